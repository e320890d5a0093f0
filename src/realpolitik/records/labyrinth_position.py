"""A position of Labyrinth, followed from note to note: how it stood between two answers."""

from realpolitik.games.labyrinth.board import UNITED_STATES
from realpolitik.games.labyrinth.cards_jihadist import SADR_APPEARS
from realpolitik.games.labyrinth.cards_unassociated import OIL_RISES
from realpolitik.games.labyrinth.cards_us import NATO_ARRIVES
from realpolitik.games.labyrinth.deploy import REGIME_CHANGED
from realpolitik.games.labyrinth.labels import ACTIVE, SADR
from realpolitik.games.labyrinth.markers import OIL_PRICE_SPIKE
from realpolitik.games.labyrinth.pieces import (
    CELL_EXPOSED,
    CELL_HIDES,
    CELL_MOVED,
    CELL_REMOVED,
    CELLS_PLACED,
    NATO_LEAVES,
    TROOPS_MOVED,
)
from realpolitik.games.labyrinth.reassessment import REASSESSED
from realpolitik.games.labyrinth.state import Labyrinth, with_value
from realpolitik.games.labyrinth.testing import (
    COUNTRY_TESTED,
    GOVERNANCE_CHANGED,
    POSTURE_ROLLED,
    POSTURE_TESTED,
)
from realpolitik.games.labyrinth.tracks import FUNDING_CHANGED, POSTURE_CHANGED, PRESTIGE_CHANGED, US_POSTURE_ROLLED
from realpolitik.kernel.question import Note


def follow(s: Labyrinth, note: Note) -> None:
    """Change what the figures measure, as a note tells: tracks, governance, postures, pieces, the price of oil."""
    kind, _, *rest = note
    if kind == PRESTIGE_CHANGED:
        s.prestige = rest[1]
    elif kind == FUNDING_CHANGED:
        s.funding = rest[1]
    elif kind in (GOVERNANCE_CHANGED, COUNTRY_TESTED, REGIME_CHANGED):
        s.governance[rest[0]] = rest[1] if kind == GOVERNANCE_CHANGED else rest[2]
    elif kind in (POSTURE_CHANGED, POSTURE_TESTED, POSTURE_ROLLED):
        s.posture = with_value(s.posture, rest[0], rest[-1])
    elif kind in (US_POSTURE_ROLLED, REASSESSED):
        s.posture = with_value(s.posture, UNITED_STATES, rest[-1])
    elif kind == OIL_RISES:
        s.markers = with_value(s.markers, OIL_PRICE_SPIKE, rest[0])
    elif kind in (TROOPS_MOVED, NATO_ARRIVES, NATO_LEAVES):
        _follow_troops(s, note)
    else:
        _follow_cells(s, note)


def _follow_troops(s: Labyrinth, note: Note) -> None:
    kind, _, *rest = note
    if kind != TROOPS_MOVED:
        s.nato = rest[0] if kind == NATO_ARRIVES else -1
        return
    n, start, to = rest
    if start >= 0:
        s.troops[start] -= n
    if to >= 0:
        s.troops[to] += n


def _follow_cells(s: Labyrinth, note: Note) -> None:
    kind, _, *rest = note
    if kind == CELLS_PLACED:
        s.sleepers[rest[0]] += rest[1]
    elif kind == CELL_REMOVED:
        if rest[1] == SADR:
            s.sadr = -1
        else:
            (s.active if rest[1] == ACTIVE else s.sleepers)[rest[0]] -= 1
    elif kind == CELL_MOVED:
        start, to, which = rest
        (s.active if which == ACTIVE else s.sleepers)[start] -= 1
        s.sleepers[to] += 1
    elif kind == CELL_HIDES:
        s.active[rest[0]] -= 1
        s.sleepers[rest[0]] += 1
    elif kind == CELL_EXPOSED:
        s.sleepers[rest[0]] -= rest[1]
        s.active[rest[0]] += rest[1]
    elif kind == SADR_APPEARS:
        s.sadr = rest[0]
