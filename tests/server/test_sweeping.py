"""What nobody ever played at, and where nobody is, is closed after a while and then forgotten."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert

from hiroma.server.bodies import NewTable
from hiroma.server.hall import Hall
from hiroma.server.lobby.sweeping import HOUR, SLOW, sweep
from hiroma.server.settings import Settings
from hiroma.store.schema import accounts
from hiroma.table.asked import ANY, Join, SeatBot, SetClock, Start


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    hall = Hall(Settings(store=f"sqlite:///{tmp_path}/hall.db", key=str(tmp_path / "key"), bot_pause=3600.0))
    await hall.open()
    yield hall
    await hall.close()


async def opened(hall: Hall, player: str, *commands: ANY) -> str:
    table = await hall.new_table(player, NewTable(game="cant-stop", rated=False))
    assert isinstance(table, str)
    for command in commands:
        await hall.rooms[table].command(command, player, None, None)
    return table


async def there(hall: Hall, *tables: str) -> list[str]:
    """How these tables stand; 'gone' when there is no row of them any more."""
    found = []
    for table in tables:
        room = await hall.room(table)
        found.append(room.table.status if room is not None else "gone")
    return found


async def test_empty_tables_are_closed_and_then_forgotten(hall: Hall) -> None:
    now = hall.time.now()
    empty = await opened(hall, "guest")
    waits = await opened(hall, "guest", Join())
    slow = await opened(hall, "guest", Join(), SetClock(days=2))
    played = await opened(hall, "guest", Join(), SeatBot(level="random"), Start())
    every = (empty, waits, slow, played)
    await sweep(hall, now + 0.5 * HOUR)
    assert await there(hall, *every) == ["open", "open", "open", "playing"]
    hall.presence.arrive("guest")
    await sweep(hall, now + 1.5 * HOUR)
    assert await there(hall, *every) == ["closed", "open", "open", "playing"]
    hall.presence.depart("guest")
    hall.presence.grace = 0.0
    await sweep(hall, now + 1.5 * HOUR)
    assert await there(hall, *every) == ["gone", "closed", "open", "playing"]
    await sweep(hall, now + 3 * HOUR)
    assert await there(hall, *every) == ["gone", "gone", "open", "playing"]
    assert await hall.store.entries(empty) == []
    assert await hall.store.entries(played) != []
    await sweep(hall, now + SLOW + HOUR)
    assert await there(hall, slow, played) == ["closed", "playing"]


def _an_account(connection: Connection, player: str) -> None:
    connection.execute(insert(accounts).values(player_id=player, key=player, created=0.0))


async def test_tables_of_accounts_are_kept_for_a_day(hall: Hall) -> None:
    assert hall.settings.empty == 24.0
    table = await opened(hall, "member", Join())
    hall.presence.grace = 0.0
    await hall.store.transact(_an_account, "member")
    now = hall.time.now()
    await sweep(hall, now + 23 * HOUR)
    assert await there(hall, table) == ["open"]
    await sweep(hall, now + 25 * HOUR)
    assert await there(hall, table) == ["closed"]
