"""A sleeping device counts as connected for a while; the hall later tells its owner what it cannot have shown."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hiroma.ids import LeaseNo, PlayerId, TableId
from hiroma.server.cluster.links import Links
from hiroma.server.cluster.messages import Show
from hiroma.server.core.hosting import Hosting
from hiroma.server.core.room import Room
from hiroma.server.core.visitor import Visitor
from hiroma.server.core.watching import Watching
from hiroma.server.limits.budget import Payer, Purse
from hiroma.server.notifications import turn_notifier
from hiroma.server.settings import Settings
from hiroma.server.web.socket import Socket
from hiroma.server.wire import bodies
from hiroma.server.wire.connection import Connection, text_of
from hiroma.server.wiring import Hall
from hiroma.store import StoreError
from hiroma.store.notifications import Contact
from hiroma.store.tidings import ENDED, MailWishes
from hiroma.table.clock import DAY
from hiroma.table.commands import Concede, Join, SetClock, Start, Submit
from hiroma.table.hall_commands import TimeOut
from tests.server.pushing import Ears, PushService, service

__all__ = ["service"]

ANN, BEN = PlayerId("a" * 16), PlayerId("b" * 16)


LASTING: set[asyncio.Task[object]] = set()
"""Tasks of an idle hall."""


class Line(Connection):
    """A socket without a network."""

    def __init__(self, player: PlayerId) -> None:
        self.player, self.session = player, None
        self.begin()
        self.said: list[dict[str, Any]] = []

    def push(self, frame: bytes) -> None:
        """Take a frame."""
        self.said.append(msgspec.json.decode(text_of(frame)))


class Device:
    """A player's open page."""

    def __init__(self, hall: Hall, player: PlayerId) -> None:
        self.hall, self.line = hall, Line(player)
        self.client = Socket(hall.serves, self.line, Payer((Purse(1e9), Purse(1e9)), 1.0))
        hall.sockets.arrive(self.line)

    async def watch(self, table: TableId) -> "Device":
        """Show a table, too; return the device."""
        await self.client._watch(table, 0)
        return self

    def close(self, asleep: float = 0.0) -> None:
        """Close the page after `asleep` seconds without a sign of life."""
        self.line.heard = time.monotonic() - asleep
        self.hall.sockets.depart(self.line)
        self.client.gone()


@pytest.fixture
async def inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, service: PushService) -> AsyncIterator[Hall]:
    """Open a hall where Ann and Ben want notices and letters. It sends none while the test lasts."""
    monkeypatch.setattr(turn_notifier, "WAIT", 60.0)
    hall = Hall(
        Settings(
            store=f"sqlite:///{tmp_path}/h.db",
            key=f"{tmp_path}/hiroma.key",
            push="any",
            smtp="smtp://127.0.0.1:1",
            mail_from="hall@example.org",
            site="https://hall.example",
        )
    )
    await hall.open()
    for player in (ANN, BEN):
        said = Ears(service, player).subscription
        keys = said["keys"]
        await hall.subscriptions.keep(Visitor(player), said["endpoint"], keys["p256dh"], keys["auth"], "")
        await hall.store.notifications.keep(Contact(player, f"{player}@example.org", player))
        await hall.store.notifications.confirm(player, hall.clock.now())
        await hall.store.tidings.set_wishes(player, MailWishes(news="once"), hall.clock.now())
    LASTING.clear()
    LASTING.update(hall.jobs._tasks)
    yield hall
    await hall.close()


async def playing(hall: Hall, days: int = 0) -> tuple[Room, PlayerId, PlayerId]:
    """Start a game; return its room, the player on turn and the other."""
    made = await hall.tables.new(ANN, bodies.NewTable(game="cant-stop"))
    room = await hall.rooms.find(TableId(str(made)))
    assert room is not None
    await room.command(Join(), ANN, None, None)
    if days:
        await room.command(SetClock(days=days), ANN, None, None)
    await room.command(Join(), BEN, None, None)
    await room.command(Start(), ANN, None, None)
    (first,) = room.waited
    return room, first, BEN if first == ANN else ANN


async def pass_on(room: Room) -> None:
    """End the turn of the player who has to move."""
    (mover,) = room.waited
    play = room.table.play
    assert play is not None
    while room.waited == {mover}:
        (seat,) = play.state.actors()
        moves = [msgspec.to_builtins(one) for one in play.state.moves(seat)]
        move = next((one for one in moves if one["do"] in ("stop", "drop")), moves[0])
        await room.command(Submit(seat=seat, moves=[move]), mover, None, None)


async def told(hall: Hall) -> set[tuple[PlayerId, TableId]]:
    """Return the messages that the hall will send, as pairs of player and table, once its tasks are done."""
    while under_way := hall.jobs._tasks - LASTING:
        await asyncio.wait(under_way)
    return set(await hall.store.outbox.soon(hall.clock.now() + 1000))


@pytest.mark.parametrize("days", [0, 2])
async def test_who_was_asleep_when_the_turn_came_is_told_when_that_is_noticed(inside: Hall, days: int) -> None:
    room, mover, other = await playing(inside, days)
    asleep = await Device(inside, other).watch(room.id)
    awake = await Device(inside, mover).watch(room.id)
    await pass_on(room)
    assert await told(inside) == set(), "they seem to be here"
    asleep.close(asleep=30.0)
    assert await told(inside) == {(other, room.id)}
    awake.close(asleep=30.0)
    assert await told(inside) == {(other, room.id)}, "nobody waits for the other"


@pytest.mark.parametrize("days", [0, 2])
async def test_who_saw_it_and_goes_is_not_told(inside: Hall, days: int) -> None:
    room, _, other = await playing(inside, days)
    page = await Device(inside, other).watch(room.id)
    await pass_on(room)
    page.close()
    assert await told(inside) == set()


@pytest.mark.parametrize("days", [0, 2])
async def test_who_has_another_page_there_is_not_told(inside: Hall, days: int) -> None:
    room, _, other = await playing(inside, days)
    asleep = await Device(inside, other).watch(room.id)
    await Device(inside, other).watch(room.id)
    await pass_on(room)
    asleep.close(asleep=30.0)
    assert await told(inside) == set()


async def test_who_slept_in_the_lobby_is_told_of_a_game_that_is_on(inside: Hall) -> None:
    room, _, other = await playing(inside)
    asleep = Device(inside, other)
    await pass_on(room)
    asleep.close(asleep=30.0)
    assert await told(inside) == {(other, room.id)}


async def test_whose_seat_a_bot_took_meanwhile_is_told(inside: Hall) -> None:
    room, mover, other = await playing(inside, 2)
    asleep = await Device(inside, mover).watch(room.id)
    await Device(inside, other).watch(room.id)
    await lost_their_seat(inside, room, mover)
    assert await told(inside) == set()
    asleep.close(asleep=30.0)
    assert await told(inside) == {(mover, room.id)}


@pytest.mark.parametrize("asleep", [30.0, 0.0])
async def test_a_letter_says_to_a_sleeper_that_the_game_is_over(inside: Hall, asleep: float) -> None:
    room, mover, other = await playing(inside, 2)
    page = await Device(inside, other).watch(room.id)
    await Device(inside, mover).watch(room.id)
    await room.command(Concede(), mover, None, None)
    assert room.table.status == "over"
    await told(inside)
    assert await inside.store.tidings.of(other) == []
    page.close(asleep=asleep)
    await told(inside)
    assert [news.what for news in await inside.store.tidings.of(other)] == [ENDED] * (asleep > 0)


def away_once(real: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    """Return a method of the store that fails once."""
    failed: list[StoreError] = []

    async def act(*args: Any) -> None:
        if not failed:
            failed.append(StoreError("away"))
            raise failed[0]
        await real(*args)

    return act


@pytest.mark.slow
async def test_a_reminder_that_the_store_does_not_take_is_planned_again(
    inside: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, _, other = await playing(inside, 2)
    await told(inside)
    store = inside.store
    monkeypatch.setattr(store.notifications, "remind", away_once(store.notifications.remind))
    await pass_on(room)
    assert await told(inside) == {(other, room.id)}
    monkeypatch.setattr(store.outbox, "withdraw", away_once(store.outbox.withdraw))
    inside.notifier.came(room, other)
    assert await told(inside) == set(), "who has come is told of the next turn"


def missed(device: Device) -> list[str]:
    """Return the events that the table showed as missed."""
    frames = [frame for frame in device.line.said if frame["type"] == "missed"]
    return [event["event"] for frame in frames for happened in frame["happened"] for event in happened["events"]]


async def lost_their_seat(inside: Hall, room: Room, player: PlayerId) -> None:
    """Let the player's time run out, so that a bot plays on."""
    assert room.table.clock is not None
    (chair,) = room.table.clock.running
    assert room.table.chairs[chair].player == player
    inside.clock.begin(inside.clock.now() + 2 * DAY + 1.0, None)
    await room.command(TimeOut(chair=chair), None, None, None)


@pytest.mark.parametrize("asleep", [30.0, 0.0])
async def test_the_table_shows_what_was_done_to_a_sleeper(inside: Hall, asleep: float) -> None:
    """A player who was awake has seen it, and gets it only once."""
    room, mover, _ = await playing(inside, 2)
    page = await Device(inside, mover).watch(room.id)
    await lost_their_seat(inside, room, mover)
    page.close(asleep=asleep)
    back = await Device(inside, mover).watch(room.id)
    assert ("bot-took-over" in missed(back)) == (asleep > 0)


class Sent(Links):
    """Links to other processes that keep the notices they get."""

    def __init__(self) -> None:
        self.notices: list[Any] = []

    def send(self, lease: LeaseNo, notice: Any) -> None:
        """Keep a notice."""
        self.notices.append(notice)

    def show(self, lease: LeaseNo, show: Show) -> None:
        """Drop a frame."""


@pytest.mark.parametrize("asleep", [30.0, 0.0])
async def test_so_it_does_to_a_sleeper_at_another_process(inside: Hall, asleep: float) -> None:
    room, mover, _ = await playing(inside, 2)
    links, there = Sent(), LeaseNo(7)
    hosting, watching = Hosting(links), Watching(links, lambda table: None)
    hosting.watch(room, there, mover)
    page = Line(mover)
    watching.add(page, room.id, there)
    await lost_their_seat(inside, room, mover)
    page.heard = time.monotonic() - asleep
    watching.remove(page, room.id)
    (notice,) = links.notices
    hosting.unwatch(there, notice)
    back = await Device(inside, mover).watch(room.id)
    assert ("bot-took-over" in missed(back)) == (asleep > 0)


async def test_what_was_seen_at_a_process_that_died_is_not_known(inside: Hall) -> None:
    room, mover, _ = await playing(inside, 2)
    there, hosting = LeaseNo(7), Hosting(Sent())
    hosting.watch(room, there, mover)
    await lost_their_seat(inside, room, mover)
    hosting.died(there)
    back = await Device(inside, mover).watch(room.id)
    assert "bot-took-over" in missed(back)


async def test_whom_the_hall_sends_away_is_not_told(inside: Hall) -> None:
    """They come back at once, to this process or another."""
    room, _, other = await playing(inside, 2)
    page = await Device(inside, other).watch(room.id)
    await pass_on(room)
    page.line.closed = True
    page.close(asleep=30.0)
    assert await told(inside) == set()
