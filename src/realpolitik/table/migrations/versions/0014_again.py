"""The match in which the players of one that is over go on."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("matches", sa.Column("again", sa.JSON))
