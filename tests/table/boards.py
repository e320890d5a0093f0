"""A game's board as its layout draws it, and what can be asked of the drawing."""

import re
from collections.abc import Iterator
from functools import cached_property
from importlib.resources import files
from itertools import combinations, pairwise
from typing import Any, NamedTuple
from xml.etree import ElementTree

from realpolitik.kernel.kits import game_named
from realpolitik.table.book import layout_of

# How far the second frame of a battleground lies outside its plate, as a part of the plate's height.
FRAME = 3.6 / 40
SVG = "{http://www.w3.org/2000/svg}"

Point = tuple[float, float]
Link = frozenset[str]


class Box(NamedTuple):
    """A rectangle around its centre."""

    x: float
    y: float
    width: float
    height: float

    def gap(self, other: "Box") -> float:
        """How far apart the two are, along the axis where they are further apart; below 0 they overlap."""
        return max(
            abs(self.x - other.x) - (self.width + other.width) / 2,
            abs(self.y - other.y) - (self.height + other.height) / 2,
        )

    def grown(self, margin: float) -> "Box":
        return Box(self.x, self.y, self.width + 2 * margin, self.height + 2 * margin)

    def nearest(self, x: float, y: float) -> Point:
        """The point of it that is nearest to another."""
        return (
            min(max(x, self.x - self.width / 2), self.x + self.width / 2),
            min(max(y, self.y - self.height / 2), self.y + self.height / 2),
        )

    def is_crossed_by(self, start: Point, end: Point) -> bool:
        """Does any part of the straight line lie inside?"""
        enters, leaves = 0.0, 1.0
        for a, b, centre, size in (
            (start[0], end[0], self.x, self.width),
            (start[1], end[1], self.y, self.height),
        ):
            low, high = centre - size / 2 - a, centre + size / 2 - a
            if a == b:
                if not low < 0 < high:
                    return False
            else:
                first, last = sorted((low / (b - a), high / (b - a)))
                enters, leaves = max(enters, first), min(leaves, last)
        return enters < leaves


def box(place: dict[str, Any]) -> Box:
    return Box(*(place[side] for side in Box._fields))


class DrawnBoard:
    def __init__(self, game: str) -> None:
        self.game = game_named(game)
        self.layout: dict[str, Any] = layout_of(game)
        self.components: dict[str, Any] = self.game.components()
        x, y, width, height = self.layout["canvas"]
        self.canvas = Box(x + width / 2, y + height / 2, width, height)
        usual = dict(zip(("width", "height"), self.layout["plate_size"], strict=True))
        self.plates = {name: box(usual | place) for name, place in self.layout["space"].items()}
        spaces = self.components["spaces"]
        self.framed = {
            name: plate.grown(plate.height * FRAME if spaces[name].get("battleground") else 0)
            for name, plate in self.plates.items()
        }
        self.powers = {name: box(place) for name, place in self.layout["power"].items()}
        self.places = self.plates | self.powers
        self.everything = self.framed | self.powers
        self.labels = {name: box(place) for name, place in self.layout["region"].items()}
        self.zones = {name: box(place) for name, place in self.layout.get("zone", {}).items()}

    # -- links ---------------------------------------------------------------------------------------------------------

    @cached_property
    def links(self) -> set[Link]:
        spaces = self.components["spaces"]
        found = {frozenset((name, other)) for name, space in spaces.items() for other in space["links"]}
        found |= {frozenset((name, space["power"])) for name, space in spaces.items() if space.get("power")}
        for zone in self.zones:
            found |= {frozenset((name, zone)) for name in self.components[self.layout["zone"][zone]["linked"]]}
        return found

    def members(self, zone: str) -> list[str]:
        """The spaces of a zone, which are all linked with each other."""
        says = self.layout["zone"][zone]["members"]
        return [name for name, space in self.components["spaces"].items() if space[says]]

    def drawn(self, link: Link) -> list[list[Point]]:
        """The lines of a link: its route, or the straight line between the two centres."""
        for route in self.layout.get("route", []):
            if link == frozenset(route["between"]):
                return [[(x, y) for x, y in line] for line in route["lines"]]
        start, end = sorted((self.places | self.zones)[name] for name in link)
        for zone in self.zones.values():
            if zone in (start, end):
                place = start if zone == end else end
                return [[(place.x, place.y), zone.nearest(place.x, place.y)]]
        return [[(start.x, start.y), (end.x, end.y)]]

    def steps(self) -> Iterator[tuple[Link, Point, Point]]:
        """The straight parts of all links."""
        for link in self.links:
            for line in self.drawn(link):
                for start, end in pairwise(line):
                    yield link, start, end

    def crossings(self) -> set[frozenset[Link]]:
        """The pairs of links that cross."""

        def side(a: Point, b: Point, c: Point) -> float:
            return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

        return {
            frozenset((one, other))
            for (one, a, b), (other, c, d) in combinations(self.steps(), 2)
            if not one & other and side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0
        }

    # -- land ----------------------------------------------------------------------------------------------------------

    @cached_property
    def land_text(self) -> str:
        home = files(f"realpolitik.games.{self.game.name.replace('-', '_')}")
        return home.joinpath(self.layout["land"]).read_text(encoding="utf-8")

    @cached_property
    def land(self) -> ElementTree.Element:
        return ElementTree.fromstring(self.land_text)

    @property
    def land_classes(self) -> list[str]:
        return [path.attrib["class"] for path in self.land.iter(f"{SVG}path")]

    def lands_at(self, x: float, y: float) -> set[str]:
        """The classes of the land that is there: none in the sea."""
        return {
            path.attrib["class"]
            for path in self.land.iter(f"{SVG}path")
            if path.attrib["class"].startswith("land") and is_inside((x, y), rings_of(path.attrib["d"]))
        }

    def territories(self) -> dict[str, list[str]]:
        """The spaces on the ground of each region that the board names: of one within another only the narrower."""
        spaces = self.components["spaces"]
        named = [*self.layout["region"], *self.layout.get("subregion", {})]
        within = {region: {name for name in spaces if region in spaces[name]["regions"]} for region in named}
        lies_in = {
            region: [name for name in within[region] if not any(name in it < within[region] for it in within.values())]
            for region in named
        }
        return {region: names for region, names in lies_in.items() if names}

    def is_in_territory(self, region: str, x: float, y: float) -> bool:
        (ground,) = [path for path in self.land.iter(f"{SVG}path") if path.attrib["class"] == f"territory {region}"]
        return is_inside((x, y), rings_of(ground.attrib["d"]))


def rings_of(d: str) -> list[list[Point]]:
    """The corners of closed paths: each begins at a point and goes on by steps."""
    rings = []
    for drawn in re.findall(r"M[^z]*z", d):
        numbers = [float(number) for number in re.findall(r"-?[\d.]+", drawn)]
        x, y, ring = 0.0, 0.0, []
        for across, down in zip(numbers[::2], numbers[1::2], strict=True):
            x, y = x + across, y + down
            ring.append((x, y))
        rings.append(ring)
    return rings


def is_inside(point: Point, rings: list[list[Point]]) -> bool:
    """Whether a line from there to the left meets the rings an odd number of times."""
    x, y = point
    inside = False
    for ring in rings:
        for (ax, ay), (bx, by) in pairwise([*ring, ring[0]]):
            if (ay > y) != (by > y) and ax + (bx - ax) * (y - ay) / (by - ay) < x:
                inside = not inside
    return inside
