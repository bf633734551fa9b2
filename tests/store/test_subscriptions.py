"""Browsers subscribed to push messages, and reminders by push and mail, on both databases."""

import asyncio

import msgspec

from hiroma.ids import PlayerId, SessionId, SubscriptionId, TableId
from hiroma.store import Store, notifications
from hiroma.store.notifications import Contact
from hiroma.store.outbox import MAIL, PUSH, REMINDERS, Message
from hiroma.store.signins import SessionRow
from hiroma.store.subscriptions import Subscription
from tests.store.making import register

ANN = PlayerId("ann")
BEN = PlayerId("ben")
EVE = PlayerId("eve")
ONE = SubscriptionId("one")
TABLE = TableId("t")
U = TableId("u")
V = TableId("v")

ANNS = Subscription(ONE, ANN, "https://push.example/1", "key", "auth", "Firefox · Linux", 1.0)


def session(name: str, player: str, expires: float = 100.0) -> SessionRow:
    return SessionRow(
        hash=name, id=SessionId(name), player=PlayerId(player), device="", created=2.0, seen=2.0, expires=expires
    )


async def heard(store: Store, player: str, now: float = 5.0) -> list[str]:
    return [one.id for one in await store.subscriptions.of(PlayerId(player), now)]


async def due(store: Store, now: float) -> list[Message]:
    return [one for kind in REMINDERS for one in await store.outbox.claim(kind, now, 9)]


async def test_a_browser_is_told_for_whoever_asked_last(store: Store) -> None:
    assert await store.subscriptions.keep(ANNS, 2)
    assert await store.subscriptions.keep(msgspec.structs.replace(ANNS, created=2.0), 2)
    assert await store.subscriptions.one(ANN, ONE, 5.0) == msgspec.structs.replace(ANNS, created=2.0)
    assert await store.subscriptions.one(BEN, ONE, 5.0) is None
    assert await store.subscriptions.keep(msgspec.structs.replace(ANNS, id="two"), 2)
    assert not await store.subscriptions.keep(msgspec.structs.replace(ANNS, id="three"), 2)
    await store.notifications.remind(TABLE, {ANN}, 5.0, 6.0, {PUSH})
    assert await store.subscriptions.keep(msgspec.structs.replace(ANNS, player="ben"), 2)
    assert (await heard(store, "ann"), await heard(store, "ben")) == (["two"], ["one"])
    assert [one.target for one in await due(store, 9.0)] == ["two"], "what the other was to be told"
    assert not await store.subscriptions.drop(ANN, ONE)
    assert await store.subscriptions.drop(BEN, ONE)
    assert await heard(store, "ben") == []


async def test_a_browser_is_told_while_its_session_lasts(store: Store) -> None:
    await store.subscriptions.keep(ANNS, 9)
    await store.subscriptions.keep(msgspec.structs.replace(ANNS, id="hers", player="eve"), 9)
    await register(store, ["ann"])
    await store.signins.begin(session("s", "ann"))
    assert await heard(store, "ann") == ["one"]
    assert await heard(store, "ann", 100.0) == []
    await store.notifications.remind(TABLE, {ANN, EVE}, 5.0, 6.0, REMINDERS)
    await store.signins.end(ANN, SessionId("s"))
    assert await heard(store, "ann") == []
    assert await store.subscriptions.one(ANN, ONE, 5.0) is None
    await store.notifications.remind(U, {ANN, EVE}, 5.0, 6.0, REMINDERS)
    await store.signins.begin(session("s2", "ann"))
    assert await heard(store, "ann") == []
    assert {one.player for one in await due(store, 9.0)} == {"eve"}
    assert await heard(store, "eve") == ["hers"]


async def test_each_way_is_told_once(store: Store) -> None:
    await store.subscriptions.keep(ANNS, 9)
    await store.notifications.keep(Contact(ANN, "ann@example.org", "token"))
    await store.notifications.confirm("token", 1.0)
    for at in (6.0, 7.0):
        await store.notifications.remind(TABLE, {ANN, BEN}, 5.0, at, REMINDERS)
    await store.notifications.remind(U, {ANN}, 5.0, 8.0, {PUSH})
    assert await due(store, 5.9) == []
    assert sorted(await store.outbox.soon(8.0)) == [("ann", "t"), ("ann", "u")]
    both = await asyncio.gather(*(due(store, 6.0) for _ in range(3)))
    found = sorted((one for some in both for one in some), key=lambda one: one.kind)
    assert found == [Message(MAIL, ANN, TABLE, ANN), Message(PUSH, ONE, TABLE, ANN)]
    assert await store.outbox.soon(7.0) == []
    assert await store.outbox.reminded(PUSH, "one") == {"t", "u"}
    await store.outbox.retry([(found[1], 20.0)])
    assert await due(store, 20.0) == [Message(PUSH, ONE, U, ANN), Message(PUSH, ONE, TABLE, ANN, tries=1)]
    await store.outbox.withdraw(ANN, TABLE)
    await store.outbox.retry([(found[0], 20.0)])
    assert await due(store, 30.0) == [], "who has come back is not told later"
    await store.notifications.remind(TABLE, {ANN}, 30.0, 31.0, REMINDERS)
    await store.notifications.forget(ANN)
    await store.subscriptions.forget(ONE)
    assert await due(store, 40.0) == []


async def test_a_browser_is_told_at_once_of_what_comes_soon(store: Store) -> None:
    await store.subscriptions.keep(ANNS, 9)
    await store.subscriptions.keep(msgspec.structs.replace(ANNS, id="hers", player="eve"), 9)
    await store.notifications.keep(Contact(ANN, "ann@example.org", "token"))
    await store.notifications.confirm("token", 1.0)
    for table, at in ((TABLE, 6.0), (U, 8.0), (V, 20.0)):
        await store.notifications.remind(table, {ANN}, 5.0, at, REMINDERS)
    await store.notifications.remind(TABLE, {EVE}, 5.0, 8.0, {PUSH})
    assert [one.about for one in await store.outbox.claim(MAIL, 6.0, 9)] == ["t"], "a letter is for one table"
    found = await store.outbox.claim(PUSH, 6.0, 9, early=5.0)
    assert [(one.player, one.target, one.about) for one in found] == [("ann", "one", "t"), ("ann", "one", "u")], (
        "nobody is told early alone"
    )


async def test_only_the_ways_that_the_hall_has_are_planned(store: Store) -> None:
    await store.subscriptions.keep(ANNS, 9)
    await store.notifications.keep(Contact(ANN, "ann@example.org", "token"))
    await store.notifications.confirm("token", 1.0)
    await store.notifications.remind(TABLE, {ANN}, 5.0, 6.0, {MAIL})
    assert await due(store, 9.0) == [Message(MAIL, ANN, TABLE, ANN)]
    await store.notifications.remind(U, {ANN}, 5.0, 6.0, {PUSH})
    assert await due(store, 9.0) == [Message(PUSH, ONE, U, ANN)]


async def test_who_goes_for_good_takes_it_along(store: Store) -> None:
    await store.subscriptions.keep(ANNS, 9)
    await store.notifications.remind(TABLE, {ANN}, 5.0, 6.0, {PUSH})
    await store.accounts.close(ANN, 7.0)
    assert await heard(store, "ann") == []
    assert await due(store, 9.0) == []


async def test_an_address_is_asked_a_few_times_a_day_and_not_after_a_no(store: Store) -> None:
    async def ask(player: str, address: str, now: float) -> str | None:
        refused = await store.notifications.ask(address, now)
        if refused is None:
            await store.notifications.keep(Contact(PlayerId(player), address, f"token {player}"))
        return refused

    for player, address in (("a", "X@example.org"), ("b", "x+b@example.org"), ("c", "x@EXAMPLE.org")):
        assert await ask(player, address, 10.0) is None
    assert await ask("d", "x@example.org", 10.0 + notifications.DAY - 1) == "mail-often"
    assert await store.notifications.contact(PlayerId("d")) is None
    assert await ask("d", "x@example.org", 10.0 + notifications.DAY) is None
    no = 20.0 + notifications.DAY
    assert await store.notifications.stop("token d", no)
    assert not await store.notifications.stop("token d", no)
    assert await ask("e", "x@example.org", no + notifications.REST - 1) == "mail-unwanted"
    assert await ask("e", "x@example.org", no + notifications.REST) is None
    # A player who had confirmed the address may be asked again at once after a no.
    assert await store.notifications.confirm("token e", no + notifications.REST)
    assert await store.notifications.stop("token e", no + notifications.REST)
    assert await ask("e", "x@example.org", no + notifications.REST) is None
