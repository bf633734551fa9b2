"""Queries of the store: plain functions of a connection."""

from collections.abc import Collection, Iterable
from typing import Any

from sqlalchemy import Connection, Select, func, select

from hiroma.store.relations import IGNORED
from hiroma.store.rows import ChatRow, PlayerRow, Row, Summary
from hiroma.store.schema import chat, club_tables, entries, players, seats, shunned, tables

NOT_OVER = ("open", "playing")
CHUNK = 500
"""Values one statement asks for: databases bound the number of parameters."""


def log(connection: Connection, table: str, after: int) -> list[Row]:
    """The entries after a rev, in order."""
    asked = select(entries).where(entries.c.table_id == table, entries.c.rev > after).order_by(entries.c.rev)
    return [Row(*row) for row in connection.execute(asked)]


def command(connection: Connection, table: str, name: str) -> int | None:
    """The rev under which a table took a command."""
    asked = select(entries.c.rev).where(entries.c.table_id == table, entries.c.command_id == name)
    return connection.scalar(asked)


def heads(connection: Connection, names: Collection[str]) -> dict[str, int]:
    """The newest rev of each table there is."""
    found: dict[str, int] = {}
    for some in _chunks(names):
        asked = select(entries.c.table_id, func.max(entries.c.rev)).where(entries.c.table_id.in_(some))
        asked = asked.group_by(entries.c.table_id)
        found.update((table, head) for table, head in connection.execute(asked))
    return found


def summaries(
    connection: Connection,
    *,
    listed: bool | None = None,
    game: str | None = None,
    status: str | None = None,
    player: str | None = None,
    players: Collection[str] | None = None,
    table: str | None = None,
    clubs: Collection[str] | None = None,
    limit: int,
) -> list[Summary]:
    """The tables that fit, newest first. `players`: one of them sits there; `clubs`: they were opened for one."""
    asked = select(tables).order_by(tables.c.changed.desc(), tables.c.table_id).limit(limit)
    columns = (tables.c.listed, tables.c.game, tables.c.status, tables.c.table_id)
    for column, wanted in zip(columns, (listed, game, status, table), strict=True):
        if wanted is not None:
            asked = asked.where(column == wanted)
    if player is not None:
        asked = asked.where(tables.c.table_id.in_(select(seats.c.table_id).where(seats.c.player_id == player)))
    if players is not None:
        asked = asked.where(tables.c.table_id.in_(select(seats.c.table_id).where(seats.c.player_id.in_(players))))
    if clubs is not None:
        asked = asked.where(
            tables.c.table_id.in_(select(club_tables.c.table_id).where(club_tables.c.club_id.in_(clubs)))
        )
    return with_people(connection, asked)


def with_people(connection: Connection, asked: Select[Any]) -> list[Summary]:
    rows = connection.execute(asked).all()
    sitting: dict[str, list[str]] = {row.table_id: [] for row in rows}
    for some in _chunks(sitting):
        order = select(seats.c.table_id, seats.c.player_id).where(seats.c.table_id.in_(some)).order_by(seats.c.place)
        for where, who in connection.execute(order):
            sitting[where].append(who)
    return [Summary(*(*row, tuple(sitting[row.table_id]))) for row in rows]


def going_on(connection: Connection, names: Collection[str]) -> set[str]:
    """Those of these tables that are not over."""
    asked = select(tables.c.table_id).where(tables.c.status.in_(NOT_OVER))
    return {table for some in _chunks(names) for table in connection.scalars(asked.where(tables.c.table_id.in_(some)))}


def held(connection: Connection, player: str) -> int:
    """At how many tables that are not over a player sits."""
    asked = select(func.count()).select_from(seats).join(tables, tables.c.table_id == seats.c.table_id)
    return connection.scalar(asked.where(seats.c.player_id == player, tables.c.status.in_(NOT_OVER))) or 0


def newest_of(connection: Connection, players: Collection[str], most: int) -> dict[str, list[Summary]]:
    """The tables where each of these players sits, newest first, at most so many each."""
    found: dict[str, list[Summary]] = {player: [] for player in players}
    for some in _chunks(players):
        order = func.row_number().over(partition_by=seats.c.player_id, order_by=tables.c.changed.desc()).label("n")
        sitting = select(seats.c.player_id, seats.c.table_id, order).join(tables, tables.c.table_id == seats.c.table_id)
        ranked = sitting.where(seats.c.player_id.in_(some)).subquery()
        pairs = connection.execute(select(ranked.c.player_id, ranked.c.table_id).where(ranked.c.n <= most)).all()
        rows = {row.table: row for names in _chunks({table for _, table in pairs}) for row in _these(connection, names)}
        for player, table in pairs:
            found[player].append(rows[table])
    return {player: sorted(rows, key=lambda row: -row.changed) for player, rows in found.items()}


def _these(connection: Connection, names: list[str]) -> list[Summary]:
    return with_people(connection, select(tables).where(tables.c.table_id.in_(names)))


def lines(connection: Connection, table: str, last: int, reader: str | None) -> list[ChatRow]:
    """The newest chat lines, oldest first, without those of people whom the reader ignores."""
    asked = select(chat).where(chat.c.table_id == table).order_by(chat.c.n.desc()).limit(last)
    if reader is not None:
        ignored = select(shunned.c.other_id).where(shunned.c.player_id == reader, shunned.c.how == IGNORED)
        asked = asked.where(chat.c.player.not_in(ignored))
    return [ChatRow(*row) for row in connection.execute(asked)][::-1]


def person(connection: Connection, player: str) -> PlayerRow | None:
    """A player, if known."""
    row = connection.execute(select(players).where(players.c.id == player)).first()
    return PlayerRow(*row) if row else None


def names(connection: Connection, ids: Collection[str]) -> dict[str, str]:
    """The names of the players who are known."""
    found: dict[str, str] = {}
    for some in _chunks(ids):
        asked = select(players.c.id, players.c.name).where(players.c.id.in_(some))
        found.update((player, name) for player, name in connection.execute(asked))
    return found


def _chunks(values: Iterable[str]) -> Iterable[list[str]]:
    everything = list(values)
    return (everything[at : at + CHUNK] for at in range(0, len(everything), CHUNK))
