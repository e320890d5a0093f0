"""The facts printed on the cards and on the map, against those of the box."""

import pytest
from labyrinth.desk import GAME

from realpolitik.games.labyrinth import board
from realpolitik.games.labyrinth.board import ADJACENT, COUNTRIES, LINKS, MUSLIM, NAMES, RESOURCES
from realpolitik.games.labyrinth.conditions import CONDITIONS
from realpolitik.games.labyrinth.deck import (
    LAPSING,
    MARKED,
    NAME,
    NOT_IN,
    ONCE,
    ONCE_FOR_US,
    OPS,
    PLACES_CELLS,
    PROGRAM,
    REMOVED,
    REQUIRES,
    SIDE,
)
from realpolitik.games.labyrinth.scenarios import SCENARIOS
from realpolitik.games.labyrinth.sides import JIHADIST, NOBODY, US

EVERY_CARD = range(1, 121)


def numbers(*parts: int | tuple[int, int]) -> set[int]:
    """Numbers, and ranges of them with both ends."""
    return {n for part in parts for n in (range(part[0], part[1] + 1) if isinstance(part, tuple) else (part,))}


def where(facts: list[bool]) -> set[int]:
    return {card for card in EVERY_CARD if facts[card]}


# -- cards (4.10) ------------------------------------------------------------------------------------------------------


def test_120_cards_with_names_of_their_own() -> None:
    assert len(NAME) == len(set(NAME)) == 121  # number 0 is no card


@pytest.mark.parametrize(
    ("name", "cards"),
    [
        ("sanctions", (6, 7)),
        ("special_forces", (8, 9, 10)),
        ("predator", (23, 24, 25)),
        ("door_of_itjihad", (47, 94)),
        ("leak", (84, 85)),
        ("martyrdom_operation", (87, 88, 89)),
        ("iran", (104, 105)),
        ("oil_price_spike", (117, 118)),
    ],
)
def test_cards_of_the_same_name_are_numbered(name: str, cards: tuple[int, ...]) -> None:
    assert [NAME[card] for card in cards] == [f"{name}_{card}" for card in cards]


def test_no_other_name_is_numbered() -> None:
    assert sum(name[-1:].isdigit() for name in NAME) == 19


def test_whose_event_it_is() -> None:
    assert {card for card in EVERY_CARD if SIDE[card] == US} == numbers((1, 47))
    assert {card for card in EVERY_CARD if SIDE[card] == JIHADIST} == numbers((48, 95))
    assert {card for card in EVERY_CARD if SIDE[card] == NOBODY} == numbers((96, 120))


def test_values() -> None:
    assert {card for card in EVERY_CARD if OPS[card] == 1} == numbers((1, 10), (48, 56), (96, 101))
    assert {card for card in EVERY_CARD if OPS[card] == 2} == numbers((11, 31), (57, 75), (102, 111))
    assert {card for card in EVERY_CARD if OPS[card] == 3} == numbers((32, 47), (76, 95), (112, 120))


def test_events_that_happen_once() -> None:
    once = numbers(4, 5, 11, 15, 16, 20, 27, 29, 33, (35, 39), 43)
    once |= numbers(49, 50, (54, 58), 60, 64, 65, 67, 69, 71, 73, 75, 76, 96, 98, 99, 109)
    assert {card for card in EVERY_CARD if REMOVED[card] == ONCE} == once
    assert {card for card in EVERY_CARD if REMOVED[card] == ONCE_FOR_US} == numbers((110, 112), 115, 116)


def test_events_that_last() -> None:
    marked = numbers((3, 5), 11, 13, 27, 31, 33, 34, (36, 39), 41, 43, 44, 54, (56, 58), 60, 73, 80)
    assert where(MARKED) == marked
    assert where(LAPSING) == numbers(2, 47, 114, 117, 118)


def test_events_that_place_cells() -> None:
    assert where(PLACES_CELLS) == numbers((48, 51), 53, 55, 57, 58, 61, (66, 68), 70, 72, (80, 83), 86, 91, 93, 98, 110)


@pytest.mark.parametrize(
    ("scenario", "cards"),
    [
        ("lets-roll", set()),
        ("call-me-al", {"axis_of_evil"}),
        ("anaconda", {"patriot_act", "tora_bora"}),
        ("mission-accomplished", {"nest", "iraqi_wmd", "patriot_act", "abu_sayyaf", "tora_bora", "ksm"}),
    ],
)
def test_cards_that_a_scenario_begins_without(scenario: str, cards: set[str]) -> None:
    assert scenario in SCENARIOS
    assert {NAME[card] for card in EVERY_CARD if scenario in NOT_IN[card]} == cards
    state = GAME.start(GAME.setup(scenario, None))
    assert {NAME[card] for card in state.removed} == cards


def test_every_card_has_an_event() -> None:
    assert all(PROGRAM[card] >= 0 for card in EVERY_CARD)


def test_every_requirement_is_known_by_name() -> None:
    assert len(set(CONDITIONS.names)) == len(CONDITIONS.names)
    assert {condition for card in EVERY_CARD for condition in REQUIRES[card]} <= set(range(len(CONDITIONS.names)))


def test_events_without_a_requirement() -> None:
    """What a card says "Always" of, the US Election among them."""
    always = numbers(2, 4, 5, 11, 12, (16, 20), 29, 43, 47, 49, 55, 59, (62, 64), (66, 68), 74, (78, 80), 86)
    always |= numbers(93, 95, 96, (98, 105), 107, 113, 114, (117, 120))
    assert {card for card in EVERY_CARD if not REQUIRES[card]} == always


# -- the map (4.1) -----------------------------------------------------------------------------------------------------


def test_38_areas_of_four_kinds() -> None:
    kinds = [board.TYPES[kind] for kind in board.TYPE]
    assert len(set(NAMES)) == COUNTRIES == 38
    assert [kinds.count(kind) for kind in board.TYPES] == [10, 8, 19, 1]
    assert {NAMES[c] for c in range(COUNTRIES) if kinds[c] == "shia_mix"} == {
        "turkey",
        "lebanon",
        "yemen",
        "iraq",
        "saudi_arabia",
        "gulf_states",
        "pakistan",
        "afghanistan",
    }


def test_52_printed_links_and_143_adjacencies() -> None:
    assert sum(map(len, LINKS)) == 2 * 52
    assert sum(map(len, ADJACENT)) == 2 * 143


def test_adjacency_goes_both_ways() -> None:
    for neighbours in (LINKS, ADJACENT):
        assert all(c in neighbours[n] for c in range(COUNTRIES) for n in neighbours[c])
        assert all(c not in neighbours[c] for c in range(COUNTRIES))


SCHENGEN = {"scandinavia", "benelux", "germany", "eastern_europe", "france", "italy", "spain"}
LINKED = {"united_states", "canada", "united_kingdom", "serbia", "russia", "morocco", "algeria_tunisia", "libya"}
LINKED |= {"turkey", "lebanon"}


def test_schengen() -> None:
    """4.5: seven members, each adjacent to the six others and to the ten countries linked to them."""
    assert {NAMES[c] for c in range(COUNTRIES) if board.SCHENGEN[c]} == SCHENGEN
    assert {NAMES[c] for c in range(COUNTRIES) if board.SCHENGEN_LINKED[c]} == LINKED
    for member in SCHENGEN:
        assert neighbours(member) == (SCHENGEN | LINKED) - {member}


def neighbours(country: str) -> set[str]:
    return {NAMES[c] for c in ADJACENT[NAMES.index(country)]}


@pytest.mark.parametrize(
    ("country", "near"),
    [
        ("israel", {"egypt", "jordan", "lebanon"}),
        ("saudi_arabia", {"jordan", "iraq", "gulf_states", "yemen"}),
        ("pakistan", {"gulf_states", "iran", "afghanistan", "india", "indonesia_malaysia"}),
        ("indonesia_malaysia", {"pakistan", "india", "thailand", "philippines"}),
        ("iran", {"turkey", "iraq", "gulf_states", "pakistan", "afghanistan", "central_asia", "caucasus"}),
        ("somalia", {"sudan", "kenya_tanzania", "yemen"}),
        ("united_states", {"canada", "united_kingdom", "philippines"} | SCHENGEN),
        ("lebanon", {"syria", "israel"} | SCHENGEN),
    ],
)
def test_neighbours_that_cards_and_rules_speak_of(country: str, near: set[str]) -> None:
    assert neighbours(country) == near


def test_resources_and_oil() -> None:
    """4.2.5, 4.2.6: 34 in all, without oil price spikes."""
    rich = {"egypt", "indonesia_malaysia", "iraq", "saudi_arabia", "gulf_states"}
    middling = {"morocco", "algeria_tunisia", "syria", "central_asia", "turkey", "pakistan"}
    assert {NAMES[c] for c in range(COUNTRIES) if RESOURCES[c] == 3} == rich
    assert {NAMES[c] for c in range(COUNTRIES) if RESOURCES[c] == 2} == middling
    assert {c for c in range(COUNTRIES) if RESOURCES[c]} == {c for c in range(COUNTRIES) if MUSLIM[c]}
    assert sum(RESOURCES) == 34
    oil = {"algeria_tunisia", "libya", "sudan", "indonesia_malaysia", "iraq", "saudi_arabia", "gulf_states"}
    assert {NAMES[c] for c in range(COUNTRIES) if board.OIL[c]} == oil


def test_governance_that_never_changes() -> None:
    """4.3.1, 4.4: non-Muslim countries are Good or Fair for good; Iran is Fair."""
    fair = {"russia", "caucasus", "china", "kenya_tanzania", "thailand", "philippines", "iran"}
    assert {NAMES[c] for c in range(COUNTRIES) if board.FIXED[c] == board.FAIR} == fair
    assert {c for c in range(COUNTRIES) if board.FIXED[c] == 0} == set(board.MUSLIM_COUNTRIES)


def test_recruit_numbers() -> None:
    """4.3.4; that of the United Kingdom is disputed."""
    printed = {NAMES[c]: n for c, n in enumerate(board.RECRUIT_NUMBER) if n}
    assert printed == {"united_kingdom": 3, "france": 2, "spain": 2, "philippines": 3}
    assert [NAMES[c] for c in range(COUNTRIES) if board.DISPUTED[c]] == ["united_kingdom"]
