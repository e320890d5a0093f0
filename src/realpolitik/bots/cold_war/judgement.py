"""How good a position is for a side, in victory points; and what else cadet knows of a game. One object a game.

The value is a sum of terms that a player would name: the points, each region, military operations, the space race, the
passing card, lasting effects, and what one's own hand promises and threatens. Every term is counted for the US and
turned around for the USSR, but for the hand, which is known to its owner alone. The numbers are judgements, not rules.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from realpolitik.bots.bot import total
from realpolitik.bots.cold_war.hand import KEPT_OP, HandWorth
from realpolitik.bots.cold_war.lasting_worth import LastingWorth
from realpolitik.bots.cold_war.regions import Area, Ground, Prospect, held, promise
from realpolitik.games.cold_war.board import NOBODY, US, USSR
from realpolitik.games.cold_war.lasting import LastingRules
from realpolitik.games.cold_war.scoring import Standing, level
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.kernel.question import Question

WIN: Final = 1000.0  # more than all terms together can ever come to
NO_OPENING: Final = -1
RUIN: Final = -WIN / 20  # an average below this has a lost game in it

CLOSE: Final = 10  # victory points from which on the game may end suddenly
CLOSER: Final = 0.05  # more for every point, and its square, on the way from there to twenty

POSITIONS_KEPT: Final = 1 << 16  # distributions of influence whose worth is remembered


class Terms(NamedTuple):
    """The parts of a position's value, all for the same side."""

    on_tracks: tuple[float, ...]  # points, military operations, space race, passing card, lasting effects, hand
    regions: tuple[float, ...]  # in the order of the areas

    @property
    def points(self) -> float:
        return self.on_tracks[0]


def points_worth(points: int) -> float:
    """What victory points are worth: each counts for more on the last steps to victory (10.3.1)."""
    beyond = max(0, abs(points) - CLOSE)
    worth = abs(points) + CLOSER * beyond * beyond
    return worth if points > 0 else -worth


class Judgement:
    """What cadet thinks of the positions of a game. Each game has its own, with these:"""

    space_worth: Sequence[float]  # what a box of the space race promises beside its points
    bid: int  # for the side that is a little stronger, if one is (11.4)
    rests: frozenset[int]  # questions of its own at which what was under way has come to rest
    ways_on: frozenset[int]  # questions of its own that are to be played out, as a card's uses are
    military_at_once: float = 0.4  # how much missing military operations weigh as the turn begins; as it ends, all

    def __init__(self, rules: LastingRules, areas: tuple[Area, ...]) -> None:
        self.rules = rules
        self.board, self.deck = rules.board, rules.deck
        self.areas = areas
        self.first = {area.where: area.first for area in areas}
        self.regions = {region.where: region for region in rules.regions}
        self.lasting = LastingWorth(rules)
        self.hands = HandWorth(rules.deck)
        self._reckoned = lru_cache(maxsize=POSITIONS_KEPT)(self._reckon)

    def value(self, s: ColdWar, side: int) -> float:
        """What the position is worth to a side."""
        if s.outcome is not None:
            return WIN * s.outcome.returns[s.seats[side]]
        on_tracks, regions = self.terms(s, side)
        return total(on_tracks) + total(regions)

    def terms(self, s: ColdWar, side: int) -> Terms:
        sign = 1 if side == US else -1
        on_tracks = (
            sign * points_worth(s.vp),
            sign * self.military(s),
            sign * self.space(s),
            sign * self.passing(s),
            sign * self.lasting.of(s),
            self.hand(s, side),
        )
        return Terms(on_tracks, tuple([sign * self.area_value(s, area, side) for area in self.areas]))

    # -- regions -----------------------------------------------------------------------------------

    def area_value(self, s: ColdWar, area: Area, side: int) -> float:
        """What an area promises the US, as a side sees it: what it is worth, as often as it may yet be scored."""
        raise NotImplementedError

    def prospect(self, s: ColdWar, area: Area, answering: int = NOBODY) -> Prospect:
        """What an area would score and promises now, or once a side has answered with what little it needs for control;
        reckoned once for each distribution of influence."""
        where, _, first, end = area
        us, ussr = s.influence
        changed = () if s.stability is self.board.stability else tuple(s.stability)
        return self._reckoned(where, answering, tuple(us[first:end]), tuple(ussr[first:end]), changed)

    def _reckon(
        self, where: int, answering: int, us: tuple[int, ...], ussr: tuple[int, ...], changed: tuple[int, ...]
    ) -> Prospect:
        ground = Ground(self.first[where], us, ussr, changed or self.board.stability)
        return self.reckon(where, ground if answering == NOBODY else ground.answered(answering))

    def reckon(self, where: int, ground: Ground) -> Prospect:
        """What a region would score and promises on this ground. Nothing else is looked at."""
        us, ussr, battlegrounds = held(self.board, where, ground)
        return Prospect(
            self.points(where, us, ussr, battlegrounds),
            self.points(where, ussr, us, battlegrounds),
            promise(self.board, self.regions[where], ground),
        )

    def points(self, where: int, mine: Standing, theirs: Standing, battlegrounds: int) -> int:
        """What a side would score (10.1.2)."""
        worth = self.regions[where].worth[level(mine, theirs, battlegrounds)]
        return worth + mine.battlegrounds + mine.at_the_door

    # -- tracks, the passing card, the hand --------------------------------------------------------

    def military(self, s: ColdWar) -> float:
        """8.2.1: the points that missing military operations will cost the USSR more than the US, surer as time
        passes."""
        time_passed = s.round / s.rules.rounds_of(s, USSR)
        short = max(0, s.defcon - s.military[USSR]) - max(0, s.defcon - s.military[US])
        return short * (self.military_at_once + (1 - self.military_at_once) * time_passed)

    def space(self, s: ColdWar) -> float:
        return self.space_worth[s.space[US]] - self.space_worth[s.space[USSR]]

    def passing(self, s: ColdWar) -> float:
        """What the card that goes from one side to the other is worth where it is (9.0)."""
        worth = self.passing_worth(s)
        return worth if s.passing == US else -worth if s.passing == USSR else 0.0

    def passing_worth(self, s: ColdWar) -> float:
        raise NotImplementedError

    def hand(self, s: ColdWar, side: int) -> float:
        return self.hands.of(s, side, KEPT_OP)

    # -- openings ----------------------------------------------------------------------------------

    def opening(self, s: ColdWar, q: Question) -> int:
        """The answer to a question of the set-up whose answer is known; none as a rule."""
        return NO_OPENING

    # -- chance and risk ---------------------------------------------------------------------------

    def stand_ins(self, q: Question) -> list[int]:
        """For each option of a chance question one that stands for all that are like it; none where it is not known
        which are."""
        return []

    def headlines_may_ruin(self, s: ColdWar) -> bool:
        """Whether the headlines of this turn can end the world, though DEFCON is high."""
        return False
