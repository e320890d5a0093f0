"""`realpolitik import`: games that others recorded, replayed through our rules and kept as saves."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final, TextIO

from realpolitik.kernel.save import save
from realpolitik.records.errors import BadRecord
from realpolitik.records.imported import Imported
from realpolitik.records.reading import read_file
from realpolitik.terminal.output import BadOutput, write_new

ENDING: Final = ".json"


def import_records(paths: Sequence[Path], folder: Path, target: TextIO) -> int:
    """A line or more a file, a count at the end; the exit status says whether all were understood and agree."""
    if folder.exists() and not folder.is_dir():
        raise BadOutput(f"{folder} is no folder: -o names the folder for the saves")
    _refuse_doubles(paths, folder)
    entries = disagreements = unread = unsaved = 0
    for path in paths:
        try:
            imported = read_file(path)
            entries += imported.entries
            if imported.disagreement is not None:
                disagreements += 1
                print(f"{path}: {imported.disagreement}", file=target)
                continue
            print(f"{path}: {_kept(imported, folder / (path.stem + ENDING))}", file=target)
        except BadRecord as bad:
            unread += 1
            print(f"{path}: not understood: {bad}", file=target)
        except BadOutput as bad:
            unsaved += 1
            print(f"{path}: {_agreed(imported)}, but not saved: {bad}", file=target)
        else:
            for habit, times in imported.habits.items():
                print(f"    tolerated {times}x: {habit}", file=target)
    print(_count(len(paths), entries, disagreements, unread, unsaved), file=target)
    return 1 if disagreements or unread or unsaved else 0


def _refuse_doubles(paths: Sequence[Path], folder: Path) -> None:
    """Two files of one name would be one save."""
    seen: set[str] = set()
    for path in paths:
        if path.stem in seen:
            raise BadOutput(f"two files are called {path.stem}: both would become {folder / (path.stem + ENDING)}")
        seen.add(path.stem)


def _kept(imported: Imported, path: Path) -> str:
    """Write the save, but never over anything else; say what was read and where it went."""
    text = save(imported.match)
    if path.is_file():
        if path.read_text(encoding="utf-8", errors="replace") != text:
            raise BadOutput(f"{path} exists and is another file: move it, or choose another folder with -o")
        return f"{_agreed(imported)}; {path} has it already"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadOutput(f"{path.parent} cannot be made: {error.strerror}") from None
    write_new(path, text)
    return f"{_agreed(imported)}; saved as {path}"


def _agreed(imported: Imported) -> str:
    return f"{imported.entries} entries agree" + (f", {imported.statements} statements" if imported.statements else "")


def _count(files: int, entries: int, disagreements: int, unread: int, unsaved: int) -> str:
    parts = [
        f"{files} {'file' if files == 1 else 'files'}",
        f"{entries} {'entry' if entries == 1 else 'entries'} replayed",
        f"{disagreements} {'disagreement' if disagreements == 1 else 'disagreements'}",
    ]
    if unread:
        parts.append(f"{unread} not understood")
    if unsaved:
        parts.append(f"{unsaved} not saved")
    return ", ".join(parts)
