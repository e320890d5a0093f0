"""Research (W17) and random influence (W18)."""

from typing import Any

import pytest
from world_order.looking import GAME, Table
from world_order.tables import table

from realpolitik.games.world_order.board import REGION_NAMES
from realpolitik.games.world_order.content import CONTENT
from realpolitik.games.world_order.research import PATIENCE
from realpolitik.kernel.chance import ByHand
from realpolitik.kernel.match import Match

ROW = ["optimization_program", "global_presence", "power_play", "dominant_power", "new_agenda", "steady_partnership"]


def researching(hand: list[str], **more: Any) -> Table:
    return table(phase="research", hand={"usa": hand}, market=ROW, **more)


@pytest.mark.parametrize("in_round", [5, 6])
def test_w17_1_not_in_the_last_round(in_round: int) -> None:
    """W17.1: in turn order after everybody's four turns; skipped in round 6."""
    t = table(powers="usa_china", in_round=in_round)
    for _turn in range(8):
        t.do("pass")
    assert ("hand_revealed" in t.notes()) == (in_round == 5)


def test_w17_1_everybody_once_also_where_the_turn_order_is_set_right_meanwhile() -> None:
    """W17.1: the power that has researched goes second now, and the other has its turn."""
    set_up = table(phase="research", powers="usa_china", hand={"usa": ["new_agenda"], "china": ["power_play"]})
    t = Table(Match(GAME, set_up.match.setup, ByHand(cards=True)))
    (place,) = [found for found in GAME.corrections(t.state) if (found.kind, found.about) == ("place", ("usa",))]
    assert (t.asked, t.question) == ("usa", "research_what")
    t.match.correct(place.choices["second"])
    t.do("done")
    while t.asked == "nature":  # the market
        t.do(t.options[0])
    assert (t.asked, t.question) == ("china", "research_what")


def test_w17_2_what_was_played_goes_to_the_discard_pile() -> None:
    """W17.2, W26.4: face up and face down."""
    t = table(
        powers="usa_china", hand={"usa": ["usa_military_reinforcements", "usa_new_allies", "usa_global_currency"]}
    )
    t.do("usa_military_reinforcements").stop()
    t.do("pass", "pass", "usa_new_allies")
    while t.question == "choose_play":
        t.do("pass")
        if t.question == "put_down":
            t.do(t.options[0])
    assert t.cards("front", "usa") == []
    assert t.cards("discard", "usa") == ["usa_military_reinforcements"]
    assert sorted(t.cards("discard_unseen", "usa")) == ["usa_global_currency", "usa_new_allies"]


@pytest.mark.parametrize("card", CONTENT.abilities, ids=[card.id for card in CONTENT.abilities])
def test_w17_3_every_card_is_revealed(card: Any) -> None:
    """W17.3, W17.4: its top bonus and its research symbols."""
    power = card.power or "usa"
    t = table(phase="research", turn=power, hand={power: [card.id]}, priority={power: "military"}, money={power: 0})
    kind, n = card.top_bonus
    start = table(turn=power)
    for name in ("diplomacy", "army"):
        assert t.stock(power, name) == start.stock(power, name) + (n if name == kind else 0)
    assert t.money(power) == (n if kind == "money" else 0)
    assert t.told("hand_revealed")[0]["research"] == card.research


def test_w17_4_symbols_and_the_domestic_priority() -> None:
    """W17.4."""
    assert researching(["usa_growth_strategy", "usa_military_pact"]).about[-1] == 3 + 3 + 2
    assert researching(["usa_growth_strategy"], priority={"usa": "military"}).about[-1] == 3


def test_w17_5_allies_add_their_value() -> None:
    """W17.5, W17.13: any ready ones, at any moment."""
    t = researching([], exhausted=["iraq_s"]).do("exhaust_ally")
    assert t.options == ["mexico_s", "japan_s", "iceland_s", "decline"]
    assert t.why_not("iraq_s") == ("exhausted", "W1.7")
    t.do("mexico_s")
    assert t.about[-1] == 4
    t.do("dominant_power", "exhaust_ally", "japan_s")
    assert t.about[-1] == 2


def test_w17_5_nobody_thinks_of_allies_for_ever() -> None:
    """W17.5: whoever declines all of them may think again, but not without end."""
    t = researching([])
    for _ in range(PATIENCE):
        assert t.question == "research_what"
        t.do("exhaust_ally", "decline")
    assert "exhaust_ally" not in t.options
    t = researching([]).do("exhaust_ally", "decline", "exhaust_ally", "mexico_s")
    assert t.about[-1] == 4


def test_w17_6_as_long_as_the_research_suffices() -> None:
    """W17.6: unspent research is lost."""
    t = researching(["usa_growth_strategy", "usa_growth_strategy_2"])
    assert t.about[-1] == 8
    t.do("dominant_power", "steady_partnership")
    assert t.cards("top", "usa") == ["dominant_power", "steady_partnership"]
    t = researching(["usa_growth_strategy"]).do("dominant_power")
    assert t.refused("steady_partnership") == "lacks_research"
    assert t.match.why_not(t.state.market[-1], 0)[-1] == 3
    assert t.why_not("usa_new_allies") == ("not_on_market", "W17.6")


def test_w17_7_renewing_may_be_repeated() -> None:
    """W17.7: 2 research each time."""
    t = researching(["usa_growth_strategy"]).do("renew_market", "renew_market")
    assert t.about[-1] == 1
    assert "renew_market" not in t.options
    assert len(t.cards("market_discard")) == 6
    assert set(ROW) == set(t.cards("market_discard"))


def test_w17_8_the_row_is_filled_at_once() -> None:
    """W17.8: what is left of the gap moves right."""
    t = researching(["usa_growth_strategy", "usa_growth_strategy_2"], draws=["well_laid_plans"]).do("power_play")
    assert t.cards("market") == ["well_laid_plans", *ROW[:2], *ROW[3:]]


def test_w17_9_taken_cards_lie_on_the_deck() -> None:
    """W17.9, W17.12: the last uppermost, everybody has seen them; they are drawn first."""
    t = researching(["usa_growth_strategy", "usa_growth_strategy_2"]).do("dominant_power", "steady_partnership", "done")
    assert t.match.view(2)["mats"]["usa"]["deck_known"] == ["dominant_power", "steady_partnership"]
    t = table(phase="preparation", in_round=2, top={"usa": ["dominant_power", "steady_partnership"]})
    assert t.hand("usa")[:2] == ["steady_partnership", "dominant_power"]
    assert t.match.view(1)["mats"]["usa"]["seen"] == ["steady_partnership", "dominant_power"]


def test_w17_10_revealed_cards_are_discarded() -> None:
    """W17.10, W26.4: for everybody to see."""
    t = researching(["usa_growth_strategy", "usa_new_allies"]).do("done")
    assert t.match.view(1)["mats"]["usa"]["discard"] == ["usa_growth_strategy", "usa_new_allies"]
    assert t.hand("usa") == []


@pytest.mark.parametrize(("powers", "gone"), [("all", 0), ("without_china", 3), ("eu_china", 4)])
def test_w17_11_after_each_players_research(powers: str, gone: int) -> None:
    """W17.11, W25.1, W25.2, W25.3: also if nothing was taken."""
    t = table(powers=powers, phase="research", market=ROW)
    while t.question == "research_what":
        t.do("done")
    assert len(t.cards("market_discard")) == gone


def test_w17_12_an_empty_market_deck() -> None:
    """W17.12, W17.8: the market discards are shuffled."""
    t = researching(["usa_growth_strategy"])
    t.state.market_discard, t.state.market_deck = t.state.market_deck[:2], []
    t.state.removed = [card for card in range(49, 115) if card not in (*t.state.market, *t.state.market_discard)]
    t.do("dominant_power")
    assert len(t.cards("market")) == 6
    assert t.told("market_shuffled") == [{"n": 2}]


def test_w17_13_after_looking_at_new_cards() -> None:
    """W17.13."""
    t = researching(["usa_growth_strategy"], draws=["well_laid_plans"]).do("dominant_power")
    assert "exhaust_ally" in t.options
    t.do("exhaust_ally", "mexico_s", "exhaust_ally", "japan_s", "well_laid_plans")
    assert t.cards("top", "usa")[-1] == "well_laid_plans"


def test_w17_3_an_empty_hand() -> None:
    """W17.3: research is possible all the same, with the priority and with allies."""
    t = researching([])
    assert (t.question, t.about[-1]) == ("research_what", 2)
    assert t.told("hand_revealed")[0] == {"power": "usa", "research": 2, "cards": []}


# -- random influence --------------------------------------------------------------------------------------------------


def test_w18_1_skipped_with_four_players() -> None:
    """W18.1."""
    t = table(phase="research", in_round=2)
    while t.question == "research_what":
        t.do("done")
    assert "random_resolved" not in t.notes()


@pytest.mark.parametrize("at", range(20))
@pytest.mark.parametrize("powers", ["without_usa", "usa_russia", "eu_china"])
def test_w18_2_every_card(at: int, powers: str) -> None:
    """W18.2, W18.3, W18.4, W18.5, W18.7: each row of a power that nobody plays, from the top."""
    card, other = CONTENT.random_influence[at], CONTENT.random_influence[(at + 1) % 20]
    t = table(
        powers=powers,
        phase="random_influence",
        in_round=6,
        random=[card.id, other.id],
    )
    played = t.match.seats
    expected: dict[str, list[str]] = {region: [] for region in REGION_NAMES}
    armies: dict[tuple[str, str], int] = {}
    turned = dict.fromkeys(played, 0)
    for row in (*card.rows, *other.rows):
        if row.power not in played:
            expected[row.region].append(row.power)
            armies[row.region, row.power] = armies.get((row.region, row.power), 0) + int(row.army)
            if row.trade_with in played:
                turned[row.trade_with] += 1
    for region, tokens in expected.items():
        placed = [note["power"] for note in t.told("influence_placed") if note["region"] == region]
        assert placed == tokens
    assert all(t.armies(region, power) == n for (region, power), n in armies.items())
    for power in played:
        cards = len(next(p for p in CONTENT.powers if p.id == power).commerce)
        used = min(cards, turned[power])
        assert t.commerce(power) == cards - used
        assert sum(note["n"] for note in t.told("gains_money") if note["power"] == power) == 10 * used


def test_w18_3_an_army_with_the_token() -> None:
    """W18.3."""
    t = table(
        powers="eu_china", phase="random_influence", in_round=2, random=["random_influence_05", "random_influence_13"]
    )
    assert t.armies("europe", "usa") == 1
    assert t.armies("mena", "russia") == 1


def test_w18_4_all_commerce_cards_face_down() -> None:
    """W18.4: nothing."""
    t = table(
        powers="usa_russia",
        phase="random_influence",
        in_round=2,
        random=["random_influence_01", "random_influence_02"],
        commerce={"usa": 0},
        money={"usa": 0},
    )
    assert t.told("gains_money") == []


@pytest.mark.parametrize(
    ("permanent", "temporary", "after"),
    [
        (["usa"], ["china"], (["usa", "russia"], ["china"])),
        (["usa", "usa"], ["china"], (["usa", "usa"], ["china", "russia"])),
        (["usa", "usa"], ["china", "usa", "usa", "usa"], (["usa", "usa"], ["usa", "usa", "usa", "russia"])),
    ],
)
def test_w18_5_where_the_token_goes(permanent: list[str], temporary: list[str], after: tuple[list[str], ...]) -> None:
    """W18.5, W16.5: permanent if there is a slot, otherwise temporary, if need be by pushing out."""
    t = table(
        powers="without_russia",
        phase="random_influence",
        in_round=2,
        random=["random_influence_08", "random_influence_01"],
        permanent={"africa": permanent},
        temporary={"africa": temporary},
    )
    assert (t.permanent("africa"), t.temporary("africa")) == after


@pytest.mark.parametrize(("in_round", "cards"), [(2, 2), (6, 0)])
def test_w18_6_two_new_cards(in_round: int, cards: int) -> None:
    """W18.6, W18.2: with tokens of the powers that nobody plays; not after the last round."""
    t = table(powers="eu_china", phase="random_influence", in_round=in_round, draws=["random_influence_10"])
    assert len(t.cards("random_open")) == cards
    assert t.cards("random_discard") == ["random_influence_01", "random_influence_02"]
    if cards:
        assert t.cards("random_open")[0] == "random_influence_10"


def test_w18_7_commerce_cards_of_a_power_are_alike() -> None:
    """W18.7."""
    for power in CONTENT.powers:
        assert len({tuple(card.either) for card in power.commerce}) == 1
