"""What can be set right in Twilight Struggle, beside what the family has: which effects can."""

from typing import Final

from realpolitik.games.cold_war.corrections import Corrections
from realpolitik.games.cold_war.effects import CHERNOBYL, CHINA_AT_WAR, SHUTTLE
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.twilight_struggle.countries import REGIONS, SETS


class TwilightStruggleCorrections(Corrections):
    def effect_values(self, s: ColdWar, effect: int) -> dict[str, int]:
        """Shuttle Diplomacy lies on the table while it lasts, and the civil war in China goes with the China Card."""
        if effect in (SHUTTLE, CHINA_AT_WAR):
            return {}
        if effect == CHERNOBYL:
            return {"off": 0, **{SETS[where].name: where for where in REGIONS}}
        return super().effect_values(s, effect)


CORRECTIONS: Final = TwilightStruggleCorrections()
