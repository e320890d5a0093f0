"""What is kept of a learning, checkpoint and log; and what is not taken for it."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from realpolitik.learning.checkpoint import BadCheckpoint, Checkpoint, Progress, keep, kept
from realpolitik.learning.journal import BadJournal, journal
from realpolitik.learning.plan import Shape, plan_for

PLAN = plan_for("red-sea", "", {}, "", False, 3)
PROGRESS = Progress(7, 1000, 12, 60.5, ["choose_card"], {"random": {"games": 4, "score": 0.75}})


def checkpoint() -> Checkpoint:
    arrays = {"net/first.bias": np.arange(4, dtype=np.float32), "past/5/first.bias": np.ones(4, np.float16)}
    return Checkpoint(Shape(96, 2, 1), PROGRESS, [{"number": 5, "score": 0.25}], arrays)


def test_a_checkpoint_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "net.checkpoint"
    assert kept(path, PLAN) is None
    keep(path, PLAN, checkpoint())
    back = kept(path, PLAN)
    assert back is not None
    assert (back.shape, back.progress, back.league) == checkpoint()[:3]
    assert set(back.arrays) == set(checkpoint().arrays)
    for name, array in checkpoint().arrays.items():
        assert back.arrays[name].dtype == array.dtype
        assert (back.arrays[name] == array).all()


def test_a_checkpoint_of_another_plan_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "net.checkpoint"
    keep(path, PLAN, checkpoint())
    for other, told in (
        (replace(PLAN, game="twilight-struggle"), 'its game is "red-sea", not "twilight-struggle"'),
        (replace(PLAN, seed=4), "its seed is 3, not 4"),
        (replace(PLAN, options={**PLAN.options, "us_bonus": 2}), "of another plan: its options"),
    ):
        with pytest.raises(BadCheckpoint, match=told):
            kept(path, other)


@pytest.mark.parametrize("content", [b"", b"dear aunt", b"PK\x05\x06" + bytes(18)])
def test_what_is_no_checkpoint_is_refused_and_stays(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "net.checkpoint"
    path.write_bytes(content)
    with pytest.raises(BadCheckpoint):
        kept(path, PLAN)
    assert path.read_bytes() == content


def test_nothing_is_unpickled(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    np.savez(path, heading=np.array([print], dtype=object))
    with pytest.raises(BadCheckpoint, match="cannot be read"):
        kept(path, PLAN)
    np.savez(path, heading=np.array("{}"))
    with pytest.raises(BadCheckpoint, match="holds something else"):
        kept(path, PLAN)


def lines(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text().splitlines()]


def test_a_log_has_a_heading_and_then_lines(tmp_path: Path) -> None:
    path = tmp_path / "net.jsonl"
    with journal(path, PLAN, Progress()) as log:
        log.add("lesson", PROGRESS, {"entropy": 1.5})
    first, second = lines(path)
    assert (first["format"], first["game"], first["seed"]) == ("realpolitik-learn", "red-sea", 3)
    assert second == {"kind": "lesson", "decisions": 1000, "seconds": 60.5, "entropy": 1.5}


def test_a_log_goes_on_from_the_checkpoint_and_forgets_what_is_lost(tmp_path: Path) -> None:
    path = tmp_path / "net.jsonl"
    with journal(path, PLAN, Progress()) as log:
        for decisions in (500, 1000, 1500):
            log.add("lesson", replace(PROGRESS, decisions=decisions), {})
    with path.open("a") as file:
        file.write('{"kind": "less')  # a sudden end
    with journal(path, PLAN, PROGRESS) as log:
        log.add("lesson", replace(PROGRESS, decisions=1200), {})
    assert [line.get("decisions") for line in lines(path)] == [None, 500, 1000, 1200]
    with journal(path, PLAN, Progress()):
        pass  # from the beginning
    assert len(lines(path)) == 1


def test_two_do_not_write_one_log_and_no_letter_is_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "net.jsonl"
    with (
        journal(path, PLAN, Progress()),
        pytest.raises(BadJournal, match="another learner"),
        journal(path, PLAN, Progress()),
    ):
        pass
    path.write_text("dear aunt\n")
    with pytest.raises(BadJournal, match="holds something else"), journal(path, PLAN, Progress()):
        pass
    assert path.read_text() == "dear aunt\n"
    with pytest.raises(BadJournal, match="cannot be written"), journal(tmp_path / "no" / "x.jsonl", PLAN, Progress()):
        pass
