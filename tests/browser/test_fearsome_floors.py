"""The hall of the monster in a real browser: whole games, lay-outs, refusals, the tile reader, the monster's film."""

import json
import random
import re
import urllib.error
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import started
from tests.browser.roaming import (
    GAME,
    MINE,
    OVER,
    by_key,
    by_mouse,
    by_touch,
    movable,
    ok,
    on_turn,
    piece,
    run_home,
    see,
    square,
)  # fmt: skip
from tests.browser.test_access import violations
from tests.browser.test_games import fits, tab_to
from tests.browser.visitor import PHONE, Arrive, Visitor, overhang

WATCH = """
() => {
  window.seen = [];
  const look = () => {
    const { monster, heading } = document.querySelector("[data-monster]").dataset;
    const told = document.querySelector(".ff-caption")?.textContent ?? "";
    const now = [monster + heading, told].join(" ");
    if (window.seen.at(-1) !== now) window.seen.push(now);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}
"""
TEN_STEPS = ["g3", "h3", "k3", "l3", "m3", "n3", "c9", "d9", "i9", "j9"]


def step(heading: str) -> dict[str, str]:
    return {"do": "step", "heading": heading}


def take(number: int) -> dict[str, Any]:
    return {"do": "take", "piece": number}


ENTER, STOP = {"do": "enter"}, {"do": "stop"}


@pytest.mark.clause("FF-U1")
@pytest.mark.slow
def test_two_people_play_a_whole_game_by_clicks(arrive: Arrive) -> None:
    aki, ben = arrive("あき", locale="ja-JP"), arrive("Ben")
    table = aki.open_table(game=GAME)
    for person in (aki, ben):
        person.visit(f"/t/{table}")
    aki.enter("/join")
    ben.enter("/join")
    ben.page.get_by_role("region", name="Game Tool").get_by_role("button", name="Start the game").click()
    expect(aki.page.locator(".floor")).to_be_visible()
    played = 0
    while (mover := on_turn([aki, ben])) is not None:
        by_mouse(mover.page)
        played += 1
    assert played > 20
    for person in (aki, ben):
        expect(person.page.locator(f"{OVER} h2")).to_be_visible()
    view = aki.state(table)["game"]["view"]
    # The clicks follow no plan: sometimes nobody escapes.
    assert view["ended"] in ("FF-E4", "FF-E7", "FF-E9")
    assert (view["ended"] == "FF-E9") == (not view["escapes"])


@pytest.mark.slow
def test_a_whole_game_by_keys_only(arrive: Arrive) -> None:
    aki = arrive("Aki")
    table = aki.open_table(game=GAME)
    page = aki.visit(f"/t/{table}")
    for name in ("Sit down", "Add a bot", "Start the game"):
        button = aki.button(name).first
        # Until the hall has taken the press before, Enter does nothing here.
        expect(button).to_have_attribute("aria-disabled", "false")
        tab_to(page, button)
        page.keyboard.press("Enter")
    expect(page.locator(".floor")).to_be_visible()
    tab_to(page, page.locator(".cell[tabindex='0']"))
    while on_turn([aki]) is not None:
        by_key(page)
    expect(page.locator(f"{OVER} h2")).to_be_visible()


@pytest.mark.slow
def test_on_a_phone_every_lesson_and_two_rounds_with_a_finger(arrive: Arrive) -> None:
    aki = arrive("Aki", **PHONE)
    page = aki.visit(f"/learn/{GAME}")
    for taps in (
        ["0-3", "m10"], ["l9", "j5"], ["k6", "g6"], ["d9", "i9"], ["g6", "f6"], ["i8", "h7"], ["b3"], ["c1", "exit"],
    ):  # fmt: skip
        expect(page.locator(MINE)).to_be_visible()
        assert overhang(page) <= 0
        for tap in taps:
            target = page.locator(f"button[data-waiting='{tap}']") if "-" in tap else square(page, tap)
            target.tap()
            if tap == "exit":
                expect(page.locator(".piece[data-at='escaped']")).to_have_count(3)
            else:
                expect(page.locator(".piece.taken")).to_be_attached()
        expect(page.locator("[data-busy='false']")).to_be_visible()
        ok(page).tap()
        expect(page.locator(".learn-done")).to_be_visible()
        if taps[-1] != "exit":
            aki.button("Next lesson").tap()
            expect(page.locator(".learn-done")).to_have_count(0)
    expect(page.locator(".learn-steps .done")).to_have_count(8)
    table = started(aki, game=GAME, bots=["casual"])
    see(aki, table)
    while aki.state(table)["game"]["view"]["round"] < 3:
        assert on_turn([aki]) is aki
        fits(page)
        by_touch(page)
    box = square(page, "p11").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 27


@pytest.mark.slow
def test_four_people_one_leaves_and_comes_back(arrive: Arrive) -> None:
    people = [arrive(name) for name in ("Aki", "Ben", "Cho", "Dora")]
    aki, ben = people[:2]
    table = started(*people, game=GAME, starter="first")
    for person in people:
        see(person, table)
    while aki.state(table)["game"]["view"]["round"] == 1:
        mover = on_turn(people)
        assert mover is not None
        by_mouse(mover.page)
    ben.enter("/leave")
    chair = aki.page.locator(".bar .player").nth(1)
    expect(chair).to_contain_text("bot stands in")
    others = [aki, people[2], people[3]]
    while aki.state(table)["game"]["view"]["round"] == 2:
        mover = on_turn(others)
        assert mover is not None
        by_mouse(mover.page)
    ben.page.get_by_role("region", name="Game Tool").get_by_role("button", name="Sit down").click()
    expect(chair).not_to_contain_text("bot stands in")
    last = aki.state(table)["game"]["view"]["round"]
    while aki.state(table)["game"]["view"]["ended"] is None:
        last += 1
        state = run_home(people, table, lambda view, goal=last: view["round"] >= goal)
        told = str(min(last, state["game"]["view"]["round"]))
        for person in people:
            expect(person.page.locator(".clock > text").first).to_have_text(f"Round {told}")
    for person in people:
        expect(person.page.locator(f"{OVER} h2")).to_be_visible()
        expect(person.page.locator("[data-monster]")).to_be_attached()


def crowded(aki: Visitor, ben: Visitor) -> str:
    """Play to round 1 with Aki's 3 on n11, Ben's 5 on o8 behind the stone of o9, and Aki on turn; return the table."""
    table = started(aki, ben, game=GAME, starter="first")
    aki.order(table, "submit", seat=0, moves=[take(1), ENTER, step("W"), step("W"), STOP])
    ben.order(table, "submit", seat=1, moves=[take(3), ENTER, step("N"), step("N"), step("N"), step("W"), STOP])
    return table


@pytest.mark.clause("FF-U7")
@pytest.mark.clause("FF-U8")
def test_what_cannot_be_is_refused_alike_by_page_and_api(arrive: Arrive) -> None:
    aki, ben = arrive("Aki"), arrive("Ben")
    table = crowded(aki, ben)
    page = see(aki, table)
    before = aki.state(table)
    cases: list[tuple[list[str], list[Any], str, list[str]]] = [
        (["p11", "p10", "o10", "o9"], [ENTER, step("N"), step("W"), step("N")], "stone-before-piece", ["o9", "o8"]),
        (["p11", "o11", "n11", "OK"], [ENTER, step("W"), step("W"), STOP], "stop-occupied", ["n11"]),
        (["l11"], [ENTER, step("W"), step("W"), step("W"), step("W")], "no-points-left", []),
        (["p11", "key s"], [ENTER, step("S")], "wall", ["p11"]),
    ]
    for clicks, moves, code, squares in cases:
        page.locator("button[data-waiting='0-2']").click()
        expect(page.locator("[data-busy='false']")).to_be_visible()
        for each in clicks:
            if each == "OK":
                ok(page).click()
            elif each.startswith("key"):
                page.keyboard.press(each[-1])
            else:
                square(page, each).click()
        expect(page.locator(".told.refused")).to_be_visible()
        expect(page.locator("[data-blocked]")).to_have_count(len(squares))
        shown = page.locator("[data-blocked]").evaluate_all("all => all.map(each => each.dataset.blocked)")
        assert sorted(shown) == sorted(squares)
        refused = refusal_of(aki, table, [take(2), *moves])
        assert refused["code"] == code
        expect(page.locator(".told a")).to_have_text(refused["clause"])
        page.locator(".ff-hand .cancel").click()
        expect(page.locator(".told.refused")).to_have_count(0)
    after = aki.state(table)
    assert (after["rev"], after["game"]) == (before["rev"], before["game"])


def refusal_of(person: Visitor, table: str, moves: list[Any]) -> Any:
    """Return the API's answer to an illegal turn."""
    try:
        answer = person.order(table, "submit", seat=0, moves=moves)
    except urllib.error.HTTPError as error:
        with error:
            answer = json.loads(error.read())
    return answer


@pytest.mark.clause("FF-U6")
def test_fast_clicks_wait_for_the_answer(arrive: Arrive) -> None:
    aki, ben = arrive("Aki"), arrive("Ben")
    table = started(aki, ben, game=GAME, starter="first")
    page = see(aki, table)
    page.evaluate(
        """() => {
          const click = selector => document.querySelector(selector).dispatchEvent(
            new MouseEvent("click", { bubbles: true, cancelable: true }));
          click("button[data-waiting='0-3']");
          for (const name of ["p11", "p10", "p9", "p8"]) click(`[data-square='${name}']`);
          click(".ff-hand .ok");
        }"""
    )
    expect(piece(page, "0-3")).to_have_attribute("data-at", "p8")
    # While the turn is on its way its buttons are busy, and there.
    expect(page.locator(".ff-hand .buttons")).to_have_count(0)
    assert aki.state(table)["game"]["view"]["mover"] == 1


@pytest.mark.clause("FF-U10")
def test_the_tiles_tell_what_the_monster_would_do_by_mouse_key_and_touch(arrive: Arrive) -> None:
    page = arrive("Aki").visit(f"/learn/{GAME}/watch")
    ten = page.locator(".tile[data-tile='10']")
    ten.hover()
    steps = page.locator(".footstep")
    expect(steps).to_have_count(10)
    expect(page.locator("[data-ghost]")).to_have_attribute("data-ghost", "j9")
    expect(page.locator(".reading li")).to_have_count(11)
    expect(page.locator(".letter.lit")).to_have_count(2)
    page.locator(".ff-hall").hover(position={"x": 5, "y": 5})
    expect(steps).to_have_count(0)
    tab_to(page, ten)
    expect(steps).to_have_count(10)
    expect(ten).to_have_accessible_name(re.compile(r"10 steps to j9.*Catches 1 of Player 2"))
    page.keyboard.press("Tab")
    expect(page.locator(".reading p")).to_contain_text("Tile X")
    expect(steps).to_have_count(3)
    page = arrive("Ben", **PHONE).visit(f"/learn/{GAME}/watch")
    page.locator(".play-opens").tap()
    page.locator(".tile[data-tile='10']").tap()
    expect(page.locator(".reading li").first).to_be_visible()
    page.locator(".play-opens").tap()
    expect(page.locator(".footstep")).to_have_count(10)
    # The piece goes into the monster's sight, and the tile reader says what follows.
    square(page, "b3").tap()
    square(page, "b2").tap()
    expect(page.locator("[data-ghost]")).not_to_have_attribute("data-ghost", "j9")


@pytest.mark.clause("FF-U11")
def test_the_guides_ten_steps_play_out_as_a_film(arrive: Arrive) -> None:
    page = arrive("Aki", reduced_motion="no-preference").visit(f"/learn/{GAME}/watch")
    square(page, "b3").click()
    expect(page.locator(".piece.taken")).to_be_attached()
    page.evaluate(WATCH)
    ok(page).click()
    expect(page.locator(".filming")).to_be_visible()
    expect(page.locator(".filming")).to_have_count(0, timeout=30_000)
    seen: list[str] = page.evaluate("seen")
    walked = list(dict.fromkeys(line.split(" ", 1)[0][:-1] for line in seen))
    assert walked == ["g2", *TEN_STEPS]
    told = [line.split(" ", 1)[1] for line in seen]
    expected = ["on its left, 6 away", "on its left is nearest, 4 away", "slides across the pool to k3"]
    expected += ["It has caught Player 2’s 1 on k3", "through the wall Q and comes out on c9", "After 10 steps"]
    rest = iter(told)
    for words in expected:
        assert any(words in line for line in rest), words
    expect(page.locator("[data-monster]")).to_have_attribute("data-heading", "N")
    expect(page.locator(".learn-done")).to_be_visible()


@pytest.mark.parametrize("wish", ["skipped", "reduced", "quick"])
def test_the_film_ends_with_any_key_and_is_not_for_those_who_want_stillness(arrive: Arrive, wish: str) -> None:
    aki = arrive("Aki", reduced_motion="reduce" if wish == "reduced" else "no-preference")
    if wish == "quick":
        aki.context.add_init_script("if (location.protocol === 'http:') localStorage.setItem('hiroma:speed', '4')")
    page = aki.visit(f"/learn/{GAME}/watch")
    square(page, "b3").click()
    expect(page.locator(".piece.taken")).to_be_attached()
    page.evaluate(WATCH)
    ok(page).click()
    if wish == "skipped":
        expect(page.locator(".ff-caption")).to_be_visible()
        page.keyboard.press("Shift")
    expect(page.locator("[data-monster]")).to_have_attribute("data-monster", "j9", timeout=8_000)
    expect(page.locator(".filming")).to_have_count(0, timeout=8_000)
    walked = {line.split(" ", 1)[0][:-1] for line in page.evaluate("seen")}
    assert (set(TEN_STEPS) <= walked) == (wish == "quick")


@pytest.mark.clause("FF-U1")
def test_two_people_lay_out_the_hall(arrive: Arrive) -> None:
    aki, ben = arrive("Aki"), arrive("Ben")
    table = aki.open_table(game=GAME)
    aki.visit(f"/t/{table}")
    ben.visit(f"/t/{table}")
    aki.enter("/join")
    ben.enter("/join")
    expect(aki.page.locator(".bar .player:not(.free)")).to_have_count(2)
    aki.enter("/option dmaufbau")
    expect(ben.page.locator(".tags li")).to_have_text(["The players lay out the hall"])
    ben.enter("/ready")
    expect(ben.page.locator(".agreement")).to_have_count(0)
    aki.enter("/start")
    rng = random.Random(3)
    order = ["pool-2x2", "pool-4x1", *["stone"] * 11]
    for number, item in enumerate(order):
        mover = on_turn([aki, ben])
        assert mover is not None
        page = mover.page
        page.locator(f"[data-item='{item}']").click()
        if number == 0:
            square(page, "b2").click()
            expect(page.locator(".told.refused")).to_be_visible()
            expect(page.locator("[data-blocked]")).to_have_count(4)
        places = page.locator(".cell.lay")
        expect(places.first).to_be_attached()
        if item == "pool-4x1":
            page.get_by_role("button", name="Turn").click()
        names = places.evaluate_all("all => all.map(each => each.dataset.square)")
        square(page, rng.choice(names)).click()
        expect(page.locator(".told")).to_contain_text("OK lays it there")
        ok(page).click()
        expect(page.locator(".told")).not_to_contain_text("OK lays it there")
    for person in (aki, ben):
        expect(person.page.locator(".clock")).to_contain_text("Round 1")
        expect(person.page.locator(".actors .stone")).to_have_count(11)
        expect(person.page.locator(".grounds .pool")).to_have_count(2)
    mover = on_turn([aki, ben])
    assert mover is not None
    by_mouse(mover.page)


def test_one_who_watches_sees_all_and_touches_nothing(arrive: Arrive) -> None:
    aki, ben = arrive("Aki"), arrive("Ben")
    table = crowded(aki, ben)
    page = see(arrive("Eve"), table)
    expect(piece(page, "0-1")).to_have_attribute("data-at", "n11")
    expect(page.locator(f"{MINE}, button[data-waiting], .takeable")).to_have_count(0)
    page.locator(".tile[data-tile='5']").hover()
    expect(page.locator(".footstep")).to_have_count(5)


@pytest.mark.parametrize("window", ["desktop", "phone"])
def test_axe_finds_nothing(arrive: Arrive, window: str) -> None:
    aki, ben = arrive("Aki", **({"locale": "ja-JP", **PHONE} if window == "phone" else {})), arrive("Ben")
    table = crowded(aki, ben)
    page = see(aki, table)
    assert violations(page) == []
    page.locator("button[data-waiting='0-2']").click()
    square(page, "l11").click()
    expect(page.locator(".told.refused")).to_be_visible()
    if window == "phone":
        page.locator(".play-opens").click()
    page.locator(".tile[data-tile='10']").click()
    expect(page.locator(".reading")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("?")
    expect(page.locator(".help-card")).to_be_visible()
    if window == "desktop":
        page.locator(".help-card summary").click()
        expect(page.locator(".key-list")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.locator(".ff-hand .cancel").click()
    laying = started(aki, ben, game=GAME, starter="first", advanced=True)
    see(aki, laying)
    page.locator("[data-item='teleporter-a']").click()
    square(page, "g5").click()
    expect(page.locator(".teleporter").first).to_be_visible()
    assert violations(page) == []


def names_of_keys(page: Page) -> list[str]:
    """Return the names of texts that the page shows instead of their words."""
    words = page.locator("body").inner_text().split()
    return [word for word in words if re.match(r"^fearsome-floors-", word)]


def test_a_game_under_way_has_words_for_everything(arrive: Arrive) -> None:
    aki, ben = arrive("Aki"), arrive("Ben")
    table = started(aki, ben, game=GAME)
    run_home([aki, ben], table, lambda view: view["round"] == 3)
    page = see(aki, table)
    for locale in ("ja", "de", "en"):
        aki.speak(locale)
        expect(page.locator(".ff-tiles .tile")).to_have_count(8)
        for tile in ("X", "10"):
            if page.locator(f".tile[data-tile='{tile}']:not(.up)").count():
                page.locator(f".tile[data-tile='{tile}']").hover()
                expect(page.locator(".reading li").first).to_be_visible()
        assert names_of_keys(page) == []
        assert overhang(page) <= 0
    assert movable(page) or aki.state(table)["game"]["view"]["mover"] == 1
