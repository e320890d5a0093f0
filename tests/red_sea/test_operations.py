"""6.0: influence, realignments, coups, the space race."""

import pytest
from red_sea.seaside import sea


def test_6_0_all_ops_go_to_one_kind() -> None:
    """6.0: and are used up while they can be."""
    t = sea(us=["zbig", "centcom"], side="us", influence={"oman": (1, 1)}).do("zbig", "place_influence", "oman")
    assert t.question == "place_where"
    assert "stop" not in t.options
    t.do("oman", "oman")
    assert t.influence("oman") == (4, 1)


def test_6_1_1_reach_is_that_of_the_rounds_beginning() -> None:
    """6.1.1: what is placed in the round does not extend it."""
    t = sea(us=["zbig", "centcom"], side="us", influence={"oman": (1, 0)}).do("zbig", "place_influence")
    assert t.options == ["saudi_arabia", "oman", "strategic_sea_lanes"]
    t.do("saudi_arabia")
    assert t.why_not("yemen") == ("out_of_reach", "6.1.1")


def test_6_1_2_a_country_that_the_opponent_controls_is_dear() -> None:
    """6.1.2: 2 Ops; with one Op left it is out of the question."""
    t = sea(us=["eplf", "zbig"], side="us", influence={"oman": (1, 3), "saudi_arabia": (1, 0)})
    t.do("eplf", "place_influence")
    assert t.why_not("oman") == ("too_dear", "6.1.2")


def test_6_1_3_several_places_at_once() -> None:
    t = sea(us=["zbig", "centcom"], side="us", influence={"oman": (1, 0), "kenya": (1, 0)})
    t.do("zbig", "place_influence", "oman", "madagascar", "strategic_sea_lanes")
    assert [t.influence(name)[0] for name in ("oman", "madagascar", "strategic_sea_lanes")] == [2, 1, 1]


def test_6_1_4_the_sea_lanes_are_always_within_reach() -> None:
    """6.1.4: even for a side without influence; they bring nothing within reach, and are dear under enemy control."""
    t = sea(us=["peace_corps", "zbig"], side="us", influence={"strategic_sea_lanes": (1, 5)})
    t.do("peace_corps", "place_influence")
    assert t.options == ["strategic_sea_lanes"]
    t.do("strategic_sea_lanes")
    assert t.influence("strategic_sea_lanes") == (2, 5)
    assert t.question != "place_where", "the first point cost 2 Ops"


def test_6_1_5_markers_never_run_out() -> None:
    t = sea(us=["zbig", "centcom"], side="us", influence={"oman": (30, 0)}).do("zbig", "place_influence", *["oman"] * 3)
    assert t.influence("oman") == (33, 0)


def test_6_1_6_influence_lies_open() -> None:
    t = sea(us=["zbig"], ussr=["stagflation"], influence={"oman": (3, 2)})
    assert [t.match.view(seat)["influence"]["oman"] for seat in (0, 1)] == [[3, 2], [3, 2]]


# -- realignments ------------------------------------------------------------------------------------------------------


def test_6_2_1_where_the_opponent_has_influence() -> None:
    """6.2.1: as many as there are Ops, the same country again if one likes."""
    t = sea(us=["peace_corps", "zbig"], side="us", influence={"oman": (1, 9), "yemen": (1, 0)})
    t.do("peace_corps", "realignment")
    assert t.options == ["oman"]
    assert t.why_not("yemen") == ("nothing_to_realign", "6.2.1")
    t.do("oman", 6, 1, "oman", 6, 1)
    assert t.influence("oman") == (1, 1), "twice 6 against 1 + 1"


def test_6_2_2_neighbours_and_more_influence_help() -> None:
    """6.2.2: Saudi Arabia has three neighbours; there is no superpower next door to add for."""
    board = {"saudi_arabia": (1, 2), "oman": (2, 0), "yemen": (2, 0), "south_yemen": (0, 1)}
    t = sea(us=["eplf", "zbig"], side="us", influence=board).do("eplf", "realignment", "saudi_arabia", 3, 3)
    assert t.influence("saudi_arabia") == (1, 2), "3 + 2 against 3 + 1 + 1"


def test_6_2_3_no_more_than_there_is() -> None:
    """6.2.3: and nothing is added; the side that began may lose too."""
    t = sea(us=["eplf", "zbig"], side="us", influence={"oman": (1, 1)}).do("eplf", "realignment", "oman", 1, 6)
    assert t.influence("oman") == (0, 1)


def test_6_2_4_not_in_the_sea_lanes() -> None:
    """6.2.4, 2.1.7."""
    t = sea(us=["eplf", "zbig"], side="us", influence={"oman": (1, 1), "strategic_sea_lanes": (0, 2)})
    t.do("eplf", "realignment")
    assert t.options == ["oman"]
    assert t.why_not("strategic_sea_lanes")[0] == "no_country_at_sea"


def test_6_2_5_flashpoints_are_no_exception() -> None:
    """6.2.5: no card is turned up."""
    t = sea(us=["eplf", "zbig"], side="us", influence={"somalia": (0, 2)}).do("eplf", "realignment", "somalia")
    assert t.question == "die"
    t.do(6, 1)
    assert t.defcon == 4


def test_6_2_6_by_events_defcon_does_not_close_the_region() -> None:
    """6.2.6: Anti-Zionist Committee at DEFCON 2, in the Middle East only."""
    board = {"saudi_arabia": (2, 0), "egypt": (1, 0), "kenya": (2, 0)}
    t = sea(ussr=["anti_zionist_committee", "nasserism"], defcon=2, influence=board)
    t.do("anti_zionist_committee", "event")
    assert sorted(t.options) == ["egypt", "saudi_arabia"]


# -- coups -------------------------------------------------------------------------------------------------------------


def test_6_3_1_where_the_opponent_has_influence() -> None:
    t = sea(us=["zbig", "centcom"], side="us", influence={"oman": (2, 0), "yemen": (0, 1)}).do("zbig", "coup")
    assert t.options == ["yemen"]
    assert t.why_not("oman") == ("no_enemy_influence", "6.3.1")


@pytest.mark.parametrize(("die", "after"), [(1, (0, 1)), (2, (0, 0)), (6, (4, 0))])
def test_6_3_2_the_roll(die: int, after: tuple[int, int]) -> None:
    """6.3.2: die + Ops - twice the stability."""
    t = sea(us=["zbig", "centcom"], side="us", influence={"yemen": (0, 1)}).do("zbig", "coup", "yemen", die)
    assert t.influence("yemen") == after


def test_6_3_3_coups_are_military_operations() -> None:
    """6.3.3: won or lost, up to 5."""
    t = sea(us=["zbig", "centcom"], side="us", military=(3, 0), influence={"yemen": (0, 1)})
    assert t.do("zbig", "coup", "yemen", 1).military == (5, 0)


@pytest.mark.parametrize(("country", "after"), [("kenya", 3), ("egypt", 3), ("saudi_arabia", 3), ("yemen", 4)])
def test_6_3_4_battlegrounds_lower_defcon(country: str, after: int) -> None:
    t = sea(us=["zbig", "centcom"], side="us", influence={country: (0, 1)}).do("zbig", "coup", country, 1)
    assert t.defcon == after


def test_6_3_5_coups_by_events() -> None:
    """6.3.5: Famine names no region, so DEFCON limits its coup."""
    t = sea(us=["famine", "zbig"], side="us", defcon=3, influence={"egypt": (0, 1)}).do("famine", "event", "egypt")
    t.do("sudan")
    assert t.question != "coup_in_famine"


def test_6_3_6_only_flashpoints_turn_up_a_card() -> None:
    """6.3.6: Ethiopia and Somalia do, Kenya does not."""
    for country, question in (("ethiopia", "flashpoint_card"), ("somalia", "flashpoint_card"), ("kenya", "die")):
        t = sea(us=["carter_doctrine", "zbig"], side="us", influence={country: (0, 1)})
        assert t.do("carter_doctrine", "coup", country).question == question


def test_6_3_6_1_a_scoring_card_scores_its_region() -> None:
    """6.3.6.1: after DEFCON has dropped, sea lanes and all; then the coup goes on."""
    board = {"somalia": (0, 2), "kenya": (2, 0), "strategic_sea_lanes": (1, 0)}
    t = sea(us=["carter_doctrine", "zbig"], side="us", influence=board, deck=["africa_scoring", "usaid"])
    t.do("carter_doctrine", "coup", "somalia", "africa_scoring")
    assert (t.defcon, t.vp, t.discards) == (3, 1 + 1 + 1 - 1, ["africa_scoring"])
    t.do(5)
    assert t.influence("somalia") == (3, 0)


def test_6_3_6_1_an_empty_pile_is_shuffled_anew() -> None:
    """6.3.6.1, reconstructed: without discards there is no card and no effect."""
    hand = {"us": ["carter_doctrine", "zbig"], "side": "us", "influence": {"somalia": (0, 2)}}
    t = sea(**hand, deck=[], discard=["usaid"]).do("carter_doctrine", "coup", "somalia")
    assert t.options == ["usaid"]
    t = sea(**hand, deck=[]).do("carter_doctrine", "coup", "somalia")
    assert (t.question, t.defcon) == ("die", 4)


# -- the space race ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("at", "card", "die", "after"),
    [(0, "peace_corps", 4, 1), (0, "peace_corps", 5, 0), (1, "peace_corps", 3, 2), (1, "peace_corps", 4, 1),
     (2, "zbig", 4, 3), (2, "zbig", 5, 2)],
)  # fmt: skip
def test_6_4_1_the_attempt(at: int, card: str, die: int, after: int) -> None:
    t = sea(us=[card, "centcom"], side="us", space=(at, 0)).do(card, "space_race", die)
    assert t.space == (after, 0)


def test_6_4_1_a_box_asks_for_ops() -> None:
    """6.4.1: 3 for the shuttle."""
    t = sea(us=["peace_corps", "centcom"], side="us", space=(2, 0)).do("peace_corps")
    assert t.why_not("space_race") == ("space_needs_more", "6.4.1")


def test_6_4_2_one_card_a_turn() -> None:
    t = sea(us=["zbig", "centcom"], ussr=["stagflation", "nasserism"], side="us").do("zbig", "space_race", 6)
    t.do("stagflation", "space_race", 6, "centcom")
    assert t.why_not("space_race") == ("space_spent", "6.4.2")


@pytest.mark.parametrize(("space", "vp"), [((1, 0), 2), ((1, 2), 1), ((2, 0), 3), ((2, 3), 0)])
def test_6_4_3_victory_points(space: tuple[int, int], vp: int) -> None:
    t = sea(us=["zbig", "centcom"], side="us", space=space, deck=["usaid", "nasserism"]).do("zbig", "space_race", 1)
    assert t.vp == vp


def test_6_4_4_the_probe_does_not_reach_the_sea_lanes() -> None:
    """6.4.4: the sea lanes are no country; with nothing to remove nobody is asked."""
    hands = {"us": ["zbig", "centcom"], "ussr": ["nasserism", "stagflation"]}
    t = sea(**hands, phase="headline", space=(1, 0), influence={"strategic_sea_lanes": (0, 3)})
    t.headlines("centcom", "nasserism").do("oman")
    assert t.question == "choose_card"


def test_6_4_5_the_event_does_not_occur() -> None:
    """6.4.5: a starred card is discarded."""
    t = sea(us=["cyrus_vance", "zbig"], side="us").do("cyrus_vance", "space_race", 1)
    assert (t.discards, t.removed) == (["cyrus_vance"], [])
    assert "event_occurs" not in t.notes()


def test_6_4_6_the_end_of_the_track() -> None:
    t = sea(us=["carter_doctrine", "zbig"], side="us", space=(3, 0)).do("carter_doctrine")
    assert t.why_not("space_race") == ("space_ended", "6.4.6")
