"""What each seat sees: hands, plots, the stack of the solitaire game; and what lies in the box."""

from labyrinth.desk import GAME, Desk, desk
from labyrinth.operating import alone, flow, turn_up, view

from realpolitik.games.labyrinth.view import PLOTS_WAITING
from realpolitik.kernel.question import NOTES, SPECTATOR

EVERYBODY = (0, 1, SPECTATOR)


def shown(d: Desk, seat: int, country: str) -> list[str]:
    return [plot["plot"] for plot in view(d, seat)["countries"][country]["plots"]]


def test_5_3_2_what_everybody_may_see() -> None:
    """5.3.2: discards, removed cards, boxes, and how many cards there are; not which."""
    d = desk(
        us=["abbas"],
        jihadist=["ieds", "gaza_war"],
        discard=["kosovo"],
        removed=["nest"],
        lapsing=["gtmo"],
        first_plot="sharia",
        deck=["saleh", "darfur"],
        cells={"iran": 1},
    )
    for seat in EVERYBODY:
        seen = view(d, seat)
        assert seen["hand_sizes"] == {"us": 1, "jihadist": 2}
        assert ("kosovo" in seen["discard"], seen["removed"], seen["lapsing"]) == (True, ["nest"], ["gtmo"])
        assert (seen["first_plot"], seen["deck"]) == ("sharia", 2)
    assert [view(d, seat)["hand"] for seat in EVERYBODY] == [["abbas"], ["ieds", "gaza_war"], []]


def test_8_5_4_plots_are_hidden_from_the_us() -> None:
    """8.5.4, 4.8.1: and from those who look on; the Jihadists look at all."""
    d = desk(jihadist=["ieds"], plots=[("egypt", "3"), ("iran", "wmd")], governance={"egypt": "fair neutral"}, wmd=1)
    assert [shown(d, seat, "egypt") for seat in EVERYBODY] == [[""], ["3"], [""]]
    assert [shown(d, seat, "iran") for seat in EVERYBODY] == [[""], ["wmd"], [""]]
    assert set(view(d, SPECTATOR)["plots"]["available"]) == {""}
    assert view(d, 1)["plots"]["available"] == ["1", "1", "1", "2", "2", "wmd"]
    for seat in EVERYBODY:
        assert (view(d, seat)["plots"]["wmd_loose"], view(d, seat)["plots"]["wmd_arsenal"]) == (1, 3)


def test_8_5_4_the_place_of_a_plot() -> None:
    """8.5.4: by which it is chosen, without being seen."""
    d = desk(
        us=["patriot_act", "abbas"],
        side="us",
        plots=[("egypt", "1"), ("iran", "2")],
        governance={"egypt": "fair neutral"},
    )
    d.do("patriot_act", "alert")
    places = [plot["place"] for name in ("egypt", "iran") for plot in view(d)["countries"][name]["plots"]]
    assert [str(place) for place in places] == d.options


def test_6_2_7_nest_shows_a_wmd_at_home() -> None:
    """6.2.7: one that is placed in the United States lies face up; other plots do not."""
    position = {"cells": {"united_states": 1}, "markers": ["nest"], "wmd": 1, "jihadist": ["ieds", "homegrown"]}
    d = desk(**position).do("ieds", "plot", "united_states", 1, "wmd")
    assert shown(d, 0, "united_states") == ["wmd"]
    assert shown(desk(**position).do("ieds", "plot", "united_states", 1, "1"), 0, "united_states") == [""]
    unguarded = {**position, "markers": []}
    assert shown(desk(**unguarded).do("ieds", "plot", "united_states", 1, "wmd"), 0, "united_states") == [""]
    abroad = {**position, "cells": {"canada": 1}, "posture": {"canada": "soft"}}
    assert shown(desk(**abroad).do("ieds", "plot", "canada", 1, "wmd"), 0, "canada") == [""]


def test_6_2_1_a_hand_that_was_shown() -> None:
    """6.2.1: Intel Community looks at the Jihadists' cards; a card played is not known there any more."""
    d = desk(us=["intel_community", "abbas"], jihadist=["ieds", "homegrown"], side="us", cells={"iran": 1})
    d.do("intel_community", "play_event")
    assert view(d)["seen"] == ["ieds", "homegrown"]
    assert view(d, SPECTATOR)["seen"] == []
    d.do("war_of_ideas", "canada", 3, "abbas", "reserves", "ieds", "reserves")
    assert view(d)["seen"] == ["homegrown"]


def test_6_2_1_a_card_that_was_taken_is_known() -> None:
    """6.2.1: both know what Enhanced Measures took; others do not."""
    d = desk(
        us=["enhanced_measures", "abbas"],
        jihadist=["ieds", "homegrown"],
        side="us",
        cells={"iran": 1, "canada": 1},
        posture={"canada": "soft"},
    )
    d.do("enhanced_measures", "play_event", "canada", "homegrown")
    assert "homegrown" in view(d)["hand"]
    assert (view(d, 1)["seen"], view(d, SPECTATOR)["seen"]) == (["homegrown"], [])


# -- the stack (9.2) ---------------------------------------------------------------------------------------------------


def test_9_2_the_stack_is_face_down() -> None:
    """9.2: the US sees how many cards it has, and no plot."""
    d = alone(card=1, side="us", plots=[("iran", "2")])
    assert (view(d)["hand_sizes"]["jihadist"], view(d)["seen"], view(d)["stack"]) == (2, [], ["", ""])
    assert shown(d, 0, "iran") == [""]
    assert view(d)["seats"] == {"us": 0}


def test_9_2_intel_community_leaves_the_order() -> None:
    """9.2: the stack is looked at from the top down, and stays as it is."""
    d = desk(
        us=["intel_community", "abbas"],
        side="us",
        jihadist=["kosovo", "ieds", "darfur"],
        stacked=["darfur"],
        cells={"iran": 1},
        options={"solitaire": True},
    )
    d.do("intel_community", "play_event")
    assert (d.asked, d.question, d.options) == ("nature", "order_stack", ["darfur"])
    assert sorted(d.do("darfur").options) == ["ieds", "kosovo"]
    d.do("kosovo", "ieds")
    assert view(d)["stack"] == ["ieds", "kosovo", "darfur"]
    assert sorted(view(d)["seen"]) == ["darfur", "ieds", "kosovo"]


def test_9_2_fsb_shuffles() -> None:
    """9.2: all cards are seen, their order is not known afterwards."""
    d = desk(
        us=["fsb", "abbas"],
        side="us",
        jihadist=["kosovo", "heu", "darfur"],
        stacked=["kosovo", "heu", "darfur"],
        cells={"iran": 1},
        options={"solitaire": True},
    )
    d.do("fsb", "play_event")
    assert d.hand("jihadist") == ["darfur", "kosovo"]
    assert (view(d)["stack"], sorted(view(d)["seen"])) == ([], ["darfur", "kosovo"])


def test_9_2_a_card_drawn_by_an_event_goes_on_top() -> None:
    """9.2: Detainee Release."""
    d = alone("detainee_release", us=["kosovo", "sharia"], disrupted=["canada"], posture={"canada": "soft"})
    assert d.question == "draw_card"
    d.do("darfur")
    assert view(d)["hand_sizes"]["jihadist"] == 3
    assert flow(d)[-1] == "event_played"
    turn_up(d.do("kosovo", "reserves", "sharia", "reserves"))
    played = [d.match.game.details(note) for _, note in d.match.log if NOTES[note[0]].name == "card_turned"]
    assert [turned["card"] for turned in played] == ["detainee_release", "darfur"]


# -- the rest ----------------------------------------------------------------------------------------------------------


def test_5_2_3_duties() -> None:
    """5.2.3: in its phase the US is reminded of the plots on the map."""
    d = desk(us=["abbas", "sharia"], side="us", plots=[("iran", "1")], cells={"iran": 1})
    assert GAME.duties(d.state, 0) == [(PLOTS_WAITING, 1)]
    assert GAME.duties(d.state, 1) == []
    assert GAME.duties(desk(us=["abbas"], side="us", cells={"iran": 1}).state, 0) == []


def test_4_7_5_where_the_game_stands() -> None:
    """4.7.5: phase and card, the deck and how many there are."""
    d = desk(us=["abbas", "sharia"], side="us", card=2, cells={"iran": 1}, options={"decks": 3}, deck_number=2)
    seen = view(d)
    assert (seen["phase"], seen["phasing"], seen["card"], seen["decks"]) == ("us", "us", 2, {"now": 2, "of": 3})
    d = desk(phase="plots", plots=[("iran", "1"), ("iran", "2")], jihadist=["ieds"], cells={"iran": 1})
    assert view(d)["phase"] == "plots"


def test_4_0_the_box() -> None:
    """4.0, 4.10: what the page draws from."""
    box = GAME.components()
    assert (len(box["spaces"]), len(box["cards"]), box["sides"]) == (38, 120, ["us", "jihadist"])
    assert box["spaces"]["united_states"]["type"] == "us"
    assert box["spaces"]["pakistan"]["links"] == ["gulf_states", "iran", "afghanistan", "india", "indonesia_malaysia"]
    assert [name for name, card in box["cards"].items() if card["lapsing"]] == [
        "biometrics",
        "door_of_itjihad_47",
        "gtmo",
        "oil_price_spike_117",
        "oil_price_spike_118",
    ]
