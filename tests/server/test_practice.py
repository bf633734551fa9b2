"""Practice over HTTP: a table for one, and play from a finished game; replays through the eyes of a seat."""

from tests.server.running import AnyHall, Person, sit_down


async def over(hall: AnyHall, game: str, names: str) -> tuple[str, list[Person]]:
    """Play a game that all but the host give up; return its table and people."""
    table, people = await sit_down(hall, names, game=game)
    await people[0].ask(table, "start")
    for person in people[1:]:
        await person.ask(table, "concede")
    return table, people


async def test_one_goes_on_from_a_step_of_a_finished_game(hall: AnyHall) -> None:
    table, (_, ben) = await over(hall, "cant-stop", "ab")
    _, shown = await ben.http("GET", f"/api/tables/{table}/games/1/replay")
    first, last = shown["steps"][0], shown["steps"][-1]
    status, opened = await ben.http("POST", f"/api/tables/{table}/games/1/practice", {"rev": first["rev"]})
    assert status == 201
    for name in ("join", "start"):
        await ben.ask(opened["id"], name)
    _, state = await ben.http("GET", f"/api/tables/{opened['id']}")
    assert state["meta"]["practice"]
    assert not state["meta"]["listed"]
    assert state["you"]["seats"] == [0, 1]
    assert state["game"]["view"] == first["view"]
    for rev, said in ((last["rev"], (409, "game-over")), (1, (404, "no-such-step")), (-3, (400, "malformed"))):
        status, refused = await ben.http("POST", f"/api/tables/{table}/games/1/practice", {"rev": rev})
        assert (status, refused["code"]) == said
    status, refused = await ben.http("POST", f"/api/tables/{table}/games/2/practice", {"rev": 3})
    assert (status, refused["code"]) == (404, "no-finished-game")


async def test_who_practises_alone_begins_at_once_with_every_seat(hall: AnyHall) -> None:
    ann = await Person(hall, "Ann").arrive()
    status, opened = await ann.http("POST", "/api/tables", {"game": "niagara", "practice": 4})
    assert status == 201
    for name in ("join", "start"):
        await ann.ask(opened["id"], name)
    _, state = await ann.http("GET", f"/api/tables/{opened['id']}")
    assert state["you"]["seats"] == [0, 1, 2, 3]
    assert state["game"]["actors"] == [0]
    status, refused = await ann.http("POST", "/api/tables", {"game": "niagara", "practice": 9})
    assert (status, refused["code"]) == (422, "people")


async def test_a_replay_is_seen_through_the_eyes_of_a_seat(hall: AnyHall) -> None:
    table, (ann, *_) = await over(hall, "niagara", "abc")
    plain = (await ann.http("GET", f"/api/tables/{table}/games/1/replay"))[1]
    seen = (await ann.http("GET", f"/api/tables/{table}/games/1/replay?seat=1"))[1]
    assert (plain["viewer"], seen["viewer"], plain["secrets"]) == (None, 1, True)
    assert plain["steps"][0]["view"] != seen["steps"][0]["view"]
    for seat in (3, -1):
        status, refused = await ann.http("GET", f"/api/tables/{table}/games/1/replay?seat={seat}")
        assert (status, refused["code"]) == (404, "no-such-seat")
