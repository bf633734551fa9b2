"""Clubs, their members and their tables, on both databases."""

import asyncio

import msgspec

from hiroma.ids import ClubId, PlayerId, ReportId, TableId
from hiroma.store import PlayerRow, Store, clubs
from hiroma.store.accounts import AccountRow
from hiroma.store.clubs import ASKING, MEMBER, OFFICER, OUT, OWNER, ClubRow, MemberRow
from hiroma.store.moderation import ReportRow
from hiroma.store.records import Reading
from tests.records.games import game
from tests.store.making import row, summary

ANN = PlayerId("ann")
BEN = PlayerId("ben")
C1 = ClubId("c1")
C2 = ClubId("c2")
EVE = PlayerId("eve")
T1 = TableId("t1")
T2 = TableId("t2")

GO = ClubRow(C1, "gocurcle", "Go Circle", "We play.", "open", "word", b"[]", 1.0)


async def found(store: Store, owner: str = "ann", **new: object) -> ClubRow:
    """Found a club and return it."""
    club = msgspec.structs.replace(GO, **new)
    assert await store.clubs.found(club, PlayerId(owner), 9, 9) == "founded"
    return club


async def join(store: Store, player: str, role: str = MEMBER, since: float = 2.0, club: str = "c1") -> bool:
    """Let a player join a club."""
    return await store.clubs.stand(MemberRow(ClubId(club), PlayerId(player), role, since), None, 9)


async def account(store: Store, player: str) -> None:
    """Open an account for a player."""
    person = PlayerRow(id=PlayerId(player), name=player, locale="en", created=1.0, seen=1.0, key=player)
    new = AccountRow(player=PlayerId(player), key=player, password=None, created=1.0)
    assert await store.accounts.open_account(new, person) == []


async def roles(store: Store, club: str = "c1") -> dict[str, str]:
    """Return player → role of everybody on a club's roll."""
    return {one.player: one.role for one in await store.clubs.roll(ClubId(club))}


async def test_a_name_that_looks_like_another_s_is_taken_until_that_club_closes(store: Store) -> None:
    await found(store)
    assert await store.clubs.found(msgspec.structs.replace(GO, id="c2"), BEN, 9, 9) == "taken"
    other = await found(store, "ben", id="c2", key="chess")
    assert await store.clubs.change(C2, {"key": GO.key, "name": "GO circle"}) == "taken"
    assert await store.clubs.club(C2) == other
    await store.clubs.close(C1, 5.0)
    assert await store.clubs.club(C1) is None
    assert await store.clubs.names({C1}) == {"c1": "Go Circle"}
    assert await store.clubs.roll(C1) == []
    assert await store.clubs.change(C2, {"key": GO.key, "name": "GO circle"}) == "changed"
    assert await store.clubs.change(C1, {"text": "Hear me."}) == "closed"
    assert await store.clubs.keep_presets(C1, b"[1]", "") == "closed"


async def test_what_is_sought_is_found_unless_it_hides(store: Store) -> None:
    await found(store)
    await found(store, "ben", id="c2", key="go_secret", door=clubs.INVITED)
    await found(store, "ben", id="c3", key="go%chess", name="Go%Chess")
    await join(store, "ben")
    for part, ids in (("go", ["c1", "c3"]), ("%", ["c3"]), ("_", []), ("", ["c1", "c3"])):
        assert [one.id for one in await store.clubs.found_by_key(part, 9)] == ids, part
    assert await store.clubs.belonging([C1, C2]) == {"c1": ["ann", "ben"], "c2": ["ben"]}


async def test_one_stands_to_a_club_in_one_way(store: Store) -> None:
    await found(store)
    done = await asyncio.gather(*(join(store, "ben") for _ in range(4)))
    assert sorted(done) == [False, False, False, True]
    to_officer = MemberRow(C1, BEN, OFFICER, 9.0)
    assert not await store.clubs.stand(to_officer, ASKING, 9)
    assert await store.clubs.stand(to_officer, MEMBER, 9)
    assert (await store.clubs.roll(C1))[1] == MemberRow(C1, BEN, OFFICER, 2.0)
    assert await store.clubs.stand(MemberRow(C1, BEN, OUT, 9.0), OFFICER, 9)
    assert await roles(store) == {"ann": OWNER, "ben": OUT}
    assert await store.clubs.of(BEN) == []
    assert not await store.clubs.forget(C1, BEN, MEMBER)
    assert await store.clubs.forget(C1, BEN, OUT)
    assert await store.clubs.role(C1, BEN) is None


async def test_a_club_is_full_some_day(store: Store) -> None:
    await found(store)
    assert [await store.clubs.stand(MemberRow(C1, PlayerId(one), MEMBER, 2.0), None, 2) for one in "xyz"] == [
        True,
        True,
        False,
    ]


async def test_a_club_is_handed_over_to_who_belongs_to_it(store: Store) -> None:
    await found(store)
    await join(store, "ben")
    await join(store, "cho", ASKING)
    for owner, heir in (("ben", "ann"), ("ann", "cho"), ("ann", "dan"), ("ann", "ann")):
        assert not await store.clubs.hand_over(C1, PlayerId(owner), PlayerId(heir)), (owner, heir)
    assert await store.clubs.hand_over(C1, ANN, BEN)
    assert await roles(store) == {"ann": OFFICER, "ben": OWNER, "cho": ASKING}


async def test_who_goes_for_good_leaves_the_club_to_the_longest_officer_then_member(store: Store) -> None:
    await account(store, "ann")
    await found(store)
    for player, role, since in (("guest", OFFICER, 1.5), ("eva", MEMBER, 2.0), ("ben", OFFICER, 3.0), ("dan", OUT, 1)):
        await join(store, player, role, since)
    for player in ("eva", "ben", "dan"):
        await account(store, player)
    await store.accounts.close(ANN, 5.0)
    assert await roles(store) == {"guest": OFFICER, "eva": MEMBER, "ben": OWNER, "dan": OUT}
    await store.accounts.close(BEN, 6.0)
    assert (await roles(store))["eva"] == OWNER
    await store.accounts.close(PlayerId("eva"), 7.0)
    # The guest's browser may be gone tomorrow, and the club's owner with it.
    assert await store.clubs.club(C1) is None


async def test_at_a_club_s_table_sit_its_members_and_who_is_invited(store: Store) -> None:
    await found(store)
    for player, role in (("ben", MEMBER), ("cho", ASKING), ("dan", OUT)):
        await join(store, player, role)
    assert await store.club_tables.open_for(T1, C1, "come")
    may = {one: await store.club_tables.may_sit(T1, PlayerId(one)) for one in ("ann", "ben", "cho", "dan", "eve")}
    assert may == {"ann": True, "ben": True, "cho": False, "dan": False, "eve": False}
    assert await store.club_tables.may_sit(T2, EVE)
    assert await store.club_tables.club_of(T1) == ("c1", "come")
    for _ in range(2):
        await store.club_tables.invite(T1, EVE)
    assert await store.club_tables.may_sit(T1, EVE)
    await store.clubs.close(C1, 5.0)
    assert await store.club_tables.club_of(T1) is None
    assert await store.club_tables.may_sit(T1, PlayerId("dan"))
    assert not await store.club_tables.open_for(T2, C1, "come")
    assert await store.club_tables.may_sit(T2, PlayerId("dan"))
    assert not await join(store, "eve")
    assert await store.club_tables.clubs_of({EVE}) == []


async def test_the_tables_of_one_s_clubs_are_found(store: Store) -> None:
    await found(store)
    await join(store, "ben")
    await join(store, "cho", ASKING)
    for number, (table, status) in enumerate((("t1", "open"), ("t2", "playing"), ("t3", "open")), 1):
        await store.tables.append(
            row(table, number), summary(table, number, listed=False, status=status, players=("ben",))
        )
    await store.club_tables.open_for(T1, C1, "come")
    await store.club_tables.open_for(T2, C1, "come")
    assert await store.club_tables.clubs_of({BEN, PlayerId("cho")}) == [("ben", "c1", "Go Circle")]
    for status, tables in (("open", ["t1"]), ("playing", ["t2"]), ("over", [])):
        assert [(one.table, club) for one, club in await store.club_tables.at({C1}, status, 9)] == [
            (table, "c1") for table in tables
        ]


async def test_members_are_ranked_among_themselves_by_class_of_options(store: Store) -> None:
    await found(store, "a")
    await join(store, "b")
    await join(store, "x", OUT)
    played = [game("ba", no=1), game("ba", no=2), game("xab", no=3, variant="[3,{}]"), game("a.", no=4, name="niagara")]
    await store.records.record([Reading(TableId("t"), played, 0, 40)])
    assert await store.club_tables.kinds(C1) == [
        ("cant-stop", "", 2),
        ("cant-stop", "[2,{}]", 2),
        ("cant-stop", "[3,{}]", 2),
        ("niagara", "", 1),
        ("niagara", "[2,{}]", 1),
    ]
    best = await store.club_tables.best(C1, "cant-stop", "[2,{}]", 9)
    assert [(player, standing.wins) for player, standing in best] == [("b", 2), ("a", 0)]
    assert [player for player, _ in await store.club_tables.best(C1, "cant-stop", "[3,{}]", 9)] == ["a", "b"]
    assert len(await store.club_tables.best(C1, "cant-stop", "", 1)) == 1


async def test_a_club_is_reported_beside_its_owner(store: Store) -> None:
    about = ReportRow(ReportId("r1"), 1.0, BEN, ANN, TableId(""), 0, "name", "Rude.", b"[]")
    assert await store.moderation.report(about)
    assert await store.moderation.report(msgspec.structs.replace(about, id="r2", club="c1"))
    assert not await store.moderation.report(msgspec.structs.replace(about, id="r3", club="c1"))
    assert [one.club for one in await store.moderation.open_reports(9)] == ["", "c1"]
