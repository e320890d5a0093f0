"""`realpolitik import`: games that others recorded, replayed through our rules and kept as saves."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final, TextIO

from realpolitik.kernel.save import save
from realpolitik.language import Speaker
from realpolitik.records.errors import BadRecord
from realpolitik.records.imported import Imported
from realpolitik.records.message import speak_of_no_game
from realpolitik.records.reading import read_file
from realpolitik.terminal.output import BadOutput, write_new

ENDING: Final = ".json"


def import_records(paths: Sequence[Path], folder: Path, language: str, target: TextIO) -> int:
    """A line or more a file, a count at the end; the exit status says whether all were understood and agree."""
    if folder.exists() and not folder.is_dir():
        raise BadOutput(f"{folder} is no folder: -o names the folder for the saves")
    _refuse_doubles(paths, folder)
    speaker = speak_of_no_game(language)
    entries = disagreements = unread = unsaved = 0
    for path in paths:
        try:
            imported = read_file(path)
            entries += imported.entries
            if imported.disagreement is not None:
                disagreements += 1
                print(f"{path}: {imported.parted(language)}", file=target)
                continue
            print(f"{path}: {_kept(imported, folder / (path.stem + ENDING), speaker)}", file=target)
        except BadRecord as bad:
            unread += 1
            print(f"{path}: {speaker.say('import-not-understood', why=bad.told(language))}", file=target)
        except BadOutput as bad:
            unsaved += 1
            told = speaker.say("import-not-saved", agreed=_agreed(imported, speaker), why=str(bad))
            print(f"{path}: {told}", file=target)
        else:
            for habit, times in imported.habits_told(language).items():
                print(f"    {speaker.say('import-tolerated', times=times, habit=habit)}", file=target)
    count = {"files": len(paths), "entries": entries, "disagreements": disagreements}
    print(speaker.say("import-count", **count, unread=unread, unsaved=unsaved), file=target)
    return 1 if disagreements or unread or unsaved else 0


def _refuse_doubles(paths: Sequence[Path], folder: Path) -> None:
    """Two files of one name would be one save."""
    seen: set[str] = set()
    for path in paths:
        if path.stem in seen:
            raise BadOutput(f"two files are called {path.stem}: both would become {folder / (path.stem + ENDING)}")
        seen.add(path.stem)


def _kept(imported: Imported, path: Path, speaker: Speaker) -> str:
    """Write the save, but never over anything else; say what was read and where it went."""
    text, agreed = save(imported.match), _agreed(imported, speaker)
    if path.is_file():
        if path.read_text(encoding="utf-8", errors="replace") != text:
            raise BadOutput(speaker.say("import-other-file", file=str(path)))
        return speaker.say("import-there-already", agreed=agreed, file=str(path))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadOutput(speaker.say("import-no-folder", folder=str(path.parent), why=str(error.strerror))) from None
    write_new(path, text)
    return speaker.say("import-saved", agreed=agreed, file=str(path))


def _agreed(imported: Imported, speaker: Speaker) -> str:
    return speaker.say("import-agreed", entries=imported.entries, statements=imported.statements)
