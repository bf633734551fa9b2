"""Bad frames: each gets a clear refusal and changes nothing."""

import json
import random
import string
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from hiroma.server.web.socket import MOST_MALFORMED
from tests.server.running import AnyHall, Person, sit_down


async def playing(hall: AnyHall) -> tuple[str, Person, Person, dict[str, Any]]:
    """Start a game; return its table, the person on turn, the other, and the state."""
    table, people = await sit_down(hall)
    state = await people[0].watch(table, (await people[0].line(table, "/start"))["rev"])
    mover = state["game"]["actors"][0]
    return table, people[mover], people[1 - mover], state


def a_move(state: dict[str, Any]) -> dict[str, Any]:
    """Return the arguments of a legal submit."""
    seat = state["game"]["actors"][0]
    return {"seat": seat, "moves": [state["game"]["moves"][str(seat)][0]]}


async def test_someone_elses_seat(hall: AnyHall) -> None:
    table, mover, other, state = await playing(hall)
    stranger = await Person(hall, "s").arrive()
    await stranger.watch(table)
    for thief in (other, stranger):
        refused = await thief.ask(table, "submit", a_move(state), rev=state["rev"])
        assert refused["code"] == "not-your-seat"
    assert (await mover.watch(table))["rev"] == state["rev"]


async def test_a_stale_rev(hall: AnyHall) -> None:
    table, mover, other, state = await playing(hall)
    seat = state["game"]["actors"][0]
    stop = next(m for m in state["game"]["moves"][str(seat)] if m["do"] in ("stop", "drop"))
    done = await mover.ask(table, "submit", {"seat": seat, "moves": [stop]}, rev=state["rev"])
    assert done["type"] == "ack"
    later = await other.watch(table, done["rev"])
    refused = await other.ask(table, "submit", a_move(later), rev=state["rev"])
    assert refused["code"] == "stale"
    assert (await other.watch(table))["rev"] == later["rev"]


async def test_a_command_sent_again_gets_the_first_answer(hall: AnyHall) -> None:
    table, mover, _, state = await playing(hall)
    first = await mover.ask(table, "submit", a_move(state), rev=state["rev"], id="once")
    for _ in range(3):
        again = await mover.ask(table, "submit", a_move(state), rev=state["rev"], id="once")
        assert again == first
    assert (await mover.watch(table))["rev"] == first["rev"]


async def test_two_tabs_of_one_player(hall: AnyHall) -> None:
    table, mover, _, state = await playing(hall)
    tab = Person(hall, "tab")
    tab.cookie = mover.cookie
    await tab.arrive()
    seen = await tab.watch(table)
    assert seen["you"] == (await mover.watch(table))["you"]
    one = await mover.ask(table, "submit", a_move(state), rev=state["rev"])
    two = await tab.ask(table, "submit", a_move(state), rev=state["rev"])
    assert (one["type"], two["type"]) == ("ack", "refused")
    assert two["code"] in ("stale", "not-your-turn")


async def test_moves_the_rules_forbid_name_the_clause(hall: AnyHall) -> None:
    table, mover, _, state = await playing(hall)
    seat = state["game"]["actors"][0]
    refused = await mover.ask(table, "submit", {"seat": seat, "moves": [{"do": "go", "orange": 2, "red": 99}]})
    assert (refused["code"], refused["clause"]) == ("no-such-pairing", "CS-D2")
    bad: tuple[Any, ...] = ({"do": "fly"}, {"do": "go"}, {"do": "go", "orange": "4", "red": 5}, 7, None, [])
    for move in bad:
        refused = await mover.ask(table, "submit", {"seat": seat, "moves": [move]})
        assert refused["code"] == "malformed-move"
    for args in ({"seat": seat}, {"seat": -1, "moves": []}, {"seat": seat, "moves": []}, {"moves": 3, "x": 1}):
        assert (await mover.ask(table, "submit", args))["code"] == "arguments"
    assert (await mover.watch(table))["rev"] == state["rev"]


async def test_malformed_and_oversized_frames(hall: AnyHall) -> None:
    table, mover, _, state = await playing(hall)
    bad = [
        "",
        "{",
        "[]",
        "null",
        '{"type":"nothing"}',
        '{"type":"command"}',
        "\x00",
        '{"type":"ping","at":"x"}',
        "[" * 8000,
    ]
    for text in bad:
        await mover.socket.send(text)
        assert (await mover.wait("refused"))["code"] == "malformed", text
    await mover.socket.send(b"\xff\xfe\x00")
    assert (await mover.wait("refused"))["code"] == "malformed"
    await mover.socket.send(json.dumps({"type": "command", "id": "x", "table": table, "name": "y" * 9000}))
    assert (await mover.wait("refused"))["code"] == "too-large"
    assert (await mover.watch(table))["rev"] == state["rev"]


@pytest.mark.slow
async def test_ten_thousand_random_frames(own_hall: AnyHall) -> None:
    table, mover, other, state = await playing(own_hall)
    rng = random.Random(7)
    before = len(own_hall.log.read_bytes().splitlines())
    malformed = 0
    for count in range(10_000):
        text = random_frame(rng, table, count)
        await other.socket.send(text)
        frame = await other.next()
        while frame["type"] not in ("refused", "pong"):
            frame = await other.next()
        if frame["type"] == "refused" and frame["code"] in ("malformed", "unexpected"):
            malformed += 1
            if malformed % MOST_MALFORMED == 0:
                await other.leave()
                await other.arrive()
    after = own_hall.log.read_text().splitlines()[before:]
    assert malformed > 10 * MOST_MALFORMED
    assert len(after) <= malformed / MOST_MALFORMED + 1
    assert not [line for line in after if "Traceback" in line or "error" in line.lower().split("code=")[0]]
    seen = await mover.watch(table)
    assert (seen["rev"], seen["game"], seen["meta"]) == (state["rev"], state["game"], state["meta"])


def random_frame(rng: random.Random, table: str, count: int) -> str:
    """Return noise, or a kind of command from somebody who is not on turn."""
    junk = "".join(rng.choices(string.printable + "日本語\u2028", k=rng.randrange(0, 60)))
    value = rng.choice([None, True, -1, 2**70, 1e308, junk, [junk], {"do": junk}, {}])
    move = {"do": rng.choice(["go", "stop", "drop", junk]), "orange": value, "red": rng.randrange(-3, 20)}
    name = rng.choice(["submit", "accept", "refuse", "kick", "host", "option", "seat", "open", "expire", junk])
    shapes = [
        junk,
        json.dumps(value),
        json.dumps({"type": rng.choice(["command", "preview", "state", junk]), junk: value}),
        json.dumps(
            {
                "type": "command",
                "id": f"r{count}",
                "table": rng.choice([table, junk]),
                "name": name,
                "args": {"x": value},
            }
        ),
        json.dumps(
            {
                "type": "command",
                "id": f"m{count}",
                "table": table,
                "name": "submit",
                "args": {"seat": value, "moves": [move]},
            }
        ),
        json.dumps(
            {
                "type": "command",
                "id": f"n{count}",
                "table": table,
                "name": "submit",
                "args": {"seat": 0, "moves": [move]},
                "rev": 1,
            }
        ),
        json.dumps(
            {"type": "preview", "id": f"p{count}", "table": table, "rev": 0, "seat": rng.randrange(3), "moves": [move]}
        ),
        json.dumps({"type": "watch", "table": junk or "x"}),
    ]
    return rng.choice(shapes)


async def test_foreign_pages_and_foreign_cookies_get_nothing(hall: AnyHall) -> None:
    stranger = Person(hall, "f")
    await stranger.http("GET", "/api/me")
    for headers in (
        {"Cookie": stranger.cookie, "Origin": "https://elsewhere.example"},
        {"Cookie": "hiroma=abcdef0123456789.forged"},
        {},
    ):
        with pytest.raises(InvalidStatus) as refused:
            await connect(f"ws://127.0.0.1:{hall.port}/ws", additional_headers=headers)
        assert refused.value.response.status_code == 403
