"""Whole games at the terminal, to the last line."""

import pytest
from terminal.seated import at_random, match_of, sit

from realpolitik.kernel.save import read
from realpolitik.language import languages
from realpolitik.terminal.console import WIDTH


@pytest.mark.usefixtures("strictly")
@pytest.mark.parametrize("language", languages())
def test_a_game_against_a_bot(language: str) -> None:
    table, shown = sit(at_random(3), match_of(seed="3"), language=language)
    assert table.match.over
    assert f"realpolitik replay {table.autosave.path}" in shown
    assert read(table.autosave.path).digest() == table.match.digest()
    assert [line for line in shown.splitlines() if len(line) > WIDTH and str(table.autosave.path) not in line] == []


@pytest.mark.parametrize("options", [["bid_for_sides", "optional_cards"], ["chinese_civil_war", "mix_operations"]])
def test_a_game_of_two_at_one_keyboard(options: list[str]) -> None:
    table, shown = sit(at_random(5), match_of(options=options), seat=None)
    assert table.match.over
    assert shown.count("Pass the keyboard on") > 5


def test_the_late_war_from_the_other_side() -> None:
    table, shown = sit(at_random(2), match_of(scenario="late-war", options=["late_war_vp=-4"]), seat=0)
    assert table.match.over
    assert "Turn 8 of 10 · headline phase · VP: USSR 4" in shown


def test_a_finished_game_shows_its_end_again() -> None:
    table, _ = sit(at_random(1), match_of(seed="1"))
    winner = "US" if table.match.returns[0] > 0 else "USSR"
    again, shown = sit([""], read(table.autosave.path))
    assert f"Winner: {winner}" in shown
    assert again.match.answers == table.match.answers
