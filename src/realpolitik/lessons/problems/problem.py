"""A problem: a position in which some choices may lose the game before their card is done with, and others do not.

Nobody has an opinion on it: `kernel/foresight.py` looks at every choice to its end, when a problem is found
(`tools/problems.py`), when it is tested, and when it is played.
"""

import json
from functools import cached_property
from importlib.resources import files
from typing import Any, Final

from realpolitik.kernel.chance import Recorded
from realpolitik.kernel.foresight import Foresight
from realpolitik.kernel.game import Setup
from realpolitik.kernel.kits import game_named
from realpolitik.kernel.match import Match
from realpolitik.kernel.peril import Peril
from realpolitik.kernel.question import KINDS, Note, dice_of
from realpolitik.lessons.staged import OPEN, Judged, Staged, Standing

LAST: Final = 4  # notes that tell how a defeat would come about


class Problem(Staged):
    """`safe` are the options of the first question after which no defeat can come, by their names."""

    blind = True

    def __init__(self, game: str, written: dict[str, Any]) -> None:
        super().__init__(written["name"], written["seat"], "problem", written["rule"])
        self.game = game
        self.difficulty = written["difficulty"]
        self.safe: tuple[str, ...] = tuple(written["safe"])
        self._written = written

    @cached_property
    def setup(self) -> Setup:
        setup = game_named(self.game).setup(self._written["scenario"], self._written["options"])
        setup.position = self._written["position"]
        return setup

    def _judge(self, match: Match) -> Judged:
        """Missed with the first choice over which a defeat hangs; done when the card is, and the game goes on."""
        again = Match(match.game, match.setup, Recorded())
        seat, first = match.seats.index(self.seat), again.question.kind
        for by, option in match.answers:
            if by == seat and (why := _defeat(again, seat, option)) is not None:
                return Judged(Standing.MISSED, why)
            again.answer(option, by)
        ended = again.over or any(question.kind == first for question in again.questions)
        return Judged(Standing.DONE) if ended else OPEN


def _defeat(match: Match, seat: int, option: int) -> tuple[Note, ...] | None:
    """How a choice may lose the game, as it would be told; None where it cannot."""
    ahead = Foresight.of(match, seat)
    verdict = ahead.verdict(option)
    if verdict.peril == Peril.NONE:
        return None
    return tuple([note for note in ahead.notes(verdict) if not dice_of(note)][-LAST:])


def solutions(match: Match, seat: int) -> list[str] | None:
    """The options of the open question after which no defeat can come; None where that is not proven of all."""
    question = match.question_to(seat)
    if question is None:
        return None
    ahead = Foresight.of(match, seat)
    verdicts = {option: ahead.verdict(option) for option in question.options}
    if not all(verdict.proven for verdict in verdicts.values()):
        return None
    return [match.game.describe_option(question, o) for o, verdict in verdicts.items() if verdict.peril == Peril.NONE]


def written(name: str, match: Match, seat: int, position: dict[str, Any]) -> dict[str, Any] | None:
    """A problem as data, where the open question makes one: something survives, and something does not."""
    safe, question = solutions(match, seat), match.question_to(seat)
    if question is None or not safe or len(safe) == len(question.options):
        return None
    return {
        "name": name,
        "seat": match.seats[seat],
        "rule": match.game.section_of(KINDS[question.kind]),
        "difficulty": difficulty(len(safe), len(question.options)),
        "safe": safe,
        "scenario": match.setup.scenario,
        "options": dict(match.setup.options),
        "position": position,
    }


def difficulty(safe: int, options: int) -> int:
    """From 1, where most choices survive, to 3, where hardly any does."""
    return 3 if 4 * safe <= options else 2 if 2 * safe <= options else 1


def problems_of(game: str) -> tuple[Problem, ...]:
    """The problems that are kept of a game."""
    text = files("realpolitik.lessons.problems").joinpath(f"{game}.json").read_text(encoding="utf-8")
    return tuple([Problem(game, it) for it in json.loads(text)])
