"""Every game in windows of every size, and each of these in every language: a short game against a bot, by what the
page shows. Begun in the lobby, asked about, planned, taken back and sent, watched, given up, gone through again, begun
anew."""

import re
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

import realpolitik
from browser.mats import arrived
from browser.player import CORNER, LOOKS_AGAIN, MY_MOVE, SETTLED, Person, read
from browser.test_board import come_to_rest, seen
from browser.test_screens import ENDS_SHARPLY, LANGUAGES, SIZES, lasting, lasting_faults, of_size
from realpolitik.language import Speaker, speak
from realpolitik.language.bundle import Bundle
from realpolitik.table.book import page_words

Visit = Callable[..., Person]

MANY = 40  # steps; no round has so many
SHORTLY = 2000  # milliseconds
TOUCHED = 44  # pixels, that a finger does not miss
BOXES = "(all) => all.map((it) => it.getBoundingClientRect().toJSON())"
CARDS, BUTTONS, PLACES = ".fan .slot.offered .card-button", ".question .choice", ".plate.offered, .on-table.offered"
# The first of some things that nothing lies over, at its corner or in the middle of a plate of a map; counted from 1.
WITHIN_REACH = """(selector) => 1 + [...document.querySelectorAll(selector)].findIndex((it) => {
  const { left, top, width, height } = it.getBoundingClientRect();
  const [x, y] = it.closest("svg") ? [width / 2, height / 2] : [12, 10];
  return it.contains(document.elementFromPoint(left + x, top + y));
})"""
# A step more makes a difference, and so does another use of a card.
LAID = """() => [...document.querySelectorAll(".plan-step, .use-tabs [aria-pressed=true]")]
  .map((it) => it.textContent).join()"""
LAID_OTHERWISE = f"(before) => ({LAID})() !== before"
LAID_OR_TOLD = f"{LAID_OTHERWISE} || document.querySelector('.tip') !== null"
SHOWN_OR_MY_MOVE = f"() => document.querySelector('.on-stage') !== null || ({MY_MOVE})()"


class Plays(NamedTuple):
    """What is looked at in a game, in its own words."""

    side: str
    other: str
    instrument: str
    place: tuple[str, str, str]  # its kind, its name, and what it is called
    in_turn: tuple[Callable[["Walk"], None], ...]  # what comes between the lobby and the end
    told: tuple[str, ...] = ()  # what the page says of the place, where the rules say nothing
    unfolds: bool = False  # the instrument tells more where it is pressed
    options: tuple[tuple[str, str], ...] = ()


class Walk(NamedTuple):
    """Somebody with a window, a language and a game."""

    ann: Person
    game: str
    plays: Plays
    size: str
    language: str

    @property
    def speaker(self) -> Speaker:
        return speak(self.game, self.language)

    @property
    def finger(self) -> bool:
        return self.size == "phone"

    @property
    def laid(self) -> str:
        return str(self.ann.page.evaluate(LAID))

    def said(self, message: str, **values: Any) -> str:
        """What the page says in this language."""
        pattern = words(self.language).get_message(message).value
        assert pattern is not None, message
        text, errors = words(self.language).format_pattern(pattern, values)
        assert not errors
        return str(text)

    def at(self, selector: str) -> Locator:
        return self.ann.page.locator(selector)

    def button(self, message: str, **values: Any) -> Locator:
        found = self.ann.page.get_by_role("button", name=self.said(message, **values), exact=True)
        return found.locator("visible=true").first

    def press(self, thing: Locator, *, corner: bool = False) -> None:
        if self.finger:
            thing.tap(position=CORNER if corner else None)
        else:
            self.ann.look_away()
            thing.click(position=CORNER if corner else None)

    def look_at(self, thing: Locator) -> None:
        """At its corner, where no other thing lies in it; what is drawn has none."""
        if self.finger:
            thing.tap(position=None if thing.evaluate("(it) => it.matches('svg *')") else CORNER)
        else:
            self.ann.look_away()
            thing.hover()

    def put_away_tip(self) -> None:
        """It goes when one touches something else, away from what can be followed, or looks away."""
        if self.finger and self.ann.tip.count():
            over_the_question = self.at(".question .whose")
            box = over_the_question.bounding_box()
            assert box is not None
            over_the_question.tap(position={"x": box["width"] - 4, "y": 2})
        elif not self.finger:
            self.ann.look_away()
        expect(self.ann.tip).to_have_count(0)

    def wait_for(self, condition: str, argument: str) -> Any:
        return self.ann.page.wait_for_function(condition, arg=argument, polling=LOOKS_AGAIN).json_value()

    def look_over(self) -> None:
        """Nothing lies over another thing, is cut off, or out of the window; nothing scrolls sideways without a cue."""
        assert lasting_faults(self.ann) + lasting_faults(self.ann, ENDS_SHARPLY) == []

    def expect_in_window(self, thing: Locator) -> None:
        """What goes by itself, like a stage, may have gone meanwhile: then it sticks out nowhere."""
        expect(thing).to_be_visible()
        width, height = SIZES[self.size]

        def sticking_out() -> list[Any]:
            rooms = [
                min(box["left"], box["top"], width - box["right"], height - box["bottom"])
                for box in thing.evaluate_all(BOXES)
            ]
            return [room for room in rooms if room < 0]

        assert lasting(self.ann, sticking_out) == []


@cache
def words(language: str) -> Bundle:
    found = Bundle(language, {})
    found.add_text(page_words(language))
    return found


def begin(walk: Walk) -> None:
    """In the lobby the language is chosen; a click on a side, and one sits at the board."""
    page, speaker = walk.ann.open("/").page, walk.speaker
    offer = page.locator("article.game").filter(has=page.locator(f'a[href="/rules/{walk.game}"]'))
    offer.wait_for()
    walk.press(page.locator(f'.masthead .languages button[lang="{walk.language}"]'))
    expect(page.locator("html")).to_have_attribute("lang", walk.language)
    expect(offer.get_by_role("heading", level=2)).to_have_text(speaker.game())
    walk.look_over()
    if walk.plays.options:
        players = offer.get_by_role("radiogroup", name=walk.said("lobby-players"))
        walk.press(players.locator("label", has_text="2"))
    seat = speaker.seat(walk.plays.side)
    walk.press(walk.button("lobby-against-as", game=speaker.game(), bot=speaker.say("bot-cadet"), seat=seat))
    page.wait_for_url("**/match/**")


def ask(walk: Walk) -> None:
    """What an instrument means now, and what a place comes to; once all that others did before has been shown."""
    if walk.game == "labyrinth":  # the Jihadists have begun
        walk.at(".strip-again").wait_for()
    walk.ann.wait_for_my_move()
    walk.look_over()
    plays, tip = walk.plays, walk.ann.tip
    instrument = walk.ann.instrument_called(walk.said(f"instrument-{plays.instrument}"))
    panel = walk.at(".boxes") if plays.unfolds else tip
    if plays.unfolds:
        walk.press(instrument)
    else:
        walk.look_at(instrument)
    expect(panel.locator(".facts-now li")).to_contain_text(told(walk, "instrument", plays.instrument))
    walk.expect_in_window(panel)
    if plays.unfolds:
        walk.press(panel.get_by_role("button", name=walk.said("close")))
    walk.put_away_tip()
    kind, name, called = plays.place
    walk.look_at(brought_near(walk, walk.at(f'.board [data-kind="{kind}"][data-name="{name}"]')))
    expect(tip.locator("h3")).to_have_text(walk.speaker.say(called))
    expect(tip.locator(".facts-now li")).to_contain_text(told(walk, kind, name))
    for message in plays.told:
        expect(tip).to_contain_text(walk.said(message))
    walk.expect_in_window(tip)
    if walk.finger:
        close_tip(walk)
    walk.put_away_tip()


def close_tip(walk: Walk) -> None:
    """A finger easily finds what closes it."""
    close = walk.ann.tip.get_by_role("button", name=walk.said("close"), exact=True)
    box = close.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= TOUCHED
    walk.press(close)
    expect(walk.ann.tip).to_have_count(0)
    expect(walk.at(".board .pointed")).to_have_count(0)


def told(walk: Walk, kind: str, name: str) -> list[str]:
    """What there is to tell of a thing, in this language."""
    seats = realpolitik.new(walk.game, options=dict(walk.plays.options)).seats
    api, match = walk.ann.context.request, walk.ann.page.url.rpartition("/")[2]
    viewer = {"seat": seats.index(walk.plays.side), "language": walk.language}
    version = api.get(f"/api/matches/{match}/screen", params=viewer).json()["version"]
    asked = {**viewer, "version": version, "kind": kind, "name": name}
    facts = api.get(f"/api/matches/{match}/facts", params=asked).json()["facts"]
    return ["".join(part if isinstance(part, str) else part["text"] for part in fact["text"]) for fact in facts]


def brought_near(walk: Walk, place: Locator) -> Locator:
    """One goes there first, where the window is small: by unfolding its line, or from the whole world."""
    folded, minimap = place.and_(walk.at(".folded")), walk.at(".minimap")
    if folded.count():
        walk.press(place)
        expect(folded).to_have_count(0)
    if minimap.count():
        walk.press(walk.button("board-whole") if walk.finger else minimap)  # a finger goes through the small map
        expect(minimap).to_have_count(0)
        if walk.finger and place.and_(walk.at(".plate")).count():
            walk.press(place)
            expect(walk.at(".board.far")).to_have_count(0)
            come_to_rest(walk.ann)
    return place


def plan_and_send(walk: Walk) -> None:
    """A round is laid, taken back by the step and as a whole, laid once more, and sent as one."""
    ann = walk.ann
    ann.wait_for_my_move()
    asked, sent = ann.question, len(ann.posted("answer"))
    lay_a_round(walk)
    steps, before = ann.plan, walk.laid
    expect(walk.at(".draft-mark")).to_have_text(walk.said("plan-draft"))
    expect(walk.at(".plan-done > span")).to_have_text(walk.said("plan-done"))
    walk.expect_in_window(walk.at(".plan-done"))
    walk.look_over()
    walk.press(walk.at(".plan-buttons").get_by_role("button", name=walk.said("undo")))
    walk.wait_for(LAID_OTHERWISE, before)
    if walk.laid:
        walk.press(walk.at(".plan-back").first)
    expect(walk.at(".plan")).to_have_count(0)
    ann.wait_for_my_move()
    assert ann.question == asked
    assert len(ann.posted("answer")) == sent
    lay_a_round(walk)
    assert len(ann.plan) == len(steps)  # in a smaller window the board has moved, and other places are at hand
    assert ann.plan == steps or walk.size != "desktop"
    send(walk)
    assert len(ann.posted("answer")) == sent + 1


def lay_a_round(walk: Walk) -> None:
    """The first thing at hand, again and again, until others or chance are to choose."""
    ready = [walk.said(f"plan-until-{it}") for it in ("chance", "others", "round", "setup", "hidden")]
    for _ in range(MANY):
        if walk.ann.question in ready:
            return
        lay(walk)
    raise AssertionError(f"the round does not end: {walk.ann.question}")


def lay(walk: Walk) -> None:
    before = walk.laid
    kind = next(it for it in (CARDS, BUTTONS, PLACES) if walk.at(it).locator("visible=true").count())
    if walk.finger and kind == PLACES:
        find_what_lies_beyond(walk)
    thing = walk.at(kind).nth(walk.wait_for(WITHIN_REACH, kind) - 1)
    walk.press(thing, corner=not thing.evaluate("(it) => it.matches('svg *')"))
    if walk.finger and kind == CARDS:
        walk.press(walk.button("card-choose"))
    if walk.finger and kind == PLACES:
        walk.wait_for(LAID_OR_TOLD, before)
        if walk.ann.tip.count():  # who rests a moment there, as on a busy machine, is told of it first
            walk.press(walk.button("tip-choose"))
    walk.wait_for(LAID_OTHERWISE, before)
    walk.ann.wait_until(SETTLED)


def find_what_lies_beyond(walk: Walk) -> None:
    """What may be chosen and is not in the window has a cue, and is a tap away."""
    plates, cues = walk.at("svg .plate.offered"), walk.at(".edge-cue")
    if not plates.count():
        return
    come_to_rest(walk.ann)
    beyond = seen(walk.ann, plates).count(False)
    assert sum(int("".join(filter(str.isdigit, it))) for it in cues.all_inner_texts()) == beyond
    if beyond == plates.count():
        walk.press(cues.first)


def send(walk: Walk) -> None:
    answered = walk.ann.answered
    walk.press(walk.at(".plan-done"))
    arrived(walk.ann, answered + 1)
    expect(walk.at(".plan")).to_have_count(0)


def watch(walk: Walk) -> None:
    """What the others do is shown, and stays as a strip that shows it again. Until then one plays on."""
    stage, theirs = walk.at(".on-stage"), walk.at(f".moving .whose.side-{walk.plays.other}")
    for _ in range(MANY):
        walk.ann.wait_until(SHOWN_OR_MY_MOVE)
        if theirs.count():
            break
        if stage.count():
            walk.ann.page.keyboard.press("Space")  # to the next thing: this is what one's own move brought
        else:
            lay_a_round(walk)
            send(walk)
    walk.expect_in_window(walk.at(".stage-bar"))
    with suppress(PlaywrightTimeout):  # the stage may have come to its end
        walk.button("pace-off").click(timeout=SHORTLY)
    expect(stage).to_have_count(0)
    walk.ann.wait_for_my_move()
    other = walk.speaker.seat(walk.plays.other)
    expect(walk.at(f".strip-side.side-{walk.plays.other}").first).to_have_text(other[0].upper() + other[1:])
    expect(walk.at(".strip-again")).to_contain_text(walk.said("strip-again"))
    walk.look_over()
    walk.press(walk.at(".strip-again"))
    stage.wait_for()
    walk.ann.page.keyboard.press("Escape")
    expect(stage).to_have_count(0)


def resign(walk: Walk) -> None:
    """Asked about once; then the outcome is told, over the board and where the question was."""
    walk.ann.wait_for_my_move()
    walk.press(walk.button("menu"))
    walk.expect_in_window(walk.ann.page.get_by_role("dialog"))
    walk.press(walk.button("resign"))
    walk.press(walk.button("resign-sure"))
    result = walk.speaker.say("result", winners=1, who=walk.speaker.seat(walk.plays.other))
    expect(walk.at(".the-end .the-winner")).to_have_text(result)
    walk.expect_in_window(walk.at(".the-end"))
    walk.press(walk.at(".the-end").get_by_role("button", name=walk.said("close")))
    expect(walk.at(".ended .own-result")).to_have_text(walk.said("you-lost"))
    walk.look_over()


def go_through_it_again(walk: Walk) -> None:
    """By ticks, marks and steps; something is said of a moment, and from another one plays on."""
    page, heading, place = walk.ann.page, walk.at(".question h2"), walk.at(".replay-at")
    walk.press(walk.button("replay"))
    expect(place).to_have_text(re.compile("^0 / "))
    last = int(read(place).partition(" / ")[2])
    expect(heading).to_have_text(walk.said("replay-moment", at=0, of=last))
    expect(walk.at(".replay-ticks .turn").first).to_have_text("1")
    walk.look_over()
    walk.press(walk.at(".replay-mark.mark-end"))
    expect(heading).to_have_text(walk.said("replay-moment", at=last, of=last))
    expect(walk.at(".replay-here")).not_to_be_empty()
    walk.press(walk.button("comment-write"))
    page.get_by_role("textbox", name=walk.said("comment-on", at=last)).fill("…?")
    walk.press(walk.button("comment-send"))
    expect(walk.at(".comments .comment")).to_contain_text("…?")
    walk.press(walk.button("replay-back"))
    expect(heading).not_to_have_text(walk.said("replay-moment", at=last, of=last))
    address = page.url.partition("?")[0]
    walk.press(walk.button("play-on"))
    walk.press(walk.button("opening-play"))
    page.wait_for_url(lambda url: not url.startswith(address))
    walk.ann.wait_until_settled()


def play_again(walk: Walk) -> None:
    """From the list of games that are over: the same seats, another game."""
    over, page = walk.at(".mine.finished li.match"), walk.ann.open("/").page
    expect(over).to_contain_text(walk.speaker.seat(walk.plays.other))
    walk.press(over.get_by_role("link").first)
    walk.press(walk.button("replay-close"))
    address = page.url
    walk.press(walk.at(".ended").get_by_role("button", name=walk.said("rematch"), exact=True))
    page.wait_for_url(lambda url: url != address)
    walk.ann.wait_until_settled()
    expect(walk.at(f".seat.mine.side-{walk.plays.side}")).to_have_count(1)


SET_UP_FIRST, OTHERS_FIRST = (ask, plan_and_send, watch), (watch, ask, plan_and_send)
SOUTH_AMERICA, AFRICA = ("region", "south_america", "set-south-america"), ("region", "africa", "set-africa")
ISRAEL, POOR_REGION = ("country", "israel", "country-israel"), ("region", "africa", "region-africa")
GAMES = {
    "twilight-struggle": Plays("ussr", "us", "defcon", SOUTH_AMERICA, SET_UP_FIRST),
    "red-sea": Plays("ussr", "us", "defcon", AFRICA, SET_UP_FIRST),
    "labyrinth": Plays(
        "us", "jihadist", "troops", ISRAEL, OTHERS_FIRST, told=("country-non_muslim", "governance-good"), unfolds=True
    ),
    "world-order": Plays("usa", "russia", "stage", POOR_REGION, OTHERS_FIRST, options=(("powers", "usa_russia"),)),
}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_short_game(visit: Visit, game: str, size: str) -> None:
    """Each game is played in all languages, and in windows of each size all are spoken."""
    language = LANGUAGES[(list(GAMES).index(game) + list(SIZES).index(size)) % len(LANGUAGES)]
    walk = Walk(of_size(visit, size, plans=True, pace="calm"), game, GAMES[game], size, language)
    begin(walk)
    for part in walk.plays.in_turn:
        part(walk)
    resign(walk)
    go_through_it_again(walk)
    play_again(walk)
