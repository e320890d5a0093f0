"""Scenes and problems: which of them a match is, if it is no whole game."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("matches", sa.Column("staged", sa.Text))
