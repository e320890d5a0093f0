"""Influence, cards and VP (W16)."""

from typing import Any

import pytest
from world_order.looking import Table
from world_order.tables import table

from realpolitik.games.world_order.board import COLOURED, OPEN_SLOT_VP, REGION_NAMES, TEMPORARY_VP

INVEST_IN = {
    "europe": "iceland_s",
    "central_asia": "mongolia",
    "americas": "mexico_s",
    "mena": "iraq_s",
    "africa": "kenya",
    "south_asia": "nepal",
    "east_asia_pacific": "japan_s",
}
LEVELS = ["industrial_development", "knowledge_transfer", "tactical_flexibility", "regional_resilience"]


def adding(region: str, **more: Any) -> Table:
    """The USA, about to choose a slot of a region."""
    country = INVEST_IN[region]
    allies = [] if country.endswith("_s") else [country]
    card = "usa_foreign_direct_investment"
    return table(hand={"usa": [card]}, allies={"usa": allies}, **more).do(card, country)


@pytest.mark.parametrize("region", REGION_NAMES)
def test_w16_1_every_slot_gives_its_vp(region: str) -> None:
    """W16.1, W16.4, W16.9: permanent ones 1, temporary ones by their place, from the left."""
    r = REGION_NAMES.index(region)
    for taken in range(len(OPEN_SLOT_VP[r])):
        t = adding(region, permanent={region: ["eu"] * taken}).do("permanent")
        assert t.scored("usa") == [(1, "slots")]
        assert t.permanent(region) == ["eu"] * taken + ["usa"]
    for taken in range(len(TEMPORARY_VP[r])):
        t = adding(region, temporary={region: ["eu"] * taken}).do("temporary")
        assert t.scored("usa") == [(TEMPORARY_VP[r][taken], "slots")]
        assert t.temporary(region) == ["eu"] * taken + ["usa"]


def test_w16_2_a_choice_of_two_kinds() -> None:
    """W16.2, W16.14: whatever adds the influence."""
    assert adding("mena").options == ["permanent", "temporary"]
    assert all(len(set(row)) == 1 for row in OPEN_SLOT_VP)


def test_w16_3_permanent_slots_run_out() -> None:
    """W16.3: then only the temporary row is left."""
    t = adding("americas", permanent={"americas": ["eu", "eu"]})
    assert t.temporary("americas") == ["usa"]
    assert t.permanent("americas") == ["eu", "eu"]


def test_w16_4_the_leftmost_free_slot() -> None:
    """W16.4."""
    t = adding("mena", temporary={"mena": ["eu", "russia"]}).do("temporary")
    assert t.temporary("mena") == ["eu", "russia", "usa"]
    assert t.scored("usa") == [(3, "slots")]


def test_w16_5_pushing_out() -> None:
    """W16.5, W16.13: also by choice, while a permanent slot is free."""
    row = ["eu", "russia", "china", "eu"]
    t = adding("africa", temporary={"africa": row})
    supply = t.supply("eu")
    t.do("temporary")
    assert t.temporary("africa") == ["russia", "china", "eu", "usa"]
    assert t.scored("usa") == []
    assert t.supply("eu") == supply + 1
    assert t.told("pushed_out") == [{"power": "eu", "region": "africa"}]


@pytest.mark.parametrize("free", [True, False])
def test_w16_6_making_permanent(free: bool) -> None:
    """W16.6: to a free slot or beside them, without VP; the others move left, nobody gains."""
    t = adding(
        "americas",
        developments={"usa": LEVELS},
        in_round=4,
        permanent={"americas": ["eu"] if free else ["eu", "eu"]},
        temporary={"americas": ["eu", "usa", "russia"]},
    )
    assert "regional_resilience" in t.options
    t.do("regional_resilience", "americas")
    assert t.permanent("americas") == (["eu", "usa"] if free else ["eu", "eu"])
    assert t.beside("americas") == ([] if free else ["usa"])
    assert t.temporary("americas") == ["eu", "russia", "usa"], "the slot of the new token comes after"
    assert t.scored("eu") == t.scored("russia") == []


def test_w16_6_before_or_after() -> None:
    """W16.6: Regional Resilience may wait for the token that is being added; once a round."""
    t = adding("americas", developments={"usa": LEVELS}, in_round=4)
    assert t.options == ["permanent", "temporary"], "nothing there to be made permanent yet"
    t.do("temporary")
    assert (t.question, t.options) == ("use_development", ["regional_resilience", "go_on"])
    t.do("regional_resilience", "americas")
    assert (t.permanent("americas"), t.temporary("americas")) == (["usa"], [])
    assert t.scored("usa") == [(4, "slots")]
    assert t.cards("used_this_round", "usa") == ["regional_resilience"]


def test_w16_6_which_token() -> None:
    """W16.6: of several of one's own, one is chosen."""
    t = adding(
        "americas",
        developments={"usa": LEVELS},
        in_round=4,
        temporary={"americas": ["usa", "eu", "usa"]},
    )
    t.do("regional_resilience", "americas")
    assert (t.question, t.options) == ("convert_which", ["1", "3"])
    t.do(2)
    assert t.temporary("americas") == ["usa", "eu"]
    assert t.why_not("regional_resilience") == ("no_development_for_this", "W16.2")


def test_w16_7_even_without_a_slot() -> None:
    """W16.7: above the line in any case."""
    for taken, vp in ((["eu"], [(1, "slots")]), (["eu", "eu", "eu", "eu"], [])):
        t = table(
            turn="eu",
            advantages={"eu": ["eu_expansion"]},
            opens={"europe": ("croatia", "albania")},
            permanent={"europe": taken},
            stock={"eu": {"diplomacy": 3}},
        )
        t.do("eu_expansion", "croatia", "pay", "pay")
        assert t.scored("eu") == vp
        assert t.temporary("europe") == []
        assert t.stock("eu", "diplomacy") == 0


def test_w16_8_refreshing() -> None:
    """W16.8: which token is chosen; one with nothing but its own to the right does not move."""
    t = table(hand={"usa": ["re_examine_agreement"]}, temporary={"mena": ["usa", "eu", "usa", "russia"]})
    t.do("re_examine_agreement")
    assert (t.question, t.options) == ("refresh_which", ["1", "3"])
    assert t.why_not(1) == ("not_your_token", "W16.8")
    t.do(2)
    assert t.temporary("mena") == ["usa", "eu", "russia", "usa"]
    assert t.scored("usa") == []
    t = table(hand={"usa": ["re_examine_agreement"]}, temporary={"mena": ["eu", "usa", "usa"]})
    assert t.do("re_examine_agreement").question == "play_another"


def test_w16_9_a_slot_gives_its_vp_again() -> None:
    """W16.9."""
    t = adding("africa", temporary={"africa": []}).do("temporary")
    assert t.scored("usa") == [(4, "slots")]


def test_w16_10_an_empty_deck_in_the_action_phase() -> None:
    """W16.10: the discard pile is shuffled, without the cards played in this round."""
    from realpolitik.games.world_order.deck import CARD_NAMES, STARTER_DECK

    own = [CARD_NAMES[card] for card in STARTER_DECK[0]]
    t = table(hand={"usa": ["explore_alternatives"]}, discard={"usa": own})
    t.do("explore_alternatives")
    assert t.told("deck_shuffled") == [{"power": "usa", "n": 12}]
    assert len(t.hand("usa")) == 2
    assert "explore_alternatives" not in t.hand("usa")
    assert t.cards("discard", "usa") == []


def test_w16_11_a_trashed_card_leaves_the_game() -> None:
    """W16.11: from the hand or from the discard pile."""
    t = table(
        hand={"usa": ["initiate_restructuring", "usa_new_allies"]},
        discard={"usa": ["usa_foreign_trade"]},
    )
    t.do("initiate_restructuring", "pay")
    assert set(t.options) == {"usa_new_allies", "usa_growth_strategy", "usa_foreign_trade"}
    assert t.why_not("usa_global_currency") == ("not_there", "W16.11")
    t.do("usa_foreign_trade")
    assert t.cards("removed") == ["usa_foreign_trade"]
    assert t.match.view(1)["removed"] == ["usa_foreign_trade"]
    assert t.question == "play_another"


def test_w16_12_beyond_a_hundred_and_below_zero() -> None:
    """W16.12."""
    t = adding("mena", vp={"usa": 98}).do("temporary")
    assert t.vp("usa") == 103
    t = table(phase="threats", vp={"usa": 1}, armies={"mena": {"russia": 1}, "europe": {"russia": 1}})
    assert t.vp("usa") == -3


def test_w16_13_a_token_comes_back() -> None:
    """W16.13: and may be used again."""
    t = adding("africa", permanent={"africa": ["eu", "eu"]}, temporary={"africa": ["usa", "usa", "usa", "usa"]})
    assert t.temporary("africa") == ["usa"] * 4
    assert t.supply("usa") == 23 - 4 - 4


def test_w16_14_all_permanent_slots_are_worth_the_same() -> None:
    """W16.14."""
    assert {vp for row in OPEN_SLOT_VP for vp in row} == {1}
    assert [len(row) for row in COLOURED] == [3, 1, 1, 3, 0, 2, 2]


def test_w16_2_without_a_token_nothing_is_added() -> None:
    """W16.2: the investment takes place all the same."""
    rows = {"europe": ["usa"] * 4, "central_asia": ["usa"] * 4, "africa": ["usa"] * 4, "south_asia": ["usa"] * 4}
    t = adding("mena", temporary={**rows, "mena": ["usa"] * 3})
    assert t.supply("usa") == 0
    assert "no_token_left" in t.notes()
    assert t.fdi("iraq_s") == 1
    assert t.asked == "eu"
