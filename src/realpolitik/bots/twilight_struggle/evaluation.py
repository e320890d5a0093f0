"""How good a position is for a side, in victory points.

The value is a sum of terms that a player would name: the points, each region, military operations, the space race, the
China Card, lasting effects, and what one's own hand promises and threatens. Every term is counted for the US and turned
around for the USSR, but for the hand, which is known to its owner alone. The figures are judgements, not rules.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.cold_war.deck import EARLY, MID
from realpolitik.games.cold_war.play import space_forbidden
from realpolitik.games.cold_war.scoring import CONTROL, Standing, level
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.cold_war.tracks import other
from realpolitik.games.twilight_struggle.countries import (
    AFRICA,
    ASIA,
    BOARD,
    CENTRAL_AMERICA,
    EUROPE,
    MIDDLE_EAST,
    REGIONS,
    SETS,
    SOUTH_AMERICA,
    SOUTHEAST_ASIA,
    THAILAND,
)
from realpolitik.games.twilight_struggle.deck import (
    AFRICA_SCORING,
    ASIA_SCORING,
    CENTRAL_AMERICA_SCORING,
    CIA_CREATED,
    DUCK_AND_COVER,
    EUROPE_SCORING,
    FIVE_YEAR_PLAN,
    GRAIN_SALES_TO_SOVIETS,
    LONE_GUNMAN,
    MIDDLE_EAST_SCORING,
    OPS,
    ORTEGA_ELECTED_IN_NICARAGUA,
    PERIOD,
    SCORING,
    SIDE,
    SOUTH_AMERICA_SCORING,
    SOUTHEAST_ASIA_SCORING,
    SOVIETS_SHOOT_DOWN_KAL_007,
    STAR_WARS,
    TEAR_DOWN_THIS_WALL,
    WE_WILL_BURY_YOU,
)
from realpolitik.games.twilight_struggle.effects import (
    BREZHNEV_DOCTRINE,
    CAMP_DAVID,
    CONTAINMENT,
    CRISIS,
    DE_GAULLE,
    DEATH_SQUADS,
    DEFENSE_PACT,
    FLOWERS,
    FORMOSAN,
    MARSHALL_PLAN,
    MISSILE_ENVY_DUE,
    NATO_FORMED,
    NORTH_SEA_OIL_ROUND,
    NUCLEAR_SUBS,
    RED_SCARE,
    REFORMER,
    SHUTTLE,
    TRAP,
    U2,
    VIETNAM_REVOLTS,
    WARSAW_PACT,
    WE_WILL_BURY,
    YURI_AND_SAMANTHA,
)
from realpolitik.games.twilight_struggle.options import SHOW_HELD_CARDS
from realpolitik.games.twilight_struggle.turn import LAST_TURN, LATE_WAR_TURN, MID_WAR_TURN
from realpolitik.kernel.question import ALLOWED

WIN: Final = 1000.0  # more than all terms together can ever come to
RUIN: Final = -WIN / 20  # an average below this has a lost game in it


class Terms(NamedTuple):
    """The parts of a position's value, all for the same side."""

    points: float
    military: float
    space: float
    china: float
    effects: float
    hand: float
    regions: tuple[float, ...]  # in the order of `AREAS`

    @property
    def on_tracks(self) -> tuple[float, ...]:
        """All but the regions."""
        return (self.points, self.military, self.space, self.china, self.effects, self.hand)


def value(s: ColdWar, side: int) -> float:
    """What the position is worth to a side."""
    if s.returns:
        return WIN * s.returns[s.seats[side]]
    parts = terms(s, side)
    return sum(parts.on_tracks) + sum(parts.regions)


def terms(s: ColdWar, side: int) -> Terms:
    sign = 1 if side == US else -1
    return Terms(
        points=sign * s.vp,
        military=sign * military(s),
        space=sign * (SPACE_WORTH[s.space[US]] - SPACE_WORTH[s.space[USSR]]),
        china=sign * china(s),
        effects=sign * effects(s),
        hand=hand(s, side),
        regions=tuple([sign * area_value(s, area, side) for area in AREAS]),
    )


# -- regions ---------------------------------------------------------------------------------------


class Area(NamedTuple):
    """What a scoring card scores. The countries of a region have numbers in a row."""

    where: int
    card: int
    first: int
    end: int


AREAS: Final = tuple(
    Area(where, card, SETS[where].members[0], SETS[where].members[-1] + 1)
    for where, card in (
        (EUROPE, EUROPE_SCORING),
        (ASIA, ASIA_SCORING),
        (MIDDLE_EAST, MIDDLE_EAST_SCORING),
        (CENTRAL_AMERICA, CENTRAL_AMERICA_SCORING),
        (SOUTH_AMERICA, SOUTH_AMERICA_SCORING),
        (AFRICA, AFRICA_SCORING),
        (SOUTHEAST_ASIA, SOUTHEAST_ASIA_SCORING),
    )
)

EUROPE_CONTROLLED: Final = 20  # it would win the game
SHARE_OF_POINTS: Final = 0.5  # what would be scored now, against what the countries promise
BATTLEGROUNDS_SHARE: Final = 0.75  # of the points for domination, spread over the battlegrounds
LESSER_COUNTRY: Final = 0.25  # a country that is no battleground
AT_THE_DOOR: Final = 0.7  # a country that touches the enemy superpower
ACCESS: Final = 0.15  # being able to place influence in a battleground at all
FOOTHOLD: Final = 0.4  # of a country's worth, for leading there without control
MARGIN: Final = 0.12  # of a country's worth, for each influence more than control needs
MARGIN_MOST: Final = 2
PERIOD_BEGINS: Final = {EARLY: 1, MID: MID_WAR_TURN}


def area_value(s: ColdWar, area: Area, side: int) -> float:
    """What a region promises the US: its standing, as often as it may yet be scored."""
    us, ussr = s.influence[US][area.first : area.end], s.influence[USSR][area.first : area.end]
    return times_scored(s, area.card, side) * standing(area.where, tuple(us), tuple(ussr))


def times_scored(s: ColdWar, card: int, side: int) -> float:
    """How often a region is likely to be scored from now on, as the side sees it; sooner counts for more."""
    final = s.turn / LAST_TURN if card != SOUTHEAST_ASIA_SCORING else 0.0
    if card in s.removed:
        return final
    again = 0.3 * min(1.0, (LAST_TURN - s.turn) / 3)
    if card in s.hands[side]:
        return final + again + 1.0
    if card in s.discard or card in s.table:
        return final + again
    begins = PERIOD_BEGINS.get(PERIOD[card], LATE_WAR_TURN)
    if s.turn < begins:
        return final + 0.3 / (begins - s.turn)
    return final + 0.5 + again / 2


@lru_cache(maxsize=1 << 16)
def standing(where: int, us: tuple[int, ...], ussr: tuple[int, ...]) -> float:
    """What a region is worth to the US with this influence in its countries: half what it would score, half what the
    countries promise. Nothing else is looked at, so it is reckoned once for each distribution."""
    if where == SOUTHEAST_ASIA:
        return _southeast_asia(us, ussr)
    region = REGIONS[where]
    first = SETS[where].members[0]
    held = (Standing(), Standing())
    battlegrounds = sum(1 for c in SETS[where].members if BOARD.battleground[c])
    promise = 0.0
    for i in range(len(us)):
        c = first + i
        lead, stability = us[i] - ussr[i], BOARD.stability[c]
        worth = LESSER_COUNTRY
        if BOARD.battleground[c]:
            worth = 1 + BATTLEGROUNDS_SHARE * region.worth[2] / battlegrounds
            promise += ACCESS * (_reached(c, first, us, US) - _reached(c, first, ussr, USSR))
        if BOARD.touches[c] == (USSR if lead > 0 else US):
            worth += AT_THE_DOOR
        promise += worth * hold(lead, stability)
        if abs(lead) >= stability:
            owner = held[US if lead > 0 else USSR]
            owner.countries += 1
            owner.battlegrounds += BOARD.battleground[c]
            owner.at_the_door += BOARD.touches[c] == (USSR if lead > 0 else US)
    points = _points(where, held[US], held[USSR], battlegrounds) - _points(where, held[USSR], held[US], battlegrounds)
    return SHARE_OF_POINTS * points + (1 - SHARE_OF_POINTS) * promise


def hold(lead: int, stability: int) -> float:
    """How firmly a country is held: 1 for control and a little more for a margin; below that, a foothold."""
    size = abs(lead)
    if size >= stability:
        firm = 1 + MARGIN * min(size - stability, MARGIN_MOST)
    else:
        firm = FOOTHOLD * size / stability
    return firm if lead > 0 else -firm


def _reached(c: int, first: int, influence: tuple[int, ...], side: int) -> bool:
    """Whether a side can place influence in a country from within the region or from home."""
    if influence[c - first] or BOARD.touches[c] == side:
        return True
    return any(first <= d < first + len(influence) and influence[d - first] for d in BOARD.links[c])


def _points(where: int, mine: Standing, theirs: Standing, battlegrounds: int) -> int:
    """What a side would score (10.1.2)."""
    reached = level(mine, theirs, battlegrounds)
    worth = REGIONS[where].worth[reached]
    if where == EUROPE and reached == CONTROL:
        worth = EUROPE_CONTROLLED
    return worth + mine.battlegrounds + mine.at_the_door


def _southeast_asia(us: tuple[int, ...], ussr: tuple[int, ...]) -> float:
    """A point for each country, two for Thailand."""
    first = SETS[SOUTHEAST_ASIA].members[0]
    promise = 0.0
    for c in SETS[SOUTHEAST_ASIA].members:
        promise += (2 if c == THAILAND else 1) * hold(us[c - first] - ussr[c - first], BOARD.stability[c])
    return promise


# -- tracks, the China Card, effects ---------------------------------------------------------------

SPACE_WORTH: Final = (0.0, 0.5, 1.2, 1.4, 2.0, 2.2, 2.6, 2.8, 3.2)  # what a box promises beside its points
CHINA_UP: Final = 1.8
CHINA_DOWN: Final = 1.2

# what an effect is worth to the US, whatever the time
LASTING: Final = {
    NATO_FORMED: 1.0,
    MARSHALL_PLAN: 0.2,
    WARSAW_PACT: 0.1,
    DEFENSE_PACT: 0.5,
    DE_GAULLE: -0.4,
    FLOWERS: -1.0,
    CAMP_DAVID: 0.5,
    FORMOSAN: 0.5,
    SHUTTLE: 1.0,
    REFORMER: 0.3,
    WE_WILL_BURY: -2.0,
    U2: -0.3,
    YURI_AND_SAMANTHA: -0.5,
    TRAP + US: -3.0,
    TRAP + USSR: 3.0,
    MISSILE_ENVY_DUE + US: -0.5,
    MISSILE_ENVY_DUE + USSR: 0.5,
}
# and for each round that is left of the turn
EACH_ROUND: Final = {
    CONTAINMENT: 0.4,
    BREZHNEV_DOCTRINE: -0.4,
    RED_SCARE + US: -0.5,
    RED_SCARE + USSR: 0.5,
    CRISIS + US: -0.5,
    CRISIS + USSR: 0.5,
    NUCLEAR_SUBS: 0.3,
    VIETNAM_REVOLTS: -0.1,
    DEATH_SQUADS + US: 0.1,
    DEATH_SQUADS + USSR: -0.1,
    NORTH_SEA_OIL_ROUND: 0.2,
}


def military(s: ColdWar) -> float:
    """8.2.1: the points that missing military operations will cost the USSR more than the US, surer as time passes."""
    time_passed = s.round / s.rules.rounds_of(s, USSR)
    short = max(0, s.defcon - s.military[USSR]) - max(0, s.defcon - s.military[US])
    return short * (0.4 + 0.6 * time_passed)


def china(s: ColdWar) -> float:
    worth = CHINA_UP if s.passing_up else CHINA_DOWN
    return worth if s.passing == US else -worth if s.passing == USSR else 0.0


def effects(s: ColdWar) -> float:
    left = max(0, s.rules.rounds_of(s, US) - s.round)
    total = 0.0
    for effect, worth in LASTING.items():
        if s.effects[effect]:
            total += worth
    for effect, worth in EACH_ROUND.items():
        if s.effects[effect]:
            total += worth * left
    return total


# -- the hand --------------------------------------------------------------------------------------

# events of the opponent that may bring nuclear war upon whoever plays them at DEFCON 2 (8.1.3)
PERILOUS: Final = (
    frozenset([WE_WILL_BURY_YOU, LONE_GUNMAN, ORTEGA_ELECTED_IN_NICARAGUA]),
    frozenset(
        [
            DUCK_AND_COVER,
            CIA_CREATED,
            FIVE_YEAR_PLAN,
            GRAIN_SALES_TO_SOVIETS,
            STAR_WARS,
            SOVIETS_SHOOT_DOWN_KAL_007,
            TEAR_DOWN_THIS_WALL,
        ]
    ),
)
KEPT_OP: Final = 0.4  # an Op that can still be used
OPPONENTS_EVENT: Final = -0.9  # it will have to be played some day
PERIL: Final = {2: -2.5, 3: -1.5}  # by DEFCON level, for holding a perilous event
PERIL_ELSE: Final = -0.8
STRANDED: Final = {2: -10.0, 3: -3.0}  # a perilous event that must be played this turn, by DEFCON level
HELD_SCORING: Final = -5.0  # a scoring card that no round is left for
HELD_SCORING_SHOWN: Final = -200.0  # the same where it will be shown, and lose the game (11.2)


def hand(s: ColdWar, side: int) -> float:
    """What the cards in hand promise and threaten, their regions apart."""
    total = 0.0
    perilous: list[int] = []
    scoring = 0
    for card in s.hands[side]:
        if SCORING[card]:
            scoring += 1
        elif card in PERILOUS[side]:
            perilous.append(card)
            total += KEPT_OP * OPS[card] + PERIL.get(s.defcon, PERIL_ELSE)
        elif SIDE[card] == other(side):
            total += KEPT_OP * OPS[card] + OPPONENTS_EVENT
        else:
            total += KEPT_OP * OPS[card]
    left = rounds_to_come(s, side)
    if left < 0:
        return total
    if scoring > left:
        total += (scoring - left) * (HELD_SCORING_SHOWN if s.options[SHOW_HELD_CARDS] else HELD_SCORING)
    if perilous:
        may_be_held = max(0, len(s.hands[side]) - left)
        may_be_spaced = any(space_forbidden(s, side, card) == ALLOWED for card in perilous)
        total += max(0, len(perilous) - may_be_held - may_be_spaced) * STRANDED.get(s.defcon, 0.0)
    return total


def rounds_to_come(s: ColdWar, side: int) -> int:
    """The cards a side will still play this turn; -1 between the turns, when nothing presses."""
    if s.headline_phase:
        return s.rules.rounds_of(s, side)
    if s.round == 0:
        return -1
    played = s.phasing != side and side == USSR
    return s.rules.rounds_of(s, side) - s.round + (0 if played else 1)
