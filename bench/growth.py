"""The cost of pages in a hall that has grown: millions of finished games in the store.

The rows are generated in the database. Run `python -m bench growth` for a million games on SQLite and on PostgreSQL;
`--games 10000000` for more on PostgreSQL (twenty gigabytes). Milliseconds are CPU: medians of this process, and beside
them means of PostgreSQL's own processes.
"""

import asyncio
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from sqlalchemy import Connection, Index, create_engine, text
from sqlalchemy.ext.asyncio import create_async_engine

from bench.halls import family_seconds
from hiroma.ids import PlayerId
from hiroma.server.records import pages
from hiroma.server.settings import Settings
from hiroma.server.wire.wanted import Wanted
from hiroma.server.wiring import Hall
from hiroma.store.schema import METADATA
from tests.services import Postgres, run

SQLITE = 1_000_000
"""Finished games on SQLite."""
EACH = 100
"""Finished games of most people: each game has two seats."""
HEAVY = 10_000
"""Finished games of the player with the most."""
OPEN = 60
PLAYING = 300
ROUNDS = 30
FILLED = ("tables", "seats", "results", "standings")

NUMBERS = {
    "sqlite": "WITH RECURSIVE n(i) AS (SELECT {first} UNION ALL SELECT i + 1 FROM n WHERE i < {last}) ",
    "postgresql": "WITH n(i) AS (SELECT generate_series({first}, {last})) ",
}
BYTES = {"sqlite": "CAST({} AS BLOB)", "postgresql": "convert_to({}, 'UTF8')"}
GAME = (
    "CASE i % 5 WHEN 0 THEN 'cant-stop' WHEN 1 THEN 'niagara' WHEN 2 THEN 'fearsome-floors' "
    "WHEN 3 THEN 'shinsai-jima' ELSE 'hidden-rooms' END"
)
PERSON = "'p' || (10000000 + {})"
PLACES = '{"1":10,"2":10}'
TABLE = "'t' || (100000000 + i)"


class Filling:
    """Fills an empty store with `games` finished games, in which most people play `EACH`."""

    def __init__(self, connection: Connection, games: int) -> None:
        self.connection, self.games = connection, games
        self.people = 2 * games // EACH
        self.dialect = connection.dialect.name
        # The heavy player sits at `HEAVY` of the tables, evenly spread; all others take turns.
        self.first = PERSON.format(f"CASE WHEN i % {games // HEAVY} = 0 THEN 0 ELSE 1 + i % {self.people - 1} END")
        self.second = PERSON.format(f"1 + (i * 13 + 3) % {self.people - 1}")

    def fill(self) -> None:
        """Write all rows. Indexes are built when the rows are there."""
        indexes = [index for name in FILLED for index in METADATA.tables[name].indexes]
        for index in indexes:
            index.drop(self.connection)
        self._all(indexes)

    def _all(self, indexes: list[Index]) -> None:
        if self.dialect == "postgresql":
            self._say("SET session_replication_role = replica")  # No look-up of a foreign key for each row.
        rows, last = self.games + PLAYING + OPEN - 1, self.people - 1
        self._insert(
            f"players (id, name, locale, created, seen) SELECT {PERSON.format('i')}, 'P' || i, 'en', 0, 0", last
        )
        self._insert(self._tables(), rows)
        over = f"CASE WHEN i < {self.games} THEN i END"
        for place, person in enumerate((self.first, self.second)):
            self._insert(
                f"seats (table_id, player_id, place, over_at) SELECT {TABLE}, {person}, {place}, {over}",
                rows,
                self._differ(),
            )
            self._insert(self._results(place, person), self.games - 1, self._differ())
        for variant, season in (("", ""), ("[2,{}]", ""), ("", "2026-Q4")):
            for shift in range(5):
                self._insert(self._standings(variant, season, shift), last)
        for index in indexes:
            index.create(self.connection)
        if self.dialect == "sqlite":
            self._say("ANALYZE")

    def _say(self, sql: str) -> None:
        self.connection.exec_driver_sql(sql)

    def _insert(self, what: str, last: int, where: str = "") -> None:
        columns, _, values = what.partition(" SELECT ")
        numbers = NUMBERS[self.dialect].format(first=0, last=last)
        self.connection.execute(
            text(f"INSERT INTO {columns} {numbers} SELECT {values} FROM n {where}".replace(":", r"\:"))
        )

    def _differ(self) -> str:
        return f"WHERE {self.first} <> {self.second}"

    def _tables(self) -> str:
        status = (
            f"CASE WHEN i < {self.games} THEN 'over' WHEN i < {self.games + PLAYING} THEN 'playing' ELSE 'open' END"
        )
        card = (
            f'\'{{"id":"\' || {TABLE} || \'","game":"\' || {GAME} || \'","status":"\' || {status} || '
            f'\'","options":{{}},"chairs":["\' || {self.first} || \'","\' || {self.second} || '
            '\'"],"max_chairs":5,"clock":null,"waiting":[]}\''
        )
        return (
            "tables (table_id, game, status, listed, head, deadline, changed, card) "
            f"SELECT {TABLE}, {GAME}, {status}, i % 3 > 0, 40, NULL, i, {BYTES[self.dialect].format(card)}"
        )

    def _results(self, seat: int, person: str) -> str:
        won = f"(i + {seat}) % 2"
        return (
            "results (table_id, no, seat, game, variant, ended, how, rated, listed, "
            "player_id, bot, side, place, score, counts, stayed, points_before, points_after) "
            f"SELECT {TABLE}, 1, {seat}, {GAME}, '[2,{{}}]', i, 'over', i % 2 > 0, i % 3 > 0, "
            f"{person}, NULL, {seat}, 1 + {won}, 1 - {won}, 1 > 0, 1 > 0, 1500, 1501"
        )

    def _standings(self, variant: str, season: str, shift: int) -> str:
        game = GAME.replace("i % 5", f"(i + {shift}) % 5")
        return (
            "standings (player_id, game, variant, season, plays, wins, places, streak, best, rated, mu, sigma, "
            f"level, last) SELECT {PERSON.format('i')}, {game}, '{variant}', '{season}', 20, 10, '{PLACES}', "
            "1, 3, 10, 25, 5, 10 + i % 1000 * 0.01, 1000"
        )


async def fill(url: str, games: int) -> None:
    """Fill the store at a URL over a connection of its own: that takes minutes, and the hall's would time out."""
    if url.startswith("sqlite"):
        with create_engine(url).begin() as connection:
            Filling(connection, games).fill()
        return
    engine = create_async_engine(url.replace("postgresql://", "postgresql+asyncpg://", 1))
    async with engine.begin() as connection:
        await connection.run_sync(lambda own: Filling(own, games).fill())
    # PostgreSQL would clean up in the background after millions of new rows: let it do so before the measurement.
    async with engine.connect() as connection:
        apart = await connection.execution_options(isolation_level="AUTOCOMMIT")
        for order in ("VACUUM ANALYZE", "CHECKPOINT"):
            await apart.exec_driver_sql(order)
    await engine.dispose()


async def cost(url: str, games: int, beside: Callable[[], float]) -> dict[str, float]:
    """Return the CPU ms of each page with `games` finished games: here, and in the processes that `beside` reads."""
    with tempfile.TemporaryDirectory() as folder:
        hall = Hall(Settings(store=url, key=f"{folder}/key"))
    await hall.store.open()
    began = time.perf_counter()
    await fill(url, games)
    figures: dict[str, float] = {"games": games, "fill_s": round(time.perf_counter() - began)}
    heavy, usual = PlayerId("p10000000"), PlayerId("p10000017")
    asked: dict[str, Callable[[], Awaitable[object]]] = {
        f"lobby_of_{EACH}_games": lambda: hall.listing.cards(usual, Wanted()),
        f"lobby_of_{HEAVY}_games": lambda: hall.listing.cards(heavy, Wanted()),
        "lobby_of_one_kind": lambda: hall.listing.cards(usual, Wanted(game="niagara")),
        f"what_waits_of_{EACH}_games": lambda: hall.listing.waiting(usual),
        f"person_of_{EACH}_games": lambda: pages.profile(hall.store, hall.names, usual, heavy),
        f"person_of_{HEAVY}_games": lambda: pages.profile(hall.store, hall.names, heavy, usual),
        "season": lambda: pages.season(hall.store, hall.names, "cant-stop", None, heavy),
        "best_ever": lambda: pages.season(hall.store, hall.names, "cant-stop", pages.EVER, heavy),
    }
    for name, ask in asked.items():
        here, there = [], []
        for turn in range(ROUNDS + 1):
            hall.listing.changed()
            spent, other = time.process_time(), beside()
            assert await ask() is not None, name
            if turn:
                here.append((time.process_time() - spent) * 1000)
                there.append((beside() - other) * 1000)
        figures[f"{name}_ms"] = round(statistics.median(here), 1)
        # The clock of other processes ticks a hundred times a second: only their mean says something.
        figures[f"{name}_database_ms"] = round(statistics.mean(there), 1)
    await hall.store.close()
    return figures


def measure(games: int = SQLITE) -> dict[str, object]:
    """Return the figures on SQLite, with a million games at most, and on PostgreSQL. `games`: finished games."""
    with tempfile.TemporaryDirectory() as folder:
        small = asyncio.run(cost(f"sqlite:///{Path(folder)}/growth.db", min(games, SQLITE), lambda: 0.0))
    with run(Postgres) as postgres:
        assert isinstance(postgres, Postgres)
        assert postgres.running is not None
        main = postgres.running.pid
        large = asyncio.run(cost(postgres.empty_database(), games, lambda: family_seconds(main)))
    return {"sqlite": small, "postgresql": large}
