"""The ability cards of the market: what each does."""

import pytest
from world_order.tables import table

FULL = dict.fromkeys(("energy", "raw", "food", "goods", "services", "diplomacy"), 9)


def test_optimization_program() -> None:
    """One type, then a development."""
    t = table(hand={"usa": ["optimization_program"]}, stock={"usa": {"food": 0}})
    t.do("optimization_program", "food", "diplomatic_initiative")
    assert t.stock("usa", "food") == 3
    assert t.scored("usa") == [(2, "developments")]


def test_assign_new_diplomats() -> None:
    """Two improvements, the second of any country."""
    t = table(
        hand={"usa": ["assign_new_diplomats"]}, opens={"africa": ("kenya", "mali"), "south_asia": ("nepal", "bhutan")}
    )
    t.do("assign_new_diplomats", "kenya", "nepal")
    assert t.allies("usa")[-2:] == ["kenya", "nepal"]
    assert t.stock("usa", "diplomacy") == 2


def test_global_presence() -> None:
    """Armies are produced, then up to 3 move."""
    t = table(hand={"usa": ["global_presence"]}, stock={"usa": {"army": 0, "raw": 2, "food": 2}}, money={"usa": 10})
    t.do("global_presence", 2, "from_board", "europe", "from_board", "mena")
    assert (t.armies("europe", "usa"), t.armies("mena", "usa"), t.stock("usa", "army")) == (1, 1, 0)


def test_return_on_investment() -> None:
    """4 money for each FDI token on allies, then an investment."""
    t = table(hand={"usa": ["return_on_investment"]}, fdi={"mexico_s": 2, "japan_s": 1}, money={"usa": 0})
    t.do("return_on_investment", "iraq_s", "permanent")
    assert t.money("usa") == 12 - 10


def test_establish_trade_routes() -> None:
    """The open countries of a region count as allies; a token there is refreshed."""
    t = table(
        hand={"usa": ["establish_trade_routes"]},
        opens={"africa": ("ethiopia", "angola")},
        stock={"usa": FULL},
        temporary={"africa": ["usa", "eu"]},
    )
    t.do("establish_trade_routes", "africa", "services")
    assert t.options == ["1", "2", "3", "4"], "Mexico, Iceland, Ethiopia, Angola"
    t.do(4).stop()
    assert t.temporary("africa") == ["eu", "usa"]


@pytest.mark.parametrize("way", ["1", "2"])
def test_tap_into_new_markets(way: str) -> None:
    """A new ally, then an investment in it, or a trade."""
    t = table(hand={"usa": ["tap_into_new_markets"]}, opens={"africa": ("kenya", "mali")})
    t.do("tap_into_new_markets", "kenya", way)
    if way == "1":
        assert t.options == ["kenya", "decline"]
        assert t.why_not("mexico_s")[0] == "not_the_target"
        t.do("kenya", "permanent")
        assert (t.fdi("kenya"), t.permanent("africa")) == (1, ["usa"])
    else:
        assert t.question == "export_what"


def test_tap_into_new_markets_without_a_new_ally() -> None:
    """The way that refers to it is not offered."""
    t = table(hand={"usa": ["tap_into_new_markets"]}).do("tap_into_new_markets", "decline")
    assert t.options == ["2"]
    assert t.why_not(0) == ("way_empty", "W7.2")


def test_minimize_bureaucracy() -> None:
    """It leaves the game; a market card up to 6 is played at once and lies in front."""
    market = ["tap_into_new_markets", "power_play", "quantitative_easing"]
    t = table(hand={"usa": ["minimize_bureaucracy"]}, market=market, draws=["well_laid_plans"])
    t.do("minimize_bureaucracy")
    assert t.why_not("tap_into_new_markets") == ("too_dear", "W7.2")
    t.do("quantitative_easing")
    assert t.cards("removed") == ["minimize_bureaucracy"]
    assert t.cards("front", "usa") == ["quantitative_easing"]
    assert t.state.front_turn[0] == [1]
    assert t.cards("market")[0] == "well_laid_plans"
    assert (t.money("usa"), t.question) == (40, "invest_where")


def test_economic_expansion() -> None:
    """A trade, then an investment."""
    t = table(hand={"usa": ["economic_expansion"]}, money={"usa": 5}, stock={"usa": {"food": 1}})
    t.do("economic_expansion", "food", "done", "done", "iraq_s", "permanent")
    assert (t.money("usa"), t.fdi("iraq_s")) == (0, 1)


def test_covert_military_operation() -> None:
    """Armies are produced; a base may take them at once."""
    t = table(hand={"usa": ["covert_military_operation"]}, stock={"usa": {"army": 0}})
    t.do("covert_military_operation", 2, "japan_s", 2, "permanent")
    assert (t.base("japan_s"), t.armies("east_asia_pacific", "usa")) == (1, 2)


@pytest.mark.parametrize("allies", [0, 1, 2])
def test_ensure_peace_in_the_region(allies: int) -> None:
    """1 less for each ally there."""
    more = ["qatar", "turkey"][:allies]
    t = table(hand={"usa": ["ensure_peace_in_the_region"]}, allies={"usa": more}, stock={"usa": {"diplomacy": 9}})
    t.do("ensure_peace_in_the_region", "mena", "pay", "permanent")
    assert t.stock("usa", "diplomacy") == 9 - (6 - 1 - allies)


def test_new_strategic_partner() -> None:
    """A new ally, then a base there or up to 2 armies to its region."""
    t = table(hand={"usa": ["new_strategic_partner"]}, opens={"mena": ("qatar", "egypt")})
    t.do("new_strategic_partner", "egypt", "pay", "2", "from_board", "from_board")
    assert t.armies("mena", "usa") == 2
    assert t.asked == "eu"


def test_explore_alternatives() -> None:
    """Two cards are drawn, one may be played."""
    t = table(hand={"usa": ["explore_alternatives"]}, draws=["usa_military_pact", "usa_foreign_trade"])
    t.do("explore_alternatives")
    assert t.hand("usa") == ["usa_military_pact", "usa_foreign_trade"]
    t.do("usa_foreign_trade")
    assert t.question == "export_what"


def test_build_new_embassy() -> None:
    """1 less; a token of the region may be refreshed."""
    position = {"opens": {"africa": ("kenya", "sudan")}, "temporary": {"africa": ["usa", "eu"]}}
    t = table(hand={"usa": ["build_new_embassy"]}, stock={"usa": {"diplomacy": 1}}, **position)
    t.do("build_new_embassy", "sudan", "africa")
    assert t.stock("usa", "diplomacy") == 0
    assert t.temporary("africa") == ["eu", "usa"]
    t = table(hand={"usa": ["build_new_embassy"]}, stock={"usa": {"diplomacy": 0}}, **position)
    t.do("build_new_embassy", "kenya", "decline")
    assert t.temporary("africa") == ["usa", "eu"]


def test_quantitative_easing() -> None:
    """10 money, then an investment."""
    t = table(hand={"usa": ["quantitative_easing"]}, money={"usa": 0}).do("quantitative_easing", "iraq_s", "permanent")
    assert (t.money("usa"), t.fdi("iraq_s")) == (0, 1)


def test_trade_opportunity() -> None:
    """One operation, then another card."""
    t = table(hand={"usa": ["trade_opportunity", "usa_new_allies"]}, stock={"usa": {"goods": 1}}, money={"usa": 0})
    t.do("trade_opportunity", "export", "goods")
    assert (t.money("usa"), t.question) == (15, "play_another")


def test_new_agenda() -> None:
    """Three cards are drawn; for discarding two another may be played."""
    t = table(hand={"usa": ["new_agenda"]}, draws=["usa_new_allies", "usa_military_pact", "usa_foreign_trade"])
    t.do("new_agenda")
    assert (t.question, t.options) == ("pay_for_more", ["pay", "decline"])
    t.do("pay", "usa_new_allies", "usa_military_pact")
    assert (t.question, t.hand("usa")) == ("play_another", ["usa_foreign_trade"])


@pytest.mark.parametrize(("card", "token"), [("strengthen_alliance", "base"), ("steady_partnership", "fdi")])
def test_strengthen_alliance_and_steady_partnership(card: str, token: str) -> None:
    """A second base, a second investment."""
    t = table(hand={"usa": [card]}, **{token: {"iraq_s": 1}}).do(card, "iraq_s", "permanent")
    assert (t.base("iraq_s"), t.fdi("iraq_s")) == ((2, 0) if token == "base" else (0, 2))
    assert t.permanent("mena") == ["usa"]


def test_military_exercises() -> None:
    """Up to three armies; a token of a region that they went to may be refreshed."""
    rows = {"europe": ["usa", "eu"], "mena": ["usa", "eu"]}
    t = table(hand={"usa": ["military_exercises"]}, temporary=rows)
    t.do("military_exercises", "from_board", "europe", "from_board", "americas", "done")
    assert t.options == ["europe", "decline"]
    t.do("europe")
    assert t.temporary("europe") == ["eu", "usa"]


def test_activation_of_allies() -> None:
    """Two allies are readied, then Engage."""
    t = table(
        hand={"usa": ["activation_of_allies"]},
        exhausted=["mexico_s", "iraq_s", "japan_s"],
        stock={"usa": {"diplomacy": 2}},
    )
    t.do("activation_of_allies", "mexico_s", "iraq_s", "americas", "mexico_s", "permanent")
    assert [t.ready(c) for c in ("mexico_s", "iraq_s", "japan_s")] == [False, True, False]
    assert t.stock("usa", "diplomacy") == 0


def test_improve_logistics() -> None:
    """Up to three armies, whatever the value, for nothing."""
    t = table(hand={"usa": ["improve_logistics"]}, money={"usa": 5}, stock={"usa": {"army": 9}}).do("improve_logistics")
    t.do("iceland_s")
    assert t.options == ["1", "2", "3"]


def test_re_evaluate_strategy() -> None:
    """Two of three actions, in any order, each once."""
    t = table(hand={"usa": ["re_evaluate_strategy"]}).do("re_evaluate_strategy", "3", "from_board", "mena", "done")
    assert (t.question, t.options) == ("choose_way", ["1", "2"])
    assert t.why_not(2) == ("way_taken", "W7.2")
    t.do("1")
    assert t.question == "choose_country"
    assert t.do("decline").asked == "eu"


def test_key_economic_partner() -> None:
    """An ally is readied and invested in, and stays ready; nothing if none is chosen."""
    t = table(hand={"usa": ["key_economic_partner"]}, exhausted=["iraq_s"])
    t.do("key_economic_partner", "iraq_s", "iraq_s", "permanent")
    assert (t.fdi("iraq_s"), t.ready("iraq_s")) == (1, True)
    assert table(hand={"usa": ["key_economic_partner"]}).do("key_economic_partner", "done").asked == "eu"


@pytest.mark.parametrize(("resource", "units"), [("food", 4), ("goods", 4)])
def test_boost_production(resource: str, units: int) -> None:
    """A track is raised, its type produced, another card played."""
    t = table(hand={"usa": ["boost_production", "usa_new_allies"]}, stock={"usa": {**FULL, resource: 0}})
    t.do("boost_production", resource, *([4] if resource == "goods" else []))
    assert (t.track("usa", resource), t.stock("usa", resource)) == (4, units)
    assert t.question == "play_another"


def test_prosperous_times() -> None:
    """Goods, then prosperity for 2 goods less, or another card, or neither."""
    position = {"hand": {"usa": ["prosperous_times", "usa_new_allies"]}, "stock": {"usa": {**FULL, "goods": 0}}}
    t = table(**position).do("prosperous_times", 1, "1")
    assert (t.prosperity("usa"), t.stock("usa", "goods"), t.money("usa")) == (1, 1, 40)
    assert t.scored("usa") == [(2, "prosperity")]
    assert table(**position).do("prosperous_times", 1, "2").question == "play_another"
    assert table(**position).do("prosperous_times", 1, "decline").asked == "eu"
    t = table(**position, prosperity={"usa": 3}).do("prosperous_times", 2, "1")
    assert t.prosperity("usa") == 3, "5 less 2 are not there"


def test_diplomatic_trip() -> None:
    """A new ally, then Engage in its region."""
    t = table(hand={"usa": ["diplomatic_trip"]}, opens={"africa": ("kenya", "mali")})
    t.do("diplomatic_trip", "kenya")
    assert t.options == ["africa", "decline"]
    t.do("africa", "kenya", "permanent")
    assert (t.engage("africa", "usa"), t.stock("usa", "diplomacy")) == (1, 1)
    t = table(hand={"usa": ["diplomatic_trip"]}).do("diplomatic_trip", "decline")
    assert t.asked == "eu"


def test_power_play() -> None:
    """A base whose influence may lie beside the slots."""
    t = table(hand={"usa": ["power_play"]}).do("power_play", "iraq_s")
    assert t.options == ["permanent", "temporary"], "as long as a slot is free"


@pytest.mark.parametrize("armies", [0, 2, 9])
def test_dominant_power(armies: int) -> None:
    """1 less for each army there, never below 0."""
    t = table(hand={"usa": ["dominant_power"]}, armies={"mena": {"usa": armies}}, stock={"usa": {"diplomacy": 9}})
    t.do("dominant_power", "mena")
    if armies < 6:
        t.do("pay")
    t.do("permanent")
    assert t.stock("usa", "diplomacy") == 9 - max(0, 6 - armies)


def test_initiate_restructuring() -> None:
    """A card is drawn; for trashing one, another may be played."""
    t = table(hand={"usa": ["initiate_restructuring"]}, draws=["usa_military_pact"])
    t.do("initiate_restructuring", "decline")
    assert (t.asked, t.hand("usa")) == ("eu", ["usa_military_pact"])


@pytest.mark.parametrize(("way", "question"), [("1", "choose_country"), ("2", "engage_where")])
def test_convincing_arguments(way: str, question: str) -> None:
    """2 diplomacy, then one of two actions."""
    t = table(hand={"usa": ["convincing_arguments"]}, stock={"usa": {"diplomacy": 4}}).do("convincing_arguments", way)
    assert (t.stock("usa", "diplomacy"), t.question) == (6, question)


def test_re_examine_agreement() -> None:
    """A token is refreshed, a card drawn, another played."""
    t = table(hand={"usa": ["re_examine_agreement"]}, temporary={"mena": ["usa", "eu"], "europe": ["usa", "eu"]})
    t.do("re_examine_agreement", "mena")
    assert (t.temporary("mena"), t.temporary("europe")) == (["eu", "usa"], ["usa", "eu"])
    assert (len(t.hand("usa")), t.question) == (1, "play_another")


def test_successful_negotiations() -> None:
    """An ally is readied; any country of a region may be chosen."""
    t = table(hand={"usa": ["successful_negotiations"]}, exhausted=["iraq_s"])
    t.do("successful_negotiations", "iraq_s", "djibouti")
    assert t.ready("iraq_s")
    assert "djibouti" in t.allies("usa")
    assert len(t.opened("africa")) == 2


def test_well_laid_plans() -> None:
    """A card is drawn, a base built."""
    t = table(hand={"usa": ["well_laid_plans"]}).do("well_laid_plans", "iraq_s", "permanent")
    assert (len(t.hand("usa")), t.base("iraq_s")) == (1, 1)
