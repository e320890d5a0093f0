"""Twilight Struggle in the terminal: what its board has beside that of the family."""

from realpolitik.games.cold_war.board import SIDES
from realpolitik.games.cold_war.tracks import WON_BY_EUROPE
from realpolitik.games.twilight_struggle.countries import CHINA_SPACE, SETS, SOUTHEAST_ASIA
from realpolitik.games.twilight_struggle.scoring import SHUTTLE_USED, SOUTHEAST_ASIA_SCORED
from realpolitik.kernel.game import View
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import EVERYBODY, SPECTATOR, Note
from realpolitik.language import Speaker
from realpolitik.terminal.board_cold_war import ColdWarPicture
from realpolitik.terminal.console import Console
from realpolitik.terminal.picture import Picture


class TwilightStrugglePicture(ColdWarPicture):
    scoring = (*ColdWarPicture.scoring, SHUTTLE_USED, WON_BY_EUROPE)

    def special_spaces(self, view: View) -> list[int]:
        """12.1: China, while the civil war lasts."""
        return [CHINA_SPACE] if "china_at_war" in view["effects"] else []

    def standings(self) -> list[Note]:
        """Southeast Asia has a scoring card of its own."""
        paid = self.match.view(SPECTATOR)["standings"][SETS[SOUTHEAST_ASIA].name]
        us, ussr = (paid[side]["points"] for side in SIDES)
        return [*super().standings(), (SOUTHEAST_ASIA_SCORED, EVERYBODY, us, ussr)]


def picture(match: Match, speaker: Speaker, console: Console) -> Picture:
    return TwilightStrugglePicture(match, speaker, console)
