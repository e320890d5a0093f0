"""The position of a game of World Order: regions, country cards, player boards, cards; ints and lists of ints."""

from collections.abc import Mapping, Sequence
from typing import Final

from realpolitik.games.world_order.board import (
    PERMANENT_SLOTS,
    REGION_NAMES,
    REGIONS,
    ZONE,
)
from realpolitik.games.world_order.countries import COUNTRIES, COUNTRY_NAMES, NO_COUNTRY, REGION_OF, STARTS_WITH, TWIN
from realpolitik.games.world_order.deck import CARD_NAMES, DEVELOPMENTS
from realpolitik.games.world_order.mats import ENGAGE_TOKENS
from realpolitik.games.world_order.options import OPTION_COUNT
from realpolitik.games.world_order.things import (
    DOMESTIC,
    FREE_SPACE,
    NOBODY,
    PLACE_NAMES,
    POWER_NAMES,
    POWERS,
    PRIORITY_NAMES,
    RESOURCE_NAMES,
    RESOURCES,
    SOURCE_NAMES,
    SOURCES,
)
from realpolitik.kernel.state import State

# phases of a round (W5.1, W7.1), for whoever looks on
SETTING_UP: Final = 0
PREPARATION: Final = 1
ACTIONS: Final = 2
RESEARCHING: Final = 3
ADDING_INFLUENCE: Final = 4
AFTERMATH: Final = 5
PHASE_NAMES: Final = ("set_up", "preparation", "actions", "research", "random_influence", "aftermath")

VOCABULARY: Final[dict[str, Sequence[str]]] = {
    "power": POWER_NAMES,
    "seller": POWER_NAMES,
    "region": REGION_NAMES,
    "country": COUNTRY_NAMES,
    "resource": RESOURCE_NAMES,
    "card": CARD_NAMES,
    "priority": PRIORITY_NAMES,
    "place": PLACE_NAMES,
    "source": SOURCE_NAMES,
    "phase": PHASE_NAMES,
}
AXES: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(
        ("seats", "turns", "money", "priority", "prosperity", "vp", "commerce", "commerce_up", "decree", "supply"),
        ("power",),
    ),
    **dict.fromkeys(("stock", "tracks"), ("power", "resource")),
    **dict.fromkeys(
        (
            *("allies", "advantages", "used", "set_aside", "developments", "used_this_round", "hand", "known", "top"),
            *("deck", "discard", "discard_unseen", "front", "front_turn", "face_down"),
        ),
        ("power",),
    ),
    "scored": ("power", "source"),
    **dict.fromkeys(("permanent", "beside", "temporary", "left", "unseen", "right"), ("region",)),
    **dict.fromkeys(("armies", "engage", "defended"), ("region", "power")),
    "shipped": ("region", "resource"),
    "exported": ("resource",),
    "imported": ("resource",),
    **dict.fromkeys(("ally_of", "ready", "fdi", "base"), ("country",)),
}


def _lists(like: list[list[int]]) -> list[list[int]]:
    return [row[:] for row in like]


def _empty(n: int) -> list[list[int]]:
    return [[] for row in range(n)]


class WorldOrder(State):
    """Everything a power has is listed by power, also what those have that nobody plays: they own tokens and armies."""

    def __init__(self, like: "WorldOrder | None" = None, seats: int = POWERS) -> None:
        super().__init__(seats, like)
        self.options: list[int] = like.options if like else [0] * OPTION_COUNT  # fixed for the match
        self.powers: list[int] = like.powers if like else list(range(seats))  # the power of each seat; fixed
        self.seats: list[int] = like.seats if like else [NOBODY] * POWERS  # the seat of each power; fixed
        self.round: int = like.round if like else 1
        self.phase: int = like.phase if like else SETTING_UP
        # the turn-order track: a power on each space, or FREE_SPACE
        self.order: list[int] = like.order[:] if like else [FREE_SPACE] * len(PLACE_NAMES)
        self.turns: list[int] = like.turns[:] if like else [0] * POWERS  # taken in this round
        # -- regions
        # owners of the tokens in permanent slots, the coloured ones first
        self.permanent: list[list[int]] = _lists(like.permanent) if like else _empty(REGIONS)
        self.beside: list[list[int]] = _lists(like.beside) if like else _empty(REGIONS)  # W16.7
        self.temporary: list[list[int]] = _lists(like.temporary) if like else _empty(REGIONS)  # no gaps
        self.armies: list[list[int]] = _lists(like.armies) if like else [[0] * POWERS for r in range(REGIONS)]
        self.engage: list[list[int]] = _lists(like.engage) if like else [[0] * POWERS for r in range(REGIONS)]
        # country cards on the board, the top one last: the left stack as far as it was seen, what lies unseen below
        # that (in no order), the right stack
        self.left: list[list[int]] = _lists(like.left) if like else _empty(REGIONS)
        self.unseen: list[list[int]] = _lists(like.unseen) if like else _empty(REGIONS)
        self.right: list[list[int]] = _lists(like.right) if like else _empty(REGIONS)
        # -- countries
        self.ally_of: list[int] = like.ally_of[:] if like else [NOBODY] * COUNTRIES
        self.ready: list[int] = like.ready[:] if like else [1] * COUNTRIES
        self.fdi: list[int] = like.fdi[:] if like else [0] * COUNTRIES
        self.base: list[int] = like.base[:] if like else [0] * COUNTRIES
        # -- player boards
        self.allies: list[list[int]] = _lists(like.allies) if like else _empty(POWERS)  # without covered cards
        self.money: list[int] = like.money[:] if like else [0] * POWERS
        self.stock: list[list[int]] = _lists(like.stock) if like else [[0] * RESOURCES for p in range(POWERS)]
        self.tracks: list[list[int]] = _lists(like.tracks) if like else [[0] * RESOURCES for p in range(POWERS)]
        self.priority: list[int] = like.priority[:] if like else [DOMESTIC] * POWERS
        self.prosperity: list[int] = like.prosperity[:] if like else [0] * POWERS
        self.vp: list[int] = like.vp[:] if like else [0] * POWERS
        self.scored: list[list[int]] = _lists(like.scored) if like else [[0] * SOURCES for p in range(POWERS)]
        self.commerce: list[int] = like.commerce[:] if like else [0] * POWERS  # commerce cards, of which face up:
        self.commerce_up: list[int] = like.commerce_up[:] if like else [0] * POWERS
        self.supply: list[int] = like.supply[:] if like else [0] * POWERS  # influence tokens
        self.advantages: list[list[int]] = _lists(like.advantages) if like else _empty(POWERS)  # those kept
        self.used: list[list[int]] = _lists(like.used) if like else _empty(POWERS)  # advantages turned face down
        self.set_aside: list[list[int]] = _lists(like.set_aside) if like else _empty(POWERS)  # advantages not kept
        self.decree: list[int] = like.decree[:] if like else [0] * POWERS  # whether it is there still
        self.developments: list[list[int]] = _lists(like.developments) if like else _empty(POWERS)
        self.used_this_round: list[list[int]] = _lists(like.used_this_round) if like else _empty(POWERS)
        # -- ability cards
        self.hand: list[list[int]] = _lists(like.hand) if like else _empty(POWERS)
        self.known: list[list[int]] = _lists(like.known) if like else _empty(POWERS)  # of the hand, seen by others
        self.top: list[list[int]] = _lists(like.top) if like else _empty(POWERS)  # known on the deck, uppermost last
        self.deck: list[list[int]] = _lists(like.deck) if like else _empty(POWERS)  # the rest, in no order
        self.discard: list[list[int]] = _lists(like.discard) if like else _empty(POWERS)  # as far as others saw it
        self.discard_unseen: list[list[int]] = _lists(like.discard_unseen) if like else _empty(POWERS)
        self.front: list[list[int]] = _lists(like.front) if like else _empty(POWERS)  # played in this round
        self.front_turn: list[list[int]] = _lists(like.front_turn) if like else _empty(POWERS)  # in which turn, each
        self.face_down: list[list[int]] = _lists(like.face_down) if like else _empty(POWERS)  # which of them
        self.removed: list[int] = like.removed[:] if like else []  # out of the game (W16.11)
        # W19.8: defence that discarded Engage tokens add until the end of the round
        self.defended: list[list[int]] = _lists(like.defended) if like else [[0] * POWERS for r in range(REGIONS)]
        # -- common supply
        self.market: list[int] = like.market[:] if like else []  # the leftmost first
        self.market_deck: list[int] = like.market_deck[:] if like else []
        self.market_discard: list[int] = like.market_discard[:] if like else []
        self.stacks: list[int] = like.stacks[:] if like else [0] * DEVELOPMENTS  # cards left in each
        self.random_open: list[int] = like.random_open[:] if like else []
        self.random_deck: list[int] = like.random_deck[:] if like else []
        self.random_discard: list[int] = like.random_discard[:] if like else []
        # -- the trade under way: units sold that count for no region yet, how many each region could take, what came in
        self.exported: list[int] = like.exported[:] if like else [0] * RESOURCES
        self.shipped: list[list[int]] = _lists(like.shipped) if like else [[0] * RESOURCES for r in range(REGIONS)]
        self.imported: list[int] = like.imported[:] if like else [0] * RESOURCES

    def clone(self) -> "WorldOrder":
        return WorldOrder(self)

    def blank(self) -> "WorldOrder":
        fresh = WorldOrder(seats=len(self.sealed))
        # what was settled before the game is no part of the position
        fresh.options, fresh.powers, fresh.seats = self.options, self.powers, self.seats
        return fresh

    def vocabulary(self) -> Mapping[str, Sequence[str]]:
        return VOCABULARY

    def axes(self) -> Mapping[str, tuple[str, ...]]:
        return AXES


def is_played(s: WorldOrder, p: int) -> bool:
    return s.seats[p] != NOBODY


def players(s: WorldOrder) -> int:
    return len(s.powers)


def in_turn_order(s: WorldOrder) -> list[int]:
    """The powers played, as their tokens stand on the turn-order track (W4.12, W4.16)."""
    return [p for p in s.order if p != FREE_SPACE]


def note_for(s: WorldOrder, p: int, kind: int, *arguments: int) -> None:
    """Write a note for one power alone."""
    if s.noting:
        s.notes.append((kind, s.seats[p], *arguments))


# -- what follows from the position ------------------------------------------------------------------------------------


def tokens(s: WorldOrder, r: int, owner: int) -> int:
    """The influence of an owner in a region, of both kinds."""
    return s.permanent[r].count(owner) + s.beside[r].count(owner) + s.temporary[r].count(owner)


def allies_in(s: WorldOrder, p: int, r: int) -> list[int]:
    """The allies of a power in a region, ready or exhausted."""
    return [c for c in s.allies[p] if REGION_OF[c] == r]


def ready_allies_in(s: WorldOrder, p: int, r: int) -> list[int]:
    return [c for c in s.allies[p] if REGION_OF[c] == r and s.ready[c]]


def covered_by(s: WorldOrder, c: int) -> int:
    """W8.6: the starting card that lies under an ally, a second card of its country; NO_COUNTRY if there is none."""
    twin = TWIN[c]
    return twin if twin != NO_COUNTRY and STARTS_WITH[twin] == s.ally_of[c] != NOBODY else NO_COUNTRY


def free_tokens(s: WorldOrder, p: int) -> int:
    """The Engage tokens of a power that are not on the board."""
    free = ENGAGE_TOKENS[p]
    for row in s.engage:
        free -= row[p]
    return free


def has_access(s: WorldOrder, p: int, r: int) -> bool:
    """W12.2: a power moves armies to its zone of interest, and to where it has a base."""
    return ZONE[r][p] or any(s.base[c] > 0 and REGION_OF[c] == r for c in s.allies[p])


def is_filled(s: WorldOrder, r: int) -> bool:
    """W20.2: every permanent slot is taken."""
    return len(s.permanent[r]) >= PERMANENT_SLOTS[r]
