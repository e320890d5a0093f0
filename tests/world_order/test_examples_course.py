"""Worked examples of the rulebook: influence, research, random influence, aftermath, E21 to E29 and E40 to E47."""

import pytest
from world_order.tables import new_game, table

from realpolitik.games.world_order.countries import COUNTRY_NAMES
from realpolitik.games.world_order.state import free_tokens
from realpolitik.games.world_order.things import EU


def test_e21_a_region_over_several_turns() -> None:
    """E21, W16.1, W16.2, W16.4, W16.5."""
    t = table(
        turn="russia",
        hand={
            "russia": ["russia_foreign_military_presence"],
            "usa": ["usa_foreign_direct_investment"],
        },
        allies={"usa": ["saudi_arabia"]},
    )
    t.do("russia_foreign_military_presence", "syria_s")
    assert t.options == ["permanent", "temporary"]
    t.do("temporary")
    assert t.scored("russia") == [(5, "slots")]
    assert t.temporary("mena") == ["russia"]
    t.do("usa_foreign_direct_investment", "saudi_arabia", "permanent")
    assert t.scored("usa") == [(1, "slots")]
    t = table(
        turn="eu",
        hand={"eu": ["eu_diplomatic_engagement"]},
        stock={"eu": {"diplomacy": 6}},
        permanent={"mena": ["usa", "china", "usa"]},
        temporary={"mena": ["russia", "eu", "usa", "china", "usa"]},
    )
    supply = t.supply("russia")
    t.do("eu_diplomatic_engagement", "mena", "pay")
    assert t.temporary("mena") == ["eu", "usa", "china", "usa", "eu"]
    assert t.scored("eu") == []
    assert t.supply("russia") == supply + 1


def test_e22_a_forced_permanent_token_is_never_temporary() -> None:
    """E22, W16.7: with slots or without, a free temporary row is no choice."""
    for taken in ([], ["usa", "china"]):
        t = table(turn="russia", advantages={"russia": ["russia_csto"]}, permanent={"central_asia": taken})
        t.do("russia_csto", "pay", "decline")
        assert t.question == "choose_play", "nothing to choose"
        assert t.temporary("central_asia") == []
        assert t.permanent("central_asia") == ([*taken] if taken else ["russia"])
        assert t.beside("central_asia") == (["russia"] if taken else [])


def test_e23_the_first_slot_of_africa() -> None:
    """E23, W16.9: filled at set-up without VP, worth 4 when it is filled again."""
    t = new_game()
    assert t.temporary("africa") == ["eu"]
    assert t.vp("eu") == 0
    t = table(turn="china", hand={"china": ["china_foreign_direct_investment"]}, temporary={"africa": []})
    t.do("china_foreign_direct_investment", "south_africa_s", "temporary")
    assert t.scored("china") == [(4, "slots")]


def test_e24_research() -> None:
    """E24, W17.3, W17.4, W17.5, W17.6, W17.8, W17.9, W17.10."""
    t = table(
        phase="research",
        turn="china",
        hand={"china": ["china_growth_strategy", "china_foreign_trade"]},
        allies={"china": ["singapore"]},
        market=["assign_new_diplomats", "global_presence", "well_laid_plans", "power_play"],
        draws=["convincing_arguments"],
        money={"china": 0},
    )
    assert t.money("china") == 5
    assert t.told("hand_revealed")[0]["research"] == 6
    left_of_it = t.cards("market")[:4]
    t.do("well_laid_plans")
    assert t.cards("market") == ["convincing_arguments", *left_of_it, "power_play"]
    assert t.about[-1] == 1, "research left"
    assert t.why_not("convincing_arguments") == ("lacks_research", "W17.6")
    t.do("exhaust_ally", "singapore", "exhaust_ally", "tajikistan_s")
    assert t.about[-1] == 4
    t.do("convincing_arguments")
    assert t.about[-1] == 0
    assert not t.ready("singapore")
    assert not t.ready("tajikistan_s")
    t.do("done")
    assert t.cards("top", "china") == ["well_laid_plans", "convincing_arguments"]
    assert len(t.cards("market")) == 6
    assert t.cards("discard", "china") == ["china_growth_strategy", "china_foreign_trade"]


def test_e25_random_influence_for_two_players() -> None:
    """E25, W18.2, W18.3, W18.4, W18.5."""
    t = table(
        powers="usa_china",
        phase="random_influence",
        in_round=2,
        random=["random_influence_08", "random_influence_01"],
        commerce={"china": 1, "usa": 0},
        money={"usa": 0, "china": 0},
    )
    assert t.permanent("europe") == ["eu", "russia"]
    assert (t.armies("europe", "eu"), t.armies("europe", "russia")) == (1, 1)
    assert t.permanent("africa") == ["russia"]
    assert t.permanent("mena") == ["eu"]
    assert (t.money("china"), t.commerce("china")) == (10, 0)
    assert t.money("usa") == 0
    assert len(t.cards("random_open")) == 2
    assert t.cards("random_discard") == ["random_influence_08", "random_influence_01"]


def test_e26_income_from_investments() -> None:
    """E26, W19.2: Norway 2, Jordan 2, Turkey 6."""
    t = table(
        phase="income",
        turn="eu",
        allies={"eu": ["turkey"]},
        fdi={"norway_s": 1, "jordan_s": 1, "turkey": 1},
        money={"eu": 0},
    )
    assert t.money("eu") == 10


def test_e27_an_engage_token_for_money() -> None:
    """E27, W19.3."""
    t = table(phase="income", turn="eu", allies={"eu": ["djibouti"]}, engage={"africa": {"eu": 1}}, money={"eu": 0})
    assert t.options == ["africa", "done"]
    t.do("africa")
    assert t.money("eu") == 10
    assert t.engage("africa", "eu") == 0
    assert free_tokens(t.state, EU) == 3


@pytest.mark.parametrize(("of_eu", "lost"), [(1, [(-2, "threats")]), (2, [(-2, "threats")] * 2)])
def test_e28_threats_in_central_asia(of_eu: int, lost: list[tuple[int, str]]) -> None:
    """E28, W19.5, W19.6, W19.10."""
    t = table(phase="threats", armies={"central_asia": {"china": 2, "russia": 1, "eu": of_eu}})
    assert t.scored("russia") == lost
    assert t.scored("china") == t.scored("eu") == t.scored("usa") == []


@pytest.mark.parametrize("defends", [True, False])
def test_e29_threats_in_europe(defends: bool) -> None:
    """E29, W19.6, W19.7, W19.8, W19.9."""
    t = table(
        phase="threats",
        armies={"europe": {"usa": 3, "russia": 2, "eu": 1}},
        priority={"russia": "military"},
        engage={"europe": {"eu": 1}},
        allies={"eu": ["albania"]},
    )
    assert (t.asked, t.options) == ("eu", ["europe", "done"])
    t.do("europe" if defends else "done")
    assert t.scored("eu") == ([] if defends else [(-2, "threats")])
    assert t.scored("usa") == t.scored("russia") == []
    assert t.engage("europe", "eu") == (0 if defends else 1)
    if defends:
        assert t.told("token_defends") == [{"power": "eu", "region": "europe", "n": 3}]


def test_e40_an_extra_card_may_be_a_strategic_advantage() -> None:
    """E40, W7.9: the last card of the hand is put face down."""
    t = table(hand={"usa": ["trade_opportunity", "usa_new_allies"]}, advantages={"usa": ["usa_nato"]})
    t.do("trade_opportunity", "export", "done")
    assert t.question == "play_another"
    t.do("usa_nato")
    assert t.hand("usa") == []
    assert t.cards("face_down", "usa") == ["usa_new_allies"]
    assert t.state.front_turn[0] == [1, 1]


def test_e41_readying_a_ready_ally() -> None:
    """E41, W23.2."""
    t = table(hand={"usa": ["key_economic_partner"]}).do("key_economic_partner", "mexico_s", "mexico_s", "permanent")
    assert (t.ready("mexico_s"), t.fdi("mexico_s")) == (True, 1)
    assert t.money("usa") == 15


def test_e42_brics_without_russia() -> None:
    """E42, W23.8: Russia adds its token to the remaining region, without paying."""
    t = table(powers="usa_china", turn="china", advantages={"china": ["china_brics"]}, money={"china": 30})
    t.do("china_brics", "pay", "americas", "africa", "permanent", "permanent")
    assert t.permanent("south_asia") == ["russia"]
    assert t.permanent("americas") == t.permanent("africa") == ["china"]
    assert t.money("china") == 0
    assert t.asked == "usa"


def test_e43_a_once_per_round_card_before_the_priority() -> None:
    """E43, W23.5: allowed, once in that round."""
    t = table(
        phase="preparation",
        in_round=2,
        developments={"usa": ["industrial_development", "reduced_bureaucracy"]},
        vp={"usa": -1},
    )
    t.do("first", "second", "third")
    assert (t.asked, t.question) == ("usa", "choose_priority")
    assert t.options == ["reduced_bureaucracy", "domestic", "diplomatic", "military"]
    t.do("reduced_bureaucracy", "usa_growth_strategy")
    assert t.cards("removed") == ["usa_growth_strategy"]
    assert t.options == ["domestic", "diplomatic", "military"]
    assert len(t.hand("usa")) == 6


@pytest.mark.parametrize("exhausted", [False, True])
def test_e44_covering_a_starter_country(exhausted: bool) -> None:
    """E44, W8.6, W8.7, W8.8: tokens move to the new card; influence if the covered one was ready."""
    t = table(
        turn="eu",
        hand={"eu": ["eu_new_allies"]},
        fdi={"norway_s": 1},
        opens={"europe": ("norway", "croatia")},
        stock={"eu": {"diplomacy": 2}},
        exhausted=["norway_s"] if exhausted else [],
    )
    before = len(t.allies("eu"))
    t.do("eu_new_allies", "norway", "pay")
    if not exhausted:
        t.do("permanent")
    assert t.permanent("europe") == ([] if exhausted else ["eu"])
    assert t.ready("norway")
    assert (t.fdi("norway"), t.fdi("norway_s")) == (1, 0)
    assert len(t.allies("eu")) == before
    pair = t.match.view(1)["mats"]["eu"]["allies"][0]
    assert (pair["country"], pair["under"], pair["value"]) == ("norway", "norway_s", 2)
    t = table(
        turn="eu",
        hand={"eu": ["eu_foreign_trade"]},
        allies={"eu": ["norway"]},
        stock={"eu": {"services": 4}},
    )
    assert t.do("eu_foreign_trade", "services").options == ["1", "2"], "symbols of both cards"


def test_e44_the_starter_card_pays_for_its_own_cover() -> None:
    """E44, W8.7: exhausted for the discount, it brings no influence."""
    t = table(turn="eu", hand={"eu": ["eu_new_allies"]}, opens={"europe": ("norway", "croatia")})
    t.do("eu_new_allies", "norway", "norway_s", "pay")
    assert t.permanent("europe") == []
    assert t.ready("norway")
    assert t.asked != "eu"


@pytest.mark.parametrize(
    ("power", "resource", "before", "money"),
    [("russia", "energy", 9, 12), ("usa", "services", 10, 40), ("usa", "diplomacy", 10, -12)],
)
def test_e45_overflow(power: str, resource: str, before: int, money: int) -> None:
    """E45, W15.7: beyond ten, 3 money for a primary resource, 10 for goods or services, nothing for diplomacy."""
    t = table(
        turn=power,
        hand={power: [f"{power}_growth_strategy"]},
        stock={power: {"energy": 4, "food": 4, resource: before}},
        tracks={power: {"energy": 5}} if power == "russia" else None,
        money={power: 20},
    )
    t.do(f"{power}_growth_strategy", "2", resource, *([] if resource == "energy" else [4])).stop()
    assert t.stock(power, resource) == 10
    assert t.money(power) == 20 + money


def test_e46_opening_countries() -> None:
    """E46, W6.3: left 1 and right 4 become left 4 and right 1, the card just moved."""
    t = table(
        phase="preparation",
        in_round=2,
        stacks={"africa": (["mali"], [], ["sudan", "niger", "kenya", "angola"])},
    )
    r = 4
    assert [COUNTRY_NAMES[c] for c in t.state.left[r]] == ["sudan", "niger", "kenya", "angola"]
    assert [COUNTRY_NAMES[c] for c in t.state.right[r]] == ["mali"]
    assert t.opened("africa") == ["angola", "mali"]


ROW = ["optimization_program", "global_presence", "power_play", "dominant_power", "new_agenda", "steady_partnership"]


def test_e47_the_market_is_renewed() -> None:
    """E47, W17.7, W17.8: D E F are discarded, A B C move right, three new ones come in from the left."""
    t = table(
        phase="research",
        hand={"usa": ["usa_new_allies"]},
        market=ROW,
        draws=["assign_new_diplomats", "return_on_investment", "quantitative_easing"],
    )
    t.do("renew_market")
    new = ["quantitative_easing", "return_on_investment", "assign_new_diplomats"]
    assert t.cards("market") == [*new, *ROW[:3]]
    assert t.cards("market_discard") == ROW[:2:-1]


@pytest.mark.parametrize(("powers", "gone"), [("all", 0), ("without_eu", 1), ("usa_china", 2)])
def test_e47_after_each_research(powers: str, gone: int) -> None:
    """E47, W17.11: with three players the rightmost card goes, with two players two."""
    t = table(powers=powers, phase="research", hand={"usa": ["usa_growth_strategy"]}, market=ROW)
    t.do("done")
    assert t.cards("market")[gone:] == ROW[: 6 - gone]
    assert sorted(t.cards("market_discard")) == sorted(ROW[6 - gone :])
