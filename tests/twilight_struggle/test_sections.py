"""An index of the rulebook: every numbered section, and the tests that cite it in their name or docstring.

`pytest -s` on this file prints it.
"""

import ast
import re
from pathlib import Path

RULEBOOK = """
2.1.1 2.1.2 2.1.3 2.1.4 2.1.5 2.1.6 2.1.7 2.1.8 2.2.1 2.2.2 2.2.3 2.2.4 2.2.5 2.2.6 2.3
3.1 3.2 3.3 3.4
4.1 4.2 4.3 4.3.1 4.4 4.5-A 4.5-B 4.5-C 4.5-D 4.5-E 4.5-F 4.5-G 4.5-H 4.5-I
5.1 5.2 5.3 5.4 5.5
6.0 6.1.1 6.1.2 6.1.3 6.1.4 6.1.5 6.1.6 6.2.1 6.2.2 6.2.3 6.3.1 6.3.2 6.3.3 6.3.4 6.3.5
6.4.1 6.4.2 6.4.3 6.4.4 6.4.5 6.4.6
7.1 7.2 7.3 7.4 7.4.1 7.4.2 7.4.3 7.5 7.6
8.1.1 8.1.2 8.1.3 8.1.4 8.1.5 8.1.6 8.1.7 8.2.1 8.2.2 8.2.3 8.2.4
9.1 9.2 9.3 9.4 9.5 9.6 9.7 9.8
10.1.1 10.1.2 10.1.3 10.1.4 10.1.5 10.2.1 10.2.2 10.2.3 10.3.1 10.3.2
11.1 11.2 11.3 11.4 11.4.1
12.1 12.2 12.3 12.4 12.4.1 12.4.2 12.4.3
"""
SECTIONS = [section.replace("-", " ") for section in RULEBOOK.split()]
HEADINGS = "2.1 2.2 4.5 6.1 6.2 6.3 6.4 8.1 8.2 10.1 10.2 10.3"  # over the sections that hold the rules

NOTHING_TO_TEST = {
    "2.3": "a list of the counters in the box",
}

IN_NAME = re.compile(r"test_(\d+(?:_\d+)+)(?:_([a-i])(?=_))?")  # test_6_1_2_cost, test_4_5_c_ties
IN_PROSE = re.compile(r"(?<![\d.])(\d+(?:\.\d+)+)(?: ([A-I])\b)?")  # 6.1.2, 4.5 C


def section(number: str, phase: str | None) -> str:
    """A section as it is listed; only 4.5 has lettered phases."""
    return f"4.5 {phase.upper()}" if number == "4.5" and phase else number


def sections_of(test: ast.FunctionDef) -> set[str]:
    """The sections that a test cites in its name or docstring."""
    named = IN_NAME.match(test.name)
    cited = [section(*groups) for groups in IN_PROSE.findall(ast.get_docstring(test) or "")]
    return {section(named[1].replace("_", "."), named[2]), *cited} if named else set(cited)


def rule_tests() -> dict[str, set[str]]:
    """For each test of the rules, the sections it cites. Tests of single cards are named after cards and left out."""
    found = {}
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        if path.name.startswith("test_cards_"):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[f"{path.name}::{node.name}"] = sections_of(node)
    return found


def index() -> dict[str, list[str]]:
    """For each section of the rulebook, the tests that cite it."""
    tests = rule_tests()
    return {section: [test for test, cited in tests.items() if section in cited] for section in SECTIONS}


def print_index() -> None:
    for section, tests in index().items():
        print(f"{section:8}{NOTHING_TO_TEST.get(section, '')}")
        for test in tests:
            print(f"        {test}")


def test_every_section_is_tested_or_excused() -> None:
    print_index()
    tests = index()
    assert [s for s in SECTIONS if not tests[s] and s not in NOTHING_TO_TEST] == [], "neither tested nor excused"
    assert [s for s in SECTIONS if tests[s] and s in NOTHING_TO_TEST] == [], "both tested and excused"


def test_no_excuse_for_an_unknown_section() -> None:
    assert set(NOTHING_TO_TEST) <= set(SECTIONS)
    assert len(SECTIONS) == len(set(SECTIONS))


def test_only_known_sections_are_cited() -> None:
    """A slip of the pen would make a section look untested, or tested by something else."""
    known = {*SECTIONS, *HEADINGS.split()}
    assert {test: cited - known for test, cited in rule_tests().items() if not cited <= known} == {}
