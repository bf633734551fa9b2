"""The client stays small."""

from playwright.sync_api import Route, expect

from bench.client import ISLAND_KB, LIMIT_KB, initial, island, kilobytes
from hiroma.server.web.pages import CLIENT
from tests.browser.playing import started
from tests.browser.visitor import Arrive

TEXTS = "**/assets/en-*.js"

FILES_OF_THE_LOBBY = 5
FILES_OF_A_TABLE = 14


def test_what_a_first_visit_fetches() -> None:
    scripts = initial()
    assert len(scripts) > 1
    assert kilobytes(scripts) <= LIMIT_KB


def test_a_visit_fetches_few_files(arrive: Arrive) -> None:
    """Each file is a round trip of its own on a phone: 6 at a time without HTTP/2."""
    aki = arrive("Aki")
    table = started(aki, bots=["casual", "casual"], game="niagara")
    files = "performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/')).length"
    page = aki.visit("/")
    expect(page.locator(".box-play").first).to_be_visible()
    assert page.evaluate(files) <= FILES_OF_THE_LOBBY
    page = aki.visit(f"/t/{table}")
    expect(page.locator(".landscape")).to_be_visible()
    assert page.evaluate(files) <= FILES_OF_A_TABLE


def test_the_games_are_asked_for_while_the_texts_are_on_their_way(arrive: Arrive) -> None:
    """The newcomer would wait longer if the page asked for one after the other."""
    page = arrive().page
    held: list[Route] = []
    page.route(TEXTS, lambda route: held.append(route))  # noqa: PLW0108 - Playwright takes no built-in function
    with page.expect_request(TEXTS), page.expect_request("**/api/games"):
        page.goto("/", wait_until="commit")
    page.unroute(TEXTS)
    for route in held:
        route.continue_()
    expect(page.locator(".box-play").first).to_be_visible()


def test_the_island_in_three_dimensions_is_for_its_board_alone() -> None:
    files = island()
    assert {file.suffix for file in files} == {".js", ".css"}
    assert kilobytes(files) <= ISLAND_KB
    drawing = [file.name for file in (CLIENT / "assets").glob("*.js") if "WebGLRenderer" in file.read_text()]
    assert [name.partition("-")[0] for name in drawing] == ["world"]
    assert drawing[0] not in (CLIENT / "sw.js").read_text()
