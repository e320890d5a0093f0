"""Facts and figures of the position that cards refer to, by name: conditions of events, and amounts.

Cards of Red Sea can be in Twilight Struggle too (12.3): countries go by their names, which both maps know. What a card
of the US speaks of is told of its player and the opponent, so that Mengistu can play it for the USSR.
"""

from typing import Final

from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.cold_war.cards import opponent_cards
from realpolitik.games.cold_war.effects import F5ES, FAMINE, INVASION, LION_FALTERS
from realpolitik.games.cold_war.operands import amount, condition
from realpolitik.games.cold_war.scoring import controlled
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.cold_war.tracks import other


def controls(s: ColdWar, side: int, country: str) -> bool:
    return s.controller[s.rules.board.country(country)] == side


# without which an event cannot occur (5.2)
NO_F5ES: Final = condition("no_f5es", lambda s, side: not s.effects[F5ES], of_owner=True, of_card="f5es_delivered")
NO_INVASION: Final = condition("no_invasion", lambda s, side: not s.effects[INVASION], of_owner=True)
LION_FALTERED: Final = condition("lion_faltered", lambda s, side: s.effects[LION_FALTERS] > 0, of_owner=True)
FAMINE_SOMEWHERE: Final = condition("famine_somewhere", lambda s, side: s.effects[FAMINE] > 0, of_owner=True)
IN_HEADLINE_PHASE: Final = condition("in_headline_phase", lambda s, side: s.headline_phase > 0, of_owner=True)
SOVIET_ETHIOPIA: Final = condition(
    "soviet_ethiopia", lambda s, side: controls(s, other(side), "ethiopia"), of_owner=True
)
SOVIET_SOUTH_YEMEN: Final = condition(
    "soviet_south_yemen", lambda s, side: controls(s, side, "south_yemen"), of_owner=True
)
NILE_IN_ONE_HAND: Final = condition(
    "nile_in_one_hand",
    lambda s, side: controls(s, other(side), "egypt") and controls(s, other(side), "ethiopia"),
    of_owner=True,
)
HOLDS_OPPONENT_CARD: Final = condition(
    "holds_opponent_card", lambda s, side: len(opponent_cards(s, side)) > 0, of_owner=True
)

# on which an event turns; `side` is the one whose event it is
CONTROLS_KENYA: Final = condition("controls_kenya", lambda s, side: controls(s, side, "kenya"), of_owner=True)
ADEN_IS_SOVIET: Final = condition(
    "aden_is_soviet", lambda s, side: controls(s, other(side), "south_yemen"), of_owner=True
)
USSR_IN_ETHIOPIA: Final = condition("ussr_in_ethiopia", lambda s, side: controls(s, side, "ethiopia"), of_owner=True)
US_HOLDS_AUTONOMY: Final = condition("us_holds_autonomy", lambda s, side: s.passing == US)
ROLL_SUCCEEDED: Final = condition("roll_succeeded", lambda s, side: s.result > 0, of_owner=True)
SCORING_SHOWN: Final = condition("scoring_shown", lambda s, side: s.result > 0)
ARAB_MAJORITY: Final = condition(
    "arab_majority", lambda s, side: controlled(s, side, "arab_states") >= 3, of_owner=True
)

# figures
MORE_THAN_IN_ETHIOPIA: Final = amount(
    "more_than_in_ethiopia",
    lambda s, side: s.influence[other(side)][s.rules.board.country("ethiopia")] + 1,
    of_owner=True,
)
MIDDLE_EAST_HELD: Final = amount("middle_east_held", lambda s, side: controlled(s, side, "middle_east"), of_owner=True)
MIDDLE_EAST_WITHOUT_US: Final = amount(
    "middle_east_without_us",
    lambda s, side: sum(
        1 for c in s.rules.board.sets[s.rules.board.set_named("middle_east")].members if s.influence[US][c] == 0
    ),
)
SOVIET_MIDDLE_EAST: Final = amount("soviet_middle_east", lambda s, side: controlled(s, USSR, "middle_east"))
