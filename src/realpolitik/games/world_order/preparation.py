"""The preparation phase (W6): draw, open countries, turn order, primary production, priorities."""

from typing import Final

from realpolitik.games.world_order.deck import PROGRAM
from realpolitik.games.world_order.developments import MORE_CARDS, bonus, starting_now
from realpolitik.games.world_order.drawing import draw
from realpolitik.games.world_order.effects import perform
from realpolitik.games.world_order.options import SEALED_PRIORITIES
from realpolitik.games.world_order.prices import HAND_SIZE
from realpolitik.games.world_order.priorities import CHOOSING_PRIORITY, CHOOSING_SECRETLY
from realpolitik.games.world_order.producing import produce_primary
from realpolitik.games.world_order.stacks import open_next_everywhere
from realpolitik.games.world_order.state import PREPARATION, WorldOrder, in_turn_order
from realpolitik.games.world_order.turn_order import choose_places
from realpolitik.games.world_order.using import offer_at_will
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.question import Question
from realpolitik.kernel.state import Frame

# the steps, each finished by all before the next (W6.14)
EFFECTS_START: Final = 0  # W14.3
DRAW_CARDS: Final = 1
OPEN_COUNTRIES: Final = 2
TURN_ORDER: Final = 3
PRIMARY_PRODUCTION: Final = 4
DEVELOPMENTS: Final = 5
PRIORITIES: Final = 6
PREPARED: Final = 7


class Preparation(Procedure[WorldOrder]):
    STEP: Final = 1

    def frame(self) -> Frame:
        return [self.number, EFFECTS_START]

    def ask(self, s: WorldOrder, f: Frame) -> Question | None:
        step = f[self.STEP]
        f[self.STEP] += 1
        order = in_turn_order(s)
        s.phase = PREPARATION
        if step == EFFECTS_START:
            for p in reversed(order):
                for card in starting_now(s, p):
                    perform(s, PROGRAM[card], p, card)
        elif step == DRAW_CARDS:
            for p in reversed(order):
                draw(s, p, HAND_SIZE + bonus(s, p, MORE_CARDS))
        elif step == OPEN_COUNTRIES:
            open_next_everywhere(s)
        elif step == TURN_ORDER:
            choose_places(s)
        elif step == PRIMARY_PRODUCTION:
            for p in order:
                produce_primary(s, p)
        elif step == DEVELOPMENTS and s.options[SEALED_PRIORITIES]:
            for p in reversed(order):
                offer_at_will(s, p)
        elif step == PRIORITIES:
            if s.options[SEALED_PRIORITIES]:
                s.stack.append(CHOOSING_SECRETLY.frame())
            else:
                for p in reversed(order):
                    s.stack.append(CHOOSING_PRIORITY.frame(power=p))
        elif step == PREPARED:
            s.stack.pop()
        return None


PREPARING: Final = procedure("world_order.preparation", Preparation())
