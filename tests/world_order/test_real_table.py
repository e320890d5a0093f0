"""World Order on a real table: people deal, a hand stays unknown, the board is set right."""

from pathlib import Path

import pytest
from world_order.looking import GAME
from world_order.typing_people import at_random, sit

from realpolitik.kernel.correction import Correctable
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import KINDS, NATURE, NOTES
from realpolitik.kernel.save import read
from realpolitik.language import Speaker, languages, speak
from realpolitik.terminal.play import new_match
from realpolitik.terminal.table import Table


@pytest.fixture(autouse=True)
def state_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are kept in a folder of the test's own."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


def by_hand(*unknown: str, powers: str = "without_china") -> Match:
    return new_match("world-order", "", [f"powers={powers}"], "1", False, True, unknown)


def acting(table: Table) -> bool:
    return bool(table.match.view(0)["phase"] == "actions")


def second_round(table: Table) -> bool:
    return bool(table.match.view(0)["round"] == 2)


def test_a_round_dealt_by_hand_with_an_unknown_hand_corrected_twice_saved_and_loaded(tmp_path: Path) -> None:
    match = by_hand("usa")
    table, shown = sit(at_random(3, until=acting), match)
    dealt = [option for seat, option in match.answers if seat == NATURE]
    assert len(dealt) >= 2 * 7 + 6 + 2, "countries, market, random influence; and the cards of known hands"
    assert "Europe: which country is turned up?" in shown
    assert "USA: 6 unknown cards" in shown
    assert match.view(0)["hand"] == [], "nobody has seen a card of the unknown hand"

    corrections = ["set money usa 77", "set stock eu energy 9", f"save {tmp_path / 'table.json'}"]
    _, shown = sit(corrections, match)
    assert "Correction: USA, money: 77" in shown
    assert "Correction: EU, energy: 9" in shown
    mats = match.view(1)["mats"]
    assert (mats["usa"]["money"], mats["eu"]["stock"]["energy"]) == (77, 9)

    loaded = read(tmp_path / "table.json")
    assert loaded.digest() == match.digest()
    _, shown = sit(at_random(4, until=second_round), loaded)
    assert "Name the cards that matter" in shown, "hands are revealed at research (W17.3)"
    assert second_round(Table(loaded, {}, table.console, "en", table.autosave))
    assert GAME.broken_invariants(loaded.state) == []


def test_cards_are_dealt_by_name_several_on_a_line() -> None:
    match = by_hand()
    sit(at_random(1, until=lambda it: KINDS[it.match.question.kind].name == "market_card"), match)
    _, shown = sit(["new agenda, power play; Build New Emb", "atlantis", "new agenda"], match)
    row = match.view(0)["market"]["row"]
    assert [name for name in row if name] == ["new_agenda_2", "build_new_embassy", "power_play", "new_agenda"]
    assert "“atlantis” is not among the options." in shown


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("set vp usa -5", "Correction: USA, VP: −5"),
        ("set armies europe usa 3", "Correction: Europe, USA, armies: 3 (was 0)."),
        ("set permanent europe 4 china", "Correction: Europe, influence token: China (was none)."),
        ("set ally iran usa", "Correction: Iran: ally of USA."),
        ("set track usa energy 4", "Correction: USA, production, energy: 4"),
        ("set priority eu military", "Correction: EU, priority: Military."),
        ("set market 1 economic expansion", "Correction: Economic Expansion is in the row"),
        ("set card new agenda hand_eu", "Correction: New Agenda: hand of the EU (was draw pile of the market)."),
        ("set money usa 1000", "Money (USA) can be set to: 0 … 999."),
        ("set money spain 5", "There is nothing called “spain”."),
        ("set colour usa red", "Type what is to be set, and how it stands"),
    ],
)
def test_everything_is_set_right_by_name(typed: str, told: str) -> None:
    match = by_hand(powers="all")
    sit(at_random(3, until=acting), match)
    _, shown = sit(["", typed], match)
    assert told in " ".join(shown.split())


@pytest.mark.parametrize("language", languages())
def test_every_correction_can_be_said(language: str) -> None:
    """Each kind of thing, each way that it may stand, and each note that tells of it."""
    match = by_hand(powers="all")
    sit(at_random(3, until=acting), match)
    speaker = Speaker(language, speak(GAME.name, language).vocabulary, strict=True)
    first: dict[str, Correctable] = {}
    for correctable in GAME.corrections(match.state):
        first.setdefault(correctable.kind, correctable)
        assert speaker.correctable(correctable)
        for value in (correctable.value, *correctable.choices):
            assert "_" not in speaker.correctable_value(correctable, value)
    for correctable in first.values():
        trial = match.clone()
        trial.correct(next(iter(correctable.choices.values())))
        _, note = trial.log[-1]
        assert NOTES[note[0]].name.startswith("corrected_")
        assert speaker.note(note)
        assert speaker.say(f"correctable-{correctable.kind}.word")
