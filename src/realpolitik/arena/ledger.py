"""The games of an arena in a file, JSON Lines: what is played in the first line, then one game a line as it ends.

A line is on the disk before the next game is counted. Whatever is interrupted goes on where the file ends; half a line,
which a sudden end may leave, is cut off. docs/research.md tells the fields.
"""

import json
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from realpolitik.arena.arrangement import Arranged
from realpolitik.arena.playing import Played
from realpolitik.kernel.errors import RealpolitikError
from realpolitik.kernel.kits import game_named
from realpolitik.kernel.save import keep_names
from realpolitik.locks import lock

FORMAT: Final = "realpolitik-arena"
VERSION: Final = 1
LARGEST: Final = 1_000_000_000  # bytes; a game is some 300


class BadLedger(RealpolitikError):
    """A file in which these games cannot be kept."""


class Ledger:
    """The file, open and locked: the games that are in it, and a place for more."""

    def __init__(self, path: Path, handle: int, played: Sequence[Played]) -> None:
        self.path = path
        self.played = list(played)
        self._handle = handle

    def add(self, game: Played) -> None:
        """Put a game down. It is on the disk when this returns."""
        _write(self.path, self._handle, _line(game))
        self.played.append(game)


def seed_of(path: Path) -> int | None:
    """The seed that the games of a file go by, so that the same command finds them again; none without a file."""
    if not path.exists():
        return None
    with _told(path), path.open("rb") as file:
        first = file.readline(LARGEST)
    heading = _json(path, 1, first) if first.endswith(b"\n") else {}
    seed = heading.get("seed")
    return seed if type(seed) is int else None


@contextmanager
def ledger(path: Path, arranged: Arranged) -> Iterator[Ledger]:
    """The file of an arrangement, new or as it was left; a file of anything else is refused and stays as it is."""
    with _told(path):
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o666)
    try:
        if not lock(handle):
            raise BadLedger(f"{path} is being written by another arena: let that one end, or choose another file")
        with _told(path):
            content = _content(path, handle)
        whole = content[: content.rfind(b"\n") + 1]
        played = _games(path, arranged, whole) if whole else []
        if not whole and content and not _heading_line(arranged).startswith(content):
            raise BadLedger(f"{path} holds something else: choose another file")
        with _told(path):
            os.ftruncate(handle, len(whole))
            os.lseek(handle, 0, os.SEEK_END)
        if not whole:
            _write(path, handle, _heading_line(arranged))
            keep_names(path.resolve().parent)
        yield Ledger(path, handle, played)
    finally:
        os.close(handle)


@contextmanager
def _told(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise BadLedger(f"{path} cannot be used: {error.strerror}") from None


def _content(path: Path, handle: int) -> bytes:
    size = os.fstat(handle).st_size
    if size > LARGEST:
        raise BadLedger(f"{path} is larger than {LARGEST:,} bytes: choose another file")
    parts = []
    while part := os.read(handle, 1 << 20):
        parts.append(part)
    return b"".join(parts)


def _write(path: Path, handle: int, line: bytes) -> None:
    with _told(path):
        while line:
            line = line[os.write(handle, line) :]
        os.fsync(handle)


# -- lines -------------------------------------------------------------------------------------------------------------


def _heading(arranged: Arranged) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": arranged.game,
        "rules": game_named(arranged.game).rules_version,
        "scenario": arranged.scenario,
        "options": dict(arranged.options),
        "seats": list(arranged.seats),
        "bots": list(arranged.bots),
        "seed": arranged.seed,
    }


def _heading_line(arranged: Arranged) -> bytes:
    return json.dumps(_heading(arranged)).encode() + b"\n"


def _line(game: Played) -> bytes:
    return json.dumps({name: value for name, value in game._asdict().items() if name != "save"}).encode() + b"\n"


def _games(path: Path, arranged: Arranged, whole: bytes) -> list[Played]:
    """The games of a file that is of this arrangement."""
    first, *others = whole.splitlines()
    _check_heading(path, arranged, _json(path, 1, first))
    found: dict[int, Played] = {}
    for number, line in enumerate(others, start=2):
        game = _game(path, number, _json(path, number, line))
        bout = arranged.bout(game.number)
        if game.number in found or (bout.deal, bout.moved, bout.sat) != (game.deal, game.moved, game.sat):
            raise BadLedger(f"{path}, line {number}: game {game.number} is not one that is missing here")
        found[game.number] = game
    return list(found.values())


def _check_heading(path: Path, arranged: Arranged, heading: dict[str, Any]) -> None:
    if heading.get("format") != FORMAT:
        raise BadLedger(f"{path} holds something else: choose another file")
    for name, wanted in _heading(arranged).items():
        if heading.get(name) != wanted:
            raise BadLedger(
                f"{path} is of another arrangement: its {name} is {_short(heading.get(name))}, not {_short(wanted)}; "
                "choose another file"
            )


def _short(value: object) -> str:
    text = json.dumps(value)
    return text if len(text) <= 200 else f"{text[:200]} …"


def _json(path: Path, number: int, line: bytes) -> dict[str, Any]:
    try:
        content = json.loads(line)
    except (ValueError, RecursionError):
        content = None
    if not isinstance(content, dict):
        raise BadLedger(f"{path} holds something else, line {number}: choose another file")
    return content


def _game(path: Path, number: int, content: dict[str, Any]) -> Played:
    try:
        game = Played(
            int(content["number"]),
            int(content["deal"]),
            int(content["moved"]),
            tuple([str(name) for name in content["sat"]]),
            tuple([int(place) for place in content["places"]]),
            tuple([float(share) for share in content["shares"]]),
            str(content["ending"]),
            int(content["answers"]),
            float(content["seconds"]),
        )
    except (KeyError, TypeError, ValueError, OverflowError):
        raise BadLedger(f"{path}, line {number}: that is no game of an arena") from None
    if game.number < 0 or not len(game.places) == len(game.shares) == len(game.sat):
        raise BadLedger(f"{path}, line {number}: that is no game of an arena")
    return game
