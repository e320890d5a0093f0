"""A match gone through with a net: who was likely to win after every answer, what luck gave, what choices cost.

It can be done in parts, one after another or in several processes: what is found of an answer depends on the match and
the number of the answer alone, and is the same each time.
"""

import hashlib
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from random import Random
from typing import NamedTuple

from realpolitik.analysis.chances import Chances
from realpolitik.bots.net.files import has_net
from realpolitik.extras import how_to_add
from realpolitik.kernel.chance import Recorded
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import Question


class Looked(NamedTuple):
    """What was found of an answer that somebody gave, and of what chance made of it. Chances are those of all seats."""

    at: int  # how many answers had been given before it
    seat: int  # whose it was
    before: Chances  # the chances to win before it …
    after: Chances  # … and once chance had answered too
    end: int  # how many answers had been given by then
    choices: int  # how many options there were; 0 where the net does not know such questions
    chosen: int
    better: int  # the option that promised most
    cost: float  # of the seat's own chance
    gave: Chances  # what the choice gave to every seat, beside the better one …
    dice: Chances  # … what dice did …
    draws: Chances  # … and what draws did


def why_not_analysed(match: Match) -> str:
    """Why nobody can say who was likely to win; nothing where somebody can. A name of a message."""
    if not has_net(match.game.name):
        return "analysis-no-net"
    if match.chance.unknown():
        return "analysis-unknown-hands"
    if find_spec("numpy") is None:
        return "analysis-no-numpy"
    return ""


def how_to_analyse() -> str:
    """The command that brings what is missing."""
    return how_to_add("net")


def look(match: Match, begin: int = 0, end: int | None = None) -> Iterator[Looked]:
    """What is found of the answers from `begin` to before `end` that people or bots gave, one after another."""
    from realpolitik.analysis.walking import Walker  # which loads the nets

    last = len(match.answers) if end is None else min(end, len(match.answers))
    again = Match(match.game, match.setup, Recorded())
    walker = Walker(match.game.name, seed_of(match))
    for seat, option in match.answers[:begin]:
        walker.hear(again)
        again.answer(option, seat)
    while len(again.answers) < last:
        found = walker.step(again, match.answers)
        if found is not None:
            yield found


def seed_of(match: Match) -> str:
    """What all chance of an analysis comes from: the match itself, so that every analysis of it is the same."""
    return hashlib.sha256(repr((match.game.name, match.setup.scenario, match.answers)).encode()).hexdigest()


def random_at(seed: str, at: int) -> Random:
    return Random(f"{seed}/{at}")


def questions_at(match: Match, places: Sequence[int]) -> dict[int, Question]:
    """The questions that were answered at some places of a match."""
    wanted, found = set(places), {}
    again = Match(match.game, match.setup, Recorded(match.chance.unknown()))
    for seat, option in match.answers:
        if len(again.answers) in wanted and seat >= 0 and (question := again.question_to(seat)) is not None:
            found[len(again.answers)] = question
        again.answer(option, seat)
    return found
