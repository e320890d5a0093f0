"""The turn (5.2): action phases of two cards a side, unblocked plots, and what happens at its end."""

from typing import Final

from realpolitik.games.labyrinth.asking import Choosing, ChoosingCountry
from realpolitik.games.labyrinth.board import COUNTRIES, HARD, ISLAMIST_RULE, SOMALIA, YEMEN
from realpolitik.games.labyrinth.cards import CARD_AT_RANDOM, draw, leave_hand, not_in_hand
from realpolitik.games.labyrinth.labels import CARD_BY_CHANCE, DISCARD_LAST, DO_NOTHING, HOLD_LAST, REMOVE_CADRE
from realpolitik.games.labyrinth.markers import GADAHN, ITJIHAD, LAPSES, MADRASSAS, MARKER_COUNT, PIRATES
from realpolitik.games.labyrinth.occurrence import lose_card
from realpolitik.games.labyrinth.options import IDEOLOGY, INFECTIOUS
from realpolitik.games.labyrinth.pieces import remove_cadre
from realpolitik.games.labyrinth.play import play
from realpolitik.games.labyrinth.plot_resolution import RESOLVE_PLOTS
from realpolitik.games.labyrinth.reassessment import WHOLE_PHASE
from realpolitik.games.labyrinth.sides import JIHADIST, US
from realpolitik.games.labyrinth.solitaire import AUTOMATIC_PLAY
from realpolitik.games.labyrinth.state import GREEN, TAN, Labyrinth, at_islamist_rule, is_automatic, with_value
from realpolitik.games.labyrinth.tracks import (
    WORLD_MOST,
    cards_dealt,
    change_funding,
    change_prestige,
    funding_level,
    troop_level,
    us_posture,
    world_posture,
)
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.question import (
    ALLOWED,
    NATURE,
    NOT_ASKED,
    Question,
    Reason,
    note_kind,
    question_kind,
    reason_kind,
)
from realpolitik.kernel.state import Frame, note

CARDS_A_PHASE: Final = 2  # 5.2.2

PLAY_CARD: Final = question_kind("play_card", "5.2.2", "card", "phase_card")
WHICH_CADRE: Final = question_kind("which_cadre", "4.8.4", "country")

TURN_BEGINS: Final = note_kind("turn_begins", "5.2.1", "turn")
PHASE_BEGINS: Final = note_kind("phase_begins", "5.2.2", "side")
NO_CARDS: Final = note_kind("no_cards", "5.2.2", "side")
CARD_HELD: Final = note_kind("card_held", "5.2.4", "side")
PLOTS_UNBLOCKED: Final = note_kind("plots_unblocked", "5.2.3", "n")
REGIME_CHANGE_SETTLES: Final = note_kind("regime_change_settles", "5.2.9", "country")
EVENT_LAPSES: Final = note_kind("event_lapses", "5.2.6", "marker")
RESERVES_LOST: Final = note_kind("reserves_lost", "5.2.7", "side", "n")
TURN_ENDS: Final = note_kind("turn_ends", "5.2.5", "turn")
PIRATES_PAY: Final = note_kind("pirates_pay", "6.2.7")
CALIPHATE_SHAMES: Final = note_kind("caliphate_shames", "5.2.5")
WORLD_UNITED: Final = note_kind("world_united", "5.2.5")
ITJIHAD_CLOSES: Final = note_kind("itjihad_closes", "6.2.7")

MORE_THAN_ONE_CARD: Final = reason_kind("more_than_one_card", "5.2.4", "n")
ONLY_US_HOLDS: Final = reason_kind("only_us_holds", "5.2.4")
INFECTIOUS_IDEOLOGY: Final = reason_kind("infectious_ideology", "9.7")
NO_CADRE: Final = reason_kind("no_cadre", "4.8.4")
NO_CADRE_THERE: Final = reason_kind("no_cadre_there", "4.8.4", "country")
ONLY_JIHADISTS_REMOVE: Final = reason_kind("only_jihadists_remove", "4.8.4")
ITJIHAD_CHOOSES: Final = reason_kind("itjihad_chooses", "6.2.2", "card")
CARDS_LEFT: Final = reason_kind("cards_left", "5.2.2")


# -- an action phase (5.2.2) -------------------------------------------------------------------------------------------


class ActionPhase(Choosing):
    """5.2.2: a side plays its cards."""

    SIDE: Final = 1
    LEFT: Final = 2  # how many are still to be played
    CADRES: Final = 3  # where there were any when the last card was played, a bit for each country

    def frame(self, side: int, left: int = CARDS_A_PHASE) -> Frame:
        return [self.number, side, left, 0]

    def highest(self, slot: str) -> int:
        return (1 << COUNTRIES) - 1 if slot == "cadres" else super().highest(slot)

    def prepare(self, s: Labyrinth, f: Frame) -> bool:
        side, left = f[self.SIDE], f[self.LEFT]
        if left == 0 and _may_remove_cadres(s, side) and _cadres(s) & ~f[self.CADRES]:  # the last card has made one
            return True
        if left == 0 or s.phase_card == WHOLE_PHASE or (not s.hands[side] and not _may_remove_cadres(s, side)):
            self._ends(s)
            return False
        s.phase_card = CARDS_A_PHASE + 1 - left
        if s.hands[side] and is_automatic(s, side):
            f[self.LEFT] -= 1
            s.stack.append(AUTOMATIC_PLAY.frame())
            return False
        if _at_random(s, side) and not any(s.cadre):
            self.chosen(s, f, CARD_BY_CHANCE)
            return False
        return True

    def candidates(self, s: Labyrinth, f: Frame) -> list[int]:
        hand = sorted(s.hands[f[self.SIDE]])
        return [*hand, CARD_BY_CHANCE, DISCARD_LAST, HOLD_LAST, REMOVE_CADRE, DO_NOTHING]

    def options(self, s: Labyrinth, f: Frame) -> list[int]:
        """The fast way: nothing speaks against a card of the hand, unless they come at random."""
        side, left = f[self.SIDE], f[self.LEFT]
        options: list[int] = []
        if left:
            options = [CARD_BY_CHANCE] if _at_random(s, side) else sorted(s.hands[side])
        if side == US and not _holding_forbidden(s, side):
            options.append(DISCARD_LAST)
            options.append(HOLD_LAST)
        elif _may_remove_cadres(s, side):
            options.append(REMOVE_CADRE)
        if not left or not s.hands[side]:
            options.append(DO_NOTHING)
        return options

    def against(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        side, left = f[self.SIDE], f[self.LEFT]
        if option in (DISCARD_LAST, HOLD_LAST):
            return _holding_forbidden(s, side)
        if option == REMOVE_CADRE:
            if _may_remove_cadres(s, side):
                return ALLOWED
            return (NO_CADRE,) if side == JIHADIST else (ONLY_JIHADISTS_REMOVE,)
        if option == DO_NOTHING:
            return (CARDS_LEFT,) if left and s.hands[side] else ALLOWED
        if option == CARD_BY_CHANCE:
            return ALLOWED if left and _at_random(s, side) else (NOT_ASKED,)
        if option not in s.hands[side]:
            return not_in_hand(option)
        if _at_random(s, side):
            return (ITJIHAD_CHOOSES, option)
        return ALLOWED if left else (NOT_ASKED,)

    def pose(self, s: Labyrinth, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[f[self.SIDE]], PLAY_CARD, options, (s.phase_card,))

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        side = f[self.SIDE]
        if answer == REMOVE_CADRE:
            s.stack.append([REMOVE_CADRE_FRAME.number])
        elif answer == DO_NOTHING:
            f[self.LEFT], f[self.CADRES] = 0, _cadres(s)
        elif answer == HOLD_LAST:
            f[self.LEFT] = 0
            s.held = 1
            note(s, CARD_HELD, side)
        elif answer == DISCARD_LAST:
            f[self.LEFT] = 0
            lose_card(s, side, s.hands[side][0])
        else:
            f[self.LEFT], f[self.CADRES] = f[self.LEFT] - 1, _cadres(s)
            if answer == CARD_BY_CHANCE:
                s.stack.append([CARD_BY_CHANCE_FRAME.number])
            else:
                leave_hand(s, side, answer)
                play(s, side, answer)

    def _ends(self, s: Labyrinth) -> None:
        s.stack.pop()
        s.markers = with_value(with_value(s.markers, GADAHN, 0), MADRASSAS, 0)
        s.phase_card = 0


def _at_random(s: Labyrinth, side: int) -> bool:
    """The door of Itjihad was closed: the Jihadists play what comes."""
    return side == JIHADIST and s.markers[ITJIHAD] > 0 and bool(s.hands[side])


def _holding_forbidden(s: Labyrinth, side: int) -> Reason:
    """5.2.4: the reason against holding or discarding the last card, or ALLOWED."""
    if side != US:
        return (ONLY_US_HOLDS,)
    n = len(s.hands[US])
    if n != 1:
        return (MORE_THAN_ONE_CARD, n)
    return (INFECTIOUS_IDEOLOGY,) if s.options[IDEOLOGY] >= INFECTIOUS else ALLOWED


def _may_remove_cadres(s: Labyrinth, side: int) -> bool:
    """4.8.4: the Jihadists may take cadres off in their own phases; the rulebook's never do."""
    return side == JIHADIST and not is_automatic(s, side) and any(s.cadre)


def _cadres(s: Labyrinth) -> int:
    """A bit for each country with a cadre."""
    bits = 0
    if not any(s.cadre):  # as a rule
        return bits
    for c in range(COUNTRIES):
        if s.cadre[c]:
            bits |= 1 << c
    return bits


ACTION_PHASE: Final = procedure("labyrinth.action_phase", ActionPhase())


class CardByChance(Procedure[Labyrinth]):
    """The Jihadists play a card that comes at random (Itjihad)."""

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        if s.hands[JIHADIST]:
            return Question(NATURE, CARD_AT_RANDOM, sorted(s.hands[JIHADIST]), (JIHADIST,))
        s.stack.pop()  # only where people have set the hand right meanwhile
        return None

    def take(self, s: Labyrinth, f: Frame, answer: int) -> None:
        s.stack.pop()
        note(s, ITJIHAD_CLOSES)
        leave_hand(s, JIHADIST, answer)
        play(s, JIHADIST, answer)


CARD_BY_CHANCE_FRAME: Final = procedure("labyrinth.card_by_chance", CardByChance())


class RemoveCadre(ChoosingCountry):
    """4.8.4: the Jihadists take a cadre off."""

    def against(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        return ALLOWED if s.cadre[option] else (NO_CADRE_THERE, option)

    def pose(self, s: Labyrinth, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[JIHADIST], WHICH_CADRE, options)

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        s.stack.pop()
        remove_cadre(s, answer)


REMOVE_CADRE_FRAME: Final = procedure("labyrinth.remove_cadre", RemoveCadre())


# -- the turn ----------------------------------------------------------------------------------------------------------

JIHADIST_PHASE: Final = 0
US_PHASE: Final = 1
PLOTS: Final = 2
NEXT_PHASES: Final = 3
END_OF_TURN: Final = 4
DEAL_US: Final = 5


class Turn(Procedure[Labyrinth]):
    """5.2: one step after the other."""

    STEP: Final = 1

    def frame(self, step: int = JIHADIST_PHASE) -> Frame:
        return [self.number, step]

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        step = f[self.STEP]
        f[self.STEP] += 1
        if step == JIHADIST_PHASE:
            begin_phase(s, JIHADIST)
        elif step == US_PHASE:
            s.held = 0
            begin_phase(s, US)
        elif step == PLOTS:
            if s.plots:
                note(s, PLOTS_UNBLOCKED, len(s.plots))
            s.stack.append([RESOLVE_PLOTS.number])
        elif step == NEXT_PHASES:
            if s.hands[JIHADIST] or (s.hands[US] and not s.held):
                f[self.STEP] = JIHADIST_PHASE
        elif step == END_OF_TURN:
            end_turn(s)
            draw(s, JIHADIST, cards_dealt(funding_level(s)))
        elif step == DEAL_US:
            draw(s, US, cards_dealt(troop_level(s)))
        else:  # the new hands are dealt
            f[self.STEP] = JIHADIST_PHASE
            for c in range(COUNTRIES):
                if s.regime_change[c] == GREEN:
                    s.regime_change = with_value(s.regime_change, c, TAN)
                    note(s, REGIME_CHANGE_SETTLES, c)
            note(s, TURN_BEGINS, s.turn)
        return None


TURN: Final = procedure("labyrinth.turn", Turn())


def begin_phase(s: Labyrinth, side: int) -> None:
    """What events call this action phase and the one before moves on."""
    s.phase = side
    s.phase_card = 1
    s.disrupted_before, s.disrupted = s.disrupted, ()
    s.improved_before, s.improved = s.improved, ()
    if s.noting:
        note(s, PHASE_BEGINS if s.hands[side] else NO_CARDS, side)
    s.stack.append(ACTION_PHASE.frame(side=side))


def end_turn(s: Labyrinth) -> None:
    """5.2.5–5.2.7: expenditures and diplomacy; lapsing events and the first plot end; reserves are lost."""
    note(s, TURN_ENDS, s.turn)
    if s.markers[PIRATES] and ISLAMIST_RULE in (s.governance[SOMALIA], s.governance[YEMEN]):
        note(s, PIRATES_PAY)
    else:
        change_funding(s, -1)
    if at_islamist_rule(s):
        note(s, CALIPHATE_SHAMES)
        change_prestige(s, -1)
        if s.over:  # the Jihadists have won by that (2.1.2)
            return
    world = world_posture(s)
    if abs(world) == WORLD_MOST and (world > 0) == (us_posture(s) == HARD):
        note(s, WORLD_UNITED)
        change_prestige(s, 1)
    s.discard.extend(s.lapsing)
    if s.first_plot:
        s.discard.append(s.first_plot)
    s.lapsing, s.first_plot, s.first_plot_used = (), 0, 0
    for marker in range(MARKER_COUNT):
        if LAPSES[marker] and s.markers[marker]:
            s.markers = with_value(s.markers, marker, 0)
            note(s, EVENT_LAPSES, marker)
    s.refresh()
    for side in (US, JIHADIST):
        if s.reserves[side]:
            note(s, RESERVES_LOST, side, s.reserves[side])
            s.reserves[side] = 0
    s.turn += 1
