"""Reading tables of the content, field by field: what is missing, unknown or of a wrong kind is noted, and reading goes
on with something harmless, so that all problems are told at once."""

import tomllib
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, TypeVar

from realpolitik.games.world_order.content_parts import COMPONENTS, DOUBTFUL
from realpolitik.kernel.content import Problem

LANGUAGES: Final = {"en": "name", "ru": "name_ru", "pl": "name_pl"}
LARGEST_FILE: Final = 1_000_000  # bytes: content may come from strangers
LONGEST_TEXT: Final = 200
LONGEST_NOTE: Final = 1000
LONGEST_LIST: Final = 200
MOST: Final = 255  # of anything that is counted
LAST_LINE: Final = 397  # of the rulebook
_EVIDENCE: Final = {
    "seed": "",
    "image": COMPONENTS,
    "transcript": DOUBTFUL,
    "inferred": DOUBTFUL,
    "invented": DOUBTFUL,
}
_SHOWN: Final = 60  # letters of a wrong value

Part = TypeVar("Part")


class Problems:
    """All that is wrong with a folder of content."""

    def __init__(self) -> None:
        self.found: list[Problem] = []

    def note(self, file: str, entry: str, field: str, message: str) -> None:
        self.found.append(Problem(file, entry, field, message))

    def files(self) -> set[str]:
        """Those with which something is wrong."""
        return {problem.file for problem in self.found}


class Table:
    """A table of a file, and which of its keys have been asked for."""

    def __init__(self, problems: Problems, file: str, entry: str, values: Mapping[str, Any], path: str = "") -> None:
        self.problems = problems
        self.file = file
        self.entry = entry
        self.path = path  # within the entry, where it is a table of a table
        self.values = values
        self.asked: set[str] = set()

    # -- one value ---------------------------------------------------------------------------------

    def wrong(self, key: str, message: str) -> None:
        self.problems.note(self.file, self.entry, f"{self.path}{key}", message)

    def has(self, key: str) -> bool:
        self.asked.add(key)
        return key in self.values

    def value(self, key: str) -> Any:
        """The value as it is; None where it is missing, which is noted."""
        if not self.has(key):
            self.wrong(key, "it is missing")
            return None
        return self.values[key]

    def number(self, key: str, least: int = 0, most: int = MOST) -> int:
        value = self.value(key)
        return least if value is None else self._number(key, value, least, most)

    def flag(self, key: str) -> bool:
        value = self.value(key)
        if value is not None and not isinstance(value, bool):
            self.wrong(key, f"it must be true or false, not {shown(value)}")
        return value is True

    def text(self, key: str, longest: int = LONGEST_TEXT) -> str:
        value = self.value(key)
        return "" if value is None else self._text(key, value, longest)

    def word(self, key: str, allowed: Sequence[str]) -> str:
        value = self.value(key)
        return allowed[0] if value is None else self._word(key, value, allowed)

    def identifier(self, key: str) -> str:
        value = self.text(key)
        if value and not (value.isascii() and value.isidentifier() and value == value.lower()):
            self.wrong(key, f"{shown(value)} is no id: small letters, figures and underscores make one")
        return value

    # -- several -----------------------------------------------------------------------------------

    def members(self, key: str) -> Sequence[Any]:
        value = self.value(key)
        if value is None:
            return []
        if not isinstance(value, list):
            self.wrong(key, f"it must be a list, not {shown(value)}")
            return []
        if len(value) > LONGEST_LIST:
            self.wrong(key, f"it has {len(value)} members; {LONGEST_LIST} is the most")
            return []
        return value

    def numbers(self, key: str, least: int = 0, most: int = MOST) -> tuple[int, ...]:
        return tuple([self._number(key, value, least, most) for value in self.members(key)])

    def words(self, key: str, allowed: Sequence[str]) -> tuple[str, ...]:
        return tuple([self._word(key, value, allowed) for value in self.members(key)])

    def identifiers(self, key: str) -> tuple[str, ...]:
        return tuple([self._text(key, value, LONGEST_TEXT) for value in self.members(key)])

    def table(self, key: str) -> "Table":
        value = self.value(key)
        return self.inner(key, {} if value is None else value, key)

    def tables(self, key: str) -> "Sequence[Table]":
        return [self.inner(key, value, f"{key}[{number}]") for number, value in enumerate(self.members(key))]

    def part(self, key: str, read: "Callable[[Table], Part]") -> Part:
        return self.table(key).whole(read)

    def each(self, key: str, read: "Callable[[Table], Part]") -> tuple[Part, ...]:
        return tuple([table.whole(read) for table in self.tables(key)])

    def inner(self, key: str, value: Any, name: str) -> "Table":
        if not isinstance(value, dict):
            self.wrong(key, f"it must be a table, not {shown(value)}")
            value = {}
        return Table(self.problems, self.file, self.entry, value, f"{self.path}{name}.")

    def amounts(self, key: str, allowed: Sequence[str]) -> Mapping[str, int]:
        """A table of numbers by name: `{ services = 1, money = 10 }`."""
        inner = self.table(key)
        found = {name: inner.number(name) for name in allowed if inner.has(name)}
        inner.finish(allowed)
        return found

    # -- what every entry has ----------------------------------------------------------------------

    def names(self) -> Mapping[str, str]:
        found: dict[str, str] = {}
        for language, key in LANGUAGES.items():
            found[language] = self.text(key)
        return found

    def evidence(self, key: str = "evidence") -> str:
        """What the entry rests on, as it is marked."""
        return _EVIDENCE[self.word(key, list(_EVIDENCE))]

    def provenance(self) -> str:
        """Where the entry comes from: only its evidence matters to anybody but an editor."""
        rulebook = self.word("source", ["reconstructed", "seed"]) == "seed"
        if rulebook and not self.numbers("seed_lines", 1, LAST_LINE):
            self.wrong("seed_lines", "an entry of the rulebook must say in which lines it stands")
        if self.has("seed_lines") and not rulebook:
            self.wrong("seed_lines", 'only an entry of the rulebook, `source = "seed"`, stands in lines of it')
        if self.has("seed_fields"):
            self.identifiers("seed_fields")
        if self.has("note"):
            self.text("note", LONGEST_NOTE)
        return self.evidence()

    def whole(self, read: "Callable[[Table], Part]") -> Part:
        """What `read` makes of it: it asks for all that may be here."""
        made = read(self)
        self.finish()
        return made

    def finish(self, known: Sequence[str] = ()) -> None:
        """Everything was read: whatever else is there is unknown."""
        names = sorted(self.asked | set(known))
        for key in self.values:
            if key not in self.asked:
                near = get_close_matches(key, names, 1)
                hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(names)}"
                self.wrong(key[:_SHOWN], f"there is no such key here; {hint}")

    # -- and each by itself ------------------------------------------------------------------------

    def _number(self, key: str, value: Any, least: int, most: int) -> int:
        if type(value) is not int:
            self.wrong(key, f"it must be a whole number, not {shown(value)}")
        elif not least <= value <= most:
            self.wrong(key, f"it must be from {least} to {most}, not {shown(value)}")
        else:
            return value
        return least

    def _text(self, key: str, value: Any, longest: int) -> str:
        if not isinstance(value, str):
            self.wrong(key, f"it must be text, not {shown(value)}")
        elif not value.strip():
            self.wrong(key, "it must not be empty")
        elif len(value) > longest:
            self.wrong(key, f"it has {len(value)} letters; {longest} is the most")
        elif not value.isprintable():
            self.wrong(key, f"{shown(value)} has letters that cannot be printed: plain text in one line is wanted")
        else:
            return value
        return ""

    def _word(self, key: str, value: Any, allowed: Sequence[str]) -> str:
        if isinstance(value, str) and value in allowed:
            return value
        self.wrong(key, f"{shown(value)} is unknown here; there are {', '.join(allowed)}")
        return allowed[0]


def shown(value: Any) -> str:
    """A wrong value, as far as it helps to see it."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number of thousands of figures, lists within lists
        return "what is far too large"
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"


def read_file(problems: Problems, path: Path) -> Mapping[str, Any]:
    """A file as TOML has it; nothing where it cannot be read, which is noted."""
    try:
        if path.stat().st_size > LARGEST_FILE:
            problems.note(path.name, "", "", f"the file is larger than {LARGEST_FILE} bytes: that is no content")
            return {}
        return tomllib.loads(path.read_bytes().decode())
    except FileNotFoundError:
        problems.note(path.name, "", "", "the file is missing")
    except OSError as error:
        problems.note(path.name, "", "", f"the file cannot be read: {error.strerror}")
    except UnicodeDecodeError:
        problems.note(path.name, "", "", "the file is not text: content is TOML in UTF-8")
    except (ValueError, RecursionError) as error:
        problems.note(path.name, "", "", f"the file is not TOML: {error}")
    return {}


def entries(problems: Problems, file: str, content: Mapping[str, Any], kind: str) -> Sequence[Table]:
    """The entries of one kind, `[[region]]`, of a file."""
    if kind not in content:
        if content or file not in problems.files():
            problems.note(file, "", kind, f"there is no [[{kind}]] in the file")
        return []
    found = content[kind]
    if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
        problems.note(file, "", kind, f"it must be written as [[{kind}]], one table an entry")
        return []
    return [Table(problems, file, _title(kind, number, entry), entry) for number, entry in enumerate(found, start=1)]


def check_kinds(problems: Problems, file: str, content: Mapping[str, Any], kinds: Sequence[str]) -> None:
    for kind in content:
        if kind not in kinds:
            problems.note(file, "", kind[:_SHOWN], f"there is no such table in this file; there are {', '.join(kinds)}")


def _title(kind: str, number: int, entry: Mapping[str, Any]) -> str:
    name = entry.get("id", entry.get("players"))
    plain = name if isinstance(name, str) else shown(name) if isinstance(name, int) else ""
    return f"{kind} {plain if plain.isprintable() and 0 < len(plain) <= _SHOWN else number}"
