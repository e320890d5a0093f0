"""Browsers that are told through their push services: the keys of each, and the key that the table signs with."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    with op.batch_alter_table("bells") as bells:  # SQLite changes no constraint of a table that is there
        bells.drop_constraint("ck_bells_kind", type_="check")
        bells.create_check_constraint("ck_bells_kind", "kind IN ('hook', 'mail', 'push')")
        bells.add_column(sa.Column("p256dh", sa.Text))
        bells.add_column(sa.Column("auth", sa.Text))
    op.create_table(
        "push_key",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_push_key"),
    )
