"""Opening a saved game in the lobby: watched from the beginning, played on, or refused in words."""

import re
from collections.abc import Callable
from itertools import count
from random import Random

import pytest
from playwright.sync_api import Locator, expect
from records.logger import log_of
from records.recorded import play_on

import realpolitik
from browser.player import Person, read
from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import NATURE
from realpolitik.kernel.save import save
from realpolitik.language import speak
from realpolitik.records import document

Visit = Callable[..., Person]

GAME = realpolitik.game("twilight-struggle")


def played(seed: int, answers: int | None = None) -> Match:
    setup = GAME.setup("standard", {"deal_in_turn": True, "digital_edition": True})
    return play_on(Match(GAME, setup, Seeded("7")), Random(seed), answers)


FINISHED = next(match for seed in count() if (match := played(seed)).returns == [1, -1])
UNFINISHED = next(match for seed in count() if not (match := played(seed, 80)).over)


def give(person: Person, name: str, content: str | bytes) -> None:
    """Choose a file in the lobby."""
    given = content.encode() if isinstance(content, str) else content
    person.open("/")
    field = person.page.locator(".opening input[type=file]")
    field.set_input_files({"name": name, "mimeType": "text/plain", "buffer": given})


def opened(person: Person) -> Locator:
    """What the lobby says of the file."""
    return person.page.get_by_role("dialog", name="Twilight Struggle")


def in_hand(person: Person) -> list[str]:
    """The cards shown; the China Card lies beside a hand."""
    return sorted(card for card in person.hand if card != "The China Card")


def held(seat: int) -> list[str]:
    """The cards that a seat holds where the unfinished game stops."""
    cards = GAME.components()["cards"]
    return sorted(speak(GAME.name, "en").card(cards[name]["number"]) for name in UNFINISHED.view(seat)["hand"])


def shown_moment(person: Person) -> Locator:
    return person.page.locator(".question h2")


@pytest.mark.parametrize("write", [save, document.write, log_of])
def test_a_finished_game_is_watched_from_the_beginning(visit: Visit, write: Callable[[Match], str]) -> None:
    """Through anybody's eyes, to its end."""
    ann = visit()
    give(ann, "game", write(FINISHED))
    expect(opened(ann)).to_contain_text("The whole Cold War")
    expect(opened(ann)).to_contain_text("Winner: US")
    expect(opened(ann).get_by_role("combobox")).to_have_count(0)
    ann.press("Watch it from the beginning")
    ann.page.wait_for_url("**/match/*?replay")
    expect(shown_moment(ann)).to_have_text(re.compile("^Moment 0 of "))
    assert ann.influence("france") == (0, 0)

    ann.page.get_by_role("combobox", name="Seen by").select_option(label="USSR")
    dealt = next(at for at, (seat, _) in enumerate(FINISHED.answers) if seat != NATURE)
    ann.page.get_by_role("slider").fill(str(dealt))
    expect(shown_moment(ann)).to_have_text(re.compile(f"^Moment {dealt} of "))
    assert len(in_hand(ann)) == 8
    ann.page.get_by_role("slider").blur()
    ann.page.keyboard.press("End")
    expect(ann.page.locator(".log .entry").last).to_contain_text("the US wins")

    ann.open("/")
    finished = ann.page.locator(".mine.finished > ul > li")
    expect(finished).to_contain_text("Winner: US")


def test_what_does_not_agree_with_the_rules_is_told_with_its_line(visit: Visit) -> None:
    lines = log_of(UNFINISHED).splitlines()
    number = next(at for at, line in enumerate(lines, start=1) if line.endswith("[1][0]"))
    lines[number - 1] = lines[number - 1].replace("[1][0]", "[7][0]")
    ann = visit(locale="ru")
    with ann.expecting("422"):
        give(ann, "game.txt", "\n".join(lines))
        problem = ann.page.get_by_role("alert")
        expect(problem).to_contain_text("расходится с правилами")
        expect(problem).to_contain_text(f"строка {number}: в записи — [7][0] ")
    assert ann.page.get_by_role("dialog").count() == 0


def test_what_is_no_game_is_refused_and_another_file_may_be_chosen(visit: Visit) -> None:
    ann = visit()
    with ann.expecting("422"):
        give(ann, "diary.txt", "Dear diary")
        expect(ann.page.get_by_role("alert")).to_contain_text("This file cannot be opened")
        expect(ann.page.get_by_role("alert")).to_contain_text("no record of a game")
    asked = len(ann.posted("records?language=en"))
    give(ann, "picture.png", b"\x89PNG\xff\xfe")
    expect(ann.page.get_by_role("alert")).to_contain_text("This file cannot be opened")
    give(ann, "everything.json", b" " * 3_000_001)
    expect(ann.page.get_by_role("alert")).to_contain_text("too large")
    assert len(ann.posted("records?language=en")) == asked == 1  # what surely is no record is not even sent
    give(ann, "game.json", save(UNFINISHED))
    opened(ann).wait_for()
    expect(ann.page.get_by_role("alert")).to_have_count(0)


def test_an_unfinished_game_is_played_on_against_a_bot(visit: Visit) -> None:
    ann = visit()
    give(ann, "game.txt", log_of(UNFINISHED))
    expect(opened(ann)).to_contain_text("not finished")
    opened(ann).get_by_role("combobox", name=re.compile("^USSR")).select_option("bot:cadet")
    ann.press("Play on")
    ann.wait_for_my_move()
    past = ann.log
    assert len(past) > 10
    expect(ann.page.locator(".seat.side-ussr")).to_contain_text("Cadet")
    offered = ann.page.locator(".plate.offered, .fan .slot.offered .card-button, .question .choice").first
    with ann.page.expect_response("**/answer") as answered:
        offered.click()
        if ann.page.get_by_role("alertdialog").count():
            ann.press("Do it all the same")
    assert answered.value.ok


def test_a_friend_goes_on_with_it_and_sees_no_other_hand(visit: Visit) -> None:
    ann, bob = visit(), visit(name="Bob")
    give(ann, "game.json", save(UNFINISHED))
    opened(ann).get_by_role("combobox", name=re.compile("^USSR")).select_option("invite")
    ann.press("Play on")
    link = ann.page.get_by_role("textbox", name="Link for: USSR").input_value()
    ann.press("Go to the table")
    ann.wait_until_settled()
    bob.open(link)
    bob.page.get_by_label("Your name").fill("Bob")
    bob.press("Take the seat")
    bob.wait_until_settled()
    expect(ann.page.locator(".seat.side-ussr")).to_contain_text("Bob")
    assert [in_hand(ann), in_hand(bob)] == [held(0), held(1)]


def test_an_unfinished_game_is_watched_through_every_eye(visit: Visit) -> None:
    """Whoever has the file may see every hand in it; leaving the replay, one goes on as two at one screen do."""
    ann = visit()
    give(ann, "game.json", save(UNFINISHED))
    ann.press("Watch it from the beginning")
    ann.page.wait_for_url("**/match/*?replay")
    eyes = ann.page.get_by_role("combobox", name="Seen by")
    expect(eyes.locator("option")).to_have_text(["everybody", "US", "USSR"])
    eyes.select_option(label="US")
    ann.page.get_by_role("slider").fill(str(len(UNFINISHED.answers)))
    expect(shown_moment(ann)).to_have_text(re.compile(f"^Moment {len(UNFINISHED.answers)} of "))
    assert in_hand(ann) == held(0)
    ann.press("Back to the game")
    expect(ann.page.locator(".curtain")).to_be_visible()
    assert ann.hand == []


DROP = """(text) => {
  const carried = new DataTransfer();
  carried.items.add(new File([text], "game.json"));
  for (const type of ["dragover", "drop"])
    document.body.dispatchEvent(new DragEvent(type, { dataTransfer: carried, bubbles: true, cancelable: true }));
}"""


def test_a_file_may_be_dropped_on_the_lobby(visit: Visit) -> None:
    ann = visit().open("/")
    ann.page.locator(".opening").wait_for()
    ann.page.evaluate(DROP, save(UNFINISHED))
    opened(ann).wait_for()
    assert "game.json" in read(opened(ann))
    ann.page.keyboard.press("Escape")
    expect(opened(ann)).to_have_count(0)
    expect(ann.page.locator(".mine.running > ul > li")).to_have_count(0)  # looking keeps nothing
