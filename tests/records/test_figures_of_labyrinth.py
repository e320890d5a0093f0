"""The figures of Labyrinth: tracks, governance and resources over time, plots, operations, dice, cards."""

from itertools import pairwise
from typing import cast

import pytest
from labyrinth.desk import Desk, desk
from records.recorded import LABYRINTH, any_moment, random_game

from realpolitik.games.labyrinth.board import COUNTRIES, HARD, NAMES
from realpolitik.games.labyrinth.state import Labyrinth, cells, troops
from realpolitik.games.labyrinth.tracks import us_posture, world_posture
from realpolitik.kernel.chance import Recorded
from realpolitik.kernel.match import Match
from realpolitik.records.figures import figures_of
from realpolitik.records.labyrinth_figures import LabyrinthFigures, Moment, turning_points
from realpolitik.records.labyrinth_position import follow
from realpolitik.records.luck import Roll

ALONE = {"solitaire": True}


def of(d: Desk) -> LabyrinthFigures:
    figures = figures_of(d.match)
    assert isinstance(figures, LabyrinthFigures)
    return figures


# -- over time ---------------------------------------------------------------------------------------------------------


def test_every_card_is_measured_apart_from_what_follows_it() -> None:
    """8.5.6: the plot in France that nobody blocks strikes in the same answer that ends the second card of the US."""
    d = desk(
        us=["predator_23", "sanctions_6", "sanctions_7", "nest"],
        jihadist=["opium"],
        side="us",
        plots=[("israel", "1")],
        governance={"iraq": "poor ally"},
        troops={"iraq": 2},
        cells={"iraq": 1},
        funding=3,
    )
    d.do("predator_23", "deploy", "iraq", "troops_track", 1, "sanctions_6", "reserves")
    figures = of(d)
    told = [(moment.part, moment.phase, moment.side, moment.card) for moment in figures.moments]
    assert told[:4] == [
        ("setup", 0, "", ""),
        ("action", 1, "us", "predator_23"),
        ("action", 1, "us", "sanctions_6"),
        ("plots", 0, "", ""),
    ]
    assert [moment.troops for moment in figures.moments[:2]] == [2, 1]
    assert [moment.funding for moment in figures.moments[:4]] == [3, 3, 3, 5], "Israel is Good: twice the value"
    assert figures.moments[3].plots == {"placed": 0, "blocked": 0, "resolved": 1}


def test_governance_resources_and_relations_at_a_moment() -> None:
    d = desk(
        us=["predator_23"],
        side="us",
        governance={"iraq": "good ally", "egypt": "fair neutral", "afghanistan": "islamist_rule adversary"},
        posture={"france": "soft", "germany": "soft", "spain": "soft"},
        cells={"egypt": 2},
        troops={"iraq": 4},
        markers=["oil_price_spike"],
        prestige=4,
        funding=6,
    )
    start = of(d).moments[0]
    assert start.governance == {"": 15, "good": 1, "fair": 1, "poor": 0, "islamist_rule": 1}
    assert (start.good_resources, start.islamist_resources, start.balance) == (4, 1, 2), "Iraq exports oil"
    assert (start.us_posture, start.world_posture) == ("hard", -2)
    assert (start.cells, start.troops, start.prestige, start.funding) == (2, 4, 4, 6)


def test_a_turning_point_is_a_lasting_change_of_resources() -> None:
    """Balance 0, then a country of 3 resources is Good, then another falls to Islamist Rule."""

    def moment(number: int, good: int, islamist: int) -> Moment:
        return Moment(
            at=number,
            notes=(number, number + 1),
            turn=1,
            part="action",
            phase=1,
            side="us",
            card="",
            prestige=7,
            funding=5,
            us_posture="hard",
            world_posture=0,
            governance={},
            good_resources=good,
            islamist_resources=islamist,
            cells=0,
            troops=0,
            plots={},
        )

    moments = [moment(0, 0, 0), moment(1, 3, 0), moment(2, 3, 0), moment(3, 3, 2), moment(4, 3, 2), moment(5, 4, 2)]
    found = [(point.moment, point.swing, point.lasting) for point in turning_points(moments)]
    assert found == [(1, 3, 3), (3, -4, -4)], "a change of 1 turns nothing"


# -- plots, operations, cards ------------------------------------------------------------------------------------------


def test_a_plot_is_hidden_until_it_comes_to_light() -> None:
    d = desk(jihadist=["opium", "ieds"], us=["nato"], cells={"france": 1}, posture={"france": "soft"})
    d.do("opium", "plot", "france", 1, "2", "ieds", "reserves")
    d.do("nato", "alert", 0)
    figures = of(d)
    told = [(plot.fate, plot.country, plot.plot) for plot in figures.plots]
    assert told == [("placed", "france", ""), ("blocked", "france", "2")]
    assert figures.moments[-1].plots["blocked"] == 1


def test_operations_are_counted_in_ops() -> None:
    d = desk(jihadist=["opium", "foreign_fighters"], us=["nato"], cells={"afghanistan": 3}, governance=POOR_AFGHANISTAN)
    d.do("opium", "recruit", "afghanistan", "enough", 6)
    assert of(d).operations["jihadist"] == {"recruit": 2, "travel": 0, "jihad": 0, "plot": 0, "reserves": 0}


POOR_AFGHANISTAN = {"afghanistan": "poor neutral"}


def test_both_cards_of_a_reassessment_are_told_as_such() -> None:
    """7.6"""
    d = desk(us=["nato", "patriot_act", "nest"], jihadist=["opium"], side="us")
    d.do("nato", "reassessment", "patriot_act")
    figures = of(d)
    assert [(use.card, use.fate) for use in figures.uses] == [("nato", "reassessment"), ("patriot_act", "reassessment")]
    assert figures.operations["us"]["reassessment"] == 6
    assert [moment.us_posture for moment in figures.moments][:2] == ["hard", "soft"]


def test_a_card_with_the_opponents_event_before_its_operation_is_one_use() -> None:
    """6.3.2"""
    d = desk(us=["amerithrax", "nest"], jihadist=["opium"], side="us", governance={"iraq": "poor ally"}, cells=ONE)
    d.do("amerithrax", "their_event_first", "reserves")
    (use,) = [use for use in of(d).uses if use.card == "amerithrax"]
    assert (use.side, use.fate, use.for_opponent) == ("us", "reserves", True)


ONE = {"iraq": 1}


def test_the_rulebooks_own_player_has_uses_and_operations_too() -> None:
    """9.4.1: an event of its own occurs; one of the US becomes a plot."""
    d = desk(jihadist=["opium", "predator_23"], us=["nest"], options=ALONE, governance=POOR_AFGHANISTAN, cells=AFGHAN)
    d.do("opium")
    d.do(*([] if d.question != "top_card" else ["predator_23"]))
    figures = of(d)
    assert [(use.side, use.card, use.fate) for use in figures.uses][:2] == [
        ("jihadist", "opium", "event"),
        ("jihadist", "predator_23", "operations"),
    ]
    assert figures.places["opium"] == "discard_pile"


AFGHAN = {"afghanistan": 1}


def test_where_the_cards_lie() -> None:
    d = desk(
        us=["nato"], jihadist=["opium"], lapsing=["gtmo"], first_plot="nest", discard=["ieds"], removed=["backlash"]
    )
    places = of(d).places
    assert len(places) == 120
    lying = {card: places[card] for card in ("nato", "opium", "gtmo", "nest", "ieds", "backlash", "kosovo")}
    assert lying == {
        "nato": "hand_us",
        "opium": "hand_jihadist",
        "gtmo": "lapsing",
        "nest": "first_plot",
        "ieds": "discard_pile",
        "backlash": "removed",
        "kosovo": "draw_pile",
    }


# -- dice --------------------------------------------------------------------------------------------------------------


def test_a_war_of_ideas_succeeds_as_often_as_its_modifiers_let_it() -> None:
    """4.9.2: prestige is High, +1: 4 or more."""
    d = desk(us=["nato", "nest"], side="us", governance={"iraq": "poor neutral"}, prestige=7)
    d.do("nato", "war_of_ideas", "iraq", 3)
    assert of(d).rolls == (
        Roll(
            at=4,
            moment=1,
            purpose="war_of_ideas",
            side="us",
            country="iraq",
            dice=(3,),
            success=0.0,
            chance=pytest.approx(3 / 6),
        ),
    )


def test_rolls_of_the_jihadists_must_not_exceed_the_governance() -> None:
    """8.1.1"""
    d = desk(jihadist=["opium", "ieds"], us=["nest"], governance={"iraq": "fair neutral"}, cells={"iraq": 2})
    d.do("opium", "jihad", "iraq", "iraq", 2, 5)
    told = [(roll.purpose, roll.side, roll.success, roll.chance) for roll in of(d).rolls]
    third = pytest.approx(1 / 3)
    assert told == [("jihad", "jihadist", 1.0, third), ("jihad", "jihadist", 0.0, third)]
    (luck,) = [row for row in of(d).luck if row.rolls]
    assert (luck.rolls, luck.successes, luck.expected) == (2, 1.0, pytest.approx(2 / 3))


@pytest.mark.parametrize(("own", "die", "success", "chance"), [("hard", 5, 1.0, 1 / 3), ("soft", 5, 0.0, 2 / 3)])
def test_a_posture_like_its_own_is_luck_of_the_us(own: str, die: int, success: float, chance: float) -> None:
    """4.9.3: Hard on 5 and 6."""
    d = desk(us=["nato", "nest"], side="us", us_posture=own)
    d.do("nato", "war_of_ideas", "france", die)
    (roll,) = of(d).rolls
    assert (roll.purpose, roll.success, roll.chance) == ("posture", success, pytest.approx(chance))


# -- every game --------------------------------------------------------------------------------------------------------

FOLLOWED = ("prestige", "funding", "governance", "posture", "troops", "sleepers", "active", "sadr", "nato")


@pytest.mark.parametrize("seed", range(12))
def test_notes_tell_all_that_the_figures_measure(seed: int) -> None:
    """From one answer to the next the position is followed by its notes alone."""
    match = random_game(seed, any_moment(seed), LABYRINTH)
    again, told = Match(match.game, match.setup, Recorded()), 0
    for seat, option in match.answers:
        then = cast(Labyrinth, again.state.clone())
        told = len(again.log)
        again.answer(option, seat)
        for _, note in again.log[told:]:
            follow(then, note)
        assert {name: getattr(then, name) for name in FOLLOWED} == {
            name: getattr(again.state, name) for name in FOLLOWED
        }


@pytest.mark.parametrize("seed", range(24))
def test_figures_agree_with_the_position_they_lead_to(seed: int) -> None:
    match = random_game(seed, any_moment(seed), LABYRINTH)
    figures, s = figures_of(match), match.state
    assert isinstance(figures, LabyrinthFigures)
    assert isinstance(s, Labyrinth)
    last = figures.moments[-1]
    assert (last.prestige, last.funding, last.world_posture) == (s.prestige, s.funding, world_posture(s))
    assert last.us_posture == ("hard" if us_posture(s) == HARD else "soft")
    assert [last.good_resources, last.islamist_resources] == s.victory[:2]
    assert last.governance["good"] + last.governance["fair"] == s.victory[2]
    assert last.cells == sum(cells(s, c) for c in range(COUNTRIES))
    assert last.troops == sum(troops(s, c) for c in range(COUNTRIES))
    assert last.plots["placed"] - last.plots["blocked"] - last.plots["resolved"] == len(s.plots)
    edges = [moment.notes for moment in figures.moments]
    assert (edges[0][0], edges[-1][1]) == (0, len(match.log))
    assert all(before[1] == after[0] for before, after in pairwise(edges))
    assert all(roll.chance > 0 for roll in figures.rolls if roll.success)
    assert all(roll.chance < 1 for roll in figures.rolls if not roll.success)
    assert set(figures.countries) <= set(NAMES)
    if match.over:
        won = "us" if match.returns[0] > 0 else "jihadist"
        assert figures.winners == (won,)
