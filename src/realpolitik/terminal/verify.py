"""`realpolitik verify`: whether saved games replay, answer by answer, to the position they were saved in."""

from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from realpolitik import load as load_match
from realpolitik.kernel.errors import BadSave


def verify(paths: Sequence[Path], target: TextIO) -> int:
    """One line a file; the exit status says whether all are well."""
    failures = 0
    for path in paths:
        try:
            match = load_match(path)
        except BadSave as bad:
            failures += 1
            print(f"{path}: {str(bad).removeprefix(f'{path} ')}", file=target)
        else:
            print(f"{path}: ok, {match.game.name}, {len(match.answers)} answers", file=target)
    return 1 if failures else 0
