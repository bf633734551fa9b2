"""Bots think in processes of their own: these end with the hall, and one that dies costs nobody the game."""

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from hiroma.games import newest
from hiroma.ids import PlayerId
from hiroma.kernel import CHANCE
from hiroma.server.core.autopilot import any_move
from hiroma.server.core.workers import Workers
from hiroma.server.settings import Settings
from hiroma.server.wiring import Hall
from tests.server.running import AnyHall, Person, RunningHall
from tests.server.waiting import until

ANN = PlayerId("ann")


def below(parent: int) -> set[int]:
    """Return the living children of a process."""
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has just gone
        if int(fields[1]) == parent and fields[0] != "Z":
            found.add(int(stat.parent.name))
    return found


def living(pids: set[int]) -> set[int]:
    """Return those processes that still run."""
    return {pid for pid in pids if (stat := Path(f"/proc/{pid}/stat")).exists() and ") Z" not in stat.read_text()}


@pytest.fixture
def hall_of_bots(tmp_path: Path) -> Iterator[RunningHall]:
    """Start a hall with two workers, whose bots take a moment."""
    running = RunningHall(tmp_path, workers=2, bot_pause=0.3).start()
    yield running
    running.stop()


async def bots_play(hall: AnyHall) -> tuple[str, Person]:
    """Open a table where bots play and Ann watches; return its id and Ann."""
    ann = await Person(hall, "a").arrive()
    _, made = await ann.http("POST", "/api/tables", {"game": "cant-stop"})
    await ann.watch(made["id"])
    for line in ("/join", "/bot casual", "/start", "/leave"):
        assert (await ann.line(made["id"], line))["type"] == "ack", line
    return made["id"], ann


@pytest.mark.slow
async def test_workers_end_with_a_hall_that_is_killed(hall_of_bots: RunningHall) -> None:
    await bots_play(hall_of_bots)
    assert hall_of_bots.process is not None
    pid = hall_of_bots.process.pid
    await until(lambda: below(pid))
    workers = below(pid)
    await asyncio.to_thread(hall_of_bots.kill)
    await until(lambda: not living(workers), 10.0)


@pytest.mark.slow
async def test_a_table_plays_on_when_the_workers_die(hall_of_bots: RunningHall) -> None:
    table, ann = await bots_play(hall_of_bots)
    assert hall_of_bots.process is not None
    for _ in range(2):
        await until(lambda: below(hall_of_bots.process.pid))  # type: ignore[union-attr]  # mypy forgets in a lambda that the process is running
        for worker in below(hall_of_bots.process.pid):
            os.kill(worker, signal.SIGKILL)
        rev = (await ann.http("GET", f"/api/tables/{table}"))[1]["rev"]
        while (await ann.wait("events", 20.0))["rev"] <= rev + 2:
            pass


def die(_: int) -> int:
    """Kill the worker in the middle of a thought."""
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def die_once(file: str) -> str:
    """Kill the first worker in the middle of a thought; let the next one think to the end."""
    if not Path(file).exists():
        Path(file).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "thought"


@pytest.mark.slow
async def test_a_question_during_which_a_worker_dies_is_asked_once_more(tmp_path: Path) -> None:
    workers = Workers(1)
    assert await workers.work(die_once, str(tmp_path / "died")) == "thought"
    with pytest.raises(Exception, match="process"):
        await workers.work(die, 1)
    assert await workers.work(die_once, str(tmp_path / "died")) == "thought", "the next question finds another worker"
    workers.dismiss()


def test_any_move_is_the_seeds_choice_among_all() -> None:
    state = newest("hidden-rooms").start({}, 1)
    while state.actors() == (CHANCE,):
        state.apply(CHANCE, state.draw().result(tuple(0 for _ in state.draw().ranges())))
    legal = [msgspec.to_builtins(move) for move in state.moves(0)]
    assert len(legal) > 1
    assert [any_move(state, 0, seed) for seed in range(len(legal))] == [[move] for move in legal]


async def test_where_a_bot_fails_chance_moves_and_the_desk_counts_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = Hall(Settings(store=f"sqlite:///{tmp_path}/hall.db", key=f"{tmp_path}/key", bot_pause=0.0))
    await hall.open()

    async def fails(*_: object) -> list[object]:
        raise ValueError("no idea")

    monkeypatch.setattr(hall.jobs, "work", fails)
    try:
        from hiroma.server.wire.bodies import NewTable
        from hiroma.table.commands import Join, Leave, SeatBot, Start

        table = await hall.tables.new(ANN, NewTable(game="cant-stop"))
        assert isinstance(table, str)
        room = hall.rooms.open[table]
        for asked in (Join(), SeatBot(level="casual"), Start(), Leave()):
            await room.command(asked, ANN, None, None)
        await until(lambda: room.table.status == "over")
        assert hall.health.health().stopgaps > 10
    finally:
        await hall.close()
