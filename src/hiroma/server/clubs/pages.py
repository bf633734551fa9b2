"""Views of clubs: the list, a club's page, its leaderboard, the export."""

from collections.abc import Collection, Sequence

import msgspec

from hiroma.ids import ClubId, PlayerId
from hiroma.records import Variant
from hiroma.server.clubs.authorization import Access, reaches, seen
from hiroma.server.clubs.bodies import (
    ClubBoard,
    ClubCard,
    ClubKind,
    ClubPage,
    ClubPreset,
    Clubs,
    ExportedClub,
    MemberLine,
    OwnClub,
)
from hiroma.server.core.names import Names
from hiroma.server.core.naming import look
from hiroma.server.core.presence import Presence
from hiroma.server.lobby.listing import Listing
from hiroma.server.records.leaderboard import season_line
from hiroma.server.wire.club_name import ClubName
from hiroma.server.wire.people import Somebody
from hiroma.store import Store
from hiroma.store.clubs import ASKING, BELONG, MEMBER, OFFICER, OUT, OWNER, ClubRow, MemberRow
from hiroma.store.presets import mark
from hiroma.store.tidings import CLUB_ASK, CLUB_IN

LISTED = 60
"""Most clubs of other players in the list."""
FIRST_WORDS = 160
"""Most characters of a club's text in the list."""
RANKED = 100
"""Most lines of a club's leaderboard."""


async def listed(store: Store, presence: Presence, player: PlayerId, text: str) -> Clubs:
    """Return the player's clubs, and others whose name contains `text`.

    Hidden clubs are only among the player's own.
    """
    mine = await store.clubs.of(player)
    others = await store.clubs.found_by_key(look(text), LISTED)
    roles = {row.id: member.role for row, member in mine}
    rows = [row for row, _ in mine] + [row for row in others if row.id not in roles]
    belong = await store.clubs.belonging([row.id for row in rows])
    here = await _here(store, presence, [one for some in belong.values() for one in some], player)
    asking: dict[str, int] = {}
    for row, member in mine:
        if reaches(member.role, OFFICER):
            asking[row.id] = sum(one.role == ASKING for one in await store.clubs.roll(row.id))
    cards = [
        ClubCard(
            id=row.id,
            name=row.name,
            text=row.text if len(row.text) <= FIRST_WORDS else row.text[: FIRST_WORDS - 1] + "…",
            door=row.door,
            members=len(belong[row.id]),
            here=len(here.intersection(belong[row.id])),
            role=roles.get(row.id),
            asking=asking.get(row.id, 0),
        )
        for row in rows
    ]
    return Clubs(mine=cards[: len(mine)], others=cards[len(mine) :])


async def opened(store: Store, player: PlayerId, access: Access) -> None:
    """Take the notices that lead to a club's page off the player's list: they open it."""
    await store.tidings.saw(player, (CLUB_ASK, CLUB_IN), access.club.id)


async def page(
    store: Store, names: Names, presence: Presence, listing: Listing, player: PlayerId, access: Access
) -> ClubPage:
    """Return a club's page as the player, who has that `access`, sees it."""
    club, role = access
    roll, kinds = await store.club_tables.roll_and_kinds(club.id)
    await names.know({one.player for one in roll})
    here = await _here(store, presence, [one.player for one in roll], player)
    member, officer = reaches(role, MEMBER), reaches(role, OFFICER)
    called = ClubName(id=club.id, name=club.name)
    return ClubPage(
        id=club.id,
        name=club.name,
        text=club.text,
        door=club.door,
        founded=club.founded,
        role=None if role == OUT else role,
        members=_members(names, here, roll),
        asking=_standing(names, roll, ASKING) if officer else [],
        out=_standing(names, roll, OUT) if officer else [],
        invite=club.invite if officer else None,
        tables=await listing.of_club(player, called) if member else [],
        presets=presets_of(club) if member else [],
        mark=mark(club.presets) if member else "",
        kinds=_kinds(kinds),
    )


async def board(
    store: Store, names: Names, player: PlayerId, club_id: ClubId, invite: str, game: str, kind: str
) -> ClubBoard:
    """Return the leaderboard of a club in a game; in one class of its options when `kind` is its key, not ''.

    `Refused` as `seen`.
    """
    await seen(store, club_id, player, invite)
    found = await store.club_tables.best(club_id, game, kind, RANKED)
    await names.know({one for one, _ in found})
    lines = [season_line(names, n, one, standing, player) for n, (one, standing) in enumerate(found, 1)]
    return ClubBoard(game=game, kind=kind, board=lines)


async def own(store: Store, player: PlayerId) -> list[OwnClub]:
    """Return the clubs that a player belongs to, with their presets."""
    found = await store.clubs.of(player)
    return [OwnClub(id=club.id, name=club.name, presets=presets_of(club)) for club, one in found if one.role in BELONG]


async def exported(store: Store, player: PlayerId) -> list[ExportedClub]:
    """Return all clubs that a player belongs to or has asked to join, for the export of their data."""
    return [
        ExportedClub(
            id=club.id,
            name=club.name,
            role=one.role,
            since=one.since,
            text=club.text if one.role == OWNER else "",
            presets=presets_of(club) if one.role == OWNER else [],
        )
        for club, one in await store.clubs.of(player)
    ]


def presets_of(club: ClubRow) -> list[ClubPreset]:
    """Return the table presets of a club."""
    return msgspec.json.decode(club.presets, type=list[ClubPreset])


async def _here(store: Store, presence: Presence, players: Collection[PlayerId], reader: PlayerId) -> set[PlayerId]:
    # Those who are connected and let the reader see it.
    connected = set(filter(presence.is_connected, players))
    return connected - await store.friends.hidden(connected, reader)


def _members(names: Names, here: Collection[PlayerId], roll: Sequence[MemberRow]) -> list[MemberLine]:
    lines = [
        MemberLine(
            id=one.player,
            name=names[one.player],
            role=one.role,
            since=one.since,
            here=one.player in here,
        )
        for one in roll
        if one.role in BELONG
    ]
    return sorted(lines, key=lambda line: (BELONG.index(line.role), not line.here))


def _standing(names: Names, roll: Sequence[MemberRow], role: str) -> list[Somebody]:
    return [Somebody(id=one.player, name=names[one.player]) for one in roll if one.role == role]


def _kinds(found: Sequence[tuple[str, str, int]]) -> list[ClubKind]:
    kinds = []
    for game, key, count in found:
        kind = Variant.read(key) if key else Variant(0, {})
        kinds.append(ClubKind(game=game, kind=key, seats=kind.seats, options=kind.options, members=count))
    return kinds
