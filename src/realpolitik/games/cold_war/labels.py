"""Options that are neither a country nor a card: uses of a card, yes and no, regions to name."""

from typing import Final

from realpolitik.kernel.question import FIRST_LABEL

LABELS: Final[list[str]] = []


def label(name: str) -> int:
    LABELS.append(name)
    return FIRST_LABEL + len(LABELS) - 1


def label_name(option: int) -> str:
    return LABELS[option - FIRST_LABEL]


STOP: Final = label("stop")  # enough: what is left is optional
DECLINE: Final = label("decline")  # an event offers, the player need not
PASS: Final = label("pass")

PLACE_INFLUENCE: Final = label("place_influence")
COUP: Final = label("coup")
REALIGNMENT: Final = label("realignment")
SPACE_RACE: Final = label("space_race")
EVENT: Final = label("event")
EVENT_FIRST: Final = label("event_first")

ROLL: Final = label("roll")
NO_ROLL: Final = label("no_roll")
SWITCH: Final = label("switch")  # from placing influence to realignment or back, where a variant lets them mix
