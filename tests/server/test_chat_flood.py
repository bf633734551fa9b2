"""Chat floods: nobody drowns out the others."""

from pathlib import Path

import pytest

from hiroma.ids import PlayerId
from hiroma.server.limits.chat import AGAIN, LINES, SECONDS, Flood
from hiroma.table.refusal import Refused
from tests.server.inside import InsideHall
from tests.server.running import AnyHall, sit_down

ANN = PlayerId("ann")


def refused(flood: Flood, text: str, now: float, table: str = "t", player: str = "ann") -> str | None:
    """Return the code of the refusal of a line, None when it is taken."""
    try:
        flood.take(PlayerId(player), table, text, now)
    except Refused as error:
        return error.refusal.code
    return None


def test_a_few_lines_at_once_and_then_slowly() -> None:
    flood = Flood()
    assert [refused(flood, f"line {n}", 0.0) for n in range(LINES)] == [None] * LINES
    assert refused(flood, "one more", 1.0) == "chat-flood"
    assert refused(flood, "one more", 1.0, table="u") == "chat-flood"
    assert refused(flood, "one more", 1.0, player="ben") is None
    assert refused(flood, "one more", SECONDS) is None


def test_how_long_to_wait_is_said() -> None:
    flood = Flood()
    for n in range(LINES):
        flood.take(ANN, "t", f"line {n}", float(n))
    with pytest.raises(Refused) as error:
        flood.take(ANN, "t", "one more", 5.0)
    assert error.value.refusal.what == {"seconds": int(SECONDS - 5.0) + 1}


def test_the_same_twice_is_once_too_often() -> None:
    flood = Flood()
    assert refused(flood, "Good luck!", 0.0) is None
    assert refused(flood, " good   LUCK!", 1.0) == "chat-repeat"
    assert refused(flood, "Good luck!", 1.0, table="u") is None
    assert refused(flood, "Good luck!", 2.0) is None
    assert refused(flood, "Good luck!", 2.0 + AGAIN) is None


async def test_a_flood_reaches_nobody(hall: AnyHall) -> None:
    table, (ann, ben) = await sit_down(hall)
    said = [await ann.line(table, f"line {n}") for n in range(LINES + 3)]
    assert [answer.get("code") for answer in said] == [None] * LINES + ["chat-flood"] * 3
    assert (await ben.line(table, "Hello"))["type"] == "ack"
    _, state = await ben.http("GET", f"/api/tables/{table}")
    assert [line["text"] for line in state["chat"]] == [*(f"line {n}" for n in range(LINES)), "Hello"]


async def test_many_cookies_of_one_address_talk_no_more_than_it_may(tmp_path: Path) -> None:
    hall = InsideHall(tmp_path, address_sockets=20).start()
    try:
        table, people = await sit_down(hall, "abc")
        for n in range(2):
            for one in people:
                assert (await one.line(table, f"line {n}"))["type"] == "ack"
        for one in people:
            answer = await one.line(table, "one more")
            assert (answer["code"], answer["what"]["seconds"] > 0) == ("wait", True)
        refused = {"id": "x", "table": table, "name": "say", "args": {"text": "by HTTP"}}
        assert (await people[0].http("POST", f"/api/tables/{table}/commands", refused))[1]["code"] == "wait"
        # Commands still work.
        assert (await people[1].line(table, "/who"))["type"] == "ack"
        _, state = await people[2].http("GET", f"/api/tables/{table}")
        assert len(state["chat"]) == 6
    finally:
        hall.stop()


async def test_one_who_floods_does_not_silence_the_others_at_their_address(tmp_path: Path) -> None:
    hall = InsideHall(tmp_path, address_sockets=30).start()
    try:
        table, (ann, ben) = await sit_down(hall)
        said = [await ann.line(table, f"line {n}") for n in range(3 * LINES)]
        assert {answer.get("code") for answer in said[LINES:]} == {"chat-flood"}
        assert [(await ben.line(table, f"Hello {n}"))["type"] for n in range(3)] == ["ack"] * 3
    finally:
        hall.stop()
