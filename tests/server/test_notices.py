"""People who are away are told once that it is their turn; nobody is written to who has not asked for it."""

import asyncio
import email
import re
import time
from collections.abc import Iterator
from email.message import Message
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller

from tests.server.running import Person, RunningHall, free_port, sit_down


class Letterbox:
    """A mail server that keeps what it is given."""

    def __init__(self) -> None:
        self.letters: list[tuple[str, Message]] = []
        self.controller = Controller(self, hostname="127.0.0.1", port=free_port())

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802 - the library's name
        self.letters.append((envelope.rcpt_tos[0], email.message_from_bytes(envelope.content)))
        return "250 OK"

    async def wait(self, count: int, seconds: float = 30.0) -> tuple[str, str, Message]:
        """The letter of that number: to whom, its text, all of it."""
        until = time.monotonic() + seconds
        while len(self.letters) < count:
            assert time.monotonic() < until, "no letter came"
            await asyncio.sleep(0.1)
        to, letter = self.letters[count - 1]
        body = letter.get_payload(decode=True)
        assert isinstance(body, bytes)
        return to, body.decode(), letter


@pytest.fixture
def box() -> Iterator[Letterbox]:
    made = Letterbox()
    made.controller.start()
    yield made
    made.controller.stop()


@pytest.fixture
def own_hall(tmp_path: Path, box: Letterbox) -> Iterator[RunningHall]:
    """A hall that can write to people."""
    running = RunningHall(
        tmp_path,
        frames=100_000,
        smtp=f"smtp://127.0.0.1:{box.controller.port}",
        mail_from="hall@example.org",
        site="https://hall.example",
    ).start()
    yield running
    running.stop()


def link(text: str, way: str) -> str:
    """The path of a link in a letter."""
    found = re.search(rf"https://hall\.example(/api/notices/{way}/\S+)", text)
    assert found is not None
    return found[1]


async def turn(person: Person, table: str) -> int:
    """The chair that is waited for."""
    _, seen = await person.http("GET", f"/api/tables/{table}")
    return int(seen["game"]["actors"][0])


async def play(people: list[Person], table: str) -> None:
    """One turn of whoever is waited for, by HTTP; then they stop if they can."""
    before = await turn(people[0], table)
    while await turn(people[0], table) == before:
        _, seen = await people[before].http("GET", f"/api/tables/{table}")
        moves = seen["game"]["moves"][str(before)]
        move = next((one for one in moves if one["do"] in ("stop", "drop")), moves[0])
        body = {
            "type": "command",
            "id": f"m{seen['rev']}",
            "table": table,
            "name": "submit",
            "args": {"seat": before, "moves": [move]},
            "rev": seen["rev"],
        }
        status, said = await people[before].http("POST", f"/api/tables/{table}/commands", body)
        assert status == 200, said


async def test_one_letter_for_each_time_that_one_is_away(own_hall: RunningHall, box: Letterbox) -> None:
    table, people = await sit_down(own_hall)
    for person in people:
        address = f"{person.name}@example.org"
        _, said = await person.http("PUT", "/api/notices/mail", {"address": address})
        assert (said["possible"], said["address"], said["confirmed"]) == (True, address, False)
    for person in people:
        to, text, letter = await box.wait(people.index(person) + 1)
        assert to == f"{person.name}@example.org"
        assert letter["Subject"] == "Shall we tell you when it is your turn?"
        await Person(own_hall, "reader").http("GET", link(text, "confirm"))
    assert (await people[1].http("GET", "/api/notices"))[1]["confirmed"] is True
    for line in ("/clock 2d", "/start"):
        assert (await people[0].line(table, line))["type"] == "ack", line
    await asyncio.sleep(8)
    assert len(box.letters) == 2, "who is at the table is not written to"
    for person in people:
        await person.leave()
    await play(people, table)
    away = await turn(people[0], table)
    to, text, letter = await box.wait(3)
    assert to == f"{people[away].name}@example.org"
    assert f"https://hall.example/t/{table}" in text
    assert letter["List-Unsubscribe"].strip() == f"<https://hall.example{link(text, 'stop')}>"
    await asyncio.sleep(3)
    assert len(box.letters) == 3
    await play(people, table)
    assert (await box.wait(4))[0] == f"{people[1 - away].name}@example.org", "who has moved is told again"
    assert (await people[away].http("POST", link(text, "stop")))[0] == 200
    assert (await people[away].http("GET", "/api/notices"))[1]["address"] == ""
    await play(people, table)
    await asyncio.sleep(8)
    assert len(box.letters) == 4


async def test_who_is_on_vacation_is_not_written_to(own_hall: RunningHall, box: Letterbox) -> None:
    table, people = await sit_down(own_hall)
    for count, person in enumerate(people, 1):
        await person.http("PUT", "/api/notices/mail", {"address": f"{person.name}@example.org"})
        await Person(own_hall, "reader").http("GET", link((await box.wait(count))[1], "confirm"))
    for line in ("/clock 2d", "/start"):
        assert (await people[0].line(table, line))["type"] == "ack", line
    away = 1 - await turn(people[0], table)
    assert (await people[away].http("PUT", "/api/vacation", {"days": 3}))[0] == 200
    for person in people:
        await person.leave()
    await play(people, table)
    await asyncio.sleep(8)
    assert len(box.letters) == 2
    assert (await people[away].http("DELETE", "/api/vacation"))[0] == 200
    assert (await box.wait(3))[0] == f"{people[away].name}@example.org", "the game goes on"


async def test_only_addresses_and_only_a_few(own_hall: RunningHall, box: Letterbox) -> None:
    ann = await Person(own_hall, "a").arrive()
    for wrong in ("", "ann", "a@b", "a@example.org\r\nBcc: b@example.org", "a b@example.org", "a@example.org, b@c.de"):
        assert (await ann.http("PUT", "/api/notices/mail", {"address": wrong}))[1]["code"] == "mail-address", wrong
    for n in range(3):
        assert (await ann.http("PUT", "/api/notices/mail", {"address": f"a{n}@example.org"}))[0] == 200
    assert (await ann.http("PUT", "/api/notices/mail", {"address": "a9@example.org"}))[1]["code"] == "wait"
    assert (await ann.http("DELETE", "/api/notices/mail"))[1]["address"] == ""
    assert len(box.letters) == 3


async def test_a_hall_without_a_mail_server_says_so(hall: RunningHall) -> None:
    ann = await Person(hall, "a").arrive()
    _, said = await ann.http("GET", "/api/notices")
    assert (said["possible"], said["address"], said["confirmed"]) == (False, "", False)
    assert (await ann.http("PUT", "/api/notices/mail", {"address": "a@example.org"}))[1]["code"] == "mail-off"
