"""Languages read as their strict readers would: one word for one thing, from a glossary of the rulebooks' own terms."""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from language.wording import Text, texts

from realpolitik.language.speaker import languages

HERE = Path(__file__).parent
GLOSSARIES = {language: HERE / f"glossary.{language}.toml" for language in languages()}
GLOSSARIES = {language: path for language, path in GLOSSARIES.items() if path.exists()}

every_glossary = pytest.mark.parametrize("language", GLOSSARIES)


# -- one term per concept ----------------------------------------------------------------------------------------------


class Term(NamedTuple):
    """What a thing is called, and what it is never called, in some files or in all."""

    concept: str
    word: str
    never: tuple[re.Pattern[str], ...]
    files: tuple[str, ...]
    why: str

    def concerns(self, text: Text) -> bool:
        return not self.files or text.file in self.files


@cache
def glossary(language: str) -> tuple[Term, ...]:
    entries = tomllib.loads(GLOSSARIES[language].read_text(encoding="utf-8"))["term"]
    return tuple(
        Term(it["concept"], it["word"], tuple(map(re.compile, it["never"])), tuple(it.get("files", ())), it["why"])
        for it in entries
    )


@every_glossary
def test_a_thing_has_one_name(language: str) -> None:
    wrong = [
        f"{term.concept} is {term.word!r} ({term.why}), not {found[0]!r}: {text}"
        for term in glossary(language)
        for text in texts(language)
        if term.concerns(text)
        for never in term.never
        if (found := never.search(text.words))
    ]
    assert wrong == []


@every_glossary
def test_the_glossary_is_of_words_in_use(language: str) -> None:
    """A term that nobody says any more, or a file that is gone, would guard nothing."""
    for term in glossary(language):
        there = [text for text in texts(language) if term.concerns(text)]
        assert {text.file for text in there} >= set(term.files), term.concept
        assert any(term.word.lower() in text.words.lower() for text in there), term.concept
