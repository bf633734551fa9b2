"""Queries about finished games: plain functions of a connection."""

from collections.abc import Collection, Sequence

import msgspec
from sqlalchemy import Connection, case, func, select, tuple_

from hiroma.ids import PlayerId, TableId
from hiroma.records import Standing
from hiroma.store.chunks import chunks
from hiroma.store.records import standing_of
from hiroma.store.repository import Repository, reads
from hiroma.store.schema import results, standings


class Result(msgspec.Struct, frozen=True):
    """A seat of a finished game, as recorded: see `records.Ended`. Of the seats of one person one `counts`."""

    table: TableId
    no: int
    seat: int
    game: str
    variant: str
    ended: float
    how: str
    rated: bool
    listed: bool
    player: PlayerId | None
    bot: str | None
    side: int
    place: int
    score: float
    counts: bool
    stayed: bool | None
    points_before: int | None
    points_after: int | None
    turns: int | None


class Met(msgspec.Struct, frozen=True):
    """The games of a player against one opponent."""

    player: PlayerId
    """The opponent."""
    plays: int
    better: int
    """Games in which the player came off better than the opponent."""
    worse: int


def kinds(connection: Connection, player: PlayerId) -> list[tuple[str, str, Standing]]:
    """Return a player's standings of all time, the most played first: game, class of options ('' for all), standing."""
    asked = select(standings).where(standings.c.player_id == player, standings.c.season == "")
    asked = asked.order_by(standings.c.plays.desc(), standings.c.game, standings.c.variant)
    return [(row.game, row.variant, standing_of(row)) for row in connection.execute(asked)]


def best(connection: Connection, game: str, season: str, limit: int) -> list[tuple[PlayerId, Standing]]:
    """Return the players with rated games in a season ('' for all time), the best first, each with their standing."""
    asked = select(standings).where(
        standings.c.game == game, standings.c.season == season, standings.c.variant == "", standings.c.rated > 0
    )
    asked = asked.order_by(standings.c.level.desc(), standings.c.player_id).limit(limit)
    return [(row.player_id, standing_of(row)) for row in connection.execute(asked)]


def levels(connection: Connection, players: Collection[PlayerId]) -> dict[tuple[PlayerId, str], float]:
    """Return the level of all time of each of these players in each game in which they are rated."""
    found: dict[tuple[PlayerId, str], float] = {}
    for some in chunks(players):
        asked = select(standings.c.player_id, standings.c.game, standings.c.level).where(
            standings.c.player_id.in_(some),
            standings.c.season == "",
            standings.c.variant == "",
            standings.c.rated > 0,
        )
        found.update(((player, game), level) for player, game, level in connection.execute(asked))
    return found


def seasons(connection: Connection, game: str) -> list[str]:
    """Return the seasons in which a game was played, the newest first."""
    # From one to the next by the index: there are few of them, and millions of standings.
    found: list[str] = []
    while True:
        asked = select(func.min(standings.c.season)).where(standings.c.game == game)
        season = connection.scalar(asked.where(standings.c.season > (found[-1] if found else "")))
        if season is None:
            return found[::-1]
        found.append(season)


def games(connection: Connection, player: PlayerId, limit: int | None) -> list[Result]:
    """Return the games of a player, the newest first: of each game the seat that counts."""
    asked = select(results).where(results.c.player_id == player, results.c.counts)
    asked = asked.order_by(results.c.ended.desc(), results.c.table_id, results.c.no.desc()).limit(limit)
    return [Result(*row) for row in connection.execute(asked)]


def seats(connection: Connection, played: Sequence[tuple[TableId, int]]) -> list[Result]:
    """Return all seats of these games (table, number), in order."""
    # SQLite uses no index for a list of pairs, so the query names the tables, too.
    asked = select(results).where(
        results.c.table_id.in_({table for table, _ in played}), tuple_(results.c.table_id, results.c.no).in_(played)
    )
    asked = asked.order_by(results.c.table_id, results.c.no, results.c.seat)
    return [Result(*row) for row in connection.execute(asked)]


def met(connection: Connection, player: PlayerId, limit: int) -> list[Met]:
    """Return the opponents of a player, those met most often first."""
    mine, theirs = results.alias("mine"), results.alias("theirs")
    plays = func.count()
    asked = (
        select(
            theirs.c.player_id,
            plays,
            func.sum(case((mine.c.place < theirs.c.place, 1), else_=0)),
            func.sum(case((mine.c.place > theirs.c.place, 1), else_=0)),
        )
        .join_from(mine, theirs, (mine.c.table_id == theirs.c.table_id) & (mine.c.no == theirs.c.no))
        .where(mine.c.player_id == player, mine.c.counts, theirs.c.player_id != player, theirs.c.counts)
        .where(mine.c.side != theirs.c.side)
        .group_by(theirs.c.player_id)
        .order_by(plays.desc(), theirs.c.player_id)
        .limit(limit)
    )
    return [Met(*row) for row in connection.execute(asked)]


def first(connection: Connection, player: PlayerId) -> float | None:
    """Return the end of a player's first game in unix seconds; None without one."""
    asked = select(func.min(results.c.ended)).where(results.c.player_id == player, results.c.counts)
    found: float | None = connection.scalar(asked)
    return found


def stayed(connection: Connection, player: PlayerId, last: int) -> tuple[int, int]:
    """Return the number of games that a player finished among their `last` with other people, and of all of these."""
    asked = select(results.c.stayed).where(
        results.c.player_id == player, results.c.counts, results.c.stayed.is_not(None)
    )
    found = list(connection.scalars(asked.order_by(results.c.ended.desc()).limit(last)))
    return sum(found), len(found)


class ResultRepository(Repository):
    """Queries on recorded results."""

    kinds = reads(kinds)
    best = reads(best)
    levels = reads(levels)
    seasons = reads(seasons)
    games = reads(games)
    seats = reads(seats)
    met = reads(met)
    first = reads(first)
    stayed = reads(stayed)
