"""Games of tournaments and their results: plain functions of a connection. Those that write need a transaction."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, func, insert, select, update

from hiroma.ids import PlayerId, TableId, TournamentId
from hiroma.store.schema import entrants, pairings
from hiroma.tournaments import Game


class PairingRow(msgspec.Struct, frozen=True):
    """A game, or a bye, which has no table."""

    tournament: TournamentId
    no: int
    round: int
    table: TableId | None
    players: tuple[int, ...]
    points: tuple[float, ...] | None
    played: bool
    paired: float

    @property
    def game(self) -> Game:
        """Return it as the rules of tournaments see it."""
        return Game(self.round, self.players, self.points, self.played)


def _pairing(row: Row[Any]) -> PairingRow:
    values: dict[str, Any] = dict(zip(map(str, pairings.c.keys()), row, strict=True))
    values["tournament"], values["table"] = values.pop("tournament_id"), values.pop("table_id")
    values["players"] = msgspec.json.decode(values["players"])
    values["points"] = None if values["points"] is None else msgspec.json.decode(values["points"])
    return msgspec.convert(values, PairingRow)


def games(connection: Connection, tournament: TournamentId) -> list[PairingRow]:
    """Return all games and byes, in their order."""
    asked = select(pairings).where(pairings.c.tournament_id == tournament).order_by(pairings.c.no)
    return [_pairing(row) for row in connection.execute(asked)]


def of_table(connection: Connection, table: TableId) -> PairingRow | None:
    """Return the game that is played at a table; None for a table of no tournament."""
    row = connection.execute(select(pairings).where(pairings.c.table_id == table)).first()
    return _pairing(row) if row else None


def count(connection: Connection, tournament: TournamentId) -> int:
    """Return the number of games and byes."""
    asked = select(func.count()).select_from(pairings).where(pairings.c.tournament_id == tournament)
    return connection.scalar(asked) or 0


def add(connection: Connection, fresh: Sequence[PairingRow]) -> None:
    """Add games and byes."""
    for row in fresh:
        values = msgspec.structs.asdict(row)
        values["tournament_id"], values["table_id"] = values.pop("tournament"), values.pop("table")
        values["players"] = msgspec.json.encode(row.players)
        values["points"] = None if row.points is None else msgspec.json.encode(row.points)
        connection.execute(insert(pairings).values(values))


def settle(
    connection: Connection, row: PairingRow, points: Sequence[float], played: bool, came: Mapping[PlayerId, bool]
) -> bool:
    """Write a result down, and who came to the table; False when it stands already."""
    mine = (pairings.c.tournament_id == row.tournament, pairings.c.no == row.no, pairings.c.points.is_(None))
    done = update(pairings).where(*mine).values(points=msgspec.json.encode(points), played=played)
    if connection.execute(done).rowcount != 1:
        return False
    for player, was_there in came.items():
        theirs = (entrants.c.tournament_id == row.tournament, entrants.c.player_id == player)
        missed = 0 if was_there else entrants.c.missed + 1
        connection.execute(update(entrants).where(*theirs).values(missed=missed))
    return True
