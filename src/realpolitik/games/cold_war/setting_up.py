"""Setting up (3.0): bids (11.4), the deal, the first influence, handicaps, cards of the other game (12.0)."""

from typing import Final

from realpolitik.games.cold_war.bidding import BIDDING, BIDS_A_SIDE, EXTRA
from realpolitik.games.cold_war.board import NOBODY, US, USSR
from realpolitik.games.cold_war.crossover import AFTER_THE_DEAL, BEFORE_THE_DEAL, pick_cards
from realpolitik.games.cold_war.options import BID_FOR_SIDES, CROSSOVER, HANDICAP
from realpolitik.games.cold_war.state import ColdWar, remember_presence
from realpolitik.games.cold_war.turn import TURN, deal
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.question import Question
from realpolitik.kernel.state import Frame

# what comes next
BID: Final = 0
HANDICAPS: Final = 1
PICK_BEFORE_THE_DEAL: Final = 2
DEAL_CARDS: Final = 3
FIRST_INFLUENCE: Final = 4
EXTRA_INFLUENCE: Final = 5
PICK_AFTER_THE_DEAL: Final = 6


def begin(s: ColdWar) -> None:
    """The board is as it was laid out: the set-up comes first, then the turns."""
    if s.options[BID_FOR_SIDES]:
        s.seats = [NOBODY, NOBODY]
    s.refresh()
    remember_presence(s)
    s.stack = [TURN.frame(), SETTING_UP.frame()]


class SettingUp(Procedure[ColdWar]):
    """3.0: one thing after another."""

    STEP: Final = 1
    EXTRA_ON: Final = 2  # the extra influence of the US and of the USSR

    def frame(self) -> Frame:
        return [self.number, BID, 0, 0]

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        step = f[self.STEP]
        f[self.STEP] += 1
        if step == BID:
            if s.options[BID_FOR_SIDES]:
                s.stack.append([BIDDING.number])
        elif step == HANDICAPS:
            self.settle(s, f)
        elif step == PICK_BEFORE_THE_DEAL:
            if s.options[CROSSOVER] == BEFORE_THE_DEAL:
                pick_cards(s)
        elif step == DEAL_CARDS:
            deal(s)
        elif step == FIRST_INFLUENCE:
            s.rules.first_influence(s)
        elif step == EXTRA_INFLUENCE:
            for side in (US, USSR):
                if f[self.EXTRA_ON + side]:
                    s.stack.append(EXTRA.frame(side=side, left=f[self.EXTRA_ON + side]))
        elif step == PICK_AFTER_THE_DEAL:
            if s.options[CROSSOVER] == AFTER_THE_DEAL:
                pick_cards(s)
        else:
            s.stack.pop()
        return None

    def settle(self, s: ColdWar, f: Frame) -> None:
        """11.4.1: how much extra influence each side has, by what was agreed or by the bids."""
        for side in (US, USSR):
            f[self.EXTRA_ON + side] = s.options[HANDICAP + side]
        if s.options[BID_FOR_SIDES]:
            side, extra = divmod(s.result, BIDS_A_SIDE)
            f[self.EXTRA_ON + side] += extra
            s.result = 0


SETTING_UP: Final = procedure("cold_war.setting_up", SettingUp())
