"""Saving, leaving and coming back: nothing is ever lost."""

from pathlib import Path

import pytest
from terminal.seated import at_random, match_of, sit

from realpolitik.games.twilight_struggle.countries import BOARD
from realpolitik.kernel.save import read, write
from realpolitik.terminal.autosave import Autosave
from realpolitik.terminal.table import Table


def test_save_and_leave_and_go_on(tmp_path: Path) -> None:
    file = tmp_path / "my game.json"
    table, shown = sit(["poland", f"save {file}", "quit", "austria"])
    assert f"Saved in {file}" in shown
    assert read(file).digest() == table.match.digest()
    again, shown = sit(["austria"], read(file))
    assert "5 to go" in shown
    assert again.match.answers == [*table.match.answers, (1, BOARD.country("austria"))]


def test_a_file_that_is_no_save_is_not_overwritten(tmp_path: Path) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("dear diary")
    _, shown = sit([f"save {diary}", "save"])
    assert f"{diary} exists already and is not a saved game: choose another name." in " ".join(shown.split())
    assert diary.read_text() == "dear diary"
    assert "Type the name of a file as well." in shown


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    nowhere = tmp_path / "no" / "such" / "folder.json"
    table, shown = sit([f"save {nowhere}", "save ~nobody-of-that-name/x.json", "poland"])
    assert f"{nowhere} could not be written: No such file or directory" in " ".join(shown.split())
    assert "~nobody-of-that-name/x.json could not be written" in shown
    assert table.match.answers[-1] == (1, BOARD.country("poland"))


def test_every_answer_is_kept() -> None:
    kept: list[int] = []

    def typist(table: Table) -> str | None:
        kept.append(len(read(table.autosave.path).answers))
        assert kept[-1] == len(table.match.answers)
        return "poland" if len(kept) <= 3 else None

    sit(typist)
    assert kept == [16, 17, 18, 19]  # sixteen cards were dealt


def test_two_games_are_kept_in_two_files(state_home: Path) -> None:
    sit(["poland"])
    sit(["poland"])
    assert len(list(state_home.glob("*.json"))) == 2
    assert not list(state_home.glob("*.part"))


@pytest.mark.parametrize("leave", [EOFError, KeyboardInterrupt])
def test_the_end_of_input_and_ctrl_c_leave_cleanly(leave: type[BaseException]) -> None:
    def typist(table: Table) -> str | None:
        raise leave

    table, shown = sit(typist)
    assert shown.endswith(f"To go on: realpolitik play --load {table.autosave.path} --seat ussr\n")


def test_a_game_that_cannot_be_kept_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    table, shown = sit(["poland"])
    assert table.match.answers[-1] == (1, BOARD.country("poland"))
    assert "The game cannot be kept" in shown


def test_a_disk_that_fails_later_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def typist(table: Table) -> str | None:
        monkeypatch.setattr("pathlib.Path.replace", full)
        return "poland" if len(table.match.answers) < 19 else None

    def full(self: Path, target: Path) -> Path:
        raise OSError(28, "No space left on device")

    table, shown = sit(typist)
    assert len(table.match.answers) == 19
    assert shown.count("No space left on device") == 2  # when it happened, and on leaving


def test_a_kept_game_is_carried_on_in_its_file_and_others_are_left_alone(tmp_path: Path, state_home: Path) -> None:
    kept = Autosave(match_of())
    kept.keep(match_of())
    assert Autosave(match_of(), kept.path).path == kept.path
    mine = tmp_path / "mine.json"
    write(match_of(), mine)
    assert Autosave(match_of(), mine).path.parent == state_home


def test_without_a_folder_of_its_own_the_game_is_kept_at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_STATE_HOME", "not/absolute")
    table, _ = sit(at_random(1))
    assert table.autosave.path.parent == tmp_path / ".local" / "state" / "realpolitik"
