"""Operations in general (6.0) and placing influence (6.1)."""

import pytest
from tabletop import table

from realpolitik.games.twilight_struggle.countries import BOARD
from realpolitik.kernel.question import SPECTATOR

BY_THE_US = {"canada", "mexico", "cuba", "japan"}
BY_THE_USSR = {"finland", "poland", "romania", "afghanistan", "north_korea"}


# -- operations (6.0) ----------------------------------------------------------------------------------


def test_6_0_all_operations_go_to_one_kind() -> None:
    """6.0: three Ops are three markers; after the first there is no changing over and no stopping."""
    t = table(us=["duck_and_cover"], ussr=["fidel"], side="us", influence={"iran": (0, 1)})
    t.do("duck_and_cover", "place_influence")
    for _ in range(3):
        assert set(t.options) == BY_THE_US
        t.do("canada")
    assert t.influence("canada") == (3, 0)
    assert t.asked == "ussr"


def test_6_0_only_operations_that_can_be_carried_out() -> None:
    """6.0: without American influence on the board there is nothing to coup or to realign."""
    t = table(ussr=["nuclear_test_ban"]).do("nuclear_test_ban")
    assert t.options == ["event", "place_influence", "space_race"]
    assert t.why_not("coup") == ("no_coup_target", "6.3.1")
    assert t.why_not("realignment") == ("no_realignment_target", "6.2.1")


# -- where (6.1.1, 6.1.3, 6.1.4) -----------------------------------------------------------------------


def test_6_1_1_reach() -> None:
    """6.1.1: countries with influence of one's own, and their neighbours."""
    t = table(ussr=["fidel"], influence={"angola": (0, 1), "iran": (1, 0)}).do("fidel", "place_influence")
    assert set(t.options) == BY_THE_USSR | {"angola", "zaire", "botswana", "south_africa"}
    assert t.why_not("iran") == ("out_of_reach", "6.1.1")
    assert t.why_not("zimbabwe") == ("out_of_reach", "6.1.1")


def test_6_1_1_new_markers_do_not_extend_the_reach() -> None:
    """6.1.1: what counts is the influence at the start of the round."""
    t = table(ussr=["fidel"], influence={"angola": (0, 1)}).do("fidel", "place_influence", "zaire")
    assert "zaire" in t.options
    assert t.why_not("cameroon") == ("out_of_reach", "6.1.1")


def test_6_1_1_reach_of_the_next_round() -> None:
    """6.1.1: in the next round the new marker counts."""
    t = table(ussr=["fidel", "nasser"], us=["nato"], influence={"angola": (0, 1)})
    t.do("fidel", "place_influence", "zaire", "zaire", "nato", "space_race", 6, "nasser", "place_influence")
    assert "cameroon" in t.options


def test_6_1_1_influence_lost_in_the_round_still_counts() -> None:
    """6.1.1: the start of the active player's round decides for both sides: a Soviet coup has taken Iran before CIA
    Created lets the US place influence, and the US can still reach Iran and its neighbours."""
    t = table(ussr=["cia_created"], us=["nato"], influence={"iran": (1, 0)})
    t.do("cia_created", "coup", "iran", 6)
    assert t.influence("iran") == (0, 2)
    t.do("place_influence")
    assert set(t.options) == BY_THE_US | {"iraq", "pakistan", "afghanistan"}
    assert t.why_not("iran") == ("too_dear", "6.1.2")  # in reach, but Soviet and only 1 Op to spend


def test_6_1_1_events_place_anywhere() -> None:
    """6.1.1: Decolonization needs no influence nearby."""
    t = table(ussr=["decolonization"]).do("decolonization", "event")
    assert {"angola", "morocco", "vietnam", "philippines"} < set(t.options)


def test_6_1_3_several_regions_at_once() -> None:
    """6.1.3: the markers of one card may go to different regions."""
    t = table(ussr=["comecon"], us=["nato"], influence={"angola": (0, 1), "chile": (0, 1), "iran": (0, 1)})
    t.do("comecon", "place_influence", "angola", "argentina", "iraq")
    assert [t.influence(c) for c in ("angola", "argentina", "iraq")] == [(0, 2), (0, 1), (0, 1)]


@pytest.mark.parametrize(("side", "card", "home"), [("us", "nato", BY_THE_US), ("ussr", "fidel", BY_THE_USSR)])
def test_6_1_4_next_to_ones_own_superpower(side: str, card: str, home: set[str]) -> None:
    """6.1.4: those countries are always in reach, also without any influence on the board."""
    t = table(**{side: [card]}, side=side).do(card, "place_influence")
    assert set(t.options) == home


# -- at what price (6.1.2) -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("poland", "markers"),
    [((0, 0), 4), ((0, 3), 4), ((2, 0), 4), ((3, 0), 3), ((4, 0), 2), ((5, 0), 2), ((4, 1), 3)],
)
def test_6_1_2_cost(poland: tuple[int, int], markers: int) -> None:
    """6.1.2: in Poland (stability 3) a marker costs 2 Ops while the US is in control, and 1 as soon as it is not: 4 Ops
    buy 4 markers, or 3 where the first breaks control, or 2 where the second does or none."""
    t = table(ussr=["nuclear_test_ban"], us=["fidel"], influence={"poland": poland})
    t.do("nuclear_test_ban", "place_influence", *["poland"] * markers)
    assert t.influence("poland") == (poland[0], poland[1] + markers)
    assert t.asked == "us"


def test_6_1_2_last_operation_is_too_little_for_an_enemy_country() -> None:
    """6.1.2: with 1 Op left, countries under American control are too dear."""
    t = table(ussr=["fidel"], influence={"poland": (3, 0)}).do("fidel", "place_influence", "finland")
    assert "poland" not in t.options
    assert t.why_not("poland") == ("too_dear", "6.1.2")


def test_6_1_2_nowhere_to_place_one_operation() -> None:
    """6.1.2: the US controls all that the USSR can reach: a card of 1 Op buys nothing."""
    dear = {"finland": (4, 0), "poland": (3, 0), "romania": (3, 0), "afghanistan": (2, 0), "north_korea": (3, 0)}
    t = table(ussr=["nasser"], influence=dear).do("nasser")
    assert "place_influence" not in t.options
    assert t.why_not("place_influence") == ("nowhere_to_place", "6.1.1")


# -- markers (6.1.5, 6.1.6) ----------------------------------------------------------------------------


def test_6_1_5_markers_never_run_out() -> None:
    """6.1.5: there is no limit to the influence in one country or on the board."""
    t = table(ussr=["fidel"], us=["nato"], influence=dict.fromkeys(BOARD.names[:84], (0, 50)))
    t.do("fidel", "place_influence", "poland", "poland")
    assert t.influence("poland") == (0, 52)


def test_6_1_6_influence_is_open_to_all() -> None:
    """6.1.6: both sides and any spectator see all influence."""
    t = table(influence={"iran": (2, 1)})
    for seat in (0, 1, SPECTATOR):
        assert t.match.view(seat)["influence"]["iran"] == [2, 1]


def test_6_1_2_a_bonus_can_make_a_placement_affordable() -> None:
    """6.1.2 with Vietnam Revolts (9): 1 Op and its bonus pay for a country that the opponent controls."""
    held = ["vietnam", "laos_cambodia", "thailand", "finland", "poland", "romania", "afghanistan", "north_korea"]
    board = {country: (5, 1 if country == "vietnam" else 0) for country in held}
    t = table(ussr=["nasser"], us=["nato"], influence=board, effects=["vietnam_revolts"]).do("nasser")
    assert "place_influence" in t.options
    t.do("place_influence")
    assert t.options == ["laos_cambodia", "thailand", "vietnam"]
