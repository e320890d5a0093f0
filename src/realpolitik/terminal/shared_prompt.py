"""A prompt at which a person types while others have something to say: their lines go above it."""

import os
from collections.abc import Callable
from threading import Condition

from realpolitik.terminal.console import Console


class SharedPrompt:
    def __init__(self, console: Console) -> None:
        self.console = console
        self.changed = Condition()  # held by whoever prints, told when there is something new
        self._prompt: Callable[[], str] | None = None  # what stands there while a person types

    def ask(self, prompt: Callable[[], str]) -> str:
        """A line typed by a person. At a terminal others may speak meanwhile."""
        with self.changed:
            text = prompt()
            self._prompt = prompt if self.console.live else None
        try:
            return self.console.ask(text)
        finally:
            with self.changed:
                self._prompt = None

    def interrupt(self, news: Callable[[], list[str]]) -> None:
        """There is something new: whoever waits is woken, and where a person types it is told at once."""
        self.changed.notify_all()
        if self._prompt is None or not (lines := news()):
            return
        self._begin_line()
        self.console.say(*lines)
        print(self._prompt() + typed_so_far(), end="", file=self.console.target, flush=True)

    def _begin_line(self) -> None:
        blank = "\n" if os.environ.get("TERM", "dumb") == "dumb" else "\r\033[K"
        print(blank, end="", file=self.console.target)


def typed_so_far() -> str:
    """What stands in the line that is being typed, where the terminal's line editing knows."""
    try:
        from readline import get_line_buffer
    except ImportError:
        return ""
    return get_line_buffer()
