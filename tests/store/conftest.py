"""Every test of this folder runs on both databases."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg
import pytest

from hiroma.store import Store
from tests.services import Postgres

BOTH = ["sqlite", pytest.param("postgres", marks=pytest.mark.services)]


@pytest.fixture(params=BOTH)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/store.db"
    server: Postgres = request.getfixturevalue("postgres")
    return server.empty_database()


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """A store on an empty database."""
    opened = await Store.connect(url)
    yield opened
    await opened.close()


@pytest.fixture
async def stores(url: str) -> AsyncIterator[list[Store]]:
    """Three stores on one empty database, as three processes have them."""
    opened = [await Store.connect(url) for _ in range(3)]
    yield opened
    await asyncio.gather(*(one.close() for one in opened))


@pytest.fixture
async def raw(url: str, stores: list[Store]) -> AsyncIterator[asyncpg.Connection]:
    """A connection to PostgreSQL beside `stores`, for transactions that stand in their way. It ends first."""
    connection = await asyncpg.connect(url)
    yield connection
    connection.terminate()
