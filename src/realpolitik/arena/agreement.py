"""How far a bot agrees with those who played a game: where it ranks what they chose, and how it saw the game ending."""

from collections.abc import Iterator
from typing import NamedTuple

from realpolitik.bots.abilities import Foretells, Weighs
from realpolitik.bots.bot import Seat
from realpolitik.bots.roster import bots_of, new_bot
from realpolitik.kernel.chance import Recorded
from realpolitik.kernel.errors import BadSetup
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import ARBITER, KINDS, NATURE


class Compared(NamedTuple):
    """A choice that somebody made among several options, and where the bot ranks it, 1 being its own first."""

    kind: str  # of the question
    turn: int
    rank: int
    options: int


class Foretold(NamedTuple):
    """What a bot in one seat thought, at its first choice of a turn, of a game whose winner is known by now."""

    turn: int
    chance: float  # that the winner would win
    likeliest: bool  # whether nobody seemed likelier


def agreement(match: Match, bot: str, every: int = 1) -> Iterator[Compared | Foretold]:
    """Go through a match and ask the bot at every so many choices of all seats, as if it sat there."""
    player = new_bot(bot, match.game.name, "agree")
    if not isinstance(player, Weighs):
        able = [name for name in bots_of(match.game.name) if isinstance(new_bot(name, match.game.name), Weighs)]
        raise BadSetup(f"{bot} has no opinion to agree with; bots that have one: {', '.join(able)}")
    winners = match.outcome.winners if match.outcome is not None else ()
    again = Match(match.game, match.setup, Recorded(match.chance.unknown()))
    asked, seen = 0, set[tuple[int, int]]()
    for who, option in match.answers:
        question = again.question_to(who) if who not in (NATURE, ARBITER) else None
        if question is not None and len(question.options) > 1:
            turn, seat = turn_of(again), Seat(again, who)
            if len(winners) == 1 and isinstance(player, Foretells) and (turn, who) not in seen:
                seen.add((turn, who))
                chances = player.chances(seat)
                yield Foretold(turn, chances[winners[0]], chances[winners[0]] >= max(chances))
            if asked % every == 0:
                ranked = [weighed.option for weighed in player.weigh(seat)]
                yield Compared(KINDS[question.kind].name, turn, ranked.index(option) + 1, len(ranked))
            asked += 1
        again.answer(option, who)


def turn_of(match: Match) -> int:
    """The turn of a game that has turns, or the round of one that has rounds."""
    state = match.state
    return int(getattr(state, "turn", getattr(state, "round", 0)))
