"""Tables without games and without people: the hall closes them after a while and then forgets them."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert

from hiroma.ids import PlayerId, TableId
from hiroma.server.lobby import sweeping
from hiroma.server.lobby.sweeping import HOUR, SLOW, sweep
from hiroma.server.settings import Settings
from hiroma.server.wire.bodies import NewTable
from hiroma.server.wiring import Hall
from hiroma.store.schema import accounts
from hiroma.table.commands import ANY, Concede, Join, Leave, SeatBot, SetClock, Start
from hiroma.table.refusal import Refusal

GUEST = PlayerId("guest")


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    hall = Hall(Settings(store=f"sqlite:///{tmp_path}/hall.db", key=str(tmp_path / "key"), bot_pause=3600.0))
    await hall.open()
    yield hall
    await hall.close()


async def opened(hall: Hall, player: str, *commands: ANY) -> TableId:
    table = await hall.tables.new(PlayerId(player), NewTable(game="cant-stop", rated=False))
    assert not isinstance(table, Refusal)
    for command in commands:
        assert not isinstance(await hall.tables.order(command, table, PlayerId(player)), Refusal)
    return table


async def there(hall: Hall, *tables: TableId) -> list[str]:
    """Return the status of these tables; 'gone' without a row."""
    found = []
    for table in tables:
        seen = await hall.tables.look(table)
        found.append(seen.status if seen is not None else "gone")
    return found


async def test_empty_tables_are_closed_and_then_forgotten(hall: Hall) -> None:
    now = hall.clock.now()
    empty = await opened(hall, "guest")
    waits = await opened(hall, "guest", Join())
    slow = await opened(hall, "guest", Join(), SetClock(days=2))
    played = await opened(hall, "guest", Join(), SeatBot(level="random"), Start())
    every = (empty, waits, slow, played)
    await sweep(hall.store, hall.tables, hall.presence, hall.settings.empty, now + 0.5 * HOUR)
    assert await there(hall, *every) == ["open", "open", "open", "playing"]
    hall.presence.arrive(GUEST)
    await sweep(hall.store, hall.tables, hall.presence, hall.settings.empty, now + 1.5 * HOUR)
    assert await there(hall, *every) == ["closed", "open", "open", "playing"]
    hall.presence.depart(GUEST)
    hall.presence.grace = 0.0
    await sweep(hall.store, hall.tables, hall.presence, hall.settings.empty, now + 1.5 * HOUR)
    assert await there(hall, *every) == ["gone", "closed", "open", "playing"]
    await sweep(hall.store, hall.tables, hall.presence, hall.settings.empty, now + 3 * HOUR)
    assert await there(hall, *every) == ["gone", "gone", "open", "playing"]
    assert await hall.store.tables.entries(empty) == []
    assert await hall.store.tables.entries(played) != []
    await sweep(hall.store, hall.tables, hall.presence, hall.settings.empty, now + SLOW + HOUR)
    assert await there(hall, slow, played) == ["closed", "playing"]


async def test_tables_at_which_games_were_played_do_not_keep_the_empty_ones_open(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sweeping, "AT_ONCE", 2)
    over = (Join(), SeatBot(level="random"), Start(), Concede(), Leave())
    played = [await opened(hall, f"guest{place}", *over) for place in range(3)]
    empty = await opened(hall, "guest")
    assert await there(hall, *played, empty) == ["open"] * 4
    now, after = hall.clock.now() + 2 * HOUR, sweeping.START
    for _ in range(4):
        after = await sweep(hall.store, hall.tables, hall.presence, hall.settings.empty, now, after)
    assert await there(hall, *played, empty) == ["open"] * 3 + ["gone"]
    assert after == sweeping.START, "the next round begins with the oldest"


def _an_account(connection: Connection, player: str) -> None:
    connection.execute(insert(accounts).values(player_id=player, key=player, created=0.0))


async def test_tables_of_accounts_are_kept_for_a_day(hall: Hall) -> None:
    assert hall.settings.empty == 24.0
    table = await opened(hall, "member", Join())
    hall.presence.grace = 0.0
    await hall.store.engine.transact(_an_account, "member")
    now = hall.clock.now()
    await sweep(hall.store, hall.tables, hall.presence, hall.settings.empty, now + 23 * HOUR)
    assert await there(hall, table) == ["open"]
    await sweep(hall.store, hall.tables, hall.presence, hall.settings.empty, now + 25 * HOUR)
    assert await there(hall, table) == ["closed"]


async def test_tables_that_are_kept_hide_no_others(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeping, "AT_ONCE", 2)
    hall.presence.grace = 0.0
    kept = [await opened(hall, f"guest{n}", Join(), SetClock(days=2)) for n in range(4)]
    empty = await opened(hall, "guest")
    after, now = sweeping.START, hall.clock.now() + 2 * HOUR
    for _ in range(6):
        after = await sweep(hall.store, hall.tables, hall.presence, hall.settings.empty, now, after)
    assert await there(hall, *kept, empty) == ["open"] * 4 + ["gone"]
