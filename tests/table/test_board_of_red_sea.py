"""The board of Red Sea on the page: what is its own."""

import pytest
from table.boards import DrawnBoard

BOARD = DrawnBoard("red-sea")
SPACES = BOARD.components["spaces"]
COUNTRIES = [name for name, space in SPACES.items() if not space["special"]]
SEA_LANES = BOARD.plates["strategic_sea_lanes"]


def test_no_links_cross() -> None:
    assert BOARD.crossings() == set()


def test_neither_superpower_lies_on_the_board() -> None:
    assert BOARD.powers == {}


@pytest.mark.parametrize("name", COUNTRIES)
def test_every_country_lies_under_its_plate(name: str) -> None:
    plate = BOARD.plates[name]
    assert BOARD.lands_at(plate.x, plate.y) == {f"land {SPACES[name]['regions'][0]}"}


def test_the_sea_lanes_lie_in_the_sea_and_are_wider_than_a_country() -> None:
    corners = [
        (SEA_LANES.x + across * SEA_LANES.width / 2, SEA_LANES.y + down * SEA_LANES.height / 2)
        for across in (-1, 0, 1)
        for down in (-1, 0, 1)
    ]
    assert [BOARD.lands_at(x, y) for x, y in corners] == [set()] * len(corners)
    assert SEA_LANES.width > BOARD.plates["egypt"].width
    assert SPACES["strategic_sea_lanes"]["links"] == []


def test_egypt_lies_on_the_ground_of_both_its_regions() -> None:
    egypt, sudan = BOARD.plates["egypt"], BOARD.plates["sudan"]
    assert SPACES["egypt"]["regions"] == ["africa", "middle_east"]
    assert [BOARD.is_in_territory(region, egypt.x, egypt.y) for region in ("africa", "middle_east")] == [True, True]
    assert [BOARD.is_in_territory(region, sudan.x, sudan.y) for region in ("africa", "middle_east")] == [True, False]


def test_countries_have_borders_and_the_sea_has_ways() -> None:
    assert BOARD.land_classes.count("border") == 1
    assert BOARD.land_classes.count("lane") == 1


def test_ethiopia_and_somalia_are_the_flashpoints() -> None:
    assert [name for name, space in SPACES.items() if space["flashpoint"]] == ["ethiopia", "somalia"]
    assert not any(SPACES[name]["battleground"] for name in ("ethiopia", "somalia"))
