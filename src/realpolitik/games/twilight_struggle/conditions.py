"""Facts and figures of the position that cards refer to, by name: conditions of events, and amounts."""

from typing import Final

from realpolitik.games.cold_war.board import NOBODY, US, USSR
from realpolitik.games.cold_war.cards import opponent_cards
from realpolitik.games.cold_war.effects import (
    AWACS,
    CAMP_DAVID,
    CHINA_AT_WAR,
    EVIL_EMPIRE,
    HOSTAGES,
    IRON_LADY,
    JOHN_PAUL,
    MARSHALL_PLAN,
    NATO_FORMED,
    NORTH_SEA_OIL_FLOWS,
    REFORMER,
    WALL_DOWN,
    WARSAW_PACT,
)
from realpolitik.games.cold_war.operands import amount, condition
from realpolitik.games.cold_war.scoring import controlled, regions_held
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.cold_war.tracks import other
from realpolitik.games.twilight_struggle.countries import (
    BOARD,
    COUNTRIES,
    EGYPT,
    LATIN_AMERICA,
    LIBYA,
    SETS,
    SOUTH_KOREA,
    UNITED_KINGDOM,
)


def battlegrounds(s: ColdWar, side: int) -> int:
    return sum(1 for c in range(COUNTRIES) if BOARD.battleground[c] and s.controller[c] == side)


def us_counts_as_holding_china(s: ColdWar) -> bool:
    """12.4.1: while China is at war, the US counts as holding the China Card."""
    return s.passing == US or s.effects[CHINA_AT_WAR] > 0


# without which an event cannot occur (5.2); `side` is the one that plays the card
ALLIANCE_FORMED: Final = condition(
    "alliance_formed", lambda s, side: s.effects[MARSHALL_PLAN] > 0 or s.effects[WARSAW_PACT] > 0
)
NO_IRON_LADY: Final = condition("no_iron_lady", lambda s, side: not s.effects[IRON_LADY])
NO_CAMP_DAVID: Final = condition("no_camp_david", lambda s, side: not s.effects[CAMP_DAVID])
NO_WALL_DOWN: Final = condition("no_wall_down", lambda s, side: not s.effects[WALL_DOWN])
NO_AWACS: Final = condition("no_awacs", lambda s, side: not s.effects[AWACS])
NO_EVIL_EMPIRE: Final = condition("no_evil_empire", lambda s, side: not s.effects[EVIL_EMPIRE])
NO_NORTH_SEA_OIL: Final = condition("no_north_sea_oil", lambda s, side: not s.effects[NORTH_SEA_OIL_FLOWS])
POPE_ELECTED: Final = condition("pope_elected", lambda s, side: s.effects[JOHN_PAUL] > 0, of_owner=True)
US_MORE_BATTLEGROUNDS: Final = condition(
    "us_more_battlegrounds", lambda s, side: battlegrounds(s, side) > battlegrounds(s, other(side)), of_owner=True
)
BEHIND_IN_SPACE: Final = condition("behind_in_space", lambda s, side: s.space[side] < s.space[other(side)])
US_AHEAD_IN_SPACE: Final = condition(
    "us_ahead_in_space", lambda s, side: s.space[side] > s.space[other(side)], of_owner=True
)
DEFCON_TWO: Final = condition("defcon_two", lambda s, side: s.defcon == 2)
NOT_LATE_WAR: Final = condition("not_late_war", lambda s, side: s.turn < 8)
US_CONTROLS_UK: Final = condition("us_controls_uk", lambda s, side: s.controller[UNITED_KINGDOM] == side, of_owner=True)
US_IN_MIDDLE_EAST: Final = condition(
    "us_in_middle_east", lambda s, side: controlled(s, side, "middle_east") > 0, of_owner=True
)
HEADLINE_OR_SOVIET: Final = condition("headline_or_soviet", lambda s, side: s.headline_phase > 0 or side == USSR)
HOLDS_OPPONENT_EVENT: Final = condition(
    "holds_opponent_event",
    lambda s, side: s.headline_phase == 0 and len(opponent_cards(s, side)) > 0,
)
NOT_USSR_WITH_CHINA_AT_WAR: Final = condition(
    "not_ussr_with_china_at_war", lambda s, side: side != USSR or not s.effects[CHINA_AT_WAR], of_variant=True
)
CHINA_AT_PEACE: Final = condition("china_at_peace", lambda s, side: not s.effects[CHINA_AT_WAR], of_variant=True)

# on which an event turns; `side` is the one whose event it is
USSR_HOLDS_CHINA: Final = condition("ussr_holds_china", lambda s, side: s.passing == USSR)
US_HOLDS_CHINA: Final = condition("us_holds_china", lambda s, side: us_counts_as_holding_china(s))
US_CONTROLS_SOUTH_KOREA: Final = condition(
    "us_controls_south_korea", lambda s, side: s.controller[SOUTH_KOREA] == side, of_owner=True
)
REFORM_BEGUN: Final = condition("reform_begun", lambda s, side: s.effects[REFORMER] > 0)
NATO_IN_EFFECT: Final = condition("nato_in_effect", lambda s, side: s.effects[NATO_FORMED] > 0, of_owner=True)
USSR_AHEAD: Final = condition("ussr_ahead", lambda s, side: s.vp < 0)
SOMEBODY_WON: Final = condition("somebody_won", lambda s, side: s.result != NOBODY)
AHEAD_ON_MILITARY: Final = condition(
    "ahead_on_military", lambda s, side: s.military[s.phasing] > s.military[other(s.phasing)]
)
MILITARY_MET: Final = condition("military_met", lambda s, side: s.military[s.phasing] >= s.defcon)
HOSTAGES_TAKEN: Final = condition(
    "hostages_taken", lambda s, side: side == USSR and s.effects[HOSTAGES] > 0, of_card="iranian_hostage_crisis"
)
US_LOST_INFLUENCE: Final = condition("us_lost_influence", lambda s, side: s.result > 0)

# figures
FIVE_LESS_DEFCON: Final = amount("five_less_defcon", lambda s, side: 5 - s.defcon, of_owner=True)
DEFCON_LESS_TWO: Final = amount("defcon_less_two", lambda s, side: s.defcon - 2)
SOVIET_OIL: Final = amount("soviet_oil", lambda s, side: controlled(s, USSR, "oil_states"))
LATIN_BATTLEGROUNDS: Final = amount(
    "latin_battlegrounds",
    lambda s, side: sum(1 for c in SETS[LATIN_AMERICA].members if BOARD.battleground[c] and s.controller[c] == side),
    of_owner=True,
)
HALF_OF_LIBYA: Final = amount("half_of_libya", lambda s, side: s.influence[other(side)][LIBYA] // 2, of_owner=True)
HALF_OF_EGYPT: Final = amount("half_of_egypt", lambda s, side: -((s.influence[US][EGYPT] + 1) // 2))
US_REGIONS: Final = amount("us_regions", lambda s, side: regions_held(s, US))
USSR_REGIONS: Final = amount("ussr_regions", lambda s, side: regions_held(s, USSR))
ONE_OR_TWO_LATE: Final = amount("one_or_two_late", lambda s, side: 2 if s.turn >= 8 else 1, of_owner=True)
