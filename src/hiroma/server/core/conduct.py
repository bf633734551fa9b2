"""Conduct: warnings, sanctions, block lists and roles of a player, as the client receives them."""

from hiroma.ids import PlayerId
from hiroma.server.cluster.messages import Conduct as Conducted
from hiroma.server.core.sanctions import holds
from hiroma.server.core.sockets import Sockets
from hiroma.server.wire import presenter
from hiroma.server.wire.standing import Conduct
from hiroma.store import Store, moderation
from hiroma.store.relations import AVOIDED, IGNORED


async def conduct(store: Store, player: PlayerId, signed_in: bool) -> Conduct:
    """Return the conduct of a player. Only a player who is `signed_in` has the roles of a moderator or of the host."""
    found = await store.relations.shuns(player)
    now = await holds(store.moderation, player)
    roles = await store.moderation.roles_of(player) if signed_in else []
    return Conduct(
        warnings=now.warnings,
        muted=now.muted,
        banned=now.banned,
        ignored=tuple(found[IGNORED]),
        avoided=tuple(found[AVOIDED]),
        reports=await store.moderation.waiting() if roles else None,
        host=moderation.HOST in roles,
    )


async def tell(store: Store, sockets: Sockets, player: PlayerId) -> None:
    """Send a player their present conduct, at each of their sockets at every process."""
    sockets.others(Conducted(player))
    await tell_here(store, sockets, player)


async def tell_here(store: Store, sockets: Sockets, player: PlayerId) -> None:
    """Send a player their present conduct, at each of their sockets at this process."""
    for connection in sockets.of(player):
        connection.push(presenter.encode(await conduct(store, player, connection.session is not None)))
