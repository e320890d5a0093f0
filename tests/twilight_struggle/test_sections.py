"""Every section of the rulebook is tested, or there is nothing to test."""

from pathlib import Path

from sections import Index

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
HEADINGS = "2.1 2.2 4.5 6.1 6.2 6.3 6.4 8.1 8.2 10.1 10.2 10.3"  # over the sections that hold the rules

NOTHING_TO_TEST = {
    "2.3": "a list of the counters in the box",
}


def test_every_section_is_tested_or_excused() -> None:
    Index(Path(__file__).parent, RULEBOOK, HEADINGS, NOTHING_TO_TEST).check()
