"""The tracks: victory points (10.2), DEFCON (8.1), military operations (8.2); and how a game ends (10.3)."""

from typing import Final

from realpolitik.games.cold_war.board import NOBODY, US, USSR
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.kernel.outcome import Outcome
from realpolitik.kernel.question import EVERYBODY, note_kind

VP_GAINED: Final = note_kind("vp_gained", "10.2.2", "side", "n", "vp")
DEFCON_CHANGED: Final = note_kind("defcon_changed", "8.1.7", "defcon", "change")
MILITARY_GAINED: Final = note_kind("military_gained", "8.2.3", "side", "n", "military")

# how a game ends; each is a note of its own, with the rule behind it
WON_ON_POINTS: Final = note_kind("won_on_points", "10.3.1", "side", "vp")
WON_BY_EUROPE: Final = note_kind("won_by_europe", "10.3.1", "side", "vp")
WON_BY_NUCLEAR_WAR: Final = note_kind("won_by_nuclear_war", "8.1.3", "side", "vp")
WON_FINAL_SCORING: Final = note_kind("won_final_scoring", "10.3.2", "side", "vp")
DRAWN: Final = note_kind("drawn", "10.3.2", "side", "vp")

MILITARY_MOST: Final = 5
DEFCON_MOST: Final = 5


def other(side: int) -> int:
    return 1 - side


def end_game(s: ColdWar, winner: int, how: int) -> None:
    """10.3: a side wins, or nobody does, whatever the marker of victory points shows."""
    end_with_score(s, winner, how, s.vp)


def end_with_score(s: ColdWar, winner: int, how: int, counted: int) -> None:
    """10.3: the same where points were counted, perhaps beyond the end of the track: the outcome keeps them all."""
    if s.over:
        return
    places, scores, reason = [1, 1], [0, 0], (how, EVERYBODY, winner, counted)
    if winner != NOBODY:
        places[s.seats[other(winner)]] = 2
    scores[s.seats[US]], scores[s.seats[USSR]] = counted, -counted
    s.outcome = Outcome(tuple(places), reason, tuple(scores))
    if s.noting:
        s.notes.append(reason)


def judge(s: ColdWar, how: int, counted: int) -> None:
    """Who is ahead when the game ends on points, with the score as it was counted."""
    winner = s.rules.ahead(s)
    end_with_score(s, winner, DRAWN if winner == NOBODY else how, counted)


def move_vp(s: ColdWar, side: int, n: int) -> int:
    """10.2.2: move the marker, without asking whether that wins. It stops at the end of its track; the score as it was
    counted, which may lie beyond, is told and returned."""
    if n == 0:
        return s.vp
    most = s.rules.winning_vp
    counted = s.vp + (n if side == US else -n)
    s.vp = max(-most, min(most, counted))
    if s.noting:
        s.notes.append((VP_GAINED, EVERYBODY, side, n, counted))
    return counted


def gain_vp(s: ColdWar, side: int, n: int) -> None:
    """10.2.2, 10.3.1: gain victory points, and win when the marker reaches the end of the track."""
    counted = move_vp(s, side, n)
    if counted >= s.rules.winning_vp:
        end_with_score(s, US, WON_ON_POINTS, counted)
    elif counted <= -s.rules.winning_vp:
        end_with_score(s, USSR, WON_ON_POINTS, counted)


def gain_difference(s: ColdWar, net: int) -> None:
    """10.2.3: both gain points, and the marker moves by the difference, above zero for the US."""
    gain_vp(s, US if net > 0 else USSR, abs(net))


def move_difference(s: ColdWar, net: int) -> int:
    """The same, without asking whether that wins; the score as it was counted."""
    return move_vp(s, US if net > 0 else USSR, abs(net))


def set_defcon(s: ColdWar, level: int) -> None:
    """8.1.2, 8.1.3: DEFCON never rises above 5; at 1 the phasing player has lost."""
    level = max(1, min(DEFCON_MOST, level))
    change = level - s.defcon
    if change == 0:
        return
    s.defcon = level
    if level == 2:
        s.defcon_reached_two = 1
    if s.noting:
        s.notes.append((DEFCON_CHANGED, EVERYBODY, level, change))
    if level == 1:
        end_game(s, other(s.phasing), WON_BY_NUCLEAR_WAR)


def change_defcon(s: ColdWar, by: int) -> None:
    """8.1.7: raise or lower DEFCON."""
    set_defcon(s, s.defcon + by)


def gain_military(s: ColdWar, side: int, n: int) -> None:
    """8.2.3: move the marker of military operations, within its track of 0 to 5."""
    s.military[side] = max(0, min(MILITARY_MOST, s.military[side] + n))
    if s.noting:
        s.notes.append((MILITARY_GAINED, EVERYBODY, side, n, s.military[side]))
