"""What the game is about, by number: powers, resources, regions as sets, priorities, and where VP come from."""

from typing import Final

USA: Final = 0
EU: Final = 1
RUSSIA: Final = 2
CHINA: Final = 3
POWERS: Final = 4
LOCAL: Final = 4  # the black tokens of local authorities (W3.3): an owner of influence, and no power
OWNERS: Final = 5
NOBODY: Final = -1
POWER_NAMES: Final = ("usa", "eu", "russia", "china", "local")

ENERGY: Final = 0
RAW: Final = 1
FOOD: Final = 2
GOODS: Final = 3
SERVICES: Final = 4
DIPLOMACY: Final = 5
ARMY: Final = 6
RESOURCES: Final = 7
PRIMARY: Final = (ENERGY, RAW, FOOD)
RESOURCE_NAMES: Final = ("energy", "raw", "food", "goods", "services", "diplomacy", "army")
MONEY: Final = 7  # no resource, but a cost and a bonus may be in it

# W1.4: the boxes of a player board
DOMESTIC: Final = 0
DIPLOMATIC: Final = 1
MILITARY: Final = 2
PRIORITIES: Final = 3
PRIORITY_NAMES: Final = ("domestic", "diplomatic", "military")

# what VP are for: the log, the record and the recount tell them apart
FROM_ADVANTAGES_KEPT: Final = 0  # W4.9
FROM_SLOTS: Final = 1  # W16.1
FROM_DEVELOPMENTS: Final = 2  # W14.1
FROM_PROSPERITY: Final = 3  # W19.4
FROM_CARDS: Final = 4
FROM_THREATS: Final = 5  # W19.6
FROM_TOKENS: Final = 6  # W20.3
FROM_PLACES: Final = 7  # W20.4
FROM_ABILITIES: Final = 8  # W20.8–W20.10
FROM_MAJORITIES: Final = 9  # W20.11
FROM_UNUSED_ADVANTAGES: Final = 10  # W20.14
FROM_UNUSED_DECREES: Final = 11  # W22.3
FROM_CORRECTIONS: Final = 12  # people at a real table set the track right
SOURCES: Final = 13
SOURCE_NAMES: Final = (
    "advantages_kept",
    "slots",
    "developments",
    "prosperity",
    "cards",
    "threats",
    "tokens",
    "places",
    "abilities",
    "majorities",
    "unused_advantages",
    "unused_decrees",
    "corrections",
)

PLACE_NAMES: Final = ("first", "second", "third", "fourth")  # the spaces of the turn-order track (W4.12)
FREE_SPACE: Final = -1
