"""A game as an environment of PettingZoo, for all its seats: agents act one by one (AEC), as they are asked."""

from collections.abc import Mapping
from random import Random
from typing import Any

from realpolitik.encodings.episode import Episode
from realpolitik.encodings.finding import encoding_of
from realpolitik.envs.needed import needed
from realpolitik.kernel.kits import game_named

with needed("numpy", "gymnasium", "pettingzoo"):
    from gymnasium.spaces import Discrete
    from pettingzoo import AECEnv

    from realpolitik.envs.spaces import Observation, nothing, observation, observation_space


class SeatsEnv(AECEnv):  # type: ignore[misc] # it has no types
    """An agent a seat, by the seat's name. Decisions are what there is to choose: chance is drawn, and whatever has but
    one answer is answered. The reward comes with the end: from 1 for the first to -1 for the last.

    An agent that is not asked observes zeros: what it may know is told together with what it is asked.
    """

    def __init__(
        self, game: str, scenario: str = "", options: Mapping[str, object] | None = None, preset: str = ""
    ) -> None:
        super().__init__()
        self.metadata = {"name": f"realpolitik_{game}", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.game = game_named(game)
        self.setup = self.game.setup(scenario, options, preset)
        self.encoding = encoding_of(game)
        self.possible_agents = list(self.game.seats(self.setup))
        self.observation_spaces = {agent: observation_space(self.encoding) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self.encoding.actions) for agent in self.possible_agents}
        self.random = Random()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.random = Random(seed)
        self.episode = Episode(self.game, self.setup, self.encoding, self.random)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._select()

    def observe(self, agent: str) -> Observation:
        if self.episode.question is None or agent != self.agent_selection:
            return nothing(self.encoding)
        return observation(self.encoding, self.episode.observe(), self.episode.actions())

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked: None is no action")
        self.episode.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._select()
        self._accumulate_rewards()

    def _select(self) -> None:
        """Whoever is asked comes next; at the end each seat is told what it has gained."""
        asked = self.episode.question
        if asked is not None:
            self.agent_selection = self.possible_agents[asked.seat]
            return
        self.rewards = dict(zip(self.agents, self.episode.returns, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)

    def render(self) -> None:
        """There is nothing to look at: `realpolitik play` and `realpolitik serve` show games."""

    def close(self) -> None:
        pass
