"""Which games can be taught, by name. A guide is loaded when it is first wanted."""

from realpolitik.kernel.kit import part_named
from realpolitik.kernel.kits import kit_of
from realpolitik.lessons.lesson import Guide


def is_taught(game: str) -> bool:
    return kit_of(game).guide != ""


def guide_of(game: str) -> Guide:
    """The guide to a game that is taught."""
    guide = part_named(kit_of(game).guide)
    assert isinstance(guide, Guide)
    return guide
