"""The boards on the page: everything has a place, and nothing lies over anything else."""

import re
from itertools import combinations
from typing import Any
from xml.etree import ElementTree

import pytest
from table.boards import SVG, DrawnBoard

import realpolitik
from realpolitik.language.rules import rules_of
from realpolitik.table.book import layout_of, picture_of

COLD_WAR = ["twilight-struggle", "red-sea"]
# of an instrument, into the view
PATHS = ("value", "of", "round", "rounds", "phase", "count", "decks", "own", "world", "penalty", "available", "aside")


@pytest.fixture(scope="module", params=[*COLD_WAR, "labyrinth"])
def board(request: pytest.FixtureRequest) -> DrawnBoard:
    return DrawnBoard(request.param)


@pytest.fixture(scope="module", params=COLD_WAR)
def scored(request: pytest.FixtureRequest) -> DrawnBoard:
    """A board whose regions are scored for victory points."""
    return DrawnBoard(request.param)


def test_every_space_power_and_region_has_a_place(board: DrawnBoard) -> None:
    spaces, regions = board.components["spaces"], board.components.get("regions", {})
    assert list(board.layout["space"]) == list(spaces)
    assert set(board.layout["power"]) == {space.get("power", "") for space in spaces.values()} - {""}
    assert {name for name, region in regions.items() if region["worth"]} <= set(board.layout["region"]) <= set(regions)


@pytest.mark.parametrize("game", [*COLD_WAR, "labyrinth", "world-order"])
def test_the_picture_in_the_lobby_is_of_this_board(game: str) -> None:
    """It has every plate where the layout has it: else tools/draw_pictures.py is to be run again."""
    layout, shown = layout_of(game), picture_of(game)
    assert shown
    picture = ElementTree.fromstring(shown.content)
    assert [float(it) for it in picture.attrib["viewBox"].split()] == layout["canvas"]
    kinds = {path.attrib["class"]: path.attrib["d"] for path in picture}
    plates = "".join(d for kind, d in kinds.items() if kind.split()[0] in ("nobody", "battleground", "control"))
    starts = [(int(x), int(y)) for x, y in re.findall(r"M(-?\d+) ?(-?\d+)", plates)]
    assert len(starts) == len(layout["space"])
    width, height = layout["plate_size"]
    for place in layout["space"].values():
        reach, top = place.get("width", width) / 2, place["y"] - place.get("height", height) / 2
        assert any(abs(x - place["x"]) <= reach + 1 and abs(y - top) <= 1 for x, y in starts), place


def test_nothing_lies_over_anything_else(board: DrawnBoard) -> None:
    """The second frame of a battleground, and the names of regions, included."""
    everything = board.everything | {f"the name of {name}": box for name, box in board.labels.items()}
    assert [(a, b) for a, b in combinations(everything, 2) if everything[a].gap(everything[b]) < 0] == []


def test_between_any_two_plates_there_is_a_gap(board: DrawnBoard) -> None:
    assert [(a, b) for a, b in combinations(board.framed, 2) if board.framed[a].gap(board.framed[b]) < 2] == []


def test_everything_is_on_the_canvas(board: DrawnBoard) -> None:
    canvas = board.canvas
    for name, box in [*board.everything.items(), *board.labels.items()]:
        assert abs(box.x - canvas.x) <= (canvas.width - box.width) / 2, name
        assert abs(box.y - canvas.y) <= (canvas.height - box.height) / 2, name


def test_region_names_have_room(scored: DrawnBoard) -> None:
    for name, box in scored.labels.items():
        assert box.width >= 130, name
        assert box.height >= 36, name


def test_no_link_runs_over_a_third_plate(board: DrawnBoard) -> None:
    always = {name for name, space in board.components["spaces"].items() if not space.get("optional")}
    through = [
        (*sorted(link), name)
        for link, start, end in board.steps()
        for name, plate in board.everything.items()
        if name not in link and name in always | set(board.powers) and plate.is_crossed_by(start, end)
    ]
    assert through == []


def test_a_canvas_is_as_large_as_the_window_of_the_board(board: DrawnBoard) -> None:
    """At 1440×900 it is 1150×780: so a unit is about a pixel, and type of 12.4 has that size there."""
    assert 0.98 <= min(1150 / board.canvas.width, 780 / board.canvas.height) <= 1.1


def test_routes_lead_from_one_place_to_the_other(board: DrawnBoard) -> None:
    for route in board.layout.get("route", []):
        assert frozenset(route["between"]) in board.links
        lines = board.drawn(frozenset(route["between"]))
        start, end = (board.places[name] for name in route["between"])
        assert (lines[0][0], lines[-1][-1]) == ((start.x, start.y), (end.x, end.y))


def test_land_is_nothing_but_paths(board: DrawnBoard) -> None:
    for element in board.land.iter():
        assert element.tag in {f"{SVG}svg", f"{SVG}g", f"{SVG}path"}
        assert set(element.attrib) <= {"viewBox", "class", "d"}
    for path in board.land.iter(f"{SVG}path"):
        assert re.fullmatch(r"[MlLz0-9. -]+", path.attrib["d"])
        assert not re.search(r"\.\d\d", path.attrib["d"]), "one decimal is enough"


def test_land_lies_under_the_canvas(board: DrawnBoard) -> None:
    assert [float(number) for number in board.land.attrib["viewBox"].split()] == board.layout["canvas"]
    assert len(board.land_text) < 150_000


def test_each_power_has_land_and_each_region_a_territory(scored: DrawnBoard) -> None:
    lands = {name for name in scored.land_classes if name.startswith("land")}
    assert {f"land {name}" for name in scored.layout["power"]} <= lands
    assert scored.land_classes.count("graticule") == 1
    drawn = [name.removeprefix("territory ") for name in scored.land_classes if name.startswith("territory")]
    assert sorted(drawn) == sorted(scored.territories())


def test_a_space_lies_in_the_territories_of_its_regions_and_in_no_other(scored: DrawnBoard) -> None:
    """Finland and Austria lie in both halves of Europe, Egypt of Red Sea in both of its regions."""
    territories = scored.territories()
    for name, plate in scored.plates.items():
        around = {region for region in territories if scored.is_in_territory(region, plate.x, plate.y)}
        assert around >= {region for region, names in territories.items() if name in names}, name
        if scored.game.name == "twilight-struggle":
            assert around == {region for region, names in territories.items() if name in names}, name


def test_halves_that_share_a_continent_are_told_apart_by_a_pattern() -> None:
    land = DrawnBoard("twilight-struggle").land_classes
    assert {name for name in land if name.startswith(("stripes", "dots"))} == {
        "stripes eastern_europe",
        "dots southeast_asia",
    }


def test_instruments_show_what_the_view_tells(board: DrawnBoard) -> None:
    view = realpolitik.new(board.game.name, seed=1).view(0)
    for instrument in board.layout["instrument"]:
        paths = [instrument[what] for what in PATHS if isinstance(instrument.get(what), str)]
        paths += instrument.get("piles", []) + instrument.get("sometimes", [])
        paths += [goal["value"] for goal in instrument.get("goals", [])]
        for path in paths:
            value: Any = view
            for name in path.split("."):
                value = value[name]
            assert value is not None, (instrument["name"], path)
        assert "boxes" not in instrument or instrument["boxes"] in board.components


def test_the_balance_of_victory_points_ends_where_the_game_does(scored: DrawnBoard) -> None:
    (balance,) = [instrument for instrument in scored.layout["instrument"] if instrument["kind"] == "balance"]
    assert (-balance["low"], balance["high"]) == (scored.components["winning_vp"],) * 2


def test_the_steps_of_a_turn_are_sections_of_the_rules(scored: DrawnBoard) -> None:
    numbers = [rule.number for rule in rules_of(scored.game.name, "en")]
    steps = [step["rule"] for step in scored.layout["sequence"]]
    assert [number for number in numbers if re.match(r"4\.5 [A-Z]", number)] == steps
