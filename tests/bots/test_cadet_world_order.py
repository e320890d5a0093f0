"""Cadet at World Order: it sees what matters, sees nothing hidden, answers every question and beats random play."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

import realpolitik
from realpolitik.bots.bot import WHYS, Bot, Chosen, Seat
from realpolitik.bots.random_bot import RandomBot
from realpolitik.bots.world_order import reasons
from realpolitik.bots.world_order.cadet import Cadet
from realpolitik.bots.world_order.judgement import Judgement
from realpolitik.bots.world_order.places import region_prospects
from realpolitik.bots.world_order.worth import goods_worth, more_worth
from realpolitik.games.world_order.influence import CHOOSE_SLOT
from realpolitik.games.world_order.labels import TEMPORARY, YES
from realpolitik.games.world_order.options import POWERS_CHOICES
from realpolitik.games.world_order.prosperity import RAISE_PROSPERITY
from realpolitik.games.world_order.research import RESEARCH_WHAT
from realpolitik.games.world_order.state import WorldOrder
from realpolitik.games.world_order.things import CHINA, ENERGY, EU, FOOD, RAW, RUSSIA, USA
from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.data import to_data
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import KINDS

GAME = realpolitik.game("world-order")
EUROPE = 0


def match_of(powers: str, seed: str, **options: bool | int | str) -> Match:
    return Match(GAME, GAME.setup(options={"powers": powers, **options}), Seeded(seed))


def positions(match: Match, seed: int) -> Iterator[Match]:
    """A match in the middle of things, question after question, out of a game between random bots."""
    anyhow = RandomBot(seed)
    while not match.over:
        q = match.question
        if len(q.options) > 1:
            yield match
        match.answer(anyhow.choose(Seat(match, q.seat)).option, q.seat)


def choice_at(match: Match) -> Chosen:
    return Cadet("the same").choose(Seat(match, match.question.seat))


def begun(powers: str = "all") -> WorldOrder:
    """The position in which the first turn of a game is taken."""
    for match in positions(match_of(powers, "begun"), 1):
        if KINDS[match.question.kind].name == "choose_play":
            assert isinstance(match.state, WorldOrder)
            return match.state.clone()
    raise AssertionError("no turn was taken")


# -- what it knows ---------------------------------------------------------------------------------


def test_goods_are_worth_the_next_step_of_prosperity() -> None:
    """W19.4: the second good pays for the first step, a third leads on to the next."""
    s = begun()
    steps = [goods_worth(s, CHINA, n + 1) - goods_worth(s, CHINA, n) for n in range(9)]
    assert steps[1] > 1
    assert steps[1] > steps[2] > 0
    s.prosperity[CHINA] = 5
    assert goods_worth(s, CHINA, 5) < goods_worth(begun(), CHINA, 5)


def test_raw_materials_are_worth_more_with_the_energy_that_goods_take() -> None:
    """W15.3."""
    s = begun()
    s.stock[EU][ENERGY], s.stock[EU][RAW], s.stock[EU][FOOD] = 0, 0, 0
    alone = more_worth(s, EU, RAW, 3)
    s.stock[EU][ENERGY] = 3
    assert more_worth(s, EU, RAW, 3) > 2 * alone


def test_a_lead_counts_for_more_the_nearer_the_scoring_is() -> None:
    """W20.4: three tokens against two, in a region that is filled."""
    s = begun()
    s.permanent[EUROPE] = [EU, USA, RUSSIA, EU, EU, USA, RUSSIA]
    assert region_prospects(s, EUROPE, 0)[EU] == pytest.approx(3 + 9)  # the tokens, and the bonus of the first place
    leads = [region_prospects(s, EUROPE, turns)[EU] - region_prospects(s, EUROPE, turns)[USA] for turns in (0, 4, 20)]
    assert leads[0] > leads[1] > leads[2] > 1
    s.armies[EUROPE][USA] += 1  # W20.5
    assert region_prospects(s, EUROPE, 0)[USA] > region_prospects(s, EUROPE, 0)[RUSSIA]


def test_armies_of_others_in_the_zone_of_interest_are_a_threat() -> None:
    """W19.6, W19.9: Russia's to the EU, not those of the USA."""
    s, judgement = begun(), Judgement()
    before = judgement.threats(s, EU)
    s.armies[EUROPE][USA] += 3
    assert judgement.threats(s, EU) == pytest.approx(before)
    s.armies[EUROPE][RUSSIA] += 3
    assert judgement.threats(s, EU) < before - 2
    s.armies[EUROPE][EU] += 5
    assert judgement.threats(s, EU) == pytest.approx(before, abs=0.5)


def test_the_strongest_of_the_others_counts_most() -> None:
    s = begun()
    s.vp[RUSSIA] += 60
    weights = Judgement().rivalry(s, EU)
    assert weights[RUSSIA] == max(weights)
    assert weights[EU] == 0


def test_it_takes_the_vp_of_a_temporary_slot_early_and_prospers_when_it_can() -> None:
    seen: Counter[str] = Counter()
    for n, powers in enumerate(["all", "usa_china", "without_usa"]):
        match = match_of(powers, f"early {n}")
        for position in positions(match, n):
            q = position.question
            assert isinstance(position.state, WorldOrder)
            if q.kind == CHOOSE_SLOT and position.state.round == 1 and not position.state.temporary[q.about[1]]:
                assert choice_at(position).option == TEMPORARY
                seen["slots"] += 1
            if q.kind == RAISE_PROSPERITY:
                choice = choice_at(position)
                assert choice.option == YES
                assert choice.why == (reasons.PROSPERS, q.about[2])
                seen["steps"] += 1
    assert seen["slots"] > 3
    assert seen["steps"] > 3


def test_it_researches_the_dearest_of_what_is_worth_it() -> None:
    """W17.6: never nothing at all where the research is there for a good card early on."""
    bought = 0
    for position in positions(match_of("all", "research"), 3):
        q = position.question
        assert isinstance(position.state, WorldOrder)
        if q.kind == RESEARCH_WHAT and position.state.round < 4 and q.about[1] >= 7:
            choice = choice_at(position)
            bought += choice.why[0] in (reasons.RESEARCHES, reasons.EXHAUSTS_FOR_BETTER)
            assert choice.why[0] != reasons.NOTHING_TO_RESEARCH
    assert bought


# -- what it may see, and what it is asked ---------------------------------------------------------


@pytest.mark.parametrize("powers", ["all", "without_eu", "eu_russia"])
def test_its_choice_does_not_depend_on_what_is_hidden(powers: str) -> None:
    compared = 0
    for asked, match in enumerate(positions(match_of(powers, "hidden", priorities="sealed"), 5)):
        if asked % 7:
            continue
        seat = match.question.seat
        setup = GAME.setup(options={"powers": powers, "priorities": "sealed"})
        setup.position = to_data(GAME.determinise(match.state, seat, Random(asked)))
        other = Match(GAME, setup, Seeded("1"))
        compared += other.digest() != match.digest()
        assert Cadet("the same").choose(Seat(other, seat)) == choice_at(match)
    assert compared > 15


def test_every_question_is_answered_with_a_reason() -> None:
    """Whatever the game came to: two of each kind, with all options of the game."""
    answered: Counter[str] = Counter()
    for n in range(27):
        options: dict[str, bool | int | str] = {"decrees": n % 2 == 0, "first_game": n % 5 == 1}
        options["priorities"] = "sealed" if n % 4 == 3 else "turn"
        for match in positions(match_of(POWERS_CHOICES[n % 9], f"every {n}", **options), n):
            q = match.question
            name = KINDS[q.kind].name
            if answered[name] < 2:
                answered[name] += 1
                choice = choice_at(match)
                assert choice.option in q.options
                assert len(choice.why) == 1 + len(WHYS[choice.why[0]].arguments)
    assert len(answered) > 45


# -- strength --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("powers", "games"), [("all", 4), ("without_russia", 3), ("usa_russia", 2), ("eu_china", 2)])
def test_it_beats_random_bots_in_every_seat(powers: str, games: int) -> None:
    won = 0
    for n in range(games):
        match = match_of(powers, f"strength {n}")
        players: list[Bot] = [Cadet(n) if seat == n else RandomBot(seat) for seat in range(games)]
        while not match.over:
            seat = match.question.seat
            match.answer(players[seat].choose(Seat(match, seat)).option, seat)
        won += match.returns[n] > 0
    assert won == games


def test_the_same_seed_makes_the_same_choices() -> None:
    told = []
    for _ in range(2):
        matches = positions(match_of("without_china", "again"), 2)
        told.append([choice_at(match) for _, match in zip(range(60), matches, strict=False)])
    assert told[0] == told[1]
