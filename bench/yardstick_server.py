"""The yardstick for the server: the least that carries a durable move to four people.

The same socket library (uvicorn, websockets-sansio), msgspec and SQLite with group commit as the hall, no rules: a
frame is decoded, one row is appended, and after the commit the mover gets an answer and each of the four people at the
table a view of their own, as large as the hall's. Run: `python bench/yardstick_server.py PORT DATABASE`.
"""

import asyncio
import queue
import sqlite3
import sys
import threading
from typing import Any

import msgspec
import uvicorn


class Command(msgspec.Struct, tag_field="type", tag="command"):
    """A submitted move."""

    id: str
    table: str
    name: str
    args: dict[str, Any]
    rev: int | None = None


class View(msgspec.Struct):
    """A view as large as that of a game in mid-course."""

    table: str
    rev: int
    viewer: int
    actors: tuple[int, ...]
    moves: list[dict[str, Any]]
    board: list[list[int]]
    text: str
    type: str = "events"


class Ack(msgspec.Struct):
    """The answer to the mover."""

    id: str
    rev: int
    type: str = "ack"


MOVES = [{"do": kind, "orange": a, "red": b} for a, b in ((4, 9), (9, 4), (6, 7), (7, 6)) for kind in ("go", "stop")]
BOARD = [[0, 0, 1, 0, 4, 2, 0, 7, 3, 0, 0, 2, 0] for _ in range(5)]
decode = msgspec.json.Decoder(Command).decode
encode = msgspec.json.Encoder().encode


class Log:
    """Group commit: a writer thread gathers rows that arrive during a commit, then commits them at once."""

    def __init__(self, path: str, loop: asyncio.AbstractEventLoop) -> None:
        self.path = path
        self.loop = loop
        self.queue: queue.SimpleQueue[tuple[tuple[str, int, bytes], asyncio.Future[None]]] = queue.SimpleQueue()
        threading.Thread(target=self.write, daemon=True).start()

    def append(self, row: tuple[str, int, bytes]) -> asyncio.Future[None]:
        """Queue a row. Return a future that is done when the row is durable."""
        done = self.loop.create_future()
        self.queue.put((row, done))
        return done

    def write(self) -> None:
        """Commit rows in groups, in the thread."""
        base = sqlite3.connect(self.path, isolation_level=None)
        base.execute("pragma journal_mode = wal")
        base.execute("pragma synchronous = full")
        base.execute("create table entries (game text, rev integer, body blob, primary key (game, rev)) without rowid")
        while True:
            batch = [self.queue.get()]
            while not self.queue.empty():
                batch.append(self.queue.get())
            base.execute("begin")
            base.executemany("insert into entries values (?, ?, ?) on conflict do nothing", [row for row, _ in batch])
            base.execute("commit")
            self.loop.call_soon_threadsafe(self.settle, [done for _, done in batch])

    @staticmethod
    def settle(waiters: list[asyncio.Future[None]]) -> None:
        """Wake the tasks whose rows are durable."""
        for done in waiters:
            done.set_result(None)


class Server:
    """Tables by name: the sockets at each, in order of arrival, and the rev."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.log: Log | None = None
        self.people: dict[str, list[Any]] = {}
        self.revs: dict[str, int] = {}
        self.filler = ""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve a connection, as the ASGI application."""
        if scope["type"] != "websocket":
            return
        if self.log is None:
            self.log = Log(self.path, asyncio.get_running_loop())
        await receive()
        await send({"type": "websocket.accept"})
        table = scope["path"].rpartition("/")[2]
        people = self.people.setdefault(table, [])
        people.append(send)
        while (message := await receive())["type"] == "websocket.receive":
            command = decode(message["text"])
            if command.name == "size":
                self.filler = "x" * int(command.args["bytes"])
            else:
                await self.move(command, people, message["text"])

    async def move(self, command: Command, people: list[Any], text: str) -> None:
        """Append a move durably, and show it to everybody at the table."""
        assert self.log is not None
        rev = self.revs[command.table] = self.revs.get(command.table, 0) + 1
        await self.log.append((command.table, rev, text.encode()))
        for viewer, send in enumerate(people):
            view = View(command.table, rev, viewer, (rev % 4,), MOVES, BOARD, self.filler)
            await send({"type": "websocket.send", "text": encode(view).decode()})
        await people[command.args["seat"]]({"type": "websocket.send", "text": encode(Ack(command.id, rev)).decode()})


if __name__ == "__main__":
    uvicorn.run(
        Server(sys.argv[2]),
        host="127.0.0.1",
        port=int(sys.argv[1]),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        lifespan="off",
    )
