"""One answer after another, with a net: what `analysing` finds of each.

The chance to win is the mean of what both seats thought when each was last asked, knowing its own cards: that leaves
out neither hand, and it does not jump with the turn from what one of them knows to what the other does.
"""

from collections.abc import Sequence
from random import Random

from realpolitik.analysis.analysing import Looked, random_at
from realpolitik.analysis.choosing import Choice, weigh
from realpolitik.analysis.fortune import DICE, Fortune, fortunes
from realpolitik.analysis.outlook import Judge, chance, mean
from realpolitik.bots.net.net import Asked, net_of
from realpolitik.kernel.match import Answer, Match
from realpolitik.kernel.question import NATURE


class Walker:
    """Goes through one match, and knows what each seat thought last."""

    def __init__(self, game: str, seed: str) -> None:
        self._judge = Judge(net_of(game))
        self._seed = seed
        self._asked: dict[int, Asked] = {}  # the question that each seat was asked last …
        self._thought: dict[int, float] = {}  # … and what the first seat may expect by what it thought of that

    def hear(self, again: Match) -> None:
        """Take note of what is asked now."""
        encoding = self._judge.net.encoding
        for q in again.questions:
            if q.seat != NATURE and self._judge.net.knows(q):
                self._asked[q.seat] = Asked(encoding.observe(again.state, q), encoding.actions_of(q))
                self._thought.pop(q.seat, None)

    def step(self, again: Match, answers: Sequence[Answer]) -> Looked | None:
        """Give the next answer, and all that chance made of it; None where it was no seat's. `again`: the match as far
        as it has come."""
        at = len(again.answers)
        seat, option = answers[at]
        self.hear(again)
        before = self._chance_in(again)
        question = again.question_to(seat) if seat >= 0 else None
        random = random_at(self._seed, at)
        choice, choices = Choice(0.0, option), 0
        if question is not None and len(question.options) > 1 and self._judge.net.knows(question):
            choice, choices = weigh(self._judge, again, question, option, random), len(question.options)
        again.answer(option, seat)
        luck = self._let_chance_answer(again, answers, random)
        self.hear(again)
        if question is None and not luck:
            return None
        dice = sum([it.luck for it in luck if it.kind == DICE])
        draws = sum([it.luck for it in luck if it.kind != DICE])
        after, end = self._chance_in(again), len(again.answers)
        return Looked(at, seat, before, after, end, choices, option, choice.better, choice.cost, dice, draws)

    def _let_chance_answer(self, again: Match, answers: Sequence[Answer], random: Random) -> list[Fortune]:
        begin, state = len(again.answers), again.state.clone()
        run: list[int] = []
        while len(again.answers) < len(answers) and answers[len(again.answers)][0] == NATURE:
            run.append(answers[len(again.answers)][1])
            again.answer(run[-1], NATURE)
        return list(fortunes(self._judge, state, run, begin, random)) if run else []

    def _chance_in(self, again: Match) -> float:
        """The first seat's chance to win."""
        if again.outcome is not None:
            return chance(again.outcome.returns[0])
        for seat, asked in self._asked.items():
            if seat not in self._thought:
                value = self._judge.net.judge([asked])[0].value
                self._thought[seat] = value if seat == 0 else -value
        return chance(mean(list(self._thought.values()))) if self._thought else 0.5
