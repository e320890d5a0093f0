"""What each game has to say: the ids of its messages, and the ints that they are said with."""

import json
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import ClassVar

from fluent.runtime import FluentResource
from fluent.syntax import ast

import realpolitik
from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.kits import kits
from realpolitik.kernel.match import Match
from realpolitik.kernel.program import OUTLINES, VERBS, Line, Step
from realpolitik.kernel.question import (
    DUTIES,
    EVERYBODY,
    FACTS,
    KINDS,
    NOTES,
    REASONS,
    REMARKS,
    Kind,
    MessageKind,
    Question,
)
from realpolitik.language.speaker import NUMBERED, Speaker, has_words, vocabulary_of

SOURCE = Path(realpolitik.__file__).parent
GAMES = [name for name in kits() if has_words(name)]
PACKAGES = {name: name.replace("-", "_") for name in GAMES}
COUNTS = [0, 1, 2, 3, 5, 12, 21, 22]  # every plural that a language may have
REGISTERS: dict[str, Sequence[Kind | MessageKind]] = {
    "question": KINDS,
    "note": NOTES,
    "reason": REASONS,
    "duty": DUTIES,
    "remark": REMARKS,
    "fact": FACTS,
}

# what the program asks for by its id, in every game
FIXED = {"yes", "no", "rule-section", "rule-letters", "full-stop", "moment", "note-drawn-together", "score-measure"}
FIXED |= {"list-and", "list-or", "clauses-and", "clauses-or"}

Arguments = tuple[str, ...]


def dashed(name: str) -> str:
    return name.replace("_", "-")


# -- a language's files ------------------------------------------------------------------------------------------------


@cache
def entries(path: Path) -> list[ast.EntryType]:
    return FluentResource(path.read_text(encoding="utf-8")).body


@cache
def in_file(language: str, file: str) -> dict[str, ast.Message]:
    path = SOURCE / "language" / language / f"{file}.ftl"
    return {entry.id.name: entry for entry in entries(path) if isinstance(entry, ast.Message)}


# -- what there is to say ----------------------------------------------------------------------------------------------


def steps(lines: tuple[Line, ...]) -> Iterator[Step]:
    for line in lines:
        yield line.step
        for _, block in line.blocks:
            yield from steps(block)


def told_with(kind: Kind | MessageKind) -> Arguments:
    return kind.about if isinstance(kind, Kind) else kind.arguments


def _key(what: str, kind: Kind | MessageKind) -> tuple[str, ...]:
    return (what, kind.name, kind.rule, *told_with(kind))


ALONE = """
import json, sys, realpolitik
from language.spoken import REGISTERS, _key
realpolitik.game(sys.argv[1])
print(json.dumps([_key(what, kind) for what, kinds in REGISTERS.items() for kind in kinds]))
"""


@cache
def registered_by(game: str) -> set[tuple[str, ...]]:
    """The kinds that there are where no other family of games has been loaded: games may use the same names."""
    tests = Path(__file__).parent.parent
    ran = subprocess.run([sys.executable, "-c", ALONE, game], cwd=tests, capture_output=True, text=True, check=True)
    return {tuple(key) for key in json.loads(ran.stdout)}


class Words:
    """What one game has to say. Each family of games says what its own functions are called with."""

    inflected: ClassVar[dict[str, tuple[str, ...]]] = {}  # by function: the names of these classes have the same forms
    unnamed: ClassVar[set[str]] = set()  # functions whose names are asked for in forms only
    derived: ClassVar[set[str]] = set()  # what card texts know of a step beside its operands
    untold: ClassVar[set[str]] = set()  # verbs whose steps are told in other words
    fixed: ClassVar[set[str]] = set()
    short: tuple[str, ...] = ()
    absent: ClassVar[set[str]] = set()  # rules of the family that the game does without
    special: ClassVar[dict[tuple[str, str], list[int]]] = {}  # what only single messages are called with
    also_given: ClassVar[dict[str, set[str]]] = {}  # what messages are told with, though English has no need of it
    phases: tuple[str, ...] = ()

    def __init__(self, name: str, programs: Iterable[int], requires: Iterable[tuple[int, ...]]) -> None:
        self.name = name
        self.game = realpolitik.game(name)
        self.own_file = PACKAGES[name]
        self.vocabulary = vocabulary_of(name)
        self.correctables = self.game.corrections(Match(self.game, self.game.setup(), Seeded("correctables")).state)
        self.steps = [step for number in programs if number >= 0 for step in steps(OUTLINES[number])]
        self.required = sorted({condition for conditions in requires for condition in conditions})
        self.numbers = self.all_numbers()
        self.samples = self.all_samples()

    def all_numbers(self) -> dict[str, list[int]]:
        """The ints each function is called with, all of them."""
        raise NotImplementedError

    def all_samples(self) -> dict[str, list[int]]:
        """What the arguments of questions, notes and reasons can be."""
        raise NotImplementedError

    def operands(self, *names: str) -> set[int]:
        return {
            x
            for step in self.steps
            for name, x in zip(VERBS[step[0]].operands, step[1:], strict=False)
            if name in names
        }

    def is_foreign(self, message: str) -> bool:
        """Whether a kind of the family belongs to another game of it."""
        return False

    def kinds(self) -> Iterator[tuple[str, int, Kind | MessageKind]]:
        """The kinds that can come up in the game: message, number, kind."""
        own = registered_by(self.name)
        for what, kinds in REGISTERS.items():
            for number, kind in enumerate(kinds):
                message = f"{what}-{dashed(kind.name)}"
                if _key(what, kind) in own and not self.is_foreign(message):
                    yield message, number, kind

    def cited(self) -> set[str]:
        """The sections behind questions, notes, reasons, duties and options."""
        found = {self.game.section_of(kind) for _, _, kind in self.kinds()}
        return (found | {option.rule for option in self.game.options}) - {"", *self.absent}

    def needed(self) -> set[str]:
        """The ids that the code asks for."""
        ids = (
            FIXED | self.fixed | {f"game-{self.name}", f"length-{self.name}"} | {f"short-{name}" for name in self.short}
        )
        ids |= {f"correctable-{it.kind}" for it in self.correctables}
        ids |= {f"scenario-{name}" for name in self.game.scenarios}
        ids |= {f"preset-{dashed(preset.name)}" for preset in self.game.presets}
        for option in self.game.options:
            ids |= {f"option-{dashed(option.name)}"}
            ids |= {f"choice-{choice}" for choice in option.choices if isinstance(choice, str)}
        ids |= {message for message, _, _ in self.kinds()}
        ids |= {f"rule-{rule.lower()}" for rule in self.cited() if not NUMBERED.match(rule)}
        ids |= {f"verb-{dashed(VERBS[step[0]].name)}" for step in self.steps}
        ids -= {f"verb-{name}" for name in self.untold}
        for function, numbers in self.numbers.items():
            ids |= {self.vocabulary.names[function](number)[0] for number in numbers}
        return ids

    def usual(self, message: str, name: str) -> list[int]:
        """The values of an argument of a message."""
        return self.samples.get(name, COUNTS)

    def samples_of(self, message: str, names: Arguments) -> Iterator[tuple[int, ...]]:
        """Arguments for a message: each through all its values, the others at their first."""
        values = [[*self.usual(message, name), *self.special.get((message, name), [])] for name in names]
        if not all(values):
            return  # the game has no such thing
        first = [each[0] for each in values]
        yield tuple(first)
        for i, each in enumerate(values):
            for value in each[1:]:
                yield (*first[:i], value, *first[i + 1 :])

    # -- saying it -----------------------------------------------------------------------------------------------------

    def told_of_kinds(self, speaker: Speaker) -> Iterator[tuple[str, str]]:
        """Every question, note, reason, duty, remark and fact, by its id."""
        for message, number, kind in self.kinds():
            for given in self.samples_of(message, told_with(kind)):
                if isinstance(kind, Kind):
                    yield message, speaker.question(Question(0, number, [], given))
                elif message.startswith("note-"):
                    yield message, speaker.note((number, EVERYBODY, *given))
                elif message.startswith("remark-"):
                    yield message, speaker.remark((number, *given))
                elif message.startswith("fact-"):
                    yield message, speaker.fact((number, *given))
                else:
                    tell = speaker.reason if message.startswith("reason-") else speaker.duty
                    yield message, tell((number, *given))

    def told_in_short(self, speaker: Speaker) -> Iterator[str]:
        """Every remark, as a button says it."""
        for message, number, kind in self.kinds():
            if message.startswith("remark-"):
                for given in self.samples_of(message, told_with(kind)):
                    yield speaker.remark_in_short((number, *given))

    def told_of_correctables(self, speaker: Speaker) -> Iterator[str]:
        for correctable in self.correctables:
            yield speaker.correctable(correctable)
            yield speaker.say(f"correctable-{correctable.kind}.word")
            for name in (correctable.value, *correctable.choices):
                yield speaker.correctable_value(correctable, name)
                if speaker.has(f"value-{name}"):
                    yield speaker.say(f"value-{name}.word")

    def told_of_setup(self, speaker: Speaker) -> Iterator[str]:
        for option in self.game.options:
            yield speaker.option_name(option)
            yield speaker.option_help(option)
            for value in option.choices:
                yield speaker.value(value)
        for preset in self.game.presets:
            yield speaker.preset_name(preset)
            yield speaker.preset_help(preset)
        for scenario in self.game.scenarios:
            yield speaker.scenario(scenario)
            yield speaker.scenario_help(scenario)
        yield speaker.game()
        yield speaker.say(f"length-{self.name}")

    def told_besides(self, speaker: Speaker) -> Iterator[str]:
        """What a family of games says besides."""
        yield from ()

    def everything(self, speaker: Speaker) -> Iterator[str]:
        """All that a speaker can be asked to say about the game."""
        yield from [text for _, text in self.told_of_kinds(speaker)]
        yield from self.told_in_short(speaker)
        yield from self.told_of_correctables(speaker)
        yield from self.told_of_setup(speaker)
        yield from self.told_besides(speaker)
        for name in self.short:
            yield speaker.say(f"short-{name}")
        for phase in self.phases:
            yield speaker.say("moment", phase=phase, turn=3, round=2)
        yield speaker.say("score-measure")
        for number in self.numbers["CARD"]:
            yield speaker.card_text(number)
            yield speaker.card_facts(number)
        for function in sorted({*self.numbers} - self.unnamed):
            for number in self.numbers[function]:
                yield speaker.name(function, number)
        for rule in self.cited():
            yield speaker.rule(rule)
