"""What a seat is told beside the position itself: standings (10.1), duties (8.2.1, 10.1.5), the box."""

from tabletop import table

from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.cold_war.view import MILITARY_DUE, SCORING_HELD
from realpolitik.games.twilight_struggle.countries import BOARD
from realpolitik.games.twilight_struggle.deck import ASIA_SCORING, CARDS
from realpolitik.games.twilight_struggle.game import GAME
from realpolitik.kernel.question import SPECTATOR


def test_10_1_2_standings_are_what_scoring_would_pay() -> None:
    """10.1.2: the figures of the view are those of the scoring card, played now."""
    t = table(side="us", us=["asia_scoring", "nato"], ussr=["fidel"], influence={"japan": (5, 0), "pakistan": (0, 3)})
    before, standing = t.vp, t.match.view(US)["standings"]["asia"]
    t.do("asia_scoring")
    assert t.vp - before == standing["net"]
    assert standing["us"]["points"] - standing["ussr"]["points"] == standing["net"]


def test_73_standings_leave_out_what_shuttle_diplomacy_takes() -> None:
    """10.1.2: one battleground of the USSR will not count, in the view as in the scoring."""
    influence = {"iran": (0, 2), "iraq": (0, 3), "israel": (4, 0)}
    without = table(ussr=["fidel"], influence=influence)
    t = table(ussr=["middle_east_scoring"], influence=influence, effects=["shuttle"])
    standing = t.match.view(USSR)["standings"]["middle_east"]
    assert standing["ussr"]["points"] < without.match.view(USSR)["standings"]["middle_east"]["ussr"]["points"]
    t.do("middle_east_scoring")
    assert t.vp == standing["net"]


def test_10_1_5_scoring_cards_hang_over_a_hand() -> None:
    """10.1.5: their holder is reminded; nobody else is told."""
    t = table(us=["asia_scoring", "nato"], ussr=["fidel"])
    held = [duty for duty in GAME.duties(t.state, US) if duty[0] == SCORING_HELD]
    assert [duty[2:] for duty in held] == [(ASIA_SCORING,)]
    for seat in (USSR, SPECTATOR):
        assert SCORING_HELD not in [duty[0] for duty in GAME.duties(t.state, seat)]


def test_8_2_1_military_operations_still_required() -> None:
    """8.2.1: as many as DEFCON, less those made."""
    t = table(us=["nato"], ussr=["fidel"], defcon=3, military=(1, 3))
    assert (MILITARY_DUE, US, 2) in GAME.duties(t.state, US)
    assert MILITARY_DUE not in [duty[0] for duty in GAME.duties(t.state, USSR)]


def test_7_4_the_worth_of_cards_counts_what_is_in_force() -> None:
    """7.4: Containment adds an Op, up to 4; scoring cards have none."""
    t = table(us=["fidel", "nato", "asia_scoring"], ussr=["blockade"], effects=["containment"])
    assert t.match.view(US)["worth"] == {"asia_scoring": 0, "fidel": 3, "nato": 4}


def test_2_1_the_box_is_complete() -> None:
    """2.1, 2.2: every country with its neighbours, both ways, and every card under its number."""
    box = GAME.components()
    assert list(box["spaces"]) == BOARD.names
    for name, space in box["spaces"].items():
        assert all(name in box["spaces"][neighbour]["links"] for neighbour in space["links"])
        assert set(space["regions"]) <= set(box["regions"])
    own = [card["printed"] for card in box["cards"].values() if not card["borrowed"]]
    assert own == list(range(1, CARDS + 1))
