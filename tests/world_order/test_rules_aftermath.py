"""The aftermath phase (W19)."""

import pytest
from world_order.tables import table

from realpolitik.games.world_order.content import CONTENT

SEATS = ("usa", "eu", "russia", "china")


def test_w19_1_the_order_of_the_steps() -> None:
    """W19.1: income, prosperity, threats, scoring."""
    t = table(
        phase="income",
        in_round=3,
        fdi={"mexico_s": 1},
        engage={"mena": {"usa": 1}},
        armies={"mena": {"russia": 1}},
        stock={"usa": {"goods": 2}, "eu": {"goods": 0}, "russia": {"goods": 0}, "china": {"goods": 0}},
    )
    asked = []
    while t.state.round == 3 and t.question != "choose_place":
        asked.append(t.question)
        t.do(t.options[-1])
    assert asked == ["cash_token", "raise_prosperity", "defend_where"]
    notes = [name for name in t.notes() if name in ("income", "threatened", "scoring_begins")]
    assert notes == ["income"] * 4 + ["threatened"] * 2 + ["scoring_begins"]


def test_w19_2_twice_the_value() -> None:
    """W19.2: for each FDI token."""
    t = table(phase="income", money={"usa": 0}, fdi={"mexico_s": 1, "iraq_s": 1, "japan_s": 2})
    assert t.money("usa") == 4 + 2 + 8
    assert t.told("income")[0] == {"power": "usa", "n": 14}


def test_w19_3_tokens_for_money() -> None:
    """W19.3, W19.12: each by itself, any number of several; the token returns."""
    t = table(
        phase="income", money={"usa": 0}, allies={"usa": ["qatar"]}, engage={"mena": {"usa": 2}, "europe": {"usa": 1}}
    )
    assert t.options == ["europe", "mena", "done"]
    t.do("mena", "mena")
    assert t.money("usa") == 2 * 10
    assert t.why_not("mena") == ("no_engage_token", "W19.3")
    t.do("done")
    assert (t.engage("mena", "usa"), t.engage("europe", "usa")) == (0, 1)


STEPS = [(p, step) for p in range(4) for step in range(5)]


@pytest.mark.parametrize(("p", "step"), STEPS, ids=[f"{SEATS[p]} {step + 1}" for p, step in STEPS])
def test_w19_4_every_step_of_prosperity(p: int, step: int) -> None:
    """W19.4, W19.11: 2, 3, 4, 5, 6 goods; VP and money by power; one space at a time."""
    power = SEATS[p]
    goods = step + 2
    reward = CONTENT.powers[p].prosperity[step]
    assert reward.goods == goods
    stock = {name: {"goods": 0} for name in SEATS}
    t = table(phase="prosperity", stock={**stock, power: {"goods": goods}}, prosperity={power: step}, money={power: 0})
    assert (t.asked, t.question, t.options) == (power, "raise_prosperity", ["yes", "no"])
    t.do("yes")
    assert t.prosperity(power) == step + 1
    assert t.stock(power, "goods") == 0
    assert t.scored(power) == [(reward.vp, "prosperity")]
    assert t.money(power) == reward.money
    assert t.question != "raise_prosperity"
    poor = table(phase="prosperity", stock={**stock, power: {"goods": goods - 1}}, prosperity={power: step})
    assert poor.question != "raise_prosperity"


def test_w19_5_threat_and_defence() -> None:
    """W19.5, W19.6: armies against armies; level is enough."""
    t = table(phase="threats", armies={"mena": {"usa": 2, "russia": 2, "china": 3}})
    assert t.scored("usa") == t.scored("russia") == [(-2, "threats")]
    assert t.told("threatened")[0] == {"power": "usa", "region": "mena", "opponent": "china", "threat": 3, "defence": 2}


def test_w19_6_for_every_opponent_and_region() -> None:
    """W19.6."""
    t = table(phase="threats", armies={"mena": {"russia": 1, "china": 1}, "americas": {"china": 1}})
    assert t.scored("usa") == [(-2, "threats")] * 3
    assert t.scored("eu") == [(-2, "threats")] * 2


def test_w19_7_the_military_priority() -> None:
    """W19.7: +1 threat where there are armies, +1 defence in the whole zone of interest."""
    armies = {"europe": {"usa": 1, "russia": 1}}
    assert table(phase="threats", armies=armies).scored("russia") == []
    assert table(phase="threats", armies=armies, priority={"usa": "military"}).scored("russia") == [(-2, "threats")]
    both = {"usa": "military", "russia": "military"}
    assert table(phase="threats", armies=armies, priority=both).scored("russia") == []


def test_w19_8_defending_with_tokens() -> None:
    """W19.8: +1 for each ally there; offered where it changes something, in the own zone."""
    t = table(
        phase="threats",
        armies={"mena": {"russia": 2}, "americas": {"china": 9}},
        engage={"mena": {"usa": 1}, "americas": {"usa": 1}, "africa": {"usa": 1}},
        allies={"usa": ["qatar", "turkey"]},
    )
    assert t.options == ["mena", "done"]
    assert t.why_not("americas") == ("changes_nothing", "W19.8")
    assert t.why_not("africa") == ("not_your_zone", "W19.8")
    assert t.why_not("europe") == ("no_engage_token", "W19.3")
    t.do("mena")
    assert [note["region"] for note in t.told("threatened") if note["power"] == "usa"] == ["americas"]
    assert t.state.defended == [[0] * 4] * 7


def test_w19_8_two_tokens_where_one_is_not_enough() -> None:
    """W19.8, W19.12: each gives its own defence."""
    t = table(phase="threats", armies={"mena": {"russia": 2}}, engage={"mena": {"usa": 2}})
    t.do("mena", "mena")
    assert t.scored("usa") == []
    assert t.engage("mena", "usa") == 0


def test_w19_9_nato() -> None:
    """W19.9, W24.1, W24.2: the USA and the EU ignore each other."""
    t = table(phase="threats", armies={"mena": {"usa": 5}})
    assert t.scored("eu") == []
    assert t.scored("russia") == [(-2, "threats")]
    t = table(phase="threats", armies={"mena": {"eu": 5}})
    assert (t.scored("usa"), t.scored("russia")) == ([], [(-2, "threats")])


def test_w19_10_only_flags_of_the_region() -> None:
    """W19.10."""
    t = table(phase="threats", armies={"africa": {"usa": 3, "china": 3}, "south_asia": {"usa": 1}})
    assert t.scored("eu") == [(-2, "threats")], "China's alone: NATO"
    assert t.scored("china") == [(-2, "threats")]
    assert t.scored("usa") == t.scored("russia") == []


@pytest.mark.parametrize("power", SEATS)
def test_w19_11_the_end_of_prosperity(power: str) -> None:
    """W19.11."""
    stock = {name: {"goods": 0} for name in SEATS}
    t = table(phase="prosperity", stock={**stock, power: {"goods": 10}}, prosperity={power: 5})
    assert t.question != "raise_prosperity"
    assert t.match.view(0)["mats"][power]["next_prosperity"] is None


def test_w19_12_raising_prosperity_is_optional() -> None:
    """W19.12: one space each time, with goods for several."""
    stock = {name: {"goods": 0} for name in SEATS}
    t = table(phase="prosperity", stock={**stock, "usa": {"goods": 9}}).do("no")
    assert (t.prosperity("usa"), t.stock("usa", "goods")) == (0, 9)
    t = table(phase="prosperity", stock={**stock, "usa": {"goods": 9}}).do("yes")
    assert (t.prosperity("usa"), t.stock("usa", "goods")) == (1, 7)
    assert t.question != "raise_prosperity"
