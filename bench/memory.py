"""Memory of an idle table: while it is open, and once it is folded away.

A hall in this process opens tables of each game with people on every chair, and plays some moves at each. Figures are
the growth of its resident memory, in kB a table. A table is folded away when nobody has watched it for a minute; the
goal for a folded table is 30 kB.
"""

import asyncio
import gc
import json
import math
import subprocess
import sys
import tempfile
from pathlib import Path

import msgspec

from hiroma.games import RULESETS
from hiroma.ids import PlayerId, TableId
from hiroma.server.settings import Settings
from hiroma.server.wire.bodies import NewTable
from hiroma.server.wiring import Hall
from hiroma.table.commands import Join, Start, Submit

TABLES = 300
MOVES = 40


def measure() -> dict[str, object]:
    """Return by game the kB of resident memory a table, from a process of its own for each game."""
    return {
        game: json.loads(subprocess.check_output([sys.executable, "-m", "bench.memory", game])) for game in RULESETS
    }


def resident() -> float:
    """Return the resident memory of this process in kB."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4.0


async def grown(game: str) -> dict[str, float]:
    """Return the kB that a table takes open and folded away, and its number of entries."""
    with tempfile.TemporaryDirectory() as folder:
        hall = Hall(Settings(store=f"sqlite:///{folder}/hiroma.db", key=f"{folder}/key"))
        await hall.open()
        for number in range(50):
            await table(hall, game, number)
        hall.rooms.open.clear()
        before = resident()
        for number in range(TABLES):
            await table(hall, game, number)
            hall.rooms.open.clear()
        folded = resident()
        for number in range(TABLES):
            await table(hall, game, number)
        opened = resident()
        entries = sum(room.table.rev for room in hall.rooms.open.values()) / TABLES
        await hall.close()
    kb = {"open": (opened - folded) / TABLES, "folded": (folded - before) / TABLES, "entries": entries}
    return {name: round(figure, 1) for name, figure in kb.items()}


async def table(hall: Hall, game: str, number: int) -> None:
    """Open a table, seat its people, begin, and make the last legal move again and again."""
    room = hall.rooms.open[TableId(str(await hall.tables.new(PlayerId(f"{number}-0"), NewTable(game=game))))]
    least = min(room.table.ruleset.people({}))
    for chair in range(least):
        await room.command(Join(), PlayerId(f"{number}-{chair}"), None, None)
    await room.command(Start(), PlayerId(f"{number}-0"), None, None)
    for _ in range(MOVES):
        play = room.table.play
        if play is None or play.ended:
            break
        seat = play.state.actors()[0]
        move = msgspec.to_builtins(play.state.moves(seat)[-1])
        player = room.table.chairs[play.holders[seat]].player
        await room.command(Submit(seat=seat, moves=[move]), player, None, None)
    room.used = math.inf  # A slow machine must not fold it away while it opens the others.


if __name__ == "__main__":
    print(json.dumps(asyncio.run(grown(sys.argv[1])) if len(sys.argv) > 1 else measure(), indent=2))
