"""OpenAPI description: complete, readable, and true to the answers."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from hiroma.server.core.tables import Tables
from hiroma.server.web import openapi
from hiroma.server.wire import errors
from tests.server.running import Person, RunningHall
from tools.http_types import description

FILES = {
    "GET /api/tables/{table}/log",
    "GET /api/tables/{table}/games/{no}/chances/parts",
    "GET /api/imports/{log}/games/{no}/chances/parts",
    "GET /api/imports/{log}/log",
    "GET /api/me/records.csv",
    "GET /api/tournaments/{tournament}/calendar.ics",
}
"""Routes that answer with a file other than JSON."""


@cache
def acts() -> dict[str, dict[str, Any]]:
    paths = description()["paths"]
    return {f"{method.upper()} {path}": act for path, found in paths.items() for method, act in found.items()}


def test_every_route_says_what_it_does_and_answers() -> None:
    assert len(acts()) > 100
    for way, act in acts().items():
        assert re.fullmatch(r"[A-Z].*\.", act["summary"]), way
        assert re.fullmatch(r"[a-z]+(\.[a-z_]+)+", act["operationId"]), way
        good = [answer for status, answer in act["responses"].items() if status < "4"]
        assert len(good) == 1, way
        for kind, body in good[0].get("content", {}).items():
            assert (kind != "application/json") == (way in FILES), way
            assert body["schema"], way
        bad = [answer for status, answer in act["responses"].items() if status >= "4"]
        assert bad, way
        for answer in bad:
            assert answer["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Refused"}, way


def test_named_refusals_have_texts_and_the_status_that_is_answered() -> None:
    root = Path(__file__).parents[2]
    texts = "".join(file.read_text("utf-8") for part in ("src", "web/src") for file in (root / part).rglob("en.ftl"))
    named = set()
    for way, act in acts().items():
        for status, answer in act["responses"].items():
            for code in re.findall(r"'([a-z-]+)'", answer["description"]):
                named.add(code)
                assert f"\nrefusal-{code} =" in texts, f"{way}: {code}"
                assert int(status) == errors.STATUS.get(code, errors.OTHER), f"{way}: {code}"
    assert {"no-such-table", "club-role", "too-many", "wrong-password"} <= named


def test_codes_are_read_from_docstrings_and_from_those_they_refer_to() -> None:
    def asks() -> None:
        """Do it. `Refused`: 'no-such-step' (no such entry), and as `Tables.see`.

        Nothing 'else' is named.
        """

    assert Tables.__name__ in asks.__globals__
    assert openapi.codes(asks) == {"no-such-step"} | openapi.codes(Tables.see)
    assert "club-members-only" in openapi.codes(Tables.see)
    assert openapi.prose("Do it. `Refused`: 'no-such-step'. It is done.") == "Do it. It is done."


async def test_answers_have_the_fields_that_are_described(hall: RunningHall) -> None:
    schema, ann = description(), await Person(hall, "ann").arrive()
    for way in ("/api/games", "/api/me", "/api/tables", "/api/me/presets", "/api/health", "/api/books", "/api/daily"):
        status, answer = await ann.http("GET", way)
        assert status == 200, way
        good = acts()[f"GET {way}"]["responses"]["200"]["content"]["application/json"]["schema"]
        for kind, value in _shown(schema, good, answer):
            assert kind["properties"].keys() == value.keys(), way


def _shown(schema: dict[str, Any], kind: dict[str, Any], value: Any) -> Iterator[tuple[dict[str, Any], Any]]:
    # Yield each object of an answer with the schema that describes it.
    if "$ref" in kind:
        kind = schema["components"]["schemas"][kind["$ref"].rpartition("/")[2]]
        yield kind, value
        for name, part in kind["properties"].items():
            yield from _shown(schema, part, value.get(name))
    elif isinstance(value, list):
        for one in value:
            yield from _shown(schema, kind.get("items", {}), one)
