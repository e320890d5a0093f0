"""Improve relations (W8) and Engage (W9)."""

import pytest
from world_order.tables import new_game, region_of, table

from realpolitik.games.world_order.content import CONTENT
from realpolitik.games.world_order.content_parts import Country
from realpolitik.games.world_order.countries import COUNTRY_NAMES


def test_w8_1_only_top_cards() -> None:
    """W8.1, W8.10: of both stacks of any region."""
    t = table(hand={"usa": ["usa_new_allies"]}, opens={"africa": ("kenya", "mali"), "europe": ("croatia", "albania")})
    t.do("usa_new_allies")
    assert {"kenya", "mali", "croatia", "albania"} <= set(t.options)
    assert t.why_not("niger") == ("not_open", "W8.1")
    assert t.why_not("mexico_s") == ("not_open", "W8.1")


def test_w8_2_the_value_is_paid() -> None:
    """W8.2: and the card lies ready in front of the player; what cannot be paid says by how much."""
    t = table(
        hand={"usa": ["usa_new_allies"]},
        opens={"africa": ("south_africa", "sudan")},
        stock={"usa": {"diplomacy": 2}},
    )
    t.do("usa_new_allies")
    assert t.why_not("south_africa") == ("lacks_diplomacy", "W8.2")
    assert t.match.why_not(COUNTRY_NAMES.index("south_africa"), 0)[1] == 1
    t.do("sudan")
    assert t.stock("usa", "diplomacy") == 0
    assert t.ready("sudan")


def test_w8_3_allies_of_the_same_region_alone() -> None:
    """W8.3."""
    t = table(
        hand={"usa": ["usa_new_allies"]},
        opens={"mena": ("saudi_arabia", "egypt")},
        exhausted=["mexico_s"],
    )
    t.do("usa_new_allies", "saudi_arabia")
    assert t.options == ["iraq_s", "pay"]
    assert t.why_not("japan_s") == ("other_region", "W8.3")
    assert t.why_not("mexico_s") == ("exhausted", "W1.7")
    assert t.why_not("turkey") == ("not_your_ally", "W1.7")


def test_w8_4_a_surplus_is_lost() -> None:
    """W8.4: Australia pays 3 for Laos, worth 1; nothing comes back."""
    t = table(
        hand={"usa": ["usa_new_allies"]},
        allies={"usa": ["australia"]},
        opens={"east_asia_pacific": ("laos", "cambodia")},
        stock={"usa": {"diplomacy": 0}},
    )
    t.do("usa_new_allies", "laos", "australia")
    assert t.stock("usa", "diplomacy") == 0
    assert "laos" in t.allies("usa")
    assert t.ready("japan_s"), "no more is exhausted than was chosen"


@pytest.mark.parametrize(
    ("stacks", "taken", "left", "right"),
    [
        ((["nepal"], [], ["bhutan", "maldives"]), "nepal", ["maldives"], ["bhutan"]),
        ((["nepal"], [], ["bhutan", "maldives"]), "maldives", ["nepal"], ["bhutan"]),
        ((["nepal", "myanmar"], [], ["bhutan"]), "bhutan", ["nepal"], ["myanmar"]),
        ((["nepal"], ["sri_lanka"], ["bhutan"]), "nepal", ["sri_lanka"], ["bhutan"]),
        ((["nepal"], ["sri_lanka"], ["bhutan"]), "bhutan", ["sri_lanka"], ["nepal"]),
    ],
)
def test_w8_5_two_countries_stay_open(
    stacks: tuple[list[str], list[str], list[str]], taken: str, left: list[str], right: list[str]
) -> None:
    """W8.5: when a stack is empty, the top card of the other moves over."""
    t = table(turn="russia", hand={"russia": ["russia_new_allies"]}, stacks={"south_asia": stacks})
    t.do("russia_new_allies", taken, "pay")
    region = t.match.view(0)["regions"]["south_asia"]
    assert (region["left"]["seen"], region["right"]) == (left, right)


def test_w8_6_tokens_move_to_the_new_card() -> None:
    """W8.6, W8.8: base and FDI; the value, invest cost and flags are those of the top card."""
    t = table(
        turn="russia",
        hand={"russia": ["russia_new_allies", "russia_foreign_direct_investment"]},
        base={"belarus_s": 1},
        opens={"europe": ("belarus", "serbia")},
    )
    t.do("russia_new_allies", "belarus", "pay", "permanent")
    assert (t.base("belarus"), t.base("belarus_s")) == (1, 0)
    assert "belarus_s" not in t.allies("russia")
    assert t.told("covers") == [{"power": "russia", "country": "belarus"}]


def test_w8_8_a_pair_is_one_ally() -> None:
    """W8.8: it is exhausted and invested in as one, at the price of the top card."""
    t = table(hand={"usa": ["usa_foreign_direct_investment"]}, allies={"usa": ["mexico"]}, money={"usa": 20})
    assert len(t.allies("usa")) == 4
    t.do("usa_foreign_direct_investment", "mexico", "permanent")
    assert t.money("usa") == 0
    t = table(hand={"usa": ["usa_foreign_trade"]}, allies={"usa": ["mexico"]}, stock={"usa": {"goods": 9}})
    assert t.do("usa_foreign_trade", "goods").options == ["1", "2", "3"]


@pytest.mark.parametrize(
    ("power", "barred"),
    [("usa", ["iran", "cuba", "syria", "belarus", "myanmar", "north_korea"]), ("russia", ["moldova", "georgia"])],
)
def test_w8_9_barred_countries(power: str, barred: list[str]) -> None:
    """W8.9: by the crossed-out flag, for that power alone."""
    for name in barred:
        for who in ("usa", "russia"):
            t = table(turn=who, hand={who: [f"{who}_new_allies"]}, opens={region_of(name): (name,)})
            t.do(f"{who}_new_allies")
            if who == power:
                assert t.refused(name) == "is_barred"
            else:
                assert name in t.options


def test_w8_11_another_powers_starter_country() -> None:
    """W8.11: its standard card is a new ally like any other."""
    t = table(turn="china", hand={"china": ["china_new_allies"]}, opens={"europe": ("norway", "serbia")})
    t.do("china_new_allies", "norway")
    assert t.allies("china")[-1] == "norway"
    assert "norway_s" in t.allies("eu")
    assert t.permanent("europe") == []


def test_w8_2_any_country_of_one_region() -> None:
    """W8.2, W26.1: Successful Negotiations looks through a region, which is then shuffled."""
    t = table(
        turn="russia",
        hand={"russia": ["successful_negotiations"]},
        opens={"africa": ("kenya", "mali"), "europe": ("moldova", "croatia")},
        stock={"russia": {"diplomacy": 3}},
        draws=["niger", "djibouti"],
    )
    t.do("successful_negotiations")
    assert {"sudan", "serbia", "saudi_arabia"} <= set(t.options)
    assert t.why_not("moldova") == ("is_barred", "W8.9")
    t.do("sudan")
    assert t.opened("africa") == ["djibouti", "niger"]
    region = t.match.view(0)["regions"]["africa"]
    assert region["left"]["unseen"] == 12 - 1 - 2
    assert set(t.opened("europe")) == {"moldova", "croatia"}


def test_w9_1_a_region_with_an_ally() -> None:
    """W9.1, W9.7: ready or exhausted."""
    t = table(
        hand={"usa": ["usa_diplomatic_engagement"]},
        exhausted=["mexico_s"],
        stock={"usa": {"diplomacy": 9}},
    )
    t.do("usa_diplomatic_engagement")
    assert t.options == ["europe", "americas", "mena", "east_asia_pacific", "decline"]
    assert t.why_not("africa") == ("no_ally_there", "W9.1")
    t.do("americas")
    assert t.stock("usa", "diplomacy") == 5


@pytest.mark.parametrize(
    ("region", "cost"),
    [
        ("europe", 5),
        ("central_asia", 4),
        ("americas", 4),
        ("mena", 6),
        ("africa", 3),
        ("south_asia", 4),
        ("east_asia_pacific", 5),
    ],
)
def test_w9_2_what_a_region_costs(region: str, cost: int) -> None:
    """W9.2: UN funding needs no ally."""
    t = table(
        advantages={"usa": ["usa_main_un_funding_contributor"]},
        stock={"usa": {"diplomacy": 10}},
        money={"usa": 0},
        allies={},
        exhausted=["mexico_s", "iraq_s", "japan_s", "iceland_s"],
    )
    t.do("usa_main_un_funding_contributor", region)
    assert t.stock("usa", "diplomacy") == 10 - cost
    t.do("temporary")
    assert t.engage(region, "usa") == 1
    poor = table(
        advantages={"usa": ["usa_main_un_funding_contributor"]},
        stock={"usa": {"diplomacy": 2}},
        money={"usa": 0},
        exhausted=["mexico_s", "iraq_s", "japan_s", "iceland_s"],
    ).do("usa_main_un_funding_contributor")
    assert poor.asked != "usa"


def test_w9_2_what_is_lacking() -> None:
    """W9.2: 4 will do for Africa, and not for Europe."""
    t = table(
        advantages={"usa": ["usa_main_un_funding_contributor"]},
        stock={"usa": {"diplomacy": 4}},
        money={"usa": 0},
        exhausted=["mexico_s", "iraq_s", "japan_s", "iceland_s"],
    ).do("usa_main_un_funding_contributor")
    assert "africa" in t.options
    assert t.why_not("europe") == ("lacks_diplomacy", "W9.2")


def test_w9_3_a_free_token_is_placed() -> None:
    """W9.3, W9.8: there is nothing to choose."""
    t = table(hand={"usa": ["usa_diplomatic_engagement"]}, stock={"usa": {"diplomacy": 9}})
    t.do("usa_diplomatic_engagement", "mena", "pay", "permanent")
    assert t.engage("mena", "usa") == 1
    assert t.asked == "eu"


def test_w9_3_all_tokens_in_the_region_itself() -> None:
    """W9.3: none can be moved there."""
    t = table(hand={"usa": ["usa_diplomatic_engagement"]}, stock={"usa": {"diplomacy": 9}}, engage={"mena": {"usa": 3}})
    t.do("usa_diplomatic_engagement", "mena", "pay", "permanent")
    assert t.engage("mena", "usa") == 3
    assert t.asked == "eu"


def test_w9_5_the_diplomatic_priority() -> None:
    """W9.5: 2 less, never below 0."""
    t = table(hand={"usa": ["usa_diplomatic_engagement"]}, priority={"usa": "diplomatic"})
    assert t.match.view(0)["regions"]["africa"]["engage_cost"] == {"usa": 1, "eu": 3, "russia": 3, "china": 3}


def test_w9_7_the_ally_itself_may_be_exhausted() -> None:
    """W9.7."""
    t = table(hand={"usa": ["usa_diplomatic_engagement"]}, stock={"usa": {"diplomacy": 2}})
    t.do("usa_diplomatic_engagement", "americas", "mexico_s", "permanent")
    assert not t.ready("mexico_s")
    assert t.stock("usa", "diplomacy") == 0


def test_w9_8_moving_a_token_is_optional() -> None:
    """W9.8."""
    t = table(
        turn="china",
        hand={"china": ["china_diplomatic_engagement"]},
        stock={"china": {"diplomacy": 9}},
        engage={"africa": {"china": 2}},
    )
    t.do("china_diplomatic_engagement", "south_asia", "pay", "permanent")
    assert (t.question, t.rule, t.options) == ("move_token", "W9.3", ["africa", "leave"])
    assert t.why_not("mena") == ("no_token_there", "W9.3")
    t.do("leave")
    assert t.engage("africa", "china") == 2


@pytest.mark.parametrize(
    ("card", "armies", "region", "cost"),
    [
        ("dominant_power", 3, "mena", 6 - 3),
        ("dominant_power", 0, "mena", 6),
        ("ensure_peace_in_the_region", 0, "europe", 5 - 2),
        ("eu_soft_power", 0, "mena", 6 - 1),
        ("eu_soft_power", 0, "africa", 3),
    ],
)
def test_w9_2_discounts_of_cards(card: str, armies: int, region: str, cost: int) -> None:
    """W9.2, W9.5: for armies there, for allies there, for the region."""
    t = table(
        turn="eu",
        hand={"eu": [card]},
        armies={"mena": {"eu": armies}},
        stock={"eu": {"diplomacy": 10}},
    )
    t.do(card, region, "pay")
    assert t.stock("eu", "diplomacy") == 10 - cost


@pytest.mark.parametrize("country", CONTENT.countries, ids=COUNTRY_NAMES)
def test_w8_7_every_country_is_taken_or_started_with(country: Country) -> None:
    """W8.7, W8.2, W4.6: by a power that is not barred; covering a ready card of one's own brings influence."""
    if country.starter:
        t = new_game()
        assert country.id in t.allies(country.power)
        assert t.ready(country.id)
        return
    covering = [other.power for other in CONTENT.countries if other.starter and other.twin == country.id]
    covering += [other.power for other in CONTENT.countries if other.id == country.twin]
    power = covering[0] if covering else next(p for p in ("usa", "eu", "russia") if p not in country.barred)
    starters = [other.id for other in CONTENT.countries if other.starter and other.power == power]
    t = table(
        turn=power,
        hand={power: [f"{power}_new_allies"]},
        opens={country.region: (country.id,)},
        stock={power: {"diplomacy": country.value}},
        exhausted=[] if covering else starters,
    )
    t.do(f"{power}_new_allies", country.id)
    if t.question == "exhaust_for_discount":
        t.do("pay")
    if covering:
        t.do("permanent")
        assert t.permanent(country.region) == [power]
    assert country.id in t.allies(power)
    assert t.ready(country.id)
    assert t.stock(power, "diplomacy") == 0
    assert len(t.opened(country.region)) == 2


def test_w8_10_the_card_below_is_available_at_once() -> None:
    """W8.10."""
    t = table(
        turn="russia",
        hand={"russia": ["russia_new_allies"]},
        stacks={"south_asia": (["nepal"], ["india"], ["bangladesh", "bhutan"])},
    )
    t.do("russia_new_allies")
    assert t.why_not("bangladesh") == ("not_open", "W8.1")
    t.do("bhutan", "pay")
    assert t.opened("south_asia") == ["nepal", "bangladesh"]


def test_w9_4_exhausting_for_engage() -> None:
    """W9.4: allies of that region alone, each by its value; none if one likes to pay."""
    t = table(hand={"usa": ["usa_diplomatic_engagement"]}, stock={"usa": {"diplomacy": 6}}, allies={"usa": ["turkey"]})
    t.do("usa_diplomatic_engagement", "mena")
    assert t.options == ["iraq_s", "turkey", "pay"]
    t.do("turkey", "pay", "permanent")
    assert t.stock("usa", "diplomacy") == 3
    assert t.ready("iraq_s")


def test_w9_6_tokens_of_several_powers() -> None:
    """W9.6."""
    t = table(
        hand={"usa": ["usa_diplomatic_engagement"]},
        stock={"usa": {"diplomacy": 6}},
        engage={"mena": {"eu": 2, "usa": 1}},
    )
    t.do("usa_diplomatic_engagement", "mena", "pay", "permanent")
    assert t.match.view(0)["regions"]["mena"]["engage"] == {"usa": 2, "eu": 2}
