"""A host hides a table from the lobby and lets nobody watch: link, socket, HTTP and several chairs agree."""

from tests.server.running import AnyHall, Person, sit_down


async def test_nobody_watches_what_is_closed_to_watchers(hall: AnyHall) -> None:
    table, (ann, ben) = await sit_down(hall)
    cho = await Person(hall, "c").arrive()
    await cho.watch(table)
    assert (await ben.line(table, "/watchers off"))["code"] == "not-host"
    assert (await ann.line(table, "/watchers off"))["type"] == "ack"
    assert (await cho.line(table, "still open"))["type"] == "ack"
    assert (await ann.line(table, "/start"))["type"] == "ack"
    assert (await cho.wait("refused", table=table))["code"] == "no-watchers"
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/log", f"/api/tables/{table}/history?before=1"):
        status, answer = await cho.http("GET", path)
        assert (status, answer["code"]) == (403, "no-watchers"), path
    await cho.send({"type": "watch", "table": table, "rev": 0})
    assert (await cho.wait("refused", table=table))["code"] == "no-watchers"
    assert (await cho.line(table, "Hello?"))["code"] == "no-watchers"
    assert (await ben.line(table, "Just us"))["type"] == "ack"
    assert (await ann.line(table, "/watchers on"))["code"] == "game-running"
    assert not any(frame["type"] == "chat" and frame["line"]["text"] == "Just us" for frame in cho.heard)


async def test_a_hidden_table_is_found_by_its_link_alone(hall: AnyHall) -> None:
    table, (ann, ben) = await sit_down(hall)
    cho = await Person(hall, "c").arrive()

    async def listed() -> bool:
        return table in [card["id"] for card in (await cho.http("GET", "/api/tables"))[1]]

    assert await listed()
    assert (await ann.line(table, "/listed off"))["type"] == "ack"
    assert not await listed()
    await cho.watch(table)
    assert (await ann.line(table, "/公開 オン"))["type"] == "ack"
    assert await listed()
    # Showing the table is a change of the settings: seated players say ready again.
    assert (await ann.line(table, "/start"))["type"] == "refused"
    assert (await ben.line(table, "/ready"))["type"] == "ack"
    assert (await ann.line(table, "/start"))["type"] == "ack"


async def test_a_table_that_was_opened_unlisted_stays_so(hall: AnyHall) -> None:
    ann = await Person(hall, "a").arrive()
    _, made = await ann.http("POST", "/api/tables", {"game": "cant-stop", "options": {}, "listed": False})
    await ann.watch(made["id"])
    assert (await ann.line(made["id"], "/listed on"))["code"] == "not-listable"


async def test_games_that_nobody_watched_stay_with_the_table_when_it_is_open_again(hall: AnyHall) -> None:
    table, (ann, ben) = await sit_down(hall)
    cho = await Person(hall, "c").arrive()
    assert (await ann.line(table, "/watchers off"))["type"] == "ack"
    assert (await ann.line(table, "/start"))["type"] == "ack"
    assert (await ben.line(table, "Just us"))["type"] == "ack"
    assert (await ann.line(table, "/concede"))["type"] == "ack"
    assert (await ben.line(table, "/leave"))["type"] == "ack"
    for path in ("/log", "/history?before=100", "/games/1/replay"):
        status, answer = await cho.http("GET", f"/api/tables/{table}{path}")
        assert (status, answer["code"]) == (403, "no-watchers"), path
        assert (await ann.http("GET", f"/api/tables/{table}{path}"))[0] == 200
    state = await cho.watch(table)
    assert state["chat"] == []
    assert [event["event"] for entry in state["history"] for event in entry["events"]] == ["left"]
    assert (await cho.line(table, "/join"))["type"] == "ack", "newcomers sit down"
    assert (await cho.http("GET", f"/api/tables/{table}/games/1/replay"))[0] == 200
