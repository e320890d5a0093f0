"""The figures of Red Sea: flashpoints, sea lanes, named dice, cards of the other game."""

from itertools import pairwise

import pytest
from records.recorded import RED_SEA, any_moment, random_game
from tabletop import Table, table

from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.red_sea.countries import REGIONS, SEA_LANES, SETS
from realpolitik.kernel.chance import ByHand
from realpolitik.records.cold_war_figures import ColdWarFigures, Roll
from realpolitik.records.figures import figures_of

AT_SEA = "strategic_sea_lanes"


def of(t: Table) -> ColdWarFigures:
    figures = figures_of(t.match)
    assert isinstance(figures, ColdWarFigures)
    return figures


# -- flashpoints -------------------------------------------------------------------------------------------------------


def coup_in_somalia(*, deck: list[str], side: str = "us") -> Table:
    """A coup with 3 Ops at a flashpoint of stability 2."""
    t = table(game="red-sea", us=["hero_of_the_crossing", "usaid"], side=side, influence={"somalia": (0, 2)}, deck=deck)
    return t.do("hero_of_the_crossing", "coup", "somalia")


def test_a_card_that_keeps_the_peace_is_luck_and_goes_under_the_pile() -> None:
    """6.3.6.1: one of three cards has 3 Ops."""
    t = coup_in_somalia(deck=["cyrus_vance", "f5es_delivered", "peace_corps"]).do("f5es_delivered", 4)
    card, coup = of(t).rolls
    assert card == Roll(
        at=4,
        moment=1,
        purpose="flashpoint",
        side="us",
        country="somalia",
        dice=(),
        success=1.0,
        chance=pytest.approx(1 / 3),
        swing=0,
        expected_swing=0.0,
        card="f5es_delivered",
    )
    assert (coup.purpose, coup.dice, coup.swing) == ("coup", (4,), 3)
    assert of(t).places["f5es_delivered"] == "bottom"
    assert [(use.side, use.card, use.fate) for use in of(t).uses] == [
        ("us", "hero_of_the_crossing", "operations"),
        ("us", "f5es_delivered", "flashpoint"),
    ]


def test_a_card_that_raises_the_tension_is_none_and_is_discarded_once() -> None:
    t = coup_in_somalia(deck=["cyrus_vance", "f5es_delivered", "peace_corps"]).do("peace_corps", 1)
    figures = of(t)
    assert (figures.rolls[0].success, figures.rolls[0].card) == (0.0, "peace_corps")
    assert [(use.card, use.fate) for use in figures.uses] == [
        ("hero_of_the_crossing", "operations"),
        ("peace_corps", "flashpoint"),
    ]
    assert figures.places["peace_corps"] == "discard_pile"
    assert figures.moments[1].defcon == 4


def test_a_scoring_card_at_a_flashpoint_scores_within_the_round() -> None:
    """It is not the end of the game: the round goes on."""
    t = coup_in_somalia(deck=["africa_scoring", "f5es_delivered"]).do("africa_scoring", 4)
    figures = of(t)
    assert [(moment.part, moment.side) for moment in figures.moments][:2] == [("deal", ""), ("action", "us")]
    assert [(it.moment, it.region, it.net) for it in figures.scored] == [(1, "africa", -1)]
    assert "final_scoring" not in [moment.part for moment in figures.moments]


def test_where_a_hand_is_unknown_any_unseen_card_might_lie_on_top() -> None:
    """One of the three cards of the draw pile has 3 Ops, and one of the two of the hand."""
    t = table(
        game="red-sea",
        us=["hero_of_the_crossing", "usaid"],
        ussr=["ogaden_war", "soviets_airlift_cubans"],
        side="us",
        influence={"somalia": (0, 2)},
        deck=["cyrus_vance", "f5es_delivered", "peace_corps"],
    )
    t.do("hero_of_the_crossing", "coup", "somalia", "peace_corps", 1)
    assert of(t).rolls[0].chance == pytest.approx(1 / 3)
    t.match.chance = ByHand(cards=True, unknown=("ussr",))
    assert of(t).rolls[0].chance == pytest.approx(2 / 5)


# -- dice --------------------------------------------------------------------------------------------------------------


def test_a_die_that_was_named_is_no_luck() -> None:
    """Carter Doctrine (9)"""
    t = table(
        game="red-sea", us=["hero_of_the_crossing", "usaid"], side="us", influence={"yemen": (0, 2)}, effects=NAMING
    )
    t.do("hero_of_the_crossing", "coup", "yemen", "name_six")
    assert of(t).rolls == ()
    t = table(
        game="red-sea", us=["hero_of_the_crossing", "usaid"], side="us", influence={"yemen": (0, 2)}, effects=NAMING
    )
    t.do("hero_of_the_crossing", "coup", "yemen", "roll", 6)
    (roll,) = of(t).rolls
    assert (roll.success, roll.swing) == (1.0, 5)
    assert roll.chance == pytest.approx(5 / 6)


def test_of_two_dice_one_may_be_named() -> None:
    """6.2.2: the US names a 6, and the USSR must roll one to lose nothing."""
    t = table(game="red-sea", us=["peace_corps", "usaid"], side="us", influence={"yemen": (0, 2)}, effects=NAMING)
    t.do("peace_corps", "realignment", "yemen", "name_six", 4)
    (roll,) = of(t).rolls
    assert roll.dice == (6, 4)
    bonus = 1  # the USSR has more influence there
    won = [max(0, 6 - die - bonus) for die in range(1, 7)]
    assert roll.chance == pytest.approx(sum(n > 0 for n in won) / 6)
    assert roll.expected_swing == pytest.approx(sum(min(2, n) for n in won) / 6)


NAMING = ["carter_doctrine_us"]


def test_an_event_rolls_for_a_number_or_more() -> None:
    """Yemeni Presidential Assassinations (49): 4 or more, and 1 for each country held in the Middle East."""
    t = table(game="red-sea", ussr=["yemeni_presidential_assassinations", "the_derg"], influence={"oman": (0, 2)})
    t.do("yemeni_presidential_assassinations", "event", 3)
    (roll,) = of(t).rolls
    assert (roll.purpose, roll.side, roll.country, roll.dice, roll.success) == ("event", "ussr", "", (3,), 1.0)
    assert roll.chance == pytest.approx(4 / 6)


def test_the_ops_of_a_coup_that_an_event_grants_are_counted() -> None:
    """ZBIG (2): a coup with 3 Ops."""
    t = table(game="red-sea", us=["zbig", "usaid"], side="us", turn=2, influence={"yemen": (0, 2)})
    t.do("zbig", "event", "yemen", 3)
    assert of(t).operations["us"] == {"place_influence": 0, "coup": 3, "realignment": 0, "space_race": 0}
    t = table(game="red-sea", us=["hero_of_the_crossing", "usaid"], side="us", influence={"yemen": (0, 2)})
    t.do("hero_of_the_crossing", "coup", "yemen", 3)
    assert of(t).operations["us"]["coup"] == 3, "and those of an operation once"


# -- regions and the sea -----------------------------------------------------------------------------------------------


def test_what_the_sea_lanes_add_is_in_the_standing_and_in_what_was_paid() -> None:
    """10.2.3: presence in Africa is 1, Kenya 1, and control of the sea lanes doubles it."""
    t = table(game="red-sea", ussr=["africa_scoring", "the_derg"], influence={"kenya": (0, 2), AT_SEA: (0, 4)})
    t.do("africa_scoring", "event")
    figures = of(t)
    start = figures.moments[0]
    assert (start.regions["africa"].net, start.regions["africa"].ussr_standing) == (-4, "presence")
    assert [(it.region, it.net) for it in figures.scored] == [("africa", -4)]
    assert (start.balance, figures.moments[1].balance) == (-4, -8)
    space = start.special_spaces[AT_SEA]
    assert (space.us, space.ussr, space.us_standing, space.ussr_standing) == (0, 4, "absent", "control")


def test_the_lead_at_sea_adds_a_point() -> None:
    """10.2.4"""
    t = table(
        game="red-sea", ussr=["middle_east_scoring", "the_derg"], turn=2, influence={"oman": (2, 0), AT_SEA: (2, 1)}
    )
    t.do("middle_east_scoring", "event")
    figures = of(t)
    assert [(it.region, it.net) for it in figures.scored] == [("middle_east", 4)]
    space = figures.moments[0].special_spaces[AT_SEA]
    assert (space.us_standing, space.ussr_standing) == ("ahead", "presence")


def test_both_flashpoints_and_the_most_of_africa_are_worth_the_whole_track() -> None:
    """10.4.1: they win the game."""
    t = table(game="red-sea", ussr=["the_derg"], influence={"ethiopia": (0, 3), "somalia": (0, 3)})
    assert of(t).winning_vp == 10
    assert of(t).moments[0].regions["africa"].net == -10


def test_the_final_scoring_counts_regions_sea_lanes_and_the_passing_card() -> None:
    """10.4.2: Oman 3, the lead at sea 1, Romanian Autonomy 1."""
    t = table(
        game="red-sea",
        us=["usaid"],
        side="us",
        action_round=7,
        turn=2,
        influence={"oman": (3, 0), AT_SEA: (1, 0)},
        passing="us",
        military=(5, 5),
    )
    t.do("usaid", "place_influence", "oman", "oman")
    figures = of(t)
    *_, before, final = figures.moments
    assert (final.part, final.vp, final.balance) == ("final_scoring", 5, 5)
    assert before.regions["middle_east"].net == 4
    assert figures.ending == "won_final_scoring"


def test_cards_of_the_other_game_are_told_of_where_they_were_picked() -> None:
    """12.1"""
    t = table(
        game="red-sea",
        us=["salt_negotiations", "usaid"],
        side="us",
        chosen=["salt_negotiations", "arms_race"],
        options={"crossover": "after-deal"},
    )
    t.do("salt_negotiations", "space_race", 4)
    figures = of(t)
    assert [(use.side, use.card, use.fate) for use in figures.uses] == [("us", "salt_negotiations", "space_race")]
    assert (figures.places["salt_negotiations"], figures.places["arms_race"]) == ("discard_pile", "draw_pile")
    assert "brush_war" not in figures.places


# -- every game --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_figures_agree_with_the_position_they_lead_to(seed: int) -> None:
    match = random_game(seed, any_moment(seed), RED_SEA)
    figures, s = figures_of(match), match.state
    assert isinstance(figures, ColdWarFigures)
    assert isinstance(s, ColdWar)
    last = figures.moments[-1]
    assert (last.vp, last.defcon) == (s.vp, s.defcon)
    for where, region in REGIONS.items():
        there = [sum(s.influence[side][c] for c in SETS[where].members) for side in (US, USSR)]
        assert [last.regions[region.name].us, last.regions[region.name].ussr] == there
    space = last.special_spaces[AT_SEA]
    assert [space.us, space.ussr] == [s.influence[side][SEA_LANES] for side in (US, USSR)]
    edges = [moment.notes for moment in figures.moments]
    assert (edges[0][0], edges[-1][1]) == (0, len(match.log))
    assert all(before[1] == after[0] for before, after in pairwise(edges))
    assert all(0 <= roll.chance <= 1 for roll in figures.rolls)
    assert all(roll.chance > 0 for roll in figures.rolls if roll.success)
    assert all(roll.chance < 1 for roll in figures.rolls if not roll.success)
