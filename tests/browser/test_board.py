"""Rules of the rulebook about the board, in a real browser."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.playing import act, advance, see, started
from tests.browser.visitor import PHONE, Arrive, Visitor

WHITE = "rgb(255, 255, 255)"
COLOUR = "element => getComputedStyle(element).backgroundColor"
UNDERLINE = "element => getComputedStyle(element).borderBottomColor"

WATCH_ACTS = """
() => {
  window.acts = 0;
  const look = () => (window.acts += document.querySelectorAll(".acts > *").length);
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
}
"""


class Climb:
    """A wanted position on the page, with Aki on turn and Ben far away; both play by the API until then."""

    def __init__(self, aki: Visitor, ben: Visitor, wanted: Callable[[Any], bool], **options: Any) -> None:
        self.aki = aki.hurry()
        self.table = started(aki, ben, **options)
        self.view = advance([aki, ben], self.table, wanted)
        self.rev = aki.state(self.table)["rev"]
        see(aki, self.table)
        expect(self.page.locator(".cs-actions")).to_be_visible()
        aki.look()

    @property
    def page(self) -> Page:
        return self.aki.page

    def chosen(self) -> Locator:
        """Return the totals of the selected pairing: orange, red."""
        return self.page.locator(".chip.chosen .total")

    def at(self, route: int, cell: int = 1) -> tuple[float, float]:
        """Return the place of a cell on the screen."""
        box = self.page.locator(f"[data-route='{route}'][data-cell='{cell}']").bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def point(self, route: int, cell: int = 1) -> None:
        """Move the mouse onto a cell, as hands do: not in one jump."""
        self.page.mouse.move(*self.at(route, cell), steps=4)

    def stays(self) -> None:
        """Check that nothing was committed. The hall answers commands in order, so its reply to this one comes last."""
        answers = self.page.locator(".note.reply")
        before = answers.count()
        self.page.locator("#command-line").focus()
        self.page.keyboard.type("/who")
        self.page.keyboard.press("Enter")
        expect(answers).to_have_count(before + 1)
        assert self.aki.state(self.table)["rev"] == self.rev

    def commits(self, press: Callable[[], None]) -> list[Any]:
        """Press; return the events of the entry that this makes."""
        die = self.page.locator(".throw").first.element_handle()
        press()
        self.page.wait_for_function("die => !die.isConnected", arg=die)
        entry: Any = self.aki.api("GET", f"/api/tables/{self.table}?since={self.rev}")["history"][0]
        return list(entry["events"])


def kinds(events: list[Any]) -> set[str]:
    return {event["event"] for event in events}


def live(view: Any) -> list[Any]:
    return [choice for choice in view["choices"] if choice["live"]]


def pairings(view: Any) -> list[int]:
    """Return the routes that a player can select by pointing at them, in the order of the choices."""
    return [c["orange"] for c in live(view) if any(climb["route"] == c["orange"] for climb in c["climbs"])]


def several(view: Any) -> bool:
    """Return True for three different pairings to choose from."""
    return len(set(pairings(view))) >= 3


def some_dead(view: Any) -> bool:
    """Return True for a dead pairing beside a live one."""
    return 0 < len(live(view)) < len(view["choices"])


def nothing_live(view: Any) -> bool:
    return view["dice"] is not None and not live(view)


@pytest.mark.clause("CS-I1")
def test_the_player_bar_is_at_the_top_and_underlines_the_mover_in_white(arrive: Arrive) -> None:
    ben = arrive("Ben")
    climb = Climb(arrive("Aki"), ben, lambda view: several(view) and all(view["bivouacs"]))
    page = climb.page
    bar, board = page.locator("ol.bar").bounding_box(), page.locator(".octagon").bounding_box()
    assert bar is not None
    assert board is not None
    assert bar["y"] + bar["height"] <= board["y"] + 1
    players = page.locator(".bar .player")
    assert players.locator(".player-name").all_inner_texts() == ["Aki", "Ben"]
    pieces = page.locator(".cant-stop .claims li")
    for seat in (0, 1):
        piece = pieces.nth(seat).evaluate("li => getComputedStyle(li.querySelector('path')).fill")
        assert players.nth(seat).evaluate(COLOUR) == piece
    assert [players.nth(seat).evaluate(UNDERLINE) == WHITE for seat in (0, 1)] == [True, False]
    climb.commits(act(climb.aki, "stop").click)
    assert [players.nth(seat).evaluate(UNDERLINE) == WHITE for seat in (0, 1)] == [False, True]


@pytest.mark.clause("CS-I2")
def test_usable_routes_are_white_and_lean_to_the_right(arrive: Arrive) -> None:
    climb = Climb(arrive("Aki"), arrive("Ben"), several)
    white = climb.page.locator(".route.usable").evaluate_all(
        "routes => routes.map(route => Number(route.querySelector('.cell').dataset.route))"
    )
    assert white == climb.view["usable"]
    for route in (2, 7, 12):
        foot, second = climb.at(route, 1), climb.at(route, 2)
        assert second[0] > foot[0]
        assert second[1] < foot[1]


@pytest.mark.clause("CS-I4")
def test_pointing_at_a_white_cell_selects_its_pairing(arrive: Arrive) -> None:
    climb = Climb(arrive("Aki"), arrive("Ben"), several)
    for route in pairings(climb.view)[::-1]:
        climb.point(route, 2)
        expect(climb.chosen().first).to_have_text(str(route))
    climb.stays()


COVERED = """() => [...document.querySelectorAll('.octagon [data-cell]')].filter(cell => {
  const { x, y, width, height } = cell.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top?.closest('[data-cell]') !== cell;
}).map(({ dataset }) => `${dataset.route}:${dataset.cell}`)"""


@pytest.mark.clause("CS-I4")
def test_nothing_that_is_drawn_over_a_cell_takes_the_pointer_from_it(arrive: Arrive) -> None:
    before: list[Any] = []

    def trailed(view: Any) -> bool:
        """Return True when Ben has climbed on since Aki's last turn, and Aki has not moved yet."""
        if view["rolls"] != 1:
            return False
        climbs = view["bivouacs"][1 - view["mover"]]
        climbed = any(climb not in before for climb in climbs)
        before[:] = climbs
        return climbed and several(view)

    climb = Climb(arrive("Aki"), arrive("Ben"), trailed)
    expect(climb.page.locator(".trail .line").first).to_be_attached()
    assert climb.page.evaluate(COVERED) == []


@pytest.mark.clause("CS-I4")
@pytest.mark.parametrize("way", ["key", "chip", "die"])
def test_what_was_chosen_on_purpose_stays_when_the_mouse_passes_over_the_board(arrive: Arrive, way: str) -> None:
    climb = Climb(arrive("Aki"), arrive("Ben"), several)
    if way == "key":
        climb.page.keyboard.press("2")
    elif way == "chip":
        climb.page.locator("button.chip").nth(1).click()
    else:
        climb.page.locator(".tray button.throw").nth(0).click()
    chosen = climb.chosen().all_inner_texts()
    for route in pairings(climb.view):
        climb.point(route, 2)
        assert climb.chosen().all_inner_texts() == chosen
    climb.page.keyboard.press("Escape")
    other = next(route for route in pairings(climb.view) if str(route) != climb.chosen().first.inner_text())
    climb.point(other, 1)
    expect(climb.chosen().first).to_have_text(str(other))


@pytest.mark.clause("CS-I4")
def test_a_tap_selects_and_the_button_commits(arrive: Arrive) -> None:
    climb = Climb(arrive("Aki", **PHONE), arrive("Ben"), several)
    for route in pairings(climb.view)[::-1]:
        climb.page.touchscreen.tap(*climb.at(route, 2))
        expect(climb.chosen().first).to_have_text(str(route))
    assert climb.aki.state(climb.table)["rev"] == climb.rev
    assert "turn-began" not in kinds(climb.commits(act(climb.aki, "go").tap))


@pytest.mark.clause("CS-I3")
def test_a_click_on_a_die_changes_its_colour_and_always_two_are_orange(arrive: Arrive) -> None:
    climb = Climb(arrive("Aki"), arrive("Ben"), several)
    dice = climb.page.locator(".tray button.throw")
    for die in (0, 3, 1, 2):
        before = dice.nth(die).get_attribute("aria-label")
        dice.nth(die).click()
        expect(dice.nth(die)).not_to_have_attribute("aria-label", before or "")
        names = [name or "" for name in dice.evaluate_all("dice => dice.map(die => die.ariaLabel)")]
        assert sum("orange" in name for name in names) == 2


@pytest.mark.clause("CS-I5")
def test_a_left_click_on_a_usable_route_goes(arrive: Arrive) -> None:
    climb = Climb(arrive("Aki"), arrive("Ben"), several)
    route = pairings(climb.view)[-1]
    events = climb.commits(lambda: climb.page.mouse.click(*climb.at(route, 3)))
    assert any(event["event"] == "climbed" and event["route"] == route for event in events)
    assert "turn-began" not in kinds(events)


@pytest.mark.clause("CS-I5")
def test_a_right_click_on_any_cell_stops(arrive: Arrive) -> None:
    climb = Climb(arrive("Aki"), arrive("Ben"), lambda view: several(view) and len(view["usable"]) < 11)
    unusable = next(route for route in range(2, 13) if route not in climb.view["usable"])
    events = climb.commits(lambda: climb.page.mouse.click(*climb.at(unusable, 2), button="right"))
    assert "banked" in kinds(events)


@pytest.mark.clause("CS-I5")
def test_a_left_click_anywhere_else_does_nothing(arrive: Arrive) -> None:
    climb = Climb(arrive("Aki"), arrive("Ben"), lambda view: several(view) and len(view["usable"]) < 11)
    unusable = next(route for route in range(2, 13) if route not in climb.view["usable"])
    climb.page.mouse.click(*climb.at(unusable, 2))
    foot, above = climb.at(7, 1), climb.at(7, 2)
    climb.page.mouse.click((foot[0] + above[0]) / 2, foot[1] + (foot[1] - above[1]) * 1.2)
    climb.stays()


@pytest.mark.clause("CS-I6")
def test_a_right_click_with_a_dead_pairing_asks_and_drops(arrive: Arrive) -> None:
    climb = Climb(arrive("Aki"), arrive("Ben"), some_dead)
    unusable = next(route for route in range(2, 13) if route not in climb.view["usable"])
    page = climb.page
    page.locator("button.chip.dead").first.click()
    page.mouse.click(*climb.at(unusable, 1), button="right")
    expect(page.locator(".cs-ask")).to_be_visible()
    expect(page.locator(".cs-ask .no")).to_be_focused()
    page.keyboard.press("Enter")
    expect(act(climb.aki, "go")).to_be_focused()
    climb.stays()
    page.mouse.click(*climb.at(unusable, 1), button="right")
    events = climb.commits(page.locator(".cs-ask .act:not(.no)").click)
    assert [event["forced"] for event in events if event["event"] == "dropped"] == [False]


@pytest.mark.clause("CS-I7")
@pytest.mark.parametrize("way", ["button", "right click", "key"])
def test_when_nothing_is_live_only_a_drop_is_left(arrive: Arrive, way: str) -> None:
    climb = Climb(arrive("Aki"), arrive("Ben"), nothing_live)
    page = climb.page
    expect(page.locator(".cs-actions .act")).to_have_text(["DROP"])
    page.mouse.click(*climb.at(7, 3))
    climb.stays()
    page.locator(".whose").click()
    press = {
        "button": lambda: act(climb.aki, "drop").click(),
        "right click": lambda: page.mouse.click(*climb.at(2, 1), button="right"),
        "key": lambda: page.locator("body").press("d"),
    }[way]
    events = climb.commits(press)
    assert [event["forced"] for event in events if event["event"] == "dropped"] == [True]


@pytest.mark.clause("CS-I8")
def test_go_is_there_before_anything_is_clicked(arrive: Arrive) -> None:
    climb = Climb(arrive("Aki"), arrive("Ben"), some_dead)
    expect(climb.chosen().first).to_have_text(str(live(climb.view)[0]["orange"]))
    assert "turn-began" not in kinds(climb.commits(act(climb.aki, "go").click))


@pytest.mark.clause("CS-I9")
def test_the_background_goes_round_and_is_remembered(arrive: Arrive) -> None:
    climb = Climb(arrive("Aki"), arrive("Ben"), several)
    page = climb.page
    scenes = ["Normal", "Evening sea", "Above the clouds", "Space"]
    looks = set()
    for scene in [*scenes[1:], *scenes[:2]]:
        page.locator(".scene-button").click()
        expect(page.locator(".scene-button")).to_have_attribute("aria-label", f"Background: {scene}. Change it")
        looks.add(page.locator(".cs-stage").screenshot(animations="disabled"))
    assert len(looks) == 4
    page.reload()
    expect(page.locator(".scene-button")).to_have_attribute("aria-label", "Background: Evening sea. Change it")
    climb.stays()


@pytest.mark.clause("CS-I10")
def test_the_probability_table_is_at_hand(arrive: Arrive) -> None:
    climb = Climb(arrive("Aki"), arrive("Ben"), several)
    climb.page.get_by_role("button", name="Probability table").click()
    rows = climb.page.locator(".cs-odds tbody tr")
    expect(rows).to_have_count(165)
    expect(rows.first).to_contain_text("6 · 7 · 8")
    expect(rows.first).to_contain_text("91.98%")


@pytest.mark.clause("CS-U1")
def test_a_stop_on_a_shared_cell_says_why_not(arrive: Arrive) -> None:
    blocked = lambda view: bool(live(view)) and not live(view)[0]["stop"]  # noqa: E731
    climb = Climb(arrive("Aki"), arrive("Ben"), blocked, unique=True)
    stop = act(climb.aki, "stop")
    expect(stop).to_have_attribute("aria-disabled", "true")
    expect(climb.page.locator(".cs-why")).to_contain_text("No STOP")
    stop.click(force=True)
    climb.stays()


@pytest.mark.parametrize(("wish", "moving"), [("no-preference", True), ("reduce", False)])
def test_pieces_move_unless_one_wants_them_still(arrive: Arrive, wish: str, moving: bool) -> None:
    climb = Climb(arrive("Aki", reduced_motion=wish), arrive("Ben"), several)
    climb.page.evaluate(WATCH_ACTS)
    climb.commits(act(climb.aki, "go").click)
    if moving:
        climb.page.wait_for_function("() => acts > 0")
        climb.page.keyboard.press("Shift")
        expect(climb.page.locator(".acts")).to_have_count(0)
    assert (climb.page.evaluate("acts") > 0) == moving
