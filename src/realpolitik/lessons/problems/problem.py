"""A problem: a position in which some choices may lose the game before their card is done with, and others do not.

Nobody has an opinion on it: `kernel/foresight.py` looks at every choice to its end, when a problem is found
(`tools/problems.py`), when it is tested, and when it is played.
"""

import json
from functools import cached_property
from importlib.resources import files
from typing import Any, Final, NamedTuple

from realpolitik.kernel.chance import Recorded
from realpolitik.kernel.foresight import Foresight, Verdict
from realpolitik.kernel.game import Setup
from realpolitik.kernel.kits import game_named
from realpolitik.kernel.match import Match
from realpolitik.kernel.peril import Peril
from realpolitik.kernel.question import KINDS, Note, dice_of
from realpolitik.lessons.staged import OPEN, Judged, Staged, Standing

LAST: Final = 4  # notes that tell how a defeat would come about
# the questions that a problem may begin with, and the words that go with each
MESSAGES: Final = {
    "choose_card": "problem",
    "choose_headline": "problem-headline",
    "play_card": "problem-war",
    "how_to_play": "problem-use",
}


class Problem(Staged):
    """`safe` are the options of the first question after which no defeat can come, by their names."""

    blind = True

    def __init__(self, game: str, written: dict[str, Any]) -> None:
        super().__init__(written["name"], written["seat"], MESSAGES[written["asks"]], written["rule"])
        self.game = game
        self.difficulty = written["difficulty"]
        self.safe = tuple(written["safe"])
        self._written = written

    @cached_property
    def setup(self) -> Setup:
        setup = game_named(self.game).setup(self._written["scenario"], self._written["options"])
        setup.position = self._written["position"]
        return setup

    def _judge(self, match: Match) -> Judged:
        """Missed with the first choice over which a defeat hangs; done when the card is, or both headlines are, and the
        game goes on."""
        again = Match(match.game, match.setup, Recorded())
        seat = match.seats.index(self.seat)
        for by, option in match.answers:
            if by == seat and (why := _defeat(again, seat, option)) is not None:
                return Judged(Standing.MISSED, why)
            again.answer(option, by)
        dangers = match.game.dangers()
        ended = again.over or dangers is None or dangers.at_rest(again.state)
        return Judged(Standing.DONE) if ended else OPEN


def _defeat(match: Match, seat: int, option: int) -> tuple[Note, ...] | None:
    """How a choice may lose the game, as it would be told; None where it cannot."""
    ahead = Foresight.of(match, seat)
    verdict = ahead.verdict(option)
    if verdict.peril == Peril.NONE:
        return None
    return tuple([note for note in ahead.notes(verdict) if not dice_of(note)][-LAST:])


class Solved(NamedTuple):
    """What the search finds of an open question: its options by name, those after which no defeat can come, those of
    them that survive in few ways, and whether most of the others lose by what others or chance do."""

    verdicts: dict[str, Verdict]
    safe: list[str]
    narrow: list[str]
    roundabout: bool

    @property
    def difficulty(self) -> int:
        return difficulty(len(self.safe), len(self.narrow), len(self.verdicts), self.roundabout)


def solved(match: Match, seat: int) -> Solved | None:
    """The question that is open to a seat, looked at; None where it is not proven of every option whether it loses."""
    question = match.question_to(seat)
    if question is None:
        return None
    ahead = Foresight.of(match, seat)
    verdicts: dict[int, Verdict] = {}
    for option in question.options:
        verdicts[option] = ahead.verdict(option)
        if not verdicts[option].proven:
            return None
    named = {option: match.game.describe_option(question, option) for option in question.options}
    safe = [option for option, verdict in verdicts.items() if verdict.peril == Peril.NONE]
    losing = [verdict for verdict in verdicts.values() if verdict.peril != Peril.NONE]
    return Solved(
        {named[option]: verdict for option, verdict in verdicts.items()},
        [named[option] for option in safe],
        [named[option] for option in safe if losing and ahead.only_safe(option) is not None],
        2 * sum(1 for verdict in losing if verdict.peril < Peril.CERTAIN) > len(losing),
    )


def written(name: str, match: Match, seat: int, position: dict[str, Any]) -> dict[str, Any] | None:
    """A problem as data, where the open question makes one: something survives, and something does not."""
    found, question = solved(match, seat), match.question_to(seat)
    if question is None or found is None or not 0 < len(found.safe) < len(found.verdicts):
        return None
    usual = match.game.setup(match.setup.scenario).options
    return {
        "name": name,
        "seat": match.seats[seat],
        "asks": KINDS[question.kind].name,
        "rule": match.game.section_of(KINDS[question.kind]),
        "difficulty": found.difficulty,
        "safe": found.safe,
        "scenario": match.setup.scenario,
        "options": {option: value for option, value in match.setup.options.items() if value != usual[option]},
        "position": position,
    }


def difficulty(safe: int, narrow: int, options: int, roundabout: bool) -> int:
    """From 1 to 3. What survives in few ways counts half. It is hard where a quarter survives or less, and easy where
    nearly all does; between the two it matters whether the danger stands on the cards, or comes by what others make of
    them."""
    halves = 2 * safe - narrow  # of options that survive
    scarcity = 3 if 2 * halves <= options else 2 if halves < options else 1 if 2 * halves < 3 * options else 0
    return max(1, min(3, scarcity + int(roundabout)))


def problems_of(game: str) -> tuple[Problem, ...]:
    """The problems that are kept of a game, from the easiest to the hardest."""
    text = files("realpolitik.lessons.problems").joinpath(f"{game}.json").read_text(encoding="utf-8")
    return tuple(sorted([Problem(game, it) for it in json.loads(text)], key=lambda it: it.difficulty))
