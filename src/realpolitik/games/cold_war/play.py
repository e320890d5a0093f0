"""Playing a card (5.0): as an event, for operations, or to the space race; the opponent's event before or after."""

from typing import Final

from realpolitik.games.cold_war.duties import strands_scoring
from realpolitik.games.cold_war.labels import (
    COUP,
    EVENT,
    EVENT_FIRST,
    PLACE_INFLUENCE,
    REALIGNMENT,
    SPACE_RACE,
    STOP,
)
from realpolitik.games.cold_war.occurrence import PLAYED, begin_event, dispose, missing_condition
from realpolitik.games.cold_war.operations import add_operations, conduct, operation_forbidden, operations
from realpolitik.games.cold_war.space import send_to_space
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.cold_war.tracks import other
from realpolitik.kernel.procedure import Choice, procedure
from realpolitik.kernel.question import (
    ALLOWED,
    EVERYBODY,
    NOT_ASKED,
    Question,
    Reason,
    Remark,
    note_kind,
    question_kind,
    reason_kind,
    remark_kind,
)
from realpolitik.kernel.state import Frame

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
OPERATIONS_STRAND_SCORING: Final = reason_kind("operations_strand_scoring", "10.1.5", "card")
SPACE_NEEDS_MORE: Final = reason_kind("space_needs_more", "6.4.1", "card", "needed")

EVENT_FOLLOWS: Final = remark_kind("event_follows", "5.2", "card")

# how a card came to be played
FROM_HAND: Final = 0
BORROWED: Final = 1  # from the opponent's hand, to be played like one's own
FOR_OPERATIONS: Final = 2  # for its Ops alone: the event does not occur

# the steps of a play
CHOOSE_USE: Final = 0
OPERATIONS_NEXT: Final = 1
EVENT_NEXT: Final = 2
FINISH: Final = 3


# -- what a card can be used for -------------------------------------------------------------------


def use_forbidden(s: ColdWar, side: int, card: int, origin: int, use: int) -> Reason:
    """5.1, 5.2, 6.0: the reason against a use of a card, or ALLOWED."""
    deck = s.rules.deck
    if deck.scoring[card]:
        return ALLOWED if use == EVENT else (SCORING_HAS_NO_OPS, card)
    opponents = deck.side[card] == other(side)
    if use == EVENT:
        if opponents:
            return (OPPONENTS_EVENT, card)
        return (NOT_ASKED,) if origin == FOR_OPERATIONS else event_forbidden(s, side, card)
    if use == EVENT_FIRST:
        return ALLOWED if opponents and origin != FOR_OPERATIONS else (OWN_EVENT, card)
    if use == SPACE_RACE:
        return space_forbidden(s, side, card)
    forbidden = operation_forbidden(s, side, use, s.rules.card_value(s, side, card), card)
    return forbidden or (ALLOWED if may_operate(s, side, card, origin) else (OPERATIONS_STRAND_SCORING, card))


def event_forbidden(s: ColdWar, side: int, card: int) -> Reason:
    """The reason against playing one's own or a neutral card as an event, or ALLOWED."""
    if card == s.rules.deck.passing:
        return (PASSING_HAS_NO_EVENT, card)
    forbidden = s.rules.event_forbidden(s, side, card)
    if forbidden:
        return forbidden
    missing = missing_condition(s, card, side)
    return ALLOWED if missing < 0 else (EVENT_CANNOT, card, missing)


def space_forbidden(s: ColdWar, side: int, card: int) -> Reason:
    """6.4.1, 6.4.2, 6.4.6: the reason against sending a card to the space race, or ALLOWED."""
    box = s.space[side] + 1
    if box >= len(s.rules.space):
        return (SPACE_ENDED,)
    if strands_scoring(s, side):
        return (SPACE_STRANDS_SCORING, card)
    if s.space_cards[side] >= s.rules.space_cards(s, side):
        return (SPACE_SPENT,)
    needed = s.rules.space[box].operations
    return ALLOWED if s.rules.card_value(s, side, card) >= needed else (SPACE_NEEDS_MORE, card, needed)


def has_room_in_space(s: ColdWar, side: int, value: int) -> bool:
    """Whether the track and the limit of the turn leave room for a card of that value; as yes or no, the cheap tests
    first."""
    box = s.space[side] + 1
    if box >= len(s.rules.space) or value < s.rules.space[box].operations:
        return False
    return s.space_cards[side] < s.rules.space_cards(s, side)


def may_operate(s: ColdWar, side: int, card: int, origin: int) -> bool:
    """10.1.5: whether operations leave a side no scoring card that comes too late."""
    return not strands_scoring(s, side) or event_relieves(s, side, card, origin)


def event_relieves(s: ColdWar, side: int, card: int, origin: int) -> bool:
    """10.1.5: whether a card that is used for operations sees to a scoring card all the same. The opponent's event
    occurs with them; one's own does not."""
    occurs = s.rules.deck.side[card] == other(side) and origin != FOR_OPERATIONS
    return occurs and s.rules.relief(s, side, card) > 0


# -- playing it ------------------------------------------------------------------------------------


class Play(Choice[ColdWar]):
    """5.0: a side plays a card, which lies on the table meanwhile."""

    __slots__ = ()

    STEP: Final = 1
    SIDE: Final = 2
    CARD: Final = 3
    USE: Final = 4
    OCCURRED: Final = 5  # whether the event did
    ORIGIN: Final = 6

    def frame(self, side: int, card: int, origin: int) -> Frame:
        return [self.number, CHOOSE_USE, side, card, 0, 0, origin]

    def prepare(self, s: ColdWar, f: Frame) -> bool:
        step = f[self.STEP]
        if step == CHOOSE_USE:
            return True
        side, card = f[self.SIDE], f[self.CARD]
        f[self.STEP] = FINISH
        if step == OPERATIONS_NEXT:
            operations(s, side, s.rules.printed(s, side, card), card)
        elif step == EVENT_NEXT:
            f[self.OCCURRED] = begin_event(s, card, side, PLAYED)
        else:
            s.stack.pop()
            dispose(s, card, side, f[self.OCCURRED])
        return False

    def candidates(self, s: ColdWar, f: Frame) -> list[int]:
        return [EVENT_FIRST, EVENT, PLACE_INFLUENCE, COUP, REALIGNMENT, SPACE_RACE]

    def against(self, s: ColdWar, f: Frame, option: int) -> Reason:
        return use_forbidden(s, f[self.SIDE], f[self.CARD], f[self.ORIGIN], option)

    def remarks(self, s: ColdWar, f: Frame, use: int) -> list[Remark]:
        """5.2: that the opponent's event occurs after the operation."""
        side, card = f[self.SIDE], f[self.CARD]
        theirs = s.rules.deck.side[card] == other(side) and f[self.ORIGIN] != FOR_OPERATIONS
        follows = theirs and use in (PLACE_INFLUENCE, COUP, REALIGNMENT) and missing_condition(s, card, side) < 0
        return [(EVENT_FOLLOWS, card)] if follows else []

    def options(self, s: ColdWar, f: Frame) -> list[int]:
        return self.uses(s, f, s.rules.card_value(s, f[self.SIDE], f[self.CARD]))

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        """As for any choice; but what the card is worth, which takes long, is found out once."""
        if f[self.STEP] != CHOOSE_USE:
            self.prepare(s, f)
            return None
        side, card = f[self.SIDE], f[self.CARD]
        value = s.rules.card_value(s, side, card)
        return Question(s.seats[side], HOW_TO_PLAY, self.uses(s, f, value), (card, value))

    def uses(self, s: ColdWar, f: Frame, value: int) -> list[int]:
        """The options, the fast way: what is asked of every use is found out once. There is always one."""
        side, card, origin, deck = f[self.SIDE], f[self.CARD], f[self.ORIGIN], s.rules.deck
        options: list[int] = []
        if deck.scoring[card]:
            options.append(EVENT)
        else:
            if origin != FOR_OPERATIONS:
                if deck.side[card] == other(side):
                    options.append(EVENT_FIRST)
                elif not event_forbidden(s, side, card):
                    options.append(EVENT)
            strands = strands_scoring(s, side)
            if not strands or event_relieves(s, side, card, origin):
                add_operations(s, side, value, card, options)
            if not strands and has_room_in_space(s, side, value):
                options.append(SPACE_RACE)
        self.add_labels(s, f, options)
        return options

    def add_labels(self, s: ColdWar, f: Frame, options: list[int]) -> None:
        if not options:
            options.append(STOP)
            return
        side = f[self.SIDE]
        if COUP in options:
            options.extend(s.rules.before_coup(s, side))
        if f[self.ORIGIN] == BORROWED and options[0] == EVENT_FIRST:
            options[1:1] = s.rules.other_uses(s, side, f[self.CARD])

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        side, card = f[self.SIDE], f[self.CARD]
        if s.rules.paid_before_coup(s, side, answer):
            return
        if s.rules.event_averted(s, side, answer):
            f[self.ORIGIN] = FOR_OPERATIONS  # and now for what?
            return
        f[self.STEP], f[self.USE] = FINISH, answer
        announce(s, side, card, answer)
        if s.over:
            return
        if answer == SPACE_RACE:
            s.space_cards[side] += 1
            send_to_space(s, side, card)
        elif answer == EVENT:
            f[self.OCCURRED] = begin_event(s, card, side, PLAYED)
        elif answer == EVENT_FIRST:
            f[self.STEP] = OPERATIONS_NEXT
            f[self.OCCURRED] = begin_event(s, card, side, PLAYED)
        elif answer != STOP:
            if s.rules.deck.side[card] == other(side) and f[self.ORIGIN] != FOR_OPERATIONS:
                f[self.STEP] = EVENT_NEXT
            conduct(s, side, answer, s.rules.card_value(s, side, card), card)


PLAY: Final = procedure("cold_war.play", Play())


def play(s: ColdWar, side: int, card: int, origin: int = FROM_HAND) -> None:
    """Have a side play a card that lies on the table."""
    s.stack.append(PLAY.frame(side=side, card=card, origin=origin))


def announce(s: ColdWar, side: int, card: int, use: int) -> None:
    """A card is being played: what lasting effects make of that, before it is resolved."""
    if s.noting:
        s.notes.append((CARD_PLAYED, EVERYBODY, side, card, use, s.rules.card_value(s, side, card)))
    s.rules.card_announced(s, side, card, use)
    if use != SPACE_RACE:
        s.rules.card_used(s, side, card)
