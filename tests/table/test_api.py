"""The doors of the server, one after another: what they tell, and how they say no."""

import json
import logging
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from bare import without_matplotlib
from table.visitors import GAME, Caller, Server, open_server, request_id

from realpolitik import __version__
from realpolitik.kernel.match import Match
from realpolitik.kernel.save import FORMAT as SAVE
from realpolitik.kernel.save import load
from realpolitik.language import speak
from realpolitik.table import api_lobby
from realpolitik.table.journal import Json, Text, write
from realpolitik.table.messages.ahead import Hint, Prospect, Prospects
from realpolitik.table.messages.lobby import Book, Created, GameOffer, Me, MyMatches
from realpolitik.table.messages.screen import Screen
from realpolitik.table.refused import STATUS

NO_ACCOUNT = {"offered": False, "mailbox": ""}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with open_server(tmp_path) as opened:
        yield opened


def here(match: str, what: str) -> str:
    return f"/api/matches/{match}/{what}"


# -- what there is to play ---------------------------------------------------------------------------------------------


def test_the_server_is_well(server: Server) -> None:
    ann = server.browser()
    assert ann.get("/health") == {"status": "ok", "version": __version__, "rooms": 0, "viewers": 0}
    match, ann, _ = server.pair()
    with ann.live(match.id) as socket:
        socket.receive_json()
        assert ann.get("/health") == {"status": "ok", "version": __version__, "rooms": 1, "viewers": 1}


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_games_and_their_books(language: str, server: Server) -> None:
    ann = server.browser()
    offers = [GameOffer.model_validate(offer) for offer in ann.get("/api/games", language=language)]
    assert [offer.name for offer in offers] == [GAME, "labyrinth", "red-sea", "world-order"]
    response = ann.client.get(f"/api/games/{GAME}/book?language={language}")
    assert Book.model_validate_json(response.content).language == language
    tag = response.headers["etag"]
    assert response.headers["cache-control"] == "no-cache"
    again = ann.client.get(
        f"/api/games/{GAME}/book?language={language}", headers={"If-None-Match": f'"other", W/{tag}'}
    )
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == tag


def test_a_preset_sets_options_and_single_ones_stand_above_it(server: Server) -> None:
    """What the list of games says of it is what a match made with it has."""
    ann = server.browser()
    offer = next(offer for offer in ann.get("/api/games") if offer["name"] == GAME)
    presets = {preset["name"]: preset["options"] for preset in offer["presets"]}
    assert presets["printed"] == {}
    wanted = {"game": GAME, "preset": "digital", "options": {"us_bonus": 1}, "seats": [{"kind": "here"}] * 2}
    match = server.match(ann.post("/api/matches", wanted)["match"])
    assert match.setup.options == {**match.game.setup().options, **presets["digital"], "us_bonus": 1}
    error = ann.post("/api/matches", {**wanted, "preset": "chess"}, expect=400)["error"]
    assert "has no preset 'chess'; it has printed, tournament, digital" in error["message"]


def test_no_such_game_no_such_language(server: Server) -> None:
    ann = server.browser()
    assert "twilight-struggle" in ann.get("/api/games/chess/book", expect=404)["error"]["message"]
    assert "en" in ann.get("/api/games", language="xx", expect=400)["error"]["message"]
    ann.get("/rules/chess", expect=404)
    ann.get("/page/any/xx.ftl", expect=404)


# -- visitors ----------------------------------------------------------------------------------------------------------


def test_a_visitor_is_remembered(server: Server) -> None:
    ann = server.browser()
    assert ann.get("/api/me") == {"nickname": "", "language": "", "account": NO_ACCOUNT}
    assert Me.model_validate(ann.post("/api/me", {"nickname": "  Ann \n\t of Green\u0000 Gables "}))
    assert ann.post("/api/me", {"language": "ru"}) == {
        "nickname": "Ann of Green Gables",
        "language": "ru",
        "account": NO_ACCOUNT,
    }
    assert ann.get("/api/me") == {"nickname": "Ann of Green Gables", "language": "ru", "account": NO_ACCOUNT}
    ann.post("/api/me", {"language": "xx"}, expect=400)
    ann.post("/api/me", {"nickname": "x" * 41}, expect=400)


def test_matches_are_found_again(server: Server) -> None:
    match, ann, bob = server.pair(nickname="Ann")
    listed = MyMatches.model_validate(ann.get("/api/matches", language="pl"))
    (found,) = listed.running
    assert (found.match, found.host, found.finished) == (match.id, True, False)
    assert [seat.nickname for seat in found.seats] == ["Ann", "Bob"]
    assert [seat.mine for seat in found.seats] == [True, False]
    (theirs,) = bob.get("/api/matches")["running"]
    assert not theirs["host"]
    assert {found.your_move, theirs["your_move"]} == {True, False}


# -- new matches -------------------------------------------------------------------------------------------------------


def test_a_match_for_each_kind_of_company(server: Server) -> None:
    ann = server.browser()
    body = {"game": GAME, "seats": [{"kind": "here"}, {"kind": "bot", "bot": "random"}], "nickname": "Ann"}
    made = Created.model_validate(ann.post("/api/matches", body))
    assert (made.seats_here, made.invites) == ([0], [])
    made = Created.model_validate(
        ann.post(
            "/api/matches", {"game": GAME, "seats": [{"kind": "invite"}, {"kind": "here"}], "scenario": "late-war"}
        )
    )
    assert made.seats_here == [1]
    assert [invite.seat for invite in made.invites] == [0]
    seats = ann.screen(made.match)["seats"]
    assert [(seat["kind"], seat["taken"]) for seat in seats] == [("person", False), ("person", True)]


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"scenario": "nowhere"},
        {"options": {"nothing": True}},
        {"options": {"us_bonus": 99}},
        {"options": {"bid_for_sides": True, "us_bonus": 2}},
        {"seats": []},
        {"seats": [{"kind": "here"}]},
        {"seats": [{"kind": "here"}] * 3},
        {"seats": [{"kind": "here"}, {"kind": "bot", "bot": "nobody"}]},
        {"seats": [{"kind": "here"}, {"kind": "bot"}]},
        {"seats": [{"kind": "here"}, {"kind": "here", "bot": "random"}]},
        {"seats": [{"kind": "here"}, {"kind": "ghost"}]},
        {"seats": "here"},
        {"colour": "red"},
        {"nickname": 7},
        {"nickname": "\ud800"},
    ],
    ids=str,
)
def test_a_match_that_cannot_be(wrong: dict[str, Any], server: Server) -> None:
    ann = server.browser()
    body = {"game": GAME, "seats": [{"kind": "here"}, {"kind": "here"}], **wrong}
    told = ann.request(
        "POST", "/api/matches", content=json.dumps(body), headers={"Content-Type": "application/json"}, expect=400
    )
    assert told["error"]["code"] == "bad_request"
    assert ann.get("/api/matches")["running"] == []


HALVES = [
    ("/api/me", {"nickname": "Ann\ud800"}),
    ("/api/me", {"language": "\udfff"}),
    ("/api/me", {"\ud800": "Ann"}),
    ("/api/matches", {"game": "\ud800", "seats": [{"kind": "here"}]}),
    ("/api/matches", {"game": GAME, "options": {"\ud800": 1}, "seats": [{"kind": "here"}, {"kind": "here"}]}),
    ("/api/matches", {"game": GAME, "options": {"us_bonus": "\ud800"}, "seats": [{"kind": "here"}, {"kind": "here"}]}),
    ("/api/matches", {"game": GAME, "seats": [{"kind": "bot", "bot": "\udc00"}, {"kind": "here"}]}),
    ("/api/records", {"record": "\ud800"}),
    ("/api/records", {"record": json.dumps({"format": SAVE, "game": "\ud800"})}),
    ("/api/records", {"record": json.dumps({"format": SAVE, "game": "\udc00\ud800"})}),
    ("/api/records/match", {"record": "\\uDBFFx", "seats": [{"kind": "here"}, {"kind": "here"}]}),
    ("/api/invitation", {"key": 8 * "\ud800"}),
    ("/api/claim", {"key": 8 * "\ud800"}),
    ("/chat", {"seat": 0, "text": "hello \ud83d"}),
    ("/answer", {"seat": 0, "version": 1, "option": 1, "request": 8 * "\ud800"}),
    ("/hold", {"seat": 0, "version": 1, "hand": "\ud800", "cards": ["\ud800"], "request": "request-1"}),
    ("/replace", {"seat": 0, "bot": "\ud800"}),
]


@pytest.mark.parametrize(("path", "body"), HALVES, ids=ascii)
def test_half_a_character_is_refused_wherever_it_comes(path: str, body: dict[str, Any], server: Server) -> None:
    ann = server.browser()
    match = ann.create("here", "here")
    door = path if path.startswith("/api") else here(match.id, path[1:])
    escaped = json.dumps(body).encode()
    raw = json.dumps(body, ensure_ascii=False).encode(errors="surrogatepass")  # as no UTF-8 has it
    for content in (escaped, raw):
        told = ann.request("POST", door, content=content, headers={"Content-Type": "application/json"}, expect=400)
        assert told["error"]["code"] == "bad_request"


def test_a_whole_character_in_two_halves_is_none_the_worse(server: Server) -> None:
    ann = server.browser()
    body = b'{"nickname": "Ann \\ud83d\\ude00"}'
    assert ann.request("POST", "/api/me", content=body, headers={"Content-Type": "application/json"})["nickname"] == (
        "Ann \U0001f600"
    )
    told = ann.post("/api/records", {"record": json.dumps({"format": SAVE, "game": "\U0001f600"})}, expect=422)
    assert told["error"]["code"] == "bad_record"


def test_half_a_character_in_a_header_or_an_address_is_no_fault_of_ours(server: Server) -> None:
    ann, match = server.browser(), server.browser().create("here", "here")
    half = "\ud800".encode(errors="surrogatepass")
    seat = {"seat": 0}
    for headers in ({b"Authorization": b"Bearer " + half}, {b"Cookie": b"realpolitik_visitor=" + half}):
        told = ann.client.get(here(match.id, "screen"), params=seat, headers=headers)
        assert told.status_code == 403
    for path in (here(match.id, "screen?language=%ED%A0%80"), "/api/games/%ED%A0%80/book", here("%ED%A0%80", "screen")):
        assert ann.client.get(path).status_code in (400, 404)


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b"\xff\xfe", b"[" * 60_000])
def test_what_is_no_json(body: bytes, server: Server) -> None:
    ann = server.browser()
    told = ann.request("POST", "/api/me", content=body, headers={"Content-Type": "application/json"}, expect=400)
    assert told["error"]["code"] == "bad_request"


# -- playing -----------------------------------------------------------------------------------------------------------


def play(server: Server, match: str, callers: dict[int, Any], steps: int) -> None:
    for _ in range(steps):
        for seat, caller in callers.items():
            shown = caller.screen(match, seat)
            if shown["question"]:
                caller.answer(match, seat, shown["question"]["options"][0]["option"], shown["version"])


def test_a_game_over_http(server: Server) -> None:
    match, ann, bob = server.pair()
    play(server, match.id, {0: ann, 1: bob}, 30)
    shown = Screen.model_validate(ann.screen(match.id, 0))
    assert shown.version > 30
    assert shown.log.start == 0
    assert shown.moment.at == shown.moment.of == len(server.match(match.id).answers)
    later = Screen.model_validate(ann.screen(match.id, 0, log=len(shown.log.entries), version=shown.version))
    assert later.log.start == len(shown.log.entries) - 1


def test_a_game_in_postgresql(new_database: Callable[[str], str], tmp_path: Path) -> None:
    database = new_database("postgresql")
    with open_server(tmp_path, database=database) as server:
        match, ann, bob = server.pair()
        play(server, match.id, {0: ann, 1: bob}, 12)
        ann.post(here(match.id, "chat"), {"seat": 0, "text": "Good luck!"})
        shown = ann.screen(match.id, 0)
    with open_server(tmp_path, database=database) as server:
        phone = server.browser()
        phone.client.cookies = ann.client.cookies
        again = phone.screen(match.id, 0)
        assert (again["version"], again["view"]) == (shown["version"], shown["view"])
        assert [found["match"] for found in phone.get("/api/matches")["running"]] == [match.id]
        phone.get("/api/matches/%00/screen", expect=404)


def test_stale_and_wrong_answers_say_what_would_be_right(server: Server) -> None:
    match, ann, bob = server.pair()
    asked, caller = (0, ann) if ann.screen(match.id, 0)["question"] else (1, bob)
    shown = caller.screen(match.id, asked)
    wrong = caller.answer(match.id, asked, 9999, shown["version"], expect=422)["error"]
    assert wrong["code"] == "wrong_answer"
    assert shown["question"]["options"][0]["name"] in wrong["message"]
    stale = caller.answer(match.id, asked, 1, shown["version"] + 5, expect=409)["error"]
    assert (stale["code"], stale["version"]) == ("stale", shown["version"])
    other, other_caller = (1, bob) if asked == 0 else (0, ann)
    not_asked = other_caller.answer(match.id, other, 1, shown["version"], expect=409)["error"]
    assert shown["question"]["options"][0]["name"] not in not_asked["message"]


def test_undo_and_takeback(server: Server) -> None:
    match, ann, bob = server.pair()
    callers = {0: ann, 1: bob}
    seat = next(seat for seat in callers if callers[seat].screen(match.id, seat)["question"])
    caller, shown = callers[seat], callers[seat].screen(match.id, seat)
    caller.answer(match.id, seat, shown["question"]["options"][0]["option"], shown["version"])
    now = caller.screen(match.id, seat)
    assert now["undo"]
    body = {"seat": seat, "version": now["version"], "request": request_id()}
    undone = caller.post(here(match.id, "undo"), body)
    assert caller.post(here(match.id, "undo"), body) == undone
    after = caller.screen(match.id, seat)
    assert after["view"] == shown["view"]
    play(server, match.id, callers, 20)
    while not (now := caller.screen(match.id, seat))["takeback"]:
        play(server, match.id, callers, 1)
    ask = {"seat": seat, "version": now["version"], "keep": now["takeback"]["keep"]}
    assert caller.post(here(match.id, "takeback"), ask) == {"version": now["version"]}
    other = callers[1 - seat]
    assert other.screen(match.id, 1 - seat)["proposal"]["waiting_for"] == [1 - seat]
    done = other.post(here(match.id, "takeback/reply"), {"seat": 1 - seat, "agree": True})
    assert done == {"version": now["version"] + 1}
    assert caller.screen(match.id, seat)["moment"]["at"] == now["takeback"]["keep"]


def test_looking_ahead_and_asking_for_advice(server: Server) -> None:
    ann = server.browser()
    match = ann.create("here", "here").id
    play(server, match, {0: ann, 1: ann}, 12)
    seat = server.match(match).question.seat
    shown = ann.screen(match, seat)
    for language in ("en", "ru", "pl"):
        ahead = Prospects.model_validate(ann.get(here(match, "prospects"), seat=seat, language=language))
        assert [chance.option for chance in ahead.chances] == [o["option"] for o in shown["question"]["options"]]
        option = ahead.chances[0].option
        one = ann.get(here(match, "prospect"), seat=seat, language=language, option=option, version=shown["version"])
        assert Prospect.model_validate(one).option == option
        hint = Hint.model_validate(ann.get(here(match, "hint"), seat=seat, language=language))
        assert hint.bot == speak("twilight-struggle", language).say("bot-strategist")
        assert hint.why
    assert ann.get(here(match, "hint"), seat=seat) == ann.get(here(match, "hint"), seat=seat)
    ann.get(here(match, "prospect"), seat=seat, option=9999, expect=422)
    ann.get(here(match, "prospects"), seat=seat, version=shown["version"] + 9, expect=409)
    ann.get(here(match, "prospects"), expect=400)


def test_looking_back(server: Server) -> None:
    match, ann, bob = server.pair()
    play(server, match.id, {0: ann, 1: bob}, 5)
    count = len(server.match(match.id).answers)
    for at in (0, 1, count):
        then = Screen.model_validate(ann.get(here(match.id, "history"), at=at, seat=0))
        assert (then.moment.at, then.moment.of) == (at, count)
        assert then.question is None
    ann.get(here(match.id, "history"), at=count + 1, expect=400)
    ann.get(here(match.id, "history"), at=-1, expect=400)


def to_the_end(match: Match, seed: int) -> tuple[Match, Match]:
    """Some way in which the match may end: before its last answer, and after it."""
    random, game = Random(seed), match.clone()
    while not game.over:
        before = game.clone()
        question = random.choice(game.questions)
        game.answer(random.choice(question.options), question.seat)
    return before, game


def test_the_record_of_a_match_is_a_save(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole game, its end among the last moves; then everything is open to everybody."""
    ann = server.browser()
    match = ann.create("here", "here").id
    ann.screen(match)
    room = next(iter(server.hall.rooms.open_rooms))
    before, game = min((to_the_end(room.scene.match, seed) for seed in range(12)), key=lambda it: len(it[1].answers))
    assert ann.client.portal is not None
    ann.client.portal.call(room.order.alone, lambda: room._commit(lambda: before, "answer", 0, None), room.read_again)
    seat, option = next(it for it in game.answers[len(before.answers) :] if it[0] >= 0)
    ann.answer(match, seat, option, room.scene.version)
    stranger = server.browser()
    response = stranger.client.get(here(match, "record"))
    assert response.headers["content-disposition"] == f'attachment; filename="{GAME}-{match}.json"'
    saved = load(response.text)
    assert saved.over
    assert saved.digest() == game.digest()
    check_report(stranger, here(match, "report"))
    check_report_without_charts(stranger, here(match, "report"), monkeypatch)
    kept = stranger.client.get(here(match, "keepsake"))  # without charts, but for them it is whole
    assert kept.headers["content-disposition"] == f'attachment; filename="{GAME}-{match}.html"'
    assert kept.headers["content-type"] == "text/html; charset=utf-8"
    assert kept.text.startswith("<!doctype html>")
    (finished,) = ann.get("/api/matches")["finished"]
    assert finished["result"]
    assert stranger.get(here(match, "history"), at=20, seat=1)["view"]["hand"]
    stranger.get(here(match, "history"), at=20, seat=5, expect=403)
    stranger.get(here(match, "screen"), seat=1, expect=403)


def check_report(caller: Caller, path: str) -> None:
    """A page in the language asked for, which runs nothing and loads nothing but the type; or a chart of it."""
    page = caller.client.get(path, params={"language": "ru"})
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["content-security-policy"].startswith("default-src 'none'; style-src 'unsafe-inline';")
    [latin] = {it for it in re.findall(r'url\("([^"]+)"\)', page.text) if it.endswith("sans-latin.woff2")}
    assert "immutable" in caller.client.get(latin).headers["cache-control"]
    assert "Переломные моменты" in page.text
    known = {"if-none-match": page.headers["etag"]}
    assert caller.client.get(path, params={"language": "ru"}, headers=known).status_code == 304
    picture = caller.client.get(path, params={"chart": "defcon", "format": "png"})
    assert picture.headers["content-type"] == "image/png"
    assert picture.content.startswith(b"\x89PNG")
    drawing = caller.client.get(path, params={"chart": "defcon"})
    assert drawing.headers["content-type"].startswith("image/svg+xml")
    caller.get(path, chart="nothing", expect=404)
    caller.get(path, chart="defcon", format="gif", expect=400)
    caller.get(path, language="xx", expect=400)


def check_report_without_charts(caller: Caller, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing is installed that draws, the page says how to install it in their place; a chart is refused."""
    without_matplotlib(monkeypatch)
    monkeypatch.setenv("REALPOLITIK_ADD", "python3 run add")
    page = caller.client.get(path, params={"language": "pl"})
    assert page.status_code == 200
    assert "Aby ją zainstalować: python3 run add report" in page.text
    assert "<svg" not in page.text
    refused = caller.get(path, chart="cards", expect=404)
    assert "to install it: python3 run add report" in refused["error"]["message"]


# -- talking -----------------------------------------------------------------------------------------------------------


def test_chat(server: Server) -> None:
    match, ann, bob = server.pair(nickname="Ann")
    eve = server.browser()
    line = ann.post(here(match.id, "chat"), {"seat": 0, "text": " Good \u0007 luck! \n"})
    assert (line["number"], line["seat"], line["nickname"], line["text"]) == (1, 0, "Ann", "Good luck!")
    eve.post(here(match.id, "chat"), {"text": "hello"}, expect=403)
    eve.post("/api/me", {"nickname": "Eve"})
    assert eve.post(here(match.id, "chat"), {"text": "hello"})["nickname"] == "Eve"
    assert bob.post(here(match.id, "chat"), {"seat": 1, "text": "hello"})["number"] == 3
    bob.post(here(match.id, "chat"), {"seat": 1, "text": " \n "}, expect=400)
    bob.post(here(match.id, "chat"), {"seat": 1, "text": "x" * 501}, expect=400)


# -- the page's files --------------------------------------------------------------------------------------------------


def test_pages(server: Server) -> None:
    client = server.browser().client
    for path in ("/", "/match/whatever", "/join"):
        response = client.get(path)
        assert response.status_code == 200
        assert response.headers["content-type"] == "text/html; charset=utf-8"
        assert response.headers["cache-control"] == "no-cache"
        again = client.get(path, headers={"If-None-Match": response.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


def test_files_of_the_page(server: Server) -> None:
    """By the digest of its content a file is kept for good; by any other it is what there is now, asked for again."""
    client = server.browser().client
    kinds = {
        "match.css": "text/css; charset=utf-8",
        "ibm-plex-sans-latin.woff2": "font/woff2",
        "icon.svg": "image/svg+xml",
        "en.ftl": "text/plain; charset=utf-8",
        "match.js": "text/javascript; charset=utf-8",
        "OFL.txt": "text/plain; charset=utf-8",
    }
    for name, kind in kinds.items():
        plain = client.get(f"/page/any/{name}", headers={"Accept-Encoding": "identity"})
        assert (plain.status_code, plain.headers["content-type"]) == (200, kind), name
        assert "content-encoding" not in plain.headers
        assert plain.headers["cache-control"] == "no-cache"
        digest = plain.headers["etag"].strip('"')
        zipped = client.get(f"/page/{digest}/{name}", headers={"Accept-Encoding": "gzip"})
        assert zipped.content == plain.content
        assert zipped.headers["etag"] == plain.headers["etag"]
        assert zipped.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert ("content-encoding" in zipped.headers) == (not name.endswith("woff2"))


@pytest.mark.parametrize(
    ("accepted", "sent"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=0.8, gzip", "br"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("br; q=0.0, gzip;q=0", None),
        ("brave, gzipped", None),
        ("", None),
    ],
)
def test_files_are_compressed_as_the_browser_can_read_them(server: Server, accepted: str, sent: str | None) -> None:
    address = "/page/any/match.js"
    plain = server.browser().client.get(address, headers={"Accept-Encoding": "identity"})
    found = server.browser().client.get(address, headers={"Accept-Encoding": accepted})
    assert found.headers.get("content-encoding") == sent
    assert found.content == plain.content  # as the client has unpacked it


def test_a_picture_of_the_board_is_kept_for_good_by_its_digest(server: Server) -> None:
    ann = server.browser()
    for offer in ann.get("/api/games", language="pl"):
        address = f"/api/games/{offer['name']}/picture"
        kept = ann.client.get(f"{address}?digest={offer['picture']}")
        assert kept.headers["Content-Type"] == "image/svg+xml"
        assert "immutable" in kept.headers["Cache-Control"]
        assert kept.text.startswith("<svg")
        assert ann.client.get(address).headers["Cache-Control"] == "no-cache"
    assert "twilight-struggle" in ann.get("/api/games/chess/picture", expect=404)["error"]["message"]


def test_a_book_in_brief_is_kept_for_good_by_its_digest(server: Server) -> None:
    ann = server.browser()
    [digest] = [offer["book"] for offer in ann.get("/api/games", language="pl") if offer["name"] == GAME]
    address = f"/api/games/{GAME}/book?language=pl&brief=true"
    kept = ann.client.get(f"{address}&digest={digest}")
    assert kept.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert [rule["number"] for rule in kept.json()["rules"] if rule["text"]]  # those that explain instruments
    for asked in (address, f"{address}&digest=0", f"/api/games/{GAME}/book?language=en&brief=true&digest={digest}"):
        assert ann.client.get(asked).headers["cache-control"] == "no-cache"
    whole = ann.get(f"/api/games/{GAME}/book", language="pl")
    assert all(rule["text"] for rule in whole["rules"])
    assert {**whole, "rules": [], "brief": True} == {**kept.json(), "rules": []}
    assert len(kept.content) < 0.85 * len(json.dumps(whole, ensure_ascii=False).encode())
    match = ann.create("here", "here").id
    assert ann.client.get(f"/api/matches/{match}/screen?language=pl").json()["book"] == digest


def test_what_is_looked_up_is_compressed(server: Server) -> None:
    ann = server.browser()
    match = ann.create("here", "here").id
    for path, large in ((f"/api/matches/{match}/screen", True), ("/api/me", False)):
        zipped = ann.client.get(path, headers={"Accept-Encoding": "gzip"})
        assert (zipped.headers.get("content-encoding") == "gzip") == large
        assert zipped.json() == ann.client.get(path, headers={"Accept-Encoding": "identity"}).json()
        assert zipped.headers["cache-control"] == "no-store"


# -- how no is said ----------------------------------------------------------------------------------------------------


def test_what_is_not_there(server: Server) -> None:
    ann = server.browser()
    for path in ("/nowhere", "/api/nowhere", "/api/matches/aaaaaaaaaaaaaaaa/screen", "/api/matches/x/screen"):
        assert ann.get(path, expect=404)["error"]["code"] == "unknown"
    assert ann.request("DELETE", "/api/me", expect=405)["error"]["code"] == "bad_request"
    for path in ("/docs", "/redoc", "/openapi.json"):
        ann.get(path, expect=404)


def test_a_fault_of_ours_tells_nothing_of_itself(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("the secret of the database")

    monkeypatch.setattr(api_lobby, "matches_of", fail)
    ann = server.browser()
    ann.post("/api/me", {"nickname": "Ann"})
    told = ann.get("/api/matches", expect=500)["error"]
    assert told["code"] == "failed"
    assert "secret" not in told["message"]


def test_what_was_sent_is_not_repeated(server: Server) -> None:
    ann = server.browser()
    told = ann.post("/api/claim", {"key": "short", "nickname": "n" * 99}, expect=400)
    assert "short" not in json.dumps(told)
    assert "nnn" not in json.dumps(told)


# -- the OpenAPI document ----------------------------------------------------------------------------------------------


NO_JSON = {"keepsake": "text/html", "report": "text/html", "picture": "image/svg+xml"}


def test_the_document_is_complete(server: Server) -> None:
    document = server.browser().get("/api/openapi.json")
    schemas = document["components"]["schemas"]
    assert {"bearer", "apiKey"} == {
        scheme.get("scheme", scheme["type"]) for scheme in document["components"]["securitySchemes"].values()
    }
    paths = {path: item for path, item in document["paths"].items() if path.startswith("/api/")}
    assert len(paths) >= 18
    for path, item in paths.items():
        for method, told in item.items():
            assert told["description"], path
            assert told["tags"], path
            if path.endswith("/live"):
                continue
            assert set(map(str, STATUS.values())) <= set(told["responses"]), path
            if kind := NO_JSON.get(path.rsplit("/", 1)[-1]):
                assert kind in told["responses"]["200"]["content"]
                continue
            well = told["responses"]["200"]["content"]["application/json"]
            assert well.get("schema") or path.endswith("/record"), path
            assert method != "post" or told["requestBody"]["content"]["application/json"]["schema"], path
    live = document["paths"]["/api/matches/{match_id}/live"]["get"]
    names = {parameter["name"] for parameter in live["parameters"]}
    assert names == {"match_id", "seat", "language", "log", "version", "chat"}
    assert "1012" in live["description"]
    for name in ("Live", "ChatLine", "Screen", "Refusal"):
        assert name in schemas
    text = json.dumps(document)
    for reference in {part.split('"')[0] for part in text.split('"#/components/schemas/')[1:]}:
        assert reference in schemas, reference


# -- the journal -------------------------------------------------------------------------------------------------------


def test_the_journal_keeps_secrets(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "realpolitik.table")
    match, ann, bob = server.pair(nickname="Annabella")
    key = ann.post(here(match.id, "invite"), {"seat": 0})["key"]
    program = server.seated(key)
    program.screen(match.id, 0)
    program.post(here(match.id, "chat"), {"seat": 0, "text": "meet me at noon"})
    play(server, match.id, {0: ann, 1: bob}, 3)
    ann.get("/api/matches/x/screen%0Aerror forged", expect=404)
    lines = [formatter.format(record) for record in caplog.records for formatter in (Text(), Json())]
    told = "\n".join(lines)
    for secret in ("Annabella", "Bob", "noon", key, match.keys[1], ann.client.cookies["realpolitik_visitor"]):
        assert secret not in told
    assert program.headers["Authorization"].split()[1] not in told
    for event in ("match created", "seat taken", "move", "request"):
        assert event in told
    assert not any(line.startswith("error forged") for line in told.splitlines())
    for line in lines[1::2]:
        assert {"time", "level", "event"} <= set(json.loads(line))


def test_the_journal_tells_where_a_problem_arose() -> None:
    record = logging.LogRecord("realpolitik.table", logging.ERROR, __file__, 1, "error", None, None)
    record.facts = {"path": "/api/me", "text": "two words"}  # type: ignore[attr-defined]
    try:
        raise ValueError("why")
    except ValueError as error:
        record.exc_info = (type(error), error, error.__traceback__)
    assert 'path=/api/me text="two words"' in Text().format(record)
    assert "ValueError: why" in Text().format(record)
    assert "ValueError: why" in json.loads(Json().format(record))["trace"]
    write("something", thing=1)  # with nobody listening
