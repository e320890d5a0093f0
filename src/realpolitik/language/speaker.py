"""A speaker puts the ints of one game into the words of one language.

The words are Fluent messages, `<language>/*.ftl`. Their ids follow from the names in the code: `place_where` is asked
by `question-place-where`. Their arguments are the ints as they are, and functions turn these into names, in the form
that the sentence needs: `{ COUNTRY($country, form: "the") }` is the attribute `.the` of that country's message.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from realpolitik.bots.net.things import kind_and_number
from realpolitik.kernel.correction import Correctable
from realpolitik.kernel.errors import RealpolitikError
from realpolitik.kernel.game import Game, Option, Preset, Setup, Value, View
from realpolitik.kernel.kit import part_named
from realpolitik.kernel.kits import game_named, kit_of, kits
from realpolitik.kernel.question import (
    DUTIES,
    FACTS,
    FIRST_LABEL,
    KINDS,
    NOTES,
    REASONS,
    REMARKS,
    Duty,
    Fact,
    Kind,
    MessageKind,
    Note,
    Question,
    Reason,
    Remark,
    dice_of,
)
from realpolitik.language.bundle import Bundle
from realpolitik.language.files import HOME, KERNEL, REFERENCE, SURFACES, languages
from realpolitik.language.functions import FUNCTIONS, Several, named
from realpolitik.language.vocabulary import EffectTold, Name, Noted, Told, Vocabulary

NUMBERED: Final = re.compile(r"[A-Z]?\d")  # how a section that is counted begins: 6.3.4, or W8.3 under our own numbers
QUOTED: Final = "quoted"  # the form of a card's name that sentences need, in languages that have it
TRAITS: Final = ("number",)  # forms that are no words: what a sentence selects by
REMEMBERED: Final = 2048  # messages that a speaker has said lately, as they were worded: about a megabyte


# a marked speaker puts the names of things between these, so that a page can make links of them: kind:name, then text
MARK, MARKED, UNMARK = "\ue000", "\ue001", "\ue002"


class Unspoken(Exception):
    """A message, a form of it or an argument is missing: a fault of the language's files, not of the user."""


class Speaker:
    """One game in one language. Whatever this language lacks is said in the reference language."""

    def __init__(self, language: str, vocabulary: Vocabulary, strict: bool = False, marked: bool = False) -> None:
        """A `strict` speaker has nobody to fall back on: what cannot be said is raised as Unspoken. A `marked` one
        marks the names of things."""
        self.language = language
        self.vocabulary = vocabulary
        self.marked = marked
        self._alone = strict or language == REFERENCE
        functions: dict[str, Any] = {**FUNCTIONS, **vocabulary.functions(self)}
        for function, name_of in vocabulary.names.items():
            functions[function] = self._naming(name_of)
        functions["WHO"] = self._who_in
        functions["THING"] = self._thing
        functions["LINE"] = self._line
        self._bundle = Bundle(language, functions)
        for path in files_of(language, vocabulary):
            self._bundle.add_file(path)
        self._bundle.add_text(vocabulary.given(language))
        self._remembered = lru_cache(REMEMBERED, typed=True)(self._worded)

    def _naming(self, name_of: Callable[[int], Name]) -> Callable[..., str]:
        def spoken(number: int, form: str = "") -> str:
            """The form asked for; `key` is the id itself without its first word, for selectors."""
            message, arguments = name_of(int(number))
            if form == "key":
                return message.partition("-")[2]
            text = self._format(message, form, arguments)
            return text if form in TRAITS else self._mark(message, text)

        return spoken

    def _who_in(self, number: int, form: str = "") -> str:
        """In a form; nothing where the game has none such: messages of the kernel speak of the sides of any."""
        message, _ = self._who(int(number))
        return self._naming(self._who)(number, form) if not form or self.has(f"{message}.{form}") else ""

    def _who(self, number: int) -> Name:
        """Whom a note of the kernel calls by that number: a side, or a player who has none yet."""
        sides = list(game_named(self.vocabulary.game).components()["sides"])
        if number < len(sides):
            return f"side-{dashed(sides[number])}", {}
        return "seat", {"n": number - len(sides) + 1}

    def _thing(self, number: int) -> str:
        """What the reasons of nets speak of."""
        return self.vocabulary.thing(self, *kind_and_number(int(number)))

    def _line(self, several: Several) -> str:
        """The choices that a net expects to follow: whose each is, and what it takes."""
        steps = zip(several.numbers[::2], several.numbers[1::2], strict=True)
        return "; ".join([self.say("line-step", who=who, thing=thing) for who, thing in steps])

    def _mark(self, message: str, text: str) -> str:
        """The name of a thing, marked as such, if this speaker marks names."""
        kind, _, key = message.partition("-")
        if not self.marked or kind not in self.vocabulary.things:
            return text
        return f"{MARK}{kind}:{key.replace('-', '_')}{MARKED}{text}{UNMARK}"

    # -- messages ------------------------------------------------------------------------------------------------------

    def say(self, message: str, /, **arguments: object) -> str:
        """A message by its id, or an attribute of one: `effect-nato.text`."""
        name, _, attribute = message.partition(".")
        try:
            return self._format(name, attribute, arguments)
        except Unspoken:
            if self._alone:
                raise
            return speak(self.vocabulary.game, REFERENCE, self.marked).say(message, **arguments)

    def has(self, message: str) -> bool:
        name, _, attribute = message.partition(".")
        if not self._bundle.has_message(name):
            return False
        entry = self._bundle.get_message(name)
        return attribute in entry.attributes if attribute else entry.value is not None

    def sentence(self, message: str, /, **arguments: object) -> str:
        """A message as a sentence of its own: on one line, beginning with a capital."""
        return capitalised(self.say(message, **arguments))

    def _format(self, name: str, attribute: str, arguments: Mapping[str, object]) -> str:
        """A message in words. They follow from the message and its arguments alone, so what was said lately is said
        again as it was."""
        return self._remembered(name, attribute, tuple(arguments), *arguments.values())

    def _worded(self, name: str, attribute: str, names: tuple[str, ...], *values: object) -> str:
        asked = f"{name}.{attribute}" if attribute else name
        if not self.has(asked):
            raise Unspoken(f"{self.language} has no message {asked}")
        entry = self._bundle.get_message(name)
        pattern = entry.attributes[attribute] if attribute else entry.value
        assert pattern is not None
        arguments = dict(zip(names, values, strict=True))
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise Unspoken(f"{self.language}: {asked} cannot be said with {arguments}: {errors[0]}")
        return str(text)

    def name(self, function: str, number: int, form: str = "") -> str:
        """What a function of the messages makes of a number: `name("COUNTRY", 25)`."""
        message, arguments = self.vocabulary.names[function](number)
        return self._mark(message, self.say(f"{message}.{form}" if form else message, **arguments))

    # -- what happens at the table -------------------------------------------------------------------------------------

    def question(self, question: Question) -> str:
        """What is asked, in a sentence for the seat that is to answer."""
        kind = KINDS[question.kind]
        return self.sentence(f"question-{dashed(kind.name)}", **named(kind.about, question.about))

    def option(self, question: Question, option: int) -> str:
        """An option in a few words."""
        return self.name("LABEL", option) if option >= FIRST_LABEL else self.vocabulary.option(self, question, option)

    def note(self, note: Note) -> str:
        """What happened, in a sentence."""
        kind = NOTES[note[0]]
        return self.sentence(f"note-{dashed(kind.name)}", **named(kind.arguments, note[2:]))

    def told(self, at: int, note: Note) -> Told:
        """A note as a line of the log."""
        kind = NOTES[note[0]]
        return Told(at, kind.name, self.note(note), self.section_of(kind), dice=dice_of(note))

    def section_of(self, kind: Kind | MessageKind) -> str:
        """The section of the game's rulebook behind a question, a note, a reason, a duty, a remark or a fact."""
        return self.vocabulary.section_of(kind)

    def lines(self, notes: Iterable[Noted]) -> list[list[Noted]]:
        """The notes of each line of the log."""
        return self.vocabulary.lines(notes)

    def line(self, notes: Sequence[Noted]) -> Told:
        """A line of the log in a sentence."""
        return self.vocabulary.line(self, notes)

    def tell(self, notes: Iterable[Noted]) -> list[Told]:
        """The log in sentences."""
        return [self.line(line) for line in self.lines(notes)]

    def reason(self, reason: Reason) -> str:
        """Why something is not on offer, in a sentence."""
        return self._about("reason", REASONS[reason[0]], reason)

    def duty(self, duty: Duty) -> str:
        """What a seat still has to see to, in a sentence."""
        return self._about("duty", DUTIES[duty[0]], duty)

    def remark(self, remark: Remark) -> str:
        """What is to be known of an option before it is chosen, in a sentence."""
        return self._about("remark", REMARKS[remark[0]], remark)

    def remark_in_short(self, remark: Remark) -> str:
        """The same in a word or two, for a button."""
        kind = REMARKS[remark[0]]
        return self.say(f"remark-{dashed(kind.name)}.short", **named(kind.arguments, remark[1:]))

    def fact(self, fact: Fact) -> str:
        """What something that is looked at comes to now, in a sentence."""
        return self._about("fact", FACTS[fact[0]], fact)

    def _about(self, what: str, kind: MessageKind, message: tuple[int, ...]) -> str:
        return self.sentence(f"{what}-{dashed(kind.name)}", **named(kind.arguments, message[1:]))

    def rule(self, section: str) -> str:
        """A section of the rules as a reader looks for it; variants and scenarios go by their names."""
        numbered = NUMBERED.match(section)
        return self.say("rule-section", section=self.section(section)) if numbered else self.section(section)

    def section(self, section: str) -> str:
        """The bare number of a section, with the letter that the rules in this language have for its part."""
        if not section:
            return ""
        if not NUMBERED.match(section):
            return self.say(f"rule-{section.lower()}")
        number, _, letter = section.partition(" ")
        return f"{number} {self.say('rule-letters')[ord(letter) - ord('A')]}" if letter else number

    # -- names ---------------------------------------------------------------------------------------------------------

    def card(self, number: int) -> str:
        return self.name("CARD", number)

    def title(self, number: int) -> str:
        """A card within a sentence: in quotes, where the language puts its titles in quotes."""
        message, _ = self.vocabulary.names["CARD"](number)
        return self.name("CARD", number, QUOTED if self.has(f"{message}.{QUOTED}") else "")

    def card_text(self, number: int) -> str:
        """What the card's event does, spoken from its program."""
        return self.vocabulary.card_text(self, number)

    def card_facts(self, number: int) -> str:
        """What is printed on a card beside its text: whose it is, its Ops, its period, its star."""
        return self.vocabulary.card_facts(self, number)

    def country(self, country: int) -> str:
        return self.name("COUNTRY", country)

    def set(self, number: int) -> str:
        return self.name("SET", number)

    def side(self, side: int) -> str:
        return self.name("SIDE", side)

    def seat(self, name: str) -> str:
        """A seat by the name that the game has for it: a side, or a player who has none yet."""
        kind, _, number = name.rpartition("-")
        return self.say("seat", n=int(number)) if kind == "player" else self.say(f"side-{name}")

    def effects(self, view: View) -> list[EffectTold]:
        """The lasting effects in force."""
        return self.vocabulary.effects(self, view)

    def correctable(self, correctable: Correctable) -> str:
        """What can be set right at a real table: `Influence (Iran, US)`."""
        about = self.vocabulary.correctable(self, correctable)
        kind = self.say(f"correctable-{correctable.kind}")
        return f"{kind} ({about})" if about else kind

    def correctable_value(self, correctable: Correctable, value: str) -> str:
        """How something that can be set right stands, or may stand."""
        return self.vocabulary.correctable_value(self, correctable, value)

    def effect(self, index: int, value: int = 1) -> str:
        """A lasting effect in a few words, for the table. `value` is what the state holds for it."""
        return self._effect(index, value, "")

    def effect_text(self, index: int, value: int = 1) -> str:
        """What a lasting effect does."""
        return capitalised(self._effect(index, value, ".text")) + self.say("full-stop")

    def _effect(self, index: int, value: int, form: str) -> str:
        message, arguments = self.vocabulary.names["EFFECT"](index)
        return self.say(message + form, **arguments, value=value)

    # -- before the game -----------------------------------------------------------------------------------------------

    def game(self) -> str:
        return self.say(f"game-{self.vocabulary.game}")

    def scenario(self, name: str) -> str:
        return self.say(f"scenario-{name}")

    def scenario_help(self, name: str) -> str:
        return self.say(f"scenario-{name}.help")

    def option_name(self, option: Option) -> str:
        return self.say(f"option-{dashed(option.name)}")

    def option_help(self, option: Option) -> str:
        return self.say(f"option-{dashed(option.name)}.help")

    def preset_name(self, preset: Preset) -> str:
        return self.say(f"preset-{dashed(preset.name)}")

    def preset_help(self, preset: Preset) -> str:
        return self.say(f"preset-{dashed(preset.name)}.help")

    def chosen_options(self, game: Game, setup: Setup) -> list[str]:
        """The options that are not as they usually are."""
        chosen = [option for option in game.options if setup.options[option.name] != option.default]
        return [f"{self.option_name(option)}: {self.value(setup.options[option.name])}" for option in chosen]

    def value(self, value: Value) -> str:
        """What an option of the match is set to."""
        if isinstance(value, bool):
            return self.say("yes" if value else "no")
        return self.say(f"choice-{value}") if isinstance(value, str) else str(value)


# -- what there is -----------------------------------------------------------------------------------------------------


def files_of(language: str, vocabulary: Vocabulary) -> list[Path]:
    """The files in which a language speaks of a game."""
    kernel, *surfaces = [HOME / language / f"{name}.ftl" for name in (KERNEL, *SURFACES)]
    own = (vocabulary.file(language, f"{name}.ftl") for name in vocabulary.files)
    return [path for path in (kernel, *own, *surfaces) if path.exists()]


@cache
def speak(game: str, language: str = REFERENCE, marked: bool = False) -> Speaker:
    """The speaker of a game in a language. A `marked` one marks the names of things."""
    if language not in languages():
        raise RealpolitikError(f"there is no language {language!r}; there are {', '.join(languages())}")
    if not has_words(game):
        spoken = filter(has_words, kits())
        raise RealpolitikError(f"nobody speaks of a game {game!r}; there are words for {', '.join(spoken)}")
    return Speaker(language, vocabulary_of(game), marked=marked)


def has_words(game: str) -> bool:
    return game in kits() and kit_of(game).vocabulary != ""


def vocabulary_of(game: str) -> Vocabulary:
    vocabulary = part_named(kit_of(game).vocabulary)
    if not isinstance(vocabulary, Vocabulary) or vocabulary.game != game:
        raise RealpolitikError(f"the words of {game}, {kit_of(game).vocabulary}, are not the vocabulary of that game")
    return vocabulary


# -- small words -------------------------------------------------------------------------------------------------------


def dashed(name: str) -> str:
    """A name of the code as an id of a message has it."""
    return name.replace("_", "-")


def capitalised(text: str) -> str:
    line = " ".join(text.split())
    first = line.find(MARKED) + 1 if line.startswith(MARK) else 0
    return line[:first] + line[first : first + 1].upper() + line[first + 1 :]
