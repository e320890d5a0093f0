"""Setting up (3.0): the deal, influence, bids and handicaps (11.4), cards of Twilight Struggle (12.1)."""

from typing import Final, cast

from realpolitik.games.cold_war.bidding import BIDDING, EXTRA
from realpolitik.games.cold_war.board import NOBODY, US, USSR
from realpolitik.games.cold_war.cards import cards_in_play
from realpolitik.games.cold_war.crossover import AFTER_THE_DEAL, BEFORE_THE_DEAL, pick_cards
from realpolitik.games.cold_war.state import ColdWar, remember_presence
from realpolitik.games.cold_war.turn import TURN, deal
from realpolitik.games.red_sea.countries import BOARD
from realpolitik.games.red_sea.options import BID_FOR_SIDES, CROSSOVER, HANDICAP_US, HANDICAP_USSR
from realpolitik.games.red_sea.rules import RULES
from realpolitik.kernel.question import Question
from realpolitik.kernel.state import Frame, Procedure, State, procedure

START_DEFCON: Final = 4  # 8.1.1


def start(options: list[int]) -> ColdWar:
    """The state before the first question. Influence is where the map says (2.1.9, 3.2)."""
    s = ColdWar(RULES)
    s.options = options
    s.defcon = START_DEFCON
    s.passing, s.passing_up = US, 1  # 3.1
    for side in (US, USSR):
        s.influence[side] = BOARD.start[side][:]
    s.deck = cards_in_play(s)
    if options[BID_FOR_SIDES]:
        s.seats = [NOBODY, NOBODY]
    s.refresh()
    remember_presence(s)
    s.stack = [[TURN, 0], [SETUP, 0, 0, 0]]
    return s


class SettingUp(Procedure):
    """3.0, 11.4, 12.1: bids, the deal, extra influence, cards that are picked before or after the deal:
    [_, step, extra of the US, extra of the USSR]."""

    def ask(self, s: State, f: Frame) -> Question | None:
        s = cast(ColdWar, s)
        f[1] += 1
        if f[1] == 1:
            f[2], f[3] = s.options[HANDICAP_US], s.options[HANDICAP_USSR]
            if s.options[BID_FOR_SIDES]:
                s.stack.append([BIDDING])
        elif f[1] == 2:
            if s.options[CROSSOVER] == BEFORE_THE_DEAL:
                pick_cards(s)
        elif f[1] == 3:
            deal(s)
        elif f[1] == 4:
            for side in (US, USSR):
                if f[2 + side]:
                    s.stack.append([EXTRA, side, f[2 + side]])
        elif f[1] == 5:
            if s.options[CROSSOVER] == AFTER_THE_DEAL:
                pick_cards(s)
        else:
            s.stack.pop()
        return None


SETUP: Final = procedure("red_sea.setting_up", SettingUp())
RULES.setting_up = SETUP
