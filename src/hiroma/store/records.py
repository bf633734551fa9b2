"""Finished games and what they add up to: plain functions of a connection. `record` needs a transaction."""

from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, func, insert, select, text
from sqlalchemy.dialects import postgresql, sqlite

from hiroma.records import Ended, Standing, after
from hiroma.records.ratings import Rating
from hiroma.records.seasons import season_of
from hiroma.store.schema import recorded, results, standings, tables

LOCK = 0x52454B4F5244
"""The advisory lock under which PostgreSQL records: a rating follows from the one before. SQLite has one writer."""

Scope = tuple[str, str, str]
"""A game, a class of its options ('' for all), a season ('' for all time)."""


def behind(connection: Connection) -> list[str]:
    """The tables whose logs have not been read to the end for games that ended, oldest change first."""
    known = func.coalesce(recorded.c.rev, 0)
    asked = select(tables.c.table_id).outerjoin(recorded, recorded.c.table_id == tables.c.table_id)
    return list(connection.scalars(asked.where(tables.c.head > known).order_by(tables.c.changed, tables.c.table_id)))


def record(connection: Connection, table: str, games: Sequence[Ended], since: int, upto: int) -> bool:
    """Record the games that ended in a table's entries after `since`, up to and with `upto`; those that are recorded
    already are passed by. False, and nothing is recorded, when entries before `since` have not been read yet.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    known = connection.scalar(select(recorded.c.rev).where(recorded.c.table_id == table)) or 0
    if known < since:
        return False
    for game in games:
        if game.rev > known:
            connection.execute(insert(results), _rows(game))
            for scope in ((game.game, "", ""), (game.game, game.variant, ""), (game.game, "", season_of(game.at))):
                _add(connection, scope, game)
    if upto > known:
        upsert = _insert(connection, recorded).values(table_id=table, rev=upto)
        connection.execute(upsert.on_conflict_do_update(index_elements=[recorded.c.table_id], set_={"rev": upto}))
    return True


def standing(connection: Connection, scope: Scope, players: Collection[str]) -> dict[str, Standing]:
    """The standings of those of the players who have played it."""
    game, variant, season = scope
    asked = select(standings).where(
        standings.c.game == game,
        standings.c.variant == variant,
        standings.c.season == season,
        standings.c.player_id.in_(players),
    )
    return {row.player_id: standing_of(row) for row in connection.execute(asked)}


def _rows(game: Ended) -> list[dict[str, object]]:
    counting = set(game.people().values())
    return [
        {
            "table_id": game.table,
            "no": game.no,
            "seat": number,
            "game": game.game,
            "variant": game.variant,
            "ended": game.at,
            "how": game.how,
            "rated": game.rated,
            "listed": game.listed,
            "player_id": seat.player,
            "bot": seat.bot,
            "side": seat.side,
            "place": seat.place,
            "score": seat.score,
            "counts": number in counting,
        }
        for number, seat in enumerate(game.seats)
    ]


def _add(connection: Connection, scope: Scope, game: Ended) -> None:
    known = standing(connection, scope, list(game.people()))
    rows = [_values(player, scope, new) for player, new in after(game, known).items()]
    if not rows:
        return
    key = list(standings.primary_key.columns)
    upsert = _insert(connection, standings).values(rows)
    new = {column.name: upsert.excluded[column.name] for column in standings.columns if not column.primary_key}
    connection.execute(upsert.on_conflict_do_update(index_elements=key, set_=new))


def _insert(connection: Connection, table: Table) -> Any:
    return postgresql.insert(table) if connection.dialect.name == "postgresql" else sqlite.insert(table)


def _values(player: str, scope: Scope, standing: Standing) -> dict[str, object]:
    game, variant, season = scope
    return {
        "player_id": player,
        "game": game,
        "variant": variant,
        "season": season,
        "plays": standing.plays,
        "wins": standing.wins,
        "places": msgspec.json.encode(standing.places).decode(),
        "streak": standing.streak,
        "best": standing.best,
        "rated": standing.rated,
        "mu": standing.rating.mu,
        "sigma": standing.rating.sigma,
        "level": standing.rating.level,
        "last": standing.last,
    }


def standing_of(row: Any) -> Standing:
    """The standing in a row of `standings`."""
    return Standing(
        plays=row.plays,
        wins=row.wins,
        places=msgspec.json.decode(row.places, type=dict[int, int]),
        streak=row.streak,
        best=row.best,
        rated=row.rated,
        rating=Rating(row.mu, row.sigma),
        last=row.last,
    )
