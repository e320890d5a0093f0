"""Labyrinth as numbers, for the US and the Jihadists, and for the US alone. The sides are too unlike to be turned
round: the map stands as it is, and a value says whose seat it is."""

from typing import Final, cast

from realpolitik.encodings.encoding import Encoding
from realpolitik.encodings.labyrinth_fields import LISTS, PLOT, VALUES, actions, fields
from realpolitik.encodings.rows import KEPT, Cards, Frames, at_most, clamp, equals, one_hot, packed, rows_of
from realpolitik.games.labyrinth.board import ALIGNMENTS, COUNTRIES, GOVERNANCES, POSTURES
from realpolitik.games.labyrinth.deck import CARDS, SIDE
from realpolitik.games.labyrinth.game import GAME
from realpolitik.games.labyrinth.options import MINI_DECKS
from realpolitik.games.labyrinth.sides import JIHADIST, NOBODY, US
from realpolitik.games.labyrinth.state import (
    PLOT_BACKLASH,
    PLOT_COUNTRY,
    PLOT_FACE_UP,
    PLOT_LIMIT,
    PLOT_MARKER,
    PLOT_MARKERS,
    PLOT_VALUE,
    WMD,
    Labyrinth,
)
from realpolitik.games.labyrinth.tracks import available_cells, gwot_penalty, troop_level, world_posture
from realpolitik.kernel.procedure import PROCEDURES
from realpolitik.kernel.program import RUN, Run
from realpolitik.kernel.question import KINDS, Question
from realpolitik.kernel.state import State

UNSEEN: Final = 240
SEEN: Final = 241
IN_HAND: Final = 242
DISCARDED: Final = 243
REMOVED: Final = 244
ON_TABLE: Final = 245
LAPSING: Final = 246
FIRST_PLOT: Final = 247

FLAG: Final = 5  # a yes among the tracks
MOST_PIECES: Final = 15
MOST_ABOUT: Final = 30
ABOUT: Final = 4
PLACES: Final = ("country", "from", "to")  # what a question may be about, of the map
DECLARED: Final = "declared_on"


class LabyrinthEncoding(Encoding):
    def __init__(self) -> None:
        most = CARDS + 8  # and some labels
        super().__init__(GAME.name, 1, fields(), actions(), LISTS["labels"], most)
        self._cards = Cards(list(range(1, CARDS + 1)))
        self._is = [equals(value) for value in range(256)]
        self._at_most = at_most(MOST_PIECES)
        self._is_any = at_most(1)
        self._lying = bytes([{ON_TABLE: 1, LAPSING: 2, FIRST_PLOT: 3}.get(value, 0) for value in range(256)])
        self._nowhere = bytes(COUNTRIES)
        self._country = [*one_hot(COUNTRIES), self._nowhere]  # the last, -1, is none
        self._question = rows_of(LISTS["questions"], [kind.name for kind in KINDS])
        self._card_at = [kind.about.index("card") if "card" in kind.about else -1 for kind in KINDS]
        self._places = [[at for at, what in enumerate(kind.about) if what in PLACES] for kind in KINDS]
        self._frames = Frames(LISTS["frames"])
        self._declared = [1 + p.slots.index(DECLARED) if DECLARED in p.slots else 0 for p in PROCEDURES]
        self._lands: dict[bytes, bytes] = {}
        self._plots: dict[int, bytes] = {}
        self._no_plots = [bytes(len(PLOT) * n) for n in range(PLOT_MARKERS + 1)]

    def observe(self, state: State, question: Question) -> bytes:
        s = cast(Labyrinth, state)
        me = JIHADIST if s.seats[JIHADIST] == question.seat else US
        piles = [s.deck, s.hands[1 - me], s.known[1 - me], s.hands[me], s.discard, s.removed, s.table, list(s.lapsing)]
        codes = [UNSEEN, UNSEEN, SEEN, IN_HAND, DISCARDED, REMOVED, ON_TABLE, LAPSING]
        if s.first_plot:
            piles.append([s.first_plot])
            codes.append(FIRST_PLOT)
        where = self._cards.where(piles, codes)
        at = self._card_at[question.kind]
        return b"".join(
            [
                self._land(s),
                packed(s.troops).translate(self._at_most),
                self._country[s.nato],
                packed(s.sleepers + s.active).translate(self._at_most),
                self._country[s.sadr],
                packed(s.cadre),
                packed(s.aid).translate(self._at_most),
                packed(s.besieged + s.regime_change),
                self._counted([plot[PLOT_COUNTRY] for plot in s.plots]),
                self._marked([*s.disrupted, *s.disrupted_before]),
                self._marked([*s.improved, *s.improved_before]),
                self._marked(s.chosen),
                self._counted(self._declared_in(s)),
                self._marked([question.about[i] for i in self._places[question.kind] if i < len(question.about)]),
                self._plots_in_order(s, me),
                bytes(s.markers),
                where.translate(self._is[IN_HAND]),
                where.translate(self._is[SEEN]),
                self._stack(s, me),
                where.translate(self._is[UNSEEN]),
                where.translate(self._is[DISCARDED]),
                where.translate(self._is[REMOVED]),
                where.translate(self._lying),
                self._cards.row(question.about[at] if 0 <= at < len(question.about) else 0),
                self._event(s),
                self._frames.row(s.stack),
                self._question[question.kind],
                self._tracks(s, me),
                self._about(question, at),
                bytes(s.options),
            ]
        )

    # -- the map -----------------------------------------------------------------------------------

    def _land(self, s: Labyrinth) -> bytes:
        """How every country is governed and how it stands, found where it was made before: it seldom changes."""
        n = len(s.governance)
        key = packed([*s.governance, *s.alignment, *s.posture])
        row = self._lands.get(key)
        if row is None:
            governance, alignment, posture = key[:n], key[n : 2 * n], key[2 * n :]
            parts = [governance.translate(self._is[value]) for value in range(1, len(GOVERNANCES))]
            parts.extend([alignment.translate(self._is[value]) for value in range(1, len(ALIGNMENTS))])
            parts.extend([posture.translate(self._is[value]) for value in range(1, len(POSTURES))])
            row = b"".join(parts)
            if len(self._lands) >= KEPT:
                self._lands.clear()
            self._lands[key] = row
        return row

    def _counted(self, countries: list[int]) -> bytes:
        """How often each country is among these."""
        if not countries:
            return self._nowhere
        row = bytearray(COUNTRIES)
        for c in countries:
            if 0 <= c < COUNTRIES:
                row[c] += 1
        return bytes(row)

    def _marked(self, countries: list[int]) -> bytes:
        """1 for each country that is among these."""
        return self._counted(countries).translate(self._is_any) if countries else self._nowhere

    def _declared_in(self, s: Labyrinth) -> list[int]:
        """What has been declared so far, in the operation that is asked about."""
        f = s.stack[-1]
        first = self._declared[f[0]]
        return f[first:] if first else []

    def _plots_in_order(self, s: Labyrinth, me: int) -> bytes:
        if not s.plots:
            return self._no_plots[PLOT_MARKERS]
        rows = [self._plot(plot, me) for plot in s.plots[:PLOT_MARKERS]]
        rows.append(self._no_plots[PLOT_MARKERS - len(rows)])
        return b"".join(rows)

    def _plot(self, plot: list[int], me: int) -> bytes:
        """8.5.4: only the Jihadists look at plots that lie face down."""
        value = PLOT_VALUE[plot[PLOT_MARKER]] if me == JIHADIST or plot[PLOT_FACE_UP] else 0
        key = (plot[PLOT_COUNTRY] * 8 + value) * 32 + plot[PLOT_LIMIT] % 32
        key = key * 4 + (2 if plot[PLOT_BACKLASH] else 0) + (1 if plot[PLOT_FACE_UP] else 0)
        row = self._plots.get(key)
        if row is None:
            is_value = [1 if value == n else 0 for n in range(1, len(VALUES) + 1)]
            may_be = [plot[PLOT_LIMIT] >> n & 1 for n in range(1, len(VALUES) + 1)]
            last = [1 if plot[PLOT_BACKLASH] else 0, 1 if plot[PLOT_FACE_UP] else 0]
            row = self._country[plot[PLOT_COUNTRY]] + bytes(is_value + may_be + last)
            if len(self._plots) >= KEPT:
                self._plots.clear()
            self._plots[key] = row
        return row

    # -- cards and tracks --------------------------------------------------------------------------

    def _stack(self, s: Labyrinth, me: int) -> bytes:
        """9.2: what the US knows of the order in which the Jihadists' cards come."""
        if me != US or not s.stacked:
            return self._cards.none
        row = bytearray(self._cards.none)
        for place, card in enumerate(reversed(s.stacked)):
            if card in s.known[JIHADIST]:
                row[card] = place + 1
        return bytes(row)

    def _event(self, s: Labyrinth) -> bytes:
        row = self._cards.none
        for f in s.stack:
            if f[0] == RUN.number:
                row = self._cards.row(f[Run.CARD])
        return row

    def _tracks(self, s: Labyrinth, me: int) -> bytes:
        values = [
            FLAG if me == US else 0,
            FLAG if s.phase == US else 0,
            s.phase_card,
            min(s.turn, 100),
            s.prestige,
            s.funding,
            s.reserves[US],
            s.reserves[JIHADIST],
            s.troop_track,
            s.cell_track,
            available_cells(s),
            troop_level(s),
            clamp(world_posture(s), MOST_ABOUT),
            gwot_penalty(s),
            *s.victory,
            s.held,
            s.deck_number,
            len(s.deck) // 4,
            len(s.hands[me]),
            len(s.hands[1 - me]),
            len(s.hands[1 - me]) - len(s.known[1 - me]),
            s.first_plot_used,
            len(s.available),
            len(s.loose),
            len(s.arsenal),
            len(s.set_aside),
            len([marker for marker in s.removed_plots if PLOT_VALUE[marker] == WMD]),
        ]
        counts = [0] * len(VALUES)
        if me == JIHADIST:
            for marker in s.available:
                counts[PLOT_VALUE[marker] - 1] += 1
        values.extend(counts)
        small = [0, 0, 0, 0]
        if s.options[MINI_DECKS]:
            small = [s.mini_deck, *[len([c for c in s.deck if SIDE[c] == side]) for side in (US, JIHADIST, NOBODY)]]
        values.extend(small)
        return packed(values)

    def _about(self, question: Question, at: int) -> bytes:
        told = [clamp(value, MOST_ABOUT) for place, value in enumerate(question.about) if place != at][:ABOUT]
        return bytes(told) + bytes(ABOUT - len(told))


ENCODING: Final = LabyrinthEncoding()
