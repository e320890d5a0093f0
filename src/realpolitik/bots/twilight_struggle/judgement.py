"""What cadet knows of Twilight Struggle beside what the family shares: when regions are scored, Europe, Southeast Asia,
the China Card. The numbers are judgements, not rules."""

from collections.abc import Sequence
from typing import Final

from realpolitik.bots.bot import total
from realpolitik.bots.cold_war.hand import rounds_to_come
from realpolitik.bots.cold_war.judgement import NO_OPENING, Judgement
from realpolitik.bots.cold_war.regions import SHARE_OF_POINTS, Area, Ground, Prospect
from realpolitik.games.cold_war.bidding import BIDS_A_SIDE, EXTRA_WHERE
from realpolitik.games.cold_war.board import USSR
from realpolitik.games.cold_war.deck import EARLY, MID
from realpolitik.games.cold_war.scoring import CONTROL, Standing, level
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.cold_war.tracks import other
from realpolitik.games.red_sea.cards_soviet import MOVE_FROM, TURN_CARD
from realpolitik.games.twilight_struggle.countries import (
    AFRICA,
    ASIA,
    CENTRAL_AMERICA,
    EAST_GERMANY,
    EUROPE,
    FRANCE,
    IRAN,
    IRAQ,
    ITALY,
    MIDDLE_EAST,
    NORTH_KOREA,
    POLAND,
    SETS,
    SOUTH_AMERICA,
    SOUTH_KOREA,
    SOUTHEAST_ASIA,
    THAILAND,
    WEST_GERMANY,
    YUGOSLAVIA,
)
from realpolitik.games.twilight_struggle.deck import (
    AFRICA_SCORING,
    ASIA_SCORING,
    CENTRAL_AMERICA_SCORING,
    EUROPE_SCORING,
    MIDDLE_EAST_SCORING,
    PERIOD,
    SOUTH_AMERICA_SCORING,
    SOUTHEAST_ASIA_SCORING,
)
from realpolitik.games.twilight_struggle.free_placement import SET_UP_US, SET_UP_USSR
from realpolitik.games.twilight_struggle.rules import RULES
from realpolitik.games.twilight_struggle.turn import LAST_TURN, LATE_WAR_TURN, MID_WAR_TURN
from realpolitik.games.twilight_struggle.un_intervention import WHICH_COMPANION
from realpolitik.games.twilight_struggle.windows import CRISIS_WAY_OUT
from realpolitik.kernel.question import Question

# the countries of a region have numbers in a row
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
PERIOD_BEGINS: Final = {EARLY: 1, MID: MID_WAR_TURN}
CHINA_UP: Final = 1.8
CHINA_DOWN: Final = 1.2
ANSWERED: Final = 0.7  # how likely the opponent is to place the one influence that control lacks
PRESSING: Final = 0.4  # more of what a held card would score now, as the turn ends
# where a side begins, in this order, and up to how much: the battlegrounds that it must not lose
OPENINGS: Final = (
    ((WEST_GERMANY, 4), (ITALY, 3), (IRAN, 2), (ITALY, 4), (SOUTH_KOREA, 2), (FRANCE, 3)),
    ((POLAND, 4), (EAST_GERMANY, 4), (YUGOSLAVIA, 1), (NORTH_KOREA, 4), (IRAQ, 3)),
)
SOVIET_BID: Final = USSR * BIDS_A_SIDE + 2


class TwilightStruggleJudgement(Judgement):
    space_worth: Sequence[float] = (0.0, 0.5, 1.2, 1.4, 2.0, 2.2, 2.6, 2.8, 3.2)
    bid: int = SOVIET_BID

    def __init__(self) -> None:
        super().__init__(RULES, AREAS)
        self.rests = frozenset([CRISIS_WAY_OUT, SET_UP_US, SET_UP_USSR])
        self.ways_on = frozenset([WHICH_COMPANION, MOVE_FROM, TURN_CARD])

    def area_value(self, s: ColdWar, area: Area, side: int) -> float:
        """What the area would score and what its countries promise, now and after the opponent's cheap answers."""
        sure = _sureness(s, area.card, side)
        now, then = self.prospect(s, area), self.prospect(s, area, other(side))
        return _times_scored(s, area.card, side) * ((1 - ANSWERED) * _worth(now, sure) + ANSWERED * _worth(then, sure))

    def opening(self, s: ColdWar, q: Question) -> int:
        """3.2, 3.3, 11.4.1: the countries of the plan in their order, each up to what the plan wants there."""
        if q.kind not in (SET_UP_US, SET_UP_USSR, EXTRA_WHERE):
            return NO_OPENING
        side = s.seats.index(q.seat)
        for country, wanted in OPENINGS[side]:
            if country in q.options and s.influence[side][country] < wanted:
                return country
        return NO_OPENING

    def reckon(self, where: int, ground: Ground) -> Prospect:
        if where != SOUTHEAST_ASIA:
            return super().reckon(where, ground)
        # a point for each country, two for Thailand: what they promise is all there is, and counts whole
        countries = total([(2.0 if c == THAILAND else 1.0) * ground.hold(c) for c in SETS[where].members])
        return Prospect(0, 0, countries / (1 - SHARE_OF_POINTS))

    def points(self, where: int, mine: Standing, theirs: Standing, battlegrounds: int) -> int:
        points = super().points(where, mine, theirs, battlegrounds)
        if where == EUROPE and level(mine, theirs, battlegrounds) == CONTROL:
            points += EUROPE_CONTROLLED
        return points

    def passing_worth(self, s: ColdWar) -> float:
        return CHINA_UP if s.passing_up else CHINA_DOWN

    def headlines_may_ruin(self, s: ColdWar) -> bool:
        return s.turn >= MID_WAR_TURN


def _worth(prospect: Prospect, sure: float) -> float:
    """What an area is worth to the US if it is scored once."""
    return sure * (prospect.us - prospect.ussr) + (1 - sure) * prospect.promise


def _sureness(s: ColdWar, card: int, side: int) -> float:
    """How much what the area would score now says of what it will; the more, the sooner its card must be played."""
    left = rounds_to_come(s, side)
    if card not in s.hands[side] or left < 0:
        return SHARE_OF_POINTS
    return SHARE_OF_POINTS + PRESSING * (1 - left / s.rules.rounds_of(s, side))


def _times_scored(s: ColdWar, card: int, side: int) -> float:
    """How often an area is likely to be scored from now on, as the side sees it; sooner counts for more."""
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


JUDGEMENT: Final = TwilightStruggleJudgement()
