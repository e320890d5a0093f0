"""One game for what learns: between two decisions chance is drawn, and whatever has but one answer is answered."""

from random import Random

from realpolitik.encodings.encoding import Encoding
from realpolitik.kernel.game import Game, Setup
from realpolitik.kernel.question import NATURE, Question
from realpolitik.kernel.running import answer, question
from realpolitik.kernel.state import State


class Episode:
    """A game from its start to its end, without a match around it: answers are not checked and not recorded. Seats
    that are asked at once, each in secret, are asked one after another, and see nothing of each other's answers."""

    def __init__(self, game: Game, setup: Setup, encoding: Encoding, random: Random) -> None:
        self.game = game
        self.setup = setup
        self.encoding = encoding
        self.random = random
        self.state: State = game.start(setup)
        self.question: Question | None = None  # to be decided; None when the game is over
        self.decisions = 0
        self._go_on()

    def again(self) -> None:
        """Begin another game."""
        self.state = self.game.start(self.setup)
        self.decisions = 0
        self._go_on()

    def observe(self) -> bytes:
        """What the seat that is asked may know; nothing when the game is over."""
        q = self.question
        return self.encoding.observe(self.state, q) if q is not None else bytes(self.encoding.size)

    def actions(self) -> list[int]:
        """The actions on offer; none when the game is over."""
        q = self.question
        return self.encoding.actions_of(q) if q is not None else []

    def act(self, action: int) -> None:
        """Answer the question by one of its actions, and go on to the next."""
        q = self.question
        if q is None:
            raise ValueError("the game is over: nothing is asked any more")
        answer(self.state, self.encoding.option_of(q, action), q.seat)
        self.decisions += 1
        self._go_on()

    @property
    def returns(self) -> tuple[float, ...]:
        """What each seat has gained, from 1 for the first to -1 for the last; nothing while the game goes on."""
        outcome = self.state.outcome
        return outcome.returns if outcome is not None else ()

    def _go_on(self) -> None:
        s, draw = self.state, self.random.random
        while True:
            q = question(s)
            if q is None or (q.seat != NATURE and len(q.options) > 1):
                self.question = q
                return
            options = q.options
            n = len(options)
            answer(s, options[int(draw() * n)] if n > 1 else options[0], q.seat)
