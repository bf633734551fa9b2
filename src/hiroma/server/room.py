"""A table that is open on this process: its log in memory and its viewers."""

import asyncio
import os
import time
from typing import TYPE_CHECKING

import structlog

from hiroma.games import ruleset
from hiroma.server import protocol, sight
from hiroma.server.attendant import Attendant
from hiroma.server.connection import Connection
from hiroma.server.fairplay import door
from hiroma.server.metrics import TALLY
from hiroma.server.showing import Frames, frames
from hiroma.server.summing import Summing
from hiroma.store import ChatRow, Outcome, Row, company
from hiroma.table.asked import ANY, Submit
from hiroma.table.deeds import check
from hiroma.table.refusal import Refusal
from hiroma.table.slips import Done, Happened
from hiroma.table.table import Table

if TYPE_CHECKING:
    from hiroma.server.hall import Hall

log = structlog.get_logger()

TRIES = 4
"""How often a command is tried again when another process was first."""


class Room:
    """One command at a time: check, append, and only then tell anybody (durable, then visible)."""

    def __init__(self, hall: "Hall", table: str) -> None:
        self.hall = hall
        self.id = table
        self.table: Table
        self.lock = asyncio.Lock()
        self.viewers: set[Connection] = set()
        self.answered: dict[str, int] = {}
        self.attendant = Attendant(self)
        self.summing = Summing(self)
        self.used = time.monotonic()
        self._online: frozenset[str] | None = None
        self._doubtful: int | None = None
        self.waited: frozenset[str] = frozenset()
        """The players whose turn it is."""

    # -- reading ---------------------------------------------------------------------------------

    async def load(self, seen: int | None = None) -> bool:
        """Fold the log from the store; False when there is no such table. Viewers are shown what is after `seen`."""
        rows = await self.hall.store.entries(self.id)
        self.table = Table.fold(((row.body, row.sealed) for row in rows), ruleset, os.urandom)
        self.answered = {row.command: row.rev for row in rows if row.command}
        self.summing.forget()
        self._doubtful = None
        self.waited = frozenset(sight.waited_for(self.table))
        await self.hall.know({chair.player for chair in self.table.chairs if chair.player} | {self.table.host or ""})
        if seen is not None:
            for happened in self.table.history[seen:]:
                self._show(happened, frames(self, happened))
        return bool(rows)

    async def catch_up(self, head: int) -> None:
        """Follow what other processes appended, and show it."""
        async with self.lock:
            if head > self.table.rev:
                await self._read_on()
        self.attendant.wake()

    async def _read_on(self) -> bool:
        # Whether other processes appended something that was not known here.
        await self._settle()
        rows = await self.hall.store.entries(self.id, self.table.rev)
        for row in rows:
            happened = self.table.follow(row.body, row.sealed)
            if row.command:
                self.answered[row.command] = row.rev
            self.summing.forget()
            await self.hall.know({chair.player for chair in self.table.chairs if chair.player})
            self._show(happened, frames(self, happened))
        return bool(rows)

    async def _settle(self) -> None:
        # The store failed while it was asked to append: only what it has counts.
        if self._doubtful is not None:
            await self.load(self._doubtful)

    def online(self) -> frozenset[str]:
        """The players who are connected to this table."""
        if self._online is None:
            self._online = frozenset(viewer.player for viewer in self.viewers)
        return self._online

    async def state(self, player: str, rev: int) -> protocol.State:
        """The table as one player sees it, with what happened after `rev`."""
        chat = await self.hall.chat(self.id, player)
        async with self.lock:
            await self._settle()
            if rev > self.table.rev and self.hall.settings.bus:
                # The viewer comes from a process that is ahead.
                await self._read_on()
            table = self.table
            viewer = sight.viewer_of(table, player)
            after = table.history[rev:] if 0 <= rev <= table.rev else table.history
            return protocol.State(
                table=self.id,
                rev=table.rev,
                meta=sight.meta(table, self.hall.names),
                you=sight.you(table, player, self.online()),
                game=sight.game(table, viewer),
                history=[sight.happened(entry, viewer) for entry in after[-400:]],
                chat=chat,
                presence=self.presence(),
            )

    def presence(self) -> protocol.Presence:
        """Who is here."""
        online = self.online()
        seated = {chair.player for chair in self.table.chairs if chair.player}
        return protocol.Presence(table=self.id, online=tuple(sorted(online & seated)), watchers=len(online - seated))

    def preview(self, player: str, frame: protocol.Preview) -> protocol.Previewed:
        """What would follow from drafted moves; `Refused` as submitting them would be."""
        table = self.table
        check(table, table.who(player), Submit(seat=frame.seat, moves=frame.moves), Submit)
        assert table.play is not None
        after, events = table.play.preview(frame.seat, frame.moves)
        return protocol.Previewed(
            id=frame.id,
            table=self.id,
            rev=table.rev,
            view=after.view(frame.seat),
            events=events,
            actors=after.actors(),
            moves=after.moves(frame.seat),
        )

    # -- writing ---------------------------------------------------------------------------------

    async def command(
        self, asked: ANY, player: str | None, name: str | None, rev: int | None, by: Connection | None = None
    ) -> Done | Refusal | int:
        """Carry out a command: the entry, why not, or the rev under which this command id was carried out before.

        `player` None is the hall. Returns only after the entry is durable and shown; a viewer `by` whom it was asked
        is shown it as the answer.
        """
        if isinstance(asked, door.WATCHED) and (refused := await door.refuses(self, asked, player)) is not None:
            return refused
        async with self.lock:
            await self._settle()
            for _ in range(TRIES):
                if name is not None and name in self.answered:
                    return self.answered[name]
                answer = await self._do(asked, player, rev)
                if isinstance(answer, Refusal):
                    # With other processes about, this may be the judgement of an old table.
                    if self.hall.settings.bus and await self._read_on():
                        continue
                    return answer
                # What everybody will see is written while the disk writes, too.
                written = frames(self, answer.happened, answer, by, name)
                stored = await self._append(answer, name)
                if stored is True:
                    self._show(answer.happened, written, answer.meta)
                    self.hall.ledger.note(self.table)
                    self.attendant.wake()
                    self.hall.bell.waits(self)
                    if answer.entry.start is not None:
                        self.hall.task(self.hall.vacations.follow(self))
                    if player is not None and player not in self.online():
                        # Who watches has come already.
                        self.hall.bell.came(player, self.id)
                    return answer
                if stored is not False:
                    return stored
            return Refusal(code="busy")

    async def _do(self, asked: ANY, player: str | None, rev: int | None) -> Done | Refusal:
        try:
            return self.table.do(asked, player, time.time(), self.online(), rev)
        except Exception:
            log.exception("command failed", table=self.id, command=type(asked).__name__)
            await self.load()
            return Refusal(code="internal")

    async def _append(self, done: Done, name: str | None) -> int | bool:
        row = Row(table=self.id, rev=done.entry.rev, at=done.entry.at, body=done.line, sealed=done.sealed, command=name)
        try:
            appended = await self.hall.store.append(row, self.summing.after(done.meta))
        except BaseException:
            # Not known to be durable: nothing more happens here before what is durable has been read.
            self._doubtful = done.entry.rev - 1
            raise
        if appended.outcome is Outcome.STORED:
            if name is not None:
                self.answered[name] = done.entry.rev
            return True
        await self.load(done.entry.rev - 1)
        return appended.rev if appended.outcome is Outcome.REPEATED else False

    def _show(self, happened: Happened, written: Frames, meta: bool = True) -> None:
        TALLY.entries += 1
        for viewer, frame in written:
            viewer.push(frame)
        if meta:
            # Who sits down is a watcher no longer.
            self.show_presence()
            self.hall.lobby_changed()
        waited = frozenset(sight.waited_for(self.table))
        for player in waited ^ self.waited:
            self.hall.tell_turn(self, player, player in waited)
        self.waited = waited
        self.hall.reached(self.id, happened.rev)

    # -- people ----------------------------------------------------------------------------------

    def enter(self, viewer: Connection) -> None:
        """Somebody watches."""
        self.viewers.add(viewer)
        self.hall.bell.came(viewer.player, self.id)
        self._online = None
        self.hall.presence_changed(self)

    def go(self, viewer: Connection) -> None:
        """Somebody watches no longer."""
        self.viewers.discard(viewer)
        self._online = None
        self.used = time.monotonic()
        self.hall.presence_changed(self)

    def show_presence(self) -> None:
        """Tell everybody who is here."""
        frame = sight.encode(self.presence())
        for viewer in self.viewers:
            viewer.push(frame)

    async def say(self, player: str, text: str) -> None:
        """A chat line: stored, then shown to all but those who ignore the speaker."""
        await self.hall.know({player})
        row = await self.hall.store.say(
            ChatRow(table=self.id, n=0, at=time.time(), player=player, chair=self.table.chair_of(player), text=text)
        )
        frame = sight.encode(protocol.Chat(table=self.id, line=self.hall.chat_line(row)))
        deaf = await self.hall.store.read(company.deaf, player, self.online())
        for viewer in self.viewers:
            if viewer.player not in deaf:
                viewer.push(frame)
