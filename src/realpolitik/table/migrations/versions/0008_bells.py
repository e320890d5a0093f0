"""Where players who are away want to be told that it is their move: webhooks, and mailboxes once they are confirmed."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    time = sa.DateTime(timezone=True)
    op.create_table(
        "bells",
        sa.Column("visitor", sa.Text, nullable=False),
        sa.Column("match_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("created", time, nullable=False),
        sa.Column("confirmed", time),
        sa.Column("confirm", sa.Text),
        sa.Column("stop", sa.Text),
        sa.Column("told", sa.Integer),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("rest_until", time),
        sa.Column("dropped", time),
        sa.CheckConstraint("kind IN ('hook', 'mail')", name="ck_bells_kind"),
        sa.ForeignKeyConstraint(["visitor"], ["visitors.hash"], name="fk_bells_visitor"),
        sa.ForeignKeyConstraint(["match_id", "seat"], ["seats.match_id", "seats.seat"], name="fk_bells_match_id_seat"),
        sa.PrimaryKeyConstraint("visitor", "match_id", "seat", "kind", name="pk_bells"),
        sa.UniqueConstraint("confirm", name="uq_bells_confirm"),
        sa.UniqueConstraint("stop", name="uq_bells_stop"),
    )
    op.create_index("ix_bells_match_id_seat", "bells", ["match_id", "seat"])
