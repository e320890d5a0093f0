"""A table to test the games of the cold war at: set up any position, answer by name, dice scripted, and look.

    t = table(ussr=["nato"], influence={"iran": (2, 0)})
    t.do("nato", "coup", "iran", 6)
    assert t.influence("iran") == (0, 4)

Every answer is given in order, chance included: a country, card or use by its name, a die by its number. Red Sea is
played at `table(game="red-sea", …)`.
"""

from typing import Any

import realpolitik
from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.cold_war.effects import EFFECTS
from realpolitik.games.cold_war.game import ColdWarGame
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.kernel.chance import ByHand
from realpolitik.kernel.label import LABELS
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import KINDS, NATURE, NOTES, REASONS
from realpolitik.lessons.boards.cold_war import SIDES as SIDES
from realpolitik.lessons.boards.cold_war import position

GAME = realpolitik.game("twilight-struggle")


class Table:
    """A match with all chance in the tester's hands."""

    def __init__(self, match: Match) -> None:
        assert isinstance(match.game, ColdWarGame)
        self.match = match
        self.game = match.game
        self.board, self.name = match.game.rules.board, match.game.rules.deck.name

    @property
    def state(self) -> ColdWar:
        state = self.match.state
        assert isinstance(state, ColdWar)
        return state

    # -- playing -------------------------------------------------------------------------------

    def do(self, *answers: str | int) -> "Table":
        """Give these answers one after another, each to the question then open."""
        for answer in answers:
            q = self.match.question
            option = self.game.option_named(q, answer) if isinstance(answer, str) else answer
            assert option in q.options, f"{answer!r} is not on offer: {self.options} ({q!r})"
            self.match.answer(option, q.seat)
        return self

    def headlines(self, us: str, ussr: str) -> "Table":
        """Both sides choose their headlines in secret."""
        for seat, card in ((US, us), (USSR, ussr)):
            self.match.answer(self.name.index(card), self.state.seats[seat])
        return self

    # -- looking -------------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        """Who is asked: 'us', 'ussr' or 'nature'."""
        seat = self.match.question.seat
        return "nature" if seat == NATURE else "us" if self.state.seats[US] == seat else "ussr"

    @property
    def question(self) -> str:
        return KINDS[self.match.question.kind].name

    @property
    def rule(self) -> str:
        return self.game.section_of(KINDS[self.match.question.kind])

    @property
    def options(self) -> list[str]:
        q = self.match.question
        return [self.game.describe_option(q, option) for option in q.options]

    def why_not(self, option: str | int) -> tuple[str, str]:
        """The reason against a country, card or use that is not on offer, with its rule."""
        if isinstance(option, str):
            option = self._option(option)
        reason = REASONS[self.match.why_not(option, self.match.question.seat)[0]]
        return reason.name, self.game.section_of(reason)

    def influence(self, country: str) -> tuple[int, int]:
        c = self.board.country(country)
        return self.state.influence[US][c], self.state.influence[USSR][c]

    def controller(self, country: str) -> str:
        return {US: "us", USSR: "ussr"}.get(self.state.controller[self.board.country(country)], "")

    @property
    def vp(self) -> int:
        """Above zero for the US."""
        return self.state.vp

    @property
    def defcon(self) -> int:
        return self.state.defcon

    @property
    def military(self) -> tuple[int, int]:
        return self.state.military[US], self.state.military[USSR]

    @property
    def space(self) -> tuple[int, int]:
        return self.state.space[US], self.state.space[USSR]

    def effect(self, name: str) -> int:
        return self.state.effects[EFFECTS.index(name)]

    def hand(self, side: str) -> list[str]:
        return sorted(self.name[card] for card in self.state.hands[SIDES[side]])

    @property
    def discards(self) -> list[str]:
        return sorted(self.name[card] for card in self.state.discard)

    @property
    def removed(self) -> list[str]:
        return sorted(self.name[card] for card in self.state.removed)

    @property
    def winner(self) -> str:
        """'us', 'ussr', 'nobody' once the game is over; '' while it goes on."""
        if not self.match.over:
            return ""
        returns = self.match.returns
        if returns == [0, 0]:
            return "nobody"
        return "us" if returns[self.state.seats[US]] == 1 else "ussr"

    def notes(self) -> list[str]:
        """The names of all notes so far."""
        return [NOTES[note[0]].name for _, note in self.match.log]

    def _option(self, name: str) -> int:
        """A country, a card or a label, whichever has that name."""
        if name in self.board.names:
            return self.board.country(name)
        if name in self.name:
            return self.name.index(name)
        return next(number for number, known in LABELS.items() if known == name)


def table(**laid: Any) -> Table:
    """What is laid out as `position` says, at the beginning of an action round unless another phase is named."""
    game = realpolitik.game(laid.get("game", GAME.name))
    return Table(Match(game, position(**laid), ByHand(cards=True)))


def new_game(**options: object) -> Table:
    """A whole game from the first question on, all chance by hand."""
    scenario, game = str(options.pop("scenario", "")), realpolitik.game(str(options.pop("game", GAME.name)))
    return Table(Match(game, game.setup(scenario, options), ByHand(cards=True)))
