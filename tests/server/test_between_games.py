"""Between two games of a match the table waits for everybody who has not said ready, and they hear of it."""

import pytest

from hiroma.server.core.timekeeper import Timekeeper
from hiroma.server.notifications.audience import waited_for
from hiroma.server.wire import presenter
from hiroma.table.clock import DAY
from hiroma.table.commands import Ready, SetClock, Start
from hiroma.table.hall_commands import Away
from tests.server.inside import InsideHall
from tests.server.running import Person, sit_down
from tests.table.sitting import Sitting


def match(days: int | None, goal: int = 2, away: int | None = None) -> Sitting:
    """Two people after the first game of a match, with days a turn or no clock; a chair is on vacation since before."""
    sitting = Sitting("cant-stop", match=goal)
    if days is not None:
        sitting.ok(SetClock(days=days), "a")
    sitting.join("a", "b").ok(Start(), "a")
    if away is not None:
        sitting.ok(Away(chair=away, until=sitting.now + 99 * DAY), None)
    sitting.finish(1)
    assert sitting.table.status == "over"
    return sitting


def reminded(sitting: Sitting) -> set[str]:
    return set(waited_for(Timekeeper(lambda: 0.0, lambda: sitting.now), sitting.table))


@pytest.mark.parametrize("days", [2, None])
def test_who_is_not_ready_is_waited_for_and_reminded(days: int | None) -> None:
    sitting = match(days)
    assert reminded(sitting) == set(presenter.waited_for(sitting.table)) == {"a", "b"}
    sitting.ok(Ready(), "a")
    assert reminded(sitting) == set(presenter.waited_for(sitting.table)) == {"b"}
    sitting.ok(Ready(), "b")
    assert sitting.table.status == "playing"
    assert len(reminded(sitting)) == 1


def test_nobody_is_reminded_after_the_last_game() -> None:
    sitting = match(2, goal=1)
    assert presenter.waited_for(sitting.table) == []
    assert reminded(sitting) == set()


def test_nobody_is_reminded_while_they_are_on_vacation() -> None:
    assert reminded(match(2, away=1)) == {"a"}


async def test_the_list_of_tables_that_wait_has_it(hall: InsideHall) -> None:
    table, (ann, ben) = await sit_down(hall)
    assert (await ann.line(table, "/option match 2"))["type"] == "ack"
    for person, line in ((ben, "/ready"), (ann, "/start"), (ben, "/concede")):
        assert (await person.line(table, line))["type"] == "ack", line
    for person in (ann, ben):
        assert await waiting(person) == [table]
    assert (await ann.line(table, "/ready"))["type"] == "ack"
    assert (await waiting(ann), await waiting(ben)) == ([], [table])


async def waiting(person: Person) -> list[str]:
    """Return the tables that wait for a person."""
    _, found = await person.http("GET", "/api/me/waiting")
    return [one["table"] for one in found]
