"""Halls for the tests of this folder."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from hiroma.server.settings import Settings
from hiroma.server.wiring import Hall
from tests.server.inside import InsideHall
from tests.server.running import ARRIVED, RunningHall
from tests.store.making import register


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InsideHall]:
    """Start a hall for a whole module, on SQLite, with the wide limits of tests."""
    inside = InsideHall(tmp_path_factory.mktemp("hall")).start()
    yield inside
    inside.stop()


@pytest.fixture
def own_hall(tmp_path: Path) -> Iterator[InsideHall]:
    """Start a hall for one test, without people of earlier tests."""
    inside = InsideHall(tmp_path).start()
    yield inside
    inside.stop()


@pytest.fixture
def killable_hall(tmp_path: Path) -> Iterator[RunningHall]:
    """Start a hall in a process of its own, which the test can kill and start again."""
    running = RunningHall(tmp_path).start()
    yield running
    running.stop()


@pytest.fixture
async def halls(tmp_path: Path) -> AsyncIterator[list[Hall]]:
    """Open two halls that share only the store."""
    halls = [Hall(Settings(store=f"sqlite:///{tmp_path}/hall.db", key=f"{tmp_path}/key")) for _ in range(2)]
    for hall in halls:
        await hall.open()
    yield halls
    for hall in halls:
        await hall.close()


@pytest.fixture
async def inside(tmp_path: Path) -> AsyncIterator[Hall]:
    """Open a hall in this process, where Ann and Ben have accounts."""
    made = Hall(Settings(store=f"sqlite:///{tmp_path}/hiroma.db", key=str(tmp_path / "key")))
    await made.open()
    await register(made.store, ["ann", "ben"])
    yield made
    await made.close()


@pytest.fixture(autouse=True)
async def goodbyes() -> AsyncIterator[None]:
    """Close every socket at the end of a test."""
    yield
    while ARRIVED:
        await ARRIVED[-1].leave()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests that talk to a hall as slow: they do not belong to the quick tests."""
    for item in items:
        if {"hall", "own_hall", "killable_hall", "brisk_hall"} & set(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.slow)
