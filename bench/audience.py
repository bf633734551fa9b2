"""The cost of spectators: memory of a socket and of a watcher, CPU of a move for each watcher.

`python -m bench audience --people 200`: a hall in a process of its own, a table of two, and people at one socket each.
"""

import asyncio
import tempfile
from pathlib import Path
from typing import Any

from bench.halls import cpu_seconds, pids, resident_bytes
from tests.server.running import Person, RunningHall, sit_down

MOVES = 100
ROOM: dict[str, Any] = {"address_sockets": 10**6, "guests": 10**6, "address_budget": 10**6}
SETTLE_S = 2.0


def measure(people: int | None = None) -> dict[str, Any]:
    """Return the KB of resident memory a socket and a watcher, and the µs of the hall's CPU a watcher and move."""
    with tempfile.TemporaryDirectory() as folder:
        hall = RunningHall(Path(folder), **ROOM).start()
        try:
            return asyncio.run(_measure(hall, people or 200))
        finally:
            hall.stop()


async def _measure(hall: RunningHall, people: int) -> dict[str, Any]:
    (pid,) = pids([hall])
    table, players = await sit_down(hall)
    await players[1].line(table, "/ready")
    await players[0].line(table, "/start")
    await _moves(pid, table, players)
    alone = await _moves(pid, table, players)
    before = resident_bytes(pid)
    crowd = [await Person(hall, f"w{number}").arrive() for number in range(people)]
    await asyncio.sleep(SETTLE_S)
    connected = resident_bytes(pid)
    for person in crowd:
        await person.watch(table)
    await asyncio.sleep(SETTLE_S)
    watching = resident_bytes(pid)
    listening = [asyncio.create_task(_listen(person)) for person in crowd]
    crowded = await _moves(pid, table, players)
    for task in listening:
        task.cancel()
    return {
        "people": people,
        "socket_kb": round((connected - before) / people / 1024, 1),
        "watcher_kb": round((watching - connected) / people / 1024, 1),
        "move_us": round(alone * 1e6),
        "watcher_us_a_move": round((crowded - alone) / people * 1e6, 1),
    }


async def _listen(person: Person) -> None:
    """Read every frame, as a browser does."""
    async for _ in person.socket:
        pass


async def _moves(pid: int, table: str, players: list[Person]) -> float:
    """Play. Return the hall's CPU seconds for each move, with the request for the state before it."""
    begun = cpu_seconds(pid)
    for _ in range(MOVES):
        _, state = await players[0].http("GET", f"/api/tables/{table}?since=100000")
        if not (actors := state["game"]["actors"]):
            raise RuntimeError("the game is over: play fewer moves")
        seat = actors[0]
        # A player who never stops never wins, so the game goes on.
        moves = state["game"]["moves"][str(seat)]
        move = next((move for move in moves if move["do"] != "stop"), moves[0])
        await players[seat].ask(table, "submit", {"seat": seat, "moves": [move]})
    return (cpu_seconds(pid) - begun) / MOVES
