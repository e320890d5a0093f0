"""Playing a position on in the head: greedy choices for both sides, dice averaged, until the card is played out."""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from realpolitik.bots.bot import total
from realpolitik.bots.cold_war.judgement import Judgement
from realpolitik.games.cold_war.bidding import EXTRA_WHERE
from realpolitik.games.cold_war.board import USSR
from realpolitik.games.cold_war.cards import CARD_AT_RANDOM, DRAW_CARD
from realpolitik.games.cold_war.crossover import PICK_CARD
from realpolitik.games.cold_war.dice import D6, DIE, ROLL_CONTEST, ROLL_REALIGNMENT
from realpolitik.games.cold_war.headline import CHOOSE_HEADLINE
from realpolitik.games.cold_war.labels import COUP
from realpolitik.games.cold_war.rounds import CHOOSE_CARD
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.cold_war.trap import TRAPPED_CARD
from realpolitik.games.cold_war.turn import DISCARD_HELD
from realpolitik.kernel.question import KINDS, NATURE, Question
from realpolitik.kernel.running import answer, question

# where what was under way has come to rest: somebody chooses a card, or cards are dealt
RESTS: Final = frozenset([CHOOSE_CARD, TRAPPED_CARD, CHOOSE_HEADLINE, DISCARD_HELD, DRAW_CARD, EXTRA_WHERE, PICK_CARD])
FEW_FACES: Final = (2, 5)  # of a die after which much is still to come
MIDDLE_FACES: Final = (3, 4)  # of the second die of a contest: the first wins or loses; a tie is rolled again
EVEN_FACES: Final = (3,)  # of both dice of a realignment: the modifiers decide
FEW_CARDS: Final = 2  # drawn from a hand that is not known
DEEP: Final = 3  # ways to go on within ways to go on, from where a glance must do
MOST_WAYS: Final = 9  # ways to go on that are judged; of more, some
ENOUGH: Final = 600  # positions weighed, after which it must do from the second


def after(s: ColdWar, seat: int, option: int) -> ColdWar:
    """The position after an answer; the one before stays as it was."""
    s = s.clone()
    answer(s, option, seat)
    return s


class Lookahead:
    """One look ahead. It remembers what it found best where the same was asked on the same board."""

    def __init__(self, judgement: Judgement, thinker: int, random: Random) -> None:
        self.judgement = judgement
        self.thinker = thinker  # the side that looks ahead, and knows its own hand
        self.random = random
        self.rests = RESTS | judgement.rests
        self._depth = 0
        self._weighed = 0
        self._found: dict[tuple[object, ...], int] = {}

    def think(self, s: ColdWar) -> float:
        """The outlook for the side that thinks, with fresh strength."""
        self._weighed = 0
        return self.outlook(s, self.thinker)

    def outlook(self, s: ColdWar, side: int) -> float:
        """What a position is worth to a side once all that is under way has been played out. The position is used."""
        while True:
            q = question(s)
            if q is None or q.kind in self.rests:
                self._weighed += 1
                return self.judgement.value(s, side)
            if q.seat == NATURE:
                return _average(s, self._few(q), side, self.outlook)
            answer(s, self.pick(s, q), q.seat)

    def glance(self, s: ColdWar, side: int) -> float:
        """What a position is worth to a side as it stands, the dice being rolled thrown. The position is used."""
        q = question(s)
        if q is None or q.seat != NATURE or q.kind in self.rests:
            self._weighed += 1
            return self.judgement.value(s, side)
        return _average(s, self._many(q), side, self.glance)

    def likely(self, s: ColdWar) -> ColdWar:
        """A position at rest to which this one may well lead. The position is used."""
        while True:
            q = question(s)
            if q is None or q.kind in self.rests:
                return s
            answer(s, self._few(q)[-1] if q.seat == NATURE else self.pick(s, q), q.seat)

    def plays_out(self, q: Question) -> bool:
        """Whether the options of a question are ways to go on, to be judged by their outlook, and not places."""
        return KINDS[q.kind].points_at == "label" or q.kind in self.judgement.ways_on

    def pick(self, s: ColdWar, q: Question) -> int:
        """What whoever is asked would choose: by the outlook between ways to go on, at a glance between places."""
        if len(q.options) == 1:
            return q.options[0]
        side = s.seats.index(q.seat)
        if self.plays_out(q):
            return self._way_on(s, q, side)
        board = (*s.influence[0], *s.influence[1], s.defcon, *s.military)
        asked = (q.kind, q.seat, *q.about[1:], *q.options, board)
        if asked not in self._found:
            self._found[asked] = max(q.options, key=lambda option: self.glance(after(s, q.seat, option), side))
        return self._found[asked]

    def _way_on(self, s: ColdWar, q: Question, side: int) -> int:
        """The option with the best outlook. Deep down only coups are played out: they can end the game (8.1.3)."""
        self._depth += 1
        deep = self._depth >= DEEP or (self._depth > 1 and self._weighed > ENOUGH)

        def judge(option: int) -> float:
            look = self.glance if deep and option != COUP else self.outlook
            return look(after(s, q.seat, option), side)

        few = len(q.options) <= MOST_WAYS
        best = max(q.options if few else self.random.sample(q.options, MOST_WAYS), key=judge)
        self._depth -= 1
        return best

    # -- chance ------------------------------------------------------------------------------------

    def _many(self, q: Question) -> Sequence[int]:
        """Chances to average where nothing follows."""
        if q.kind == DIE and q.about[0] not in (ROLL_REALIGNMENT, ROLL_CONTEST):
            return D6
        return FEW_FACES if q.kind == DIE and q.about[0] == ROLL_REALIGNMENT else self._few(q)

    def _few(self, q: Question) -> Sequence[int]:
        """Chances to average where each is played on."""
        if q.kind == DIE:
            if q.about[0] == ROLL_REALIGNMENT:
                return EVEN_FACES
            if q.about[0] == ROLL_CONTEST and q.about[1] == USSR:
                return [self.random.choice(MIDDLE_FACES)]
            return FEW_FACES
        if q.kind == CARD_AT_RANDOM:
            if q.about[0] == self.thinker:
                return q.options
            return self.random.sample(q.options, min(FEW_CARDS, len(q.options)))
        return self.judgement.stand_ins(q) or [self.random.choice(q.options)]


def _average(s: ColdWar, chances: Sequence[int], side: int, look: Callable[[ColdWar, int], float]) -> float:
    """What chances lead to on average; one that stands there several times counts so often."""
    outlooks = [times * look(after(s, NATURE, chance), side) for chance, times in Counter(chances).items()]
    return total(outlooks) / len(chances)
