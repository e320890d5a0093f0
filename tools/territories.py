"""The territories of a board: the ground of a region, closed around its plates, and the pattern that some of them have.

tools/draw_land.py draws them over the land. A geography may say of them, by the names of regions:

    [territory]
    eastern_europe = "stripes"  one that is striped, or dotted ("dots"); all others are plain
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Points = NDArray[np.float64]
GRID = 2  # units of the canvas from one point that is looked at to the next
AROUND = 9  # how far a territory reaches beyond its plates
CLOSED = 24  # a gap between two plates of a region narrower than twice this belongs to it too
CORNER = 10.0  # how much of a corner is rounded off
STRIPES = 7.0  # from one stripe to the next
DOTS = 9.0  # from one row of dots to the row after next
INSET = 4.0  # how far a pattern keeps from the edge


class Territory(NamedTuple):
    rings: list[Points]
    stripes: list[Points]
    dots: list[Points]


def members(layout: dict[str, Any], spaces: dict[str, Any]) -> dict[str, list[str]]:
    """The spaces of each region that the board names; of one within another only the narrower has them."""
    named = [*layout["region"], *layout.get("subregion", {})]
    all_of = {region: {name for name, space in spaces.items() if region in space["regions"]} for region in named}

    def is_narrowest(space: str, region: str) -> bool:
        return not any(space in all_of[other] and all_of[other] < all_of[region] for other in named)

    found = {
        region: [name for name in spaces if name in all_of[region] and is_narrowest(name, region)] for region in named
    }
    return {region: names for region, names in found.items() if names}


def territory(layout: dict[str, Any], names: list[str], pattern: str) -> Territory:
    inside, corner = covered(layout, names)
    rings = [rounded(ring * GRID + corner) for ring in outlines(inside) if not is_hole(ring)]
    stripes = list(striped(inside, corner)) if pattern == "stripes" else []
    dots = list(dotted(inside, corner)) if pattern == "dots" else []
    return Territory(rings, stripes, dots)


def covered(layout: dict[str, Any], names: list[str]) -> tuple[NDArray[np.bool_], Points]:
    """Which points of a grid lie in the territory of some plates, and where the grid begins."""
    x, y, width, height = layout["canvas"]
    margin = AROUND + 2 * CLOSED
    corner = np.array([x - margin, y - margin], dtype=float)
    grid = np.zeros((int(height + 2 * margin) // GRID, int(width + 2 * margin) // GRID), dtype=bool)
    usual = dict(zip(("width", "height"), layout["plate_size"], strict=True))
    for name in names:
        place = usual | layout["space"][name]
        reach = AROUND + CLOSED
        left, top = (place["x"] - place["width"] / 2 - reach, place["y"] - place["height"] / 2 - reach) - corner
        right, bottom = left + place["width"] + 2 * reach, top + place["height"] + 2 * reach
        grid[round(top / GRID) : round(bottom / GRID), round(left / GRID) : round(right / GRID)] = True
    return shrunk(grid, CLOSED // GRID), corner


def shrunk(grid: NDArray[np.bool_], by: int) -> NDArray[np.bool_]:
    """The points around which a square of the grid is all inside."""
    for axis in (0, 1):
        grid = np.logical_and.reduce([np.roll(grid, step, axis) for step in range(-by, by + 1)])
    return grid


def outlines(inside: NDArray[np.bool_]) -> Iterator[Points]:
    """The corners of the edges around what is inside, with it on the right hand."""
    padded = np.pad(inside, 1)
    onward: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for row, column in zip(*np.nonzero(padded), strict=True):
        r, c = int(row) - 1, int(column) - 1
        for beyond, start, end in (
            (padded[row - 1, column], (c, r), (c + 1, r)),
            (padded[row, column + 1], (c + 1, r), (c + 1, r + 1)),
            (padded[row + 1, column], (c + 1, r + 1), (c, r + 1)),
            (padded[row, column - 1], (c, r + 1), (c, r)),
        ):
            if not beyond:
                onward.setdefault(start, []).append(end)
    while onward:
        first = at = next(iter(onward))
        ring = [first]
        while (at := onward[at].pop()) != first:
            ring.append(at)
        onward = {start: ends for start, ends in onward.items() if ends}
        yield corners_of(np.array(ring, dtype=float))


def is_hole(ring: Points) -> bool:
    """Whether a ring goes against the clock: what it surrounds belongs to the territory too."""
    x, y = ring.T
    return float(x @ np.roll(y, -1) - y @ np.roll(x, -1)) < 0


def corners_of(ring: Points) -> Points:
    before, after = ring - np.roll(ring, 1, 0), np.roll(ring, -1, 0) - ring
    turns = before[:, 0] * after[:, 1] != before[:, 1] * after[:, 0]
    found: Points = ring[turns]
    return found


def rounded(ring: Points) -> Points:
    """Each corner of a ring as a short curve of four steps."""
    drawn = []
    for before, corner, after in zip(np.roll(ring, 1, 0), ring, np.roll(ring, -1, 0), strict=True):
        start, end = (corner + cut(side - corner) for side in (before, after))
        curve = [start * (1 - t) ** 2 + 2 * corner * t * (1 - t) + end * t**2 for t in (0, 0.25, 0.5, 0.75, 1)]
        drawn += curve
    return np.array(drawn)


def cut(edge: Points) -> Points:
    length = float(np.hypot(*edge))
    part: Points = edge * min(CORNER, length / 2) / length
    return part


def striped(inside: NDArray[np.bool_], corner: Points) -> Iterator[Points]:
    """Lines that rise to the right, as far as they lie inside."""
    within = shrunk(inside, int(INSET) // GRID)
    rows, columns = within.shape
    for height in np.arange(0, (rows + columns) * GRID, STRIPES * np.sqrt(2)):
        across = np.arange(0, columns)
        down = np.rint(height / GRID - across).astype(int)
        there = (down >= 0) & (down < rows)
        lit = np.zeros(columns, dtype=bool)
        lit[there] = within[down[there], across[there]]
        edges = np.flatnonzero(np.diff(np.concatenate([[False], lit, [False]])))
        for start, end in pairwise(edges):
            if lit[start] and end - start > 2:
                ends = np.array([[start, down[start]], [end - 1, down[end - 1]]], dtype=float)
                yield ends * GRID + corner


def dotted(inside: NDArray[np.bool_], corner: Points) -> Iterator[Points]:
    within = shrunk(inside, int(INSET) // GRID)
    rows, columns = within.shape
    for number, down in enumerate(np.arange(0, rows * GRID, DOTS / 2)):
        for across in np.arange(DOTS / 2 * (number % 2), columns * GRID, DOTS):
            row, column = int(down) // GRID, int(across) // GRID
            if row < rows and column < columns and within[row, column]:
                yield np.array([across, down]) + corner
