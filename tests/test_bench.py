"""The benchmarks still run. What they measure is told, never judged: machines differ, and are busy."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def run(name: str, *arguments: str) -> str:
    """What a benchmark prints, if it runs to its end without a complaint."""
    command = [sys.executable, str(ROOT / "bench" / name), *arguments]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert (ran.returncode, ran.stderr) == (0, ""), ran.stderr
    return ran.stdout


def number(pattern: str, text: str) -> float:
    found = re.search(pattern, text)
    assert found, f"{pattern} is not in:\n{text}"
    return float(found[1])


def test_the_search_is_measured() -> None:
    told = run("search.py", "0.1").replace(",", "")
    assert number(r"bare loop +(\d+) a second", told) > 0
    assert number(r"play-outs from mid-game +(\d+) a second", told) > 0


def test_the_table_is_measured() -> None:
    told = run("table.py", "--games", "2", "--seconds", "1", "--moves-before", "1", "--spectators", "1", "--age", "20")
    assert number(r"answers +([\d.]+) a second", told) > 0
    assert number(r"on the other screen +median ([\d.]+)", told) > 0
    assert number(r"lobby, first +[\d.]+ ms +(\d+) files", told) > 5
    assert number(r"table, first +[\d.]+ ms +(\d+) files", told) > 5
    assert number(r"book, first +[\d.]+ ms +1 files +([\d.]+) kB", told) > 10
    assert "moves lost 0" in told
    # two games of two people, who saw the first screen, one move before and one each second
    assert number(r"screens +(\d+) shown", told) >= 2 * 2 * (1 + 1 + 1)


def test_a_restart_is_measured() -> None:
    told = run("table.py", "--restart", "24")
    assert number(r"lobby +([\d.]+) s until it is shown, 2 of 24 stored matches in it", told) > 0


def test_kills_lose_nothing() -> None:
    told = run("table.py", "--kills", "1", "--games", "2")
    assert number(r"kills +(\d+) \(server 1\)", told) == 1
    assert number(r"acknowledged moves +(\d+), \d+ stored; lost 0, doubled 0", told) > 0


def test_attacks_are_refused() -> None:
    """Whether two people were kept waiting meanwhile is judged on a quiet machine alone: here it is only told."""
    command = [sys.executable, str(ROOT / "bench" / "attack.py"), "--seconds", "1", "--only", "surrogates"]
    told = subprocess.run(command, capture_output=True, text=True, timeout=300).stdout
    assert number(r"sent, and refused +\d+ in all; .*400 bad_request: (\d+)", told) > 0
    assert number(r"moves of two people +(\d+): median", told) > 0
    assert "MOVE FAILED" not in told
    assert "TAKEN" not in told


def test_races_have_one_winner() -> None:
    assert "5 races of 8, one winner each" in run("trust.py", "--only", "T12", "--count", "5")
