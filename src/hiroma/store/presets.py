"""Sets of options that somebody has given a name."""

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from hiroma.store.schema import presets


def of(connection: Connection, player: str) -> bytes:
    """Somebody's presets, a JSON list."""
    body: bytes | None = connection.scalar(select(presets.c.body).where(presets.c.player_id == player))
    return body or b"[]"


def save(connection: Connection, player: str, body: bytes) -> None:
    """Keep them in the place of those before."""
    upsert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    kept = upsert(presets).values(player_id=player, body=body)
    connection.execute(kept.on_conflict_do_update(index_elements=[presets.c.player_id], set_={"body": body}))
