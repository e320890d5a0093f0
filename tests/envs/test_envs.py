"""The usual interfaces of reinforcement learning: what their own tests demand, and what ours do."""

import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from games.frozen import GAMES
from gymnasium.utils.env_checker import check_reset_seed_determinism
from gymnasium.wrappers.common import PassiveEnvChecker
from pettingzoo.test import api_test, seed_test

from realpolitik.encodings.finding import encoding_of
from realpolitik.envs.aec import SeatsEnv
from realpolitik.envs.single import SeatEnv
from realpolitik.envs.vector import VectorEnv
from realpolitik.kernel.errors import BadSetup, RealpolitikError, WrongAnswer

# each game as it is played by default, and all other numbers of seats
TABLES: list[tuple[str, dict[str, object]]] = [
    *[(name, {}) for name in GAMES],
    ("labyrinth", {"solitaire": True}),
    ("world-order", {"powers": "without_eu"}),
    ("world-order", {"powers": "usa_china"}),
]
SEATS = [(4 if name == "world-order" else 2) for name in GAMES] + [1, 3, 2]
CYCLES = 300


@pytest.mark.parametrize(("table", "seats"), list(zip(TABLES, SEATS, strict=True)))
@pytest.mark.filterwarnings("ignore")  # of PettingZoo's: what it tells of, such as zeros, is meant
def test_pettingzoos_own_tests_pass(table: tuple[str, dict[str, object]], seats: int) -> None:
    name, options = table
    env = SeatsEnv(name, options=options)
    assert len(env.possible_agents) == seats
    api_test(env, num_cycles=CYCLES)
    seed_test(lambda: SeatsEnv(name, options=options), num_cycles=CYCLES)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_of_agents_ends_with_what_each_has_gained(name: str) -> None:
    env = SeatsEnv(name)
    env.reset(seed=5)
    gained = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observed, reward, over, cut, _ = env.last()
        gained[agent] += reward
        mask = observed["action_mask"]
        assert over or mask.sum() > 1
        env.step(None if over or cut else env.action_space(agent).sample(mask))
    assert abs(sum(gained.values())) < 1e-9
    assert max(gained.values()) <= 1


def test_what_is_not_on_offer_is_refused() -> None:
    env = SeatsEnv("red-sea")
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    with pytest.raises(WrongAnswer, match="is not on offer"):
        env.step(int(np.argmin(mask)))
    with pytest.raises(ValueError, match="None is no action"):
        env.step(None)


def test_who_is_not_asked_observes_nothing() -> None:
    env = SeatsEnv("red-sea")
    env.reset(seed=1)
    (other,) = [agent for agent in env.agents if agent != env.agent_selection]
    observed = env.observe(other)
    assert not observed["observation"].any()
    assert not observed["action_mask"].any()


# -- one seat ----------------------------------------------------------------------------------------------------------


PLAYED_ALONE = [("red-sea", "ussr"), ("twilight-struggle", "us"), ("labyrinth", "jihadist"), ("world-order", "china")]


@pytest.mark.parametrize(("name", "seat"), PLAYED_ALONE)
def test_one_seat_plays_a_game_against_a_bot_under_gymnasiums_eyes(name: str, seat: str) -> None:
    """Its own checks of a reset, and of every step of a game; and the same seed is the same game."""

    def played() -> tuple[list[bytes], float, dict[str, Any]]:
        env = PassiveEnvChecker(SeatEnv(name, seat=seat, opponent="random"))
        observed, _ = env.reset(seed=3)
        env.action_space.seed(3)
        seen, over, reward, info = [], False, 0.0, {}
        while not over:
            seen.append(observed["observation"].tobytes())
            observed, reward, over, _, info = env.step(env.action_space.sample(observed["action_mask"]))
        return seen, float(reward), info

    check_reset_seed_determinism(SeatEnv(name, seat=seat, opponent="random"))
    seen, reward, info = played()
    assert -1 <= reward <= 1
    assert info["ending"]
    assert played() == (seen, reward, info)


def test_the_usual_bot_is_the_opponent_unless_another_is_chosen() -> None:
    assert SeatEnv("red-sea").opponents[1] == "cadet"
    with pytest.raises(RealpolitikError, match="red-sea has no bot 'kasparov'"):
        SeatEnv("red-sea", opponent="kasparov")
    with pytest.raises(BadSetup, match="red-sea has no seat 'france' in this set-up; it has us, ussr"):
        SeatEnv("red-sea", seat="france")


# -- many games --------------------------------------------------------------------------------------------------------


def moves(env: VectorEnv, steps: int) -> list[tuple[bytes, bytes, bytes, bytes]]:
    """What is seen where the last action on offer is always taken."""
    found = []
    for _ in range(steps):
        counts = (env.actions >= 0).sum(axis=1)
        chosen = env.actions[np.arange(env.games), counts - 1]
        seen = env.observations.tobytes(), env.seats.tobytes()
        rewards, over = env.step(chosen)
        found.append((*seen, rewards.tobytes(), over.tobytes()))
    return found


def test_many_games_go_the_same_way_in_any_number_of_processes() -> None:
    with (
        VectorEnv("red-sea", games=5, processes=1, seed=4) as one,
        VectorEnv("red-sea", games=5, processes=2, seed=4) as two,
    ):
        masks = one.masks()
        assert masks.sum() == (one.actions >= 0).sum()
        assert all(masks[game, action] for game in range(5) for action in one.actions[game] if action >= 0)
        first = moves(one, 150)
        assert first == moves(two, 150)
    assert any(any(over) for *_, over in first)  # games have ended, and others begun


def test_games_of_several_set_ups_are_played_at_once() -> None:
    mix: list[dict[str, object]] = [{}, {"powers": "usa_china"}, {"powers": "without_eu"}]
    with VectorEnv("world-order", games=6, processes=2, seed=4, mix=mix) as env:
        assert env.seats_of.tolist() == [4, 2, 3, 4, 2, 3]
        assert len(env.agents) == 4
        asked, ended = env.seats.copy(), set()
        for _ in range(1500):
            counts = (env.actions >= 0).sum(axis=1)
            rewards, over = env.step(env.actions[np.arange(env.games), counts - 1])
            asked = np.maximum(asked, env.seats)
            for game in np.flatnonzero(over):
                ended.add(int(env.seats_of[game]))
                assert not rewards[game, env.seats_of[game] :].any()
        assert (asked < env.seats_of).all()
        assert ended == {2, 3, 4}


def test_what_goes_wrong_in_a_process_is_told() -> None:
    env = VectorEnv("red-sea", games=2, processes=2)
    with pytest.raises(RealpolitikError, match="is not on offer"):
        env.step(np.full(2, encoding_of("red-sea").actions - 1))
    env.close()
    with pytest.raises(RealpolitikError, match="2 games cannot be played by 3 processes"):
        VectorEnv("red-sea", games=2, processes=3)


# -- without the extra -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("module", "package"), [("aec", "pettingzoo"), ("single", "gymnasium"), ("vector", "numpy")])
def test_what_is_missing_is_named(module: str, package: str) -> None:
    code = f"import sys; sys.modules['{package}'] = None; import realpolitik.envs.{module}"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    told = f"environments need the package {package}; to install it: pip install 'realpolitik[envs]'"
    assert run.stderr.strip().endswith(told)
