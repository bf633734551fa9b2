"""Letters of one kind come at once or once a day, and a link in them ends their kind alone."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from hiroma.store import tidings
from hiroma.store.tidings import MailWishes
from tests.server.inside import InsideHall
from tests.server.running import Person
from tests.server.test_http import fetch
from tests.server.test_notifications import Letterbox, answer, link, signed_up

NEVER = {"turn": "never", "company": "never", "events": "never", "news": "never", "zone": "UTC", "hour": 8}
ONE_CLICK = {"Content-Type": "application/x-www-form-urlencoded"}


@pytest.fixture
def box() -> Iterator[Letterbox]:
    made = Letterbox()
    made.controller.start()
    yield made
    made.controller.stop()


@pytest.fixture
def letter_hall(tmp_path: Path, box: Letterbox, monkeypatch: pytest.MonkeyPatch) -> Iterator[InsideHall]:
    """Start a hall that writes "at once" after a second, and the daily letter three seconds after the first news."""
    monkeypatch.setattr(tidings, "WAIT", 1.0)
    monkeypatch.setattr(tidings, "next_digest", lambda wishes, now: now + 3.0)
    smtp = f"smtp://127.0.0.1:{box.controller.port}"
    running = InsideHall(tmp_path, smtp=smtp, mail_from="hall@example.org", site="https://hall.example").start()
    yield running
    running.stop()


async def reader(hall: InsideHall, box: Letterbox, **wishes: str) -> Person:
    """Return a person who gets these letters."""
    ann = await signed_up(Person(hall, "ann"))
    assert (await ann.http("PUT", "/api/notices/mail", {"address": "ann@example.org"}))[0] == 200
    assert (await answer((await box.wait(1))[1], "confirm", Person(hall, "reader")))[0] == 200
    status, said = await ann.http("PUT", "/api/notices/wishes", NEVER | wishes)
    assert (status, said["wishes"]["company"]) == (200, wishes.get("company", "never"))
    return ann


async def ask(hall: InsideHall, ann: Person, name: str) -> Person:
    """Let a new person ask to be a friend."""
    person = await signed_up(Person(hall, name))
    assert (await person.http("PUT", f"/api/me/friends/{await id_of(ann)}"))[0] == 200
    return person


async def id_of(person: Person) -> str:
    """Return the id of a player."""
    found: str = (await person.http("GET", "/api/me"))[1]["id"]
    return found


@pytest.mark.slow
async def test_a_letter_comes_at_once_and_its_link_ends_its_kind_alone(letter_hall: InsideHall, box: Letterbox) -> None:
    ann = await reader(letter_hall, box, company="once", events="once")
    await ask(letter_hall, ann, "ben")
    to, text, letter = await box.wait(2)
    assert to == "ann@example.org"
    assert "asks to be your friend" in text
    assert "https://hall.example/friends" in text
    path = link(text, "end").replace("/letters/", "/api/notices/")
    assert letter["List-Unsubscribe"].strip().replace("\r\n ", "") == f"<https://hall.example{path}>"
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    # A scanner that follows links changes nothing.
    assert fetch(letter_hall, path)[0] in (200, 302)
    assert (await ann.http("GET", "/api/notices"))[1]["wishes"]["company"] == "once"
    for _ in range(2):
        assert fetch(letter_hall, path, b"List-Unsubscribe=One-Click", **ONE_CLICK)[0] == 200
    said = (await ann.http("GET", "/api/notices"))[1]
    assert (said["wishes"]["company"], said["wishes"]["events"]) == ("never", "once")
    assert said["address"] == "ann@example.org"
    await ask(letter_hall, ann, "cem")
    await asyncio.sleep(4)
    assert len(box.letters) == 2


@pytest.mark.slow
async def test_news_of_a_club_are_seen_on_its_page_and_not_by_changing_it(
    letter_hall: InsideHall, box: Letterbox
) -> None:
    ann = await reader(letter_hall, box, events="once")
    _, club = await ann.http("POST", "/api/clubs", {"name": "Friday", "text": "We play.", "door": "asking"})
    page = f"/api/clubs/{club['id']}"
    assert (await Person(letter_hall, "ben").http("POST", f"{page}/join", {}))[0] == 200
    assert (await ann.http("GET", page))[0] == 200
    await asyncio.sleep(3)
    assert len(box.letters) == 1, "who has seen it gets no letter"
    assert (await Person(letter_hall, "cem").http("POST", f"{page}/join", {}))[0] == 200
    assert (await ann.http("PATCH", page, {"text": "We play on Fridays."}))[0] == 200
    assert "Friday" in (await box.wait(2))[1]


@pytest.mark.slow
async def test_a_forged_link_ends_nothing(letter_hall: InsideHall, box: Letterbox) -> None:
    ann = await reader(letter_hall, box, company="once", events="once")
    await ask(letter_hall, ann, "ben")
    token = link((await box.wait(2))[1], "end").rpartition("/")[2]
    for wrong in ("", "x", token[:-1], token.replace("company~", "events~"), f"daily{token[7:]}"):
        status, said = await Person(letter_hall, "eve").http("POST", f"/api/notices/end/{wrong}")
        assert status in (404, 405), wrong
    for way in ("confirm", "stop"):
        await Person(letter_hall, "eve").http("POST", f"/api/notices/{way}/{token}")
    said = (await ann.http("GET", "/api/notices"))[1]
    assert (said["address"], said["wishes"]["company"], said["wishes"]["events"]) == ("ann@example.org", "once", "once")


@pytest.mark.slow
async def test_the_link_of_an_old_address_does_not_end_letters_to_a_new_one(
    letter_hall: InsideHall, box: Letterbox
) -> None:
    ann = await reader(letter_hall, box, company="once")
    await ask(letter_hall, ann, "ben")
    path = link((await box.wait(2))[1], "end").replace("/letters/", "/api/notices/")
    await ann.http("PUT", "/api/notices/mail", {"address": "new@example.org"})
    assert (await answer((await box.wait(3))[1], "confirm", Person(letter_hall, "reader")))[0] == 200
    assert fetch(letter_hall, path, b"List-Unsubscribe=One-Click", **ONE_CLICK)[0] == 200
    assert (await ann.http("GET", "/api/notices"))[1]["wishes"]["company"] == "once"


@pytest.mark.slow
async def test_a_day_is_one_letter_without_what_was_seen_and_survives_a_restart(
    letter_hall: InsideHall, box: Letterbox
) -> None:
    ann = await reader(letter_hall, box, company="daily", events="daily")
    await ask(letter_hall, ann, "ben")
    await ann.http("GET", "/api/me/friends")
    await ask(letter_hall, ann, "cem")
    status, club = await ann.http("POST", "/api/clubs", {"name": "Walkers", "text": "", "door": "asking"})
    assert status == 201
    dee = await signed_up(Person(letter_hall, "dee"))
    assert (await dee.http("POST", f"/api/clubs/{club['id']}/join", {}))[0] == 200
    letter_hall.stop()
    letter_hall.start()
    _, text, letter = await box.wait(2)
    assert text.count("asks to be your friend") == 1
    assert "cem" in text
    assert "ben" not in text.replace("member", "")
    assert "Somebody asks to join the club Walkers" in text
    assert text.index("Invitations and messages") < text.index("Tournaments and clubs")
    assert "/api/notices/end/daily~" in letter["List-Unsubscribe"]
    await asyncio.sleep(5)
    assert len(box.letters) == 2, "nothing happened since"
    path = letter["List-Unsubscribe"].strip().strip("<>").replace("https://hall.example", "")
    assert fetch(letter_hall, path, b"List-Unsubscribe=One-Click", **ONE_CLICK)[0] == 200
    assert (await ann.http("GET", "/api/notices"))[1]["wishes"] == NEVER


@pytest.mark.slow
async def test_who_is_here_gets_no_letter_at_once(letter_hall: InsideHall, box: Letterbox) -> None:
    ann = await reader(letter_hall, box, company="once")
    await ann.arrive()
    await ask(letter_hall, ann, "ben")
    await asyncio.sleep(4)
    assert len(box.letters) == 1


async def test_a_guest_and_an_unknown_zone_are_refused(letter_hall: InsideHall) -> None:
    guest = Person(letter_hall, "guest")
    assert (await guest.http("PUT", "/api/notices/wishes", NEVER))[1]["code"] == "guest"
    ann = await signed_up(Person(letter_hall, "ann"))
    for zone in ("Nowhere/City", "../../etc/passwd", ""):
        assert (await ann.http("PUT", "/api/notices/wishes", NEVER | {"zone": zone}))[1]["code"] == "no-such-zone"


async def test_whoever_has_chosen_nothing_gets_what_they_got_before(letter_hall: InsideHall, box: Letterbox) -> None:
    ann = await signed_up(Person(letter_hall, "ann"))
    said = (await ann.http("GET", "/api/notices"))[1]["wishes"]
    assert MailWishes(**said) == MailWishes(turn="once", company="never", events="never", news="never")
