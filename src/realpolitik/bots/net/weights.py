"""The weights of a net as they are shipped: a file a game, whole numbers of eight bits with a scale for each row.

A file says what it is for: the encoding, by its name, version and digest, and the kinds of questions that came up while
the net learnt; and how it was made, if that is known. It is read without pickle, and whatever does not fit is refused
with a sentence.
"""

import json
import zipfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from realpolitik.encodings.encoding import Encoding
from realpolitik.kernel.errors import RealpolitikError

Floats = NDArray[np.float32]

MOST: Final = 127  # of a whole number of eight bits
SCALE: Final = "/scale"  # ends the name of the scales that belong to the rows of a matrix
OUTLINE: Final = ("architecture", "encoding", "version", "digest", "kinds")  # what a file says of itself
CARD: Final = "card"  # how a net was made, as JSON; not every file tells
MOST_BYTES: Final = 64_000_000  # of all that a file unpacks to: many times what the largest net has


class UnfitWeights(RealpolitikError):
    """A file of weights that cannot be used."""


class Weights(NamedTuple):
    """What a net has learnt, and from which questions."""

    architecture: str
    tensors: Mapping[str, Floats]
    kinds: frozenset[str]  # of questions, by their names, that it was asked while it learnt
    card: Mapping[str, object] = MappingProxyType({})  # how it was made: plain data, as JSON has it


def write(path: Path, weights: Weights, encoding: Encoding) -> None:
    """Keep weights for an encoding. Vectors are small, and keep their precision."""
    packed: dict[str, NDArray[np.generic]] = {}
    for name, tensor in weights.tensors.items():
        if tensor.ndim == 2:
            scale = np.abs(tensor).max(axis=1, keepdims=True) / MOST
            packed[name] = np.rint(tensor / np.where(scale > 0, scale, 1)).astype(np.int8)
            packed[name + SCALE] = scale.astype(np.float32)
        else:
            packed[name] = tensor.astype(np.float32)
    outline: dict[str, object] = {
        "architecture": weights.architecture,
        "encoding": encoding.name,
        "version": encoding.version,
        "digest": encoding.digest,
        "kinds": sorted(weights.kinds),
        CARD: json.dumps(dict(weights.card)),
    }
    packed.update({name: np.array(told) for name, told in outline.items()})
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as file:
        for name, array in packed.items():
            with file.open(f"{name}.npy", "w") as member:
                np.lib.format.write_array(member, array, allow_pickle=False)


def read(path: Path, encoding: Encoding) -> Weights:
    """The weights of a file, if they are for this encoding."""
    held = _held(path)
    for name in OUTLINE:
        if name not in held:
            raise UnfitWeights(f"{path.name} holds no weights of a net: it does not say its {name}")
    learnt, version = str(held["encoding"]), int(held["version"])
    if learnt != encoding.name:
        raise UnfitWeights(f"the weights of {path.name} are for {learnt}, not for {encoding.name}")
    if version != encoding.version or str(held["digest"]) != encoding.digest:
        raise UnfitWeights(
            f"the weights of {path.name} were learnt with version {version} of the encoding of {learnt}; this is "
            f"version {encoding.version}, and they do not fit it"
        )
    told = (*OUTLINE, CARD)
    tensors = {name: _unpacked(held, name) for name in held if name not in told and not name.endswith(SCALE)}
    for name, tensor in tensors.items():
        if not np.isfinite(tensor).all():
            raise UnfitWeights(f"the weights of {path.name} are damaged: {name} is not made of numbers")
    return Weights(str(held["architecture"]), tensors, frozenset(held["kinds"].tolist()), _card(held))


def shape_of(weights: Weights, shapes: Iterable[tuple[str, tuple[int, ...]]]) -> None:
    """Refuse weights that lack something, or have it in another size."""
    for name, shape in shapes:
        found = weights.tensors[name].shape if name in weights.tensors else ()
        if found != shape:
            raise UnfitWeights(f"weights of a {weights.architecture} net have {name} of {shape}, not of {found}")


def _held(path: Path) -> dict[str, NDArray[np.generic]]:
    try:
        with zipfile.ZipFile(path) as packed:
            if sum(member.file_size for member in packed.infolist()) > MOST_BYTES:
                raise UnfitWeights(f"{path.name} holds more than any net has")
        with np.load(path, allow_pickle=False) as held:
            return {name: held[name] for name in held.files}
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile) as error:
        raise UnfitWeights(f"{path.name} cannot be read as weights: {error}") from error


def _card(held: Mapping[str, NDArray[np.generic]]) -> dict[str, object]:
    """What is told of how a net was made; nothing where that cannot be read, since nobody plays by it."""
    try:
        card = json.loads(str(held[CARD])) if CARD in held else {}
    except (ValueError, RecursionError):
        card = {}
    return card if isinstance(card, dict) else {}


def _unpacked(held: Mapping[str, NDArray[np.generic]], name: str) -> Floats:
    tensor = held[name].astype(np.float32)
    scaled: Floats = tensor * held[name + SCALE].astype(np.float32) if name + SCALE in held else tensor
    return scaled
