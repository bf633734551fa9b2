"""Reviews in the making: once for all readers, a batch at a time, and only while somebody reads."""

import asyncio
import json
import threading
from contextlib import aclosing
from typing import Any

import msgspec
import pytest

from hiroma.ids import PlayerId, TableId
from hiroma.server.wire.bodies import NewTable
from hiroma.server.wiring import Hall
from hiroma.table.commands import Concede, Join, Start, Submit
from hiroma.table.refusal import Refusal

ANN = PlayerId("ann")


class Patiently:
    """The workers, in threads of this process: their questions, and the most at once."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.most = self.now = 0
        self.go = threading.Event()
        self.go.set()
        self.busy, self.idle = asyncio.Event(), asyncio.Event()

    async def __call__(self, act: Any, question: Any) -> Any:
        self.asked.append(act.__name__)
        self.now += 1
        self.busy.set()
        self.idle.clear()
        self.most = max(self.most, self.now)
        try:
            await asyncio.to_thread(self.go.wait)
            return await asyncio.to_thread(act, question)
        finally:
            self.now -= 1
            if not self.now:
                self.idle.set()


@pytest.fixture
def workers(inside: Hall, monkeypatch: pytest.MonkeyPatch) -> Patiently:
    found = Patiently()
    monkeypatch.setattr(inside.jobs, "work", found)
    return found


async def over(inside: Hall, submissions: int = 20) -> TableId:
    """Let Ann play Niagara alone for three; return the table of the finished game."""
    table = await inside.tables.new(ANN, NewTable(game="niagara", practice=3))
    assert not isinstance(table, Refusal)
    for command in (Join(), Start()):
        assert not isinstance(await inside.tables.order(command, table, ANN), Refusal)
    for _ in range(submissions):
        seen = await inside.tables.look(table)
        assert seen is not None
        assert seen.play is not None
        seat = seen.play.state.actors()[0]
        move = seen.play.state.moves(seat)[0]
        made = await inside.tables.order(Submit(seat=seat, moves=[as_json(move)]), table, ANN)
        assert not isinstance(made, Refusal)
    assert not isinstance(await inside.tables.order(Concede(), table, ANN), Refusal)
    return table


def as_json(move: Any) -> Any:
    """Return a move as it travels."""
    return msgspec.to_builtins(move)


async def read(inside: Hall, table: TableId) -> list[bytes]:
    return [line async for line in inside.reviews.lines(table, 1)]


async def test_two_readers_one_review(inside: Hall, workers: Patiently) -> None:
    table = await over(inside)
    one, other, whole = await asyncio.gather(read(inside, table), read(inside, table), inside.reviews.whole(table, 1))
    assert one == other
    assert whole == one[-1]
    parts = len(one) - 1
    assert parts == 3
    assert [(json.loads(line)["done"], json.loads(line)["of"]) for line in one[:-1]] == [(n, 3) for n in (1, 2, 3)]
    assert workers.asked == ["moments"] * parts + ["summed_up"]
    assert await read(inside, table) == [whole], "the store has kept it"


async def test_what_can_wait_is_asked_one_at_a_time(inside: Hall, workers: Patiently) -> None:
    tables = [await over(inside, 10) for _ in range(3)]
    await asyncio.gather(*(read(inside, table) for table in tables))
    assert len(workers.asked) == 3 * 3
    assert workers.most == 1


async def test_nobody_reads_nothing_is_made(inside: Hall, workers: Patiently) -> None:
    table = await over(inside)
    workers.go.clear()

    async def first() -> None:
        async with aclosing(inside.reviews.lines(table, 1)) as lines:
            async for _ in lines:
                return

    reading = asyncio.create_task(first())
    await workers.busy.wait()
    workers.go.set()
    await reading
    await asyncio.wait_for(workers.idle.wait(), 5)
    assert 1 <= len(workers.asked) <= 2, "the batch under way is the last"
    assert len(await read(inside, table)) == 4, "it is made when somebody asks again"


async def test_a_reader_who_goes_leaves_no_task(inside: Hall, workers: Patiently) -> None:
    table = await over(inside)
    workers.go.clear()
    before = asyncio.all_tasks()
    reading = asyncio.create_task(read(inside, table))
    await workers.busy.wait()
    reading.cancel()
    workers.go.set()
    await asyncio.wait_for(workers.idle.wait(), 5)
    for _ in range(50):
        await asyncio.sleep(0)
    assert asyncio.all_tasks() <= before | {reading}


async def test_a_batch_that_nobody_waits_for_still_counts(inside: Hall, workers: Patiently) -> None:
    """A worker cannot be stopped: until it is done, no other one gets a question that can wait."""
    one, other = await over(inside, 4), await over(inside, 4)
    workers.go.clear()
    reading = asyncio.create_task(read(inside, one))
    await workers.busy.wait()
    reading.cancel()
    second = asyncio.create_task(read(inside, other))
    for _ in range(50):
        await asyncio.sleep(0)
    assert workers.asked == ["moments"]
    workers.go.set()
    await second
    assert workers.most == 1


async def test_a_review_that_fails_fails_for_all(inside: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await over(inside, 4)

    async def broken(act: Any, question: Any) -> Any:
        raise RuntimeError("a worker died")

    monkeypatch.setattr(inside.jobs, "work", broken)
    found = await asyncio.gather(read(inside, table), read(inside, table), return_exceptions=True)
    assert [type(each) for each in found] == [RuntimeError, RuntimeError]


async def test_lines_that_failed_are_asked_for_again(inside: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await inside.tables.new(ANN, NewTable(game="cant-stop", listed=False, practice=2))
    assert not isinstance(table, Refusal)
    for command in (Join(), Start()):
        await inside.tables.order(command, table, ANN)
    seen = await inside.tables.look(table)
    assert seen is not None
    assert seen.status == "playing"
    answers: list[bytes | Exception] = [b"lines", RuntimeError("a worker died")]

    async def once_broken(act: Any, question: Any) -> Any:
        answer = answers.pop()
        if isinstance(answer, Exception):
            raise answer
        return answer

    monkeypatch.setattr(inside.jobs, "work", once_broken)
    with pytest.raises(RuntimeError):
        await inside.lines.at(seen)
    assert await inside.lines.at(seen) == b"lines"
    assert await inside.lines.at(seen) == b"lines", "an answer is kept"
