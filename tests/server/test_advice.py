"""Hints and reviews by HTTP: hints on the player's turn, not in the daily challenge; reviews of any finished game."""

import json
from typing import Any

import pytest

from hiroma.kernel import Capabilities
from tests.server.running import AnyHall, Person


async def begun(hall: AnyHall) -> tuple[Person, str]:
    """Start a game of Hidden Rooms before the choice of the start tile; return its player and table."""
    ann = Person(hall, "ann")
    await ann.http("GET", "/api/me")
    _, made = await ann.http("POST", "/api/tables", {"game": "hidden-rooms", "listed": False})
    for name in ("join", "start"):
        assert (await order(ann, made["id"], name))[0] == 200
    return ann, made["id"]


async def order(person: Person, table: str, name: str, **args: Any) -> tuple[int, Any]:
    command = {"type": "command", "id": f"c{next(person.ids)}", "table": table, "name": name, "args": args}
    return await person.http("POST", f"/api/tables/{table}/commands", command)


async def test_three_turns_to_consider_with_odds_and_reasons(hall: AnyHall) -> None:
    ann, table = await begun(hall)
    status, advice = await ann.http("GET", f"/api/tables/{table}/advice")
    assert (status, len(advice)) == (200, 2)
    assert [move["do"] for move in advice[0]["moves"]] == ["place"]
    await order(ann, table, "submit", seat=0, moves=advice[0]["moves"])
    for _ in range(3):
        status, advice = await ann.http("GET", f"/api/tables/{table}/advice")
        assert status == 200
        assert 1 <= len(advice) <= 3
        # Rounded: sums that differ only by the order of addition count as equal.
        worths = [round(each["worth"], 9) for each in advice]
        assert worths == sorted(worths, reverse=True)
        assert all(each["reasons"] and 0 <= each["fits"] <= each["left"] for each in advice)
        assert (await order(ann, table, "submit", seat=0, moves=advice[0]["moves"]))[0] == 200
        _, state = await ann.http("GET", f"/api/tables/{table}")
        if state["game"]["view"]["phase"] != "child":
            break


async def test_nobody_else_is_advised(hall: AnyHall) -> None:
    _, table = await begun(hall)
    bob = Person(hall, "bob")
    await bob.http("GET", "/api/me")
    status, refused = await bob.http("GET", f"/api/tables/{table}/advice")
    assert (status, refused["code"]) == (409, "not-seated")
    _, begun_today = await bob.http("POST", "/api/daily")
    status, refused = await bob.http("GET", f"/api/tables/{begun_today['id']}/advice")
    assert (status, refused["code"]) == (409, "shared-deal")
    _, other = await bob.http("POST", "/api/tables", {"game": "cant-stop"})
    status, refused = await bob.http("GET", f"/api/tables/{other['id']}/advice")
    assert (status, refused["code"]) == (404, "no-advice")


async def test_a_finished_game_is_looked_back_on(hall: AnyHall) -> None:
    ann, table = await begun(hall)
    status, refused = await ann.http("GET", f"/api/tables/{table}/games/1/review")
    assert (status, refused["code"]) == (404, "no-finished-game")
    submitted = 0
    _, state = await ann.http("GET", f"/api/tables/{table}")
    while state["meta"]["status"] == "playing":
        moves = state["game"]["moves"]["0"]
        explores = [move for move in moves if move["do"] == "explore" and move["tile"] is None]
        move = (
            explores[0]
            if explores and submitted < 12
            else next(m for m in moves if m["do"] in ("resign", "next-attempt"))
        )
        if moves[0]["do"] == "place" and submitted < 12:
            move = moves[0]
        await order(ann, table, "submit", seat=0, moves=[move])
        submitted += move["do"] != "next-attempt"
        _, state = await ann.http("GET", f"/api/tables/{table}")
    status, review = await ann.http("GET", f"/api/tables/{table}/games/1/review")
    assert status == 200
    assert len(review["decisions"]) == submitted
    assert [attempt["reason"] for attempt in review["attempts"]] == [
        attempt["reason"] for attempt in state["game"]["view"]["done"]
    ]
    assert 0.0 <= review["best"] <= 1.0
    tried = sum(attempt["tried"] for attempt in review["attempts"])
    expected = sum(attempt["expected"] for attempt in review["attempts"])
    succeeded = sum(attempt["succeeded"] for attempt in review["attempts"])
    assert tried == len([each for each in review["decisions"] if each["move"]["do"] == "explore"])
    assert abs(review["luck"] - (succeeded - expected)) < 1e-9


async def six_turns(hall: AnyHall) -> tuple[Person, Person, str]:
    """Play six turns of Can't Stop with two people; return them and the table."""
    ann, ben = Person(hall, "ann"), Person(hall, "ben")
    people = (ann, ben)
    for person in people:
        await person.http("GET", "/api/me")
    _, made = await ann.http("POST", "/api/tables", {"game": "cant-stop", "listed": False})
    table = made["id"]
    for person in people:
        await order(person, table, "join")
    await order(ann, table, "start")
    for _ in range(6):
        _, state = await ann.http("GET", f"/api/tables/{table}")
        seat = state["game"]["actors"][0]
        _, own = await people[seat].http("GET", f"/api/tables/{table}")
        await order(people[seat], table, "submit", seat=seat, moves=[own["game"]["moves"][str(seat)][0]])
    return ann, ben, table


async def test_the_chances_of_a_finished_game(hall: AnyHall) -> None:
    ann, ben, table = await six_turns(hall)
    for path in ("", "/parts"):
        for person in (ann, ben):
            status, refused = await person.http("GET", f"/api/tables/{table}/games/1/chances{path}")
            assert (status, refused["code"]) == (404, "no-finished-game")
    assert (await order(ann, table, "concede"))[0] == 200
    status, made = await ben.http("GET", f"/api/tables/{table}/games/1/chances/parts")
    assert status == 200
    *parts, seen = map(json.loads, made.splitlines())
    assert [(part["done"], part["of"]) for part in parts] == [(1, 1)]
    assert [moment for part in parts for moment in part["moments"]] == seen["moments"]
    assert (parts[0]["sides"], parts[0]["begin"]) == (seen["sides"], seen["begin"])
    assert seen["sides"] == [[0], [1]]
    decided = [moment for moment in seen["moments"] if moment["seat"] >= 0]
    assert len(decided) == 6
    assert all(abs(sum(moment["chances"]) - 1) < 1e-6 for moment in seen["moments"])
    assert seen["moments"][-1]["chances"] == [balance["end"] for balance in seen["balances"]]
    _, replay = await ben.http("GET", f"/api/tables/{table}/games/1/replay")
    assert replay["insight"] is True
    assert await ann.http("GET", f"/api/tables/{table}/games/1/chances") == (200, seen), "made once, the same for all"
    _, kept = await ann.http("GET", f"/api/tables/{table}/games/1/chances/parts")
    assert kept == seen, "what is kept comes as a whole"
    assert {moment["rev"] for moment in decided} <= {step["rev"] for step in replay["steps"]}


async def test_chances_of_somebody_who_plays_alone(hall: AnyHall) -> None:
    ann, table = await begun(hall)
    assert (await order(ann, table, "concede"))[0] == 200
    status, seen = await ann.http("GET", f"/api/tables/{table}/games/1/chances")
    assert (status, seen["sides"], seen["begin"][0] > 0.9) == (200, [[0]], True)


async def test_no_chances_where_nobody_knows_them(hall: AnyHall, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, table = await begun(hall)
    monkeypatch.setattr("hiroma.server.advice.routes.capabilities", lambda game: Capabilities())
    status, refused = await ann.http("GET", f"/api/tables/{table}/games/1/chances")
    assert (status, refused["code"]) == (404, "no-advice")


async def tried_out(hall: AnyHall, game: str, people: int) -> tuple[Person, str]:
    """Start a practice game for this number of people, played by one person alone."""
    ann = Person(hall, "ann")
    await ann.http("GET", "/api/me")
    _, made = await ann.http("POST", "/api/tables", {"game": game, "practice": people})
    for name in ("join", "start"):
        assert (await order(ann, made["id"], name))[0] == 200
    return ann, made["id"]


async def test_the_lines_of_the_master_at_a_practice_table(hall: AnyHall) -> None:
    ann, table = await tried_out(hall, "cant-stop", 2)
    found: dict[str, Any] = {}
    for _ in range(3):
        status, found = await ann.http("GET", f"/api/tables/{table}/lines")
        _, state = await ann.http("GET", f"/api/tables/{table}")
        assert (status, found["rev"]) == (200, state["rev"])
        seat = found["seat"]
        assert [seat] == state["game"]["actors"]
        mine = [line["chances"][seat] for line in found["lines"]]
        assert mine == sorted(mine, reverse=True)
        assert abs(sum(found["chances"]) - 1) < 1e-9
        assert all(line["moves"][0] in state["game"]["moves"][str(seat)] for line in found["lines"])
        assert (await order(ann, table, "submit", seat=seat, moves=found["lines"][0]["moves"]))[0] == 200
    assert (await order(ann, table, "undo"))[0] == 200
    status, again = await ann.http("GET", f"/api/tables/{table}/lines")
    assert (status, again["rev"]) == (200, found["rev"] + 2)
    assert again["lines"] == found["lines"], "the position before the last turn"


async def test_watchers_see_the_lines_unless_the_game_has_secrets(hall: AnyHall) -> None:
    ben = Person(hall, "ben")
    await ben.http("GET", "/api/me")
    _, open_game = await tried_out(hall, "cant-stop", 2)
    assert (await ben.http("GET", f"/api/tables/{open_game}/lines"))[0] == 200
    ann, secret = await tried_out(hall, "niagara", 3)
    assert (await ann.http("GET", f"/api/tables/{secret}/lines"))[0] == 200
    status, refused = await ben.http("GET", f"/api/tables/{secret}/lines")
    assert (status, refused["code"]) == (409, "not-seated")


async def test_no_lines_where_anything_is_at_stake(hall: AnyHall) -> None:
    """No lines in a running game of several people, a daily, a game with unknown chances, or without a game."""
    ann, ben, table = await six_turns(hall)
    for person in (ann, ben):
        status, refused = await person.http("GET", f"/api/tables/{table}/lines")
        assert (status, refused["code"]) == (404, "no-advice")
    _, made = await ann.http("POST", "/api/tables", {"game": "cant-stop", "practice": 2})
    status, refused = await ann.http("GET", f"/api/tables/{made['id']}/lines")
    assert (status, refused["code"]) == (422, "no-game")
    _, day = await ann.http("POST", "/api/daily")
    status, refused = await ann.http("GET", f"/api/tables/{day['id']}/lines")
    assert (status, refused["code"]) == (409, "shared-deal")
    cho, rooms = await begun(hall)
    status, refused = await cho.http("GET", f"/api/tables/{rooms}/lines")
    assert (status, refused["code"]) == (404, "no-advice")


async def test_dice_are_chosen_over_the_wire_in_practice_only(hall: AnyHall) -> None:
    ann, table = await tried_out(hall, "cant-stop", 2)
    _, state = await ann.http("GET", f"/api/tables/{table}")
    drawn = state["game"]["drawn"]
    draws = [each["numbers"] for each in drawn]
    assert [len(each["ranges"]) for each in drawn][-1] == 4
    draws[-1] = [5, 5, 5, 5]
    assert (await order(ann, table, "redraw", draws=draws))[0] == 200
    _, state = await ann.http("GET", f"/api/tables/{table}")
    assert state["game"]["view"]["dice"] == [6, 6, 6, 6]
    cho, ben, other = await six_turns(hall)
    for person in (cho, ben):
        _, state = await person.http("GET", f"/api/tables/{other}")
        assert "drawn" not in state["game"]
        status, refused = await person.http("POST", f"/api/tables/{other}/commands", redraw(other))
        assert (status, refused["code"]) == (409, "practice-only")


def redraw(table: str) -> dict[str, Any]:
    """Return the command that asks for four ones."""
    draws = {"draws": [[0, 0, 0, 0]]}
    return {"type": "command", "id": "again", "table": table, "name": "redraw", "args": draws}
