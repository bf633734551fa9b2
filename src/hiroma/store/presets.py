"""Sets of options that somebody has given a name."""

from sqlalchemy import Connection, select

from hiroma.ids import PlayerId
from hiroma.store.repository import Repository, reads, writes
from hiroma.store.schema import presets
from hiroma.store.upsert import insert_into


def of(connection: Connection, player: PlayerId) -> bytes:
    """Somebody's presets, a JSON list."""
    body: bytes | None = connection.scalar(select(presets.c.body).where(presets.c.player_id == player))
    return body or b"[]"


def save(connection: Connection, player: PlayerId, body: bytes) -> None:
    """Keep them in the place of those before."""
    kept = insert_into(connection, presets).values(player_id=player, body=body)
    connection.execute(kept.on_conflict_do_update(index_elements=[presets.c.player_id], set_={"body": body}))


class PresetRepository(Repository):
    """Sets of options that players have named."""

    of = reads(of)
    save = writes(save)
