"""Options that are neither a country nor a card: uses of a card, yes and no, regions to name."""

from typing import Final

from realpolitik.kernel.label import label

STOP: Final = label(256, "stop")  # enough: what is left is optional
DECLINE: Final = label(257, "decline")  # an event offers, the player need not
PASS: Final = label(258, "pass")

PLACE_INFLUENCE: Final = label(259, "place_influence")
COUP: Final = label(260, "coup")
REALIGNMENT: Final = label(261, "realignment")
SPACE_RACE: Final = label(262, "space_race")
EVENT: Final = label(263, "event")
EVENT_FIRST: Final = label(264, "event_first")

ROLL: Final = label(265, "roll")
NO_ROLL: Final = label(266, "no_roll")
SWITCH: Final = label(267, "switch")  # from placing influence to realignment or back, where a variant lets them mix

RAISE_DEFCON: Final = label(308, "raise_defcon")
LOWER_DEFCON: Final = label(309, "lower_defcon")
