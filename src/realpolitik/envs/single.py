"""A game as an environment of Gymnasium: one seat learns, bots have the others."""

from collections.abc import Mapping
from typing import Any

from realpolitik.bots.bot import Bot, Seat
from realpolitik.bots.roster import new_bot, usual_bot
from realpolitik.encodings.finding import encoding_of
from realpolitik.envs.needed import needed
from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.errors import BadSetup
from realpolitik.kernel.kits import game_named
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import Question

with needed("numpy", "gymnasium"):
    from gymnasium import Env
    from gymnasium.spaces import Discrete

    from realpolitik.envs.spaces import Observation, nothing, observation, observation_space


class SeatEnv(Env[Any, Any]):
    """The decisions of one seat, by its name; all other seats are a bot's, by default the usual one. The reward comes
    with the end: from 1 for the first to -1 for the last."""

    def __init__(
        self,
        game: str,
        seat: str = "",
        opponent: str = "",
        scenario: str = "",
        options: Mapping[str, object] | None = None,
        preset: str = "",
    ) -> None:
        self.game = game_named(game)
        self.setup = self.game.setup(scenario, options, preset)
        self.encoding = encoding_of(game)
        seats = self.game.seats(self.setup)
        if seat and seat not in seats:
            raise BadSetup(f"{game} has no seat {seat!r} in this set-up; it has {', '.join(seats)}")
        self.seat = seats.index(seat) if seat else 0
        self.opponents = {number: opponent or usual_bot(game, name) for number, name in enumerate(seats)}
        self.observation_space = observation_space(self.encoding)
        self.action_space = Discrete(self.encoding.actions)
        for name in self.opponents.values():
            new_bot(name, game)  # refuses what there is not

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        number = str(self.np_random.integers(2**62))
        self.match = Match(self.game, self.setup, Seeded(number))
        self.bots: dict[int, Bot] = {
            at: new_bot(name, self.game.name, f"{number}/{at}")
            for at, name in self.opponents.items()
            if at != self.seat
        }
        self._go_on()
        return self._observed(), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        asked = self._asked()
        if asked is None:
            raise ValueError("the game is over: reset begins another")
        self.match.answer(self.encoding.option_of(asked, int(action)), self.seat)
        self._go_on()
        gained = self.match.returns[self.seat] if self.match.over else 0.0
        return self._observed(), gained, self.match.over, False, self._info()

    def _asked(self) -> Question | None:
        return self.match.question_to(self.seat)

    def _go_on(self) -> None:
        """Bots answer, until the seat has something to choose, or the game is over."""
        while not self.match.over:
            mine = self._asked()
            if mine is not None and len(mine.options) > 1:
                break
            q = mine or self.match.question
            option = q.options[0]
            if len(q.options) > 1:
                option = self.bots[q.seat].choose(Seat(self.match, q.seat)).option
            self.match.answer(option, q.seat)

    def _observed(self) -> Observation:
        asked = self._asked()
        if asked is None:
            return nothing(self.encoding)
        seen = self.encoding.observe(self.match.state, asked)
        return observation(self.encoding, seen, self.encoding.actions_of(asked))

    def _info(self) -> dict[str, Any]:
        outcome = self.match.outcome
        return {"ending": outcome.ending, "places": outcome.places} if outcome else {}
