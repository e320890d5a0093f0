"""The tables of the database, as the program knows them. The migrations make them; a test holds the two together."""

from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import (
    JSON,
    Boolean,
    CheckConstraint,
    Column,
    DateTime,
    Dialect,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    false,
)


class Time(TypeDecorator[datetime]):
    """A moment, in UTC on its way in and out: SQLite keeps no zone, and PostgreSQL answers in that of its server."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError(f"{value} has no time zone")
        return value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


class Words(TypeDecorator[str]):
    """Text as any database can keep it: a NUL, or half a character, is replaced by the sign for what is unreadable."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        if value is None:
            return None
        return value.replace("\0", "\ufffd").encode("utf-16", "surrogatepass").decode("utf-16", "replace")


class Answers(TypeDecorator[list[tuple[int, int]]]):
    """Answers in the order they were given: pairs of seat and option."""

    impl = JSON
    cache_ok = True

    def process_result_value(self, value: Any, dialect: Dialect) -> list[tuple[int, int]]:
        return [(seat, option) for seat, option in value]


# Constraints have names, so that a later migration can speak of them on either database.
METADATA: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

VISITORS: Final = Table(
    "visitors",
    METADATA,
    Column("hash", Words, primary_key=True),
    Column("nickname", Words, nullable=False),
    Column("language", Words, nullable=False),
    Column("created", Time, nullable=False),
    Column("seen", Time, nullable=False),
)

MATCHES: Final = Table(
    "matches",
    METADATA,
    Column("id", Words, primary_key=True),
    Column("game", Words, nullable=False),
    Column("scenario", Words, nullable=False),
    Column("options", JSON, nullable=False),
    Column("position", JSON(none_as_null=True)),
    Column("seed", Words, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("created", Time, nullable=False),
    Column("updated", Time, nullable=False),
    Column("finished", Time),
    Column("result", JSON(none_as_null=True)),
    Column("pinned", Words),
    Column("host", Words, ForeignKey(VISITORS.c.hash), index=True),
    Column("chance", JSON(none_as_null=True)),
    Column("guided", Boolean, nullable=False, server_default=false()),
    Column("content", Words, nullable=False, server_default=""),
    Column("moment", JSON(none_as_null=True)),
    Column("called", JSON(none_as_null=True)),
    Column("asked", JSON(none_as_null=True)),
    Column("to_answer", JSON(none_as_null=True)),
    Column("winners", JSON(none_as_null=True)),
    Column("pace", JSON(none_as_null=True)),
    Column("clock", JSON(none_as_null=True)),
    Column("due", Time, index=True),
    Column("opened", Time, index=True),
    Column("staged", Words),
    Column("quiet", Boolean, nullable=False, server_default=false()),
    Column("rated", JSON(none_as_null=True)),
    Column("promised", JSON(none_as_null=True)),
    Column("again", JSON(none_as_null=True)),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("match_id", Words, ForeignKey(MATCHES.c.id), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", Words, nullable=False),
    Column("kind", Words, CheckConstraint("kind IN ('person', 'bot')", name="kind"), nullable=False),
    Column("bot", Words, nullable=False),
    Column("nickname", Words, nullable=False),
    Column("taken", Time),
)

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("hash", Words, primary_key=True),
    Column("match_id", Words, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("purpose", Words, CheckConstraint("purpose IN ('invite', 'device')", name="purpose"), nullable=False),
    Column("created", Time, nullable=False),
    ForeignKeyConstraint(["match_id", "seat"], [SEATS.c.match_id, SEATS.c.seat]),
    Index(None, "match_id", "seat"),
)

HOLDINGS: Final = Table(
    "holdings",
    METADATA,
    Column("visitor", Words, ForeignKey(VISITORS.c.hash), primary_key=True),
    Column("match_id", Words, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("created", Time, nullable=False),
    ForeignKeyConstraint(["match_id", "seat"], [SEATS.c.match_id, SEATS.c.seat]),
)

MOVES: Final = Table(
    "moves",
    METADATA,
    Column("match_id", Words, ForeignKey(MATCHES.c.id), primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("kind", Words, CheckConstraint("kind IN ('answer', 'undo', 'takeback')", name="kind"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("keep", Integer, nullable=False),
    Column("answers", Answers, nullable=False),
    Column("request", Words),
    Column("digest", Words, nullable=False),
    Column("made", Time, nullable=False),
    UniqueConstraint("match_id", "request"),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("match_id", Words, ForeignKey(MATCHES.c.id), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("nickname", Words, nullable=False),
    Column("text", Words, nullable=False),
    Column("said", Time, nullable=False),
    Column("visitor", Words, index=True),
)

PROPOSALS: Final = Table(
    "proposals",
    METADATA,
    Column("match_id", Words, ForeignKey(MATCHES.c.id), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("keep", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("agreed", JSON, nullable=False),
    Column("made", Time, nullable=False),
)

COMMENTS: Final = Table(
    "comments",
    METADATA,
    Column("match_id", Words, ForeignKey(MATCHES.c.id), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("nickname", Words, nullable=False),
    Column("text", Words, nullable=False),
    Column("made", Time, nullable=False),
)

ARCHIVED: Final = Table(
    "archived",
    METADATA,
    Column("visitor", Words, ForeignKey(VISITORS.c.hash), primary_key=True),
    Column("match_id", Words, ForeignKey(MATCHES.c.id), primary_key=True, index=True),
    Column("since", Time, nullable=False),
)

UPTIME: Final = Table(
    "uptime",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("seen", Time, nullable=False),
    Column("lost", Float, nullable=False),
)

BELLS: Final = Table(
    "bells",
    METADATA,
    Column("visitor", Words, ForeignKey(VISITORS.c.hash), primary_key=True),
    Column("match_id", Words, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Words, CheckConstraint("kind IN ('hook', 'mail', 'push')", name="kind"), primary_key=True),
    Column("address", Words, nullable=False),
    Column("language", Words, nullable=False),
    Column("created", Time, nullable=False),
    Column("confirmed", Time),
    Column("confirm", Words, unique=True),
    Column("stop", Words, unique=True),
    Column("told", Integer),
    Column("failures", Integer, nullable=False),
    Column("rest_until", Time),
    Column("dropped", Time),
    Column("p256dh", Words),
    Column("auth", Words),
    ForeignKeyConstraint(["match_id", "seat"], [SEATS.c.match_id, SEATS.c.seat]),
    Index(None, "match_id", "seat"),
)

PUSH_KEY: Final = Table(
    "push_key",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("secret", Words, nullable=False),
)

BLOCKS: Final = Table(
    "blocks",
    METADATA,
    Column("visitor", Words, ForeignKey(VISITORS.c.hash), primary_key=True),
    Column("blocked", Words, ForeignKey(VISITORS.c.hash), primary_key=True, index=True),
    Column("id", Words, nullable=False, unique=True),
    Column("nickname", Words, nullable=False),
    Column("since", Time, nullable=False),
)

ACCOUNTS: Final = Table(
    "accounts",
    METADATA,
    Column("visitor", Words, ForeignKey(VISITORS.c.hash), primary_key=True),
    Column("known_as", Words, nullable=False, unique=True),
    Column("mailbox", Words, nullable=False),
    Column("created", Time, nullable=False),
)

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("hash", Words, primary_key=True),
    Column("account", Words, ForeignKey(ACCOUNTS.c.visitor), nullable=False, index=True),
    Column("created", Time, nullable=False),
)

SIGN_INS: Final = Table(
    "sign_ins",
    METADATA,
    Column("hash", Words, primary_key=True),
    Column("mailbox", Words, nullable=False),
    Column("created", Time, nullable=False),
)

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("account", Words, ForeignKey(ACCOUNTS.c.visitor), primary_key=True),
    Column("game", Words, primary_key=True),
    Column("side", Words, primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
)

RESULTS: Final = Table(
    "results",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("match", Words, nullable=False, unique=True),
    Column("game", Words, nullable=False),
    Column("players", JSON, nullable=False),
    Column("ended", Time, nullable=False),
)

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", Words, primary_key=True),
    Column("match_id", Words, ForeignKey(MATCHES.c.id), nullable=False, index=True),
    Column("reporter", Words, nullable=False),
    Column("accused", Words),
    Column("seat", Integer),
    Column("line", Integer),
    Column("nickname", Words, nullable=False),
    Column("text", Words, nullable=False),
    Column("reason", Words, nullable=False),
    Column("made", Time, nullable=False),
    Column("closed", Time),
)

# -- what is true only while servers run: the store of a single server never writes it, and no backup keeps it ---------

SERVERS: Final = Table(
    "servers",
    METADATA,
    Column("id", Words, primary_key=True),
    Column("until", Time, nullable=False),
)

PRESENCE: Final = Table(
    "presence",
    METADATA,
    Column("server", Words, primary_key=True),
    Column("match_id", Words, primary_key=True, index=True),
    Column("seat", Integer, primary_key=True),
)

BOTS: Final = Table(
    "bots",
    METADATA,
    Column("match_id", Words, primary_key=True),
    Column("server", Words),
    Column("asked", Time, nullable=False),
)

TALLIES: Final = Table(
    "tallies",
    METADATA,
    Column("name", Words, primary_key=True),
    Column("filled", Time, nullable=False, index=True),
)

FLEETING: Final = frozenset(table.name for table in (SERVERS, PRESENCE, BOTS, TALLIES))
