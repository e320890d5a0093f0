"""Accounts: a link by mail signs a browser in, once; every browser of an account has the same seats; and nobody else
learns of any of it."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect
from table.test_mailing import ADDRESS, MailServer, mails, settings, text_of
from table.test_meeting import opened, tables
from table.test_store import at_once
from table.visitors import GENEROUS, QUICK, Caller, Server, open_server

from realpolitik.table.accounts import Accounts
from realpolitik.table.bells import Bells
from realpolitik.table.listed import matches_of
from realpolitik.table.people import People
from realpolitik.table.rows import BellRow, MatchRow
from realpolitik.table.schema import SESSIONS, SIGN_INS, VISITORS
from realpolitik.table.security import COOKIE, hashed
from realpolitik.table.store import Store

__all__ = ["mails"]
MAILBOX = "ann@mail.example.org"


@contextmanager
def a_server(folder: Path, mails: MailServer, **more: Any) -> Iterator[Server]:
    with open_server(folder, settings(mails, **more)) as server:
        yield server


@pytest.fixture
def server(tmp_path: Path, mails: MailServer) -> Iterator[Server]:
    with a_server(tmp_path, mails) as opened_server:
        yield opened_server


def ask(who: Caller, mailbox: str = MAILBOX, expect: int = 200) -> Any:
    return who.post("/api/account/link", {"mailbox": mailbox}, expect=expect)


def secret_in(mail: EmailMessage) -> str:
    (found,) = re.findall(rf"{ADDRESS}/account#([\w-]+)", text_of(mail))
    return str(found)


def link(who: Caller, mails: MailServer, mailbox: str = MAILBOX) -> str:
    """The secret of a link that was mailed."""
    before = len(mails.mails)
    ask(who, mailbox)
    return secret_in(mails.wait_for(before + 1)[-1])


def open_link(who: Caller, secret: str, expect: int = 200) -> Any:
    return who.post("/api/account/open", {"secret": secret}, expect=expect)


def sign_in(who: Caller, mails: MailServer, mailbox: str = MAILBOX) -> str:
    """The cookie by which the browser is known then."""
    assert open_link(who, link(who, mails, mailbox))["mailbox"] == mailbox
    return cookie_of(who)


def cookie_of(who: Caller) -> str:
    return str(who.client.cookies.get(COOKIE))


def running(who: Caller) -> set[str]:
    return {it["match"] for it in who.get("/api/matches")["running"]}


def with_cookie(server: Server, cookie: str) -> Caller:
    browser = server.browser()
    browser.client.cookies.set(COOKIE, cookie)
    return browser


# -- signing in --------------------------------------------------------------------------------------------------------


def test_every_browser_of_an_account_has_the_seats_of_all(server: Server, mails: MailServer) -> None:
    home, phone = server.browser(), server.browser()
    mine = home.create("here", "invite", nickname="Ann")
    other = phone.create("invite", "here")
    sign_in(home, mails)
    assert running(home) == {mine.id}
    sign_in(phone, mails)
    for browser in (home, phone):
        assert running(browser) == {mine.id, other.id}
        assert browser.screen(mine.id, 0)["host"]
        assert browser.screen(other.id, 1)["host"]
        assert browser.get("/api/me")["account"] == {"offered": True, "mailbox": MAILBOX}
    assert phone.screen(mine.id)["seats"][0]["holders"] == 1
    phone.post(f"/api/matches/{mine.id}/empty", {"seat": 0})
    home.screen(mine.id, 0, expect=403)
    phone.screen(mine.id, 0, expect=403)


def test_who_plays_on_in_another_browser_plays_the_same_game(server: Server, mails: MailServer) -> None:
    match, ann, bob = server.pair(nickname="Ann")
    sign_in(bob, mails)
    phone = server.browser()
    phone.screen(match.id, 1, expect=403)
    sign_in(phone, mails)
    shown = phone.screen(match.id, 1)
    phone.answer(match.id, 1, shown["question"]["options"][0]["option"], shown["version"])
    assert bob.screen(match.id, 1)["version"] == shown["version"] + 1
    phone.screen(match.id, 0, expect=403)
    assert running(ann) == {match.id}


def test_a_link_works_once_and_not_for_long(server: Server, mails: MailServer) -> None:
    ann, eve = server.browser(), server.browser()
    secret = link(ann, mails)
    assert ann.post("/api/account/look", {"secret": secret})["mailbox"] == MAILBOX
    open_link(ann, secret)
    open_link(eve, secret, expect=404)
    eve.post("/api/account/look", {"secret": secret}, expect=404)
    late = link(ann, mails)
    with server.hall.store.writing() as connection:
        connection.execute(update(SIGN_INS).values(created=datetime.now(UTC) - timedelta(minutes=31)))
    open_link(eve, late, expect=404)
    open_link(eve, "nothing at all", expect=404)
    server.hall.accounts.forget_old(datetime.now(UTC))
    with server.hall.store.reading() as connection:
        assert connection.execute(select(SIGN_INS)).all() == []


def test_looking_at_a_link_signs_nobody_in_nor_does_fetching_its_page(server: Server, mails: MailServer) -> None:
    ann = server.browser()
    secret = link(ann, mails)
    robot = server.browser()
    robot.get(f"/account?{secret}")
    robot.post("/api/account/look", {"secret": secret})
    robot.request("GET", "/api/account/open", expect=405, params={"secret": secret})
    assert robot.get("/api/me")["account"]["mailbox"] == ""
    open_link(ann, secret)


def test_a_page_of_another_site_signs_nobody_in(server: Server, mails: MailServer) -> None:
    secret = link(server.browser(), mails)
    victim = server.browser()
    posts = {"open": {"secret": secret}, "leave": {}, "delete": {"for_good": True}, "link": {"mailbox": MAILBOX}}
    for path, body in posts.items():
        victim.request(
            "POST", f"/api/account/{path}", expect=403, json=body, headers={"Origin": "https://evil.example.org"}
        )


def test_the_browser_has_another_cookie_and_the_old_one_is_worth_nothing(server: Server, mails: MailServer) -> None:
    ann = server.browser()
    match = ann.create("here", "invite", nickname="Ann")
    ann.screen(match.id, 0)  # the room remembers who holds what
    old = cookie_of(ann)
    new = sign_in(ann, mails)
    assert new != old
    assert new.startswith("account.")
    thief = with_cookie(server, old)
    thief.screen(match.id, 0, expect=403)
    assert running(thief) == set()
    thief.post(f"/api/matches/{match.id}/empty", {"seat": 0}, expect=403)
    ann.screen(match.id, 0)
    server.program(new).get("/api/matches", expect=403)  # it is no key of a program


def test_a_link_says_what_it_would_do(server: Server, mails: MailServer) -> None:
    ann, bob = server.browser(), server.browser()
    ann.create("here", "here")
    told = ann.post("/api/account/look", {"secret": link(ann, mails)})
    assert told == {"mailbox": MAILBOX, "games": 1, "leaves": ""}
    sign_in(bob, mails, "bob@example.org")
    told = bob.post("/api/account/look", {"secret": link(bob, mails)})
    assert told == {"mailbox": MAILBOX, "games": 0, "leaves": "bob@example.org"}


def test_who_signs_in_elsewhere_leaves_the_games_of_the_first_account_there(server: Server, mails: MailServer) -> None:
    ann = server.browser()
    match = ann.create("here", "invite")
    first = sign_in(ann, mails)
    sign_in(ann, mails, "bob@example.org")
    assert running(ann) == set()
    assert with_cookie(server, first).get("/api/me")["account"]["mailbox"] == ""  # that session has ended
    again = server.browser()
    sign_in(again, mails)
    assert running(again) == {match.id}


def test_seats_that_were_emptied_and_links_that_ended_stay_worth_nothing(server: Server, mails: MailServer) -> None:
    match, ann, bob = server.pair(nickname="Ann")
    ann.post(f"/api/matches/{match.id}/empty", {"seat": 1})
    sign_in(bob, mails)
    bob.screen(match.id, 1, expect=403)
    bob.post("/api/claim", {"key": match.keys[1]}, expect=404)
    assert running(bob) == set()


def test_the_size_of_letters_makes_no_other_account_and_no_other_mailbox(server: Server, mails: MailServer) -> None:
    ann, eve = server.browser(), server.browser()
    sign_in(ann, mails)
    ask(eve, "ANN@mail.example.org")
    assert mails.wait_for(2)[-1]["To"] == MAILBOX  # where whoever reads it is Ann


# -- signing out, and deleting -----------------------------------------------------------------------------------------


def test_signing_out_ends_one_session_or_all(server: Server, mails: MailServer) -> None:
    home, phone = server.browser(), server.browser()
    match = home.create("here", "invite")
    at_home, at_phone = sign_in(home, mails), sign_in(phone, mails)
    home.post("/api/account/leave", {})
    assert home.client.cookies.get(COOKIE) is None
    assert running(with_cookie(server, at_home)) == set()
    assert running(phone) == {match.id}
    sign_in(home, mails)
    home.post("/api/account/leave", {"everywhere": True})
    with_cookie(server, at_phone).screen(match.id, 0, expect=403)
    home.post("/api/account/leave", {}, expect=403)


def test_whoever_looks_on_is_sent_away_when_they_sign_out(server: Server, mails: MailServer) -> None:
    ann = server.browser()
    match = ann.create("here", "invite")
    with ann.live(match.id, 0) as before:
        before.receive_json()
        cookie = sign_in(ann, mails)
        same = with_cookie(server, cookie)
        with same.live(match.id, 0) as live:
            live.receive_json()
            before.send_json({"ping": 1})
            while "pong" not in before.receive_json():  # the channel from before goes on
                pass
            ann.post("/api/account/leave", {})
            for socket in (before, live):
                assert code_of_the_end(socket) == 1008


def code_of_the_end(socket: WebSocketTestSession) -> int:
    try:
        while True:
            socket.receive_json()
    except WebSocketDisconnect as sent_away:
        return sent_away.code


def test_an_account_that_is_deleted_leaves_its_games_with_this_browser(server: Server, mails: MailServer) -> None:
    home, phone = server.browser(), server.browser()
    match = home.create("here", "invite", nickname="Ann")
    sign_in(home, mails)
    other = sign_in(phone, mails)
    home.post("/api/account/delete", {"for_good": True})
    assert running(home) == {match.id}
    assert home.screen(match.id, 0)["host"]
    assert home.get("/api/me")["account"]["mailbox"] == ""
    assert running(with_cookie(server, other)) == set()
    assert MAILBOX not in dump(server.hall.store)
    again = server.browser()
    sign_in(again, mails)
    assert running(again) == set()


def dump(store: Store) -> str:
    """All that the database holds of people."""
    with store.reading() as connection:
        names = ("accounts", "sessions", "sign_ins", "visitors", "holdings", "bells", "blocks")
        return str([connection.exec_driver_sql(f"SELECT * FROM {name}").all() for name in names])


# -- what nobody learns ------------------------------------------------------------------------------------------------


def test_nobody_learns_who_has_an_account(server: Server, mails: MailServer) -> None:
    ann, eve = server.browser(), server.browser()
    sign_in(ann, mails)
    assert ask(eve) == ask(eve, "nobody@example.org") == {"sent": True}
    assert MAILBOX not in str(eve.answered)


def test_nobody_learns_a_mailbox_and_no_secret_is_kept_or_logged(
    server: Server, mails: MailServer, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    match, ann, bob = server.pair(nickname="Ann")
    ann.post("/api/me", {"nickname": "Ann"})
    secret = link(ann, mails)
    assert secret not in dump(server.hall.store)
    assert hashed(secret) in dump(server.hall.store)
    open_link(ann, secret)
    assert cookie_of(ann) not in dump(server.hall.store)
    table = opened(ann)
    eve = server.browser()
    for other in (bob, eve):
        tables(other)
        other.screen(match.id)
        other.screen(table.id)
        with other.live(match.id) as live:
            assert MAILBOX not in str(live.receive_json())
        told = str(other.answered)
        assert MAILBOX not in told
        assert "mail.example.org" not in told
    logged = caplog.text + "".join(capfd.readouterr())
    for hidden in (secret, cookie_of(ann), MAILBOX):
        assert hidden not in logged


def test_links_are_mailed_no_more_than_so_often(tmp_path: Path, mails: MailServer) -> None:
    limits = replace(GENEROUS, sign_ins_of_mailbox=1)
    with a_server(tmp_path, mails, limits=limits) as server:
        ask(server.browser())
        ask(server.browser(), "ANN@mail.example.org", expect=429)
        ask(server.browser(), "bob@example.org")
    limits = replace(GENEROUS, sign_ins=1)
    with a_server(tmp_path, mails, limits=limits) as server:
        ask(server.browser())
        ask(server.browser(), "bob@example.org", expect=429)


@pytest.mark.parametrize("wrong", ["ann", "ann@example.org\nBcc: eve@example.org", "a@b@example.org", "ann@localhost"])
def test_what_is_no_mailbox_is_refused(server: Server, wrong: str) -> None:
    ask(server.browser(), wrong, expect=400)


def test_a_program_has_no_account(server: Server) -> None:
    match = server.browser().create("here", "invite")
    program = server.seated(match.keys[1])
    ask(program, expect=403)
    program.post("/api/account/open", {"secret": "nothing at all"}, expect=403)


def test_without_mail_there_are_no_accounts(tmp_path: Path) -> None:
    with open_server(tmp_path, QUICK) as server:
        ann = server.browser()
        ask(ann, expect=400)
        assert ann.get("/api/me")["account"] == {"offered": False, "mailbox": ""}


# -- in the store ------------------------------------------------------------------------------------------------------


def signed_in(accounts: Accounts, visitor: str, mailbox: str = MAILBOX, session: str = "") -> Any:
    secret, _ = accounts.new_link(mailbox)
    found = accounts.open(secret, visitor, session)
    assert found is not None
    return found


def test_all_that_a_visitor_has_goes_over_and_what_both_have_is_one(
    store: Store, new_match: Callable[..., MatchRow]
) -> None:
    now, accounts, people, bells = datetime.now(UTC), Accounts(store), People(store), Bells(store)
    for match in ("one", "two"):
        new_match(store, match)
    for visitor in ("phone", "bob"):
        store.claim(visitor, "one", 0, "")
    store.keep_visitor("host", nickname="Ann", language="pl")
    for visitor in ("host", "phone"):
        store.archive(visitor, "one", True)
        people.block(visitor, ["bob"], "Bob", 5)
        bells.put(BellRow(visitor, "one", 0, "hook", f"https://{visitor}.example.org", "en", now, now))
    people.block("host", ["phone"], "", 5)
    people.block("bob", ["host", "phone"], "", 5)
    store.say("one", 0, "Ann", "hello", "host")
    first = signed_in(accounts, "host")
    again = signed_in(accounts, "phone")
    assert first.account == again.account
    assert first.matches == ["one", "two"]
    assert again.matches == ["one"]
    account = first.account
    assert sorted(store.holdings("one")) == sorted([(account, 0), ("bob", 0)])
    assert [it.match.id for it in matches_of(store, account, 5, archived=True)] == ["one"]
    assert people.blocked_by(account) == {"bob"}
    assert people.blocked_by("bob") == {account}
    assert [it.address for it in bells.of(account, "one", 0)] == ["https://host.example.org"]
    assert store.chat("one")[0].visitor == account
    known, match = store.visitor(account), store.match("two")
    assert known is not None
    assert (known.nickname, known.language) == ("Ann", "pl")
    assert match is not None
    assert match.host == account
    assert store.seats_held("host", "one") == store.seats_held("phone", "one") == []
    gone = accounts.delete(account)
    assert gone.visitor == hashed(gone.secret)
    assert store.seats_held(gone.visitor, "two") == [0]
    assert accounts.visitor_of(hashed(first.secret)) == accounts.visitor_of(hashed(again.secret)) == ""


def test_of_two_who_open_the_same_link_one_is_signed_in(store: Store) -> None:
    accounts = Accounts(store)
    secret, _ = accounts.new_link(MAILBOX)
    found = at_once(4, lambda number: accounts.open(secret, "", ""))
    assert len([it for it in found if it is not None]) == 1


def test_two_links_of_one_new_mailbox_opened_at_once_lead_to_one_account(store: Store) -> None:
    accounts = Accounts(store)
    links = [accounts.new_link(MAILBOX)[0] for _ in range(4)]
    found = at_once(4, lambda number: accounts.open(links[number], "", ""))
    assert len({it.account for it in found if it is not None}) == 1
    assert None not in found
    with store.reading() as connection:
        assert connection.execute(select(VISITORS.c.hash)).all() == [(found[0].account,)], (
            "and no other visitor is left"
        )


def test_a_session_ends_with_its_cookie(store: Store) -> None:
    accounts = Accounts(store)
    session = hashed(signed_in(accounts, "").secret)
    assert accounts.visitor_of(session)
    with store.writing() as connection:
        connection.execute(update(SESSIONS).values(created=datetime.now(UTC) - timedelta(days=401)))
    assert accounts.visitor_of(session) == ""
    accounts.forget_old(datetime.now(UTC))
    with store.reading() as connection:
        assert connection.execute(select(SESSIONS)).all() == []
