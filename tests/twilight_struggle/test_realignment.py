"""Realignment (6.2)."""

import pytest
from tabletop import Table, table
from twilight_struggle.hands import holding

TWO_OPS = "olympic_games"


def realigning(side: str = "us", **position: object) -> Table:
    """A side has begun to realign with 2 Ops. Dice are given the American one first."""
    return table(**holding(side, TWO_OPS), **position).do(TWO_OPS, "realignment")


# -- targets (6.2.1) -----------------------------------------------------------------------------------


def test_6_2_1_target_needs_enemy_influence() -> None:
    """6.2.1: wherever the opponent has influence, whether or not one has any oneself, there or nearby."""
    t = realigning(influence={"angola": (0, 1), "chile": (1, 2), "mexico": (2, 0)})
    assert set(t.options) == {"angola", "chile"}
    assert t.why_not("mexico") == ("nothing_to_realign", "6.2.1")
    assert t.why_not("peru") == ("nothing_to_realign", "6.2.1")


def test_6_2_1_several_attempts() -> None:
    """6.2.1: one Op, one attempt; each is resolved before the next target is chosen, which may be the same again."""
    t = realigning(influence={"angola": (0, 3), "chile": (0, 3)})
    t.do("angola", 5, 3)  # the USSR adds 1: one influence lost
    assert t.influence("angola") == (0, 2)
    assert t.options == ["angola", "chile"]
    t.do("angola", 6, 4)
    assert t.influence("angola") == (0, 1)
    assert t.asked == "ussr"


def test_6_2_1_attempts_end_with_the_targets() -> None:
    """6.2.1: when no enemy influence is left, what remains of the Ops is lost."""
    t = realigning(influence={"angola": (0, 1)}).do("angola", 6, 1)
    assert (t.asked, t.question) == ("ussr", "choose_card")


# -- the dice (6.2.2, 6.2.3) ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dice", "left"),
    [((4, 3), (3, 2)), ((6, 3), (3, 0)), ((3, 3), (3, 3)), ((3, 4), (2, 3)), ((1, 3), (1, 3))],
)
def test_6_2_2_the_lower_total_loses_the_difference(dice: tuple[int, int], left: tuple[int, int]) -> None:
    """6.2.2: without modifiers the dice decide; a tie costs nobody anything, and the attacker can lose as well."""
    assert realigning(influence={"kenya": (3, 3)}).do("kenya", *dice).influence("kenya") == left


@pytest.mark.parametrize("side", ["us", "ussr"])
def test_6_2_2_the_result_does_not_depend_on_who_attacks(side: str) -> None:
    """6.2.2: both roll, both count their modifiers, the lower loses."""
    t = realigning(side, influence={"kenya": (3, 3), "somalia": (2, 0)})  # the US adds 1 for Somalia
    assert t.do("kenya", 2, 5).influence("kenya") == (1, 3)


@pytest.mark.parametrize(
    ("around", "left"),
    [
        ({}, (4, 4)),
        ({"japan": (4, 0)}, (4, 3)),
        ({"japan": (4, 0), "taiwan": (3, 0)}, (4, 2)),
        ({"japan": (4, 0), "north_korea": (0, 3)}, (4, 4)),
        ({"north_korea": (0, 3)}, (3, 4)),
        ({"north_korea": (2, 4), "japan": (3, 0)}, (4, 4)),
    ],
)
def test_6_2_2_controlled_neighbours(around: dict[str, tuple[int, int]], left: tuple[int, int]) -> None:
    """6.2.2: 1 for each neighbour under control; mere influence there counts nothing. The target is South Korea."""
    t = realigning(influence={"south_korea": (4, 4), **around})
    assert t.do("south_korea", 3, 3).influence("south_korea") == left


@pytest.mark.parametrize(("kenya", "left"), [((2, 1), (2, 0)), ((1, 2), (0, 2)), ((2, 2), (2, 2))])
def test_6_2_2_greater_influence(kenya: tuple[int, int], left: tuple[int, int]) -> None:
    """6.2.2: 1 for more influence in the target."""
    assert realigning(influence={"kenya": kenya}).do("kenya", 3, 3).influence("kenya") == left


@pytest.mark.parametrize(
    ("target", "left"),
    [("mexico", (4, 3)), ("cuba", (4, 3)), ("afghanistan", (3, 4)), ("finland", (3, 4)), ("kenya", (4, 4))],
)
def test_6_2_2_neighbouring_superpower(target: str, left: tuple[int, int]) -> None:
    """6.2.2, 2.1.5: 1 for a target next to one's own superpower."""
    assert realigning(influence={target: (4, 4)}).do(target, 3, 3).influence(target) == left


def test_6_2_2_modifiers_add_up() -> None:
    """6.2.2: North Korea: the USSR adds 1 for the border and 1 for more influence, the US 1 for South Korea."""
    t = realigning(influence={"north_korea": (1, 3), "south_korea": (3, 0)})
    assert t.do("north_korea", 4, 4).influence("north_korea") == (0, 3)


def test_6_2_3_no_more_than_there_is_and_nothing_added() -> None:
    """6.2.3: a difference of 5 takes the two influence there; the winner gains none."""
    t = realigning(influence={"kenya": (2, 2)})
    assert t.do("kenya", 6, 1).influence("kenya") == (2, 0)
    t = realigning(influence={"kenya": (2, 2)})
    assert t.do("kenya", 1, 6).influence("kenya") == (0, 2)


# -- what realignment is not ---------------------------------------------------------------------------


def test_6_2_2_realignment_leaves_the_tracks_alone() -> None:
    """6.2.2, 8.2.2, 8.1.4: no military operations, and no lower DEFCON in a battleground."""
    t = realigning(influence={"angola": (0, 5)}).do("angola", 6, 1, "angola", 6, 1)
    assert (t.military, t.defcon) == ((0, 0), 5)


def test_6_2_1_event_that_names_a_region() -> None:
    """6.2.1, 7.4.3: the realignments of Junta are for Central and South America."""
    t = table(us=["junta"], side="us", turn=4, influence={"peru": (0, 2), "cuba": (0, 2), "kenya": (0, 2)})
    t.do("junta", "event", "chile", "realignment")
    assert set(t.options) == {"peru", "cuba"}
    assert t.why_not("kenya")[0] == "not_in_event_area"


def test_6_2_1_defcon_limits_targets() -> None:
    """6.2.1, 8.1.5: at DEFCON 4 Europe is closed."""
    t = realigning(defcon=4, influence={"poland": (0, 1), "iran": (0, 1)})
    assert t.options == ["iran"]
    assert t.why_not("poland") == ("defcon_forbids", "8.1.5")
