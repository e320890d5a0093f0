"""Runs migrations on the connection it is given, in the transaction that is open there."""

from alembic import context

from realpolitik.table.database import VERSION_TABLE

context.configure(connection=context.config.attributes["connection"], version_table=VERSION_TABLE)
context.run_migrations()
