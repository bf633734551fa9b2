"""Fuzz test: requests within and outside the API's own description. None may end in a server error."""

import asyncio
import os
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import Case, GenerationMode
from schemathesis.core.result import Ok
from schemathesis.schemas import BaseSchema

from tests.server.inside import InsideHall
from tests.server.running import AnyHall, Person, sit_down

pytestmark = pytest.mark.slow

TIMES = int(os.environ.get("HIROMA_FUZZ", "1"))
"""Factor on the usual number of requests: 5 makes more than 10,000."""

EACH = {"account": 6 * TIMES, "guest": 3 * TIMES, "token": 3 * TIMES}
"""Valid requests to each operation, and as many invalid ones, by kind of sender."""

GOES = {("account", f"/api/account/{way}") for way in ("sign-out", "delete", "sessions")}
"""Requests to leave out: after these the sender would be somebody else, or lose their token."""


class Ground(NamedTuple):
    """A furnished hall: headers by kind of sender, and existing ids by the name of their parameter."""

    hall: AnyHall
    headers: dict[str, dict[str, str]]
    ids: dict[str, list[Any]]


@pytest.fixture(scope="module")
def ground(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ground]:
    """Start a hall and furnish it."""
    hall = InsideHall(tmp_path_factory.mktemp("hall"), signins=10**6, hooks="any").start()
    try:
        yield asyncio.run(furnished(hall))
    finally:
        hall.stop()


async def furnished(hall: AnyHall) -> Ground:
    """Make an account with a token, a guest, a club, and tables before, in and after a game."""
    tables: list[str] = []
    people: list[Person] = []
    for lines in ((), ("/start",), ("/start", "/concede")):
        table, there = await sit_down(hall)
        for line in lines:
            assert (await there[0].line(table, line))["type"] == "ack"
        tables.append(table)
        people += there
    for person in people:
        await person.leave()
    owner, guest = people[-2:]
    await owner.http("POST", "/api/account", {"name": "Fuzzer", "password": "correct horse battery"})
    _, made = await owner.http(
        "POST", "/api/access/tokens", {"label": "fuzz", "scopes": ["read", "play"], "password": "correct horse battery"}
    )
    _, begun = await guest.http("POST", "/api/daily")
    headers = {
        "account": {"Cookie": owner.cookie},
        "guest": {"Cookie": guest.cookie},
        "token": {"Authorization": f"Bearer {made['token']}"},
    }
    _, club = await owner.http("POST", "/api/clubs", {"name": "Fuzz"})
    ids = {
        "club": [club["id"]],
        "table": [*tables, begun["id"]],
        "player": [owner.me["id"], guest.me["id"]],
        "no": [1],
        "game": ["cant-stop"],
        "lesson": ["pair"],
        "how": ["ignored", "avoided"],
        "season": ["ever"],
    }
    return Ground(hall, headers, ids)


@pytest.fixture(scope="module")
def api(ground: Ground) -> BaseSchema:
    """Return the API by its own description; about half of the ids in paths exist."""
    schema: BaseSchema = schemathesis.openapi.from_url(f"{ground.hall.address}/api/schema/openapi.json")

    @schema.hook
    def map_path_parameters(_: Any, asked: dict[str, Any] | None) -> dict[str, Any] | None:
        if asked is None:
            return None
        return {name: chosen(ground.ids.get(name), value) for name, value in asked.items()}

    return schema


def chosen(known: list[Any] | None, value: Any) -> Any:
    """Return an existing id or the value itself: the same for the same value."""
    n = sum(str(value).encode())
    return known[n // 2 % len(known)] if known and n % 2 else value


@pytest.mark.parametrize("who", sorted(EACH))
def test_no_request_ends_in_an_error_of_ours(ground: Ground, api: BaseSchema, who: str) -> None:
    session = requests.Session()
    answers: Counter[int] = Counter()
    for found in api.get_all_operations():
        assert isinstance(found, Ok), found
        operation = found.ok()
        if (who, operation.path) in GOES:
            continue
        cases = operation.as_strategy(GenerationMode.POSITIVE) | operation.as_strategy(GenerationMode.NEGATIVE)

        @settings(
            max_examples=2 * EACH[who],
            derandomize=True,
            database=None,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        )
        @given(case=cases)
        def ask(case: Case[Any]) -> None:
            answer = case.call(session=session, headers=ground.headers[who], allow_redirects=False)
            answers[answer.status_code] += 1
            assert answer.status_code < 500, case.as_curl_command()

        ask()
    print(f"{who}: {answers.total()} requests, {dict(sorted(answers.items()))}")
    assert answers[200] > 20, answers
    assert "Traceback" not in ground.hall.log.read_text()
