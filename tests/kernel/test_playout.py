"""Random play-outs in the kernel's own loop."""

import pytest
from games.frozen import GAMES
from toy import GAME

import realpolitik
from realpolitik.kernel.data import digest
from realpolitik.kernel.playout import playout


def test_a_game_is_played_to_its_end() -> None:
    state = GAME.start(GAME.setup())
    assert playout(state, 1) > 9
    assert state.outcome is not None


def test_the_same_seed_plays_the_same_game_and_another_seed_another() -> None:
    ends = [GAME.start(GAME.setup()) for _ in range(3)]
    for state, seed in zip(ends, (5, 5, 6), strict=True):
        playout(state, seed)
    assert digest(ends[0]) == digest(ends[1]) != digest(ends[2])


def test_it_stops_after_so_many_questions() -> None:
    state = GAME.start(GAME.setup())
    assert playout(state, 1, most=4) == 4
    assert not state.over


@pytest.mark.parametrize("name", GAMES)
def test_every_option_comes_up(name: str) -> None:
    """The generator is small, but not that small: over many games each first answer is given."""
    game = realpolitik.game(name)
    first = set()
    for seed in range(200):
        state = game.start(game.setup())
        playout(state, seed, most=6)
        first.add(digest(state))
    assert len(first) > 150
