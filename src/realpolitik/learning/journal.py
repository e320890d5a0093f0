"""The log of a learning, JSON Lines, to be plotted: a heading, then a line for some of the lessons and for every score.

Every line says after how many decisions and seconds it was written. What was learnt after the last checkpoint is lost
by a sudden end, and its lines with it. docs/research.md tells the fields.
"""

import json
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from realpolitik.kernel.errors import RealpolitikError
from realpolitik.learning.checkpoint import FORMAT, VERSION, Progress
from realpolitik.learning.plan import Plan
from realpolitik.locks import lock


class BadJournal(RealpolitikError):
    """A file in which this learning cannot be logged."""


class Journal:
    """The file, open and locked."""

    def __init__(self, handle: int) -> None:
        self._handle = handle

    def add(self, kind: str, progress: Progress, told: Mapping[str, Any]) -> None:
        """Put a line down."""
        when = {"kind": kind, "decisions": progress.decisions, "seconds": round(progress.seconds, 1)}
        self.write({**when, **told})

    def write(self, content: Mapping[str, Any]) -> None:
        line = json.dumps(content).encode() + b"\n"
        while line:
            line = line[os.write(self._handle, line) :]


@contextmanager
def journal(path: Path, plan: Plan, progress: Progress) -> Iterator[Journal]:
    """The log of a plan, new or as it was when the checkpoint was made; nobody else writes it meanwhile."""
    try:
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o666)
    except OSError as error:
        raise BadJournal(f"{path} cannot be written: {error.strerror}") from None
    try:
        if not lock(handle):
            raise BadJournal(f"{path} is being written by another learner: let that one end, or choose another file")
        lines = _lines(path, path.read_bytes(), progress)
        os.ftruncate(handle, 0)
        log = Journal(handle)
        for line in lines or [{"format": FORMAT, "version": VERSION, **plan.heading()}]:
            log.write(line)
        yield log
    finally:
        os.close(handle)


def _lines(path: Path, content: bytes, progress: Progress) -> list[dict[str, Any]]:
    """The lines that count still: whole ones, from before the checkpoint. Without one, none do."""
    found = []
    for number, text in enumerate(content.splitlines()):
        try:
            line = json.loads(text)
        except ValueError:
            line = None
        if not isinstance(line, dict) or (number == 0 and line.get("format") != FORMAT):
            if number == 0:
                raise BadJournal(f"{path} holds something else: choose another file")
            break
        if progress.lessons and line.get("decisions", 0) <= progress.decisions:
            found.append(line)
    return found
