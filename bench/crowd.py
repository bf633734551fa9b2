"""Flood test: one guest with sockets at the full rate beside live tables, then with a thousand tables.

Fifty tables of four play at the pace of people. Quiet and crowded seconds take turns in one run, so that other load on
the machine affects both. The guest comes from another address, which a header names as a server in front would.
"""

import asyncio
import contextlib
import json
import multiprocessing
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from bench import server
from hiroma.loadtest.figures import percentile
from hiroma.server.settings import Settings
from tests.server.running import RunningHall

TABLES = 50
SOCKETS = 120
OPENED = 1000
ROUNDS = 4
SECONDS = 6.0
PACE = 1.0
"""Seconds that a table waits between two moves."""
ELSEWHERE = {"X-Forwarded-For": "198.51.100.7"}
DEFAULT = {
    name: getattr(Settings(), name)
    for name in ("budget", "address_budget", "sockets", "address_sockets", "tables", "address_tables", "seats")
}


class Flood:
    """One guest with many sockets, in a process of its own. Each asks for the lobby as often as the hall allows."""

    def __init__(self, address: str, cookie: str) -> None:
        self.address = address
        self.cookie = cookie
        self.on = asyncio.Event()
        self.asked = 0
        self.told: dict[str, int] = {}

    async def page(self) -> None:
        """Keep one socket until cancelled, and open another one a second after its end."""
        headers = {"Cookie": self.cookie, **ELSEWHERE}
        while True:
            await self.on.wait()
            with contextlib.suppress(ConnectionClosed, InvalidStatus, OSError, TimeoutError):
                async with connect(f"{self.address}/ws".replace("http", "ws"), additional_headers=headers) as socket:
                    await socket.send(json.dumps({"type": "hello", "version": 1}))
                    await asyncio.gather(self._ask(socket), self._hear(socket))
            await asyncio.sleep(1.0)

    async def _ask(self, socket: Any) -> None:
        while True:
            await self.on.wait()
            for asked in ("watch", "unwatch"):
                await socket.send(json.dumps({"type": asked, "table": "lobby"}))
                self.asked += 1
            await asyncio.sleep(1 / 19)

    async def _hear(self, socket: Any) -> None:
        async for text in socket:
            frame = json.loads(text)
            why = frame["why"] if frame["type"] == "bye" else frame["type"]
            self.told[why] = self.told.get(why, 0) + 1


async def _flood(flood: Flood, loud: Any, over: Any) -> None:
    pages = [asyncio.create_task(flood.page()) for _ in range(SOCKETS)]
    while not over.is_set():
        flood.on.set() if loud.is_set() else flood.on.clear()
        await asyncio.sleep(0.05)
    for page in pages:
        page.cancel()
    await asyncio.gather(*pages, return_exceptions=True)


def crowd(address: str, cookie: str, loud: Any, over: Any, said: Any) -> None:
    """Flood the hall while `loud` is set, until `over`. Put the counts of requests and answers into `said`."""
    flood = Flood(address, cookie)
    asyncio.run(_flood(flood, loud, over))
    said.put((flood.asked, flood.told))


def _cookie(address: str, headers: dict[str, str]) -> str:
    with urllib.request.urlopen(urllib.request.Request(f"{address}/api/me", headers=headers)) as answer:
        return str(answer.headers["Set-Cookie"]).partition(";")[0]


def newcomer(address: str) -> float:
    """Open a table without a cookie, and return the seconds it took."""
    began = time.perf_counter()
    _post(address, {"Cookie": _cookie(address, {})})
    return time.perf_counter() - began


def _post(address: str, headers: dict[str, str]) -> None:
    body = b'{"game":"cant-stop"}'
    request = urllib.request.Request(
        f"{address}/api/tables", body, {"Content-Type": "application/json", **headers}, method="POST"
    )
    with urllib.request.urlopen(request):
        pass


def many_tables(address: str, cookie: str) -> dict[str, int]:
    """Try to open a thousand tables as one guest. Return the number of each answer: 'opened', or a refusal's code."""
    answers: dict[str, int] = {}
    for _ in range(OPENED):
        try:
            _post(address, {"Cookie": cookie, **ELSEWHERE})
            said = "opened"
        except urllib.error.HTTPError as error:
            with error:
                said = str(json.loads(error.read())["code"])
        answers[said] = answers.get(said, 0) + 1
        if said == "flood":
            time.sleep(0.2)
    return answers


async def measured(hall: RunningHall) -> dict[str, Any]:
    """Measure quiet and crowded seconds in turns, and return the figures."""
    assert hall.process is not None
    players = await server.seat_people(hall, TABLES)
    for player in players:
        player.pause = lambda: PACE
    server.begin(players, "start", {})
    cookie = await asyncio.to_thread(_cookie, hall.address, ELSEWHERE)
    apart = multiprocessing.get_context("spawn")
    loud, over, said = apart.Event(), apart.Event(), apart.Queue()
    guest = apart.Process(target=crowd, args=(hall.address, cookie, loud, over, said))
    guest.start()
    await asyncio.sleep(3.0)
    quiet: list[float] = []
    crowded: list[float] = []
    new: list[float] = []
    for _ in range(ROUNDS):
        for times in (quiet, crowded):
            loud.clear() if times is quiet else loud.set()
            await asyncio.sleep(2.0)
            for player in players:
                player.times.clear()
            await asyncio.sleep(SECONDS)
            times += [took for player in players for took in player.times]
            if times is crowded:
                new.append(await asyncio.to_thread(newcomer, hall.address))
    over.set()
    asked, told = await asyncio.to_thread(said.get)
    guest.join()
    answers = await asyncio.to_thread(many_tables, hall.address, cookie)
    lobby, listed = await asyncio.to_thread(_lobby, hall.address)
    for player in players:
        player.running = False
        player.transport.disconnect()
    return {
        "quiet": _spread(quiet),
        "crowded": _spread(crowded),
        "p99_ratio": round(_spread(crowded)["p99_ms"] / _spread(quiet)["p99_ms"], 2),
        "newcomer_s": round(max(new), 3),
        "asked": asked,
        "told": told,
        "tables": answers,
        "lobby_ms": round(lobby * 1000, 1),
        "listed": listed,
    }


def _lobby(address: str) -> tuple[float, int]:
    began = time.perf_counter()
    with urllib.request.urlopen(f"{address}/api/tables") as answer:
        listed = len(json.loads(answer.read()))
    return time.perf_counter() - began, listed


def _spread(times: list[float]) -> dict[str, float]:
    return {
        "moves": len(times),
        "p50_ms": round(percentile(times, 0.5) * 1000, 2),
        "p99_ms": round(percentile(times, 0.99) * 1000, 2),
    }


def measure() -> dict[str, Any]:
    """Return others' p99 with and without the crowd, answers to the guest, and a newcomer's seconds to a table."""
    with tempfile.TemporaryDirectory() as folder:
        hall = RunningHall(Path(folder), **{**DEFAULT, "guests": 10**6}).start()
        try:
            return asyncio.run(measured(hall))
        finally:
            hall.stop()


if __name__ == "__main__":
    print(json.dumps(measure(), indent=2))
