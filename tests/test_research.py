"""What docs/research.md shows works, as it stands."""

import copy
import re
from pathlib import Path

import pytest

import realpolitik
from realpolitik import NATURE, Match

DOCUMENT = Path(__file__).parents[1] / "docs" / "research.md"
BLOCKS = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_an_example_runs(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(BLOCKS[number], f"docs/research.md, example {number}", "exec"), {"__name__": "__main__"})
    assert capsys.readouterr().out.strip()


def test_an_answer_goes_by_its_name() -> None:
    match = realpolitik.new("red-sea", seed=7)
    question = match.question
    name = match.game.describe_option(question, question.options[-1])
    match.answer(name, question.seat)
    assert match.answers[-1] == (question.seat, question.options[-1]) or match.answers[-1][0] == NATURE


@pytest.mark.parametrize("how", [copy.copy, copy.deepcopy, Match.clone], ids=["copy", "deepcopy", "clone"])
def test_copies_are_independent_whichever_way_they_are_made(how: object) -> None:
    assert callable(how)
    match = realpolitik.new("labyrinth", seed=3)
    before = match.digest()
    other = how(match)
    other.answer(other.question.options[0], other.question.seat)
    assert (match.digest(), len(match.answers) < len(other.answers)) == (before, True)
    state = copy.deepcopy(match.state)
    assert realpolitik.playout(state, 1) > 0
    assert match.digest() == before
    asked = copy.copy(match.question)
    asked.options.clear()
    assert match.question.options


def test_a_question_says_which_rule_it_rests_on() -> None:
    question = realpolitik.new("twilight-struggle", seed=1).question
    assert question.rule
    assert question.name in repr(question)
    assert question.rule in repr(question)
