"""Setting up (3.0)."""

import pytest
from tabletop import new_game, table
from twilight_struggle.hands import deal

from realpolitik.games.cold_war.board import US, USSR

EASTERN_EUROPE = """
finland austria east_germany poland czechoslovakia hungary yugoslavia romania bulgaria
"""
WESTERN_EUROPE = """
canada united_kingdom norway sweden denmark finland benelux west_germany france spain_portugal italy greece turkey
austria
"""


@pytest.mark.parametrize(("optional_cards", "size"), [(False, 35), (True, 38)])
def test_3_1_early_war_cards(optional_cards: bool, size: int) -> None:
    """3.1: eight cards each out of the Early War cards, the China Card beside them."""
    t = new_game(optional_cards=optional_cards)
    assert (t.asked, len(t.options)) == ("nature", size)
    assert "china_card" not in t.options
    deal(t)
    assert (len(t.hand("us")), len(t.hand("ussr")), len(t.state.deck)) == (8, 8, size - 16)


def test_3_1_the_china_card_lies_with_the_ussr() -> None:
    """3.1, 9.3: face up."""
    assert (new_game().state.passing, new_game().state.passing_up) == (USSR, 1)


def test_3_1_cards_are_seen_before_influence_is_placed() -> None:
    """3.1: the hands are full when the first influence is placed."""
    t = deal(new_game())
    assert (t.asked, t.question) == ("ussr", "set_up_where")
    assert len(t.match.view(USSR)["hand"]) == 8
    assert len(t.match.view(US)["hand"]) == 8


def test_3_2_ussr_places_first() -> None:
    """3.2: six influence anywhere in Eastern Europe, all in one country if it likes."""
    t = deal(new_game())
    for _ in range(6):
        assert t.asked == "ussr"
        assert set(t.options) == set(EASTERN_EUROPE.split())
        t.do("bulgaria")
    assert t.influence("bulgaria") == (0, 6)
    assert t.asked == "us"


def test_3_3_us_places_second() -> None:
    """3.3: seven influence anywhere in Western Europe, all in one country if it likes."""
    t = deal(new_game()).do(*["poland"] * 6)
    for _ in range(7):
        assert t.asked == "us"
        assert set(t.options) == set(WESTERN_EUROPE.split())
        t.do("austria")
    assert t.influence("austria") == (7, 0)
    assert t.question == "choose_headline"


def test_3_2_set_up_cites_its_own_rule() -> None:
    """3.2, 3.3: what is asked while setting up rests on this chapter, and so does why not elsewhere."""
    t = deal(new_game())
    assert t.rule.startswith("3.")
    assert t.why_not("italy")[1].startswith("3.")
    t.do(*["poland"] * 6)
    assert t.rule.startswith("3.")
    assert t.why_not("poland")[1].startswith("3.")


def test_3_4_markers() -> None:
    """3.4: the space race and military operations at their start, turn 1, DEFCON 5, no points, the USSR to begin."""
    t = deal(new_game()).do(*["poland"] * 6, *["italy"] * 7)
    assert (t.space, t.military, t.state.turn, t.defcon, t.vp) == ((0, 0), (0, 0), 1, 5, 0)
    t.headlines(us=headline(t.hand("us")), ussr=headline(t.hand("ussr")))
    while t.question != "choose_card":
        t.do(t.options[0])
    assert (t.asked, t.state.round) == ("ussr", 1)


def headline(hand: list[str]) -> str:
    return next(card for card in hand if card != "un_intervention")


def test_3_2_table_agrees_with_the_game() -> None:
    """3.2, 3.3: the tester's standard board is the one a game begins with."""
    assert table(board="standard").state.influence == new_game().state.influence
