"""Call paths of a move, a bot's turn and a club invitation through the modules of the server.

`sys.setprofile` counts in all threads of this process, which has a hall without its background loops: calls of hiroma's
functions, modules, changes from one module to another, and trips to the store.
"""

import asyncio
import json
import random
import sys
import tempfile
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec

from bench.fuzz import Seat
from hiroma.ids import PlayerId, TableId
from hiroma.server.accounts.devices import SESSION
from hiroma.server.app import make
from hiroma.server.settings import Settings
from hiroma.server.wiring import Hall
from hiroma.store import PlayerRow
from hiroma.store.accounts import AccountRow
from hiroma.store.repository import Engine

OWN = str(Path(sys.modules["hiroma"].__file__ or "").parent)
SETTLE = 0.3
"""Seconds after an act in which its consequences are traced, too."""


class Trace:
    """The modules of hiroma whose functions are called while it is `on`, in order."""

    def __init__(self) -> None:
        self.on = False
        self.modules: list[str] = []

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        """Note a call; the callback of `sys.setprofile`."""
        if self.on and event == "call" and frame.f_code.co_filename.startswith(OWN):
            self.modules.append(frame.f_code.co_filename[len(OWN) + 1 : -3])

    @contextmanager
    def of(self) -> Iterator[None]:
        """Trace while the block lasts."""
        self.modules.clear()
        self.on = True
        try:
            yield
        finally:
            self.on = False

    def figures(self) -> dict[str, Any]:
        """Return the numbers of calls, modules and changes of module, and the modules' names."""
        pairs = zip(self.modules, self.modules[1:], strict=False)
        return {
            "calls": len(self.modules),
            "modules": len(set(self.modules)),
            "changes": sum(one != other for one, other in pairs),
            "names": sorted(set(self.modules)),
        }


def measure() -> dict[str, Any]:
    """Return the figures of each path."""
    trace = Trace()
    threading.setprofile(trace)
    sys.setprofile(trace)
    try:
        with tempfile.TemporaryDirectory() as folder:
            return asyncio.run(_measure(trace, folder))
    finally:
        sys.setprofile(None)
        threading.setprofile(None)


async def _measure(trace: Trace, folder: str) -> dict[str, Any]:
    found = {}
    for name, path in (("move", _move), ("bot", _bot), ("invite", _invite)):
        store, key = f"sqlite:///{folder}/{name}.db", f"{folder}/key"
        # The trace makes everything slow: that must not use up a budget.
        hall = Hall(Settings(store=store, key=key, budget=10**6, address_budget=10**6))
        await hall.open()
        for task in list(hall.jobs._tasks):  # noqa: SLF001 - the loops would be counted, too
            task.cancel()
        found[name] = await path(trace, hall)
        await hall.close()
    return found


async def _sit(hall: Hall, people: int, bots: int) -> tuple[list[Seat], str]:
    seats = [await Seat(hall, f"{bots}{n}".ljust(16, "0")).arrive() for n in range(people)]
    table = json.loads((await _ask(hall, "POST", "/api/tables", seats[0].player, {"game": "cant-stop"}))[1])["id"]
    for seat in seats:
        await seat.say(json.dumps({"type": "watch", "table": table, "rev": 0}))
        await _command(seat, table, "join")
    for _ in range(bots):
        await _command(seats[0], table, "bot", level="casual")
    for seat in seats:
        await _command(seat, table, "ready")
    await _command(seats[0], table, "start")
    return seats, table


async def _command(by: Seat, table: str, name: str, **args: Any) -> list[bytes]:
    number = random.randrange(10**9)
    frame = {"type": "command", "id": f"c{number}", "table": table, "name": name, "args": args}
    return await by.say(json.dumps(frame))


async def _submit(seats: list[Seat], hall: Hall, table: str) -> Callable[[], Awaitable[Any]]:
    # A legal move of the player whose turn it is, ready to be sent.
    room = hall.rooms.open[TableId(table)]
    assert room.table.play is not None
    seat = room.table.play.state.actors()[0]
    move = json.loads(msgspec.json.encode(room.table.play.state.moves(seat)[0]))
    mover = next(one for one in seats if seat in room.table.seats_of(room.table.chair_of(PlayerId(one.player))))
    return lambda: _command(mover, table, "submit", seat=seat, moves=[move])


async def _move(trace: Trace, hall: Hall) -> dict[str, Any]:
    seats, table = await _sit(hall, 2, 0)
    for _ in range(4):
        await (await _submit(seats, hall, table))()
    await asyncio.sleep(SETTLE)
    act = await _submit(seats, hall, table)
    hall.clock.tick()
    with trace.of():
        await act()
        await asyncio.sleep(SETTLE)
    return trace.figures()


async def _bot(trace: Trace, hall: Hall) -> dict[str, Any]:
    seats, table = await _sit(hall, 1, 1)
    room = hall.rooms.open[TableId(table)]
    until = time.monotonic() + 60.0
    while time.monotonic() < until:
        if room.autopilot.bot_to_move() is None:
            await (await _submit(seats, hall, table))()
            continue
        rev = room.table.rev
        hall.clock.tick()
        with trace.of():
            while room.table.rev == rev and time.monotonic() < until:  # noqa: ASYNC110 - any entry will do
                await asyncio.sleep(0.001)
            await asyncio.sleep(0.01)
        if rev > 12:  # the worker is warm
            return trace.figures()
    raise TimeoutError("the bot does not move")


async def _invite(trace: Trace, hall: Hall) -> dict[str, Any]:
    owner, now = "0123456789abcdef", time.time()
    person = PlayerRow(id=PlayerId(owner), name="Ann", locale="en", created=now, seen=now, key="ann")
    account = AccountRow(player=PlayerId(owner), key="ann", password=None, created=now)
    assert await hall.store.accounts.open_account(account, person) is not None
    _, token = await hall.authentication.let_in(PlayerId(owner), "")
    said = await _ask(hall, "POST", "/api/clubs", token, {"name": "Hall", "text": "", "door": "open"}, SESSION)
    club = json.loads(said[1])["id"]
    await _ask(hall, "POST", f"/api/clubs/{club}/invite", token, None, SESSION)
    trips = 0

    def counted(act: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def asks(*args: Any, **kwargs: Any) -> Any:
            nonlocal trips
            trips += 1
            return await act(*args, **kwargs)

        return asks

    engine: Engine = hall.store.engine
    for way in ("read", "write", "transact"):
        setattr(engine, way, counted(getattr(engine, way)))
    hall.clock.tick()
    with trace.of():
        status, _ = await _ask(hall, "POST", f"/api/clubs/{club}/invite", token, None, SESSION)
    assert status == 200, status
    return {**trace.figures(), "trips": trips}


async def _ask(hall: Hall, method: str, path: str, who: str, body: Any, cookie: str = "") -> tuple[int, bytes]:
    """Send a request to the application, without a socket, as a guest (`who` is the player) or by a session."""
    said = f"{cookie}={who}" if cookie else f"hiroma={hall.authentication.devices.signed(PlayerId(who))}"
    text = b"" if body is None else json.dumps(body).encode()
    headers = [(b"cookie", said.encode()), (b"content-type", b"application/json"), (b"host", b"bench")]
    headers.append((b"content-length", b"%d" % len(text)))
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": headers,
        "client": ("127.0.0.1", 1),
        "server": ("bench", 80),
        "state": {},
    }
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": text, "more_body": False}

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    if hall not in _APPS:
        _APPS[hall] = make(hall)
    await _APPS[hall](scope, receive, send)
    return sent[0]["status"], b"".join(one.get("body", b"") for one in sent[1:])


_APPS: dict[Hall, Any] = {}
