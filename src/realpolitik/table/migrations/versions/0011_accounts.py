"""Accounts that several browsers have in common, and their ratings; whom people have blocked, what they have
reported, and matches at which only those talk who sit there."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    time = sa.DateTime(timezone=True)
    op.add_column("matches", sa.Column("quiet", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("matches", sa.Column("rated", sa.JSON))
    op.add_column("chat", sa.Column("visitor", sa.Text))
    op.create_index("ix_chat_visitor", "chat", ["visitor"])
    op.create_table(
        "blocks",
        sa.Column("visitor", sa.Text, nullable=False),
        sa.Column("blocked", sa.Text, nullable=False),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("nickname", sa.Text, nullable=False),
        sa.Column("since", time, nullable=False),
        sa.PrimaryKeyConstraint("visitor", "blocked", name="pk_blocks"),
        sa.ForeignKeyConstraint(["visitor"], ["visitors.hash"], name="fk_blocks_visitor"),
        sa.ForeignKeyConstraint(["blocked"], ["visitors.hash"], name="fk_blocks_blocked"),
        sa.UniqueConstraint("id", name="uq_blocks_id"),
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])
    op.create_table(
        "accounts",
        sa.Column("visitor", sa.Text, nullable=False),
        sa.Column("known_as", sa.Text, nullable=False),
        sa.Column("mailbox", sa.Text, nullable=False),
        sa.Column("created", time, nullable=False),
        sa.PrimaryKeyConstraint("visitor", name="pk_accounts"),
        sa.ForeignKeyConstraint(["visitor"], ["visitors.hash"], name="fk_accounts_visitor"),
        sa.UniqueConstraint("known_as", name="uq_accounts_known_as"),
    )
    op.create_table(
        "sessions",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("created", time, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_sessions"),
        sa.ForeignKeyConstraint(["account"], ["accounts.visitor"], name="fk_sessions_account"),
    )
    op.create_index("ix_sessions_account", "sessions", ["account"])
    op.create_table(
        "sign_ins",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("mailbox", sa.Text, nullable=False),
        sa.Column("created", time, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_sign_ins"),
    )
    op.create_table(
        "ratings",
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("side", sa.Text, nullable=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("account", "game", "side", name="pk_ratings"),
        sa.ForeignKeyConstraint(["account"], ["accounts.visitor"], name="fk_ratings_account"),
    )
    op.create_table(
        "results",
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("players", sa.JSON, nullable=False),
        sa.Column("ended", time, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_results"),
        sa.UniqueConstraint("match", name="uq_results_match"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("match_id", sa.Text, nullable=False),
        sa.Column("reporter", sa.Text, nullable=False),
        sa.Column("accused", sa.Text),
        sa.Column("seat", sa.Integer),
        sa.Column("line", sa.Integer),
        sa.Column("nickname", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("made", time, nullable=False),
        sa.Column("closed", time),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_reports_match_id"),
    )
    op.create_index("ix_reports_match_id", "reports", ["match_id"])
