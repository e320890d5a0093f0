"""The page's own words: the same in every language, said by the page, and by nothing that a browser lacks."""

import re
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple, get_args

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import realpolitik
from realpolitik.analysis.telling import MISTAKE, TURNING
from realpolitik.language.files import HOME, REFERENCE, languages
from realpolitik.table.drafts import Until

SOURCE = Path(realpolitik.__file__).parent
PAGE = SOURCE / "table" / "page"
LAYOUTS = [tomllib.loads(path.read_text(encoding="utf-8")) for path in SOURCE.glob("games/*/layout.toml")]
INSTRUMENTS = [instrument for layout in LAYOUTS for instrument in layout["instrument"]]

OWN_NAMES = {"en": "English", "ru": "Русский", "pl": "Polski"}
QUOTES = {"en": "“”", "ru": "«»", "pl": "„”"}
EVERY_QUOTE = "“”„«»\"'"
BUILT_IN = ["NUMBER", "DATETIME"]  # the functions that every bundle has

BANDS = [f"{it['name']}-{band['name']}" for it in INSTRUMENTS for band in it.get("bands", [])]
GOALS = [goal["name"] for it in INSTRUMENTS for goal in it.get("goals", [])]
PILES = [pile for it in INSTRUMENTS for pile in (*it.get("piles", []), *it.get("sometimes", []))]
PHASES = ["setup", "headline", "action", "between", "none", "jihadist", "us", "plots", "end"]
GOVERNANCES = ["good", "fair", "poor", "islamist_rule"]
POSTURES = ["hard", "soft"]
STAGES = ["none", "set_up", "preparation", "actions", "research", "random_influence", "aftermath"]
PRIORITIES = ["domestic", "diplomatic", "military"]
REGIONS = ["europe", "central_asia", "americas", "mena", "africa", "south_asia", "east_asia_pacific"]
PIECES = ["troops", "sleepers", "active", "cadre", "plot", "aid", "besieged", "green", "tan"]

# ids that the page puts together, and what stands in the gap; those under `known` may be missing
GAPS = {
    "plan-until-${until}": ["setup", *[it for it in get_args(Until) if it]],
    "instrument-${name}": [it["name"] for it in INSTRUMENTS],
    "instrument-${it.name}": [it["name"] for it in INSTRUMENTS],
    'phase-${phase || "none"}': PHASES,
    "analysis-${it.group}": [TURNING, MISTAKE],
    "analysis-${group}-list": [TURNING, MISTAKE],
    "analysis-${group}-none": [TURNING, MISTAKE],
    "board-beyond-${side}": ["left", "right", "up", "down"],
    "standing-sign-${standing}": ["presence", "domination", "control"],
    "marker-${marker}": ["famine", "centcom_us", "centcom_ussr"],
    "pile-${which}": PILES,
    "pile-${which}.help": PILES,
    "band-${name}-${here.name}": BANDS,
    "band-${name}-${band.name}": BANDS,
    "band-${name}-${band.name}.help": BANDS,
    "goal-${goal.name}": GOALS,
    "goal-${goal.name}.short": GOALS,
    "goal-${goal.name}.title": GOALS,
    "zone-${name}": [name for layout in LAYOUTS for name in layout.get("zone", {})],
    "governance-${governance}": GOVERNANCES,
    "governance-sign-${name}": GOVERNANCES,
    "alignment-${now.alignment}": ["ally", "neutral", "adversary"],
    "posture-${now.posture}": POSTURES,
    "posture-${own}": POSTURES,
    "pace-${it}": ["calm", "brisk", "off"],
    "posture-${world.posture}": POSTURES,
    "posture-sign-${now.posture}": POSTURES,
    "country-${space.type}": ["sunni", "shia_mix", "non_muslim", "iran", "us"],
    "country-${type}": ["sunni", "shia_mix"],
    "country-regime-change-${now.regime_change}": ["green", "tan"],
    "plot-${plot}": ["1", "2", "3", "wmd"],
    "legend-${name}": GOVERNANCES,
    "legend-${kind}": PIECES,
    'stage-${phase || "none"}': STAGES,
    "unit-${name}": ["money", "vp", "research"],
    "priority-${priority}": PRIORITIES,
    "priority-${mat.priority}": PRIORITIES,
    "family-${familyOf(card)}": ["advantage", "decree"],
    "skip-to-${name}": ["content", "question", "board", "log"],
    "lobby-${what}": ["friend", "hot-seat", "anybody", "alone"],
    "lobby-${what}.short": ["friend", "hot-seat", "anybody", "alone"],
    "open-tables-${column}": ["game", "seats", "options", "pace", "out", "by"],
    "tab-${name}": ["world", "mat", "others", "market", "log"],
}
OPTIONAL = {
    "instrument-${name}.help": [it["name"] for it in INSTRUMENTS],
    "bonus-${what}": ["research", "engage_discount", "threat", "defence"],
    "cards-${name}": ["front", "seen", "deck", "discard"],
    "short-${region}": REGIONS,
}
# ids that the page picks from elsewhere in the same file, where all of them begin alike
PICKED = {("keyboard.js", 'words ?? ""'): "keys-", ("rail.js", "whereTo(book, question)"): "choose-"}

# what the page fills in: how many of something, or one of a few words; everything else is text
COUNTED = {"at", "games", "left", "links", "more", "n", "of", "operations", "round", "rounds", "seats", "sections"}
COUNTED |= {"turn", "turns", "ways", "tokens", "place", "bonus", "armies", "track", "end", "deck", "discard", "engage"}
COUNTED |= {"level", "vp", "ready", "right"}
CHOSEN = {"held": ["yes", "no"], "up": ["yes", "no"], "surely": ["yes", "no"], "theme": ["dark", "paper"]}
CHOSEN |= {"army": ["yes", "no"]}
NUMBERS = [0, 1, 2, 5, 21, 22]

every_language = pytest.mark.parametrize("language", languages())
every_translation = pytest.mark.parametrize("language", [it for it in languages() if it != REFERENCE])


# -- the messages ------------------------------------------------------------------------------------------------------


def text_of(language: str) -> str:
    return (HOME / language / "page.ftl").read_text(encoding="utf-8")


def body(language: str) -> list[ast.EntryType]:
    return parse(text_of(language)).body


def messages(language: str) -> list[ast.Message]:
    return [entry for entry in body(language) if isinstance(entry, ast.Message)]


@cache
def patterns(language: str) -> dict[str, ast.Pattern]:
    """Everything that can be said: messages by their ids, attributes as `undo.help`."""
    found = {}
    for message in messages(language):
        if message.value:
            found[message.id.name] = message.value
        found.update({f"{message.id.name}.{it.id.name}": it.value for it in message.attributes})
    return found


class Content(Visitor):
    """What a pattern is made of."""

    def __init__(self, node: ast.BaseNode) -> None:
        self.variables: set[str] = set()
        self.functions: set[str] = set()
        self.messages: set[str] = set()
        self.selects: list[ast.SelectExpression] = []
        self.texts: list[str] = []
        self.visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selects.append(node)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


class Plural(NamedTuple):
    """A choice by the plural of a number."""

    variable: str
    categories: set[str]
    variants: dict[str, ast.Pattern]


def plurals(pattern: ast.Pattern) -> Iterator[Plural]:
    for select in Content(pattern).selects:
        if isinstance(select.selector, ast.VariableReference) and select.selector.id.name in COUNTED:
            named = {it.key.name: it.value for it in select.variants if isinstance(it.key, ast.Identifier)}
            yield Plural(select.selector.id.name, set(named), named)


@every_language
def test_every_language_has_words_for_the_page(language: str) -> None:
    broken = [entry.content for entry in body(language) if isinstance(entry, ast.Junk)]
    assert not broken, f"{language}/page.ftl cannot be read here: {broken[0]}"
    ids = [message.id.name for message in messages(language)]
    assert sorted(ids) == sorted(set(ids))


@every_translation
def test_languages_have_the_same_messages_in_the_same_order(language: str) -> None:
    assert list(patterns(language)) == list(patterns(REFERENCE))


@every_translation
def test_languages_fill_in_the_same_things(language: str) -> None:
    reference = patterns(REFERENCE)
    for message, pattern in patterns(language).items():
        assert Content(pattern).variables == Content(reference[message]).variables, f"{language}: {message}"


@every_language
def test_a_bundle_of_the_browser_has_all_that_a_message_needs(language: str) -> None:
    """The page gives its bundles no functions, and each bundle has the words of one file."""
    assert "functions" not in (PAGE / "words.js").read_text(encoding="utf-8")
    built_in = re.search(r"this._functions = \{([^}]*)\}", (PAGE / "vendor" / "fluent.js").read_text(encoding="utf-8"))
    assert built_in
    assert re.findall(r"[.\w]+", built_in[1]) == [*BUILT_IN, "...functions"]
    own = {message.id.name for message in messages(language)}
    for message, pattern in patterns(language).items():
        content = Content(pattern)
        assert content.functions <= set(BUILT_IN), f"{language}: {message}"
        assert content.messages <= own, f"{language}: {message}"


@every_translation
def test_plurals_are_whole(language: str) -> None:
    """Where English has one and other, a language has all its own plurals; or none, if it does not say the number."""
    plural_of = Locale.parse(language).plural_form
    all_plurals = {plural_of(number) for number in range(100)}
    translated = patterns(language)
    for message, pattern in patterns(REFERENCE).items():
        for english in plurals(pattern):
            if "one" not in english.categories:
                continue
            own = [it for it in plurals(translated[message]) if it.variable == english.variable]
            assert own, f"{language}: {message} does not ask how many {english.variable}"
            for plural in own:
                where = f"{language}: {message} has {sorted(plural.categories)}"
                if any(plural.variable in Content(variant).variables for variant in plural.variants.values()):
                    assert plural.categories in (all_plurals, all_plurals - {"many"} | {"other"}), where
                else:
                    assert plural.categories == {"other"}, f"{where}, but never says the number: write [1]"


@every_language
def test_every_message_can_be_said_with_any_number(language: str) -> None:
    say = speaker(language)
    for message, pattern in patterns(language).items():
        variables = sorted(Content(pattern).variables)
        samples = [NUMBERS if it in COUNTED else CHOSEN.get(it, ["Ω"]) for it in variables]
        for values in product(*samples):
            said = say(message, dict(zip(variables, values, strict=True)))
            assert said, f"{language}: {message}"
            assert not re.search(r"^\s|\s\s|[{}]|\s$", said), f"{language}: {message} is {said!r}"


def speaker(language: str) -> Callable[[str, dict[str, object]], str]:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text_of(language)))

    def say(message: str, values: dict[str, object]) -> str:
        name, _, attribute = message.partition(".")
        found = bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        said, errors = bundle.format_pattern(pattern, values)
        assert not errors, f"{language}: {message}: {errors[0]}"
        return str(said)

    return say


def test_plurals_are_those_of_the_language() -> None:
    words = {
        language: [speaker(language)("hand-size", {"n": n}).split()[1] for n in NUMBERS] for language in languages()
    }
    assert words["en"] == ["cards", "card", "cards", "cards", "cards", "cards"]
    assert words["ru"] == ["карт", "карта", "карты", "карт", "карта", "карты"]
    assert words["pl"] == ["kart", "karta", "karty", "kart", "kart", "karty"]


@every_language
def test_messages_are_set_properly(language: str) -> None:
    """Quotes of the language, an ellipsis as one sign, and no line may end between a number and its unit."""
    for message, pattern in patterns(language).items():
        for text in Content(pattern).texts:
            foreign = set(text) & set(EVERY_QUOTE) - set(QUOTES[language])
            assert not foreign, f"{language}: {message} has {foreign}"
            assert "..." not in text, f"{language}: {message}"
            assert not re.match(r" (ПО|ОО|PZ|PO)\b", text), f"{language}: {message} may part a number from its unit"


@every_language
def test_letters_of_the_rules_are_those_of_the_sentences(language: str) -> None:
    kernel = parse((HOME / language / "kernel.ftl").read_text(encoding="utf-8")).body
    letters = next(it.value for it in kernel if isinstance(it, ast.Message) and it.id.name == "rule-letters")
    assert letters is not None
    assert Content(patterns(language)["rules-letters"]).texts == Content(letters).texts


# -- the page ----------------------------------------------------------------------------------------------------------


class Call(NamedTuple):
    """Where the page says something: its file, what stands for the id, and what is filled in."""

    file: str
    id: str
    values: str


def scripts() -> list[Path]:
    return sorted(path for path in PAGE.glob("*.js") if path.name != "words.js")


def arguments(source: str, start: int) -> list[str]:
    """The arguments of a call whose bracket has been opened just before `start`."""
    found, begin, open_brackets, at = [], start, [")"], start
    while open_brackets:
        sign, closing = source[at], open_brackets[-1]
        if closing in '"`':  # within a string; a template may hold code again
            if sign == "\\":
                at += 1
            elif sign == closing:
                open_brackets.pop()
            elif closing == "`" and source.startswith("${", at):
                open_brackets.append("}")
                at += 1
        elif sign == closing:
            open_brackets.pop()
        elif sign in "([{":
            open_brackets.append({"(": ")", "[": "]", "{": "}"}[sign])
        elif sign in '"`':
            open_brackets.append(sign)
        if (sign == "," and len(open_brackets) == 1) or not open_brackets:
            found.append(source[begin:at].strip())
            begin = at + 1
        at += 1
    return [it for it in found if it]


@cache
def calls() -> list[Call]:
    found = []
    for path in scripts():
        source = path.read_text(encoding="utf-8")
        for match in re.finditer(r"\bsay\(", source):
            given = arguments(source, match.end())
            found.append(Call(path.name, given[0], given[1] if len(given) > 1 else ""))
    return found


def ids_of(call: Call) -> set[str]:
    """The ids that a call may ask for."""
    if call.id.startswith("`"):
        gap = call.id.strip("`")
        assert gap in GAPS or gap in OPTIONAL, f"{call.file} says {call.id}: add what may stand there to GAPS"
        values = GAPS.get(gap) or [it for it in OPTIONAL[gap] if re.sub(r"\$\{.*\}", it, gap) in patterns(REFERENCE)]
        return {re.sub(r"\$\{.*\}", value, gap) for value in values}
    compared = re.sub(r'[!=]== "[^"]*"', "", call.id)
    if found := set(re.findall(r'"([^"]+)"', compared)):
        return found
    prefix = PICKED.get((call.file, call.id))
    assert prefix, f"{call.file} says {call.id}: nobody can tell which message that is; add it to PICKED"
    return set(re.findall(rf'"({prefix}[a-z-]+)"', (PAGE / call.file).read_text(encoding="utf-8")))


def test_the_page_says_what_there_is() -> None:
    there = patterns(REFERENCE)
    for call in calls():
        missing = ids_of(call) - set(there)
        assert not missing, f"{call.file} says {sorted(missing)}, and no such message is there"


def test_the_page_says_everything_there_is() -> None:
    said = {message for call in calls() for message in ids_of(call)}
    assert set(patterns(REFERENCE)) - said == set()


def test_the_page_fills_in_what_messages_need() -> None:
    """As far as the call itself shows it; some values are put together before."""
    there = patterns(REFERENCE)
    for call in calls():
        if call.values and (not call.values.startswith("{") or "..." in call.values):
            continue
        inner = arguments(call.values[1:-1] + ")", 0) if call.values else []
        given = {it.partition(":")[0].strip() for it in inner}
        for message in ids_of(call):
            missing = Content(there[message]).variables - given
            assert not missing, f"{call.file} says {message} without {sorted(missing)}"


def test_the_page_knows_every_language_by_its_own_name() -> None:
    words = (PAGE / "words.js").read_text(encoding="utf-8")
    listed = re.search(r"export const LANGUAGES = \{(.*?)\}", words)
    assert listed
    names = dict(re.findall(r'(\w+): "([^"]+)"', listed[1]))
    assert names == {language: OWN_NAMES[language] for language in languages()}
