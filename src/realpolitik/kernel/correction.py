"""What people at a real table may set right: a track, the influence in a country, the place of a card."""

from collections.abc import Mapping, Sequence
from typing import Final

from realpolitik.kernel.errors import WrongAnswer

BASE: Final = 256
FIRST_WIDE: Final = 256  # kinds from here on have room for greater values: money, points of a long game
WIDE_BASE: Final = 4096

_WIDE: Final = FIRST_WIDE * BASE * BASE  # the first option of a wide kind; all others are below


def correction(kind: int, thing: int, value: int) -> int:
    """The arbiter's option that sets a thing: one int, which it has for good: recorded games hold such numbers."""
    if not 0 <= kind < FIRST_WIDE + BASE:
        raise ValueError(f"there is no kind {kind} of corrections: kinds are below {FIRST_WIDE + BASE}")
    if kind < FIRST_WIDE:
        if not (0 <= thing < BASE and 0 <= value < BASE):
            raise ValueError(f"a correction of kind {kind} cannot set thing {thing} to {value}: both are below {BASE}")
        return (kind * BASE + thing) * BASE + value
    if not (0 <= thing < BASE and 0 <= value < WIDE_BASE):
        raise ValueError(
            f"a correction of kind {kind} cannot set thing {thing} to {value}: "
            f"the thing is below {BASE}, the value below {WIDE_BASE}"
        )
    return _WIDE + ((kind - FIRST_WIDE) * BASE + thing) * WIDE_BASE + value


def parts(option: int) -> tuple[int, int, int]:
    """The opposite of `correction`."""
    if option < _WIDE:
        return option // (BASE * BASE), option // BASE % BASE, option % BASE
    wide = option - _WIDE
    return FIRST_WIDE + wide // (BASE * WIDE_BASE), wide // WIDE_BASE % BASE, wide % WIDE_BASE


class Correctable:
    """Something that can be set right. `kind` and `about` name it (`influence`, `us`, `iran`).

    `values` are all ways it may stand, by their names; those that it does not stand at are `choices`.
    """

    __slots__ = ("about", "kind", "kind_number", "present", "thing", "values", "zero")

    def __init__(
        self,
        name: str,
        about: tuple[str, ...],
        kind: int,
        thing: int,
        value: int,
        values: Mapping[str, int],
        zero: int = 0,
    ) -> None:
        self.kind = name
        self.about = about
        self.kind_number = kind
        self.thing = thing
        self.present = value
        self.values = values
        self.zero = zero  # added where values may lie below

    @property
    def value(self) -> str:
        """How it stands, by name."""
        return next((word for word, number in self.values.items() if number == self.present), str(self.present))

    @property
    def choices(self) -> dict[str, int]:
        """How it may be set: from the name of each value to the option that the arbiter answers with."""
        return {
            word: correction(self.kind_number, self.thing, number + self.zero)
            for word, number in self.values.items()
            if number != self.present
        }


def listed(thing: Correctable, words: Sequence[str] = ()) -> str:
    """How it may be set, in `words` if these are given: all ways, or the first and the last of a long track."""
    choices = words or list(thing.choices)
    return f"{choices[0]} … {choices[-1]}" if len(choices) > BASE else ", ".join(choices)


_NUMBERS: Final[dict[tuple[int, int], dict[str, int]]] = {}


def numbers(least: int, most: int) -> Mapping[str, int]:
    """The values of a track, by name; the same object every time, as there are many tracks."""
    if (least, most) not in _NUMBERS:
        _NUMBERS[least, most] = {str(n): n for n in range(least, most + 1)}
    return _NUMBERS[least, most]


def check_correction(correctables: Sequence[Correctable], option: int) -> None:
    """Refuse what is none of the choices of the thing that it addresses, with those that are."""
    kind, number, _ = parts(option)
    for thing in correctables:
        if (thing.kind_number, thing.thing) == (kind, number):
            if option not in thing.choices.values():
                what = " ".join((thing.kind, *thing.about))
                raise WrongAnswer(f"{what} stands at {thing.value}; it can be set to {listed(thing)}")
            return
    raise WrongAnswer(f"{option} is not a correction that can be made now; `corrections` lists those that can")
