"""Several processes behind one port: started, watched, replaced one after another, and stopped together.

The port is held by the process that watches them, and stays open whatever becomes of them: whoever comes meanwhile
waits for one that is there.
"""

import asyncio
import logging
import os
import signal
import socket
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import FrameType
from typing import Final

from fastapi import FastAPI

from realpolitik.table.figures import Figures, forget
from realpolitik.table.journal import open_journal, write
from realpolitik.table.serving import GRACE, serve_at
from realpolitik.table.settings import Settings
from realpolitik.table.watchdog import LISTENER, is_heard, tell

BEAT: Final = 5.0  # seconds between two signs of life of a process
PATIENCE: Final = 60.0  # seconds without one, after which a process hangs
STOPPING: Final = GRACE + 5.0  # seconds for a process to stop; then it is ended
LOOK: Final = 1.0  # seconds between two looks around, where nothing happens
FIRST_PAUSE: Final = 0.5  # seconds before a process that died is started anew; twice as long every time …
LONGEST_PAUSE: Final = 60.0  # … up to this; one that has lived for so long begins at the first again

SIGNALS: Final = [getattr(signal, name) for name in ("SIGTERM", "SIGINT", "SIGHUP") if hasattr(signal, name)]


# -- one of the processes ----------------------------------------------------------------------------------------------


def share(workers: int, processes: int, place: int) -> int:
    """How many workers for bots the process in this place has: of a few, each has one; of none, none."""
    return max(1, workers // processes + (place < workers % processes)) if workers else 0


def _serve_in_part(settings: Settings, listening: socket.socket, voice: Connection, folder: str) -> None:
    """Serve together with others. Runs in a process of its own, and ends with the one that watches it."""
    os.environ.pop(LISTENER, None)  # whoever watches us speaks for all
    for sig in SIGNALS:
        if sig != signal.SIGTERM:
            signal.signal(sig, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    open_journal(settings.log_format)
    beating: list[asyncio.Task[None]] = []

    def started(app: FastAPI) -> None:
        app.state.figures = Figures(Path(folder))
        beating.append(asyncio.get_running_loop().create_task(_beat(app, voice, bool(settings.metrics))))

    serve_at(listening, settings, started)


async def _beat(app: FastAPI, voice: Connection, watched: bool) -> None:
    """Say again and again that the event loop goes round; and how much there is to do, where somebody may ask."""
    while True:
        with suppress(OSError):  # nobody listens any more: the end is near
            voice.send_bytes(b"alive")
            if watched:
                app.state.figures.leave(app.state.hall)
        await asyncio.sleep(BEAT)


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


# -- the one that watches them -----------------------------------------------------------------------------------------


@dataclass(eq=False)
class Part:
    """A process, in one of the places there are."""

    place: int
    process: BaseProcess
    voice: Connection
    begun: float
    heard: float  # when it last gave a sign of life
    ready: bool = False
    left: float = 0.0  # when it was told to stop


class Processes:
    """As many processes as are wanted, each in its place; a place may have a successor that gets ready."""

    def __init__(self, settings: Settings, listening: socket.socket, started: Callable[[], None]) -> None:
        self._settings = settings
        self._listening = listening
        self._started = started
        self._context = get_context("spawn")
        self._serving: dict[int, Part] = {}
        self._leaving: list[Part] = []
        self._successor: Part | None = None
        self._to_replace: list[int] = []
        self._due: dict[int, float] = {}  # when the place of one that died is to be filled
        self._pause = dict.fromkeys(range(settings.processes), FIRST_PAUSE)
        self._has_started = False
        self._stopping = False
        self._failed = False
        self._signals: list[int] = []

    def run(self) -> int:
        """Keep them going until it is time to stop."""
        with tempfile.TemporaryDirectory(prefix="realpolitik-") as folder, self._heeding() as woken:
            self._folder = folder
            for place in range(self._settings.processes):
                self._serving[place] = self._start(place)
            while not self._stopping or self._all():
                self._listen(woken)
                for sig in self._taken_signals():
                    self._heed(sig)
                self._look_around()
        self._listening.close()
        return 1 if self._failed else 0

    def _all(self) -> list[Part]:
        successor = [self._successor] if self._successor else []
        return [*self._serving.values(), *successor, *self._leaving]

    def _start(self, place: int) -> Part:
        settings = self._settings
        part = replace(settings, workers=share(settings.workers, settings.processes, place))
        voice, theirs = self._context.Pipe(duplex=False)
        process = self._context.Process(
            target=_serve_in_part, args=(part, self._listening, theirs, self._folder), name=f"realpolitik-{place}"
        )
        process.start()
        theirs.close()
        write("process started", process=process.pid, place=place)
        now = time.monotonic()
        return Part(place, process, voice, now, now)

    # -- what happens --------------------------------------------------------------------------------------------------

    def _listen(self, woken: socket.socket) -> None:
        """Wait until something happens, for a while at most."""
        parts = self._all()
        voices = [part.voice for part in parts if not part.voice.closed]
        happened = wait([woken, *voices, *(part.process.sentinel for part in parts)], LOOK)
        if woken in happened:
            woken.recv(1024)
        for part in parts:
            if part.voice in happened:
                self._hear(part)
            if part.process.sentinel in happened:
                self._bury(part)

    def _hear(self, part: Part) -> None:
        try:
            part.voice.recv_bytes()
        except EOFError:
            part.voice.close()
            return
        part.heard = time.monotonic()
        if not part.ready:
            part.ready = True
            if part is self._successor:
                self._take_over(part)

    def _take_over(self, part: Part) -> None:
        """The successor is ready: whoever had its place goes, or has gone meanwhile."""
        self._successor = None
        self._due.pop(part.place, None)
        if (old := self._serving.get(part.place)) is not None:
            self._stop(old)
            self._leaving.append(old)
        self._serving[part.place] = part

    def _bury(self, part: Part) -> None:
        """A process has ended. Unless it was to, its place is filled again, after a while."""
        part.process.join()
        part.voice.close()
        forget(Path(self._folder), part.process.pid or 0)
        if part in self._leaving:
            self._leaving.remove(part)
        elif part is self._successor:
            self._successor = None
            self._to_replace.clear()
            write("not restarted", logging.ERROR, why="the new process does not start; the old ones stay")
        else:
            del self._serving[part.place]
            if not self._stopping:
                self._mourn(part)

    def _mourn(self, part: Part) -> None:
        status = part.process.exitcode
        if not self._has_started and not part.ready:  # what is wrong will not be better the next time
            write("process does not start", logging.ERROR, process=part.process.pid, status=status)
            self._failed = True
            self._stop_all()
            return
        if time.monotonic() - part.begun >= LONGEST_PAUSE:
            self._pause[part.place] = FIRST_PAUSE
        pause = self._pause[part.place]
        write("process died", logging.ERROR, process=part.process.pid, status=status, again_in=pause)
        self._due[part.place] = time.monotonic() + pause
        self._pause[part.place] = min(2 * pause, LONGEST_PAUSE)

    # -- what is to be done --------------------------------------------------------------------------------------------

    def _look_around(self) -> None:
        now = time.monotonic()
        for part in self._all():
            if now - part.heard >= PATIENCE and not part.left:
                write("process hangs", logging.ERROR, process=part.process.pid)
                part.process.kill()
            elif part.left and now - part.left >= STOPPING:
                part.process.kill()
        if self._stopping:
            return
        for place in [place for place, due in self._due.items() if due <= now]:
            del self._due[place]
            self._serving[place] = self._start(place)
        if not self._has_started and all(part.ready for part in self._serving.values()):
            self._has_started = True
            self._started()
            tell("READY=1")
        calm = self._has_started and self._successor is None and not self._leaving and not self._due
        if self._to_replace and calm:
            self._successor = self._start(self._to_replace.pop(0))
        if is_heard():
            tell("WATCHDOG=1")

    def _heed(self, sig: int) -> None:
        if sig not in (signal.SIGTERM, signal.SIGINT):
            write("restarting", processes=self._settings.processes)
            self._to_replace = list(range(self._settings.processes))
        elif self._stopping:  # asked twice: at once
            for part in self._all():
                part.process.kill()
        else:
            self._stop_all()

    def _stop_all(self) -> None:
        tell("STOPPING=1")
        self._stopping = True
        self._to_replace.clear()
        for part in self._all():
            self._stop(part)

    def _stop(self, part: Part) -> None:
        part.left = part.left or time.monotonic()
        part.process.terminate()

    # -- signals -------------------------------------------------------------------------------------------------------

    def _taken_signals(self) -> list[int]:
        taken, self._signals = self._signals, []
        return taken

    @contextmanager
    def _heeding(self) -> Iterator[socket.socket]:
        """Signals are noted, and wake whoever waits at the socket; what they ask for is done in between."""
        woken, waking = socket.socketpair()
        woken.setblocking(False)
        waking.setblocking(False)

        def note(sig: int, _frame: FrameType | None) -> None:
            self._signals.append(sig)

        before = {sig: signal.signal(sig, note) for sig in SIGNALS}
        woke = signal.set_wakeup_fd(waking.fileno(), warn_on_full_buffer=False)
        try:
            yield woken
        finally:
            signal.set_wakeup_fd(woke)
            for sig, handler in before.items():
                signal.signal(sig, handler)
            woken.close()
            waking.close()
