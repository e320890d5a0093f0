"""Cards that a hand loses at random: discarded, or taken by the other side."""

from typing import Final

from realpolitik.games.labyrinth.cards import CARD_AT_RANDOM, CARD_TAKEN, enter_hand, leave_hand, random_cards
from realpolitik.games.labyrinth.occurrence import lose_card
from realpolitik.games.labyrinth.sides import JIHADIST, US, other
from realpolitik.games.labyrinth.state import Labyrinth, is_automatic, tell, tell_side
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.program import Step, Verb, verb
from realpolitik.kernel.question import NATURE, Question, note_kind
from realpolitik.kernel.state import Frame

CARD_LOST: Final = note_kind("card_lost", "6.2.1", "side")


class RandomCard(Procedure[Labyrinth]):
    """[_, side that loses it, whether the other takes it, how many]."""

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        if f[3] == 0 or not s.hands[f[1]]:
            s.stack.pop()
            return None
        return Question(NATURE, CARD_AT_RANDOM, random_cards(s, f[1]), (f[1],))

    def take(self, s: Labyrinth, f: Frame, answer: int) -> None:
        f[3] -= 1
        if f[2]:
            s.revealed += 1
            leave_hand(s, f[1], answer)
            enter_hand(s, other(f[1]), answer, seen=not is_automatic(s, f[1]))
            tell(s, CARD_LOST, f[1])
            for side in (US, JIHADIST):
                tell_side(s, side, CARD_TAKEN, other(f[1]), answer)
        else:
            lose_card(s, f[1], answer)


RANDOM_CARD: Final = procedure("labyrinth.random_card", RandomCard())


class LosingCards(Verb[Labyrinth]):
    """A side discards cards at random, or the other takes them."""

    SIDE: Final = 1
    TAKEN: Final = 2
    N: Final = 3

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        s.stack.append([RANDOM_CARD.number, step[self.SIDE], step[self.TAKEN], step[self.N]])


LOSE_CARDS: Final = verb("lose_cards", LosingCards())
