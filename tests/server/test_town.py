"""A simulated day of a small town: restarts, a kill, a restore, tournaments; and proofs that its laws can break."""

import pytest
from structlog import DropEvent
from structlog.typing import EventDict

from bench import town
from bench.fast_hall import DEAD
from bench.town_after import Ack, Judge
from bench.town_day import BORNE, Errors
from hiroma.games import newest, ruleset
from hiroma.ids import OwnCommandId, PlayerId, TableId
from hiroma.store import Row, StoreError
from hiroma.table.commands import Join, Open
from hiroma.table.consent import TERMS
from hiroma.table.messages import Done
from hiroma.table.table import Table

T, P, Q = TableId("t"), PlayerId("p"), PlayerId("q")


@pytest.mark.slow
@pytest.mark.timeout(400)  # half a minute of CPU, for which a busy machine takes longer
def test_a_day_of_a_small_town_keeps_every_law() -> None:
    found = town.measure(hours=1.0, people=24, plain=True)
    assert found["failed"] == {}
    counts, after = found["counts"], found["after"]
    assert (counts["restarts"], counts["kills"], counts["restores"], after["tournaments"]) == (4, 1, 1, 3)
    assert counts["bye restart"] + counts["bye restored"] > 10
    assert after["games over"] > 20
    assert after["acknowledged"] > 500


def test_errors_of_the_hall_are_kept_and_too_many_end_the_day() -> None:
    errors = Errors()
    logged: EventDict = {"event": "socket failed", "exception": "Traceback …\nValueError: no"}
    assert errors(None, "error", logged) is logged
    assert errors.told == ["socket failed ValueError: no"]
    with pytest.raises(DropEvent):
        errors(None, "error", {"event": "task failed", "error": repr(StoreError(DEAD))})
    for _ in range(BORNE - 1):
        errors(None, "error", {"event": "again"})
    with pytest.raises(SystemExit, match="too many errors; the last: once more"):
        errors(None, "error", {"event": "once more"})


def test_what_is_left_in_memory_is_told() -> None:
    first = {"rooms": 3, "sockets": 5, "halls": 1, "people": 5, "rss_mb": 150.0, "objects": 1000}
    last = {"rooms": 0, "sockets": 1, "halls": 2, "people": 0, "rss_mb": 151.0 + town.GROWTH, "objects": 1201}
    left = ("sockets", "halls", "rss_mb", "objects")
    assert town.leaks([first, last]) == {f"left {name}": last[name] for name in left}
    assert town.leaks([first, {**first, "rooms": 0, "sockets": 0, "people": 0}]) == {}


def rows() -> list[Row]:
    """Return the log of a table where P sits."""
    table = Table(ruleset, bytes)
    found: list[Row] = []
    version = newest("cant-stop").info.version
    opened = Open(table=T, game="cant-stop", version=version, listed=True, options={}, terms=TERMS, chance=2)
    for command, kept in ((opened, None), (Join(), OwnCommandId("kept"))):
        done = table.do(command, P, 1.0, None)
        assert isinstance(done, Done)
        found.append(Row(table=T, rev=done.entry.rev, at=1.0, body=done.line, sealed=done.sealed, command=kept))
    return found


def judged(*acks: Ack, log: list[Row] | None = None) -> dict[str, list[str]]:
    """Return the broken laws for these acknowledgements."""
    judge = Judge({T: list(acks)})
    judge.table(T, rows() if log is None else log)
    return judge.broken


def test_what_was_acknowledged_and_is_there_breaks_nothing() -> None:
    assert judged(Ack(1.0, T, 2, "kept", P, "join")) == {}


def test_a_lost_command_a_lost_seat_and_a_changed_log_are_found() -> None:
    assert "an acknowledged command is lost" in judged(Ack(1.0, T, 2, "other", P, "clock"))
    assert "an acknowledged command is lost" in judged(Ack(1.0, T, 3, "kept", P, "clock"))
    assert "a seat is lost" in judged(Ack(1.0, T, 0, "", Q, "join"))
    assert "a log does not verify" in judged(log=rows()[1:])


def test_a_table_where_somebody_played_may_not_be_gone() -> None:
    judge = Judge({T: [Ack(1.0, T, 9, "kept", P, "submit")]})
    judge.missing(set())
    assert "an acknowledged command is lost" in judge.broken
