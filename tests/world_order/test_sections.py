"""Every rule is tested, and every worked example is a test."""

from pathlib import Path

from sections import Index, rule_tests

# how many rules each chapter has
RULES = {
    1: 11,
    2: 11,
    3: 7,
    4: 16,
    5: 3,
    6: 14,
    7: 13,
    8: 11,
    9: 8,
    10: 18,
    11: 3,
    12: 6,
    13: 8,
    14: 6,
    15: 9,
    16: 14,
    17: 13,
    18: 7,
    19: 12,
    20: 17,
    21: 3,
    22: 5,
    23: 9,
    24: 4,
    25: 3,
    26: 5,
    27: 2,
}
RULEBOOK = " ".join(f"W{chapter}.{n}" for chapter, rules in RULES.items() for n in range(1, rules + 1))
EXAMPLES = 72
HERE = Path(__file__).parent


def test_every_rule_is_tested() -> None:
    Index(HERE, RULEBOOK, "", {}).check()


def test_every_example_is_a_test_that_cites_its_rules() -> None:
    tests = {name.split("::")[1]: rules for name, rules in rule_tests(HERE).items()}
    for number in range(1, EXAMPLES + 1):
        named = [rules for name, rules in tests.items() if name.startswith(f"test_e{number}_")]
        assert named, f"E{number}"
        assert all(named), f"E{number} cites no rule"
