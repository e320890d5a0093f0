"""What can be set right in Red Sea, beside what the family has: which effects can."""

from typing import Final

from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.cold_war.corrections import Corrections
from realpolitik.games.cold_war.effects import AUTONOMY, FAMINE
from realpolitik.games.cold_war.state import ColdWar


class RedSeaCorrections(Corrections):
    def effect_values(self, s: ColdWar, effect: int) -> dict[str, int]:
        """What Romanian Autonomy is worth follows from the points as the round began (9.6); famines go by country."""
        if effect in (AUTONOMY + US, AUTONOMY + USSR, FAMINE):
            return {}
        return super().effect_values(s, effect)


CORRECTIONS: Final = RedSeaCorrections()
