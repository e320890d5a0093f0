"""What the game is about, and its parts (W1, W2)."""

import pytest
from world_order.looking import GAME
from world_order.tables import new_game, table

from realpolitik.games.world_order.board import COLOURED
from realpolitik.games.world_order.content import CONTENT
from realpolitik.games.world_order.countries import STANDARD, STARTERS
from realpolitik.games.world_order.deck import (
    ABILITIES,
    ADVANTAGES,
    COPIES,
    DEVELOPMENT_KIND,
    DEVELOPMENT_KINDS,
    DEVELOPMENTS,
    LEVEL,
    MARKET_CARDS,
    STARTER_DECK,
)
from realpolitik.games.world_order.mats import ENGAGE_TOKENS, INFLUENCE_TOKENS
from realpolitik.games.world_order.prices import ROUNDS
from realpolitik.games.world_order.things import LOCAL, POWER_NAMES, PRIORITY_NAMES, RESOURCE_NAMES

POWERS_OF = {
    "all": ("usa", "eu", "russia", "china"),
    "without_usa": ("eu", "russia", "china"),
    "without_eu": ("usa", "russia", "china"),
    "without_russia": ("usa", "eu", "china"),
    "without_china": ("usa", "eu", "russia"),
    "usa_russia": ("usa", "russia"),
    "usa_china": ("usa", "china"),
    "eu_russia": ("eu", "russia"),
    "eu_china": ("eu", "china"),
}
PARTS = CONTENT.rules.components


@pytest.mark.parametrize(("powers", "seats"), POWERS_OF.items())
def test_w1_1_two_to_four_powers(powers: str, seats: tuple[str, ...]) -> None:
    """W1.1, W4.2, W4.14: nine choices of powers; seats are named after them, in one order."""
    assert GAME.seats(GAME.setup(options={"powers": powers})) == seats


def test_w1_2_six_rounds() -> None:
    """W1.2, W21.1: and the most VP win."""
    assert ROUNDS == 6
    t = new_game("six rounds")
    while not t.match.over:
        q = t.match.question
        t.match.answer(q.options[0], q.seat)
    assert [note["n"] for note in t.told("round_begins")] == [1, 2, 3, 4, 5, 6]
    outcome = t.match.outcome
    assert outcome is not None
    best = max(outcome.scores)
    assert outcome.scores[outcome.places.index(1)] == best
    assert list(outcome.scores) == t.state.vp


def test_w1_3_where_vp_come_from() -> None:
    """W1.3: tokens, scorings, cards."""
    assert {"slots", "tokens", "places", "majorities", "cards", "developments"} <= set(GAME.things["source"])


def test_w1_4_a_player_board() -> None:
    """W1.4: seven production tracks, the resources, prosperity and three boxes."""
    mat = new_game().match.view(0)["mats"]["usa"]
    assert list(mat["tracks"]) == list(mat["stock"]) == list(RESOURCE_NAMES)
    assert len(RESOURCE_NAMES) == 7
    assert (mat["prosperity"], mat["priority"]) == (0, "domestic")
    assert PRIORITY_NAMES == ("domestic", "diplomatic", "military")


def test_w1_5_decks_of_twelve() -> None:
    """W1.5: some cards are the power's own."""
    for p in range(4):
        assert len(STARTER_DECK[p]) == 12
        own = [card for card in CONTENT.abilities if card.power == POWER_NAMES[p] and card.unique]
        assert sum(card.copies for card in own) == 2


def test_w1_6_four_types_of_actions() -> None:
    """W1.6: every ability card shows the types of its actions."""
    types = {name for card in CONTENT.abilities for name in card.types}
    assert types == {"diplomatic", "economic", "military", "domestic"}
    assert all(card.types for card in CONTENT.abilities)


def test_w1_7_allies_are_ready_or_exhausted() -> None:
    """W1.7, W4.6."""
    t = table(exhausted=["mexico_s"])
    allies = {ally["country"]: ally["ready"] for ally in t.match.view(1)["mats"]["usa"]["allies"]}
    assert allies == {"mexico_s": False, "iraq_s": True, "japan_s": True, "iceland_s": True}


def test_w1_8_an_asset_is_played_once() -> None:
    """W1.8."""
    t = table(advantages={"usa": ["usa_nato"]}, used=["usa_nato"])
    assert t.why_not("usa_nato") == ("advantage_used", "W1.8")
    assert t.why_not("usa_rd_champion") == ("not_your_advantage", "W1.8")
    assert t.why_not("china_brics") == ("not_your_advantage", "W1.8")


def test_w1_9_the_last_developments_are_vp_only() -> None:
    """W1.9."""
    assert [LEVEL[d] for d in range(DEVELOPMENTS) if DEVELOPMENT_KINDS[DEVELOPMENT_KIND[d]] == "vp_only"] == [5, 5]


def test_w1_10_trade_agreements_and_commerce_cards() -> None:
    """W1.10, W10.1, W10.3, W10.15: 2 or 3 exports and imports; Russia sells three of either of two types."""
    deals = {p.id: (p.trade.exports, p.trade.imports) for p in CONTENT.powers}
    assert deals == {"usa": (2, 2), "eu": (2, 2), "russia": (3, 2), "china": (3, 3)}
    cards = {p.id: [dict(card.either) for card in p.commerce] for p in CONTENT.powers}
    assert cards == {
        "usa": [{"services": 1}] * 2,
        "eu": [{"goods": 1, "services": 1}] * 2,
        "russia": [{"energy": 3, "raw": 3}] * 3,
        "china": [{"goods": 1}] * 2,
    }


@pytest.mark.parametrize(("powers", "seats"), POWERS_OF.items())
def test_w1_11_random_influence_for_powers_nobody_plays(powers: str, seats: tuple[str, ...]) -> None:
    """W1.11, W4.11: two cards with a token of each of them; none with four players."""
    t = new_game(powers=powers)
    open_cards = t.match.view(0)["random_influence"]
    assert (open_cards is None) == (len(seats) == 4)
    for p, name in enumerate(POWER_NAMES[:4]):
        placed = [owner for r in range(7) for owner in (*t.state.permanent[r], *t.state.temporary[r])].count(p)
        waiting = 0 if name in seats else 2
        assert t.state.supply[p] == 23 - placed - waiting
    if open_cards:
        assert (len(open_cards["open"]), open_cards["deck"]) == (2, 18)


def test_w2_1_boards() -> None:
    """W2.1."""
    assert (PARTS["board"], PARTS["player_boards"], PARTS["player_aids"], PARTS["round_marker"]) == (1, 4, 4, 1)


def test_w2_2_influence_tokens() -> None:
    """W2.2: 23 of each power and 2 black ones."""
    assert INFLUENCE_TOKENS == [23] * 4
    assert [owner for row in COLOURED for owner in row].count(LOCAL) == PARTS["influence_black"] == 2
    assert PARTS["influence_total"] == 4 * 23 + 2 == 94


def test_w2_3_tokens_of_the_boards() -> None:
    """W2.3."""
    assert PARTS["production_tokens_total"] == 4 * len(RESOURCE_NAMES) == 28
    names = ("priority_tokens", "prosperity_tokens", "vp_tokens", "turn_order_tokens")
    assert [PARTS[name] for name in names] == [4] * 4


def test_w2_4_resource_tokens() -> None:
    """W2.4: four for each resource that has a track; armies are pieces."""
    assert PARTS["resource_tokens_total"] == 4 * (len(RESOURCE_NAMES) - 1) == 24


def test_w2_5_ability_cards() -> None:
    """W2.5."""
    assert sum(len(deck) for deck in STARTER_DECK) == 48
    assert len(MARKET_CARDS) == 66
    assert ABILITIES == 114


def test_w2_6_assets_and_decrees() -> None:
    """W2.6."""
    assert [len(cards) for cards in ADVANTAGES] == [5] * 4
    assert sorted(card.power for card in CONTENT.decrees) == sorted(POWER_NAMES[:4])


def test_w2_7_country_cards() -> None:
    """W2.7."""
    assert sum(len(countries) for countries in STARTERS) == 17
    assert sum(len(countries) for countries in STANDARD) == 76


def test_w2_8_other_cards() -> None:
    """W2.8."""
    assert sum(len(p.commerce) for p in CONTENT.powers) == 9
    assert len(CONTENT.random_influence) == 20
    assert sum(COPIES) == 20
    assert PARTS["trade_deal_cards"] == 4


def test_w2_9_money() -> None:
    """W2.9."""
    assert (PARTS["money_tokens"], PARTS["money_denominations"]) == (85, 4)


def test_w2_10_armies() -> None:
    """W2.10: 60 in all, by power."""
    assert {p.id: (p.colour, p.armies) for p in CONTENT.powers} == {
        "usa": ("blue", 17),
        "china": ("red", 14),
        "eu": ("yellow", 12),
        "russia": ("white", 17),
    }
    assert PARTS["armies_total"] == 60


def test_w2_11_other_tokens() -> None:
    """W2.11."""
    assert dict(zip(POWER_NAMES, ENGAGE_TOKENS, strict=False)) == {"usa": 3, "eu": 3, "russia": 2, "china": 2}
    assert (PARTS["majority_tokens"], PARTS["base_tokens"], PARTS["fdi_tokens"]) == (3, 24, 24)
