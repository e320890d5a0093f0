"""Do the tests bite? Spoils kernel and rules in one small place at a time, and sees whether a test notices.

    python3 run mutate --sample 80 --seed 7                      somewhere in kernel and games
    python3 run mutate kernel/match.py games/labyrinth/jihad.py  everywhere in these files (or folders)
    python3 run mutate games/red_sea --sample 20 -- -k scoring   what follows -- is pytest's

A mutant is one change: a comparison that takes in its border or leaves it out, `and` for `or`, a `not` dropped, a
number one too high, plus for minus, a statement left out. It is made in a copy of the sources, interpreted, and the
tests that belong to its folder run until one fails. What no test notices is listed with its place: a test is missing
there, or the change makes no difference. The same seed draws the same mutants from the same sources.
"""

import argparse
import ast
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = Path("src/realpolitik")
COPIED = ("src", "tests", "pyproject.toml")
# The tests that belong to a folder, the quick ones first.
TESTS = {
    "kernel": (
        "tests/kernel",
        "tests/twilight_struggle/test_unknown_hands.py",
        "tests/red_sea",
        "tests/games/test_determinism.py",
    ),
    "games/cold_war": ("tests/twilight_struggle", "tests/red_sea", "tests/games/test_determinism.py"),
    "games/twilight_struggle": ("tests/twilight_struggle", "tests/games/test_determinism.py"),
    "games/red_sea": ("tests/red_sea", "tests/games/test_determinism.py"),
    "games/labyrinth": ("tests/labyrinth", "tests/games/test_determinism.py"),
}
HANGS = 60  # seconds for one test: a loop without end is noticed too
UNKNOWN_HANDS = "test_unknown_hands.py"  # compares spoilt rules with themselves, at length: only for these modules
OF_UNKNOWN_HANDS = ("chance", "dealt", "hidden", "secret")
UNSPOILT = ("__repr__", "__str__")  # no rule depends on these functions
COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}


class Mutant(NamedTuple):
    """One change of one module."""

    module: Path  # below the package
    number: int  # among the changes of its module
    line: int
    before: str
    after: str

    def __str__(self) -> str:
        return f"{PACKAGE / self.module}:{self.line}: {self.before}  ->  {self.after}"


class Change(NamedTuple):
    """`node`, which stands in `field` of `parent` (`at` a place there, where that is a list), becomes `changed`."""

    parent: ast.AST
    field: str
    at: int | None
    node: ast.expr | ast.stmt
    changed: ast.AST


def mutants(module: Path, source: str) -> list[Mutant]:
    """All changes of a module."""
    return [
        Mutant(module, number, change.node.lineno, _brief(change.node), _brief(change.changed))
        for number, change in enumerate(_changes(ast.parse(source)))
    ]


def spoilt(source: str, number: int) -> str:
    """The module with one of its changes made."""
    tree = ast.parse(source)
    change = list(_changes(tree))[number]
    if change.at is None:
        setattr(change.parent, change.field, change.changed)
    else:
        getattr(change.parent, change.field)[change.at] = change.changed
    return ast.unparse(ast.fix_missing_locations(tree))


def _changes(parent: ast.AST) -> Iterator[Change]:
    """From the outside in, in the order of the source; what only types, words or slots depend on is left alone."""
    for field, held in ast.iter_fields(parent):
        if field in ("annotation", "returns", "decorator_list", "bases"):
            continue
        inside = list(enumerate(held)) if isinstance(held, list) else [(None, held)]
        for index, node in inside:
            if not isinstance(node, ast.AST) or _is_spared(parent, node):
                continue
            if isinstance(node, ast.expr | ast.stmt):
                for changed in _changed(node):
                    yield Change(parent, field, index, node, changed)
            yield from _changes(node)


def _is_spared(parent: ast.AST, node: ast.AST) -> bool:
    if isinstance(parent, ast.ClassDef) and isinstance(node, ast.AnnAssign):
        return True  # the slots of a frame: to register them finds every gap
    if isinstance(node, ast.FunctionDef):
        return node.name in UNSPOILT or ast.unparse(node.body[-1]) == "raise NotImplementedError"
    return isinstance(node, ast.JoinedStr)


def _changed(node: ast.expr | ast.stmt) -> Iterator[ast.AST]:
    """What may stand in its place."""
    match node:
        case ast.Compare(left, ops, comparators):
            for at, operator in enumerate(ops):
                yield ast.Compare(left, [*ops[:at], COMPARED[type(operator)](), *ops[at + 1 :]], comparators)
        case ast.BoolOp(operator, values):
            yield ast.BoolOp(ast.And() if isinstance(operator, ast.Or) else ast.Or(), values)
        case ast.BinOp(left, ast.Add() | ast.Sub() as operator, right):
            yield ast.BinOp(left, _other_sign(operator), right)
        case ast.AugAssign(target, ast.Add() | ast.Sub() as operator, value):
            yield ast.AugAssign(target, _other_sign(operator), value)
            yield ast.Pass()
        case ast.UnaryOp(ast.Not(), operand):
            yield operand
        case ast.Constant(value) if type(value) is int:
            yield ast.Constant(value + 1)
        case ast.Constant(value) if type(value) is bool:
            yield ast.Constant(not value)
        case ast.Expr(ast.Call()) | ast.Continue() | ast.Break() | ast.Raise() | ast.Delete():
            yield ast.Pass()
        case ast.Assign(targets) if all(isinstance(target, ast.Attribute | ast.Subscript) for target in targets):
            yield ast.Pass()
        case ast.Return(value) if value is None:
            yield ast.Pass()


def _other_sign(operator: ast.operator) -> ast.operator:
    return ast.Sub() if isinstance(operator, ast.Add) else ast.Add()


def _brief(node: ast.AST) -> str:
    """The node as source, on one line."""
    return " ".join(ast.unparse(node).split())


# -- running the tests -------------------------------------------------------------------------------------------------


class Bench:
    """A copy of sources and tests, in which one module at a time is spoilt."""

    def __init__(self, home: Path, for_pytest: Sequence[str]) -> None:
        self.home = home
        self.for_pytest = for_pytest
        leave_out = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")  # a compiled module would hide the change
        for name in COPIED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, home / name, ignore=leave_out)
            else:
                shutil.copy(ROOT / name, home / name)

    def notices(self, mutant: Mutant) -> bool:
        """Whether a test fails on the mutant."""
        file = self.home / PACKAGE / mutant.module
        source = file.read_text("utf-8")
        try:
            self._write(file, spoilt(source, mutant.number))
            return self.tests_fail(mutant.module)
        finally:
            self._write(file, source)

    def tests_fail(self, module: Path, tell: bool = False) -> bool:
        told = None if tell else subprocess.DEVNULL
        quiet = ["-q", "-x", "-p", "no:cacheprovider", "-o", f"timeout={HANGS}"]
        command = [sys.executable, "-m", "pytest", *quiet, *self._tests_of(module), *self.for_pytest]
        path = os.pathsep.join([str(self.home / "src"), os.environ.get("PYTHONPATH", "")])
        return subprocess.call(command, cwd=self.home, env={**os.environ, "PYTHONPATH": path}, stdout=told) != 0

    def _tests_of(self, module: Path) -> list[str]:
        """All that belong to its folder; those that speak of the module come first."""
        folder = next(folder for folder in TESTS if module.is_relative_to(folder))
        files: list[Path] = []
        for name in TESTS[folder]:
            files += sorted((self.home / name).glob("test_*.py")) or [self.home / name]
        dotted = f"realpolitik.{'.'.join(module.with_suffix('').parts)} "
        if module.stem not in OF_UNKNOWN_HANDS:
            files = [file for file in files if file.name != UNKNOWN_HANDS]
        near = [file for file in files if dotted in file.read_text("utf-8") or module.stem in file.stem]
        other = [file for file in files if file not in near]
        return [str(file.relative_to(self.home)) for file in (*near, *other)]

    def _write(self, file: Path, source: str) -> None:
        file.write_text(source, "utf-8")
        for compiled in (file.parent / "__pycache__").glob(f"{file.stem}.*.pyc"):
            compiled.unlink()  # Python may take it for that of the new source, written within the same second


def modules(wanted: Sequence[str]) -> list[Path]:
    """The modules of these files and folders, each given from `kernel` or `games` on."""
    package = ROOT / PACKAGE
    found: list[Path] = []
    for name in wanted:
        where = package / name
        found += sorted(where.rglob("*.py")) if where.is_dir() else [where]
    below = [file.relative_to(package) for file in found]
    return [module for module in below if any(module.is_relative_to(folder) for folder in TESTS)]


def drawn(chosen: Sequence[Path], sample: int | None, seed: str) -> list[Mutant]:
    """So many mutants of these modules, or all."""
    found = [mutant for module in chosen for mutant in mutants(module, (ROOT / PACKAGE / module).read_text("utf-8"))]
    return found if sample is None or sample >= len(found) else sorted(Random(seed).sample(found, sample))


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="run mutate", description=__doc__.split("\n")[0])
    parser.add_argument("modules", nargs="*", default=["kernel", "games"], help="files or folders, as kernel/match.py")
    parser.add_argument("--sample", type=int, help="so many mutants, drawn from all; without it, all of them")
    parser.add_argument("--seed", default="1", help="draws the sample")
    own = list(arguments)
    for_pytest = own[own.index("--") + 1 :] if "--" in own else []
    given = parser.parse_args(own[: own.index("--")] if "--" in own else own)

    sample = drawn(modules(given.modules), given.sample, given.seed)
    with tempfile.TemporaryDirectory(prefix="mutants-") as home:
        bench = Bench(Path(home), for_pytest)
        for folder in TESTS:
            of_folder = [mutant.module for mutant in sample if mutant.module.is_relative_to(folder)]
            if of_folder and bench.tests_fail(of_folder[0], tell=True):
                print(f"the tests of {folder} fail on the sources as they are")
                return 1
        survivors = []
        for number, mutant in enumerate(sample, 1):
            noticed = bench.notices(mutant)
            survivors += [] if noticed else [mutant]
            print(f"{number}/{len(sample)} {'noticed ' if noticed else 'SURVIVED'} {mutant}", flush=True)

    found = len(sample) - len(survivors)
    print(f"\n{found} of {len(sample)} mutants were noticed ({100 * found // max(len(sample), 1)} %).")
    print(*survivors, sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
