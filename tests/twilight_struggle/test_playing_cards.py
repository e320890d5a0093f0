"""Playing cards (5.0)."""

import pytest
from tabletop import table

# -- 5.1: event or operations, but something -----------------------------------------------------------


def test_5_1_uses_of_a_card() -> None:
    """5.1: one's own card is played as an event or for operations, of which there are four kinds (6.0)."""
    t = table(us=["duck_and_cover"], side="us", influence={"iran": (0, 1)}).do("duck_and_cover")
    assert t.options == ["event", "place_influence", "coup", "realignment", "space_race"]


def test_5_1_cards_of_the_hand_only() -> None:
    """5.1: the cards of the hand, and nothing else, may be played."""
    t = table(ussr=["fidel", "nasser"], us=["nato"], passing="us")
    assert sorted(t.options) == ["fidel", "nasser"]
    assert t.why_not("nato") == ("not_in_hand", "5.1")
    assert t.why_not("comecon") == ("not_in_hand", "5.1")


def test_5_1_no_passing_with_cards_in_hand() -> None:
    """5.1: a side that holds a card must play one; the reason speaks of that, not of a card that is missing."""
    t = table(ussr=["fidel"])
    assert "pass" not in t.options
    reason, rule = t.why_not("pass")
    assert rule == "5.1"
    assert reason != "not_in_hand"


def test_5_1_no_discarding() -> None:
    """5.1: a card cannot simply be thrown away: every use of it does something."""
    t = table(ussr=["nato"]).do("nato")
    assert set(t.options) == {"event_first", "place_influence", "space_race"}


def test_5_1_own_card_for_operations_without_its_event() -> None:
    """5.1: used for its Ops, one's own card brings no event."""
    t = table(us=["duck_and_cover"], ussr=["fidel"], side="us")
    t.do("duck_and_cover", "place_influence", "canada", "canada", "canada")
    assert (t.defcon, t.vp, t.asked) == (5, 0, "ussr")


# -- 5.2: events of the opponent -----------------------------------------------------------------------


def test_5_2_event_first() -> None:
    """5.2: Fidel takes Cuba, where 2 Ops then buy the US a single marker. The starred card is removed."""
    t = table(us=["fidel"], ussr=["nato"], side="us", influence={"cuba": (2, 0)})
    t.do("fidel", "event_first", "place_influence", "cuba")
    assert t.influence("cuba") == (1, 3)
    assert (t.asked, t.removed) == ("ussr", ["fidel"])


def test_5_2_operations_first() -> None:
    """5.2: the US places two markers in Cuba, and Fidel takes them away again. The starred card is removed."""
    t = table(us=["fidel"], ussr=["nato"], side="us", influence={"cuba": (2, 0)})
    t.do("fidel", "place_influence", "cuba", "cuba")
    assert t.influence("cuba") == (0, 3)
    assert (t.asked, t.removed) == ("ussr", ["fidel"])


def test_5_2_the_opponent_decides_on_the_event() -> None:
    """5.2: the event occurs as if the opponent had played the card: the USSR chooses where the US loses influence."""
    t = table(us=["suez_crisis"], side="us", influence={"france": (3, 0), "united_kingdom": (5, 0)})
    t.do("suez_crisis", "event_first")
    assert t.asked == "ussr"
    t.do("france", "france", "united_kingdom", "united_kingdom")
    assert (t.asked, t.question) == ("us", "which_operation")


def test_5_2_space_race_is_no_use_of_operations_after_the_event() -> None:
    """5.2, 6.4.5: a card whose event has occurred cannot go to the space race any more."""
    t = table(us=["fidel"], side="us", influence={"iran": (0, 1)}).do("fidel")
    assert "space_race" in t.options
    t.do("event_first")
    assert set(t.options) == {"place_influence", "coup", "realignment"}


def test_5_2_impossible_event_is_discarded() -> None:
    """5.2: an event that cannot occur has no effect; its card is discarded, star or not."""
    t = table(us=["willy_brandt"], ussr=["fidel"], side="us", turn=4, effects=["wall_down"])
    t.do("willy_brandt", "place_influence", "canada", "canada")
    assert (t.vp, t.influence("west_germany")) == (0, (0, 0))
    assert (t.discards, t.removed) == (["willy_brandt"], [])
    assert "event_cannot_occur" in t.notes()


def test_5_2_own_impossible_event_is_not_on_offer() -> None:
    """5.2: NATO is nobody's event before the Marshall Plan or the Warsaw Pact."""
    t = table(us=["nato"], side="us").do("nato")
    assert t.why_not("event") == ("event_cannot", "5.2")
    for alliance in ("marshall_plan", "warsaw_pact"):
        assert "event" in table(us=["nato"], side="us", effects=[alliance]).do("nato").options


def test_5_2_event_without_result_has_occurred() -> None:
    """5.2: Truman Doctrine finds nothing to remove, and is removed itself."""
    t = table(ussr=["truman_doctrine"], us=["nato"]).do("truman_doctrine", "place_influence", "afghanistan")
    assert (t.asked, t.removed) == ("us", ["truman_doctrine"])


@pytest.mark.parametrize("event_first", [True, False])
def test_5_2_whether_it_can_occur_shows_when_it_would(event_first: bool) -> None:
    """5.2: Kitchen Debates needs more American battlegrounds than Soviet ones. A coup in Angola changes that, so what
    comes first matters."""
    t = table(ussr=["kitchen_debates"], us=["fidel"], turn=4, influence={"angola": (1, 0)})
    t.do("kitchen_debates", *["event_first"] * event_first, "coup", "angola", 6)
    assert t.vp == (2 if event_first else 0)
    assert (t.removed, t.discards) == ((["kitchen_debates"], []) if event_first else ([], ["kitchen_debates"]))


# -- 5.3, 5.4: discards for events ---------------------------------------------------------------------


def test_5_3_dearer_cards_will_do() -> None:
    """5.3: Blockade asks for a card of 3 Ops; one of 4 is as good, one of 2 is not."""
    t = table(ussr=["blockade"], us=["duck_and_cover", "nato", "fidel"], influence={"west_germany": (4, 0)})
    t.do("blockade", "event")
    assert sorted(t.options) == ["decline", "duck_and_cover", "nato"]
    assert t.why_not("fidel") == ("worth_too_little", "7.4.2")
    t.do("nato")
    assert (t.influence("west_germany"), t.hand("us")) == ((4, 0), ["duck_and_cover", "fidel"])


def test_5_3_trap_takes_dearer_cards() -> None:
    """5.3: Bear Trap asks for 2 Ops; 3 and 4 are as good, 1 is not."""
    t = table(ussr=["nasser", "fidel", "comecon", "nato"], turn=4, effects=["trap_ussr"])
    assert sorted(t.options) == ["comecon", "fidel", "nato"]
    assert t.why_not("nasser") == ("trap_needs_two", "5.3")


def test_5_4_discarded_cards_bring_no_event() -> None:
    """5.4: Duck and Cover, discarded for Blockade, does not touch DEFCON; nor does the US gain its points."""
    t = table(ussr=["blockade"], us=["duck_and_cover", "fidel"]).do("blockade", "event", "duck_and_cover")
    assert (t.defcon, t.vp, t.discards) == (5, 0, ["duck_and_cover"])


def test_5_4_discarded_scoring_cards_score_nothing() -> None:
    """5.4: a scoring card that Five-Year Plan seizes is not played."""
    t = table(us=["five_year_plan"], ussr=["europe_scoring", "fidel"], side="us", influence={"poland": (0, 3)})
    t.do("five_year_plan", "event", "europe_scoring")
    assert t.vp == 0
    assert t.discards == ["europe_scoring", "five_year_plan"]


# -- 5.5: cards over rules -----------------------------------------------------------------------------


def test_5_5_a_card_overrides_the_rules() -> None:
    """5.5: coups of events give no military operations (8.2.2), but Che says that his do."""
    cards = {"ussr": ["che", "junta"], "us": ["nato"], "turn": 4, "options": {"optional_cards": True}}
    t = table(**cards, influence={"ecuador": (1, 0), "peru": (1, 0)})
    t.do("che", "event", "coup", "ecuador", 1)
    assert t.military == (0, 3)
    t = table(**cards, influence={"ecuador": (1, 0), "peru": (1, 0)})
    t.do("junta", "event", "chile", "coup", "ecuador", 1)
    assert t.military == (0, 0)


def test_5_5_but_not_10_1_5() -> None:
    """5.5, 10.1.5: Quagmire wants a discard, but a scoring card that could not be played later goes first."""
    t = table(us=["asia_scoring", "nato"], side="us", turn=4, action_round=7, effects=["trap_us"])
    assert t.options == ["asia_scoring"]
    assert t.why_not("nato") == ("must_play_scoring", "10.1.5")
