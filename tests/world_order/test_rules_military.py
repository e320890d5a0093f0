"""Move (W12) and build a base (W13)."""

from typing import Any

import pytest
from world_order.looking import Table
from world_order.tables import table

ZONES = {
    "usa": {"europe", "americas", "mena", "east_asia_pacific"},
    "eu": {"europe", "mena", "africa"},
    "russia": {"europe", "central_asia", "mena"},
    "china": {"central_asia", "south_asia", "east_asia_pacific"},
}


def moving(power: str = "usa", **more: Any) -> Table:
    return table(turn=power, hand={power: ["military_exercises"]}, money={power: 50}, **more).do("military_exercises")


def test_w12_1_from_the_player_board_and_from_anywhere() -> None:
    """W12.1, W12.5: out of regions without a base too; never back to a board, not to where they are."""
    t = moving(armies={"africa": {"usa": 1}, "europe": {"usa": 1}})
    assert t.options == ["europe", "africa", "from_board", "decline"]
    assert t.why_not("mena") == ("no_army_there", "W12.1")
    t.do("africa", "europe", "europe")
    assert t.why_not("europe") == ("where_it_is", "W12.5")
    assert "from_board" not in t.options
    t.do("mena")
    assert [t.armies(r, "usa") for r in ("africa", "europe", "mena")] == [0, 1, 1]


@pytest.mark.parametrize("power", ZONES)
def test_w12_2_the_zone_of_interest(power: str) -> None:
    """W12.2."""
    t = moving(power).do("from_board")
    assert set(t.options) == ZONES[power]
    assert t.why_not("americas" if power != "usa" else "africa") == ("no_access", "W12.2")


def test_w12_2_a_base_opens_its_region() -> None:
    """W12.2, W13.8: for as long as the ally carries the token."""
    t = moving(allies={"usa": ["kenya"]}, base={"kenya": 1}).do("from_board")
    assert set(t.options) == {*ZONES["usa"], "africa"}


def test_w12_3_to_different_regions() -> None:
    """W12.3, W12.4: 5 money each."""
    t = moving().do("from_board", "europe", "from_board", "mena", "from_board", "americas")
    assert [t.armies(r, "usa") for r in ("europe", "mena", "americas")] == [1, 1, 1]
    assert t.money("usa") == 35
    assert t.stock("usa", "army") == 0


def test_w12_4_armies_of_a_card_for_nothing() -> None:
    """W12.4: but where the card says so, 5 money each, and more for the Navy."""
    t = table(advantages={"usa": ["usa_us_navy"]}, money={"usa": 45}, stock={"usa": {"army": 4}})
    t.do("usa_us_navy", "europe", "mena")
    t.do("from_board", "from_board", "from_board", "from_board", "permanent", "permanent")
    assert (t.money("usa"), t.armies("europe", "usa"), t.armies("mena", "usa")) == (5, 2, 2)
    assert (t.permanent("europe"), t.permanent("mena")) == (["usa"], ["usa"])


def test_w12_5_the_same_armies_do_not_serve_two_regions() -> None:
    """W12.5, W7.12: the Navy's influence goes where its 2 armies are."""
    t = table(advantages={"usa": ["usa_us_navy"]}, money={"usa": 45}, stock={"usa": {"army": 2}})
    t.do("usa_us_navy", "europe", "americas", "from_board", "from_board", "europe", "europe")
    assert (t.armies("europe", "usa"), t.armies("americas", "usa")) == (0, 2)
    assert t.question == "choose_slot"
    t.do("permanent")
    assert (t.permanent("europe"), t.permanent("americas")) == ([], ["usa"])
    assert t.asked == "eu"


@pytest.mark.parametrize(("money", "moved"), [(4, 0), (5, 1), (14, 2), (15, 3), (99, 3)])
def test_w12_6_no_more_than_can_be_paid(money: int, moved: int) -> None:
    """W12.6."""
    t = table(hand={"usa": ["military_exercises"]}, money={"usa": money}).do("military_exercises")
    for _army in range(moved):
        assert t.question == "move_from"
        t.do("from_board", "europe")
    assert t.asked == "eu"


def test_w12_2_at_least_two_or_none() -> None:
    """W12.2: NATO moves two armies to one region, whatever the access."""
    t = table(advantages={"usa": ["usa_nato"]}, stock={"usa": {"army": 1}}, money={"usa": 50})
    t.do("usa_nato")
    assert t.asked == "eu", "one army is not enough"
    assert t.stock("usa", "diplomacy") == 6
    t = table(advantages={"usa": ["usa_nato"]}, stock={"usa": {"army": 1}}, armies={"africa": {"usa": 1}})
    t.do("usa_nato", "from_board", "central_asia")
    assert t.options == ["africa"], "once begun, it is ended"
    t.do("africa")
    assert t.armies("central_asia", "usa") == 2
    assert t.permanent("central_asia") == ["usa"]
    t = table(advantages={"usa": ["usa_nato"]}, money={"usa": 9}).do("usa_nato")
    assert t.asked == "eu"


def building(card: str = "usa_foreign_military_presence", **more: Any) -> Table:
    return table(hand={"usa": [card]}, **more).do(card)


def test_w13_1_a_ready_ally_with_the_flag() -> None:
    """W13.1."""
    t = building(exhausted=["iraq_s"])
    assert t.options == ["japan_s", "iceland_s", "decline"]
    assert t.why_not("iraq_s") == ("exhausted", "W1.7")
    assert t.why_not("mexico_s") == ("no_flag", "W13.1")


def test_w13_2_between_one_and_the_value() -> None:
    """W13.2."""
    assert building().do("japan_s").options == ["1", "2"]
    assert building(stock={"usa": {"army": 1}}).do("japan_s").question == "choose_slot"


def test_w13_3_what_a_base_costs() -> None:
    """W13.3: 5, and 5 for each army."""
    assert building(money={"usa": 15}).do("japan_s").options == ["1", "2"]
    t = building(money={"usa": 14}).do("japan_s", "permanent")
    assert t.money("usa") == 4


def test_w13_4_one_influence() -> None:
    """W13.4: however many armies."""
    t = building().do("japan_s", 2, "permanent")
    assert t.permanent("east_asia_pacific") == ["usa"]
    assert t.told("influence_placed") == [{"power": "usa", "region": "east_asia_pacific", "label": "permanent"}]


@pytest.mark.parametrize(("army", "money"), [(0, 90), (3, 9)])
def test_w13_5_impossible(army: int, money: int) -> None:
    """W13.5: without an army, or without the money."""
    t = building(stock={"usa": {"army": army}}, money={"usa": money})
    assert t.asked == "eu"
    assert "nowhere_to_build" in t.notes()


def test_w13_6_one_base_per_country() -> None:
    """W13.6, W11.3: Strengthen Alliance allows a second."""
    assert building(base={"japan_s": 1}).why_not("japan_s") == ("base_before", "W13.6")
    t = building("strengthen_alliance", base={"japan_s": 1}).do("japan_s", 1, "permanent")
    assert t.base("japan_s") == 2
    assert building("strengthen_alliance", base={"japan_s": 2}).why_not("japan_s")[0] == "base_before"


def test_w13_7_a_country_just_taken() -> None:
    """W13.7: with the flag a base can be built at once; with access armies can be moved."""
    position = {"hand": {"usa": ["new_strategic_partner"]}, "opens": {"africa": ("djibouti", "mali")}}
    t = table(**position).do("new_strategic_partner", "djibouti", "1", "djibouti", "permanent")
    assert t.base("djibouti") == 1
    t = table(**position, allies={"usa": ["kenya"]}, base={"kenya": 1})
    t.do("new_strategic_partner", "djibouti", "pay", "2", "from_board", "from_board")
    assert t.armies("africa", "usa") == 2


def test_w13_8_armies_may_follow_at_once() -> None:
    """W13.8."""
    t = table(hand={"usa": ["usa_foreign_military_presence"]}, allies={"usa": ["kenya"]})
    t.do("usa_foreign_military_presence", "kenya", "permanent")
    assert t.base("kenya") == 1
    t = moving(allies={"usa": ["kenya"]}, base={"kenya": 1}, exhausted=["kenya"]).do("from_board", "africa")
    assert t.armies("africa", "usa") == 1
