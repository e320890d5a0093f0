"""The sides of all games, as the terminal marks them: a letter and a colour. Colour never tells a side alone."""

from typing import Final, NamedTuple


class Mark(NamedTuple):
    """How a side is told apart. Colours are codes of the terminal."""

    letter: str
    ink: str
    control: str  # ink on the ground of what the side holds


MARKS: Final = {
    "us": Mark("A", "94", "97;44"),
    "ussr": Mark("S", "91", "97;41"),
    "jihadist": Mark("J", "92", "97;42"),
    "usa": Mark("U", "94", "97;44"),
    "eu": Mark("E", "93", "30;43"),
    "russia": Mark("R", "37", "30;47"),
    "china": Mark("C", "91", "97;41"),
    "local": Mark("L", "90", "97;100"),
}


def letter(side: str) -> str:
    """The letter of a side; its initial, if it has no mark."""
    return MARKS[side].letter if side in MARKS else side[:1].upper()


def ink(side: str) -> list[str]:
    """The colour of a side, if it has one."""
    return [side] if side in MARKS else []


def codes() -> dict[str, str]:
    """What the terminal is told for the ink of each side, and for what it holds."""
    found = {}
    for side, mark in MARKS.items():
        found[side] = mark.ink
        found[f"{side}-control"] = mark.control
    return found
