"""What a durable move costs the server, beside the least a server can do (bench/yardstick_server.py).

50 tables of four people over 200 sockets. The server is pinned to one core, the people to the other, in turns with
the yardstick, so that both see the same minutes of a shared machine. CPU time is the server process's own.
"""

import asyncio
import contextlib
import os
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from tests.server.running import RunningHall, free_port

TABLES = 50
PEOPLE = 4
SECONDS = 6.0
ROUNDS = 3


class Seen(msgspec.Struct):
    """As much of a game as a player needs to move."""

    actors: list[int] = []
    moves: Any = None


class Frame(msgspec.Struct):
    """As much of any frame as a player reads."""

    type: str
    id: str = ""
    rev: int | None = None
    game: Seen | None = None
    actors: list[int] = []
    moves: Any = None


decode = msgspec.json.Decoder(Frame).decode
encode = msgspec.json.Encoder().encode


class Player(WSListener):
    """One socket: moves when it is its turn, and notes how long the answer took."""

    def __init__(self, seat: int, table: str, ready: asyncio.Future[None], plain: bool) -> None:
        self.seat = seat
        self.table = table
        self.ready = ready
        self.plain = plain
        self.sent: dict[str, float] = {}
        self.count = 0
        self.pause: Callable[[], float] = lambda: 0.0
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
        self.sent[command] = time.perf_counter()
        self.send(frame if rev is None else {**frame, "rev": rev})

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Answer what concerns this seat."""
        text = frame.get_payload_as_bytes()
        said = decode(text)
        if said.type == "ack":
            self.times.append(time.perf_counter() - self.sent.pop(said.id))
        elif said.type == "state" and not self.ready.done():
            self.ready.set_result(None)
        elif said.type == "events":
            self.bytes += len(text)
            self.frames += 1
            if self.running:
                self.turn(said)

    def turn(self, said: Frame) -> None:
        """Move, when it is this seat's turn; ask for another game, when it is over."""
        seen = Seen(said.actors, said.moves) if self.plain else said.game
        if seen is None:
            return
        if not seen.actors:
            self.command("rematch", {"nonce": secrets.token_hex(16)})
        elif seen.actors[0] == self.seat:
            moves = seen.moves if self.plain else seen.moves[str(self.seat)]
            pause = self.pause()
            args = {"seat": self.seat, "moves": [moves[self.count % len(moves)]]}
            if pause:
                asyncio.get_running_loop().call_later(pause, self.command, "submit", args, said.rev)
            else:
                self.command("submit", args, said.rev)


def cpu_seconds(pid: int) -> float:
    """User and system time of a process so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def seat_people(hall: RunningHall) -> list[Player]:
    """Open the tables and connect four people to each; they have joined and the host has started."""
    players = []
    for _ in range(TABLES):
        cookies = [_cookie(hall.address) for _ in range(PEOPLE)]
        table = _post(hall.address, "/api/tables", cookies[0], {"game": "cant-stop"})["id"]
        for cookie in cookies:
            _command(hall.address, table, cookie, "join")
        for seat, cookie in enumerate(cookies):
            players.append(await _connect(f"{hall.address}/ws", seat, table, {"Cookie": cookie}, plain=False))
    return players


async def _connect(url: str, seat: int, table: str, headers: dict[str, str], plain: bool) -> Player:
    ready = asyncio.get_running_loop().create_future()
    player = Player(seat, table, ready, plain)
    await ws_connect(lambda: player, url.replace("http", "ws"), extra_headers=headers)
    await ready
    return player


def _cookie(address: str) -> str:
    with urllib.request.urlopen(f"{address}/api/me") as answer:
        return str(answer.headers["Set-Cookie"]).partition(";")[0]


def _post(address: str, path: str, cookie: str, body: dict[str, Any]) -> Any:
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    request = urllib.request.Request(address + path, encode(body), headers, method="POST")
    with urllib.request.urlopen(request) as answer:
        return msgspec.json.decode(answer.read())


def _command(address: str, table: str, cookie: str, name: str) -> None:
    args = {"nonce": secrets.token_hex(16)}
    body = {"type": "command", "id": secrets.token_hex(8), "table": table, "name": name, "args": args}
    _post(address, f"/api/tables/{table}/commands", cookie, body)


async def load(players: list[Player], pid: int, seconds: float) -> dict[str, float]:
    """Let everybody play for a while: moves/s, p50 and p99 in ms, CPU µs a move."""
    for player in players:
        player.times.clear()
    cpu, start = cpu_seconds(pid), time.perf_counter()
    await asyncio.sleep(seconds)
    cpu, wall = cpu_seconds(pid) - cpu, time.perf_counter() - start
    times = sorted(t for player in players for t in player.times)
    return {
        "moves_per_s": round(len(times) / wall, 1),
        "p50_ms": round(statistics.median(times) * 1000, 2),
        "p99_ms": round(times[int(len(times) * 0.99)] * 1000, 2),
        "cpu_us_per_move": round(cpu / len(times) * 1e6, 1),
    }


async def hall_round(folder: Path, compiled: bool) -> dict[str, Any]:
    """The hall at full load, then at half of it."""
    hall = RunningHall(folder, frames=1_000_000)
    with _path(compiled), _core(0):
        hall.start()
    assert hall.process is not None
    try:
        players = await seat_people(hall)
        for player in players:
            if player.seat == 0:
                player.command("start", {"nonce": secrets.token_hex(16)})
        await asyncio.sleep(1.0)
        full = await load(players, hall.process.pid, SECONDS)
        # At half the load each table waits as long as it takes to halve the moves of all.
        gap = 2 * TABLES / full["moves_per_s"]
        for player in players:
            player.pause = lambda: gap - 0.5 * TABLES / full["moves_per_s"]
        await asyncio.sleep(1.0)
        half = await load(players, hall.process.pid, SECONDS)
        size = sum(p.bytes for p in players) / max(1, sum(p.frames for p in players))
        await _stop(players)
    finally:
        hall.stop()
    return {"full": full, "half": half, "frame_bytes": round(size)}


async def yardstick_round(folder: Path, frame_bytes: int) -> dict[str, float]:
    """The least server at full load, with frames as large as the hall's."""
    port = free_port()
    script = Path(__file__).parent / "yardstick_server.py"
    with _core(0):
        arguments = [sys.executable, str(script), str(port), str(folder / "yardstick.db")]
        server = await asyncio.to_thread(subprocess.Popen, arguments)
    try:
        await _listening(port)
        url = f"http://127.0.0.1:{port}"
        players = [
            await _connect(f"{url}/table{table}", seat, f"table{table}", {}, plain=True)
            for table in range(TABLES)
            for seat in range(PEOPLE)
        ]
        players[0].command("size", {"bytes": max(0, frame_bytes - 640)})
        await asyncio.sleep(0.2)
        for player in players:
            if player.seat == 0:
                player.command("submit", {"seat": 0})
        await asyncio.sleep(1.0)
        full = await load(players, server.pid, SECONDS)
        full["frame_bytes"] = round(sum(p.bytes for p in players) / max(1, sum(p.frames for p in players)))
        await _stop(players)
    finally:
        server.terminate()
        server.wait(10)
    return full


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
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core} & before or before)
    yield
    os.sched_setaffinity(0, before - {core} or before)


@contextlib.contextmanager
def _path(compiled: bool) -> Any:
    before = os.environ.get("PYTHONPATH")
    if compiled:
        os.environ["PYTHONPATH"] = str(Path("build/compiled").resolve())
    yield
    if before is None:
        os.environ.pop("PYTHONPATH", None)
    else:
        os.environ["PYTHONPATH"] = before


def measure() -> dict[str, Any]:
    """Hall and yardstick in turns; the ratio of CPU a move is the figure that counts."""
    rounds = []
    for _ in range(ROUNDS):
        with tempfile.TemporaryDirectory() as folder:
            hall = asyncio.run(hall_round(Path(folder), compiled=Path("build/compiled").is_dir()))
            yardstick = asyncio.run(yardstick_round(Path(folder), hall["frame_bytes"]))
        ratio = hall["full"]["cpu_us_per_move"] / yardstick["cpu_us_per_move"]
        rounds.append({"hall": hall, "yardstick": yardstick, "cpu_ratio": round(ratio, 2)})
    return {"rounds": rounds, "cpu_ratio": statistics.median(r["cpu_ratio"] for r in rounds)}


if __name__ == "__main__":
    print(msgspec.json.format(msgspec.json.encode(measure())).decode())
