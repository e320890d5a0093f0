"""The verbs of events that branch: by a choice, by a card that is discarded or not."""

from typing import Final

from realpolitik.games.cold_war.cards import discard, leave_hand
from realpolitik.games.cold_war.choosing import ChooseFromHand
from realpolitik.games.cold_war.labels import DECLINE
from realpolitik.games.cold_war.operands import OfAnySide
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.kernel.label import label
from realpolitik.kernel.procedure import Choice, procedure
from realpolitik.kernel.program import Run, Step, jump_to, verb
from realpolitik.kernel.question import ALLOWED, EVERYBODY, Question, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame

EVENT_CHOICE: Final = question_kind("event_choice", "7.1", "label", "card")
EVENT_CHOSEN: Final = note_kind("event_chosen", "7.1", "side", "label")
PAY_CARD: Final = question_kind("pay_card", "5.3", "card", "card", "n")
WORTH_TOO_LITTLE: Final = reason_kind("worth_too_little", "7.4.2", "card", "n")

PAID: Final = label(270, "paid")
UNPAID: Final = label(271, "unpaid")


class Choose(OfAnySide):
    """A side chooses one of the blocks."""

    def act(self, s: ColdWar, f: Frame, step: Step, side: int) -> None:
        blocks = step[self.SIDE + 1 :]
        s.stack.append(CHOSEN_BLOCK.frame(side=side, card=f[Run.CARD], blocks=blocks))


class ChooseBlock(Choice[ColdWar]):
    """7.1: a side chooses how the program below goes on."""

    SIDE: Final = 1
    CARD: Final = 2
    BLOCKS_ON: Final = 3  # label, step, label, step …

    def frame(self, side: int, card: int, blocks: Step) -> Frame:
        return [self.number, side, card, *blocks]

    def candidates(self, s: ColdWar, f: Frame) -> list[int]:
        return f[self.BLOCKS_ON :: 2]

    def pose(self, s: ColdWar, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[f[self.SIDE]], EVENT_CHOICE, options, (f[self.CARD],))

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        s.stack.pop()
        if s.noting:
            s.notes.append((EVENT_CHOSEN, EVERYBODY, f[self.SIDE], answer))
        jump_to(s.stack[-1], tuple(f), self.BLOCKS_ON, answer)


CHOSEN_BLOCK: Final = procedure("cold_war.choice", ChooseBlock())


class MustDiscard(OfAnySide):
    """A side discards a card worth so many Ops, or suffers the other block."""

    N: Final = 2

    def act(self, s: ColdWar, f: Frame, step: Step, side: int) -> None:
        blocks = step[self.N + 1 :]
        s.stack.append(PAY.frame(side=side, card=f[Run.CARD], least=step[self.N], blocks=blocks))


class Pay(ChooseFromHand):
    """5.3: any card of that value or more will do."""

    CARD: Final = 2
    LEAST: Final = 3  # Ops
    BLOCKS_ON: Final = 4  # label, step, label, step

    def frame(self, side: int, card: int, least: int, blocks: Step) -> Frame:
        return [self.number, side, card, least, *blocks]

    def against(self, s: ColdWar, f: Frame, option: int) -> Reason:
        least = f[self.LEAST]
        enough = s.rules.card_value(s, f[self.SIDE], option) >= least
        return ALLOWED if enough else (WORTH_TOO_LITTLE, option, least)

    def add_labels(self, s: ColdWar, f: Frame, options: list[int]) -> None:
        options.append(DECLINE)

    def pose(self, s: ColdWar, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[f[self.SIDE]], PAY_CARD, options, (f[self.CARD], f[self.LEAST]))

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        s.stack.pop()
        if answer != DECLINE:
            leave_hand(s, f[self.SIDE], answer)
            discard(s, answer)
        jump_to(s.stack[-1], tuple(f), self.BLOCKS_ON, UNPAID if answer == DECLINE else PAID)


PAY: Final = procedure("cold_war.pay", Pay())

CHOOSE: Final = verb("choose", Choose())
MUST_DISCARD: Final = verb("must_discard", MustDiscard())
