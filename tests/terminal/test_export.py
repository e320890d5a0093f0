"""`realpolitik export`: the form follows from the flag or the file, and nothing that is there is overwritten."""

import json
import sys
from pathlib import Path

import pytest
from records.recorded import RED_SEA, random_game, same_game

from realpolitik.kernel.match import Match
from realpolitik.kernel.save import write
from realpolitik.records import document, transcript
from realpolitik.terminal.main import main


@pytest.fixture
def match() -> Match:
    return random_game(6, 60)


@pytest.fixture
def saved(match: Match, tmp_path: Path) -> str:
    write(match, tmp_path / "game.json")
    return str(tmp_path / "game.json")


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_a_text_goes_to_standard_output(
    language: str, match: Match, saved: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["export", saved, "--language", language]) == 0
    shown = capsys.readouterr().out
    assert shown == transcript.write(match, language)
    same_game(transcript.read(shown), match)


def test_the_flag_decides(match: Match, saved: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", saved, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads(document.write(match))
    odd = tmp_path / "game.log"
    assert main(["export", saved, "--text", "-o", str(odd), "--language", "en"]) == 0
    same_game(transcript.read(odd.read_text(encoding="utf-8")), match)


def test_the_ending_of_the_file_decides(
    match: Match, saved: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text, data = tmp_path / "a.TXT", tmp_path / "b.json"
    assert main(["export", saved, "-o", str(text), "--language", "ru"]) == 0
    assert main(["export", saved, "-o", str(data)]) == 0
    assert text.read_text(encoding="utf-8") == transcript.write(match, "ru")
    same_game(document.read(data.read_text(encoding="utf-8")), match)
    assert capsys.readouterr().out == ""


def test_red_sea_in_every_form(tmp_path: Path) -> None:
    match = random_game(8, 40, RED_SEA)
    write(match, tmp_path / "game.json")
    for ending in ("txt", "html"):
        target = str(tmp_path / f"out.{ending}")
        assert main(["export", str(tmp_path / "game.json"), "-o", target, "--language", "pl"]) == 0
    assert main(["export", str(tmp_path / "game.json"), "-o", str(tmp_path / "out.json")]) == 0
    same_game(transcript.read((tmp_path / "out.txt").read_text(encoding="utf-8")), match)
    same_game(document.read((tmp_path / "out.json").read_text(encoding="utf-8")), match)
    assert "strategic_sea_lanes" in (tmp_path / "out.html").read_text(encoding="utf-8")


def test_a_page_in_the_language_asked_for_and_the_others(tmp_path: Path) -> None:
    write(random_game(6, 3), tmp_path / "game.json")
    page = tmp_path / "game.html"
    assert main(["export", str(tmp_path / "game.json"), "-o", str(page), "--language", "pl"]) == 0
    text = page.read_text(encoding="utf-8")
    assert text.startswith("<!doctype html>")
    assert "<title>Zimna wojna (Twilight Struggle)</title>" in text
    assert '"languages":["pl","en","ru"]' in text


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["-o", "game.json"], "game.json exists already: choose another name"),
        (["-o", "game.pdf"], "game.pdf does not tell the form by how it ends; name one: --text (.txt), --json (.json)"),
        (["-o", "nowhere/game.txt"], "nowhere/game.txt cannot be written: No such file or directory"),
    ],
)
def test_mistakes_are_told_and_nothing_is_lost(
    arguments: list[str],
    reason: str,
    saved: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    before = Path(saved).read_bytes()
    assert main(["export", saved, *arguments]) == 2
    assert reason in capsys.readouterr().err
    assert Path(saved).read_bytes() == before
    assert [path.name for path in tmp_path.iterdir() if path.suffix != ""] == ["game.json"]


def test_what_is_no_save_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", str(tmp_path / "none.json")]) == 2
    assert "none.json cannot be read: No such file or directory" in capsys.readouterr().err


def test_a_page_needs_what_the_table_needs(
    saved: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delitem(sys.modules, "realpolitik.table.keepsake", raising=False)
    monkeypatch.setitem(sys.modules, "pydantic", None)
    assert main(["export", saved, "--html"]) == 2
    assert "install realpolitik[table]" in capsys.readouterr().err
