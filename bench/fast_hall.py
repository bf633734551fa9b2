"""A hall in simulated time: the parts of a real one, wired as always, with SQLite in the thread of its event loop.

People connect by `Line`s, which the hall takes for sockets. A hall is closed in order, or killed. Nothing that a killed
hall still does is written down or heard. It runs in a process of `bench.simulated`.
"""

import asyncio
import gc
import time
import weakref
from collections.abc import Callable, MutableMapping
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

import msgspec
from sqlalchemy import Connection as Statements

from hiroma.ids import PlayerId
from hiroma.server.accounts.devices import DEVICE, SESSION
from hiroma.server.host import restoring
from hiroma.server.settings import Settings
from hiroma.server.wire.connection import SOCKET, Connection, text_of
from hiroma.server.wiring import Hall
from hiroma.store import PlayerRow, StoreError, sqlite
from hiroma.store.accounts import AccountRow

P = ParamSpec("P")
T = TypeVar("T")

WIDE = dict.fromkeys(
    (
        *("budget", "address_budget", "sockets", "address_sockets"),
        *("tables", "address_tables", "seats", "watches", "guests"),
    ),
    10**6,
)
"""Limits out of reach, because everybody in the town has one address."""

DEAD = "the process is dead"
"""The error of a store whose process was killed."""

encode = msgspec.json.encode


class Here:
    """Stand-in for a thread of the store: works at once. `dead`: True when it refuses to work."""

    def __init__(self, name: str) -> None:
        self.dead = False

    async def run(self, work: Callable[[], T]) -> T:
        """Return the result of `work`. Raise `StoreError` when dead."""
        if self.dead:
            raise StoreError(DEAD)
        return work()

    async def close(self) -> None:
        """End."""
        self.dead = True


class FastDatabase(sqlite.SqliteDatabase):
    """An SQLite file without threads."""

    _write: Here  # type: ignore[assignment]  # it has every method that the database calls

    async def read(self, ask: Callable[Concatenate[Statements, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return the result of `ask`. Raise `StoreError` when dead."""

        def work() -> T:
            with self._reading.connect() as connection:
                return ask(connection, *args, **kwargs)

        return await self._write.run(work)

    def kill(self) -> None:
        """Refuse all work from now on."""
        self._write.dead = True


def install() -> None:
    """Make every store of this process work without threads."""
    sqlite.Worker = Here  # type: ignore[misc, assignment]  # no threads in this process
    sqlite.SqliteDatabase = FastDatabase  # type: ignore[misc]  # for this process


class Line(Connection):
    """A person's line to the hall: a socket without a wire. `hear` is called with each frame, `lost` at its end."""

    def __init__(self, hear: Callable[[bytes], None], lost: Callable[["Line"], None]) -> None:
        self.begin()
        self._hear, self._lost = hear, lost
        self._said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._said.put_nowait({"type": "websocket.connect"})

    def push(self, frame: bytes) -> None:
        """Give a frame of the hall to the person."""
        if not self.closed:
            self._hear(text_of(frame))

    async def bye(self, frame: bytes, code: int) -> None:
        """Give the last frame of the hall to the person, and hang up."""
        self.push(frame)
        self.hang_up()

    def say(self, frame: object) -> None:
        """Send a frame to the hall."""
        self.heard = time.monotonic()
        self._said.put_nowait({"type": "websocket.receive", "text": encode(frame).decode()})

    def hang_up(self) -> None:
        """End the line, from either side."""
        if not self.closed:
            self.closed = True
            self.heard = time.monotonic()
            self._said.put_nowait({"type": "websocket.disconnect", "code": 1000})
            self._lost(self)

    async def next_said(self) -> dict[str, Any]:
        """Return the next message for the hall."""
        return await self._said.get()

    async def take_in(self, message: MutableMapping[str, Any]) -> None:
        """Take a message of the hall beside frames: it opens the line, or turns the visitor away."""
        if message["type"] == "websocket.http.response.start":
            self.hang_up()


class FastHall:
    """A hall that is opened and closed many times, on one database. `lives` refers to every `Hall` so far."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.file = folder / "hiroma.db"
        self.settings = Settings(
            store=f"sqlite:///{self.file}",
            key=str(folder / "key"),
            backups=str(folder / "backups"),
            **{**WIDE, "drain": 5.0, **settings},
        )
        self.lives: list[weakref.ref[Hall]] = []
        self._hall: Hall | None = None
        self._lines: dict[asyncio.Task[None], Line] = {}
        self._left = asyncio.Event()

    @property
    def parts(self) -> Hall:
        """Return the parts of the hall. Raises `StoreError` while it is closed."""
        if self._hall is None:
            raise StoreError("the hall is closed")
        return self._hall

    async def open(self) -> None:
        """Open, with the backup that the host has chosen, if any."""
        await restoring.settle(self.settings)
        hall = Hall(self.settings)
        self._left.clear()
        hall.closing.leave = self._left.set
        await hall.open()
        self._hall = hall
        self.lives.append(weakref.ref(hall))

    async def close(self) -> None:
        """Close in order, as after SIGTERM."""
        hall = self.parts
        await hall.closing.drain()
        self._hall = None
        await asyncio.gather(*self._lines, return_exceptions=True)
        _disarm(hall)
        await hall.close()

    async def restore(self, name: str) -> None:
        """Restore a backup, as the host does at the desk. The hall is closed after that."""
        await self.parts.admin.restore(name)
        await self._left.wait()
        await self.close()

    async def kill(self) -> None:
        """Stop at once: nothing more is written, and lines break."""
        hall, self._hall = self.parts, None
        database = hall.store.engine.database
        assert isinstance(database, FastDatabase)
        database.kill()
        _disarm(hall)
        for task, line in list(self._lines.items()):
            line.hang_up()
            task.cancel()
        await asyncio.gather(*self._lines, return_exceptions=True)
        await hall.jobs.rest()
        await hall.store.close()

    def line(self, cookie: str, hear: Callable[[bytes], None], lost: Callable[[Line], None]) -> Line:
        """Return a new line of the person who has this cookie. Raises `StoreError` while the hall is closed."""
        hall, line = self.parts, Line(hear, lost)
        scope = {
            "type": "websocket",
            "scheme": "ws",
            "path": "/ws",
            "client": ("127.0.0.1", 1),
            "headers": [(b"cookie", cookie.encode())],
            "extensions": {SOCKET: {"connection": line}},
        }
        task = asyncio.ensure_future(hall.socket(scope, line.next_said, line.take_in))
        self._lines[task] = line
        task.add_done_callback(lambda done: self._lines.pop(done, None))
        return line

    async def register(self, name: str, account: bool) -> tuple[PlayerId, str]:
        """Return a new person and their cookie: the device cookie of a guest, or the session cookie of an account."""
        hall = self.parts
        player = hall.authentication.devices.new_player()
        if not account:
            return player, f"{DEVICE}={hall.authentication.devices.signed(player)}"
        now = hall.clock.now()
        row = PlayerRow(id=player, name=name, locale="en", created=now, seen=now, key=name)
        await hall.store.accounts.open_account(AccountRow(player, name, None, now), row)
        _, token = await hall.authentication.let_in(player, "")
        return player, f"{SESSION}={token}"

    def census(self) -> dict[str, int]:
        """Count what is in memory: rooms, sockets, `Hall`s with the present one, tasks, and all objects."""
        gc.collect()
        hall = self.parts
        return {
            "rooms": len(hall.rooms.open),
            "sockets": len(hall.sockets.open),
            "halls": sum(life() is not None for life in self.lives),
            "tasks": len(asyncio.all_tasks()),
            "objects": len(gc.get_objects()),
        }


def _disarm(hall: Hall) -> None:
    # Alarms and tasks end with a process; this one goes on.
    def never(seconds: float, act: Callable[[], None]) -> asyncio.TimerHandle:
        timer = asyncio.get_running_loop().call_later(0.0, lambda: None)
        timer.cancel()
        return timer

    for room in hall.rooms.open.values():
        room.autopilot.rest()
    hall.jobs.later = never  # type: ignore[method-assign]  # of this hall
