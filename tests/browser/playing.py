"""Whole games of Can't Stop through the page, and positions reached by the API."""

import contextlib
import itertools
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as Late

from tests.browser.visitor import Visitor

Press = Callable[[Visitor, str], None]
"""Presses the button of 'go', 'stop' or 'drop', or of 'sure' when the page asks back."""

GOES = 2
"""Times that a simple climber rolls again before they stop."""

MINE = ".cs-actions"
OVER = ".result"


def play_out(people: Sequence[Visitor], press: Press) -> int:
    """Play the game to its end on the pages of these people, who have hurried; return the number of decisions."""
    decisions = 0
    while (mover := on_turn(people)) is not None:
        goes = 0
        while mover.page.locator(MINE).count():
            deed = decide(mover, goes)
            commit(mover, deed, press)
            decisions += 1
            goes += 1
            if deed != "go":
                break
    return decisions


def on_turn(people: Sequence[Visitor]) -> Visitor | None:
    """Wait for a turn or the end; return the person who may press a button, None when the game is over."""
    turns = itertools.cycle(people)
    until = time.monotonic() + 20
    while time.monotonic() < until:
        person = next(turns)
        with contextlib.suppress(Late):
            person.page.locator(f"{MINE}, {OVER}").first.wait_for(timeout=100)
            if person.page.locator(OVER).count():
                return None
            if person.page.locator(MINE).count():
                return person
    raise AssertionError("nobody is on turn")


def decide(mover: Visitor, goes: int) -> str:
    """Return the deed of a simple climber for the selected pairing."""
    page = mover.page
    if page.locator("button.act.drop").count():
        return "drop"
    may_stop = page.locator("button.act.stop[aria-disabled=false]").count() > 0
    return "stop" if goes >= GOES and may_stop else "go"


def commit(mover: Visitor, deed: str, press: Press) -> None:
    """Look at the dice, press, and wait until they are gone."""
    page = mover.page
    die = page.locator(".throw").first.element_handle()
    mover.look()
    press(mover, deed)
    if page.locator(".cs-ask").count():
        press(mover, "sure")
    page.wait_for_function("die => !die.isConnected", arg=die)


def act(mover: Visitor, deed: str) -> Locator:
    """Return the button of a deed."""
    return mover.page.locator(".cs-ask .act:not(.no)" if deed == "sure" else f".cs-actions .act.{deed}")


def by_button(mover: Visitor, deed: str) -> None:
    """Click GO, STOP or DROP."""
    act(mover, deed).click()


def by_touch(mover: Visitor, deed: str) -> None:
    """Tap GO, STOP or DROP."""
    act(mover, deed).tap()


def by_key(mover: Visitor, deed: str) -> None:
    """Press G, S or D. When the page asks back, the safe answer has the focus and the other is one further."""
    keys = {"go": ["g"], "stop": ["s"], "drop": ["d"], "sure": ["Tab", "Enter"]}[deed]
    for key in keys:
        mover.page.keyboard.press(key)


def press_if_there(button: Locator) -> bool:
    """Click the first of these buttons if there is one, and return True.

    It may go away before the click, by what the press before has brought.
    """
    if not button.count():
        return False
    with contextlib.suppress(Late):
        button.first.click(timeout=2_000)
    return True


def seated(*people: Visitor, bots: Sequence[str] = (), **options: Any) -> str:
    """Open a table where these people and these bots sit, not started; return its id."""
    table = people[0].open_table(**options)
    for person in people:
        person.say(table, "/join")
    for level in bots:
        people[0].order(table, "bot", level=level)
    return table


def started(*people: Visitor, bots: Sequence[str] = (), **options: Any) -> str:
    """Start a game; return its table."""
    table = seated(*people, bots=bots, **options)
    people[0].say(table, "/start")
    return table


Wanted = Callable[[Any], bool]
"""True for a view of the position that a test needs."""


def advance(people: Sequence[Visitor], table: str, wanted: Wanted, seed: int = 1) -> Any:
    """Play by the API to a wanted position on the first person's turn; return their view. Rematch after an end."""
    rng = random.Random(seed)
    for state, seat, person in turns(people, table):
        if seat is None:
            for each in people:
                each.say(table, "/rematch")
        elif person is people[0] and wanted(state["game"]["view"]):
            return state["game"]["view"]
        else:
            person.order(table, "submit", seat=seat, moves=[_some(person.state(table)["game"], seat, rng)])
    raise AssertionError("the position never came")


def finish(people: Sequence[Visitor], table: str) -> Any:
    """Play by the API until the game is over; return the last state."""
    for state, seat, person in turns(people, table):
        if seat is None:
            return state
        person.order(table, "submit", seat=seat, moves=[_careful(state["game"], seat)])
    raise AssertionError("the game never ended")


def decided(people: Sequence[Visitor], table: str, least: int) -> bool:
    """Play by the API until every seat has made `least` decisions. All sit in their order, one seat each.

    Then the game waits for one of them. Return false when it was over before: a bot with luck may win in few turns.
    """
    times: Counter[int] = Counter()
    for state, seat, person in turns(people, table):
        if seat is None:
            break
        if len(times) == len(people) and min(times.values()) >= least:
            return True
        person.order(table, "submit", seat=seat, moves=[_careful(state["game"], seat)])
        times[seat] += 1
    return False


def until_turn_of(person: Visitor, people: Sequence[Visitor], table: str) -> None:
    """Play by the API until this person is on turn."""
    for state, seat, mover in turns(people, table):
        if seat is None:
            raise AssertionError("the game was over before")
        if mover is person:
            return
        mover.order(table, "submit", seat=seat, moves=[_careful(state["game"], seat)])


def turns(people: Sequence[Visitor], table: str) -> Iterator[tuple[Any, int | None, Visitor]]:
    """Yield the state, the seat on turn and its player whenever no bot is to move; no seat when the game is over."""
    until = time.monotonic() + 240
    while time.monotonic() < until:
        state = people[0].state(table)
        if state["game"] is None:
            time.sleep(0.05)  # a page has still to open its nonce
            continue
        seat = next(iter(state["game"]["actors"]), None)
        chair = 0 if seat is None else state["meta"]["seats"][seat]
        if chair < len(people):
            yield state, seat, people[chair]
    raise AssertionError("the game takes too long")


def _careful(game: Any, seat: int) -> Any:
    """Return the first STOP at Can't Stop, else the first move."""
    moves = game["moves"][str(seat)]
    return next((move for move in moves if move["do"] == "stop"), moves[0])


def _some(game: Any, seat: int, rng: random.Random) -> Any:
    """Return any move but, at Can't Stop, one with a dead pairing: that would be a DROP."""
    dead = {(choice["orange"], choice["red"]) for choice in game["view"].get("choices", ()) if not choice["live"]}
    sound = [move for move in game["moves"][str(seat)] if (move.get("orange"), move.get("red")) not in dead]
    return rng.choice(sound)


SHOWS = "rev => Number(document.querySelector('.table')?.dataset.rev) >= rev"


def caught_up(visitor: Visitor, table: str) -> str:
    """Wait until this person's page shows the newest entry of the table; its number.

    After a hundred moves in a few seconds a page is busy for a while.
    """
    rev: int = visitor.state(table)["rev"]
    visitor.page.wait_for_function(SHOWS, arg=rev, timeout=60_000)
    return str(rev)


STILL = """
async (selector) => {
  await document.fonts.ready;
  const board = document.querySelector(selector);
  const where = () => JSON.stringify(board.getBoundingClientRect());
  for (let last = "", same = 0; same < 3; ) {
    await new Promise(requestAnimationFrame);
    same = where() === last ? same + 1 : 0;
    last = where();
  }
}
"""


def see(visitor: Visitor, table: str) -> None:
    """Open the table and wait until the board stands still: a late font moves what the test is about to click."""
    visitor.visit(f"/t/{table}")
    expect(visitor.page.locator(".octagon")).to_be_visible()
    visitor.page.evaluate(STILL, ".octagon")
