"""The course of a round (W5), six of them, and the end."""

from typing import Final

from realpolitik.games.world_order.aftermath import AFTERMATH_PHASE
from realpolitik.games.world_order.playing import ACTION_PHASE
from realpolitik.games.world_order.preparation import PREPARING
from realpolitik.games.world_order.prices import ROUNDS, has_random_influence
from realpolitik.games.world_order.random_influence import RANDOM_INFLUENCE
from realpolitik.games.world_order.research import RESEARCH_PHASE
from realpolitik.games.world_order.scoring import end_game
from realpolitik.games.world_order.state import WorldOrder, players
from realpolitik.games.world_order.things import POWERS
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.question import Question, note_kind
from realpolitik.kernel.state import Frame, note

ROUND_BEGINS: Final = note_kind("round_begins", "W5.1", "n")

PREPARE: Final = 0
ACT: Final = 1
RESEARCH: Final = 2
ADD_INFLUENCE: Final = 3
AFTER: Final = 4
ROUND_ENDS: Final = 5


class Round(Procedure[WorldOrder]):
    STEP: Final = 1

    def frame(self, step: int) -> Frame:
        return [self.number, step]

    def ask(self, s: WorldOrder, f: Frame) -> Question | None:
        step = f[self.STEP]
        f[self.STEP] += 1
        if step == PREPARE:
            _begin(s)
            if s.round > 1:  # W5.2
                s.stack.append(PREPARING.frame())
        elif step == ACT:
            s.stack.append(ACTION_PHASE.frame())
        elif step == RESEARCH and s.round < ROUNDS:  # W17.1
            s.stack.append(RESEARCH_PHASE.frame())
        elif step == ADD_INFLUENCE and has_random_influence(players(s)):
            s.stack.append(RANDOM_INFLUENCE.frame())
        elif step == AFTER:
            s.stack.append(AFTERMATH_PHASE.frame())
        elif step == ROUND_ENDS:
            _end(s, f)
        return None


ROUND: Final = procedure("world_order.round", Round())


def _begin(s: WorldOrder) -> None:
    s.turns = [0] * POWERS
    s.used_this_round = [[] for p in range(POWERS)]
    note(s, ROUND_BEGINS, s.round)


def _end(s: WorldOrder, f: Frame) -> None:
    """W20.15."""
    if s.round == ROUNDS:
        s.stack.pop()
        end_game(s)
    else:
        s.round += 1
        f[Round.STEP] = PREPARE
