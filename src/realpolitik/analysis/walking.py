"""One answer after another, with a net: what `analysing` finds of each.

The chances to win are the mean of what all seats thought when each was last asked, knowing its own cards: that leaves
out no hand, and they do not jump with the turn from what one of them knows to what another does.
"""

from collections.abc import Sequence
from random import Random

from realpolitik.analysis.analysing import Looked, random_at
from realpolitik.analysis.chances import Chances, together
from realpolitik.analysis.choosing import Choice, weigh
from realpolitik.analysis.fortune import DICE, Fortune, fortunes
from realpolitik.analysis.outlook import Judge, mean
from realpolitik.bots.net.foretelling import chances_of
from realpolitik.bots.net.net import Asked, asked_in, net_of
from realpolitik.kernel.match import Answer, Match
from realpolitik.kernel.question import NATURE


class Walker:
    """Goes through one match, and knows what each seat thought last."""

    def __init__(self, game: str, seed: str) -> None:
        self._judge = Judge(net_of(game))
        self._seed = seed
        self._asked: dict[int, Asked] = {}  # the question that each seat was asked last …
        self._thought: dict[int, Chances] = {}  # … and the chances of all, as it saw them then

    def hear(self, again: Match) -> None:
        """Take note of what is asked now."""
        encoding = self._judge.net.encoding
        for q in again.questions:
            if q.seat != NATURE and self._judge.net.knows(q):
                self._asked[q.seat] = asked_in(encoding, again.state, q)
                self._thought.pop(q.seat, None)

    def step(self, again: Match, answers: Sequence[Answer]) -> Looked | None:
        """Give the next answer, and all that chance made of it; None where it was no seat's. `again`: the match as far
        as it has come."""
        at = len(again.answers)
        seat, option = answers[at]
        self.hear(again)
        before, seats = self._chances_in(again), len(again.seats)
        question = again.question_to(seat) if seat >= 0 else None
        random = random_at(self._seed, at)
        choice, choices = Choice(0.0, tuple([0.0] * seats), option), 0
        if question is not None and len(question.options) > 1 and self._judge.net.knows(question):
            choice, choices = weigh(self._judge, again, question, option, random), len(question.options)
        again.answer(option, seat)
        luck = self._let_chance_answer(again, answers, random)
        self.hear(again)
        if question is None and not luck:
            return None
        dice = together([it.luck for it in luck if it.kind == DICE], seats)
        draws = together([it.luck for it in luck if it.kind != DICE], seats)
        after, end = self._chances_in(again), len(again.answers)
        judged = choice.better, choice.cost, choice.gave
        return Looked(at, seat, before, after, end, choices, option, *judged, dice, draws)

    def _let_chance_answer(self, again: Match, answers: Sequence[Answer], random: Random) -> list[Fortune]:
        begin, state = len(again.answers), again.state.clone()
        run: list[int] = []
        while len(again.answers) < len(answers) and answers[len(again.answers)][0] == NATURE:
            run.append(answers[len(again.answers)][1])
            again.answer(run[-1], NATURE)
        return list(fortunes(self._judge, state, run, begin, random)) if run else []

    def _chances_in(self, again: Match) -> Chances:
        """The chances to win."""
        if again.outcome is not None:
            return again.outcome.shares
        for seat, asked in self._asked.items():
            if seat not in self._thought:
                self._thought[seat] = chances_of(self._judge.net.judge([asked])[0].values)
        if not self._thought:
            return chances_of([0.0] * len(again.seats))
        return tuple([mean(list(seat)) for seat in zip(*self._thought.values(), strict=True)])
