"""Every test of this folder runs on both databases."""

from collections.abc import AsyncIterator
from pathlib import Path

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
