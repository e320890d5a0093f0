"""Real dice, real cards, and two people at one keyboard."""

import re

import pytest
from tabletop import table as position
from terminal.seated import Screen, match_of, sit

from realpolitik.games.cold_war.state import ColdWar
from realpolitik.kernel.chance import ByHand
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import NATURE


def test_dice_by_hand() -> None:
    at = position(ussr=["fidel", "nasser"], us=["nato"], influence={"iran": (1, 0)})
    table, shown = sit(["fidel", "coup", "iran", "7", "board", "5"], Match(at.match.game, at.match.setup, ByHand("7")))
    assert "The die of the USSR for a coup in Iran: what does it show?" in shown
    assert "chance > 7\nThere is no option number 7." in shown
    assert "and rolls 5: 5 + 2 Ops − 2 × 2 = 3." in shown
    assert (NATURE, 5) in table.match.answers


def test_a_coup_can_be_taken_back_before_the_real_die_is_typed() -> None:
    at = position(ussr=["fidel", "nasser"], us=["nato"], influence={"iran": (1, 0), "panama": (1, 0)})
    match = Match(at.match.game, at.match.setup, ByHand("7"))
    _, shown = sit(["fidel", "coup", "iran", "undo"], match)
    assert "Where do you attempt a coup" in shown[shown.index("is taken back") :]


def test_cards_by_hand() -> None:
    standard = match_of()
    table, shown = sit(["nato", "28", "28", "card 28"], Match(standard.game, standard.setup, ByHand(cards=True)))
    assert table.match.answers == [(NATURE, 21), (NATURE, 28)]
    assert "There is no option number 28." in shown
    assert "28. Suez Crisis*" in shown


def test_the_curtain_hides_one_hand_from_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    table, shown = sit(["", *["poland"] * 6, "", "france"], seat=None, screen=Screen(terminal=True))
    curtain, of_ussr, second_curtain, of_us = re.split(r"\033\[2J\033\[3J\033\[H", shown)
    state = table.match.state
    assert isinstance(state, ColdWar)
    us, ussr = ([table.speaker.card(card) for card in hand] for hand in state.hands)
    assert all(name in of_us and name not in of_ussr for name in us)
    assert all(name in of_ussr and name not in of_us for name in ussr)
    assert "The next to play: USSR. Pass the keyboard on, then press Enter." in curtain
    assert "The next to play: US. Pass the keyboard on, then press Enter." in second_curtain
    assert not [name for name in us + ussr if name in curtain + second_curtain]


def test_sides_are_bid_for_by_players_without_a_side() -> None:
    _, shown = sit(["", "4", "", "help"], match_of(options=["bid_for_sides"]), seat=None)
    assert "The next to play: player 1." in shown
    assert "player 2 > help" in shown
    assert shown.endswith("--both\n")
