"""The course of a learning, with a mind that guesses: what is counted, kept, told, and how it goes on."""

import json
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from statistics import mean

import numpy as np
import pytest
from learning.guessing import Guessing, tensors

import realpolitik
from realpolitik.bots.abilities import Foretells
from realpolitik.bots.bot import Seat
from realpolitik.bots.net.weights import Weights, read, write
from realpolitik.bots.roster import bots_of, new_bot, plays
from realpolitik.encodings.finding import encoding_of
from realpolitik.kernel.errors import RealpolitikError
from realpolitik.learning.checkpoint import kept
from realpolitik.learning.examining import RULES, Examiner, Paper, examined
from realpolitik.learning.mind import Learnt
from realpolitik.learning.plan import Method, Plan, Shape, plan_for, values_of
from realpolitik.learning.training import WARMING, Files, Pace, Training, files_beside

METHOD = Method(games=8, processes=1, steps=20, batch=64, past=0.5, league=3, every=2)
PLAN = plan_for("red-sea", "", {}, "", False, 0)
EVER = Pace(1e6, 1e6, 1e6)


def training(files: Files, plan: Plan = PLAN) -> Training:
    shape = Shape(8, 1, values_of(plan.game))
    made = Training(plan, shape, METHOD, Guessing(encoding_of(plan.game), shape, METHOD, 0), files)
    before = kept(files.checkpoint, plan)
    if before is not None:
        made.restore(before)
    return made


def run(one: Training, lessons: int, pace: Pace = EVER, bots: tuple[str, ...] = ()) -> list[str]:
    """Learn until so many lessons were taken; what was told meanwhile."""
    told: list[str] = []
    one.run(pace, Examiner(one.plan, bots, 4, 60), lambda: one.progress.lessons >= lessons, told.append)
    return told


def test_what_is_interrupted_goes_on_with_the_same_counts(tmp_path: Path) -> None:
    files = files_beside(tmp_path / "net.npz")
    first = training(files)
    run(first, 5)
    assert first.progress.lessons == 5
    assert first.progress.decisions == sum(len(lesson.own) for lesson in first.mind.lessons)  # type: ignore[attr-defined]
    assert list(first.league.scores) == [2, 4]
    second = training(files)
    assert second.progress == first.progress
    assert second.league.scores == first.league.scores
    assert second.mind.past == {2, 4}  # type: ignore[attr-defined]
    run(second, 9)
    assert second.progress.lessons == 9
    assert second.progress.decisions > first.progress.decisions
    assert second.progress.seconds > first.progress.seconds
    assert len(second.league.scores) == 3
    assert 8 in second.league.scores
    assert set(second.league.scores) == second.mind.past  # type: ignore[attr-defined]
    lines = [json.loads(line) for line in files.log.read_text().splitlines()]
    decisions = [line["decisions"] for line in lines if "decisions" in line]
    assert decisions == sorted(decisions)


def test_when_its_time_is_over_it_is_examined_and_its_card_says_all(tmp_path: Path) -> None:
    files = files_beside(tmp_path / "net.npz")
    one = training(files)
    told = run(one, 10**6, Pace(0.01, 0.0, 0.0), ("random",))
    assert one.progress.seconds >= 0.01
    assert told[0].count("decisions") == 1
    assert told[-1].startswith("against random: ")
    weights = read(files.weights, encoding_of("red-sea"))
    assert weights.kinds == frozenset(one.progress.kinds)
    card = weights.card
    assert card["decisions"] == one.progress.decisions
    assert card["device"] == "a guess"
    assert card["architecture"] == "residual, 1 blocks of 8, values: 1"
    assert card["weights"] == one.shape.weights(encoding_of("red-sea"))
    scores = card["scores"]
    assert isinstance(scores, dict)
    assert scores["random"]["games"] == 4
    assert 0 <= scores["random"]["low"] <= scores["random"]["score"] <= scores["random"]["high"] <= 1
    lines = [json.loads(line) for line in files.log.read_text().splitlines()]
    assert {"lesson", "entropy", "policy_loss", "value_loss", "a_second"} <= set(lines[1])
    assert lines[-1]["kind"] == "score"
    assert lines[-1]["examined"] == one.progress.decisions
    again = run(training(files), 10**6, Pace(0.01, 1e6, 1e6), ("random",))  # nothing is left to learn
    assert len(again) == 1


def test_the_rate_falls_towards_the_end(tmp_path: Path) -> None:
    one = training(files_beside(tmp_path / "net.npz"))
    warmth = []
    one.freely = WARMING
    for seconds in (0, 40, 50, 75, 99, 120):
        one.progress.seconds = seconds
        warmth.append(round(one._warmth(100), 2))
    assert warmth == [1, 1, 1, 0.5, 0.05, 0.05]
    one.progress.seconds = 0
    run(one, 2)
    assert one.mind.warmth == [1 / WARMING, 2 / WARMING]  # type: ignore[attr-defined]


def test_after_school_it_first_finds_out_what_to_expect(tmp_path: Path) -> None:
    one = training(files_beside(tmp_path / "net.npz"))
    one.method = replace(METHOD, teacher="random", school=10.0, settling=5.0)
    lessons = one.mind.lessons  # type: ignore[attr-defined]
    for seconds in (0, 11, 20):
        one.progress.seconds = seconds
        run(one, len(lessons) + 1)
    school, settling, free = lessons
    assert school.taught is not None
    assert (settling.taught, free.taught) == (None, None)
    assert [lesson.settling for lesson in lessons] == [False, True, False]
    assert one.mind.warmth == [1, 1, 1 / WARMING]  # type: ignore[attr-defined]
    assert one.mind.left_school == 1  # type: ignore[attr-defined]
    assert list(one.league.scores) == [1]


def test_it_is_held_to_what_it_was_taught_and_ever_less_so(tmp_path: Path) -> None:
    one = training(files_beside(tmp_path / "net.npz"))
    assert one._held(100) == 0  # nobody has taught it
    one.method = replace(METHOD, teacher="random", school=10.0, holding=0.2)
    held = []
    for seconds in (0, 50, 75, 100, 120):
        one.progress.seconds = seconds
        held.append(one._held(100))
    assert held == pytest.approx([0.2, 0.1, 0.05, 0, 0])


def test_the_net_plays_as_a_bot_and_is_offered_to_nobody(tmp_path: Path) -> None:
    plan = plan_for("world-order", "", {"powers": "usa_china"}, "", False, 0)
    files = files_beside(tmp_path / "net.npz")
    run(training(files, plan), 1)
    name = f"net:{files.weights}"
    assert plays(name, "world-order", "usa")
    assert name not in bots_of("world-order")
    match = realpolitik.new("world-order", seed=2)
    bot = new_bot(name, "world-order", 3)
    for _ in range(30):
        asked = match.question.seat
        option = bot.choose(Seat(match, asked)).option
        assert option in match.question.options
        match.answer(option, asked)
    for wrong, said in ((f"net:{tmp_path}", "there is no file"), ("net:", "there is no file"), ("net", "no file ''")):
        with pytest.raises(RealpolitikError, match=said):
            new_bot(wrong, "world-order")
    with pytest.raises(RealpolitikError, match="are for world-order, not for red-sea"):
        new_bot(name, "red-sea")


def test_the_net_foretells_for_every_seat(tmp_path: Path) -> None:
    encoding, path = encoding_of("world-order"), tmp_path / "net.npz"
    held = tensors(encoding, Shape(8, 1, 4))
    held["value.bias"] = np.arctanh(np.array([0.8, -0.2, 0.2, -0.6], np.float32))  # one's own, then the others in order
    write(path, Weights("residual", held, frozenset()), encoding)
    match = realpolitik.new("world-order", seed=2)
    asked = match.question.seat
    hopes = [0.4, 0.6, 0.2]
    hopes.insert(asked, 0.9)
    for number in range(4):
        bot = new_bot(f"net:{path}", "world-order", 3)
        assert isinstance(bot, Foretells)
        told = bot.chances(Seat(match, number))
        assert len(told) == 4
        assert sum(told) == pytest.approx(1)
        if number == asked:  # whom each may expect to leave behind, two by two
            assert sorted(range(4), key=hopes.__getitem__) == sorted(range(4), key=told.__getitem__)
            for seat, hope in enumerate(hopes):
                behind = sum(told[seat] / (told[seat] + told[other]) for other in range(4) if other != seat)
                assert behind == pytest.approx(3 * (hope - mean(hopes) + 0.5), abs=1e-3)


def test_what_goes_wrong_among_the_games_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = files_beside(tmp_path / "net.npz")
    one = training(files)

    def fail(self: Guessing, lesson: object, warmth: float, held: float) -> Learnt:
        if one.progress.lessons == 3:
            raise RealpolitikError("a process that played has ended")
        return Learnt(0.1, 0.2, 1.5, 0.0)

    monkeypatch.setattr(Guessing, "learn", fail)
    with pytest.raises(RealpolitikError, match="has ended"):
        run(one, 9)
    assert training(files).progress.lessons == 3


def test_what_ends_before_its_first_lesson_goes_on_as_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = files_beside(tmp_path / "net.npz")

    def interrupted(self: Guessing, lesson: object, warmth: float, held: float) -> Learnt:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(Guessing, "learn", interrupted)
        with pytest.raises(KeyboardInterrupt):
            run(training(files), 9)
    assert kept(files.checkpoint, PLAN) is not None
    second = training(files)
    run(second, 2)
    assert second.progress.lessons == 2
    assert json.loads(files.log.read_text().splitlines()[0])["format"] == "realpolitik-learn"


def test_a_net_that_has_lost_itself_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = files_beside(tmp_path / "net.npz")
    run(training(files), 2)
    before = files.weights.read_bytes()
    monkeypatch.setattr(Guessing, "learn", lambda self, *given: Learnt(float("nan"), 0.2, 1.5, 0.0))
    with pytest.raises(RealpolitikError, match="lost itself"):
        run(training(files), 9)
    assert files.weights.read_bytes() == before
    assert training(files).progress.lessons == 2


def test_an_examination_that_fails_ends_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Training, "weights", lambda self: Weights("attention", {}, frozenset()))
    told = run(training(files_beside(tmp_path / "net.npz")), 10**6, Pace(0.01, 1e6, 1e6), ("random",))
    assert told[-1].startswith("the net could not be examined: UnfitWeights")


# -- examinations ------------------------------------------------------------------------------------------------------


def paper(plan: Plan, folder: Path) -> Paper:
    files = files_beside(folder / "net.npz")
    run(training(files, plan), 1)
    seats = 4 if plan.game == "world-order" else 2
    return Paper(plan, str(files.weights), (), seats, 60.0)


def test_with_four_seats_the_net_sits_alone_and_in_every_seat(tmp_path: Path) -> None:
    score = examined(paper(plan_for("world-order", "", {}, "", False, 0), tmp_path), "random")
    assert (score.bot, score.seats, score.games) == ("random", 4, 4)


def test_alone_it_is_the_rules_that_examine(tmp_path: Path) -> None:
    plan = plan_for("labyrinth", "", {"solitaire": True}, "", False, 0)
    given = paper(plan, tmp_path)
    assert Examiner(plan, ["random"], 2, 60).bots == (RULES,)
    assert examined(given, RULES).seats == 1


def test_an_examination_ends_when_its_time_is_over_with_whole_deals(tmp_path: Path) -> None:
    given = paper(PLAN, tmp_path)._replace(games=200, seconds=0.0)
    assert examined(given, "random").games == 2


def test_who_cannot_examine_is_refused_at_once() -> None:
    with pytest.raises(RealpolitikError, match="no bot 'kasparov'"):
        Examiner(PLAN, ["kasparov"], 2, 60)


def waiting(until: Callable[[], bool]) -> None:
    while not until():
        time.sleep(0.05)


def test_what_goes_wrong_in_an_examination_is_told(tmp_path: Path) -> None:
    one = training(files_beside(tmp_path / "net.npz"))
    examiner = Examiner(PLAN, ["random"], 2, 60)
    weights = one.weights()
    examiner.begin(weights._replace(architecture="attention"), 0)
    with pytest.raises(RealpolitikError, match="could not be examined: UnfitWeights: there is no net"):
        waiting(lambda: bool(examiner.results(0.1)))
    assert not examiner.busy
    examiner.begin(weights, 5)
    examiner.begin(weights, 6)  # one at a time
    assert examiner.decisions == 5
    examiner.close()
    assert not examiner.busy
