"""Achievements of players: plain functions of a connection."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, select

from hiroma.ids import PlayerId, TableId
from hiroma.records import Ended
from hiroma.store.repository import Repository, reads
from hiroma.store.schema import achievements
from hiroma.store.upsert import insert_into


class Achieved(msgspec.Struct, frozen=True):
    """An achievement of a player, and the game that earned it first: number `no` of a table."""

    game: str
    name: str
    times: int
    first: float
    """End of that game, in unix seconds."""
    table: TableId
    no: int
    listed: bool
    """True when the lobby listed its table."""


def count(connection: Connection, games: Sequence[Ended]) -> None:
    """Count what people have earned in games that are recorded now, in the order in which they ended."""
    new = insert_into(connection, achievements)
    more = new.on_conflict_do_update(
        index_elements=list(achievements.primary_key.columns), set_={"times": achievements.c.times + 1}
    )
    for game in games:
        earned = {(seat.player, name) for seat in game.seats if seat.player is not None for name in seat.earned}
        rows = [
            {
                "player_id": player,
                "game": game.game,
                "name": name,
                "times": 1,
                "first": game.at,
                "table_id": game.table,
                "no": game.no,
                "listed": game.listed,
            }
            for player, name in sorted(earned)
        ]
        if rows:
            connection.execute(more, rows)


def of(connection: Connection, player: PlayerId) -> list[Achieved]:
    """Return what a player has achieved, earliest first."""
    own = achievements.c
    asked = select(own.game, own.name, own.times, own.first, own.table_id, own.no, own.listed)
    asked = asked.where(own.player_id == player).order_by(own.first, own.game, own.name)
    return [Achieved(*row) for row in connection.execute(asked)]


class AchievementRepository(Repository):
    """The achievements of players."""

    of = reads(of)
