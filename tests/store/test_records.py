"""Results and standings: once, in order, in one transaction, on both databases."""

import asyncio
from collections.abc import Sequence

import pytest
from sqlalchemy import Connection

from hiroma.records import Ended, Standing, after
from hiroma.records.seasons import season_of
from hiroma.store import Store, StoreError, past, records
from hiroma.store.past import Met
from hiroma.store.records import Reading
from tests.records.games import game
from tests.store.making import append


async def keep(store: Store, one: Ended) -> bool:
    """Record a game as the room that ended it does."""
    return not await store.transact(records.record, [Reading(one.table, [one], one.since, one.rev)])


async def standings(store: Store, players: str, scope: records.Scope = ("cant-stop", "", "")) -> dict[str, Standing]:
    return await store.read(records.standing, scope, list(players))


def folded(games: Sequence[Ended]) -> dict[str, Standing]:
    """What the games add up to, without a database."""
    found: dict[str, Standing] = {}
    for one in games:
        found |= after(one, found)
    return found


async def test_results_and_standings_are_there_together(store: Store) -> None:
    games = [game("abc"), game("ba", no=2), game("cab", no=3), game("a.", no=4)]
    for one in games:
        assert await keep(store, one)
    assert await standings(store, "abcd") == folded(games)
    seats = await store.read(past.seats, [("t", 1), ("t", 4)])
    assert [(seat.no, seat.seat, seat.player, seat.bot, seat.place, seat.rated) for seat in seats] == [
        (1, 0, "a", None, 1, True),
        (1, 1, "b", None, 2, True),
        (1, 2, "c", None, 3, True),
        (4, 0, None, "club", 2, False),
        (4, 1, "a", None, 1, False),
    ]


async def test_a_game_is_recorded_once_however_often_it_is_told(store: Store) -> None:
    one, other = game("ab"), game("ba", no=2)
    for told in (one, one, other, one, other):
        assert await keep(store, told)
    assert not await store.transact(records.record, [Reading("t", [one, other], 0, 25)])
    assert await standings(store, "ab") == folded([one, other])


async def test_a_game_is_recorded_once_by_several_processes(url: str) -> None:
    stores = [await Store.connect(url) for _ in range(3)]
    games = [game("ab", table=f"t{n}", at=float(n)) for n in range(8)]
    await asyncio.gather(*(keep(store, one) for one in games for store in stores))
    found = await standings(stores[0], "ab")
    assert (found["a"].plays, found["a"].wins, found["a"].rated) == (8, 8, 8)
    # The same duel eight times, in whatever order: every rating followed from the one before.
    assert found["a"].rating == folded(games)["a"].rating
    await asyncio.gather(*(store.close() for store in stores))


async def test_games_recorded_together_add_up_as_one_by_one(store: Store) -> None:
    games = [game("ab"), game("ba", no=2), game("bca", table="u"), game("c.", table="v"), game("ab", no=3)]
    readings = [Reading(one.table, [one], one.since, one.rev) for one in games]
    gap = game("ab", table="w", no=2)
    assert await store.transact(records.record, [*readings, Reading("w", [gap], gap.since, gap.rev)]) == ["w"]
    assert await standings(store, "abc") == folded(games)


async def test_a_gap_is_not_passed_by(store: Store) -> None:
    one, other = game("ab"), game("ba", no=2)
    assert not await keep(store, other)
    assert await standings(store, "ab") == {}
    assert not await store.transact(records.record, [Reading("t", [one, other], 0, other.rev)])
    assert await standings(store, "ab") == folded([one, other])


async def test_nothing_is_half_recorded(store: Store) -> None:
    def fail_at_the_end(connection: Connection, one: Ended) -> None:
        records.record(connection, [Reading(one.table, [one], one.since, one.rev)])
        raise StoreError("the power is gone")

    with pytest.raises(StoreError, match="power"):
        await store.transact(fail_at_the_end, game("ab"))
    assert await standings(store, "ab") == {}
    assert await store.read(past.seats, [("t", 1)]) == []
    assert await keep(store, game("ab"))
    assert await standings(store, "ab") == folded([game("ab")])


async def test_each_class_and_each_season_has_standings_of_its_own(store: Store) -> None:
    spring, summer = 1_775_000_000.0 + 86400, 1_785_000_000.0
    team = '[2,{"unique":true}]'
    games = [game("ab", at=spring), game("ba", no=2, at=summer), game("ab", no=3, at=summer, variant=team)]
    for one in games:
        await keep(store, one)
    first, second = games[:2], games[1:]
    assert await standings(store, "ab", ("cant-stop", "[2,{}]", "")) == folded(first)
    assert await standings(store, "ab", ("cant-stop", team, "")) == folded(games[2:])
    assert await standings(store, "ab", ("cant-stop", "", season_of(summer))) == folded(second)
    assert await store.read(past.seasons, "cant-stop") == [season_of(summer), season_of(spring)]
    assert [(name, variant) for name, variant, _ in await store.read(past.kinds, "a")] == [
        ("cant-stop", ""),
        ("cant-stop", "[2,{}]"),
        ("cant-stop", team),
    ]


async def test_the_best_are_who_has_surely_played_best(store: Store) -> None:
    games = [game("abc", table=f"t{n}", at=float(n)) for n in range(5)]
    games += [game("zc", table="luck"), game("q.", table="bot"), game("ab", table="else", name="niagara")]
    for one in games:
        await keep(store, one)
    found = await store.read(past.best, "cant-stop", "", 10)
    assert {player for player, _ in found} == set("abcz")
    assert next(player for player, _ in found) == "a"
    levels = [standing.rating.level for _, standing in found]
    assert levels == sorted(levels, reverse=True)
    assert len(await store.read(past.best, "cant-stop", season_of(1.0), 2)) == 2
    assert await store.read(past.best, "cant-stop", "2031-Q1", 10) == []


async def test_the_newest_games_of_a_player_come_first(store: Store) -> None:
    for no in (1, 2, 3):
        await keep(store, game("ab", no=no))
    await keep(store, game("bc", table="u", at=2.5))
    assert [(one.table, one.no) for one in await store.read(past.games, "a", 2)] == [("t", 3), ("t", 2)]
    assert [(one.table, one.no) for one in await store.read(past.games, "b", None)] == [
        ("t", 3),
        ("u", 1),
        ("t", 2),
        ("t", 1),
    ]


async def test_head_to_head(store: Store) -> None:
    for one in (game("abc"), game("ba", no=2), game("ab", no=3), game("a.", no=4)):
        await keep(store, one)
    assert await store.read(past.met, "a", 9) == [Met("b", 3, 2, 1), Met("c", 1, 1, 0)]
    assert await store.read(past.met, "b", 1) == [Met("a", 3, 1, 2)]


async def test_tables_are_behind_until_they_are_read(store: Store) -> None:
    for table in ("t", "u"):
        for rev in range(1, 12):
            await append(store, table, rev)
    assert sorted(await store.read(records.behind)) == ["t", "u"]
    await keep(store, game("ab"))
    assert sorted(await store.read(records.behind)) == ["t", "u"]
    await store.transact(records.record, [Reading("t", [game("ab")], 0, 11), Reading("u", [], 0, 11)])
    assert await store.read(records.behind) == []
