"""Saves outlive a change: the frozen ones load, and still do where a game has got more of everything."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from games.frozen import CORPUS, GAMES, MID_EVENT

import realpolitik
from realpolitik.kernel.data import digest, from_data, to_data
from realpolitik.kernel.save import load
from realpolitik.kernel.state import fields_of

FROZEN = sorted(CORPUS.glob("*.json"))
SOURCE = Path(realpolitik.__file__).parent


def test_the_corpus_has_games_of_every_kind_and_some_in_mid_event() -> None:
    matches = [realpolitik.load(file) for file in FROZEN]
    for name in GAMES:
        own = [match for match in matches if match.game.name == name]
        assert len(own) >= 6
        assert any(match.over for match in own)
        assert any(len(match.state.stack) > MID_EVENT for match in own)


@pytest.mark.parametrize("file", FROZEN, ids=[file.stem for file in FROZEN])
def test_a_frozen_save_loads_and_its_position_by_itself(file: Path) -> None:
    match = realpolitik.load(file)
    if not match.over:
        again = from_data(match.game, match.setup, to_data(match.state))
        assert digest(again) == match.digest()
        kinds = [{name: type(getattr(it, name)) for name in fields_of(it)} for it in (again, match.state)]
        assert kinds[0] == kinds[1]
        assert load(file.read_text(encoding="utf-8")).digest() == match.digest()


# what a game may get: a line of its source, and what stands before it then
ADDED = {
    "kernel/question.py": (
        'NOT_ASKED: Final = reason_kind("not_asked", "")',
        'question_kind("added", "", "card")\nnote_kind("added", "")\nreason_kind("added", "")\n',
    ),
    "kernel/program.py": (
        'RUN: Final = procedure("kernel.run", Run())',
        'procedure("kernel.added", Run())\nverb("added", Jump())\nrecord("kernel.added", Program())\n',
    ),
    "games/cold_war/effects.py": ("# for the rest of the turn", 'ADDED: Final = _effect(BOTH, "added")\n'),
    "games/cold_war/labels.py": ("STOP: Final", 'ADDED: Final = label(297, "added")\n'),
    "games/labyrinth/markers.py": ("MARKER_COUNT: Final", 'ADDED: Final = _marker("added")\n'),
    "games/labyrinth/labels.py": ("STOP: Final", 'ADDED: Final = label(597, "added")\n'),
    "games/twilight_struggle/data/cards.toml": (
        "]\n",
        '  { number = 112, id = "added", side = "us", ops = 2, period = "early", kind = "event", starred = false, '
        "lasting = false, optional = true, reconstructed = true },\n",
    ),
}


@pytest.fixture(scope="module")
def with_more(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program whose games have one more of everything."""
    home = tmp_path_factory.mktemp("more")
    copy = home / "realpolitik"
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "page")
    shutil.copytree(SOURCE, copy, ignore=ignored)
    for name, (before, line) in ADDED.items():
        file = copy / name
        text = file.read_text(encoding="utf-8")
        at = text.rindex(before) if name.endswith(".toml") else text.index(before)
        file.write_text(text[:at] + line + text[at:], encoding="utf-8")
    return home


LOADING = """
import sys, realpolitik
assert realpolitik.__file__.startswith(sys.argv[1]), realpolitik.__file__
from realpolitik.games.cold_war.effects import EFFECTS
from realpolitik.games.labyrinth.markers import MARKERS
assert EFFECTS[0] == MARKERS[-1] == "added"
for file in sys.argv[2:]:
    print(realpolitik.load(file).digest())
"""


def test_one_more_of_everything_leaves_them_loadable(with_more: Path) -> None:
    files = [str(file) for file in FROZEN]
    environment = {**os.environ, "PYTHONPATH": str(with_more), "PYTHONSAFEPATH": "1"}
    command = [sys.executable, "-c", LOADING, str(with_more), *files]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.split() == [realpolitik.load(file).digest() for file in files]
