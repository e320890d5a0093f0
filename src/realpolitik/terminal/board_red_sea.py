"""Red Sea in the terminal: what its board has beside that of the family."""

from realpolitik.games.red_sea.scoring import SEA_LANES_ADDED, SEA_LANES_DOUBLED, WON_BY_AFRICA
from realpolitik.kernel.match import Match
from realpolitik.language import Speaker
from realpolitik.terminal.board_cold_war import ColdWarPicture
from realpolitik.terminal.console import Console
from realpolitik.terminal.picture import Picture


class RedSeaPicture(ColdWarPicture):
    scoring = (*ColdWarPicture.scoring, SEA_LANES_DOUBLED, SEA_LANES_ADDED, WON_BY_AFRICA)


def picture(match: Match, speaker: Speaker, console: Console) -> Picture:
    return RedSeaPicture(match, speaker, console)
