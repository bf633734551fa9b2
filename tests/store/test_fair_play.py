"""Lists, roles, reports and rulings, on both databases."""

import asyncio

import msgspec
import pytest

from hiroma.ids import ClubId, PlayerId, ReportId, TableId
from hiroma.records import Ended
from hiroma.store import Store
from hiroma.store.clubs import ClubRow
from hiroma.store.moderation import ReportRow, Ruling
from hiroma.store.records import Reading
from hiroma.store.relations import AVOIDED, IGNORED
from tests.records.games import game
from tests.store.making import line, register

A = PlayerId("a")
ANN = PlayerId("ann")
B = PlayerId("b")
BEN = PlayerId("ben")
CHO = PlayerId("cho")
MOD = PlayerId("mod")
R1 = ReportId("r1")
TABLE = TableId("t")

REPORT = ReportRow(R1, 1.0, ANN, BEN, TABLE, 7, "chat", "He shouts.", b"[]")


async def test_who_is_ignored_is_not_read(store: Store) -> None:
    await store.chat.say(line("t", "hello"))
    assert await store.relations.shun(BEN, IGNORED, ANN, 5)
    assert await store.chat.lines(TABLE, reader=BEN) == []
    assert [row.text for row in await store.chat.lines(TABLE, reader=CHO)] == ["hello"]
    assert await store.relations.deaf(ANN, {BEN, CHO}) == {"ben"}
    await store.relations.forgive(BEN, IGNORED, ANN)
    assert [row.text for row in await store.chat.lines(TABLE, reader=BEN)] == ["hello"]


async def test_a_list_is_one_s_own_and_not_endless(store: Store) -> None:
    assert [await store.relations.shun(ANN, AVOIDED, PlayerId(other), 2) for other in ("b", "b", "c", "d")] == [
        True,
        True,
        True,
        False,
    ]
    assert await store.relations.shuns(ANN) == {IGNORED: [], AVOIDED: ["c", "b"]}
    assert await store.relations.avoids(ANN, B)
    assert not await store.relations.avoids(B, ANN)
    assert await store.relations.apart(ANN) == {"b", "c"}
    assert await store.relations.apart(B) == {"ann"}


async def test_the_same_at_once_is_on_the_list_once(store: Store) -> None:
    both = await asyncio.gather(*(store.relations.shun(ANN, IGNORED, BEN, 5) for _ in range(4)))
    assert both == [True] * 4
    assert (await store.relations.shuns(ANN))[IGNORED] == ["ben"]


async def test_one_open_report_each(store: Store) -> None:
    assert await store.moderation.report(REPORT)
    assert not await store.moderation.report(msgspec.structs.replace(REPORT, id="r2"))
    assert await store.moderation.report(msgspec.structs.replace(REPORT, id="r3", table="u"))
    assert await store.moderation.report(msgspec.structs.replace(REPORT, id="r4", reporter="cho"))
    assert await store.moderation.waiting() == 3
    assert (await store.moderation.open_reports(1)) == [REPORT]
    dismissed = Ruling(at=2.0, actor=MOD, player=BEN, act="dismiss", why="no", report=R1)
    assert await store.moderation.rule(dismissed)
    assert not await store.moderation.rule(msgspec.structs.replace(dismissed, at=3.0))
    assert await store.moderation.waiting() == 2
    assert (await store.moderation.one_report(R1)) == msgspec.structs.replace(REPORT, closed=2.0)
    assert await store.moderation.report(msgspec.structs.replace(REPORT, id="r5"))


async def test_reports_of_accounts_come_first(store: Store) -> None:
    await register(store, ["cho"])
    for n, reporter in enumerate(("guest1", "guest2", "cho", "guest3")):
        row = msgspec.structs.replace(REPORT, id=f"r{n}", reporter=reporter, at=float(n))
        assert await store.moderation.report(row)
    shown = [row.reporter for row in await store.moderation.open_reports(3)]
    assert shown == ["cho", "guest1", "guest2"]


async def test_the_audit_has_everything_in_order(store: Store) -> None:
    warned = Ruling(at=1.0, actor=MOD, player=BEN, act="warn", why="Be kind.")
    muted = Ruling(at=2.0, actor=MOD, player=BEN, act="mute", why="Again.", until=9.0)
    other = Ruling(at=3.0, actor=MOD, player=CHO, act="ban", why="Bots.", until=8.0)
    for ruling in (warned, muted, other):
        assert await store.moderation.rule(ruling)
    found = await store.moderation.audit(None, 10)
    assert [msgspec.structs.replace(one, n=0) for one in found] == [other, muted, warned]
    assert found[0].n > found[1].n > found[2].n
    assert [one.act for one in await store.moderation.upon(BEN)] == ["mute", "warn"]
    assert [one.act for one in await store.moderation.audit(CHO, 10)] == ["ban"]


async def test_two_moderators_do_not_close_a_report_twice(store: Store) -> None:
    await store.moderation.report(REPORT)
    ruling = Ruling(at=2.0, actor=MOD, player=BEN, act="warn", why="Be kind.", report=R1)
    each = [msgspec.structs.replace(ruling, actor=PlayerId(f"mod{n}")) for n in range(4)]
    done = await asyncio.gather(*map(store.moderation.rule, each))
    assert sorted(done) == [False, False, False, True]
    assert len(await store.moderation.audit(BEN, 10)) == 1


async def test_what_is_run_again_after_a_lost_answer_is_kept_once(store: Store) -> None:
    assert [await store.moderation.report(REPORT) for _ in range(2)] == [True, True]
    assert await store.moderation.waiting() == 1
    for report in (None, R1):
        ruling = Ruling(at=2.0, actor=MOD, player=BEN, act="warn", why="Be kind.", report=report)
        assert [await store.moderation.rule(ruling) for _ in range(2)] == [True, True]
    assert [one.report for one in await store.moderation.audit(BEN, 10)] == [R1, None]
    await store.clubs.found(ClubRow(ClubId("c"), "c", "C", "", "open", "c", b"[]", 1.0), BEN, 1, 1)
    closed = Ruling(at=3.0, actor=MOD, player=BEN, act="close-club", why="Ads.", club=ClubId("c"))
    assert [await store.clubs.rule(closed, ClubId("c"), {}) for _ in range(2)] == ["changed", "changed"]
    assert await store.clubs.rule(msgspec.structs.replace(closed, at=4.0), ClubId("c"), {}) == "closed"


async def test_roles_are_given_and_taken_and_that_is_written_down(store: Store) -> None:
    assert not await store.moderation.moderates(ANN)
    assert await store.moderation.grant(ANN, "moderator", 1.0)
    assert not await store.moderation.grant(ANN, "moderator", 2.0)
    assert await store.moderation.moderates(ANN)
    assert await store.moderation.moderators() == ["ann"]
    assert await store.moderation.revoke(ANN, "moderator", 3.0)
    assert not await store.moderation.revoke(ANN, "moderator", 4.0)
    assert not await store.moderation.moderates(ANN)
    assert [(one.act, one.actor) for one in await store.moderation.audit(ANN, 9)] == [
        ("revoke", ""),
        ("grant", ""),
    ]


async def test_who_goes_for_good_is_on_no_list_and_in_no_report(store: Store) -> None:
    await store.relations.shun(ANN, IGNORED, BEN, 5)
    await store.relations.shun(CHO, AVOIDED, ANN, 5)
    await store.moderation.grant(ANN, "moderator", 1.0)
    await store.moderation.report(REPORT)
    await store.moderation.report(msgspec.structs.replace(REPORT, id="r2", reporter="cho", player="ann"))
    await store.accounts.close(ANN, 5.0)
    assert await store.relations.shuns(ANN) == {IGNORED: [], AVOIDED: []}
    assert await store.relations.apart(CHO) == set()
    assert await store.moderation.waiting() == 0
    assert not await store.moderation.moderates(ANN)
    assert len(await store.moderation.audit(ANN, 9)) == 1


def staying(played: Ended, **stays: bool | None) -> Ended:
    """The game, with who finished it."""
    seats = tuple(msgspec.structs.replace(seat, stayed=stays[seat.player or ""]) for seat in played.seats)
    return msgspec.structs.replace(played, seats=seats)


async def test_finished_games_are_counted_among_the_last(store: Store) -> None:
    assert await store.results.stayed(A, 100) == (0, 0)
    played = [staying(game("ab", no=no), a=stays, b=True) for no, stays in enumerate((False, True, None), 1)]
    await store.records.record([Reading(TABLE, played, 0, 30)])
    assert await store.results.stayed(A, 100) == (1, 2)
    assert await store.results.stayed(A, 1) == (1, 1)
    assert await store.results.stayed(B, 100) == (3, 3)


@pytest.mark.parametrize("sign", ["name", "chat"])
async def test_somebody_is_known_by_a_name_or_a_word(store: Store, sign: str) -> None:
    assert not await store.relations.met(ANN)
    if sign == "chat":
        await store.chat.say(line("t", "hello"))
    else:
        await store.accounts.close(ANN, 1.0)
    assert await store.relations.met(ANN)
