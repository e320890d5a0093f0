"""The replay: turns and marks by key, the analysis over it, and playing on from a moment of it."""

import re
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from random import Random

import pytest
from playwright.sync_api import expect

import realpolitik
from browser.player import Person
from browser.server import Server
from browser.test_screens import SIZES, lasting, of_size
from realpolitik.kernel.match import Match
from realpolitik.table.course import course

Visit = Callable[..., Person]

FINGER = 24  # pixels


@cache
def finished() -> Match:
    """A game of Red Sea that came to its second turn, and was short."""
    for seed in range(1000):
        match, random = realpolitik.new("red-sea", seed=seed), Random(seed)
        while not match.over:
            match.answer(random.choice(match.question.options))
        if len(course(match, "en").turns) > 1 and len(match.answers) < 140:
            return match
    raise AssertionError("no such game")


def test_one_goes_by_turns_and_marks_has_it_analysed_and_plays_on(visit: Visit, server: Server) -> None:
    told, ann = course(finished(), "en"), visit()
    ann.sit_at(server.prepare(finished(), "", ann))
    ann.press("Replay")
    shown, bar = ann.page.locator(".question h2"), ann.page.locator(".replay-bar")
    expect(bar.locator(".replay-ticks .turn")).to_have_count(len(told.turns))
    expect(bar.locator(".mark-end")).to_have_count(1)

    second = told.turns[1].at
    ann.page.keyboard.press("PageDown")
    expect(shown).to_have_text(f"Moment {second} of {told.of}")
    before = [mark for mark in told.marks if mark.at < second][-1]
    ann.page.keyboard.press("[")
    expect(shown).to_have_text(f"Moment {before.at} of {told.of}")
    expect(ann.page.locator(".replay-here")).to_contain_text(before.text)
    ann.page.keyboard.press("PageUp")
    expect(shown).to_have_text(f"Moment 0 of {told.of}")
    ann.page.keyboard.press("ArrowRight")
    expect(shown).not_to_have_text(f"Moment 0 of {told.of}")
    ann.page.keyboard.press("ArrowLeft")
    expect(shown).to_have_text(f"Moment 0 of {told.of}")
    ann.page.keyboard.press("Escape")
    expect(bar).to_have_count(0)
    ann.press("Replay")

    ann.press("Analysis")
    remarks = bar.locator(".mark-turning, .mark-mistake")
    expect(remarks).not_to_have_count(0)
    expect(bar.locator(".replay-standing")).to_have_text(re.compile(r"USSR\s+\d+%"))
    remarks.first.click()
    expect(ann.page.locator(".analysis-remark")).not_to_have_count(0)
    ann.press("Analysis")
    expect(ann.page.get_by_role("dialog").locator("tbody tr")).to_have_count(2)
    ann.page.keyboard.press("Escape")

    bar.get_by_role("slider").fill(str(second))
    address = ann.page.url
    ann.press("Play on from here")
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_role("combobox", name=re.compile("^USSR")).select_option("bot:random")
    dialog.get_by_role("button", name="Play on").click()
    ann.page.wait_for_url(lambda url: url.split("?")[0] != address.split("?")[0])
    ann.wait_for_my_move()
    assert ann.log


MIDDLES = """(marks) => marks.map((it) => {
  const { left, right } = it.getBoundingClientRect();
  return (left + right) / 2;
})"""


@pytest.mark.parametrize("size", SIZES)
def test_a_finger_finds_each_mark(visit: Visit, server: Server, size: str) -> None:
    """Marks that lie too near each other are one, which says how many it stands for, and leads to one after another."""
    told, ann = course(finished(), "en"), of_size(visit, size)
    ann.open(f"{server.prepare(finished(), '', ann)}?replay")
    marks = ann.page.locator(".replay-mark")
    expect(ann.page.locator(".mark-end")).to_have_count(1)
    places = lasting(ann, lambda: [it for it in pairwise(marks.evaluate_all(MIDDLES)) if it[1] - it[0] < FINGER])
    assert places == []
    counts = [int(it.inner_text() or "1") for it in marks.all()]
    assert sum(counts) == len(told.marks)
    several = marks.filter(has=ann.page.locator("b")).first
    expect(several).to_have_attribute("aria-label", re.compile(r"Marks here: \d+\. "))
    here = ann.page.locator(".replay-here")
    seen = set()
    for _ in range(int(several.inner_text())):
        before = here.inner_text()
        several.click()
        expect(here).not_to_have_text(before)
        seen.add(here.inner_text())
    listed = str(several.get_attribute("title")).split("\n")
    assert all(any(text in it for it in seen) for text in listed)
