"""Bearing with each other: whoever is blocked is kept apart and not heard, reports reach the operator alone, and who
may talk."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import WebSocketTestSession
from table.test_meeting import opened, sit, tables
from table.visitors import GENEROUS, QUICK, Caller, Server, open_server

from realpolitik.table.people import People, TooManyBlocked, keep_quiet
from realpolitik.table.reports import NothingClosed, close_reports, list_reports
from realpolitik.table.rows import MatchRow, ReportRow
from realpolitik.table.seating import NotOpen
from realpolitik.table.store import Store
from realpolitik.terminal.main import main


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with open_server(tmp_path) as opened_server:
        yield opened_server


def block(who: Caller, match: str, *, expect: int = 200, **whom: int) -> Any:
    return who.post(f"/api/matches/{match}/block", whom, expect=expect)


def report(who: Caller, match: str, *, expect: int = 200, reason: str = "rude", **what: int) -> Any:
    return who.post(f"/api/matches/{match}/complain", {"reason": reason, **what}, expect=expect)


def say(who: Caller, match: str, seat: int | None, text: str, expect: int = 200) -> Any:
    return who.post(f"/api/matches/{match}/chat", {"seat": seat, "text": text}, expect=expect)


def next_chat(socket: WebSocketTestSession) -> list[str]:
    while "chat" not in (told := socket.receive_json()):
        pass
    return [line["text"] for line in told["chat"]]


# -- blocking ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("host_blocks", [True, False])
def test_no_open_table_brings_those_together_of_whom_one_has_blocked_the_other(
    server: Server, host_blocks: bool
) -> None:
    match, ann, bob = server.pair(nickname="Ann")
    blocker, seat = (ann, 1) if host_blocks else (bob, 0)
    assert block(blocker, match.id, seat=seat) == {"lines": []}
    table = opened(ann)
    assert tables(bob) == []
    assert [it["match"] for it in tables(server.browser())] == [table.id]
    told = sit(bob, table.id, 1, expect=403)
    assert "block" not in told["error"]["message"]
    other = opened(bob)
    assert other.id not in [it["match"] for it in tables(ann)]
    sit(ann, other.id, 1, expect=403)


def test_a_table_at_which_somebody_sits_who_is_blocked_is_not_offered_either(server: Server) -> None:
    match, ann, bob = server.pair(nickname="Ann")
    block(ann, match.id, seat=1)
    table = server.browser().create("invite", "invite", open=True)
    sit(bob, table.id, 0)
    assert tables(ann) == []
    sit(ann, table.id, 1, expect=403)


def test_what_somebody_says_is_not_told_to_whoever_has_blocked_them(server: Server) -> None:
    match, ann, bob = server.pair(nickname="Ann")
    eve = server.browser()
    eve.post("/api/me", {"nickname": "Eve"})
    say(eve, match.id, None, "you are bad at this")
    say(bob, match.id, 1, "hello")
    with ann.live(match.id, 0) as here, bob.live(match.id, 1) as there:
        assert next_chat(here) == next_chat(there) == ["you are bad at this", "hello"]
        assert block(ann, match.id, line=1) == {"lines": [1]}
        say(eve, match.id, None, "very bad")
        say(bob, match.id, 1, "never mind")
        assert next_chat(here) == ["never mind"]
    with ann.live(match.id, 0) as again:
        assert next_chat(again) == ["hello", "never mind"]
    with bob.live(match.id, 1) as other:
        assert "very bad" in next_chat(other)
    (blocked,) = ann.get("/api/blocks")["blocks"]
    assert blocked["nickname"] == "Eve"
    assert bob.get("/api/blocks") == {"blocks": []}
    bob.post("/api/blocks/end", {"id": blocked["id"]}, expect=404)
    assert ann.post("/api/blocks/end", {"id": blocked["id"]}) == {"blocks": []}
    with ann.live(match.id, 0) as again:
        assert "very bad" in next_chat(again)


def test_nobody_blocks_themselves_a_bot_or_an_empty_seat(server: Server) -> None:
    ann = server.browser()
    match = ann.create("here", "invite")
    bots = ann.create("here", "random")
    say(ann, match.id, 0, "hello")
    block(ann, match.id, seat=0, expect=400)
    block(ann, match.id, seat=1, expect=400)
    block(ann, match.id, seat=9, expect=400)
    block(ann, bots.id, seat=1, expect=400)
    block(ann, match.id, line=1, expect=400)
    block(ann, match.id, line=7, expect=404)
    block(ann, match.id, expect=400)
    block(ann, match.id, seat=1, line=1, expect=400)
    assert ann.get("/api/blocks") == {"blocks": []}


def test_who_blocked_whom_is_told_to_nobody_else(server: Server) -> None:
    match, ann, bob = server.pair(nickname="Ann")
    block(ann, match.id, seat=1)
    bob.screen(match.id, 1)
    bob.get("/api/blocks")
    row = server.hall.store.match(match.id)
    assert row is not None
    kept = server.hall.people.blocks_of(row.host or "")
    assert len(kept) == 1
    for secret in (kept[0].id, kept[0].blocked, kept[0].visitor):
        assert secret not in str(bob.answered)
    assert kept[0].blocked not in str(ann.answered)


def test_there_is_an_end_to_blocking(tmp_path: Path) -> None:
    with open_server(tmp_path, replace(QUICK, limits=replace(GENEROUS, blocks=1))) as server:
        match, ann, _ = server.pair(nickname="Ann")
        block(ann, match.id, seat=1)
        block(ann, match.id, seat=1, expect=429)


def test_one_visitor_blocks_so_many_at_most(store: Store) -> None:
    people = People(store)
    for visitor in ("ann", "bob", "eve", "zoe"):
        store.keep_visitor(visitor)
    people.block("ann", ["bob"], "Bob", most=2)
    people.block("ann", ["bob", "eve"], "Bob", most=2)
    with pytest.raises(TooManyBlocked):
        people.block("ann", ["zoe"], "Zoe", most=2)
    assert people.blocked_by("ann") == {"bob", "eve"}
    assert people.blocked_by("bob") == frozenset()


def test_the_store_itself_keeps_them_apart(store: Store, new_match: Callable[..., MatchRow]) -> None:
    new_match(store)
    store.keep_visitor("eve")
    People(store).block("eve", ["host"], "", most=5)
    store.open_table("match")
    with pytest.raises(NotOpen):
        store.take_open_seat("eve", "match", 1, "")
    store.take_open_seat("bob", "match", 1, "")


# -- reporting ---------------------------------------------------------------------------------------------------------


def test_a_report_is_listed_to_the_operator_and_closed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    with open_server(tmp_path) as server:
        match, ann, bob = server.pair(nickname="Ann")
        say(bob, match.id, 1, "a \x1b[31mrude line")
        made = report(ann, match.id, line=1, reason="this is\nrude")["id"]
        named = report(ann, match.id, seat=1)["id"]
        database = ["--database", str(tmp_path / "table.db")]
        assert main(["reports", "list", *database]) == 0
        told = capsys.readouterr().out
        assert f"{made}: match {match.id}, line 1" in told
        assert f"{named}: match {match.id}, the name in seat 1" in told
        assert "reported 2 times" in told
        assert "'Bob' said 'a [31mrude line'" in told
        assert "reason: 'this is rude'" in told
        assert told.endswith("2 reports\n")
        assert main(["reports", "close", made, *database]) == 0
        assert main(["reports", "list", *database]) == 0
        assert made not in capsys.readouterr().out
        assert main(["reports", "list", "--closed", *database]) == 0
        assert f"{datetime.now(UTC):, closed %Y}" in capsys.readouterr().out
        assert main(["reports", "close", named, "nothing", *database]) == 2
        assert made not in str(bob.answered)
    assert "rude" not in caplog.text


def test_a_report_has_a_reason_and_is_of_somebody_else(server: Server) -> None:
    match, ann, bob = server.pair(nickname="Ann")
    say(ann, match.id, 0, "hello")
    report(ann, match.id, seat=1, reason="", expect=400)
    report(ann, match.id, seat=1, reason=" \x00 ", expect=400)
    report(ann, match.id, seat=1, reason="x" * 501, expect=400)
    report(ann, match.id, seat=0, expect=400)
    report(ann, match.id, line=1, expect=400)
    report(bob, match.id, line=1, reason="x" * 500)


@pytest.mark.parametrize("limit", ["reports", "reports_of_match"])
def test_there_is_an_end_to_reporting(tmp_path: Path, limit: str) -> None:
    with open_server(tmp_path, replace(QUICK, limits=replace(GENEROUS, **{limit: 1}))) as server:
        match, ann, bob = server.pair(nickname="Ann")
        report(ann, match.id, seat=1)
        report(bob, match.id, seat=0, expect=429)


def test_reports_go_with_their_match(store: Store, new_match: Callable[..., MatchRow]) -> None:
    now, people = datetime.now(UTC), People(store)
    for match in ("one", "other"):
        new_match(store, match)
        people.report(ReportRow(f"of {match}", match, "ann", None, 1, None, "Bob", "", "rude", now))
    store.delete_match("one")
    assert [it.id for it in people.reports()] == ["of other"]
    with pytest.raises(NothingClosed):
        close_reports(store, ["of other", "of one"], StringIO())
    told = StringIO()
    list_reports(store, False, told)
    assert told.getvalue().endswith("\n1 reports\n")


# -- who may talk ------------------------------------------------------------------------------------------------------


def test_the_host_lets_only_those_talk_who_sit_at_the_table(server: Server) -> None:
    match, ann, bob = server.pair(nickname="Ann")
    eve = server.browser()
    eve.post("/api/me", {"nickname": "Eve"})
    assert eve.screen(match.id)["chat"] == "all"
    with eve.live(match.id) as live:
        assert live.receive_json()["screen"]["chat"] == "all"
        ann.post(f"/api/matches/{match.id}/quiet", {"quiet": True})
        assert live.receive_json()["screen"]["chat"] == "seats"
    say(eve, match.id, None, "hello", expect=403)
    say(bob, match.id, 1, "hello")
    ann.post(f"/api/matches/{match.id}/quiet", {"quiet": False})
    say(eve, match.id, None, "hello")


def test_a_quiet_match_is_so_after_a_restart(tmp_path: Path) -> None:
    with open_server(tmp_path) as server:
        match, ann, _ = server.pair(nickname="Ann")
        ann.post(f"/api/matches/{match.id}/quiet", {"quiet": True})
    with open_server(tmp_path) as server:
        assert server.browser().screen(match.id)["chat"] == "seats"


def test_where_the_operator_wants_no_chat_there_is_none(tmp_path: Path) -> None:
    with open_server(tmp_path) as server:
        match, ann, bob = server.pair(nickname="Ann")
        say(bob, match.id, 1, "hello")
        cookies = ann.client.cookies
    with open_server(tmp_path, replace(QUICK, chat=False)) as server:
        again = server.browser()
        again.client.cookies = cookies
        say(again, match.id, 0, "hello", expect=403)
        with again.live(match.id, 0, chat=0) as live:
            assert live.receive_json()["screen"]["chat"] == "off"
            live.send_json({"ping": 1})
            assert live.receive_json() == {"pong": 1}  # and nothing that was said


def test_keeping_quiet_is_stored(store: Store, new_match: Callable[..., MatchRow]) -> None:
    new_match(store)
    keep_quiet(store, "match", True)
    found = store.match("match")
    assert found is not None
    assert found.quiet
