"""Nobody can study a running game: no review, chances, lines, hints, what-ifs or copies for any reader.

A player, a spectator and a program get a refusal with a code. In a game with secrets no refusal holds the secret.
"""

import json
import secrets
from typing import Any

import pytest

from tests.server.running import AnyHall, Person
from tests.server.test_access import by, new_token
from tests.server.test_http import fetch
from tests.server.test_rated import member
from tests.table.test_verify import played

CANARY = "rope"
"""The one card of Niagara whose name occurs only in the hands, which are public."""
NO_GAME = (404, "no-finished-game")
PASSWORD = "a long password"


def studied(table: str) -> list[tuple[str, str, dict[str, Any] | None, tuple[int, str]]]:
    """Return all requests that study game 1 of a table, each with its refusal during the game."""
    game = f"/api/tables/{table}/games/1"
    return [
        ("GET", f"{game}/chances", None, NO_GAME),
        ("GET", f"{game}/chances/parts", None, NO_GAME),
        ("GET", f"{game}/comments", None, NO_GAME),
        ("POST", f"{game}/comments", {"rev": 5, "text": "a better move"}, NO_GAME),
        ("POST", f"{game}/practice", {"rev": 5}, NO_GAME),
        ("GET", f"/api/tables/{table}/log", None, (409, "game-running")),
    ]


async def program_of(person: Person, *scopes: str) -> str:
    """Make a token for this person."""
    status, made = await person.http("POST", "/api/access/tokens", new_token(*scopes, password=PASSWORD))
    assert status == 201, made
    return str(made["token"])


async def playing(
    hall: AnyHall, game: str, names: str, *, rated: bool, options: dict[str, Any] | None = None
) -> tuple[str, list[Person]]:
    """Start a game of people with accounts; return its table, and the people followed by a spectator."""
    people = [await member(hall, f"{name}-{secrets.token_hex(3)}") for name in names]
    status, made = await people[0].http("POST", "/api/tables", {"game": game, "rated": rated, "options": options or {}})
    assert status == 201, made
    table = str(made["id"])
    for person in people:
        await person.watch(table)
        assert (await person.line(table, "/join"))["type"] == "ack"
    rev = (await people[0].line(table, "/start"))["rev"]
    watcher = await Person(hall, "watcher").arrive()
    for person in (*people, watcher):
        await person.watch(table, rev)
    return table, [*people, watcher]


@pytest.mark.parametrize("rated", [True, False], ids=["rated", "unrated"])
async def test_who_asks_about_a_game_that_is_on_is_refused(hall: AnyHall, rated: bool) -> None:
    table, people = await playing(hall, "cant-stop", "ab", rated=rated)
    for person in people:
        for method, path, body, refusal in studied(table):
            status, answer = await person.http(method, path, body)
            assert (status, answer["code"]) == refusal, (person.name, path)
        for path in ("/lines", "/advice", "/games/1/review"):
            status, answer = await person.http("GET", f"/api/tables/{table}{path}")
            assert (status, answer["code"]) in ((409, "rated-no-hints"), (404, "no-advice")), path
        said = await person.ask(table, "redraw", {"draws": [[0, 0, 0, 0]]})
        assert said["code"] == ("not-seated" if person is people[-1] else "practice-only")


async def test_a_program_gets_no_more_than_its_owner(hall: AnyHall) -> None:
    table, (_, ben, _) = await playing(hall, "cant-stop", "pq", rated=True)
    token = await program_of(ben, "play")
    for method, path, body, refusal in studied(table):
        content = None if body is None else json.dumps(body).encode()
        status, answer = by(hall, token, path, content)
        assert method == ("GET" if body is None else "POST")
        mine = (403, "token-scope") if path.endswith("/parts") else refusal
        assert (status, answer["code"]) == mine, path
    status, answer = by(hall, token, f"/api/tables/{table}/lines")
    assert (status, answer["code"]) == (403, "token-scope")
    hint = {"type": "command", "id": "h1", "table": table, "name": "hint"}
    status, answer = by(hall, token, f"/api/tables/{table}/commands", json.dumps(hint).encode())
    assert (status, answer["code"]) == (409, "rated-no-hints")


async def test_hints_are_for_who_decides_in_a_game_that_is_not_rated(hall: AnyHall) -> None:
    table, people = await playing(hall, "cant-stop", "ef", rated=False)
    actor = (await people[0].watch(table))["game"]["actors"][0]
    mine = {person.name: (await person.watch(table))["you"]["seats"] for person in people}
    for person in people:
        if actor not in mine[person.name]:
            assert (await person.line(table, "/hint"))["code"] == "not-your-turn"
    rated, (*players, watcher) = await playing(hall, "cant-stop", "gh", rated=True)
    for person in (*players, watcher):
        assert (await person.line(rated, "/hint"))["code"] == "rated-no-hints"


async def test_nothing_of_another_seat_shows_while_it_is_on(hall: AnyHall) -> None:
    """A player has picked a card in secret: no answer about the game names it, to anybody but its owner."""
    table, people = await playing(hall, "niagara", "abc", rated=False, options={"flussgeister": True})
    states = {person.name: await person.watch(table) for person in people}
    first = states[people[0].name]["game"]["view"]["first"]
    owner = next(person for person in people if states[person.name]["you"]["seats"] == [(first + 1) % 3])
    seat = states[owner.name]["you"]["seats"][0]
    made = await owner.ask(table, "submit", {"seat": seat, "moves": [{"do": "choose", "card": CANARY}]})
    assert made["type"] == "ack", made
    for person in people:
        if person is owner:
            continue
        for method, path, body, _ in studied(table):
            status, answer = await person.http(method, path, body)
            assert status >= 400
            assert CANARY not in json.dumps(answer), path
        own = (await person.watch(table))["you"]["seats"]
        for eyes in ("", *(f"?seat={other}" for other in range(3))):
            # Any `seat` gives the reader's own view of the running game.
            status, shown = await person.http("GET", f"/api/tables/{table}/games/1/replay{eyes}")
            assert (status, shown["viewer"], shown["secret"]) == (200, own[0] if own else None, "")
            assert all(step["view"]["mine"] is None for step in shown["steps"])
            assert CANARY not in json.dumps([step["events"] for step in shown["steps"]])
        _, state = await person.http("GET", f"/api/tables/{table}")
        assert not state["game"].get("drawn")
        for way in ("/lines", "/advice", "/history?before=1000"):
            content = fetch(hall, f"/api/tables/{table}{way}", Cookie=person.cookie)[2]
            assert CANARY not in content.decode(), way
        for other in range(3):
            drafted = {"type": "preview", "id": "p", "table": table, "rev": made["rev"], "seat": other, "moves": []}
            await person.send(drafted)
            while (frame := await person.next())["type"] not in ("previewed", "refused"):
                pass
            if other == seat:
                assert frame["code"] == "not-your-seat"


async def test_a_game_that_is_on_is_not_studied_as_an_import(hall: AnyHall) -> None:
    """A log that breaks off in a game shows only the games before it, whoever wrote it down."""
    log = played()
    ann = await member(hall, f"ann-{secrets.token_hex(3)}")
    for part in (log[:8], (*log[:8], log[-1])):
        status, answer = await ann.http("POST", "/api/imports", b"\n".join(part))
        assert status >= 400
        assert answer["code"] in ("import-unfinished", "import-bad")
    second = [rev for rev, line in enumerate(log, 1) if json.loads(line)["command"]["do"] == "submit"][-2]
    status, card = await ann.http("POST", "/api/imports", b"\n".join(log[:second]))
    assert (status, [game["no"] for game in card["games"]]) == (201, [1])
    at = f"/api/imports/{card['id']}/games"
    for method, path, body, code in (
        ("GET", f"{at}/2/replay", None, "no-finished-game"),
        ("GET", f"{at}/2/chances/parts", None, "no-finished-game"),
        ("POST", f"{at}/2/practice", {"rev": second}, "no-finished-game"),
        ("POST", f"{at}/1/practice", {"rev": second}, "no-such-step"),
    ):
        status, answer = await ann.http(method, path, body)
        assert (status >= 400, answer["code"]) == (True, code), path


async def test_watchers_of_a_practice_with_secrets_get_no_lines(hall: AnyHall) -> None:
    ann, ben = await Person(hall, "Ann").arrive(), await Person(hall, "Ben").arrive()
    _, made = await ann.http("POST", "/api/tables", {"game": "niagara", "practice": 3})
    table = made["id"]
    for name in ("join", "start"):
        await ann.ask(table, name)
    status, answer = await ben.http("GET", f"/api/tables/{table}/lines")
    assert (status, answer["code"]) == (409, "not-seated")
    state = await ben.watch(table)
    assert not state["game"].get("drawn")
    assert state["game"]["moves"] == {}
