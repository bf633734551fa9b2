"""Fuzz test: mutated frames of real games against a hall in this process, `python -m bench fuzz --frames 1000000`.

Real frames (moves, commands, previews, watches) of all games are changed in their structure: values exchanged for
others of their kind or of none, fields dropped, doubled, taken from another frame, texts cut and spliced. Asserted
after each: the hall answers (a ping after it is), no exception is logged, and no socket ends without a `bye`.
"""

import asyncio
import json
import random
import tempfile
import time
from collections import Counter
from collections.abc import MutableMapping
from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec
import structlog

from hiroma.games import RULESETS, newest
from hiroma.ids import PlayerId
from hiroma.server.limits.budget import Payer, Purse, TooMuch
from hiroma.server.settings import Settings
from hiroma.server.web.socket import Goodbye, Socket
from hiroma.server.wire.bodies import NewTable
from hiroma.server.wire.connection import Connection
from hiroma.server.wiring import Hall

FRAMES = 20_000
"""Frames sent without `--frames`."""
REAL = 60
"""Real frames of each game."""
VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 63, 64, 2**31 - 1, 2**31, 2**53, 2**63, 2**64, -(2**63), 1e308, 0.5),
    *("", "x", "lobby", "\0", "\ud800", "日本語", "x" * 300, [], {}, [[]], [{}], {"do": "x"}, ["x"] * 300),
)


class Line(Connection):
    """A socket without a wire, which keeps the frames of the hall."""

    def __init__(self, player: str) -> None:
        self.player = PlayerId(player)
        self.session = None
        self.begin()
        self.said: list[bytes] = []

    def push(self, frame: bytes) -> None:
        """Keep a frame."""
        self.said.append(frame)


class Seat:
    """A player at a table. After a `bye` they say hello again on a new line."""

    def __init__(self, hall: Hall, player: str) -> None:
        self.hall = hall
        self.player = PlayerId(player)
        self.ends: Counter[str] = Counter()

    async def arrive(self) -> "Seat":
        """Say hello on a new line."""
        self.line = Line(self.player)
        self.client = Socket(self.hall.serves, self.line, Payer((Purse(1e9), Purse(1e9)), 1.0))
        self.hall.sockets.arrive(self.line)
        await self.client.hear('{"type":"hello","version":1}')
        return self

    async def say(self, text: str) -> list[bytes]:
        """Send a frame and return the answers. After a `bye` open another line, and return only b'bye'."""
        self.line.said.clear()
        try:
            await self.client.hear(text if text.isascii() else text.encode(errors="surrogatepass"))
        except (Goodbye, TooMuch) as end:
            self.ends[str(end)] += 1
            self.hall.sockets.depart(self.line)
            self.client.gone()
            await self.arrive()
            return [b"bye"]
        return list(self.line.said)


async def real(hall: Hall, game: str, rng: random.Random) -> tuple[list[Seat], list[dict[str, Any]]]:
    """Play some moves of a game. Return its people and the frames that they sent."""
    people = [
        await Seat(hall, f"{game[:8]}{n}".ljust(16, "0")).arrive() for n in range(max(2, newest(game).info.seats[0]))
    ]
    table = await hall.tables.new(PlayerId(people[0].player), NewTable(game=game, rated=False))
    assert isinstance(table, str), table
    frames: list[dict[str, Any]] = [{"type": "watch", "table": table, "rev": 0}, {"type": "ping", "at": 1.5}]
    names = iter(range(10**6))

    async def ask(seat: Seat, command: str, /, **args: Any) -> None:
        frame = {"type": "command", "id": f"f{next(names)}", "table": table, "name": command, "args": args}
        frames.append(frame)
        await seat.say(json.dumps(frame))

    for seat in people:
        await seat.say(json.dumps(frames[0]))
        await ask(seat, "join")
    if hall.rooms.open[table].table.chairs and len(hall.rooms.open[table].table.chairs) < 2:
        people = people[:1]  # for one person only
    for seat in people:
        await ask(seat, "ready")
    await ask(people[0], "start")
    for name, args in (("say", {"text": "hello"}), ("line", {"text": "/help"}), ("option", {"name": "x", "value": 1})):
        await ask(people[0], name, **args)
    for _ in range(REAL):
        seated = hall.rooms.open[table].table
        if seated.play is None or seated.play.ended:
            break
        acting = [seat for seat in seated.play.state.actors() if seat >= 0]
        if not acting:
            break
        moves = seated.play.state.moves(acting[0])
        move = json.loads(msgspec.json.encode(rng.choice(moves)))
        who = next(p for p in people if acting[0] in seated.seats_for(seated.chair_of(PlayerId(p.player))))
        rev = seated.rev
        frames.append({"type": "preview", "id": "p", "table": table, "rev": rev, "seat": acting[0], "moves": [move]})
        await who.say(json.dumps(frames[-1]))
        await ask(who, "submit", seat=acting[0], moves=[move])
    return people, frames


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the path to every value within a value, the empty path first."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for key, part in inside for place in places(part, (*path, key)))]


def mutated(rng: random.Random, frames: list[dict[str, Any]]) -> str:
    """Return one of the frames as JSON, changed in one to three places; sometimes change its text, too."""
    frame = json.loads(json.dumps(rng.choice(frames)))
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        found = places(frame)[1:] or [()]
        path = max(rng.choice(found), rng.choice(found), key=len)
        if not path:
            break
        owner = frame
        for key in path[:-1]:
            owner = owner[key]
        how = rng.random()
        if how < 0.15:
            del owner[path[-1]]
        elif how < 0.3:
            other = rng.choice(frames)
            owner[path[-1]] = deepcopy(rng.choice(list(other.values())))
        elif how < 0.4 and isinstance(owner, dict):
            owner[rng.choice(["x", "type", "seat", "chair", "rev"])] = deepcopy(rng.choice(VALUES))
        elif how < 0.55 and isinstance(owner[path[-1]], int):
            owner[path[-1]] += rng.choice([-1, 1, 10, -1000, 2**40])
        else:
            owner[path[-1]] = deepcopy(rng.choice(VALUES))
    text = json.dumps(frame, ensure_ascii=rng.random() < 0.9)
    if rng.random() < 0.05:
        cut = rng.randrange(len(text))
        text = text[:cut] + rng.choice(["", "\0", '"', "[" * 3000, text]) + text[cut + rng.randrange(3) :]
    return text


class Witness:
    """Structlog processor: keeps log lines that tell of an exception, and prints none."""

    def __init__(self) -> None:
        self.exceptions: list[str] = []

    def __call__(self, _: Any, how: str, said: MutableMapping[str, Any]) -> str:
        """Keep an error, and drop the line from the log."""
        if how in ("error", "exception", "critical") or said.get("exc_info"):
            self.exceptions.append(str(said))
        raise structlog.DropEvent


async def attacked(folder: str, frames: int, seed: int = 1) -> dict[str, Any]:
    """Send mutated frames to a hall. Return the number of its answers by kind, and the speed."""
    witness, rng = Witness(), random.Random(seed)
    structlog.configure(processors=[witness])
    store, key = f"sqlite:///{folder}/hall.db", f"{folder}/key"
    hall = Hall(Settings(store=store, key=key, bot_pause=3600.0, tables=10**9, seats=10**9, watches=10**9))
    await hall.open()
    grounds = [await real(hall, game, rng) for game in RULESETS]
    played = {game: len(found) for game, (_, found) in zip(RULESETS, grounds, strict=True)}
    answers: Counter[str] = Counter()
    unanswered: list[str] = []
    began, spent = time.perf_counter(), time.process_time()
    for count in range(frames):
        if count % 20_000 == 19_999:
            grounds = [await real(hall, game, rng) for game in RULESETS]
        people, known = rng.choice(grounds)
        seat = rng.choice(people)
        text = mutated(rng, known)
        try:
            said = await seat.say(text)
            said += await seat.say('{"type":"ping","at":7.25}')
        except Exception as error:
            raise AssertionError(f"{type(error).__name__} by {text!r}") from error
        if not any(b'"pong"' in frame for frame in said):
            unanswered.append(text)
        answers[_kind(said[0])] += 1
    took, cpu = time.perf_counter() - began, time.process_time() - spent
    byes = sum((seat.ends for people, _ in grounds for seat in people), Counter())
    await hall.close()
    assert not unanswered, unanswered[:3]
    assert not witness.exceptions, witness.exceptions[:3]
    return {
        "frames": frames,
        "real": played,
        "answers": dict(answers.most_common()),
        "byes": dict(byes),
        "a_second": round(frames / took),
        "cpu_us_each": round(cpu / frames * 1e6),
    }


def _kind(frame: bytes) -> str:
    if frame == b"bye":
        return "bye"
    said = json.loads(frame[2 + {126: 2, 127: 8}.get(frame[1], 0) :])  # behind the head of a WebSocket's frame
    return f"refused {said['code']}" if said["type"] == "refused" else str(said["type"])


def measure(frames: int = FRAMES) -> dict[str, Any]:
    """Return answers to mutated frames by kind, and the speed. Fail when a frame has no answer or causes an error."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(attacked(str(Path(folder)), frames))
