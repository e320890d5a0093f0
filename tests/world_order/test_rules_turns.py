"""Turns (W7) and decrees (W22)."""

import pytest
from world_order.tables import table

from realpolitik.kernel.question import NOTES


def test_w7_1_steps_of_the_action_phase() -> None:
    """W7.1, W7.6: four turns each, in turn order; then research, in turn order."""
    t = table(powers="without_eu", turn="russia")
    asked = []
    while t.question == "choose_play":
        asked.append((t.asked, t.about[1]))
        t.do("pass")
    order = ["russia", "usa", "china"]
    assert asked == [(p, turn) for turn in (1, 2, 3, 4) for p in order]
    revealed = [note["power"] for note in t.told("hand_revealed")]
    assert revealed == order[: len(revealed)]
    assert t.state.turns == [4, 0, 4, 4]


def test_w7_2_a_card_stays_in_front() -> None:
    """W7.2: not in the discard pile; every part that can be applied is applied."""
    t = table(hand={"usa": ["usa_military_pact"]}, stock={"usa": {"army": 0, "diplomacy": 0}})
    t.do("usa_military_pact")
    assert t.cards("front", "usa") == ["usa_military_pact"]
    assert t.cards("discard", "usa") == []
    assert t.stock("usa", "diplomacy") == 1, "no base can be built, diplomacy is gained all the same"


def test_w7_3_a_strategic_asset() -> None:
    """W7.3: a card of the hand lies face down, then the effect, and the asset is turned."""
    t = table(hand={"eu": ["eu_new_allies", "eu_soft_power"]}, turn="eu", advantages={"eu": ["eu_central_bank"]})
    t.do("eu_central_bank")
    assert (t.question, t.rule) == ("put_down", "W7.3")
    assert t.why_not("eu_foreign_trade") == ("not_in_hand", "W7.2")
    t.do("eu_soft_power")
    assert t.money("eu") == 45
    assert t.cards("used", "eu") == ["eu_central_bank"]
    assert t.cards("face_down", "eu") == ["eu_soft_power"]
    assert t.hand("eu") == ["eu_new_allies"]


def test_w7_4_passing() -> None:
    """W7.4: a card face down, 10 money."""
    t = table(hand={"usa": ["usa_new_allies", "usa_foreign_trade"]}).do("pass", "usa_foreign_trade")
    assert t.money("usa") == 40
    assert t.cards("face_down", "usa") == ["usa_foreign_trade"]
    assert t.asked == "eu"


def test_w7_5_with_an_empty_hand() -> None:
    """W7.5: an asset, a decree or a pass; nothing is put down."""
    t = table(options={"decrees": True}, advantages={"usa": ["usa_nato", "usa_rd_champion"]})
    assert set(t.options) == {"usa_nato", "usa_rd_champion", "decree_usa", "pass"}
    assert t.do("pass").asked == "eu"
    assert t.cards("front", "usa") == []


def test_w7_6_one_card_ends_the_turn() -> None:
    """W7.6."""
    t = table(hand={"usa": ["usa_military_reinforcements"], "eu": ["eu_new_allies"]}).do("usa_military_reinforcements")
    assert t.stop().asked == "eu"
    assert t.state.turns[0] == 1


def test_w7_7_cards_of_one_turn_are_stacked() -> None:
    """W7.7, W7.8, W7.11: additional cards may chain, and the turn counts as one; face-down cards count too."""
    t = table(
        hand={"usa": ["trade_opportunity", "trade_opportunity_2", "usa_new_allies"]}, advantages={"usa": ["usa_nato"]}
    )
    t.do("trade_opportunity", "export", "done", "trade_opportunity_2", "export", "done", "usa_nato", "decline")
    assert t.state.turns[0] == 1
    front = t.match.view(1)["mats"]["usa"]["front"]
    assert [(card["turn"], card["card"]) for card in front] == [
        (1, "trade_opportunity"),
        (1, "trade_opportunity_2"),
        (1, None),
    ]


def test_w7_8_colours_are_seen() -> None:
    """W7.8: what was played lies open, turn by turn."""
    t = table(powers="usa_china", hand={"usa": ["usa_military_reinforcements", "usa_new_allies"]})
    t.do("usa_military_reinforcements").stop()
    t.do("pass", "pass")
    front = t.match.view(1)["mats"]["usa"]["front"]
    assert [(card["turn"], card["card"], card["down"]) for card in front] == [
        (1, "usa_military_reinforcements", False),
        (2, None, True),
    ]


def test_w7_9_what_an_additional_card_may_be() -> None:
    """W7.9: an ability card, an asset or a decree."""
    t = table(
        options={"decrees": True},
        hand={"usa": ["trade_opportunity", "usa_new_allies"]},
        advantages={"usa": ["usa_nato", "usa_rd_champion"]},
        used=["usa_nato"],
    )
    t.do("trade_opportunity", "import", "done")
    assert set(t.options) == {"usa_new_allies", "usa_rd_champion", "decree_usa", "decline"}
    t.do("decree_usa", "5")
    assert t.cards("face_down", "usa") == ["usa_new_allies"]


def test_w7_10_actions_may_be_declined() -> None:
    """W7.10: and a card may be played of which nothing can be carried out."""
    t = table(hand={"usa": ["usa_new_allies"]}).do("usa_new_allies")
    assert t.options[-1] == "decline"
    assert t.do("decline").asked == "eu"
    t = table(hand={"usa": ["usa_foreign_direct_investment"]}, money={"usa": 0}).do("usa_foreign_direct_investment")
    assert t.asked == "eu"
    assert "nowhere_to_invest" in t.notes()


def test_w7_10_what_is_no_action_is_carried_out() -> None:
    """W7.10: Trade Routes refresh a token whether that is wanted or not."""
    t = table(hand={"usa": ["establish_trade_routes"]}, temporary={"mena": ["usa", "eu"]})
    t.do("establish_trade_routes", "mena", "done", "done")
    assert t.temporary("mena") == ["eu", "usa"]


def test_w7_11_an_additional_card_is_no_pass() -> None:
    """W7.11: it may be declined, for nothing."""
    t = table(hand={"usa": ["re_examine_agreement", "usa_new_allies"]}).do("re_examine_agreement")
    assert (t.question, t.rule) == ("play_another", "W7.11")
    assert "pass" not in t.options
    t.do("decline")
    assert t.money("usa") == 30
    assert t.asked == "eu"


def test_w7_12_spend_to_do() -> None:
    """W7.12: without paying nothing of it; with paying all of it."""
    t = table(turn="eu", advantages={"eu": ["eu_nato"]}, money={"eu": 9}).do("eu_nato")
    assert t.asked != "eu"
    assert "cannot_spend" in t.notes()
    t = table(turn="eu", advantages={"eu": ["eu_nato"]}, money={"eu": 10}).do("eu_nato", "decline")
    assert (t.money("eu"), t.armies("mena", "eu")) == (10, 0)
    t = table(turn="eu", advantages={"eu": ["eu_nato"]}, money={"eu": 10}).do("eu_nato", "pay", "mena")
    assert (t.money("eu"), t.stock("eu", "diplomacy"), t.armies("mena", "eu")) == (0, 2, 2)
    assert t.permanent("mena") == ["eu"]


def test_w7_12_a_repetition_ends_when_it_is_not_paid_for() -> None:
    """W7.12: Private Military Corporations, up to twice, in different regions."""
    card = "russia_private_military_corporations"
    t = table(turn="russia", advantages={"russia": [card]}, money={"russia": 40})
    assert t.do(card, "decline").asked == "usa"
    t = table(turn="russia", advantages={"russia": [card]}, money={"russia": 40})
    t.do(card, "pay", "mena", "permanent", "pay")
    assert t.why_not("mena") == ("not_in_this_region", "W7.2")
    t.do("africa", "temporary")
    assert (t.armies("mena", "russia"), t.armies("africa", "russia"), t.money("russia")) == (1, 1, 0)


def test_w7_13_face_down_cards_are_not_shown() -> None:
    """W7.13."""
    t = table(hand={"usa": ["usa_new_allies", "usa_foreign_trade"]}).do("pass", "usa_foreign_trade")
    assert t.match.view(0)["mats"]["usa"]["front"][0]["card"] == "usa_foreign_trade"
    for seat in (1, 2, 3, -1):
        assert t.match.view(seat)["mats"]["usa"]["front"][0]["card"] is None
        assert "put_down_card" not in [NOTES[note[0]].name for _, note in t.match.notes(seat)]
    assert "put_down_card" in [NOTES[note[0]].name for _, note in t.match.notes(0)]


# -- decrees -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("decrees", [True, False])
def test_w22_1_each_power_has_its_decree(decrees: bool) -> None:
    """W22.1: if they are played with."""
    t = table(options={"decrees": decrees})
    mats = t.match.view(0)["mats"]
    assert [mats[p]["decree"] for p in t.match.seats] == [f"decree_{p}" if decrees else None for p in t.match.seats]
    assert t.why_not("decree_eu")[0] == "no_decree"


def test_w22_2_a_decree_leaves_the_game() -> None:
    """W22.2."""
    t = table(options={"decrees": True}, powers="usa_china", hand={"usa": ["usa_new_allies"]})
    t.do("decree_usa", "2")
    assert t.cards("face_down", "usa") == ["usa_new_allies"]
    assert t.cards("removed") == ["decree_usa"]
    t.stop()
    t.do("pass")
    assert t.why_not("decree_usa") == ("no_decree", "W22.2")


@pytest.mark.parametrize("powers", ["all", "eu_china"])
def test_w22_3_an_unused_decree(powers: str) -> None:
    """W22.3: 3 VP in the final scoring, and only there."""
    for in_round, vp in ((3, []), (6, [3])):
        t = table(powers=powers, options={"decrees": True}, phase="scoring", in_round=in_round)
        for p in t.match.seats:
            assert [n for n, source in t.scored(p) if source == "unused_decrees"] == vp


ACTIONS = [
    "choose_country",
    "engage_where",
    "export_what",
    "invest_where",
    "move_from",
    "base_where",
    "develop_what",
    "produce_what",
]


@pytest.mark.parametrize("power", ["usa", "eu", "russia", "china"])
@pytest.mark.parametrize("way", range(8))
def test_w22_4_the_eight_actions_of_a_decree(power: str, way: int) -> None:
    """W22.4: one of them."""
    t = table(options={"decrees": True}, turn=power, stock={power: {"services": 5, "goods": 5, "diplomacy": 9}})
    armies = t.stock(power, "army")
    t.do(f"decree_{power}")
    assert len(t.options) == 8
    t.do(str(way + 1))
    assert t.question == ACTIONS[way]
    assert t.stock(power, "army") == armies + (1 if way == 4 else 0)
    if way in (4, 7):
        assert t.about[1] == (2 if way == 4 else 3)


def test_w22_5_an_empty_hand() -> None:
    """W22.5, W7.5."""
    t = table(options={"decrees": True}).do("decree_usa")
    assert t.question == "choose_way"
