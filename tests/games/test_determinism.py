"""Digests and counts: see `tests/determinism.py`."""

from pathlib import Path

import pytest
from determinism import played, played_after_others, ways
from games.frozen import GAMES
from labyrinth.desk import desk
from red_sea.seaside import sea
from tabletop import table

HOME = Path(__file__).parent
DIGESTS = {name: (HOME / f"{name}.digests.txt").read_text().splitlines() for name in GAMES}


@pytest.mark.parametrize(("name", "line"), [(name, line) for name, lines in DIGESTS.items() for line in lines])
def test_the_same_game_ends_in_the_same_position(name: str, line: str) -> None:
    assert played(name, int(line.split()[0])) == line


@pytest.mark.parametrize("name", DIGESTS)
def test_another_game_loaded_first_changes_nothing(name: str) -> None:
    """Answers and positions are numbers: what other games register must not shift those of this one."""
    assert played_after_others(name, 0) == DIGESTS[name][0]


def test_counts_of_a_small_hand_in_twilight_struggle() -> None:
    """Two countries in reach of each other's influence, one card of 1 Op for the USSR, counted by hand.

    The card is Nasser (15): as an event (1 way), to place 1 influence, for a coup or a realignment in Panama.
    """
    t = table(ussr=["nasser"], us=["fidel"], influence={"panama": (1, 0)}, passing="us", passing_up=False)
    uses = t.do("nasser").options
    assert uses == ["event", "place_influence", "coup", "realignment"]
    reachable = 5  # nothing of its own on the board: the five neighbours of the USSR (6.1.4)
    after_event = 1  # the US plays Fidel, its only card
    assert ways(t.state, 1) == 4
    assert ways(t.state, 2) == after_event + reachable + 1 + 1


def test_counts_of_a_small_hand_in_red_sea() -> None:
    """One card of 1 Op for the USSR, Nasserism (23), and one American country to aim at, counted by hand.

    As an event (then the US plays its only card), to place 1 influence in Oman, next to it or in the sea lanes, for a
    coup or a realignment in Yemen.
    """
    board = {"oman": (0, 1), "yemen": (1, 0)}
    t = sea(ussr=["nasserism"], us=["zbig"], influence=board, passing="us", passing_up=False)
    assert t.do("nasserism").options == ["event", "place_influence", "coup", "realignment"]
    reachable = 3  # Oman, Saudi Arabia, the sea lanes
    assert ways(t.state, 1) == 4
    assert ways(t.state, 2) == 1 + reachable + 1 + 1
    dice = 6
    american = 5  # Zbigniew Brzezinski: as an event, for influence, a coup, realignments, to the space race
    assert ways(t.state, 3) == american + reachable + dice + dice


def test_counts_of_a_small_hand_in_labyrinth() -> None:
    """One card of 1 for the Jihadists, IEDs (52), without a Regime Change country for its event, and one cell in a Fair
    country, asleep, counted by hand.

    To recruit there, to travel to any of the other 37 countries, for jihad, for a plot, or to reserves: then the US has
    its last card, Abbas (11), to play as an event, for a War of Ideas or to reserves, or to discard or hold it, and
    with that the turn ends and 118 cards are left to be drawn.
    """
    d = desk(jihadist=["ieds"], us=["abbas"], cells={"egypt": 1}, governance={"egypt": "fair neutral"}, funding=9)
    assert d.do("ieds").options == ["recruit", "travel", "jihad", "plot", "reserves"]
    assert ways(d.state, 1) == 5
    last_card = 3
    assert ways(d.state, 2) == 1 + 1 + 1 + 1 + last_card
    dice = 6
    countries = 37
    pile = 118
    assert ways(d.state, 3) == dice + countries + dice + dice + 3 + pile + pile
