"""Outbox worker: when it tries a message again, when it gives up, and that no message holds up the others."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import httpx
import pytest

from hiroma.ids import PlayerId
from hiroma.server.core import outbox
from hiroma.server.core.metrics import DROPPED
from hiroma.server.core.outbox import POLICIES, Outbox, Policy
from hiroma.server.core.timekeeper import Timekeeper
from hiroma.server.notifications import turn_notifier
from hiroma.store import Store, StoreError
from hiroma.store.outbox import MAIL, PUSH, WEBHOOK, Message, OutboxRepository
from tests.server.waiting import until

ANN = PlayerId("ann")


class Fake:
    """A sender that keeps its messages."""

    good = True

    def __init__(self) -> None:
        self.came: list[list[str]] = []
        self.may = asyncio.Event()
        self.may.set()

    async def send(self, client: httpx.AsyncClient, messages: Sequence[Message]) -> bool:
        self.came.append([one.about for one in messages])
        await self.may.wait()
        return self.good


class Tarpit(Fake):
    """A sender whose receivers for Ann answer when `may` is set, those for others at once."""

    def __init__(self) -> None:
        super().__init__()
        self.may.clear()
        self.quick = 0

    async def send(self, client: httpx.AsyncClient, messages: Sequence[Message]) -> bool:
        if messages[0].player == ANN:
            return await super().send(client, messages)
        self.came.append([one.about for one in messages])
        self.quick += 1
        return True


class Refusing(Fake):
    """A sender whose receivers refuse everything."""

    good = False


class Broken(Fake):
    """A sender with a fault."""

    async def send(self, client: httpx.AsyncClient, messages: Sequence[Message]) -> bool:
        await super().send(client, messages)
        raise RuntimeError("a fault")


@pytest.fixture
async def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Store]:
    monkeypatch.setattr(outbox, "LOOK", 0.02)
    monkeypatch.setattr(outbox, "GRACE", 0.2)
    opened = await Store.connect(f"sqlite:///{tmp_path}/h.db")
    yield opened
    await opened.close()


@pytest.fixture
async def run(store: Store) -> AsyncIterator[list[asyncio.Task[None]]]:
    tasks: list[asyncio.Task[None]] = []
    yield tasks
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def message(kind: str, about: str, target: str = "to") -> Message:
    return Message(kind, target, about, ANN, b"{}", 0.0)


def start(run: list[asyncio.Task[None]], store: Store, **senders: Fake) -> None:
    lanes = Outbox(store.outbox, Timekeeper(), senders).lanes()
    run += [asyncio.create_task(lane) for lane in lanes]


def test_each_kind_is_tried_for_so_long() -> None:
    day = 86_400.0
    hooks, pushes, mail = (POLICIES[kind] for kind in (WEBHOOK, PUSH, MAIL))
    assert (sum(hooks.waits), hooks.wait(5), hooks.wait(6)) == (day + 6 * 3600 + 3600 + 600 + 60 + 10, day, None)
    assert (sum(pushes.waits), pushes.wait(3), pushes.wait(4)) == (6 * 3600 + 3600 + 600 + 60, 6 * 3600, None)
    assert (mail.wait(0), mail.wait(1000)) == (600, 600)
    assert hooks.lease is not None, "a delivery comes at least once"
    assert pushes.lease is None, "nobody is reminded twice"
    assert mail.lease is None


def test_every_process_has_two_looks_before_a_push_may_be_early() -> None:
    early = POLICIES[PUSH].early
    assert early is not None
    assert early + 2 * outbox.LOOK <= turn_notifier.WAIT


@pytest.mark.parametrize("kind", [Refusing, Broken])
async def test_what_fails_is_tried_again_until_it_is_given_up(
    store: Store, run: list[asyncio.Task[None]], monkeypatch: pytest.MonkeyPatch, kind: type[Fake]
) -> None:
    monkeypatch.setitem(POLICIES, WEBHOOK, Policy(waits=(0.05, 0.1), lease=60.0))
    fault = kind()
    await store.outbox.put([message(WEBHOOK, "one")])
    start(run, store, webhook=fault)
    await until(lambda: len(fault.came) == 3)
    await asyncio.sleep(0.3)
    assert fault.came == [["one"]] * 3
    assert not await store.outbox.waiting(WEBHOOK, 1e12), "it is gone"


async def test_what_was_sent_is_gone_or_remembered(store: Store, run: list[asyncio.Task[None]]) -> None:
    hooks, mail = Fake(), Fake()
    await store.outbox.put([message(WEBHOOK, "one"), message(MAIL, "table")])
    start(run, store, webhook=hooks, mail=mail)
    await until(lambda: hooks.came == [["one"]] and mail.came == [["table"]])
    await asyncio.sleep(0.1)
    assert await store.outbox.reminded(WEBHOOK, "to") == set()
    assert await store.outbox.reminded(MAIL, "to") == {"table"}


async def test_pushes_to_one_browser_go_together_and_letters_do_not(
    store: Store, run: list[asyncio.Task[None]]
) -> None:
    pushes, mail = Fake(), Fake()
    tables = [message(kind, about) for kind in (PUSH, MAIL) for about in ("t", "u")]
    await store.outbox.put([*tables, message(PUSH, "t", "other")])
    start(run, store, push=pushes, mail=mail)
    await until(lambda: len(pushes.came) == 2 and len(mail.came) == 2)
    assert sorted(pushes.came) == [["t"], ["t", "u"]]
    assert sorted(mail.came) == [["t"], ["u"]]


async def test_a_slow_receiver_of_one_kind_holds_up_no_other(store: Store, run: list[asyncio.Task[None]]) -> None:
    slow, quick = Fake(), Fake()
    slow.may.clear()
    await store.outbox.put([message(WEBHOOK, "one")])
    start(run, store, webhook=slow, push=quick)
    await until(lambda: slow.came == [["one"]])
    await store.outbox.put([message(PUSH, "t")])
    await until(lambda: quick.came == [["t"]])


async def test_a_slow_receiver_of_one_player_holds_up_nobody_else(
    store: Store, run: list[asyncio.Task[None]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "PATIENCE", 0.05)
    tarpit = Tarpit()
    await store.outbox.put([message(WEBHOOK, f"old{n}", f"hook{n % 5}") for n in range(40)])
    start(run, store, webhook=tarpit)
    await until(lambda: len(tarpit.came) == 2)
    for n in range(20):
        await store.outbox.put([Message(WEBHOOK, f"ben's {n}", "one", PlayerId(f"ben{n}"), b"{}", 0.0)])
    await until(lambda: tarpit.quick == 20)
    assert len(tarpit.came) == 2 + 20, "no more than two of the slow one's are under way"
    tarpit.may.set()
    await until(lambda: len(tarpit.came) == 60)


async def test_what_is_under_way_ends_with_the_lane(store: Store, run: list[asyncio.Task[None]]) -> None:
    slow = Fake()
    slow.may.clear()
    await store.outbox.put([message(WEBHOOK, "one")])
    before = asyncio.all_tasks()
    start(run, store, webhook=slow)
    await until(lambda: slow.came == [["one"]])
    for task in run:
        task.cancel()
    await asyncio.gather(*run, return_exceptions=True)
    assert asyncio.all_tasks() <= before
    assert await store.outbox.waiting(WEBHOOK, 1e12), "it comes again"


async def test_of_many_messages_to_one_hook_the_oldest_are_dropped_and_counted(
    store: Store, run: list[asyncio.Task[None]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(POLICIES, WEBHOOK, Policy(waits=(60.0,), lease=60.0, each=2, most=3))
    hooks = Fake()
    await store.outbox.put([Message(WEBHOOK, "to", f"m{n}", ANN, b"{}", float(n)) for n in range(9)])
    await store.outbox.put([message(WEBHOOK, "other", "else")])
    before = DROPPED._value.get()
    start(run, store, webhook=hooks)
    await until(lambda: len(hooks.came) == 4)
    await asyncio.sleep(0.1)
    assert sorted(hooks.came) == [["m6"], ["m7"], ["m8"], ["other"]]
    assert DROPPED._value.get() - before == 6


class Away(OutboxRepository):
    """An outbox whose store goes away after a claim, and answers again after some tries."""

    failures = 3

    async def retry(self, messages: Sequence[tuple[Message, float]]) -> None:
        if self.failures:
            self.failures -= 1
            raise StoreError("the store is away")
        await super().retry(messages)


async def test_what_fails_while_the_store_is_away_is_tried_again_all_the_same(
    store: Store, run: list[asyncio.Task[None]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(POLICIES, MAIL, Policy(waits=(0.05,), endless=True))
    letters = Broken()
    await store.outbox.put([message(MAIL, "table")])
    lanes = Outbox(Away(store.engine), Timekeeper(), {MAIL: letters}).lanes()
    run += [asyncio.create_task(lane) for lane in lanes]
    await until(lambda: len(letters.came) >= 2, 5.0)


async def test_a_kind_without_a_sender_waits_for_one(store: Store, run: list[asyncio.Task[None]]) -> None:
    mail = Fake()
    await store.outbox.put([message(WEBHOOK, "one"), message(MAIL, "table")])
    start(run, store, mail=mail)
    await until(lambda: mail.came == [["table"]])
    assert await store.outbox.waiting(WEBHOOK, 1e12)


@pytest.mark.parametrize("kind", [MAIL, WEBHOOK])
async def test_what_a_stopping_process_was_sending_is_sent_by_the_next(
    store: Store, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    monkeypatch.setattr(outbox, "GRACE", 0.05)
    monkeypatch.setitem(POLICIES, kind, Policy(waits=(0.05,), lease=POLICIES[kind].lease))
    first, second = Tarpit(), Fake()
    await store.outbox.put([message(kind, "one")])
    leaving: list[asyncio.Task[None]] = []
    start(leaving, store, **{kind: first})
    await until(lambda: first.came == [["one"]])
    leaving[0].cancel()
    await asyncio.gather(*leaving, return_exceptions=True)
    start(leaving, store, **{kind: second})
    await until(lambda: second.came == [["one"]])
    leaving[-1].cancel()
    await asyncio.gather(*leaving, return_exceptions=True)


async def test_what_arrives_while_a_process_stops_is_sent_once(store: Store) -> None:
    slow = Tarpit()
    await store.outbox.put([message(MAIL, "one")])
    leaving: list[asyncio.Task[None]] = []
    start(leaving, store, mail=slow)
    await until(lambda: slow.came == [["one"]])
    leaving[0].cancel()
    await asyncio.sleep(0.05)
    slow.may.set()
    await asyncio.gather(*leaving, return_exceptions=True)
    assert not await store.outbox.waiting(MAIL, 1e12)
