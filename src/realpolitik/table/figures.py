"""The figures of a server: of its one process, or of all of them, whichever of them is asked.

Where there are several, each leaves its own in a folder now and then, and each sample says of which `process` it is.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from prometheus_client import CollectorRegistry, Metric, generate_latest
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

from realpolitik.table import meters
from realpolitik.table.hall import Hall

LABEL: Final = "process"
DRAFT: Final = ".draft"  # how the name of what is being written ends


class Figures:
    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder  # where several processes leave theirs

    def told(self, hall: Hall) -> bytes:
        """Everything, in the form that Prometheus reads."""
        if self._folder is None:
            return _measured(hall)
        self.leave(hall)
        registry = CollectorRegistry()
        registry.register(_Together(self._folder))
        return generate_latest(registry)

    def leave(self, hall: Hall) -> None:
        """Let the others know how much there is to do here."""
        if self._folder is None:
            return
        draft = self._folder / f"{os.getpid()}{DRAFT}"
        draft.write_bytes(_measured(hall))
        draft.replace(self._folder / str(os.getpid()))


def forget(folder: Path, process: int) -> None:
    """A process has ended: what it left is true no longer."""
    (folder / str(process)).unlink(missing_ok=True)
    (folder / f"{process}{DRAFT}").unlink(missing_ok=True)


def _measured(hall: Hall) -> bytes:
    rooms = hall.rooms.open_rooms
    meters.ROOMS.set(len(rooms))
    meters.CHANNELS.set(sum(len(room.viewers) for room in rooms))
    meters.SHELF_BYTES.set(hall.thinker.shelf.filled)
    return meters.all_figures()


class _Together(Collector):
    """What all processes have left, each sample with the number of its process."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def describe(self) -> list[Metric]:
        return []

    def collect(self) -> Iterator[Metric]:
        found: dict[str, Metric] = {}
        for file in sorted(self._folder.iterdir()):
            if not file.name.isdecimal():
                continue
            for family in text_string_to_metric_families(file.read_text()):
                joint = found.setdefault(family.name, Metric(family.name, family.documentation, family.type))
                for sample in family.samples:
                    joint.add_sample(sample.name, {**sample.labels, LABEL: file.name}, sample.value)
        yield from found.values()
