"""Digests and counts: see `tests/determinism.py`."""

from pathlib import Path

import pytest
from determinism import played, played_after_others, ways
from tabletop import GAME, table

DIGESTS = Path(__file__).with_name("digests.txt").read_text().splitlines()


@pytest.mark.parametrize("line", DIGESTS)
def test_the_same_game_ends_in_the_same_position(line: str) -> None:
    assert played(GAME.name, int(line.split()[0])) == line


def test_another_game_loaded_first_changes_nothing() -> None:
    """Answers and positions are numbers: what other games register must not shift those of this one."""
    assert played_after_others(GAME.name, 0) == DIGESTS[0]


def test_counts_of_a_small_hand() -> None:
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
