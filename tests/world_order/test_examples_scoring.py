"""Worked examples of the rulebook: scoring, E30 to E39."""

import pytest
from world_order.looking import Table
from world_order.tables import new_game, table

from realpolitik.games.world_order.countries import COUNTRY_NAMES, STANDARD


def test_e30_an_unfilled_region() -> None:
    """E30, W20.2."""
    t = table(phase="scoring", in_round=3, permanent={"americas": ["usa"]}, temporary={"americas": ["eu"]})
    assert {"region": "americas"} in t.told("region_not_filled")
    assert all(source not in ("tokens", "places") for p in t.match.seats for _, source in t.scored(p))


def region_vp(t: Table, power: str) -> list[int]:
    return [n for n, source in t.scored(power) if source in ("tokens", "places")]


def test_e31_a_filled_region_with_ties() -> None:
    """E31, W20.2, W20.3, W20.4, W20.5, W20.6, W20.7."""
    t = table(
        phase="scoring",
        in_round=6,
        permanent={"mena": ["usa", "eu", "russia"]},
        beside={"mena": ["usa"]},
        temporary={"mena": ["usa", "eu", "russia", "russia", "china"]},
        armies={"mena": {"russia": 4, "eu": 1}},
    )
    assert region_vp(t, "usa") == [4, 10]
    assert region_vp(t, "russia") == [3, 7]
    assert region_vp(t, "eu") == [3, 4]
    assert region_vp(t, "china") == [1]


def test_e32_a_tie_for_first() -> None:
    """E32, W20.6: both get the second bonus."""
    t = table(phase="scoring", in_round=3, permanent={"americas": ["eu", "eu"]}, temporary={"americas": ["usa"]})
    assert region_vp(t, "usa") == [2, 4]
    assert region_vp(t, "eu") == [2, 4]


def many(n: int, beginning: int) -> list[str]:
    """So many countries that are nobody's yet."""
    found = [COUNTRY_NAMES[c] for r in range(7) for c in STANDARD[r][2:]]
    return [name for name in found if f"{name}_s" not in COUNTRY_NAMES][beginning : beginning + n]


def majority_vp(t: Table, power: str) -> list[int]:
    return [n for n, source in t.scored(power) if source == "majorities"]


def test_e33_majority_tokens() -> None:
    """E33, W20.11, W20.12: money, armies, allies."""
    t = table(
        phase="scoring",
        in_round=3,
        money={"china": 121, "eu": 78, "usa": 54, "russia": 49},
        armies={"americas": {"usa": 8, "russia": 5, "china": 5, "eu": 4}},
        allies={"eu": many(5, 0), "usa": many(5, 5), "russia": many(4, 10), "china": many(4, 14)},
    )
    assert majority_vp(t, "china") == [5, 1]
    assert majority_vp(t, "eu") == [3, 7]
    assert majority_vp(t, "usa") == [1, 6, 4]
    assert majority_vp(t, "russia") == [1]


def test_e34_majority_tokens_with_two_players() -> None:
    """E34, W20.13: only a first place scores, and a tie is nobody's."""
    t = table(
        powers="usa_china",
        phase="scoring",
        in_round=3,
        money={"usa": 10, "china": 9},
        armies={"americas": {"usa": 1, "china": 2}},
    )
    assert len(t.allies("usa")) == len(t.allies("china"))
    assert majority_vp(t, "usa") == [5]
    assert majority_vp(t, "china") == [6]


@pytest.mark.parametrize(("regions", "vp"), [(0, -12), (1, -8), (2, -5), (3, -2), (4, 0), (5, 0)])
def test_e35_superpower_status(regions: int, vp: int) -> None:
    """E35, W20.8: the USA are first, or tied, in four regions at set-up."""
    lost = ["europe", "americas", "mena", "east_asia_pacific"][: 4 - regions if regions < 4 else 0]
    rows = {region: ["eu", "eu", "eu"] for region in lost}
    t = table(phase="scoring", in_round=3, temporary={**rows, "africa": ["eu", *(["usa"] if regions == 5 else [])]})
    assert t.told("first_in_regions") == [{"power": "usa", "n": regions, "vp": vp}]
    assert [n for n, source in t.scored("usa") if source == "abilities"] == ([vp] if vp else [])


def test_e36_sphere_of_influence() -> None:
    """E36, W20.9: first in Europe, level in Central Asia, nobody in MENA."""
    t = table(
        phase="scoring",
        in_round=3,
        armies={"europe": {"russia": 3, "usa": 2, "eu": 2}, "central_asia": {"russia": 1, "china": 1}},
    )
    assert [n for n, source in t.scored("russia") if source == "abilities"] == [4]


@pytest.mark.parametrize(("n", "vp"), [(2, 0), (3, 2), (4, 3), (5, 4), (6, 6), (7, 8)])
@pytest.mark.parametrize("in_round", [3, 6])
def test_e37_fdi_network(n: int, vp: int, in_round: int) -> None:
    """E37, W20.10: by regions, at the end alone."""
    countries = ["south_africa_s", "laos_s", "pakistan_s", "tajikistan_s", "brazil", "egypt", "serbia"]
    t = table(
        phase="scoring",
        in_round=in_round,
        allies={"china": ["brazil", "egypt", "serbia", "kenya"]},
        fdi={**dict.fromkeys(countries[:n], 1), "kenya": 1},
    )
    assert sum(n for n, source in t.scored("china") if source == "abilities") == (vp if in_round == 6 else 0)


def test_e38_strategic_advantages() -> None:
    """E38, W23.1, W20.14: 6 VP at the start, none for playing one, 2 for the one that is left."""
    t = new_game(first_game=True)
    t.match.answer("usa_us_navy", 0)
    for seat in (1, 2, 3):
        q = t.match.question_to(seat)
        assert q is not None
        t.match.answer(q.options[0], seat)
    assert t.scored("usa") == [(6, "advantages_kept")]
    while t.asked != "usa":
        t.do("pass").do(t.options[0])
    t.do("usa_rd_champion", "usa_new_allies").stop()
    assert t.scored("usa") == [(6, "advantages_kept")]
    t = table(
        phase="scoring",
        in_round=6,
        advantages={"usa": ["usa_arms_export", "usa_rd_champion"]},
        used=["usa_rd_champion"],
    )
    assert [n for n, source in t.scored("usa") if source == "unused_advantages"] == [2]


@pytest.mark.parametrize("unused", [True, False])
def test_e39_decree(unused: bool) -> None:
    """E39, W22.2, W22.3: a card face down, one action, and the decree is gone; unused it is worth 3 VP."""
    t = table(options={"decrees": True}, hand={"usa": ["usa_new_allies", "usa_global_currency"]}, money={"usa": 0})
    t.do("decree_usa", "usa_new_allies", "5")
    assert t.stock("usa", "army") == 4
    assert t.cards("face_down", "usa") == ["usa_new_allies"]
    assert t.match.view(0)["mats"]["usa"]["decree"] is None
    assert t.cards("removed") == ["decree_usa"]
    t = table(options={"decrees": True}, phase="scoring", in_round=6, decree=unused)
    assert [n for n, source in t.scored("usa") if source == "unused_decrees"] == ([3] if unused else [])
