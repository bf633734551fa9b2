"""The lobby's rows, deadlines, people and chat."""

import asyncio

import msgspec

from hiroma.ids import PlayerId, TableId
from hiroma.store import PlayerRow, Store
from hiroma.store.tables import CLAIM
from tests.store.making import append, line, row, summary

ANN = PlayerId("ann")


async def names(
    store: Store,
    *,
    listed: bool | None = None,
    game: str | None = None,
    status: str | None = None,
    player: str | None = None,
    limit: int = 10,
) -> list[str]:
    """The tables that fit."""
    found = await store.tables.summaries(
        listed=listed, game=game, status=status, player=PlayerId(player) if player else None, limit=limit
    )
    return [table.table for table in found]


async def test_a_summary_reads_back_as_written(store: Store) -> None:
    written = summary("t", 1, players=("zoe", "ann", "bob"), deadline=12.5, listed=False)
    await store.tables.append(row("t", 1), written)
    assert await store.tables.summaries(listed=None, game=None, status=None, player=None, limit=1) == [written]


async def test_summaries_are_chosen_and_newest_first(store: Store) -> None:
    await append(store, "old", 1)
    for rev in (1, 2):
        await store.tables.append(row("go", rev), summary("go", rev, game="go", status="playing"))
    for rev in (1, 2, 3):
        await store.tables.append(row("own", rev), summary("own", rev, listed=False, players=("ann",)))
    assert await names(store) == ["own", "go", "old"]
    assert await names(store, limit=2) == ["own", "go"]
    assert await names(store, listed=True) == ["go", "old"]
    assert await names(store, listed=False) == ["own"]
    assert await names(store, game="go") == ["go"]
    assert await names(store, status="open") == ["own", "old"]
    assert await names(store, player="ann") == ["own"]
    assert await names(store, player="ann", listed=True) == []


async def test_of_each_host_the_newest_are_chosen(store: Store) -> None:
    seated = [("eve", "ann")] * 4 + [("ann", "eve"), ("ben",), (), ("eve",)]
    for n, players in enumerate(seated):
        written = msgspec.structs.replace(summary(f"t{n}", 1, players=players), changed=float(n))
        await store.tables.append(row(f"t{n}", 1), written)
    await store.tables.append(row("on", 1), summary("on", 1, players=("eve",), status="playing"))
    found = await store.tables.summaries(status="open", each=2, limit=10)
    assert [table.table for table in found] == ["t7", "t6", "t5", "t4", "t3"]
    found = await store.tables.summaries(status="open", each=2, limit=2)
    assert [table.table for table in found] == ["t7", "t6"]


async def test_seats_follow_the_players(store: Store) -> None:
    seated = [("ann",), ("ann", "bob"), ("bob", "ann"), ("bob", "ann"), ("bob",), ()]
    for rev, players in enumerate(seated, 1):
        await store.tables.append(row("t", rev), summary("t", rev, players=players))
        [found] = await store.tables.summaries(listed=None, game=None, status=None, player=None, limit=1)
        assert found.players == players
    assert await names(store, player="ann") == []


async def test_a_player_in_two_chairs_is_named_once(store: Store) -> None:
    await store.tables.append(row("t", 1), summary("t", 1, players=("ann", "bob", "ann")))
    [found] = await store.tables.summaries(listed=None, game=None, status=None, player=ANN, limit=1)
    assert found.players == ("ann", "bob")


async def test_seats_are_right_when_processes_take_turns(url: str) -> None:
    first, second = await Store.connect(url), await Store.connect(url)
    await first.tables.append(row("t", 1), summary("t", 1, players=("ann",)))
    await second.tables.append(row("t", 2), summary("t", 2, players=("ann", "bob")))
    await first.tables.append(row("t", 3), summary("t", 3, players=("ann",)))
    assert await names(second, player="bob") == []
    assert await names(second, player="ann") == ["t"]
    await first.close()
    await second.close()


async def test_the_seats_of_one_batch_are_those_of_its_last_entry(store: Store) -> None:
    seated = [("ann",), ("ann", "bob"), ("bob",), ("bob",)]
    await asyncio.gather(
        *(
            store.tables.append(row("t", rev), summary("t", rev, players=players))
            for rev, players in enumerate(seated, 1)
        )
    )
    assert await names(store, player="ann") == []
    assert await names(store, player="bob") == ["t"]


async def test_due_tables_are_claimed_once(url: str) -> None:
    first, second = await Store.connect(url), await Store.connect(url)
    for at in range(40):
        await first.tables.append(row(f"t{at}", 1), summary(f"t{at}", 1, deadline=100.0 + at))
    await append(first, "untimed", 1)
    assert await first.tables.due(99.0, 50) == []
    claims = await asyncio.gather(*(store.tables.due(129.0, 7) for _ in range(4) for store in (first, second)))
    claimed = [table for claim in claims for table in claim]
    assert len(claimed) == len(set(claimed))
    # A claim that met another's rows may have left with less; what is left is claimed next.
    while more := await second.tables.due(129.0, 7):
        claimed += more
    assert sorted(claimed) == sorted(f"t{at}" for at in range(30))
    later = await first.tables.due(129.0 + CLAIM, 100)
    assert sorted(later) == sorted(f"t{at}" for at in range(40))
    await first.close()
    await second.close()


async def test_a_new_entry_sets_the_deadline_anew(store: Store) -> None:
    await store.tables.append(row("t", 1), summary("t", 1, deadline=100.0))
    assert await store.tables.due(100.0, 1) == ["t"]
    await store.tables.append(row("t", 2), summary("t", 2, deadline=105.0))
    assert await store.tables.due(105.0, 1) == ["t"]
    await store.tables.append(row("t", 3), summary("t", 3, deadline=None))
    assert await store.tables.due(10_000.0, 1) == []


async def test_chat_is_numbered_table_by_table(url: str) -> None:
    first, second = await Store.connect(url), await Store.connect(url)
    said = await asyncio.gather(
        *(
            store.chat.say(line(table, f"{table} {at}", chair=at % 3 or None))
            for at in range(20)
            for store in (first, second)
            for table in ("t", "u")
        )
    )
    for table in ("t", "u"):
        lines = await first.chat.lines(TableId(table), last=100)
        assert [spoken.n for spoken in lines] == list(range(1, 41))
        assert sorted(lines, key=lambda spoken: spoken.n) == sorted(
            (spoken for spoken in said if spoken.table == table), key=lambda spoken: spoken.n
        )
    assert [spoken.n for spoken in await second.chat.lines(TableId("t"), last=3)] == [38, 39, 40]
    assert await second.chat.lines(TableId("nobody")) == []
    await first.close()
    await second.close()


async def test_players_are_kept_and_changed(store: Store) -> None:
    ann = PlayerRow(id=ANN, name="Ann", locale="en", created=1.0, seen=2.0)
    assert await store.people.person(ANN) is None
    await store.people.save(ann)
    assert await store.people.person(ANN) == ann
    await store.people.save(msgspec.structs.replace(ann, name="安", locale="ja", created=9.0, seen=9.0))
    assert await store.people.person(ANN) == PlayerRow(id=ANN, name="安", locale="ja", created=1.0, seen=9.0)
    assert await store.people.looks({ANN, PlayerId("bob")}) == {"ann": ("安", "")}
    assert await store.people.looks([]) == {}


async def test_more_is_asked_for_than_one_statement_takes(store: Store) -> None:
    many = [TableId(f"t{at}") for at in range(1200)]
    await asyncio.gather(*(append(store, table, 1) for table in many))
    assert await store.tables.heads(many) == dict.fromkeys(many, 1)
    assert len(await store.tables.summaries(listed=None, game=None, status=None, player=None, limit=2000)) == 1200


async def test_of_many_seats_the_open_ones_and_the_last_over_are_found(store: Store) -> None:
    for number in range(6):
        table = f"t{number}"
        await store.tables.append(row(table, 1), summary(table, 1, players=("ann",)))
        await store.tables.append(row(table, 2), summary(table, 2, players=("ann",), status="playing"))
    assert await store.tables.held(ANN) == {f"t{number}" for number in range(6)}
    for number in (0, 1, 2, 3):
        over = msgspec.structs.replace(
            summary(f"t{number}", 3, players=("ann",), status="over"), changed=100.0 + number
        )
        await store.tables.append(row(f"t{number}", 3), over)
    found = await store.tables.newest_of({ANN}, 2)
    assert {each.table for each in found[ANN]} == {"t2", "t3", "t4", "t5"}
    assert len(await store.tables.held(ANN)) == 2
    # They play again there.
    await store.tables.append(row("t0", 4), summary("t0", 4, players=("ann",), status="playing"))
    assert len(await store.tables.held(ANN)) == 3
    assert "t0" in {each.table for each in (await store.tables.newest_of({ANN}, 2))[ANN]}
