"""The board of a game of influence as lines of text: countries by region, and who has how much in them."""

from collections.abc import Sequence
from typing import Final

from realpolitik.language import Speaker
from realpolitik.terminal.board import Board, Spaces
from realpolitik.terminal.box import Box, Json
from realpolitik.terminal.console import Console, pad, shorten, side_by_side, wrap
from realpolitik.terminal.sides import ink

BATTLEGROUND: Final = "◆"
FLASHPOINT: Final = "✶"
LONGEST_NAME: Final = 19  # of a place on the board: three columns then fit a hundred characters
NUMBER: Final = 5  # the width of a number of influence


class Spheres(Board):
    """The countries of a view, and the spaces beside them, as far as they are in play."""

    def __init__(self, view: Json, box: Box, in_play: Sequence[str], console: Console) -> None:
        super().__init__(view)
        self.box = box
        self.in_play = in_play
        self.console = console

    # -- the whole -----------------------------------------------------------------------------------------------------

    def drawn(self) -> list[str]:
        """The regions side by side, then what lies in none. A country in two regions counts in both, and is in both."""
        width = max(len(self._place(space)) for space in self.in_play)
        blocks = []
        for region in [*self._scored_regions(), ""]:
            members = [space for space in self.in_play if region in (self.regions_of(space) or [""])]
            if members:
                blocks.append([self._heading(region, width), *[self.line(space, width) for space in members]])
        key = [self.console.paint(line, "dim") for line in wrap(self._key(), self.console.width)]
        return [*side_by_side(blocks, self.console.width), *key]

    def _heading(self, region: str, width: int) -> str:
        paint = self.console.paint
        called = self.box.name("set", region) if region else ""
        sides = [paint(self.box.side(side).rjust(NUMBER), "bold", *ink(side)) for side in self.box.sides]
        return paint(pad(shorten(called, width + 3), width + 3), "bold") + "".join(sides)

    def _key(self) -> str:
        """How the lines are to be read, and which countries lie in two regions."""
        speaker, facts = self.box.speaker, self.box.spaces
        told = [speaker.say("board-legend-battleground", sign=BATTLEGROUND)]
        if any(facts[space]["flashpoint"] for space in self.in_play):
            told.append(speaker.say("board-legend-flashpoint", sign=FLASHPOINT))
        told.append(speaker.say("board-legend-numbers"))
        in_both = [self.box.space(space) for space in self.in_play if len(self.regions_of(space)) > 1]
        if in_both:
            told.append(speaker.say("board-legend-in-both", names=", ".join(in_both)))
        return " · ".join(told)

    def _scored_regions(self) -> list[str]:
        return [region for region, facts in self.box.components["regions"].items() if facts["worth"]]

    def regions_of(self, space: str) -> list[str]:
        """The regions that a space counts in."""
        return [region for region in self._scored_regions() if region in self.box.spaces[space]["regions"]]

    # -- in lists ------------------------------------------------------------------------------------------------------

    def grouped(self, spaces: list[str]) -> Spaces:
        """By region, each in the first that it counts in."""
        groups = [
            (self.box.name("set", region), [space for space in spaces if self.regions_of(space)[:1] == [region]])
            for region in self._scored_regions()
        ]
        return [(heading, members) for heading, members in groups if members]

    def listed(self, space: str) -> str:
        return self.line(space, LONGEST_NAME)

    # -- a space -------------------------------------------------------------------------------------------------------

    def alone(self, space: str) -> str:
        """The line of a space by itself."""
        return self.line(space, len(self._place(space)))

    def line(self, space: str, width: int) -> str:
        """`Iran ◆2 [1] 0`: name, battleground, stability, influence, brackets for control; then what lies there."""
        facts = self.box.spaces[space]
        name = pad(self._place(space), width)
        painted = self.console.paint(name, "bold") if facts["battleground"] else name
        sign = BATTLEGROUND if facts["battleground"] else FLASHPOINT if facts["flashpoint"] else " "
        numbers = "".join(self._number(space, side) for side in range(len(self.box.sides)))
        markers = "".join(f" {marker(self.box.speaker, it)}" for it in self.view.get("markers", {}).get(space, []))
        return f"{painted} {sign}{self.stability(space) or ' '}{numbers}{markers}"

    def _place(self, space: str) -> str:
        """The name of a space, as long as there is room for."""
        name = self.box.space(space)
        return shorten(self.box.short(space) if len(name) > LONGEST_NAME else name, LONGEST_NAME)

    def stability(self, space: str) -> int:
        """2.1.4: as it is now; 0 for a space that nobody can control."""
        return int(self.view.get("stability", {}).get(space, self.box.spaces[space]["stability"]))

    def _number(self, space: str, side: int) -> str:
        n, inks = self.view["influence"][space][side], ink(self.box.sides[side])
        if self.view["control"][space] == self.box.sides[side]:
            return " " * (NUMBER - len(f"[{n}]")) + self.console.paint(f"[{n}]", *[f"{it}-control" for it in inks])
        return self.console.paint(f"{n} ".rjust(NUMBER), *inks) if n else "· ".rjust(NUMBER)


def marker(speaker: Speaker, name: str) -> str:
    """What lies on a country, by its name in the view; some are on one side: `centcom_us`."""
    kind, _, side = name.partition("_")
    return speaker.say(f"marker-{kind}", who=speaker.seat(side) if side else "")
