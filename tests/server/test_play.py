"""People sit down by /join and play whole games over real sockets; afterwards the log verifies."""

import random
from typing import Any

import pytest

from hiroma.games import ruleset
from hiroma.table.verify import verify
from tests.server.running import AnyHall, Person, sit_down


async def start(table: str, person: Person) -> int:
    """Type /start; return the rev at which the game began."""
    answer = await person.line(table, "/start")
    assert answer["type"] == "ack", answer
    return int(answer["rev"])


async def play_out(table: str, people: list[Person], rev: int, seed: int = 1) -> dict[str, Any]:
    """Play random legal moves from `rev` until the game is over; return the last state."""
    rng = random.Random(seed)
    state = await people[0].watch(table, rev)
    while state["game"]["actors"]:
        seat = state["game"]["actors"][0]
        move = rng.choice(state["game"]["moves"][str(seat)])
        person = people[state["meta"]["seats"][seat]]
        answer = await person.ask(table, "submit", {"seat": seat, "moves": [move]}, rev=state["rev"])
        assert answer["type"] == "ack", answer
        state = await people[0].watch(table, answer["rev"])
    return state


@pytest.mark.parametrize(
    ("people", "options"),
    [("ab", {}), ("abcde", {"unique": True}), ("ab", {"team": True}), ("abcd", {"team": True, "unique": True})],
)
async def test_a_whole_game(hall: AnyHall, people: str, options: dict[str, Any]) -> None:
    table, sitting = await sit_down(hall, people, options)
    last = await play_out(table, sitting, await start(table, sitting[-1]))
    assert last["meta"]["status"] == "over"
    assert last["game"]["outcome"]["clause"] in ("CS-E1", "CS-TM4", "CS-TM5")
    status, replay = await sitting[0].http("GET", f"/api/tables/{table}/games/1/replay")
    assert status == 200
    assert replay["steps"][-1]["view"] == last["game"]["view"]
    status, log = await sitting[0].http("GET", f"/api/tables/{table}/log")
    assert status == 200
    verdict = verify(log.splitlines(), ruleset)
    assert (verdict.bad, verdict.games, verdict.unrevealed) == (None, 1, ())
    assert verdict.draws > 3


async def test_everybody_hears_every_entry_once_and_in_order(hall: AnyHall) -> None:
    table, (a, b) = await sit_down(hall)
    watcher = await Person(hall, "w").arrive()
    await watcher.watch(table)
    await play_out(table, [a, b], await start(table, a))
    last = (await watcher.watch(table))["rev"]
    revs = [frame["rev"] for frame in watcher.heard if frame["type"] == "events"]
    assert revs == list(range(revs[0], last + 1))


async def test_a_match_is_played_to_its_goal(hall: AnyHall) -> None:
    table, people = await sit_down(hall, "ab", {"match": 2})
    rev = await start(table, people[0])
    seed = 0
    while not (state := await play_out(table, people, rev, seed))["meta"]["match_over"]:
        seed += 1
        for person in people:
            answer = await person.line(table, "/rematch")
            assert answer["type"] == "ack"
            rev = answer["rev"]
    assert max(state["meta"]["wins"]) == 2
    assert len(state["meta"]["finished"]) == state["meta"]["game_no"]


async def test_a_bot_fills_a_seat_and_plays(hall: AnyHall) -> None:
    table, (a,) = await sit_down(hall, "a")
    assert (await a.line(table, "/bot club"))["type"] == "ack"
    rng = random.Random(3)
    state = await a.watch(table, await start(table, a))
    for _ in range(400):
        if not state["game"]["actors"]:
            break
        if state["game"]["actors"] == [0]:
            move = rng.choice(state["game"]["moves"]["0"])
            answer = await a.ask(table, "submit", {"seat": 0, "moves": [move]}, rev=state["rev"])
            assert answer["type"] == "ack"
            state = await a.watch(table, answer["rev"])
        else:
            state = await a.watch(table, (await a.wait("events", seconds=20))["rev"])
    assert state["meta"]["status"] == "over"


async def test_who_leaves_is_played_by_a_bot_and_comes_back(hall: AnyHall) -> None:
    table, (a, b) = await sit_down(hall)
    await a.line(table, "/start")
    assert (await b.line(table, "/leave"))["type"] == "ack"
    assert (await a.watch(table))["meta"]["chairs"][1]["bot"] == "casual"
    assert (await b.line(table, "/join"))["type"] == "ack"
    state = await a.watch(table)
    chair = state["meta"]["chairs"][1]
    assert (chair["player"], chair["bot"], chair["lent"], chair["ready"]) == (b.me["id"], None, None, False)


async def test_chat_reaches_everybody_and_a_slash_never_slips_into_it(hall: AnyHall) -> None:
    table, (a, b) = await sit_down(hall)
    await a.line(table, "やあ <b>")
    assert (await b.wait("chat"))["line"]["text"] == "やあ <b>"
    assert (await a.line(table, "/jion"))["code"] == "command-unknown"
    assert (await a.line(table, "/jion"))["what"]["nearest"][0] == "join"
    await a.line(table, "//join")
    assert (await b.wait("chat"))["line"]["text"] == "/join"


async def test_a_name_is_seen_by_all(hall: AnyHall) -> None:
    _, (a, b) = await sit_down(hall)
    status, me = await a.http("PATCH", "/api/me", {"name": "  花子 "})
    assert (status, me["name"]) == (200, "花子")
    assert (await b.wait("state"))["meta"]["people"][a.me["id"]] == "花子"
    status, refused = await a.http("PATCH", "/api/me", {"name": " "})
    assert (status, refused["code"]) == (422, "name-length")


async def test_who_sits_down_is_a_watcher_no_longer(hall: AnyHall) -> None:
    table, (a, _) = await sit_down(hall)
    guest = await Person(hall, "w").arrive()
    await guest.watch(table)
    seen = len(a.heard)
    assert (await guest.line(table, "/join"))["type"] == "ack"
    await a.ask(table, "line", {"text": "/who"})
    after = [frame for frame in a.heard[seen:] if frame["type"] == "presence"]
    assert [(len(frame["online"]), frame["watchers"]) for frame in after[-1:]] == [(3, 0)]


async def test_with_the_first_turn_of_a_game_only_its_mover_is_told_what_may_be_done_now(hall: AnyHall) -> None:
    table, people = await sit_down(hall)
    state = await people[0].watch(table, await start(table, people[0]))
    seat = state["game"]["actors"][0]
    mover, other = people[seat], people[1 - seat]
    move = state["game"]["moves"][str(seat)][0]
    rev = (await mover.ask(table, "submit", {"seat": seat, "moves": [move]}, rev=state["rev"]))["rev"]
    told = await other.wait("events", rev=rev)
    assert (told["meta"], told["you"], told["ack"]) == (None, None, None)
    told = next(frame for frame in mover.heard if frame["type"] == "events" and frame["rev"] == rev)
    assert told["meta"] is None
    assert told["you"]["commands"]["undo"] is None
