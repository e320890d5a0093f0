"""7.0: War of Ideas, Deploy, Regime Change, Withdrawal, Disrupt, Alert, Reassessment."""

import pytest
from labyrinth.desk import Desk, desk
from labyrinth.operating import us, view

RULED = "islamist_rule adversary"


def test_7_0_one_operation_for_a_card() -> None:
    """7.0: in one country, whatever the value."""
    d = us(3, "disrupt", "canada", cells={"canada": 3}, active={"canada": 1}, posture={"canada": "soft"})
    d.do("active_cell")
    assert (d.question, d.cells("canada")) == ("play_card", 3)


@pytest.mark.parametrize(("governance", "least"), [("good neutral", 1), ("fair neutral", 2), ("poor neutral", 3)])
def test_7_1_1_the_value_that_a_country_needs(governance: str, least: int) -> None:
    """7.1.1: Good any card, Fair 2, Poor 3."""
    for value in (1, 2, 3):
        d = us(value, "war_of_ideas", governance={"egypt": governance})
        assert ("egypt" in d.options) == (value >= least)
        if value < least:
            assert d.why_not("egypt") == ("needs_value", "7.1.1")


def test_7_1_1_nothing_in_reach_of_a_card() -> None:
    """7.1.1: an operation without a target is not on offer."""
    d = us(1, cells={"egypt": 1}, governance={"egypt": "poor ally"})
    assert d.why_not("disrupt") == ("no_target", "7.1.1")
    assert "disrupt" in us(3, cells={"egypt": 1}, governance={"egypt": "poor ally"}).options


def test_7_1_2_what_the_us_can_do() -> None:
    """7.1.2: all its operations, and none of the Jihadists'."""
    d = us(
        3,
        plots=[("iran", "1")],
        governance={"egypt": "poor ally", "syria": RULED},
        cells={"egypt": 1},
        us=["patriot_act", "libyan_wmd"],
    )
    assert d.options == ["play_event", "war_of_ideas", "deploy", "regime_change", "disrupt", "alert", "reassessment"]
    assert d.why_not("recruit") == ("other_sides_operation", "7.0")
    assert d.why_not("withdraw") == ("needs_soft", "7.3.5")


def test_7_1_3_islamist_rule_is_for_regime_change_alone() -> None:
    """7.1.3: neither War of Ideas nor Disrupt nor Deploy."""
    position = {"governance": {"syria": RULED, "egypt": "poor ally"}, "cells": {"syria": 1, "egypt": 1}}
    assert us(3, "war_of_ideas", **position).why_not("syria") == ("at_islamist_rule", "7.1.3")
    assert us(3, "disrupt", **position).why_not("syria") == ("at_islamist_rule", "7.1.3")
    assert us(3, "disrupt", troops={"syria": 2}, **position).why_not("syria") == ("at_islamist_rule", "7.1.3")
    assert us(3, "deploy", "troops_track", **position).why_not("syria") == ("not_an_ally", "7.3.3")
    assert us(3, "regime_change", **position).options == ["syria"]


# -- War of Ideas ------------------------------------------------------------------------------------------------------


def test_7_2_1_1_neutral_becomes_ally_ally_improves() -> None:
    """7.2.1.1, 7.2.1: one step for a success."""
    assert us(3, "war_of_ideas", "egypt", 4, governance={"egypt": "poor neutral"}).governance("egypt") == "poor ally"
    assert us(3, "war_of_ideas", "egypt", 4, governance={"egypt": "poor ally"}).governance("egypt") == "fair ally"
    assert us(3, "war_of_ideas", "egypt", 5, governance={"egypt": "fair ally"}).governance("egypt") == "good ally"
    assert us(1, "war_of_ideas", "egypt", 4, governance={"egypt": "good neutral"}).governance("egypt") == "good ally"


def test_7_2_1_1_neither_adversaries_nor_good_allies() -> None:
    """7.2.1.1: the one is not persuaded, the other cannot be improved."""
    board = {"syria": "fair adversary", "egypt": "good ally"}
    d = us(3, "war_of_ideas", governance=board)
    assert d.why_not("syria") == ("is_adversary", "7.2.1.1")
    assert d.why_not("egypt") == ("nothing_to_improve", "7.2.1.1")


def test_7_2_1_1_good_governance_takes_markers_off() -> None:
    """7.2.1.1, 7.2.2.3, 7.3.4.1, 8.4.3.2: Regime Change, Besieged Regime and Aid."""
    d = us(
        2,
        "war_of_ideas",
        "iraq",
        3,
        governance={"iraq": "fair ally"},
        regime_change={"iraq": "tan"},
        troops={"iraq": 5},
        aid={"iraq": 2},
        besieged=["iraq"],
    )
    assert d.governance("iraq") == "good ally"
    assert (d.regime_change("iraq"), d.aid("iraq"), d.besieged("iraq")) == ("", 0, False)


@pytest.mark.parametrize(("prestige", "die"), [(3, 6), (4, 5), (6, 5), (7, 4), (9, 4), (10, 3), (12, 3)])
def test_7_2_1_2_prestige_and_the_least_die(prestige: int, die: int) -> None:
    """7.2.1.2, 4.9.2: Low -1, Medium 0, High 1, Very High 2."""
    board = {"egypt": "poor neutral"}
    assert us(3, "war_of_ideas", "egypt", die, governance=board, prestige=prestige).governance("egypt") == "poor ally"
    d = us(3, "war_of_ideas", "egypt", die - 1, governance=board, prestige=prestige)
    assert (d.governance("egypt"), d.aid("egypt")) == ("poor neutral", 1)


@pytest.mark.parametrize(
    ("position", "modifier"),
    [
        ({"governance": {"egypt": "fair ally"}}, -1),  # from Fair to Good
        ({"governance": {"egypt": "fair neutral"}}, 0),
        ({"us_posture": "soft"}, -1),  # the world is Hard 1
        ({"us_posture": "soft", "posture": {"canada": "hard", "france": "hard", "spain": "hard"}}, -3),
        ({"aid": {"egypt": 2}}, 2),
        ({"governance": {"egypt": "poor neutral", "libya": "good ally"}}, 1),
        ({"governance": {"egypt": "poor neutral", "libya": "good ally", "sudan": "good ally"}}, 1),
        ({"governance": {"egypt": "poor neutral", "libya": "good neutral", "sudan": "fair ally"}}, 0),
        ({"governance": {"egypt": "poor neutral", "morocco": "good ally"}}, 0),
    ],
)
def test_4_9_2_the_war_of_ideas_table(position: dict[str, dict[str, str]], modifier: int) -> None:
    """4.9.2, 7.2.2: Fair Ally, GWOT penalty, Aid, adjacent Good Allies, which count once."""
    d = us(3, "war_of_ideas", "egypt", 2, **{"governance": {"egypt": "poor neutral"}, "prestige": 5, **position})
    rolled = [d.match.game.details(note) for _, note in d.match.log if "modifier" in d.match.game.details(note)]
    assert [roll["modifier"] for roll in rolled] == [modifier]


def test_7_2_1_2_a_success_may_be_impossible() -> None:
    """7.2.1.2: with -4 not even a 6 is enough."""
    postures = dict.fromkeys(("canada", "france", "spain"), "hard")
    d = us(
        3,
        "war_of_ideas",
        "egypt",
        6,
        governance={"egypt": "poor neutral"},
        prestige=2,
        us_posture="soft",
        posture=postures,
    )
    assert (d.governance("egypt"), d.aid("egypt")) == ("poor neutral", 0)


@pytest.mark.parametrize(("troops", "cells", "allowed"), [(6, 1, True), (5, 1, False), (5, 0, True), (4, 0, False)])
def test_7_2_1_3_regime_change_countries_need_five_troops_more(troops: int, cells: int, allowed: bool) -> None:
    """7.2.1.3: five more than cells."""
    d = us(
        3,
        "war_of_ideas",
        governance={"iraq": "poor ally"},
        regime_change={"iraq": "tan"},
        troops={"iraq": troops},
        cells={"iraq": cells},
    )
    assert ("iraq" in d.options) == allowed
    if not allowed:
        assert d.why_not("iraq") == ("too_few_troops", "7.2.1.3")


def test_7_2_2_2_a_war_of_ideas_places_only_the_first_aid() -> None:
    """7.2.2.1, 7.2.2.2: with Aid there, one short is nothing."""
    d = us(3, "war_of_ideas", "egypt", 3, governance={"egypt": "poor neutral"}, prestige=5, aid={"egypt": 1})
    assert d.aid("egypt") == 1


@pytest.mark.parametrize("die", [1, 3])
def test_7_2_2_1_two_short_is_nothing(die: int) -> None:
    d = us(3, "war_of_ideas", "egypt", die, governance={"egypt": "poor neutral"}, prestige=5)
    assert d.aid("egypt") == 0


@pytest.mark.parametrize(("die", "posture", "prestige"), [(4, "soft", 7), (5, "hard", 8), (6, "hard", 8)])
def test_7_2_3_the_posture_of_others(die: int, posture: str, prestige: int) -> None:
    """7.2.3: 1 to 4 is Soft, tested before or not; prestige rises where it is that of the US."""
    for before in ("", "soft", "hard"):
        d = us(1, "war_of_ideas", "canada", die, posture={"canada": before})
        assert (d.posture("canada"), d.prestige) == (posture, prestige)


def test_7_2_3_value_and_places() -> None:
    """7.2.3, 7.1.1: Fair countries need 2; not the United States, Israel or Iran."""
    d = us(1, "war_of_ideas")
    assert d.why_not("russia") == ("needs_value", "7.1.1")
    for name in ("united_states", "israel", "iran"):
        assert d.why_not(name) == ("no_posture_to_sway", "7.2.3")
    assert "russia" in us(2, "war_of_ideas").options


def test_4_9_5_an_untested_country_decides_itself() -> None:
    """4.9.5: any card may try; Fair is too much for a 1, and enough for a 2."""
    d = us(1, "war_of_ideas", "egypt", 6)
    assert (d.governance("egypt"), d.question) == ("fair neutral", "play_card")
    d = us(2, "war_of_ideas", "egypt", 6, 4)
    assert d.governance("egypt") == "fair ally"


# -- Deploy ------------------------------------------------------------------------------------------------------------


def test_7_3_1_any_number_from_one_place_to_another() -> None:
    """7.3.1, 7.3: the track is a place too."""
    d = us(3, "deploy", "troops_track", "iraq", governance={"iraq": "poor ally"})
    assert d.options == [str(n) for n in range(1, 16)]
    d.do(7)
    assert (d.troops("iraq"), view(d)["troops"]["track"]) == (7, 8)


def test_7_3_1_not_to_where_they_are() -> None:
    d = us(3, "deploy", "iraq", governance={"iraq": "poor ally", "egypt": "poor ally"}, troops={"iraq": 3})
    assert d.options == ["troops_track", "egypt"]
    assert d.why_not("iraq") == ("from_there", "7.3.1")
    d.do("egypt", 3)
    assert (d.troops("iraq"), d.troops("egypt")) == (0, 3)


def test_7_3_1_no_troops_no_deployment() -> None:
    d = us(3, "deploy", governance={"iraq": "poor ally"})
    assert d.options == ["troops_track"]
    assert d.why_not("iraq") == ("no_troops_there", "7.3.1")


@pytest.mark.parametrize(("troops", "most"), [(7, 0), (8, 1), (10, 3)])
def test_7_3_1_five_beyond_the_cells_stay(troops: int, most: int) -> None:
    """7.3.1: in a Regime Change country with two cells, green or tan."""
    for colour in ("green", "tan"):
        d = us(
            1,
            "deploy",
            governance={"iraq": "poor ally", "egypt": "good ally"},
            regime_change={"iraq": colour},
            troops={"iraq": troops, "egypt": 1},
            cells={"iraq": 2},
        )
        if most:
            assert d.do("iraq", "troops_track").options == [str(n) for n in range(1, most + 1)]
        else:
            assert d.why_not("iraq") == ("no_troops_to_spare", "7.3.1")


def test_7_3_1_nato_counts_among_those_that_stay() -> None:
    """7.3.1: it is worth two troops; deployed away it is gone."""
    d = us(
        1,
        "deploy",
        governance={"iraq": "poor ally"},
        regime_change={"iraq": "tan"},
        troops={"iraq": 6},
        nato="iraq",
        cells={"iraq": 1},
    )
    assert d.options == ["iraq", "nato_marker"]
    assert d.do("iraq", "troops_track").options == ["1", "2"]
    d = us(
        1,
        "deploy",
        "nato_marker",
        governance={"iraq": "poor ally"},
        regime_change={"iraq": "tan"},
        troops={"iraq": 6},
        nato="iraq",
    )
    assert (d.troops("iraq"), view(d)["troops"]["track"]) == (6, 9)
    d = us(
        1,
        "deploy",
        governance={"iraq": "poor ally"},
        regime_change={"iraq": "tan"},
        troops={"iraq": 5},
        nato="iraq",
        cells={"iraq": 1},
    )
    assert d.options == ["iraq"], "NATO leaving would leave four"


@pytest.mark.parametrize(
    ("value", "allies"), [(1, ["jordan"]), (2, ["egypt", "jordan"]), (3, ["egypt", "jordan", "iraq"])]
)
def test_7_3_2_the_value_is_that_of_the_destination(value: int, allies: list[str]) -> None:
    """7.3.2: for the track any card will do."""
    board = {"jordan": "good ally", "egypt": "fair ally", "iraq": "poor ally", "syria": "poor ally"}
    d = us(value, "deploy", "syria", governance=board, troops={"syria": 2})
    assert d.options == ["troops_track", *allies]
    if value == 1:
        assert d.why_not("egypt") == ("needs_value", "7.1.1")


def test_7_3_3_only_to_allies() -> None:
    """7.3.3: no Neutral, no Adversary, no non-Muslim country."""
    d = us(
        3,
        "deploy",
        "troops_track",
        governance={"iraq": "poor neutral", "syria": "fair adversary", "egypt": "poor ally"},
    )
    assert d.options == ["egypt"]
    for name in ("iraq", "syria", "canada", "philippines", "iran", "yemen"):
        assert d.why_not(name) == ("not_an_ally", "7.3.3")


def test_7_3_3_abu_sayyaf_opens_the_philippines() -> None:
    """7.3.3, 6.2.2: with a card of 2, for they are Fair."""
    position = {"markers": ["abu_sayyaf"], "posture": {"philippines": "soft"}, "governance": {"jordan": "good ally"}}
    assert us(1, "deploy", "troops_track", **position).why_not("philippines") == ("needs_value", "7.1.1")
    assert us(2, "deploy", "troops_track", "philippines", 2, **position).troops("philippines") == 2


# -- Regime Change -----------------------------------------------------------------------------------------------------


def test_7_3_4_regime_change() -> None:
    """7.3.4: six troops, a green marker, governance by a die, Ally, cells exposed, prestige by dice."""
    d = us(
        3,
        "regime_change",
        "syria",
        "troops_track",
        governance={"syria": RULED},
        cells={"syria": 2},
        active={"syria": 1},
    )
    assert d.options == [str(n) for n in range(6, 16)]
    d.do(6, 5)
    assert (d.troops("syria"), d.regime_change("syria"), d.governance("syria")) == (6, "green", "fair ally")
    assert d.active("syria") == 3
    d.do(5, 4, 2)
    assert d.prestige == 9


@pytest.mark.parametrize(("die", "governance"), [(4, "poor ally"), (5, "fair ally")])
def test_7_3_4_the_new_regime(die: int, governance: str) -> None:
    d = us(3, "regime_change", "syria", "troops_track", 6, die, governance={"syria": RULED})
    assert d.governance("syria") == governance


def test_7_3_4_what_it_requires() -> None:
    """7.3.4: a card of 3, reserves allowed, a Hard US, Islamist Rule, six troops in one place."""
    ruled = {"syria": RULED, "egypt": "poor ally"}
    assert us(2, governance=ruled).why_not("regime_change") == ("needs_three", "7.5.1")
    assert "regime_change" in us(2, "add_reserves", governance=ruled, reserves=(1, 0)).options
    assert us(3, governance=ruled, us_posture="soft").why_not("regime_change") == ("needs_hard", "7.3.4")
    assert us(3, governance={"egypt": "poor ally"}).why_not("regime_change") == ("no_target", "7.1.1")
    assert us(3, "regime_change", governance=ruled).why_not("egypt") == ("not_at_islamist_rule", "7.3.4")
    scattered = {"egypt": 5, "gulf_states": 5}
    allies = {**ruled, "gulf_states": "fair ally"}
    assert us(3, governance=allies, troops=scattered).why_not("regime_change") == ("no_target", "7.1.1")
    assert "regime_change" in us(3, governance=allies, troops={"egypt": 6, "gulf_states": 4}).options


def test_7_3_4_six_that_can_be_spared() -> None:
    """7.3.4, 7.3.1: troops bound by another Regime Change do not count, nor those in the target itself."""
    board = {"syria": RULED, "iraq": "poor ally", "egypt": "poor ally"}
    d = us(3, "regime_change", "syria", governance=board, regime_change={"iraq": "tan"}, troops={"iraq": 8})
    assert d.options == ["troops_track"]
    assert d.why_not("iraq") == ("six_troops_needed", "7.3.4")
    d = us(3, governance=board, regime_change={"iraq": "tan"}, troops={"iraq": 10, "egypt": 5})
    assert d.why_not("regime_change") == ("no_target", "7.1.1")
    assert us(3, governance=board, troops={"syria": 10}).why_not("regime_change") == ("no_target", "7.1.1")


@pytest.mark.parametrize(("governance", "die"), [("poor ally", 4), ("fair ally", 5)])
def test_7_3_4_1_regime_change_countries_are_poor_or_fair(governance: str, die: int) -> None:
    """7.3.4.1: the marker goes when the country turns Good."""
    d = us(
        3,
        "war_of_ideas",
        "iraq",
        die,
        governance={"iraq": governance},
        regime_change={"iraq": "tan"},
        troops={"iraq": 5},
    )
    assert d.regime_change("iraq") == ("tan" if governance == "poor ally" else "")


# -- Withdrawal --------------------------------------------------------------------------------------------------------

OCCUPIED = {
    "governance": {"iraq": "poor ally", "egypt": "poor ally"},
    "regime_change": {"iraq": "tan"},
    "troops": {"iraq": 6},
    "cells": {"iraq": 3},
    "aid": {"iraq": 2},
    "us_posture": "soft",
}


def test_7_3_5_withdrawal() -> None:
    """7.3.5: any number, whatever cells are there; Aid gone, besieged, prestige by dice; Regime Change stays."""
    d = us(3, "withdraw", "iraq", **OCCUPIED)
    assert d.options == ["troops_track", "egypt"]
    d.do("egypt")
    assert d.options == ["1", "2", "3", "4", "5", "6"]
    d.do(6)
    assert (d.troops("iraq"), d.troops("egypt"), d.aid("iraq")) == (0, 6, 0)
    assert (d.besieged("iraq"), d.regime_change("iraq")) == (True, "tan")
    d.do(5, 3, 2)
    assert d.prestige == 5, "the GWOT penalty makes a 5 a 4"


def test_7_3_5_what_it_requires() -> None:
    """7.3.5: a card of 3, a Soft US, troops in a Regime Change country."""
    assert us(2, **OCCUPIED).why_not("withdraw") == ("needs_three", "7.5.1")
    assert us(3, **{**OCCUPIED, "us_posture": "hard"}).why_not("withdraw") == ("needs_soft", "7.3.5")
    assert us(3, **{**OCCUPIED, "troops": {}}).why_not("withdraw") == ("no_target", "7.1.1")
    d = us(3, "withdraw", **{**OCCUPIED, "troops": {"iraq": 2, "egypt": 2}})
    assert d.why_not("egypt") == ("no_regime_change_there", "7.3.5")


def test_7_3_5_a_siege_is_not_doubled() -> None:
    d = us(3, "withdraw", "iraq", "troops_track", 2, **OCCUPIED, besieged=["iraq"])
    assert d.besieged("iraq")
    assert "besieged" not in d.notes()


def test_7_3_5_nato_may_leave_too() -> None:
    """7.3.5: it counts as troops, but is no cube: alone it can only go; with cubes it leaves or stays."""
    d = us(3, "withdraw", "iraq", **{**OCCUPIED, "troops": {}}, nato="iraq")
    assert (d.troops("iraq"), d.besieged("iraq"), d.question) == (0, True, "die")
    both = {**OCCUPIED, "troops": {"iraq": 2}, "nato": "iraq"}
    d = us(3, "withdraw", "iraq", "troops_track", 2, **both)
    assert d.options == ["nato_marker", "keep_it"]
    assert d.do("keep_it").troops("iraq") == 2
    assert us(3, "withdraw", "iraq", "troops_track", 2, "nato_marker", **both).troops("iraq") == 0


# -- Disrupt -----------------------------------------------------------------------------------------------------------


def test_7_4_1_where_disrupt_is_possible() -> None:
    """7.4.1: an Ally, or two troops, or a non-Muslim country; never Iran."""
    board = {"egypt": "poor ally", "iraq": "poor neutral", "syria": "fair adversary", "jordan": "fair neutral"}
    cells = dict.fromkeys((*board, "canada"), 1)
    d = us(3, "disrupt", governance=board, cells=cells, troops={"iraq": 2, "jordan": 1}, posture={"canada": "soft"})
    assert d.options == ["canada", "egypt", "iraq"]
    assert d.why_not("syria") == ("no_foothold", "7.4.1")
    assert d.why_not("jordan") == ("no_foothold", "7.4.1")
    assert d.why_not("iran") == ("iran_is_closed", "7.4.1")
    assert d.why_not("france") == ("nobody_to_disrupt", "7.4.1")


def test_7_4_1_a_cadre_is_enough() -> None:
    """7.4.1, 7.4.2: without cells it is removed."""
    d = us(1, "disrupt", "canada", cadres=["canada"], posture={"canada": "soft"})
    assert not d.cadre("canada")


@pytest.mark.parametrize(
    ("position", "hit"), [({}, 1), ({"posture": {"philippines": "hard"}}, 2), ({"troops": {"philippines": 2}}, 2)]
)
def test_7_4_2_how_many_cells(position: dict[str, dict[str, int]], hit: int) -> None:
    """7.4.2: one; two in a Hard country or with two troops."""
    d = us(2, "disrupt", "philippines", **{"posture": {"philippines": "soft"}, **position}, cells={"philippines": 4})
    assert d.active("philippines") == hit


def test_7_4_2_one_troop_is_not_two() -> None:
    d = us(3, "disrupt", "egypt", governance={"egypt": "poor ally"}, troops={"egypt": 1}, active={"egypt": 3})
    assert (d.cells("egypt"), d.prestige) == (2, 7)


def test_7_4_2_the_us_chooses_the_cells() -> None:
    """7.4.2: a sleeper that is exposed by it is not removed by it."""
    d = us(1, "disrupt", "canada", posture={"canada": "hard"}, cells={"canada": 2}, active={"canada": 2})
    assert d.options == ["active_cell", "sleeper_cell"]
    d.do("sleeper_cell", "sleeper_cell")
    assert (d.cells("canada"), d.active("canada")) == (4, 4)
    d = us(
        1,
        "disrupt",
        "canada",
        "active_cell",
        "sleeper_cell",
        posture={"canada": "hard"},
        cells={"canada": 2},
        active={"canada": 2},
    )
    assert (d.cells("canada"), d.active("canada")) == (3, 2)
    d = us(1, "disrupt", "canada", posture={"canada": "hard"}, cells={"canada": 1})
    assert (d.cells("canada"), d.active("canada")) == (1, 1), "the one cell is hit once"


def test_7_4_2_cells_before_a_cadre() -> None:
    """7.4.2: a cadre beside cells is left alone."""
    d = us(1, "disrupt", "canada", posture={"canada": "soft"}, active={"canada": 2}, cadres=["canada"])
    assert (d.cells("canada"), d.cadre("canada")) == (1, True)


def test_7_4_2_the_posture_of_the_us_counts_at_home() -> None:
    for posture, hit in (("hard", 2), ("soft", 1)):
        assert (
            us(1, "disrupt", "united_states", us_posture=posture, cells={"united_states": 3}).active("united_states")
            == hit
        )


def test_7_4_3_the_last_cell_leaves_a_cadre() -> None:
    """7.4.3, 4.8.4: not the last but one."""
    assert us(1, "disrupt", "canada", posture={"canada": "soft"}, active={"canada": 1}).cadre("canada")
    assert not us(1, "disrupt", "canada", posture={"canada": "soft"}, active={"canada": 2}).cadre("canada")


def test_7_4_4_two_troops_bring_prestige() -> None:
    """7.4.4: even if cells are merely exposed, once a disruption."""
    d = us(3, "disrupt", "egypt", governance={"egypt": "poor neutral"}, troops={"egypt": 2}, cells={"egypt": 2})
    assert (d.active("egypt"), d.prestige) == (2, 8)


# -- Alert -------------------------------------------------------------------------------------------------------------


def test_7_5_1_alert_needs_three() -> None:
    """7.5.1, 7.1.1: wherever the plot is."""
    assert us(2, plots=[("canada", "1")]).why_not("alert") == ("needs_three", "7.5.1")
    assert "alert" in us(3, plots=[("canada", "1")]).options
    assert us(3).why_not("alert") == ("no_plot_to_block", "7.5.2")


def test_7_5_2_one_plot_anywhere() -> None:
    """7.5.2: in an Adversary, in Iran, at Islamist Rule."""
    board = {"syria": "fair adversary", "libya": RULED}
    d = us(3, "alert", plots=[("syria", "1"), ("iran", "2"), ("libya", "3")], governance=board)
    assert d.options == ["0", "1", "2"]
    d.do(1)
    assert (d.plots("syria"), d.plots("iran"), d.plots("libya")) == (["1"], [], ["3"])


def test_7_5_3_the_marker_is_shown_and_goes_back() -> None:
    """7.5.3, 8.5.5: a WMD leaves the game."""
    d = us(3, "alert", 0, plots=[("canada", "2")])
    assert (d.available, "plot_blocked" in d.notes()) == (["1", "1", "1", "2", "2", "3"], True)
    d = us(3, "alert", 0, plots=[("canada", "wmd")])
    assert (d.available, view(d)["plots"]["wmd_used"]) == (["1", "1", "1", "2", "2", "3"], 1)


# -- Reassessment ------------------------------------------------------------------------------------------------------


def reassessing(*cards: str, **position: object) -> Desk:
    return desk(**{"us": list(cards), "side": "us", "cells": {"iran": 1}, "jihadist": ["ieds", "gaza_war"], **position})


@pytest.mark.parametrize(("before", "after"), [("hard", "soft"), ("soft", "hard")])
def test_7_6_1_the_posture_changes(before: str, after: str) -> None:
    """7.6.1: either way."""
    d = reassessing("patriot_act", "libyan_wmd", us_posture=before).do("patriot_act", "reassessment", "libyan_wmd")
    assert d.posture("united_states") == after
    assert d.discards == ["libyan_wmd", "patriot_act"], "own events do not happen"


def test_7_6_2_two_cards_of_three() -> None:
    """7.6.2, 6.3.3.1: reserves do not help."""
    d = reassessing("patriot_act", "predator_23", reserves=(2, 0)).do("patriot_act")
    assert d.why_not("reassessment") == ("two_cards_of_three", "7.6.2")
    d = reassessing("patriot_act", "predator_23", reserves=(2, 0)).do("predator_23", "add_reserves")
    assert d.why_not("reassessment") == ("two_cards_of_three", "7.6.2")
    d = reassessing("patriot_act", "libyan_wmd", "predator_23").do("patriot_act", "reassessment")
    assert d.options == ["libyan_wmd"]
    assert d.why_not("predator_23") == ("of_three", "7.6.2")


def test_7_6_2_a_whole_action_phase() -> None:
    """7.6.2: it begins with the first card, and no third is played."""
    d = reassessing("patriot_act", "libyan_wmd", "mass_turnout", card=2).do("patriot_act")
    assert d.why_not("reassessment") == ("first_card_only", "7.6.2")
    d = reassessing("patriot_act", "libyan_wmd", "mass_turnout").do("patriot_act", "reassessment", "libyan_wmd")
    assert (d.asked, d.question) == ("jihadist", "play_card")
    assert d.hand("us") == ["mass_turnout"]


def test_7_6_2_not_as_an_extra_card() -> None:
    """7.6.2: Intel Community gives one card more, not an action phase."""
    d = reassessing("intel_community", "patriot_act", "libyan_wmd").do("intel_community", "play_event")
    d.do("war_of_ideas", "canada", 3, "patriot_act")
    assert d.why_not("reassessment") == ("first_card_only", "7.6.2")


def test_7_6_1_not_for_the_jihadists() -> None:
    d = reassessing("patriot_act", side="jihadist", jihadist=["wahhabism", "saddam"]).do("wahhabism")
    assert d.why_not("reassessment") == ("only_us_reassesses", "7.6.1")


def test_7_6_3_the_us_orders_posture_and_events() -> None:
    """7.6.3, 6.3.2: events of the Jihadists happen before or after, as the US likes."""
    cards = ("axis_of_evil", "wahhabism")
    d = reassessing(*cards, governance={"saudi_arabia": "poor ally"}).do("wahhabism", "reassessment", "axis_of_evil")
    assert sorted(d.options) == ["axis_of_evil", "reassessment", "wahhabism"]
    d.do("axis_of_evil", 5, 1, 1)
    assert (d.posture("united_states"), d.prestige) == ("hard", 8)
    d.do("reassessment")
    assert (d.posture("united_states"), d.funding) == ("soft", 8), "the last event needs no question"
    assert d.discards == ["axis_of_evil", "wahhabism"]
    d = reassessing(*cards, governance={"saudi_arabia": "poor ally"}).do("wahhabism", "reassessment", "axis_of_evil")
    d.do("reassessment", "axis_of_evil")
    assert d.posture("united_states") == "hard", "Axis of Evil has undone it"


def test_7_6_3_us_election_happens_too() -> None:
    """7.6.3, 6.3.1: it is asked when."""
    d = reassessing("us_election", "patriot_act").do("patriot_act", "reassessment", "us_election")
    assert d.options == ["reassessment", "us_election"]
    d.do("us_election", 1)
    assert (d.posture("united_states"), d.prestige) == ("hard", 6), "Soft by the die, against a Hard world; then Hard"
