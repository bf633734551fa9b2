"""Block lists: the players that a player ignores, and those that they avoid."""

from hiroma.ids import PlayerId
from hiroma.server.core.conduct import tell
from hiroma.server.core.names import Names
from hiroma.server.core.sockets import Sockets
from hiroma.server.fairplay.bodies import Shunned
from hiroma.server.wire.people import Somebody
from hiroma.store import Store
from hiroma.store.relations import AVOIDED, IGNORED
from hiroma.table.refusal import Refused
from hiroma.table.table import Table

MOST = 200
"""People on one list."""


async def shunned(store: Store, names: Names, player: PlayerId) -> Shunned:
    """Return a player's lists."""
    found = await store.relations.shuns(player)
    await names.know({*found[IGNORED], *found[AVOIDED]})
    ignored, avoided = ([Somebody(id=one, name=names[one]) for one in found[how]] for how in (IGNORED, AVOIDED))
    return Shunned(ignored=ignored, avoided=avoided)


async def shun(store: Store, sockets: Sockets, player: PlayerId, how: str, other: PlayerId, on: bool) -> None:
    """Put somebody on a player's list, or take them off.

    `Refused`: 'no-such-list', 'no-such-person', 'yourself', 'list-full'.
    """
    if how not in (IGNORED, AVOIDED):
        raise Refused("no-such-list")
    if other == player:
        raise Refused("yourself")
    if not on:
        await store.relations.forgive(player, how, other)
    elif not await known(store, other):
        raise Refused("no-such-person")
    elif not await store.relations.shun(player, how, other, MOST):
        raise Refused("list-full", most=MOST)
    await tell(store, sockets, player)


async def known(store: Store, player: PlayerId) -> bool:
    """Return True when somebody has that id: they have a name or a result, or have said something."""
    return player.isprintable() and await store.relations.met(player)


async def mute(store: Store, names: Names, sockets: Sockets, table: Table, player: PlayerId, name: str) -> list[str]:
    """Ignore the people of that name at a table, or stop ignoring them; '' changes nothing.

    Return the names of all ignored people at the table. `Refused`: 'nobody-of-that-name', and as `shun`.
    """
    lines = await store.chat.lines(table.id)
    here = {line.player for line in lines} | {chair.player for chair in table.chairs if chair.player}
    await names.know(here)
    ignored = set((await store.relations.shuns(player))[IGNORED])
    if name:
        meant = {one for one in here - {player} if names[one].casefold() == name.casefold()}
        if not meant:
            raise Refused("nobody-of-that-name", name=name)
        for one in meant:
            await shun(store, sockets, player, IGNORED, one, one not in ignored)
        ignored ^= meant
    return sorted(names[one] for one in ignored & here)
