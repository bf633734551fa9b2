"""Entries of a tournament, on both databases: it begins while people enter, leave, and go for good."""

import asyncio
import random

import asyncpg
import msgspec
import pytest

from hiroma.ids import ClubId, PlayerId, TableId, TournamentId
from hiroma.server.tournaments.service import may_enter
from hiroma.store import Store
from hiroma.store.clubs import ClubRow
from hiroma.store.pairings import PairingRow
from hiroma.store.tournaments import OPEN, OVER, RUNNING, TournamentRow
from tests.store.making import ON_POSTGRES, register, waits

PEOPLE = [PlayerId(f"p{number}") for number in range(8)]
ROOM = 512


def tournament(name: str) -> TournamentRow:
    """Return a tournament to come."""
    return TournamentRow(
        id=TournamentId(name),
        club=ClubId(""),
        organiser=PEOPLE[0],
        name=name,
        text="",
        series="",
        game="cant-stop",
        version=1,
        options={},
        sizes=(2,),
        system="swiss",
        seats=2,
        rounds=4,
        minutes=10,
        seconds=10,
        rated=False,
        grace=300,
        starts=1.0,
        ends=None,
    )


async def announced(store: Store, name: str) -> TournamentId:
    """Announce a tournament and return its id."""
    assert await store.tournaments.add(tournament(name), 9) is None
    return TournamentId(name)


async def test_a_series_has_one_organiser_also_when_two_come_at_once(stores: list[Store]) -> None:
    store = stores[0]
    plain = await store.tournaments.one(await announced(store, "plain"))
    assert plain is not None
    for n in range(10):
        rows = [
            msgspec.structs.replace(plain, id=TournamentId(f"{n} {who}"), organiser=who, series=f"cup {n}")
            for who in PEOPLE[:3]
        ]
        done = await asyncio.gather(*(one.tournaments.add(row, 99) for one, row in zip(stores, rows, strict=True)))
        assert sorted(map(str, done)) == ["None", "not-your-series", "not-your-series"]
        kept = await store.tournaments.of_series(ClubId(""), f"cup {n}", 9)
        assert [row.organiser for row in kept] == [
            row.organiser for row, no in zip(rows, done, strict=True) if no is None
        ]
    founded = ClubRow(ClubId("c"), "c", "C", "", "open", "word", b"[]", 1.0)
    assert await store.clubs.found(founded, PEOPLE[0], 1, 1) == "founded"
    club = [
        msgspec.structs.replace(plain, id=TournamentId(who), organiser=who, series="a", club=ClubId("c"))
        for who in PEOPLE[:2]
    ]
    assert [await store.tournaments.add(row, 99) for row in club] == [None, None]


async def enter(store: Store, tournament: TournamentId, *players: PlayerId) -> None:
    """Enter these players, one after the other."""
    for player in players:
        assert await store.tournaments.enter(tournament, player, 2.0, ROOM, may_enter) == "entered"


@pytest.mark.parametrize("seed", range(4))
async def test_nobody_is_lost_while_it_begins(stores: list[Store], seed: int) -> None:
    chance = random.Random(seed)
    store, other, third = stores
    await register(store, PEOPLE)
    names = [await announced(store, f"t{number}") for number in range(6)]
    begun: dict[TournamentId, list[PlayerId]] = {}

    async def begin(tournament: TournamentId) -> None:
        await asyncio.sleep(chance.random() * 0.01)
        there = [one.player for one in await other.tournaments.entered(tournament)]
        if await other.tournaments.begin(tournament, there):
            begun[tournament] = there

    for tournament in names:
        await enter(store, tournament, *PEOPLE[:5])
    for tournament in names:
        await asyncio.gather(
            begin(tournament),
            enter(store, tournament, *PEOPLE[5:7]),
            store.tournaments.leave(tournament, PEOPLE[1]),
            enter(third, tournament, PEOPLE[7]),
            third.tournaments.leave(tournament, PEOPLE[2]),
            *([third.accounts.close(PEOPLE[3], 3.0)] if tournament == names[3] else []),
        )
    for tournament in names:
        row = await store.tournaments.one(tournament)
        entrants = await store.tournaments.entered(tournament)
        assert row is not None
        assert (row.status == RUNNING) == (tournament in begun)
        playing = {one.player for one in entrants if not one.left}
        assert playing <= set(PEOPLE) - {PEOPLE[1], PEOPLE[2], PEOPLE[3]}
        assert playing >= {PEOPLE[0], *PEOPLE[4:]}
        if row.status == OPEN:
            assert {one.no for one in entrants} == {0}
        else:
            assert [one.no for one in entrants] == list(range(1, len(entrants) + 1))
            assert {one.player for one in entrants} >= set(begun[tournament])


@ON_POSTGRES
async def test_who_comes_or_goes_while_it_begins_waits_until_it_has(
    stores: list[Store], raw: asyncpg.Connection
) -> None:
    store, other, third = stores
    await register(store, PEOPLE[:3])
    tournament = await announced(store, "t")
    await enter(store, tournament, *PEOPLE[:2])
    blocker = raw.transaction()
    await blocker.start()
    await raw.execute("select from tournaments where id = $1 for update", tournament)
    beginning = asyncio.create_task(store.tournaments.begin(tournament, PEOPLE[:2]))
    await waits(third, 1)
    coming = asyncio.create_task(enter(other, tournament, PEOPLE[2]))
    await waits(third, 2)
    going = asyncio.create_task(other.accounts.close(PEOPLE[1], 3.0))
    await waits(third, 3)
    await blocker.rollback()
    assert await beginning
    await asyncio.gather(coming, going)
    entrants = [(one.no, one.left) for one in await store.tournaments.entered(tournament)]
    assert entrants == [(1, False), (2, True), (3, False)]


@ON_POSTGRES
@pytest.mark.parametrize("way", ["leaves", "goes for good"])
async def test_who_goes_while_a_round_is_written_is_not_in_it(
    stores: list[Store], raw: asyncpg.Connection, way: str
) -> None:
    store, other, third = stores
    await register(store, PEOPLE[:3])
    tournament = await announced(store, "t")
    await enter(store, tournament, *PEOPLE[:3])
    assert await store.tournaments.begin(tournament, PEOPLE[:3])
    playing = [one.entrant for one in await store.tournaments.entered(tournament)]
    games = [
        PairingRow(tournament, 1, 1, TableId("m1"), (1, 2), None, False, 2.0),
        PairingRow(tournament, 2, 1, None, (3,), (1.0,), False, 2.0),
    ]
    blocker = raw.transaction()
    await blocker.start()
    await raw.execute("select from tournaments where id = $1 for update", tournament)
    going: asyncio.Task[object] = asyncio.create_task(
        other.tournaments.leave(tournament, PEOPLE[1]) if way == "leaves" else other.accounts.close(PEOPLE[1], 3.0)
    )
    await waits(third, 1)
    pairing = asyncio.create_task(store.tournaments.pair(tournament, playing, 0, games))
    await waits(third, 2)
    await blocker.rollback()
    await going
    assert not await pairing
    assert await store.tournaments.games(tournament) == []
    assert not await store.tournaments.finish(tournament, OVER, playing, 0)
    assert (row := await store.tournaments.one(tournament)) is not None
    assert (row.status, row.round) == (RUNNING, 0)
