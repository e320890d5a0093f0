"""How the game ends (2.0): at once, by a side's aims (2.1), or when the last deck runs out (2.3); alone by 9.1."""

from typing import Final

from realpolitik.games.labyrinth.board import ADJACENT, MUSLIM_COUNTRIES
from realpolitik.games.labyrinth.options import DECKS
from realpolitik.games.labyrinth.sides import JIHADIST, NOBODY, US
from realpolitik.games.labyrinth.state import (
    CELLS,
    GOOD_OR_FAIR,
    GOOD_RESOURCES,
    GREEN,
    ISLAMIST_RESOURCES,
    POOR_OR_ISLAMIST,
    Labyrinth,
    at_islamist_rule,
    resources,
    solitaire,
)
from realpolitik.kernel.outcome import Outcome
from realpolitik.kernel.question import EVERYBODY, note_kind
from realpolitik.kernel.state import note

GOOD_RESOURCES_NEEDED: Final = 12
ISLAMIST_RESOURCES_NEEDED: Final = 6
COUNTRIES_NEEDED: Final = 15
SOLITAIRE_LEAST: Final = (0, 6, 9, 12)  # 9.1: the Good resources that the US needs after so many decks

WON_BY_GOOD_RESOURCES: Final = note_kind("won_by_good_resources", "2.1.1", "n")
WON_BY_GOVERNANCE: Final = note_kind("won_by_governance", "2.1.1", "n")
WON_BY_NO_CELLS: Final = note_kind("won_by_no_cells", "2.1.1")
WON_BY_CALIPHATE: Final = note_kind("won_by_caliphate", "2.1.2", "n")
WON_BY_DISGRACE: Final = note_kind("won_by_disgrace", "2.1.2", "n")
WON_BY_WMD: Final = note_kind("won_by_wmd", "2.1.2")
WON_BY_SPIKE: Final = note_kind("won_by_spike", "2.2", "side")
WON_AT_END: Final = note_kind("won_at_end", "2.3", "side", "good", "islamist")
LOST_ALONE: Final = note_kind("lost_alone", "9.1", "good", "needed")


def win(s: Labyrinth, side: int, how: int, *arguments: int) -> None:
    """The game is over, whatever is pending."""
    note(s, how, *arguments)
    if solitaire(s):
        places = [1 if side == US else 2]
    else:
        places = [2, 2]
        places[s.seats[side]] = 1
    s.outcome = Outcome(tuple(places), (how, EVERYBODY, *arguments))


def caliphate(s: Labyrinth) -> bool:
    """2.1.2: enough resources at Islamist Rule, and two of the countries adjacent; alone without that (9.1)."""
    if s.victory[ISLAMIST_RESOURCES] < ISLAMIST_RESOURCES_NEEDED:
        return False
    return solitaire(s) or side_by_side(s)


def side_by_side(s: Labyrinth) -> bool:
    """Whether two countries at Islamist Rule are adjacent."""
    ruled = at_islamist_rule(s)
    return any(neighbour in ruled for c in ruled for neighbour in ADJACENT[c])


def disgrace(s: Labyrinth) -> bool:
    return s.prestige == 1 and s.victory[POOR_OR_ISLAMIST] >= COUNTRIES_NEEDED


def us_aim(s: Labyrinth) -> int:
    """2.1.1: the note that tells how the US wins now, or -1."""
    if s.victory[GOOD_RESOURCES] >= GOOD_RESOURCES_NEEDED:
        return WON_BY_GOOD_RESOURCES
    return WON_BY_GOVERNANCE if s.victory[GOOD_OR_FAIR] >= COUNTRIES_NEEDED else -1


def jihadist_aim(s: Labyrinth) -> int:
    """2.1.2, but for the WMD in the United States."""
    if caliphate(s):
        return WON_BY_CALIPHATE
    return WON_BY_DISGRACE if disgrace(s) else -1


def check_victory(s: Labyrinth, first: int = NOBODY) -> None:
    """2.1: to be asked after every change of governance, resources or prestige. `first` wins if both have won (2.2)."""
    if s.over:
        return
    track = s.victory
    if (
        track[GOOD_RESOURCES] < GOOD_RESOURCES_NEEDED
        and track[ISLAMIST_RESOURCES] < ISLAMIST_RESOURCES_NEEDED
        and track[GOOD_OR_FAIR] < COUNTRIES_NEEDED
        and track[POOR_OR_ISLAMIST] < COUNTRIES_NEEDED
    ):
        return
    us, jihadist = us_aim(s), jihadist_aim(s)
    if us >= 0 and jihadist >= 0 and first != NOBODY:
        win(s, first, WON_BY_SPIKE, first)
    elif us >= 0:
        win(s, US, us, track[GOOD_RESOURCES if us == WON_BY_GOOD_RESOURCES else GOOD_OR_FAIR])
    elif jihadist >= 0:
        win(s, JIHADIST, jihadist, track[ISLAMIST_RESOURCES if jihadist == WON_BY_CALIPHATE else POOR_OR_ISLAMIST])


def check_cells(s: Labyrinth) -> None:
    """2.1.1: no cell left in any country; alone that wins nothing (9.1)."""
    if s.cell_track == CELLS and s.sadr < 0 and not s.over and not solitaire(s):
        win(s, US, WON_BY_NO_CELLS)


def end_of_game(s: Labyrinth) -> None:
    """2.3: the last deck has run out. Where a regime was changed this very turn, Islamist Rule still counts."""
    good = s.victory[GOOD_RESOURCES]
    islamist = s.victory[ISLAMIST_RESOURCES]
    islamist += sum(resources(s, c) for c in MUSLIM_COUNTRIES if s.regime_change[c] == GREEN)
    needed = SOLITAIRE_LEAST[s.options[DECKS]]
    if solitaire(s) and good > 2 * islamist and good < needed:
        win(s, JIHADIST, LOST_ALONE, good, needed)
        return
    winner = US if good > 2 * islamist else JIHADIST
    win(s, winner, WON_AT_END, winner, good, islamist)
