"""Authorization for clubs: visibility, roles and invitations."""

import secrets
from typing import NamedTuple

from hiroma.ids import ClubId, PlayerId
from hiroma.store import Store
from hiroma.store.clubs import BELONG, INVITED, OFFICER, OUT, OWNER, ClubRow
from hiroma.table.refusal import Refused


class Access(NamedTuple):
    """A club and a player's role there, read once for a whole request."""

    club: ClubRow
    role: str | None
    """None without a role."""


async def seen(store: Store, club_id: ClubId, player: PlayerId, invite: str = "") -> Access:
    """Return the club with the id `club_id`, and the player's role there.

    Refuse ('no-such-club') when there is none, or when it is hidden and the player is neither in it nor invited.
    """
    found = await store.clubs.club_and_role(club_id, player) if club_id.isprintable() else None
    if found is None:
        raise Refused("no-such-club")
    club, role = found
    if club.door == INVITED and (role is None or role == OUT) and not invites(club, invite):
        raise Refused("no-such-club")
    return Access(club, role)


async def must_be(store: Store, club_id: ClubId, player: PlayerId, least: str) -> Access:
    """Return the club with the id `club_id`; refuse ('club-role') a player whose role is lower than `least`.

    `Refused` as `seen`, too.
    """
    access = await seen(store, club_id, player)
    if not reaches(access.role, least):
        raise Refused("club-role", need=least)
    return access


async def owner_of(store: Store, club_id: ClubId) -> PlayerId:
    """Return the owner of a club; refuse ('no-such-club') one that has just closed."""
    owner = next((one.player for one in await store.clubs.roll(club_id) if one.role == OWNER), None)
    if owner is None:
        raise Refused("no-such-club")
    return owner


def reaches(role: str | None, least: str) -> bool:
    """Return True for the role `least` or a higher one."""
    return role in BELONG[: BELONG.index(least) + 1]


def invites(club: ClubRow, word: str) -> bool:
    """Return True for the word of the club's invitation. The comparison takes constant time."""
    return secrets.compare_digest(club.invite.encode(), word.encode())


async def renew_invite(store: Store, player: PlayerId, club_id: ClubId) -> str:
    """Replace the word of a club's invitation, as an officer. Return the new one.

    `Refused`: 'no-such-club', 'club-role'.
    """
    await must_be(store, club_id, player, OFFICER)
    invite = new_invite()
    if await store.clubs.change(club_id, {"invite": invite}) == "closed":
        raise Refused("no-such-club")
    return invite


def new_invite() -> str:
    """Return a word for an invitation: 96 bits that nobody guesses."""
    return secrets.token_urlsafe(12)
