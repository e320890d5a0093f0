"""The turn (4.5): DEFCON, deal, headlines, action rounds, the penalty for missing military operations, the clean-up."""

from typing import Final

from realpolitik.games.cold_war.board import NOBODY, US, USSR
from realpolitik.games.cold_war.cards import (
    CARD_DRAWN,
    CARDS_DRAWN,
    DRAW_CARD,
    cards_added,
    discard,
    draw_into_hand,
    leave_hand,
    next_cards,
    shuffle_in,
)
from realpolitik.games.cold_war.choosing import ChooseFromHand
from realpolitik.games.cold_war.duties import scoring_cards
from realpolitik.games.cold_war.headline import HEADLINE
from realpolitik.games.cold_war.labels import DECLINE
from realpolitik.games.cold_war.rounds import begin_rounds
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.cold_war.tracks import (
    WON_ON_POINTS,
    change_defcon,
    end_game,
    end_with_score,
    move_difference,
    other,
)
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.question import (
    ALLOWED,
    EVERYBODY,
    NATURE,
    Question,
    Reason,
    note_kind,
    question_kind,
    reason_kind,
)
from realpolitik.kernel.state import Frame

TURN_BEGINS: Final = note_kind("turn_begins", "4.5", "turn")
PERIOD_BEGINS: Final = note_kind("period_begins", "4.4", "turn", "n")
MILITARY_SHORT: Final = note_kind("military_short", "8.2.1", "side", "n", "needed")
HELD_CARDS_SHOWN: Final = note_kind("held_cards_shown", "11.1", "side", "n")
HELD_SCORING_SHOWN: Final = note_kind("held_scoring_shown", "10.1.5", "side", "card")
WON_BY_HELD_SCORING: Final = note_kind("won_by_held_scoring", "10.1.5", "side", "vp")
DRAWN_BY_HELD_SCORING: Final = note_kind("drawn_by_held_scoring", "11.2", "side", "vp")
PASSING_TURNED_UP: Final = note_kind("passing_turned_up", "9.3", "card", "side")

NO_SCORING_DISCARD: Final = reason_kind("no_scoring_card", "10.1.5", "card")
DISCARD_HELD: Final = question_kind("discard_held", "6.4.4", "card")


# the steps of a turn
BEGIN: Final = 0
DEAL_CARDS: Final = 1
HEADLINES: Final = 2
ACTION_ROUNDS: Final = 3
HELD_CARDS: Final = 4
MILITARY_STATUS: Final = 5
SHOW_HELD_CARDS: Final = 6
CLEAN_UP: Final = 7


class Turn(Procedure[ColdWar]):
    """4.5: one turn after another."""

    __slots__ = ()

    STEP: Final = 1  # the step that comes next

    def frame(self, step: int = BEGIN) -> Frame:
        return [self.number, step]

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        step = f[self.STEP]
        f[self.STEP] = BEGIN if step == CLEAN_UP else step + 1
        if step == BEGIN:
            begin_turn(s)
        elif step == DEAL_CARDS:
            deal(s)
        elif step == HEADLINES:
            s.stack.append(HEADLINE.frame())
        elif step == ACTION_ROUNDS:
            begin_rounds(s)
        elif step == HELD_CARDS:
            s.round = 0
            for side in (US, USSR):  # the USSR first, as in the rounds
                if s.rules.may_discard_held(s, side) and s.hands[side]:
                    s.stack.append(HELD.frame(side=side))
        elif step == MILITARY_STATUS:
            military_penalty(s)
        elif step == SHOW_HELD_CARDS:
            show_held_cards(s)
        elif s.turn == s.rules.last_turn(s):
            s.stack.pop()
            s.rules.end_of_game(s)
        else:
            clean_up(s)
        return None


TURN: Final = procedure("cold_war.turn", Turn())


def begin_turn(s: ColdWar) -> None:
    """4.5 A: DEFCON rises, but not in the first turn (8.1.6)."""
    if s.noting:
        s.notes.append((TURN_BEGINS, EVERYBODY, s.turn))
    if s.turn > s.rules.first_turn(s):
        change_defcon(s, 1)


# -- the deal --------------------------------------------------------------------------------------


def deal(s: ColdWar) -> None:
    s.stack.append(DEAL.frame(size=s.rules.hand_size(s)))


class Deal(Procedure[ColdWar]):
    """4.5 B, 11.3: fill both hands."""

    __slots__ = ()

    SIZE: Final = 1
    SIDE: Final = 2  # that gets the next card
    DEALT_ON: Final = 3  # how many cards the US and the USSR were dealt

    def frame(self, size: int) -> Frame:
        return [self.number, size, USSR, 0, 0]

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        side, size = f[self.SIDE], f[self.SIZE]
        if len(s.hands[side]) >= size:
            side = other(side)
        if len(s.hands[side]) < size:
            options = next_cards(s)
            if options:
                f[self.SIDE] = side
                return Question(NATURE, DRAW_CARD, options, (side,))
        s.stack.pop()
        if s.noting:
            for side in (USSR, US):
                if f[self.DEALT_ON + side]:
                    s.notes.append((CARDS_DRAWN, EVERYBODY, side, f[self.DEALT_ON + side]))
        return None

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        side = f[self.SIDE]
        f[self.DEALT_ON + side] += 1
        draw_into_hand(s, side, answer, CARD_DRAWN)
        if s.rules.deals_in_turn(s):
            f[self.SIDE] = other(side)


DEAL: Final = procedure("cold_war.deal", Deal())


# -- the end of a turn -----------------------------------------------------------------------------


class DiscardHeldCard(ChooseFromHand):
    """6.4.4: a side may discard a card it held over, but no scoring card (10.1.5)."""

    def frame(self, side: int) -> Frame:
        return [self.number, side]

    def against(self, s: ColdWar, f: Frame, option: int) -> Reason:
        return (NO_SCORING_DISCARD, option) if s.rules.deck.scoring[option] else ALLOWED

    def add_labels(self, s: ColdWar, f: Frame, options: list[int]) -> None:
        options.append(DECLINE)

    def pose(self, s: ColdWar, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[f[self.SIDE]], DISCARD_HELD, options)

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        s.stack.pop()
        if answer != DECLINE:
            leave_hand(s, f[self.SIDE], answer)
            discard(s, answer)


HELD: Final = procedure("cold_war.discard_held_card", DiscardHeldCard())


def military_penalty(s: ColdWar) -> None:
    """4.5 E, 8.2.1: each point short of the DEFCON level costs a victory point; both short, the difference moves."""
    short = [max(0, s.defcon - s.military[US]), max(0, s.defcon - s.military[USSR])]
    for side in (USSR, US):
        if short[side] and s.noting:
            s.notes.append((MILITARY_SHORT, EVERYBODY, side, short[side], s.defcon))
    net = short[USSR] - short[US]
    winner = US if net > 0 else USSR
    counted = move_difference(s, net)
    s.military = [0, 0]
    if abs(s.vp) >= s.rules.winning_vp and net:
        held = scoring_cards(s, winner)
        if held:  # 10.3.1: points from the penalty win only for a side that holds no scoring card
            s.revealed += 1
            if s.noting:
                s.notes.append((HELD_SCORING_SHOWN, EVERYBODY, winner, held[0]))
            end_with_score(s, other(winner), WON_BY_HELD_SCORING, counted)
        else:
            end_with_score(s, winner, WON_ON_POINTS, counted)


def show_held_cards(s: ColdWar) -> None:
    """4.5 F, 11.1, 11.2: both show that they hold no scoring card; both holding one, nobody wins.

    Without the tournament's rule, only a side that does hold one shows it, where that loses the game.
    """
    held = [scoring_cards(s, side) for side in (US, USSR)]
    shown = s.rules.shows_held_cards(s)
    punished = s.rules.holding_loses(s) and (held[US] or held[USSR])
    if not shown and not punished:
        return
    s.revealed += 1
    for side in (USSR, US):
        if held[side] and s.noting:
            s.notes.append((HELD_SCORING_SHOWN, EVERYBODY, side, held[side][0]))
        elif shown and s.noting:
            s.notes.append((HELD_CARDS_SHOWN, EVERYBODY, side, len(s.hands[side])))
    if held[US] and held[USSR]:
        end_game(s, NOBODY, DRAWN_BY_HELD_SCORING)
    elif held[US] or held[USSR]:
        end_game(s, USSR if held[US] else US, WON_BY_HELD_SCORING)


def clean_up(s: ColdWar) -> None:
    """4.5 G, H: effects of the turn end, the passing card is turned up, the next turn (and period) begins."""
    s.rules.turn_ends(s)
    s.space_cards = [0, 0]
    if s.passing != NOBODY and not s.passing_up:
        s.passing_up = 1
        if s.noting:
            s.notes.append((PASSING_TURNED_UP, EVERYBODY, s.rules.deck.passing, s.passing))
    s.turn += 1
    added = cards_added(s)
    if added:  # 4.4: into the draw pile as it is; the discards stay out
        shuffle_in(s, added)
        if s.noting:
            s.notes.append((PERIOD_BEGINS, EVERYBODY, s.turn, len(added)))
