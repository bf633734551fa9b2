"""The log: what is acknowledged is there once, what is refused is refused alone."""

import asyncio
from typing import Any

import pytest

from hiroma.ids import OwnCommandId, TableId
from hiroma.store import Appended, Outcome, Row, Store, StoreError, Summary
from hiroma.store.database import Lost
from tests.store.making import append, row, summary

A = TableId("a")
AGAIN = TableId("again")
B = TableId("b")
NOBODY = TableId("nobody")
TABLE = TableId("t")


async def test_reads_back_what_was_appended(store: Store) -> None:
    sealed = Row(table=TABLE, rev=2, at=7.25, body=b"\x00\xff", sealed=b"dice", command=OwnCommandId("c2"))
    assert await append(store, "t", 1) == Appended(Outcome.STORED, 1)
    assert await store.tables.append(sealed, summary("t", 2)) == Appended(Outcome.STORED, 2)
    await append(store, "other", 1)
    assert await store.tables.entries(TABLE) == [row("t", 1), sealed]
    assert await store.tables.entries(TABLE, after=1) == [sealed]
    assert await store.tables.entries(NOBODY) == []
    assert await store.tables.head(TABLE) == 2
    assert await store.tables.head(NOBODY) == 0
    assert await store.tables.heads({TABLE, TableId("other"), NOBODY}) == {"t": 2, "other": 1}


async def test_a_taken_rev_is_stale_and_changes_nothing(store: Store) -> None:
    await append(store, "t", 1)
    late = await store.tables.append(row("t", 1, body=b"late"), summary("t", 1, players=("bob",)))
    assert late == Appended(Outcome.STALE, 1)
    assert await store.tables.entries(TABLE) == [row("t", 1)]
    assert [found.players for found in await lobby(store)] == [()]


async def test_a_command_is_taken_once(store: Store) -> None:
    await append(store, "t", 1, "once")
    assert await append(store, "t", 2, "once") == Appended(Outcome.REPEATED, 1)
    # The rev is taken as well: that the command was carried out is the better news.
    assert await append(store, "t", 1, "once") == Appended(Outcome.REPEATED, 1)
    assert await append(store, "u", 1, "once") == Appended(Outcome.STORED, 1)
    assert await store.tables.command(TABLE, OwnCommandId("once")) == 1
    assert await store.tables.command(TABLE, OwnCommandId("never")) is None
    assert await store.tables.head(TABLE) == 1


async def test_a_refused_row_leaves_its_batch_alone(store: Store) -> None:
    await append(store, "stale", 1)
    await append(store, "again", 1, "c")
    answers = await asyncio.gather(
        append(store, "a", 1),
        append(store, "stale", 1),
        append(store, "a", 2),
        append(store, "again", 2, "c"),
        append(store, "again", 2, "d"),
        append(store, "b", 1, "c"),
        append(store, "b", 1, "e"),
    )
    assert [(answer.outcome.value, answer.rev) for answer in answers] == [
        ("stored", 1),
        ("stale", 1),
        ("stored", 2),
        ("repeated", 1),
        ("stored", 2),
        ("stored", 1),
        ("stale", 1),
    ]
    assert await store.tables.heads([A, TableId("stale"), AGAIN, B]) == {"a": 2, "stale": 1, "again": 2, "b": 1}
    assert await store.tables.entries(AGAIN, 1) == [row("again", 2, "d")]


async def test_of_two_alike_in_one_batch_one_is_stored(store: Store) -> None:
    answers = await asyncio.gather(append(store, "t", 1), append(store, "t", 1), append(store, "t", 1))
    assert [answer.outcome for answer in answers] == [Outcome.STORED, Outcome.STALE, Outcome.STALE]


async def test_two_stores_race_and_each_rev_is_won_once(url: str) -> None:
    first, second = await Store.connect(url), await Store.connect(url)
    won: dict[int, list[str]] = {}

    async def player(store: Store, name: str) -> None:
        for turn in range(25):
            while True:
                rev = await store.tables.head(TABLE) + 1
                entry = row("t", rev, f"{name}-{turn}", name.encode())
                answer = await store.tables.append(entry, summary("t", rev, players=(name,)))
                if answer.outcome is Outcome.STORED:
                    won.setdefault(rev, []).append(name)
                    break
                assert answer.outcome is Outcome.STALE

    await asyncio.gather(*(player(store, f"{at}{who}") for at, store in enumerate((first, second)) for who in "ab"))
    log = await first.tables.entries(TABLE)
    assert [entry.rev for entry in log] == list(range(1, 101))
    assert won == {entry.rev: [entry.body.decode()] for entry in log}
    assert len({entry.command for entry in log}) == 100
    # The lobby shows the last of them, whoever's it was.
    assert [(found.head, found.players) for found in await lobby(second)] == [(100, (log[-1].body.decode(),))]
    await first.close()
    await second.close()


async def test_batches_of_two_processes_over_the_same_tables_do_not_block_each_other(url: str) -> None:
    first, second = await Store.connect(url), await Store.connect(url)
    names = [TableId(f"t{at}") for at in range(60)]
    for rev in range(1, 11):
        forward = [append(first, name, rev) for name in names]
        backward = [append(second, name, rev) for name in reversed(names)]
        answers = await asyncio.gather(*forward, *backward)
        assert sum(answer.outcome is Outcome.STORED for answer in answers) == len(names)
    assert await first.tables.heads(names) == dict.fromkeys(names, 10)
    await first.close()
    await second.close()


@pytest.mark.slow
async def test_close_writes_what_was_asked_and_refuses_what_comes(url: str) -> None:
    store = await Store.connect(url)
    asked = [asyncio.create_task(append(store, f"t{at}", 1)) for at in range(300)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*asked) == [Appended(Outcome.STORED, 1)] * 300
    with pytest.raises(StoreError):
        await append(store, "late", 1)
    again = await Store.connect(url)
    assert len(await again.tables.heads([TableId(f"t{at}") for at in range(300)])) == 300
    await again.close()


async def test_a_cancelled_waiter_takes_nobody_with_it(store: Store) -> None:
    tasks = [asyncio.create_task(append(store, f"t{at}", 1)) for at in range(50)]
    await asyncio.sleep(0)
    for task in tasks[::2]:
        task.cancel()
    answers = await asyncio.gather(*tasks, return_exceptions=True)
    assert all(isinstance(answer, asyncio.CancelledError) for answer in answers[::2])
    assert answers[1::2] == [Appended(Outcome.STORED, 1)] * 25
    assert await append(store, "after", 1) == Appended(Outcome.STORED, 1)


async def test_a_batch_that_fails_fails_for_all_and_the_next_goes_on(store: Store) -> None:
    bad = Row(table="bad", rev=1, at=0.0, body=None)  # type: ignore[arg-type]  # the wrong type makes the batch fail
    answers = await asyncio.gather(
        append(store, "a", 1),
        store.tables.append(bad, summary("bad", 1)),
        append(store, "b", 1),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [StoreError] * 3
    assert await store.tables.entries(A) == []
    assert await store.tables.heads([A, B, TableId("bad")]) == {}
    assert await append(store, "a", 1) == Appended(Outcome.STORED, 1)


async def test_after_a_lost_commit_the_rows_are_compared(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    await append(store, "theirs", 1)
    real: Any = store.engine.database.append
    lost = False

    async def loses_the_first_answer(*args: Any, **kwargs: Any) -> Any:
        nonlocal lost
        answer = await real(*args, **kwargs)
        if not lost:
            lost = True
            raise Lost("the line went dead after the commit")
        return answer

    monkeypatch.setattr(store.engine.database, "append", loses_the_first_answer)
    answers = await asyncio.gather(
        append(store, "mine", 1, "c"), store.tables.append(row("theirs", 1, body=b"other"), summary("theirs", 1))
    )
    assert list(answers) == [Appended(Outcome.STORED, 1), Appended(Outcome.STALE, 1)]
    assert await store.tables.entries(TableId("mine")) == [row("mine", 1, "c")]


async def lobby(store: Store) -> list[Summary]:
    """All tables."""
    return await store.tables.summaries(listed=None, game=None, status=None, player=None, limit=100)
