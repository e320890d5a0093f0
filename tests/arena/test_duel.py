"""Duels between bots, and the command that plays them."""

import re

import pytest
from terminal.seated import Screen

from realpolitik.arena.duel import Played, duel
from realpolitik.kernel.errors import BadSetup, RealpolitikError
from realpolitik.terminal.arena import arena, bar, report
from realpolitik.terminal.main import main

GAME = "twilight-struggle"
BOTS = ("random", "random")


def results(games: int, seed: int, jobs: int = 1) -> list[Played]:
    with duel(GAME, BOTS, games, seed, jobs) as played:
        return list(played)


def test_both_seats_are_played_equally_often_and_the_seed_decides() -> None:
    played = results(10, seed=1)
    assert [game.seat for game in played] == [0, 1] * 5
    assert played == results(10, seed=1)
    assert played != results(10, seed=2)
    assert all(game.ending.startswith(("won_", "drawn")) for game in played)


def test_several_processes_play_the_same() -> None:
    assert results(4, seed=1, jobs=2) == results(4, seed=1)


def test_what_cannot_be() -> None:
    with pytest.raises(BadSetup, match="even number"):
        results(3, seed=1)
    with (
        pytest.raises(RealpolitikError, match="no bot 'napoleon'; it has cadet, random"),
        duel(GAME, ("napoleon", "random"), 2, 1, 1),
    ):
        pass


def test_the_report_counts() -> None:
    played = [Played(n % 2, 1 if n < 15 else -1, "won_on_points", 9) for n in range(18)]
    played += [Played(0, 0, "drawn", 9), Played(1, 0, "drawn", 9)]
    assert report(("cadet", "random"), ("us", "ussr"), played) == [
        "  cadet as us          8 won, 1 drawn, 1 lost: 85.0% (95 %: 54.1% to 96.5%)",
        "  cadet as ussr        7 won, 1 drawn, 2 lost: 75.0% (95 %: 44.2% to 91.9%)",
        "  cadet together       15 won, 2 drawn, 3 lost: 80.0% (95 %: 58.4% to 91.9%)",
        "  won by cadet: won_on_points 15",
        "  won by random: won_on_points 3",
        "  drawn: drawn 2",
    ]


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", GAME, "random", "random", "--games", "4", "--seed", "5"]) == 0
    shown = capsys.readouterr()
    lines = shown.out.splitlines()
    assert lines[0] == "twilight-struggle, random against random, 4 games from seed 5"
    assert re.fullmatch(r"  random as us         \d won, 0 drawn, \d lost: .*%\)", lines[1])
    assert re.fullmatch(r"  \d+\.\d s, \d+\.\d\d games a second", lines[-1])
    assert shown.err == ""


def test_mistakes_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", GAME, "random", "napoleon"]) == 2
    assert "no bot 'napoleon'" in capsys.readouterr().err
    assert main(["play", GAME, "--bot", "napoleon"]) == 2
    assert "no bot 'napoleon'" in capsys.readouterr().err


def test_the_progress_bar() -> None:
    assert bar(0, 4) == "[" + "." * 30 + "] 0 of 4 games"
    assert bar(2, 4) == "[" + "#" * 15 + "." * 15 + "] 2 of 4 games"
    target, progress = Screen(), Screen(terminal=True)
    arena(GAME, BOTS, 2, 1, 1, target, progress)
    assert progress.getvalue().endswith(f"{bar(2, 2)}\n")
    assert progress.getvalue().count("\r") == 2
