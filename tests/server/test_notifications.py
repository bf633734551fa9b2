"""Letters to absent players: one when it is their turn, and only to people who asked for it."""

import asyncio
import email
import re
import secrets
import time
from collections.abc import Iterator
from email.message import Message
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller

from tests.server.inside import InsideHall
from tests.server.running import AnyHall, Person, free_port, sit_down
from tests.server.test_http import fetch


class Letterbox:
    """A mail server that keeps its letters."""

    def __init__(self) -> None:
        self.letters: list[tuple[str, Message]] = []
        self.full = False
        self.controller = Controller(self, hostname="127.0.0.1", port=free_port())

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802 - the library's name
        if self.full:
            return "452 no room"
        self.letters.append((envelope.rcpt_tos[0], email.message_from_bytes(envelope.content)))
        return "250 OK"

    async def wait(self, count: int, seconds: float = 30.0) -> tuple[str, str, Message]:
        """Wait for the letter of that number; return its receiver, its text, and the letter."""
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
def own_hall(tmp_path: Path, box: Letterbox) -> Iterator[InsideHall]:
    """Start a hall that can send letters."""
    running = InsideHall(
        tmp_path,
        smtp=f"smtp://127.0.0.1:{box.controller.port}",
        mail_from="hall@example.org",
        site="https://hall.example",
    ).start()
    yield running
    running.stop()


def link(text: str, way: str) -> str:
    """Return the path of a link in a letter."""
    found = re.search(rf"https://hall\.example(/letters/{way}/\S+)", text)
    assert found is not None
    return found[1]


async def answer(text: str, way: str, reader: Person) -> tuple[int, Any]:
    """Press the button of the page to which a link of a letter leads; return status and answer."""
    return await reader.http("POST", link(text, way).replace("/letters/", "/api/notices/"))


async def with_accounts(hall: AnyHall) -> tuple[str, list[Person]]:
    """Open a table where people with accounts sit and look."""
    table, people = await sit_down(hall)
    for person in people:
        await signed_up(person)
        await person.arrive()
        await person.watch(table)
    return table, people


async def signed_up(person: Person) -> Person:
    """Make an account for this person; return the person."""
    account = {"name": f"{person.name} {secrets.token_hex(4)}", "password": "correct horse battery"}
    assert (await person.http("POST", "/api/account", account))[0] == 201
    return person


async def turn(person: Person, table: str) -> int:
    """Return the seat on turn."""
    _, seen = await person.http("GET", f"/api/tables/{table}")
    return int(seen["game"]["actors"][0])


async def play(people: list[Person], table: str) -> None:
    """Play one turn of the player on turn, by HTTP: they stop as soon as they can."""
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


async def test_one_letter_for_each_time_that_one_is_away(own_hall: AnyHall, box: Letterbox) -> None:
    table, people = await with_accounts(own_hall)
    for person in people:
        address = f"{person.name}@example.org"
        _, said = await person.http("PUT", "/api/notices/mail", {"address": address})
        assert (said["possible"], said["address"], said["asked"]) == (True, "", address)
    for person in people:
        to, text, letter = await box.wait(people.index(person) + 1)
        assert to == f"{person.name}@example.org"
        assert letter["Subject"] == "Shall we tell you when it is your turn?"
        assert (await answer(text, "confirm", Person(own_hall, "reader")))[0] == 200
    _, said = await people[1].http("GET", "/api/notices")
    assert (said["address"], said["asked"]) == (f"{people[1].name}@example.org", "")
    for person, line in ((people[0], "/clock 2d"), (people[1], "/ready"), (people[0], "/start")):
        assert (await person.line(table, line))["type"] == "ack", line
    await asyncio.sleep(8)
    assert len(box.letters) == 2, "who is at the table is not written to"
    for person in people:
        await person.leave()
    await play(people, table)
    away = await turn(people[0], table)
    to, text, letter = await box.wait(3)
    assert to == f"{people[away].name}@example.org"
    assert f"https://hall.example/t/{table}" in text
    one_click = link(text, "end").replace("/letters/", "/api/notices/")
    assert letter["List-Unsubscribe"].strip() == f"<https://hall.example{one_click}>"
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    await asyncio.sleep(3)
    assert len(box.letters) == 3
    await play(people, table)
    assert (await box.wait(4))[0] == f"{people[1 - away].name}@example.org", "who has moved is told again"
    as_rfc_8058_says = {"Content-Type": "application/x-www-form-urlencoded"}
    assert fetch(own_hall, one_click, b"List-Unsubscribe=One-Click", **as_rfc_8058_says)[0] == 200
    wishes = (await people[away].http("GET", "/api/notices"))[1]["wishes"]
    assert wishes["turn"] == "never"
    await play(people, table)
    await asyncio.sleep(8)
    assert len(box.letters) == 4


async def test_who_is_on_vacation_is_not_written_to(own_hall: AnyHall, box: Letterbox) -> None:
    table, people = await with_accounts(own_hall)
    for count, person in enumerate(people, 1):
        await person.http("PUT", "/api/notices/mail", {"address": f"{person.name}@example.org"})
        assert (await answer((await box.wait(count))[1], "confirm", Person(own_hall, "reader")))[0] == 200
    for person, line in ((people[0], "/clock 2d"), (people[1], "/ready"), (people[0], "/start")):
        assert (await person.line(table, line))["type"] == "ack", line
    away = 1 - await turn(people[0], table)
    assert (await people[away].http("PUT", "/api/vacation", {"days": 3}))[0] == 200
    for person in people:
        await person.leave()
    await play(people, table)
    await asyncio.sleep(8)
    assert len(box.letters) == 2
    assert (await people[away].http("DELETE", "/api/vacation"))[0] == 200
    assert (await box.wait(3))[0] == f"{people[away].name}@example.org", "the game goes on"


async def test_only_addresses_and_only_a_few(own_hall: AnyHall, box: Letterbox) -> None:
    ann = await signed_up(Person(own_hall, "a"))
    for wrong in ("", "ann", "a@b", "a@example.org\r\nBcc: b@example.org", "a b@example.org", "a@example.org, b@c.de"):
        assert (await ann.http("PUT", "/api/notices/mail", {"address": wrong}))[1]["code"] == "mail-address", wrong
    for n in range(3):
        assert (await ann.http("PUT", "/api/notices/mail", {"address": f"a{n}@example.org"}))[0] == 200
    assert (await ann.http("PUT", "/api/notices/mail", {"address": "a9@example.org"}))[1]["code"] == "wait"
    assert (await ann.http("DELETE", "/api/notices/mail"))[1]["address"] == ""
    assert len(box.letters) == 3


async def addresses(person: Person) -> tuple[str, str]:
    """Return the address that a person's letters go to, and the one that waits for its owner's word."""
    _, said = await person.http("GET", "/api/notices")
    return said["address"], said["asked"]


async def test_letters_go_to_the_old_address_until_the_new_one_is_confirmed(own_hall: AnyHall, box: Letterbox) -> None:
    ann = await signed_up(Person(own_hall, "a"))
    await ann.http("PUT", MAIL, {"address": "old@example.org"})
    old = (await box.wait(1))[1]
    assert (await answer(old, "confirm", Person(own_hall, "reader")))[0] == 200
    box.full = True
    assert (await ann.http("PUT", MAIL, {"address": "new@example.org"}))[1]["code"] == "mail-away"
    assert await addresses(ann) == ("old@example.org", "")
    box.full = False
    await ann.http("PUT", MAIL, {"address": "new@example.org"})
    assert await addresses(ann) == ("old@example.org", "new@example.org")
    new = (await box.wait(2))[1]
    assert (await answer(old, "confirm", Person(own_hall, "reader")))[0] == 200, "a link that is followed once more"
    assert await addresses(ann) == ("old@example.org", "new@example.org")
    for _ in range(2):
        assert (await answer(new, "confirm", Person(own_hall, "reader")))[0] == 200
        assert await addresses(ann) == ("new@example.org", "")
    assert (await answer(old, "stop", Person(own_hall, "reader")))[0] == 200
    assert await addresses(ann) == ("new@example.org", ""), "what belongs to the old address has ended"


async def test_who_gives_the_present_address_stays_with_it(own_hall: AnyHall, box: Letterbox) -> None:
    ann = await signed_up(Person(own_hall, "a"))
    await ann.http("PUT", MAIL, {"address": "old@example.org"})
    await answer((await box.wait(1))[1], "confirm", Person(own_hall, "reader"))
    await ann.http("PUT", MAIL, {"address": "slip@example.org"})
    slip = (await box.wait(2))[1]
    assert (await ann.http("PUT", MAIL, {"address": "old@example.org"}))[0] == 200
    assert await addresses(ann) == ("old@example.org", "")
    status, refused = await answer(slip, "confirm", Person(own_hall, "reader"))
    assert (status, refused["code"]) == (404, "no-such-letter")
    assert len(box.letters) == 2


async def test_who_declines_a_new_address_leaves_the_old_one(own_hall: AnyHall, box: Letterbox) -> None:
    ann = await signed_up(Person(own_hall, "a"))
    await ann.http("PUT", MAIL, {"address": "old@example.org"})
    old = (await box.wait(1))[1]
    await answer(old, "confirm", Person(own_hall, "reader"))
    await ann.http("PUT", MAIL, {"address": "slip@example.org"})
    assert (await answer((await box.wait(2))[1], "stop", Person(own_hall, "reader")))[0] == 200
    assert await addresses(ann) == ("old@example.org", "")
    await ann.http("PUT", MAIL, {"address": "next@example.org"})
    assert (await answer(old, "stop", Person(own_hall, "reader")))[0] == 200
    assert await addresses(ann) == ("", "next@example.org")
    assert (await ann.http("DELETE", MAIL))[0] == 200
    assert await addresses(ann) == ("", "")


async def test_an_address_has_one_spelling(own_hall: AnyHall, box: Letterbox) -> None:
    ann = await signed_up(Person(own_hall, "a"))
    for other in (
        "=?utf-8?q?x?=@example.org",
        "=?utf-8?b?eA==?=@example.org",
        "x\x01@example.org",
        "x@-a..example.org",
    ):
        assert (await ann.http("PUT", MAIL, {"address": other}))[1]["code"] == "mail-address", other
    assert box.letters == []
    assert (await ann.http("PUT", MAIL, {"address": "o'x_1-y@example.org"}))[0] == 200


async def test_an_address_that_no_mail_server_takes_is_refused(own_hall: AnyHall, box: Letterbox) -> None:
    ann = await signed_up(Person(own_hall, "a"))
    for other in ("änn@example.org", "\uff41\uff4e\uff4e@example.org"):
        assert (await ann.http("PUT", MAIL, {"address": other}))[1].get("code") == "mail-address", other
    for n in range(3):
        assert (await ann.http("PUT", MAIL, {"address": f"a{n}@example.org"}))[0] == 200, "none was spent on them"


async def test_no_guest_makes_the_hall_write(own_hall: AnyHall, box: Letterbox) -> None:
    for _ in range(3):
        status, refused = await Person(own_hall, "g").http("PUT", MAIL, {"address": "stranger@example.org"})
        assert (status, refused["code"]) == (403, "guest")
    assert box.letters == []


MAIL = "/api/notices/mail"


async def test_an_address_is_asked_a_few_times_a_day_whoever_asks(own_hall: AnyHall, box: Letterbox) -> None:
    ways = ("Stranger@example.org", "stranger@EXAMPLE.org", "stranger+1@example.org", "stranger@example.org")
    for n, address in enumerate(ways):
        if n == 2:
            own_hall.stop()
            own_hall.start()
        person = await signed_up(Person(own_hall, f"p{n}"))
        status, answered = await person.http("PUT", MAIL, {"address": address})
        assert (status, answered.get("code")) == ((200, None) if n < 3 else (429, "mail-often"))
    assert len(box.letters) == 3
    other = await signed_up(Person(own_hall, "other"))
    assert (await other.http("PUT", MAIL, {"address": "somebody@example.org"}))[0] == 200


async def test_a_network_asks_only_so_many_addresses(own_hall: AnyHall, box: Letterbox) -> None:
    answers = []
    for p in range(4):
        person = await signed_up(Person(own_hall, f"p{p}"))
        answers += [await person.http("PUT", MAIL, {"address": f"a{p}{n}@example.org"}) for n in range(3)]
    assert [status for status, _ in answers] == [200] * 10 + [429] * 2
    assert len(box.letters) == 10


async def test_who_only_looks_at_the_links_of_a_letter_changes_nothing(own_hall: AnyHall, box: Letterbox) -> None:
    ann = await signed_up(Person(own_hall, "a"))
    await ann.http("PUT", MAIL, {"address": "ann@example.org"})
    text = (await box.wait(1))[1]
    for found in (("", "ann@example.org"), ("ann@example.org", "")):
        for way in ("confirm", "stop"):
            for path in (link(text, way), link(text, way).replace("/letters/", "/api/notices/")):
                for method in ("GET", "HEAD"):
                    await Person(own_hall, "scanner").http(method, path)
        assert await addresses(ann) == found
        assert (await answer(text, "confirm", Person(own_hall, "reader")))[0] == 200
    assert (await answer(text, "stop", Person(own_hall, "reader")))[0] == 200
    assert (await ann.http("GET", "/api/notices"))[1]["address"] == ""
    status, refused = await answer(text, "confirm", Person(own_hall, "reader"))
    assert (status, refused["code"]) == (404, "no-such-letter")
    assert (await answer(text, "stop", Person(own_hall, "reader")))[0] == 200


async def test_who_wants_no_letters_is_not_asked_again(own_hall: AnyHall, box: Letterbox) -> None:
    ann, ben = await signed_up(Person(own_hall, "a")), await signed_up(Person(own_hall, "b"))
    await ann.http("PUT", MAIL, {"address": "stranger@example.org"})
    assert (await answer((await box.wait(1))[1], "stop", Person(own_hall, "reader")))[0] == 200
    status, refused = await ben.http("PUT", MAIL, {"address": "stranger@example.org"})
    assert (status, refused["code"]) == (403, "mail-unwanted")
    # A person who agreed and then stopped may change their mind.
    await ben.http("PUT", MAIL, {"address": "ben@example.org"})
    for way in ("confirm", "stop"):
        await answer((await box.wait(2))[1], way, Person(own_hall, "reader"))
    assert (await ben.http("PUT", MAIL, {"address": "ben@example.org"}))[0] == 200
    assert len(box.letters) == 3


async def test_a_hall_without_a_mail_server_says_so(hall: AnyHall) -> None:
    ann = await Person(hall, "a").arrive()
    _, said = await ann.http("GET", "/api/notices")
    assert (said["possible"], said["address"], said["asked"]) == (False, "", "")
    assert (await ann.http("PUT", "/api/notices/mail", {"address": "a@example.org"}))[1]["code"] == "mail-off"
