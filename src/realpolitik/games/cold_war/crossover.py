"""Cards of one game in the other (12.0): picking them before the game, and their events on another map."""

from typing import Final

from realpolitik.games.cold_war.board import ANYWHERE, NOBODY, US, USSR, Board
from realpolitik.games.cold_war.cards import shuffle_in
from realpolitik.games.cold_war.deck import Deck
from realpolitik.games.cold_war.labels import STOP
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.kernel.procedure import Choice, procedure
from realpolitik.kernel.program import VERBS, Step, record_like
from realpolitik.kernel.question import (
    ALLOWED,
    EVERYBODY,
    Question,
    Reason,
    note_kind,
    question_kind,
    reason_kind,
)
from realpolitik.kernel.state import Frame

# the rule is a variant of Twilight Struggle (V-RS); Red Sea has sections for it
PICK_CARD: Final = question_kind("pick_card", "V-RS", "card", "side", "left")
CARD_PICKED: Final = note_kind("card_picked", "V-RS", "side", "card", "left")
NOT_TO_BE_PICKED: Final = reason_kind("not_to_be_picked", "V-RS", "card")
PICKED_ALREADY: Final = reason_kind("picked_already", "V-RS", "card")
OTHER_SIDES_CARD: Final = reason_kind("other_sides_card", "V-RS", "card")
TOO_MANY_OPERATIONS: Final = reason_kind("too_many_operations", "V-RS", "card", "left")

POINTS: Final = 9  # 12.1.1: the Ops that a side's cards may come to

# when cards are picked, by the value of the option
NEVER: Final = 0
AFTER_THE_DEAL: Final = 1  # as the rulebook has it: chosen cards join the draw pile
BEFORE_THE_DEAL: Final = 2
CHOICES: Final = ("no", "after-deal", "before-deal")


# -- picking -------------------------------------------------------------------------------------------------------


def pick_cards(s: ColdWar) -> None:
    """12.1.1: first the US picks and shows, then the USSR."""
    s.stack.append(PICK.frame(side=USSR))
    s.stack.append(PICK.frame(side=US))


class Pick(Choice[ColdWar]):
    """12.1.1: a side picks cards of its own or of nobody, one after another."""

    SIDE: Final = 1
    LEFT: Final = 2  # Ops

    def frame(self, side: int) -> Frame:
        return [self.number, side, POINTS]

    def candidates(self, s: ColdWar, f: Frame) -> list[int]:
        return s.rules.deck.cards

    def against(self, s: ColdWar, f: Frame, option: int) -> Reason:
        deck, left = s.rules.deck, f[self.LEFT]
        if not deck.borrowed[option]:
            return (NOT_TO_BE_PICKED, option)
        if option in s.chosen:
            return (PICKED_ALREADY, option)
        if deck.side[option] not in (f[self.SIDE], NOBODY):
            return (OTHER_SIDES_CARD, option)
        return (TOO_MANY_OPERATIONS, option, left) if deck.ops[option] > left else ALLOWED

    def is_thing(self, s: ColdWar, f: Frame, option: int) -> bool:
        return s.rules.deck.is_card(option)

    def add_labels(self, s: ColdWar, f: Frame, options: list[int]) -> None:
        if options:
            options.append(STOP)

    def pose(self, s: ColdWar, f: Frame, options: list[int]) -> Question:
        side = f[self.SIDE]
        return Question(s.seats[side], PICK_CARD, options, (side, f[self.LEFT]))

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        if answer == STOP:
            s.stack.pop()
            return
        f[self.LEFT] -= s.rules.deck.ops[answer]
        s.chosen = [*s.chosen, answer]
        if s.noting:
            s.notes.append((CARD_PICKED, EVERYBODY, f[self.SIDE], answer, f[self.LEFT]))
        if s.rules.periods[s.rules.deck.period[answer]] <= s.turn:  # a later period's cards come with it (4.4)
            shuffle_in(s, [answer])


PICK: Final = procedure("cold_war.pick", Pick())


# -- the same event on another map -------------------------------------------------------------------------------------


def lend(game: str, deck: Deck, board: Board, lender: Deck, lenders_board: Board) -> None:
    """Record the events of the cards that a game borrows: their programs, with every set of countries as this map has
    it. Countries that are not on it are left out."""

    def on_this_map(step: Step) -> Step:
        verb = VERBS[step[0]]
        where = verb.named(step).get("set")
        return step if where is None else verb.altered(step, {"set": _same_set(board, lenders_board, where)})

    for number in deck.cards:
        if deck.borrowed[number]:
            original = lender.number(deck.name[number])
            deck.requires[number] = lender.requires[original]
            deck.program[number] = record_like(f"{game}.{deck.name[number]}", lender.program[original], on_this_map)


def _same_set(board: Board, lenders_board: Board, where: int) -> int:
    """The set of that name on this map; where there is none, of the countries that both maps have."""
    if where == ANYWHERE:
        return ANYWHERE
    wanted = lenders_board.sets[where]
    found = board.set_named(wanted.name)
    if found >= 0:
        return found
    names = [lenders_board.names[c] for c in wanted.members]
    return board.add_set(wanted.name, *[board.country(name) for name in names if name in board.names])
