"""What can be asked for at any prompt."""

import re

import pytest
from tabletop import table as position
from terminal.seated import sit

from realpolitik.games.twilight_struggle.countries import BOARD
from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.match import Match
from realpolitik.kernel.save import read
from realpolitik.language import languages, speak
from realpolitik.terminal.prompt import COMMANDS

LATIN = re.compile(r"[A-Za-z_]{2,}")
LATIN_IN_RUSSIAN = {"DEFCON", "Enter", "realpolitik", "play", "load", "seat", "ussr", "en", "ru", "pl"}
LATIN_IN_RUSSIAN |= {"defcon", "dice", "cards", "hand", "unknown"}  # words and options to type


def said(*typed: str) -> str:
    """What the last line typed at the first question was answered with."""
    _, shown = sit(typed)
    return shown[shown.rindex(f"> {typed[-1]}\n") :].partition("\n")[2].rpartition("\nUSSR >")[0]


@pytest.mark.usefixtures("strictly")
@pytest.mark.parametrize("language", languages())
def test_every_command_speaks_the_language(language: str) -> None:
    arguments = ("", "iran", "28", "xyzzy", "/dev/null/x")
    commands = [name for name in COMMANDS if name not in ("quit", "language")]
    typed = [f"{name} {argument}".strip() for name in commands for argument in arguments]
    typed = [line for line in typed if not line.startswith("save ")]
    _, shown = sit([*typed, "", "99", "xyzzy", "pol", "undo", "quit"], language=language)
    assert "command-" not in shown
    if language == "ru":
        echoed = {word for line in [*typed, "pol", "quit"] for word in LATIN.findall(line)}
        without_paths = re.sub(r"/\S+", "", shown)
        assert not set(LATIN.findall(without_paths)) - LATIN_IN_RUSSIAN - echoed


def test_wrong_input_is_told_and_asked_again() -> None:
    table, shown = sit(["99", "", "xyzzy", "boards", "poland"])
    assert "There is no option number 99." in shown
    assert "Type the number or the name of an option, or “help”." in shown
    assert "“xyzzy” is not among the options." in shown
    assert "“boards” is not among the options." in shown
    assert [seat for seat, _ in table.match.answers].count(1) == 1


def test_enter_takes_the_only_option() -> None:
    at = position(ussr=["asia_scoring", "fidel"], us=["nato"])
    _, shown = sit(["asia", "", ""], at.match)
    assert "USSR (Enter: 1) > \n" in shown
    assert "Asia is scored." in shown


def test_an_unclear_name_is_told() -> None:
    at = position(ussr=["nasser", "fidel"], us=["nato"], influence={"iran": (1, 0), "iraq": (1, 0)})
    at.do("fidel", "coup")
    _, shown = sit(["ir"], at.match)
    assert "That could be: Iraq, Iran. Type more of it." in shown


def test_board_and_hand() -> None:
    assert "United Kingdom" in said("board")
    assert "DEFCON 5" in said("board")
    assert said("hand").startswith("Your hand")


def test_card_texts() -> None:
    assert said("card 5").startswith("5. Five-Year Plan\n  US event, 3 Ops")
    assert said("card nato").startswith("21. NATO*\n")
    assert len(re.findall(r"^\d+\. ", said("card"), re.MULTILINE)) == 9  # the hand and the China Card
    assert said("card xyzzy") == "There is nothing called “xyzzy”."
    assert said("card 999") == "There is nothing called “999”."
    assert said("card scoring").startswith("That could be: Asia Scoring, Europe Scoring")


def test_where_cards_are_listed_their_numbers_in_the_list_count() -> None:
    at = position(ussr=["nasser", "fidel"], us=["nato"])
    _, shown = sit(["card 1", "card 2", "card 21"], at.match)
    assert re.findall(r"^(\d+)\. ", shown, re.MULTILINE) == ["15", "8", "21"]


def test_countries() -> None:
    assert "Middle East, stability 2, battleground\nNext to: Afghanistan, Iraq, Pakistan" in said("country iran")
    assert said("country poland").endswith("Next to: Czechoslovakia, East Germany, USSR")
    assert said("country") == "Type a name as well."


def test_discards_score_and_effects() -> None:
    at = position(
        ussr=["fidel"],
        us=["nato"],
        influence={"cuba": (0, 3)},
        effects=["nato"],
        discard=["blockade"],
        removed=["cia_created"],
    )
    _, shown = sit(["discards", "score", "effects"], at.match)
    assert re.search(r"Discarded:\n  Blockade\* +1 USSR\nRemoved from the game:\n  CIA Created\* +1 US\n", shown)
    assert "Central America is scored. US: no presence, 0 VP. USSR: presence, 3 VP." in shown
    assert "Southeast Asia is scored." in shown
    assert "NATO\n  From now on the USSR may attempt no coups" in shown
    assert at.vp == 0  # nothing was really scored
    assert said("discards").startswith("No card has been played yet.\nBy the deals alone the draw pile runs out")
    assert said("effects") == "No effects are in force."


def test_all_that_a_region_comes_to() -> None:
    at = position(ussr=["fidel"], us=["nato"], influence={"cuba": (0, 3)})
    _, shown = sit(["score central america", "score nowhere"], at.match)
    assert "USSR: presence 1 + battlegrounds 1 (of 3) + at the enemy’s door 1. (rule 10.1.2)" in shown
    assert "Central America Scoring comes into the draw pile in turn 4." in shown
    assert "There is nothing called “nowhere”." in shown


def test_why_something_is_not_on_offer() -> None:
    assert re.fullmatch(r"Iran is not .*\(rule \d.*\)", said("why iran"))
    assert said("why poland") == "Nothing forbids it: it is among the options."
    assert said("why nato") == said("why coup") == "That is not what is being asked now."
    assert said("why xyzzy") == "There is nothing called “xyzzy”."
    assert said("why") == "Type a name as well."


def test_why_a_use_of_a_card_is_not_on_offer() -> None:
    at = position(ussr=["duck_and_cover", "fidel"], us=["nato"], board="standard")
    _, shown = sit(["duck", "why event", "why space"], at.match)
    assert re.search(r"> why event\nDuck and Cover carries your opponent’s event.*\n?.*\(rule 5.2\)", shown)
    assert "> why space\nNothing forbids it" in shown


def test_undo_takes_back_ones_last_choice() -> None:
    table, shown = sit(["poland", "austria", "undo"])
    assert table.match.answers[-1] == (1, BOARD.country("poland"))
    assert "5 to go" in shown[shown.index("Your last choice is taken back.") :]


def test_what_was_taken_back_is_not_kept() -> None:
    table, _ = sit(["poland", "austria", "undo"])
    assert read(table.autosave.path).answers == table.match.answers


def test_undo_stops_at_the_cards() -> None:
    assert said("undo").startswith("You cannot take anything back")


def test_log_shows_as_much_as_is_asked_for() -> None:
    at = sit(["poland", "log", "log 1", f"log {'9' * 5000}", "log 0"])[1]
    everything, last, again, nothing = at.split("USSR > log")[-4:]
    assert everything.count("•") == again.count("•") == 2  # the deal is told in one line
    assert last.count("•") == 1
    assert "… and 1 earlier entry (“log” shows more)" in last
    assert "• Poland: the USSR gains 1 influence (US 0, USSR 1). (rule 2.1.7)" in last
    assert nothing.count("•") == 0


@pytest.mark.parametrize("language", languages())
def test_the_language_can_change_in_the_middle(language: str) -> None:
    table, shown = sit([f"language {language}", "help"])
    assert table.speaker.language == language
    assert speak("twilight-struggle", language).say("command-undo.help") in shown


def test_a_language_that_we_do_not_speak() -> None:
    assert said("language tlh") == f"There are these languages: {', '.join(languages())}"


def test_help_names_every_command() -> None:
    reply = said("help")
    assert all(re.search(rf"^  {name}\b", reply, re.MULTILINE) for name in COMMANDS)


def test_a_finished_game_can_still_be_looked_at() -> None:
    at = position(ussr=["fidel"], us=["nato"], influence={"panama": (1, 0)}, defcon=2, passing="us")
    match = Match(at.match.game, at.match.setup, Seeded("1"))
    _, shown = sit(["fidel", "coup", "panama", "board", "why iran", "1", "hand", "log 1", "undo", ""], match)
    ending = shown[shown.index("Winner: US") :]
    assert "Nuclear war: the US wins" in shown
    assert "United Kingdom" in ending
    assert "The game is over." in ending
    assert "There is no option number 1." in ending
    assert "There are no cards to show." in ending
    assert "You cannot take anything back" in ending


def test_a_game_is_given_up_after_one_question() -> None:
    at, shown = sit(["resign", "draw", "resign yes"])
    assert "Type “resign yes” to give it up." in shown
    assert at.match.outcome is not None
    assert at.match.outcome.ending == "resigned"
