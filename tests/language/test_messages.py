"""Every language there is says everything there is to say, in messages that all work, and nothing else."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import realpolitik
from realpolitik.games.cold_war.board import NOBODY, OPPONENT, PLAYER, US, USSR
from realpolitik.games.cold_war.cards import CARD_DRAWN, HAND_SHOWN
from realpolitik.games.cold_war.corrections import PLACES
from realpolitik.games.cold_war.dice import PURPOSES
from realpolitik.games.cold_war.event import AMOUNT_NAMES, CONDITION_NAMES, FIRST_AMOUNT, WINNER
from realpolitik.games.cold_war.labels import LABELS
from realpolitik.games.cold_war.scoring import STANDINGS
from realpolitik.games.cold_war.state import INFLUENCE_CHANGED
from realpolitik.games.twilight_struggle.countries import BOARD, REGIONS, SETS
from realpolitik.games.twilight_struggle.deck import CARDS, DECK
from realpolitik.games.twilight_struggle.effects import EFFECTS
from realpolitik.games.twilight_struggle.rules import SPACE_TRACK
from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.match import Match
from realpolitik.kernel.program import OUTLINES, VERBS, Line
from realpolitik.kernel.question import DUTIES, EVERYBODY, KINDS, NOTES, REASONS, Question
from realpolitik.language.cards import AGAIN, join
from realpolitik.language.speaker import REFERENCE, SURFACES, Speaker, files_of, languages, vocabulary_of

GAME = realpolitik.game("twilight-struggle")
VOCABULARY = vocabulary_of(GAME.name)
SOURCE = Path(realpolitik.__file__).parent
SCORED = [*REGIONS, next(n for n, s in enumerate(SETS) if s.name == "southeast_asia")]
SIDES = [US, USSR, PLAYER, OPPONENT, WINNER]

# the ints each function is called with, all of them
NUMBERS = {
    "AMOUNT": [3, *range(FIRST_AMOUNT, FIRST_AMOUNT + len(AMOUNT_NAMES))],
    "BID": [0, 3, 21, 25],
    "BOX": list(range(len(SPACE_TRACK))),
    "CARD": list(range(1, CARDS + 1)),
    "CONDITION": list(range(len(CONDITION_NAMES))),
    "COUNTRY": list(range(len(BOARD.names))),
    "EFFECT": list(range(len(EFFECTS))),
    "ENEMY": [US, USSR],
    "LABEL": list(LABELS),
    "PERIOD": [0, 1, 2],
    "PLACE": list(range(len(PLACES))),
    "PURPOSE": list(range(len(PURPOSES))),
    "SCORE": [-20, -1, 0, 1, 20],
    "SEAT": [0, 1],
    "SET": list(range(len(SETS))),
    "SIDE": [*SIDES, NOBODY, *(side + AGAIN for side in SIDES)],
    "STANDING": list(range(len(STANDINGS))),
}

# what the arguments of questions, notes and reasons can be
SAMPLES = {
    "side": [US, USSR],
    "side_before": [US, USSR],
    "country": NUMBERS["COUNTRY"],
    "card": NUMBERS["CARD"],
    "due": NUMBERS["CARD"],
    "*cards": NUMBERS["CARD"],
    "label": NUMBERS["LABEL"],
    "region": SCORED,
    "set": [n for n, s in enumerate(SETS) if s.name in ("western_europe", "eastern_europe")],
    "condition": sorted({condition for conditions in DECK.requires for condition in conditions}),
    "purpose": NUMBERS["PURPOSE"],
    "box": NUMBERS["BOX"],
    "box_before": NUMBERS["BOX"],
    "place": NUMBERS["PLACE"],
    "place_before": NUMBERS["PLACE"],
    "effect": NUMBERS["EFFECT"],
    "value": [SCORED[0], 0],
    "value_before": [SCORED[0], 0],
    "us_standing": NUMBERS["STANDING"],
    "ussr_standing": NUMBERS["STANDING"],
    "seat": [0, 1],
    "us_seat": [0, 1],
    "ussr_seat": [1, 0],
    "die": [1, 6],
    "up": [0, 1],
    "turn": [1, 4, 8],
    "up_before": [0, 1],
    "vp": [-5, 0, 5],
    "vp_before": [-5, 0, 5],
    "change": [-3, -2, -1, 1, 2],
    "modifier": [-2, 0, 1],
    "us_modifier": [-1, 0, 2],
    "ussr_modifier": [-1, 0, 2],
    "result": [-3, 0, 1, 5],
    "n": [1, 2, 5, 21, 999],
}
COUNTS = [0, 1, 2, 3, 5, 12, 21, 22]  # every plural that a language may have

# what only single messages are called with
SPECIAL = {
    ("question-die", "country"): [-1],
    ("note-drawn", "side"): [NOBODY],
}
ONLY = {("question-pay-card", "card"): [10, 95]}

# every name of these classes has the same forms
INFLECTED = {"COUNTRY": "country", "SIDE": "side", "ENEMY": "side", "CARD": "card"}
NAMES = {VOCABULARY.names[function](numbers[0])[0].partition("-")[0] for function, numbers in NUMBERS.items()} | {"set"}

SHORT = ("west-african-states", "southeast-african-states", "dominican-republic", "ivory-coast", "china")

# what the program asks for by its id
FIXED = {"yes", "no", "rule-section", "rule-letters", "full-stop"}
FIXED |= {"list-and", "list-or", "clauses-and", "clauses-or"}
FIXED |= {"card-requires", "card-facts", "china-card-text", "moment"}
FIXED |= {f"short-{name}" for name in SHORT}
FIGURES = GAME.corrections(Match(GAME, GAME.setup(), Seeded("figures")).state)
FIXED |= {f"figure-{figure.kind}" for figure in FIGURES}
FIXED |= {"value-on", "value-off", *[f"value-{side}-{way}" for side in ("us", "ussr") for way in ("up", "down")]}
FIXED |= {"note-drawn-together", "note-influence-together", "influence-in-country"}


def dashed(name: str) -> str:
    return name.replace("_", "-")


def kinds() -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """The id, rule and arguments of every question, note, reason and duty; the toy game of other tests is left out."""
    for kind in KINDS:
        if not kind.name.startswith("toy_"):
            yield f"question-{dashed(kind.name)}", kind.rule, kind.about
    for what, registered in (("note", NOTES), ("reason", REASONS), ("duty", DUTIES)):
        for entry in registered:
            if not entry.name.startswith("toy_"):
                yield f"{what}-{dashed(entry.name)}", entry.rule, entry.arguments


def verbs(lines: tuple[Line, ...]) -> Iterator[str]:
    for line in lines:
        yield VERBS[line.step[0]].name
        for _, block in line.blocks:
            yield from verbs(block)


def needed() -> set[str]:
    """The ids that the code asks for."""
    ids = FIXED | {f"game-{GAME.name}"}
    ids |= {f"scenario-{name}" for name in GAME.scenarios}
    ids |= {f"option-{dashed(option.name)}" for option in GAME.options}
    ids |= {message for message, _, _ in kinds()}
    rules = {rule for _, rule, _ in kinds()} | {option.rule for option in GAME.options}
    ids |= {f"rule-{rule.lower()}" for rule in rules if rule and not rule[0].isdigit()}
    ids |= {f"verb-{dashed(verb)}" for number in DECK.program if number >= 0 for verb in verbs(OUTLINES[number])}
    ids -= {"verb-lasting"}  # what lasts is told by its effect
    for function, numbers in NUMBERS.items():
        ids |= {VOCABULARY.names[function](number)[0] for number in numbers}
    return ids


# -- a language's files ------------------------------------------------------------------------------------------------


def entries(path: Path) -> list[ast.EntryType]:
    return FluentResource(path.read_text(encoding="utf-8")).body


def messages(language: str, surfaces: bool = False) -> dict[str, ast.Message]:
    """The messages about the game, or with `surfaces` those of what stands between it and its players."""
    found = {}
    for path in files_of(language, VOCABULARY):
        if (path.stem in SURFACES) == surfaces:
            found.update({entry.id.name: entry for entry in entries(path) if isinstance(entry, ast.Message)})
    return found


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


DERIVED = ("size", "military", "elsewhere")  # what card texts know of a step beside its operands

every_language = pytest.mark.parametrize("language", languages())


@every_language
def test_files_are_whole(language: str) -> None:
    assert {path.stem for path in files_of(language, VOCABULARY)} >= {"kernel", *VOCABULARY.files}
    for path in files_of(language, VOCABULARY):
        broken = [entry.content for entry in entries(path) if isinstance(entry, ast.Junk)]
        assert not broken, f"{path.name} cannot be read here: {broken[0]}"


@every_language
def test_no_message_is_written_twice(language: str) -> None:
    ids = [entry.id.name for path in files_of(language, VOCABULARY) for entry in entries(path) if hasattr(entry, "id")]
    assert sorted(ids) == sorted(set(ids))


@every_language
def test_every_message_is_there_and_none_is_left_over(language: str) -> None:
    there = set(messages(language))
    assert sorted(needed() - there) == [], "missing"
    assert sorted(there - needed()) == [], "nobody asks for these"


@every_language
def test_messages_stand_in_the_same_file_in_every_language(language: str) -> None:
    for path in files_of(language, VOCABULARY):
        reference = path.parent.parent / REFERENCE / path.name
        assert {e.id.name for e in entries(path) if isinstance(e, ast.Message)} == {
            e.id.name for e in entries(reference) if isinstance(e, ast.Message)
        }, path.name


@every_language
def test_surfaces_say_the_same_and_only_what_they_are_asked(language: str) -> None:
    assert set(messages(language, surfaces=True)) == set(messages(REFERENCE, surfaces=True))
    rooms = ("games", "bots", "language", "records", "table", "terminal")
    code = "".join(path.read_text(encoding="utf-8") for name in rooms for path in (SOURCE / name).rglob("*.py"))
    quoted = set(map(dashed, re.findall(r"""["']([a-z0-9._-]+)["']""", code)))  # an id, or what follows its first word
    unasked = {name for name in messages(language, surfaces=True) if not {name, name.partition("-")[2]} & quoted}
    assert sorted(unasked) == []


@every_language
def test_names_of_a_class_have_the_same_forms(language: str) -> None:
    there = messages(language)
    for function, prefix in INFLECTED.items():
        group = {name: forms(message) for name, message in there.items() if name.startswith(f"{prefix}-")}
        group = {name: have for name, have in group.items() if name not in FIXED}
        wanted = set.union(*group.values())
        lacking = {name: wanted - have for name, have in group.items() if wanted - have}
        assert lacking == {}
        asked = {form for message in there.values() for name, form in Calls(message).functions if name == function}
        assert not asked - wanted - {"", "key"}, f"{function} is asked for forms that no {prefix} has"


@every_language
def test_choices_are_named_in_the_same_cards(language: str) -> None:
    def named(of: str) -> set[str]:
        return {
            name for name, message in messages(of).items() if name.startswith("label-") and "case" in forms(message)
        }

    assert named(language) == named(REFERENCE)


@every_language
def test_only_known_functions_and_arguments_are_used(language: str) -> None:
    reference = messages(REFERENCE) | messages(REFERENCE, surfaces=True)
    arguments = {message: {name.lstrip("*") for name in names} for message, _, names in kinds()}
    for verb in VERBS:
        arguments[f"verb-{dashed(verb.name)}"] = {*verb.operands, *DERIVED}
    known = {*NUMBERS, "ABS", "SIGN", "SIGNED", "CARDS", "COUNT", "LASTING", "PENALTY"}
    for name, message in (messages(language) | messages(language, surfaces=True)).items():
        calls = Calls(message)
        given = arguments.get(name, set()) | Calls(reference[name]).variables
        if name.startswith(("effect-", "label-")):
            given |= {"side", "value"}
        assert calls.variables <= given, f"{name} is not given {calls.variables - given}"
        assert {function for function, _ in calls.functions} <= known, name


# -- saying everything -------------------------------------------------------------------------------------------------


class Recorder(Speaker):
    """Remembers every message and form it was asked for."""

    def __init__(self, language: str) -> None:
        self.asked: set[tuple[str, str]] = set()
        super().__init__(language, VOCABULARY, strict=True)

    def _format(self, name, attribute, arguments):  # type: ignore[no-untyped-def]
        self.asked.add((name, attribute))
        return super()._format(name, attribute, arguments)


def samples(message: str, names: tuple[str, ...]) -> Iterator[tuple[int, ...]]:
    """Arguments for a message: each through all its values, the others at their first."""
    values = []
    for name in names:
        usual = ONLY.get((message, name), SAMPLES.get(name, COUNTS))
        values.append([*usual, *SPECIAL.get((message, name), [])])
    first = [each[0] for each in values]
    yield tuple(first)
    for i, each in enumerate(values):
        for value in each[1:]:
            yield (*first[:i], value, *first[i + 1 :])


def everything(speaker: Speaker) -> Iterator[str]:
    """All that a speaker can be asked to say about the game."""
    for number, kind in enumerate(KINDS):
        if not kind.name.startswith("toy_"):
            for about in samples(f"question-{dashed(kind.name)}", kind.about):
                yield speaker.question(Question(0, number, [], about))
    for number, entry in enumerate(NOTES):
        if not entry.name.startswith("toy_"):
            for arguments in samples(f"note-{dashed(entry.name)}", entry.arguments):
                yield speaker.note((number, EVERYBODY, *arguments))
    for number, reason in enumerate(REASONS):
        if not reason.name.startswith("toy_"):
            for arguments in samples(f"reason-{dashed(reason.name)}", reason.arguments):
                yield speaker.reason((number, *arguments))
    for number, duty in enumerate(DUTIES):
        for arguments in samples(f"duty-{dashed(duty.name)}", duty.arguments):
            yield speaker.duty((number, *arguments))
    for name in SHORT:
        yield speaker.say(f"short-{name}")
    for phase in ("setup", "headline", "action", "between"):
        yield speaker.say("moment", phase=phase, turn=3, round=2)
    for side in (US, USSR):
        drawn = [(0, (CARD_DRAWN, side, side, 4)), (1, (CARD_DRAWN, side, side, 5))]
        yield from [line.text for line in speaker.tell(drawn)]
        for change in (-1, 1):
            changed = [(0, (INFLUENCE_CHANGED, EVERYBODY, c, side, change, 1, 2)) for c in NUMBERS["COUNTRY"]]
            yield from [line.text for n in (2, 5) for line in speaker.tell(changed[:n])]
    for number in NUMBERS["CARD"]:
        yield speaker.card_text(number)
        yield speaker.card_facts(number)
    for effect, name in enumerate(EFFECTS):
        for value in SCORED if name == "chernobyl" else [1]:
            yield speaker.effect(effect, value)
            yield speaker.effect_text(effect, value)
    for figure in FIGURES:
        yield speaker.figure(figure)
        yield speaker.say(f"figure-{figure.kind}.word")
        for name in (figure.value, *figure.choices):
            yield speaker.figure_value(figure, name)
            if speaker.has(f"value-{name}"):
                yield speaker.say(f"value-{name}.word")
    yield speaker.say("figure-defcon.limits")
    for function in sorted({*NUMBERS} - {"AMOUNT", "CONDITION", "EFFECT"}):
        for number in NUMBERS[function]:
            yield speaker.name(function, number)
    for option in GAME.options:
        yield speaker.option_name(option)
        yield speaker.option_help(option)
        for value in option.choices:
            yield speaker.value(value)
    for scenario in GAME.scenarios:
        yield speaker.scenario(scenario)
        yield speaker.scenario_help(scenario)
    for rule in {rule for _, rule, _ in kinds()} | {option.rule for option in GAME.options}:
        if rule:
            yield speaker.rule(rule)
    for last in ("list-and", "list-or", "clauses-and", "clauses-or"):
        yield join(speaker, last, ["a", "b", "c"])
    yield speaker.note((HAND_SHOWN, EVERYBODY, US))
    yield speaker.game()


@every_language
def test_everything_can_be_said_and_nothing_is_written_in_vain(language: str) -> None:
    speaker = Recorder(language)
    for text in everything(speaker):
        assert text.strip(), "an empty text"
        assert not re.search(r"[{}]|\?\?\?|  ", text), text
    unsaid = set()
    for name, message in messages(language).items():
        for form in forms(message) | ({""} if message.value else set()):
            prefix = name.partition("-")[0]
            group = {(n, f) for n, f in speaker.asked if f == form and n.partition("-")[0] == prefix}
            if (name, form) not in speaker.asked and not (prefix in NAMES and group):
                unsaid.add(f"{name}.{form}" if form else name)
    assert sorted(unsaid) == []


@every_language
def test_sentences_are_sentences(language: str) -> None:
    speaker = Speaker(language, VOCABULARY, strict=True)
    for number in NUMBERS["CARD"]:
        text = speaker.card_text(number)
        assert text[0].isupper() or not text[0].isalpha(), text
        assert text.endswith("."), text
        assert ".." not in text.replace("...", "…"), text
    for number, entry in enumerate(NOTES):
        if not entry.name.startswith("toy_"):
            for arguments in samples(f"note-{dashed(entry.name)}", entry.arguments):
                assert speaker.note((number, EVERYBODY, *arguments)).endswith("."), entry.name
    for number, reason in enumerate(REASONS):
        if not reason.name.startswith("toy_"):
            for arguments in samples(f"reason-{dashed(reason.name)}", reason.arguments):
                assert speaker.reason((number, *arguments)).endswith("."), reason.name
    for number, kind in enumerate(KINDS):
        if not kind.name.startswith("toy_"):
            for about in samples(f"question-{dashed(kind.name)}", kind.about):
                assert speaker.question(Question(0, number, [], about)).endswith((".", "?")), kind.name
