"""The hall: the rooms open on this process, and what they share."""

import asyncio
import secrets
import time
from collections.abc import Callable, Collection
from typing import Any

import hiroma
from hiroma.bots import Question, think
from hiroma.games import RULESETS, ruleset
from hiroma.server import bodies, protocol, rounds, sight
from hiroma.server.access.courier import Courier
from hiroma.server.accounts import names
from hiroma.server.accounts.visitors import Visitors
from hiroma.server.bus import Bus, Gaps, connect_bus
from hiroma.server.connection import Connection
from hiroma.server.errands import DEBOUNCE, Errands
from hiroma.server.fairplay.flood import Flood
from hiroma.server.host.closing import Closing
from hiroma.server.host.orders import Orders
from hiroma.server.host.vitals import Vitals
from hiroma.server.lobby.listing import Listing
from hiroma.server.metrics import ROOMS
from hiroma.server.notices.bell import Bell
from hiroma.server.records.ledger import Ledger
from hiroma.server.room import Room
from hiroma.server.settings import Settings
from hiroma.server.uptime import Uptime
from hiroma.server.vacation.calendar import Vacations
from hiroma.store import ChatRow, PlayerRow, Store, accounts
from hiroma.table.asked import Open, Past, Practice
from hiroma.table.refusal import Refusal, Refused

RESTS = 4.0
"""Between two showings of the lobby there is so many times what the last one took."""


class Hall(Errands):
    """Rooms by table id, the lobby, names, bots; on top of a store and a bus."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings.workers)
        self.settings = settings
        self.build = hiroma.__version__
        self.visitors = Visitors(self, settings.key)
        self.store: Store
        self.bus: Bus
        self.uptime: Uptime
        self.ledger = Ledger(self)
        self.closing = Closing(self)
        self.orders = Orders(self)
        self.vitals = Vitals(self)
        self.bell = Bell(self)
        self.vacations = Vacations(self)
        self.flood = Flood()
        self.rooms: dict[str, Room] = {}
        self.names: dict[str, str] = {}
        self.lobby: set[Connection] = set()
        self.listing = Listing(self)
        self.connections: set[Connection] = set()
        self.present: dict[str, set[Connection]] = {}
        self._opening: dict[str, asyncio.Task[Room | None]] = {}
        self._reached: dict[str, int] = {}

    async def open(self) -> None:
        """Connect the store and the bus, and start looking after deadlines."""
        self.store = await Store.connect(self.settings.store)
        self.uptime = Uptime(self.store, bool(self.settings.bus), self.lobby_changed)
        await self.uptime.beat(())
        await self.orders.open()
        self.bus = await connect_bus(self.settings.bus, self.store)
        ROOMS.set_function(lambda: len(self.rooms))
        self.bus.listen(self._heard)
        await self.bus.start()
        self._gaps = Gaps(self.store, lambda: {room.id: room.table.rev for room in self.rooms.values()}, self._heard)
        if self.settings.bus:
            await self._gaps.start()
        self.task(rounds.look_after(self))
        self.task(rounds.end_sockets(self))
        self.task(self.ledger.catch_up())
        self.task(Courier(self).run())
        self.task(self.vitals.run())
        self.task(self.bell.run())

    async def close(self) -> None:
        """Finish what is being written, and stop."""
        await self.rest()
        if self.settings.bus:
            await self._gaps.close()
        await self.bus.close()
        try:
            await self.uptime.leave()
        finally:
            await self.store.close()

    # -- rooms -----------------------------------------------------------------------------------

    async def room(self, table: str) -> Room | None:
        """The room of a table, opened from its log when it is not open yet; None: no such table."""
        room = self.rooms.get(table)
        if room is not None or not table.isprintable():
            return room
        if table not in self._opening:
            self._opening[table] = asyncio.ensure_future(self._open(table))
            self._opening[table].add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(self._opening[table])

    async def _open(self, table: str) -> Room | None:
        room = Room(self, table)
        if not await room.load():
            return None
        await room.attendant.make_good()
        self.rooms[table] = room
        room.attendant.wake()
        return room

    async def new_table(self, player: str, asked: bodies.NewTable, past: Past | None = None) -> str | Refusal:
        """Open a table; its maker is the host. Returns its id. Who practises may go on from the `past` of a game."""
        table = secrets.token_urlsafe(6).replace("-", "a").replace("_", "b")
        room = Room(self, table)
        await room.load()
        await self.know({player})
        version = ruleset(asked.game).info.version if asked.game in RULESETS else 0
        practice = Practice(asked.practice, past) if asked.practice else None
        command = Open(
            table=table,
            game=asked.game,
            version=version,
            listed=asked.listed and practice is None,
            options=asked.options,
            practice=practice,
        )
        answer = await room.command(command, player, None, None)
        if isinstance(answer, Refusal):
            return answer
        self.rooms[table] = room
        return table

    # -- people ----------------------------------------------------------------------------------

    async def know(self, players: Collection[str]) -> None:
        """Make sure that the names of these players are at hand; unknown ones become guests."""
        new = {player for player in players if player and player not in self.names}
        if not new:
            return
        found = await self.store.names(new)
        for player in new:
            self.names[player] = found.get(player) or names.guest(player)

    async def rename(self, player: str, name: str | None, locale: str | None) -> protocol.Me:
        """Change a player's name or language; everybody at their tables sees it. `Refused`: it is somebody else's."""
        await self.know({player})
        known = await self.store.player(player)
        now = time.time()
        account = await self.store.read(accounts.account, player) if name else None
        name = names.robotic(name) if name and account and account.robot else name
        row = PlayerRow(
            id=player,
            name=name or self.names[player],
            locale=locale or (known.locale if known else "en"),
            created=known.created if known else now,
            seen=now,
            key=names.look(name) if name else known.key if known else None,
        )
        if not await self.store.transact(accounts.rename, row):
            raise Refused("name-taken")
        await self.call(player, row.name)
        return protocol.Me(id=player, name=row.name, locale=row.locale)

    async def call(self, player: str, name: str) -> None:
        """Show everybody at their tables that a player has another name now."""
        if name == self.names.get(player):
            return
        self.names[player] = name
        for room in self.rooms.values():
            if room.table.chair_of(player) is not None or player == room.table.host:
                await self._show_state(room)
        self.lobby_changed()

    async def hang_up(self, whose: Callable[[Connection], bool]) -> None:
        """Close the sockets of those who are not any more who they were; they come back as who they are."""
        bye = sight.encode(protocol.Bye(why="signed-out", retry_after=0.2))
        gone = [connection for connection in self.connections if whose(connection)]
        await asyncio.gather(*(connection.bye(bye, 4401) for connection in gone))

    async def me(self, player: str) -> protocol.Me:
        """The person of a session."""
        await self.know({player})
        row = await self.store.player(player)
        return protocol.Me(id=player, name=self.names[player], locale=row.locale if row else "")

    async def _show_state(self, room: Room) -> None:
        for viewer in list(room.viewers):
            viewer.push(sight.encode(await room.state(viewer.player, room.table.rev)))

    def chat_line(self, row: ChatRow) -> protocol.ChatLine:
        """A chat line with the speaker's present name."""
        name = self.names.get(row.player, "?")
        return protocol.ChatLine(n=row.n, at=row.at, player=row.player, name=name, chair=row.chair, text=row.text)

    async def chat(self, table: str, reader: str) -> list[protocol.ChatLine]:
        """The newest chat lines of a table as one reader is shown them, oldest first."""
        rows = await self.store.chat(table, reader=reader)
        await self.know({row.player for row in rows})
        return [self.chat_line(row) for row in rows]

    # -- lobby -----------------------------------------------------------------------------------

    def arrive(self, connection: Connection) -> None:
        """A socket opened."""
        self.connections.add(connection)
        self.present.setdefault(connection.player, set()).add(connection)
        if len(self.present[connection.player]) == 1:
            self.lobby_changed()

    def depart(self, connection: Connection) -> None:
        """A socket closed."""
        self.connections.discard(connection)
        others = self.present[connection.player]
        others.discard(connection)
        if not others:
            del self.present[connection.player]
            self.lobby_changed()

    def here(self) -> Collection[str]:
        """The people who are connected to this process."""
        return self.present

    def is_here(self, player: str) -> bool:
        """Whether somebody is connected, to whichever process."""
        return player in self.present or player in self.uptime.elsewhere

    def tell_turn(self, room: Room, player: str, waits: bool) -> None:
        """Tell somebody who is here, but does not look at the table, that it waits for them, or no longer does."""
        frame: bytes | None = None
        for connection in self.present.get(player, ()):
            if room.id not in connection.watching:
                frame = frame or sight.encode(protocol.Turn(table=room.id, game=room.table.game, waits=waits))
                connection.push(frame)

    def lobby_changed(self) -> None:
        """Show the lobby anew, soon: the sooner, the less work it is."""
        if self.lobby:
            self.soon("lobby", self._show_lobby, max(DEBOUNCE, RESTS * self.listing.took))

    def catch_up(self, connection: Connection) -> None:
        """A slow reader has room again: give it the newest state of all it watches."""
        self.task(self._catch_up(connection))

    async def _catch_up(self, connection: Connection) -> None:
        for table in list(connection.watching):
            room = self.rooms.get(table)
            if room is not None:
                connection.push(sight.encode(await room.state(connection.player, room.table.rev)))

    def _show_lobby(self) -> None:
        self.task(self.listing.show(list(self.lobby)))

    def presence_changed(self, room: Room) -> None:
        """Show who is at a table, soon."""
        self.soon(f"presence {room.id}", lambda: self.task(self._send_presence(room)))

    async def _send_presence(self, room: Room) -> None:
        # Who is here decides what the others may do: they get their commands with it.
        await self._show_state(room)

    # -- between processes -----------------------------------------------------------------------

    def reached(self, table: str, rev: int) -> None:
        """Tell the other processes, one message for all that happens in one pass of the loop."""
        if not self.settings.bus:
            return
        if not self._reached:
            asyncio.get_running_loop().call_soon(self._publish)
        self._reached[table] = rev

    def _publish(self) -> None:
        reached, self._reached = self._reached, {}
        self.task(self.bus.publish(reached))

    def _heard(self, table: str, rev: int) -> None:
        room = self.rooms.get(table)
        if room is not None and rev > room.table.rev:
            self.task(room.catch_up(rev))
        self.lobby_changed()

    # -- time and thought ------------------------------------------------------------------------

    async def think(self, question: Question) -> list[Any]:
        """Ask a bot, in a worker of its own."""
        return await self.work(think, question)
