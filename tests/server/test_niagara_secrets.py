"""A card picked in secret reaches nobody else before its owner's turn: no frame, answer, refusal, replay or log line.

There are two methods. The canary: a player picks a card whose name occurs only in the public hands; outside of them
it must not appear. The two worlds differ only in the secret; the others get the same in both, byte for byte.
"""

import asyncio
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.running import AnyHall, Person
from tests.server.test_http import fetch

CANARY = "rope"
"""The one card whose name no key, event or other word of the protocol contains."""
PUBLIC = {"hand", "used"}
"""Fields in which everybody may read the names of cards."""
RULES = {"flussgeister": True, "arrow_start": "L"}


class Listener(Person):
    """A person who keeps all bytes of the hall."""

    def __init__(self, hall: AnyHall, name: str) -> None:
        super().__init__(hall, name)
        self.bytes: list[bytes] = []

    async def next(self, seconds: float = 5.0) -> dict[str, Any]:
        message = await asyncio.wait_for(self.socket.recv(decode=False), seconds)
        self.bytes.append(message)
        frame: dict[str, Any] = json.loads(message)
        return frame

    def fetch(self, path: str) -> int:
        """Send a GET with the cookie; keep the body and return the status."""
        status, _, body = fetch(self.hall, path, Cookie=self.cookie)
        self.bytes.append(body)
        return status

    async def hear_all(self) -> None:
        """Read all frames under way."""
        await self.send({"type": "ping", "at": 0})
        await self.wait("pong")

    async def reconnect(self, table: str) -> None:
        """Close the socket and come back without knowledge: the first sync again."""
        await self.hear_all()
        await self.leave()
        await self.arrive()
        await self.watch(table)

    async def try_everything(self, table: str, seat: int | None) -> None:
        """Ask the hall all allowed questions about a table, and some forbidden ones."""
        await self.reconnect(table)
        for path in ("", "?since=0", "/history?before=1000", "/games/1/replay", "/log"):
            self.fetch(f"/api/tables/{table}{path}")
        for line in ("/info", "/export", "/verify", "/replay", "/rules", "/undo"):
            await self.line(table, line)
        for drafted in ([{"do": "choose", "card": "3"}], [{"do": "choose", "card": "9"}], []):
            for other in (0, 1, 2):
                await self.ask(table, "submit", {"seat": other, "moves": drafted}) if other != seat else None
                await self.preview(table, other, drafted)

    async def preview(self, table: str, seat: int, moves: list[dict[str, Any]]) -> dict[str, Any]:
        """Ask for a preview; return the answer, a refusal included."""
        rev = (await self.watch(table))["rev"]
        await self.send({"type": "preview", "id": "p", "table": table, "rev": rev, "seat": seat, "moves": moves})
        while (frame := await self.next())["type"] not in ("previewed", "refused"):
            pass
        return frame


async def dealt(hall: AnyHall) -> tuple[str, list[Listener]]:
    """Return a table where three people choose cards and the first of them begins, and its people with a spectator.

    Chance decides who begins: the helper opens tables with new people until it is the first.
    """
    for _ in range(60):
        people = [Listener(hall, name) for name in "abcw"]
        for person in people:
            await person.arrive()
        _, made = await people[0].http("POST", "/api/tables", {"game": "niagara", "options": RULES})
        table: str = made["id"]
        for person in people[:3]:
            await person.watch(table)
            assert (await person.line(table, "/join"))["type"] == "ack"
        started = await people[0].line(table, "/start")
        states = [await person.watch(table, started["rev"]) for person in people]
        if states[0]["game"]["view"]["first"] == 0:
            return table, people
    raise AssertionError("the first seat was never drawn first")


async def choose(person: Listener, table: str, seat: int, card: str) -> int:
    """Pick a card; return the rev."""
    answer = await person.ask(table, "submit", {"seat": seat, "moves": [{"do": "choose", "card": card}]})
    assert answer["type"] == "ack", answer
    return int(answer["rev"])


async def round_of_secrets(hall: AnyHall, secret: str) -> tuple[str, list[Listener]]:
    """Let seat 1 pick the secret, and everybody ask for everything, until seat 0 has almost ended its turn."""
    table, people = await dealt(hall)
    for person in people:
        await person.hear_all()
        person.bytes.clear()
        # The table before the secret is the same in every world.
        await person.watch(table)
    a, b, c, w = people
    rev = await choose(b, table, 1, secret)
    for person, seat in ((a, 0), (c, 2), (w, None)):
        await person.watch(table, rev)
        await person.try_everything(table, seat)
    await choose(a, table, 0, "3")
    for person in people:
        await person.hear_all()
    rev = await choose(c, table, 2, "5")
    for person in people:
        await person.watch(table, rev)
        await person.reconnect(table)
    # The whole turn of seat 0, after which the hall would turn up the card of seat 1.
    for drafted in ([{"do": "paddle", "canoe": 0, "to": "2"}], [{"do": "done"}]):
        await a.preview(table, 0, drafted)
    for person in people:
        await person.hear_all()
    return table, people


async def reveal(people: list[Listener], table: str) -> None:
    """End the turn of seat 0: the card of seat 1 is turned up for all."""
    answer = await people[0].ask(table, "submit", {"seat": 0, "moves": [{"do": "done"}]})
    assert answer["type"] == "ack", answer
    for person in people:
        await person.watch(table, answer["rev"])


def outside_hands(thing: Any, own: bool = False) -> Iterator[str]:
    """Yield every word of a decoded message but those in public hands and, with `own`, in the moves offered to them."""
    if isinstance(thing, dict):
        for key, value in thing.items():
            yield key
            if key not in PUBLIC and not (key == "moves" and own):
                yield from outside_hands(value, own)
    elif isinstance(thing, list):
        for item in thing:
            yield from outside_hands(item, own)
    else:
        yield str(thing)


def heard(person: Listener, own: bool) -> str:
    """Return all that a person got except public hands; with `own` also without the moves offered to them."""
    words: list[str] = []
    for message in person.bytes:
        try:
            words += outside_hands(json.loads(message), own)
        except ValueError:
            words.append(message.decode())
    return "\n".join(words)


@pytest.mark.clause("NI-C3")
async def test_a_canary_is_heard_by_its_owner_alone(hall: AnyHall) -> None:
    table, people = await round_of_secrets(hall, CANARY)
    for person, plays in zip(people, (True, True, True, False), strict=True):
        assert (CANARY in heard(person, plays)) == (person is people[1]), person.name
        assert sum(b'"players"' in message for message in person.bytes) > 2
    assert CANARY.encode() not in hall.log.read_bytes()
    assert CANARY.encode() not in fetch(hall, "/metrics")[2]
    await reveal(people, table)
    for person in people:
        assert CANARY in heard(person, True), f"{person.name}: shown in its owner's turn"


@pytest.mark.clause("NI-C3")
async def test_two_worlds_that_differ_in_the_secret_are_the_same_to_everybody_else(hall: AnyHall) -> None:
    worlds: dict[str, list[set[str]]] = {}
    for secret in ("1", "7", "any", "cloud", CANARY):
        table, people = await round_of_secrets(hall, secret)
        worlds[secret] = [plain(person, table, people) for person in people]
        await reveal(people, table)
        worlds[secret].append(plain(people[0], table, people))
    first, *others = worlds.values()
    for world in others:
        for index in (0, 2, 3):
            assert world[index] == first[index], "abcw"[index]
        assert world[1] != first[1], "its owner sees it"
        assert world[4] != first[4], "in the end it is seen"


def plain(person: Listener, table: str, people: list[Listener]) -> set[str]:
    """Return the messages to a person, without the differences between any two tables.

    Those are: names of tables and people, their faces, times, connected people, chance, and the order of answers to
    different people.
    """
    unlike = [
        (table, "TABLE"),
        *((each.me["id"], each.name.upper()) for each in people),
        (r"Guest-[0-9A-F]+", "GUEST"),
        (r'"(at|now|changed|deadline)":[\d.]+', r'"\1":0'),
        (r'"people":\{[^}]*\}', '"people":{}'),
        (r'"faces":\{[^}]*\}', '"faces":{}'),
        (r'"face":"[a-l]*"', '"face":""'),
        (r'"faces":\[[^\]]*\]', '"faces":[]'),
        (r'"presence":\{[^}]*\}', '"presence":{}'),
        (r'"(bot|kick)":\{"code":"[a-z-]+","clause":null,"what":\{[^}]*\}\}', r'"\1":null'),
        (r"[0-9a-f]{64}", "HASH"),
        (rf'"(id|ack)":"{person.name}\d+-[0-9a-f]+"', r'"\1":"ID"'),
    ]
    told = set()
    for message in person.bytes:
        text = message.decode()
        for pattern, same in unlike:
            text = re.sub(pattern, same, text)
        told |= set(parts(text))
    return told


def parts(text: str) -> Iterator[str]:
    """Yield a message, or the parts of a state or an entry: states on arrivals and departures bring no other parts."""
    if not text.startswith(('{"type":"state"', '{"type":"events"')):
        if not text.startswith('{"type":"presence"'):
            yield text
        return
    frame = json.loads(text)
    for entry in [*frame.pop("history", []), *filter(None, [frame.pop("happened", None)])]:
        yield json.dumps(entry)
    for part in ("game", "meta", "you", "chat"):
        yield f"{part}: {json.dumps(frame.get(part))}"
