"""Achievements of a game over the wire: at its end, on people's pages, in the file of their data."""

import asyncio
import os
from typing import Any

from hiroma.games import ruleset
from hiroma.records import ended, with_achievements
from hiroma.table.table import Table
from tests.server.running import AnyHall, Person, sit_down


async def get(person: Person, path: str) -> Any:
    status, found = await person.http("GET", path)
    assert status == 200, found
    return found


async def finish(table: str, people: list[Person]) -> None:
    """Play Can't Stop to its end: everybody stops after each throw that is alive."""
    while True:
        state = await get(people[0], f"/api/tables/{table}?since=100000")
        if state["meta"]["status"] != "playing":
            return
        seat = state["game"]["actors"][0]
        moves = state["game"]["moves"][str(seat)]
        move = next((move for move in moves if move["do"] == "stop"), moves[0])
        answer = await people[seat].ask(table, "submit", {"seat": seat, "moves": [move]})
        assert answer["type"] == "ack", answer


async def new_names(person: Person, table: str, no: int) -> list[str]:
    """Wait until the game is recorded; return the new achievements that its end shows to this person."""
    while True:
        told = await get(person, f"/api/tables/{table}/games/{no}/achievements")
        if told["recorded"]:
            return list(told["names"])
        await asyncio.sleep(0.05)


async def from_log(person: Person, table: str) -> list[set[str]]:
    """Return the achievements of the seats in the last game of a table, computed from its log."""
    _, lines = await person.http("GET", f"/api/tables/{table}/log")
    folded = Table.fold(((line, None) for line in lines.splitlines()), ruleset, os.urandom)
    game = ended(folded)
    assert game is not None
    return [set(seat.earned) for seat in with_achievements(folded, game).seats]


async def test_they_are_told_at_the_end_and_kept(hall: AnyHall) -> None:
    table, people = await sit_down(hall)
    ann, ben = people
    cho = await Person(hall, "cho").arrive()
    had: list[set[str]] = [set(), set()]
    times: list[dict[str, int]] = [{}, {}]
    for no in range(1, 7):
        await ben.line(table, "/ready")
        await ann.line(table, "/start")
        await finish(table, people)
        earned = await from_log(ann, table)
        for seat, person in enumerate(people):
            names = await new_names(person, table, no)
            assert set(names) == earned[seat] - had[seat]
            had[seat] |= earned[seat]
            for name in earned[seat]:
                times[seat][name] = times[seat].get(name, 0) + 1
        if any(had):
            break
    assert any(had), "six games, and nobody has earned anything"
    assert await new_names(cho, table, 1) == []
    for seat, person in enumerate(people):
        page = await get(cho, f"/api/people/{person.me['id']}")
        assert {one["name"]: one["times"] for one in page["achievements"]} == times[seat]
        assert all((one["game"], one["table"]) == ("cant-stop", table) for one in page["achievements"])
        own = await get(person, f"/api/people/{person.me['id']}")
        assert own["achievements"] == page["achievements"]
    cards = await get(cho, "/api/games")
    known = next(card for card in cards if card["id"] == "cant-stop")["achievements"]
    assert set().union(*had) <= set(known)


async def test_the_table_of_an_unlisted_game_stays_unknown(hall: AnyHall) -> None:
    ann, ben = [await Person(hall, name).arrive() for name in "ab"]
    _, made = await ann.http("POST", "/api/tables", {"game": "cant-stop", "listed": False})
    table = made["id"]
    for person in (ann, ben):
        await person.watch(table)
        await person.line(table, "/join")
    for no in range(1, 7):
        await ben.line(table, "/ready")
        await ann.line(table, "/start")
        await finish(table, [ann, ben])
        if await new_names(ann, table, no):
            break
    seen = (await get(ben, f"/api/people/{ann.me['id']}"))["achievements"]
    own = (await get(ann, f"/api/people/{ann.me['id']}"))["achievements"]
    assert seen, "six games, and nothing earned"
    assert [(one["table"], other["table"]) for one, other in zip(seen, own, strict=True)] == [(None, table)] * len(own)
