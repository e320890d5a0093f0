"""Worked examples of the rulebook: production and the eight actions, E1 to E20."""

from typing import Any

import pytest
from world_order.looking import Table
from world_order.tables import table

from realpolitik.games.world_order.state import free_tokens
from realpolitik.games.world_order.things import EU


@pytest.mark.parametrize("made", [3, 2])
def test_e1_secondary_production(made: int) -> None:
    """E1, W6.8, W15.3: each unit of goods costs 1 energy and 1 raw material; a fourth is refused."""
    t = table(hand={"usa": ["prosperous_times"]}, stock={"usa": {"energy": 4, "raw": 4, "goods": 0}})
    assert t.track("usa", "goods") == 3
    t.do("prosperous_times")
    assert t.options == ["0", "1", "2", "3"]
    assert t.why_not(4) == ("at_most", "W7.2")
    t.do(made)
    assert [t.stock("usa", name) for name in ("goods", "energy", "raw")] == [made, 4 - made, 4 - made]


def test_e1_in_the_priority_step() -> None:
    """E1, W6.8: the domestic box produces goods up to the track."""
    stock = {"usa": {"energy": 0, "raw": 1, "goods": 0}}
    t = table(phase="preparation", in_round=2, stock=stock, money={"usa": 0}, vp={"usa": -1})
    t.do("first").stop()
    t.do("second", "third")
    assert (t.question, t.asked) == ("choose_priority", "usa")
    assert [t.stock("usa", name) for name in ("energy", "raw")] == [3, 3]
    t.do("domestic", "goods")
    assert t.options == ["0", "1", "2", "3"]
    t.do(3)
    assert [t.stock("usa", name) for name in ("goods", "energy", "raw")] == [3, 0, 0]


def test_e2_produce_three_types() -> None:
    """E2, W15.1, W15.2, W15.3, W15.4, W15.5: food just produced pays for services; the commerce cards turn up."""
    stock = {"eu": {"food": 1, "energy": 4, "services": 0, "diplomacy": 0}}
    t = table(turn="eu", hand={"eu": ["eu_growth_strategy"]}, stock=stock, money={"eu": 9}, commerce={"eu": 0})
    t.do("eu_growth_strategy", "2", "food")
    assert t.stock("eu", "food") == 4
    t.do("services", 4)
    assert t.commerce("eu") == 2
    t.do("diplomacy")
    assert t.options == ["0", "1", "2", "3"], "for a fourth 3 money would be lacking"
    t.do(3)
    assert [t.stock("eu", name) for name in ("food", "energy", "services", "diplomacy")] == [0, 0, 4, 3]
    assert t.money("eu") == 0
    assert t.asked != "eu", "three types are all"


def test_e2_a_fourth_unit_of_diplomacy_is_possible() -> None:
    """E2, W15.3."""
    t = table(turn="eu", hand={"eu": ["eu_growth_strategy"]}, stock={"eu": {"diplomacy": 0}}, money={"eu": 12})
    assert t.do("eu_growth_strategy", "2", "diplomacy").options == ["0", "1", "2", "3", "4"]


def test_e3_the_same_type_twice_is_refused() -> None:
    """E3, W15.1."""
    t = table(turn="eu", hand={"eu": ["eu_growth_strategy"]}).do("eu_growth_strategy", "2", "food")
    assert t.refused("food") == "produced_before"
    assert t.why_not("food") == ("produced_before", "W15.1")


def test_e4_improve_relations_with_a_discount() -> None:
    """E4, W8.1, W8.2, W8.3: Australia is worth 3, Singapore takes 2 off."""
    t = table(
        turn="china",
        hand={"china": ["china_new_allies"]},
        allies={"china": ["singapore"]},
        opens={"east_asia_pacific": ("australia", "laos")},
        stock={"china": {"diplomacy": 1}},
    )
    t.do("china_new_allies", "australia")
    assert "pay" not in t.options
    t.do("singapore", "pay")
    assert t.stock("china", "diplomacy") == 0
    assert not t.ready("singapore")
    assert t.ready("australia")
    assert t.allies("china")[-1] == "australia"


def test_e5_a_barred_country() -> None:
    """E5, W8.9: the USA cannot improve relations with Iran."""
    t = table(hand={"usa": ["usa_new_allies"]}, opens={"mena": ("iran", "egypt")}).do("usa_new_allies")
    assert t.refused("iran") == "is_barred"
    assert t.why_not("iran") == ("is_barred", "W8.9")
    assert "egypt" in t.options


@pytest.mark.parametrize(("priority", "paid"), [("domestic", 3), ("diplomatic", 1)])
def test_e6_engage_with_a_discount(priority: str, paid: int) -> None:
    """E6, W9.1, W9.2, W9.3, W9.4, W9.5: MENA costs 6, Jordan and Qatar take 3 off, the priority 2."""
    t = table(
        turn="eu",
        hand={"eu": ["eu_diplomatic_engagement"]},
        allies={"eu": ["qatar"]},
        stock={"eu": {"diplomacy": 3}},
        priority={"eu": priority},
    )
    t.do("eu_diplomatic_engagement", "mena", "jordan_s", "qatar", "permanent")
    assert t.stock("eu", "diplomacy") == 3 - paid
    assert t.permanent("mena") == ["eu"]
    assert t.engage("mena", "eu") == 1
    assert not t.ready("jordan_s")
    assert not t.ready("qatar")


def test_e7_several_tokens_in_one_region() -> None:
    """E7, W9.6."""
    t = table(
        turn="eu",
        hand={"eu": ["eu_diplomatic_engagement"]},
        stock={"eu": {"diplomacy": 6}},
        engage={"mena": {"eu": 1}},
    )
    t.do("eu_diplomatic_engagement", "mena", "pay", "temporary")
    assert t.engage("mena", "eu") == 2
    assert free_tokens(t.state, EU) == 1


def exporting_russia(**more: Any) -> Table:
    """Russia with five symbols for energy and two for raw materials."""
    return table(
        turn="russia",
        hand={"russia": ["russia_foreign_trade"]},
        allies={"russia": ["ukraine", "kenya"]},
        exhausted=["ukraine"],
        stock={"russia": {"energy": 6, "raw": 2, "services": 0, "diplomacy": 0}, "eu": {"services": 4}},
        money={"russia": 0, "eu": 0},
        **more,
    )


def test_e8_exports() -> None:
    """E8, W10.1, W10.2, W10.5, W10.7: symbols of all allies count, ready or exhausted."""
    t = exporting_russia().do("russia_foreign_trade", "energy")
    assert t.options == ["1", "2", "3", "4", "5"]
    assert t.why_not(6) == ("at_most", "W7.2")
    t.do(4, "raw", 2)
    assert (t.stock("russia", "energy"), t.stock("russia", "raw")) == (2, 0)
    assert t.money("russia") == 30


def test_e9_imports() -> None:
    """E9, W10.4, W10.5, W10.6, W10.8, W10.11, W10.14: one from India, one from the EU; the EU keeps its stock."""
    t = exporting_russia().do("russia_foreign_trade", "energy", 4, "raw", 2, "done")
    assert t.question == "import_what"
    assert t.why_not("energy") == ("traded_before", "W10.5")
    assert t.why_not("raw") == ("traded_before", "W10.5")
    t.do("services", "from_allies", "eu", "done").stop()
    assert t.stock("russia", "services") == 2
    assert t.stock("russia", "diplomacy") == 1
    assert t.money("russia") == 10
    assert t.money("eu") == 10
    assert (t.commerce("eu"), t.stock("eu", "services")) == (1, 4)


@pytest.mark.parametrize(
    ("bought", "up", "stock", "diplomacy"),
    [(2, 3, 5, 0), (3, 3, 5, 1), (3, 0, 3, 1), (2, 0, 3, 0)],
    ids=["A", "B", "C", "C with two"],
)
def test_e10_buying_from_russia(bought: int, up: int, stock: int, diplomacy: int) -> None:
    """E10, W10.13: fewer than three earn no diplomacy, by a commerce card or from the board."""
    t = table(
        hand={"usa": ["usa_foreign_trade"]},
        stock={"usa": {"energy": 0, "diplomacy": 0}, "russia": {"energy": stock}},
        money={"usa": 20, "russia": 0},
        commerce={"russia": up},
    )
    t.do("usa_foreign_trade", "done", "energy", "russia", bought).stop()
    assert t.stock("usa", "energy") == bought
    assert t.stock("usa", "diplomacy") == diplomacy
    assert (t.money("usa"), t.money("russia")) == (20 - 3 * bought, 3 * bought)
    assert t.commerce("russia") == (2 if up else 0)
    assert t.stock("russia", "energy") == (stock if up else stock - bought)


def test_e11_stock_only_where_no_card_serves() -> None:
    """E11, W10.8, W10.9, W10.10."""
    t = exporting_russia().do("russia_foreign_trade", "energy", 4, "done", "services", "eu", "done").stop()
    assert (t.commerce("eu"), t.stock("eu", "services")) == (1, 4), "the card is used"
    t = exporting_russia(commerce={"eu": 0}).do("russia_foreign_trade", "energy", 4, "done", "services", "eu")
    assert (t.commerce("eu"), t.stock("eu", "services")) == (0, 3), "the board serves"
    t = table(
        turn="russia",
        hand={"russia": ["russia_foreign_trade"]},
        money={"russia": 40},
        stock={"eu": {"services": 0}},
        commerce={"eu": 0},
    )
    t.do("russia_foreign_trade", "done", "services")
    assert t.options == ["usa", "from_allies"]
    assert t.why_not("eu") == ("sells_none", "W10.10")


def test_e12_invest() -> None:
    """E12, W11.1, W11.2."""
    t = table(turn="china", hand={"china": ["china_foreign_direct_investment"]}, money={"china": 15})
    t.do("china_foreign_direct_investment", "pakistan_s", "permanent")
    assert t.money("china") == 0
    assert (t.ready("pakistan_s"), t.fdi("pakistan_s")) == (False, 1)
    assert t.permanent("south_asia") == ["china"]
    t = table(turn="china", hand={"china": ["china_foreign_direct_investment"]}, fdi={"pakistan_s": 1})
    t.do("china_foreign_direct_investment")
    assert t.refused("pakistan_s") == "invested_before"


def test_e13_move() -> None:
    """E13, W12.1, W12.2, W12.3, W12.4: to Europe by the zone of interest, to the Pacific by a base in Vietnam."""
    position = {
        "turn": "russia",
        "hand": {"russia": ["military_exercises"]},
        "allies": {"russia": ["vietnam"]},
        "stock": {"russia": {"army": 2}},
        "armies": {"central_asia": {"russia": 1}},
        "money": {"russia": 15},
    }
    t = table(**position, base={"vietnam": 1})
    t.do("military_exercises", "from_board", "europe", "from_board", "europe", "central_asia", "east_asia_pacific")
    assert t.money("russia") == 0
    assert t.stock("russia", "army") == 0
    assert [t.armies(r, "russia") for r in ("europe", "central_asia", "east_asia_pacific")] == [2, 0, 1]
    t = table(**position).do("military_exercises", "central_asia")
    assert t.why_not("east_asia_pacific") == ("no_access", "W12.2")


def test_e14_build_a_base() -> None:
    """E14, W13.1, W13.2, W13.3, W13.4."""
    t = table(
        hand={"usa": ["usa_foreign_military_presence"]},
        allies={"usa": ["turkey"]},
        stock={"usa": {"army": 4}},
        money={"usa": 25},
    )
    t.do("usa_foreign_military_presence", "turkey")
    assert t.options == ["1", "2", "3"], "the value of Turkey is 3"
    assert t.why_not(0) == ("at_least", "W7.2")
    assert t.why_not(4) == ("at_most", "W7.2")
    t.do(2, "permanent")
    assert (t.ready("turkey"), t.base("turkey")) == (False, 1)
    assert (t.armies("mena", "usa"), t.stock("usa", "army")) == (2, 2)
    assert t.money("usa") == 10
    assert t.permanent("mena") == ["usa"]
    assert t.temporary("mena") == []


@pytest.mark.parametrize(("way", "told"), [("1", "nowhere_to_build"), ("2", "nothing_to_move")])
def test_e15_no_flag_no_base(way: str, told: str) -> None:
    """E15, W13.7: in a country without one's flag, outside the zone of interest."""
    t = table(hand={"usa": ["new_strategic_partner"]}, opens={"africa": ("ethiopia", "kenya")}, money={"usa": 50})
    t.do("new_strategic_partner", "ethiopia", way)
    assert t.notes()[-2:] == [told, "turn_begins"]
    assert (t.base("ethiopia"), t.armies("africa", "usa")) == (0, 0)


LEVELS = ["industrial_development", "reduced_bureaucracy", "tactical_flexibility", "strategic_advantage"]


def test_e16_a_third_development() -> None:
    """E16, W14.1, W14.2: one level after the other."""
    t = table(
        turn="china",
        hand={"china": ["china_growth_strategy"]},
        developments={"china": LEVELS[:2]},
        stock={"china": {"services": 3, "diplomacy": 2}},
        money={"china": 15},
    )
    t.do("china_growth_strategy", "1")
    assert t.options == ["tactical_flexibility", "diplomatic_opening", "decline"]
    for other in ("knowledge_transfer", "regional_resilience"):
        assert t.why_not(other) == ("wrong_level", "W14.2")
    t.do("tactical_flexibility")
    assert (t.stock("china", "services"), t.money("china")) == (0, 0)
    assert t.scored("china") == [(6, "developments")]


def test_e17_an_empty_stack() -> None:
    """E17, W14.4."""
    t = table(
        turn="china",
        hand={"china": ["china_growth_strategy"]},
        developments={"china": ["diplomatic_initiative", "knowledge_transfer"], "usa": LEVELS[:3], "eu": LEVELS[:3]},
        stock={"china": {"services": 3, "diplomacy": 2}},
    )
    t.do("china_growth_strategy", "1")
    assert t.options == ["diplomatic_opening", "decline"]
    assert t.why_not("tactical_flexibility") == ("stack_empty", "W14.4")


@pytest.mark.parametrize("in_round", [3, 4, 5])
def test_e18_the_effect_waits_for_its_round(in_round: int) -> None:
    """E18, W14.3, W14.5, W23.7: VP at once; the additional card only when round 4 has begun."""
    t = table(
        hand={"usa": ["usa_growth_strategy", "usa_new_allies"]},
        developments={"usa": LEVELS[:3]},
        stock={"usa": {"services": 4}},
        in_round=in_round,
    )
    t.do("usa_growth_strategy", "1", "strategic_advantage")
    assert t.scored("usa") == [(7, "developments")]
    if in_round == 3:
        assert t.question == "use_development", "the card of level 2 is all there is to use"
        assert "strategic_advantage" not in t.options
        return
    t.do("strategic_advantage", "usa_new_allies").stop()
    assert [card["turn"] for card in t.match.view(0)["mats"]["usa"]["front"]] == [1, 1]


def test_e19_two_productions() -> None:
    """E19, W23.3, W23.4: two different tracks, and no resource."""
    t = table(hand={"usa": ["usa_growth_strategy"]})
    before = t.state.stock[0][:]
    t.do("usa_growth_strategy", "1", "industrial_development", "energy")
    assert t.refused("energy") == "raised_before"
    assert t.why_not("energy") == ("raised_before", "W23.3")
    t.do("food")
    assert (t.track("usa", "energy"), t.track("usa", "food")) == (4, 4)
    before[4] -= 1  # services, the price
    assert t.state.stock[0] == before


@pytest.mark.parametrize("left", [0, 1])
def test_e20_extra_diplomacy_comes_from_the_board(left: int) -> None:
    """E20, W23.6: an ally of value 3 pays for the country of value 2, not for the surcharge."""
    t = table(
        turn="china",
        hand={"china": ["china_new_allies"]},
        developments={"china": ["industrial_development", "knowledge_transfer", "diplomatic_opening"]},
        in_round=3,
        allies={"china": ["australia"]},
        opens={"east_asia_pacific": ("singapore", "japan"), "europe": ("serbia", "croatia")},
        stock={"china": {"diplomacy": 1 + left}},
    )
    t.do("china_new_allies", "serbia")
    if not left:
        assert t.question == "use_development", "at will"
        assert "diplomatic_opening" not in t.options
        return
    t.do("diplomatic_opening")
    assert "singapore" in t.options
    t.do("singapore", "australia")
    assert t.stock("china", "diplomacy") == 0
    assert "singapore" in t.allies("china")
    assert not t.ready("australia")
