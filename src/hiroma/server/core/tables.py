"""Tables: reads and commands for the whole server, wherever a table lives."""

import os
import secrets
from collections.abc import Callable, Collection

import msgspec

from hiroma.games import RULESETS, newest
from hiroma.ids import CommandId, LeaseNo, PlayerId, TableId
from hiroma.server.cluster.messages import Order, Ordered, Reply, Wake
from hiroma.server.cluster.ownership import NotOwned
from hiroma.server.core.rated import barred
from hiroma.server.core.readings import Readings
from hiroma.server.core.room import Room, Surroundings
from hiroma.server.core.rooms import Among, Rooms
from hiroma.server.limits.caps import Caps
from hiroma.server.wire import bodies
from hiroma.store import Store, StoreError
from hiroma.table.commands import ANY, Open
from hiroma.table.consent import TERMS
from hiroma.table.messages import Done
from hiroma.table.practice import Past, Practice
from hiroma.table.refusal import Refusal, Refused
from hiroma.table.table import Table
from hiroma.table.visibility import is_for_members, is_private, shown_until

_command_from = msgspec.json.Decoder(ANY).decode


class Tables:
    """The tables of a hall. Features read a table with `look` and `see`, and change it with `order`."""

    def __init__(self, caps: Caps, around: Surroundings, rooms: Rooms) -> None:
        self._store = around.store
        self._readings = Readings(around.store.tables)
        self._names = around.names
        self._clock = around.controls.clock
        self._caps = caps
        self._rooms = rooms

    # -- reading -----------------------------------------------------------------------------------

    async def look(self, table_id: TableId) -> Table | None:
        """Return a table as it stands now, to read only.

        None when there is no such table, or the hall does not have the rules it is played by; `see` tells which.
        """
        if (table := self.here(table_id)) is not None:
            return table
        try:
            return await self._readings.look(table_id) if table_id.isprintable() else None
        except Refused as refused:
            self._rooms.warn(table_id, refused)
            return None

    async def see(self, table_id: TableId, player: PlayerId) -> Table:
        """Return a table as `look` does, for a player who wants to see it.

        `Refused`: 'no-such-table', 'version-unknown', 'game-unknown' (its log can be read), 'club-members-only'.
        """
        table = await self.look(table_id)
        if table is None:
            await self._rooms.refuse(table_id)
        await must_see(self._store, table_id, table, player, games=True)
        return table

    def shown_to(self, table: Table, player: PlayerId) -> int:
        """Return the rev of the newest entry of a table that a player is shown now."""
        return table.rev if table.chair_of(player) is not None else shown_until(table, self._clock.now())

    async def let_in(self, room: Room, player: PlayerId) -> None:
        """Refuse ('club-members-only') a player who may not watch, talk or act at a table."""
        table, members = room.table, room.spectators.members
        asks = is_for_members(table, games=True) and player not in members and not belongs(table, player)
        if asks and await _is_member(self._store, player):
            members.add(player)
        if not at_home(table, player):
            await must_see(self._store, room.id, table, player, members)

    def here(self, table_id: TableId) -> Table | None:
        """Return a table that is open on this process, to read only; None for any other. Asks no store."""
        room = self._rooms.open.get(table_id)
        return None if room is None or room.gone else room.table

    def watching(self, table_id: TableId) -> frozenset[PlayerId]:
        """Return the players who look at a table now; of one that lives elsewhere, those who do so by this process."""
        room = self._rooms.open.get(table_id)
        if room is not None:
            return room.watching()
        among = self._rooms.among
        watched = among.watching.tables.get(table_id) if among is not None else None
        return frozenset(watched.viewers) if watched is not None else frozenset()

    # -- commands ------------------------------------------------------------------------------------

    async def order(
        self,
        asked: ANY,
        table_id: TableId,
        player: PlayerId | None = None,
        command_id: CommandId | None = None,
        rev: int | None = None,
    ) -> int | Refusal:
        """Carry out a command, of the hall when `player` is None. Return the rev of its entry, or the refusal.

        The refusal is that of `Rooms.place` where there is no room, otherwise that of `Room.command`. Raises
        `StoreError`, also where that is 'busy': the table has not judged the command, and it may be given again.
        """
        if self._rooms.among is not None:
            # It may be given twice, when an owner dies over it.
            command_id = command_id or CommandId(secrets.token_hex(8))

        async def here(room: Room) -> int | Refusal:
            answer = await room.command(asked, player, command_id, rev)
            return answer.entry.rev if isinstance(answer, Done) else answer

        async def there(among: Among, owner: LeaseNo) -> int | Refusal | Reply:
            said = msgspec.json.encode(asked)
            reply = await among.cluster.ask(
                table_id, owner, lambda n: Order(n, table_id, player, command_id, rev, said)
            )
            return reply.rev if isinstance(reply, Ordered) else reply

        try:
            told = await self._rooms.at_owner(table_id, here, there)
        except Refused as refused:
            told = refused.refusal
        assert isinstance(told, int | Refusal)
        if isinstance(told, Refusal) and told.code == "busy":
            raise StoreError("the table is too busy")
        return told

    async def serve(self, room: Room, order: Order) -> Ordered:
        """Carry out a command that another process sends. `Refused`; raises `StoreError`."""
        answer = await room.command(_command_from(order.command), order.player, order.command_id, order.rev)
        if isinstance(answer, Refusal):
            raise Refused.of(answer)
        return Ordered(order.n, answer.entry.rev if isinstance(answer, Done) else answer)

    async def wake(self, table_id: TableId) -> None:
        """Let a table do what is due there: bots, votes and clocks. One without a deadline is not due again."""
        try:
            place = await self._rooms.place(table_id)
        except (Refused, NotOwned):
            return
        if isinstance(place, Room):
            place.autopilot.wake()
            if place.summary.deadline() is None:
                await self._store.tables.calm(table_id, place.table.rev)
        elif self._rooms.among is not None:
            self._rooms.among.cluster.links.send(place, Wake(table_id))

    async def forget(self, table_id: TableId) -> None:
        """Delete a table that is closed, with its log."""
        await self._store.tables.forget(table_id)
        self._rooms.open.pop(table_id, None)
        self._readings.drop(table_id)

    # -- opening ---------------------------------------------------------------------------------

    async def open(
        self, command: Open, player: PlayerId | None, entropy: Callable[[int], bytes] = os.urandom
    ) -> Refusal | None:
        """Open a table under the id that the command names, with `player` as its host; None for one of the hall.

        Return why not: 'already-open', or as `Room.command`; None when it is open. `entropy` returns the given number
        of secret bytes for the chance of its games.
        """
        among = self._rooms.among
        if among is not None and await among.cluster.owner(command.table) is not None:
            return Refusal(code="already-open")
        room = self._rooms.blank(command.table)
        if await room.load():
            return Refusal(code="already-open")
        room.table.entropy = entropy
        await self._names.know({player} if player is not None else set(command.paired))
        answer = await room.command(command, player, None, None)
        if isinstance(answer, Refusal):
            return answer
        self._rooms.add(room)
        self._readings.drop(room.id)
        return None

    async def new(
        self, player: PlayerId, asked: bodies.NewTable, past: Past | None = None, version: int | None = None
    ) -> TableId | Refusal:
        """Open a table by the newest rules, or by `version`; its maker is the host. Return its id.

        A practice may go on from the `past` of a game, by the rules it was played by.
        """
        if (full := await self._caps.refuses_table(player)) is not None:
            return full
        with self._caps.opens(player):
            return await self._new(player, asked, past, version)

    async def _new(
        self, player: PlayerId, asked: bodies.NewTable, past: Past | None, version: int | None
    ) -> TableId | Refusal:
        if version is None:
            version = newest(asked.game).info.version if asked.game in RULESETS else 0
        practice = Practice(asked.practice, past) if asked.practice else None
        unrated = await barred(self._store.accounts, player)
        if asked.rated and unrated is not None:
            return unrated
        command = Open(
            table=TableId(secrets.token_urlsafe(6).replace("-", "a").replace("_", "b")),
            game=asked.game,
            version=version,
            listed=asked.listed and practice is None,
            options=asked.options,
            practice=practice,
            rated=unrated is None if asked.rated is None else asked.rated,
            welcome=asked.welcome,
            terms=TERMS,
            chance=2,
        )
        if (refused := await self.open(command, player)) is not None:
            return refused
        self._caps.opened.keep(player, command.table)
        return command.table


async def must_see(
    store: Store,
    table_id: TableId,
    table: Table | None,
    player: PlayerId,
    members: Collection[PlayerId] = (),
    games: bool = False,
) -> None:
    """Refuse ('club-members-only', 'no-watchers', 'members-watch') a player who may not see a table, or its `games`.

    The table of a hidden club is for its members, for players invited to the table, and for players who sit
    there or host it. `members` are players who are known to have an account. `table` is None for a table whose
    rules this release does not have.
    """
    if table is not None and at_home(table, player, games):
        return
    if table is not None and is_private(table, games):
        raise Refused("no-watchers")
    closed = table is not None and is_for_members(table, games) and player not in members
    if closed and not await _is_member(store, player):
        raise Refused("members-watch")
    if not await store.club_tables.may_see(table_id, player):
        raise Refused("club-members-only")


async def _is_member(store: Store, player: PlayerId) -> bool:
    account = await store.accounts.account(player)
    return account is not None and account.closed is None


def at_home(table: Table, player: PlayerId, games: bool = False) -> bool:
    """Return True when a player surely may see a table: it is listed for all to watch, or they sit there or host it.

    With `games`: when they surely may see the games that were played there. Asks no store.
    """
    hidden = is_private(table, games) or is_for_members(table, games)
    return belongs(table, player) or (table.listed and not hidden)


def belongs(table: Table, player: PlayerId) -> bool:
    """Return True when a player sits at a table or hosts it."""
    return player == table.host or table.chair_of(player) is not None
