"""The cards of the Soviet Union, in number order: the event, its limits, and every note there is on it.

At the end every card of the US, as Mengistu Haile Mariam turns it.
"""

from typing import Any

import pytest
from red_sea.playing import (
    MENGISTU,
    famine_in,
    fate,
    guarded_from,
    headlines,
    markers_of,
    next_turn,
    play,
    seen_by,
    turned,
)
from red_sea.seaside import sea
from tabletop import SIDES, Table

ASSASSINATIONS = "yemeni_presidential_assassinations"
COMMITTEE = "anti_zionist_committee"
CUBANS = "soviets_airlift_cubans"
DIRECTIVE = "presidential_directive_30"
ELECTIONS = "us_presidential_elections"
PARTIES = "marxist_leninist_vanguard_parties"
REFERENDUM = "malagasy_constitutional_referendum"
SEA_LANES = "strategic_sea_lanes"
T62S = "t62s_and_kalashnikovs"

Influence = dict[str, tuple[int, int]]


def autonomy(t: Table) -> tuple[str, bool]:
    """Who has Romanian Autonomy, and whether it lies face up."""
    return "us" if t.state.passing == SIDES["us"] else "ussr", bool(t.state.passing_up)


# -- all of them -----------------------------------------------------------------------------------

BOARD: Influence = {"egypt": (1, 0), "kenya": (1, 1), "south_yemen": (0, 1), SEA_LANES: (1, 0)}

# what the USSR answers when the event of a card occurs on that board, and whether the card comes back
EVENTS: dict[str, tuple[list[str | int], str]] = {
    CUBANS: (["egypt"], "discarded"),
    "detente": ([], "discarded"),
    "the_lion_falters": ([], "removed"),
    "dhofar_rebellion": (["egypt"], "discarded"),
    "nasserism": ([], "removed"),
    T62S: ([], "discarded"),
    "gosplan_advisers": (["-famine", "-oau", "famine", "oau"], "discarded"),
    "the_derg": ([], "removed"),
    MENGISTU: (["decline"], "discarded"),
    "f5es_delivered": (["stop"], "removed"),
    PARTIES: (["decline"], "discarded"),
    DIRECTIVE: (["oman"], "removed"),
    "cyrus_vance": (["-usaid", "-eplf", "usaid"], "removed"),
    "stagflation": (["decline"], "removed"),
    "cento_collapses": (["egypt"], "removed"),
    COMMITTEE: (["egypt", 1, 6], "removed"),
    "mr_nyet": (["kenya"], "removed"),
    REFERENDUM: ([], "removed"),
    ASSASSINATIONS: ([1], "removed"),
    "seychelles": ([], "discarded"),
}
POSITION: dict[str, Any] = {
    "influence": BOARD,
    "effects": ["lion_falters"],
    "us": ["usaid", "eplf"],
    "ussr": ["zbig", "carter_doctrine"],
    "deck": ["famine", "oau", "separatists"],
}


def answered(t: Table, answers: list[str | int], by: str = "ussr") -> Table:
    """Give the answers of an event, each by whoever must give it: a number or a card with a dash comes from chance."""
    for answer in answers:
        chance = isinstance(answer, int) or answer.startswith("-")
        assert t.asked == ("nature" if chance else by)
        t.do(answer.lstrip("-") if isinstance(answer, str) else answer)
    return t


@pytest.mark.parametrize("card", EVENTS)
def test_a_card_of_the_ussr_as_its_own_event(card: str) -> None:
    """7.1, 2.2.4, 2.2.6: the event occurs, and a starred card leaves the game."""
    answers, goes = EVENTS[card]
    t = answered(play("ussr", card, "event", **POSITION), answers)
    assert "event_occurs" in t.notes()
    assert fate(t, card) == goes


@pytest.mark.parametrize("card", EVENTS)
@pytest.mark.parametrize("first", [True, False])
def test_a_card_of_the_ussr_that_the_us_uses_for_ops(card: str, first: bool) -> None:
    """5.2: the USSR's event occurs before or after the Ops, as the US likes; the USSR makes its choices."""
    answers, goes = EVENTS[card]
    t = play("us", card, "event_first" if first else "place_influence", **POSITION)
    if first:
        answered(t, answers).do("place_influence")
    markers_of(t, SEA_LANES)
    if not first:
        answered(t, answers)
    assert "event_occurs" in t.notes()
    assert fate(t, card) == goes


@pytest.mark.parametrize("card", EVENTS)
@pytest.mark.parametrize("by", ["us", "ussr"])
def test_a_card_of_the_ussr_as_a_headline(card: str, by: str) -> None:
    """4.5 C: whoever headlines it, it is the USSR's event, and no Ops are used."""
    answers, goes = EVENTS[card]
    t = headlines(*(("arab_league", card) if by == "ussr" else (card, "arab_league")), **POSITION)
    answered(t, answers)
    assert fate(t, card) == goes
    assert t.question == "choose_card"


# -- 19 Soviets Airlift Cubans ---------------------------------------------------------------------


def test_19_soviets_airlift_cubans() -> None:
    """19: all US influence in one African country, Egypt included."""
    board = {"egypt": (4, 1), "madagascar": (2, 0), "oman": (2, 0), "sudan": (0, 1)}
    t = play("ussr", CUBANS, "event", influence=board)
    assert t.options == ["egypt", "madagascar"]
    assert t.why_not("oman") == ("not_among", "7.1")
    assert t.why_not("sudan") == ("nothing_there", "7.1")
    t.do("egypt")
    assert (t.influence("egypt"), t.influence("madagascar")) == ((0, 1), (2, 0))


def test_19_soviets_airlift_cubans_with_nobody_to_drive_out() -> None:
    """19: nothing happens; the card is discarded."""
    t = play("ussr", CUBANS, "event", influence={"oman": (2, 0)}, us=["usaid"])
    assert (t.question, t.discards) == ("choose_card", [CUBANS])


# -- 20 Detente ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [((0, 0), (0, 2)), ((1, 4), (0, 5)), ((3, 1), (1, 3)), ((5, 5), (3, 5))])
@pytest.mark.parametrize("by", ["us", "ussr"])
def test_20_detente_moves_the_military_operations(by: str, before: tuple[int, int], after: tuple[int, int]) -> None:
    """20: USSR +2, US -2; the track goes from 0 to 5."""
    t = play(by, "detente", "event" if by == "ussr" else "event_first", military=before, us=["usaid"])
    assert t.military == after


@pytest.mark.parametrize("up", [True, False])
def test_20_detente_brings_romanian_autonomy(up: bool) -> None:
    """20, 9.4: if the US holds it, the USSR takes it face up, and can use it in this turn."""
    t = play("ussr", "detente", "event", passing="us", passing_up=up, us=["usaid", "eplf"], ussr=["nasserism"])
    assert autonomy(t) == ("ussr", True)
    t.do("usaid", "place_influence", SEA_LANES, SEA_LANES)
    assert "romanian_autonomy" in t.options


@pytest.mark.parametrize("up", [True, False])
def test_20_detente_leaves_an_autonomy_of_the_ussr(up: bool) -> None:
    """20: only if the US holds it."""
    assert autonomy(play("ussr", "detente", "event", passing="ussr", passing_up=up, us=["usaid"])) == ("ussr", up)


# -- 21 The Lion Falters ---------------------------------------------------------------------------


def test_21_the_lion_falters_with_a_soviet_ethiopia() -> None:
    """21: 2 VP."""
    t = play("ussr", "the_lion_falters", "event", influence={"ethiopia": (1, 2)})
    assert (t.vp, t.influence("ethiopia")) == (-2, (1, 2))
    assert t.effect("lion_falters") == 1


@pytest.mark.parametrize("ethiopia", [(3, 0), (0, 0), (1, 1)])
def test_21_the_lion_falters_without(ethiopia: tuple[int, int]) -> None:
    """21: otherwise the US loses all there, and the USSR gains 1."""
    t = play("us", "the_lion_falters", "event_first", influence={"ethiopia": ethiopia})
    assert (t.vp, t.influence("ethiopia")) == (0, (0, ethiopia[1] + 1))
    assert t.effect("lion_falters") == 1


def test_21_the_lion_falters_lets_mengistu_come() -> None:
    """21, 27, 7.2: from now on, in the next turn too; used to the space race it does not."""
    t = play("ussr", "the_lion_falters", "event", ussr=[MENGISTU, "usaid"], us=["eplf", "zbig"])
    t.do("eplf", "place_influence", SEA_LANES, MENGISTU)
    assert "event" in t.options
    assert next_turn(effects=["lion_falters"], us=["eplf"]).effect("lion_falters") == 1
    assert play("ussr", "the_lion_falters", "space_race", 6).effect("lion_falters") == 0


# -- 22 Dhofar Rebellion ---------------------------------------------------------------------------


def test_22_dhofar_rebellion() -> None:
    """22: 1 in Oman and 1 in another country of the Middle East, Egypt included."""
    t = play("ussr", "dhofar_rebellion", "event", influence={"south_yemen": (0, 1)})
    assert t.options == ["egypt", "saudi_arabia", "yemen", "south_yemen"]
    assert t.why_not("oman") == ("not_among", "7.1")
    t.do("saudi_arabia")
    assert (t.influence("oman"), t.influence("saudi_arabia")) == ((0, 1), (0, 1))


@pytest.mark.parametrize("aden", [(0, 0), (1, 0), (1, 1)])
def test_22_dhofar_rebellion_needs_south_yemen(aden: tuple[int, int]) -> None:
    """22, 5.2: only if the USSR controls it; otherwise Ops, and a discard."""
    t = play("ussr", "dhofar_rebellion", influence={"south_yemen": aden})
    assert t.why_not("event") == ("event_cannot", "5.2")
    t = play("us", "dhofar_rebellion", "event_first", influence={"south_yemen": aden})
    assert "event_cannot_occur" in t.notes()
    assert (t.question, t.influence("oman")) == ("which_operation", (0, 0))


# -- 23 Nasserism ----------------------------------------------------------------------------------


def test_23_nasserism_helps_soviet_coups() -> None:
    """23: +1 for the rest of the turn: 1 + 2 + 1 less 2 in Sudan; the military operations are the Ops."""
    t = play("ussr", "nasserism", "event", influence={"sudan": (3, 2)}, us=["usaid", "eplf"], ussr=["cyrus_vance"])
    t.do("usaid", "coup", "sudan", 1)  # 1 + 2 less 2: the US has no bonus
    assert t.influence("sudan") == (3, 1)
    t.do("cyrus_vance", "coup", "sudan", 1)
    assert (t.influence("sudan"), t.military) == ((1, 1), (2, 2))


def test_23_nasserism_helps_coups_of_events() -> None:
    """23: coup attempts of the USSR, whatever grants them; Famine's own +1 comes on top: 1 + 2 + 1 + 1 less 2."""
    t = play(
        "ussr", "famine", "event", "sudan", "egypt", "sudan", 1, influence={"sudan": (4, 0)}, effects=["nasserism"]
    )
    assert t.influence("sudan") == (1, 0)


def test_23_nasserism_leaves_realignments_and_ends_with_the_turn() -> None:
    """23: coups only; US 3 + 1 for more influence, USSR 4."""
    t = play("ussr", "cyrus_vance", "realignment", "sudan", 3, 4, influence={"sudan": (2, 0)}, effects=["nasserism"])
    assert t.influence("sudan") == (2, 0)
    assert next_turn(effects=["nasserism"], us=["eplf"]).effect("nasserism") == 0


# -- 24 T-62s and Kalashnikovs ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "n"), [("nasserism", 2), ("cyrus_vance", 3), ("f5es_delivered", 3), ("mr_nyet", 4), ("eplf", 2)]
)
def test_24_t62s_and_kalashnikovs(card: str, n: int) -> None:
    """24, 7.3.1: +1, but not above 3; a card of 4 stays at 4."""
    t = play("ussr", T62S, "event", ussr=[card], us=["usaid", "zbig"])
    t.do("usaid", "place_influence", SEA_LANES, SEA_LANES)
    t.do(card, "place_influence")
    assert markers_of(t, SEA_LANES) == n


def test_24_t62s_and_kalashnikovs_for_coups_and_space() -> None:
    """24, 7.3.1 (Y19): a card of 2 is 3 for the roll and the military operations; one of 1 can go to space."""
    t = play("ussr", "cyrus_vance", "coup", "sudan", 1, influence={"sudan": (3, 0)}, effects=["t62s"])
    assert (t.influence("sudan"), t.military) == ((1, 0), (0, 3))
    assert "space_race" in play("ussr", "nasserism", effects=["t62s"]).options


@pytest.mark.parametrize(("card", "n"), [("mr_nyet", 3), ("f5es_delivered", 3), ("cyrus_vance", 2), ("nasserism", 1)])
def test_24_t62s_and_kalashnikovs_with_afghanistan_invasion(card: str, n: int) -> None:
    """24, 17, 7.3: summed: less 1 and more 1, and no more than 3 by the bonus."""
    t = play("ussr", card, "place_influence", effects=["t62s", "afghanistan_ussr"], us=["usaid"])
    assert markers_of(t, SEA_LANES) == n


def test_24_t62s_and_kalashnikovs_and_romanian_autonomy() -> None:
    """24, 9.7: the bonus holds for it: 3 of 2; and 3 of the 3 that a side behind has."""
    for vp, n in ((0, 3), (1, 3)):
        t = sea(ussr=["nasserism"], passing="ussr", effects=["t62s"], vp=vp, us=["usaid"])
        t.do("romanian_autonomy", "place_influence")
        assert markers_of(t, SEA_LANES) == n


def test_24_t62s_and_kalashnikovs_leave_the_us_alone_and_end_with_the_turn() -> None:
    """24: Soviet cards, for the rest of the turn."""
    t = play("us", "cyrus_vance", "place_influence", effects=["t62s"])
    assert markers_of(t, SEA_LANES) == 2
    assert next_turn(effects=["t62s"], us=["eplf"]).effect("t62s") == 0


# -- 25 Gosplan Advisers ---------------------------------------------------------------------------


def test_25_gosplan_advisers_draw_two_and_discard_two() -> None:
    """25, 5.4: from the pile, whatever the size of the hand; any two go, scoring cards and drawn ones too."""
    t = play("ussr", "gosplan_advisers", "event", ussr=["africa_scoring"], us=["usaid"], deck=["famine", "oau", "zbig"])
    assert (t.asked, t.question) == ("nature", "draw_card")
    t.do("famine", "zbig")
    assert (t.asked, t.question) == ("ussr", "discard_own")
    assert sorted(t.options) == ["africa_scoring", "famine", "zbig"]
    assert t.why_not("oau") == ("not_in_hand", "5.1")
    assert t.why_not("gosplan_advisers") == ("not_in_hand", "5.1")
    t.do("africa_scoring", "zbig")
    assert t.hand("ussr") == ["famine"]
    assert t.discards == ["africa_scoring", "gosplan_advisers", "zbig"]
    assert (t.vp, "region_scored" in t.notes()) == (0, False)


def test_25_gosplan_advisers_when_the_pile_runs_out() -> None:
    """25: the discards become the new pile; the card itself is not among them yet."""
    t = play("ussr", "gosplan_advisers", "event", us=["usaid"], deck=["famine"], discard=["oau"])
    t.do("famine")
    assert (t.asked, t.options) == ("nature", ["oau"])
    t.do("oau", "famine", "oau")
    assert (t.hand("ussr"), t.discards) == ([], ["famine", "gosplan_advisers", "oau"])


def test_25_gosplan_advisers_without_a_pile() -> None:
    """25: nothing can be drawn; what the hand holds is discarded, as far as it goes."""
    t = play("ussr", "gosplan_advisers", "event", ussr=["nasserism"], us=["usaid"], deck=[])
    assert (t.question, t.options) == ("discard_own", ["nasserism"])
    t.do("nasserism")
    assert (t.asked, t.question, t.hand("ussr")) == ("us", "choose_card", [])


# -- 26 The Derg -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "after", "hardened", "controller"),
    [
        ((0, 0), (0, 2), True, ""),  # 2 is control at stability 1, and not at 3
        ((0, 1), (0, 3), True, "ussr"),
        ((1, 0), (1, 2), True, ""),
        ((2, 0), (2, 2), False, ""),
        ((4, 0), (4, 2), False, "us"),
    ],
)
def test_26_the_derg(before: tuple[int, int], after: tuple[int, int], hardened: bool, controller: str) -> None:
    """26: 2 influence; if the USSR then controls Ethiopia, its stability is 3 for good, and control is counted anew."""
    t = play("ussr", "the_derg", "event", influence={"ethiopia": before}, us=["usaid"])
    assert t.influence("ethiopia") == after
    assert t.match.view(0)["stability"] == ({"ethiopia": 3} if hardened else {})
    assert t.controller("ethiopia") == controller
    assert t.removed == ["the_derg"]


def test_26_the_derg_counts_for_coups() -> None:
    """26, 6.3.2: twice 3 is taken from the roll: 6 + 2 less 6."""
    t = play("us", "usaid", "coup", "ethiopia", "zbig", 6, influence={"ethiopia": (0, 3)}, effects=["derg"])
    assert t.influence("ethiopia") == (0, 1)


def test_26_the_derg_lasts() -> None:
    """26, 7.2: for the rest of the game."""
    t = next_turn(effects=["derg"], influence={"ethiopia": (0, 2)}, us=["eplf"])
    assert (t.controller("ethiopia"), t.match.view(0)["stability"]) == ("", {"ethiopia": 3})


# -- 27 Mengistu Haile Mariam ----------------------------------------------------------------------


def test_27_mengistu_needs_the_lion_to_falter() -> None:
    """27, 21, 5.2: only after The Lion Falters was played as an event."""
    t = play("ussr", MENGISTU, ussr=["usaid"])
    assert t.why_not("event") == ("event_cannot", "5.2")
    t = play("us", MENGISTU, "event_first", ussr=["usaid"])
    assert "event_cannot_occur" in t.notes()
    assert t.question == "which_operation"


def test_27_mengistu_turns_a_us_card_of_the_soviet_hand() -> None:
    """27: US cards only, or none; a starred one is removed, Mengistu is discarded; no Ops."""
    t = play(
        "ussr",
        MENGISTU,
        "event",
        ussr=["usaid", "eplf", "cyrus_vance", "famine", "africa_scoring"],
        us=["zbig", "peace_corps"],
        effects=["lion_falters"],
    )
    assert (t.asked, t.question, t.options) == ("ussr", "turn_card", ["usaid", "decline"])
    for card in ("cyrus_vance", "famine", "africa_scoring"):
        assert t.why_not(card) == ("no_opponent_event", "7.1")
    assert t.why_not("eplf") == ("turned_cannot", "5.2")
    assert t.why_not("zbig") == ("not_in_hand", "5.1")
    t.do("usaid", "place_influence", SEA_LANES)
    assert (t.asked, t.question) == ("us", "choose_card")
    assert (t.removed, t.discards) == (["usaid"], [MENGISTU])
    assert t.influence(SEA_LANES) == (0, 1)


def test_27_mengistu_may_be_declined() -> None:
    """27: the USSR may."""
    t = play("ussr", MENGISTU, "event", "decline", ussr=["usaid"], us=["zbig"], effects=["lion_falters"])
    assert (t.asked, t.hand("ussr"), t.discards) == ("us", ["usaid"], [MENGISTU])


def test_27_mengistu_without_a_us_card() -> None:
    """27 note: nothing happens; the question is asked all the same, and so tells nothing of the hand."""
    t = play("ussr", MENGISTU, "event", ussr=["nasserism"], us=["zbig"], effects=["lion_falters"])
    assert (t.asked, t.options) == ("ussr", ["decline"])
    t.do("decline")
    assert (t.asked, t.discards, t.hand("ussr")) == ("us", [MENGISTU], ["nasserism"])


def test_27_mengistu_in_the_round_of_the_us() -> None:
    """27, 5.2: the USSR plays a card of its own hand; then the US has its Ops."""
    t = play("us", MENGISTU, "event_first", ussr=["diego_garcia"], us=["zbig"], effects=["lion_falters"])
    assert (t.asked, t.options) == ("ussr", ["diego_garcia", "decline"])
    t.do("diego_garcia")
    assert t.influence(SEA_LANES) == (0, 2)
    assert (t.asked, t.question) == ("us", "which_operation")


def test_27_mengistu_as_a_headline() -> None:
    """27, 4.5 C: of either side."""
    t = headlines(
        MENGISTU,
        "oau",
        ussr=["strong_man_of_sudan"],
        us=["usaid"],
        effects=["lion_falters"],
        influence={"ethiopia": (2, 0)},
    )
    assert (t.asked, t.options) == ("ussr", ["strong_man_of_sudan", "decline"])
    t.do("strong_man_of_sudan")
    assert t.influence("sudan") == (0, 3)


# -- 28 US Presidential Elections ------------------------------------------------------------------


@pytest.mark.parametrize("card", ["zbig", "carter_doctrine", "africa_scoring", "detente", "famine"])
def test_28_us_presidential_elections_cancel_the_american_headline(card: str) -> None:
    """28: before the other headline, whatever its Ops; a scoring card too; discarded without effect, starred or not."""
    board = {"ethiopia": (1, 0), "sudan": (0, 1)}
    t = headlines(card, ELECTIONS, us=["usaid"], ussr=["nasserism"], influence=board)
    assert "headline_cancelled" in t.notes()
    assert t.discards == sorted([card, ELECTIONS])
    assert (t.vp, t.military, t.effect("carter_doctrine_us")) == (0, (0, 0), 0)
    assert (t.asked, t.question) == ("ussr", "choose_card")


def test_28_us_presidential_elections_headlined_by_the_us() -> None:
    """28 note: no effect; the Soviet headline is resolved."""
    t = headlines(ELECTIONS, "nasserism", us=["usaid"], ussr=["eplf"])
    assert "headline_cancelled" not in t.notes()
    assert (t.effect("nasserism"), t.discards) == (1, [ELECTIONS])


def test_28_us_presidential_elections_in_an_action_round() -> None:
    """28 note, 5.2: the event does nothing; the card is for Ops, of either side."""
    t = play("ussr", ELECTIONS, us=["usaid"])
    assert t.why_not("event") == ("event_cannot", "5.2")
    t = play("us", ELECTIONS, "place_influence", SEA_LANES, us=["usaid"], ussr=["nasserism"])
    assert "event_cannot_occur" in t.notes()
    assert (t.asked, t.discards) == ("ussr", [ELECTIONS])


# -- 29 F-5Es Delivered ----------------------------------------------------------------------------


@pytest.mark.parametrize("defcon", [4, 2])
def test_29_f5es_delivered(defcon: int) -> None:
    """29, 6.2.6: one realignment in each African country with US influence, Egypt at any DEFCON; the USSR may stop."""
    board = {"egypt": (3, 0), "kenya": (1, 0), "sudan": (0, 1), "oman": (2, 0), SEA_LANES: (1, 0)}
    t = play("ussr", "f5es_delivered", "event", influence=board, defcon=defcon, us=["usaid"])
    assert (t.question, t.options) == ("strafe_where", ["egypt", "kenya", "stop"])
    assert t.why_not("sudan") == ("nothing_to_realign", "6.2.1")
    assert t.why_not("oman") == ("not_in_event_area", "6.3.5")
    t.do("egypt", 1, 3)  # US 1 + 1 for more influence, USSR 3 + 1 for Sudan
    assert t.influence("egypt") == (1, 0)
    assert t.options == ["kenya", "stop"]
    assert t.why_not("egypt") == ("chosen_already", "7.1")
    t.do("kenya", 1, 6)
    assert (t.asked, t.influence("kenya")) == ("us", (0, 0))
    assert (t.removed, t.effect("f5es"), t.defcon, t.military) == (["f5es_delivered"], 1, defcon, (0, 0))


def test_29_f5es_delivered_may_be_stopped_at_once() -> None:
    """29, 3: the USSR may; the Ogaden War is over all the same, for the rest of the game."""
    t = play("us", "f5es_delivered", "event_first", influence={"kenya": (1, 0)})
    assert t.asked == "ussr"
    t.do("stop")
    assert (t.asked, t.effect("f5es")) == ("us", 1)
    assert next_turn(effects=["f5es"], us=["eplf"]).effect("f5es") == 1


def test_29_f5es_delivered_without_a_target() -> None:
    """29: the lasting clause comes into force."""
    t = play("ussr", "f5es_delivered", "event", influence={"oman": (1, 0)}, us=["usaid"])
    assert (t.asked, t.question, t.effect("f5es")) == ("us", "choose_card", 1)


# -- 30 Marxist-Leninist Vanguard Parties ----------------------------------------------------------


def test_30_vanguard_parties_move_influence() -> None:
    """30: up to 3 out of one country into others, at most 2 into one; the sea lanes are not a country."""
    board = {"somalia": (0, 5), "oman": (1, 1), SEA_LANES: (0, 2)}
    t = play("ussr", PARTIES, "event", influence=board, us=["usaid"])
    assert (t.question, t.options) == ("move_from", ["somalia", "oman", "decline"])
    assert t.why_not("kenya") == ("nothing_there", "7.1")
    t.do("somalia")
    assert t.question == "move_to"
    assert len(t.options) == 11  # every other country, and to stop
    assert t.why_not("somalia") == ("chosen_already", "7.1")
    t.do("madagascar", "madagascar")
    assert t.why_not("madagascar") == ("limit_reached", "7.1")
    t.do("oman")
    assert (t.asked, t.question) == ("us", "choose_card")
    assert [t.influence(name) for name in ("somalia", "madagascar", "oman")] == [(0, 2), (0, 2), (1, 2)]


def test_30_vanguard_parties_up_to_three() -> None:
    """30: fewer if there are fewer, or if the USSR stops."""
    t = play("ussr", PARTIES, "event", "sudan", "egypt", influence={"sudan": (0, 1)}, us=["usaid"])
    assert (t.asked, t.influence("sudan"), t.influence("egypt")) == ("us", (0, 0), (0, 1))
    t = play("us", PARTIES, "event_first", influence={"sudan": (0, 3)})
    assert t.asked == "ussr"
    t.do("sudan", "yemen", "stop")
    assert (t.asked, t.influence("sudan"), t.influence("yemen")) == ("us", (0, 2), (0, 1))


def test_30_vanguard_parties_without_influence() -> None:
    """30: nothing happens."""
    t = play("ussr", PARTIES, "event", influence={SEA_LANES: (0, 2)}, us=["usaid"])
    assert (t.asked, t.question, t.influence(SEA_LANES)) == ("us", "choose_card", (0, 2))


# -- 31 Presidential Directive 30 ------------------------------------------------------------------


def test_31_presidential_directive_30_adds_anywhere() -> None:
    """31: 1 influence in any country, or none."""
    t = play("ussr", DIRECTIVE, "event", influence={"kenya": (2, 0)}, us=["usaid"])
    assert t.options == [*t.board.names[:11], "stop"]
    t.do("kenya")
    assert t.influence("kenya") == (2, 1)


def test_31_presidential_directive_30_gives_an_eighth_round() -> None:
    """31: the USSR may take it, or pass; the US has seven rounds."""
    t = play("ussr", DIRECTIVE, "event", "stop", ussr=["nasserism"], us=["usaid"], action_round=7)
    t.do("usaid", "place_influence", SEA_LANES, SEA_LANES)
    assert (t.asked, t.question, t.state.round) == ("ussr", "choose_card", 8)
    assert t.options == ["nasserism", "pass"]


def test_31_presidential_directive_30_is_for_this_turn() -> None:
    """31: and the US's use of the card gives it too."""
    t = play("us", DIRECTIVE, "event_first", "stop", us=["usaid"])
    assert t.effect("eighth_round_ussr") == 1
    assert next_turn(effects=["eighth_round_ussr"], us=["eplf"]).effect("eighth_round_ussr") == 0


def test_31_presidential_directive_30_after_afghanistan_invasion() -> None:
    """31, 17, 5.2: prevented for good; the Ops are there, and the card is discarded though starred."""
    t = play("us", DIRECTIVE, "place_influence", SEA_LANES, SEA_LANES, effects=["invasion"], us=["usaid"])
    assert "event_cannot_occur" in t.notes()
    assert t.discards == [DIRECTIVE]


# -- 32 Cyrus Vance --------------------------------------------------------------------------------


@pytest.mark.parametrize(("thrown", "vp"), [("detente", -2), ("usaid", 0), ("famine", 0), ("africa_scoring", 0)])
def test_32_cyrus_vance(thrown: str, vp: int) -> None:
    """32: two random cards of the US hand, one is discarded, the other goes back; a USSR card is worth 2 VP."""
    t = play("ussr", "cyrus_vance", "event", us=[thrown, "eplf", "zbig"])
    assert (t.asked, t.question) == ("nature", "card_at_random")
    assert sorted(t.options) == sorted([thrown, "eplf", "zbig"])
    t.do("eplf")
    assert sorted(t.options) == sorted([thrown, "zbig"])
    t.do(thrown)
    assert (t.asked, t.question, sorted(t.options)) == ("ussr", "discard_drawn", sorted([thrown, "eplf"]))
    assert t.why_not("zbig") == ("not_looked_at", "7.1")  # wherever it is
    t.do(thrown)
    assert (t.hand("us"), t.vp) == (["eplf", "zbig"], vp)
    assert t.discards == [thrown]
    assert t.military == (0, 0)  # 5.4: its event does not occur
    assert seen_by(t, "ussr") == ["eplf"]


def test_32_cyrus_vance_knows_what_he_has_seen_before() -> None:
    """32: cards that the USSR knew already can be drawn as well as others; only the drawn ones can go."""
    t = play(
        "ussr",
        "stagflation",
        "event",
        "decline",
        us=["africa_scoring", "usaid", "eplf"],
        ussr=["cyrus_vance", "nasserism"],
    )
    t.do("africa_scoring", "event", "cyrus_vance", "event", "usaid", "eplf")
    assert t.options == ["usaid", "eplf"]


@pytest.mark.parametrize("by", ["us", "ussr"])
def test_32_cyrus_vance_and_one_card(by: str) -> None:
    """32: with one card, that one goes."""
    t = play(by, "cyrus_vance", "event" if by == "ussr" else "event_first", us=["detente"])
    t.do("detente")
    assert (t.asked, t.options) == ("ussr", ["detente"])
    t.do("detente")
    assert (t.hand("us"), t.vp) == ([], -2)


def test_32_cyrus_vance_and_an_empty_hand() -> None:
    """32: nothing happens; Romanian Autonomy is no card of the hand (9.5)."""
    t = play("ussr", "cyrus_vance", "event", ussr=["nasserism"])
    assert (t.asked, t.options) == ("us", ["romanian_autonomy", "pass"])
    assert t.removed == ["cyrus_vance"]


# -- 33 Stagflation --------------------------------------------------------------------------------


def test_33_stagflation_shows_scoring_cards_and_demands_one() -> None:
    """33: they are shown; the USSR may have the 2 Ops; in its next round the US must score, with no other choice."""
    t = play("ussr", "stagflation", "event", us=["africa_scoring", "usaid"], ussr=["nasserism"])
    assert (t.asked, t.question) == ("ussr", "which_operation")
    assert seen_by(t, "ussr") == ["africa_scoring"]
    t.do("place_influence", SEA_LANES, SEA_LANES)
    assert (t.asked, t.options) == ("us", ["africa_scoring"])
    assert t.why_not("usaid") == ("scoring_demanded", "7.1")
    assert t.why_not("romanian_autonomy") == ("scoring_demanded", "7.1")
    t.do("africa_scoring", "event", "nasserism", "event")
    assert t.options == ["usaid", "romanian_autonomy"]


def test_33_stagflation_demands_one_of_two() -> None:
    """33: one of them, and only in the next round."""
    t = play(
        "ussr",
        "stagflation",
        "event",
        "decline",
        us=["africa_scoring", "middle_east_scoring", "usaid"],
        ussr=["nasserism"],
    )
    assert sorted(t.options) == ["africa_scoring", "middle_east_scoring"]
    t.do("middle_east_scoring", "event", "nasserism", "event")
    assert t.options == ["africa_scoring", "usaid", "romanian_autonomy"]


def test_33_stagflation_without_a_scoring_card() -> None:
    """33: the Ops are there; the US is free, also if it draws a scoring card later."""
    t = play("ussr", "stagflation", "event", "place_influence", SEA_LANES, SEA_LANES, us=["usaid"])
    assert t.effect("stagflation") == 0
    assert t.options == ["usaid", "romanian_autonomy"]
    assert seen_by(t, "ussr") == []


def test_33_stagflation_in_the_round_of_the_us() -> None:
    """33, 5.2: the next round of the US is not the one in which it plays the card."""
    t = play("us", "stagflation", "event_first", us=["africa_scoring", "usaid"], ussr=["nasserism", "detente"])
    assert t.asked == "ussr"
    t.do("decline")
    assert (t.asked, t.question) == ("us", "which_operation")
    t.do("place_influence", SEA_LANES, SEA_LANES, "nasserism", "event")
    assert (t.asked, t.options) == ("us", ["africa_scoring"])
    t.do("africa_scoring", "event", "detente", "event")
    assert (t.effect("stagflation"), t.options) == (0, ["usaid"])


def test_33_stagflation_as_a_headline() -> None:
    """33: the first action round of the US."""
    t = headlines("usaid", "stagflation", us=["africa_scoring", "eplf"], ussr=["nasserism"])
    t.do("place_influence", SEA_LANES, "leave_order", "decline", "nasserism", "event")
    assert (t.asked, t.options) == ("us", ["africa_scoring"])


@pytest.mark.parametrize(("effects", "n"), [([], 2), (["t62s"], 3), (["afghanistan_ussr"], 1)])
def test_33_stagflation_is_worth_what_the_card_is_worth(effects: list[str], n: int) -> None:
    """33, 7.3.2 (Y21): the Ops value of this card."""
    t = play("ussr", "stagflation", "event", "place_influence", effects=effects, us=["usaid"])
    assert markers_of(t, SEA_LANES) == n


# -- 34 CENTO Collapses ----------------------------------------------------------------------------


@pytest.mark.parametrize("chosen", [["egypt", "oman"], ["oman", "oman"]])
def test_34_cento_collapses(chosen: list[str]) -> None:
    """34: 2 US influence in the Middle East, in one country or two, Egypt included."""
    board = {"egypt": (1, 0), "oman": (3, 0), "kenya": (2, 0), SEA_LANES: (2, 0)}
    t = play("ussr", "cento_collapses", "event", influence=board, us=["usaid"])
    assert t.options == ["egypt", "oman"]
    assert t.why_not("kenya") == ("not_among", "7.1")
    t.do(*chosen)
    assert t.influence("egypt")[0] + t.influence("oman")[0] == 2
    assert t.asked == "us"


def test_34_cento_collapses_as_far_as_it_goes() -> None:
    """34: 1 if there is no more, or nothing; by the USSR, whoever plays it."""
    t = play("us", "cento_collapses", "event_first", influence={"yemen": (1, 0)})
    assert (t.asked, t.options) == ("ussr", ["yemen"])
    t.do("yemen")
    assert (t.asked, t.question) == ("us", "which_operation")


# -- 35 Anti-Zionist Committee ---------------------------------------------------------------------


@pytest.mark.parametrize("defcon", [4, 3, 2])
def test_35_anti_zionist_committee(defcon: int) -> None:
    """35, 6.2.6: two realignments in the Middle East with +1, at any DEFCON; not in Africa but for Egypt."""
    board = {"egypt": (2, 0), "saudi_arabia": (2, 0), "kenya": (1, 0)}
    t = play("ussr", COMMITTEE, "event", influence=board, defcon=defcon, us=["usaid"])
    assert t.options == ["egypt", "saudi_arabia"]  # it makes them: no way to stop
    assert t.why_not("kenya") == ("not_in_event_area", "6.3.5")
    t.do("egypt", 2, 3)  # US 2 + 1 for more influence, USSR 3 + 1
    assert t.influence("egypt") == (1, 0)
    t.do("saudi_arabia", 1, 6)
    assert (t.influence("saudi_arabia"), t.defcon, t.asked) == ((0, 0), defcon, "us")


def test_35_anti_zionist_committee_with_one_target() -> None:
    """35: the same country twice, while there is something; by the USSR, whoever plays it."""
    t = play("us", COMMITTEE, "event_first", influence={"oman": (1, 0)})
    assert t.asked == "ussr"
    t.do("oman", 1, 6)
    assert (t.asked, t.question) == ("us", "which_operation")


# -- 36 Mr. Nyet -----------------------------------------------------------------------------------


def test_36_mr_nyet() -> None:
    """36: DEFCON -1; all US influence in up to two countries where the USSR has some, at most one in a region."""
    board = {"kenya": (3, 1), "somalia": (1, 1), "oman": (2, 1), "yemen": (1, 1), "sudan": (1, 0), SEA_LANES: (2, 1)}
    t = play("ussr", "mr_nyet", "event", influence=board, us=["usaid"])
    assert t.defcon == 3
    assert (t.question, t.options) == ("veto_where", ["somalia", "kenya", "oman", "yemen", "stop"])
    assert t.why_not("sudan") == ("nothing_there", "7.1")
    assert t.why_not("egypt") == ("nothing_there", "7.1")
    t.do("kenya")
    assert t.options == ["oman", "yemen", "stop"]
    assert t.why_not("somalia") == ("region_taken", "7.1")
    t.do("oman")
    assert (t.influence("kenya"), t.influence("oman"), t.influence("yemen")) == ((0, 1), (0, 1), (1, 1))
    assert t.asked == "us"


@pytest.mark.parametrize("pair", [("egypt", "kenya"), ("kenya", "egypt"), ("egypt", "oman"), ("oman", "egypt")])
def test_36_mr_nyet_in_egypt(pair: tuple[str, str]) -> None:
    """36 note, 2.1.2: Egypt may be the African country or the Middle Eastern one."""
    board = {"egypt": (2, 1), "kenya": (1, 1), "oman": (1, 1)}
    t = play("ussr", "mr_nyet", "event", *pair, influence=board, us=["usaid"])
    assert t.asked == "us"
    for name in pair:
        assert t.influence(name) == (0, 1)


def test_36_mr_nyet_up_to_two() -> None:
    """36: one, or none; by the USSR, whoever plays it."""
    board = {"kenya": (1, 1), "oman": (1, 1)}
    t = play("us", "mr_nyet", "event_first", influence=board, us=["usaid"])
    assert t.asked == "ussr"
    t.do("kenya", "stop")
    assert (t.influence("kenya"), t.influence("oman"), t.asked) == ((0, 1), (1, 1), "us")
    t = play("ussr", "mr_nyet", "event", influence={"kenya": (1, 0)}, us=["usaid"])
    assert (t.question, t.defcon, t.removed) == ("choose_card", 3, ["mr_nyet"])


@pytest.mark.parametrize(("by", "use", "winner"), [("us", "event_first", "ussr"), ("ussr", "event", "us")])
def test_36_mr_nyet_at_defcon_two(by: str, use: str, winner: str) -> None:
    """36 note, 8.1.4 (Y22): the phasing player loses."""
    assert play(by, "mr_nyet", use, defcon=2).winner == winner


def test_36_mr_nyet_as_a_headline_at_defcon_two() -> None:
    """36, 4.5 C, 8.1.4: the side whose headline it is."""
    assert headlines("mr_nyet", "nasserism", defcon=2).winner == "ussr"
    assert headlines("usaid", "mr_nyet", defcon=2).winner == "us"


# -- 48 Malagasy Constitutional Referendum ---------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "after"),
    [((0, 0), (0, 2)), ((1, 0), (0, 2)), ((4, 1), (3, 5)), ((0, 5), (0, 5)), ((1, 2), (0, 2)), ((2, 3), (1, 3))],
)
@pytest.mark.parametrize("by", ["us", "ussr"])
def test_48_malagasy_referendum(by: str, before: tuple[int, int], after: tuple[int, int]) -> None:
    """48: 1 US influence less, then as much as it takes for the USSR to control the country, and no more."""
    t = play(by, REFERENDUM, "event" if by == "ussr" else "event_first", influence={"madagascar": before}, us=["usaid"])
    assert (t.influence("madagascar"), t.controller("madagascar")) == (after, "ussr")


# -- 49 Yemeni Presidential Assassinations ---------------------------------------------------------


@pytest.mark.parametrize(
    ("board", "die", "won"),
    [
        ({}, 3, False),
        ({}, 4, True),
        ({"south_yemen": (0, 1), "egypt": (0, 2)}, 1, False),
        ({"south_yemen": (0, 1), "egypt": (0, 2)}, 2, True),  # Egypt counts
        ({"south_yemen": (0, 1), "oman": (0, 1), "kenya": (0, 2)}, 2, False),  # Oman is nobody's, Kenya African
        ({"south_yemen": (0, 1), "oman": (0, 2), "saudi_arabia": (0, 3)}, 1, True),
    ],
)
def test_49_yemeni_assassinations(board: Influence, die: int, won: bool) -> None:
    """49: DEFCON -1; a roll with +1 for each Soviet country of the Middle East; 4 brings control of Yemen."""
    t = play("ussr", ASSASSINATIONS, "event", die, influence={**board, "yemen": (1, 0)}, us=["usaid"])
    assert t.influence("yemen") == ((1, 3) if won else (1, 0))
    assert (t.defcon, t.removed, t.military) == (3, [ASSASSINATIONS], (0, 0))


def test_49_yemeni_assassinations_in_a_soviet_yemen() -> None:
    """49: where the USSR is in control, nothing is added; Yemen itself counts for the roll."""
    t = play("us", ASSASSINATIONS, "event_first", 3, influence={"yemen": (0, 2)})
    assert t.influence("yemen") == (0, 2)
    assert "event_rolled" in t.notes()


@pytest.mark.parametrize(("by", "use", "winner"), [("us", "event_first", "ussr"), ("ussr", "event", "us")])
def test_49_yemeni_assassinations_at_defcon_two(by: str, use: str, winner: str) -> None:
    """49, 8.1.4: the phasing player loses before any die is rolled."""
    assert play(by, ASSASSINATIONS, use, defcon=2).winner == winner


# -- 50 Seychelles ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("board", "n"),
    [
        ({}, 5),
        ({"egypt": (1, 0)}, 4),
        ({"egypt": (1, 3), "oman": (2, 0), "kenya": (2, 0)}, 3),
        (dict.fromkeys(("egypt", "saudi_arabia", "oman", "yemen", "south_yemen"), (1, 0)), 0),
    ],
)
@pytest.mark.parametrize("by", ["us", "ussr"])
def test_50_seychelles(by: str, board: Influence, n: int) -> None:
    """50: 1 in the sea lanes for each country of the Middle East without US influence, 5 at most."""
    t = play(
        by,
        "seychelles",
        "event" if by == "ussr" else "event_first",
        influence={**board, SEA_LANES: (1, 1)},
        us=["usaid"],
    )
    assert t.influence(SEA_LANES) == (1, 1 + n)


# -- 27 Mengistu Haile Mariam, with every card of the US -------------------------------------------


def test_27_mengistu_turns_peace_corps() -> None:
    """27, 1: 1 US influence where the US is not in control, then 1 Soviet in each of 2 Soviet countries."""
    board = {"egypt": (1, 0), "kenya": (2, 0), "oman": (0, 2), "yemen": (0, 2), "djibouti": (0, 1)}
    t = turned("peace_corps", influence=board, us=["usaid"])
    assert (t.asked, t.options) == ("ussr", ["egypt"])
    t.do("egypt")
    assert t.options == ["oman", "yemen"]
    t.do("oman", "yemen")
    assert (t.influence("egypt"), t.influence("oman"), t.influence("yemen")) == ((0, 0), (0, 3), (0, 3))
    assert (t.asked, t.discards) == ("us", sorted([MENGISTU, "peace_corps"]))


def test_27_mengistu_turns_zbig() -> None:
    """27, 2: a Soviet coup of 3 Ops free of DEFCON; with the T-62s no more, with Nasserism +1: 1 + 3 + 1 less 4."""
    t = turned("zbig", "kenya", 1, influence={"kenya": (2, 0)}, defcon=2, effects=["t62s", "nasserism"], us=["usaid"])
    assert (t.influence("kenya"), t.military, t.defcon) == ((1, 0), (0, 3), 2)


@pytest.mark.parametrize(
    ("die", "board", "won"), [(5, {}, True), (5, {"sudan": (1, 0)}, False), (6, {"kenya": (2, 0)}, True)]
)
def test_27_mengistu_turns_ogaden_war(die: int, board: Influence, won: bool) -> None:
    """27, 3: the USSR rolls, -1 for each American neighbour; 2 VP, the US influence and the operations to the USSR."""
    t = turned("ogaden_war", die, influence={"ethiopia": (3, 1), **board}, us=["usaid"])
    assert t.influence("ethiopia") == ((0, 4) if won else (3, 1))
    assert (t.vp, t.military) == (-2 if won else 0, (0, 2))


def test_27_mengistu_cannot_turn_a_prevented_ogaden_war() -> None:
    """27, 29: F-5Es Delivered prevents the event, whoever plays it."""
    t = play("ussr", MENGISTU, "event", ussr=["ogaden_war", "usaid"], effects=["lion_falters", "f5es"])
    assert t.options == ["usaid", "decline"]
    assert t.why_not("ogaden_war") == ("turned_cannot", "5.2")


def test_27_mengistu_turns_usaid() -> None:
    """27, 4, 7.3.2: Soviet operations of 1 Op, 2 with the T-62s; as a headline it lets the USSR go first, as ever."""
    t = turned("usaid", "place_influence", effects=["t62s"], us=["eplf"])
    assert markers_of(t, SEA_LANES) == 2
    assert t.removed == ["usaid"]
    t = headlines("arab_league", MENGISTU, ussr=["usaid", "nasserism"], us=["eplf"], effects=["lion_falters"])
    t.do("usaid", "place_influence", SEA_LANES)
    assert (t.asked, t.options) == ("ussr", ["go_first", "leave_order"])
    t.do("go_first")
    assert (t.asked, t.question) == ("ussr", "choose_card")


def test_27_mengistu_turns_albano_stalinist_economics() -> None:
    """27, 5: US cards are worth 1 less in Africa, Soviet ones what they were."""
    t = turned(
        "albano_stalinist_economics",
        influence={"kenya": (1, 0), "sudan": (0, 1)},
        us=["zbig", "eplf"],
        ussr=["f5es_delivered"],
    )
    t.do("zbig", "place_influence")
    assert markers_of(t, "kenya") == 2
    t.do("f5es_delivered", "place_influence")
    assert markers_of(t, "sudan") == 3


def test_27_mengistu_turns_the_victorious_leader() -> None:
    """27, 6: 4 Soviet influence next to what the US controlled as the round began."""
    t = turned("the_victorious_leader", influence={"egypt": (2, 0), "sudan": (0, 1)}, us=["usaid"])
    assert (t.asked, t.options) == ("ussr", ["sudan"])
    t.do("sudan", "sudan")
    assert (t.influence("sudan"), t.removed) == ((0, 3), ["the_victorious_leader"])


def test_27_mengistu_turns_eplf() -> None:
    """27, 7: only with an American Ethiopia; 1 VP to the USSR, influence there and in a neighbour."""
    t = turned("eplf", "sudan", influence={"ethiopia": (1, 0)}, us=["usaid"])
    assert (t.vp, t.influence("ethiopia"), t.influence("sudan")) == (-1, (1, 1), (0, 1))


def test_27_mengistu_turns_centcom() -> None:
    """27, 8: the marker stops the US."""
    t = turned("centcom", "kenya", influence={"kenya": (1, 1), "sudan": (1, 1)}, us=["usaid"], ussr=["nasserism"])
    t.do("usaid", "coup")
    assert t.options == ["sudan"]
    assert t.why_not("kenya") == ("under_centcom", "7.2")
    t.do("sudan", 1, "nasserism", "coup")
    assert "kenya" in t.options


def test_27_mengistu_moves_the_marker_of_centcom() -> None:
    """27, 8 note: there is one marker; where it stops the US, it no longer stops the USSR."""
    t = turned("centcom", "kenya", effects=guarded_from("ussr", "egypt"), us=["usaid"])
    assert t.match.view(0)["markers"] == {"kenya": ["centcom_us"]}


def test_27_mengistu_turns_carter_doctrine() -> None:
    """27, 9: the USSR may name a die, the opponent's too."""
    t = turned("carter_doctrine", us=["usaid", "eplf"], influence={"sudan": (0, 2)})
    t.do("usaid", "coup", "sudan")
    assert (t.asked, t.question) == ("ussr", "name_die")
    t.do("name_one")
    assert t.influence("sudan") == (0, 1)
    assert t.effect("carter_doctrine_ussr") == 0


def test_27_mengistu_turns_kenya_joins_rdf() -> None:
    """27, 10: 1 Soviet in Kenya; 1 American less where the US is not in control."""
    t = turned("kenya_joins_rdf", influence={"kenya": (2, 0), "oman": (2, 0)}, us=["usaid"])
    assert t.options == ["kenya"]
    t.do("kenya")
    assert t.influence("kenya") == (1, 1)


def test_27_mengistu_turns_voice_of_america_in_amharic() -> None:
    """27, 11: 1 Op now; then Soviet cards of 1 Op are worth 2, American ones 1."""
    t = turned("voa_in_amharic", "place_influence", SEA_LANES, us=["eplf"], ussr=["nasserism"])
    t.do("eplf", "place_influence")
    assert markers_of(t, SEA_LANES) == 1
    t.do("nasserism", "place_influence")
    assert markers_of(t, SEA_LANES) == 2


def test_27_mengistu_turns_the_events_of_86() -> None:
    """27, 12: 1 VP for an American South Yemen; US influence goes, as much as the USSR controls countries there."""
    board = {"south_yemen": (1, 0), "oman": (0, 2), "egypt": (1, 3), "kenya": (1, 0)}
    t = turned("events_of_86", influence=board, us=["usaid"])
    assert (t.asked, t.options, t.vp) == ("ussr", ["egypt", "south_yemen"], -1)
    t.do("egypt", "south_yemen")
    assert (t.influence("egypt"), t.influence("south_yemen"), t.asked) == ((0, 3), (0, 0), "us")


def test_27_mengistu_turns_french_connections() -> None:
    """27, 13: the US loses all in one of the two, the USSR gains 2 in one of them."""
    t = turned("french_connections", influence={"djibouti": (2, 0), "madagascar": (0, 1)}, us=["usaid"])
    assert t.options == ["djibouti"]
    t.do("djibouti", "madagascar")
    assert (t.influence("djibouti"), t.influence("madagascar")) == ((0, 0), (0, 3))


def test_27_mengistu_turns_hero_of_the_crossing() -> None:
    """27, 14: the USSR discards a US card and takes a USSR or neutral one."""
    t = turned(
        "hero_of_the_crossing",
        ussr=["eplf", "nasserism"],
        us=["usaid"],
        discard=["zbig", "detente", "oau", "africa_scoring"],
    )
    assert (t.asked, t.question, t.options) == ("ussr", "give_up_card", ["eplf"])
    t.do("eplf")
    assert sorted(t.options) == ["detente", "oau"]
    t.do("detente")
    assert t.hand("ussr") == ["detente", "nasserism"]


def test_27_mengistu_turns_the_israeli_periphery_doctrine() -> None:
    """27, 15: Soviet realignments in Africa, +1 to the Soviet dice; US 3 + 1 for more influence, USSR 4 + 1."""
    t = turned("israeli_periphery_doctrine", "egypt", 3, 4, "stop", influence={"egypt": (2, 0)}, defcon=2, us=["usaid"])
    assert t.influence("egypt") == (1, 0)


def test_27_mengistu_turns_the_strong_man_of_sudan() -> None:
    """27, 16: one more than the US has in Ethiopia."""
    assert turned("strong_man_of_sudan", influence={"ethiopia": (2, 1)}, us=["usaid"]).influence("sudan") == (0, 3)


def test_27_mengistu_turns_afghanistan_invasion() -> None:
    """27, 17: US cards are worth 1 less; Presidential Directive 30 is over for good, and so is its eighth round."""
    t = turned("afghanistan_invasion", effects=["eighth_round_ussr"], us=["zbig", "eplf"], ussr=["f5es_delivered"])
    assert (t.effect("invasion"), t.effect("eighth_round_ussr")) == (1, 0)
    t.do("zbig", "place_influence")
    assert markers_of(t, SEA_LANES) == 2
    t.do("f5es_delivered", "place_influence")
    assert markers_of(t, SEA_LANES) == 3


def test_27_mengistu_turns_daniel_arap_moi() -> None:
    """27, 18: with a Soviet Kenya 1 VP and DEFCON to move; otherwise 2 influence there."""
    t = turned("daniel_arap_moi", influence={"kenya": (0, 2)}, us=["usaid"])
    assert (t.asked, t.options, t.vp) == ("ussr", ["raise_defcon", "lower_defcon"], -1)
    t.do("lower_defcon")
    assert t.defcon == 3
    assert turned("daniel_arap_moi", influence={"kenya": (2, 0)}, us=["usaid"]).influence("kenya") == (2, 2)


def test_27_mengistu_turns_we_are_the_world() -> None:
    """27, 46: 1 VP, 2 influence in a country with a famine, whose marker goes."""
    t = turned("we_are_the_world", "kenya", effects=famine_in("kenya", "ethiopia"), us=["usaid"])
    assert (t.vp, t.influence("kenya")) == (-1, (0, 2))
    assert t.match.view(0)["markers"] == {"ethiopia": ["famine"]}


def test_27_mengistu_turns_diego_garcia() -> None:
    """27, 47: 2 of the USSR more and 1 of the US less in the sea lanes."""
    assert turned("diego_garcia", influence={SEA_LANES: (2, 1)}, us=["usaid"]).influence(SEA_LANES) == (1, 3)


def test_27_mengistu_can_turn_every_card_of_the_us() -> None:
    """27: all 20 are on offer, where what each needs is there."""
    deck = sea().game.rules.deck
    cards = [deck.name[n] for n in deck.cards if deck.side[n] == SIDES["us"] and not deck.borrowed[n]]
    t = play(
        "ussr",
        MENGISTU,
        "event",
        ussr=cards,
        influence={"ethiopia": (1, 0)},
        effects=["lion_falters", *famine_in("kenya")],
    )
    assert len(cards) == 20
    assert sorted(t.options) == sorted([*cards, "decline"])


def test_27_mengistu_and_a_guarded_country() -> None:
    """27, 8, 15: what keeps the USSR out of a country keeps its turned events out too."""
    t = turned("zbig", influence={"kenya": (1, 0), "oman": (1, 0)}, effects=guarded_from("ussr", "kenya"))
    assert t.options == ["oman"]
