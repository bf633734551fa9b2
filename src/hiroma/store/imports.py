"""Logs that people brought as files: plain functions of a connection."""

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, select, update

from hiroma.ids import ImportId, PlayerId, TableId
from hiroma.store.locks import hold, lock_of
from hiroma.store.repository import Repository, reads, transacts, writes
from hiroma.store.schema import accounts, imports, reviews

IMPORT = "import/"
"""The beginning of the keys under which reviews of imports are kept."""


class ImportRow(msgspec.Struct, frozen=True, kw_only=True):
    """An imported log without its lines. `made` is unix seconds, `size` bytes, `card` JSON."""

    id: ImportId
    player: PlayerId
    made: float
    game: str
    size: int
    shared: bool
    digest: str
    card: bytes


_COLUMNS = [imports.c[name] for name in ("id", "player_id", "made", "game", "size", "shared", "digest", "card")]


def of_player(connection: Connection, player: PlayerId) -> list[ImportRow]:
    """Return a player's imports, the newest first."""
    asked = select(*_COLUMNS).where(imports.c.player_id == player).order_by(imports.c.made.desc(), imports.c.id)
    return [_row(row) for row in connection.execute(asked)]


def one(connection: Connection, import_id: ImportId) -> ImportRow | None:
    """Return an import; None for no such one."""
    row = connection.execute(select(*_COLUMNS).where(imports.c.id == import_id)).first()
    return None if row is None else _row(row)


def body(connection: Connection, import_id: ImportId) -> bytes:
    """Return the lines of an import; b'' for no such one."""
    return bytes(connection.scalar(select(imports.c.body).where(imports.c.id == import_id)) or b"")


def exported(connection: Connection, player: PlayerId) -> list[tuple[float, str]]:
    """Return a player's imports: time and lines of each."""
    asked = select(imports.c.made, imports.c.body).where(imports.c.player_id == player).order_by(imports.c.made)
    return [(made, bytes(lines).decode()) for made, lines in connection.execute(asked)]


def keep(connection: Connection, row: ImportRow, lines: bytes, most: int, most_bytes: int) -> ImportRow | None:
    """Keep an import; return its row, or that of the same log where the player has it already.

    None, and nothing is kept, when the player would have more than `most`, or more than `most_bytes` in all, or has
    closed their account meanwhile.
    """
    # `accounts.close` holds the first one, too.
    hold(connection, lock_of("account", row.player), lock_of("imports", row.player))
    closed = select(accounts.c.player_id).where(accounts.c.player_id == row.player, accounts.c.closed.is_not(None))
    if connection.scalar(closed) is not None:
        return None
    same = select(*_COLUMNS).where(imports.c.player_id == row.player, imports.c.digest == row.digest)
    known = connection.execute(same).first()
    if known is not None:
        return _row(known)
    own = select(func.count(), func.coalesce(func.sum(imports.c.size), 0)).where(imports.c.player_id == row.player)
    count, size = connection.execute(own).one()
    if count >= most or size + row.size > most_bytes:
        return None
    values = msgspec.structs.asdict(row)
    owner = values.pop("player")
    connection.execute(insert(imports).values(**values, player_id=owner, body=lines))
    return row


def share(connection: Connection, import_id: ImportId, player: PlayerId, on: bool) -> bool:
    """Let everybody with the link see a player's import, or the player alone; False when it is not theirs."""
    own = update(imports).where(imports.c.id == import_id, imports.c.player_id == player)
    return connection.execute(own.values(shared=on)).rowcount == 1


def drop(connection: Connection, import_id: ImportId, player: PlayerId) -> bool:
    """Delete a player's import, with its reviews; False when it is not theirs."""
    own = delete(imports).where(imports.c.id == import_id, imports.c.player_id == player)
    if connection.execute(own).rowcount != 1:
        return False
    connection.execute(delete(reviews).where(reviews.c.table_id == review_key(import_id)))
    return True


def forget_player(connection: Connection, player: PlayerId) -> None:
    """Delete all imports of a player."""
    for import_id in connection.scalars(select(imports.c.id).where(imports.c.player_id == player)).all():
        drop(connection, ImportId(import_id), player)


def review_key(import_id: ImportId) -> TableId:
    """Return the key under which reviews of an import are kept. No table has a slash in its id."""
    return TableId(f"{IMPORT}{import_id}")


def imported(key: TableId) -> ImportId | None:
    """Return the import whose reviews are kept under that key; None for a table's."""
    return ImportId(key.removeprefix(IMPORT)) if key.startswith(IMPORT) else None


def _row(row: Row[*tuple[object, ...]]) -> ImportRow:
    return ImportRow(
        id=row.id,
        player=row.player_id,
        made=row.made,
        game=row.game,
        size=row.size,
        shared=row.shared,
        digest=row.digest,
        card=bytes(row.card),
    )


class ImportRepository(Repository):
    """Imported logs."""

    of_player = reads(of_player)
    one = reads(one)
    body = reads(body)
    exported = reads(exported)
    keep = transacts(keep)
    share = writes(share)
    drop = transacts(drop)
