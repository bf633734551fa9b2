"""Every game, in every kind of position, in four windows and three languages: all one can act with is in sight.

One person looks at the same table through all windows at once; the positions are reached by the API. Each position is
looked at as it stands in all three languages; a turn is half made on the page in one of them, each position in the
next. A board that plays is looked at in one language, another for each game.
"""

import contextlib
import random
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import TimeoutError as Late

from tests.browser.looking import LOCALES, Looker, chosen
from tests.browser.playing import turns
from tests.browser.visitor import Arrive, Visitor

NAMES: Final = (
    *("Maximiliane", "Ben", "千代", "Dorothea", "Emil", "Friederike"),
    *("Goro", "Hanna", "Ines", "Jun", "Karl", "Lena"),
)

TABLES: Final[dict[str, tuple[int, dict[str, Any]]]] = {
    "cant-stop": (4, {}),
    "fearsome-floors": (7, {"dmaufbau": True}),
    "hidden-rooms": (1, {}),
    "niagara": (5, {"flussgeister": True}),
    "shinsai-jima": (12, {}),
}
"""Of each game: the most players, and the options with the most to decide."""

DRAFTS: Final[dict[str, tuple[tuple[str, ...], ...]]] = {
    "cant-stop": (
        (".choices button.chip:not(.chosen)",),
        (".choices button.chip.dead", ".act.dead"),
    ),
    "fearsome-floors": (
        (".ff-box button:not([aria-disabled=true])", ".cell.lay"),
        ("button.ff-piece", ".cell.open"),
    ),
    "hidden-rooms": (
        (".hr-choice", ".hr-quiet"),
        (".hr-cell.hr-live >> nth=-1", ".hr-cell.hr-live"),
    ),
    "niagara": (
        (".forecast-button", "- .forecast-button"),
        (".paddles label",),
        (".ni-canoes button", ".target", ".target"),
        (".target",),
        (".ransom .chips .chip",),
        (".ni-decide:not(.ransom) .chip",),
    ),
    "shinsai-jima": (
        ("place:", "[data-goal]"),
        ("select:", "[data-goal]", "[data-goal]", ".sj-asking .act, [data-goal], .sj-way"),
        ("take:", "[data-goal]", "[data-goal]"),
    ),
}
"""Of each game: ways to begin a turn without making it, as what is pressed in turn.

Before the presses may stand what kind of move they are for: 'place:'. After '- ' nothing is looked at.
"""

POSITIONS: Final = 7
"""So many kinds of positions are looked at in a game, at most."""

STEPS: Final = 150
"""So many moves are made at most to find them."""

FILMS: Final = 5
"""So many kinds of films are looked at, at most."""


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", TABLES)
def test_all_one_can_act_with_is_in_sight(arrive: Arrive, browser: Browser, game: str, locale: str) -> None:
    most, options = TABLES[game]
    people = [arrive(name) for name in NAMES[:most]]
    looker = Looker(browser, people[0], game, locale)
    table = people[0].open_table(game=game, **options)
    for person in people:
        person.say(table, "/join")
    looker.go(f"/t/{table}", ".waiting")
    looker.look("open")
    people[0].say(table, "/start")
    looker.go(f"/t/{table}", ".board > * *")
    for nth, kind in enumerate(kinds(people, table)):
        looker.look(f"{nth}-{kind}")
        if chosen(LOCALES, nth) == locale:
            _half(looker, game, kind, f"{nth}-{kind}")
            assert kind == "waiting" or 0 in people[0].state(table)["game"]["actors"], "a draft was sent"
    if most > 1:
        people[1].say(table, "/abort")
        looker.look("vote")
        people[0].order(table, "refuse")
    for person in reversed(people):
        if person.state(table)["meta"]["status"] == "playing":
            person.order(table, "concede")
    looker.look("end")
    looker.close()


@pytest.mark.parametrize("game", TABLES)
def test_while_the_board_plays(arrive: Arrive, browser: Browser, game: str) -> None:
    """Each kind of film stands still in the middle; then a press ends it."""
    most, options = TABLES[game]
    people = [arrive(name) for name in NAMES[: min(most, 4)]]
    table = people[0].open_table(game=game, **options)
    for person in people:
        person.say(table, "/join")
    people[0].say(table, "/start")
    looker = Looker(browser, people[0], game, chosen(LOCALES, list(TABLES).index(game) + 2), film=True)
    for page in looker.pages.values():
        page.add_init_script("localStorage.setItem('hiroma:shinsai-jima:look', '\"drawing\"')")
    looker.go(f"/t/{table}", ".board > * *")
    films = 0
    for kind in _films(people, table, looker):
        looker.look(f"film-{kind}")
        for page in looker.pages.values():
            page.evaluate("hold(false)")
            page.wait_for_timeout(250)
            page.evaluate("hold(true)")
        looker.look(f"film-{kind}-later")
        for page in looker.pages.values():
            page.keyboard.press("Shift")
            expect(page.locator(".board[data-film]")).to_have_attribute("data-film", "off", timeout=3_000)
        films += 1
    assert films > 0
    looker.close()


def _half(looker: Looker, game: str, kind: str, state: str) -> None:
    """Begin a turn on the page, in every way there is; look after each press."""
    for nth, way in enumerate(DRAFTS[game]):
        only, presses = (way[0][:-1], way[1:]) if way[0].endswith(":") else ("", way)
        if only not in kind:
            continue
        for step, selector in enumerate(presses):
            if not looker.press(selector.removeprefix("- "), state):
                break
            if not selector.startswith("- "):
                looker.look(f"{state}-half{nth}{step}")


def kinds(people: list[Visitor], table: str) -> Iterator[str]:
    """Play by the API; stop at each new kind of position of the first person, and once where others move."""
    rng = random.Random(7)
    met: set[str] = set()
    for step, (_, seat, person) in enumerate(turns(people, table)):
        if seat is None:
            for each in people:
                each.say(table, "/rematch")
            continue
        if step > STEPS or len(met) >= POSITIONS:
            return
        game = person.state(table)["game"]
        kind = _kind(game, seat) if person is people[0] else "waiting"
        if kind not in met and (kind != "waiting" or step > 4):
            met.add(kind)
            yield kind
        person.order(table, "submit", seat=seat, moves=[rng.choice(game["moves"][str(seat)])])


def _kind(game: Any, seat: int) -> str:
    """What kinds of moves there are to choose from."""
    return "+".join(sorted({move["do"] for move in game["moves"][str(seat)]}))[:60]


def _films(people: list[Visitor], table: str, looker: Looker) -> Iterator[str]:
    """Play by the API; stop at each film of a new kind, which stands in every window."""
    rng = random.Random(7)
    met: set[str] = set()
    films = 0
    for step, (state, seat, person) in enumerate(turns(people, table)):
        if seat is None or step > STEPS or films >= FILMS:
            return
        move = rng.choice(person.state(table)["game"]["moves"][str(seat)])
        person.order(table, "submit", seat=seat, moves=[move])
        news = [
            event["event"]
            for entry in people[0].state(table, since=state["rev"])["history"]
            for event in entry["events"]
        ]
        if met.issuperset(news):
            continue
        met.update(news)
        if all(_plays(page) for page in looker.pages.values()):
            films += 1
            yield f"{films}-{news[0]}"


def _plays(page: Page) -> bool:
    """Whether a film has begun in this window."""
    with contextlib.suppress(Late):
        page.wait_for_selector('.board[data-film="on"]', timeout=1_500)
        return True
    return False
