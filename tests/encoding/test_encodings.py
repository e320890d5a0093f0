"""Games as numbers: nothing hidden shows, actions are those on offer, and every number keeps its place."""

import os
import re
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from itertools import chain
from pathlib import Path

import pytest
from games.frozen import GAMES
from observing import careful, differences, observations_tell_nothing_hidden, observed
from promises import positions

from realpolitik.encodings.finding import encoding_of
from realpolitik.encodings.rows import clamp
from realpolitik.kernel import kits
from realpolitik.kernel.errors import BadSetup, WrongAnswer
from realpolitik.kernel.question import KINDS, NATURE

# Whatever changes a digest makes all that was learnt with it useless: raise the version, and write both down here.
VERSIONS = {
    "labyrinth": (1, "e0157a52a5faa799"),
    "red-sea": (1, "46b5cbf2dd2af83a"),
    "twilight-struggle": (1, "f1f5bdc11becc072"),
    "world-order": (1, "09e1276fc6db1b78"),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_version_is_for_good(name: str) -> None:
    encoding = encoding_of(name)
    assert (encoding.version, encoding.digest) == VERSIONS[name]


@pytest.mark.parametrize("name", GAMES)
def test_fields_and_actions_are_named(name: str) -> None:
    encoding = encoding_of(name)
    fields = [field.name for field in encoding.fields]
    assert len(set(fields)) == len(fields)
    for field in encoding.fields:
        assert field.size == len(field.names) > 0
        assert len(set(field.names)) == field.size, field.name
        assert field.scale > 0
        assert re.match(r"[a-z\d]", field.about)
    assert encoding.size == sum(field.size for field in encoding.fields)
    names = encoding.action_names()
    assert encoding.actions == len(names) == len(set(names))


@pytest.mark.parametrize("name", GAMES)
def test_nothing_hidden_shows(name: str) -> None:
    assert observations_tell_nothing_hidden(name, 200) > 100


def test_differences_are_named() -> None:
    encoding = encoding_of("red-sea")
    other = bytes([0, 1]) + bytes(encoding.size - 2)
    assert differences(encoding, bytes(encoding.size), other) == [f"influence {encoding.fields[0].names[1]}"]


@pytest.mark.parametrize("name", GAMES)
def test_every_option_is_an_action_and_back(name: str) -> None:
    encoding = encoding_of(name)
    names = encoding.action_names()
    for match in chain(positions(name, 300, seed=100), careful(name, 4)):
        for q in match.questions:
            if q.seat == NATURE:
                continue
            actions = encoding.actions_of(q)
            assert len(set(actions)) == len(actions) == len(q.options) <= encoding.most_options
            assert all(0 <= action < encoding.actions for action in actions), q
            assert [encoding.option_of(q, action) for action in actions] == q.options
            for option, action in zip(q.options, actions, strict=True):
                assert names[action].split(" ", 1)[1] == match.game.describe_option(q, option)
            others = sorted({-1, 0, encoding.actions - 1, encoding.actions} - set(actions))
            for action in others:
                with pytest.raises(WrongAnswer):
                    encoding.option_of(q, action)


@pytest.mark.parametrize("name", GAMES)
def test_it_is_the_same_whatever_else_was_loaded(name: str) -> None:
    """Numbers that games are given when they are loaded depend on which came before; those of an encoding do not."""
    tests = Path(__file__).parents[1]
    foreign = "from realpolitik.kernel.label import label; label(999, 'foreign'); import toy, realpolitik; "
    others = f"[realpolitik.game(it) for it in {GAMES[::-1]!r}]; "
    code = f"{foreign}{others}from observing import observed; print(observed({name!r}, 60))"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tests), *filter(None, sys.path)])}
    run = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert run.stdout.strip() == observed(name, 60)


@pytest.mark.parametrize("name", GAMES)
def test_every_question_and_label_has_its_place(name: str) -> None:
    """What can be asked of a seat is in the list of questions."""
    encoding = encoding_of(name)
    (questions,) = [field.names for field in encoding.fields if field.name == "question"]
    asked = {KINDS[q.kind].name for match in positions(name, 300) for q in match.questions if q.seat != NATURE}
    assert asked <= set(questions)


def test_a_game_without_an_encoding_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    kit = kits.kit_of("red-sea")
    bare = type(kit)(**{**vars(kit), "encoding": ""})
    monkeypatch.setitem(kits._built_in(), "red-sea", bare)
    encoding_of.cache_clear()
    with pytest.raises(BadSetup, match="red-sea has no encoding"):
        encoding_of("red-sea")
    encoding_of.cache_clear()


def test_a_value_is_a_signed_byte() -> None:
    assert [clamp(n, 9) for n in (0, 5, 12, -1, -12)] == [0, 5, 9, 255, 247]


def test_the_document_lists_every_field() -> None:
    """docs/encodings.md is what tools/encodings.py would write."""
    root = Path(__file__).parents[2]
    spec = spec_from_file_location("encodings_tool", root / "tools" / "encodings.py")
    assert spec is not None
    assert spec.loader is not None
    tool = module_from_spec(spec)
    spec.loader.exec_module(tool)
    assert tool.DOCUMENT.read_text(encoding="utf-8") == tool.document()
