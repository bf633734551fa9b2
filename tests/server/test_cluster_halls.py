"""People of one table at different processes: all their acts reach the owner, and all of them see the results."""

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from hiroma.ids import LeaseNo, TableId
from hiroma.server.core import housekeeping
from hiroma.store import Store
from tests.server.inside import InsideHall
from tests.server.running import Person, RunningHall
from tests.server.standing import go_on, stand_still
from tests.server.test_play import start
from tests.server.test_two_halls import log_of
from tests.services import Nats

pytestmark = pytest.mark.services

SOON = 5.0
"""Seconds in which people see each other across processes, even on a busy machine. It usually takes milliseconds."""
PATIENCE = 30.0
"""Seconds in which a table goes on, on the busiest machine. `python -m bench moves` has the real bounds."""


@pytest.fixture
def halls(nats_server: Nats, tmp_path: Path) -> Iterator[list[InsideHall]]:
    """Start three processes of one hall inside this one."""
    yield from three_halls(nats_server, tmp_path)


def three_halls(nats: Nats, folder: Path) -> Iterator[list[InsideHall]]:
    """Run three processes of one hall while the test uses them."""
    store, key = f"sqlite:///{folder}/hiroma.db", f"{folder}/hiroma.key"
    running = []
    for n in range(3):
        (own := folder / str(n)).mkdir()
        running.append(InsideHall(own, store=store, key=key, bus=nats.url))
    try:
        yield [hall.start() for hall in running]
    finally:
        for hall in running:
            hall.stop()


async def sit_apart(halls: list[InsideHall], game: str = "cant-stop") -> tuple[TableId, list[Person]]:
    """Open a table at the first process, whose people are connected to one process each."""
    people = [await Person(hall, name).arrive() for hall, name in zip(halls, "abc", strict=True)]
    _, made = await people[0].http("POST", "/api/tables", {"game": game})
    for person in people:
        await person.watch(made["id"])
        assert (await person.line(made["id"], "/join"))["type"] == "ack"
    return TableId(made["id"]), people


async def test_only_the_owner_holds_a_table(halls: list[InsideHall]) -> None:
    table, people = await sit_apart(halls)
    rev = await start(table, people[1])
    for person in people:
        await person.watch(table, rev)
    assert [table in hall.hall.rooms.open for hall in halls] == [True, False, False]
    assert len(await log_of(halls[0], table)) == rev


async def test_chat_and_coming_and_going_are_seen_at_once(halls: list[InsideHall]) -> None:
    table, (ann, ben, cat) = await sit_apart(halls)
    began = time.monotonic()
    assert (await ben.line(table, "good evening"))["type"] == "ack"
    for person in (ann, cat):
        assert (await person.wait("chat", table=table))["line"]["text"] == "good evening"
    assert time.monotonic() - began < SOON
    began = time.monotonic()
    await ben.leave()
    there = sorted(person.me["id"] for person in (ann, cat))
    for person in (ann, cat):
        while (await person.wait("presence", table=table))["online"] != there:
            pass
    assert time.monotonic() - began < SOON
    await ben.arrive()
    for person in (ann, cat):
        while len((await person.wait("presence", table=table))["online"]) < 3:
            pass


async def test_a_mute_binds_everywhere_at_once(halls: list[InsideHall]) -> None:
    table, (ann, ben, cat) = await sit_apart(halls)
    await ann.http("PATCH", "/api/me", {"name": "Anna"})
    # Ben has two pages, at two processes: both get the list.
    other = Person(halls[0], "b2")
    other.cookie = ben.cookie
    await other.arrive()
    assert (await ben.line(table, "/mute Anna"))["type"] == "ack"
    for page in (ben, other):
        # The frame may have come before the answer.
        while not any(frame["type"] == "conduct" and frame["ignored"] == [ann.me["id"]] for frame in page.heard):
            await page.next()
    assert (await ann.line(table, "you do not hear this"))["type"] == "ack"
    assert (await cat.wait("chat", table=table))["line"]["text"] == "you do not hear this"
    assert (await cat.line(table, "but this"))["type"] == "ack"
    assert (await ben.wait("chat", table=table))["line"]["text"] == "but this"


async def test_a_new_name_is_seen_everywhere(halls: list[InsideHall]) -> None:
    table, (ann, ben, _) = await sit_apart(halls)
    await ben.http("PATCH", "/api/me", {"name": "Benno"})
    while (await ann.wait("state", table=table))["meta"]["people"][ben.me["id"]] != "Benno":
        pass
    assert (await ben.watch(table))["meta"]["people"][ben.me["id"]] == "Benno"


async def test_who_does_not_look_is_told_their_turn_wherever_they_are(halls: list[InsideHall]) -> None:
    table, (ann, ben, cat) = await sit_apart(halls)
    for person in (ann, ben, cat):
        await person.send({"type": "unwatch", "table": table})
        await person.send({"type": "ping", "at": 1.0})
        await person.wait("pong")
    # The owner must hear from the other processes that nobody looks.
    await asyncio.sleep(0.2)
    rev = await start(table, cat)
    _, state = await cat.http("GET", f"/api/tables/{table}")
    assert state["rev"] == rev
    on_turn = (ann, ben, cat)[state["meta"]["seats"][state["game"]["actors"][0]]]
    told = [frame for frame in on_turn.heard if frame["type"] == "turn"]
    assert (told or [await on_turn.wait("turn", table=table)])[-1]["waits"]


async def test_the_api_acts_at_any_process(halls: list[InsideHall]) -> None:
    table, (ann, ben, cat) = await sit_apart(halls)
    path = f"/api/tables/{table}"
    status, done = await cat.http("POST", f"{path}/commands", {"id": "x1", "table": table, "name": "ready"})
    assert (status, done["type"]) == (200, "ack")
    again, same = await cat.http("POST", f"{path}/commands", {"id": "x1", "table": table, "name": "ready"})
    assert (again, same["rev"]) == (200, done["rev"]), "it was carried out twice"
    status, refused = await cat.http("POST", f"{path}/commands", {"id": "x2", "table": table, "name": "abort"})
    assert (status, refused["type"]) == (409, "refused")
    assert (await ben.http("GET", "/api/tables/nowhere"))[1]["code"] == "no-such-table"
    _, history = await ann.http("GET", f"{path}/history?before=100")
    assert [entry["rev"] for entry in history] == list(range(1, done["rev"] + 1))


async def test_a_table_leaves_with_a_process_that_leaves(halls: list[InsideHall]) -> None:
    table, (ann, ben, cat) = await sit_apart(halls)
    await asyncio.to_thread(halls[0].stop)
    for person in (ben, cat):
        assert (await person.line(table, "on we go"))["type"] == "ack"
    assert (await ben.wait("chat", table=table))["line"]["text"] == "on we go"
    assert sum(table in hall.hall.rooms.open for hall in halls[1:]) == 1
    ann.hall = halls[2]
    await ann.arrive()
    assert [chair["player"] is not None for chair in (await ann.watch(table))["meta"]["chairs"]] == [True] * 3
    halls[0].start()


async def test_nobody_is_refused_while_the_owner_has_no_lease(
    halls: list[InsideHall], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The others take a process on a busy machine for dead while another restarts. It takes a new lease at once."""
    table, (ann, _, _) = await sit_apart(halls)
    cluster = halls[0].hall.cluster
    assert cluster is not None
    assert cluster.lease is not None
    leases = halls[0].hall.store.leases
    take, taking = leases.take, threading.Event()

    async def slowly(name: str) -> LeaseNo:
        taking.set()
        await asyncio.sleep(1.0)
        return await take(name)

    monkeypatch.setattr(leases, "take", slowly)
    store = await Store.connect(halls[0].settings.store)
    await store.leases.give_up(cluster.lease)
    await store.close()
    assert await asyncio.to_thread(taking.wait, PATIENCE)
    assert (await ann.ask(table, "option", {"name": "unique", "value": True}))["type"] == "ack"


async def test_a_table_that_nobody_uses_has_no_owner(halls: list[InsideHall], monkeypatch: pytest.MonkeyPatch) -> None:
    table, people = await sit_apart(halls)
    for person in people:
        await person.leave()
    monkeypatch.setattr(housekeeping, "IDLE_ROOM", -1.0)
    until = time.monotonic() + 10
    while table in halls[0].hall.rooms.open:
        assert time.monotonic() < until
        await asyncio.sleep(0.1)
    monkeypatch.undo()
    await people[2].arrive()
    assert len((await people[2].watch(table))["meta"]["chairs"]) == 3
    assert sum(table in hall.hall.rooms.open for hall in halls) == 1


@pytest.fixture
def apart(nats_server: Nats, tmp_path: Path) -> Iterator[list[RunningHall]]:
    """Start three real processes of one hall."""
    running = [RunningHall(tmp_path, store=f"sqlite:///{tmp_path}/hiroma.db", bus=nats_server.url) for _ in range(3)]
    try:
        yield [hall.start() for hall in running]
    finally:
        for hall in running:
            hall.stop()


async def acknowledged(person: Person, table: str, unique: bool) -> None:
    """Set an option repeatedly until the hall takes it."""
    began = time.monotonic()
    while True:
        told: dict[str, object] = {"type": "nothing"}
        with suppress(TimeoutError):
            told = await person.ask(table, "option", {"name": "unique", "value": unique})
        if told["type"] == "ack":
            return
        assert time.monotonic() - began < PATIENCE, told
        await asyncio.sleep(0.1)


async def test_a_table_goes_on_when_its_owner_is_killed(apart: list[RunningHall]) -> None:
    table, (_, ben, cat) = await sit_apart(apart)  # type: ignore[arg-type]  # these are halls, too
    before = len(await log_of(apart[1], table))
    apart[0].kill()
    await acknowledged(ben, table, unique=True)
    # The entries of the next owner reach the other processes without a request.
    while (await cat.next()).get("rev", 0) <= before:
        pass
    await log_of(apart[1], table)


async def test_an_owner_that_stood_still_is_fenced(apart: list[RunningHall]) -> None:
    table, (ann, ben, _) = await sit_apart(apart)  # type: ignore[arg-type]  # these are halls, too
    assert apart[0].process is not None
    stand_still(apart[0].process.pid)
    await acknowledged(ben, table, unique=True)
    go_on(apart[0].process.pid)
    # Its people come back by themselves: on the same socket, to the table's next owner.
    await acknowledged(ann, table, unique=False)
    await log_of(apart[1], table)


async def test_the_bus_may_go_away(apart: list[RunningHall], nats_server: Nats) -> None:
    table, (ann, ben, cat) = await sit_apart(apart)  # type: ignore[arg-type]  # these are halls, too
    nats_server.stop()
    assert (await ann.line(table, "alone"))["type"] == "ack"
    await asyncio.sleep(1.0)
    nats_server.start()
    await acknowledged(ben, table, unique=True)
    # The next state brings the chat that Cat missed.
    while "alone" not in [line["text"] for line in (await cat.wait("state", table=table))["chat"]]:
        pass
