"""Books of several processes and in the same moment: a page tells the difficulty of its edition, and room is room."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from hiroma.ids import PlayerId
from hiroma.server.books import library
from hiroma.server.books.bodies import BookPage, Published
from hiroma.server.books.library import Shelf
from hiroma.server.settings import Settings
from hiroma.server.wiring import Hall
from tests.server.test_books import file_of
from tests.server.waiting import until

ANN = PlayerId("ann")
GAME = "hidden-rooms"


@pytest.fixture
async def inside(tmp_path: Path) -> AsyncIterator[Hall]:
    """Open a hall in this process."""
    made = Hall(Settings(store=f"sqlite:///{tmp_path}/hiroma.db", key=str(tmp_path / "key")))
    await made.open()
    yield made
    await made.close()


async def test_another_edition_is_measured_itself_when_another_process_took_it(
    inside: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries = 0

    async def two_tries(act: Any, question: Any) -> int:
        nonlocal tries
        tries += 1
        if tries > 2:
            await asyncio.Event().wait()
        return 10

    monkeypatch.setattr(inside.jobs, "patient", two_tries)
    here = inside.shelf.library(GAME)
    there = Shelf(inside.store.library, inside.names, inside.tables, inside.jobs).library(GAME)

    async def page() -> BookPage:
        found = await here.page("mine", ANN)
        assert found is not None
        return found

    assert isinstance(await here.publish(file_of(), ANN, []), Published)
    await until(lambda: tries > 2)
    assert (await page()).badge.done == 20
    assert isinstance(await there.revise("mine", file_of(author="Annabel"), ANN, []), Published)
    assert (await page()).badge.done == 0
    assert (await page()).badge.total > 0
    assert isinstance(await there.withdraw("mine", ANN), Published)
    assert await here.page("mine", ANN) is None


async def test_an_author_has_room_for_no_more_books_that_come_in_the_same_moment(
    inside: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(library, "MOST", 2)
    shelf = inside.shelf.library(GAME)
    said = await asyncio.gather(*(shelf.publish(file_of(f"book-{n}"), ANN, []) for n in range(4)))
    assert sorted(type(each).__name__ for each in said) == ["Published", "Published", "str", "str"]
    assert "too-many-books" in said
    assert await inside.store.library.written(ANN) == 2
