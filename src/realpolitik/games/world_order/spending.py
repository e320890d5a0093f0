"""Spending (W7.12): what a list of steps begins with may have to be paid, or nothing of it happens."""

from typing import Final

from realpolitik.games.world_order.amounts import COSTS
from realpolitik.games.world_order.asking import Choosing
from realpolitik.games.world_order.effects import Op, Performing, effect_below
from realpolitik.games.world_order.gaining import can_pay, pay_cost
from realpolitik.games.world_order.labels import DECLINE, PAY
from realpolitik.games.world_order.state import WorldOrder
from realpolitik.kernel.procedure import procedure
from realpolitik.kernel.program import PROGRAMS, Step, verb
from realpolitik.kernel.question import note_kind, question_kind
from realpolitik.kernel.state import Frame, note

SPEND_IT: Final = question_kind("spend_it", "W7.12", "label", "power", "card", "cost")
CANNOT_SPEND: Final = note_kind("cannot_spend", "W7.12", "power", "card")


class Spending(Choosing):
    """Pay for the rest of the list, or do nothing of it."""

    COST: Final = 2
    REPEATED: Final = 3  # whether the list is one that is carried out several times: declining ends that

    def frame(self, power: int, cost: int, repeated: int) -> Frame:
        return [self.number, power, cost, repeated]

    def add_labels(self, s: WorldOrder, f: Frame, options: list[int]) -> None:
        options.extend([PAY, DECLINE])

    def about(self, s: WorldOrder, f: Frame) -> tuple[int, ...]:
        return (f[self.POWER], effect_below(s)[Performing.CARD], f[self.COST])

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        s.stack.pop()
        if answer == PAY:
            pay_cost(s, f[self.POWER], COSTS[f[self.COST]])
            return
        s.stack.pop()  # the rest of the list
        if f[self.REPEATED]:
            s.stack.pop()


SPENDING: Final = procedure("world_order.spending", Spending(SPEND_IT))


class Spend(Op):
    """All or nothing. Where the steps are a way that was chosen, that has been asked already."""

    COST: Final = 4
    ASKS: Final = 5
    REPEATED: Final = 6

    def do(self, s: WorldOrder, f: Frame, step: Step) -> None:
        p, cost = f[Performing.POWER], step[self.COST]
        if not can_pay(s, p, COSTS[cost]):
            s.stack.pop()  # the rest of the list
            note(s, CANNOT_SPEND, p, f[Performing.CARD])
        elif step[self.ASKS]:
            s.stack.append(SPENDING.frame(power=p, cost=cost, repeated=step[self.REPEATED]))
        else:
            pay_cost(s, p, COSTS[cost])

    def declinable(self) -> bool:
        return True


SPEND: Final = verb("world_order.spend", Spend())


def begins_by_spending(program: int) -> bool:
    steps = PROGRAMS[program]
    return bool(steps) and steps[0][0] == SPEND.number


def payable(s: WorldOrder, p: int, program: int) -> bool:
    """Whether what the steps begin with spending can be paid."""
    return not begins_by_spending(program) or can_pay(s, p, COSTS[PROGRAMS[program][0][Spend.COST]])
