"""Guided matches: whether the players of a match are taught as they play."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("matches", sa.Column("guided", sa.Boolean, nullable=False, server_default=sa.false()))
