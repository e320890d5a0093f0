"""Every section of the rules is tested, or there is nothing to test."""

from pathlib import Path

from sections import Index

from realpolitik.language.files import REFERENCE
from realpolitik.language.rules import rules_of

RULEBOOK = """
2.0 2.1.1 2.1.2 2.2 2.3
3.0 3.1 3.2 3.3 3.4
4.0 4.1.1 4.1.2 4.2.1 4.2.2 4.2.3 4.2.4 4.2.5 4.2.6 4.3.1 4.3.2 4.3.3 4.3.4 4.4 4.5 4.6.1 4.6.2 4.6.3 4.6.4
4.7 4.7.1 4.7.1.1 4.7.2 4.7.2.1 4.7.3 4.7.4 4.7.4.1 4.7.4.2 4.7.5 4.7.6 4.7.7 4.7.7.1 4.7.7.2 4.7.7.3
4.7.8 4.7.8.1 4.7.9
4.8.1 4.8.2 4.8.3 4.8.4 4.9.1 4.9.2 4.9.3 4.9.4 4.9.5 4.9.6 4.10.1 4.10.2 4.10.3 4.10.4
5.0 5.1 5.2.1 5.2.2 5.2.2.1 5.2.2.2 5.2.3 5.2.4 5.2.5 5.2.6 5.2.7 5.2.8 5.2.9 5.3.1 5.3.2
6.0 6.1 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.2.7 6.2.8 6.2.9 6.3.1 6.3.2 6.3.2.1 6.3.2.2 6.3.2.3 6.3.3 6.3.3.1 6.3.3.2
7.0 7.1.1 7.1.2 7.1.3 7.2.1.1 7.2.1.2 7.2.1.3 7.2.2 7.2.2.1 7.2.2.2 7.2.2.3 7.2.3
7.3.1 7.3.2 7.3.3 7.3.4 7.3.4.1 7.3.5 7.4.1 7.4.2 7.4.3 7.4.4 7.5.1 7.5.2 7.5.3 7.6.1 7.6.2 7.6.3
8.0 8.1.1 8.1.2 8.1.3 8.2.1 8.2.2 8.2.3 8.2.4 8.3.1 8.3.2 8.3.3
8.4 8.4.1 8.4.2 8.4.3 8.4.3.1 8.4.3.2 8.4.4 8.4.5 8.5.1 8.5.2 8.5.3 8.5.4 8.5.5 8.5.6
9.0 9.1 9.2 9.3.1 9.3.2 9.3.3 9.4 9.4.1 9.4.2 9.4.2.1 9.4.2.2 9.4.2.3 9.4.2.4 9.4.2.5 9.4.2.6 9.4.2.6.1 9.4.2.6.2 9.4.3
9.5 9.5.1 9.6 9.7
"""
HEADINGS = """
2.1 4.1 4.2 4.3 4.6 4.8 4.9 4.10 5.2 5.3 6.2 6.3 7.1 7.2 7.2.1 7.3 7.4 7.5 7.6 8.1 8.2 8.3 8.5 9.3
"""  # over the sections that hold the rules

NOTHING_TO_TEST = {
    "3.1": "where people sit at a printed board",
    "4.9.6": "points to chapter 9",
    "4.10.2": "the flavour text of the cards, which we do not have",
    "5.0": "a turn in short; each step has a section of its own",
}


def test_every_section_is_tested_or_excused() -> None:
    Index(Path(__file__).parent, RULEBOOK, HEADINGS, NOTHING_TO_TEST).check()


def test_the_index_is_that_of_the_rules() -> None:
    """Nothing but the chapters' own introductions is left out."""
    numbers = {section.number for section in rules_of("labyrinth", REFERENCE)}
    assert {number for number in numbers if "." in number} == {*RULEBOOK.split(), *HEADINGS.split()}
