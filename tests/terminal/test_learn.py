"""`realpolitik learn`: the command, with a mind that guesses in torch's place, and what is said without torch."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from learning.guessing import Guessing, tensors

from realpolitik.bots.net.weights import Weights, read, write
from realpolitik.encodings.finding import encoding_of
from realpolitik.learning.plan import Shape
from realpolitik.terminal.main import main

COMMAND = "realpolitik.terminal.learn"
SMALL = ["--games", "4", "--width", "8", "--blocks", "1", "--exam-games", "2", "--against", "random"]
MADE: list[Guessing] = []


class Remembered(Guessing):
    def __init__(self, *given: object) -> None:
        super().__init__(*given)  # type: ignore[arg-type]
        MADE.append(self)


@pytest.fixture
def guessing(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A mind without torch."""
    stand_in = ModuleType("realpolitik.learning.torch_mind")
    vars(stand_in).update(TorchMind=Remembered, has_gpu=lambda: False)
    monkeypatch.setitem(sys.modules, stand_in.__name__, stand_in)
    monkeypatch.delitem(sys.modules, COMMAND, raising=False)
    yield
    sys.modules.pop(COMMAND, None)
    MADE.clear()


@pytest.mark.usefixtures("guessing")
def test_it_learns_for_its_time_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "net.npz"
    command = ["learn", "red-sea", "--out", str(out), *SMALL]
    assert main([*command, "--minutes", "0.0001"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("red-sea: residual, 1 blocks of 8, values: 1, ")
    assert "against random: " in told
    assert {path.name for path in tmp_path.iterdir()} == {"net.npz", "net.checkpoint", "net.jsonl"}
    card = read(out, encoding_of("red-sea")).card
    first, seconds = card["decisions"], card["seconds"]
    assert isinstance(first, int)
    assert isinstance(seconds, float)
    assert main([*command, "--minutes", str(seconds / 60 + 0.01)]) == 0  # however long one lesson takes here
    assert f"it goes on after {first:,} decisions" in capsys.readouterr().out
    second = read(out, encoding_of("red-sea")).card["decisions"]
    assert isinstance(second, int)
    assert second > first


@pytest.mark.usefixtures("guessing")
def test_ctrl_c_ends_it_with_all_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def learn(self: Guessing, lesson: object, warmth: float, held: float) -> object:
        os.kill(os.getpid(), signal.SIGINT)
        return plain(self, lesson, warmth)  # type: ignore[arg-type]

    plain = Guessing.learn
    monkeypatch.setattr(Guessing, "learn", learn)
    out = tmp_path / "net.npz"
    before = signal.getsignal(signal.SIGINT)
    assert main(["learn", "red-sea", "--out", str(out), "--minutes", "60", *SMALL]) == 0
    assert signal.getsignal(signal.SIGINT) is before
    told = capsys.readouterr().out
    assert told.endswith("it was stopped before its time was over: the same command goes on\n")
    assert "against" not in told
    assert len(MADE[0].lessons) == 1
    assert read(out, encoding_of("red-sea")).kinds


@pytest.mark.usefixtures("guessing")
def test_it_begins_with_weights_that_are_given(tmp_path: Path) -> None:
    encoding, given = encoding_of("red-sea"), tmp_path / "given.npz"
    write(given, Weights("residual", tensors(encoding, Shape(16, 3, 1)), frozenset({"bid"})), encoding)
    out = tmp_path / "net.npz"
    assert main(["learn", "red-sea", "--out", str(out), "--weights", str(given), "--minutes", "0.0001", *SMALL]) == 0
    assert MADE[0].shape == Shape(16, 3, 1)
    assert MADE[0].began
    assert "bid" in read(out, encoding).kinds


@pytest.mark.usefixtures("guessing")
def test_mistakes_are_told_and_nothing_is_lost(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    there = tmp_path / "there.npz"
    there.write_text("dear aunt")
    log = tmp_path / "log.jsonl"
    log.write_text("dear uncle")
    new = str(tmp_path / "new.npz")
    for more, told in (
        (["red-sea", "--out", str(there)], "exists already"),
        (["red-sea", "--out", str(log.with_suffix(".npz"))], "exists already"),
        (["red-sea", "--out", str(tmp_path / "net.pt")], "end in .npz"),
        (["chess", "--out", new], "chess"),
        (["red-sea", "--out", new, "--against", "kasparov"], "no bot 'kasparov'"),
        (["red-sea", "--out", new, "--scenario", "ragnarok"], "no scenario"),
        (["red-sea", "--out", new, "--weights", str(there)], "cannot be read as weights"),
    ):
        assert main(["learn", *more]) == 2
        assert told in capsys.readouterr().err
    for more in (["--minutes", "0"], ["--minutes", "nan"], ["--rate", "2"], ["--games", "0"], ["--seed", "-1"]):
        with pytest.raises(SystemExit):
            main(["learn", "red-sea", "--out", new, *more])
    assert (there.read_text(), log.read_text()) == ("dear aunt", "dear uncle")
    assert not Path(new).exists()


def test_what_is_missing_is_named_with_the_way_to_get_it(tmp_path: Path) -> None:
    code = (
        "import sys; sys.modules['torch'] = None; from realpolitik.terminal.main import main; "
        f"sys.exit(main(['learn', 'red-sea', '--out', {str(tmp_path / 'net.npz')!r}]))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    told = "realpolitik: learners need the package torch; to install it: pip install 'realpolitik[learn]'\n"
    assert (run.returncode, run.stderr, run.stdout) == (2, told, "")
