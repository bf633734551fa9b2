"""Friends: asking, agreeing, parting, and who may come near a player."""

import time

from hiroma.ids import PlayerId
from hiroma.server.cluster.messages import Tell
from hiroma.server.company.bodies import Circle, Dealing, Privacy, Standing
from hiroma.server.company.rows import Rows
from hiroma.server.company.whereabouts import Whereabouts
from hiroma.server.core.sanctions import may_talk
from hiroma.server.core.sockets import Sockets
from hiroma.server.limits.rate_limits import Throttle, spend, spend_for_network
from hiroma.server.wire import presenter, protocol
from hiroma.store.conversations import ConversationRepository
from hiroma.store.friends import EVERYBODY, FRIENDS, FriendRepository, PrivacyRow
from hiroma.store.relations import IGNORED
from hiroma.store.tidings import ASK
from hiroma.table.refusal import Refused

MOST = 300
"""Friends of one person, askings included."""
ASKINGS, NETWORK_ASKINGS, DAY = 20, 60, 86_400.0
"""Most requests of a person in a `DAY` (seconds), and of all people of a network."""


async def must_have_account(rows: Rows, player: PlayerId) -> None:
    """Refuse ('guest') a player without an account."""
    account = await rows.accounts.account(player)
    if account is None or account.closed is not None:
        raise Refused("guest")


async def may_write(rows: Rows, player: PlayerId, other: PlayerId) -> None:
    """Refuse a player who may not write to another: 'guest', 'letters-closed', 'chat-muted'.

    'letters-closed' does not say why: who ignores somebody need not tell them. A player who has written to somebody
    hears their answer.
    """
    await must_have_account(rows, player)
    await may_talk(rows.moderation, player)
    if await rows.accounts.gone(other):
        raise Refused("letters-closed")
    ignored = (await rows.relations.shuns(other))[IGNORED]
    own = (await rows.relations.shuns(player))[IGNORED]
    door = (await rows.friends.privacy_of(other)).letters
    near = all(await rows.friends.stands(player, other))
    if player in ignored or other in own or not (door == EVERYBODY or (door == FRIENDS and near)):
        back = await rows.conversations.one(other, player) if door == FRIENDS else None
        if player in ignored or other in own or back is None or not back.wrote:
            raise Refused("letters-closed")


class Friends:
    """Friendships. Limits count the requests of each person."""

    def __init__(self, rows: Rows, whereabouts: Whereabouts, sockets: Sockets) -> None:
        self._rows = rows
        self._whereabouts = whereabouts
        self._sockets = sockets
        self.asking = Throttle(ASKINGS, DAY)
        self.by_network = Throttle(NETWORK_ASKINGS, DAY)

    async def circle(self, player: PlayerId) -> Circle:
        """Return a player's friends, and those who wait for an answer."""
        known, where = self._rows.friends, self._whereabouts
        await self._rows.tidings.saw(player, (ASK,))
        own = await known.privacy_of(player)
        return Circle(
            friends=await where.of(await known.friends_of(player), player),
            ask=await where.of(await known.askings(player), player),
            asked=await where.of(await known.asked_by(player), player),
            whereabouts=own.whereabouts,  # type: ignore[arg-type]  # only such words are kept
            letters=own.letters,  # type: ignore[arg-type]  # only such words are kept
        )

    async def dealing(self, player: PlayerId, other: PlayerId) -> Dealing:
        """Return how two stand to each other. `Refused`: 'no-such-person', 'yourself'."""
        await self._must_be_another(player, other)
        mine, theirs = await self._rows.friends.stands(player, other)
        asks = theirs and other in await self._rows.friends.askings(player)
        standing: Standing = "friends" if mine and theirs else "asked" if mine else "asks" if asks else "none"
        try:
            await may_write(self._rows, player, other)
            letters = True
        except Refused:
            letters = False
        (who,) = await self._whereabouts.of([other], player)
        return Dealing(who=who, standing=standing, letters=letters)

    async def ask(self, player: PlayerId, other: PlayerId) -> None:
        """Ask somebody to be a friend, or agree with their asking.

        `Refused`: 'guest', 'chat-muted', 'no-such-person', 'yourself', 'wait', 'list-full'.
        """
        await must_have_account(self._rows, player)
        await self._must_be_another(player, other)
        mine, theirs = await self._rows.friends.stands(player, other)
        if mine:
            return
        if not theirs:
            await may_talk(self._rows.moderation, player)
            spend(self.asking, player)
            spend_for_network(self.by_network)
        rings = await self._rows.friends.befriend(player, other, MOST, time.time())
        if rings is None:
            raise Refused("list-full", most=MOST)
        if rings and not theirs:
            await self._rows.tidings.tell([other], ASK, player, time.time())
        for one in (player, other) if rings or theirs else (player,):
            await self.tell(one)

    async def part(self, player: PlayerId, other: PlayerId) -> None:
        """End a friendship, take an asking back, or say no to one. The other hears nothing of it."""
        await self._rows.friends.part(player, other, time.time())
        await self.tell(player)

    async def set_privacy(self, player: PlayerId, new: Privacy) -> None:
        """Keep who may come near a player."""
        await self._rows.friends.set_privacy(player, PrivacyRow(new.whereabouts, new.letters))

    async def tell(self, player: PlayerId) -> None:
        """Send a player the number of askings and of conversations that wait for them, at every process."""
        frame = presenter.encode(await news(self._rows.friends, self._rows.conversations, player))
        self._sockets.others(Tell(player, frame, None))
        for connection in self._sockets.of(player):
            connection.push(frame)

    async def _must_be_another(self, player: PlayerId, other: PlayerId) -> None:
        if other == player:
            raise Refused("yourself")
        if not other.isprintable() or not await self._rows.relations.met(other):
            raise Refused("no-such-person")


async def news(friends: FriendRepository, conversations: ConversationRepository, player: PlayerId) -> protocol.Company:
    """Return what waits for a player."""
    return protocol.Company(asks=await friends.how_many_ask(player), unread=await conversations.unread(player))
