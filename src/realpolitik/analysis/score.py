"""What measures a game while it goes on: points of every side, as everybody sees them. A game's kit names it."""

from collections.abc import Callable
from typing import Any

from realpolitik.kernel.chance import Recorded
from realpolitik.kernel.game import View
from realpolitik.kernel.kit import part_named
from realpolitik.kernel.kits import kit_of
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import SPECTATOR

Points = dict[str, int]  # by side
Score = Callable[[View], Points]


def score_of(game: str) -> Score | None:
    """What measures a game; None where nothing does."""
    named = kit_of(game).score
    score: Score | None = part_named(named) if named else None
    return score


def score_curve(match: Match) -> list[tuple[int, Points]]:
    """The score wherever it changed, and after how many answers; nothing where no score measures the game."""
    score = score_of(match.game.name)
    if score is None:
        return []
    again = Match(match.game, match.setup, Recorded(match.chance.unknown()))
    found, read = [(0, score(again.view(SPECTATOR)))], len(again.log)
    for seat, option in match.answers:
        again.answer(option, seat)
        if len(again.log) > read:  # nothing changes of which nothing is told
            read, points = len(again.log), score(again.view(SPECTATOR))
            if points != found[-1][1]:
                found.append((len(again.answers), points))
    return found


def cold_war(view: View) -> Points:
    """Victory points; what one side has, the other lacks."""
    return _balance("us", "ussr", view["vp"])


def labyrinth(view: View) -> Points:
    """Good resources less twice those at Islamist Rule: six win against twelve (2.3)."""
    victory: dict[str, Any] = view["victory"]
    return _balance("us", "jihadist", victory["good_resources"] - 2 * victory["islamist_resources"])


def world_order(view: View) -> Points:
    """Victory points of every power."""
    return dict(view["scores"])


def _balance(side: str, other: str, lead: int) -> Points:
    return {side: lead, other: -lead}
