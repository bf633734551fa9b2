"""People: a player's name, face and language, as their page and the others' see them."""

import time
from collections.abc import Awaitable, Callable, Collection

import msgspec

from hiroma.ids import PlayerId
from hiroma.kernel.texts import LANGUAGES
from hiroma.server.core import naming
from hiroma.server.core.names import Names
from hiroma.server.core.rated import barred
from hiroma.server.wire import views
from hiroma.store import PlayerRow
from hiroma.store.accounts import AccountRepository
from hiroma.store.people import PeopleRepository
from hiroma.table.refusal import Refused

FALLBACK = "en"
"""The language for players whose language is not known."""


class People:
    """The players of a hall. `renamed` is awaited with the id of a player whose name or face has changed."""

    def __init__(
        self,
        rows: PeopleRepository,
        accounts: AccountRepository,
        names: Names,
        renamed: Callable[[PlayerId], Awaitable[None]],
    ) -> None:
        self._rows = rows
        self._accounts = accounts
        self._names = names
        self._renamed = renamed

    async def known(self, players: Collection[PlayerId]) -> Names:
        """Return the names at hand, these players' among them."""
        await self._names.know(players)
        return self._names

    async def me(self, player: PlayerId) -> views.Me:
        """Return a player as they see themself. `locale` is '' when their language is not known."""
        await self._names.know({player})
        row = await self._rows.person(player)
        rated = await barred(self._accounts, player) is None
        return views.Me(
            id=player,
            name=self._names[player],
            face=self._names.faces[player],
            locale=row.locale if row else "",
            account=rated,
        )

    async def speaks(self, player: PlayerId, locale: str) -> views.Me:
        """Keep the language of a player's page, for messages to them. Return the player.

        A language that the hall does not speak, or that it would use anyway, is not kept.
        """
        me = await self.me(player)
        if locale not in LANGUAGES or locale == (me.locale or FALLBACK):
            return me
        now = time.time()
        row = PlayerRow(id=player, name=me.name, locale=locale, created=now, seen=now)
        await self._accounts.speak(row)
        return msgspec.structs.replace(me, locale=locale)

    async def rename(self, player: PlayerId, name: str) -> None:
        """Change a player's name; everybody at their tables sees it. `Refused`: 'name-taken'."""
        await self._names.know({player})
        known = await self._rows.person(player)
        now = time.time()
        # An account may become a robot's meanwhile, once and for good. Then its name has to say so: look again.
        for _ in range(2):
            account = await self._accounts.account(player)
            robot = account is not None and account.robot
            called = naming.robotic(name) if robot else name
            row = PlayerRow(
                id=player,
                name=called,
                locale=known.locale if known else FALLBACK,
                created=known.created if known else now,
                seen=now,
                key=naming.look(called),
            )
            alike = await self._accounts.rename(row, robot=robot)
            if alike is not None:
                await self.take(player, called, alike)
                return
        raise Refused("name-taken")

    async def wear(self, player: PlayerId, face: str) -> None:
        """Change a player's face; everybody at their tables sees it."""
        me = await self.me(player)
        now = time.time()
        row = PlayerRow(id=player, name=me.name, locale=me.locale or FALLBACK, created=now, seen=now, face=face)
        await self._rows.wear(row)
        if self._names.keep(player, me.name, face):
            await self._renamed(player)

    async def take(self, player: PlayerId, name: str, alike: Collection[PlayerId]) -> None:
        """Show a player's new name as `call` does. Guests who are called `alike` have lost that name to the player."""
        for other in alike:
            await self.call(other, naming.guest(other))
        await self.call(player, name)

    async def call(self, player: PlayerId, name: str) -> None:
        """Show a player's new name, which the store has already, at all their tables."""
        if self._names.keep(player, name):
            await self._renamed(player)
