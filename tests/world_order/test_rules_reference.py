"""The rules of World Order in our own words: every number of W1.1 to W27.2, in every language, in its own letters."""

import re
import tomllib

import pytest
from world_order.test_sections import RULES

from realpolitik.language.files import HOME

NUMBERS = [
    number
    for chapter, rules in RULES.items()
    for number in (f"W{chapter}", *(f"W{chapter}.{rule}" for rule in range(1, rules + 1)))
]
QUOTES = {"en": "“”’", "ru": "«»", "pl": "„”"}  # those that a language writes with

every_language = pytest.mark.parametrize("language", QUOTES)


def sections_in(language: str) -> dict[str, dict[str, str]]:
    text = (HOME / language / "rules" / "world_order.toml").read_text(encoding="utf-8")
    sections: dict[str, dict[str, str]] = tomllib.loads(text)["section"]
    return sections


def words_in(language: str) -> dict[str, str]:
    """Title and text of each section, without the sections that they refer to."""
    return {
        number: re.sub(r"\bW\d+(\.\d+)?", "", f"{section['title']}\n{section['text']}")
        for number, section in sections_in(language).items()
    }


@every_language
def test_every_rule_is_there_in_reading_order(language: str) -> None:
    assert len(NUMBERS) == 27 + 238
    assert list(sections_in(language)) == NUMBERS


@every_language
def test_no_entry_is_empty(language: str) -> None:
    for number, section in sections_in(language).items():
        assert section.keys() == {"title", "text"}, number
        assert re.match(r"[\w„«“]", section["title"]), number
        assert section["text"].strip().endswith("."), number


@every_language
def test_no_title_is_given_twice_in_a_chapter(language: str) -> None:
    titles = [(number.partition(".")[0], section["title"]) for number, section in sections_in(language).items()]
    assert len(titles) == len(set(titles))


@every_language
def test_every_language_is_written_in_its_own_letters(language: str) -> None:
    foreign = r"[A-Za-z]" if language == "ru" else r"[а-яёА-ЯЁ]"
    own = r"[а-яё]" if language == "ru" else r"[a-z]"
    for number, words in words_in(language).items():
        assert not re.search(foreign, words), number
        assert re.search(own, words), number


@every_language
def test_every_language_has_its_own_quotation_marks(language: str) -> None:
    for number, words in words_in(language).items():
        assert set(re.findall(r"[\"'“”„«»‘’]", words)) <= set(QUOTES[language]), number


@every_language
def test_figures_are_the_same_in_every_language(language: str) -> None:
    """Prices, tables and regions, which a slip of the pen would change without anybody noticing."""
    figures = ("W4.13", "W6.10", "W10.1", "W10.7", "W15.3", "W15.7", "W19.11", "W20.11")
    spoken, reference = words_in(language), words_in("en")
    for number in figures:
        assert re.findall(r"\d+", spoken[number]) == re.findall(r"\d+", reference[number]), number
