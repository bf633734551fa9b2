"""Running halls for the tests of this folder."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server.running import ARRIVED, RunningHall


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHall]:
    """A hall for a whole module, on SQLite, that lets a test talk fast."""
    running = RunningHall(tmp_path_factory.mktemp("hall")).start()
    yield running
    running.stop()


@pytest.fixture
def own_hall(tmp_path: Path) -> Iterator[RunningHall]:
    """A hall of a test's own, to be killed and started again."""
    running = RunningHall(tmp_path).start()
    yield running
    running.stop()


@pytest.fixture(autouse=True)
async def goodbyes() -> AsyncIterator[None]:
    """Everybody hangs up at the end of a test."""
    yield
    while ARRIVED:
        await ARRIVED[-1].leave()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What talks to a hall in a process of its own is not for the quick tests."""
    for item in items:
        if {"hall", "own_hall", "brisk_hall"} & set(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.slow)
