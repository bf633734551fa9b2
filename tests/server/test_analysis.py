"""The analysis board over HTTP and sockets: the tree, a link that holds a position, one cursor for two people."""

from typing import Any

from tests.server.running import AnyHall, Person


async def practising(hall: AnyHall, game: str = "cant-stop", people: int = 2) -> tuple[str, Person]:
    """Start a practice game; return its table and player."""
    ann = await Person(hall, "Ann").arrive()
    _, made = await ann.http("POST", "/api/tables", {"game": game, "practice": people})
    for name in ("join", "start"):
        assert (await ann.ask(made["id"], name))["type"] == "ack"
    return made["id"], ann


async def play(person: Person, table: str, choose: int = 0) -> dict[str, Any]:
    """Make a legal move for the player who decides; return the state after it."""
    _, state = await person.http("GET", f"/api/tables/{table}")
    ((seat, moves),) = state["game"]["moves"].items()
    made = await person.ask(table, "submit", {"seat": int(seat), "moves": [moves[choose]]})
    assert made["type"] == "ack", made
    return await now(person, table)


async def now(person: Person, table: str) -> dict[str, Any]:
    _, state = await person.http("GET", f"/api/tables/{table}")
    return dict(state)


async def test_the_tree_is_told_from_a_node_on(hall: AnyHall) -> None:
    table, ann = await practising(hall)
    first = await play(ann, table)
    assert (first["game"]["node"], first["game"]["nodes"]) == (1, 2)
    await ann.ask(table, "undo")
    second = await play(ann, table, choose=-1)
    _, whole = await ann.http("GET", f"/api/tables/{table}/variations")
    assert [node["parent"] for node in whole["nodes"]] == [None, *([0] * (second["game"]["nodes"] - 1))]
    _, rest = await ann.http("GET", f"/api/tables/{table}/variations?since=1")
    assert rest["nodes"] == whole["nodes"][1:]
    assert (await ann.ask(table, "goto", {"node": 1}))["type"] == "ack"
    back = await now(ann, table)
    assert back["game"]["view"] == first["game"]["view"]
    assert (await ann.line(table, "/undo"))["type"] == "ack"
    assert (await ann.line(table, "/redo"))["type"] == "ack"
    assert (await now(ann, table))["game"]["node"] == 1


async def test_a_link_holds_a_position(hall: AnyHall) -> None:
    table, ann = await practising(hall)
    for _ in range(3):
        await play(ann, table)
    state = await now(ann, table)
    _, tree = await ann.http("GET", f"/api/tables/{table}/variations")
    opening, *steps = tree["nodes"]
    position = {
        "game": "cant-stop",
        "version": state["meta"]["version"],
        "options": {},
        "practice": 2,
        "opening": opening["draws"],
        "steps": [{key: node[key] for key in ("seat", "moves", "draws")} for node in steps],
    }
    ben = await Person(hall, "Ben").arrive()
    status, made = await ben.http("POST", "/api/positions", position)
    assert status == 201, made
    for name in ("join", "start"):
        await ben.ask(made["id"], name)
    opened = await now(ben, made["id"])
    assert opened["game"]["view"] == state["game"]["view"]
    assert (opened["game"]["node"], opened["game"]["nodes"]) == (3, 4)
    bad: list[tuple[dict[str, Any], tuple[int, str]]] = [
        ({"game": "chess"}, (422, "game-unknown")),
        ({"version": 99}, (404, "version-unknown")),
        ({"practice": 9}, (422, "people")),
        ({"opening": [[9, 9, 9, 9]]}, (404, "no-such-position")),
        ({"steps": [{"seat": 1, "moves": [{"do": "nonsense"}], "draws": []}]}, (404, "no-such-position")),
        ({"steps": [{"seat": 7, "moves": [], "draws": []}]}, (404, "no-such-seat")),
        ({"steps": [{"seat": -1, "moves": [], "draws": []}]}, (400, "malformed")),
        ({"opening": [[2**70]]}, (400, "malformed")),
        ({"options": {"colour": "red"}}, (404, "no-such-position")),
    ]
    for change, said in bad:
        status, refused = await ben.http("POST", "/api/positions", position | change)
        assert (status, refused["code"]) == said, change


async def test_one_cursor_for_two_people(hall: AnyHall) -> None:
    table, ann = await practising(hall)
    ben = await Person(hall, "Ben").arrive()
    await ben.watch(table)
    assert (await ben.ask(table, "goto", {"node": 0}))["code"] == "not-seated"
    assert (await ben.line(table, "/cursor"))["type"] == "ack"
    asked = (await now(ann, table))["meta"]
    assert asked["asker"] == ben.me["id"]
    assert asked["people"][ben.me["id"]]
    assert (await ann.line(table, "/accept"))["type"] == "ack"
    assert (await now(ben, table))["you"]["seats"] == [0, 1]
    await play(ben, table)
    assert (await ann.ask(table, "undo"))["code"] == "not-seated"
    assert (await ben.ask(table, "concede"))["code"] == "not-host"
    assert (await ann.line(table, "/cursor"))["type"] == "ack"
    assert (await now(ann, table))["you"]["seats"] == [0, 1]


async def test_who_follows_a_game_with_secrets_is_told_no_tree(hall: AnyHall) -> None:
    table, ann = await practising(hall, "niagara", 3)
    ben = await Person(hall, "Ben").arrive()
    status, refused = await ben.http("GET", f"/api/tables/{table}/variations")
    assert (status, refused["code"]) == (409, "not-seated")
    assert (await ann.http("GET", f"/api/tables/{table}/variations"))[0] == 200
    _, real = await ann.http("POST", "/api/tables", {"game": "cant-stop"})
    assert (await ann.http("GET", f"/api/tables/{real['id']}/variations"))[1]["code"] == "no-advice"


async def test_who_the_host_avoids_gets_no_cursor(hall: AnyHall) -> None:
    table, ann = await practising(hall)
    ben = await Person(hall, "Ben").arrive()
    await ben.http("PATCH", "/api/me", {"name": "Benedict"})
    assert (await ann.http("PUT", f"/api/me/shunned/avoided/{ben.me['id']}"))[0] < 300
    assert (await ben.ask(table, "cursor"))["code"] == "not-at-this-table"
