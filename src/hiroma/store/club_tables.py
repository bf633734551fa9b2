"""Tables that were opened for clubs, and what members have played: plain functions of a connection."""

from collections.abc import Collection

from sqlalchemy import Connection, Select, exists, func, insert, select
from sqlalchemy.dialects import postgresql, sqlite

from hiroma.records import Standing
from hiroma.store.clubs import BELONG, INVITED
from hiroma.store.queries import summaries
from hiroma.store.records import standing_of
from hiroma.store.rows import Summary
from hiroma.store.schema import club_tables, clubs, members, standings, table_guests


def open_for(connection: Connection, table: str, club: str, invite: str) -> None:
    """A table is for a club."""
    connection.execute(insert(club_tables).values(table_id=table, club_id=club, invite=invite))


def club_of(connection: Connection, table: str) -> tuple[str, str] | None:
    """The club for which a table was opened, and the table's invitation; None for any other table."""
    asked = select(club_tables.c.club_id, club_tables.c.invite).where(club_tables.c.table_id == table)
    row = connection.execute(asked).first()
    return (row[0], row[1]) if row else None


def may_sit(connection: Connection, table: str, player: str) -> bool:
    """Whether a player may sit down there: anybody where it is for no club, else its members and who is invited."""
    club = select(club_tables.c.club_id).where(club_tables.c.table_id == table)
    belongs = exists().where(
        members.c.club_id == club.scalar_subquery(), members.c.player_id == player, members.c.role.in_(BELONG)
    )
    invited = exists().where(table_guests.c.table_id == table, table_guests.c.player_id == player)
    return connection.scalar(club) is None or bool(connection.scalar(select(belongs | invited)))


def may_see(connection: Connection, table: str, player: str) -> bool:
    """Whether a player may see it: anybody, unless it is for a club whose door is 'invited'; there who may sit."""
    asked = select(clubs.c.door).join_from(club_tables, clubs, clubs.c.id == club_tables.c.club_id)
    hidden = connection.scalar(asked.where(club_tables.c.table_id == table)) == INVITED
    return not hidden or may_sit(connection, table, player)


def invite(connection: Connection, table: str, player: str) -> None:
    """Let somebody sit down at a club's table."""
    new = (postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert)(table_guests)
    connection.execute(new.values(table_id=table, player_id=player).on_conflict_do_nothing())


def clubs_of(connection: Connection, players: Collection[str]) -> list[tuple[str, str, str]]:
    """The clubs of these players: player, id, name."""
    asked = select(members.c.player_id, clubs.c.id, clubs.c.name).join_from(
        members, clubs, clubs.c.id == members.c.club_id
    )
    found = connection.execute(asked.where(members.c.player_id.in_(players), members.c.role.in_(BELONG)))
    return [(player, club, name) for player, club, name in found]


def at(connection: Connection, names: Collection[str], status: str, limit: int) -> list[tuple[Summary, str]]:
    """The newest tables of these clubs that stand so, each with its club."""
    rows = summaries(connection, listed=False, status=status, clubs=names, limit=limit)
    asked = select(club_tables.c.table_id, club_tables.c.club_id)
    asked = asked.where(club_tables.c.table_id.in_([row.table for row in rows]))
    whose = {row.table_id: row.club_id for row in connection.execute(asked)}
    return [(row, whose[row.table]) for row in rows if row.table in whose]


def kinds(connection: Connection, club: str) -> list[tuple[str, str, int]]:
    """What its members have played: game, class of options ('' for all of the game), how many of them."""
    asked = select(standings.c.game, standings.c.variant, func.count())
    asked = asked.where(standings.c.season == "", standings.c.player_id.in_(_belonging(club)))
    asked = asked.group_by(standings.c.game, standings.c.variant)
    asked = asked.order_by(standings.c.game, standings.c.variant != "", func.count().desc(), standings.c.variant)
    return [(game, variant, count) for game, variant, count in connection.execute(asked)]


def best(connection: Connection, club: str, game: str, variant: str, limit: int) -> list[tuple[str, Standing]]:
    """Its members who have played it, best first; whose games are not rated come last."""
    asked = select(standings).where(
        standings.c.game == game,
        standings.c.variant == variant,
        standings.c.season == "",
        standings.c.player_id.in_(_belonging(club)),
    )
    rated = (standings.c.rated == 0, standings.c.level.desc(), standings.c.wins.desc(), standings.c.player_id)
    return [(row.player_id, standing_of(row)) for row in connection.execute(asked.order_by(*rated).limit(limit))]


def _belonging(club: str) -> Select[tuple[str]]:
    return select(members.c.player_id).where(members.c.club_id == club, members.c.role.in_(BELONG))
