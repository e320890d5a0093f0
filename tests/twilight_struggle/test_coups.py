"""Coups (6.3)."""

from table import table


def test_6_3_2_coup_removes_and_then_adds() -> None:
    """6.3.3, example X14: 4 + 3 - 2 x 2 = 3; a coup in a battleground lowers DEFCON (6.3.4)."""
    t = table(us=["duck_and_cover"], side="us", influence={"mexico": (0, 2)})
    t.do("duck_and_cover", "coup", "mexico", 4)
    assert t.influence("mexico") == (1, 0)
    assert t.military == (3, 0)
    assert t.defcon == 4


def test_6_3_1_target_needs_enemy_influence() -> None:
    t = table(us=["duck_and_cover"], side="us", influence={"mexico": (0, 2), "iran": (2, 0)})
    t.do("duck_and_cover", "coup")
    assert t.options == ["mexico"]
    assert t.why_not("iran") == ("no_enemy_influence", "6.3.1")


def test_8_1_5_defcon_closes_regions() -> None:
    t = table(us=["duck_and_cover"], side="us", defcon=3, influence={"poland": (0, 2), "iran": (0, 2), "japan": (0, 1)})
    t.do("duck_and_cover", "coup")
    assert t.options == ["iran"]
    assert t.why_not("poland") == ("defcon_forbids", "8.1.5")
    assert t.why_not("japan") == ("defcon_forbids", "8.1.5")
