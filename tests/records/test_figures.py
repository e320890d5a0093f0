"""The figures of a match: exact numbers of scripted positions, and promises that hold in every game."""

import json
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
import toy
from tabletop import GAME, Table, new_game, table

from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.cold_war.corrections import INFLUENCE
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.twilight_struggle.countries import BOARD, REGIONS, SETS
from realpolitik.kernel.chance import ByHand, Seeded
from realpolitik.kernel.conformance import random_setup
from realpolitik.kernel.correction import correction
from realpolitik.kernel.match import Match
from realpolitik.records.cold_war_figures import ColdWarFigures, Moment, Roll, turning_points
from realpolitik.records.figures import figures_of


def measured(match: Match) -> ColdWarFigures:
    figures = figures_of(match)
    assert isinstance(figures, ColdWarFigures)
    return figures


def of(t: Table) -> ColdWarFigures:
    return measured(t.match)


def only_roll(t: Table) -> Roll:
    (roll,) = of(t).rolls
    return roll


def parts(figures: ColdWarFigures) -> list[tuple[str, int, str, str]]:
    return [(moment.part, moment.round, moment.side, moment.card) for moment in figures.moments]


# -- dice against expectation ------------------------------------------------------------------------------------------


def test_a_coup_is_expected_to_win_what_exceeds_twice_the_stability() -> None:
    """6.3.2: 2 Ops against a stability of 3 need a 5; they win 1 then, and 2 with a 6."""
    t = table(ussr=["vietnam_revolts"], influence={"south_korea": (2, 0)}).do(
        "vietnam_revolts", "coup", "south_korea", 6
    )
    assert only_roll(t) == Roll(
        at=4,
        moment=1,
        purpose="coup",
        side="ussr",
        country="south_korea",
        dice=(6,),
        success=1.0,
        chance=pytest.approx(2 / 6),
        swing=2,
        expected_swing=pytest.approx(3 / 6),
    )


def test_a_coup_that_fails_wins_nothing() -> None:
    t = table(ussr=["vietnam_revolts"], influence={"south_korea": (2, 0)}).do(
        "vietnam_revolts", "coup", "south_korea", 4
    )
    roll = only_roll(t)
    assert (roll.success, roll.swing) == (0.0, 0)
    assert roll.chance == pytest.approx(2 / 6)


def test_a_realignment_counts_what_both_sides_may_lose() -> None:
    """6.2.2: 1 against 1, no modifiers: 15 of 36 rolls win one, 15 lose one."""
    t = table(ussr=["vietnam_revolts"], influence={"angola": (1, 1)}).do(
        "vietnam_revolts", "realignment", "angola", 2, 5
    )
    roll = only_roll(t)
    assert (roll.side, roll.country, roll.dice) == ("ussr", "angola", (2, 5))
    assert (roll.success, roll.swing) == (1.0, 1)
    assert roll.chance == pytest.approx(15 / 36)
    assert roll.expected_swing == pytest.approx(0)


def test_a_realignment_takes_no_more_than_there_is_and_knows_its_modifiers() -> None:
    """6.2.2: more influence there is worth 1; the enemy's single influence is all that can be won."""
    t = table(ussr=["vietnam_revolts"], influence={"angola": (1, 3)}).do(
        "vietnam_revolts", "realignment", "angola", 1, 6
    )
    roll = only_roll(t)
    won = 21  # of 36 rolls the USSR is ahead with +1
    lost = {1: 4, 2: 3, 3: 2, 4: 1}  # by how much it is behind, and in how many rolls
    assert sum(lost.values()) == 36 - won - 5
    assert roll.swing == 1
    assert roll.chance == pytest.approx(won / 36)
    assert roll.expected_swing == pytest.approx((won - sum(min(n, 3) * ways for n, ways in lost.items())) / 36)


def test_a_side_that_is_spared_loses_nothing_in_its_own_realignments() -> None:
    """V-R2"""
    spared = {"realign_safely": True}
    t = table(ussr=["vietnam_revolts"], influence={"angola": (1, 1)}, options=spared)
    t.do("vietnam_revolts", "realignment", "angola", 6, 1)
    roll = only_roll(t)
    assert (roll.success, roll.swing) == (0.0, 0)
    assert roll.expected_swing == pytest.approx(15 / 36)


def test_a_war_has_the_chance_of_its_modifier() -> None:
    """7.6: South Korea with Japan in American hands: 4 or more less 1."""
    t = table(ussr=["korean_war"], influence={"japan": (4, 0), "south_korea": (1, 0)}).do("korean_war", "event", 4)
    roll = only_roll(t)
    assert (roll.purpose, roll.country, roll.success) == ("war", "south_korea", 0.0)
    assert roll.chance == pytest.approx(2 / 6)


def test_the_space_race_wants_low_rolls() -> None:
    """6.4.1: the first box takes 3 or less."""
    t = table(us=["nasser"], ussr=["vietnam_revolts"]).do("vietnam_revolts", "space_race", 3)
    roll = only_roll(t)
    assert (roll.purpose, roll.country, roll.success, roll.chance) == ("space_race", "", 1.0, 0.5)


def test_a_contest_is_the_luck_of_the_side_that_acts_and_a_tie_is_half() -> None:
    """Olympic Games (20): with 2 more, 26 of 36 rolls win, 4 are ties, which are rolled again."""
    t = table(us=["olympic_games"], side="us").do("olympic_games", "event", "participate", 3, 5, 6, 1)
    tie, decided = of(t).rolls
    assert (tie.side, tie.success, tie.dice) == ("us", 0.5, (3, 5))
    assert (decided.success, decided.dice) == (1.0, (6, 1))
    assert tie.chance == decided.chance == pytest.approx((26 + 4 / 2) / 36)


def test_a_trap_is_left_with_four_or_less() -> None:
    """Bear Trap (44), 7.3"""
    t = table(ussr=["comecon", "nasser"], effects=["trap_ussr"], turn=4).do("comecon", 5)
    figures = of(t)
    (roll,) = figures.rolls
    assert (roll.purpose, roll.side, roll.success) == ("trap", "ussr", 0.0)
    assert roll.chance == pytest.approx(4 / 6)
    assert [(use.card, use.fate) for use in figures.uses] == [("comecon", "discarded")]
    assert figures.moments[1].card == "comecon"


def test_luck_adds_up_by_side_and_kind() -> None:
    t = table(ussr=["vietnam_revolts", "socialist_governments"], us=["nasser", "fidel"], influence={"iran": (2, 1)})
    t.do("vietnam_revolts", "coup", "iran", 6)  # 2 + 6 - 4: any 3 would do
    t.do("fidel", "place_influence")
    us, ussr = None, None
    for row in of(t).luck:
        us, ussr = (row, ussr) if row.side == "us" else (us, row)
    assert us is not None
    assert ussr is not None
    assert (us.rolls, us.successes, us.expected) == (0, 0, 0)
    assert (ussr.purpose, ussr.rolls, ussr.successes, ussr.swing) == ("coup", 1, 1.0, 4)
    assert ussr.expected == pytest.approx(4 / 6)
    assert ussr.expected_swing == pytest.approx((1 + 2 + 3 + 4) / 6)


# -- parts of the game -------------------------------------------------------------------------------------------------


def test_each_action_round_is_a_part_with_its_side_and_card() -> None:
    """4.5 D"""
    t = table(ussr=["nasser", "comecon"], us=["duck_and_cover", "nato"], influence={"egypt": (0, 2), "canada": (2, 0)})
    t.do("nasser", "event", "duck_and_cover", "event")
    figures = of(t)
    assert parts(figures) == [
        ("deal", 0, "", ""),
        ("action", 1, "ussr", "nasser"),
        ("action", 1, "us", "duck_and_cover"),
        ("action", 2, "ussr", ""),
    ]
    start, nasser, cover, now = figures.moments
    assert [moment.regions["middle_east"].ussr for moment in figures.moments] == [2, 4, 4, 4]
    assert (start.defcon, nasser.defcon, cover.defcon, now.defcon) == (5, 5, 4, 4)
    assert (cover.vp, now.vp) == (1, 1)  # Duck and Cover (4): 5 less DEFCON
    first, after = nasser.notes
    assert [kind for kind in t.notes()[first:after] if kind in ("round_begins", "event_occurs")] == [
        "round_begins",
        "event_occurs",
    ]


def test_both_headlines_are_parts_though_one_answer_may_resolve_them() -> None:
    """4.5 C: the higher Ops come first."""
    t = table(us=["duck_and_cover", "nato"], ussr=["nasser", "fidel"], phase="headline", influence={"egypt": (2, 0)})
    t.headlines("duck_and_cover", "nasser")
    figures = of(t)
    assert parts(figures)[:3] == [
        ("deal", 0, "", ""),
        ("headline", 0, "us", "duck_and_cover"),
        ("headline", 0, "ussr", "nasser"),
    ]
    cover, nasser = figures.moments[1:3]
    assert (cover.vp, cover.regions["middle_east"].us, cover.regions["middle_east"].ussr) == (1, 2, 0)
    assert (nasser.vp, nasser.regions["middle_east"].us, nasser.regions["middle_east"].ussr) == (1, 1, 2)
    assert {(use.side, use.card, use.fate) for use in figures.uses} == {
        ("us", "duck_and_cover", "headline"),
        ("ussr", "nasser", "headline"),
    }


def test_the_penalty_for_missing_military_operations_is_no_part_of_the_last_round() -> None:
    """8.2.1: the USSR has 2 of the 3 that are needed."""
    t = table(ussr=["nasser"], side="us", us=["duck_and_cover"], action_round=6, defcon=4, military=(5, 2))
    t.do("duck_and_cover", "event")
    last_round, end = of(t).moments[1:3]
    assert (last_round.part, last_round.vp) == ("action", 2)
    assert (end.part, end.vp, end.turn) == ("end_of_turn", 3, 1)


def test_the_final_scoring_is_a_part_and_pays_what_the_balance_has_told() -> None:
    """10.3.2: presence in Africa, and a point for the China Card."""
    where = {"nigeria": (1, 0)}
    t = table(
        us=["truman_doctrine"], side="us", action_round=7, turn=10, influence=where, passing="us", military=(5, 5)
    )
    t.do("truman_doctrine", "place_influence", "nigeria")
    figures = of(t)
    *_, before, final = figures.moments
    assert final.part == "final_scoring"
    assert before.balance == 2  # presence 1, a battleground 1
    assert final.balance == final.vp == 3
    assert [(it.region, it.net) for it in figures.scored if it.net] == [("africa", 2)]
    assert (figures.finished, figures.winners, figures.ending) == (True, ("us",), "won_final_scoring")
    assert figures.turning_points == ()


def test_scoring_a_region_is_told_with_what_it_paid() -> None:
    """10.1.2: domination of Central America by Cuba and Haiti, 3 and a battleground; Cuba touches the US: 1 more."""
    t = table(ussr=["central_america_scoring", "nasser"], turn=4, influence={"cuba": (0, 3), "haiti": (0, 1)})
    t.do("central_america_scoring", "event")
    figures = of(t)
    assert [(it.region, it.net, it.moment) for it in figures.scored] == [("central_america", -5, 1)]
    start, scored = figures.moments[:2]
    assert start.regions["central_america"].net == -5
    assert start.regions["central_america"].ussr_standing == "domination"
    assert (start.balance, scored.balance) == (-5, -10)


def test_control_of_europe_is_worth_the_whole_track() -> None:
    """10.3.1: it wins the game."""
    battlegrounds = ("france", "west_germany", "italy", "poland", "east_germany")
    t = table(ussr=["nasser"], influence={**dict.fromkeys(battlegrounds, (5, 0)), "united_kingdom": (5, 0)})
    europe = of(t).moments[0].regions["europe"]
    assert (europe.us_standing, europe.net) == ("control", 20)


# -- operations and cards ----------------------------------------------------------------------------------------------


def test_operations_are_counted_by_side_and_kind() -> None:
    """6.0"""
    t = table(
        ussr=["comecon", "socialist_governments", "decolonization", "nasser"],
        us=["nato", "marshall_plan", "truman_doctrine"],
        influence={"iran": (3, 1), "angola": (1, 1), "canada": (2, 0)},
    )
    t.do("comecon", "coup", "iran", 1)
    t.do("nato", "place_influence", *["canada"] * 4)
    t.do("socialist_governments", "realignment", "angola", 1, 6, "iran", 3, 3, "iran", 3, 3)
    t.do("marshall_plan", "space_race", 6)
    assert of(t).operations == {
        "us": {"place_influence": 4, "coup": 0, "realignment": 0, "space_race": 4},
        "ussr": {"place_influence": 0, "coup": 3, "realignment": 3, "space_race": 0},
    }


def test_mixed_operations_are_counted_as_they_were_spent() -> None:
    """V-R3: 3 Ops, first one realignment, the rest is placed."""
    mixed = {"mix_operations": True}
    t = table(ussr=["socialist_governments"], influence={"angola": (2, 2), "cuba": (0, 1)}, options=mixed)
    t.do("socialist_governments", "realignment", "angola", 3, 3, "switch", "cuba", "cuba")
    assert of(t).operations["ussr"] == {"place_influence": 2, "coup": 0, "realignment": 1, "space_race": 0}
    t = table(ussr=["socialist_governments"], influence={"angola": (2, 2), "cuba": (0, 1)}, options=mixed)
    t.do("socialist_governments", "place_influence", "cuba", "switch", "angola", 3, 3, "angola", 3, 3)
    assert of(t).operations["ussr"] == {"place_influence": 1, "coup": 0, "realignment": 2, "space_race": 0}


def test_what_becomes_of_a_card_is_told_with_the_opponents_event() -> None:
    """5.2: the USSR plays an American card for its Ops, and its event occurs."""
    t = table(ussr=["duck_and_cover", "nasser"], us=["fidel"], influence={"cuba": (0, 1)})
    t.do("duck_and_cover", "place_influence", "cuba", "cuba", "cuba")
    t.do("fidel", "event_first")
    uses = of(t).uses
    assert [(use.side, use.card, use.fate, use.for_opponent) for use in uses] == [
        ("ussr", "duck_and_cover", "operations", True),
        ("us", "fidel", "operations", True),
    ]


def test_a_card_that_another_one_sets_off_is_told_as_such() -> None:
    """Five Year Plan (5): the USSR loses a card at random; its American event occurs."""
    t = table(us=["five_year_plan"], ussr=["duck_and_cover"], side="us").do("five_year_plan", "event", "duck_and_cover")
    figures = of(t)
    assert [(use.side, use.card, use.fate, use.for_opponent) for use in figures.uses] == [
        ("us", "five_year_plan", "event", False),
        ("ussr", "duck_and_cover", "triggered", True),
    ]
    assert figures.places["duck_and_cover"] == figures.places["five_year_plan"] == "discard_pile"


def test_un_intervention_beside_a_card_of_the_opponent_is_an_event() -> None:
    """Grain Sales to Soviets (67) brings Fidel; UN Intervention (32) takes its event away."""
    hand = ["grain_sales_to_soviets", "un_intervention"]
    t = table(us=hand, ussr=["fidel"], side="us", turn=4, influence={"canada": (2, 0)})
    t.do("grain_sales_to_soviets", "event", "fidel", "play_it", "with_un_intervention")
    t.do("place_influence", "canada", "canada")
    assert [(use.side, use.card, use.fate, use.for_opponent) for use in of(t).uses] == [
        ("us", "grain_sales_to_soviets", "event", False),
        ("us", "un_intervention", "event", False),
        ("us", "fidel", "operations", False),
    ]


def test_a_card_that_is_given_up_unplayed_is_discarded() -> None:
    """Blockade (10): the US pays with a card worth 3 Ops."""
    t = table(ussr=["blockade", "nasser"], us=["duck_and_cover"], influence={"west_germany": (2, 0)})
    t.do("blockade", "event", "duck_and_cover")
    figures = of(t)
    assert [(use.side, use.card, use.fate) for use in figures.uses][1:] == [("us", "duck_and_cover", "discarded")]
    assert figures.places["blockade"] == "removed"
    assert figures.places["nasser"] == "hand_ussr"
    assert figures.places["fidel"] == "draw_pile"
    assert figures.places["china_card"] == "hand_ussr"
    assert "opec" not in figures.places  # of a period that has not begun


def test_where_a_hand_is_unknown_nobody_can_tell_its_cards_from_those_of_the_draw_pile() -> None:
    t = table(ussr=["nasser", "fidel"], us=["nato"])
    t.match.chance = ByHand(cards=True, unknown=("us",))
    places = of(t).places
    assert (places["nasser"], places["nato"], places["blockade"]) == ("hand_ussr", "unseen", "unseen")


def test_what_people_set_right_is_as_they_say() -> None:
    """A correction at a real table counts from then on, and is no roll and no operation."""
    t = table(ussr=["nasser", "fidel"], us=["nato"])
    t.match.correct(correction(INFLUENCE + USSR, BOARD.country("egypt"), 3))
    figures = of(t)
    assert figures.moments[-1].regions["middle_east"].ussr == 3
    assert (figures.rolls, figures.uses) == ((), ())


# -- turning points ----------------------------------------------------------------------------------------------------


def test_a_swing_that_the_reply_undoes_is_no_turning_point() -> None:
    """Egypt changes hands and back: presence in the Middle East 3, a battleground 1."""
    t = table(ussr=["nasser", "fidel"], us=["truman_doctrine", "nato"], influence={"egypt": (0, 1), "israel": (1, 0)})
    t.do("fidel", "place_influence", "egypt", "egypt")
    figures = of(t)
    assert [moment.balance for moment in figures.moments][:2] == [0, -4]
    (point,) = figures.turning_points
    assert (point.moment, point.swing, point.lasting, point.vp) == (1, -4, -4, 0)
    assert point.regions == {"middle_east": -4}
    reply = replace(figures.moments[1], vp=3)
    assert balances(figures.moments[0], figures.moments[1], reply) == [0, -4, -1]
    assert turning_points([figures.moments[0], figures.moments[1], reply]) == ()  # 1 is left of it: too little


def balances(*moments: Moment) -> list[int]:
    return [moment.balance for moment in moments]


def test_turning_points_are_the_largest_in_the_order_of_the_game() -> None:
    t = table(ussr=["nasser"], influence={"egypt": (0, 1)})
    (start, *_) = of(t).moments
    vps = [0, 3, 6, 10, 13, 17, 20, 18, 11]
    points = turning_points([replace(start, vp=vp) for vp in vps])
    assert [(point.moment, point.swing) for point in points] == [(1, 3), (2, 3), (3, 4), (4, 3), (5, 4), (8, -7)]


# -- every game --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_figures_agree_with_the_position_they_lead_to(seed: int) -> None:
    """In all scenarios and variants, finished or not; the log falls into parts without a gap."""
    random = Random(seed)
    match = Match(GAME, random_setup(GAME, random), Seeded(str(seed)))
    answers = random.choice([10_000, 150])
    while not match.over and len(match.answers) < answers:
        question = random.choice(match.questions)
        match.answer(random.choice(question.options), question.seat)
    figures, s = measured(match), match.state
    assert isinstance(s, ColdWar)
    last = figures.moments[-1]
    counted = match.outcome.scores[s.seats[US]] if match.outcome else s.vp  # the marker stops at 20, the score does not
    assert (last.vp, last.defcon) == (counted, s.defcon)
    assert s.vp == max(-20, min(20, counted))
    for where, region in REGIONS.items():
        there = [sum(s.influence[side][c] for c in SETS[where].members) for side in (US, USSR)]
        assert [last.regions[region.name].us, last.regions[region.name].ussr] == there
    edges = [moment.notes for moment in figures.moments]
    assert (edges[0][0], edges[-1][1]) == (0, len(match.log))
    assert all(before[1] == after[0] for before, after in pairwise(edges))
    assert sum(row.rolls for row in figures.luck) == len(figures.rolls)
    assert all(0 <= roll.chance <= 1 for roll in figures.rolls)
    assert json.loads(json.dumps(figures.data()))["answers"] == len(match.answers)
    assert figures.finished == match.over


def test_figures_change_nothing_and_are_the_same_again() -> None:
    t = new_game()
    t.match.chance = Seeded("7")
    t.match._let_nature_answer()
    before = t.match.digest()
    assert figures_of(t.match) == figures_of(t.match)
    assert t.match.digest() == before
    assert [moment.part for moment in of(t).moments] == ["setup"]


def test_of_a_game_without_figures_of_its_own_there_is_what_every_match_has() -> None:
    match = Match(toy.GAME, toy.GAME.setup("", {"head_start": 2}), Seeded("7"))
    while not match.over:
        match.answer(match.question.options[0])
    figures = figures_of(match)
    assert (figures.game, figures.options, figures.answers) == ("toy", {"head_start": 2}, len(match.answers))
    assert figures.winners == tuple(seat for seat, gained in zip(match.seats, match.returns, strict=True) if gained > 0)
