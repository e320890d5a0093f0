"""Trade (W10)."""

from typing import Any

import pytest
from world_order.looking import Table
from world_order.tables import table

from realpolitik.games.world_order.content import CONTENT
from realpolitik.games.world_order.content_parts import Country
from realpolitik.games.world_order.countries import COUNTRY_NAMES, EXPORTS, IMPORTS
from realpolitik.games.world_order.prices import EXPORT_PRICE, IMPORT_PRICE
from realpolitik.games.world_order.things import POWER_NAMES, RESOURCE_NAMES

FULL = dict.fromkeys(RESOURCE_NAMES, 9)


def trading(power: str = "usa", **more: Any) -> Table:
    """A power at its trade."""
    card = f"{power}_foreign_trade"
    return table(turn=power, hand={power: [card]}, **more).do(card)


@pytest.mark.parametrize(
    ("power", "exports", "imports"), [("usa", 2, 2), ("eu", 2, 2), ("russia", 3, 2), ("china", 3, 3)]
)
def test_w10_1_exports_then_imports(power: str, exports: int, imports: int) -> None:
    """W10.1: as many operations as the trade agreement card allows, all exports first."""
    everything = ["switzerland", "saudi_arabia", "south_africa", "india", "indonesia", "brazil", "canada"]
    t = trading(power, stock={power: FULL}, money={power: 200}, allies={power: everything})
    for left in range(exports, 0, -1):
        assert (t.question, t.about[1]) == ("export_what", left)
        t.do(("army", "goods", "services")[exports - left])
        if t.question == "export_how_many":
            t.do(1)
    for left in range(imports, 0, -1):
        assert (t.question, t.about[1]) == ("import_what", left)
        t.do(t.options[0])
        while t.question in ("import_from_whom", "import_how_many"):
            t.do("done" if "done" in t.options else t.options[0])
    assert t.asked != power


def test_w10_2_up_to_symbols_and_stock() -> None:
    """W10.2: at least 1; of armies, those on the player board."""
    t = trading(allies={"usa": ["canada"]}, stock={"usa": {"goods": 2}})
    t.do("goods")
    assert t.options == ["1", "2"]
    assert t.why_not(0)[0] == "at_least"
    t = trading(allies={"usa": ["canada"]}, stock={"usa": {"goods": 9}}).do("goods")
    assert t.options == ["1", "2", "3"]
    t = trading(stock={"usa": {"raw": 9, "food": 0}})
    assert t.why_not("raw") == ("no_export_symbol", "W10.2")
    assert t.why_not("food") == ("none_in_stock", "W10.2")


def test_w10_3_import_symbols_are_no_export_symbols() -> None:
    """W10.3: Mexico buys goods and services, and sells energy."""
    c = COUNTRY_NAMES.index("mexico_s")
    assert {RESOURCE_NAMES[i]: n for i, n in enumerate(EXPORTS[c]) if n} == {"goods": 1, "services": 1}
    assert {RESOURCE_NAMES[i]: n for i, n in enumerate(IMPORTS[c]) if n} == {"energy": 1}


def test_w10_4_symbols_of_allies_and_of_the_card() -> None:
    """W10.4: ready or exhausted; from players what the trade agreement card shows."""
    t = trading(money={"usa": 50}, exhausted=["mexico_s"]).do("done")
    assert t.options == ["energy", "raw", "goods", "services", "done"]
    assert t.why_not("food") == ("no_import_symbol", "W10.4")
    t.do("energy")
    assert t.options == ["russia", "from_allies"]
    assert t.why_not("china") == ("no_deal_with", "W10.4")


def test_w10_5_a_type_takes_part_once() -> None:
    """W10.5."""
    t = trading(stock={"usa": {"services": 4}}, money={"usa": 50}).do("services", 1)
    assert t.why_not("services") == ("traded_before", "W10.5")
    t.do("done")
    assert t.why_not("services") == ("traded_before", "W10.5")
    t.do("raw", 3)
    assert t.why_not("raw") == ("traded_before", "W10.5")


def test_w10_6_who_is_paid() -> None:
    """W10.6: the supply for allies, the player otherwise; what cannot be paid cannot be bought."""
    t = trading(money={"usa": 10, "china": 0}).do("done", "goods", "china")
    assert (t.money("usa"), t.money("china")) == (0, 10)
    t = trading(money={"usa": 10, "china": 0}).do("done", "goods", "from_allies")
    assert (t.money("usa"), t.money("china")) == (0, 0)
    t = trading(money={"usa": 9}).do("done")
    assert t.why_not("goods") == ("lacks_money", "W10.6")


def test_w10_7_prices() -> None:
    """W10.7: armies are not imported, diplomacy is not traded at all."""
    named = dict(zip(RESOURCE_NAMES, zip(EXPORT_PRICE, IMPORT_PRICE, strict=True), strict=True))
    assert named == {
        "energy": (5, 3),
        "raw": (5, 3),
        "food": (5, 3),
        "goods": (15, 10),
        "services": (15, 10),
        "diplomacy": (0, 0),
        "army": (20, 0),
    }
    t = trading(money={"usa": 0})
    assert t.why_not("diplomacy") == ("not_traded", "W10.7")
    t.do("army")
    assert t.money("usa") == 20
    t = trading(money={"usa": 90}).do("done")
    assert t.why_not("army") == ("not_traded", "W10.7")


def test_w10_8_a_commerce_card_is_turned() -> None:
    """W10.8: the seller keeps its stock, and the resources come from the supply."""
    t = trading(money={"usa": 10, "china": 0}, stock={"china": {"goods": 0}}).do("done", "goods", "china")
    assert (t.commerce("china"), t.stock("china", "goods"), t.stock("usa", "goods")) == (1, 0, 4)
    assert t.told("commerce_turned") == [{"power": "china", "n": 1}]


def test_w10_9_the_board_only_where_no_card_serves() -> None:
    """W10.9: with the card face down; only what is there."""
    t = trading(money={"usa": 30, "russia": 0}, commerce={"russia": 0}, stock={"russia": {"raw": 2}})
    t.do("done", "raw")
    assert t.question == "import_how_many"
    assert t.options == ["1", "2"]
    t.do(2)
    assert (t.stock("russia", "raw"), t.money("russia")) == (0, 6)


def test_w10_10_the_seller_is_not_asked() -> None:
    """W10.10."""
    t = trading(money={"usa": 30}).do("done", "raw", 3)
    assert t.asked == "usa"
    t = trading(money={"usa": 30}, commerce={"russia": 0}, stock={"russia": {"raw": 0}}).do("done")
    assert t.why_not("raw") == ("sells_none", "W10.10")


def test_w10_11_one_diplomacy_however_many_sellers() -> None:
    """W10.11: after all imports."""
    t = trading("china", money={"china": 90}, stock={"china": {"diplomacy": 0}})
    t.do("done", "raw", 3)
    assert t.stock("china", "diplomacy") == 0
    t.do("energy", 3, "services", "usa", "eu")
    assert t.stock("china", "diplomacy") == 1
    t = trading(money={"usa": 10}, stock={"usa": {"diplomacy": 0}}).do("done", "goods", "from_allies").stop()
    assert t.stock("usa", "diplomacy") == 0


def test_w10_12_powers_nobody_plays_always_have_it() -> None:
    """W10.12: the money goes to the supply, and there is no diplomacy."""
    t = trading(powers="usa_china", money={"usa": 30}, stock={"usa": {"diplomacy": 0, "raw": 0}})
    t.do("done", "raw", 3, "services").stop()
    assert (t.stock("usa", "raw"), t.stock("usa", "diplomacy")) == (3, 0)
    assert t.money("usa") == 30 - 9 - 10
    assert t.state.money[1:3] == [0, 0]


def test_w10_13_another_purchase_still_earns_it() -> None:
    """W10.13: two of Russia's three earn nothing, goods of China do."""
    t = trading(money={"usa": 60}, stock={"usa": {"diplomacy": 0}}).do("done", "raw", 2, "done")
    assert t.stock("usa", "diplomacy") == 0
    t = trading(money={"usa": 60}, stock={"usa": {"diplomacy": 0}}).do("done", "raw", 2, "goods", "china", "done")
    assert t.stock("usa", "diplomacy") == 1


def test_w10_14_one_operation_of_several_sources() -> None:
    """W10.14: goods from Japan, the EU and China."""
    t = trading(money={"usa": 30}, stock={"usa": {"goods": 0}})
    t.do("done", "goods", "from_allies", "eu", "china")
    assert t.stock("usa", "goods") == 3


def test_w10_15_a_card_of_two_types_sells_one() -> None:
    """W10.15, W10.17: goods and services of the EU turn two cards; with one left, the board serves."""
    t = trading(money={"usa": 40}, stock={"eu": {"goods": 5, "services": 5}})
    t.do("done", "goods", "eu", "done", "services")
    assert t.commerce("eu") == 0
    assert (t.stock("eu", "goods"), t.stock("eu", "services")) == (5, 5)
    t = trading(money={"usa": 40}, commerce={"eu": 1}, stock={"eu": {"goods": 5, "services": 5}})
    t.do("done", "goods", "eu", "done", "services")
    assert (t.stock("eu", "goods"), t.stock("eu", "services")) == (5, 4)


def test_w10_16_armies_of_the_player_board() -> None:
    """W10.16."""
    t = trading(stock={"usa": {"army": 1}}, armies={"mena": {"usa": 5}}, allies={"usa": ["canada"]}).do("army")
    assert t.stock("usa", "army") == 0
    assert t.armies("mena", "usa") == 5


def test_w10_17_a_seller_sells_once_in_an_operation() -> None:
    """W10.17: from one card or from the board, and no more than the buyer's symbols."""
    t = trading(money={"usa": 60}, stock={"eu": {"goods": 9}}).do("done", "goods", "eu")
    assert t.why_not("eu") == ("bought_there", "W10.17")
    assert t.told("bought_from")[0]["n"] == 1


@pytest.mark.parametrize("kind", ["export", "import"])
def test_w10_18_a_single_operation(kind: str) -> None:
    """W10.18, W10.11: Trade Opportunity, exporting or importing."""
    t = table(hand={"usa": ["trade_opportunity"]}, money={"usa": 30}, stock={"usa": {"diplomacy": 0}})
    t.do("trade_opportunity")
    assert (t.question, t.rule, t.options) == ("export_or_import", "W10.18", ["export", "import"])
    t.do(kind)
    if kind == "export":
        t.do("food")
        assert t.question == "play_another"
        assert t.money("usa") == 35
    else:
        t.do("raw", 3)
        assert t.question == "play_another"
        assert t.stock("usa", "diplomacy") == 1


def test_w10_2_doubled_symbols() -> None:
    """W10.2: Energy Titan doubles one type of two."""
    t = table(turn="russia", hand={"russia": ["russia_energy_titan"]}, stock={"russia": FULL})
    t.do("russia_energy_titan")
    assert t.options == ["energy", "raw"]
    assert t.why_not("food") == ("not_doubled", "W10.2")
    t.do("raw", "raw")
    assert t.options == ["1", "2", "3", "4"]
    t.do(4, "energy")
    assert t.options == ["1", "2"]


def shown(t: Table, power: str, resource: str, symbols: str) -> int:
    """The symbols of a type on all country cards of a power, one under another too."""
    p = POWER_NAMES.index(power)
    own = [country for c, country in enumerate(CONTENT.countries) if t.state.ally_of[c] == p]
    return sum(getattr(country, symbols).count(resource) for country in own)


@pytest.mark.parametrize("country", CONTENT.countries, ids=COUNTRY_NAMES)
def test_w10_2_every_country_in_a_trade(country: Country) -> None:
    """W10.2, W10.4, W10.7: all its symbols count, for selling and for buying."""
    power = country.power if country.starter else "russia"
    position = {
        "stock": {power: FULL},
        "money": {power: 99},
        "allies": {power: [] if country.starter else [country.id]},
    }
    for resource in sorted(set(country.exports)):
        t = trading(power, **position)
        most = shown(t, power, resource, "exports")
        t.do(resource)
        if most > 1:
            assert t.options[-1] == str(most)
            t.do(most)
        assert t.stock(power, resource) == 9 - most
        assert t.money(power) == 99 + most * CONTENT.rules.export_price[resource]
    for resource in sorted(set(country.imports)):
        t = trading(power, **{**position, "stock": {power: {**FULL, resource: 0}}})
        t.do("done", resource)
        if t.question == "import_from_whom":
            t.do("from_allies")
        most = shown(t, power, resource, "imports")
        if most > 1:
            t.do(most)
        assert t.stock(power, resource) == most
        assert t.money(power) == 99 - most * CONTENT.rules.import_price[resource]
