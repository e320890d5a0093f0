"""Clocks, tables that are open to anybody, and matches that somebody does not want to see in their list any more."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    time = sa.DateTime(timezone=True)
    op.add_column("matches", sa.Column("pace", sa.JSON))
    op.add_column("matches", sa.Column("clock", sa.JSON))
    op.add_column("matches", sa.Column("due", time))
    op.add_column("matches", sa.Column("opened", time))
    op.create_index("ix_matches_due", "matches", ["due"])
    op.create_index("ix_matches_opened", "matches", ["opened"])
    op.create_table(
        "archived",
        sa.Column("visitor", sa.Text, nullable=False),
        sa.Column("match_id", sa.Text, nullable=False),
        sa.Column("since", time, nullable=False),
        sa.PrimaryKeyConstraint("visitor", "match_id", name="pk_archived"),
        sa.ForeignKeyConstraint(["visitor"], ["visitors.hash"], name="fk_archived_visitor"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_archived_match_id"),
    )
    op.create_index("ix_archived_match_id", "archived", ["match_id"])
    op.create_table(
        "uptime",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("seen", time, nullable=False),
        sa.Column("lost", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_uptime"),
    )
