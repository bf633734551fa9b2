"""The cost of the lobby with 100,000 finished games in the store, for a player who has played 1,000 of them.

Run `python -m bench.lobby URL` with the URL of an empty PostgreSQL database to measure that, too, beside SQLite.
"""

import asyncio
import statistics
import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path

from sqlalchemy import Connection, insert, text

from hiroma.ids import PlayerId
from hiroma.server.settings import Settings
from hiroma.server.wire.wanted import Wanted
from hiroma.server.wiring import Hall
from hiroma.store.schema import entries, players, seats, tables

FINISHED = 100_000
OPEN = 60
PLAYING = 300
PEOPLE = 5_000
OWN = 1_000
"""Finished games of the player who looks at the lobby."""
HERE = 500
"""People who are in the hall."""
ROUNDS = 40
CHUNK = 2_000


def fill(connection: Connection) -> None:
    """Write the rows of a hall that has been open for years."""
    ids = [f"{number:016x}" for number in range(PEOPLE)]
    connection.execute(
        insert(players), [{"id": i, "name": i[-6:], "locale": "en", "created": 0, "seen": 0} for i in ids]
    )
    rows = []
    for number in range(FINISHED + PLAYING + OPEN):
        status = "over" if number < FINISHED else "playing" if number < FINISHED + PLAYING else "open"
        pair = (ids[0 if number % (FINISHED // OWN) == 0 else 1 + number % (PEOPLE - 1)], ids[(number * 7) % PEOPLE])
        rows.append((f"t{number:06}", status, float(number), pair))
    for start in range(0, len(rows), CHUNK):
        some = rows[start : start + CHUNK]
        connection.execute(insert(tables), [_table(*row) for row in some])
        connection.execute(
            insert(seats),
            [
                {"table_id": name, "player_id": who, "place": place, "over_at": changed if status == "over" else None}
                for name, status, changed, pair in some
                for place, who in enumerate(dict.fromkeys(pair))
            ],
        )
        connection.execute(
            insert(entries), [{"table_id": row[0], "rev": 40, "at": row[2], "body": b"x" * 250} for row in some]
        )


def _table(name: str, status: str, changed: float, pair: tuple[str, str]) -> dict[str, object]:
    waiting = f'["{pair[0]}"]' if status == "playing" else "[]"
    card = (
        f'{{"id":"{name}","game":"cant-stop","status":"{status}","options":{{"match":1,"team":false,"unique":false}},'
        f'"chairs":["{pair[0]}","{pair[1]}"],"max_chairs":5,"clock":null,"waiting":{waiting}}}'
    )
    game = ("cant-stop", "niagara", "fearsome-floors")[int(changed) % 3]
    return {
        "table_id": name,
        "game": game,
        "status": status,
        "listed": int(changed) % 3 > 0,
        "head": 40,
        "deadline": None,
        "changed": changed,
        "card": card.encode(),
    }


async def cost(url: str) -> dict[str, float]:
    """Return median ms, wall and CPU: of a player's whole lobby, of one game's, and of the tables that wait for them.

    CPU is that of this process; on SQLite that is all.
    """
    with tempfile.TemporaryDirectory() as folder:
        hall = Hall(Settings(store=url, key=f"{folder}/key"))
    await hall.store.open()
    await hall.store.engine.transact(fill)
    if url.startswith("postgres"):
        await hall.store.engine.transact(lambda connection: connection.execute(text("ANALYZE")))
    me = f"{0:016x}"
    for number in range(HERE):
        hall.presence.arrive(PlayerId(f"{number:016x}"))
    taken: dict[str, list[float]] = defaultdict(list)
    for turn in range(ROUNDS + 1):
        for name, ask in (
            ("lobby", hall.listing.cards(PlayerId(me), Wanted())),
            ("one_game", hall.listing.cards(PlayerId(me), Wanted(game="niagara"))),
            ("waiting", hall.listing.waiting(PlayerId(me))),
        ):
            hall.listing.changed()
            began, spent = time.perf_counter(), time.process_time()
            found = await ask
            assert found, name
            if turn:
                taken[f"{name}_ms"].append((time.perf_counter() - began) * 1000)
                taken[f"{name}_cpu_ms"].append((time.process_time() - spent) * 1000)
    await hall.store.close()
    return {name: round(statistics.median(each), 1) for name, each in taken.items()}


def measure() -> dict[str, float]:
    """Return the figures on SQLite."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(cost(f"sqlite:///{Path(folder)}/lobby.db"))


if __name__ == "__main__":
    print("SQLite", measure())
    for address in sys.argv[1:]:
        print("PostgreSQL", asyncio.run(cost(address)))
