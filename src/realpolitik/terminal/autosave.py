"""The game is kept in a file after every answer, so that a closed terminal or a power cut loses nothing."""

import os
import time
from itertools import count
from pathlib import Path

from realpolitik.kernel.match import Match
from realpolitik.kernel.save import save, write_whole


def folder() -> Path:
    """Where the user's programs keep such things."""
    state = os.environ.get("XDG_STATE_HOME", "")
    home = Path(state) if state.startswith("/") else Path.home() / ".local" / "state"
    return home / "realpolitik"


class Autosave:
    """A file for one match. A save that was loaded from the folder is carried on; any other file is left as it is."""

    def __init__(self, match: Match, loaded: Path | None = None) -> None:
        self.problem = ""
        try:
            folder().mkdir(parents=True, exist_ok=True)
        except OSError as error:
            self.problem = f"{folder()}: {error.strerror}"
        carried_on = loaded is not None and loaded.resolve().parent == folder().resolve()
        self.path = loaded if loaded is not None and carried_on else self._claimed(match.game.name)

    def _claimed(self, game: str) -> Path:
        """A new file, made at once, so that two games begun in the same second do not share one."""
        began = time.strftime("%Y-%m-%d-%H%M%S")
        for number in count(1):
            path = folder() / (f"{game}-{began}.json" if number == 1 else f"{game}-{began}-{number}.json")
            try:
                path.touch(exist_ok=False)
            except FileExistsError:
                continue
            except OSError as error:
                self.problem = self.problem or f"{path}: {error.strerror}"
            return path
        raise AssertionError("count never ends")

    def keep(self, match: Match) -> None:
        """Write the match down, whole or not at all. A problem is remembered, not raised: the game goes on."""
        if self.problem:
            return
        try:
            write_whole(self.path, save(match))
        except OSError as error:
            self.problem = f"{self.path}: {error.strerror}"
