"""The people of a simulated town: they come, sit down, play at random, talk, watch, leave, and come back.

A person exchanges frames with the hall as a browser does. Where a browser has a page, a person calls the same service
here. A person who loses the line comes back, and sends every unanswered command again under the same id.
"""

import asyncio
import contextlib
import random
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol, TextIO

from bench.fast_hall import FastHall, Line, encode
from bench.simulated import CLOCK
from bench.town_sights import Frame, Sight, decode
from hiroma.ids import CommandId, PlayerId, TableId, own_id
from hiroma.server.lobby.bodies import PlayNow
from hiroma.server.wire.bodies import NewTable
from hiroma.server.wire.wanted import Wanted
from hiroma.store import StoreError
from hiroma.table.refusal import Refusal, Refused

THINKS = 4.0
"""Mean seconds for which a person thinks about a move."""
FILL = 60
"""Seconds after which bots take the missing chairs."""
PATIENCE = 600.0
"""Seconds without news after which a person leaves a table."""
BACK = (2.0, 6.0)
"""Seconds after which a person who has lost the line comes back."""
VANISHES = 0.0005
"""The chance of a person, at each move, to go without a word."""
TALKS = 0.01
"""The chance of a person, at each move, to say something."""
OFTEN = 6
"""Attempts at a command or an act before a person gives it up."""


class Gone(Exception):
    """The person goes without a word."""


class Town(Protocol):
    """The part of the town that its people know."""

    hall: FastHall
    acks: TextIO
    counts: Counter[str]
    waiting_days: list[TableId]
    days: set[TableId]


class Person:
    """A person of the town. `here`: True while they are in the hall. All that they do is drawn from `rng`."""

    def __init__(self, town: Town, number: int, player: PlayerId, cookie: str) -> None:
        self.town, self.player, self.cookie = town, player, cookie
        self.rng = random.Random(number)
        self.here = False
        self._line: Line | None = None
        self._sights: dict[TableId, Sight] = {}
        self._asked: dict[str, asyncio.Future[Frame | None]] = {}
        self._news = asyncio.Event()

    # -- the line

    async def come(self) -> None:
        """Connect unless there is a line. While the hall is closed, try again."""
        while self._line is None:
            self._news.clear()
            with contextlib.suppress(StoreError):
                self._line = self.town.hall.line(self.cookie, self._hear, self._lost)
                self._line.say({"type": "hello", "version": 1, "watch": dict.fromkeys(self._sights, 0)})
                return
            await asyncio.sleep(self.rng.uniform(*BACK))

    def go(self) -> None:
        """Hang up."""
        line, self._line = self._line, None
        self._sights.clear()
        if line is not None:
            line.hang_up()

    def _lost(self, line: Line) -> None:
        if self._line is line:
            self._line = None
        asked, self._asked = self._asked, {}
        for answer in asked.values():
            if not answer.done():
                answer.set_result(None)
        self._news.set()

    def _hear(self, text: bytes) -> None:
        frame = decode(text)
        sight = self._sights.get(TableId(frame.table))
        if sight is not None and frame.type in ("state", "events"):
            sight.see(frame)
            self._news.set()
        if frame.type == "refused" and sight is not None and not frame.id:
            sight.status = "closed"
            self._news.set()
        answer = self._asked.pop(frame.ack or frame.id, None)
        if answer is not None and not answer.done():
            answer.set_result(frame)
        if frame.type == "bye":
            self.town.counts[f"bye {frame.why}"] += 1

    async def _hear_news(self, seconds: float) -> bool:
        """Wait for news. Return False when there were none in that number of seconds."""
        await self._come_back()
        try:
            async with asyncio.timeout(seconds):
                await self._news.wait()
        except TimeoutError:
            return False
        self._news.clear()
        return True

    async def _come_back(self) -> None:
        if self._line is None:
            await asyncio.sleep(self.rng.uniform(*BACK))
            await self.come()

    async def _say(self, table: TableId, name: str, rev: int | None = None, **args: object) -> Frame | None:
        """Send a command until it is answered, `OFTEN` times at most. Return the answer; None when there is none."""
        command = secrets.token_hex(8)
        frame = {"type": "command", "id": command, "table": table, "name": name, "args": args}
        for _ in range(OFTEN):
            await self._come_back()
            assert self._line is not None
            answer: asyncio.Future[Frame | None] = asyncio.get_running_loop().create_future()
            self._asked[command] = answer
            self._line.say(frame if rev is None else {**frame, "rev": rev})
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(60.0):
                    heard = await answer
                if heard is not None and heard.code not in ("unavailable", "busy"):
                    self._note(table, name, command, heard)
                    return heard
            self._asked.pop(command, None)
        self.town.counts["unanswered"] += 1
        return None

    def _note(self, table: TableId, name: str, command: str, heard: Frame) -> None:
        if heard.type == "refused":
            self.town.counts[f"refused {name} {heard.code}"] += 1
            return
        self.town.counts[f"said {name}"] += 1
        if heard.rev is not None:
            self.took(table, name, heard.rev, own_id(self.player, CommandId(command)))

    def took(self, table: TableId, name: str, rev: int, kept: str = "") -> None:
        """Write down an acknowledged command. `kept`: the id under which the log keeps it."""
        self.town.acks.write(encode([CLOCK.at, table, rev, kept, self.player, name]).decode() + "\n")

    # -- at a table

    def look(self, table: TableId) -> Sight:
        """Begin to watch a table."""
        sight = self._sights[table] = Sight()
        self._news.clear()
        if self._line is not None:
            self._line.say({"type": "watch", "table": table, "rev": 0})
        return sight

    def turn_away(self, table: TableId) -> None:
        """Stop watching a table."""
        if self._sights.pop(table, None) is not None and self._line is not None:
            self._line.say({"type": "unwatch", "table": table})

    async def move(self, table: TableId, sight: Sight) -> None:
        """Think, and make one of the moves. Raises `Gone`."""
        if self.rng.random() < VANISHES:
            raise Gone
        await asyncio.sleep(THINKS * self.rng.uniform(0.3, 1.7))
        turn = sight.turn()
        if turn is None or self._line is None:
            return
        seat, moves = turn
        rev = sight.rev
        if self.rng.random() < TALKS:
            await self._say(table, "say", text="Well, well.")
        heard = await self._say(table, "submit", rev, seat=seat, moves=[self.rng.choice(moves)])
        if heard is not None and heard.type == "refused" and sight.rev == rev:
            await asyncio.sleep(2.0)

    async def play(self, table: TableId, turns: Callable[[], bool] = lambda: True) -> None:
        """Play at a table until its game is over or `turns` returns False. Leave it after `PATIENCE` without news."""
        sight = self.look(table)
        try:
            while sight.status not in ("over", "closed") and turns():
                await self._come_back()
                if sight.turn() is not None:
                    await self.move(table, sight)
                elif not await self._hear_news(PATIENCE):
                    await self._leave(table)
                    return
        finally:
            self.turn_away(table)

    async def _leave(self, table: TableId) -> None:
        self.town.counts["left a table"] += 1
        heard = await self._say(table, "leave")
        if heard is not None and heard.type == "refused":
            await self._say(table, "concede")

    async def one_turn(self, table: TableId) -> None:
        """Make one turn at a table with days for a turn, when it is the person's turn."""
        sight = self.look(table)
        try:
            while await self._hear_news(30.0) and sight.turn() is not None:
                while sight.turn() is not None:
                    await self._come_back()
                    await self.move(table, sight)
                return
        finally:
            self.turn_away(table)

    # -- what a person comes for

    async def visit(self, acts: Sequence[Callable[[], Awaitable[None]]]) -> None:
        """Come, do these acts, and go. An act that fails because the hall is closed begins again."""
        self.here = True
        try:
            await self.come()
            for act in acts:
                await self._until_done(act)
        except Gone:
            self.town.counts["vanished"] += 1
        finally:
            self.go()
            self.here = False

    async def _until_done(self, act: Callable[[], Awaitable[None]]) -> None:
        for _ in range(OFTEN):
            with contextlib.suppress(StoreError):
                return await act()
            await asyncio.sleep(self.rng.uniform(*BACK))
        self.town.counts["given up"] += 1
        return None

    async def evening(self, games: list[str]) -> None:
        """Play at the tables that wait, then these games, one after the other."""
        for waits in await self.town.hall.parts.listing.waiting(self.player):
            await (self.one_turn if waits.table in self.town.days else self.play)(waits.table)
        for game in games:
            await self.sit_down(game)

    async def sit_down(self, game: str) -> None:
        """Take a seat for a game at once, and play it."""
        asked = PlayNow(game=game, fill=FILL, begin=self.rng.random() < 0.25)
        table = await self.town.hall.parts.matchmaking.play(self.player, asked)
        if isinstance(table, Refusal):
            self.town.counts[f"refused play {table.code}"] += 1
            return
        self.took(table, "join", 0)
        await self.play(table)

    async def days(self, game: str) -> None:
        """Sit down at a table with days for a turn: at one that waits, or at a new one."""
        if self.town.waiting_days:
            table = self.town.waiting_days.pop()
            self.look(table)
            await self._say(table, "join")
            await self._say(table, "start")
            self.turn_away(table)
            await self.one_turn(table)
            return
        made = await self.town.hall.parts.tables.new(self.player, NewTable(game=game, rated=False))
        if isinstance(made, Refusal):
            self.town.counts[f"refused new {made.code}"] += 1
            return
        self.look(made)
        await self._say(made, "clock", days=2)
        await self._say(made, "join")
        self.turn_away(made)
        self.town.days.add(made)
        self.town.waiting_days.append(made)

    async def today(self) -> None:
        """Play the deal of the day."""
        with contextlib.suppress(Refused):
            await self.play(await self.town.hall.parts.days.begin(self.player))

    async def compete(self, called: Callable[[], TableId | None], over: Callable[[], bool]) -> None:
        """Play the games of a tournament. `called` returns the table of the present game, `over` True at the end."""
        played: set[TableId] = set()
        while not over():
            table = called()
            if table is None or table in played:
                await self.come()
                await asyncio.sleep(3.0)
                continue
            played.add(table)
            self.look(table)
            await self._say(table, "join")
            await self.play(table)

    async def watch(self, seconds: float) -> None:
        """Watch a game of others."""
        cards = await self.town.hall.parts.listing.cards(self.player, Wanted())
        playing = [card.id for card in cards if card.status == "playing"]
        if not playing:
            return
        table = self.rng.choice(playing)
        sight, until = self.look(table), CLOCK.at + seconds
        while CLOCK.at < until and sight.status in ("", "playing") and await self._hear_news(seconds):
            pass
        self.town.counts["watched"] += 1
        self.turn_away(table)
