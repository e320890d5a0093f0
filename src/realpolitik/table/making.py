"""What is made of a match that is over: keepsakes, reports, charts, parts of an analysis. It takes seconds, in a
process of its own."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, TypeVar

from anyio import CapacityLimiter, to_thread

from realpolitik.analysis.analysing import Looked, look
from realpolitik.kernel.errors import RealpolitikError
from realpolitik.kernel.save import load
from realpolitik.records.charts import draw
from realpolitik.records.figures import figures_of
from realpolitik.records.report import report
from realpolitik.table.edition import page_type
from realpolitik.table.files import File, file_of
from realpolitik.table.journal import write
from realpolitik.table.keepsake import keepsake_of
from realpolitik.table.refused import Refused
from realpolitik.table.rows import CommentRow
from realpolitik.table.scene import Chair
from realpolitik.table.turns import Turns
from realpolitik.table.workers import WorkerDied, Workers

if TYPE_CHECKING:
    from realpolitik.records.drawing import Format  # which loads what draws

T = TypeVar("T")
MEMORY: Final = 2 * 1024**3  # bytes that the process may take in which such things are made


def make_keepsake(
    saved: str, languages: Sequence[str], chairs: Sequence[Chair], comments: Sequence[CommentRow]
) -> File:
    return file_of(keepsake_of(load(saved), languages, chairs, comments).encode())


def make_report(saved: str, language: str, chart: str, picture: "Format") -> File | str:
    """A report, or one chart of it; or a sentence that says why there is none."""
    match = load(saved)
    try:
        return file_of(
            draw(figures_of(match), chart, language, picture) if chart else _in_type(report(match, language))
        )
    except RealpolitikError as problem:
        return str(problem)


def _in_type(page: str) -> bytes:
    """A report in the page's own type; kept as a file elsewhere, it has that of the reader's machine."""
    return page.replace("<style>", f"<style>{page_type()}", 1).encode()


def make_analysis(saved: str, begin: int, end: int) -> tuple[Looked, ...]:
    """What a net makes of some answers of a match."""
    return tuple(look(load(saved), begin, end))


class Makers:
    """One process that makes such things, one after another; without workers, one thread of this process. Of those who
    come from one address one is served at a time, so that nobody waits for all that somebody else wants."""

    def __init__(self, workers: int, patience: float) -> None:
        """`patience`: seconds that one may take; whoever has waited twice that long is told to come back."""
        self.patience = patience
        self._workers = Workers(1, patience, MEMORY) if workers else None
        self._one = CapacityLimiter(1)
        self._turns = Turns()

    async def make(self, address: str, work: Callable[..., T], *given: object) -> T:
        try:
            async with asyncio.timeout(2 * self.patience), self._turns.of(address):
                return await self._made(work, *given)
        except TimeoutError:
            raise Refused("too_many", "other games are being made into files now: try again in a while") from None

    async def _made(self, work: Callable[..., T], *given: object) -> T:
        if self._workers is None:
            return await to_thread.run_sync(work, *given, limiter=self._one)
        try:
            return await self._workers.run(work, *given)
        except (TimeoutError, WorkerDied, MemoryError) as end:
            write("making failed", logging.ERROR, end, work=work.__name__)
            raise Refused("failed", "it could not be made of this game") from None

    async def close(self) -> None:
        if self._workers is not None:
            await self._workers.close()
