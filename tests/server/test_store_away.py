"""Full disk: everybody gets the same kind of answer, no connection closes, and all goes on without help."""

import asyncio
import resource
import time
from collections.abc import AsyncIterator
from typing import Any

import pytest

from hiroma.games import ruleset
from hiroma.table.verify import verify
from tests.server.running import Person, RunningHall, sit_down

pytestmark = pytest.mark.slow


class Disk:
    """The disk of a hall, as full as a test wants: no file may grow."""

    def __init__(self, hall: RunningHall) -> None:
        assert hall.process is not None
        self.hall = hall
        self.pid = hall.process.pid
        self.before = resource.prlimit(self.pid, resource.RLIMIT_FSIZE)

    def fill(self) -> None:
        """Fill the disk: from now on the store keeps nothing more."""
        size = (self.hall.folder / "hiroma.db-wal").stat().st_size
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (size, self.before[1]))

    def clear(self) -> None:
        """Make room again."""
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, self.before)


@pytest.fixture
async def table(killable_hall: RunningHall) -> AsyncIterator[tuple[str, list[Person]]]:
    """Open a table of two, whose log verifies at the end."""
    table, people = await sit_down(killable_hall)
    yield table, people
    ann, ben = people
    for person, line in ((ben, "/ready"), (ann, "/start"), (ann, "/abort"), (ben, "/accept")):
        assert (await person.line(table, line))["type"] == "ack", line
    status, body = await ann.http("GET", f"/api/tables/{table}/log")
    assert status == 200
    assert verify(body.splitlines(), ruleset).bad is None
    assert "Traceback" not in killable_hall.log.read_text()


async def told(answer: dict[str, Any]) -> None:
    assert (answer["type"], answer["code"], answer["what"]) == ("refused", "store-away", {"seconds": 2})


async def test_a_full_disk_is_told_in_words_and_waited_for(
    killable_hall: RunningHall, table: tuple[str, list[Person]]
) -> None:
    where, (ann, ben) = table
    disk = Disk(killable_hall)
    disk.fill()
    for person in (ann, ben):
        await told(await person.ask(where, "say", {"text": "is anybody there?"}))
        await told(await person.ask(where, "option", {"name": "unique", "value": True}, id="resent"))
    for path, body in (
        (f"/api/tables/{where}/commands", {"id": "x", "table": where, "name": "leave"}),
        ("/api/tables", {"game": "cant-stop"}),
    ):
        status, answer = await ann.http("POST", path, body)
        assert status == 503
        await told({key: answer[key] for key in ("type", "code", "what")})
    status, answer = await ann.http("GET", "/api/health")
    assert (status, answer["code"]) == (503, "store-away")
    _, seen = await ann.http("GET", f"/api/tables/{where}")
    assert not seen["meta"]["options"]["unique"], "what is not kept is not shown"
    disk.clear()
    # The same connections, the same commands.
    assert (await ann.ask(where, "option", {"name": "unique", "value": True}, id="resent"))["type"] == "ack"
    until = time.monotonic() + 20
    while (await ann.http("GET", "/api/health"))[0] != 200:
        assert time.monotonic() < until, "never ready again"
        await asyncio.sleep(0.5)
    assert (await ben.ask(where, "option", {"name": "unique", "value": False}))["type"] == "ack"
