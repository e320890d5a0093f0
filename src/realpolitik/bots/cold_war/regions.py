"""What influence in a region is worth: the points it would score now, and what its countries promise.

Everything is counted for the US; the numbers are judgements, not rules.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from realpolitik.games.cold_war.board import US, USSR, Board
from realpolitik.games.cold_war.region import Region
from realpolitik.games.cold_war.scoring import DOMINATION, Standing

SHARE_OF_POINTS: Final = 0.5  # what would be scored now, against what the countries promise
BATTLEGROUNDS_SHARE: Final = 0.75  # of the points for domination, spread over the battlegrounds
LESSER_COUNTRY: Final = 0.25  # a country that is no battleground
AT_THE_DOOR: Final = 0.7  # a country that touches the enemy superpower
ACCESS: Final = 0.15  # being able to place influence in a battleground at all
FOOTHOLD: Final = 0.4  # of a country's worth, for leading there without control
MARGIN: Final = 0.12  # of a country's worth, for each influence more than control needs
MARGIN_MOST: Final = 2


class Area(NamedTuple):
    """What a scoring card scores. The spaces whose influence bears on it have numbers in a row."""

    where: int
    card: int  # 0 for none
    first: int
    end: int


class Ground(NamedTuple):
    """Influence in the spaces of an area, the first of which has the number `first`, and the stability of all."""

    first: int
    us: tuple[int, ...]
    ussr: tuple[int, ...]
    stability: Sequence[int]

    def lead(self, c: int) -> int:
        return self.us[c - self.first] - self.ussr[c - self.first]

    def hold(self, c: int) -> float:
        return hold(self.lead(c), self.stability[c])

    def answered(self, side: int) -> "Ground":
        """The ground once a side has placed the one influence that control lacks wherever it stands already."""
        us, ussr = list(self.us), list(self.ussr)
        own, their = (us, ussr) if side == US else (ussr, us)
        for at in range(len(own)):
            if own[at] and own[at] - their[at] == self.stability[self.first + at] - 1:
                own[at] += 1
        return Ground(self.first, tuple(us), tuple(ussr), self.stability)


class Prospect(NamedTuple):
    """What each side would score in a region now, and what its countries promise the US."""

    us: int
    ussr: int
    promise: float


def hold(lead: int, stability: int) -> float:
    """How firmly a country is held: 1 for control and a little more for a margin; below that, a foothold."""
    size = abs(lead)
    if size >= stability:
        firm = 1 + MARGIN * min(size - stability, MARGIN_MOST)
    else:
        firm = FOOTHOLD * size / stability
    return firm if lead > 0 else -firm


def held(board: Board, where: int, ground: Ground) -> tuple[Standing, Standing, int]:
    """What each side controls in a region (10.1), and how many battlegrounds it has."""
    standings = (Standing(), Standing())
    battlegrounds = 0
    for c in board.sets[where].members:
        battlegrounds += board.battleground[c]
        lead = ground.lead(c)
        if abs(lead) >= ground.stability[c]:
            owner = standings[US if lead > 0 else USSR]
            owner.countries += 1
            owner.battlegrounds += board.battleground[c]
            owner.at_the_door += board.touches[c] == (USSR if lead > 0 else US)
    return standings[US], standings[USSR], battlegrounds


def promise(board: Board, region: Region, ground: Ground) -> float:
    """What the countries of a region promise, whatever it would score now."""
    members = board.sets[region.where].members
    battlegrounds = sum(1 for c in members if board.battleground[c])
    total = 0.0
    for c in members:
        worth = LESSER_COUNTRY
        if board.battleground[c]:
            worth = 1 + BATTLEGROUNDS_SHARE * region.worth[DOMINATION] / battlegrounds
            total += ACCESS * (_reached(board, c, ground, US) - _reached(board, c, ground, USSR))
        if board.touches[c] == (USSR if ground.lead(c) > 0 else US):
            worth += AT_THE_DOOR
        total += worth * ground.hold(c)
    return total


def _reached(board: Board, c: int, ground: Ground, side: int) -> bool:
    """Whether a side can place influence in a country from within the area or from home."""
    first, influence = ground.first, ground.us if side == US else ground.ussr
    if influence[c - first] or board.touches[c] == side:
        return True
    return any(first <= d < first + len(influence) and influence[d - first] for d in board.links[c])
