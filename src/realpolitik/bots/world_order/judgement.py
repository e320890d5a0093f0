"""How good a position of World Order is for a power, in VP: those it has, and those that it may still expect.

The value is a sum of terms that a player would name. What the others have and may expect counts against it, most
of all what the strongest of them has. The numbers are judgements, not rules.
"""

from typing import Final, NamedTuple

from realpolitik.bots.bot import total
from realpolitik.bots.world_order.places import (
    ahead,
    certainty,
    majority_counts,
    majority_prospect,
    region_prospects,
    scorings_ahead,
    turns_until,
)
from realpolitik.bots.world_order.worth import (
    DIPLOMACY_WORTH,
    MONEY_WORTH,
    PLAY_WORTH,
    RESEARCH_WORTH,
    aftermaths_left,
    deck_worth,
    goods_worth,
    money_worth,
    resource_worth,
    revealed_worth,
    services_worth,
    turns_left,
    use_left,
)
from realpolitik.games.world_order.aftermath import defence, income, threat
from realpolitik.games.world_order.board import REGIONS, ZONE
from realpolitik.games.world_order.countries import BASE_FLAG, EXPORTS, IMPORTS, VALUE
from realpolitik.games.world_order.deck import COST, FIRST_DEVELOPMENT, LEVEL
from realpolitik.games.world_order.mats import FDI_TABLE, FIRST_PLACES_TABLE, NATO, RESEARCH_BONUS, SPHERE_VP
from realpolitik.games.world_order.prices import (
    ROUNDS,
    THREAT_LOSS,
    TOKEN_MONEY,
    TURNS,
    UNUSED_ADVANTAGE_VP,
    UNUSED_DECREE_VP,
)
from realpolitik.games.world_order.scoring import fdi_regions
from realpolitik.games.world_order.state import ACTIONS, PREPARATION, WorldOrder, allies_in, players
from realpolitik.games.world_order.things import (
    ARMY,
    DIPLOMACY,
    DIPLOMATIC,
    ENERGY,
    FOOD,
    GOODS,
    POWERS,
    RAW,
    RESOURCES,
    SERVICES,
)

WIN: Final = 1000.0  # more than all terms together can ever come to

LEADING: Final = (0.0, 0.0, 0.7, 0.45, 0.4)  # what a VP of the strongest other power weighs, by the number of players
FOLLOWING: Final = (0.0, 0.0, 0.0, 0.12, 0.08)  # and one of each of the others
READY: Final = 0.44  # a ready ally, for each point of its value
ALLY: Final = 0.45  # an ally: access to its region, and somebody to invest in
BASE_POSSIBLE: Final = 0.5
SYMBOL: Final = 0.11  # an export or import symbol of an ally, while there is time to trade
TRACK: Final[dict[int, float]] = {  # what a step of a production track brings each round
    ENERGY: 0.13,
    RAW: 0.13,
    FOOD: 0.13,
    GOODS: 0.34,
    SERVICES: 0.34,
    DIPLOMACY: 0.26,
    ARMY: 0.2,
}
GOODS_TO_COME: Final = 0.9  # what goods that a power will produce promise in the end, as the others see it
SCARCE: Final = 0.15  # more for energy and raw materials, as long as goods and services could be made of them
LEVEL_EFFECT: Final = (0.0, 0.25, 0.4, 0.8, 2.2, 0.0)  # what a development of each level does a round, beside its VP
UNUSED: Final = 2.0  # an advantage or decree that can still be used, beside what it is worth unused
COMMERCE: Final = 0.25  # a commerce card that lies face up: others will buy
HELD: Final = 0.55  # of what a card in hand does when it is played, as long as there is a turn for it
CHEAPER_ENGAGE: Final = 0.8  # the diplomatic priority, while cards are to be played
TO_COME: Final = 0.6  # how certain a threat is by one army, while armies may still move
LADDER: Final = 8.0  # a level of development, on the way to the next ones, as the game begins
LATER_THREATS: Final = 0.6  # of what a threat costs now, for the rounds to come
CAUTION: Final = (1.5, 1.0, 1.0, 1.0)  # by power: the USA has the most regions to defend, and far from each other
FIRST_PLACE: Final = 3.0  # what a further first place is worth at a scoring to whom they are counted for (W20.8)
FDI_AHEAD: Final = 0.5  # what a further region with an FDI token promises on the way to the next of the table


class Terms(NamedTuple):
    """The parts of a position's value, all for the same power."""

    points: float
    regions: float
    majorities: float
    ability: float  # W24
    threats: float
    prosperity: float  # goods
    development: float  # services, and developments at work
    resources: float
    money: float
    allies: float
    investment: float
    production: float
    cards: float
    assets: float  # strategic assets and the decree
    rivals: float


class Judgement:
    """Judges positions that follow from one another: what a region promises is worked out once."""

    def __init__(self) -> None:
        self._regions: dict[tuple[int, ...], list[float]] = {}
        self._threats: dict[tuple[int, ...], float] = {}
        self._rivalry: dict[int, list[float]] = {}

    def value(self, s: WorldOrder, p: int) -> float:
        """What the position is worth to a power."""
        if s.outcome is not None:
            return WIN * s.outcome.returns[s.seats[p]] + s.vp[p]
        return total(self.terms(s, p))

    def terms(self, s: WorldOrder, p: int) -> Terms:
        scorings = [turns_until(s, scoring) for scoring in scorings_ahead(s)]
        prospects = [[self.region(s, r, turns) for r in range(REGIONS)] for turns in scorings]
        counts = majority_counts(s)
        rivalry = self.rivalry(s, p)
        rivals = total([rivalry[other] * (s.vp[other] + _in_regions(prospects, other)) for other in s.powers])
        return Terms(
            points=float(s.vp[p]),
            regions=_in_regions(prospects, p),
            majorities=total([majority_prospect(s, p, counts, turns) for turns in scorings]),
            ability=ability(s, p, scorings, prospects),
            threats=self.threats(s, p),
            prosperity=goods_worth(s, p, s.stock[p][GOODS]),
            development=services_worth(s, p, s.stock[p][SERVICES]) + developments_at_work(s, p),
            resources=resource_worth(s, p),
            money=money_worth(s, p, s.money[p]),
            allies=allies_worth(s, p),
            investment=investment(s, p),
            production=production(s, p),
            cards=cards(s, p),
            assets=assets(s, p),
            rivals=-rivals,
        )

    def region(self, s: WorldOrder, r: int, turns: int) -> list[float]:
        held = (r, turns, *s.permanent[r], -1, *s.beside[r], -1, *s.temporary[r], -1, *s.armies[r])
        found = self._regions.get(held)
        if found is None:
            found = self._regions[held] = region_prospects(s, r, turns)
        return found

    def rivalry(self, s: WorldOrder, p: int) -> list[float]:
        """What a VP of every other power weighs for a power; who is the strongest is settled at the first look."""
        if p not in self._rivalry:
            number = players(s)
            weights = [FOLLOWING[number] if q in s.powers and q != p else 0.0 for q in range(POWERS)]
            strongest = max([q for q in s.powers if q != p], key=lambda q: self.standing(s, q))
            weights[strongest] = LEADING[number]
            self._rivalry[p] = weights
        return self._rivalry[p]

    def standing(self, s: WorldOrder, p: int) -> float:
        """How strong a power looks to the others."""
        scorings = [turns_until(s, scoring) for scoring in scorings_ahead(s)]
        prospects = [[self.region(s, r, turns) for r in range(REGIONS)] for turns in scorings]
        prospering = goods_worth(s, p, s.stock[p][GOODS]) + GOODS_TO_COME * s.tracks[p][GOODS] * aftermaths_left(s)
        return s.vp[p] + _in_regions(prospects, p) + ability(s, p, scorings, prospects) + prospering

    def in_region(self, s: WorldOrder, p: int, r: int) -> float:
        """What a region alone promises a power, less what it promises the others."""
        worth, rivalry = 0.0, self.rivalry(s, p)
        for scoring in scorings_ahead(s):
            found = self.region(s, r, turns_until(s, scoring))
            for other in s.powers:
                worth += found[p] if other == p else -rivalry[other] * found[other]
            if FIRST_PLACES_TABLE[p]:
                worth += FIRST_PLACE * found[POWERS + p]
        return worth

    def of_armies(self, s: WorldOrder, p: int) -> float:
        """All that depends on where the armies of a power stand."""
        scorings = [turns_until(s, scoring) for scoring in scorings_ahead(s)]
        worth = self.threats(s, p) + sphere(s, p, scorings)
        counts = majority_counts(s)
        for turns in scorings:
            worth += majority_prospect(s, p, counts, turns)
            for r in range(REGIONS):
                worth += self.region(s, r, turns)[p]
        return worth

    def threats(self, s: WorldOrder, p: int) -> float:
        """W19.6: what threats will cost a power, and the others by its armies."""
        often = min(1, aftermaths_left(s)) + LATER_THREATS * min(2, max(0, aftermaths_left(s) - 1))
        worth = 0.0
        for r in range(REGIONS):
            if not any(s.armies[r]):
                continue
            found = (r, p, s.phase, *s.armies[r], *s.priority, *s.defended[r], len(s.developments[p]))
            if found not in self._threats:
                self._threats[found] = _threatened(s, p, r, self.rivalry(s, p))
            worth += self._threats[found]
        return worth * THREAT_LOSS * often * CAUTION[p]


def _in_regions(prospects: list[list[list[float]]], p: int) -> float:
    """What all regions promise a power at the scorings to come."""
    worth = 0.0
    for scoring in prospects:
        for region in scoring:
            worth += region[p]
    return worth


# -- abilities and threats ---------------------------------------------------------------------------------------------


def ability(s: WorldOrder, p: int, scorings: list[int], prospects: list[list[list[float]]]) -> float:
    """W20.8–W20.10."""
    worth = sphere(s, p, scorings)
    if FIRST_PLACES_TABLE[p]:
        for scoring in prospects:
            worth += _between(FIRST_PLACES_TABLE[p], total([region[POWERS + p] for region in scoring]))
    if FDI_TABLE[p]:
        n = fdi_regions(s, p)
        worth += FDI_TABLE[p][n] + FDI_AHEAD * n * use_left(s, p)
    return worth


def _between(table: list[int], at: float) -> float:
    low = min(int(at), len(table) - 1)
    high = min(low + 1, len(table) - 1)
    return table[low] + (table[high] - table[low]) * (at - low)


def sphere(s: WorldOrder, p: int, scorings: list[int]) -> float:
    """W20.9."""
    worth = 0.0
    if SPHERE_VP[p]:
        for turns in scorings:
            worth += SPHERE_VP[p] * total([_rules_sphere(s, p, r, turns) for r in range(REGIONS) if ZONE[r][p]])
    return worth


def _rules_sphere(s: WorldOrder, p: int, r: int, turns: int) -> float:
    """The chance that nobody has more armies in a region than a power that has any."""
    mine = s.armies[r][p]
    others = max([s.armies[r][q] for q in range(POWERS) if q != p])
    lead = mine - others if mine else -1.0 - others
    return ahead(lead + 0.75, certainty(turns))


def _threatened(s: WorldOrder, p: int, r: int, rivalry: list[float]) -> float:
    """How many will threaten a power in a region, less those whom it will threaten there."""
    certain = TO_COME if s.phase in (PREPARATION, ACTIONS) else 1.0
    worth = 0.0
    for other in s.powers:
        if other != p:
            worth += rivalry[other] * _threat(s, other, p, r, certain)
    for other in range(POWERS):
        if other != p:
            worth -= _threat(s, p, other, r, certain)
    return worth


def _threat(s: WorldOrder, p: int, opponent: int, r: int, certain: float) -> float:
    """The chance that an opponent threatens a power in a region in the end (W19.5, W19.9, W19.10)."""
    if not ZONE[r][p] or NATO[p][opponent]:
        return 0.0
    strength = threat(s, opponent, r)
    return max(0.0, min(1.0, 0.5 + (strength - defence(s, p, r) - 0.5) * certain)) if strength else 0.0


# -- what is there -----------------------------------------------------------------------------------------------------


def allies_worth(s: WorldOrder, p: int) -> float:
    """Allies to exhaust, to trade with, to invest in, to build bases in."""
    use = use_left(s, p)
    if not use:
        return 0.0
    worth = 0.0
    for c in s.allies[p]:
        worth += ALLY + SYMBOL * (sum(EXPORTS[c]) + sum(IMPORTS[c]))
        if s.ready[c]:
            worth += READY * VALUE[c]
        if BASE_FLAG[c][p] and not s.base[c]:
            worth += BASE_POSSIBLE
    return worth * use


def investment(s: WorldOrder, p: int) -> float:
    """Income from FDI tokens (W19.2), and from Engage tokens that are discarded (W19.3)."""
    coming = income(s, p) * aftermaths_left(s)
    for r in range(REGIONS):
        if s.engage[r][p]:
            coming += TOKEN_MONEY * s.engage[r][p] * len(allies_in(s, p, r)) * min(1, aftermaths_left(s))
    return coming * MONEY_WORTH * min(1.0, (ROUNDS - s.round) / 2)


def production(s: WorldOrder, p: int) -> float:
    """Tracks, which produce in every round to come."""
    tracks = s.tracks[p]
    worth = 0.0
    for resource in range(RESOURCES):
        worth += tracks[resource] * TRACK[resource]
    worth += SCARCE * (min(tracks[ENERGY], tracks[GOODS] + tracks[SERVICES]) + min(tracks[RAW], tracks[GOODS]))
    return worth * (ROUNDS - s.round) + COMMERCE * s.commerce_up[p] * use_left(s, p)


def developments_at_work(s: WorldOrder, p: int) -> float:
    """What developments do in the rounds in which they work."""
    worth = 0.0
    for card in s.developments[p]:
        level = LEVEL[card - FIRST_DEVELOPMENT]
        worth += LEVEL_EFFECT[level] * (ROUNDS - max(s.round, level - 1))
    return worth + LADDER * len(s.developments[p]) * turns_left(s, p) / (ROUNDS * TURNS)


def assets(s: WorldOrder, p: int) -> float:
    """Strategic assets and the decree: kept to the end they bring VP (W20.14, W22.3), used well more."""
    unused = len(s.advantages[p]) - len(s.used[p])
    better = UNUSED * use_left(s, p)
    return unused * (UNUSED_ADVANTAGE_VP + better) + s.decree[p] * (UNUSED_DECREE_VP + better)


def cards(s: WorldOrder, p: int) -> float:
    """Cards of the hand that there are turns for, the others for research; and what the deck has gained."""
    worth = 0.0
    if s.phase in (PREPARATION, ACTIONS):
        turns = TURNS - s.turns[p]
        held = sorted([PLAY_WORTH[card] for card in s.hand[p]], reverse=True)
        worth += HELD * total(held[:turns])
        if s.priority[p] == DIPLOMATIC:
            worth += CHEAPER_ENGAGE * DIPLOMACY_WORTH * min(1.0, turns / 2)
        if s.round < ROUNDS:
            shown = sorted([revealed_worth(card) for card in s.hand[p]], reverse=True)
            worth += total(shown[: max(0, len(shown) - turns)])
            worth += RESEARCH_WORTH * RESEARCH_BONUS[p][s.priority[p]]
    for card in s.top[p]:
        worth += deck_worth(s, card)
    for card in (*s.discard[p], *s.deck[p]):
        if COST[card]:
            worth += deck_worth(s, card) / 2
    return worth if turns_left(s, p) else 0.0
