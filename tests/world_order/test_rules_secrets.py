"""What is hidden from whom (W26), and what all do at once (W27)."""

import json
from random import Random

import pytest
from world_order.looking import GAME
from world_order.tables import new_game, table

from realpolitik.kernel.question import NOTES

SPECTATOR = -1


def names_in(view: object) -> str:
    return json.dumps(view)


def test_w26_1_hidden_from_everybody() -> None:
    """W26.1: orders of decks, and countries that nobody has seen; only numbers are shown."""
    t = new_game("hidden", powers="usa_russia")
    for seat in (0, 1, SPECTATOR):
        view = t.match.view(seat)
        assert isinstance(view["market"]["deck"], int)
        assert isinstance(view["random_influence"]["deck"], int)
        assert all(isinstance(region["left"]["unseen"], int) for region in view["regions"].values())
        assert all(isinstance(mat["deck"], int) for mat in view["mats"].values())


def test_w26_2_hidden_from_the_others() -> None:
    """W26.2: the hand, what lies face down, which cards are in the deck."""
    t = table(
        hand={"usa": ["usa_new_allies", "usa_foreign_trade"]},
        options={"decrees": True},
        discard={"usa": ["power_play"]},
    ).do("pass", "usa_foreign_trade")
    for seat in (1, 2, 3, SPECTATOR):
        view = t.match.view(seat)
        assert view["mats"]["usa"]["hand"] == 1
        assert view["mats"]["usa"]["seen"] == []
        assert "usa_new_allies" not in view["hand"]
        assert sorted(view["mats"]["usa"]["owned"]) == sorted(t.match.view(0)["mats"]["usa"]["owned"])
    assert t.match.view(0)["hand"] == ["usa_new_allies"]


@pytest.mark.parametrize("seed", range(4))
def test_w26_2_views_do_not_change_when_hidden_things_do(seed: int) -> None:
    """W26.1, W26.2: at every twentieth question of a game, for every seat and a spectator."""
    powers = ("all", "without_eu", "eu_russia", "usa_china")[seed]
    t = new_game(f"views {seed}", powers=powers, decrees=True)
    random = Random(seed)
    at = 0
    while not t.match.over:
        q = t.match.question
        t.match.answer(random.choice(q.options), q.seat)
        at += 1
        if at % 20 or t.match.over:
            continue
        for seat in (*range(len(t.match.seats)), SPECTATOR):
            other = GAME.determinise(t.match.state, seat, random)
            assert GAME.view(other, seat) == GAME.view(t.match.state, seat)
            assert GAME.broken_invariants(other) == []


def test_w26_3_what_is_open() -> None:
    """W26.3: everything else, also the random influence cards a round ahead and what a player owns in all."""
    t = table(
        powers="usa_china",
        random=["random_influence_03", "random_influence_09"],
        developments={"usa": ["industrial_development"]},
    )
    mine, theirs = (t.match.view(seat) for seat in (0, 1))
    for key in ("regions", "market", "developments", "random_influence", "majorities", "scores", "order", "scored"):
        assert mine[key] == theirs[key]
    assert theirs["random_influence"]["open"] == ["random_influence_03", "random_influence_09"]
    for key in (
        "money",
        "stock",
        "tracks",
        "allies",
        "advantages",
        "developments",
        "commerce",
        "hand",
        "deck",
        "owned",
    ):
        assert mine["mats"]["usa"][key] == theirs["mats"]["usa"][key]


def test_w26_4_discards_as_far_as_they_were_seen() -> None:
    """W26.4: a card discarded from the hand, or put down, stays unseen until the pile is shuffled."""
    t = table(hand={"usa": ["new_agenda", "usa_new_allies", "usa_foreign_trade"]})
    t.do("new_agenda", "pay", "usa_new_allies", "usa_foreign_trade")
    assert sorted(t.cards("discard_unseen", "usa")) == ["usa_foreign_trade", "usa_new_allies"]
    for seat in (1, SPECTATOR):
        mat = t.match.view(seat)["mats"]["usa"]
        assert (mat["discard"], mat["discard_unseen"]) == ([], 2)
        assert "card_discarded" not in [NOTES[note[0]].name for _, note in t.match.notes(seat)]


def test_w26_5_a_country_that_was_on_top_is_known() -> None:
    """W26.5: and so is its place."""
    t = table(phase="preparation", in_round=2, opens={"africa": ("mali", "sudan")})
    for seat in (0, 3, SPECTATOR):
        assert t.match.view(seat)["regions"]["africa"]["right"] == ["sudan", "mali"]
        other = GAME.determinise(t.match.state, seat, Random(1))
        assert GAME.view(other, seat)["regions"]["africa"]["right"] == ["sudan", "mali"]


def test_w27_1_piles_and_assets_are_chosen_at_once() -> None:
    """W27.1, W4.15: nobody sees what others have answered; what is not kept is never shown."""
    t = new_game("at once")
    assert [q.seat for q in t.match.questions] == [0, 1, 2, 3]
    before = t.match.view(1)
    t.match.answer("second_pile", 0)
    assert {**t.match.view(1), "asked": None} == {**before, "asked": None}
    for seat in (1, 2, 3):
        t.match.answer("first_pile", seat)
    assert [q.seat for q in t.match.questions] == [0, 1, 2, 3]
    offered = t.match.view(0)["offered_advantages"]
    for seat in range(4):
        t.match.answer(t.match.view(seat)["offered_advantages"][0], seat)
    for seat in (1, 2, 3, SPECTATOR):
        assert offered[0] not in names_in(t.match.view(seat))
        assert "pile_chosen" not in [
            NOTES[note[0]].name for _, note in t.match.notes(seat) if note[2] == 0 and seat != 0
        ]


def test_w26_2_whether_a_player_is_asked_does_not_tell_that_cards_are_alike() -> None:
    """Two cards of a hand: which of them is put down is asked, be they alike or not (W7.3)."""
    for hand in (["usa_new_allies", "usa_new_allies_2"], ["usa_new_allies", "usa_foreign_trade"]):
        t = table(hand={"usa": hand}).do("pass")
        assert t.question == "put_down"
