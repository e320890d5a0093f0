"""Playing a turn on in the head: an answer, and what follows from it by the real rules, until the turn is over.

What needs no looking ahead is answered by `senses`. Other questions are played out themselves, the fewer of their
options the deeper they come. Chance falls as it may. A further card that an effect allows is a second thought: it is
worth what a card usually does.
"""

from random import Random
from typing import Final

from realpolitik.bots.world_order.army_sense import move_choice
from realpolitik.bots.world_order.judgement import ALLY, BASE_POSSIBLE, SYMBOL, Judgement
from realpolitik.bots.world_order.senses import NO_CHOICE, sensed
from realpolitik.games.world_order.aftermath import AFTERMATH_PHASE, CASHING, DEFENDING
from realpolitik.games.world_order.countries import BASE_FLAG, EXPORTS, IMPORTS, NO_COUNTRY, TWIN, VALUE
from realpolitik.games.world_order.improving import CHOOSE_COUNTRY
from realpolitik.games.world_order.influence import CHOOSE_SLOT, place
from realpolitik.games.world_order.labels import DECLINE
from realpolitik.games.world_order.moving import MOVE_FROM, MOVE_TO
from realpolitik.games.world_order.playing import ACTION_PHASE, PLAY_ANOTHER_KIND
from realpolitik.games.world_order.preparation import PREPARING
from realpolitik.games.world_order.priorities import CHOOSING_PRIORITY, set_priority
from realpolitik.games.world_order.prosperity import RAISING_PROSPERITY
from realpolitik.games.world_order.research import RESEARCH_PHASE
from realpolitik.games.world_order.rounds import ROUND
from realpolitik.games.world_order.setup import SETTING_UP
from realpolitik.games.world_order.state import WorldOrder
from realpolitik.games.world_order.things import FROM_SLOTS
from realpolitik.kernel.question import FIRST_LABEL, NATURE, Question
from realpolitik.kernel.running import answer, question

OUTER: Final = frozenset(
    [
        SETTING_UP.number,
        ROUND.number,
        PREPARING.number,
        ACTION_PHASE.number,
        RESEARCH_PHASE.number,
        AFTERMATH_PHASE.number,
    ]
)  # what goes on when a turn, or a step of one power, is over
IN_TURN: Final = frozenset([CHOOSING_PRIORITY.number, CASHING.number, DEFENDING.number, RAISING_PROSPERITY.number])
POWER: Final = 1  # where the frames of these have the power that is to choose

ANOTHER: Final = 2.6  # what a further card usually does
STEP: Final = 0.4  # of the work of weighing a position: a question on the way there
FEW: Final = (8, 4, 1)  # options that are played out, by how deep they come
ENOUGH: Final = 56  # positions to weigh for a question, shared out among its options; then the first way on must do
TWIN_ALLY: Final = 3.0  # a second card of a country whose first is ready: influence at once (W8.7)


def alone(s: WorldOrder, p: int) -> WorldOrder:
    """The position with nothing left to do but what the power is at. It is changed."""
    s.stack = [f for f in s.stack if f[0] not in OUTER and (f[0] not in IN_TURN or f[POWER] == p)]
    return s


def after(s: WorldOrder, seat: int, option: int) -> WorldOrder:
    """The position after an answer; the one before stays."""
    s = s.clone()
    answer(s, option, seat)
    return s


def revealed(s: WorldOrder, p: int, priority: int) -> WorldOrder:
    """The position after a priority that is chosen in secret, as if nobody else had chosen one."""
    s = s.clone()
    s.stack.clear()
    set_priority(s, p, priority)
    return s


class Lookahead:
    """One look ahead."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.judgement = Judgement()
        self.weighed = 0.0  # positions, for the option that is looked at
        self.share = ENOUGH

    def value(self, s: WorldOrder, p: int) -> float:
        self.weighed += 1
        return self.judgement.value(s, p)

    def outlook(self, s: WorldOrder, p: int, depth: int) -> float:
        """What a position is worth to a power once what is under way has been played out. The position is used."""
        further = 0.0
        while True:
            q = question(s)
            if q is None:
                return self.value(s, p) + further
            if q.kind == PLAY_ANOTHER_KIND and q.seat == s.seats[p]:
                further += ANOTHER
            answer(s, self.pick(s, q, depth), q.seat)
            self.weighed += STEP

    def likely(self, s: WorldOrder) -> WorldOrder:
        """A position to which this one may well lead once what is under way has been played out. It is used."""
        self.weighed = 0.0
        while True:
            q = question(s)
            if q is None:
                return s
            answer(s, self.pick(s, q, 1), q.seat)

    def pick(self, s: WorldOrder, q: Question, depth: int) -> int:
        """What whoever is asked would choose."""
        if q.seat == NATURE:
            return self.random.choice(q.options)
        if len(q.options) == 1:
            return q.options[0]
        if q.kind == PLAY_ANOTHER_KIND:
            return DECLINE
        found = self.sensed(s, q)
        if found != NO_CHOICE:
            return found
        scores = self.scores(s, q, depth)
        return max(scores, key=lambda option: scores[option])

    def scores(self, s: WorldOrder, q: Question, depth: int) -> dict[int, float]:
        """What each option leads to, for whoever is asked; deep down only those that look best."""
        p = s.powers[q.seat]
        options = promising(s, q, p, depth)
        if depth and self.weighed > self.share:
            return {options[0]: 0.0}
        if not depth:
            self.share = ENOUGH // len(options)
        found: dict[int, float] = {}
        for option in options:
            if not depth:
                self.weighed = 0.0
            elif found and self.weighed > self.share:
                break
            found[option] = self.outlook(after(s, q.seat, option), p, depth + 1)
        return found

    def sensed(self, s: WorldOrder, q: Question) -> int:
        """The answer to a question that needs no looking ahead; NO_CHOICE for any other."""
        if q.kind == CHOOSE_SLOT:
            return self.slot(s, q)
        if q.kind in (MOVE_FROM, MOVE_TO):
            return move_choice(self.judgement, s, q)
        return sensed(s, q)

    def slot(self, s: WorldOrder, q: Question) -> int:
        """W16.2: the kind of slot that promises more: VP now, or a place for good. A development comes first."""
        if q.options[0] < FIRST_LABEL:
            return q.options[0]
        p, r = q.about
        found: dict[int, float] = {}
        for where in q.options:
            permanent, beside, row = s.permanent[r], s.beside[r], s.temporary[r]
            s.permanent[r], s.beside[r], s.temporary[r] = permanent[:], beside[:], row[:]
            before, placed = s.vp[p], s.scored[p][FROM_SLOTS]
            supply = s.supply[:]
            place(s, p, r, where)
            found[where] = s.vp[p] - before + self.judgement.in_region(s, p, r)
            s.permanent[r], s.beside[r], s.temporary[r], s.supply = permanent, beside, row, supply
            s.vp[p], s.scored[p][FROM_SLOTS] = before, placed
        return max(found, key=lambda where: found[where])


def promising(s: WorldOrder, q: Question, p: int, depth: int) -> list[int]:
    """The options that are played out: all at first, deeper down those that look best."""
    few = FEW[min(depth, len(FEW) - 1)]
    if q.kind == CHOOSE_COUNTRY:
        countries = sorted([c for c in q.options if c < FIRST_LABEL], key=lambda c: -promise(s, p, c))
        return [*countries[:few], *[option for option in q.options if option >= FIRST_LABEL]]
    return q.options


def promise(s: WorldOrder, p: int, c: int) -> float:
    """What a country promises as an ally, at a glance."""
    worth = ALLY + SYMBOL * (sum(EXPORTS[c]) + sum(IMPORTS[c])) - 0.1 * VALUE[c]
    if BASE_FLAG[c][p]:
        worth += BASE_POSSIBLE
    if TWIN[c] != NO_COUNTRY and TWIN[c] in s.allies[p] and s.ready[TWIN[c]]:
        worth += TWIN_ALLY
    return worth
