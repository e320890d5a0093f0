"""Cards of one game in the other (12.0): picking them before the game, and their events on another map."""

from typing import Final

from realpolitik.games.cold_war.board import ANYWHERE, NOBODY, US, USSR, Board
from realpolitik.games.cold_war.cards import shuffle_in
from realpolitik.games.cold_war.deck import Deck
from realpolitik.games.cold_war.labels import STOP
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.program import VERBS, Step, record_like
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
    s.stack.append([PICK.number, USSR, POINTS])
    s.stack.append([PICK.number, US, POINTS])


class Pick(Procedure[ColdWar]):
    """12.1.1: a side picks cards of its own or of nobody, one after another: [_, side, Ops left]."""

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        options = [card for card in range(1, s.rules.deck.cards + 1) if not _against(s, f, card)]
        if options:
            return Question(s.seats[f[1]], PICK_CARD, [*options, STOP], (f[1], f[2]))
        s.stack.pop()
        return None

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        if answer == STOP:
            s.stack.pop()
            return
        f[2] -= s.rules.deck.ops[answer]
        s.chosen = [*s.chosen, answer]
        if s.noting:
            s.notes.append((CARD_PICKED, EVERYBODY, f[1], answer, f[2]))
        if s.rules.periods[s.rules.deck.period[answer]] <= s.turn:  # a later period's cards come with it (4.4)
            shuffle_in(s, [answer])

    def why_not(self, s: ColdWar, f: Frame, seat: int, option: int) -> Reason:
        return _against(s, f, option) if 1 <= option <= s.rules.deck.cards else (NOT_ASKED,)


def _against(s: ColdWar, f: Frame, card: int) -> Reason:
    """Why a side cannot pick a card, or ALLOWED."""
    deck = s.rules.deck
    if not deck.borrowed[card]:
        return (NOT_TO_BE_PICKED, card)
    if card in s.chosen:
        return (PICKED_ALREADY, card)
    if deck.side[card] not in (f[1], NOBODY):
        return (OTHER_SIDES_CARD, card)
    return (TOO_MANY_OPERATIONS, card, f[2]) if deck.ops[card] > f[2] else ALLOWED


PICK: Final = procedure("cold_war.pick", Pick())


# -- the same event on another map -------------------------------------------------------------------------------------


def lend(game: str, deck: Deck, board: Board, lender: Deck, lenders_board: Board) -> None:
    """Record the events of the cards that a game borrows: their programs, with every set of countries as this map has
    it. Countries that are not on it are left out."""

    def on_this_map(step: Step) -> Step:
        operands = ["", *VERBS[step[0]].operands]
        told = [
            _same_set(board, lenders_board, x) if name == "set" else x for name, x in zip(operands, step, strict=False)
        ]
        return (*told, *step[len(operands) :])

    for number in range(1, deck.cards + 1):
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
    return board.add_set(wanted.name, [board.country(name) for name in names if name in board.names])
