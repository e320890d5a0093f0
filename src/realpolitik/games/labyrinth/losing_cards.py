"""Cards that a hand loses at random: discarded, or taken by the other side."""

from typing import Final

from realpolitik.games.labyrinth.cards import CARD_AT_RANDOM, CARD_TAKEN, enter_hand, leave_hand, random_cards
from realpolitik.games.labyrinth.occurrence import lose_card
from realpolitik.games.labyrinth.sides import JIHADIST, US, other
from realpolitik.games.labyrinth.state import Labyrinth, is_automatic, note_for
from realpolitik.kernel.event import OfSide
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.program import Step, verb
from realpolitik.kernel.question import NATURE, Question, note_kind
from realpolitik.kernel.state import Frame, note

CARD_LOST: Final = note_kind("card_lost", "6.2.1", "side")


class RandomCard(Procedure[Labyrinth]):
    """A side loses cards one by one."""

    SIDE: Final = 1
    TAKEN: Final = 2  # whether the other takes them
    N: Final = 3

    def frame(self, side: int, taken: int, n: int) -> Frame:
        return [self.number, side, taken, n]

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        loser = f[self.SIDE]
        if f[self.N] == 0 or not s.hands[loser]:
            s.stack.pop()
            return None
        return Question(NATURE, CARD_AT_RANDOM, random_cards(s, loser), (loser,))

    def take(self, s: Labyrinth, f: Frame, answer: int) -> None:
        loser = f[self.SIDE]
        f[self.N] -= 1
        if f[self.TAKEN]:
            s.revealed += 1
            leave_hand(s, loser, answer)
            enter_hand(s, other(loser), answer, seen=not is_automatic(s, loser))
            note(s, CARD_LOST, loser)
            for side in (US, JIHADIST):
                note_for(s, side, CARD_TAKEN, other(loser), answer)
        else:
            lose_card(s, loser, answer)


RANDOM_CARD: Final = procedure("labyrinth.random_card", RandomCard())


class LosingCards(OfSide[Labyrinth]):
    """A side discards cards at random, or the other takes them."""

    TAKEN: Final = 2
    N: Final = 3

    def act(self, s: Labyrinth, f: Frame, step: Step, side: int) -> None:
        s.stack.append(RANDOM_CARD.frame(side=side, taken=step[self.TAKEN], n=step[self.N]))


LOSE_CARDS: Final = verb("lose_cards", LosingCards())
