"""The game is kept in a file after every answer, so that a closed terminal or a power cut loses nothing."""

import os
import time
from pathlib import Path

from realpolitik.kernel.match import Match
from realpolitik.kernel.save import save


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
        self.path = loaded if loaded is not None and carried_on else _unused(match.game.name)

    def keep(self, match: Match) -> None:
        """Write the match down, whole or not at all. A problem is remembered, not raised: the game goes on."""
        if self.problem:
            return
        draft = self.path.with_name(self.path.name + ".part")
        try:
            draft.write_text(save(match), encoding="utf-8")
            draft.replace(self.path)
        except OSError as error:
            self.problem = f"{self.path}: {error.strerror}"


def _unused(game: str) -> Path:
    began = time.strftime("%Y-%m-%d-%H%M%S")
    path = folder() / f"{game}-{began}.json"
    number = 2
    while path.exists():
        path = folder() / f"{game}-{began}-{number}.json"
        number += 1
    return path
