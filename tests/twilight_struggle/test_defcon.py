"""DEFCON (8.1)."""

import pytest
from tabletop import table

# one country of each region: Europe, Asia, the Middle East, Central America, South America, Africa
TARGETS = ["hungary", "burma", "jordan", "honduras", "peru", "kenya"]
OPEN = {5: TARGETS, 4: TARGETS[1:], 3: TARGETS[2:], 2: TARGETS[3:]}


def test_8_1_1_level_changes_by_events_and_operations() -> None:
    """8.1.1: five levels, changed by events and operations."""
    assert table().defcon == 5
    assert table(us=["duck_and_cover"], ussr=["fidel"], side="us").do("duck_and_cover", "event").defcon == 4
    t = table(us=["nato"], ussr=["fidel"], side="us", influence={"angola": (0, 1)}).do("nato", "coup", "angola", 1)
    assert t.defcon == 4


@pytest.mark.parametrize(("before", "after"), [(2, 4), (3, 5), (4, 5), (5, 5)])
def test_8_1_2_never_above_five(before: int, after: int) -> None:
    """8.1.2: Nuclear Test Ban raises DEFCON by 2, but not above 5."""
    t = table(us=["nuclear_test_ban"], ussr=["fidel"], side="us", defcon=before).do("nuclear_test_ban", "event")
    assert t.defcon == after


@pytest.mark.parametrize(("side", "use", "winner"), [("us", "event", "ussr"), ("ussr", "event_first", "us")])
def test_8_1_3_the_active_player_loses(side: str, use: str, winner: str) -> None:
    """8.1.3: Duck and Cover at DEFCON 2 loses for whoever's round it is, whoever's event it is; the points that come
    with it are not counted any more."""
    t = table(**{side: ["duck_and_cover"]}, side=side, defcon=2).do("duck_and_cover", use)
    assert (t.defcon, t.winner, t.vp) == (1, winner, 0)


@pytest.mark.parametrize(("side", "winner"), [("us", "ussr"), ("ussr", "us")])
def test_8_1_3_by_a_coup_of_ones_own(side: str, winner: str) -> None:
    """8.1.3: a coup in a battleground at DEFCON 2."""
    t = table(**{side: ["nuclear_test_ban"]}, side=side, defcon=2, influence={"angola": (1, 1)})
    assert t.do("nuclear_test_ban", "coup", "angola", 6).winner == winner


def test_8_1_3_by_a_coup_of_the_opponent() -> None:
    """8.1.3: the USSR plays CIA Created at DEFCON 2, and the US stages a coup in Angola: it is the USSR's round."""
    t = table(ussr=["cia_created"], defcon=2, influence={"angola": (0, 1)})
    assert t.do("cia_created", "event_first", "coup", "angola", 1).winner == "us"


def test_8_1_4_coup_in_a_battleground() -> None:
    """8.1.4: lowers DEFCON by 1; one elsewhere does not."""
    for country, level in (("angola", 3), ("kenya", 4)):
        t = table(us=["nato"], ussr=["fidel"], side="us", defcon=4, influence={country: (0, 1)})
        assert t.do("nato", "coup", country, 6).defcon == level


@pytest.mark.parametrize("operation", ["coup", "realignment"])
@pytest.mark.parametrize("side", ["us", "ussr"])
@pytest.mark.parametrize("level", [5, 4, 3, 2])
def test_8_1_5_closed_regions(level: int, side: str, operation: str) -> None:
    """8.1.5: coups and realignments are barred from Europe at 4, from Asia too at 3, from the Middle East too at 2."""
    position = {"defcon": level, "influence": dict.fromkeys(TARGETS, (1, 1))}
    t = table(**{side: ["olympic_games"]}, side=side, **position).do("olympic_games", operation)
    assert set(t.options) == set(OPEN[level])
    for country in TARGETS:
        if country not in OPEN[level]:
            assert t.why_not(country) == ("defcon_forbids", "8.1.5")


def test_8_1_5_southeast_asia_is_asia() -> None:
    """8.1.5, 2.1.2: at 3 no coup in Burma, nor in Finland at 4."""
    t = table(us=["nato"], side="us", defcon=3, influence={"burma": (0, 1), "finland": (0, 1), "kenya": (0, 1)})
    assert t.do("nato", "coup").options == ["kenya"]


def test_8_1_5_influence_and_wars_are_free() -> None:
    """8.1.5: nothing else is barred: at DEFCON 2 influence is placed in Europe and a war fought in Asia."""
    t = table(us=["nato", "indo_pakistani_war"], ussr=["fidel"], side="us", defcon=2, influence={"italy": (1, 0)})
    assert "italy" in t.do("nato", "place_influence").options
    t = table(us=["indo_pakistani_war"], ussr=["fidel"], side="us", defcon=2, influence={"india": (0, 2)})
    t.do("indo_pakistani_war", "event", "india", 6)
    assert (t.influence("india"), t.defcon) == ((2, 0), 2)


@pytest.mark.parametrize(("before", "after"), [(2, 3), (4, 5), (5, 5)])
def test_8_1_6_rises_as_a_turn_begins(before: int, after: int) -> None:
    """8.1.6: below 5 it rises by 1."""
    assert table(phase="end", defcon=before, military=(5, 5)).defcon == after


def test_8_1_7_raised_and_lowered() -> None:
    """8.1.7: to raise DEFCON is to move it towards 5, to lower it towards 1."""
    t = table(us=["abm_treaty"], side="us", turn=4, defcon=3).do("abm_treaty", "event")
    assert t.defcon == 4
    t = table(us=["olympic_games"], side="us", defcon=3).do("olympic_games", "event", "boycott")
    assert t.defcon == 2
