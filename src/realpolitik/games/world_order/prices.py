"""Constants of the rulebook: prices, limits, the length of the game."""

from typing import Final

from realpolitik.games.world_order.content import CONTENT
from realpolitik.games.world_order.things import RESOURCE_NAMES

_RULES: Final = CONTENT.rules

ROUNDS: Final[int] = _RULES.rounds
SCORING_ROUNDS: Final[tuple[int, ...]] = _RULES.scoring_rounds
TURNS: Final[int] = _RULES.turns_per_round
HAND_SIZE: Final[int] = _RULES.hand_size
MARKET_SIZE: Final[int] = _RULES.market_size
ADVANTAGES_DRAWN: Final[int] = _RULES.strategic_draw
PASS_MONEY: Final[int] = _RULES.pass_money
THREAT_LOSS: Final[int] = _RULES.threat_loss_vp
UNUSED_ADVANTAGE_VP: Final[int] = _RULES.unused_strategic_vp
UNUSED_DECREE_VP: Final[int] = _RULES.unused_decree_vp
RESOURCE_CAP: Final[int] = _RULES.resource_cap

# W10.7; 0 where it cannot be traded so
EXPORT_PRICE: Final[list[int]] = [_RULES.export_price.get(name, 0) for name in RESOURCE_NAMES]
IMPORT_PRICE: Final[list[int]] = [_RULES.import_price.get(name, 0) for name in RESOURCE_NAMES]
DIPLOMACY_FOR_IMPORTS: Final[int] = _RULES.import_from_player_bonus["diplomacy"]  # W10.11

# W15.3: what a unit costs, in each resource and in MONEY; nothing for a primary one
_UNITS: Final = (*RESOURCE_NAMES, "money")
UNIT_COST: Final[list[list[int]]] = [
    [_RULES.production_cost.get(name, {}).get(unit, 0) for unit in _UNITS] for name in RESOURCE_NAMES
]
MOVE_COST: Final[int] = _RULES.move_per_army  # W12.4
BASE_COST: Final[int] = _RULES.base  # W13.3
BASE_ARMY_COST: Final[int] = _RULES.base_per_army
RENEW_RESEARCH: Final[int] = _RULES.market_reroll_research  # W17.7
RENEW_CARDS: Final[int] = _RULES.market_reroll_cards
INCOME_PER_VALUE: Final[int] = _RULES.fdi_per_value  # W19.2
TOKEN_MONEY: Final[int] = _RULES.engage_token_money_per_ally  # W19.3
TOKEN_DEFENCE: Final[int] = _RULES.engage_token_defence_per_ally  # W19.8

MAJORITY_NAMES: Final[tuple[str, ...]] = tuple([token.id for token in _RULES.majorities])
MAJORITY_MONEY: Final = 0
MAJORITY_ARMIES: Final = 1
MAJORITIES: Final = 3


def majority_places(token: int, players: int) -> tuple[int, ...]:
    """W20.12, W20.13: what the places of a majority token bring; its other side lies up with two players."""
    found = _RULES.majorities[token]
    return found.places_two_players if players == 2 else found.places


def discarded_after_research(players: int) -> int:
    """W17.11."""
    return _RULES.player_counts[players].market_discard


def levels_reduced(players: int) -> tuple[int, ...]:
    """W3.6: the levels whose stacks have a card less."""
    return _RULES.player_counts[players].development_levels_reduced


def has_random_influence(players: int) -> bool:
    """W4.11."""
    return _RULES.player_counts[players].random_influence
