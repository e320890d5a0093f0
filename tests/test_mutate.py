"""The tool that spoils the sources to see whether the tests bite: what it changes, and that it draws the same again."""

import ast
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
MATCH = Path("kernel/match.py")
SPEC = spec_from_file_location("mutate", ROOT / "tools" / "mutate.py")
assert SPEC is not None
assert SPEC.loader is not None
mutate = module_from_spec(SPEC)
sys.modules["mutate"] = mutate
SPEC.loader.exec_module(mutate)


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("x = a < b", [("a < b", "a <= b")]),
        ("x = a not in b", [("a not in b", "a in b")]),
        ("x = a <= b == c", [("a <= b == c", "a < b == c"), ("a <= b == c", "a <= b != c")]),
        ("x = a and b", [("a and b", "a or b")]),
        ("x = not a", [("not a", "a")]),
        ("x = a - b", [("a - b", "a + b")]),
        ("x = 7", [("7", "8")]),
        ("x = True", [("True", "False")]),
        ("s.vp += a", [("s.vp += a", "s.vp -= a"), ("s.vp += a", "pass")]),
        ("s.stack.pop()", [("s.stack.pop()", "pass")]),
        ("s.die = a", [("s.die = a", "pass")]),
        ("x = a", []),
        ("def f(x: Literal[1]) -> None:\n    'A docstring.'", []),
        ("class P:\n    SIDE: Final = 1", []),
        ("def f():\n    raise NotImplementedError", []),
        ("def __repr__(self):\n    return a + b", []),
    ],
)
def test_what_is_changed(source: str, expected: list[tuple[str, str]]) -> None:
    assert [(mutant.before, mutant.after) for mutant in mutate.mutants(MATCH, source)] == expected


def test_one_change_a_mutant() -> None:
    source = "def f(a, b):\n    if a < 1 and b:\n        return a + 2\n"
    spoilt = [mutate.spoilt(source, mutant.number) for mutant in mutate.mutants(MATCH, source)]
    assert [text.splitlines()[1:] for text in spoilt] == [
        ["    if a < 1 or b:", "        return a + 2"],
        ["    if a <= 1 and b:", "        return a + 2"],
        ["    if a < 2 and b:", "        return a + 2"],
        ["    if a < 1 and b:", "        return a - 2"],
        ["    if a < 1 and b:", "        return a + 3"],
    ]


def test_a_mutant_tells_its_place() -> None:
    (mutant,) = mutate.mutants(MATCH, "\n\nx = a < b\n")
    assert str(mutant) == "src/realpolitik/kernel/match.py:3: a < b  ->  a <= b"


def test_every_module_of_kernel_and_rules_has_tests() -> None:
    modules = mutate.modules(["kernel", "games"])
    assert len(modules) > 100
    for module in modules:
        folder = next(folder for folder in mutate.TESTS if module.is_relative_to(folder))
        assert all((ROOT / name).exists() for name in mutate.TESTS[folder])


def test_a_mutant_of_a_real_module_is_python_and_another() -> None:
    source = (ROOT / mutate.PACKAGE / MATCH).read_text("utf-8")
    plain = ast.unparse(ast.parse(source))
    for mutant in mutate.mutants(MATCH, source)[::10]:
        assert ast.unparse(ast.parse(mutate.spoilt(source, mutant.number))) != plain


def test_the_same_seed_draws_the_same_sample() -> None:
    modules = mutate.modules(["kernel"])
    first, again, other = (mutate.drawn(modules, 20, seed) for seed in ("7", "7", "8"))
    assert first == again
    assert first != other
    assert len(set(first)) == 20
