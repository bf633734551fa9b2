"""Reviews of finished games, as workers have made them: plain functions of a connection."""

from sqlalchemy import Connection, select

from hiroma.ids import TableId
from hiroma.store.imports import imported
from hiroma.store.repository import Repository, reads, transacts
from hiroma.store.schema import imports, reviews
from hiroma.store.upsert import insert_into


def of_game(connection: Connection, table: TableId, no: int, build: str) -> bytes | None:
    """Return the review of a game that this build of the hall has made, as JSON; None for no such one."""
    asked = select(reviews.c.body).where(reviews.c.table_id == table, reviews.c.no == no, reviews.c.build == build)
    body: bytes | None = connection.scalar(asked)
    return None if body is None else bytes(body)


def keep(connection: Connection, table: TableId, no: int, build: str, body: bytes) -> None:
    """Keep the review of a game, in the place of one of another build; none of an import that was deleted meanwhile."""
    if (import_id := imported(table)) is not None:
        there = select(imports.c.id).where(imports.c.id == import_id).with_for_update(read=True)
        if connection.scalar(there) is None:
            return
    new = insert_into(connection, reviews).values(table_id=table, no=no, build=build, body=body)
    rest = {"build": new.excluded.build, "body": new.excluded.body}
    connection.execute(new.on_conflict_do_update(index_elements=["table_id", "no"], set_=rest))


class ReviewRepository(Repository):
    """Reviews of finished games."""

    of_game = reads(of_game)
    keep = transacts(keep)
