"""Digests and counts: see `tests/determinism.py`."""

from pathlib import Path

import pytest
from determinism import played, played_after_others, ways
from labyrinth.desk import desk

DIGESTS = Path(__file__).with_name("digests.txt").read_text().splitlines()


@pytest.mark.parametrize("line", DIGESTS)
def test_the_same_game_ends_in_the_same_position(line: str) -> None:
    assert played("labyrinth", int(line.split()[0])) == line


def test_another_game_loaded_first_changes_nothing() -> None:
    """Answers and positions are numbers: what other games register must not shift those of this one."""
    assert played_after_others("labyrinth", 0) == DIGESTS[0]


def test_counts_of_a_small_hand() -> None:
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
