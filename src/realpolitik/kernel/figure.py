"""What people at a real table may set right: the figures of a game, and how each can stand."""

from typing import Final

from realpolitik.kernel.errors import WrongAnswer


class Figure:
    """Something that can be set right: a track, the influence in a country, the place of a card.

    `kind` and `about` name it (`influence`, `us`, `iran`), `value` says how it stands, and `choices` how it may be set:
    from the name of each value to the option that the arbiter answers with.
    """

    __slots__ = ("about", "choices", "kind", "value")

    def __init__(self, kind: str, about: tuple[str, ...], value: str, choices: dict[str, int]) -> None:
        self.kind = kind
        self.about = about
        self.value = value
        self.choices = choices


BASE: Final = 256


def correction(kind: int, thing: int, value: int) -> int:
    """The arbiter's option that sets a thing: one int, which it has for good: recorded games hold such numbers."""
    return (kind * BASE + thing) * BASE + value


def parts(option: int) -> tuple[int, int, int]:
    """The opposite of `correction`."""
    return option // (BASE * BASE), option // BASE % BASE, option % BASE


def numbers(least: int, most: int) -> dict[str, int]:
    return {str(n): n for n in range(least, most + 1)}


def figure(
    name: str, about: tuple[str, ...], kind: int, thing: int, value: int, values: dict[str, int], zero: int = 0
) -> Figure:
    """A figure and all that it may be set to but what it is; `zero` is added where values may lie below."""
    present = next((word for word, number in values.items() if number == value), str(value))
    choices = {word: correction(kind, thing, n + zero) for word, n in values.items() if n != value}
    return Figure(name, about, present, choices)


def check_correction(figures: list[Figure], option: int) -> None:
    """Refuse what is not among the choices of any figure, with those that are."""
    if any(option in figure.choices.values() for figure in figures):
        return
    for figure in figures:
        if any(option // BASE == choice // BASE for choice in figure.choices.values()):
            what = " ".join((figure.kind, *figure.about))
            raise WrongAnswer(f"{what} stands at {figure.value}; it can be set to {', '.join(figure.choices)}")
    raise WrongAnswer(f"{option} is not a correction that can be made now; `corrections` lists those that can")
