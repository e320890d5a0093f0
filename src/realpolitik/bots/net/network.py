"""The nets themselves, in numpy alone: what a seat knows and what it is offered goes in, logits and a value come out.

An architecture is a class of its own, under the name that files of weights have for it.
"""

from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from realpolitik.bots.net.weights import Floats, UnfitWeights, Weights, shape_of
from realpolitik.encodings.encoding import Encoding

Bytes = NDArray[np.int8]

_CUBIC: Final = 0.044715  # of the usual approximation of GELU
_SLOPE: Final = 0.7978845608
_LEAST: Final = 1e-5  # of a variance, so that nothing is divided by zero


class Network(Protocol):
    """Judges many questions at once, a row each."""

    def __call__(self, observations: Bytes, offered: Floats) -> tuple[Floats, Floats]:
        """The logit of every action, and what every seat may expect, from -1 to 1: first whoever is asked, then the
        others in the order of their seats. With one value alone two play, and the other may expect the opposite; or
        one does, against the rules. `offered` has a one for each action that is on offer."""


class Residual:
    """Layers that each add a little to what the layer before has found. It may have a value for every seat: that of
    whoever is asked is the first."""

    def __init__(self, weights: Weights, encoding: Encoding) -> None:
        held = weights.tensors
        if "first.bias" not in held:
            raise UnfitWeights("weights of a residual net have first.bias, and there is none")
        width, inputs = len(held["first.bias"]), encoding.size + encoding.actions
        values = max(1, held["value.bias"].size) if "value.bias" in held else 1
        self.blocks = sum(1 for name in held if name.endswith(".a.weight"))
        vectors = ["n.weight", "n.bias"]
        squares = []
        for block in range(self.blocks):
            vectors += [f"blocks.{block}.{name}" for name in ("n.weight", "n.bias", "a.bias", "b.bias")]
            squares += [f"blocks.{block}.a.weight", f"blocks.{block}.b.weight"]
        shape_of(
            weights,
            [
                ("scale", (encoding.size,)),
                ("first.weight", (width, inputs)),
                *[(name, (width,)) for name in vectors],
                *[(name, (width, width)) for name in squares],
                ("policy.weight", (encoding.actions, width)),
                ("policy.bias", (encoding.actions,)),
                ("value.weight", (values, width)),
                ("value.bias", (values,)),
            ],
        )
        self.weights = {name: tensor for name, tensor in held.items() if tensor.ndim == 1}
        # the way in which they are multiplied: inputs by rows
        self.matrices = {name: np.ascontiguousarray(tensor.T) for name, tensor in held.items() if tensor.ndim == 2}
        self.matrices["first.weight"][: encoding.size] *= held["scale"][:, None]

    def __call__(self, observations: Bytes, offered: Floats) -> tuple[Floats, Floats]:
        x = self._first(np.concatenate([observations.astype(np.float32), offered], axis=1))
        for block in range(self.blocks):
            inner = self._linear(self._normal(x, f"blocks.{block}.n"), f"blocks.{block}.a")
            x = x + self._linear(_gelu(inner), f"blocks.{block}.b")
        x = _gelu(self._normal(x, "n"))
        values: Floats = np.tanh(self._linear(x, "value"))
        return self._linear(x, "policy"), values

    def _first(self, inputs: Floats) -> Floats:
        """The first layer. Most inputs are zero, and cost nothing."""
        used = np.flatnonzero(inputs.any(axis=0))
        found: Floats = inputs[:, used] @ self.matrices["first.weight"][used] + self.weights["first.bias"]
        return found

    def _linear(self, x: Floats, name: str) -> Floats:
        found: Floats = x @ self.matrices[f"{name}.weight"] + self.weights[f"{name}.bias"]
        return found

    def _normal(self, x: Floats, name: str) -> Floats:
        centred = x - x.mean(axis=1, keepdims=True)
        spread = np.sqrt((centred * centred).mean(axis=1, keepdims=True) + _LEAST)
        found: Floats = centred / spread * self.weights[f"{name}.weight"] + self.weights[f"{name}.bias"]
        return found


def _gelu(x: Floats) -> Floats:
    found: Floats = 0.5 * x * (1 + np.tanh(_SLOPE * (x + _CUBIC * x * x * x)))
    return found


RESIDUAL: Final = "residual"


def network_of(weights: Weights, encoding: Encoding) -> Network:
    """The net that these weights are for."""
    if weights.architecture == RESIDUAL:
        return Residual(weights, encoding)
    raise UnfitWeights(f"there is no net of the architecture {weights.architecture!r}")
