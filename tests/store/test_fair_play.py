"""Lists, roles, reports and rulings, on both databases."""

import asyncio

import msgspec
import pytest

from hiroma.records import Ended
from hiroma.store import Store, accounts, moderation, records, relations, results
from hiroma.store.moderation import ReportRow, Ruling
from hiroma.store.records import Reading
from hiroma.store.relations import AVOIDED, IGNORED
from tests.records.games import game
from tests.store.making import line

REPORT = ReportRow("r1", 1.0, "ann", "ben", "t", 7, "chat", "He shouts.", b"[]")


async def test_who_is_ignored_is_not_read(store: Store) -> None:
    await store.say(line("t", "hello"))
    assert await store.write(relations.shun, "ben", IGNORED, "ann", 5)
    assert await store.chat("t", reader="ben") == []
    assert [row.text for row in await store.chat("t", reader="cho")] == ["hello"]
    assert await store.read(relations.deaf, "ann", {"ben", "cho"}) == {"ben"}
    await store.write(relations.forgive, "ben", IGNORED, "ann")
    assert [row.text for row in await store.chat("t", reader="ben")] == ["hello"]


async def test_a_list_is_one_s_own_and_not_endless(store: Store) -> None:
    assert [await store.write(relations.shun, "ann", AVOIDED, other, 2) for other in ("b", "b", "c", "d")] == [
        True,
        True,
        True,
        False,
    ]
    assert await store.read(relations.shuns, "ann") == {IGNORED: [], AVOIDED: ["c", "b"]}
    assert await store.read(relations.avoids, "ann", "b")
    assert not await store.read(relations.avoids, "b", "ann")
    assert await store.read(relations.apart, "ann") == {"b", "c"}
    assert await store.read(relations.apart, "b") == {"ann"}


async def test_the_same_at_once_is_on_the_list_once(store: Store) -> None:
    both = await asyncio.gather(*(store.write(relations.shun, "ann", IGNORED, "ben", 5) for _ in range(4)))
    assert both == [True] * 4
    assert (await store.read(relations.shuns, "ann"))[IGNORED] == ["ben"]


async def test_one_open_report_each(store: Store) -> None:
    assert await store.write(moderation.report, REPORT)
    assert not await store.write(moderation.report, msgspec.structs.replace(REPORT, id="r2"))
    assert await store.write(moderation.report, msgspec.structs.replace(REPORT, id="r3", table="u"))
    assert await store.write(moderation.report, msgspec.structs.replace(REPORT, id="r4", reporter="cho"))
    assert await store.read(moderation.waiting) == 3
    assert (await store.read(moderation.open_reports, 1)) == [REPORT]
    dismissed = Ruling(at=2.0, actor="mod", player="ben", act="dismiss", why="no", report="r1")
    assert await store.transact(moderation.rule, dismissed)
    assert not await store.transact(moderation.rule, dismissed)
    assert await store.read(moderation.waiting) == 2
    assert (await store.read(moderation.one_report, "r1")) == msgspec.structs.replace(REPORT, closed=2.0)
    assert await store.write(moderation.report, msgspec.structs.replace(REPORT, id="r5"))


async def test_the_audit_has_everything_in_order(store: Store) -> None:
    warned = Ruling(at=1.0, actor="mod", player="ben", act="warn", why="Be kind.")
    muted = Ruling(at=2.0, actor="mod", player="ben", act="mute", why="Again.", until=9.0)
    other = Ruling(at=3.0, actor="mod", player="cho", act="ban", why="Bots.", until=8.0)
    for ruling in (warned, muted, other):
        assert await store.transact(moderation.rule, ruling)
    found = await store.read(moderation.audit, None, 10)
    assert [msgspec.structs.replace(one, n=0) for one in found] == [other, muted, warned]
    assert found[0].n > found[1].n > found[2].n
    assert [one.act for one in await store.read(moderation.upon, "ben")] == ["mute", "warn"]
    assert [one.act for one in await store.read(moderation.audit, "cho", 10)] == ["ban"]


async def test_two_moderators_do_not_close_a_report_twice(store: Store) -> None:
    await store.write(moderation.report, REPORT)
    ruling = Ruling(at=2.0, actor="mod", player="ben", act="warn", why="Be kind.", report="r1")
    done = await asyncio.gather(*(store.transact(moderation.rule, ruling) for _ in range(4)))
    assert sorted(done) == [False, False, False, True]
    assert len(await store.read(moderation.audit, "ben", 10)) == 1


async def test_roles_are_given_and_taken_and_that_is_written_down(store: Store) -> None:
    assert not await store.read(moderation.moderates, "ann")
    assert await store.transact(moderation.grant, "ann", "moderator", 1.0)
    assert not await store.transact(moderation.grant, "ann", "moderator", 2.0)
    assert await store.read(moderation.moderates, "ann")
    assert await store.read(moderation.moderators) == ["ann"]
    assert await store.transact(moderation.revoke, "ann", "moderator", 3.0)
    assert not await store.transact(moderation.revoke, "ann", "moderator", 4.0)
    assert not await store.read(moderation.moderates, "ann")
    assert [(one.act, one.actor) for one in await store.read(moderation.audit, "ann", 9)] == [
        ("revoke", ""),
        ("grant", ""),
    ]


async def test_who_goes_for_good_is_on_no_list_and_in_no_report(store: Store) -> None:
    await store.write(relations.shun, "ann", IGNORED, "ben", 5)
    await store.write(relations.shun, "cho", AVOIDED, "ann", 5)
    await store.transact(moderation.grant, "ann", "moderator", 1.0)
    await store.write(moderation.report, REPORT)
    await store.write(moderation.report, msgspec.structs.replace(REPORT, id="r2", reporter="cho", player="ann"))
    await store.transact(accounts.close, "ann", 5.0)
    assert await store.read(relations.shuns, "ann") == {IGNORED: [], AVOIDED: []}
    assert await store.read(relations.apart, "cho") == set()
    assert await store.read(moderation.waiting) == 0
    assert not await store.read(moderation.moderates, "ann")
    assert len(await store.read(moderation.audit, "ann", 9)) == 1


def staying(played: Ended, **stays: bool | None) -> Ended:
    """The game, with who finished it."""
    seats = tuple(msgspec.structs.replace(seat, stayed=stays[seat.player or ""]) for seat in played.seats)
    return msgspec.structs.replace(played, seats=seats)


async def test_finished_games_are_counted_among_the_last(store: Store) -> None:
    assert await store.read(results.stayed, "a", 100) == (0, 0)
    played = [staying(game("ab", no=no), a=stays, b=True) for no, stays in enumerate((False, True, None), 1)]
    await store.transact(records.record, [Reading("t", played, 0, 30)])
    assert await store.read(results.stayed, "a", 100) == (1, 2)
    assert await store.read(results.stayed, "a", 1) == (1, 1)
    assert await store.read(results.stayed, "b", 100) == (3, 3)


@pytest.mark.parametrize("sign", ["name", "chat"])
async def test_somebody_is_known_by_a_name_or_a_word(store: Store, sign: str) -> None:
    assert not await store.read(relations.met, "ann")
    if sign == "chat":
        await store.say(line("t", "hello"))
    else:
        await store.transact(accounts.close, "ann", 1.0)
    assert await store.read(relations.met, "ann")
