"""Cases that fix what the rules and their readings say together, E48 to E64."""

from typing import Any

import pytest
from world_order.looking import Table
from world_order.tables import table


def test_e48_different_productions() -> None:
    """E48, W23.3, W6.12, W7.12: three tracks for 20 money, none of them at its end, and no resource."""
    t = table(
        turn="china",
        hand={"china": ["china_new_allies", "china_foreign_trade"]},
        advantages={"china": ["china_rapid_industrialization"]},
        money={"china": 25},
        tracks={"china": {"goods": 5}},
    )
    before = t.state.stock[3][:]
    t.do("china_rapid_industrialization", "china_new_allies", "2")
    assert t.why_not("goods") == ("at_its_end", "W6.12")
    t.do("energy", "food")
    assert t.why_not("energy")[0] == "raised_before"
    t.do("army")
    assert t.money("china") == 5
    assert t.scored("china") == [(3, "cards")]
    assert t.state.stock[3] == before
    assert t.question == "play_another"


def test_e48_without_the_money() -> None:
    """E48, W7.12: nothing is raised, but another card may be played and the advantage is used."""
    t = table(
        turn="china",
        hand={"china": ["china_new_allies", "china_foreign_trade"]},
        advantages={"china": ["china_rapid_industrialization"]},
        money={"china": 8},
    )
    t.do("china_rapid_industrialization", "china_new_allies")
    assert (t.question, t.asked) == ("play_another", "china")
    assert t.scored("china") == []
    assert t.cards("used", "china") == ["china_rapid_industrialization"]


def test_e48_paying_may_be_declined() -> None:
    """E48, W7.10, W7.12: nobody is made to pay."""
    t = table(turn="china", advantages={"china": ["china_rapid_industrialization"]}, money={"china": 25})
    t.do("china_rapid_industrialization")
    assert t.options == ["1", "2", "decline"]
    t.do("decline")
    assert (t.money("china"), t.scored("china")) == (25, [])
    assert t.question == "play_another"


def test_e49_pushing_out_ones_own_token() -> None:
    """E49, W16.5, W16.13."""
    t = table(
        turn="eu",
        hand={"eu": ["eu_foreign_direct_investment"]},
        permanent={"africa": ["usa", "china"]},
        temporary={"africa": ["eu", "usa", "china", "eu"]},
    )
    supply = t.supply("eu")
    t.do("eu_foreign_direct_investment", "nigeria_s")
    assert t.temporary("africa") == ["usa", "china", "eu", "eu"]
    assert t.scored("eu") == []
    assert t.supply("eu") == supply


def csto(**more: Any) -> Table:
    return table(turn="russia", advantages={"russia": ["russia_csto"]}, money={"russia": 0}, **more)


def test_e50_permanent_without_a_slot() -> None:
    """E50, W16.7, W20.7: beside the slots, without VP; it counts in scoring."""
    t = csto(permanent={"central_asia": ["usa", "china"]}, stock={"russia": {"diplomacy": 1, "army": 2}})
    t.do("russia_csto", "pay", "from_board", "from_board")
    assert t.stock("russia", "diplomacy") == 0
    assert (t.armies("central_asia", "russia"), t.stock("russia", "army"), t.money("russia")) == (2, 0, 0)
    assert t.beside("central_asia") == ["russia"]
    assert t.scored("russia") == []
    t = table(
        phase="scoring", in_round=3, permanent={"central_asia": ["usa", "china"]}, beside={"central_asia": ["russia"]}
    )
    assert [n for n, source in t.scored("russia") if source in ("tokens", "places")] == [2, 8]


def test_e50_with_a_slot() -> None:
    """E50, W16.7: a free slot is taken, with its VP."""
    t = csto(permanent={"central_asia": ["usa"]}).do("russia_csto", "pay", "decline")
    assert t.permanent("central_asia") == ["usa", "russia"]
    assert t.scored("russia") == [(1, "slots")]


def test_e50_without_diplomacy() -> None:
    """E50, W7.12: nothing happens, and the card is used."""
    t = csto(stock={"russia": {"diplomacy": 0}}).do("russia_csto")
    assert t.asked != "russia"
    assert t.permanent("central_asia") == t.beside("central_asia") == []
    assert t.cards("used", "russia") == ["russia_csto"]


@pytest.mark.parametrize(("slot", "vp"), [("temporary", [(5, "slots")]), ("beside", [])])
def test_e51_power_play(slot: str, vp: list[tuple[int, str]]) -> None:
    """E51, W16.2, W16.7."""
    t = table(hand={"usa": ["power_play"]}, permanent={"mena": ["eu", "china", "russia"]})
    t.do("power_play", "iraq_s")
    assert t.options == ["beside", "temporary"]
    t.do(slot)
    assert t.scored("usa") == vp
    assert t.beside("mena") == (["usa"] if slot == "beside" else [])


@pytest.mark.parametrize(
    ("row", "after"),
    [(["russia", "eu", "usa"], ["eu", "usa", "russia"]), (["eu", "russia"], ["eu", "russia"])],
)
def test_e52_refresh(row: list[str], after: list[str]) -> None:
    """E52, W16.8."""
    t = table(turn="russia", hand={"russia": ["re_examine_agreement"]}, temporary={"mena": row})
    t.do("re_examine_agreement")
    assert t.temporary("mena") == after
    assert t.scored("russia") == []


def test_e53_making_permanent_fills_a_region() -> None:
    """E53, W16.6, W20.2: without VP; the row closes up."""
    t = table(
        in_round=6,
        hand={"usa": ["usa_foreign_direct_investment"]},
        developments={
            "usa": ["industrial_development", "reduced_bureaucracy", "tactical_flexibility", "regional_resilience"]
        },
        permanent={"americas": ["eu"]},
        temporary={"americas": ["usa", "eu"]},
    )
    t.do("usa_foreign_direct_investment", "mexico_s", "regional_resilience", "americas")
    assert t.permanent("americas") == ["eu", "usa"]
    assert t.temporary("americas") == ["eu", "usa"], "what was invested for comes after"
    assert (t.scored("usa"), t.scored("eu")) == ([(3, "slots")], [])
    assert t.notes().index("made_permanent") < t.notes().index("vp")
    assert t.match.view(0)["regions"]["americas"]["filled"]
    t = table(phase="scoring", in_round=6, permanent={"americas": ["eu", "usa"]}, temporary={"americas": ["eu"]})
    assert {"region": "americas"} in t.told("region_scored")


def test_e54_the_last_cards_of_a_region() -> None:
    """E54, W8.5, W6.3."""
    t = table(turn="russia", hand={"russia": ["russia_new_allies"]}, stacks={"south_asia": (["nepal"], [], ["bhutan"])})
    t.do("russia_new_allies", "bhutan", "pay")
    assert t.opened("south_asia") == ["nepal"]
    t = table(phase="preparation", in_round=2, stacks={"south_asia": (["nepal"], [], [])})
    assert t.opened("south_asia") == ["nepal"]
    t = table(
        turn="russia",
        hand={"russia": ["russia_new_allies"]},
        stacks={"south_asia": (["nepal"], ["maldives", "bangladesh"], ["bhutan"])},
        draws=["maldives"],
    )
    t.do("russia_new_allies", "bhutan", "pay")
    assert t.opened("south_asia") == ["maldives", "nepal"]
    view = t.match.view(0)["regions"]["south_asia"]
    assert view["left"] == {"seen": ["maldives"], "unseen": 1}
    assert view["right"] == ["nepal"]


@pytest.mark.parametrize("money", [7, 5])
def test_e55_money_for_diplomacy(money: int) -> None:
    """E55, W8.2: Humanitarian Aid, 3 money for each unit that is lacking."""
    t = table(
        turn="eu",
        hand={"eu": ["eu_humanitarian_aid"]},
        opens={"europe": ("switzerland", "croatia")},
        stock={"eu": {"diplomacy": 1}},
        money={"eu": money},
        exhausted=["norway_s", "eu_member_states"],
    )
    t.do("eu_humanitarian_aid")
    if money == 5:
        assert t.why_not("switzerland") == ("lacks_diplomacy", "W8.2")
        return
    t.do("switzerland")
    assert (t.stock("eu", "diplomacy"), t.money("eu")) == (0, 1)
    assert "switzerland" in t.allies("eu")


def test_e56_engage_for_nothing() -> None:
    """E56, W9.4, W9.5: 3 less 2 less 2 is 0, and nothing is given back."""
    t = table(
        turn="eu",
        hand={"eu": ["ensure_peace_in_the_region"]},
        allies={"eu": ["djibouti"]},
        priority={"eu": "diplomatic"},
        stock={"eu": {"diplomacy": 0}},
    )
    t.do("ensure_peace_in_the_region", "africa")
    assert t.question == "choose_slot", "nobody is exhausted"
    t.do("permanent")
    assert t.stock("eu", "diplomacy") == 0
    assert t.ready("djibouti")
    assert t.engage("africa", "eu") == 1


@pytest.mark.parametrize(("moved", "after"), [("europe", (0, 1, 1)), ("central_asia", (1, 0, 1)), ("leave", (1, 1, 0))])
def test_e57_no_engage_token_left(moved: str, after: tuple[int, int, int]) -> None:
    """E57, W9.3, W9.8."""
    t = table(
        turn="russia",
        hand={"russia": ["russia_diplomatic_engagement"]},
        stock={"russia": {"diplomacy": 6}},
        engage={"europe": {"russia": 1}, "central_asia": {"russia": 1}},
    )
    t.do("russia_diplomatic_engagement", "mena", "pay", "permanent")
    assert t.permanent("mena") == ["russia"]
    assert t.options == ["europe", "central_asia", "leave"]
    t.do(moved)
    assert tuple(t.engage(r, "russia") for r in ("europe", "central_asia", "mena")) == after


def test_e58_armies_are_sold_from_the_board() -> None:
    """E58, W10.16."""
    t = table(hand={"usa": ["usa_foreign_trade"]}, stock={"usa": {"army": 0}}, armies={"europe": {"usa": 3}})
    t.do("usa_foreign_trade")
    assert t.why_not("army") == ("none_in_stock", "W10.2")
    t = table(
        advantages={"usa": ["usa_arms_export"]},
        stock={"usa": {"army": 1}},
        armies={"europe": {"usa": 3}},
        money={"usa": 0},
    )
    t.do("usa_arms_export")
    assert t.asked != "usa"
    assert (t.money("usa"), t.stock("usa", "army"), t.scored("usa")) == (0, 1, [])


def test_e59_not_enough_money_to_move() -> None:
    """E59, W12.4, W12.6, W13.5."""
    t = table(hand={"usa": ["military_exercises"]}, money={"usa": 7}, stock={"usa": {"army": 3}})
    t.do("military_exercises", "from_board", "europe")
    assert t.asked != "usa"
    assert (t.armies("europe", "usa"), t.money("usa")) == (1, 2)
    t = table(hand={"usa": ["usa_foreign_military_presence"]}, money={"usa": 9}, stock={"usa": {"army": 1}})
    t.do("usa_foreign_military_presence")
    assert t.notes()[-2:] == ["nowhere_to_build", "turn_begins"]


def test_e60_improve_logistics() -> None:
    """E60, W13.2, W13.3: three armies to a country of value 1 for the price of the base."""
    t = table(hand={"usa": ["improve_logistics"]}, money={"usa": 5}, stock={"usa": {"army": 3}})
    t.do("improve_logistics", "iraq_s")
    assert t.options == ["1", "2", "3"]
    t.do(3, "permanent")
    assert (t.money("usa"), t.armies("mena", "usa")) == (0, 3)
    assert t.permanent("mena") == ["usa"]


def test_e61_ahead_of_the_rounds() -> None:
    """E61, W14.3, W14.6: level 2 in round 1, working from round 2; then level 3."""
    t = table(
        hand={"usa": ["usa_growth_strategy", "usa_growth_strategy_2", "optimization_program"]},
        stock={"usa": {"services": 8, "diplomacy": 8}},
        powers="usa_china",
        market=["explore_alternatives"],
    )
    t.do(
        "usa_growth_strategy", "1", "diplomatic_initiative", "pass", "usa_growth_strategy_2", "1", "knowledge_transfer"
    )
    assert t.scored("usa") == [(2, "developments"), (4, "developments")]
    assert t.asked == "china", "nothing to be used in round 1"
    cards = t.match.view(0)["mats"]["usa"]["developments"]
    assert [card["active"] for card in cards] == [True, False]
    t.do("pass", "optimization_program", "done")
    assert t.options == ["tactical_flexibility", "diplomatic_opening", "decline"]


def test_e62_diplomacy_beyond_ten() -> None:
    """E62, W15.7, W15.3, W17.3."""
    t = table(hand={"usa": ["usa_growth_strategy"]}, stock={"usa": {"diplomacy": 9}}, money={"usa": 12}).do(
        "usa_growth_strategy", "2", "diplomacy", 4
    )
    assert (t.stock("usa", "diplomacy"), t.money("usa")) == (10, 0)
    t = table(phase="research", hand={"usa": ["usa_diplomatic_engagement"]}, stock={"usa": {"diplomacy": 10}})
    assert t.stock("usa", "diplomacy") == 10
    assert t.told("diplomacy_lost") == [{"power": "usa", "n": 1}]


def prepared(power: str, **more: Any) -> Table:
    """A power that is to choose its priority, first in turn order."""
    t = table(phase="preparation", in_round=2, vp={power: -9}, **more)
    t.do("first", "second", "third")
    assert (t.question, t.asked) == ("choose_priority", power)
    return t


def test_e63_raising_a_primary_track() -> None:
    """E63, W6.7, W15.7."""
    t = prepared("usa", stock={"usa": {"energy": 10}}, money={"usa": 8}).do("domestic")
    money = t.money("usa")
    assert money == 8 + 3 * 3, "what was produced beyond ten"
    t.do("energy")
    assert (t.track("usa", "energy"), t.stock("usa", "energy")) == (4, 10)
    assert t.money("usa") == money - 8 + 3
    t = prepared("china", money={"china": 15}, stock={"china": {"energy": 0, "food": 0}})
    t.do("domestic", "raise_two", "energy", "food")
    assert (t.track("china", "energy"), t.track("china", "food")) == (2, 4)
    assert (t.stock("china", "energy"), t.stock("china", "food"), t.money("china")) == (2, 4, 0)


def test_e64_trade_with_a_barred_country() -> None:
    """E64, W8.9: Iran's symbols count for Establish Trade Routes."""
    t = table(
        hand={"usa": ["establish_trade_routes"]},
        opens={"mena": ("iran", "egypt")},
        stock={"usa": {"raw": 4, "food": 4}},
    )
    t.do("establish_trade_routes", "mena", "raw")
    assert t.options == ["1", "2"], "one of Iran, one of Egypt"
