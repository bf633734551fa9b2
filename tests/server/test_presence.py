"""Presence: the players who count as present in the hall, and their protection while their page reloads."""

import asyncio
import random
from collections.abc import Collection
from pathlib import Path
from typing import Any

import pytest

from hiroma.ids import PlayerId
from hiroma.server.core.presence import LATE, Presence
from hiroma.store.uptime import SILENT
from tests.server.running import AnyHall, Person, RunningHall, sit_down
from tests.server.test_play import start

ANN = PlayerId("ann")
BEN = PlayerId("ben")
CHO = PlayerId("cho")
ROBOT = PlayerId("robot")

GRACE = 60.0


class Process:
    """Presence as one process knows it, beside others, in a time of the test's own."""

    clock = 0.0

    def __init__(self, name: str, *others: "Process") -> None:
        self.name = name
        self.others = others
        self.changed: set[str] = set()
        self.presence = Presence(GRACE, self.changed.update, self.tell, lambda: Process.clock)

    def tell(self, player: str, connected: bool) -> None:
        """Send presence over the bus."""
        for other in self.others:
            other.presence.hear(self.name, self.presence.n, {PlayerId(player): connected})

    def show(self, reader: "Process", at: float) -> None:
        """Write the sign of life to the store."""
        reader.presence.read(self.name, at, 0.0, self.presence.attendance())

    def later(self, seconds: float) -> Collection[str]:
        """Let time pass; return the players who changed meanwhile."""
        Process.clock += seconds
        self.changed.clear()
        self.presence.look()
        return self.changed


def test_who_left_counts_until_the_grace_is_over() -> None:
    one = Process("one")
    one.presence.arrive(ANN)
    assert [one.presence.counts(PlayerId(player)) for player in ("ann", "ben")] == [True, False]
    one.presence.depart(ANN)
    assert not one.presence.is_connected(ANN)
    assert one.later(GRACE - 1) == set()
    assert one.presence.counts(ANN)
    assert one.later(1) == {"ann"}, "what others may do has changed"
    assert not one.presence.counts(ANN)


def test_who_came_back_in_time_is_there() -> None:
    one = Process("one")
    one.presence.arrive(ANN)
    one.presence.depart(ANN)
    one.later(10)
    one.presence.arrive(ANN)
    assert one.later(GRACE) == set()
    assert one.presence.counts(ANN)


def test_what_somebody_does_without_a_socket_counts_as_being_there() -> None:
    one = Process("one")
    one.presence.acted(ROBOT)
    assert one.presence.counts(ROBOT)
    assert not one.presence.is_connected(ROBOT)
    one.later(GRACE - 1)
    one.presence.acted(ROBOT)
    one.later(GRACE - 1)
    assert one.presence.counts(ROBOT)
    one.later(1)
    assert not one.presence.counts(ROBOT)


def test_the_processes_tell_each_other() -> None:
    two = Process("two")
    one = Process("one", two)
    one.presence.arrive(ANN)
    assert two.presence.is_connected(ANN)
    assert two.presence.connected() == {"ann"}
    one.presence.depart(ANN)
    assert not two.presence.is_connected(ANN)
    assert two.presence.counts(ANN)
    one.presence.acted(ROBOT)
    assert two.presence.counts(ROBOT)
    assert two.later(GRACE) == {"ann", "robot"}


def test_what_a_lost_message_told_stands_in_the_sign_of_life() -> None:
    one, two = Process("one"), Process("two")
    one.presence.arrive(ANN)
    assert not two.presence.is_connected(ANN), "no bus"
    one.show(two, at=1.0)
    assert two.presence.is_connected(ANN)
    one.presence.depart(ANN)
    Process.clock += 20
    one.show(two, at=2.0)
    assert not two.presence.is_connected(ANN)
    two.later(GRACE - 21)
    assert two.presence.counts(ANN)
    assert two.later(1) == {"ann"}, "since they left, not since it was read"


def test_an_old_sign_of_life_does_not_undo_what_was_told_since() -> None:
    two = Process("two")
    one = Process("one", two)
    one.presence.arrive(ANN)
    written = one.presence.attendance()
    one.presence.depart(ANN)
    two.presence.read("one", 1.0, 4.0, written)
    assert not two.presence.is_connected(ANN)
    one.show(two, at=2.0)
    assert not two.presence.is_connected(ANN)


@pytest.mark.parametrize("told", ["by the bus", "by its signs of life"])
def test_a_process_that_was_killed_keeps_its_people_for_the_grace(told: str) -> None:
    two = Process("two")
    one = Process("one", *([two] if told == "by the bus" else []))
    one.presence.arrive(ANN)
    one.show(two, at=1.0)
    assert two.later(SILENT) == set()
    assert two.presence.is_connected(ANN), "nobody knows yet"
    assert two.later(1) == {"ann"}
    assert not two.presence.is_connected(ANN)
    assert two.presence.counts(ANN)
    assert two.later(GRACE - SILENT - 1) == {"ann"}, "the grace began with its last sign of life"
    assert not two.presence.counts(ANN)
    one.show(two, at=1.0)
    assert not two.presence.counts(ANN), "the same sign again is none"


def test_who_is_at_a_process_that_says_nothing_is_cut_off_until_they_come_elsewhere_or_the_grace_is_over() -> None:
    two = Process("two")
    one = Process("one", two)
    for player in ("ann", "ben"):
        one.presence.arrive(PlayerId(player))
    two.presence.arrive(CHO)
    assert not two.presence.is_cut_off(ANN)
    two.later(LATE + 1)
    assert two.presence.is_cut_off(ANN)
    assert not two.presence.is_cut_off(CHO)
    assert not two.presence.is_cut_off(PlayerId("who never came"))
    two.presence.arrive(BEN)
    assert not two.presence.is_cut_off(BEN)
    two.later(SILENT)
    assert two.presence.is_cut_off(ANN), "the process is given up, its people are not"
    two.later(GRACE - SILENT - LATE)
    assert not two.presence.is_cut_off(ANN)


def test_a_sign_of_life_that_cannot_be_read_says_nothing() -> None:
    one = Process("one")
    one.presence.read("other", 1.0, 0.0, "ann ben")
    assert one.presence.connected() == set()


# -- at a table


async def nothing_is_done_without(victim: Person, cheat: Person, table: str, ask: str) -> None:
    """Check that commands to remove a player or seat a bot for them are refused, and that the table asks them before it
    ends the game or undoes a result of chance.
    """
    meta: dict[str, Any] = {}
    for name, args in (("kick", {"chair": 0}), ("bot", {"level": "random", "chair": 0}), (ask, {})):
        answer = await cheat.ask(table, name, args)
        assert answer["type"] == ("ack" if name == ask else "refused"), (name, answer)
        meta = (await cheat.watch(table))["meta"]
        assert meta["status"] == "playing", name
        assert [chair["player"] for chair in meta["chairs"]] == [victim.me["id"], cheat.me["id"]], name
        assert [chair["bot"] for chair in meta["chairs"]] == [None, None], name
    assert meta["vote"]["about"] == ask
    assert meta["vote"]["open"] == [0], "they are asked"


async def moved(table: str, people: list[Person]) -> None:
    """Start a game and let everybody move: an undo then would take back a draw."""
    rev, movers, rng = await start(table, people[0]), set[int](), random.Random(1)
    while len(movers) < len(people):
        state = await people[0].watch(table, rev)
        seat = state["game"]["actors"][0]
        chair = state["meta"]["seats"][seat]
        move = rng.choice(state["game"]["moves"][str(seat)])
        movers.add(chair)
        await people[chair].watch(table, rev)
        said = await people[chair].ask(table, "submit", {"seat": seat, "moves": [move]}, rev=rev)
        assert said["type"] == "ack", said
        rev = said["rev"]


@pytest.mark.slow
async def test_the_moment_in_which_a_page_reloads_is_nobodys_consent(hall: AnyHall) -> None:
    for pause, ask in ((0.01, "undo"), (0.1, "abort"), (0.4, "undo")):
        table, (ann, ben) = await sit_down(hall)
        await moved(table, [ann, ben])
        await ann.leave()
        await asyncio.sleep(pause)
        await nothing_is_done_without(ann, ben, table, ask)
        _, seen = await ben.http("GET", f"/api/tables/{table}")
        assert seen["presence"]["online"] == [ben.me["id"]], "everybody sees that they are away"


@pytest.mark.slow
@pytest.mark.parametrize("how", ["kill", "stop"])
async def test_who_has_not_come_back_yet_after_a_restart_consents_to_nothing(tmp_path: Path, how: str) -> None:
    hall = RunningHall(tmp_path).start()
    table, (ann, ben) = await sit_down(hall)
    await moved(table, [ann, ben])
    await asyncio.to_thread(getattr(hall, how))
    hall.start()
    await ben.arrive()
    await ben.watch(table)
    await nothing_is_done_without(ann, ben, table, "undo")
    hall.stop()
