"""Several servers: who they are, who is at which of them, whose bots they play, and what is counted for all of them.

All of it is true only while they run. PostgreSQL need not write it to the disk: after a crash it is found out anew.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    time = sa.DateTime(timezone=True)
    op.create_table(
        "servers",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("until", time, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_servers"),
    )
    op.create_table(
        "presence",
        sa.Column("server", sa.Text, nullable=False),
        sa.Column("match_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("server", "match_id", "seat", name="pk_presence"),
    )
    op.create_index("ix_presence_match_id", "presence", ["match_id"])
    op.create_table(
        "bots",
        sa.Column("match_id", sa.Text, nullable=False),
        sa.Column("server", sa.Text),
        sa.Column("asked", time, nullable=False),
        sa.PrimaryKeyConstraint("match_id", name="pk_bots"),
    )
    op.create_table(
        "tallies",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("filled", time, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_tallies"),
    )
    op.create_index("ix_tallies_filled", "tallies", ["filled"])
    if op.get_bind().dialect.name == "postgresql":
        for table in ("servers", "presence", "bots", "tallies"):
            op.execute(f"ALTER TABLE {table} SET UNLOGGED")
