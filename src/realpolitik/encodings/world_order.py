"""World Order as numbers, for two to four seats: what each power has stands first for the seat that is asked, then for
the others in the order of their seats, then for powers that nobody plays."""

from typing import Final, cast

from realpolitik.encodings.encoding import Encoding
from realpolitik.encodings.rows import KEPT, Cards, Frames, at_most, clamp, equals, one_hot, rows_of
from realpolitik.encodings.world_order_fields import LISTS, MAT, PERMANENT, TEMPORARY, actions, fields
from realpolitik.games.world_order.board import REGIONS
from realpolitik.games.world_order.countries import COUNTRIES
from realpolitik.games.world_order.deck import (
    CARDS,
    FIRST_ADVANTAGE,
    FIRST_DECREE,
    FIRST_DEVELOPMENT,
    FIRST_RANDOM,
)
from realpolitik.games.world_order.effects import PERFORMING, Performing
from realpolitik.games.world_order.game import GAME
from realpolitik.games.world_order.scoring import place_bonus
from realpolitik.games.world_order.state import PHASE_NAMES, WorldOrder, free_tokens
from realpolitik.games.world_order.things import (
    LOCAL,
    NOBODY,
    OWNERS,
    PLACE_NAMES,
    POWERS,
    PRIORITIES,
    RESOURCES,
)
from realpolitik.games.world_order.view import choosing_in_secret
from realpolitik.kernel.question import KINDS, Question
from realpolitik.kernel.state import State

# where an ability card is, as far as the seat knows: above all numbers of such cards
HAND: Final = 200
DECK: Final = 201
DISCARD: Final = 202
FRONT: Final = 203
MARKET_DISCARD: Final = 204
REMOVED: Final = 205
OTHERS: Final = 210  # of another power, and from here on in steps of ten:
HIDDEN: Final = 0
SEEN: Final = 1
PLAYED: Final = 2
DISCARDED: Final = 3
ON_TOP: Final = 4
STEP: Final = 10

OPEN: Final = 254
BELOW: Final = 253
UNSEEN: Final = 252

MOST: Final = 100  # money, VP and whatever is counted
MOST_ABOUT: Final = 30
ABOUT: Final = 5
BETWEEN: Final = [255]  # no number of an owner
THINGS: Final = ("card", "country", "region", "resource", "seller")


class WorldOrderEncoding(Encoding):
    def __init__(self) -> None:
        if FIRST_ADVANTAGE > HAND:
            raise ValueError("there are more ability cards than the encoding has room for")
        most = max(COUNTRIES, CARDS) + 8  # and some labels
        super().__init__(GAME.name, 1, fields(), actions(), LISTS["labels"], most)
        self._abilities = Cards(list(range(1, FIRST_ADVANTAGE)))
        self._all = Cards(list(range(1, FIRST_RANDOM)))
        self._countries = Cards(list(range(1, COUNTRIES)))  # the first, 0, is one too
        self._is = [equals(value) for value in range(256)]
        self._at_most = at_most(MOST)
        self._state_of = [self._any_of([OTHERS + k * STEP + state for k in range(3)]) for state in range(5)]
        self._owned = [self._any_of([OTHERS + k * STEP + state for state in range(5)]) for k in range(3)]
        self._lies = bytes([{OPEN: 1, BELOW: 2, UNSEEN: 3}.get(value, 0) for value in range(256)])
        self._owner = [*one_hot(OWNERS), bytes(OWNERS)]
        self._question = rows_of(LISTS["questions"], [kind.name for kind in KINDS])
        self._frames = Frames(LISTS["frames"])
        self._phase, self._priority = one_hot(len(PHASE_NAMES)), one_hot(PRIORITIES)
        self._power, self._place = one_hot(POWERS), [*one_hot(len(PLACE_NAMES)), bytes(len(PLACE_NAMES))]
        self._about_at = [[kind.about.index(it) if it in kind.about else -1 for it in THINGS] for kind in KINDS]
        self._hot = [one_hot(COUNTRIES), one_hot(REGIONS), one_hot(RESOURCES), one_hot(POWERS)]
        self._nothing = [bytes(n) for n in (COUNTRIES, REGIONS, RESOURCES, POWERS)]
        self._regions: dict[bytes, bytes] = {}
        self._no_random = bytes(CARDS - FIRST_RANDOM)
        self._no_development = bytes(FIRST_DECREE - FIRST_DEVELOPMENT)
        self._number = [[r] for r in range(REGIONS)]

    def _any_of(self, codes: list[int]) -> bytes:
        return bytes([1 if value in codes else 0 for value in range(256)])

    def observe(self, state: State, question: Question) -> bytes:
        s = cast(WorldOrder, state)
        n = len(s.powers)
        seated = [s.powers[(question.seat + k) % n] for k in range(n)]
        table = seated + [p for p in range(POWERS) if s.seats[p] == NOBODY]
        me = table[0]
        parts = [self._region(s, r, table) for r in range(REGIONS)]
        parts.extend([self._mat(s, p) for p in table])
        parts.append(self._allies(s, table))
        parts.append(bytes(s.fdi).translate(self._at_most))
        parts.append(bytes(s.base).translate(self._at_most))
        parts.append(self._lying(s))
        self._add_cards(s, table, n, parts)
        parts.append(self._advantages(s, me))
        parts.extend([self._developments(s.developments[p]) for p in table])
        parts.append(self._developments(s.used_this_round[me]))
        parts.append(bytes(s.stacks).translate(self._at_most))
        parts.append(self._random_open(s))
        self._add_about(question, table, parts)
        parts.append(bytes(s.exported).translate(self._at_most))
        parts.append(bytes(s.imported).translate(self._at_most))
        parts.extend([bytes(row).translate(self._at_most) for row in s.shipped])
        parts.append(self._event(s))
        parts.append(self._frames.row(s.stack))
        parts.append(self._question[question.kind])
        parts.append(self._phase[s.phase])
        parts.append(bytes([s.round, n]))
        told = [clamp(value, MOST_ABOUT) for value in question.about[:ABOUT]]
        parts.append(bytes(told) + bytes(ABOUT - len(told)))
        parts.append(bytes(s.options))
        return b"".join(parts)

    # -- the board ---------------------------------------------------------------------------------

    def _region(self, s: WorldOrder, r: int, table: list[int]) -> bytes:
        """All of a region, found where it was made before: it seldom changes."""
        permanent, beside, temporary = s.permanent[r], s.beside[r], s.temporary[r]
        armies, engage, defended = s.armies[r], s.engage[r], s.defended[r]
        owned = permanent + BETWEEN + beside + BETWEEN + temporary + BETWEEN
        key = bytes(self._number[r] + table + owned + armies + engage + defended)
        row = self._regions.get(key)
        if row is None:
            order = [*table, LOCAL]
            seen_as = [order.index(owner) for owner in range(OWNERS)]
            slots = [self._owner[seen_as[owner]] for owner in permanent[:PERMANENT]]
            slots.extend([self._owner[OWNERS]] * (PERMANENT - len(slots)))
            slots.extend([self._owner[seen_as[owner]] for owner in temporary[:TEMPORARY]])
            slots.extend([self._owner[OWNERS]] * (PERMANENT + TEMPORARY - len(slots)))
            counts = [beside.count(owner) for owner in order]
            for kind in (armies, engage, defended):
                counts.extend([min(kind[p], MOST) for p in table])
            counts.extend([place_bonus(s, r, owner) for owner in order])
            row = b"".join(slots) + bytes(counts)
            if len(self._regions) >= KEPT:
                self._regions.clear()
            self._regions[key] = row
        return row

    def _mat(self, s: WorldOrder, p: int) -> bytes:
        if s.seats[p] == NOBODY:
            return bytes(1) + self._power[p] + bytes(len(MAT) - 1 - POWERS)
        place = s.order.index(p) if p in s.order else len(PLACE_NAMES)
        values = [
            s.money[p],
            s.vp[p],
            s.prosperity[p],
            s.commerce[p],
            s.commerce_up[p],
            s.supply[p],
            s.decree[p],
            s.turns[p],
            free_tokens(s, p),
            len(s.hand[p]),
            len(s.known[p]),
            len(s.deck[p]) + len(s.top[p]),
            len(s.discard[p]),
            len(s.discard_unseen[p]),
            len(s.allies[p]),
            *s.stock[p],
            *s.tracks[p],
        ]
        counted = bytes([clamp(value, MOST) for value in values])
        return b"".join([b"\1", self._power[p], self._place[place], counted, self._priority[s.priority[p]]])

    def _allies(self, s: WorldOrder, table: list[int]) -> bytes:
        row = bytearray(POWERS * COUNTRIES)
        for k, p in enumerate(table):
            for c in s.allies[p]:
                row[k * COUNTRIES + c] = 1 if s.ready[c] else 2
        return bytes(row)

    def _lying(self, s: WorldOrder) -> bytes:
        """The country cards of the regions: the uppermost of each stack lie open."""
        unseen: list[int] = []
        below: list[int] = []
        opened: list[int] = []
        for r in range(REGIONS):
            unseen = unseen + s.unseen[r]
            below = below + s.left[r][:-1] + s.right[r][:-1]
            opened = opened + s.left[r][-1:] + s.right[r][-1:]
        return self._countries.where([unseen, below, opened], [UNSEEN, BELOW, OPEN]).translate(self._lies)

    # -- cards -------------------------------------------------------------------------------------

    def _add_cards(self, s: WorldOrder, table: list[int], n: int, parts: list[bytes]) -> None:
        """Where each ability card is. What comes later in the list overrules what came before."""
        me = table[0]
        piles = [s.deck[me], s.top[me], s.discard[me], s.discard_unseen[me], s.front[me], s.hand[me]]
        codes = [DECK, DECK, DISCARD, DISCARD, FRONT, HAND]
        tops = s.top[me]
        for k, p in enumerate(table[1:n]):
            first = OTHERS + k * STEP
            piles.extend([s.deck[p], s.discard_unseen[p], s.hand[p], s.front[p], s.face_down[p]])
            codes.extend([first + HIDDEN, first + HIDDEN, first + HIDDEN, first + PLAYED, first + HIDDEN])
            piles.extend([s.known[p], s.discard[p], s.top[p]])
            codes.extend([first + SEEN, first + DISCARDED, first + ON_TOP])
            tops = tops + s.top[p]
        piles.extend([s.market_discard, s.removed])
        codes.extend([MARKET_DISCARD, REMOVED])
        where = self._abilities.where(piles, codes)
        parts.extend([where.translate(self._is[code]) for code in (HAND, DECK, DISCARD, FRONT)])
        parts.extend([where.translate(owned) for owned in self._owned])
        parts.extend([where.translate(self._state_of[state]) for state in (SEEN, PLAYED, DISCARDED)])
        parts.append(self._abilities.set(tops))
        market = bytearray(self._abilities.none)
        for place, card in enumerate(s.market):
            market[card] = place + 1
        parts.append(bytes(market))
        parts.append(where.translate(self._is[MARKET_DISCARD]))
        parts.append(where.translate(self._is[REMOVED]))

    def _advantages(self, s: WorldOrder, me: int) -> bytes:
        """W4.15: while they are being chosen, nobody's but the own lie open."""
        row = bytearray(FIRST_DEVELOPMENT - FIRST_ADVANTAGE)
        shown = [me] if choosing_in_secret(s) else s.powers
        for p in shown:
            for card in s.advantages[p]:
                row[card - FIRST_ADVANTAGE] = 2 if card in s.used[p] else 1
        return bytes(row)

    def _random_open(self, s: WorldOrder) -> bytes:
        if not s.random_open:
            return self._no_random
        return bytes([1 if card in s.random_open else 0 for card in range(FIRST_RANDOM, CARDS)])

    def _developments(self, cards: list[int]) -> bytes:
        if not cards:
            return self._no_development
        row = bytearray(self._no_development)
        for card in cards:
            if FIRST_DEVELOPMENT <= card < FIRST_DECREE:
                row[card - FIRST_DEVELOPMENT] = 1
        return bytes(row)

    # -- what is asked -----------------------------------------------------------------------------

    def _add_about(self, question: Question, table: list[int], parts: list[bytes]) -> None:
        about, at = question.about, self._about_at[question.kind]
        parts.append(self._all.row(about[at[0]] if 0 <= at[0] < len(about) else 0))
        for what, rows in enumerate(self._hot):
            place = at[what + 1]
            value = about[place] if 0 <= place < len(about) else -1
            if rows is self._hot[-1] and value in table:
                value = table.index(value)
            parts.append(rows[value] if 0 <= value < len(rows) else self._nothing[what])

    def _event(self, s: WorldOrder) -> bytes:
        row = self._all.none
        for f in s.stack:
            if f[0] == PERFORMING.number:
                row = self._all.row(f[Performing.CARD])
        return row


ENCODING: Final = WorldOrderEncoding()
