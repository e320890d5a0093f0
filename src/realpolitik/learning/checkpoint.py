"""What is kept beside the weights, so that learning can go on another day: one file, written whole or not at all.

It holds numbers and a heading in JSON, and is read without pickle.
"""

import io
import json
import zipfile
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from realpolitik.kernel.errors import RealpolitikError
from realpolitik.kernel.save import write_whole
from realpolitik.learning.plan import Plan, Shape

FORMAT: Final = "realpolitik-learn"
VERSION: Final = 2
HEADING: Final = "heading"


class BadCheckpoint(RealpolitikError):
    """A file from which this learning cannot go on."""


@dataclass
class Progress:
    """How far the learning is, over all days."""

    lessons: int = 0
    decisions: int = 0  # the learner's own, from which it has learnt
    games: int = 0  # that have ended
    seconds: float = 0.0
    kinds: list[str] = field(default_factory=list)  # of questions that came up
    scores: dict[str, dict[str, Any]] = field(default_factory=dict)  # the latest, by the bot that was met


class Checkpoint(NamedTuple):
    """All that is kept."""

    shape: Shape
    progress: Progress
    league: Sequence[Mapping[str, Any]]
    arrays: Mapping[str, NDArray[np.generic]]


def keep(path: Path, plan: Plan, checkpoint: Checkpoint) -> None:
    heading = {
        "format": FORMAT,
        "version": VERSION,
        "plan": plan.heading(),
        "shape": checkpoint.shape._asdict(),
        "progress": asdict(checkpoint.progress),
        "league": list(checkpoint.league),
    }
    packed = io.BytesIO()
    np.savez(packed, **{HEADING: np.array(json.dumps(heading))}, **checkpoint.arrays)  # type: ignore[arg-type]
    try:
        write_whole(path.resolve(), packed.getvalue())
    except OSError as error:
        raise BadCheckpoint(f"{path} cannot be written: {error.strerror}") from None


def kept(path: Path, plan: Plan) -> Checkpoint | None:
    """What was kept of this plan; nothing where there is no file. One of another plan is refused."""
    if not path.exists():
        return None
    arrays = _arrays(path)
    try:
        heading = json.loads(str(arrays.pop(HEADING)))
        if (heading["format"], heading["version"]) != (FORMAT, VERSION):
            raise BadCheckpoint(f"{path} is of another version of the learner: choose another file")
        _check(path, plan, heading["plan"])
        return Checkpoint(Shape(**heading["shape"]), Progress(**heading["progress"]), heading["league"], arrays)
    except (KeyError, TypeError, ValueError, AttributeError):
        raise BadCheckpoint(f"{path} holds something else: choose another file") from None


def _arrays(path: Path) -> dict[str, NDArray[np.generic]]:
    try:
        with np.load(path, allow_pickle=False) as held:
            return {name: held[name] for name in held.files}
    except (OSError, ValueError, EOFError, AttributeError, zipfile.BadZipFile) as error:
        raise BadCheckpoint(f"{path} cannot be read: {error}") from None


def _check(path: Path, plan: Plan, held: Mapping[str, Any]) -> None:
    wanted = json.loads(json.dumps(plan.heading()))
    for name, value in wanted.items():
        if held[name] != value:
            raise BadCheckpoint(
                f"{path} is of another plan: its {name} is {json.dumps(held[name])}, not {json.dumps(value)}; "
                "choose another file"
            )
