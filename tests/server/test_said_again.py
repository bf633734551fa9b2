"""A line that the hall could not keep may be said again at once."""

from collections.abc import Iterator

import pytest

from hiroma.ids import PlayerId
from hiroma.server.limits.chat import LINES, Flood
from hiroma.table.refusal import Refused
from tests.server.inside import InsideHall
from tests.server.running import AnyHall, Person, sit_down
from tests.server.test_accounts import registered
from tests.server.test_half_signed_in import refusing


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InsideHall]:
    """Start a hall with no practical limit on tries from one address."""
    running = InsideHall(tmp_path_factory.mktemp("hall"), signins=10**6).start()
    yield running
    running.stop()


async def said(person: Person, table: str, text: str, n: int) -> tuple[int, str]:
    """Say something at a table; return the status and the code of the answer."""
    line = {"type": "command", "id": f"say{n}", "table": table, "name": "say", "args": {"text": text}}
    status, answer = await person.http("POST", f"/api/tables/{table}/commands", line)
    return status, answer.get("code", "")


async def test_a_line_at_a_table_that_the_store_did_not_take_may_be_said_again(hall: AnyHall) -> None:
    table, (ann, _) = await sit_down(hall)
    with refusing(hall, "insert on chat"):
        assert await said(ann, table, "Well played", 1) == (503, "store-away")
    assert await said(ann, table, "Well played", 2) == (200, "")
    assert await said(ann, table, "Well played", 3) == (409, "chat-repeat")


async def test_so_may_a_line_in_the_lobby(hall: AnyHall) -> None:
    ann = await registered(hall, "Ann")
    with refusing(hall, "insert on chat"):
        assert (await ann.http("POST", "/api/talk/lobby", {"text": "Who plays?"}))[0] == 503
    assert (await ann.http("POST", "/api/talk/lobby", {"text": "Who plays?"}))[0] == 201


def test_a_line_that_is_taken_back_counts_at_no_process() -> None:
    here, there = Flood(), Flood()
    here.told = lambda who, n: there.add(who, n, 1.0)
    for _ in range(LINES + 1):
        here.take(PlayerId("ann"), "t", "Well played", 1.0)
        here.take_back(PlayerId("ann"), "t", "Well played")
    there.take(PlayerId("ann"), "t", "Well played", 1.0)
    with pytest.raises(Refused):
        there.take(PlayerId("ann"), "t", "Well played", 1.0)
