"""What the instruments of the table mean now: DEFCON, victory points, military operations, space, the passing card."""

from typing import Final

from realpolitik.games.cold_war.board import DEFCON_LEAST, NOBODY, US, USSR
from realpolitik.games.cold_war.duties import rounds_to_come
from realpolitik.games.cold_war.forecast import next_period
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.cold_war.tracks import other
from realpolitik.games.cold_war.turn import military_penalty
from realpolitik.kernel.question import Fact, fact_kind

DEFCON_OPEN: Final = fact_kind("defcon_open", "8.1.5")
DEFCON_BARS: Final = fact_kind("defcon_bars", "8.1.5", "*sets")
DEFCON_BARS_COUPS: Final = fact_kind("defcon_bars_coups", "8.1.5", "*sets")
DEFCON_BARS_NEXT: Final = fact_kind("defcon_bars_next", "8.1.5", "*sets")
DEFCON_LOSES: Final = fact_kind("defcon_loses", "8.1.3", "side")
POINTS_TO_WIN: Final = fact_kind("points_to_win", "10.3.1", "side", "n")
WON_IF_SCORED: Final = fact_kind("won_if_scored", "10.3.2", "side", "vp")
DRAWN_IF_SCORED: Final = fact_kind("drawn_if_scored", "10.3.2")
MILITARY_LACKS: Final = fact_kind("military_lacks", "8.2.1", "side", "n")
MILITARY_MET: Final = fact_kind("military_met", "8.2.1", "side")
MILITARY_PAYS: Final = fact_kind("military_pays", "8.2.1", "side", "n")
SPACE_NEXT: Final = fact_kind("space_next", "6.4.1", "side", "box", "ops", "roll", "points")
SPACE_LEFT: Final = fact_kind("space_left", "6.4.2", "side", "left")
PASSING_HELD: Final = fact_kind("passing_held", "9.1", "side", "up", "ops")
ROUNDS_TO_COME: Final = fact_kind("rounds_to_come", "4.5", "side", "n")
PERIOD_NEXT: Final = fact_kind("period_next", "4.4", "turn", "cards")


def instrument_facts(s: ColdWar, name: str) -> list[Fact]:
    """All that is told of an instrument: from the board alone, so for everybody the same."""
    if s.over:
        return []
    if name == "defcon":
        return defcon_facts(s)
    if name == "vp":
        return points_facts(s)
    if name == "military":
        return military_facts(s)
    if name == "space":
        return [fact for side in (US, USSR) for fact in space_facts(s, side)]
    if name == "passing":
        return passing_facts(s)
    return clock_facts(s) if name == "clock" else []


def barred(s: ColdWar, level: int) -> list[int]:
    """8.1.5: the regions that are closed to coups and realignments at a level of DEFCON."""
    board = s.rules.board
    return [
        region.where
        for region in s.rules.regions
        if all(board.coup_defcon[c] > level for c in board.sets[region.where].members)
    ]


def defcon_facts(s: ColdWar) -> list[Fact]:
    closed = barred(s, s.defcon)
    kind = DEFCON_BARS_COUPS if s.rules.realignment_ignores_defcon(s) else DEFCON_BARS
    facts: list[Fact] = [(kind, *closed) if closed else (DEFCON_OPEN,)]
    if s.defcon == DEFCON_LEAST:
        return [*facts, (DEFCON_LOSES, s.phasing)]
    more = [where for where in barred(s, s.defcon - 1) if where not in closed]
    return [*facts, (DEFCON_BARS_NEXT, *more)] if more else facts


def points_facts(s: ColdWar) -> list[Fact]:
    """10.3: what is missing to win at once, and who would win if the game ended with the board as it is."""
    most = s.rules.winning_vp
    ended = s.clone()
    s.rules.end_of_game(ended)
    facts: list[Fact] = [(POINTS_TO_WIN, US, most - s.vp), (POINTS_TO_WIN, USSR, most + s.vp)]
    if ended.outcome is None:
        return facts
    counted = ended.outcome.scores[s.seats[US]]
    winners = [side for side in (US, USSR) if ended.outcome.places[s.seats[side]] == 1]
    return [*facts, (WON_IF_SCORED, winners[0], counted) if len(winners) == 1 else (DRAWN_IF_SCORED,)]


def military_facts(s: ColdWar) -> list[Fact]:
    """8.2.1: who lacks how much, and how the penalty would move the marker if the turn ended now."""
    facts: list[Fact] = []
    for side in (US, USSR):
        short = s.defcon - s.military[side]
        facts.append((MILITARY_LACKS, side, short) if short > 0 else (MILITARY_MET, side))
    judged = s.clone()
    military_penalty(judged)
    moved = judged.vp - s.vp
    return [*facts, (MILITARY_PAYS, US if moved > 0 else USSR, abs(moved))] if moved else facts


def space_facts(s: ColdWar, side: int) -> list[Fact]:
    """6.4: the next box, what it takes and what it would pay, and how many cards may still be sent this turn."""
    box = s.space[side] + 1
    if box >= len(s.rules.space):
        return []
    printed = s.rules.space[box]
    points = printed.first if s.space[other(side)] < box else printed.second
    left = max(0, s.rules.space_cards(s, side) - s.space_cards[side])
    return [(SPACE_NEXT, side, box, printed.operations, printed.roll, points), (SPACE_LEFT, side, left)]


def passing_facts(s: ColdWar) -> list[Fact]:
    if s.passing == NOBODY:
        return []
    return [(PASSING_HELD, s.passing, s.passing_up, s.rules.card_value(s, s.passing, s.rules.deck.passing))]


def clock_facts(s: ColdWar) -> list[Fact]:
    """4.5 D, 4.4: the rounds of this turn that have not begun yet, and when cards come into the game."""
    first = s.rules.goes_first(s)
    facts: list[Fact] = [(ROUNDS_TO_COME, side, rounds_to_come(s, side)) for side in (first, other(first))]
    coming = next_period(s)
    return [*facts, (PERIOD_NEXT, *coming)] if coming else facts
