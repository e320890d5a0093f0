"""The seeds of a match that were promised to its players."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("matches", sa.Column("promised", sa.JSON))
