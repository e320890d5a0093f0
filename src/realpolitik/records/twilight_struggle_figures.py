"""What the figures of Twilight Struggle count beside those of the family."""

from typing import Final

from realpolitik.games.cold_war.region import Totals
from realpolitik.games.cold_war.scoring import CONTROL
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.twilight_struggle.countries import EUROPE, SETS, SOUTHEAST_ASIA
from realpolitik.games.twilight_struggle.rules import FLOWER_POWER_PAYS, RULES
from realpolitik.games.twilight_struggle.scoring import SOUTHEAST_ASIA_SCORED
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import Note
from realpolitik.records.cold_war_gauge import ColdWarGauge


class TwilightStruggleGauge(ColdWarGauge):
    resolving = (FLOWER_POWER_PAYS, *ColdWarGauge.resolving)

    def __init__(self) -> None:
        super().__init__(RULES)

    def net_of(self, s: ColdWar, where: int, now: Totals) -> int:
        """10.3.1: control of Europe would win."""
        if where == EUROPE and now[0] == CONTROL:
            return RULES.winning_vp
        if where == EUROPE and now[2] == CONTROL:
            return -RULES.winning_vp
        return super().net_of(s, where, now)

    def count(self, match: Match, note: Note) -> None:
        super().count(match, note)
        kind, _, *rest = note
        if kind == SOUTHEAST_ASIA_SCORED:
            self.score(SETS[SOUTHEAST_ASIA].name, rest[0] - rest[1])


GAUGE: Final = TwilightStruggleGauge
