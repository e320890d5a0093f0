"""The board (2.1): countries with their stability and links, and the named sets of countries that cards speak of."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from realpolitik.kernel.event import OPPONENT as OPPONENT  # in a card's program, instead of a side
from realpolitik.kernel.event import PLAYER as PLAYER  # for a neutral card the side that plays it

US: Final = 0
USSR: Final = 1
NOBODY: Final = 4
SIDES: Final = ("us", "ussr")  # by their names, in the order of their numbers

ANYWHERE: Final = -1  # instead of a set: no limit
DEFCON_LEAST: Final = 2  # 8.1.3: at 1 the game is over

_SUPERPOWERS: Final = {"us": US, "ussr": USSR, "": NOBODY}


class CountrySet:
    """A set of countries under a name, so that a card's step can refer to it by number and its text by name."""

    def __init__(self, name: str, members: list[int], size: int) -> None:
        self.name = name
        self.members = members
        self.has = [c in members for c in range(size)]


class Board:
    """The facts of a map. Countries are numbered as the map's data lists them; special spaces follow the countries."""

    def __init__(self, size: int) -> None:
        self.size = size  # how many countries; what is numbered from here on is a special space
        self.names: list[str] = []
        self.stability: list[int] = []
        self.battleground: list[bool] = []
        self.regions: list[list[str]] = []  # in which regions and parts of regions each country lies (2.1.1, 2.1.2)
        self.links: list[list[int]] = []  # 2.1.6
        self.home: list[list[int]] = [[], []]  # the countries that touch each superpower
        self.touches: list[int] = []  # the superpower that each country touches, or NOBODY
        self.reach: list[list[int]] = []  # each country with its neighbours
        self.coup_defcon: list[int] = []  # 8.1.5: the lowest DEFCON level at which coups and realignments are allowed
        self.start: list[list[int]] = [[], []]
        self.flashpoints: list[int] = []  # countries where a coup may raise the tension (Red Sea)
        self.optional: list[int] = []  # spaces that only a variant uses
        self.sets: list[CountrySet] = []  # by their numbers, which saved positions know: new ones go to the end

    def add_space(
        self,
        name: str,
        stability: int,
        battleground: bool = False,
        links: list[int] | None = None,
        touches: int = NOBODY,
        coup_defcon: int = DEFCON_LEAST,
        start: tuple[int, int] = (0, 0),
        regions: list[str] | None = None,
    ) -> None:
        """The next country; or, behind them, a special space: next to nothing, and reached by a rule of its own."""
        c = len(self.names)
        self.names.append(name)
        self.stability.append(stability)
        self.battleground.append(battleground)
        self.regions.append(regions or [])
        self.links.append(links or [])
        self.touches.append(touches)
        self.reach.append([c, *(links or [])] if c < self.size else [])
        self.coup_defcon.append(coup_defcon)
        if c < self.size and touches != NOBODY:
            self.home[touches].append(c)
        for side in (US, USSR):
            self.start[side].append(start[side])

    def add_sets_of_one(self) -> None:
        """Every space is a set of its own, and the first: its number as a set is its number as a space."""
        for c, name in enumerate(self.names):
            self.add_set(name, c)

    def country(self, name: str) -> int:
        return self.names.index(name)

    def countries_in(self, region: str) -> list[int]:
        return [c for c in range(self.size) if region in self.regions[c]]

    def set_named(self, name: str) -> int:
        """The set of that name; -1 if there is none."""
        return next((number for number, where in enumerate(self.sets) if where.name == name), -1)

    def add_set(self, name: str, *members: int) -> int:
        """A set of countries under a name."""
        self.sets.append(CountrySet(name, sorted(members), len(self.names)))
        return len(self.sets) - 1

    def add_region(self, name: str) -> int:
        """The countries of a region, or of a part of one, as a set."""
        return self.add_set(name, *self.countries_in(name))

    def within(self, c: int, where: int) -> bool:
        """Whether a country lies in a set, or anywhere."""
        return where == ANYWHERE or self.sets[where].has[c]


def read_board(path: Path, coup_defcon: Mapping[str, int]) -> Board:
    """The countries of a map. In the regions that `coup_defcon` names, coups need that level of DEFCON (8.1.5)."""
    facts: list[dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))["country"]
    board = Board(len(facts))
    number = {country["id"]: c for c, country in enumerate(facts)}
    for c, country in enumerate(facts):
        board.add_space(
            country["id"],
            country["stability"],
            country["battleground"],
            [number[neighbour] for neighbour in country["links"]],
            _SUPERPOWERS[country.get("at_superpower", "")],
            max(coup_defcon.get(region, DEFCON_LEAST) for region in country["regions"]),
            (country["us"], country["ussr"]),
            country["regions"],
        )
        if country.get("flashpoint", False):
            board.flashpoints.append(c)
    return board
