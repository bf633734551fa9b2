"""Messages on the bus are for their receiver: no process gets another player's view, or a secret."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from nats.aio.client import Client
from nats.aio.msg import Msg

from hiroma.games import ruleset
from hiroma.ids import LeaseNo, PlayerId, TableId
from hiroma.server.cluster import messages
from hiroma.server.cluster.messages import Answer, Ask, Parcel, Show, Watch
from hiroma.server.wire import presenter
from hiroma.server.wire.connection import text_of
from hiroma.store import Row, Store
from hiroma.table.table import Table
from tests.server.inside import InsideHall
from tests.server.running import Person
from tests.server.test_cluster_halls import sit_apart, three_halls
from tests.server.test_play import start
from tests.services import Nats

pytestmark = pytest.mark.services

MOVES = 40


@pytest.fixture
def halls(nats_server: Nats, tmp_path: Path) -> Iterator[list[InsideHall]]:
    """Start three processes of one hall inside this one."""
    yield from three_halls(nats_server, tmp_path)


class Heard:
    """Recorder of all messages on a NATS server."""

    def __init__(self) -> None:
        self.messages: list[tuple[str, bytes]] = []

    async def take(self, message: Msg) -> None:
        """Keep a message."""
        self.messages.append((message.subject, message.data))

    def parcels(self) -> list[tuple[LeaseNo, Parcel]]:
        """Return the parcels, each with the lease of its receiver."""
        sent = [(subject.rpartition(".to."), data) for subject, data in self.messages]
        return [(LeaseNo(int(to)), messages.parcel_from(data)) for (_, way, to), data in sent if way]


async def play(table: TableId, people: list[Person], moves: int) -> None:
    """Let everybody make random legal moves, each by their own page."""
    rng = random.Random(7)
    for _ in range(moves):
        for person in people:
            _, state = await person.http("GET", f"/api/tables/{table}")
            for seat, legal in state["game"]["moves"].items():
                asked = {"seat": int(seat), "moves": [rng.choice(legal)]}
                await person.ask(table, "submit", asked, rev=state["rev"])


async def test_a_process_gets_only_what_its_players_may_see(halls: list[InsideHall], nats_server: Nats) -> None:
    heard, client = Heard(), Client()
    await client.connect(nats_server.url)
    await client.subscribe("hiroma.>", cb=heard.take)
    await client.flush()
    table, people = await sit_apart(halls, "niagara")
    for person in people[1:]:
        assert (await person.line(table, "/ready"))["type"] == "ack"
    await start(table, people[0])
    await play(table, people, MOVES)
    await asyncio.sleep(0.3)
    await client.close()

    rows = await rows_of(halls[0], table)
    at: dict[LeaseNo, PlayerId] = {}
    for hall, person in zip(halls, people, strict=True):
        assert hall.hall.cluster is not None
        assert hall.hall.cluster.lease is not None
        at[hall.hall.cluster.lease] = person.me["id"]
    asked: dict[tuple[LeaseNo, int], PlayerId] = {}
    shown = 0
    for to, parcel in heard.parcels():
        for item in parcel.items:
            if isinstance(item, Ask | Watch):
                assert item.player == at[parcel.sender]
                asked[parcel.sender, item.n] = item.player
            elif isinstance(item, Show):
                assert item.players == [at[to]]
                shown += must_fit(item.frame, rows, at[to])
            elif isinstance(item, Answer):
                for frame in item.frames:
                    shown += must_fit(frame, rows, asked[to, item.n])
    assert shown > MOVES
    secrets = Table.fold(((row.body, row.sealed) for row in rows), ruleset, random.randbytes).secret
    assert secrets is not None
    for _, message in heard.messages:
        assert secrets not in message
        assert secrets.hex().encode() not in message
        assert not any(row.sealed in message for row in rows if row.sealed)


async def rows_of(hall: InsideHall, table: TableId) -> list[Row]:
    """Return the log of a table."""
    store = await Store.connect(hall.settings.store)
    rows = await store.tables.entries(table)
    await store.close()
    return rows


def must_fit(frame: bytes, rows: list[Row], player: PlayerId) -> int:
    """Check that a frame shows the game as one player may see it; return the number of views in it."""
    said: dict[str, Any] = msgspec.json.decode(text_of(frame))
    if said.get("game") is None:
        return 0
    table = Table.fold(((row.body, row.sealed) for row in rows[: said["rev"]]), ruleset, random.randbytes)
    seen = presenter.game(table, presenter.viewer_of(table, player))
    assert said["game"]["view"] == msgspec.json.decode(msgspec.json.encode(seen))["view"]
    return 1
