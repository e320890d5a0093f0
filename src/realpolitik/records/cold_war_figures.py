"""The figures of a game of the cold war: the score and the regions over time, operations, dice, cards, turning points.

The game is measured at the end of each of its parts: the set-up, the deal of a turn, each headline, each action round,
the end of a turn, the final scoring.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from realpolitik.games.cold_war.board import SIDES
from realpolitik.games.cold_war.labels import COUP, PLACE_INFLUENCE, REALIGNMENT, SPACE_RACE
from realpolitik.records import card_figures, luck
from realpolitik.records.card_figures import Use
from realpolitik.records.figures import Figures
from realpolitik.records.swings import largest_swings

OPERATIONS: Final = (PLACE_INFLUENCE, COUP, REALIGNMENT, SPACE_RACE)

# the parts of a game
SETUP: Final = "setup"
DEAL: Final = "deal"
HEADLINE: Final = "headline"
ACTION: Final = "action"
END_OF_TURN: Final = "end_of_turn"
FINAL_SCORING: Final = "final_scoring"

# what became of a card that left a hand, or the draw pile
FATES: Final = ("headline", "event", "operations", "space_race", "triggered", "discarded")
FLASHPOINT: Final = "flashpoint"  # in a game that has them: a coup there turned the card up

AHEAD: Final = "ahead"  # in a special space, beside the standings that regions have: more influence, but no control


@dataclass(frozen=True)
class Standing:
    """A region at a moment: influence of each side, their standings, and what scoring it would pay, above zero to the
    US."""

    us: int
    ussr: int
    us_standing: str
    ussr_standing: str
    net: int


@dataclass(frozen=True)
class Moment:
    """The end of a part of the game."""

    at: int  # how many answers had been given
    notes: tuple[int, int]  # the part's first note in the log, and the first after it
    turn: int
    part: str
    round: int  # 0 outside action rounds
    side: str  # whose headline or action round
    card: str  # the one it was about
    vp: int
    defcon: int
    regions: dict[str, Standing]
    special_spaces: dict[str, Standing]  # beside the countries; nothing is paid for them alone

    @property
    def balance(self) -> int:
        """Victory points and what all regions would pay if they were scored now; the final scoring has paid it all."""
        return self.vp if self.part == FINAL_SCORING else self.vp + sum([it.net for it in self.regions.values()])


@dataclass(frozen=True)
class Scored:
    """A region was scored, during the part that ends at this moment."""

    moment: int  # its number
    region: str
    net: int


@dataclass(frozen=True)
class Roll(luck.Roll):
    """Or a card turned up. Coups and realignments have a swing: influence gained on the enemy."""

    swing: int
    expected_swing: float
    card: str = ""


@dataclass(frozen=True)
class Luck(luck.Luck):
    """With the influence gained on the enemy."""

    swing: int
    expected_swing: float


@dataclass(frozen=True)
class TurningPoint(card_figures.TurningPoint):
    """And where the swing comes from."""

    vp: int
    regions: dict[str, int]


@dataclass(frozen=True)
class ColdWarFigures(Figures):
    winning_vp: int
    moments: tuple[Moment, ...]
    scored: tuple[Scored, ...]
    operations: dict[str, dict[str, int]]  # by side and kind
    rolls: tuple[Roll, ...]
    luck: tuple[Luck, ...]
    uses: tuple[Use, ...]
    places: dict[str, str]  # where every card is at the end
    turning_points: tuple[TurningPoint, ...]  # in the order of the game

    def words(self) -> dict[str, object]:
        return {**super().words(), "winning": self.winning_vp}


def luck_of(rolls: Sequence[Roll]) -> tuple[Luck, ...]:
    found = []
    for row in luck.luck_of(rolls, SIDES):
        those = [roll for roll in rolls if (roll.purpose, roll.side) == (row.purpose, row.side)]
        swing, expected = sum([roll.swing for roll in those]), sum([roll.expected_swing for roll in those])
        found.append(Luck(row.side, row.purpose, row.rolls, row.successes, row.expected, swing, expected))
    return tuple(found)


def turning_points(moments: Sequence[Moment]) -> tuple[TurningPoint, ...]:
    """The largest swings of the balance that lasted, in the order of the game. The set-up is none, and the final
    scoring only pays what the balance has told before."""

    def counts(number: int) -> bool:
        return moments[number - 1].part != SETUP and moments[number].part != FINAL_SCORING

    found = []
    for number, swing, lasting in largest_swings([moment.balance for moment in moments], counts):
        before, after = moments[number - 1], moments[number]
        regions = {name: after.regions[name].net - before.regions[name].net for name in after.regions}
        changed = {name: change for name, change in regions.items() if change}
        found.append(TurningPoint(number, swing, lasting, after.vp - before.vp, changed))
    return tuple(found)
