"""Who attends to what moves at a table by itself: bots on turn, votes and clocks that run out, silent passes."""

import asyncio
import secrets
import time
from typing import TYPE_CHECKING

import msgspec
import structlog

from hiroma.bots import Question
from hiroma.kernel import CHANCE
from hiroma.table.asked import Credit, Expire, Filled, Submit, TimeOut
from hiroma.table.refusal import Refusal
from hiroma.table.slips import Done

if TYPE_CHECKING:
    from hiroma.server.room import Room

log = structlog.get_logger()

NEAR = 600.0
"""Seconds before the end of a clock from which on it is watched here."""


class Attendant:
    """One room's. `thinking` is the task in which its bots move, None while no bot is on turn."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.thinking: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None

    def wake(self) -> None:
        """Let a bot think when it is a bot's turn, and votes and clocks run out."""
        if self.thinking is None and self.bot_to_move() is not None:
            self.thinking = self.room.hall.task(self._think())
        vote = self.room.table.vote
        if vote is not None:
            self.room.hall.later(vote.deadline - time.time(), self._expire)
        if self.silent_seat() is not None:
            self.room.hall.later(self.silence_ends() - time.time(), self._hush)
        clock, fill = self.room.table.clock, self.room.table.fill
        if clock is not None or fill is not None:
            self._wind(fill if clock is None or fill is not None else clock.deadline())

    def rest(self) -> None:
        """Do nothing more by itself: the hall closes."""
        if self.thinking is not None:
            self.thinking.cancel()
        if self._alarm is not None:
            self._alarm.cancel()

    def bot_to_move(self) -> int | None:
        """The first acting seat that a bot plays, None when people are on turn."""
        table = self.room.table
        if table.play is None or table.status != "playing" or table.paused:
            return None
        for seat in table.play.state.actors():
            if seat != CHANCE and table.chairs[table.play.holders[seat]].bot is not None:
                return seat
        return None

    def silent_seat(self) -> int | None:
        """The first acting person whose silence means a move, None when all must decide themselves."""
        table = self.room.table
        if table.play is None or table.status != "playing" or table.paused:
            return None
        for seat in table.play.state.actors():
            bot = seat == CHANCE or table.chairs[table.play.holders[seat]].bot is not None
            if not bot and table.play.silent(seat) is not None:
                return seat
        return None

    def silence_ends(self) -> float:
        """When nobody has said anything for long enough, in seconds since 1970."""
        history = self.room.table.history
        return (history[-1].at if history else 0.0) + self.room.hall.settings.silence

    def _wind(self, deadline: float | None) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        # What is further away the store's deadlines remind of.
        if deadline is not None and deadline - time.time() < NEAR:
            self._alarm = self.room.hall.later(deadline - time.time(), self._ring)

    def _ring(self) -> None:
        self.room.hall.task(self._ring_now())

    async def _ring_now(self) -> None:
        clock = self.room.table.clock
        if self.room.table.fill is not None:
            await self.room.command(Filled(), None, None, None)
            return
        if clock is None or await self.make_good():
            return
        for chair in clock.running:
            if clock.is_due(chair, time.time()):
                await self.room.command(TimeOut(chair=chair), None, None, None)

    async def make_good(self) -> bool:
        """Give the time back in which the hall was down while clocks ran; whether there was any."""
        clock = self.room.table.clock
        if clock is None or not clock.running:
            return False
        lost = await self.room.hall.uptime.lost(clock.since)
        # What is less is lost between two processes' clocks.
        return lost >= 1.0 and isinstance(await self.room.command(Credit(seconds=lost), None, None, None), Done)

    async def _think(self) -> None:
        try:
            while (seat := self.bot_to_move()) is not None:
                await asyncio.sleep(self.room.hall.settings.bot_pause)
                if seat == self.bot_to_move() and not await self._move(seat):
                    return
        finally:
            self.thinking = None

    async def _move(self, seat: int) -> bool:
        # False when the bot's move was refused: it would be refused again.
        room = self.room
        table = room.table
        play = table.play
        level = table.chairs[play.holders[seat]].bot if play else None
        if play is None or level is None:
            return True
        view = msgspec.json.encode(play.state.view(seat))
        question = Question(game=table.game, level=level, seat=seat, view=view, seed=secrets.randbits(63))
        rev = table.rev
        moves = await room.hall.think(question)
        answer = await room.command(Submit(seat=seat, moves=moves), None, None, rev)
        if isinstance(answer, Refusal) and answer.code not in ("stale", "paused", "no-game", "not-your-seat"):
            log.error("bot refused", table=room.id, code=answer.code)
            return False
        return True

    def _hush(self) -> None:
        if self.silent_seat() is not None and self.silence_ends() <= time.time() + 0.01:
            self.room.hall.task(self._hush_now())

    async def _hush_now(self) -> None:
        table = self.room.table
        while (seat := self.silent_seat()) is not None and table.play is not None:
            moves = table.play.silent(seat)
            if moves is None or isinstance(
                await self.room.command(Submit(seat=seat, moves=moves), None, None, None), Refusal
            ):
                return

    def _expire(self) -> None:
        vote = self.room.table.vote
        if vote is not None and vote.deadline <= time.time() + 0.01:
            self.room.hall.task(self._expire_now())

    async def _expire_now(self) -> None:
        await self.room.command(Expire(), None, None, None)
