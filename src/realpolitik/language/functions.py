"""What messages are given, and what they may call, in every game."""

from collections.abc import Sequence
from typing import Final

from fluent.runtime.types import FluentInt, FluentType


class Several(FluentType):
    """Several ints as one argument: the cards of a hand."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self.numbers = tuple(numbers)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Several) and self.numbers == other.numbers

    def __hash__(self) -> int:
        return hash(self.numbers)

    def format(self, locale: object) -> str:
        return ", ".join(map(str, self.numbers))


def named(names: tuple[str, ...], values: tuple[int, ...]) -> dict[str, object]:
    """Values under the names of their kind. A starred name, the last, takes all that are left; others go unsaid."""
    arguments: dict[str, object] = {}
    for i, name in enumerate(names):
        if name.startswith("*"):
            arguments[name[1:]] = Several(values[i:])
        elif i < len(values):
            arguments[name] = values[i]
    return arguments


def as_message(name: str, text: str, **forms: str) -> str:
    """A message made of data, as a file would have it: its text means nothing to Fluent, whatever stands in it."""
    return "\n".join(
        [f"{name} = {_literal(text)}", *[f"    .{form} = {_literal(said)}" for form, said in forms.items()]]
    )


def _literal(text: str) -> str:
    plain = " ".join(text.split()).replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{plain}" }}'


def _abs(number: int) -> FluentInt:
    return FluentInt(abs(number))


def _count(several: Several) -> FluentInt:
    return FluentInt(len(several.numbers))


def _reaches(number: int, needed: int) -> str:
    return "yes" if number >= needed else "no"


def _sign(number: int) -> str:
    return "plus" if number > 0 else "minus" if number < 0 else "zero"


def _signed(number: int) -> str:
    return f"−{-number}" if number < 0 else f"+{number}"


def _figure(number: int) -> FluentInt | str:
    """A number that may be below zero, with a minus then and not with a hyphen."""
    return f"−{-number}" if number < 0 else FluentInt(number)


# for messages, in every game
FUNCTIONS: Final = {
    "ABS": _abs,
    "COUNT": _count,
    "FIGURE": _figure,
    "REACHES": _reaches,
    "SIGN": _sign,
    "SIGNED": _signed,
}
