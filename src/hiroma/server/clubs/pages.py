"""Views of clubs: the list, a club's page, its leaderboard, the export."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from hiroma.records import Variant
from hiroma.server.accounts.names import look
from hiroma.server.clubs.authorization import reaches, seen
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
from hiroma.server.clubs.name import ClubName
from hiroma.server.fairplay.bodies import Somebody
from hiroma.server.records.pages import season_line
from hiroma.store import club_tables, clubs
from hiroma.store.clubs import ASKING, BELONG, MEMBER, OFFICER, OUT, OWNER, ClubRow, MemberRow

if TYPE_CHECKING:
    from hiroma.server.hall import Hall

LISTED = 60
"""Most clubs of other players in the list."""
FIRST_WORDS = 160
"""Most characters of a club's text in the list."""
RANKED = 100
"""Most lines of a club's leaderboard."""


async def listed(hall: "Hall", player: str, text: str) -> Clubs:
    """Return the player's clubs, and others whose name contains `text`.

    Hidden clubs are only among the player's own.
    """
    mine = await hall.store.read(clubs.of, player)
    others = await hall.store.read(clubs.found_by_key, look(text), LISTED)
    roles = {row.id: member.role for row, member in mine}
    rows = [row for row, _ in mine] + [row for row in others if row.id not in roles]
    belong = await hall.store.read(clubs.belonging, [row.id for row in rows])
    asking: dict[str, int] = {}
    for row, member in mine:
        if reaches(member.role, OFFICER):
            asking[row.id] = sum(one.role == ASKING for one in await hall.store.read(clubs.roll, row.id))
    cards = [
        ClubCard(
            id=row.id,
            name=row.name,
            text=row.text if len(row.text) <= FIRST_WORDS else row.text[: FIRST_WORDS - 1] + "…",
            door=row.door,
            members=len(belong[row.id]),
            here=sum(hall.presence.is_connected(one) for one in belong[row.id]),
            role=roles.get(row.id),
            asking=asking.get(row.id, 0),
        )
        for row in rows
    ]
    return Clubs(mine=cards[: len(mine)], others=cards[len(mine) :])


async def page(hall: "Hall", player: str, name: str, invite: str) -> ClubPage:
    """Return a club's page as the player sees it; `Refused` as `seen`."""
    club, role = await seen(hall, name, player, invite)
    roll = await hall.store.read(clubs.roll, name)
    await hall.know({one.player for one in roll})
    member, officer = reaches(role, MEMBER), reaches(role, OFFICER)
    called = ClubName(id=club.id, name=club.name)
    return ClubPage(
        id=club.id,
        name=club.name,
        text=club.text,
        door=club.door,
        founded=club.founded,
        role=None if role == OUT else role,
        members=_members(hall, roll),
        asking=_standing(hall, roll, ASKING) if officer else [],
        out=_standing(hall, roll, OUT) if officer else [],
        invite=club.invite if officer else None,
        tables=await hall.listing.of_club(player, called) if member else [],
        presets=presets_of(club) if member else [],
        kinds=await _kinds(hall, name),
    )


async def board(hall: "Hall", player: str, name: str, invite: str, game: str, kind: str) -> ClubBoard:
    """Return the leaderboard of a club in a game; in one class of its options when `kind` is its key, not ''.

    `Refused` as `seen`.
    """
    await seen(hall, name, player, invite)
    found = await hall.store.read(club_tables.best, name, game, kind, RANKED)
    await hall.know({one for one, _ in found})
    lines = [season_line(hall, n, one, standing, player) for n, (one, standing) in enumerate(found, 1)]
    return ClubBoard(game=game, kind=kind, board=lines)


async def own(hall: "Hall", player: str) -> list[OwnClub]:
    """Return the clubs that a player belongs to, with their presets."""
    found = await hall.store.read(clubs.of, player)
    return [OwnClub(id=club.id, name=club.name, presets=presets_of(club)) for club, one in found if one.role in BELONG]


async def exported(hall: "Hall", player: str) -> list[ExportedClub]:
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
        for club, one in await hall.store.read(clubs.of, player)
    ]


def presets_of(club: ClubRow) -> list[ClubPreset]:
    """Return the table presets of a club."""
    return msgspec.json.decode(club.presets, type=list[ClubPreset])


def _members(hall: "Hall", roll: Sequence[MemberRow]) -> list[MemberLine]:
    lines = [
        MemberLine(
            id=one.player,
            name=hall.names[one.player],
            role=one.role,
            since=one.since,
            here=hall.presence.is_connected(one.player),
        )
        for one in roll
        if one.role in BELONG
    ]
    return sorted(lines, key=lambda line: (BELONG.index(line.role), not line.here))


def _standing(hall: "Hall", roll: Sequence[MemberRow], role: str) -> list[Somebody]:
    return [Somebody(id=one.player, name=hall.names[one.player]) for one in roll if one.role == role]


async def _kinds(hall: "Hall", name: str) -> list[ClubKind]:
    kinds = []
    for game, key, count in await hall.store.read(club_tables.kinds, name):
        kind = Variant.read(key) if key else Variant(0, {})
        kinds.append(ClubKind(game=game, kind=key, seats=kind.seats, options=kind.options, members=count))
    return kinds
