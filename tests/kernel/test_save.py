"""Saves: whole games come back; damaged, edited, foreign and newer ones are refused, with the reason."""

import json
import os
import stat
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from toy import GAME

from realpolitik.kernel.chance import ByHand, Seeded
from realpolitik.kernel.data import digest, from_data, to_data
from realpolitik.kernel.errors import BadSave
from realpolitik.kernel.match import Match
from realpolitik.kernel.save import _checksum, load, read, save, write, write_whole


def played(answers: int, seed: str = "7") -> Match:
    match = Match(GAME, GAME.setup(), Seeded(seed))
    for _ in range(answers):
        if not match.over:
            match.answer(match.question.options[0], match.question.seat)
    return match


def edited(match: Match, **changes: Any) -> str:
    """A save with some fields changed and the checksum made right again: a careful forgery."""
    content = {**json.loads(save(match)), **changes}
    content.pop("checksum")
    content["checksum"] = _checksum(content)
    return json.dumps(content)


@pytest.mark.parametrize("answers", range(10))
def test_a_save_comes_back_the_same_at_any_moment(answers: int) -> None:
    match = played(answers)
    again = load(save(match))
    assert again.digest() == match.digest()
    assert again.answers == match.answers
    assert again.log == match.log
    while not match.over:
        match.answer(match.question.options[0], match.question.seat)
        again.answer(again.question.options[0], again.question.seat)
    assert again.digest() == match.digest(), "chance goes on as it would have"


def test_a_game_with_dice_by_hand_asks_for_the_same_die() -> None:
    match = Match(GAME, GAME.setup(), ByHand("7"))
    match.answer(match.question.options[0], 0)
    match.answer(match.question.options[0], 1)
    again = load(save(match))
    assert repr(again.question) == repr(match.question)


def test_a_position_in_mid_event_starts_a_match_of_its_own() -> None:
    match = played(2)
    setup = GAME.setup()
    setup.position = to_data(match.state)
    again = Match(GAME, setup, Seeded("8"))
    assert again.digest() == match.digest()
    assert load(save(again)).digest() == again.digest()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "the JSON is broken or cut off"),
        ("{", "the JSON is broken or cut off"),
        ("[]", 'there is no "format"'),
        ('{"format": "chess"}', 'there is no "format"'),
        ('{"format": "realpolitik-save"}', "no version number"),
        ('{"format": "realpolitik-save", "version": 99}', "version 99; this program reads up to 2"),
        ('{"format": "realpolitik-save", "version": 1}', "version 1, made before the first release"),
        ('{"format": "realpolitik-save", "version": 2}', "it lacks answers, chance, digest"),
        ("[" * 100_000, "the JSON is broken or cut off"),
        ("9" * 5000, "the JSON is broken or cut off"),
    ],
)
def test_what_is_no_save_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BadSave, match=reason):
        load(text)


def test_an_edited_save_is_refused() -> None:
    text = save(played(4))
    with pytest.raises(BadSave, match="checksum does not fit"):
        load(text.replace('"seed": "7"', '"seed": "8"'))


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"digest": "0" * 32}, "another position than the one saved"),
        ({"game": "checkers"}, "a save of 'checkers', which is not a game known here"),
        ({"rules": 99}, "version 99 of the rules of toy; this program has version 1"),
        ({"scenario": "other"}, "the save's set-up is not possible: toy has no scenario 'other'"),
        ({"options": {"tail": 1}}, "toy has no option tail"),
        ({"options": []}, "set-up is damaged"),
        ({"answers": 3}, "its answers are not a list"),
        ({"answers": [[0]]}, "answer 0 is damaged"),
        ({"answers": [[0, 99]]}, "does not follow the rules of toy: answer 0 of 1: anna is not asked now"),
        ({"answers": []}, "it was cut short"),
        ({"chance": {"by": "oracle", "seed": ""}}, "chance by 'oracle'"),
        ({"chance": 1}, "chance needs a seed"),
        ({"position": {"deck": [1]}}, "a card is not in exactly one place"),
        ({"position": [1]}, "the save's position must be an object"),
        ({"chance": {"by": "seed", "seed": "\ud800"}, "answers": []}, "it was cut short"),
    ],
)
def test_a_forged_save_is_refused(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadSave, match=reason):
        load(edited(played(4), **changes))


def test_a_file_is_written_whole_and_only_over_a_good_save(tmp_path: Path) -> None:
    match, path = played(3), tmp_path / "game.json"
    write(match, path)
    assert read(path).digest() == match.digest()
    write(played(5), path)
    assert read(path).digest() == played(5).digest()
    path.write_text("my shopping list")
    with pytest.raises(BadSave, match="choose another name"):
        write(match, path)
    assert path.read_text() == "my shopping list"
    assert [p.name for p in tmp_path.iterdir()] == ["game.json"]


def test_a_file_is_on_the_disk_before_it_gets_its_name_and_its_name_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    sync, replace = os.fsync, Path.replace

    def synced(handle: int) -> None:
        state = os.fstat(handle)
        done.append("folder" if stat.S_ISDIR(state.st_mode) else f"{state.st_size} bytes")
        sync(handle)

    def replaced(draft: Path, path: Path) -> Path:
        done.append("name")
        return replace(draft, path)

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(Path, "replace", replaced)
    write_whole(tmp_path / "file", "content")
    folder = [] if os.name == "nt" else ["folder"]
    assert done == ["7 bytes", "name", *folder]


def test_files_that_cannot_be_read_say_why(tmp_path: Path) -> None:
    with pytest.raises(BadSave, match="No such file"):
        read(tmp_path / "none.json")
    (tmp_path / "picture.json").write_bytes(b"\xff\xd8\xff")
    with pytest.raises(BadSave, match="is not text"):
        read(tmp_path / "picture.json")


RUNNING = {"counter": 0, "program": "toy.reward", "player": 0, "card": 0, "source": 0}
ENDED = {"places": [1, 2], "scores": [], "reason": ["toy_ended", -4, 3, 1]}


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("deck", "abc", "field deck of the position has the wrong shape"),
        ("deck", [1, "2"], "field deck"),
        ("die", True, "field die"),
        ("hands", [[]], "field hands"),
        ("stack", 4, "the stack must be a list of frames"),
        ("stack", [[1]], "not a frame"),
        ("stack", [["toy.die", 1]], "not a frame"),
        ("stack", [["toy.unknown", {}]], "unknown procedure: 'toy.unknown'"),
        ("stack", [["kernel.run", {"counter": 0}]], "kernel.run has the slots counter, program, player"),
        ("stack", [["kernel.run", RUNNING | {"program": "toy.unknown"}]], "slot program of kernel.run knows no"),
        ("stack", [["kernel.run", RUNNING | {"program": ["toy.reward"]}]], "names and whole numbers"),
        ("stack", [["kernel.run", RUNNING | {"player": True}]], "names and whole numbers"),
        ("stack", [["toy.gambling", {"seat": 0, "labels": 1}]], "slot labels of toy.gambling holds a list"),
        ("stack", [["kernel.run", RUNNING | {"program": 0}]], "slot program of kernel.run holds names"),
        ("stack", [["toy.die", {"x": 1}]], "toy.die has the slots none, not x"),
        ("outcome", 1, "an outcome has places, scores and a reason"),
        ("outcome", ENDED | {"places": [1]}, "a place for every seat"),
        ("outcome", ENDED | {"scores": [1]}, "scores for all or none"),
        ("outcome", ENDED | {"reason": ["toy_unknown", -4]}, "must be a note"),
        ("points", [1], "field points"),
        ("gone", [1], "a card is not in exactly one place"),
    ],
)
def test_a_damaged_position_is_refused(field: str, value: object, reason: str) -> None:
    data = {**to_data(played(2).state), field: value}
    with pytest.raises(BadSave, match=reason):
        from_data(GAME, GAME.setup(), data)


def test_a_position_with_a_foreign_field_is_refused() -> None:
    with pytest.raises(BadSave, match="unknown fields: colour"):
        from_data(GAME, GAME.setup(), {**to_data(played(2).state), "colour": 1})


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 8), st.text(max_size=6))
def test_every_state_goes_through_json(answers: int, seed: str) -> None:
    state = played(answers, seed or "x").state
    assert digest(from_data(GAME, GAME.setup(), json.loads(json.dumps(to_data(state))))) == digest(state)


@settings(max_examples=100, deadline=None)
@given(st.data())
def test_a_save_with_any_one_character_changed_is_refused_or_the_same(data: st.DataObject) -> None:
    text = save(played(3))
    at = data.draw(st.integers(0, len(text) - 1))
    other = text[:at] + data.draw(st.characters(codec="ascii")) + text[at + 1 :]
    try:
        again = load(other)
    except BadSave:
        return
    assert json.loads(other) == json.loads(text)
    assert again.digest() == played(3).digest()
