"""8.0: Recruit, Travel, Jihad, Plot."""

from typing import Any

import pytest
from labyrinth.desk import Desk, desk
from labyrinth.operating import jihadist, view

from realpolitik.games.labyrinth.state import with_value

RULED = "islamist_rule adversary"
LEVELS = [("good neutral", 1), ("fair neutral", 2), ("poor neutral", 3)]


def test_8_1_3_what_the_jihadists_can_do() -> None:
    """8.0, 8.1.3: Recruit, Travel, Jihad, Plot, and Reserves; none of the operations of the US."""
    d = jihadist(2, cells={"egypt": 1}, governance={"egypt": "poor neutral"}, funding=9)
    assert d.options == ["play_event", "recruit", "travel", "jihad", "plot", "reserves"]
    assert d.why_not("deploy") == ("other_sides_operation", "7.0")
    assert jihadist(3, funding=9).why_not("jihad") == ("no_cell_there", "8.1.1"), "the only cell is in Iran"


@pytest.mark.parametrize(("governance", "most"), LEVELS)
def test_8_1_1_what_a_roll_must_not_exceed(governance: str, most: int) -> None:
    """8.1.1: Good 1, Fair 2, Poor 3; with a card of any value."""
    for value in (1, 2, 3):
        for die, recruits in ((most, 1), (most + 1, 0)):
            d = jihadist(value, "recruit", "egypt", cells={"egypt": 1}, governance={"egypt": governance}, funding=9)
            if value > 1:
                d.do("enough")
            d.do(die)
            assert d.cells("egypt") == 1 + recruits


def test_8_1_1_islamist_rule_needs_no_roll() -> None:
    """8.1.1: Recruit there, and Travel there from afar."""
    d = jihadist(1, "recruit", "libya", cells={"libya": 1}, governance={"libya": RULED}, funding=9)
    assert (d.cells("libya"), d.question) == (2, "play_card")
    d = jihadist(1, "travel", "iran", "libya", governance={"libya": RULED})
    assert (d.cells("libya"), d.question) == (1, "play_card")


def test_8_1_2_all_is_declared_before_the_first_die() -> None:
    """8.1.2: one roll a point of the card, at least one, in one or several countries."""
    board = {"egypt": "poor neutral", "jordan": "fair neutral"}
    d = jihadist(3, "recruit", cells={"egypt": 1, "jordan": 1}, governance=board, funding=9)
    assert d.why_not("enough") == ("roll_at_least_once", "8.1.2")
    d.do("egypt", "jordan")
    assert d.question == "where_recruit"
    d.do("egypt")
    assert d.question == "die"
    d.do(3, 3, 3)
    assert (d.cells("egypt"), d.cells("jordan")) == (3, 1)


def test_8_1_2_rolls_of_a_card_are_simultaneous() -> None:
    """8.1.2: all against the governance as it was: a 2 fails although the country is Fair after the 1."""
    d = jihadist(2, "jihad", "egypt", "egypt", 1, 2, cells={"egypt": 2}, governance={"egypt": "good neutral"})
    assert (d.governance("egypt"), d.cells("egypt")) == ("fair neutral", 1)


# -- Recruit -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("funding", "on_map", "available"), [(3, 5, 0), (3, 4, 1), (6, 10, 0), (6, 9, 1), (7, 14, 1)])
def test_8_2_1_only_available_cells(funding: int, on_map: int, available: int) -> None:
    """8.2.1, 4.7.4.2: Tight leaves ten on the track, Moderate five, Ample none."""
    d = jihadist(3, cells={"egypt": on_map - 1}, governance={"egypt": "poor neutral"}, funding=funding)
    assert view(d)["cells"]["available"] == available
    if available:
        d.do("recruit", "egypt", "egypt", "egypt", 1, 1, 1)
        assert d.cells("egypt") == on_map - 1 + available
    else:
        assert d.why_not("recruit") == ("no_cell_available", "8.2.1")


def test_8_2_1_recruits_sleep_and_a_failure_costs_nothing() -> None:
    """8.2.1, 4.6.4."""
    d = jihadist(
        2, "recruit", "egypt", "egypt", 3, 4, active={"egypt": 1}, governance={"egypt": "poor neutral"}, funding=9
    )
    assert (d.cells("egypt"), d.active("egypt")) == (2, 1)


def test_8_2_2_a_cell_or_a_cadre() -> None:
    """8.2.2, 4.8.4: the first recruit replaces the cadre; a failure leaves it."""
    board = {"egypt": "poor neutral", "jordan": "poor neutral"}
    d = jihadist(1, "recruit", cadres=["egypt"], governance=board, funding=9)
    assert d.options == ["iran", "egypt"]
    assert d.why_not("jordan") == ("no_cell_or_cadre", "8.2.2")
    d.do("egypt", 3)
    assert (d.cells("egypt"), d.cadre("egypt")) == (1, False)
    assert jihadist(1, "recruit", "egypt", 4, cadres=["egypt"], governance=board, funding=9).cadre("egypt")


def test_8_2_3_regime_change_needs_no_roll() -> None:
    """8.2.3."""
    d = jihadist(
        2,
        "recruit",
        "iraq",
        "iraq",
        cells={"iraq": 1},
        governance={"iraq": "fair ally"},
        regime_change={"iraq": "tan"},
        funding=9,
    )
    assert (d.cells("iraq"), d.question) == (3, "play_card")


@pytest.mark.parametrize(
    ("country", "most"),
    [("united_kingdom", 3), ("france", 2), ("spain", 2), ("philippines", 3), ("canada", 1), ("russia", 2), ("iran", 2)],
)
def test_8_2_4_recruit_numbers(country: str, most: int) -> None:
    """8.2.4: instead of governance, where one is printed."""
    posture = {} if country == "iran" else {country: "soft"}
    for die, recruits in ((most, 1), (most + 1, 0)):
        d = jihadist(1, "recruit", country, die, cells={country: 1}, posture=posture, funding=9)
        assert d.cells(country) == 1 + recruits


# -- Travel ------------------------------------------------------------------------------------------------------------


def test_8_3_1_next_door_without_a_roll() -> None:
    """8.3.1, 4.6.4: and an active cell sleeps when it arrives."""
    d = jihadist(
        1, "travel", "iraq", "syria", active={"iraq": 1}, governance={"iraq": "poor neutral", "syria": "good neutral"}
    )
    assert (d.cells("syria"), d.active("syria"), d.cells("iraq")) == (1, 0, 0)
    assert d.question == "play_card"


@pytest.mark.parametrize(("governance", "most"), LEVELS)
def test_8_3_1_from_afar_against_the_destination(governance: str, most: int) -> None:
    """8.3.1, 8.3.2: a failure sends the cell to the track and leaves no cadre."""
    for die, arrives in ((most, 1), (most + 1, 0)):
        d = jihadist(
            1,
            "travel",
            "iraq",
            "morocco",
            die,
            cells={"iraq": 1},
            governance={"iraq": "poor neutral", "morocco": governance},
        )
        assert (d.cells("morocco"), d.cells("iraq"), d.cadre("iraq")) == (arrives, 0, False)


def test_8_3_1_into_hiding() -> None:
    """8.3.1: within a country, for active cells only."""
    d = jihadist(1, "travel", "iraq", "iraq", active={"iraq": 2}, governance={"iraq": "poor neutral"})
    assert (d.cells("iraq"), d.active("iraq")) == (2, 1)
    d = jihadist(1, "travel", "iraq", cells={"iraq": 2}, governance={"iraq": "poor neutral"})
    assert d.why_not("iraq") == ("hides_already", "8.3.1")


@pytest.mark.parametrize(("goes", "active"), [("active_cell", 0), ("sleeper_cell", 1)])
def test_8_3_1_the_jihadists_say_which_cell_goes(goes: str, active: int) -> None:
    d = jihadist(
        1,
        "travel",
        "iraq",
        "syria",
        cells={"iraq": 1},
        active={"iraq": 1},
        governance={"iraq": "poor neutral", "syria": "fair neutral"},
    )
    assert (d.asked, d.question, d.options) == ("jihadist", "which_cell_travels", ["active_cell", "sleeper_cell"])
    d.do(goes)
    assert (d.cells("iraq"), d.active("iraq"), d.cells("syria"), d.active("syria")) == (1, active, 1, 0)


@pytest.mark.parametrize(("goes", "active"), [("active_cell", 1), ("sleeper_cell", 2)])
def test_8_3_2_the_cell_that_set_out_is_the_one_that_is_lost(goes: str, active: int) -> None:
    d = jihadist(1, "travel", "iraq", "china", goes, 1, 6, cells={"iraq": 1}, active={"iraq": 2})
    assert (d.cells("iraq"), d.active("iraq"), d.cells("china")) == (2, active, 0)


def test_8_3_3_each_cell_once_whichever_it_is() -> None:
    """Two sleepers are on their way: the one active cell alone may still hide, or go without a question."""
    position: dict[str, Any] = {"cells": {"iraq": 2}, "active": {"iraq": 1}, "governance": {"iraq": "poor ally"}}
    d = jihadist(3, "travel", "iraq", "jordan", "sleeper_cell", "iraq", "jordan", "sleeper_cell", "iraq", **position)
    assert (d.question, "iraq" in d.options) == ("travel_to", True)
    d.do("iraq", 1)
    assert (d.cells("jordan"), d.cells("iraq"), d.active("iraq")) == (2, 1, 0)
    d = jihadist(2, "travel", "iraq", "jordan", "active_cell", "iraq", **position)
    assert d.why_not("iraq") == ("hides_already", "8.3.1")


def test_8_3_3_all_paths_first_and_each_cell_once() -> None:
    """8.3.3: a country with one cell cannot send two; the one that arrives does not go on."""
    board = {"iraq": "poor neutral", "syria": "fair neutral", "jordan": "fair neutral"}
    d = jihadist(3, "travel", "iraq", "syria", cells={"iraq": 1}, governance=board)
    assert d.options == ["iran", "enough"]
    assert d.why_not("iraq") == ("no_cell_to_travel", "8.3.3")
    assert d.why_not("syria") == ("no_cell_to_travel", "8.3.3")
    d.do("enough")
    assert (d.cells("syria"), d.question) == (1, "play_card")


def test_8_3_3_an_untested_destination_is_tested_first() -> None:
    """8.3.3, 4.9.4: even next door; a posture too."""
    d = jihadist(1, "travel", "iraq", "jordan", cells={"iraq": 1}, governance={"iraq": "poor neutral"})
    assert d.do(5).governance("jordan") == "fair neutral"
    assert d.cells("jordan") == 1
    d = jihadist(1, "travel", "iran", "caucasus", 2)
    assert (d.posture("caucasus"), d.cells("caucasus")) == ("soft", 1)


def test_8_3_2_a_cell_that_fails_may_be_the_last() -> None:
    """8.3.2, 2.1.1: with it the map is empty, and the US has won."""
    d = desk(jihadist=["ieds", "gaza_war"], cells={"iraq": 1}, governance={"iraq": "poor neutral"})
    d.do("ieds", "travel", "iraq", "canada", 1, 2)
    assert (d.winner, d.notes()[-1]) == ("us", "won_by_no_cells")


# -- Jihad -------------------------------------------------------------------------------------------------------------


def test_8_4_where_jihad_is_possible() -> None:
    """8.4: in Muslim countries, not at Islamist Rule; a cell for each roll."""
    d = jihadist(
        3, "jihad", cells={"egypt": 1, "libya": 2, "canada": 1}, governance={"egypt": "fair neutral", "libya": RULED}
    )
    assert d.options == ["egypt"]
    assert d.why_not("iran") == ("not_muslim", "8.4")
    assert d.why_not("canada") == ("not_muslim", "8.4")
    assert d.why_not("libya") == ("ruled_already", "8.4")
    assert d.why_not("jordan") == ("no_cell_for_roll", "8.4")


def test_8_4_only_cells_that_are_used_wake() -> None:
    """8.4: the Jihadists say which are used, where any sleeper could be spared."""
    d = jihadist(2, "jihad", "egypt", "enough", cells={"egypt": 3}, governance={"egypt": "fair neutral"})
    assert d.active("egypt") == 1
    fair = {"governance": {"egypt": "fair neutral"}}
    d = jihadist(1, "jihad", "egypt", "active_cell", cells={"egypt": 2}, active={"egypt": 3}, **fair)
    assert (d.active("egypt"), "cell_exposed" in d.notes()) == (3, False), "awake ones do not fall asleep"
    d = jihadist(1, "jihad", "egypt", "sleeper_cell", cells={"egypt": 2}, active={"egypt": 3}, **fair)
    assert d.active("egypt") == 4
    d = jihadist(2, "jihad", "egypt", "egypt", "active_cell", cells={"egypt": 3}, active={"egypt": 1}, **fair)
    assert (d.active("egypt"), d.question) == (2, "die")


@pytest.mark.parametrize(("used", "active"), [("sadr", 0), ("sleeper_cell", 1)])
@pytest.mark.parametrize("operation", ["jihad", "plot"])
def test_8_5_1_sadr_is_awake_and_may_be_used(operation: str, used: str, active: int) -> None:
    """6.2.2: he counts as an active cell, so a sleeper can be spared."""
    d = jihadist(1, operation, "iraq", cells={"iraq": 1}, governance={"iraq": "poor ally"}, sadr=True)
    assert (d.asked, d.question, d.options) == ("jihadist", "which_cell_used", ["sleeper_cell", "sadr"])
    assert d.do(used).active("iraq") == active


@pytest.mark.parametrize(("lost", "active", "sadr"), [("active_cell", 0, True), ("sadr", 1, False)])
def test_8_4_3_the_jihadists_say_whether_a_failure_costs_sadr(lost: str, active: int, sadr: bool) -> None:
    d = jihadist(1, "jihad", "iraq", 6, active={"iraq": 1}, governance={"iraq": "poor ally"}, sadr=True)
    assert (d.asked, d.question, d.options) == ("jihadist", "which_cell_lost", ["active_cell", "sadr"])
    d.do(lost)
    assert (d.active("iraq"), d.state.sadr >= 0, d.cadre("iraq")) == (active, sadr, False)


def test_8_4_3_failures_that_cost_every_cell_ask_nothing() -> None:
    d = jihadist(2, "jihad", "iraq", "iraq", 6, 6, active={"iraq": 1}, governance={"iraq": "poor ally"}, sadr=True)
    assert (d.cells("iraq"), d.question) == (0, "play_card")


@pytest.mark.parametrize(
    ("governance", "after"), [("good ally", "fair ally"), ("fair ally", "poor ally"), ("poor ally", "poor ally")]
)
def test_8_4_1_minor_jihad(governance: str, after: str) -> None:
    """8.4.1: a level down, to Poor and no farther, and an Aid, for each success."""
    d = jihadist(1, "jihad", "egypt", 1, cells={"egypt": 2}, aid={"egypt": 2}, governance={"egypt": governance})
    assert (d.governance("egypt"), d.aid("egypt"), d.cells("egypt")) == (after, 1, 2)


def test_8_4_1_two_successes() -> None:
    d = jihadist(
        2, "jihad", "egypt", "egypt", 1, 1, cells={"egypt": 2}, aid={"egypt": 3}, governance={"egypt": "good ally"}
    )
    assert (d.governance("egypt"), d.aid("egypt")) == ("poor ally", 1)


@pytest.mark.parametrize(("cells", "troops", "possible"), [(5, 0, True), (4, 0, False), (7, 2, True), (6, 2, False)])
def test_8_4_2_five_cells_more_than_troops(cells: int, troops: int, possible: bool) -> None:
    """8.4.2: else nobody is asked, and the jihad is minor."""
    d = jihadist(
        3,
        "jihad",
        *["egypt"] * 3,
        cells={"egypt": cells},
        troops={"egypt": troops},
        governance={"egypt": "poor neutral"},
    )
    if possible:
        assert (d.question, d.options) == ("major_or_minor", ["major_jihad", "minor_jihad"])
    else:
        assert d.question == "die"
        assert d.do(1, 1, 1).governance("egypt") == "poor neutral"


def test_8_4_2_nato_counts_as_two_troops() -> None:
    d = jihadist(
        3,
        "jihad",
        *["iraq"] * 3,
        cells={"iraq": 6},
        nato="iraq",
        governance={"iraq": "poor ally"},
        regime_change={"iraq": "tan"},
    )
    assert d.question == "die"


def test_8_4_2_all_cells_wake_for_a_major_jihad() -> None:
    """8.4.2: two successes turn Poor to Islamist Rule; a minor one wakes only those used."""
    position = {"cells": {"jordan": 6}, "governance": {"jordan": "poor neutral"}}
    d = jihadist(2, "jihad", "jordan", "jordan", "major_jihad", **position)
    assert d.active("jordan") == 6
    assert d.do(3, 3).governance("jordan") == RULED
    d = jihadist(2, "jihad", "jordan", "jordan", "minor_jihad", **position)
    assert d.active("jordan") == 2
    assert d.do(3, 3).governance("jordan") == "poor neutral"


def test_8_4_2_a_card_of_one_is_not_enough() -> None:
    """8.4.2: one success leaves it Poor; so nobody is asked, and the jihad is minor."""
    d = jihadist(1, "jihad", "jordan", cells={"jordan": 6}, governance={"jordan": "poor neutral"})
    assert (d.question, d.active("jordan")) == ("die", 1)
    assert d.do(1).governance("jordan") == "poor neutral"


def test_8_4_2_from_good_not_with_one_card() -> None:
    """8.4.2: it would take four successes."""
    d = jihadist(3, "jihad", *["jordan"] * 3, cells={"jordan": 6}, governance={"jordan": "good neutral"})
    assert (d.question, d.active("jordan")) == ("die", 3)
    assert d.do(1, 1, 1).governance("jordan") == "poor neutral"


def test_8_4_3_a_failure_costs_a_cell_and_leaves_no_cadre() -> None:
    """8.4.3."""
    d = jihadist(1, "jihad", "egypt", 6, cells={"egypt": 1}, governance={"egypt": "fair neutral"})
    assert (d.cells("egypt"), d.cadre("egypt"), view(d)["cells"]["track"]) == (0, False, 14)


@pytest.mark.parametrize(("value", "besieged"), [(2, False), (3, True)])
def test_8_4_3_1_three_dice_in_a_poor_country(value: int, besieged: bool) -> None:
    """8.4.3.1: only a Major Jihad of three dice that fails besieges the regime and shifts it toward the US."""
    d = jihadist(
        value,
        "jihad",
        *["jordan"] * value,
        "major_jihad",
        *[6] * value,
        cells={"jordan": 5},
        governance={"jordan": "poor adversary"},
    )
    assert d.besieged("jordan") == besieged
    assert d.governance("jordan") == ("poor neutral" if besieged else "poor adversary")


def test_8_4_3_1_besieged_before_and_ally_before() -> None:
    """8.4.3.1: one marker is enough, and an Ally cannot come closer."""
    d = jihadist(
        3,
        "jihad",
        *["jordan"] * 3,
        "major_jihad",
        6,
        6,
        6,
        cells={"jordan": 5},
        besieged=["jordan"],
        governance={"jordan": "poor ally"},
    )
    assert (d.governance("jordan"), d.besieged("jordan"), d.cells("jordan")) == ("poor ally", True, 2)


def test_8_4_3_1_not_for_a_minor_jihad() -> None:
    d = jihadist(
        3,
        "jihad",
        *["jordan"] * 3,
        "minor_jihad",
        6,
        6,
        6,
        cells={"jordan": 5},
        governance={"jordan": "poor adversary"},
    )
    assert (d.governance("jordan"), d.besieged("jordan")) == ("poor adversary", False)


def test_8_4_3_2_besieged_fair_falls_to_two_successes() -> None:
    """8.4.3.2: one less from Fair too; and not to a minor jihad."""
    position = {"cells": {"jordan": 5}, "besieged": ["jordan"], "governance": {"jordan": "fair neutral"}}
    assert jihadist(2, "jihad", "jordan", "jordan", "major_jihad", 2, 2, **position).governance("jordan") == RULED
    d = jihadist(2, "jihad", "jordan", "jordan", "minor_jihad", 2, 2, **position)
    assert (d.governance("jordan"), d.besieged("jordan")) == ("poor neutral", True)


def revolution(**position: object) -> Desk:
    return jihadist(
        2,
        "jihad",
        "jordan",
        "jordan",
        "major_jihad",
        1,
        1,
        **{"cells": {"jordan": 7}, "governance": {"jordan": "poor ally"}, **position},
    )


def test_8_4_4_islamist_revolution() -> None:
    """8.4.4: Adversary; markers go; Funding by resources; without troops prestige stays."""
    d = revolution(aid={"jordan": 3}, besieged=["jordan"], regime_change={"jordan": "green"}, funding=5)
    assert d.governance("jordan") == RULED
    assert (d.aid("jordan"), d.besieged("jordan"), d.regime_change("jordan")) == (0, False, "")
    assert (d.funding, d.prestige) == (6, 7)


def test_8_4_4_troops_that_look_on() -> None:
    """8.4.4: prestige falls to 1; they stay."""
    d = revolution(troops={"jordan": 2})
    assert (d.prestige, d.troops("jordan")) == (1, 2)


def test_8_4_4_whatever_else_failed() -> None:
    """8.4.4, 8.4.3: the cells of failed rolls are lost all the same."""
    d = jihadist(
        3, "jihad", *["jordan"] * 3, "major_jihad", 1, 6, 1, cells={"jordan": 5}, governance={"jordan": "poor ally"}
    )
    assert (d.governance("jordan"), d.cells("jordan")) == (RULED, 4)


def test_8_4_4_an_oil_price_spike_makes_it_dearer() -> None:
    """8.4.4, 4.2.6: Libya is worth 2 then."""
    d = jihadist(
        2,
        "jihad",
        "libya",
        "libya",
        "major_jihad",
        1,
        1,
        cells={"libya": 5},
        governance={"libya": "poor ally"},
        markers=["oil_price_spike"],
    )
    assert d.funding == 7


def test_8_4_5_the_arsenal_is_freed_once() -> None:
    """8.4.5, 4.7.8.1: the three markers become available the first time Pakistan falls."""
    d = jihadist(
        2,
        "jihad",
        "pakistan",
        "pakistan",
        "major_jihad",
        1,
        1,
        cells={"pakistan": 5},
        governance={"pakistan": "poor ally"},
    )
    assert d.available.count("wmd") == 3
    d.state.governance[36] = 3
    d.state.alignment = with_value(d.state.alignment, 36, 1)
    d.state.refresh()
    d.do("gaza_war", "jihad", "pakistan", "pakistan", "major_jihad", 1, 1)
    assert d.governance("pakistan") == RULED
    assert d.available.count("wmd") == 3


def test_8_4_jihad_in_two_countries() -> None:
    """8.4, 8.1.2: each with dice of its own; major in one, minor in the other."""
    board = {"jordan": "poor neutral", "egypt": "fair neutral"}
    d = jihadist(
        3, "jihad", "jordan", "egypt", "jordan", "major_jihad", cells={"jordan": 5, "egypt": 1}, governance=board
    )
    d.do(2, 1, 3)
    assert d.governance("egypt") == "poor neutral"
    assert d.governance("jordan") == RULED


# -- Plot --------------------------------------------------------------------------------------------------------------


def test_8_5_1_where_a_plot_is_possible() -> None:
    """8.5.1, 8.5: with a cell for each roll, anywhere but at Islamist Rule; Iran too."""
    d = jihadist(
        3, "plot", cells={"egypt": 1, "libya": 2, "canada": 1}, governance={"egypt": "fair neutral", "libya": RULED}
    )
    assert d.options == ["canada", "iran", "egypt"]
    assert d.why_not("libya") == ("no_plot_under_rule", "8.5.1")
    assert d.why_not("france") == ("no_cell_to_plot", "8.5.1")
    d.do("egypt")
    assert d.why_not("egypt") == ("no_cell_to_plot", "8.5.1")


def test_8_5_1_cells_used_wake() -> None:
    """8.5.1: success or not; a failure has no other effect."""
    d = jihadist(1, "plot", "egypt", 6, cells={"egypt": 2}, governance={"egypt": "fair neutral"})
    assert (d.active("egypt"), d.cells("egypt"), d.plots("egypt")) == (1, 2, [])


@pytest.mark.parametrize(("value", "kinds"), [(1, ["1", "wmd"]), (2, ["1", "2", "wmd"]), (3, ["1", "2", "3", "wmd"])])
def test_8_5_2_no_higher_than_the_card(value: int, kinds: list[str]) -> None:
    """8.5.2, 8.5.5: or a WMD, with any card."""
    d = jihadist(value, "plot", "egypt", cells={"iran": 0, "egypt": 1}, governance={"egypt": "fair neutral"}, wmd=1)
    d.do(2)
    assert (d.asked, d.options) == ("jihadist", kinds)
    if value < 3:
        assert d.why_not(6) == ("plot_too_high", "8.5.2")
    assert d.do(kinds[-2]).plots("egypt") == [kinds[-2]]


def test_8_5_2_reserves_raise_the_limit() -> None:
    """8.5.2, 6.3.3.1: what counts is the value used."""
    position = {"cells": {"iran": 0, "egypt": 1}, "governance": {"egypt": "poor neutral"}}
    d = jihadist(1, "add_reserves", "plot", "egypt", 1, reserves=(0, 2), **position)
    assert d.options == ["1", "2", "3"]


def test_8_5_2_markers_run_out() -> None:
    """8.5.2: a success without a marker places nothing."""
    used = [("egypt", "1")] * 3
    d = jihadist(1, "plot", "egypt", 1, cells={"egypt": 1}, governance={"egypt": "poor neutral"}, plots=used)
    assert (len(d.plots("egypt")), d.question) == (3, "play_card")
    assert "no_plot_available" in d.notes()


@pytest.mark.parametrize(("governance", "most"), LEVELS)
def test_8_5_2_success_by_governance(governance: str, most: int) -> None:
    for die, succeeds in ((most, True), (most + 1, False)):
        d = jihadist(1, "plot", "egypt", die, cells={"egypt": 1}, governance={"egypt": governance})
        assert (d.question == "which_plot") == succeeds
