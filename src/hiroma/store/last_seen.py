"""Last seen revision of a table, by person: plain functions of a connection. Those that write need a transaction."""

from collections.abc import Mapping

from sqlalchemy import Connection, select

from hiroma.ids import PlayerId, TableId
from hiroma.store.repository import Repository, reads, transacts
from hiroma.store.schema import sights
from hiroma.store.upsert import insert_into

Seen = Mapping[tuple[PlayerId, TableId], int]
"""(player, table) → the rev up to which they have seen it."""


def saw(connection: Connection, seen: Seen) -> None:
    """Keep what these have seen; what was seen once stays seen."""
    for (player, table), rev in seen.items():
        asked = insert_into(connection, sights).values(player_id=player, table_id=table, rev=rev)
        connection.execute(
            asked.on_conflict_do_update(
                index_elements=[sights.c.player_id, sights.c.table_id],
                set_={"rev": rev},
                where=sights.c.rev < rev,
            )
        )


def seen(connection: Connection, player: PlayerId, table_id: TableId) -> int:
    """The rev up to which somebody has seen a table; 0 when that is not known."""
    asked = select(sights.c.rev).where(sights.c.player_id == player, sights.c.table_id == table_id)
    return connection.scalar(asked) or 0


class LastSeenRepository(Repository):
    """Revs that players had seen of a table when they left it."""

    saw = transacts(saw)
    seen = reads(seen)
