"""Scoring (W20), the end of the game (W21), special abilities (W24), numbers of players (W25)."""

from typing import Any

import pytest
from world_order.looking import Table
from world_order.tables import table

from realpolitik.games.world_order.content import CONTENT
from realpolitik.games.world_order.prices import SCORING_ROUNDS

SEATS = ("usa", "eu", "russia", "china")


def by(t: Table, power: str, *sources: str) -> list[int]:
    return [n for n, source in t.scored(power) if source in sources]


def scoring(in_round: int = 3, **more: Any) -> Table:
    return table(phase="scoring", in_round=in_round, **more)


@pytest.mark.parametrize("in_round", range(1, 7))
def test_w20_1_in_rounds_three_and_six(in_round: int) -> None:
    """W20.1."""
    assert SCORING_ROUNDS == (3, 6)
    assert ("scoring_begins" in scoring(in_round).notes()) == (in_round in (3, 6))


def test_w20_2_filled_regions_alone() -> None:
    """W20.2: tokens beside the slots and temporary ones fill none."""
    t = scoring(permanent={"americas": ["usa"], "africa": ["eu", "eu"]}, beside={"americas": ["usa"]})
    assert t.told("region_scored") == [{"region": "africa"}]


def test_w20_3_a_point_for_every_token() -> None:
    """W20.3: of both kinds, and beside the slots."""
    t = scoring(permanent={"africa": ["eu", "usa"]}, temporary={"africa": ["eu", "china"]}, beside={"africa": ["usa"]})
    assert by(t, "eu", "tokens") == [2]
    assert by(t, "usa", "tokens") == [2]
    assert by(t, "china", "tokens") == [1]


BONUS = {
    "europe": [9, 6, 3, 1],
    "central_asia": [8, 4, 2],
    "americas": [7, 4, 2],
    "mena": [10, 7, 4, 2],
    "africa": [7, 4, 2],
    "south_asia": [8, 5, 2],
    "east_asia_pacific": [9, 6, 2],
}


@pytest.mark.parametrize("region", BONUS)
def test_w20_4_the_places_of_every_region(region: str) -> None:
    """W20.4: four powers with different numbers of tokens, made level and parted by armies."""
    at = list(BONUS).index(region)
    slots = {"europe": 4, "mena": 3, "east_asia_pacific": 3}.get(region, 2)
    t = scoring(
        permanent={region: ["china"] * slots},
        beside={region: ["usa"] * 10 + ["eu"] * 8 + ["russia"] * 6},
        temporary={region: []},
    )
    order = ["usa", "eu", "russia", "china"]
    standing = t.match.view(0)["regions"][region]["standing"]
    assert [entry["power"] for entry in standing][:4] == order
    assert [by(t, p, "places") for p in order] == [[n] for n in BONUS[region]] + [[]] * (4 - len(BONUS[region]))
    assert CONTENT.regions[at].bonus == tuple(BONUS[region])


def test_w20_5_armies_break_ties() -> None:
    """W20.5."""
    t = scoring(permanent={"africa": ["usa", "china"]}, temporary={"africa": []}, armies={"africa": {"china": 1}})
    assert (by(t, "china", "places"), by(t, "usa", "places")) == ([7], [4])


def test_w20_6_the_lowest_place_of_those_shared() -> None:
    """W20.6: three tied for first get the third bonus."""
    t = scoring(permanent={"africa": ["usa", "china"]}, temporary={"africa": ["eu"]})
    assert [by(t, p, "places") for p in SEATS] == [[2], [2], [], [2]]


def test_w20_7_black_tokens_take_places() -> None:
    """W20.7: and so do powers that nobody plays, with their armies."""
    t = scoring(permanent={"south_asia": ["usa", "usa"]})
    assert by(t, "usa", "places") == [8]
    assert by(t, "china", "places") == [2], "level with the black token: the lower of places 2 and 3"
    t = scoring(
        powers="usa_china",
        permanent={"africa": ["usa", "russia"]},
        temporary={"africa": []},
        armies={"africa": {"russia": 1}},
    )
    assert by(t, "usa", "places") == [4]


def test_w20_8_superpower_status() -> None:
    """W20.8, W24.1: by tokens alone, armies do not matter."""
    t = scoring(armies={"europe": {"eu": 5}, "mena": {"eu": 5}})
    assert t.told("first_in_regions") == [{"power": "usa", "n": 4, "vp": 0}]
    assert "first_in_regions" not in scoring(powers="eu_china").notes()


@pytest.mark.parametrize(
    ("armies", "vp"),
    [
        ({"europe": {"russia": 1}}, [2]),
        ({"europe": {"russia": 1}, "central_asia": {"russia": 2}, "mena": {"russia": 1, "usa": 1}}, [6]),
        ({"africa": {"russia": 9}}, []),
        ({"europe": {"russia": 1, "eu": 2}}, []),
        ({}, []),
    ],
)
def test_w20_9_secured_sphere(armies: dict[str, dict[str, int]], vp: list[int]) -> None:
    """W20.9, W24.3: of the zone of interest, with at least one army; unplayed powers count against it."""
    assert by(scoring(armies=armies), "russia", "abilities") == vp
    assert by(scoring(armies=armies, powers="usa_russia"), "russia", "abilities") == vp


def test_w20_10_fdi_network_counts_regions() -> None:
    """W20.10, W24.4: a second token in a region adds nothing."""
    fdi = {"south_africa_s": 2, "laos_s": 1, "pakistan_s": 1, "singapore": 1}
    t = scoring(6, allies={"china": ["singapore"]}, fdi=fdi)
    assert by(t, "china", "abilities") == [2]
    assert t.told("fdi_network") == [{"power": "china", "n": 3, "vp": 2}]


def test_w20_11_armies_on_the_board_alone() -> None:
    """W20.11: not those on player boards, nor those of powers nobody plays."""
    t = scoring(
        powers="without_china",
        stock={"eu": {"army": 9}},
        armies={"africa": {"usa": 1, "china": 5}},
        money={"usa": 1, "eu": 1, "russia": 1},
    )
    armies = [(note["power"], note["vp"]) for note in t.told("majority") if note["majority"] == "armies"]
    assert armies == [("usa", 6)]


def test_w20_12_places_of_majorities() -> None:
    """W20.12: tied players share the lowest place."""
    t = scoring(money={"usa": 50, "eu": 50, "russia": 50, "china": 9})
    money = [(note["power"], note["vp"]) for note in t.told("majority") if note["majority"] == "money"]
    assert money == [("usa", 1), ("eu", 1), ("russia", 1)]


@pytest.mark.parametrize(("money", "vp"), [((9, 8), [[5], []]), ((9, 9), [[], []])])
def test_w20_13_two_players(money: tuple[int, int], vp: list[list[int]]) -> None:
    """W20.13, W25.1."""
    t = scoring(powers="eu_russia", money={"eu": money[0], "russia": money[1]})
    of_money = [note for note in t.told("majority") if note["majority"] == "money"]
    assert [[n["vp"] for n in of_money if n["power"] == p] for p in ("eu", "russia")] == vp


@pytest.mark.parametrize(("used", "vp"), [(0, [4]), (1, [2]), (2, [])])
def test_w20_14_unused_assets(used: int, vp: list[int]) -> None:
    """W20.14: 2 VP each, at the end."""
    kept = ["usa_nato", "usa_us_navy"]
    assert by(scoring(6, advantages={"usa": kept}, used=kept[:used]), "usa", "unused_advantages") == vp
    assert by(scoring(3, advantages={"usa": kept}), "usa", "unused_advantages") == []


def test_w20_15_the_round_marker() -> None:
    """W20.15, W3.1: moves on, but not after round 6."""
    assert scoring(3).match.view(0)["round"] == 4
    t = scoring(6)
    assert t.match.over
    assert t.match.view(0)["round"] == 6


def test_w20_16_nothing_is_no_place() -> None:
    """W20.16."""
    t = scoring(money={"usa": 5, "eu": 0, "russia": 0, "china": 0})
    assert [note["power"] for note in t.told("majority") if note["majority"] == "money"] == ["usa"]
    assert [note["power"] for note in t.told("majority") if note["majority"] == "armies"] == []


def test_w20_17_the_order_of_a_scoring() -> None:
    """W20.17."""
    t = scoring(
        6,
        options={"decrees": True},
        permanent={"africa": ["usa", "eu"]},
        armies={"africa": {"usa": 1}},
        fdi={"laos_s": 1},
    )
    order = [
        "region_scored",
        "first_in_regions",
        "sphere",
        "fdi_network",
        "majority",
        "unused_advantages",
        "unused_decree",
    ]
    at = [t.notes().index(name) for name in order]
    assert at == sorted(at)


# -- the end -----------------------------------------------------------------------------------------------------------


def test_w21_1_the_most_vp_win() -> None:
    """W21.1."""
    t = scoring(6, vp={"usa": 10, "eu": 50, "russia": 20, "china": 30})
    assert t.match.outcome is not None
    assert t.match.outcome.places == (4, 1, 3, 2)
    assert t.match.outcome.winners == (1,)
    assert t.match.outcome.ending == "won"


def level(**more: Any) -> Table:
    """Two players, level on VP whatever the scoring brings."""
    t = scoring(6, powers="eu_china", advantages={}, used=[], money={"eu": 5, "china": 5}, **more)
    by_so_much = t.vp("eu") - t.vp("china")
    return scoring(
        6,
        powers="eu_china",
        money={"eu": 5, "china": 5},
        vp={"china": by_so_much} if by_so_much > 0 else {"eu": -by_so_much},
        **more,
    )


def test_w21_2_ties() -> None:
    """W21.2: first places in scored regions, after armies; then tokens on the board."""
    t = level(permanent={"africa": ["eu", "china"]}, temporary={"africa": []}, armies={"africa": {"china": 1}})
    assert t.vp("eu") == t.vp("china")
    assert t.match.outcome is not None
    assert (t.match.outcome.ending, t.match.outcome.places) == ("won_by_first_places", (2, 1))
    t = level(temporary={"africa": ["eu"], "europe": ["eu"]})
    assert t.match.outcome is not None
    assert (t.match.outcome.ending, t.match.outcome.places) == ("won_by_tokens", (1, 2))


def test_w21_2_an_unbroken_tie_for_first_counts_for_nobody() -> None:
    """W21.2: level in Africa, nobody is first there."""
    t = level(permanent={"africa": ["eu", "china"]}, temporary={"africa": [], "europe": ["china", "china"]})
    assert t.match.outcome is not None
    assert (t.match.outcome.ending, t.match.outcome.places) == ("won_by_tokens", (2, 1))


def test_w21_3_a_shared_victory() -> None:
    """W21.3: whoever shares it has won."""
    t = level(temporary={"africa": []})
    assert t.match.outcome is not None
    assert (t.match.outcome.ending, t.match.outcome.places) == ("victory_shared", (1, 1))
    position: dict[str, Any] = {"powers": "without_usa", "temporary": {"africa": []}}
    before = scoring(6, **position)
    ahead = {p: 50 - before.vp(p) for p in ("eu", "china")}
    t = scoring(6, **position, vp=ahead)
    assert t.vp("eu") == t.vp("china") == 50
    assert t.match.outcome is not None
    assert t.match.outcome.winners == (0, 2)


# -- abilities, numbers of players -------------------------------------------------------------------------------------


def test_w24_1_the_usa() -> None:
    """W24.1, W24.2, W24.3, W24.4: who has which ability."""
    kinds = {power.id: sorted(ability.kind for ability in power.abilities) for power in CONTENT.powers}
    assert kinds == {
        "usa": ["ignore_threat_from", "vp_by_first_place_regions"],
        "eu": ["ignore_threat_from"],
        "russia": ["vp_per_region"],
        "china": ["vp_by_fdi_regions"],
    }


def test_w24_2_the_eu_is_a_member_of_nato() -> None:
    """W24.2, W24.1: also where nobody plays the other."""
    t = table(powers="eu_china", phase="threats", armies={"africa": {"usa": 4}})
    assert t.scored("eu") == []


@pytest.mark.parametrize("n", range(4))
def test_w24_3_every_entry_of_russia_s_ability(n: int) -> None:
    """W24.3: 2 VP a region of the three."""
    t = scoring(armies={region: {"russia": 1} for region in ("europe", "central_asia", "mena")[:n]})
    assert t.told("sphere") == [{"power": "russia", "n": n, "vp": 2 * n}]


@pytest.mark.parametrize(("n", "vp"), list(enumerate([0, 0, 0, 2, 3, 4, 6, 8])))
def test_w24_4_every_entry_of_china_s_ability(n: int, vp: int) -> None:
    """W24.4."""
    countries = ["south_africa_s", "laos_s", "pakistan_s", "tajikistan_s", "brazil", "egypt", "serbia"]
    t = scoring(6, allies={"china": countries[4:]}, fdi=dict.fromkeys(countries[:n], 1))
    assert t.told("fdi_network") == [{"power": "china", "n": n, "vp": vp}]


@pytest.mark.parametrize(("n", "vp"), list(enumerate([-12, -8, -5, -2, 0, 0, 0, 0])))
def test_w24_1_every_entry_of_the_ability_of_the_usa(n: int, vp: int) -> None:
    """W24.1."""
    first = ["europe", "americas", "mena", "east_asia_pacific", "africa", "central_asia", "south_asia"]
    rows = {region: ["usa", "usa"] if at < n else ["eu", "eu", "eu"] for at, region in enumerate(first)}
    assert scoring(temporary=rows).told("first_in_regions") == [{"power": "usa", "n": n, "vp": vp}]


def test_w25_2_three_players() -> None:
    """W25.2: imports from the power that nobody plays, majorities by places."""
    t = table(powers="without_russia", hand={"usa": ["usa_foreign_trade"]})
    t.do("usa_foreign_trade", "done")
    assert "raw" in t.options
    assert t.match.view(0)["majorities"]["armies"]["places"] == [6, 3, 1]


def test_w25_3_four_players() -> None:
    """W25.3: all stacks, no random influence, nothing discarded after research."""
    view = table(phase="research").do("done").match.view(0)
    assert view["random_influence"] is None
    assert view["market"]["discard"] == []
    assert sum(stack["left"] for stack in view["developments"]) == 20


@pytest.mark.parametrize(
    ("powers", "discarded", "random"), [("usa_russia", 2, True), ("without_usa", 1, True), ("all", 0, False)]
)
def test_w25_1_numbers_of_players(powers: str, discarded: int, random: bool) -> None:
    """W25.1, W25.2, W25.3."""
    t = table(powers=powers, phase="research")
    assert (t.match.view(0)["random_influence"] is not None) == random
    t.do("done")
    assert len(t.cards("market_discard")) == discarded
