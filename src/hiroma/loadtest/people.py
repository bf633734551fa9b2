"""People of a load test: each has a socket, moves when it is their turn, and comes back when the socket is lost."""

import asyncio
import contextlib
import random
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from hiroma.loadtest.figures import Figures
from hiroma.loadtest.guests import encode

AGAIN = 1.0
"""Seconds after which somebody who was refused looks at the table again."""
GOODBYE = 5.0
"""Seconds that the hall has to take that somebody concedes."""
BACK = 2.0
"""Seconds after which somebody comes back whose socket is lost."""


class Seen(msgspec.Struct):
    """As much of a game as a player needs to move. `moves` is by seat."""

    actors: list[int] = []
    moves: dict[str, list[dict[str, Any]]] = {}


class Frame(msgspec.Struct):
    """As much of any frame as a player reads. `game` may be the name of a game alone."""

    type: str
    id: str = ""
    code: str = ""
    ack: str | None = None
    rev: int | None = None
    game: Seen | str | None = None


decode = msgspec.json.Decoder(Frame).decode


class Person:
    """A player at a table, until told to stop. `pace`: mean seconds that they think about a move."""

    def __init__(self, address: str, table: str, seat: int, guest: str, pace: float, figures: Figures) -> None:
        self.table = table
        self.seat = seat
        self.pace = pace
        self.figures = figures
        self._ways = address.replace("http", "ws", 1) + "/ws"
        self._guest = guest
        self._sent: dict[str, float] = {}
        self._wants_another = False
        self._rng = random.Random(guest)
        self._later: set[asyncio.Task[None]] = set()

    async def live(self) -> None:
        """Play until cancelled; then give the game up, so that no table waits for anybody."""
        while True:
            with contextlib.suppress(WebSocketException, InvalidHandshake, OSError, TimeoutError):
                async with connect(self._ways, additional_headers={"Cookie": self._guest}, max_size=None) as socket:
                    try:
                        await self._play(socket)
                    except asyncio.CancelledError:
                        with contextlib.suppress(WebSocketException, TimeoutError):
                            await asyncio.wait_for(self._give_up(socket), GOODBYE)
                        raise
                    finally:
                        self._forget()
            self.figures.lost += 1
            await asyncio.sleep(BACK)

    async def _play(self, socket: ClientConnection) -> None:
        self._sent.clear()
        self._wants_another = False
        await socket.send(encode({"type": "hello", "version": 1, "watch": {self.table: 0}}), text=True)
        async for text in socket:
            await self._hear(socket, decode(text))

    async def _give_up(self, socket: ClientConnection) -> None:
        """Concede, and wait for the answer: what is sent just before a socket closes may not be heard."""
        self._forget()
        command = await self._command(socket, "concede", {})
        async for text in socket:
            frame = decode(text)
            if command in (frame.ack, frame.id):
                return

    def _forget(self) -> None:
        for task in self._later:
            task.cancel()

    async def _hear(self, socket: ClientConnection, frame: Frame) -> None:
        answered = frame.ack or (frame.id if frame.type == "ack" else "")
        if (sent := self._sent.pop(answered, None)) is not None:
            self.figures.moves.append(time.perf_counter() - sent)
        if frame.type == "refused":
            self._sent.pop(frame.id, None)
            self._wants_another = False
            self.figures.refused[frame.code] += 1
            self._after(AGAIN, lambda: self._look(socket))
        elif frame.type in ("state", "events") and isinstance(frame.game, Seen):
            self._turn(socket, frame.game, frame.rev)

    def _turn(self, socket: ClientConnection, game: Seen, rev: int | None) -> None:
        if not game.actors:
            if not self._wants_another:
                self._wants_another = True
                self._after(self._pause(), lambda: self._command(socket, "rematch", {}))
            return
        self._wants_another = False
        moves = game.moves.get(str(self.seat)) if self.seat in game.actors else None
        if moves and not self._sent and not self._later:
            args = {"seat": self.seat, "moves": [self._rng.choice(moves)]}
            self._after(self._pause(), lambda: self._command(socket, "submit", args, rev))

    def _pause(self) -> float:
        return self.pace * self._rng.uniform(0.5, 1.5)

    def _after(self, seconds: float, act: Callable[[], Awaitable[object]]) -> None:
        async def later() -> None:
            await asyncio.sleep(seconds)
            with contextlib.suppress(WebSocketException):
                await act()

        task = asyncio.create_task(later())
        self._later.add(task)
        task.add_done_callback(self._later.discard)

    async def _look(self, socket: ClientConnection) -> None:
        await socket.send(encode({"type": "watch", "table": self.table, "rev": 0}), text=True)

    async def _command(self, socket: ClientConnection, name: str, args: dict[str, Any], rev: int | None = None) -> str:
        command = secrets.token_hex(8)
        frame = {"type": "command", "id": command, "table": self.table, "name": name, "args": args}
        if name == "submit":
            self._sent[command] = time.perf_counter()
        await socket.send(encode(frame if rev is None else {**frame, "rev": rev}), text=True)
        return command
