"""The cards of the United States, in number order: the event, its limits, and every note there is on it.

How each of them reads when Mengistu Haile Mariam turns it is in `test_cards_soviet.py`.
"""

from typing import Any

import pytest
from red_sea.playing import famine_in, fate, guarded_from, headlines, markers_of, next_turn, play
from red_sea.seaside import sea

from realpolitik.kernel.question import NOTES

ECONOMICS = "albano_stalinist_economics"
KENYA_RDF = "kenya_joins_rdf"
LEADER = "the_victorious_leader"
PERIPHERY = "israeli_periphery_doctrine"
REFERENDUM = "malagasy_constitutional_referendum"
SEA_LANES = "strategic_sea_lanes"
T62S = "t62s_and_kalashnikovs"

Influence = dict[str, tuple[int, int]]


# -- all of them -----------------------------------------------------------------------------------

BOARD: Influence = {"ethiopia": (0, 1), "egypt": (0, 1), "kenya": (2, 0), "oman": (2, 0), "south_yemen": (0, 1)}

# what the US answers when the event of a card occurs on that board, and whether the card comes back
EVENTS: dict[str, tuple[list[str | int], str]] = {
    "peace_corps": (["egypt", "kenya", "oman"], "discarded"),
    "zbig": (["egypt", 1], "discarded"),
    "ogaden_war": ([1], "discarded"),
    "usaid": (["place_influence", "kenya"], "removed"),
    ECONOMICS: ([], "removed"),
    LEADER: (["kenya", "kenya", "djibouti", "djibouti"], "removed"),
    "eplf": (["kenya"], "discarded"),
    "centcom": (["egypt"], "discarded"),
    "carter_doctrine": ([], "removed"),
    KENYA_RDF: (["egypt"], "discarded"),
    "voa_in_amharic": (["place_influence", "kenya"], "removed"),
    "events_of_86": (["egypt"], "discarded"),
    "french_connections": (["djibouti"], "removed"),
    "hero_of_the_crossing": ([], "discarded"),
    PERIPHERY: (["stop"], "discarded"),
    "strong_man_of_sudan": ([], "removed"),
    "afghanistan_invasion": ([], "discarded"),
    "daniel_arap_moi": (["raise_defcon"], "removed"),
    "we_are_the_world": (["kenya"], "removed"),
    "diego_garcia": ([], "discarded"),
}
PERMITS: dict[str, dict[str, Any]] = {"we_are_the_world": {"effects": famine_in("kenya")}}


@pytest.mark.parametrize("card", EVENTS)
def test_a_card_of_the_us_as_its_own_event(card: str) -> None:
    """7.1, 2.2.4, 2.2.6: the event occurs, and a starred card leaves the game."""
    answers, goes = EVENTS[card]
    t = play("us", card, "event", *answers, influence=BOARD, ussr=["nasserism"], **PERMITS.get(card, {}))
    assert "event_occurs" in t.notes()
    assert fate(t, card) == goes


@pytest.mark.parametrize("card", EVENTS)
@pytest.mark.parametrize("first", [True, False])
def test_a_card_of_the_us_that_the_ussr_uses_for_ops(card: str, first: bool) -> None:
    """5.2: the US's event occurs before or after the Ops, as the USSR likes; the US makes its choices."""
    answers, goes = EVENTS[card]
    position = {"influence": {**BOARD, SEA_LANES: (0, 0)}, "ussr": ["stagflation"], **PERMITS.get(card, {})}
    t = play("ussr", card, "event_first" if first else "place_influence", **position)
    if first:
        _answered_by_us(t, answers)
        t.do("place_influence")
    markers_of(t, SEA_LANES)
    if not first:
        _answered_by_us(t, answers)
    assert "event_occurs" in t.notes()
    assert fate(t, card) == goes
    assert t.influence(SEA_LANES)[1] > 0


@pytest.mark.parametrize("card", EVENTS)
@pytest.mark.parametrize("by", ["us", "ussr"])
def test_a_card_of_the_us_as_a_headline(card: str, by: str) -> None:
    """4.5 C: whoever headlines it, it is the US's event, and no Ops are used."""
    answers, goes = EVENTS[card]
    other = "nasserism" if by == "us" else "arab_league"
    position = {"influence": BOARD, "us": ["gosplan_advisers"], "ussr": ["stagflation"], **PERMITS.get(card, {})}
    if card == "hero_of_the_crossing":
        answers = ["gosplan_advisers"]
    if card == "usaid":
        answers = [*answers, "leave_order"]
    t = headlines(*((card, other) if by == "us" else (other, card)), **position)
    _answered_by_us(t, answers)
    assert fate(t, card) == goes
    assert t.question == "choose_card"


def _answered_by_us(t: Any, answers: list[str | int]) -> None:
    for answer in answers:
        assert t.asked == ("nature" if isinstance(answer, int) else "us")
        t.do(answer)


# -- 1 Peace Corps ---------------------------------------------------------------------------------


def test_1_peace_corps_removes_one_and_adds_to_two() -> None:
    """1: 1 USSR influence where the USSR is not in control, then 1 of the US in each of 2 countries of its own."""
    board = {"egypt": (0, 1), "sudan": (0, 1), "kenya": (2, 0), "oman": (2, 0), "yemen": (2, 0), "djibouti": (1, 0)}
    t = play("us", "peace_corps", "event", influence=board)
    assert t.options == ["egypt"]
    assert t.why_not("sudan") == ("controlled_by", "7.1")
    assert t.why_not("kenya") == ("nothing_there", "7.1")
    t.do("egypt")
    assert t.options == ["kenya", "oman", "yemen"]
    assert t.why_not("djibouti") == ("not_controlled", "7.1")
    t.do("kenya")
    assert t.options == ["oman", "yemen"]
    assert t.why_not("kenya") == ("limit_reached", "7.1")
    t.do("yemen")
    assert [t.influence(name) for name in ("egypt", "kenya", "oman", "yemen")] == [(0, 0), (3, 0), (2, 0), (3, 0)]


def test_1_peace_corps_may_weaken_the_ussr_in_a_country_of_the_us() -> None:
    """1: a country that the US controls is one the USSR does not."""
    t = play("us", "peace_corps", "event", "kenya", "kenya", influence={"kenya": (4, 2)})
    assert t.influence("kenya") == (5, 1)


def test_1_peace_corps_may_win_the_country_it_strengthens() -> None:
    """1: control is judged after the removal: Egypt at 2/1 is nobody's, at 2/0 the US's."""
    t = play("us", "peace_corps", "event", "egypt", "egypt", influence={"egypt": (2, 1)})
    assert t.influence("egypt") == (3, 0)


@pytest.mark.parametrize("board", [{}, {"sudan": (0, 1), SEA_LANES: (4, 0)}])
def test_1_peace_corps_with_nowhere_to_go(board: Influence) -> None:
    """1 note, 5.2: as much as possible, here nothing; the sea lanes are not a country."""
    t = play("us", "peace_corps", "event", influence=board)
    assert t.question == "choose_card"
    assert t.discards == ["peace_corps"]
    assert t.influence(SEA_LANES) == board.get(SEA_LANES, (0, 0))


def test_1_peace_corps_spares_the_sea_lanes() -> None:
    """1 note, 2.1.7: influence in the sea lanes cannot be removed, not even from a sea nobody controls."""
    t = play("us", "peace_corps", "event", influence={SEA_LANES: (0, 1), "egypt": (0, 1)})
    assert t.options == ["egypt"]


# -- 2 Zbigniew Brzezinski -------------------------------------------------------------------------


@pytest.mark.parametrize("defcon", [4, 3, 2])
@pytest.mark.parametrize(("country", "after"), [("saudi_arabia", (0, 1)), ("egypt", (1, 0)), ("kenya", (1, 0))])
def test_2_zbig_ignores_defcon_and_leaves_it_alone(country: str, after: tuple[int, int], defcon: int) -> None:
    """2: 4 + 3 less 6 in Saudi Arabia, less 4 in Egypt or Kenya; battlegrounds all of them, in the Middle East too."""
    t = play("us", "zbig", "event", country, 4, influence={country: (0, 2)}, defcon=defcon)
    assert (t.influence(country), t.defcon, t.military) == (after, defcon, (3, 0))
    assert t.winner == ""


def test_2_zbig_at_a_flashpoint_shows_no_card() -> None:
    """2 note, 6.3.6: the card could only change DEFCON; 3 + 3 less 4 in Somalia."""
    t = play("us", "zbig", "event", "somalia", 3, influence={"somalia": (0, 1)}, defcon=2)
    assert t.influence("somalia") == (1, 0)
    assert "flashpoint_shown" not in t.notes()
    assert t.defcon == 2


def test_2_zbig_under_the_zone_of_peace() -> None:
    """2, 45: every country is a battleground, and the coup still leaves DEFCON alone."""
    t = play("us", "zbig", "event", "sudan", 1, influence={"sudan": (0, 1)}, defcon=2, effects=["zone_of_peace"])
    assert (t.defcon, t.winner) == (2, "")


def test_2_zbig_needs_soviet_influence() -> None:
    """2, 6.3.1: one coup, in a country; the sea lanes are none."""
    t = play("us", "zbig", "event", influence={SEA_LANES: (0, 3), "oman": (1, 0)})
    assert t.question == "choose_card"
    assert (t.discards, t.military) == (["zbig"], (0, 0))


def test_2_zbig_must_be_attempted() -> None:
    """2: the event says that the US makes the coup, not that it may."""
    t = play("us", "zbig", "event", influence={"sudan": (0, 1), SEA_LANES: (0, 1)})
    assert t.options == ["sudan"]
    assert t.why_not(SEA_LANES) == ("not_in_event_area", "6.3.5")
    assert t.why_not("oman") == ("no_enemy_influence", "6.3.1")


def test_2_zbig_is_worth_what_the_card_is_worth() -> None:
    """2, 7.3.2: the Ops of this card, modifiers applied: 2 with Afghanistan turned against the US; 4 + 2 less 2."""
    t = play("us", "zbig", "event", "sudan", 4, influence={"sudan": (0, 5)}, effects=["afghanistan_us"])
    assert (t.influence("sudan"), t.military) == ((0, 1), (2, 0))


def test_2_zbig_in_the_round_of_the_ussr() -> None:
    """2, 5.2, 8.2.2: the US coups and gets the military operations."""
    t = play("ussr", "zbig", "event_first", "sudan", 6, influence={"sudan": (0, 2)}, ussr=["nasserism"])
    assert t.influence("sudan") == (5, 0)
    assert t.military == (3, 0)
    assert (t.asked, t.question) == ("ussr", "which_operation")


# -- 3 Ogaden War ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "won"), [(4, False), (5, True), (6, True)])
@pytest.mark.parametrize("by", ["us", "ussr"])
def test_3_ogaden_war(by: str, die: int, won: bool) -> None:
    """3, 7.5, 8.2.3, 8.2.4: a 5 wins 2 VP and Ethiopia; 2 military operations for the US, whoever plays the card."""
    use = ["event", die] if by == "us" else ["event_first", die, "place_influence", SEA_LANES, SEA_LANES]
    t = play(by, "ogaden_war", *use, influence={"ethiopia": (1, 3)}, ussr=["nasserism"])
    assert t.influence("ethiopia") == ((4, 0) if won else (1, 3))
    assert (t.vp, t.military, t.defcon) == (2 if won else 0, (2, 0), 4)
    assert t.discards == ["ogaden_war"]


@pytest.mark.parametrize(
    ("board", "least"),
    [
        ({"sudan": (0, 1)}, 6),
        ({"kenya": (0, 2)}, 6),
        ({"kenya": (0, 1)}, 5),  # nobody's
        ({"sudan": (1, 0), "kenya": (2, 0)}, 5),  # the attacker's
        ({"somalia": (0, 2), "djibouti": (0, 2), "egypt": (0, 2)}, 5),  # next to Sudan, not to Ethiopia
        ({"sudan": (0, 1), "kenya": (0, 2)}, 7),
    ],
)
def test_3_ogaden_war_is_harder_for_each_soviet_neighbour(board: Influence, least: int) -> None:
    """3: -1 for Sudan and for Kenya in Soviet hands; with both not even a 6 wins."""
    for die in (5, 6):
        t = play("us", "ogaden_war", "event", die, influence={"ethiopia": (0, 1), **board})
        assert t.vp == (2 if die >= least else 0)


def test_3_ogaden_war_needs_no_influence() -> None:
    """3, 7.5: won with nothing to replace: the points and the operations come all the same."""
    t = play("us", "ogaden_war", "event", 5)
    assert (t.influence("ethiopia"), t.vp, t.military) == ((0, 0), 2, (2, 0))


def test_3_ogaden_war_minds_neither_stability_nor_defcon() -> None:
    """3 note, 26: the Derg's Ethiopia is attacked like any; at DEFCON 2 too, and no card is shown (6.3.6)."""
    t = play("us", "ogaden_war", "event", 5, influence={"ethiopia": (0, 4)}, effects=["derg"], defcon=2)
    assert (t.influence("ethiopia"), t.defcon) == ((4, 0), 2)
    assert t.controller("ethiopia") == "us"
    assert "flashpoint_shown" not in t.notes()


def test_3_ogaden_war_cannot_occur_after_f5es_delivered() -> None:
    """3, 29, 5.2, 7.4: no event; the Ops can be used."""
    t = play("us", "ogaden_war", influence={"kenya": (1, 0)}, effects=["f5es"])
    assert "event" not in t.options
    assert t.why_not("event") == ("event_cannot", "5.2")
    t.do("place_influence", "kenya", "kenya")
    assert t.influence("kenya") == (3, 0)


def test_3_ogaden_war_as_a_headline_after_f5es_delivered() -> None:
    """3, 29, 5.2: it does not occur, and is discarded."""
    t = headlines("ogaden_war", "nasserism", us=["usaid"], effects=["f5es"])
    assert "event_cannot_occur" in t.notes()
    assert (fate(t, "ogaden_war"), t.military) == ("discarded", (0, 0))


# -- 4 USAID ---------------------------------------------------------------------------------------


def test_4_usaid_is_operations_of_one() -> None:
    """4: influence, a coup or a realignment with 1 Op; in a round there is no more to it."""
    t = play("us", "usaid", "event", influence={"kenya": (1, 0), "sudan": (0, 1)})
    assert t.options == ["place_influence", "coup", "realignment"]
    t.do("coup", "sudan", 3)
    assert (t.influence("sudan"), t.military) == ((1, 0), (1, 0))
    assert (t.removed, t.question) == (["usaid"], "choose_card")
    assert t.effect("usaid_us") == 0


@pytest.mark.parametrize(("effect", "n"), [("amharic_broadcasts_us", 2), ("afghanistan_us", 1)])
def test_4_usaid_is_modified(effect: str, n: int) -> None:
    """4 note, 7.3.2: worth 2 under the broadcasts in Amharic (11); never less than 1."""
    t = play("us", "usaid", "event", "place_influence", influence={"kenya": (1, 0)}, effects=[effect])
    assert markers_of(t, "kenya") == n


@pytest.mark.parametrize("by", ["us", "ussr"])
@pytest.mark.parametrize(("answer", "first"), [("go_first", "us"), ("leave_order", "ussr")])
def test_4_usaid_as_a_headline_lets_the_us_go_first(by: str, answer: str, first: str) -> None:
    """4: if it occurs in the headline phase, whoever headlined it; the US is asked, and may leave it."""
    pair = ("usaid", "nasserism") if by == "us" else ("arab_league", "usaid")
    t = headlines(*pair, us=["peace_corps", "eplf"], ussr=["stagflation", "cyrus_vance"])
    t.do("place_influence", SEA_LANES)
    assert (t.asked, t.options) == ("us", ["go_first", "leave_order"])
    t.do(answer)
    assert (t.asked, t.question) == (first, "choose_card")
    t.do(*(("peace_corps", "event") if first == "us" else ("stagflation", "event", "decline")))
    assert t.asked == ("ussr" if first == "us" else "us")  # the order holds for every round of the turn
    t.do(*(("stagflation", "event", "decline") if first == "us" else ("peace_corps", "event")))
    assert t.asked == first


def test_4_usaid_lasts_for_this_turn_only() -> None:
    """4: in the next turn the USSR is first again."""
    assert next_turn(effects=["usaid_us"], us=["eplf"], ussr=["nasserism"]).effect("usaid_us") == 0


# -- 5 Albano-Stalinist Economics ------------------------------------------------------------------


@pytest.mark.parametrize("ops", [1, 2])
def test_5_albano_stalinist_economics_has_the_ops_of_the_setting(ops: int) -> None:
    """5, 12.3.2: the sources differ; for operations, for the space race and where a headline is compared (4.5 C)."""
    options = {"albanian_ops": ops}
    t = play("ussr", ECONOMICS, "event_first", "place_influence", options=options)
    assert markers_of(t, SEA_LANES) == ops
    assert ("space_race" in play("us", ECONOMICS, options=options).options) == (ops == 2)
    t = headlines(ECONOMICS, "the_lion_falters", options=options)  # of 2 Ops
    first = next(note[2] for _, note in t.match.log if NOTES[note[0]].name == "event_occurs")
    assert t.name[first] == (ECONOMICS if ops == 2 else "the_lion_falters")


@pytest.mark.parametrize(
    ("card", "country", "n"),
    [
        ("f5es_delivered", "djibouti", 2),  # 3 Ops
        ("cyrus_vance", "djibouti", 1),  # 2 Ops
        ("nasserism", "djibouti", 1),  # 1 Op: never less than 1
        ("mr_nyet", "djibouti", 3),  # 4 Ops
        ("f5es_delivered", "egypt", 2),  # in Africa too (2.1.2)
        ("f5es_delivered", "oman", 3),
        ("f5es_delivered", SEA_LANES, 3),
        ("afghanistan_invasion", "djibouti", 3),  # whosever the event is
    ],
)
def test_5_albano_stalinist_economics(card: str, country: str, n: int) -> None:
    """5, 7.3.1: a Soviet card whose Ops place influence in Africa is worth 1 less, and not less than 1."""
    board = {"djibouti": (0, 1), "egypt": (0, 1), "oman": (0, 1)}
    t = sea(ussr=[card, "stagflation"], influence=board, effects=["albanian_example_ussr"])
    t.do(card, "place_influence")
    assert markers_of(t, country) == n


def test_5_albano_stalinist_economics_when_a_placement_is_split() -> None:
    """5 note: one marker in Africa makes the whole card worth 1 less: 3 Ops pay for two markers."""
    board = {"djibouti": (0, 1), "south_yemen": (0, 1)}
    t = play(
        "ussr",
        "f5es_delivered",
        "place_influence",
        "south_yemen",
        influence=board,
        ussr=["nasserism"],
        effects=["albanian_example_ussr"],
    )
    t.do("djibouti")
    assert t.question == "choose_card"
    assert (t.influence("djibouti"), t.influence("south_yemen")) == ((0, 2), (0, 2))


def test_5_albano_stalinist_economics_leaves_the_last_op_outside_africa() -> None:
    """5 note, 6.0: with 1 of the 3 Ops left, Africa would be worth none, so the rest goes elsewhere."""
    board = {"djibouti": (0, 1), "south_yemen": (0, 1)}
    t = play(
        "ussr",
        "f5es_delivered",
        "place_influence",
        "south_yemen",
        "south_yemen",
        influence=board,
        effects=["albanian_example_ussr"],
    )
    assert t.options == ["saudi_arabia", "south_yemen", SEA_LANES]
    assert t.why_not("djibouti") == ("too_dear", "6.1.2")


def test_5_albano_stalinist_economics_where_the_us_is_in_control() -> None:
    """5, 6.1.2: 3 Ops are 2 in Africa: one marker in an American Kenya."""
    t = play(
        "ussr",
        "f5es_delivered",
        "place_influence",
        influence={"kenya": (2, 1)},
        ussr=["nasserism"],
        effects=["albanian_example_ussr"],
    )
    assert t.controller("kenya") == ""
    t = play(
        "ussr",
        "f5es_delivered",
        "place_influence",
        "kenya",
        influence={"kenya": (3, 1)},
        ussr=["nasserism"],
        effects=["albanian_example_ussr"],
    )
    assert (t.question, t.influence("kenya")) == ("choose_card", (3, 2))


def test_5_albano_stalinist_economics_leaves_other_operations() -> None:
    """5 note: coups, realignments and the space race count the card in full; 1 + 3 less 2 in Sudan."""
    position: dict[str, Any] = {"effects": ["albanian_example_ussr"], "influence": {"sudan": (3, 0)}}
    t = play("ussr", "f5es_delivered", "coup", "sudan", 1, **position)
    assert (t.influence("sudan"), t.military) == ((1, 0), (0, 3))
    t = play("ussr", "f5es_delivered", "realignment", "sudan", 3, 3, "sudan", 3, 3, "sudan", **position)
    assert t.question == "die"
    assert "space_race" in play("ussr", "cyrus_vance", **position).options


def test_5_albano_stalinist_economics_leaves_the_us_alone() -> None:
    """5: only cards of the USSR."""
    t = play("us", "zbig", "place_influence", influence={"kenya": (1, 0)}, effects=["albanian_example_ussr"])
    assert markers_of(t, "kenya") == 3


@pytest.mark.parametrize(
    ("card", "effects", "n"),
    [
        ("f5es_delivered", ["t62s"], 3),  # as in Y18: 3 - 1 + 1
        ("cyrus_vance", ["t62s"], 2),  # 2 - 1 + 1
        ("nasserism", ["t62s"], 1),  # 1 - 1 + 1
        ("mr_nyet", ["t62s"], 3),  # 4 - 1, and 3 is as far as the bonus goes
        ("f5es_delivered", ["afghanistan_ussr"], 1),  # 3 - 1 - 1
        ("f5es_delivered", ["afghanistan_ussr", "t62s"], 2),  # 3 - 1 - 1 + 1
        ("mr_nyet", ["afghanistan_ussr", "t62s"], 3),  # 4 - 1 - 1 + 1
        ("cyrus_vance", ["afghanistan_ussr", "t62s"], 1),  # 2 - 1 - 1 + 1
    ],
)
def test_5_albano_stalinist_economics_adds_up(card: str, effects: list[str], n: int) -> None:
    """5, 24, 17, 7.3: bonuses and penalties are summed, the bonus of the T-62s within its own limit."""
    t = sea(ussr=[card, "stagflation"], influence={"djibouti": (0, 1)}, effects=["albanian_example_ussr", *effects])
    t.do(card, "place_influence")
    assert markers_of(t, "djibouti") == n


def test_5_albano_stalinist_economics_ends_with_the_turn() -> None:
    """5: for the rest of the turn; the event itself does nothing else."""
    t = play("us", ECONOMICS, "event", ussr=["nasserism"])
    assert (t.effect("albanian_example_ussr"), t.effect("albanian_example_us")) == (1, 0)
    assert next_turn(effects=["albanian_example_ussr"], us=["eplf"]).effect("albanian_example_ussr") == 0


def test_5_albano_stalinist_economics_is_worth_one_op() -> None:
    """5 note: sources differ on its Ops; 1 is what the rulebook prints."""
    t = play("us", ECONOMICS, "place_influence", influence={"kenya": (1, 0)})
    assert markers_of(t, "kenya") == 1


# -- 6 The Victorious Leader -----------------------------------------------------------------------


def test_6_the_victorious_leader_adds_next_to_soviet_countries() -> None:
    """6: 4 influence next to countries that the USSR controls, at most 2 in each."""
    t = play("us", LEADER, "event", influence={"south_yemen": (0, 1), "somalia": (0, 1)})
    assert t.options == ["djibouti", "saudi_arabia"]  # Somalia is nobody's
    assert t.why_not("south_yemen") == ("not_overshadowed", "7.1")
    t.do("djibouti", "djibouti")
    assert t.options == ["saudi_arabia"]
    assert t.why_not("djibouti") == ("limit_reached", "7.1")
    t.do("saudi_arabia", "saudi_arabia")
    assert (t.influence("djibouti"), t.influence("saudi_arabia")) == ((2, 0), (2, 0))
    assert t.removed == [LEADER]


def test_6_the_victorious_leader_in_a_soviet_country() -> None:
    """6: a Soviet country next to another will do as well."""
    t = play("us", LEADER, "event", "sudan", influence={"sudan": (0, 1), "ethiopia": (0, 1)})
    assert t.influence("sudan") == (1, 1)
    assert set(t.options) == {"egypt", "sudan", "ethiopia", "somalia", "kenya"}


def test_6_the_victorious_leader_with_one_country_only() -> None:
    """6: Oman has one neighbour, which takes 2; the rest is lost."""
    t = play("us", LEADER, "event", "saudi_arabia", "saudi_arabia", influence={"oman": (0, 2)})
    assert t.question == "choose_card"
    assert t.influence("saudi_arabia") == (2, 0)


def test_6_the_victorious_leader_looks_at_the_start_of_the_round() -> None:
    """6 note: what the USSR gains by the Ops of this very card does not count; what it held does."""
    t = play("ussr", LEADER, "place_influence", "yemen", "yemen", "saudi_arabia", influence={"yemen": (0, 1)})
    assert t.controller("yemen") == "ussr"
    assert (t.question, t.removed) == ("choose_card", [LEADER])  # the US, with Romanian Autonomy


def test_6_the_victorious_leader_remembers_what_the_ussr_has_lost() -> None:
    """6: control at the start of the round counts even if it is gone: a failed realignment of the USSR (6.2.2)."""
    t = play("ussr", LEADER, "realignment", "sudan", 6, 1, influence={"sudan": (4, 5)}, ussr=["nasserism"])
    assert t.controller("sudan") == "us"  # US 6, USSR 1 + 1 for more influence
    t.do("sudan", 1, 2, "sudan", 1, 2)
    assert t.asked == "us"
    assert set(t.options) == {"egypt", "ethiopia", "somalia"}


def test_6_the_victorious_leader_as_a_headline() -> None:
    """6 note: the position as the headline phase began: a Kenya that Mr. Nyet (36) has just won does not count."""
    t = headlines("africa_scoring", LEADER, influence={"oman": (0, 2)}, us=["usaid"])
    assert t.options == ["saudi_arabia"]
    t.do("saudi_arabia", "saudi_arabia")
    t = headlines(LEADER, "mr_nyet", influence={"yemen": (0, 2), "kenya": (1, 2)}, us=["usaid"])
    t.do("kenya")
    assert t.controller("kenya") == "ussr"
    assert t.options == ["saudi_arabia"]


# -- 7 Eritrean People's Liberation Front ----------------------------------------------------------


@pytest.mark.parametrize("neighbour", ["sudan", "kenya"])
@pytest.mark.parametrize("by", ["us", "ussr"])
def test_7_eplf(by: str, neighbour: str) -> None:
    """7: 1 VP, 1 influence in Ethiopia and 1 in Sudan or Kenya, as the US likes."""
    t = play(by, "eplf", "event" if by == "us" else "event_first", influence={"ethiopia": (0, 1)})
    assert (t.asked, t.options) == ("us", ["sudan", "kenya"])
    assert t.why_not("somalia") == ("not_among", "7.1")
    t.do(neighbour)
    assert (t.influence("ethiopia"), t.influence(neighbour), t.vp) == ((1, 1), (1, 0), 1)


@pytest.mark.parametrize(("board", "effects"), [({}, []), ({"ethiopia": (1, 1)}, []), ({"ethiopia": (0, 2)}, ["derg"])])
def test_7_eplf_needs_a_soviet_ethiopia(board: Influence, effects: list[str]) -> None:
    """7, 5.2: not without Soviet control, for which the Derg's Ethiopia takes 3."""
    t = play("us", "eplf", influence=board, effects=effects)
    assert t.why_not("event") == ("event_cannot", "5.2")
    assert "event" not in t.options


def test_7_eplf_is_judged_when_it_would_occur() -> None:
    """7, 5.2: the Ops come first, if the USSR likes, and may take or bring what the event needs."""
    t = play("ussr", "eplf", "place_influence", "ethiopia", influence={"sudan": (0, 1)})
    assert (t.asked, t.question) == ("us", "add_where")
    t.do("kenya")
    assert (t.vp, t.influence("ethiopia")) == (1, (1, 1))


# -- 8 US CENTCOM ----------------------------------------------------------------------------------


def test_8_centcom_guards_a_country_from_the_ussr() -> None:
    """8: from now on no Soviet coups or realignments there; influence can be placed, and the US is free."""
    board = {"kenya": (1, 1), "sudan": (1, 1)}
    t = play("us", "centcom", "event", influence=board, ussr=["nasserism"], us=["usaid"])
    assert len(t.options) == 11
    assert SEA_LANES not in t.options
    t.do("kenya", "nasserism", "coup")
    assert t.options == ["sudan"]
    assert t.why_not("kenya") == ("under_centcom", "7.2")
    t.do("sudan", 1)
    assert t.discards == ["centcom", "nasserism"]
    t.do("usaid", "coup")
    assert t.options == ["sudan", "kenya"]


@pytest.mark.parametrize(
    ("card", "answers"),
    [("cyrus_vance", ["realignment"]), ("f5es_delivered", ["event"]), ("famine", ["event", "kenya", "ethiopia"])],
)
def test_8_centcom_stops_realignments_and_coups_of_events_too(card: str, answers: list[str]) -> None:
    """8, 29, 40: whatever they come from."""
    board = {"kenya": (1, 0), "ethiopia": (1, 0)}
    t = play("ussr", card, *answers, influence=board, effects=guarded_from("ussr", "kenya"))
    assert "kenya" not in t.options
    assert "ethiopia" in t.options
    assert t.why_not("kenya") == ("under_centcom", "7.2")


def test_8_centcom_moves_when_played_again() -> None:
    """8 note: there is one marker."""
    t = play("us", "centcom", "event", "kenya", ussr=["nasserism"], us=["hero_of_the_crossing", "usaid"])
    t.do("nasserism", "event", "hero_of_the_crossing", "event", "centcom")
    t.do("centcom", "event", "egypt")
    assert t.match.view(0)["markers"] == {"egypt": ["centcom_ussr"]}


def test_8_centcom_lasts() -> None:
    """8, 7.2: into the next turn."""
    t = play("us", "centcom", "event", "oman", ussr=["nasserism"])
    assert t.match.view(0)["effects"]["centcom_ussr"] == "oman"
    t = next_turn(effects=guarded_from("ussr", "oman"), us=["eplf"], ussr=["nasserism"])
    assert t.match.view(0)["markers"] == {"oman": ["centcom_ussr"]}


# -- 9 Carter Doctrine -----------------------------------------------------------------------------


@pytest.mark.parametrize(("named", "after"), [("name_one", (0, 1)), ("name_six", (5, 0))])
def test_9_carter_doctrine_names_a_die_of_the_us(named: str, after: tuple[int, int]) -> None:
    """9: 1 or 6 instead of a roll; 1 + 2 less 2 or 6 + 2 less 2 in Sudan; once."""
    t = play(
        "us",
        "usaid",
        "coup",
        "sudan",
        influence={"sudan": (0, 1 if named == "name_six" else 2)},
        effects=["carter_doctrine_us"],
        us=["eplf"],
    )
    assert (t.asked, t.question) == ("us", "name_die")
    assert t.options == ["name_one", "name_six", "roll"]
    t.do(named)
    assert t.influence("sudan") == after
    assert t.effect("carter_doctrine_us") == 0
    assert "die_named" in t.notes()


def test_9_carter_doctrine_names_a_die_of_the_ussr() -> None:
    """9 note: any die, the opponent's too: 1 + 3 less 4 fails in Kenya."""
    t = play("ussr", "f5es_delivered", "coup", "kenya", influence={"kenya": (2, 0)}, effects=["carter_doctrine_us"])
    assert (t.asked, t.question) == ("us", "name_die")
    t.do("name_one")
    assert t.influence("kenya") == (2, 0)


def test_9_carter_doctrine_can_wait() -> None:
    """9: the die is rolled after all, and the next one can be named: either die of a realignment."""
    t = play(
        "us",
        "usaid",
        "realignment",
        "sudan",
        "roll",
        influence={"sudan": (0, 6)},
        effects=["carter_doctrine_us"],
        us=["eplf"],
    )
    assert (t.asked, t.question) == ("nature", "die")
    t.do(5)
    assert (t.asked, t.question) == ("us", "name_die")
    t.do("name_one")  # US 5, USSR 1 + 1 for more influence
    assert t.influence("sudan") == (0, 3)
    t.do("sudan")
    assert (t.asked, t.question) == ("nature", "die")


@pytest.mark.parametrize(
    ("by", "card", "answers", "country", "after"),
    [
        ("us", "ogaden_war", ["event", "name_six"], "ethiopia", (1, 0)),
        ("ussr", "oau", ["event", "eplf", "name_one"], "ethiopia", (0, 1)),
        ("ussr", "yemeni_presidential_assassinations", ["event", "name_six"], "yemen", (0, 2)),
    ],
)
def test_9_carter_doctrine_names_dice_of_events(
    by: str, card: str, answers: list[str], country: str, after: tuple[int, int]
) -> None:
    """9: wars and events roll dice too."""
    t = play(
        by, card, *answers, influence={"ethiopia": (0, 1)}, effects=["carter_doctrine_us"], ussr=["eplf", "nasserism"]
    )
    assert t.influence(country) == after
    assert t.effect("carter_doctrine_us") == 0


def test_9_carter_doctrine_names_a_die_of_the_space_race() -> None:
    """9: a 6 keeps the USSR on the ground (6.4.1)."""
    t = play("ussr", "cyrus_vance", "space_race", "name_six", effects=["carter_doctrine_us"])
    assert t.space == (0, 0)


def test_9_carter_doctrine_as_a_headline_of_the_ussr() -> None:
    """9, 5.2, 4.5 C: it is the US that may name a die, from now on."""
    t = headlines("ogaden_war", "carter_doctrine", us=["usaid"])
    assert (t.asked, t.question) == ("us", "name_die")
    t.do("name_six")
    assert (t.vp, t.removed) == (2, ["carter_doctrine"])


def test_9_carter_doctrine_ends_with_the_turn() -> None:
    """9: this turn."""
    assert next_turn(effects=["carter_doctrine_us"], us=["eplf"]).effect("carter_doctrine_us") == 0


# -- 10 Kenya Joins Rapid Deployment Force ---------------------------------------------------------


def test_10_kenya_joins_rdf() -> None:
    """10: 1 US influence in Kenya; 1 USSR influence less where the USSR is not in control."""
    board = {"sudan": (0, 1), "egypt": (0, 1), "oman": (0, 1), SEA_LANES: (0, 1)}
    t = play("us", KENYA_RDF, "event", influence=board)
    assert t.options == ["egypt", "oman"]
    assert t.why_not("sudan") == ("controlled_by", "7.1")
    t.do("oman")
    assert (t.influence("kenya"), t.influence("oman")) == ((1, 0), (0, 0))


def test_10_kenya_joins_rdf_may_shake_kenya_first() -> None:
    """10: the influence comes first: Kenya at 1/2 is no longer Soviet, and can be the country."""
    t = play("ussr", KENYA_RDF, "event_first", influence={"kenya": (0, 2)})
    assert (t.asked, t.options) == ("us", ["kenya"])
    t.do("kenya")
    assert t.influence("kenya") == (1, 1)


def test_10_kenya_joins_rdf_with_nothing_to_remove() -> None:
    """10: the influence is added all the same."""
    t = play("us", KENYA_RDF, "event", influence={"sudan": (0, 1)})
    assert (t.influence("kenya"), t.influence("sudan"), t.discards) == ((1, 0), (0, 1), [KENYA_RDF])


# -- 11 Voice of America in Amharic ----------------------------------------------------------------


def test_11_voa_in_amharic_raises_cards_of_one_op() -> None:
    """11: operations of 1 now, not raised; for the rest of the turn cards of 1 Op are worth 2, others what they are."""
    t = play(
        "us",
        "voa_in_amharic",
        "event",
        "place_influence",
        influence={"kenya": (1, 0)},
        us=["eplf", "usaid", "zbig"],
        ussr=["nasserism", "seychelles", "cyrus_vance", "stagflation"],
    )
    assert markers_of(t, "kenya") == 1
    assert t.removed == ["voa_in_amharic"]
    for card, n in (("eplf", 2), ("usaid", 2), ("zbig", 3)):
        t.do(
            *{
                "eplf": ("nasserism", "event"),
                "usaid": ("seychelles", "event"),
                "zbig": ("stagflation", "event", "decline"),
            }[card]
        )
        t.do(card, "place_influence")
        assert markers_of(t, "kenya") == n


def test_11_voa_in_amharic_raises_for_every_purpose() -> None:
    """11, 7.3.1: coups, the space race; 1 + 2 less 2 in Sudan, 2 military operations."""
    position: dict[str, Any] = {"effects": ["amharic_broadcasts_us"], "influence": {"sudan": (0, 1)}}
    t = play("us", "eplf", "coup", "sudan", 1, **position)
    assert (t.influence("sudan"), t.military) == ((0, 0), (2, 0))
    assert "space_race" in play("us", "eplf", **position).options
    assert "space_race" not in play("us", "eplf").options


def test_11_voa_in_amharic_raises_cards_with_soviet_events() -> None:
    """11: cards of 1 Op that the US plays, whosever the event."""
    t = play("us", "nasserism", "place_influence", influence={"kenya": (1, 0)}, effects=["amharic_broadcasts_us"])
    assert markers_of(t, "kenya") == 2


def test_11_voa_in_amharic_adds_up_with_a_penalty() -> None:
    """11, 7.3: 2 less 1."""
    t = play(
        "us",
        "eplf",
        "place_influence",
        influence={"kenya": (1, 0)},
        effects=["amharic_broadcasts_us", "afghanistan_us"],
    )
    assert markers_of(t, "kenya") == 1


def test_11_voa_in_amharic_leaves_the_ussr_alone_and_ends_with_the_turn() -> None:
    """11: cards played by the US; for the rest of the turn."""
    t = play("ussr", "nasserism", "place_influence", influence={"sudan": (0, 1)}, effects=["amharic_broadcasts_us"])
    assert markers_of(t, "sudan") == 1
    assert next_turn(effects=["amharic_broadcasts_us"], us=["eplf"]).effect("amharic_broadcasts_us") == 0


# -- 12 The Events of '86 --------------------------------------------------------------------------


@pytest.mark.parametrize(("aden", "vp"), [((0, 1), 1), ((1, 1), 0), ((0, 0), 0)])
def test_12_events_of_86_pay_for_a_soviet_south_yemen(aden: tuple[int, int], vp: int) -> None:
    """12: 1 VP if the USSR controls it."""
    t = play("us", "events_of_86", "event", influence={"south_yemen": aden})
    assert (t.vp, t.influence("south_yemen")) == (vp, aden)


def test_12_events_of_86_remove_one_for_each_country() -> None:
    """12: Egypt counts as Middle Eastern: with Egypt and Oman the US removes 2 there, and none in Africa."""
    board = {"egypt": (3, 1), "oman": (2, 0), "saudi_arabia": (0, 1), "kenya": (2, 0), "somalia": (0, 1)}
    t = play("us", "events_of_86", "event", influence=board)
    assert t.options == ["egypt", "saudi_arabia"]
    assert t.why_not("somalia") == ("not_among", "7.1")
    t.do("egypt", "saudi_arabia")
    assert (t.influence("egypt"), t.influence("saudi_arabia"), t.influence("somalia")) == ((3, 0), (0, 0), (0, 1))
    assert t.question == "choose_card"


def test_12_events_of_86_remove_from_one_country_too() -> None:
    """12: as the US likes, and as much as there is; South Yemen's point comes before it is shaken."""
    board = {"egypt": (2, 0), "oman": (2, 0), "yemen": (2, 0), "south_yemen": (0, 2)}
    t = play("ussr", "events_of_86", "event_first", "south_yemen", "south_yemen", influence=board, ussr=["nasserism"])
    assert (t.influence("south_yemen"), t.vp) == ((0, 0), 1)
    assert t.question == "which_operation"


# -- 13 French Connections -------------------------------------------------------------------------


@pytest.mark.parametrize("gone", ["djibouti", "madagascar"])
@pytest.mark.parametrize("gains", ["djibouti", "madagascar"])
def test_13_french_connections(gone: str, gains: str) -> None:
    """13: the USSR loses all in one of the two, the US gains 2 in one of the two, the same or the other."""
    board = {"djibouti": (1, 3), "madagascar": (0, 2), "kenya": (0, 1)}
    t = play("us", "french_connections", "event", influence=board)
    assert t.options == ["djibouti", "madagascar"]
    assert t.why_not("kenya") == ("not_among", "7.1")
    t.do(gone, gains)
    for name in ("djibouti", "madagascar"):
        us, ussr = board[name]
        assert t.influence(name) == (us + (2 if name == gains else 0), 0 if name == gone else ussr)
    assert t.removed == ["french_connections"]


def test_13_french_connections_with_nothing_to_remove() -> None:
    """13: the influence is added all the same; by the US, if the USSR uses the card."""
    t = play("ussr", "french_connections", "event_first", influence={"kenya": (0, 1)})
    assert (t.asked, t.question, t.options) == ("us", "add_where", ["djibouti", "madagascar"])
    t.do("madagascar")
    assert t.influence("madagascar") == (2, 0)


# -- 14 Hero of the Crossing -----------------------------------------------------------------------


def test_14_hero_of_the_crossing_exchanges_a_card() -> None:
    """14: a USSR card of the US hand goes, a US or neutral one comes from the discards; no scoring card."""
    t = play(
        "us",
        "hero_of_the_crossing",
        "event",
        us=["nasserism", "eplf", "famine", "africa_scoring"],
        discard=["usaid", "oau", "cyrus_vance", "middle_east_scoring"],
    )
    assert (t.asked, t.question, t.options) == ("us", "give_up_card", ["nasserism"])
    assert t.why_not("eplf") == ("no_opponent_event", "7.1")
    assert t.why_not("africa_scoring") == ("no_opponent_event", "7.1")
    assert t.why_not("usaid") == ("not_in_hand", "5.1")
    t.do("nasserism")
    assert (t.question, sorted(t.options)) == ("welcome_card", ["oau", "usaid"])
    for card in ("cyrus_vance", "middle_east_scoring", "nasserism", "hero_of_the_crossing"):
        assert t.why_not(card) == ("not_welcome", "7.1")
    t.do("usaid")
    assert t.hand("us") == ["africa_scoring", "eplf", "famine", "usaid"]
    assert t.discards == ["cyrus_vance", "hero_of_the_crossing", "middle_east_scoring", "nasserism", "oau"]
    assert t.effect("nasserism") == 0  # 5.4: discarded, not played


def test_14_hero_of_the_crossing_without_a_soviet_card() -> None:
    """14 note: skip the discard, still take a card."""
    t = play("us", "hero_of_the_crossing", "event", us=["eplf"], discard=["usaid"])
    assert (t.question, t.options) == ("welcome_card", ["usaid"])
    t.do("usaid")
    assert t.hand("us") == ["eplf", "usaid"]


def test_14_hero_of_the_crossing_with_nothing_to_take() -> None:
    """14: the discard is made; the card itself is not among the discards yet."""
    t = play("us", "hero_of_the_crossing", "event", "nasserism", us=["nasserism"], discard=["cyrus_vance"])
    assert (t.question, t.hand("us")) == ("choose_card", [])
    assert t.discards == ["cyrus_vance", "hero_of_the_crossing", "nasserism"]


def test_14_hero_of_the_crossing_in_the_round_of_the_ussr() -> None:
    """14, 5.2: it is the US hand and the US that chooses; the USSR has seen what came."""
    t = play(
        "ussr", "hero_of_the_crossing", "event_first", us=["nasserism", "eplf"], ussr=["cyrus_vance"], discard=["usaid"]
    )
    assert (t.asked, t.options) == ("us", ["nasserism"])
    t.do("nasserism", "usaid")
    assert t.hand("us") == ["eplf", "usaid"]
    assert t.match.view(t.state.seats[1])["seen"] == ["usaid"]


# -- 15 Israeli Periphery Doctrine -----------------------------------------------------------------


def test_15_israeli_periphery_doctrine() -> None:
    """15: two realignments in Africa, +1 to the US dice; US 3 + 1, USSR 2 + 1 for more influence in Madagascar."""
    board = {"madagascar": (0, 2), "somalia": (0, 1), "oman": (0, 1)}
    t = play("us", PERIPHERY, "event", influence=board)
    assert t.options == ["somalia", "madagascar", "stop"]
    assert t.why_not("oman") == ("not_in_event_area", "6.3.5")
    t.do("madagascar", 3, 2)
    assert t.influence("madagascar") == (0, 1)
    t.do("madagascar", 6, 6)  # 7 to 7
    assert t.influence("madagascar") == (0, 1)
    assert (t.question, t.military) == ("choose_card", (0, 0))


@pytest.mark.parametrize("defcon", [3, 2])
def test_15_israeli_periphery_doctrine_reaches_egypt(defcon: int) -> None:
    """15 note, 6.2.6: a region is named, so the limits of DEFCON do not hold; DEFCON stays."""
    t = play("us", PERIPHERY, "event", "egypt", 6, 1, influence={"egypt": (0, 2)}, defcon=defcon)
    assert (t.influence("egypt"), t.defcon) == ((0, 0), defcon)


def test_15_israeli_periphery_doctrine_may_cost_the_us() -> None:
    """15, 6.2.2: a realignment can go wrong; the US may stop after it."""
    t = play("ussr", PERIPHERY, "event_first", influence={"kenya": (2, 3)}, ussr=["nasserism"])
    assert t.asked == "us"
    t.do("kenya", 1, 3)  # US 1 + 1, USSR 3 + 1
    assert t.influence("kenya") == (0, 3)
    t.do("stop")
    assert t.asked == "ussr"


def test_15_israeli_periphery_doctrine_without_a_target() -> None:
    """15: nothing happens."""
    t = play("us", PERIPHERY, "event", influence={"oman": (0, 1)})
    assert (t.question, t.discards) == ("choose_card", [PERIPHERY])


# -- 16 The Strong Man of Sudan --------------------------------------------------------------------


@pytest.mark.parametrize(("ethiopia", "n"), [((0, 0), 1), ((2, 0), 1), ((0, 3), 4)])
@pytest.mark.parametrize("by", ["us", "ussr"])
def test_16_strong_man_of_sudan(by: str, ethiopia: tuple[int, int], n: int) -> None:
    """16: one more than the USSR has in Ethiopia; added to what is there."""
    board = {"ethiopia": ethiopia, "sudan": (1, 1)}
    t = play(by, "strong_man_of_sudan", "event" if by == "us" else "event_first", influence=board, ussr=["nasserism"])
    assert t.influence("sudan") == (1 + n, 1)


# -- 17 Afghanistan Invasion -----------------------------------------------------------------------


@pytest.mark.parametrize(("card", "n"), [("mr_nyet", 3), ("f5es_delivered", 2), ("cyrus_vance", 1), ("nasserism", 1)])
def test_17_afghanistan_invasion(card: str, n: int) -> None:
    """17: for the rest of the turn Soviet cards are worth 1 less, and not less than 1."""
    t = play("us", "afghanistan_invasion", "event", ussr=[card, "stagflation"], us=["eplf"])
    t.do(card, "place_influence")
    assert markers_of(t, SEA_LANES) == n


def test_17_afghanistan_invasion_counts_for_every_purpose() -> None:
    """17, 7.3.1: coups, the space race, operations of events (Stagflation, 33); 1 + 2 less 2 in Sudan."""
    position: dict[str, Any] = {"effects": ["afghanistan_ussr"], "influence": {"sudan": (2, 0)}}
    t = play("ussr", "f5es_delivered", "coup", "sudan", 1, **position)
    assert (t.influence("sudan"), t.military) == ((1, 0), (0, 2))
    assert play("ussr", "cyrus_vance", **position).why_not("space_race") == ("space_needs_more", "6.4.1")
    t = play("ussr", "stagflation", "event", "place_influence", **position)
    assert markers_of(t, SEA_LANES) == 1


def test_17_afghanistan_invasion_leaves_the_us_alone_and_ends_with_the_turn() -> None:
    """17: its penalty; what it says of Presidential Directive 30 stays."""
    t = play("us", "zbig", "place_influence", influence={"kenya": (1, 0)}, effects=["afghanistan_ussr"])
    assert markers_of(t, "kenya") == 3
    t = next_turn(effects=["afghanistan_ussr", "invasion"], us=["eplf"])
    assert (t.effect("afghanistan_ussr"), t.effect("invasion")) == (0, 1)


def test_17_afghanistan_invasion_prevents_presidential_directive_30() -> None:
    """17, 31: it can no longer be played as an event."""
    t = play("us", "afghanistan_invasion", "event", ussr=["presidential_directive_30"])
    t.do("presidential_directive_30")
    assert "event" not in t.options
    assert t.why_not("event") == ("event_cannot", "5.2")
    assert t.match.view(0)["effects"]["invasion"] == 1


def test_17_afghanistan_invasion_cancels_presidential_directive_30() -> None:
    """17, 31: the eighth round is gone."""
    t = play("ussr", "presidential_directive_30", "event", "stop", us=["afghanistan_invasion", "eplf"], ussr=["oau"])
    assert t.effect("eighth_round_ussr") == 1
    t.do("afghanistan_invasion", "event")
    assert t.effect("eighth_round_ussr") == 0


def test_17_afghanistan_invasion_in_the_round_of_the_ussr() -> None:
    """17, 5.2: event first, it lessens its own card: 3 of 4 Ops."""
    t = play("ussr", "afghanistan_invasion", "event_first", "place_influence", ussr=["nasserism"])
    assert markers_of(t, SEA_LANES) == 3
    t = play("ussr", "afghanistan_invasion", "place_influence", ussr=["nasserism"])
    assert markers_of(t, SEA_LANES) == 4
    assert t.discards == ["afghanistan_invasion"]


# -- 18 Daniel arap Moi ----------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "level"), [("raise_defcon", 4), ("lower_defcon", 2)])
def test_18_daniel_arap_moi_with_an_american_kenya(answer: str, level: int) -> None:
    """18: 1 VP, and DEFCON one step up or down, as the US likes."""
    t = play("us", "daniel_arap_moi", "event", influence={"kenya": (2, 0)}, defcon=3)
    assert (t.asked, t.options) == ("us", ["raise_defcon", "lower_defcon"])
    t.do(answer)
    assert (t.defcon, t.vp, t.influence("kenya")) == (level, 1, (2, 0))
    assert t.removed == ["daniel_arap_moi"]


def test_18_daniel_arap_moi_at_the_ends_of_the_track() -> None:
    """18, 8.1.3, 8.1.4: no higher than 5; at 1 the phasing side has lost, here the USSR by the choice of the US."""
    t = play("us", "daniel_arap_moi", "event", "raise_defcon", influence={"kenya": (2, 0)}, defcon=5)
    assert t.defcon == 5
    t = play("us", "daniel_arap_moi", "event", "lower_defcon", influence={"kenya": (2, 0)}, defcon=2)
    assert t.winner == "ussr"
    t = play("ussr", "daniel_arap_moi", "event_first", "lower_defcon", influence={"kenya": (2, 0)}, defcon=2)
    assert t.winner == "us"


@pytest.mark.parametrize("kenya", [(0, 0), (1, 0), (2, 1), (0, 2)])
def test_18_daniel_arap_moi_without_kenya(kenya: tuple[int, int]) -> None:
    """18: otherwise 2 US influence there."""
    t = play("us", "daniel_arap_moi", "event", influence={"kenya": kenya})
    assert (t.influence("kenya"), t.vp, t.defcon) == ((kenya[0] + 2, kenya[1]), 0, 4)


# -- 46 We Are the World ---------------------------------------------------------------------------


def test_46_we_are_the_world_relieves_a_famine() -> None:
    """46: 1 VP, 2 influence in a country with a famine, and its marker goes; the other stays."""
    t = play("ussr", "famine", "event", "sudan", "ethiopia", us=["we_are_the_world", "eplf"], ussr=["nasserism"])
    t.do("we_are_the_world", "event")
    assert (t.asked, t.question, t.options) == ("us", "relieve_where", ["sudan", "ethiopia"])
    assert t.why_not("kenya") == ("no_famine", "7.1")
    t.do("ethiopia")
    assert (t.influence("ethiopia"), t.vp) == ((2, 0), 1)
    assert t.match.view(0)["markers"] == {"sudan": ["famine"]}
    assert t.removed == ["we_are_the_world"]


@pytest.mark.parametrize("by", ["us", "ussr"])
def test_46_we_are_the_world_needs_a_famine(by: str) -> None:
    """46, 5.2: without a marker the event cannot occur, and the card is discarded."""
    t = play(by, "we_are_the_world", influence={"kenya": (1, 1)}, ussr=["nasserism"])
    if by == "us":
        assert t.why_not("event") == ("event_cannot", "5.2")
    t.do("place_influence", "kenya")
    assert (t.vp, fate(t, "we_are_the_world")) == (0, "discarded")


# -- 47 Diego Garcia -------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [((0, 0), (2, 0)), ((1, 3), (3, 2)), ((3, 1), (5, 0))])
@pytest.mark.parametrize("by", ["us", "ussr"])
def test_47_diego_garcia(by: str, before: tuple[int, int], after: tuple[int, int]) -> None:
    """47: 2 of the US more and 1 of the USSR less in the sea lanes."""
    t = play(
        by, "diego_garcia", "event" if by == "us" else "event_first", influence={SEA_LANES: before}, ussr=["nasserism"]
    )
    assert t.influence(SEA_LANES) == after
