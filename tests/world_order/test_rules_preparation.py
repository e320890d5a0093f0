"""The preparation phase (W6)."""

from typing import Any

import pytest
from world_order.looking import Table
from world_order.tables import new_game, table

from realpolitik.games.world_order.mats import OFFERS, PRODUCES, RAISES, READIES
from realpolitik.games.world_order.things import POWER_NAMES, PRIORITY_NAMES, RESOURCE_NAMES

SEATS = ("usa", "eu", "russia", "china")
STARTERS = {
    "usa": ["mexico_s", "iraq_s", "japan_s", "iceland_s"],
    "eu": ["norway_s", "canada_s", "jordan_s", "nigeria_s", "eu_member_states"],
    "russia": ["belarus_s", "armenia_s", "syria_s", "india_s"],
    "china": ["south_africa_s", "laos_s", "pakistan_s", "tajikistan_s"],
}


def prepared(power: str, **more: Any) -> Table:
    """A power that is to choose its priority, first in turn order."""
    t = table(phase="preparation", in_round=2, vp={power: -9}, **more)
    t.do("first", "second", "third")
    assert (t.question, t.asked) == ("choose_priority", power)
    return t


def test_w6_1_steps_in_order() -> None:
    """W6.1, W6.14: each is finished by all before the next."""
    t = prepared("usa")
    notes = t.notes()
    drawn = [at for at, name in enumerate(notes) if name == "cards_drawn"]
    opened = [at for at, name in enumerate(notes) if name == "country_open"]
    placed = [at for at, name in enumerate(notes) if name == "place_chosen"]
    produced = [at for at, name in enumerate(notes) if name == "produced"]
    assert (len(drawn), len(opened), len(placed), len(produced)) == (4, 7, 4, 12)
    assert max(drawn) < min(opened)
    assert max(opened) < min(placed)
    assert max(placed) < min(produced)


def test_w6_2_draw_six_cards() -> None:
    """W6.2: if the deck runs out, the discard pile is shuffled, and drawing goes on."""
    discard = ["usa_growth_strategy", "usa_growth_strategy_2", *[f"usa_new_allies{x}" for x in ("", "_2", "_3")]]
    discard += ["usa_foreign_trade", "usa_foreign_direct_investment", "usa_military_pact"]
    t = table(phase="preparation", in_round=2, discard={"usa": discard})
    assert len(t.hand("usa")) == 6
    assert t.told("deck_shuffled") == [{"power": "usa", "n": 8}]
    rest = {"usa_diplomatic_engagement", "usa_foreign_military_presence", "usa_military_reinforcements"}
    assert {*rest, "usa_global_currency"} <= set(t.hand("usa"))
    assert len(t.cards("deck", "usa")) == 6


def test_w6_3_open_countries() -> None:
    """W6.3: the top card of the left stack goes onto the right one; the next of the left is turned up."""
    t = table(phase="preparation", in_round=2, opens={"africa": ("mali", "sudan")}, draws=[])
    region = t.match.view(0)["regions"]["africa"]
    assert region["right"] == ["sudan", "mali"]
    assert len(region["left"]["seen"]) == 1
    assert region["open"] == [region["left"]["seen"][0], "mali"]


@pytest.mark.parametrize(
    ("vp", "money", "first"),
    [
        ({"usa": 3, "eu": 3, "russia": 2, "china": 9}, {}, "russia"),
        ({}, {"usa": 4, "eu": 5, "russia": 6, "china": 7}, "usa"),
        ({}, dict.fromkeys(SEATS, 9), "russia"),
    ],
)
def test_w6_4_who_chooses_a_place_first(vp: dict[str, int], money: dict[str, int], first: str) -> None:
    """W6.4: fewest VP, then less money, then less starting money; any free space."""
    t = table(phase="preparation", in_round=2, vp=vp, money=money)
    assert (t.asked, t.question) == (first, "choose_place")
    assert t.options == ["first", "second", "third", "fourth"]
    t.do("fourth")
    assert t.refused("fourth") == "place_taken"


def test_w6_5_primary_production() -> None:
    """W6.5, W15.5: all three, and Russia's commerce cards turn up."""
    nothing = {p: {"energy": 0, "raw": 0, "food": 0} for p in SEATS}
    t = prepared("usa", stock=nothing, commerce={"russia": 0, "usa": 0})
    for p in SEATS:
        assert [t.stock(p, x) for x in ("energy", "raw", "food")] == [t.track(p, x) for x in ("energy", "raw", "food")]
    assert (t.commerce("russia"), t.commerce("usa")) == (3, 0)


def test_w6_6_the_priority_may_stay_the_same() -> None:
    """W6.6."""
    t = prepared("usa", money={"usa": 0})
    assert t.options == ["domestic", "diplomatic", "military"]
    t.do("domestic")
    assert t.priority("usa") == "domestic"


def test_w6_7_raising_is_optional() -> None:
    """W6.7: it is paid for; a primary resource is gained with its track, others are not."""
    t = prepared("eu", money={"eu": 7}, stock={"eu": {"food": 0, "energy": 0, "raw": 0}}).do("domestic", "food")
    assert (t.track("eu", "food"), t.stock("eu", "food"), t.money("eu")) == (4, 4, 0)
    t = prepared("eu", money={"eu": 7}).do("domestic", "decline")
    assert t.money("eu") == 7
    t = prepared("eu", money={"eu": 7}, stock={"eu": {"goods": 0}}).do("domestic", "goods")
    assert (t.track("eu", "goods"), t.stock("eu", "goods")) == (4, 0)


def test_w6_8_producing_in_the_box() -> None:
    """W6.8, W6.13: up to the track, each unit paid for; fewer or none are allowed."""
    t = prepared("usa", money={"usa": 6}, stock={"usa": {"diplomacy": 0}}).do("diplomatic")
    assert (t.question, t.options) == ("produce_how_many", ["0", "1", "2"])
    t.do(2)
    assert (t.stock("usa", "diplomacy"), t.money("usa")) == (2, 0)
    t = prepared("usa", money={"usa": 6}).do("diplomatic", 0)
    assert t.money("usa") == 6


@pytest.mark.parametrize(
    ("priority", "research", "discount"), [("domestic", 2, 0), ("diplomatic", 0, 2), ("military", 0, 0)]
)
def test_w6_9_what_lasts(priority: str, research: int, discount: int) -> None:
    """W6.9: research, a cheaper Engage, threat and defence, until the end of the round."""
    t = table(phase="research", priority={"usa": priority})
    assert t.told("hand_revealed")[0]["research"] == research
    regions = table(priority={"usa": priority}).match.view(0)["regions"]
    assert regions["mena"]["engage_cost"]["usa"] == 6 - discount
    t = table(
        phase="threats", priority={"usa": priority}, armies={"europe": {"russia": 1}, "mena": {"usa": 1, "russia": 1}}
    )
    lost = [note["region"] for note in t.told("threatened") if note["power"] == "usa"]
    assert lost == ([] if priority == "military" else ["europe"])
    threatened = [note["region"] for note in t.told("threatened") if note["power"] == "russia"]
    assert threatened == (["mena"] if priority == "military" else [])


BOXES = [(p, box) for p in range(4) for box in range(3)]


@pytest.mark.parametrize(("p", "box"), BOXES, ids=[f"{POWER_NAMES[p]} {PRIORITY_NAMES[b]}" for p, b in BOXES])
def test_w6_10_every_box_of_every_power(p: int, box: int) -> None:
    """W6.10, W6.11, W6.13: ready, then raise, then produce."""
    power = POWER_NAMES[p]
    ready = {"domestic": 1, "diplomatic": 4, "military": 2}[PRIORITY_NAMES[box]] + (1 if power == "eu" else 0)
    price = {"usa": 8, "eu": 7, "russia": 6, "china": 6}[power]
    raises = {"domestic": "raw", "diplomatic": "diplomacy", "military": "army"}[PRIORITY_NAMES[box]]
    made = {"domestic": ["goods", "services"], "diplomatic": ["diplomacy"], "military": ["army"]}[PRIORITY_NAMES[box]]
    assert READIES[p][box] == ready
    assert OFFERS[p][box] == [(price, 1), *([(15, 2)] if power == "china" and box == 0 else [])]
    assert RAISES[p][box] == (-1 if box == 0 else RESOURCE_NAMES.index(raises))
    assert [RESOURCE_NAMES[x] for x in PRODUCES[p][box]] == made
    more = ["croatia", "georgia"]
    t = prepared(
        power,
        allies={power: more},
        exhausted=[*STARTERS[power], *more],
        money={power: price + 3},
        stock={power: {"energy": 2, "raw": 2, "food": 2, **dict.fromkeys(made, 0)}},
    )
    t.do(PRIORITY_NAMES[box])
    for name in [*more, *STARTERS[power]][:ready]:
        assert t.question == "ready_which"
        t.do(name)
    assert [t.ready(name) for name in [*more, *STARTERS[power]]] == [x < ready for x in range(len(STARTERS[power]) + 2)]
    if power == "china" and box == 0:
        t.do("raise_one")
    before = t.track(power, raises)
    assert t.question == "raise_which"
    t.do(raises)
    assert t.track(power, raises) == before + 1
    assert t.money(power) == 3
    for resource in made:
        if box == 0:
            t.do(resource)
        assert t.question == "produce_how_many"
        t.do(1)
        assert t.stock(power, resource) == 1
    assert t.asked != power, "the box is done"


def test_w6_11_readying_fewer() -> None:
    """W6.11, W6.13: and nobody gets ready otherwise from one round to the next."""
    t = prepared("usa", exhausted=STARTERS["usa"], money={"usa": 0})
    assert not any(t.ready(name) for name in STARTERS["usa"])
    t.do("diplomatic", "iraq_s")
    assert t.refused("iraq_s") == "ready_already"
    assert t.refused("serbia") == "not_your_ally"
    t.do("done")
    assert [t.ready(name) for name in STARTERS["usa"]] == [False, True, False, False]


def test_w6_12_the_end_of_a_track() -> None:
    """W6.12: it cannot be raised; several tracks are raised as far as there are any."""
    t = prepared("usa", tracks={"usa": {"energy": 5, "diplomacy": 5}}, money={"usa": 8}).do("domestic")
    assert t.why_not("energy") == ("at_its_end", "W6.12")
    t = prepared("usa", tracks={"usa": {"diplomacy": 5}}, money={"usa": 8}).do("diplomatic")
    assert (t.question, t.money("usa")) == ("produce_how_many", 8), "what is impossible is not paid for"
    ends = {"energy": 2, "raw": 4, "food": 5, "goods": 5, "services": 3, "diplomacy": 5, "army": 4}
    t = prepared("china", tracks={"china": ends}, money={"china": 15}).do("domestic", "raise_two", "army")
    assert (t.track("china", "army"), t.money("china")) == (5, 0)
    t = prepared("china", tracks={"china": {**ends, "army": 5}}, money={"china": 15}).do("domestic")
    assert t.question == "produce_what", "nothing is left to be raised"


def test_w6_13_one_offer_or_the_other() -> None:
    """W6.13: China's domestic box."""
    t = prepared("china", money={"china": 40}).do("domestic")
    assert (t.question, t.options) == ("raise_how_many", ["raise_one", "raise_two", "decline"])
    t.do("raise_one", "army")
    assert t.question == "produce_what"
    t = prepared("china", money={"china": 14}).do("domestic")
    assert t.options == ["raise_one", "decline"]


def test_w6_14_priorities_come_last() -> None:
    """W6.14: everything else is done by all before anybody chooses."""
    t = prepared("usa")
    assert [len(t.hand(p)) for p in SEATS] == [6] * 4
    assert len(t.told("place_chosen")) == 4
    assert len(t.told("produced")) == 12


def test_w27_2_in_turn_order() -> None:
    """W27.2, W6.1: each finishes its box before the next chooses; who comes later knows."""
    t = prepared("usa", money=dict.fromkeys(SEATS, 0), stock={p: {"energy": 0, "raw": 0} for p in SEATS})
    order = [p for p in t.match.view(0)["order"] if p]
    asked = []
    while t.question != "choose_play":
        if t.question == "choose_priority":
            asked.append(t.asked)
            assert all(t.priority(p) == "military" for p in asked[:-1])
        t.do("military" if t.question == "choose_priority" else t.options[-1])
    assert asked == order


def test_w27_2_all_at_once() -> None:
    """W27.2: in secret where that is wanted; the boxes then work in turn order, developments come before (W23.9)."""
    t = table(
        phase="preparation",
        in_round=2,
        options={"priorities": "sealed"},
        vp={"usa": -9},
        developments={"eu": ["industrial_development", "reduced_bureaucracy"]},
    )
    t.do("first", "second", "third")
    assert (t.asked, t.question) == ("eu", "use_development")
    t.do("go_on")
    assert t.question == "choose_priority_secretly"
    assert len(t.match.questions) == 4
    for seat in range(3):
        t.match.answer("military", seat)
        assert t.state.priority == [0] * 4
    t.match.answer("diplomatic", 3)
    assert [t.priority(p) for p in SEATS] == ["military"] * 3 + ["diplomatic"]
    assert t.asked == "usa"


def test_w6_6_every_priority_is_told() -> None:
    """W6.6, W26.3: open to everybody."""
    t = new_game("told", powers="eu_china")
    while t.state.round == 1 or t.question != "choose_play":
        q = t.match.question
        t.match.answer(q.options[0], q.seat)
    told = {note["power"]: note["label"] for note in t.told("priority_set")}
    assert set(told) == {"eu", "china"}
