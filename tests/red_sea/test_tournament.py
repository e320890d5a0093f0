"""11.0: tournament rules and bids."""

import pytest
from red_sea.seaside import drawn, from_the_start, sea

from realpolitik.games.cold_war.bidding import BIDS_A_SIDE
from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.red_sea.game import GAME
from realpolitik.kernel.errors import BadSetup


def test_11_1_held_cards_are_shown() -> None:
    """11.1: only that they are no scoring cards."""
    t = sea(phase="end", turn=1, military=(5, 5), us=["peace_corps"], options={"show_held_cards": True})
    assert t.notes().count("held_cards_shown") == 2
    assert t.match.view(1)["seen"] == []


@pytest.mark.parametrize(
    ("us", "ussr", "winner"),
    [(["africa_scoring"], [], "ussr"), ([], ["africa_scoring"], "us"), (["peace_corps"], ["nasserism"], "")],
)
def test_11_2_a_held_scoring_card_loses(us: list[str], ussr: list[str], winner: str) -> None:
    t = sea(phase="end", turn=1, military=(5, 5), us=us, ussr=ussr, options={"show_held_cards": True})
    assert t.winner == winner


def test_11_3_cards_are_dealt_in_turn() -> None:
    """11.3: one at a time, the first to the USSR."""
    t = from_the_start(deal_in_turn=True)
    for _ in range(4):
        t.do(t.options[0])
    assert (len(t.hand("us")), len(t.hand("ussr"))) == (2, 2)
    t = from_the_start()
    for _ in range(4):
        t.do(t.options[0])
    assert (len(t.hand("us")), len(t.hand("ussr"))) == (0, 4)


def test_11_4_bids() -> None:
    """11.4: the same superpower: the higher number gets it, the other the extra influence."""
    t = from_the_start(bid_for_sides=True)
    t.match.answer(US * BIDS_A_SIDE + 2, 0)
    t.match.answer(US * BIDS_A_SIDE + 1, 1)
    drawn(t)
    assert t.state.seats == [0, 1]
    assert (t.asked, t.question) == ("ussr", "extra_where")
    assert sorted(t.options) == ["somalia", "south_yemen"]
    t.do("somalia", "somalia")
    assert t.influence("somalia") == (0, 3)
    assert t.question == "choose_headline"


def test_11_4_different_wishes_are_granted() -> None:
    t = from_the_start(bid_for_sides=True)
    t.match.answer(USSR * BIDS_A_SIDE + 5, 0)
    t.match.answer(US * BIDS_A_SIDE + 1, 1)
    drawn(t)
    assert t.state.seats == [1, 0]
    assert t.question == "choose_headline"


def test_11_4_a_bid_and_a_handicap_do_not_go_together() -> None:
    with pytest.raises(BadSetup, match="leave us_bonus and ussr_bonus at 0"):
        GAME.setup(options={"bid_for_sides": True, "us_bonus": 2})


def test_11_4_1_two_more_than_control_needs() -> None:
    """11.4.1: only where there is influence; what finds no room is lost."""
    t = drawn(from_the_start(ussr_bonus=5))
    assert t.why_not("oman") == ("no_influence_yet", "11.4.1")
    t.do("somalia", "somalia", "somalia")
    assert t.why_not("somalia") == ("enough_there", "11.4.1")
    t.do("south_yemen", "south_yemen")
    assert (t.influence("somalia"), t.influence("south_yemen")) == ((0, 4), (0, 3))
    assert t.question == "choose_headline"
