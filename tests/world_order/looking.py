"""What a tester sees and does at a table of World Order, everything by its name."""

from collections.abc import Iterable
from typing import Any

import realpolitik
from realpolitik.games.world_order.board import COLOURED, REGION_NAMES
from realpolitik.games.world_order.countries import COUNTRY_NAMES
from realpolitik.games.world_order.deck import CARD_NAMES
from realpolitik.games.world_order.state import WorldOrder
from realpolitik.games.world_order.things import POWER_NAMES, PRIORITY_NAMES, RESOURCE_NAMES
from realpolitik.kernel.chance import Chance
from realpolitik.kernel.label import LABELS
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import KINDS, NATURE, NOTES, REASONS, Question

GAME = realpolitik.game("world-order")
STOPPING = ("done", "decline", "leave", "go_on")


class Drawing(Chance):
    """What is drawn, by name; the first option when nothing is left to say."""

    def __init__(self, draws: Iterable[str]) -> None:
        self.draws = list(draws)

    def choose(self, question: Question, number: int) -> int | None:
        if number >= len(self.draws):
            return question.options[0]
        option = GAME.option_named(question, self.draws[number])
        assert option is not None, f"{self.draws[number]} cannot be drawn: {question!r}"
        return option


class Table:
    """A match, with names for everything."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def state(self) -> WorldOrder:
        state = self.match.state
        assert isinstance(state, WorldOrder)
        return state

    # -- playing -----------------------------------------------------------------------------------

    def do(self, *answers: str | int) -> "Table":
        """Give these answers one after another, each to the question then open."""
        for answer in answers:
            q = self.match.question
            option = GAME.option_named(q, answer) if isinstance(answer, str) else answer
            assert option in q.options, f"{answer!r} is not on offer: {self.options} ({q!r})"
            self.match.answer(option, q.seat)
            self.check()
        return self

    def stop(self) -> "Table":
        """Do no more of this turn or step than must be done, until something else is asked."""
        while not self.match.over and (found := [name for name in self.options if name in STOPPING]):
            self.do(found[0])
        return self

    def check(self) -> None:
        broken = GAME.broken_invariants(self.state)
        assert not broken, broken

    # -- what is asked -----------------------------------------------------------------------------

    @property
    def question(self) -> str:
        return KINDS[self.match.question.kind].name if not self.match.over else ""

    @property
    def rule(self) -> str:
        return KINDS[self.match.question.kind].rule

    @property
    def asked(self) -> str:
        """The power that is asked, or 'nature'."""
        seat = self.match.question.seat
        return "nature" if seat == NATURE else self.match.seats[seat]

    @property
    def options(self) -> list[str]:
        q = self.match.question
        return [GAME.describe_option(q, option) for option in q.options]

    @property
    def about(self) -> tuple[int, ...]:
        return self.match.question.about

    def why_not(self, option: str | int) -> tuple[str, str]:
        """The reason against what is not on offer, with its rule."""
        q = self.match.question
        if isinstance(option, str):
            option = self._number(KINDS[q.kind].points_at, option)
        reason = REASONS[self.match.why_not(option, q.seat)[0]]
        return reason.name, reason.rule

    def refused(self, option: str | int) -> str:
        """Like that, the reason alone; and it is not on offer."""
        assert option not in self.options
        return self.why_not(option)[0]

    @staticmethod
    def _number(points_at: str, name: str) -> int:
        labels = [number for number, known in LABELS.items() if known == name and 600 <= number < 700]
        return labels[0] if labels else list(GAME.things[points_at]).index(name)

    # -- looking -----------------------------------------------------------------------------------

    def money(self, power: str) -> int:
        return self.state.money[POWER_NAMES.index(power)]

    def stock(self, power: str, resource: str) -> int:
        return self.state.stock[POWER_NAMES.index(power)][RESOURCE_NAMES.index(resource)]

    def track(self, power: str, resource: str) -> int:
        return self.state.tracks[POWER_NAMES.index(power)][RESOURCE_NAMES.index(resource)]

    def vp(self, power: str) -> int:
        return self.state.vp[POWER_NAMES.index(power)]

    def supply(self, power: str) -> int:
        return self.state.supply[POWER_NAMES.index(power)]

    def priority(self, power: str) -> str:
        return PRIORITY_NAMES[self.state.priority[POWER_NAMES.index(power)]]

    def prosperity(self, power: str) -> int:
        return self.state.prosperity[POWER_NAMES.index(power)]

    def commerce(self, power: str) -> int:
        """How many commerce cards lie face up."""
        return self.state.commerce_up[POWER_NAMES.index(power)]

    def permanent(self, region: str) -> list[str]:
        """The tokens in open permanent slots, without those of the set-up."""
        r = REGION_NAMES.index(region)
        return [POWER_NAMES[owner] for owner in self.state.permanent[r][len(COLOURED[r]) :]]

    def temporary(self, region: str) -> list[str]:
        return [POWER_NAMES[owner] for owner in self.state.temporary[REGION_NAMES.index(region)]]

    def beside(self, region: str) -> list[str]:
        return [POWER_NAMES[owner] for owner in self.state.beside[REGION_NAMES.index(region)]]

    def armies(self, region: str, power: str) -> int:
        return self.state.armies[REGION_NAMES.index(region)][POWER_NAMES.index(power)]

    def engage(self, region: str, power: str) -> int:
        return self.state.engage[REGION_NAMES.index(region)][POWER_NAMES.index(power)]

    def allies(self, power: str) -> list[str]:
        return [COUNTRY_NAMES[c] for c in self.state.allies[POWER_NAMES.index(power)]]

    def ready(self, country: str) -> bool:
        return self.state.ready[COUNTRY_NAMES.index(country)] > 0

    def fdi(self, country: str) -> int:
        return self.state.fdi[COUNTRY_NAMES.index(country)]

    def base(self, country: str) -> int:
        return self.state.base[COUNTRY_NAMES.index(country)]

    def opened(self, region: str) -> list[str]:
        return list(self.match.view(0)["regions"][region]["open"])

    def cards(self, pile: str, power: str = "") -> list[str]:
        """The cards of a pile of the state, by its name: 'hand', 'discard', 'market' …"""
        found = getattr(self.state, pile)
        return [CARD_NAMES[card] for card in (found[POWER_NAMES.index(power)] if power else found)]

    def hand(self, power: str) -> list[str]:
        return self.cards("hand", power)

    def notes(self) -> list[str]:
        """The names of all notes so far."""
        return [NOTES[note[0]].name for _, note in self.match.log]

    def told(self, name: str) -> list[dict[str, Any]]:
        """What the notes of that name tell."""
        return [dict(GAME.details(note)) for _, note in self.match.log if NOTES[note[0]].name == name]

    def scored(self, power: str) -> list[tuple[int, str]]:
        """The VP that a power gained or lost, and what for, in order."""
        return [(note["n"], note["source"]) for note in self.told("vp") if note["power"] == power]
