"""Scoring (10.1) and the victory point track (10.2)."""

from typing import Any

import pytest
from tabletop import Table, table
from twilight_struggle.hands import holding

from realpolitik.games.twilight_struggle.countries import BOARD

Influence = dict[str, tuple[int, int]]

ASK_NOT = "ask_not_what_your_country"


def controlled(us: str = "", ussr: str = "") -> Influence:
    """Just enough influence for each side to control these countries."""
    american = {c: (BOARD.stability[BOARD.country(c)], 0) for c in us.split()}
    return {**american, **{c: (0, BOARD.stability[BOARD.country(c)]) for c in ussr.split()}}


def scored(region: str, influence: Influence, **position: object) -> Table:
    """The region's card has been played."""
    card = f"{region}_scoring"
    return table(**holding("ussr", card), turn=4, influence=influence, **position).do(card, "event")


# -- what is counted (10.1.1, 10.1.2) ------------------------------------------------------------------

# region, countries held, points: presence, domination with one battleground, control by all battlegrounds
STANDINGS = [
    ("europe", "spain_portugal", 3),
    ("europe", "spain_portugal france", 7 + 1),
    ("asia", "burma", 3),
    ("asia", "burma india", 7 + 1),
    ("asia", "japan south_korea north_korea india pakistan thailand", 9 + 6 + 1),  # and 1 at the enemy's door
    ("middle_east", "jordan", 3),
    ("middle_east", "jordan egypt", 5 + 1),
    ("middle_east", "egypt iran iraq israel libya saudi_arabia", 7 + 6),
    ("central_america", "guatemala", 1),
    ("central_america", "guatemala panama", 3 + 1),
    ("south_america", "peru", 2),
    ("south_america", "peru chile", 5 + 1),
    ("south_america", "argentina brazil chile venezuela", 6 + 4),
    ("africa", "kenya", 1),
    ("africa", "kenya zaire", 4 + 1),
    ("africa", "algeria angola nigeria south_africa zaire", 6 + 5),
]


@pytest.mark.parametrize(("region", "held", "points"), STANDINGS)
def test_10_1_1_worth_of_a_region(region: str, held: str, points: int) -> None:
    """10.1.1: presence, domination and control, with 1 for each battleground; the same for both sides."""
    assert scored(region, controlled(us=held)).vp == points
    assert scored(region, controlled(ussr=held)).vp == -points


def test_10_1_1_control_of_central_america() -> None:
    """10.1.1, 10.1.2: 5 and 3 battlegrounds; for the USSR Cuba and Mexico are at America's door as well."""
    held = "cuba mexico panama"
    assert scored("central_america", controlled(us=held)).vp == 5 + 3
    assert scored("central_america", controlled(ussr=held)).vp == -(5 + 3 + 2)


def test_10_1_1_presence_is_control_of_a_country() -> None:
    """10.1.1: influence without control is nothing."""
    assert scored("central_america", {"panama": (1, 0), "costa_rica": (2, 0)}).vp == 0


@pytest.mark.parametrize(
    ("us", "ussr", "vp"),
    [
        ("france italy", "", 3 + 2),  # no country that is no battleground
        ("spain_portugal greece", "", 3),  # no battleground
        ("france spain_portugal", "east_germany", (3 + 1) - (3 + 1)),  # as many battlegrounds
        ("france italy greece", "east_germany hungary bulgaria", (3 + 2) - (3 + 1)),  # as many countries
        ("france spain_portugal greece", "east_germany hungary", (3 + 1) - (3 + 1)),  # more countries alone
        ("france italy greece", "east_germany hungary", (7 + 2) - (3 + 1)),
    ],
)
def test_10_1_1_domination(us: str, ussr: str, vp: int) -> None:
    """10.1.1: more countries and more battlegrounds, with at least one of each kind."""
    assert scored("europe", controlled(us, ussr)).vp == vp


@pytest.mark.parametrize(
    ("ussr", "vp"),
    [
        ("", 5 + 3),
        ("guatemala haiti", (5 + 3) - 1),
        ("guatemala haiti nicaragua", (1 + 3) - 1),  # as many countries: no control, no domination
        ("guatemala haiti nicaragua honduras", (1 + 3) - 1),
    ],
)
def test_10_1_1_control(ussr: str, vp: int) -> None:
    """10.1.1: all battlegrounds and more countries; a country that is no battleground is not needed."""
    assert scored("central_america", controlled("cuba mexico panama", ussr)).vp == vp


@pytest.mark.parametrize(
    ("region", "side", "country", "points"),
    [
        ("europe", "us", "finland", 3 + 1),
        ("europe", "us", "poland", 3 + 1 + 1),
        ("europe", "us", "romania", 3 + 1),
        ("europe", "us", "canada", 3),
        ("europe", "ussr", "canada", 3 + 1),
        ("europe", "ussr", "finland", 3),
        ("asia", "us", "afghanistan", 3 + 1),
        ("asia", "us", "north_korea", 3 + 1 + 1),
        ("asia", "us", "japan", 3 + 1),
        ("asia", "ussr", "japan", 3 + 1 + 1),
        ("asia", "ussr", "afghanistan", 3),
        ("central_america", "ussr", "cuba", 1 + 1 + 1),
        ("central_america", "ussr", "mexico", 1 + 1 + 1),
        ("central_america", "us", "mexico", 1 + 1),
    ],
)
def test_10_1_2_countries_at_the_enemys_door(region: str, side: str, country: str, points: int) -> None:
    """10.1.2: 1 for each controlled country next to the enemy superpower, not for one next to one's own."""
    sign = 1 if side == "us" else -1
    assert scored(region, controlled(**{side: country})).vp == sign * points


def test_10_1_2_the_difference_moves_the_marker() -> None:
    """10.1.2: US domination 5 and 2 battlegrounds, USSR presence 3 and 1 battleground: three points for the US."""
    t = scored("middle_east", controlled("jordan egypt libya", "iraq syria"))
    assert t.vp == (5 + 2) - (3 + 1)
    assert t.notes().count("vp_gained") == 1


def test_10_1_2_southeast_asia() -> None:
    """10.1.2: its card counts countries: 2 for Thailand, 1 for any other."""
    t = scored("southeast_asia", controlled("thailand burma", "vietnam laos_cambodia indonesia malaysia"))
    assert t.vp == (2 + 1) - 4
    assert scored("southeast_asia", controlled(us="thailand burma")).vp == 3


# -- other points (10.1.3, 10.1.4) ---------------------------------------------------------------------


def test_10_1_3_events_bring_points() -> None:
    """10.1.3: Duck and Cover at DEFCON 3: the level falls to 2, three points for the US."""
    assert table(**holding("us", "duck_and_cover"), defcon=3).do("duck_and_cover", "event").vp == 3


def test_10_1_4_missing_military_operations_bring_points() -> None:
    """10.1.4: the USSR is two short, which is the US's gain."""
    assert table(phase="end", defcon=4, military=(4, 2)).vp == 2


# -- scoring cards must be played (10.1.5) -------------------------------------------------------------


def last_round(**position: Any) -> Table:
    """The US is about to play in the seventh round of seven."""
    return table(**{"side": "us", "turn": 5, "action_round": 7, **position})


@pytest.mark.parametrize(("action_round", "free"), [(4, True), (5, False), (6, False)])
def test_10_1_5_as_many_scoring_cards_as_rounds(action_round: int, free: bool) -> None:
    """10.1.5: with two scoring cards, nothing else may be played in the last two of six rounds."""
    t = table(us=["asia_scoring", "europe_scoring", "nato"], side="us", action_round=action_round)
    assert ("nato" in t.options) == free
    if not free:
        assert t.why_not("nato") == ("must_play_scoring", "10.1.5")


def test_10_1_5_an_eighth_round_counts() -> None:
    """10.1.5, 6.4.4: with the space station the scoring card can wait for round 8, and then there is no passing."""
    position = {"us": ["asia_scoring", "nato"], "side": "us", "turn": 5, "space": (8, 0)}
    assert sorted(table(**position, action_round=7).options) == ["asia_scoring", "nato"]
    assert table(**position, action_round=8).options == ["asia_scoring"]


def test_10_1_5_no_effect_of_an_event_excuses() -> None:
    """10.1.5: neither a trap nor a Missile Envy that is due keeps a scoring card from being played in time."""
    t = table(ussr=["asia_scoring", "missile_envy"], turn=5, action_round=7, effects=["missile_envy_due_ussr"])
    assert t.options == ["asia_scoring"]
    t = table(ussr=["asia_scoring", "nato"], turn=5, action_round=7, effects=["trap_ussr"])
    assert t.options == ["asia_scoring"]


def test_10_1_5_five_year_plan_sees_to_the_last_one() -> None:
    """10.1.5, 5.4: the USSR may play Five-Year Plan instead, which is sure to discard the only other card it holds, but
    may not send it to the space race, which would strand the scoring card."""
    t = table(ussr=["asia_scoring", "five_year_plan"], action_round=6)
    assert t.options == ["asia_scoring", "five_year_plan"]
    t.do("five_year_plan")
    assert t.why_not("space_race") == ("space_strands_scoring", "10.1.5")


def test_10_1_5_aldrich_ames_sees_to_the_last_one() -> None:
    """10.1.5: so may the US play Aldrich Ames Remix (98): the USSR has to discard the only card it finds."""
    t = table(us=["asia_scoring", "aldrich_ames_remix"], side="us", turn=9, action_round=7)
    assert t.options == ["asia_scoring", "aldrich_ames_remix"]
    t.do("aldrich_ames_remix")
    assert t.why_not("space_race") == ("space_strands_scoring", "10.1.5")
    t.do("event_first", "asia_scoring")
    assert (t.hand("us"), t.discards) == ([], ["asia_scoring"])


def test_10_1_5_aldrich_ames_might_leave_it() -> None:
    """10.1.5: with a third card in hand the USSR may discard that one, so the scoring card must be played."""
    t = table(us=["asia_scoring", "aldrich_ames_remix", "nato"], side="us", turn=9, action_round=7)
    assert t.options == ["asia_scoring"]


def test_10_1_5_a_hand_of_scoring_cards_beside_five_year_plan() -> None:
    """10.1.5, 5.4: whichever card it draws is a scoring card, so it sees to one of two."""
    t = table(ussr=["asia_scoring", "europe_scoring", "five_year_plan"], action_round=5)
    assert t.options == ["asia_scoring", "europe_scoring", "five_year_plan"]


def test_10_1_5_ask_not_sees_to_all_of_them() -> None:
    """10.1.5, 5.4, 77: the US discards them, which is lawful, but it must; and operations would see to none."""
    t = last_round(us=["asia_scoring", "nato", ASK_NOT], deck=["containment", "fidel"])
    assert t.options == ["asia_scoring", ASK_NOT]
    assert t.why_not("nato") == ("must_play_scoring", "10.1.5")
    t.do(ASK_NOT)
    assert t.options == ["event"]
    assert t.why_not("place_influence") == ("operations_strand_scoring", "10.1.5")
    assert t.why_not("space_race") == ("space_strands_scoring", "10.1.5")
    t.do("event", "nato")
    assert t.options == ["asia_scoring"]
    assert t.why_not("stop") == ("scoring_must_go", "10.1.5")
    t.do("asia_scoring", "containment", "fidel")
    assert t.hand("us") == ["containment", "fidel"]


def test_10_1_5_ask_not_may_keep_what_can_still_be_played() -> None:
    """10.1.5, 77: with rounds enough the US need not discard any; nor in the digital edition (V-D), ever."""
    t = last_round(us=["asia_scoring", "nato", ASK_NOT], action_round=6).do(ASK_NOT, "event")
    assert "stop" in t.options
    t = last_round(us=["asia_scoring", "nato", ASK_NOT], options={"digital_edition": True}).do(ASK_NOT, "event")
    assert "stop" in t.options


def test_10_1_5_ask_not_can_wait_for_the_last_round() -> None:
    """10.1.5, 77: two scoring cards and two rounds, but one of them is enough for both; then nothing else is."""
    hand = ["asia_scoring", "europe_scoring", "nato", ASK_NOT]
    assert last_round(us=hand, action_round=6, passing="us").options == [*hand, "china_card"]
    assert last_round(us=hand).options == [ASK_NOT]


def test_10_1_5_ask_not_in_the_opponents_round() -> None:
    """10.1.5, 77: the US, with a round to come and two scoring cards, must discard one of them."""
    t = table(ussr=[ASK_NOT], us=["asia_scoring", "europe_scoring"], turn=5, action_round=7)
    t.do(ASK_NOT, "event_first")
    assert (t.asked, t.options) == ("us", ["asia_scoring", "europe_scoring"])
    assert "stop" in t.do("asia_scoring").options


def test_10_1_5_north_sea_oil_brings_a_round() -> None:
    """10.1.5, 86: with an eighth round to come the scoring card can wait for it, if the event is what is played."""
    t = last_round(us=["asia_scoring", "nato", "north_sea_oil"], turn=8)
    assert t.options == ["asia_scoring", "north_sea_oil"]
    t.do("north_sea_oil")
    assert t.options == ["event"]
    t.do("event")
    assert (t.asked, t.state.round, t.options) == ("us", 8, ["asia_scoring"])
    t = last_round(us=["asia_scoring", "north_sea_oil"], turn=8, effects=["eighth_round_us"], action_round=8)
    assert t.options == ["asia_scoring"]  # there is an eighth round, and it is this one


@pytest.mark.parametrize(
    ("card", "space", "helps"),
    [
        ("captured_nazi_scientist", (7, 7), True),
        ("captured_nazi_scientist", (6, 7), False),
        ("captured_nazi_scientist", (7, 8), False),  # the USSR has the station
        ("one_small_step", (6, 7), True),
        ("one_small_step", (6, 6), False),  # it cannot occur
    ],
)
def test_10_1_5_a_space_station_brings_a_round(card: str, space: tuple[int, int], helps: bool) -> None:
    """10.1.5, 6.4.4: an event that takes the side to box 8 before the other brings its eighth round."""
    t = last_round(us=["asia_scoring", card], space=space)
    assert t.options == (["asia_scoring", card] if helps else ["asia_scoring"])


def test_10_1_5_star_wars_brings_back_what_helps() -> None:
    """10.1.5, 85: with Ask Not (77) among the discards, and then no other card may be taken from there."""
    t = last_round(us=["asia_scoring", "nato", "star_wars"], turn=8, space=(1, 0), discard=[ASK_NOT, "fidel"])
    assert t.options == ["asia_scoring", "star_wars"]
    t.do("star_wars", "event")
    assert t.options == [ASK_NOT]
    assert t.why_not("fidel") == ("event_strands_scoring", "10.1.5")
    assert last_round(us=["asia_scoring", "star_wars"], turn=8, space=(1, 0), discard=["fidel"]).options == [
        "asia_scoring"
    ]


def test_10_1_5_what_takes_luck_or_the_end_of_the_game_is_no_way_out() -> None:
    """10.1.5: not a roll for the space station, nor Grain Sales (67), which the US may give back; nor Wargames (100),
    which would leave the scoring card unplayed because of an event."""
    assert last_round(us=["asia_scoring", "nato", "wargames"], turn=8, defcon=2, space=(7, 0)).options == [
        "asia_scoring"
    ]
    t = table(ussr=["asia_scoring", "grain_sales_to_soviets"], turn=5, action_round=7)
    assert t.options == ["asia_scoring"]


def test_10_1_5_in_a_trap_they_wait_their_turn() -> None:
    """10.1.5: while there are rounds enough, a trapped side discards first."""
    t = table(ussr=["asia_scoring", "nato"], turn=5, action_round=6, effects=["trap_ussr"])
    assert t.options == ["nato"]
    assert t.why_not("asia_scoring")[0] == "trap_holds"


# -- the track (10.2) ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [(-2, 0), (-1, 1), (0, 2), (17, 19)])
def test_10_2_1_zero_is_a_space(before: int, after: int) -> None:
    """10.2.1: two points for the US move the marker two spaces, across zero as elsewhere."""
    t = table(**holding("us", "olympic_games"), vp=before).do("olympic_games", "event", "participate", 6, 1)
    assert t.vp == after


@pytest.mark.parametrize(("side", "winner"), [("us", "us"), ("ussr", "ussr")])
def test_10_2_1_the_ends_of_the_track_win(side: str, winner: str) -> None:
    """10.2.1: 20 on either side, and the marker goes no further."""
    vp = 19 if side == "us" else -19
    t = table(**holding(side, "olympic_games"), vp=vp).do("olympic_games", "event", "participate", 6, 1)
    assert (t.winner, abs(t.vp)) == (winner, 20)


@pytest.mark.parametrize(("side", "after"), [("us", 12), ("ussr", 8)])
def test_10_2_2_towards_ones_own_side(side: str, after: int) -> None:
    """10.2.2: a point moves the marker one space towards the side that gains it."""
    t = table(**holding(side, "olympic_games"), vp=10).do("olympic_games", "event", "participate", 6, 1)
    assert t.vp == after


def test_10_2_3_both_gain() -> None:
    """10.2.3: only the difference moves the marker: 4 for the US and 3 for the USSR do not lead from 18 to victory."""
    t = scored("middle_east", controlled("egypt", "syria"), vp=18)
    assert (t.vp, t.winner) == (19, "")
    assert scored("middle_east", controlled("egypt", "syria"), vp=19).winner == "us"
