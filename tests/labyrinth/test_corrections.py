"""The board of Labyrinth set right at a real table: all that can be, what follows from it, and what is refused."""

from typing import Any

import pytest
from labyrinth.card_play import told
from labyrinth.desk import GAME, Desk, desk
from labyrinth.operating import alone

from realpolitik.games.labyrinth.board import NAMES
from realpolitik.games.labyrinth.corrections import PLACES, STATUSES
from realpolitik.games.labyrinth.deck import NAME
from realpolitik.games.labyrinth.markers import MARKERS
from realpolitik.kernel.chance import ByHand, Seeded
from realpolitik.kernel.correction import BASE, Correctable
from realpolitik.kernel.errors import WrongAnswer
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import ARBITER, NOTES
from realpolitik.kernel.save import load, save
from realpolitik.language import speak

RULED = "islamist_rule adversary"


def board(**position: Any) -> Desk:
    """The Jihadists are to play; cells in Iran and Iraq, so that nobody has won."""
    hands = {"us": ["kosovo", "sharia"], "jihadist": ["fata", "opium"]}
    pieces = {"cells": {"iran": 1, "iraq": 2}, "governance": {"iraq": "poor ally"}}
    return desk(**{**hands, **pieces, **position})


def correctable(d: Desk, kind: str, *about: str) -> Correctable:
    (found,) = [f for f in GAME.corrections(d.state) if (f.kind, f.about) == (kind, about)]
    return found


def listed(d: Desk, kind: str) -> set[str]:
    """What can be set right of that kind."""
    return {f.about[0] for f in GAME.corrections(d.state) if f.kind == kind}


def correct(d: Desk, kind: str, *about_and_value: str) -> Desk:
    *about, value = about_and_value
    d.match.correct(correctable(d, kind, *about).choices[value])
    return d


def last(d: Desk) -> tuple[str, dict[str, Any]]:
    """The last note: its name, and what it tells."""
    note = d.match.log[-1][1]
    return NOTES[note[0]].name, dict(GAME.details(note))


# -- every kind ------------------------------------------------------------------------------------------------------

# what is set: how it stood, what is told
CORRECTABLES: dict[tuple[str, ...], tuple[str, str, dict[str, Any]]] = {
    ("status", "iraq", "good-neutral"): (
        "poor-ally",
        "corrected_status",
        {"country": "iraq", "governance": "good", "alignment": "neutral"},
    ),
    ("status", "egypt", "islamist-rule-adversary"): (
        "untested",
        "corrected_status",
        {"country": "egypt", "governance": "islamist_rule", "alignment": "adversary"},
    ),
    ("posture", "france", "soft"): ("untested", "corrected_posture", {"country": "france", "posture": "soft"}),
    ("posture", "united_states", "soft"): (
        "hard",
        "corrected_posture",
        {"country": "united_states", "posture": "soft"},
    ),
    ("troops", "iraq", "6"): ("0", "corrected_troops", {"country": "iraq", "n": 6, "before": 0}),
    ("sleepers", "iraq", "1"): ("2", "corrected_sleepers", {"country": "iraq", "n": 1, "before": 2}),
    ("active", "iraq", "3"): ("0", "corrected_active", {"country": "iraq", "n": 3, "before": 0}),
    ("cadre", "canada", "on"): ("off", "corrected_cadre", {"country": "canada", "n": 1}),
    ("aid", "iraq", "2"): ("0", "corrected_aid", {"country": "iraq", "n": 2, "before": 0}),
    ("besieged", "iraq", "on"): ("off", "corrected_besieged", {"country": "iraq", "n": 1}),
    ("regime-change", "iraq", "green"): ("off", "corrected_regime_change", {"country": "iraq", "n": 2}),
    ("regime-change", "iraq", "tan"): ("off", "corrected_regime_change", {"country": "iraq", "n": 1}),
    ("prestige", "3"): ("7", "corrected_prestige", {"prestige": 3, "before": 7}),
    ("funding", "9"): ("5", "corrected_funding", {"funding": 9, "before": 5}),
    ("reserves", "us", "2"): ("0", "corrected_reserves", {"side": "us", "n": 2, "before": 0}),
    ("reserves", "jihadist", "1"): ("0", "corrected_reserves", {"side": "jihadist", "n": 1, "before": 0}),
    ("nato", "iraq"): ("off", "corrected_nato", {"country": "iraq"}),
    ("sadr", "on"): ("off", "corrected_sadr", {"n": 1}),
    ("marker", "patriot_act", "on"): ("off", "corrected_marker", {"marker": "patriot_act", "n": 1, "before": 0}),
    ("marker", "oil_price_spike", "2"): ("0", "corrected_marker", {"marker": "oil_price_spike", "n": 2, "before": 0}),
    ("card", "hijab", "discard"): (
        "deck",
        "corrected_card",
        {"card": "hijab", "place": "discard", "place_before": "deck"},
    ),
    ("card", "fata", "us"): ("jihadist", "corrected_card", {"card": "fata", "place": "us", "place_before": "jihadist"}),
}
EACH = pytest.mark.parametrize("setting", CORRECTABLES, ids=" ".join)


@EACH
def test_a_correctable_is_set_told_and_taken_back(setting: tuple[str, ...]) -> None:
    *named, value = setting
    before, note, details = CORRECTABLES[setting]
    d = board()
    digest = d.match.digest()
    assert correctable(d, *named).value == before
    assert before not in correctable(d, *named).choices
    correct(d, *setting)
    assert correctable(d, *named).value == value
    assert last(d) == (note, details)
    assert GAME.broken_invariants(d.state) == []
    d.match.take_back()
    assert (d.match.digest(), d.match.log) == (digest, [])


@EACH
def test_a_correctable_set_back_leaves_the_board_as_it_was(setting: tuple[str, ...]) -> None:
    *named, _ = setting
    d, before = board(), board()
    correct(correct(d, *setting), *named, CORRECTABLES[setting][0])
    assert [(f.kind, f.about, f.value) for f in GAME.corrections(d.state)] == [
        (f.kind, f.about, f.value) for f in GAME.corrections(before.state)
    ]
    assert (d.state.troop_track, d.state.cell_track) == (before.state.troop_track, before.state.cell_track)
    assert d.state.victory == before.state.victory


@EACH
@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_a_correction_is_told_in_every_language(setting: tuple[str, ...], language: str) -> None:
    d = correct(board(), *setting)
    said = speak("labyrinth", language).note(d.match.log[-1][1])
    assert said.startswith({"en": "Correction:", "ru": "Исправление:", "pl": "Poprawka:"}[language])


def test_what_there_is_to_set() -> None:
    """Of every country what it can have, every event that lasts, every card that lies somewhere."""
    d = board()
    assert listed(d, "status") == listed(d, "aid") == listed(d, "besieged")
    assert len(listed(d, "status")) == 18
    assert len(listed(d, "posture")) == 18
    assert not listed(d, "posture") & {"iran", "israel", "iraq"}
    assert listed(d, "troops") == listed(d, "cadre") == set(NAMES)
    assert listed(d, "regime-change") == {"iraq"}
    assert listed(d, "marker") == set(MARKERS)
    assert listed(d, "card") == set(NAME[1:])
    assert {f.kind for f in GAME.corrections(d.state)} == {setting[0] for setting in CORRECTABLES}


def test_every_choice_of_every_correctable_is_possible_or_refused_with_a_reason() -> None:
    d = board()
    refused = []
    for found in GAME.corrections(d.state):
        choices = list(found.choices.items())
        for value, option in (choices[0], choices[-1]):
            corrected = d.state.clone()
            try:
                GAME.correct(corrected, option)
            except WrongAnswer as error:
                refused.append((found.kind, value, str(error)))
            else:
                assert GAME.broken_invariants(corrected) == []
    assert refused == []


# -- what follows ------------------------------------------------------------------------------------------------------


def test_4_7_6_governance_moves_the_victory_track() -> None:
    d = board()
    assert d.state.victory == [0, 0, 0, 1]
    correct(d, "status", "iraq", "good-ally")
    assert d.state.victory == [3, 0, 1, 0]
    correct(d, "status", "saudi_arabia", "islamist-rule-adversary")
    assert d.state.victory == [3, 3, 1, 1]
    correct(d, "marker", "oil_price_spike", "1")  # 4.2.6
    assert d.state.victory == [4, 4, 1, 1]


@pytest.mark.parametrize("status", ["good-ally", "islamist-rule-adversary", "fair-ally"])
def test_7_2_1_1_and_8_4_4_what_cannot_lie_there_goes(status: str) -> None:
    """7.2.1.1, 8.4.4: markers of a Good country, or of one at Islamist Rule; between Fair and Poor they stay."""
    d = board(regime_change={"iraq": "tan"}, aid={"iraq": 2}, besieged=["iraq"])
    correct(d, "status", "iraq", status)
    stays = status == "fair-ally"
    assert (d.regime_change("iraq"), d.aid("iraq"), d.besieged("iraq")) == (
        ("tan", 2, True) if stays else ("", 0, False)
    )
    assert ("iraq" in listed(d, "regime-change")) == stays


@pytest.mark.parametrize("alignment", ["ally", "neutral", "adversary"])
def test_4_2_3_islamist_rule_of_every_alignment(alignment: str) -> None:
    """Covert Action, Back Channel and Darfur may bring a caliphate round."""
    d = correct(board(), "status", "iraq", f"islamist-rule-{alignment}")
    assert d.governance("iraq") == f"islamist_rule {alignment}"
    d = board(governance={"iraq": f"islamist_rule {alignment}"})
    assert correctable(d, "status", "iraq").value == f"islamist-rule-{alignment}"


def test_4_9_4_where_cells_are_the_country_has_been_tested() -> None:
    d = board(cells={"iran": 1, "iraq": 2, "france": 1}, posture={"france": "hard"})
    assert set(correctable(d, "status", "iraq").choices) == set(STATUSES) - {"untested", "poor-ally"}
    assert set(correctable(d, "posture", "france").choices) == {"soft"}
    assert set(correctable(d, "posture", "spain").choices) == {"soft", "hard"}
    assert "untested" in correctable(correct(d, "posture", "spain", "hard"), "posture", "spain").choices
    assert "egypt" not in listed(d, "sleepers") | listed(d, "active")
    assert "egypt" in listed(correct(d, "status", "egypt", "fair-neutral"), "sleepers")


def test_4_6_1_pieces_come_from_their_tracks_and_go_back_there() -> None:
    d = correct(board(), "troops", "egypt", "13")
    assert d.state.troop_track == 2
    assert set(correctable(d, "troops", "libya").choices) == {"1", "2"}
    correct(d, "troops", "egypt", "0")
    assert (d.state.troop_track, d.troops("egypt")) == (15, 0)
    assert d.state.cell_track == 12
    correct(d, "sleepers", "iraq", "14")
    assert (d.state.cell_track, list(correctable(d, "active", "iraq").choices)) == (0, [])
    correct(d, "sleepers", "iraq", "0")
    correct(d, "active", "iraq", "1")
    assert (d.cells("iraq"), d.active("iraq"), d.state.cell_track) == (1, 1, 13)


def test_6_2_7_nato_counts_as_two_troops_and_there_is_one_marker() -> None:
    d = correct(board(), "nato", "iraq")
    assert (d.troops("iraq"), d.state.troop_track) == (2, 15)
    correct(d, "nato", "egypt")
    assert (d.troops("iraq"), d.troops("egypt")) == (0, 2)
    assert not {"france", "philippines"} & set(correctable(d, "nato").choices)
    correct(d, "nato", "off")
    assert (d.troops("egypt"), last(d)) == (0, ("corrected_nato", {"country": ""}))


def test_6_2_7_sadr_is_a_cell_in_iraq_and_none_of_the_fifteen() -> None:
    d = correct(board(), "sadr", "on")
    assert (d.cells("iraq"), d.state.cell_track) == (3, 12)
    correct(d, "sadr", "off")
    assert (d.cells("iraq"), last(d)) == (2, ("corrected_sadr", {"n": 0}))


def test_6_2_8_what_an_event_forbids_is_forbidden_at_once() -> None:
    d = board().do("opium")
    assert "recruit" in d.options
    correct(d, "marker", "gtmo", "on")
    assert d.why_not("recruit") == ("gtmo_forbids", "6.2.2")
    correct(d, "marker", "gtmo", "off")
    assert "recruit" in d.options


def test_a_correction_changes_what_is_asked_now() -> None:
    d = board(side="us")
    assert "hijab" not in d.options
    correct(d, "card", "hijab", "us")
    assert {"hijab", "kosovo", "sharia"} <= set(d.options)
    correct(d, "card", "kosovo", "removed")
    assert "kosovo" not in d.options
    assert d.match.view(0)["removed"] == ["kosovo"]


def test_a_card_put_into_a_hand_has_been_seen_there() -> None:
    d = correct(board(), "card", "hijab", "us")
    assert d.match.view(1)["seen"] == ["hijab"]
    correct(d, "card", "hijab", "deck")
    assert (d.match.view(1)["seen"], "hijab" in [NAME[card] for card in d.state.deck]) == ([], True)


def test_9_2_alone_a_card_for_the_jihadists_goes_on_top_of_the_stack() -> None:
    d = alone(side="us", card=1)
    correct(d, "card", "hijab", "jihadist")
    assert [NAME[card] for card in d.state.stacked] == ["gaza_war", "saddam", "hijab"]
    correct(d, "card", "gaza_war", "discard")
    assert [NAME[card] for card in d.state.stacked] == ["saddam", "hijab"]
    assert GAME.broken_invariants(d.state) == []


def test_9_2_a_stack_set_right_while_it_is_looked_at_is_seen_whole() -> None:
    """9.2: Intel Community; a card that was seen leaves the stack, and those under it are shown all the same."""
    d = desk(
        us=["intel_community", "abbas"],
        side="us",
        jihadist=["kosovo", "ieds", "darfur"],
        stacked=["ieds", "darfur"],
        cells={"iran": 1},
        options={"solitaire": True},
    )
    d.do("intel_community", "play_event", "darfur")
    correct(d, "card", "darfur", "discard")
    assert (d.question, d.options) == ("order_stack", ["ieds"])


# -- what is refused ---------------------------------------------------------------------------------------------------


def test_a_value_that_cannot_be_is_refused_with_those_that_can() -> None:
    d = board()
    most = correctable(d, "reserves", "us").choices["2"]
    with pytest.raises(WrongAnswer, match="reserves us stands at 0; it can be set to 1, 2"):
        d.match.correct(most + 1)
    with pytest.raises(WrongAnswer, match=r"troops iraq stands at 0; it can be set to 1, 2, .*, 15$"):
        d.match.correct(correctable(d, "troops", "iraq").choices["15"] + 1)
    with pytest.raises(WrongAnswer, match="besieged iraq stands at off; it can be set to on"):
        d.match.correct(correctable(d, "besieged", "iraq").choices["on"] + 1)
    with pytest.raises(WrongAnswer, match=r"prestige stands at 7; it can be set to 1, 2, 3, 4, 5, 6, 8, .*, 12$"):
        d.match.correct(correctable(d, "prestige").choices["1"] - 1)
    with pytest.raises(WrongAnswer, match="card hijab stands at deck; it can be set to discard, removed, us, jihadist"):
        d.match.correct(correctable(d, "card", "hijab").choices["us"] + len(PLACES))
    with pytest.raises(WrongAnswer, match="is not a correction that can be made now"):
        d.match.correct(77 * BASE * BASE)
    assert (d.match.answers, d.match.log) == ([], [])


def test_a_status_is_refused_where_cells_are_untested() -> None:
    d = board()
    with pytest.raises(WrongAnswer, match="status iraq stands at poor-ally; it can be set to good-ally, good-neutral"):
        d.match.correct(correctable(d, "status", "iraq").choices["fair-ally"] // BASE * BASE)


def test_2_1_1_the_last_cells_cannot_be_taken_off() -> None:
    """2.1.1: the US would have won; the rules find that, not a correction."""
    d = correct(board(), "sleepers", "iraq", "0")
    with pytest.raises(WrongAnswer, match=r"win the game for one side \(2\.1\)"):
        correct(d, "sleepers", "iran", "0")
    assert (d.cells("iran"), d.match.over) == (1, False)
    correct(d, "sadr", "on")
    assert correct(d, "sleepers", "iran", "0").cells("iraq") == 1
    with pytest.raises(WrongAnswer, match="win the game"):
        correct(d, "sadr", "off")


def test_2_1_alone_a_map_without_cells_is_no_victory() -> None:
    d = alone(side="us", card=1, cells={"iran": 1})
    assert correct(d, "sleepers", "iran", "0").state.cell_track == 15


def test_2_1_1_governance_that_would_win_cannot_be_set() -> None:
    """Twelve resources at Good are enough for the US."""
    d = board(governance=dict.fromkeys(("iraq", "saudi_arabia", "gulf_states"), "good ally"))
    assert d.state.victory[0] == 9
    correct(d, "status", "turkey", "good-ally")
    assert d.state.victory[0] == 11
    with pytest.raises(WrongAnswer, match="win the game"):
        correct(d, "status", "yemen", "good-ally")
    assert (d.governance("yemen"), d.match.over) == ("", False)


def test_2_1_2_islamist_rule_that_would_win_cannot_be_set() -> None:
    """Six resources at Islamist Rule, two of the countries adjacent."""
    d = board(governance={"iraq": "poor ally", "yemen": RULED, "gulf_states": RULED})
    with pytest.raises(WrongAnswer, match="win the game"):
        correct(d, "status", "saudi_arabia", "islamist-rule-adversary")
    assert d.governance("saudi_arabia") == ""


def test_a_card_on_the_table_or_in_a_box_stays_there() -> None:
    d = board(lapsing=["gtmo"], first_plot="ieds").do("opium")
    assert not listed(d, "card") & {"opium", "gtmo", "ieds"}


def test_plots_are_not_among_it() -> None:
    """8.5.4: they lie face down; the program alone knows them."""
    d = board(plots=[("iraq", "3")])
    assert not [f.kind for f in GAME.corrections(d.state) if "plot" in f.kind]


def test_nothing_is_set_where_the_program_rolls_and_deals() -> None:
    match = Match(GAME, GAME.setup("lets-roll"), Seeded("7"))
    with pytest.raises(WrongAnswer, match="only where people roll the dice"):
        match.correct(correctable(Desk(match), "prestige").choices["3"])


# -- in a game ---------------------------------------------------------------------------------------------------------


def test_corrections_are_saved_and_replayed() -> None:
    d = Desk(Match(GAME, GAME.setup("lets-roll"), ByHand("7")))
    correct(d, "prestige", "10")
    correct(d, "nato", "afghanistan")
    correct(d, "status", "egypt", "poor-ally")
    assert [seat for seat, _ in d.match.answers if seat == ARBITER] == [ARBITER] * 3
    again = load(save(d.match))
    assert (again.digest(), again.log) == (d.match.digest(), d.match.log)
    assert told(Desk(again), "corrected_nato") == [{"country": "afghanistan"}]


def test_a_correction_in_the_middle_of_an_event() -> None:
    """The question stays, its options follow the board."""
    d = board(side="us", us=["predator_23", "kosovo"]).do("predator_23", "play_event")
    assert d.question == "play_card"  # only Iraq had cells, as Iran is not among the Muslim countries
    d = board(side="us", us=["predator_23", "kosovo"], cells={"iraq": 2, "egypt": 1}, governance={"egypt": "fair ally"})
    d.do("predator_23", "play_event")
    assert d.options == ["egypt", "iraq"]
    correct(d, "status", "libya", "poor-neutral")
    correct(d, "sleepers", "libya", "1")
    assert d.options == ["libya", "egypt", "iraq"]
    assert d.do("libya").cells("libya") == 0
