"""Seeds that are promised: whoever was told the digest beforehand can check dice and deals afterwards."""

import hashlib

import pytest

import realpolitik
from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.match import Match, replay
from realpolitik.kernel.promise import Promised, broken_promises, chance_answers, promise_of


def played(game: str, seed: str) -> Match:
    match = realpolitik.new(game, seed=seed)
    while not match.over and len(match.answers) < 300:
        match.answer(match.question.options[len(match.answers) % len(match.question.options)])
    return match


def test_a_promise_is_the_sha256_of_the_seed_as_anybody_computes_it() -> None:
    assert promise_of("seed") == hashlib.sha256(b"seed").hexdigest()


@pytest.mark.parametrize("game", ["twilight-struggle", "red-sea", "labyrinth", "world-order"])
def test_what_came_from_the_seed_is_as_promised_and_from_no_other(game: str) -> None:
    match = played(game, "one")
    given = chance_answers(match.answers)
    assert given > 10
    assert broken_promises(match, [Promised(0, "one")]) == []
    assert broken_promises(match, [Promised(0, "two")])
    assert broken_promises(match, [Promised(given, "two")]) == [], "from there on nothing was drawn"
    assert broken_promises(match, []) == []


def test_of_several_seeds_the_last_that_has_come_into_force_counts() -> None:
    first = played("red-sea", "one")
    answers = first.answers[: len(first.answers) // 2]
    since = chance_answers(answers)
    match = replay(first.game, first.setup, answers, Seeded("two"))
    while not match.over:
        match.answer(match.question.options[0])
    both = [Promised(0, "one"), Promised(since, "two")]
    assert broken_promises(match, both) == []
    assert broken_promises(match, [Promised(0, "one"), Promised(since + 1, "given up"), Promised(since, "two")]) == []
    assert min(broken_promises(match, both[:1])) >= since
    assert max(broken_promises(match, [Promised(0, "two")])) < since
