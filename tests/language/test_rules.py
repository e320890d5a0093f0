"""The rules in our own words: whole, the same in every language, and with every section that the game points to."""

import re
import shutil
from pathlib import Path

import pytest
from language.every import words
from language.spoken import GAMES
from red_sea import test_sections as red_sea
from twilight_struggle import test_sections as twilight_struggle

from realpolitik.language import languages, speak, vocabulary
from realpolitik.language.files import REFERENCE
from realpolitik.language.rules import Section, path_of, rules_of
from realpolitik.language.speaker import NUMBERED, capitalised

CHAPTERS = [str(chapter) for chapter in range(1, 13)]
RULEBOOKS = {"red-sea": red_sea, "twilight-struggle": twilight_struggle}  # Labyrinth's index is made of its rules

# variants and scenarios, which go by a name, and come last
NAMED = {
    "labyrinth": [],
    "red-sea": [],
    "twilight-struggle": ["V-R1", "V-R2", "V-R3", "V-S1", "V-D", "V-RS", "LW"],
    "world-order": [],
}
# some of what the games cite; what Red Sea has under a number of its own among them
SURELY_CITED = {
    "labyrinth": {"2.1.1", "3.2", "4.7.1.1", "5.2.3", "6.2.7", "7.2.1.2", "8.4.3.1", "8.5.6", "9.4.2.6.1", "9.7"},
    "red-sea": {"2.1.7", "2.1.8", "4.5 C", "6.3.6.1", "7.2", "7.5", "8.1.7", "10.2.3", "10.4.1", "12.1.1"},
    "twilight-struggle": {"2.1.7", "4.5 C", "6.3.1", "7.6", "8.1.5", "10.3.1", "12.0", "V-R3", "V-RS", "LW"},
    "world-order": {"W7.2", "W14.2", "W15.7", "W16.12"},
}

every_language = pytest.mark.parametrize("language", languages())
every_game = pytest.mark.parametrize("game", GAMES)


def numbers(game: str, language: str) -> list[str]:
    return [section.number for section in rules_of(game, language)]


def references(game: str, language: str, section: Section) -> set[str]:
    """The sections that a text refers to, chapters where their numbers begin with a letter. Those of 4.5 are each
    language's own."""
    letters = speak(game, language).say("rule-letters")
    found = re.findall(rf"(?<![\w.-])([A-Z]?\d+(?:\.\d+)+|[A-Z]\d+)(?: ([{letters}])\b)?", section.text)
    return {f"{number} {'ABCDEFGHI'[letters.index(letter)]}" if letter else number for number, letter in found}


@every_language
@every_game
def test_rules_have_the_same_sections_in_the_same_order(game: str, language: str) -> None:
    assert path_of(game, language).exists()
    assert numbers(game, language) == numbers(game, REFERENCE)


@pytest.mark.parametrize("game", RULEBOOKS)
def test_every_section_of_the_rulebook_is_there(game: str) -> None:
    rulebook = RULEBOOKS[game]
    sections = [section.replace("-", " ") for section in rulebook.RULEBOOK.split()]
    assert {*CHAPTERS, *sections, *rulebook.HEADINGS.split()} - set(numbers(game, REFERENCE)) == set()


@every_game
def test_every_section_that_the_game_cites_is_there(game: str) -> None:
    cited = words(game).cited()
    assert cited >= SURELY_CITED[game]
    assert cited - set(numbers(game, REFERENCE)) == set()


@every_game
def test_sections_stand_in_reading_order(game: str) -> None:
    """Chapters, headings and rules as they are counted; what goes by a name comes last."""

    def place(number: str) -> tuple[list[int], str]:
        figures, _, letter = number.lstrip("W").partition(" ")
        return [int(figure) for figure in figures.split(".")], letter

    there = numbers(game, REFERENCE)
    counted = [number for number in there if NUMBERED.match(number)]
    assert counted == sorted(counted, key=place)
    assert there == [*counted, *NAMED[game]]


@every_game
def test_every_section_has_its_parent_before_it(game: str) -> None:
    seen = {""}
    for section in rules_of(game, REFERENCE):
        assert section.parent in seen, section.number
        seen.add(section.number)


@every_language
@every_game
def test_nothing_is_empty(game: str, language: str) -> None:
    for section in rules_of(game, language):
        assert section.title, section.number
        assert not section.title.endswith("."), section.number
        assert section.text.endswith((".", "?", "!", ")")), section.number
        for paragraph in section.text.split("\n\n"):
            assert paragraph == paragraph.strip() != "", section.number
            assert not re.search(r"\n|  |\.\.", paragraph), section.number


@every_language
@every_game
def test_every_section_referred_to_is_there(game: str, language: str) -> None:
    for section in rules_of(game, language):
        assert references(game, language, section) - set(numbers(game, language)) == set(), section.number


@every_language
@every_game
def test_a_translation_sends_its_reader_to_the_same_places(game: str, language: str) -> None:
    for section, original in zip(rules_of(game, language), rules_of(game, REFERENCE), strict=True):
        assert references(game, language, section) == references(game, REFERENCE, original), section.number


@every_language
@every_game
def test_variants_and_scenarios_go_by_the_names_that_the_speaker_gives_them(game: str, language: str) -> None:
    named = [section for section in rules_of(game, language) if not NUMBERED.match(section.number)]
    assert [section.number for section in named] == NAMED[game]
    for section in named:
        assert section.title == capitalised(speak(game, language).rule(section.number))


# -- reading -----------------------------------------------------------------------------------------------------------


def test_parents_and_depth() -> None:
    sections = [Section(number, "", "") for number in ("6", "6.3", "6.3.4", "12.0", "4.5 C", "V-R1", "LW")]
    assert [section.parent for section in sections] == ["", "6", "6.3", "12", "4.5", "", ""]
    assert [section.depth for section in sections] == [0, 1, 2, 1, 2, 0, 0]


def test_paragraphs_end_at_empty_lines_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path, "en", 'title = "One"\ntext = """\nA line\nand its end.\n\nAnother paragraph.\n"""')
    monkeypatch.setattr(vocabulary, "HOME", tmp_path)
    assert rules_of("red-sea", "en") == (Section("1", "One", "A line and its end.\n\nAnother paragraph."),)


def test_a_language_without_rules_falls_back_on_the_reference(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path, "en", 'title = "One"\ntext = "First."')
    write(tmp_path, "pl", 'title = "Jeden"\ntext = "Pierwszy."')
    monkeypatch.setattr(vocabulary, "HOME", tmp_path)
    assert rules_of("red-sea", "pl")[0].title == "Jeden"
    shutil.rmtree(tmp_path / "pl")
    assert rules_of("red-sea", "pl") == rules_of("red-sea", "en") == (Section("1", "One", "First."),)


def test_a_game_without_rules_has_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vocabulary, "HOME", tmp_path)
    assert rules_of("red-sea", "en") == ()


def write(home: Path, language: str, section: str) -> None:
    path = home / language / "rules" / "red_sea.toml"
    path.parent.mkdir(parents=True)
    path.write_text(f'[section."1"]\n{section}\n', encoding="utf-8")
