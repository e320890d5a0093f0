"""Problems: the marked solutions are exactly those that the search finds, and the words beside them hold."""

from collections import Counter

import pytest

from realpolitik.kernel.chance import Recorded
from realpolitik.kernel.foresight import perils
from realpolitik.kernel.kits import game_named
from realpolitik.kernel.match import Match
from realpolitik.kernel.peril import Peril
from realpolitik.lessons.problems.problem import MESSAGES, Problem, difficulty, solved
from realpolitik.lessons.roster import next_after, stage_of, staged_named
from realpolitik.lessons.staged import Standing

GAMES = ["twilight-struggle", "red-sea", "labyrinth"]
PROBLEMS = [it for game in GAMES for it in stage_of(game).problems if isinstance(it, Problem)]
# one of each game, sort and difficulty is played as well
SAMPLE = list({(it.game, it.message, it.difficulty): it for it in PROBLEMS}.values())


def named(problem: Problem) -> str:
    return f"{problem.game} {problem.name}"


every_problem = pytest.mark.parametrize("problem", PROBLEMS, ids=named)
some_problems = pytest.mark.parametrize("problem", SAMPLE, ids=named)


def begin(problem: Problem) -> tuple[Match, int]:
    match = Match(game_named(problem.game), problem.setup, Recorded())
    return match, match.seats.index(problem.seat)


def test_there_are_enough_of_them_and_of_all_sorts() -> None:
    for game in GAMES:
        names = [it.name for it in stage_of(game).problems]
        assert len(names) == len({*names})
        assert all(next_after(game, name) is None for name in names)
    assert staged_named("world-order", PROBLEMS[0].name) is None
    assert len(PROBLEMS) >= 60
    levels = Counter(it.difficulty for it in PROBLEMS)
    assert (levels[2] >= 25, levels[3] >= 15) == (True, True)
    assert {it.message for it in PROBLEMS} == {*MESSAGES.values()}
    assert {(it.game, it.seat) for it in PROBLEMS} == {
        (game, seat) for game in GAMES for seat in game_named(game).seats(game_named(game).setup())
    }
    assert sum(it.game == "labyrinth" for it in PROBLEMS) >= 12
    positions = [str(it.setup.position) for it in PROBLEMS]
    assert len(positions) == len({*positions})


def test_those_of_a_game_get_harder() -> None:
    for game in GAMES:
        levels = [it.difficulty for it in stage_of(game).problems]
        assert levels == sorted(levels)


@every_problem
def test_the_marked_solutions_are_those_that_the_search_finds(problem: Problem) -> None:
    match, seat = begin(problem)
    assert match.game.broken_invariants(match.state) == []
    assert [question.seat for question in match.questions] == [seat]
    found = solved(match, seat)
    assert found is not None, "all of it is proven"
    assert found.safe == list(problem.safe)
    assert 0 < len(found.safe) < len(found.verdicts)
    assert problem.difficulty == found.difficulty


@some_problems
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


@some_problems
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
    assert [difficulty(safe, 0, 8, False) for safe in (1, 2, 3, 4, 5, 6, 7)] == [3, 3, 2, 1, 1, 1, 1]
    assert [difficulty(safe, 0, 8, True) for safe in (1, 2, 3, 4, 5, 6, 7)] == [3, 3, 3, 2, 2, 1, 1]
    assert difficulty(4, 4, 8, False) == 3, "what survives in few ways counts half"
