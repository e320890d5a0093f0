"""People at a table of World Order who answer by clicking, without much thought: whatever ends a step, or comes first.

while stage(ann) == "1":
    lift_curtain(ann)
    answer_soon(ann)
"""

import time

from browser.player import CORNER, PATIENCE, Person

ENDING = ("Pass", "Enough", "Decline", "Move none", "Go on without it", "Pay", "No")  # buttons, the first there is
ON_OFFER = (".fan .slot.offered .card-button", ".question .choice", ".on-table.offered")


def answer_soon(person: Person, wanted: str = "") -> None:
    """Click the wanted button, or what ends the step; where nothing does, the first thing on offer. Then wait until the
    answer has arrived."""
    answered, go_on = person.answered, person.page.locator(".round-end .first")
    if go_on.count():
        go_on.click()
    buttons = person.buttons
    person.look_away()
    if ending := [words for words in (wanted, *ENDING) if words in buttons]:
        person.page.locator(".question .choice").nth(buttons.index(ending[0])).click()
    else:
        offered = [found for it in ON_OFFER if (found := person.page.locator(it).locator("visible=true")).count()]
        offered[0].first.click(position=CORNER)
    arrived(person, answered + 1)


def arrived(person: Person, answers: int) -> None:
    """Wait until so many answers were taken, and the table shows what came of them."""
    deadline = time.monotonic() + PATIENCE / 1000
    while person.answered < answers:
        assert time.monotonic() < deadline, f"the answer does not arrive: {person.question}"
        person.page.wait_for_timeout(20)
    person.wait_until_settled()


def lift_curtain(person: Person) -> str:
    """Whoever is asked lifts the curtain, if it is down; which power that is."""
    person.wait_until_settled()
    lift = person.page.locator(".curtain .lift")
    if lift.count():
        lift.first.click()
    person.wait_for_my_move()
    return person.whose.removeprefix("YOUR MOVE, ")


def round_of(person: Person) -> int:
    return int(person.page.locator(".instrument.stage .figure").inner_text())
