"""Random games, and what happens when one shows a fault."""

import re
from pathlib import Path
from random import Random

import pytest

from realpolitik.kernel.conformance import ConformanceError, Report
from realpolitik.kernel.errors import BadSetup
from realpolitik.kernel.game import Game, Setup
from realpolitik.kernel.kits import game_named
from realpolitik.kernel.match import Match
from realpolitik.kernel.save import read
from realpolitik.terminal.fuzz import random_setup
from realpolitik.terminal.main import main

GAME = game_named("twilight-struggle")


def test_random_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", "twilight-struggle", "--games", "3", "--seed", "1"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("twilight-struggle: 3 games from seed 1, ")
    assert "all promises kept (" in shown
    assert shown.count("\n") == 1


def test_several_processes_find_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    def games(jobs: str) -> str:
        main(["fuzz", "twilight-struggle", "--games", "6", "--seed", "1", "--every", "100", "--jobs", jobs])
        return capsys.readouterr().out.partition(";")[0]

    assert games("2") == games("1")


def test_set_ups_cover_every_scenario_and_every_value_and_are_valid() -> None:
    setups = [random_setup(GAME, Random(seed)) for seed in range(400)]
    assert {setup.scenario for setup in setups} == set(GAME.scenarios)
    for option in GAME.options:
        assert {setup.options[option.name] for setup in setups} == set(option.choices)
    for setup in setups:
        GAME.check(setup)
    assert random_setup(GAME, Random(3)).options == random_setup(GAME, Random(3)).options


def test_options_that_never_go_together_are_told() -> None:
    class Impossible(Game):
        def check(self, setup: Setup) -> None:
            raise BadSetup("never")

    with pytest.raises(BadSetup, match="no options that go together"):
        random_setup(Impossible("impossible", 1, ("only",), ()), Random(1))


def test_a_variant_is_tried_by_itself(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A scenario and options that are named hold in every game, and the rest is left as it is; so is the way back."""
    seen: list[Setup] = []

    def broken_third(game: Game, setup: Setup, seed: str, every: int, careful: bool) -> Report:
        seen.append(setup)
        if len(seen) == 3:
            raise ConformanceError("a card is not in exactly one place", Match(game, setup))
        return Report(1, "won_on_points", (1.0, 0.0))

    monkeypatch.setattr("realpolitik.terminal.fuzz.check_game", broken_third)
    monkeypatch.setattr("realpolitik.terminal.fuzz._save_if_possible", lambda broken: "")
    named = ["--scenario", "late-war", "--option", "optional_cards=yes"]
    assert main(["fuzz", "twilight-struggle", "--games", "5", "--seed", "41", *named]) == 1
    wanted = GAME.setup("late-war", {"optional_cards": True})
    assert [(it.scenario, it.options) for it in seen] == [(wanted.scenario, wanted.options)] * 3
    shown = capsys.readouterr().out
    assert f"--games 1 --seed 43 --every 25 {' '.join(named)}\n" in shown


@pytest.mark.parametrize("preset", ["printed", "tournament", "digital"])
def test_a_preset_is_tried_by_itself(
    preset: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It holds in every game, but for what is named besides, and stands in the way back."""
    seen: list[Setup] = []

    def broken_second(game: Game, setup: Setup, seed: str, every: int, careful: bool) -> Report:
        seen.append(setup)
        if len(seen) == 2:
            raise ConformanceError("a card is not in exactly one place", Match(game, setup))
        return Report(1, "won_on_points", (1.0, 0.0))

    monkeypatch.setattr("realpolitik.terminal.fuzz.check_game", broken_second)
    monkeypatch.setattr("realpolitik.terminal.fuzz._save_if_possible", lambda broken: "")
    named = ["--preset", preset, "--option", "promo_card=yes"]
    assert main(["fuzz", "twilight-struggle", "--games", "5", "--seed", "41", *named]) == 1
    wanted = GAME.setup("", {**GAME.preset(preset).options, "promo_card": True})
    assert [it.options for it in seen] == [wanted.options] * 2
    assert f"--every 25 {' '.join(named)}\n" in capsys.readouterr().out
    del seen[:]
    main(["fuzz", "twilight-struggle", "--games", "1", "--preset", preset])
    assert seen[0].options == GAME.setup(preset=preset).options


@pytest.mark.parametrize("named", [["--scenario", "nowhere"], ["--option", "nothing=yes"], ["--preset", "nothing"]])
def test_what_the_game_does_not_have_is_told_before_anything_is_played(
    named: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["fuzz", "red-sea", *named]) == 2
    assert "red-sea has no" in capsys.readouterr().err


@pytest.fixture
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    return folder


def test_a_broken_promise_is_saved_and_told(
    in_an_empty_folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(game: Game, setup: Setup, seed: str, every: int, careful: bool) -> None:
        raise ConformanceError("a card is not in exactly one place", Match(game, setup))

    monkeypatch.setattr("realpolitik.terminal.fuzz.check_game", broken)
    assert main(["fuzz", "twilight-struggle", "--games", "3", "--seed", "41"]) == 1
    shown = capsys.readouterr().out
    assert re.search(r"seed 41: after \d+ answers: a card is not in exactly one place", shown)
    assert "again: realpolitik fuzz twilight-struggle --games 1 --seed 41" in shown
    assert not read(in_an_empty_folder / "fuzz-twilight-struggle-41.json").over


def test_a_match_past_saving_is_told_with_its_seed(
    in_an_empty_folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(game: Game, setup: Setup, seed: str, every: int, careful: bool) -> None:
        match = Match(game, setup)
        match.state.stack.append([999_999])
        raise ConformanceError("impossible", match)

    monkeypatch.setattr("realpolitik.terminal.fuzz.check_game", broken)
    assert main(["fuzz", "twilight-struggle", "--seed", "5"]) == 1
    assert "--seed 5" in capsys.readouterr().out
    assert list(in_an_empty_folder.iterdir()) == []
