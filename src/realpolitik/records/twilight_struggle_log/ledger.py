"""The books of one entry: every line of it has to be explained by what our rules did, and the other way round.

Lines are of three sorts. *Steps* (an event, an operation, its target, its die) come in the log's order. *Influence* and
*cards* are bound to the step after which they stand. Other changes keep their order only among their own kind: the
source tells some of them sooner or later than our rules do.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from realpolitik.games.cold_war.labels import COUP, REALIGNMENT
from realpolitik.kernel.question import NOTES, Note
from realpolitik.records.imported import Disagreement
from realpolitik.records.message import Message, Telling
from realpolitik.records.twilight_struggle_log.entries import Entry, Passed
from realpolitik.records.twilight_struggle_log.lines import (
    CardNamed,
    CoupRoll,
    Ended,
    Happens,
    Headlined,
    Influence,
    InPlay,
    Line,
    Nothing,
    Operation,
    Points,
    RealignmentRoll,
    Said,
    SpaceRoll,
    Target,
    TrapRoll,
    War,
    WarRoll,
    quoted,
)

STEPS: Final = (Happens, Operation, Target, CoupRoll, RealignmentRoll, War, WarRoll, SpaceRoll, TrapRoll)
SILENT: Final = (Headlined, InPlay)  # seen to elsewhere


@dataclass(slots=True)
class Ledger:
    """How far an entry has been explained. Cheap to copy, since nothing in it is ever changed in place: the search for
    the right answers copies it at every step."""

    entry: Entry
    last: bool  # nothing has to follow it: the log may break off in the middle of a play
    vp: list[int]  # where the marker has been
    steps: list[int]  # still to come
    passes: list[Passed]  # still to come
    round: int  # the one under way
    done: int = 0  # a bit for each line that is explained
    touched: int = 0  # a bit for each line of influence that is explained in part
    tied: bool = False  # whether a contest has just been tied
    penalty: int = 0  # for missing military operations, where it is due: the points, above zero to the US
    turned: bool = False  # whether the next turn has begun
    printed: int = 0  # the Ops of the card in use
    used: list[str] = field(default_factory=list)  # the habits of the source that were met
    note: Note = ()  # what our rules have just done

    def copy(self) -> "Ledger":
        return replace(self)

    def key(self) -> tuple[object, ...]:
        """What the books say, to tell them from others of the same entry."""
        return self.done, self.touched, self.tied, self.penalty, self.turned, tuple(self.vp)

    # -- what is still open ------------------------------------------------------------------------------------------

    @property
    def lines(self) -> list[Line]:
        return self.entry.lines

    def is_done(self, at: int) -> bool:
        return bool(self.done >> at & 1)

    def open_lines(self) -> Iterator[tuple[int, Line]]:
        """The lines not yet explained, and where each stands."""
        return ((at, line) for at, line in enumerate(self.lines) if not self.is_done(at))

    def step(self, ahead: int = 0) -> Said | None:
        """The next step the log tells, or one further ahead."""
        return self.lines[self.steps[ahead]].said if ahead < len(self.steps) else None

    def block_end(self) -> int:
        """Where the next step stands: influence told before it belongs to what is being done now."""
        return self.steps[0] if self.steps else len(self.lines)

    def influence(self) -> list[Influence]:
        """The changes of influence told before the next step and not yet explained."""
        end = self.block_end()
        return [line.said for at, line in self.open_lines() if at < end and isinstance(line.said, Influence)]

    def cards(self, *verbs: str) -> list[CardNamed]:
        """The cards told before the next step that are still to come into the open."""
        end = self.block_end()
        named = [line.said for at, line in self.open_lines() if at < end and isinstance(line.said, CardNamed)]
        return [said for said in named if said.verb in verbs]

    def has_nothing(self) -> bool:
        """Whether the log says that a hand is empty when a card is to be discarded from it."""
        return any(isinstance(line.said, Nothing) and line.said.verb == "discard" for line in self.lines)

    def told(self) -> bool:
        """Whether all that the entry tells is explained."""
        return all(_quiet(line.said) for _, line in self.open_lines())

    def progress(self) -> int:
        return self.done.bit_count()

    def left_over(self) -> list[Line]:
        """The lines not explained that something would have to be done about."""
        return [line for _, line in self.open_lines() if not isinstance(line.said, SILENT)]

    # -- what is explained -------------------------------------------------------------------------------------------

    def tick(self, at: int) -> None:
        self.done |= 1 << at

    def expect(self, said: Said) -> None:
        """The next step of the log has to be this one, which tells what our rules have just done."""
        if self.step() != said:
            raise self.parted_at_step(self.note, self.rule())
        self.step_done()

    def step_done(self) -> None:
        """A step is explained; the influence and the cards told before it must be by then."""
        at = self.steps[0]
        for earlier, line in self.open_lines():
            if earlier < at and isinstance(line.said, Influence | CardNamed):
                raise Disagreement(line.number, quoted(line), Message("log-not-yet"))
        self.tick(at)
        self.steps = self.steps[1:]

    def card_shown(self, verb: str, side: int, card: int) -> None:
        """A card comes into the open, which the log tells once or twice."""
        told = [at for at in range(self.block_end()) if self.lines[at].said == CardNamed(verb, side, card)]
        for at in told:
            self.tick(at)
        if not told:
            raise self.parted(Message(f"log-{verb}", side=side, card=card), "5.1")

    def habit(self, name: str) -> None:
        """A habit of the source was met."""
        self.used = [*self.used, name]

    # -- where the log and our rules part ----------------------------------------------------------------------------

    def at_line(self) -> int:
        """The number of the first line not explained."""
        for line in self.left_over():
            return line.number
        return self.lines[-1].number if self.lines else self.entry.number

    def rule(self) -> str:
        """The section behind what our rules have just done."""
        return NOTES[self.note[0]].rule

    def parted(self, happened: Telling, rule: str) -> Disagreement:
        """They part at the first line not explained."""
        number = self.at_line()
        text = next((line.text for line in self.lines if line.number == number), self.entry.heading)
        return Disagreement(number, Message("log-line", text=text), happened, rule)

    def parted_at_step(self, happened: Telling, rule: str) -> Disagreement:
        """The next step of the log is another."""
        if not self.steps:
            return Disagreement(self.at_line(), Message("log-nothing-more"), happened, rule)
        line = self.lines[self.steps[0]]
        return Disagreement(line.number, quoted(line), happened, rule)

    def untold(self) -> Disagreement:
        """No line tells what our rules have just done."""
        return Disagreement(self.at_line(), Message("log-nothing-of-it"), self.note, self.rule())


def open_ledger(entry: Entry, vp: int, last: bool) -> Ledger:
    """The books of an entry of which nothing is explained yet, with the score at which it begins."""
    return Ledger(entry, last, [vp], steps_of(entry.lines, last), entry.passed, entry.round)


def steps_of(lines: list[Line], last: bool) -> list[int]:
    """Where the steps stand. An operation of which nothing follows was offered, and not used; or the log ends there."""
    steps = [at for at, line in enumerate(lines) if isinstance(line.said, STEPS)]
    followed = [isinstance(lines[at].said, Target) for at in steps[1:]] + [last]
    return [at for at, aimed in zip(steps, followed, strict=False) if aimed or not _has_target(lines[at].said)]


def _has_target(said: Said) -> bool:
    return isinstance(said, Operation) and said.label in (COUP, REALIGNMENT)


def _quiet(said: Said) -> bool:
    """Whether a line needs nothing to happen."""
    return isinstance(said, (*SILENT, Ended)) or (isinstance(said, Points) and not said.n)
