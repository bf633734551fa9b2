"""Hidden Rooms in a real browser: whole games by mouse, by keys and on a phone; the day's challenge; the library."""

import contextlib
import json
import re
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.test_access import violations
from tests.browser.visitor import PHONE, Arrive, Visitor, overhang
from tests.server.running import RunningHall

ROOM = ".hr-room"
OVER = ".result"
ARROWS = {(0, -1): "ArrowUp", (0, 1): "ArrowDown", (-1, 0): "ArrowLeft", (1, 0): "ArrowRight"}

Move = dict[str, Any]
Press = Callable[[Locator], None]


def alone(person: Visitor) -> str:
    """Open a game from the lobby with one click; return its table."""
    page = person.visit("/")
    page.get_by_role("button", name="Play now: Hidden Rooms").click()
    expect(page.locator(ROOM)).to_be_visible()
    return person.table


def seen(person: Visitor, table: str) -> tuple[Any, list[Move]]:
    """Return the view and the legal moves."""
    game = person.state(table)["game"]
    return game["view"], game["moves"].get("0", [])


def decide(view: Any, moves: list[Move]) -> list[Move]:
    """Return a simple child's turn: to the exit with a tile that fits or an unseen one, else out of danger."""
    if moves[0]["do"] in ("place", "next-attempt"):
        return moves[:1]
    fit = {each["tile"] for each in view["memory"] if each["fits"]}
    explores = [m for m in moves if m["do"] == "explore" and (m["tile"] is None or m["tile"] in fit)]
    good = [m for m in explores if m["to"] not in (*view["danger"], view["monster"])]
    if good and view["turns"] < 20:
        return [min(good, key=lambda m: (far(m["to"]), m["tile"] is None))]
    walks = [m for m in moves if m["do"] == "walk" and m["to"] not in (*view["danger"], view["monster"])]
    return [*walks[:1], {"do": "end-turn"}]


def far(square: str) -> int:
    """Return the steps to the exit."""
    return ord(square[0]) - ord("a") + int(square[1]) - 1


def square(page: Page, name: str) -> Locator:
    return page.locator(f"[data-square={name}]")


def place(what: Locator) -> FloatRect:
    """Return the place of an element on the page."""
    box = what.bounding_box()
    assert box is not None
    return box


def by_pointer(press: Press) -> Callable[[Page, Any, Move], None]:
    """Return a function that makes a move by clicks or taps."""

    def make(page: Page, view: Any, move: Move) -> None:
        if move["do"] == "place":
            press(page.locator(".hr-choice").nth(view["pair"].index(move["tile"])))
            press(page.locator(".hr-main"))
        elif move["do"] in ("next-attempt", "end-turn"):
            press(page.locator(".hr-main"))
        elif move["do"] == "walk":
            press(square(page, move["to"]))
            expect(square(page, move["to"])).to_have_accessible_name(re.compile("the child"))
        else:
            press(square(page, move["to"]))
            slot = [each["tile"] for each in view["memory"]].index(move["tile"]) if move["tile"] else None
            press(page.locator(".hr-deck") if slot is None else page.locator(".hr-slots li button").nth(slot))

    return make


def by_keys(page: Page, view: Any, move: Move) -> None:
    """Make a move by keys alone."""
    keys = page.keyboard
    if move["do"] == "place":
        keys.press(str(view["pair"].index(move["tile"]) + 1))
        keys.press("Enter")
    elif move["do"] in ("next-attempt", "end-turn"):
        keys.press("Enter")
    elif move["do"] == "walk":
        keys.press(arrow(page, move["to"]))
        expect(square(page, move["to"])).to_have_accessible_name(re.compile("the child"))
    else:
        keys.press(f"Shift+{arrow(page, move['to'])}")
        slot = [each["tile"] for each in view["memory"]].index(move["tile"]) + 1 if move["tile"] else 0
        keys.press(str(slot))


def arrow(page: Page, to: str) -> str:
    """Return the key that leads from the child to a square."""
    child = page.locator("[data-square][aria-label*='the child']").get_attribute("data-square") or ""
    return ARROWS[ord(to[0]) - ord(child[0]), int(to[1]) - int(child[1])]


def play_out(person: Visitor, table: str, make: Callable[[Page, Any, Move], None]) -> int:
    """Play until the game is over; return the number of turns."""
    turns = 0
    page = person.page
    while (state := person.state(table))["meta"]["status"] == "playing":
        view, moves = state["game"]["view"], state["game"]["moves"]["0"]
        expect(page.locator(".hidden-rooms[data-open=true]")).to_be_visible()
        for move in decide(view, moves):
            make(page, view, move)
        settle(person, table, state["rev"])
        turns += 1
    expect(page.locator(OVER)).to_be_visible()
    return turns


def settle(person: Visitor, table: str, rev: int) -> None:
    """Wait until the table has taken the turn and the page shows it."""
    until = time.monotonic() + 30
    while time.monotonic() < until:
        state = person.state(table)
        if state["rev"] > rev:
            view = state["game"]["view"]
            expect(person.page.locator(".hr-clock dd").first).to_have_text(str(view["turns"]))
            if view["child"]:
                expect(square(person.page, view["child"])).to_have_accessible_name(re.compile("the child"))
            return
        person.page.wait_for_timeout(25)
    raise AssertionError("the turn was never taken")


def test_a_whole_game_by_mouse(arrive: Arrive) -> None:
    aki = arrive("Aki")
    table = alone(aki)
    assert play_out(aki, table, by_pointer(Locator.click)) > 4
    page = aki.page
    expect(page.locator(".hr-figures")).to_contain_text("Luck", timeout=60_000)
    page.locator(".hr-lookback summary").click()
    expect(page.locator(".hr-decisions tbody tr").first).to_be_visible()
    assert violations(page) == []
    aki.button("Play again").first.click()
    expect(page.locator(".hr-choice").first).to_be_visible()


@pytest.mark.clause("HR-U-12")
def test_a_whole_game_by_keys(arrive: Arrive) -> None:
    aki = arrive("Aki")
    table = alone(aki)
    # This is said when the board hears keys.
    expect(aki.page.get_by_role("alert")).to_have_text("Your turn")
    aki.page.evaluate("document.activeElement.blur()")
    assert play_out(aki, table, by_keys) > 4


def test_a_whole_game_on_a_phone(arrive: Arrive) -> None:
    aki = arrive("Aki", **PHONE)
    page = aki.visit("/")
    page.get_by_role("button", name="Play now: Hidden Rooms").tap()
    expect(page.locator(ROOM)).to_be_visible()
    assert play_out(aki, aki.table, by_pointer(Locator.tap)) > 4
    assert overhang(page) <= 0


@pytest.mark.clause("HR-U-11")
def test_it_goes_on_exactly_there_on_any_device(arrive: Arrive) -> None:
    aki = arrive("Aki")
    table = alone(aki)
    page = aki.page
    view, _ = seen(aki, table)
    rev = aki.state(table)["rev"]
    page.locator(".hr-choice").first.click()
    page.locator(".hr-main").click()
    expect(square(page, "f6")).to_have_accessible_name(re.compile("the child"))
    page.reload()
    expect(square(page, "f6")).to_have_accessible_name(re.compile("the child"))
    expect(page.locator(".hr-slots li button")).to_have_count(1)
    stale = {
        "type": "command",
        "id": "stale",
        "table": table,
        "name": "submit",
        "args": {"seat": 0, "moves": [{"do": "place", "tile": view["pair"][1]}]},
        "rev": rev,
    }
    aki.forgive("409")
    answer = aki.context.request.post(f"/api/tables/{table}/commands", data=json.dumps(stale))
    assert (answer.status, answer.json()["code"]) == (409, "stale")


@pytest.mark.clause("HR-S-04")
def test_supply_discard_and_memory_lie_where_they_belong(arrive: Arrive) -> None:
    aki = arrive("Aki")
    table = alone(aki)
    view, _ = seen(aki, table)
    aki.order(table, "submit", seat=0, moves=[{"do": "place", "tile": view["pair"][0]}])
    expect(aki.page.locator(".hr-memory")).to_be_visible()
    room, supply, discard, memory = (
        place(aki.page.locator(f".hr-{name}")) for name in ("room", "supply", "discard", "memory")
    )
    # Beside the board: the tiles in play; apart from it, those out of play.
    assert min(supply["x"], memory["x"], discard["x"]) >= room["x"] + room["width"]
    assert supply["x"] + supply["width"] <= memory["x"]
    assert discard["y"] >= memory["y"] + memory["height"]


@pytest.mark.clause("HR-U-06")
def test_what_cannot_be_mended_is_asked_back_and_the_safe_answer_has_the_focus(arrive: Arrive) -> None:
    aki = arrive("Aki")
    table = alone(aki)
    page = aki.page
    aki.button("Give up this attempt").click()
    expect(page.get_by_role("alertdialog")).to_be_visible()
    expect(aki.button("No, back")).to_be_focused()
    assert violations(page) == []
    page.keyboard.press("Enter")
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    assert seen(aki, table)[0]["attempt"] == 1


def test_a_hint_names_turns_with_odds_and_shows_the_best_on_the_board(arrive: Arrive) -> None:
    aki = arrive("Aki")
    table = alone(aki)
    page = aki.page
    page.locator(".hr-choice").first.click()
    page.locator(".hr-main").click()
    expect(page.locator(".hr-walkable, .hr-explorable").first).to_be_visible()
    page.locator(".hr-actions").get_by_role("button", name="Hint").click()
    expect(page.locator(".hr-hint li").first).to_be_visible(timeout=60_000)
    assert 1 <= page.locator(".hr-hint li").count() <= 3
    assert violations(page) == []
    assert seen(aki, table)[0]["phase"] == "child"


@pytest.mark.clause("HR-U-13")
def test_a_finished_game_is_replayed_and_its_log_taken_away(arrive: Arrive) -> None:
    aki = arrive("Aki")
    table = alone(aki)
    for do in ("resign", "next-attempt", "resign", "next-attempt", "resign"):
        aki.order(table, "submit", seat=0, moves=[{"do": do}])
    page = aki.visit(f"/t/{table}/replay/1")
    expect(page.locator(ROOM)).to_be_visible()
    expect(page.locator(".hr-live")).to_have_count(0)
    page.keyboard.press("End")
    expect(page.locator(OVER)).to_be_visible()
    page.keyboard.press("Home")
    expect(page.locator(OVER)).to_have_count(0)
    log = aki.context.request.get(f"/api/tables/{table}/log").text()
    assert '"do":"resign"' in log
    assert '"secret"' in log
    page.goto(f"/verify?table={table}&game=1")
    expect(page.locator(".verdict.good").first).to_be_visible()


def aged(hall: RunningHall) -> None:
    """Set the date of every account two days back."""
    with contextlib.closing(sqlite3.connect(hall.folder / "hiroma.db", timeout=30)) as store, store:
        store.execute("update accounts set created = created - 2 * 86400")


def test_the_daily_from_two_people_has_the_same_deals(arrive: Arrive, hall: RunningHall) -> None:
    aki, ben = arrive("Aki"), arrive("Ben", **PHONE)
    aki.sign_up("Aki-since-long")
    ben.sign_up("Ben-since-long")
    aged(hall)
    dealt = []
    for person, press in ((aki, Locator.click), (ben, Locator.tap)):
        page = person.visit("/daily")
        press(page.get_by_role("button", name="Begin today’s try"))
        expect(page.locator(".hr-choice")).to_have_count(2)
        pair = [choice.get_attribute("aria-label") for choice in page.locator(".hr-choice").all()]
        dealt.append(
            (
                pair,
                page.locator(".hr-page h2").text_content(),
                page.locator(".hr-discard img, .hr-discard [role=img]").get_attribute("aria-label"),
            )
        )
    assert dealt[0] == dealt[1]
    assert aki.table != ben.table
    for person in (aki, ben):
        for do in ("resign", "next-attempt", "resign", "next-attempt", "resign"):
            person.order(person.table, "submit", seat=0, moves=[{"do": do}])
    page = aki.visit("/daily")
    expect(page.locator(".daily-ranks tbody tr")).to_have_count(2)
    expect(page.get_by_role("button", name="Begin today’s try")).to_have_count(0)
    expect(page.locator(".daily-ranks a")).to_have_count(0)
    assert violations(page) == []
    aki.context.grant_permissions(["clipboard-read", "clipboard-write"])
    aki.button("Share, without giving anything away").click()
    expect(page.locator(".daily-mine .saved")).to_have_text("Copied")
    shared = page.evaluate("navigator.clipboard.readText()")
    assert "🌑🌑🌑" in shared
    assert "/daily/" in shared
    assert not re.search(r"[RBGY][1-6]", shared)
    aki.visit(f"/t/{aki.api('GET', '/api/daily')['mine']['table']}")
    expect(page.locator(OVER).get_by_role("link", name="Daily challenge")).to_be_visible()
    expect(page.locator(OVER).get_by_role("button", name="Play again")).to_have_count(0)


def test_a_book_is_edited_published_and_played_by_another_guest(arrive: Arrive) -> None:
    aki, ben = arrive("Aki"), arrive("Ben")
    page = aki.visit("/books/new")
    page.get_by_label("Title in English").fill("Moonlit Five")
    expect(page.locator(".counters")).to_contain_text("36 / 36")
    page.locator("[data-cell='5 5']").click()
    expect(page.locator(".counters")).to_contain_text("35 / 36")
    expect(page.locator(".desk-end")).to_contain_text("W-COVER")
    page.get_by_role("tab", name="Stage 2").click()
    page.get_by_label("Name in English").fill("The Moth")
    page.get_by_label("Name in Japanese (if any)").fill("")
    page.get_by_label("Name in German (if any)").fill("Der Falter")
    page.get_by_role("button", name="Start over").click()
    expect(page.locator(".desk-end")).to_contain_text("E-LENGTH")
    expect(page.get_by_role("button", name="Publish")).to_have_attribute("aria-disabled", "true")
    draw(page, [(row, column) for row in range(6) for column in (range(6) if row % 2 == 0 else range(5, -1, -1))][:34])
    expect(page.locator(".desk-end")).not_to_contain_text("E-")
    expect(page.locator(".unwon")).to_contain_text("stages 1, 2.")
    expect(page.get_by_role("button", name="Publish")).to_have_attribute("aria-disabled", "true")
    assert violations(page) == []
    for number, unwon in ((2, "stage 1."), (1, None)):
        page.get_by_role("tab", name=f"Stage {number}").click()
        aki.button("Try this stage").click()
        expect(page.locator(ROOM)).to_be_visible()
        win(aki, aki.table)
        aki.visit("/books/new")
        expect(page.get_by_label("Title in English")).to_have_value("Moonlit Five")
        if unwon:
            expect(page.locator(".unwon")).to_contain_text(unwon)
    expect(page.locator(".desk-try .saved")).to_be_visible()
    expect(page.locator(".unwon")).to_have_count(0)
    page.get_by_role("button", name="Publish").click()
    page.wait_for_url("**/books/book-*")
    expect(page.locator(".stage-page")).to_have_count(5)
    assert violations(page) == []
    published = aki.api("GET", f"/api/books/{page.url.rpartition('/')[2]}")["book"]
    assert published["title"] == {"en": "Moonlit Five"}
    assert published["stages"][1]["name"] == {"en": "The Moth", "de": "Der Falter"}
    ben.visit("/books")
    expect(ben.page.locator(".book-card", has_text="Moonlit Five")).to_contain_text("Aki")
    assert violations(ben.page) == []
    ben.page.get_by_role("link", name="Moonlit Five").click()
    ben.button("Play this book").click()
    expect(ben.page.locator(ROOM)).to_be_visible()
    expect(ben.page.locator(".hr-page")).to_contain_text("Moonlit Five")
    play_out(ben, ben.table, by_pointer(Locator.click))
    assert ben.state(ben.table)["game"]["view"]["title"] == "Moonlit Five"


def win(person: Visitor, table: str) -> None:
    """Follow the advice until an attempt is won. All attempts of a game may be lost by chance: then play again."""
    while True:
        state = person.state(table)
        if state["game"] is None:
            time.sleep(0.05)  # the page has yet to open its nonce
            continue
        view = state["game"]["view"]
        if "win" in [attempt["reason"] for attempt in view["done"]]:
            return
        if state["meta"]["status"] == "over":
            person.say(table, "/rematch")
            continue
        moves: list[Move] = [{"do": "next-attempt"}]
        if view["phase"] != "over":
            moves = person.api("GET", f"/api/tables/{table}/advice")[0]["moves"]
        person.order(table, "submit", seat=0, moves=moves)


def draw(page: Page, path: list[tuple[int, int]]) -> None:
    """Draw a path by dragging."""
    page.locator(".path-board svg").scroll_into_view_if_needed()
    for at, (row, column) in enumerate(path):
        box = place(page.locator(f"[data-cell='{row} {column}']"))
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=2)
        if at == 0:
            page.mouse.down()
    page.mouse.up()
    expect(page.locator(".counters")).to_contain_text(f"{len(path)} / 36")


def test_a_path_is_drawn_by_keys(arrive: Arrive) -> None:
    page = arrive("Aki").visit("/books/new")
    page.get_by_role("button", name="Start over").click()
    expect(page.locator(".counters")).to_contain_text("0 / 36")
    page.locator("[data-cell][tabindex='0']").focus()
    for key in ("Home", "ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp", "Enter", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect(page.locator(".counters")).to_contain_text("2 / 36")
    page.keyboard.press("Backspace")
    expect(page.locator(".counters")).to_contain_text("1 / 36")


def test_a_bad_file_is_refused_with_code_and_place(arrive: Arrive, tmp_path: Path) -> None:
    aki = arrive("Aki")
    tree = aki.api("GET", "/api/books/designed-five")["book"]
    tree["stages"][2]["path"][4] = [0, 9]
    tree["stages"][0]["look"]["svg"] = "<svg><script>alert(1)</script></svg>"
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps(tree), encoding="utf-8")
    page = aki.visit("/books")
    page.locator(".upload input").set_input_files(bad)
    expect(page.locator(".findings")).to_contain_text("E-BOUNDS")
    expect(page.locator(".findings")).to_contain_text("Stage 3, square 5 of the path")
    del tree["stages"][2]["path"][4:]
    tree["stages"][2]["path"] = tree["stages"][1]["path"]
    bad.write_text(json.dumps(tree), encoding="utf-8")
    page.locator(".upload input").set_input_files(bad)
    expect(page.locator(".findings")).to_contain_text("E-SVG")
    expect(page.locator(".findings")).to_contain_text("not: script")
    tree["stages"][0]["look"]["svg"] = "sweeper"
    bad.write_text(json.dumps(tree), encoding="utf-8")
    page.locator(".upload input").set_input_files(bad)
    expect(page.locator(".path-desk")).to_be_visible()


def test_the_lessons_are_done_by_hand(arrive: Arrive) -> None:
    aki = arrive("Aki")
    page = aki.visit("/learn/hidden-rooms")
    turns: list[list[tuple[str, str]]] = [
        [("square", "f5"), ("deck", "")],
        [("square", "f4"), ("slot", "red 2")],
        [("square", "e6"), ("square", "f6"), ("square", "f5"), ("deck", "")],
        [("square", "e5"), ("square", "e6"), ("main", "")],
        [("square", "a2"), ("square", "a1"), ("slot", "blue 1")],
    ]
    for number, turn in enumerate(turns):
        expect(page.locator(".learn-steps [aria-current]")).to_have_text(str(number + 1))
        for kind, what in turn:
            if kind == "square":
                expect(square(page, what)).to_have_class(re.compile("hr-live"))
                square(page, what).click()
            elif kind == "slot":
                page.locator(f".hr-slots button[aria-label^='{what}']").click()
            else:
                page.locator(".hr-deck" if kind == "deck" else ".hr-main").click()
        expect(page.locator(".learn-done")).to_be_visible()
        if number + 1 < len(turns):
            aki.button("Next lesson").click()


@pytest.mark.parametrize("window", [{"locale": "en-US"}, {**PHONE, "locale": "ja-JP"}], ids=["desktop", "phone"])
def test_axe_has_nothing_to_complain_of(arrive: Arrive, window: dict[str, Any]) -> None:
    aki = arrive("Aki", **window)
    table = aki.open_table(game="hidden-rooms")
    aki.say(table, "/join")
    aki.say(table, "/start")
    page = aki.visit(f"/t/{table}")
    expect(page.locator(".hr-choice").first).to_be_visible()
    assert violations(page) == []
    view, moves = seen(aki, table)
    aki.order(table, "submit", seat=0, moves=decide(view, moves))
    expect(page.locator(".hr-explorable").first).to_be_visible()
    page.locator(".hr-actions [aria-pressed]").first.click()
    page.locator(".hr-explorable").first.wait_for()
    page.locator(".hr-cell.hr-live").first.click()
    assert violations(page) == []
    aki.order(table, "submit", seat=0, moves=[{"do": "resign"}])
    expect(page.locator(".hr-over")).to_be_visible()
    assert violations(page) == []
    for path, there in (("/daily", ".daily-head"), ("/books", ".book-card"), ("/books/designed-five", ".stage-page")):
        aki.visit(path)
        expect(page.locator(there).first).to_be_visible()
        assert violations(page) == []
