"""A table to test Labyrinth at: set up any position, answer by name, dice scripted, and look.

    d = desk(us=["predator_23"], side="us", cells={"iraq": 2}, governance={"iraq": "poor ally"})
    d.do("predator_23", "play_event")
    assert d.cells("iraq") == 1

Every answer is given in order, chance included: a country, card or use by its name, a die by its number. The board is
empty but for what is said: every country untested, all troops and cells on their tracks, prestige 7, funding 5, the US
Hard. `scenario` begins from a scenario's board instead.
"""

from typing import Any

import realpolitik
from realpolitik.games.labyrinth.board import ALIGNMENTS, GOVERNANCES, NAMES, POSTURES
from realpolitik.games.labyrinth.deck import NAME
from realpolitik.games.labyrinth.markers import MARKERS
from realpolitik.games.labyrinth.sides import US
from realpolitik.games.labyrinth.state import (
    GREEN,
    PLOT_COUNTRY,
    PLOT_MARKER,
    PLOT_VALUE,
    TAN,
    Labyrinth,
    cells,
    troops,
)
from realpolitik.kernel.chance import Recorded
from realpolitik.kernel.label import LABELS
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import KINDS, NATURE, NOTES, REASONS
from realpolitik.lessons.boards.labyrinth import PLOTS, position
from realpolitik.lessons.boards.labyrinth import SIDES as SIDES

GAME = realpolitik.game("labyrinth")


class Desk:
    """A match with all chance in the tester's hands."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._turn_up()

    @property
    def state(self) -> Labyrinth:
        state = self.match.state
        assert isinstance(state, Labyrinth)
        return state

    # -- playing -----------------------------------------------------------------------------------

    def do(self, *answers: str | int) -> "Desk":
        """Give these answers one after another, each to the question then open."""
        for answer in answers:
            q = self.match.question
            option = GAME.option_named(q, answer) if isinstance(answer, str) else answer
            assert option in q.options, f"{answer!r} is not on offer: {self.options} ({q!r})"
            self.match.answer(option, q.seat)
            self._turn_up()
        return self

    def _turn_up(self) -> None:
        """The next card of a solitaire stack, where only one can be it and nobody keeps the stack to himself."""
        while not self.match.over and self.question == "top_card" and len(self.match.question.options) == 1:
            if self.match.chance.unknown():
                return
            self.match.answer(self.match.question.options[0], NATURE)

    # -- looking -----------------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        """Who is asked: 'us', 'jihadist' or 'nature'."""
        seat = self.match.question.seat
        return "nature" if seat == NATURE else "us" if self.state.seats[US] == seat else "jihadist"

    @property
    def question(self) -> str:
        return KINDS[self.match.question.kind].name

    @property
    def rule(self) -> str:
        return KINDS[self.match.question.kind].rule

    @property
    def options(self) -> list[str]:
        q = self.match.question
        return [GAME.describe_option(q, option) for option in q.options]

    def why_not(self, option: str | int) -> tuple[str, str]:
        """The reason against a country, card or use that is not on offer, with its rule."""
        if isinstance(option, str):
            option = self._option(option)
        reason = REASONS[self.match.why_not(option, self.match.question.seat)[0]]
        return reason.name, reason.rule

    def governance(self, country: str) -> str:
        """'poor ally', 'islamist_rule adversary', 'good' for a fixed one, '' if untested."""
        c = NAMES.index(country)
        return f"{GOVERNANCES[self.state.governance[c]]} {ALIGNMENTS[self.state.alignment[c]]}".strip()

    def posture(self, country: str) -> str:
        return POSTURES[self.state.posture[NAMES.index(country)]]

    def cells(self, country: str) -> int:
        """All cells, Sadr too."""
        return cells(self.state, NAMES.index(country))

    def active(self, country: str) -> int:
        return self.state.active[NAMES.index(country)]

    def troops(self, country: str) -> int:
        """Cubes, and two for NATO."""
        return troops(self.state, NAMES.index(country))

    def aid(self, country: str) -> int:
        return self.state.aid[NAMES.index(country)]

    def cadre(self, country: str) -> bool:
        return self.state.cadre[NAMES.index(country)] > 0

    def besieged(self, country: str) -> bool:
        return self.state.besieged[NAMES.index(country)] > 0

    def regime_change(self, country: str) -> str:
        return {0: "", TAN: "tan", GREEN: "green"}[self.state.regime_change[NAMES.index(country)]]

    def plots(self, country: str) -> list[str]:
        """The plots there, face up to the tester."""
        found = [p[PLOT_MARKER] for p in self.state.plots if NAMES[p[PLOT_COUNTRY]] == country]
        return [name for marker in found for name, value in PLOTS.items() if value == PLOT_VALUE[marker]]

    @property
    def available(self) -> list[str]:
        """The Available Plots box."""
        values = sorted(PLOT_VALUE[marker] for marker in self.state.available)
        return [name for value in values for name, number in PLOTS.items() if number == value]

    @property
    def prestige(self) -> int:
        return self.state.prestige

    @property
    def funding(self) -> int:
        return self.state.funding

    def marker(self, name: str) -> int:
        return self.state.markers[MARKERS.index(name)]

    def hand(self, side: str) -> list[str]:
        return sorted(NAME[card] for card in self.state.hands[SIDES[side]])

    @property
    def discards(self) -> list[str]:
        return sorted(NAME[card] for card in self.state.discard)

    @property
    def removed(self) -> list[str]:
        return sorted(NAME[card] for card in self.state.removed)

    @property
    def winner(self) -> str:
        """'us' or 'jihadist' once the game is over; '' while it goes on."""
        if not self.match.over:
            return ""
        return "us" if self.match.returns[0] == 1 else "jihadist"

    def notes(self) -> list[str]:
        """The names of all notes so far."""
        return [NOTES[note[0]].name for _, note in self.match.log]

    def _option(self, name: str) -> int:
        """A country, a card or a label, whichever has that name."""
        if name in NAMES:
            return NAMES.index(name)
        if name in NAME:
            return NAME.index(name)
        return next(number for number, known in LABELS.items() if known == name)


def desk(**laid: Any) -> Desk:
    """What is laid out as `position` says."""
    return Desk(Match(GAME, position(**laid), Recorded()))


def new_game(scenario: str = "", **options: object) -> Desk:
    """A whole game from the first question on, all chance by hand."""
    return Desk(Match(GAME, GAME.setup(scenario, options), Recorded()))
