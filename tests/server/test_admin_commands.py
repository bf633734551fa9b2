"""Commands of the host are carried out by each process, also after the store was away for a moment."""

from types import SimpleNamespace
from typing import Any

import pytest

from hiroma.ids import TableId
from hiroma.server.host.admin_commands import AdminCommands
from hiroma.store import StoreError
from hiroma.store.admin_commands import Order


async def test_a_table_that_could_not_be_closed_is_closed_later_and_holds_up_nothing() -> None:
    given = [Order(1, 0.0, "close", "t"), Order(2, 0.0, "drain", "")]
    failures = [StoreError("away"), StoreError("still away")]
    closed: list[TableId] = []
    left: list[bool] = []

    async def after(n: int) -> list[Order]:
        return [order for order in given if order.n > n]

    async def close(_: object, table_id: TableId) -> int:
        if failures:
            raise failures.pop()
        closed.append(table_id)
        return 1

    rows: Any = SimpleNamespace(after=after)
    tables: Any = SimpleNamespace(order=close)
    closing: Any = SimpleNamespace(leave=lambda: left.append(True))
    commands = AdminCommands(rows, tables, closing, lambda name: True)
    with pytest.raises(StoreError):
        await commands.follow()
    await commands.follow()
    assert (closed, left) == ([], [True])
    for _ in range(2):
        await commands.follow()
    assert (closed, left) == (["t"], [True])


async def test_the_hall_does_not_close_for_a_backup_that_it_does_not_have() -> None:
    given = [Order(1, 0.0, "restore", "typo.sqlite3"), Order(2, 0.0, "restore", "hall.sqlite3")]
    left: list[bool] = []
    given_up: list[int] = []

    async def after(n: int) -> list[Order]:
        return [order for order in given[: 1 + len(given_up)] if order.n > n]

    async def settle(n: int, done: bool) -> bool:
        assert not done
        given_up.append(n)
        return True

    rows: Any = SimpleNamespace(after=after, settle=settle)
    closing: Any = SimpleNamespace(leave=lambda: left.append(True), restores=False, whole=False)
    commands = AdminCommands(rows, SimpleNamespace(), closing, {"hall.sqlite3"}.__contains__)  # type: ignore[arg-type]  # fakes
    await commands.follow()
    assert (given_up, left, closing.restores) == ([1], [], False)
    await commands.follow()
    assert (given_up, left, closing.restores) == ([1], [True], True)
