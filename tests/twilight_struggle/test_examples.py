"""The worked examples of the rulebook, X01 to X34, each under the section it illustrates."""

import pytest
from tabletop import GAME, Table, new_game, table
from twilight_struggle.hands import deal

from realpolitik.games.cold_war.board import SIDES, US, USSR
from realpolitik.games.twilight_struggle.countries import BOARD
from realpolitik.kernel.chance import ByHand
from realpolitik.kernel.match import Match

FOUR_OPS = "nuclear_test_ban"  # a card of nobody's: its Ops come without an event
THREE_OPS = "duck_and_cover"  # for the US
TWO_OPS = "olympic_games"


@pytest.mark.parametrize(
    ("influence", "controller"), [((4, 0), "us"), ((3, 0), ""), ((5, 1), "us"), ((4, 1), ""), ((1, 5), "ussr")]
)
def test_x01_control_of_israel(influence: tuple[int, int], controller: str) -> None:
    """X01 (2.1.7): with stability 4, control takes 4 influence and 4 more than the opponent."""
    assert table(influence={"israel": influence}).controller("israel") == controller


def test_x02_standard_set_up() -> None:
    """X02 (2.1.8, 3.2, 3.3): 9 fixed and 6 free for the USSR, 18 fixed and 7 free for the US."""
    t = deal(new_game())
    assert sum(t.state.influence[USSR]) == 9
    assert sum(t.state.influence[US]) == 18
    t.do(*["poland"] * 6, *["italy"] * 7)
    assert sum(t.state.influence[USSR]) == 15
    assert sum(t.state.influence[US]) == 25


def test_x03_nato_before_its_time() -> None:
    """X03 (5.2): NATO cannot occur yet; the USSR has its 4 Ops and the card is discarded, not removed."""
    t = table(ussr=["nato"], us=["fidel"], influence={"poland": (0, 1)})
    t.do("nato", "place_influence", "poland", "poland", "poland", "poland")
    assert t.influence("poland") == (0, 5)
    assert (t.asked, t.effect("nato")) == ("us", 0)
    assert (t.discards, "nato" in t.removed) == (["nato"], False)


def test_x04_war_prevented_by_camp_david() -> None:
    """X04 (5.2): the US uses the 2 Ops; there is no war, the USSR gains no military operations."""
    t = table(us=["arab_israeli_war"], ussr=["fidel"], side="us", turn=4, effects=["camp_david"])
    t.do("arab_israeli_war", "place_influence", "canada", "canada")
    assert t.asked == "ussr"
    assert t.influence("canada") == (2, 0)
    assert t.military == (0, 0)
    assert t.discards == ["arab_israeli_war"]


def test_x05_alliance_for_progress_without_result() -> None:
    """X05 (5.2): an event that brings nothing has occurred all the same, and the card is removed."""
    t = table(ussr=["alliance_for_progress"], us=["fidel"], turn=4, influence={"poland": (0, 1)})
    t.do("alliance_for_progress", "place_influence", "poland", "poland", "poland")
    assert t.asked == "us"
    assert t.vp == 0
    assert t.removed == ["alliance_for_progress"]


@pytest.mark.parametrize("space", [(0, 0), (1, 2)])
def test_x06_star_wars_while_the_us_is_not_ahead(space: tuple[int, int]) -> None:
    """X06 (5.2): Star Wars cannot occur; 2 Ops, and the card is discarded."""
    t = table(ussr=["star_wars"], us=["fidel"], turn=8, space=space, influence={"poland": (0, 1)}, discard=["nato"])
    t.do("star_wars", "place_influence", "poland", "poland")
    assert t.asked == "us"
    assert t.discards == ["nato", "star_wars"]
    assert t.removed == []


def test_x07_quagmire_takes_dearer_cards() -> None:
    """X07 (5.3): where a card of 2 Ops is asked for, dearer ones will do."""
    t = table(us=["cia_created", "olympic_games", "duck_and_cover", "nato"], side="us", turn=4, effects=["trap_us"])
    assert sorted(t.options) == ["duck_and_cover", "nato", "olympic_games"]
    assert t.why_not("cia_created") == ("trap_needs_two", "5.3")


def test_x08_first_marker_breaks_control() -> None:
    """X08 (6.1.2): 2 Ops while the US controls Turkey, 1 after: three markers for 4 Ops."""
    t = table(ussr=[FOUR_OPS], us=["fidel"], influence={"turkey": (2, 0), "syria": (0, 1)})
    t.do(FOUR_OPS, "place_influence", "turkey")
    assert (t.influence("turkey"), t.controller("turkey")) == ((2, 1), "")
    t.do("turkey", "turkey")
    assert t.influence("turkey") == (2, 3)
    assert t.asked == "us"


def test_x09_uncontrolled_country_costs_one() -> None:
    """X09 (6.1.2): with a single US influence in Turkey every marker costs 1."""
    t = table(ussr=[FOUR_OPS], us=["fidel"], influence={"turkey": (1, 0), "syria": (0, 1)})
    t.do(FOUR_OPS, "place_influence", "turkey", "turkey", "turkey", "turkey")
    assert t.influence("turkey") == (1, 4)
    assert t.asked == "us"


def test_x10_countries_around_turkey() -> None:
    """X10 (6.1.2): who controls what around Turkey; a realignment there counts Greece and the greater influence for the
    US, Syria for the USSR, and neither Lebanon, no neighbour, nor what nobody controls."""
    around = {"turkey": (2, 0), "greece": (2, 0), "syria": (0, 2), "lebanon": (0, 1), "romania": (0, 2)}
    t = table(ussr=[TWO_OPS], influence={**around, "bulgaria": (1, 1)})
    controllers = [t.controller(c) for c in ("turkey", "greece", "syria", "lebanon", "romania", "bulgaria")]
    assert controllers == ["us", "us", "ussr", "ussr", "", ""]
    t.do(TWO_OPS, "realignment", "turkey", 2, 4)  # US 2 + 2, USSR 4 + 1
    assert t.influence("turkey") == (1, 0)


def test_x11_reach_is_that_of_the_start_of_the_round() -> None:
    """X11 (6.1.3): from Panama to its neighbours, and at the same time from South Korea; not on from a new marker."""
    t = table(us=[THREE_OPS], side="us", influence={"panama": (1, 0), "south_korea": (1, 0)})
    t.do(THREE_OPS, "place_influence")
    from_panama = ["panama", "costa_rica", "colombia"]
    from_south_korea = ["south_korea", "north_korea", "taiwan", "japan"]
    from_the_us = ["canada", "mexico", "cuba", "japan"]
    assert set(t.options) == {*from_panama, *from_south_korea, *from_the_us}
    t.do("costa_rica")
    assert t.why_not("nicaragua") == ("out_of_reach", "6.1.1")
    t.do("south_korea", "colombia")
    assert [t.influence(c) for c in ("costa_rica", "south_korea", "colombia")] == [(1, 0), (2, 0), (1, 0)]


def test_x12_realignment_in_north_korea() -> None:
    """X12 (6.2.2): the USSR rolls 2 and adds 1 for its own border and 1 for its influence; the US rolls 5."""
    t = table(us=[THREE_OPS], side="us", influence={"north_korea": (0, 3)})
    t.do(THREE_OPS, "realignment", "north_korea", 5, 2)
    assert t.influence("north_korea") == (0, 2)


def test_x13_no_more_than_there_is() -> None:
    """X13 (6.2.3): a difference of 4 takes the one influence that is there and adds nothing."""
    t = table(us=[THREE_OPS], side="us", influence={"angola": (0, 1)})
    t.do(THREE_OPS, "realignment", "angola", 6, 1)  # the USSR adds 1 for its influence
    assert t.influence("angola") == (0, 0)


def test_x14_coup_in_mexico() -> None:
    """X14 (6.3.3): 4 + 3 - 2 x 2 = 3: two Soviet influence go, one American comes; 3 military operations, DEFCON 4."""
    t = table(us=[THREE_OPS], side="us", influence={"mexico": (0, 2)})
    t.do(THREE_OPS, "coup", "mexico", 4)
    assert t.influence("mexico") == (1, 0)
    assert t.military == (3, 0)
    assert t.defcon == 4


def test_x15_abilities_of_the_first_in_space() -> None:
    """X15 (6.4.4): first in box 2 the USSR may at once send two cards a turn; in box 4 it also sees the US headline."""
    t = table(ussr=["socialist_governments", "comecon", "nato"], us=["fidel", "nasser"], space=(0, 1))
    t.do("comecon", "space_race", 4)
    assert t.space == (0, 2)
    t.do("fidel", "place_influence", "canada", "canada")
    t.do("socialist_governments", "space_race", 3)
    assert t.space == (0, 3)

    t = table(phase="headline", ussr=["nato", "comecon", "fidel"], us=["duck_and_cover"], space=(1, 4))
    assert (t.asked, t.question) == ("us", "choose_headline")
    t.do("duck_and_cover")
    assert (t.asked, t.question) == ("ussr", "choose_headline")
    t.do("fidel")
    t.do("comecon", "space_race", 6, "nato", "space_race", 6)
    assert t.state.space_cards == [0, 2]


def test_x16_ability_ends_with_the_second_to_arrive() -> None:
    """X16 (6.4.4): when the US reaches box 2 as well, neither side may send a second card."""
    ussr, us = ["comecon", "fidel", "nasser"], ["duck_and_cover", "five_year_plan", "nato"]
    t = table(ussr=ussr, us=us, space=(1, 2))
    t.do("comecon", "space_race", 6)  # fails
    t.do("duck_and_cover", "space_race", 4)
    assert t.space == (2, 2)
    t.do("fidel")
    assert t.why_not("space_race") == ("space_spent", "6.4.2")
    t.do("event", "five_year_plan")
    assert t.why_not("space_race") == ("space_spent", "6.4.2")


def test_x17_modifiers_on_the_china_card() -> None:
    """X17 (7.4): 4, and 1 for Asia, and 1 for Vietnam Revolts, less 1 for Red Scare: 5 influence in Southeast Asia."""
    t = table(phase="headline", us=["red_scare_purge", "nato"], ussr=["vietnam_revolts", "fidel"])
    t.headlines(us="red_scare_purge", ussr="vietnam_revolts")
    t.do("china_card", "place_influence", *["thailand"] * 5)
    assert t.influence("thailand") == (0, 5)
    assert t.asked == "us"


def test_x18_modifiers_stay_with_their_side() -> None:
    """X18 (7.4.1): Brezhnev Doctrine adds nothing to a card that the US takes out of the Soviet hand."""
    t = table(
        us=["grain_sales_to_soviets"],
        ussr=["junta"],
        side="us",
        turn=4,
        effects=["brezhnev_doctrine"],
        influence={"ethiopia": (0, 1)},
    )
    t.do("grain_sales_to_soviets", "event", "junta", "play_it", "coup", "ethiopia", 1)
    assert t.military == (2, 0)


def test_x19_red_scare_on_a_coup() -> None:
    """X19 (7.4.2): a card of 2 adds only 1 to the roll and gives only 1 military operation: 4 + 1 - 2 x 2 = 1."""
    t = table(us=[TWO_OPS], side="us", effects=["red_scare_us"], influence={"iran": (0, 2)})
    t.do(TWO_OPS, "coup", "iran", 4)
    assert t.influence("iran") == (0, 1)
    assert t.military == (1, 0)


def test_x20_brezhnev_doctrine_in_the_bear_trap() -> None:
    """X20 (7.4.2): with Brezhnev Doctrine a card of 1 Op is worth the 2 that Bear Trap asks for."""
    trapped = {"ussr": ["romanian_abdication"], "us": ["fidel"], "turn": 4}
    t = table(**trapped, effects=["trap_ussr", "brezhnev_doctrine"])
    t.do("romanian_abdication", 4)
    assert (t.discards, t.effect("trap_ussr")) == (["romanian_abdication"], 0)

    t = table(**trapped, effects=["trap_ussr"])
    assert t.options == ["pass"]
    assert t.why_not("romanian_abdication") == ("trap_needs_two", "5.3")


def test_x21_containment_and_cia_created() -> None:
    """X21 (7.4.2): under Containment CIA Created brings 2 Ops."""
    t = table(us=["cia_created"], ussr=["fidel"], side="us", effects=["containment"])
    t.do("cia_created", "event", "place_influence", "canada", "mexico")
    assert [t.influence("canada"), t.influence("mexico")] == [(1, 0), (1, 0)]
    assert t.asked == "ussr"


def test_x22_boycott_at_defcon_two() -> None:
    """X22 (8.1.3): the USSR boycotts, DEFCON falls to 1 in a US round: the US has lost."""
    t = table(us=["olympic_games"], side="us", defcon=2)
    t.do("olympic_games", "event", "boycott")
    assert (t.defcon, t.winner) == (1, "ussr")


def test_x23_missing_military_operations() -> None:
    """X23 (8.2.1): DEFCON 4, the US has 2: two points for the USSR."""
    assert table(phase="end", defcon=4, military=(2, 4)).vp == -2
    assert table(phase="end", defcon=4, military=(2, 5)).vp == -2


def test_x24_opponents_war() -> None:
    """X24 (8.2.4): the US plays Arab-Israeli War for its Ops; the war is the USSR's, with its military operations."""
    t = table(us=["arab_israeli_war"], side="us", influence={"israel": (1, 0)})
    t.do("arab_israeli_war", "place_influence", "canada", "canada", 4)
    assert t.influence("israel") == (0, 1)
    assert t.military == (0, 2)
    assert t.vp == -2


def test_x25_central_america_scored() -> None:
    """X25 (10.1.2): USSR 3 + 1 (Cuba) + 1 (Cuba, next to the US), US 1: four points for the USSR."""
    soviet = {"cuba": (0, 3), "haiti": (0, 1), "dominican_republic": (0, 1)}
    t = table(ussr=["central_america_scoring"], turn=4, influence={**soviet, "guatemala": (1, 0), "panama": (1, 0)})
    assert t.do("central_america_scoring", "event").vp == -4


def test_x26_zero_is_a_space() -> None:
    """X26 (10.2.1): from USSR 1, two points for the US lead to US 1."""
    t = table(us=["olympic_games"], side="us", vp=-1)
    assert t.do("olympic_games", "event", "participate", 6, 1).vp == 1


def test_x27_points_move_the_marker() -> None:
    """X27 (10.2.2): from US 10, two points for the USSR lead to US 8."""
    t = table(ussr=["olympic_games"], vp=10)
    assert t.do("olympic_games", "event", "participate", 6, 1).vp == 8


def test_x28_limit_of_extra_influence() -> None:
    """X28 (11.4.1): stability 3 with 1 Soviet influence: control takes 4, so no more than 6 may lie there."""
    t = placing_extra_influence(US, 4, {"france": (3, 1), "canada": (2, 0)})
    t.do("france", "france", "france")
    assert t.influence("france") == (6, 1)
    assert t.options == ["canada"]
    assert t.why_not("france") == ("enough_there", "11.4.1")


def placing_extra_influence(side: int, n: int, influence: dict[str, tuple[int, int]]) -> Table:
    """A position in which a side places the extra influence of its bid."""
    setup = table(influence=influence).match.setup
    assert setup.position is not None
    setup.position["stack"] = [
        ["cold_war.turn", {"step": 0}],
        ["cold_war.extra_influence", {"side": SIDES[side], "left": n}],
    ]
    return Table(Match(GAME, setup, ByHand(cards=True)))


def test_x29_scoring_card_is_the_second_headline() -> None:
    """X29 (4.5 C): a Soviet headline of 1 Op comes first, so Romania is Soviet when the US scores Europe."""
    t = table(phase="headline", us=["europe_scoring", "nato"], ussr=["romanian_abdication", "fidel"])
    assert t.headlines(us="europe_scoring", ussr="romanian_abdication").vp == -3


def test_x30_two_scoring_headlines() -> None:
    """X30 (4.5 C): the US card comes first: 4 points for South Korea win before the USSR scores Poland."""
    t = table(
        phase="headline",
        us=["asia_scoring"],
        ussr=["europe_scoring"],
        vp=16,
        influence={"south_korea": (3, 0), "poland": (0, 3)},
    )
    assert t.headlines(us="asia_scoring", ussr="europe_scoring").winner == "us"


def test_x31_china_card_passed_face_down() -> None:
    """X31 (9.3, 9.5): in the turn in which the USSR played the China Card the US cannot."""
    t = table(ussr=["fidel"], us=["nato"], influence={"poland": (0, 1)})
    t.do("china_card", "place_influence", "poland", "poland", "poland", "poland")
    assert t.options == ["nato"]
    assert t.why_not("china_card") == ("passing_face_down", "9.3")


def test_x32_china_card_may_not_strand_a_scoring_card() -> None:
    """X32 (9.5): with one round left and a scoring card in hand the China Card may not be played."""
    t = table(ussr=["asia_scoring", "nato"], action_round=6)
    assert t.options == ["asia_scoring"]
    assert t.why_not("china_card") == ("passing_strands_scoring", "9.5")


def test_x33_civil_war_decided() -> None:
    """X33 (12.3): the third marker brings the USSR the China Card face up and ends the space."""
    t = table(ussr=["nuclear_test_ban"], influence={"china": (0, 2)}, options={"chinese_civil_war": True})
    t.do("nuclear_test_ban", "place_influence", "china")
    assert (t.state.passing, t.state.passing_up) == (USSR, 1)
    assert t.influence("china") == (0, 0)
    assert "china" not in t.options
    assert BOARD.country("china") not in t.state.present[USSR]


@pytest.mark.parametrize(("civil_war", "vp"), [(True, 0), (False, -2)])
def test_x34_korean_war_during_the_civil_war(civil_war: bool, vp: int) -> None:
    """X34 (12.4.2): a roll of 4 wins the Korean War, but not while China is undecided."""
    t = table(ussr=["korean_war"], us=["fidel"], options={"chinese_civil_war": civil_war})
    assert t.do("korean_war", "event", 4).vp == vp
