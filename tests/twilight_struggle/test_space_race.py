"""The space race (6.4): the track, its points, and the abilities of boxes 2, 4, 6 and 8."""

import pytest
from tabletop import Table, table
from twilight_struggle.hands import holding

from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.twilight_struggle.deck import DUCK_AND_COVER, NAME, ROMANIAN_ABDICATION

# box, Ops needed, highest roll that succeeds, points for the first and the second to arrive
TRACK = [
    (1, 2, 3, 2, 1),
    (2, 2, 4, 0, 0),
    (3, 2, 3, 2, 0),
    (4, 2, 4, 0, 0),
    (5, 3, 3, 3, 1),
    (6, 3, 4, 0, 0),
    (7, 3, 3, 4, 2),
    (8, 4, 2, 2, 0),
]
CARD_OF = {1: "nasser", 2: "fidel", 3: "comecon", 4: "nuclear_test_ban"}  # by Ops, for the USSR


def attempt(side: str, space: tuple[int, int], die: int) -> Table:
    """A side has sent a card of 4 Ops and rolled."""
    return table(**holding(side, "red_scare_purge"), space=space).do("red_scare_purge", "space_race", die)


# -- attempts (6.4.1, 6.4.2) ---------------------------------------------------------------------------


@pytest.mark.parametrize(("box", "ops", "roll", "first", "second"), TRACK)
def test_6_4_1_roll(box: int, ops: int, roll: int, first: int, second: int) -> None:
    """6.4.1: the marker moves one box on a roll within the box's range, and stays on a higher one."""
    assert attempt("us", (box - 1, 0), roll).space == (box, 0)
    assert attempt("us", (box - 1, 0), roll + 1).space == (box - 1, 0)
    assert attempt("ussr", (0, box - 1), 1).space == (0, box)


@pytest.mark.parametrize(("box", "ops", "roll", "first", "second"), TRACK)
def test_6_4_1_operations_needed(box: int, ops: int, roll: int, first: int, second: int) -> None:
    """6.4.1: the card must be worth the Ops under the box; a dearer one will do."""
    position = {"ussr": list(CARD_OF.values()), "space": (0, box - 1)}
    for value, card in CARD_OF.items():
        t = table(**position).do(card)
        assert ("space_race" in t.options) == (value >= ops)
        if value < ops:
            assert t.why_not("space_race") == ("space_needs_more", "6.4.1")


def test_6_4_2_one_card_a_turn() -> None:
    """6.4.2: a second card in the same turn is refused, though the first has failed."""
    t = table(ussr=["comecon", "fidel"], us=["nato"]).do("comecon", "space_race", 6, "nato", "space_race", 6, "fidel")
    assert t.why_not("space_race") == ("space_spent", "6.4.2")


def test_6_4_2_next_turn_anew() -> None:
    """6.4.2: the count is of the turn."""
    t = table(us=["nato"], side="us", action_round=6).do("nato", "space_race", 6)
    assert (t.state.turn, t.state.space_cards) == (2, [0, 0])


# -- points (6.4.3) ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("box", "ops", "roll", "first", "second"), TRACK)
def test_6_4_3_points(box: int, ops: int, roll: int, first: int, second: int) -> None:
    """6.4.3: so many points for the first in a box, so many for the second, at once."""
    assert attempt("us", (box - 1, box - 1), 1).vp == first
    assert attempt("us", (box - 1, box), 1).vp == second
    assert attempt("ussr", (box - 1, box - 1), 1).vp == -first
    assert attempt("ussr", (8, box - 1), 1).vp == -second


def test_6_4_3_points_can_win() -> None:
    """6.4.3, 10.3.1: the points count at once."""
    t = table(us=["nato"], side="us", vp=18, space=(0, 0)).do("nato", "space_race", 1)
    assert t.winner == "us"


# -- abilities (6.4.4) ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "may_send_a_second"),
    [((0, 1), False), ((0, 2), True), ((1, 3), True), ((2, 2), False), ((2, 3), False), ((3, 2), False)],
)
def test_6_4_4_box_two_cards(space: tuple[int, int], may_send_a_second: bool) -> None:
    """6.4.4: in or beyond box 2, and the other side not, a side may send two cards a turn."""
    t = table(ussr=["comecon", "suez_crisis"], us=["containment"], space=space)
    t.do("comecon", "space_race", 6, "containment", "event", "suez_crisis")
    assert ("space_race" in t.options) == may_send_a_second
    if not may_send_a_second:
        assert t.why_not("space_race") == ("space_spent", "6.4.2")


def test_6_4_4_box_two_cards_not_three() -> None:
    """6.4.4: the third card of a turn is refused."""
    t = table(ussr=["comecon", "suez_crisis", "fidel"], us=["containment", "formosan_resolution"], space=(0, 2))
    t.do("comecon", "space_race", 6, "containment", "event")
    t.do("suez_crisis", "space_race", 6, "formosan_resolution", "event", "fidel")
    assert t.why_not("space_race") == ("space_spent", "6.4.2")


def test_6_4_4_box_two_at_once() -> None:
    """6.4.4: the card that brings a side into box 2 is the first of two."""
    t = table(ussr=["comecon", "fidel"], us=["containment"], space=(0, 1))
    t.do("comecon", "space_race", 4, "containment", "event", "fidel")
    assert "space_race" in t.options


@pytest.mark.parametrize(
    ("space", "first", "second"), [((4, 3), "ussr", "us"), ((3, 4), "us", "ussr"), ((8, 0), "ussr", "us")]
)
def test_6_4_4_box_four_sees_the_headline(space: tuple[int, int], first: str, second: str) -> None:
    """6.4.4: the other side chooses its headline first and shows it."""
    cards = {"us": DUCK_AND_COVER, "ussr": ROMANIAN_ABDICATION}
    t = table(phase="headline", us=["duck_and_cover", "nato"], ussr=["romanian_abdication", "fidel"], space=space)
    assert (t.asked, len(t.match.questions)) == (first, 1)
    t.match.answer(cards[first])
    assert (t.asked, len(t.match.questions)) == (second, 1)
    assert t.match.view(t.match.question.seat)["headlines"][first] == NAME[cards[first]]
    t.match.answer(cards[second])
    assert (t.defcon, t.influence("romania")) == (4, (0, 3))


@pytest.mark.parametrize("space", [(3, 3), (4, 4), (5, 4), (4, 8)])
def test_6_4_4_box_four_lost(space: tuple[int, int]) -> None:
    """6.4.4: with both sides in box 4, or neither, the headlines are chosen in secret."""
    t = table(phase="headline", us=["nato"], ussr=["fidel"], space=space)
    assert [q.seat for q in t.match.questions] == [US, USSR]


def test_6_4_4_box_six_discards_a_held_card() -> None:
    """6.4.4: at the end of the turn one card held over may be discarded, without its event."""
    t = table(phase="end", us=["duck_and_cover", "nato"], space=(6, 5), military=(5, 5))
    assert (t.asked, t.question, t.rule) == ("us", "discard_held", "6.4.4")
    assert sorted(t.options) == ["decline", "duck_and_cover", "nato"]
    t.do("duck_and_cover")
    assert (t.discards, t.hand("us"), t.defcon) == (["duck_and_cover"], ["nato"], 5)
    assert t.question == "draw_card"


def test_6_4_4_box_six_is_a_choice() -> None:
    """6.4.4: the card may be kept."""
    t = table(phase="end", ussr=["fidel"], space=(5, 6), military=(5, 5)).do("decline")
    assert (t.discards, t.hand("ussr")) == ([], ["fidel"])


@pytest.mark.parametrize("space", [(5, 5), (6, 6), (6, 7)])
def test_6_4_4_box_six_lost(space: tuple[int, int]) -> None:
    """6.4.4: with both sides in box 6, or neither, held cards stay."""
    t = table(phase="end", us=["nato"], ussr=["fidel"], space=space, military=(5, 5))
    assert t.question == "draw_card"


@pytest.mark.parametrize(("side", "space"), [("us", (8, 7)), ("ussr", (6, 8))])
def test_6_4_4_box_eight_rounds(side: str, space: tuple[int, int]) -> None:
    """6.4.4: an eighth round for the side in the space station, which it need not use."""
    t = table(
        us=["nato"], ussr=["fidel"], turn=5, space=space, side=side, action_round=8, passing="us", passing_up=False
    )
    assert (t.asked, t.state.round) == (side, 8)
    assert sorted(t.options) == sorted([*t.hand(side), "pass"])
    t.do("pass")
    assert t.state.turn == 6


@pytest.mark.parametrize("space", [(7, 7), (8, 8)])
def test_6_4_4_box_eight_lost(space: tuple[int, int]) -> None:
    """6.4.4: with both sides in the station, or neither, the turn has seven rounds."""
    t = table(us=["nato", "containment"], side="us", turn=5, space=space, action_round=7).do("containment", "event")
    assert t.state.turn == 6


def test_6_4_4_a_side_may_have_several_abilities() -> None:
    """6.4.4: each box counts by itself: in box 4, with the other side in box 1, a side sees the headline and may send
    two cards; once the other side is in box 2, it only sees the headline."""
    for space, may_send_a_second in (((1, 4), True), ((2, 4), False)):
        t = table(phase="headline", us=["containment", "nato"], ussr=["comecon", "suez_crisis", "fidel"], space=space)
        t.do("containment", "fidel")  # the USSR chose second
        t.do("comecon", "space_race", 6, "nato", "space_race", 6, "suez_crisis")
        assert ("space_race" in t.options) == may_send_a_second


# -- the event and the end (6.4.5, 6.4.6) --------------------------------------------------------------


def test_6_4_5_event_does_not_occur() -> None:
    """6.4.5: neither an opponent's event nor one's own; the card is discarded, star or not."""
    t = table(us=["fidel"], ussr=["nato"], side="us").do("fidel", "space_race", 6)
    assert (t.influence("cuba"), t.discards, t.removed) == ((0, 0), ["fidel"], [])


def test_6_4_6_no_racing_beyond_the_last_box() -> None:
    """6.4.6: a side in box 8 can send no more cards."""
    t = table(us=["nato"], side="us", space=(8, 0)).do("nato")
    assert t.why_not("space_race") == ("space_ended", "6.4.6")


def test_6_4_4_box_6_discards_no_scoring_card() -> None:
    """6.4.4, 10.1.5: a scoring card held over cannot be got rid of before the hands are looked at."""
    t = table(phase="end", us=["asia_scoring", "nato"], space=(6, 0))
    assert t.options == ["nato", "decline"]
    assert t.why_not("asia_scoring") == ("no_scoring_card", "10.1.5")
