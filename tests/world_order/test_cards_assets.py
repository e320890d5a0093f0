"""Strategic assets, decrees and developments: what each does."""

from typing import Any

import pytest
from world_order.looking import Table
from world_order.tables import table

from realpolitik.games.world_order.deck import ABILITIES, CARD_NAMES

FULL = dict.fromkeys(("energy", "raw", "food", "goods", "services", "diplomacy"), 9)


def played(card: str, *answers: str | int, **more: Any) -> Table:
    """An asset, played by its power with an empty hand."""
    power = card.split("_")[0]
    return table(turn=power, advantages={power: [card]}, **more).do(card, *answers)


@pytest.mark.parametrize("power", ["usa", "russia"])
def test_arms_export(power: str) -> None:
    """2 armies of the board for 20 money, and influence anywhere; or nothing."""
    t = played(f"{power}_arms_export", 1, "africa", "permanent", money={power: 0}, stock={power: {"army": 3}})
    assert (t.money(power), t.stock(power, "army"), t.permanent("africa")) == (20, 1, [power])
    t = played(f"{power}_arms_export", 0, money={power: 0}, stock={power: {"army": 3}})
    assert (t.money(power), t.scored(power)) == (0, [])


def test_us_navy() -> None:
    """Exactly 2 armies to each of up to 2 regions for 10 money each; influence where they went."""
    t = played("usa_us_navy", money={"usa": 30})
    assert t.refused("central_asia") == "not_in_this_region"
    t.do("europe", "mena", "from_board")
    assert t.options == ["from_board"], "two, or none"
    t.do("from_board")
    t.do("permanent")
    assert (t.armies("europe", "usa"), t.armies("mena", "usa"), t.money("usa")) == (2, 0, 10)
    assert (t.permanent("europe"), t.permanent("mena")) == (["usa"], [])
    t = played("usa_us_navy", "europe", "done", "decline", money={"usa": 30})
    assert t.scored("usa") == []


def test_us_navy_needs_access() -> None:
    t = played("usa_us_navy", "africa", "done", money={"usa": 90})
    assert t.asked == "eu"
    assert "nothing_to_move" in t.notes()


def test_rd_champion() -> None:
    """Two types, then a development."""
    t = played("usa_rd_champion", "food", "energy", "diplomatic_initiative", stock={"usa": {"food": 0}})
    assert t.stock("usa", "food") == 3
    assert t.scored("usa") == [(2, "developments")]


@pytest.mark.parametrize("times", [0, 1, 2])
def test_main_un_funding_contributor(times: int) -> None:
    """10 money for 3 diplomacy, up to twice; Engage without an ally."""
    t = played("usa_main_un_funding_contributor", times, stock={"usa": {"diplomacy": 3}}, money={"usa": 20})
    assert (t.stock("usa", "diplomacy"), t.money("usa")) == (3 + 3 * times, 20 - 10 * times)
    t.do("africa", "permanent")
    assert (t.stock("usa", "diplomacy"), t.engage("africa", "usa")) == (3 * times, 1)


def test_nato_of_the_usa() -> None:
    """2 armies to one region whatever the access, permanent influence there, 2 diplomacy in any case."""
    t = played(
        "usa_nato", "from_board", "central_asia", "from_board", money={"usa": 10}, stock={"usa": {"diplomacy": 0}}
    )
    assert (t.armies("central_asia", "usa"), t.money("usa")) == (2, 0)
    assert t.permanent("central_asia") == ["usa"]
    assert t.stock("usa", "diplomacy") == 2
    t = played("usa_nato", "decline", stock={"usa": {"diplomacy": 0}})
    assert (t.stock("usa", "diplomacy"), t.scored("usa")) == (2, [])


def test_central_bank() -> None:
    """20 money, then a development, services payable in money."""
    t = played("eu_central_bank", "industrial_development", 1, "army", "food", money={"eu": 0})
    assert (t.money("eu"), t.stock("eu", "services")) == (0, 4)


@pytest.mark.parametrize(("goods", "services"), [(1, 1), (1, 0), (0, 1)])
def test_brand_europe(goods: int, services: int) -> None:
    """Influence in the region if both goods and services were sold there."""
    t = played(
        "eu_brand_europe", "africa", opens={"africa": ("angola", "kenya")}, stock={"eu": {"goods": 1, "services": 1}}
    )
    assert t.question == "export_what"
    for n, resource in ((goods, "goods"), (services, "services")):
        if n:
            t.do(resource)
    while t.question in ("export_what", "import_what"):
        t.do("done")
    if goods and services:
        assert t.do("permanent").permanent("africa") == ["eu"]
    else:
        assert t.permanent("africa") == []
        assert t.asked != "eu"


def test_brand_europe_counts_what_the_region_can_take() -> None:
    """Goods sold elsewhere do not count: Kenya takes none."""
    t = played(
        "eu_brand_europe", "africa", opens={"africa": ("kenya", "niger")}, stock={"eu": {"goods": 1, "services": 1}}
    )
    t.do("goods", "services", "done")
    assert t.permanent("africa") == []


def test_expansion() -> None:
    """A new ally in Europe; for 2 diplomacy permanent influence there."""
    t = played("eu_expansion", opens={"europe": ("croatia", "serbia"), "africa": ("kenya", "mali")})
    assert t.why_not("kenya") == ("not_in_this_region", "W7.2")
    t.do("croatia", "pay", "decline")
    assert (t.permanent("europe"), t.stock("eu", "diplomacy")) == ([], 3)
    t = played("eu_expansion", "decline")
    assert t.asked != "eu", "without a new ally there is nothing to pay for"


def test_neighborhood_policy() -> None:
    """Engage in one region of three, and for 10 money in another, without an ally."""
    t = played("eu_neighborhood_policy", stock={"eu": {"diplomacy": 8}}, money={"eu": 10})
    assert t.options == ["europe", "central_asia", "mena", "decline"]
    t.do("central_asia", "permanent", "pay")
    assert t.why_not("central_asia") == ("not_in_this_region", "W7.2")
    t.do("europe", "norway_s", "pay", "permanent")
    assert (t.engage("central_asia", "eu"), t.engage("europe", "eu")) == (1, 1)
    assert (t.stock("eu", "diplomacy"), t.money("eu")) == (0, 0)


def test_nato_of_the_eu() -> None:
    """2 diplomacy and 10 money for 2 armies of the supply and permanent influence."""
    t = played("eu_nato", "pay", "central_asia")
    assert (t.armies("central_asia", "eu"), t.stock("eu", "army")) == (2, 2)
    assert (t.permanent("central_asia"), t.money("eu"), t.stock("eu", "diplomacy")) == (["eu"], 15, 2)


def test_csto() -> None:
    """1 diplomacy: up to 2 armies to Central Asia for nothing, permanent influence there."""
    t = played("russia_csto", "pay", "from_board", "done", money={"russia": 0})
    assert (t.armies("central_asia", "russia"), t.stock("russia", "diplomacy")) == (1, 2)
    assert t.permanent("central_asia") == ["russia"]


@pytest.mark.parametrize(("sold", "places"), [(8, 2), (4, 1), (3, 0)])
def test_new_energy_markets(sold: int, places: int) -> None:
    """Two regions, energy twice; influence in each that got 4 energy."""
    t = played(
        "russia_new_energy_markets",
        "east_asia_pacific",
        "south_asia",
        opens={"east_asia_pacific": ("japan", "south_korea"), "south_asia": ("pakistan", "india")},
        stock={"russia": {"energy": 10}},
        money={"russia": 0},
    )
    assert t.refused("goods") == "no_export_symbol"
    t.do("energy")
    assert t.options[-1] == "10", "the stock; Asia could take 18"
    t.do(sold).stop()
    for _token in range(places):
        if t.question == "add_where":
            t.do(t.options[0])
        assert t.question == "choose_slot"
        t.do("permanent")
    assert t.asked != "russia"
    assert len(t.permanent("east_asia_pacific")) + len(t.permanent("south_asia")) == places


def test_new_energy_markets_takes_no_players() -> None:
    """Only countries of the two regions may be used."""
    t = played("russia_new_energy_markets", "americas", "africa", stock={"russia": FULL}, money={"russia": 50})
    t.stop()
    assert t.told("bought_from") == []
    assert t.asked != "russia"


def test_cyber_attacks() -> None:
    """1 service: a token of the region is refreshed, and influence added."""
    t = played("russia_cyber_attacks", "mena", "pay", temporary={"mena": ["russia", "eu"]})
    assert t.temporary("mena") == ["eu", "russia"]
    t.do("temporary")
    assert t.temporary("mena") == ["eu", "russia", "russia"]
    assert t.stock("russia", "services") == 0
    t = played("russia_cyber_attacks", "mena", stock={"russia": {"services": 0}})
    assert t.asked != "russia"


def test_private_military_corporations() -> None:
    """20 money for an army of the supply and influence, twice at most."""
    card = "russia_private_military_corporations"
    t = played(card, "pay", "africa", "permanent", money={"russia": 30})
    assert (t.armies("africa", "russia"), t.stock("russia", "army"), t.money("russia")) == (1, 2, 10)
    assert t.asked != "russia"


@pytest.mark.parametrize("moved", [1, 3])
def test_south_china_sea(moved: int) -> None:
    """1 to 3 armies to the Pacific at the normal price, and permanent influence there."""
    t = played("china_south_china_sea", *["from_board"] * moved, stock={"china": {"army": 3}})
    if moved < 3:
        t.do("done")
    assert (t.armies("east_asia_pacific", "china"), t.money("china")) == (moved, 20 - 5 * moved)
    assert t.permanent("east_asia_pacific") == ["china"]
    t = played("china_south_china_sea", "decline")
    assert t.permanent("east_asia_pacific") == []


def test_brics_may_be_declined() -> None:
    t = played("china_brics", "decline", money={"china": 30})
    assert (t.money("china"), t.asked) == (30, "usa")
    assert "take_part" not in t.notes()


def test_belt_and_road() -> None:
    """Two investments in different regions, the second for 10 more."""
    t = played("china_belt_and_road", "laos_s", "permanent", allies={"china": ["cambodia"]}, money={"china": 40})
    assert t.why_not("cambodia") == ("not_in_this_region", "W7.2")
    t.do("tajikistan_s", "permanent")
    assert t.money("china") == 40 - 10 - 20
    assert (t.fdi("laos_s"), t.fdi("tajikistan_s")) == (1, 1)


@pytest.mark.parametrize(("way", "question"), [("1", "invest_where"), ("2", "base_where"), ("3", "engage_where")])
def test_shanghai_cooperation(way: str, question: str) -> None:
    """A new ally of four regions, then one action for it, or none."""
    position = {
        "opens": {"mena": ("uae", "egypt"), "africa": ("kenya", "mali")},
        "stock": {"china": FULL | {"army": 2}},
    }
    t = played("china_sco", money={"china": 50}, **position)
    assert t.why_not("kenya") == ("not_in_this_region", "W7.2")
    t.do("uae")
    assert t.options == ["1", "2", "3", "decline"]
    t.do(way)
    assert t.question == question
    assert t.options == ["mena" if way == "3" else "uae", "decline"]


@pytest.mark.parametrize(("way", "price", "tracks"), [("1", 10, 2), ("2", 20, 3)])
def test_rapid_industrialization(way: str, price: int, tracks: int) -> None:
    """Two tracks for 10 money, three for 20, and 3 VP."""
    t = played("china_rapid_industrialization", way, *("food", "army", "diplomacy")[:tracks], money={"china": 20})
    assert t.money("china") == 20 - price
    assert t.scored("china") == [(3, "cards")]
    assert [t.track("china", x) for x in ("food", "army", "diplomacy")] == [4, 3, 4 if tracks == 3 else 3]
    assert t.question == "play_another"


# -- developments ------------------------------------------------------------------------------------------------------

BEFORE = ["industrial_development", "knowledge_transfer", "tactical_flexibility", "strategic_advantage"]


def test_reduced_bureaucracy() -> None:
    """A card is drawn, one of the hand leaves the game."""
    t = table(in_round=2, hand={"usa": ["usa_new_allies"]}, developments={"usa": [BEFORE[0], "reduced_bureaucracy"]})
    t.do("reduced_bureaucracy", "usa_new_allies")
    assert (t.cards("removed"), len(t.hand("usa"))) == (["usa_new_allies"], 1)


@pytest.mark.parametrize("drawn", [0, 2])
def test_knowledge_transfer(drawn: int) -> None:
    """As many cards as the best ready ally is worth, and as many discarded."""
    t = table(in_round=2, hand={"usa": ["usa_new_allies"]}, developments={"usa": BEFORE[:2]})
    t.do("knowledge_transfer")
    assert t.options == ["0", "1", "2"]
    t.do(drawn)
    if drawn:
        assert t.question == "discard_which"
        t.do("usa_new_allies")
    while t.question == "discard_which":
        t.do(t.options[0])
    assert (t.question, len(t.hand("usa"))) == ("choose_play", 1)
    assert len(t.cards("discard_unseen", "usa")) == drawn


def test_knowledge_transfer_without_a_ready_ally() -> None:
    """It would do nothing, and is not offered."""
    t = table(in_round=2, developments={"usa": BEFORE[:2]}, exhausted=["mexico_s", "iraq_s", "japan_s", "iceland_s"])
    assert "knowledge_transfer" not in t.options


def test_diplomatic_opening_once_a_round() -> None:
    """After the second improvement there is no third by it."""
    t = table(
        turn="china",
        in_round=3,
        hand={"china": ["china_new_allies"]},
        developments={"china": [*BEFORE[:2], "diplomatic_opening"]},
        opens={"africa": ("kenya", "mali"), "europe": ("serbia", "croatia")},
        stock={"china": {"diplomacy": 9}},
        exhausted=["south_africa_s", "laos_s", "pakistan_s", "tajikistan_s"],
    )
    t.do("china_new_allies", "serbia", "diplomatic_opening", "kenya")
    assert t.stock("china", "diplomacy") == 9 - 1 - 2
    assert t.cards("used_this_round", "china") == ["diplomatic_opening"]
    assert "diplomatic_opening" not in t.options


def test_diplomatic_opening_comes_when_all_else_is_done() -> None:
    """A covered country brings its influence first, and the stack is filled."""
    t = table(
        turn="eu",
        in_round=3,
        hand={"eu": ["eu_new_allies"]},
        developments={"eu": [*BEFORE[:2], "diplomatic_opening"]},
        opens={"europe": ("norway", "serbia")},
        draws=["croatia"],
        stock={"eu": {"diplomacy": 9}},
    )
    t.do("eu_new_allies", "norway", "pay")
    assert t.question == "choose_slot"
    assert t.opened("europe") == ["croatia", "serbia"]
    t.do("permanent")
    assert t.question == "use_development"
    t.do("diplomatic_opening")
    assert "croatia" in t.options


def test_reduced_bureaucracy_with_nothing_to_draw() -> None:
    """What can be applied is applied: a card of the hand leaves the game all the same."""
    own = [name for name in CARD_NAMES if name.startswith("usa_") and CARD_NAMES.index(name) <= ABILITIES]
    t = table(in_round=2, hand={"usa": own}, developments={"usa": [BEFORE[0], "reduced_bureaucracy"]})
    assert t.cards("deck", "usa") == []
    t.do("reduced_bureaucracy", "usa_new_allies")
    assert (t.cards("removed"), len(t.hand("usa"))) == (["usa_new_allies"], 11)
