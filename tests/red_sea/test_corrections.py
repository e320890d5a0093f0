"""What can be set right at a real table of Red Sea, beside what every game of the family has."""

from red_sea.seaside import sea
from tabletop import Table

from realpolitik.kernel.correction import Correctable


def correctable(t: Table, kind: str, *about: str) -> Correctable:
    (found,) = [f for f in t.game.corrections(t.state) if (f.kind, f.about) == (kind, about)]
    return found


def correct(t: Table, kind: str, *about_and_value: str) -> None:
    *about, value = about_and_value
    t.match.correct(correctable(t, kind, *about).choices[value])


def two_hands() -> Table:
    return sea(us=["zbig", "centcom"], ussr=["nasserism", "stagflation"], influence={"ethiopia": (0, 2)})


def test_the_sea_lanes_can_be_set_right() -> None:
    t = two_hands()
    correct(t, "influence", "us", "strategic_sea_lanes", "4")
    assert t.influence("strategic_sea_lanes") == (4, 0)
    assert t.controller("strategic_sea_lanes") == "us"


def test_the_derg_changes_control_at_once() -> None:
    """2.1.3: Ethiopia's stability follows the effect, and control the stability."""
    t = two_hands()
    assert t.controller("ethiopia") == "ussr"
    correct(t, "effect", "derg", "on")
    assert t.controller("ethiopia") == ""
    correct(t, "effect", "derg", "off")
    assert t.controller("ethiopia") == "ussr"


def test_romanian_autonomy_can_be_set_right() -> None:
    """9.3: who holds it, and which way up."""
    t = two_hands()
    assert correctable(t, "passing").value == "us-up"
    correct(t, "passing", "ussr-down")
    assert t.why_not("romanian_autonomy") == ("passing_face_down", "9.3")


def test_centcom_is_on_a_country() -> None:
    t = two_hands()
    correct(t, "effect", "centcom_ussr", "ethiopia")
    assert t.match.view(0)["markers"] == {"ethiopia": ["centcom_ussr"]}


def test_cards_that_cyrus_vance_has_drawn_can_be_put_elsewhere() -> None:
    """Card 32: between those that are still in the hand the USSR chooses; without any it has nothing to choose."""
    t = sea(us=["zbig", "centcom", "usaid"], ussr=["cyrus_vance", "stagflation"], discard=["eplf"])
    t.do("cyrus_vance", "event", "zbig")
    correct(t, "card", "usaid", "discard")
    correct(t, "card", "eplf", "us")
    assert (t.asked, sorted(t.options)) == ("nature", ["centcom", "eplf"])
    t.do("centcom")
    assert (t.asked, t.options) == ("ussr", ["zbig", "centcom"])
    correct(t, "card", "zbig", "removed")
    assert (t.options, t.why_not("zbig")) == (["centcom"], ("not_looked_at", "7.1"))
    correct(t, "card", "centcom", "deck")
    assert (t.asked, t.question, t.hand("us")) == ("us", "choose_card", ["eplf"])


def test_a_card_under_the_pile_can_be_taken_from_there() -> None:
    t = sea(us=["zbig", "centcom"], ussr=["nasserism", "stagflation"], bottom=["usaid"])
    assert correctable(t, "card", "usaid").value == "deck"
    correct(t, "card", "usaid", "discard")
    assert (t.state.bottom, t.discards) == ([], ["usaid"])


def test_what_follows_from_the_score_cannot_be_set() -> None:
    """9.6: what Romanian Autonomy is worth; and only effects that this game has are on the list."""
    t = two_hands()
    effects = {f.about[0] for f in t.game.corrections(t.state) if f.kind == "effect"}
    assert not {"autonomy_us", "autonomy_ussr", "famine", "nato", "chernobyl"} & effects
    assert {"derg", "f5es", "t62s", "salt"} <= effects
