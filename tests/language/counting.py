"""How words depend on numbers in a language: which form a counted noun takes after a number, and which words do not
care. `numbers.<language>.toml` has the words."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from babel import Locale

HERE = Path(__file__).parent
CASES = ("nominative", "genitive", "dative", "accusative", "instrumental", "prepositional")
DIRECT = ("nominative", "accusative")
ONE, FEW = "one", "few"
NUMBERS = "numbers.{}.toml"

SPACE = "[ \u00a0]"
BEFORE = rf"(?:(?P<before>[^\W\d_]+){SPACE})?"
NUMBER = r"(?<![\w.,:/–−+-])(?P<number>\d+)"
OPEN = r"\{(?:ABS\()?\$\w+\)?\}"  # a number that no word depends on, or a name
NEXT = rf"{SPACE}(?P<next>[^\W\d_]+)"


class Fault(NamedTuple):
    said: str
    wanted: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.said!r}, not one of {', '.join(self.wanted)}" if self.wanted else f"{self.said!r}"


class Counting:
    """One language."""

    def __init__(self, language: str) -> None:
        given = tomllib.loads((HERE / NUMBERS.format(language)).read_text(encoding="utf-8"))
        self.plural = Locale.parse(language).plural_form
        self.few_is_singular = language == "ru"  # два стола, but dwa stoły
        self.after = set(given["after"])
        self.labels = set(given["labels"])
        self.governed = {
            word: tuple(case for case in CASES if word in given["cases"].get(case, ()))
            for words in given["cases"].values()
            for word in words
        }
        self.nouns: dict[str, list[tuple[str, ...]]] = {}
        for first, others in given["nouns"].items():
            forms = (first, *others.split())
            assert len(forms) == 2 * len(CASES), first
            for form in forms:
                self.nouns.setdefault(form, []).append(forms)
        adjective = rf"(?:[^\W\d_]+(?:{'|'.join(given['adjectives'])}){SPACE})"
        noun = "|".join(sorted(map(re.escape, self.nouns), key=len, reverse=True))
        self.counted = re.compile(rf"{BEFORE}{NUMBER}{SPACE}{adjective}{{0,2}}(?P<noun>{noun})\b")

    def faults(self, words: str) -> Iterator[Fault]:
        """What is counted in a text, but not in the form that its number asks for."""
        for found in self.counted.finditer(words):
            if found["before"] in self.labels:
                continue
            cases = self.governed.get(found["before"], DIRECT)
            wanted = {form for forms in self.nouns[found["noun"]] for form in self.forms(forms, found["number"], cases)}
            if found["noun"] not in wanted:
                yield Fault(found[0], tuple(sorted(wanted)))

    def forms(self, forms: tuple[str, ...], number: str, cases: tuple[str, ...]) -> Iterator[str]:
        singular, plural = dict(zip(CASES, forms, strict=False)), dict(zip(CASES, forms[len(CASES) :], strict=True))
        kind = self.plural(int(number))
        for case in cases:
            if kind == ONE:
                yield singular[case]
            elif case not in DIRECT:
                yield plural[case]
            elif kind == FEW:
                yield singular["genitive"] if self.few_is_singular else plural[case]
            else:
                yield plural["genitive"]

    def open_ends(self, words: str) -> Iterator[str]:
        """What follows a number that no word depends on, and yet might depend on it."""
        for found in re.finditer(OPEN + NEXT, words):
            if found["next"] not in self.after:
                yield found[0]


@cache
def counting(language: str) -> Counting:
    return Counting(language)


def counted_languages() -> list[str]:
    return sorted(path.name.split(".")[1] for path in HERE.glob(NUMBERS.format("*")))
