"""The cards of the Jihadists, in number order: the event, when it can happen, who decides, what it leaves."""

from typing import Any

import pytest
from labyrinth.card_play import Answer, event, fate, missing, operate, refused, table, told, used
from labyrinth.desk import Desk, desk
from labyrinth.operating import alone, flow

RULED = "islamist_rule adversary"
AN_IRAQ: dict[str, Any] = {"governance": {"iraq": "poor ally"}, "regime_change": {"iraq": "tan"}}
INSURGENCY: dict[str, Any] = {**AN_IRAQ, "cells": {"iraq": 1}}
ACCOMPLICE: dict[str, Any] = {"cells": {"france": 1}, "posture": {"france": "soft"}}
FULL: dict[str, int] = {"egypt": 14}  # with the cell in Iran, every cell there is


def turn_out_poor(d: Desk) -> None:
    """The countries that are to be tested."""
    while d.question == "die":
        d.do(1)


# -- all of them -------------------------------------------------------------------------------------------------------

# the answers that an event takes in a position that allows it, and where the card goes
EVENTS: dict[str, tuple[dict[str, Any], list[Answer], str]] = {
    "adam_gadahn": ({}, [], "discarded"),
    "al_ittihad_al_islami": ({}, [1], "removed"),
    "ansar_al_islam": ({"governance": {"iraq": "poor ally"}}, ["iraq"], "removed"),
    "fres": ({"governance": {"iraq": "poor ally"}, "troops": {"iraq": 1}}, [], "discarded"),
    "ieds": (INSURGENCY, ["kosovo"], "discarded"),
    "madrassas": ({"governance": {"iraq": "poor ally"}}, ["iraq", 6], "discarded"),
    "moqtada_al_sadr": ({"troops": {"iraq": 1}}, [], "removed"),
    "uyghur_jihad": ({}, [1], "removed"),
    "vieira_de_mello_slain": (INSURGENCY, [], "removed"),
    "abu_sayyaf": ({}, [1], "removed"),
    "al_anbar": ({"governance": {"iraq": "poor ally"}}, [], "removed"),
    "amerithrax": ({}, [], "discarded"),
    "bhutto_shot": ({"cells": {"pakistan": 1}}, [], "removed"),
    "detainee_release": (
        {"governance": {"iraq": "poor ally"}, "disrupted": ["iraq"]},
        ["sanctions_6"],
        "discarded",
    ),
    "ex_kgb": ({}, ["sway_caucasus"], "discarded"),
    "gaza_war": ({}, ["kosovo"], "discarded"),
    "hariri_killed": ({}, [1, 1], "removed"),
    "heu": ({"cells": {"russia": 1}}, [1], "removed"),
    "homegrown": ({}, [1], "discarded"),
    "islamic_jihad_union": ({}, [1, 1], "removed"),
    "jemaah_islamiya": ({}, [1], "discarded"),
    "kazakh_strain": ({"cells": {"central_asia": 1}, "governance": {"central_asia": "poor ally"}}, [1], "removed"),
    "lashkar_e_tayyiba": ({}, [1, 1], "discarded"),
    "loose_nuke": ({"cells": {"russia": 1}}, [1], "removed"),
    "opium": ({"cells": {"afghanistan": 1}, "governance": {"afghanistan": "poor ally"}}, [], "discarded"),
    "pirates": ({"governance": {"yemen": RULED}}, [], "removed"),
    "schengen_visas": ({}, ["iran", "benelux", 1], "discarded"),
    "schroeder_and_chirac": ({}, [], "removed"),
    "abu_ghurayb": (INSURGENCY, ["sanctions_6", "sanctions_7"], "removed"),
    "al_jazeera": ({"governance": {"yemen": "poor neutral"}, "troops": {"yemen": 1}}, [], "discarded"),
    "axis_of_evil": ({}, [4, 1, 1], "discarded"),
    "clean_operatives": ({}, ["iran", "israel"], "discarded"),
    "fata": ({}, [1], "discarded"),
    "foreign_fighters": (AN_IRAQ, [], "discarded"),
    "jihadist_videos": (
        {"governance": {"egypt": "fair ally", "libya": "fair ally", "sudan": "fair ally"}},
        ["egypt", "libya", "sudan", 6, 6, 6],
        "discarded",
    ),
    "kashmir": ({}, [1], "discarded"),
    "leak_84": ({"markers": ["wiretapping"]}, [6, 4, 1, 1], "discarded"),
    "leak_85": ({"markers": ["renditions"]}, [6, 4, 1, 1], "discarded"),
    "lebanon_war": ({}, ["kosovo", "iraq", 1], "discarded"),
    "martyrdom_operation_87": (ACCOMPLICE, ["france", "1", "2"], "discarded"),
    "martyrdom_operation_88": (ACCOMPLICE, ["france", "1", "2"], "discarded"),
    "martyrdom_operation_89": (ACCOMPLICE, ["france", "1", "2"], "discarded"),
    "quagmire": ({**INSURGENCY, "prestige": 6}, ["kosovo"], "discarded"),
    "regional_al_qaeda": ({}, ["egypt", "sudan", 1, 1], "discarded"),
    "saddam": ({"governance": {"iraq": "poor adversary"}}, [], "discarded"),
    "taliban": ({}, [1, 1], "discarded"),
    "door_of_itjihad_94": ({"governance": {"iraq": "fair ally"}, "improved": ["iraq"]}, [], "discarded"),
    "wahhabism": ({}, [], "discarded"),
}
FIRST_CARDS = ("adam_gadahn", "madrassas")  # which happen in the Jihadists' own phase alone
TRIGGERED = [card for card in EVENTS if card not in FIRST_CARDS]


@pytest.mark.parametrize("card", EVENTS)
def test_an_event_of_the_jihadists_played_by_them(card: str) -> None:
    """6.2.1, 6.2.9: the event happens, and the card goes where it says."""
    position, answers, goes = EVENTS[card]
    d = event("jihadist", card, *answers, **position)
    assert "event_occurs" in d.notes()
    assert fate(d, card) == goes
    assert (d.asked, d.question) == ("jihadist", "play_card")


@pytest.mark.parametrize("card", TRIGGERED)
def test_an_event_of_the_jihadists_before_the_operation_of_the_us(card: str) -> None:
    """6.3.2.1, 6.3.2.2: the US uses the card, the Jihadists decide; it is marked and removed as ever."""
    position, answers, goes = EVENTS[card]
    d = _triggered(card, answers, position)
    assert (d.asked, d.question) == ("us", "how_to_play")
    assert d.why_not("their_event_first")[0] == "event_happened"
    operate(d, card)
    assert d.notes().count("event_occurs") == 1
    assert fate(d, card) == goes


def _triggered(card: str, answers: list[Answer], position: dict[str, Any]) -> Desk:
    d = table("us", card, **position).do(card, "their_event_first")
    for answer in answers:
        assert d.asked in ("jihadist", "nature")
        d.do(answer)
    return d


@pytest.mark.parametrize("card", TRIGGERED)
def test_an_event_of_the_jihadists_after_the_operation_of_the_us(card: str) -> None:
    position, answers, goes = EVENTS[card]
    d = operate(table("us", card, **position).do(card), card)
    for answer in answers:
        assert d.asked in ("jihadist", "nature")
        d.do(answer)
    assert d.notes().count("event_occurs") == 1
    assert fate(d, card) == goes


@pytest.mark.parametrize("card", EVENTS)
def test_the_us_cannot_play_an_event_of_the_jihadists(card: str) -> None:
    position, _, _ = EVENTS[card]
    d = table("us", card, **position).do(card)
    assert d.why_not("play_event") == ("others_event", "6.2.5")


@pytest.mark.parametrize("card", EVENTS)
def test_no_event_of_the_jihadists_by_their_own_operation(card: str) -> None:
    """6.3.2.3, 6.2.9: and the card is never removed by an operation."""
    position, _, _ = EVENTS[card]
    d = table("jihadist", card, **position).do(card)
    assert d.why_not("their_event_first") == ("own_event_only", "6.3.2.3")
    operate(d, card)
    assert "event_occurs" not in d.notes()
    assert fate(d, card) == "discarded"


# -- 48 Adam Gadahn ----------------------------------------------------------------------------------------------------


def test_48_adam_gadahn_recruits_in_the_united_states() -> None:
    d = event("jihadist", "adam_gadahn", "opium", jihadist=["opium"], funding=9)
    assert d.options == ["recruit"]
    for use in ("play_event", "travel", "plot", "jihad", "reserves"):
        assert d.why_not(use)[0] == "must_recruit"
    d.do("recruit")
    assert d.options == ["united_states"]
    assert d.why_not("iran") == ("only_the_us", "6.2.2")
    d.do("united_states", "united_states", 2, 3)
    assert (d.cells("united_states"), d.active("united_states")) == (1, 0)
    assert fate(d, "opium") == "discarded"


def test_48_adam_gadahn_ignores_an_event_of_the_us() -> None:
    d = event("jihadist", "adam_gadahn", "king_abdullah", jihadist=["king_abdullah"], funding=9)
    assert d.options == ["recruit"]
    assert d.why_not("their_event_first") == ("gadahn_ignores", "6.2.2")
    d.do("recruit", "united_states", "enough", 6)
    assert (d.governance("jordan"), fate(d, "king_abdullah")) == ("", "discarded")
    assert d.notes().count("event_occurs") == 1


def test_48_adam_gadahn_does_not_ignore_the_us_election() -> None:
    """120: no event of the US; it happens whenever the card is used for operations."""
    d = event("jihadist", "adam_gadahn", "us_election", jihadist=["us_election"], funding=9, prestige=7)
    assert "their_event_first" in d.options
    d.do("recruit", "united_states", "enough", 6, 1)
    assert (d.posture("united_states"), d.prestige) == ("soft", 6)


def test_48_adam_gadahn_is_bound_by_the_funding() -> None:
    """One cell is to be had at Moderate funding: of two successes one counts."""
    d = event("jihadist", "adam_gadahn", "opium", "recruit", jihadist=["opium"], funding=5, cells={"egypt": 8})
    d.do("united_states", "united_states", 1, 1)
    assert d.cells("united_states") == 1


# alone (9.4.2.1): the next card of the stack is the second one

ALONE: dict[str, Any] = {"cells": {"iran": 1}, "governance": {"libya": "poor neutral"}, "funding": 9}


def test_48_adam_gadahn_alone_tells_why_the_second_card_recruits() -> None:
    d = alone("adam_gadahn", "patriot_act", **ALONE)
    assert flow(d) == ["event_played", "second_card_recruits"]
    assert told(d, "flowchart_second_card_recruits") == [{"card": "patriot_act"}]
    d.do(1, 2, 3)
    assert (d.cells("united_states"), d.marker("patriot_act"), fate(d, "patriot_act")) == (2, 0, "discarded")
    assert (d.asked, d.question) == ("us", "play_card")


@pytest.mark.parametrize("card", FIRST_CARDS)
def test_48_adam_gadahn_and_madrassas_alone_under_gtmo(card: str) -> None:
    """6.2.3: they are later events than GTMO, and recruit in spite of it."""
    d = alone(card, "patriot_act", markers=["gtmo"], **ALONE)
    if card == "madrassas":
        d.do("libya", 1, "libya")
    d.do(1, 1, 1)
    assert [line for line in flow(d) if line != "random_country"] == ["event_played", "second_card_recruits"]
    assert (d.cells("libya"), d.cells("united_states")) == ((4, 0) if card == "madrassas" else (0, 3))
    assert (d.question, fate(d, "patriot_act")) == ("play_card", "discarded")


def test_53_madrassas_alone_with_one_cell_left() -> None:
    """The second card cannot recruit, and the line says so."""
    d = alone("madrassas", "patriot_act", **{**ALONE, "cells": {"iran": 14}}).do("libya", 1)
    assert flow(d)[-1] == "second_card_barred"
    assert told(d, "flowchart_second_card_barred") == [{"card": "patriot_act"}]
    assert (d.state.cell_track, d.question, fate(d, "patriot_act")) == (0, "play_card", "discarded")


def test_48_adam_gadahn_alone_and_the_us_election() -> None:
    """120: it happens whenever the card is used, and the card recruits besides."""
    d = alone("adam_gadahn", "us_election", prestige=7, **ALONE).do(1)
    assert (d.posture("united_states"), d.prestige) == ("soft", 6)
    d.do(1, 1, 3)
    assert d.cells("united_states") == 2
    assert (d.asked, d.question, fate(d, "us_election")) == ("us", "play_card", "discarded")
    assert flow(d)[1:] == ["second_card_recruits", "event_by_itself"]


def test_53_madrassas_alone_and_the_us_election() -> None:
    """Libya is the one country at Poor, and Iran has a cell: one of the two for every card."""
    d = alone("madrassas", "us_election", prestige=7, **ALONE).do("libya", 1)
    assert d.cells("libya") == 1
    d.do(6)
    assert (d.posture("united_states"), d.prestige) == ("hard", 8)
    d.do("libya", 3, 3, 4)
    assert (d.cells("libya"), d.question) == (3, "play_card")
    assert flow(d)[:2] == ["event_played", "random_country"]
    assert flow(d)[2:] == ["second_card_recruits", "event_by_itself", "random_country"]


def test_53_madrassas_alone_let_no_event_of_the_us_happen() -> None:
    """9.4.1: the opponent that the rulebook plays uses the card as the event says."""
    d = alone("madrassas", "king_abdullah", **ALONE).do("libya", 6, "libya", 6, 6)
    assert (d.governance("jordan"), fate(d, "king_abdullah"), d.question) == ("", "discarded", "play_card")


def test_48_adam_gadahn_without_a_second_card() -> None:
    d = event("jihadist", "adam_gadahn", jihadist=[], funding=9)
    assert (d.asked, d.question, d.marker("adam_gadahn")) == ("us", "play_card", 0)


def test_48_adam_gadahn_ends_with_the_phase() -> None:
    d = event("jihadist", "adam_gadahn", "opium", "recruit", jihadist=["opium", "fata"], funding=9)
    d.do("united_states", "enough", 6)
    assert (d.asked, d.marker("adam_gadahn")) == ("us", 0)


@pytest.mark.parametrize(
    ("position", "condition"),
    [({"card": 2, "funding": 9}, "first_card_of_phase"), ({"cells": {"egypt": 4}, "funding": 3}, "cell_available")],
)
def test_48_adam_gadahn_needs_to_be_first_and_a_cell(position: dict[str, Any], condition: str) -> None:
    assert missing("jihadist", "adam_gadahn", **position) == condition


@pytest.mark.parametrize("card", FIRST_CARDS)
def test_48_adam_gadahn_and_madrassas_do_not_happen_in_the_phase_of_the_us(card: str) -> None:
    d = table("us", card, governance={"iraq": "poor ally"}, funding=9).do(card, "their_event_first")
    assert d.notes()[-1] == "event_cannot_occur"
    assert (d.marker("adam_gadahn"), d.marker("madrassas")) == (0, 0)


# -- 49 Al-Ittihad al-Islami, 50 Ansar al-Islam ------------------------------------------------------------------------


def test_49_al_ittihad_al_islami() -> None:
    d = event("jihadist", "al_ittihad_al_islami", 5, cadres=["somalia"], funding=1)
    assert (d.governance("somalia"), d.cells("somalia"), d.active("somalia")) == ("fair neutral", 1, 0)
    assert d.cadre("somalia") is False


def test_49_al_ittihad_al_islami_with_no_cell_left() -> None:
    """4.9.4, 6.2.4: it has happened all the same; but nothing was placed, so there was no test."""
    d = event("jihadist", "al_ittihad_al_islami", cells=FULL)
    assert (d.cells("somalia"), d.governance("somalia")) == (0, "")
    assert fate(d, "al_ittihad_al_islami") == "removed"


@pytest.mark.parametrize("country", ["iraq", "iran"])
@pytest.mark.parametrize("iraq", ["fair ally", "poor neutral", RULED])
def test_50_ansar_al_islam_where_the_jihadists_like(country: str, iraq: str) -> None:
    d = used("ansar_al_islam", governance={"iraq": iraq}, active={"egypt": 1})
    assert (d.asked, d.question, d.options) == ("jihadist", "select_for_cells", ["iran", "iraq"])
    assert d.do(country).cells(country) == 1


@pytest.mark.parametrize("iraq", ["", "good ally"])
def test_50_ansar_al_islam_needs_an_iraq_worse_than_good(iraq: str) -> None:
    assert refused("ansar_al_islam", governance={"iraq": iraq} if iraq else {}) == "iraq_worse_than_good"


# -- 51 FREs, 52 IEDs --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("markers", "n"), [([], 4), (["saddam_captured"], 2)])
def test_51_fres(markers: list[str], n: int) -> None:
    d = event("jihadist", "fres", governance={"iraq": "poor ally"}, nato="iraq", markers=markers, funding=1)
    assert (d.cells("iraq"), d.active("iraq")) == (n, 0)


def test_51_fres_with_three_cells_left() -> None:
    d = event("jihadist", "fres", governance={"iraq": "poor ally"}, troops={"iraq": 1}, cells={"egypt": 11})
    assert (d.cells("iraq"), d.state.cell_track) == (3, 0)


def test_51_fres_need_troops_in_iraq() -> None:
    assert refused("fres", governance={"iraq": "poor ally"}, troops={"syria": 1}) == "troops_in_iraq"


def test_52_ieds() -> None:
    d = event("jihadist", "ieds", us=["kosovo", "hijab"], **INSURGENCY)
    assert (d.asked, d.question, d.options) == ("nature", "card_at_random", ["hijab", "kosovo"])
    d.do("hijab")
    assert (d.hand("us"), fate(d, "hijab"), d.question) == (["kosovo"], "discarded", "play_card")


def test_52_ieds_against_an_empty_hand() -> None:
    assert event("jihadist", "ieds", us=[], **INSURGENCY).question == "play_card"


def test_52_ieds_are_enough_with_sadr() -> None:
    assert event("jihadist", "ieds", sadr=True, **AN_IRAQ).question == "card_at_random"


@pytest.mark.parametrize("card", ["ieds", "vieira_de_mello_slain", "abu_ghurayb"])
@pytest.mark.parametrize("position", [AN_IRAQ, {"governance": {"iraq": "poor ally"}, "cells": {"iraq": 1}}])
def test_52_ieds_and_others_need_a_cell_in_a_regime_change(card: str, position: dict[str, Any]) -> None:
    """56, 76."""
    assert refused(card, **position) == "cell_in_regime_change"


# -- 53 Madrassas ------------------------------------------------------------------------------------------------------

SCHOOLS: dict[str, Any] = {
    "governance": {"iraq": "poor ally", "egypt": "fair neutral", "libya": "fair neutral", "yemen": RULED},
    "cells": {"egypt": 10},
    "funding": 1,  # at which nobody is to be had without the event
}


def test_53_madrassas_recruit_where_governance_is_poor() -> None:
    d = event("jihadist", "madrassas", cadres=["spain"], **SCHOOLS)
    assert (d.asked, d.question) == ("jihadist", "where_recruit")
    assert set(d.options) == {"iraq", "yemen", "egypt", "iran", "spain"}
    assert d.why_not("libya")[0] == d.why_not("sudan")[0] == "no_cell_or_cadre"
    assert d.do("iraq", 3).cells("iraq") == 1


def test_53_madrassas_recruit_with_the_second_card_too() -> None:
    d = event("jihadist", "madrassas", "yemen", "opium", jihadist=["opium"], **SCHOOLS)
    assert d.options == ["recruit"]
    assert d.why_not("play_event")[0] == "must_recruit"
    d.do("recruit", "yemen", "iraq", 4)
    assert (d.cells("yemen"), d.cells("iraq")) == (2, 0)
    assert (d.asked, d.marker("madrassas")) == ("us", 0)


@pytest.mark.parametrize("first", [True, False])
def test_53_madrassas_let_an_event_of_the_us_happen(first: bool) -> None:
    d = event("jihadist", "madrassas", "yemen", "king_abdullah", jihadist=["king_abdullah"], **SCHOOLS)
    assert d.options == ["recruit", "their_event_first"]
    if first:
        d.do("their_event_first")
    d.do("recruit", "yemen", "yemen")
    assert (d.governance("jordan"), fate(d, "king_abdullah"), d.cells("yemen")) == ("fair ally", "removed", 3)


def test_53_madrassas_does_not_bind_an_extra_card_of_the_us() -> None:
    """18: Intel Community interrupts with a card of the US's own."""
    d = event(
        "jihadist", "madrassas", "yemen", "intel_community", jihadist=["intel_community"], us=["abbas"], **SCHOOLS
    )
    d.do("their_event_first", "war_of_ideas", "canada", 1, "abbas")
    assert d.asked == "us"
    assert {"play_event", "reserves"} <= set(d.options)
    assert "recruit" not in d.options


@pytest.mark.parametrize("card", FIRST_CARDS)
def test_53_madrassas_is_not_the_first_card_as_an_extra_card_of_the_us(card: str) -> None:
    d = used("intel_community", "war_of_ideas", "canada", 1, card, us=[card, "kosovo"], **SCHOOLS | {"funding": 9})
    d.do("their_event_first")
    assert d.notes()[-1] == "event_cannot_occur"


def test_53_madrassas_with_no_cell_left() -> None:
    d = event("jihadist", "madrassas", "opium", jihadist=["opium"], cells=FULL)
    assert d.options == ["do_nothing"]
    assert d.why_not("recruit")[0] == "no_cell_available"


def test_53_madrassas_under_gtmo() -> None:
    """6.2.3: the later event recruits in spite of it, with this card and the next."""
    d = event("jihadist", "madrassas", "iraq", 1, "opium", jihadist=["opium"], markers=["gtmo"], **SCHOOLS)
    assert (d.cells("iraq"), d.options) == (1, ["recruit"])


def test_53_madrassas_and_a_later_gtmo() -> None:
    """6.2.3: GTMO that the US plays in between is the later event; the second card is free for anything else."""
    cards: dict[str, Any] = {"jihadist": ["intel_community", "opium"], "us": ["gtmo", "kosovo"]}
    d = event("jihadist", "madrassas", "iraq", 1, **cards, **SCHOOLS)
    d.do("intel_community", "their_event_first", "reserves", "gtmo", "play_event", 4, 1, 1)
    assert told(d, "marker_removed") == [{"marker": "madrassas"}]
    assert (d.asked, d.question, "travel" in d.options) == ("jihadist", "how_to_play", True)
    assert d.why_not("recruit") == ("gtmo_forbids", "6.2.2")


def test_48_adam_gadahn_under_gtmo() -> None:
    """6.2.3: the later event recruits in spite of it."""
    d = event("jihadist", "adam_gadahn", "opium", jihadist=["opium"], markers=["gtmo"], funding=9)
    assert d.options == ["recruit"]
    assert d.do("recruit", "united_states", "united_states", 2, 3).cells("united_states") == 1


def test_53_madrassas_need_to_be_first() -> None:
    assert missing("jihadist", "madrassas", card=2) == "first_card_of_phase"


# -- 54 Moqtada al-Sadr ------------------------------------------------------------------------------------------------


def test_54_moqtada_al_sadr_counts_as_a_cell() -> None:
    d = event("jihadist", "moqtada_al_sadr", nato="iraq", governance={"iraq": "poor ally"})
    assert (d.cells("iraq"), d.state.cell_track) == (1, 14)


def test_54_moqtada_al_sadr_cannot_be_disrupted() -> None:
    position: dict[str, Any] = {"sadr": True, "troops": {"iraq": 2}, "governance": {"iraq": "poor ally"}}
    d = table("us", "hijab", cells={"canada": 1}, **position).do("hijab", "disrupt")
    assert d.options == ["canada"]
    assert d.why_not("iraq") == ("sadr_cannot_be_disrupted", "6.2.2")


def test_54_moqtada_al_sadr_is_spared_where_others_are_hit() -> None:
    position: dict[str, Any] = {"sadr": True, "troops": {"iraq": 2}, "governance": {"iraq": "poor ally"}}
    d = table("us", "hijab", active={"iraq": 1, "iran": 1}, **position).do("hijab", "disrupt", "iraq")
    assert (d.cells("iraq"), d.cadre("iraq")) == (1, False)


def test_54_moqtada_al_sadr_does_not_travel() -> None:
    d = table("jihadist", "homegrown", sadr=True).do("homegrown", "travel")
    assert d.options == ["iran"]
    assert d.why_not("iraq")[0] == "no_cell_to_travel"


def test_54_moqtada_al_sadr_is_gone_after_a_failed_jihad() -> None:
    d = table("jihadist", "homegrown", sadr=True, governance={"iraq": "poor ally"}).do("homegrown", "jihad", "iraq", 6)
    assert (d.state.sadr, d.state.cell_track, d.cadre("iraq")) == (-1, 14, False)


def test_54_moqtada_al_sadr_needs_troops_in_iraq() -> None:
    assert refused("moqtada_al_sadr", troops={"syria": 1}) == "troops_in_iraq"


# -- 55 Uyghur Jihad, 56 Vieira de Mello Slain -------------------------------------------------------------------------


def test_55_uyghur_jihad_in_a_soft_china() -> None:
    d = event("jihadist", "uyghur_jihad", 4)
    assert (d.posture("china"), d.cells("china"), d.cells("central_asia")) == ("soft", 1, 0)


def test_55_uyghur_jihad_in_a_hard_china() -> None:
    d = event("jihadist", "uyghur_jihad", 5, 6)
    assert (d.posture("china"), d.cells("china")) == ("hard", 0)
    assert (d.governance("central_asia"), d.cells("central_asia")) == ("fair neutral", 1)


@pytest.mark.parametrize(("posture", "where"), [("soft", "china"), ("hard", "central_asia")])
def test_55_uyghur_jihad_where_all_is_tested(posture: str, where: str) -> None:
    d = event("jihadist", "uyghur_jihad", posture={"china": posture}, governance={"central_asia": "poor ally"})
    assert (d.cells(where), d.question) == (1, "play_card")


@pytest.mark.parametrize(("before", "after"), [(7, 6), (1, 1)])
def test_56_vieira_de_mello_slain(before: int, after: int) -> None:
    d = event("jihadist", "vieira_de_mello_slain", prestige=before, **INSURGENCY)
    assert (d.prestige, d.marker("vieira_de_mello_slain")) == (after, 1)


# -- 57 Abu Sayyaf -----------------------------------------------------------------------------------------------------


def test_57_abu_sayyaf() -> None:
    d = event("jihadist", "abu_sayyaf", 5)
    assert (d.posture("philippines"), d.cells("philippines"), d.marker("abu_sayyaf")) == ("hard", 1, 1)


@pytest.mark.parametrize(("markers", "reason"), [([], "not_an_ally"), (["abu_sayyaf"], "")])
def test_57_abu_sayyaf_opens_the_philippines_to_troops(markers: list[str], reason: str) -> None:
    d = table("us", "kurdistan", governance={"egypt": "fair ally"}, markers=markers)
    d.do("kurdistan", "deploy", "troops_track")
    if reason:
        assert d.why_not("philippines")[0] == reason
    else:
        assert d.do("philippines", 3).troops("philippines") == 3


def test_57_abu_sayyaf_needs_a_card_of_two_to_deploy_there() -> None:
    d = table("us", "fatwa", markers=["abu_sayyaf"], governance={"egypt": "good ally"})
    d.do("fatwa", "deploy", "troops_track")
    assert d.why_not("philippines")[0] == "needs_value"


@pytest.mark.parametrize(("troops", "prestige"), [(0, 5), (1, 5), (2, 7)])
def test_57_abu_sayyaf_shames_the_us_by_every_plot(troops: int, prestige: int) -> None:
    """Two plots, with a cell left: unless troops outnumber it."""
    d = event(
        "jihadist",
        "martyrdom_operation_87",
        *("philippines", "1", "2"),
        cells={"philippines": 2},
        posture={"philippines": "soft"},
        troops={"philippines": troops},
        markers=["abu_sayyaf"],
        prestige=7,
    )
    assert d.prestige == prestige


def test_57_abu_sayyaf_does_not_shame_the_us_elsewhere() -> None:
    d = event(
        "jihadist", "martyrdom_operation_87", "france", "1", "2", markers=["abu_sayyaf"], prestige=7, **ACCOMPLICE
    )
    assert (d.plots("france"), d.prestige) == (["1", "2"], 7)


def test_57_abu_sayyaf_is_blocked_by_the_moro_talks() -> None:
    assert refused("abu_sayyaf", markers=["moro_talks"]) == "no_moro_talks"


# -- 58 Al-Anbar -------------------------------------------------------------------------------------------------------


def test_58_al_anbar() -> None:
    d = event("jihadist", "al_anbar", 1)
    assert (d.governance("iraq"), d.cells("iraq"), d.marker("al_anbar")) == ("poor neutral", 1, 1)


@pytest.mark.parametrize(("country", "hit"), [("iraq", 1), ("syria", 1), ("egypt", 2)])
def test_58_al_anbar_shelters_all_cells_but_one(country: str, hit: int) -> None:
    position: dict[str, Any] = {"cells": {country: 3}, "governance": {country: "fair ally"}, "troops": {country: 3}}
    d = table("us", "hijab", markers=["al_anbar"], **position).do("hijab", "disrupt", country)
    assert d.active(country) == hit


@pytest.mark.parametrize("country", ["iraq", "syria"])
def test_58_al_anbar_shelters_cadres(country: str) -> None:
    position: dict[str, Any] = {
        "cadres": [country, "egypt"],
        "governance": {country: "fair ally", "egypt": "fair ally"},
    }
    d = table("us", "hijab", markers=["al_anbar"], **position).do("hijab", "disrupt")
    assert d.options == ["egypt"]
    assert d.why_not(country) == ("al_anbar_shelters", "6.2.2")


def test_58_al_anbar_is_blocked_by_the_anbar_awakening() -> None:
    assert refused("al_anbar", markers=["anbar_awakening"]) == "no_anbar_awakening"


# -- 59 Amerithrax -----------------------------------------------------------------------------------------------------


def test_59_amerithrax_costs_the_us_its_own_dearest_card() -> None:
    d = event("jihadist", "amerithrax", us=["kosovo", "sharia", "backlash", "bin_ladin", "fata"])
    assert d.hand("us") == ["backlash", "bin_ladin", "fata", "kosovo"]
    assert fate(d, "sharia") == "discarded"


def test_59_amerithrax_lets_the_us_choose_between_equals() -> None:
    d = event("jihadist", "amerithrax", us=["hijab", "nato", "sharia"])
    assert (d.asked, d.question, d.options) == ("us", "dearest_card", ["hijab", "nato"])
    assert d.why_not("sharia")[0] == "not_the_dearest"
    assert d.do("nato").hand("us") == ["hijab", "sharia"]


def test_59_amerithrax_spares_the_cards_of_others() -> None:
    d = event("jihadist", "amerithrax", us=["us_election", "fata"])
    assert d.hand("us") == ["fata", "us_election"]


# -- 60 Bhutto Shot ----------------------------------------------------------------------------------------------------


def test_60_bhutto_shot() -> None:
    position: dict[str, Any] = {"cells": {"pakistan": 1}, "governance": {"pakistan": "fair ally"}}
    d = event("jihadist", "bhutto_shot", markers=["benazir_bhutto"], jihadist=["homegrown"], **position)
    assert (d.marker("bhutto_shot"), d.marker("benazir_bhutto")) == (1, 0)
    assert d.do("homegrown", "jihad").options == ["pakistan"]


def test_60_bhutto_shot_needs_a_cell_in_pakistan() -> None:
    assert refused("bhutto_shot", cells={"afghanistan": 1}) == "cell_in_pakistan"


# -- 61 Detainee Release -----------------------------------------------------------------------------------------------


def test_61_detainee_release_where_the_jihadists_like() -> None:
    governance = {"iraq": "poor ally", "egypt": "fair ally"}
    d = used("detainee_release", governance=governance, disrupted=["egypt", "iraq"])
    assert (d.asked, d.question, d.options) == ("jihadist", "select_for_cells", ["egypt", "iraq"])
    d.do("iraq")
    assert (d.cells("iraq"), d.asked, d.question) == (1, "nature", "draw_card")
    d.do("fatwa")
    assert "fatwa" in d.hand("jihadist")


AT_LARGE: dict[str, Any] = {"cells": {"canada": 1}, "posture": {"canada": "soft"}}


def test_61_detainee_release_of_the_very_card_that_disrupts() -> None:
    d = table("us", "detainee_release", **AT_LARGE).do("detainee_release", "disrupt", "canada", "fatwa")
    assert (d.cells("canada"), d.active("canada")) == (2, 1)


def test_61_detainee_release_in_the_phase_after_the_disruption() -> None:
    d = desk(us=["kosovo", "sharia", "abbas"], jihadist=["detainee_release", "opium"], side="us", **AT_LARGE)
    d.do("kosovo", "disrupt", "canada", "sharia", "reserves", "detainee_release", "play_event", "fatwa")
    assert d.cells("canada") == 2


def test_61_detainee_release_no_later_than_that() -> None:
    jihadist = ["detainee_release", "opium", "homegrown", "pirates"]
    d = desk(us=["kosovo", "sharia", "abbas", "fsb", "nest"], jihadist=jihadist, side="us", **AT_LARGE)
    d.do("kosovo", "disrupt", "canada", "sharia", "reserves", "opium", "reserves", "pirates", "reserves")
    d.do("abbas", "reserves", "fsb", "reserves", "detainee_release")
    assert d.why_not("play_event") == ("event_unplayable", "6.2.6")


def test_61_detainee_release_after_an_event_that_disrupts() -> None:
    position: dict[str, Any] = {**AT_LARGE, "jihadist": [], "us": ["detainee_release"]}
    d = event("us", "enhanced_measures", "canada", **position).do("detainee_release", "their_event_first")
    assert d.cells("canada") == 2
    d = event("us", "renditions", "canada", **position).do("detainee_release", "their_event_first")
    assert d.notes()[-1] == "event_cannot_occur"  # a disruption too, but they block it


@pytest.mark.parametrize(
    ("position", "condition"),
    [
        ({}, "us_disrupted_lately"),
        ({"disrupted": ["canada"], "markers": ["gtmo"]}, "no_gtmo_or_renditions"),
        ({"disrupted": ["canada"], "markers": ["renditions"]}, "no_gtmo_or_renditions"),
    ],
)
def test_61_detainee_release_needs_a_disruption_and_nothing_that_blocks_it(
    position: dict[str, Any], condition: str
) -> None:
    assert refused("detainee_release", **position) == condition


def test_61_detainee_release_is_possible_again_after_a_leak() -> None:
    position: dict[str, Any] = {"disrupted": ["canada"], "markers": ["leaked_renditions"], **AT_LARGE}
    assert event("jihadist", "detainee_release", "fatwa", **position).cells("canada") == 2


# -- 62 Ex-KGB ---------------------------------------------------------------------------------------------------------


def test_62_ex_kgb_removes_the_ctr_of_russia_alone() -> None:
    d = event("jihadist", "ex_kgb", markers=["ctr_russia", "ctr_central_asia"])
    assert (d.marker("ctr_russia"), d.marker("ctr_central_asia"), d.posture("caucasus")) == (0, 1, "")


@pytest.mark.parametrize(("us", "caucasus"), [("hard", "soft"), ("soft", "hard")])
def test_62_ex_kgb_sways_the_caucasus(us: str, caucasus: str) -> None:
    d = used("ex_kgb", us_posture=us, posture={"caucasus": us})
    assert (d.asked, d.question, d.options) == ("jihadist", "ex_kgb_choice", ["sway_caucasus", "press_central_asia"])
    assert d.do("sway_caucasus").posture("caucasus") == caucasus


@pytest.mark.parametrize(
    ("before", "after"),
    [("fair ally", "fair neutral"), ("poor neutral", "poor adversary"), ("poor adversary", "poor adversary")],
)
def test_62_ex_kgb_presses_central_asia(before: str, after: str) -> None:
    d = event("jihadist", "ex_kgb", "press_central_asia", governance={"central_asia": before})
    assert d.governance("central_asia") == after


def test_62_ex_kgb_tests_central_asia_first() -> None:
    d = event("jihadist", "ex_kgb", "press_central_asia", 5, markers=["ctr_central_asia"])
    assert (d.governance("central_asia"), d.marker("ctr_central_asia")) == ("fair adversary", 1)


# -- 63 Gaza War, 64 Hariri Killed -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [((7, 5), (6, 6)), ((1, 9), (1, 9))])
def test_63_gaza_war(before: tuple[int, int], after: tuple[int, int]) -> None:
    d = event("jihadist", "gaza_war", "hijab", us=["hijab", "kosovo"], prestige=before[0], funding=before[1])
    assert (d.prestige, d.funding, d.hand("us"), fate(d, "hijab")) == (*after, ["kosovo"], "discarded")


def test_63_gaza_war_against_an_empty_hand() -> None:
    d = event("jihadist", "gaza_war", us=[], prestige=7, funding=5)
    assert (d.prestige, d.funding) == (6, 6)


def test_64_hariri_killed_tests_both() -> None:
    d = event("jihadist", "hariri_killed", 5, 6)
    assert (d.governance("lebanon"), d.governance("syria")) == ("fair neutral", "poor adversary")


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("good ally", "fair adversary"),
        ("fair neutral", "poor adversary"),
        ("poor ally", "poor adversary"),
        (RULED, RULED),
    ],
)
def test_64_hariri_killed_in_a_tested_syria(before: str, after: str) -> None:
    d = event("jihadist", "hariri_killed", governance={"lebanon": "good ally", "syria": before})
    assert (d.governance("lebanon"), d.governance("syria")) == ("good ally", after)


# -- 65 HEU, 69 Kazakh Strain, 71 Loose Nuke ---------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "wmd", "cells"), [(1, 1, 2), (2, 1, 2), (3, 0, 1)])
@pytest.mark.parametrize("card", ["heu", "loose_nuke"])
def test_65_heu_and_loose_nuke_in_russia(card: str, die: int, wmd: int, cells: int) -> None:
    d = event("jihadist", card, die, cells={"russia": 2})
    assert (d.available.count("wmd"), d.cells("russia"), len(d.state.loose)) == (wmd, cells, 3 - wmd)


@pytest.mark.parametrize(
    ("governance", "die", "wmd"),
    [("poor neutral", 3, 1), ("poor neutral", 4, 0), ("fair ally", 3, 0), ("fair ally", 2, 1), ("good ally", 2, 0)],
)
@pytest.mark.parametrize("card", ["heu", "kazakh_strain"])
def test_69_kazakh_strain_and_heu_in_central_asia(card: str, governance: str, die: int, wmd: int) -> None:
    d = event("jihadist", card, die, cells={"central_asia": 1}, governance={"central_asia": governance})
    assert (d.available.count("wmd"), d.cells("central_asia")) == (wmd, wmd)
    assert d.cadre("central_asia") is not bool(wmd)


@pytest.mark.parametrize("card", ["heu", "kazakh_strain"])
def test_69_kazakh_strain_and_heu_under_islamist_rule(card: str) -> None:
    d = event("jihadist", card, cells={"central_asia": 1}, governance={"central_asia": RULED})
    assert (d.available.count("wmd"), d.question) == (1, "play_card")


def test_65_heu_where_the_jihadists_like() -> None:
    d = used("heu", cells={"russia": 1, "central_asia": 1}, governance={"central_asia": "poor ally"})
    assert (d.asked, d.question, d.options) == ("jihadist", "select_for_wmd", ["russia", "central_asia"])
    d.do("central_asia", 4)
    assert (d.cells("russia"), d.cells("central_asia")) == (1, 0)


def test_65_heu_only_where_there_is_no_ctr() -> None:
    cells = {"russia": 1, "central_asia": 1}
    d = event("jihadist", "heu", 3, cells=cells, governance={"central_asia": "poor ally"}, markers=["ctr_russia"])
    assert d.available.count("wmd") == 1


@pytest.mark.parametrize(
    ("card", "country"),
    [("heu", "russia"), ("heu", "central_asia"), ("kazakh_strain", "central_asia"), ("loose_nuke", "russia")],
)
@pytest.mark.parametrize(("lost", "active"), [("active_cell", 0), ("sleeper_cell", 1)])
def test_65_heu_and_its_like_cost_one_cell_of_the_jihadists_choice(
    card: str, country: str, lost: str, active: int
) -> None:
    d = event("jihadist", card, 6, cells={country: 1}, active={country: 1}, governance={"central_asia": "poor ally"})
    assert (d.asked, d.question, d.options) == ("jihadist", "which_cell_removed", ["active_cell", "sleeper_cell"])
    d.do(lost)
    assert (d.cells(country), d.active(country), d.cadre(country)) == (1, active, False)


def test_65_heu_from_an_empty_box() -> None:
    plots = [("france", "wmd"), ("spain", "wmd"), ("italy", "wmd")]
    d = event("jihadist", "heu", 1, cells={"russia": 1}, plots=plots)
    assert (d.available.count("wmd"), fate(d, "heu")) == (0, "removed")


@pytest.mark.parametrize(
    ("card", "position", "condition"),
    [
        ("heu", {"cells": {"china": 1}}, "arsenal_unguarded"),
        ("heu", {"cells": {"russia": 1}, "markers": ["ctr_russia"]}, "arsenal_unguarded"),
        ("heu", {"cells": {"central_asia": 1}, "markers": ["ctr_central_asia"]}, "arsenal_unguarded"),
        ("kazakh_strain", {"cells": {"russia": 1}}, "central_asia_unguarded"),
        ("kazakh_strain", {"cells": {"central_asia": 1}, "markers": ["ctr_central_asia"]}, "central_asia_unguarded"),
        ("loose_nuke", {"cells": {"central_asia": 1}}, "russia_unguarded"),
        ("loose_nuke", {"cells": {"russia": 1}, "markers": ["ctr_russia"]}, "russia_unguarded"),
    ],
)
def test_65_heu_and_its_like_need_a_cell_and_no_ctr(card: str, position: dict[str, Any], condition: str) -> None:
    assert refused(card, **position) == condition


@pytest.mark.parametrize(
    ("card", "country", "marker"),
    [("kazakh_strain", "central_asia", "ctr_russia"), ("loose_nuke", "russia", "ctr_central_asia")],
)
def test_71_loose_nuke_and_kazakh_strain_do_not_mind_the_other_ctr(card: str, country: str, marker: str) -> None:
    d = event("jihadist", card, 1, cells={country: 1}, governance={"central_asia": "poor ally"}, markers=[marker])
    assert d.available.count("wmd") == 1


# -- 66, 67, 68, 70 ----------------------------------------------------------------------------------------------------


def test_66_homegrown() -> None:
    d = event("jihadist", "homegrown", 1, cadres=["united_kingdom"], funding=1)
    assert (d.posture("united_kingdom"), d.cells("united_kingdom"), d.cadre("united_kingdom")) == ("soft", 1, False)


def test_67_islamic_jihad_union() -> None:
    d = event("jihadist", "islamic_jihad_union", 5, 1)
    assert (d.governance("central_asia"), d.cells("central_asia")) == ("fair neutral", 1)
    assert (d.governance("afghanistan"), d.cells("afghanistan")) == ("poor neutral", 1)


# the events that place one cell in each of two countries
BOTH_COUNTRIES = [
    ("islamic_jihad_union", "central_asia", "afghanistan"),
    ("lashkar_e_tayyiba", "india", "pakistan"),
    ("taliban", "pakistan", "afghanistan"),
]


@pytest.mark.parametrize(("card", "first", "second"), BOTH_COUNTRIES)
def test_67_islamic_jihad_union_and_others_with_a_single_cell_left(card: str, first: str, second: str) -> None:
    """4.9.4, 8.1.2: which country gets it is for the Jihadists to say, also when the US uses the card; it alone is
    tested."""
    for country, other in ((first, second), (second, first)):
        d = used(card, cells={"egypt": 13})
        assert (d.asked, d.question, set(d.options)) == ("jihadist", "select_for_cells", {first, second})
        assert d.why_not("egypt") == ("not_among_those", "6.2.1")
        d.do(country, 1)
        assert (d.cells(country), d.cells(other), d.state.cell_track) == (1, 0, 0)
        assert sum(name.endswith("_tested") for name in d.notes()) == 1
        assert (d.asked, d.question) == ("us", "how_to_play")


@pytest.mark.parametrize(("card", "first", "second"), BOTH_COUNTRIES)
def test_67_islamic_jihad_union_and_others_with_no_cell_left(card: str, first: str, second: str) -> None:
    """4.9.4, 6.2.4: neither country is tested, and there is nothing to choose."""
    d = event("jihadist", card, cells=FULL)
    assert (d.cells(first), d.cells(second), d.question) == (0, 0, "play_card")
    assert not any(name.endswith("_tested") for name in d.notes())
    assert d.notes().count("no_cells_left") == 2


@pytest.mark.parametrize(("card", "first", "second"), BOTH_COUNTRIES)
def test_67_islamic_jihad_union_and_others_test_both_countries_in_map_order(card: str, first: str, second: str) -> None:
    """4.9.4: before a cell is placed in either."""
    d = event("jihadist", card, 5)
    assert "cells_placed" not in d.notes()
    d.do(1)
    assert (d.cells(first), d.cells(second)) == (1, 1)
    assert d.notes().index("cells_placed") > max(at for at, name in enumerate(d.notes()) if name.endswith("_tested"))
    assert d.posture(first) == "hard" if first == "india" else d.governance(first) == "fair neutral"
    assert d.governance(second) == "poor neutral"


def test_68_jemaah_islamiya() -> None:
    d = event("jihadist", "jemaah_islamiya", 5, funding=1)
    assert (d.governance("indonesia_malaysia"), d.cells("indonesia_malaysia")) == ("fair neutral", 2)


def test_68_jemaah_islamiya_with_a_single_cell_left() -> None:
    assert event("jihadist", "jemaah_islamiya", 1, cells={"egypt": 13}).cells("indonesia_malaysia") == 1


def test_70_lashkar_e_tayyiba() -> None:
    d = event("jihadist", "lashkar_e_tayyiba", 5, 1)
    assert (d.posture("india"), d.cells("india")) == ("hard", 1)
    assert (d.governance("pakistan"), d.cells("pakistan")) == ("poor neutral", 1)


@pytest.mark.parametrize("card", ["lashkar_e_tayyiba", "kashmir"])
def test_70_lashkar_e_tayyiba_and_kashmir_are_blocked_by_the_talks(card: str) -> None:
    assert refused(card, markers=["indo_pakistani_talks"]) == "no_talks"


# -- 72 Opium, 73 Pirates ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("afghanistan", "cells"), [("poor ally", 4), ("good ally", 4), (RULED, 14)])
def test_72_opium(afghanistan: str, cells: int) -> None:
    d = event("jihadist", "opium", cells={"afghanistan": 1}, governance={"afghanistan": afghanistan}, funding=1)
    assert d.cells("afghanistan") == cells


def test_72_opium_with_two_cells_left() -> None:
    governance = {"afghanistan": RULED}
    d = event("jihadist", "opium", cells={"afghanistan": 1, "egypt": 11}, governance=governance)
    assert (d.cells("afghanistan"), d.state.cell_track) == (3, 0)


def test_72_opium_needs_a_cell_in_afghanistan() -> None:
    assert refused("opium", cadres=["afghanistan"]) == "cell_in_afghanistan"


@pytest.mark.parametrize("country", ["somalia", "yemen"])
def test_73_pirates_keep_the_funding_up(country: str) -> None:
    assert event("jihadist", "pirates", governance={country: RULED}).marker("pirates") == 1
    d = desk(phase="end", markers=["pirates"], governance={country: RULED}, funding=5)
    assert (d.funding, "pirates_pay" in d.notes()) == (5, True)


@pytest.mark.parametrize(
    ("markers", "governance"), [(["pirates"], {"yemen": "poor ally", "sudan": RULED}), ([], {"yemen": RULED})]
)
def test_73_pirates_need_their_coast(markers: list[str], governance: dict[str, str]) -> None:
    d = desk(phase="end", markers=markers, governance=governance, funding=5)
    assert d.funding == 4


def test_73_pirates_need_islamist_rule_there() -> None:
    assert refused("pirates", governance={"somalia": "poor adversary", "sudan": RULED}) == "somalia_or_yemen_ruled"


# -- 74 Schengen Visas, 79 Clean Operatives ----------------------------------------------------------------------------


def test_74_schengen_visas() -> None:
    posture = {"spain": "soft", "france": "soft"}
    d = used("schengen_visas", cells={"egypt": 1, "philippines": 1}, active={"france": 1}, posture=posture)
    assert (d.asked, d.question, d.options) == ("jihadist", "travel_from", ["france", "philippines", "egypt"])
    d.do("philippines")
    assert len(d.options) == 7
    assert d.why_not("united_kingdom") == ("only_schengen", "6.2.2")
    d.do("spain", "france", "france")
    assert (d.cells("spain"), d.cells("philippines")) == (1, 0)
    assert (d.cells("france"), d.active("france")) == (1, 0)  # it has gone into hiding


def test_74_schengen_visas_under_biometrics() -> None:
    d = event("jihadist", "schengen_visas", "iran", "benelux", 6, markers=["biometrics"])
    assert (d.posture("benelux"), d.cells("benelux")) == ("hard", 1)


def test_74_schengen_visas_without_a_cell() -> None:
    d = event("jihadist", "schengen_visas", active={}, sadr=True)
    assert (d.question, fate(d, "schengen_visas")) == ("play_card", "discarded")


def test_79_clean_operatives() -> None:
    d = used("clean_operatives", cells={"egypt": 3}, active={}, markers=["patriot_act"])
    assert (d.asked, d.question, d.options) == ("jihadist", "travel_from", ["egypt"])
    d.do("egypt")
    assert len(d.options) == 37  # anywhere, but a sleeper has no need to hide
    d.do("united_states", "egypt", "israel")
    assert (d.cells("united_states"), d.cells("israel"), d.cells("egypt")) == (1, 1, 1)
    assert (d.asked, d.question) == ("us", "how_to_play")


def test_79_clean_operatives_sleep_where_they_arrive() -> None:
    d = event("jihadist", "clean_operatives", "iran", "united_states", active={"iran": 1})
    assert (d.cells("united_states"), d.active("united_states")) == (1, 0)


# -- 75 Schroeder & Chirac ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("before", ["", "hard", "soft"])
def test_75_schroeder_and_chirac(before: str) -> None:
    d = event("jihadist", "schroeder_and_chirac", posture={"germany": before, "france": before}, prestige=7)
    assert (d.posture("germany"), d.posture("france"), d.prestige) == ("soft", "soft", 6)


def test_75_schroeder_and_chirac_need_a_hard_us() -> None:
    assert refused("schroeder_and_chirac", us_posture="soft") == "us_hard"


# -- 76 Abu Ghurayb, 77 Al-Jazeera -------------------------------------------------------------------------------------


def test_76_abu_ghurayb() -> None:
    position = {**INSURGENCY, "governance": {"iraq": "poor ally", "egypt": "good ally", "libya": "poor neutral"}}
    d = used("abu_ghurayb", "fatwa", "hijab", prestige=7, **position)
    assert d.hand("jihadist") == ["fatwa", "hijab", "hizb_ut_tahrir"]
    assert (d.prestige, d.asked, d.question, d.options) == (5, "jihadist", "select_for_alignment", ["egypt", "iraq"])
    d.do("egypt")
    assert (d.governance("egypt"), d.governance("iraq")) == ("good neutral", "poor ally")


def test_76_abu_ghurayb_without_an_ally() -> None:
    position: dict[str, Any] = {"governance": {"iraq": "poor neutral"}, "regime_change": {"iraq": "tan"}, "prestige": 2}
    d = event("jihadist", "abu_ghurayb", "fatwa", "hijab", cells={"iraq": 1}, **position)
    assert (d.prestige, d.governance("iraq"), d.question) == (1, "poor neutral", "play_card")


def test_77_al_jazeera_where_the_jihadists_like() -> None:
    position: dict[str, Any] = {
        "governance": {"saudi_arabia": "poor ally", "yemen": "fair neutral", "iraq": "poor ally", "syria": "fair ally"},
        "troops": {"saudi_arabia": 1, "yemen": 1, "syria": 1},
        "nato": "iraq",
    }
    d = used("al_jazeera", **position)
    assert (d.asked, d.question, d.options) == ("jihadist", "select_for_alignment", ["yemen", "iraq", "saudi_arabia"])
    d.do("yemen")
    assert (d.governance("yemen"), d.governance("saudi_arabia")) == ("fair adversary", "poor ally")


@pytest.mark.parametrize(("before", "after"), [("ally", "neutral"), ("adversary", "adversary")])
@pytest.mark.parametrize("country", ["saudi_arabia", "jordan", "iraq", "gulf_states", "yemen"])
def test_77_al_jazeera_shifts_one_box(country: str, before: str, after: str) -> None:
    d = event("jihadist", "al_jazeera", governance={country: f"fair {before}"}, troops={country: 1})
    assert d.governance(country) == f"fair {after}"


def test_77_al_jazeera_needs_troops_near_saudi_arabia() -> None:
    assert refused("al_jazeera", troops={"syria": 1, "pakistan": 1, "egypt": 1}) == "troops_near_saudi_arabia"


# -- 78 Axis of Evil ---------------------------------------------------------------------------------------------------


def test_78_axis_of_evil() -> None:
    shia = ["iran_104", "iran_105", "hizballah", "jaysh_al_mahdi"]
    d = event("jihadist", "axis_of_evil", 5, 2, 4, us=[*shia, "kosovo"], us_posture="soft", prestige=7)
    assert (d.hand("us"), {fate(d, card) for card in shia}) == (["kosovo"], {"discarded"})
    assert (d.posture("united_states"), d.prestige) == ("hard", 9)


@pytest.mark.parametrize("us", [["kosovo"], ["iran_104", "kosovo"]])
def test_78_axis_of_evil_tells_of_the_hand_and_stands(us: list[str]) -> None:
    """What the US does not hold has come to light too: nobody may take the card back."""
    d = table("jihadist", "axis_of_evil", us=us).do("axis_of_evil")
    assert d.match.can_undo(1)
    d.do("play_event")
    assert not d.match.can_undo(1)


def test_78_axis_of_evil_rolls_prestige_by_the_new_posture() -> None:
    """The world is Soft, so that a Hard US pays: one off the die, and a 5 goes down."""
    soft = dict.fromkeys(("france", "spain"), "soft")
    d = event("jihadist", "axis_of_evil", 5, 3, 2, us_posture="soft", posture=soft, prestige=7)
    assert d.prestige == 5


# -- 80 FATA -----------------------------------------------------------------------------------------------------------


def test_80_fata() -> None:
    d = event("jihadist", "fata", 5)
    assert (d.governance("pakistan"), d.cells("pakistan"), d.marker("fata")) == ("fair neutral", 1, 1)


def test_80_fata_again() -> None:
    d = event("jihadist", "fata", markers=["fata"], governance={"pakistan": "poor ally"}, cells={"pakistan": 1})
    assert (d.cells("pakistan"), d.marker("fata")) == (2, 1)


def test_80_fata_shelters_pakistan() -> None:
    position: dict[str, Any] = {"cells": {"pakistan": 1, "canada": 1}, "governance": {"pakistan": "fair ally"}}
    d = table("us", "hijab", markers=["fata"], **position).do("hijab", "disrupt")
    assert d.options == ["canada"]
    assert d.why_not("pakistan") == ("fata_shelters", "6.2.2")


def test_80_fata_does_not_shelter_a_regime_change_country() -> None:
    position: dict[str, Any] = {"cells": {"pakistan": 1}, "governance": {"pakistan": "fair ally"}}
    d = table("us", "hijab", markers=["fata"], regime_change={"pakistan": "tan"}, **position).do("hijab", "disrupt")
    assert d.options == ["pakistan"]


# -- 81 Foreign Fighters -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("aid", "left", "besieged"), [(2, 1, False), (1, 0, False), (0, 0, True)])
def test_81_foreign_fighters(aid: int, left: int, besieged: bool) -> None:
    d = event("jihadist", "foreign_fighters", aid={"iraq": aid}, funding=1, **AN_IRAQ)
    assert (d.cells("iraq"), d.active("iraq")) == (5, 0)
    assert (d.aid("iraq"), d.besieged("iraq")) == (left, besieged)


def test_81_foreign_fighters_where_the_jihadists_like() -> None:
    position: dict[str, Any] = {
        "governance": {"iraq": "poor ally", "libya": "fair ally"},
        "regime_change": {"iraq": "tan", "libya": "green"},
        "cells": {"egypt": 11},
        "besieged": ["libya"],
    }
    d = used("foreign_fighters", **position)
    assert (d.asked, d.question, d.options) == ("jihadist", "select_for_cells", ["libya", "iraq"])
    d.do("libya")
    assert (d.cells("libya"), d.besieged("libya"), d.besieged("iraq")) == (3, True, False)


def test_81_foreign_fighters_need_a_regime_change() -> None:
    assert refused("foreign_fighters", governance={"iraq": "poor ally"}) == "regime_change_exists"


# -- 82 Jihadist Videos ------------------------------------------------------------------------------------------------


def test_82_jihadist_videos() -> None:
    position: dict[str, Any] = {
        "governance": {"iraq": "poor ally", "yemen": RULED, "egypt": "good ally"},
        "cells": {"libya": 5},
        "funding": 1,
    }
    d = used("jihadist_videos", **position)
    assert (d.asked, d.question) == ("jihadist", "select_for_recruits")
    assert len(d.options) == 36
    assert d.why_not("libya")[0] == "not_among_those"
    d.do("iraq", "yemen", "egypt")
    d.do(3, 2)  # Yemen needs no die, and Egypt a 1
    assert [d.cells(country) for country in ("iraq", "yemen", "egypt")] == [1, 1, 0]
    assert [d.cadre(country) for country in ("iraq", "yemen", "egypt")] == [False, False, True]


def test_82_jihadist_videos_test_the_countries_first() -> None:
    d = event("jihadist", "jihadist_videos", "egypt", "france", "united_states", 5, 5)
    assert (d.governance("egypt"), d.posture("france")) == ("fair neutral", "hard")
    d.do(6, 6, 1)
    assert (d.cells("united_states"), d.cadre("egypt"), d.cadre("france")) == (1, True, True)


def test_82_jihadist_videos_go_by_the_recruit_number() -> None:
    posture = {"philippines": "soft", "united_kingdom": "soft", "spain": "soft"}
    d = event("jihadist", "jihadist_videos", "united_kingdom", "spain", "philippines", 3, 3, 3, posture=posture)
    assert [d.cells(country) for country in ("united_kingdom", "spain", "philippines")] == [1, 0, 1]


def test_82_jihadist_videos_with_a_single_cell_left() -> None:
    """8.1.2: the Jihadists say which success counts; where no cell comes, a cadre does."""
    governance = {"iraq": "poor ally", "yemen": "poor ally", "libya": "poor ally"}
    d = event(
        "jihadist", "jihadist_videos", "iraq", "yemen", "libya", 1, 1, 6, cells={"egypt": 13}, governance=governance
    )
    assert (d.asked, d.question, set(d.options)) == ("jihadist", "which_recruits", {"iraq", "yemen"})
    d.do("yemen")
    assert [d.cells(country) for country in ("iraq", "yemen", "libya")] == [0, 1, 0]
    assert [d.cadre(country) for country in ("iraq", "yemen", "libya")] == [True, False, True]


def test_82_jihadist_videos_alone_draw_which_success_counts() -> None:
    """9.5: with the line that says so."""
    governance = {"egypt": "fair ally", "libya": "fair ally", "sudan": "fair ally"}
    d = alone("jihadist_videos", cells={"china": 14}, governance=governance, funding=9)
    d.do("egypt", "libya", "sudan", 1, 6, 1)
    assert (d.asked, d.question, d.options) == ("nature", "which_recruits", ["egypt", "sudan"])
    d.do("sudan")
    assert (d.cells("egypt"), d.cells("libya"), d.cells("sudan")) == (0, 0, 1)
    assert told(d, "flowchart_random_country")[-1] == {"country": "sudan", "n": 2}


def test_82_jihadist_videos_with_no_cell_left() -> None:
    governance = {"yemen": RULED, "iraq": "poor ally", "libya": RULED}
    d = event("jihadist", "jihadist_videos", "iraq", "yemen", "libya", 1, cells=FULL, governance=governance)
    assert [d.cadre(country) for country in ("iraq", "yemen", "libya")] == [True, True, True]


# -- 83 Kashmir --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "after"),
    [("good ally", "good neutral"), ("fair neutral", "fair adversary"), ("poor adversary", "poor adversary")],
)
def test_83_kashmir(before: str, after: str) -> None:
    d = event("jihadist", "kashmir", governance={"pakistan": before})
    assert (d.governance("pakistan"), d.cells("pakistan")) == (after, 1)


def test_83_kashmir_tests_pakistan_first() -> None:
    d = event("jihadist", "kashmir", 6)
    assert (d.governance("pakistan"), d.cells("pakistan")) == ("fair adversary", 1)


# -- 84, 85 Leak -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["leak_84", "leak_85"])
@pytest.mark.parametrize("secret", ["wiretapping", "enhanced_measures", "renditions"])
def test_84_leak(card: str, secret: str) -> None:
    d = event("jihadist", card, 3, 5, 3, 2, markers=[secret], governance={"egypt": "fair ally"}, prestige=7)
    assert (d.marker(secret), d.marker(f"leaked_{secret}")) == (0, 1)
    assert (d.posture("united_states"), d.prestige) == ("soft", 5)  # now the world is Hard, and a 5 not enough
    assert d.governance("egypt") == "fair neutral"


@pytest.mark.parametrize("card", ["leak_84", "leak_85"])
def test_84_leak_what_the_jihadists_like(card: str) -> None:
    governance = {"egypt": "fair ally", "iraq": "poor ally", "libya": "poor neutral"}
    d = used(card, markers=["wiretapping", "enhanced_measures", "renditions"], governance=governance)
    assert (d.asked, d.question) == ("jihadist", "leak_which")
    assert d.options == ["wiretapping", "enhanced_measures", "renditions"]
    d.do("renditions", 6, 6, 1, 1)
    assert (d.marker("wiretapping"), d.marker("leaked_renditions"), d.prestige) == (1, 1, 8)
    assert (d.asked, d.question, d.options) == ("jihadist", "select_for_alignment", ["egypt", "iraq"])
    d.do("iraq")
    assert (d.governance("iraq"), d.governance("egypt"), d.question) == ("poor neutral", "fair ally", "how_to_play")


@pytest.mark.parametrize("card", ["leak_84", "leak_85"])
@pytest.mark.parametrize("markers", [[], ["leaked_wiretapping", "patriot_act"]])
def test_84_leak_needs_a_secret(card: str, markers: list[str]) -> None:
    assert refused(card, markers=markers) == "something_to_leak"


# -- 86 Lebanon War ----------------------------------------------------------------------------------------------------


def test_86_lebanon_war() -> None:
    d = used("lebanon_war", "hijab", us=["hijab", "kosovo"], prestige=7, governance={"iraq": RULED})
    assert (d.hand("us"), d.prestige) == (["kosovo"], 6)
    assert (d.asked, d.question, len(d.options)) == ("jihadist", "select_for_cells", 8)
    assert d.why_not("syria")[0] == d.why_not("iran")[0] == "not_among_those"
    d.do("lebanon", 5)
    assert (d.governance("lebanon"), d.cells("lebanon")) == ("fair neutral", 1)


def test_86_lebanon_war_at_the_bottom() -> None:
    d = event("jihadist", "lebanon_war", "iraq", us=[], prestige=1, cells=FULL, governance={"iraq": "poor ally"})
    assert (d.prestige, d.cells("iraq"), d.question) == (1, 0, "play_card")


# -- 87, 88, 89 Martyrdom Operation ------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["martyrdom_operation_87", "martyrdom_operation_88", "martyrdom_operation_89"])
def test_87_martyrdom_operation(card: str) -> None:
    d = used(card, cells={"united_states": 1, "iraq": 2}, active={}, governance={"iraq": RULED}, wmd=1)
    assert d.cells("united_states") == 0
    assert d.cadre("united_states") is True
    assert (d.asked, d.question, d.options) == ("jihadist", "which_plot", ["1", "2", "3", "wmd"])
    d.do("wmd", "3")
    assert d.plots("united_states") == ["wmd", "3"]


def test_87_martyrdom_operation_where_the_jihadists_like() -> None:
    d = event(
        "jihadist",
        "martyrdom_operation_87",
        cells={"iraq": 2, "yemen": 1},
        governance={"iraq": "poor ally", "yemen": RULED},
    )
    assert (d.asked, d.question, d.options) == ("jihadist", "select_for_plots", ["iran", "iraq"])
    d.do("iraq", "1", "1")
    assert (d.cells("iraq"), d.cadre("iraq")) == (1, False)
    assert d.plots("iraq") == ["1", "1"]


@pytest.mark.parametrize("card", ["martyrdom_operation_87", "martyrdom_operation_88", "martyrdom_operation_89"])
@pytest.mark.parametrize("martyr", ["active_cell", "sleeper_cell", "sadr"])
def test_87_martyrdom_operation_takes_the_cell_that_the_jihadists_like(card: str, martyr: str) -> None:
    iraq: dict[str, Any] = {"cells": {"iraq": 1}, "governance": {"iraq": "poor ally"}, "sadr": True}
    d = used(card, "iraq", active={"iraq": 1, "iran": 1}, **iraq)
    assert (d.asked, d.question, d.options) == (
        "jihadist",
        "which_cell_removed",
        ["active_cell", "sleeper_cell", "sadr"],
    )
    d.do(martyr)
    assert (d.cells("iraq"), d.question) == (2, "which_plot")
    assert (d.active("iraq") == 0, d.state.sadr < 0) == (martyr == "active_cell", martyr == "sadr")


def test_87_martyrdom_operation_alone_takes_an_active_cell_first_and_sadr_last() -> None:
    """9.3.1"""
    d = alone("martyrdom_operation_87", cells={"iraq": 1}, active={"iraq": 1}, sadr=True, aid={"iraq": 1})
    assert (d.cells("iraq"), d.active("iraq"), d.state.sadr >= 0) == (2, 0, True)


def test_87_martyrdom_operation_as_the_second_card_leaves_a_cadre_that_may_go() -> None:
    """4.8.4: the Jihadists may take cadres off in their phase, which is not over before that."""
    for answers, left in (["remove_cadre", "france"], False), (["do_nothing"], True):
        d = event("jihadist", "martyrdom_operation_87", "france", "1", "2", card=2, cadres=["canada"], **ACCOMPLICE)
        assert (d.asked, d.question, d.options) == ("jihadist", "play_card", ["remove_cadre", "do_nothing"])
        d.do(*answers)
        assert (d.asked, d.cadre("france"), d.cadre("canada")) == ("us", left, True)


def test_87_martyrdom_operation_as_the_second_card_and_every_cadre_may_go() -> None:
    d = event(
        "jihadist", "martyrdom_operation_87", "france", "1", "2", card=2, cadres=["canada", "china"], **ACCOMPLICE
    )
    d.do("remove_cadre")
    assert d.options == ["canada", "france", "china"]
    assert d.why_not("spain") == ("no_cadre_there", "4.8.4")


def test_23_predator_as_the_second_card_makes_one_cadre_while_another_goes() -> None:
    """4.8.4: as many as before, but not the same."""
    position: dict[str, Any] = {
        "cadres": ["france"],
        "posture": {"france": "soft"},
        "governance": {"egypt": "fair ally"},
    }
    d = table("jihadist", "predator_23", card=2, active={}, cells={"egypt": 1, "china": 1}, funding=9, **position)
    d.do("predator_23", "recruit", "france", "enough", 1)
    assert (d.cadre("egypt"), d.cadre("france")) == (True, False)
    assert (d.asked, d.question, d.options) == ("jihadist", "play_card", ["remove_cadre", "do_nothing"])


def test_87_martyrdom_operation_as_the_second_card_without_a_new_cadre() -> None:
    """A cadre that was there before could have gone before."""
    position = {**ACCOMPLICE, "cells": {"france": 2}, "cadres": ["canada"]}
    d = event("jihadist", "martyrdom_operation_87", "france", "1", "2", card=2, **position)
    assert (d.cells("france"), d.asked, d.question) == (1, "us", "play_card")


def test_87_martyrdom_operation_with_one_plot_available() -> None:
    plots = [("france", "1"), ("france", "1"), ("france", "1"), ("spain", "2"), ("spain", "2")]
    d = event("jihadist", "martyrdom_operation_87", "israel", "3", cells={"israel": 1}, plots=plots)
    assert (d.plots("israel"), d.question) == (["3"], "play_card")


@pytest.mark.parametrize("card", ["martyrdom_operation_87", "martyrdom_operation_88", "martyrdom_operation_89"])
def test_87_martyrdom_operation_needs_a_cell_outside_islamist_rule(card: str) -> None:
    position: dict[str, Any] = {"cells": {"yemen": 3}, "active": {}, "governance": {"yemen": RULED}}
    assert missing("jihadist", card, **position) == "cell_not_under_rule"
    assert used(card, **position).notes()[-1] == "event_cannot_occur"


# -- 90 Quagmire -------------------------------------------------------------------------------------------------------

QUAGMIRE: dict[str, Any] = {**INSURGENCY, "prestige": 6}


def test_90_quagmire_lets_the_jihadists_events_happen() -> None:
    d = event("jihadist", "quagmire", "homegrown", "hijab", 1, us=["homegrown", "hijab", "kosovo"], **QUAGMIRE)
    assert (d.cells("united_kingdom"), d.hand("us"), d.posture("united_states")) == (1, ["kosovo"], "soft")
    assert (fate(d, "homegrown"), fate(d, "hijab")) == ("discarded", "discarded")
    assert (d.governance("turkey"), d.posture("france")) == ("", "")  # nothing of the US's


def test_90_quagmire_removes_what_happens_once() -> None:
    d = event("jihadist", "quagmire", "abu_sayyaf", "al_anbar", us=["abu_sayyaf", "al_anbar"], **QUAGMIRE)
    d.do("abu_sayyaf", 1)
    assert (fate(d, "abu_sayyaf"), fate(d, "al_anbar")) == ("removed", "removed")
    assert (d.cells("philippines"), d.cells("iraq")) == (1, 2)


@pytest.mark.parametrize("first", ["homegrown", "kashmir"])
def test_90_quagmire_leaves_the_order_of_the_events_to_the_jihadists(first: str) -> None:
    """Both cards are discarded before either event happens; one cell is left, and the order says who gets it."""
    position = {**QUAGMIRE, "cells": {"iraq": 13}, "governance": {"iraq": "poor ally", "pakistan": "poor ally"}}
    position["posture"] = {"united_kingdom": "soft"}
    d = used("quagmire", "kashmir", "homegrown", us=["kashmir", "homegrown"], **position)
    assert (d.asked, d.question, d.options) == ("jihadist", "which_event_next", ["homegrown", "kashmir"])
    d.do(first)
    placed = "united_kingdom" if first == "homegrown" else "pakistan"
    assert [c for c in ("united_kingdom", "pakistan") if d.cells(c)] == [placed]
    assert (d.governance("pakistan"), d.posture("united_states")) == ("poor neutral", "soft")


def test_90_quagmire_does_not_make_an_event_playable() -> None:
    d = event(
        "jihadist", "quagmire", "abu_sayyaf", "kosovo", us=["abu_sayyaf", "kosovo"], markers=["moro_talks"], **QUAGMIRE
    )
    assert (fate(d, "abu_sayyaf"), d.cells("philippines"), d.prestige) == ("discarded", 0, 6)


@pytest.mark.parametrize("card", FIRST_CARDS)
def test_90_quagmire_is_the_first_card_and_what_it_turns_up_is_not(card: str) -> None:
    """48, 53."""
    d = event("jihadist", "quagmire", card, "kosovo", us=[card, "kosovo"], funding=9, **QUAGMIRE)
    assert (fate(d, card), d.marker(card)) == ("discarded", 0)
    assert "event_cannot_occur" in d.notes()


def test_90_quagmire_goes_soft_after_the_events() -> None:
    """Schroeder & Chirac need a Hard US, which it still is."""
    d = event("jihadist", "quagmire", "schroeder_and_chirac", us=["schroeder_and_chirac"], **QUAGMIRE)
    assert (d.posture("germany"), d.posture("united_states"), d.prestige) == ("soft", "soft", 5)


def test_90_quagmire_lets_the_jihadists_decide_when_the_us_sinks_by_itself() -> None:
    d = used("quagmire", "lebanon_war", us=["lebanon_war", "kosovo"], **QUAGMIRE)
    d.do("kosovo")
    assert (d.asked, d.question) == ("jihadist", "select_for_cells")


def test_90_quagmire_and_the_us_election() -> None:
    d = event("jihadist", "quagmire", "us_election", 6, "kosovo", us=["us_election", "kosovo"], **QUAGMIRE)
    assert (d.prestige, d.posture("united_states")) == (7, "soft")


@pytest.mark.parametrize("us", [[], ["kosovo"]])
def test_90_quagmire_against_a_small_hand(us: list[str]) -> None:
    d = event("jihadist", "quagmire", *us, us=us, **QUAGMIRE)
    assert (d.hand("us"), d.posture("united_states")) == ([], "soft")


@pytest.mark.parametrize(
    ("position", "condition"),
    [({**INSURGENCY, "prestige": 7}, "prestige_low_or_medium"), ({**AN_IRAQ, "prestige": 3}, "cell_in_regime_change")],
)
def test_90_quagmire_needs_a_failing_occupation(position: dict[str, Any], condition: str) -> None:
    assert refused("quagmire", **position) == condition


# -- 91 Regional al-Qaeda ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ruled", "n"), [({}, 1), ({"yemen": RULED}, 2)])
def test_91_regional_al_qaeda(ruled: dict[str, str], n: int) -> None:
    d = used("regional_al_qaeda", governance=ruled, funding=1)
    assert (d.asked, d.question, len(d.options)) == ("jihadist", "select_for_cells", 18 - len(ruled))
    assert d.why_not("iran")[0] == d.why_not("france")[0] == "not_among_those"
    d.do("egypt", "sudan", 5, 1)
    assert (d.governance("egypt"), d.cells("egypt")) == ("fair neutral", n)
    assert (d.governance("sudan"), d.cells("sudan")) == ("poor neutral", n)


@pytest.mark.parametrize(
    ("ruled", "left", "asked", "egypt", "sudan"),
    [
        ({}, 2, 0, 1, 1),
        ({}, 1, 1, 0, 1),
        ({}, 0, 0, 0, 0),
        ({"yemen": RULED}, 4, 0, 2, 2),
        ({"yemen": RULED}, 3, 2, 1, 2),
        ({"yemen": RULED}, 2, 2, 0, 2),
        ({"yemen": RULED}, 1, 1, 0, 1),
    ],
)
def test_91_regional_al_qaeda_with_few_cells_left(
    ruled: dict[str, str], left: int, asked: int, egypt: int, sudan: int
) -> None:
    """4.9.4, 8.1.2: the Jihadists say who gets them, one by one; no country more than its own, so the last are clear.
    A country that gets none is not tested."""
    d = event("jihadist", "regional_al_qaeda", "egypt", "sudan", governance=ruled, cells={"china": 14 - left})
    for _ in range(asked):
        assert (d.asked, d.question, d.options) == ("jihadist", "select_for_cells", ["egypt", "sudan"])
        d.do("sudan")
        turn_out_poor(d)
    turn_out_poor(d)
    assert (d.cells("egypt"), d.cells("sudan"), d.state.cell_track) == (egypt, sudan, 0)
    assert [d.governance(c) for c in ("egypt", "sudan")] == ["poor neutral" if n else "" for n in (egypt, sudan)]
    assert d.question == "play_card"


def test_91_regional_al_qaeda_needs_two_unmarked_countries() -> None:
    muslim = ["morocco", "algeria_tunisia", "libya", "egypt", "sudan", "somalia", "jordan", "syria", "central_asia"]
    muslim += ["indonesia_malaysia", "turkey", "lebanon", "yemen", "iraq", "saudi_arabia", "gulf_states", "pakistan"]
    governance = {country: "poor neutral" if at % 2 else "fair neutral" for at, country in enumerate(muslim)}
    assert refused("regional_al_qaeda", governance=governance) == "two_unmarked_muslim"


# -- 92 Saddam ---------------------------------------------------------------------------------------------------------


def test_92_saddam() -> None:
    assert event("jihadist", "saddam", governance={"iraq": "poor adversary"}, funding=2).funding == 9


@pytest.mark.parametrize(
    ("iraq", "markers", "condition"),
    [
        ("fair adversary", [], "iraq_poor_adversary"),
        ("poor neutral", [], "iraq_poor_adversary"),
        (RULED, [], "iraq_poor_adversary"),
        ("poor adversary", ["saddam_captured"], "saddam_free"),
    ],
)
def test_92_saddam_needs_his_iraq_and_to_be_free(iraq: str, markers: list[str], condition: str) -> None:
    assert refused("saddam", governance={"iraq": iraq}, markers=markers) == condition


# -- 93 Taliban --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [(7, 6), (1, 1)])
def test_93_taliban(before: int, after: int) -> None:
    d = event("jihadist", "taliban", 5, 1, prestige=before)
    assert (d.besieged("afghanistan"), d.cells("afghanistan"), d.cells("pakistan")) == (True, 1, 1)
    assert (d.governance("pakistan"), d.governance("afghanistan")) == ("fair neutral", "poor neutral")
    assert d.prestige == after


def test_93_taliban_where_afghanistan_is_besieged_already() -> None:
    governance = {"afghanistan": "poor ally", "pakistan": "poor ally"}
    d = event("jihadist", "taliban", besieged=["afghanistan"], governance=governance, prestige=7)
    assert (d.besieged("afghanistan"), d.prestige) == (True, 6)


@pytest.mark.parametrize("ruled", ["afghanistan", "pakistan"])
def test_93_taliban_under_islamist_rule(ruled: str) -> None:
    """6.2.2: the card says that the marker is placed, a caliphate or not."""
    governance = {"afghanistan": "poor ally", "pakistan": "poor ally", ruled: RULED}
    d = event("jihadist", "taliban", governance=governance, prestige=7)
    assert (d.prestige, d.besieged("afghanistan")) == (4, True)
    assert (d.cells("afghanistan"), d.cells("pakistan")) == (1, 1)


def test_93_taliban_besiege_no_caliphate_by_an_option() -> None:
    governance = {"afghanistan": RULED, "pakistan": "poor ally"}
    d = event("jihadist", "taliban", governance=governance, options={"besieged_caliphate": False})
    assert d.besieged("afghanistan") is False


def test_93_taliban_besieged_caliphate_after_a_regime_change() -> None:
    """8.4.3.2: the marker that was placed at Islamist Rule stays, since governance becomes neither Good nor that."""
    d = desk(
        us=["patriot_act", "kosovo"],
        side="us",
        governance={"afghanistan": RULED},
        besieged=["afghanistan"],
        cells={"iran": 1},
    )
    d.do("patriot_act", "regime_change", "afghanistan", "troops_track", 6, 1, 4, 1, 1)
    assert (d.governance("afghanistan"), d.besieged("afghanistan")) == ("poor ally", True)


# -- 94 The door of Itjihad was closed ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [("good ally", "fair ally"), ("fair neutral", "poor neutral")])
def test_94_door_of_itjihad(before: str, after: str) -> None:
    d = event("jihadist", "door_of_itjihad_94", governance={"iraq": before}, improved=["iraq"])
    assert d.governance("iraq") == after


def test_94_door_of_itjihad_where_the_jihadists_like() -> None:
    governance = {"iraq": "good ally", "egypt": "fair ally", "syria": "fair ally", "libya": "poor ally"}
    d = used("door_of_itjihad_94", governance=governance, improved=["iraq", "egypt", "libya"])
    assert (d.asked, d.question, d.options) == ("jihadist", "select_for_governance", ["egypt", "iraq"])
    assert d.do("iraq").governance("iraq") == "fair ally"


def test_94_door_of_itjihad_after_a_test_in_the_same_phase() -> None:
    d = event("jihadist", "al_ittihad_al_islami", 5, "door_of_itjihad_94", jihadist=["door_of_itjihad_94"])
    assert d.do("play_event").governance("somalia") == "poor neutral"


def test_94_door_of_itjihad_after_an_improvement_in_the_phase_before() -> None:
    d = event("us", "hijab", 5, "soft", us=["sharia"], jihadist=["door_of_itjihad_94", "fatwa"])
    d.do("sharia", "reserves", "door_of_itjihad_94", "play_event")
    assert d.governance("turkey") == "fair neutral"


@pytest.mark.parametrize(
    "position",
    [
        {"governance": {"iraq": "fair ally"}},
        {"governance": {"iraq": "poor ally"}, "improved": ["iraq"]},
    ],
)
def test_94_door_of_itjihad_needs_a_country_lately_improved(position: dict[str, Any]) -> None:
    assert refused("door_of_itjihad_94", **position) == "muslim_lately_improved"


# -- 95 Wahhabism ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("saudi_arabia", "before", "after"),
    [("good ally", 3, 4), ("fair ally", 3, 5), ("poor neutral", 3, 6), ("poor ally", 8, 9), (RULED, 1, 9)],
)
def test_95_wahhabism(saudi_arabia: str, before: int, after: int) -> None:
    assert event("jihadist", "wahhabism", governance={"saudi_arabia": saudi_arabia}, funding=before).funding == after


def test_95_wahhabism_where_saudi_arabia_is_untested() -> None:
    d = event("jihadist", "wahhabism", funding=3)
    assert (d.funding, d.governance("saudi_arabia")) == (3, "")
