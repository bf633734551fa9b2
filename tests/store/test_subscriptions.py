"""Who is told in which browser, and of what, on both databases."""

import asyncio

import msgspec

from hiroma.store import Store, accounts, notifications, signins, subscriptions
from hiroma.store.notifications import MAIL, Contact, Reminder
from hiroma.store.signins import SessionRow
from hiroma.store.subscriptions import Subscription

ANNS = Subscription("one", "ann", "https://push.example/1", "key", "auth", "Firefox · Linux", 1.0)


def session(name: str, player: str, expires: float = 100.0) -> SessionRow:
    return SessionRow(hash=name, id=name, player=player, device="", created=2.0, seen=2.0, expires=expires)


async def heard(store: Store, player: str, now: float = 5.0) -> list[str]:
    return [one.id for one in await store.read(subscriptions.of, player, now)]


async def test_a_browser_is_told_for_whoever_asked_last(store: Store) -> None:
    assert await store.transact(subscriptions.keep, ANNS, 2)
    assert await store.transact(subscriptions.keep, msgspec.structs.replace(ANNS, created=2.0), 2)
    assert await store.read(subscriptions.one, "ann", "one", 5.0) == msgspec.structs.replace(ANNS, created=2.0)
    assert await store.read(subscriptions.one, "ben", "one", 5.0) is None
    assert await store.transact(subscriptions.keep, msgspec.structs.replace(ANNS, id="two"), 2)
    assert not await store.transact(subscriptions.keep, msgspec.structs.replace(ANNS, id="three"), 2)
    await store.transact(notifications.remind, "t", {"ann"}, 5.0, 6.0, by_mail=False)
    assert await store.transact(subscriptions.keep, msgspec.structs.replace(ANNS, player="ben"), 2)
    assert (await heard(store, "ann"), await heard(store, "ben")) == (["two"], ["one"])
    assert [one.way for one in await store.transact(notifications.due, 9.0, 9.0, 9)] == ["two"], (
        "what the other was to be told"
    )
    assert not await store.transact(subscriptions.drop, "ann", "one")
    assert await store.transact(subscriptions.drop, "ben", "one")
    assert await heard(store, "ben") == []


async def test_a_browser_is_told_while_its_session_lasts(store: Store) -> None:
    await store.transact(subscriptions.keep, ANNS, 9)
    await store.transact(subscriptions.keep, msgspec.structs.replace(ANNS, id="hers", player="eve"), 9)
    await store.transact(signins.begin, session("s", "ann"))
    assert await heard(store, "ann") == ["one"]
    assert await heard(store, "ann", 100.0) == []
    await store.transact(notifications.remind, "t", {"ann", "eve"}, 5.0, 6.0, by_mail=True)
    await store.transact(signins.end, "ann", "s")
    assert await heard(store, "ann") == []
    assert await store.read(subscriptions.one, "ann", "one", 5.0) is None
    await store.transact(notifications.remind, "u", {"ann", "eve"}, 5.0, 6.0, by_mail=True)
    await store.transact(signins.begin, session("s2", "ann"))
    assert await heard(store, "ann") == []
    assert {one.player for one in await store.transact(notifications.due, 9.0, 9.0, 9)} == {"eve"}
    assert await heard(store, "eve") == ["hers"]


async def test_each_way_is_told_once(store: Store) -> None:
    await store.transact(subscriptions.keep, ANNS, 9)
    await store.transact(notifications.ask, Contact("ann", "ann@example.org", "token"), 1.0)
    await store.transact(notifications.confirm, "token", 1.0)
    for due in (6.0, 7.0):
        await store.transact(notifications.remind, "t", {"ann", "ben"}, 5.0, due, by_mail=True)
    await store.transact(notifications.remind, "u", {"ann"}, 5.0, 8.0, by_mail=False)
    assert await store.transact(notifications.due, 5.9, 5.9, 9) == []
    assert sorted(await store.read(notifications.soon, 8.0)) == [("ann", "t"), ("ann", "u")]
    both = await asyncio.gather(*(store.transact(notifications.due, 6.0, 6.0, 9) for _ in range(3)))
    found = sorted((one for some in both for one in some), key=lambda one: one.way)
    assert found == [Reminder("ann", "t", MAIL, 0), Reminder("ann", "t", "one", 0)]
    assert await store.read(notifications.soon, 7.0) == []
    assert await store.read(notifications.told, "ann", "one") == {"t", "u"}
    await store.transact(notifications.again, found[1], 20.0)
    assert await store.transact(notifications.due, 20.0, 20.0, 9) == [
        Reminder("ann", "u", "one", 0),
        Reminder("ann", "t", "one", 1),
    ]
    await store.transact(notifications.came_back, "ann", "t")
    await store.transact(notifications.again, found[0], 20.0)
    assert await store.transact(notifications.due, 30.0, 30.0, 9) == [], "who has come back is not told later"
    await store.transact(notifications.remind, "t", {"ann"}, 30.0, 31.0, by_mail=True)
    await store.transact(notifications.forget, "ann")
    await store.transact(subscriptions.forget, "one")
    assert await store.transact(notifications.due, 40.0, 40.0, 9) == []


async def test_a_browser_is_told_at_once_of_what_comes_soon(store: Store) -> None:
    await store.transact(subscriptions.keep, ANNS, 9)
    await store.transact(subscriptions.keep, msgspec.structs.replace(ANNS, id="hers", player="eve"), 9)
    await store.transact(notifications.ask, Contact("ann", "ann@example.org", "token"), 1.0)
    await store.transact(notifications.confirm, "token", 1.0)
    for table, due in (("t", 6.0), ("u", 8.0), ("v", 20.0)):
        await store.transact(notifications.remind, table, {"ann"}, 5.0, due, by_mail=True)
    await store.transact(notifications.remind, "t", {"eve"}, 5.0, 8.0, by_mail=False)
    found = await store.transact(notifications.due, 6.0, 11.0, 9)
    assert sorted((one.player, one.way, one.table) for one in found) == [
        ("ann", MAIL, "t"),
        ("ann", "one", "t"),
        ("ann", "one", "u"),
    ], "a letter is for one table, and nobody is told early alone"


async def test_who_goes_for_good_takes_it_along(store: Store) -> None:
    await store.transact(subscriptions.keep, ANNS, 9)
    await store.transact(notifications.remind, "t", {"ann"}, 5.0, 6.0, by_mail=False)
    await store.transact(accounts.close, "ann", 7.0)
    assert await heard(store, "ann") == []
    assert await store.transact(notifications.due, 9.0, 9.0, 9) == []


async def test_an_address_is_asked_a_few_times_a_day_and_not_after_a_no(store: Store) -> None:
    async def ask(player: str, address: str, now: float) -> str | None:
        return await store.transact(notifications.ask, Contact(player, address, f"token {player}"), now)

    for player, address in (("a", "X@example.org"), ("b", "x+b@example.org"), ("c", "x@EXAMPLE.org")):
        assert await ask(player, address, 10.0) is None
    assert await ask("d", "x@example.org", 10.0 + notifications.DAY - 1) == "mail-often"
    assert await store.read(notifications.contact, "d") is None
    assert await ask("d", "x@example.org", 10.0 + notifications.DAY) is None
    no = 20.0 + notifications.DAY
    assert await store.transact(notifications.stop, "token d", no)
    assert not await store.transact(notifications.stop, "token d", no)
    assert await ask("e", "x@example.org", no + notifications.REST - 1) == "mail-unwanted"
    assert await ask("e", "x@example.org", no + notifications.REST) is None
    # Whoever had said yes is asked again when they think better of it.
    assert await store.transact(notifications.confirm, "token e", no + notifications.REST)
    assert await store.transact(notifications.stop, "token e", no + notifications.REST)
    assert await ask("e", "x@example.org", no + notifications.REST) is None
