"""Real tables: of a match in which people roll the dice, or deal the cards, what is left to them."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("matches", sa.Column("chance", sa.JSON))
