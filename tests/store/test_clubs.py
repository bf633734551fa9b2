"""Clubs, who belongs to them and which tables are theirs, on both databases."""

import asyncio

import msgspec

from hiroma.store import PlayerRow, Store, accounts, club_tables, clubs, moderation, records
from hiroma.store.accounts import AccountRow
from hiroma.store.clubs import ASKING, MEMBER, OFFICER, OUT, OWNER, ClubRow, MemberRow
from hiroma.store.moderation import ReportRow
from hiroma.store.records import Reading
from tests.records.games import game
from tests.store.making import row, summary

GO = ClubRow("c1", "gocurcle", "Go Circle", "We play.", "open", "word", b"[]", 1.0)


async def found(store: Store, owner: str = "ann", **new: object) -> ClubRow:
    """A club of somebody's."""
    club = msgspec.structs.replace(GO, **new)
    assert await store.transact(clubs.found, club, owner)
    return club


async def join(store: Store, player: str, role: str = MEMBER, since: float = 2.0, club: str = "c1") -> bool:
    """Somebody comes."""
    return await store.transact(clubs.stand, MemberRow(club, player, role, since), None, 9)


async def account(store: Store, player: str) -> None:
    """Somebody has an account."""
    person = PlayerRow(id=player, name=player, locale="en", created=1.0, seen=1.0, key=player)
    new = AccountRow(player=player, key=player, password=None, created=1.0)
    assert await store.transact(accounts.open_account, new, person) == []


async def roles(store: Store, club: str = "c1") -> dict[str, str]:
    """Who stands how to it."""
    return {one.player: one.role for one in await store.read(clubs.roll, club)}


async def test_a_name_that_looks_like_another_s_is_taken_until_that_club_closes(store: Store) -> None:
    await found(store)
    assert not await store.transact(clubs.found, msgspec.structs.replace(GO, id="c2"), "ben")
    other = await found(store, "ben", id="c2", key="chess")
    assert not await store.transact(clubs.change, "c2", {"key": GO.key, "name": "GO circle"})
    assert await store.read(clubs.club, "c2") == other
    await store.transact(clubs.close, "c1", 5.0)
    assert await store.read(clubs.club, "c1") is None
    assert await store.read(clubs.names, {"c1"}) == {"c1": "Go Circle"}
    assert await store.read(clubs.roll, "c1") == []
    assert await store.transact(clubs.change, "c2", {"key": GO.key, "name": "GO circle"})


async def test_what_is_sought_is_found_unless_it_hides(store: Store) -> None:
    await found(store)
    await found(store, "ben", id="c2", key="go_secret", door=clubs.INVITED)
    await found(store, "ben", id="c3", key="go%chess", name="Go%Chess")
    await join(store, "ben")
    for part, ids in (("go", ["c1", "c3"]), ("%", ["c3"]), ("_", []), ("", ["c1", "c3"])):
        assert [one.id for one in await store.read(clubs.found_by_key, part, 9)] == ids, part
    assert await store.read(clubs.belonging, ["c1", "c2"]) == {"c1": ["ann", "ben"], "c2": ["ben"]}


async def test_one_stands_to_a_club_in_one_way(store: Store) -> None:
    await found(store)
    done = await asyncio.gather(*(join(store, "ben") for _ in range(4)))
    assert sorted(done) == [False, False, False, True]
    to_officer = MemberRow("c1", "ben", OFFICER, 9.0)
    assert not await store.transact(clubs.stand, to_officer, ASKING, 9)
    assert await store.transact(clubs.stand, to_officer, MEMBER, 9)
    assert (await store.read(clubs.roll, "c1"))[1] == MemberRow("c1", "ben", OFFICER, 2.0)
    assert await store.transact(clubs.stand, MemberRow("c1", "ben", OUT, 9.0), OFFICER, 9)
    assert await roles(store) == {"ann": OWNER, "ben": OUT}
    assert await store.read(clubs.of, "ben") == []
    assert not await store.transact(clubs.forget, "c1", "ben", MEMBER)
    assert await store.transact(clubs.forget, "c1", "ben", OUT)
    assert await store.read(clubs.role, "c1", "ben") is None


async def test_a_club_is_full_some_day(store: Store) -> None:
    await found(store)
    assert [await store.transact(clubs.stand, MemberRow("c1", one, MEMBER, 2.0), None, 2) for one in "xyz"] == [
        True,
        True,
        False,
    ]


async def test_a_club_is_handed_over_to_who_belongs_to_it(store: Store) -> None:
    await found(store)
    await join(store, "ben")
    await join(store, "cho", ASKING)
    for owner, heir in (("ben", "ann"), ("ann", "cho"), ("ann", "dan"), ("ann", "ann")):
        assert not await store.transact(clubs.hand_over, "c1", owner, heir), (owner, heir)
    assert await store.transact(clubs.hand_over, "c1", "ann", "ben")
    assert await roles(store) == {"ann": OFFICER, "ben": OWNER, "cho": ASKING}


async def test_who_goes_for_good_leaves_the_club_to_the_longest_officer_then_member(store: Store) -> None:
    await account(store, "ann")
    await found(store)
    for player, role, since in (("guest", OFFICER, 1.5), ("eva", MEMBER, 2.0), ("ben", OFFICER, 3.0), ("dan", OUT, 1)):
        await join(store, player, role, since)
    for player in ("eva", "ben", "dan"):
        await account(store, player)
    await store.transact(accounts.close, "ann", 5.0)
    assert await roles(store) == {"guest": OFFICER, "eva": MEMBER, "ben": OWNER, "dan": OUT}
    await store.transact(accounts.close, "ben", 6.0)
    assert (await roles(store))["eva"] == OWNER
    await store.transact(accounts.close, "eva", 7.0)
    # The guest's browser may be gone tomorrow, and with it the club's owner.
    assert await store.read(clubs.club, "c1") is None


async def test_at_a_club_s_table_sit_its_members_and_who_is_invited(store: Store) -> None:
    await found(store)
    for player, role in (("ben", MEMBER), ("cho", ASKING), ("dan", OUT)):
        await join(store, player, role)
    await store.write(club_tables.open_for, "t1", "c1", "come")
    may = {one: await store.read(club_tables.may_sit, "t1", one) for one in ("ann", "ben", "cho", "dan", "eve")}
    assert may == {"ann": True, "ben": True, "cho": False, "dan": False, "eve": False}
    assert await store.read(club_tables.may_sit, "t2", "eve")
    assert await store.read(club_tables.club_of, "t1") == ("c1", "come")
    for _ in range(2):
        await store.write(club_tables.invite, "t1", "eve")
    assert await store.read(club_tables.may_sit, "t1", "eve")
    await store.transact(clubs.close, "c1", 5.0)
    assert await store.read(club_tables.club_of, "t1") is None
    assert await store.read(club_tables.may_sit, "t1", "dan")


async def test_the_tables_of_one_s_clubs_are_found(store: Store) -> None:
    await found(store)
    await join(store, "ben")
    await join(store, "cho", ASKING)
    for number, (table, status) in enumerate((("t1", "open"), ("t2", "playing"), ("t3", "open")), 1):
        await store.append(row(table, number), summary(table, number, listed=False, status=status, players=("ben",)))
    await store.write(club_tables.open_for, "t1", "c1", "come")
    await store.write(club_tables.open_for, "t2", "c1", "come")
    assert await store.read(club_tables.clubs_of, {"ben", "cho"}) == [("ben", "c1", "Go Circle")]
    for status, tables in (("open", ["t1"]), ("playing", ["t2"]), ("over", [])):
        assert [(one.table, club) for one, club in await store.read(club_tables.at, {"c1"}, status, 9)] == [
            (table, "c1") for table in tables
        ]


async def test_members_are_ranked_among_themselves_by_class_of_options(store: Store) -> None:
    await found(store, "a")
    await join(store, "b")
    await join(store, "x", OUT)
    played = [game("ba", no=1), game("ba", no=2), game("xab", no=3, variant="[3,{}]"), game("a.", no=4, name="niagara")]
    await store.transact(records.record, [Reading("t", played, 0, 40)])
    assert await store.read(club_tables.kinds, "c1") == [
        ("cant-stop", "", 2),
        ("cant-stop", "[2,{}]", 2),
        ("cant-stop", "[3,{}]", 2),
        ("niagara", "", 1),
        ("niagara", "[2,{}]", 1),
    ]
    best = await store.read(club_tables.best, "c1", "cant-stop", "[2,{}]", 9)
    assert [(player, standing.wins) for player, standing in best] == [("b", 2), ("a", 0)]
    assert [player for player, _ in await store.read(club_tables.best, "c1", "cant-stop", "[3,{}]", 9)] == ["a", "b"]
    assert len(await store.read(club_tables.best, "c1", "cant-stop", "", 1)) == 1


async def test_a_club_is_reported_beside_its_owner(store: Store) -> None:
    about = ReportRow("r1", 1.0, "ben", "ann", "", 0, "name", "Rude.", b"[]")
    assert await store.write(moderation.report, about)
    assert await store.write(moderation.report, msgspec.structs.replace(about, id="r2", club="c1"))
    assert not await store.write(moderation.report, msgspec.structs.replace(about, id="r3", club="c1"))
    assert [one.club for one in await store.read(moderation.open_reports, 9)] == ["", "c1"]
