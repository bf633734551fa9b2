"""Clubs: found one and change what it says of itself."""

import secrets
import time
from typing import TYPE_CHECKING, Any

import msgspec

from hiroma.games import newest
from hiroma.server.accounts import names
from hiroma.server.clubs.authorization import may_speak, must_be
from hiroma.server.clubs.bodies import ClubChange, ClubPreset, ClubTable, NewClub
from hiroma.server.fairplay.moderation import readable
from hiroma.server.lobby.presets import must_be_good
from hiroma.store import accounts, clubs
from hiroma.store.clubs import OFFICER, OWNER, ClubRow
from hiroma.table.refusal import Refused

if TYPE_CHECKING:
    from hiroma.server.accounts.authentication import Visitor
    from hiroma.server.hall import Hall

MOST_NAME = 40
"""Characters of a club's name."""
FOUNDED = 5
"""Clubs one person may own."""
JOINED = 30
"""Clubs to which one person may belong, or ask to."""
PRESETS = 20
"""Kinds of table that one club keeps."""


async def found(hall: "Hall", visitor: "Visitor", asked: NewClub) -> str:
    """A new club, of whoever asks; its id. Only accounts found clubs: a guest's club is lost with their browser."""
    player = visitor.player
    if visitor.session is None or await hall.store.read(accounts.account, player) is None:
        raise Refused("guest")
    await may_speak(hall, player)
    mine = await hall.store.read(clubs.of, player)
    await must_have_room(hall, player, mine=mine)
    if sum(member.role == OWNER for _, member in mine) >= FOUNDED:
        raise Refused("too-many-clubs", most=FOUNDED)
    name = names.chosen(asked.name, MOST_NAME)
    row = ClubRow(
        id=secrets.token_hex(5),
        key=names.look(name),
        name=name,
        text=readable(asked.text),
        door=asked.door,
        invite=secrets.token_urlsafe(12),
        presets=b"[]",
        founded=time.time(),
    )
    if not await hall.store.transact(clubs.found, row, player):
        raise Refused("club-name-taken")
    return row.id


async def must_have_room(hall: "Hall", player: str, mine: list[Any] | None = None) -> None:
    """`Refused` ('too-many-clubs') for who belongs to as many clubs as one may."""
    found = await hall.store.read(clubs.of, player) if mine is None else mine
    if len(found) >= JOINED:
        raise Refused("too-many-clubs", most=JOINED)


async def change(hall: "Hall", player: str, club: str, asked: ClubChange) -> None:
    """Change what a club says: officers its text, the owner its name and its door, too."""
    await must_be(hall, club, player, OFFICER if (asked.name, asked.door) == (None, None) else OWNER)
    await may_speak(hall, player)
    values: dict[str, Any] = {}
    if asked.text is not None:
        values["text"] = readable(asked.text)
    if asked.door is not None:
        values["door"] = asked.door
    if asked.name is not None:
        values["name"] = names.chosen(asked.name, MOST_NAME)
        values["key"] = names.look(values["name"])
    if values and not await hall.store.transact(clubs.change, club, values):
        raise Refused("club-name-taken")


async def keep_presets(hall: "Hall", player: str, club: str, asked: list[ClubPreset]) -> None:
    """Put these kinds of table in the place of those the club had."""
    await must_be(hall, club, player, OFFICER)
    await may_speak(hall, player)
    if len(asked) > PRESETS:
        raise Refused("too-many", most=PRESETS)
    for preset in asked:
        must_be_playable(preset)
    kept = [msgspec.structs.replace(preset, name=names.tidy(preset.name) or "?") for preset in asked]
    await hall.store.transact(clubs.change, club, {"presets": msgspec.json.encode(kept)})


def must_be_playable(table: ClubTable) -> None:
    """`Refused` when no such table could be, or only one person could sit there."""
    must_be_good(table.game, table.options)
    if newest(table.game).info.seats[1] == 1:
        raise Refused("club-solo", game=table.game)
    if table.days and (table.minutes or table.seconds):
        raise Refused("clock-both")


async def renew(hall: "Hall", player: str, club: str) -> None:
    """Another word invites from now on; the one before does no longer."""
    await must_be(hall, club, player, OFFICER)
    await hall.store.transact(clubs.change, club, {"invite": secrets.token_urlsafe(12)})


async def close(hall: "Hall", player: str, club: str) -> None:
    """End a club."""
    await must_be(hall, club, player, OWNER)
    await hall.store.transact(clubs.close, club, time.time())
    hall.lobby_changed()
