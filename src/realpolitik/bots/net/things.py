"""All that options stand for, of every kind, in one range of numbers, so that one sentence can speak of any of them."""

from typing import Final

from realpolitik.kernel.question import FIRST_LABEL, KINDS, Question

LABEL: Final = "label"
WAY: Final = "way"  # what a card offers: which of a list of ways, and the number of the list
PLOT: Final = "plot"  # one on the map: where it is, and the how-manieth of several there; 0 where it is alone
# by what questions point at; a number of each is below SPAN
KINDS_OF_THINGS: Final = (
    *("country", "card", LABEL, "region", "resource", "power", "place", "slot"),
    *("number", "marker", "plot_marker", WAY, PLOT),
)
SPAN: Final = 4096
MANY: Final = 16  # ways of one list, and plots of one country, are fewer
NO_THING: Final = -1  # an option that has no name by itself: a seat, a bid


def thing(kind: str, number: int) -> int:
    """Something of a kind, as one number."""
    return KINDS_OF_THINGS.index(kind) * SPAN + number


def kind_and_number(told: int) -> tuple[str, int]:
    """What such a number stands for."""
    kind, number = divmod(told, SPAN)
    return KINDS_OF_THINGS[kind], number


def thing_of(question: Question, option: int) -> int:
    """An option as one of the things that a reason can speak of."""
    kind = KINDS[question.kind]
    if option >= FIRST_LABEL:
        return thing(LABEL, option)
    if kind.points_at not in KINDS_OF_THINGS:
        return NO_THING
    if kind.points_at == WAY:
        return thing(WAY, question.about[kind.about.index("ways")] * MANY + option)
    if kind.points_at == PLOT:
        countries = question.about[len(kind.about) - 1 :]  # of every plot on the map, in order
        country, nth = countries[option], countries[: option + 1].count(countries[option])
        return thing(PLOT, country * MANY + (nth if countries.count(country) > 1 else 0))
    return thing(kind.points_at, option)
