"""A mind that guesses and learns nothing, so that all around it can be tried without torch."""

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from realpolitik.bots.net.weights import Floats
from realpolitik.encodings.encoding import Encoding
from realpolitik.learning.advantage import Ints
from realpolitik.learning.league import NOBODY, TEACHER
from realpolitik.learning.mind import Arrays, Learnt, Lesson, Place, Thought
from realpolitik.learning.plan import Method, Shape


def tensors(encoding: Encoding, shape: Shape) -> dict[str, Floats]:
    """The weights of a net that prefers nothing."""
    width = shape.width
    sizes: dict[str, tuple[int, ...]] = {
        "scale": (encoding.size,),
        "first.weight": (width, encoding.size + encoding.actions),
        "first.bias": (width,),
        "n.weight": (width,),
        "n.bias": (width,),
        "policy.weight": (encoding.actions, width),
        "policy.bias": (encoding.actions,),
        "value.weight": (shape.values, width),
        "value.bias": (shape.values,),
    }
    for block in range(shape.blocks):
        sizes |= {f"blocks.{block}.{name}": (width,) for name in ("n.weight", "n.bias", "a.bias", "b.bias")}
        sizes |= {f"blocks.{block}.{name}.weight": (width, width) for name in ("a", "b")}
    return {name: np.zeros(size, np.float32) for name, size in sizes.items()}


class Guessing:
    """Knows which past selves it keeps, and refuses to think as any other."""

    device = "a guess"

    def __init__(self, encoding: Encoding, shape: Shape, method: Method, seed: int) -> None:
        self.encoding, self.shape = encoding, shape
        self.random = np.random.default_rng(seed)
        self.past: set[int] = set()
        self.lessons: list[Lesson] = []
        self.warmth: list[float] = []
        self.seen = np.zeros((method.steps, method.games, encoding.size), np.int8)
        self.offers = np.zeros((method.steps, method.games, encoding.most_options), np.int16)
        self.met: set[int] = set()
        self.began: object = None
        self.left_school = 0

    def think(
        self, observations: NDArray[np.int8], actions: NDArray[np.int16], who: Ints, place: Place | None = None
    ) -> Thought:
        others = set(who[who != NOBODY].tolist()) - {TEACHER}
        assert others <= self.past, f"there are no past selves {others - self.past}"
        self.met |= others
        if place is not None:
            self.seen[place], self.offers[place] = observations, actions
        counts = (actions >= 0).sum(axis=1)
        assert (counts > 1).all()
        picks = (self.random.random(len(actions)) * counts).astype(np.int64)
        values = np.full((len(actions), self.shape.values), 0.25, np.float32)
        return Thought(picks, -np.log(counts).astype(np.float32), values)

    def learn(self, lesson: Lesson, warmth: float, held: float = 0.0) -> Learnt:
        self.lessons.append(lesson)
        self.warmth.append(warmth)
        return Learnt(0.1, 0.2, 1.5, 0.0)

    def leave_school(self) -> None:
        self.left_school += 1

    def remember(self, number: int) -> None:
        self.past.add(number)

    def forget(self, numbers: Iterable[int]) -> None:
        self.past -= set(numbers)

    def tensors(self) -> dict[str, Floats]:
        return tensors(self.encoding, self.shape)

    def begin_from(self, tensors: object) -> None:
        self.began = tensors

    def arrays(self) -> dict[str, NDArray[np.generic]]:
        return {"past": np.array(sorted(self.past), np.int64)}

    def restore(self, arrays: Arrays) -> None:
        self.past = set(arrays["past"].tolist())
