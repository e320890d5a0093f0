"""Setting the table right where people keep it: what may be set, and how it stands. `correcting.py` sets it."""

from typing import Final

from realpolitik.games.world_order.board import (
    COLOURED,
    PERMANENT_SLOTS,
    REGION_NAMES,
    REGIONS,
    TEMPORARY_SLOTS,
)
from realpolitik.games.world_order.countries import COUNTRIES, COUNTRY_NAMES, REGION_OF, STARTS_WITH
from realpolitik.games.world_order.deck import (
    ADVANTAGES,
    CARD_NAMES,
    DECREE,
    DEVELOPMENTS,
    FIRST_DEVELOPMENT,
    LEVEL,
    MARKET_CARDS,
    STARTER_DECK,
)
from realpolitik.games.world_order.mats import ENGAGE_TOKENS, PROSPERITY_GOODS, TRACK_END, TRACK_START
from realpolitik.games.world_order.options import DECREES
from realpolitik.games.world_order.prices import RESOURCE_CAP
from realpolitik.games.world_order.stacks import on_board
from realpolitik.games.world_order.state import WorldOrder, free_tokens
from realpolitik.games.world_order.things import (
    ARMY,
    NOBODY,
    OWNERS,
    PLACE_NAMES,
    POWER_NAMES,
    POWERS,
    PRIORITY_NAMES,
    RESOURCE_NAMES,
    RESOURCES,
)
from realpolitik.kernel.correction import Correctable, numbers
from realpolitik.kernel.dealt import CARD

# kinds, of which `kernel/dealt.py` has some more; the thing is a power, or as said
STOCK: Final = 1  # power and resource
TRACK: Final = 2  # power and resource
PRIORITY: Final = 3
PROSPERITY: Final = 4
COMMERCE: Final = 5  # cards that lie face up
ARMIES: Final = 6  # region and power
ENGAGE: Final = 7  # region and power
PERMANENT: Final = 8  # region and slot; the value is an owner, or none
BESIDE: Final = 10  # likewise
TEMPORARY: Final = 11  # likewise
ALLY: Final = 12  # a country; the value is a power, or the board
READY: Final = 13  # a country
FDI: Final = 14  # a country
BASE: Final = 15  # a country
OPEN_LEFT: Final = 32  # a region; the value is a country
OPEN_RIGHT: Final = 33
MARKET: Final = 34  # a space of the row; the value is a card
RANDOM: Final = 35  # left or right; the value is a card
DEVELOPMENT: Final = 36  # power and level; the value is a card, or none
ADVANTAGE: Final = 37  # a strategic asset, from the power's first on: whether it is used
DECREE_LEFT: Final = 38
PLACE: Final = 39  # the space of the turn-order track
MONEY: Final = 256
VP: Final = 257

MOST_MONEY: Final = 999
LEAST_VP: Final = -100
MOST_VP: Final = 400
MOST_ARMIES: Final = 30
MOST_BESIDE: Final = 8
LEVELS: Final = 5
ROW: Final = 16  # how many slots a row is given numbers for

# where an ability card may be put: by power its deck, hand and discard pile; the market; out of the game
_PILES: Final = ("deck", "hand", "discard")
PLACES: Final = (
    *[f"{pile}_{POWER_NAMES[p]}" for p in range(POWERS) for pile in _PILES],
    "market_deck",
    "market_discard",
    "removed",
)
OFF_OR_ON: Final = {"off": 0, "on": 1}
NONE: Final = "none"


def deck_of(p: int) -> int:
    """Which of the places is the deck of a power."""
    return p * len(_PILES)


def hand_of(p: int) -> int:
    return deck_of(p) + 1


def piles(s: WorldOrder) -> list[list[int]]:
    """The cards in each of the places."""
    own = [pile for p in range(POWERS) for pile in (s.deck[p], s.hand[p], s.discard[p])]
    return [*own, s.market_deck, s.market_discard, s.removed]


def correctables(s: WorldOrder) -> list[Correctable]:
    return [
        *[found for p in s.powers for found in _mat(s, p)],
        *[found for r in range(REGIONS) for found in _region(s, r)],
        *[found for c in range(COUNTRIES) for found in _country(s, c)],
        *_supply(s),
        *_cards(s),
    ]


def _mat(s: WorldOrder, p: int) -> list[Correctable]:
    name = (POWER_NAMES[p],)
    found = [
        Correctable("money", name, MONEY, p, s.money[p], numbers(0, MOST_MONEY)),
        Correctable("vp", name, VP, p, s.vp[p], numbers(LEAST_VP, MOST_VP), zero=-LEAST_VP),
        Correctable("priority", name, PRIORITY, p, s.priority[p], {word: i for i, word in enumerate(PRIORITY_NAMES)}),
        Correctable("prosperity", name, PROSPERITY, p, s.prosperity[p], numbers(0, len(PROSPERITY_GOODS[p]))),
        Correctable("commerce", name, COMMERCE, p, s.commerce_up[p], numbers(0, s.commerce[p])),
    ]
    for i in range(RESOURCES):
        about, thing = (POWER_NAMES[p], RESOURCE_NAMES[i]), p * RESOURCES + i
        most = MOST_ARMIES if i == ARMY else RESOURCE_CAP
        found.append(Correctable("stock", about, STOCK, thing, s.stock[p][i], numbers(0, most)))
        track = numbers(TRACK_START[p][i], TRACK_END[p][i])
        found.append(Correctable("track", about, TRACK, thing, s.tracks[p][i], track))
    if p in s.order:
        spaces = {word: i for i, word in enumerate(PLACE_NAMES)}
        found.append(Correctable("place", name, PLACE, p, s.order.index(p), spaces))
    if s.options[DECREES]:
        found.append(Correctable("decree", name, DECREE_LEFT, p, s.decree[p], OFF_OR_ON))
    for card in s.advantages[p] if s.vp[p] else []:
        thing = card - ADVANTAGES[0][0]
        found.append(Correctable("used", (CARD_NAMES[card],), ADVANTAGE, thing, int(card in s.used[p]), OFF_OR_ON))
    return [*found, *_developments(s, p)]


def _developments(s: WorldOrder, p: int) -> list[Correctable]:
    """The last one taken, and the next."""
    taken = len(s.developments[p])
    found = []
    for level in (taken, taken + 1):
        if 1 <= level <= LEVELS:
            own = s.developments[p][level - 1] - FIRST_DEVELOPMENT + 1 if level <= taken else 0
            values = {NONE: 0} | {
                CARD_NAMES[FIRST_DEVELOPMENT + d]: d + 1
                for d in range(DEVELOPMENTS)
                if LEVEL[d] == level and (s.stacks[d] or own == d + 1)
            }
            about = (POWER_NAMES[p], str(level))
            found.append(Correctable("development", about, DEVELOPMENT, p * ROW + level, own, values))
    return found


def _region(s: WorldOrder, r: int) -> list[Correctable]:
    found = []
    for p in range(POWERS):
        about, thing = (REGION_NAMES[r], POWER_NAMES[p]), r * POWERS + p
        found.append(Correctable("armies", about, ARMIES, thing, s.armies[r][p], numbers(0, MOST_ARMIES)))
        if p in s.powers:
            most = s.engage[r][p] + free_tokens(s, p)
            found.append(
                Correctable("engage", about, ENGAGE, thing, s.engage[r][p], numbers(0, min(most, ENGAGE_TOKENS[p])))
            )
    found.extend(_row(s, r, "permanent", PERMANENT, s.permanent[r], len(COLOURED[r]), PERMANENT_SLOTS[r]))
    found.extend(_row(s, r, "temporary", TEMPORARY, s.temporary[r], 0, TEMPORARY_SLOTS[r]))
    found.extend(_row(s, r, "beside", BESIDE, s.beside[r], 0, MOST_BESIDE))
    lying = on_board(s, r)
    for word, kind, pile in (("open-left", OPEN_LEFT, s.left[r]), ("open-right", OPEN_RIGHT, s.right[r])):
        if pile:
            values = {COUNTRY_NAMES[c]: c for c in lying}
            found.append(Correctable(word, (REGION_NAMES[r],), kind, r, pile[-1], values))
    return found


def _row(s: WorldOrder, r: int, word: str, kind: int, row: list[int], first: int, slots: int) -> list[Correctable]:
    """The tokens of a row from `first` on, and the next free slot; black ones stay where they are."""
    found = []
    for at in range(first, min(len(row) + 1, slots)):
        owner = row[at] if at < len(row) else NOBODY
        others = {POWER_NAMES[p]: p + 1 for p in range(POWERS) if s.supply[p] or p == owner}
        values = {NONE: 0, **others}
        if owner < OWNERS - 1:
            about = (REGION_NAMES[r], str(at + 1))
            found.append(Correctable(word, about, kind, r * ROW + at, owner + 1, values))
    return found


def _country(s: WorldOrder, c: int) -> list[Correctable]:
    p, name = s.ally_of[c], (COUNTRY_NAMES[c],)
    found = []
    if STARTS_WITH[c] == NOBODY and (p != NOBODY or len(on_board(s, REGION_OF[c])) > 1):
        values = {"board": 0, **{POWER_NAMES[q]: q + 1 for q in s.powers}}
        found.append(Correctable("ally", name, ALLY, c, p + 1, values))
    if p != NOBODY and c in s.allies[p]:
        found.append(Correctable("ready", name, READY, c, s.ready[c], OFF_OR_ON))
        found.append(Correctable("fdi", name, FDI, c, s.fdi[c], numbers(0, 2)))
        found.append(Correctable("base", name, BASE, c, s.base[c], numbers(0, 2)))
    return found


def _supply(s: WorldOrder) -> list[Correctable]:
    """The market and the open cards of random influence: each may turn out to be another that was not seen."""
    hidden = sorted([*s.market_deck, *s.market_discard])
    found = [
        Correctable("market", (str(at + 1),), MARKET, at, card, {CARD_NAMES[x]: x for x in (*hidden, card)})
        for at, card in enumerate(s.market)
    ]
    for at, card in enumerate(s.random_open):
        values = {CARD_NAMES[x]: x for x in (*s.random_deck, *s.random_discard, card)}
        found.append(Correctable("random", (str(at + 1),), RANDOM, at, card, values))
    return found


def _cards(s: WorldOrder) -> list[Correctable]:
    """Every ability card in one of the places; the starting cards of a power stay with it, or leave the game."""
    found = []
    decrees = [DECREE[p] for p in range(POWERS)]
    for place, pile in enumerate(piles(s)):
        for card in pile:
            if card not in decrees:
                found.append(Correctable("card", (CARD_NAMES[card],), CARD, card, place, _places_for(s, card)))
    return sorted(found, key=lambda correctable: correctable.thing)


def _places_for(s: WorldOrder, card: int) -> dict[str, int]:
    from_market = card in MARKET_CARDS
    owners = [p for p in s.powers if from_market or card in STARTER_DECK[p]]
    words = [f"{pile}_{POWER_NAMES[p]}" for p in owners for pile in _PILES]
    market = ["market_deck", "market_discard"] if from_market else []
    return {word: PLACES.index(word) for word in (*words, *market, "removed")}
