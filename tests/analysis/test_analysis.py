"""A net's judgement of a game: the same each time, in parts or whole; luck that evens out; costs that are costs."""

from functools import cache
from random import Random

import pytest
from tabletop import table

import realpolitik
from realpolitik.analysis.analysing import Looked, look, why_not_analysed
from realpolitik.analysis.choosing import weigh
from realpolitik.analysis.fortune import DICE, fortunes
from realpolitik.analysis.outlook import Judge, Outlook, falls, is_die
from realpolitik.analysis.summary import ACCURATE, LEAST_MISTAKE, summed_up
from realpolitik.analysis.telling import remarks, rows
from realpolitik.bots.net.net import net_of
from realpolitik.kernel.chance import ByHand, Recorded
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import NATURE
from realpolitik.kernel.running import open_questions
from realpolitik.language import languages, speak

GAME = "red-sea"


@cache
def played(seed: int = 5, answers: int = 400) -> Match:
    match, random = realpolitik.new(GAME, seed=seed), Random(seed)
    while not match.over and len(match.answers) < answers:
        question = random.choice(match.questions)
        match.answer(random.choice(question.options), question.seat)
    return match


@cache
def whole() -> list[Looked]:
    return list(look(played()))


def test_it_is_the_same_each_time_and_in_parts() -> None:
    match = played()
    middle = whole()[len(whole()) // 2].at
    assert list(look(match, 0, middle)) + list(look(match, middle)) == whole()


def test_every_choice_is_looked_at_and_each_begins_where_the_last_ended() -> None:
    given = [at for at, (seat, _) in enumerate(played().answers) if seat >= 0]
    assert [it.at for it in whole() if it.seat >= 0] == given
    for one, other in zip(whole(), whole()[1:], strict=False):
        assert one.end == other.at
        assert one.after == pytest.approx(other.before)


def test_chances_are_chances_and_costs_are_costs() -> None:
    for it in whole():
        assert all(0 <= one <= 1 for one in it.before)
        assert sum(it.before) == pytest.approx(1)
        assert 0 <= it.cost <= 1
        assert it.seat < 0 or it.gave[it.seat] == pytest.approx(-it.cost)
        assert sum(it.gave) == pytest.approx(0)
        assert it.cost == 0 or it.better != it.chosen
        assert it.choices or it.cost == 0


def test_the_luck_of_a_die_evens_out_over_its_faces() -> None:
    """What one face gives, the others take: the expectation is exact."""
    again, seen = Match(played().game, played().setup, Recorded()), 0
    judge = Judge(net_of(GAME))
    for seat, option in played().answers:
        question = again.question
        if is_die(question) and all(not _asks_nature(it) for it, _ in falls(again.state.clone())):
            at = len(again.answers)
            luck = [list(fortunes(judge, again.state, [face], at, Random(1))) for face in question.options]
            if all(len(found) == 1 for found in luck):
                seen += 1
                assert {found[0].kind for found in luck} == {DICE}
                assert [
                    sum(of_seat) for of_seat in zip(*[found[0].luck for found in luck], strict=True)
                ] == pytest.approx([0, 0], abs=1e-5)
        again.answer(option, seat)
    assert seen > 0


def _asks_nature(state: realpolitik.State) -> bool:
    questions = open_questions(state)
    return bool(questions) and questions[0].seat == NATURE


def test_a_choice_that_loses_at_once_costs_nearly_all() -> None:
    """8.1.3: at DEFCON 2 a coup in a battleground ends the game."""
    t = table(ussr=["nasser"], us=["nato"], defcon=2, influence={"angola": (1, 0), "botswana": (1, 0)}, turn=5)
    t.do("nasser", "coup")
    question = t.match.question
    options = {t.match.game.describe_option(question, option): option for option in question.options}
    found = weigh(Judge(net_of("twilight-struggle")), t.match, question, options["angola"], Random(1))
    assert found.cost > 0.2
    assert found.better != options["angola"]


def test_a_judge_takes_an_end_for_what_it_is() -> None:
    over = next(match for seed in range(40) if (match := played(seed, 10_000)).returns == [1, -1])
    judge, outlook = Judge(net_of(GAME)), Outlook()
    judge.see(outlook, over.state)
    judge.settle()
    assert judge.chances(outlook) == (1, 0)


def test_what_it_comes_to() -> None:
    match = next(match for seed in range(40) if (match := played(seed, 10_000)).over and len(match.answers) > 60)
    looked = list(look(match))
    found = summed_up(match, looked)
    assert match.outcome is not None
    assert found.curve[-1] == (len(match.answers), match.outcome.shares)
    assert [at for at, _ in found.curve] == sorted({at for at, _ in found.curve})
    assert found.played[0].dice == pytest.approx(-found.played[1].dice)
    for it in found.played:
        own = [one.cost for one in looked if one.seat == it.seat and one.choices]
        assert it.choices == len(own)
        assert it.accuracy == pytest.approx(sum(cost < ACCURATE for cost in own) / max(1, len(own)))
    assert all(it.cost >= LEAST_MISTAKE for it in found.mistakes)
    for turning in found.turnings:
        parts = turning.dice + turning.draws + turning.choices + turning.rest
        assert turning.after - turning.before == pytest.approx(parts)


@pytest.mark.parametrize("language", languages())
def test_it_is_told(language: str) -> None:
    speaker, found = speak(GAME, language), summed_up(played(), whole())
    told = remarks(played(), found, speaker)
    assert len(told) == len(found.turnings) + len(found.mistakes) > 0
    assert all(it.moment and it.title and it.text for it in told)
    assert [row.side for row in rows(played(), found, speaker)] == ["us", "ussr"]


@pytest.mark.parametrize("game", ["labyrinth", "world-order"])
def test_where_no_net_has_learnt_a_game_nobody_pretends(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("realpolitik.analysis.analysing.has_net", lambda game: False)
    assert why_not_analysed(realpolitik.new(game)) == "analysis-no-net"


def test_hands_that_nobody_knows_are_not_judged() -> None:
    game = realpolitik.game(GAME)
    match = Match(game, game.setup(), ByHand("seed", cards=True, unknown=("ussr",)))
    assert why_not_analysed(match) == "analysis-unknown-hands"
    assert why_not_analysed(played()) == ""
