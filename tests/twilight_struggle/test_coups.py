"""Coups (6.3)."""

import pytest
from tabletop import Table, table
from twilight_struggle.hands import holding


def coup(side: str = "us", card: str = "olympic_games", **position: object) -> Table:
    """A side has chosen to attempt a coup with the card, of 2 Ops if no other is named."""
    return table(**holding(side, card), **position).do(card, "coup")


# -- targets (6.3.1) -----------------------------------------------------------------------------------


def test_6_3_1_target_needs_enemy_influence() -> None:
    """6.3.1: wherever the opponent has influence, whether or not one has any oneself, there or nearby."""
    t = coup(influence={"mexico": (0, 2), "chile": (3, 1), "iran": (2, 0)})
    assert set(t.options) == {"mexico", "chile"}
    assert t.why_not("iran") == ("no_enemy_influence", "6.3.1")
    assert t.why_not("kenya") == ("no_enemy_influence", "6.3.1")


# -- the roll (6.3.2) ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "left"), [(1, (0, 3)), (2, (0, 3)), (3, (0, 2)), (5, (0, 0)), (6, (1, 0))])
def test_6_3_2_result(die: int, left: tuple[int, int]) -> None:
    """6.3.2: die and 2 Ops against twice the stability of Iran, 4. What goes beyond it takes enemy influence, and once
    there is none left, adds one's own; what only equals it does nothing."""
    assert coup(influence={"iran": (0, 3)}).do("iran", die).influence("iran") == left


@pytest.mark.parametrize(
    ("country", "left"), [("angola", (4, 0)), ("iran", (2, 0)), ("cuba", (0, 0)), ("israel", (0, 2))]
)
def test_6_3_2_stability(country: str, left: tuple[int, int]) -> None:
    """6.3.2: a 6 with 2 Ops against two Soviet influence, in countries of stability 1 to 4."""
    assert coup(influence={country: (0, 2)}).do(country, 6).influence(country) == left


def test_6_3_2_operations_count() -> None:
    """6.3.2: the same roll with 4 Ops brings 2 more."""
    assert coup(card="nuclear_test_ban", influence={"iran": (0, 2)}).do("iran", 5).influence("iran") == (3, 0)


def test_6_3_2_own_influence_stays() -> None:
    """6.3.2: a coup never costs the attacker influence."""
    assert coup("ussr", influence={"iran": (2, 1)}).do("iran", 1).influence("iran") == (2, 1)
    assert coup("ussr", influence={"iran": (2, 1)}).do("iran", 6).influence("iran") == (0, 3)


# -- consequences (6.3.3, 6.3.4) -----------------------------------------------------------------------


@pytest.mark.parametrize(("side", "military"), [("us", (2, 0)), ("ussr", (0, 2))])
def test_6_3_3_military_operations(side: str, military: tuple[int, int]) -> None:
    """6.3.3: the Ops used count as military operations, also when the coup fails."""
    assert coup(side, influence={"cuba": (1, 1)}).do("cuba", 1).military == military


@pytest.mark.parametrize("die", [1, 6])
def test_6_3_4_battleground_lowers_defcon(die: int) -> None:
    """6.3.4: any attempt in a battleground, also one that fails."""
    assert coup(influence={"cuba": (0, 1)}).do("cuba", die).defcon == 4


@pytest.mark.parametrize("die", [1, 6])
def test_6_3_4_elsewhere_defcon_stays(die: int) -> None:
    """6.3.4: no attempt outside the battlegrounds does."""
    assert coup(influence={"kenya": (0, 1)}).do("kenya", die).defcon == 5


# -- coups of events (6.3.5) ---------------------------------------------------------------------------


def test_6_3_5_event_that_names_a_region_ignores_defcon() -> None:
    """6.3.5: Tear Down this Wall allows a coup in Europe at any DEFCON level, and only there."""
    position = {"turn": 8, "influence": {"poland": (0, 1), "hungary": (0, 1), "angola": (0, 1)}}
    t = table(us=["tear_down_this_wall"], side="us", defcon=3, **position)
    t.do("tear_down_this_wall", "event", "coup")
    assert t.options == ["poland", "hungary"]
    assert t.why_not("angola") == ("not_in_event_area", "6.3.5")


@pytest.mark.parametrize(("country", "defcon"), [("poland", 2), ("hungary", 3)])
def test_6_3_5_it_still_lowers_defcon_in_a_battleground(country: str, defcon: int) -> None:
    """6.3.5, 6.3.4: DEFCON does not bind such a coup, but suffers from it all the same."""
    t = table(us=["tear_down_this_wall"], ussr=["fidel"], side="us", turn=8, defcon=3, influence={country: (0, 1)})
    assert t.do("tear_down_this_wall", "event", "coup", country, 1).defcon == defcon


def test_6_3_5_it_can_start_the_war() -> None:
    """6.3.5, 8.1.3: at DEFCON 2 such a coup in a battleground is the last."""
    t = table(us=["tear_down_this_wall"], side="us", turn=8, defcon=2, influence={"poland": (0, 1)})
    assert t.do("tear_down_this_wall", "event", "coup", "poland", 1).winner == "ussr"


def test_6_3_5_event_that_names_no_region_is_bound() -> None:
    """6.3.5, 7.4.3: the operations of ABM Treaty go by the ordinary rules: at DEFCON 4 Europe is closed."""
    t = table(us=["abm_treaty"], side="us", turn=4, defcon=3, influence={"poland": (0, 1), "iran": (0, 1)})
    t.do("abm_treaty", "event", "coup")
    assert t.options == ["iran"]
    assert t.why_not("poland") == ("defcon_forbids", "8.1.5")
