"""Habits of cadet at Twilight Struggle that win games: each a position, and what it chooses there."""

import pytest
from bots.sparring import chosen
from tabletop import GAME, table

import realpolitik
from realpolitik.bots.bot import Seat
from realpolitik.bots.cold_war.judgement import points_worth
from realpolitik.bots.cold_war.regions import Ground
from realpolitik.bots.roster import new_bot
from realpolitik.games.cold_war.board import US, USSR
from realpolitik.kernel.question import KINDS

TWO_OPS = "formosan_resolution"


@pytest.mark.parametrize(
    ("influence", "wanted"),
    [
        ({"israel": (4, 0), "egypt": (0, 2), "panama": (1, 0), "costa_rica": (1, 0)}, "panama"),
        ({"north_korea": (8, 11), "south_korea": (3, 0), "japan": (3, 0), "thailand": (1, 0)}, "thailand"),
        ({"north_korea": (11, 14), "south_korea": (3, 0), "japan": (3, 0)}, "japan"),
    ],
)
def test_control_that_is_mended_at_once_is_not_broken_at_double_price(
    influence: dict[str, tuple[int, int]], wanted: str
) -> None:
    """6.1.3: two Ops for one influence that the opponent answers with one; so no country is stacked without end."""
    t = table(us=[TWO_OPS], ussr=["fidel"], side="us", influence=influence, turn=3).do(TWO_OPS, "place_influence")
    assert [chosen(t, "us", seed) for seed in range(2)] == [wanted] * 2


def test_an_answer_completes_control_where_the_side_stands() -> None:
    ground = Ground(0, (0, 1, 2, 0), (2, 0, 0, 0), [3, 2, 2, 1])
    assert ground.answered(US).us == (0, 2, 2, 0), "one is missing in the second; nobody stands in the fourth"
    assert ground.answered(USSR).ussr == (3, 0, 0, 0)


def test_both_sides_begin_with_the_battlegrounds_they_must_not_lose() -> None:
    """3.2, 3.3"""
    match = realpolitik.new("twilight-struggle", seed=1)
    bots = [new_bot("cadet", GAME.name, seat) for seat in (0, 1)]
    while match.question.seat < 0 or KINDS[match.question.kind].name == "set_up_where":
        q = match.question
        match.answer(q.options[0] if q.seat < 0 else bots[q.seat].choose(Seat(match, q.seat)).option, q.seat)
    names = GAME.rules.board.names
    placed = {
        name: tuple([match.state.influence[side][names.index(name)] for side in (US, USSR)])  # type: ignore[attr-defined]
        for name in ("west_germany", "italy", "poland", "east_germany", "yugoslavia")
    }
    assert placed == {
        "west_germany": (4, 0),
        "italy": (3, 0),
        "poland": (0, 4),
        "east_germany": (0, 4),
        "yugoslavia": (0, 1),
    }


def test_points_weigh_more_on_the_last_steps_to_victory() -> None:
    """10.3.1"""
    assert points_worth(19) - points_worth(18) > points_worth(2) - points_worth(1) == 1
    assert points_worth(-15) == -points_worth(15)


def test_it_takes_a_victory_that_a_scoring_card_brings() -> None:
    """10.3.1"""
    influence = {"iran": (2, 0), "israel": (4, 0), "egypt": (2, 0)}
    hand = ["middle_east_scoring", "nato", TWO_OPS]
    t = table(us=hand, ussr=["fidel"], side="us", influence=influence, turn=5, vp=15)
    assert chosen(t, "us") == "middle_east_scoring"


def test_it_seeks_presence_where_a_held_card_must_soon_be_scored() -> None:
    """10.1.5"""
    influence = {"panama": (2, 0), "west_germany": (4, 0), "france": (2, 2), "brazil": (0, 1)}
    hand = ["south_america_scoring", TWO_OPS, "nato"]
    t = table(us=hand, ussr=["fidel", "nasser"], side="us", influence=influence, turn=4, action_round=6)
    assert chosen(t, "us") != "south_america_scoring"
    t.do(TWO_OPS, "place_influence")
    assert chosen(t, "us") == "colombia"


def test_the_first_round_is_a_coup_in_iran() -> None:
    influence = {"iran": (1, 0), "iraq": (0, 1), "israel": (1, 0), "panama": (1, 0), "philippines": (1, 0)}
    t = table(ussr=["socialist_governments", "fidel"], us=["nato"], influence=influence, defcon=5)
    t.do("socialist_governments")
    assert chosen(t, "ussr") == "coup"
    t.do("coup")
    assert chosen(t, "ussr") == "iran"


def test_an_event_that_hurts_goes_to_space() -> None:
    """6.4"""
    influence = {"italy": (3, 0), "france": (3, 0), "west_germany": (4, 0), "spain_portugal": (2, 0)}
    t = table(us=["socialist_governments"], ussr=["fidel"], side="us", influence=influence, turn=2)
    assert chosen(t.do("socialist_governments"), "us") == "space_race"
