"""A slow client that has room again gets the newest state of every table that it may watch."""

from types import SimpleNamespace
from typing import Any

from hiroma.ids import TableId
from hiroma.server.web.socket import Socket
from hiroma.store import StoreError
from hiroma.table.refusal import Refused

GONE, AWAY, GOOD = TableId("gone"), TableId("away"), TableId("good")


async def test_a_table_that_cannot_be_watched_holds_up_no_other() -> None:
    sent: list[bytes] = []
    watched: list[TableId] = []
    work: list[Any] = []
    errors = {GONE: Refused("no-watchers"), AWAY: StoreError("away")}

    async def watch(connection: object, table_id: TableId, rev: int | None, **_: bool) -> int:
        if (error := errors.get(table_id)) is not None:
            raise error
        watched.append(table_id)
        return 0

    connection: Any = SimpleNamespace(watching=dict.fromkeys((GONE, AWAY, GOOD), False), push=sent.append)
    hall: Any = SimpleNamespace(
        listing=SimpleNamespace(viewers=[]),
        asking=SimpleNamespace(watch=watch),
        jobs=SimpleNamespace(task=work.append),
    )
    payer: Any = SimpleNamespace(extra=0.0)
    Socket(hall, connection, payer).catch_up_soon()
    await work[0]
    assert watched == [GOOD]
    assert [code for code in (b"no-watchers", b"store-away") if any(code in frame for frame in sent)] == [
        b"no-watchers",
        b"store-away",
    ]
