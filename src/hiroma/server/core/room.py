"""A table that lives at this process: its log in memory and its viewers."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

import structlog

from hiroma.ids import CommandId, LeaseNo, OwnCommandId, PlayerId, TableId, own_id
from hiroma.server.cluster.ownership import NotOwned
from hiroma.server.core.autopilot import Autopilot, Controls
from hiroma.server.core.broadcast import Frames, frames, strangers
from hiroma.server.core.chat import TableChat
from hiroma.server.core.folding import read
from hiroma.server.core.metrics import TALLY
from hiroma.server.core.names import Names
from hiroma.server.core.signal import LobbyChanged, Signal
from hiroma.server.core.spectators import Spectators
from hiroma.server.core.summary import TableSummary
from hiroma.server.core.viewer import Asker, Viewer
from hiroma.server.wire import presenter, protocol
from hiroma.store import Outcome, Row, Store
from hiroma.table.commands import ANY, Cursor, Join, Open, Ready, Rematch, SetNext, SetRated, Start
from hiroma.table.consent import TERMS
from hiroma.table.hall_commands import Credit, Renew
from hiroma.table.messages import Done, Happened
from hiroma.table.refusal import Refusal
from hiroma.table.table import Table

log = structlog.get_logger()

TRYING = 5.0
"""Seconds for which a command is tried again when the log has entries that this process did not know."""

WATCHED = (Join, Cursor, Open, Ready, Rematch, SetNext, Start, SetRated)
"""Commands by which a player comes to play, or sets the terms: the checks of a hall run before them."""

Check = Callable[["Room", ANY, PlayerId | None], Awaitable[Refusal | None]]
"""Runs before a `WATCHED` command of a player (None: the hall). Returns the refusal, None to let it pass."""


class Happenings:
    """Signals of the tables of a process. A feature follows one, in one line of wiring."""

    def __init__(self) -> None:
        self.committed: Signal[[Room, Done]] = Signal()
        """An entry of this process is durable, and the viewers have been sent it."""
        self.began: Signal[[Room]] = Signal()
        """An entry of this process has begun a game."""
        self.ended: Signal[[Room]] = Signal()
        """An entry of this process has ended a game."""
        self.came: Signal[[Room, PlayerId]] = Signal()
        """A player has begun to watch, or has done something without watching."""
        self.left: Signal[[Room, Viewer]] = Signal()
        """A socket of a player has stopped watching."""
        self.lobby = LobbyChanged()


class Surroundings(NamedTuple):
    """The parts that all rooms of a process share."""

    store: Store
    names: Names
    beside: Callable[[PlayerId, TableId, bool, Callable[[], bytes]], None]
    """Push a frame to a player's sockets that do not watch a table; the flag is true when others of theirs do."""
    controls: Controls
    checks: Sequence[Check]
    happenings: Happenings
    lease: Callable[[], LeaseNo | None]
    """The lease under which this process appends; None for one process alone."""


class Room:
    """Carries out one command at a time: check, append, and only then show it to anybody (durable, then visible)."""

    def __init__(self, table_id: TableId, around: Surroundings) -> None:
        self.id = table_id
        self.lease = around.lease()
        """The lease under which the table is owned."""
        self.gone = False
        """True when the table belongs to another room, or process: nothing more is done here."""
        self.shown = 0
        """The newest rev that viewers have been sent."""
        self.table: Table
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.answered: dict[OwnCommandId, int] = {}
        """The revs of commands that were carried out, by their ids as `own_id` keeps them."""
        self._store, self._names, self._beside = around.store, around.names, around.beside
        self._checks, self._happenings = around.checks, around.happenings
        self._clock, self._uptime = around.controls.clock, around.controls.uptime
        self._online, self._jobs = around.controls.presence, around.controls.jobs
        self.autopilot = Autopilot(self, around.controls)
        self.summary = TableSummary(self.autopilot, self._clock)
        self.spectators = Spectators(self._clock.now, self._jobs.soon, lambda: self.viewers)
        self.chat = TableChat(self._store.chat, self._store.relations, self._clock.now, self._beside)
        self.used = time.monotonic()
        self.dear = 0.0
        """Seconds of processor time that reading its log took."""
        self._watching: frozenset[PlayerId] | None = None
        self._doubtful: int | None = None
        self.waited: frozenset[PlayerId] = frozenset()
        """The players whose turn it is."""

    async def load(self, seen: int | None = None) -> bool:
        """Fold the log from the store; return False for no such table. Viewers are shown the entries after `seen`."""
        rows = await self._store.tables.entries(self.id)
        self.table, self.dear = await read(rows)
        self.answered = {row.command: row.rev for row in rows if row.command}
        self.summary.forget()
        self.waited = frozenset(presenter.waited_for(self.table))
        await self._names.know(presenter.people(self.table))
        self.spectators.begin(self.table, rows, self._names)
        if seen is not None:
            for happened in self.table.history[seen:]:
                self._show(happened, frames(self.table, self.spectators.near(self.table), self._names, happened))
        else:
            self.shown = self.table.rev
        self._doubtful = None
        return bool(rows)

    async def give_up(self) -> None:
        """Stop after the command that is under way: the table goes to another process."""
        async with self.lock:
            self.drop()

    def drop(self) -> None:
        """Stop at once."""
        self.gone = True
        self.autopilot.rest()

    async def settle(self) -> None:
        """Read the log again where an entry was not appended. Raises `StoreError`; `NotOwned` as `command`."""
        async with self.lock:
            await self._settle()

    async def _settle(self) -> None:
        if self.gone:
            raise NotOwned(self.id)
        # Something failed between the check of an entry and its append: only the entries that the store has count.
        if self._doubtful is not None:
            await self.load(self._doubtful)

    def watching(self) -> frozenset[PlayerId]:
        """Return the players who watch this table."""
        if self._watching is None:
            self._watching = frozenset(viewer.player for viewer in self.viewers)
        return self._watching

    async def state(self, player: PlayerId, rev: int, told: bool = False) -> protocol.State:
        """Return the table as one player sees it, with the entries after `rev`, or with none when `told` of them."""
        chat = await self.chat.newest(self.table, self._names, player)
        async with self.lock:
            await self._settle()
            table = self.spectators.table_for(self.table, player)
            viewer = presenter.viewer_of(table, player)
            after = [] if told else self.spectators.history_for(table, player, rev)
            return protocol.State(
                table=self.id,
                rev=table.rev,
                meta=presenter.meta(table, self._names, self._names.faces),
                you=presenter.you(table, player),
                game=presenter.game(table, viewer),
                history=[presenter.happened(entry, viewer) for entry in after[-400:]],
                chat=chat,
                presence=self.presence(),
            )

    def presence(self) -> protocol.Presence:
        """Return the people on chairs who are connected, and the number of other watchers."""
        seated = {chair.player for chair in self.table.chairs if chair.player}
        online = filter(self._online.is_connected, seated)
        return protocol.Presence(table=self.id, online=tuple(sorted(online)), watchers=len(self.watching() - seated))

    async def command(
        self,
        asked: ANY,
        player: PlayerId | None,
        command_id: CommandId | None,
        rev: int | None,
        by: Asker | None = None,
    ) -> Done | Refusal | int:
        """Carry out a command. Return the entry, the refusal, or the rev under which its id was carried out before.

        `player` None is the hall. Returns only after the entry is durable and shown. `by` asks for it; `by.answered`
        says that the entry was the answer. Raises `StoreError`; `NotOwned` where the table lives elsewhere by now.
        """
        kept = None if command_id is None else own_id(player, command_id)
        watched = isinstance(asked, WATCHED) or not self._uptime.is_settled()
        if watched and (refused := await self._before_all(asked, player)) is not None:
            return refused
        async with self.lock:
            await self._settle()
            until = time.monotonic() + TRYING
            while time.monotonic() < until:
                if command_id and kept and (before := self._answer_to(kept, command_id)) is not None:
                    return before
                answer = await self._do(asked, player, rev)
                if isinstance(answer, Refusal):
                    if answer.code == "old-terms" and await self._renew():
                        continue
                    return answer
                stored = await self._keep(answer, kept, command_id, by)
                if stored is True:
                    if player is not None and player not in self.watching():
                        # Players who watch have come already.
                        self._happenings.came(self, player)
                    return answer
                if stored is not False:
                    return stored
            return Refusal(code="busy")

    def _answer_to(self, kept: OwnCommandId, command_id: CommandId) -> int | None:  # older halls kept the id alone
        return self.answered.get(kept) or self.answered.get(OwnCommandId(command_id))

    async def _before_all(self, asked: ANY, player: PlayerId | None) -> Refusal | None:
        if not isinstance(asked, Credit):
            await self._uptime.settled()
        for refuses in self._checks if isinstance(asked, WATCHED) else ():
            if (refused := await refuses(self, asked, player)) is not None:
                return refused
        return None

    async def _renew(self) -> bool:
        # People go on under the terms of today, also where a table was opened under older ones.
        renewed = await self._do(Renew(terms=TERMS), None, None)
        return isinstance(renewed, Done) and await self._keep(renewed, None, None, None) is True

    async def _keep(
        self, done: Done, kept: OwnCommandId | None, command_id: CommandId | None, by: Asker | None
    ) -> int | bool:
        # Until it is durable the table is ahead of its log, which is read again when anything fails meanwhile.
        self._doubtful = done.entry.rev - 1
        # Frames are encoded before the append: they go out as soon as the entry is durable.
        viewer = by.viewer if by is not None and self.spectators.at_once(self.table, by.viewer) else None
        written = self.spectators.frames(self.table, done.happened, done, viewer, command_id)
        stored = await self._append(done, kept)
        if stored is True:
            self._show(done.happened, written, done.meta)
            if by is not None:
                by.answered = viewer is not None
            self.autopilot.wake()
            if self.spectators.is_missing(self.table):
                self.spectators.begin(self.table, await self._store.tables.entries(self.id), self._names)
            self._tell(done)
        return stored

    def _tell(self, done: Done) -> None:
        for viewer in strangers(self.table, self.viewers, self.spectators.members):
            self.go(viewer)
        happenings = self._happenings
        for follow in happenings.committed:
            follow(self, done)
        _, last = self.table.finished.get(self.table.no, (0, 0))
        began, ended = done.entry.start is not None, last == done.entry.rev
        for it_is, tell in ((began, happenings.began), (ended, happenings.ended)):
            if it_is:
                tell(self)
                self._jobs.task(self._show_apart())

    async def _show_apart(self) -> None:
        if self.viewers and (self.spectators.are_behind or await self.chat.was_apart(self.table)):
            await self.show_state()

    async def _do(self, asked: ANY, player: PlayerId | None, rev: int | None) -> Done | Refusal:
        try:
            return self.table.do(asked, player, self._at(), rev)
        except Exception:
            log.exception("command failed", table=self.id, command=type(asked).__name__)
            self._doubtful = self.shown
            await self.load()
            return Refusal(code="internal")

    def _at(self) -> float:
        # The times of a log never go back, though the clock of another process may be ahead.
        now, history = self._clock.now(), self.table.history
        return history[-1].at if history and history[-1].at > now else now

    async def _append(self, done: Done, kept: OwnCommandId | None) -> int | bool:
        row = Row(table=self.id, rev=done.entry.rev, at=done.entry.at, body=done.line, sealed=done.sealed, command=kept)
        appended = await self._store.tables.append(row, self.summary.after(done.meta, done.entry.at), self.lease)
        if appended.outcome is Outcome.FENCED:
            self.drop()
            raise NotOwned(self.id)
        if appended.outcome is Outcome.STORED:
            self._doubtful = None
            if kept is not None:
                self.answered[kept] = done.entry.rev
            return True
        if appended.outcome is Outcome.STALE and self.lease is not None:
            # Another process takes itself for the owner, too. The next claim decides.
            self.drop()
            raise NotOwned(self.id)
        await self.load(done.entry.rev - 1)
        return appended.rev if appended.outcome is Outcome.REPEATED else False

    def _show(self, happened: Happened, written: Frames, meta: bool = True) -> None:
        TALLY.entries += 1
        self.shown = happened.rev
        for viewer, frame in written:
            viewer.push(frame)
        if meta:
            # A player who sits down no longer counts as a watcher.
            self.show_presence()
            self._happenings.lobby()
        waited = frozenset(presenter.waited_for(self.table))
        for player in waited ^ self.waited:
            self._tell_turn(player, player in waited)
        self.waited = waited

    def _tell_turn(self, player: PlayerId, waits: bool) -> None:
        # For a player in the hall who does not watch: the table waits for them, or no longer does.
        turn = protocol.Turn(table=self.id, game=self.table.game, waits=waits)
        self._beside(player, self.id, player in self.watching(), lambda: presenter.encode(turn))

    def enter(self, viewer: Viewer) -> None:
        """Add a viewer."""
        self.viewers.add(viewer)
        self._happenings.came(self, viewer.player)
        self._watching = None
        self.autopilot.wake()
        self.show_presence_soon()

    def go(self, viewer: Viewer) -> None:
        """Remove a viewer."""
        self.viewers.discard(viewer)
        self._watching = None
        self._happenings.left(self, viewer)
        self.used = time.monotonic()
        self.show_presence_soon()

    def show_presence_soon(self) -> None:
        """Send everybody the presence soon, once for all who come and go in a moment."""
        self._jobs.soon(f"presence {self.id}", self.show_presence)

    def show_presence(self) -> None:
        """Send everybody the presence."""
        frame = presenter.encode(self.presence())
        for viewer in self.viewers:
            viewer.push(frame)

    async def show_state(self) -> None:
        """Send every viewer the whole table again."""
        for viewer in list(self.viewers):
            viewer.push(presenter.encode(await self.state(viewer.player, self.table.rev)))

    async def say(self, player: PlayerId, text: str) -> None:
        """Store a chat line, then show it to those who hear it and do not ignore the speaker."""
        await self.chat.say(self.table, self._names, player, text, self.viewers)
