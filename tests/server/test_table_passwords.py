"""A table with a password: newcomers give it before they sit down, and the hall counts wrong ones."""

import asyncio
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hiroma.ids import CommandId, PlayerId, TableId
from hiroma.server.core import table_passwords
from hiroma.server.limits.budget import PAYS, Payer
from hiroma.server.settings import Settings
from hiroma.server.wire import bodies, protocol
from hiroma.server.wire.connection import text_of
from hiroma.server.wiring import Hall
from hiroma.table.refusal import Refused
from tests.server.inside import InsideHall
from tests.server.running import AnyHall, Person, sit_down


def ack(answer: dict[str, Any]) -> dict[str, Any]:
    """Check that the table took the command."""
    assert answer["type"] == "ack", answer
    return answer


async def test_newcomers_give_the_password(hall: AnyHall) -> None:
    table, (ann,) = await sit_down(hall, "a")
    ben = await Person(hall, "b").arrive()
    await ben.watch(table)
    assert ack(await ann.line(table, "/password open sesame"))["reply"]["args"] == {"done": "set"}
    assert (await ben.line(table, "/join"))["code"] == "table-password"
    assert (await ben.line(table, "/passwort open sesam"))["code"] == "table-password-wrong"
    assert (await ben.line(table, "/join"))["code"] == "table-password"
    assert ack(await ben.line(table, "/合言葉 ｏｐｅｎ　sesame"))["reply"]["args"] == {"done": "right"}
    ack(await ben.line(table, "/join"))
    # Seated players stay under a new password; a newcomer who gave the old one gives the new one.
    cho = await Person(hall, "c").arrive()
    await cho.watch(table)
    ack(await cho.line(table, "/password open sesame"))
    ack(await ann.line(table, "/password another one"))
    assert (await cho.line(table, "/join"))["code"] == "table-password"
    ack(await ann.line(table, "/ready"))
    ack(await ben.line(table, "/ready"))


async def test_an_old_password_that_is_on_its_way_lets_nobody_in(
    own_hall: InsideHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (ann,) = await sit_down(own_hall, "a")
    ben = await Person(own_hall, "b").arrive()
    await ben.watch(table)
    ack(await ann.line(table, "/password open sesame"))
    compared, changed = threading.Event(), threading.Event()
    hashed = table_passwords._hashed

    def slow(word: str, salt: bytes) -> str:
        if word == "open sesame":
            compared.set()
            assert changed.wait(20)
        return hashed(word, salt)

    monkeypatch.setattr(table_passwords, "_hashed", slow)
    giving = asyncio.create_task(ben.line(table, "/password open sesame"))
    assert await asyncio.to_thread(compared.wait, 20)
    ack(await ann.line(table, "/password another one"))
    changed.set()
    await giving
    assert (await ben.line(table, "/join"))["code"] == "table-password"
    ack(await ben.line(table, "/password another one"))
    ack(await ben.line(table, "/join"))


async def test_guessing_is_slow_and_the_host_takes_it_away(hall: AnyHall) -> None:
    table, (ann,) = await sit_down(hall, "a")
    ben = await Person(hall, "b").arrive()
    await ben.watch(table)
    assert (await ann.line(table, "/password abc"))["code"] == "table-password-length"
    ack(await ann.line(table, "/password abcd"))
    codes = [(await ben.line(table, f"/password guess{n}"))["code"] for n in range(8)]
    assert codes == ["table-password-wrong"] * 6 + ["wait"] * 2
    assert (await ben.line(table, "/password abcd"))["code"] == "wait"
    _, seen = await ben.http("GET", f"/api/tables/{table}")
    assert "abcd" not in str(seen)
    assert ack(await ann.line(table, "/password off"))["reply"]["args"] == {"done": "off"}
    ack(await ben.line(table, "/join"))


async def test_a_password_command_without_a_word_changes_nothing(hall: AnyHall) -> None:
    table, (ann,) = await sit_down(hall, "a")
    ben = await Person(hall, "b").arrive()
    await ben.watch(table)
    ack(await ann.line(table, "/password open sesame"))
    assert (await ann.line(table, "/password"))["code"] == "arguments"
    assert (await ben.line(table, "/join"))["code"] == "table-password"
    # No word is no guess.
    codes = [(await ben.line(table, "/password"))["code"] for _ in range(8)]
    assert codes == ["arguments"] * 8
    ack(await ben.line(table, "/password open sesame"))


@pytest.fixture
async def inside(tmp_path: Path) -> AsyncIterator[Hall]:
    opened = Hall(Settings(store=f"sqlite:///{tmp_path}/h.db", key=f"{tmp_path}/hiroma.key"))
    await opened.open()
    yield opened
    await opened.close()


async def test_the_guests_of_a_stranger_lock_out_nobody_who_knows_the_password(inside: Hall) -> None:
    made = await inside.tables.new(PlayerId("ann"), bodies.NewTable(game="cant-stop"))

    async def say(player: str, word: str, address: str) -> str:
        PAYS.set(Payer((inside.budget.network(address),), 1.0))
        frame = protocol.Command(
            id=CommandId("1"), table=TableId(str(made)), name="line", args={"text": f"/password {word}"}
        )
        try:
            answer = await inside.asking.ask(PlayerId(player), frame)
        except Refused as refused:
            return refused.refusal.code
        assert answer is not None
        said = msgspec.json.decode(text_of(answer))
        return str(said.get("code", said["type"]))

    assert await say("ann", "open sesame", "192.0.2.1") == "ack"
    # The right word costs its network nothing.
    for n in range(13):
        assert await say(f"friend{n}", "open sesame", "192.0.2.2") == "ack"
    codes = [await say(f"guest{n // 6}", f"guess{n}", "192.0.2.3") for n in range(42)]
    assert codes == ["table-password-wrong"] * 12 + ["wait"] * 30
    assert await say("ben", "open sesame", "192.0.2.4") == "ack"
