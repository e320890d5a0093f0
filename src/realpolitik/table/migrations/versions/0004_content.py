"""Editable content: which content a match is played with, of a game whose content people may edit."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("matches", sa.Column("content", sa.Text, nullable=False, server_default=""))
