"""The worked examples of the rulebook, dice scripted. Influence is (US, USSR)."""

import pytest
from red_sea.seaside import drawn, from_the_start, sea


def test_y01_egypt_is_in_the_middle_east() -> None:
    """Y01, 2.1.2: an effect on the Middle East reaches Egypt."""
    t = sea(ussr=["cento_collapses"], influence={"egypt": (2, 0), "oman": (1, 0), "sudan": (3, 0)})
    t.do("cento_collapses", "event")
    assert sorted(t.options) == ["egypt", "oman"]
    t.do("egypt", "egypt")
    assert t.influence("egypt") == (0, 0)


@pytest.mark.parametrize(("us", "ussr", "controller"), [(3, 0, "us"), (2, 0, ""), (4, 1, "us"), (3, 1, "")])
def test_y02_control_of_saudi_arabia(us: int, ussr: int, controller: str) -> None:
    """Y02, 2.1.8: stability 3."""
    assert sea(influence={"saudi_arabia": (us, ussr)}).controller("saudi_arabia") == controller


def test_y03_the_first_influence() -> None:
    """Y03, 3.2: fixed by the map."""
    t = drawn(from_the_start())
    expected = {"somalia": (0, 1), "south_yemen": (0, 1), "ethiopia": (1, 0), "saudi_arabia": (1, 0)}
    for name in t.board.names:
        assert t.influence(name) == expected.get(name, (0, 0))
    assert (t.controller("south_yemen"), t.controller("ethiopia")) == ("ussr", "us")
    assert (t.controller("somalia"), t.controller("saudi_arabia")) == ("", "")


def test_y04_ogaden_war_after_f5es_delivered() -> None:
    """Y04, 5.2: prevented, so only its 2 Ops are used, and it is discarded."""
    t = sea(ussr=["ogaden_war", "stagflation"], influence={"sudan": (0, 1)}, effects=["f5es"])
    t.do("ogaden_war", "place_influence", "sudan", "sudan")
    assert t.influence("sudan") == (0, 3)
    assert t.discards == ["ogaden_war"]
    assert "event_cannot_occur" in t.notes()
    assert t.military == (0, 0)


def test_y05_eplf_without_a_soviet_ethiopia() -> None:
    """Y05, 5.2: it cannot occur, and is discarded."""
    t = sea(ussr=["eplf", "stagflation"], influence={"sudan": (0, 1)})
    t.do("eplf", "place_influence", "sudan")
    assert (t.influence("sudan"), t.influence("ethiopia"), t.vp) == ((0, 2), (0, 0), 0)
    assert t.discards == ["eplf"]


def test_y06_the_victorious_leader_without_a_place() -> None:
    """Y06, 5.2: the event occurs without a result, and the starred card is removed."""
    t = sea(ussr=["the_victorious_leader", "stagflation"], influence={"saudi_arabia": (0, 1)})
    t.do("the_victorious_leader", "place_influence", "oman", "yemen", "saudi_arabia")
    assert "event_occurs" in t.notes()
    assert t.removed == ["the_victorious_leader"]


@pytest.mark.parametrize(("us", "after"), [(2, (2, 3)), (1, (1, 4))])
def test_y07_y08_breaking_control_of_egypt(us: int, after: tuple[int, int]) -> None:
    """Y07, Y08, 6.1.2: the first marker costs 2 where the US is in control."""
    t = sea(ussr=["mr_nyet", "stagflation"], influence={"egypt": (us, 0), "sudan": (0, 1)})
    t.do("mr_nyet", "place_influence", *["egypt"] * after[1])
    assert t.influence("egypt") == after
    assert t.question != "place_where", "all 4 Ops are spent"


def test_y09_who_controls_what() -> None:
    """Y09, 6.1.2: the figure's board: control, and none in Djibouti."""
    board = {"somalia": (2, 0), "kenya": (3, 1), "madagascar": (0, 2), "ethiopia": (0, 1), "djibouti": (1, 1)}
    t = sea(influence=board)
    assert [t.controller(name) for name in board] == ["us", "us", "ussr", "ussr", ""]


def test_y10_where_the_us_may_place() -> None:
    """Y10, 6.1.4: its own countries, their neighbours, and the sea lanes."""
    t = sea(us=["zbig", "centcom"], side="us", influence={"south_yemen": (1, 0), "kenya": (2, 0), "djibouti": (1, 0)})
    t.do("zbig", "place_influence")
    within = {"madagascar", "somalia", "ethiopia", "saudi_arabia", "strategic_sea_lanes", "south_yemen", "djibouti"}
    assert set(t.options) == within | {"kenya"}
    for name in ("yemen", "sudan", "egypt", "oman"):
        assert t.why_not(name) == ("out_of_reach", "6.1.1")


def test_y11_realignment_in_ethiopia() -> None:
    """Y11, 6.2.2: 4 + 1 against 2 + 2."""
    t = sea(us=["eplf", "zbig"], side="us", influence={"ethiopia": (0, 3), "sudan": (0, 1), "kenya": (2, 0)})
    t.do("eplf", "realignment", "ethiopia", 4, 2)
    assert t.influence("ethiopia") == (0, 2)


def test_y12_coup_in_kenya() -> None:
    """Y12, 6.3.4: 4 + 3 - 4 = 3."""
    t = sea(us=["zbig", "centcom"], side="us", influence={"kenya": (0, 2)})
    t.do("zbig", "coup", "kenya", 4)
    assert (t.influence("kenya"), t.military, t.defcon) == ((1, 0), (3, 0), 3)


@pytest.mark.parametrize(("defcon", "winner"), [(3, ""), (2, "us")])
def test_y13_y14_a_flashpoint_lowers_defcon(defcon: int, winner: str) -> None:
    """Y13, Y14, 6.3.6.1: a card of 1 Op is turned up: DEFCON drops before the roll, to 2, or to nuclear war."""
    hand = ["gosplan_advisers", "stagflation"]
    t = sea(ussr=hand, influence={"somalia": (2, 0)}, defcon=defcon, deck=["nasserism", "centcom"])
    t.do("gosplan_advisers", "coup", "somalia", "nasserism")
    assert (t.defcon, t.winner) == (defcon - 1, winner)
    assert "nasserism" in t.discards
    if not winner:
        assert (t.asked, t.question) == ("nature", "die")
        t.do(4)
        assert t.influence("somalia") == (0, 0)


@pytest.mark.parametrize("card", ["zbig", "carter_doctrine"])
def test_y15_a_quiet_flashpoint(card: str) -> None:
    """Y15, 6.3.6.1: a card of 3 or 4 Ops goes under the draw pile, and DEFCON stays."""
    t = sea(ussr=["stagflation", "nasserism"], influence={"somalia": (2, 0)}, deck=[card, "centcom"])
    t.do("stagflation", "coup", "somalia", card)
    assert t.defcon == 4
    assert t.match.view(0)["bottom"] == [card]
    assert t.question == "die"


def test_y16_the_probe() -> None:
    """Y16, 6.4.4: after every headline phase, until the US has reached box 1 too."""
    hands = {"us": ["zbig", "centcom"], "ussr": ["nasserism", "stagflation"]}
    t = sea(**hands, phase="headline", space=(0, 1), influence={"oman": (2, 0), "strategic_sea_lanes": (3, 0)})
    t.headlines("centcom", "nasserism").do("egypt")
    assert (t.asked, t.question, t.rule, t.options) == ("ussr", "probe_where", "6.4.4", ["oman"])
    t.do("oman")
    assert t.influence("oman") == (1, 0)
    t = sea(**hands, phase="headline", space=(1, 1), influence={"oman": (2, 0)})
    t.headlines("centcom", "nasserism").do("egypt")
    assert t.question == "choose_card"


def test_y17_the_first_shuttle() -> None:
    """Y17, 6.4.4: a card and 3 VP; the US arriving later gets neither."""
    t = sea(us=["carter_doctrine"], ussr=["mr_nyet"], space=(2, 2), deck=["nasserism", "centcom"])
    t.do("mr_nyet", "space_race", 4, "nasserism")
    assert (t.vp, t.hand("ussr"), t.space) == (-3, ["nasserism"], (2, 3))
    t.do("carter_doctrine", "space_race", 1)
    assert (t.vp, t.hand("us"), t.space) == (-3, [], (3, 3))


def test_y18_bonus_and_penalty_cancel() -> None:
    """Y18, 7.3: Romanian Autonomy of the USSR, behind in VP, with T-62s and Albano-Stalinist Economics: 3 Ops."""
    board = {"djibouti": (0, 1)}
    t = sea(ussr=["nasserism"], vp=2, passing="ussr", effects=["t62s", "albanian_example_ussr"], influence=board)
    t.do("romanian_autonomy", "place_influence", "djibouti", "djibouti", "djibouti")
    assert t.influence("djibouti") == (0, 4)
    assert t.question != "place_where"


def test_y19_a_coup_with_t62s() -> None:
    """Y19, 7.3.1: 2 Ops count as 3, for the roll and as military operations."""
    t = sea(ussr=["gosplan_advisers", "nasserism"], effects=["t62s"], influence={"madagascar": (3, 0)})
    t.do("gosplan_advisers", "coup", "madagascar", 3)
    assert (t.influence("madagascar"), t.military) == ((1, 0), (0, 3))


def test_y20_fewer_ops_in_africa() -> None:
    """Y20, 7.3.1: a card of 3 Ops places 2 in Djibouti."""
    board = {"djibouti": (0, 1)}
    t = sea(ussr=["t62s_and_kalashnikovs", "nasserism"], effects=["albanian_example_ussr"], influence=board)
    t.do("t62s_and_kalashnikovs", "place_influence", "djibouti", "djibouti")
    assert t.influence("djibouti") == (0, 3)
    assert t.question != "place_where"


def test_y21_stagflation_with_t62s() -> None:
    """Y21, 7.3.1: 3 Ops."""
    t = sea(ussr=["stagflation", "nasserism"], effects=["t62s"], influence={"oman": (0, 1)})
    t.do("stagflation", "event", "place_influence", "oman", "oman", "oman")
    assert t.influence("oman") == (0, 4)


def test_y22_mr_nyet_at_defcon_two() -> None:
    """Y22, 8.1.4: the US has to play it, and loses."""
    t = sea(us=["mr_nyet"], side="us", defcon=2, passing="ussr", influence={"oman": (1, 0)})
    assert t.options == ["mr_nyet"]
    t.do("mr_nyet", "event_first")
    assert (t.defcon, t.winner) == (1, "ussr")


def test_y23_the_penalty() -> None:
    """Y23, 8.2.1: DEFCON 4, 5 against 2 military operations."""
    t = sea(phase="end", turn=1, military=(2, 5), us=[], ussr=[])
    assert t.vp == -2


@pytest.mark.parametrize(("side", "use"), [("us", "event"), ("ussr", "event_first")])
def test_y24_ogaden_war_counts_for_the_us(side: str, use: str) -> None:
    """Y24, 8.2.3, 8.2.4: 2 military operations, whoever plays the card."""
    t = sea(**{side: ["ogaden_war", "eplf"]}, side=side, influence={"ethiopia": (0, 1), "oman": (1, 1)})
    t.do("ogaden_war", use, 1)
    assert t.military == (2, 0)


def test_y25_the_sea_lanes_double() -> None:
    """Y25, 10.2.3: (5 + 1) x 2 against 3."""
    board = {"saudi_arabia": (3, 0), "oman": (2, 0), "yemen": (2, 0), "south_yemen": (0, 1)}
    t = sea(us=["middle_east_scoring", "zbig"], side="us", influence={**board, "strategic_sea_lanes": (4, 0)})
    t.do("middle_east_scoring", "event")
    assert t.vp == 9


def test_y26_the_sea_lanes_add_one() -> None:
    """Y26, 10.2.4: 1 + 1 + 1 against 1."""
    board = {"ethiopia": (0, 1), "madagascar": (0, 2), "djibouti": (0, 2), "egypt": (2, 0), "kenya": (1, 0)}
    t = sea(ussr=["africa_scoring", "stagflation"], influence={**board, "strategic_sea_lanes": (1, 0)})
    t.do("africa_scoring", "event")
    assert t.vp == 2


@pytest.mark.parametrize(
    ("before", "card", "side", "after"),
    [(9, "the_lion_falters", "ussr", 7), (-1, "indian_ocean_zone_of_peace", "us", 1)],
)
def test_y27_y28_the_marker_moves(before: int, card: str, side: str, after: int) -> None:
    """Y27, Y28, 10.3.1, 10.3.2: what one gains the other loses, through zero."""
    t = sea(**{side: [card, "centcom"]}, side=side, vp=before, influence={"ethiopia": (0, 1)})
    assert t.do(card, "event").vp == after


def test_y29_extra_influence_in_saudi_arabia() -> None:
    """Y29, 11.4.1: at most 5."""
    t = drawn(from_the_start(us_bonus=6))
    t.do(*["saudi_arabia"] * 4)
    assert t.influence("saudi_arabia") == (5, 0)
    assert t.why_not("saudi_arabia") == ("enough_there", "11.4.1")
    assert t.options == ["ethiopia"]


@pytest.mark.parametrize("revealed", [False, True])
def test_y30_the_victory_in_africa(revealed: bool) -> None:
    """Y30, 10.4.1: by the card, or when a coup at a flashpoint turns it up."""
    board = {"ethiopia": (1, 0), "somalia": (2, 0), "kenya": (2, 0), "sudan": (0, 1), "oman": (0, 1)}
    if revealed:
        more = {"ussr": ["gosplan_advisers", "nasserism"], "deck": ["africa_scoring", "centcom"], "side": "ussr"}
        t = sea(**more, influence=board).do("gosplan_advisers", "coup", "somalia", "africa_scoring")
    else:
        t = sea(us=["africa_scoring", "zbig"], side="us", influence=board).do("africa_scoring", "event")
    assert t.winner == "us"
    assert t.notes()[-1] == "won_by_africa"


def test_y31_final_scoring_goes_to_its_end() -> None:
    """Y31, 10.4.2: 10 points on the way win nothing; the count is finished."""
    board = {"egypt": (2, 0), "kenya": (2, 0), "saudi_arabia": (3, 0), "oman": (2, 0), "yemen": (0, 2)}
    t = sea(phase="end", military=(5, 5), vp=3, influence={**board, "strategic_sea_lanes": (0, 4)}, passing="ussr")
    assert t.winner == "us"
    assert t.notes()[-1] == "won_final_scoring"
    assert "autonomy_held" in t.notes()
    assert t.vp == 10


def test_y32_romanian_autonomy_in_space() -> None:
    """Y32, 9.3, 9.4: it goes to the USSR, face down."""
    t = sea(us=["zbig"], ussr=["stagflation"], side="us").do("romanian_autonomy", "space_race", 6)
    passing = t.match.view(0)["passing"]
    assert (passing["card"], passing["holder"], passing["up"]) == ("romanian_autonomy", "ussr", False)
