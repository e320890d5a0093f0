"""What the choices have in common that cards like no other leave: begun by the card's event, often from a hand."""

from typing import Final

from mypy_extensions import mypyc_attr

from realpolitik.games.labyrinth.asking import Choosing
from realpolitik.games.labyrinth.cards import NOT_IN_HAND, is_card
from realpolitik.games.labyrinth.plot_markers import plot_countries
from realpolitik.games.labyrinth.sides import US
from realpolitik.games.labyrinth.state import PLOT_COUNTRY, Labyrinth
from realpolitik.kernel.question import ALLOWED, Question, Reason, reason_kind
from realpolitik.kernel.state import Frame

PLOT_DOES_NOT_FIT: Final = reason_kind("plot_does_not_fit", "6.2.1", "card", "country")


@mypyc_attr(allow_interpreted_subclasses=True)
class ChoiceByEvent(Choosing):
    """A choice that an event begins."""

    SIDE: Final = 1  # whose event it is
    CARD: Final = 2

    def take_the_only(self, s: Labyrinth, f: Frame) -> bool:
        """Where there is but one option, take it without asking; says whether that was so."""
        options = self.options(s, f)
        if len(options) != 1:
            return False
        self.chosen(s, f, options[0])
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseFromHand(ChoiceByEvent):
    """One of the cards that the US holds."""

    kind: int = 0  # of the question

    def candidates(self, s: Labyrinth, f: Frame) -> list[int]:
        return sorted(s.hands[US])

    def is_thing(self, s: Labyrinth, f: Frame, option: int) -> bool:
        return is_card(option)

    def against(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        return ALLOWED if option in s.hands[US] else (NOT_IN_HAND, option)

    def pose(self, s: Labyrinth, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[US], self.kind, options, (f[self.CARD],))


@mypyc_attr(allow_interpreted_subclasses=True)
class ChoosePlot(ChoiceByEvent):
    """One of the plots on the map, by its place among them; the US picks it."""

    kind: int = 0  # of the question

    def fits(self, s: Labyrinth, plot: list[int]) -> bool:
        raise NotImplementedError(f"{self.name}.fits")

    def candidates(self, s: Labyrinth, f: Frame) -> list[int]:
        return list(range(len(s.plots)))

    def is_thing(self, s: Labyrinth, f: Frame, option: int) -> bool:
        return 0 <= option < len(s.plots)

    def against(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        plot = s.plots[option]
        return ALLOWED if self.fits(s, plot) else (PLOT_DOES_NOT_FIT, f[self.CARD], plot[PLOT_COUNTRY])

    def pose(self, s: Labyrinth, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[US], self.kind, options, (f[self.CARD], *plot_countries(s)))
