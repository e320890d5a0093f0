"""10.0: scoring, the sea lanes, victory."""

import pytest
from red_sea.seaside import sea


def score(card: str, **position: object) -> int:
    t = sea(us=[card, "zbig"], side="us", **position)
    return t.do(card, "event").vp


@pytest.mark.parametrize(
    ("board", "vp"),
    [
        ({"sudan": (1, 0)}, 1),
        ({"sudan": (1, 0), "kenya": (2, 0), "djibouti": (0, 2)}, 3 + 1 - 1),
        ({"egypt": (2, 0), "kenya": (2, 0), "djibouti": (0, 2)}, 4 + 2 - 1),
        ({"egypt": (2, 0), "kenya": (2, 0), "djibouti": (0, 2), "somalia": (0, 2)}, 1 + 2 - 1),
        ({"egypt": (2, 0), "kenya": (0, 2), "sudan": (1, 0)}, 1 + 1 - 1 - 1),
    ],
)
def test_10_1_1_africa(board: dict[str, tuple[int, int]], vp: int) -> None:
    """10.1.1: presence 1, domination 3, control 4."""
    assert score("africa_scoring", influence=board) == vp


@pytest.mark.parametrize(
    ("board", "vp"),
    [
        ({"oman": (2, 0)}, 3),
        ({"oman": (2, 0), "egypt": (2, 0), "yemen": (0, 2)}, 5 + 1 - 3),
        ({"saudi_arabia": (3, 0), "egypt": (2, 0)}, 7 + 2),
    ],
)
def test_10_1_1_the_middle_east(board: dict[str, tuple[int, int]], vp: int) -> None:
    """10.1.1: presence 3, domination 5, control 7."""
    assert score("middle_east_scoring", influence=board) == vp


def test_10_1_2_battlegrounds_pay() -> None:
    """10.1.2: 1 VP each, and the difference moves the marker."""
    assert score("africa_scoring", influence={"kenya": (0, 2)}) == -(1 + 1)


def test_10_1_3_events_pay() -> None:
    t = sea(us=["indian_ocean_zone_of_peace", "zbig"], side="us").do("indian_ocean_zone_of_peace", "event")
    assert t.vp == 2


def test_10_1_4_the_opponents_missing_operations_pay() -> None:
    assert sea(phase="end", turn=1, military=(4, 1)).vp == 3


def test_10_1_5_scoring_cards_are_not_held() -> None:
    """10.1.5: as many rounds left as scoring cards: nothing else can be played, nor sent to space."""
    t = sea(us=["middle_east_scoring", "africa_scoring", "zbig"], side="us", action_round=6)
    assert sorted(t.options) == ["africa_scoring", "middle_east_scoring"]
    assert t.why_not("zbig") == ("must_play_scoring", "10.1.5")


def test_10_2_1_the_sea_lanes_count_in_both_regions() -> None:
    for card in ("africa_scoring", "middle_east_scoring"):
        bare = score(card, influence={"egypt": (2, 0)})
        assert score(card, influence={"egypt": (2, 0), "strategic_sea_lanes": (1, 0)}) == bare + 1


@pytest.mark.parametrize(
    ("us", "ussr", "controller"), [(4, 0, "us"), (3, 0, ""), (5, 2, ""), (6, 2, "us"), (0, 4, "ussr")]
)
def test_10_2_2_control_of_the_sea_lanes(us: int, ussr: int, controller: str) -> None:
    assert sea(influence={"strategic_sea_lanes": (us, ussr)}).controller("strategic_sea_lanes") == controller


def test_10_2_3_control_doubles_ones_own_points_only() -> None:
    board = {"oman": (2, 0), "yemen": (0, 2), "strategic_sea_lanes": (0, 4)}
    assert score("middle_east_scoring", influence=board) == 3 - 2 * 3


def test_10_2_4_the_lead_adds_one() -> None:
    """10.2.4: also to a side that scores nothing else."""
    assert score("middle_east_scoring", influence={"strategic_sea_lanes": (0, 1)}) == -1


@pytest.mark.parametrize(("lanes", "n"), [((4, 0), 2), ((3, 0), 1), ((0, 1), -1), ((1, 1), 0)])
def test_10_2_5_in_final_scoring_they_count_by_themselves(lanes: tuple[int, int], n: int) -> None:
    t = sea(phase="end", military=(5, 5), influence={"oman": (2, 0), "strategic_sea_lanes": lanes}, passing="ussr")
    assert t.vp == 3 + n - 1


@pytest.mark.parametrize(("vp", "after"), [(7, 9), (-1, 1), (0, 2)])
def test_10_3_1_the_track(vp: int, after: int) -> None:
    """10.3.1, 10.3.2: zero is a space like any other."""
    t = sea(us=["indian_ocean_zone_of_peace", "zbig"], side="us", vp=vp).do("indian_ocean_zone_of_peace", "event")
    assert t.vp == after


def test_10_3_3_the_difference_moves() -> None:
    assert score("middle_east_scoring", influence={"oman": (2, 0), "yemen": (0, 2)}) == 0


# -- victory -----------------------------------------------------------------------------------------------------------


def test_10_4_1_ten_points_win() -> None:
    t = sea(us=["indian_ocean_zone_of_peace", "zbig"], side="us", vp=8).do("indian_ocean_zone_of_peace", "event")
    assert (t.vp, t.winner, t.notes()[-1]) == (10, "us", "won_on_points")


def test_10_4_1_points_beyond_the_track_are_kept() -> None:
    """10.4.1, 10.3.1: the marker stops at 10; the outcome has the score as it was counted."""
    t = sea(us=["indian_ocean_zone_of_peace", "zbig"], side="us", vp=9).do("indian_ocean_zone_of_peace", "event")
    assert t.match.outcome is not None
    assert (t.vp, t.match.outcome.scores) == (10, (11, -11))


def test_10_4_2_points_beyond_the_track_are_kept() -> None:
    """10.4.2: presence in the Middle East and Romanian Autonomy bring the US from 9 to 13."""
    t = sea(phase="end", military=(5, 5), vp=9, influence={"oman": (2, 0)}, passing="us")
    assert t.match.outcome is not None
    assert (t.vp, t.match.outcome.scores, t.notes()[-1]) == (10, (13, -13), "won_final_scoring")


def test_10_4_1_points_of_the_penalty_need_a_clean_hand() -> None:
    """10.4.1: with a scoring card in hand the side loses instead."""
    t = sea(phase="end", turn=1, vp=8, military=(4, 0), us=["africa_scoring"])
    assert t.winner == "ussr"
    t = sea(phase="end", turn=1, vp=8, military=(4, 0), us=["peace_corps"])
    assert t.winner == "us"


@pytest.mark.parametrize(
    ("board", "winner"),
    [
        ({"ethiopia": (1, 0), "somalia": (2, 0)}, "us"),
        ({"ethiopia": (1, 0), "somalia": (2, 0), "sudan": (0, 1), "kenya": (0, 2)}, ""),
        ({"ethiopia": (1, 0), "somalia": (0, 2), "sudan": (1, 0)}, ""),
        ({"ethiopia": (0, 1), "somalia": (0, 2), "sudan": (1, 0)}, "ussr"),
    ],
)
def test_10_4_1_the_victory_in_africa(board: dict[str, tuple[int, int]], winner: str) -> None:
    """10.4.1: both flashpoints, and more countries of Africa than the other, whoever plays the card."""
    t = sea(us=["africa_scoring", "zbig"], side="us", influence=board).do("africa_scoring", "event")
    assert t.winner == winner


def test_10_4_1_not_in_final_scoring() -> None:
    t = sea(phase="end", military=(5, 5), vp=-9, influence={"ethiopia": (1, 0), "somalia": (2, 0)}, passing="ussr")
    assert t.winner == "ussr"


def test_10_4_2_the_side_ahead_wins_and_zero_is_a_draw() -> None:
    t = sea(phase="end", military=(5, 5), vp=1, passing="ussr")
    assert (t.vp, t.winner, t.notes()[-1]) == (0, "nobody", "drawn")
    t = sea(phase="end", military=(5, 5), vp=0, passing="us")
    assert (t.vp, t.winner) == (1, "us")


def test_10_4_2_egypt_counts_in_both_regions() -> None:
    t = sea(phase="end", military=(5, 5), influence={"egypt": (2, 0)}, passing="ussr")
    assert t.vp == (1 + 1) + (3 + 1) - 1
