"""The table: visitors, matches with their seats, keys and moves, chat, and proposals to take back.

A migration is never changed once it is out, so it spells all out and takes nothing from the schema of today.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    time = sa.DateTime(timezone=True)
    op.create_table(
        "visitors",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("nickname", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("created", time, nullable=False),
        sa.Column("seen", time, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_visitors"),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("scenario", sa.Text, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("position", sa.JSON),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("created", time, nullable=False),
        sa.Column("updated", time, nullable=False),
        sa.Column("finished", time),
        sa.Column("result", sa.JSON),
        sa.Column("pinned", sa.Text),
        sa.Column("host", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
        sa.ForeignKeyConstraint(["host"], ["visitors.hash"], name="fk_matches_host"),
    )
    op.create_index("ix_matches_host", "matches", ["host"])
    op.create_table(
        "seats",
        sa.Column("match_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("nickname", sa.Text, nullable=False),
        sa.Column("taken", time),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_seats_match_id"),
        sa.CheckConstraint("kind IN ('person', 'bot')", name="ck_seats_kind"),
    )
    op.create_table(
        "keys",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("match_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("purpose", sa.Text, nullable=False),
        sa.Column("created", time, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_keys"),
        sa.ForeignKeyConstraint(["match_id", "seat"], ["seats.match_id", "seats.seat"], name="fk_keys_match_id_seat"),
        sa.CheckConstraint("purpose IN ('invite', 'device')", name="ck_keys_purpose"),
    )
    op.create_index("ix_keys_match_id_seat", "keys", ["match_id", "seat"])
    op.create_table(
        "holdings",
        sa.Column("visitor", sa.Text, nullable=False),
        sa.Column("match_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("created", time, nullable=False),
        sa.PrimaryKeyConstraint("visitor", "match_id", "seat", name="pk_holdings"),
        sa.ForeignKeyConstraint(["visitor"], ["visitors.hash"], name="fk_holdings_visitor"),
        sa.ForeignKeyConstraint(
            ["match_id", "seat"], ["seats.match_id", "seats.seat"], name="fk_holdings_match_id_seat"
        ),
    )
    op.create_table(
        "moves",
        sa.Column("match_id", sa.Text, nullable=False),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("keep", sa.Integer, nullable=False),
        sa.Column("answers", sa.JSON, nullable=False),
        sa.Column("request", sa.Text),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("made", time, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "sequence", name="pk_moves"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_moves_match_id"),
        sa.UniqueConstraint("match_id", "request", name="uq_moves_match_id_request"),
        sa.CheckConstraint("kind IN ('answer', 'undo', 'takeback')", name="ck_moves_kind"),
    )
    op.create_table(
        "chat",
        sa.Column("match_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("nickname", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("said", time, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "number", name="pk_chat"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_chat_match_id"),
    )
    op.create_table(
        "proposals",
        sa.Column("match_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("keep", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("agreed", sa.JSON, nullable=False),
        sa.Column("made", time, nullable=False),
        sa.PrimaryKeyConstraint("match_id", name="pk_proposals"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_proposals_match_id"),
    )
