"""Talk outside tables: in the lobby, in a club, between two people. One rule for all: stored, then shown."""

import time
from collections.abc import Awaitable, Callable, Collection

from hiroma.ids import PlayerId, TableId
from hiroma.server.cluster.messages import Said
from hiroma.server.core.people import People
from hiroma.server.core.sanctions import may_talk
from hiroma.server.core.sockets import Sockets
from hiroma.server.core.speech import readable
from hiroma.server.core.timekeeper import Timekeeper
from hiroma.server.limits.chat import Flood
from hiroma.server.limits.rate_limits import Throttle, spend_for_network
from hiroma.server.wire import presenter, protocol, views
from hiroma.store import ChatRow, StoreError
from hiroma.store.chat import ChatRepository
from hiroma.store.moderation import ModerationRepository
from hiroma.store.relations import RelationRepository

KEPT = 1000
"""Lines of a place that are kept, the newest."""
EVERY = 50
"""Lines after which older ones are deleted."""
LINES, SECONDS = 60, 60.0
"""Lines that come from one network in `SECONDS`, to all places but tables."""


class Talk:
    """The talk of a process."""

    def __init__(
        self,
        chat: ChatRepository,
        relations: RelationRepository,
        moderation: ModerationRepository,
        people: People,
        sockets: Sockets,
        clock: Timekeeper,
        flood: Flood,
    ) -> None:
        self._chat = chat
        self._relations = relations
        self._moderation = moderation
        self._people = people
        self._sockets = sockets
        self._clock = clock
        self._flood = flood
        self.by_network = Throttle(LINES, SECONDS)

    async def say(
        self,
        player: PlayerId,
        place: TableId,
        text: str,
        to: Collection[PlayerId] | None,
        keep: Callable[[ChatRow], Awaitable[ChatRow]] | None = None,
    ) -> views.ChatLine:
        """Keep a line and show it `to` these players, or (None) to whoever looks at the place; return it.

        `keep` stores it where more than the line is stored.

        `Refused`: 'nothing-said', 'too-long', 'chat-muted', 'chat-repeat', 'chat-flood', 'wait'.
        """
        line = readable(text)
        await may_talk(self._moderation, player)
        spend_for_network(self.by_network)
        self._flood.take(player, place, line, time.monotonic())
        said = ChatRow(table=place, n=0, at=self._clock.now(), player=player, chair=None, text=line)
        try:
            row = await (keep or self._chat.say)(said)
        except StoreError:
            self._flood.take_back(player, place, line)
            raise
        if row.n % EVERY == 0:
            await self._chat.prune(place, row.n - KEPT)
        return await self.show(row, to)

    async def show(self, row: ChatRow, to: Collection[PlayerId] | None) -> views.ChatLine:
        """Push a line at every process, as `say` does."""
        line = presenter.chat_line(row, await self._people.known({row.player}))
        frame = presenter.encode(protocol.Chat(table=row.table, line=line))
        said = Said(row.table, row.player, None if to is None else list(to), frame)
        self._sockets.others(said)
        await self.here(said)
        return line

    async def here(self, said: Said) -> None:
        """Push a line to the clients of this process, but not to those of players who ignore the speaker."""
        if said.players is None:
            found = [one for one in self._sockets.open if said.place in one.watching]
        else:
            found = [one for player in said.players for one in self._sockets.of(player)]
        if not found:
            return
        deaf = await self._relations.ignorers(said.speaker)
        for connection in found:
            if connection.player not in deaf:
                connection.push(said.frame)
