"""`realpolitik verify`: whether saved games replay, answer by answer, to the position they were saved in, and whether
their dice and deals came from the seed that was promised."""

from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from realpolitik import load as load_match
from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.errors import BadSave
from realpolitik.kernel.match import Match
from realpolitik.kernel.promise import Promised, broken_promises, chance_answers, promise_of


def verify(paths: Sequence[Path], target: TextIO, promise: str = "") -> int:
    """One line a file; the exit status says whether all are well, and, with a `promise`, all dice as promised."""
    failures = 0
    for path in paths:
        try:
            match = load_match(path)
        except BadSave as bad:
            failures += 1
            print(f"{path}: {str(bad).removeprefix(f'{path} ')}", file=target)
            continue
        kept, told = _dice(match, promise.strip().lower())
        failures += not kept
        judged = "ok" if kept else "NOT as promised"
        print(f"{path}: {judged}, {match.game.name}, {len(match.answers)} answers{told}", file=target)
    return 1 if failures else 0


def _dice(match: Match, promise: str) -> tuple[bool, str]:
    """Whether what was promised holds, and what is to be told of the dice."""
    if not isinstance(match.chance, Seeded):
        return not promise, "; its dice came from no seed" if promise else ""
    own = promise_of(match.chance.seed)
    given = chance_answers(match.answers)
    by_seed = given - len(broken_promises(match, [Promised(0, match.chance.seed)]))
    told = f"; {by_seed} of {given} dice and cards as the seed has them whose promise is {own}"
    return not promise or (own == promise and by_seed == given), told
