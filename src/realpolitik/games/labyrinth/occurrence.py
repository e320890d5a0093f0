"""Events (6.2): how a card's program is recorded, when it can be played, and where the card goes afterwards."""

from collections.abc import Callable
from typing import Final

from realpolitik.games.labyrinth.cards import CARD_DISCARDED_BY, discard, leave_hand, put_in_first_plot_box, remove
from realpolitik.games.labyrinth.conditions import CONDITIONS
from realpolitik.games.labyrinth.deck import (
    BACK_CHANNEL,
    LAPSING,
    NAME,
    ONCE,
    ONCE_FOR_US,
    PROGRAM,
    REMOVED,
    REQUIRES,
    SIDE,
    US_ELECTION,
)
from realpolitik.games.labyrinth.event import Event
from realpolitik.games.labyrinth.sides import NOBODY, US
from realpolitik.games.labyrinth.state import Labyrinth
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.program import RUN, record
from realpolitik.kernel.question import Question, note_kind
from realpolitik.kernel.state import Frame, note

EVENT_OCCURS: Final = note_kind("event_occurs", "6.2.1", "card", "side")
EVENT_CANNOT_OCCUR: Final = note_kind("event_cannot_occur", "6.3.2.1", "card", "condition")
CARD_LAPSES_LATER: Final = note_kind("card_lapses_later", "4.7.7.1", "card")

Written = Callable[[Event], None]


def card(number: int, *requires: int) -> Callable[[Written], Written]:
    """The decorator by which the event of a card is recorded, with the conditions that it requires (6.2.6)."""

    def record_card(write: Written) -> Written:
        p = Event()
        write(p)
        PROGRAM[number] = record(f"labyrinth.{NAME[number]}", p)
        REQUIRES[number] = requires
        return write

    return record_card


def cards(*numbers: int, requires: tuple[int, ...] = ()) -> Callable[[Written], Written]:
    """Likewise for an event that several cards carry."""

    def record_cards(write: Written) -> Written:
        for number in numbers:
            card(number, *requires)(write)
        return write

    return record_cards


def player_of(number: int, side: int) -> int:
    """The side whose event it is when `side` plays the card (6.3.2.2)."""
    return side if SIDE[number] == NOBODY else SIDE[number]


def missing_condition(s: Labyrinth, number: int, side: int) -> int:
    """6.2.6, 6.2.8: the first condition that keeps the event from being played, or -1."""
    player = player_of(number, side)
    for holds in REQUIRES[number]:
        if not CONDITIONS.holds(holds, s, player):
            return holds
    return -1


def begin_event(s: Labyrinth, number: int, side: int) -> int:
    """Let the event happen, if it can; says whether it did (6.3.2.1). A game that is over has no more events."""
    if s.over:
        return 0
    if number == BACK_CHANNEL:
        s.revealed += 1  # whether it can happen tells of the hand of the US
    missing = missing_condition(s, number, side)
    if missing >= 0:
        note(s, EVENT_CANNOT_OCCUR, number, missing)
        return 0
    player = player_of(number, side)
    if s.noting:
        note(s, EVENT_OCCURS, number, player)
    s.stack.append(RUN.frame(program=PROGRAM[number], player=player, card=number))
    return 1


def dispose(s: Labyrinth, number: int, side: int, occurred: int, first_plot: bool = False) -> None:
    """Where a card goes after use: out of the game (6.2.9), into the Lapsing or the 1st Plot box (4.7.7), to the
    discards; an event may have sent it elsewhere."""
    if number not in s.table:
        return
    once = REMOVED[number] == ONCE or (REMOVED[number] == ONCE_FOR_US and player_of(number, side) == US)
    if occurred and once:
        remove(s, number)
    elif occurred and LAPSING[number]:
        s.table.remove(number)
        s.lapsing = (*s.lapsing, number)
        note(s, CARD_LAPSES_LATER, number)
    elif first_plot:
        put_in_first_plot_box(s, number)
    else:
        discard(s, number)


class Dispose(Procedure[Labyrinth]):
    """A card's way after its event."""

    CARD: Final = 1
    SIDE: Final = 2
    OCCURRED: Final = 3  # whether the event did

    def frame(self, card: int, side: int) -> Frame:
        return [self.number, card, side, 0]

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        s.stack.pop()
        dispose(s, f[self.CARD], f[self.SIDE], f[self.OCCURRED])
        return None


DISPOSE: Final = procedure("labyrinth.dispose", Dispose())


def trigger(s: Labyrinth, number: int, side: int) -> None:
    """The event of a card on the table happens through another event, as if `side` had played it."""
    after = DISPOSE.frame(card=number, side=side)
    s.stack.append(after)
    after[Dispose.OCCURRED] = begin_event(s, number, side)


def lose_card(s: Labyrinth, side: int, number: int) -> None:
    """A hand discards a card. US Election happens whenever it is discarded."""
    s.revealed += 1
    leave_hand(s, side, number)
    s.table.remove(number)
    s.discard.append(number)
    note(s, CARD_DISCARDED_BY, side, number)
    if number == US_ELECTION:
        begin_event(s, number, side)
