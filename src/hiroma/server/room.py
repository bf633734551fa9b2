"""A table that is open on this process: its log in memory and its viewers."""

import asyncio
import os
import time
from typing import TYPE_CHECKING

import structlog

from hiroma.games import ruleset
from hiroma.server import presenter, protocol
from hiroma.server.autopilot import Autopilot
from hiroma.server.broadcast import Frames, frames
from hiroma.server.connection import Connection
from hiroma.server.fairplay import admission
from hiroma.server.metrics import TALLY
from hiroma.server.summary import TableSummary
from hiroma.store import ChatRow, Outcome, Row, relations
from hiroma.table.asked import ANY, Credit, Renew, Submit
from hiroma.table.consent import TERMS
from hiroma.table.deeds import check
from hiroma.table.refusal import Refusal
from hiroma.table.slips import Done, Happened
from hiroma.table.table import Table

if TYPE_CHECKING:
    from hiroma.server.hall import Hall

log = structlog.get_logger()

TRYING = 5.0
"""Seconds for which a command is tried again when another process was first: each time that one has got further."""


def own_id(player: str | None, name: str) -> str:
    """What is kept of a command id: it is the person's own. No id has a line break, so the two stay apart."""
    return f"{player or ''}\n{name}"


class Room:
    """One command at a time: check, append, and only then tell anybody (durable, then visible)."""

    def __init__(self, hall: "Hall", table: str) -> None:
        self.hall = hall
        self.id = table
        self.table: Table
        self.lock = asyncio.Lock()
        self.viewers: set[Connection] = set()
        self.answered: dict[str, int] = {}
        """The revs of commands that were carried out, by what is kept of their ids."""
        self.autopilot = Autopilot(self)
        self.summary = TableSummary(self)
        self.used = time.monotonic()
        self._watching: frozenset[str] | None = None
        self._doubtful: int | None = None
        self.waited: frozenset[str] = frozenset()
        """The players whose turn it is."""

    # -- reading ---------------------------------------------------------------------------------

    async def load(self, seen: int | None = None) -> bool:
        """Fold the log from the store; False when there is no such table. Viewers are shown what is after `seen`."""
        rows = await self.hall.store.entries(self.id)
        self.table = Table.fold(((row.body, row.sealed) for row in rows), ruleset, os.urandom)
        self.answered = {row.command: row.rev for row in rows if row.command}
        self.summary.forget()
        self._doubtful = None
        self.waited = frozenset(presenter.waited_for(self.table))
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
        self.autopilot.wake()

    async def _read_on(self) -> bool:
        # Whether other processes appended something that was not known here.
        await self._settle()
        rows = await self.hall.store.entries(self.id, self.table.rev)
        for row in rows:
            happened = self.table.follow(row.body, row.sealed)
            if row.command:
                self.answered[row.command] = row.rev
            self.summary.forget()
            await self.hall.know({chair.player for chair in self.table.chairs if chair.player})
            self._show(happened, frames(self, happened))
        return bool(rows)

    async def _settle(self) -> None:
        # The store failed while it was asked to append: only what it has counts.
        if self._doubtful is not None:
            await self.load(self._doubtful)

    def watching(self) -> frozenset[str]:
        """The players who look at this table, by this process."""
        if self._watching is None:
            self._watching = frozenset(viewer.player for viewer in self.viewers)
        return self._watching

    async def state(self, player: str, rev: int, told: bool = False) -> protocol.State:
        """The table as one player sees it, with what happened after `rev`; without that when it was `told` already."""
        chat = await self.hall.chat(self.id, player)
        async with self.lock:
            await self._settle()
            if rev > self.table.rev and self.hall.settings.bus:
                # The viewer comes from a process that is ahead.
                await self._read_on()
            table = self.table
            viewer = presenter.viewer_of(table, player)
            after = [] if told else table.history[rev:] if rev <= table.rev else table.history
            return protocol.State(
                table=self.id,
                rev=table.rev,
                meta=presenter.meta(table, self.hall.names),
                you=presenter.you(table, player),
                game=presenter.game(table, viewer),
                history=[presenter.happened(entry, viewer) for entry in after[-400:]],
                chat=chat,
                presence=self.presence(),
            )

    def presence(self) -> protocol.Presence:
        """Who is connected now."""
        seated = {chair.player for chair in self.table.chairs if chair.player}
        online = filter(self.hall.presence.is_connected, seated)
        return protocol.Presence(table=self.id, online=tuple(sorted(online)), watchers=len(self.watching() - seated))

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
        kept = None if name is None else own_id(player, name)
        watched = isinstance(asked, admission.WATCHED) or not self.hall.uptime.is_settled()
        if watched and (refused := await self._before_all(asked, player)) is not None:
            return refused
        async with self.lock:
            await self._settle()
            until = time.monotonic() + TRYING
            while time.monotonic() < until:
                # Older halls kept the id alone.
                if name and kept and (before := self.answered.get(kept) or self.answered.get(name)) is not None:
                    return before
                answer = await self._do(asked, player, rev)
                if isinstance(answer, Refusal):
                    if answer.code == "old-terms" and await self._renew():
                        continue
                    # With other processes about, this may be the judgement of an old table.
                    if self.hall.settings.bus and await self._read_on():
                        continue
                    return answer
                stored = await self._keep(answer, kept, name, by)
                if stored is True:
                    if player is not None and player not in self.watching():
                        # Who watches has come already.
                        self.hall.notifier.came(player, self.id)
                    return answer
                if stored is not False:
                    return stored
            return Refusal(code="busy")

    async def _before_all(self, asked: ANY, player: str | None) -> Refusal | None:
        if not isinstance(asked, Credit):
            await self.hall.uptime.settled()
        return await admission.refuses(self, asked, player) if isinstance(asked, admission.WATCHED) else None

    async def _renew(self) -> bool:
        # People go on under the terms of today, also where a table was opened under older ones.
        renewed = await self._do(Renew(terms=TERMS), None, None)
        return isinstance(renewed, Done) and await self._keep(renewed, None, None, None) is True

    async def _keep(self, done: Done, kept: str | None, name: str | None, by: Connection | None) -> int | bool:
        # What everybody will see is written while the disk writes, too.
        written = frames(self, done.happened, done, by, name)
        stored = await self._append(done, kept)
        if stored is True:
            self._show(done.happened, written, done.meta)
            self.hall.recorder.note(self.table)
            self.autopilot.wake()
            self.hall.notifier.waits(self)
            if done.meta:
                self.hall.notifier.gave(self)
            if done.entry.start is not None:
                self.hall.task(self.hall.vacations.follow(self))
        return stored

    async def _do(self, asked: ANY, player: str | None, rev: int | None) -> Done | Refusal:
        try:
            return self.table.do(asked, player, self._at(), rev)
        except Exception:
            log.exception("command failed", table=self.id, command=type(asked).__name__)
            await self.load()
            return Refusal(code="internal")

    def _at(self) -> float:
        # The times of a log do not go back, whatever another process says what time it is.
        now, history = self.hall.time.now(), self.table.history
        return history[-1].at if history and history[-1].at > now else now

    async def _append(self, done: Done, kept: str | None) -> int | bool:
        row = Row(table=self.id, rev=done.entry.rev, at=done.entry.at, body=done.line, sealed=done.sealed, command=kept)
        try:
            appended = await self.hall.store.append(row, self.summary.after(done.meta, done.entry.at))
        except BaseException:
            # Not known to be durable: nothing more happens here before what is durable has been read.
            self._doubtful = done.entry.rev - 1
            raise
        if appended.outcome is Outcome.STORED:
            if kept is not None:
                self.answered[kept] = done.entry.rev
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
        waited = frozenset(presenter.waited_for(self.table))
        for player in waited ^ self.waited:
            self.hall.tell_turn(self, player, player in waited)
        self.waited = waited
        self.hall.reached(self.id, happened.rev)

    # -- people ----------------------------------------------------------------------------------

    def enter(self, viewer: Connection) -> None:
        """Somebody watches."""
        self.viewers.add(viewer)
        self.hall.notifier.came(viewer.player, self.id)
        self._watching = None
        self.autopilot.wake()
        self.hall.presence_changed(self)

    def go(self, viewer: Connection) -> None:
        """Somebody watches no longer."""
        self.viewers.discard(viewer)
        self._watching = None
        self.hall.last_seen.left(self, viewer.player)
        self.used = time.monotonic()
        self.hall.presence_changed(self)

    def show_presence(self) -> None:
        """Tell everybody who is here."""
        frame = presenter.encode(self.presence())
        for viewer in self.viewers:
            viewer.push(frame)

    async def say(self, player: str, text: str) -> None:
        """A chat line: stored, then shown to all but those who ignore the speaker."""
        await self.hall.know({player})
        row = await self.hall.store.say(
            ChatRow(
                table=self.id, n=0, at=self.hall.time.now(), player=player, chair=self.table.chair_of(player), text=text
            )
        )
        frame = presenter.encode(protocol.Chat(table=self.id, line=self.hall.chat_line(row)))
        deaf = await self.hall.store.read(relations.deaf, player, self.watching())
        for viewer in self.viewers:
            if viewer.player not in deaf:
                viewer.push(frame)
