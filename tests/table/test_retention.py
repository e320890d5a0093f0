"""Matches are listed and deleted, whole and no others, while a server runs or not."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from io import StringIO
from pathlib import Path

import pytest
from sqlalchemy import Engine, func, select
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect
from table.visitors import database_in, open_server

from realpolitik.table.retention import NothingDeleted, delete_finished, delete_matches, list_matches
from realpolitik.table.rows import MatchRow, MoveRow, ProposalRow
from realpolitik.table.schema import METADATA
from realpolitik.table.store import Store, UnknownMatch
from realpolitik.terminal.main import main

NewMatch = Callable[..., MatchRow]
NOW = datetime.now(UTC)


def rows(engine: Engine, match_id: str) -> int:
    """How many rows of all tables belong to a match."""
    with engine.connect() as connection:
        return sum(
            connection.scalar(
                select(func.count()).select_from(table).where(table.c.get("match_id", table.c.get("id")) == match_id)
            )
            or 0
            for table in METADATA.tables.values()
            if "match_id" in table.c or table.name == "matches"
        )


def test_a_match_is_deleted_with_all_that_belongs_to_it(
    engine: Engine, store: Store, new_match: NewMatch, new_move: Callable[..., MoveRow]
) -> None:
    for match_id in ("one", "other"):
        new_match(store, match_id)
        store.append_move(new_move(1, match_id))
        store.say(match_id, 0, "Ann", "hello")
        store.claim("guest", match_id, 1, "Bob")
        store.propose(ProposalRow(match_id, 0, 0, 1, [0], NOW))
    before = rows(engine, "other")
    assert before == rows(engine, "one") > 8
    store.delete_match("one")
    assert (rows(engine, "one"), rows(engine, "other")) == (0, before)
    with pytest.raises(UnknownMatch):
        store.delete_match("one")
    assert store.seat_of_key("key of one") is None
    assert store.still_there(["one", "other"]) == {"other"}
    new_match(store, "one")  # its visitors are still known


@pytest.fixture
def kept(store: Store, new_match: NewMatch) -> Store:
    """A match that goes on, and some that ended so many days ago."""
    new_match(store, "running", created=NOW - timedelta(days=900))
    for days in (0, 29, 31, 400):
        new_match(store, f"over{days}", finished=NOW - timedelta(days=days), result=[1.0, -1.0])
    return store


def ids(store: Store) -> set[str]:
    return {row.id for row in store.all_matches()}


def test_what_ended_long_ago_is_deleted_and_nothing_else(kept: Store) -> None:
    told = StringIO()
    assert delete_finished(kept, 30, told) == 0
    assert told.getvalue() == "2 matches deleted\n"
    assert ids(kept) == {"running", "over0", "over29"}
    delete_finished(kept, 0, told)
    assert ids(kept) == {"running"}


def test_only_what_is_named_is_deleted_and_all_of_it_or_nothing(kept: Store) -> None:
    with pytest.raises(NothingDeleted, match="there is no match nowhere; nothing was deleted"):
        delete_matches(kept, ["running", "nowhere"], StringIO())
    assert len(ids(kept)) == 5
    told = StringIO()
    delete_matches(kept, ["running", "over0", "running"], told)
    assert told.getvalue() == "2 matches deleted\n"
    assert ids(kept) == {"over29", "over31", "over400"}


def test_matches_are_listed(kept: Store) -> None:
    kept.pin("over31", "other rules")
    told = StringIO()
    list_matches(kept, None, told)
    lines = told.getvalue().splitlines()
    assert [line.partition(":")[0] for line in lines[:-1]] == sorted(ids(kept))
    assert lines[-1] == "5 matches"
    created = f"created {NOW - timedelta(days=900):%Y-%m-%d}"
    assert next(line for line in lines if line.startswith("running: toy,")).endswith(", goes on")
    assert created in next(line for line in lines if line.startswith("running"))
    told = StringIO()
    list_matches(kept, 30, told)
    over31, over400, count = told.getvalue().splitlines()
    assert over31.endswith(f"finished {NOW - timedelta(days=31):%Y-%m-%d}, pinned")
    assert over400.startswith("over400: ")
    assert count == "2 matches"


# -- the commands ------------------------------------------------------------------------------------------------------


def test_the_commands_as_they_are_typed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with open_server(tmp_path) as server:
        match = server.browser().create("here", "here").id
    database = ["--database", str(tmp_path / "table.db")]
    assert main(["matches", "list", *database]) == 0
    assert capsys.readouterr().out.startswith(f"{match}: twilight-struggle, created 20")
    assert main(["matches", "delete", "--finished", "0", *database]) == 0
    assert main(["matches", "delete", "nowhere", *database]) == 2
    told = capsys.readouterr()
    assert told.out == "0 matches deleted\n"
    assert told.err == "realpolitik: there is no match nowhere; nothing was deleted\n"
    assert main(["matches", "delete", match, *database]) == 0
    assert main(["matches", "list", *database]) == 0
    assert capsys.readouterr().out == "1 matches deleted\n0 matches\n"


@pytest.mark.parametrize(
    "wrong",
    [["delete"], ["delete", "one", "--finished", "3"], ["delete", "--finished", "-1"], ["list", "--finished"]],
)
def test_commands_that_make_no_sense(wrong: list[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["matches", *wrong])
    assert left.value.code == 2


def test_a_server_that_runs_lets_go_of_what_was_deleted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with open_server(tmp_path) as server:
        match, ann, bob = server.pair()
        stays, eve, _ = server.pair()
        seat, player = next((seat, it) for seat, it in ((0, ann), (1, bob)) if it.screen(match.id, seat)["question"])
        shown = player.screen(match.id, seat)
        with bob.live(match.id, 1) as socket, eve.live(stays.id, 0) as other:
            assert {"screen", "now"} == set(socket.receive_json()) == set(other.receive_json())
            assert main(["matches", "delete", match.id, "--database", database_in(tmp_path)]) == 0
            refused = ann.post(f"/api/matches/{match.id}/chat", {"seat": 0, "text": "hello"}, expect=404)["error"]
            assert refused == {"code": "unknown", "message": "the match is gone"}
            option = shown["question"]["options"][0]["option"]
            refused = player.answer(match.id, seat, option, shown["version"], expect=404)["error"]
            assert refused["code"] == "unknown"
            portal = server._client.portal
            assert portal is not None
            portal.call(server.hall.rooms.close_deleted)
            with pytest.raises(WebSocketDisconnect) as sent_away:
                _look_on(socket)
            assert (sent_away.value.code, sent_away.value.reason) == (1008, "unknown: the match is gone")
            ann.get(f"/api/matches/{match.id}/screen", expect=404)
            assert [it["match"] for it in ann.get("/api/matches")["running"]] == []
            assert eve.screen(stays.id, 0)["version"] >= 1


def _look_on(socket: WebSocketTestSession) -> None:
    while True:
        socket.receive_json()
