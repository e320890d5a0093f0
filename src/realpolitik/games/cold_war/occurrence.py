"""Events (7.0): how a card's program is recorded, when it can occur, and where the card goes afterwards."""

from collections.abc import Callable
from typing import Final

from realpolitik.games.cold_war.board import NOBODY, OPPONENT, PLAYER
from realpolitik.games.cold_war.cards import discard, remove
from realpolitik.games.cold_war.deck import Deck
from realpolitik.games.cold_war.effects import SIDELESS
from realpolitik.games.cold_war.event import MIRRORING, WHEN, Event
from realpolitik.games.cold_war.operands import CONDITIONS, FIRST_AMOUNT, OF_OWNER, OfAnySide
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.cold_war.tracks import other
from realpolitik.games.cold_war.verbs_tracks import CANCEL, LASTING
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.program import PROGRAMS, RUN, VERBS, Step, record, verb
from realpolitik.kernel.question import EVERYBODY, Question, note_kind
from realpolitik.kernel.state import Frame

EVENT_OCCURS: Final = note_kind("event_occurs", "7.1", "card", "side")
EVENT_CANNOT_OCCUR: Final = note_kind("event_cannot_occur", "5.2", "card", "condition")
CARD_PASSED: Final = note_kind("card_passed", "9.3", "card", "side", "up")
CARD_PASSED_BY_EVENT: Final = note_kind("card_passed", "9.4", "card", "side", "up")

# where an event comes from
HEADLINED: Final = 0
PLAYED: Final = 1  # from a hand, in an action round
TRIGGERED: Final = 2  # by another event

SIDE_OPERANDS: Final = ("side", "by", "not_controlled_by")  # the operands of verbs that stand for sides
AMOUNT_OPERANDS: Final = ("n", "bonus", "mine", "theirs", "countries")  # those that may be amounts

Written = Callable[[Event], None]


def recorder(game: str, deck: Deck) -> Callable[..., Callable[[Written], Written]]:
    """The decorator by which the cards of a game are recorded: `@card(28)`, with the conditions that they require."""

    def card(number: int, *requires: int) -> Callable[[Written], Written]:
        def record_card(write: Written) -> Written:
            p = Event()
            write(p)
            owner = deck.side[number]
            if owner != NOBODY:
                p.rewrite(lambda step: of_owner(step, owner))
            deck.program[number] = record(f"{game}.{deck.name[number]}", p)
            deck.requires[number] = requires
            return write

        return record_card

    return card


def of_owner(step: Step, owner: int) -> Step:
    """A step of one side's card, told of its player and the opponent: so it can be played for the other side too."""
    verb = VERBS[step[0]]
    sides = {owner: PLAYER, other(owner): OPPONENT}
    told = {name: sides.get(x, x) for name, x in verb.named(step).items() if name in SIDE_OPERANDS}
    return verb.altered(step, told) if told else step


def mirrors(deck: Deck, number: int) -> bool:
    """Whether a card's event reads the same with the sides exchanged: all that it speaks of is its player's or the
    opponent's, or nobody's."""
    if deck.program[number] < 0 or not OF_OWNER.issuperset(deck.requires[number]):
        return False
    return all(_mirrors(step) for step in PROGRAMS[deck.program[number]])


def _mirrors(step: Step) -> bool:
    verb = VERBS[step[0]]
    operands = verb.named(step)
    if verb is LASTING:
        return operands["side"] != NOBODY or operands["effect"] in SIDELESS
    if verb is CANCEL:
        return operands["effect"] in SIDELESS
    if verb is WHEN:
        return operands["condition"] in OF_OWNER
    amounts = [n for name, n in operands.items() if name in AMOUNT_OPERANDS]
    return verb in MIRRORING and all(n < FIRST_AMOUNT or n in OF_OWNER for n in amounts)


def player_of(s: ColdWar, number: int, side: int) -> int:
    """The side whose event it is when `side` plays the card (7.1, 5.2)."""
    owner = s.rules.deck.side[number]
    return side if owner == NOBODY else owner


def missing_condition(s: ColdWar, number: int, side: int, player: int = NOBODY) -> int:
    """The first condition that keeps the event from occurring when `side` plays the card, or -1."""
    requires = s.rules.deck.requires[number]
    if not requires:
        return -1
    owner = player_of(s, number, side) if player == NOBODY else player
    for holds in requires:
        if not CONDITIONS.holds(holds, s, owner if holds in OF_OWNER else side):
            return holds
    return -1


def begin_event(s: ColdWar, number: int, side: int, source: int, player: int = NOBODY) -> int:
    """Let the event occur, if it can; says whether it did (5.2). A game that is over has no more events. The event is
    its owner's, unless it is said to be another player's."""
    if s.over:
        return 0
    missing = missing_condition(s, number, side, player)
    if missing >= 0:
        if s.noting:
            s.notes.append((EVENT_CANNOT_OCCUR, EVERYBODY, number, missing))
        return 0
    if player == NOBODY:
        player = player_of(s, number, side)
    if s.noting:
        s.notes.append((EVENT_OCCURS, EVERYBODY, number, player))
    s.stack.append(RUN.frame(program=s.rules.deck.program[number], player=player, card=number, source=source))
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


class Dispose(Procedure[ColdWar]):
    """A card's way after it was used (2.2.6)."""

    CARD: Final = 1
    SIDE: Final = 2
    OCCURRED: Final = 3  # whether the event did

    def frame(self, card: int, side: int) -> Frame:
        return [self.number, card, side, 0]

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        s.stack.pop()
        dispose(s, f[self.CARD], f[self.SIDE], f[self.OCCURRED])
        return None


DISPOSE: Final = procedure("cold_war.dispose", Dispose())


def trigger(s: ColdWar, card: int, side: int, source: int, player: int = NOBODY) -> None:
    """The event of a card on the table occurs through another event, as if `side` had played it."""
    frame = DISPOSE.frame(card=card, side=side)
    s.stack.append(frame)
    s.rules.card_triggered(s, side, card)
    frame[Dispose.OCCURRED] = begin_event(s, card, side, source, player)


# -- verbs that need an event's surroundings -------------------------------------------------------


class PassCard(OfAnySide):
    """9.4: the passing card changes hands."""

    UP: Final = 2

    def act(self, s: ColdWar, f: Frame, step: Step, side: int) -> None:
        pass_card(s, side, step[self.UP], CARD_PASSED_BY_EVENT)


PASS_CARD: Final = verb("pass_card", PassCard())
