"""Club membership: joining, leaving and roles."""

import time
from typing import TYPE_CHECKING, Final

from hiroma.server.clubs.authorization import invites, may_play, reaches, seen
from hiroma.server.clubs.bodies import Appointment
from hiroma.server.clubs.service import must_have_room
from hiroma.store import accounts, clubs, relations
from hiroma.store.clubs import ASKING, BELONG, INVITED, MEMBER, OFFICER, OUT, OWNER, ClubRow, MemberRow
from hiroma.table.refusal import Refused

if TYPE_CHECKING:
    from hiroma.server.hall import Hall

ROOM: Final = {MEMBER: 500, OFFICER: 20, ASKING: 100, OUT: 500}
"""Most players of each role in a club."""

MAY: Final = {
    (ASKING, MEMBER): OFFICER,
    (ASKING, OUT): OFFICER,
    (MEMBER, OUT): OFFICER,
    (OUT, "none"): OFFICER,
    (MEMBER, OFFICER): OWNER,
    (OFFICER, MEMBER): OWNER,
    (OFFICER, OUT): OWNER,
    (OFFICER, OWNER): OWNER,
    (MEMBER, OWNER): OWNER,
}
"""The lowest role that may make a change, by the role before it and the role after it."""


async def join(hall: "Hall", player: str, name: str, invite: str) -> None:
    """Join a club, or ask to join one whose door is 'asking'. An invitation opens every door.

    `Refused`: 'no-such-club', 'banned', 'in-the-club', 'club-asked' (already), 'too-many-clubs', 'club-full', and
    'not-in-this-club', which hides the reason: the player is barred, or the owner avoids them.
    """
    club, role = await seen(hall, name, player, invite)
    await may_play(hall, player)
    if role in BELONG:
        raise Refused("in-the-club")
    owner = next(one.player for one in await hall.store.read(clubs.roll, name) if one.role == OWNER)
    if role == OUT or await hall.store.read(relations.avoids, owner, player):
        raise Refused("not-in-this-club")
    wanted = MEMBER if club.door == "open" or invites(club, invite) else ASKING
    if role == wanted:
        raise Refused("club-asked")
    if role is None:
        await must_have_room(hall, player)
    row = MemberRow(name, player, wanted, time.time())
    if not await hall.store.transact(clubs.stand, row, role, ROOM[wanted]):
        raise Refused("club-full")
    hall.lobby_changed()


async def leave(hall: "Hall", player: str, name: str) -> None:
    """Leave a club, or withdraw the request to join.

    `Refused`: 'no-such-club', 'no-such-member', 'club-owner' (the owner must hand the club over or close it).
    """
    club, role = await seen(hall, name, player)
    if role == OWNER:
        raise Refused("club-owner")
    if role is None or role == OUT or not await hall.store.transact(clubs.forget, name, player, role):
        raise Refused("no-such-member")
    await _outside(hall, club, player)
    hall.lobby_changed()


async def appoint(hall: "Hall", player: str, name: str, other: str, asked: Appointment) -> None:
    """Change the role of another player: admit, promote, demote, bar, or hand the club over.

    `Refused`: 'no-such-club', 'club-role' (`MAY` asks for more), 'no-such-member' (not in the club, or the player
    themself), 'club-step' (no such change), 'club-full' (no room for the role, or theirs changed meanwhile),
    'club-heir' (the heir is a guest or a robot).
    """
    club, mine = await seen(hall, name, player)
    role = await hall.store.read(clubs.role, name, other) if other.isprintable() else None
    if not reaches(mine, OFFICER):
        raise Refused("club-role", need=OFFICER)
    if role is None or other == player:
        raise Refused("no-such-member")
    least = MAY.get((role, asked.role))
    if least is None:
        raise Refused("club-step")
    if not reaches(mine, least):
        raise Refused("club-role", need=least)
    if asked.role == OWNER:
        done = await _hand_over(hall, club.id, player, other)
    elif asked.role == "none":
        done = await hall.store.transact(clubs.forget, name, other, role)
    else:
        row = MemberRow(name, other, asked.role, time.time())
        done = await hall.store.transact(clubs.stand, row, role, ROOM[asked.role])
    if not done:
        raise Refused("club-full" if asked.role in ROOM else "no-such-member")
    if asked.role not in BELONG:
        await _outside(hall, club, other)
    hall.lobby_changed()


async def _outside(hall: "Hall", club: ClubRow, player: str) -> None:
    # A hidden club's tables must stop sending to a former member: connections come back with their present rights.
    if club.door == INVITED:
        await hall.hang_up(lambda connection: connection.player == player)


async def _hand_over(hall: "Hall", club: str, owner: str, heir: str) -> bool:
    # A guest's club would be lost with the browser, and members cannot turn to a program.
    account = await hall.store.read(accounts.account, heir)
    if account is None or account.robot:
        raise Refused("club-heir")
    return await hall.store.transact(clubs.hand_over, club, owner, heir)
