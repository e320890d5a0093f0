"""Content that people may edit, on the command line: checked, copied, played with; and saves know theirs."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
import toy

from realpolitik.games.world_order.content_loading import EDITABLE, OWN
from realpolitik.kernel import kits
from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.errors import BadSave
from realpolitik.kernel.kits import game_named, kit_of
from realpolitik.kernel.match import Match
from realpolitik.kernel.save import load, save
from realpolitik.records import document, transcript
from realpolitik.records.errors import BadRecord
from realpolitik.terminal.main import main

PART = "realpolitik.games.world_order.content_loading:EDITABLE"


@pytest.fixture
def boxed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A game of which people may edit the content."""
    monkeypatch.delenv(EDITABLE.variable, raising=False)
    monkeypatch.setitem(kits._added, "boxed", replace(kit_of("toy"), name="boxed", game="boxes:GAME", content=PART))
    yield
    monkeypatch.delenv(EDITABLE.variable, raising=False)


@pytest.fixture
def folder(boxed: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """A copy, made by the command."""
    target = tmp_path / "mine"
    assert main(["content", "copy", str(target), "--game", "boxed"]) == 0
    assert capsys.readouterr().out.startswith(f"{target}: a copy to edit")
    return target


def break_it(folder: Path) -> None:
    path = folder / "global.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("rounds = 6", 'rounds = "six"'), encoding="utf-8")
    (folder / "decrees.toml").unlink()


def mistake(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(arguments) == 2
    told = capsys.readouterr().err
    assert told.startswith("realpolitik: ")
    assert told.count("\n") == 1
    return told


def test_a_copy_is_the_same_and_good(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == {
        path.name: path.read_bytes() for path in OWN.iterdir()
    }
    assert main(["content", "check", str(folder), "--game", "boxed"]) == 0
    told = capsys.readouterr().out
    assert told == f"{folder}: {EDITABLE.summary(OWN)}\n"
    assert (
        "114 ability cards, 93 countries, 20 strategic assets, 20 developments, 4 decrees, 20 cards of random" in told
    )


def test_a_copy_is_never_written_over_anything(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "exists already" in mistake(capsys, "content", "copy", str(folder), "--game", "boxed")


def test_every_problem_has_a_line(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    break_it(folder)
    assert main(["content", "check", str(folder), "--game", "boxed"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "decrees.toml: the file is missing",
        "global.toml: game: rounds: it must be a whole number, not 'six'",
    ]


def test_what_is_no_folder(boxed: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    nowhere = tmp_path / "nowhere"
    assert main(["content", "check", str(nowhere), "--game", "boxed"]) == 1
    assert capsys.readouterr().out == f"{nowhere}: there is no such folder\n"


def test_the_one_game_with_content_need_not_be_named(
    boxed: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    one, other = replace(kit_of("boxed"), name="one"), replace(kit_of("boxed"), name="other")
    plain = kit_of("toy")
    for there, told in (
        ({"one": one, "toy": plain}, ""),
        ({"toy": plain}, "no game has any"),
        ({"one": one, "other": other}, "the content of which game? that of one, other may be edited"),
    ):
        monkeypatch.setattr("realpolitik.terminal.content.kits", lambda there=there: there)
        if told:
            assert told in mistake(capsys, "content", "check", str(OWN))
        else:
            assert main(["content", "check", str(OWN)]) == 0
            capsys.readouterr()


# -- playing with it ---------------------------------------------------------------------------------------------------


def test_playing_with_it(folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    used = []
    monkeypatch.setattr("realpolitik.terminal.main.bench", lambda *_: used.append(EDITABLE.folder()) or 0)
    assert main(["bench", "boxed", "--content", str(folder)]) == 0
    assert used == [folder.resolve()]
    monkeypatch.delenv(EDITABLE.variable)
    assert main(["bench", "boxed"]) == 0
    assert used[1:] == [OWN]


@pytest.mark.parametrize("command", ["play", "fuzz", "bench"])
def test_broken_content_is_not_played_with(folder: Path, capsys: pytest.CaptureFixture[str], command: str) -> None:
    break_it(folder)
    told = mistake(capsys, command, "boxed", "--content", str(folder))
    assert f"the content in {folder} cannot be used: decrees.toml: the file is missing (and 1 more" in told
    assert EDITABLE.folder() == OWN


def test_a_game_without_content_refuses_it(boxed: None, capsys: pytest.CaptureFixture[str]) -> None:
    told = mistake(capsys, "arena", "red-sea", "--bots", "random", "--content", str(OWN))
    assert "red-sea has no content that could be edited" in told
    assert "there is no game 'chess'" in mistake(capsys, "fuzz", "chess", "--content", str(OWN))


def test_a_game_that_is_loaded_keeps_its_content(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(kits._added, "boxed", replace(kit_of("boxed"), game="toy:GAME"))
    assert "boxed is loaded already, with the content in" in mistake(capsys, "bench", "boxed", "--content", str(folder))


# -- saves and records -------------------------------------------------------------------------------------------------


@pytest.fixture
def with_content(monkeypatch: pytest.MonkeyPatch) -> Match:
    monkeypatch.setattr(toy.GAME, "content", "1234abcd")
    match = Match(toy.GAME, toy.GAME.setup(), Seeded("7"))
    match.answer(match.question.options[0], match.question.seat)
    return match


def test_a_save_knows_its_content(with_content: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    text = save(with_content)
    assert json.loads(text)["content"] == "1234abcd"
    assert load(text).digest() == with_content.digest()
    monkeypatch.setattr(toy.GAME, "content", "another")
    with pytest.raises(
        BadSave, match="the save of toy was played with the content 1234abcd, and here another is in use"
    ):
        load(text)
    monkeypatch.setattr(toy.GAME, "content", "")
    with pytest.raises(BadSave, match="with the content 1234abcd, and here there is none to choose"):
        load(text)


def test_a_save_without_content_is_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    text = save(Match(toy.GAME, toy.GAME.setup(), Seeded("7")))
    assert "content" not in json.loads(text)
    monkeypatch.setattr(toy.GAME, "content", "another")
    with pytest.raises(BadSave, match="played with no content of its own, and here another is in use"):
        load(text)


def test_records_know_it_too(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_named("red-sea")
    plain = Match(game, game.setup(), Seeded("7"))
    monkeypatch.setattr(game, "content", "1234abcd")
    match = Match(game, game.setup(), Seeded("7"))
    for form, read in (
        (transcript.write(match, "en"), transcript.read),
        (document.write(match), document.read),
    ):
        assert read(form).digest() == match.digest()
        line = next(number for number, text in enumerate(form.splitlines(), start=1) if "1234abcd" in text)
        monkeypatch.setattr(game, "content", "another")
        with pytest.raises(BadRecord, match="played with the content 1234abcd, and here another is in use") as bad:
            read(form)
        assert bad.value.line == line
        monkeypatch.setattr(game, "content", "")
        with pytest.raises(BadRecord, match="and here there is none to choose"):
            read(form)
        monkeypatch.setattr(game, "content", "1234abcd")
    monkeypatch.setattr(game, "content", "")
    assert "content" not in json.loads(document.write(plain))
    assert "#content" not in transcript.write(plain, "en")
