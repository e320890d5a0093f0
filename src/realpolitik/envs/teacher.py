"""A bot of the roster that says what it would choose, in games that have no match around them."""

from realpolitik.bots.abilities import decision
from realpolitik.bots.bot import Seat
from realpolitik.bots.roster import new_bot
from realpolitik.encodings.encoding import NO_ACTION
from realpolitik.encodings.episode import Episode
from realpolitik.kernel.game import Game, Setup
from realpolitik.kernel.match import Match


class Teacher:
    """It knows what the seat may know that is asked, as bots do. The same seed makes the same choices."""

    def __init__(self, bot: str, game: Game, seed: str) -> None:
        self.bot = new_bot(bot, game.name, seed)
        self.game = game
        self._matches: dict[int, tuple[Setup, Match]] = {}  # one for each set-up, which turns to the position of a game

    def choice(self, episode: Episode) -> int:
        """The action that it would choose; none where the game is over."""
        asked = episode.question
        if asked is None:
            return NO_ACTION
        match = self._match(episode.setup)
        match.turn_to(episode.state)
        option = decision(self.bot, Seat(match, asked.seat))
        return episode.encoding.actions_of(asked)[asked.options.index(option)]

    def _match(self, setup: Setup) -> Match:
        if id(setup) not in self._matches:
            self._matches[id(setup)] = setup, Match(self.game, setup)  # kept with it, so that its number is its own
        return self._matches[id(setup)][1]
