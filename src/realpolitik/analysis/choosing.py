"""What a choice cost: how much more the best option promised, one answer ahead, to whoever knew what the seat knew.

Those options are weighed that the net would choose itself now and then, and the one that was chosen: where it never
goes, it has not learnt to judge. Each is tried in the same worlds, in which all that the seat could not know is dealt
anew; dice are followed to every face. What is left of the difference once its standard error is taken off is the cost:
what the worlds do not agree upon, nobody is blamed for.
"""

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from realpolitik.analysis.chances import Chances
from realpolitik.analysis.outlook import Judge, Outlook, falls, go_on, is_secret, mean
from realpolitik.bots.bot import Seat
from realpolitik.bots.net.net import asked_in, ranked
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import UNANSWERED, Question
from realpolitik.kernel.running import answer, open_questions
from realpolitik.kernel.state import State

LEAST_SHARE: Final = 0.1  # that the net gives an option which is weighed
WORLDS: Final = 12  # in which they are
FEWEST_WORLDS: Final = 2  # where many faces of dice are followed
ROWS: Final = 120  # questions to the net for a choice, about


class Choice(NamedTuple):
    """A choice that was made, and what it cost the chance to win."""

    cost: float
    gave: Chances  # what it gave to every seat: it took as much from its own as it cost
    better: int  # the option that promised most; the one that was chosen, where none promised more


def weigh(judge: Judge, match: Match, question: Question, chosen: int, random: Random) -> Choice:
    """What the answer of a seat to a question cost it."""
    seat = Seat(match, question.seat)
    shares = judge.net.judge_seat(seat).shares
    first, *others = ranked(question, shares)
    options = [first.option, *[it.option for it in others if it.share >= LEAST_SHARE]]
    options += [chosen] if chosen not in options else []
    worlds = [_World(judge, seat.sample(random), question.seat, random.getrandbits(64)) for _ in range(WORLDS)]
    tried: list[list[Outlook]] = []
    for world in worlds:
        tried.append([world.after(option) for option in options])
        if len(tried) >= FEWEST_WORLDS and judge.rows * (len(tried) + 1) > ROWS * len(tried):
            break
    judge.settle()
    found = [[judge.chances(outlook) for outlook in row] for row in tried if all(it.known for it in row)]
    return _choice(options, chosen, question.seat, seat.seats, found)


def _choice(options: Sequence[int], chosen: int, seat: int, seats: int, found: Sequence[Sequence[Chances]]) -> Choice:
    """`found`: a row for each world, in the order of the options."""
    nothing = Choice(0.0, tuple([0.0] * seats), chosen)
    if not found:
        return nothing
    means = [mean([row[number][seat] for row in found]) for number in range(len(options))]
    best, ours = means.index(max(means)), options.index(chosen)
    gains = [row[best][seat] - row[ours][seat] for row in found]
    gained = mean(gains)
    spread = mean([(gain - gained) ** 2 for gain in gains]) / max(1, len(gains) - 1)
    cost = gained - spread**0.5
    if cost <= 0:
        return nothing
    gave = [cost / gained * mean([row[ours][other] - row[best][other] for row in found]) for other in range(seats)]
    return Choice(cost, tuple(gave), options[best])


class _World:
    """A position as a seat may imagine it, and how chance and others would answer there."""

    def __init__(self, judge: Judge, state: State, seat: int, seed: int) -> None:
        self._judge = judge
        self._state = state
        self._seat = seat
        self._seed = seed
        self._secrets: dict[int, int] = {}  # what others answer in secret, by seat
        for other in range(len(state.sealed)):  # what they have answered already may be anything
            if other != seat:
                state.sealed[other] = UNANSWERED

    def after(self, option: int) -> Outlook:
        """What may be expected after an option; whatever else happens is the same after each."""
        s, outlook = self._state.clone(), Outlook()
        secret = bool(open_questions(s)) and is_secret(s)
        answer(s, option, self._seat)
        if secret:
            self._answer_in_secret(s)
        for fallen, share in falls(s):
            go_on(fallen, Random(self._seed))
            self._judge.see(outlook, fallen, share)
        return outlook

    def _answer_in_secret(self, s: State) -> None:
        for q in open_questions(s) if is_secret(s) else []:
            if q.seat != self._seat and q.seat >= 0:
                answer(s, self._secret_of(s, q), q.seat)

    def _secret_of(self, s: State, q: Question) -> int:
        """What another may well answer in secret, as the net would choose for it."""
        if q.seat not in self._secrets:
            net = self._judge.net
            judged = net.judge([asked_in(net.encoding, s, q)])[0]
            self._secrets[q.seat] = Random(self._seed).choices(q.options, judged.shares)[0]
        return self._secrets[q.seat]
