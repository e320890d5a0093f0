"""Countries, cards and labels in one range of numbers, so that one sentence can speak of any of them."""

from typing import Final

from realpolitik.kernel.question import FIRST_LABEL, KINDS, Question

FIRST_CARD: Final = 1000  # things below are countries, and labels from `FIRST_LABEL` on
NO_THING: Final = -1  # an option that has no name by itself: a seat, a bid


def thing_of(question: Question, option: int) -> int:
    """An option as one of the things that a reason can speak of."""
    if option >= FIRST_LABEL:
        return option
    points_at = KINDS[question.kind].points_at
    return option if points_at == "country" else FIRST_CARD + option if points_at == "card" else NO_THING
