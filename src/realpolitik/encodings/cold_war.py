"""Twilight Struggle and Red Sea as numbers. What each side has stands first for the seat that is asked, then for the
other.

Learners ask for millions of these: wherever it can be, a whole field is made at once, or found where it was made."""

import tomllib
from pathlib import Path
from typing import Final, cast

from realpolitik.encodings.cold_war_fields import (
    ACTION_ROUNDS,
    BOXES,
    MILITARY,
    ORIGINS,
    PLAY_STEPS,
    TURNS,
    USES,
    actions_of_family,
    fields_of_family,
)
from realpolitik.encodings.encoding import Encoding
from realpolitik.encodings.rows import KEPT, Cards, Frames, at_most, clamp, equals, one_hot, packed, rows_of
from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.cold_war.cards import cards_of
from realpolitik.games.cold_war.effects import CHERNOBYL, FAMINE, OPEN_HAND
from realpolitik.games.cold_war.play import PLAY, Play
from realpolitik.games.cold_war.region import Totals
from realpolitik.games.cold_war.rules import Rules
from realpolitik.games.cold_war.scoring import STANDINGS
from realpolitik.games.cold_war.state import ColdWar, looking
from realpolitik.kernel.program import RUN, Run
from realpolitik.kernel.question import FIRST_LABEL, KINDS, Question
from realpolitik.kernel.state import Frame, State

NAMES: Final[dict[str, list[str]]] = tomllib.loads(
    (Path(__file__).parent / "data" / "cold_war.toml").read_text(encoding="utf-8")
)

# where a card is, as far as the seat knows: written in place of its number, and so above all numbers of cards
UNSEEN: Final = 240
IN_PILE: Final = 241
LOOKED_AT: Final = 242
SEEN: Final = 243
IN_HAND: Final = 244
DISCARDED: Final = 245
REMOVED: Final = 246
ON_TABLE: Final = 247

MOST_INFLUENCE: Final = 100  # in one country; more is as much
MOST_STABILITY: Final = 20  # a space that nobody can control has more
MOST_EFFECT: Final = 30
MOST_MARGIN: Final = 9
MOST_VP: Final = 40
MOST_ABOUT: Final = 30
ABOUT: Final = 4  # how many values that a question is about are told, beside the card
FLAG: Final = 5  # a yes among the scalars
LEVEL: Final = 128  # where leads are counted from, so that none is below zero


class ColdWarEncoding(Encoding):
    """The encoding of a game of the family."""

    def __init__(self, name: str, version: int, rules: Rules, options: tuple[str, ...]) -> None:
        self.board, self.deck = rules.board, rules.deck
        fields = fields_of_family(rules, options, NAMES)
        actions = actions_of_family(rules)
        most = max(len(block.things) for block in actions) + 8  # and some labels: to stop, to switch, ways out
        super().__init__(name, version, fields, actions, NAMES["labels"], most)
        self._cards = Cards(rules.deck.cards)
        self._is = [equals(value) for value in range(256)]
        self._pile = bytes([{IN_PILE: 1, LOOKED_AT: 2}.get(value, 0) for value in range(256)])
        self._most_influence = at_most(MOST_INFLUENCE)
        self._most_effect = at_most(MOST_EFFECT)
        self._margin = bytes([clamp(n - LEVEL, MOST_MARGIN) for n in range(256)])
        self._controls = bytes([1 if n >= LEVEL else 0 for n in range(256)])
        self._stability = rules.board.stability
        self._levels = _levels(rules.board.stability)
        self._turn, self._round, self._defcon = one_hot(len(TURNS)), one_hot(len(ACTION_ROUNDS)), one_hot(6)
        self._box, self._military = one_hot(len(BOXES)), one_hot(len(MILITARY))
        self._question = rows_of(NAMES["questions"], [kind.name for kind in KINDS])
        self._card_at = [kind.about.index("card") if "card" in kind.about else -1 for kind in KINDS]
        self._frames = Frames(NAMES["frames"])
        self._plays: dict[int, bytes] = {}
        self._standings: dict[bytes, tuple[bytes, bytes]] = {}
        self._to_come: list[dict[bytes, bytes]] = [{} for _ in TURNS]
        self._famines: dict[int, bytes] = {}
        self._starves = FAMINE in rules.effects
        self._bars = CHERNOBYL in rules.effects
        rows = one_hot(len(rules.regions))
        self._no_region = bytes(len(rows))
        self._region = {region.where: row for region, row in zip(rules.regions, rows, strict=True)}

    def observe(self, state: State, question: Question) -> bytes:
        s = cast(ColdWar, state)
        settled = s.seats[US] == question.seat or s.seats[USSR] == question.seat
        me = USSR if s.seats[USSR] == question.seat else US  # while sides are bid for, all are as the US
        other = 1 - me
        mine = packed(s.influence[me]).translate(self._most_influence)
        theirs = packed(s.influence[other]).translate(self._most_influence)
        ahead, behind = self._leads(s, mine, theirs)
        held, lost = ahead.translate(self._controls), behind.translate(self._controls)
        options = bytes(s.options)
        effects = self._effects(s)
        where = self._where(s, me, settled)
        space, military, turn = s.space, s.military, s.turn
        at = self._card_at[question.kind]
        card = question.about[at] if 0 <= at < len(question.about) else 0
        return b"".join(
            [
                mine,
                theirs,
                held,
                lost,
                where.translate(self._is[IN_HAND]),
                where.translate(self._is[SEEN]),
                where.translate(self._is[DISCARDED]),
                where.translate(self._is[REMOVED]),
                self._table(s, where),
                self._cards.row(card),
                effects,
                self._turn[min(turn, len(TURNS) - 1)],
                self._round[min(s.round, len(ACTION_ROUNDS) - 1)],
                self._defcon[s.defcon],
                self._box[min(space[me], len(BOXES) - 1)],
                self._box[min(space[other], len(BOXES) - 1)],
                self._military[min(military[me], len(MILITARY) - 1)],
                self._military[min(military[other], len(MILITARY) - 1)],
                self._question[question.kind],
                self._scalars(s, me, question, at),
                ahead.translate(self._margin),
                behind.translate(self._margin),
                where.translate(self._is[UNSEEN]),
                where.translate(self._pile),
                self._cards_to_come(s, options),
                self._under_way(s, me),
                self._standing(s, me, held, lost, effects),
                options,
                self._counts(s, me),
                self._marked(s),
            ]
        )

    # -- cards -------------------------------------------------------------------------------------

    def _where(self, s: ColdWar, me: int, settled: bool) -> bytes:
        """Where each card is, as far as the seat knows. What comes later in the list overrules what came before."""
        other = 1 - me
        looks = LOOKED_AT if s.peeked and looking(s) == me else UNSEEN
        piles = [s.deck, s.hands[other], s.peeked, s.bottom, s.discard, s.removed, s.table]
        codes = [UNSEEN, UNSEEN, looks, IN_PILE, DISCARDED, REMOVED, ON_TABLE]
        if settled:
            piles.append(s.hands[other] if other == US and s.effects[OPEN_HAND] else s.known[other])
            codes.append(SEEN)
            if me == US:
                piles.append(s.returned)
                codes.append(IN_PILE)
        piles.append(s.hands[me])
        codes.append(IN_HAND if settled else UNSEEN)
        return self._cards.where(piles, codes)

    def _table(self, s: ColdWar, where: bytes) -> bytes:
        """What lies on the table, and headlines that have been shown, wherever they are."""
        row = where.translate(self._is[ON_TABLE])
        if s.headlines[US] or s.headlines[USSR]:
            shown = self._cards.set([card for card in s.headlines if card])
            return bytes([a | b for a, b in zip(row, shown, strict=True)])
        return row

    def _cards_to_come(self, s: ColdWar, options: bytes) -> bytes:
        """The cards of later periods."""
        found = self._to_come[min(s.turn, len(self._to_come) - 1)]
        key = options + bytes(s.chosen) if s.chosen else options
        row = found.get(key)
        if row is None:
            periods = [period for period, turn in enumerate(s.rules.periods) if turn > s.turn]
            row = self._cards.set([card for period in periods for card in cards_of(s, period)])
            if len(found) >= KEPT:
                found.clear()
            found[key] = row
        return row

    # -- the board ---------------------------------------------------------------------------------

    def _leads(self, s: ColdWar, mine: bytes, theirs: bytes) -> tuple[bytes, bytes]:
        """How far each side leads in every country, less its stability, counted from LEVEL: all countries in one
        subtraction."""
        levels = self._levels if s.stability is self._stability else _levels(s.stability)
        n = len(mine)
        ahead = levels + int.from_bytes(mine, "little") - int.from_bytes(theirs, "little")
        return ahead.to_bytes(n, "little"), (2 * levels - ahead).to_bytes(n, "little")

    def _standing(self, s: ColdWar, me: int, held: bytes, lost: bytes, effects: bytes) -> bytes:
        """What scoring each region would pay now. It follows from control, the effects and what lies at sea."""
        special, us, ussr = self.board.size, s.influence[US], s.influence[USSR]
        held_by_us, held_by_ussr = (held, lost) if me == US else (lost, held)
        key = b"".join([held_by_us, held_by_ussr, effects, bytes(us[special:]), bytes(ussr[special:])])
        rows = self._standings.get(key)
        if rows is None:
            totals = s.rules.standings(s)
            of_us = b"".join([self._region_row(s, name, totals[name], US) for name in totals])
            rows = (of_us, b"".join([self._region_row(s, name, totals[name], USSR) for name in totals]))
            if len(self._standings) >= KEPT:
                self._standings.clear()
            self._standings[key] = rows
        return rows[me]

    def _region_row(self, s: ColdWar, name: str, totals: Totals, me: int) -> bytes:
        points = (totals[1], totals[3])
        row = bytearray(2 * len(STANDINGS))
        for side in (US, USSR):
            if totals[2 * side] >= 0:
                row[(0 if side == me else len(STANDINGS)) + totals[2 * side]] = 1
        members = self.board.sets[self.board.set_named(name)].members
        held = [sum(1 for c in members if self.board.battleground[c] and s.controller[c] == side) for side in (0, 1)]
        net = points[me] - points[1 - me]
        return bytes(row) + bytes(
            [clamp(n, MOST_VP) for n in (points[me], points[1 - me], net, held[me], held[1 - me])]
        )

    def _effects(self, s: ColdWar) -> bytes:
        effects = s.effects
        if self._starves and effects[FAMINE]:  # countries, one bit each
            effects = effects[:]
            effects[FAMINE] = MOST_EFFECT
        return packed(effects).translate(self._most_effect)

    def _marked(self, s: ColdWar) -> bytes:
        """Where there is famine; the region that Chernobyl bars."""
        if self._starves:
            bits = s.effects[FAMINE]
            row = self._famines.get(bits)
            if row is None:
                row = self._famines[bits] = bytes([bits >> c & 1 for c in range(self.board.size)])
            return row
        if self._bars:
            return self._region.get(s.effects[CHERNOBYL], self._no_region)
        return b""

    # -- tracks, and what is under way -------------------------------------------------------------

    def _scalars(self, s: ColdWar, me: int, question: Question, at: int) -> bytes:
        other = 1 - me
        values = [
            clamp(s.vp if me == US else -s.vp, MOST_VP),
            FLAG if me == US else 0,
            FLAG if s.phasing == me else 0,
            FLAG if s.headline_phase else 0,
            len(s.hands[me]),
            len(s.hands[other]),
            min(len(s.deck), 100) // 4,
            s.space_cards[me] * 3,
            s.space_cards[other] * 3,
            FLAG if s.passing == me else 0,
            FLAG if s.passing == other else 0,
            FLAG if s.passing_up else 0,
        ]
        told = 0
        for place, value in enumerate(question.about):
            if place != at and told < ABOUT:
                values.append(clamp(value, MOST_ABOUT))
                told += 1
        while told < ABOUT:
            values.append(0)
            told += 1
        return bytes(values)

    def _counts(self, s: ColdWar, me: int) -> bytes:
        other = 1 - me
        seen = s.hands[other] if other == US and s.effects[OPEN_HAND] else s.known[other]
        return bytes(
            [
                len(s.hands[other]) - len(seen),
                s.rules.rounds_of(s, me),
                s.rules.rounds_of(s, other),
                max(0, s.defcon - s.military[me]),
                max(0, s.defcon - s.military[other]),
                s.rules.last_turn(s) - s.turn,
                s.defcon_reached_two,
            ]
        )

    def _under_way(self, s: ColdWar, me: int) -> bytes:
        """The frames on the stack, by their procedures; the card whose event runs; the card being played."""
        event, play = self._cards.none, -1
        for f in s.stack:
            number = f[0]
            if number == RUN.number:
                event = self._cards.row(f[Run.CARD])
            elif number == PLAY.number:
                play = _play_key(f, me)
        played = self._plays.get(play)
        if played is None:
            played = self._plays[play] = _play_row(play)
        return b"".join([self._frames.row(s.stack), event, played])


def _levels(stability: list[int]) -> int:
    """So much in every country, less its stability: to be added to a lead."""
    return int.from_bytes(bytes([LEVEL - min(n, MOST_STABILITY) for n in stability]), "little")


def _play_key(f: Frame, me: int) -> int:
    """All that is told of a card being played, as one number. Frames may come from outside: nothing is out of range."""
    use = f[Play.USE] - FIRST_LABEL + 1
    use = use if 0 < use <= len(USES) else 0
    step, origin = f[Play.STEP] % PLAY_STEPS, f[Play.ORIGIN] % ORIGINS
    key = ((use * PLAY_STEPS + step) * ORIGINS + origin) * 2 + (1 if f[Play.OCCURRED] else 0)
    return key * 2 + (1 if f[Play.SIDE] == me else 0)


def _play_row(key: int) -> bytes:
    """The values of the field that such a number stands for; below zero, no card is being played."""
    row = bytearray(2 + len(USES) + PLAY_STEPS + 1 + ORIGINS)
    if key < 0:
        return bytes(row)
    key, mine = divmod(key, 2)
    key, occurred = divmod(key, 2)
    key, origin = divmod(key, ORIGINS)
    use, step = divmod(key, PLAY_STEPS)
    row[0 if mine else 1] = 1
    if use:
        row[1 + use] = 1
    row[2 + len(USES) + step] = 1
    row[2 + len(USES) + PLAY_STEPS] = occurred
    row[3 + len(USES) + PLAY_STEPS + origin] = 1
    return bytes(row)
