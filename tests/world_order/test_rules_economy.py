"""Invest (W11), get a development card (W14), produce (W15)."""

from typing import Any

import pytest
from world_order.looking import Table
from world_order.tables import table

from realpolitik.games.world_order.content import CONTENT
from realpolitik.games.world_order.prices import UNIT_COST
from realpolitik.games.world_order.things import RESOURCE_NAMES

FULL = {"energy": 9, "raw": 9, "food": 9}


def investing(card: str = "usa_foreign_direct_investment", **more: Any) -> Table:
    return table(hand={"usa": [card]}, **more).do(card)


def test_w11_1_invest() -> None:
    """W11.1: a ready ally, its cost, exhausted, an FDI token, 1 influence in its region."""
    t = investing(money={"usa": 14}, exhausted=["iraq_s"])
    assert t.options == ["iceland_s", "decline"]
    assert t.why_not("iraq_s") == ("exhausted", "W1.7")
    assert t.why_not("mexico_s") == ("lacks_money", "W11.1")
    t.do("iceland_s", "temporary")
    assert (t.money("usa"), t.fdi("iceland_s"), t.ready("iceland_s")) == (4, 1, False)
    assert t.temporary("europe") == ["usa"]


def test_w11_2_one_investment_per_country() -> None:
    """W11.2."""
    t = investing(fdi={"iceland_s": 1})
    assert t.why_not("iceland_s") == ("invested_before", "W11.2")


def test_w11_3_a_second_token_pays_like_the_first() -> None:
    """W11.3, W19.2: Steady Partnership allows one, and no third; a base may lie there too."""
    t = investing("steady_partnership", fdi={"japan_s": 1}, base={"japan_s": 1}).do("japan_s", "permanent")
    assert t.fdi("japan_s") == 2
    t = investing("steady_partnership", fdi={"japan_s": 2})
    assert t.why_not("japan_s") == ("invested_before", "W11.2")
    t = table(phase="income", fdi={"japan_s": 2}, base={"japan_s": 1}, money={"usa": 0})
    assert t.money("usa") == 8


def developing(power: str = "usa", **more: Any) -> Table:
    card = f"{power}_growth_strategy"
    return table(turn=power, hand={power: [card]}, **more).do(card, "1")


@pytest.mark.parametrize("card", CONTENT.developments, ids=[card.id for card in CONTENT.developments])
def test_w14_1_every_development_is_taken(card: Any) -> None:
    """W14.1: the cost is paid, VP are gained at once."""
    before = ["industrial_development", "knowledge_transfer", "diplomatic_opening", "strategic_advantage"]
    cost = {name: card.cost.get(name, 0) for name in ("services", "diplomacy")}
    t = developing(
        developments={"usa": before[: card.level - 1]},
        stock={"usa": cost},
        money={"usa": card.cost.get("money", 0)},
        exhausted=["mexico_s", "iraq_s", "japan_s", "iceland_s"],
    )
    t.do(card.id)
    assert (t.stock("usa", "services"), t.stock("usa", "diplomacy"), t.money("usa")) == (0, 0, 0)
    assert t.scored("usa") == [(card.vp, "developments")]
    assert t.cards("developments", "usa")[-1] == card.id


def test_w14_1_what_is_lacking() -> None:
    """W14.1: services, or money."""
    t = developing(stock={"usa": {"services": 1, "diplomacy": 0}}, money={"usa": 30})
    assert t.why_not("diplomatic_initiative") == ("lacks", "W14.1")
    t = developing(stock={"usa": {"services": 1, "diplomacy": 1}}, money={"usa": 9})
    assert t.why_not("industrial_development") == ("lacks_money_for", "W14.1")


def test_w14_2_one_level_after_the_other() -> None:
    """W14.2."""
    t = developing(stock={"usa": {"services": 9, "diplomacy": 9}}, money={"usa": 90})
    assert t.options == ["industrial_development", "diplomatic_initiative", "decline"]
    assert t.why_not("space_program") == ("wrong_level", "W14.2")


def test_w14_4_stacks_are_limited() -> None:
    """W14.4: with two players a level may offer no choice."""
    t = table(
        powers="usa_china",
        hand={"usa": ["usa_growth_strategy"]},
        developments={"usa": ["industrial_development"], "china": ["industrial_development", "reduced_bureaucracy"]},
    )
    t.do("usa_growth_strategy", "1")
    assert t.options == ["knowledge_transfer", "decline"]
    assert t.why_not("reduced_bureaucracy") == ("stack_empty", "W14.4")


def test_w14_6_ahead_of_the_rounds() -> None:
    """W14.6: the next level is due, whatever the round."""
    t = developing(
        developments={"usa": ["industrial_development", "reduced_bureaucracy", "tactical_flexibility"]},
        stock={"usa": {"services": 9, "diplomacy": 9}},
    )
    assert t.options == ["strategic_advantage", "regional_resilience", "decline"]


@pytest.mark.parametrize("services", [0, 1, 2])
def test_w14_1_money_for_services(services: int) -> None:
    """W14.1: Central Bank, 10 money for each unit that one likes to pay so."""
    t = table(
        turn="eu",
        advantages={"eu": ["eu_central_bank"]},
        developments={"eu": ["industrial_development"]},
        stock={"eu": {"services": services, "diplomacy": 1}},
        money={"eu": 10},
    )
    t.do("eu_central_bank", "knowledge_transfer")
    if services == 2:
        assert t.options == ["0", "1", "2"]
        t.do(0)
        assert (t.stock("eu", "services"), t.money("eu")) == (0, 30)
    elif services == 1:
        assert t.options == ["1", "2"]
        t.do(1)
        assert (t.stock("eu", "services"), t.money("eu")) == (0, 20)
    else:
        assert t.money("eu") == 10
    assert t.scored("eu") == [(4, "developments")]


def producing(**more: Any) -> Table:
    return table(hand={"usa": ["usa_growth_strategy"]}, **more).do("usa_growth_strategy", "2")


def test_w15_1_different_types() -> None:
    """W15.1: three of seven, or fewer."""
    t = producing(stock={"usa": FULL})
    assert t.options == [*RESOURCE_NAMES, "done"]
    t.do("energy", "raw")
    assert t.refused("raw") == "produced_before"
    t.do("done")
    assert t.asked == "eu"


def test_w15_2_primary_types() -> None:
    """W15.2: exactly what the track shows."""
    t = producing(stock={"usa": {"food": 2}}, tracks={"usa": {"food": 4}}).do("food")
    assert t.stock("usa", "food") == 6
    assert t.question == "produce_what"


@pytest.mark.parametrize(
    ("resource", "cost"),
    [
        ("goods", {"energy": 1, "raw": 1}),
        ("services", {"energy": 1, "food": 1}),
        ("army", {"raw": 1, "food": 1}),
        ("diplomacy", {"money": 3}),
    ],
)
def test_w15_3_secondary_types(resource: str, cost: dict[str, int]) -> None:
    """W15.3: each unit is paid for."""
    units = dict(zip((*RESOURCE_NAMES, "money"), UNIT_COST[RESOURCE_NAMES.index(resource)], strict=True))
    assert {name: n for name, n in units.items() if n} == cost
    t = producing(stock={"usa": {**FULL, resource: 0}}, money={"usa": 30}).do(resource, 2)
    assert t.stock("usa", resource) == 2
    for name in ("energy", "raw", "food"):
        assert t.stock("usa", name) == 9 - 2 * cost.get(name, 0)
    assert t.money("usa") == 30 - 2 * cost.get("money", 0)
    t = producing(stock={"usa": {"energy": 0, "raw": 0, "food": 0}}, money={"usa": 0})
    assert t.why_not(resource) == ("lacks_inputs", "W15.3")


def test_w15_4_in_an_order_of_ones_own() -> None:
    """W15.4: energy and raw materials just produced pay for goods."""
    t = producing(stock={"usa": {"energy": 0, "raw": 0, "goods": 0}}).do("energy", "raw", "goods", 2)
    assert (t.stock("usa", "goods"), t.stock("usa", "energy"), t.stock("usa", "raw")) == (2, 1, 0)


@pytest.mark.parametrize(("resource", "up"), [("services", 2), ("goods", 0), ("food", 0)])
def test_w15_5_commerce_cards_turn_up(resource: str, up: int) -> None:
    """W15.5: all of them, when a type is produced that they show."""
    t = producing(stock={"usa": FULL}, commerce={"usa": 0}).do(resource, *([] if resource == "food" else [1]))
    assert t.commerce("usa") == up


def test_w15_6_armies_are_unlimited() -> None:
    """W15.6: they go to the player board."""
    t = producing(stock={"usa": {**FULL, "army": 16}}, armies={"mena": {"usa": 9}}).do("army", 3)
    assert t.stock("usa", "army") == 19


def test_w15_7_at_most_ten() -> None:
    """W15.7, W15.9: also of what is imported; the money is the import price."""
    t = table(hand={"usa": ["usa_foreign_trade"]}, stock={"usa": {"goods": 10}}, money={"usa": 10})
    t.do("usa_foreign_trade", "done", "goods", "from_allies")
    assert (t.stock("usa", "goods"), t.money("usa")) == (10, 10)
    assert t.told("paid_out") == [{"power": "usa", "resource": "goods", "n": 1, "money": 10}]


def test_w15_8_none_is_not_produced() -> None:
    """W15.8: commerce cards stay as they are; importing is not producing."""
    t = producing(stock={"usa": FULL}, commerce={"usa": 0}).do("services", 0)
    assert t.commerce("usa") == 0
    t = table(hand={"usa": ["usa_foreign_trade"]}, commerce={"usa": 0}, money={"usa": 20})
    t.do("usa_foreign_trade", "done", "services").stop()
    assert t.told("bought_from")[0]["resource"] == "services"
    assert t.commerce("usa") == 0


def test_w15_9_units_beyond_ten_count_as_produced() -> None:
    """W15.9."""
    t = producing(stock={"usa": {**FULL, "services": 10}}, commerce={"usa": 0}, money={"usa": 0}).do("services", 1)
    assert (t.commerce("usa"), t.money("usa"), t.stock("usa", "services")) == (2, 10, 10)
