"""Clubs and who belongs to them: plain functions of a connection. Those that write need a transaction.

Each change of a club's members holds the club's row, so that of two one comes first, and the second sees what it did.
"""

from collections.abc import Collection
from typing import Literal

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, delete, exists, func, insert, select, update

from hiroma.ids import ClubId, PlayerId
from hiroma.store import moderation
from hiroma.store.locks import hold, lock_of
from hiroma.store.moderation import Ruling
from hiroma.store.presets import follows
from hiroma.store.repository import Repository, reads, transacts
from hiroma.store.schema import accounts, club_tables, clubs, members, table_guests
from hiroma.store.upsert import insert_into

OWNER, OFFICER, MEMBER = "owner", "officer", "member"
ASKING, OUT = "asking", "out"
BELONG = (OWNER, OFFICER, MEMBER)
"""The roles of those who belong to a club, highest first."""
INVITED = "invited"
"""The door of a club that only those find who are invited."""

Founding = Literal["founded", "taken", "owns", "belongs"]
"""The answer to a player who founds a club: the name is taken, or they own, or belong to, as many as they may."""
Joining = Literal["joined", "belongs", "closed", "full"]
"""The answer to a player who joins a club; 'belongs' is that of `Founding`, 'full' that of `stand`."""


class ClubRow(msgspec.Struct, frozen=True):
    """A club: `door` is 'open', 'asking' or 'invited', `presets` JSON; times are seconds since 1970.

    `key` is the same for names that look alike; None for one that is `closed`.
    """

    id: ClubId
    key: str | None
    name: str
    text: str
    door: str
    invite: str
    presets: bytes
    founded: float
    closed: float | None = None


class MemberRow(msgspec.Struct, frozen=True):
    """How a player stands to a club, and since when (seconds since 1970)."""

    club: ClubId
    player: PlayerId
    role: str
    since: float


def club(connection: Connection, club_id: ClubId) -> ClubRow | None:
    """The club of that id; None for a closed one."""
    row = connection.execute(select(clubs).where(clubs.c.id == club_id, clubs.c.closed.is_(None))).first()
    return ClubRow(*row) if row else None


def club_and_role(connection: Connection, club_id: ClubId, player: PlayerId) -> tuple[ClubRow, str | None] | None:
    """The club of that id, with how a player stands to it (None: not at all); None for a closed club."""
    theirs = (members.c.club_id == clubs.c.id) & (members.c.player_id == player)
    asked = select(clubs, members.c.role).join_from(clubs, members, theirs, isouter=True)
    row = connection.execute(asked.where(clubs.c.id == club_id, clubs.c.closed.is_(None))).first()
    return (ClubRow(*row[:-1]), row[-1]) if row else None


def names(connection: Connection, club_ids: Collection[ClubId]) -> dict[ClubId, str]:
    """What these clubs are called, closed ones too."""
    asked = select(clubs.c.id, clubs.c.name).where(clubs.c.id.in_(club_ids))
    return {row.id: row.name for row in connection.execute(asked)}


def role(connection: Connection, club_id: ClubId, player: PlayerId) -> str | None:
    """How a player stands to a club; None: not at all."""
    asked = select(members.c.role).where(members.c.club_id == club_id, members.c.player_id == player)
    return connection.scalar(asked)


def roll(connection: Connection, club_id: ClubId) -> list[MemberRow]:
    """Everybody who stands in some way to a club, the first first."""
    asked = select(members).where(members.c.club_id == club_id).order_by(members.c.since, members.c.player_id)
    return [MemberRow(*row) for row in connection.execute(asked)]


def of(connection: Connection, player: PlayerId) -> list[tuple[ClubRow, MemberRow]]:
    """The clubs to which a player belongs, or asks to, the first joined first."""
    asked = select(clubs, members).join_from(clubs, members, members.c.club_id == clubs.c.id)
    asked = asked.where(members.c.player_id == player, members.c.role != OUT, clubs.c.closed.is_(None))
    width = len(clubs.c)
    found = connection.execute(asked.order_by(members.c.since, clubs.c.id)).all()
    return [(ClubRow(*row[:width]), MemberRow(*row[width:])) for row in found]


def found_by_key(connection: Connection, part: str, limit: int) -> list[ClubRow]:
    """The clubs that let themselves be found and whose key holds a text, the largest first."""
    belong = members.c.role.in_(BELONG)
    size = select(func.count()).where(members.c.club_id == clubs.c.id, belong).scalar_subquery()
    pattern = "%" + part.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_") + "%"
    asked = select(clubs).where(clubs.c.key.like(pattern, escape="\\"), clubs.c.door != INVITED)
    return [ClubRow(*row) for row in connection.execute(asked.order_by(size.desc(), clubs.c.founded).limit(limit))]


def belonging(connection: Connection, club_ids: Collection[ClubId]) -> dict[ClubId, list[PlayerId]]:
    """The players who belong to each of these clubs."""
    answer: dict[ClubId, list[PlayerId]] = {one: [] for one in club_ids}
    asked = select(members.c.club_id, members.c.player_id)
    for one, player in connection.execute(asked.where(members.c.club_id.in_(club_ids), members.c.role.in_(BELONG))):
        answer[one].append(player)
    return answer


def found(connection: Connection, row: ClubRow, owner: PlayerId, owned: int, joined: int) -> Founding:
    """Make a club and its owner, unless another one is called so, or they own `owned` clubs, or belong to `joined`."""
    hold(connection, lock_of("clubs", owner))
    mine = of(connection, owner)
    if len(mine) >= joined:
        return "belongs"
    if sum(member.role == OWNER for _, member in mine) >= owned:
        return "owns"
    values = msgspec.structs.asdict(row)
    if connection.execute(insert_into(connection, clubs).values(values).on_conflict_do_nothing()).rowcount != 1:
        return "taken"
    first = {"club_id": row.id, "player_id": owner, "role": OWNER, "since": row.founded}
    connection.execute(insert(members).values(first))
    return "founded"


def change(connection: Connection, club_id: ClubId, values: dict[str, object]) -> bool:
    """Change a club; False, and nothing is done, when another one has its new `key`."""
    if "key" in values and connection.scalar(
        select(exists().where(clubs.c.key == values["key"], clubs.c.id != club_id))
    ):
        return False
    connection.execute(update(clubs).where(clubs.c.id == club_id, clubs.c.closed.is_(None)).values(values))
    return True


def keep_presets(connection: Connection, club_id: ClubId, body: bytes, was: str) -> bool:
    """Replace a club's presets; False, and nothing is done, when they have not the mark `was` any more."""
    asked = select(clubs.c.presets).where(clubs.c.id == club_id, clubs.c.closed.is_(None))
    stored: bytes | None = connection.scalar(asked.with_for_update())
    if stored is not None and not follows(stored, body, was):
        return False
    return change(connection, club_id, {"presets": body})


def _held(connection: Connection, club_id: ClubId) -> bool:
    # True for a club that is open. Its row is locked: until the transaction ends nobody else comes, goes, or closes it.
    asked = select(clubs.c.id).where(clubs.c.id == club_id, clubs.c.closed.is_(None))
    return connection.scalar(asked.with_for_update()) is not None


def stand(connection: Connection, row: MemberRow, before: str | None, room: int) -> bool:
    """Let somebody stand so to a club; False, and nothing is done, when it is closed, when they stand not (any more) as
    `before`, or when there is no room: as many have that role already.
    """
    if not _held(connection, row.club):
        return False
    taken = select(func.count()).select_from(members).where(members.c.club_id == row.club, members.c.role == row.role)
    if (connection.scalar(taken) or 0) >= room:
        return False
    if before is None:
        values = {"club_id": row.club, "player_id": row.player, "role": row.role, "since": row.since}
        return (
            connection.execute(insert_into(connection, members).values(values).on_conflict_do_nothing()).rowcount == 1
        )
    new: dict[str, object] = {"role": row.role}
    if before not in BELONG or row.role not in BELONG:
        new["since"] = row.since
    return connection.execute(update(members).where(*_mine(row.club, row.player, before)).values(new)).rowcount == 1


def join(connection: Connection, row: MemberRow, before: str | None, room: int, joined: int) -> Joining:
    """Let a player stand so to a club as `stand` does, unless it is new to them and they belong to `joined` clubs."""
    # A player who goes for good comes to no club meanwhile.
    hold(connection, lock_of("clubs", row.player))
    if before is None and len(of(connection, row.player)) >= joined:
        return "belongs"
    if not _held(connection, row.club):
        return "closed"
    return "joined" if stand(connection, row, before, room) else "full"


def forget(connection: Connection, club_id: ClubId, player: PlayerId, before: str) -> bool:
    """Let somebody stand to a club in no way any more; False when they do not stand so."""
    return (
        _held(connection, club_id)
        and connection.execute(delete(members).where(*_mine(club_id, player, before))).rowcount == 1
    )


def hand_over(connection: Connection, club_id: ClubId, owner: PlayerId, heir: PlayerId) -> bool:
    """Make somebody of the club its owner, and the owner an officer; False, and nothing is done, when they are not."""
    if not _held(connection, club_id):
        return False
    if connection.execute(update(members).where(*_mine(club_id, owner, OWNER)).values(role=OFFICER)).rowcount != 1:
        return False
    theirs = (members.c.club_id == club_id, members.c.player_id == heir, members.c.player_id != owner)
    promoted = update(members).where(*theirs, members.c.role.in_((OFFICER, MEMBER))).values(role=OWNER)
    if connection.execute(promoted).rowcount == 1:
        return True
    connection.execute(update(members).where(*_mine(club_id, owner, OFFICER)).values(role=OWNER))
    return False


def close(connection: Connection, club_id: ClubId, now: float) -> None:
    """End a club; its tables go on for those who know their addresses."""
    if not _held(connection, club_id):
        return
    tables = select(club_tables.c.table_id).where(club_tables.c.club_id == club_id)
    connection.execute(delete(table_guests).where(table_guests.c.table_id.in_(tables)))
    for table in (club_tables, members):
        connection.execute(delete(table).where(table.c.club_id == club_id))
    ended = {"key": None, "text": "", "presets": b"[]", "invite": "", "closed": now}
    connection.execute(update(clubs).where(clubs.c.id == club_id).values(ended))


def leave_all(connection: Connection, player: PlayerId, now: float) -> None:
    """Somebody goes for good. What they owned is the longest officer's, else the longest member's, who has an
    account; without one the club closes.
    """
    hold(connection, lock_of("clubs", player))
    theirs = select(members.c.club_id).where(members.c.player_id == player)
    # In one order, since others go for good in the same moment. A club that is handed to them by now is owned below.
    connection.execute(select(clubs.c.id).where(clubs.c.id.in_(theirs)).order_by(clubs.c.id).with_for_update()).all()
    owned = select(members.c.club_id).where(members.c.player_id == player, members.c.role == OWNER)
    for name in list(connection.scalars(owned)):
        heir: PlayerId | None = connection.scalar(_heirs(name))
        if heir is None:
            close(connection, name, now)
        else:
            hand_over(connection, name, player, heir)
    for table in (members, table_guests):
        connection.execute(delete(table).where(table.c.player_id == player))


def _heirs(club_id: ClubId) -> Select[PlayerId]:
    alive = members.c.player_id == accounts.c.player_id, accounts.c.closed.is_(None), accounts.c.robot.is_(False)
    asked = select(members.c.player_id).join_from(members, accounts, alive[0]).where(*alive[1:])
    asked = asked.where(members.c.club_id == club_id, members.c.role.in_((OFFICER, MEMBER)))
    return asked.order_by(members.c.role != OFFICER, members.c.since, members.c.player_id).limit(1)


def _mine(club_id: ClubId, player: PlayerId, role: str) -> tuple[ColumnElement[bool], ...]:
    return members.c.club_id == club_id, members.c.player_id == player, members.c.role == role


def rule(connection: Connection, ruling: Ruling, club_id: ClubId, values: dict[str, object]) -> bool:
    """Carry out a ruling on a club and add it to the audit: close it ('close-club'), or change `values` of its row.

    Change nothing and return False when the report of the ruling is closed already.
    """
    if not moderation.rule(connection, ruling):
        return False
    if ruling.act == "close-club":
        close(connection, club_id, ruling.at)
    elif values:
        change(connection, club_id, values)
    return True


class ClubRepository(Repository):
    """Clubs and their members."""

    club = reads(club)
    club_and_role = reads(club_and_role)
    names = reads(names)
    role = reads(role)
    roll = reads(roll)
    of = reads(of)
    found_by_key = reads(found_by_key)
    belonging = reads(belonging)
    found = transacts(found)
    change = transacts(change)
    keep_presets = transacts(keep_presets)
    stand = transacts(stand)
    join = transacts(join)
    forget = transacts(forget)
    hand_over = transacts(hand_over)
    rule = transacts(rule)
    close = transacts(close)
