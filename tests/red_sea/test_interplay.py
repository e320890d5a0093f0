"""Cards and rules that meet: named dice, duties that collide, piles that run out, spaces that are no country."""

from typing import Any

import pytest
from red_sea.playing import MENGISTU, headlines, next_turn, play
from red_sea.seaside import drawn, sea
from tabletop import Table, table

from realpolitik.kernel.question import NOTES

SEA_LANES = "strategic_sea_lanes"


# -- scoring cards (10.1.5) ------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["red-sea", "twilight-struggle"])
def test_10_1_5_cyrus_vance_may_see_to_the_last_scoring_card(game: str) -> None:
    """10.1.5, 5.4, 32: of a hand of two he is sure to discard the scoring card, but not from the space race."""
    in_play: dict[str, Any] = {"chosen": ["cyrus_vance"]} if game == "twilight-struggle" else {}
    turn = 8 if in_play else 2
    t = table(game=game, turn=turn, side="us", action_round=7, us=["africa_scoring", "cyrus_vance"], **in_play)
    assert sorted(t.options) == ["africa_scoring", "cyrus_vance"]
    assert "space_race" not in t.do("cyrus_vance").options
    t.do("event_first", "africa_scoring", "africa_scoring")
    assert (t.discards, t.hand("us")) == (["africa_scoring"], [])


def test_10_1_5_cyrus_vance_of_a_greater_hand_is_no_way_out() -> None:
    """10.1.5: he might draw two other cards."""
    t = sea(side="us", action_round=7, us=["africa_scoring", "cyrus_vance", "usaid"])
    assert t.options == ["africa_scoring"]
    assert t.why_not("cyrus_vance") == ("must_play_scoring", "10.1.5")


def test_10_1_5_an_eighth_round_counts_while_there_is_one() -> None:
    """10.1.5, 31: two rounds are left for one scoring card; in the last of them it is the only card on offer."""
    hand = ["africa_scoring", "nasserism", "detente"]
    t = sea(action_round=7, ussr=hand, us=["usaid"], effects=["eighth_round_ussr"])
    assert sorted(t.options) == sorted(hand)
    t.do("nasserism", "event", "usaid", "event", "place_influence", SEA_LANES)
    assert (t.asked, t.state.round, t.options) == ("ussr", 8, ["africa_scoring"])


@pytest.mark.parametrize("action_round", [6, 7])
def test_10_1_5_gosplan_advisers_see_to_both_scoring_cards(action_round: int) -> None:
    """10.1.5, 5.4, 25: they discard two cards, so that they can wait for the last round, and then must be played."""
    hand = ["africa_scoring", "middle_east_scoring", "detente", "gosplan_advisers"]
    t = sea(turn=2, action_round=action_round, ussr=hand)
    assert sorted(t.options) == (["gosplan_advisers"] if action_round == 7 else sorted(hand))


def test_10_1_5_presidential_directive_30_brings_a_round() -> None:
    """10.1.5, 31: unless Afghanistan Invasion (17) forbids it, and only as an event."""
    hand = ["africa_scoring", "detente", "presidential_directive_30"]
    assert sea(turn=2, action_round=7, ussr=hand, effects=["invasion"]).options == ["africa_scoring"]
    t = sea(turn=2, action_round=7, ussr=hand, us=["usaid"])
    assert t.options == ["africa_scoring", "presidential_directive_30"]
    assert t.do("presidential_directive_30").options == ["event"]


def test_10_1_5_mengistu_may_turn_north_sea_oil() -> None:
    """10.1.5, 27: in Twilight Struggle the eighth round of North Sea Oil (86) is the USSR's then; so it must be."""
    hand = ["asia_scoring", "north_sea_oil", "nato", MENGISTU]
    position: dict[str, Any] = {"turn": 8, "action_round": 7, "chosen": [MENGISTU], "effects": ["lion_falters"]}
    t = table(ussr=hand, us=["fidel"], **position)
    assert t.options == ["asia_scoring", MENGISTU]
    t.do(MENGISTU, "event")
    assert t.options == ["north_sea_oil"]
    assert table(ussr=["asia_scoring", "nato", MENGISTU], **position).options == ["asia_scoring"]


def test_33_stagflation_waits_for_the_next_turn() -> None:
    """33: without a round of the US left its next is the first of the turn to come; a headline is none."""
    t = next_turn(
        effects=["stagflation"],
        military=(4, 4),
        us=["africa_scoring", "eplf"],
        ussr=["nasserism", "dhofar_rebellion"],
    )
    drawn(t).headlines("eplf", "dhofar_rebellion").do("nasserism", "event")
    assert (t.asked, t.state.turn, t.options) == ("us", 2, ["africa_scoring"])
    t.do("africa_scoring", "event")
    assert t.effect("stagflation") == 0


# -- dice that are named (9) -----------------------------------------------------------------------


def test_9_carter_doctrine_names_either_die_of_a_summit() -> None:
    """9, 45: before each of the two dice, once."""
    t = play("ussr", "summit", "event", "roll", 3, "name_one", chosen=["summit"], effects=["carter_doctrine_us"])
    assert (t.asked, t.question, t.vp) == ("ussr", "event_choice", -2)
    assert t.effect("carter_doctrine_us") == 0


def test_9_carter_doctrine_keeps_the_bear_in_its_trap() -> None:
    """9, 44: a 6 frees nobody."""
    t = sea(ussr=["zbig", "oau"], us=["usaid"], chosen=["bear_trap"], effects=["carter_doctrine_us", "trap_ussr"])
    assert (t.do("zbig").asked, t.question) == ("us", "name_die")
    t.do("name_six")
    assert (t.asked, t.effect("trap_ussr")) == ("us", 1)


# -- Romanian Autonomy (9.6) -----------------------------------------------------------------------


def test_9_6_detente_takes_the_extra_op_along() -> None:
    """9.6, 20: what the US had for being behind is not the USSR's, which is ahead."""
    t = play("us", "detente", "event_first", vp=-3, ussr=["nasserism", "mr_nyet"])
    t.do("place_influence", SEA_LANES)
    assert (t.asked, t.effect("autonomy_us"), t.effect("autonomy_ussr")) == ("ussr", 0, 0)
    assert t.match.view(t.state.seats[1])["worth"]["romanian_autonomy"] == 2


# -- the draw pile ---------------------------------------------------------------------------------


def test_6_3_6_1_the_last_card_of_the_pile() -> None:
    """4.3, 6.3.6.1: as soon as it is drawn the discards are the new pile; it is not among them, nor are later ones."""
    hand = {"us": ["carter_doctrine", "zbig"], "side": "us", "influence": {"somalia": (0, 2)}, "discard": ["usaid"]}
    t = sea(**hand, deck=["eplf"]).do("carter_doctrine", "coup", "somalia", "eplf", 1)
    assert ([t.name[card] for card in t.state.deck], t.discards) == (["usaid"], ["carter_doctrine", "eplf"])
    t = sea(**hand, deck=["centcom"]).do("carter_doctrine", "coup", "somalia", "centcom", 1)
    assert [t.name[card] for card in (*t.state.deck, *t.state.bottom)] == ["usaid", "centcom"]


def test_108_our_man_in_tehran_looks_under_the_pile() -> None:
    """108, 6.3.6.1: cards under the pile come last, in order; what goes back is shuffled with all of it."""
    t = play(
        "us",
        "our_man_in_tehran",
        "event",
        chosen=["our_man_in_tehran"],
        ussr=["nasserism"],
        influence={"oman": (2, 0)},
        deck=["famine"],
        bottom=["zbig", "centcom"],
        discard=["eplf"],
    )
    t.do("famine")
    assert t.options == ["zbig"]
    t.do("zbig", "centcom", "eplf")
    assert sorted(t.options) == ["centcom", "eplf", "famine", "stop", "zbig"]
    t.do("eplf", "stop")
    assert sorted(t.name[card] for card in t.state.deck) == ["centcom", "famine", "zbig"]
    assert t.state.bottom == []


# -- the sea lanes are no country (2.1.7) ----------------------------------------------------------


@pytest.mark.parametrize(
    ("by", "card"),
    [
        ("us", "peace_corps"),
        ("us", "the_victorious_leader"),
        ("us", "centcom"),
        ("us", "separatists"),
        ("ussr", "soviets_airlift_cubans"),
        ("ussr", "marxist_leninist_vanguard_parties"),
        ("ussr", "mr_nyet"),
        ("us", "famine"),
        ("us", "brush_war"),
    ],
)
def test_2_1_7_events_that_ask_for_a_country_say_so_of_the_sea_lanes(by: str, card: str) -> None:
    """2.1.7, 7.1: why not there? It is not among the countries of the event."""
    board = {"sudan": (1, 1), "kenya": (2, 1), "somalia": (0, 2), SEA_LANES: (2, 2)}
    t = play(by, card, "event", influence=board, chosen=["brush_war"])
    assert t.why_not(SEA_LANES) == ("not_among", "7.1")


def test_32_cyrus_vance_does_not_tell_where_a_card_is() -> None:
    """32: of a card that was not drawn he learns nothing, in the hand or not."""
    t = play("ussr", "cyrus_vance", "event", "usaid", "eplf", us=["usaid", "eplf", "zbig"])
    assert t.why_not("zbig") == t.why_not("centcom") == ("not_looked_at", "7.1")


# -- the sides exchanged (27) ----------------------------------------------------------------------


def away(card: str, *answers: str, **position: Any) -> Table:
    """In Twilight Struggle the USSR has just turned a US card."""
    effects = ["lion_falters", *position.pop("effects", ())]
    held = {"ussr": [MENGISTU, card], "us": ["duck_and_cover"], "chosen": [MENGISTU], "effects": effects}
    return table(turn=8, **held, **position).do(MENGISTU, "event", card, *answers)


def test_27_mengistu_turns_what_names_other_cards() -> None:
    """27: an effect that only allows, cancels or prevents another card is the same for both."""
    t = away("an_evil_empire", effects=["flowers"])
    assert (t.vp, t.effect("flowers"), t.effect("evil_empire")) == (-1, 0, 1)
    t = away("tear_down_this_wall", "decline", effects=["brandt"], influence={"italy": (1, 0)})
    assert (t.influence("east_germany"), t.effect("brandt"), t.effect("wall_down")) == ((0, 3), 0, 1)
    kingdom = {"influence": {"united_kingdom": (0, 5)}, "options": {"optional_cards": True}}
    t = away("special_relationship", "italy", effects=["nato"], **kingdom)
    assert (t.influence("italy"), t.vp) == ((0, 2), -2)


def test_28_us_presidential_elections_against_a_scoring_card() -> None:
    """28, 10.1.5: a cancelled scoring card is discarded, and its holder has seen to it."""
    t = headlines("africa_scoring", "us_presidential_elections", us=["usaid"], ussr=["nasserism"])
    assert (t.discards, t.vp) == (["africa_scoring", "us_presidential_elections"], 0)


def test_both_sides_know_what_cyrus_vance_has_seen() -> None:
    """32: the cards are drawn from the US hand on the table; the US sees which ones, and which comes back."""
    t = sea(us=["zbig", "centcom", "usaid"], ussr=["cyrus_vance", "nasserism"])
    t.do("cyrus_vance", "event", "zbig", "usaid", "zbig")
    for seat in (0, 1):
        told = [note for _, note in t.match.notes(seat) if NOTES[note[0]].name == "hand_shown"]
        assert [t.game.details(note)["cards"] for note in told] == [["zbig"], ["usaid"]]
    assert t.match.view(1)["seen"] == ["usaid"]
