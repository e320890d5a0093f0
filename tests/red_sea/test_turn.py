"""4.0 and 5.0: turns, phases, rounds, playing cards."""

import pytest
from red_sea.seaside import drawn, from_the_start, sea

from realpolitik.games.cold_war.deck import LATE, MID
from realpolitik.games.red_sea.deck import DECK


def test_4_1_two_turns_of_seven_rounds() -> None:
    t = drawn(from_the_start())
    view = t.match.view(0)
    assert (view["turns"], view["rounds"]) == (2, 7)


def test_4_2_the_phasing_player() -> None:
    """4.2, 8.1.4: an event of the opponent in one's own round is one's own risk."""
    t = sea(us=["mr_nyet", "zbig"], side="us", defcon=2, influence={"oman": (1, 1)}).do("mr_nyet", "event_first")
    assert t.winner == "ussr"


def test_4_3_starred_events_leave_the_game() -> None:
    """4.3: also through a new draw pile."""
    t = sea(phase="end", turn=1, military=(5, 5), removed=["usaid"])
    drawn(t)
    assert t.removed == ["usaid"]


def test_4_4_the_late_war_joins_the_draw_pile() -> None:
    """4.4: the discards stay out; a card under the pile is shuffled in."""
    t = sea(phase="end", turn=1, military=(5, 5), discard=["usaid", "nasserism"], bottom=["hero_of_the_crossing"])
    pile = {DECK.name[card] for card in t.match.question.options}
    assert "hero_of_the_crossing" in pile
    assert {DECK.name[card] for card in range(1, 52) if DECK.period[card] == LATE} <= pile
    assert not {"usaid", "nasserism"} & pile
    assert t.state.bottom == []


def test_4_4_an_empty_draw_pile_is_made_anew() -> None:
    """4.4, reconstructed: the discards, once the last card is drawn, and what lies under the pile has come first."""
    hands = {"us": ["zbig", "centcom"], "ussr": ["gosplan_advisers", "nasserism"]}
    t = sea(**hands, deck=["usaid"], bottom=["ogaden_war"], discard=["the_derg"])
    t.do("gosplan_advisers", "event")
    assert t.options == ["usaid"]
    t.do("usaid")
    assert t.options == ["ogaden_war"]
    t.do("ogaden_war")
    assert t.match.view(0)["seen"] == ["ogaden_war"], "everybody saw it go under the pile"
    assert t.state.deck == [DECK.number("the_derg")]


@pytest.mark.parametrize(("before", "after"), [(2, 3), (4, 5), (5, 5)])
def test_4_5_a_defcon_rises_but_not_in_turn_one(before: int, after: int) -> None:
    """4.5 A, 8.1.8, 8.1.3: the second turn begins a level higher, up to 5."""
    assert drawn(from_the_start()).defcon == 4
    t = sea(phase="end", turn=1, defcon=before, military=(5, 5))
    assert (t.defcon, t.state.turn) == (after, 2)


def test_4_5_b_hands_are_filled_to_nine() -> None:
    """4.5 B: cards held over count, Romanian Autonomy does not."""
    t = drawn(sea(phase="end", turn=1, military=(5, 5), us=["peace_corps"], ussr=["nasserism", "the_derg"]))
    assert (len(t.hand("us")), len(t.hand("ussr"))) == (9, 9)
    assert {"nasserism", "the_derg"} <= set(t.hand("ussr"))


def test_4_5_c_headlines() -> None:
    """4.5 C: the higher Ops first, the US first where equal; scoring cards last."""
    hands = {"us": ["africa_scoring", "peace_corps"], "ussr": ["nasserism", "gosplan_advisers"]}
    t = sea(**hands, phase="headline").headlines("africa_scoring", "nasserism")
    told = [name for name in t.notes() if name in ("event_occurs", "region_scored")]
    assert told == ["event_occurs", "event_occurs", "region_scored"]
    t = sea(**hands, phase="headline", influence={"oman": (2, 0)}).headlines("peace_corps", "gosplan_advisers")
    assert t.asked == "us", "Peace Corps asks where to add influence before Gosplan Advisers draws"


def test_4_5_d_the_ussr_goes_first() -> None:
    hands = {"us": ["zbig", "centcom"], "ussr": ["nasserism", "stagflation"]}
    t = sea(**hands, phase="headline").headlines("centcom", "nasserism").do("oman")
    assert (t.asked, t.state.round) == ("ussr", 1)


def test_4_5_d_an_eighth_round_may_be_left_unused() -> None:
    """4.5 D: Presidential Directive 30."""
    t = sea(us=["zbig"], ussr=["stagflation"], action_round=8, effects=["eighth_round_ussr"], passing="us")
    assert sorted(t.options) == ["pass", "stagflation"]


def test_4_5_d_an_empty_hand_sits_out() -> None:
    t = sea(us=["zbig", "centcom"], ussr=[], passing="us")
    assert t.asked == "us"
    assert "round_passed" in t.notes()


def test_4_5_e_the_penalty_comes_before_the_next_turn() -> None:
    """4.5 E: and military operations begin again at 0."""
    t = sea(phase="end", turn=1, military=(1, 4))
    assert (t.vp, t.military) == (-3, (0, 0))


def test_4_5_f_held_cards_are_shown_in_tournaments() -> None:
    """4.5 F, 11.1."""
    t = sea(phase="end", turn=1, military=(5, 5), us=["peace_corps"], options={"show_held_cards": True})
    assert t.notes().count("held_cards_shown") == 2
    t = sea(phase="end", turn=1, military=(5, 5), us=["peace_corps"])
    assert "held_cards_shown" not in t.notes()


def test_4_5_g_romanian_autonomy_is_turned_up() -> None:
    t = sea(phase="end", turn=1, military=(5, 5), passing="ussr", passing_up=False)
    assert t.match.view(0)["passing"] == {"card": "romanian_autonomy", "holder": "ussr", "up": True}


def test_4_5_h_what_was_for_the_turn_is_over() -> None:
    """4.5 H: lasting events stay."""
    t = sea(phase="end", turn=1, military=(5, 5), effects=["t62s", "nasserism", "derg", "f5es", "lion_falters"])
    assert [t.effect(name) for name in ("t62s", "nasserism", "derg", "f5es", "lion_falters")] == [0, 0, 1, 1, 1]
    assert t.state.turn == 2


def test_4_5_i_final_scoring_after_the_last_turn() -> None:
    t = sea(phase="end", turn=2, military=(5, 5), influence={"kenya": (2, 0)})
    assert t.winner == "us"
    assert "region_scored" in t.notes()


# -- playing cards -----------------------------------------------------------------------------------------------------


def test_5_1_a_card_must_be_played() -> None:
    """5.1: no passing with cards in hand; the cards of the hand and Romanian Autonomy are on offer."""
    t = sea(us=["zbig", "centcom"], side="us", passing="us")
    assert sorted(t.options) == ["centcom", "romanian_autonomy", "zbig"]
    assert t.why_not("pass") == ("must_play_a_card", "5.1")
    assert t.why_not("nasserism") == ("not_in_hand", "5.1")


def test_5_2_the_opponents_event_before_or_after() -> None:
    """5.2: the player decides; the opponent makes the choices of its event."""
    t = sea(us=["cento_collapses", "zbig"], side="us", influence={"oman": (2, 0), "yemen": (2, 0)})
    t.do("cento_collapses")
    assert {"event_first", "place_influence"} <= set(t.options)
    assert t.why_not("event") == ("opponents_event", "5.2")
    t.do("event_first")
    assert (t.asked, t.options) == ("ussr", ["oman", "yemen"])
    t.do("oman", "oman")
    assert (t.asked, t.question) == ("us", "which_operation")


def test_5_2_an_event_that_cannot_occur_is_not_on_offer() -> None:
    """5.2, 7.4: its Ops are."""
    t = sea(us=["eplf", "zbig"], side="us", influence={"oman": (1, 0)}).do("eplf")
    assert "event" not in t.options
    assert "place_influence" in t.options
    assert t.why_not("event") == ("event_cannot", "5.2")


def test_5_3_a_card_of_more_ops_will_do() -> None:
    """5.3: Bear Trap asks for 2 Ops; changes of Ops count."""
    hand = ["nasserism", "stagflation", "t62s_and_kalashnikovs"]
    t = sea(ussr=hand, effects=["trap_ussr"], options={"crossover": "after-deal"})
    assert sorted(t.options) == ["stagflation", "t62s_and_kalashnikovs"]
    t = sea(ussr=hand, effects=["trap_ussr", "t62s"], options={"crossover": "after-deal"})
    assert sorted(t.options) == sorted(hand)


def test_5_4_a_discarded_card_has_no_effect() -> None:
    """5.4: Gosplan Advisers rid the USSR of a scoring card."""
    t = sea(ussr=["gosplan_advisers", "africa_scoring"], deck=["usaid", "zbig", "centcom"])
    t.do("gosplan_advisers", "event", "usaid", "zbig", "africa_scoring", "usaid")
    assert {"africa_scoring", "usaid"} <= set(t.discards)
    assert "region_scored" not in t.notes()


def test_5_5_but_no_event_lets_a_scoring_card_be_kept() -> None:
    """5.5, 10.1.5: in the last round it must be played."""
    t = sea(us=["middle_east_scoring", "zbig"], side="us", action_round=7)
    assert t.options == ["middle_east_scoring"]


def test_5_5_a_scoring_card_drawn_in_the_last_round_may_not_be_kept() -> None:
    """5.5, 10.1.5: Gosplan Advisers (25) draw one when no round is left: it is among the two that are discarded."""
    t = sea(ussr=["gosplan_advisers", "detente", "nasserism"], action_round=7)
    t.do("gosplan_advisers", "event", "africa_scoring", "zbig")
    assert sorted(t.options) == ["africa_scoring", "detente", "nasserism", "zbig"]
    t.do("detente")
    assert t.options == ["africa_scoring"]
    assert t.why_not("zbig") == ("scoring_must_go", "10.1.5")


@pytest.mark.parametrize(("side", "action_round", "kept"), [("ussr", 6, True), ("us", 6, True), ("us", 7, False)])
def test_5_5_a_scoring_card_may_be_kept_for_a_round_to_come(side: str, action_round: int, kept: bool) -> None:
    """5.5, 10.1.5: in whosever round the USSR draws it (25); in the last of the US its own is over."""
    hands = {"us": ["usaid"], "ussr": ["detente", "nasserism"]}
    hands[side] = ["gosplan_advisers", *hands[side]]
    t = sea(**hands, side=side, action_round=action_round)
    t.do("gosplan_advisers", "event" if side == "ussr" else "event_first", "africa_scoring", "zbig", "detente")
    assert ("zbig" in t.options) == kept


def test_mid_war_cards_come_first() -> None:
    """4.1: none of the Late War in the first turn."""
    t = from_the_start()
    assert {DECK.period[card] for card in t.match.question.options} == {MID}
    assert len(t.match.question.options) == 28
