"""What came of an arena, in lines: every table, the ratings, the seats, and how the games ended."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from realpolitik.arena.arrangement import Arranged, Table
from realpolitik.arena.playing import Played
from realpolitik.arena.ratings import ratings
from realpolitik.arena.statistics import mean, wilson
from realpolitik.bots.roster import RANDOM

NAME: Final = 20  # the width of a column of names

Sat = tuple[Played, int]  # a game, and a seat of it


def results(arranged: Arranged, played: Sequence[Played]) -> list[str]:
    """All of it, from the heading on."""
    tables = len(arranged.tables)
    where = ", ".join([arranged.game, *([arranged.scenario] if arranged.scenario else [])])
    lines = [
        f"{where}: {', '.join(arranged.bots)}; {len(played)} games at {_many(tables, 'table')}, seed {arranged.seed}"
    ]
    for table in arranged.tables:
        lines += at_table(table, arranged.seats, [game for game in played if sorted(game.sat) == sorted(table)])
    lines += rated(played)
    lines.append("seats")
    for number, seat in enumerate(arranged.seats):
        lines.append(f"  {seat:<{NAME}} {share([(game, number) for game in played])}")
    endings = Counter(game.ending for game in played)
    lines.append("ended: " + ", ".join(f"{ending} {count}" for ending, count in endings.most_common()))
    return lines


def _many(count: int, what: str) -> str:
    return f"{count} {what}{'s' if count > 1 else ''}"


def at_table(table: Table, seats: Sequence[str], played: Sequence[Played]) -> list[str]:
    """How each bot of a table did there, in all and by seat; of two the better, since the other has what is left. Bots
    of one name are counted as one."""
    if not played:
        return []
    names = sorted(dict.fromkeys(table), key=lambda name: -_won(name, played))
    lines = [f"{' – '.join(_with_count(name, table.count(name)) for name in names)}, {len(played)} games"]
    for name in names if len(seats) > 2 or len(names) == 1 else names[:1]:
        sat = [(game, seat) for game in played for seat in range(len(seats)) if game.sat[seat] == name]
        if len(names) > 1:
            lines.append(f"  {name:<{NAME}} {share(sat)}{_place(sat)}")
        for number, seat_name in enumerate(seats):
            there = [(game, seat) for game, seat in sat if seat == number]
            if there:
                lines.append(f"  {f'{name} as {seat_name}':<{NAME}} {share(there)}{_place(there)}")
    return lines


def _won(name: str, played: Sequence[Played]) -> float:
    return sum(game.shares[seat] for game in played for seat, bot in enumerate(game.sat) if bot == name)


def _with_count(name: str, count: int) -> str:
    return name if count == 1 else f"{name} ×{count}"


def share(sat: Sequence[Sat]) -> str:
    """The share of wins of whoever sat there, with its 95 % interval; winners share a win, and a draw all do."""
    won = sum(game.shares[seat] for game, seat in sat)
    interval = wilson(won, len(sat))
    part = won / len(sat) if sat else 0.0
    return f"{won:g} of {len(sat)}: {part:.1%} (95 %: {interval.low:.1%} to {interval.high:.1%})"


def _place(sat: Sequence[Sat]) -> str:
    """The mean place, where there are more than two."""
    if len(sat[0][0].places) < 3:
        return ""
    places = mean([float(game.places[seat]) for game, seat in sat])
    return f", place {places.middle:.2f} ({places.low:.2f} to {places.high:.2f})"


def rated(played: Sequence[Played]) -> list[str]:
    """The ratings, the strongest first; nothing where nobody met another."""
    found = ratings(played)
    if not found:
        return []
    lines = [f"ratings, {RANDOM if any(rating.bot == RANDOM for rating in found) else 'the weakest'} being 0"]
    for bot, points, low, high in found:
        within = f" (95 %: {low:.0f} to {high:.0f})" if high > low else ""
        lines.append(f"  {bot:<{NAME}} {points:.0f}{within}")
    return lines
