"""A puzzle on its real board: solved by playing the move, answered with the chances, counted in this browser."""

import msgspec
import pytest
from playwright.sync_api import expect

from hiroma.bots.puzzling import Asked, answered, look, shipped
from tests.browser.test_access import violations
from tests.browser.test_daily import shoot
from tests.browser.visitor import PHONE, Arrive, overhang


def test_a_puzzle_is_solved_on_the_board(arrive: Arrive) -> None:
    aki, ben = arrive("Aki").hurry(), arrive("Ben", locale="ja-JP", **PHONE)
    page = aki.visit("/puzzles/cant-stop")
    expect(page.get_by_role("heading", name="find the best move")).to_be_visible()
    assert violations(page) == []
    shoot(page, "puzzle-asked")
    aki.look()
    page.locator(".board").get_by_role("button", name="STOP").or_(page.get_by_role("button", name="Stop")).first.click()
    expect(page.locator(".puzzle .verdict")).to_be_visible(timeout=60_000)
    expect(page.locator(".puzzle-lines li").first).to_contain_text("%")
    solved = page.locator(".puzzle .verdict.good").count()
    expect(page.locator(".puzzles-streak")).to_contain_text("One right answer" if solved else "No right answers")
    assert violations(page) == []
    shoot(page, "puzzle-told")
    page.get_by_role("button", name="Next puzzle").click()
    expect(page.locator(".puzzle .verdict")).to_have_count(0)
    for game in ("niagara", "fearsome-floors", "shinsai-jima", "hidden-rooms"):
        page = ben.visit(f"/puzzles/{game}")
        expect(page.locator(".puzzle .board > *").first).to_be_visible()
        assert overhang(page) == 0
        shoot(page, f"puzzle-{game}")


@pytest.mark.parametrize("across", [False, True], ids=["upright", "lying"])
def test_on_a_phone_one_sees_the_board_and_acts_without_scrolling(arrive: Arrive, across: bool) -> None:
    size = {"width": 667, "height": 375} if across else {"width": 375, "height": 667}
    page = arrive("Dan", **{**PHONE, "viewport": size}).hurry().visit("/puzzles/cant-stop")
    stop = page.locator(".board").get_by_role("button", name="STOP")
    for part in (stop, page.locator(".puzzle-say h2"), page.locator(".board")):
        expect(part).to_be_in_viewport(ratio=1)
    shoot(page, f"puzzle-asked-{size['width']}")
    stop.click()
    for name in ("Next puzzle", "Look at it again"):
        expect(page.get_by_role("button", name=name)).to_be_in_viewport(ratio=1, timeout=60_000)
    assert overhang(page) == 0
    assert page.evaluate("document.scrollingElement.scrollHeight - innerHeight") == 0
    shoot(page, f"puzzle-{size['width']}")


def test_the_best_move_is_right_and_stands_first(arrive: Arrive) -> None:
    cho = arrive("Cho")
    first = cho.api("GET", "/api/puzzles?game=cant-stop")["puzzles"][0]["id"]
    puzzle = shipped()[first]
    moves = [msgspec.to_builtins(move) for move in look(Asked(puzzle, [])).moves]
    for move in moves:
        told = cho.api("POST", f"/api/puzzles/{first}/answer", {"moves": [move]})
        assert told["solved"] == answered(Asked(puzzle, [[move]])).solved
        assert told["lines"][0]["chance"] == told["best"]
