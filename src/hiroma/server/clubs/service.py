"""Club service: founding, changing and closing clubs; their presets."""

import secrets
import time
from collections.abc import Callable

import msgspec

from hiroma.games import newest
from hiroma.ids import ClubId, PlayerId
from hiroma.server.clubs.authorization import Access, must_be, new_invite
from hiroma.server.clubs.bodies import ClubChange, ClubPreset, ClubTable, NewClub
from hiroma.server.core import naming
from hiroma.server.core.options import must_be_good
from hiroma.server.core.sanctions import may_play, may_talk
from hiroma.server.core.speech import readable_text
from hiroma.server.core.visitor import Visitor
from hiroma.store import Store
from hiroma.store.clubs import OFFICER, OWNER, ClubRow
from hiroma.table.refusal import Refused

MOST_NAME = 40
"""Most characters of a club's name."""
FOUNDED = 5
"""Most clubs that a player may own."""
JOINED = 30
"""Most clubs that a player may belong to or ask to join, taken together."""
PRESETS = 20
"""Most table presets of a club."""


async def found(store: Store, visitor: Visitor, asked: NewClub) -> Access:
    """Found a club, owned by the visitor, and return it. Guests may not: their club would be lost with the browser.

    `Refused`: 'guest', 'chat-muted', 'banned', 'too-many-clubs', 'name-length', 'name-reserved', 'club-name-taken'.
    """
    player = visitor.player
    if visitor.session is None or await store.accounts.account(player) is None:
        raise Refused("guest")
    await may_talk(store.moderation, player)
    await may_play(store.moderation, player)
    name = naming.chosen(asked.name, MOST_NAME)
    row = ClubRow(
        id=ClubId(secrets.token_hex(5)),
        key=naming.look(name),
        name=name,
        text=readable_text(asked.text),
        door=asked.door,
        invite=new_invite(),
        presets=b"[]",
        founded=time.time(),
    )
    match await store.clubs.found(row, player, FOUNDED, JOINED):
        case "taken":
            raise Refused("club-name-taken")
        case "owns":
            raise Refused("too-many-clubs", most=FOUNDED)
        case "belongs":
            raise Refused("too-many-clubs", most=JOINED)
    return Access(row, OWNER)


async def change(store: Store, player: PlayerId, club_id: ClubId, asked: ClubChange) -> Access:
    """Change a club's text as an officer; its name and door, too, as the owner. Return the changed club.

    `Refused`: 'no-such-club', 'club-role', 'chat-muted', 'banned', 'name-length', 'name-reserved', 'club-name-taken'.
    """
    access = await must_be(store, club_id, player, OFFICER if (asked.name, asked.door) == (None, None) else OWNER)
    await may_talk(store.moderation, player)
    await may_play(store.moderation, player)
    values: dict[str, object] = {}
    if asked.text is not None:
        values["text"] = readable_text(asked.text)
    if asked.door is not None:
        values["door"] = asked.door
    if asked.name is not None:
        name = naming.chosen(asked.name, MOST_NAME)
        values |= {"name": name, "key": naming.look(name)}
    return await _changed(store, access, values)


async def keep_presets(store: Store, player: PlayerId, club_id: ClubId, asked: list[ClubPreset], was: str) -> Access:
    """Replace the table presets of a club, as an officer. Return the changed club.

    `Refused`: 'no-such-club', 'club-role', 'chat-muted', 'banned', 'too-many', 'list-changed' (the presets have not the
    mark `was` any more), and as `must_be_playable`.
    """
    access = await must_be(store, club_id, player, OFFICER)
    await may_talk(store.moderation, player)
    await may_play(store.moderation, player)
    if len(asked) > PRESETS:
        raise Refused("too-many", most=PRESETS)
    for preset in asked:
        must_be_playable(preset)
    kept = [msgspec.structs.replace(preset, name=naming.tidy(preset.name) or "?") for preset in asked]
    body = msgspec.json.encode(kept)
    match await store.clubs.keep_presets(club_id, body, was):
        case "taken":
            raise Refused("list-changed")
        case "closed":
            raise Refused("no-such-club")
    return access._replace(club=msgspec.structs.replace(access.club, presets=body))


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


async def close(store: Store, lobby_changed: Callable[[], None], player: PlayerId, club_id: ClubId) -> None:
    """Close a club, as its owner. `Refused`: 'no-such-club', 'club-role'."""
    await must_be(store, club_id, player, OWNER)
    await store.clubs.close(club_id, time.time())
    lobby_changed()


async def _changed(store: Store, access: Access, values: dict[str, object]) -> Access:
    match await store.clubs.change(access.club.id, values) if values else "changed":
        case "taken":
            raise Refused("club-name-taken")
        case "closed":
            raise Refused("no-such-club")
    return access._replace(club=msgspec.structs.replace(access.club, **values))
