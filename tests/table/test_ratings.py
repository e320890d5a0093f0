"""Ratings: Glickman's own example, only matches between accounts, counted once whatever ends them, and the same when
they are counted anew."""

from collections.abc import Callable, Iterator
from io import StringIO
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update
from table.test_accounts import a_server, open_link, sign_in, signed_in
from table.test_mailing import MailServer, mails
from table.test_meeting import sit, tables
from table.test_store import at_once
from table.visitors import Caller, NewMatch, Server, request_id

from realpolitik.table import glicko
from realpolitik.table.accounts import Accounts
from realpolitik.table.glicko import Game, Standing
from realpolitik.table.ratings import new_rated, recount
from realpolitik.table.recounting import recount_ratings
from realpolitik.table.rows import MatchRow, MoveRow
from realpolitik.table.schema import RATINGS, RESULTS
from realpolitik.table.seating import WrongSeat
from realpolitik.table.standing import Standing as MatchStanding
from realpolitik.table.store import SequenceTaken, Store

__all__ = ["mails", "open_link"]
PACE = {"kind": "days", "days": 2, "out": "loss"}


# -- the algorithm -----------------------------------------------------------------------------------------------------


def test_the_example_of_the_paper() -> None:
    """ "Example of the Glicko-2 system", with tau = 0.5."""
    games = [
        Game(Standing(1400, 30), 1),
        Game(Standing(1550, 100), 0),
        Game(Standing(1700, 300), 0),
    ]
    found = glicko.after(Standing(1500, 200, 0.06), games)
    assert found.rating == pytest.approx(1464.06, abs=0.01)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


def test_who_wins_gains_and_who_plays_is_known_better() -> None:
    new = Standing()
    won, lost, drawn = (glicko.after(new, [Game(new, score)]) for score in (1, 0, 0.5))
    assert won.rating > drawn.rating > lost.rating
    assert drawn.rating == pytest.approx(1500)
    assert won.rating + lost.rating == pytest.approx(3000)
    assert won.deviation < new.deviation


def test_a_great_surprise_makes_a_player_less_steady() -> None:
    steady = Standing(1500, 50, 0.06)
    assert glicko.after(steady, [Game(Standing(2600, 30), 1)] * 5).volatility > 0.06


def test_at_a_table_of_many_the_games_count_as_much_as_they_tell() -> None:
    """The sum of step 4 varies, over all orders of equals, as step 3 takes it to vary."""
    assert glicko.weight_at_table(2) == 1
    for many in (3, 4):
        weight = glicko.weight_at_table(many)
        sums = [weight * (order.index(0) - (many - 1) / 2) for order in permutations(range(many))]
        assert sum(it**2 for it in sums) / len(sums) == pytest.approx(weight * (many - 1) / 4)
        new, matches = Standing(), weight * (many - 1)
        whole = glicko.after(new, [Game(new, 1)] * (many - 1)).rating
        first, middling = (glicko.after(new, [Game(new, s, weight)] * (many - 1)).rating for s in (1, 0.5))
        assert glicko.after(new, [Game(new, 1)]).rating < first < whole
        assert (1 < matches < 2, middling) == (True, pytest.approx(1500))


# -- at the table ------------------------------------------------------------------------------------------------------


@pytest.fixture
def server(tmp_path: Path, mails: MailServer) -> Iterator[Server]:
    with a_server(tmp_path, mails) as opened_server:
        yield opened_server


@pytest.fixture
def players(server: Server, mails: MailServer) -> tuple[Caller, Caller]:
    ann, bob = server.browser(), server.browser()
    sign_in(ann, mails)
    sign_in(bob, mails, "bob@example.org")
    return ann, bob


def rated_match(ann: Caller, bob: Caller | None = None, **fields: Any) -> NewMatch:
    match = ann.create("here", "invite", **{"pace": PACE, "rated": True, "nickname": "Ann", **fields})
    if bob is not None:
        bob.post("/api/claim", {"key": match.keys[1], "nickname": "Bob"})
    return match


def resign(who: Caller, match: str, seat: int) -> None:
    version = who.screen(match, seat)["version"]
    who.post(f"/api/matches/{match}/resign", {"seat": seat, "version": version, "request": request_id()})


def ratings(who: Caller, match: str) -> list[Any]:
    return [it["rating"] for it in who.screen(match)["seats"]]


def settled(server: Server, who: Caller, match: str, state: str) -> Any:
    """The screen once the room has seen what became of the rating."""
    room = server.on_loop(server.hall.rooms.room, match)
    server.on_loop(room.stop_hearing)
    shown = who.screen(match)
    assert shown["rated"] == state
    return shown


def test_a_rated_match_counts_for_both_when_it_ends(server: Server, players: tuple[Caller, Caller]) -> None:
    ann, bob = players
    match = rated_match(ann, bob)
    settled(server, bob, match.id, "yes")
    new = {"rating": 1500, "deviation": 350, "provisional": True, "change": None}
    assert ratings(bob, match.id) == [new, new]
    resign(bob, match.id, 1)
    shown = settled(server, ann, match.id, "counted")
    us, ussr = [it["rating"] for it in shown["seats"]]
    assert us["change"] == us["rating"] - 1500 > 0 > ussr["change"] == ussr["rating"] - 1500
    again = rated_match(ann, bob)
    settled(server, ann, again.id, "yes")
    assert [it["rating"] for it in ratings(ann, again.id)] == [us["rating"], ussr["rating"]]
    turned = ann.create("invite", "here", pace=PACE, rated=True)
    settled(server, ann, turned.id, "yes")
    assert ratings(ann, turned.id)[1]["rating"] == 1500  # on the other side nobody knows yet


def test_a_draw_counts_too(server: Server, players: tuple[Caller, Caller]) -> None:
    ann, bob = players
    match = rated_match(ann, bob)
    version = ann.screen(match.id, 0)["version"]
    ann.post(f"/api/matches/{match.id}/draw", {"seat": 0, "version": version})
    bob.post(f"/api/matches/{match.id}/draw/reply", {"seat": 1, "agree": True})
    shown = settled(server, ann, match.id, "counted")
    assert [it["rating"]["change"] for it in shown["seats"]] == [0, 0]
    assert shown["seats"][0]["rating"]["deviation"] < 350


def test_what_is_taken_back_by_agreement_ends_the_rating(server: Server, players: tuple[Caller, Caller]) -> None:
    ann, bob = players
    match = rated_match(ann, bob)
    while (screen := bob.screen(match.id, 1))["takeback"] is None:
        mover, seat = (bob, 1) if screen["question"] else (ann, 0)
        shown = mover.screen(match.id, seat)
        mover.answer(match.id, seat, shown["question"]["options"][0]["option"], shown["version"])
    keep = screen["takeback"]["keep"]
    bob.post(f"/api/matches/{match.id}/takeback", {"seat": 1, "version": screen["version"], "keep": keep})
    ann.post(f"/api/matches/{match.id}/takeback/reply", {"seat": 0, "agree": True})
    settled(server, ann, match.id, "takeback")
    resign(bob, match.id, 1)
    settled(server, ann, match.id, "takeback")
    assert counted(server.hall.store) == 0


def counted(store: Store) -> int:
    with store.reading() as connection:
        return len(connection.execute(select(RESULTS)).all())


def test_only_two_people_with_accounts_and_a_clock_play_rated(server: Server, players: tuple[Caller, Caller]) -> None:
    ann, bob = players

    def refused(who: Caller, expect: int, *kinds: str, **fields: Any) -> None:
        seats = [{"kind": kind} if kind != "bot" else {"kind": "bot", "bot": "random"} for kind in kinds]
        body = {"game": "red-sea", "seats": seats, "pace": PACE, "rated": True, **fields}
        who.post("/api/matches", body, expect=expect)

    refused(server.browser(), 403, "here", "invite")
    refused(ann, 400, "here", "here")
    refused(ann, 400, "here", "bot")
    refused(ann, 400, "here", "invite", guided=True, pace=None)
    refused(ann, 400, "here", "invite", by_hand={})
    refused(ann, 400, "here", "invite", pace=None)
    refused(ann, 400, "here", "invite", pace={**PACE, "out": "bot"})
    match = rated_match(ann)
    server.browser().post("/api/claim", {"key": match.keys[1]}, expect=403)
    server.program(match.keys[1]).post("/api/claim", {"key": match.keys[1]}, expect=403)
    ann.post("/api/claim", {"key": match.keys[1]}, expect=403)  # nobody plays against themselves
    bob.post("/api/claim", {"key": match.keys[1]})
    ann.post(f"/api/matches/{match.id}/empty", {"seat": 1}, expect=403)


def test_nobody_shares_a_seat_that_is_rated_however_quick_they_are(
    server: Server, players: tuple[Caller, Caller]
) -> None:
    """Who would lose could so keep the match from counting: two holders of one seat are no account."""
    ann, bob = players
    match = rated_match(ann, bob)
    store = server.hall.store
    (held_by,) = [visitor for visitor, seat in store.holdings(match.id) if seat == 1]
    with pytest.raises(WrongSeat, match="nobody shares a seat"):  # checked before, by two who come at once
        store.claim("somebody else", match.id, 1, "Eve")
    store.claim(held_by, match.id, 1, "Bob")
    assert sorted(seat for _, seat in store.holdings(match.id)) == [0, 1]


def test_of_three_whoever_stays_comes_out_before_whoever_leaves(
    server: Server, players: tuple[Caller, Caller], mails: MailServer
) -> None:
    """Bob resigns, then Carl, and Ann, who is left with bots, does so last: she is first all the same."""
    ann, bob = players
    carl = server.browser()
    sign_in(carl, mails, "carl@example.org")
    three = {"game": "world-order", "options": {"powers": "without_china"}}
    seats = [{"kind": "here"}, {"kind": "here"}, {"kind": "invite"}]
    alone = {**three, "options": {"powers": "without_china"}, "seats": seats, "pace": PACE, "rated": True}
    ann.post("/api/matches", alone, expect=400)
    match = ann.create("here", "invite", "invite", pace=PACE, rated=True, **three)
    bob.post("/api/claim", {"key": match.keys[1], "nickname": "Bob"})
    carl.post("/api/claim", {"key": match.keys[2], "nickname": "Carl"})
    server.on_loop(
        server.on_loop(server.hall.rooms.room, match.id).stop_bots
    )  # else they play on while somebody leaves
    resign(bob, match.id, 1)
    settled(server, ann, match.id, "yes")
    ann.post(f"/api/matches/{match.id}/replace", {"seat": 1, "bot": "random"}, expect=403)
    assert counted(server.hall.store) == 0
    resign(carl, match.id, 2)
    resign(ann, match.id, 0)
    shown = settled(server, ann, match.id, "counted")
    mine, *theirs = [it["rating"] for it in shown["seats"]]
    assert (mine["change"] > 100, theirs) == (True, [None, None])
    with server.hall.store.reading() as connection:
        ((players_of_it,),) = connection.execute(select(RESULTS.c.players)).all()
        kept = {row.account: row.rating for row in connection.execute(select(RATINGS))}
        assert recount(connection, keep=False) == (3, 0)
    assert [it["score"] for it in players_of_it] == [1, 0, 0.5]
    first, last, between = (kept[it["account"]] for it in players_of_it)
    assert (first > 1600, last < 1400, between) == (True, True, pytest.approx(1500))


def test_where_a_bot_sits_down_it_is_rated_no_longer(server: Server, players: tuple[Caller, Caller]) -> None:
    ann, _ = players
    match = rated_match(ann)
    ann.post(f"/api/matches/{match.id}/replace", {"seat": 1, "bot": "random"})
    settled(server, ann, match.id, "bot")


def test_whoever_deletes_their_account_meanwhile_is_not_rated(server: Server, players: tuple[Caller, Caller]) -> None:
    ann, bob = players
    match = rated_match(ann, bob)
    bob.post("/api/account/delete", {"for_good": True})
    resign(bob, match.id, 1)
    settled(server, ann, match.id, "account")
    assert counted(server.hall.store) == 0


def test_open_tables_tell_the_rating_of_whoever_waits(server: Server, players: tuple[Caller, Caller]) -> None:
    ann, bob = players
    match = rated_match(ann, open=True)
    (told,) = tables(bob)
    assert told["rated"]
    assert told["seats"][0]["rating"]["provisional"]
    assert told["seats"][1]["rating"] is None
    sit(server.browser(), match.id, 1, expect=403)
    sit(bob, match.id, 1)
    assert "mail.example.org" not in str(bob.answered)
    account = server.hall.store.match(match.id)
    assert account is not None
    assert (account.host or "?") not in str(bob.answered)


# -- in the store ------------------------------------------------------------------------------------------------------


def rated_in(store: Store, new_match: Callable[..., MatchRow], name: str, one: str, other: str) -> None:
    new_match(store, name, one, pace=PACE, clock=[], rated=new_rated(2))
    store.claim(other, name, 1, "")


OVER = MatchStanding({}, ["us", "ussr"], [], [], ["us"])


def end(store: Store, move: MoveRow, result: list[float]) -> None:
    store.append_move(move, OVER, result=result)


def two_accounts(store: Store) -> tuple[str, str]:
    accounts = Accounts(store)
    return signed_in(accounts, "").account, signed_in(accounts, "", "bob@example.org").account


def test_ratings_counted_anew_are_the_same(
    store: Store, new_match: Callable[..., MatchRow], new_move: Callable[..., MoveRow]
) -> None:
    ann, bob = two_accounts(store)
    for number, result in enumerate(([1.0, -1.0], [0.0, 0.0], [-1.0, 1.0], [1.0, -1.0])):
        one, other = (ann, bob) if number % 3 else (bob, ann)
        rated_in(store, new_match, f"m{number}", one, other)
        end(store, new_move(match_id=f"m{number}"), result)
    store.delete_match("m1")  # results are the players', not the match's
    with store.reading() as connection:
        before = sorted(connection.execute(select(RATINGS)).all())
    assert len(before) == 4
    told = StringIO()
    assert recount_ratings(store, False, told) == 0
    assert told.getvalue() == "4 ratings, 0 not what the results come to\n"
    with store.writing() as connection:
        connection.execute(update(RATINGS).values(rating=1.0))
    assert recount_ratings(store, False, StringIO()) == 1
    assert recount_ratings(store, True, told) == 0
    with store.reading() as connection:
        assert sorted(connection.execute(select(RATINGS)).all()) == before


def test_the_end_counts_once_whoever_sees_it(
    store: Store, new_match: Callable[..., MatchRow], new_move: Callable[..., MoveRow]
) -> None:
    ann, bob = two_accounts(store)
    rated_in(store, new_match, "m", ann, bob)
    found = at_once(4, lambda number: end(store, new_move(match_id="m"), [1, -1]))
    assert sum(isinstance(it, SequenceTaken) for it in found) == 3
    assert counted(store) == 1


def test_matches_that_end_at_once_are_counted_one_after_another(
    store: Store, new_match: Callable[..., MatchRow], new_move: Callable[..., MoveRow]
) -> None:
    ann, bob = two_accounts(store)
    for number in range(6):
        rated_in(store, new_match, f"m{number}", ann, bob)
    ended = at_once(6, lambda number: end(store, new_move(match_id=f"m{number}"), [1, -1]))
    assert ended == [None] * 6
    assert counted(store) == 6
    with store.writing() as connection:
        assert recount(connection, keep=False) == (2, 0)
