"""Developments at their moments, and other clarifications (W14, W23)."""

import pytest
from world_order.tables import table

LEVELS = ["industrial_development", "reduced_bureaucracy", "tactical_flexibility", "strategic_advantage"]
OTHERS = ["diplomatic_initiative", "knowledge_transfer", "diplomatic_opening", "regional_resilience"]


def test_w23_1_playing_an_asset_costs_no_vp() -> None:
    """W23.1."""
    t = table(advantages={"usa": ["usa_rd_champion"]}, vp={"usa": 5}).do("usa_rd_champion").stop()
    assert t.vp("usa") == 5


def test_w23_2_an_exhausted_ally_is_readied_first() -> None:
    """W23.2: Key Economic Partner."""
    t = table(hand={"usa": ["key_economic_partner"]}, exhausted=["japan_s"])
    t.do("key_economic_partner", "japan_s")
    assert t.ready("japan_s")
    assert t.options == ["japan_s", "decline"]
    t.do("japan_s", "permanent")
    assert (t.ready("japan_s"), t.fdi("japan_s")) == (True, 1)


def test_w23_3_different_tracks() -> None:
    """W23.3, W23.4: each once; no resource is gained."""
    t = table(hand={"usa": ["usa_growth_strategy"]}, stock={"usa": {"energy": 0}})
    t.do("usa_growth_strategy", "1", "industrial_development", "energy")
    assert t.why_not("energy") == ("raised_before", "W23.3")
    assert "decline" not in t.options
    assert t.stock("usa", "energy") == 0


def test_w23_4_boosting_gains_nothing_by_itself() -> None:
    """W23.4: Boost Production produces afterwards, by the raised track."""
    t = table(hand={"usa": ["boost_production"]}, stock={"usa": {"energy": 0}}).do("boost_production", "energy")
    assert t.told("gains") == [{"power": "usa", "resource": "energy", "n": 4}]


def test_w23_6_the_surcharge_is_paid_from_the_board() -> None:
    """W23.6: allies may be exhausted for the cost of either country."""
    t = table(
        in_round=3,
        hand={"usa": ["usa_new_allies"]},
        developments={"usa": [LEVELS[0], "knowledge_transfer", "diplomatic_opening"]},
        opens={"mena": ("jordan", "qatar"), "europe": ("albania", "croatia")},
        stock={"usa": {"diplomacy": 1}},
    )
    t.do("usa_new_allies", "jordan", "iraq_s")
    assert (t.question, t.stock("usa", "diplomacy")) == ("use_development", 1)
    t.do("diplomatic_opening", "albania", "iceland_s")
    assert t.stock("usa", "diplomacy") == 0
    assert {"jordan", "albania"} <= set(t.allies("usa"))


def test_w23_8_russia_is_asked_in_china_s_turn() -> None:
    """W23.8: the only time that anybody answers in another's turn."""
    t = table(turn="china", advantages={"china": ["china_brics"]}, money={"china": 30, "russia": 50})
    t.do("china_brics", "pay", "africa", "south_asia", "permanent", "permanent")
    assert (t.asked, t.rule, t.about[-1]) == ("russia", "W23.8", 20)
    t.do("yes", "temporary")
    assert (t.money("russia"), t.temporary("americas")) == (30, ["russia"])


def test_w23_5_at_any_moment_of_the_round() -> None:
    """W23.5, W23.9: before and after a card of an own turn; once a round."""
    position = {
        "hand": {"usa": ["usa_new_allies", "usa_foreign_trade"]},
        "developments": {"usa": LEVELS[:2]},
        "in_round": 2,
    }
    t = table(**position)
    assert "reduced_bureaucracy" in t.options
    t.do("reduced_bureaucracy", "usa_new_allies")
    assert t.question == "choose_play"
    assert t.why_not("reduced_bureaucracy") == ("used_this_round", "W23.5")
    t.do("usa_foreign_trade").stop()
    assert t.asked == "eu", "it was used"
    t = table(**position).do("usa_foreign_trade", "done", "done")
    assert (t.asked, t.options) == ("usa", ["reduced_bureaucracy", "go_on"])
    t.do("reduced_bureaucracy")
    assert t.question == "trash_which"


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("reduced_bureaucracy", ("not_your_development", "W14.3")),
        ("industrial_development", ("works_by_itself", "W14.3")),
        ("strategic_advantage", ("effect_starts_later", "W14.3")),
        ("diplomatic_opening", ("another_moment", "W23.9")),
        ("knowledge_transfer", ("nothing_to_do", "W23.9")),
    ],
)
def test_w23_9_why_a_development_is_not_offered(card: str, reason: tuple[str, str]) -> None:
    """W14.3, W23.9: in round 3, with no ready ally to draw cards by."""
    t = table(
        hand={"usa": ["usa_new_allies", "usa_foreign_trade"]},
        developments={"usa": [LEVELS[0], "knowledge_transfer", "diplomatic_opening", LEVELS[3]]},
        in_round=3,
        exhausted=["mexico_s", "iraq_s", "japan_s", "iceland_s"],
    )
    assert t.question == "choose_play"
    assert t.why_not(card) == reason


def test_w23_7_the_level_four_card_in_its_first_turn() -> None:
    """W23.7: an additional card in the first turn of every round, and in no other."""
    t = table(
        powers="usa_china",
        hand={"usa": ["usa_new_allies", "usa_foreign_trade", "usa_global_currency"]},
        developments={"usa": [LEVELS[0], "knowledge_transfer", *LEVELS[2:]]},
        in_round=4,
        exhausted=["mexico_s", "iraq_s", "japan_s", "iceland_s"],
    )
    t.do("usa_foreign_trade", "done", "done")
    assert t.options == ["strategic_advantage", "go_on"]
    t.do("strategic_advantage", "usa_new_allies").stop()
    t.do("pass", "usa_global_currency", "done", "done")
    assert t.asked == "china", "nothing in the second turn"


def test_w23_9_between_the_cards_of_a_turn() -> None:
    """W23.9: an additional card may be preceded by a development."""
    t = table(
        hand={"usa": ["trade_opportunity", "usa_new_allies"]},
        developments={"usa": LEVELS[:2]},
        in_round=2,
    )
    t.do("trade_opportunity", "import", "done")
    assert t.question == "play_another"
    assert "reduced_bureaucracy" in t.options
    t.do("reduced_bureaucracy", "usa_new_allies")
    assert t.question == "play_another"
    assert len(t.hand("usa")) == 1


def test_w23_9_an_additional_card_that_is_still_to_be_drawn() -> None:
    """W23.9: with an empty hand, a development may bring the card."""
    t = table(
        hand={"usa": ["trade_opportunity"]},
        developments={"usa": [LEVELS[0], "reduced_bureaucracy"]},
        used=["usa_arms_export", "usa_us_navy"],
        in_round=2,
    )
    t.do("trade_opportunity", "import", "done")
    assert t.options == ["reduced_bureaucracy", "decline"]


def test_w23_9_before_revealing_the_hand() -> None:
    """W23.9: in the research step."""
    t = table(
        phase="research",
        hand={"usa": ["usa_new_allies"]},
        developments={"usa": [OTHERS[0], "knowledge_transfer"]},
        in_round=2,
    )
    assert (t.question, t.options) == ("use_development", ["knowledge_transfer", "go_on"])
    t.do("knowledge_transfer")
    assert (t.question, t.options) == ("draw_how_many", ["0", "1", "2"]), "the highest value of a ready ally"
    t.do(2, "usa_new_allies")
    t.do(t.options[0])  # the second of the two
    assert len(t.told("hand_revealed")[0]["cards"]) == 1


def test_w14_3_effects_begin_with_their_round() -> None:
    """W14.3, W6.2: Tactical Flexibility, taken in round 2, gives a seventh card from round 3 on."""
    for in_round, cards in ((2, 6), (3, 7), (4, 7)):
        t = table(phase="preparation", in_round=in_round, developments={"usa": LEVELS[:3]})
        assert len(t.hand("usa")) == cards
        assert len(t.hand("eu")) == 6


@pytest.mark.parametrize(("in_round", "drawn"), [(2, 0), (3, 1), (5, 1)])
def test_w14_5_tactical_flexibility_draws_at_once(in_round: int, drawn: int) -> None:
    """W14.5: when it is taken in round 3 or later."""
    t = table(
        hand={"usa": ["usa_growth_strategy"]},
        developments={"usa": [OTHERS[0], "knowledge_transfer"]},
        stock={"usa": {"services": 3}},
        in_round=in_round,
        exhausted=["mexico_s", "iraq_s", "japan_s", "iceland_s"],
    )
    t.do("usa_growth_strategy", "1", "tactical_flexibility")
    assert len(t.hand("usa")) == drawn


def test_w23_9_the_chosen_priority_readies_one_more() -> None:
    """W23.9, W6.6: Diplomatic Initiative waits for the priority, in every round."""
    t = table(
        phase="preparation",
        in_round=2,
        vp={"usa": -9},
        developments={"usa": ["diplomatic_initiative"]},
        exhausted=["mexico_s", "iraq_s", "japan_s", "iceland_s"],
        money={"usa": 0},
    )
    t.do("first", "second", "third", "domestic", "iraq_s", "japan_s")
    assert [t.ready(c) for c in ("mexico_s", "iraq_s", "japan_s", "iceland_s")] == [False, True, True, False]
    assert t.question != "ready_which"
