"""Autopilot of a table: the scheduler of its bots, votes, clocks and silent passes."""

import asyncio
from collections.abc import Callable
from typing import NamedTuple, Protocol

import msgspec
import structlog

from hiroma.bots import Question, think
from hiroma.ids import CommandId, PlayerId, TableId
from hiroma.kernel import CHANCE, State
from hiroma.server.core.jobs import Jobs
from hiroma.server.core.presence import Presence
from hiroma.server.core.timekeeper import Timekeeper
from hiroma.server.core.uptime import Uptime
from hiroma.server.core.viewer import Viewer
from hiroma.store import StoreError
from hiroma.table.commands import ANY, Submit
from hiroma.table.gathering import SECONDS
from hiroma.table.hall_commands import Credit, Expire, Filled, Overdue, TimeOut
from hiroma.table.messages import Done
from hiroma.table.refusal import Refusal
from hiroma.table.table import Table
from hiroma.table.timing import waited_since

log = structlog.get_logger()

NEAR = 600.0
"""Seconds before the end of a clock from which on it is watched here."""
EAGER = 0.25
"""The share of a bot's pause that it takes until a person has moved: nobody waits long for their first decision."""
SOON = 2.0
"""Seconds until bots try again to move that could not while the store was away."""
PAUSE = 10.0
"""Seconds until the autopilot tries again what was due and could not be done."""


class Steered(Protocol):
    """The room of an autopilot, as the autopilot sees it."""

    id: TableId
    table: Table
    viewers: set[Viewer]

    async def command(
        self, asked: ANY, player: PlayerId | None, command_id: CommandId | None, rev: int | None
    ) -> Done | Refusal | int:
        """Carry out a command; `player` None is the hall."""
        ...

    async def settle(self) -> None:
        """Bring the table to what the store has. Raises `StoreError`."""
        ...


class Controls(NamedTuple):
    """The parts that all autopilots of a process share."""

    jobs: Jobs
    clock: Timekeeper
    uptime: Uptime
    presence: Presence
    silence: float
    """Seconds after which silence means a move, where the rules say so."""
    pause: float
    """Seconds from a bot's turn to its move."""
    stopgap: Callable[[TableId, str], None]
    """Called with the table and the reason when chance moves for a bot."""


class Autopilot:
    """The autopilot of one room. `thinking` is the task in which its bots move, None while no bot is on turn."""

    def __init__(self, room: Steered, controls: Controls) -> None:
        self.room = room
        self._controls = controls
        self._jobs, self._clock = controls.jobs, controls.clock
        self._uptime, self._presence = controls.uptime, controls.presence
        self.thinking: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._rests = False
        self._found_for: tuple[str, float] | None = None
        self._found: tuple[int | None, float | None] = (None, None)

    def wake(self) -> None:
        """Let a bot think when it is a bot's turn, and set the alarm for the next deadline."""
        if self.thinking is None and not self._rests and self.bot_to_move() is not None:
            self.thinking = self._jobs.task(self._think())
        self._wind()

    def rest(self) -> None:
        """Stop the thinking and the alarm for good: the hall closes, or the table has another room."""
        self._rests = True
        if self.thinking is not None:
            self.thinking.cancel()
        if self._alarm is not None:
            self._alarm.cancel()

    def bot_to_move(self) -> int | None:
        """Return the first acting seat that a bot plays; None when people are on turn, or nobody is here."""
        seat = self._outlook()[0]
        return seat if seat is None or self.has_company() else None

    def _outlook(self) -> tuple[int | None, float | None]:
        # The bot on turn and the deadline: asked several times for each move, found once.
        now = (self.room.table.tail, self._uptime.back)
        if now != self._found_for:
            self._found_for, self._found = now, (self._acting_bot(), self._find_deadline())
        return self._found

    def _acting_bot(self) -> int | None:
        table = self.room.table
        if table.play is None or table.status != "playing" or table.paused:
            return None
        actors = table.play.state.actors()
        if table.shared and any(seat != CHANCE and self._person_holds(table.play.holders[seat]) for seat in actors):
            # Bots answer people, never the other way round: or else the order would be an accident of this table.
            return None
        for seat in actors:
            if seat != CHANCE and table.chairs[table.play.holders[seat]].bot is not None:
                return seat
        return None

    def _person_holds(self, chair: int) -> bool:
        return self.room.table.chairs[chair].bot is None

    def has_company(self) -> bool:
        """Return True when a person sits or watches here: bots do not play for themselves."""
        return bool(self.room.viewers) or any(chair.player for chair in self.room.table.chairs)

    def silence(self) -> dict[int, float]:
        """Return the times at which silence means a move (unix seconds), by seat."""
        history = self.room.table.history
        # People could not say anything while the hall was away: they have all the time again.
        said = max(history[-1].at if history else 0.0, self._uptime.back)
        return silence_ends(self.room.table, said, self._controls.silence)

    def deadline(self) -> float | None:
        """Return the next time at which the hall acts here, as when a clock ends (unix seconds); None for never."""
        return self._outlook()[1]

    def _find_deadline(self) -> float | None:
        # Runs for every move; mostly there is no deadline.
        table = self.room.table
        ends = list(self.silence().values())
        if table.fill is not None:
            ends.append(table.fill)
        if table.clock is not None and (end := table.clock.deadline()) is not None:
            ends.append(end)
        if table.vote is not None:
            ends.append(table.vote.deadline)
        if (gathered := self._gathered()) is not None:
            ends.append(gathered)
        return min(ends) if ends else None

    def _gathered(self) -> float | None:
        # The end of the time for devices to open their nonces. After an outage of the hall they have all of it again.
        gathering = self.room.table.gathering
        return None if gathering is None else max(gathering.deadline, self._uptime.back + SECONDS)

    def _wind(self, again: float = 0.0) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        deadline = None if self._rests else self.deadline()
        if deadline is None:
            return
        # For a later one housekeeping wakes the table, by the deadlines in the store.
        after = deadline - self._clock.now()
        if after < NEAR:
            self._alarm = self._jobs.later(after if after > 0 else again, self._ring)

    def _ring(self) -> None:
        self._jobs.task(self._ring_now())

    async def _ring_now(self) -> None:
        # Look for an outage first, and give its time back: else a clock runs out while its owner could not act.
        try:
            await self._uptime.look()
            await self.make_good()
            for asked, rev in self._due():
                await self.room.command(asked, None, None, rev)
        finally:
            # The alarm may have rung too early, or a command was refused or could not be written: try again later.
            self._wind(PAUSE)

    def _due(self) -> list[tuple[Filled | Expire | Overdue | Submit | TimeOut, int | None]]:
        table, now = self.room.table, self._clock.now()
        due: list[tuple[Filled | Expire | Overdue | Submit | TimeOut, int | None]] = []
        if table.fill is not None and table.fill <= now:
            due.append((Filled(), None))
        if table.vote is not None and table.vote.deadline <= now:
            due.append((Expire(), None))
        gathered = self._gathered()
        if gathered is not None and gathered <= now:
            due.append((Overdue(), None))
        passed = {seat for seat, end in self.silence().items() if end <= now}
        for seat in passed:
            moves = table.play.silent(seat) if table.play else None
            if moves is not None:
                due.append((Submit(seat=seat, moves=moves), table.rev))
        clock = table.clock
        if clock is not None:
            spared = {table.play.holders[seat] for seat in passed} if table.play else set()
            over = [chair for chair in clock.running if clock.is_due(chair, now) and chair not in spared]
            due += [(TimeOut(chair=chair), None) for chair in over if not self._is_cut_off(chair)]
        return due

    def _is_cut_off(self, chair: int) -> bool:
        # Their process may only stand still; when it goes on, it gives the time back.
        player = self.room.table.chairs[chair].player
        return player is not None and self._presence.is_cut_off(player)

    async def make_good(self) -> bool:
        """Give back the downtime of the hall while the table waited for somebody; return False when there was none."""
        since = waited_since(self.room.table)
        if since is None:
            return False
        lost = await self._uptime.lost(since)
        # Less than a second may be a difference between the clocks of two processes.
        return lost >= 1.0 and isinstance(await self.room.command(Credit(seconds=lost), None, None, None), Done)

    async def _think(self) -> None:
        try:
            while True:
                if await self._bots_move():
                    return
                # Nothing else would wake the bots: those who sit here can only wait for them.
                await asyncio.sleep(SOON)
        finally:
            self.thinking = None

    async def _bots_move(self) -> bool:
        # Returns False when the store is away.
        try:
            await self.room.settle()
            while (seat := self.bot_to_move()) is not None:
                await asyncio.sleep(self._pause())
                if seat == self.bot_to_move() and not await self._move(seat):
                    break
        except StoreError as error:
            log.warning("bots wait for the store", table=self.room.id, error=str(error))
            return False
        return True

    def _pause(self) -> float:
        """Return the seconds from a bot's turn to its move."""
        table, pause = self.room.table, self._controls.pause
        people = {place for place, chair in enumerate(table.chairs) if chair.player is not None and chair.bot is None}
        if table.play is None or not people:
            return pause
        moved = any(table.play.holders[step.seat] in people for step in table.play.steps)
        return pause if moved else pause * EAGER

    async def _move(self, seat: int) -> bool:
        # False when nothing can be done: it would be refused again.
        room = self.room
        table = room.table
        play = table.play
        level = table.chairs[play.holders[seat]].bot if play else None
        if play is None or level is None:
            return True
        question = Question.of(table.ruleset.info, level, seat, play.state.view(seat), table.thought(seat))
        rev = table.rev
        # Any move is better than a table that stands still; the desk shows how often that was needed.
        stopgap = any_move(play.state, seat, question.seed)
        try:
            moves = await self._jobs.work(think, question)
        except Exception as error:  # noqa: BLE001 - whatever went wrong in there, the others want to play on
            self._controls.stopgap(room.id, repr(error))
            moves = stopgap
        if (refused := await self._submit(seat, moves, rev)) is None:
            return True
        self._controls.stopgap(room.id, refused)
        return await self._submit(seat, stopgap, rev) is None

    async def _submit(self, seat: int, moves: list[object], rev: int) -> str | None:
        # Returns the code of a refusal; None when the move was made, the game has gone on, or the move was not judged.
        answer = await self.room.command(Submit(seat=seat, moves=moves), None, None, rev)
        known = ("stale", "paused", "no-game", "not-your-seat", "busy")
        return answer.code if isinstance(answer, Refusal) and answer.code not in known else None


def any_move(state: State, seat: int, seed: int) -> list[object]:
    """Return a move of the seat as plain JSON values. The seed picks it, alike at all tables of a shared deal."""
    moves = state.moves(seat)
    return [msgspec.to_builtins(moves[seed % len(moves)])]


def silence_ends(table: Table, since: float, silence: float) -> dict[int, float]:
    """Return the time at which silence means a move (unix seconds), for every acting seat of a person where it does.

    That is `silence` seconds after `since`, the last time something was said, or earlier when the person's clock runs
    out. In games with days a turn it is when the clock runs out, and not before.
    """
    play, clock = table.play, table.clock
    if play is None or table.status != "playing" or table.paused:
        return {}
    found = {}
    for seat in play.state.actors():
        if seat == CHANCE or play.silent(seat) is None or table.chairs[play.holders[seat]].bot is not None:
            continue
        last = float("inf") if clock is None else clock.ends(play.holders[seat])
        days = clock is not None and clock.pace.days
        found[seat] = last if days else min(since + silence, last)
    return found
