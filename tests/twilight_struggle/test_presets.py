"""Presets: as printed, as in tournaments (11.0), as the digital edition plays (V-D)."""

from random import Random

import pytest

import realpolitik
from realpolitik.arena.arrangement import arrange
from realpolitik.kernel.conformance import check_game
from realpolitik.kernel.errors import BadSetup
from realpolitik.terminal.main import main

GAME = realpolitik.game("twilight-struggle")
RED_SEA = realpolitik.game("red-sea")


def chosen(preset: str) -> dict[str, object]:
    """The options that a preset sets otherwise than they are by default."""
    usual = GAME.setup().options
    return {name: value for name, value in GAME.setup(preset=preset).options.items() if value != usual[name]}


def test_as_printed_adds_nothing() -> None:
    assert chosen("printed") == {}


def test_11_1_to_11_4_as_in_tournaments() -> None:
    """11.1, 11.3, 11.4: held cards are shown, cards dealt one by one, sides bid for; and the optional cards."""
    rules = {"show_held_cards": True, "deal_in_turn": True, "bid_for_sides": True}
    assert chosen("tournament") == {**rules, "optional_cards": True}
    match = realpolitik.new("twilight-struggle", preset="tournament", seed=1)
    assert match.seats == ("player-1", "player-2")
    assert RED_SEA.setup(preset="tournament").options == {**RED_SEA.setup().options, **rules}


def test_v_d_as_the_digital_edition_plays() -> None:
    """V-D, 11.3, 11.4.1: as the logs of that edition begin."""
    assert chosen("digital") == {
        "optional_cards": True,
        "us_bonus": 2,
        "deal_in_turn": True,
        "digital_edition": True,
    }


@pytest.mark.parametrize("preset", [preset.name for preset in GAME.presets])
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_every_preset_can_be_played(preset: str, scenario: str) -> None:
    setup = GAME.setup(scenario, preset=preset)
    check_game(GAME, setup, f"{preset} {scenario}", every=200, careful=Random(1).random() < 0.5)


def test_single_options_stand_above_a_preset() -> None:
    assert GAME.setup(preset="digital", options={"us_bonus": 0}).options["us_bonus"] == 0
    with pytest.raises(BadSetup, match="bid_for_sides settles the extra influence"):
        GAME.setup(preset="tournament", options={"us_bonus": 2})


def test_the_command_line_takes_presets(capsys: pytest.CaptureFixture[str]) -> None:
    """In the arena; and what there is not is refused before anything is played."""
    arena = ["arena", "twilight-struggle", "--bots", "random", "--games", "2", "--seed", "1"]
    assert main([*arena, "--preset", "digital", "--option", "us_bonus=1"]) == 0
    assert main([*arena, "--preset", "chess"]) == 2
    assert "twilight-struggle has no preset 'chess'; it has printed, tournament, digital" in capsys.readouterr().err
    assert main(["play", "twilight-struggle", "--preset", "chess"]) == 2
    assert main(["play", "--load", "game.json", "--preset", "digital"]) == 2
    assert "a saved game has its scenario, its options and its chance already" in capsys.readouterr().err


def test_bots_sit_down_under_a_preset() -> None:
    arranged = arrange("twilight-struggle", ["random", "random"], 1, "", GAME.preset("tournament").options)
    assert arranged.options["bid_for_sides"] is True


@pytest.mark.parametrize(
    ("language", "words"), [("en", "As in tournaments"), ("ru", "Как на турнирах"), ("pl", "Jak na turniejach")]
)
def test_they_are_listed(language: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--language", language]) == 0
    shown = capsys.readouterr().out
    assert words in shown
    assert "(--preset)" in shown
    assert "optional_cards=yes us_bonus=2 deal_in_turn=yes digital_edition=yes" in " ".join(shown.split())
