"""Programs: recorded as steps with jumps, and the same again as an outline."""

import pytest
from toy import CHOOSE_VERB, DOUBLE, KEEP, REWARD, ROLL_VERB, SCORE_VERB, Toy

from realpolitik.kernel.program import (
    JUMP,
    OUTLINES,
    PROGRAM_NAMES,
    PROGRAM_NUMBER,
    PROGRAMS,
    RUN,
    Line,
    Program,
    Run,
    Step,
    jump_to,
    record,
    record_like,
)

ROLL: Step = (ROLL_VERB.number,)
ONCE: Step = (SCORE_VERB.number, 1)
TWICE: Step = (SCORE_VERB.number, 2)


def thrice(step: Step) -> Step:
    return (SCORE_VERB.number, 3) if step == TWICE else step


REWARD_THRICE = record_like("toy.reward_thrice", REWARD, thrice)


def test_a_branch_is_steps_with_jumps() -> None:
    after, choose = 6, (CHOOSE_VERB.number, KEEP, 2, DOUBLE, 4)
    jump = (JUMP.number, after)
    assert PROGRAMS[REWARD] == (ROLL, choose, ONCE, jump, TWICE, jump)


def test_the_outline_has_every_step_and_the_blocks_under_their_labels() -> None:
    choose = PROGRAMS[REWARD][1]
    blocks = ((KEEP, (Line(ONCE, ()),)), (DOUBLE, (Line(TWICE, ()),)))
    assert OUTLINES[REWARD] == (Line(ROLL, ()), Line(choose, blocks))


def test_branches_within_branches_and_labels_without_a_block() -> None:
    """A label without a block goes on after the branch."""
    p = Program()
    with p.branch(CHOOSE_VERB, labels=(KEEP, DOUBLE)) as chosen, chosen(DOUBLE):
        with p.branch(CHOOSE_VERB, labels=(KEEP,)) as again, again(KEEP):
            p.emit(SCORE_VERB, times=1)
        p.emit(ROLL_VERB)
    p.emit(SCORE_VERB, times=2)
    outer, inner = (CHOOSE_VERB.number, KEEP, 6, DOUBLE, 1), (CHOOSE_VERB.number, KEEP, 2)
    assert p.steps == [outer, inner, ONCE, (JUMP.number, 4), ROLL, (JUMP.number, 6), TWICE]
    nested = Line(inner, ((KEEP, (Line(ONCE, ()),)),))
    assert p.outline == (Line(outer, ((DOUBLE, (nested, Line(ROLL, ()))),)), Line(TWICE, ()))


def test_a_copy_is_changed_in_steps_and_outline_and_the_first_stays() -> None:
    assert PROGRAMS[REWARD_THRICE] == tuple(thrice(step) for step in PROGRAMS[REWARD])
    (_, choosing) = OUTLINES[REWARD_THRICE]
    assert choosing.blocks[1] == (DOUBLE, (Line((SCORE_VERB.number, 3), ()),))
    assert TWICE in PROGRAMS[REWARD]
    assert (PROGRAM_NAMES[REWARD_THRICE], PROGRAM_NUMBER["toy.reward_thrice"]) == ("toy.reward_thrice", REWARD_THRICE)


def test_operands_are_read_by_name_and_labels_are_none() -> None:
    assert SCORE_VERB.named(TWICE) == {"times": 2}
    assert CHOOSE_VERB.named(PROGRAMS[REWARD][1]) == {}


def test_what_cannot_be_recorded_is_refused() -> None:
    p = Program()
    for wrong in ({}, {"points": 1}, {"times": 1, "points": 1}):
        with pytest.raises(ValueError, match=r"score takes \('times',\), not"):
            p.emit(SCORE_VERB, **wrong)
    with (
        pytest.raises(ValueError, match=f"no label {DOUBLE} among"),
        p.branch(CHOOSE_VERB, labels=(KEEP,)) as chosen,
        chosen(DOUBLE),
    ):
        pass
    with pytest.raises(ValueError, match=r"there is a program 'toy\.reward' already"):
        record("toy.reward", Program())


def test_a_program_runs_to_its_end_and_is_gone() -> None:
    s = Toy()
    s.die, s.stack = 4, [RUN.frame(REWARD, player=1)]
    f = s.stack[0]
    jump_to(f, PROGRAMS[REWARD][1], 1, DOUBLE)
    assert f[Run.COUNTER] == 4
    for _ in range(2):
        assert RUN.ask(s, f) is None
    assert (s.points, f[Run.COUNTER]) == ([0, 8], 6), "the block of KEEP is jumped over"
    assert RUN.ask(s, f) is None
    assert s.stack == []
    with pytest.raises(ValueError, match="no block 7 in"):
        jump_to(f, PROGRAMS[REWARD][1], 1, 7)
