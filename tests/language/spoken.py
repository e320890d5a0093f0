"""What each game has to say: the ids of its messages, and the ints that they are said with."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import ast

import realpolitik
from realpolitik.games import BUILT_IN
from realpolitik.games.cold_war.board import NOBODY, OPPONENT, PLAYER, US, USSR
from realpolitik.games.cold_war.corrections import PLACES
from realpolitik.games.cold_war.dice import PURPOSES
from realpolitik.games.cold_war.event import FIRST_AMOUNT, WHEN, WINNER
from realpolitik.games.cold_war.game import ColdWarGame
from realpolitik.games.cold_war.labels import LABELS, label_name
from realpolitik.games.cold_war.scoring import STANDINGS
from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.match import Match
from realpolitik.kernel.program import OUTLINES, VERBS, Line, Step
from realpolitik.kernel.question import DUTIES, KINDS, NOTES, REASONS
from realpolitik.language.cards import AGAIN
from realpolitik.language.speaker import REFERENCE, vocabulary_of

SOURCE = Path(realpolitik.__file__).parent
FAMILY = "cold_war"
SHARED = "crossover"
PACKAGES = {name: name.replace("-", "_") for name in BUILT_IN}
SIDES = [US, USSR, PLAYER, OPPONENT, WINNER]
COUNTS = [0, 1, 2, 3, 5, 12, 21, 22]  # every plural that a language may have

SHORT = {
    "red-sea": ("strategic-sea-lanes",),
    "twilight-struggle": (
        "west-african-states",
        "southeast-african-states",
        "dominican-republic",
        "ivory-coast",
        "china",
    ),
}
OWN_LABELS = {"red-sea": range(400, 500), "twilight-struggle": range(300, 400)}  # see labels.py
ABSENT = {"red-sea": {"V-R3", "V-S1"}, "twilight-struggle": set()}  # rules of the family that a game does without

# what only single messages are called with
SPECIAL = {("question-die", "country"): [-1], ("question-name-die", "country"): [-1], ("note-drawn", "side"): [NOBODY]}
# effects whose value says where they are
PLACED = {"chernobyl", "famine", "centcom_us", "centcom_ussr"}

# what the program asks for by its id
FIXED = {"yes", "no", "rule-section", "rule-letters", "full-stop"}
FIXED |= {"list-and", "list-or", "clauses-and", "clauses-or"}
FIXED |= {"card-requires", "card-facts", "passing-card-text", "moment"}
FIXED |= {"value-on", "value-off", *[f"value-{side}-{way}" for side in ("us", "ussr") for way in ("up", "down")]}
FIXED |= {"note-drawn-together", "note-influence-together", "influence-in-country"}


def dashed(name: str) -> str:
    return name.replace("_", "-")


# -- a language's files ------------------------------------------------------------------------------------------------


def entries(path: Path) -> list[ast.EntryType]:
    return FluentResource(path.read_text(encoding="utf-8")).body


@cache
def in_file(language: str, file: str) -> dict[str, ast.Message]:
    path = SOURCE / "language" / language / f"{file}.ftl"
    return {entry.id.name: entry for entry in entries(path) if isinstance(entry, ast.Message)}


def shared_ids() -> set[str]:
    """What more than one game has to say."""
    return set(in_file(REFERENCE, FAMILY)) | set(in_file(REFERENCE, SHARED))


# -- what there is to say ----------------------------------------------------------------------------------------------


def steps(lines: tuple[Line, ...]) -> Iterator[Step]:
    for line in lines:
        yield line.step
        for _, block in line.blocks:
            yield from steps(block)


Arguments = tuple[str, ...]


def kinds() -> Iterator[tuple[str, str, Arguments]]:
    """The id, rule and arguments of every question, note, reason and duty; the toy game of other tests is left out."""
    for kind in KINDS:
        if not kind.name.startswith("toy_"):
            yield f"question-{dashed(kind.name)}", kind.rule, kind.about
    for what, registered in (("note", NOTES), ("reason", REASONS), ("duty", DUTIES)):
        for entry in registered:
            if not entry.name.startswith("toy_"):
                yield f"{what}-{dashed(entry.name)}", entry.rule, entry.arguments


@cache
def written_in(package: str) -> set[str]:
    """The ids of the questions, notes, reasons and duties that a package of games brings."""
    code = "".join(path.read_text(encoding="utf-8") for path in (SOURCE / "games" / package).glob("*.py"))
    return {f"{what}-{dashed(name)}" for what, name in re.findall(r'(\w+)_kind\(\s*"(\w+)"', code)}


class Words:
    """What one game has to say."""

    def __init__(self, name: str) -> None:
        game = realpolitik.game(name)
        assert isinstance(game, ColdWarGame)
        self.game = game
        self.own_file = PACKAGES[name]
        self.vocabulary = vocabulary_of(name)
        self.rules = game.rules
        self.short = SHORT[name]
        self.figures = game.corrections(Match(game, game.setup(), Seeded("figures")).state)
        deck = self.rules.deck
        self.steps = [step for number in deck.program if number >= 0 for step in steps(OUTLINES[number])]
        self.scored = [region.where for region in self.rules.regions] + self.rules.subregions
        self.required = sorted({condition for conditions in deck.requires for condition in conditions})
        self.numbers = self._numbers()
        self.samples = self._samples()

    def _operands(self, *names: str) -> set[int]:
        return {
            x
            for step in self.steps
            for name, x in zip(VERBS[step[0]].operands, step[1:], strict=False)
            if name in names
        }

    def _numbers(self) -> dict[str, list[int]]:
        """The ints each function is called with, all of them."""
        board, deck = self.rules.board, self.rules.deck
        named = {*self._operands("set"), *self.scored} - {-1}
        amounts = {n for n in self._operands("n", "bonus", "mine", "theirs", "countries") if n >= FIRST_AMOUNT}
        turned_on = {step[1] for step in self.steps if step[0] == WHEN}
        labels = [
            n for n in LABELS if n in OWN_LABELS[self.game.name] or f"label-{dashed(label_name(n))}" in shared_ids()
        ]
        return {
            "AMOUNT": [3, *sorted(amounts)],
            "BID": [0, 3, 21, 25],
            "BOX": list(range(len(self.rules.space))),
            "CARD": list(range(1, deck.cards + 1)),
            "CONDITION": sorted({*self.required, *turned_on}),
            "COUNTRY": list(range(len(board.names))),
            "EFFECT": self.rules.effects,
            "ENEMY": [US, USSR],
            "GUARDED": list(range(1, board.size + 1)),
            "LABEL": labels,
            "PERIOD": sorted(set(deck.period[1:])),
            "PLACE": list(range(len(PLACES))),
            "PURPOSE": list(range(len(PURPOSES))),
            "SCORE": [-20, -1, 0, 1, 20],
            "SEAT": [0, 1],
            "SET": sorted({*range(len(board.names)), *named}),
            "SIDE": [*SIDES, NOBODY, *(side + AGAIN for side in SIDES)],
            "STANDING": list(range(len(STANDINGS))),
        }

    def _samples(self) -> dict[str, list[int]]:
        """What the arguments of questions, notes and reasons can be."""
        numbers = self.numbers
        things = ("country", "card", "label", "purpose", "box", "place", "effect")
        return {
            **{thing: numbers[thing.upper()] for thing in things},
            **{f"{thing}_before": numbers[thing.upper()] for thing in ("box", "place")},
            "side": [US, USSR],
            "side_before": [US, USSR],
            "us_standing": numbers["STANDING"],
            "ussr_standing": numbers["STANDING"],
            "up": [0, 1],
            "up_before": [0, 1],
            "vp": [-5, 0, 5],
            "vp_before": [-5, 0, 5],
            "us_modifier": [-1, 0, 2],
            "ussr_modifier": [-1, 0, 2],
            "value": [1, 0],
            "value_before": [1, 0],
            "other": numbers["COUNTRY"],
            "due": numbers["CARD"],
            "*cards": numbers["CARD"],
            "region": self.scored,
            "set": self.rules.subregions,
            "condition": self.required,
            "seat": [0, 1],
            "us_seat": [0, 1],
            "ussr_seat": [1, 0],
            "die": [1, 6],
            "turn": [1, 4, 8],
            "change": [-3, -2, -1, 1, 2],
            "modifier": [-2, 0, 1],
            "result": [-3, 0, 1, 5],
            "n": [1, 2, 5, 21, 999, -2],
        }

    def kinds(self) -> Iterator[tuple[str, str, Arguments]]:
        """The kinds that can come up in the game: the family's, its own, and those of the cards that it borrows."""
        others = set.union(*[written_in(package) for package in PACKAGES.values() if package != self.own_file])
        foreign = others - written_in(self.own_file) - written_in(FAMILY) - shared_ids()
        for message, rule, arguments in kinds():
            if message not in foreign:
                yield message, rule, arguments

    def cited(self) -> set[str]:
        """The sections behind questions, notes, reasons, duties and options."""
        ids = {message for message, _, _ in self.kinds()}
        every = [("question", KINDS), ("note", NOTES), ("reason", REASONS), ("duty", DUTIES)]
        found = {
            self.game.section_of(kind) for what, of in every for kind in of if f"{what}-{dashed(kind.name)}" in ids
        }
        return (found | {option.rule for option in self.game.options}) - {"", *ABSENT[self.game.name]}

    def needed(self) -> set[str]:
        """The ids that the code asks for."""
        ids = FIXED | {f"game-{self.game.name}"} | {f"short-{name}" for name in self.short}
        ids |= {f"figure-{figure.kind}" for figure in self.figures}
        ids |= {f"scenario-{name}" for name in self.game.scenarios}
        for option in self.game.options:
            ids |= {f"option-{dashed(option.name)}"}
            ids |= {f"choice-{choice}" for choice in option.choices if isinstance(choice, str)}
        ids |= {message for message, _, _ in self.kinds()}
        ids |= {f"rule-{rule.lower()}" for rule in self.cited() if not rule[0].isdigit()}
        ids |= {f"verb-{dashed(VERBS[step[0]].name)}" for step in self.steps}
        ids -= {"verb-lasting"}  # what lasts is told by its effect
        for function, numbers in self.numbers.items():
            ids |= {self.vocabulary.names[function](number)[0] for number in numbers}
        return ids

    def samples_of(self, message: str, names: Arguments) -> Iterator[tuple[int, ...]]:
        """Arguments for a message: each through all its values, the others at their first."""
        values = []
        for name in names:
            usual = self.samples.get(name, COUNTS)
            if (message, name) == ("question-pay-card", "card"):
                usual = self._paid_cards()
            values.append([*usual, *SPECIAL.get((message, name), [])])
        if not all(values):
            return  # the game has no such thing
        first = [each[0] for each in values]
        yield tuple(first)
        for i, each in enumerate(values):
            for value in each[1:]:
                yield (*first[:i], value, *first[i + 1 :])

    def _paid_cards(self) -> list[int]:
        deck = self.rules.deck
        return [
            n
            for n in self.numbers["CARD"]
            if deck.program[n] >= 0
            and any(VERBS[step[0]].name == "must_discard" for step in steps(OUTLINES[deck.program[n]]))
        ]

    def values_of(self, effect: str) -> list[int]:
        """What an effect can be spoken of with."""
        if effect not in PLACED:
            return [1]
        if effect == "chernobyl":
            return self.scored
        return [1, 2, 3, 7] if effect == "famine" else self.numbers["GUARDED"]


@cache
def words(game: str) -> Words:
    return Words(game)
