"""Problems: the marked solutions are exactly those that the search finds, and the words beside them hold."""

import pytest

from realpolitik.kernel.chance import Recorded
from realpolitik.kernel.foresight import perils
from realpolitik.kernel.kits import game_named
from realpolitik.kernel.match import Match
from realpolitik.kernel.peril import Peril
from realpolitik.lessons.problems.problem import Problem, difficulty, solutions
from realpolitik.lessons.roster import next_after, stage_of, staged_named
from realpolitik.lessons.staged import Standing

GAMES = ["twilight-struggle", "red-sea"]
PROBLEMS = [it for game in GAMES for it in stage_of(game).problems if isinstance(it, Problem)]
every_problem = pytest.mark.parametrize("problem", PROBLEMS, ids=[f"{it.game} {it.name}" for it in PROBLEMS])


def begin(problem: Problem) -> tuple[Match, int]:
    match = Match(game_named(problem.game), problem.setup, Recorded())
    return match, match.seats.index(problem.seat)


def test_there_are_enough_of_them() -> None:
    assert len(stage_of("twilight-struggle").problems) >= 12
    assert len(stage_of("red-sea").problems) >= 3
    for game in GAMES:
        names = [it.name for it in stage_of(game).problems]
        assert len(names) == len({*names})
        assert all(next_after(game, name) is None for name in names)
    assert staged_named("labyrinth", PROBLEMS[0].name) is None


@every_problem
def test_the_marked_solutions_are_those_that_the_search_finds(problem: Problem) -> None:
    match, seat = begin(problem)
    assert match.game.broken_invariants(match.state) == []
    offered = [match.game.describe_option(match.question, option) for option in match.question.options]
    assert solutions(match, seat) == list(problem.safe)
    assert 0 < len(problem.safe) < len(offered)
    assert problem.difficulty == difficulty(len(problem.safe), len(offered))


@every_problem
def test_a_choice_that_may_lose_misses_it_and_is_explained(problem: Problem) -> None:
    match, seat = begin(problem)
    for option, verdict in perils(match, seat).items():
        after = match.clone()
        after.answer(option, seat)
        judged = problem.judge(after)
        if verdict.peril == Peril.NONE:
            assert judged.standing != Standing.MISSED
        else:
            assert judged.standing == Standing.MISSED
            assert judged.why, "how it would be lost"


@every_problem
def test_whoever_goes_on_safely_has_done_it(problem: Problem) -> None:
    """After a safe card there is a safe answer to every question of one's own, whatever the others and chance do."""
    match, seat = begin(problem)
    while problem.judge(match).standing == Standing.OPEN:
        question = match.question
        option = question.options[0]
        if question.seat == seat:
            option = next(it for it, verdict in perils(match, seat).items() if verdict.peril == Peril.NONE)
        match.answer(option, question.seat)
    assert problem.judge(match).standing == Standing.DONE


def test_how_hard_a_problem_is() -> None:
    assert [difficulty(safe, 8) for safe in (1, 2, 3, 4, 5, 7)] == [3, 3, 2, 2, 1, 1]
