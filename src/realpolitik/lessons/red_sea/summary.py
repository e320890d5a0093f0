"""What decided a game: the largest swings and why they came, what the whole game hung on, what to try next."""

from collections.abc import Iterator
from typing import Final, NamedTuple, cast

from realpolitik.games.cold_war.board import NOBODY, US
from realpolitik.games.cold_war.occurrence import EVENT_OCCURS
from realpolitik.games.cold_war.rounds import ROUND_BEGINS
from realpolitik.games.cold_war.scoring import REGION_SCORED
from realpolitik.games.cold_war.space import SPACE_ADVANCED, SPACE_ROLLED
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.cold_war.tracks import DEFCON_CHANGED, VP_GAINED, WON_BY_NUCLEAR_WAR, other
from realpolitik.games.cold_war.turn import MILITARY_SHORT, TURN_BEGINS
from realpolitik.games.red_sea.countries import BOARD, COUNTRIES, SETS
from realpolitik.games.red_sea.scoring import (
    AUTONOMY_HELD,
    SEA_LANES_ADDED,
    SEA_LANES_DOUBLED,
    SEA_LANES_HELD,
    WON_BY_AFRICA,
)
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import Note
from realpolitik.lessons.lesson import Remark, Summary, Things, TurningPoint, Value, Weighed, weightiest
from realpolitik.lessons.past import positions

MANY: Final = 5  # turning points
BRINK: Final = 2

_CAUSES: Final = (EVENT_OCCURS, REGION_SCORED, MILITARY_SHORT, SPACE_ADVANCED, AUTONOMY_HELD)


class Cause(NamedTuple):
    """What victory points may come of: a note before them, until the next round begins."""

    kind: int
    note: Note


def summary(match: Match, side: int) -> Summary:
    story = Story(match, side)
    return Summary(weightiest(story.points, MANY), list(whole(story)), list(advice(story)))


class Story:
    """The log gone through once, with what one side gained and lost by what."""

    def __init__(self, match: Match, side: int) -> None:
        self.side = side
        self.end = cast(ColdWar, match.state)
        self.points: list[Weighed] = []
        self.short = [0, 0]  # military operations that each side lacked
        self.at_sea = [0, 0]  # what the sea lanes brought
        self.scored = [0, 0]  # what scoring cards brought
        self.spaced = [0, 0]  # attempts in the space race
        self.nuclear = NOBODY  # the side that began a nuclear war
        self.africa = NOBODY  # the side that won by Africa
        first = cast(ColdWar, next(positions(match)))
        self._turn, self._round, self._phasing = first.turn, first.round, first.phasing
        self._cause: Cause | None = None
        self._brink = False  # whether DEFCON 2 has been told of
        held = _controllers(match)
        for at, note in match.notes(match_seat(match, side)):
            self._follow(at, note, held[at])

    def whose(self, side: int) -> str:
        return "mine" if side == self.side else "theirs"

    def _whose_round(self) -> str:
        return "nobody" if self._phasing == NOBODY else self.whose(self._phasing)

    # -- one note after another --------------------------------------------------------------------

    def _follow(self, at: int, note: Note, controller: list[int]) -> None:
        kind = note[0]
        if kind == TURN_BEGINS:
            self._turn, self._round, self._phasing, self._cause = note[2], 0, NOBODY, None
        elif kind == ROUND_BEGINS:
            self._round, self._phasing, self._cause = note[2], note[3], None
        elif kind in _CAUSES:
            self._cause = Cause(kind, note)
        self._count(note)
        if kind == VP_GAINED:
            self._gained(at, note, controller)
        elif kind == DEFCON_CHANGED and note[2] == BRINK and not self._brink:
            self._brink = True
            self._add(at, 2, Remark("turned-brink", {"who": self._whose_round()}, "8.1.4"))
        elif kind == WON_BY_NUCLEAR_WAR:
            self.nuclear = other(note[2])
            self._add(at, 99, Remark("turned-nuclear", {"who": self.whose(self.nuclear)}, "8.1.4"))
        elif kind == WON_BY_AFRICA:
            self.africa = note[2]
            self._add(at, 99, Remark("turned-africa", {"who": self.whose(note[2])}, "10.4.1"))

    def _count(self, note: Note) -> None:
        if note[0] == MILITARY_SHORT:
            self.short[note[2]] += note[3]
        elif note[0] == SPACE_ROLLED:
            self.spaced[note[2]] += 1
        elif note[0] == SEA_LANES_DOUBLED:
            self.at_sea[note[2]] += note[3] // 2
        elif note[0] == SEA_LANES_ADDED:
            self.at_sea[note[2]] += 1
        elif note[0] == SEA_LANES_HELD:
            self.at_sea[note[2]] += note[3]

    def _gained(self, at: int, note: Note, controller: list[int]) -> None:
        side, n = note[2:4]
        told: dict[str, Value] = {"who": self.whose(side), "n": n}
        kind = self._cause.kind if self._cause else -1
        cause = self._cause.note if self._cause else ()
        if kind == REGION_SCORED:
            self.scored[side] += n
            self._add(at, n, Remark("turned-scoring", {**told, **_scoring(cause, side, controller)}, "10.1"))
        elif kind == MILITARY_SHORT:
            self._add(at, n, Remark("turned-military", told, "8.2.1"))
        elif kind == SPACE_ADVANCED:
            self._add(at, n, Remark("turned-space", told, "6.4.3"))
        elif kind == AUTONOMY_HELD:
            self._add(at, n, Remark("turned-final", told, "10.4.2"))
        elif kind == EVENT_OCCURS:
            self._add(at, n, Remark("turned-event", {**told, "card": cause[2]}, "7.1"))
        else:
            self._add(at, n, Remark("turned-points", told, "10.3.1"))

    def _add(self, at: int, weight: int, what: Remark) -> None:
        self.points.append(Weighed(weight, TurningPoint(at, self._when(what), what)))

    def _when(self, what: Remark) -> Remark:
        """The end of a turn has neither headlines nor rounds."""
        part = "end" if what.message in ("turned-military", "turned-final") else "round" if self._round else "headline"
        return Remark("when", {"part": part, "turn": self._turn, "round": self._round})


def match_seat(match: Match, side: int) -> int:
    return cast(ColdWar, match.state).seats[side]


def _controllers(match: Match) -> list[list[int]]:
    """Who controlled what, after each number of answers."""
    return [cast(ColdWar, state).controller[:] for state in positions(match)]


def _scoring(note: tuple[int, ...], side: int, controller: list[int]) -> dict[str, Value]:
    """How the side that gained stood in the region, and the battlegrounds that it held there as it was scored."""
    region = note[2]
    held = [c for c in SETS[region].members if BOARD.battleground[c] and controller[c] == side]
    return {
        "region": region,
        "standing": note[3] if side == US else note[5],
        "held": len(held),
        "countries": Things("COUNTRY", tuple(held)),
    }


# -- the whole game ----------------------------------------------------------------------------------------------------


def whole(story: Story) -> Iterator[Remark]:
    """What the game hung on, beside single moments."""
    mine, theirs = story.side, other(story.side)
    if any(story.scored):
        yield Remark("whole-scoring", {"mine": story.scored[mine], "theirs": story.scored[theirs]}, "10.1")
    if any(story.short):
        yield Remark("whole-military", {"mine": story.short[mine], "theirs": story.short[theirs]}, "8.2.1")
    if any(story.at_sea):
        yield Remark("whole-sea", {"mine": story.at_sea[mine], "theirs": story.at_sea[theirs]}, "10.2")
    held = [tuple(c for c in range(COUNTRIES) if story.end.controller[c] == side) for side in (mine, theirs)]
    yield Remark(
        "whole-map",
        {
            "n": len(held[0]),
            "mine": Things("COUNTRY", held[0]),
            "theirs_n": len(held[1]),
            "theirs": Things("COUNTRY", held[1]),
        },
        "2.1.8",
    )


def advice(story: Story) -> Iterator[Remark]:
    """What to try next time, and what to play next."""
    mine, theirs = story.side, other(story.side)
    if story.nuclear == mine:
        yield Remark("try-defcon", {}, "8.1.4")
    if story.africa == theirs:
        yield Remark("try-africa", {}, "10.4.1")
    if story.short[mine]:
        yield Remark("try-military", {}, "8.2.1")
    if story.at_sea[theirs] > story.at_sea[mine]:
        yield Remark("try-sea", {}, "10.2")
    if not story.spaced[mine]:
        yield Remark("try-space", {}, "6.4")
    if story.scored[theirs] > story.scored[mine]:
        yield Remark("try-timing", {}, "10.1.5")
    yield Remark("try-other-side", {})
