"""Benchmark of the server: the cost of a durable move, beside that of the least server (bench/yardstick_server.py).

50 tables of four people over 200 sockets. Hall and yardstick are pinned to the same core and loaded in the same
seconds; the people are on the other core. So other load on the machine affects both. CPU time is each process's own.

A move is checked, drawn, appended and shown to four people. A separate measurement has games that end: results are
recorded, and the votes of four begin the next game.
"""

import asyncio
import contextlib
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from bench import yardstick_server
from bench.halls import COMPILED, cpu_seconds
from hiroma.loadtest.figures import percentile
from hiroma.loadtest.guests import encode, open_table
from tests.server.running import RunningHall, free_port

TABLES = 50
PEOPLE = 4
SECONDS = 6.0
ROUNDS = 5
BARE = yardstick_server.View("table00", 1000, 0, (0,), yardstick_server.MOVES, yardstick_server.BOARD, "")
"""A frame of the yardstick before it is filled up to the size of the hall's."""
CORES = os.sched_getaffinity(0)


class Board(msgspec.Struct):
    """The owners of routes, as pairs of route and seat."""

    owners: list[tuple[int, int]] = []


class Seen(msgspec.Struct):
    """The part of a game that a player needs to move."""

    actors: list[int] = []
    moves: Any = None
    view: Board | None = None


class Frame(msgspec.Struct):
    """The part of any frame that a player reads."""

    type: str
    id: str = ""
    code: str = ""
    ack: str | None = None
    rev: int | None = None
    game: Seen | None = None
    actors: list[int] = []
    moves: Any = None


decode = msgspec.json.Decoder(Frame).decode


class Player(WSListener):
    """One player's socket: moves on their turn, and notes the seconds until the answer."""

    def __init__(self, seat: int, table: str, ready: asyncio.Future[None], plain: bool) -> None:
        self.seat = seat
        self.table = table
        self.ready = ready
        self.plain = plain
        self.sent: dict[str, float] = {}
        self.count = 0
        self.pause: Callable[[], float] = lambda: 0.0
        self.to_the_end = False
        self.times: list[float] = []
        self.bytes = 0
        self.frames = 0
        self.running = True
        self.transport: WSTransport

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Say hello."""
        self.transport = transport
        if self.plain:
            self.ready.set_result(None)
        else:
            self.send({"type": "hello", "version": 1, "watch": {self.table: 0}})

    def send(self, frame: dict[str, Any]) -> None:
        """Send a frame."""
        self.transport.send(WSMsgType.TEXT, encode(frame))

    def command(self, name: str, args: dict[str, Any], rev: int | None = None) -> None:
        """Give a command."""
        self.count += 1
        command = f"{self.seat}.{self.count}"
        frame = {"type": "command", "id": command, "table": self.table, "name": name, "args": args}
        if name == "submit":
            self.sent[command] = time.perf_counter()
        self.send(frame if rev is None else {**frame, "rev": rev})

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Decode a frame and take it."""
        text = frame.get_payload_as_bytes()
        self.hear(decode(text), len(text))

    def hear(self, said: Frame, size: int) -> None:
        """Take a frame of `size` bytes."""
        answered = said.ack or (said.id if said.type == "ack" else "")
        if answered in self.sent:
            self.times.append(time.perf_counter() - self.sent.pop(answered))
        if said.type == "state" and not self.ready.done():
            self.ready.set_result(None)
        elif said.type == "events":
            self.bytes += size
            self.frames += 1
            if self.running:
                self.turn(said)

    def choice(self, moves: list[dict[str, Any]], view: Board | None) -> dict[str, Any]:
        """Return a move: GO three times, then STOP where it is legal. A route's owner stops only if `to_the_end`."""
        owner = view is not None and any(seat == self.seat for _, seat in view.owners)
        stops = [move for move in moves if _decides(move)] if self.count % 4 == 3 else []
        return stops[0] if stops and (self.to_the_end or not owner) else moves[0]

    def turn(self, said: Frame) -> None:
        """Move on this seat's turn; ask for another game when this one is over."""
        seen = Seen(said.actors, said.moves) if self.plain else said.game
        if seen is None:
            return
        if not seen.actors:
            self.command("rematch", {})
        elif seen.actors[0] == self.seat:
            moves = seen.moves if self.plain else seen.moves[str(self.seat)]
            pause = self.pause()
            args = {"seat": self.seat, "moves": [self.choice(moves, seen.view)]}
            if pause:
                asyncio.get_running_loop().call_later(pause, self.command, "submit", args, said.rev)
            else:
                self.command("submit", args, said.rev)


P = TypeVar("P", bound=Player)


def _decides(move: dict[str, Any]) -> bool:
    return move["do"] in ("stop", "drop")


async def seat_people(hall: RunningHall, tables: int) -> list[Player]:
    """Open the tables and connect four people to each; they have joined."""
    players = []
    for _ in range(tables):
        players += await seat_table([hall.address] * PEOPLE, Player)
    return players


async def seat_table(addresses: Sequence[str], kind: type[P]) -> list[P]:
    """Open a table and connect a person by each address; they have joined. `kind`: the class of the people."""
    table, cookies = await asyncio.to_thread(open_table, addresses)
    seats = zip(addresses, cookies, strict=True)
    return [
        await _connect(f"{address}/ws", seat, table, {"Cookie": cookie}, plain=False, kind=kind)
        for seat, (address, cookie) in enumerate(seats)
    ]


async def _connect(url: str, seat: int, table: str, headers: dict[str, str], plain: bool, kind: type[P]) -> P:
    ready = asyncio.get_running_loop().create_future()
    player = kind(seat, table, ready, plain)
    await ws_connect(lambda: player, url.replace("http", "ws"), extra_headers=headers)
    await ready
    return player


async def load(players: list[Player], pid: int, seconds: float) -> dict[str, float]:
    """Let everybody play for that number of seconds. Return moves/s, p50 and p99 in ms, and CPU µs a move."""
    for player in players:
        player.times.clear()
    cpu, start = cpu_seconds(pid), time.perf_counter()
    await asyncio.sleep(seconds)
    cpu, wall = cpu_seconds(pid) - cpu, time.perf_counter() - start
    times = sorted(t for player in players for t in player.times)
    return {
        "moves_per_s": round(len(times) / wall, 1),
        "p50_ms": round(percentile(times, 0.5) * 1000, 2),
        "p99_ms": round(percentile(times, 0.99) * 1000, 2),
        "cpu_us_per_move": round(cpu / len(times) * 1e6, 1),
    }


async def one_round(folder: Path, tables: int) -> dict[str, Any]:
    """Measure hall and yardstick on one core, the hall alone at full and at half load, and both while games end."""
    hall = RunningHall(folder)
    if await asyncio.to_thread(COMPILED.is_dir):
        hall.environment["PYTHONPATH"] = str(COMPILED.resolve())
    with _core(0):
        hall.start()
        yardstick, url = await _start_yardstick(folder)
    assert hall.process is not None
    try:
        people = await seat_people(hall, tables)
        rivals = await seat_rivals(url, tables)
        begin(people, "start", {})
        await asyncio.sleep(2.0)
        size = _frame_bytes(people)
        rivals[0].command("size", {"bytes": max(0, size - len(encode(BARE)))})
        begin(rivals, "submit", {"seat": 0})
        await asyncio.sleep(1.0)
        together = await load_both(people, hall.process.pid, rivals, yardstick.pid)
        for rival in rivals:
            rival.running = False
        full = await load(people, hall.process.pid, SECONDS)
        # At half the load each table waits for as long as a move takes at full load.
        gap = tables / full["moves_per_s"]
        for player in people:
            player.pause = lambda: gap
        await asyncio.sleep(1.0)
        half = await load(people, hall.process.pid, SECONDS)
        for player in people:
            player.pause, player.to_the_end = (lambda: 0.0), True
        for rival in rivals:
            rival.running = True
        begin(rivals, "submit", {"seat": 0})
        await asyncio.sleep(3.0)
        ends = await load_both(people, hall.process.pid, rivals, yardstick.pid)
        await _stop([*people, *rivals])
    finally:
        yardstick.terminate()
        yardstick.wait(10)
        hall.stop()
    return {"together": together, "full": full, "half": half, "with_ends": ends}


async def load_both(people: list[Player], hall: int, rivals: list[Player], yardstick: int) -> dict[str, Any]:
    """Load hall and yardstick (process ids) in the same seconds. Return the figures and the ratio of CPU a move."""
    _frame_bytes([*people, *rivals])  # sets the counters to 0
    ours, least = await asyncio.gather(load(people, hall, SECONDS), load(rivals, yardstick, SECONDS))
    ratio = round(ours["cpu_us_per_move"] / least["cpu_us_per_move"], 2)
    bytes_each = {"hall": _frame_bytes(people), "yardstick": _frame_bytes(rivals)}
    return {"hall": ours, "yardstick": least, "cpu_ratio": ratio, "frame_bytes": bytes_each}


async def _start_yardstick(folder: Path) -> tuple[subprocess.Popen[bytes], str]:
    port = free_port()
    script = Path(__file__).parent / "yardstick_server.py"
    arguments = [sys.executable, str(script), str(port), str(folder / "yardstick.db")]
    server = await asyncio.to_thread(subprocess.Popen, arguments)
    await _listening(port)
    return server, f"http://127.0.0.1:{port}"


async def seat_rivals(url: str, tables: int) -> list[Player]:
    """Connect four people to each table of the yardstick."""
    return [
        await _connect(f"{url}/table{table}", seat, f"table{table}", {}, plain=True, kind=Player)
        for table in range(tables)
        for seat in range(PEOPLE)
    ]


def begin(players: list[Player], name: str, args: dict[str, Any]) -> None:
    """Let the first seat of every table give this command."""
    for player in players:
        if player.seat == 0:
            player.command(name, args)


def _frame_bytes(players: list[Player]) -> int:
    mean = sum(p.bytes for p in players) / max(1, sum(p.frames for p in players))
    for player in players:
        player.bytes = player.frames = 0
    return round(mean)


async def _stop(players: list[Player]) -> None:
    for player in players:
        player.running = False
    await asyncio.sleep(0.3)
    for player in players:
        player.transport.disconnect()


async def _listening(port: int) -> None:
    for _ in range(200):
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.close()
            return
        await asyncio.sleep(0.05)
    raise RuntimeError("the yardstick did not start")


@contextlib.contextmanager
def _core(core: int) -> Any:
    # A child started inside inherits the core; this process goes to the other one.
    os.sched_setaffinity(0, {core} & CORES or CORES)
    yield
    os.sched_setaffinity(0, CORES - {core} or CORES)


def measure(tables: int = TABLES) -> dict[str, Any]:
    """Return rounds of `one_round` and their medians. The figure that counts is the ratio of CPU a move."""
    rounds = []
    for _ in range(ROUNDS):
        with tempfile.TemporaryDirectory() as folder:
            rounds.append(asyncio.run(one_round(Path(folder), tables)))
    return {
        "rounds": rounds,
        "cpu_ratio": statistics.median(r["together"]["cpu_ratio"] for r in rounds),
        "cpu_ratio_with_ends": statistics.median(r["with_ends"]["cpu_ratio"] for r in rounds),
        "p99_ms_at_half_load": statistics.median(r["half"]["p99_ms"] for r in rounds),
    }


if __name__ == "__main__":
    print(msgspec.json.format(msgspec.json.encode(measure())).decode())
