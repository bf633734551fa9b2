"""No page reads a whole table that grows: SQLite searches by an index, however many games there are.

PostgreSQL chooses by its statistics; `python -m bench growth` measures both.
"""

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, event
from sqlalchemy.engine import Connection
from sqlalchemy.engine.interfaces import DBAPICursor

from hiroma.ids import PlayerId, TableId
from hiroma.server.records import pages
from hiroma.server.settings import Settings
from hiroma.server.wire.wanted import Wanted
from hiroma.server.wiring import Hall
from hiroma.store import PlayerRow

ANN = PlayerId("ann")
TABLE = TableId("t")
NEVER_LARGE = {"roles", "bot_standings", "sqlite_master"}
"""Tables that stay small in any hall."""


@pytest.fixture
def plans(tmp_path: Path) -> Iterator[list[str]]:
    """Yield a growing list with 'step: statement' of each query that SQLite carries out without an index."""
    found: list[str] = []

    def look(
        connection: Connection, cursor: DBAPICursor, statement: str, given: Any, context: object, many: bool
    ) -> None:
        if connection.dialect.name == "sqlite" and not many and statement.startswith(("SELECT", "WITH")):
            with contextlib.closing(connection.connection.cursor()) as beside:
                beside.execute(f"EXPLAIN QUERY PLAN {statement}", given)
                found.extend(
                    f"{step}: {statement}"
                    for *_, step in beside.fetchall()
                    if (words := step.split())[0] == "SCAN" and "INDEX" not in words and words[1] not in NEVER_LARGE
                    if not words[1].startswith(("(", "anon_", "SUBQUERY", "CONSTANT")) and not words[1].isdigit()
                )

    event.listen(Engine, "before_cursor_execute", look)
    yield found
    event.remove(Engine, "before_cursor_execute", look)


async def test_no_page_reads_a_table_that_grows(tmp_path: Path, plans: list[str]) -> None:
    hall = Hall(Settings(store=f"sqlite:///{tmp_path}/plans.db", key=f"{tmp_path}/key"))
    await hall.store.open()
    await hall.store.people.save(PlayerRow(id=ANN, name="Ann", locale="en", created=0.0, seen=0.0))
    plans.clear()
    store, names, listing = hall.store, hall.names, hall.listing
    for game in (None, "niagara"):
        listing.changed()
        await listing.cards(ANN, Wanted(game=game))
    await listing.waiting(ANN)
    await listing.ended()
    assert await pages.profile(store, names, ANN, ANN) is not None
    await pages.played(store, names, ANN, ANN, None)
    await pages.ratings(store, TABLE, 1)
    await pages.season(store, names, "niagara", None, ANN)
    await pages.season(store, names, "niagara", pages.EVER, ANN)
    await store.results.seats([(TABLE, 1), (TABLE, 2)])
    await store.results.levels([ANN])
    await store.tables.entries(TABLE)
    await store.reviews.of_game(TABLE, 1, "build")
    await store.comments.of_game(TABLE, 1, ANN)
    await store.comments.of_player(ANN)
    await store.chat.lines(TABLE, 50, ANN)
    for status in ("over", "playing"):
        await store.tables.quiet(status, 0.0, 1.0, 10)
        await store.tables.summaries(status=status, limit=10)
    await store.accounts.kept(ANN)
    await store.people.looks({ANN})
    await store.people.called("ann")
    await store.close()
    assert "\n".join(plans) == ""
