"""What the lobby lists: how every match stands. Matches from before tell it when they are next opened."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    for name in ("moment", "called", "asked", "to_answer", "winners"):
        op.add_column("matches", sa.Column(name, sa.JSON))
