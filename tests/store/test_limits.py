"""As many as there may be, and no more, also when several ask in the same moment."""

import asyncio

import asyncpg

from hiroma.ids import ClubId, PlayerId
from hiroma.store import Store
from hiroma.store.clubs import ASKING, MEMBER, OWNER, ClubRow, MemberRow
from tests.store.making import ON_POSTGRES, waits
from tests.store.test_tournament_entries import tournament

ANN, BEN, CHO, DAN = map(PlayerId, ("ann", "ben", "cho", "dan"))
SHUT = "lock table clubs, members, tournaments in share mode"
"""Everybody reads, and writes when it is opened."""


def club(name: str) -> ClubRow:
    """A club."""
    return ClubRow(id=ClubId(name), key=name, name=name, text="", door="open", invite="", presets=b"[]", founded=1.0)


async def founded(store: Store, *names: str) -> None:
    """Clubs of Ann."""
    for name in names:
        assert await store.clubs.found(club(name), ANN, 9, 9) == "founded"


@ON_POSTGRES
async def test_of_two_who_join_for_the_last_place_one_comes_in(stores: list[Store], raw: asyncpg.Connection) -> None:
    store, other, third = stores
    await founded(store, "c")
    for player in (BEN, CHO):
        assert await store.clubs.join(MemberRow(ClubId("c"), player, ASKING, 2.0), None, 9, 9) == "joined"
    shut = raw.transaction()
    await shut.start()
    await raw.execute(SHUT)
    coming = [
        asyncio.create_task(store.clubs.join(MemberRow(ClubId("c"), DAN, MEMBER, 3.0), None, 2, 9)),
        asyncio.create_task(other.clubs.stand(MemberRow(ClubId("c"), BEN, MEMBER, 3.0), ASKING, 2)),
        asyncio.create_task(third.clubs.stand(MemberRow(ClubId("c"), CHO, MEMBER, 3.0), ASKING, 2)),
    ]
    await waits(store, 3)
    await shut.rollback()
    assert sorted(str(answer) for answer in await asyncio.gather(*coming)) in (
        ["False", "True", "joined"],
        ["True", "True", "full"],
    )


@ON_POSTGRES
async def test_who_joins_two_clubs_and_may_join_one_is_in_one(stores: list[Store], raw: asyncpg.Connection) -> None:
    store, other, third = stores
    await founded(store, "c", "d")
    shut = raw.transaction()
    await shut.start()
    await raw.execute(SHUT)
    coming = [
        asyncio.create_task(hall.clubs.join(MemberRow(ClubId(name), BEN, MEMBER, 3.0), None, 9, 1))
        for hall, name in ((store, "c"), (other, "d"))
    ]
    await waits(third, 2)
    await shut.rollback()
    assert sorted(await asyncio.gather(*coming)) == ["belongs", "joined"]


@ON_POSTGRES
async def test_who_founds_two_clubs_and_may_own_one_owns_one(stores: list[Store], raw: asyncpg.Connection) -> None:
    store, other, third = stores
    shut = raw.transaction()
    await shut.start()
    await raw.execute(SHUT)
    coming = [
        asyncio.create_task(hall.clubs.found(club(name), ANN, 1, 9)) for hall, name in ((store, "c"), (other, "d"))
    ]
    await waits(third, 2)
    await shut.rollback()
    assert sorted(await asyncio.gather(*coming)) == ["founded", "owns"]
    assert [member.role for _, member in await store.clubs.of(ANN)] == [OWNER]


@ON_POSTGRES
async def test_who_announces_two_tournaments_and_may_have_one_has_one(
    stores: list[Store], raw: asyncpg.Connection
) -> None:
    store, other, third = stores
    shut = raw.transaction()
    await shut.start()
    await raw.execute(SHUT)
    coming = [
        asyncio.create_task(hall.tournaments.add(tournament(name), 1)) for hall, name in ((store, "s"), (other, "t"))
    ]
    await waits(third, 2)
    await shut.rollback()
    assert sorted(map(str, await asyncio.gather(*coming))) == ["None", "too-many"]
