"""What the final scoring (10.3.2) paid, read from its notes: the end of a game is told as a table."""

from collections.abc import Sequence
from typing import Any, Final

from realpolitik.games.cold_war.board import SIDES
from realpolitik.kernel.game import FinalPoints, Game
from realpolitik.kernel.question import NOTES, Note

ENDINGS: Final = ("won_final_scoring", "drawn")
TRACK: Final = ("vp_gained",)  # that the marker moved, which the whole of it comes to


def final_points(game: Game, notes: Sequence[Note], passing: str, at_sea: str) -> list[FinalPoints]:
    """Each region, the sea lanes where there are any, and the passing card; nothing where the game ended otherwise."""
    told = [(NOTES[note[0]].name, game.details(note)) for note in reversed(notes)]
    if not told or told[0][0] not in ENDINGS:
        return []
    rows: list[FinalPoints] = []
    for kind, about in told[1:]:
        if kind == "region_scored":
            rows.append(FinalPoints("set", str(about["region"]), [about["us_points"], about["ussr_points"]]))
        elif kind in ("china_held", "autonomy_held"):
            rows.append(FinalPoints("card", passing, _to(about, 1)))
        elif kind == "sea_lanes_held":
            rows.append(FinalPoints("country", at_sea, _to(about, int(about["n"]))))
        elif kind not in TRACK:
            break
    return rows[::-1]


def _to(about: dict[str, Any], n: int) -> list[int]:
    """So many points for the side that a note names."""
    return [n if side == about["side"] else 0 for side in SIDES]
