"""Playing a card (5.0): as an event, for operations, or to the space race; the opponent's event before or after."""

from typing import Final, cast

from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.cold_war.cards import leave_hand, not_in_hand
from realpolitik.games.cold_war.labels import COUP, EVENT, EVENT_FIRST, SPACE_RACE, STOP, label
from realpolitik.games.cold_war.occurrence import DISPOSE, PLAYED, begin_event, dispose, missing_condition
from realpolitik.games.cold_war.operations import (
    ALL_KINDS,
    conduct,
    operation_missing,
    operations,
    possible_operations,
)
from realpolitik.games.cold_war.space import SPACE, has_ability
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.cold_war.tracks import gain_vp, other
from realpolitik.games.twilight_struggle.deck import (
    CHINA_CARD,
    MISSILE_ENVY,
    OPS,
    SCORING,
    SIDE,
    UN_INTERVENTION,
)
from realpolitik.games.twilight_struggle.duties import must_score
from realpolitik.games.twilight_struggle.effects import FORMOSAN, MISSILE_ENVY_DUE, U2, WE_WILL_BURY
from realpolitik.games.twilight_struggle.options import SPACE_WITHOUT_ROLL
from realpolitik.games.twilight_struggle.rules import TWO_SPACE_CARDS
from realpolitik.kernel.question import (
    ALLOWED,
    EVERYBODY,
    NOT_ASKED,
    Question,
    Reason,
    note_kind,
    question_kind,
    reason_kind,
)
from realpolitik.kernel.state import Frame, Procedure, State, procedure

HOW_TO_PLAY: Final = question_kind("how_to_play", "5.1", "label", "card", "ops")
WHICH_COMPANION: Final = question_kind("which_companion", "7.1", "card", "card")

CARD_PLAYED: Final = note_kind("card_played", "5.1", "side", "card", "label", "ops")
BURIED: Final = note_kind("buried", "7.1", "side")
U2_PAYS: Final = note_kind("u2_pays", "7.1", "side")
COMPANION_PLAYED: Final = note_kind("companion_played", "7.1", "side", "card")

SCORING_HAS_NO_OPS: Final = reason_kind("scoring_has_no_ops", "2.2.1", "card")
CHINA_HAS_NO_EVENT: Final = reason_kind("china_has_no_event", "9.1", "card")
EVENT_CANNOT: Final = reason_kind("event_cannot", "5.2", "card", "condition")
MUST_BE_OPERATIONS: Final = reason_kind("must_be_operations", "7.1", "card")
OPPONENTS_EVENT: Final = reason_kind("opponents_event", "5.2", "card")
OWN_EVENT: Final = reason_kind("own_event", "7.1", "card")
SPACE_ENDED: Final = reason_kind("space_ended", "6.4.6")
SPACE_SPENT: Final = reason_kind("space_spent", "6.4.2")
SPACE_STRANDS_SCORING: Final = reason_kind("space_strands_scoring", "10.1.5", "card")
SPACE_NEEDS_MORE: Final = reason_kind("space_needs_more", "6.4.1", "card", "needed")
NO_OPPONENT_EVENT: Final = reason_kind("no_opponent_event", "7.1", "card")

WITH_UN_INTERVENTION: Final = label(303, "with_un_intervention")


# -- the space race as a use of a card (6.4) -------------------------------------------------------


def space_forbidden(s: ColdWar, side: int, card: int) -> int:
    """6.4.1, 6.4.2, 6.4.6: the reason against sending a card to the space race, or ALLOWED."""
    box = s.space[side] + 1
    if box >= len(s.rules.space):
        return SPACE_ENDED
    if s.phasing == side and s.round and must_score(s, side):
        return SPACE_STRANDS_SCORING
    if s.space_cards[side] >= (2 if has_ability(s, side, TWO_SPACE_CARDS) else 1):
        return SPACE_SPENT
    return ALLOWED if s.rules.card_value(s, side, card) >= s.rules.space[box].operations else SPACE_NEEDS_MORE


def send_to_space(s: ColdWar, side: int, card: int) -> None:
    s.space_cards[side] += 1
    s.stack.append([SPACE, side, card, s.options[SPACE_WITHOUT_ROLL]])


# -- playing a card --------------------------------------------------------------------------------

# the steps of a play
CHOOSE_USE: Final = 0
OPERATIONS_NEXT: Final = 1
EVENT_NEXT: Final = 2
FINISH: Final = 3


# how a card came to be played
FROM_HAND: Final = 0
BORROWED: Final = 1  # from the opponent's hand, through Grain Sales: UN Intervention may accompany it
FOR_OPERATIONS: Final = 2  # from the opponent's hand, through Missile Envy: its event does not occur


def uses(s: ColdWar, side: int, card: int, origin: int) -> list[int]:
    """5.1, 5.2, 6.0: what a side may do with a card."""
    if SCORING[card]:
        return [EVENT]
    options = []
    if origin == FOR_OPERATIONS:
        pass
    elif SIDE[card] == other(side):
        options.append(EVENT_FIRST)
        if origin == BORROWED and UN_INTERVENTION in s.hands[side] and not s.headline_phase:
            options.append(WITH_UN_INTERVENTION)
    elif event_forbidden(s, side, card) == ALLOWED:
        options.append(EVENT)
    options.extend(possible_operations(s, side, s.rules.card_value(s, side, card), card))
    if space_forbidden(s, side, card) == ALLOWED:
        options.append(SPACE_RACE)
    return options or [STOP]


def event_forbidden(s: ColdWar, side: int, card: int) -> int:
    """The reason against playing one's own or a neutral card as an event, or ALLOWED."""
    if card == CHINA_CARD:
        return CHINA_HAS_NO_EVENT
    if card == MISSILE_ENVY and s.effects[MISSILE_ENVY_DUE + side]:
        return MUST_BE_OPERATIONS
    return ALLOWED if missing_condition(s, card, side) < 0 else EVENT_CANNOT


def why_not_use(s: ColdWar, side: int, card: int, use: int) -> Reason:
    """The rule that keeps a use of a card off the table."""
    if SCORING[card]:
        return (SCORING_HAS_NO_OPS, card)
    if use == EVENT:
        if SIDE[card] == other(side):
            return (OPPONENTS_EVENT, card)
        return (event_forbidden(s, side, card), card, missing_condition(s, card, side))
    if use == EVENT_FIRST:
        return (OWN_EVENT, card)
    if use == SPACE_RACE:
        needed = s.rules.space[min(s.space[side] + 1, len(s.rules.space) - 1)].operations
        return (space_forbidden(s, side, card), card, needed)
    return operation_missing(use, ALL_KINDS)


class Play(Procedure):
    """5.0: [_, step, side, card, use, whether the event occurred, origin]. The card lies on the table meanwhile."""

    def ask(self, s: State, f: Frame) -> Question | None:
        s = cast(ColdWar, s)
        side, card = f[2], f[3]
        if f[1] == CHOOSE_USE:
            options = uses(s, side, card, f[6])
            options.extend(s.rules.before_coup(s, side, COUP in options))
            return Question(s.seats[side], HOW_TO_PLAY, options, (card, s.rules.card_value(s, side, card)))
        if f[1] == OPERATIONS_NEXT:
            f[1] = FINISH
            operations(s, side, OPS[card], card)
        elif f[1] == EVENT_NEXT:
            f[1] = FINISH
            f[5] = begin_event(s, card, side, PLAYED)
        else:
            s.stack.pop()
            dispose(s, card, side, f[5])
        return None

    def take(self, s: State, f: Frame, answer: int) -> None:
        s = cast(ColdWar, s)
        if s.rules.paid_before_coup(s, f[2], answer):
            return
        side, card = f[2], f[3]
        f[1], f[4] = FINISH, answer
        announce(s, side, card, answer)
        if s.returns:
            return
        if answer == SPACE_RACE:
            send_to_space(s, side, card)
        elif answer == EVENT:
            f[5] = begin_event(s, card, side, PLAYED)
        elif answer == EVENT_FIRST:
            f[1] = OPERATIONS_NEXT
            f[5] = begin_event(s, card, side, PLAYED)
        elif answer == WITH_UN_INTERVENTION:
            leave_hand(s, side, UN_INTERVENTION)
            intervene(s, side, card)
            s.stack.append([DISPOSE, UN_INTERVENTION, side, 0])
        elif answer != STOP:
            if SIDE[card] == other(side) and f[6] != FOR_OPERATIONS:
                f[1] = EVENT_NEXT
            conduct(s, side, answer, s.rules.card_value(s, side, card), card)

    def why_not(self, s: State, f: Frame, seat: int, option: int) -> Reason:
        return why_not_use(cast(ColdWar, s), f[2], f[3], option) if f[1] == CHOOSE_USE else (NOT_ASKED,)


PLAY: Final = procedure("twilight_struggle.play", Play())


def play(s: ColdWar, side: int, card: int, origin: int = FROM_HAND) -> None:
    """Have a side play a card that lies on the table."""
    s.stack.append([PLAY, CHOOSE_USE, side, card, 0, 0, origin])


def announce(s: ColdWar, side: int, card: int, use: int) -> None:
    """A card is being played: what lasting effects make of that, before it is resolved."""
    if s.noting:
        s.notes.append((CARD_PLAYED, EVERYBODY, side, card, use, s.rules.card_value(s, side, card)))
    if side == US:
        bury(s, unless=card == UN_INTERVENTION and use == EVENT)
        if card == CHINA_CARD:
            s.effects[FORMOSAN] = 0  # Formosan Resolution (35) ends, whatever the card is used for
    if use != SPACE_RACE:
        s.rules.card_used(s, side, card)


DUE_NOW: Final = 2  # We Will Bury You, in the American round that counts


def bury(s: ColdWar, unless: bool) -> None:
    """We Will Bury You (50): the US does anything but play UN Intervention as an event in the round that counts."""
    if s.effects[WE_WILL_BURY] != DUE_NOW:
        return
    s.effects[WE_WILL_BURY] = 0
    if not unless:
        if s.noting:
            s.notes.append((BURIED, EVERYBODY, USSR))
        gain_vp(s, USSR, 3)


# -- UN Intervention (32) --------------------------------------------------------------------------


def companions(s: ColdWar, side: int) -> list[int]:
    """The cards of a hand that carry an opponent's event."""
    return [card for card in s.hands[side] if SIDE[card] == other(side)]


def intervene(s: ColdWar, side: int, companion: int) -> None:
    """UN Intervention cancels the companion's event; its Ops are used. U-2 Incident (60) pays."""
    if s.effects[U2]:
        if s.noting:
            s.notes.append((U2_PAYS, EVERYBODY, USSR))
        gain_vp(s, USSR, s.effects[U2])
        s.effects[U2] = 0
    operations(s, side, OPS[companion], companion)


class Companion(Procedure):
    """UN Intervention (32): choose the card whose event it cancels: [_, side]."""

    def ask(self, s: State, f: Frame) -> Question | None:
        s = cast(ColdWar, s)
        return Question(s.seats[f[1]], WHICH_COMPANION, companions(s, f[1]), (UN_INTERVENTION,))

    def take(self, s: State, f: Frame, answer: int) -> None:
        s = cast(ColdWar, s)
        side = f[1]
        s.stack.pop()
        leave_hand(s, side, answer)
        if s.noting:
            s.notes.append((COMPANION_PLAYED, EVERYBODY, side, answer))
        s.stack.append([DISPOSE, answer, side, 0])
        s.rules.card_used(s, side, answer)
        intervene(s, side, answer)

    def why_not(self, s: State, f: Frame, seat: int, option: int) -> Reason:
        s = cast(ColdWar, s)
        return (NO_OPPONENT_EVENT, option) if option in s.hands[f[1]] else not_in_hand(s, option)


COMPANION: Final = procedure("twilight_struggle.companion", Companion())
