"""Sudden defeats of Labyrinth, foreseen to the end of the card: a plot in the United States that is left to strike
(2.1.2, 7.5, 8.5.6), and prestige that falls (2.1.2, 4.7.1.1)."""

from typing import Any

from labyrinth.desk import GAME, Desk, desk

from realpolitik.games.labyrinth.board import MUSLIM_COUNTRIES, NAMES
from realpolitik.kernel.foresight import Foresight, perils
from realpolitik.kernel.peril import Peril
from realpolitik.kernel.question import NOTES

NONE, DEPENDS, POSSIBLE, CERTAIN = Peril.NONE, Peril.DEPENDS_ON_OPPONENT, Peril.POSSIBLE, Peril.CERTAIN


def at_home(*cards: str, **more: Any) -> Desk:
    """An action phase of the US with these cards and a plot in the United States; a WMD is in the game."""
    return desk(us=cards, side="us", **{"plots": [("united_states", "wmd")], "cells": {"iran": 1}, "wmd": 1, **more})


def named(d: Desk) -> dict[str, Peril]:
    question = d.match.question
    return {GAME.describe_option(question, option): it.peril for option, it in perils(d.match, question.seat).items()}


def test_8_5_6_the_last_cards_that_could_block_a_plot_at_home() -> None:
    """7.5.1: only a card of 3 Ops alerts; whatever else is done with it, the plot stays."""
    assert named(at_home("back_channel", "biometrics")) == {"back_channel": NONE, "biometrics": NONE}
    assert named(at_home("back_channel", "biometrics").do("back_channel")) == {"alert": NONE, "war_of_ideas": DEPENDS}
    assert named(at_home("back_channel", "biometrics").do("biometrics"))["war_of_ideas"] == NONE
    assert set(named(at_home("backlash", "biometrics")).values()) == {DEPENDS}


def test_8_5_6_the_last_card_is_held_or_discarded() -> None:
    """5.2.4."""
    assert named(at_home("backlash")) == dict.fromkeys(("backlash", "discard_last_card", "hold_last_card"), DEPENDS)


def test_8_5_6_reserves_make_an_alert() -> None:
    """6.3.3.1, 7.5.1: a card of 1 with 2 in reserve is worth 3, once."""
    found = named(at_home("biometrics", reserves=(2, 0)).do("biometrics"))
    assert (found["add_reserves"], found["war_of_ideas"]) == (NONE, DEPENDS)


def test_8_5_6_no_wmd_no_danger() -> None:
    """4.8.1: only WMD win the game; and only in the United States."""
    assert set(named(at_home("backlash", plots=[("canada", "wmd")])).values()) == {NONE}
    harmless = at_home("backlash", "biometrics", plots=[("united_states", "1")], wmd=0)
    for plot in harmless.state.plots:
        plot[4] &= 0b1110  # no WMD has come out of its box, as all know
    assert set(named(harmless).values()) == {NONE}


def test_8_5_6_nest_shows_it() -> None:
    """NEST (29): what lies open is no guess."""
    d = at_home("backlash", "biometrics")
    for plot in d.state.plots:
        plot[3] = 1
    assert set(named(d).values()) == {CERTAIN}


def test_8_5_6_alone_chance_has_chosen() -> None:
    """9.3.3."""
    d = at_home("backlash", "biometrics", options={"solitaire": True})
    assert set(named(d).values()) == {POSSIBLE}


def test_8_5_6_how_it_would_come_is_told() -> None:
    d = at_home("backlash")
    ahead = Foresight.of(d.match, d.match.question.seat)
    told = [NOTES[note[0]].name for note in ahead.notes(ahead.verdict(d.match.question.options[0]))]
    assert told[-2:] == ["plot_resolved", "won_by_wmd"]


def test_4_7_1_1_a_regime_change_may_cost_all_prestige() -> None:
    """2.1.2: with fifteen countries Poor or worse, from prestige 7 too: two dice may show 6."""
    poor = {NAMES[c]: "poor neutral" for c in MUSLIM_COUNTRIES[:15]}
    d = desk(
        us=["back_channel"],
        side="us",
        governance={**poor, "afghanistan": "islamist_rule adversary"},
        cells={"iran": 1},
        prestige=7,
    )
    assert named(d.do("back_channel"))["regime_change"] == POSSIBLE
