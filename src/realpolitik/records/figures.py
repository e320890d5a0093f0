"""Figures of a match: one walk through it, answer by answer, that gathers what a report shows, as plain data.

A game's kit names the gauge that gathers its own; of a game without one there is what every match has.
"""

from abc import ABC, abstractmethod
from dataclasses import asdict, dataclass
from typing import Any

from realpolitik.kernel.chance import Recorded
from realpolitik.kernel.game import Value
from realpolitik.kernel.kit import part_named
from realpolitik.kernel.kits import kit_of
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import Note
from realpolitik.records.telling import winners


@dataclass(frozen=True)
class Figures:
    """What can be told of a match of any game. Everything goes by the stable names of the game."""

    game: str
    scenario: str
    options: dict[str, Value]  # those that are not as usual
    answers: int
    finished: bool
    winners: tuple[str, ...]  # sides, or seats where these are not settled; nobody's where it is drawn or goes on
    ending: str  # the name of the note that ended it

    def data(self) -> dict[str, Any]:
        """The same as JSON-ready data."""
        return asdict(self)

    def words(self) -> dict[str, object]:
        """What texts about the figures may depend on."""
        return {"game": self.game}


class Gauge(ABC):
    """What a game brings to have its figures gathered: it is shown the match at its beginning, then after every
    answer with the notes that came of it."""

    @abstractmethod
    def see(self, match: Match, news: list[Note]) -> None: ...

    @abstractmethod
    def figures(self, match: Match, common: Figures) -> Figures: ...


class _Plain(Gauge):
    """Gathers nothing: what every match has is known at its end."""

    def see(self, match: Match, news: list[Note]) -> None:
        return

    def figures(self, match: Match, common: Figures) -> Figures:
        return common


def figures_of(match: Match) -> Figures:
    """The figures of a match, as far as it has been played."""
    gauge = _gauge(match.game.name)
    again = Match(match.game, match.setup, Recorded(match.chance.unknown()))
    told = _show(gauge, again, 0)
    for seat, option in match.answers:
        again.answer(option, seat)
        told = _show(gauge, again, told)
    return gauge.figures(match, _common(match))


def _show(gauge: Gauge, again: Match, told: int) -> int:
    """Show what is new in the log; says how long it is by now."""
    gauge.see(again, [note for _, note in again.log[told:]])
    return len(again.log)


def _gauge(game: str) -> Gauge:
    named = kit_of(game).gauge
    gauge = part_named(named)() if named else _Plain()
    assert isinstance(gauge, Gauge)
    return gauge


def _common(match: Match) -> Figures:
    usual = {option.name: option.default for option in match.game.options}
    return Figures(
        game=match.game.name,
        scenario=match.setup.scenario,
        options={name: value for name, value in match.setup.options.items() if value != usual[name]},
        answers=len(match.answers),
        finished=match.over,
        winners=tuple(winners(match)),
        ending=match.outcome.ending if match.outcome else "",
    )
