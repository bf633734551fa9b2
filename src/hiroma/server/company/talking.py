"""Talking: in the lobby, in a club, and between two people."""

from collections.abc import Awaitable, Callable
from typing import Literal

from hiroma.ids import ClubId, PlayerId, TableId
from hiroma.server.company.bodies import Conversation, TalkPage
from hiroma.server.company.friends import Friends, may_write, must_have_account
from hiroma.server.company.rows import Rows
from hiroma.server.company.whereabouts import Whereabouts
from hiroma.server.core.chat import newest_lines
from hiroma.server.core.people import People
from hiroma.server.core.sanctions import may_talk
from hiroma.server.core.talk import Talk
from hiroma.server.limits.rate_limits import Throttle, spend
from hiroma.server.wire.views import ChatLine
from hiroma.store import ChatRow, StoreError
from hiroma.store.clubs import BELONG
from hiroma.store.places import LOBBY, of_club, of_two
from hiroma.store.tidings import LETTER
from hiroma.table.refusal import Refused

SHOWN = 200
"""Conversations that are listed."""
STRANGERS, DAY = 20, 86_400.0
"""Most new correspondents of a person in a `DAY` (seconds)."""

Door = Literal["everybody", "accounts", "nobody"]


class Talking:
    """Places of talk and their doors. `lobby` says who may talk in the lobby."""

    def __init__(
        self, rows: Rows, people: People, talk: Talk, friends: Friends, whereabouts: Whereabouts, lobby: Door
    ) -> None:
        self._rows = rows
        self._people = people
        self._talk = talk
        self._friends = friends
        self._whereabouts = whereabouts
        self._lobby: Door = lobby
        self.strangers = Throttle(STRANGERS, DAY)

    # -- the lobby

    async def lobby(self, reader: PlayerId) -> TalkPage:
        """Return what was said in the lobby."""
        return await self._page(LOBBY, reader, await _refusal(self._may_talk_in_lobby, reader))

    async def say_in_lobby(self, player: PlayerId, text: str) -> ChatLine:
        """Say something in the lobby. `Refused`: 'guest', 'talk-off', and as `Talk.say`."""
        await self._may_talk_in_lobby(player)
        return await self._talk.say(player, LOBBY, text, None)

    async def _may_talk_in_lobby(self, player: PlayerId) -> None:
        if self._lobby == "nobody":
            raise Refused("talk-off")
        if self._lobby == "accounts":
            await must_have_account(self._rows, player)
        await may_talk(self._rows.moderation, player)

    # -- clubs

    async def club(self, reader: PlayerId, club_id: ClubId) -> TalkPage:
        """Return what was said in a club. `Refused`: 'no-such-club' for who does not belong to it."""
        await self._must_belong(reader, club_id)
        return await self._page(of_club(club_id), reader, await _refusal(self._not_muted, reader))

    async def say_in_club(self, player: PlayerId, club_id: ClubId, text: str) -> ChatLine:
        """Say something to the members of a club. `Refused` as `Talking.club` and `Talk.say`."""
        await self._must_belong(player, club_id)
        members = [one.player for one in await self._rows.clubs.roll(club_id) if one.role in BELONG]
        return await self._talk.say(player, of_club(club_id), text, members)

    async def _must_belong(self, player: PlayerId, club_id: ClubId) -> None:
        found = await self._rows.clubs.club_and_role(club_id, player) if club_id.isprintable() else None
        if found is None or found[1] not in BELONG:
            raise Refused("no-such-club")

    async def _not_muted(self, player: PlayerId) -> None:
        await may_talk(self._rows.moderation, player)

    # -- two people

    async def conversations(self, reader: PlayerId) -> list[Conversation]:
        """Return a player's conversations, the one with the newest line first."""
        rows = await self._rows.conversations.of(reader, SHOWN)
        people = await self._whereabouts.of([row.other for row in rows], reader)
        pairs = zip(rows, people, strict=True)
        return [Conversation(who=who, unread=max(row.newest - row.seen, 0), at=row.at) for row, who in pairs]

    async def conversation(self, reader: PlayerId, other: PlayerId) -> TalkPage:
        """Return what a player and another have said. `Refused`: 'yourself', 'no-such-person'."""
        await self._friends.dealing(reader, other)

        async def may(player: PlayerId) -> None:
            await may_write(self._rows, player, other)

        return await self._page(of_two(reader, other), reader, await _refusal(may, reader))

    async def write(self, player: PlayerId, other: PlayerId, text: str) -> ChatLine:
        """Say something to somebody.

        `Refused` as `Talking.conversation`, `may_write` and `Talk.say`; 'wait' for who wrote to too many people.
        """
        await self._friends.dealing(player, other)
        await may_write(self._rows, player, other)
        new = await self._rows.conversations.one(player, other) is None
        if new:
            spend(self.strangers, player)

        async def keep(row: ChatRow) -> ChatRow:
            return await self._rows.conversations.say(row, other)

        try:
            line = await self._talk.say(player, of_two(player, other), text, (player, other), keep)
        except (Refused, StoreError):
            if new:
                self.strangers.forgive(player)
            raise
        await self._rows.tidings.tell([other], LETTER, player, line.at)
        await self._friends.tell(other)
        return line

    async def read(self, reader: PlayerId, other: PlayerId, n: int) -> None:
        """Keep that a player has read a conversation up to line `n`."""
        await self._rows.conversations.read(reader, other, n)
        await self._rows.tidings.saw(reader, (LETTER,), other)
        await self._friends.tell(reader)

    async def _page(self, place: TableId, reader: PlayerId, refused: str | None) -> TalkPage:
        lines = await newest_lines(self._rows.chat, await self._people.known(()), place, reader)
        return TalkPage(place=place, lines=lines, refused=refused)


async def _refusal(may: Callable[[PlayerId], Awaitable[None]], player: PlayerId) -> str | None:
    try:
        await may(player)
    except Refused as refused:
        return refused.refusal.code
    return None
