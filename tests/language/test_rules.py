"""The rules in our own words: whole, the same in every language, and with every section that the game points to."""

import re
import shutil
from pathlib import Path

import pytest
from twilight_struggle.test_sections import HEADINGS, SECTIONS

import realpolitik
from realpolitik.kernel.question import KINDS, NOTES, REASONS
from realpolitik.language import languages, speak, speaker
from realpolitik.language.rules import Section, path_of, rules_of
from realpolitik.language.speaker import REFERENCE, capitalised

GAME = realpolitik.game("twilight-struggle")
CHAPTERS = [str(chapter) for chapter in range(1, 13)]

every_language = pytest.mark.parametrize("language", languages())


def numbers(language: str) -> list[str]:
    return [section.number for section in rules_of(GAME.name, language)]


def references(section: Section, language: str) -> set[str]:
    """The sections that a text refers to. The letters of 4.5 are each language's own."""
    letters = speak(GAME.name, language).say("rule-letters")
    found = re.findall(rf"(?<![\d.])(\d+(?:\.\d+)+)(?: ([{letters}])\b)?", section.text)
    return {f"{number} {'ABCDEFGHI'[letters.index(letter)]}" if letter else number for number, letter in found}


def cited() -> set[str]:
    """The sections behind questions, notes, reasons and options; the toy game of other tests has no rules."""
    kinds = [*KINDS, *NOTES, *REASONS]
    return {kind.rule for kind in kinds if kind.rule and not kind.name.startswith("toy_")} | {
        option.rule for option in GAME.options
    }


@every_language
def test_rules_have_the_same_sections_in_the_same_order(language: str) -> None:
    assert path_of(GAME.name, language).exists()
    assert numbers(language) == numbers(REFERENCE)


def test_every_section_of_the_rulebook_is_there() -> None:
    assert {*CHAPTERS, *SECTIONS, *HEADINGS.split()} - set(numbers(REFERENCE)) == set()


def test_every_section_that_the_game_cites_is_there() -> None:
    assert {"4.5 C", "6.3.1", "8.1.5", "12.0", "V-R3", "LW"} <= cited()
    assert cited() - set(numbers(REFERENCE)) == set()


def test_sections_stand_in_reading_order() -> None:
    """Chapters, headings and rules as they are counted; what goes by a name comes last."""

    def place(number: str) -> tuple[list[int], str]:
        figures, _, letter = number.partition(" ")
        return [int(figure) for figure in figures.split(".")], letter

    counted = [number for number in numbers(REFERENCE) if number[0].isdigit()]
    assert counted == sorted(counted, key=place)
    assert numbers(REFERENCE)[: len(counted)] == counted


def test_every_section_has_its_parent_before_it() -> None:
    seen = {""}
    for section in rules_of(GAME.name, REFERENCE):
        assert section.parent in seen, section.number
        seen.add(section.number)


@every_language
def test_nothing_is_empty(language: str) -> None:
    for section in rules_of(GAME.name, language):
        assert section.title, section.number
        assert not section.title.endswith("."), section.number
        assert section.text.endswith((".", "?", "!", ")")), section.number
        for paragraph in section.text.split("\n\n"):
            assert paragraph == paragraph.strip() != "", section.number
            assert not re.search(r"\n|  |\.\.", paragraph), section.number


@every_language
def test_every_section_referred_to_is_there(language: str) -> None:
    for section in rules_of(GAME.name, language):
        assert references(section, language) - set(numbers(language)) == set(), section.number


@every_language
def test_a_translation_sends_its_reader_to_the_same_places(language: str) -> None:
    for section, original in zip(rules_of(GAME.name, language), rules_of(GAME.name, REFERENCE), strict=True):
        assert references(section, language) == references(original, REFERENCE), section.number


@every_language
def test_variants_and_scenarios_go_by_the_names_that_the_speaker_gives_them(language: str) -> None:
    named = [section for section in rules_of(GAME.name, language) if not section.number[0].isdigit()]
    assert [section.number for section in named] == ["V-R1", "V-R2", "V-R3", "V-S1", "V-D", "LW"]
    for section in named:
        assert section.title == capitalised(speak(GAME.name, language).rule(section.number))


# -- reading -----------------------------------------------------------------------------------------------------------


def test_parents_and_depth() -> None:
    sections = [Section(number, "", "") for number in ("6", "6.3", "6.3.4", "12.0", "4.5 C", "V-R1", "LW")]
    assert [section.parent for section in sections] == ["", "6", "6.3", "12", "4.5", "", ""]
    assert [section.depth for section in sections] == [0, 1, 2, 1, 2, 0, 0]


def test_paragraphs_end_at_empty_lines_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path, "en", 'title = "One"\ntext = """\nA line\nand its end.\n\nAnother paragraph.\n"""')
    monkeypatch.setattr(speaker, "HOME", tmp_path)
    assert rules_of("some-game", "en") == (Section("1", "One", "A line and its end.\n\nAnother paragraph."),)


def test_a_language_without_rules_falls_back_on_the_reference(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path, "en", 'title = "One"\ntext = "First."')
    write(tmp_path, "pl", 'title = "Jeden"\ntext = "Pierwszy."')
    monkeypatch.setattr(speaker, "HOME", tmp_path)
    assert rules_of("some-game", "pl")[0].title == "Jeden"
    shutil.rmtree(tmp_path / "pl")
    assert rules_of("some-game", "pl") == rules_of("some-game", "en") == (Section("1", "One", "First."),)


def test_a_game_without_rules_has_none() -> None:
    assert rules_of("no-such-game", "en") == ()


def write(home: Path, language: str, section: str) -> None:
    path = home / language / "rules" / "some_game.toml"
    path.parent.mkdir(parents=True)
    path.write_text(f'[section."1"]\n{section}\n', encoding="utf-8")
