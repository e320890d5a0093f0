"""The board of Labyrinth on the page: what is its own."""

import re
from typing import Any

import pytest
from table.boards import DrawnBoard, box

from realpolitik.language.rules import rules_of

BOARD = DrawnBoard("labyrinth")
SPACES = BOARD.components["spaces"]
MUSLIM = [name for name, space in SPACES.items() if space["type"] in ("sunni", "shia_mix")]
SCHENGEN = BOARD.zones["schengen"]
INSTRUMENTS: dict[str, Any] = {instrument["name"]: instrument for instrument in BOARD.layout["instrument"]}


def test_links_cross_nowhere() -> None:
    assert BOARD.crossings() == set()


def test_the_seven_members_lie_within_schengen_and_no_other_country_does() -> None:
    within = [
        name
        for name, plate in BOARD.plates.items()
        if abs(plate.x - SCHENGEN.x) <= (SCHENGEN.width - plate.width) / 2
        and abs(plate.y - SCHENGEN.y) <= (SCHENGEN.height - plate.height) / 2
    ]
    assert within == BOARD.members("schengen")
    assert len(within) == 7
    assert [name for name, plate in BOARD.plates.items() if name not in within and plate.gap(SCHENGEN) < 6] == []


def test_one_line_leads_to_schengen_from_each_country_linked_to_it() -> None:
    linked = [link for link in BOARD.links if "schengen" in link]
    assert len(linked) == len(BOARD.components["schengen_links"]) == 10
    for link in linked:
        ((start, end),) = BOARD.drawn(link)
        assert start != end == SCHENGEN.nearest(*start)


def test_the_name_of_schengen_hides_no_plate() -> None:
    x, y = BOARD.layout["zone"]["schengen"]["sign"]
    sign = box({"x": x, "y": y, "width": 122, "height": 30})
    assert sign.gap(SCHENGEN) < 0
    assert [name for name, plate in BOARD.plates.items() if plate.gap(sign) < 0] == []


def test_muslim_countries_have_most_room() -> None:
    assert len(MUSLIM) == 18
    areas = {name: plate.width * plate.height for name, plate in BOARD.plates.items()}
    assert min(areas[name] for name in MUSLIM) > max(areas[name] for name in areas if name not in MUSLIM)


@pytest.mark.parametrize("name", [name for name in MUSLIM if name not in ("indonesia_malaysia", "lebanon")])
def test_every_muslim_country_on_the_mainland_lies_under_its_plate(name: str) -> None:
    plate = BOARD.plates[name]
    corners = [
        (plate.x + across * plate.width / 2, plate.y + down * plate.height / 2)
        for across in (-1, 0, 1)
        for down in (-1, 0, 1)
    ]
    lands = set().union(*[BOARD.lands_at(x, y) for x, y in corners])
    assert f"land {SPACES[name]['type']}" in lands


def test_land_has_a_colour_for_each_kind_of_country() -> None:
    colours = {"us", "schengen", *(space["type"] for space in SPACES.values())}
    lands = [name for name in BOARD.land_classes if name.startswith("land")]
    assert sorted(lands) == sorted(["land", *(f"land {colour}" for colour in colours)])
    assert BOARD.land_classes.count("border") == BOARD.land_classes.count("graticule") == 1


def test_the_legend_hides_nothing() -> None:
    legend = box(BOARD.layout["legend"])
    assert [name for name, plate in BOARD.places.items() if plate.gap(legend) < 14] == []
    assert abs(legend.x - BOARD.canvas.x) <= (BOARD.canvas.width - legend.width) / 2
    assert abs(legend.y - BOARD.canvas.y) <= (BOARD.canvas.height - legend.height) / 2
    assert [link for link, start, end in BOARD.steps() if legend.is_crossed_by(start, end)] == []


@pytest.mark.parametrize(("name", "low", "high"), [("prestige", 1, 12), ("troops", 0, 15), ("funding", 1, 9)])
def test_the_bands_of_a_track_follow_on_each_other(name: str, low: int, high: int) -> None:
    bands = INSTRUMENTS[name]["bands"]
    assert [value for band in bands for value in range(band["from"], band["to"] + 1)] == list(range(low, high + 1))


def test_the_steps_of_a_turn_are_sections_of_the_rules() -> None:
    numbers = [rule.number for rule in rules_of("labyrinth", "en")]
    steps = [step["rule"] for step in BOARD.layout["sequence"]]
    assert [number for number in numbers if re.fullmatch(r"5\.2\.[2-9]", number)] == steps
