"""What development cards do once their round has come (W14.3): at will, once, or when something happens."""

from typing import Final

from realpolitik.games.world_order.deck import (
    DEVELOPMENT_KIND,
    DEVELOPMENTS,
    FIRST_DEVELOPMENT,
    LEVEL,
    NO_PROGRAM,
    ONCE,
    ONCE_PER_ROUND,
    PROGRAM,
)
from realpolitik.games.world_order.state import WorldOrder

# what a development may wait for
NO_EVENT: Final = 0
PRIORITY_CHOSEN: Final = 1
ACQUIRED: Final = 2
RELATIONS_IMPROVED: Final = 3
FIRST_TURN: Final = 4
INFLUENCE_ADDED: Final = 5
EVENT_NAMES: Final = (
    "",
    "focus_chosen",
    "acquired",
    "improve_relations_done",
    "first_turn_of_round",
    "influence_added",
)

# recorded with the cards, by development
EVENT: Final[list[int]] = [NO_EVENT] * DEVELOPMENTS
EVENT_PROGRAM: Final[list[int]] = [NO_PROGRAM] * DEVELOPMENTS
# what a development adds for good, by what it adds to and by development
MORE_RESEARCH: Final = 0
ENGAGE_DISCOUNT: Final = 1
MORE_THREAT: Final = 2
MORE_DEFENCE: Final = 3
MORE_CARDS: Final = 4  # to draw (W6.2)
BONUS_NAMES: Final = ("research", "engage_discount", "threat", "defence", "hand_size")
BONUS: Final[list[list[int]]] = [[0] * DEVELOPMENTS for name in BONUS_NAMES]


def is_active(s: WorldOrder, card: int) -> bool:
    """W14.3: an effect starts in the round whose number is the level."""
    return LEVEL[card - FIRST_DEVELOPMENT] <= s.round


def is_usable(s: WorldOrder, p: int, card: int) -> bool:
    """Whether the effect of a development works for a power that has it, and has not been used up in this round."""
    per_round = DEVELOPMENT_KIND[card - FIRST_DEVELOPMENT] == ONCE_PER_ROUND
    return is_active(s, card) and not (per_round and card in s.used_this_round[p])


def at_will(s: WorldOrder, p: int) -> list[int]:
    """W23.5: the cards that may be used at any moment of the round, and have not been."""
    return [
        card
        for card in s.developments[p]
        if DEVELOPMENT_KIND[card - FIRST_DEVELOPMENT] == ONCE_PER_ROUND
        and PROGRAM[card] != NO_PROGRAM
        and is_usable(s, p, card)
    ]


def waiting_for(s: WorldOrder, p: int, event: int) -> list[int]:
    """The cards whose effect works when this happens."""
    return [card for card in s.developments[p] if EVENT[card - FIRST_DEVELOPMENT] == event and is_usable(s, p, card)]


def starting_now(s: WorldOrder, p: int) -> list[int]:
    """The cards resolved once, whose round begins."""
    kinds = DEVELOPMENT_KIND
    return [
        card
        for card in s.developments[p]
        if kinds[card - FIRST_DEVELOPMENT] == ONCE and LEVEL[card - FIRST_DEVELOPMENT] == s.round
    ]


def is_per_round(card: int) -> bool:
    return DEVELOPMENT_KIND[card - FIRST_DEVELOPMENT] == ONCE_PER_ROUND


def bonus(s: WorldOrder, p: int, to: int) -> int:
    """What the developments of a power add to something, for good."""
    found = BONUS[to]
    return sum([found[card - FIRST_DEVELOPMENT] for card in s.developments[p] if is_active(s, card)])
