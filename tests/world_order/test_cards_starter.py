"""The ability cards that the powers start with: what each does, by each power that has it."""

import pytest
from world_order.tables import table

POWERS = ("usa", "eu", "russia", "china")
FULL = dict.fromkeys(("energy", "raw", "food", "goods", "services", "diplomacy"), 9)
ALLY = {"usa": "iraq_s", "eu": "jordan_s", "russia": "syria_s", "china": "laos_s"}  # with the flag, value 1
REGION = {"usa": "mena", "eu": "mena", "russia": "mena", "china": "east_asia_pacific"}


@pytest.mark.parametrize("power", POWERS)
def test_growth_strategy(power: str) -> None:
    card = f"{power}_growth_strategy"
    t = table(turn=power, hand={power: [card]}, stock={power: FULL}, money={power: 50})
    t.do(card, "1", "industrial_development", "army", "food")
    assert (t.money(power), t.stock(power, "services")) == (40, 8)
    assert t.scored(power) == [(1, "developments")]
    t = table(turn=power, hand={power: [card]}, stock={power: {**FULL, "food": 1, "army": 0}}, money={power: 50})
    food = 1 + t.track(power, "food")
    t.do(card, "2", "food", "army", 1, "diplomacy", 0)
    assert (t.stock(power, "food"), t.stock(power, "army")) == (food - 1, 1)


@pytest.mark.parametrize("power", POWERS)
def test_new_allies(power: str) -> None:
    card = f"{power}_new_allies"
    t = table(turn=power, hand={power: [card]}, opens={"africa": ("kenya", "mali")}, stock={power: {"diplomacy": 3}})
    t.do(card, "kenya")
    if t.question == "exhaust_for_discount":
        t.do("pay")
    assert "kenya" in t.allies(power)
    assert t.stock(power, "diplomacy") == 2


@pytest.mark.parametrize("power", POWERS)
def test_diplomatic_engagement(power: str) -> None:
    card, region = f"{power}_diplomatic_engagement", REGION[power]
    t = table(turn=power, hand={power: [card]}, stock={power: {"diplomacy": 9}})
    t.do(card, region, "pay", "temporary")
    assert t.stock(power, "diplomacy") == (3 if region == "mena" else 4)
    assert t.engage(region, power) == 1
    assert t.temporary(region) == [power]


@pytest.mark.parametrize(
    ("power", "resource", "money"),
    [("usa", "food", 5), ("eu", "army", 20), ("russia", "army", 20), ("china", "energy", 5)],
)
def test_foreign_trade(power: str, resource: str, money: int) -> None:
    card = f"{power}_foreign_trade"
    t = table(turn=power, hand={power: [card]}, money={power: 0}, stock={power: {resource: 1}}).do(card, resource)
    assert (t.money(power), t.stock(power, resource)) == (money, 0)


@pytest.mark.parametrize("power", POWERS)
def test_foreign_direct_investment(power: str) -> None:
    card = f"{power}_foreign_direct_investment"
    t = table(turn=power, hand={power: [card]}, money={power: 10}).do(card, ALLY[power], "permanent")
    assert (t.money(power), t.fdi(ALLY[power]), t.ready(ALLY[power])) == (0, 1, False)
    assert t.permanent(REGION[power]) == [power]


@pytest.mark.parametrize("power", POWERS)
def test_foreign_military_presence(power: str) -> None:
    card = f"{power}_foreign_military_presence"
    t = table(turn=power, hand={power: [card]}, money={power: 10}).do(card, ALLY[power], "permanent")
    assert (t.money(power), t.base(ALLY[power]), t.armies(REGION[power], power)) == (0, 1, 1)


@pytest.mark.parametrize("power", POWERS)
def test_military_reinforcements(power: str) -> None:
    card, region = f"{power}_military_reinforcements", REGION[power]
    t = table(turn=power, hand={power: [card]}, money={power: 10}, stock={power: {"army": 1}})
    t.do(card, "from_board", region, "from_board", region)
    assert (t.stock(power, "army"), t.armies(region, power), t.money(power)) == (0, 2, 0)
    t = table(turn=power, hand={power: [card]}, stock={power: {"army": 1}}).do(card, "decline")
    assert t.stock(power, "army") == 2


def test_global_currency() -> None:
    """5 money for every type that was imported."""
    t = table(hand={"usa": ["usa_global_currency"]}, money={"usa": 30})
    t.do("usa_global_currency", "done", "raw", 3, "energy", "russia", 1).stop()
    assert t.money("usa") == 30 - 9 - 3 + 10
    t = table(hand={"usa": ["usa_global_currency"]}, money={"usa": 30}).do("usa_global_currency", "done", "done")
    assert t.money("usa") == 30


def test_military_pact() -> None:
    """A base, and diplomacy whether it was built or not."""
    t = table(hand={"usa": ["usa_military_pact"]}, money={"usa": 10}, stock={"usa": {"diplomacy": 0}})
    t.do("usa_military_pact", "iraq_s", "permanent")
    assert (t.base("iraq_s"), t.stock("usa", "diplomacy")) == (1, 1)
    t = table(hand={"usa": ["usa_military_pact"]}, stock={"usa": {"diplomacy": 0}}).do("usa_military_pact", "decline")
    assert t.stock("usa", "diplomacy") == 1


@pytest.mark.parametrize(("region", "cost"), [("europe", 4), ("mena", 5), ("americas", 4), ("africa", 3)])
def test_soft_power(region: str, cost: int) -> None:
    """1 less in Europe, MENA and Central Asia."""
    t = table(turn="eu", hand={"eu": ["eu_soft_power"]}, stock={"eu": {"diplomacy": 9}})
    t.do("eu_soft_power", region, "pay", "temporary")
    assert t.stock("eu", "diplomacy") == 9 - cost


@pytest.mark.parametrize("units", [0, 1, 2])
def test_humanitarian_aid(units: int) -> None:
    """3 money for each unit of diplomacy that one likes to pay so."""
    t = table(
        turn="eu",
        hand={"eu": ["eu_humanitarian_aid"]},
        opens={"americas": ("peru", "cuba")},
        stock={"eu": {"diplomacy": 2}},
        exhausted=["canada_s"],
    )
    t.do("eu_humanitarian_aid", "peru")
    assert t.options == ["0", "1", "2"]
    t.do(units)
    assert (t.stock("eu", "diplomacy"), t.money("eu")) == (units, 25 - 3 * units)
    assert "peru" in t.allies("eu")


def test_military_re_equipment() -> None:
    """A base, and an army whether it was built or not."""
    t = table(turn="russia", hand={"russia": ["russia_military_re_equipment"]})
    t.do("russia_military_re_equipment", "armenia_s", "permanent")
    assert (t.base("armenia_s"), t.stock("russia", "army"), t.armies("central_asia", "russia")) == (1, 2, 1)


@pytest.mark.parametrize(("doubled", "energy", "raw"), [("energy", 4, 2), ("raw", 2, 4)])
def test_energy_titan(doubled: str, energy: int, raw: int) -> None:
    """The symbols of one type count twice."""
    for resource, most in (("energy", energy), ("raw", raw)):
        t = table(turn="russia", hand={"russia": ["russia_energy_titan"]}, stock={"russia": FULL})
        t.do("russia_energy_titan", doubled, resource)
        assert t.options[-1] == str(most)


def test_economic_diplomacy() -> None:
    """An investment, and diplomacy in any case."""
    t = table(turn="china", hand={"china": ["china_economic_diplomacy"]}, stock={"china": {"diplomacy": 0}})
    t.do("china_economic_diplomacy", "laos_s", "permanent")
    assert (t.fdi("laos_s"), t.stock("china", "diplomacy")) == (1, 1)
    t = table(turn="china", hand={"china": ["china_economic_diplomacy"]}, stock={"china": {"diplomacy": 0}})
    assert t.do("china_economic_diplomacy", "decline").stock("china", "diplomacy") == 1


def test_worlds_factory() -> None:
    """A trade, then up to 2 goods."""
    t = table(turn="china", hand={"china": ["china_worlds_factory"]}, stock={"china": {**FULL, "goods": 0}})
    t.do("china_worlds_factory", "done", "done")
    assert (t.question, t.options) == ("produce_how_many", ["0", "1", "2"])
    t.do(2)
    assert (t.stock("china", "goods"), t.stock("china", "energy")) == (2, 7)
