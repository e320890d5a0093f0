"""Rows of bytes that encodings are put together from, each made once and looked up, or made all at once."""

from collections.abc import Sequence
from typing import Final

from realpolitik.kernel.procedure import PROCEDURES
from realpolitik.kernel.state import Frame

KEPT: Final = 4096  # of what was worked out, before it is thrown away


def one_hot(size: int) -> list[bytes]:
    """For each of so many places the row that has a one there."""
    return [bytes([1 if at == place else 0 for at in range(size)]) for place in range(size)]


def columns(names: Sequence[str], registered: Sequence[str]) -> list[int]:
    """Where a list of names has each of those that are registered; behind its end where it has not."""
    place = {name: at for at, name in enumerate(names)}
    return [place.get(name, len(names)) for name in registered]


def rows_of(names: Sequence[str], registered: Sequence[str]) -> list[bytes]:
    """The row with a one in the place of each of those that are registered."""
    rows = [*one_hot(len(names)), bytes(len(names))]
    return [rows[column] for column in columns(names, registered)]


def clamp(value: int, most: int) -> int:
    """A value as a signed byte: neither above `most` nor below its opposite."""
    return min(most, value) if value >= 0 else max(-most, value) & 255


def packed(values: list[int] | tuple[int, ...]) -> bytes:
    """The same as `bytes(values)`, in less than half the time: a bytearray takes lists faster."""
    return bytes(bytearray(values))


def clamped(values: list[int], most: int, table: bytes) -> bytes:
    """Each value as `clamp` has it. The table is that of `at_most`: values that are bytes are done all at once."""
    try:
        return packed(values).translate(table)
    except ValueError:
        return bytes([clamp(value, most) for value in values])


def equals(value: int) -> bytes:
    """For `translate`: 1 where a byte has this value."""
    return bytes([1 if byte == value else 0 for byte in range(256)])


def at_most(most: int) -> bytes:
    """For `translate`: a byte, but no more than this."""
    return bytes([min(byte, most) for byte in range(256)])


class Cards:
    """The cards of a game in the places that an observation has for them, the first of which is for none."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self.none = bytes(1 + len(numbers))
        self._numbers = bytes([0, *numbers])
        self._rows = [self.none] * 256
        for row, number in zip(one_hot(len(self._numbers)), self._numbers, strict=True):
            self._rows[number] = row
        self._rows[0] = self.none
        self._runs: list[list[bytes]] = [[bytes([code]) * n for n in range(257)] for code in range(256)]

    def row(self, card: int) -> bytes:
        """The row with a one for this card."""
        return self._rows[card] if 0 < card < 256 else self.none

    def set(self, cards: Sequence[int]) -> bytes:
        """The row with a one for each of these cards."""
        if not cards:
            return self.none
        found = bytes.maketrans(bytes(cards), self._runs[255][len(cards)])
        return self._numbers.translate(found).translate(_LAST)

    def where(self, piles: list[list[int]], codes: list[int]) -> bytes:
        """For every card the code of the last pile in which it is. Codes must be above all numbers of cards: a card
        that is in no pile has its number."""
        cards: list[int] = []
        run: list[bytes] = []
        for at, pile in enumerate(piles):
            cards.extend(pile)
            run.append(self._runs[codes[at]][len(pile)])
        return self._numbers.translate(bytes.maketrans(packed(cards), b"".join(run)))


_LAST: Final = equals(255)


class Frames:
    """The stack as a row: a one for each procedure that a list of names has a place for."""

    def __init__(self, names: Sequence[str]) -> None:
        self._column = columns(names, [procedure.name for procedure in PROCEDURES])
        self._size = len(names)
        self._rows: dict[tuple[int, ...], bytes] = {}

    def row(self, stack: list[Frame]) -> bytes:
        numbers = tuple([f[0] for f in stack])
        row = self._rows.get(numbers)
        if row is None:
            made = bytearray(self._size + 1)
            for number in numbers:
                made[self._column[number]] = 1
            row = bytes(made[: self._size])
            if len(self._rows) >= KEPT:
                self._rows.clear()
            self._rows[numbers] = row
        return row
