"""Accounts: what several browsers of one person have in common, reached by links in mails, without a password.

An account is a visitor of its own, whose secret nobody has. A browser that is signed in has a secret of its *session*,
and is that visitor for everything: it holds its seats, its name and all. What the browser had before goes over to the
account. So nothing else need know of accounts.
"""

from datetime import UTC, datetime, timedelta
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select

from realpolitik.table.cookies import new_session
from realpolitik.table.database import insert_if_absent
from realpolitik.table.gathering import pass_on
from realpolitik.table.rows import AccountRow, SessionRow, SignInRow, VisitorRow
from realpolitik.table.schema import ACCOUNTS, HOLDINGS, MATCHES, RATINGS, SESSIONS, SIGN_INS, VISITORS
from realpolitik.table.security import COOKIE_LASTS, hashed, new_secret
from realpolitik.table.sharing import Kind
from realpolitik.table.store import Store

LINK_LASTS: Final = timedelta(minutes=30)
SESSION_LASTS: Final = timedelta(seconds=COOKIE_LASTS)


class Opened(NamedTuple):
    """A browser is signed in."""

    secret: str  # of its session
    account: str  # the visitor that it is from now on
    matches: list[str]  # in which somebody sits under another name since


class Deleted(NamedTuple):
    """An account is gone."""

    secret: str  # of the visitor that has all of it now
    visitor: str
    sessions: list[str]  # which are worth nothing any more
    matches: list[str]


class Accounts:
    def __init__(self, store: Store) -> None:
        self._store = store

    # -- who is signed in ----------------------------------------------------------------------------------------------

    def visitor_of(self, session: str) -> str:
        """The visitor that whoever has the session is; "" where it is none, or not any more."""
        fresh = SESSIONS.c.created > datetime.now(UTC) - SESSION_LASTS
        with self._store.reading() as connection:
            return connection.scalar(select(SESSIONS.c.account).where(SESSIONS.c.hash == session, fresh)) or ""

    def mailbox_of(self, visitor: str) -> str:
        """The mailbox of an account, for whoever is signed in to it alone; "" where the visitor is none."""
        with self._store.reading() as connection:
            return connection.scalar(select(ACCOUNTS.c.mailbox).where(ACCOUNTS.c.visitor == visitor)) or ""

    # -- links ---------------------------------------------------------------------------------------------------------

    def new_link(self, mailbox: str) -> tuple[str, str]:
        """The secret of a link, and the mailbox to send it to: that of the account, if there is one that differs in
        nothing but the size of letters."""
        secret, now = new_secret(), datetime.now(UTC)
        with self._store.writing() as connection:
            known = _account_of(connection, mailbox)
            link = SignInRow(hashed(secret), known.mailbox if known else mailbox, now)
            connection.execute(insert(SIGN_INS), [link._asdict()])
        return secret, link.mailbox

    def mailbox_of_link(self, secret: str) -> str:
        """Which mailbox a link was sent to; "" where it opens nothing, or not any more."""
        with self._store.reading() as connection:
            return connection.scalar(select(SIGN_INS.c.mailbox).where(*_fresh(secret))) or ""

    def games_of(self, visitor: str) -> int:
        """How many matches a visitor hosts or sits at."""
        held = select(HOLDINGS.c.match_id).where(HOLDINGS.c.visitor == visitor)
        hosted = select(MATCHES.c.id).where(MATCHES.c.host == visitor)
        with self._store.reading() as connection:
            return connection.scalar(select(func.count()).select_from(held.union(hosted).subquery())) or 0

    # -- signing in and out --------------------------------------------------------------------------------------------

    def open(self, secret: str, visitor: str, session: str) -> Opened | None:
        """Sign a browser in by a link, which is worth nothing afterwards. What the `visitor` has that it was goes over
        to the account; where that was another account, it stays there, and only the `session` ends. None, and nothing
        has changed, where the link is no good."""
        now, own = datetime.now(UTC), new_session()
        with self._store.writing() as connection:
            used = delete(SIGN_INS).where(*_fresh(secret)).returning(SIGN_INS.c.mailbox)
            mailbox = connection.scalar(used)
            if mailbox is None:
                return None
            account = (_account_of(connection, mailbox) or _new_account(connection, mailbox)).visitor
            matches = pass_on(connection, visitor, account) if visitor and not session else []
            if session:
                self._end(connection, [session])
            connection.execute(insert(SESSIONS), [SessionRow(hashed(own), account, now)._asdict()])
            self._tell_company(connection, matches)
        return Opened(own, account, matches)

    def leave(self, session: str, everywhere: bool) -> list[str]:
        """Sign a browser out, or all browsers of its account. The sessions that have ended with it."""
        with self._store.writing() as connection:
            account = connection.scalar(select(SESSIONS.c.account).where(SESSIONS.c.hash == session))
            theirs = select(SESSIONS.c.hash).where(SESSIONS.c.account == account)
            ended = list(connection.scalars(theirs)) if everywhere else [session]
            self._end(connection, ended)
        return ended

    def delete(self, account: str) -> Deleted:
        """Forget an account and its mailbox. All that it has is a new visitor's from now on."""
        secret = new_secret()
        visitor = hashed(secret)
        with self._store.writing() as connection:
            _new_visitor(connection, visitor)
            matches = pass_on(connection, account, visitor)
            sessions = list(connection.scalars(select(SESSIONS.c.hash).where(SESSIONS.c.account == account)))
            self._end(connection, sessions)
            connection.execute(delete(RATINGS).where(RATINGS.c.account == account))
            connection.execute(delete(ACCOUNTS).where(ACCOUNTS.c.visitor == account))
            self._tell_company(connection, matches)
        return Deleted(secret, visitor, sessions, matches)

    def forget_old(self, now: datetime) -> None:
        """Keep no link that is too old, and no session whose cookie is gone."""
        with self._store.writing() as connection:
            connection.execute(delete(SIGN_INS).where(SIGN_INS.c.created <= now - LINK_LASTS))
            connection.execute(delete(SESSIONS).where(SESSIONS.c.created <= now - SESSION_LASTS))

    def _end(self, connection: Connection, sessions: list[str]) -> None:
        """Other servers are told, and send whoever looks on by these sessions away."""
        connection.execute(delete(SESSIONS).where(SESSIONS.c.hash.in_(sessions)))
        if self._store.sharing is not None:
            for session in sessions:
                self._store.sharing.tell(connection, session, Kind.SIGNED_OUT)

    def _tell_company(self, connection: Connection, matches: list[str]) -> None:
        if self._store.sharing is not None:
            for match_id in matches:
                self._store.sharing.tell(connection, match_id, Kind.COMPANY)


def _fresh(secret: str) -> tuple[ColumnElement[bool], ...]:
    return SIGN_INS.c.hash == hashed(secret), SIGN_INS.c.created > datetime.now(UTC) - LINK_LASTS


def _account_of(connection: Connection, mailbox: str) -> AccountRow | None:
    found = connection.execute(select(ACCOUNTS).where(ACCOUNTS.c.known_as == mailbox.lower())).first()
    return AccountRow._make(found) if found else None


def _new_account(connection: Connection, mailbox: str) -> AccountRow:
    """Of several browsers that bring a new mailbox in one instant one makes its account, and all have that."""
    account = AccountRow(hashed(new_secret()), mailbox.lower(), mailbox, datetime.now(UTC))
    _new_visitor(connection, account.visitor)
    insert_if_absent(connection, ACCOUNTS, account._asdict())
    made = _account_of(connection, mailbox)
    assert made is not None
    if made.visitor != account.visitor:
        connection.execute(delete(VISITORS).where(VISITORS.c.hash == account.visitor))
    return made


def _new_visitor(connection: Connection, visitor: str) -> None:
    now = datetime.now(UTC)
    row = VisitorRow(visitor, nickname="", language="", created=now, seen=now)
    connection.execute(insert(VISITORS), [row._asdict()])
