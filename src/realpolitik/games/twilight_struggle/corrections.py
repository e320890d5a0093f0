"""What can be set right in Twilight Struggle, beside what the family has: the China Card, and which effects can."""

from typing import Final

from realpolitik.games.cold_war.board import NOBODY, SIDES, US, USSR
from realpolitik.games.cold_war.corrections import Corrections, correction, note
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.twilight_struggle.countries import REGIONS, SETS
from realpolitik.games.twilight_struggle.deck import CHINA_CARD, MISSILE_ENVY, NAME
from realpolitik.games.twilight_struggle.effects import CHERNOBYL, CHINA_AT_WAR, EFFECTS, MISSILE_ENVY_DUE, SHUTTLE
from realpolitik.kernel.figure import Figure
from realpolitik.kernel.question import EVERYBODY, note_kind

CHINA: Final = 32  # the kind; its value is the holder twice, and one more if the card is face up

CORRECTED_CHINA: Final = note_kind("corrected_china", "", "side", "up", "side_before", "up_before")


class TwilightStruggleCorrections(Corrections):
    def figures(self, s: ColdWar) -> list[Figure]:
        return [*super().figures(s), *_china(s)]

    def card_name(self, card: int) -> str:
        return NAME[card]

    def movable(self, s: ColdWar, card: int) -> bool:
        return card != CHINA_CARD

    def effect_name(self, effect: int) -> str:
        return EFFECTS[effect]

    def effect_values(self, s: ColdWar, effect: int) -> dict[str, int]:
        """Shuttle Diplomacy lies on the table while it lasts, and the civil war in China goes with the China Card."""
        if effect in (SHUTTLE, CHINA_AT_WAR):
            return {}
        if effect == CHERNOBYL:
            return {"off": 0, **{SETS[where].name: where for where in REGIONS}}
        for side in (US, USSR):
            if effect == MISSILE_ENVY_DUE + side and MISSILE_ENVY not in s.hands[side]:
                return {}
        return super().effect_values(s, effect)

    def correct_own(self, s: ColdWar, kind: int, thing: int, value: int) -> None:
        side, up = divmod(value, 2)
        note(s, (CORRECTED_CHINA, EVERYBODY, side, up, s.passing, s.passing_up))
        s.passing, s.passing_up = side, up


def _china(s: ColdWar) -> list[Figure]:
    """9.0: who holds the China Card, and whether it lies face up; nobody before the civil war is decided (12.0)."""
    if s.passing == NOBODY:
        return []
    words = {f"{name}-{way}": side * 2 + up for side, name in enumerate(SIDES) for up, way in ((1, "up"), (0, "down"))}
    present = s.passing * 2 + s.passing_up
    choices = {word: correction(CHINA, 0, value) for word, value in words.items() if value != present}
    return [Figure("china", (), next(word for word, value in words.items() if value == present), choices)]


CORRECTIONS: Final = TwilightStruggleCorrections()
