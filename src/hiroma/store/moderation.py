"""Roles, reports and rulings: plain functions of a connection. Rulings are only ever added to."""

import msgspec
from sqlalchemy import Connection, Row, bindparam, case, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from hiroma.ids import NO_CLUB, NO_PLAYER, ClubId, PlayerId, ReportId, TableId
from hiroma.store.repository import Repository, reads, transacts, writes
from hiroma.store.schema import accounts, reports, roles, rulings

MODERATOR = "moderator"
HOST = "host"
ROLES = (MODERATOR, HOST)
ON_CLUBS = ("clear-name", "clear-text", "close-club")
SEEN_BY_THE_PERSON = ("warn", "read", "mute", "ban", *ON_CLUBS)
"""The acts from which follows what somebody may do and is told."""
_UPON = (
    select(rulings)
    .where(rulings.c.player_id == bindparam("player"), rulings.c.act.in_(SEEN_BY_THE_PERSON))
    .order_by(rulings.c.n.desc())
)
"""Asked whenever somebody sits down or plays again; made anew each time it would take four times as long."""


class ReportRow(msgspec.Struct, frozen=True):
    """Somebody was reported; times are seconds since 1970. `table` is '' without one, else `rev` how far it was.

    `chat` is JSON: the lines that went before, as `ChatRow`s. `club` is the id of the club whose name or text it is
    about, '' for none: `player` owns it.
    """

    id: ReportId
    at: float
    reporter: PlayerId
    player: PlayerId
    table: TableId
    rev: int
    reason: str
    said: str
    chat: bytes
    closed: float | None = None
    club: ClubId = NO_CLUB


class Ruling(msgspec.Struct, frozen=True):
    """One line of the audit: who did what to whom, why, until when, on which report.

    `act`: 'warn', 'mute', 'ban', 'dismiss', 'read' (the warned one has read those up to `until`), 'erase' (a comment;
    `why` is what it said), 'grant', 'revoke', and what was done about the `club` of that id, which the player owned:
    'clear-name', 'clear-text', 'close-club'. `actor` is '' for the host's own command line. `n` is given by the store.
    What is `until` now is lifted.
    """

    at: float
    actor: PlayerId
    player: PlayerId
    act: str
    why: str
    until: float | None = None
    report: ReportId | None = None
    n: int = 0
    club: ClubId | None = None


def has(connection: Connection, player: PlayerId, role: str) -> bool:
    """Whether a player has a role."""
    return role in roles_of(connection, player)


def roles_of(connection: Connection, player: PlayerId) -> list[str]:
    """The roles a player has."""
    return list(connection.scalars(select(roles.c.role).where(roles.c.player_id == player).order_by(roles.c.role)))


def moderates(connection: Connection, player: PlayerId) -> bool:
    """Whether a player may act as a moderator: the host may, too."""
    return bool(roles_of(connection, player))


def moderators(connection: Connection) -> list[PlayerId]:
    """All moderators, the first first."""
    asked = select(roles.c.player_id).group_by(roles.c.player_id).order_by(func.min(roles.c.since))
    return list(connection.scalars(asked))


def grant(connection: Connection, player: PlayerId, role: str, now: float) -> bool:
    """Give somebody a role; False when they have it. Needs a transaction."""
    if has(connection, player, role):
        return False
    connection.execute(insert(roles).values(player_id=player, role=role, since=now))
    rule(connection, Ruling(at=now, actor=NO_PLAYER, player=player, act="grant", why=role))
    return True


def revoke(connection: Connection, player: PlayerId, role: str, now: float) -> bool:
    """Take a role from somebody; False when they had none. Needs a transaction."""
    mine = delete(roles).where(roles.c.player_id == player, roles.c.role == role)
    if connection.execute(mine).rowcount != 1:
        return False
    rule(connection, Ruling(at=now, actor=NO_PLAYER, player=player, act="revoke", why=role))
    return True


def report(connection: Connection, row: ReportRow) -> bool:
    """Keep a report; False when the reporter has one open about the same person, table and club."""
    values = msgspec.structs.asdict(row)
    ids = {"reporter_id": values.pop("reporter"), "player_id": values.pop("player"), "table_id": values.pop("table")}
    ids["club_id"] = values.pop("club")
    try:
        connection.execute(insert(reports).values(**values, **ids))
    except IntegrityError:
        return False
    return True


def waiting(connection: Connection) -> int:
    """How many reports are open."""
    return connection.scalar(select(func.count()).select_from(reports).where(reports.c.closed.is_(None))) or 0


def open_reports(connection: Connection, limit: int) -> list[ReportRow]:
    """The open reports: those of players with an account first, the oldest first."""
    known = exists().where(accounts.c.player_id == reports.c.reporter_id)
    asked = select(reports).where(reports.c.closed.is_(None))
    asked = asked.order_by(case((known, 0), else_=1), reports.c.at, reports.c.id).limit(limit)
    return [ReportRow(*row) for row in connection.execute(asked)]


def one_report(connection: Connection, report_id: ReportId) -> ReportRow | None:
    """The report of that id."""
    row = connection.execute(select(reports).where(reports.c.id == report_id)).first()
    return ReportRow(*row) if row else None


def rule(connection: Connection, ruling: Ruling) -> bool:
    """Add a line to the audit, and close its report; False, and nothing is done, when that was closed before.

    Needs a transaction.
    """
    if ruling.report is not None:
        closed = update(reports).where(reports.c.id == ruling.report, reports.c.closed.is_(None))
        if connection.execute(closed.values(closed=ruling.at)).rowcount != 1:
            return False
    connection.execute(
        insert(rulings).values(
            at=ruling.at,
            actor_id=ruling.actor,
            player_id=ruling.player,
            act=ruling.act,
            why=ruling.why,
            until=ruling.until,
            report_id=ruling.report,
            club_id=ruling.club,
        )
    )
    return True


def audit(connection: Connection, player: PlayerId | None, limit: int) -> list[Ruling]:
    """The newest rulings, upon one player or all, newest first."""
    asked = select(rulings).order_by(rulings.c.n.desc()).limit(limit)
    if player is not None:
        asked = asked.where(rulings.c.player_id == player)
    return [_ruling(row) for row in connection.execute(asked).all()]


def upon(connection: Connection, player: PlayerId) -> list[Ruling]:
    """What moderators did to a player and the player was told of, newest first."""
    return [_ruling(row) for row in connection.execute(_UPON, {"player": player}).all()]


def _ruling(row: Row[*tuple[object, ...]]) -> Ruling:
    return Ruling(row.at, row.actor_id, row.player_id, row.act, row.why, row.until, row.report_id, row.n, row.club_id)


class ModerationRepository(Repository):
    """Reports, rulings and roles."""

    has = reads(has)
    roles_of = reads(roles_of)
    moderates = reads(moderates)
    moderators = reads(moderators)
    grant = transacts(grant)
    revoke = transacts(revoke)
    report = writes(report)
    waiting = reads(waiting)
    open_reports = reads(open_reports)
    one_report = reads(one_report)
    rule = transacts(rule)
    audit = reads(audit)
    upon = reads(upon)
