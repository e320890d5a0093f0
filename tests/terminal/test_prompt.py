"""What is understood at a prompt."""

import io

import pytest
from tabletop import table as position
from terminal.seated import match_of

from realpolitik.games.twilight_struggle.countries import BOARD
from realpolitik.kernel.chance import ByHand
from realpolitik.kernel.match import Match
from realpolitik.language import languages, speak
from realpolitik.terminal.console import Console
from realpolitik.terminal.picture import Picture, picture_of
from realpolitik.terminal.prompt import (
    COMMANDS,
    Command,
    NoSuchNumber,
    Picked,
    Typed,
    Unclear,
    Unknown,
    offered,
    understand,
)


def picture(match: Match, language: str = "en") -> Picture:
    return picture_of(match, speak(match.game.name, language), Console(io.StringIO(), io.StringIO()))


def typed(text: str, language: str = "en") -> Typed:
    """At the first question of a game: where the USSR sets up its influence in Eastern Europe."""
    shown = picture(match_of(), language)
    return understand(text, offered(shown.match.question, shown), shown.speaker)


def country(name: str) -> Picked:
    return Picked(BOARD.country(name))


def test_a_number_a_name_or_its_beginning() -> None:
    assert typed("4") == typed("Poland") == typed("pol") == typed(" POLAND ") == country("poland")
    assert typed("10") == NoSuchNumber("10")
    assert typed("0") == NoSuchNumber("0")
    assert typed("9" * 5000) == NoSuchNumber("9" * 5000)
    assert typed("iran") == Unknown("iran")
    assert typed("") == typed("  ") == Unknown("")


def test_a_beginning_that_fits_several_is_unclear() -> None:
    at = position(ussr=["fidel", "nasser"], us=["nato"], influence={"iran": (1, 0), "iraq": (1, 0)})
    shown = picture(at.do("fidel", "coup").match)
    options = offered(shown.match.question, shown)
    assert understand("ira", options, shown.speaker) == Unclear(("Iraq", "Iran"))
    assert understand("iran", options, shown.speaker) == country("iran")


@pytest.mark.parametrize("language", languages())
def test_options_go_by_their_names_in_the_language_and_by_the_stable_ones(language: str) -> None:
    spoken = speak("twilight-struggle", language).country(BOARD.country("poland"))
    assert typed(spoken, language) == typed("poland", language) == country("poland")


@pytest.mark.parametrize("language", languages())
def test_commands_go_by_their_words_in_the_language_and_in_english(language: str) -> None:
    words = {name: speak("twilight-struggle", language).say(f"command-{name}") for name in COMMANDS}
    assert len(set(words.values())) == len(COMMANDS)
    for name, word in words.items():
        assert typed(f"{word} some THING", language) == Command(name, "some THING")
        assert typed(name.upper(), language) == Command(name, "")
    assert typed("?", language) == Command("help", "")


def test_real_dice_and_cards_go_by_their_own_numbers() -> None:
    match = Match(match_of().game, match_of().setup, ByHand(cards=True))
    shown = picture(match)
    options = offered(match.question, shown)
    assert {offer.number for offer in options} == set(match.question.options)
    assert understand("35", options, shown.speaker) == Picked(35)  # Formosan Resolution
    assert understand("nato", options, shown.speaker) == Picked(21)
    assert understand("6", options, shown.speaker) == NoSuchNumber("6")  # the China Card is not in the draw pile
