"""The encoding of a game, by its kit."""

from functools import cache

from realpolitik.encodings.encoding import Encoding
from realpolitik.kernel.errors import BadSetup
from realpolitik.kernel.kit import part_named
from realpolitik.kernel.kits import game_named, kit_of


@cache
def encoding_of(name: str) -> Encoding:
    """The encoding of the game of that name, which serves all its set-ups."""
    game, named = game_named(name), kit_of(name).encoding
    found = part_named(named) if named else None
    if not isinstance(found, Encoding) or found.name != game.name:
        raise BadSetup(f"{name} has no encoding, so it cannot be learnt: its kit names {named or 'none'}")
    return found
