"""Every language says everything there is to say of every game, in messages that all work, and nothing else."""

import re
from functools import cache

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from language import cold_war_words, labyrinth_words
from language.cold_war_words import COLD_WAR, FAMILY, SHARED
from language.every import words
from language.spoken import FIXED, GAMES, PACKAGES, SOURCE, dashed, entries, in_file, told_with

from realpolitik.bots.roster import bots_of
from realpolitik.kernel.program import VERBS
from realpolitik.language.advice import message_of
from realpolitik.language.cards import join
from realpolitik.language.functions import FUNCTIONS
from realpolitik.language.speaker import (
    KERNEL,
    MARK,
    MARKED,
    REFERENCE,
    SURFACES,
    UNMARK,
    Speaker,
    files_of,
    languages,
    vocabulary_of,
)

OWN = ("labyrinth_advice", "world_order_advice", "learn_world_order")  # what bots and guides of one game say
ROWS = ("list-and", "list-or", "clauses-and", "clauses-or")

every_language = pytest.mark.parametrize("language", languages())
every_game = pytest.mark.parametrize("game", GAMES)


# -- a language's files ------------------------------------------------------------------------------------------------


def messages(language: str, game: str) -> dict[str, ast.Message]:
    """The messages about a game."""
    files = (KERNEL, *words(game).vocabulary.files)
    return {name: message for file in files for name, message in in_file(language, file).items()}


def surfaces(language: str) -> dict[str, ast.Message]:
    """The messages of what stands between a game and its players."""
    return {name: message for file in (*SURFACES, *OWN) for name, message in in_file(language, file).items()}


def forms(message: ast.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


class Calls(Visitor):
    """What a message refers to: variables, and functions with the form they are asked for."""

    def __init__(self, node: ast.BaseNode) -> None:
        self.variables: set[str] = set()
        self.functions: set[tuple[str, str]] = set()
        self.visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        form = [argument.value.value for argument in node.arguments.named if argument.name.name == "form"]
        self.functions.add((node.id.name, form[0] if form else ""))
        self.generic_visit(node)


@cache
def calls_of(message: ast.Message) -> Calls:
    return Calls(message)


@every_language
@every_game
def test_files_are_whole(language: str, game: str) -> None:
    vocabulary = vocabulary_of(game)
    assert {path.stem for path in files_of(language, vocabulary)} >= {KERNEL, *vocabulary.files}
    for path in files_of(language, vocabulary):
        broken = [entry.content for entry in entries(path) if isinstance(entry, ast.Junk)]
        assert not broken, f"{path.name} cannot be read here: {broken[0]}"


@every_language
@every_game
def test_no_message_is_written_twice(language: str, game: str) -> None:
    paths = files_of(language, vocabulary_of(game))
    ids = [entry.id.name for path in paths for entry in entries(path) if hasattr(entry, "id")]
    assert sorted(ids) == sorted(set(ids))


@every_language
@every_game
def test_every_message_is_there(language: str, game: str) -> None:
    assert sorted(words(game).needed() - set(messages(language, game))) == []


@every_language
def test_no_message_is_left_over(language: str) -> None:
    """What one game alone needs stands in its own file, and what is borrowed both ways is needed by both."""
    needed = {game: words(game).needed() for game in GAMES}
    for game in GAMES:
        assert sorted(set(in_file(language, PACKAGES[game])) - needed[game]) == [], game
    family = [needed[game] for game in COLD_WAR]
    assert sorted(set(in_file(language, SHARED)) - set.intersection(*family)) == []
    assert sorted(set(in_file(language, FAMILY)) - set.union(*family)) == []
    assert sorted(set(in_file(language, KERNEL)) - set.union(*needed.values())) == []


def test_what_games_of_a_family_say_alike_is_written_once() -> None:
    """An id that stands in the file of each game has other words in each."""
    one, other = [in_file(REFERENCE, PACKAGES[game]) for game in COLD_WAR]
    assert [name for name in one if name in other and one[name].equals(other[name])] == []


@every_language
def test_messages_stand_in_the_same_file_in_every_language(language: str) -> None:
    for file in (KERNEL, FAMILY, SHARED, *PACKAGES.values(), *SURFACES, *OWN):
        assert set(in_file(language, file)) == set(in_file(REFERENCE, file)), file


@every_language
def test_surfaces_say_only_what_they_are_asked(language: str) -> None:
    rooms = ("games", "bots", "language", "lessons", "analysis", "records", "table", "terminal")
    code = "".join(path.read_text(encoding="utf-8") for name in rooms for path in (SOURCE / name).rglob("*.py"))
    quoted = set(map(dashed, re.findall(r"""["']([a-z0-9._-]+)["']""", code)))  # an id, or what follows its first word
    offered = {message_of(bot) for game in GAMES for bot in bots_of(game)}
    unasked = {name for name in surfaces(language) if not {name, name.partition("-")[2]} & quoted}
    assert sorted(unasked - offered) == []


@every_language
@every_game
def test_names_of_a_class_have_the_same_forms(language: str, game: str) -> None:
    there = messages(language, game)
    fixed = FIXED | words(game).fixed
    for function, prefixes in words(game).inflected.items():
        group = {name: forms(message) for name, message in there.items() if name.partition("-")[0] in prefixes}
        group = {name: have for name, have in group.items() if name not in fixed}
        wanted = set.union(*group.values())
        lacking = {name: wanted - have for name, have in group.items() if wanted - have}
        assert lacking == {}
        asked = {form for message in there.values() for name, form in calls_of(message).functions if name == function}
        assert not asked - wanted - {"", "key"}, f"{function} is asked for forms that no {prefixes[0]} has"


@every_language
@every_game
def test_choices_are_named_in_the_same_cards(language: str, game: str) -> None:
    def named(of: str) -> set[str]:
        there = messages(of, game)
        return {name for name, message in there.items() if name.startswith("label-") and "case" in forms(message)}

    assert named(language) == named(REFERENCE)


@every_language
@every_game
def test_only_known_functions_and_arguments_are_used(language: str, game: str) -> None:
    reference = messages(REFERENCE, game)
    arguments = {message: {name.lstrip("*") for name in told_with(kind)} for message, _, kind in words(game).kinds()}
    for verb in VERBS:
        arguments.setdefault(f"verb-{dashed(verb.name)}", set()).update(verb.operands, words(game).derived)
    for name, message in messages(language, game).items():
        calls = calls_of(message)
        given = (
            arguments.get(name, set()) | words(game).also_given.get(name, set()) | calls_of(reference[name]).variables
        )
        if name.startswith(("effect-", "label-")):
            given |= {"side", "value"}
        assert calls.variables <= given, f"{name} is not given {calls.variables - given}"
        assert {function for function, _ in calls.functions} <= functions(game), name


@cache
def functions(game: str) -> set[str]:
    """The functions that messages about a game may call."""
    speaker = Speaker(REFERENCE, words(game).vocabulary)
    return {*words(game).numbers, "WHO", "THING", "LINE", *FUNCTIONS, *words(game).vocabulary.functions(speaker)}


@every_language
def test_surfaces_use_only_what_some_game_knows(language: str) -> None:
    known = set.union(*[functions(game) for game in GAMES])
    reference = surfaces(REFERENCE)
    for name, message in surfaces(language).items():
        calls = calls_of(message)
        assert calls.variables <= calls_of(reference[name]).variables, name
        assert {function for function, _ in calls.functions} <= known, name


# -- saying everything -------------------------------------------------------------------------------------------------


class Recorder(Speaker):
    """Remembers every message and form it was asked for."""

    def __init__(self, language: str, game: str) -> None:
        self.asked: set[tuple[str, str]] = set()
        super().__init__(language, vocabulary_of(game), strict=True)

    def _format(self, name, attribute, arguments):  # type: ignore[no-untyped-def]
        self.asked.add((name, attribute))
        return super()._format(name, attribute, arguments)


@cache
def everything(language: str, game: str) -> tuple[list[str], set[tuple[str, str]]]:
    """All that there is to say of a game, and which messages were asked for to say it."""
    speaker = Recorder(language, game)
    rows = [join(speaker, row, ["a", "b", "c"]) for row in ROWS]
    return [*words(game).everything(speaker), *rows], speaker.asked


def unsaid(language: str, file: str, asked: set[tuple[str, str]]) -> list[str]:
    """The messages of a file, and the forms of them, that nobody asked for. A form of a name is asked for if it is
    asked for of any name of its class."""
    names = {words(game).vocabulary.names[f](n[0])[0] for game in GAMES for f, n in words(game).numbers.items()}
    classes = {name.partition("-")[0] for name in names} | {"set"}
    found = []
    for name, message in in_file(language, file).items():
        prefix = name.partition("-")[0]
        for form in forms(message) | ({""} if message.value else set()):
            alike = any(f == form and n.partition("-")[0] == prefix for n, f in asked)
            if (name, form) not in asked and not (prefix in classes and alike):
                found.append(f"{name}.{form}" if form else name)
    return sorted(found)


@every_language
def test_everything_can_be_said_and_nothing_is_written_in_vain(language: str) -> None:
    asked = set()
    for game in GAMES:
        texts, asked_of_game = everything(language, game)
        for text in texts:
            assert text.strip(), "an empty text"
            assert not re.search(r"[{}]|\?\?\?|  ", text), text
        assert unsaid(language, PACKAGES[game], asked_of_game) == [], game
        asked |= asked_of_game
    for file in (KERNEL, FAMILY, SHARED):
        assert unsaid(language, file, asked) == [], file


@every_language
@every_game
def test_marks_change_no_word(language: str, game: str) -> None:
    """What is said with the names of things marked is what is said without, but for the marks."""
    told = list(words(game).everything(Speaker(language, vocabulary_of(game), strict=True, marked=True)))
    assert any(MARK in text for text in told)
    plain, _ = everything(language, game)
    for text, wanted in zip(told, plain[: -len(ROWS)], strict=True):
        assert re.sub(f"{MARK}[^{MARKED}]*{MARKED}|{UNMARK}", "", text) == wanted


@every_language
@every_game
def test_sentences_are_sentences(language: str, game: str) -> None:
    speaker = Speaker(language, vocabulary_of(game), strict=True)
    for number in words(game).numbers["CARD"]:
        text = speaker.card_text(number)
        assert text[0].isupper() or not text[0].isalpha(), text
        assert text.endswith("."), text
        assert ".." not in text.replace("...", "…"), text
    for message, text in words(game).told_of_kinds(speaker):
        assert text.endswith((".", "?") if message.startswith("question-") else "."), f"{message}: {text}"


def test_names_that_nothing_refers_to_are_not_kept() -> None:
    """Every condition and amount there is belongs to a card of some game."""
    for games, listed in ((COLD_WAR, cold_war_words.NAMED), (("labyrinth",), labyrinth_words.NAMED)):
        used = set.union(*[words(game).needed() for game in games])
        for prefix, names in listed:
            assert {f"{prefix}-{dashed(name)}" for name in names} - used == set()
