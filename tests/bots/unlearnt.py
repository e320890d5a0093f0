"""Nets that have learnt nothing, for tests of all that is made of nets."""

from functools import cache

import numpy as np

from realpolitik.bots.net.net import Net
from realpolitik.bots.net.network import network_of
from realpolitik.bots.net.weights import Floats, Weights
from realpolitik.encodings.encoding import Encoding
from realpolitik.encodings.finding import encoding_of
from realpolitik.kernel.kits import kit_of

WIDTH, BLOCKS = 8, 2


@cache
def unlearnt(game: str) -> Net:
    """A net of the shape that those of a game have."""
    encoding, most = encoding_of(game), kit_of(game).traits.most_seats
    weights = small_weights(encoding, values=1 if most <= 2 else most)
    return Net(encoding, network_of(weights, encoding), weights.kinds)


def small_weights(encoding: Encoding, seed: int = 1, values: int = 1) -> Weights:
    """The weights of a net that has learnt nothing, but knows all questions."""
    random = np.random.default_rng(seed)

    def some(*shape: int) -> Floats:
        return random.normal(0, 0.3, shape).astype(np.float32)

    tensors = {
        "scale": np.concatenate([np.full(field.size, field.scale, np.float32) for field in encoding.fields]),
        "first.weight": some(WIDTH, encoding.size + encoding.actions),
        "first.bias": some(WIDTH),
        "n.weight": some(WIDTH),
        "n.bias": some(WIDTH),
        "policy.weight": some(encoding.actions, WIDTH),
        "policy.bias": some(encoding.actions),
        "value.weight": some(values, WIDTH),
        "value.bias": some(values),
    }
    for block in range(BLOCKS):
        for name in ("n.weight", "n.bias", "a.bias", "b.bias"):
            tensors[f"blocks.{block}.{name}"] = some(WIDTH)
        tensors[f"blocks.{block}.a.weight"] = some(WIDTH, WIDTH)
        tensors[f"blocks.{block}.b.weight"] = some(WIDTH, WIDTH)
    kinds = next(field.names for field in encoding.fields if field.name == "question")
    return Weights("residual", tensors, frozenset(kinds))
