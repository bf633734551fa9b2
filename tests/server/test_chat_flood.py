"""Nobody talks the others down."""

import pytest

from hiroma.ids import PlayerId
from hiroma.server.limits.chat import AGAIN, LINES, SECONDS, Flood
from hiroma.table.refusal import Refused
from tests.server.running import AnyHall, sit_down

ANN = PlayerId("ann")


def refused(flood: Flood, text: str, now: float, table: str = "t", player: str = "ann") -> str | None:
    """The code with which a line is refused, None when it is taken."""
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
