"""Cases of the aftermath, of scoring and of single cards that fix what the rules say together, E65 to E72."""

import pytest
from world_order.tables import table


@pytest.mark.parametrize(("priority", "lost"), [("domestic", [(-2, "threats")]), ("military", [])])
def test_e65_the_armies_of_an_unplayed_power(priority: str, lost: list[tuple[int, str]]) -> None:
    """E65, W19.5, W19.9: Russia's threaten, those of NATO do not."""
    t = table(
        powers="usa_china", phase="threats", armies={"europe": {"russia": 1, "eu": 2}}, priority={"usa": priority}
    )
    assert t.scored("usa") == lost


def test_e66_military_priority_without_armies() -> None:
    """E66, W19.7: defence everywhere, threat only where there are armies."""
    t = table(phase="threats", armies={"mena": {"usa": 1, "eu": 1}}, priority={"russia": "military"})
    assert t.scored("russia") == []
    t = table(phase="threats", priority={"russia": "military"})
    assert t.told("threatened") == []


def test_e67_no_token_no_place() -> None:
    """E67, W20.16: China has none, and gets nothing for a fourth place."""
    t = table(
        phase="scoring",
        in_round=3,
        permanent={"europe": ["eu", "eu", "usa", "russia"]},
    )
    in_regions = {p: [n for n, source in t.scored(p) if source in ("tokens", "places")] for p in t.match.seats}
    assert in_regions == {"eu": [3, 9], "usa": [2, 3], "russia": [2, 3], "china": []}


@pytest.mark.parametrize(("armies", "vp"), [((4, 4, 2), [[3], [3], [1]]), ((3, 1, 0), [[6], [3], []])])
def test_e68_majority_tokens_with_three_players(armies: tuple[int, ...], vp: list[list[int]]) -> None:
    """E68, W20.12, W20.16."""
    seats = ("usa", "russia", "china")
    t = table(
        powers="without_eu", phase="scoring", in_round=3, armies={"africa": dict(zip(seats, armies, strict=True))}
    )
    notes = [note for note in t.told("majority") if note["majority"] == "armies"]
    assert [[note["vp"] for note in notes if note["power"] == p] for p in seats] == vp


def test_e69_superpower_status_in_unfilled_regions() -> None:
    """E69, W20.8: three regions, one of them only together with a black token."""
    t = table(
        phase="scoring",
        in_round=3,
        temporary={"europe": ["eu"], "mena": [], "africa": ["eu"]},
    )
    assert len(t.told("region_not_filled")) == 7
    assert t.told("first_in_regions") == [{"power": "usa", "n": 3, "vp": -2}]


def test_e70_a_decree_on_an_empty_hand() -> None:
    """E70, W22.5, W7.9: nothing is put down; a pass is no additional card."""
    t = table(options={"decrees": True}, hand={"usa": ["trade_opportunity"]})
    t.do("trade_opportunity", "export", "done")
    assert t.question == "play_another"
    assert "pass" not in t.options
    assert {"decree_usa", "decline"} <= set(t.options)
    t.do("decree_usa")
    assert t.question == "choose_way"
    assert t.cards("face_down", "usa") == []
    t = table(options={"decrees": True}, hand={"usa": ["trade_opportunity"]})
    assert t.do("trade_opportunity", "export", "done", "decline").asked != "usa"


@pytest.mark.parametrize(("money", "joins"), [(12, True), (0, True), (35, True), (12, False)])
def test_e71_brics_and_a_poor_russia(money: int, joins: bool) -> None:
    """E71, W23.8: up to 20 money, or all it has, or nothing."""
    t = table(turn="china", advantages={"china": ["china_brics"]}, money={"china": 30, "russia": money})
    t.do("china_brics", "pay", "americas", "south_asia", "permanent", "permanent")
    assert (t.asked, t.question, t.options) == ("russia", "take_part", ["yes", "no"])
    if joins:
        t.do("yes", "permanent")
    else:
        t.do("no")
    assert t.money("russia") == (max(0, money - 20) if joins else money)
    assert t.permanent("africa") == (["russia"] if joins else [])
    assert t.asked == "usa"


def test_e72_two_improvements_by_one_card() -> None:
    """E72, W8.10, W8.3: the card that lay under the first; and the first may be exhausted for it."""
    t = table(
        turn="russia",
        hand={"russia": ["assign_new_diplomats"]},
        stacks={"south_asia": (["nepal"], ["india"], ["bangladesh", "bhutan"])},
        stock={"russia": {"diplomacy": 2}},
        exhausted=["india_s"],
    )
    t.do("assign_new_diplomats", "bhutan", "bangladesh", "bhutan")
    assert {"bhutan", "bangladesh"} <= set(t.allies("russia"))
    assert (t.ready("bhutan"), t.ready("bangladesh")) == (False, True)
    assert t.stock("russia", "diplomacy") == 0
