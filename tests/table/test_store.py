"""The store: what is written comes back, races have one winner, and what was acknowledged survives a kill."""

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta, timezone
from pathlib import Path
from threading import Barrier
from typing import Any

import pytest
from sqlalchemy import Engine, Table
from sqlalchemy.exc import IntegrityError, StatementError

from realpolitik.table import rows, schema
from realpolitik.table import store as store_module
from realpolitik.table.listed import Listed, matches_of
from realpolitik.table.rows import KeyRow, MatchRow, MoveRow, ProposalRow, SeatRow
from realpolitik.table.seating import WrongSeat
from realpolitik.table.standing import to_columns
from realpolitik.table.store import SequenceTaken, Store, UnknownMatch
from realpolitik.table.talking import newest

KILLS = int(os.environ.get("REALPOLITIK_KILLS", "15"))  # a nightly run may want more

NewMatch = Callable[..., MatchRow]
NewMove = Callable[..., MoveRow]


def at_once(threads: int, work: Callable[[int], Any]) -> list[Any]:
    """What each of several threads gets that start at the same moment: a result, or what it raised."""
    barrier = Barrier(threads)

    def attempt(number: int) -> Any:
        barrier.wait()
        try:
            return work(number)
        except Exception as raised:
            return raised

    with ThreadPoolExecutor(threads) as pool:
        return list(pool.map(attempt, range(threads)))


@pytest.mark.parametrize(
    ("row", "table"),
    [
        (rows.VisitorRow, schema.VISITORS),
        (rows.MatchRow, schema.MATCHES),
        (rows.SeatRow, schema.SEATS),
        (rows.KeyRow, schema.KEYS),
        (rows.MoveRow, schema.MOVES),
        (rows.ChatRow, schema.CHAT),
        (rows.ProposalRow, schema.PROPOSALS),
        (rows.BlockRow, schema.BLOCKS),
        (rows.ReportRow, schema.REPORTS),
        (rows.AccountRow, schema.ACCOUNTS),
        (rows.SessionRow, schema.SESSIONS),
        (rows.SignInRow, schema.SIGN_INS),
    ],
)
def test_a_row_has_the_fields_of_its_table(row: Any, table: Table) -> None:
    assert list(row._fields) == table.c.keys()


def test_the_database_answers(store: Store) -> None:
    store.probe()


# -- visitors ----------------------------------------------------------------------------------------------------------


def test_a_visitor_is_remembered(store: Store) -> None:
    assert store.visitor("somebody") is None
    first = store.keep_visitor("somebody", nickname="Ann")
    assert (first.nickname, first.language) == ("Ann", "")
    again = store.keep_visitor("somebody", language="pl")
    assert (again.nickname, again.language, again.created) == ("Ann", "pl", first.created), "None leaves it as it was"
    assert again.seen >= first.seen >= first.created
    assert store.keep_visitor("somebody", nickname="").nickname == ""
    assert store.visitor("somebody").language == "pl"
    assert store.visitor("nobody") is None


def test_a_visitor_who_comes_many_times_at_once_is_one(store: Store) -> None:
    came = at_once(8, lambda number: store.keep_visitor("somebody", nickname=f"name {number}"))
    assert len({visitor.created for visitor in came}) == 1
    assert store.visitor("somebody").nickname in {visitor.nickname for visitor in came}


def test_text_that_a_database_cannot_keep_is_mended(store: Store) -> None:
    """PostgreSQL refuses NUL, SQLite half a character; whatever a client sends must not bring either down."""
    assert store.keep_visitor("somebody", nickname="a\0b\ud800c").nickname == "a\ufffdb\ufffdc"
    assert store.keep_visitor("somebody", nickname="Ю ż 🂡").nickname == "Ю ż 🂡"
    assert store.match("\0") is None
    assert store.seat_of_key("\udfff") is None


# -- matches and their moves -------------------------------------------------------------------------------------------


def test_a_match_comes_back_as_it_was_made(store: Store, new_move: NewMove) -> None:
    made = datetime(2031, 5, 4, 14, 30, 15, 123456, tzinfo=timezone(timedelta(hours=2)))
    options = {"optional_cards": False, "bonus": 2, "extra": "ü"}
    match = MatchRow("m", "toy", "late", options, {"deck": [1, 2], "hand": None}, "7", 3, made, made, host="host")
    seats = [SeatRow("m", 0, "us", "person", nickname="Ann"), SeatRow("m", 1, "ussr", "bot", bot="cadet")]
    key = KeyRow("secret", "m", 0, "device", made)
    first = new_move(match_id="m", seat=-1, answers=[(-1, 4), (-1, 0)], made=made)
    store.create_match(match, seats, [key], [0], "host", first)
    found = store.match("m")
    assert found == match
    assert found.created.utcoffset() == timedelta(0), "times are told in UTC"
    assert store.seats("m") == [seats[0]._replace(taken=made), seats[1]], "whoever makes a match sits down at once"
    assert store.seat_of_key("secret") == ("m", 0)
    assert store.moves("m") == [first]
    assert store.seats_held("host", "m") == [0]
    assert store.visitor("host").nickname == ""


def test_a_match_is_made_whole_or_not_at_all(store: Store, new_match: NewMatch) -> None:
    match = new_match(store)
    other = match._replace(id="other")
    seat = SeatRow("other", 0, "us", "person")
    taken_key = KeyRow("key of match", "other", 0, "invite", match.created)
    with pytest.raises(IntegrityError):
        store.create_match(other, [seat], [taken_key], [], None, None)
    assert store.match("other") is None
    assert store.seats("other") == []


def test_a_match_may_belong_to_nobody_but_a_seat_is_held_by_somebody(store: Store, new_match: NewMatch) -> None:
    match = new_match(store)._replace(id="other", host=None)
    store.create_match(match, [SeatRow("other", 0, "us", "bot", "cadet")], [], [], None, None)
    assert store.match("other") == match
    with pytest.raises(ValueError, match="held by a visitor"):
        store.create_match(match, [], [], [0], None, None)


def test_a_time_without_a_zone_is_refused(store: Store, new_match: NewMatch, new_move: NewMove) -> None:
    new_match(store)
    with pytest.raises(StatementError, match="no time zone"):
        store.append_move(new_move(1, made=datetime(2031, 1, 1)))


def test_moves_follow_one_another(store: Store, new_match: NewMatch, new_move: NewMove) -> None:
    match = new_match(store)
    later = match.created + timedelta(seconds=5)
    moves = [
        new_move(1, answers=[(0, 5), (-1, 3)], request="one"),
        new_move(2, kind="undo", keep=0, answers=[]),
        new_move(3, kind="takeback", seat=1, keep=0, answers=[], made=later),
    ]
    for move in moves:
        assert store.append_move(move) == move
    assert store.moves("match") == moves
    assert store.match("match").updated == later
    assert store.moves("other") == []


def test_where_servers_share_a_database_a_move_is_stored_in_one_breath(
    new_database: Callable[[str], str], open_engine: Callable[[str], Engine], new_match: NewMatch, new_move: NewMove
) -> None:
    """And where that cannot be, nothing is stored at all."""
    store = Store(open_engine(new_database("postgresql")))
    match = new_match(store)
    store.propose(ProposalRow("match", 0, 0, 0, [], match.created))
    assert store.sharing is not None
    changed = {"updated": match.created, "finished": None, "result": None, **to_columns(None)}
    first = new_move(1, request="one")
    assert store.sharing.append(first, changed)
    assert store.proposal("match") is None
    for other in (new_move(1), new_move(3), new_move(2, request="one"), new_move(1, match_id="nowhere")):
        assert not store.sharing.append(other, {**changed, "result": [1, -1]})
    assert store.moves("match") == [first]
    assert store.match("match") == match


@pytest.mark.parametrize("sequence", [0, 1, 2, 4, 2**31 - 1])
def test_a_move_that_does_not_follow_the_newest_changes_nothing(
    store: Store, new_match: NewMatch, new_move: NewMove, sequence: int
) -> None:
    match = new_match(store)
    moves = [store.append_move(new_move(number)) for number in (1, 2)]
    with pytest.raises(SequenceTaken, match=f"the match has 2 moves: number {sequence} cannot be the next"):
        store.append_move(new_move(sequence, made=match.created + timedelta(1)), result=[1, -1])
    assert store.moves("match") == moves
    assert store.match("match") == match


def test_a_move_of_no_match_is_refused(store: Store, new_move: NewMove) -> None:
    with pytest.raises(UnknownMatch, match="there is no match nowhere"):
        store.append_move(new_move(1, match_id="nowhere"))


def test_a_request_is_applied_once(store: Store, new_match: NewMatch, new_move: NewMove) -> None:
    new_match(store)
    new_match(store, "other")
    move = store.append_move(new_move(1, request="same"))
    assert store.append_move(new_move(2, request="same", answers=[(1, 1)])) == move, "the second time, as the first"
    assert store.append_move(new_move(1, request="same")) == move
    assert store.moves("match") == [move]
    store.append_move(new_move(1, match_id="other", request="same"))
    assert len(store.moves("other")) == 1, "requests of different matches have nothing to do with each other"


def test_a_match_ends_and_a_takeback_opens_it_again(store: Store, new_match: NewMatch, new_move: NewMove) -> None:
    match = new_match(store)
    end = match.created + timedelta(hours=2)
    store.append_move(new_move(1, made=end), result=[1, -1])
    over = store.match("match")
    assert (over.finished, over.result, over.updated) == (end, [1, -1], end)
    store.append_move(new_move(2, kind="takeback", keep=0, answers=[], made=end))
    assert store.match("match") == match._replace(updated=end)


def test_a_pinned_match_says_why(store: Store, new_match: NewMatch) -> None:
    new_match(store)
    store.pin("match", "the rules have changed")
    assert store.match("match").pinned == "the rules have changed"
    with pytest.raises(UnknownMatch):
        store.pin("nowhere", "")


def ids(found: list[Listed]) -> list[str]:
    return [listed.match.id for listed in found]


def test_a_visitor_finds_their_matches_newest_first(store: Store, new_match: NewMatch) -> None:
    old = new_match(store, "old")
    new_match(store, "new", created=old.created + timedelta(days=1))
    hosted = old._replace(id="hosted", created=old.created + timedelta(days=2))
    store.create_match(hosted, [SeatRow("hosted", 0, "us", "bot", "cadet")], [], [], "host", None)
    new_match(store, "theirs", host="guest", created=old.created + timedelta(days=3))
    store.claim("guest", "old", 1, "Bob")
    assert ids(matches_of(store, "host", 20)) == ["hosted", "new", "old"], "those they only host among them"
    assert ids(matches_of(store, "guest", 20)) == ["theirs", "old"]
    assert matches_of(store, "nobody", 20) == []


def test_all_matches_are_gone_through(store: Store, new_match: NewMatch, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "BATCH", 3)
    assert list(store.all_matches()) == []
    names = [f"m{number}" for number in range(6)]
    for number, name in enumerate(names):
        new_match(store, name)
        assert [match.id for match in store.all_matches()] == names[: number + 1]


# -- seats and their keys ----------------------------------------------------------------------------------------------


def test_a_key_opens_a_seat_until_it_is_revoked(store: Store, new_match: NewMatch) -> None:
    match = new_match(store)
    store.add_key(KeyRow("device", "match", 1, "device", match.created))
    store.add_key(KeyRow("other seat", "match", 0, "invite", match.created))
    assert store.seat_of_key("key of match") == ("match", 1)
    store.revoke_invites("match", 1)
    assert store.seat_of_key("key of match") is None
    assert store.seat_of_key("device") == ("match", 1)
    assert store.seat_of_key("other seat") == ("match", 0)
    with pytest.raises(IntegrityError):
        store.add_key(KeyRow("no such seat", "match", 5, "invite", match.created))


def test_the_first_to_claim_a_seat_gives_it_a_name(store: Store, new_match: NewMatch) -> None:
    new_match(store)
    store.claim("guest", "match", 1, "Bob")
    first = store.seats("match")[1]
    assert first.nickname == "Bob"
    assert first.taken is not None
    store.claim("guest", "match", 1, "Robert")
    store.claim("guest's telephone", "match", 1, "Telephone")
    assert store.seats("match")[1] == first
    assert store.seats_held("guest", "match") == [1]
    assert store.seats_held("guest's telephone", "match") == [1]
    store.claim("host", "match", 1, "Ann")
    assert store.seats_held("host", "match") == [0, 1]
    store.rename("match", 1, "Robert")
    assert store.seats("match")[1] == first._replace(nickname="Robert")


def test_a_seat_that_is_not_there_or_is_a_bots_cannot_be_claimed(store: Store, new_match: NewMatch) -> None:
    new_match(store)
    with pytest.raises(WrongSeat, match="no seat 2"):
        store.claim("guest", "match", 2, "Bob")
    store.give_to_bot("match", 1, "cadet")
    with pytest.raises(WrongSeat, match="ussr is played by a bot"):
        store.claim("guest", "match", 1, "Bob")
    with pytest.raises(UnknownMatch):
        store.claim("guest", "nowhere", 1, "Bob")
    assert store.visitor("guest") is None, "what was refused has left no trace"


def test_a_bot_takes_a_free_seat_and_no_other(store: Store, new_match: NewMatch) -> None:
    new_match(store)
    with pytest.raises(WrongSeat, match="us is taken by a person"):
        store.give_to_bot("match", 0, "cadet")
    store.give_to_bot("match", 1, "cadet")
    assert store.seats("match")[1] == SeatRow("match", 1, "ussr", "bot", "cadet")
    assert store.seat_of_key("key of match") is None, "the invitation is void"
    store.give_to_bot("match", 1, "random")
    assert store.seats("match")[1].bot == "random"


def test_a_seat_is_emptied_with_all_that_opened_it(store: Store, new_match: NewMatch) -> None:
    match = new_match(store)
    store.claim("guest", "match", 1, "Bob")
    store.claim("guest's telephone", "match", 1, "")
    store.add_key(KeyRow("device", "match", 1, "device", match.created))
    store.add_key(KeyRow("other seat", "match", 0, "device", match.created))
    store.propose(ProposalRow("match", 0, 0, 0, [0], match.created))
    assert store.holders("match") == {0: 1, 1: 2}
    assert store.holds_a_seat("guest")
    store.empty_seat("match", 1)
    assert store.holders("match") == {0: 1}
    assert store.seats("match")[1] == SeatRow("match", 1, "ussr", "person")
    assert not store.holds_a_seat("guest")
    assert store.holds_a_seat("host")
    assert matches_of(store, "guest", 20) == []
    assert [store.seat_of_key(key) for key in ("key of match", "device", "other seat")] == [None, None, ("match", 0)]
    assert store.proposal("match") is None
    store.claim("zoe", "match", 1, "Zoe")
    assert store.seats("match")[1].nickname == "Zoe"
    with pytest.raises(WrongSeat, match="no seat 2"):
        store.empty_seat("match", 2)
    store.empty_seat("match", 1)
    store.give_to_bot("match", 1, "cadet")
    with pytest.raises(WrongSeat, match="ussr is played by a bot"):
        store.empty_seat("match", 1)


def test_a_seat_goes_to_a_person_or_to_a_bot(store: Store, new_match: NewMatch) -> None:
    for number in range(6):
        name = f"m{number}"
        new_match(store, name)
        claim, give = at_once(
            2,
            lambda who, name=name: store.give_to_bot(name, 1, "cadet") if who else store.claim("guest", name, 1, "Bob"),
        )
        assert (claim is None) != (give is None), (claim, give)
        assert (store.seats(name)[1].kind == "person") == (store.seats_held("guest", name) == [1]) == (claim is None)


# -- chat and proposals ------------------------------------------------------------------------------------------------


def test_chat_is_numbered_in_each_match(store: Store, new_match: NewMatch) -> None:
    new_match(store)
    new_match(store, "other")
    first = store.say("match", 0, "Ann", "Привет 🂡")
    second = store.say("match", None, "", "line\nline\0")
    assert (first.number, second.number) == (1, 2)
    assert second.text == "line\nline\ufffd", "what is broadcast is what is stored"
    assert store.say("other", 1, "Bob", "hello").number == 1
    assert store.chat("match") == [first, second]
    assert store.chat("match", after=1) == [second]
    assert store.chat("match", after=2) == []
    with pytest.raises(UnknownMatch):
        store.say("nowhere", 0, "Ann", "hello")


def test_only_so_much_chat_is_kept_and_players_keep_theirs_however_much_is_said_beside(
    store: Store, new_match: NewMatch
) -> None:
    new_match(store)
    for number in range(10):
        store.say("match", number % 2 if number < 5 else None, "Ann", f"line {number}", most=3)
    left = store.chat("match")
    assert [line.text for line in left] == ["line 2", "line 3", "line 4", "line 7", "line 8", "line 9"]
    assert newest(left, 2) == [left[1], left[2], left[4], left[5]]
    assert store.say("match", 0, "Ann", "one more", most=3).number == 11


def test_a_proposal_is_replaced_agreed_to_and_dropped(store: Store, new_match: NewMatch, new_move: NewMove) -> None:
    match = new_match(store)
    store.propose(ProposalRow("match", 0, 3, 7, [], match.created))
    proposal = ProposalRow("match", 1, 2, 8, [1], match.created)
    store.propose(proposal)
    assert store.proposal("match") == proposal
    assert store.agree("match", 0, 0, 3) is None, "to what was put before, which is not open any more"
    assert store.agree("match", 0, 1, 2) == proposal._replace(agreed=[0, 1])
    assert store.agree("match", 0, 1, 2) == proposal._replace(agreed=[0, 1])
    assert store.proposal("match") == proposal._replace(agreed=[0, 1])
    store.drop_proposal("match")
    store.drop_proposal("match")
    assert store.proposal("match") is None
    assert store.agree("match", 0, 1, 2) is None
    store.propose(proposal)
    store.append_move(new_move(1))
    assert store.proposal("match") is None, "it was about a moment that has passed"


# -- races -------------------------------------------------------------------------------------------------------------


def test_of_many_moves_for_one_place_exactly_one_wins(store: Store, new_match: NewMatch, new_move: NewMove) -> None:
    new_match(store)
    for sequence in range(1, 6):
        tried = at_once(12, lambda number, place=sequence: store.append_move(new_move(place, answers=[(0, number)])))
        won = [move for move in tried if isinstance(move, MoveRow)]
        assert len(won) == 1
        assert sum(isinstance(lost, SequenceTaken) for lost in tried) == 11, tried
        assert store.moves("match")[-1] == won[0]


def test_of_one_request_sent_many_times_one_is_applied(store: Store, new_match: NewMatch, new_move: NewMove) -> None:
    new_match(store)
    for sequence in range(1, 6):
        move = new_move(sequence, request=f"request {sequence}")
        assert at_once(12, lambda _, move=move: store.append_move(move)) == [move] * 12
        assert len(store.moves("match")) == sequence


def test_servers_that_share_a_database_race_as_threads_do(
    url: str, open_engine: Callable[[str], Engine], new_match: NewMatch, new_move: NewMove
) -> None:
    servers = [Store(open_engine(url)) for _ in range(4)]
    new_match(servers[0])

    def play(number: int) -> int:
        """Answer ten times, each time as the next move that this server knows of."""
        store, answered = servers[number % 4], 0
        while answered < 10:
            try:
                store.append_move(new_move(len(store.moves("match")) + 1, request=f"{number}-{answered}"))
            except SequenceTaken:
                continue
            answered += 1
        return answered

    assert at_once(8, play) == [10] * 8
    moves = servers[0].moves("match")
    assert [move.sequence for move in moves] == list(range(1, 81))
    assert len({move.request for move in moves}) == 80


def test_everybody_talks_at_once_and_every_line_has_its_number(store: Store, new_match: NewMatch) -> None:
    new_match(store)

    def talk(number: int) -> list[int]:
        return [store.say("match", None, f"{number}", f"line {line}").number for line in range(5)]

    numbers = at_once(12, talk)
    assert sorted(number for one in numbers for number in one) == list(range(1, 61))
    assert all(sorted(one) == one for one in numbers), "nobody's lines change places"
    assert [line.number for line in store.chat("match")] == list(range(1, 61))


def test_all_agree_at_once(store: Store, new_match: NewMatch) -> None:
    match = new_match(store)
    store.propose(ProposalRow("match", 0, 3, 7, [], match.created))
    at_once(8, lambda seat: store.agree("match", seat, 0, 3))
    assert store.proposal("match").agreed == list(range(8))


def test_readers_do_not_wait_for_a_writer(store: Store, engine: Engine, new_match: NewMatch, new_move: NewMove) -> None:
    new_match(store)
    with engine.begin() as connection:
        connection.execute(schema.MATCHES.update().values(seed="8"))
        assert at_once(4, lambda _: store.match("match").seed) == ["7"] * 4
    assert store.match("match").seed == "8"


# -- killed ------------------------------------------------------------------------------------------------------------

SERVER = """
import os, sys
from datetime import UTC, datetime
from realpolitik.table.database import engine_for
from realpolitik.table.rows import MoveRow
from realpolitik.table.store import Store

url, acknowledged = sys.argv[1:]

def play():
    os.dup2(os.open(acknowledged, os.O_WRONLY | os.O_APPEND | os.O_CREAT), 1)
    store = Store(engine_for(url))
    sequence = len(store.moves("match"))
    while True:
        sequence += 1
        answers = [(0, sequence)] * 50
        request = f"request {sequence}"
        digest = f"digest {sequence}"
        store.append_move(MoveRow("match", sequence, "answer", 0, 0, answers, request, digest, datetime.now(UTC)))
        os.write(1, f"{sequence}\\n".encode())

for line in sys.stdin:
    server = os.fork()
    if server == 0:
        play()
    print(server, flush=True)
    os.waitpid(server, 0)
    print("dead", flush=True)
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_what_was_acknowledged_survives_a_kill_at_any_moment(
    store: Store, engine: Engine, new_match: NewMatch, tmp_path: Path
) -> None:
    new_match(store)
    url = engine.url.render_as_string(hide_password=False)
    file = tmp_path / "acknowledged"
    file.touch()
    chance = random.Random(7)
    command = [sys.executable, "-c", SERVER, url, str(file)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1) as nursery:
        for _ in range(KILLS):
            before = file.stat().st_size
            nursery.stdin.write("go on\n")
            server = int(nursery.stdout.readline())
            while file.stat().st_size == before:
                time.sleep(0.001)
            time.sleep(chance.uniform(0, 0.1))
            os.kill(server, signal.SIGKILL)
            assert nursery.stdout.readline() == "dead\n"
            wait_for_what_it_asked_last(engine)
            check_all_is_there(store, engine, [int(line) for line in file.read_text().split()])
        nursery.stdin.close()


def wait_for_what_it_asked_last(engine: Engine) -> None:
    """What PostgreSQL was asked by somebody who is dead now, it may still be about to do."""
    engine.dispose()  # so that whoever else is there is not we
    others = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    with engine.connect() as connection:
        while engine.dialect.name == "postgresql" and connection.exec_driver_sql(others).first() is not None:
            connection.rollback()
            time.sleep(0.001)


def check_all_is_there(store: Store, engine: Engine, acknowledged: list[int]) -> None:
    moves = store.moves("match")
    assert [move.sequence for move in moves] == list(range(1, len(moves) + 1))
    assert set(acknowledged) <= {move.sequence for move in moves}
    for move in moves:
        assert move.answers == [(0, move.sequence)] * 50
        assert (move.request, move.digest) == (f"request {move.sequence}", f"digest {move.sequence}")
    assert store.match("match").updated == moves[-1].made, "each was written whole"
    if engine.dialect.name == "sqlite":
        with engine.connect() as connection:
            assert connection.exec_driver_sql("PRAGMA integrity_check").scalar() == "ok"
            assert connection.exec_driver_sql("PRAGMA foreign_key_check").all() == []
