"""How good a position of Labyrinth is for a side; the unit is about what a card of value 2 can do.

The value is a sum of terms that a player would name. Every term is counted for the US and turned around for the
Jihadists; only plots, which lie face down, look different to either. The numbers are judgements, not rules.
"""

from typing import Final, NamedTuple

from realpolitik.bots.bot import total
from realpolitik.bots.labyrinth.ground import at
from realpolitik.bots.labyrinth.lasting_worth import lasting
from realpolitik.bots.labyrinth.plot_danger import plots_waiting
from realpolitik.games.labyrinth.board import ADJACENT, COUNTRIES, HARD, POSTURE_COUNTRIES
from realpolitik.games.labyrinth.deck import CARDS
from realpolitik.games.labyrinth.options import DECKS
from realpolitik.games.labyrinth.sides import JIHADIST, US
from realpolitik.games.labyrinth.state import (
    CELLS,
    GOOD_OR_FAIR,
    GOOD_RESOURCES,
    ISLAMIST_RESOURCES,
    POOR_OR_ISLAMIST,
    Labyrinth,
    at_islamist_rule,
    solitaire,
)
from realpolitik.games.labyrinth.tracks import (
    LOW_INTENSITY,
    funding_level,
    gwot_penalty,
    prestige_level,
    troop_level,
    us_posture,
)
from realpolitik.games.labyrinth.victory import SOLITAIRE_LEAST

WIN: Final = 1000.0  # more than all terms together can ever come to

# aims (2.1): each step toward one counts for more than the last
GOOD_AIM: Final = 0.05  # for the square of the resources of Good countries
ISLAMIST_AIM: Final = 0.3
APART: Final = 0.6  # the share of it while no two countries at Islamist Rule are adjacent
COUNTRIES_AIM: Final = 6.0  # for all the way from ten Good or Fair countries to fifteen
DISGRACE: Final = 6.0  # for all the way to fifteen Poor countries with prestige at 1
FEW_CELLS: Final = 5.0  # for none at all; with every cell it is less by so much
FEWER: Final = 0.6
AT_THE_END: Final = 20.0  # for winning as the cards run out (2.3)

PRESTIGE: Final = 0.6  # a box of the track, and a level of it
PRESTIGE_LEVEL: Final = 1.0
PENALTY: Final = 1.8  # a point of the GWOT penalty, and a country on the way there
POSTURE: Final = 0.12
TROOP_LEVEL: Final = 1.6  # a card more each turn, and troops to spare
LEVEL_STEP: Final = 0.08  # a cube on the way to the next level
FUNDING: Final = 0.35
FUNDING_LEVEL: Final = 0.9
HELD_CARD: Final = 0.9
RESERVE: Final = 0.3


class Terms(NamedTuple):
    """The parts of a position's value, all for the US."""

    countries: float  # governance, alignment, and the cells and troops there
    aims: float
    prestige: float
    relations: float
    troops: float
    funding: float
    plots: float
    lasting: float
    cards: float


def value(s: Labyrinth, side: int) -> float:
    """What a position is worth to a side."""
    if s.outcome is not None:
        return WIN if (s.seats[US] in s.outcome.winners) == (side == US) else -WIN
    worth = total(terms(s, side))
    return worth if side == US else -worth


def terms(s: Labyrinth, side: int) -> Terms:
    """The terms as a side sees them."""
    return Terms(
        total([at(s, c) for c in range(COUNTRIES)]),
        aims(s),
        prestige(s),
        relations(s),
        troops_at_hand(s),
        -funds(s),
        -plots_waiting(s, side),
        lasting(s),
        HELD_CARD * (len(s.hands[US]) - len(s.hands[JIHADIST])) + RESERVE * (s.reserves[US] - s.reserves[JIHADIST]),
    )


def aims(s: Labyrinth) -> float:
    """How near either side is to what wins the game (2.0, 9.1)."""
    track = s.victory
    good, islamist = track[GOOD_RESOURCES], track[ISLAMIST_RESOURCES]
    worth = GOOD_AIM * good * good
    if islamist:
        worth -= ISLAMIST_AIM * islamist * islamist * (1.0 if solitaire(s) or _adjoin(s) else APART)
    if track[GOOD_OR_FAIR] > 10:
        worth += COUNTRIES_AIM * ((track[GOOD_OR_FAIR] - 10) / 5) ** 2
    if track[POOR_OR_ISLAMIST] > 9 and s.prestige < 5:
        worth -= DISGRACE * (track[POOR_OR_ISLAMIST] - 9) / 6 * (5 - s.prestige) / 4
    if not solitaire(s):
        on_map = CELLS - s.cell_track + (1 if s.sadr >= 0 else 0)
        worth += FEW_CELLS * FEWER**on_map
    return worth + _at_the_end(s, good, islamist)


def _adjoin(s: Labyrinth) -> bool:
    ruled = at_islamist_rule(s)
    return any(neighbour in ruled for c in ruled for neighbour in ADJACENT[c])


def _at_the_end(s: Labyrinth, good: int, islamist: int) -> float:
    """2.3, 9.1: who would win if the cards ran out, the surer the fewer are left."""
    lead = good - 2 * islamist - 0.5
    if solitaire(s):
        lead = min(lead, good - SOLITAIRE_LEAST[s.options[DECKS]] + 0.5)
    return AT_THE_END * passed(s) ** 2 * lead / (1.5 + abs(lead))


def passed(s: Labyrinth) -> float:
    """How much of the game is over, by the cards that are still to be drawn."""
    decks = s.options[DECKS]
    return (s.deck_number - len(s.deck) / CARDS) / decks


def prestige(s: Labyrinth) -> float:
    return PRESTIGE * s.prestige + PRESTIGE_LEVEL * prestige_level(s)


def relations(s: Labyrinth) -> float:
    """GWOT relations (4.7.2): what the penalty costs, and how far the world stands on the side of the US."""
    balance = 1  # Israel
    for c in POSTURE_COUNTRIES:
        posture = s.posture[c]
        if posture:
            balance += 1 if posture == HARD else -1
    return POSTURE * (balance if us_posture(s) == HARD else -balance) - PENALTY * gwot_penalty(s)


def troops_at_hand(s: Labyrinth) -> float:
    level = troop_level(s)
    return TROOP_LEVEL * level + (LEVEL_STEP * (s.troop_track % 5) if level < LOW_INTENSITY else 0.0)


def funds(s: Labyrinth) -> float:
    """What the Funding is worth to the Jihadists."""
    return FUNDING * s.funding + FUNDING_LEVEL * funding_level(s)
