"""Events (7.0): how a card's program is recorded, when it can occur, and where the card goes afterwards."""

from collections.abc import Callable
from typing import Final, cast

from realpolitik.games.cold_war.board import NOBODY
from realpolitik.games.cold_war.cards import discard, remove
from realpolitik.games.cold_war.deck import Deck
from realpolitik.games.cold_war.event import CONDITIONS, Event
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.cold_war.tracks import other
from realpolitik.kernel.program import RUN, record
from realpolitik.kernel.question import EVERYBODY, Question, note_kind
from realpolitik.kernel.state import Frame, Procedure, State, procedure

EVENT_OCCURS: Final = note_kind("event_occurs", "7.1", "card", "side")
EVENT_CANNOT_OCCUR: Final = note_kind("event_cannot_occur", "5.2", "card")
CARD_PASSED: Final = note_kind("card_passed", "9.3", "card", "side", "up")
CARD_PASSED_BY_EVENT: Final = note_kind("card_passed", "9.4", "card", "side", "up")

# where an event comes from: the last int of its frame
HEADLINED: Final = 0
PLAYED: Final = 1  # from a hand, in an action round
TRIGGERED: Final = 2  # by another event

Written = Callable[[Event], None]


def recorder(game: str, deck: Deck) -> Callable[..., Callable[[Written], Written]]:
    """The decorator by which the cards of a game are recorded: `@card(28)`, with the conditions that they require."""

    def card(number: int, *requires: int) -> Callable[[Written], Written]:
        def record_card(write: Written) -> Written:
            p = Event()
            write(p)
            deck.program[number] = record(f"{game}.{deck.name[number]}", p)
            deck.requires[number] = requires
            return write

        return record_card

    return card


def player_of(s: ColdWar, number: int, side: int) -> int:
    """The side whose event it is when `side` plays the card (7.1, 5.2)."""
    owner = s.rules.deck.side[number]
    return side if owner == NOBODY else owner


def missing_condition(s: ColdWar, number: int, side: int) -> int:
    """The first condition that keeps the event from occurring when `side` plays the card, or -1."""
    for holds in s.rules.deck.requires[number]:
        if not CONDITIONS[holds](s, side):
            return holds
    return -1


def begin_event(s: ColdWar, number: int, side: int, source: int) -> int:
    """Let the event occur, if it can; says whether it did (5.2). A game that is over has no more events."""
    if s.returns:
        return 0
    if missing_condition(s, number, side) >= 0:
        if s.noting:
            s.notes.append((EVENT_CANNOT_OCCUR, EVERYBODY, number))
        return 0
    player = player_of(s, number, side)
    if s.noting:
        s.notes.append((EVENT_OCCURS, EVERYBODY, number, player))
    s.stack.append([RUN, 0, s.rules.deck.program[number], player, number, source])
    return 1


def dispose(s: ColdWar, number: int, side: int, occurred: int) -> None:
    """Where a card goes after use: the passing card to the opponent (9.3), a starred event that occurred out of the
    game (2.2.4), one that has gone its own way nowhere, any other to the discards (2.2.6)."""
    deck = s.rules.deck
    if number == deck.passing:
        pass_card(s, other(side), 0, CARD_PASSED)
    elif number not in s.table or s.rules.stays_on_table(s, number):
        return
    elif occurred and deck.starred[number]:
        remove(s, number)
    else:
        discard(s, number)


def pass_card(s: ColdWar, side: int, up: int, note: int) -> None:
    """9.3, 9.4: hand over the passing card, usable at once or only from the next turn."""
    s.passing, s.passing_up = side, up
    if s.noting:
        s.notes.append((note, EVERYBODY, s.rules.deck.passing, side, up))


# -- events that other events bring about ----------------------------------------------------------


class Dispose(Procedure):
    """A card's way after it was used (2.2.6): [_, card, side, whether the event occurred]."""

    def ask(self, s: State, f: Frame) -> Question | None:
        s = cast(ColdWar, s)
        s.stack.pop()
        dispose(s, f[1], f[2], f[3])
        return None


DISPOSE: Final = procedure("cold_war.dispose", Dispose())


def trigger(s: ColdWar, card: int, side: int, source: int) -> None:
    """The event of a card on the table occurs through another event, as if `side` had played it."""
    s.stack.append([DISPOSE, card, side, 0])
    frame = s.stack[-1]
    s.rules.card_triggered(s, side, card)
    frame[3] = begin_event(s, card, side, source)
