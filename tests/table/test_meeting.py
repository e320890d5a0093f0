"""Open tables: who lists them, who sits down, what nobody is told; and one's own matches, put away or deleted."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from table.visitors import GENEROUS, QUICK, Caller, NewMatch, Server, open_server

from realpolitik.table.schema import VISITORS
from realpolitik.table.seating import NotOpen
from realpolitik.table.store import Store


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with open_server(tmp_path) as opened:
        yield opened


def tables(caller: Caller, **parameters: Any) -> list[Any]:
    listed: list[Any] = caller.get("/api/tables", **parameters)["tables"]
    return listed


def sit(caller: Caller, match: str, seat: int, *, expect: int = 200, nickname: str = "") -> Any:
    return caller.post(f"/api/matches/{match}/sit", {"seat": seat, "nickname": nickname}, expect=expect)


def opened(caller: Caller, **fields: Any) -> NewMatch:
    return caller.create("here", "invite", open=True, nickname="Ann", **fields)


# -- what is listed ----------------------------------------------------------------------------------------------------


def test_an_open_table_is_listed_for_everybody_until_it_is_full(server: Server) -> None:
    ann, bob, eve = server.browser(), server.browser(), server.browser()
    ann.post("/api/me", {"nickname": "Ann"})
    private = ann.create("here", "invite")
    match = opened(ann, pace={"kind": "days", "days": 2}, options={"us_bonus": 2})
    (told,) = tables(bob)
    assert (told["match"], told["host"], told["mine"]) == (match.id, "Ann", False)
    assert told["clock"]["days"] == 2
    assert any("2" in option for option in told["options"])
    assert [seat["taken"] for seat in told["seats"]] == [True, False]
    assert tables(ann)[0]["mine"]
    assert sit(bob, match.id, 1, nickname="Bob") == {"match": match.id, "seat": 1, "key": ""}
    assert tables(eve) == []
    assert bob.screen(match.id, 1)["seats"][1]["nickname"] == "Bob"
    assert private.id not in str(eve.answered)


def test_nothing_hidden_and_no_key_is_told(server: Server) -> None:
    ann, bob = server.browser(), server.browser()
    match = opened(ann)
    tables(bob)
    told = str(bob.answered)
    row = server.hall.store.match(match.id)
    assert row is not None
    assert row.seed not in told
    assert match.keys[1] not in told
    assert (row.host or "?") not in told
    for card in ann.screen(match.id, 0)["view"]["hand"]:
        assert card not in told


def test_they_come_in_pages_and_no_more_than_so_many(tmp_path: Path) -> None:
    limits = replace(GENEROUS, tables_shown=2, tables_pages=2)
    with open_server(tmp_path, replace(QUICK, limits=limits)) as server:
        made = [opened(server.browser(), game="red-sea").id for _ in range(5)]
        eve = server.browser()
        first, second = eve.get("/api/tables"), eve.get("/api/tables", page=1)
        assert [it["match"] for it in first["tables"] + second["tables"]] == made[:0:-1]
        assert (first["more"], second["more"]) == (True, False)
        assert tables(eve, page=2) == []


def test_a_table_whose_host_is_long_away_vanishes(server: Server) -> None:
    ann, bob, eve = server.browser(), server.browser(), server.browser()
    live = opened(ann, game="red-sea", pace={"kind": "live", "minutes": 30})
    slow = opened(bob, game="red-sea")
    day = datetime.now(UTC) - timedelta(days=1)
    with server.hall.store.writing() as connection:
        connection.execute(update(VISITORS).values(seen=day))
    assert [it["match"] for it in tables(eve)] == [slow.id]
    tables(ann)  # here she is again
    assert [it["match"] for it in tables(eve)] == [slow.id, live.id]


def test_the_host_withdraws_it_and_opens_it_again(server: Server) -> None:
    ann, bob = server.browser(), server.browser()
    match = opened(ann, game="red-sea")
    bob.post(f"/api/matches/{match.id}/open", {"open": False}, expect=403)
    assert ann.screen(match.id, 0)["open"]
    ann.post(f"/api/matches/{match.id}/open", {"open": False})
    assert tables(bob) == []
    assert sit(bob, match.id, 1, expect=403)["error"]["code"] == "not_yours"
    ann.post(f"/api/matches/{match.id}/open", {"open": True})
    sit(bob, match.id, 1)
    ann.post(f"/api/matches/{match.id}/open", {"open": True}, expect=403)  # no seat is free
    assert not ann.screen(match.id, 0)["open"]


def test_one_visitor_has_so_many_and_one_address_opens_so_many(tmp_path: Path) -> None:
    limits = replace(GENEROUS, open_tables=2, opens=3)
    with open_server(tmp_path, replace(QUICK, limits=limits)) as server:
        ann = server.browser()
        body = {"game": "red-sea", "seats": [{"kind": "here"}, {"kind": "invite"}], "open": True}
        made = [ann.post("/api/matches", body)["match"] for _ in range(2)]
        ann.post("/api/matches", body, expect=429)
        assert len(ann.get("/api/matches")["running"]) == len(tables(ann)) == 2
        ann.post(f"/api/matches/{made[0]}/open", {"open": False})
        ann.post(f"/api/matches/{made[0]}/open", {"open": True})
        refused = server.browser().post("/api/matches", body, expect=429)
        assert refused["error"]["code"] == "too_many"


def test_the_operator_may_do_without(tmp_path: Path) -> None:
    with open_server(tmp_path) as server:
        ann = server.browser()
        match = opened(ann, game="red-sea")
    with open_server(tmp_path, replace(QUICK, open_tables=False)) as server:
        bob = server.browser()
        assert bob.get("/api/tables")["allowed"] is False
        assert tables(bob) == []
        sit(bob, match.id, 1, expect=403)
        body = {"game": "red-sea", "seats": [{"kind": "here"}, {"kind": "invite"}], "open": True}
        bob.post("/api/matches", body, expect=403)


def test_what_cannot_be_opened(server: Server) -> None:
    ann = server.browser()
    here, invite = {"kind": "here"}, {"kind": "invite"}
    ann.post("/api/matches", {"game": "red-sea", "seats": [here, here], "open": True}, expect=400)
    ann.post("/api/matches", {"game": "red-sea", "seats": [here, invite], "open": True, "guided": True}, expect=400)
    over = opened(ann, game="red-sea")
    version = ann.screen(over.id, 0)["version"]
    ann.post(f"/api/matches/{over.id}/resign", {"seat": 0, "version": version, "request": "resign-once"})
    assert tables(ann) == []
    sit(server.browser(), over.id, 1, expect=403)
    ann.post(f"/api/matches/{over.id}/open", {"open": True}, expect=403)


# -- sitting down ------------------------------------------------------------------------------------------------------


def test_nobody_sits_twice_at_one_table(server: Server) -> None:
    ann, bob = server.browser(), server.browser()
    match = ann.create("here", "invite", "invite", game="world-order", options={"powers": "without_china"}, open=True)
    sit(ann, match.id, 1, expect=403)
    sit(bob, match.id, 1)
    for seat in (0, 1, 2):
        sit(bob, match.id, seat, expect=403)
    sit(server.browser(), match.id, 1, expect=403)
    sit(server.browser(), match.id, 3, expect=400)
    assert [seat["holders"] for seat in ann.screen(match.id)["seats"]] == [1, 1, 0]
    assert len(tables(bob)) == 1


def test_whoever_was_invited_cannot_look_over_a_stranger_s_shoulder(server: Server) -> None:
    ann, bob = server.browser(), server.browser()
    match = opened(ann, game="red-sea")
    sit(bob, match.id, 1)
    ann.post("/api/claim", {"key": match.keys[1]}, expect=404)
    ann.post(f"/api/matches/{match.id}/invite", {"seat": 1}, expect=403)
    assert ann.screen(match.id)["seats"][1]["holders"] == 1


def test_a_friend_with_the_link_may_come_first(server: Server) -> None:
    ann, bob, eve = server.browser(), server.browser(), server.browser()
    match = opened(ann, game="red-sea")
    bob.post("/api/claim", {"key": match.keys[1]})
    assert tables(eve) == []
    sit(eve, match.id, 1, expect=403)


def test_of_two_who_click_at_once_one_sits(store: Store, new_match: Any) -> None:
    new_match(store)
    store.open_table("match")

    def take(visitor: str) -> bool:
        try:
            store.take_open_seat(visitor, "match", 1, visitor)
        except NotOpen:
            return False
        return True

    with ThreadPoolExecutor(6) as crowd:
        sat = list(crowd.map(take, [f"visitor {number}" for number in range(6)]))
    assert sat.count(True) == 1
    assert len(store.holdings("match")) == 2
    row = store.match("match")
    assert row is not None
    assert row.opened is None


def test_a_match_that_is_not_open_gives_no_seat_away(server: Server) -> None:
    match = server.browser().create("here", "invite")
    sit(server.browser(), match.id, 1, expect=403)
    sit(server.program(match.keys[1]), match.id, 1, expect=403)


def test_one_address_takes_so_many_seats(tmp_path: Path) -> None:
    with open_server(tmp_path, replace(QUICK, limits=replace(GENEROUS, sits=1))) as server:
        first, second = (opened(server.browser(), game="red-sea").id for _ in range(2))
        bob = server.browser()
        sit(bob, first, 1)
        sit(bob, second, 1, expect=429)


# -- one's own matches -------------------------------------------------------------------------------------------------


def test_a_match_is_put_away_and_taken_up_again_by_one_alone(server: Server) -> None:
    match, ann, bob = server.pair(game="red-sea")
    server.browser().post(f"/api/matches/{match.id}/archive", {"archived": True}, expect=403)
    for _ in range(2):
        ann.post(f"/api/matches/{match.id}/archive", {"archived": True})
    mine = ann.get("/api/matches")
    assert (mine["running"], mine["archived"]) == ([], 1)
    assert len(ann.get("/api/matches", archived=True)["running"]) == 1
    assert len(bob.get("/api/matches")["running"]) == 1
    ann.post(f"/api/matches/{match.id}/archive", {"archived": False})
    assert ann.get("/api/matches")["archived"] == 0
    assert ann.get("/api/matches", archived=True)["running"] == []


def test_a_host_deletes_what_nobody_else_plays(server: Server) -> None:
    match, ann, bob = server.pair(game="red-sea")
    assert not ann.get("/api/matches")["running"][0]["deletable"]
    ann.post(f"/api/matches/{match.id}/delete", {"for_good": True}, expect=403)
    bob.post(f"/api/matches/{match.id}/delete", {"for_good": True}, expect=403)
    alone = ann.create("here", "invite", game="red-sea")
    for wrong in ({}, {"for_good": False}):
        ann.post(f"/api/matches/{alone.id}/delete", wrong, expect=400)
    ann.post(f"/api/matches/{alone.id}/archive", {"archived": True})
    assert ann.get("/api/matches", archived=True)["running"][0]["deletable"]
    ann.post(f"/api/matches/{alone.id}/delete", {"for_good": True})
    ann.screen(alone.id, expect=404)
    version = bob.screen(match.id, 1)["version"]
    bob.post(f"/api/matches/{match.id}/resign", {"seat": 1, "version": version, "request": "resign-once"})
    assert ann.get("/api/matches")["finished"][0]["deletable"]
    assert not bob.get("/api/matches")["finished"][0]["deletable"]
    ann.post(f"/api/matches/{match.id}/delete", {"for_good": True})
    assert bob.get("/api/matches")["finished"] == []


# -- once more ---------------------------------------------------------------------------------------------------------


def resign(caller: Caller, match: str, seat: int) -> None:
    version = caller.screen(match, seat)["version"]
    caller.post(f"/api/matches/{match}/resign", {"seat": seat, "version": version, "request": "resign-once"})


def test_those_who_played_go_on_in_another_match(server: Server) -> None:
    match, ann, bob = server.pair(game="red-sea")
    eve, again, follow = server.browser(), f"/api/matches/{match.id}/again", f"/api/matches/{match.id}/follow"
    following = ann.create("invite", "here", game="red-sea")
    ann.post(again, {"match": following.id, "turned": 1}, expect=403)  # it is not over yet
    bob.post(follow, {"seat": 1}, expect=403)
    resign(ann, match.id, 0)
    bob.post(again, {"match": following.id}, expect=403)
    ann.post(again, {"match": "A" * 12}, expect=404)
    ann.post(again, {"match": bob.create("here", "invite", game="red-sea").id}, expect=403)
    ann.post(again, {"match": ann.create("here", "invite", "invite", "invite", game="world-order").id}, expect=403)
    assert bob.screen(match.id, 1)["again"] == ""
    with bob.live(match.id, 1) as channel:
        channel.receive_json()
        ann.post(again, {"match": following.id, "turned": 1})
        assert channel.receive_json()["screen"]["again"] == following.id
    assert eve.screen(match.id)["again"] == ""  # who only watched is told of nothing
    ann.post(again, {"match": ann.create("here", "invite", game="red-sea").id}, expect=403)  # one is enough

    eve.post(follow, {"seat": 1}, expect=403)
    bob.post(follow, {"seat": 0}, expect=403)
    for _ in range(2):  # a second time nothing more happens
        assert bob.post(follow, {"seat": 1}) == {"match": following.id, "seat": 0, "key": ""}
    assert ann.post(follow, {"seat": 0}) == {"match": following.id, "seat": 1, "key": ""}
    assert bob.screen(following.id, 0)["seats"][0]["taken"]
    ann.post(f"/api/matches/{following.id}/empty", {"seat": 0})
    bob.post(follow, {"seat": 1}, expect=403)  # whoever was sent away does not come back by it
    server.program(following.keys[0]).post("/api/claim", {"key": following.keys[0]}, expect=403)  # the seat is theirs


def test_a_seat_that_somebody_else_has_taken_is_not_kept(server: Server) -> None:
    match, ann, bob = server.pair(game="red-sea")
    resign(bob, match.id, 1)
    following = ann.create("here", "invite", game="red-sea")
    ann.post(f"/api/matches/{match.id}/again", {"match": following.id})
    server.seated(following.keys[1])
    bob.post(f"/api/matches/{match.id}/follow", {"seat": 1}, expect=403)
    ann.post(f"/api/matches/{following.id}/empty", {"seat": 1})
    assert bob.post(f"/api/matches/{match.id}/follow", {"seat": 1})["match"] == following.id


def test_in_the_place_of_a_match_that_was_deleted_there_may_be_another(server: Server) -> None:
    match, ann, bob = server.pair(game="red-sea")
    resign(bob, match.id, 1)
    first, second = (ann.create("here", "invite", game="red-sea") for _ in range(2))
    ann.post(f"/api/matches/{match.id}/again", {"match": first.id})
    ann.post(f"/api/matches/{first.id}/delete", {"for_good": True})
    bob.post(f"/api/matches/{match.id}/follow", {"seat": 1}, expect=404)
    ann.post(f"/api/matches/{match.id}/again", {"match": second.id})
    assert bob.post(f"/api/matches/{match.id}/follow", {"seat": 1})["match"] == second.id


def test_nobody_follows_into_a_match_that_is_over_too(server: Server) -> None:
    match, ann, bob = server.pair(game="red-sea")
    resign(bob, match.id, 1)
    following = ann.create("here", "invite", game="red-sea")
    ann.post(f"/api/matches/{match.id}/again", {"match": following.id})
    resign(ann, following.id, 0)
    bob.post(f"/api/matches/{match.id}/follow", {"seat": 1}, expect=403)
