"""What one viewer sees of a match, at this moment or an earlier one, in the viewer's language."""

from collections.abc import Collection
from contextlib import suppress
from dataclasses import asdict, replace
from functools import lru_cache
from typing import Any, Final, NamedTuple

from realpolitik.kernel.chance import Recorded
from realpolitik.kernel.errors import WrongAnswer
from realpolitik.kernel.game import View
from realpolitik.kernel.match import Match, replay
from realpolitik.kernel.question import DUTIES, FIRST_LABEL, KINDS, NATURE, REMARKS, SPECTATOR, Question
from realpolitik.language import Speaker, speak
from realpolitik.language.advice import bot_title
from realpolitik.language.speaker import MARK
from realpolitik.language.vocabulary import EffectTold
from realpolitik.records.telling import winners
from realpolitik.table.book import digest_of
from realpolitik.table.breaking import BROKEN
from realpolitik.table.clock import Clock
from realpolitik.table.guidance import lesson_of, summary_of
from realpolitik.table.messages.lobby import AtTable, ClockTold, DialTold, RatingTold
from realpolitik.table.messages.message import Parts
from realpolitik.table.messages.screen import (
    Asked,
    Duty,
    Effect,
    Entry,
    FinalRow,
    Log,
    Moment,
    Offer,
    Proposal,
    Remark,
    Result,
    Screen,
    Takeback,
    Waiting,
)
from realpolitik.table.ratings import PROVISIONAL
from realpolitik.table.real_table import draws_left, is_asked, question_for, told, widened
from realpolitik.table.scene import Chair, Scene
from realpolitik.table.staging import scene_told
from realpolitik.table.steps import others_until
from realpolitik.table.uptime import moment
from realpolitik.table.viewer import Sight
from realpolitik.table.words import parts

LONGEST_LINE: Final = 40  # notes: no line of the log tells more of them
TOLD_AGAIN: Final = 1024  # lines and effects that are kept: the next screen has most of them too


class Speakers(NamedTuple):
    """A language, in plain words and with the names marked."""

    plain: Speaker
    marked: Speaker


def _speakers(scene: Scene, language: str) -> Speakers:
    game = scene.match.game.name
    return Speakers(speak(game, language), speak(game, language, marked=True))


# -- this moment -------------------------------------------------------------------------------------------------------


def screen(scene: Scene, seat: int, language: str, mine: Collection[int], host: bool, held: int) -> Screen:
    """What a seat, or a SPECTATOR, sees. `held`: how many entries of the log the viewer has already."""
    shown = _seen(scene, seat, language, mine, host, held)
    speakers = _speakers(scene, language)
    shown.by_hand = told(scene.match)
    shown.clock = clock_told(scene.clock, scene.lost)
    shown.proposal = _proposal(scene, speakers.marked)
    if seat != SPECTATOR and not scene.pinned:
        _offer(shown, scene, seat, speakers)
        _guide(shown, scene, seat, speakers)
    if scene.staged is not None:
        shown.scene = scene_told(scene.staged, scene.match, speakers.marked, speakers.plain)
    asked = [it.seat for it in shown.seats if it.asked]
    shown.elsewhere = [other for other in asked if other in mine and other != seat]
    if asked and shown.question is None and not scene.is_closed(scene.match):
        shown.waiting = _waiting(asked, [it.title for it in shown.seats], speakers.plain)
    return shown


def _seen(scene: Scene, seat: int, language: str, mine: Collection[int], host: bool, held: int | None) -> Screen:
    """The position, the seats and the log. Nothing is asked, and nothing can be done."""
    match, game = scene.match, scene.match.game
    plain, marked = _speakers(scene, language)
    view = match.view(seat)
    called, done = titles(scene, view, plain), len(match.answers)
    return Screen(
        match=scene.id,
        game=game.name,
        book=digest_of(game.name, language),
        version=scene.version,
        seat=None if seat == SPECTATOR else seat,
        language=language,
        seats=seats_of(scene, called, plain, mine),
        host=host,
        rated=scene.rated["state"] if scene.rated else "",
        chat=scene.chat,
        open=scene.opened if scene.may_open and scene.has_free_seat else None,
        again=scene.again["match"] if scene.again and seat != SPECTATOR else "",
        clock=None,
        by_hand=None,
        view=view,
        question=None,
        waiting=None,
        elsewhere=[],
        undo=False,
        takeback=None,
        proposal=None,
        resign="",
        draw=False,
        effects=effects_of(view, plain),
        duties=_duties(match, seat, marked),
        result=result_of(scene, called, plain) if match.over else None,
        lesson=None,
        summary=None,
        scene=None,
        pinned=why_pinned(scene.pinned, plain),
        moment=Moment(at=done, of=done, others=others_until(match, seat, view.get("you"))),
        log=_log(scene, seat, marked, held),
    )


def _offer(shown: Screen, scene: Scene, seat: int, speakers: Speakers) -> None:
    """What the seat may do now: answer its question, take its last choice back, or ask to."""
    if scene.is_closed(scene.match):
        return
    question = question_for(scene.match, seat)
    if question is not None:
        shown.question = _asked(scene, question, speakers)
    shown.undo = _can_undo(scene.match, seat)
    if not shown.undo:
        shown.takeback = _takeback(scene.match, seat, speakers.marked)
    if not scene.match.over:
        shown.resign = "bot" if scene.bot_takes_over(seat) else "loss"
        shown.draw = scene.may_be_drawn and scene.pending is None


def _guide(shown: Screen, scene: Scene, seat: int, speakers: Speakers) -> None:
    """In a guided match: what belongs to this moment, or what decided it."""
    if not scene.guided:
        return
    if scene.match.over:
        shown.summary = summary_of(scene.match, seat, speakers.marked, speakers.plain)
    else:
        shown.lesson = lesson_of(scene.match, seat, speakers.marked, speakers.plain)


def _duties(match: Match, seat: int, marked: Speaker) -> list[Duty]:
    """Those of a hand that the program does not know would be made of assumed cards."""
    if seat in match.unknown_seats():
        return []
    return [
        Duty(text=parts(marked.duty(duty)), rule=match.game.section_of(DUTIES[duty[0]]))
        for duty in match.game.duties(match.state, seat)
    ]


def why_pinned(why: str, speaker: Speaker) -> str:
    if why == BROKEN:
        return speaker.say("broken")
    return speaker.say("pinned", why=why) if why else ""


def _log(scene: Scene, seat: int, marked: Speaker, held: int | None) -> Log:
    """The log from where the viewer's copy ends; nothing for a viewer who wants none. The last entry of a copy is sent
    again: a later note may have joined it."""
    if held is None:
        return Log(start=0, entries=[])
    lines = scene.log(seat, marked).lines
    start = max(0, min(held, len(lines)) - 1)
    return Log(start=start, entries=[_entry(line) for line in lines[start:]])


@lru_cache(TOLD_AGAIN)
def _entry(line: bytes) -> Entry:
    return Entry.model_validate_json(line)


def titles(scene: Scene, view: View, speaker: Speaker) -> list[str]:
    """What the seats are called: by their sides, once these are settled. Everybody's view tells which are whose."""
    sides = {seat: side for side, seat in view.get("seats", {}).items()}
    return [speaker.seat(sides.get(chair.seat, chair.name)) for chair in scene.chairs]


def seats_of(scene: Scene, called: list[str], speaker: Speaker, mine: Collection[int]) -> list[AtTable]:
    return [
        at_table(
            chair,
            called[chair.seat],
            speaker,
            online=chair.seat in scene.online,
            asked=is_asked(scene.match, chair.seat),
            mine=chair.seat in mine,
            rating=rating_told(scene.rated, chair.seat),
        )
        for chair in scene.chairs
    ]


def at_table(
    chair: Chair, title: str, speaker: Speaker, online: bool, asked: bool, mine: bool, rating: RatingTold | None
) -> AtTable:
    return AtTable(
        seat=chair.seat,
        name=chair.name,
        title=title,
        kind=chair.kind,
        bot=chair.bot,
        nickname=chair.nickname or (bot_title(speaker, chair.bot) if chair.bot else ""),
        taken=chair.taken or chair.kind == "bot",
        holders=chair.holders,
        online=chair.kind == "bot" or online,
        asked=asked,
        mine=mine,
        rating=rating,
    )


def rating_told(rated: dict[str, Any] | None, seat: int) -> RatingTold | None:
    """The rating of whoever sits there, where a match is rated or was."""
    found = rated["seats"][seat] if rated else None
    if found is None:
        return None
    rating, was = round(found["rating"]), found.get("was")
    return RatingTold(
        rating=rating,
        deviation=round(found["deviation"]),
        provisional=found["deviation"] > PROVISIONAL,
        change=None if was is None else rating - round(was),
    )


def clock_told(clock: Clock | None, lost: float) -> ClockTold | None:
    """The clock in times of day, which are so many seconds ahead of the table's own."""
    if clock is None:
        return None
    dials = [
        DialTold(
            left=round(dial.left, 3) if dial.runs_out is None else None,
            runs_out=None if dial.runs_out is None else moment(dial.runs_out + lost).isoformat(timespec="milliseconds"),
            out=dial.out,
        )
        for dial in clock.dials
    ]
    return ClockTold(**asdict(clock.pace), dials=dials)


def _asked(scene: Scene, asked: Question, speakers: Speakers) -> Asked:
    match, question = scene.match, widened(scene.match, asked)
    kind, left = KINDS[question.kind], draws_left(match, asked)
    return Asked(
        kind=kind.name,
        seat=question.seat,
        text=parts(speakers.marked.question(question)),
        rule=match.game.section_of(kind),
        points_at=kind.points_at,
        about={**match.game.about(question), **({"left": left} if left else {})},
        options=[offer(match, question, option, speakers) for option in question.options],
        asked_since=scene.version if question.seat == NATURE else scene.asked_since[question.seat],
    )


def offer(match: Match, question: Question, option: int, speakers: Speakers) -> Offer:
    game = match.game
    return Offer(
        option=option,
        kind="label" if option >= FIRST_LABEL else KINDS[question.kind].points_at,
        name=game.describe_option(question, option),
        text=speakers.plain.option(question, option),
        price=game.price(match.state, question, option),
        remarks=[
            Remark(
                short=speakers.plain.remark_in_short(remark),
                text=parts(speakers.marked.remark(remark)),
                rule=game.section_of(REMARKS[remark[0]]),
            )
            for remark in game.remarks(match.state, question, option)
        ],
    )


def _waiting(asked: list[int], called: list[str], speaker: Speaker) -> Waiting:
    who = ", ".join(called[seat] for seat in asked)
    return Waiting(seats=asked, text=speaker.say("waiting", n=len(asked), who=who))


def effects_of(view: View, speaker: Speaker) -> list[Effect]:
    return [_effect(it) for it in speaker.effects(view)]


@lru_cache(TOLD_AGAIN)
def _effect(told: EffectTold) -> Effect:
    return Effect(name=told.name, title=told.title, text=told.text)


def result_of(scene: Scene, called: list[str], speaker: Speaker) -> Result:
    """Who has won: seats, as they are called; or a side that nobody sits for, where all at the table have lost."""
    seats = list(scene.match.outcome.winners) if scene.match.outcome else []
    names = [called[seat] for seat in seats] or [speaker.seat(side) for side in winners(scene.match)]
    return Result(
        winners=seats,
        losers=[seat for seat, gain in enumerate(scene.match.returns) if gain < max(*scene.match.returns, 0)],
        text=result_in_words(names, speaker),
        scoring=_scoring(scene.match),
    )


def result_in_words(winners: list[str], speaker: Speaker) -> str:
    return speaker.say("result", winners=len(winners), who=", ".join(winners))


def _scoring(match: Match) -> list[FinalRow]:
    sides = match.game.components()["sides"]
    paid = match.game.final_points([note for _, note in match.notes(SPECTATOR)])
    return [FinalRow(kind=it.kind, name=it.name, points=dict(zip(sides, it.points, strict=True))) for it in paid]


# -- going back --------------------------------------------------------------------------------------------------------


def _can_undo(match: Match, seat: int) -> bool:
    """People who roll or deal may take back whatever was typed last, whoever it was for."""
    return match.can_take_back() if match.chance.by_hand() else match.can_undo(seat)


def _takeback(match: Match, seat: int, marked: Speaker) -> Takeback | None:
    """What a seat may ask to take back, if it cannot simply be undone: its last choice, before the game is over."""
    answers = match.answers
    own = next((at for at in range(len(answers) - 1, -1, -1) if answers[at][0] == seat), None)
    return None if own is None or match.over else Takeback(keep=own, text=_since(match, own, seat, marked))


def _proposal(scene: Scene, marked: Speaker) -> Proposal | None:
    pending = scene.pending
    if pending is None:
        return None
    return Proposal(
        seat=pending.seat,
        draw=pending.draw,
        keep=len(scene.match.answers) if pending.draw else pending.keep,
        text=[] if pending.draw else _since(scene.match, pending.keep, SPECTATOR, marked),
        waiting_for=[seat for seat in scene.must_agree(pending.seat) if seat not in pending.agreed],
    )


def _since(match: Match, keep: int, seat: int, marked: Speaker) -> Parts:
    """What came of the choice made then, as far as the seat may know it: the first line that names a thing."""
    answers = match.answers
    until = next((at for at in range(keep + 1, len(answers)) if answers[at][0] != NATURE), len(answers))
    notes = [(at, note) for at, note in match.notes(seat, keep + 1) if at <= until][:LONGEST_LINE]
    first = ""
    for line in marked.lines(notes):
        text = marked.line(line).text
        if MARK in text:
            return parts(text)
        first = first or text
    return parts(first)


# -- a moment that may come --------------------------------------------------------------------------------------------


def imagined(scene: Scene, sight: Sight, asked: bool) -> Screen:
    """The screen of a match as a seat imagines it, with the question that would be open to it, if it is `asked`. The
    log, and what can be taken back, are as they were."""
    shown = _seen(scene, sight.seat, sight.language, sight.mine, sight.host, held=None)
    question = scene.match.question_to(sight.seat) if asked else None
    if question is not None:
        speakers = _speakers(scene, sight.language)
        shown.question = _asked(scene, question, speakers)
        with suppress(WrongAnswer):  # where the past, as it truly was, could not go on so, nothing is taught of it
            _guide(shown, scene, sight.seat, speakers)
    return shown


# -- an earlier moment -------------------------------------------------------------------------------------------------


def earlier(scene: Scene, at: int, seat: int, language: str, mine: Collection[int], host: bool) -> Screen:
    """The screen when only `at` answers had been given."""
    match = scene.match
    then = replay(match.game, match.setup, match.answers[:at], Recorded(match.chance.unknown()))
    was = replace(scene, match=then, pending=None, guided=False, chronicle=scene.chronicle.aside(language))
    shown = _seen(was, seat, language, mine, host, held=0)
    shown.by_hand, shown.moment.of = told(match), len(match.answers)
    return shown
