"""Clubs and their members: plain functions of a connection. Those that write need a transaction.

Each change of a club's members locks the club's row. So changes come one after the other, and each sees those before.
"""

from collections.abc import Collection
from typing import Literal

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, delete, exists, func, insert, select, update

from hiroma.ids import ClubId, PlayerId
from hiroma.store import moderation, tournaments
from hiroma.store.locks import hold, lock_of
from hiroma.store.moderation import Ruling
from hiroma.store.presets import follows
from hiroma.store.repository import Repository, reads, transacts
from hiroma.store.schema import accounts, club_tables, clubs, members, table_guests
from hiroma.store.upsert import insert_into

OWNER, OFFICER, MEMBER = "owner", "officer", "member"
ASKING, OUT = "asking", "out"
BELONG = (OWNER, OFFICER, MEMBER)
"""The roles of players who belong to a club, highest first."""
INVITED = "invited"
"""The door of a club that only invited players find."""

Founding = Literal["founded", "taken", "owns", "belongs"]
"""The answer to a player who founds a club: its name is taken, or they own, or have joined, as many as they may."""
Joining = Literal["joined", "belongs", "closed", "full"]
"""The answer to a player who joins a club; 'belongs' is that of `Founding`. 'full': `stand` returned False."""
Change = Literal["changed", "closed", "taken"]
"""The answer to a change of a club: done, or nothing changed, since it is closed or another one has its new key."""


class ClubRow(msgspec.Struct, frozen=True):
    """A club. Times are unix seconds."""

    id: ClubId
    key: str | None
    """The same for names that look alike; None for a closed club."""
    name: str
    text: str
    door: str
    """'open', 'asking' or 'invited'."""
    invite: str
    presets: bytes
    """JSON."""
    founded: float
    closed: float | None = None


class MemberRow(msgspec.Struct, frozen=True):
    """The role of a player in a club."""

    club: ClubId
    player: PlayerId
    role: str
    """One of `BELONG`, `ASKING`, or `OUT` for a player who may not come back."""
    since: float
    """Unix seconds."""


def club(connection: Connection, club_id: ClubId) -> ClubRow | None:
    """Return the club with that id; None when there is none, or it is closed."""
    row = connection.execute(select(clubs).where(clubs.c.id == club_id, clubs.c.closed.is_(None))).first()
    return ClubRow(*row) if row else None


def club_and_role(connection: Connection, club_id: ClubId, player: PlayerId) -> tuple[ClubRow, str | None] | None:
    """Return a club as `club` does, with the role of a player in it (None: no role); None without the club."""
    theirs = (members.c.club_id == clubs.c.id) & (members.c.player_id == player)
    asked = select(clubs, members.c.role).join_from(clubs, members, theirs, isouter=True)
    row = connection.execute(asked.where(clubs.c.id == club_id, clubs.c.closed.is_(None))).first()
    return (ClubRow(*row[:-1]), row[-1]) if row else None


def names(connection: Connection, club_ids: Collection[ClubId]) -> dict[ClubId, str]:
    """Return the names of these clubs by id, of closed ones too."""
    asked = select(clubs.c.id, clubs.c.name).where(clubs.c.id.in_(club_ids))
    return {row.id: row.name for row in connection.execute(asked)}


def role(connection: Connection, club_id: ClubId, player: PlayerId) -> str | None:
    """Return the role of a player in a club; None when they have none."""
    asked = select(members.c.role).where(members.c.club_id == club_id, members.c.player_id == player)
    return connection.scalar(asked)


def roll(connection: Connection, club_id: ClubId) -> list[MemberRow]:
    """Return all players with a role in a club, the oldest role first."""
    asked = select(members).where(members.c.club_id == club_id).order_by(members.c.since, members.c.player_id)
    return [MemberRow(*row) for row in connection.execute(asked)]


def of(connection: Connection, player: PlayerId) -> list[tuple[ClubRow, MemberRow]]:
    """Return the clubs to which a player belongs, or has asked to belong, the oldest role first."""
    asked = select(clubs, members).join_from(clubs, members, members.c.club_id == clubs.c.id)
    asked = asked.where(members.c.player_id == player, members.c.role != OUT, clubs.c.closed.is_(None))
    width = len(clubs.c)
    found = connection.execute(asked.order_by(members.c.since, clubs.c.id)).all()
    return [(ClubRow(*row[:width]), MemberRow(*row[width:])) for row in found]


def found_by_key(connection: Connection, part: str, limit: int) -> list[ClubRow]:
    """Return the clubs whose key contains a text, the largest first; none whose door is `INVITED`."""
    belong = members.c.role.in_(BELONG)
    size = select(func.count()).where(members.c.club_id == clubs.c.id, belong).scalar_subquery()
    pattern = "%" + part.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_") + "%"
    asked = select(clubs).where(clubs.c.key.like(pattern, escape="\\"), clubs.c.door != INVITED)
    return [ClubRow(*row) for row in connection.execute(asked.order_by(size.desc(), clubs.c.founded).limit(limit))]


def belonging(connection: Connection, club_ids: Collection[ClubId]) -> dict[ClubId, list[PlayerId]]:
    """Return the players who belong to each of these clubs."""
    answer: dict[ClubId, list[PlayerId]] = {one: [] for one in club_ids}
    asked = select(members.c.club_id, members.c.player_id)
    for one, player in connection.execute(asked.where(members.c.club_id.in_(club_ids), members.c.role.in_(BELONG))):
        answer[one].append(player)
    return answer


def found(connection: Connection, row: ClubRow, owner: PlayerId, owned: int, joined: int) -> Founding:
    """Make a club and its owner, unless its name is taken, or they own `owned` clubs, or have joined `joined`."""
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


def change(connection: Connection, club_id: ClubId, values: dict[str, object]) -> Change:
    """Change a club. Change nothing when the answer is another than 'changed'."""
    if not _held(connection, club_id):
        return "closed"
    if _is_taken(connection, club_id, values):
        return "taken"
    connection.execute(update(clubs).where(clubs.c.id == club_id).values(values))
    return "changed"


def _is_taken(connection: Connection, club_id: ClubId, values: dict[str, object]) -> bool:
    others = exists().where(clubs.c.key == values.get("key"), clubs.c.id != club_id)
    return "key" in values and bool(connection.scalar(select(others)))


def keep_presets(connection: Connection, club_id: ClubId, body: bytes, was: str) -> Change:
    """Replace a club's presets. Change nothing and return 'taken' when their mark is no longer `was`."""
    asked = select(clubs.c.presets).where(clubs.c.id == club_id, clubs.c.closed.is_(None))
    stored: bytes | None = connection.scalar(asked.with_for_update())
    if stored is not None and not follows(stored, body, was):
        return "taken"
    return change(connection, club_id, {"presets": body})


def _held(connection: Connection, club_id: ClubId) -> bool:
    # Return True for an open club, and lock its row: until the transaction ends nobody else joins, leaves or closes it.
    asked = select(clubs.c.id).where(clubs.c.id == club_id, clubs.c.closed.is_(None))
    return connection.scalar(asked.with_for_update()) is not None


def stand(connection: Connection, row: MemberRow, before: str | None, room: int) -> bool:
    """Give a player a role in a club in place of `before` (None: no role).

    Change nothing and return False when the club is closed, when the player's role is not `before`, or when `room`
    players have the new role already.
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
    """Give a player a role in a club as `stand` does, unless they would be new there and have `joined` clubs."""
    # `leave_all` holds the same lock: a player who closes their account joins no club meanwhile.
    hold(connection, lock_of("clubs", row.player))
    if before is None and len(of(connection, row.player)) >= joined:
        return "belongs"
    if not _held(connection, row.club):
        return "closed"
    return "joined" if stand(connection, row, before, room) else "full"


def forget(connection: Connection, club_id: ClubId, player: PlayerId, before: str) -> bool:
    """Remove a player's role in a club. Return False when it is not `before`, or when the club is closed."""
    return (
        _held(connection, club_id)
        and connection.execute(delete(members).where(*_mine(club_id, player, before))).rowcount == 1
    )


def hand_over(connection: Connection, club_id: ClubId, owner: PlayerId, heir: PlayerId) -> bool:
    """Make an officer or member of a club its owner, and the owner an officer.

    Change nothing and return False when one of the two has no such role, or when the club is closed.
    """
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
    """Close a club, and call off its tournaments. Its tables go on for players who know their addresses."""
    if not _held(connection, club_id):
        return
    tournaments.call_off_all(connection, club_id)
    tables = select(club_tables.c.table_id).where(club_tables.c.club_id == club_id)
    connection.execute(delete(table_guests).where(table_guests.c.table_id.in_(tables)))
    for table in (club_tables, members):
        connection.execute(delete(table).where(table.c.club_id == club_id))
    ended = {"key": None, "text": "", "presets": b"[]", "invite": "", "closed": now}
    connection.execute(update(clubs).where(clubs.c.id == club_id).values(ended))


def leave_all(connection: Connection, player: PlayerId, now: float) -> None:
    """Take a player who closes their account out of all clubs.

    A club that they own goes to its longest-serving officer with an account, else to such a member; robots get none.
    Without an heir it closes.
    """
    hold(connection, lock_of("clubs", player))
    theirs = select(members.c.club_id).where(members.c.player_id == player)
    # Locked in one order, since others may leave at the same time. A club that they have just handed to this player is
    # among those owned below.
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


def rule(
    connection: Connection, ruling: Ruling, club_id: ClubId, values: dict[str, object]
) -> Change | Literal["ruled before"]:
    """Carry out a ruling on a club and add it to the audit: close it ('close-club'), or change `values` of its row.

    Change nothing when the answer is another than 'changed'; 'ruled before': the report of the ruling is closed.
    """
    if not _held(connection, club_id):
        # The engine may run this twice: then it is this ruling that has closed the club.
        return "changed" if moderation.is_kept(connection, ruling) else "closed"
    if _is_taken(connection, club_id, values):
        return "taken"
    if not moderation.rule(connection, ruling):
        return "ruled before"
    if ruling.act == "close-club":
        close(connection, club_id, ruling.at)
    elif values:
        change(connection, club_id, values)
    return "changed"


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
