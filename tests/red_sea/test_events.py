"""7.0 and 8.0: events, what changes Ops, DEFCON, military operations."""

import pytest
from red_sea.seaside import sea


def worth(t: object, side: int, card: str) -> int:
    return t.match.view(side)["worth"][card]  # type: ignore[attr-defined, no-any-return]


def test_7_1_events_of_ones_own_and_of_either_side() -> None:
    t = sea(us=["diego_garcia", "zbig"], side="us").do("diego_garcia", "event")
    assert t.influence("strategic_sea_lanes") == (2, 0)
    t = sea(ussr=["arab_league", "nasserism"], influence={"egypt": (0, 2), "sudan": (0, 1), "south_yemen": (0, 1)})
    assert t.do("arab_league", "event").vp == -3


def test_7_2_lasting_events_stay() -> None:
    """7.2: in force, by name, for both to see."""
    t = sea(ussr=["f5es_delivered", "nasserism"]).do("f5es_delivered", "event")
    assert t.match.view(0)["effects"] == {"f5es": 1}
    assert t.removed == ["f5es_delivered"]


@pytest.mark.parametrize(
    ("effects", "card", "n"),
    [
        ([], "stagflation", 2),
        (["t62s"], "stagflation", 3),
        (["t62s"], "soviets_airlift_cubans", 3),
        (["t62s"], "mr_nyet", 4),
        (["afghanistan_ussr"], "mr_nyet", 3),
        (["afghanistan_ussr"], "nasserism", 1),
        (["t62s", "afghanistan_ussr"], "soviets_airlift_cubans", 3),
        (["t62s", "brezhnev_doctrine"], "stagflation", 4),
        (["t62s", "brezhnev_doctrine"], "soviets_airlift_cubans", 4),
    ],
)
def test_7_3_more_or_fewer_ops(effects: list[str], card: str, n: int) -> None:
    """7.3, 12.0: all is added up; each bonus has its own limit; at least 1."""
    t = sea(ussr=[card, "zbig"], effects=effects, options={"crossover": "after-deal"})
    assert worth(t, 1, card) == n


def test_7_3_voice_of_america_in_amharic() -> None:
    """7.3: cards of 1 Op are worth 2 to the US, others what they were."""
    t = sea(us=["eplf", "zbig"], side="us", effects=["amharic_broadcasts_us"])
    assert (worth(t, 0, "eplf"), worth(t, 0, "zbig")) == (2, 3)


def test_7_3_1_changes_count_for_the_space_race() -> None:
    t = sea(ussr=["nasserism", "stagflation"], effects=["t62s"]).do("nasserism")
    assert "space_race" in t.options


def test_7_3_1_the_order_of_headlines_goes_by_the_printed_number() -> None:
    hands = {"us": ["zbig", "peace_corps"], "ussr": ["stagflation", "nasserism"]}
    t = sea(**hands, phase="headline", effects=["t62s"], influence={"oman": (1, 1)})
    t.headlines("peace_corps", "stagflation")
    assert t.asked == "us"


def test_7_3_2_operations_by_events_change_too() -> None:
    """7.3.2: USAID's 1 Op under Voice of America in Amharic; never the space race."""
    t = sea(us=["usaid", "zbig"], side="us", effects=["amharic_broadcasts_us"], influence={"oman": (1, 0)})
    t.do("usaid", "event")
    assert "space_race" not in t.options
    t.do("place_influence", "oman", "oman")
    assert t.influence("oman") == (3, 0)


def test_7_4_a_prevented_event_leaves_the_ops() -> None:
    t = sea(us=["ogaden_war", "zbig"], side="us", effects=["f5es"], influence={"oman": (1, 0)}).do("ogaden_war")
    assert t.why_not("event") == ("event_cannot", "5.2")
    t.do("place_influence", "oman", "oman")
    assert t.discards == ["ogaden_war"]


@pytest.mark.parametrize(("die", "board", "won"), [(5, {}, True), (4, {}, False), (6, {"sudan": (0, 1)}, True),
                                                   (6, {"sudan": (0, 1), "kenya": (0, 2)}, False)])  # fmt: skip
def test_7_5_the_war(die: int, board: dict[str, tuple[int, int]], won: bool) -> None:
    """7.5: 5 or more, less one for each neighbour of Ethiopia that the USSR controls; DEFCON does not matter."""
    t = sea(us=["ogaden_war", "zbig"], side="us", defcon=2, influence={"ethiopia": (0, 3), **board})
    t.do("ogaden_war", "event", die)
    assert (t.influence("ethiopia"), t.vp) == (((3, 0), 2) if won else ((0, 3), 0))
    assert (t.military, t.defcon) == ((2, 0), 2)


# -- DEFCON ------------------------------------------------------------------------------------------------------------


def test_8_1_1_events_move_defcon() -> None:
    """8.1.1, 8.1.2: Daniel arap Moi raises or lowers it."""
    for choice, level in (("raise_defcon", 5), ("lower_defcon", 3)):
        t = sea(us=["daniel_arap_moi", "zbig"], side="us", influence={"kenya": (2, 0)})
        assert t.do("daniel_arap_moi", "event", choice).defcon == level


def test_8_1_3_no_higher_than_five() -> None:
    t = sea(us=["daniel_arap_moi", "zbig"], side="us", defcon=5, influence={"kenya": (2, 0)})
    assert t.do("daniel_arap_moi", "event", "raise_defcon").defcon == 5


def test_8_1_4_nuclear_war_loses_the_phasing_player() -> None:
    t = sea(us=["zbig", "centcom"], side="us", defcon=2, influence={"kenya": (0, 1)}).do("zbig", "coup", "kenya", 6)
    assert (t.winner, t.notes()[-1]) == ("ussr", "won_by_nuclear_war")


def test_8_1_5_battlegrounds() -> None:
    """8.1.5: a coup that fails lowers DEFCON as well."""
    t = sea(us=["eplf", "zbig"], side="us", influence={"kenya": (0, 1)}).do("eplf", "coup", "kenya", 1)
    assert (t.influence("kenya"), t.defcon) == ((0, 1), 3)


def test_8_1_6_flashpoints_may() -> None:
    hand = {"us": ["carter_doctrine", "zbig"], "side": "us", "influence": {"ethiopia": (0, 1)}}
    t = sea(**hand, deck=["peace_corps", "centcom"]).do("carter_doctrine", "coup", "ethiopia", "peace_corps")
    assert t.defcon == 3
    t = sea(**hand, deck=["peace_corps", "centcom"]).do("carter_doctrine", "coup", "ethiopia", "centcom")
    assert t.defcon == 4


@pytest.mark.parametrize("defcon", [5, 4, 3, 2])
def test_8_1_7_the_middle_east_is_closed_at_three_and_two(defcon: int) -> None:
    """8.1.7: Egypt too; the rest of Africa is open."""
    board = {"egypt": (0, 1), "saudi_arabia": (0, 1), "kenya": (0, 1), "sudan": (0, 1)}
    for use in ("coup", "realignment"):
        t = sea(us=["zbig", "centcom"], side="us", defcon=defcon, influence=board).do("zbig", use)
        assert set(t.options) == ({"egypt", "saudi_arabia"} if defcon > 3 else set()) | {"kenya", "sudan"}
        if defcon <= 3:
            assert t.why_not("egypt") == ("defcon_forbids", "8.1.7")


def test_8_1_8_defcon_rises_with_the_turn() -> None:
    assert sea(phase="end", turn=1, defcon=2, military=(5, 5)).defcon == 3


# -- military operations -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("military", "vp"), [((4, 4), 0), ((2, 4), -2), ((1, 3), -2), ((5, 0), 4)])
def test_8_2_1_the_penalty(military: tuple[int, int], vp: int) -> None:
    """8.2.1: both short, the difference moves."""
    assert sea(phase="end", turn=1, military=military).vp == vp


def test_8_2_2_coups_by_events_count() -> None:
    """8.2.2: in this game there is no exception for them."""
    t = sea(us=["zbig", "centcom"], side="us", defcon=2, influence={"saudi_arabia": (0, 1)})
    t.do("zbig", "event", "saudi_arabia", 6)
    assert (t.military, t.defcon) == ((3, 0), 2)


def test_8_2_3_as_many_as_the_ops() -> None:
    """8.2.3: changes included; realignments count for nothing."""
    t = sea(ussr=["nasserism", "zbig"], effects=["t62s"], influence={"oman": (1, 0)}).do("nasserism", "coup", "oman", 1)
    assert t.military == (0, 2)
    t = sea(ussr=["stagflation", "zbig"], influence={"oman": (3, 0)}).do("stagflation", "realignment", "oman", 1, 2)
    assert t.military == (0, 0)


def test_8_2_4_the_war_in_soviet_hands() -> None:
    """8.2.4: the US gets its 2, unless the event cannot occur."""
    t = sea(ussr=["ogaden_war", "nasserism"], influence={"ethiopia": (0, 1)})
    assert t.do("ogaden_war", "event_first", 1).military == (2, 0)
    t = sea(ussr=["ogaden_war", "nasserism"], effects=["f5es"], influence={"ethiopia": (0, 1)})
    assert t.do("ogaden_war", "event_first").military == (0, 0)
