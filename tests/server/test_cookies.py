"""Cookies of people who come back: each page that opens gives them another year."""

from collections.abc import Iterator
from http.cookies import SimpleCookie

import pytest

from hiroma.server.accounts.devices import YEAR
from tests.server.inside import InsideHall
from tests.server.running import AnyHall, Person
from tests.server.test_accounts import PASSWORD, unused


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InsideHall]:
    """Start a hall with no practical limit on tries from one address."""
    running = InsideHall(tmp_path_factory.mktemp("hall"), signins=10**6).start()
    yield running
    running.stop()


class Watched(Person):
    """A browser that remembers for how long each cookie of the last answer is good."""

    lasts: dict[str, int]

    def keep(self, headers: list[str]) -> None:
        """Keep cookies, and note their seconds."""
        super().keep(headers)
        told = [morsel for header in headers for morsel in SimpleCookie(header).values()]
        self.lasts = {morsel.key: int(morsel["max-age"]) for morsel in told}


async def test_a_guest_who_opens_a_page_keeps_the_seat_for_another_year(hall: AnyHall) -> None:
    ann = Watched(hall)
    _, me = await ann.http("GET", "/api/me")
    cookie = ann.cookie
    await ann.http("GET", "/api/games")
    assert ann.lasts == {"hiroma": YEAR}
    assert ann.cookie == cookie
    assert (await ann.http("GET", "/api/me"))[1]["id"] == me["id"]
    assert ann.lasts == {}, "an answer that no page begins with is as short as before"


async def test_who_is_signed_in_stays_so_for_another_year(hall: AnyHall) -> None:
    ann = Watched(hall)
    await ann.http("GET", "/api/me")
    _, account = await ann.http("POST", "/api/account", {"name": unused("Ann"), "password": PASSWORD})
    await ann.http("GET", "/api/games")
    assert ann.lasts == {"hiroma": YEAR, "hiroma-session": YEAR}
    assert (await ann.http("GET", "/api/account"))[1]["id"] == account["id"]
    # The cookie of a session that has ended is worth nothing, and gets no year.
    other = Watched(hall)
    other.cookie = ann.cookie
    await ann.http("POST", "/api/account/sign-out", {})
    await other.http("GET", "/api/games")
    assert other.lasts == {"hiroma": YEAR}
