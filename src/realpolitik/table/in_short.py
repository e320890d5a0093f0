"""A match in short, without words: what is kept of it with every move, for the lobby."""

from realpolitik.kernel.match import Match
from realpolitik.kernel.question import SPECTATOR
from realpolitik.records.telling import winners
from realpolitik.table.breaking import Broken, unless_broken
from realpolitik.table.real_table import is_asked, question_for
from realpolitik.table.standing import Standing


def standing_of(match: Match) -> Standing | None:
    """What the lobby lists of the match; None of one that breaks, which is found out and pinned when it is shown."""
    try:
        return unless_broken(lambda: _stands(match))
    except Broken:
        return None


def _stands(match: Match) -> Standing:
    view, seats = match.view(SPECTATOR), range(len(match.seats))
    sides = {seat: side for side, seat in view.get("seats", {}).items()}
    return Standing(
        moment={name: value for name, value in view.items() if isinstance(value, int | str)},
        called=[sides.get(seat, match.seats[seat]) for seat in seats],
        asked=[seat for seat in seats if is_asked(match, seat)],
        to_answer=[seat for seat in seats if question_for(match, seat) is not None],
        winners=winners(match) if match.over else None,
    )
