"""A hall in a process of its own, and people who talk to any hall over real sockets."""

import asyncio
import contextlib
import itertools
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from abc import ABC, abstractmethod
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from hiroma.server.settings import Settings
from tests.server.forking import ForkedHall

RUN = (
    "import sys, msgspec; from hiroma.server.serve import serve; from hiroma.server.settings import Settings; "
    "serve(msgspec.json.decode(sys.argv[1], type=Settings))"
)


def free_port() -> int:
    """Return a free TCP port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


WIDE = dict.fromkeys(
    (
        *("budget", "address_budget", "sockets", "address_sockets"),
        *("tables", "address_tables", "seats", "watches", "guests"),
    ),
    10**6,
)
"""Settings with wide limits: everybody in a test has one address, and is faster than people are."""

LEAVING_S = 90
"""Seconds in which a leaving process hands over hundreds of tables, on a busy machine."""

ARRIVED: list["Person"] = []
"""People who have connected in this test; the fixture `goodbyes` closes their sockets."""


class AnyHall(ABC):
    """A hall on a folder; a test talks to it over HTTP and sockets."""

    def __init__(self, folder: Path, port: int, **settings: Any) -> None:
        self.folder = folder
        self.port = port
        chosen = {
            "store": f"sqlite:///{folder}/hiroma.db",
            "key": f"{folder}/hiroma.key",
            "bot_pause": 0.0,
            "drain": 0.0,
            "backups": f"{folder}/backups",
            **WIDE,
            **settings,
        }
        self.settings = Settings(port=port, **chosen)
        self.log = folder / "server.log"

    @property
    def address(self) -> str:
        """Address of the hall."""
        return f"http://127.0.0.1:{self.port}"

    @abstractmethod
    def start(self) -> Self:
        """Start the hall and wait until it answers."""

    @abstractmethod
    def stop(self) -> None:
        """Close the hall in order."""


class RunningHall(AnyHall):
    """One server process on a folder; can be killed and started again on the same port."""

    run = RUN
    """The program of the process."""

    def __init__(self, folder: Path, python: str = sys.executable, **settings: Any) -> None:
        super().__init__(folder, free_port(), **settings)
        self.python = python
        self.environment: dict[str, str] = {}
        self.process: subprocess.Popen[bytes] | ForkedHall | None = None
        self.left_with: int | None = None

    def start(self) -> Self:
        """Start the process and wait until it answers."""
        said = msgspec.json.encode(self.settings).decode()
        if self.run == RUN and self.python == sys.executable and not self.environment:
            self.process = ForkedHall(said, self.log)
        else:
            with self.log.open("ab") as log:
                told = os.environ | self.environment
                self.process = subprocess.Popen([self.python, "-c", self.run, said], stdout=log, stderr=log, env=told)
        until = time.monotonic() + 90
        while True:
            try:
                urllib.request.urlopen(f"{self.address}/api/health", timeout=1).close()
            except OSError:
                if self.process.poll() is not None or time.monotonic() > until:
                    raise RuntimeError(self.log.read_text()[-2000:]) from None
                time.sleep(0.02)
            else:
                return self

    def kill(self) -> None:
        """Kill the process with SIGKILL: it says no goodbye."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Close the hall in order, with SIGTERM."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.process.pid, how)
            self.left_with = self.process.wait(LEAVING_S)
            self.process = None


class Person:
    """A browser without a screen: keeps a cookie, a socket, and all frames of the server."""

    def __init__(self, hall: AnyHall, name: str = "") -> None:
        self.hall = hall
        self.name = name
        self.cookie = ""
        self.headers: dict[str, str] = {}
        self.socket: ClientConnection
        self.heard: list[dict[str, Any]] = []
        self.ids = itertools.count(1)

    async def arrive(self, greet: bool = True) -> "Person":
        """Get a device cookie, connect, and say hello."""
        if not self.cookie:
            await self.http("GET", "/api/me")
        # A person with unread frames does not read the goodbye, either: do not wait for it.
        self.socket = await connect(
            f"ws://127.0.0.1:{self.hall.port}/ws",
            additional_headers={"Cookie": self.cookie},
            max_size=None,
            close_timeout=0.5,
        )
        ARRIVED.append(self)
        if not greet:
            return self
        await self.send({"type": "hello", "version": 1})
        self.me = (await self.wait("welcome"))["me"]
        return self

    async def http(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Send a request with this person's cookie; return status and decoded body. Bytes are sent as they are."""
        return await asyncio.to_thread(self._http, method, path, body)

    def _http(self, method: str, path: str, body: Any) -> tuple[int, Any]:
        request = urllib.request.Request(self.hall.address + path, method=method, headers=self.headers)
        request.add_header("Content-Type", "application/json")
        if self.cookie:
            request.add_header("Cookie", self.cookie)
        content = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
        try:
            with urllib.request.urlopen(request, content, timeout=10) as answer:
                self.keep(answer.headers.get_all("Set-Cookie", []))
                return answer.status, _decoded(answer.read())
        except urllib.error.HTTPError as error:
            with error:
                return error.code, _decoded(error.read())

    def keep(self, headers: list[str]) -> None:
        """Keep cookies as a browser does: the newest of each name, none that has expired."""
        jar = SimpleCookie(self.cookie)
        for header in headers:
            jar.load(header)
        good = [f"{name}={morsel.value}" for name, morsel in jar.items() if morsel["max-age"] != "0"]
        self.cookie = "; ".join(good)

    async def send(self, frame: dict[str, Any]) -> None:
        """Send a frame."""
        await self.socket.send(json.dumps(frame))

    async def next(self, seconds: float = 5.0) -> dict[str, Any]:
        """Return the next frame of the server."""
        frame: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), seconds))
        self.heard.append(frame)
        return frame

    async def wait(self, kind: str, seconds: float = 5.0, **fields: Any) -> dict[str, Any]:
        """Return the next frame of this kind with these fields; keep those before it in `heard`."""
        until = time.monotonic() + seconds
        while True:
            frame = await self.next(max(until - time.monotonic(), 0.01))
            if frame["type"] == kind and all(frame.get(key) == value for key, value in fields.items()):
                return frame

    async def watch(self, table: str, rev: int = 0) -> dict[str, Any]:
        """Follow a table; return its state, at `rev` or later (an older one may be under way to us)."""
        await self.send({"type": "watch", "table": table, "rev": rev})
        while (state := await self.wait("state", table=table))["rev"] < rev:
            pass
        return state

    async def ask(self, table: str, name: str, args: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
        """Give a command; return the ack or the refusal."""
        command = more.pop("id", None) or f"{self.name}{next(self.ids)}-{secrets.token_hex(4)}"
        await self.send({"type": "command", "id": command, "table": table, "name": name, "args": args or {}, **more})
        while True:
            frame = await self.next()
            if frame["type"] == "events" and frame.get("ack") == command:
                return {"type": "ack", "id": command, "rev": frame["rev"]}
            if frame["type"] in ("ack", "refused") and frame["id"] == command:
                return {key: frame[key] for key in frame if key != "table" and frame[key] is not None}

    async def line(self, table: str, text: str) -> dict[str, Any]:
        """Type a line; return the ack or the refusal."""
        return await self.ask(table, "line", {"text": text})

    async def hear_out(self) -> None:
        """Close the socket, then note all frames before the close: a failed send leaves those unread."""
        await self.leave()
        with contextlib.suppress(ConnectionClosed):
            while True:
                await self.next(1.0)

    async def leave(self) -> None:
        """Close the socket."""
        if self in ARRIVED:
            ARRIVED.remove(self)
        with contextlib.suppress(ConnectionClosed):
            await self.socket.close()


def _decoded(body: bytes) -> Any:
    try:
        return json.loads(body)
    except ValueError:
        return body


async def sit_down(
    hall: AnyHall, names: str = "ab", options: dict[str, Any] | None = None, game: str = "cant-stop"
) -> tuple[str, list[Person]]:
    """Open a table where these people type /join; return its id and the people, host first."""
    people = [await Person(hall, name).arrive() for name in names]
    _, made = await people[0].http("POST", "/api/tables", {"game": game, "options": options or {}})
    for person in people:
        await person.watch(made["id"])
        assert (await person.line(made["id"], "/join"))["type"] == "ack"
    return made["id"], people
