"""Finished games and the standings from them: plain functions of a connection. `record` needs a transaction."""

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, Row, Table, func, insert, select
from sqlalchemy.dialects import postgresql, sqlite

from hiroma.ids import PlayerId, TableId
from hiroma.records import Ended, Meetings, Standing, after
from hiroma.records.bots import meets_bots
from hiroma.records.counting import WINDOW
from hiroma.records.meeting import Meeting
from hiroma.records.ratings import Rating
from hiroma.records.seasons import season_of
from hiroma.store import accounts, achievements, bots, webhooks
from hiroma.store.locks import RECORDS, hold
from hiroma.store.repository import Repository, reads, transacts
from hiroma.store.schema import accounts as accounts_of
from hiroma.store.schema import recorded, results, standings, tables

Scope = tuple[str, str, str]
"""A game, a class of its options ('' for all), a season ('' for all time)."""

Moved = Mapping[tuple[TableId, int, PlayerId], tuple[int, int]]
"""(table, number of the game, player) → the player's points before and after it, in the rating of the whole game."""


class Reading(NamedTuple):
    """The games that ended in a table's entries after rev `since`, up to and with rev `upto`, in order."""

    table: TableId
    games: Sequence[Ended]
    since: int
    upto: int


def behind(connection: Connection) -> list[TableId]:
    """Return the tables with entries not yet searched for finished games, the oldest change first."""
    known = func.coalesce(recorded.c.rev, 0)
    asked = select(tables.c.table_id).outerjoin(recorded, recorded.c.table_id == tables.c.table_id)
    return list(connection.scalars(asked.where(tables.c.head > known).order_by(tables.c.changed, tables.c.table_id)))


def record(connection: Connection, readings: Sequence[Reading]) -> list[TableId]:
    """Record the games of these readings, but for those that are recorded already.

    Return the tables of which nothing was recorded, because entries before the reading have not been read yet.
    """
    hold(connection, RECORDS)
    asked = select(recorded).where(recorded.c.table_id.in_({reading.table for reading in readings}))
    known: dict[TableId, int] = {row.table_id: row.rev for row in connection.execute(asked)}
    games: list[Ended] = []
    unread: list[TableId] = []
    for table, found, since, upto in readings:
        there = known.get(table, 0)
        if there < since:
            unread.append(table)
        elif there < upto:
            games += [game for game in found if game.rev > there]
            known[table] = upto
    if games:
        games = _between_accounts(connection, games)
        kept = _without_closed(connection, games)
        moved = _count(connection, kept, Meetings(_met(connection, kept)))
        connection.execute(insert(results), [row for game in kept for row in _rows(game, moved)])
        achievements.count(connection, kept)
        # With all names: a seat without one is a bot's.
        _count_bots(connection, games)
        webhooks.post(connection, games, max(game.at for game in games))
    upserts = [{"table_id": table, "rev": known[table]} for table in {r.table for r in readings} if table in known]
    if upserts:
        connection.execute(_upsert(connection.dialect.name, recorded), upserts)
    return unread


def standing(connection: Connection, scope: Scope, players: Collection[PlayerId]) -> dict[PlayerId, Standing]:
    """Return the standings in a scope of those of the players who have played in it."""
    game, variant, season = scope
    asked = select(standings).where(
        standings.c.game == game,
        standings.c.variant == variant,
        standings.c.season == season,
        standings.c.player_id.in_(players),
    )
    return {row.player_id: standing_of(row) for row in connection.execute(asked)}


def _count_bots(connection: Connection, games: Sequence[Ended]) -> None:
    people = {player for game in games if meets_bots(game) for player in game.people()}
    if people:
        for game in bots.meetings(games, accounts.rateable(connection, people)):
            bots.count(connection, game, standing(connection, (game.game, "", ""), game.people().keys()))


def _between_accounts(connection: Connection, games: Sequence[Ended]) -> list[Ended]:
    """Return the games; those with guests or robots count for nobody's rating."""
    people = {player for game in games if game.rated for player in game.people()}
    if not people:
        return list(games)
    known = accounts.rateable(connection, people)
    return [game if known.issuperset(game.people()) else game.unrated() for game in games]


def _without_closed(connection: Connection, games: Sequence[Ended]) -> list[Ended]:
    """Return the games without the ids of players who have closed their accounts: nothing of theirs is kept again."""
    people = {player for game in games for player in game.people()}
    gone = set(
        connection.scalars(
            select(accounts_of.c.player_id).where(
                accounts_of.c.player_id.in_(people), accounts_of.c.closed.is_not(None)
            )
        )
    )
    return [game.without(gone) if gone else game for game in games]


def _met(connection: Connection, games: Sequence[Ended]) -> list[Meeting]:
    """Return the meetings of these games' people in recorded rated games, back to `WINDOW` seconds before the first."""
    rated = [game for game in games if game.rated]
    if not rated:
        return []
    people = {player for game in rated for player in game.people()}
    mine, theirs = results.alias("mine"), results.alias("theirs")
    asked = (
        select(mine.c.game, mine.c.player_id, theirs.c.player_id, mine.c.ended)
        .join_from(mine, theirs, (mine.c.table_id == theirs.c.table_id) & (mine.c.no == theirs.c.no))
        .where(mine.c.player_id.in_(people), mine.c.counts, mine.c.rated, mine.c.side != theirs.c.side)
        .where(mine.c.ended > min(game.at for game in rated) - WINDOW, mine.c.game.in_({game.game for game in rated}))
        .where(theirs.c.player_id.in_(people), theirs.c.counts, theirs.c.rated)
    )
    return [(game, player, other, at) for game, player, other, at in connection.execute(asked)]


def _rows(game: Ended, moved: Moved) -> list[dict[str, object]]:
    counting = set(game.people().values())
    points = {number: moved.get((game.table, game.no, player)) for player, number in game.people().items()}
    return [
        {
            "table_id": game.table,
            "no": game.no,
            "seat": number,
            "game": game.game,
            "variant": game.variant,
            "ended": game.at,
            "how": game.how,
            "rated": seat.rated,
            "listed": game.listed,
            "player_id": seat.player,
            "bot": seat.bot,
            "side": seat.side,
            "place": seat.place,
            "score": seat.score,
            "counts": number in counting,
            "stayed": seat.stayed,
            "points_before": change[0] if (change := points.get(number)) else None,
            "points_after": change[1] if change else None,
            "turns": game.turns,
        }
        for number, seat in enumerate(game.seats)
    ]


def _count(connection: Connection, games: Sequence[Ended], met: Meetings) -> Moved:
    # Each standing that changes is read once and written once, however many games there are.
    known = _known(connection, games)
    new: dict[tuple[Scope, PlayerId], Standing] = {}
    moved: dict[tuple[TableId, int, PlayerId], tuple[int, int]] = {}
    for game in games:
        scopes = _scopes(game)
        played = {player: known[scopes[0], player].rated for player in game.people() if (scopes[0], player) in known}
        weights = met.weights(game, played)
        met.add(game)
        for scope in scopes:
            before = {player: known[scope, player] for player in game.people() if (scope, player) in known}
            for player, standing in after(game, before, weights).items():
                was = before.get(player, Standing())
                if scope == scopes[0] and standing.rated > was.rated:
                    moved[game.table, game.no, player] = was.rating.points, standing.rating.points
                new[scope, player] = known[scope, player] = standing
    if new:
        rows = [_values(player, scope, standing) for (scope, player), standing in new.items()]
        connection.execute(_upsert(connection.dialect.name, standings), rows)
    return moved


def _scopes(game: Ended) -> list[Scope]:
    return [(game.game, "", ""), (game.game, game.variant, ""), (game.game, "", season_of(game.at))]


def _known(connection: Connection, games: Sequence[Ended]) -> dict[tuple[Scope, PlayerId], Standing]:
    scopes = {scope for game in games for scope in _scopes(game)}
    names, variants, seasons = (sorted(set(column)) for column in zip(*scopes, strict=True))
    asked = select(standings).where(
        standings.c.player_id.in_({player for game in games for player in game.people()}),
        standings.c.game.in_(names),
        standings.c.variant.in_(variants),
        standings.c.season.in_(seasons),
    )
    return {((row.game, row.variant, row.season), row.player_id): standing_of(row) for row in connection.execute(asked)}


@cache
def _upsert(dialect: str, table: Table) -> postgresql.Insert | sqlite.Insert:
    """Return the upsert of a table's rows by primary key. Cached: to build it costs as much as to run it."""
    new = postgresql.insert(table) if dialect == "postgresql" else sqlite.insert(table)
    rest = {column.name: new.excluded[column.name] for column in table.columns if not column.primary_key}
    return new.on_conflict_do_update(index_elements=list(table.primary_key.columns), set_=rest)


def _values(player: PlayerId, scope: Scope, standing: Standing) -> dict[str, object]:
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


def standing_of(row: Row[*tuple[object, ...]]) -> Standing:
    """Return the standing in a row of `standings`."""
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


class RecordRepository(Repository):
    """Recorded results, and the standings from them."""

    behind = reads(behind)
    record = transacts(record)
    standing = reads(standing)
