"""Features read tables without opening them, and change them by orders that the open table carries out."""

import time

import pytest

from hiroma.ids import CommandId, PlayerId, TableId
from hiroma.server.core import readings
from hiroma.server.wire.bodies import NewTable
from hiroma.server.wiring import Hall
from hiroma.table.commands import Join, Open, SetOption
from hiroma.table.hall_commands import Close
from hiroma.table.refusal import Refusal, Refused

ANN = PlayerId("ann")
BEN = PlayerId("ben")
NONE = TableId("none")


@pytest.fixture
def hall(halls: list[Hall]) -> Hall:
    return halls[0]


async def opened(hall: Hall) -> TableId:
    table = await hall.tables.new(ANN, NewTable(game="cant-stop", rated=False))
    assert not isinstance(table, Refusal)
    return table


async def fold_away(hall: Hall) -> None:
    """Close all rooms, as after a long time without use."""
    await hall.rooms.fold_away(time.monotonic() + 1.0)
    assert not hall.rooms.open


async def test_a_look_opens_no_table_and_reads_on(halls: list[Hall]) -> None:
    one, two = halls
    table_id = await opened(one)
    table = one.tables.here(table_id)
    assert table is not None
    assert await one.tables.look(table_id) is table
    read = await two.tables.look(table_id)
    assert read is not None
    assert (read.tail, two.rooms.open, two.tables.here(table_id)) == (table.tail, {}, None)
    assert await one.tables.order(Join(), table_id, BEN) == 2
    assert await two.tables.look(table_id) is read
    assert (read.rev, read.tail) == (2, table.tail)
    assert await two.tables.look(table_id) is read


async def test_a_table_is_read_on_after_it_was_open_until_it_is_deleted(halls: list[Hall]) -> None:
    hall, other = halls
    table_id = await opened(hall)
    await fold_away(hall)
    read = await hall.tables.look(table_id)
    assert await hall.tables.order(Join(), table_id, BEN) == 2
    assert await hall.tables.look(table_id) is hall.tables.here(table_id) is not read
    assert await hall.tables.order(Close(), table_id) == 3
    await fold_away(hall)
    again = await hall.tables.look(table_id)
    assert again is not None
    assert (again.rev, again.status) == (3, "closed")
    await other.tables.forget(table_id)
    assert await hall.tables.look(table_id) is None


async def test_deleted_is_deleted_where_it_was_open(hall: Hall) -> None:
    table_id = await opened(hall)
    await hall.tables.order(Close(), table_id)
    await hall.tables.forget(table_id)
    assert await hall.tables.look(table_id) is None


async def test_tables_that_nobody_has_looked_at_for_longest_are_read_again(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readings, "MOST", 2)
    one, two, three = [await opened(hall) for _ in range(3)]
    await fold_away(hall)
    first, second = await hall.tables.look(one), await hall.tables.look(two)
    assert await hall.tables.look(one) is first
    await hall.tables.look(three)
    assert await hall.tables.look(one) is first
    assert await hall.tables.look(two) is not second


async def test_an_order_is_carried_out_once_or_refused(hall: Hall) -> None:
    table_id = await opened(hall)
    await fold_away(hall)
    command_id = CommandId("c")
    assert await hall.tables.order(Join(), table_id, BEN, command_id) == 2
    assert await hall.tables.order(Join(), table_id, BEN, command_id) == 2
    refusal = await hall.tables.order(SetOption(name="wings", value=True), table_id, ANN)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "option-unknown"
    for missing in (NONE, TableId("\0")):
        assert await hall.tables.order(Join(), missing, BEN) == Refusal(code="no-such-table", what={"table": missing})


async def test_what_there_is_not_is_not_seen(hall: Hall) -> None:
    table_id = await opened(hall)
    await fold_away(hall)
    assert (await hall.tables.see(table_id, BEN)).id == table_id
    for missing in (NONE, TableId("\0")):
        assert await hall.tables.look(missing) is None
        assert hall.tables.watching(missing) == frozenset()
        with pytest.raises(Refused, match="no-such-table"):
            await hall.tables.see(missing, BEN)


async def test_an_id_is_opened_once(hall: Hall) -> None:
    table_id = await opened(hall)
    again = Open(table=table_id, game="cant-stop", version=1, listed=True, options={})
    assert await hall.tables.open(again, BEN) == Refusal(code="already-open")
    unknown = Open(table=NONE, game="chess", version=1, listed=True, options={})
    refusal = await hall.tables.open(unknown, BEN)
    assert refusal is not None
    assert refusal.code == "game-unknown"
    assert await hall.tables.look(NONE) is None
