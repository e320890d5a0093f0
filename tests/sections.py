"""An index of a rulebook: every numbered section, and the tests that cite it in their name or docstring.

`pytest -s` on a game's `test_sections.py` prints it.
"""

import ast
import re
from pathlib import Path

IN_NAME = re.compile(r"test_(w?\d+(?:_\d+)+)(?:_([a-i])(?=_))?")  # test_6_1_2_cost, test_4_5_c_ties, test_w8_3_cost
IN_PROSE = re.compile(r"(?<![\d.])(W?\d+(?:\.\d+)+)(?: ([A-I])\b)?")  # 6.1.2, 4.5 C, W8.3


def section(number: str, phase: str | None) -> str:
    """A section as it is listed; only 4.5 has lettered phases."""
    return f"4.5 {phase.upper()}" if number == "4.5" and phase else number


def sections_of(test: ast.FunctionDef) -> set[str]:
    """The sections that a test cites in its name or docstring."""
    named = IN_NAME.match(test.name)
    cited = [section(*groups) for groups in IN_PROSE.findall(ast.get_docstring(test) or "")]
    return {section(named[1].replace("_", ".").upper(), named[2]), *cited} if named else set(cited)


def rule_tests(folder: Path) -> dict[str, set[str]]:
    """For each test of the rules, the sections it cites. Tests of single cards are named after cards and left out."""
    found = {}
    for path in sorted(folder.glob("test_*.py")):
        if path.name.startswith("test_cards_"):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[f"{path.name}::{node.name}"] = sections_of(node)
    return found


class Index:
    """A rulebook's sections, and the tests in a folder that cite them."""

    def __init__(self, folder: Path, sections: str, headings: str, nothing_to_test: dict[str, str]) -> None:
        self.tests = rule_tests(folder)
        self.sections = [section.replace("-", " ") for section in sections.split()]
        self.headings = headings.split()
        self.nothing_to_test = nothing_to_test

    def of(self, section: str) -> list[str]:
        return [test for test, cited in self.tests.items() if section in cited]

    def check(self) -> None:
        """Every section is tested or excused, and only sections of the rulebook are cited: a slip of the pen would make
        one look untested, or tested by something else."""
        for section in self.sections:
            print(f"{section:8}{self.nothing_to_test.get(section, '')}")
            for test in self.of(section):
                print(f"        {test}")
        excused = set(self.nothing_to_test)
        assert [s for s in self.sections if not self.of(s) and s not in excused] == [], "neither tested nor excused"
        assert [s for s in self.sections if self.of(s) and s in excused] == [], "both tested and excused"
        assert excused <= set(self.sections)
        assert len(self.sections) == len(set(self.sections))
        known = {*self.sections, *self.headings}
        assert {test: cited - known for test, cited in self.tests.items() if not cited <= known} == {}
