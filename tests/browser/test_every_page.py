"""axe finds nothing on any page of the client, in any language, in the light and in the dark."""

import json
import re
import secrets
import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.looking import Looker, onlooker
from tests.browser.test_access import violations
from tests.browser.test_programs import at_home
from tests.browser.test_records import over
from tests.browser.visitor import Arrive, Visitor, overhang
from tests.server.test_books import file_of

ROUTES = Path(__file__).parents[2] / "web/src/ui/route.ts"

SPOKEN = {"desktop": ["en"], "upright": ["ja", "de"]}
"""Languages to look at a page in, for each window."""

PARTS = 4
"""Number of tests that share the pages."""

WHERE = {
    "lobby": "/",
    "lessons": "/learn",
    "game": "/games/shinsai-jima",
    "table": "/t/{table}",
    "replay": "/t/{table}/replay/1?step=3",
    "rules": "/rules/shinsai-jima",
    "learn": "/learn/niagara",
    "book": "/books/{book}",
    "edit-book": "/books/new",
    "club": "/clubs/{club}",
    "company": "/friends",
    "conversation": "/friends/{ben}",
    "person": "/people/{me}",
    "season": "/seasons/cant-stop",
    "tournament": "/tournaments/{tournament}",
    "series": "/tournaments/series/{series}",
    "import": "/imports/{imported}/1?step=2",
    "letter": "/letters/confirm/of-a-letter",
    "nowhere": "/no/such/room",
}
"""Addresses of pages whose name is not their path."""


def pages() -> list[str]:
    """Return the name of every page in the client's routes."""
    found = re.findall(r'\{ page: "([a-z-]+)"', ROUTES.read_text().partition("export const place")[0])
    return list(dict.fromkeys(found))


def settled(page: Page) -> None:
    """Wait until the page is there, with all that it fetches."""
    expect(page.locator("main").locator("h1, h2, .octagon, .waiting").first).to_be_visible()
    expect(page.locator(".wait:visible"), page.url).to_have_count(0)


def swept(visitor: Visitor, names: list[str], **known: str) -> list[str]:
    """Return axe's findings on these pages, and the pages that are wider than the window."""
    wrong: list[str] = []
    looker = Looker(visitor, "every", SPOKEN)
    for name in names:
        page = visitor.visit(WHERE.get(name, f"/{name}").format(**known))
        settled(page)
        assert (page.locator("main > .sheet.narrow > p > a[href='/']").count() == 1) == (name == "nowhere"), name
        for window, locale in looker.settled(name, SPOKEN):
            settled(page)
            wrong += [f"{name}, {window}, {locale}: {line}" for line in violations(page)]
            if overhang(page) > 0:
                wrong.append(f"{name}, {window}, {locale}: wider than the window")
    looker.close()
    return wrong


def test_no_test_measures_a_window_that_grows() -> None:
    """On a phone `innerWidth` grows with content that sticks out: a comparison with it finds nothing."""
    blind = "inner" + "Width"
    files = [file for kind in ("*.py", "*.js") for file in Path(__file__).parent.glob(kind)]
    said = [f"{file.name}: {line}" for file in files for line in file.read_text().splitlines() if blind in line]
    assert [line for line in said if "`" not in line] == []


def test_the_pages_are_known() -> None:
    assert len(pages()) >= 15
    assert set(WHERE) <= set(pages())


def club_of(owner: Visitor, guest: Visitor, name: str) -> str:
    """Make a club with everything on its page: members, an applicant, a usual table, an open one. Return its id."""
    made = owner.api("POST", "/api/clubs", {"name": f"Club {name}", "text": "Fridays.\n20:00", "door": "asking"})
    club: str = made["id"]
    guest.api("POST", f"/api/clubs/{club}/join", {})
    usual = {"game": "cant-stop", "options": {"match": 3}, "minutes": 5, "fill": 60}
    owner.api("PUT", f"/api/clubs/{club}/presets", [usual | {"name": "Friday"}])
    owner.api("POST", f"/api/clubs/{club}/tables", usual)
    return club


def tournament_of(organiser: Visitor, series: str) -> str:
    """Make a tournament of a series, with everything that its page shows before it begins; return its id."""
    wanted = {"name": f"Cup {series}", "text": "Bring tea.", "series": series, "game": "cant-stop", "options": {}}
    more = {"system": "swiss", "seats": 2, "starts": time.time() + 3600}
    made: str = organiser.api("POST", "/api/tournaments", wanted | more)["id"]
    organiser.api("PUT", f"/api/tournaments/{made}/entry")
    return made


@pytest.mark.parametrize("part", range(PARTS))
def test_every_page(arrive: Arrive, part: int) -> None:
    aki, ben = onlooker(arrive, "Aki"), arrive("Ben")
    aki.forgive("403")
    table = over(aki, ben, unique=True)
    fresh = secrets.token_hex(3)  # A retry comes into the same hall.
    key = f"own-{fresh}"
    aki.api("POST", "/api/books", json.loads(file_of(key)))
    me, other = (person.api("GET", "/api/me")["id"] for person in (aki, ben))
    known = {"table": table, "book": key, "me": me, "ben": other}
    if part == 0:
        # As a guest first: the page of an account differs.
        assert swept(aki, ["account", "access", "clubs"]) == []
    at_home(aki, f"Aki {fresh}")
    log = aki.context.request.get(f"/api/tables/{table}/log").body()
    brought = aki.context.request.post("/api/imports", data=log, headers={"Origin": aki.address})
    known |= {"imported": brought.json()["id"], "tournament": tournament_of(aki, fresh), "series": fresh}
    assert swept(aki, pages()[part::PARTS], club=club_of(aki, ben, fresh), **known) == []
