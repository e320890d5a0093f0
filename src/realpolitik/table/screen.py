"""What one viewer sees of a match, at this moment or an earlier one, in the viewer's language."""

from collections.abc import Collection
from dataclasses import replace
from typing import Final, NamedTuple

from realpolitik.kernel.chance import Recorded
from realpolitik.kernel.game import View
from realpolitik.kernel.match import Match, replay
from realpolitik.kernel.question import DUTIES, FIRST_LABEL, KINDS, NATURE, REMARKS, SPECTATOR, Question
from realpolitik.language import Speaker, speak
from realpolitik.language.speaker import MARK
from realpolitik.records.telling import winners
from realpolitik.table.breaking import BROKEN
from realpolitik.table.guidance import lesson_of, summary_of
from realpolitik.table.messages.lobby import AtTable
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
from realpolitik.table.real_table import draws_left, is_asked, question_for, told, widened
from realpolitik.table.scene import Chair, Scene
from realpolitik.table.words import parts

LONGEST_LINE: Final = 40  # notes: no line of the log tells more of them


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
    shown.proposal = _proposal(scene, speakers.marked)
    if seat != SPECTATOR and not scene.pinned:
        _offer(shown, scene, seat, speakers)
        _guide(shown, scene, seat, speakers)
    asked = [it.seat for it in shown.seats if it.asked]
    shown.elsewhere = [other for other in asked if other in mine and other != seat]
    if asked and shown.question is None:
        shown.waiting = _waiting(asked, [it.title for it in shown.seats], speakers.plain)
    return shown


def _seen(scene: Scene, seat: int, language: str, mine: Collection[int], host: bool, held: int) -> Screen:
    """The position, the seats and the log. Nothing is asked, and nothing can be done."""
    match, game = scene.match, scene.match.game
    plain, marked = _speakers(scene, language)
    view = match.view(seat)
    called = titles(scene, view, plain)
    return Screen(
        match=scene.id,
        game=game.name,
        version=scene.version,
        seat=None if seat == SPECTATOR else seat,
        language=language,
        seats=seats_of(scene, called, plain, mine),
        host=host,
        by_hand=None,
        view=view,
        question=None,
        waiting=None,
        elsewhere=[],
        undo=False,
        takeback=None,
        proposal=None,
        effects=effects_of(view, plain),
        duties=_duties(match, seat, marked),
        result=result_of(scene, called, plain) if match.over else None,
        lesson=None,
        summary=None,
        pinned=why_pinned(scene.pinned, plain),
        moment=Moment(at=len(match.answers), of=len(match.answers)),
        log=_log(scene, seat, marked, held),
    )


def _offer(shown: Screen, scene: Scene, seat: int, speakers: Speakers) -> None:
    """What the seat may do now: answer its question, take its last choice back, or ask to."""
    question = question_for(scene.match, seat)
    if question is not None:
        shown.question = _asked(scene, question, speakers)
    shown.undo = _can_undo(scene.match, seat)
    if not shown.undo:
        shown.takeback = _takeback(scene.match, seat, speakers.marked)


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


def _log(scene: Scene, seat: int, marked: Speaker, held: int) -> Log:
    """The log from where the viewer's copy ends. Its last entry is sent again: a later note may have joined it."""
    lines = scene.log(seat, marked).lines
    start = max(0, min(held, len(lines)) - 1)
    return Log(start=start, entries=[Entry.model_validate_json(line) for line in lines[start:]])


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
        )
        for chair in scene.chairs
    ]


def at_table(chair: Chair, title: str, speaker: Speaker, online: bool, asked: bool, mine: bool) -> AtTable:
    return AtTable(
        seat=chair.seat,
        name=chair.name,
        title=title,
        kind=chair.kind,
        bot=chair.bot,
        nickname=chair.nickname or (speaker.say(f"bot-{chair.bot}") if chair.bot else ""),
        taken=chair.taken or chair.kind == "bot",
        holders=chair.holders,
        online=chair.kind == "bot" or online,
        asked=asked,
        mine=mine,
    )


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
    return [Effect(name=it.name, title=it.title, text=it.text) for it in speaker.effects(view)]


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
        keep=pending.keep,
        text=_since(scene.match, pending.keep, SPECTATOR, marked),
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


# -- an earlier moment -------------------------------------------------------------------------------------------------


def earlier(scene: Scene, at: int, seat: int, language: str, mine: Collection[int], host: bool) -> Screen:
    """The screen when only `at` answers had been given."""
    match = scene.match
    then = replay(match.game, match.setup, match.answers[:at], Recorded(match.chance.unknown()))
    was = replace(scene, match=then, pending=None, guided=False, chronicle=scene.chronicle.aside(language))
    shown = _seen(was, seat, language, mine, host, held=0)
    shown.by_hand, shown.moment = told(match), Moment(at=at, of=len(match.answers))
    return shown
