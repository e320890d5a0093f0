"""Events (7.0): how a card's program is recorded, when it can occur, and where the card goes afterwards."""

from collections.abc import Callable
from typing import Final

from realpolitik.games.cold_war.board import NOBODY, US, USSR
from realpolitik.games.cold_war.cards import discard, remove
from realpolitik.games.cold_war.event import CONDITIONS
from realpolitik.games.cold_war.event import Event as FamilyEvent
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.cold_war.tracks import gain_vp, other
from realpolitik.games.twilight_struggle.deck import (
    ARAB_ISRAELI_WAR,
    CARDS,
    CHINA_CARD,
    NAME,
    SHUTTLE_DIPLOMACY,
    SIDE,
    STARRED,
    WAR_CARD,
)
from realpolitik.games.twilight_struggle.effects import CAMP_DAVID, FLOWERS, SHUTTLE
from realpolitik.kernel.program import RUN, record
from realpolitik.kernel.question import EVERYBODY, note_kind

EVENT_OCCURS: Final = note_kind("event_occurs", "7.1", "card", "side")
EVENT_CANNOT_OCCUR: Final = note_kind("event_cannot_occur", "5.2", "card")
CHINA_PASSED: Final = note_kind("china_passed", "9.3", "side", "up")
CHINA_PASSED_BY_EVENT: Final = note_kind("china_passed", "9.4", "side", "up")
FLOWER_POWER_PAYS: Final = note_kind("flower_power_pays", "7.3", "card")

# where an event comes from: the last int of its frame
HEADLINED: Final = 0
PLAYED: Final = 1  # from a hand, in an action round
TRIGGERED: Final = 2  # by another event

PROGRAM_OF: Final = [-1] * (CARDS + 1)
REQUIRES: Final[list[tuple[int, ...]]] = [()] * (CARDS + 1)  # conditions without which the event cannot occur


class Event(FamilyEvent):
    """The verbs of the family; a card with a verb of its own emits it by number."""

    def run(self, verb: int, *operands: int) -> None:
        self.emit(verb, *operands)


def card(number: int, *requires: int) -> Callable[[Callable[[Event], None]], Callable[[Event], None]]:
    """Record a card's event. `requires` are the conditions without which it cannot occur (5.2)."""

    def record_card(write: Callable[[Event], None]) -> Callable[[Event], None]:
        p = Event()
        write(p)
        PROGRAM_OF[number] = record(f"twilight_struggle.{NAME[number]}", p)
        REQUIRES[number] = requires
        return write

    return record_card


def player_of(number: int, side: int) -> int:
    """The side whose event it is when `side` plays the card (7.1, 5.2)."""
    return side if SIDE[number] == NOBODY else SIDE[number]


def missing_condition(s: ColdWar, number: int, side: int) -> int:
    """The first condition that keeps the event from occurring when `side` plays the card, or -1."""
    for holds in REQUIRES[number]:
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
    player = player_of(number, side)
    if s.noting:
        s.notes.append((EVENT_OCCURS, EVERYBODY, number, player))
    s.stack.append([RUN, 0, PROGRAM_OF[number], player, number, source])
    return 1


def dispose(s: ColdWar, number: int, side: int, occurred: int) -> None:
    """Where a card goes after use: the China Card to the opponent (9.3), a starred event that occurred out of the game
    (2.2.4), one that has gone its own way nowhere, any other to the discards (2.2.6)."""
    if number == CHINA_CARD:
        pass_china(s, other(side), 0, CHINA_PASSED)
    elif number not in s.table or (number == SHUTTLE_DIPLOMACY and s.effects[SHUTTLE]):
        return
    elif occurred and STARRED[number]:
        remove(s, number)
    else:
        discard(s, number)


def pass_china(s: ColdWar, side: int, up: int, note: int) -> None:
    """9.3, 9.4: hand over the China Card, usable at once or only from the next turn."""
    s.passing, s.passing_up = side, up
    if s.noting:
        s.notes.append((note, EVERYBODY, side, up))


def war_card_pays(s: ColdWar, side: int, number: int) -> None:
    """Flower Power (59): the US plays a war card as an event or for operations, not to the space race."""
    prevented = number == ARAB_ISRAELI_WAR and s.effects[CAMP_DAVID]
    if side == US and WAR_CARD[number] and s.effects[FLOWERS] and not prevented:
        if s.noting:
            s.notes.append((FLOWER_POWER_PAYS, EVERYBODY, number))
        gain_vp(s, USSR, 2)
