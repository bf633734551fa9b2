"""Tables that were opened for clubs, and the games of members: plain functions of a connection."""

from collections.abc import Collection

from sqlalchemy import Connection, Select, exists, func, insert, select

from hiroma.ids import ClubId, PlayerId, TableId
from hiroma.records import Standing
from hiroma.store.clubs import BELONG, INVITED, MemberRow, roll
from hiroma.store.records import standing_of
from hiroma.store.repository import Repository, reads, transacts, writes
from hiroma.store.rows import Summary
from hiroma.store.schema import club_tables, clubs, members, standings, table_guests
from hiroma.store.tables import summaries
from hiroma.store.upsert import insert_into


def open_for(connection: Connection, table_id: TableId, club_id: ClubId, invite: str) -> bool:
    """Record that a table is for a club. Change nothing and return False when the club is closed."""
    # The lock keeps the club from closing meanwhile: nobody could sit down at a table of a closed club.
    alive = select(clubs.c.id).where(clubs.c.id == club_id, clubs.c.closed.is_(None)).with_for_update(read=True)
    if connection.scalar(alive) is None:
        return False
    connection.execute(insert(club_tables).values(table_id=table_id, club_id=club_id, invite=invite))
    return True


def club_of(connection: Connection, table_id: TableId) -> tuple[ClubId, str] | None:
    """Return the club for which a table was opened, and the table's invitation; None for any other table."""
    asked = select(club_tables.c.club_id, club_tables.c.invite).where(club_tables.c.table_id == table_id)
    row = connection.execute(asked).first()
    return (row[0], row[1]) if row else None


def may_sit(connection: Connection, table_id: TableId, player: PlayerId) -> bool:
    """Return True when a player may sit down at a table: it is for no club, they are a member, or they were invited."""
    club = select(club_tables.c.club_id).where(club_tables.c.table_id == table_id)
    belongs = exists().where(
        members.c.club_id == club.scalar_subquery(), members.c.player_id == player, members.c.role.in_(BELONG)
    )
    invited = exists().where(table_guests.c.table_id == table_id, table_guests.c.player_id == player)
    return connection.scalar(club) is None or bool(connection.scalar(select(belongs | invited)))


def may_see(connection: Connection, table_id: TableId, player: PlayerId) -> bool:
    """Return True when a player may see a table. Where its club's door is 'invited', `may_sit` decides."""
    asked = select(clubs.c.door).join_from(club_tables, clubs, clubs.c.id == club_tables.c.club_id)
    hidden = connection.scalar(asked.where(club_tables.c.table_id == table_id)) == INVITED
    return not hidden or may_sit(connection, table_id, player)


def invite(connection: Connection, table_id: TableId, player: PlayerId) -> None:
    """Let a player sit down at a club's table."""
    new = insert_into(connection, table_guests)
    connection.execute(new.values(table_id=table_id, player_id=player).on_conflict_do_nothing())


def clubs_of(connection: Connection, players: Collection[PlayerId]) -> list[tuple[PlayerId, ClubId, str]]:
    """Return the clubs to which these players belong: player, id and name of the club."""
    asked = select(members.c.player_id, clubs.c.id, clubs.c.name).join_from(
        members, clubs, clubs.c.id == members.c.club_id
    )
    found = connection.execute(asked.where(members.c.player_id.in_(players), members.c.role.in_(BELONG)))
    return [(player, club, name) for player, club, name in found]


def at(connection: Connection, club_ids: Collection[ClubId], status: str, limit: int) -> list[tuple[Summary, ClubId]]:
    """Return the newest tables of these clubs in a status, each with its club."""
    rows = summaries(connection, listed=False, status=status, clubs=club_ids, limit=limit)
    asked = select(club_tables.c.table_id, club_tables.c.club_id)
    asked = asked.where(club_tables.c.table_id.in_([row.table for row in rows]))
    whose = {row.table_id: row.club_id for row in connection.execute(asked)}
    return [(row, whose[row.table]) for row in rows if row.table in whose]


def kinds(connection: Connection, club_id: ClubId) -> list[tuple[str, str, int]]:
    """Return the games of a club's members: game, class of options ('' for all of the game), number of members."""
    asked = select(standings.c.game, standings.c.variant, func.count())
    asked = asked.where(standings.c.season == "", standings.c.player_id.in_(_belonging(club_id)))
    asked = asked.group_by(standings.c.game, standings.c.variant)
    asked = asked.order_by(standings.c.game, standings.c.variant != "", func.count().desc(), standings.c.variant)
    return [(game, variant, count) for game, variant, count in connection.execute(asked)]


def best(
    connection: Connection, club_id: ClubId, game: str, variant: str, limit: int
) -> list[tuple[PlayerId, Standing]]:
    """Return the members who have played a class of a game, the best first; those without rated games come last."""
    asked = select(standings).where(
        standings.c.game == game,
        standings.c.variant == variant,
        standings.c.season == "",
        standings.c.player_id.in_(_belonging(club_id)),
    )
    rated = (standings.c.rated == 0, standings.c.level.desc(), standings.c.wins.desc(), standings.c.player_id)
    return [(row.player_id, standing_of(row)) for row in connection.execute(asked.order_by(*rated).limit(limit))]


def _belonging(club_id: ClubId) -> Select[PlayerId]:
    return select(members.c.player_id).where(members.c.club_id == club_id, members.c.role.in_(BELONG))


def roll_and_kinds(connection: Connection, club_id: ClubId) -> tuple[list[MemberRow], list[tuple[str, str, int]]]:
    """Return `roll` and `kinds` of a club, in one trip to the database."""
    return roll(connection, club_id), kinds(connection, club_id)


class ClubTableRepository(Repository):
    """Tables that were opened for clubs."""

    open_for = transacts(open_for)
    club_of = reads(club_of)
    may_sit = reads(may_sit)
    may_see = reads(may_see)
    invite = writes(invite)
    clubs_of = reads(clubs_of)
    at = reads(at)
    kinds = reads(kinds)
    roll_and_kinds = reads(roll_and_kinds)
    best = reads(best)
