"""What is shared of a replay: a stretch as an animated picture, made in the browser; comments on moments."""

import re
from collections.abc import Callable
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import expect

import realpolitik
from browser.player import Person
from browser.server import Server
from browser.test_replay import finished
from realpolitik.table.course import course
from realpolitik.table.keepsake import keepsake, keepsake_of
from realpolitik.table.rows import CommentRow
from realpolitik.table.scene import Chair

Visit = Callable[..., Person]

PHONE = {"width": 390, "height": 844}
WIDTH = 960
MOST = 120  # moments in a picture
PANEL = (19, 27, 39)  # what words stand on, below the board
LIKE = 6  # how far a colour may be from the one meant: a picture has few


def begin_at(person: Person, at: int) -> None:
    person.page.get_by_role("slider").fill(str(at))
    expect(person.page.locator(".replay-at")).to_have_text(re.compile(rf"^{at} /"))


def opened(person: Person, folder: Path, text: str) -> Person:
    """A game that is kept as one file, opened without a network."""
    path = folder / "game.html"
    path.write_text(text, encoding="utf-8")
    person.context.set_offline(True)
    person.page.goto(path.as_uri())
    person.page.get_by_role("slider").wait_for()
    return person


def download(person: Person, folder: Path) -> Path:
    """Make the picture that is marked, and take it home."""
    person.press("Make the picture")
    dialog = person.page.get_by_role("dialog", name="Animated picture")
    expect(dialog.get_by_role("img", name="Animated picture")).to_be_visible()
    with person.page.expect_download() as coming:
        dialog.get_by_role("link", name="Download").click()
    assert coming.value.suggested_filename.endswith(".gif")
    path = folder / coming.value.suggested_filename
    coming.value.save_as(path)
    person.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    return path


def frames_of(path: Path) -> list[Any]:
    """Each frame as it is shown."""
    with Image.open(path) as picture:
        frames = []
        for number in range(getattr(picture, "n_frames", 1)):
            picture.seek(number)
            frames.append(picture.convert("RGB"))
        return frames


def colours(frame: Any) -> int:
    return len(frame.getcolors(1 << 20))


@pytest.mark.parametrize("viewport", [{"width": 1440, "height": 900}, PHONE], ids=["desk", "phone"])
def test_a_stretch_is_marked_and_made_into_an_animated_picture(
    visit: Visit, server: Server, tmp_path: Path, viewport: dict[str, int]
) -> None:
    match, ann = finished(), visit(viewport=viewport)
    told = course(match, "en")
    ann.sit_at(server.prepare(match, "", ann))
    ann.press("Replay")
    expect(ann.page.locator(".replay-ticks .turn")).to_have_count(len(told.turns))
    ann.press("Animated picture")
    row = ann.page.locator(".picture-row")
    ann.press("The last turn")
    expect(row.get_by_role("status")).to_contain_text(f"Moments {told.turns[-1].at} to {told.of}:")
    begin_at(ann, told.turns[-1].at - 6)
    ann.press("Begin here")
    begin_at(ann, told.turns[-1].at + 2)
    ann.press("End here")
    begins, ends = told.turns[-1].at - 6, told.turns[-1].at + 2
    marked = re.compile(rf"^Moments \W*{begins}\W* to \W*{ends}\W*: \W*(\d+)\W* pictures$")
    expect(row.get_by_role("status")).to_have_text(marked)
    found = marked.match(row.get_by_role("status").inner_text())
    assert found
    assert ann.page.evaluate("() => document.documentElement.scrollWidth") <= viewport["width"]

    path = download(ann, tmp_path)
    frames = frames_of(path)
    assert len(frames) == int(found[1])
    assert {frame.size for frame in frames} == {(WIDTH, frames[0].size[1])}
    assert all(colours(frame) > 40 for frame in frames)  # land, plates, numbers, words: no empty sea
    assert all(
        abs(one - other) <= LIKE
        for one, other in zip(frames[0].getpixel((WIDTH - 9, frames[0].size[1] - 9)), PANEL, strict=True)
    )
    assert all(one.tobytes() != other.tobytes() for one, other in pairwise(frames))
    assert path.stat().st_size < 3_000_000
    expect(ann.page.locator(".studio")).to_have_count(0)


def test_who_changes_their_mind_stops_it(visit: Visit, server: Server) -> None:
    ann = visit()
    ann.sit_at(server.prepare(finished(), "", ann))
    ann.press("Replay")
    ann.press("Animated picture")
    begin_at(ann, 0)
    ann.press("Begin here")
    ann.press("Make the picture")
    ann.press("Cancel")
    expect(ann.page.get_by_role("button", name="Make the picture")).to_be_visible()
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    expect(ann.page.locator(".studio")).to_have_count(0)


def test_of_a_long_stretch_some_moments_are_left_out(visit: Visit, server: Server) -> None:
    random, match = Random(7), realpolitik.new("twilight-struggle", seed=7)
    while not match.over:
        question = random.choice(match.questions)
        match.answer(random.choice(question.options), question.seat)
    ann = visit()
    ann.sit_at(server.prepare(match, ann, "random"))
    ann.press("Replay")
    begin_at(ann, len(match.answers))
    ann.press("Animated picture")
    begin_at(ann, 0)
    ann.press("Begin here")
    told = ann.page.locator(".picture-row").get_by_role("status")
    expect(told).to_have_text(re.compile(rf"^Moments \W*0\W* to \W*{len(match.answers)}\W*: \W*{MOST}\W* pictures$"))


@pytest.mark.parametrize("game", ["twilight-struggle", "labyrinth", "world-order"])
def test_every_game_has_a_board_to_show_and_a_kept_game_too(visit: Visit, tmp_path: Path, game: str) -> None:
    match = realpolitik.new(game, seed=3)
    for _ in range(24):
        question = match.questions[0]
        match.answer(question.options[0], question.seat)
    ann = opened(visit(), tmp_path, keepsake(match, ["en"]))
    begin_at(ann, 24)
    ann.press("Animated picture")
    begin_at(ann, 18)
    ann.press("Begin here")
    frames = frames_of(download(ann, tmp_path))
    assert len(frames) > 1
    assert frames[0].size[0] == WIDTH
    assert all(colours(frame) > 40 for frame in frames)


@pytest.mark.parametrize("viewport", [{"width": 1440, "height": 900}, PHONE], ids=["desk", "phone"])
def test_a_moment_is_commented_on_and_others_see_it(visit: Visit, server: Server, viewport: dict[str, int]) -> None:
    ann, bob, eve = visit(viewport=viewport), visit(viewport=viewport), visit(viewport=viewport)
    path = server.prepare(finished(), ann, bob)
    ann.sit_at(path)
    ann.press("Replay")
    begin_at(ann, 40)
    expect(ann.page.locator(".question h2")).to_have_text(re.compile("^Moment 40 of"))
    ann.press("Comment on this moment")
    ann.page.get_by_role("textbox").fill("Here <b>it</b> turned.")
    ann.press("Say it")
    expect(ann.page.locator(".comment")).to_contain_text("Here <b>it</b> turned.")
    expect(ann.page.locator(".mark-comment")).to_have_count(1)
    assert ann.page.evaluate("() => document.documentElement.scrollWidth") <= viewport["width"]

    eve.page.goto(f"{path}?replay=40")
    expect(eve.page.locator(".comment")).to_contain_text("Here <b>it</b> turned.")
    assert eve.page.get_by_role("button", name="Comment on this moment").count() == 0
    assert eve.page.get_by_role("button", name="Remove this comment").count() == 0

    bob.page.goto(f"{path}?replay=0")
    expect(bob.page.locator(".mark-comment")).to_have_count(1)
    expect(bob.page.locator(".comment")).to_have_count(0)
    bob.page.locator(".mark-comment").click()
    expect(bob.page.locator(".comment")).to_contain_text("turned")
    assert bob.page.get_by_role("button", name="Remove this comment").count() == 0

    ann.press("Remove this comment")
    expect(ann.page.locator(".mark-comment, .comment")).to_have_count(0)


def test_comments_are_kept_with_the_game(visit: Visit, tmp_path: Path) -> None:
    match = finished()
    chairs = [
        Chair(seat, name, "person", "", who, True) for seat, (name, who) in enumerate([("us", "Ann"), ("ussr", "")])
    ]
    said = [(40, 0, "Here <b>it</b> turned."), (50, 1, "Too late.")]
    comments = [
        CommentRow("", number, at, seat, chairs[seat].nickname, text, datetime.now(UTC))
        for number, (at, seat, text) in enumerate(said)
    ]
    ann = opened(visit(), tmp_path, keepsake_of(match, ["en"], chairs, comments))
    expect(ann.page.locator(".mark-comment")).to_have_count(2)
    expect(ann.page.locator(".comment")).to_have_count(0)
    ann.page.get_by_role("button", name="Ann: Here <b>it</b> turned.").click()
    expect(ann.page.locator(".comment")).to_contain_text("Here <b>it</b> turned.")
    ann.page.get_by_role("button", name="USSR: Too late.").click()
    expect(ann.page.locator(".comment")).to_contain_text("Too late.")
    assert ann.page.locator(".comment button, .to-comment").count() == 0
