"""Action rounds (4.5 D, 5.0): which card may be played, traps, and what happens as a round begins and ends."""

from typing import Final, cast

from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.cold_war.cards import discard, leave_hand, not_in_hand
from realpolitik.games.cold_war.dice import D6, DIE, ROLL_TRAP
from realpolitik.games.cold_war.influence import NOTHING_THERE
from realpolitik.games.cold_war.labels import DECLINE, PASS
from realpolitik.games.cold_war.state import change_influence, remember_presence
from realpolitik.games.cold_war.tracks import other
from realpolitik.games.twilight_struggle.countries import CANADA, COUNTRIES
from realpolitik.games.twilight_struggle.deck import CHINA_CARD, MISSILE_ENVY, SCORING
from realpolitik.games.twilight_struggle.duties import (
    duty_cards,
    is_extra,
    must_score,
    rounds_of,
    scoring_cards,
    scoring_is_due,
)
from realpolitik.games.twilight_struggle.effects import (
    MISSILE_ENVY_DUE,
    NORAD_WATCHES,
    TRAP,
    WE_WILL_BURY,
)
from realpolitik.games.twilight_struggle.play import DUE_NOW, bury, play
from realpolitik.games.twilight_struggle.rules import defuse_crisis, ways_out_of_crisis
from realpolitik.games.twilight_struggle.state import TwilightStruggle
from realpolitik.kernel.question import (
    EVERYBODY,
    NATURE,
    NOT_ASKED,
    Question,
    Reason,
    note_kind,
    question_kind,
    reason_kind,
)
from realpolitik.kernel.state import Frame, Procedure, State, procedure

CHOOSE_CARD: Final = question_kind("choose_card", "5.1", "card", "round")
TRAPPED_CARD: Final = question_kind("trapped_card", "5.3", "card")
CRISIS_WAY_OUT: Final = question_kind("crisis_way_out", "7.1", "label")
NORAD_WHERE: Final = question_kind("norad_where", "7.3", "country")

ROUND_BEGINS: Final = note_kind("round_begins", "4.5 D", "round", "side")
ROUND_PASSED: Final = note_kind("round_passed", "5.1", "side")
TRAP_ROLLED: Final = note_kind("trap_rolled", "7.3", "side", "card", "die")
TRAP_ENDED: Final = note_kind("trap_ended", "7.3", "side")

MUST_PLAY_A_CARD: Final = reason_kind("must_play_a_card", "5.1")
MUST_PLAY_SCORING: Final = reason_kind("must_play_scoring", "10.1.5", "card")
MUST_PLAY_ENVY: Final = reason_kind("must_play_envy", "7.1", "card")
CHINA_ELSEWHERE: Final = reason_kind("china_elsewhere", "9.3", "card")
CHINA_FACE_DOWN: Final = reason_kind("china_face_down", "9.3", "card")
CHINA_STRANDS_SCORING: Final = reason_kind("china_strands_scoring", "9.5", "card")
TRAP_NEEDS_TWO: Final = reason_kind("trap_needs_two", "5.3", "card")
TRAP_HOLDS: Final = reason_kind("trap_holds", "7.3", "card")


class Rounds(Procedure):
    """4.5 D: the sides take turns, the USSR first: [_, round, side]."""

    def ask(self, s: State, f: Frame) -> Question | None:
        s = cast(TwilightStruggle, s)
        while f[1] <= 8 and f[1] > rounds_of(s, f[2]):
            _advance(f)
        if f[1] > 8:
            s.stack.pop()
            return None
        s.round, side = f[1], f[2]
        _advance(f)
        begin_round(s, side)
        return None


def _advance(f: Frame) -> None:
    if f[2] == USSR:
        f[2] = US
    else:
        f[1], f[2] = f[1] + 1, USSR


ROUNDS: Final = procedure("twilight_struggle.rounds", Rounds())


def begin_round(s: TwilightStruggle, side: int) -> None:
    s.phasing = side
    s.defcon_reached_two = 0
    remember_presence(s)
    if s.noting:
        s.notes.append((ROUND_BEGINS, EVERYBODY, s.round, side))
    if side == US and s.effects[WE_WILL_BURY]:
        s.effects[WE_WILL_BURY] = DUE_NOW  # We Will Bury You (50): this is the round that counts
    s.stack.append([END_ROUND, side])
    s.stack.append([TRAPPED if s.effects[TRAP + side] else ACTION, side, 0])
    for threatened in (side, other(side)):
        if ways_out_of_crisis(s, threatened):
            s.stack.append([CRISIS_QUESTION, threatened])


class CrisisQuestion(Procedure):
    """Cuban Missile Crisis (40) can be ended at any time: it is offered as every round begins: [_, side]."""

    def ask(self, s: State, f: Frame) -> Question | None:
        s = cast(TwilightStruggle, s)
        return Question(s.seats[f[1]], CRISIS_WAY_OUT, [*ways_out_of_crisis(s, f[1]), DECLINE])

    def take(self, s: State, f: Frame, answer: int) -> None:
        s = cast(TwilightStruggle, s)
        s.stack.pop()
        if answer != DECLINE:
            defuse_crisis(s, f[1], answer)


CRISIS_QUESTION: Final = procedure("twilight_struggle.crisis_question", CrisisQuestion())


class Action(Procedure):
    """5.1: a side plays a card: [_, side, _]."""

    def ask(self, s: State, f: Frame) -> Question | None:
        s = cast(TwilightStruggle, s)
        options = card_options(s, f[1])
        if options and options != [PASS]:
            return Question(s.seats[f[1]], CHOOSE_CARD, options, (s.round,))
        s.stack.pop()
        pass_round(s, f[1])
        return None

    def take(self, s: State, f: Frame, answer: int) -> None:
        s = cast(TwilightStruggle, s)
        side = f[1]
        s.stack.pop()
        if answer == PASS:
            pass_round(s, side)
            return
        if answer != CHINA_CARD:
            leave_hand(s, side, answer)
        play(s, side, answer)

    def why_not(self, s: State, f: Frame, seat: int, option: int) -> Reason:
        s = cast(TwilightStruggle, s)
        side = f[1]
        if option == PASS:
            return (MUST_PLAY_A_CARD,)
        if option == CHINA_CARD:
            if s.china != side:
                return (CHINA_ELSEWHERE, option)
            if not s.china_up:
                return (CHINA_FACE_DOWN, option)
            return (CHINA_STRANDS_SCORING if must_score(s, side) else MUST_PLAY_ENVY, option)
        if option not in s.hands[side]:
            return not_in_hand(s, option)
        return (MUST_PLAY_SCORING, option) if must_score(s, side) else (MUST_PLAY_ENVY, option)


ACTION: Final = procedure("twilight_struggle.action", Action())


def card_options(s: TwilightStruggle, side: int) -> list[int]:
    """5.1, 9.5, 10.1.5: the cards a side may play. It must play one if it holds any; the China Card never (9.8)."""
    if must_score(s, side):
        return duty_cards(s, side)
    hand = s.hands[side]
    if s.effects[MISSILE_ENVY_DUE + side] and MISSILE_ENVY in hand:
        options = [MISSILE_ENVY]
    else:
        options = hand[:]
        if s.china == side and s.china_up:
            options.append(CHINA_CARD)  # 9.5: a scoring card that would be stranded has been seen to above
    if options and (is_extra(s) or not hand):
        options.append(PASS)
    return options


def pass_round(s: TwilightStruggle, side: int) -> None:
    if s.noting:
        s.notes.append((ROUND_PASSED, EVERYBODY, side))
    if side == US:
        bury(s, unless=False)


# -- traps: Quagmire (42) and Bear Trap (44) -------------------------------------------------------


class Trapped(Procedure):
    """A trapped side discards a card worth 2 or more and rolls; 1 to 4 frees it: [_, side, card discarded or 0]."""

    def ask(self, s: State, f: Frame) -> Question | None:
        s = cast(TwilightStruggle, s)
        side = f[1]
        if f[2]:
            return Question(NATURE, DIE, D6[:], (ROLL_TRAP, side, -1))
        if s.hands[side]:
            return Question(s.seats[side], TRAPPED_CARD, trap_options(s, side))
        s.stack.pop()
        s.effects[TRAP + side] = STUCK
        pass_round(s, side)
        return None

    def take(self, s: State, f: Frame, answer: int) -> None:
        s = cast(TwilightStruggle, s)
        side = f[1]
        if f[2]:
            s.stack.pop()
            if s.noting:
                s.notes.append((TRAP_ROLLED, EVERYBODY, side, f[2], answer))
            if answer <= 4:
                s.effects[TRAP + side] = 0
                if s.noting:
                    s.notes.append((TRAP_ENDED, EVERYBODY, side))
        elif answer == PASS or SCORING[answer]:
            s.stack.pop()
            if not worthy_discards(s, side):
                s.effects[TRAP + side] = STUCK
            if answer == PASS:
                pass_round(s, side)
                return
            leave_hand(s, side, answer)
            play(s, side, answer)
        else:
            f[2] = answer
            leave_hand(s, side, answer)
            discard(s, answer)
            if side == US:
                bury(s, unless=False)

    def why_not(self, s: State, f: Frame, seat: int, option: int) -> Reason:
        s = cast(TwilightStruggle, s)
        side = f[1]
        if f[2]:
            return (NOT_ASKED,)
        if option == PASS:
            return (MUST_PLAY_A_CARD,)
        if option == CHINA_CARD:
            return (TRAP_HOLDS, option)
        if option not in s.hands[side]:
            return not_in_hand(s, option)
        if must_score(s, side):
            return (MUST_PLAY_SCORING, option)
        if SCORING[option] or s.effects[TRAP + side] == STUCK:
            return (TRAP_HOLDS, option)
        worth_two = s.rules.card_value(s, side, option) >= 2
        return (MUST_PLAY_ENVY if worth_two else TRAP_NEEDS_TWO, option)


STUCK: Final = 2  # the trap when there is nothing left to discard
TRAPPED: Final = procedure("twilight_struggle.trapped", Trapped())


def trap_options(s: TwilightStruggle, side: int) -> list[int]:
    """5.3, 10.1.5: what a trapped side may discard; with nothing worth 2, only scoring cards can be played."""
    if must_score(s, side):
        return scoring_cards(s, side)
    worthy = worthy_discards(s, side)
    if not worthy:
        return [*scoring_cards(s, side), PASS]
    due = scoring_cards(s, side) if scoring_is_due(s, side) else []
    return [*worthy, *due, *([PASS] if is_extra(s) else [])]


def worthy_discards(s: TwilightStruggle, side: int) -> list[int]:
    """The cards worth 2 Ops. A side that has run out of them stays stuck for the rest of the turn, whatever comes."""
    if s.effects[TRAP + side] == STUCK:
        return []
    worthy = [card for card in s.hands[side] if s.rules.card_value(s, side, card) >= 2]
    if s.effects[MISSILE_ENVY_DUE + side] and MISSILE_ENVY in worthy:
        return [MISSILE_ENVY]
    return worthy


# -- the end of a round ----------------------------------------------------------------------------


class EndRound(Procedure):
    """NORAD (106) watches every round in which DEFCON moved to 2: [_, side]."""

    def ask(self, s: State, f: Frame) -> Question | None:
        s = cast(TwilightStruggle, s)
        watched = s.effects[NORAD_WATCHES] and s.defcon_reached_two and s.defcon == 2 and s.controller[CANADA] == US
        if watched and s.present[US]:
            return Question(s.seats[US], NORAD_WHERE, [*s.present[US], DECLINE])
        s.stack.pop()
        return None

    def take(self, s: State, f: Frame, answer: int) -> None:
        s = cast(TwilightStruggle, s)
        s.stack.pop()
        if answer != DECLINE:
            change_influence(s, US, answer, 1)

    def why_not(self, s: State, f: Frame, seat: int, option: int) -> Reason:
        return (NOTHING_THERE, option, US) if 0 <= option < COUNTRIES else (NOT_ASKED,)


END_ROUND: Final = procedure("twilight_struggle.end_round", EndRound())
