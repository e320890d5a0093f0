"""The figures of a game of Labyrinth: tracks, governance and resources over time, pieces, plots, Ops, dice, cards.

The game is measured at the end of each of its parts: the set-up, every card of an action phase, the plots that nobody
blocked, the end of a turn.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from realpolitik.games.labyrinth.labels import JIHADIST_OPERATIONS, US_OPERATIONS
from realpolitik.games.labyrinth.sides import SIDES
from realpolitik.games.labyrinth.victory import GOOD_RESOURCES_NEEDED, ISLAMIST_RESOURCES_NEEDED
from realpolitik.kernel.label import label_name
from realpolitik.records.card_figures import TurningPoint, Use
from realpolitik.records.figures import Figures
from realpolitik.records.luck import Luck, Roll
from realpolitik.records.swings import largest_swings

OPERATIONS: Final = {
    side: [label_name(label) for label in labels]
    for side, labels in zip(SIDES, (US_OPERATIONS, JIHADIST_OPERATIONS), strict=True)
}

# the parts of a game
SETUP: Final = "setup"
ACTION: Final = "action"
PLOTS: Final = "plots"
END_OF_TURN: Final = "end_of_turn"

# what became of a card that left a hand
FATES: Final = ("event", "operations", "reserves", "reassessment", "triggered", "discarded")

# what became of a plot
PLACED: Final = "placed"
BLOCKED: Final = "blocked"
RESOLVED: Final = "resolved"


@dataclass(frozen=True)
class Moment:
    """The end of a part of the game. Cells count with Sadr, troops with NATO for two; plots are counted from the
    beginning of the game on."""

    at: int  # how many answers had been given
    notes: tuple[int, int]  # the part's first note in the log, and the first after it
    turn: int
    part: str
    phase: int  # the number of the action phase in the turn, 0 outside
    side: str  # whose card
    card: str
    prestige: int
    funding: int
    us_posture: str
    world_posture: int  # above zero Hard, below Soft
    governance: dict[str, int]  # how many Muslim countries there are of each; those not tested yet by the name ""
    good_resources: int
    islamist_resources: int
    cells: int
    troops: int
    plots: dict[str, int]  # placed, blocked, resolved

    @property
    def balance(self) -> int:
        """2.3: what decides when the last deck has run out: Good resources, against twice those at Islamist Rule."""
        return self.good_resources - 2 * self.islamist_resources


@dataclass(frozen=True)
class Plot:
    """A plot was placed, blocked or resolved. What it is stays hidden until it comes to light."""

    at: int
    moment: int
    turn: int
    fate: str
    country: str
    plot: str


@dataclass(frozen=True)
class Country:
    """How a country stands in the end."""

    governance: str
    alignment: str
    posture: str
    resources: int
    cells: int
    troops: int


@dataclass(frozen=True)
class LabyrinthFigures(Figures):
    good_resources_needed: int
    islamist_resources_needed: int
    moments: tuple[Moment, ...]
    plots: tuple[Plot, ...]
    operations: dict[str, dict[str, int]]  # Ops by side and kind
    rolls: tuple[Roll, ...]
    luck: tuple[Luck, ...]
    uses: tuple[Use, ...]
    places: dict[str, str]  # where every card is at the end
    countries: dict[str, Country]  # at the end, those that have been tested
    turning_points: tuple[TurningPoint, ...]  # in the order of the game

    def words(self) -> dict[str, object]:
        return {**super().words(), "good": GOOD_RESOURCES_NEEDED, "islamist": ISLAMIST_RESOURCES_NEEDED}


def turning_points(moments: Sequence[Moment]) -> tuple[TurningPoint, ...]:
    """The largest swings of the balance that lasted."""
    swings = largest_swings([moment.balance for moment in moments], lambda number: True)
    return tuple([TurningPoint(*swing) for swing in swings])
