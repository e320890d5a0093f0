"""All that a language has written down, as it would be read: every message in each of its variants, and the rules."""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from babel import Locale
from fluent.syntax import ast
from fluent.syntax.serializer import serialize_expression
from language.spoken import entries

from realpolitik.language.files import HOME

NUMBERS = (1, 2, 5, 21, 22, 25, 0, 4, 11, 101, 111, 112)  # every plural that a language may have, near and far
PLURALS = {"zero", "one", "two", "few", "many"}

Chosen = Mapping[str, str]  # by selector, as it is written: what it turned out to be


class Text(NamedTuple):
    """What may be read: in which file, under which id (`undo.help`, or 6.3.1 and 6.3.1.title), and the words. What is
    filled in stands in braces, `{$name}`, but for numbers that the words depend on: these are written out."""

    file: str
    id: str
    words: str

    def __str__(self) -> str:
        return f"{self.file}: {self.id}: {self.words}"


def patterns(language: str) -> Iterator[tuple[str, str, ast.Pattern]]:
    """Every pattern of a language's messages: its file, its id, forms as `undo.help`."""
    for path in sorted((HOME / language).glob("*.ftl")):
        for message in entries(path):
            if isinstance(message, ast.Message | ast.Term):
                if message.value:
                    yield path.name, message.id.name, message.value
                for form in message.attributes:
                    yield path.name, f"{message.id.name}.{form.id.name}", form.value


@cache
def texts(language: str) -> tuple[Text, ...]:
    """All that can be read in a language: its messages, variant by variant, and its rules."""
    return (*messages(language), *rules(language))


@cache
def messages(language: str) -> tuple[Text, ...]:
    reader = Reader(language)
    found = [Text(file, name, it) for file, name, pattern in patterns(language) for it in reader.readings(pattern)]
    return tuple(dict.fromkeys(found))


@cache
def rules(language: str) -> tuple[Text, ...]:
    found = []
    for path in sorted((HOME / language / "rules").glob("*.toml")):
        for number, section in tomllib.loads(path.read_text(encoding="utf-8"))["section"].items():
            found.append(Text(path.name, f"{number}.title", section["title"]))
            for paragraph in section["text"].strip().split("\n\n"):
                found.append(Text(path.name, number, " ".join(paragraph.split())))
    return tuple(found)


class Reader:
    """Reads patterns in every way that they can be read; within one of them a selector is always the same."""

    def __init__(self, language: str) -> None:
        self.plural = Locale.parse(language).plural_form

    def readings(self, pattern: ast.Pattern) -> Iterator[str]:
        for words, chosen in self._of_elements(pattern.elements, {}):
            for selector, value in chosen.items():
                words = words.replace(f"{{{selector}}}", value) if value.lstrip("-").isdigit() else words
            yield words

    def _of_elements(
        self, elements: Sequence[ast.TextElement | ast.Placeable], chosen: Chosen
    ) -> Iterator[tuple[str, Chosen]]:
        if not elements:
            yield "", chosen
            return
        for begun, so_far in self._of_element(elements[0], chosen):
            for ended, taken in self._of_elements(elements[1:], so_far):
                yield begun + ended, taken

    def _of_element(self, element: ast.TextElement | ast.Placeable, chosen: Chosen) -> Iterator[tuple[str, Chosen]]:
        if isinstance(element, ast.TextElement):
            yield element.value, chosen
        elif isinstance(element.expression, ast.SelectExpression):
            yield from self._of_select(element.expression, chosen)
        elif isinstance(element.expression, ast.StringLiteral):
            yield element.expression.value, chosen
        else:
            yield f"{{{serialize_expression(element.expression)}}}", chosen

    def _of_select(self, select: ast.SelectExpression, chosen: Chosen) -> Iterator[tuple[str, Chosen]]:
        selector = serialize_expression(select.selector)
        variants = {_key(variant): variant for variant in select.variants}
        default = next(variant for variant in select.variants if variant.default)
        values = [chosen[selector]] if selector in chosen else self._values(variants)
        for value in values:
            counted = value.lstrip("-").isdigit() and variants.get(self.plural(abs(int(value))))
            variant = variants.get(value) or counted or default
            yield from self._of_elements(variant.value.elements, {**chosen, selector: value})

    def _values(self, variants: Mapping[str, ast.Variant]) -> list[str]:
        """What a selector with such variants may turn out to be: each number that has words of its own, and one of
        each plural that has none; all others read like that one."""
        own = [key for key in variants if key.lstrip("-").isdigit()]
        if not own and not PLURALS & set(variants):
            return list(variants)
        plurals = {self.plural(number): number for number in reversed(NUMBERS) if str(number) not in own}
        return [*own, *map(str, plurals.values())]


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
