"""Setting up (3.0): bids (11.4), the deal, the first influence, handicaps, cards of the other game (12.0)."""

from typing import Final

from realpolitik.games.cold_war.bidding import BIDDING, EXTRA
from realpolitik.games.cold_war.board import NOBODY, US, USSR
from realpolitik.games.cold_war.crossover import AFTER_THE_DEAL, BEFORE_THE_DEAL, pick_cards
from realpolitik.games.cold_war.options import BID_FOR_SIDES, CROSSOVER, HANDICAP
from realpolitik.games.cold_war.state import ColdWar, remember_presence
from realpolitik.games.cold_war.turn import TURN, deal
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.question import Question
from realpolitik.kernel.state import Frame


def begin(s: ColdWar) -> None:
    """The board is as it was laid out: the set-up comes first, then the turns."""
    if s.options[BID_FOR_SIDES]:
        s.seats = [NOBODY, NOBODY]
    s.refresh()
    remember_presence(s)
    s.stack = [[TURN.number, 0], [SETTING_UP.number, 0, 0, 0]]


class SettingUp(Procedure[ColdWar]):
    """[_, step, extra influence of the US, of the USSR]."""

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        f[1] += 1
        if f[1] == 1:
            f[2], f[3] = s.options[HANDICAP + US], s.options[HANDICAP + USSR]
            if s.options[BID_FOR_SIDES]:
                s.stack.append([BIDDING.number])
        elif f[1] == 2:
            if s.options[CROSSOVER] == BEFORE_THE_DEAL:
                pick_cards(s)
        elif f[1] == 3:
            deal(s)
        elif f[1] == 4:
            s.rules.first_influence(s)
        elif f[1] == 5:
            for side in (US, USSR):
                if f[2 + side]:
                    s.stack.append([EXTRA.number, side, f[2 + side]])
        elif f[1] == 6:
            if s.options[CROSSOVER] == AFTER_THE_DEAL:
                pick_cards(s)
        else:
            s.stack.pop()
        return None


SETTING_UP: Final = procedure("cold_war.setting_up", SettingUp())
