"""The turn (4.0): its phases, the deal, the headline phase, the action rounds and the end."""

import pytest
from tabletop import Table, table
from twilight_struggle.hands import deal, draws_for

from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.twilight_struggle.deck import DUCK_AND_COVER, FIDEL, NASSER, NATO
from realpolitik.kernel.question import SPECTATOR

MID_CARDS, LATE_CARDS = 46, 21


# -- turns and cards (4.1 to 4.4) ----------------------------------------------------------------------


def test_4_1_ten_turns() -> None:
    """4.1: a game that nobody wins before ends after turn 10."""
    assert table(phase="end", turn=9, military=(5, 5)).state.turn == 10
    assert table(phase="end", turn=10, military=(5, 5)).match.over


def test_4_2_active_player() -> None:
    """4.2: the active player is the one whose round it is, also while an event of the opponent's is resolved."""
    t = table(us=["decolonization"], ussr=["fidel"], side="us")
    assert (t.asked, t.state.phasing) == ("us", US)
    t.do("decolonization", "event_first")
    assert (t.asked, t.state.phasing) == ("ussr", US)
    t.do("angola", "zaire", "burma", "vietnam", "place_influence", "canada", "canada")
    assert (t.asked, t.state.phasing) == ("ussr", USSR)


def test_4_3_discards_become_the_draw_pile() -> None:
    """4.3: when the draw pile has run out the discards are shuffled into a new one; removed cards stay out."""
    t = table(phase="end", military=(5, 5), deck=[], discard=["nato", "fidel", "suez_crisis"], removed=["nasser"])
    assert sorted(t.options) == ["fidel", "nato", "suez_crisis"]
    assert "reshuffled" in t.notes()
    assert t.discards == []


def test_4_3_1_the_rest_of_the_pile_is_dealt_first() -> None:
    """4.3.1: as long as the draw pile holds cards these are dealt; only then are the discards shuffled."""
    t = table(phase="end", military=(5, 5), deck=["nato"], discard=["fidel"])
    assert t.options == ["nato"]
    assert "reshuffled" not in t.notes()
    t.do("nato")
    assert t.options == ["fidel"]
    assert "reshuffled" in t.notes()


def test_4_3_the_pile_is_made_anew_as_soon_as_it_has_run_out() -> None:
    """4.3: the moment is the last card drawn, not the next one wanted; later discards stay out of the new pile."""
    hand = ["blockade", "nasser", "truman_doctrine"]
    t = table(turn=4, side="us", us=["ask_not_what_your_country", *hand], deck=["nato"], discard=["fidel"])
    t.do("ask_not_what_your_country", "event", "stop")
    assert (t.state.deck, t.discards) == ([NATO], ["fidel"])
    t = table(turn=4, side="us", us=["ask_not_what_your_country", *hand], deck=["nato"], discard=["fidel"])
    t.do("ask_not_what_your_country", "event", "nasser", "stop", "nato")
    assert (sorted(t.state.deck), t.discards) == ([FIDEL, NASSER], [])


@pytest.mark.parametrize(("turn", "added"), [(3, MID_CARDS), (7, LATE_CARDS)])
def test_4_4_new_period(turn: int, added: int) -> None:
    """4.4: with turns 4 and 8 the new cards come into the draw pile as it is; the discards stay where they are."""
    t = table(phase="end", turn=turn, military=(5, 5), deck=["nato"], discard=["fidel"])
    assert len(t.options) == 1 + added
    assert t.discards == ["fidel"]
    deal(t)
    assert t.discards == ["fidel"]


@pytest.mark.parametrize(("turn", "added"), [(3, 48), (7, 23)])
def test_4_4_optional_cards(turn: int, added: int) -> None:
    """4.4: with the optional cards the Mid War has 48 cards and the Late War 23."""
    t = table(phase="end", turn=turn, military=(5, 5), deck=[], options={"optional_cards": True})
    assert len(t.options) == added


@pytest.mark.parametrize("turn", [1, 2, 4, 5, 6, 8, 9])
def test_4_4_no_cards_come_in_other_turns(turn: int) -> None:
    """4.4: in all other turns the draw pile goes on as it was."""
    t = table(phase="end", turn=turn, military=(5, 5), deck=["nato"], discard=["fidel"])
    assert t.options == ["nato"]


# -- A, B: DEFCON and the deal -------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [(2, 3), (3, 4), (4, 5), (5, 5)])
def test_4_5_a_defcon_rises(before: int, after: int) -> None:
    """4.5 A, 8.1.6: DEFCON below 5 rises by 1 as the turn begins."""
    assert table(phase="end", defcon=before, military=(5, 5)).defcon == after


@pytest.mark.parametrize(("turn", "size"), [(1, 8), (2, 8), (3, 9), (4, 9), (7, 9), (9, 9)])
def test_4_5_b_hand_sizes(turn: int, size: int) -> None:
    """4.5 B: hands are filled to eight cards up to turn 3 and to nine from turn 4 on, a card held over included."""
    t = table(phase="end", turn=turn, military=(5, 5), us=["nato"], ussr=["fidel", "nasser"])
    deal(t)
    assert (len(t.hand("us")), len(t.hand("ussr"))) == (size, size)
    assert ("nato" in t.hand("us"), "fidel" in t.hand("ussr")) == (True, True)


@pytest.mark.parametrize("holder", ["us", "ussr"])
def test_4_5_b_the_china_card_is_not_counted(holder: str) -> None:
    """4.5 B: whoever has the China Card is dealt as many cards as anybody."""
    t = deal(table(phase="end", military=(5, 5), passing=holder))
    assert (len(t.hand("us")), len(t.hand("ussr"))) == (8, 8)


# -- C: the headline phase -----------------------------------------------------------------------------


def headline_phase(us: str, ussr: str, **position: object) -> Table:
    """Both sides have chosen; each holds another card for its first round."""
    t = table(phase="headline", us=[us, "independent_reds"], ussr=[ussr, "fidel"], **position)
    return t.headlines(us=us, ussr=ussr)


def test_4_5_c_headlines_are_chosen_in_secret() -> None:
    """4.5 C: answers in any order; until both are in, nobody sees anything."""
    t = table(phase="headline", us=["duck_and_cover", "nato"], ussr=["fidel", "nasser"])
    assert [q.seat for q in t.match.questions] == [US, USSR]
    t.match.answer(FIDEL, USSR)
    for seat in (US, SPECTATOR):
        seen = t.match.view(seat)
        assert seen["headlines"] == {"us": "", "ussr": ""}
        assert seen["hand_sizes"] == {"us": 2, "ussr": 2}
        assert seen["table"] == []
    t.match.answer(DUCK_AND_COVER, US)
    assert (t.hand("us"), t.hand("ussr")) == (["nato"], ["nasser"])
    assert (t.defcon, t.influence("cuba")) == (4, (0, 3))


def test_4_5_c_higher_operations_first() -> None:
    """4.5 C: 3 Ops come before 2, whoever plays them."""
    assert headline_phase("formosan_resolution", "comecon").asked == "ussr"
    assert headline_phase("east_european_unrest", "decolonization", influence={"poland": (0, 1)}).asked == "us"


def test_4_5_c_equal_operations_us_first() -> None:
    """4.5 C: of two cards with 3 Ops the American one comes first."""
    t = headline_phase("east_european_unrest", "comecon", influence={"poland": (0, 1)})
    assert t.asked == "us"
    t.do("poland")
    assert t.asked == "ussr"


def test_4_5_c_scoring_cards_come_second() -> None:
    """4.5 C: a scoring card has no Ops, so that even a card of 1 Op comes first: Romania is Soviet (3 points) before
    the US scores Europe, and Panama American (presence and battleground) before the USSR scores Central America."""
    assert headline_phase("europe_scoring", "romanian_abdication").vp == -3
    t = headline_phase("panama_canal_returned", "central_america_scoring", turn=4, influence={"panama": (1, 0)})
    assert t.vp == 2


def test_4_5_c_two_scoring_cards_us_first() -> None:
    """4.5 C: the American scoring card comes first, and here it decides the game."""
    position = {"influence": {"jordan": (2, 0), "poland": (0, 3)}, "vp": 17}
    assert headline_phase("middle_east_scoring", "europe_scoring", **position).winner == "us"


def test_4_5_c_event_of_the_opponent() -> None:
    """4.5 C: an opponent's event occurs as if the opponent had played it, and is the opponent's to decide on."""
    t = headline_phase("suez_crisis", "east_european_unrest", influence={"poland": (0, 2), "france": (3, 0)})
    assert t.asked == "ussr"  # the headline of the US, but the Suez Crisis is a Soviet event
    t.do("france", "france")
    assert t.asked == "us"
    t.do("poland")
    assert (t.influence("france"), t.influence("poland")) == ((1, 0), (0, 1))


def test_4_5_c_owner_of_the_headline_is_active() -> None:
    """4.5 C, 8.1.3: the USSR headlines Duck and Cover at DEFCON 2 and has started the war."""
    assert headline_phase("truman_doctrine", "duck_and_cover", defcon=2).winner == "us"
    assert headline_phase("duck_and_cover", "romanian_abdication", defcon=2).winner == "ussr"


def test_4_5_c_starred_headline_is_removed() -> None:
    """4.5 C: a headline that occurred is removed if starred, discarded if not."""
    t = headline_phase("duck_and_cover", "romanian_abdication")
    assert (t.removed, t.discards) == (["romanian_abdication"], ["duck_and_cover"])


def test_4_5_c_headlines_bring_no_operations() -> None:
    """4.5 C: nobody gets Ops, unless the event itself gives them, as ABM Treaty does."""
    t = headline_phase("duck_and_cover", "romanian_abdication")
    assert (t.asked, t.question) == ("ussr", "choose_card")
    t = headline_phase("abm_treaty", "romanian_abdication", turn=4)
    assert (t.asked, t.question) == ("us", "which_operation")


def test_4_5_c_cards_that_make_no_headline() -> None:
    """4.5 C, 9.5: neither the China Card nor UN Intervention, nor a card of the other hand."""
    t = table(phase="headline", us=["nato", "un_intervention"], ussr=["fidel"], passing="us")
    assert t.options == ["nato"]
    assert t.why_not("china_card") == ("no_headline_passing", "9.5")
    assert t.why_not("un_intervention") == ("no_headline_un", "7.1")
    assert t.why_not("fidel")[0] == "not_in_hand"


# -- D: the action rounds ------------------------------------------------------------------------------


@pytest.mark.parametrize("turn", range(1, 11))
def test_4_5_d_number_of_rounds(turn: int) -> None:
    """4.5 D: six rounds each in turns 1 to 3, seven after, the USSR first in every one."""
    last = 6 if turn <= 3 else 7
    ussr, us = ["fidel", "nasser", "romanian_abdication"], ["containment", "formosan_resolution", "duck_and_cover"]
    t = table(turn=turn, ussr=ussr, us=us, action_round=last - 1)
    order = []
    while not t.match.over and t.question == "choose_card":
        order.append((t.state.round, t.asked))
        t.do(t.options[0], "event")
    assert order == [(last - 1, "ussr"), (last - 1, "us"), (last, "ussr"), (last, "us")]


def test_4_5_d_a_card_is_resolved_before_the_other_side_plays() -> None:
    """4.5 D: all of a card's Ops, and the event that comes with them, before the round passes on."""
    t = table(ussr=["duck_and_cover"], us=["nato"]).do("duck_and_cover", "place_influence", "poland", "poland")
    assert (t.asked, t.defcon) == ("ussr", 5)
    t.do("poland")
    assert (t.asked, t.question, t.defcon) == ("us", "choose_card", 4)


def test_4_5_d_a_side_without_cards_waits() -> None:
    """4.5 D: the US has no card left; the USSR goes on alone."""
    t = table(ussr=["fidel", "nasser"], us=[], passing="us", passing_up=False)
    t.do("fidel", "event")
    assert (t.asked, t.state.round) == ("ussr", 2)
    assert t.notes().count("round_passed") == 1


def test_4_5_d_a_card_may_be_held_over() -> None:
    """4.5 D: what is left after the last round stays in hand."""
    t = table(us=["nato", "containment"], side="us", action_round=6).do("containment", "event")
    assert (t.state.turn, "nato" in t.hand("us")) == (2, True)


# -- E to I: the end of the turn -----------------------------------------------------------------------


def test_4_5_e_penalty_then_back_to_zero() -> None:
    """4.5 E, 8.2.1: the US lacks two military operations; then both markers go back."""
    t = table(phase="end", defcon=3, military=(1, 4))
    assert (t.vp, t.military) == (-2, (0, 0))


def test_4_5_f_held_cards_are_shown_in_tournaments_only() -> None:
    """4.5 F: among friends a scoring card held over goes unpunished; see 11.1 for tournaments."""
    held = {"phase": "end", "military": (5, 5), "us": ["asia_scoring"]}
    assert table(**held).winner == ""
    assert table(**held, options={"show_held_cards": True}).winner == "ussr"


@pytest.mark.parametrize("holder", ["us", "ussr"])
def test_4_5_g_the_china_card_is_turned_up(holder: str) -> None:
    """4.5 G: a China Card that lies face down is turned up, with whoever holds it."""
    t = table(phase="end", military=(5, 5), passing=holder, passing_up=False)
    assert (t.state.passing, t.state.passing_up) == ({"us": US, "ussr": USSR}[holder], 1)


def test_4_5_h_the_next_turn_begins() -> None:
    """4.5 H: the turn marker moves on; effects that last for a turn are over, and the USSR draws first."""
    t = table(phase="end", military=(5, 5), effects=["containment", "red_scare_us", "nato"])
    assert t.state.turn == 2
    assert (t.effect("containment"), t.effect("red_scare_us"), t.effect("nato")) == (0, 0, 1)
    assert draws_for(t) == "ussr"


def test_4_5_i_final_scoring_after_turn_ten() -> None:
    """4.5 I: only then are all regions scored."""
    position = {"phase": "end", "military": (5, 5), "influence": {"jordan": (2, 0)}, "passing": "us"}
    assert table(**position, turn=9).vp == 0
    assert table(**position, turn=10).vp == 4  # presence in the Middle East, and the China Card
