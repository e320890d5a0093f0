"""The board (2.1): countries with their stability and links, and the named sets of countries that cards speak of."""

from typing import Final

US: Final = 0
USSR: Final = 1
PLAYER: Final = 2  # in a card's program: the side whose event it is, for a neutral one the side that plays it
OPPONENT: Final = 3
NOBODY: Final = 4
SIDES: Final = ("us", "ussr")  # by their names, in the order of their numbers

ANYWHERE: Final = -1  # instead of a set: no limit


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
        coup_defcon: int = 2,
        start: tuple[int, int] = (0, 0),
    ) -> None:
        """The next country; or, behind them, a special space: next to nothing, and reached by a rule of its own."""
        c = len(self.names)
        self.names.append(name)
        self.stability.append(stability)
        self.battleground.append(battleground)
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
            self.add_set(name, [c])

    def country(self, name: str) -> int:
        return self.names.index(name)

    def set_named(self, name: str) -> int:
        """The set of that name; -1 if there is none."""
        return next((number for number, where in enumerate(self.sets) if where.name == name), -1)

    def add_set(self, name: str, members: list[int]) -> int:
        self.sets.append(CountrySet(name, sorted(members), len(self.names)))
        return len(self.sets) - 1

    def within(self, c: int, where: int) -> bool:
        """Whether a country lies in a set, or anywhere."""
        return where == ANYWHERE or self.sets[where].has[c]
