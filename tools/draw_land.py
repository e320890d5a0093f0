"""Draws the land under a board: Natural Earth's outlines, bent so that every country lies under its plate.

    python tools/draw_land.py countries-50m.json tools/twilight_struggle_geography.toml

Run it again whenever plates have moved; what it writes is kept and shipped, so that play needs neither it nor numpy.

The first argument is an atlas of countries as TopoJSON, such as countries-50m.json of the package world-atlas: Natural
Earth, in the public domain. The second says where on Earth the places of a board lie. Each game has a layout and such
a file of its own:

    game = "twilight-struggle"  whose board it is
    layout = "…/layout.toml"    the plates, from here; the land is written beside it, under the name it gives
    west = -168.5               the meridian at which the world is cut open; an island across it is left out
    smoothing = 0.035           how far a country may stray from its plate for calmer coasts
    detail = 3.0                the corners of a coast smaller than this, in square units of the canvas, are cut off
    smallest = 30.0             islands smaller than this are left out, in square units too
    bleed = 260                 how far beyond the canvas there is land, for windows of another shape
    graticule = 15              degrees between its lines
    leave_out = ["Antarctica"]  countries not to be drawn
    loose = ["burma"]           places that need not lie on their land: where plates stand closer than the world is wide
    joined = [["Sudan", …], …]  what is one country on the board: if told, the others have borders between them
    borders = [[[longitude, latitude], …], …]      borders of the board that the atlas does not have
    lanes = [[[longitude, latitude], …], …]        ways over the sea
    anchors = [[x, y, longitude, latitude], …]     where those parts of the world go that have no plate
    [place]                     longitude and latitude of each space and each power of the layout
    [land]                      the countries of each colour, as the atlas names them; all others have none
    [apart]                     lands that the atlas counts to a country elsewhere, with a name of their own
    [territory]                 the regions whose ground is striped or dotted: see tools/territories.py
"""

import heapq
import json
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from territories import members, territory

from realpolitik.kernel.kits import game_named

Points = NDArray[np.float64]  # rows of x, y or of longitude, latitude
STEP = 1.0  # degrees: a straight border is bent too, so it needs points on its way
FINE, COARSE = 10, 1  # parts of a unit that a line is drawn in: coasts would gain nothing by more, and weigh half more


class Box(NamedTuple):
    """A part of the plane, from its left upper to its right lower corner."""

    left: float
    top: float
    right: float
    bottom: float


class Warp:
    """A thin-plate spline from degrees to the canvas. The rows of `control` are x, y, longitude, latitude."""

    def __init__(self, control: Points, smoothing: float) -> None:
        self.source = control[:, 2:] / 60
        n = len(control)
        system = np.zeros((n + 3, n + 3))
        system[:n, :n] = self._pull(self.source) + smoothing * np.eye(n)
        system[:n, n] = system[n, :n] = 1
        system[:n, n + 1 :] = self.source
        system[n + 1 :, :n] = self.source.T
        self.weights = np.linalg.solve(system, np.vstack([control[:, :2], np.zeros((3, 2))]))

    def __call__(self, degrees: Points) -> Points:
        at = degrees / 60
        n = len(self.source)
        bent: Points = self._pull(at) @ self.weights[:n] + self.weights[n] + at @ self.weights[n + 1 :]
        return bent

    def turns_over(self, degrees: Points) -> NDArray[np.bool_]:
        """Where the plane is folded: there east and north lie the wrong way round."""
        here, east, north = (self(degrees + shift) for shift in ((0, 0), (0.01, 0), (0, 0.01)))
        (ex, ey), (nx, ny) = (east - here).T, (north - here).T
        folded: NDArray[np.bool_] = ex * ny - ey * nx >= 0
        return folded

    def _pull(self, at: Points) -> Points:
        squares = ((at[:, None] - self.source[None]) ** 2).sum(-1)
        pull: Points = squares * np.log(squares + 1e-12)
        return pull


class Atlas:
    """Countries as rings of arcs. Arc ~a is arc a the other way round: neighbours share the line between them."""

    def __init__(self, path: Path, west: float) -> None:
        topology = json.loads(path.read_text(encoding="utf-8"))
        transform = topology["transform"]
        self.arcs: list[Points] = []
        for arc in topology["arcs"]:
            degrees = np.cumsum(np.array(arc, dtype=float), axis=0) * transform["scale"] + transform["translate"]
            degrees[:, 0] = (degrees[:, 0] - west) % 360 + west
            self.arcs.append(degrees)
        # an arc that leaps from one edge of the opened world to the other
        torn = {a for a, arc in enumerate(self.arcs) if np.abs(np.diff(arc[:, 0])).max() > 180}
        self.rings: dict[str, list[list[int]]] = {}
        for country in topology["objects"]["countries"]["geometries"]:
            rings = self.rings.setdefault(country["properties"]["name"], [])
            polygons = [country["arcs"]] if country["type"] == "Polygon" else country.get("arcs", [])
            for ring in (ring for polygon in polygons for ring in polygon):
                if not torn.intersection(max(a, ~a) for a in ring):
                    rings.append(ring)

    def set_apart(self, name: str, country: str, within: Box) -> None:
        """Make those rings of a country that begin within some degrees a country of their own."""
        rings = self.rings.pop(country)
        starts = [self._start(ring[0]) for ring in rings]
        lies_there = [within.left < lon < within.right and within.top < lat < within.bottom for lon, lat in starts]
        self.rings[name] = [ring for ring, there in zip(rings, lies_there, strict=True) if there]
        self.rings[country] = [ring for ring, there in zip(rings, lies_there, strict=True) if not there]

    def outline(self, countries: Iterable[str]) -> list[list[int]]:
        """The rings around some countries taken together: a line that two of them share is inside, and left out."""
        arcs = Counter(a for country in countries for ring in self.rings[country] for a in ring)
        leaving: dict[tuple[float, float], list[int]] = {}
        for a in arcs:
            if ~a not in arcs:
                leaving.setdefault(self._start(a), []).append(a)
        rings = []
        while leaving:
            first = at = next(iter(leaving))
            ring: list[int] = []
            while not ring or at != first:
                ring.append(leaving[at].pop())
                if not leaving[at]:
                    del leaving[at]
                at = self._start(~ring[-1])
            rings.append(ring)
        return rings

    def between(self, countries: Iterable[str], joined: Iterable[Iterable[str]]) -> list[Points]:
        """The lines between some countries; those that are joined have none between them."""
        one = {country: at for at, part in enumerate(joined) for country in part}
        owner = {a: country for country in countries for ring in self.rings[country] for a in ring}
        shared = [(a, owner[a], owner[~a]) for a in owner if a >= 0 and ~a in owner]
        return [self.arcs[a] for a, left, right in shared if one.get(left, left) != one.get(right, right)]

    def _start(self, a: int) -> tuple[float, float]:
        lon, lat = self.arcs[a][0] if a >= 0 else self.arcs[~a][-1]
        return round(float(lon), 6), round(float(lat), 6)


def with_points_on_the_way(line: Points) -> Points:
    """The same line in steps short enough to be bent."""
    parts = [
        np.linspace(start, end, max(1, int(np.ceil(np.abs(end - start).max() / STEP))), endpoint=False)
        for start, end in pairwise(line)
    ]
    return np.vstack([*parts, line[-1:]])


def simplified(line: Points, detail: float) -> Points:
    """Visvalingam's way: again and again the corner of the smallest area goes, until none is smaller than `detail`."""
    before = list(range(-1, len(line) - 1))
    after = list(range(1, len(line) + 1))

    def corner(i: int) -> float:
        return abs(area(line[[before[i], i, after[i]]]))

    areas = {i: corner(i) for i in range(1, len(line) - 1)}
    corners = [(size, i) for i, size in areas.items()]
    heapq.heapify(corners)
    while corners and corners[0][0] < detail:
        size, i = heapq.heappop(corners)
        if areas.get(i) != size:
            continue  # it went, or its neighbour did and it was measured anew
        del areas[i]
        after[before[i]], before[after[i]] = after[i], before[i]
        for neighbour in (before[i], after[i]):
            if neighbour in areas:
                areas[neighbour] = max(corner(neighbour), size)
                heapq.heappush(corners, (areas[neighbour], neighbour))
    return line[[0, *sorted(areas), len(line) - 1]]


def area(ring: Points) -> float:
    x, y = ring.T
    return float(x @ np.roll(y, -1) - y @ np.roll(x, -1)) / 2


def clipped(ring: Points, box: Box) -> Points:
    """The part of a ring within a box: what juts out over one of its four sides is cut off, side by side."""
    for axis, limit, inward in ((0, box.left, 1), (1, box.top, 1), (0, box.right, -1), (1, box.bottom, -1)):
        kept: list[Points] = []
        for start, end in pairwise([*ring, *ring[:1]]):
            inside, goes_in = (start[axis] - limit) * inward >= 0, (end[axis] - limit) * inward >= 0
            if inside:
                kept.append(start)
            if inside != goes_in:
                kept.append(start + (end - start) * (limit - start[axis]) / (end[axis] - start[axis]))
        ring = np.array(kept).reshape(-1, 2)
    return ring


def runs_within(line: Points, box: Box) -> Iterator[Points]:
    """The stretches of a line that lie in a box."""
    x, y = line.T
    inside = (x >= box.left) & (x <= box.right) & (y >= box.top) & (y <= box.bottom)
    for run in np.split(np.arange(len(line)), np.flatnonzero(np.diff(inside)) + 1):
        if len(run) > 1 and inside[run[0]]:
            yield line[run]


def smoothed(line: Points) -> Points:
    """A line without corners: each is cut off, and what is left of it again."""
    for _ in range(3):
        quarters = [(start * 0.75 + end * 0.25, start * 0.25 + end * 0.75) for start, end in pairwise(line)]
        line = np.vstack([line[:1], *quarters, line[-1:]])
    return line


def path(lines: Iterable[Points], name: str, closed: bool, grain: int = FINE) -> str:
    """An SVG path: each line from a point by steps, in so many parts of a unit."""
    drawn = []
    for line in lines:
        parts = np.rint(line * grain).astype(int)
        steps = [numbers(step, grain) for step in np.diff(parts, axis=0) if step.any()]
        drawn.append("M" + numbers(parts[0], grain) + "l" + " ".join(steps) + "z" * closed)
    return f'<path class="{name}" d="{"".join(drawn)}"/>'.replace(" -", "-")


def numbers(parts: NDArray[np.int_], grain: int) -> str:
    return " ".join(f"{value / grain:g}" for value in parts.tolist())


class Drawing:
    """One board's land, from its geography and its layout."""

    def __init__(self, atlas_path: Path, geography_path: Path) -> None:
        self.geography: dict[str, Any] = tomllib.loads(geography_path.read_text(encoding="utf-8"))
        layout_path = geography_path.parent / self.geography["layout"]
        self.layout: dict[str, Any] = tomllib.loads(layout_path.read_text(encoding="utf-8"))
        self.target = layout_path.parent / self.layout["land"]
        self.atlas = Atlas(atlas_path, self.geography["west"])
        for name, part in self.geography.get("apart", {}).items():
            self.atlas.set_apart(name, part["of"], Box(*part["within"]))
        for name in self.geography["leave_out"]:
            del self.atlas.rings[name]
        self.warp = Warp(self._control(), self.geography["smoothing"])
        x, y, width, height = self.layout["canvas"]
        bleed = self.geography["bleed"]
        self.box = Box(x - bleed, y - bleed, x + width + bleed, y + height + bleed)
        drawn = {max(a, ~a) for rings in self.atlas.rings.values() for ring in rings for a in ring}
        self.bent = {a: self._bent(self.atlas.arcs[a]) for a in drawn}

    def _control(self) -> Points:
        plates = self.layout["space"] | self.layout.get("power", {})
        places = self.geography["place"]
        if plates.keys() != places.keys():
            sys.exit(f"in the layout or in the geography, but not in both: {sorted(plates.keys() ^ places.keys())}")
        bound = places.keys() - set(self.geography.get("loose", []))
        rows = [[plates[name]["x"], plates[name]["y"], *places[name]] for name in places if name in bound]
        return np.array(rows + self.geography["anchors"], dtype=float)

    def land(self) -> Iterator[str]:
        """A path for each colour, and before them one for the land that has none."""
        coloured: dict[str, list[str]] = self.geography["land"]
        named = [country for countries in coloured.values() for country in countries]
        if strange := sorted(set(named) - self.atlas.rings.keys()):
            sys.exit(f"countries unknown to the atlas: {strange}")
        if twice := [country for country, times in Counter(named).items() if times > 1]:
            sys.exit(f"countries of two colours: {twice}")
        rest = [country for country in self.atlas.rings if country not in named]
        for name, countries in [("land", rest), *((f"land {colour}", found) for colour, found in coloured.items())]:
            yield path(self._outlines(countries), name, closed=True, grain=COARSE)

    def on_land(self) -> Iterator[str]:
        """What lies over the colours: the borders between countries."""
        if "joined" in self.geography:
            named = [country for countries in self.geography["land"].values() for country in countries]
            lines = self.atlas.between(named, self.geography["joined"])
            lines += [smoothed(np.array(line)) for line in self.geography["borders"]]
            runs = (run for line in lines for run in runs_within(self._bent(line), self.box))
            yield path(runs, "border", closed=False, grain=COARSE)

    def territories(self) -> Iterator[str]:
        """The ground of each region, and the stripes or dots on it."""
        patterns = self.geography.get("territory", {})
        spaces = game_named(self.geography["game"]).components().get("spaces", {})
        for region, names in members(self.layout, spaces).items() if self.layout["region"] else ():
            rings, stripes, dots = territory(self.layout, names, patterns.get(region, ""))
            yield path(rings, f"territory {region}", closed=True)
            if stripes:
                yield path(stripes, f"stripes {region}", closed=False)
            if dots:
                points = "".join(f"M{numbers(np.rint(dot * COARSE).astype(int), COARSE)}l0 0" for dot in dots)
                yield f'<path class="dots {region}" d="{points}"/>'.replace(" -", "-")

    def lanes(self) -> Iterator[str]:
        if "lanes" in self.geography:
            lines = [self._bent(smoothed(np.array(line))) for line in self.geography["lanes"]]
            yield path((run for line in lines for run in runs_within(line, self.box)), "lane", closed=False)

    def _outlines(self, countries: Iterable[str]) -> list[Points]:
        """The rings around some countries, on the canvas."""
        rings = [
            np.vstack([(self.bent[a] if a >= 0 else self.bent[~a][::-1])[:-1] for a in ring])
            for ring in self.atlas.outline(countries)
        ]
        rings = [clipped(ring, self.box) for ring in rings]
        return [ring for ring in rings if abs(area(ring)) >= self.geography["smallest"]]

    def _bent(self, arc: Points) -> Points:
        arc = with_points_on_the_way(arc)
        bent = self.warp(arc)
        x, y = bent.T
        seen = (x > self.box.left) & (x < self.box.right) & (y > self.box.top) & (y < self.box.bottom)
        if (folded := arc[seen][self.warp.turns_over(arc[seen])]).size:
            sys.exit(f"the land is folded at longitude {folded[0][0]:.1f}, latitude {folded[0][1]:.1f}")
        return simplified(bent, self.geography["detail"])

    def graticule(self) -> str:
        step, west = self.geography["graticule"], self.geography["west"]
        eastward, northward = np.arange(west, west + 360.5), np.arange(-75.0, 85.5)
        first = np.ceil(west / step) * step
        meridians = [
            np.column_stack([np.full_like(northward, lon), northward]) for lon in np.arange(first, west + 360, step)
        ]
        parallels = [np.column_stack([eastward, np.full_like(eastward, lat)]) for lat in np.arange(-75, 76, step)]
        runs = (run for line in meridians + parallels for run in runs_within(self.warp(line), self.box))
        lines = (simplified(run, self.geography["detail"]) for run in runs)
        return path(lines, "graticule", closed=False, grain=COARSE)

    def write(self) -> None:
        canvas = " ".join(map(str, self.layout["canvas"]))
        frame = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{canvas}">'
        svg = [frame, self.graticule(), *self.land(), *self.on_land(), *self.territories(), *self.lanes(), "</svg>"]
        self.target.write_text("\n".join(svg) + "\n", encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    Drawing(Path(sys.argv[1]), Path(sys.argv[2])).write()
