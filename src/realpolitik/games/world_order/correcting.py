"""Setting the table right: each kind of correction carried out, with what hangs on it, and told."""

from collections.abc import Callable
from typing import Final

from realpolitik.games.world_order.corrections import (
    ADVANTAGE,
    ALLY,
    ARMIES,
    BASE,
    BESIDE,
    COMMERCE,
    DECREE_LEFT,
    DEVELOPMENT,
    ENGAGE,
    FDI,
    LEAST_VP,
    MARKET,
    MONEY,
    OPEN_LEFT,
    OPEN_RIGHT,
    PERMANENT,
    PLACE,
    PRIORITY,
    PROSPERITY,
    RANDOM,
    READY,
    ROW,
    STOCK,
    TEMPORARY,
    TRACK,
    VP,
    correctables,
    hand_of,
    piles,
)
from realpolitik.games.world_order.countries import NO_COUNTRY, REGION_OF
from realpolitik.games.world_order.deck import ADVANTAGES, DECREE, FIRST_DEVELOPMENT, NO_CARD
from realpolitik.games.world_order.state import WorldOrder, covered_by
from realpolitik.games.world_order.things import FREE_SPACE, FROM_CORRECTIONS, NOBODY, POWERS, RESOURCES
from realpolitik.kernel.correction import check_correction, parts
from realpolitik.kernel.dealt import CARD
from realpolitik.kernel.question import note_kind
from realpolitik.kernel.state import note

CORRECTED_MONEY: Final = note_kind("corrected_money", "", "power", "n", "before")
CORRECTED_VP: Final = note_kind("corrected_vp", "", "power", "n", "before")
CORRECTED_STOCK: Final = note_kind("corrected_stock", "", "power", "resource", "n", "before")
CORRECTED_TRACK: Final = note_kind("corrected_track", "", "power", "resource", "n", "before")
CORRECTED_PRIORITY: Final = note_kind("corrected_priority", "", "power", "priority")
CORRECTED_PROSPERITY: Final = note_kind("corrected_prosperity", "", "power", "n", "before")
CORRECTED_COMMERCE: Final = note_kind("corrected_commerce", "", "power", "n", "before")
CORRECTED_PLACE: Final = note_kind("corrected_place", "", "power", "place")
CORRECTED_ARMIES: Final = note_kind("corrected_armies", "", "power", "region", "n", "before")
CORRECTED_ENGAGE: Final = note_kind("corrected_engage", "", "power", "region", "n", "before")
CORRECTED_TOKEN: Final = note_kind("corrected_token", "", "region", "power", "power_before")
CORRECTED_ALLY: Final = note_kind("corrected_ally", "", "country", "power")
CORRECTED_READY: Final = note_kind("corrected_ready", "", "country", "n")
CORRECTED_FDI: Final = note_kind("corrected_fdi", "", "country", "n", "before")
CORRECTED_BASE: Final = note_kind("corrected_base", "", "country", "n", "before")
CORRECTED_OPEN: Final = note_kind("corrected_open", "", "region", "country", "country_before")
CORRECTED_MARKET: Final = note_kind("corrected_market", "", "card", "card_before")
CORRECTED_DEVELOPMENT: Final = note_kind("corrected_development", "", "power", "card")
CORRECTED_USED: Final = note_kind("corrected_used", "", "power", "card", "n")
CORRECTED_CARD: Final = note_kind("corrected_card", "", "card", "corrected_place", "corrected_place_before")


def correct(s: WorldOrder, option: int) -> None:
    """Set something right. What is not among its choices is refused, with those that are."""
    check_correction(correctables(s), option)
    kind, thing, value = parts(option)
    _SETTING[kind](s, thing, value)


# -- mats --------------------------------------------------------------------------------------------------------------


def _money(s: WorldOrder, p: int, value: int) -> None:
    note(s, CORRECTED_MONEY, p, value, s.money[p])
    s.money[p] = value


def _vp(s: WorldOrder, p: int, value: int) -> None:
    n = value + LEAST_VP
    note(s, CORRECTED_VP, p, n, s.vp[p])
    s.scored[p][FROM_CORRECTIONS] += n - s.vp[p]
    s.vp[p] = n


def _stock(s: WorldOrder, thing: int, value: int) -> None:
    p, resource = divmod(thing, RESOURCES)
    note(s, CORRECTED_STOCK, p, resource, value, s.stock[p][resource])
    s.stock[p][resource] = value


def _track(s: WorldOrder, thing: int, value: int) -> None:
    p, resource = divmod(thing, RESOURCES)
    note(s, CORRECTED_TRACK, p, resource, value, s.tracks[p][resource])
    s.tracks[p][resource] = value


def _priority(s: WorldOrder, p: int, value: int) -> None:
    note(s, CORRECTED_PRIORITY, p, value)
    s.priority[p] = value


def _prosperity(s: WorldOrder, p: int, value: int) -> None:
    note(s, CORRECTED_PROSPERITY, p, value, s.prosperity[p])
    s.prosperity[p] = value


def _commerce(s: WorldOrder, p: int, value: int) -> None:
    note(s, CORRECTED_COMMERCE, p, value, s.commerce_up[p])
    s.commerce_up[p] = value


def _place(s: WorldOrder, p: int, value: int) -> None:
    """Whoever stands there takes the space that becomes free."""
    note(s, CORRECTED_PLACE, p, value)
    before, there = s.order.index(p), s.order[value]
    s.order[before] = there if there != FREE_SPACE else FREE_SPACE
    s.order[value] = p


def _advantage(s: WorldOrder, thing: int, value: int) -> None:
    card = thing + ADVANTAGES[0][0]
    p = next(p for p in s.powers if card in s.advantages[p])
    note(s, CORRECTED_USED, p, card, value)
    if value:
        s.used[p].append(card)
    else:
        s.used[p].remove(card)


def _decree(s: WorldOrder, p: int, value: int) -> None:
    note(s, CORRECTED_USED, p, DECREE[p], 1 - value)
    s.decree[p] = value
    if value:
        s.removed.remove(DECREE[p])
    else:
        s.removed.append(DECREE[p])


def _development(s: WorldOrder, thing: int, value: int) -> None:
    p, level = divmod(thing, ROW)
    own = s.developments[p]
    if len(own) >= level:
        gone = own.pop()
        s.stacks[gone - FIRST_DEVELOPMENT] += 1
        s.used_this_round[p] = [card for card in s.used_this_round[p] if card != gone]
    card = FIRST_DEVELOPMENT + value - 1 if value else NO_CARD
    if card != NO_CARD:
        own.append(card)
        s.stacks[card - FIRST_DEVELOPMENT] -= 1
    note(s, CORRECTED_DEVELOPMENT, p, card)


# -- regions and countries ---------------------------------------------------------------------------------------------


def _armies(s: WorldOrder, thing: int, value: int) -> None:
    r, p = divmod(thing, POWERS)
    note(s, CORRECTED_ARMIES, p, r, value, s.armies[r][p])
    s.armies[r][p] = value


def _engage(s: WorldOrder, thing: int, value: int) -> None:
    r, p = divmod(thing, POWERS)
    note(s, CORRECTED_ENGAGE, p, r, value, s.engage[r][p])
    s.engage[r][p] = value


def _permanent(s: WorldOrder, thing: int, value: int) -> None:
    _token(s, s.permanent[thing // ROW], thing, value)


def _beside(s: WorldOrder, thing: int, value: int) -> None:
    _token(s, s.beside[thing // ROW], thing, value)


def _temporary(s: WorldOrder, thing: int, value: int) -> None:
    _token(s, s.temporary[thing // ROW], thing, value)


def _token(s: WorldOrder, row: list[int], thing: int, value: int) -> None:
    """A token is exchanged for another's, added, or taken away: then the row closes up. No VP come of it."""
    r, at = divmod(thing, ROW)
    before = row[at] if at < len(row) else NOBODY
    owner = value - 1
    if before != NOBODY:
        s.supply[before] += 1
        row.pop(at)
    if owner != NOBODY:
        s.supply[owner] -= 1
        row.insert(at, owner)
    note(s, CORRECTED_TOKEN, r, owner, before)


def _ally(s: WorldOrder, c: int, value: int) -> None:
    """A country goes to another power, or back under the left stack; an open one is replaced by one not seen."""
    note(s, CORRECTED_ALLY, c, value - 1)
    r, before, p = REGION_OF[c], s.ally_of[c], value - 1
    if before == NOBODY:
        for pile in (s.left[r], s.unseen[r], s.right[r]):
            if c in pile:
                pile.remove(c)
    else:
        _leave(s, before, c)
    s.ally_of[c], s.ready[c], s.fdi[c], s.base[c] = p, 1, 0, 0
    if p == NOBODY:
        s.unseen[r] = sorted([*s.unseen[r], c])
    elif covered_by(s, c) != NO_COUNTRY:
        below = covered_by(s, c)
        s.allies[p][s.allies[p].index(below)] = c
        s.fdi[c], s.base[c], s.fdi[below], s.base[below] = s.fdi[below], s.base[below], 0, 0
    else:
        s.allies[p].append(c)
    _keep_two_open(s, r)


def _leave(s: WorldOrder, p: int, c: int) -> None:
    """The card that it covered lies open again, with the tokens."""
    below = covered_by(s, c)
    if below == NO_COUNTRY:
        s.allies[p].remove(c)
    else:
        s.allies[p][s.allies[p].index(c)] = below
        s.fdi[below], s.base[below] = s.fdi[c], s.base[c]


def _keep_two_open(s: WorldOrder, r: int) -> None:
    left, unseen, right = s.left[r], s.unseen[r], s.right[r]
    if not left and unseen:
        left.append(unseen.pop(0))
    if not right and len(left) + len(unseen) > 1:
        right.append(left.pop())
        if not left:
            left.append(unseen.pop(0))
    if not left and len(right) > 1:
        left.append(right.pop())


def _ready(s: WorldOrder, c: int, value: int) -> None:
    note(s, CORRECTED_READY, c, value)
    s.ready[c] = value


def _fdi(s: WorldOrder, c: int, value: int) -> None:
    note(s, CORRECTED_FDI, c, value, s.fdi[c])
    s.fdi[c] = value


def _base(s: WorldOrder, c: int, value: int) -> None:
    note(s, CORRECTED_BASE, c, value, s.base[c])
    s.base[c] = value


def _open_left(s: WorldOrder, r: int, value: int) -> None:
    _open(s, r, s.left[r], value)


def _open_right(s: WorldOrder, r: int, value: int) -> None:
    _open(s, r, s.right[r], value)


def _open(s: WorldOrder, r: int, pile: list[int], c: int) -> None:
    """Another country is on top: the two change places."""
    before = pile[-1]
    note(s, CORRECTED_OPEN, r, c, before)
    for other in (s.left[r], s.unseen[r], s.right[r]):
        if c in other:
            other[other.index(c)] = before
            break
    pile[-1] = c
    s.unseen[r].sort()


# -- cards -------------------------------------------------------------------------------------------------------------


def _market(s: WorldOrder, at: int, card: int) -> None:
    _change_places(s, s.market, at, card, (s.market_deck, s.market_discard))


def _random(s: WorldOrder, at: int, card: int) -> None:
    _change_places(s, s.random_open, at, card, (s.random_deck, s.random_discard))


def _change_places(s: WorldOrder, row: list[int], at: int, card: int, others: tuple[list[int], ...]) -> None:
    before = row[at]
    note(s, CORRECTED_MARKET, card, before)
    for pile in others:
        if card in pile:
            pile[pile.index(card)] = before
            pile.sort()
    row[at] = card


def _card(s: WorldOrder, card: int, place: int) -> None:
    """What all have said aloud is known: a card put into a hand has been seen there."""
    there = piles(s)
    before = next(number for number, pile in enumerate(there) if card in pile)
    there[before].remove(card)
    there[place].append(card)
    for p in range(POWERS):
        if card in s.known[p]:
            s.known[p].remove(card)
        if place == hand_of(p):
            s.known[p].append(card)
        s.deck[p].sort()
    s.market_deck.sort()
    note(s, CORRECTED_CARD, card, place, before)


_SETTING: Final[dict[int, Callable[[WorldOrder, int, int], None]]] = {
    MONEY: _money,
    VP: _vp,
    STOCK: _stock,
    TRACK: _track,
    PRIORITY: _priority,
    PROSPERITY: _prosperity,
    COMMERCE: _commerce,
    PLACE: _place,
    ADVANTAGE: _advantage,
    DECREE_LEFT: _decree,
    DEVELOPMENT: _development,
    ARMIES: _armies,
    ENGAGE: _engage,
    PERMANENT: _permanent,
    BESIDE: _beside,
    TEMPORARY: _temporary,
    ALLY: _ally,
    READY: _ready,
    FDI: _fdi,
    BASE: _base,
    OPEN_LEFT: _open_left,
    OPEN_RIGHT: _open_right,
    MARKET: _market,
    RANDOM: _random,
    CARD: _card,
}
