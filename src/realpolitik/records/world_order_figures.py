"""The figures of a game of World Order: VP by source, influence, places, money and resources, trade, cards, threats.

The game is measured at the end of each of its parts: the set-up, the phases of a round, every turn of a power in the
action phase, a scoring. More is measured at the end of each round.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from realpolitik.records.card_figures import TurningPoint, Use
from realpolitik.records.figures import Figures
from realpolitik.records.swings import largest_lead_swings

# the parts of a game
SETUP: Final = "setup"
PREPARATION: Final = "preparation"
ACTION: Final = "action"
RESEARCH: Final = "research"
RANDOM_INFLUENCE: Final = "random_influence"
AFTERMATH: Final = "aftermath"
SCORING: Final = "scoring"

# what became of a card; developments and passing are counted with them
PLAYED: Final = "played"
ASSET: Final = "asset"
DECREE: Final = "decree"
PASSED: Final = "passed"
PUT_DOWN: Final = "put_down"
BOUGHT: Final = "bought"
TRASHED: Final = "trashed"
DEVELOPED: Final = "developed"
FATES: Final = (PLAYED, ASSET, DECREE, PASSED, PUT_DOWN, BOUGHT, TRASHED, DEVELOPED)

NO_POWER: Final = ""  # allies sell, or the supply buys


@dataclass(frozen=True)
class Moment:
    """The end of a part of the game."""

    at: int  # how many answers had been given
    notes: tuple[int, int]  # the part's first note in the log, and the first after it
    round: int  # 0 before the first
    part: str
    power: str  # whose turn
    turn: int  # of its four in the round, 0 outside
    card: str
    scores: dict[str, int]  # VP of each power that is played


@dataclass(frozen=True)
class RoundEnd:
    """How things stood when a round ended; round 0 is the set-up. `scored` are the VP of that round alone."""

    round: int
    scores: dict[str, int]
    scored: dict[str, dict[str, int]]  # by power and source
    money: dict[str, int]
    stock: dict[str, dict[str, int]]  # by power and resource
    influence: dict[str, dict[str, int]]  # tokens by region and owner, unplayed powers and local authorities too
    prosperity: dict[str, int]
    developments: dict[str, tuple[str, ...]]


@dataclass(frozen=True)
class Standing:
    """W20.4: how an owner of tokens stood in a region, and the VP that tokens and place brought."""

    owner: str
    tokens: int
    armies: int
    place: int
    vp: int


@dataclass(frozen=True)
class ScoredRegion:
    """W20.2: a region at a scoring; one that is not filled brings nothing."""

    round: int
    region: str
    filled: bool
    standings: tuple[Standing, ...]  # those ahead first


@dataclass(frozen=True)
class Deal:
    """W10: units that were bought. Allies, and the supply that buys exports, go by no name."""

    at: int
    round: int
    buyer: str
    seller: str
    resource: str
    n: int
    money: int


@dataclass(frozen=True)
class Threat:
    """W19.6: a threat that a power suffered."""

    round: int
    power: str
    opponent: str
    region: str
    threat: int
    defence: int


@dataclass(frozen=True)
class LeadPoint(TurningPoint):
    """A part of the game in which a power gained on the best of the others."""

    power: str


@dataclass(frozen=True)
class WorldOrderFigures(Figures):
    powers: tuple[str, ...]  # those played
    places: dict[str, int]  # in the end, or as VP stand by now
    moments: tuple[Moment, ...]
    rounds: tuple[RoundEnd, ...]  # the last may go on
    regions: tuple[ScoredRegion, ...]
    deals: tuple[Deal, ...]
    uses: tuple[Use, ...]  # of cards; those alike go by the name of the first
    threats: tuple[Threat, ...]
    turning_points: tuple[LeadPoint, ...]  # in the order of the game


class Traded(NamedTuple):
    units: int
    money: int


def traded(deals: Sequence[Deal], buyer: str, seller: str) -> Traded:
    """All that one bought of the other."""
    those = [deal for deal in deals if (deal.buyer, deal.seller) == (buyer, seller)]
    return Traded(sum([deal.n for deal in those]), sum([deal.money for deal in those]))


def by_source(rounds: Sequence[RoundEnd], power: str) -> dict[str, int]:
    """The VP of a power from each source, over some rounds."""
    sources = rounds[0].scored[power] if rounds else {}
    return {source: sum([end.scored[power][source] for end in rounds]) for source in sources}


def turning_points(moments: Sequence[Moment]) -> tuple[LeadPoint, ...]:
    """Where somebody's lead grew most, and stayed so."""
    scores = [list(moment.scores.values()) for moment in moments]
    swings = largest_lead_swings(scores, lambda number: True)
    return tuple(
        [LeadPoint(it.moment, it.swing, it.lasting, list(moments[it.moment].scores)[it.side]) for it in swings]
    )
