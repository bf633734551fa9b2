"""People: names, languages and faces, of guests and accounts alike."""

from collections.abc import Collection

import msgspec
from sqlalchemy import Connection, select

from hiroma.ids import PlayerId
from hiroma.store.chunks import chunks
from hiroma.store.repository import Repository, reads, writes
from hiroma.store.rows import PlayerRow
from hiroma.store.schema import players
from hiroma.store.upsert import insert_into


def person(connection: Connection, player: PlayerId) -> PlayerRow | None:
    """A player, if known."""
    row = connection.execute(select(players).where(players.c.id == player)).first()
    return PlayerRow(*row) if row else None


def looks(connection: Connection, wanted: Collection[PlayerId]) -> dict[PlayerId, tuple[str, str]]:
    """The names and faces of the players who are known; a face is '' for who has composed none."""
    found: dict[PlayerId, tuple[str, str]] = {}
    for some in chunks(wanted):
        asked = select(players.c.id, players.c.name, players.c.face).where(players.c.id.in_(some))
        found.update((player, (name, face)) for player, name, face in connection.execute(asked))
    return found


def save_player(connection: Connection, row: PlayerRow) -> None:
    """A new player, or what changed of a known one; `created` and `face` stay."""
    asked = insert_into(connection, players).values(msgspec.structs.asdict(row))
    new = asked.excluded
    connection.execute(
        asked.on_conflict_do_update(
            index_elements=[players.c.id],
            set_={"name": new.name, "locale": new.locale, "seen": new.seen, "key": new.key},
        )
    )


def wear(connection: Connection, row: PlayerRow) -> None:
    """Keep the face of somebody; of who is not known yet, all of the row."""
    asked = insert_into(connection, players).values(msgspec.structs.asdict(row))
    connection.execute(asked.on_conflict_do_update(index_elements=[players.c.id], set_={"face": row.face}))


def called(connection: Connection, key: str) -> list[PlayerId]:
    """The players with names that look like this one."""
    return list(connection.scalars(select(players.c.id).where(players.c.key == key).order_by(players.c.id).limit(10)))


class PeopleRepository(Repository):
    """Players by id."""

    person = reads(person)
    save = writes(save_player)
    wear = writes(wear)
    called = reads(called)

    async def looks(self, players: Collection[PlayerId]) -> dict[PlayerId, tuple[str, str]]:
        """The names and faces of those of the players who are known."""
        return await self.engine.read(looks, list(players)) if players else {}
