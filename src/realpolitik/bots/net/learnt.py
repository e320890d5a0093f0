"""A net out of a file of one's own, as a bot: it plays as the officer does."""

from functools import lru_cache
from pathlib import Path
from typing import Final

from realpolitik.bots.bot import Bot
from realpolitik.bots.net.net import Net
from realpolitik.bots.net.network import network_of
from realpolitik.bots.net.officer import MOODS, Officer
from realpolitik.bots.net.weights import UnfitWeights, read
from realpolitik.encodings.finding import encoding_of

KEPT: Final = 8  # nets that are not read again for the next game


def bot(game: str, file: str, second: Bot, seed: int | str | None) -> Officer:
    """What the net has not learnt, the second answers."""
    path = Path(file)
    if not file or not path.is_file():
        raise UnfitWeights(f"there is no file {file!r} with the weights of a net")
    return Officer(_net(game, path.resolve(), path.stat().st_mtime_ns), second, MOODS[""], seed)


@lru_cache(KEPT)
def _net(game: str, path: Path, changed: int) -> Net:
    """The net of a file, as it was when it changed last."""
    encoding = encoding_of(game)
    weights = read(path, encoding)
    return Net(encoding, network_of(weights, encoding), weights.kinds)
