"""Draws a small picture of a board, for the lobby: its land, and its places as they stand in a game between bots.

    python tools/draw_pictures.py red-sea …

Run it again whenever plates have moved, after draw_land.py; with no names it draws all boards. What it writes lies
beside the layout, under the name that this gives it as `picture`. There are no colours in it but classes, which the
page gives theirs by night and on paper, and all things of one class are one path: a picture weighs a few kilobytes.
"""

import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree

from realpolitik.bots.bot import Seat
from realpolitik.bots.roster import new_bot
from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.kits import game_named, kit_of
from realpolitik.kernel.match import Match
from realpolitik.table.book import layout_of

SVG = "{http://www.w3.org/2000/svg}"
GAMES = ("twilight-struggle", "red-sea", "labyrinth", "world-order")
STRAY = 4.0  # units of the canvas that a coast may be off: less than a pixel where the picture is shown
SMALLEST = 260.0  # an island, in square units
WATCHER = -1  # a seat that is nobody's
# How far the bots play, by the field of the view that counts, until there is something to see.
UNTIL = {
    "twilight-struggle": ("turn", 7),
    "red-sea": ("turn", 2),
    "labyrinth": ("turn", 5),
    "world-order": ("round", 4),
}
ARMS = [(0, -1), (0.3, -0.3), (1, -0.3), (0.4, 0.2), (0.6, 0.9), (0, 0.45)]  # of a star, and the left half likewise
STAR = [*ARMS, *((-x, y) for x, y in reversed(ARMS[1:-1]))]
RUNGS = {"good": 3, "fair": 2, "poor": 1}

Point = tuple[float, float]
Paths = dict[str, list[str]]  # by class: what is drawn first stands first


class Plate(NamedTuple):
    x: float
    y: float
    width: float
    height: float

    @property
    def left(self) -> float:
        return self.x - self.width / 2

    @property
    def top(self) -> float:
        return self.y - self.height / 2


# -- shapes ------------------------------------------------------------------------------------------------------------


def polygon(points: Iterable[Point]) -> str:
    whole = [(round(x), round(y)) for x, y in points]
    (x, y), rest, text = whole[0], whole[1:], ""
    for there_x, there_y in rest:
        text += f" {there_x - x} {there_y - y}"
        x, y = there_x, there_y
    return f"M{whole[0][0]} {whole[0][1]}l{text.strip()}z".replace(" -", "-")


def box(x: float, y: float, width: float, height: float) -> str:
    return f"M{round(x)} {round(y)}h{round(width)}v{round(height)}h{-round(width)}z"


def disc(x: float, y: float, r: float) -> str:
    return f"M{round(x - r)} {round(y)}a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0 {-2 * r:g} 0z"


def rounded(plate: Plate, r: float) -> str:
    width, height = round(plate.width - 2 * r), round(plate.height - 2 * r)
    arc = f"a{r:g} {r:g} 0 0 1 "
    return (
        f"M{round(plate.left + r)} {round(plate.top)}h{width}{arc}{r:g} {r:g}v{height}"
        f"{arc}{-r:g} {r:g}h{-width}{arc}{-r:g} {-r:g}v{-height}{arc}{r:g} {-r:g}z"
    )


def cut(plate: Plate, by: float) -> str:
    right, bottom = plate.left + plate.width, plate.top + plate.height
    return polygon(
        [
            (plate.left + by, plate.top),
            (right - by, plate.top),
            (right, plate.top + by),
            (right, bottom - by),
            (right - by, bottom),
            (plate.left + by, bottom),
            (plate.left, bottom - by),
            (plate.left, plate.top + by),
        ]
    )


# -- land --------------------------------------------------------------------------------------------------------------


def rings(path: str) -> Iterator[list[Point]]:
    """The closed lines of a path: of moves and of lines relative to the last point, as draw_land.py writes them."""
    for part in re.findall(r"M[^M]+", path):
        numbers = [float(it) for it in re.findall(r"-?[\d.]+", part)]
        points: list[Point] = []
        for x, y in zip(numbers[::2], numbers[1::2], strict=True):
            before = points[-1] if points else (0.0, 0.0)
            points.append((before[0] + x, before[1] + y))
        yield points


def plainer(points: list[Point]) -> list[Point]:
    """The line without the points that it hardly needs (Douglas and Peucker)."""
    if len(points) < 3:
        return points
    (x, y), (end_x, end_y) = points[0], points[-1]
    across = ((end_x - x) ** 2 + (end_y - y) ** 2) ** 0.5

    def off(at: Point) -> float:
        if across < 1:
            return float(((at[0] - x) ** 2 + (at[1] - y) ** 2) ** 0.5)
        return abs((end_x - x) * (at[1] - y) - (end_y - y) * (at[0] - x)) / across

    farthest = max(range(1, len(points) - 1), key=lambda it: off(points[it]))
    if off(points[farthest]) < STRAY:
        return [points[0], points[-1]]
    return plainer(points[: farthest + 1])[:-1] + plainer(points[farthest:])


def area(ring: list[Point]) -> float:
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:] + ring[:1], strict=True))) / 2


def coasts(land: str, canvas: list[float]) -> Iterator[str]:
    left, top, width, height = canvas
    for path in ElementTree.fromstring(land).iter(f"{SVG}path"):
        if not path.attrib["class"].startswith("land"):
            continue
        for ring in rings(path.attrib["d"]):
            seen = any(left <= x <= left + width and top <= y <= top + height for x, y in ring)
            plain = plainer(ring)
            if seen and len(plain) > 3 and area(ring) > SMALLEST:
                yield polygon(plain)


# -- plates ------------------------------------------------------------------------------------------------------------


def of_influence(plates: dict[str, Plate], view: dict[str, Any], spaces: dict[str, Any]) -> Paths:
    """Control by light and shape: of one side rounded, of the other with cut corners, of nobody square."""
    found: Paths = defaultdict(list)
    for name, plate in plates.items():
        side, corner = view["control"][name], plate.height * 0.3
        kind = f"control side-{side}" if side else "nobody"
        square = box(plate.left, plate.top, plate.width, plate.height)
        shape = rounded(plate, round(corner)) if side == "us" else cut(plate, corner) if side else square
        found["battleground" if spaces[name].get("battleground") and not side else kind].append(shape)
    return found


def of_governance(plates: dict[str, Plate], view: dict[str, Any], spaces: dict[str, Any]) -> Paths:
    """The ladder of a Muslim country, troops as squares, cells as discs; islamist rule as a plate in that colour."""
    found: Paths = {"nobody": [], "control side-jihadist": [], "rung": [], "side side-us": [], "side side-jihadist": []}
    for name, plate in plates.items():
        now = view["countries"][name]
        islamist = now["governance"] == "islamist_rule"
        found["control side-jihadist" if islamist else "nobody"].append(
            box(plate.left, plate.top, plate.width, plate.height)
        )
        if now["alignment"] and not islamist:
            for rung in range(RUNGS.get(now["governance"], 0)):
                found["rung"].append(box(plate.left + 8 + 18 * rung, plate.top + 10, 14, 20))
        pieces = ["us"] * min(now["troops"], 3) + ["jihadist"] * min(now["sleepers"] + now["active"], 3)
        for at, side in enumerate(pieces[:5]):
            x, y = plate.left + 16 + 20 * at, plate.top + plate.height - 18
            found[f"side side-{side}"].append(box(x - 8, y - 8, 16, 16) if side == "us" else disc(x, y, 8))
    return found


def of_slots(plates: dict[str, Plate], view: dict[str, Any], spaces: dict[str, Any]) -> Paths:
    """The permanent row over the temporary one, each token in the colour and the shape of its power."""
    found: Paths = defaultdict(list)
    for name, plate in plates.items():
        found["nobody"].append(rounded(plate, 14))
        region = view["regions"][name]
        rows = (region["permanent"], (region["temporary"] + [None] * 4)[:4])
        for row, tokens in enumerate(rows):
            for at, side in enumerate(tokens):
                x, y = plate.left + 30 + 33 * at, plate.top + 52 + 66 * row
                found[f"side side-{side}" if side else "free"].append(token(side or "", x, y))
    return found


def token(side: str, x: float, y: float) -> str:
    """The shapes of the powers are those of `sides.js`: a star, a disc, a bar, a diamond."""
    if side == "usa":
        return polygon([(x + 18 * across, y + 18 * down) for across, down in STAR])
    if side == "china":
        return polygon([(x, y - 17), (x + 16, y), (x, y + 17), (x - 16, y)])
    if side == "russia":
        return box(x - 15, y - 8, 30, 16)
    return disc(x, y, 14 if side else 8)


KINDS = {"influence": of_influence, "governance": of_governance, "slots": of_slots}


def links(plates: dict[str, Plate], spaces: dict[str, Any]) -> str:
    """From each place to its neighbours; those that go round the back of the world are left out."""
    drawn = ""
    for name, space in spaces.items():
        for other in space.get("links", []):
            if name < other and other in plates and abs(plates[name].x - plates[other].x) < 500:
                (x, y), (to_x, to_y) = plates[name][:2], plates[other][:2]
                drawn += f"M{round(x)} {round(y)}L{round(to_x)} {round(to_y)}"
    return drawn


# -- the picture -------------------------------------------------------------------------------------------------------


def played(name: str) -> dict[str, Any]:
    """The view, for whoever has no seat, of a game between bots that has gone on for a while."""
    game, (field, n) = game_named(name), UNTIL[name]
    match, bot = Match(game, game.setup(), Seeded("picture")), new_bot("cadet", name, 1)
    while not match.over and match.view(WATCHER)[field] < n:
        seat = match.question.seat
        match.answer(bot.choose(Seat(match, seat)).option, seat)
    return match.view(WATCHER)


def picture(name: str, home: Path) -> str:
    layout, spaces = layout_of(name), game_named(name).components().get("spaces", {})
    width, height = layout["plate_size"]
    plates = {
        it: Plate(at["x"], at["y"], at.get("width", width), at.get("height", height))
        for it, at in layout["space"].items()
    }
    paths = {
        "land": list(coasts((home / layout["land"]).read_text(encoding="utf-8"), layout["canvas"])),
        "link": [links(plates, spaces)],
        **KINDS[layout["plate"]](plates, played(name), spaces),
    }
    drawn = [f'<path class="{kind}" d="{"".join(shapes)}"/>' for kind, shapes in paths.items() if "".join(shapes)]
    canvas = " ".join(f"{it:g}" for it in layout["canvas"])
    return "\n".join([f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{canvas}">', *drawn, "</svg>\n"])


def main() -> None:
    for name in sys.argv[1:] or GAMES:
        home = Path(str(files(kit_of(name).package)))
        path = home / layout_of(name)["picture"]
        path.write_text(picture(name, home), encoding="utf-8")
        print(f"{path}: {path.stat().st_size} bytes", file=sys.stderr)


if __name__ == "__main__":
    main()
