"""Playing a card (5.0): as an event, for operations, or to the space race; the opponent's event before or after."""

from typing import Final, cast

from realpolitik.games.cold_war.duties import must_score
from realpolitik.games.cold_war.labels import COUP, EVENT, EVENT_FIRST, SPACE_RACE, STOP
from realpolitik.games.cold_war.occurrence import PLAYED, begin_event, dispose, missing_condition
from realpolitik.games.cold_war.operations import (
    ALL_KINDS,
    conduct,
    operation_missing,
    operations,
    possible_operations,
)
from realpolitik.games.cold_war.space import SPACE
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.cold_war.tracks import other
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
CARD_PLAYED: Final = note_kind("card_played", "5.1", "side", "card", "label", "ops")

SCORING_HAS_NO_OPS: Final = reason_kind("scoring_has_no_ops", "2.2.1", "card")
PASSING_HAS_NO_EVENT: Final = reason_kind("passing_has_no_event", "9.1", "card")
EVENT_CANNOT: Final = reason_kind("event_cannot", "5.2", "card", "condition")
OPPONENTS_EVENT: Final = reason_kind("opponents_event", "5.2", "card")
OWN_EVENT: Final = reason_kind("own_event", "7.1", "card")
SPACE_ENDED: Final = reason_kind("space_ended", "6.4.6")
SPACE_SPENT: Final = reason_kind("space_spent", "6.4.2")
SPACE_STRANDS_SCORING: Final = reason_kind("space_strands_scoring", "10.1.5", "card")
SPACE_NEEDS_MORE: Final = reason_kind("space_needs_more", "6.4.1", "card", "needed")

# how a card came to be played
FROM_HAND: Final = 0
BORROWED: Final = 1  # from the opponent's hand, to be played like one's own
FOR_OPERATIONS: Final = 2  # from the opponent's hand, for its Ops: the event does not occur

# the steps of a play
CHOOSE_USE: Final = 0
OPERATIONS_NEXT: Final = 1
EVENT_NEXT: Final = 2
FINISH: Final = 3


# -- what a card can be used for -------------------------------------------------------------------


def uses(s: ColdWar, side: int, card: int, origin: int) -> list[int]:
    """5.1, 5.2, 6.0: what a side may do with a card."""
    deck = s.rules.deck
    if deck.scoring[card]:
        return [EVENT]
    options = []
    if origin == FOR_OPERATIONS:
        pass
    elif deck.side[card] == other(side):
        options.append(EVENT_FIRST)
        options.extend(s.rules.other_uses(s, side, card, origin))
    elif event_forbidden(s, side, card) == ALLOWED:
        options.append(EVENT)
    options.extend(possible_operations(s, side, s.rules.card_value(s, side, card), card))
    if space_forbidden(s, side, card) == ALLOWED:
        options.append(SPACE_RACE)
    return options or [STOP]


def event_forbidden(s: ColdWar, side: int, card: int) -> int:
    """The reason against playing one's own or a neutral card as an event, or ALLOWED."""
    if card == s.rules.deck.passing:
        return PASSING_HAS_NO_EVENT
    forbidden = s.rules.event_forbidden(s, side, card)
    if forbidden != ALLOWED:
        return forbidden
    return ALLOWED if missing_condition(s, card, side) < 0 else EVENT_CANNOT


def space_forbidden(s: ColdWar, side: int, card: int) -> int:
    """6.4.1, 6.4.2, 6.4.6: the reason against sending a card to the space race, or ALLOWED."""
    box = s.space[side] + 1
    if box >= len(s.rules.space):
        return SPACE_ENDED
    if s.phasing == side and s.round and must_score(s, side):
        return SPACE_STRANDS_SCORING
    if s.space_cards[side] >= s.rules.space_cards(s, side):
        return SPACE_SPENT
    return ALLOWED if s.rules.card_value(s, side, card) >= s.rules.space[box].operations else SPACE_NEEDS_MORE


def why_not_use(s: ColdWar, side: int, card: int, use: int) -> Reason:
    """The rule that keeps a use of a card off the table."""
    deck = s.rules.deck
    if deck.scoring[card]:
        return (SCORING_HAS_NO_OPS, card)
    if use == EVENT:
        if deck.side[card] == other(side):
            return (OPPONENTS_EVENT, card)
        return (event_forbidden(s, side, card), card, missing_condition(s, card, side))
    if use == EVENT_FIRST:
        return (OWN_EVENT, card)
    if use == SPACE_RACE:
        needed = s.rules.space[min(s.space[side] + 1, len(s.rules.space) - 1)].operations
        return (space_forbidden(s, side, card), card, needed)
    return operation_missing(use, ALL_KINDS)


# -- playing it ------------------------------------------------------------------------------------


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
            operations(s, side, s.rules.deck.ops[card], card)
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
            s.space_cards[side] += 1
            s.stack.append([SPACE, side, card, int(s.rules.space_without_roll(s))])
        elif answer == EVENT:
            f[5] = begin_event(s, card, side, PLAYED)
        elif answer == EVENT_FIRST:
            f[1] = OPERATIONS_NEXT
            f[5] = begin_event(s, card, side, PLAYED)
        elif answer != STOP and not s.rules.used_otherwise(s, side, card, answer):
            if s.rules.deck.side[card] == other(side) and f[6] != FOR_OPERATIONS:
                f[1] = EVENT_NEXT
            conduct(s, side, answer, s.rules.card_value(s, side, card), card)

    def why_not(self, s: State, f: Frame, seat: int, option: int) -> Reason:
        return why_not_use(cast(ColdWar, s), f[2], f[3], option) if f[1] == CHOOSE_USE else (NOT_ASKED,)


PLAY: Final = procedure("cold_war.play", Play())


def play(s: ColdWar, side: int, card: int, origin: int = FROM_HAND) -> None:
    """Have a side play a card that lies on the table."""
    s.stack.append([PLAY, CHOOSE_USE, side, card, 0, 0, origin])


def announce(s: ColdWar, side: int, card: int, use: int) -> None:
    """A card is being played: what lasting effects make of that, before it is resolved."""
    if s.noting:
        s.notes.append((CARD_PLAYED, EVERYBODY, side, card, use, s.rules.card_value(s, side, card)))
    s.rules.card_announced(s, side, card, use)
    if use != SPACE_RACE:
        s.rules.card_used(s, side, card)
