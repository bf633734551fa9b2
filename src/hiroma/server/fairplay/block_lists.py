"""Block lists: whom somebody ignores and avoids."""

from typing import TYPE_CHECKING

from hiroma.server import presenter
from hiroma.server.fairplay.admission import holds
from hiroma.server.fairplay.bodies import Shunned, Somebody
from hiroma.server.fairplay.standing import Conduct
from hiroma.store import moderation, relations
from hiroma.store.relations import AVOIDED, IGNORED
from hiroma.table.refusal import Refused

if TYPE_CHECKING:
    from hiroma.server.hall import Hall
    from hiroma.server.room import Room

MOST = 200
"""People on one list."""


async def conduct(hall: "Hall", player: str, signed_in: bool) -> Conduct:
    """How the hall stands to somebody. Only who is signed in can be a moderator or the host."""
    found = await hall.store.read(relations.shuns, player)
    now = await holds(hall, player)
    roles = await hall.store.read(moderation.roles_of, player) if signed_in else []
    return Conduct(
        warnings=now.warnings,
        muted=now.muted,
        banned=now.banned,
        ignored=tuple(found[IGNORED]),
        avoided=tuple(found[AVOIDED]),
        reports=await hall.store.read(moderation.waiting) if roles else None,
        host=moderation.HOST in roles,
    )


async def tell(hall: "Hall", player: str) -> None:
    """Tell somebody, wherever they are connected to this process, how the hall stands to them now."""
    for connection in [one for one in hall.connections if one.player == player]:
        connection.push(presenter.encode(await conduct(hall, player, connection.session is not None)))


async def shunned(hall: "Hall", player: str) -> Shunned:
    """A player's lists."""
    found = await hall.store.read(relations.shuns, player)
    await hall.know({*found[IGNORED], *found[AVOIDED]})
    ignored, avoided = ([Somebody(id=one, name=hall.names[one]) for one in found[how]] for how in (IGNORED, AVOIDED))
    return Shunned(ignored=ignored, avoided=avoided)


async def shun(hall: "Hall", player: str, how: str, other: str, on: bool) -> None:
    """Put somebody on a list, or take them off.

    `Refused`: 'no-such-list', 'no-such-person', 'yourself', 'list-full'.
    """
    if how not in (IGNORED, AVOIDED):
        raise Refused("no-such-list")
    if other == player:
        raise Refused("yourself")
    if not on:
        await hall.store.write(relations.forgive, player, how, other)
    elif not await known(hall, other):
        raise Refused("no-such-person")
    elif not await hall.store.write(relations.shun, player, how, other, MOST):
        raise Refused("list-full", most=MOST)
    await tell(hall, player)


async def known(hall: "Hall", player: str) -> bool:
    """Whether there is anybody of that id: somebody with a name, a result, or a word said."""
    return player.isprintable() and await hall.store.read(relations.met, player)


async def mute(hall: "Hall", room: "Room", player: str, name: str) -> list[str]:
    """Ignore whoever goes by that name at a table, or do so no longer; the names of those of the table ignored now."""
    lines = await hall.store.chat(room.id)
    here = {line.player for line in lines} | {chair.player for chair in room.table.chairs if chair.player}
    await hall.know(here)
    ignored = set((await hall.store.read(relations.shuns, player))[IGNORED])
    if name:
        meant = {one for one in here - {player} if hall.names[one].casefold() == name.casefold()}
        if not meant:
            raise Refused("nobody-of-that-name", name=name)
        for one in meant:
            await shun(hall, player, IGNORED, one, one not in ignored)
        ignored ^= meant
    return sorted(hall.names[one] for one in ignored & here)
