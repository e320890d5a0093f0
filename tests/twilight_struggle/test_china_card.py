"""The China Card (9.0)."""

import pytest
from tabletop import Table, table
from twilight_struggle.hands import deal, holding

from realpolitik.games.cold_war.board import US, USSR


def china(t: Table) -> tuple[str, bool]:
    """Who has the China Card, and whether it lies face up."""
    return {US: "us", USSR: "ussr"}.get(t.state.passing, ""), bool(t.state.passing_up)


def playing_china(side: str = "ussr", **position: object) -> Table:
    """A side has chosen to play the China Card."""
    return table(us=["nato"], ussr=["fidel"], side=side, passing=side, **position).do("china_card")


# -- what it is (9.1, 9.2) -----------------------------------------------------------------------------


def test_9_1_played_for_its_operations() -> None:
    """9.1: like any card of 4 Ops, but without an event."""
    t = playing_china(influence={"iran": (1, 0)})
    assert t.options == ["place_influence", "coup", "realignment", "space_race"]
    assert t.why_not("event") == ("passing_has_no_event", "9.1")


def test_9_1_takes_no_place_in_the_hand() -> None:
    """9.1: it is never dealt, drawn or counted: Five-Year Plan finds one card in the Soviet hand."""
    t = table(us=["five_year_plan"], ussr=["fidel"], side="us").do("five_year_plan", "event")
    assert t.options == ["fidel"]
    assert len(deal(table(phase="end", military=(5, 5))).hand("ussr")) == 8


def test_9_2_playing_it_is_a_round() -> None:
    """9.2: after it the other side plays; two cards may so be left at the end of the turn."""
    t = table(ussr=["fidel", "nasser"], us=["nato"], action_round=6).do("china_card", "space_race", 6)
    assert (t.asked, t.hand("ussr")) == ("us", ["fidel", "nasser"])
    t.do("nato", "space_race", 6)
    assert t.state.turn == 2
    assert {"fidel", "nasser"} <= set(t.hand("ussr"))


# -- from hand to hand (9.3, 9.4) ----------------------------------------------------------------------


@pytest.mark.parametrize(("side", "other"), [("us", "ussr"), ("ussr", "us")])
def test_9_3_passed_face_down(side: str, other: str) -> None:
    """9.3: after use it goes to the opponent, who cannot play it before it is turned up at the end of the turn."""
    t = playing_china(side).do("space_race", 6)
    assert china(t) == (other, False)
    assert t.asked == other
    assert t.why_not("china_card") == ("passing_face_down", "9.3")
    t = table(phase="end", military=(5, 5), passing=other, passing_up=False)
    assert china(t) == (other, True)


def test_9_3_only_its_holder_plays_it() -> None:
    """9.3: the other side does not have it."""
    assert table(us=["nato"], side="us", passing="ussr").why_not("china_card") == ("passing_elsewhere", "9.3")


@pytest.mark.parametrize(
    ("card", "side", "before", "after"),
    [
        ("cultural_revolution", "ussr", "us", ("ussr", True)),
        ("nixon_plays_the_china_card", "us", "ussr", ("us", False)),
        ("ussuri_river_skirmish", "us", "ussr", ("us", True)),
    ],
)
def test_9_4_passed_by_events(card: str, side: str, before: str, after: tuple[str, bool]) -> None:
    """9.4: face up or face down as the event says."""
    t = table(**holding(side, card), turn=4, passing=before)
    assert china(t.do(card, "event")) == after


# -- what it may not (9.5) -----------------------------------------------------------------------------


def test_9_5_not_in_the_headline_phase() -> None:
    """9.5: it is no headline."""
    t = table(phase="headline", us=["nato"], ussr=["fidel"], passing="us")
    assert t.options == ["nato"]
    assert t.why_not("china_card") == ("no_headline_passing", "9.5")


@pytest.mark.parametrize(("action_round", "allowed"), [(4, True), (5, False), (6, False)])
def test_9_5_not_if_a_scoring_card_would_be_stranded(action_round: int, allowed: bool) -> None:
    """9.5: two scoring cards in hand: in rounds 5 and 6 of six there is no time left for the China Card."""
    t = table(ussr=["asia_scoring", "europe_scoring"], action_round=action_round)
    assert ("china_card" in t.options) == allowed
    if not allowed:
        assert t.why_not("china_card") == ("passing_strands_scoring", "9.5")


def test_9_5_not_discarded() -> None:
    """9.5: neither for Blockade nor in a trap."""
    t = table(ussr=["blockade"], us=["fidel"], passing="us").do("blockade", "event")
    assert t.options == ["decline"]
    t = table(us=["fidel"], side="us", turn=4, passing="us", effects=["trap_us"])
    assert t.options == ["fidel"]
    assert t.why_not("china_card")[0] != "allowed"


# -- its Ops (9.6, 9.7) --------------------------------------------------------------------------------


def test_9_6_fifth_operation_in_asia() -> None:
    """9.6: four Ops anywhere, a fifth if all are spent in Asia, Southeast Asia included. It need not be used."""
    t = playing_china(influence={"thailand": (0, 1), "afghanistan": (0, 1)})
    t.do("place_influence", "thailand", "afghanistan", "thailand", "afghanistan")
    assert t.asked == "ussr"
    assert "stop" in t.options
    assert "thailand" in t.options
    assert "poland" not in t.options
    t.do("thailand")
    assert (t.influence("thailand"), t.influence("afghanistan"), t.asked) == ((0, 4), (0, 3), "us")


def test_9_6_the_fifth_may_be_left() -> None:
    """9.6: the bonus is no duty."""
    t = playing_china(influence={"afghanistan": (0, 1)}).do("place_influence", *["afghanistan"] * 4, "stop")
    assert (t.influence("afghanistan"), t.asked) == ((0, 5), "us")


@pytest.mark.parametrize("outside_asia", range(4))
def test_9_6_one_operation_elsewhere_loses_the_fifth(outside_asia: int) -> None:
    """9.6: all Ops must be spent in Asia."""
    places = ["afghanistan"] * 4
    places[outside_asia] = "poland"
    t = playing_china().do("place_influence", *places)
    assert (t.influence("afghanistan"), t.influence("poland"), t.asked) == ((0, 3), (0, 1), "us")


def test_9_6_fifth_operation_helps_to_pay() -> None:
    """9.6, 6.1.2: with one Op and the bonus left, a marker in an American country of Asia can be paid for."""
    t = playing_china(influence={"pakistan": (2, 0), "afghanistan": (0, 1)})
    t.do("place_influence", "afghanistan", "afghanistan", "afghanistan", "pakistan")
    assert (t.influence("pakistan"), t.asked) == ((2, 1), "us")


@pytest.mark.parametrize(("country", "ops"), [("burma", 5), ("pakistan", 5), ("kenya", 4), ("iran", 4)])
def test_9_6_coups(country: str, ops: int) -> None:
    """9.6: a coup in Asia is made with 5 Ops, elsewhere with 4; stability is 2 everywhere here."""
    t = playing_china(influence={country: (9, 0)}).do("coup", country, 3)
    assert t.influence(country) == (9 - (3 + ops - 4), 0)
    assert t.military == (0, ops)


def test_9_6_realignments() -> None:
    """9.6: a fifth attempt if all were in Asia."""
    t = playing_china(influence={"burma": (9, 0), "kenya": (9, 0)}).do("realignment", *["burma", 1, 1] * 4)
    assert set(t.options) == {"burma", "stop"}
    assert t.why_not("kenya") == ("bonus_elsewhere", "9.6")
    assert t.do("burma", 1, 1).asked == "us"
    t = playing_china(influence={"burma": (9, 0), "kenya": (9, 0)})
    t.do("realignment", *["burma", 1, 1] * 3, "kenya", 1, 1)
    assert t.asked == "us"


def test_9_6_with_vietnam_revolts() -> None:
    """9.6, 7.4: in Southeast Asia both bonuses count: a coup with 6 Ops, or six attempts at realignment."""
    position = {"effects": ["vietnam_revolts"], "influence": {"burma": (9, 0), "india": (9, 0)}}
    t = playing_china(**position).do("coup", "burma", 1)
    assert t.influence("burma") == (9 - (1 + 6 - 4), 0)
    t = playing_china(**position).do("realignment", *["burma", 1, 1] * 6)
    assert t.asked == "us"
    t = playing_china(**position).do("realignment", *["burma", 1, 1] * 4, "india", 1, 1)
    assert t.asked == "us"  # India is in Asia, but not in Southeast Asia: the other bonus is lost


def test_9_6_not_for_the_space_race() -> None:
    """9.6: the bonus is for Ops spent in Asia only; box 8 takes a card of 4, which it is."""
    assert "space_race" in playing_china(space=(0, 7)).options
    t = playing_china(space=(0, 7), effects=["red_scare_ussr"])
    assert t.why_not("space_race") == ("space_needs_more", "6.4.1")


@pytest.mark.parametrize(
    ("side", "effect", "markers"), [("ussr", "red_scare_ussr", 4), ("us", "red_scare_us", 4), ("us", "containment", 5)]
)
def test_9_7_modifiers(side: str, effect: str, markers: int) -> None:
    """9.7: Red Scare/Purge makes it 3 and 1 for Asia; Containment does not lift it above 4 and 1 for Asia."""
    country = {"us": "japan", "ussr": "afghanistan"}[side]
    t = playing_china(side, effects=[effect]).do("place_influence", *[country] * markers)
    assert t.asked != side
    assert sum(t.influence(country)) == markers


# -- never a duty (9.8) --------------------------------------------------------------------------------


def test_9_8_need_not_be_played() -> None:
    """9.8: with no other card left a side may play it or pass."""
    t = table(ussr=[], us=["nato"])
    assert t.options == ["china_card", "pass"]
    t.do("pass")
    assert (t.asked, china(t)) == ("us", ("ussr", True))


def test_9_8_other_cards_must() -> None:
    """9.8, 5.1: while there is another card, passing is not allowed."""
    assert "pass" not in table(ussr=["fidel"]).options
