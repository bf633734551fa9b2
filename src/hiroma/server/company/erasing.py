"""Erasing: moderators take the words of a line away, wherever it was said."""

import time

import msgspec

from hiroma.ids import PlayerId
from hiroma.server.company.bodies import LineToErase
from hiroma.server.core.talk import Talk
from hiroma.store import Store
from hiroma.store.clubs import BELONG
from hiroma.store.moderation import Ruling
from hiroma.store.places import CLUB, TWO, club_of
from hiroma.table.refusal import Refused


async def erase(store: Store, talk: Talk, moderator: PlayerId, asked: LineToErase) -> None:
    """Take a line's words away, and show that to all who see it; the audit keeps them.

    `Refused`: 'no-such-line' (also for one that is empty).
    """
    row = await store.chat.line(asked.place, asked.n) if asked.place.isprintable() else None
    if row is None or not row.text:
        raise Refused("no-such-line")
    ruling = Ruling(at=time.time(), actor=moderator, player=row.player, act="erase", why=row.text)
    await store.moderation.rule(ruling)
    await store.chat.blank(row.table, row.n)
    to: list[PlayerId] | None = None
    if row.table.startswith(TWO):
        to = [PlayerId(one) for one in row.table.removeprefix(TWO).split(":")]
    elif row.table.startswith(CLUB):
        to = [one.player for one in await store.clubs.roll(club_of(row.table)) if one.role in BELONG]
    await talk.show(msgspec.structs.replace(row, text=""), to)
