"""Victory (10.3)."""

import pytest
from tabletop import Table, table
from twilight_struggle.hands import holding

from realpolitik.games.cold_war.board import US, USSR

EUROPE = {"france": 3, "italy": 2, "west_germany": 4, "east_germany": 3, "poland": 3}  # battlegrounds and stability
EVEN = {"phase": "end", "turn": 10, "military": (5, 5)}  # the end of the last turn, without a penalty


def all_of_europe(side: str) -> dict[str, tuple[int, int]]:
    return {c: (n, 0) if side == "us" else (0, n) for c, n in EUROPE.items()}


def scored(t: Table) -> int:
    """The score that the outcome keeps, above zero for the US."""
    assert t.match.outcome is not None
    us, ussr = [t.match.outcome.scores[t.state.seats[side]] for side in (US, USSR)]
    assert us == -ussr
    return us


def told_score(t: Table) -> int:
    """The score that the note which ended the game tells."""
    assert t.match.outcome is not None
    return t.match.outcome.reason[3]


# -- before the end (10.3.1) ---------------------------------------------------------------------------


@pytest.mark.parametrize(("side", "vp"), [("us", 18), ("ussr", -18)])
def test_10_3_1_twenty_points(side: str, vp: int) -> None:
    """10.3.1: as soon as the marker reaches 20, in the middle of a turn."""
    t = table(**holding(side, "olympic_games"), vp=vp).do("olympic_games", "event", "participate", 6, 1)
    assert t.winner == side
    assert "won_on_points" in t.notes()


@pytest.mark.parametrize(
    ("us", "ussr", "winner"),
    [([], [], "us"), (["nato"], [], "us"), (["asia_scoring"], [], "ussr"), ([], ["asia_scoring"], "us")],
)
def test_10_3_1_twenty_points_by_the_penalty(us: list[str], ussr: list[str], winner: str) -> None:
    """10.3.1: a side that reaches 20 by the penalty shows what it holds, and a scoring card there loses the game."""
    t = table(phase="end", vp=18, defcon=2, military=(2, 0), us=us, ussr=ussr)
    assert t.winner == winner


def test_10_3_1_penalty_for_the_ussr() -> None:
    """10.3.1: likewise at the other end of the track."""
    position = {"phase": "end", "vp": -18, "defcon": 2, "military": (0, 2)}
    assert table(**position, ussr=["fidel"]).winner == "ussr"
    assert table(**position, ussr=["asia_scoring"]).winner == "us"


@pytest.mark.parametrize(("side", "vp", "counted"), [("us", 19, 21), ("ussr", -19, -21)])
def test_10_3_1_points_beyond_the_track_are_kept(side: str, vp: int, counted: int) -> None:
    """10.3.1, 10.2.1: the marker stops at 20; the log and the outcome have the score as it was counted."""
    t = table(**holding(side, "olympic_games"), vp=vp).do("olympic_games", "event", "participate", 6, 1)
    assert abs(t.vp) == 20
    assert scored(t) == counted
    assert told_score(t) == counted


def test_10_3_1_points_beyond_the_track_by_the_penalty() -> None:
    """10.3.1: three short of military operations bring the US from 18 to 21, who holds no scoring card."""
    t = table(phase="end", vp=18, defcon=3, military=(3, 0))
    assert (t.winner, t.vp, scored(t)) == ("us", 20, 21)


@pytest.mark.parametrize(("side", "vp"), [("us", -19), ("ussr", 19)])
def test_10_3_1_control_of_europe(side: str, vp: int) -> None:
    """10.3.1: wins when Europe is scored, whatever the points."""
    t = table(**holding("ussr", "europe_scoring"), vp=vp, influence=all_of_europe(side)).do("europe_scoring", "event")
    assert t.winner == side
    assert "won_by_europe" in t.notes()


def test_10_3_1_control_of_europe_takes_more_countries() -> None:
    """10.3.1, 10.1.1: all five battlegrounds against five other countries are presence only: 3 + 5 + 1 against 3."""
    soviet = {"spain_portugal": (0, 2), "greece": (0, 2), "hungary": (0, 3), "bulgaria": (0, 3), "austria": (0, 4)}
    influence = {**all_of_europe("us"), **soviet}
    t = table(**holding("ussr", "europe_scoring"), influence=influence).do("europe_scoring", "event")
    assert (t.winner, t.vp) == ("", (3 + 5 + 1) - 3)


def test_10_3_1_control_of_another_region_does_not_win() -> None:
    """10.3.1: only Europe does."""
    influence = {"cuba": (3, 0), "mexico": (2, 0), "panama": (2, 0)}
    t = table(**holding("us", "central_america_scoring"), turn=4, influence=influence)
    assert t.do("central_america_scoring", "event").winner == ""


@pytest.mark.parametrize(("side", "winner"), [("us", "ussr"), ("ussr", "us")])
def test_10_3_1_nuclear_war(side: str, winner: str) -> None:
    """10.3.1, 8.1.3: DEFCON 1 loses for the active player, however far ahead."""
    vp = 19 if side == "us" else -19
    t = table(**holding(side, "nuclear_test_ban"), defcon=2, vp=vp, influence={"angola": (1, 1)})
    assert t.do("nuclear_test_ban", "coup", "angola", 6).winner == winner
    assert "won_by_nuclear_war" in t.notes()


# -- at the end (10.3.2) -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("country", "influence", "points"),
    [
        ("spain_portugal", (2, 0), 3),
        ("burma", (2, 0), 3),  # presence in Asia; Southeast Asia is not scored
        ("jordan", (2, 0), 3),
        ("guatemala", (1, 0), 1),
        ("peru", (2, 0), 2),
        ("kenya", (2, 0), 1),
        ("poland", (0, 3), -4),
    ],
)
def test_10_3_2_every_region_is_scored(country: str, influence: tuple[int, int], points: int) -> None:
    """10.3.2: all six regions, as by their cards, and a point for the China Card, here the US's."""
    assert table(**EVEN, passing="us", influence={country: influence}).vp == points + 1


def test_10_3_2_the_side_ahead_wins() -> None:
    """10.3.2: above zero the US, below zero the USSR."""
    assert table(**EVEN, vp=3).winner == "us"
    assert table(**EVEN, vp=-3).winner == "ussr"


def test_10_3_2_draw() -> None:
    """10.3.2: at zero nobody wins. The China Card takes the point that the US was ahead."""
    t = table(**EVEN, vp=1, passing="ussr")
    assert (t.vp, t.winner) == (0, "nobody")


def test_10_3_2_the_china_card_counts_face_down_too() -> None:
    """10.3.2, 9.3: whoever holds it gets the point."""
    assert table(**EVEN, passing="us", passing_up=False).winner == "us"


def test_10_3_2_twenty_points_on_the_way_do_not_win() -> None:
    """10.3.2: Europe brings the US from 15 to 23; the other regions (8 + 6 + 4 + 6 + 5) and the China Card take 30."""
    american = {"spain_portugal": (2, 0), "france": (3, 0)}
    soviet = {"burma": 2, "india": 3, "jordan": 2, "egypt": 2, "guatemala": 1, "panama": 2, "peru": 2, "chile": 3}
    influence = {**american, **{c: (0, n) for c, n in soviet.items()}, "kenya": (0, 2), "zaire": (0, 1)}
    t = table(**EVEN, vp=15, influence=influence)
    assert (t.vp, t.winner) == (15 + 8 - 29 - 1, "ussr")


@pytest.mark.parametrize(("influence", "vp", "counted"), [((2, 0), 19, 23), ((0, 2), -19, -23)])
def test_10_3_2_points_beyond_the_track_are_kept(influence: tuple[int, int], vp: int, counted: int) -> None:
    """10.3.2, 10.2.1: presence in Europe and the China Card bring 4 more: the outcome has them all."""
    t = table(**EVEN, vp=vp, passing="us" if vp > 0 else "ussr", influence={"spain_portugal": influence})
    assert abs(t.vp) == 20
    assert (scored(t), told_score(t)) == (counted, counted)
    assert "won_final_scoring" in t.notes()


@pytest.mark.parametrize(("side", "vp"), [("us", -19), ("ussr", 19)])
def test_10_3_2_control_of_europe(side: str, vp: int) -> None:
    """10.3.2: Europe is scored first, and control of it wins."""
    t = table(**EVEN, vp=vp, influence=all_of_europe(side))
    assert (t.winner, t.vp) == (side, vp)
    assert "won_by_europe" in t.notes()


def test_10_3_2_lasting_events_at_the_end() -> None:
    """10.3.2: Formosan Resolution counts (Taiwan: presence and battleground), Shuttle Diplomacy does not."""
    assert table(**EVEN, passing="us", effects=["formosan"], influence={"taiwan": (3, 0)}).vp == 3 + 1 + 1
    assert table(**EVEN, passing="us", influence={"taiwan": (3, 0)}).vp == 3 + 1
    assert table(**EVEN, passing="us", effects=["shuttle"], influence={"pakistan": (0, 2)}).vp == -(3 + 1) + 1


def test_10_3_2_the_penalty_comes_first() -> None:
    """10.3.2, 4.5 E: twenty points by the penalty of turn 10 win before anything is scored."""
    t = table(phase="end", turn=10, vp=18, defcon=2, military=(2, 0), influence=all_of_europe("ussr"))
    assert t.winner == "us"


def test_10_3_2_we_will_bury_you_is_settled_before_the_final_scoring() -> None:
    """10.3.2 with We Will Bury You (50): no American round is left in which to avert it, so it pays."""
    t = table(phase="end", turn=10, effects=["we_will_bury"], military=(5, 5), passing="")
    assert (t.winner, t.vp) == ("ussr", -3)
