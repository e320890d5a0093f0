"""2.0: the three ways of either side to win at once, Oil Price Spike, the end of the last deck; 9.1 alone."""

import pytest
from labyrinth.desk import Desk, desk
from labyrinth.operating import alone, jihadist, us, view

from realpolitik.games.labyrinth.board import MUSLIM_COUNTRIES, NAMES

RULED = "islamist_rule adversary"
MUSLIM = [NAMES[c] for c in MUSLIM_COUNTRIES]
TWELVE = ("saudi_arabia", "gulf_states", "egypt", "indonesia_malaysia")  # three resources each


# -- the US (2.1.1) ----------------------------------------------------------------------------------------------------


def test_2_1_1_twelve_good_resources() -> None:
    """2.1.1, 2.0: at once, with the last of them; nine are not enough."""
    board = {**dict.fromkeys(TWELVE, "good ally"), "egypt": "fair ally"}
    d = us(2, "war_of_ideas", "egypt", 6, governance={**board, "gulf_states": "fair ally"})
    assert (view(d)["victory"]["good_resources"], d.winner) == (9, "")
    d = us(2, "war_of_ideas", "egypt", 6, governance=board)
    assert (d.winner, d.notes()[-1]) == ("us", "won_by_good_resources")


@pytest.mark.parametrize(("others", "winner"), [(13, ""), (14, "us")])
def test_2_1_1_fifteen_countries_good_or_fair(others: int, winner: str) -> None:
    """2.1.1: of eighteen."""
    names = [name for name in MUSLIM if name != "egypt"]
    d = us(
        3,
        "war_of_ideas",
        "egypt",
        6,
        governance={**dict.fromkeys(names[:others], "fair neutral"), "egypt": "poor ally"},
    )
    assert d.winner == winner
    if winner:
        assert d.notes()[-1] == "won_by_governance"


def test_2_1_1_by_a_test_too() -> None:
    """2.1.1, 4.9.4: whoever brings it about."""
    names = [name for name in MUSLIM if name != "egypt"]
    d = jihadist(1, "travel", "iran", "egypt", 5, governance=dict.fromkeys(names[:14], "fair neutral"))
    assert d.winner == "us"


def test_2_1_1_no_cell_on_the_map() -> None:
    """2.1.1: not even Sadr, nor one in Iran."""
    board = {"us": ["predator_23", "abbas"], "side": "us", "governance": {"egypt": "poor neutral"}}
    d = desk(cells={"egypt": 1}, **board).do("predator_23", "play_event")
    assert (d.winner, d.notes()[-1]) == ("us", "won_by_no_cells")
    assert desk(cells={"egypt": 1, "iran": 1}, **board).do("predator_23", "play_event").winner == ""
    assert desk(cells={"egypt": 1}, sadr=True, **board).do("predator_23", "play_event", "egypt").winner == ""


# -- the Jihadists (2.1.2) ---------------------------------------------------------------------------------------------


def revolt(country: str, **position: object) -> Desk:
    return jihadist(2, "jihad", country, country, "major_jihad", 1, 1, cells={country: 5}, **position)


@pytest.mark.parametrize(
    ("ruled", "country", "winner"),
    [
        (["iraq"], "saudi_arabia", "jihadist"),  # six, side by side
        (["iraq"], "egypt", ""),  # six, apart
        (["egypt", "sudan"], "syria", "jihadist"),  # six, of which two are side by side
        (["iraq"], "syria", ""),  # side by side, but five
    ],
)
def test_2_1_2_a_caliphate(ruled: list[str], country: str, winner: str) -> None:
    """2.1.2: six resources at Islamist Rule, at least two of the countries adjacent."""
    board = {**dict.fromkeys(ruled, RULED), country: "poor neutral"}
    assert revolt(country, governance=board).winner == winner


def test_2_1_2_oil_counts() -> None:
    """2.1.2, 4.2.6: two Oil Price Spikes make six of Libya and Algeria."""
    board = {"libya": RULED, "algeria_tunisia": "poor neutral"}
    assert revolt("algeria_tunisia", governance=board, markers=["oil_price_spike"]).winner == ""
    assert revolt("algeria_tunisia", governance=board, markers=["oil_price_spike"] * 2).winner == "jihadist"


@pytest.mark.parametrize(("countries", "prestige", "winner"), [(15, 1, "jihadist"), (14, 1, ""), (15, 2, "")])
def test_2_1_2_prestige_at_one(countries: int, prestige: int, winner: str) -> None:
    """2.1.2: and fifteen countries Poor or at Islamist Rule."""
    board = dict.fromkeys(MUSLIM[:countries], "poor neutral")
    d = desk(us=["abbas"], jihadist=["gaza_war", "ieds"], prestige=prestige + 1, governance=board, cells={"iran": 1})
    d.do("gaza_war", "play_event", "abbas")
    assert (d.prestige, d.winner) == (prestige, winner)


def test_2_1_2_the_fifteenth_country() -> None:
    """2.1.2: prestige has been at 1 before."""
    board = {**dict.fromkeys(MUSLIM[:14], "poor neutral"), MUSLIM[14]: "fair neutral"}
    d = jihadist(1, "jihad", MUSLIM[14], 2, governance=board, cells={MUSLIM[14]: 1}, prestige=1)
    assert (d.winner, d.notes()[-1]) == ("jihadist", "won_by_disgrace")


def test_2_1_2_a_wmd_at_home_alone() -> None:
    """2.1.2, 8.5.6: a numbered plot in the United States wins nothing, nor does a WMD elsewhere."""
    assert desk(phase="plots", plots=[("united_states", "3")], cells={"iran": 1}).winner == ""
    assert desk(phase="plots", plots=[("canada", "wmd")], cells={"iran": 1}).winner == ""
    assert desk(phase="plots", plots=[("united_states", "wmd")], cells={"iran": 1}).winner == "jihadist"


# -- Oil Price Spike (2.2) ---------------------------------------------------------------------------------------------


def test_2_2_one_side_alone() -> None:
    """2.2: if only one has its aim by it, that side wins, whoever played it."""
    good = dict.fromkeys(("saudi_arabia", "gulf_states", "egypt", "algeria_tunisia"), "good neutral")
    d = desk(jihadist=["oil_price_spike_117", "ieds"], governance=good, cells={"iran": 1}).do(
        "oil_price_spike_117", "play_event"
    )
    assert (d.winner, d.notes()[-1]) == ("us", "won_by_good_resources")


# -- the end of the last deck (2.3) ------------------------------------------------------------------------------------


def last_deck(good: int, islamist: int, **position: object) -> Desk:
    """The last deal of a game, so many countries of one resource each being Good, so many at Islamist Rule."""
    ones = ["lebanon", "yemen", "jordan", "somalia", "sudan", "libya", "afghanistan"]
    board = {**dict.fromkeys(ones[:good], "good ally"), **dict.fromkeys(ones[good : good + islamist], RULED)}
    given = position.pop("governance", {})
    return desk(**{"phase": "end", "deck": [], "cells": {"iran": 1}, "governance": {**board, **given}, **position})  # type: ignore[dict-item]


@pytest.mark.parametrize(
    ("good", "islamist", "winner"),
    [(5, 2, "us"), (4, 2, "jihadist"), (3, 1, "us"), (2, 1, "jihadist"), (1, 0, "us"), (0, 0, "jihadist")],
)
def test_2_3_more_than_twice_as_much(good: int, islamist: int, winner: str) -> None:
    """2.3: just twice is not enough, nor nothing against nothing."""
    d = last_deck(good, islamist)
    assert (d.winner, d.notes()[-1]) == (winner, "won_at_end")


@pytest.mark.parametrize(("colour", "winner"), [("green", "jihadist"), ("tan", "us")])
def test_2_3_a_regime_changed_this_turn(colour: str, winner: str) -> None:
    """2.3, 4.8.2: still counts as Islamist Rule."""
    d = last_deck(2, 0, governance={"turkey": "poor ally"}, regime_change={"turkey": colour})
    assert d.winner == winner


# -- alone (9.1) -------------------------------------------------------------------------------------------------------

ALONE = {"solitaire": True}


def test_9_1_no_cell_wins_nothing() -> None:
    """9.1: the game goes on."""
    d = desk(
        us=["predator_23", "abbas"],
        jihadist=["ieds"],
        side="us",
        cells={"egypt": 1},
        governance={"egypt": "poor neutral"},
        options=ALONE,
    )
    assert d.do("predator_23", "play_event").winner == ""


def test_9_1_a_caliphate_need_not_be_connected() -> None:
    """9.1, 2.1.2."""
    d = alone("zawahiri", governance={"iraq": RULED, "egypt": "poor neutral"}, cells={"egypt": 5})
    d.do(1, 1)
    assert (d.governance("egypt"), d.winner) == (RULED, "jihadist")


@pytest.mark.parametrize(("decks", "needed"), [(1, 6), (2, 9), (3, 12)])
def test_9_1_good_resources_needed(decks: int, needed: int) -> None:
    """9.1: 6, 9 or 12 after one, two or three decks; with 12 the US has won before."""
    ones = {"governance": dict.fromkeys(("turkey",), "good ally")}
    options = {**ALONE, "decks": decks}
    enough = {6: (4, ones), 9: (7, ones)}
    if needed in enough:
        good, position = enough[needed]
        assert last_deck(good, 0, options=options, deck_number=decks, **position).winner == "us"
    d = last_deck(min(needed - 3, 7), 0, options=options, deck_number=decks, **ones)
    assert (d.winner, d.notes()[-1]) == ("jihadist", "lost_alone")


def test_9_1_more_than_twice_all_the_same() -> None:
    """9.1, 2.3: six Good resources against three lose."""
    board = {"turkey": "good ally", "syria": "good ally", "central_asia": "good ally", "egypt": RULED}
    d = last_deck(0, 0, governance=board, options=ALONE)
    assert (d.winner, d.notes()[-1]) == ("jihadist", "won_at_end")
