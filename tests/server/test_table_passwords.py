"""A table with a password: newcomers give it before they sit down, and the hall counts wrong ones."""

import asyncio
import threading
from typing import Any

import pytest

from hiroma.server.core import table_passwords
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
