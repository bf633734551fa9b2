"""A hall is updated during a game: the table goes on by its own rules, new tables by the new ones."""

from pathlib import Path
from typing import Any

import pytest

from hiroma.table.verify import verify
from tests.server.running import RUN, Person, RunningHall, sit_down
from tests.server.test_matchmaking import play
from tests.server.test_play import play_out, start
from tests.table.toys import BigPile, Pile

pytestmark = pytest.mark.slow

WHERE = {1: "tests.table.toys:Pile", 2: "tests.table.toys:BigPile"}
THREE = [{"do": "take"}] * 3


def has(*versions: int) -> str:
    """Return the program of a hall that has these versions of the pile."""
    kept = {version: WHERE[version] for version in versions}
    return f"from hiroma.games import RULESETS; RULESETS['pile'] = {kept!r}; {RUN}"


def updated(hall: RunningHall, *versions: int) -> None:
    """Stop the hall and start it with these versions of the pile."""
    hall.stop()
    hall.run = has(*versions)
    hall.start()


async def submit(person: Person, table: str, seat: int, moves: list[Any]) -> dict[str, Any]:
    """Submit a turn; return the table's answer."""
    return await person.ask(table, "submit", {"seat": seat, "moves": moves})


async def test_a_running_table_outlives_an_update(tmp_path: Path) -> None:
    hall = RunningHall(tmp_path)
    hall.run = has(1)
    hall.start()
    try:
        old, people = await sit_down(hall, "ab", game="pile")
        await start(old, people[0])
        assert (await submit(people[0], old, 0, THREE[:2]))["type"] == "ack"
        early, late = await Person(hall, "e").arrive(), Person(hall, "f")
        waiting = await play(early, "pile")

        updated(hall, 1, 2)
        people = [await person.arrive() for person in people]
        await early.arrive()
        assert await play(await late.arrive(), "pile") != waiting, "who comes now plays by the newest rules"
        seen = await people[0].watch(old)
        assert seen["meta"]["version"] == 1
        assert (await submit(people[1], old, 1, THREE))["code"] == "not-now"
        last = await play_out(old, people, seen["rev"])
        assert last["meta"]["status"] == "over"
        status, log = await people[0].http("GET", f"/api/tables/{old}/log")
        assert status == 200
        found = verify(log.splitlines(), lambda game, version: {1: Pile(), 2: BigPile()}[version])
        assert (found.bad, found.games) == (None, 1)
        status, replay = await people[0].http("GET", f"/api/tables/{old}/games/1/replay")
        assert (status, replay["version"]) == (200, 1)
        status, practice = await people[0].http(
            "POST", f"/api/tables/{old}/games/1/practice", {"rev": replay["steps"][1]["rev"]}
        )
        assert status == 201, practice
        assert (await people[0].watch(practice["id"]))["meta"]["version"] == 1

        new, _ = await sit_down(hall, "cd", game="pile")
        assert (await people[0].watch(new))["meta"]["version"] == 2
        status, cards = await people[0].http("GET", "/api/games")
        assert [card["version"] for card in cards if card["id"] == "pile"] == [2]
        for version, code in ((1, 200), (2, 200), (3, 404)):
            status, card = await people[0].http("GET", f"/api/games/pile/versions/{version}")
            assert status == code
            assert card["code"] == "version-unknown" if status == 404 else card["version"] == version
    finally:
        hall.stop()


async def test_a_table_whose_rules_are_gone_is_a_log(tmp_path: Path) -> None:
    hall = RunningHall(tmp_path)
    hall.run = has(1)
    hall.start()
    try:
        over, people = await sit_down(hall, "ab", game="pile")
        await play_out(over, people, await start(over, people[0]))
        on, others = await sit_down(hall, "cd", game="pile")
        await start(on, others[0])

        updated(hall, 2)
        a = await people[0].arrive()
        await a.send({"type": "watch", "table": over})
        refused = await a.wait("refused")
        assert (refused["code"], refused["table"]) == ("version-unknown", over)
        assert refused["what"] == {"game": "pile", "version": 1, "known": [2]}
        assert (await submit(a, on, 0, THREE))["code"] == "version-unknown"
        for path in ("", "/games/1/replay", "/history?before=3"):
            status, said = await a.http("GET", f"/api/tables/{over}{path}")
            assert (status, said["code"]) == (404, "version-unknown")
        status, log = await a.http("GET", f"/api/tables/{over}/log")
        assert status == 200
        assert verify(log.splitlines(), lambda game, version: Pile()).bad is None
        status, said = await a.http("GET", f"/api/tables/{on}/log")
        assert (status, said["code"]) == (409, "game-running")
        status, _ = await a.http("GET", "/api/tables")
        assert status == 200
        said = hall.log.read_text()
        assert "Traceback" not in said
        assert said.count("table not opened") == 2, "once a table"
    finally:
        hall.stop()
