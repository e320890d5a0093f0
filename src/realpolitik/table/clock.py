"""The clock of a match, from what is kept of it: for each seat the time it has left, and since when that runs. It knows
no rules, no database and no present: whoever calls it says what time it is.

Time is in seconds, as the table counts them (see `uptime.py`): what passed while no server ran is not among them.

A seat's time runs while it is asked something and a person holds it, once every seat has somebody. Its *turn* begins
when it comes to be asked, and ends with the answer after which it is not. A live pace adds its increment then; one of
days gives the seat all its days anew.

A choice that is undone has never been made: the time since it was is the seat's own, whoever was asked meanwhile. What
is taken back, which the others agree to, gives nobody time back, and the same ground brings no second increment.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Final, Literal

DAY: Final = 86400.0  # seconds


@dataclass(frozen=True)
class Pace:
    """How fast a match is played, and what happens to whoever is too slow: a bot takes the seat, or it has lost."""

    kind: Literal["live", "days"]
    minutes: int = 0  # for each seat and the whole match, where it is live …
    increment: int = 0  # … and the seconds that each turn brings
    days: int = 0  # for each turn, where it is played over days
    out: Literal["bot", "loss"] = "bot"

    @property
    def first(self) -> float:
        """The seconds that a seat begins with."""
        return self.days * DAY if self.kind == "days" else self.minutes * 60.0


@dataclass(frozen=True)
class Turn:
    """The end of a seat's last turn, to go back to where it is undone."""

    ended: float
    left: float  # before what the turn brought
    credited: int


@dataclass(frozen=True)
class Dial:
    """The time of one seat."""

    left: float  # seconds: at the moment `since`, or, while the time does not run, now
    since: float | None = None  # when it began to run
    credited: int = 0  # how many answers the match had when a turn last brought time
    last: Turn | None = None
    out: bool = False  # whether the time has run out

    def left_at(self, now: float) -> float:
        return self.left if self.since is None else self.left - max(0.0, now - self.since)

    @property
    def runs_out(self) -> float | None:
        """When the time will have run out; None while it does not run."""
        return None if self.since is None else self.since + self.left


@dataclass(frozen=True)
class Clock:
    """The pace of a match, and the time of each seat. It never changes: what happens leads to another one."""

    pace: Pace
    dials: tuple[Dial, ...]

    # -- what happens --------------------------------------------------------------------------------------------------

    def set_to(self, running: Collection[int], now: float) -> "Clock":
        """Let the time of these seats run, and of no others. Nobody's turn has ended with it: somebody has sat down or
        got up, or the match takes no more answers."""
        dials = enumerate(self.dials)
        return self._with(_running(dial, now) if seat in running else _stopped(dial, now) for seat, dial in dials)

    def answered(
        self, seat: int, asked: Collection[int], running: Collection[int], answers: int, now: float
    ) -> "Clock":
        """The seat has answered, and the match has so many answers now. `asked` are the seats that are asked next, and
        `running` those of them whose time runs."""
        after = self.set_to(running, now)
        if not 0 <= seat < len(self.dials) or seat in asked or self.dials[seat].since is None:
            return after
        return after._but(seat, self._turn_over(self.dials[seat], answers, now))

    def undone(self, seat: int, running: Collection[int], now: float) -> "Clock":
        """The seat has taken its last choice back by itself. If its turn had ended with that, it never did; and whoever
        was asked only because of it has not been."""
        own = self.dials[seat]
        if seat not in running or own.since is not None or own.last is None:
            return self.set_to(running, now)
        dials = enumerate(self.dials)
        after = self._with(_running(it, now) if at in running else replace(it, since=None) for at, it in dials)
        return after._but(seat, Dial(own.last.left, since=own.last.ended, credited=own.last.credited))

    def taken_back(self, running: Collection[int], now: float) -> "Clock":
        """All have agreed to go back. Where turns have days, every turn that comes has all of them."""
        after = self.set_to(running, now)
        if self.pace.kind == "live":
            return after
        return self._with(
            it if it.since is not None or it.out else replace(it, left=self.pace.first) for it in after.dials
        )

    def ran_out(self, seat: int, now: float) -> "Clock":
        """The seat's time is up for good."""
        return self._but(seat, replace(_stopped(self.dials[seat], now), left=0.0, last=None, out=True))

    def _turn_over(self, dial: Dial, answers: int, now: float) -> Dial:
        left = dial.left_at(now)
        over = replace(dial, left=left, since=None, last=Turn(now, left, dial.credited))
        if self.pace.kind == "days":
            return replace(over, left=self.pace.first)
        if answers <= dial.credited:  # the same ground once more, after something was taken back
            return over
        return replace(over, left=left + self.pace.increment, credited=answers)

    # -- running out ---------------------------------------------------------------------------------------------------

    @property
    def next_out(self) -> tuple[float, int] | None:
        """When time runs out next, and whose: of several at once, the first seat's."""
        ends = [(dial.runs_out, seat) for seat, dial in enumerate(self.dials) if dial.runs_out is not None]
        return min(ends, default=None)

    def out_at(self, now: float) -> int | None:
        """The seat whose time has run out first by now; None while nobody's has."""
        first = self.next_out
        return first[1] if first is not None and first[0] <= now else None

    def too_late_to_undo(self, seat: int, now: float) -> bool:
        """Whether the seat would be out of time if the turn it has ended had not."""
        own = self.dials[seat]
        return own.since is None and own.last is not None and own.last.left <= now - own.last.ended

    # -- as it is kept -------------------------------------------------------------------------------------------------

    @property
    def kept(self) -> list[dict[str, Any]]:
        return [asdict(dial) for dial in self.dials]

    def _with(self, dials: Iterable[Dial]) -> "Clock":
        return Clock(self.pace, tuple(dials))

    def _but(self, seat: int, dial: Dial) -> "Clock":
        return self._with(dial if at == seat else other for at, other in enumerate(self.dials))


def _running(dial: Dial, now: float) -> Dial:
    return dial if dial.since is not None else replace(dial, since=now)


def _stopped(dial: Dial, now: float) -> Dial:
    return replace(dial, left=dial.left_at(now), since=None)


def wound_up(pace: Pace, seats: int) -> Clock:
    """The clock before anybody is asked."""
    return Clock(pace, tuple(Dial(pace.first) for _ in range(seats)))


def clock_kept(pace: Mapping[str, Any] | None, dials: Sequence[Mapping[str, Any]] | None) -> Clock | None:
    """The clock that the database keeps; None where the match has none."""
    if pace is None or dials is None:
        return None
    return Clock(Pace(**pace), tuple(_dial(dial) for dial in dials))


def _dial(kept: Mapping[str, Any]) -> Dial:
    return Dial(**{**kept, "last": Turn(**kept["last"]) if kept["last"] else None})
