"""The command line: every command, and how mistakes are told."""

import hashlib
import json
import os
import re
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
from terminal.seated import at_random, match_of, sit
from toy import GAME as TOY

from realpolitik import __version__
from realpolitik.kernel.save import read, write
from realpolitik.language import languages
from realpolitik.terminal.main import main


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)


def typing(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("".join(f"{line}\n" for line in lines)))


def mistake(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What is said of a mistake: one line, and the exit status for mistakes."""
    assert main(arguments) == 2
    captured = capsys.readouterr()
    assert captured.err.startswith("realpolitik: ")
    assert captured.err.count("\n") == 1
    return captured.err


# -- play ------------------------------------------------------------------------------------------


def test_play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], state_home: Path) -> None:
    typing(monkeypatch, "poland", "quit")
    options = ["--option", "optional_cards", "--option", "us-bonus=2"]
    assert main(["play", "twilight-struggle", "--seat", "ussr", "--seed", "7", *options]) == 0
    shown = capsys.readouterr().out
    assert "Scenario: The whole Cold War" in shown
    assert "Options: Optional cards: yes; Extra US influence: 2" in shown
    assert "You play: USSR." in shown
    (kept,) = state_home.glob("*.json")
    assert f"The game is kept after every answer in {kept}" in " ".join(shown.split())
    assert read(kept).setup.options["us_bonus"] == 2


def test_the_same_seed_is_the_same_game(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def played() -> str:
        typing(monkeypatch, *["poland"] * 6, "1", "1", "1", "1")
        main(["play", "twilight-struggle", "--seat", "ussr", "--seed", "7"])
        shown = capsys.readouterr().out
        return shown[shown.index("Europe") : shown.index("The game is kept in")]

    assert played() == played()


def test_going_on_with_a_kept_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], state_home: Path
) -> None:
    typing(monkeypatch, "poland")
    main(["play", "twilight-struggle", "--seat", "ussr", "--dice", "hand"])
    (kept,) = state_home.glob("*.json")
    typing(monkeypatch, "austria")
    assert main(["play", "--load", str(kept), "--seat", "ussr"]) == 0
    assert "5 to go" in capsys.readouterr().out
    assert [seat for seat, _ in read(kept).answers].count(1) == 2
    assert read(kept).chance.describe()["by"] == "hand"


def test_playing_together_with_real_cards(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typing(monkeypatch, "nato")
    assert main(["play", "twilight-struggle", "--both", "--cards", "hand", "--scenario", "late-war"]) == 0
    assert "Which card does the USSR draw?" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("variable", "said"), [("ru_RU.UTF-8", "Сценарий"), ("pl_PL.UTF-8", "Scenariusz"), ("tlh", "Scenario")]
)
def test_the_language_is_by_default_the_systems(
    variable: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANG", variable)
    typing(monkeypatch)
    assert main(["play", "twilight-struggle"]) == 0
    assert said in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["play", "chess"], "there is no game 'chess'; there are "),
        (["play"], "which game?"),
        (["play", "twilight-struggle", "--scenario", "x"], "no scenario 'x'; it has standard, late-war"),
        (["play", "twilight-struggle", "--option", "x=1"], "no option x; it has optional_cards"),
        (["play", "twilight-struggle", "--option", "us_bonus=11"], "option us_bonus cannot be '11'; it is one of 0"),
        (["play", "twilight-struggle", "--option", "late_war_vp=-4"], "for the late-war scenario only"),
        (["play", "twilight-struggle", "--seat", "china"], "no seat 'china' in this game; there are us, ussr"),
        (["play", "--load", "nowhere.json"], "nowhere.json cannot be read"),
        (["play", "--load", "x.json", "--seed", "7"], "a saved game has its scenario"),
        (["replay", "nowhere.json"], "nowhere.json cannot be read"),
        (["fuzz", "chess"], "there is no game 'chess'"),
        (["bench", "chess"], "there is no game 'chess'"),
    ],
)
def test_mistakes_are_told_in_a_line(arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert told in mistake(capsys, *arguments)


def test_a_save_of_another_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    write(match_of(), file)
    assert "is a game of twilight-struggle, not of chess" in mistake(capsys, "play", "chess", "--load", str(file))
    assert "no seat 'china'" in mistake(capsys, "replay", str(file), "--seat", "china")


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["dance"],
        ["play", "twilight-struggle", "--language", "tlh"],
        ["play", "twilight-struggle", "--both", "--seat", "us"],
        ["fuzz", "twilight-struggle", "--games", "0"],
        ["fuzz", "twilight-struggle", "--jobs", "many"],
        ["bench", "twilight-struggle", "--seconds", "-1"],
        ["bench", "twilight-struggle", "--seconds", "soon"],
        ["verify"],
    ],
)
def test_arguments_that_make_no_sense(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        main(arguments)
    assert refused.value.code == 2
    assert "usage: realpolitik" in capsys.readouterr().err


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out == f"realpolitik {__version__}\n"


# -- games -----------------------------------------------------------------------------------------


@pytest.mark.usefixtures("strictly")
@pytest.mark.parametrize("language", languages())
def test_games(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--language", language]) == 0
    shown = capsys.readouterr().out
    for name in ("twilight-struggle", "late-war", "us, ussr", "optional_cards", "late_war_vp", "0 … 10", "4, -4"):
        assert name in shown
    assert "games-" not in shown


def test_a_game_without_words_is_listed_by_its_name(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("realpolitik.terminal.games.names", lambda: [TOY.name])
    assert main(["games"]) == 0
    assert capsys.readouterr().out == "toy\n"
    assert "nobody speaks of a game 'toy'" in mistake(capsys, "play", "toy")


# -- replay and verify -----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Only read by those who want it."""
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("XDG_STATE_HOME", str(tmp_path_factory.mktemp("state")))
        table, _ = sit(at_random(1), match_of(seed="1"))
    assert table.match.over
    return table.autosave.path


@pytest.mark.usefixtures("strictly")
@pytest.mark.parametrize("language", languages())
def test_replay(finished: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(finished), "--language", language]) == 0
    shown = capsys.readouterr().out
    assert "2.1.7)" in shown
    assert "note-" not in shown
    assert len(shown.splitlines()) > len(read(finished).log) / 2


def test_replay_shows_a_seat_only_what_it_could_see(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["replay", str(finished)])
    everything = capsys.readouterr().out
    main(["replay", str(finished), "--seat", "us"])
    seen = capsys.readouterr().out
    assert re.search(r"The USSR draws \D", everything)
    assert not re.search(r"The USSR draws \D", seen)
    assert re.search(r"The US draws \D", seen)
    assert "The USSR draws 8 cards." in seen
    assert "Winner: " in seen


def test_replay_step_by_step(
    finished: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typing(monkeypatch, "", "board", "what", "", "quit")
    assert main(["replay", str(finished), "--step"]) == 0
    shown = capsys.readouterr().out
    assert shown.count("(Enter: on; board; quit) >") == 5
    assert shown.count("United Kingdom  ") == 1
    assert "Your hand" in shown
    assert "Enter goes on, “board” shows" in shown
    assert "Winner" not in shown


def test_a_replay_that_is_left_at_the_end_of_input(
    finished: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typing(monkeypatch, "")
    assert main(["replay", str(finished), "--step"]) == 0
    assert capsys.readouterr().err == ""


def test_the_replay_of_an_unfinished_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    write(match_of(), file)
    main(["replay", str(file)])
    assert "Here the record ends; the game is not over." in capsys.readouterr().out


def test_verify(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(finished), str(finished)]) == 0
    assert capsys.readouterr().out.count(f"{finished}: ok, twilight-struggle, ") == 2


def test_verify_tells_whether_dice_and_cards_are_as_promised(
    finished: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seed = json.loads(finished.read_text())["chance"]["seed"]
    promise = hashlib.sha256(seed.encode()).hexdigest()
    assert main(["verify", str(finished), "--promise", promise.upper()]) == 0
    told = capsys.readouterr().out
    assert re.search(rf"; (\d+) of \1 dice and cards as the seed has them whose promise is {promise}$", told.strip())
    assert main(["verify", str(finished), "--promise", "0" * 64]) == 1
    assert "NOT as promised" in capsys.readouterr().out


def damaged(text: str) -> dict[str, str]:
    return {
        "cut off": text[: len(text) // 2],
        "empty": "",
        "foreign": '{"format": "chess"}',
        "edited": text.replace('"seed": "1"', '"seed": "2"'),
        "newer": text.replace('"version": 2', '"version": 99'),
        "lacking": text.replace('"answers"', '"replies"'),
        "no JSON": "\0\1\2",
    }


@pytest.mark.parametrize("how", list(damaged("")))
def test_verify_finds_damage(how: str, finished: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text(damaged(finished.read_text())[how])
    assert main(["verify", str(bad), str(finished)]) == 1
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith(f"{bad}: ")
    assert "ok" not in first.split()
    assert second.startswith(f"{finished}: ok")
    assert main(["replay", str(bad)]) == 2
    assert main(["play", "--load", str(bad)]) == 2


def test_verify_without_a_file_to_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\xff")
    assert main(["verify", str(tmp_path), "nowhere.json", str(binary)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(f"{tmp_path}: cannot be read: ")
    assert lines[1] == "nowhere.json: cannot be read: No such file or directory"
    assert lines[2] == f"{binary}: is not text: a save is JSON in UTF-8"


# -- bench -----------------------------------------------------------------------------------------


def test_bench(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "twilight-struggle", "--seconds", "0.1"]) == 0
    shown = capsys.readouterr().out
    for measured in ("questions a second", "games a second", "clone ", "view ", "save ", "load ", "bytes"):
        assert measured in shown
    assert "interpreted" in shown or "compiled" in shown


def test_bench_as_an_environment(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "red-sea", "--env", "--seconds", "0.1"]) == 0
    shown = capsys.readouterr().out
    for measured in ("µs to encode one", "decisions a second in one process", "decisions a second of "):
        assert measured in shown


# -- the process -----------------------------------------------------------------------------------


def run(*arguments: str, shell: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "realpolitik", *arguments]
    if shell:
        return subprocess.run(["sh", "-c", f"{' '.join(command)} {shell}"], capture_output=True, text=True, check=False)
    return subprocess.run(command, capture_output=True, text=True, check=False, input="")


def test_python_m() -> None:
    done = run("games")
    assert done.returncode == 0
    assert "Twilight Struggle" in done.stdout
    assert done.stderr == ""


@pytest.mark.skipif(os.name == "nt", reason="there are no such pipes")
def test_a_reader_who_leaves_is_no_error(finished: Path) -> None:
    done = run("replay", str(finished), shell="| head -n 1")
    assert done.stdout.startswith("Twilight Struggle")
    assert done.stderr == ""


def test_a_terminal_without_cyrillic_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    done = run("games", "--language", "ru")
    assert done.returncode == 0
    assert "twilight-struggle" in done.stdout
