"""What one viewer sees of a match, at this moment or an earlier one, in the viewer's language."""

from collections.abc import Collection
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final, Literal, NamedTuple

from realpolitik.kernel.chance import Recorded
from realpolitik.kernel.game import View
from realpolitik.kernel.match import Match, replay
from realpolitik.kernel.question import DUTIES, FIRST_LABEL, KINDS, NATURE, SPECTATOR, Note, Question
from realpolitik.kernel.question import Duty as DutyOfGame
from realpolitik.language import Speaker, speak
from realpolitik.language.speaker import MARK, Told
from realpolitik.records.telling import winners
from realpolitik.table.guidance import lesson_of, summary_of
from realpolitik.table.messages import (
    Asked,
    AtTable,
    Duty,
    Effect,
    Entry,
    Log,
    MatchSummary,
    Moment,
    Offer,
    Parts,
    Proposal,
    Result,
    Screen,
    Takeback,
    Waiting,
)
from realpolitik.table.real_table import can_take_back, draws_left, is_asked, question_for, told, widened
from realpolitik.table.words import parts

LONGEST_LINE: Final = 40  # notes: no line of the log tells more of them


class Chair(NamedTuple):
    """A seat as the table knows it: who is to sit there, and whether anybody does."""

    seat: int
    name: str
    kind: Literal["person", "bot"]
    bot: str
    nickname: str
    taken: bool
    holders: int = 0  # how many browsers and programs have shown a key of it


class Pending(NamedTuple):
    """A seat asks to go back to the moment when `keep` answers had been given; some have agreed."""

    seat: int
    keep: int
    agreed: tuple[int, ...]


class Telling:
    """The log as one seat has been told it in one language, so that only what is new needs words."""

    def __init__(self) -> None:
        self.notes: list[tuple[int, Note]] = []
        self.entries: list[Entry] = []
        self._last = 0  # how many notes the last entry tells: a later note may join it

    def tell(self, notes: list[tuple[int, Note]], marked: Speaker) -> list[Entry]:
        """The whole log. After a step back it is told anew."""
        if notes[: len(self.notes)] != self.notes:
            self.notes, self.entries, self._last = [], [], 0
        if len(notes) > len(self.notes):
            fresh = marked.tell(notes[len(self.notes) - self._last :])
            self.entries[max(0, len(self.entries) - 1) :] = [entry(line) for line in fresh]
            self.notes, self._last = notes, fresh[-1].notes
        return self.entries


@dataclass
class Table:
    """A match, and all of it that is not in the rules."""

    id: str
    match: Match
    version: int
    chairs: list[Chair]
    asked_since: list[int]  # for each seat the version at which its present question was put
    online: set[int] = field(default_factory=set)
    pending: Pending | None = None
    pinned: str = ""
    guided: bool = False
    tellings: dict[tuple[int, str], Telling] = field(default_factory=dict)


# -- this moment -------------------------------------------------------------------------------------------------------


def screen(
    table: Table, seat: int, language: str, mine: Collection[int], host: bool, held: int, at: int | None = None
) -> Screen:
    """What a seat, or a SPECTATOR, sees. `held`: how many entries of the log the viewer has already.

    With `at`, the match is a copy as it was then, and nothing is asked.
    """
    match, game = table.match, table.match.game
    plain, marked = speak(game.name, language), speak(game.name, language, marked=True)
    view = match.view(seat)
    called = titles(table, view, plain)
    now = at is None
    question = question_for(match, seat) if now and not table.pinned and seat != SPECTATOR else None
    asked = [chair.seat for chair in table.chairs if is_asked(match, chair.seat)] if now else []
    undo = now and not table.pinned and _can_undo(match, seat)
    guided = table.guided and now and not table.pinned and seat != SPECTATOR
    return Screen(
        match=table.id,
        game=game.name,
        version=table.version,
        seat=None if seat == SPECTATOR else seat,
        language=language,
        seats=seats_of(table, called, plain, mine),
        host=host,
        by_hand=told(match) if now else None,
        view=view,
        question=None if question is None else _asked(table, question, plain, marked),
        waiting=_waiting(asked, called, plain) if asked and question is None else None,
        elsewhere=[other for other in asked if other in mine and other != seat],
        undo=undo,
        takeback=_takeback(table, seat, marked) if now and not table.pinned and not undo else None,
        proposal=_proposal(table, marked) if now else None,
        effects=effects_of(view, plain),
        duties=[
            Duty(text=parts(marked.duty(duty)), rule=game.section_of(DUTIES[duty[0]])) for duty in _duties(match, seat)
        ],
        result=result_of(table, called, plain) if match.over else None,
        lesson=lesson_of(match, seat, marked, plain) if guided and not match.over else None,
        summary=summary_of(match, seat, marked, plain) if guided and match.over else None,
        pinned=plain.say("pinned", why=table.pinned) if table.pinned else "",
        moment=Moment(at=len(match.answers) if at is None else at, of=len(match.answers)),
        log=_log(table, seat, marked, held),
    )


def _duties(match: Match, seat: int) -> list[DutyOfGame]:
    """Those of a hand that the program does not know would be made of assumed cards."""
    return [] if seat in match.unknown_seats() else match.game.duties(match.state, seat)


def _log(table: Table, seat: int, marked: Speaker, held: int) -> Log:
    """The log from where the viewer's copy ends. Its last entry is sent again: a later note may have joined it."""
    telling = table.tellings.setdefault((seat, marked.language), Telling())
    entries = telling.tell(table.match.notes(seat), marked)
    start = max(0, min(held, len(entries)) - 1)
    return Log(start=start, entries=entries[start:])


def entry(line: Told) -> Entry:
    return Entry(at=line.at, kind=line.kind, text=parts(line.text), rule=line.rule, dice=list(line.dice))


def titles(table: Table, view: View, speaker: Speaker) -> list[str]:
    """What the seats are called: by their sides, once these are settled. Everybody's view tells which are whose."""
    sides = {seat: side for side, seat in view.get("seats", {}).items()}
    return [speaker.seat(sides.get(chair.seat, chair.name)) for chair in table.chairs]


def seats_of(table: Table, called: list[str], speaker: Speaker, mine: Collection[int]) -> list[AtTable]:
    return [
        AtTable(
            seat=chair.seat,
            name=chair.name,
            title=called[chair.seat],
            kind=chair.kind,
            bot=chair.bot,
            nickname=chair.nickname or (speaker.say(f"bot-{chair.bot}") if chair.bot else ""),
            taken=chair.taken or chair.kind == "bot",
            holders=chair.holders,
            online=chair.kind == "bot" or chair.seat in table.online,
            asked=is_asked(table.match, chair.seat),
            mine=chair.seat in mine,
        )
        for chair in table.chairs
    ]


def _asked(table: Table, asked: Question, plain: Speaker, marked: Speaker) -> Asked:
    match, question = table.match, widened(table.match, asked)
    kind, left = KINDS[question.kind], draws_left(match, asked)
    return Asked(
        kind=kind.name,
        seat=question.seat,
        text=parts(marked.question(question)),
        rule=match.game.section_of(kind),
        points_at=kind.points_at,
        about={**match.game.about(question), **({"left": left} if left else {})},
        options=[offer(match, question, option, plain) for option in question.options],
        asked_since=table.version if question.seat == NATURE else table.asked_since[question.seat],
    )


def offer(match: Match, question: Question, option: int, speaker: Speaker) -> Offer:
    return Offer(
        option=option,
        kind="label" if option >= FIRST_LABEL else KINDS[question.kind].points_at,
        name=match.game.describe_option(question, option),
        text=speaker.option(question, option),
    )


def _waiting(asked: list[int], called: list[str], speaker: Speaker) -> Waiting:
    who = ", ".join(called[seat] for seat in asked)
    return Waiting(seats=asked, text=speaker.say("waiting", n=len(asked), who=who))


def effects_of(view: View, speaker: Speaker) -> list[Effect]:
    return [Effect(name=it.name, title=it.title, text=it.text) for it in speaker.effects(view)]


def result_of(table: Table, called: list[str], speaker: Speaker) -> Result:
    """Who has won: seats, as they are called; or a side that nobody sits for, where all at the table have lost."""
    seats = list(table.match.outcome.winners) if table.match.outcome else []
    names = [called[seat] for seat in seats] or [speaker.seat(side) for side in winners(table.match)]
    return Result(winners=seats, text=speaker.say("result", winners=len(names), who=", ".join(names)))


# -- going back --------------------------------------------------------------------------------------------------------


def _can_undo(match: Match, seat: int) -> bool:
    """People who roll or deal may take back whatever was typed last, whoever it was for."""
    if seat == SPECTATOR:
        return False
    return can_take_back(match) if match.chance.by_hand() else match.can_undo(seat)


def _takeback(table: Table, seat: int, marked: Speaker) -> Takeback | None:
    """What a seat may ask to take back, if it cannot simply be undone: its last choice."""
    match = table.match
    own = [at for at, (who, _) in enumerate(match.answers) if who == seat]
    return Takeback(keep=own[-1], text=_since(match, own[-1], seat, marked)) if own else None


def _proposal(table: Table, marked: Speaker) -> Proposal | None:
    pending = table.pending
    if pending is None:
        return None
    return Proposal(
        seat=pending.seat,
        keep=pending.keep,
        text=_since(table.match, pending.keep, SPECTATOR, marked),
        waiting_for=[seat for seat in must_agree(table, pending.seat) if seat not in pending.agreed],
    )


def must_agree(table: Table, asking: int) -> list[int]:
    """The seats of other people, who have to agree to a step back."""
    return [chair.seat for chair in table.chairs if chair.kind == "person" and chair.taken and chair.seat != asking]


def _since(match: Match, keep: int, seat: int, marked: Speaker) -> Parts:
    """What came of the choice made then, as far as the seat may know it: the first line that names a thing."""
    later = [at for at, (who, _) in enumerate(match.answers) if at > keep and who != NATURE]
    until = later[0] if later else len(match.answers)
    lines = marked.tell([(at, note) for at, note in match.notes(seat, keep + 1) if at <= until][:LONGEST_LINE])
    telling = [line for line in lines if MARK in line.text] or lines
    return parts(telling[0].text) if telling else []


# -- an earlier moment, and in short -----------------------------------------------------------------------------------


def earlier(table: Table, at: int, seat: int, language: str, mine: Collection[int], host: bool) -> Screen:
    """The screen when only `at` answers had been given."""
    match = table.match
    then = replay(match.game, match.setup, match.answers[:at], Recorded(match.chance.unknown()))
    was = Table(table.id, then, table.version, table.chairs, table.asked_since, table.online, None, table.pinned)
    shown = screen(was, seat, language, mine, host, held=0, at=at)
    shown.by_hand, shown.moment = told(match), Moment(at=at, of=len(match.answers))
    return shown


def summary(
    table: Table, language: str, mine: Collection[int], host: bool, created: datetime, updated: datetime
) -> MatchSummary:
    """The match in a line of the lobby."""
    match = table.match
    speaker = speak(match.game.name, language)
    view = match.view(SPECTATOR)
    called = titles(table, view, speaker)
    moment = {key: value for key, value in view.items() if isinstance(value, int | str)}
    return MatchSummary(
        match=table.id,
        game=match.game.name,
        title=speaker.game(),
        scenario=speaker.scenario(match.setup.scenario),
        seats=seats_of(table, called, speaker, mine),
        moment=speaker.say("moment", **moment),
        your_move=not table.pinned and any(question_for(match, seat) is not None for seat in mine),
        host=host,
        guided=table.guided,
        created=created.isoformat(),
        updated=updated.isoformat(),
        finished=match.over,
        result=result_of(table, called, speaker).text if match.over else "",
        pinned=speaker.say("pinned", why=table.pinned) if table.pinned else "",
    )
