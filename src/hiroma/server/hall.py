"""The hall: the rooms open on this process, and what they share."""

import asyncio
import secrets
import time
from collections.abc import Callable, Collection
from typing import Any

import msgspec
import structlog

import hiroma
from hiroma.bots import Question, think
from hiroma.games import RULESETS, newest, ruleset
from hiroma.server import bodies, housekeeping, presenter, protocol
from hiroma.server.access.webhooks import WebhookDispatcher
from hiroma.server.accounts import names
from hiroma.server.accounts.authentication import Authentication
from hiroma.server.budget import Budget
from hiroma.server.bus import Bus, Gaps, connect_bus
from hiroma.server.caps import Caps
from hiroma.server.clubs.authorization import at_home, must_see
from hiroma.server.connection import Connection
from hiroma.server.fairplay.chat_limits import Flood
from hiroma.server.fairplay.rated import barred
from hiroma.server.host.admin_commands import AdminCommands
from hiroma.server.host.closing import Closing
from hiroma.server.host.health import HealthMonitor
from hiroma.server.jobs import DEBOUNCE, BackgroundJobs
from hiroma.server.last_seen import LastSeen
from hiroma.server.lobby import sweeping
from hiroma.server.lobby.listing import Listing
from hiroma.server.metrics import ROOMS
from hiroma.server.notifications.turn_notifier import TurnNotifier
from hiroma.server.presence import Presence
from hiroma.server.records.recorder import ResultsRecorder
from hiroma.server.room import Room
from hiroma.server.settings import Settings
from hiroma.server.timekeeper import Timekeeper
from hiroma.server.uptime import Uptime
from hiroma.server.vacation.calendar import Vacations
from hiroma.store import ChatRow, PlayerRow, Store, accounts
from hiroma.table.asked import Open, Past, Practice
from hiroma.table.consent import TERMS
from hiroma.table.refusal import Refusal, Refused
from hiroma.table.table import Table
from hiroma.telling import LANGUAGES

log = structlog.get_logger()

UNSAID = "en"
"""What is spoken to whose language is not known."""

MOMENT = 0.05
"""Seconds for which those who come and go are gathered before their tables are looked for."""

NAMES = 20_000
"""Names that are kept at hand."""

RESTS = 4.0
"""Between two showings of the lobby there is so many times what the last one took."""


class Hall(BackgroundJobs):
    """Rooms by table id, the lobby, names, bots; on top of a store and a bus."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings.workers)
        self.settings = settings
        self.build = hiroma.__version__
        self.authentication = Authentication(self, settings.key)
        self.store: Store
        self.bus: Bus
        self.process = secrets.token_hex(8)
        self.time = Timekeeper()
        self.presence = Presence(settings.grace, self._people_changed, self._moved)
        self.uptime = Uptime(self.process, bool(settings.bus), self.time, self.presence, self._make_good)
        self.recorder = ResultsRecorder(self)
        self.closing = Closing(self)
        self.admin_commands = AdminCommands(self)
        self.health = HealthMonitor(self)
        self.notifier = TurnNotifier(self)
        self.last_seen = LastSeen(self)
        self.vacations = Vacations(self)
        self.flood = Flood()
        self.budget = Budget(settings.budget / 1000, settings.address_budget / 1000)
        self.caps = Caps(self)
        self.rooms: dict[str, Room] = {}
        self.names: dict[str, str] = {}
        self.listing = Listing(self)
        self.connections: set[Connection] = set()
        self.present: dict[str, set[Connection]] = {}
        self._ruleless: set[str] = set()
        self._opening: dict[str, asyncio.Task[Room | None]] = {}
        self._reached: dict[str, int] = {}
        self._people: dict[str, bool] = {}
        self._changed: set[str] = set()

    async def open(self) -> None:
        """Connect the store and the bus, and start looking after deadlines."""
        self.store = await Store.connect(self.settings.store)
        await self.uptime.open(self.store)
        await self.admin_commands.open()
        self.bus = await connect_bus(self.settings.bus, self.store, self.process)
        ROOMS.set_function(lambda: len(self.rooms))
        self.bus.listen(self._heard, self.presence.hear)
        await self.bus.start()
        self._gaps = Gaps(self.store, lambda: {room.id: room.table.rev for room in self.rooms.values()}, self._heard)
        if self.settings.bus:
            await self._gaps.start()
        self.task(housekeeping.tick(self))
        self.task(housekeeping.look_after(self))
        self.task(housekeeping.end_sockets(self))
        self.task(sweeping.run(self))
        self.task(self.recorder.catch_up())
        self.task(WebhookDispatcher(self).run())
        self.task(self.health.run())
        self.task(self.notifier.run())

    async def close(self) -> None:
        """Finish what is being written, and stop."""
        await self.rest()
        await self.last_seen.write()
        if self.settings.bus:
            await self._gaps.close()
        await self.bus.close()
        try:
            await self.uptime.leave()
        finally:
            await self.store.close()

    # -- rooms -----------------------------------------------------------------------------------

    async def room(self, table: str) -> Room | None:
        """The room of a table, opened from its log when it is not open yet.

        None: no such table, or the hall does not have the rules it is played by; `enter` says which.
        """
        room = self.rooms.get(table)
        if room is not None or not table.isprintable():
            return room
        if table not in self._opening:
            self._opening[table] = asyncio.ensure_future(self._open(table))
            self._opening[table].add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(self._opening[table])

    async def _open(self, table: str) -> Room | None:
        room = Room(self, table)
        try:
            if not await room.load():
                return None
        except Refused as refused:
            if table not in self._ruleless:
                self._ruleless.add(table)
                log.warning("table not opened", table=table, code=refused.refusal.code, **refused.refusal.what)
            return None
        await room.autopilot.make_good()
        self.rooms[table] = room
        room.autopilot.wake()
        return room

    async def enter(self, table: str, player: str) -> Room:
        """The room of a table, for somebody who wants to look, talk or act there: every way of theirs leads by here.

        `Refused`: 'no-such-table', 'version-unknown', 'game-unknown' (its log can be read), 'club-members-only'.
        """
        room = self.rooms.get(table) or await self.room(table)
        if room is not None and at_home(room, player):
            return room
        if room is None:
            rows = await self.store.entries(table) if table.isprintable() else []
            if rows:
                Table.fold([(rows[0].body, rows[0].sealed)], ruleset, secrets.token_bytes)
            raise Refused("no-such-table", table=table[:64])
        await must_see(self, table, room, player)
        return room

    async def new_table(
        self, player: str, asked: bodies.NewTable, past: Past | None = None, version: int | None = None
    ) -> str | Refusal:
        """Open a table by the newest rules, or by `version`; its maker is the host. Returns its id.

        Who practises may go on from the `past` of a game, by the rules it was played by.
        """
        if (full := await self.caps.refuses_table(player)) is not None:
            return full
        table = secrets.token_urlsafe(6).replace("-", "a").replace("_", "b")
        room = Room(self, table)
        await room.load()
        await self.know({player})
        if version is None:
            version = newest(asked.game).info.version if asked.game in RULESETS else 0
        practice = Practice(asked.practice, past) if asked.practice else None
        unrated = await barred(self, player)
        if asked.rated and unrated is not None:
            return unrated
        command = Open(
            table=table,
            game=asked.game,
            version=version,
            listed=asked.listed and practice is None,
            options=asked.options,
            practice=practice,
            rated=unrated is None if asked.rated is None else asked.rated,
            terms=TERMS,
            chance=2,
        )
        answer = await room.command(command, player, None, None)
        if isinstance(answer, Refusal):
            return answer
        self.caps.opened(player, table)
        self.rooms[table] = room
        return table

    # -- people ----------------------------------------------------------------------------------

    async def know(self, players: Collection[str]) -> None:
        """Make sure that the names of these players are at hand; unknown ones become guests."""
        new = {player for player in players if player and player not in self.names}
        found = await self.store.names(new) if new else {}
        for player in players:
            if player:
                # Whom somebody asked for comes to the end: the first is who was not asked for longest.
                name = self.names.pop(player, None)
                self.names[player] = name or found.get(player) or names.guest(player)
        if len(self.names) > NAMES:
            self._forget_names()

    def _forget_names(self) -> None:
        seated = {chair.player for room in self.rooms.values() for chair in room.table.chairs}
        needed = seated.union(room.table.host for room in self.rooms.values())
        for player in list(self.names)[: NAMES // 4]:
            if player not in needed:
                del self.names[player]

    async def rename(self, player: str, name: str) -> None:
        """Change a player's name; everybody at their tables sees it. `Refused`: it is somebody else's."""
        await self.know({player})
        known = await self.store.player(player)
        now = time.time()
        account = await self.store.read(accounts.account, player)
        name = names.robotic(name) if account and account.robot else name
        row = PlayerRow(
            id=player,
            name=name,
            locale=known.locale if known else "en",
            created=known.created if known else now,
            seen=now,
            key=names.look(name),
        )
        if not await self.store.transact(accounts.rename, row):
            raise Refused("name-taken")
        await self.call(player, row.name)

    async def speaks(self, player: str, locale: str) -> protocol.Me:
        """The person of a session, whose page speaks this language: from now on what they are told does, too.

        Of a language the hall does not speak, or that it would speak anyway, nothing is kept.
        """
        me = await self.me(player)
        if locale not in LANGUAGES or locale == (me.locale or UNSAID):
            return me
        now = time.time()
        row = PlayerRow(id=player, name=me.name, locale=locale, created=now, seen=now)
        await self.store.transact(accounts.speak, row)
        return msgspec.structs.replace(me, locale=locale)

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
        bye = presenter.encode(protocol.Bye(why="signed-out", retry_after=0.2))
        gone = [connection for connection in self.connections if whose(connection)]
        await asyncio.gather(*(connection.bye(bye, 4401) for connection in gone))

    async def me(self, player: str) -> protocol.Me:
        """The person of a session."""
        await self.know({player})
        row = await self.store.player(player)
        locale = row.locale if row else ""
        return protocol.Me(
            id=player, name=self.names[player], locale=locale, account=await barred(self, player) is None
        )

    async def _show_state(self, room: Room) -> None:
        for viewer in list(room.viewers):
            viewer.push(presenter.encode(await room.state(viewer.player, room.table.rev)))

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
            self.presence.arrive(connection.player)

    def depart(self, connection: Connection) -> None:
        """A socket closed."""
        self.connections.discard(connection)
        others = self.present[connection.player]
        others.discard(connection)
        if not others:
            del self.present[connection.player]
            self.presence.depart(connection.player)

    def tell_turn(self, room: Room, player: str, waits: bool) -> None:
        """Tell somebody who is here, but does not look at the table, that it waits for them, or no longer does."""
        frame: bytes | None = None
        for connection in self.present.get(player, ()):
            if room.id not in connection.watching:
                frame = frame or presenter.encode(protocol.Turn(table=room.id, game=room.table.game, waits=waits))
                connection.push(frame)

    def lobby_changed(self) -> None:
        """Show the lobby anew, soon: the sooner, the less work it is."""
        self.listing.forget()
        if self.listing.viewers:
            self.soon("lobby", self._show_lobby, max(DEBOUNCE, RESTS * self.listing.took))

    def catch_up(self, connection: Connection) -> None:
        """A slow reader has room again: give it the newest state of all it watches."""
        self.task(self._catch_up(connection))

    async def _catch_up(self, connection: Connection) -> None:
        if connection in self.listing.viewers:
            await self.listing.look(connection, self.listing.viewers[connection].wanted, anew=True)
        for table in list(connection.watching):
            room = self.rooms.get(table)
            if room is not None:
                connection.push(presenter.encode(await room.state(connection.player, room.table.rev)))

    def _show_lobby(self) -> None:
        self.task(self.listing.show_all())

    def _people_changed(self, players: Collection[str]) -> None:
        self._changed.update(players)
        self.soon("people", self._show_people, MOMENT)
        self.lobby_changed()

    def _show_people(self) -> None:
        changed, self._changed = self._changed, set()
        for room in self.rooms.values():
            if room.viewers and not changed.isdisjoint(chair.player or "" for chair in room.table.chairs):
                self.presence_changed(room)

    def presence_changed(self, room: Room) -> None:
        """Show who is at a table, soon."""
        self.soon(f"presence {room.id}", room.show_presence)

    # -- between processes -----------------------------------------------------------------------

    def reached(self, table: str, rev: int) -> None:
        """Tell the other processes, one message for all that happens in one pass of the loop."""
        if not self.settings.bus:
            return
        self._publish_soon()
        self._reached[table] = rev

    def _moved(self, player: str, connected: bool) -> None:
        if self.settings.bus:
            self._publish_soon()
            self._people[player] = connected

    def _publish_soon(self) -> None:
        if not self._reached and not self._people:
            asyncio.get_running_loop().call_soon(self._publish)

    def _publish(self) -> None:
        reached, self._reached = self._reached, {}
        people, self._people = self._people, {}
        self.task(self.bus.publish(reached, people, self.presence.n))

    def _heard(self, table: str, rev: int) -> None:
        room = self.rooms.get(table)
        if room is not None and rev > room.table.rev:
            self.task(room.catch_up(rev))
        self.lobby_changed()

    # -- time and thought ------------------------------------------------------------------------

    async def _make_good(self) -> None:
        await asyncio.gather(*(room.autopilot.make_good() for room in list(self.rooms.values())))

    async def think(self, question: Question) -> list[Any]:
        """Ask a bot, in a worker of its own."""
        return await self.work(think, question)
