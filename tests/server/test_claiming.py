"""Commands to shuffle places and to end a game alone: typed, and refused with the time to wait."""

from tests.server.running import AnyHall, sit_down


async def test_places_are_shuffled_and_a_game_is_not_ended_alone_at_once(hall: AnyHall) -> None:
    table, (ann, ben) = await sit_down(hall)
    assert (await ann.line(table, "/rated off"))["type"] == "ack"
    assert (await ben.line(table, "/席替え"))["type"] == "ack"
    _, seen = await ann.http("GET", f"/api/tables/{table}")
    assert {chair["player"] for chair in seen["meta"]["chairs"]} == {ann.me["id"], ben.me["id"]}
    assert seen["history"][-1]["events"][-1]["event"] == "shuffled"
    assert (await ann.line(table, "/ready"))["type"] == "ack"
    assert (await ann.line(table, "/start"))["type"] == "ack"
    _, seen = await ann.http("GET", f"/api/tables/{table}")
    chairs = [chair["player"] for chair in seen["meta"]["chairs"]]
    absent = chairs[seen["meta"]["seats"][seen["game"]["actors"][0]]]
    here = ben if absent == ann.me["id"] else ann
    refused = await here.line(table, "/claim")
    assert (refused["code"], refused["what"]["minutes"]) == ("wait-to-claim", 24 * 60)
    assert (await here.line(table, "/shuffle"))["code"] == "game-running"
