"""The sides in reports and charts, and the swings of a lead among any number of them."""

import re

from matplotlib.markers import MarkerStyle

from realpolitik.records.drawing import COLOURS
from realpolitik.records.sides import SIDES, on_paper, style
from realpolitik.records.swings import LeadSwing, largest_lead_swings, largest_swings

POWERS = ("usa", "eu", "russia", "china", "local")


def test_every_side_has_colours_of_its_own_on_paper() -> None:
    """A drawing for a page is made of these, and each is found there by its code."""
    assert len(set(COLOURS.values())) == len(COLOURS)
    assert on_paper().items() <= COLOURS.items()
    for side in SIDES.values():
        assert all(re.fullmatch("#[0-9a-f]{6}", code) for code in side[:5])


def test_sides_that_play_together_differ_by_more_than_colour() -> None:
    for together in (("us", "ussr"), ("us", "jihadist"), POWERS):
        marks = [MarkerStyle(SIDES[name].shape) for name in together]
        drawn = {str(mark.get_path().transformed(mark.get_transform())) for mark in marks}
        assert len(drawn) == len(together)
    lines = [SIDES[name].line for name in POWERS if name != "local"]
    assert len(set(lines)) == len(lines)


def test_a_page_has_them_on_every_ground() -> None:
    text = style()
    for name in SIDES:
        assert len(re.findall(rf"--{name}: #", text)) == 2
        assert f".{name} {{ color: var(--{name}); }}" in text


def test_the_swings_of_a_lead_among_four() -> None:
    """The second side gains 6 on the best of the others, and keeps it. The fourth, which fell back, makes up for
    some of that, which is no swing, and then overtakes."""
    scores = [[10, 10, 5, 5], [10, 16, 5, 5], [10, 16, 5, 7], [10, 16, 5, 25], [11, 16, 5, 25]]
    assert largest_lead_swings(scores, lambda number: True) == [
        LeadSwing(moment=1, side=1, swing=6, lasting=6),
        LeadSwing(moment=3, side=3, swing=18, lasting=18),
    ]
    assert [it.moment for it in largest_lead_swings(scores, lambda number: number == 3)] == [3]
    assert largest_lead_swings([], lambda number: True) == []


def test_what_does_not_last_is_no_swing_of_a_lead() -> None:
    scores = [[0, 0, 0], [5, 0, 0], [5, 5, 0], [5, 5, 0]]
    assert largest_lead_swings(scores, lambda number: True) == []


def test_of_two_sides_it_is_the_swing_of_the_balance() -> None:
    scores = [[0, 0], [4, 0], [4, 1], [4, 9], [4, 9]]
    both = largest_lead_swings(scores, lambda number: True)
    one = largest_swings([us - ussr for us, ussr in scores], lambda number: True)
    assert [(it.moment, it.swing if it.side == 0 else -it.swing) for it in both] == [
        (it.moment, it.swing) for it in one
    ]
