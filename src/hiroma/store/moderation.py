"""Roles, reports and rulings: plain functions of a connection. Rulings are append-only."""

import msgspec
from sqlalchemy import Connection, Row, bindparam, case, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from hiroma.ids import NO_CLUB, NO_PLAYER, ClubId, PlayerId, ReportId, TableId
from hiroma.store.locks import hold, lock_of
from hiroma.store.repository import Repository, reads, transacts, writes
from hiroma.store.schema import accounts, reports, roles, rulings

MODERATOR = "moderator"
HOST = "host"
ROLES = (MODERATOR, HOST)
ON_CLUBS = ("clear-name", "clear-text", "close-club")
SEEN_BY_THE_PERSON = ("warn", "read", "mute", "ban", *ON_CLUBS)
"""Acts that decide what a player may do, and which messages of moderators the player sees."""
_UPON = (
    select(rulings)
    .where(rulings.c.player_id == bindparam("player"), rulings.c.act.in_(SEEN_BY_THE_PERSON))
    .order_by(rulings.c.n.desc())
)
"""Built once: it runs whenever a player sits down or plays again. To build it each time takes four times as long."""


class ReportRow(msgspec.Struct, frozen=True):
    """A report of a player. Times are unix seconds."""

    id: ReportId
    at: float
    reporter: PlayerId
    player: PlayerId
    table: TableId
    """The table or other place of the report, '' without one."""
    rev: int
    """The rev of the table at that time, 0 without a table."""
    reason: str
    said: str
    chat: bytes
    """JSON: the chat lines before the report, or the name and text of the club, as `ChatRow`s."""
    closed: float | None = None
    """None while the report is open."""
    club: ClubId = NO_CLUB
    """The club whose name or text the report is about, '' for none; `player` owns it."""


class Ruling(msgspec.Struct, frozen=True):
    """A line of the audit: an act upon a player, and the report that it answers. Times are unix seconds."""

    at: float
    actor: PlayerId
    """The moderator; the player for 'read'; '' for the host's own command line."""
    player: PlayerId
    act: str
    """'warn', 'mute', 'ban', 'dismiss', 'read' (the player has read warnings up to `until`), 'erase' (a comment; `why`
    is its text), 'grant', 'revoke'; and acts upon a club: 'clear-name', 'clear-text', 'close-club'.
    """
    why: str
    until: float | None = None
    """The end of a mute or a ban. One that ends at once lifts those before it."""
    report: ReportId | None = None
    n: int = 0
    """The number in the audit; the store gives it."""
    club: ClubId | None = None
    """The club that the act is about; the player owned it."""


def has(connection: Connection, player: PlayerId, role: str) -> bool:
    """Return True when a player has a role."""
    return role in roles_of(connection, player)


def roles_of(connection: Connection, player: PlayerId) -> list[str]:
    """Return the roles of a player."""
    return list(connection.scalars(select(roles.c.role).where(roles.c.player_id == player).order_by(roles.c.role)))


def moderates(connection: Connection, player: PlayerId) -> bool:
    """Return True when a player may act as a moderator; the host may, too."""
    return bool(roles_of(connection, player))


def moderators(connection: Connection) -> list[PlayerId]:
    """Return all players with a role, in the order in which they got their first one."""
    asked = select(roles.c.player_id).group_by(roles.c.player_id).order_by(func.min(roles.c.since))
    return list(connection.scalars(asked))


def grant(connection: Connection, player: PlayerId, role: str, now: float) -> bool:
    """Give a player a role. Return False when they have it. Needs a transaction."""
    if has(connection, player, role):
        return False
    connection.execute(insert(roles).values(player_id=player, role=role, since=now))
    rule(connection, Ruling(at=now, actor=NO_PLAYER, player=player, act="grant", why=role))
    return True


def revoke(connection: Connection, player: PlayerId, role: str, now: float) -> bool:
    """Take a role from a player. Return False when they do not have it. Needs a transaction."""
    mine = delete(roles).where(roles.c.player_id == player, roles.c.role == role)
    if connection.execute(mine).rowcount != 1:
        return False
    rule(connection, Ruling(at=now, actor=NO_PLAYER, player=player, act="revoke", why=role))
    return True


def report(connection: Connection, row: ReportRow) -> bool:
    """Keep a report. Return False when the reporter has another open one about the same player, table and club."""
    values = msgspec.structs.asdict(row)
    ids = {"reporter_id": values.pop("reporter"), "player_id": values.pop("player"), "table_id": values.pop("table")}
    ids["club_id"] = values.pop("club")
    try:
        connection.execute(insert(reports).values(**values, **ids))
    except IntegrityError:
        # The engine may run this twice: then it is this one that is open.
        return one_report(connection, row.id) is not None
    return True


def waiting(connection: Connection) -> int:
    """Return the number of open reports."""
    return connection.scalar(select(func.count()).select_from(reports).where(reports.c.closed.is_(None))) or 0


def open_reports(connection: Connection, limit: int) -> list[ReportRow]:
    """Return open reports: those by players with an account first, then the oldest first."""
    known = exists().where(accounts.c.player_id == reports.c.reporter_id)
    asked = select(reports).where(reports.c.closed.is_(None))
    asked = asked.order_by(case((known, 0), else_=1), reports.c.at, reports.c.id).limit(limit)
    return [ReportRow(*row) for row in connection.execute(asked)]


def one_report(connection: Connection, report_id: ReportId) -> ReportRow | None:
    """Return the report with that id; None when there is none."""
    row = connection.execute(select(reports).where(reports.c.id == report_id)).first()
    return ReportRow(*row) if row else None


def rule(connection: Connection, ruling: Ruling) -> bool:
    """Add a line to the audit, and close its report. Needs a transaction.

    Change nothing and return False when another ruling closed the report before.
    """
    # The engine may run this twice, the second time while the first one still ends.
    hold(connection, lock_of("rulings", ruling.player))
    if is_kept(connection, ruling):
        return True
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


def is_kept(connection: Connection, ruling: Ruling) -> bool:
    """Return True when this line, of the same moment, is in the audit."""
    own = rulings.c.player_id == ruling.player, rulings.c.at == ruling.at, rulings.c.actor_id == ruling.actor
    same = (
        rulings.c.act == ruling.act,
        rulings.c.why == ruling.why,
        rulings.c.report_id.is_not_distinct_from(ruling.report),
    )
    return connection.scalar(select(rulings.c.n).where(*own, *same).limit(1)) is not None


def audit(connection: Connection, player: PlayerId | None, limit: int) -> list[Ruling]:
    """Return the newest rulings, upon one player or (None) upon all, the newest first."""
    asked = select(rulings).order_by(rulings.c.n.desc()).limit(limit)
    if player is not None:
        asked = asked.where(rulings.c.player_id == player)
    return [_ruling(row) for row in connection.execute(asked).all()]


def by_host(connection: Connection, after: int) -> list[Ruling]:
    """Return the rulings of the host's command line after that number, in order."""
    asked = select(rulings).where(rulings.c.n > after, rulings.c.actor_id == NO_PLAYER).order_by(rulings.c.n)
    return [_ruling(row) for row in connection.execute(asked).all()]


def newest(connection: Connection) -> int:
    """Return the number of the newest ruling, 0 before the first."""
    return connection.scalar(select(func.max(rulings.c.n))) or 0


def upon(connection: Connection, player: PlayerId) -> list[Ruling]:
    """Return the rulings upon a player with one of the acts `SEEN_BY_THE_PERSON`, the newest first."""
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
    by_host = reads(by_host)
    newest = reads(newest)
    upon = reads(upon)
