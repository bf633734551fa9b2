"""Sets of options that somebody has given a name. A list is replaced as a whole, by one that was made from it."""

from hashlib import blake2b

from sqlalchemy import Connection, select

from hiroma.ids import PlayerId
from hiroma.store.locks import hold, lock_of
from hiroma.store.repository import Repository, reads, transacts
from hiroma.store.schema import presets
from hiroma.store.upsert import insert_into


def of(connection: Connection, player: PlayerId) -> bytes:
    """Somebody's presets, a JSON list."""
    body: bytes | None = connection.scalar(select(presets.c.body).where(presets.c.player_id == player))
    return body or b"[]"


def mark(body: bytes) -> str:
    """Return a text that differs for another list."""
    return blake2b(body, digest_size=8).hexdigest()


def follows(stored: bytes, body: bytes, was: str) -> bool:
    """Return True when a list was made from the `stored` one, with the mark `was`; '' goes with any."""
    return not was or was == mark(stored) or stored == body


def save(connection: Connection, player: PlayerId, body: bytes, was: str) -> bool:
    """Keep them in the place of those with the mark `was`; False, and nothing is done, when there are others by now."""
    hold(connection, lock_of("presets", player))
    if not follows(of(connection, player), body, was):
        return False
    kept = insert_into(connection, presets).values(player_id=player, body=body)
    connection.execute(kept.on_conflict_do_update(index_elements=[presets.c.player_id], set_={"body": body}))
    return True


class PresetRepository(Repository):
    """Sets of options that players have named."""

    of = reads(of)
    save = transacts(save)
