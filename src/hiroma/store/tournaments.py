"""Tournaments and who takes part: plain functions of a connection.

Several processes may lead a tournament at the same time, while people enter and leave. Each step says what it found, or
looks while it holds the tournament's row, and is taken once.
"""

from collections.abc import Callable, Collection, Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, Row, delete, exists, func, insert, or_, select, update

from hiroma.ids import ClubId, PlayerId, TournamentId
from hiroma.store import pairings
from hiroma.store.locks import hold, lock_of
from hiroma.store.pairings import PairingRow
from hiroma.store.repository import Repository, reads, transacts, writes
from hiroma.store.schema import clubs, entrants, tournaments
from hiroma.store.schema import pairings as pairing_rows
from hiroma.tournaments import Entrant, Plan, System

OPEN, RUNNING, OVER, CALLED_OFF = "open", "running", "over", "called-off"

Entry = Literal["entered", "over", "full"]
"""The answer to somebody who wants to take part."""


class TournamentRow(msgspec.Struct, frozen=True):
    """A tournament, as it was announced and as it stands. Times are seconds since 1970."""

    id: TournamentId
    club: ClubId
    """'' for one of the whole hall."""
    organiser: PlayerId
    name: str
    text: str
    series: str
    """The name under which the points of several tournaments are added up; '' for none."""
    game: str
    version: int
    options: dict[str, bool | int | str]
    sizes: tuple[int, ...]
    system: System
    seats: int
    rounds: int
    minutes: int
    seconds: int
    rated: bool
    grace: int
    """Seconds for which a table waits for those who have not come."""
    starts: float
    ends: float | None
    status: str = OPEN
    round: int = 0
    made: float = 0.0

    @property
    def plan(self) -> Plan:
        """Return how it is played."""
        return Plan(self.system, self.sizes, self.seats, self.rounds)


class EntrantRow(msgspec.Struct, frozen=True):
    """Somebody who takes part."""

    tournament: TournamentId
    player: PlayerId
    no: int = 0
    """The number in the draw, from 1; 0 before the start."""
    since: int = 1
    """The first round they play in."""
    left: bool = False
    missed: int = 0
    """Games in a row to which they did not come."""
    entered: float = 0.0

    @property
    def entrant(self) -> Entrant:
        """Return them as the rules of tournaments see them."""
        return Entrant(self.no, self.since, self.left)


def _tournament(row: Row[Any]) -> TournamentRow:
    values: dict[str, Any] = dict(zip(map(str, tournaments.c.keys()), row, strict=True))
    values["club"] = values.pop("club_id")
    for name in ("options", "sizes"):
        values[name] = msgspec.json.decode(values[name])
    return msgspec.convert(values, TournamentRow)


def add(connection: Connection, row: TournamentRow, most: int) -> str | None:
    """Announce a tournament.

    Nothing is done, and the refusal's code returned, when its organiser has `most` that are not over ('too-many'),
    another player began its series, of the hall ('not-your-series'), or its club is closed ('no-such-club').
    """
    hold(connection, lock_of("tournaments", row.organiser), lock_of("series", row.series))
    theirs = (tournaments.c.organiser == row.organiser, tournaments.c.status.in_((OPEN, RUNNING)))
    if (connection.scalar(select(func.count()).select_from(tournaments).where(*theirs)) or 0) >= most:
        return "too-many"
    # The lock keeps the club from closing meanwhile: nobody could see a tournament of a closed club, or call it off.
    club = select(clubs.c.id).where(clubs.c.id == row.club, clubs.c.closed.is_(None)).with_for_update(read=True)
    if row.club and connection.scalar(club) is None:
        return "no-such-club"
    if row.series and not row.club:
        first = of_series(connection, row.club, row.series, 1)
        if first and first[0].organiser != row.organiser:
            return "not-your-series"
    values = msgspec.structs.asdict(row)
    values["club_id"] = values.pop("club")
    for name in ("options", "sizes"):
        values[name] = msgspec.json.encode(values[name])
    connection.execute(insert(tournaments).values(values))
    return None


def one(connection: Connection, tournament: TournamentId) -> TournamentRow | None:
    """Return the tournament with that id; None when there is none."""
    row = connection.execute(select(tournaments).where(tournaments.c.id == tournament)).first()
    return _tournament(row) if row else None


def listing(
    connection: Connection, clubs: Collection[ClubId], statuses: Collection[str], limit: int
) -> list[TournamentRow]:
    """Return the tournaments of the hall ('') and of clubs that stand so.

    Those to come are in the order of their beginning; when only past ones are asked for, the last is first.
    """
    asked = select(tournaments).where(tournaments.c.club_id.in_(clubs), tournaments.c.status.in_(statuses))
    past = OPEN not in statuses and RUNNING not in statuses
    order = tournaments.c.starts.desc() if past else tournaments.c.starts
    return [_tournament(row) for row in connection.execute(asked.order_by(order, tournaments.c.id).limit(limit))]


def entries_of(connection: Connection, player: PlayerId, ids: Collection[TournamentId]) -> set[TournamentId]:
    """Return those of these tournaments in which a player takes part."""
    asked = select(entrants.c.tournament_id).where(entrants.c.player_id == player, ~entrants.c.left)
    return set(connection.scalars(asked.where(entrants.c.tournament_id.in_(ids))))


def of_series(connection: Connection, club: ClubId, series: str, limit: int) -> list[TournamentRow]:
    """Return the tournaments of a series that were not called off, the first first."""
    asked = select(tournaments).where(
        tournaments.c.club_id == club, tournaments.c.series == series, tournaments.c.status != CALLED_OFF
    )
    return [_tournament(row) for row in connection.execute(asked.order_by(tournaments.c.starts).limit(limit))]


def due(connection: Connection, now: float) -> list[TournamentRow]:
    """Return the tournaments that are to be led.

    They are those that run, those that should have begun, and those that were called off with games that go on.
    """
    to_begin = (tournaments.c.status == OPEN) & (tournaments.c.starts <= now)
    goes_on = exists().where(pairing_rows.c.tournament_id == tournaments.c.id, pairing_rows.c.points.is_(None))
    to_end = (tournaments.c.status == CALLED_OFF) & goes_on
    asked = select(tournaments).where(or_(tournaments.c.status == RUNNING, to_begin, to_end))
    return [_tournament(row) for row in connection.execute(asked.order_by(tournaments.c.starts))]


def entered(connection: Connection, tournament: TournamentId) -> list[EntrantRow]:
    """Return who takes part, by number, before the start by the time of entry."""
    asked = select(entrants).where(entrants.c.tournament_id == tournament)
    asked = asked.order_by(entrants.c.no, entrants.c.entered, entrants.c.player_id)
    return [EntrantRow(*row) for row in connection.execute(asked)]


def counts(connection: Connection, ids: Collection[TournamentId]) -> dict[TournamentId, int]:
    """Return how many take part in each of these."""
    asked = select(entrants.c.tournament_id, func.count()).where(entrants.c.tournament_id.in_(ids), ~entrants.c.left)
    return {row[0]: row[1] for row in connection.execute(asked.group_by(entrants.c.tournament_id))}


def _held(connection: Connection, tournament: TournamentId) -> TournamentRow | None:
    # The row is locked: until the transaction ends nobody else enters, leaves, begins or pairs.
    row = connection.execute(select(tournaments).where(tournaments.c.id == tournament).with_for_update()).first()
    return _tournament(row) if row else None


def enter(
    connection: Connection,
    tournament: TournamentId,
    player: PlayerId,
    now: float,
    room: int,
    may_enter: Callable[[TournamentRow], bool],
) -> Entry:
    """Let somebody take part, also again, unless `may_enter` says no ('over') or there is no room ('full').

    Once it runs they get the next number, and play from the next round on.
    """
    row = _held(connection, tournament)
    if row is None or not may_enter(row):
        return "over"
    mine = (entrants.c.tournament_id == tournament, entrants.c.player_id == player)
    back = update(entrants).where(*mine).values(left=False, missed=0)
    if connection.execute(back).rowcount == 1:
        return "entered"
    everybody = select(func.count(), func.max(entrants.c.no)).where(entrants.c.tournament_id == tournament)
    taken, last = connection.execute(everybody).one()
    if taken >= room:
        return "full"
    late = row.status == RUNNING
    fresh = EntrantRow(tournament, player, (last or 0) + 1 if late else 0, row.round + 1 if late else 1, entered=now)
    values = msgspec.structs.asdict(fresh)
    values["tournament_id"], values["player_id"] = values.pop("tournament"), values.pop("player")
    connection.execute(insert(entrants).values(values))
    return "entered"


def leave(connection: Connection, tournament: TournamentId, player: PlayerId) -> bool:
    """Let somebody leave; False when they do not take part. Once it has begun numbers and games of entrants stand."""
    row = _held(connection, tournament)
    mine = (entrants.c.tournament_id == tournament, entrants.c.player_id == player, ~entrants.c.left)
    to_come = row is not None and row.status == OPEN
    act = delete(entrants).where(*mine) if to_come else update(entrants).where(*mine).values(left=True)
    return connection.execute(act).rowcount == 1


def _stands_as(connection: Connection, tournament: TournamentId, players: Collection[PlayerId]) -> bool:
    # Return True when it is still to begin, with these entrants and no others. Its row stays locked.
    row = _held(connection, tournament)
    theirs = (entrants.c.tournament_id == tournament, ~entrants.c.left)
    there = set(connection.scalars(select(entrants.c.player_id).where(*theirs)))
    return row is not None and row.status == OPEN and there == set(players)


def begin(connection: Connection, tournament: TournamentId, order: Sequence[PlayerId]) -> bool:
    """Begin: number the entrants in this order.

    False, and nothing is done, when it has begun already, or when others take part by now.
    """
    if not _stands_as(connection, tournament, order):
        return False
    connection.execute(update(tournaments).where(tournaments.c.id == tournament).values(status=RUNNING))
    for no, player in enumerate(order, 1):
        theirs = (entrants.c.tournament_id == tournament, entrants.c.player_id == player)
        connection.execute(update(entrants).where(*theirs).values(no=no))
    return True


def _runs_as(connection: Connection, tournament: TournamentId, playing: Sequence[Entrant], last: int) -> bool:
    # Return True when it runs with these entrants and `last` games, and no others. Its row stays locked.
    row = _held(connection, tournament)
    there = [one.entrant for one in entered(connection, tournament) if one.no]
    known = pairings.count(connection, tournament)
    return row is not None and row.status == RUNNING and there == list(playing) and known == last


def pair(
    connection: Connection,
    tournament: TournamentId,
    playing: Sequence[Entrant],
    last: int,
    fresh: Sequence[PairingRow],
) -> bool:
    """Add the games of the next round, which follow from these entrants and from `last` games.

    False, and nothing is done, when there are others by now, or when it does not run.
    """
    if not _runs_as(connection, tournament, playing, last):
        return False
    connection.execute(
        update(tournaments).where(tournaments.c.id == tournament).values(round=max(row.round for row in fresh))
    )
    pairings.add(connection, fresh)
    return True


def put_out(connection: Connection, tournament: TournamentId, most: int) -> None:
    """Take those out who did not come to `most` games in a row."""
    absent = (entrants.c.tournament_id == tournament, entrants.c.missed >= most)
    connection.execute(update(entrants).where(*absent).values(left=True))


def drop(connection: Connection, tournament: TournamentId, players: Collection[PlayerId]) -> bool:
    """Call off a tournament before its start for which these entrants are too few.

    False, and nothing is done, when it has begun already, or when others take part by now.
    """
    return _stands_as(connection, tournament, players) and end(connection, tournament, CALLED_OFF, OPEN)


def end(connection: Connection, tournament: TournamentId, status: str, before: str) -> bool:
    """End a tournament; False when it does not stand as `before` any more."""
    mine = (tournaments.c.id == tournament, tournaments.c.status == before)
    return connection.execute(update(tournaments).where(*mine).values(status=status)).rowcount == 1


def call_off_all(connection: Connection, club: ClubId) -> None:
    """Call off the tournaments of a club that are not over. Needs a transaction."""
    theirs = (tournaments.c.club_id == club, tournaments.c.status.in_((OPEN, RUNNING)))
    connection.execute(update(tournaments).where(*theirs).values(status=CALLED_OFF))


def finish(
    connection: Connection, tournament: TournamentId, status: str, playing: Sequence[Entrant], last: int
) -> bool:
    """End a tournament that runs, in which these entrants have nothing more to play after `last` games.

    False, and nothing is done, when there are others by now, or when it has ended already.
    """
    return _runs_as(connection, tournament, playing, last) and end(connection, tournament, status, RUNNING)


def forget_player(connection: Connection, player: PlayerId) -> None:
    """Let a player who goes for good, or is a robot from now on, leave all that is still to come.

    Their games stand under their id alone.
    """
    mine = entrants.c.player_id == player
    theirs = select(entrants.c.tournament_id).where(mine)
    # Locked, so that none of them begins or pairs meanwhile.
    asked = select(tournaments.c.id, tournaments.c.status).where(
        tournaments.c.status.in_((OPEN, RUNNING)), tournaments.c.id.in_(theirs)
    )
    held = connection.execute(asked.order_by(tournaments.c.id).with_for_update()).all()
    to_come = [row.id for row in held if row.status == OPEN]
    connection.execute(delete(entrants).where(mine, entrants.c.tournament_id.in_(to_come)))
    connection.execute(update(entrants).where(mine).values(left=True))


class TournamentRepository(Repository):
    """Tournaments."""

    add = transacts(add)
    one = reads(one)
    listing = reads(listing)
    entries_of = reads(entries_of)
    of_series = reads(of_series)
    due = reads(due)
    entered = reads(entered)
    counts = reads(counts)
    games = reads(pairings.games)
    of_table = reads(pairings.of_table)
    enter = transacts(enter)
    leave = transacts(leave)
    begin = transacts(begin)
    drop = transacts(drop)
    pair = transacts(pair)
    settle = transacts(pairings.settle)
    put_out = writes(put_out)
    end = writes(end)
    finish = transacts(finish)
