"""`realpolitik agree`: how often bots choose what was chosen in recorded games, and whether they see who will win."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, TextIO, TypeVar

from realpolitik.arena.agreement import Compared, Foretold, agreement
from realpolitik.arena.statistics import wilson
from realpolitik.kernel.errors import BadSetup
from realpolitik.kernel.match import Match
from realpolitik.records.errors import BadRecord
from realpolitik.records.reading import read_file

NAME: Final = 26  # the width of a column of names
FIRST_FEW: Final = 3
IGNORANCE: Final = 0.25  # the mean square error of whoever always says one half

_It = TypeVar("_It", Compared, Foretold)


def agree(paths: Sequence[Path], bots: Sequence[str], every: int, target: TextIO, progress: TextIO | None) -> int:
    """Tables for each bot; the exit status says whether all files could be read. Where a record and our rules part, it
    counts as far as they agree."""
    matches, unread = [], 0
    for path in paths:
        try:
            matches.append(read_file(path).match)
        except BadRecord as bad:
            unread += 1
            print(f"{path}: {bad.told('en')}", file=target)
    if not matches:
        raise BadSetup("there is no game that could be read")
    for bot in bots:
        found = _asked(matches, bot, every, progress)
        compared = [it for it in found if isinstance(it, Compared)]
        foretold = [it for it in found if isinstance(it, Foretold)]
        print("\n".join(report(bot, len(matches), compared, foretold)), file=target)
    return 1 if unread else 0


def _asked(matches: Sequence[Match], bot: str, every: int, progress: TextIO | None) -> list[Compared | Foretold]:
    found: list[Compared | Foretold] = []
    for number, match in enumerate(matches, start=1):
        for it in agreement(match, bot, every):
            found.append(it)
            if progress is not None:
                print(
                    f"\r{bot}: game {number} of {len(matches)}, {len(found)} asked", end="", file=progress, flush=True
                )
    if progress is not None:
        print(file=progress)
    return found


def report(bot: str, games: int, compared: Sequence[Compared], foretold: Sequence[Foretold]) -> list[str]:
    """What came of it for one bot, in lines."""
    lines = [f"{bot}, {len(compared)} choices of {games} games"]
    lines.append(f"  {'':<{NAME}} {'choices':>7}  {'first':<25}  {f'first {FIRST_FEW}':>10}  {'by chance':>9}")
    lines.append(_agreed("all", compared))
    lines += [_agreed(kind, some) for kind, some in _by(compared, lambda it: it.kind)]
    lines += [_agreed(f"turn {turn}", some) for turn, some in _by(compared, lambda it: it.turn)]
    if foretold:
        lines.append(
            f"  {'the winner foretold':<{NAME}} {'looks':>7}  {'right':<25}  square error; {IGNORANCE} knows nothing"
        )
        lines += [_right(f"turn {turn}", some) for turn, some in _by(foretold, lambda it: it.turn)]
    return lines


def _by(found: Sequence[_It], key: Callable[[_It], str | int]) -> list[tuple[str | int, list[_It]]]:
    """What was found in groups: turns in their order, kinds of questions by how often they were asked."""
    groups: dict[str | int, list[_It]] = {}
    for it in found:
        groups.setdefault(key(it), []).append(it)
    return sorted(groups.items(), key=lambda group: (0, group[0]) if isinstance(group[0], int) else (-len(group[1]), 0))


def _agreed(name: str | int, compared: Sequence[Compared]) -> str:
    count = max(1, len(compared))
    few = sum(it.rank <= FIRST_FEW for it in compared) / count
    chance = sum(1 / it.options for it in compared) / count
    first = _share(sum(it.rank == 1 for it in compared), len(compared))
    return f"  {name:<{NAME}} {len(compared):>7}  {first:<25}  {few:>10.1%}  {chance:>9.1%}"


def _right(name: str, foretold: Sequence[Foretold]) -> str:
    error = sum((1 - it.chance) ** 2 for it in foretold) / len(foretold)
    right = _share(sum(it.likeliest for it in foretold), len(foretold))
    return f"  {name:<{NAME}} {len(foretold):>7}  {right:<25}  {error:>12.3f}"


def _share(count: int, of: int) -> str:
    interval = wilson(count, of)
    return f"{count / max(1, of):.1%} ({interval.low:.1%} to {interval.high:.1%})"
