"""The figures for an operator: what they count, who may fetch them, and that they tell of nobody."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families
from starlette.testclient import TestClient
from table.visitors import GAME, QUICK, Server, open_server

from realpolitik.table import meters
from realpolitik.table.settings import Settings

OPERATOR = "10.1.2.3"
WATCHED = replace(QUICK, metrics=("10.1.0.0/16", "::1"), proxies=("192.168.0.1",))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with open_server(tmp_path_factory.mktemp("server"), WATCHED) as opened:
        yield opened


def fetch(server: Server, address: str = OPERATOR, **headers: str) -> tuple[int, str]:
    client = TestClient(server.app, client=(address, 1))
    client.portal = server._client.portal
    answered = client.get("/metrics", headers=headers)
    return answered.status_code, answered.text


def figures(server: Server) -> dict[tuple[str, tuple[str, ...]], float]:
    """All samples, by their name and the values of their labels, in the order of the labels' names."""
    status, text = fetch(server)
    assert status == 200
    families = list(text_string_to_metric_families(text))
    return {(it.name, tuple(it.labels.values())): it.value for family in families for it in family.samples}


def grown(server: Server, name: str, *labels: str) -> Iterator[float]:
    """By how much a figure has grown since it was looked at first."""
    at_first = figures(server).get((name, labels), 0.0)
    while True:
        yield figures(server).get((name, labels), 0.0) - at_first


def test_a_game_is_counted_and_measured(server: Server) -> None:
    moves = grown(server, "realpolitik_moves_total", "answer")
    stored = grown(server, "realpolitik_move_seconds_count")
    screens = grown(server, "realpolitik_screen_seconds_count")
    answers = grown(server, "realpolitik_request_seconds_count", "POST", "/api/matches/{match_id}/answer")
    assert [next(it) for it in (moves, stored, screens, answers)] == [0, 0, 0, 0]
    match, ann, bob = server.pair()
    seat, player = next((seat, it) for seat, it in ((0, ann), (1, bob)) if it.screen(match.id, seat)["question"])
    shown = player.screen(match.id, seat)
    player.answer(match.id, seat, shown["question"]["options"][0]["option"], shown["version"])
    assert [next(it) for it in (moves, stored, answers)] == [1, 1, 1]
    assert next(screens) >= 2


def test_rooms_channels_and_memory_are_told(server: Server) -> None:
    match, ann, _ = server.pair()
    before = figures(server)
    with ann.live(match.id, 0) as socket:
        socket.receive_json()
        during = figures(server)
    assert during["realpolitik_channels", ()] == before["realpolitik_channels", ()] + 1
    assert during["realpolitik_rooms", ()] == len(server.hall.rooms.open_rooms) > 0
    assert during["realpolitik_shelf_bytes", ()] > 0
    if Path("/proc/self/stat").exists():
        assert during["process_resident_memory_bytes", ()] > 10_000_000


def test_bots_are_timed(server: Server) -> None:
    match, _, _ = server.pair()
    seat = next(seat for seat in (0, 1) if server.match(match.id).question_to(seat))
    thoughts = grown(server, "realpolitik_bot_seconds_count", "random", GAME)
    next(thoughts)
    portal = server._client.portal
    assert portal is not None
    portal.call(server.hall.thinker.choose, server.match(match.id), seat, "random", "1")
    assert next(thoughts) == 1
    assert figures(server)["realpolitik_bots_asked", ()] == 0


def test_what_is_refused_is_counted_by_its_code(server: Server) -> None:
    ann = server.browser()
    unknown = grown(server, "realpolitik_refused_total", "unknown")
    bad = grown(server, "realpolitik_refused_total", "bad_request")
    assert (next(unknown), next(bad)) == (0, 0)
    ann.get("/api/matches/abcdefghjkmnpqrs/screen", expect=404)
    ann.get("/no/such/address", expect=404)
    ann.get("/api/games", language="tlh", expect=400)
    with ann.live("abcdefghjkmnpqrs") as socket:
        assert socket.receive()["reason"].startswith("unknown")
    assert (next(unknown), next(bad)) == (3, 1)


@pytest.mark.parametrize(
    ("address", "forwarded", "status"),
    [
        (OPERATOR, "", 200),
        ("::1", "", 200),
        (f"::ffff:{OPERATOR}", "", 200),
        ("10.2.0.1", "", 404),
        ("10.2.0.1", OPERATOR, 404),  # whoever says so without being a proxy of ours
        ("192.168.0.1", OPERATOR, 200),
        ("192.168.0.1", "6.6.6.6", 404),
        ("192.168.0.1", "", 404),
        ("somebody", "", 404),
    ],
)
def test_figures_are_for_those_whom_the_operator_names(
    address: str, forwarded: str, status: int, server: Server
) -> None:
    headers = {"X-Forwarded-For": forwarded} if forwarded else {}
    assert fetch(server, address, **headers)[0] == status


def test_nobody_is_shown_figures_unless_told_to(tmp_path: Path) -> None:
    assert Settings().metrics == ()
    with open_server(tmp_path) as server:
        assert fetch(server, "127.0.0.1")[0] == 404


def test_no_name_key_or_id_is_in_a_label_nor_what_strangers_make_up(server: Server) -> None:
    match, ann, bob = server.pair()
    ann.post("/api/me", {"nickname": "Annabella"})
    ann.screen(match.id, 0)
    stranger = TestClient(server.app, client=("6.6.6.6", 1))
    stranger.portal = server._client.portal
    for number in range(20):
        stranger.request(f"MADE-UP-{number}", f"/made-up/{number}")
        stranger.request(f"MADE-UP-{number}", f"/api/matches/{match.id}/screen")
    _, text = fetch(server)
    for secret in (match.id, match.keys[1], "Annabella", "MADE-UP", "made-up", "6.6.6.6", "testclient"):
        assert secret not in text
    routes = {value for name, labels in figures(server) if name.startswith("realpolitik_request") for value in labels}
    assert meters.OTHER in routes
    assert bob.get("/health")["status"] == "ok"


def test_every_figure_is_told_of(server: Server) -> None:
    text = (Path(__file__).parents[2] / "docs" / "operating.md").read_text(encoding="utf-8")
    told = set(re.findall(r"`(realpolitik_\w+)`", text))
    counted = {family.name for family in meters.REGISTRY.collect() if family.name.startswith("realpolitik_")}
    assert {name.removesuffix("_total") for name in told} == counted
