"""Simulated browsers whose connections break: each reconnects as `web/src/net/connection.ts` does, to any process.

A client keeps a command until it is answered, and sends it again under the same id after each welcome. Its hello names
the rev up to which it has seen the table. When a rev is not the next one, it asks for the entries between.
"""

import asyncio
import random
import secrets
import time
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

from bench.lines import Frame, Line, Seen, dial

FIRST_WAIT, LONGEST_WAIT = 0.4, 8.0
"""Seconds before a client reconnects: the first time, and at most. The wait doubles with each failure."""
QUIET, DEAD, TICK = 4.0, 10.0, 2.0
"""Seconds of silence before a client sends a ping; from the ping until it gives the line up; between two checks."""
AGAIN = 2.0
"""Seconds after the refusal 'store-away' until a client asks or sends its command again."""
REFUSED_WAIT = 0.5
"""Seconds after a refusal until a client asks for the state of the table."""
LATE = 1.0
"""Seconds between two frames of a table after which the second one is late."""


class Place:
    """A table as all its people together see it. `period`: seconds from one move to the next."""

    def __init__(self, table: str, period: float) -> None:
        self.table = table
        self.period = period
        self.moves: list[float] = []
        """When each move was acknowledged (steady seconds)."""

    def next_after(self, since: float) -> float | None:
        """Return the time of the first acknowledged move after a time, in steady seconds; None while there is none."""
        found = bisect_right(self.moves, since)
        return self.moves[found] if found < len(self.moves) else None


class Browser:
    """One player's page. `ways` are the addresses of the processes, any of which will do."""

    def __init__(self, place: Place, seat: int, cookie: str, ways: Sequence[str], to_the_end: bool) -> None:
        self.place = place
        self.seat = seat
        self.table = place.table
        self.player = ""
        self._greeted = False
        self.line: Line | None = None
        self.acked: dict[str, int] = {}
        """Id of an acknowledged command → the rev that the hall named."""
        self.refused: Counter[str] = Counter()
        """Code → refusals with it."""
        self.denied: set[str] = set()
        """Ids of the refused commands."""
        self.arrivals: list[float] = []
        """Times at which entries of the table came, live or after a reconnection (steady seconds)."""
        self.made_good = 0
        """Entries that came late, in the state after a reconnection."""
        self.skipped = 0
        """Entries that never came: a state was newer, and its history lacked them."""
        self.turned_back = 0
        """States that were older than the client's own."""
        self.at = ""
        """The address of the process it is connected to; '' without a connection."""
        self.done = False
        self._cookie = cookie
        self._ways = ways
        self._to_the_end = to_the_end
        self._rev = 0
        self._game: Seen | None = None
        self._waiting: dict[str, Any] | None = None
        self._wants_another = False
        """True from the acknowledged vote for another game until that game begins."""
        self._planned: asyncio.TimerHandle | None = None
        self._gone = asyncio.Event()
        self._wait = 0.0
        self._failures = 0
        self._heard = 0.0
        self._asked: float | None = None
        self._error: Exception | None = None
        self._rng = random.Random(cookie)
        self._takes: dict[str, Callable[[Frame], None]] = {
            "welcome": self._welcome,
            "state": self._state,
            "events": self._events,
            "ack": lambda frame: self._settle(frame.id, frame.rev),
            "refused": self._refused,
            "bye": lambda frame: self.lost(frame.retry_after),
        }

    # -- the line --------------------------------------------------------------------------------

    async def live(self) -> None:
        """Keep a line to the hall until `done`. Raise the error of a frame that could not be taken."""
        ticking = asyncio.create_task(self._tick())
        try:
            while not self.done:
                self._gone.clear()
                await self._connect()
                await self._gone.wait()
                if self._error is not None:
                    raise self._error
                await asyncio.sleep(self._wait)
        finally:
            ticking.cancel()

    async def _connect(self) -> None:
        # As a reverse proxy does: when a process does not answer, it tries the next.
        self._heard = self._asked = time.monotonic()
        for address in self._rng.sample(self._ways, len(self._ways)):
            line = await dial(self, address, self._cookie)
            if line is not None:
                self.line, self.at, self._greeted = line, address, False
                line.send({"type": "hello", "version": 1, "watch": {self.table: self._rev}})
                return
        self.lost(0.0)

    def lost(self, at_least: float) -> None:
        """Give the line up, and reconnect after about `at_least` seconds, or longer after failures."""
        line, self.line, self.at = self.line, None, ""
        if line is not None and line.transport is not None:
            line.transport.disconnect()
        wait = min(LONGEST_WAIT, FIRST_WAIT * 2**self._failures)
        self._failures += 1
        self._wait = max(at_least, wait) * self._rng.uniform(0.5, 1.5)
        self._gone.set()

    def failed(self, error: Exception) -> None:
        """Give the line up, and let `live` raise this error."""
        self._error = error
        self.lost(0.0)

    def leave(self) -> None:
        """Close the page."""
        self.done = True
        self.lost(0.0)

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            now = time.monotonic()
            if self.line is None:
                continue
            if self._asked is None:
                if now - self._heard > QUIET:
                    self._asked = now
                    self._send({"type": "ping", "at": now})
            elif now - self._asked > DEAD:
                self.lost(0.0)

    def _send(self, frame: dict[str, Any]) -> None:
        if self.line is not None:
            self.line.send(frame)

    # -- what the hall says ----------------------------------------------------------------------

    def hear(self, frame: Frame) -> None:
        """Take a frame."""
        self._heard, self._asked = time.monotonic(), None
        take = self._takes.get(frame.type)
        if take is not None:
            take(frame)

    def _welcome(self, frame: Frame) -> None:
        self.player = frame.me.id
        self._greeted = True
        self._failures = 0
        if self._waiting is not None:
            self._send(self._waiting)

    def _state(self, frame: Frame) -> None:
        assert frame.rev is not None
        if frame.rev < self._rev:
            self.turned_back += 1
            return
        if self._rev and frame.rev > self._rev:
            new = sum(entry.rev > self._rev for entry in frame.history)
            self.made_good += new
            self.skipped += frame.rev - self._rev - new
            self.arrivals.append(self._heard)
        self._reached(frame)

    def _events(self, frame: Frame) -> None:
        assert frame.rev is not None
        if frame.rev > self._rev + 1:
            self._ask()
        elif frame.rev == self._rev + 1:
            self.arrivals.append(self._heard)
            self._reached(frame)
        if frame.ack:
            self._settle(frame.ack, frame.rev)

    def _reached(self, frame: Frame) -> None:
        self._rev, self._game = frame.rev or 0, frame.game if isinstance(frame.game, Seen) else None
        if self._game is not None and self._game.actors:
            self._wants_another = False
        self._plan()

    def _settle(self, command: str, rev: int | None) -> None:
        if self._waiting is None or self._waiting["id"] != command:
            return
        if rev is not None:
            self.acked[command] = rev
            self._wants_another = self._waiting["name"] == "rematch"
            self.place.moves.append(self._heard)
        self._waiting = None
        self._plan()

    def _refused(self, frame: Frame) -> None:
        self.refused[frame.code] += 1
        later = asyncio.get_running_loop().call_later
        if frame.code == "store-away":
            later(AGAIN, self._ask_again)
            return
        if self._waiting is not None and self._waiting["id"] == frame.id:
            self.denied.add(frame.id)
            self._waiting = None
            later(REFUSED_WAIT, self._ask)
        elif not frame.id:
            # The table could not be shown.
            later(REFUSED_WAIT, self._ask)

    def _ask(self) -> None:
        self._send({"type": "watch", "table": self.table, "rev": self._rev})

    def _ask_again(self) -> None:
        if not self._greeted:
            self._send({"type": "hello", "version": 1, "watch": {self.table: self._rev}})
            return
        self._ask()
        if self._waiting is not None:
            self._send(self._waiting)

    # -- play ------------------------------------------------------------------------------------

    def moves_next(self) -> bool:
        """Return True when the table waits for this player, or for the answer to their move."""
        return self._waiting is not None or self._next() is not None

    def __repr__(self) -> str:
        return f"seat {self.seat} at {self.at or 'no process'}, rev {self._rev}, waits for {self._waiting}"

    def is_waiting(self) -> bool:
        """Return True when a command is unanswered."""
        return self._waiting is not None

    def late(self, since: float) -> int:
        """Return the number of arrivals after a time that came more than `LATE` seconds after the one before."""
        first = max(0, bisect_left(self.arrivals, since) - 1)
        return sum(after - before > LATE for before, after in pairwise(self.arrivals[first:]))

    def _plan(self) -> None:
        # The move comes at the pace of the table, and is chosen from the state at that time.
        if self._planned is None and self._next() is not None:
            since = time.monotonic() - (self.place.moves[-1] if self.place.moves else 0.0)
            pause = max(0.0, self.place.period * self._rng.uniform(0.5, 1.5) - since)
            self._planned = asyncio.get_running_loop().call_later(pause, self._move)

    def _next(self) -> tuple[str, dict[str, Any]] | None:
        game = self._game
        if game is None or self._waiting is not None or self.done:
            return None
        if not game.actors:
            return None if self._wants_another else ("rematch", {})
        if self.seat not in game.actors:
            return None
        return "submit", {"seat": self.seat, "moves": [self._choice(game.moves[str(self.seat)])]}

    def _choice(self, moves: list[dict[str, Any]]) -> dict[str, Any]:
        # Random moves end a game; without a stop it never ends.
        if self._to_the_end:
            return self._rng.choice(moves)
        return next((move for move in moves if move["do"] not in {"stop", "drop"}), moves[0])

    def _move(self) -> None:
        self._planned = None
        if (chosen := self._next()) is None:
            return
        name, args = chosen
        command = secrets.token_hex(8)
        self._waiting = {"type": "command", "id": command, "table": self.table, "name": name, "args": args}
        self._waiting["rev"] = self._rev
        self._send(self._waiting)
