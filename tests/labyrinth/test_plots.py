"""8.5.3–8.5.6, 4.7.8, 4.8.1: the first plot, hidden markers, and what plots do that nobody has blocked."""

from random import Random

import pytest
from labyrinth.desk import GAME, Desk, desk
from labyrinth.operating import jihadist, view

from realpolitik.games.labyrinth.board import NAMES, SCHENGEN_COUNTRIES
from realpolitik.games.labyrinth.sides import US
from realpolitik.games.labyrinth.state import PLOT_MARKER, PLOT_VALUE, Labyrinth

SCHENGEN = [NAMES[c] for c in SCHENGEN_COUNTRIES]
RULED = "islamist_rule adversary"


def resolving(*plots: tuple[str, str], **position: object) -> Desk:
    """The US has ended an action phase with these plots on the map; the Jihadists still hold cards."""
    return desk(
        **{
            "phase": "plots",
            "plots": plots,
            "jihadist": ["ieds", "gaza_war"],
            "us": ["abbas"],
            "cells": {"iran": 1},
            **position,
        }
    )


def plotting(card: str = "sanctions_6", **position: object) -> Desk:
    """The Jihadists use a card of the US to plot; Sanctions would cost them 2 Funding."""
    board = {"cells": {"egypt": 3}, "governance": {"egypt": "fair neutral"}, "markers": ["patriot_act"]}
    return desk(**{"jihadist": [card, "sanctions_7", "ieds"], "us": ["abbas"], **board, **position})


# -- the first plot (8.5.3) --------------------------------------------------------------------------------------------


def test_8_5_3_the_first_plot_ignores_the_event() -> None:
    """8.5.3, 6.3.2, 4.7.7.2: the card lies in the 1st Plot box; the second plot brings its event about."""
    d = plotting().do("sanctions_6", "plot", "egypt", 6)
    assert (d.funding, view(d)["first_plot"]) == (5, "sanctions_6")
    assert "event_ignored" in d.notes()
    d.do("sanctions_7", "plot", "egypt", "active_cell", 6)
    assert (d.funding, view(d)["first_plot"]) == (3, "sanctions_6")


def test_8_5_3_it_need_not_be_the_first_card() -> None:
    """8.5.3: only the first that is used to plot."""
    d = plotting().do("sanctions_6", "travel", "egypt", "israel")
    assert d.funding == 3
    d.do("sanctions_7", "plot", "egypt", 6)
    assert (d.funding, view(d)["first_plot"]) == (3, "sanctions_7")


def test_8_5_3_a_card_of_their_own_uses_it_up() -> None:
    """8.5.3, 4.7.7.2: the first card used to plot, whoever's event it bears."""
    d = plotting("ieds", jihadist=["ieds", "sanctions_7"]).do("ieds", "plot", "egypt", 6)
    assert view(d)["first_plot"] == "ieds"
    assert d.do("sanctions_7", "plot", "egypt", "active_cell", 6).funding == 3


def test_8_5_3_by_fatwa() -> None:
    """8.5.3, 4.7.7.2: its operation is made with that very card, so a plot by it is the first."""
    d = plotting("fatwa", jihadist=["fatwa", "sanctions_7", "ieds"]).do(
        "fatwa", "play_event", "ieds", "abbas", "plot", "egypt", 6
    )
    assert view(d)["first_plot"] == "fatwa"
    assert d.do("sanctions_7", "plot", "egypt", "active_cell", 6).funding == 3


def test_8_5_3_the_event_may_be_let_happen() -> None:
    """8.5.3, 6.3.2.1: first the event, then the plot: nothing is ignored then."""
    d = plotting().do("sanctions_6", "their_event_first", "plot", "egypt", 6)
    assert (d.funding, view(d)["first_plot_used"]) == (3, True)
    assert "event_ignored" not in d.notes()


def test_8_5_1_a_roll_must_be_made() -> None:
    """8.5.1, 8.5.3: without a cell outside Islamist Rule a card cannot be a plot."""
    d = plotting(cells={"libya": 2}, governance={"libya": RULED}).do("sanctions_6")
    assert d.why_not("plot") == ("no_cell_there", "8.1.1")


# -- hidden markers (8.5.4) --------------------------------------------------------------------------------------------


def test_8_5_4_plots_lie_face_down() -> None:
    """8.5.4, 4.8.1: only the Jihadists look at them, on the map and in the box."""
    d = resolving(("egypt", "2"), ("canada", "wmd"), governance={"egypt": "fair neutral"}, posture={"canada": "soft"})
    assert [plot["plot"] for plot in view(d, 1)["countries"]["egypt"]["plots"]] == ["2"]
    assert [plot["plot"] for plot in view(d, 0)["countries"]["egypt"]["plots"]] == [""]
    assert [plot["plot"] for plot in view(d, 0)["countries"]["canada"]["plots"]] == [""]
    assert view(d, 1)["plots"]["available"] == ["1", "1", "1", "2", "3"]
    assert view(d, 0)["plots"]["available"] == [""] * 5


def test_8_5_4_the_note_tells_the_us_only_where() -> None:
    d = plotting().do("sanctions_6", "plot", "egypt", 1, "1")
    names = {seat: [d.match.game.details(note).get("plot") for _, note in d.match.notes(seat)] for seat in (0, 1)}
    assert "1" in names[1]
    assert "1" not in names[0]


def imagined(d: Desk, tries: int = 60) -> list[set[int]]:
    """For each plot on the map the values that it may have as far as the US can tell."""
    found: list[set[int]] = [set() for _ in d.state.plots]
    for seed in range(tries):
        state = GAME.determinise(d.state, d.state.seats[US], Random(seed))
        assert isinstance(state, Labyrinth)
        assert GAME.broken_invariants(state) == []
        for values, plot in zip(found, state.plots, strict=True):
            values.add(PLOT_VALUE[plot[PLOT_MARKER]])
    return found


def test_8_5_2_a_hidden_plot_is_imagined_no_higher_than_the_card_that_placed_it() -> None:
    """8.5.2, 8.5.4: however the markers that nobody has seen are drawn anew."""
    board = {"cells": {"iran": 0, "egypt": 1}, "governance": {"egypt": "poor neutral"}}
    placed = {1: {1}, 2: {1, 2}, 3: {1, 2, 3}}
    for value, values in placed.items():
        d = jihadist(value, "plot", "egypt", 1, "1", **board)
        assert imagined(d) == [values], "no WMD has come out of its box yet"
        d = jihadist(value, "plot", "egypt", 1, "1", wmd=1, **board)
        assert imagined(d) == [{*values, 4}], "a WMD may be used with any card (8.5.5)"


def test_8_5_2_each_hidden_plot_keeps_the_limit_of_its_own_card() -> None:
    """8.5.2: the second plot, by a card of 3 Ops, may be any; the first, by one of 1 Op, may not."""
    board = {"cells": {"egypt": 1, "jordan": 1}, "governance": {"egypt": "poor neutral", "jordan": "poor neutral"}}
    d = desk(jihadist=["ieds", "wahhabism", "gaza_war"], us=["abbas"], **board)
    d.do("ieds", "plot", "egypt", 1, "1", "wahhabism", "plot", "jordan", "enough", 1, "1")
    assert imagined(d) == [{1}, {1, 2, 3}]


# -- unblocked plots (8.5.6) -------------------------------------------------------------------------------------------


def test_8_5_6_the_jihadists_choose_the_order() -> None:
    """8.5.6, 5.2.3: all plots, one after the other."""
    d = resolving(("egypt", "1"), ("iran", "1"), governance={"egypt": "fair neutral"})
    assert (d.asked, d.question, d.options) == ("jihadist", "which_plot_next", ["0", "1"])
    d.do(1)
    assert d.question == "die", "the last needs no question"
    d.do(6)
    assert (d.plots("egypt"), d.plots("iran"), d.funding) == ([], [], 7)


@pytest.mark.parametrize(("kind", "funding"), [("1", 4), ("2", 4), ("3", 4), ("wmd", 4)])
def test_8_5_6_funding_in_a_muslim_country(kind: str, funding: int) -> None:
    """8.5.6: 1 whatever the plot, 2 in a Good country."""
    assert resolving(("egypt", kind), governance={"egypt": "poor neutral"}, funding=3).funding == funding
    assert resolving(("egypt", kind), governance={"egypt": "good neutral"}, funding=3).funding == funding + 1
    assert resolving(("iran", kind), funding=3).funding == funding


@pytest.mark.parametrize(("kind", "good", "fair"), [("1", 4, 3), ("2", 6, 4), ("3", 8, 5), ("wmd", 9, 9)])
def test_8_5_6_funding_elsewhere(kind: str, good: int, fair: int) -> None:
    """8.5.6: the number of the plot, doubled in a Good country; a WMD sets it to 9."""
    assert resolving(("canada", kind), posture={"canada": "soft"}, funding=2).funding == good
    assert resolving(("russia", kind), posture={"russia": "soft"}, funding=2).funding == fair


@pytest.mark.parametrize("kind", ["1", "2", "3"])
def test_8_5_6_any_plot_in_the_united_states_sets_funding_to_nine(kind: str) -> None:
    assert resolving(("united_states", kind), funding=2).funding == 9


@pytest.mark.parametrize(("die", "posture"), [(4, "soft"), (5, "hard")])
def test_8_5_6_posture_is_rolled(die: int, posture: str) -> None:
    """8.5.6, 4.9.3: outside the Muslim world, whatever it was."""
    for before in ("soft", "hard"):
        d = resolving(("canada", "1"), posture={"canada": before}).do(die)
        assert (d.posture("canada"), d.question) == (posture, "play_card")


def test_8_5_6_not_in_israel() -> None:
    """8.5.6, 4.3.3: always Hard."""
    d = resolving(("israel", "1"))
    assert (d.posture("israel"), d.question, d.funding) == ("hard", "play_card", 7)


def test_8_5_6_a_wmd_may_be_rolled_again() -> None:
    """8.5.6: once, in a two-player game."""
    d = resolving(("canada", "wmd"), posture={"canada": "hard"}).do(5)
    assert (d.asked, d.options) == ("jihadist", ["keep_it", "roll_again"])
    assert d.do("roll_again", 2).posture("canada") == "soft"
    assert d.question == "play_card"
    assert resolving(("canada", "wmd"), posture={"canada": "hard"}).do(5, "keep_it").posture("canada") == "hard"
    assert resolving(("canada", "3"), posture={"canada": "hard"}).do(5).question == "play_card"


def test_8_5_6_not_again_alone() -> None:
    """8.5.6, 9.0."""
    d = resolving(("canada", "wmd"), posture={"canada": "hard"}, options={"solitaire": True}).do(5)
    assert "posture_again" not in d.question


def test_8_5_6_two_more_of_schengen() -> None:
    """8.5.6: of the Jihadists' choice, different ones."""
    d = resolving(("france", "1"), posture={"france": "hard"}).do(1)
    assert (d.asked, d.options) == ("jihadist", [name for name in SCHENGEN if name != "france"])
    assert d.why_not("france") == ("not_another_schengen", "8.5.6")
    d.do("eastern_europe", 6)
    assert "eastern_europe" not in d.options
    assert d.why_not("canada") == ("not_another_schengen", "8.5.6")
    d.do("italy", 2)
    assert [d.posture(name) for name in ("france", "eastern_europe", "italy")] == ["soft", "hard", "soft"]
    assert d.question == "play_card"


def test_8_5_6_troops_that_did_not_prevent_it() -> None:
    """8.5.6: prestige -1, by a WMD to 1; without troops nothing; NATO is enough."""
    board = {"governance": {"iraq": "poor ally"}, "regime_change": {"iraq": "tan"}}
    assert resolving(("iraq", "2"), troops={"iraq": 1}, **board).prestige == 6
    assert resolving(("iraq", "2"), nato="iraq", **board).prestige == 6
    assert resolving(("iraq", "2"), **board).prestige == 7
    assert resolving(("iraq", "wmd"), troops={"iraq": 1}, **board).prestige == 1


def test_8_5_6_troops_in_the_philippines() -> None:
    d = resolving(("philippines", "1"), troops={"philippines": 2}, posture={"philippines": "soft"}).do(1)
    assert (d.prestige, d.funding) == (6, 6)


@pytest.mark.parametrize(("kind", "dice"), [("1", 1), ("2", 2), ("3", 3), ("wmd", 3)])
def test_8_5_6_governance_and_aid(kind: str, dice: int) -> None:
    """8.5.6: so many dice against the governance as it was; each success a level and an Aid, never Islamist Rule."""
    d = resolving(("egypt", kind), governance={"egypt": "good ally"}, aid={"egypt": 3})
    d.do(*[1] * dice)
    assert d.question == "play_card"
    assert (d.governance("egypt"), d.aid("egypt")) == (["fair ally", "poor ally", "poor ally"][dice - 1], 3 - dice)


def test_8_5_6_dice_of_a_plot_are_simultaneous() -> None:
    """8.5.6: a 2 after a 1 is no success in a Good country; failures have no effect."""
    d = resolving(("egypt", "2"), governance={"egypt": "good ally"}, aid={"egypt": 1}).do(1, 2)
    assert (d.governance("egypt"), d.aid("egypt")) == ("fair ally", 0)


def test_8_5_6_the_marker_is_available_again() -> None:
    """8.5.6, 8.5.5, 4.7.8, 4.7.8.1: a WMD leaves the game, and never goes back to its box."""
    d = resolving(("iran", "3"), ("iran", "wmd")).do(0)
    assert d.available == ["1", "1", "1", "2", "2", "3"]
    assert view(d)["plots"] | {"available": []} == {
        "available": [], "wmd_loose": 2, "wmd_arsenal": 3, "wmd_used": 1, "set_aside": 0,
    }  # fmt: skip


def test_8_5_6_prestige_in_the_united_states() -> None:
    """8.5.6, 4.7.1.1: posture first, so its new GWOT penalty counts: 5 less 1 is a fall by the lower of two dice."""
    d = resolving(("united_states", "3")).do(3)
    assert (d.posture("united_states"), view(d)["gwot_penalty"]) == ("soft", 1)
    d.do(5, 4, 2)
    assert d.prestige == 5


def test_5_2_3_at_the_end_of_every_us_phase() -> None:
    """5.2.3: also of one in which the US had no card; and not at the end of one of the Jihadists."""
    d = desk(side="us", plots=[("iran", "1")], jihadist=["ieds", "gaza_war"], cells={"iran": 1})
    assert (d.funding, d.asked, d.question) == (6, "jihadist", "play_card")
    d = desk(us=["abbas", "sharia"], plots=[("iran", "1")], jihadist=["ieds"], cells={"iran": 1}).do("ieds", "reserves")
    assert (d.funding, d.asked) == (5, "us")


def test_4_7_8_1_wmd_events() -> None:
    """4.7.8.1: one marker from the box of Loose Nuke, HEU and Kazakh Strain."""
    d = desk(jihadist=["loose_nuke", "ieds"], cells={"russia": 1}, posture={"russia": "soft"}).do(
        "loose_nuke", "play_event", 2
    )
    assert (d.available.count("wmd"), view(d)["plots"]["wmd_loose"]) == (1, 2)
