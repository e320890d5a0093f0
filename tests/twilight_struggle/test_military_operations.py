"""Required military operations (8.2)."""

import pytest
from tabletop import table


@pytest.mark.parametrize(
    ("defcon", "military", "vp"),
    [
        (5, (5, 5), 0),
        (4, (2, 4), -2),
        (4, (4, 2), 2),
        (3, (5, 3), 0),
        (5, (0, 0), 0),
        (5, (1, 3), -2),
        (5, (4, 0), 4),
        (2, (0, 1), -1),
        (2, (2, 0), 2),
    ],
)
def test_8_2_1_penalty(defcon: int, military: tuple[int, int], vp: int) -> None:
    """8.2.1: a point for each operation short of the DEFCON level; with both short, the difference."""
    assert table(phase="end", defcon=defcon, military=military).vp == vp


def test_8_2_1_level_at_the_end_of_the_turn() -> None:
    """8.2.1: the level that counts is the one at the end: the last coup lowers it to 4 and fills 3 of them."""
    position = {"side": "us", "action_round": 6, "military": (0, 4), "influence": {"angola": (0, 1)}}
    assert table(us=["duck_and_cover"], **position).do("duck_and_cover", "coup", "angola", 1).vp == -1


def test_8_2_1_markers_go_back() -> None:
    """8.2.1, 4.5 E: what was done in one turn does not count in the next."""
    assert table(phase="end", military=(5, 5)).military == (0, 0)


def test_8_2_2_realignments_do_not_count() -> None:
    """8.2.2: nor do coups that an event allows in a place it names."""
    t = table(us=["nato"], side="us", influence={"angola": (0, 9)}).do("nato", "realignment", "angola", 1, 1)
    assert t.military == (0, 0)
    t = table(us=["junta"], ussr=["fidel"], side="us", turn=4, influence={"peru": (0, 1)})
    assert t.do("junta", "event", "peru", "coup", "peru", 6).military == (0, 0)


def test_8_2_2_operations_given_by_events_count() -> None:
    """8.2.2, 7.4.3: operations as with a card of so many Ops are like those of a card."""
    t = table(us=["abm_treaty"], ussr=["fidel"], side="us", turn=4, influence={"kenya": (0, 1)})
    assert t.do("abm_treaty", "event", "coup", "kenya", 1).military == (4, 0)


@pytest.mark.parametrize(("card", "military"), [("cia_created", 1), ("olympic_games", 2), ("comecon", 3), ("nato", 4)])
def test_8_2_3_coups(card: str, military: int) -> None:
    """8.2.3: as many as the Ops of the card."""
    t = table(us=[card], side="us", ussr=["nasser"], influence={"kenya": (0, 1)})
    assert t.do(card, "coup", "kenya", 1).military[0] == military


def test_8_2_3_coups_add_up_to_five_at_most() -> None:
    """8.2.3: the track ends at 5."""
    t = table(us=["nato"], ussr=["fidel"], side="us", military=(1, 0), influence={"kenya": (0, 1)})
    assert t.do("nato", "coup", "kenya", 1).military == (5, 0)
    t = table(us=["nato"], ussr=["fidel"], side="us", military=(3, 0), influence={"kenya": (0, 1)})
    assert t.do("nato", "coup", "kenya", 1).military == (5, 0)


@pytest.mark.parametrize("die", [1, 6])
def test_8_2_3_wars(die: int) -> None:
    """8.2.3: what the card says, 2 for Indo-Pakistani War and 3 for Brush War, won or lost."""
    t = table(us=["indo_pakistani_war"], ussr=["fidel"], side="us")
    assert t.do("indo_pakistani_war", "event", "india", die).military == (2, 0)
    t = table(us=["brush_war"], ussr=["fidel"], side="us", turn=4)
    assert t.do("brush_war", "event", "kenya", die).military == (3, 0)


def test_8_2_3_war_card_for_its_operations() -> None:
    """8.2.3: a neutral war card used to place influence is no war."""
    t = table(us=["indo_pakistani_war"], ussr=["fidel"], side="us")
    assert t.do("indo_pakistani_war", "place_influence", "canada", "canada").military == (0, 0)


@pytest.mark.parametrize("use", [["event_first", 1, "coup"], ["coup"]])
def test_8_2_4_war_of_the_opponent(use: list[str | int]) -> None:
    """8.2.4: the US uses Korean War for a coup: 2 for its coup, and 2 for the USSR, whose war it is."""
    t = table(us=["korean_war"], ussr=["fidel"], side="us", influence={"kenya": (0, 1)})
    t.do("korean_war", *use, "kenya", 1)
    if t.asked == "nature":
        t.do(1)
    assert t.military == (2, 2)
