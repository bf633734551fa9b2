"""Alembic's entry: the steps run on the connection, and in the transaction, of the caller."""

from alembic import context

from hiroma.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    # SQLite can, though Alembic takes it for one that cannot: all steps or none.
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
