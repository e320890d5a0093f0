"""Choices of a power: whom the question goes to, what it points at, and numbers as answers."""

from typing import Final

from mypy_extensions import mypyc_attr

from realpolitik.games.world_order.board import REGIONS
from realpolitik.games.world_order.countries import COUNTRIES
from realpolitik.games.world_order.deck import CARDS, FIRST_ABILITY
from realpolitik.games.world_order.labels import DECLINE, DONE
from realpolitik.games.world_order.state import WorldOrder
from realpolitik.games.world_order.things import PLACE_NAMES, POWERS, RESOURCES
from realpolitik.kernel.procedure import Choice
from realpolitik.kernel.question import ALLOWED, FIRST_LABEL, KINDS, Question, Reason, reason_kind
from realpolitik.kernel.state import Frame, note

# how many things of each kind there are: what `against` may be asked about
_SIZES: Final = {
    "region": REGIONS,
    "country": COUNTRIES,
    "resource": RESOURCES,
    "card": CARDS,
    "power": POWERS,
    "place": len(PLACE_NAMES),
    "number": FIRST_LABEL,
    "slot": 8,
    "way": 16,
    "label": 0,
}

AT_MOST: Final = reason_kind("at_most", "W7.2", "n")
AT_LEAST: Final = reason_kind("at_least", "W7.2", "n")


@mypyc_attr(allow_interpreted_subclasses=True)
class Choosing(Choice[WorldOrder]):
    """A choice of the power whose number is the first slot."""

    POWER: Final = 1

    def __init__(self, kind: int, obvious: bool = False) -> None:
        """`obvious`: where only one option is left it is taken without asking."""
        super().__init__()
        self.kind = kind
        self.obvious = obvious
        self.size = _SIZES[KINDS[kind].points_at]
        self.first = FIRST_ABILITY if KINDS[kind].points_at == "card" else 0

    def about(self, s: WorldOrder, f: Frame) -> tuple[int, ...]:
        """What the kind of question names: the power, then the card, the region, what is left …"""
        return (f[self.POWER],)

    def candidates(self, s: WorldOrder, f: Frame) -> list[int]:
        return list(range(self.size))

    def pose(self, s: WorldOrder, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[f[self.POWER]], self.kind, options, self.about(s, f))

    def ask(self, s: WorldOrder, f: Frame) -> Question | None:
        if not self.prepare(s, f):
            return None
        options = self.options(s, f)
        if not options:
            self.give_up(s, f)
            return None
        if len(options) == 1 and self.is_obvious(s, f):
            self.take(s, f, options[0])
            return None
        return self.pose(s, f, options)

    def is_obvious(self, s: WorldOrder, f: Frame) -> bool:
        """Whether the only option is taken without asking. The others notice whether somebody is asked, so that it must
        not depend on what they cannot know."""
        return self.obvious

    def is_thing(self, s: WorldOrder, f: Frame, option: int) -> bool:
        return self.first <= option < self.size


@mypyc_attr(allow_interpreted_subclasses=True)
class ChoosingAmong(Choosing):
    """Every candidate may be chosen, and nothing else: cards of a hand, what can be used now."""

    def elsewhere(self, s: WorldOrder, f: Frame, option: int) -> Reason:
        """What speaks against a thing that is no candidate."""
        raise NotImplementedError(f"{self.name}.elsewhere")

    def against(self, s: WorldOrder, f: Frame, option: int) -> Reason:
        return ALLOWED if option in self.candidates(s, f) else self.elsewhere(s, f, option)

    def options(self, s: WorldOrder, f: Frame) -> list[int]:
        options = self.candidates(s, f)[:]  # there is no need to ask about each
        self.add_labels(s, f, options)
        return options


@mypyc_attr(allow_interpreted_subclasses=True)
class Declinable(Choosing):
    """W7.10: an action that may be declined. Where nothing of it is possible, a note says so."""

    def __init__(self, kind: int, impossible: int) -> None:
        super().__init__(kind)
        self.impossible = impossible  # the kind of that note

    def add_labels(self, s: WorldOrder, f: Frame, options: list[int]) -> None:
        if options:
            options.append(DECLINE)

    def give_up(self, s: WorldOrder, f: Frame) -> None:
        s.stack.pop()
        note(s, self.impossible, f[self.POWER])


@mypyc_attr(allow_interpreted_subclasses=True)
class UntilDone(Choosing):
    """One thing after the other, until the power has had enough."""

    def add_labels(self, s: WorldOrder, f: Frame, options: list[int]) -> None:
        if options:
            options.append(DONE)


@mypyc_attr(allow_interpreted_subclasses=True)
class Counting(Choosing):
    """How many: any number between two bounds. The question tells the last of them."""

    def least(self, s: WorldOrder, f: Frame) -> int:
        return 0

    def most(self, s: WorldOrder, f: Frame) -> int:
        raise NotImplementedError(f"{self.name}.most")

    def candidates(self, s: WorldOrder, f: Frame) -> list[int]:
        return list(range(self.least(s, f), min(self.most(s, f) + 1, FIRST_LABEL)))

    def against(self, s: WorldOrder, f: Frame, option: int) -> Reason:
        if option > self.most(s, f):
            return (AT_MOST, self.most(s, f))
        return (AT_LEAST, self.least(s, f)) if option < self.least(s, f) else ALLOWED
