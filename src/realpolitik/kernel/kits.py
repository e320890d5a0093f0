"""The games there are, each by its kit: our own, and those that installed packages offer.

Our own are the packages of `realpolitik.games` that have a module `kit`; others come as entry points of that name. A
kit of another package that cannot be used is told of, and takes none of the others down.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Final, NamedTuple

from realpolitik.kernel.errors import BadSetup
from realpolitik.kernel.game import Game
from realpolitik.kernel.kit import Kit, part_named
from realpolitik.kernel.traits import Traits

GAMES: Final = "realpolitik.games"  # our own package of them, and the group of entry points

_added: Final[dict[str, Kit]] = {}


class _Offered(NamedTuple):
    """What installed packages offer, and what is wrong with the rest, by name."""

    kits: dict[str, Kit]
    faults: dict[str, str]


def kits() -> dict[str, Kit]:
    """All kits, by name."""
    found = {**_offered().kits, **_added, **_built_in()}
    return {name: found[name] for name in sorted(found)}


def names() -> list[str]:
    """The games there are."""
    return list(kits())


def faults() -> list[str]:
    """What is wrong with kits that installed packages offer, in sentences."""
    return list(_offered().faults.values())


def kit_of(name: str) -> Kit:
    """The kit of the game of that name."""
    kit = _built_in().get(name) or _added.get(name) or _offered().kits.get(name)
    if kit is None:
        raise BadSetup(_offered().faults.get(name) or f"there is no game {name!r}; there are {', '.join(names())}")
    return kit


def game_named(name: str) -> Game:
    """The game of that name, its rules loaded."""
    kit = kit_of(name)
    try:
        game = part_named(kit.game)
    except Exception as error:
        raise BadSetup(f"the rules of {name}, {kit.game}, cannot be loaded: {error}") from error
    if not isinstance(game, Game) or game.name != name:
        raise BadSetup(f"the rules of {name}, {kit.game}, are not a game of that name")
    return game


def traits_of(name: str) -> Traits | None:
    """What the game of that name declares; None where it has no kit yet."""
    return kits()[name].traits if name in kits() else None


def add(kit: Kit) -> None:
    """Make a game known to this process that no package offers: one of a notebook, or of a test."""
    if kit.name in kits() and kit_of(kit.name) != kit:
        raise ValueError(f"there is a game {kit.name!r} already")
    _added[kit.name] = kit


def look_again() -> None:
    """Find out anew what is offered, after a package was installed."""
    _offered.cache_clear()


@cache
def _built_in() -> dict[str, Kit]:
    modules = [f"{GAMES}.{it.name}.kit" for it in iter_modules(import_module(GAMES).__path__) if it.ispkg]
    found: list[Kit] = [import_module(module).KIT for module in modules if find_spec(module) is not None]
    return {kit.name: kit for kit in found}


@cache
def _offered() -> _Offered:
    from importlib.metadata import entry_points  # slow to import, and rarely needed

    found = _Offered({}, {})
    for point in entry_points(group=GAMES):
        try:
            kit = point.load()
        except Exception as error:
            found.faults[point.name] = f"the game {point.name!r} of {point.value} cannot be loaded: {error}"
            continue
        if not isinstance(kit, Kit) or kit.name != point.name:
            found.faults[point.name] = f"the game {point.name!r}: {point.value} is not a kit of that name"
        elif kit.name in found.kits or kit.name in _built_in():
            found.faults[point.name] = f"the game {point.name!r} of {point.value}: there is one of that name already"
        else:
            found.kits[kit.name] = kit
    return found
