"""Asking: clients watch tables, and what they ask is carried out, at whichever process a table lives."""

from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec

from hiroma.ids import LeaseNo, PlayerId, TableId
from hiroma.server.cluster.links import Wanted, always
from hiroma.server.cluster.messages import NOBODY, Answer, Ask, Denied, Order, Rejected, Reply, Request, Watch
from hiroma.server.cluster.ownership import NotOwned
from hiroma.server.core.jobs import Jobs
from hiroma.server.core.last_seen import LastSeen
from hiroma.server.core.room import Room
from hiroma.server.core.rooms import Among, Rooms
from hiroma.server.core.tables import Tables
from hiroma.server.core.viewer import Viewer
from hiroma.server.web.commands import Commands, foresee, is_guess
from hiroma.server.wire import presenter, protocol
from hiroma.server.wire.connection import Connection
from hiroma.table.refusal import Refused

_frame_from = msgspec.json.Decoder(protocol.Command | protocol.Preview).decode


class Asking:
    """The asking of a process."""

    def __init__(self, tables: Tables, rooms: Rooms, commands: Commands, last_seen: LastSeen, jobs: Jobs) -> None:
        self._tables = tables
        self._rooms = rooms
        self._commands = commands
        self._last_seen = last_seen
        self._jobs = jobs

    # -- for clients of this process -----------------------------------------------------------------

    async def watch(
        self, connection: Connection, table_id: TableId, rev: int | None, *, told: bool, comes: bool
    ) -> int:
        """Let a socket watch a table, and send it the state; return how many bytes that were.

        `rev`: the client has what happened until then; None: it needs nothing of it. `told`: it has what happened until
        now. `comes` False when the socket watches already. `Refused` as `Rooms.place` and `Tables.let_in`; raises
        `StoreError`.
        """

        async def here(room: Room) -> list[bytes]:
            await self._tables.let_in(room, connection.player)
            return [await self._watch_here(room, connection, rev, told, comes)]

        async def there(among: Among, owner: LeaseNo) -> Reply:
            return await _watch_there(among, owner, connection, table_id, rev, told, comes)

        return sum(map(len, await self._frames(table_id, here, there, wanted=connection.listens)))

    async def _watch_here(self, room: Room, connection: Connection, rev: int | None, told: bool, comes: bool) -> bytes:
        if self._rooms.among is not None:
            self._rooms.among.watching.here(connection, room.id)
        if connection not in room.viewers:
            room.enter(connection)
        state = await self._state(room, connection.player, rev, told)
        _push_state(connection, room.id, state)
        if comes:
            await self._last_seen.tell(room, connection, rev or 0)
        return state

    def unwatch(self, connection: Connection, table_id: TableId) -> None:
        """Let a socket stop watching a table."""
        room = self._rooms.open.get(table_id)
        if room is not None and connection in room.viewers:
            room.go(connection)
        if self._rooms.among is not None:
            self._rooms.among.watching.remove(connection, table_id)

    async def state(self, player: PlayerId, table_id: TableId, since: int) -> bytes:
        """Return the frame of a table's state, with what happened after `since`. `Refused` as `ask`."""

        async def here(room: Room) -> list[bytes]:
            await self._tables.let_in(room, player)
            return [presenter.encode(await room.state(player, since))]

        async def there(among: Among, owner: LeaseNo) -> Reply:
            return await among.cluster.ask(
                table_id, owner, lambda n: Watch(n, table_id, player, since, told=False, comes=False, follow=False)
            )

        return (await self._frames(table_id, here, there))[0]

    async def ask(
        self,
        player: PlayerId,
        frame: protocol.Command | protocol.Preview,
        by: Connection | None = None,
        *,
        program: bool = False,
    ) -> bytes | None:
        """Answer a frame of a client. None when the entry, as it was shown to the socket `by`, was the answer.

        `Refused` as `Rooms.place`, `Tables.let_in` and `Commands.guess`; raises `StoreError`.
        """
        # At the process that they came to: the table's owner does not know from which network.
        if isinstance(frame, protocol.Command) and frame.name in ("say", "line"):
            refused = self._commands.refuses_line(player, frame)
            if refused is not None:
                return presenter.encode(refused)
        if isinstance(frame, protocol.Command) and is_guess(frame):
            return await self._commands.guess(frame.table, lambda: self._asked(player, frame, by, program))
        return await self._asked(player, frame, by, program)

    async def _asked(
        self, player: PlayerId, frame: protocol.Command | protocol.Preview, by: Connection | None, program: bool
    ) -> bytes | None:
        room = self._rooms.open.get(frame.table)
        if room is not None and not room.gone:
            # The short way of nearly every move.
            with suppress(NotOwned):
                return await self._answer(room, player, frame, by, program)

        async def here(room: Room) -> list[bytes]:
            answer = await self._answer(room, player, frame, by, program)
            return [] if answer is None else [answer]

        wanted = always if by is None else by.listens

        async def there(among: Among, owner: LeaseNo) -> Reply:
            said = msgspec.json.encode(frame)
            return await among.cluster.ask(
                frame.table, owner, lambda n: Ask(n, frame.table, player, program, said), wanted=wanted
            )

        # The id of a command makes it safe to give again, but chat and questions leave no entry.
        again = isinstance(frame, protocol.Preview) or frame.name not in ("say", "line", "hint", "mute", "password")
        frames = await self._frames(frame.table, here, there, again=again, wanted=wanted)
        return frames[0] if frames else None

    async def _frames(
        self,
        table_id: TableId,
        here: Callable[[Room], Awaitable[list[bytes]]],
        there: Callable[[Among, LeaseNo], Awaitable[Reply]],
        *,
        again: bool = True,
        wanted: Wanted = always,
    ) -> list[bytes]:
        told = await self._rooms.at_owner(table_id, here, there, again=again, wanted=wanted)
        if isinstance(told, list):
            return told
        assert isinstance(told, Answer)
        return told.frames

    # -- for other processes -------------------------------------------------------------------------

    async def serve(self, lease: LeaseNo, request: Request) -> Reply:
        """Answer a request of another process. Raises `StoreError`."""
        room = await self._rooms.place_mine(request.table)
        if room is None:
            return self._denied(request)
        try:
            if isinstance(request, Watch):
                return await self._serve_watch(room, lease, request)
            if isinstance(request, Order):
                return await self._tables.serve(room, request)
            answer = await self._answer(room, request.player, _frame_from(request.frame), None, request.program)
            return Answer(request.n, [] if answer is None else [answer])
        except NotOwned:
            return self._denied(request)
        except Refused as refused:
            return Rejected(request.n, refused.refusal.code, msgspec.json.encode(refused.refusal.what))

    def _denied(self, request: Request) -> Denied:
        assert self._rooms.among is not None
        return Denied(request.n, self._rooms.among.cluster.ownership.owner(request.table) or NOBODY)

    async def _serve_watch(self, room: Room, lease: LeaseNo, request: Watch) -> Reply:
        await self._tables.let_in(room, request.player)
        if request.follow:
            assert self._rooms.among is not None
            viewer = self._rooms.among.hosting.watch(room, lease, request.player)
            if request.comes:
                # After the state: it asks the store.
                self._jobs.task(self._last_seen.tell(room, viewer, request.rev or 0))
        state = await self._state(room, request.player, request.rev, request.told)
        return Answer(request.n, [state], rev=room.shown)

    # -- at the owner ----------------------------------------------------------------------------------

    async def _state(self, room: Room, player: PlayerId, rev: int | None, told: bool) -> bytes:
        return presenter.encode(await room.state(player, room.table.rev if rev is None else rev, told))

    async def _answer(
        self,
        room: Room,
        player: PlayerId,
        frame: protocol.Command | protocol.Preview,
        by: Viewer | None,
        program: bool,
    ) -> bytes | None:
        await self._tables.let_in(room, player)
        if isinstance(frame, protocol.Preview):
            return presenter.encode(foresee(room, player, frame))
        answer = await self._commands.carry_out(room, player, frame, by, program=program)
        return None if answer is None else presenter.encode(answer)


async def _watch_there(
    among: Among,
    owner: LeaseNo,
    connection: Connection,
    table_id: TableId,
    rev: int | None,
    told: bool,
    comes: bool,
) -> Reply:
    # The state is pushed as soon as it is here, before what happened after it.
    among.watching.add(connection, table_id, owner)

    def taken(reply: Reply) -> None:
        if isinstance(reply, Answer):
            among.watching.stands_at(connection, table_id, reply.rev)
            for state in reply.frames:
                _push_state(connection, table_id, state)

    reply = await among.cluster.ask(
        table_id,
        owner,
        lambda n: Watch(n, table_id, connection.player, rev, told, comes, follow=True),
        taken,
        connection.listens,
    )
    if isinstance(reply, Rejected):
        among.watching.remove(connection, table_id)
    return reply


def _push_state(connection: Connection, table_id: TableId, state: bytes) -> None:
    connection.push(state)
    if not connection.behind and table_id in connection.watching:
        connection.watching[table_id] = True
