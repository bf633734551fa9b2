"""Spectators: permission, delay, their frames, their chat as players read it; and steps back during a game."""

import secrets
from typing import Any

from tests.server.running import AnyHall, Person, sit_down


def ack(answer: dict[str, Any]) -> None:
    """Check that the table took the command."""
    assert answer["type"] == "ack", answer


async def stands(person: Person, table: str) -> dict[str, Any]:
    """Return the table as a person sees it."""
    status, seen = await person.http("GET", f"/api/tables/{table}")
    assert status == 200, seen
    found: dict[str, Any] = seen
    return found


async def move(table: str, people: list[Person]) -> None:
    """Move for the player on turn at Can't Stop."""
    game = (await stands(people[0], table))["game"]
    seat = game["actors"][0]
    ack(await people[seat].ask(table, "submit", {"seat": seat, "moves": game["moves"][str(seat)][:1]}))


async def guest_and_member(hall: AnyHall) -> tuple[Person, Person]:
    """Let a guest and a player with an account arrive."""
    cho, dee = await Person(hall, "c").arrive(), Person(hall, "d")
    account = {"name": f"Dee {secrets.token_hex(4)}", "password": "correct horse battery"}
    assert (await dee.http("POST", "/api/account", account))[0] == 201
    return cho, await dee.arrive()


async def test_members_alone_watch(hall: AnyHall) -> None:
    table, (ann, ben) = await sit_down(hall)
    cho, dee = await guest_and_member(hall)
    ack(await ann.line(table, "/watchers members"))
    for one in (cho, dee):
        await one.watch(table)
    ack(await ann.line(table, "/start"))
    assert (await cho.wait("refused", table=table))["code"] == "members-watch"
    # The hall does not know yet that Dee has an account: her page asks again.
    assert (await dee.wait("refused", table=table))["code"] == "members-watch"
    for path in ("", "/log", "/history?before=1", "/games/1/replay"):
        status, answer = await cho.http("GET", f"/api/tables/{table}{path}")
        assert (status, answer["code"]) == (403, "members-watch"), path
    await cho.send({"type": "watch", "table": table, "rev": 0})
    assert (await cho.wait("refused", table=table))["code"] == "members-watch"
    assert (await cho.line(table, "Hello?"))["code"] == "members-watch"
    assert (await dee.watch(table))["meta"]["members"]
    await move(table, [ann, ben])
    assert (await dee.wait("events", table=table))["game"]
    assert (await ann.line(table, "/watchers on"))["code"] == "game-running"
    ack(await ann.line(table, "/watchers off"))
    assert (await dee.wait("refused", table=table))["code"] == "no-watchers"
    assert (await dee.http("GET", f"/api/tables/{table}"))[0] == 403


async def test_spectators_are_behind_until_the_game_is_over(hall: AnyHall) -> None:
    table, (ann, ben) = await sit_down(hall)
    cho = await Person(hall, "c").arrive()
    ack(await ann.line(table, "/watchers 2"))
    await cho.watch(table)
    ack(await ann.line(table, "/start"))
    began = (await stands(ann, table))["rev"]
    early = await stands(cho, table)
    assert (early["game"], early["meta"]["late"], early["meta"]["behind_entries"]) == (None, True, 2)
    for _ in range(3):
        await move(table, [ann, ben])
    now = (await stands(ann, table))["rev"]
    seen = await stands(cho, table)
    assert seen["rev"] == now - 2 >= began
    assert max(entry["rev"] for entry in seen["history"]) == now - 2
    _, older = await cho.http("GET", f"/api/tables/{table}/history?before=1000")
    assert older[-1]["rev"] == now - 2
    _, own = await ann.http("GET", f"/api/tables/{table}/games/1/replay")
    _, theirs = await cho.http("GET", f"/api/tables/{table}/games/1/replay")
    assert (own["steps"][-1]["rev"], theirs["steps"][-1]["rev"]) == (now, now - 2)
    assert theirs["steps"][-1]["view"] == seen["game"]["view"]
    assert (own["ended"], own["secret"], own["outcome"]) == ("", "", None)
    assert (await cho.http("GET", f"/api/tables/{table}/log"))[1]["code"] == "game-running"
    frames = [frame for frame in cho.heard if frame["type"] == "events" and frame["rev"] >= began]
    assert [frame["rev"] for frame in frames] == list(range(began, began + len(frames)))
    assert all(frame["rev"] <= now - 2 for frame in frames)
    ack(await ann.line(table, "/concede"))
    assert (await stands(cho, table))["rev"] == now + 1
    last = await cho.wait("events", table=table, rev=now + 1)
    assert last["meta"]["status"] == "over"
    assert (await cho.http("GET", f"/api/tables/{table}/log"))[0] == 200


async def test_spectators_talk_apart_until_the_game_is_over(hall: AnyHall) -> None:
    table, (ann, ben) = await sit_down(hall)
    cho, dee = [await Person(hall, name).arrive() for name in "cd"]
    for one in (cho, dee):
        await one.watch(table)
    ack(await ann.line(table, "/start"))
    ack(await cho.line(table, "She should stop"))
    assert (await dee.wait("chat", table=table))["line"]["text"] == "She should stop"
    ack(await ben.line(table, "Good luck"))
    assert (await ann.wait("chat", table=table))["line"]["text"] == "Good luck"
    assert (await dee.wait("chat", table=table))["line"]["text"] == "Good luck"
    said = [line["text"] for line in (await stands(ann, table))["chat"]]
    assert said == ["Good luck"]
    assert len((await stands(dee, table))["chat"]) == 2
    ack(await ben.line(table, "/concede"))
    state = await ann.wait("state", table=table)
    assert [line["text"] for line in state["chat"]] == ["She should stop", "Good luck"]
    assert not any(frame["type"] == "chat" and "stop" in frame["line"]["text"] for frame in ann.heard)


async def test_spectators_who_are_behind_do_not_hear_the_players(hall: AnyHall) -> None:
    table, (ann, ben) = await sit_down(hall)
    cho = await Person(hall, "c").arrive()
    ack(await ann.line(table, "/watchers 5"))
    await cho.watch(table)
    ack(await ann.line(table, "/start"))
    ack(await ben.line(table, "What a throw"))
    assert (await stands(cho, table))["chat"] == []
    ack(await ann.line(table, "/concede"))
    assert [line["text"] for line in (await stands(cho, table))["chat"]] == ["What a throw"]


async def test_a_player_steps_back_through_what_the_own_seat_saw(hall: AnyHall) -> None:
    table, (ann, ben, _) = await sit_down(hall, "abc", game="niagara")
    cho = await Person(hall, "d").arrive()
    ack(await ann.line(table, "/start"))
    _, hers = await ann.http("GET", f"/api/tables/{table}/games/1/replay?seat=1")
    _, his = await ben.http("GET", f"/api/tables/{table}/games/1/replay")
    _, all_ = await cho.http("GET", f"/api/tables/{table}/games/1/replay?seat=1")
    assert (hers["viewer"], his["viewer"], all_["viewer"]) == (0, 1, None)
    assert hers["steps"][-1]["view"] == (await stands(ann, table))["game"]["view"]
    assert all_["steps"][-1]["view"] == (await stands(cho, table))["game"]["view"]
    assert (await cho.http("GET", f"/api/tables/{table}/games/2/replay"))[1]["code"] == "no-finished-game"


async def test_what_members_alone_watched_no_guest_sees_when_the_table_is_open_again(hall: AnyHall) -> None:
    table, (ann, ben) = await sit_down(hall)
    cho, dee = await guest_and_member(hall)
    ack(await ann.line(table, "/watchers members"))
    ack(await ann.line(table, "/start"))
    ack(await ann.line(table, "/concede"))
    ack(await ben.line(table, "/leave"))
    for path in ("/log", "/history?before=100", "/games/1/replay"):
        status, answer = await cho.http("GET", f"/api/tables/{table}{path}")
        assert (status, answer["code"]) == (403, "members-watch"), path
        assert (await dee.http("GET", f"/api/tables/{table}{path}"))[0] == 200
    assert [entry["rev"] for entry in (await cho.watch(table))["history"]] == [7]
    assert len((await dee.watch(table))["history"]) == 7
