"""World Order as numbers, for two to four seats: what each power has stands first for the seat that is asked, then for
the others in the order of their seats, then for powers that nobody plays."""

from typing import Final, cast

from realpolitik.encodings.encoding import Encoding
from realpolitik.encodings.rows import (
    KEPT,
    Cards,
    Frames,
    at_most,
    clamp,
    clamped,
    equals,
    one_hot,
    packed,
    rows_of,
)
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

OPEN: Final = 1
BELOW: Final = 2
UNSEEN: Final = 3

MOST: Final = 100  # money, VP and whatever is counted
MOST_ABOUT: Final = 30
ABOUT: Final = 5
BETWEEN: Final = 255  # no number of an owner or of an ability card
THINGS: Final = ("card", "country", "region", "resource", "seller")


class WorldOrderEncoding(Encoding):
    def __init__(self) -> None:
        if FIRST_ADVANTAGE > HAND:
            raise ValueError("there are more ability cards than the encoding has room for")
        most = max(COUNTRIES, CARDS) + 8  # and some labels
        super().__init__(GAME.name, 1, fields(), actions(), LISTS["labels"], most)
        self._abilities = Cards(list(range(1, FIRST_ADVANTAGE)))
        self._all = Cards(list(range(1, FIRST_RANDOM)))
        self._is = [equals(value) for value in range(256)]
        self._at_most = at_most(MOST)
        self._state_of = [self._any_of([OTHERS + k * STEP + state for k in range(3)]) for state in range(5)]
        self._owned = [self._any_of([OTHERS + k * STEP + state for state in range(5)]) for k in range(3)]
        self._owner = [*one_hot(OWNERS), bytes(OWNERS)]
        self._question = rows_of(LISTS["questions"], [kind.name for kind in KINDS])
        self._frames = Frames(LISTS["frames"])
        self._phase = one_hot(len(PHASE_NAMES))
        places = [*one_hot(len(PLACE_NAMES)), bytes(len(PLACE_NAMES))]
        self._begins = [[[1, *power, *place] for place in places] for power in one_hot(POWERS)]  # a mat that is played
        self._ends = [list(row) for row in one_hot(PRIORITIES)]
        unplayed = [0] * (len(MAT) - 1 - POWERS)
        self._unplayed = [[0, *power, *unplayed] for power in one_hot(POWERS)]
        self._about_at = [[kind.about.index(it) if it in kind.about else -1 for it in THINGS] for kind in KINDS]
        self._hot = [one_hot(COUNTRIES), one_hot(REGIONS), one_hot(RESOURCES), one_hot(POWERS)]
        self._nothing = [bytes(n) for n in (COUNTRIES, REGIONS, RESOURCES, POWERS)]
        self._boards: dict[bytes, bytes] = {}
        self._regions: dict[bytes, bytes] = {}
        self._whereabouts: dict[bytes, bytes] = {}
        self._no_random = bytes(CARDS - FIRST_RANDOM)
        self._no_development = bytes(FIRST_DECREE - FIRST_DEVELOPMENT)

    def _any_of(self, codes: list[int]) -> bytes:
        return bytes([1 if value in codes else 0 for value in range(256)])

    def observe(self, state: State, question: Question) -> bytes:
        s = cast(WorldOrder, state)
        n = len(s.powers)
        seated = [s.powers[(question.seat + k) % n] for k in range(n)]
        table = seated + [p for p in range(POWERS) if s.seats[p] == NOBODY]
        me = table[0]
        parts = [
            self._board(s, table),
            self._mats(s, table),
            self._allies(s, table),
            packed(s.fdi + s.base).translate(self._at_most),
            self._lying(s),
            self._cards(s, table, n),
        ]
        parts.append(self._advantages(s, me))
        parts.extend([self._developments(s.developments[p]) for p in table])
        parts.append(self._developments(s.used_this_round[me]))
        parts.append(bytes(s.stacks).translate(self._at_most))
        parts.append(self._random_open(s))
        self._add_about(question, table, parts)
        traded = s.exported + s.imported
        for row in s.shipped:
            traded.extend(row)
        parts.append(packed(traded).translate(self._at_most))
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

    def _board(self, s: WorldOrder, table: list[int]) -> bytes:
        """All regions, found where they were made before: they seldom change."""
        values = table[:]
        ends: list[int] = []
        for r in range(REGIONS):
            values.extend(s.permanent[r])
            values.append(BETWEEN)
            values.extend(s.beside[r])
            values.append(BETWEEN)
            values.extend(s.temporary[r])
            values.append(BETWEEN)
            values.extend(s.armies[r])
            values.extend(s.engage[r])
            values.extend(s.defended[r])
            ends.append(len(values))
        key = packed(values)
        board = self._boards.get(key)
        if board is None:
            rows: list[bytes] = []
            begin = len(table)
            for r, end in enumerate(ends):
                rows.append(self._region(s, r, table, bytes([r, *table]) + key[begin:end]))
                begin = end
            board = b"".join(rows)
            if len(self._boards) >= KEPT:
                self._boards.clear()
            self._boards[key] = board
        return board

    def _region(self, s: WorldOrder, r: int, table: list[int], key: bytes) -> bytes:
        """All of a region: where one of them changes, the others do not."""
        row = self._regions.get(key)
        if row is None:
            permanent, beside, temporary = s.permanent[r], s.beside[r], s.temporary[r]
            order = [*table, LOCAL]
            seen_as = [order.index(owner) for owner in range(OWNERS)]
            slots = [self._owner[seen_as[owner]] for owner in permanent[:PERMANENT]]
            slots.extend([self._owner[OWNERS]] * (PERMANENT - len(slots)))
            slots.extend([self._owner[seen_as[owner]] for owner in temporary[:TEMPORARY]])
            slots.extend([self._owner[OWNERS]] * (PERMANENT + TEMPORARY - len(slots)))
            counts = [beside.count(owner) for owner in order]
            for kind in (s.armies[r], s.engage[r], s.defended[r]):
                counts.extend([min(kind[p], MOST) for p in table])
            counts.extend([place_bonus(s, r, owner) for owner in order])
            row = b"".join(slots) + bytes(counts)
            if len(self._regions) >= KEPT:
                self._regions.clear()
            self._regions[key] = row
        return row

    def _mats(self, s: WorldOrder, table: list[int]) -> bytes:
        values: list[int] = []
        for p in table:
            if s.seats[p] == NOBODY:
                values.extend(self._unplayed[p])
                continue
            place = 0
            for power in s.order:
                if power == p:
                    break
                place += 1
            values.extend(self._begins[p][place])
            values.append(s.money[p])
            values.append(s.vp[p])
            values.append(s.prosperity[p])
            values.append(s.commerce[p])
            values.append(s.commerce_up[p])
            values.append(s.supply[p])
            values.append(s.decree[p])
            values.append(s.turns[p])
            values.append(free_tokens(s, p))
            values.append(len(s.hand[p]))
            values.append(len(s.known[p]))
            values.append(len(s.deck[p]) + len(s.top[p]))
            values.append(len(s.discard[p]))
            values.append(len(s.discard_unseen[p]))
            values.append(len(s.allies[p]))
            values.extend(s.stock[p])
            values.extend(s.tracks[p])
            values.extend(self._ends[s.priority[p]])
        return clamped(values, MOST, self._at_most)

    def _allies(self, s: WorldOrder, table: list[int]) -> bytes:
        row = bytearray(POWERS * COUNTRIES)
        for k, p in enumerate(table):
            for c in s.allies[p]:
                row[k * COUNTRIES + c] = 1 if s.ready[c] else 2
        return bytes(row)

    def _lying(self, s: WorldOrder) -> bytes:
        """The country cards of the regions: the uppermost of each stack lie open."""
        row = [0] * COUNTRIES
        for r in range(REGIONS):
            for c in s.unseen[r]:
                row[c] = UNSEEN
            for stack in (s.left[r], s.right[r]):
                for c in stack:
                    row[c] = BELOW
                if stack:
                    row[stack[-1]] = OPEN
        return packed(row)

    # -- cards -------------------------------------------------------------------------------------

    def _cards(self, s: WorldOrder, table: list[int], n: int) -> bytes:
        """All about the ability cards, found where it was made before. What comes later in the list of piles overrules
        what came before."""
        me = table[0]
        piles = [s.deck[me], s.top[me], s.discard[me], s.discard_unseen[me], s.front[me], s.hand[me]]
        for p in table[1:n]:
            piles.extend([s.deck[p], s.discard_unseen[p], s.hand[p], s.front[p], s.face_down[p]])
            piles.extend([s.known[p], s.discard[p], s.top[p]])
        piles.extend([s.market_discard, s.removed, s.market])
        values: list[int] = []
        for pile in piles:
            values.extend(pile)
            values.append(BETWEEN)
        key = packed(values)
        row = self._whereabouts.get(key)
        if row is None:
            row = self._where(s, table, n, piles[:-1])
            if len(self._whereabouts) >= KEPT:
                self._whereabouts.clear()
            self._whereabouts[key] = row
        return row

    def _where(self, s: WorldOrder, table: list[int], n: int, piles: list[list[int]]) -> bytes:
        codes = [DECK, DECK, DISCARD, DISCARD, FRONT, HAND]
        tops = s.top[table[0]]
        for k, p in enumerate(table[1:n]):
            first = OTHERS + k * STEP
            codes.extend([first + HIDDEN, first + HIDDEN, first + HIDDEN, first + PLAYED, first + HIDDEN])
            codes.extend([first + SEEN, first + DISCARDED, first + ON_TOP])
            tops = tops + s.top[p]
        codes.extend([MARKET_DISCARD, REMOVED])
        where = self._abilities.where(piles, codes)
        parts = [where.translate(self._is[code]) for code in (HAND, DECK, DISCARD, FRONT)]
        parts.extend([where.translate(owned) for owned in self._owned])
        parts.extend([where.translate(self._state_of[state]) for state in (SEEN, PLAYED, DISCARDED)])
        parts.append(self._abilities.set(tops))
        market = bytearray(self._abilities.none)
        for place, card in enumerate(s.market):
            market[card] = place + 1
        parts.append(bytes(market))
        parts.append(where.translate(self._is[MARKET_DISCARD]))
        parts.append(where.translate(self._is[REMOVED]))
        return b"".join(parts)

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
