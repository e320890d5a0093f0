"""All cards but the countries, in one row of numbers: abilities (every copy has its own), strategic assets,
developments, decrees, random influence. Number 0 is no card."""

from typing import Final

from realpolitik.games.world_order.board import region_named
from realpolitik.games.world_order.content import CONTENT
from realpolitik.games.world_order.things import MONEY, NOBODY, POWER_NAMES, POWERS, RESOURCE_NAMES

NO_CARD: Final = 0

_COPIES: Final = [(kind, copy) for kind in CONTENT.abilities for copy in range(kind.copies)]

FIRST_ABILITY: Final = 1
ABILITIES: Final[int] = len(_COPIES)
FIRST_ADVANTAGE: Final[int] = FIRST_ABILITY + ABILITIES
FIRST_DEVELOPMENT: Final[int] = FIRST_ADVANTAGE + len(CONTENT.strategic)
FIRST_DECREE: Final[int] = FIRST_DEVELOPMENT + len(CONTENT.developments)
FIRST_RANDOM: Final[int] = FIRST_DECREE + len(CONTENT.decrees)
CARDS: Final[int] = FIRST_RANDOM + len(CONTENT.random_influence)  # one more than the highest number


def _copy_name(name: str, copy: int) -> str:
    return name if copy == 0 else f"{name}_{copy + 1}"


CARD_NAMES: Final[tuple[str, ...]] = (
    "",
    *[_copy_name(kind.id, copy) for kind, copy in _COPIES],
    *[card.id for card in CONTENT.strategic],
    *[card.id for card in CONTENT.developments],
    *[card.id for card in CONTENT.decrees],
    *[card.id for card in CONTENT.random_influence],
)

# -- ability cards, by number ------------------------------------------------------------------------------------------

# the first copy: cards with the same text
ALIKE: Final[list[int]] = [0, *[FIRST_ABILITY + i - _COPIES[i][1] for i in range(ABILITIES)]]
COST: Final[list[int]] = [0, *[kind.cost for kind, _ in _COPIES]]
RESEARCH: Final[list[int]] = [0, *[kind.research for kind, _ in _COPIES]]
BONUS_OF: Final[list[int]] = [  # the top bonus: a resource, or MONEY
    MONEY,
    *[MONEY if kind.top_bonus[0] == "money" else RESOURCE_NAMES.index(kind.top_bonus[0]) for kind, _ in _COPIES],
]
BONUS_SIZE: Final[list[int]] = [0, *[kind.top_bonus[1] for kind, _ in _COPIES]]
SUGGESTED: Final[list[bool]] = [False, *[copy < kind.suggested_copies for kind, copy in _COPIES]]  # W4.7, the arrow


def _starter_deck(power: str) -> list[int]:
    return [FIRST_ABILITY + i for i in range(ABILITIES) if _COPIES[i][0].power == power]


STARTER_DECK: Final[list[list[int]]] = [_starter_deck(POWER_NAMES[p]) for p in range(POWERS)]
MARKET_CARDS: Final[list[int]] = _starter_deck("")

# -- strategic assets, decrees, developments ---------------------------------------------------------------------------

ADVANTAGES: Final[list[list[int]]] = [
    [FIRST_ADVANTAGE + i for i, card in enumerate(CONTENT.strategic) if card.power == POWER_NAMES[p]]
    for p in range(POWERS)
]
_STARTING_VP: Final[list[int]] = [card.starting_vp for card in CONTENT.strategic]
DECREE: Final[list[int]] = [
    FIRST_DECREE + [card.power for card in CONTENT.decrees].index(POWER_NAMES[p]) for p in range(POWERS)
]

DEVELOPMENTS: Final[int] = len(CONTENT.developments)
LEVEL: Final[list[int]] = [card.level for card in CONTENT.developments]
COPIES: Final[list[int]] = [card.copies for card in CONTENT.developments]
DEVELOPMENT_VP: Final[list[int]] = [card.vp for card in CONTENT.developments]
_UNITS: Final = (*RESOURCE_NAMES, "money")
DEVELOPMENT_COST: Final[list[list[int]]] = [  # in each resource and in MONEY
    [card.cost.get(unit, 0) for unit in _UNITS] for card in CONTENT.developments
]
DEVELOPMENT_KINDS: Final = ("once", "ongoing", "once_per_round", "vp_only")
ONCE: Final = 0
ONCE_PER_ROUND: Final = 2
DEVELOPMENT_KIND: Final[list[int]] = [DEVELOPMENT_KINDS.index(card.kind) for card in CONTENT.developments]

# -- random influence: rows by power (W4.11) ---------------------------------------------------------------------------

RANDOM_CARDS: Final[int] = len(CONTENT.random_influence)
RANDOM_REGION: Final[list[list[int]]] = [
    [region_named(row.region) for row in card.rows] for card in CONTENT.random_influence
]
RANDOM_ARMY: Final[list[list[bool]]] = [[row.army for row in card.rows] for card in CONTENT.random_influence]
RANDOM_TRADE: Final[list[list[int]]] = [
    [POWER_NAMES.index(row.trade_with) if row.trade_with else NOBODY for row in card.rows]
    for card in CONTENT.random_influence
]

NO_PROGRAM: Final = -1
PROGRAM: Final[list[int]] = [NO_PROGRAM] * CARDS  # what a card does; of developments, what is done with it at will


def is_ability(card: int) -> bool:
    return FIRST_ABILITY <= card < FIRST_ADVANTAGE


def is_advantage(card: int) -> bool:
    return FIRST_ADVANTAGE <= card < FIRST_DEVELOPMENT


def is_development(card: int) -> bool:
    return FIRST_DEVELOPMENT <= card < FIRST_DECREE


def is_decree(card: int) -> bool:
    return FIRST_DECREE <= card < FIRST_RANDOM


def is_card(option: int) -> bool:
    return 1 <= option < CARDS


def starting_vp(card: int) -> int:
    """W4.9."""
    return _STARTING_VP[card - FIRST_ADVANTAGE]


def one_of_each(cards: list[int]) -> list[int]:
    """Cards to choose from: of several with the same text one is enough."""
    seen: list[int] = []
    kinds: list[int] = []
    for card in cards:
        kind = ALIKE[card] if is_ability(card) else card
        if kind not in kinds:
            kinds.append(kind)
            seen.append(card)
    return seen
