"""Club membership: joining, leaving and roles."""

import time
from collections.abc import Callable
from typing import Final

import msgspec

from hiroma.ids import ClubId, PlayerId
from hiroma.server.clubs.authorization import Access, invites, owner_of, reaches, renew_invite, seen
from hiroma.server.clubs.bodies import Appointment
from hiroma.server.clubs.service import JOINED
from hiroma.server.core.sanctions import may_play
from hiroma.server.core.sockets import Sockets
from hiroma.store import Store
from hiroma.store.clubs import ASKING, BELONG, INVITED, MEMBER, OFFICER, OUT, OWNER, ClubRow, MemberRow
from hiroma.store.tidings import CLUB_ASK, CLUB_IN
from hiroma.table.refusal import Refused

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


async def join(
    store: Store, lobby_changed: Callable[[], None], player: PlayerId, club_id: ClubId, invite: str
) -> Access:
    """Join a club, or ask to join one whose door is 'asking'; return it with the new role.

    An invitation opens every door.

    `Refused`: 'no-such-club', 'banned', 'in-the-club', 'club-asked' (already), 'too-many-clubs', 'club-full', and
    'not-in-this-club', which hides the reason: the player is barred, or the owner avoids them.
    """
    club, role = await seen(store, club_id, player, invite)
    await may_play(store.moderation, player)
    if role in BELONG:
        raise Refused("in-the-club")
    owner = await owner_of(store, club_id)
    if role == OUT or await store.relations.avoids(owner, player):
        raise Refused("not-in-this-club")
    wanted = MEMBER if club.door == "open" or invites(club, invite) else ASKING
    if role == wanted:
        raise Refused("club-asked")
    row = MemberRow(club_id, player, wanted, time.time())
    match await store.clubs.join(row, role, ROOM[wanted], JOINED):
        case "belongs":
            raise Refused("too-many-clubs", most=JOINED)
        case "closed":
            raise Refused("no-such-club")
        case "full":
            raise Refused("club-full")
    if wanted == ASKING:
        heads = [one.player for one in await store.clubs.roll(club_id) if one.role in (OFFICER, OWNER)]
        await store.tidings.tell(heads, CLUB_ASK, club_id, time.time())
    lobby_changed()
    return Access(club, wanted)


async def leave(
    store: Store, sockets: Sockets, lobby_changed: Callable[[], None], player: PlayerId, club_id: ClubId
) -> None:
    """Leave a club, or withdraw the request to join.

    `Refused`: 'no-such-club', 'no-such-member', 'club-owner' (the owner must hand the club over or close it).
    """
    club, role = await seen(store, club_id, player)
    if role == OWNER:
        raise Refused("club-owner")
    if role is None or role == OUT or not await store.clubs.forget(club_id, player, role):
        raise Refused("no-such-member")
    await _outside(sockets, club, player)
    lobby_changed()


async def appoint(
    store: Store,
    sockets: Sockets,
    lobby_changed: Callable[[], None],
    player: PlayerId,
    club_id: ClubId,
    other: PlayerId,
    asked: Appointment,
) -> Access:
    """Change the role of another player: admit, promote, demote, bar, or hand the club over.

    Return the club with the role that `player` has now.

    `Refused`: 'no-such-club', 'club-role' (`MAY` asks for more), 'no-such-member' (not in the club, or the player
    themself), 'club-step' (no such change), 'club-full' (no room for the role, or theirs changed meanwhile),
    'club-heir' (the heir is a guest or a robot).
    """
    club, mine = await seen(store, club_id, player)
    role = await store.clubs.role(club_id, other) if other.isprintable() else None
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
        done = await _hand_over(store, club.id, player, other)
    elif asked.role == "none":
        done = await store.clubs.forget(club_id, other, role)
    else:
        row = MemberRow(club_id, other, asked.role, time.time())
        done = await store.clubs.stand(row, role, ROOM[asked.role])
    if not done:
        raise Refused("club-full" if asked.role in ROOM else "no-such-member")
    if role == ASKING and asked.role in BELONG:
        await store.tidings.tell([other], CLUB_IN, club_id, time.time())
    if asked.role not in BELONG:
        club = await _forgets_word(store, club, player, role)
        await _outside(sockets, club, other)
    lobby_changed()
    return Access(club, OFFICER if asked.role == OWNER else mine)


async def _forgets_word(store: Store, club: ClubRow, officer: PlayerId, role: str) -> ClubRow:
    # Members know the word of the invitation: after one of them has to go there is another.
    if role not in BELONG:
        return club
    return msgspec.structs.replace(club, invite=await renew_invite(store, officer, club.id))


async def _outside(sockets: Sockets, club: ClubRow, player: PlayerId) -> None:
    # A hidden club's tables must stop sending to a former member: connections come back with their present rights.
    if club.door == INVITED:
        await sockets.hang_up(players=(player,))


async def _hand_over(store: Store, club_id: ClubId, owner: PlayerId, heir: PlayerId) -> bool:
    # A guest's club would be lost with the browser, and members cannot turn to a program.
    account = await store.accounts.account(heir)
    if account is None or account.robot:
        raise Refused("club-heir")
    return await store.clubs.hand_over(club_id, owner, heir)
