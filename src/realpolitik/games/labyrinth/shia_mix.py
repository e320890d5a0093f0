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
from realpolitik.games.labyrinth.state import Labyrinth, is_untested
from realpolitik.games.labyrinth.testing import test_country
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.question import Question
from realpolitik.kernel.state import Frame, note

# by the sum of three dice, two numbers a country
DICE: Final = 3
SHIA_MIX_TABLE: Final = (TURKEY, SAUDI_ARABIA, LEBANON, YEMEN, IRAQ, PAKISTAN, GULF_STATES, AFGHANISTAN)


def by_table(dice: int) -> int:
    return SHIA_MIX_TABLE[(dice - 3) // 2]


class RollShiaMix(Procedure[Labyrinth]):
    """9.5: three dice send an event to a country, or to the one nearest to it that fits."""

    AMONG: Final = 1  # the selector of those that fit
    NEAREST: Final = 2  # whether the nearest of them is looked for
    DICE_ON: Final = 3

    def frame(self, among: int, nearest: int) -> Frame:
        return [self.number, among, nearest]

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        return roll(ROLL_SHIA_MIX, NOWHERE)

    def take(self, s: Labyrinth, f: Frame, answer: int) -> None:
        f.append(answer)
        dice = f[self.DICE_ON :]
        if len(dice) < DICE:
            return
        s.stack.pop()
        rolled = by_table(sum(dice))
        note(s, BY_SHIA_MIX_ROLL, rolled, *dice)
        if f[self.NEAREST]:
            s.stack.append(NEAREST_FITTING.frame(among=f[self.AMONG], country=rolled))
        else:
            s.chosen = [rolled]


ROLL_SHIA_MIX_FRAME: Final = procedure("labyrinth.roll_shia_mix", RollShiaMix())


class NearestFitting(ByLine):
    """9.4.2.1: the country of the dice is tested; of those that fit Good ones come before Fair, if none is either, any.
    The nearest of these is meant."""

    AMONG: Final = 1
    COUNTRY: Final = 2

    def frame(self, among: int, country: int) -> Frame:
        return [self.number, among, country]

    def where(self, s: Labyrinth, f: Frame) -> Where:
        rolled = f[self.COUNTRY]
        fitting = selected(s, f[self.AMONG])
        for governance in (GOOD, FAIR):
            found = [c for c in fitting if s.governance[c] == governance]
            if found:
                return Where(_nearest(rolled, found), NEAREST)
        return Where(_nearest(rolled, fitting), NEAREST)

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        if is_untested(s, f[self.COUNTRY]):
            test_country(s, f[self.COUNTRY])
            return None
        return super().ask(s, f)

    def decided(self, s: Labyrinth, f: Frame, c: int, line: int) -> None:
        s.stack.pop()
        s.chosen = [c]

    def ends(self, s: Labyrinth, f: Frame) -> None:
        s.chosen = []


NEAREST_FITTING: Final = procedure("labyrinth.nearest_fitting", NearestFitting())


def _nearest(start: int, countries: list[int]) -> list[int]:
    """9.5.1: by the number of borders in between."""
    away = min([DISTANCE[start][c] for c in countries], default=0)
    return [c for c in countries if DISTANCE[start][c] == away]


def roll_shia_mix(s: Labyrinth, among: int, nearest: bool) -> None:
    s.chosen = []
    s.stack.append(ROLL_SHIA_MIX_FRAME.frame(among=among, nearest=int(nearest)))
