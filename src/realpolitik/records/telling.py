"""What every telling of a match goes by: which lines of the log are asides, and who has won."""

from typing import Final

from realpolitik.kernel.match import Match
from realpolitik.kernel.question import SPECTATOR

ASIDE: Final = "flowchart_"  # how the names of notes begin that say why the rulebook's own player did what it did


def is_aside(kind: str) -> bool:
    """Whether a note of that name explains what else is told, and tells of nothing itself."""
    return kind.startswith(ASIDE)


def winners(match: Match) -> list[str]:
    """The sides that have won, or the seats where sides are not settled; nobody's where it is drawn or goes on.

    Where everybody at the table has lost, it is to the sides that nobody sits for: those the rulebook plays.
    """
    sides = {seat: side for side, seat in match.view(SPECTATOR).get("seats", {}).items()}
    outcome = match.outcome
    if outcome is None or outcome.drawn:
        return []
    if not outcome.winners:
        return [side for side in match.game.components()["sides"] if side not in sides.values()]
    return [sides.get(seat, match.seats[seat]) for seat in outcome.winners]
