"""The board set right at a real table: everything that can be, what follows from it, and what is refused."""

from typing import cast

import pytest
from tabletop import Table, table

import realpolitik
from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.twilight_struggle.countries import BOARD
from realpolitik.kernel.chance import ByHand, Seeded
from realpolitik.kernel.correction import Correctable
from realpolitik.kernel.errors import NothingToUndo, WrongAnswer
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import ARBITER, NOTES
from realpolitik.kernel.save import load, save
from realpolitik.language import speak

GAME = realpolitik.game("twilight-struggle")


def correctable(t: Table, kind: str, *about: str) -> Correctable:
    (found,) = [f for f in GAME.corrections(t.state) if (f.kind, f.about) == (kind, about)]
    return found


def correct(t: Table, kind: str, *about_and_value: str) -> None:
    *about, value = about_and_value
    t.match.correct(correctable(t, kind, *about).choices[value])


def last(t: Table) -> str:
    return speak("twilight-struggle").note(t.match.log[-1][1])


def round_of_ussr(**changes: object) -> Table:
    return table(ussr=["nasser", "comecon"], us=["nato", "fidel"], **changes)  # type: ignore[arg-type]


def test_influence_with_control_and_presence() -> None:
    t = round_of_ussr(influence={"iran": (1, 0)})
    correct(t, "influence", "us", "iran", "2")
    assert t.influence("iran") == (2, 0)
    assert t.controller("iran") == "us"
    assert last(t) == "Correction: Iran stands at US 2, USSR 0 (was US 1, USSR 0)."
    assert NOTES[t.match.log[-1][1][0]].name == "corrected_influence"
    assert correctable(t, "influence", "us", "iran").value == "2"


def test_6_1_1_placement_reaches_from_where_the_board_should_have_stood_as_the_round_began() -> None:
    t = round_of_ussr()
    t.do("comecon", "place_influence")
    assert "panama" not in t.options
    correct(t, "influence", "ussr", "panama", "1")
    assert {"panama", "costa_rica"} <= set(t.options)
    correct(t, "influence", "ussr", "panama", "0")
    assert "panama" not in t.options


def test_what_was_placed_in_the_round_does_not_widen_the_reach() -> None:
    t = round_of_ussr(influence={"panama": (0, 1)})
    t.do("comecon", "place_influence", "costa_rica")
    correct(t, "influence", "ussr", "costa_rica", "2")
    assert "nicaragua" not in t.options


def test_tracks() -> None:
    t = round_of_ussr()
    correct(t, "vp", "-4")
    correct(t, "defcon", "3")
    correct(t, "military", "us", "2")
    correct(t, "space", "ussr", "1")
    assert (t.vp, t.defcon, t.military, t.space) == (-4, 3, (2, 0), (0, 1))
    told = [speak("twilight-struggle").note(note) for _, note in t.match.log[-4:]]
    assert told == [
        "Correction: the score is USSR 4 (was even).",
        "Correction: DEFCON stands at 3 (was 5).",
        "Correction: the military operations of the US stand at 2 (was 0).",
        "Correction: the USSR stands at Earth Satellite on the space race track (was Start).",
    ]


def test_8_1_3_and_10_3_1_what_would_end_the_game_cannot_be_set() -> None:
    t = round_of_ussr()
    assert list(correctable(t, "defcon").choices) == ["2", "3", "4"]
    assert {"-19", "19"} < set(correctable(t, "vp").choices)
    assert not {"-20", "20"} & set(correctable(t, "vp").choices)
    three = correctable(t, "defcon").choices["3"]
    with pytest.raises(WrongAnswer, match="defcon stands at 5; it can be set to 2, 3, 4"):
        t.match.correct(three - 2)
    with pytest.raises(WrongAnswer, match="is not a correction that can be made now"):
        t.match.correct(7)
    assert t.defcon == 5


def test_6_4_1_who_is_on_the_way_into_space_has_a_box_before_it() -> None:
    t = round_of_ussr()
    assert list(correctable(t, "space", "ussr").choices)[-1] == "8"
    t.do("comecon", "space_race")
    assert list(correctable(t, "space", "ussr").choices)[-1] == "7"
    assert list(correctable(t, "space", "us").choices)[-1] == "8"


def test_9_3_the_china_card() -> None:
    t = round_of_ussr(passing="ussr")
    assert "china_card" in t.options
    correct(t, "passing", "us-down")
    assert "china_card" not in t.options
    assert last(t) == "Correction: The China Card is held by the US, face down (was the USSR, face up)."


def test_lasting_effects() -> None:
    t = round_of_ussr()
    correct(t, "effect", "nato", "on")
    assert t.effect("nato") == 1
    assert last(t) == "Correction: NATO is in force."
    correct(t, "effect", "chernobyl", "africa")
    assert last(t) == "Correction: Chernobyl in Africa is in force."
    correct(t, "effect", "chernobyl", "off")
    assert last(t) == "Correction: Chernobyl in Africa is not in force."
    named = {f.about[0] for f in GAME.corrections(t.state) if f.kind == "effect"}
    assert not named & {"shuttle", "china_at_war", "missile_envy_due_us", "missile_envy_due_ussr"}


def test_cards_go_where_they_belong_and_are_known_in_a_hand() -> None:
    t = round_of_ussr()
    correct(t, "card", "duck_and_cover", "discard")
    assert "duck_and_cover" in t.discards
    assert last(t) == "Correction: Duck and Cover is among the discards (was in the draw pile)."
    correct(t, "card", "nasser", "us")
    assert "nasser" in t.hand("us")
    assert "nasser" not in t.options
    assert t.match.view(t.state.seats[USSR])["seen"] == ["nasser"]


def test_a_card_on_the_table_stays_there() -> None:
    t = round_of_ussr()
    t.do("comecon")
    assert not [f for f in GAME.corrections(t.state) if f.about == ("comecon",)]


def test_4_5_c_a_headline_chosen_in_secret_stays_in_its_hand() -> None:
    match = Match(GAME, GAME.setup(), ByHand("7"))
    while len(match.questions) == 1:
        match.answer(match.question.options[0], match.question.seat)
    t = Table(match)
    name = t.hand("us")[0]
    option = next(f.choices["deck"] for f in GAME.corrections(t.state) if f.about == (name,))
    match.answer(GAME.option_named(match.question, name) or 0, t.state.seats[US])
    with pytest.raises(WrongAnswer, match="could not be answered then"):
        match.correct(option)


def test_corrections_are_taken_back_saved_and_replayed() -> None:
    match = Match(GAME, GAME.setup(), ByHand("7"))
    before = match.digest()
    t = Table(match)
    correct(t, "influence", "us", "iran", "3")
    match.undo(ARBITER)
    assert match.digest() == before
    correct(t, "influence", "us", "iran", "3")
    match.answer(match.question.options[0], match.question.seat)
    again = load(save(match))
    assert (again.digest(), again.log) == (match.digest(), match.log)
    match.take_back()
    match.take_back()
    assert match.digest() == before


def test_what_the_seed_deals_is_not_taken_back() -> None:
    match = Match(GAME, GAME.setup(), ByHand("7"))
    with pytest.raises(NothingToUndo, match="no answer of people"):
        match.take_back()


def test_the_seed_takes_no_corrections() -> None:
    match = Match(GAME, GAME.setup(), Seeded("7"))
    option = GAME.corrections(match.state)[0].choices["4"]
    with pytest.raises(WrongAnswer, match="only where people"):
        match.correct(option)


@pytest.mark.parametrize("side", [US, USSR])
def test_every_country_can_be_set_for_both_sides(side: int) -> None:
    t = round_of_ussr()
    for c in range(BOARD.size):
        correct(t, "influence", ("us", "ussr")[side], BOARD.names[c], "7")
    assert cast(ColdWar, t.state).influence[side][: BOARD.size] == [7] * BOARD.size
    assert GAME.broken_invariants(t.state) == []
