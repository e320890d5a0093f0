"""9.0: the card that goes from one side to the other."""

import pytest
from red_sea.seaside import sea


def test_9_1_it_has_ops_and_no_event() -> None:
    t = sea(us=["zbig"], side="us", influence={"oman": (1, 0)}).do("romanian_autonomy")
    assert t.options == ["place_influence", "space_race"]
    assert t.why_not("event") == ("passing_has_no_event", "9.1")


def test_9_2_it_takes_an_action_round() -> None:
    """9.2: the hand keeps its cards."""
    t = sea(us=["zbig"], ussr=["stagflation"], side="us", influence={"oman": (1, 0)})
    t.do("romanian_autonomy", "place_influence", "oman", "oman")
    assert (t.asked, t.hand("us")) == ("ussr", ["zbig"])


def test_9_3_it_goes_to_the_opponent_face_down() -> None:
    t = sea(us=["zbig"], ussr=["stagflation"], side="us", influence={"oman": (1, 0)})
    t.do("romanian_autonomy", "place_influence", "oman", "oman")
    assert t.match.view(1)["passing"] == {"card": "romanian_autonomy", "holder": "ussr", "up": False}
    assert t.why_not("romanian_autonomy") == ("passing_face_down", "9.3")


def test_9_4_detente_hands_it_over_face_up() -> None:
    t = sea(us=["zbig"], ussr=["detente", "stagflation"], passing="us").do("detente", "event")
    assert t.match.view(1)["passing"]["holder"] == "ussr"
    assert t.match.view(1)["passing"]["up"] is True


def test_9_5_it_is_no_headline_and_strands_no_scoring_card() -> None:
    hands = {"us": ["middle_east_scoring", "zbig"], "ussr": ["stagflation"]}
    t = sea(**hands, phase="headline")
    assert t.why_not("romanian_autonomy") == ("no_headline_passing", "9.5")
    t = sea(**hands, side="us", action_round=7)
    assert t.why_not("romanian_autonomy") == ("passing_strands_scoring", "9.5")


@pytest.mark.parametrize(("vp", "n"), [(-1, 3), (0, 2), (1, 2)])
def test_9_6_the_extra_op_of_a_side_behind(vp: int, n: int) -> None:
    """9.6: as the round began; on an even score there is none."""
    t = sea(us=["zbig"], side="us", vp=vp)
    assert t.match.view(0)["worth"]["romanian_autonomy"] == n


def test_9_6_is_judged_as_the_round_begins() -> None:
    """9.6: gone again in the next round, if the side has caught up."""
    hands = {"us": ["indian_ocean_zone_of_peace", "zbig"], "ussr": ["stagflation", "nasserism"]}
    t = sea(**hands, side="us", vp=-1, influence={"oman": (1, 1)}).do("indian_ocean_zone_of_peace", "event")
    assert t.effect("autonomy_us") == 0
    t.do("nasserism", "event")
    assert t.match.view(0)["worth"]["romanian_autonomy"] == 2


def test_9_7_changes_of_ops_apply() -> None:
    t = sea(ussr=["nasserism"], passing="ussr", effects=["t62s"])
    assert t.match.view(1)["worth"]["romanian_autonomy"] == 3
    t = sea(ussr=["nasserism"], passing="ussr", effects=["afghanistan_ussr"])
    assert t.match.view(1)["worth"]["romanian_autonomy"] == 1


def test_9_8_it_is_never_compulsory() -> None:
    t = sea(us=[], ussr=["stagflation", "nasserism"], side="us")
    assert sorted(t.options) == ["pass", "romanian_autonomy"]
