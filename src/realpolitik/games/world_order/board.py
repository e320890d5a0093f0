"""The board: seven regions with their slots, bonuses and zones of interest (W3, W4.13)."""

from typing import Final

from realpolitik.games.world_order.content import CONTENT
from realpolitik.games.world_order.things import POWER_NAMES, POWERS

_REGIONS: Final = CONTENT.regions

REGIONS: Final = 7
REGION_NAMES: Final[tuple[str, ...]] = tuple([region.id for region in _REGIONS])
ALL_REGIONS: Final = (1 << REGIONS) - 1  # regions as a set: a bit each
NOWHERE: Final = -1

ENGAGE_COST: Final[list[int]] = [region.engage_cost for region in _REGIONS]
COLOURED: Final[list[list[int]]] = [[POWER_NAMES.index(owner) for owner in region.coloured] for region in _REGIONS]
OPEN_SLOT_VP: Final[list[list[int]]] = [list(region.open_slots) for region in _REGIONS]
TEMPORARY_VP: Final[list[list[int]]] = [list(region.temporary) for region in _REGIONS]
TEMPORARY_SETUP: Final[list[list[int]]] = [
    [POWER_NAMES.index(owner) for _, owner in region.temporary_setup] for region in _REGIONS
]
BONUS: Final[list[list[int]]] = [list(region.bonus) for region in _REGIONS]  # by place (W20.4)
ZONE: Final[list[list[bool]]] = [[POWER_NAMES[p] in region.zone for p in range(POWERS)] for region in _REGIONS]
PERMANENT_SLOTS: Final[list[int]] = [len(COLOURED[r]) + len(OPEN_SLOT_VP[r]) for r in range(REGIONS)]
TEMPORARY_SLOTS: Final[list[int]] = [len(TEMPORARY_VP[r]) for r in range(REGIONS)]


def regions_in(mask: int) -> list[int]:
    """The regions of a set."""
    return [r for r in range(REGIONS) if mask >> r & 1]


def region_named(name: str) -> int:
    return REGION_NAMES.index(name)


def mask_of(names: tuple[str, ...]) -> int:
    """The set of regions with these names."""
    return sum([1 << region_named(name) for name in set(names)])
