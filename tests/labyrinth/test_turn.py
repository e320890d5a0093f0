"""5.0: action phases, the last card of the US, the end of a turn, the deal, the reshuffle."""

import pytest
from labyrinth.desk import Desk, desk
from labyrinth.operating import draws, held, view

from realpolitik.games.labyrinth.board import MUSLIM_COUNTRIES, NAMES

RULED = "islamist_rule adversary"


def ending(**position: object) -> Desk:
    """The end of a turn."""
    return desk(**{"phase": "end", "cells": {"iran": 1}, **position})


# -- action phases (5.2.2) ---------------------------------------------------------------------------------------------


def test_5_2_2_two_cards_in_turns() -> None:
    """5.2.2, 5.2.2.2, 4.7.5: two of the Jihadists, then two of the US, and so on."""
    d = desk(jihadist=["ieds", "madrassas", "gaza_war"], us=["sanctions_6", "sanctions_7", "nest"], cells={"iran": 1})
    asked = []
    for card in ("ieds", "madrassas", "sanctions_6", "sanctions_7", "gaza_war"):
        asked.append((d.asked, view(d)["card"]))
        d.do(card, "reserves")
    assert asked == [("jihadist", 1), ("jihadist", 2), ("us", 1), ("us", 2), ("jihadist", 1)]
    assert d.discards == ["gaza_war", "ieds", "madrassas", "sanctions_6", "sanctions_7"]


def test_5_2_2_a_side_without_cards_does_nothing() -> None:
    """5.2.2: the other goes on."""
    d = desk(jihadist=["ieds"], us=["sanctions_6", "sanctions_7", "nest", "ctr"], cells={"iran": 1}).do(
        "ieds", "reserves"
    )
    d.do("sanctions_6", "reserves", "sanctions_7", "reserves")
    assert (d.asked, d.options) == ("us", ["ctr", "nest"])
    assert "no_cards" in d.notes()


def test_5_2_2_cards_in_hand_must_be_played() -> None:
    """5.2.2: nobody passes."""
    d = desk(jihadist=["ieds", "gaza_war"], cells={"iran": 1}, cadres=["egypt"], governance={"egypt": "poor neutral"})
    assert d.why_not("do_nothing") == ("cards_left", "5.2.2")
    assert d.why_not("abbas") == ("not_in_hand", "5.2.2")


def test_5_2_2_the_last_phase_may_be_of_the_turn_before() -> None:
    """5.2.2: Detainee Release looks back to the phase of the US with which the turn ended, and no farther."""
    d = ending(disrupted=["canada"], posture={"canada": "soft"}, funding=1).do("detainee_release", "ieds")
    draws(d)
    d.do("ieds", "reserves", "detainee_release", "play_event")
    assert d.cells("canada") == 1
    position = {"cells": {"canada": 1, "iran": 1}, "posture": {"canada": "soft"}}
    d = desk(us=["sanctions_6", "nest"], side="us", jihadist=["detainee_release"], **position)
    d.do("sanctions_6", "disrupt", "canada", "nest", "reserves", "detainee_release", "play_event")
    assert d.cells("canada") == 2, "a disruption of the phase before"
    us = ["sanctions_6", "sanctions_7", "nest"]
    d = desk(jihadist=["ieds", "madrassas", "detainee_release"], us=us, disrupted=["canada"], cells={"iran": 1})
    for card in ("ieds", "madrassas", "sanctions_6", "sanctions_7"):
        d.do(card, "reserves")
    assert d.do("detainee_release").why_not("play_event") == ("event_unplayable", "6.2.6")


def test_5_2_2_1_event_or_operation() -> None:
    """5.2.2.1: one of the two."""
    d = desk(us=["patriot_act", "abbas"], side="us", cells={"iran": 1}).do("patriot_act", "play_event")
    assert (d.question, d.removed) == ("play_card", ["patriot_act"])


def test_5_2_1_a_turn_ends_when_both_hands_are_empty() -> None:
    """5.2.1."""
    d = desk(jihadist=["ieds"], us=["sanctions_6"], cells={"iran": 1}).do("ieds", "reserves", "sanctions_6", "reserves")
    assert d.question == "draw_card"
    assert view(d)["turn"] == 2


# -- cadres (4.8.4) ----------------------------------------------------------------------------------------------------


def test_4_8_4_the_jihadists_may_take_cadres_off() -> None:
    """4.8.4: in any of their own phases, any of them, and their cards wait."""
    d = desk(jihadist=["ieds", "gaza_war"], cadres=["egypt", "canada"], cells={"iran": 1}).do("remove_cadre")
    assert d.options == ["canada", "egypt"]
    assert d.why_not("jordan") == ("no_cadre_there", "4.8.4")
    d.do("egypt")
    assert (d.cadre("egypt"), d.cadre("canada"), d.question) == (False, True, "play_card")
    d = desk(jihadist=["ieds", "gaza_war"], cells={"iran": 1})
    assert d.why_not("remove_cadre") == ("no_cadre", "4.8.4")
    d = desk(us=["abbas", "sharia"], side="us", cadres=["egypt"], cells={"iran": 1})
    assert d.why_not("remove_cadre") == ("only_jihadists_remove", "4.8.4")


def test_4_8_4_even_without_cards() -> None:
    """4.8.4, 5.2.2."""
    d = desk(us=["abbas", "sharia"], cadres=["egypt"], cells={"iran": 1})
    assert (d.asked, d.options) == ("jihadist", ["remove_cadre", "do_nothing"])
    assert d.do("do_nothing").asked == "us"
    d = desk(us=["abbas", "sharia"], cadres=["egypt"], cells={"iran": 1}).do("remove_cadre", "egypt")
    assert (d.asked, d.cadre("egypt")) == ("us", False)


# -- the last card of the US (5.2.4) -----------------------------------------------------------------------------------


def test_5_2_4_play_discard_or_hold() -> None:
    """5.2.4: with one card only, and only the US."""
    d = desk(us=["abbas"], side="us", jihadist=["ieds"], cells={"iran": 1})
    assert d.options == ["abbas", "discard_last_card", "hold_last_card"]
    d = desk(us=["abbas", "sharia"], side="us", jihadist=["ieds"], cells={"iran": 1})
    assert d.why_not("hold_last_card") == ("more_than_one_card", "5.2.4")
    assert d.why_not("discard_last_card") == ("more_than_one_card", "5.2.4")
    d = desk(jihadist=["ieds"], us=["abbas"], cells={"iran": 1})
    assert d.why_not("hold_last_card") == ("only_us_holds", "5.2.4")


def test_5_2_4_the_second_card_of_a_phase_may_be_the_last() -> None:
    d = desk(us=["sanctions_6", "abbas"], side="us", jihadist=["ieds"], cells={"iran": 1}).do("sanctions_6", "reserves")
    assert "hold_last_card" in d.options


def test_5_2_4_discarded_without_effect() -> None:
    """5.2.4: an event of the Jihadists on it does not happen."""
    d = desk(us=["gaza_war"], side="us", jihadist=["ieds"], cells={"iran": 1}).do("discard_last_card")
    assert (d.discards, d.funding, d.prestige) == (["gaza_war"], 5, 7)


def test_5_2_4_held_while_the_jihadists_have_cards() -> None:
    """5.2.4: the turn goes on, and the US is asked again."""
    d = desk(us=["abbas"], side="us", jihadist=["ieds"], cells={"iran": 1}).do("hold_last_card")
    assert d.asked == "jihadist"
    d.do("ieds", "reserves")
    assert d.options == ["abbas", "discard_last_card", "hold_last_card"]


def test_5_2_4_held_when_the_jihadists_have_none() -> None:
    """5.2.4, 5.2.3: plots are resolved, and the turn ends; the card stays."""
    d = desk(us=["abbas"], side="us", plots=[("iran", "1")], cells={"iran": 1}, funding=5).do("hold_last_card")
    assert d.question == "draw_card"
    assert (d.hand("us"), d.plots("iran"), d.funding) == (["abbas"], [], 5)


# -- the end of a turn (5.2.5–5.2.9) -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("funding", "after"), [(9, 8), (2, 1), (1, 1)])
def test_5_2_5_funding_drops(funding: int, after: int) -> None:
    """5.2.5."""
    assert ending(funding=funding).funding == after


def test_5_2_5_pirates_pay() -> None:
    """5.2.5, 6.2.7: while Somalia or Yemen is at Islamist Rule."""
    assert ending(funding=5, markers=["pirates"], governance={"yemen": RULED}).funding == 5
    assert ending(funding=5, markers=["pirates"], governance={"yemen": "poor neutral"}).funding == 4


@pytest.mark.parametrize(
    ("ruled", "hard", "us_posture", "prestige"),
    [
        (False, 2, "hard", 8),  # with Israel, Hard 3
        (False, 1, "hard", 7),  # Hard 2
        (False, 2, "soft", 7),
        (True, 0, "hard", 6),
        (True, 2, "hard", 7),
        (False, 5, "hard", 8),
    ],
)
def test_5_2_5_prestige_and_diplomacy(ruled: bool, hard: int, us_posture: str, prestige: int) -> None:
    """5.2.5: -1 for Islamist Rule anywhere, +1 for a world at 3 of the posture of the US."""
    hard_ones = ("canada", "france", "spain", "italy", "russia")[:hard]
    board = {"libya": RULED} if ruled else {}
    d = ending(governance=board, posture=dict.fromkeys(hard_ones, "hard"), us_posture=us_posture)
    assert d.prestige == prestige


def test_5_2_5_a_soft_world() -> None:
    soft = dict.fromkeys(("canada", "france", "spain", "italy"), "soft")
    assert ending(posture=soft, us_posture="soft").prestige == 8
    assert ending(posture=soft, us_posture="hard").prestige == 7


def test_5_2_6_lapsing_events_and_the_first_plot_end() -> None:
    """5.2.6, 4.7.7.1, 4.7.7.2: their cards are discarded, what they did is over."""
    d = ending(
        lapsing=["biometrics", "gtmo"], markers=["biometrics", "gtmo", "door_of_itjihad"], first_plot="sanctions_6"
    )
    assert d.discards == ["biometrics", "gtmo", "sanctions_6"]
    assert (d.marker("biometrics"), d.marker("gtmo"), d.marker("door_of_itjihad")) == (0, 0, 0)
    assert (view(d)["first_plot"], view(d)["first_plot_used"]) == ("", False)


def test_5_2_6_oil_falls_again() -> None:
    """5.2.6, 4.2.6: and the victory track with it."""
    d = ending(lapsing=["oil_price_spike_117"], markers=["oil_price_spike"], governance={"iraq": "good ally"})
    assert view(d)["victory"]["good_resources"] == 3


def test_5_2_6_lingering_events_stay() -> None:
    assert ending(markers=["patriot_act"]).marker("patriot_act") == 1


def test_5_2_7_reserves_are_lost() -> None:
    """5.2.7, 6.3.3.2, 4.7.9."""
    assert view(ending(reserves=(2, 1)))["reserves"] == {"us": 0, "jihadist": 0}


@pytest.mark.parametrize(("funding", "cards"), [(10, 9), (8, 9), (7, 8), (5, 8), (4, 7), (1, 7)])
def test_5_2_8_the_deal_of_the_jihadists(funding: int, cards: int) -> None:
    """5.2.8, 4.7.4.1: by Funding, after it has dropped."""
    d = ending(funding=min(funding, 9))
    assert d.question == "draw_card"
    draws(d)
    assert held(d, "jihadist") == cards


@pytest.mark.parametrize(("deployed", "cards"), [(0, 9), (5, 9), (6, 8), (10, 8), (11, 7), (15, 7)])
def test_5_2_8_the_deal_of_the_us(deployed: int, cards: int) -> None:
    """5.2.8, 4.7.3: by the troops on the track."""
    d = ending(troops={"egypt": deployed}, governance={"egypt": "poor ally"})
    draws(d)
    assert held(d, "us") == cards


def test_5_2_8_the_jihadists_first() -> None:
    """5.2.8: all their cards, then those of the US; then they begin."""
    d = ending(funding=1)
    assert [note for note in d.notes() if note == "cards_drawn"] == []
    for _ in range(7):
        d.do(d.options[0])
    assert (held(d, "jihadist"), held(d, "us")) == (7, 0)
    draws(d)
    assert (d.asked, d.question) == ("jihadist", "play_card")


def test_5_2_9_regime_change_turns_tan() -> None:
    """5.2.9, 4.8.2: after the deal."""
    d = ending(governance={"iraq": "poor ally"}, regime_change={"iraq": "green"}, troops={"iraq": 6})
    assert d.regime_change("iraq") == "green"
    draws(d)
    assert d.regime_change("iraq") == "tan"


# -- the reshuffle (5.3.1) ---------------------------------------------------------------------------------------------


def test_5_3_1_the_discards_become_the_pile() -> None:
    """5.3.1, 4.7.5: with lapsing cards and the first plot; removed cards stay out."""
    d = desk(
        us=["lets_roll", "sharia"],
        side="us",
        plots=[("canada", "1")],
        posture={"canada": "hard"},
        cells={"iran": 1},
        deck=[],
        lapsing=["biometrics"],
        markers=["biometrics"],
        first_plot="sanctions_6",
        removed=["patriot_act"],
        options={"decks": 2},
        jihadist=["ieds"],
    )
    d.do("lets_roll", "play_event", 0)
    assert {"biometrics", "sanctions_6", "abbas"} <= set(d.options)
    assert not {"patriot_act", "lets_roll", "ieds"} & set(d.options)
    assert view(d)["decks"] == {"now": 2, "of": 2}
    assert (d.marker("biometrics"), view(d)["first_plot_used"]) == (1, True), "markers stand for them (4.7.7.3)"


@pytest.mark.parametrize(("decks", "over_at"), [(1, 1), (2, 2), (3, 3)])
def test_5_3_1_the_last_reshuffle_ends_the_game(decks: int, over_at: int) -> None:
    """5.3.1, 5.1, 3.3: the first, the second, the third."""
    for number in range(1, decks + 1):
        d = ending(deck=[], options={"decks": decks}, deck_number=number)
        assert d.match.over == (number == over_at)


def test_5_3_1_in_the_middle_of_a_deal() -> None:
    """5.3.1: as many as there are, and then the game is over."""
    d = ending(deck=["ieds", "abbas"], funding=1)
    d.do("ieds", "abbas")
    assert d.match.over
    assert "won_at_end" in d.notes()


def test_5_1_until_somebody_wins() -> None:
    """5.1: no turn is too many."""
    d = ending(turn=40)
    draws(d)
    assert (view(d)["turn"], d.winner) == (41, "")


def test_5_2_5_the_jihadists_may_win_by_it() -> None:
    """5.2.5, 2.1.2: at prestige 1 with fifteen countries Poor or at Islamist Rule, before any card is dealt."""
    names = [NAMES[c] for c in MUSLIM_COUNTRIES]
    d = ending(prestige=2, governance={**dict.fromkeys(names[:15], "poor neutral"), "libya": RULED})
    assert (d.winner, d.notes()[-1]) == ("jihadist", "won_by_disgrace")
