"""The cards of the United States, in number order: the event, when it can happen, who decides, what it leaves."""

from typing import Any

import pytest
from labyrinth.card_play import Answer, event, fate, missing, operate, refused, table, told, used
from labyrinth.desk import desk

RULED = "islamist_rule adversary"
AN_IRAQ: dict[str, Any] = {"governance": {"iraq": "poor ally"}, "regime_change": {"iraq": "tan"}}


# -- all of them -------------------------------------------------------------------------------------------------------

# the answers that an event takes in a position that allows it, and where the card goes
EVENTS: dict[str, tuple[dict[str, Any], list[Answer], str]] = {
    "backlash": ({"plots": [("iraq", "1")]}, [0], "discarded"),
    "biometrics": ({}, [], "lapsing"),
    "ctr": ({"us_posture": "soft"}, [], "discarded"),
    "moro_talks": ({}, [1], "removed"),
    "nest": ({}, [], "removed"),
    "sanctions_6": ({"markers": ["patriot_act"]}, [], "discarded"),
    "sanctions_7": ({"markers": ["patriot_act"]}, [], "discarded"),
    "special_forces_8": ({"cells": {"jordan": 1}, "troops": {"jordan": 1}}, [], "discarded"),
    "special_forces_9": ({"cells": {"jordan": 1}, "troops": {"jordan": 1}}, [], "discarded"),
    "special_forces_10": ({"cells": {"jordan": 1}, "troops": {"jordan": 1}}, [], "discarded"),
    "abbas": ({}, [], "removed"),
    "al_azhar": ({}, [1], "discarded"),
    "anbar_awakening": ({"troops": {"iraq": 1}}, [], "discarded"),
    "covert_action": ({"governance": {"iraq": "poor adversary"}}, [4], "discarded"),
    "ethiopia_strikes": ({"governance": {"sudan": RULED}}, [], "removed"),
    "euro_islam": ({}, ["soft"], "removed"),
    "fsb": ({}, [], "discarded"),
    "intel_community": ({}, ["war_of_ideas", "canada", 1, "no_thanks"], "discarded"),
    "kemalist_republic": ({}, [], "discarded"),
    "king_abdullah": ({}, [], "removed"),
    "lets_roll": ({"plots": [("france", "1")]}, [0, "sanctions_6", "canada", "soft"], "discarded"),
    "mossad_and_shin_bet": ({"cells": {"jordan": 1}}, [], "discarded"),
    "predator_23": ({"cells": {"jordan": 1}}, [], "discarded"),
    "predator_24": ({"cells": {"jordan": 1}}, [], "discarded"),
    "predator_25": ({"cells": {"jordan": 1}}, [], "discarded"),
    "quartet": ({"markers": ["abbas"]}, [], "discarded"),
    "saddam_captured": ({"troops": {"iraq": 1}}, [], "removed"),
    "sharia": ({"besieged": ["iraq"]}, [], "discarded"),
    "tony_blair": ({}, ["no_thanks"], "removed"),
    "un_nation_building": (AN_IRAQ, [1], "discarded"),
    "wiretapping": ({"cells": {"canada": 1}}, ["sanctions_6"], "discarded"),
    "back_channel": (
        {"us_posture": "soft", "governance": {"iraq": "poor adversary"}, "us": ["kosovo", "bin_ladin"]},
        ["bin_ladin"],
        "discarded",
    ),
    "benazir_bhutto": ({}, [], "removed"),
    "enhanced_measures": ({"cells": {"canada": 1}}, ["canada", "hizb_ut_tahrir"], "discarded"),
    "hijab": ({}, [1, "soft"], "removed"),
    "indo_pakistani_talks": ({"governance": {"pakistan": "fair neutral"}}, ["soft"], "removed"),
    "iraqi_wmd": ({"governance": {"iraq": "poor adversary"}}, ["keep_it"], "removed"),
    "libyan_deal": (
        {"governance": {"libya": "poor neutral", "iraq": "poor ally"}},
        ["germany", "france", "soft", "hard"],
        "removed",
    ),
    "libyan_wmd": ({"governance": {"libya": "poor adversary"}}, ["keep_it"], "removed"),
    "mass_turnout": (AN_IRAQ, [], "discarded"),
    "nato": (AN_IRAQ, [], "discarded"),
    "pakistani_offensive": ({"governance": {"pakistan": "poor ally"}, "markers": ["fata"]}, [], "discarded"),
    "patriot_act": ({}, [], "removed"),
    "renditions": ({}, ["hizb_ut_tahrir"], "discarded"),
    "safer_now": ({}, [6, "canada", "soft"], "discarded"),
    "sistani": ({**AN_IRAQ, "cells": {"iraq": 1}}, [], "discarded"),
    "door_of_itjihad_47": ({}, [], "lapsing"),
}


@pytest.mark.parametrize("card", EVENTS)
def test_an_event_of_the_us_played_by_the_us(card: str) -> None:
    """6.2.1, 6.2.9: the event happens, and the card goes where it says."""
    position, answers, goes = EVENTS[card]
    d = event("us", card, *answers, **position)
    assert "event_occurs" in d.notes()
    assert fate(d, card) == goes
    assert (d.asked, d.question) == ("us", "play_card")


@pytest.mark.parametrize("card", EVENTS)
def test_an_event_of_the_us_before_the_jihadists_operation(card: str) -> None:
    """6.3.2.1, 6.3.2.2: the Jihadists use the card, the US decides; it is marked and removed as ever."""
    position, answers, goes = EVENTS[card]
    d = used(card, *answers, **position)
    assert (d.asked, d.question) == ("jihadist", "how_to_play")
    assert d.why_not("their_event_first")[0] == "event_happened"
    operate(d, card)
    assert d.notes().count("event_occurs") == 1
    assert fate(d, card) == goes


@pytest.mark.parametrize("card", EVENTS)
def test_an_event_of_the_us_after_the_jihadists_operation(card: str) -> None:
    position, answers, goes = EVENTS[card]
    d = operate(table("jihadist", card, **position).do(card), card)
    for answer in answers:
        assert d.asked in ("us", "nature")
        d.do(answer)
    assert d.notes().count("event_occurs") == 1
    assert fate(d, card) == goes


@pytest.mark.parametrize("card", EVENTS)
def test_the_jihadists_cannot_play_an_event_of_the_us(card: str) -> None:
    position, _, _ = EVENTS[card]
    d = table("jihadist", card, **position).do(card)
    assert d.why_not("play_event") == ("others_event", "6.2.5")


@pytest.mark.parametrize("card", EVENTS)
def test_no_event_of_the_us_by_its_own_operation(card: str) -> None:
    """6.3.2.3, 6.2.9: and the card is never removed by an operation."""
    position, _, _ = EVENTS[card]
    d = table("us", card, **position).do(card)
    assert d.why_not("their_event_first") == ("own_event_only", "6.3.2.3")
    operate(d, card)
    assert "event_occurs" not in d.notes()
    assert fate(d, card) == "discarded"


# -- 1 Backlash --------------------------------------------------------------------------------------------------------


def struck(country: str, plot: str, **position: Any) -> Any:
    """A plot under Backlash, after the US's phase: at its first damage die or the next phase."""
    d = event("us", "backlash", 0, plots=[(country, plot)], us=["kosovo"], **position)
    return d.do("kosovo", "reserves")


def test_1_backlash_turns_the_funding_of_a_plot() -> None:
    d = struck("iraq", "2", governance={"iraq": "poor neutral"}, aid={"iraq": 1}, troops={"iraq": 1}, funding=5)
    assert d.do(1, 6).funding == 4
    assert (d.prestige, d.aid("iraq")) == (6, 0)  # all else as ever
    assert "backlash_strikes" in d.notes()


def test_1_backlash_costs_two_in_a_good_country() -> None:
    assert struck("iraq", "1", governance={"iraq": "good ally"}, funding=5).do(6).funding == 3


def test_1_backlash_on_a_wmd() -> None:
    d = struck("iraq", "wmd", governance={"iraq": "fair ally"}, funding=8)
    assert d.do(6, 6, 6).funding == 1


def test_1_backlash_ends_with_the_funding_at_one() -> None:
    assert struck("iraq", "1", governance={"iraq": "good ally"}, funding=2).do(6).funding == 1


def test_1_backlash_does_nothing_to_a_plot_that_is_blocked() -> None:
    d = event("us", "backlash", 0, plots=[("iraq", "1")], us=["bin_ladin"], funding=5)
    d.do("bin_ladin", "alert", 0)
    assert (d.funding, d.plots("iraq")) == (5, [])


def test_1_backlash_lets_the_us_pick_among_muslim_countries() -> None:
    d = event("us", "backlash", plots=[("france", "1"), ("iraq", "1"), ("iran", "2"), ("egypt", "3")])
    assert (d.asked, d.question, d.match.question.options) == ("us", "which_plot_turned", [1, 3])
    assert d.why_not(0) == d.why_not(2) == ("plot_does_not_fit", "6.2.1")
    d.do(3)
    assert [plot[2] for plot in d.state.plots] == [0, 0, 0, 1]


def test_1_backlash_falls_on_a_plot_once() -> None:
    """The Jihadists let it fall on the only plot; the US has the card back by the price of oil, and finds no other."""
    d = used("backlash", 0, plots=[("iraq", "1")], us=["oil_price_spike_117"]).do(
        "reserves", "hizb_ut_tahrir", "reserves"
    )
    d.do("oil_price_spike_117", "play_event", "backlash", "backlash")
    assert d.why_not("play_event") == ("event_unplayable", "6.2.6")


@pytest.mark.parametrize("plots", [[], [("france", "1")], [("iran", "1")]])
def test_1_backlash_needs_a_plot_in_a_muslim_country(plots: list[tuple[str, str]]) -> None:
    assert refused("backlash", plots=plots) == "plot_in_muslim_country"


# -- 2 Biometrics ------------------------------------------------------------------------------------------------------

NEAR_AND_FAR: dict[str, Any] = {
    "cells": {"egypt": 1},
    "active": {"egypt": 1},
    "governance": {"egypt": "fair neutral", "sudan": "poor neutral", "libya": "good ally", "iraq": "fair ally"},
}


def travelling(**position: Any) -> Any:
    """A Jihadist of Egypt under Biometrics, about to say where to."""
    position = {**NEAR_AND_FAR, "markers": ["biometrics"], **position}
    return table("jihadist", "homegrown", **position).do("homegrown", "travel", "egypt")


def test_2_biometrics_forbids_journeys_to_countries_that_are_not_adjacent() -> None:
    d = travelling()
    assert set(d.options) == {"egypt", "libya", "israel", "sudan"}
    assert d.why_not("iraq") == ("biometrics_forbids", "6.2.2")


def test_2_biometrics_asks_a_roll_of_travellers_to_a_good_neighbour() -> None:
    d = travelling().do("libya", "active_cell", "enough")
    assert (d.asked, d.question) == ("nature", "die")
    assert d.do(1).cells("libya") == 1
    assert travelling().do("libya", "active_cell", "enough", 2).cells("egypt") == 1


def test_2_biometrics_leaves_other_neighbours_and_hiding_alone() -> None:
    assert travelling().do("sudan", "active_cell", "enough").cells("sudan") == 1
    assert travelling().do("egypt", "enough").active("egypt") == 0


def test_2_biometrics_lasts_to_the_end_of_the_turn() -> None:
    d = event("us", "biometrics", us=["kosovo"])
    assert d.marker("biometrics") == 1
    d = desk(phase="end", lapsing=["biometrics"], markers=["biometrics"])
    assert d.marker("biometrics") == 0
    assert "biometrics" in d.discards


def test_2_biometrics_does_not_stop_an_event() -> None:
    """6.2.2: Clean Operatives travel wherever they like."""
    d = event("jihadist", "clean_operatives", "iran", "canada", 1, markers=["biometrics"])
    assert d.cells("canada") == 1


# -- 3 CTR -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("central_asia", "marked"),
    [("poor ally", 1), ("fair neutral", 1), ("poor adversary", 0), (RULED, 0)],
)
def test_3_ctr_in_central_asia_by_its_alignment(central_asia: str, marked: int) -> None:
    d = event("us", "ctr", us_posture="soft", governance={"central_asia": central_asia})
    assert (d.marker("ctr_russia"), d.marker("ctr_central_asia")) == (1, marked)


def test_3_ctr_does_not_test_central_asia() -> None:
    d = event("us", "ctr", us_posture="soft")
    assert (d.marker("ctr_russia"), d.marker("ctr_central_asia"), d.governance("central_asia")) == (1, 0, "")


def test_3_ctr_needs_a_soft_us() -> None:
    assert refused("ctr", us_posture="hard") == "us_soft"


# -- 4 Moro Talks ------------------------------------------------------------------------------------------------------


def test_4_moro_talks() -> None:
    d = event("us", "moro_talks", 5, markers=["abu_sayyaf"], troops={"philippines": 2}, funding=5)
    assert (d.posture("philippines"), d.funding, d.troops("philippines")) == ("hard", 4, 2)
    assert (d.marker("moro_talks"), d.marker("abu_sayyaf")) == (1, 0)


def test_4_moro_talks_with_a_tested_country_and_little_funding() -> None:
    d = event("us", "moro_talks", posture={"philippines": "soft"}, funding=1)
    assert (d.posture("philippines"), d.funding, d.question) == ("soft", 1, "play_card")


# -- 5 NEST ------------------------------------------------------------------------------------------------------------


def plotted(country: str, plot: str, **position: Any) -> bool:
    """Whether a plot of Martyrdom Operation in that country lies face up."""
    d = event("jihadist", "martyrdom_operation_87", country, plot, "1", cells={country: 2}, wmd=1, **position)
    return d.state.plots[0][3] > 0


def test_5_nest_shows_a_wmd_in_the_united_states() -> None:
    assert event("us", "nest").marker("nest") == 1
    assert plotted("united_states", "wmd", markers=["nest"])
    assert not plotted("united_states", "wmd")


def test_5_nest_shows_nothing_else() -> None:
    assert not plotted("united_states", "3", markers=["nest"])
    assert not plotted("israel", "wmd", markers=["nest"])


# -- 6, 7 Sanctions ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["sanctions_6", "sanctions_7"])
@pytest.mark.parametrize(("before", "after"), [(9, 7), (3, 1), (2, 1), (1, 1)])
def test_6_sanctions(card: str, before: int, after: int) -> None:
    assert event("us", card, markers=["patriot_act"], funding=before).funding == after


@pytest.mark.parametrize("card", ["sanctions_6", "sanctions_7"])
def test_6_sanctions_need_the_patriot_act(card: str) -> None:
    assert refused(card) == "patriot_act_in_effect"


# -- 8, 9, 10 Special Forces -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["special_forces_8", "special_forces_9", "special_forces_10"])
def test_8_special_forces_where_the_us_likes(card: str) -> None:
    d = event("us", card, cells={"jordan": 1, "iraq": 2, "egypt": 1}, troops={"saudi_arabia": 1})
    assert (d.asked, d.question, d.options) == ("us", "select_for_removal", ["jordan", "iraq"])
    d.do("iraq")
    assert (d.cells("iraq"), d.cells("jordan"), d.cadre("iraq")) == (1, 1, False)


def test_8_special_forces_leave_a_cadre_of_the_last_cell() -> None:
    d = event("us", "special_forces_8", cells={"jordan": 1}, troops={"jordan": 1})
    assert (d.cells("jordan"), d.cadre("jordan")) == (0, True)


@pytest.mark.parametrize("card", ["special_forces_8", "special_forces_9", "special_forces_10"])
@pytest.mark.parametrize(
    ("which", "left"), [("sleeper_cell", (0, 1, True)), ("active_cell", (1, 0, True)), ("sadr", (1, 1, False))]
)
def test_8_special_forces_remove_the_cell_that_the_us_likes(card: str, which: str, left: tuple[int, int, bool]) -> None:
    d = event("us", card, cells={"iraq": 1}, active={"iraq": 1}, sadr=True, nato="iraq")
    assert (d.asked, d.question, d.options) == ("us", "which_cell_removed", ["active_cell", "sleeper_cell", "sadr"])
    d.do(which)
    sadr = d.state.sadr >= 0
    assert (d.cells("iraq") - d.active("iraq") - sadr, d.active("iraq"), sadr) == left


def test_8_special_forces_reach_iran() -> None:
    d = event("us", "special_forces_8", cells={"egypt": 1}, troops={"iraq": 1})
    assert (d.cells("iran"), d.cadre("iran")) == (0, True)


def test_8_special_forces_come_by_nato_too() -> None:
    d = event("us", "special_forces_8", "syria", cells={"syria": 1}, nato="iraq")
    assert d.cells("syria") == 0


def test_8_special_forces_cross_the_ocean() -> None:
    """The United States are adjacent to the Philippines, where Abu Sayyaf may have drawn troops."""
    d = event("us", "special_forces_8", cells={"united_states": 1}, troops={"philippines": 1})
    assert d.cells("united_states") == 0


def test_8_special_forces_under_the_patriot_act() -> None:
    """43: the United States are then adjacent to Canada alone."""
    position: dict[str, Any] = {"cells": {"united_states": 1}, "troops": {"philippines": 1}}
    assert missing("us", "special_forces_8", markers=["patriot_act"], **position) == "cells_near_troops"


@pytest.mark.parametrize("card", ["special_forces_8", "special_forces_9", "special_forces_10"])
@pytest.mark.parametrize("position", [{}, {"cells": {"egypt": 3}, "troops": {"iraq": 2}, "active": {}}])
def test_8_special_forces_need_a_cell_near_troops(card: str, position: dict[str, Any]) -> None:
    if position:
        assert missing("us", card, **position) == "cells_near_troops"
    else:
        assert refused(card) == "cells_near_troops"


def test_8_special_forces_win_with_the_last_cell() -> None:
    d = event("us", "special_forces_8", cells={"iraq": 1}, active={}, troops={"iraq": 1})
    assert d.winner == "us"


# -- 11 Abbas ----------------------------------------------------------------------------------------------------------


def test_11_abbas() -> None:
    d = event("us", "abbas", prestige=7, funding=5)
    assert (d.prestige, d.funding, d.marker("abbas")) == (8, 3, 1)


@pytest.mark.parametrize(
    "position",
    [{"troops": {"iraq": 11}}, *[{"governance": {country: RULED}} for country in ("egypt", "jordan", "lebanon")]],
)
def test_11_abbas_brings_nothing_without_peace(position: dict[str, Any]) -> None:
    d = event("us", "abbas", prestige=7, funding=5, **position)
    assert (d.prestige, d.funding, d.marker("abbas")) == (7, 5, 1)
    assert fate(d, "abbas") == "removed"


def test_11_abbas_at_war_and_far_from_islamist_rule() -> None:
    d = event("us", "abbas", prestige=12, funding=2, troops={"iraq": 10}, governance={"syria": RULED})
    assert (d.prestige, d.funding) == (12, 1)


def test_11_abbas_is_ended_by_a_plot_in_israel() -> None:
    d = desk(phase="plots", plots=[("israel", "1")], markers=["abbas"], jihadist=["hizb_ut_tahrir"])
    assert d.marker("abbas") == 0
    assert "marker_ended" in d.notes()


def test_11_abbas_is_not_ended_by_a_plot_elsewhere() -> None:
    d = desk(phase="plots", plots=[("egypt", "1")], markers=["abbas"], jihadist=["hizb_ut_tahrir"])
    assert d.marker("abbas") == 1


# -- 12 Al-Azhar -------------------------------------------------------------------------------------------------------


def test_12_al_azhar() -> None:
    d = event("us", "al_azhar", 5, funding=9)
    assert (d.governance("egypt"), d.funding) == ("fair neutral", 5)


def test_12_al_azhar_under_islamist_rule() -> None:
    d = event("us", "al_azhar", funding=9, governance={"egypt": "poor adversary", "yemen": RULED})
    assert (d.governance("egypt"), d.funding) == ("poor adversary", 7)


def test_12_al_azhar_where_egypt_itself_is_ruled() -> None:
    assert event("us", "al_azhar", funding=2, governance={"egypt": RULED}).funding == 1


# -- 13 Anbar Awakening ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("country", ["iraq", "syria"])
def test_13_anbar_awakening(country: str) -> None:
    d = event("us", "anbar_awakening", troops={country: 1}, markers=["al_anbar"], prestige=7)
    assert (d.aid(country), d.prestige) == (1, 8)
    assert (d.marker("anbar_awakening"), d.marker("al_anbar")) == (1, 0)


def test_13_anbar_awakening_where_the_us_likes() -> None:
    d = used("anbar_awakening", nato="syria", troops={"iraq": 2}, aid={"syria": 1})
    assert (d.asked, d.question, d.options) == ("us", "select_for_aid", ["syria", "iraq"])
    assert d.do("syria").aid("syria") == 2


def test_13_anbar_awakening_again() -> None:
    d = event("us", "anbar_awakening", troops={"iraq": 1}, markers=["anbar_awakening"], prestige=12)
    assert (d.marker("anbar_awakening"), d.prestige, d.aid("iraq")) == (1, 12, 1)


@pytest.mark.parametrize("troops", [{}, {"jordan": 3, "saudi_arabia": 2}])
def test_13_anbar_awakening_needs_troops(troops: dict[str, int]) -> None:
    assert refused("anbar_awakening", troops=troops) == "troops_in_iraq_or_syria"


# -- 14 Covert Action --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "after"), [(1, "adversary"), (3, "adversary"), (4, "neutral"), (6, "neutral")])
def test_14_covert_action(die: int, after: str) -> None:
    d = event("us", "covert_action", die, governance={"syria": "fair adversary"})
    assert d.governance("syria") == f"fair {after}"


def test_14_covert_action_where_the_us_likes() -> None:
    adversaries = {"syria": "fair adversary", "afghanistan": RULED, "egypt": "poor neutral"}
    d = used("covert_action", governance=adversaries)
    assert (d.asked, d.question, d.options) == ("us", "select_for_alignment", ["syria", "afghanistan"])
    assert d.do("afghanistan", 5).governance("afghanistan") == "islamist_rule neutral"


def test_14_covert_action_needs_an_adversary() -> None:
    assert refused("covert_action", governance={"iraq": "poor neutral"}) == "adversary_exists"


# -- 15 Ethiopia Strikes -----------------------------------------------------------------------------------------------


def test_15_ethiopia_strikes_where_the_us_likes() -> None:
    d = used("ethiopia_strikes", governance={"somalia": RULED, "sudan": RULED, "egypt": "poor ally"}, funding=5)
    assert (d.asked, d.question, d.options) == ("us", "select_for_governance", ["sudan", "somalia"])
    d.do("somalia")
    assert (d.governance("somalia"), d.governance("sudan"), d.funding) == ("poor neutral", RULED, 5)


@pytest.mark.parametrize("governance", [{}, {"somalia": "poor adversary", "yemen": RULED}])
def test_15_ethiopia_strikes_needs_islamist_rule_there(governance: dict[str, str]) -> None:
    assert refused("ethiopia_strikes", governance=governance) == "somalia_or_sudan_ruled"


# -- 16 Euro-Islam -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("posture", ["hard", "soft"])
@pytest.mark.parametrize("before", ["", "hard", "soft"])
def test_16_euro_islam(posture: str, before: str) -> None:
    d = event("us", "euro_islam", posture, posture={"benelux": before}, funding=5)
    assert (d.posture("benelux"), d.funding) == (posture, 4)


def test_16_euro_islam_under_islamist_rule() -> None:
    d = used("euro_islam", "hard", governance={"yemen": RULED}, funding=5)
    assert (d.posture("benelux"), d.funding) == ("hard", 5)


# -- 17 FSB ------------------------------------------------------------------------------------------------------------


def test_17_fsb_takes_every_nuclear_card() -> None:
    found = ["loose_nuke", "heu", "kazakh_strain"]
    d = event("us", "fsb", jihadist=[*found, "hizb_ut_tahrir"], cells={"russia": 1})
    assert (d.hand("jihadist"), d.cells("russia")) == (["hizb_ut_tahrir"], 1)
    assert {fate(d, card) for card in found} == {"discarded"}


@pytest.mark.parametrize("card", ["loose_nuke", "heu", "kazakh_strain"])
def test_17_fsb_takes_a_single_one(card: str) -> None:
    d = event("us", "fsb", jihadist=[card, "hizb_ut_tahrir"], cells={"central_asia": 1})
    assert (fate(d, card), d.cells("central_asia")) == ("discarded", 1)


def test_17_fsb_removes_a_cell_where_the_us_likes() -> None:
    d = used("fsb", cells={"russia": 1, "central_asia": 2, "china": 1})
    assert (d.asked, d.question, d.options) == ("us", "select_for_removal", ["russia", "central_asia"])
    d.do("russia")
    assert (d.cells("russia"), d.cadre("russia"), d.cells("central_asia")) == (0, True, 2)


def test_17_fsb_says_which_cell() -> None:
    d = event("us", "fsb", cells={"russia": 1}, active={"russia": 1, "iran": 1})
    assert (d.asked, d.question) == ("us", "which_cell_removed")
    d.do("sleeper_cell")
    assert (d.cells("russia"), d.active("russia"), d.question) == (1, 1, "play_card")


def test_17_fsb_finds_nothing_at_all() -> None:
    d = event("us", "fsb", cells={"china": 1})
    assert (d.cells("china"), d.hand("jihadist"), d.question) == (1, ["hizb_ut_tahrir"], "play_card")


# -- 18 Intel Community ------------------------------------------------------------------------------------------------


def test_18_intel_community_shows_the_hand_to_the_us_alone() -> None:
    d = event("us", "intel_community", jihadist=["homegrown", "opium"])
    shown = [seen for seen, note in d.match.log if note[0] == d.match.log[-1][1][0]]
    assert d.notes()[-1] == "hand_shown"
    assert len(shown) == 1
    assert d.match.log[-1][1][1] == d.state.seats[0]


def test_18_intel_community_is_one_operation_of_value_one() -> None:
    d = event("us", "intel_community", governance={"iraq": "fair ally"}, plots=[("iraq", "1")], reserves=(2, 0))
    assert (d.asked, d.question) == ("us", "which_operation")
    assert d.why_not("alert")[0] == "needs_three"
    assert "add_reserves" not in d.options  # 6.3.3.1: for operations alone, and this is an event
    d.do("war_of_ideas")
    assert d.why_not("iraq")[0] == "needs_value"


@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 2)])
def test_18_intel_community_may_go_to_the_reserves(before: int, after: int) -> None:
    """6.3.3: an operation like others, of value 1."""
    d = event("us", "intel_community", "reserves", reserves=(before, 0))
    assert (d.state.reserves, d.question) == ([after, 0], "extra_card")


def test_18_intel_community_is_no_reassessment_nor_an_operation_of_the_jihadists() -> None:
    d = event("us", "intel_community")
    assert d.why_not("reassessment") == ("not_by_event", "6.2.1")
    assert d.why_not("recruit") == ("other_sides_operation", "7.0")


def test_18_intel_community_and_an_extra_card() -> None:
    d = event("us", "intel_community", "war_of_ideas", "canada", 1, us=["king_abdullah", "kosovo", "sharia"])
    assert (d.asked, d.question, d.options) == ("us", "extra_card", ["king_abdullah", "sharia", "kosovo", "no_thanks"])
    d.do("king_abdullah", "play_event")
    assert (d.governance("jordan"), fate(d, "king_abdullah")) == ("fair ally", "removed")
    assert (d.question, d.state.phase_card) == ("play_card", 2)


def test_18_intel_community_without_an_extra_card() -> None:
    d = event("us", "intel_community", "war_of_ideas", "canada", 1, "no_thanks", us=["king_abdullah"])
    assert (d.question, d.hand("us"), d.state.phase_card) == ("play_card", ["king_abdullah"], 2)


def test_18_intel_community_interrupts_the_jihadists() -> None:
    d = used("intel_community", "war_of_ideas", "canada", 1, "king_abdullah", "play_event", us=["king_abdullah"])
    assert d.governance("jordan") == "fair ally"
    assert (d.asked, d.question) == ("jihadist", "how_to_play")


def test_18_intel_community_lets_the_jihadists_event_of_the_extra_card_happen() -> None:
    d = used("intel_community", "war_of_ideas", "canada", 1, us=["gaza_war", "kosovo"], prestige=7)
    d.do("gaza_war", "reserves", "kosovo")
    assert (d.prestige, d.state.reserves) == (6, [2, 0])
    assert (d.asked, d.question) == ("jihadist", "how_to_play")


def test_18_intel_community_with_an_empty_hand() -> None:
    """Nobody is asked for an extra card; the Jihadists go on."""
    d = used("intel_community", "war_of_ideas", "canada", 1, us=[])
    assert (d.asked, d.question) == ("jihadist", "how_to_play")


def test_18_intel_community_gives_no_reassessment() -> None:
    """7.6.2: that takes a whole action phase."""
    d = event("us", "intel_community", "war_of_ideas", "canada", 1, "nato", us=["nato", "safer_now", "hijab"])
    assert d.why_not("reassessment")[0] == "first_card_only"


# -- 19 Kemalist Republic, 20 King Abdullah ----------------------------------------------------------------------------


@pytest.mark.parametrize("before", ["", "good ally", "fair adversary", "poor neutral", RULED])
def test_19_kemalist_republic(before: str) -> None:
    d = event("us", "kemalist_republic", governance={"turkey": before} if before else {})
    assert d.governance("turkey") == "fair ally"
    assert d.state.victory == [0, 0, 1, 0]


@pytest.mark.parametrize("before", ["", "good neutral", "fair ally", "poor adversary", RULED])
def test_20_king_abdullah(before: str) -> None:
    d = event("us", "king_abdullah", governance={"jordan": before} if before else {}, prestige=7, funding=5)
    assert (d.governance("jordan"), d.prestige, d.funding) == ("fair ally", 8, 4)


def test_20_king_abdullah_at_the_ends_of_the_tracks() -> None:
    d = event("us", "king_abdullah", prestige=12, funding=1)
    assert (d.prestige, d.funding) == (12, 1)


# -- 21 Let's Roll! ----------------------------------------------------------------------------------------------------


def test_21_lets_roll() -> None:
    d = used("lets_roll", plots=[("united_states", "3"), ("iraq", "1")], governance={"iraq": "poor ally"})
    assert (d.asked, d.question, d.match.question.options) == ("us", "which_plot_found", [0, 1])
    d.do(0, "sanctions_6")
    assert (d.plots("united_states"), d.available.count("3")) == ([], 1)
    assert "sanctions_6" in d.hand("us")
    assert (d.asked, d.question) == ("us", "select_for_posture")
    assert not {"united_states", "israel", "iran", "iraq"} & set(d.options)
    assert len(d.options) == 17
    d.do("china", "hard")
    assert d.posture("china") == "hard"


def test_21_lets_roll_against_a_wmd() -> None:
    d = event("us", "lets_roll", 0, plots=[("france", "wmd")])
    assert (len(d.state.removed_plots), d.available) == (1, ["1", "1", "1", "2", "2", "3"])
    assert "plot_blocked" in d.notes()


def test_21_lets_roll_may_change_a_posture_that_is_marked() -> None:
    d = event(
        "us", "lets_roll", 0, "sanctions_6", "france", "hard", plots=[("france", "1")], posture={"france": "soft"}
    )
    assert d.posture("france") == "hard"


def test_21_lets_roll_finds_plots_in_good_and_allied_countries_alone() -> None:
    position: dict[str, Any] = {
        "plots": [("russia", "1"), ("iraq", "1"), ("egypt", "1"), ("iran", "3"), ("jordan", "2"), ("syria", "2")],
        "governance": {
            "iraq": "poor neutral",
            "egypt": "poor ally",
            "jordan": "fair adversary",
            "syria": "good neutral",
        },
    }
    d = event("us", "lets_roll", **position)
    assert d.match.question.options == [2, 5]
    assert {d.why_not(place) for place in (0, 1, 3, 4)} == {("plot_does_not_fit", "6.2.1")}


@pytest.mark.parametrize("country", ["russia", "iran", "jordan"])
def test_21_lets_roll_needs_a_plot_in_a_good_or_allied_country(country: str) -> None:
    position: dict[str, Any] = {"plots": [(country, "1")], "governance": {"jordan": "fair neutral"}}
    assert refused("lets_roll", **position) == "plot_in_ally_or_good"


# -- 22 Mossad & Shin Bet ----------------------------------------------------------------------------------------------


def test_22_mossad_and_shin_bet() -> None:
    d = event("us", "mossad_and_shin_bet", cells={"israel": 1, "jordan": 2, "syria": 1}, active={"lebanon": 3})
    assert [d.cells(country) for country in ("israel", "jordan", "lebanon", "syria")] == [0, 0, 0, 1]
    assert [d.cadre(country) for country in ("israel", "jordan", "lebanon", "syria")] == [True, True, True, False]
    assert d.state.cell_track == 14


def test_22_mossad_and_shin_bet_work_nowhere_else() -> None:
    others = ["united_states", "morocco", "egypt", "syria", "iraq", "saudi_arabia", "turkey", "pakistan"]
    d = event("us", "mossad_and_shin_bet", cells={"israel": 1, **dict.fromkeys(others, 1)})
    assert {d.cells(country) for country in others} == {1}


def test_22_mossad_and_shin_bet_leave_no_cadre_where_nobody_was() -> None:
    d = event("us", "mossad_and_shin_bet", cells={"israel": 1})
    assert (d.cadre("israel"), d.cadre("jordan"), d.cadre("lebanon")) == (True, False, False)


def test_22_mossad_and_shin_bet_need_a_cell_there() -> None:
    assert refused("mossad_and_shin_bet", cells={"egypt": 1}, cadres=["israel"]) == "cells_near_israel"


# -- 23, 24, 25 Predator -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["predator_23", "predator_24", "predator_25"])
def test_23_predator_where_the_us_likes(card: str) -> None:
    d = used(card, cells={"egypt": 1, "yemen": 2, "france": 1}, governance={"yemen": RULED})
    assert (d.asked, d.question, d.options) == ("us", "select_for_removal", ["egypt", "yemen"])
    d.do("yemen")
    assert (d.cells("yemen"), d.cadre("yemen")) == (1, False)


@pytest.mark.parametrize("card", ["predator_23", "predator_24", "predator_25"])
def test_23_predator_says_which_cell(card: str) -> None:
    d = event("us", card, cells={"yemen": 1}, active={"yemen": 1, "iran": 1})
    assert (d.asked, d.question) == ("us", "which_cell_removed")
    d.do("sleeper_cell")
    assert (d.cells("yemen"), d.active("yemen"), d.question) == (1, 1, "play_card")


def test_23_predator_may_find_sadr() -> None:
    d = event("us", "predator_23", sadr=True, cells={"france": 1})
    assert (d.state.sadr, d.cadre("iraq"), d.state.cell_track) == (-1, True, 13)


@pytest.mark.parametrize("card", ["predator_23", "predator_24", "predator_25"])
def test_23_predator_needs_a_cell_in_a_muslim_country(card: str) -> None:
    """Not in Iran, where one is."""
    assert refused(card, cells={"france": 1}) == "cells_in_muslim_country"


# -- 26 Quartet --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [((7, 5), (9, 2)), ((11, 3), (12, 1))])
def test_26_quartet(before: tuple[int, int], after: tuple[int, int]) -> None:
    d = event("us", "quartet", markers=["abbas"], prestige=before[0], funding=before[1], troops={"iraq": 10})
    assert (d.prestige, d.funding, d.marker("abbas")) == (*after, 1)


@pytest.mark.parametrize(
    ("position", "condition"),
    [
        ({}, "abbas_in_effect"),
        ({"markers": ["abbas"], "troops": {"iraq": 11}}, "peace_possible"),
        ({"markers": ["abbas"], "governance": {"egypt": RULED}}, "peace_possible"),
    ],
)
def test_26_quartet_needs_abbas_and_peace(position: dict[str, Any], condition: str) -> None:
    assert refused("quartet", **position) == condition


# -- 27 Saddam Captured ------------------------------------------------------------------------------------------------


def test_27_saddam_captured() -> None:
    d = event("us", "saddam_captured", nato="iraq", prestige=7)
    assert (d.aid("iraq"), d.prestige, d.marker("saddam_captured")) == (1, 8, 1)


def test_27_saddam_captured_needs_troops_in_iraq() -> None:
    assert refused("saddam_captured", troops={"syria": 3}) == "troops_in_iraq"


# -- 28 Sharia ---------------------------------------------------------------------------------------------------------


def test_28_sharia_where_the_us_likes() -> None:
    d = used("sharia", besieged=["somalia", "afghanistan"])
    assert (d.asked, d.options) == ("us", ["somalia", "afghanistan"])
    d.do("somalia")
    assert (d.besieged("somalia"), d.besieged("afghanistan")) == (False, True)


def test_28_sharia_without_a_siege() -> None:
    """6.2.6: there must be a marker to remove."""
    assert refused("sharia") == "besieged_regime_exists"


# -- 29 Tony Blair -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("us", ["hard", "soft"])
@pytest.mark.parametrize("before", ["", "hard", "soft"])
def test_29_tony_blair_follows_the_us(us: str, before: str) -> None:
    d = event("us", "tony_blair", "no_thanks", us_posture=us, posture={"united_kingdom": before})
    assert (d.posture("united_kingdom"), d.prestige) == (us, 7)


def test_29_tony_blair_rolls_in_three_schengen_countries() -> None:
    """One after the other: the US has seen each die before it names the next country."""
    d = used("tony_blair", prestige=7, posture={"spain": "hard"})
    assert (d.asked, d.question) == ("us", "select_for_war_of_ideas")
    assert len(d.options) == 8  # seven members, or none
    d.do("spain", 5)
    assert (d.posture("spain"), d.prestige) == ("hard", 8)  # it ends like the US, though nothing changed
    d.do("italy", 4)
    assert (d.posture("italy"), d.prestige) == ("soft", 8)
    assert (d.asked, d.question, len(d.options)) == ("us", "select_for_war_of_ideas", 6)
    assert d.why_not("spain")[0] == d.why_not("italy")[0] == "selected_already"
    assert d.why_not("united_kingdom")[0] == "not_among_those"
    d.do("france", 6)
    assert (d.posture("france"), d.prestige) == ("hard", 9)
    assert (d.asked, d.question) == ("jihadist", "how_to_play")  # three, and no more


def test_29_tony_blair_rolls_in_one() -> None:
    d = event("us", "tony_blair", "germany", 1, "no_thanks", us_posture="soft", prestige=7)
    assert (d.posture("germany"), d.prestige, d.question) == ("soft", 8, "play_card")


# -- 30 UN Nation Building ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "after"), [(4, "poor ally"), (5, "fair ally")])
def test_30_un_nation_building_ignores_the_gwot_penalty(die: int, after: str) -> None:
    """Prestige 4 adds nothing, the Aid just placed adds one: but for the penalty of 2 a 4 would do."""
    soft = dict.fromkeys(("france", "spain", "italy"), "soft")
    d = event("us", "un_nation_building", die - 1, posture=soft, prestige=4, **AN_IRAQ)
    assert (d.governance("iraq"), d.aid("iraq")) == (after, 1)


def test_30_un_nation_building_needs_no_five_troops() -> None:
    d = event("us", "un_nation_building", 6, cells={"iraq": 8}, **AN_IRAQ)
    assert d.governance("iraq") == "fair ally"


def test_30_un_nation_building_where_the_us_likes() -> None:
    position: dict[str, Any] = {
        "governance": {"iraq": "fair ally", "libya": "poor neutral", "egypt": "poor ally"},
        "regime_change": {"iraq": "tan", "libya": "green"},
    }
    d = used("un_nation_building", **position)
    assert (d.asked, d.question, d.options) == ("us", "select_for_war_of_ideas", ["libya", "iraq"])
    d.do("libya", 4)
    assert (d.governance("libya"), d.aid("libya")) == ("poor ally", 1)


def test_30_un_nation_building_to_good() -> None:
    position: dict[str, Any] = {"governance": {"iraq": "fair ally"}, "regime_change": {"iraq": "tan"}, "prestige": 7}
    d = event("us", "un_nation_building", 4, **position)  # Aid and prestige, less one from Fair to Good
    assert (d.governance("iraq"), d.aid("iraq"), d.regime_change("iraq")) == ("good ally", 0, "")


def test_30_un_nation_building_rolls_for_no_adversary() -> None:
    """7.2.1.1: the event waives the troops, not the alignment."""
    position: dict[str, Any] = {"governance": {"iraq": "poor adversary"}, "regime_change": {"iraq": "tan"}}
    d = event("us", "un_nation_building", **position)
    if d.question == "die":
        d.do(6)
    assert (d.governance("iraq"), d.aid("iraq")) == ("poor adversary", 1)


def test_30_un_nation_building_is_blocked_by_vieira_de_mello_slain() -> None:
    assert refused("un_nation_building", markers=["vieira_de_mello_slain"], **AN_IRAQ) == "no_vieira"


def test_30_un_nation_building_needs_a_regime_change() -> None:
    assert refused("un_nation_building", governance={"iraq": "poor ally"}) == "regime_change_exists"


# -- 31 Wiretapping ----------------------------------------------------------------------------------------------------


def test_31_wiretapping() -> None:
    d = event(
        "us",
        "wiretapping",
        "hijab",
        cells={"united_states": 2, "france": 1},
        active={"united_kingdom": 1, "iran": 1},
        cadres=["canada", "spain"],
        plots=[("canada", "2"), ("united_states", "wmd"), ("france", "1")],
    )
    assert [d.cells(country) for country in ("united_states", "united_kingdom", "canada", "france")] == [0, 0, 0, 1]
    assert [d.cadre(country) for country in ("united_states", "united_kingdom", "canada", "spain")] == [
        *[False] * 3,
        True,
    ]
    assert (d.plots("canada"), d.plots("united_states"), d.plots("france")) == ([], [], ["1"])
    assert (len(d.state.removed_plots), d.available.count("2")) == (1, 2)
    assert (d.marker("wiretapping"), "hijab" in d.hand("us")) == (1, True)


def test_31_wiretapping_hears_nothing_elsewhere() -> None:
    others = ["israel", "morocco", "syria", "pakistan", "germany", "russia"]
    plots = [("israel", "1"), ("morocco", "1"), ("syria", "2"), ("pakistan", "3")]
    d = event("us", "wiretapping", "hijab", cells={"canada": 1, **dict.fromkeys(others, 1)}, plots=plots)
    assert {d.cells(country) for country in others} == {1}
    assert len(d.state.plots) == len(plots)


@pytest.mark.parametrize(
    "position", [{"cells": {"canada": 1}}, {"cadres": ["united_states"]}, {"plots": [("united_kingdom", "1")]}]
)
def test_31_wiretapping_hears_a_cell_a_cadre_or_a_plot(position: dict[str, Any]) -> None:
    d = event("us", "wiretapping", **position)
    assert (d.asked, d.question) == ("nature", "draw_card")


def test_31_wiretapping_may_be_played_again() -> None:
    d = event("us", "wiretapping", "hijab", cadres=["canada"], markers=["wiretapping"])
    assert (d.marker("wiretapping"), d.cadre("canada")) == (1, False)


@pytest.mark.parametrize(
    ("position", "condition"),
    [
        ({"cells": {"france": 1}, "cadres": ["spain"], "plots": [("iraq", "1")]}, "jihadists_at_home"),
        ({"cells": {"canada": 1}, "markers": ["leaked_wiretapping"]}, "wiretapping_secret"),
    ],
)
def test_31_wiretapping_needs_somebody_to_hear_and_no_leak(position: dict[str, Any], condition: str) -> None:
    assert refused("wiretapping", **position) == condition


# -- 32 Back Channel ---------------------------------------------------------------------------------------------------

TALKS: dict[str, Any] = {
    "us_posture": "soft",
    "governance": {"iraq": "poor adversary", "syria": "fair adversary", "egypt": "poor neutral"},
    "us": ["kosovo", "kurdistan", "bin_ladin"],
}


def test_32_back_channel_by_the_value_of_a_card() -> None:
    d = used("back_channel", **TALKS)
    assert (d.asked, d.question, d.options) == (
        "us",
        "back_channel_discard",
        ["kurdistan", "bin_ladin", "no_thanks"],
    )
    assert d.why_not("kosovo")[0] == "no_adversary_of_value"
    d.do("bin_ladin")
    assert (d.governance("iraq"), d.aid("iraq"), fate(d, "bin_ladin")) == ("poor neutral", 1, "discarded")
    assert (d.governance("syria"), d.aid("syria")) == ("fair adversary", 0)


def test_32_back_channel_between_adversaries_alike() -> None:
    governance = {"saudi_arabia": RULED, "iraq": "poor adversary", "syria": "fair adversary"}
    d = event("us", "back_channel", "bin_ladin", **{**TALKS, "governance": governance})
    assert (d.asked, d.question, d.options) == ("us", "back_channel_country", ["iraq", "saudi_arabia"])
    assert d.why_not("syria")[0] == "wrong_resources"
    assert d.do("saudi_arabia").governance("saudi_arabia") == "islamist_rule neutral"
    assert d.aid("saudi_arabia") == 1


def test_32_back_channel_need_not_be_used() -> None:
    d = event("us", "back_channel", "no_thanks", **TALKS)
    assert (d.governance("iraq"), len(d.hand("us")), fate(d, "back_channel")) == ("poor adversary", 3, "discarded")


def test_32_back_channel_counts_the_price_of_oil() -> None:
    """Sudan is worth 2 with a spike; Iraq, worth 4, is beyond any card."""
    governance = {"sudan": "poor adversary", "iraq": "poor adversary"}
    position = {**TALKS, "governance": governance, "markers": ["oil_price_spike"]}
    assert event("us", "back_channel", **position).options == ["kurdistan", "no_thanks"]


def test_32_back_channel_with_the_us_election() -> None:
    """120: it happens whenever it is discarded."""
    d = event("us", "back_channel", "us_election", 6, **{**TALKS, "us": ["us_election", "kosovo"]}, prestige=7)
    assert (d.posture("united_states"), d.prestige) == ("hard", 8)
    assert (d.governance("iraq"), d.aid("iraq")) == ("poor neutral", 1)


@pytest.mark.parametrize(
    ("change", "condition"),
    [
        ({"us_posture": "hard"}, "us_soft"),
        ({"us": ["kosovo"], "reserves": (2, 0)}, "back_channel_card"),
        ({"governance": {"iraq": "poor neutral"}}, "back_channel_card"),
    ],
)
def test_32_back_channel_needs_a_soft_us_and_a_card(change: dict[str, Any], condition: str) -> None:
    """6.3.3.1: reserves add nothing to the value. The card itself, of value 3, does not count."""
    assert refused("back_channel", **{**TALKS, **change}) == condition


# -- 33 Benazir Bhutto -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "after"), [("poor adversary", "fair adversary"), ("fair ally", "fair ally"), ("good ally", "good ally")]
)
def test_33_benazir_bhutto(before: str, after: str) -> None:
    d = event("us", "benazir_bhutto", governance={"pakistan": before})
    assert (d.governance("pakistan"), d.marker("benazir_bhutto")) == (after, 1)


def test_33_benazir_bhutto_tests_nothing() -> None:
    assert event("us", "benazir_bhutto").governance("pakistan") == ""


def test_33_benazir_bhutto_forbids_jihad_in_pakistan() -> None:
    position: dict[str, Any] = {
        "cells": {"pakistan": 1, "iraq": 1},
        "governance": {"pakistan": "fair neutral", "iraq": "poor ally"},
        "markers": ["benazir_bhutto"],
    }
    d = table("jihadist", "homegrown", **position).do("homegrown", "jihad")
    assert d.options == ["iraq"]
    assert d.why_not("pakistan") == ("bhutto_forbids", "6.2.2")


@pytest.mark.parametrize("country", ["pakistan", "gulf_states", "afghanistan", "indonesia_malaysia"])
def test_33_benazir_bhutto_needs_safe_neighbours(country: str) -> None:
    assert refused("benazir_bhutto", governance={country: RULED}) == "bhutto_safe"


def test_33_benazir_bhutto_is_blocked_by_bhutto_shot() -> None:
    position: dict[str, Any] = {"governance": {"yemen": RULED}, "markers": ["bhutto_shot"]}
    assert refused("benazir_bhutto", **position) == "bhutto_alive"


# -- 34 Enhanced Measures ----------------------------------------------------------------------------------------------


def test_34_enhanced_measures() -> None:
    position: dict[str, Any] = {
        "cells": {"iraq": 1, "afghanistan": 1},
        "active": {"iraq": 1, "iran": 1},
        "governance": {"iraq": "poor ally", "afghanistan": RULED},
        "troops": {"iraq": 2},
        "jihadist": ["opium", "pirates"],
        "prestige": 7,
    }
    d = event("us", "enhanced_measures", **position)
    assert (d.asked, d.question, d.options) == ("us", "where_disrupt", ["iraq"])
    assert d.why_not("afghanistan")[0] == "at_islamist_rule"
    d.do("iraq")
    while d.question == "which_cell_disrupted":
        d.do("active_cell" if "active_cell" in d.options else "sleeper_cell")
    assert (d.cells("iraq"), d.active("iraq"), d.prestige) == (1, 1, 8)
    assert (d.asked, d.question, d.options) == ("nature", "card_at_random", ["opium", "pirates"])
    d.do("pirates")
    assert (d.hand("us"), d.hand("jihadist"), d.question) == (["kosovo", "pirates"], ["opium"], "play_card")
    assert d.marker("enhanced_measures") == 1


def test_34_enhanced_measures_against_an_empty_hand() -> None:
    d = event("us", "enhanced_measures", "canada", cells={"canada": 1}, jihadist=[])
    assert (d.active("canada"), d.hand("us"), d.question) == (1, ["kosovo"], "play_card")


@pytest.mark.parametrize(
    ("position", "condition"),
    [
        ({"cells": {"canada": 1}, "us_posture": "soft"}, "us_hard"),
        ({}, "disruption_possible"),
        ({"cells": {"canada": 1}, "markers": ["leaked_enhanced_measures"]}, "measures_secret"),
    ],
)
def test_34_enhanced_measures_need_a_hard_us_somebody_to_disrupt_and_no_leak(
    position: dict[str, Any], condition: str
) -> None:
    assert refused("enhanced_measures", **position) == condition


# -- 35 Hijab ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "after"), [(4, "fair neutral"), (5, "good neutral")])
def test_35_hijab_tests_turkey_and_improves_it(die: int, after: str) -> None:
    d = used("hijab", die, "hard", funding=5)
    assert (d.governance("turkey"), d.posture("france"), d.funding) == (after, "hard", 3)


def test_35_hijab_where_turkey_is_good_already() -> None:
    d = event("us", "hijab", "soft", governance={"turkey": "good ally"}, posture={"france": "hard"}, funding=2)
    assert (d.governance("turkey"), d.posture("france"), d.funding) == ("good ally", "soft", 1)


def test_35_hijab_needs_a_world_without_islamist_rule() -> None:
    assert refused("hijab", governance={"yemen": RULED}) == "no_islamist_rule"


# -- 36 Indo-Pakistani Talks -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("before", ["good", "fair"])
def test_36_indo_pakistani_talks(before: str) -> None:
    d = used("indo_pakistani_talks", "hard", governance={"pakistan": f"{before} adversary"}, posture={"india": "soft"})
    assert (d.governance("pakistan"), d.posture("india")) == (f"{before} ally", "hard")
    assert d.marker("indo_pakistani_talks") == 1


def test_36_indo_pakistani_talks_end_with_a_plot_in_india() -> None:
    d = desk(phase="plots", plots=[("india", "1")], markers=["indo_pakistani_talks"], jihadist=["hizb_ut_tahrir"])
    assert d.marker("indo_pakistani_talks") == 0


@pytest.mark.parametrize("pakistan", ["poor ally", RULED, ""])
def test_36_indo_pakistani_talks_need_a_good_or_fair_pakistan(pakistan: str) -> None:
    governance = {"pakistan": pakistan} if pakistan else {}
    assert refused("indo_pakistani_talks", governance=governance) == "pakistan_good_or_fair"


# -- 37 Iraqi WMD, 39 Libyan WMD ---------------------------------------------------------------------------------------

ROGUES = pytest.mark.parametrize(("card", "country"), [("iraqi_wmd", "iraq"), ("libyan_wmd", "libya")])


@ROGUES
def test_37_iraqi_wmd_now(card: str, country: str) -> None:
    d = used(card, "regime_change", "troops_track", 6, 5, 5, 2, 3, governance={country: "poor adversary"}, prestige=7)
    assert (d.governance(country), d.troops(country), d.regime_change(country)) == ("fair ally", 6, "green")
    assert (d.marker(card), d.prestige) == (0, 9)
    assert "marker_ended" in d.notes()
    operate(d, card)
    assert fate(d, card) == "removed"


@ROGUES
@pytest.mark.parametrize("level", ["good", "fair", "poor"])
def test_37_iraqi_wmd_later_at_any_governance(card: str, country: str, level: str) -> None:
    position: dict[str, Any] = {"governance": {country: f"{level} neutral"}, "markers": [card]}
    d = table("us", "hijab", **position).do("hijab", "regime_change")
    assert d.options == [country]
    d.do(country, "troops_track", 6, 1, 5, 1, 1)
    assert (d.governance(country), d.marker(card)) == ("poor ally", 0)


@ROGUES
def test_37_iraqi_wmd_opens_no_other_country(card: str, country: str) -> None:
    d = table("us", "hijab", governance={"syria": "fair adversary"}, markers=[card]).do("hijab", "regime_change")
    assert d.options == [country]
    assert d.why_not("syria")[0] == "not_at_islamist_rule"


@ROGUES
def test_37_iraqi_wmd_brings_troops_from_elsewhere(card: str, country: str) -> None:
    """7.3.1: those that are there already are not deployed."""
    troops = {country: 7, "saudi_arabia": 4}
    d = event("us", card, governance={country: "poor adversary"}, troops=troops)
    assert (d.question, d.marker(card)) == ("play_card", 1)  # four on the track are not enough
    troops = {country: 7, "saudi_arabia": 1}
    d = event("us", card, "regime_change", governance={country: "poor adversary"}, troops=troops)
    assert (d.question, d.options) == ("deploy_from", ["troops_track"])
    assert d.why_not(country) == ("from_there", "7.3.1")
    assert d.why_not("saudi_arabia") == ("six_troops_needed", "7.3.4")
    d.do("troops_track")
    assert d.options == ["6", "7"]
    assert d.why_not(8) == ("not_so_many", "7.3.1")
    assert d.why_not(5) == ("six_troops_needed", "7.3.4")


@ROGUES
def test_37_iraqi_wmd_without_six_troops(card: str, country: str) -> None:
    """Nothing is asked; the marker waits."""
    d = event("us", card, governance={country: "poor adversary"}, troops={"saudi_arabia": 5, "egypt": 5})
    assert (d.question, d.marker(card), fate(d, card)) == ("play_card", 1, "removed")


@ROGUES
@pytest.mark.parametrize(
    ("posture", "alignment", "condition"), [("soft", "adversary", "us_hard"), ("hard", "neutral", "adversary")]
)
def test_37_iraqi_wmd_needs_a_hard_us_and_an_adversary(
    card: str, country: str, posture: str, alignment: str, condition: str
) -> None:
    found = refused(card, us_posture=posture, governance={country: f"poor {alignment}"})
    assert found == (f"{country}_adversary" if condition == "adversary" else condition)


def test_39_libyan_wmd_is_blocked_by_the_libyan_deal() -> None:
    position: dict[str, Any] = {"governance": {"libya": "poor adversary"}, "markers": ["libyan_deal"]}
    assert refused("libyan_wmd", **position) == "no_libyan_deal"


# -- 38 Libyan Deal ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("friend", ["iraq", "syria"])
def test_38_libyan_deal(friend: str) -> None:
    position: dict[str, Any] = {
        "governance": {"libya": "poor adversary", friend: "fair ally"},
        "posture": {"spain": "hard"},
        "markers": ["libyan_wmd"],
        "prestige": 7,
    }
    d = used("libyan_deal", **position)
    assert (d.asked, d.question, len(d.options)) == ("us", "select_for_posture", 7)
    d.do("spain")
    assert d.why_not("spain")[0] == "selected_already"
    d.do("italy", "soft", "hard")
    assert (d.posture("spain"), d.posture("italy")) == ("soft", "hard")
    assert (d.governance("libya"), d.prestige) == ("poor ally", 8)
    assert (d.marker("libyan_deal"), d.marker("libyan_wmd")) == (1, 0)


@pytest.mark.parametrize(
    ("governance", "condition"),
    [
        ({"libya": "fair adversary", "iraq": "poor ally"}, "libya_poor"),
        ({"libya": RULED, "iraq": "poor ally"}, "libya_poor"),
        ({"libya": "poor adversary", "iraq": "poor neutral", "egypt": "poor ally"}, "iraq_or_syria_ally"),
    ],
)
def test_38_libyan_deal_needs_a_poor_libya_and_a_friend(governance: dict[str, str], condition: str) -> None:
    assert refused("libyan_deal", governance=governance) == condition


# -- 40 Mass Turnout ---------------------------------------------------------------------------------------------------


def test_40_mass_turnout_where_the_us_likes() -> None:
    position: dict[str, Any] = {
        "governance": {"iraq": "fair ally", "libya": "poor ally", "egypt": "poor ally"},
        "regime_change": {"iraq": "green", "libya": "tan"},
        "aid": {"iraq": 2},
        "besieged": ["iraq"],
    }
    d = used("mass_turnout", **position)
    assert (d.asked, d.question, d.options) == ("us", "select_for_governance", ["libya", "iraq"])
    d.do("iraq")
    assert (d.governance("iraq"), d.regime_change("iraq"), d.aid("iraq"), d.besieged("iraq")) == (
        "good ally",
        "",
        0,
        False,
    )
    assert told(d, "regime_change_ends") == [{"country": "iraq"}]


def test_40_mass_turnout_from_poor_leaves_the_markers() -> None:
    d = event("us", "mass_turnout", aid={"iraq": 1}, besieged=["iraq"], **AN_IRAQ)
    assert (d.governance("iraq"), d.regime_change("iraq"), d.aid("iraq"), d.besieged("iraq")) == (
        "fair ally",
        "tan",
        1,
        True,
    )
    assert "regime_change_ends" not in d.notes()


def test_40_mass_turnout_needs_a_regime_change() -> None:
    assert refused("mass_turnout", governance={"iraq": "poor ally"}) == "regime_change_exists"


# -- 41 NATO -----------------------------------------------------------------------------------------------------------


def test_41_nato_counts_as_two_troops() -> None:
    d = event("us", "nato", **AN_IRAQ)
    assert (d.aid("iraq"), d.troops("iraq"), d.state.troop_track) == (1, 2, 15)


def test_41_nato_moves() -> None:
    position: dict[str, Any] = {
        "governance": {"iraq": "poor ally", "libya": "fair ally"},
        "regime_change": {"iraq": "tan", "libya": "tan"},
        "nato": "iraq",
    }
    d = used("nato", **position)
    assert (d.asked, d.question, d.options) == ("us", "select_for_aid", ["libya", "iraq"])
    d.do("libya")
    assert (d.troops("iraq"), d.troops("libya"), d.aid("libya")) == (0, 2, 1)


def test_41_nato_that_is_deployed_is_gone() -> None:
    d = table("us", "hijab", nato="egypt", troops={"egypt": 1}).do("hijab", "deploy", "nato_marker")
    assert (d.troops("egypt"), d.state.nato, d.state.troop_track) == (1, -1, 14)


def test_41_nato_stays_where_it_is_needed() -> None:
    """7.3.1: in a Regime Change country five troops beyond the cells stay, and it counts as two of them."""
    d = table("us", "hijab", nato="iraq", troops={"iraq": 4}, **AN_IRAQ).do("hijab", "deploy")
    assert "nato_marker" not in d.options
    assert d.why_not("nato_marker") == ("nato_stays", "7.3.1")
    d = table("us", "hijab", nato="iraq", troops={"iraq": 5}, **AN_IRAQ).do("hijab", "deploy")
    assert "nato_marker" in d.options


@pytest.mark.parametrize(
    ("position", "condition"),
    [
        ({**AN_IRAQ, "posture": {"france": "soft", "spain": "soft"}}, "no_gwot_penalty"),
        ({**AN_IRAQ, "us_posture": "soft"}, "no_gwot_penalty"),
        ({"governance": {"iraq": "poor ally"}}, "regime_change_exists"),
    ],
)
def test_41_nato_needs_friends_and_a_regime_change(position: dict[str, Any], condition: str) -> None:
    assert refused("nato", **position) == condition


# -- 42 Pakistani Offensive --------------------------------------------------------------------------------------------


def test_42_pakistani_offensive() -> None:
    d = event(
        "us", "pakistani_offensive", governance={"pakistan": "fair ally"}, markers=["fata"], cells={"pakistan": 1}
    )
    assert (d.marker("fata"), d.cells("pakistan")) == (0, 1)


@pytest.mark.parametrize(
    ("position", "condition"),
    [
        ({"governance": {"pakistan": "fair neutral"}, "markers": ["fata"]}, "pakistan_ally"),
        ({"governance": {"pakistan": "fair ally"}}, "fata_in_effect"),
    ],
)
def test_42_pakistani_offensive_needs_an_ally_and_fata(position: dict[str, Any], condition: str) -> None:
    assert refused("pakistani_offensive", **position) == condition


# -- 43 Patriot Act ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("start", "rolled"), [("canada", False), ("united_kingdom", True), ("france", True)])
def test_43_patriot_act_leaves_canada_alone_adjacent(start: str, rolled: bool) -> None:
    assert event("us", "patriot_act").marker("patriot_act") == 1
    for markers, question in (([], "play_card"), (["patriot_act"], "die" if rolled else "play_card")):
        d = table("jihadist", "homegrown", cells={start: 1}, active={}, markers=markers)
        d.do("homegrown", "travel", start, "united_states")
        assert d.question == question


def test_43_patriot_act_and_biometrics_close_the_united_states() -> None:
    d = table("jihadist", "homegrown", cells={"france": 1}, active={}, markers=["patriot_act", "biometrics"])
    d.do("homegrown", "travel", "france")
    assert d.why_not("united_states")[0] == "biometrics_forbids"


# -- 44 Renditions -----------------------------------------------------------------------------------------------------


def test_44_renditions() -> None:
    d = event("us", "renditions", "canada", cells={"canada": 1}, jihadist=["opium", "pirates"])
    assert (d.active("canada"), d.asked, d.options) == (1, "nature", ["opium", "pirates"])
    d.do("opium")
    assert (fate(d, "opium"), d.hand("jihadist"), d.marker("renditions")) == ("discarded", ["pirates"], 1)
    assert d.question == "play_card"


def test_44_renditions_with_nobody_to_disrupt_and_an_empty_hand() -> None:
    d = event("us", "renditions", jihadist=[])
    assert (d.question, d.marker("renditions")) == ("play_card", 1)


def test_44_renditions_let_the_us_election_happen() -> None:
    d = event("us", "renditions", "us_election", 1, jihadist=["us_election"], prestige=7)
    assert (d.posture("united_states"), d.prestige) == ("soft", 6)


@pytest.mark.parametrize(
    ("position", "condition"),
    [({"us_posture": "soft"}, "us_hard"), ({"markers": ["leaked_renditions"]}, "renditions_secret")],
)
def test_44_renditions_need_a_hard_us_and_no_leak(position: dict[str, Any], condition: str) -> None:
    assert refused("renditions", **position) == condition


# -- 45 Safer Now ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "us"), [(3, "soft"), (4, "hard")])
def test_45_safer_now(die: int, us: str) -> None:
    d = used("safer_now", die, prestige=7, posture={"china": "soft"})
    assert (d.posture("united_states"), d.prestige) == (us, 10)
    assert (d.asked, d.question, len(d.options)) == ("us", "select_for_posture", 17)
    assert d.do("china", "hard").posture("china") == "hard"


def test_45_safer_now_at_the_top_of_prestige() -> None:
    assert event("us", "safer_now", 6, prestige=11).prestige == 12


@pytest.mark.parametrize(
    ("position", "condition"),
    [
        ({"governance": {"yemen": RULED}}, "no_islamist_rule"),
        ({"cells": {"france": 1}}, "good_countries_safe"),
        ({"cells": {"united_states": 1}}, "good_countries_safe"),
        ({"plots": [("india", "1")]}, "good_countries_safe"),
        ({"cells": {"iraq": 1}, "governance": {"iraq": "good ally"}}, "good_countries_safe"),
        ({"plots": [("iraq", "1")], "governance": {"iraq": "good ally"}}, "good_countries_safe"),
    ],
)
def test_45_safer_now_needs_safety(position: dict[str, Any], condition: str) -> None:
    assert refused("safer_now", **position) == condition


def test_45_safer_now_does_not_mind_fair_countries_and_cadres() -> None:
    position: dict[str, Any] = {"cells": {"russia": 1}, "plots": [("china", "1")], "cadres": ["france"]}
    assert event("us", "safer_now", 6, prestige=7, **position).prestige == 10


# -- 46 Sistani --------------------------------------------------------------------------------------------------------


def test_46_sistani_where_the_us_likes() -> None:
    position: dict[str, Any] = {
        "governance": {"iraq": "poor ally", "pakistan": "fair ally", "libya": "poor ally", "yemen": "poor ally"},
        "regime_change": {"iraq": "tan", "pakistan": "tan", "libya": "tan", "yemen": "tan"},
        "cells": {"pakistan": 1, "libya": 1},
        "sadr": True,
    }
    d = used("sistani", **position)
    assert (d.asked, d.question, d.options) == ("us", "select_for_governance", ["iraq", "pakistan"])
    d.do("pakistan")
    assert (d.governance("pakistan"), d.regime_change("pakistan"), d.governance("iraq")) == (
        "good ally",
        "",
        "poor ally",
    )


@pytest.mark.parametrize(
    "position",
    [
        AN_IRAQ,
        {"governance": {"iraq": "poor ally"}, "cells": {"iraq": 1}},
        {"governance": {"libya": "poor ally"}, "regime_change": {"libya": "tan"}, "cells": {"libya": 1}},
    ],
)
def test_46_sistani_needs_a_cell_in_a_shia_mix_regime_change(position: dict[str, Any]) -> None:
    assert refused("sistani", **position) == "shia_mix_regime_change_with_cell"


# -- 47 The door of Itjihad was closed ---------------------------------------------------------------------------------


def test_47_door_of_itjihad_draws_the_jihadists_cards() -> None:
    d = desk(us=["kosovo"], jihadist=["opium", "homegrown", "pirates"], markers=["door_of_itjihad"])
    assert (d.asked, d.question, d.options) == ("nature", "card_at_random", ["homegrown", "opium", "pirates"])
    d.do("homegrown")
    assert (d.asked, d.question) == ("jihadist", "how_to_play")
    d.do("reserves")
    assert (d.asked, d.question, d.options) == ("nature", "card_at_random", ["opium", "pirates"])


def test_47_door_of_itjihad_closes_at_once() -> None:
    """The Jihadists use it with their first card: the second comes at random."""
    d = operate(used("door_of_itjihad_47", jihadist=["opium", "homegrown"]), "door_of_itjihad_47")
    assert (d.asked, d.question, d.options) == ("nature", "card_at_random", ["homegrown", "opium"])


def test_47_door_of_itjihad_leaves_the_us_alone() -> None:
    d = desk(us=["kosovo", "sharia"], side="us", markers=["door_of_itjihad"])
    assert (d.asked, d.question) == ("us", "play_card")


def test_47_door_of_itjihad_leaves_the_cadres_to_the_jihadists() -> None:
    """4.8.4: they may take cadres off in any phase of theirs."""
    d = desk(us=["kosovo"], jihadist=["opium", "homegrown"], markers=["door_of_itjihad"], cadres=["canada"])
    assert (d.asked, d.options) == ("jihadist", ["card_by_chance", "remove_cadre"])
    assert d.why_not("opium") == ("itjihad_chooses", "6.2.2")
    assert d.do("remove_cadre", "canada").cadre("canada") is False
    assert (d.asked, d.question) == ("nature", "card_at_random")


def test_47_door_of_itjihad_lasts_to_the_end_of_the_turn() -> None:
    d = desk(phase="end", markers=["door_of_itjihad"], lapsing=["door_of_itjihad_47"])
    assert (d.marker("door_of_itjihad"), "door_of_itjihad_47" in d.discards) == (0, True)
    assert told(d, "event_lapses") == [{"marker": "door_of_itjihad"}]
