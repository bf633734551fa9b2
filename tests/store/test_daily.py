"""Days and tries: one secret a day, one try a player, an order of merit."""

import asyncio

import msgspec

from hiroma.ids import PlayerId, TableId
from hiroma.store import Store
from hiroma.store.daily import TryRow
from tests.store.making import append, row, summary

ANN = PlayerId("ann")


async def test_a_day_has_one_secret_however_many_ask(url: str) -> None:
    stores = [await Store.connect(url) for _ in range(2)]
    assert await stores[0].daily.secret("d1") is None
    fresh = [bytes([n]) * 32 for n in range(8)]
    said = await asyncio.gather(*(stores[n % 2].daily.keep_secret("d1", secret, 5.0) for n, secret in enumerate(fresh)))
    assert len(set(said)) == 1
    assert await stores[1].daily.secret("d1") == said[0]
    assert await stores[1].daily.day_before("d1") is None
    assert await stores[1].daily.day_before("d2") == "d1"
    for store in stores:
        await store.close()


async def test_a_player_has_one_try(url: str) -> None:
    stores = [await Store.connect(url) for _ in range(2)]
    tried = [TryRow(day="d1", player=ANN, table=TableId(f"t{n}"), began=float(n)) for n in range(6)]
    claims = await asyncio.gather(*(stores[n % 2].daily.claim(each) for n, each in enumerate(tried)))
    assert len({claim.table for claim in claims}) == 1
    assert await stores[0].daily.attempt("d1", ANN) == claims[0]
    assert await stores[0].daily.attempt("d1", PlayerId("bob")) is None
    assert await stores[0].daily.played("d1") == 1
    for store in stores:
        await store.close()


async def test_what_is_over_is_settled_and_ranked(store: Store) -> None:
    for name in ("ann", "bob", "cho", "dan"):
        await store.daily.claim(TryRow(day="d1", player=PlayerId(name), table=TableId(f"t-{name}"), began=1.0))
        await append(store, f"t-{name}", 1)
    assert await store.daily.unsettled("d1", 9) == []
    for name in ("ann", "bob", "cho"):
        await store.tables.append(row(f"t-{name}", 2), summary(f"t-{name}", 2, status="over"))
    waiting = await store.daily.unsettled("d1", 9)
    assert sorted(each.player for each in waiting) == ["ann", "bob", "cho"]
    ranks = {"ann": (7, 30.0), "bob": (7, 20.0), "cho": (3, 40.0)}
    for each in waiting:
        rank, ended = ranks[each.player]
        done = msgspec.structs.replace(each, ended=ended, marks="WW", won=True, turns=30, rank=rank)
        await store.daily.settle(done)
    best = await store.daily.best("d1", 9)
    assert [each.player for each in best] == ["cho", "bob", "ann"]
    assert [await store.daily.better(each) for each in best] == [0, 1, 2]
    assert best[0].marks == "WW"
    assert await store.daily.unsettled("d1", 9) == []
    assert await store.daily.played("d1") == 4
