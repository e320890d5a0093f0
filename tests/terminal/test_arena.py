"""`realpolitik arena`: the command, what it prints, keeps and draws, and how it goes on after an interruption."""

import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from arena.sample import between, game
from terminal.seated import Screen

from realpolitik import load
from realpolitik.arena.arrangement import arrange
from realpolitik.terminal.arena import Keeping, Labour, arena, duration, progress_line
from realpolitik.terminal.arena_results import results
from realpolitik.terminal.main import main

GAME = "red-sea"


def test_the_table_of_two(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", GAME, "--bots", "random", "--games", "4", "--seed", "5"]) == 0
    shown = capsys.readouterr()
    lines = shown.out.splitlines()
    assert lines[0] == "red-sea, standard: random; 4 games at 1 table, seed 5"
    assert lines[1] == "random ×2, 4 games"
    assert re.fullmatch(r"  random as us         \d of 4: .*%\)", lines[2])
    assert re.fullmatch(r"4 games in \d+\.\d s, \d+\.\d\d a second", lines[-1])
    assert shown.err == ""


def test_a_round_robin_with_ratings_and_shares() -> None:
    arranged = arrange(GAME, ["cadet", "random"], 1)
    played = [*between("cadet", "random", 18, 20)]
    assert results(arranged, played) == [
        "red-sea, standard: cadet, random; 20 games at 1 table, seed 1",
        "cadet – random, 20 games",
        "  cadet                18 of 20: 90.0% (95 %: 69.9% to 97.2%)",
        "  cadet as us          9 of 10: 90.0% (95 %: 59.6% to 98.2%)",
        "  cadet as ussr        9 of 10: 90.0% (95 %: 59.6% to 98.2%)",
        "ratings, random being 0",
        "  cadet                348 (95 %: 118 to 577)",
        "  random               0",
        "seats",
        "  us                   10 of 20: 50.0% (95 %: 29.9% to 70.1%)",
        "  ussr                 10 of 20: 50.0% (95 %: 29.9% to 70.1%)",
        "ended: won_on_points 20",
    ]


def test_tables_of_more() -> None:
    arranged = arrange("world-order", ["cadet", "random"], 1)
    tables = [("cadet", "random", "random", "random"), ("random", "cadet", "random", "random")]
    lines = results(arranged, [game(number, tables[number], 0) for number in range(2)])
    assert lines[1] == "cadet – random ×3, 2 games"
    assert lines[2].startswith("  cadet                1 of 2: 50.0%")
    assert "place 1.50" in lines[2]
    assert any(line.startswith("  random               1 of 6: 16.7%") for line in lines)
    assert any(line.startswith("  cadet as usa         1 of 1: 100.0%") for line in lines)


def test_mistakes_are_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    letter = tmp_path / "letter.jsonl"
    letter.write_text("dear aunt\n")
    for more, told in (
        (["--bots", "napoleon"], "no bot 'napoleon'"),
        ([], "which bots?"),
        (["--bots", "random", "--games", "3"], "even number"),
        (["--bots", "random", "--out", str(letter)], "holds something else"),
        (["--bots", "random", "--plot", str(tmp_path / "x.pdf")], "end in .svg or .png"),
        (["--bots", "random", "--saves", str(letter)], "cannot be the folder"),
    ):
        assert main(["arena", GAME, *more]) == 2
        assert told in capsys.readouterr().err


def test_games_are_kept_and_drawn(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    saves, plot = tmp_path / "saves", tmp_path / "ratings.svg"
    more = ["--games", "2", "--seed", "1", "--saves", str(saves), "--plot", str(plot)]
    assert main(["arena", GAME, "--bots", "random", *more]) == 0
    kept = sorted(saves.iterdir())
    assert [path.name for path in kept] == ["red-sea-000000.json", "red-sea-000001.json"]
    assert all(load(path).over for path in kept)
    assert plot.read_bytes().startswith(b"<?xml")


def test_more_games_go_on_in_the_same_file_with_its_seed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    for games in ("2", "6"):
        assert main(["arena", GAME, "--bots", "random", "--out", str(out), "--games", games]) == 0
    lines = [json.loads(line) for line in out.read_text().splitlines()]
    assert [line["number"] for line in lines[1:]] == list(range(6))
    assert "2 games were there; 4 games in" in capsys.readouterr().out


def _mind_interrupts() -> None:
    """Whoever runs the tests in the background has them ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_what_is_interrupted_goes_on_and_no_game_is_lost_or_repeated(tmp_path: Path, how: signal.Signals) -> None:
    """The games of an arena that is stopped and begun again are those of one that ran to its end."""
    out, whole = tmp_path / "games.jsonl", tmp_path / "whole.jsonl"
    command = [sys.executable, "-m", "realpolitik", "arena", GAME, "--bots", "random", "--jobs", "2", "--seed", "4"]
    endless = [*command, "--games", "1000000", "--out", str(out)]
    stopped = subprocess.Popen(endless, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, preexec_fn=_mind_interrupts)
    while not (out.exists() and out.read_bytes().count(b"\n") > 3) and stopped.poll() is None:
        time.sleep(0.01)
    stopped.send_signal(how)
    _, error = stopped.communicate(timeout=60)
    assert b"Traceback" not in error
    assert stopped.returncode == (130 if how == signal.SIGINT else -how)
    there = out.read_bytes().count(b"\n") - 1
    wanted = 2 * there + 20
    for path in (out, whole):
        more = [*command, "--games", str(wanted), "--out", str(path)]
        subprocess.run(more, check=True, stdout=subprocess.DEVNULL, timeout=120)

    def games_of(path: Path) -> list[object]:
        _, *games = [json.loads(line) for line in path.read_text().splitlines()]
        return sorted([(game["number"], game["places"], game["ending"], game["answers"]) for game in games])

    assert len(games_of(out)) == wanted
    assert games_of(out) == games_of(whole)


def test_progress_is_shown_with_the_rate_and_the_time_left() -> None:
    assert progress_line(2, 4, 0.5) == f"[{'#' * 15}{'.' * 15}] 2 of 4 games, 0.50 a second, 4 s left"
    assert [duration(seconds) for seconds in (0.4, 99, 300, 7800)] == ["0 s", "99 s", "5 min", "2 h 10 min"]
    target, progress = Screen(), Screen(terminal=True)
    arena(arrange(GAME, ["random"], 1), 2, Labour(), Keeping(), target, progress)
    assert progress.getvalue().count("\r") == 2
    assert "2 of 2 games" in progress.getvalue()
    assert progress.getvalue().endswith("\n")
