"""Lessons by HTTP: each question carries all turns so far, and the hall keeps nothing."""

import json
from typing import Any

from tests.server.running import AnyHall
from tests.server.test_http import fetch

LESSONS = "/api/games/cant-stop/lessons"


def ask(hall: AnyHall, lesson: str, *turns: list[Any], draft: bool = False) -> tuple[int, Any]:
    body = json.dumps({"turns": turns, "draft": draft}).encode()
    status, _, answer = fetch(hall, f"{LESSONS}/{lesson}", body, **{"Content-Type": "application/json"})
    return status, json.loads(answer)


def test_a_lesson_from_its_beginning_to_its_goal(hall: AnyHall) -> None:
    games = json.loads(fetch(hall, "/api/games")[2])
    assert next(card for card in games if card["id"] == "cant-stop")["lessons"] == ["pair", "void", "stop", "claim"]
    status, scene = ask(hall, "pair")
    assert (status, scene["passed"], scene["actors"]) == (200, False, [0])
    solution = json.loads(fetch(hall, f"{LESSONS}/pair/solution")[2])
    status, drafted = ask(hall, "pair", *solution, draft=True)
    assert (status, drafted["passed"], drafted["events"][0]["event"]) == (200, False, "climbed")
    status, scene = ask(hall, "pair", *solution)
    assert (status, scene["passed"], scene["moves"]) == (200, True, [])


def test_what_is_wrong_is_refused(hall: AnyHall) -> None:
    assert ask(hall, "flying") == (
        404,
        {"id": "", "code": "no-such-lesson", "clause": None, "what": {}, "table": None} | {"type": "refused"},
    )
    status, refused = ask(hall, "pair", [{"do": "go", "orange": 2, "red": 12}])
    assert (status, refused["clause"]) == (409, "CS-D2")
    status, refused = ask(hall, "pair", [{"do": "fly"}])
    assert (status, refused["code"]) == (409, "malformed-move")
    status, refused = ask(hall, "pair", [{"do": "drop"}] * 201)
    assert (status, refused["code"]) == (422, "too-large")
    assert fetch(hall, "/api/games/chess/lessons/pair/solution")[0] == 404
