"""Handover: tables of a leaving process are watched again, few at a time, so that a busy hall can bear it."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from hiroma.ids import LeaseNo, TableId
from hiroma.server.cluster.links import Unreachable
from hiroma.server.core import handover
from hiroma.server.core.handover import AGAIN, GATE, TOGETHER, Handover
from hiroma.server.core.jobs import Jobs
from hiroma.server.core.rooms import Among, Rooms
from hiroma.server.wire.connection import Connection
from hiroma.table.refusal import Refused

TABLES = [TableId(f"t{n}") for n in range(3 * GATE)]


class Watched:
    """A table watched by one socket here."""

    def __init__(self, table_id: TableId) -> None:
        self.connection = cast("Connection", SimpleNamespace(listens=lambda: True, watching={table_id: False}))

    def sockets(self) -> list[tuple[Connection, int]]:
        return [(self.connection, 0)]


class Scene:
    """A handover whose tables answer once `answers` is set, and the watches under way."""

    def __init__(self) -> None:
        self.answers = asyncio.Event()
        self.under_way: list[TableId] = []
        self.most = 0
        self.done: list[TableId] = []
        watching = SimpleNamespace(tables={table_id: Watched(table_id) for table_id in TABLES})
        among: Any = SimpleNamespace(watching=watching)
        self.handover = Handover(cast("Rooms", SimpleNamespace()), cast("Among", among), Jobs(0))
        self.handover.watch = self.watch

    async def watch(self, connection: Connection, table_id: TableId, rev: int) -> int:
        assert table_id not in self.under_way, "a table is watched again once at a time"
        self.under_way.append(table_id)
        self.most = max(self.most, len(self.under_way))
        await self.answers.wait()
        self.under_way.remove(table_id)
        self.done.append(table_id)
        return 0


async def test_hundreds_of_tables_are_watched_again_some_at_a_time() -> None:
    scene = Scene()
    for table_id in TABLES:
        scene.handover.again(table_id)
    await asyncio.sleep(0.05)
    assert len(scene.under_way) == GATE
    scene.answers.set()
    await asyncio.sleep(0.05)
    assert sorted(scene.done) == sorted(TABLES)
    assert scene.most == GATE


async def test_a_socket_that_hears_goodbye_meanwhile_is_not_watched_for_again() -> None:
    scene = Scene()
    tried: list[TableId] = []

    async def watch(connection: Any, table_id: TableId, rev: int) -> int:
        tried.append(table_id)
        connection.listens = lambda: False
        raise Unreachable("nobody waits for the reply")

    scene.handover.watch = watch
    scene.handover.again(TABLES[0])
    await asyncio.sleep(2 * AGAIN)
    assert tried == [TABLES[0]]


async def test_what_moves_meanwhile_is_watched_once_more_after_that() -> None:
    scene = Scene()
    for _ in range(5):
        scene.handover.again(TABLES[0])
        await asyncio.sleep(0.01)
    scene.answers.set()
    await asyncio.sleep(0.05)
    assert scene.done == [TABLES[0]] * 2
    # And again later, as the first time.
    scene.handover.again(TABLES[0])
    await asyncio.sleep(0.05)
    assert scene.done == [TABLES[0]] * 3


async def test_a_reader_who_may_no_longer_watch_holds_up_nobody() -> None:
    scene = Scene()
    said: list[bytes] = []
    out, still = (
        cast("Connection", SimpleNamespace(listens=lambda: True, watching={TABLES[0]: False}, push=said.append))
        for _ in range(2)
    )
    gone: list[Connection] = []
    watching: Any = scene.handover._among.watching
    watching.tables[TABLES[0]] = SimpleNamespace(sockets=lambda: [(out, 0), (still, 0)])
    watching.remove = lambda connection, table_id: gone.append(connection)
    watched: list[Connection] = []

    async def watch(connection: Connection, table_id: TableId, rev: int) -> int:
        if connection is out:
            raise Refused("no-watchers")
        watched.append(connection)
        return 0

    scene.handover.watch = watch
    scene.handover.again(TABLES[0])
    await asyncio.sleep(2 * AGAIN)
    assert (watched, gone) == ([still], [out])
    assert b"no-watchers" in said[0]


async def test_a_reader_asks_by_themselves_where_the_hall_gives_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handover, "TRIES", 2)
    scene = Scene()
    said: list[bytes] = []
    watched: Any = scene.handover._among.watching
    watched.tables[TABLES[0]].connection.push = said.append

    async def watch(connection: Connection, table_id: TableId, rev: int) -> int:
        raise Unreachable("the owner is gone")

    scene.handover.watch = watch
    scene.handover.again(TABLES[0])
    await asyncio.sleep(4 * AGAIN)
    assert len(said) == 1
    assert b"store-away" in said[0]


class Leaving:
    """A process that leaves, with many tables; the other one opens a table once `opens` is set."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, unreachable: bool = False) -> None:
        self.opens = asyncio.Event()
        self.unreachable = unreachable
        self.moved: list[TableId] = []
        self.asked: list[TableId] = []
        rooms = {each: SimpleNamespace(id=each, table=SimpleNamespace(host=None)) for each in TABLES}
        among: Any = SimpleNamespace(
            cluster=SimpleNamespace(keeper=SimpleNamespace(others={LeaseNo(2): "other"}), leaving=False, ask=self.ask),
            hosting=SimpleNamespace(where=lambda table_id: {}),
        )
        self.handover = Handover(cast("Rooms", SimpleNamespace(open=rooms)), cast("Among", among), Jobs(0))
        monkeypatch.setattr(self.handover, "move", self.move)

    async def move(self, room: Any, to: LeaseNo) -> None:
        assert to == LeaseNo(2)
        self.moved.append(room.id)

    async def ask(self, table_id: TableId, owner: LeaseNo, make: Any) -> None:
        self.asked.append(table_id)
        if self.unreachable:
            raise Unreachable("no reply")
        await self.opens.wait()


async def test_a_process_that_leaves_hands_over_no_faster_than_tables_are_opened(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = Leaving(monkeypatch)
    leaving = asyncio.create_task(scene.handover.drain())
    await asyncio.sleep(0.05)
    assert len(scene.moved) == TOGETHER, "the others are served here meanwhile"
    scene.opens.set()
    assert await leaving
    assert sorted(scene.moved) == sorted(TABLES)


async def test_it_does_not_wait_for_a_process_that_opens_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Leaving(monkeypatch, unreachable=True)
    assert await scene.handover.drain()
    assert sorted(scene.moved) == sorted(TABLES)
    assert len(scene.asked) <= TOGETHER


async def test_in_the_end_it_hurries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handover, "PACED", 0.1)
    scene = Leaving(monkeypatch)
    assert await scene.handover.drain()
    assert sorted(scene.moved) == sorted(TABLES)
