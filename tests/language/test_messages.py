"""Every language says everything there is to say of every game, in messages that all work, and nothing else."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from language.spoken import FAMILY, FIXED, PACKAGES, SHARED, SOURCE, Words, dashed, entries, in_file, kinds, words

from realpolitik.games import BUILT_IN
from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.cold_war.cards import CARD_DRAWN, HAND_SHOWN
from realpolitik.games.cold_war.effects import EFFECTS
from realpolitik.games.cold_war.event import AMOUNT_NAMES, CONDITION_NAMES
from realpolitik.games.cold_war.state import INFLUENCE_CHANGED
from realpolitik.kernel.program import VERBS
from realpolitik.kernel.question import DUTIES, EVERYBODY, KINDS, NOTES, REASONS, Question
from realpolitik.language.cards import join
from realpolitik.language.speaker import KERNEL, REFERENCE, SURFACES, Speaker, files_of, languages, vocabulary_of

# every name of these classes has the same forms
INFLECTED = {"COUNTRY": "country", "GUARDED": "country", "SIDE": "side", "ENEMY": "side", "CARD": "card"}

every_language = pytest.mark.parametrize("language", languages())
every_game = pytest.mark.parametrize("game", BUILT_IN)


# -- a language's files ------------------------------------------------------------------------------------------------


def messages(language: str, game: str) -> dict[str, ast.Message]:
    """The messages about a game."""
    files = (KERNEL, *words(game).vocabulary.files)
    return {name: message for file in files for name, message in in_file(language, file).items()}


def surfaces(language: str) -> dict[str, ast.Message]:
    """The messages of what stands between a game and its players."""
    return {name: message for file in SURFACES for name, message in in_file(language, file).items()}


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


# what card texts know of a step beside its operands
DERIVED = ("size", "military", "elsewhere", "named", "keeps", "plus_one", "may_stop")


@every_language
@every_game
def test_files_are_whole(language: str, game: str) -> None:
    vocabulary = vocabulary_of(game)
    assert {path.stem for path in files_of(language, vocabulary)} >= {KERNEL, FAMILY, SHARED, PACKAGES[game]}
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
    needed = [words(game).needed() for game in BUILT_IN]
    for game in BUILT_IN:
        assert sorted(set(in_file(language, PACKAGES[game])) - words(game).needed()) == [], game
    assert sorted(set(in_file(language, SHARED)) - set.intersection(*needed)) == []
    assert sorted((set(in_file(language, FAMILY)) | set(in_file(language, KERNEL))) - set.union(*needed)) == []


def test_what_games_say_alike_is_written_once() -> None:
    """An id that stands in the file of each game has other words in each."""
    one, other = [in_file(REFERENCE, PACKAGES[game]) for game in BUILT_IN]
    assert [name for name in one if name in other and one[name].equals(other[name])] == []


@every_language
def test_messages_stand_in_the_same_file_in_every_language(language: str) -> None:
    for file in (KERNEL, FAMILY, SHARED, *PACKAGES.values(), *SURFACES):
        assert set(in_file(language, file)) == set(in_file(REFERENCE, file)), file


@every_language
def test_surfaces_say_only_what_they_are_asked(language: str) -> None:
    rooms = ("games", "bots", "language", "lessons", "records", "table", "terminal")
    code = "".join(path.read_text(encoding="utf-8") for name in rooms for path in (SOURCE / name).rglob("*.py"))
    quoted = set(map(dashed, re.findall(r"""["']([a-z0-9._-]+)["']""", code)))  # an id, or what follows its first word
    unasked = {name for name in surfaces(language) if not {name, name.partition("-")[2]} & quoted}
    assert sorted(unasked) == []


@every_language
@every_game
def test_names_of_a_class_have_the_same_forms(language: str, game: str) -> None:
    there = messages(language, game)
    for function, prefix in INFLECTED.items():
        group = {name: forms(message) for name, message in there.items() if name.startswith(f"{prefix}-")}
        group = {name: have for name, have in group.items() if name not in FIXED}
        wanted = set.union(*group.values())
        lacking = {name: wanted - have for name, have in group.items() if wanted - have}
        assert lacking == {}
        asked = {form for message in there.values() for name, form in Calls(message).functions if name == function}
        assert not asked - wanted - {"", "key"}, f"{function} is asked for forms that no {prefix} has"


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
    reference = messages(REFERENCE, game) | surfaces(REFERENCE)
    arguments = {message: {name.lstrip("*") for name in names} for message, _, names in kinds()}
    for verb in VERBS:
        arguments[f"verb-{dashed(verb.name)}"] = {*verb.operands, *DERIVED}
    known = {*words(game).numbers, "ABS", "SIGN", "SIGNED", "CARDS", "COUNT", "LASTING", "PENALTY", "STARVING"}
    for name, message in (messages(language, game) | surfaces(language)).items():
        calls = Calls(message)
        given = arguments.get(name, set()) | Calls(reference[name]).variables
        if name.startswith(("effect-", "label-")):
            given |= {"side", "value"}
        assert calls.variables <= given, f"{name} is not given {calls.variables - given}"
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


def told_of_kinds(speaker: Speaker, words: Words) -> Iterator[tuple[str, str]]:
    """Every question, note, reason and duty, by its id."""
    arguments = {message: names for message, _, names in words.kinds()}
    for number, kind in enumerate(KINDS):
        if (message := f"question-{dashed(kind.name)}") in arguments:
            for about in words.samples_of(message, kind.about):
                yield message, speaker.question(Question(0, number, [], about))
    for number, note in enumerate(NOTES):
        if (message := f"note-{dashed(note.name)}") in arguments:
            for told in words.samples_of(message, note.arguments):
                yield message, speaker.note((number, EVERYBODY, *told))
    for number, reason in enumerate(REASONS):
        if (message := f"reason-{dashed(reason.name)}") in arguments:
            for told in words.samples_of(message, reason.arguments):
                yield message, speaker.reason((number, *told))
    for number, duty in enumerate(DUTIES):
        for told in words.samples_of(f"duty-{dashed(duty.name)}", duty.arguments):
            yield f"duty-{dashed(duty.name)}", speaker.duty((number, *told))


def told_of_log(speaker: Speaker, words: Words) -> Iterator[str]:
    """Notes that are told together."""
    for side in (US, USSR):
        drawn = [(0, (CARD_DRAWN, side, side, 4)), (1, (CARD_DRAWN, side, side, 5))]
        yield from [line.text for line in speaker.tell(drawn)]
        for change in (-1, 1):
            changed = [(0, (INFLUENCE_CHANGED, EVERYBODY, c, side, change, 1, 2)) for c in words.numbers["COUNTRY"]]
            yield from [line.text for n in (2, 5) for line in speaker.tell(changed[:n])]
    yield speaker.note((HAND_SHOWN, EVERYBODY, US))


def told_of_figures(speaker: Speaker, words: Words) -> Iterator[str]:
    for figure in words.figures:
        yield speaker.figure(figure)
        yield speaker.say(f"figure-{figure.kind}.word")
        for name in (figure.value, *figure.choices):
            yield speaker.figure_value(figure, name)
            if speaker.has(f"value-{name}"):
                yield speaker.say(f"value-{name}.word")
    yield speaker.say("figure-defcon.limits")


def told_of_setup(speaker: Speaker, words: Words) -> Iterator[str]:
    for option in words.game.options:
        yield speaker.option_name(option)
        yield speaker.option_help(option)
        for value in option.choices:
            yield speaker.value(value)
    for scenario in words.game.scenarios:
        yield speaker.scenario(scenario)
        yield speaker.scenario_help(scenario)
    yield speaker.game()


def everything(speaker: Speaker, words: Words) -> Iterator[str]:
    """All that a speaker can be asked to say about the game."""
    yield from [text for _, text in told_of_kinds(speaker, words)]
    yield from told_of_log(speaker, words)
    yield from told_of_figures(speaker, words)
    yield from told_of_setup(speaker, words)
    for name in words.short:
        yield speaker.say(f"short-{name}")
    for phase in ("setup", "headline", "action", "between"):
        yield speaker.say("moment", phase=phase, turn=3, round=2)
    for number in words.numbers["CARD"]:
        yield speaker.card_text(number)
        yield speaker.card_facts(number)
    for effect in words.rules.effects:
        for value in words.values_of(EFFECTS[effect]):
            yield speaker.effect(effect, value)
            yield speaker.effect_text(effect, value)
    for function in sorted({*words.numbers} - {"AMOUNT", "CONDITION", "EFFECT"}):
        for number in words.numbers[function]:
            yield speaker.name(function, number)
    for rule in words.cited():
        yield speaker.rule(rule)
    for last in ("list-and", "list-or", "clauses-and", "clauses-or"):
        yield join(speaker, last, ["a", "b", "c"])


def unsaid(language: str, file: str, asked: set[tuple[str, str]]) -> list[str]:
    """The messages of a file, and the forms of them, that nobody asked for. A form of a name is asked for if it is
    asked for of any name of its class."""
    names = {words(game).vocabulary.names[f](n[0])[0] for game in BUILT_IN for f, n in words(game).numbers.items()}
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
    for game in BUILT_IN:
        speaker = Recorder(language, game)
        for text in everything(speaker, words(game)):
            assert text.strip(), "an empty text"
            assert not re.search(r"[{}]|\?\?\?|  ", text), text
        assert unsaid(language, PACKAGES[game], speaker.asked) == [], game
        asked |= speaker.asked
    for file in (KERNEL, FAMILY, SHARED):
        assert unsaid(language, file, asked) == [], file


@every_language
@every_game
def test_sentences_are_sentences(language: str, game: str) -> None:
    speaker = Speaker(language, vocabulary_of(game), strict=True)
    for number in words(game).numbers["CARD"]:
        text = speaker.card_text(number)
        assert text[0].isupper() or not text[0].isalpha(), text
        assert text.endswith("."), text
        assert ".." not in text.replace("...", "…"), text
    for message, text in told_of_kinds(speaker, words(game)):
        assert text.endswith((".", "?") if message.startswith("question-") else "."), f"{message}: {text}"


def test_names_that_nothing_refers_to_are_not_kept() -> None:
    """Every condition and amount there is belongs to a card of some game."""
    used = [words(game).needed() for game in BUILT_IN]
    for prefix, names in (("condition", CONDITION_NAMES), ("amount", AMOUNT_NAMES)):
        assert {f"{prefix}-{dashed(name)}" for name in names} - set.union(*used) == set()
