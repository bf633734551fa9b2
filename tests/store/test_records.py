"""Results and standings: once, in order, in one transaction, on both databases."""

import asyncio
from collections.abc import Iterable
from itertools import pairwise

import asyncpg
import msgspec
import pytest
from sqlalchemy import Connection

from hiroma.ids import PlayerId, TableId
from hiroma.records import Ended, Meetings, Standing, after
from hiroma.records.ratings import Rating
from hiroma.records.seasons import season_of
from hiroma.store import PlayerRow, Store, StoreError, bots, records
from hiroma.store.records import Reading
from hiroma.store.results import Met
from tests.records.games import folded, game
from tests.store.making import ON_POSTGRES, append, no_inserts, register, waits

A = PlayerId("a")
B = PlayerId("b")
TABLE = TableId("t")


@pytest.fixture
async def store(store: Store) -> Store:
    """With accounts for the people of these games."""
    await register(store, "abcqz")
    return store


def duel(winner: str, loser: str, table: str) -> Ended:
    """A game of two with longer names."""
    one = game("ab", table=table)
    names = {"a": winner, "b": loser}
    seats = tuple(msgspec.structs.replace(seat, player=names[seat.player or ""]) for seat in one.seats)
    return msgspec.structs.replace(one, seats=seats)


async def keep(store: Store, one: Ended) -> bool:
    """Record a game as the room that ended it does."""
    return not await store.records.record([Reading(one.table, [one], one.since, one.rev)])


async def standings(
    store: Store, players: Iterable[str], scope: records.Scope = ("cant-stop", "", "")
) -> dict[PlayerId, Standing]:
    return await store.records.standing(scope, list(map(PlayerId, players)))


async def test_results_and_standings_are_there_together(store: Store) -> None:
    games = [game("abc"), game("ba", no=2), game("cab", no=3), game("a.", no=4)]
    for one in games:
        assert await keep(store, one)
    assert await standings(store, "abcd") == folded(games)
    seats = await store.results.seats([(TABLE, 1), (TABLE, 4)])
    assert [(seat.no, seat.seat, seat.player, seat.bot, seat.place, seat.rated) for seat in seats] == [
        (1, 0, "a", None, 1, True),
        (1, 1, "b", None, 2, True),
        (1, 2, "c", None, 3, True),
        (4, 0, None, "club", 2, False),
        (4, 1, "a", None, 1, False),
    ]


async def test_a_game_keeps_how_it_moved_ratings(store: Store) -> None:
    games = [game("ab"), game("ba", no=2), game("a.", no=3)]
    before: dict[PlayerId, int] = {}
    for one in games:
        assert await keep(store, one)
        after = {player: standing.rating.points for player, standing in (await standings(store, "ab")).items()}
        seats = await store.results.seats([(TABLE, one.no)])
        moved = {seat.player: (seat.points_before, seat.points_after) for seat in seats if seat.player}
        if one.rated:
            assert moved == {player: (before.get(player, 1000), points) for player, points in after.items()}
            assert all(was != now for was, now in moved.values())
        else:
            assert moved == {"a": (None, None)}
        before = after


async def test_games_told_together_keep_each_move_of_a_rating(store: Store) -> None:
    games = [game("ab"), game("ba", no=2)]
    assert await store.records.record([Reading(TABLE, games, 0, 20)]) == []
    first, second = [{s.player: s for s in await store.results.seats([(TABLE, no)])} for no in (1, 2)]
    assert all(second[player].points_before == first[player].points_after for player in (A, B))


async def test_a_game_is_recorded_once_however_often_it_is_told(store: Store) -> None:
    one, other = game("ab"), game("ba", no=2)
    for told in (one, one, other, one, other):
        assert await keep(store, told)
    assert not await store.records.record([Reading(TABLE, [one, other], 0, 25)])
    assert await standings(store, "ab") == folded([one, other])


async def test_a_game_is_recorded_once_by_several_processes(url: str) -> None:
    stores = [await Store.connect(url) for _ in range(3)]
    await register(stores[0], "ab")
    games = [game("ab", table=f"t{n}", at=float(n)) for n in range(8)]
    await asyncio.gather(*(keep(store, one) for one in games for store in stores))
    found = await standings(stores[0], "ab")
    assert (found[A].plays, found[A].wins, found[A].rated) == (8, 8, 8)
    # The same duel eight times, in whatever order: every rating followed from the one before.
    assert found[A].rating == folded(games)[A].rating
    await asyncio.gather(*(store.close() for store in stores))


async def test_games_recorded_together_add_up_as_one_by_one(store: Store) -> None:
    games = [game("ab"), game("ba", no=2), game("bca", table="u"), game("c.", table="v"), game("ab", no=3)]
    readings = [Reading(one.table, [one], one.since, one.rev) for one in games]
    gap = game("ab", table="w", no=2)
    assert await store.records.record([*readings, Reading(TableId("w"), [gap], gap.since, gap.rev)]) == ["w"]
    assert await standings(store, "abc") == folded(games)


async def test_a_gap_is_not_passed_by(store: Store) -> None:
    one, other = game("ab"), game("ba", no=2)
    assert not await keep(store, other)
    assert await standings(store, "ab") == {}
    assert not await store.records.record([Reading(TABLE, [one, other], 0, other.rev)])
    assert await standings(store, "ab") == folded([one, other])


async def test_nothing_is_half_recorded(store: Store) -> None:
    def fail_at_the_end(connection: Connection, one: Ended) -> None:
        records.record(connection, [Reading(one.table, [one], one.since, one.rev)])
        raise StoreError("the power is gone")

    with pytest.raises(StoreError, match="power"):
        await store.engine.transact(fail_at_the_end, game("ab"))
    assert await standings(store, "ab") == {}
    assert await store.results.seats([(TABLE, 1)]) == []
    assert await keep(store, game("ab"))
    assert await standings(store, "ab") == folded([game("ab")])


async def test_each_class_and_each_season_has_standings_of_its_own(store: Store) -> None:
    spring, summer = 1_775_000_000.0 + 86400, 1_785_000_000.0
    team = '[2,{"unique":true}]'
    games = [game("ab", at=spring), game("ba", no=2, at=summer), game("ab", no=3, at=summer, variant=team)]
    for one in games:
        await keep(store, one)
    assert await standings(store, "ab", ("cant-stop", "[2,{}]", "")) == folded(games, games[:2])
    assert await standings(store, "ab", ("cant-stop", team, "")) == folded(games, games[2:])
    assert await standings(store, "ab", ("cant-stop", "", season_of(summer))) == folded(games, games[1:])
    assert await store.results.seasons("cant-stop") == [season_of(summer), season_of(spring)]
    assert [(name, variant) for name, variant, _ in await store.results.kinds(A)] == [
        ("cant-stop", ""),
        ("cant-stop", "[2,{}]"),
        ("cant-stop", team),
    ]


async def test_the_best_are_who_has_surely_played_best(store: Store) -> None:
    games = [game("abc", table=f"t{n}", at=float(n)) for n in range(5)]
    games += [game("zc", table="luck"), game("q.", table="bot"), game("ab", table="else", name="niagara")]
    for one in games:
        await keep(store, one)
    found = await store.results.best("cant-stop", "", 10)
    assert {player for player, _ in found} == set("abcz")
    assert next(player for player, _ in found) == "a"
    levels = [standing.rating.level for _, standing in found]
    assert levels == sorted(levels, reverse=True)
    assert len(await store.results.best("cant-stop", season_of(1.0), 2)) == 2
    assert await store.results.best("cant-stop", "2031-Q1", 10) == []


async def test_the_newest_games_of_a_player_come_first(store: Store) -> None:
    for no in (1, 2, 3):
        await keep(store, game("ab", no=no))
    await keep(store, game("bc", table="u", at=2.5))
    assert [(one.table, one.no) for one in await store.results.games(A, 2)] == [("t", 3), ("t", 2)]
    assert [(one.table, one.no) for one in await store.results.games(B, None)] == [
        ("t", 3),
        ("u", 1),
        ("t", 2),
        ("t", 1),
    ]


async def test_head_to_head(store: Store) -> None:
    for one in (game("abc"), game("ba", no=2), game("ab", no=3), game("a.", no=4)):
        await keep(store, one)
    assert await store.results.met(A, 9) == [Met(B, 3, 2, 1), Met(PlayerId("c"), 1, 1, 0)]
    assert await store.results.met(B, 1) == [Met(A, 3, 1, 2)]


async def test_tables_are_behind_until_they_are_read(store: Store) -> None:
    for table in ("t", "u"):
        for rev in range(1, 12):
            await append(store, table, rev)
    assert sorted(await store.records.behind()) == ["t", "u"]
    await keep(store, game("ab"))
    assert sorted(await store.records.behind()) == ["t", "u"]
    await store.records.record([Reading(TABLE, [game("ab")], 0, 11), Reading(TableId("u"), [], 0, 11)])
    assert await store.records.behind() == []


DAY = 24 * 3600.0


async def test_only_games_between_accounts_are_rated(store: Store) -> None:
    """A guest or a robot at the table: the game stands in the records, and counts for nobody's rating."""
    robot = PlayerRow(id=PlayerId("q"), name="q", locale="en", created=1.0, seen=1.0, key="q")
    assert await store.accounts.make_robot(robot) == "made"
    for one in (game("ax", table="guest"), game("aq", table="robot"), game("axb", table="both")):
        await keep(store, one)
    found = await standings(store, "abxq")
    assert {player: (each.plays, each.rated) for player, each in found.items()} == {
        "a": (3, 0),
        "b": (1, 0),
        "x": (2, 0),
        "q": (1, 0),
    }
    assert not any(
        seat.rated for seat in await store.results.seats([(TableId(name), 1) for name in ("guest", "robot", "both")])
    )
    assert await store.results.best("cant-stop", "", 10) == []


async def test_the_same_two_again_and_again_move_each_other_less_and_less(store: Store) -> None:
    await register(store, ["old", "new"])
    reached = [Rating().mu]
    for n in range(60):
        await keep(store, game("ab", table=f"t{n}", at=DAY + n))
        reached.append((await standings(store, ["a"]))[PlayerId("a")].rating.mu)
    steps = [later - before for before, later in pairwise(reached)]
    assert min(steps[:40]) > 0.0
    assert steps[5] < 0.6 * steps[4]
    assert steps[10] < 0.6 * steps[9]
    assert steps[20] < 0.5 * steps[19]
    assert steps[40:] == [0.0] * 20
    await keep(store, game("ab", table="later", at=32 * DAY))
    assert (await standings(store, ["a"]))[PlayerId("a")].rating.mu > reached[-1], (
        "after a month they are as good as new"
    )


async def test_twenty_fresh_accounts_are_worth_no_more_than_two_people(store: Store) -> None:
    """Each makes the turns that count, and gives up: a gift that is hardly one."""
    gifts = [f"gift-{n}" for n in range(20)]
    await register(store, gifts)
    for n, gift in enumerate(gifts):
        await keep(store, duel("a", gift, table=f"t{n}"))
    await register(store, [f"known-{n}" for n in range(3)])
    known = Standing(rated=9)
    z = PlayerId("z")
    honest, met = {z: Standing()}, Meetings()
    for n in range(3):
        one = duel("z", f"known-{n}", table=f"k{n}")
        honest |= after(one, honest, met.weights(one, {PlayerId(f"known-{n}"): known.rated}))
    farmed = (await standings(store, ["a"]))[PlayerId("a")].rating
    assert farmed.mu - Rating().mu < honest[z].rating.mu - Rating().mu
    assert farmed.level < honest[z].rating.level


async def test_nothing_is_recorded_of_a_player_who_has_gone(store: Store) -> None:
    one = game("ab")
    first, second = one.seats
    await store.accounts.close(A, 10.0)
    await keep(store, msgspec.structs.replace(one, seats=(msgspec.structs.replace(first, earned=("one-go",)), second)))
    assert set(await standings(store, "ab")) == {B}
    assert [(seat.player, seat.place) for seat in await store.results.seats([(TABLE, 1)])] == [(None, 1), (B, 2)]
    assert await store.achievements.of(A) == []


async def test_a_game_of_people_and_somebody_who_has_gone_is_none_with_a_bot(store: Store) -> None:
    await store.accounts.close(A, 10.0)
    assert await keep(store, game("ab.", no=1))
    assert await keep(store, game("ab", no=2))
    assert await store.engine.read(bots.standings, "cant-stop") == {}


@ON_POSTGRES
async def test_a_player_who_goes_while_a_game_is_recorded_takes_it_along(
    stores: list[Store], raw: asyncpg.Connection
) -> None:
    store, other, third = stores
    await register(store, "ab")
    async with no_inserts(raw, "results"):
        recording = asyncio.create_task(keep(store, game("ab")))
        await waits(third, 1)
        closing = asyncio.create_task(other.accounts.close(A, 10.0))
        await waits(third, 2)
    assert await recording
    await closing
    assert set(await standings(store, "ab")) == {B}
    assert [seat.player for seat in await store.results.seats([(TABLE, 1)])] == [None, B]


async def test_achievements_are_counted_once_and_go_with_the_account(store: Store) -> None:
    def earning(no: int, *names: str, table: str = "t") -> Ended:
        one = game("ab", no=no, table=table)
        first, second = one.seats
        return msgspec.structs.replace(one, seats=(msgspec.structs.replace(first, earned=names), second))

    for one in (earning(1, "comeback", "one-go"), earning(2, "comeback"), earning(2, "comeback")):
        assert await keep(store, one)
    assert await keep(store, msgspec.structs.replace(earning(1, "hat-trick", table="u"), listed=False, at=9.0))
    found = await store.achievements.of(A)
    assert [(one.name, one.times, one.first, one.table, one.no, one.listed) for one in found] == [
        ("comeback", 2, 1.0, "t", 1, True),
        ("one-go", 1, 1.0, "t", 1, True),
        ("hat-trick", 1, 9.0, "u", 1, False),
    ]
    assert await store.achievements.of(B) == []
    await store.accounts.close(A, 10.0)
    assert await store.achievements.of(A) == []
