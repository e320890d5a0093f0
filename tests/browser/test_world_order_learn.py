"""The guided first game of World Order: two rounds among three cadets, each question explained when it is first met."""

import re

from playwright.sync_api import expect

from browser.mats import answer_soon, round_of
from browser.player import read, texts
from browser.test_learn import Visit, begin

MANY = 300  # choices; two rounds have not so many
ROUNDS = 2
ADVISED = 15  # of them as the guide advises, the others whatever ends a step


def test_two_rounds_are_walked_through_with_the_guide(visit: Visit) -> None:
    """The guide speaks at every question, introduces nothing twice, and weighs figures of the position."""
    ann = begin(visit(), "EU")
    assert ann.whose == "YOUR MOVE, EU"
    guide = ann.page.get_by_role("region", name="Guide")
    introduced: list[str] = []
    weighed = 0
    for chosen in range(MANY):
        ann.wait_for_my_move()
        if round_of(ann) > ROUNDS:
            break
        expect(guide.locator(".guide-about")).not_to_be_empty()
        introduced += [re.sub(r" [\d. A-Z]+$", "", title) for title in texts(guide.locator(".guide-new h3"))]
        weighed += guide.locator(".guide-weigh li").count()
        if chosen < ADVISED:
            ann.take_advice("What would you do?")
        else:
            answer_soon(ann)
    assert round_of(ann) == ROUNDS + 1
    assert read(guide.locator(".guide-about"))
    assert len(introduced) == len({*introduced}) > 8
    assert weighed > 10
