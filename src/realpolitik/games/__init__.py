"""The games. Each registers itself when its `game` module is loaded."""

from importlib import import_module
from typing import TYPE_CHECKING

from realpolitik.kernel.errors import BadSetup
from realpolitik.kernel.game import GAMES, Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint, EntryPoints

BUILT_IN = {
    "labyrinth": "realpolitik.games.labyrinth.game",
    "red-sea": "realpolitik.games.red_sea.game",
    "twilight-struggle": "realpolitik.games.twilight_struggle.game",
}


def names() -> list[str]:
    """The games that can be loaded: our own, and those that installed packages offer as `realpolitik.games`."""
    return sorted({*BUILT_IN, *GAMES, *(point.name for point in _offered())})


def _offered() -> "EntryPoints":
    from importlib.metadata import entry_points  # slow to import, and rarely needed

    return entry_points(group="realpolitik.games")


def _load_offered(point: "EntryPoint") -> None:
    try:
        point.load()
    except Exception as error:
        raise BadSetup(f"the game {point.name!r} of {point.value} cannot be loaded: {error}") from error


def load(name: str) -> Game:
    """The game of that name, its rules loaded."""
    if name not in GAMES and name in BUILT_IN:
        import_module(BUILT_IN[name])
    if name not in GAMES:
        for point in _offered():
            if point.name == name:
                _load_offered(point)
    if name not in GAMES:
        raise BadSetup(f"there is no game {name!r}; there are {', '.join(names())}")
    return GAMES[name]
