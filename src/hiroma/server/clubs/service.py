"""Club service: founding, changing and closing clubs; their presets and invitations."""

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
"""Most characters of a club's name."""
FOUNDED = 5
"""Most clubs that a player may own."""
JOINED = 30
"""Most clubs that a player may belong to or ask to join, taken together."""
PRESETS = 20
"""Most table presets of a club."""


async def found(hall: "Hall", visitor: "Visitor", asked: NewClub) -> str:
    """Found a club, owned by the visitor; return its id. Guests may not: their club would be lost with the browser.

    `Refused`: 'guest', 'chat-muted', 'banned', 'too-many-clubs', 'name-length', 'name-reserved', 'club-name-taken'.
    """
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
    """Refuse ('too-many-clubs') a player who belongs to, or has asked to join, `JOINED` clubs."""
    found = await hall.store.read(clubs.of, player) if mine is None else mine
    if len(found) >= JOINED:
        raise Refused("too-many-clubs", most=JOINED)


async def change(hall: "Hall", player: str, club: str, asked: ClubChange) -> None:
    """Change a club's text as an officer; its name and door, too, as the owner.

    `Refused`: 'no-such-club', 'club-role', 'chat-muted', 'banned', 'name-length', 'name-reserved', 'club-name-taken'.
    """
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
    """Replace the table presets of a club, as an officer.

    `Refused`: 'no-such-club', 'club-role', 'chat-muted', 'banned', 'too-many', and as `must_be_playable`.
    """
    await must_be(hall, club, player, OFFICER)
    await may_speak(hall, player)
    if len(asked) > PRESETS:
        raise Refused("too-many", most=PRESETS)
    for preset in asked:
        must_be_playable(preset)
    kept = [msgspec.structs.replace(preset, name=names.tidy(preset.name) or "?") for preset in asked]
    await hall.store.transact(clubs.change, club, {"presets": msgspec.json.encode(kept)})


def must_be_playable(table: ClubTable) -> None:
    """Refuse a table that could not be played by members.

    Raises `Refused`: 'club-solo' (a game for one), 'clock-both' (days together with minutes or seconds), and as
    `must_be_good` ('game-unknown', or a code for a bad option).
    """
    must_be_good(table.game, table.options)
    if newest(table.game).info.seats[1] == 1:
        raise Refused("club-solo", game=table.game)
    if table.days and (table.minutes or table.seconds):
        raise Refused("clock-both")


async def renew(hall: "Hall", player: str, club: str) -> None:
    """Replace the word of a club's invitation, as an officer. `Refused`: 'no-such-club', 'club-role'."""
    await must_be(hall, club, player, OFFICER)
    await hall.store.transact(clubs.change, club, {"invite": secrets.token_urlsafe(12)})


async def close(hall: "Hall", player: str, club: str) -> None:
    """Close a club, as its owner. `Refused`: 'no-such-club', 'club-role'."""
    await must_be(hall, club, player, OWNER)
    await hall.store.transact(clubs.close, club, time.time())
    hall.lobby_changed()
