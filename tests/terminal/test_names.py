"""Names as people type them."""

import pytest

from realpolitik.terminal.names import find, normalise

COUNTRIES = [
    (1, ("West Germany", "west_germany")),
    (2, ("East Germany", "east_germany")),
    (3, ("Iran", "iran")),
    (4, ("Iran-Iraq War", "iran_iraq_war")),
    (5, ("Польша", "poland")),
    (6, ("Königsberg", "koenigsberg")),
]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("iran", [3]),  # a whole name comes before one that only begins so
        ("IRAN-IRAQ", [4]),
        ("ira", [3, 4]),
        ("west", [1]),
        ("germany", [1, 2]),  # a word within
        ("west_germany", [1]),
        ("  west   GERM ", [1]),
        ("поль", [5]),
        ("poland", [5]),
        ("konigs", [6]),
        ("erman", []),  # not from within a word
        ("", []),
        ("–", []),
    ],
)
def test_a_name_may_be_begun_in_any_case_and_without_accents(typed: str, meant: list[int]) -> None:
    assert find(typed, COUNTRIES) == meant


def test_names_that_look_alike_are_alike() -> None:
    assert normalise("Łódź") == normalise("lodz")
    assert normalise("Ещё") == normalise("еще")
    assert normalise("“An Evil Empire”") == "an evil empire"
