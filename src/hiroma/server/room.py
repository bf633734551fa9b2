"""A table that is open on this process: its log in memory and its viewers."""

import asyncio
import os
import time
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from hiroma.games import ruleset
from hiroma.kernel import Viewer
from hiroma.server import protocol, sight
from hiroma.server.attendant import Attendant
from hiroma.server.connection import Connection
from hiroma.server.fairplay import door
from hiroma.server.metrics import TALLY
from hiroma.store import ChatRow, Outcome, Row, Summary, company
from hiroma.table.asked import ANY, Submit
from hiroma.table.deeds import check
from hiroma.table.refusal import Refusal
from hiroma.table.slips import Done, Happened
from hiroma.table.table import Table

if TYPE_CHECKING:
    from hiroma.server.hall import Hall

log = structlog.get_logger()

Frames = list[tuple[Connection, bytes]]
"""What each viewer is sent."""

FRESH = 60.0
"""Seconds for which the lobby may go on with a table's last summary while only moves are made."""

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
        self.used = time.monotonic()
        self._online: frozenset[str] | None = None
        self._card = b""
        self._due: float | None = None
        self._summed = 0.0
        self._doubtful: int | None = None
        self.waited: frozenset[str] = frozenset()
        """The players whose turn it is."""

    # -- reading ---------------------------------------------------------------------------------

    async def load(self, seen: int | None = None) -> bool:
        """Fold the log from the store; False when there is no such table. Viewers are shown what is after `seen`."""
        rows = await self.hall.store.entries(self.id)
        self.table = Table.fold(((row.body, row.sealed) for row in rows), ruleset, os.urandom)
        self.answered = {row.command: row.rev for row in rows if row.command}
        self._card = b""
        self._doubtful = None
        self.waited = frozenset(sight.waited_for(self.table))
        await self.hall.know({chair.player for chair in self.table.chairs if chair.player} | {self.table.host or ""})
        if seen is not None:
            for happened in self.table.history[seen:]:
                self._show(happened, self._frames(happened))
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
            self._card = b""
            await self.hall.know({chair.player for chair in self.table.chairs if chair.player})
            self._show(happened, self._frames(happened))
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
        if (refused := await door.refuses(self, asked, player)) is not None:
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
                frames = self._frames(answer.happened, answer, by, name)
                stored = await self._append(answer, name)
                if stored is True:
                    self._show(answer.happened, frames, answer.meta)
                    self.hall.ledger.note(self.table)
                    self.attendant.wake()
                    self.hall.bell.waits(self)
                    if answer.entry.start is not None:
                        self.hall.task(self.hall.vacations.follow(self))
                    if player is not None:
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
            appended = await self.hall.store.append(row, self.summary(done.meta))
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

    def summary(self, changed: bool) -> Summary | None:
        """The lobby's row of this table; None when nothing in it `changed` that cannot wait a minute."""
        deadline = self._deadline()
        now = time.time()
        if not changed and self._card and deadline is None and self._due is None and now < self._summed + FRESH:
            return None
        if changed:
            self._card = b""
        self._due, self._summed = deadline, now
        return self.present(deadline)

    def present(self, deadline: float | None = None) -> Summary:
        """The lobby's row of this table as it stands."""
        table = self.table
        if not self._card:
            self._card = msgspec.json.encode(sight.card(table))[:-1]
        return Summary(
            table=self.id,
            game=table.game,
            status=table.status,
            listed=table.listed,
            head=table.rev,
            deadline=deadline,
            changed=table.history[-1].at if table.history else 0.0,
            card=b'%b,"waiting":%b}' % (self._card, msgspec.json.encode(sight.waited_for(table))),
            players=tuple(chair.player for chair in table.chairs if chair.player),
        )

    def _deadline(self) -> float | None:
        clock = self.table.clock
        ends = None if clock is None else clock.deadline()
        other = self._other_deadline()
        return other if ends is None else ends if other is None else min(ends, other)

    def _other_deadline(self) -> float | None:
        # Votes run out; a bot's turn is looked after by another process if this one dies.
        if self.table.vote is not None:
            return self.table.vote.deadline
        if self.table.fill is not None:
            return self.table.fill
        if self.attendant.bot_to_move() is not None:
            return time.time() + 30.0
        return time.time() + self.hall.settings.silence + 5.0 if self.attendant.silent_seat() is not None else None

    def _show(self, happened: Happened, frames: Frames, meta: bool = True) -> None:
        TALLY.entries += 1
        for viewer, frame in frames:
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

    def _frames(
        self, happened: Happened, done: Done | None = None, by: Connection | None = None, name: str | None = None
    ) -> Frames:
        if done is None or done.meta or done.freed or self.table.ruleset.info.secrets:
            return self._frames_each(happened, done, by, name)
        if not self.viewers:
            return []
        events = protocol.Events(
            table=self.id,
            rev=happened.rev,
            happened=sight.happened(happened, None),
            game=sight.game(self.table, None),
        )
        frame, answer = sight.alike(events, name)
        return [(viewer, answer if viewer is by else frame) for viewer in self.viewers]

    def _frames_each(self, happened: Happened, done: Done | None, by: Connection | None, name: str | None) -> Frames:
        online = self.online()
        meta, freed = (True, None) if done is None else (done.meta, done.freed)
        shown = sight.encoded(sight.meta(self.table, self.hall.names)) if meta else None
        seen: dict[Viewer, tuple[Any, Any]] = {}
        frames: Frames = []
        for viewer in self.viewers:
            seat = sight.viewer_of(self.table, viewer.player)
            if seat not in seen:
                game = sight.encoded(sight.game(self.table, seat))
                seen[seat] = sight.encoded(sight.happened(happened, seat)), game
            frame = protocol.Events(
                table=self.id,
                rev=happened.rev,
                happened=seen[seat][0],
                game=seen[seat][1],
                meta=shown,
                you=sight.you(self.table, viewer.player, online) if meta or viewer.player == freed else None,
                ack=name if viewer is by else None,
            )
            frames.append((viewer, sight.encode(frame)))
        return frames

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
