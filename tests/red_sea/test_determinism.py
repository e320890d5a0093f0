"""Digests and counts: see `tests/determinism.py`."""

from pathlib import Path

import pytest
from determinism import played, played_after_others, ways
from red_sea.seaside import sea

DIGESTS = Path(__file__).with_name("digests.txt").read_text().splitlines()


@pytest.mark.parametrize("line", DIGESTS)
def test_the_same_game_ends_in_the_same_position(line: str) -> None:
    assert played("red-sea", int(line.split()[0])) == line


def test_another_game_loaded_first_changes_nothing() -> None:
    """Answers and positions are numbers: what other games register must not shift those of this one."""
    assert played_after_others("red-sea", 0) == DIGESTS[0]


def test_counts_of_a_small_hand() -> None:
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
