"""The examples do what they say."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from listening import Listening, listening

EXAMPLES = Path(__file__).parents[1] / "examples"
PLAYER = EXAMPLES / "play_over_the_api.py"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Listening]:
    with listening(tmp_path) as started:
        yield started


def played(*arguments: str) -> list[str]:
    done = subprocess.run([sys.executable, PLAYER, *arguments], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def over(server: Listening, match: str) -> bool:
    return bool(server.get(f"/api/matches/{match}/screen")["result"])


def test_a_program_makes_a_match_and_plays_it_to_its_end(server: Listening) -> None:
    watch, result = played(server.url, "--bot", "random")
    match = watch.rpartition("/")[2]
    assert watch == f"Watch it: {server.url}/match/{match}"
    assert result in ("Winner: US", "Winner: USSR", "The game is a draw.")
    assert over(server, match)
    assert server.get(f"/api/matches/{match}/record")["answers"]


def test_two_programs_play_each_other_by_invitation(server: Listening) -> None:
    match, keys = server.create("invite", "invite")
    other = subprocess.Popen(
        [sys.executable, PLAYER, server.invitation(keys[0]), "--name", "Bob"], stdout=subprocess.PIPE, text=True
    )
    (result,) = played(server.invitation(keys[1]), "--name", "Ann")
    told, _ = other.communicate(timeout=300)
    assert told.splitlines() == [result]
    assert [seat["nickname"] for seat in server.get(f"/api/matches/{match}/screen")["seats"]] == ["Bob", "Ann"]
    assert over(server, match)


def test_a_key_that_opens_nothing_is_told_in_words(server: Listening) -> None:
    link = server.invitation("no-such-key-at-all")
    done = subprocess.run([sys.executable, PLAYER, link], capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr == "not_yours: this key opens no seat, or does not any more\n"


def test_it_needs_nothing_of_ours() -> None:
    """Whoever copies it has the standard library and websockets."""
    modules = set()
    for node in ast.walk(ast.parse(PLAYER.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            modules |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            modules.add((node.module or "").partition(".")[0])
    assert modules - set(sys.stdlib_module_names) == {"websockets"}
