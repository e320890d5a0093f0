"""Cadet at Labyrinth: it sees what matters, sees nothing hidden, and beats random play with either side and alone."""

from collections.abc import Iterator
from random import Random

import pytest
from labyrinth.desk import SIDES, Desk, desk

import realpolitik
from realpolitik.bots.bot import Bot, Chosen, Seat
from realpolitik.bots.labyrinth.cadet import Cadet
from realpolitik.bots.random_bot import RandomBot
from realpolitik.games.labyrinth.sides import JIHADIST, US
from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.data import to_data
from realpolitik.kernel.match import Match

GAME = realpolitik.game("labyrinth")


def chosen(d: Desk, side: str) -> str:
    """The name of what cadet chooses at this desk."""
    seat = Seat(d.match, SIDES[side])
    return GAME.describe_option(seat.question, Cadet(1).choose(seat).option)


def play_card(d: Desk, side: str) -> list[str]:
    """What cadet does with its next card, answer by answer; dice fall anyhow."""
    answers: list[str] = []
    while not d.match.over:
        q = d.match.question
        if q.seat == SIDES[side]:
            if answers and d.question == "play_card":
                break
            answers.append(chosen(d, side))
            d.do(answers[-1] if not answers[-1].isdigit() else int(answers[-1]))
        elif answers and q.seat == 1 - SIDES[side] and d.question == "play_card":
            break
        else:
            d.match.answer(q.options[0], q.seat)
    return answers


# -- the US ----------------------------------------------------------------------------------------


def test_it_blocks_the_plot_that_may_be_the_end() -> None:
    """2.1.2: a WMD in the United States would be."""
    plots = [("united_states", "wmd"), ("kenya_tanzania", "1")]
    hand = ["safer_now", "predator_23", "abbas", "special_forces_8"]
    d = desk(
        side="us",
        us=hand,
        card=2,
        plots=plots,
        cells={"united_states": 1, "sudan": 1},
        posture={"kenya_tanzania": "soft"},
    )
    assert play_card(d, "us") == ["safer_now", "alert", "0"]


def test_reserves_make_an_alert_of_a_weak_card() -> None:
    plots = [("united_states", "wmd")]
    d = desk(side="us", us=["predator_23", "abbas"], card=2, plots=plots, cells={"united_states": 1}, reserves=(1, 0))
    d.do("predator_23")
    assert chosen(d, "us") == "add_reserves"
    assert d.do("add_reserves").options.count("alert") == 1
    assert chosen(d, "us") == "alert"


def test_it_overthrows_islamist_rule() -> None:
    d = desk(side="us", us=["safer_now"], scenario="lets-roll", jihadist=["ieds"]).do("safer_now")
    assert chosen(d, "us") == "regime_change"


def test_it_wins_when_it_can() -> None:
    """2.1.1: eleven resources are Good; one roll more wins, with odds of two in three."""
    good = ("saudi_arabia", "gulf_states", "indonesia_malaysia", "morocco")
    governance = {**dict.fromkeys(good, "good ally"), "jordan": "fair ally", "yemen": "fair ally", "syria": "fair ally"}
    d = desk(side="us", us=["abbas"], governance=governance, prestige=12, aid={"jordan": 1}, cells={"iran": 1})
    d.do("abbas")
    assert chosen(d, "us") == "war_of_ideas"
    assert chosen(d.do("war_of_ideas"), "us") == "jordan"


def test_a_war_of_ideas_goes_where_most_is_to_be_won() -> None:
    governance = {"gulf_states": "fair ally", "lebanon": "fair ally"}
    d = desk(side="us", us=["abbas"], governance=governance, cells={"iran": 1}).do("abbas", "war_of_ideas")
    assert chosen(d, "us") == "gulf_states"


def test_the_last_cells_are_hunted_down() -> None:
    """2.1.1: without cells the Jihadists have lost."""
    board = {"governance": {"jordan": "fair ally"}, "active": {"jordan": 1}, "jihadist": ["ieds"]}
    d = desk(side="us", us=["abbas", "safer_now"], **board)  # type: ignore[arg-type]
    assert "disrupt" in play_card(d, "us")
    assert d.winner == "us"


def test_an_event_that_cannot_be_used_is_not_what_a_card_is_for() -> None:
    d = desk(side="us", us=["predator_23"], cells={"iraq": 3}, governance={"iraq": "poor adversary"}).do("predator_23")
    assert chosen(d, "us") == "play_event"


# -- the Jihadists ---------------------------------------------------------------------------------


def test_an_event_of_the_us_is_buried_under_the_first_plot() -> None:
    """8.5.3: the card does not cost the Jihadists anything then."""
    board = {"cells": {"france": 2}, "posture": {"france": "hard"}, "markers": ["patriot_act"], "funding": 4}
    d = desk(jihadist=["sanctions_6", "ieds"], us=["abbas"], **board).do("sanctions_6")  # type: ignore[arg-type]
    assert chosen(d, "jihadist") == "plot"


def test_it_makes_a_revolution_when_it_can() -> None:
    """8.4.4: in the richest country where it is possible."""
    cells = {"saudi_arabia": 6, "yemen": 6}
    governance = {"saudi_arabia": "poor ally", "yemen": "poor neutral"}
    d = desk(jihadist=["wahhabism"], us=["abbas"], cells=cells, governance=governance, funding=9)
    assert play_card(d, "jihadist")[:5] == ["wahhabism", "jihad", *["saudi_arabia"] * 3]


def test_a_major_jihad_is_declared_where_two_successes_are_enough() -> None:
    d = desk(jihadist=["wahhabism"], us=["abbas"], cells={"iraq": 6}, governance={"iraq": "poor adversary"})
    d.do("wahhabism", "jihad", "iraq", "iraq", "iraq")
    assert d.question == "major_or_minor"
    assert chosen(d, "jihadist") == "major_jihad"


def test_a_wmd_goes_off_in_the_united_states() -> None:
    board = {"cells": {"united_states": 1, "iraq": 2}, "governance": {"iraq": "poor neutral"}, "wmd": 1}
    d = desk(jihadist=["martyrdom_operation_87"], us=["abbas"], **board)  # type: ignore[arg-type]
    d.do("martyrdom_operation_87", "play_event", "united_states")
    assert chosen(d, "jihadist") == "wmd"


def test_cells_gather_where_islamist_rule_is_near() -> None:
    cells = {"iran": 3, "iraq": 4, "yemen": 1}
    governance = {"iraq": "poor adversary", "yemen": "poor neutral"}
    d = desk(jihadist=["gaza_war"], us=["abbas"], cells=cells, governance=governance).do("gaza_war", "travel", "iran")
    assert chosen(d, "jihadist") == "iraq"


# -- what it may see -------------------------------------------------------------------------------


def positions(seed: int, side: int) -> Iterator[Match]:
    """Matches in the middle of things, one after another, out of a game between random bots."""
    match = realpolitik.new("labyrinth", seed=seed)
    bots = (RandomBot(seed), RandomBot(-seed))
    while not match.over:
        q = match.question
        if q.seat == side and len(q.options) > 1:
            yield match
        match.answer(bots[q.seat].choose(Seat(match, q.seat)).option, q.seat)


@pytest.mark.parametrize("side", [US, JIHADIST])
def test_its_choice_does_not_depend_on_what_is_hidden(side: int) -> None:
    compared = 0
    for seed in (3, 4, 5, 7, 8):
        for asked, match in enumerate(positions(seed, side)):
            if asked % 4:
                continue
            setup = GAME.setup()
            setup.position = to_data(GAME.determinise(match.state, side, Random(asked)))
            other = Match(GAME, setup, Seeded("1"))
            compared += other.digest() != match.digest()
            assert choice_at(other, side) == choice_at(match, side)
    assert compared > 30


def choice_at(match: Match, side: int) -> Chosen:
    return Cadet("the same").choose(Seat(match, side))


# -- strength --------------------------------------------------------------------------------------


def winners(us: type[Cadet] | type[RandomBot], jihadist: type[Cadet] | type[RandomBot], games: int) -> int:
    """How many of so many games the US wins."""
    won = 0
    for n in range(games):
        match = Match(GAME, GAME.setup(), Seeded(f"{n}"))
        players: tuple[Bot, Bot] = (us(n), jihadist(n))
        while not match.over:
            seat = match.question.seat
            match.answer(players[seat].choose(Seat(match, seat)).option, seat)
        won += match.returns[US] > 0
    return won


def test_it_beats_a_random_bot_as_the_us() -> None:
    assert winners(Cadet, RandomBot, 30) >= 29


def test_it_beats_a_random_bot_as_the_jihadists() -> None:
    assert winners(RandomBot, Cadet, 30) <= 1


def test_it_is_far_better_than_a_random_bot_alone() -> None:
    """9.0: against the rulebook's Jihadists, who win nearly every game against random play."""
    won = {Cadet: 0, RandomBot: 0}
    for maker in won:
        for n in range(20):
            match = Match(GAME, GAME.setup(options={"solitaire": True}), Seeded(f"{n}"))
            player: Bot = maker(n)
            while not match.over:
                match.answer(player.choose(Seat(match, US)).option, US)
            won[maker] += match.returns[US] > 0
    assert won[RandomBot] <= 1
    assert won[Cadet] >= 5
