"""The board of Twilight Struggle on the page: everything has a place, and nothing lies over anything else."""

import re
import tomllib
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree

import pytest

from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.twilight_struggle import countries
from realpolitik.games.twilight_struggle.countries import BOARD, SETS

HOME = Path(countries.__file__).parent
LAYOUT: dict[str, Any] = tomllib.loads((HOME / "layout.toml").read_text(encoding="utf-8"))
SVG = "{http://www.w3.org/2000/svg}"
REGIONS = {"europe", "middle_east", "asia", "southeast_asia", "africa", "central_america", "south_america"}

Point = tuple[float, float]


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


CANVAS = Box(
    LAYOUT["canvas"][0] + LAYOUT["canvas"][2] / 2, LAYOUT["canvas"][1] + LAYOUT["canvas"][3] / 2, *LAYOUT["canvas"][2:]
)
PLATES = {name: Box(place["x"], place["y"], *LAYOUT["plate_size"]) for name, place in LAYOUT["space"].items()}
POWERS = {name: Box(at["x"], at["y"], at["width"], at["height"]) for name, at in LAYOUT["power"].items()}
LABELS = {name: Box(at["x"], at["y"], at["width"], at["height"]) for name, at in LAYOUT["region"].items()}
PLACES = PLATES | POWERS


def links() -> set[frozenset[str]]:
    found = {frozenset((BOARD.names[c], BOARD.names[d])) for c in range(len(BOARD.names)) for d in BOARD.links[c]}
    powers = {US: "us", USSR: "ussr"}
    return found | {frozenset((BOARD.names[c], powers[p])) for c, p in enumerate(BOARD.touches) if p in powers}


def drawn(link: frozenset[str]) -> list[list[Point]]:
    """The lines of a link: its route, or the straight line between the two centres."""
    for route in LAYOUT["route"]:
        if link == frozenset(route["between"]):
            start, end = (PLACES[name][:2] for name in route["between"])
            lines = route["lines"] if "lines" in route else [[start, *route["via"], end]]
            return [[(x, y) for x, y in line] for line in lines]
    start, end = (PLACES[name] for name in link)
    return [[(start.x, start.y), (end.x, end.y)]]


def test_every_space_power_and_region_has_a_place() -> None:
    assert list(LAYOUT["space"]) == BOARD.names
    assert set(LAYOUT["power"]) == {"us", "ussr"}
    assert set(LAYOUT["region"]) == REGIONS
    assert {group.name for group in SETS} >= REGIONS


def test_nothing_lies_over_anything_else() -> None:
    everything = PLACES | {f"the name of {name}": box for name, box in LABELS.items()}
    over = [(a, b) for a, b in combinations(everything, 2) if everything[a].gap(everything[b]) < 0]
    assert over == []


def test_plates_keep_a_distance_that_shows_links() -> None:
    close = [(a, b) for a, b in combinations(PLACES, 2) if PLACES[a].gap(PLACES[b]) < 14]
    assert close == []


def test_everything_is_on_the_canvas() -> None:
    for name, box in [*PLACES.items(), *LABELS.items()]:
        assert abs(box.x - CANVAS.x) <= (CANVAS.width - box.width) / 2 - 8, name
        assert abs(box.y - CANVAS.y) <= (CANVAS.height - box.height) / 2 - 8, name
    assert 1.9 <= CANVAS.width / CANVAS.height <= 2


def test_region_names_have_room() -> None:
    for name, box in LABELS.items():
        assert box.width >= 220, name
        assert box.height >= 60, name


def test_no_link_runs_through_a_third_plate() -> None:
    through = [
        (*sorted(link), name)
        for link in links()
        for line in drawn(link)
        for start, end in pairwise(line)
        for name, plate in PLACES.items()
        if name not in link and plate.grown(6).is_crossed_by(start, end)
    ]
    assert through == []


def test_links_cross_only_where_they_must() -> None:
    """Syria and Israel, Lebanon and Jordan are all neighbours crosswise; from France one crosses to Algeria."""

    def side(a: Point, b: Point, c: Point) -> float:
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

    def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
        return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0

    steps = [(link, step) for link in links() for line in drawn(link) for step in pairwise(line)]
    crossing = {
        frozenset((one, other)) for (one, a), (other, b) in combinations(steps, 2) if not one & other and cross(*a, *b)
    }
    assert crossing == {
        frozenset((frozenset(("syria", "israel")), frozenset(("lebanon", "jordan")))),
        frozenset((frozenset(("france", "algeria")), frozenset(("spain_portugal", "italy")))),
    }


def test_routes_lead_from_one_place_to_the_other() -> None:
    for route in LAYOUT["route"]:
        assert frozenset(route["between"]) in links()
        lines = drawn(frozenset(route["between"]))
        start, end = (PLACES[name] for name in route["between"])
        assert (lines[0][0], lines[-1][-1]) == ((start.x, start.y), (end.x, end.y))


def test_the_way_over_the_pacific_leaves_and_comes_in_at_the_same_height() -> None:
    out, back = drawn(frozenset(("us", "japan")))
    left, right = CANVAS.x - CANVAS.width / 2, CANVAS.x + CANVAS.width / 2
    assert {y for x, y in out if x <= left} == {y for x, y in back if x >= right} != set()


@pytest.fixture(scope="module")
def land() -> ElementTree.Element:
    return ElementTree.parse(HOME / LAYOUT["land"]).getroot()


def test_land_is_nothing_but_paths(land: ElementTree.Element) -> None:
    for element in land.iter():
        assert element.tag in {f"{SVG}svg", f"{SVG}g", f"{SVG}path"}
        assert set(element.attrib) <= {"viewBox", "class", "d"}
    for path in land.iter(f"{SVG}path"):
        assert re.fullmatch(r"[MlLz0-9. -]+", path.attrib["d"])
        assert not re.search(r"\.\d\d", path.attrib["d"]), "one decimal is enough"


def test_land_lies_under_the_canvas(land: ElementTree.Element) -> None:
    assert [float(number) for number in land.attrib["viewBox"].split()] == LAYOUT["canvas"]
    assert (HOME / LAYOUT["land"]).stat().st_size < 150_000


def test_each_region_and_power_has_land(land: ElementTree.Element) -> None:
    classes = [path.attrib["class"] for path in land.iter(f"{SVG}path")]
    assert sorted(classes) == sorted(["graticule", "land", *(f"land {name}" for name in REGIONS | {"us", "ussr"})])
    assert {at["colour"] for at in LAYOUT["region"].values()} <= REGIONS
