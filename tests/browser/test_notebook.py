"""The widget for notebooks in a real browser: its own module on a model that Python answers, as a notebook has it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, FrameLocator, Page, expect

import hiroma.notebook.board
from hiroma.games import newest
from hiroma.games.cant_stop.moves import Go
from hiroma.notebook import show, watch
from hiroma.notebook.board import Board
from hiroma.notebook.showing import Played

MODULE = Path(hiroma.notebook.board.__file__).with_name("widget.js")

MODEL = """([module, state]) => {
    window.cell = {state, heard: [], changed: []}
    const model = {
        get: (name) => state[name],
        send: (message) => window.ask(message),
        on: (event, follow) => window.cell[event === "msg:custom" ? "heard" : "changed"].push(follow),
        off() {},
    }
    const address = URL.createObjectURL(new Blob([module], {type: "text/javascript"}))
    return import(address).then((made) => made.default.render({model, el: document.body}))
}"""


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """Open a page of 1000 × 720 pixels; at the end, fail if it had an error."""
    context = browser.new_context(viewport={"width": 1000, "height": 720}, reduced_motion="reduce")
    page = context.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
    yield page
    context.close()
    assert wrong == []


def mounted(page: Page, board: Board) -> FrameLocator:
    """Put a widget on a page; return its frame."""
    page.set_content("<!doctype html><body style='margin:0'></body>")

    def answer(message: dict[str, Any]) -> None:
        page.evaluate("message => window.cell.heard.forEach((each) => each(message))", message)

    def changed(change: Any) -> None:
        page.evaluate(
            "scene => { window.cell.state.scene = scene; window.cell.changed.forEach((each) => each()) }", change["new"]
        )

    if isinstance(board, Played):
        page.expose_function("ask", board.asked)
    board.send = answer
    board.observe(changed, "scene")
    state = {"page": board.page, "scene": board.scene, "height": board.height}
    page.evaluate(MODEL, [MODULE.read_text("utf-8"), state])
    return page.frame_locator("iframe")


def test_a_click_makes_a_move_and_the_bot_answers(page: Page) -> None:
    board = show(newest("cant-stop").start({}, 2), bots={1: "casual"}, seed=3, names=["Ann", "Bot"])
    assert isinstance(board, Played)
    frame = mounted(page, board)
    expect(frame.get_by_text("Your turn")).to_be_visible()
    assert isinstance(board.state.moves(0)[0], Go)
    before = board.scene["steps"][0]
    frame.get_by_role("button", name="STOP", exact=True).click()
    expect(frame.get_by_text("Your turn")).to_be_visible()
    page.wait_for_function("rev => window.cell.state.scene.steps[0].rev > rev", arg=before["rev"])
    view: Any = board.state.view(None)
    assert list(view.turns) == [turns + 1 for turns in before["view"]["turns"]], "the bot has had its turn, too"


def test_a_game_has_a_slider(page: Page) -> None:
    options = {"unique": False, "team": False, "match": 1}
    board = watch(newest("cant-stop").start(options, 2), ["casual", "casual"], language="ja")
    frame = mounted(page, board)
    last = len(board.scene["steps"]) - 1
    expect(frame.get_by_text(f"0 / {last}")).to_be_visible()
    frame.get_by_role("slider").press("End")
    expect(frame.get_by_text(f"{last} / {last}")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(frame.get_by_text(f"{last - 1} / {last}")).to_be_visible()


@pytest.mark.parametrize("game", ["fearsome-floors", "hidden-rooms", "niagara", "shinsai-jima"])
def test_every_game_has_its_board(page: Page, game: str) -> None:
    rules = newest(game)
    frame = mounted(page, show(rules.start({}, rules.info.seats[0]), language="de"))
    expect(frame.locator(".play")).to_be_visible()
    expect(frame.locator(".plain-notice")).to_have_count(0)
