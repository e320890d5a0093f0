"""A game as one file: every moment as the server would show it, and nothing that reaches outside."""

import base64
import hashlib
import json
import re
from functools import cache
from html.parser import HTMLParser
from random import Random
from typing import Any

import pytest

import realpolitik
from realpolitik.kernel.chance import ByHand
from realpolitik.kernel.errors import BadSetup, RealpolitikError
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import SPECTATOR
from realpolitik.language import languages
from realpolitik.records.charts import NoSuchChart
from realpolitik.table import keepsake as made_by
from realpolitik.table.book import book
from realpolitik.table.keepsake import keepsake, keepsake_of
from realpolitik.table.messages.screen import Screen
from realpolitik.table.scene import Chair, Scene
from realpolitik.table.screen import earlier

GAME = "twilight-struggle"
NAMES = ["Ann </script><script>alert(1)</script>", "Боб & <!-- Sons"]
LARGE = 4_000_000  # bytes; a file to be sent by mail


def played(seed: int, answers: int = 10_000) -> Match:
    random = Random(seed)
    match = realpolitik.new(GAME, seed=seed)
    while not match.over and len(match.answers) < answers:
        question = random.choice(match.questions)
        match.answer(random.choice(question.options), question.seat)
    return match


@cache
def whole_game() -> Match:
    return max((played(seed) for seed in range(8)), key=lambda match: len(match.answers))


@cache
def whole_page() -> str:
    return keepsake(whole_game(), languages(), NAMES)


@pytest.fixture
def without_charts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Drawing takes longer than all the rest."""

    def refuse(*_: object) -> None:
        raise NoSuchChart("nothing to draw with")

    monkeypatch.setattr(made_by, "charts_of", refuse)


class Page(HTMLParser):
    """What a browser finds in a file."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.addresses: list[str] = []
        self.contents: dict[str, list[str]] = {"script": [], "style": [], "title": []}
        self.meta: dict[str, str] = {}
        self.handlers: list[str] = []
        self._within = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = {name: value or "" for name, value in attrs}
        self.addresses += [value for name, value in named.items() if name in ("src", "href", "action")]
        self.handlers += [name for name in named if name.startswith("on")]
        if tag == "meta":
            self.meta[named.get("http-equiv") or named.get("name") or "charset"] = named.get("content", "")
        if tag in self.contents:
            self._within = tag
            self.contents[tag].append("")

    def handle_endtag(self, tag: str) -> None:
        self._within = ""

    def handle_data(self, data: str) -> None:
        if self._within:
            self.contents[self._within][-1] += data

    @property
    def kept(self) -> Any:
        return json.loads(self.contents["script"][0])


def put_together(moments: list[list[list[Any]]], at: int) -> dict[str, Any]:
    """As page/moments.js does it."""
    fields: dict[str, Any] = {}
    for change in [change for changes in moments[: at + 1] for change in changes]:
        match change:
            case [field]:
                del fields[field]
            case [field, value]:
                fields[field] = value
            case [field, int(start), following]:
                fields[field] = fields[field][:start] + following
            case [field, name, value]:
                fields[field] = {**fields[field], name: value}
    return fields


def seen(kept: Any, at: int, seat: int | None, language: str) -> dict[str, Any]:
    """The parts of a screen that a keepsake has."""
    eyes = next(eyes for eyes in kept["eyes"] if eyes["seat"] == seat)
    told, said = put_together(eyes["told"][language], at), kept["said"][language]
    things = {field: [said[number] for number in numbers] for field, numbers in told.items()}
    seats = [{**it, "asked": it["seat"] in kept["asked"][at]} for it in things["seats"]]
    return {**things, "seats": seats, "view": put_together(eyes["views"], at)}


def shown(screen: Screen) -> dict[str, Any]:
    whole = screen.model_dump(mode="json")
    result = [whole["result"]] if whole["result"] else []
    return {
        "view": whole["view"],
        "seats": whole["seats"],
        "effects": whole["effects"],
        "result": result,
        "log": whole["log"]["entries"],
    }


# -- what is kept ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_every_moment_is_as_the_server_would_show_it(language: str) -> None:
    match, kept = whole_game(), Page(whole_page()).kept
    chairs = [Chair(seat, name, "person", "", NAMES[seat], True) for seat, name in enumerate(match.seats)]
    scene = Scene("", match, 0, chairs, [0, 0])
    last = len(match.answers)
    assert len(kept["asked"]) == last + 1
    for at in {*range(0, last, 61), last - 1, last}:
        for seat in (None, 0, 1):
            there = earlier(scene, at, SPECTATOR if seat is None else seat, language, (), False)
            assert seen(kept, at, seat, language) == shown(there), (at, seat)


def test_a_whole_game_in_every_language_is_a_file_to_be_sent() -> None:
    match, kept = whole_game(), Page(whole_page()).kept
    assert len(match.answers) > 400
    assert len(whole_page().encode()) < LARGE
    assert kept["languages"] == languages()
    for language in languages():
        whole = book(GAME, language).model_dump(mode="json")
        assert {**kept["board"], **kept["books"][language]} == whole
        assert len({chart["name"] for chart in kept["charts"][language]}) > 3
        assert all(chart["svg"].startswith("<svg") for chart in kept["charts"][language])


@pytest.mark.usefixtures("without_charts")
def test_one_language_brings_no_other() -> None:
    kept = Page(keepsake(played(3, 60), ["pl", "pl"])).kept
    assert kept["languages"] == ["pl"]
    assert set(kept["books"]) == set(kept["said"]) == set(kept["charts"]) == {"pl"}
    assert set(kept["words"]) == {"pl", "en"}  # English where a word is missing


@pytest.mark.usefixtures("without_charts")
def test_what_cannot_be_drawn_is_left_out_and_the_game_is_kept() -> None:
    kept = Page(keepsake(played(3, 60), ["en"])).kept
    assert kept["charts"] == {"en": []}
    assert len(kept["asked"]) == len(played(3, 60).answers) + 1


@pytest.mark.usefixtures("without_charts")
def test_a_game_that_goes_on_is_kept_as_far_as_it_went() -> None:
    match = played(3, 80)
    assert not match.over
    before = match.digest()
    kept = Page(keepsake(match, ["en"])).kept
    last = len(match.answers)
    assert seen(kept, last, None, "en")["result"] == []
    assert kept["asked"][last] == [question.seat for question in match.questions]
    assert seen(kept, last, 0, "en")["view"] == match.view(0)
    assert match.digest() == before


@pytest.mark.usefixtures("without_charts")
def test_a_hand_that_the_program_never_knew_stays_unknown() -> None:
    random = Random(1)
    game = realpolitik.game(GAME)
    match = Match(game, game.setup(), ByHand("guesses", True, ("ussr",)))
    while len(match.answers) < 40:
        question = match.question
        match.answer(random.choice(question.options), question.seat)
    kept = Page(keepsake(match, ["en"])).kept
    for seat in (0, 1):
        assert seen(kept, len(match.answers), seat, "en")["view"] == match.view(seat)
    assert match.view(1) != game.view(match.state, 1)


@pytest.mark.usefixtures("without_charts")
def test_whoever_sat_at_the_table_is_named() -> None:
    match = played(5, 40)
    chairs = [Chair(0, "us", "bot", "cadet", "", False), Chair(1, "ussr", "person", "", "Ann", True, holders=3)]
    kept = Page(keepsake_of(match, ["ru"], chairs)).kept
    bot, ann = seen(kept, 0, None, "ru")["seats"]
    assert (bot["kind"], ann["nickname"]) == ("bot", "Ann")
    assert bot["nickname"]
    assert ann["holders"] == 0  # how many browsers shared a seat is nobody's business any more


@pytest.mark.usefixtures("without_charts")
def test_the_same_game_makes_the_same_file() -> None:
    assert keepsake(played(4, 50), ["en"]) == keepsake(played(4, 50), ["en"])


def test_what_is_wrong_is_said() -> None:
    match = played(1, 20)
    with pytest.raises(BadSetup, match="3 names for 2 seats: one for each is needed, or none"):
        keepsake(match, ["en"], ["a", "b", "c"])
    with pytest.raises(RealpolitikError, match="no language 'xx'; there are en"):
        keepsake(match, ["en", "xx"])
    with pytest.raises(RealpolitikError, match="needs a language"):
        keepsake(match, [])


# -- the file ----------------------------------------------------------------------------------------------------------


def test_nothing_in_it_reaches_outside() -> None:
    page = Page(whole_page())
    assert [address[:14] for address in page.addresses] == ["data:image/svg"]
    styles = "".join(page.contents["style"])
    assert {address[:10] for address in re.findall(r'url\(["\']?([^)"\']+)', styles)} == {"data:font/"}
    assert "@import" not in styles
    assert page.handlers == []


def test_only_what_was_put_there_may_run() -> None:
    page = Page(whole_page())
    policy = dict(part.strip().split(" ", 1) for part in page.meta["Content-Security-Policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"].split() == [hashed(page.contents["script"][1])]
    assert policy["style-src"].split() == [hashed(style) for style in page.contents["style"]]
    assert policy["font-src"] == policy["img-src"] == "data:"
    assert "connect-src" not in policy


def hashed(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def test_names_are_words_and_nothing_else() -> None:
    page = Page(whole_page())
    assert [len(page.contents[tag]) for tag in ("script", "title")] == [3, 1]  # the game, the page, the licences
    assert page.contents["title"] == ["Twilight Struggle"]
    assert "alert(1)" not in page.contents["script"][1]
    assert [seat["nickname"] for seat in seen(page.kept, 0, None, "en")["seats"]] == NAMES
    assert "<" not in page.contents["script"][0]


def test_the_licences_come_with_what_they_are_for() -> None:
    licences = Page(whole_page()).contents["script"][2]
    assert all(name in licences for name in ("SIL OPEN FONT LICENSE", "Jason Miller", "Apache License"))
