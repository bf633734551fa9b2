"""The connections to PostgreSQL: who waits for one gets it in turn, and none is opened for one read."""

import asyncio
import itertools

from sqlalchemy import Connection, make_url, text

from hiroma.store.postgres import CONNECTIONS, Postgres
from tests.services import Postgres as Server

READERS = 60
READS = 6
"""Reads of each reader, one after the other."""


async def test_readers_get_a_connection_in_the_order_in_which_they_come(postgres: Server) -> None:
    database = Postgres(make_url(postgres.empty_database()))
    numbers = itertools.count()
    got: list[int] = []
    backends: set[int] = set()

    def ask(connection: Connection, number: int) -> None:
        got.append(number)
        backends.add(connection.execute(text("SELECT pg_backend_pid()")).scalar_one())

    async def reader() -> None:
        for _ in range(READS):
            await database.read(ask, next(numbers))

    try:
        await asyncio.gather(*(reader() for _ in range(READERS)))
    finally:
        await database.close()
    latest = max(place - number for place, number in enumerate(got))
    assert latest <= CONNECTIONS, f"{latest} readers who came later were served before"
    assert len(backends) <= CONNECTIONS
