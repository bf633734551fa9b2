"""A player of Hiroma in 70 lines: sits down at a table and plays random legal moves until the game is over.

    pip install websockets
    python bot.py http://localhost:8000 hiroma_TOKEN TABLE

The token is made on the page /access of an account, with the scope 'play'; the table is the last part of its address.
"""

import asyncio
import hashlib
import json
import random
import secrets
import sys
from typing import Any

from websockets.asyncio.client import ClientConnection, connect


class Bot:
    """One player at one table."""

    def __init__(self, socket: ClientConnection, table: str) -> None:
        self.socket = socket
        self.table = table
        self.seats: list[int] = []
        self.nonce = secrets.token_hex(16)

    async def command(self, name: str, rev: int | None = None, **args: Any) -> None:
        """Send a command to the table. The answer is one of the frames that come."""
        frame = {"type": "command", "id": secrets.token_hex(8), "table": self.table, "name": name, "args": args}
        await self.socket.send(json.dumps(frame if rev is None else {**frame, "rev": rev}))

    async def play(self) -> dict[str, Any]:
        """Sit down, move when it is the bot's turn, and return the outcome. `ConnectionError` when the line ends."""
        await self.socket.send(json.dumps({"type": "hello", "version": 1, "watch": {self.table: 0}}))
        # Commit and reveal: the nonce adds to the dice's chance. It is pledged now, and opened when all have pledged.
        pledge = hashlib.sha256(f"hiroma/pledge|{self.nonce}".encode()).hexdigest()
        await self.command("join", pledge=pledge)
        async for text in self.socket:
            frame = json.loads(text)
            if frame["type"] == "refused":
                print("refused:", frame["code"], frame.get("what"), file=sys.stderr)
            if frame["type"] not in ("state", "events"):
                continue
            if frame.get("meta") and (starting := frame["meta"]["starting"]):
                mine = [chair for chair in starting["waiting"] if frame["meta"]["chairs"][chair]["pledge"] == pledge]
                if mine:
                    await self.command("open-nonce", nonce=self.nonce)
            self.seats = frame["you"]["seats"] if frame.get("you") else self.seats
            game = frame["game"]
            if game and game["outcome"]:
                return dict(game["outcome"])
            for seat in self.seats:
                if game and (moves := game["moves"].get(str(seat))):
                    await self.command("submit", frame["rev"], seat=seat, moves=[random.choice(moves)])
                    break
        raise ConnectionError("the hall has closed the line")


async def main(address: str, token: str, table: str) -> None:
    """Play one game."""
    url = address.replace("http", "ws", 1).rstrip("/") + "/ws"
    async with connect(url, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        print("outcome:", await Bot(socket, table).play())


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:4]))
