"""Thinking that is recorded: a card that computes does it again as it did it first, without being told each step.

A net of a few layers takes longer to be described than to be worked out. What is recorded reads and writes the same
memory each time, so that the questions are laid there before.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from realpolitik.envs.needed import needed

with needed("torch", extra="learn", user="learners"):
    import torch

REHEARSALS: Final = 3  # before it is recorded: what is made ready at first use must not be part of it

Sizes = tuple[tuple[int, ...], ...]


class Recording(NamedTuple):
    """What was recorded, the memory that it reads, and the memory that it writes."""

    graph: Any
    given: tuple[Any, ...]
    found: Any


class Recorder:
    """Does what it is told by recordings, one for each size of what it is given."""

    def __init__(self, work: Callable[[Any, Any, Any], Any]) -> None:
        """`work` makes a tensor of two, or of three where there is a third, and reads whatever else it reads from where
        it lay when it was recorded."""
        self.work = work
        self.recordings: dict[Sizes, Recording] = {}

    def __call__(self, first: Any, second: Any, third: Any) -> Any:
        """What comes of it; it stands there until the next call."""
        given = tuple(tensor for tensor in (first, second, third) if tensor is not None)
        sizes = tuple(tuple(tensor.shape) for tensor in given)
        if sizes not in self.recordings:
            self.recordings[sizes] = self._recorded(given)
        recording = self.recordings[sizes]
        for mine, tensor in zip(recording.given, given, strict=True):
            mine.copy_(tensor, non_blocking=True)
        recording.graph.replay()
        return recording.found

    def forget(self) -> None:
        """What was read besides lies elsewhere now: record anew."""
        self.recordings.clear()

    def _recorded(self, given: tuple[Any, ...]) -> Recording:
        mine = tuple(tensor.to("cuda", copy=True) for tensor in given)
        beside = torch.cuda.Stream()
        beside.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(beside):
            for _ in range(REHEARSALS):
                self.work(*self._three(mine))
        torch.cuda.current_stream().wait_stream(beside)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            found = self.work(*self._three(mine))
        return Recording(graph, mine, found)

    @staticmethod
    def _three(given: tuple[Any, ...]) -> tuple[Any, Any, Any]:
        return given[0], given[1], given[2] if len(given) > 2 else None
