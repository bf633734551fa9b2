"""Text that people write stays text: no name, chat line, book or label becomes a part of any page that shows it."""

import json
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.playing import seated
from tests.browser.test_programs import at_home
from tests.browser.test_records import over
from tests.browser.visitor import PASSWORD, Arrive, member
from tests.server.running import RunningHall
from tests.server.test_books import file_of

NAMES = (
    "<img src=x onerror=x()>",
    "<svg/onload=x()>",
    '"><script>x()</script>'[:24],
    "{{x()}}${x()}",
    "javascript:x()",
)
"""Names: 24 characters at most."""

LINES = (
    "<script>x()</script><img src=x onerror=x()>",
    "<svg onload=x()><animate onbegin=x() attributeName=x>",
    "<iframe srcdoc='<script>parent.x()</script>'></iframe><object data=javascript:x()>",
    "<a href='javascript:x()'>x</a> <a href=\"data:text/html,<script>x()</script>\">x</a>",
    "\" autofocus onfocus=x() x=\" ' onmouseover=x() x='",
    "</textarea></title></style></script><details open ontoggle=x()>",
)
"""Chat lines and other long texts."""

TITLES = (
    "<script>x()</script>",
    "<img src=x onerror=x()>",
    "<svg/onload=x()>",
    '"onfocus=x() autofocus x="',
    "</title><script>x()</script>",
)
"""Names of books and stages: 40 characters at most."""

GUARD = """
() => {
  window.ran = 0;
  window.x = () => (window.ran += 1);
  document.addEventListener("securitypolicyviolation", () => (window.ran += 1));
}
"""
FOREIGN = (
    "main :is(script, iframe, object, embed, base, animate, [onerror], [onload], [onfocus]),"
    "main :is(a[href^='javascript:' i], a[href^='data:' i])"
)


def harmless(page: Page) -> None:
    """Check that nothing ran or tried to, and that the page holds only elements of the client."""
    assert page.evaluate("window.ran") == 0, page.url
    assert page.locator(FOREIGN).evaluate_all("all => all.map(each => each.outerHTML)") == [], page.url
    assert page.locator("main img[src='x']").count() == 0, page.url


def test_names_and_chat(arrive: Arrive, own_hall: RunningHall) -> None:
    people = [member(arrive, name, address=own_hall.address) for name in NAMES]
    for person in people:
        person.context.add_init_script(f"({GUARD})()")
    for aki, ben in zip(people, (*people[1:], people[0]), strict=True):
        first = aki.name
        table = over(aki, ben)
        again = seated(aki, ben)
        for line in LINES:
            aki.order(again, "say", text=line)
        author = aki.api("GET", "/api/me")["id"]
        page = ben.visit(f"/t/{again}")
        expect(page.locator(".chairs").first).to_contain_text(first)
        page.locator("#tab-chat").click()
        for line in LINES:
            expect(page.locator(".log.chat")).to_contain_text(line)
        harmless(page)
        for path, where in (
            ("/", ".cards, main"),
            (f"/people/{author}", "h1"),
            ("/seasons/cant-stop", "table.ranks"),
            (f"/t/{table}/replay/1?step=4", "main"),
        ):
            ben.visit(path)
            expect(page.locator(where).first).to_contain_text(first)
            harmless(page)


def test_books(arrive: Arrive) -> None:
    author = arrive(NAMES[0])
    author.context.add_init_script(f"({GUARD})()")
    for n, title in enumerate(TITLES):
        name = {"en": title, "ja": title}
        tree: dict[str, Any] = json.loads(file_of(f"bad{n}", author=title, title=name))
        for stage, line in zip(tree["stages"], LINES, strict=False):
            stage["name"] = name
            stage["look"]["text"] = line
        assert author.api("POST", "/api/books", tree) == {"key": f"bad{n}"}
        page = author.visit(f"/books/bad{n}")
        expect(page.get_by_role("heading", level=1)).to_contain_text(title)
        harmless(page)
    page = author.visit("/books")
    for title in TITLES:
        expect(page.locator("main")).to_contain_text(title)
    harmless(page)
    table = author.open_table(game="hidden-rooms", book=author.api("GET", "/api/books/bad0")["play"])
    author.say(table, "/join")
    author.say(table, "/start")
    page = author.visit(f"/t/{table}")
    expect(page.locator("main")).to_contain_text(TITLES[0])
    harmless(page)


def test_clubs(arrive: Arrive) -> None:
    owner, guest = arrive(), arrive(NAMES[1])
    for visitor in (owner, guest):
        visitor.context.add_init_script(f"({GUARD})()")
    at_home(owner, NAMES[2])
    text = "\n".join(LINES)
    ids = [owner.api("POST", "/api/clubs", {"name": title, "text": text})["id"] for title in TITLES]
    for club, title in zip(ids, TITLES, strict=True):
        guest.api("POST", f"/api/clubs/{club}/join", {})
        usual = {"name": title, "game": "cant-stop", "options": {}}
        owner.api("PUT", f"/api/clubs/{club}/presets", [usual])
        table = owner.api("POST", f"/api/clubs/{club}/tables", {"game": "cant-stop"})["id"]
        for visitor in (owner, guest):
            page = visitor.visit(f"/clubs/{club}")
            expect(page.get_by_role("heading", level=1)).to_contain_text(title)
            expect(page.locator(".club-kind")).to_contain_text(title)
            for line in LINES:
                expect(page.locator(".club-text")).to_contain_text(line)
            harmless(page)
        page = guest.visit(f"/t/{table}")
        expect(page.locator(".club-line")).to_contain_text(title)
        harmless(page)
    for path in ("/clubs", "/"):
        page = guest.visit(path)
        for title in TITLES:
            expect(page.locator("main")).to_contain_text(title)
        harmless(page)


def test_labels_and_addresses(arrive: Arrive) -> None:
    owner = arrive()
    owner.context.add_init_script(f"({GUARD})()")
    at_home(owner, NAMES[3])
    for line in LINES:
        owner.api("POST", "/api/access/tokens", {"label": line[:60], "scopes": ["read"], "password": PASSWORD})
    page = owner.visit("/access")
    for line in LINES:
        expect(page.locator("main")).to_contain_text(line[:60].strip())
    harmless(page)
    owner.visit("/account")
    expect(page.get_by_role("heading", level=1)).to_have_text(NAMES[3])
    harmless(page)
