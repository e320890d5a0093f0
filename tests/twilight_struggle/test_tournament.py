"""Tournament rules (11.0): held cards are shown, cards are dealt in turn, sides are bid for."""

import pytest
from tabletop import Table, new_game, table
from twilight_struggle.hands import deal, draws_for

from realpolitik.games.cold_war.board import US, USSR
from realpolitik.kernel.errors import BadSetup
from realpolitik.kernel.question import NOTES, SPECTATOR

SHOWN = {"phase": "end", "military": (5, 5), "options": {"show_held_cards": True}}


# -- held cards (11.1, 11.2) ---------------------------------------------------------------------------


def test_11_1_held_cards_are_shown() -> None:
    """11.1: both sides show that no scoring card is left; how many cards they hold is seen, not which."""
    t = table(**SHOWN, us=["nato"], ussr=["fidel", "nasser"])
    shown = [note[2:] for _, note in t.match.log if NOTES[note[0]].name == "held_cards_shown"]
    assert shown == [(USSR, 2), (US, 1)]
    assert (t.winner, t.state.turn) == ("", 2)
    assert "held_cards_shown" not in table(phase="end", military=(5, 5), us=["nato"]).notes()


@pytest.mark.parametrize(
    ("us", "ussr", "winner"),
    [(["asia_scoring"], ["fidel"], "ussr"), (["nato"], ["asia_scoring"], "us"), (["nato"], ["fidel"], "")],
)
def test_11_2_a_held_scoring_card_loses(us: list[str], ussr: list[str], winner: str) -> None:
    """11.2: at once, whatever the points."""
    assert table(**SHOWN, us=us, ussr=ussr, vp=19 if winner == "ussr" else -19).winner == winner


def test_11_2_both_hold_one() -> None:
    """11.2: both sides have lost, so nobody wins."""
    assert table(**SHOWN, us=["asia_scoring"], ussr=["europe_scoring"]).winner == "nobody"


def test_11_2_after_the_penalty() -> None:
    """11.2, 11.1: cards are shown after the penalty, which may have decided the game by then."""
    position = {"phase": "end", "vp": 19, "defcon": 2, "military": (2, 0), "options": {"show_held_cards": True}}
    assert table(**position, ussr=["asia_scoring"]).winner == "us"


# -- the deal (11.3) -----------------------------------------------------------------------------------


def deal_order(t: Table) -> list[str]:
    order = []
    while t.question == "draw_card":
        order.append(draws_for(t))
        t.do(t.options[0])
    return order


def test_11_3_cards_are_dealt_one_by_one() -> None:
    """11.3: the USSR gets the first; the side that needs more gets the last ones in a row."""
    hands = {"ussr": ["fidel", "nasser", "comecon", "suez_crisis", "blockade"], "us": ["nato", "containment"]}
    t = table(phase="end", military=(5, 5), options={"deal_in_turn": True}, **hands)
    assert deal_order(t) == ["ussr", "us", "ussr", "us", "ussr", "us", "us", "us", "us"]


def test_11_3_from_the_first_deal_on() -> None:
    """11.3: also in turn 1."""
    assert deal_order(new_game(deal_in_turn=True)) == ["ussr", "us"] * 8
    assert deal_order(new_game()) == ["ussr"] * 8 + ["us"] * 8


# -- bids (11.4) ---------------------------------------------------------------------------------------


def bidding(first: str, second: str) -> Table:
    """The players of seats 0 and 1 have bid."""
    return new_game(bid_for_sides=True).do(first, second)


def settled(t: Table) -> tuple[int, int, str, int]:
    """The seats of the US and the USSR, and who places how much extra influence after the set-up."""
    seats = t.state.seats
    deal(t).do(*["poland"] * 6, *["italy"] * 7)
    if t.question != "extra_where":
        return seats[US], seats[USSR], "", 0
    side, extra = t.asked, 0
    while t.question == "extra_where":
        assert t.asked == side
        t.do(t.options[0])
        extra += 1
    return seats[US], seats[USSR], side, extra


@pytest.mark.parametrize(
    ("first", "second", "outcome"),
    [
        ("us-0", "ussr-0", (0, 1, "", 0)),
        ("ussr-5", "us-3", (1, 0, "", 0)),
        ("us-2", "us-5", (1, 0, "ussr", 5)),
        ("us-5", "us-2", (0, 1, "ussr", 5)),
        ("ussr-1", "ussr-3", (0, 1, "us", 3)),
        ("ussr-3", "ussr-1", (1, 0, "us", 3)),
        ("ussr-1", "ussr-0", (1, 0, "us", 1)),
    ],
)
def test_11_4_bids(first: str, second: str, outcome: tuple[int, int, str, int]) -> None:
    """11.4: different superpowers: each gets the one named, and no more. The same: the higher number gets it, the
    other player as much extra influence."""
    assert settled(bidding(first, second)) == outcome


@pytest.mark.parametrize(
    ("bid", "lot", "outcome"),
    [
        ("ussr-2", 0, (1, 0, "us", 2)),
        ("ussr-2", 1, (0, 1, "us", 2)),
        ("us-4", 0, (0, 1, "ussr", 4)),
        ("us-4", 1, (1, 0, "ussr", 4)),
        ("ussr-0", 0, (1, 0, "", 0)),
    ],
)
def test_11_4_equal_bids(bid: str, lot: int, outcome: tuple[int, int, str, int]) -> None:
    """11.4: chance decides who gets the superpower named; the other one gets the extra influence."""
    t = bidding(bid, bid)
    assert (t.asked, t.question) == ("nature", "who_gets_it")
    assert settled(t.do(lot)) == outcome


def test_11_4_bids_are_secret() -> None:
    """11.4: nobody sees a bid before both are in."""
    t = new_game(bid_for_sides=True)
    assert [q.seat for q in t.match.questions] == [0, 1]
    before = [t.match.view(seat) for seat in (1, SPECTATOR)]
    t.do("ussr-7")
    assert "bid_shown" not in t.notes()
    for seat, seen in zip((1, SPECTATOR), before, strict=True):
        hidden = {key: value for key, value in t.match.view(seat).items() if key != "asked"}
        assert hidden == {key: value for key, value in seen.items() if key != "asked"}
    t.do("us-1")
    assert t.notes().count("bid_shown") == 2


def test_11_4_the_players_play_the_sides_they_got() -> None:
    """11.4: seat 1 has bid more for the USSR, so it sets up first and its hand is the Soviet one."""
    t = deal(bidding("ussr-1", "ussr-2"))
    assert (t.match.question.seat, t.asked) == (1, "ussr")
    assert (t.match.view(1)["you"], t.match.view(0)["you"]) == ("ussr", "us")


# -- extra influence (11.4.1) --------------------------------------------------------------------------


def placing_bonus(**bonus: int) -> Table:
    """Poland and Italy have the free influence of the set-up; the bonus comes next."""
    return deal(new_game(**bonus)).do(*["poland"] * 6, *["italy"] * 7)


def test_11_4_1_where_there_is_influence_already() -> None:
    """11.4.1: the US has influence in ten fixed countries and in Italy; nowhere else may it add."""
    t = placing_bonus(us_bonus=2)
    assert (t.asked, t.question, t.rule) == ("us", "extra_where", "11.4.1")
    assert t.why_not("france") == ("no_influence_yet", "11.4.1")
    assert t.why_not("poland") == ("no_influence_yet", "11.4.1")
    present = "canada united_kingdom israel iran philippines australia south_korea japan south_africa panama"
    assert set(t.options) == set(present.split())  # and Italy has more than enough: 7
    assert t.why_not("italy") == ("enough_there", "11.4.1")


@pytest.mark.parametrize(("country", "most"), [("iran", 4), ("canada", 6), ("israel", 6), ("panama", 4)])
def test_11_4_1_two_beyond_control(country: str, most: int) -> None:
    """11.4.1: no country may end up with more than its control needs and 2."""
    t = placing_bonus(us_bonus=10)
    t.do(*[country] * (most - t.influence(country)[0]))
    assert t.influence(country) == (most, 0)
    assert t.why_not(country) == ("enough_there", "11.4.1")


def test_11_4_1_enemy_influence_counts() -> None:
    """11.4.1: in Finland the USSR has 1, so American control takes 5 and the limit is 7."""
    t = deal(new_game(us_bonus=10)).do(*["poland"] * 6, *["finland"] * 3, *["italy"] * 4)
    t.do(*["finland"] * 4)
    assert t.influence("finland") == (7, 1)
    assert t.why_not("finland") == ("enough_there", "11.4.1")


def test_11_4_1_bonus_of_the_ussr() -> None:
    """11.4.1: the same for the USSR: East Germany (stability 3) takes 5."""
    t = placing_bonus(ussr_bonus=3).do("east_germany", "east_germany")
    assert t.influence("east_germany") == (0, 5)
    assert t.why_not("east_germany") == ("enough_there", "11.4.1")
    t.do("syria")
    assert t.question == "choose_headline"


def test_11_4_1_bids_and_fixed_bonuses_exclude_each_other() -> None:
    """11.4.1: a bid settles the extra influence."""
    with pytest.raises(BadSetup, match=r"11\.4"):
        new_game(bid_for_sides=True, us_bonus=2)
