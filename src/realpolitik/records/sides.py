"""The sides of all games, as reports and charts mark them: a colour, a line and a shape. Colour never tells alone."""

from typing import Final, Literal, NamedTuple

Line = Literal["-"] | tuple[float, tuple[float, ...]]  # as matplotlib has it

SOLID: Final[Line] = "-"
BROKEN: Final[Line] = (0, (4, 1.6))
DOTTED: Final[Line] = (0, (1.2, 1.4))
MIXED: Final[Line] = (0, (6, 1.6, 1.4, 1.6))


class Side(NamedTuple):
    """How a side is told apart, on paper and on a dark ground. The colours of no two are the same on paper, so that one
    can be told from another in a drawing."""

    colour: str  # of lines and words
    fill: str  # of areas that words stand on; the same on a dark ground
    tint: str  # of areas behind
    dark: str
    dark_tint: str
    line: Line
    shape: str  # a marker, as matplotlib names it


SIDES: Final = {
    "us": Side("#1f62c0", "#1f5fb8", "#dce9fa", "#4d9bff", "#14305a", SOLID, "*"),
    "ussr": Side("#c2332f", "#b3302f", "#fae1de", "#ff5d55", "#4c1a1c", BROKEN, "P"),
    "jihadist": Side("#157347", "#1b7349", "#d9efe3", "#3cc88a", "#0e2d20", BROKEN, "v"),
    "usa": Side("#1d60be", "#1e5db6", "#dbe8f9", "#4d9bff", "#14305a", SOLID, "*"),
    "eu": Side("#8d6b00", "#876600", "#f8edc4", "#ffcf3f", "#3d3008", BROKEN, "$\\circ$"),
    "russia": Side("#66707c", "#5f6975", "#e3e6ea", "#c5cdd8", "#2c333c", DOTTED, "_"),
    "china": Side("#c4302c", "#b52e2d", "#f9e0dd", "#ff5d55", "#4c1a1d", MIXED, "D"),
    "local": Side("#2a2b2d", "#3a3b3e", "#dcdcdc", "#8a8f98", "#16181c", DOTTED, "s"),
}


def on_paper() -> dict[str, str]:
    """The colours of all sides, under the names that a page has for them."""
    found: dict[str, str] = {}
    for name, side in SIDES.items():
        found |= {name: side.colour, f"{name}-fill": side.fill, f"{name}-tint": side.tint}
    return found


def style() -> str:
    """The same colours for a page, on a dark ground, on a light one and in print; and words in them."""
    sides = SIDES.items()
    dark = [f"--{name}: {it.dark}; --{name}-fill: {it.fill}; --{name}-tint: {it.dark_tint};" for name, it in sides]
    light = [f"--{name}: {it.colour}; --{name}-tint: {it.tint};" for name, it in sides]
    return "\n".join(
        [
            ":root {",
            *dark,
            "}",
            "@media (prefers-color-scheme: light), print {",
            ":root {",
            *light,
            "}",
            "}",
            *[f".{name} {{ color: var(--{name}); }}" for name in SIDES],
        ]
    )
