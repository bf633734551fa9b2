"""A hall of several processes, from outside: the cookie that leads to a table's owner, and the desk's list."""

import asyncio
import re
import urllib.error
import urllib.request
from collections.abc import Iterator
from http.cookies import Morsel, SimpleCookie
from pathlib import Path

import msgspec
import pytest

from hiroma.server.host.health import Health
from hiroma.server.settings import Settings
from hiroma.server.web.routing import AT, LIFE
from tests.server.inside import InsideHall
from tests.server.running import AnyHall, Person, RunningHall, sit_down
from tests.server.test_desk import host
from tests.server.test_fair_play import admin
from tests.services import Nats


@pytest.fixture
def halls(nats_server: Nats, tmp_path: Path) -> Iterator[list[RunningHall]]:
    """Start the processes 'one' and 'two' of a hall."""
    running = [RunningHall(tmp_path, bus=nats_server.url, name=name) for name in ("one", "two")]
    try:
        yield [hall.start() for hall in running]
    finally:
        for hall in running:
            hall.stop()


def hint(headers: list[str]) -> "Morsel[str] | None":
    """Return the routing cookie among the headers of an answer; None without one."""
    found: SimpleCookie = SimpleCookie()
    for header in headers:
        found.load(header)
    return found.get(AT)


async def page(hall: AnyHall, path: str) -> "Morsel[str] | None":
    """Return the routing cookie that comes with a page; None without one."""

    def ask() -> list[str]:
        try:
            answer = urllib.request.urlopen(hall.address + path)
        except urllib.error.HTTPError as error:
            answer = error
        with answer:
            headers: list[str] = answer.headers.get_all("Set-Cookie", [])
            return headers

    return hint(await asyncio.to_thread(ask))


@pytest.mark.services
async def test_the_page_of_a_table_names_its_owner(halls: list[RunningHall]) -> None:
    one, two = halls
    ann = await Person(one, "a").arrive()
    _, made = await ann.http("POST", "/api/tables", {"game": "cant-stop"})
    assert f"{AT}=one" in ann.cookie
    # The other process has not heard of the table yet, and does not become its owner by looking.
    for _ in range(2):
        for hall in (two, one):
            found = await page(hall, f"/t/{made['id']}")
            assert found is not None
            assert (found.value, found["path"], found["samesite"].lower()) == ("one", "/", "lax")
            assert found["max-age"] == str(LIFE)
            assert found["httponly"]
        await Person(two, "b").arrive()
    for path in ("/", "/t/nosuch", "/t/", "/t/%00", "/t/%ff", "/people/ann"):
        assert await page(two, path) is None, path
    # After the owner is gone, the process of the next player becomes the owner.
    await ann.leave()
    await asyncio.to_thread(one.stop)
    ben = await Person(two, "b").arrive()
    await ben.watch(made["id"])
    found = await page(two, f"/t/{made['id']}")
    assert found is not None
    assert found.value == "two"


@pytest.mark.services
async def test_the_desk_shows_the_part_of_each_process(halls: list[RunningHall]) -> None:
    one, two = halls
    keeper = await host(one)
    table, (ann, _) = await sit_down(one)
    far = await Person(two, "c").arrive()
    await far.watch(table)
    assert (await far.line(table, "/join"))["type"] == "ack"
    assert (await ann.line(table, "/start"))["type"] == "ack"
    await asyncio.sleep(8)
    _, shown = await keeper.http("GET", "/api/desk")
    parts = {line["health"]["figures"]["name"]: line["health"]["figures"] for line in shown["processes"]}
    assert (parts["one"]["owned"], parts["two"]["owned"]) == (1, 0)
    assert parts["one"]["requests"] >= 2
    assert parts["two"]["frames"] >= 2
    assert min(part["parcels"] for part in parts.values()) >= 1
    assert max(part["lease"] for part in parts.values()) < 60
    said = admin(one, "health").stdout
    assert re.search(r"^one:[0-9a-f]+  \d+ people, .* owns 1 tables, lease ", said, re.MULTILINE)
    metrics = (await keeper.http("GET", "/metrics"))[1].decode()
    found = dict(re.findall(r"^(hiroma_\w+) ([0-9.]+)$", metrics, re.MULTILINE))
    assert found["hiroma_owned_tables"] == "1.0"
    assert 0 <= float(found["hiroma_lease_age_seconds"]) < 60
    assert float(found["hiroma_relayed_requests_total"]) >= 2
    for name in ("handovers", "relayed_frames", "parcels", "bus_sent", "bus_received", "bus_dropped"):
        assert f"hiroma_{name}_total" in found


@pytest.mark.slow
async def test_a_hall_of_one_names_nobody(tmp_path: Path) -> None:
    hall = InsideHall(tmp_path, name="one").start()
    try:
        ann = await Person(hall, "a").arrive()
        _, made = await ann.http("POST", "/api/tables", {"game": "cant-stop"})
        assert AT not in ann.cookie
        assert await page(hall, f"/t/{made['id']}") is None
        assert hall.hall.health.health().figures is None
    finally:
        await ann.leave()
        hall.stop()


def test_the_sign_of_life_of_another_release_is_read() -> None:
    older = (
        b'{"machine":"m","pid":1,"build":"0.1","since":1.0,"lag":0.0,"store":null,"bus":"up","rooms":1,"sockets":2,'
        b'"closing":false,"newer":{"a":1}}'
    )
    assert msgspec.json.decode(older, type=Health).figures is None


@pytest.mark.parametrize("name", ["a b", "a;b", "é", "a\n", "x" * 41])
def test_a_name_that_no_cookie_takes_is_refused(name: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"name": name}, type=Settings)
