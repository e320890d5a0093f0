"""The vocabulary of effects: every op and every key, those too that no card of the content has."""

from collections.abc import Iterator
from typing import Any

import pytest
from world_order.looking import Table
from world_order.tables import table

from realpolitik.games.world_order.content import CONTENT
from realpolitik.games.world_order.content_parts import every_step
from realpolitik.games.world_order.content_steps import OPS
from realpolitik.games.world_order.deck import CARD_NAMES, FIRST_DEVELOPMENT
from realpolitik.games.world_order.developments import BONUS, BONUS_NAMES

FULL = dict.fromkeys(("energy", "raw", "food", "goods", "services", "diplomacy"), 9)
GIVEN = ("bind", "requires", "optional", "condition", "steps", "options", "cost")
WITHOUT_A_CARD = {("spend", "army"), *[("bonus", name) for name in BONUS_NAMES if name != "hand_size"]}


def doing(*effect: dict[str, Any], **position: Any) -> Table:
    """The USA carry out an effect of steps."""
    return table(effect=effect, **position)


def test_every_op_and_key_is_on_a_card_or_tried_here() -> None:
    """Every card is played elsewhere; what none of them has is below."""
    cards = (*CONTENT.abilities, *CONTENT.strategic, *CONTENT.developments, *CONTENT.decrees)
    used = {(step.op, key) for card in cards for step in every_step(card.effect) for key in step.keys}
    assert {step.op for card in cards for step in every_step(card.effect)} == set(OPS)
    missing = {(op, key) for op, keys in OPS.items() for key in keys if key not in GIVEN} - used
    assert missing == WITHOUT_A_CARD


# -- what every step may have ------------------------------------------------------------------------------------------

OPTIONAL = [
    {"op": "gain", "money": 7},
    {"op": "draw", "count": 2},
    {"op": "discard", "count": 1},
    {"op": "place_army", "count": 2, "one_of": ["mena"]},
    {"op": "increase_production", "count": 1},
    {"op": "increase_prosperity", "discount": 2},
    {"op": "choose_resource", "bind": "p"},
    {"op": "add_influence", "region": "mena"},
    {"op": "research_free", "max_cost": 6},
    {"op": "repeat", "max_times": 1, "steps": [{"op": "gain", "vp": 2}]},
    {"op": "power_may", "power": "eu", "cost": {"money": 1}, "steps": [{"op": "gain", "vp": 1}]},
]


@pytest.mark.parametrize("step", OPTIONAL, ids=[str(step["op"]) for step in OPTIONAL])
def test_an_optional_step_may_be_declined(step: dict[str, Any]) -> None:
    """W7.10: whatever it is; and what is not optional is carried out."""
    hand = {"usa": ["usa_new_allies", "usa_foreign_trade"]}
    t = doing({**step, "optional": True}, hand=hand, stock={"usa": FULL})
    before = t.state.clone()
    assert (t.question, t.rule, t.options) == ("do_this", "W7.10", ["yes", "no"])
    t.do("no")
    assert (t.question, t.asked) == ("choose_play", "usa")
    assert t.state.money == before.money
    assert t.state.vp == before.vp
    assert t.hand("usa") == hand["usa"]
    again = doing({**step, "optional": True}, hand=hand, stock={"usa": FULL}).do("yes")
    certain = doing(step, hand=hand, stock={"usa": FULL})
    assert (again.question, again.options) == (certain.question, certain.options)


ACTIONS = [
    {"op": "improve_relations"},
    {"op": "engage"},
    {"op": "trade"},
    {"op": "invest"},
    {"op": "move", "max": 2},
    {"op": "build_base"},
    {"op": "develop"},
    {"op": "produce", "types": 3},
    {"op": "exchange", "give": {"army": 1}, "get": {"money": 4}, "max_times": 2},
    {"op": "trash", "count": 1, "from": ["hand"]},
    {"op": "play_another"},
    {"op": "ready", "max": 1},
    {"op": "refresh_influence"},
    {"op": "convert_influence"},
    {"op": "choose_region", "bind": "r"},
    {"op": "choose", "pick": 1, "options": [[{"op": "gain", "vp": 1}], [{"op": "gain", "vp": 2}]]},
    {"op": "pay_to", "cost": {"money": 1}, "steps": [{"op": "gain", "vp": 1}]},
    {"op": "spend", "money": 5},
]


@pytest.mark.parametrize("step", ACTIONS, ids=[str(step["op"]) for step in ACTIONS])
def test_what_can_be_declined_anyway_is_asked_once(step: dict[str, Any]) -> None:
    """W7.10, W7.11."""
    t = doing(
        {**step, "optional": True},
        hand={"usa": ["usa_new_allies"]},
        stock={"usa": FULL},
        exhausted=["iraq_s"],
        temporary={"mena": ["usa", "eu"]},
    )
    assert t.question not in ("do_this", "choose_play")
    while t.question != "choose_play":
        ways_out = [name for name in t.options if name in ("decline", "done", "0")]
        assert ways_out, f"{t.question} {t.options}"
        t.do(ways_out[0])


def test_a_step_that_refers_to_nothing_is_skipped() -> None:
    """W7.2: but what is excluded and was not bound excludes nothing."""
    t = doing(
        {"op": "improve_relations", "bind": "c"},
        {"op": "engage", "region": "@c"},
        {"op": "invest", "target": "@c"},
        {"op": "build_base", "target": "@c"},
        {"op": "move", "max": 2, "to": "@c"},
        {"op": "refresh_influence", "region": "@c"},
        {"op": "add_influence", "region": "@c"},
        {"op": "gain", "requires": "@c", "vp": 5},
        {"op": "add_influence", "region_in": ["mena"], "exclude": "@c"},
    ).do("decline")
    assert t.question == "choose_slot"
    t.do("permanent")
    assert t.scored("usa") == [(1, "slots")]
    assert t.question == "choose_play"


def test_requires_what_was_carried_out() -> None:
    """W7.2."""
    steps = ({"op": "draw", "count": 1, "bind": "d"}, {"op": "gain", "requires": "@d", "vp": 5})
    assert doing(*steps).scored("usa") == [(5, "cards")]


# -- single ops --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("army", "paid"), [(2, True), (1, False)])
def test_spending_armies(army: int, paid: bool) -> None:
    """W7.12, W10.16: from the player board; unpaid, the rest of the list is not carried out."""
    t = doing(
        {"op": "spend", "army": 2}, {"op": "gain", "vp": 4}, stock={"usa": {"army": army}}, armies={"mena": {"usa": 5}}
    )
    if paid:
        t.do("pay")
    assert t.scored("usa") == ([(4, "cards")] if paid else [])
    assert t.stock("usa", "army") == (0 if paid else 1)
    assert t.armies("mena", "usa") == 5


def test_unpaid_a_list_around_goes_on() -> None:
    """W7.12."""
    t = doing(
        {"op": "repeat", "max_times": 1, "steps": [{"op": "spend", "money": 5}, {"op": "gain", "vp": 1}]},
        {"op": "gain", "vp": 7},
    ).do("decline")
    assert t.scored("usa") == [(7, "cards")]


def test_research_for_nothing_onto_the_deck() -> None:
    """W17.9: where the card is not played."""
    t = doing({"op": "research_free", "max_cost": 4}, market=["power_play", "dominant_power"])
    assert t.why_not("power_play") == ("too_dear", "W7.2")
    t.do("dominant_power")
    assert t.cards("top", "usa") == ["dominant_power"]
    assert len(t.cards("market")) == 6


def test_exchanges_between_resources() -> None:
    """Give and get, several times."""
    t = doing(
        {"op": "exchange", "give": {"goods": 2, "money": 1}, "get": {"services": 1, "army": 1}, "max_times": 3},
        stock={"usa": {"goods": 5, "services": 0, "army": 0}},
        money={"usa": 9},
    )
    assert t.options == ["0", "1", "2"]
    t.do(2)
    assert [t.stock("usa", name) for name in ("goods", "services", "army")] == [1, 2, 2]
    assert t.money("usa") == 7


def test_regions_that_are_excluded() -> None:
    """Of a list of regions, and of those to choose from."""
    t = doing({"op": "engage", "exclude": ["mena", "europe"]}, stock={"usa": {"diplomacy": 9}})
    assert t.options == ["americas", "east_asia_pacific", "decline"]
    t = doing(
        {
            "op": "choose_region",
            "among": ["mena", "africa", "europe"],
            "exclude": ["mena"],
            "min": 1,
            "max": 2,
            "bind": "r",
        }
    )
    assert t.options == ["europe", "africa"]
    t.do("africa")
    assert t.options == ["europe", "done"]


def test_influence_in_one_of_several_bound_regions() -> None:
    """Several bound regions where one is wanted: the player chooses one of them."""
    t = doing(
        {"op": "choose_region", "min": 2, "max": 2, "bind": "rs"},
        {"op": "add_influence", "region": "@rs"},
    ).do("mena", "africa")
    assert (t.question, t.options) == ("add_where", ["mena", "africa"])
    t.do("africa", "permanent")
    assert t.permanent("africa") == ["usa"]


def test_permanent_without_overflow() -> None:
    """W16.3: where no slot is free there is nothing to add."""
    t = doing({"op": "add_influence", "region": "africa", "kind": "permanent"}, permanent={"africa": ["eu", "eu"]})
    assert t.question == "choose_play"
    assert t.temporary("africa") == ["eu"]


def test_converting_without_overflow() -> None:
    """W16.6: where no slot is free and none may lie beside."""
    rows = {"temporary": {"africa": ["usa"]}, "permanent": {"africa": ["eu", "eu"]}}
    assert doing({"op": "convert_influence", "region": "africa"}, **rows).question == "choose_play"
    t = doing({"op": "convert_influence", "region": "africa", "overflow": True}, **rows)
    assert t.beside("africa") == ["usa"]


def test_an_unplayed_power_does_nothing_unless_it_is_said() -> None:
    """W23.8."""
    step = {
        "op": "power_may",
        "power": "russia",
        "cost": {"money": 5},
        "steps": [{"op": "add_influence", "region": "africa"}],
    }
    assert doing(step, powers="usa_china").permanent("africa") == []
    assert doing({**step, "if_unplayed": "always_free"}, powers="usa_china").permanent("africa") == ["russia"]
    t = doing(step, money={"russia": 4})
    assert t.asked == "usa", "too poor, and not all it has will do"
    t = doing(step, money={"russia": 5}).do("yes", "permanent")
    assert (t.money("russia"), t.permanent("africa")) == (0, ["russia"])


def test_a_second_move_within_bounds() -> None:
    """W12.2: at least so many or none."""
    t = doing({"op": "move", "min": 3, "max": 3, "to_one_of": ["mena", "europe"]}, money={"usa": 14})
    assert t.question == "choose_play", "not paid for"
    t = doing({"op": "move", "min": 3, "max": 3, "to_one_of": ["mena", "europe"]}, money={"usa": 15})
    t.do("from_board", "mena", "from_board", "from_board")
    assert (t.armies("mena", "usa"), t.money("usa")) == (3, 0)


# -- lasting bonuses ---------------------------------------------------------------------------------------------------


@pytest.fixture
def more() -> Iterator[None]:
    """A development that adds 1 to everything there is."""
    at = CARD_NAMES.index("diplomatic_initiative") - FIRST_DEVELOPMENT
    for row in BONUS:
        row[at] += 1
    yield
    for row in BONUS:
        row[at] -= 1


@pytest.mark.usefixtures("more")
def test_what_developments_add_for_good() -> None:
    """W6.9, W17.4, W9.5, W19.7, W6.2: research, a discount, threat, defence, cards."""
    owner = {"developments": {"usa": ["diplomatic_initiative"]}}
    assert table(phase="research", **owner).told("hand_revealed")[0]["research"] == 3
    assert table(**owner).match.view(0)["regions"]["mena"]["engage_cost"]["usa"] == 5
    assert len(table(phase="preparation", in_round=2, **owner).hand("usa")) == 7
    t = table(phase="threats", armies={"europe": {"usa": 1, "russia": 1}, "mena": {"russia": 1}}, **owner)
    assert t.scored("russia") == [(-2, "threats")]
    assert t.scored("usa") == []
