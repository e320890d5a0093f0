"""Who may do what: every door of the server, and everybody who may stand before it."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest
from starlette.datastructures import Headers
from starlette.routing import Route, WebSocketRoute
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect
from table.visitors import GAME, QUICK, Caller, NewMatch, Server, open_server, request_id

import realpolitik
from realpolitik.kernel.match import Answer, Match
from realpolitik.kernel.save import save
from realpolitik.table.refused import Refused
from realpolitik.table.security import (
    COOKIE,
    PAGE_HEADERS,
    Bucket,
    Proxies,
    address_of,
    check_origin,
    hashed,
    is_match_id,
    new_match_id,
    new_secret,
)
from realpolitik.table.settings import Limits, Settings

# -- the matrix --------------------------------------------------------------------------------------------------------

CALLERS = ("seat", "other seat", "spectator", "stranger", "key of the seat", "key of the other seat", "invitation")
ALL = dict.fromkeys(CALLERS, 200)
NOBODY = dict.fromkeys(CALLERS, 403)
SEAT = {**NOBODY, "seat": 200, "key of the seat": 200}  # all requests are about seat 0
BESIDE = dict.fromkeys(("spectator", "stranger", "invitation"), 403)  # who has no seat in the match
KNOWN = {**ALL, "stranger": 403, "invitation": 403}  # whoever has said who they are
NO_MAIL = dict.fromkeys(CALLERS, 400)  # the server cannot send any: there are no accounts
DEALT = {**NOBODY, "seat": 422, "key of the seat": 422}  # the program rolls and deals here: nothing is set right


class Scene:
    """A match of two people, and everybody who may ask. Seat 0, the host's, is asked, and has answered before."""

    def __init__(self, server: Server, over: bool = False) -> None:
        self.server = server
        self.match, seat, other = server.pair()
        self.free = server.browser().create("invite", "invite")  # a match with free seats, hosted by somebody else
        spectator = server.browser()
        spectator.post("/api/me", {"nickname": "Eve"})
        invite = f"/api/matches/{self.match.id}/invite"
        key = seat.post(invite, {"seat": 0})["key"]
        other_key = other.post(invite, {"seat": 1})["key"]
        self.callers: dict[str, Caller] = {
            "seat": seat,
            "other seat": other,
            "spectator": spectator,
            "stranger": server.browser(),
            "key of the seat": server.seated(key),
            "key of the other seat": server.seated(other_key),
            "invitation": server.program(key),  # of the seat, but not claimed: whoever made it may have kept it
        }
        self._until_seat_0_is_asked(seat, other)
        self.record = save(realpolitik.new(GAME, seed=7))
        if over:
            self._finish()

    def _until_seat_0_is_asked(self, seat: Caller, other: Caller) -> None:
        while not (shown := seat.screen(self.match.id, 0))["question"]:
            theirs = other.screen(self.match.id, 1)
            other.answer(self.match.id, 1, theirs["question"]["options"][0]["option"], theirs["version"])
        self.shown = shown
        option = shown["question"]["options"][0]["option"]
        self.version = seat.answer(self.match.id, 0, option, shown["version"])["version"]
        self.option = seat.screen(self.match.id, 0)["question"]["options"][0]["option"]

    def _finish(self) -> None:
        """The match is played to its end, whoever would have had to answer."""
        match = self.server.match(self.match.id)
        ends = [_ended(match, Random(seed)) for seed in range(12)]
        for seat, option in min(ends, key=len)[len(match.answers) :]:
            if seat >= 0:
                match.answer(option, seat)
        assert match.over

    def path(self, template: str) -> str:
        return template.format(match_id=self.match.id, game=GAME, digest="any", name="match.css")


class Scenes:
    """Scenes at one server: the same for all who change nothing in it."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self._unchanged: dict[bool, Scene] = {}

    def to_look_at(self, over: bool) -> Scene:
        if over not in self._unchanged:
            self._unchanged[over] = Scene(self.server, over)
        return self._unchanged[over]

    def to_change(self, over: bool) -> Scene:
        scene = self.to_look_at(over)
        del self._unchanged[over]
        return scene


def _ended(match: Match, random: Random) -> list[Answer]:
    """The answers of one way in which the match may go on to its end."""
    match = match.clone()
    while not match.over:
        match.answer(random.choice(match.question.options))
    return match.answers


class Row(NamedTuple):
    """A request, and the status with which each caller is answered."""

    method: str
    template: str
    expected: dict[str, int]
    body: Callable[[Scene], Any] | None = None  # what is posted
    query: Mapping[str, Any] = MappingProxyType({})
    over: bool = False  # of a match that is over


def seated(**fields: Any) -> Callable[[Scene], Any]:
    return lambda scene: {"seat": 0, **{name: _of(scene, value) for name, value in fields.items()}}


def _of(scene: Scene, value: Any) -> Any:
    return value(scene) if callable(value) else value


VERSION = lambda scene: scene.version  # noqa: E731
OPTION = lambda scene: scene.option  # noqa: E731
REQUEST = lambda scene: request_id()  # noqa: E731
LAST = lambda scene: len(scene.server.match(scene.match.id).answers) - 1  # noqa: E731
PLAY_ON = lambda scene: {"at": 3, "seats": [{"kind": "here"}, {"kind": "here"}]}  # noqa: E731
REGION = {"kind": "region", "name": "europe"}
MATCH = "/api/matches/{match_id}"

MATRIX = [
    Row("GET", "/health", ALL),
    Row("GET", "/ready", ALL),
    Row("GET", "/metrics", dict.fromkeys(CALLERS, 404)),
    Row("GET", "/", ALL),
    Row("GET", "/join", ALL),
    Row("GET", "/mail", ALL),
    Row("GET", "/account", ALL),
    Row("POST", "/mail", ALL, query={"stop": "nothing"}),  # mail programs show no key, and come from no page
    Row("GET", "/match/{match_id}", ALL),
    Row("GET", "/rules/{game}", ALL),
    Row("GET", "/worker.js", ALL),
    Row("GET", "/page/{digest}/{name}", ALL),
    Row("GET", "/api/openapi.json", ALL),
    Row("GET", "/api/games", ALL),
    Row("GET", "/api/games/{game}/book", ALL),
    Row("GET", "/api/games/{game}/picture", ALL),
    Row("GET", "/api/me", ALL),
    Row("POST", "/api/me", ALL, lambda scene: {"nickname": "Zoe"}),
    Row("GET", "/api/matches", ALL),
    Row("GET", "/api/tables", ALL),
    Row("POST", "/api/matches", ALL, lambda scene: {"game": GAME, "seats": [{"kind": "here"}, {"kind": "here"}]}),
    Row("POST", "/api/scenes", ALL, lambda scene: {"game": "twilight-struggle", "scene": "ts-coup"}),
    Row("POST", "/api/records", ALL, lambda scene: {"record": scene.record}),
    Row(
        "POST",
        "/api/records/match",
        ALL,
        lambda scene: {"record": scene.record, "seats": [{"kind": "here"}, {"kind": "here"}]},
    ),
    Row("POST", "/api/invitation", ALL, lambda scene: {"key": scene.free.keys[0]}),
    Row("POST", "/api/account/link", NO_MAIL, lambda scene: {"mailbox": "ann@example.org"}),
    Row("POST", "/api/account/look", NO_MAIL, lambda scene: {"secret": "nothing at all"}),
    Row("POST", "/api/account/open", NO_MAIL, lambda scene: {"secret": "nothing at all"}),
    Row("POST", "/api/account/leave", NOBODY, lambda scene: {}),  # nobody is signed in
    Row("POST", "/api/account/delete", NOBODY, lambda scene: {"for_good": True}),
    Row("POST", "/api/mail/confirm", ALL, lambda scene: {"secret": "nothing at all"}),
    Row("POST", "/api/mail/stop", ALL, lambda scene: {"secret": "nothing at all"}),
    Row("POST", "/api/claim", ALL, lambda scene: {"key": scene.free.keys[0]}),
    Row("GET", f"{MATCH}/screen", ALL),
    Row("GET", f"{MATCH}/screen", SEAT, query={"seat": 0}),
    Row("GET", f"{MATCH}/screen", NOBODY, query={"seat": 7}),
    Row("GET", f"{MATCH}/history", ALL, query={"at": 3}),
    Row("GET", f"{MATCH}/history", SEAT, query={"at": 3, "seat": 0}),
    Row("GET", f"{MATCH}/history", ALL, query={"at": 3, "seat": 0}, over=True),
    Row("GET", f"{MATCH}/steps", ALL, query={"since": 0}),
    Row("GET", f"{MATCH}/steps", SEAT, query={"since": 0, "seat": 0}),
    Row("GET", f"{MATCH}/course", ALL),
    Row("GET", f"{MATCH}/facts", ALL, query=REGION),
    Row("GET", f"{MATCH}/facts", SEAT, query={**REGION, "seat": 0}),
    Row("GET", f"{MATCH}/cards", ALL),
    Row("GET", f"{MATCH}/cards", SEAT, query={"seat": 0}),
    Row("GET", f"{MATCH}/prospects", SEAT, query={"seat": 0}),
    Row("GET", f"{MATCH}/prospect", SEAT, query={"seat": 0, "option": OPTION}),
    Row("GET", f"{MATCH}/hint", SEAT, query={"seat": 0}),
    Row("GET", f"{MATCH}/dice", ALL),
    Row("GET", f"{MATCH}/record", NOBODY),
    Row("GET", f"{MATCH}/record", ALL, over=True),
    Row("GET", f"{MATCH}/keepsake", NOBODY),
    Row("GET", f"{MATCH}/keepsake", ALL, over=True),
    Row("GET", f"{MATCH}/report", NOBODY),
    Row("GET", f"{MATCH}/report", ALL, over=True),
    Row("GET", f"{MATCH}/analysis", NOBODY),
    Row("GET", f"{MATCH}/analysis", ALL, over=True),
    Row("POST", f"{MATCH}/branch", NOBODY, PLAY_ON),
    Row("POST", f"{MATCH}/branch", ALL, PLAY_ON, over=True),
    Row("POST", f"{MATCH}/answer", SEAT, seated(version=VERSION, option=OPTION, request=REQUEST)),
    Row("POST", f"{MATCH}/draft", SEAT, seated(version=VERSION, answers=[])),
    Row("POST", f"{MATCH}/draft/prospects", SEAT, seated(version=VERSION, answers=[])),
    Row("POST", f"{MATCH}/draft/prospect", SEAT, seated(version=VERSION, answers=[], option=OPTION)),
    Row("POST", f"{MATCH}/draft/facts", SEAT, seated(version=VERSION, answers=[], **REGION)),
    Row("POST", f"{MATCH}/draft/hint", SEAT, seated(version=VERSION, answers=[])),
    Row("POST", f"{MATCH}/undo", SEAT, seated(version=VERSION, request=REQUEST)),
    Row("GET", f"{MATCH}/corrections", DEALT, query={"seat": 0}),
    Row("POST", f"{MATCH}/correct", DEALT, seated(version=VERSION, option=OPTION, request=REQUEST)),
    Row("POST", f"{MATCH}/hold", DEALT, seated(version=VERSION, hand="ussr", cards=["fidel"], request=REQUEST)),
    Row("POST", f"{MATCH}/takeback", SEAT, seated(version=VERSION, keep=LAST)),
    Row("POST", f"{MATCH}/takeback/reply", {**NOBODY, "seat": 409, "key of the seat": 409}, seated(agree=True)),
    Row("POST", f"{MATCH}/draw", SEAT, seated(version=VERSION)),
    Row("POST", f"{MATCH}/draw/reply", {**NOBODY, "seat": 409, "key of the seat": 409}, seated(agree=True)),
    Row("POST", f"{MATCH}/chat", SEAT, seated(text="hello")),
    Row("POST", f"{MATCH}/chat", KNOWN, lambda scene: {"text": "hello"}),
    Row("POST", f"{MATCH}/block", {**KNOWN, "seat": 400, "key of the seat": 400}, seated()),
    Row("POST", f"{MATCH}/complain", {**KNOWN, "seat": 400, "key of the seat": 400}, seated(reason="rude")),
    Row("POST", f"{MATCH}/quiet", {**NOBODY, "seat": 200}, lambda scene: {"quiet": True}),
    Row("GET", "/api/blocks", ALL),
    Row("POST", "/api/blocks/end", dict.fromkeys(CALLERS, 404), lambda scene: {"id": "nothing"}),
    Row("GET", f"{MATCH}/comments", ALL),
    Row("GET", f"{MATCH}/comments", ALL, over=True),
    Row("POST", f"{MATCH}/comments", NOBODY, seated(at=3, text="hello")),
    Row("POST", f"{MATCH}/comments", SEAT, seated(at=3, text="hello"), over=True),
    Row("POST", f"{MATCH}/comments/remove", {**ALL, **BESIDE}, lambda scene: {"number": 1}, over=True),  # there is none
    Row("GET", f"{MATCH}/bells", SEAT, query={"seat": 0}),
    Row("POST", f"{MATCH}/bells", SEAT, seated(kind="hook", address="")),
    Row("POST", f"{MATCH}/bells", SEAT, seated(kind="push", address="")),
    Row("POST", f"{MATCH}/invite", SEAT, seated()),
    Row("POST", f"{MATCH}/resign", SEAT, seated(version=VERSION, request=REQUEST)),
    Row("POST", f"{MATCH}/empty", {**NOBODY, "seat": 200}, seated()),  # seat 0 is the host's
    Row("POST", f"{MATCH}/replace", NOBODY, seated(bot="random")),  # somebody sits there, so that even the host cannot
    Row("POST", f"{MATCH}/open", NOBODY, lambda scene: {"open": True}),  # nor may the host: no seat is free
    Row("POST", f"{MATCH}/open", {**NOBODY, "seat": 200}, lambda scene: {"open": False}),
    Row("POST", f"{MATCH}/sit", NOBODY, seated()),  # the table is not open
    Row("POST", f"{MATCH}/again", NOBODY, lambda scene: {"match": scene.match.id}),  # nor may the host: it goes on
    Row("POST", f"{MATCH}/follow", NOBODY, seated()),  # nobody has begun another game
    Row("POST", f"{MATCH}/archive", {**ALL, **BESIDE}, lambda scene: {"archived": True}),
    Row("POST", f"{MATCH}/delete", NOBODY, lambda scene: {"for_good": True}),  # another sits there: nor may the host
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with open_server(tmp_path_factory.mktemp("server")) as opened:
        yield opened


@pytest.fixture(scope="module")
def scenes(server: Server) -> Scenes:
    return Scenes(server)


def named(row: Row) -> str:
    over = " of a match that is over" if row.over else ""
    return f"{row.method} {row.template}{' ' + str(list(row.query)) if row.query else ''}{over}"


@pytest.mark.parametrize("row", MATRIX, ids=[f"{number} {named(row)}" for number, row in enumerate(MATRIX)])
def test_every_door_is_open_to_those_it_should_be(row: Row, scenes: Scenes) -> None:
    pages = {
        "/",
        "/join",
        "/mail",
        "/account",
        "/match/{match_id}",
        "/rules/{game}",
        "/worker.js",
        "/page/{digest}/{name}",
    }
    for name in CALLERS:
        changes = row.method == "POST" and row.expected[name] == 200  # what is refused changes nothing
        scene = scenes.to_change(row.over) if changes else scenes.to_look_at(row.over)
        caller = scene.callers[name]
        query = {key: _of(scene, value) for key, value in row.query.items()}
        path = scene.path(row.template)
        body = row.body(scene) if row.body else None
        content = {} if body is None else {"json": body}
        told = caller.request(row.method, path, expect=row.expected[name], params=query, **content)
        if row.expected[name] == 403:
            assert told["error"]["code"] == "not_yours", name
        assert row.template in pages or told != "", name


def test_no_door_is_forgotten(server: Server) -> None:
    """A new route has to be put into the matrix, or this fails."""
    routes = list(all_routes(server.app.routes))
    assert all(isinstance(route, Route | WebSocketRoute) for route in routes)
    doors = {(method, it.path) for it in routes if isinstance(it, Route) for method in (it.methods or set()) - {"HEAD"}}
    assert doors == {(row.method, row.template) for row in MATRIX}
    assert [route.path for route in routes if isinstance(route, WebSocketRoute)] == [f"{MATCH}/live"]


def all_routes(routes: Iterable[Any]) -> Iterator[Any]:
    """Those of routers inside others, too."""
    for route in routes:
        if hasattr(route, "original_router"):
            yield from all_routes(route.original_router.routes)
        else:
            yield route


@pytest.mark.parametrize("name", CALLERS)
def test_the_live_channel_shows_a_seat_to_those_who_hold_it(name: str, server: Server) -> None:
    scene = Scene(server)
    caller, match = scene.callers[name], scene.match.id
    with caller.live(match) as socket:
        assert socket.receive_json()["screen"]["seat"] is None
    with caller.live(match, 0) as socket:
        if SEAT[name] == 200:
            assert socket.receive_json()["screen"]["seat"] == 0
            return
        with pytest.raises(WebSocketDisconnect) as sent_away:
            socket.receive_json()
    assert sent_away.value.code == 1008
    assert sent_away.value.reason.startswith("not_yours: ")


def test_matches_are_listed_to_those_who_sit_at_them(server: Server) -> None:
    scene = Scene(server)
    for name, caller in scene.callers.items():
        listed = [match["match"] for match in caller.get("/api/matches")["running"]]
        assert (scene.match.id in listed) == (name not in ("spectator", "stranger", "invitation")), name


# -- what only the host may do -----------------------------------------------------------------------------------------


def test_the_host_alone_disposes_of_free_seats(server: Server) -> None:
    host, guest = server.browser(), server.browser()
    match = host.create("here", "invite")
    guest.post("/api/me", {"nickname": "Eve"})
    for path, body in (("invite", {"seat": 1}), ("replace", {"seat": 1, "bot": "random"})):
        for caller in (guest, server.browser(), server.program(match.keys[1])):
            caller.post(f"/api/matches/{match.id}/{path}", body, expect=403)
    new = host.post(f"/api/matches/{match.id}/invite", {"seat": 1})["key"]
    guest.post("/api/claim", {"key": match.keys[1]}, expect=404)  # the earlier invitation is void
    host.post(f"/api/matches/{match.id}/replace", {"seat": 1, "bot": "random"})
    guest.post("/api/claim", {"key": new}, expect=404)  # and a bot's seat has no key
    host.post(f"/api/matches/{match.id}/invite", {"seat": 1}, expect=403)
    host.post(f"/api/matches/{match.id}/replace", {"seat": 0, "bot": "random"}, expect=403)
    host.post(f"/api/matches/{match.id}/replace", {"seat": 9, "bot": "random"}, expect=400)
    host.post(f"/api/matches/{match.id}/replace", {"seat": 1, "bot": "nobody"}, expect=400)


# -- invitations -------------------------------------------------------------------------------------------------------


def test_an_invitation_names_game_host_and_side_before_anybody_sits_down(server: Server) -> None:
    host, bob = server.browser(), server.browser()
    host.post("/api/me", {"nickname": "Ann"})
    match = host.create("here", "invite")
    told = bob.post("/api/invitation?language=pl", {"key": match.keys[1]})
    assert told == {
        "title": "Zimna wojna (Twilight Struggle)",
        "host": "Ann",
        "seat": {"name": "ussr", "title": "ZSRR"},
    }
    assert [seat["taken"] for seat in host.screen(match.id)["seats"]] == [True, False]
    bob.post("/api/invitation", {"key": 32 * "x"}, expect=404)
    nameless = server.browser().create("here", "invite")
    assert bob.post("/api/invitation", {"key": nameless.keys[1]})["host"] == ""


def test_whoever_has_the_link_has_the_seat_and_is_seen_to(server: Server) -> None:
    host, bob, phone = server.browser(), server.browser(), server.browser()
    match = host.create("here", "invite")
    key = match.keys[1]
    claimed = {"match": match.id, "seat": 1, "key": ""}
    assert bob.post("/api/claim", {"key": key, "nickname": "Bob"}) == claimed
    assert bob.post("/api/claim", {"key": key}) == claimed  # he follows the link again
    assert host.screen(match.id)["seats"][1]["holders"] == 1
    assert phone.post("/api/claim", {"key": key}) == claimed  # and on another device
    assert phone.screen(match.id, 1)["view"]["hand"] == bob.screen(match.id, 1)["view"]["hand"]
    assert bob.screen(match.id, 1)["seats"][1]["holders"] == 2  # nobody looks into a hand unseen
    assert [seat["nickname"] for seat in host.screen(match.id)["seats"]] == ["", "Bob"]


def test_a_new_link_for_ones_own_seat_ends_the_invitation(server: Server) -> None:
    host, bob, eve = server.browser(), server.browser(), server.browser()
    match = host.create("here", "invite")
    bob.post("/api/claim", {"key": match.keys[1], "nickname": "Bob"})
    new = bob.post(f"/api/matches/{match.id}/invite", {"seat": 1})["key"]
    host.post("/api/claim", {"key": match.keys[1]}, expect=404)  # who knew the first one
    assert eve.post("/api/claim", {"key": new})["seat"] == 1
    bob.screen(match.id, 1)


def holders(server: Server, match: NewMatch) -> list[int]:
    return [seat["holders"] for seat in server.browser().screen(match.id)["seats"]]


def test_a_program_claims_a_seat_and_gets_a_key_of_its_own(server: Server) -> None:
    """Nobody looks into a hand with a key and leaves no trace."""
    host, bob = server.browser(), server.browser()
    match = host.create("here", "invite")
    invited = server.program(match.keys[1])
    refused = invited.get(f"/api/matches/{match.id}/screen", seat=1, expect=403)
    assert "claim" in refused["error"]["message"]
    assert not host.screen(match.id)["seats"][1]["taken"]
    claimed = invited.post("/api/claim", {"key": match.keys[1], "nickname": "Robot"})
    assert (claimed["match"], claimed["seat"]) == (match.id, 1)
    assert claimed["key"] != match.keys[1]
    program = server.program(claimed["key"])
    assert program.screen(match.id, 1)["seats"][1]["mine"]
    assert host.screen(match.id)["seats"][1]["nickname"] == "Robot"
    again = program.post("/api/claim", {"key": match.keys[1], "nickname": "Robert"})  # as often as it likes
    assert again == {"match": match.id, "seat": 1, "key": ""}
    assert host.screen(match.id)["seats"][1]["nickname"] == "Robert"
    assert holders(server, match) == [1, 1]
    bob.post("/api/claim", {"key": match.keys[1]})  # whoever has the link may sit beside it, and is seen to
    assert holders(server, match) == [1, 2]
    program.get(f"/api/matches/{match.id}/screen", seat=0, expect=403)


@pytest.mark.parametrize("guest", ["browser", "program"])
def test_a_host_does_not_look_into_a_guests_hand_unseen(guest: str, server: Server) -> None:
    host = server.browser()
    match = host.create("here", "invite")
    key = match.keys[1]
    if guest == "browser":
        server.browser().post("/api/claim", {"key": key})
    else:
        server.seated(key)
    peeking = server.program(key)  # the host has made the invitation, and knows its key
    peeking.get(f"/api/matches/{match.id}/screen", seat=1, expect=403)
    with peeking.live(match.id, 1) as socket, pytest.raises(WebSocketDisconnect) as sent_away:
        socket.receive_json()
    assert sent_away.value.code == 1008
    as_cookie = server.browser()
    as_cookie.client.cookies.set(COOKIE, key)
    as_cookie.get(f"/api/matches/{match.id}/screen", seat=1, expect=403)
    assert holders(server, match) == [1, 1]
    server.seated(key).screen(match.id, 1)  # claiming is the only way in, and all see that somebody came
    assert holders(server, match) == [1, 2]


def test_a_key_that_was_revoked_is_worth_nothing_in_any_header(server: Server) -> None:
    host = server.browser()
    match = host.create("here", "invite")
    old = match.keys[1]
    guest = server.seated(old)
    guest.post(f"/api/matches/{match.id}/invite", {"seat": 1})  # ends the invitation
    # as one was kept by programs that sent it when keys were visitors themselves
    server.hall.store.claim(hashed(old), match.id, 1, "")
    server.program(old).get(f"/api/matches/{match.id}/screen", seat=1, expect=403)
    server.program(old).post("/api/claim", {"key": old}, expect=403)
    browser = server.browser()
    browser.client.cookies.set(COOKIE, old)
    browser.get(f"/api/matches/{match.id}/screen", seat=1, expect=403)
    browser.post("/api/claim", {"key": old}, expect=404)
    guest.screen(match.id, 1)  # whoever claimed the seat while it was good holds it


# -- a seat is emptied -------------------------------------------------------------------------------------------------


def test_the_host_empties_a_seat_and_all_that_opened_it_is_void(server: Server) -> None:
    host, bob = server.browser(), server.browser()
    match = host.create("here", "invite")
    bob.post("/api/claim", {"key": match.keys[1], "nickname": "Bob"})
    program = server.seated(match.keys[1])
    device = bob.post(f"/api/matches/{match.id}/invite", {"seat": 1})["key"]
    assert holders(server, match) == [1, 2]
    empty = f"/api/matches/{match.id}/empty"
    for other in (bob, program, server.browser()):
        other.post(empty, {"seat": 1}, expect=403)
    host.post(empty, {"seat": 9}, expect=400)
    host.post(empty, {"seat": 1})
    seat = host.screen(match.id)["seats"][1]
    assert (seat["kind"], seat["taken"], seat["nickname"], seat["holders"]) == ("person", False, "", 0)
    for secret in (program.headers["Authorization"].split()[1], device, match.keys[1]):
        server.program(secret).get(f"/api/matches/{match.id}/screen", seat=1, expect=403)
        server.browser().post("/api/claim", {"key": secret}, expect=404)
        cookie = server.browser()
        cookie.client.cookies.set(COOKIE, secret)
        cookie.get(f"/api/matches/{match.id}/screen", seat=1, expect=403)
    bob.get(f"/api/matches/{match.id}/screen", seat=1, expect=403)
    assert match.id not in [it["match"] for it in bob.get("/api/matches")["running"]]
    new = host.post(f"/api/matches/{match.id}/invite", {"seat": 1})["key"]  # somebody else may come
    server.browser().post("/api/claim", {"key": new, "nickname": "Zoe"})
    assert host.screen(match.id)["seats"][1]["nickname"] == "Zoe"
    host.post(empty, {"seat": 1})
    host.post(f"/api/matches/{match.id}/replace", {"seat": 1, "bot": "random"})  # or a bot
    host.post(empty, {"seat": 1}, expect=403)


def look_on(socket: WebSocketTestSession) -> None:
    """Look at all that comes, until one is sent away."""
    while True:
        socket.receive_json()


def test_whoever_looks_from_a_seat_that_is_emptied_is_sent_away(server: Server) -> None:
    match, host, bob = server.pair()
    with bob.live(match.id, 1) as at_seat, bob.live(match.id) as beside:
        assert at_seat.receive_json()["screen"]["seat"] == 1
        while beside.receive_json()["screen"]["seats"][1]["holders"] != 1:
            pass
        host.post(f"/api/matches/{match.id}/empty", {"seat": 1})
        with pytest.raises(WebSocketDisconnect) as sent_away:
            look_on(at_seat)
        assert sent_away.value.code == 1008
        assert sent_away.value.reason.startswith("not_yours: ")
        while (seat := beside.receive_json()["screen"]["seats"][1])["holders"]:
            pass
        assert not seat["mine"]


def test_a_proposal_ends_with_a_seat_that_is_emptied(server: Server) -> None:
    scene = Scene(server)
    host = scene.callers["seat"]
    host.post(f"/api/matches/{scene.match.id}/takeback", {"seat": 0, "version": scene.version, "keep": LAST(scene)})
    assert host.screen(scene.match.id, 0)["proposal"]
    host.post(f"/api/matches/{scene.match.id}/empty", {"seat": 1})
    assert host.screen(scene.match.id, 0)["proposal"] is None
    assert server.hall.store.proposal(scene.match.id) is None


def test_the_seats_of_a_real_table_stay_at_one_screen(server: Server) -> None:
    ann = server.browser()
    match = ann.create("here", "here", by_hand={"cards": False})
    ann.post(f"/api/matches/{match.id}/empty", {"seat": 1}, expect=400)


def test_a_key_for_another_device_opens_the_same_seat(server: Server) -> None:
    match, ann, _ = server.pair()
    key = ann.post(f"/api/matches/{match.id}/invite", {"seat": 0})["key"]
    phone = server.browser()
    assert phone.post("/api/claim", {"key": key})["seat"] == 0
    assert phone.screen(match.id, 0)["view"]["hand"] == ann.screen(match.id, 0)["view"]["hand"]
    phone.get(f"/api/matches/{match.id}/screen", seat=1, expect=403)


@pytest.mark.parametrize("header", ["Bearer wrong-key-000000", "Bearer "])
def test_a_key_that_opens_nothing_is_refused_even_with_a_cookie(header: str, server: Server) -> None:
    match, ann, _ = server.pair()
    told = ann.request(
        "GET", f"/api/matches/{match.id}/screen", params={"seat": 0}, headers={"Authorization": header}, expect=403
    )
    assert "wrong-key" not in str(told)


@pytest.mark.parametrize("header", ["Basic dXNlcjpwYXNz", "nonsense"])
def test_what_was_meant_for_a_proxy_is_not_for_us(header: str, server: Server) -> None:
    match, ann, _ = server.pair()
    ann.request("GET", f"/api/matches/{match.id}/screen", params={"seat": 0}, headers={"Authorization": header})


def test_of_secrets_only_hashes_are_stored(server: Server, tmp_path: Path) -> None:
    ann = server.browser()
    match = ann.create("here", "invite")
    program = server.seated(match.keys[1])
    secrets = [match.keys[1], ann.client.cookies[COOKIE], program.headers["Authorization"].split()[1]]
    with server.hall.store._engine.connect() as connection:
        dump = "\n".join(connection.connection.driver_connection.iterdump())  # type: ignore[union-attr]
    for secret in secrets:
        assert secret not in dump
        assert hashed(secret) in dump


# -- requests that come from elsewhere ---------------------------------------------------------------------------------

FOREIGN = [
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Origin": "http://testserver.evil.example"},
    {"Origin": "http://testserver:81"},
    {"X-Realpolitik": ""},
    {"X-Realpolitik": "0"},
]


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_what_another_site_posts_with_our_cookie_is_refused(headers: dict[str, str], server: Server) -> None:
    ann = server.browser()
    ann.post("/api/me", {"nickname": "Ann"})
    ann.request("POST", "/api/me", json={"nickname": "Eve"}, headers=headers, expect=403)
    assert ann.get("/api/me")["nickname"] == "Ann"


def test_a_form_cannot_post(server: Server) -> None:
    ann = server.browser()
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
        ann.request("POST", "/api/me", content=b'{"nickname": "Eve"}', headers={"Content-Type": kind}, expect=400)


def test_without_an_origin_the_browser_must_say_that_it_is_the_same(server: Server) -> None:
    ann = server.browser()
    del ann.headers["Origin"]
    ann.post("/api/me", {"nickname": "Ann"}, expect=403)
    for site, status in (("same-origin", 200), ("same-site", 403), ("cross-site", 403), ("none", 403)):
        ann.headers["Sec-Fetch-Site"] = site
        ann.post("/api/me", {"nickname": "Ann"}, expect=status)


def test_another_site_gets_no_live_channel(server: Server) -> None:
    match, ann, _ = server.pair()
    ann.headers["Origin"] = "https://evil.example"
    with ann.live(match.id, 0) as socket, pytest.raises(WebSocketDisconnect) as sent_away:
        socket.receive_json()
    assert sent_away.value.code == 1008
    del ann.headers["Origin"]  # no browser leaves it out
    with ann.live(match.id, 0) as socket:
        assert socket.receive_json()["screen"]["seat"] == 0


def test_a_key_needs_no_origin(server: Server) -> None:
    match, ann, _ = server.pair()
    key = ann.post(f"/api/matches/{match.id}/invite", {"seat": 0})["key"]
    server.seated(key).post(f"/api/matches/{match.id}/chat", {"seat": 0, "text": "hello"})


@pytest.mark.parametrize(
    ("scheme", "origin", "host", "well"),
    [
        ("http", "http://table.example", "table.example", True),
        ("http", "https://table.example", "table.example", True),  # a proxy that we do not know of adds the s
        ("https", "http://table.example", "table.example", False),
        ("http", "http://table.example:8000", "table.example:8000", True),
        ("http", "http://table.example:8000", "table.example", False),
        ("http", "ftp://table.example", "table.example", False),
        ("http", "http://", "", False),
        ("http", "null", "", False),
        ("http", "http://table.example/", "table.example", False),
    ],
)
def test_origins(scheme: str, origin: str, host: str, well: bool) -> None:
    headers = Headers({"origin": origin, "host": host})
    if well:
        check_origin(scheme, headers)
    else:
        with pytest.raises(Refused):
            check_origin(scheme, headers)


# -- cookies and headers -----------------------------------------------------------------------------------------------


def test_merely_looking_makes_no_visitor(server: Server) -> None:
    match, _, _ = server.pair()
    stranger = server.browser()
    for path in ("/", "/api/me", "/api/matches", "/api/games", f"/api/matches/{match.id}/screen"):
        stranger.get(path)
    assert dict(stranger.client.cookies) == {}


def test_the_cookie_is_kept_from_scripts_and_other_sites(server: Server) -> None:
    for base, secure in (("http://testserver", False), ("https://testserver", True)):
        client = server._new_client()
        client.base_url = base  # type: ignore[assignment]
        response = client.post("/api/me", json={"nickname": "Ann"}, headers={"Origin": base, "X-Realpolitik": "1"})
        cookie = response.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "path=/" in cookie
        assert ("secure" in cookie) == secure


def test_a_cookie_that_we_did_not_make_is_replaced(server: Server) -> None:
    """Nobody can give a visitor a cookie that he knows."""
    ann = server.browser()
    for chosen in ("chosen-by-somebody-else", new_secret()):
        ann.client.cookies.set(COOKIE, chosen)
        ann.post("/api/me", {"nickname": "Ann"})
        assert server.hall.store.visitor(hashed(chosen)) is None
        ann.client.cookies.clear()


def test_every_answer_has_the_headers(server: Server) -> None:
    match, ann, _ = server.pair()
    for path in (
        "/",
        "/nowhere",
        "/api/nowhere",
        "/api/me",
        f"/api/matches/{match.id}/screen?seat=1",
        "/page/nothing.js",
    ):
        response = ann.client.get(path)
        for name, value in PAGE_HEADERS.items():
            assert response.headers[name] == value, path
        if path.startswith("/api"):
            assert response.headers["cache-control"] == "no-store"
    policy = PAGE_HEADERS["Content-Security-Policy"]
    assert "unsafe" not in policy
    assert "*" not in policy


def test_nothing_outside_the_page_is_handed_out(server: Server) -> None:
    client = server._new_client()
    for path in (
        "../app.py",
        "any/..%2fapp.py",
        "any/%2e%2e/app.py",
        "any/types.d.ts",
        "any/match.html",
        "any/answering.js",
        "match.js",
        "",
        "fonts",
        "any/a%00.js",
        "/etc/passwd",
    ):
        assert client.get(f"/page/{path}").status_code == 404, path


# -- limits ------------------------------------------------------------------------------------------------------------


def limited(**limits: Any) -> Settings:
    return Settings(workers=0, apart=False, bot_pause=0.0, limits=Limits(**limits))


def test_a_body_may_not_be_large(server: Server) -> None:
    ann = server.browser()
    for content in (b" " * 70_000, iter([b" " * 40_000, b" " * 40_000])):  # told beforehand, or found out on the way
        ann.request("POST", "/api/me", content=content, headers={"Content-Type": "application/json"}, expect=413)


def test_too_many_requests(tmp_path: Path) -> None:
    with open_server(tmp_path, limited(requests=0.001, requests_at_once=3)) as server:
        ann = server.browser()
        for _ in range(3):
            ann.get("/api/me")
        assert ann.get("/api/me", expect=429)["error"]["code"] == "too_many"
        with ann.live("aaaaaaaaaaaaaaaa") as socket, pytest.raises(WebSocketDisconnect) as sent_away:
            socket.receive_json()
        assert sent_away.value.reason.startswith("too_many: ")


def test_too_many_matches_answers_and_lines(tmp_path: Path) -> None:
    with open_server(tmp_path, limited(matches=1, answers=1.0, chat_lines=2)) as server:
        ann = server.browser()
        match = ann.create("here", "here")
        ann.post("/api/matches", {"game": GAME, "seats": [{"kind": "here"}, {"kind": "here"}]}, expect=429)
        for status in (200, 200, 429):
            ann.post(f"/api/matches/{match.id}/chat", {"seat": 0, "text": "hello"}, expect=status)
        for status in (409, 429):
            ann.answer(match.id, 0, 1, 0, expect=status)


def test_clearing_cookies_makes_no_more_visitors_of_one_address(tmp_path: Path) -> None:
    with open_server(tmp_path, limited(visitors=3)) as server:
        ann = server.browser()
        match = ann.create("here", "invite")
        for status in (200, 200, 429):
            server.browser().post("/api/me", {"nickname": "Eve"}, expect=status)
        wanted = {"game": GAME, "seats": [{"kind": "here"}, {"kind": "here"}]}
        server.browser().post("/api/matches", wanted, expect=429)
        server.browser().post("/api/claim", {"key": match.keys[1]}, expect=429)
        server.program(match.keys[1]).post("/api/claim", {"key": match.keys[1]}, expect=429)
        ann.post("/api/me", {"nickname": "Ann"})  # who has come before is not new
        assert holders(server, match) == [1, 0]


def test_too_many_sit_down_at_one_match(tmp_path: Path) -> None:
    with open_server(tmp_path, limited(claims=2)) as server:
        host, bob = server.browser(), server.browser()
        match, other = host.create("here", "invite"), host.create("here", "invite")
        claim = {"key": match.keys[1]}
        bob.post("/api/claim", claim)
        server.browser().post("/api/claim", claim)
        server.browser().post("/api/claim", claim, expect=429)
        server.program(match.keys[1]).post("/api/claim", claim, expect=429)
        bob.post("/api/claim", claim)  # he sits there already
        bob.post("/api/claim", {"key": other.keys[1]})
        assert holders(server, match) == [1, 2]


def test_strangers_who_talk_are_counted_together_and_players_can_talk_on(tmp_path: Path) -> None:
    with open_server(tmp_path, limited(chat_beside=3, chat_lines=2)) as server:
        match, ann, bob = server.pair()
        chat, line = f"/api/matches/{match.id}/chat", {"seat": None, "text": "buy here"}
        for status in (200, 200, 200, 429, 429):
            stranger = server.browser()
            stranger.post("/api/me", {"nickname": "Eve"})
            stranger.post(chat, line, expect=status)
        ann.post(chat, {"seat": 0, "text": "hello"})
        bob.post(chat, {"seat": 1, "text": "hello"})
        phone = server.seated(bob.post(f"/api/matches/{match.id}/invite", {"seat": 1})["key"])
        for status in (200, 429):  # one seat, however many sit in it
            phone.post(chat, {"seat": 1, "text": "hello"}, expect=status)


def test_lines_of_chat_are_counted_by_address(tmp_path: Path) -> None:
    with open_server(tmp_path, limited(chat_of_address=3)) as server:
        first, second = server.pair(), server.pair()
        for (match, ann, bob), statuses in ((first, (200, 200)), (second, (200, 429))):
            for seat, (caller, status) in enumerate(zip((ann, bob), statuses, strict=True)):
                caller.post(f"/api/matches/{match.id}/chat", {"seat": seat, "text": "hello"}, expect=status)


def test_a_match_does_not_grow_without_end(tmp_path: Path) -> None:
    """Whoever answers and takes back, again and again, comes to an end of that; then the game goes on to its own."""
    with open_server(tmp_path, limited(moves=7, answers=1e6)) as server:
        ann = server.browser()
        match = ann.create("here", "here").id

        def answer() -> dict[str, int]:
            shown = next(it for it in (ann.screen(match, 0), ann.screen(match, 1)) if it["question"])
            seat, option = shown["question"]["seat"], shown["question"]["options"][0]["option"]
            return {"seat": seat, **ann.answer(match, seat, option, shown["version"])}

        taken_back = 0
        for _ in range(6):
            given = answer()
            reached = given["version"] >= 7
            undone = ann.post(
                f"/api/matches/{match}/undo", {**given, "request": request_id()}, expect=429 if reached else 200
            )
            taken_back += "version" in undone
        assert (taken_back, given["version"]) == (3, 10)
        before_it = len(server.match(match).answers) - 1
        ann.post(f"/api/matches/{match}/takeback", {**given, "keep": before_it}, expect=429)


def test_too_many_looks(tmp_path: Path) -> None:
    with open_server(tmp_path, limited(looks=0.2)) as server:
        match, ann, _ = server.pair()
        ann.get(f"/api/matches/{match.id}/history", at=0)
        for path in ("history", "steps", "prospects", "prospect", "hint"):
            ann.get(f"/api/matches/{match.id}/{path}", seat=0, at=0, since=0, option=1, expect=429)


def test_too_many_live_channels(tmp_path: Path) -> None:
    with open_server(tmp_path, limited(sockets_of_address=2)) as server:
        match, ann, bob = server.pair()
        with ann.live(match.id) as first, bob.live(match.id) as second:
            for socket in (first, second):
                assert "screen" in socket.receive_json()
            with ann.live(match.id) as third, pytest.raises(WebSocketDisconnect) as sent_away:
                third.receive_json()
            assert sent_away.value.reason.startswith("too_many: ")
        with ann.live(match.id) as again:
            assert "screen" in again.receive_json()
    with open_server(tmp_path, limited(sockets_of_match=1)) as server:
        ann = server.browser()
        with ann.live(match.id) as first:
            first.receive_json()
            with ann.live(match.id) as second, pytest.raises(WebSocketDisconnect) as sent_away:
                second.receive_json()
        assert sent_away.value.reason.startswith("too_many: ")


@pytest.mark.parametrize("limit", ["sockets_of_address", "sockets_of_match"])
def test_spectators_give_way_to_players(limit: str, tmp_path: Path) -> None:
    with open_server(tmp_path, limited(**{limit: 2})) as server:
        match, ann, bob = server.pair()
        eve = server.browser()
        with eve.live(match.id) as first, eve.live(match.id) as second:
            for socket in (first, second):
                socket.receive_json()
            with ann.live(match.id, 0) as at_first, bob.live(match.id, 1) as at_second:
                assert at_first.receive_json()["screen"]["seat"] == 0
                assert at_second.receive_json()["screen"]["seat"] == 1
                for socket in (first, second):
                    with pytest.raises(WebSocketDisconnect) as sent_away:
                        look_on(socket)
                    assert sent_away.value.code == 1008
                    assert sent_away.value.reason.startswith("too_many: ")
                with eve.live(match.id) as late, pytest.raises(WebSocketDisconnect) as sent_away:
                    late.receive_json()
                assert sent_away.value.reason.startswith("too_many: ")
                host = server.browser()
                with host.live(match.id, 0) as unknown, pytest.raises(WebSocketDisconnect) as sent_away:
                    unknown.receive_json()
                assert sent_away.value.reason.startswith("not_yours: ")  # to claim to play sends nobody away


@pytest.mark.parametrize("limit", ["sockets_of_address", "sockets_of_match"])
def test_no_player_shuts_another_out_by_many_channels(limit: str, tmp_path: Path) -> None:
    with open_server(tmp_path, limited(**{limit: 3})) as server, ExitStack() as opened:
        match, ann, bob = server.pair()
        of_ann = [opened.enter_context(ann.live(match.id, 0)) for _ in range(3)]
        for socket in of_ann:
            socket.receive_json()
        at_second = opened.enter_context(bob.live(match.id, 1))
        assert at_second.receive_json()["screen"]["seat"] == 1
        another = opened.enter_context(bob.live(match.id, 1))  # he would have as many as she has
        with pytest.raises(WebSocketDisconnect) as sent_away:
            another.receive_json()
        assert sent_away.value.reason.startswith("too_many: ")


def test_a_bucket_fills_again() -> None:
    now = 0.0
    bucket = Bucket(rate=2.0, size=3, clock=lambda: now)
    assert [bucket.take("ann") for _ in range(4)] == [True, True, True, False]
    assert bucket.take("bob")
    now = 0.5
    assert [bucket.take("ann") for _ in range(2)] == [True, False]
    now = 100.0
    assert [bucket.take("ann") for _ in range(4)] == [True, True, True, False]


def test_a_bucket_forgets_those_who_are_quiet() -> None:
    now = 0.0
    bucket = Bucket(rate=1.0, size=2, clock=lambda: now)
    bucket.MANY = 100  # type: ignore[misc]
    for number in range(99):
        bucket.take(str(number))
    now = 10.0
    bucket.take("new")
    bucket.take("newer")
    assert len(bucket._left) <= 3


def test_a_bucket_knows_only_so_many_names_and_forgets_none_who_have_nothing_left() -> None:
    bucket = Bucket(rate=0.001, size=3, clock=lambda: 0.0)
    bucket.MANY = 100  # type: ignore[misc]
    for name in ("ann", "bob"):
        assert [bucket.take(name) for _ in range(4)] == [True, True, True, False]
    for number in range(1000):
        assert bucket.take(str(number))
        assert len(bucket._left) <= 100
    assert not bucket.take("ann")
    assert not bucket.take("bob")


# -- proxies -----------------------------------------------------------------------------------------------------------


def scope(client: str, **headers: str) -> dict[str, Any]:
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"type": "http", "scheme": "http", "client": (client, 1234), "headers": raw}


@pytest.mark.parametrize(
    ("proxies", "client", "forwarded", "seen"),
    [
        ((), "10.0.0.1", "1.2.3.4", "10.0.0.1"),  # nobody is believed unless told to be
        (("10.0.0.0/8",), "10.0.0.1", "1.2.3.4", "1.2.3.4"),
        (("10.0.0.0/8",), "11.0.0.1", "1.2.3.4", "11.0.0.1"),
        (("10.0.0.0/8",), "10.0.0.1", "6.6.6.6, 1.2.3.4", "1.2.3.4"),  # what the client made up stands first
        (("10.0.0.0/8",), "10.0.0.1", "1.2.3.4, 10.0.0.9", "1.2.3.4"),
        (("10.0.0.0/8",), "10.0.0.1", "", "10.0.0.1"),
        (("::1",), "::1", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        (("10.0.0.0/8",), "::ffff:10.0.0.1", "1.2.3.4", "1.2.3.4"),  # as a socket for both kinds tells an old address
    ],
)
def test_only_our_own_proxies_are_believed(proxies: tuple[str, ...], client: str, forwarded: str, seen: str) -> None:
    request = scope(client, x_forwarded_for=forwarded, x_forwarded_proto="https", x_forwarded_host="table.example")
    believed = Proxies(proxies).networks.hold(client)
    Proxies(proxies).see_through(request)
    assert address_of(request) == seen
    assert request["scheme"] == ("https" if believed else "http")
    assert (Headers(scope=request).get("host") == "table.example") == believed


def test_ids_of_matches_are_such_as_nobody_guesses() -> None:
    ids = {new_match_id() for _ in range(100)}
    assert len(ids) == 100
    assert all(is_match_id(match) for match in ids)
    assert not is_match_id("short")
    assert not is_match_id("ABCDEFGHJKMNPQRS")


# -- the names of the server -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("table.example.org", 200),
        ("TABLE.example.org:8443", 200),
        ("localhost:8000", 200),
        ("127.0.0.1", 200),
        ("[::1]:8000", 200),
        ("[2001:db8::1]", 200),
        ("evil.example", 400),
        ("table.example.org.evil.example", 400),
        ("table.example.org:80:80", 400),
        ("", 400),
    ],
)
def test_a_server_with_a_name_answers_to_no_other(host: str, status: int, tmp_path: Path) -> None:
    with open_server(tmp_path, replace(QUICK, hosts=("table.example.org", "[2001:db8::1]"))) as server:
        told = server.browser().request("GET", "/api/me", headers={"Host": host}, expect=status)
        assert status == 200 or told["error"]["code"] == "bad_request"


def test_the_live_channel_answers_to_no_other_name_either(tmp_path: Path) -> None:
    with open_server(tmp_path, replace(QUICK, hosts=("table.example.org",))) as server:
        stranger = server.browser()
        with stranger.live("abcdefghjkmnpqrs") as socket, pytest.raises(WebSocketDisconnect) as sent_away:
            socket.receive_json()
    assert sent_away.value.reason.startswith("bad_request: ")


def test_browsers_are_told_to_come_by_https_only_where_they_did_and_it_is_wanted(tmp_path: Path) -> None:
    for hsts, scheme, told in ((0, "https", None), (3600, "http", None), (3600, "https", "max-age=3600")):
        with open_server(tmp_path, replace(QUICK, hsts=hsts)) as server:
            answered = server.browser().client.get(f"{scheme}://testserver/health")
            assert answered.headers.get("strict-transport-security") == told
