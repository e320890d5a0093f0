"""Finding what a person means by a name: whole or begun, in any case, with or without accents."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import TypeVar

Thing = TypeVar("Thing")

_ALIKE = str.maketrans("ł_-–/", "l    ")


def normalise(text: str) -> str:
    """Names that a person would take for the same become the same: `Łódź`, `lodz`; `west_germany`, `West Germany`."""
    letters = unicodedata.normalize("NFKD", text.casefold().translate(_ALIKE))
    plain = "".join(letter for letter in letters if unicodedata.category(letter)[0] in "LNZ")
    return " ".join(plain.split())


def find(text: str, named: Iterable[tuple[Thing, Sequence[str]]]) -> list[Thing]:
    """The things of that very name; failing that, those whose name begins so; failing that, those with such a word."""
    wanted = normalise(text)
    if not wanted:
        return []
    names = [(thing, [normalise(name) for name in of_thing]) for thing, of_thing in named]
    for fits in (_is, _begins, _has_word):
        found = [thing for thing, of_thing in names if any(fits(name, wanted) for name in of_thing)]
        if found:
            return found
    return []


def alike(found: Sequence[Thing], named: Iterable[tuple[Thing, Sequence[str]]]) -> bool:
    """Whether these are several that people call by the same name: copies of a card. Any of them will do."""
    return len({names[0] for thing, names in named if thing in found}) == 1


def in_a_row(text: str, named: Iterable[tuple[Thing, Sequence[str]]]) -> list[str]:
    """Several names on one line, between commas or semicolons; a single name may have commas of its own."""
    parts = [part.strip() for part in re.split("[,;]", text) if part.strip()]
    return parts if len(parts) > 1 and len(find(text, named)) != 1 else [text]


def _is(name: str, wanted: str) -> bool:
    return name == wanted


def _begins(name: str, wanted: str) -> bool:
    return name.startswith(wanted)


def _has_word(name: str, wanted: str) -> bool:
    return f" {wanted}" in f" {name}"
