"""The turn (4.5): DEFCON, deal, headlines, action rounds, the penalty for missing military operations, the clean-up."""

from typing import Final, cast

from realpolitik.games.cold_war.board import NOBODY, US, USSR
from realpolitik.games.cold_war.cards import (
    CARD_DRAWN,
    CARDS_DRAWN,
    DRAW_CARD,
    discard,
    draw_into_hand,
    leave_hand,
    not_in_hand,
    refill,
)
from realpolitik.games.cold_war.labels import DECLINE
from realpolitik.games.cold_war.space import has_ability
from realpolitik.games.cold_war.tracks import (
    DRAWN,
    WON_FINAL_SCORING,
    WON_ON_POINTS,
    change_defcon,
    end_game,
    move_vp,
    other,
)
from realpolitik.games.twilight_struggle.deck import (
    CARDS,
    CHINA_CARD,
    LATE,
    MID,
    OPTIONAL,
    PERIOD,
    RECONSTRUCTED,
    SCORING,
)
from realpolitik.games.twilight_struggle.effects import EFFECT_COUNT, OPEN_HAND, THIS_TURN, TRAP, WE_WILL_BURY
from realpolitik.games.twilight_struggle.headline import HEADLINE
from realpolitik.games.twilight_struggle.options import (
    DEAL_IN_TURN,
    DIGITAL_EDITION,
    LATE_WAR,
    OPTIONAL_CARDS,
    PROMO_CARD,
    SHOW_HELD_CARDS,
)
from realpolitik.games.twilight_struggle.play import DUE_NOW, bury
from realpolitik.games.twilight_struggle.rounds import ROUNDS
from realpolitik.games.twilight_struggle.rules import DISCARDS_HELD_CARD
from realpolitik.games.twilight_struggle.scoring import final_scoring
from realpolitik.games.twilight_struggle.state import TwilightStruggle
from realpolitik.kernel.question import EVERYBODY, NATURE, Question, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame, Procedure, State, procedure

TURN_BEGINS: Final = note_kind("turn_begins", "4.5", "turn")
PERIOD_BEGINS: Final = note_kind("period_begins", "4.4", "turn", "n")
MILITARY_SHORT: Final = note_kind("military_short", "8.2.1", "side", "n", "needed")
HELD_CARDS_SHOWN: Final = note_kind("held_cards_shown", "11.1", "side", "n")
HELD_SCORING_SHOWN: Final = note_kind("held_scoring_shown", "10.1.5", "side", "card")
WON_BY_HELD_SCORING: Final = note_kind("won_by_held_scoring", "10.1.5", "side", "vp")
DRAWN_BY_HELD_SCORING: Final = note_kind("drawn_by_held_scoring", "11.2", "side", "vp")
CHINA_TURNED_UP: Final = note_kind("china_turned_up", "9.3", "side")

NO_SCORING_DISCARD: Final = reason_kind("no_scoring_card", "10.1.5", "card")
DISCARD_HELD: Final = question_kind("discard_held", "6.4.4", "card")

LAST_TURN: Final = 10
MID_WAR_TURN: Final = 4
LATE_WAR_TURN: Final = 8


def hand_size(turn: int) -> int:
    """4.5 B: eight cards in turns 1 to 3, nine after."""
    return 8 if turn < MID_WAR_TURN else 9


def cards_of(s: TwilightStruggle, period: int) -> list[int]:
    """The cards of a period that are in this match; the China Card lies outside the deck."""
    return [
        card
        for card in range(1, CARDS + 1)
        if PERIOD[card] == period
        and card != CHINA_CARD
        and (s.options[PROMO_CARD] if RECONSTRUCTED[card] else s.options[OPTIONAL_CARDS] or not OPTIONAL[card])
    ]


class Turn(Procedure):
    """4.5: [_, step]."""

    def ask(self, s: State, f: Frame) -> Question | None:
        s = cast(TwilightStruggle, s)
        step = f[1]
        f[1] += 1
        if step == 0:
            self._begin(s)
        elif step == 1:
            s.stack.append([DEAL, hand_size(s.turn), USSR, 0, 0])
        elif step == 2:
            s.stack.append([HEADLINE, 0])
        elif step == 3:
            s.stack.append([ROUNDS, 1, USSR])
        elif step == 4:
            s.round = 0
            for side in (US, USSR):  # 6.4.4, box 6: the USSR first, as in the rounds
                if has_ability(s, side, DISCARDS_HELD_CARD) and s.hands[side]:
                    s.stack.append([HELD, side])
        elif step == 5:
            military_penalty(s)
        elif step == 6:
            show_held_cards(s)
        elif s.turn == LAST_TURN:
            s.stack.pop()
            end_of_game(s)
        else:
            clean_up(s)
            f[1] = 0
        return None

    def _begin(self, s: TwilightStruggle) -> None:
        if s.noting:
            s.notes.append((TURN_BEGINS, EVERYBODY, s.turn))
        first = LATE_WAR_TURN if s.options[LATE_WAR] else 1
        if s.turn > first:
            change_defcon(s, 1)  # 8.1.6


TURN: Final = procedure("twilight_struggle.turn", Turn())


class Deal(Procedure):
    """4.5 B, 11.3: fill both hands: [_, size, next side, dealt to US, dealt to USSR]."""

    def ask(self, s: State, f: Frame) -> Question | None:
        s = cast(TwilightStruggle, s)
        side = f[2]
        if len(s.hands[side]) >= f[1]:
            side = other(side)
        if len(s.hands[side]) < f[1]:
            refill(s)
            if s.deck:
                f[2] = side
                return Question(NATURE, DRAW_CARD, s.deck[:], (side,))
        s.stack.pop()
        if s.noting:
            for side in (USSR, US):
                if f[3 + side]:
                    s.notes.append((CARDS_DRAWN, EVERYBODY, side, f[3 + side]))
        return None

    def take(self, s: State, f: Frame, answer: int) -> None:
        s = cast(TwilightStruggle, s)
        side = f[2]
        f[3 + side] += 1
        draw_into_hand(s, side, answer, CARD_DRAWN)
        if s.options[DEAL_IN_TURN]:
            f[2] = other(side)


DEAL: Final = procedure("twilight_struggle.deal", Deal())


class DiscardHeldCard(Procedure):
    """6.4.4, box 6: a side may discard a card it held over, but no scoring card (10.1.5): [_, side]."""

    def ask(self, s: State, f: Frame) -> Question | None:
        s = cast(TwilightStruggle, s)
        options = [card for card in s.hands[f[1]] if not SCORING[card]]
        return Question(s.seats[f[1]], DISCARD_HELD, [*options, DECLINE])

    def take(self, s: State, f: Frame, answer: int) -> None:
        s = cast(TwilightStruggle, s)
        s.stack.pop()
        if answer != DECLINE:
            leave_hand(s, f[1], answer)
            discard(s, answer)

    def why_not(self, s: State, f: Frame, seat: int, option: int) -> Reason:
        s = cast(TwilightStruggle, s)
        return (NO_SCORING_DISCARD, option) if option in s.hands[f[1]] else not_in_hand(s, option)


HELD: Final = procedure("twilight_struggle.discard_held_card", DiscardHeldCard())


def military_penalty(s: TwilightStruggle) -> None:
    """4.5 E, 8.2.1: each point short of the DEFCON level costs a victory point; both short, the difference moves."""
    short = [max(0, s.defcon - s.military[US]), max(0, s.defcon - s.military[USSR])]
    for side in (USSR, US):
        if short[side] and s.noting:
            s.notes.append((MILITARY_SHORT, EVERYBODY, side, short[side], s.defcon))
    net = short[USSR] - short[US]
    winner = US if net > 0 else USSR
    move_vp(s, winner, abs(net))
    s.military = [0, 0]
    if abs(s.vp) >= s.rules.winning_vp and net:
        held = [card for card in s.hands[winner] if SCORING[card]]
        if held:  # 10.3.1: points from the penalty win only for a side that holds no scoring card
            s.revealed += 1
            if s.noting:
                s.notes.append((HELD_SCORING_SHOWN, EVERYBODY, winner, held[0]))
            end_game(s, other(winner), WON_BY_HELD_SCORING)
        else:
            end_game(s, winner, WON_ON_POINTS)


def show_held_cards(s: TwilightStruggle) -> None:
    """4.5 F, 11.1, 11.2: both show that they hold no scoring card; both holding one, nobody wins.

    V-D: without the tournament's rule, only a side that does hold one shows it, and not after the last turn.
    """
    held = [[card for card in s.hands[side] if SCORING[card]] for side in (US, USSR)]
    punished = s.options[DIGITAL_EDITION] and s.turn != LAST_TURN and (held[US] or held[USSR])
    if not s.options[SHOW_HELD_CARDS] and not punished:
        return
    s.revealed += 1
    for side in (USSR, US):
        if held[side] and s.noting:
            s.notes.append((HELD_SCORING_SHOWN, EVERYBODY, side, held[side][0]))
        elif s.options[SHOW_HELD_CARDS] and s.noting:
            s.notes.append((HELD_CARDS_SHOWN, EVERYBODY, side, len(s.hands[side])))
    if held[US] and held[USSR]:
        end_game(s, NOBODY, DRAWN_BY_HELD_SCORING)
    elif held[US] or held[USSR]:
        end_game(s, USSR if held[US] else US, WON_BY_HELD_SCORING)


def clean_up(s: TwilightStruggle) -> None:
    """4.5 G, H: effects of the turn end, the China Card is turned up, the next turn (and period) begins."""
    if s.effects[OPEN_HAND]:
        s.known[US] = s.hands[US][:]
    for effect in range(EFFECT_COUNT):
        if THIS_TURN[effect]:
            s.effects[effect] = 0
    for side in (US, USSR):
        s.effects[TRAP + side] = min(1, s.effects[TRAP + side])  # a new hand to get out of a trap with
    s.space_cards = [0, 0]
    if s.china != NOBODY and not s.china_up:
        s.china_up = 1
        if s.noting:
            s.notes.append((CHINA_TURNED_UP, EVERYBODY, s.china))
    s.turn += 1
    if s.turn in (MID_WAR_TURN, LATE_WAR_TURN):  # 4.4: into the draw pile as it is; the discards stay out
        added = cards_of(s, MID if s.turn == MID_WAR_TURN else LATE)
        s.deck.extend(added)
        if s.noting:
            s.notes.append((PERIOD_BEGINS, EVERYBODY, s.turn, len(added)))


def end_of_game(s: TwilightStruggle) -> None:
    """4.5 I, 10.3.2: final scoring, then the side ahead wins. In the Late War scenario the US needs 20 points."""
    if s.effects[WE_WILL_BURY]:  # We Will Bury You (50): no American round is left to avert it
        s.effects[WE_WILL_BURY] = DUE_NOW
        bury(s, unless=False)
    if s.returns:
        return
    final_scoring(s)
    if not s.returns:
        judge(s, WON_FINAL_SCORING)


def judge(s: TwilightStruggle, how: int) -> None:
    """Who is ahead when the game ends on points."""
    if s.options[LATE_WAR]:
        end_game(s, US if s.vp >= s.rules.winning_vp else USSR, how)
    elif s.vp == 0:
        end_game(s, NOBODY, DRAWN)
    else:
        end_game(s, US if s.vp > 0 else USSR, how)
