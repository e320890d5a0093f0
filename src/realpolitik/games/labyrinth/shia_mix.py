"""The Shia-Mix table (9.5): where three dice send an event of the Jihadists that the rulebook plays."""

from typing import Final

from realpolitik.games.labyrinth.board import (
    AFGHANISTAN,
    DISTANCE,
    FAIR,
    GOOD,
    GULF_STATES,
    IRAQ,
    LEBANON,
    NOWHERE,
    PAKISTAN,
    SAUDI_ARABIA,
    TURKEY,
    YEMEN,
)
from realpolitik.games.labyrinth.by_line import ByLine
from realpolitik.games.labyrinth.dice import ROLL_SHIA_MIX, roll
from realpolitik.games.labyrinth.flowchart import BY_SHIA_MIX_ROLL, NEAREST, Where
from realpolitik.games.labyrinth.selectors import selected
from realpolitik.games.labyrinth.state import Labyrinth, is_untested, tell
from realpolitik.games.labyrinth.testing import test_country
from realpolitik.kernel.procedure import procedure
from realpolitik.kernel.question import Question
from realpolitik.kernel.state import Frame

# by the sum of three dice, two numbers a country
SHIA_MIX_TABLE: Final = (TURKEY, SAUDI_ARABIA, LEBANON, YEMEN, IRAQ, PAKISTAN, GULF_STATES, AFGHANISTAN)


def by_table(dice: int) -> int:
    return SHIA_MIX_TABLE[(dice - 3) // 2]


class RollShiaMix(ByLine):
    """[_, selector, whether the nearest that fits is looked for, *dice]. For the nearest the country of the dice is
    tested, and Good ones come before Fair (9.4.2.1); if none is either, any that fits."""

    def where(self, s: Labyrinth, f: Frame) -> Where:
        rolled = by_table(sum(f[3:6]))
        fitting = selected(s, f[1])
        for governance in (GOOD, FAIR):
            found = [c for c in fitting if s.governance[c] == governance]
            if found:
                return Where(_nearest(rolled, found), NEAREST)
        return Where(_nearest(rolled, fitting), NEAREST)

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        if len(f) < 6:
            return roll(ROLL_SHIA_MIX, NOWHERE)
        rolled = by_table(sum(f[3:6]))
        if not f[2]:
            s.stack.pop()
            s.chosen = [rolled]
            return None
        if is_untested(s, rolled):
            test_country(s, rolled)
            return None
        return super().ask(s, f)

    def take(self, s: Labyrinth, f: Frame, answer: int) -> None:
        if len(f) < 6:
            f.append(answer)
            if len(f) == 6:
                tell(s, BY_SHIA_MIX_ROLL, by_table(sum(f[3:6])), *f[3:6])
        else:
            super().take(s, f, answer)

    def decided(self, s: Labyrinth, f: Frame, c: int, line: int) -> None:
        s.stack.pop()
        s.chosen = [c]

    def ends(self, s: Labyrinth, f: Frame) -> None:
        s.chosen = []


def _nearest(start: int, countries: list[int]) -> list[int]:
    """9.5.1: by the number of borders in between."""
    away = min([DISTANCE[start][c] for c in countries], default=0)
    return [c for c in countries if DISTANCE[start][c] == away]


ROLL_SHIA_MIX_FRAME: Final = procedure("labyrinth.roll_shia_mix", RollShiaMix())


def roll_shia_mix(s: Labyrinth, among: int, nearest: bool) -> None:
    s.chosen = []
    s.stack.append([ROLL_SHIA_MIX_FRAME.number, among, int(nearest)])
