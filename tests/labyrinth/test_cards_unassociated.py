"""The cards of neither side, in number order: the event by either player, when it can happen, what it leaves."""

from random import Random
from typing import Any

import pytest
from labyrinth.card_play import Answer, event, fate, missing, operate, table, told, used
from labyrinth.desk import GAME, SIDES, desk
from labyrinth.operating import alone

from realpolitik.games.labyrinth.deck import NAME
from realpolitik.kernel.question import NOTES
from realpolitik.kernel.running import answer, open_questions

RULED = "islamist_rule adversary"
AN_IRAQ: dict[str, Any] = {"governance": {"iraq": "poor ally"}, "regime_change": {"iraq": "tan"}}
BOTH = pytest.mark.parametrize("side", ["us", "jihadist"])


# -- all of them -------------------------------------------------------------------------------------------------------

# the answers that an event takes in a position that allows it, and where the card goes
EVENTS: dict[tuple[str, str], tuple[dict[str, Any], list[Answer], str]] = {
    ("danish_cartoons", "us"): ({"governance": {"egypt": "poor ally"}}, ["soft", "egypt", "1"], "removed"),
    ("danish_cartoons", "jihadist"): ({"governance": {"egypt": "poor ally"}}, ["soft", "egypt", "1"], "removed"),
    ("fatwa", "us"): ({}, ["hizb_ut_tahrir", "kosovo", "war_of_ideas", "canada", 1], "discarded"),
    ("fatwa", "jihadist"): ({}, ["hizb_ut_tahrir", "kosovo", "travel", "iran", "iran"], "discarded"),
    ("gaza_withdrawal", "us"): ({}, [], "removed"),
    ("gaza_withdrawal", "jihadist"): ({}, [], "removed"),
    ("hamas_elected", "us"): ({"us": ["kosovo", "sharia"]}, ["sharia"], "removed"),
    ("hamas_elected", "jihadist"): ({}, ["kosovo"], "removed"),
    ("hizb_ut_tahrir", "us"): ({"jihadist": ["fata"]}, [], "discarded"),
    ("hizb_ut_tahrir", "jihadist"): ({"jihadist": ["fata"]}, [], "discarded"),
    ("kosovo", "us"): ({"us": ["sharia"]}, [], "discarded"),
    ("kosovo", "jihadist"): ({"us": ["sharia"]}, [], "discarded"),
    ("former_soviet_union", "us"): ({}, [1], "discarded"),
    ("former_soviet_union", "jihadist"): ({}, [1], "discarded"),
    ("hizballah", "us"): ({"cells": {"lebanon": 1}}, [], "discarded"),
    ("hizballah", "jihadist"): ({}, [], "discarded"),
    ("iran_104", "us"): ({"cells": {"france": 1}}, ["iraq", 1], "discarded"),
    ("iran_104", "jihadist"): ({}, ["iraq", 1, 6, 6], "discarded"),
    ("iran_105", "us"): ({"cells": {"france": 1}}, ["iraq", 1], "discarded"),
    ("iran_105", "jihadist"): ({}, ["iraq", 1, 6, 6], "discarded"),
    ("jaysh_al_mahdi", "us"): ({"cells": {"iraq": 3}, "troops": {"iraq": 1}}, ["enough"], "discarded"),
    ("jaysh_al_mahdi", "jihadist"): ({"cells": {"iraq": 3}, "troops": {"iraq": 1}}, [], "discarded"),
    ("kurdistan", "us"): ({}, [], "discarded"),
    ("kurdistan", "jihadist"): ({}, [1, "iraq"], "discarded"),
    ("musharraf", "us"): ({"cells": {"pakistan": 1}}, [], "discarded"),
    ("musharraf", "jihadist"): ({"cells": {"pakistan": 1}}, [], "discarded"),
    ("tora_bora", "us"): ({**AN_IRAQ, "cells": {"iraq": 2}}, [4, 1, 1, "sanctions_6"], "removed"),
    ("tora_bora", "jihadist"): ({**AN_IRAQ, "cells": {"iraq": 2}}, [4, 1, 1, "sanctions_6"], "removed"),
    ("zarqawi", "us"): ({"troops": {"iraq": 1}}, [], "removed"),
    ("zarqawi", "jihadist"): ({"troops": {"iraq": 1}, "governance": {"iraq": "poor ally"}}, ["2"], "discarded"),
    ("zawahiri", "us"): ({}, [], "removed"),
    ("zawahiri", "jihadist"): ({}, [], "discarded"),
    ("bin_ladin", "us"): ({}, [], "removed"),
    ("bin_ladin", "jihadist"): ({}, [], "discarded"),
    ("darfur", "us"): ({}, [1], "discarded"),
    ("darfur", "jihadist"): ({}, [1], "discarded"),
    ("gtmo", "us"): ({}, [4, 1, 1], "lapsing"),
    ("gtmo", "jihadist"): ({}, [4, 1, 1], "lapsing"),
    ("hambali", "us"): (
        {"cells": {"india": 1}, "posture": {"india": "hard"}},
        ["sanctions_6", "sanctions_7"],
        "removed",
    ),
    ("hambali", "jihadist"): ({"cells": {"india": 1}, "posture": {"india": "hard"}}, ["1"], "discarded"),
    ("ksm", "us"): ({"plots": [("france", "1")]}, ["sanctions_6", "sanctions_7"], "removed"),
    ("ksm", "jihadist"): ({}, ["1"], "discarded"),
    ("oil_price_spike_117", "us"): ({"discard": ["nest"]}, ["nest"], "lapsing"),
    ("oil_price_spike_117", "jihadist"): ({"discard": ["nest"]}, ["nest"], "lapsing"),
    ("oil_price_spike_118", "us"): ({"discard": ["nest"]}, ["nest"], "lapsing"),
    ("oil_price_spike_118", "jihadist"): ({"discard": ["nest"]}, ["nest"], "lapsing"),
    ("saleh", "us"): ({}, [1], "discarded"),
    ("saleh", "jihadist"): ({}, [1], "discarded"),
}


@pytest.mark.parametrize(("card", "side"), EVENTS)
def test_an_event_of_neither_side(card: str, side: str) -> None:
    """6.2.1, 6.2.9: either side may play it; some leave the game only when the US does."""
    position, answers, goes = EVENTS[card, side]
    d = event(side, card, *answers, **position)
    assert "event_occurs" in d.notes()
    assert fate(d, card) == goes
    assert (d.asked, d.question) == (side, "play_card")


@pytest.mark.parametrize(("card", "side"), EVENTS)
def test_no_event_of_neither_side_by_an_operation(card: str, side: str) -> None:
    """6.3.2.3, 6.2.9."""
    position, _, _ = EVENTS[card, side]
    d = table(side, card, **position).do(card)
    assert d.why_not("their_event_first") == ("own_event_only", "6.3.2.3")
    operate(d, card)
    assert "event_occurs" not in d.notes()
    assert fate(d, card) == "discarded"


# -- 96 Danish Cartoons ------------------------------------------------------------------------------------------------


@BOTH
def test_96_danish_cartoons_leave_the_posture_to_the_us_and_the_plot_to_the_jihadists(side: str) -> None:
    d = event(side, "danish_cartoons", posture={"scandinavia": "hard"}, wmd=1)
    assert (d.asked, d.question, d.options) == ("us", "which_posture", ["hard", "soft"])
    d.do("soft")
    assert d.posture("scandinavia") == "soft"
    assert (d.asked, d.question, len(d.options)) == ("jihadist", "select_for_plots", 18)
    d.do("egypt", 5)
    assert d.governance("egypt") == "fair neutral"  # 4.9.4: tested first, and no cell is needed
    assert (d.asked, d.question, d.options) == ("jihadist", "which_plot", ["1"])
    assert d.do("1").plots("egypt") == ["1"]


@BOTH
def test_96_danish_cartoons_under_islamist_rule(side: str) -> None:
    d = event(side, "danish_cartoons", "hard", governance={"yemen": RULED, "egypt": "good ally"}, wmd=1)
    assert (d.why_not("yemen")[0], d.why_not("iran")[0]) == ("not_among_those", "not_among_those")
    d.do("egypt")
    assert d.options == ["1", "2", "3", "wmd"]
    d.do("wmd")
    assert (d.plots("egypt"), d.question) == (["wmd"], "play_card")


def test_96_danish_cartoons_without_a_plot_of_one() -> None:
    plots = [("france", "1"), ("spain", "1"), ("italy", "1")]
    d = event("us", "danish_cartoons", "hard", "egypt", governance={"egypt": "poor ally"}, plots=plots)
    assert (d.plots("egypt"), d.question, fate(d, "danish_cartoons")) == ([], "play_card", "removed")


def test_96_danish_cartoons_without_a_plot_of_one_in_an_untested_country() -> None:
    """4.9.4, 6.2.4: nothing is placed, so there is no test."""
    d = event("us", "danish_cartoons", "hard", "egypt", plots=[("france", "1"), ("spain", "1"), ("italy", "1")])
    assert (d.plots("egypt"), d.governance("egypt"), d.question) == ([], "", "play_card")


# -- 97 Fatwa ----------------------------------------------------------------------------------------------------------


@BOTH
def test_97_fatwa_exchanges_cards_at_random(side: str) -> None:
    d = event(side, "fatwa", us=["kosovo", "sharia"], jihadist=["fata", "opium"])
    assert (d.asked, d.question, d.options) == ("nature", "fatwa_card", ["opium", "fata"])
    d.do("opium")
    assert (d.asked, d.question, d.options) == ("nature", "fatwa_card", ["sharia", "kosovo"])  # its own, not Opium
    d.do("sharia")
    assert (d.hand("us"), d.hand("jihadist")) == (["kosovo", "opium"], ["fata", "sharia"])
    assert (d.asked, d.question) == (side, "which_operation")


def test_97_fatwa_gives_the_other_card_and_never_the_one_just_received() -> None:
    """Each side has one card besides: they change places."""
    d = event("us", "fatwa", "hizb_ut_tahrir", "kosovo")
    assert (d.hand("us"), d.hand("jihadist")) == (["hizb_ut_tahrir"], ["kosovo"])
    assert d.notes()[-1] == "cards_exchanged"
    seats = d.state.seats
    taken = [note[1:] for _, note in d.match.log if NOTES[note[0]].name == "card_taken"]
    given, received = NAME.index("kosovo"), NAME.index("hizb_ut_tahrir")
    assert taken == [(seat, side, card) for side, card in ((0, received), (1, given)) for seat in seats]  # these alone


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("answers", [[], ["opium"]])
def test_97_fatwa_can_be_thought_through_at_each_of_its_draws(seat: int, answers: list[Answer]) -> None:
    """What a seat cannot know is drawn anew, and the exchange goes on from there."""
    d = event("us", "fatwa", *answers, us=["kosovo", "sharia"], jihadist=["fata", "opium"])
    for seed in range(10):
        state = GAME.determinise(d.state, seat, Random(seed))
        for question in open_questions(state):
            assert len(question.options) == 2
            assert answers == [] or NAME.index("opium") not in question.options
            answer(state, question.options[seed % 2], question.seat)
        assert GAME.broken_invariants(state) == []


def test_97_fatwa_alone_takes_the_top_and_lays_the_other_on_top() -> None:
    """9.2."""
    d = alone("fatwa", cells={"libya": 1}, governance={"libya": RULED}, funding=9)
    assert (d.asked, d.question, d.options) == ("nature", "fatwa_card", ["saddam"])
    assert d.do("saddam").options == ["sharia", "kosovo"]
    d.do("kosovo")
    assert (d.hand("us"), d.hand("jihadist")) == (["saddam", "sharia"], ["gaza_war", "kosovo"])
    assert NAME[d.state.stacked[-1]] == "kosovo"


@BOTH
def test_97_fatwa_may_go_to_the_reserves(side: str) -> None:
    """6.3.3, 6.3.3.1: with this card, unless reserves have just been added to it."""
    at = SIDES[side]
    d = event(side, "fatwa", "hizb_ut_tahrir", "kosovo", "reserves", reserves=(1, 1))
    assert (d.state.reserves[at], d.state.reserves[1 - at], fate(d, "fatwa")) == (2, 1, "discarded")
    d = event(side, "fatwa", "hizb_ut_tahrir", "kosovo", "add_reserves", reserves=(1, 1))
    assert d.why_not("reserves") == ("raised_already", "6.3.3.1")
    assert d.why_not("reassessment") == ("not_by_event", "6.2.1")


def test_97_fatwa_is_an_operation_of_value_one() -> None:
    d = event("us", "fatwa", "hizb_ut_tahrir", "kosovo", plots=[("france", "1")])
    assert "add_reserves" not in d.options
    assert d.why_not("alert")[0] == "needs_three"
    assert d.do("war_of_ideas").why_not("russia")[0] == "needs_value"


def test_97_fatwa_may_be_raised_by_reserves() -> None:
    d = event("us", "fatwa", "hizb_ut_tahrir", "kosovo", plots=[("france", "1")], reserves=(2, 0))
    d.do("add_reserves", "alert", 0)
    assert (d.plots("france"), d.state.reserves) == ([], [0, 0])


def test_97_fatwa_of_the_jihadists() -> None:
    position: dict[str, Any] = {"cells": {"iraq": 2}, "governance": {"iraq": "poor ally"}, "reserves": (0, 1)}
    d = event("jihadist", "fatwa", "hizb_ut_tahrir", "kosovo", "add_reserves", "jihad", **position)
    d.do("iraq", "iraq", 6, 1)
    assert (d.cells("iraq"), d.hand("jihadist")) == (1, ["kosovo"])


def test_97_fatwa_may_be_the_card_of_the_first_plot() -> None:
    """8.5.3: the operation is one with that card; the event of the US on the next plot's card is not ignored."""
    position: dict[str, Any] = {"cells": {"iraq": 2}, "governance": {"iraq": "poor ally"}}
    d = event(
        "jihadist", "fatwa", "opium", "kosovo", "plot", "iraq", 6, jihadist=["king_abdullah", "opium"], **position
    )
    assert (NAME[d.state.first_plot], fate(d, "fatwa")) == ("fatwa", "")
    assert told(d, "first_plot_card") == [{"card": "fatwa"}]
    d.do("king_abdullah", "plot", "iraq", "iraq", 6, 6)
    assert (d.governance("jordan"), fate(d, "king_abdullah")) == ("fair ally", "removed")


@BOTH
@pytest.mark.parametrize("empty", ["us", "jihadist"])
def test_97_fatwa_needs_two_more_cards(side: str, empty: str) -> None:
    assert missing(side, "fatwa", **{empty: []}) == "both_hold_cards"


# -- 98 Gaza Withdrawal, 99 HAMAS Elected ------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [(5, 4), (1, 1)])
def test_98_gaza_withdrawal_of_the_us(before: int, after: int) -> None:
    d = event("us", "gaza_withdrawal", funding=before)
    assert (d.funding, d.cells("israel")) == (after, 0)


def test_98_gaza_withdrawal_of_the_jihadists() -> None:
    d = event("jihadist", "gaza_withdrawal", funding=5, cadres=["israel"])
    assert (d.funding, d.cells("israel"), d.cadre("israel")) == (5, 1, False)


def test_98_gaza_withdrawal_with_no_cell_left() -> None:
    d = event("jihadist", "gaza_withdrawal", cells={"egypt": 14})
    assert (d.cells("israel"), fate(d, "gaza_withdrawal")) == (0, "removed")


@BOTH
def test_99_hamas_elected_lets_the_us_choose(side: str) -> None:
    d = event(side, "hamas_elected", us=["hijab", "sharia"], prestige=7, funding=5)
    assert (d.asked, d.question, d.options) == ("us", "discard_one", ["sharia", "hijab"])
    d.do("hijab")
    assert (d.hand("us"), fate(d, "hijab"), d.prestige, d.funding) == (["sharia"], "discarded", 6, 4)


def test_99_hamas_elected_with_an_empty_hand_at_the_ends_of_the_tracks() -> None:
    d = event("jihadist", "hamas_elected", us=[], prestige=1, funding=1)
    assert (d.prestige, d.funding, d.question) == (1, 1, "play_card")


# -- 100 Hizb Ut-Tahrir, 101 Kosovo ------------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize(("abroad", "funding"), [(0, 3), (5, 3), (6, 5), (10, 5), (11, 7), (15, 7)])
def test_100_hizb_ut_tahrir_goes_by_the_troops_at_home(side: str, abroad: int, funding: int) -> None:
    d = event(side, "hizb_ut_tahrir", jihadist=["fata"], troops={"egypt": abroad}, funding=5)
    assert d.funding == funding


@pytest.mark.parametrize(("abroad", "before", "after"), [(0, 2, 1), (11, 8, 9)])
def test_100_hizb_ut_tahrir_at_the_ends_of_the_track(abroad: int, before: int, after: int) -> None:
    assert event("us", "hizb_ut_tahrir", jihadist=["fata"], troops={"egypt": abroad}, funding=before).funding == after


def test_100_hizb_ut_tahrir_does_not_count_nato() -> None:
    d = event("us", "hizb_ut_tahrir", jihadist=["fata"], troops={"egypt": 5}, nato="egypt", funding=5)
    assert d.funding == 3


@BOTH
@pytest.mark.parametrize(("us", "serbia"), [("hard", "soft"), ("soft", "hard")])
@pytest.mark.parametrize("before", ["", "hard", "soft"])
def test_101_kosovo(side: str, us: str, serbia: str, before: str) -> None:
    d = event(side, "kosovo", us=["sharia"], us_posture=us, posture={"serbia": before}, prestige=7)
    assert (d.posture("serbia"), d.prestige) == (serbia, 8)


def test_101_kosovo_at_the_top_of_prestige() -> None:
    assert event("us", "kosovo", us=["sharia"], prestige=12).prestige == 12


# -- 102 Former Soviet Union -------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize("before", ["", "good ally", "fair adversary", "poor neutral", RULED])
@pytest.mark.parametrize(("die", "after"), [(4, "poor neutral"), (5, "fair neutral")])
def test_102_former_soviet_union(side: str, before: str, die: int, after: str) -> None:
    d = event(side, "former_soviet_union", die, governance={"central_asia": before} if before else {})
    assert d.governance("central_asia") == after


def test_102_former_soviet_union_is_told_once() -> None:
    """4.9.4, 4.9.3: an untested country is tested, and that says it all; another is rolled for anew."""
    d = event("us", "former_soviet_union", 1)
    assert told(d, "country_tested") == [{"country": "central_asia", "die": 1, "governance": "poor"}]
    assert not told(d, "alignment_changed") + told(d, "governance_changed")
    d = event("us", "former_soviet_union", 1, governance={"central_asia": "good neutral"})
    assert told(d, "governance_rolled") == [{"country": "central_asia", "die": 1, "governance": "poor"}]
    assert [note["governance_before"] for note in told(d, "governance_changed")] == ["good"]
    assert not told(d, "country_tested") + told(d, "alignment_changed")


# -- 103 Hizballah -----------------------------------------------------------------------------------------------------


def test_103_hizballah_of_the_us() -> None:
    near = ["turkey", "lebanon", "iraq", "saudi_arabia", "gulf_states"]
    far = ["syria", "jordan", "yemen", "pakistan", "israel"]
    d = event("us", "hizballah", cells=dict.fromkeys([*near, *far], 1))
    assert (d.asked, d.question, d.options) == ("us", "select_for_removal", near)
    d.do("iraq")
    assert (d.cells("iraq"), d.cadre("iraq"), d.governance("lebanon")) == (0, True, "")


@pytest.mark.parametrize(
    ("card", "answers", "position"),
    [
        ("hizballah", [], {"cells": {"iraq": 1}, "active": {"iraq": 1, "iran": 1}}),
        ("iran_104", ["iraq", "iraq"], {"cells": {"iraq": 1}, "active": {"iraq": 1, "iran": 1}}),
        ("iran_105", ["iraq", "iraq"], {"cells": {"iraq": 1}, "active": {"iraq": 1, "iran": 1}}),
    ],
)
def test_103_hizballah_and_iran_of_the_us_say_which_cell(
    card: str, answers: list[Answer], position: dict[str, Any]
) -> None:
    d = event("us", card, *answers, governance={"iraq": "poor ally"}, **position)
    assert (d.asked, d.question) == ("us", "which_cell_removed")
    d.do("sleeper_cell")
    assert (d.cells("iraq"), d.active("iraq"), d.question) == (1, 1, "play_card")


def test_103_hizballah_of_the_us_with_nobody_near() -> None:
    d = event("us", "hizballah", cells={"yemen": 1, "syria": 1})
    assert (d.cells("yemen"), d.cells("syria"), fate(d, "hizballah")) == (1, 1, "discarded")


@pytest.mark.parametrize("before", ["", "good ally", "fair adversary", "poor neutral", RULED])
def test_103_hizballah_of_the_jihadists(before: str) -> None:
    d = event("jihadist", "hizballah", governance={"lebanon": before} if before else {}, cells={"lebanon": 1})
    assert (d.governance("lebanon"), d.cells("lebanon")) == ("poor neutral", 1)


# -- 104, 105 Iran -----------------------------------------------------------------------------------------------------

IRANS = pytest.mark.parametrize("card", ["iran_104", "iran_105"])


@IRANS
def test_104_iran_of_the_us_here_or_in_iran(card: str) -> None:
    d = event("us", card, cells={"iraq": 1, "yemen": 1})
    assert (d.asked, d.question, len(d.options)) == ("us", "select_shia_mix", 8)
    assert d.why_not("syria")[0] == "not_among_those"
    d.do("iraq", 5)
    assert d.governance("iraq") == "fair neutral"
    assert (d.asked, d.question, set(d.options)) == ("us", "where_cell_removed", {"iraq", "iran"})
    d.do("iran")
    assert (d.cells("iran"), d.cells("iraq"), d.cadre("iran")) == (0, 1, True)


def test_104_iran_of_the_us_where_there_is_one_cell_to_remove() -> None:
    d = event("us", "iran_104", "iraq", cells={"iraq": 1, "yemen": 1}, active={}, governance={"iraq": RULED})
    assert (d.cells("iraq"), d.cadre("iraq"), d.cells("yemen")) == (0, True, 1)


def test_104_iran_of_the_us_with_no_cell_there() -> None:
    d = event("us", "iran_104", "iraq", 1, cells={"yemen": 1}, active={})
    assert (d.cells("yemen"), d.governance("iraq"), fate(d, "iran_104")) == (1, "poor neutral", "discarded")


@IRANS
@pytest.mark.parametrize(
    ("before", "dice", "after", "aid"),
    [
        ("good ally", (1, 1), "poor ally", 0),
        ("good ally", (1, 2), "fair ally", 1),
        ("fair neutral", (2, 2), "poor neutral", 0),
        ("fair neutral", (3, 2), "poor neutral", 1),
        ("fair neutral", (3, 3), "fair neutral", 2),
        ("poor adversary", (1, 3), "poor adversary", 0),
        ("poor adversary", (4, 5), "poor adversary", 2),
    ],
)
def test_104_iran_of_the_jihadists(card: str, before: str, dice: tuple[int, int], after: str, aid: int) -> None:
    """Every die against the governance at first; failures cost nothing; never to Islamist Rule, even besieged."""
    position: dict[str, Any] = {"governance": {"yemen": before}, "aid": {"yemen": 2}, "besieged": ["yemen"]}
    d = event("jihadist", card, "yemen", *dice, cells={"yemen": 1}, **position)
    assert (d.governance("yemen"), d.aid("yemen"), d.cells("yemen")) == (after, aid, 1)


def test_104_iran_of_the_jihadists_tests_first() -> None:
    d = event("jihadist", "iran_104", "yemen", 5, 2, 6)
    assert d.governance("yemen") == "poor neutral"


@pytest.mark.parametrize("card", ["iran_104", "iran_105"])
@pytest.mark.parametrize("country", ["pakistan", "yemen"])
def test_104_iran_of_the_jihadists_where_benazir_bhutto_forbids_jihad(card: str, country: str) -> None:
    """6.2.3: her event is the earlier one, and does not keep the rolls out of Pakistan."""
    governance = {"pakistan": "fair neutral", "yemen": "fair neutral"}
    d = event("jihadist", card, country, 1, 6, governance=governance, markers=["benazir_bhutto"])
    assert d.governance(country) == "poor neutral"


@pytest.mark.parametrize("card", ["iran_104", "iran_105"])
def test_104_iran_of_the_us_does_not_mind_benazir_bhutto(card: str) -> None:
    position: dict[str, Any] = {"cells": {"pakistan": 1}, "active": {}, "governance": {"pakistan": "fair neutral"}}
    d = event("us", card, "pakistan", markers=["benazir_bhutto"], **{**position, "cells": {"pakistan": 1, "china": 1}})
    assert d.cells("pakistan") == 0


def test_104_iran_of_the_jihadists_under_islamist_rule() -> None:
    d = event("jihadist", "iran_104", "yemen", governance={"yemen": RULED})
    assert (d.governance("yemen"), d.question) == (RULED, "play_card")


# -- 106 Jaysh al-Mahdi ------------------------------------------------------------------------------------------------

MAHDI: dict[str, Any] = {
    "governance": {"iraq": "good ally", "yemen": "poor neutral", "egypt": "poor ally", "lebanon": "fair ally"},
    "cells": {"iraq": 1, "yemen": 3, "egypt": 1, "lebanon": 1},
    "troops": {"yemen": 1, "egypt": 1},
    "nato": "iraq",
}


@BOTH
def test_106_jaysh_al_mahdi_where_the_player_likes(side: str) -> None:
    d = event(side, "jaysh_al_mahdi", **MAHDI)
    assert (d.asked, d.question, d.options) == (side, "select_shia_mix", ["yemen", "iraq"])
    assert d.why_not("egypt")[0] == d.why_not("lebanon")[0] == "not_among_those"


def test_106_jaysh_al_mahdi_of_the_us() -> None:
    """Up to 2 cells: as many as the US likes."""
    sleeper = "sleeper_cell"
    assert event("us", "jaysh_al_mahdi", "yemen", sleeper, sleeper, **MAHDI).cells("yemen") == 1
    assert event("us", "jaysh_al_mahdi", "yemen", sleeper, "enough", **MAHDI).cells("yemen") == 2
    assert event("us", "jaysh_al_mahdi", "yemen", "enough", **MAHDI).cells("yemen") == 3
    d = event("us", "jaysh_al_mahdi", "iraq", sleeper, **MAHDI)
    assert (d.cells("iraq"), d.cadre("iraq"), d.question) == (0, True, "play_card")


def test_106_jaysh_al_mahdi_of_the_us_says_which_cells() -> None:
    position: dict[str, Any] = {"cells": {"iraq": 2}, "active": {"iraq": 1, "iran": 1}, "troops": {"iraq": 1}}
    d = event("us", "jaysh_al_mahdi", sadr=True, **position)
    assert (d.asked, d.question) == ("us", "which_cell_removed")
    assert d.options == ["active_cell", "sleeper_cell", "sadr", "enough"]
    d.do("sleeper_cell", "sadr")
    assert (d.cells("iraq"), d.active("iraq"), d.state.sadr) == (2, 1, -1)


@pytest.mark.parametrize(("country", "after"), [("iraq", "fair ally"), ("yemen", "poor neutral")])
def test_106_jaysh_al_mahdi_of_the_jihadists(country: str, after: str) -> None:
    d = event("jihadist", "jaysh_al_mahdi", country, **MAHDI)
    assert (d.governance(country), d.cells(country)) == (after, MAHDI["cells"][country])


@BOTH
@pytest.mark.parametrize(
    "position",
    [{"cells": {"iraq": 1}}, {"troops": {"iraq": 1}}, {"cells": {"egypt": 1}, "troops": {"egypt": 1}}],
)
def test_106_jaysh_al_mahdi_needs_cells_and_troops(side: str, position: dict[str, Any]) -> None:
    assert missing(side, "jaysh_al_mahdi", **position) == "shia_mix_with_both"


# -- 107 Kurdistan, 108 Musharraf --------------------------------------------------------------------------------------


def test_107_kurdistan_of_the_us() -> None:
    d = event("us", "kurdistan", aid={"iraq": 1}, governance={"iraq": "poor neutral"})
    assert (d.aid("iraq"), d.governance("turkey")) == (2, "")


@pytest.mark.parametrize(
    ("country", "turkey", "iraq"), [("turkey", "poor neutral", "good ally"), ("iraq", "fair neutral", "fair ally")]
)
def test_107_kurdistan_of_the_jihadists(country: str, turkey: str, iraq: str) -> None:
    d = event("jihadist", "kurdistan", 5, governance={"iraq": "good ally"})
    assert (d.asked, d.question, d.options) == ("jihadist", "select_for_governance", ["turkey", "iraq"])
    d.do(country)
    assert (d.governance("turkey"), d.governance("iraq")) == (turkey, iraq)


def test_107_kurdistan_of_the_jihadists_never_brings_islamist_rule() -> None:
    d = event("jihadist", "kurdistan", "iraq", governance={"turkey": "good ally", "iraq": "poor adversary"})
    assert (d.governance("turkey"), d.governance("iraq")) == ("good ally", "poor adversary")


@BOTH
@pytest.mark.parametrize("before", ["good neutral", "fair adversary", "poor ally", RULED])
def test_108_musharraf(side: str, before: str) -> None:
    d = event(side, "musharraf", cells={"pakistan": 1}, governance={"pakistan": before})
    assert (d.cells("pakistan"), d.cadre("pakistan"), d.governance("pakistan")) == (0, True, "poor ally")


def test_108_musharraf_of_the_us_says_which_cell() -> None:
    d = event("us", "musharraf", cells={"pakistan": 1}, active={"pakistan": 1})
    assert (d.asked, d.question) == ("us", "which_cell_removed")
    d.do("sleeper_cell")
    assert (d.cells("pakistan"), d.active("pakistan"), d.cadre("pakistan")) == (1, 1, False)


def test_108_musharraf_of_the_jihadists_costs_a_cell_of_their_choice() -> None:
    d = event("jihadist", "musharraf", cells={"pakistan": 1}, active={"pakistan": 1})
    assert (d.asked, d.question) == ("jihadist", "which_cell_removed")
    assert d.do("sleeper_cell").active("pakistan") == 1


@BOTH
@pytest.mark.parametrize(
    ("position", "condition"),
    [({}, "cell_in_pakistan"), ({"cells": {"pakistan": 1}, "markers": ["benazir_bhutto"]}, "no_bhutto")],
)
def test_108_musharraf_needs_a_cell_and_no_bhutto(side: str, position: dict[str, Any], condition: str) -> None:
    assert missing(side, "musharraf", **position) == condition


# -- 109 Tora Bora -----------------------------------------------------------------------------------------------------

CAVES: dict[str, Any] = {
    "governance": {"iraq": "poor ally", "afghanistan": "poor ally", "libya": "poor ally", "egypt": "poor ally"},
    "regime_change": {"iraq": "tan", "afghanistan": "green", "libya": "tan"},
    "cells": {"iraq": 2, "afghanistan": 3, "libya": 1, "egypt": 2},
}


@BOTH
def test_109_tora_bora_where_the_player_likes(side: str) -> None:
    d = event(side, "tora_bora", prestige=7, **CAVES)
    assert (d.asked, d.question, d.options) == (side, "select_for_removal", ["iraq", "afghanistan"])
    d.do("iraq", 5, 4, 2)
    assert (d.cells("iraq"), d.cadre("iraq"), d.prestige) == (0, True, 9)
    assert (d.asked, d.question) == ("nature", "draw_card")
    assert "hijab" in d.do("hijab").hand(side)


def test_109_tora_bora_alone_where_chance_has_it() -> None:
    """9.5: with the line that says so; the card drawn goes on top of the stack (9.2)."""
    d = alone("tora_bora", prestige=7, **CAVES)
    assert (d.asked, d.question, d.options) == ("nature", "select_for_removal", ["iraq", "afghanistan"])
    d.do("afghanistan", 5, 4, 2)
    assert told(d, "flowchart_random_country") == [{"country": "afghanistan", "n": 2}]
    d.do("hijab")
    assert (d.cells("afghanistan"), d.prestige, NAME[d.state.stacked[-1]]) == (1, 9, "hijab")


def test_109_tora_bora_and_a_fall_of_prestige() -> None:
    d = event("us", "tora_bora", "afghanistan", 4, 6, 6, prestige=3, **CAVES)
    assert (d.prestige, d.cells("afghanistan"), d.cadre("afghanistan")) == (1, 1, False)


@BOTH
@pytest.mark.parametrize(
    "position", [{**AN_IRAQ, "cells": {"iraq": 1}}, {"governance": {"iraq": "poor ally"}, "cells": {"iraq": 2}}]
)
def test_109_tora_bora_needs_two_cells_in_a_regime_change(side: str, position: dict[str, Any]) -> None:
    assert missing(side, "tora_bora", **position) == "regime_change_with_two_cells"


# -- 110 Zarqawi -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [(7, 10), (11, 12)])
@pytest.mark.parametrize("country", ["iraq", "syria", "lebanon", "jordan"])
def test_110_zarqawi_of_the_us(country: str, before: int, after: int) -> None:
    d = event("us", "zarqawi", troops={country: 1}, prestige=before)
    assert (d.prestige, d.cells(country)) == (after, 0)


def test_110_zarqawi_of_the_jihadists() -> None:
    position: dict[str, Any] = {"governance": {"iraq": "poor ally"}, "troops": {"iraq": 1, "jordan": 1, "egypt": 1}}
    d = event("jihadist", "zarqawi", funding=1, prestige=7, **position)
    assert (d.asked, d.question, d.options) == ("jihadist", "select_for_cells", ["jordan", "iraq"])
    d.do("iraq")
    assert (d.asked, d.question, d.options) == ("jihadist", "which_plot", ["2"])
    d.do("2")
    assert (d.cells("iraq"), d.plots("iraq"), d.prestige) == (3, ["2"], 7)


def test_110_zarqawi_of_the_jihadists_with_little_left() -> None:
    position: dict[str, Any] = {"governance": {"iraq": "poor ally"}, "troops": {"iraq": 1}}
    d = event("jihadist", "zarqawi", cells={"egypt": 13}, plots=[("france", "2"), ("spain", "2")], **position)
    assert (d.cells("iraq"), d.plots("iraq"), d.question) == (1, [], "play_card")


@BOTH
def test_110_zarqawi_needs_troops(side: str) -> None:
    assert missing(side, "zarqawi", troops={"egypt": 1, "saudi_arabia": 2}) == "troops_in_zarqawi_country"


# -- 111 Zawahiri, 112 Bin Ladin ---------------------------------------------------------------------------------------

LEADERS = pytest.mark.parametrize("card", ["zawahiri", "bin_ladin"])


@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        ("zawahiri", (7, 5), (7, 3)),
        ("zawahiri", (7, 2), (7, 1)),
        ("bin_ladin", (7, 9), (8, 5)),
        ("bin_ladin", (12, 3), (12, 1)),
    ],
)
def test_111_zawahiri_and_bin_ladin_of_the_us(card: str, before: tuple[int, int], after: tuple[int, int]) -> None:
    d = event("us", card, prestige=before[0], funding=before[1])
    assert (d.prestige, d.funding) == after


@pytest.mark.parametrize(
    ("card", "governance", "before", "after"),
    [
        ("zawahiri", {}, 7, 6),
        ("zawahiri", {"yemen": RULED}, 7, 4),
        ("zawahiri", {"yemen": RULED}, 2, 1),
        ("bin_ladin", {}, 7, 5),
        ("bin_ladin", {"yemen": RULED}, 7, 3),
        ("bin_ladin", {}, 1, 1),
    ],
)
def test_111_zawahiri_and_bin_ladin_of_the_jihadists(
    card: str, governance: dict[str, str], before: int, after: int
) -> None:
    d = event("jihadist", card, governance=governance, prestige=before, funding=5, markers=["fata", "al_anbar"])
    assert (d.prestige, d.funding) == (after, 5)


@LEADERS
@pytest.mark.parametrize(
    "position", [{"governance": {"yemen": RULED}}, {"markers": ["fata"]}, {"markers": ["al_anbar"]}]
)
def test_111_zawahiri_and_bin_ladin_are_hidden_from_the_us(card: str, position: dict[str, Any]) -> None:
    assert missing("us", card, **position) == "leaders_hidden"


# -- 113 Darfur --------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize(
    ("prestige", "before", "after"),
    [
        (7, "poor adversary", "poor neutral"),
        (9, "poor ally", "poor ally"),
        (6, "poor ally", "poor neutral"),
        (4, "fair neutral", "fair adversary"),
        (1, "good adversary", "good adversary"),
    ],
)
def test_113_darfur(side: str, prestige: int, before: str, after: str) -> None:
    """M-6: High or Very High helps, anything less harms."""
    d = event(side, "darfur", governance={"sudan": before}, prestige=prestige)
    assert (d.governance("sudan"), d.aid("sudan"), d.besieged("sudan")) == (after, int(prestige > 6), prestige < 7)


@pytest.mark.parametrize(("prestige", "after"), [(7, "fair ally"), (6, "fair adversary")])
def test_113_darfur_tests_sudan_first(prestige: int, after: str) -> None:
    assert event("us", "darfur", 5, prestige=prestige).governance("sudan") == after


@BOTH
def test_113_darfur_besieges_a_caliphate(side: str) -> None:
    """6.2.2: the card says that the marker is placed."""
    assert event(side, "darfur", governance={"sudan": RULED}, prestige=6).besieged("sudan") is True


# -- 114 GTMO ----------------------------------------------------------------------------------------------------------


@BOTH
def test_114_gtmo_rolls_prestige(side: str) -> None:
    d = event(side, "gtmo", 6, 3, 5, prestige=7)
    assert (d.prestige, d.marker("gtmo")) == (10, 1)


def test_114_gtmo_rolls_prestige_with_a_penalty() -> None:
    assert event("us", "gtmo", 5, 3, 5, prestige=7, us_posture="soft").prestige == 4


def test_114_gtmo_forbids_recruiting() -> None:
    d = event("jihadist", "gtmo", 4, 1, 1, "homegrown", jihadist=["homegrown"], funding=9)
    assert "recruit" not in d.options
    assert d.why_not("recruit") == ("gtmo_forbids", "6.2.2")


def test_114_gtmo_does_not_forbid_events_that_place_cells() -> None:
    d = event("jihadist", "homegrown", markers=["gtmo"], posture={"united_kingdom": "soft"})
    assert d.cells("united_kingdom") == 1


def test_114_gtmo_lasts_to_the_end_of_the_turn() -> None:
    d = desk(phase="end", markers=["gtmo"], lapsing=["gtmo"])
    assert (d.marker("gtmo"), "gtmo" in d.discards) == (0, True)
    assert told(d, "event_lapses") == [{"marker": "gtmo"}]


# -- 115 Hambali -------------------------------------------------------------------------------------------------------

ISLANDS: dict[str, Any] = {
    "cells": {"indonesia_malaysia": 1, "pakistan": 1, "india": 1, "thailand": 1, "philippines": 1, "china": 1},
    "governance": {"indonesia_malaysia": "poor neutral", "pakistan": "fair ally"},
    "posture": {"india": "hard", "thailand": "soft", "philippines": "hard", "china": "hard"},
}


def test_115_hambali_of_the_us() -> None:
    d = event("us", "hambali", **ISLANDS)
    assert (d.asked, d.question, d.options) == ("us", "select_for_removal", ["india", "philippines", "pakistan"])
    d.do("philippines", "hijab", "nato")
    assert (d.cells("philippines"), d.cadre("philippines"), d.hand("us")) == (0, True, ["hijab", "kosovo", "nato"])


def test_115_hambali_of_the_us_says_which_cell() -> None:
    d = event("us", "hambali", cells={"india": 1}, active={"india": 1, "iran": 1}, posture={"india": "hard"})
    assert (d.asked, d.question) == ("us", "which_cell_removed")
    d.do("sleeper_cell")
    assert (d.cells("india"), d.active("india"), d.question) == (1, 1, "draw_card")


def test_115_hambali_of_the_jihadists() -> None:
    d = event("jihadist", "hambali", wmd=1, **ISLANDS)
    assert (d.asked, d.question, d.options) == ("jihadist", "select_for_plots", ["india", "philippines", "pakistan"])
    d.do("pakistan")
    assert (d.question, d.options) == ("which_plot", ["1", "2", "3", "wmd"])
    d.do("3")
    assert (d.plots("pakistan"), d.cells("pakistan")) == (["3"], 1)


@BOTH
@pytest.mark.parametrize(
    "position",
    [
        {"cells": {"china": 1}, "posture": {"china": "hard"}},
        {"cells": {"india": 1}, "posture": {"india": "soft"}},
        {"posture": {"india": "hard"}, "governance": {"pakistan": "fair ally"}},
        {"cells": {"indonesia_malaysia": 1}, "governance": {"indonesia_malaysia": "fair neutral"}},
    ],
)
def test_115_hambali_needs_a_cell_among_friends(side: str, position: dict[str, Any]) -> None:
    assert missing(side, "hambali", **position) == "hambali_country"


# -- 116 KSM -----------------------------------------------------------------------------------------------------------


def test_116_ksm_of_the_us() -> None:
    position: dict[str, Any] = {
        "plots": [
            ("united_states", "3"),
            ("egypt", "1"),
            ("iraq", "1"),
            ("iran", "2"),
            ("israel", "wmd"),
            ("yemen", "1"),
        ],
        "governance": {"egypt": "poor ally", "iraq": "good neutral", "yemen": "poor adversary"},
    }
    d = event("us", "ksm", "hijab", "nato", **position)
    assert [d.plots(country) for country in ("united_states", "egypt", "israel")] == [[], [], []]
    assert [d.plots(country) for country in ("iraq", "iran", "yemen")] == [["1"], ["2"], ["1"]]
    assert (len(d.state.removed_plots), d.hand("us")) == (1, ["hijab", "kosovo", "nato"])


def test_116_ksm_of_the_us_finds_nothing_in_muslim_countries_that_are_no_allies() -> None:
    plots = [("canada", "1"), ("morocco", "1"), ("syria", "1"), ("pakistan", "2"), ("indonesia_malaysia", "2")]
    governance = {"morocco": "fair neutral", "pakistan": "good adversary"}
    d = event("us", "ksm", "hijab", "nato", plots=plots, governance=governance)
    assert [d.plots(country) for country, _ in plots] == [[], ["1"], ["1"], ["2"], ["2"]]


@pytest.mark.parametrize("plots", [[], [("iraq", "1")], [("iran", "1")]])
def test_116_ksm_of_the_us_needs_a_plot_among_friends(plots: list[tuple[str, str]]) -> None:
    governance = {"iraq": "good neutral"}
    assert missing("us", "ksm", plots=plots, governance=governance) == "ksm_plots"


def test_116_ksm_of_the_jihadists() -> None:
    position: dict[str, Any] = {
        "cells": {"united_states": 1, "yemen": 2, "iraq": 1},
        "active": {},
        "governance": {"yemen": RULED, "iraq": "poor neutral"},
    }
    d = event("jihadist", "ksm", wmd=1, **position)
    assert (d.asked, d.question, d.options) == ("jihadist", "select_for_plots", ["united_states", "iraq"])
    d.do("united_states", "wmd")
    assert (d.plots("united_states"), d.cells("united_states")) == (["wmd"], 1)


def test_116_ksm_of_the_jihadists_without_a_cell_outside_islamist_rule() -> None:
    d = event("jihadist", "ksm", cells={"yemen": 1}, active={}, governance={"yemen": RULED})
    assert (d.state.plots, d.question, fate(d, "ksm")) == ([], "play_card", "discarded")


# -- 117, 118 Oil Price Spike ------------------------------------------------------------------------------------------

SPIKES = pytest.mark.parametrize("card", ["oil_price_spike_117", "oil_price_spike_118"])
LYING: dict[str, Any] = {
    "discard": ["hijab", "oil_price_spike_117"],
    "lapsing": ["biometrics"],
    "markers": ["biometrics"],
    "first_plot": "nato",
}


@BOTH
def test_117_oil_price_spike_brings_a_card_back(side: str) -> None:
    d = event(side, "oil_price_spike_118", **LYING)
    assert (d.asked, d.question, set(d.options)) == (side, "which_card_back", {"hijab", "biometrics", "nato"})
    assert d.why_not("oil_price_spike_117")[0] == "not_lying_open"
    d.do("hijab")
    assert "hijab" in d.hand(side)
    assert d.state.known[0 if side == "us" else 1] == [NAME.index("hijab")]  # for all to see
    assert d.discards == ["oil_price_spike_117"]


def test_117_oil_price_spike_leaves_what_lapses_in_effect() -> None:
    d = event("us", "oil_price_spike_118", "biometrics", **LYING)
    assert ("biometrics" in d.hand("us"), d.marker("biometrics")) == (True, 1)
    assert [NAME[card] for card in d.state.lapsing] == ["oil_price_spike_118"]


def test_117_oil_price_spike_leaves_the_first_plot_made() -> None:
    d = event("jihadist", "oil_price_spike_118", "nato", **LYING)
    assert ("nato" in d.hand("jihadist"), d.state.first_plot, d.state.first_plot_used) == (True, 0, 1)


@SPIKES
@BOTH
def test_117_oil_price_spike_with_nothing_to_bring_back(card: str, side: str) -> None:
    d = event(side, card, governance={"iraq": "good ally", "egypt": "good ally"})
    assert (d.question, d.marker("oil_price_spike")) == ("play_card", 1)
    assert d.state.victory[0] == 7  # Iraq exports oil, Egypt does not


def test_117_oil_price_spike_twice() -> None:
    cards = {"us": ["oil_price_spike_118"], "governance": {"iraq": "good ally", "libya": RULED}}
    d = event("us", "oil_price_spike_117", **cards).do("oil_price_spike_118", "play_event")
    assert d.state.victory[:2] == [5, 3]


def test_117_oil_price_spike_ends_with_the_turn() -> None:
    governance = {"iraq": "good ally"}
    d = desk(phase="end", markers=["oil_price_spike"], lapsing=["oil_price_spike_117"], governance=governance)
    assert (d.marker("oil_price_spike"), d.state.victory[0]) == (0, 3)
    assert "oil_price_spike_117" in d.discards


OIL_FRIENDS = {"iraq": "good ally", "saudi_arabia": "good ally", "gulf_states": "good ally"}
OIL_FOES = {"algeria_tunisia": RULED, "libya": RULED, "sudan": RULED}


@BOTH
@pytest.mark.parametrize(
    ("governance", "winner"), [(OIL_FRIENDS, "us"), (OIL_FOES, "jihadist"), ({**OIL_FRIENDS, **OIL_FOES}, "")]
)
def test_117_oil_price_spike_may_win_and_for_both_sides_the_player(
    side: str, governance: dict[str, str], winner: str
) -> None:
    """2.2."""
    d = event(side, "oil_price_spike_117", governance=governance)
    assert d.winner == (winner or side)


# -- 119 Saleh ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("before", ["fair adversary", "poor neutral", "good ally"])
def test_119_saleh_of_the_us(before: str) -> None:
    """M-5: an Ally at once."""
    d = event("us", "saleh", governance={"yemen": before})
    assert (d.governance("yemen"), d.aid("yemen"), d.besieged("yemen")) == (f"{before.split()[0]} ally", 1, False)


def test_119_saleh_of_the_us_tests_yemen_first() -> None:
    d = event("us", "saleh", 5)
    assert (d.governance("yemen"), d.aid("yemen")) == ("fair ally", 1)


def test_119_saleh_of_the_us_under_islamist_rule() -> None:
    d = event("us", "saleh", governance={"yemen": RULED})
    assert (d.governance("yemen"), d.aid("yemen")) == (RULED, 0)


@pytest.mark.parametrize(
    ("before", "after"),
    [("fair ally", "fair neutral"), ("poor neutral", "poor adversary"), ("poor adversary", "poor adversary")],
)
def test_119_saleh_of_the_jihadists(before: str, after: str) -> None:
    d = event("jihadist", "saleh", governance={"yemen": before})
    assert (d.governance("yemen"), d.aid("yemen"), d.besieged("yemen")) == (after, 0, True)


def test_119_saleh_of_the_jihadists_besieges_a_caliphate() -> None:
    """6.2.2: the card says that the marker is placed."""
    assert event("jihadist", "saleh", governance={"yemen": RULED}).besieged("yemen") is True


# -- 120 US Election ---------------------------------------------------------------------------------------------------


@BOTH
def test_120_us_election_is_never_played_as_an_event(side: str) -> None:
    d = table(side, "us_election").do("us_election")
    assert "play_event" not in d.options
    assert d.why_not("play_event") == ("election_happens", "6.3.1")
    assert d.why_not("reserves")[0] == "value_too_high"


@BOTH
@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize(("die", "us", "prestige"), [(3, "soft", 6), (4, "hard", 8)])
def test_120_us_election_before_or_after_an_operation(side: str, first: bool, die: int, us: str, prestige: int) -> None:
    """Israel is Hard, and so is the world."""
    d = table(side, "us_election", prestige=7).do("us_election")
    if first:
        d.do("their_event_first", die)
        assert (d.asked, d.question) == (side, "how_to_play")
    if side == "us":
        d.do("war_of_ideas", "egypt", 1, 1)
    else:
        d.do("travel", "iran", "iran")
    if not first:
        d.do(die)
    assert (d.posture("united_states"), d.prestige) == (us, prestige)
    assert fate(d, "us_election") == "discarded"
    assert d.notes().count("event_occurs") == 1


def test_120_us_election_in_a_soft_world() -> None:
    soft = dict.fromkeys(("france", "spain"), "soft")
    d = table("jihadist", "us_election", posture=soft, prestige=7).do("us_election", "their_event_first", 1)
    assert (d.posture("united_states"), d.prestige) == ("soft", 8)


def test_120_us_election_in_a_divided_world() -> None:
    """A world that is neither costs neither posture anything."""
    d = table("jihadist", "us_election", posture={"france": "soft"}, prestige=12)
    assert d.do("us_election", "their_event_first", 6).prestige == 12


def test_120_us_election_as_the_first_plot() -> None:
    """8.5.3 spares the Jihadists an event of the US, and this is none."""
    position: dict[str, Any] = {"cells": {"iraq": 1}, "governance": {"iraq": "poor ally"}, "prestige": 7}
    d = table("jihadist", "us_election", **position).do("us_election", "plot", "iraq", "enough", 6, 6)
    assert (d.posture("united_states"), d.prestige) == ("hard", 8)
    assert NAME[d.state.first_plot] == "us_election"


def test_120_us_election_at_a_reassessment() -> None:
    d = table("us", "us_election", us=["hijab", "kosovo"], prestige=7).do("us_election", "reassessment", "hijab")
    d.do("reassessment", 6)
    assert (d.posture("united_states"), d.prestige) == ("hard", 8)


@pytest.mark.parametrize(("card", "answers"), [("gaza_war", ["us_election", 6]), ("lebanon_war", ["us_election", 6])])
def test_120_us_election_discarded_at_random(card: str, answers: list[Answer]) -> None:
    d = event("jihadist", card, *answers, us=["us_election", "sharia"], prestige=7)
    assert (d.prestige, fate(d, "us_election")) == (7, "discarded")  # one up by the election, one down by the event


def test_120_us_election_discarded_by_choice() -> None:
    d = event("us", "hamas_elected", "us_election", 6, us=["us_election", "sharia"], prestige=7)
    assert (d.prestige, d.posture("united_states"), fate(d, "us_election")) == (7, "hard", "discarded")


def test_120_us_election_discarded_as_the_last_card() -> None:
    d = desk(us=["us_election"], side="us", jihadist=["fata"], prestige=7).do("discard_last_card", 6)
    assert (d.prestige, fate(d, "us_election")) == (8, "discarded")


def test_120_us_election_that_is_only_taken_does_not_happen() -> None:
    d = used("enhanced_measures", "canada", "us_election", cells={"canada": 1}, jihadist=["us_election"], prestige=7)
    assert (d.prestige, "us_election" in d.hand("us")) == (7, True)
