"""The board of Labyrinth as lines of text, from a view and what lies in the box: at this table or one elsewhere."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from realpolitik.language import Speaker
from realpolitik.language.speaker import dashed
from realpolitik.terminal.board import Board, Spaces
from realpolitik.terminal.box import Box, Json
from realpolitik.terminal.console import Console, in_line, length, pad, shorten, wrap

# the countries from west to east, in three groups
GROUPS: Final = {
    "muslim": (
        "morocco",
        "algeria_tunisia",
        "libya",
        "egypt",
        "sudan",
        "somalia",
        "turkey",
        "lebanon",
        "jordan",
        "syria",
        "iraq",
        "saudi_arabia",
        "yemen",
        "gulf_states",
        "iran",
        "central_asia",
        "afghanistan",
        "pakistan",
        "indonesia_malaysia",
    ),
    "schengen": ("spain", "france", "benelux", "germany", "italy", "scandinavia", "eastern_europe"),
    "elsewhere": (
        "united_states",
        "canada",
        "united_kingdom",
        "serbia",
        "israel",
        "russia",
        "caucasus",
        "kenya_tanzania",
        "india",
        "china",
        "thailand",
        "philippines",
    ),
}
# widths: of a country's name, with its sign; of governance and alignment; of a posture; of pieces
LONGEST: Final = {"muslim": 19, "schengen": 17, "elsewhere": 17}
STANCE: Final = {"muslim": 9, "schengen": 7, "elsewhere": 7}
CELLS: Final = 6
TROOPS: Final = 4
LEFT: Final = 61  # of the two columns of the board
RIGHT: Final = 37
GAP: Final = 2
SHORTEST_EXTRAS: Final = 8  # what is worth beginning on the same line
OPTION: Final = 43  # the width of a country as an option: two columns of them fit a hundred characters

SLEEPER: Final = "○"
ACTIVE: Final = "●"
TROOP: Final = "▲"
OIL: Final = "°"
SHIA_MIX: Final = "◐"
UNTESTED: Final = "–"

# the ink of each governance and alignment: nothing is said by it alone
INKS: Final = {
    "good": ("bold", "us"),
    "fair": ("us",),
    "poor": ("jihadist",),
    "islamist_rule": ("jihadist-control",),
    "ally": ("us",),
    "adversary": ("jihadist",),
}


class Extra(NamedTuple):
    """Something that lies in a country, in a few words, and its ink."""

    words: str
    ink: str = ""


class Countries(Board):
    """The countries of a view."""

    def __init__(self, view: Json, box: Box, console: Console) -> None:
        super().__init__(view)
        self.countries: Json = view["countries"]
        self.box = box
        self.spaces = box.spaces
        self.speaker = box.speaker
        self.console = console

    def drawn(self) -> list[str]:
        """The Muslim world, and beside it the rest of the world, where the screen is wide enough; then the key."""
        wide = self.console.width >= LEFT + GAP + RIGHT
        width = LEFT if wide else self.console.width
        left = self._group("muslim", width)
        right = [*self._group("schengen", RIGHT), "", *self._group("elsewhere", RIGHT)]
        if wide:
            rows = range(max(len(left), len(right)))
            joined = [f"{pad(_at(left, row), LEFT)}{' ' * GAP}{_at(right, row)}".rstrip() for row in rows]
        else:
            joined = [*left, "", *right]
        key = self._say("key", oil=OIL, mix=SHIA_MIX, sleeper=SLEEPER, active=ACTIVE, troop=TROOP)
        return [*joined, *[self.console.paint(line, "dim") for line in wrap(key, self.console.width)]]

    def _say(self, message: str, **arguments: object) -> str:
        return self.speaker.say(f"terror-{message}", **arguments)

    def _group(self, group: str, width: int) -> list[str]:
        heading = self.console.paint(self._say(group), "bold")
        return [heading, *[line for name in GROUPS[group] for line in self._lines(name, group, width)]]

    # -- a country -----------------------------------------------------------------------------------------------------

    def _lines(self, name: str, group: str, width: int) -> list[str]:
        """A country in columns; what else lies there follows, on lines of its own where it is long."""
        pieces = f"{pad(self._cells(name), CELLS)} {pad(self._troops(name), TROOPS)}"
        line = f"{pad(self._place(name, LONGEST[group]), LONGEST[group])} {pad(self._stance(name), STANCE[group])}"
        if group == "muslim":
            line += f" {self._resources(name)}"
        line += f" {pieces}"
        extras = self._extras(name)
        if not extras:
            return [line.rstrip()]
        room = width - length(line) - 1
        if length(_joined(extras)) <= room:
            return [f"{line} {self._painted(extras)}"]
        return [line.rstrip(), *self._wrapped(extras, width)]

    def _wrapped(self, extras: Sequence[Extra], width: int) -> list[str]:
        lines: list[list[Extra]] = [[]]
        for extra in extras:
            if lines[-1] and len(_joined([*lines[-1], extra])) > width - 3:
                lines.append([])
            lines[-1].append(extra)
        return [f"   {self._painted([Extra(shorten(it.words, width - 3), it.ink) for it in line])}" for line in lines]

    def grouped(self, spaces: list[str]) -> Spaces:
        """From west to east."""
        groups = [(self._say(group), [name for name in names if name in spaces]) for group, names in GROUPS.items()]
        return [(heading, members) for heading, members in groups if members]

    def listed(self, space: str) -> str:
        """A country in short: what is not there is left out, and so is what there is no room for."""
        width = LONGEST["muslim"]
        there = [piece for piece in (self._cells(space), self._troops(space)) if piece]
        line = " ".join([pad(self._place(space, width), width), pad(self._stance(space), STANCE["muslim"]), *there])
        room = OPTION - length(line) - 1
        extras = _joined(self._extras(space))
        return f"{line} {shorten(extras, room)}" if extras and room >= SHORTEST_EXTRAS else line

    def alone(self, name: str) -> str:
        """A country by itself, with all that lies there."""
        called, extras = self.console.paint(self.box.space(name), "bold"), self._painted(self._extras(name))
        pieces = [self._stance(name), self._resources(name).strip(), self._cells(name), self._troops(name), extras]
        return " ".join([called, *[piece for piece in pieces if piece]])

    def _place(self, name: str, width: int) -> str:
        sign = f" {SHIA_MIX}" if self.spaces[name]["type"] == "shia_mix" else ""
        called = self.box.space(name)
        if len(called) + len(sign) > width:
            called = self.box.short(name)
        return shorten(called, width - len(sign)) + sign

    def _stance(self, name: str) -> str:
        """Governance and alignment of a Muslim country, posture of another; Iran has neither to show."""
        country, paint = self.countries[name], self.console.paint
        if self.spaces[name]["type"] in ("sunni", "shia_mix"):
            if not country["tested"]:
                return UNTESTED
            parts = (country["governance"], country["alignment"])
            return " ".join([pad(paint(self._say(dashed(part)), *INKS.get(part, ())), 4) for part in parts]).rstrip()
        if self.spaces[name]["posture"] == "none":
            return paint(self._say(dashed(country["governance"])), *INKS.get(country["governance"], ()))
        return self._say(country["posture"]) if country["posture"] else UNTESTED

    def _resources(self, name: str) -> str:
        """As they are now, with the sign of an oil exporter."""
        if self.spaces[name]["type"] not in ("sunni", "shia_mix"):
            return "  "
        return f"{self.countries[name]['resources']}{OIL if self.spaces[name]['oil'] else ' '}"

    def _cells(self, name: str) -> str:
        country = self.countries[name]
        told = [(SLEEPER, country["sleepers"]), (ACTIVE, country["active"])]
        return self.console.paint("".join([f"{sign}{n}" for sign, n in told if n]), "jihadist")

    def _troops(self, name: str) -> str:
        country = self.countries[name]
        n = f"{country['troops']}+2" if country["nato"] else country["troops"]
        return self.console.paint(f"{TROOP}{n}", "us") if n else ""

    def _extras(self, name: str) -> list[Extra]:
        """Plots first: they are urgent."""
        country = self.countries[name]
        found = []
        if plots := [plot["plot"] or "?" for plot in country["plots"]]:
            values = " ".join([self._say("wmd") if value == "wmd" else value for value in plots])
            found.append(Extra(self._say("plots", n=len(plots), values=values), "warning"))
        if any(plot["backlash"] for plot in country["plots"]):
            found.append(Extra(self._say("backlash")))
        if country["regime_change"]:
            found.append(Extra(self._say("regime-change", side=country["regime_change"])))
        if country["aid"]:
            found.append(Extra(self._say("aid", n=country["aid"]), "us"))
        found.extend([Extra(self._say(what), "jihadist") for what in ("besieged", "sadr", "cadre") if country[what]])
        if country["nato"]:
            found.append(Extra(self._say("nato"), "us"))
        return [*found, *[Extra(self.speaker.say(f"marker-{dashed(marker)}")) for marker in country["markers"]]]

    def _painted(self, extras: Sequence[Extra]) -> str:
        return ", ".join([self.console.paint(it.words, it.ink) if it.ink else it.words for it in extras])


def _joined(extras: Sequence[Extra]) -> str:
    return ", ".join([extra.words for extra in extras])


def _at(lines: Sequence[str], row: int) -> str:
    return lines[row] if row < len(lines) else ""


# -- tracks ------------------------------------------------------------------------------------------------------------


TRACKED: Final = ("bands", "relations", "share", "goals", "plots", "pair")  # the kinds of instruments told here


def tracks(view: Json, speaker: Speaker, console: Console) -> list[str]:
    """Prestige, relations, troops, funding, cells, victory, plots and reserves: as many on a line as fit."""

    def say(message: str, **arguments: object) -> str:
        return speaker.say(f"terror-{message}", **arguments)

    world, troops, cells, victory = view["world_posture"], view["troops"], view["cells"], view["victory"]
    plots, paint = view["plots"], console.paint
    relations = say(
        "relations",
        us=say(view["us_posture"]),
        world=say(world["posture"]) if world["posture"] else "even",
        n=world["value"],
    )
    penalty = paint(say("penalty", n=view["gwot_penalty"]), "warning") if view["gwot_penalty"] else ""
    lines = [
        [
            paint(
                say("prestige", n=view["prestige"], level=speaker.say(f"level-{dashed(view['prestige_level'])}")), "us"
            ),
            f"{relations} {penalty}".rstrip(),
        ],
        [
            paint(say("troops", n=troops["track"], level=speaker.say(f"level-{dashed(troops['level'])}")), "us"),
            paint(say("reserves", us=view["reserves"]["us"], jihadist=view["reserves"]["jihadist"])),
        ],
        [
            paint(say("funding", n=view["funding"], level=speaker.say(f"level-{cells['level']}")), "jihadist"),
            say("cells", n=cells["available"], of=cells["track"]),
            say("available", n=len(plots["available"]), loose=plots["wmd_loose"], arsenal=plots["wmd_arsenal"]),
        ],
        [
            paint(say("us-aims", good=victory["good_resources"], fair=victory["good_or_fair"]), "us"),
            paint(
                say("jihadist-aims", islamist=victory["islamist_resources"], poor=victory["poor_or_islamist"]),
                "jihadist",
            ),
        ],
    ]
    return [line for parts in lines for line in in_line(parts, console.width)]
