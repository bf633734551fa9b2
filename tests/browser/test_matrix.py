"""Every game, in every kind of position, four windows and three languages: all controls are in sight.

One person looks at their table through one window after another; the test reaches the positions by the API. It looks at
each position as it stands in all languages, and with each draft of a turn in one language, which rotates with the
position. It looks at a film in one language, another for each game.
"""

import random
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.looking import HELD, LOCALES, Looker, chosen, onlooker
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
"""For each game: its most players, and the options with most to decide."""

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
"""For each game: ways to begin a turn without making it, as selectors to press in turn.

A leading 'place:' limits a way to that kind of move. After a press with '- ' the test does not look.
"""

POSITIONS: Final = 7
"""Most kinds of positions to look at in a game."""

STEPS: Final = 150
"""Most moves to find them."""

FILMS: Final = 5
"""Most kinds of films to look at in a game."""


@pytest.mark.parametrize("game", TABLES)
def test_all_one_can_act_with_is_in_sight(arrive: Arrive, game: str) -> None:
    most, options = TABLES[game]
    people = [onlooker(arrive, NAMES[0]), *(arrive(name) for name in NAMES[1:most])]
    looker = Looker(people[0], game)
    table = people[0].open_table(game=game, **options)
    for person in people:
        person.say(table, "/join")
    looker.go(f"/t/{table}", ".waiting")
    looker.look("open")
    people[0].say(table, "/start")
    looker.page.wait_for_selector(".board > * *")
    for nth, kind in enumerate(kinds(people, table)):
        looker.caught_up(table, people[0])
        looker.look(f"{nth}-{kind}")
        _half(looker, game, kind, nth)
        assert kind == "waiting" or 0 in people[0].state(table)["game"]["actors"], "a draft was sent"
    if most > 1:
        people[1].say(table, "/abort")
        looker.page.wait_for_selector(".vote")
        looker.look("vote")
        people[0].order(table, "refuse")
    for person in reversed(people):
        if person.state(table)["meta"]["status"] == "playing":
            person.order(table, "concede")
    looker.caught_up(table, people[0])
    looker.look("end")
    looker.close()


@pytest.mark.parametrize("game", TABLES)
def test_while_the_board_plays(arrive: Arrive, game: str) -> None:
    """Each kind of film halts in the middle; then a press ends it."""
    most, options = TABLES[game]
    first = onlooker(arrive, NAMES[0], reduced_motion="no-preference")
    people = [first, *(arrive(name) for name in NAMES[1 : min(most, 4)])]
    table = people[0].open_table(game=game, **options)
    for person in people:
        person.say(table, "/join")
    people[0].say(table, "/start")
    looker = Looker(first, game)
    looker.page.add_init_script(
        "if (location.protocol === 'http:') localStorage.setItem('hiroma:shinsai-jima:look', '\"drawing\"')"
    )
    looker.page.add_init_script(HELD)
    looker.go(f"/t/{table}", ".board > * *")
    locale = chosen(LOCALES, list(TABLES).index(game) + 2)
    films = 0
    for kind in _films(people, table, looker):
        looker.look(f"film-{kind}", [locale])
        looker.page.evaluate("hold(false)")
        looker.page.wait_for_timeout(250)
        looker.page.evaluate("hold(true)")
        looker.look(f"film-{kind}-later", [locale])
        looker.page.keyboard.press("Shift")
        expect(looker.page.locator(".board[data-film]")).to_have_attribute("data-film", "off")
        films += 1
    assert films > 0
    looker.close()


def _half(looker: Looker, game: str, kind: str, position: int) -> None:
    """Begin a turn on the page, in every way there is; look after each press."""
    for nth, way in enumerate(DRAFTS[game]):
        only, presses = (way[0][:-1], way[1:]) if way[0].endswith(":") else ("", way)
        if only not in kind:
            continue
        for step, selector in enumerate(presses):
            state = f"{position}-{kind}-half{nth}{step}"
            if not looker.press(selector.removeprefix("- "), state, position + nth + step):
                break
            if not selector.startswith("- "):
                looker.look(state, [chosen(LOCALES, position)])


def kinds(people: list[Visitor], table: str) -> Iterator[str]:
    """Play by the API; yield each new kind of position of the first person, and once the wait for another player."""
    rng = random.Random(7)
    met: set[str] = set()
    for step, (state, seat, person) in enumerate(turns(people, table)):
        if seat is None:
            for each in people:
                each.say(table, "/rematch")
            continue
        if step > STEPS or len(met) >= POSITIONS:
            return
        game = (state if person is people[0] else person.state(table))["game"]
        kind = _kind(game, seat) if person is people[0] else "waiting"
        if kind not in met and (kind != "waiting" or step > 4):
            met.add(kind)
            yield kind
        person.order(table, "submit", seat=seat, moves=[rng.choice(game["moves"][str(seat)])])


def _kind(game: Any, seat: int) -> str:
    """Return the kinds of moves to choose from, joined by '+'."""
    return "+".join(sorted({move["do"] for move in game["moves"][str(seat)]}))[:60]


def _films(people: list[Visitor], table: str, looker: Looker) -> Iterator[str]:
    """Play by the API; yield each new kind of film, which halts on the page."""
    rng = random.Random(7)
    met: set[str] = set()
    films = 0
    for step, (state, seat, person) in enumerate(turns(people, table)):
        if seat is None or step > STEPS or films >= FILMS:
            return
        game = (state if person is people[0] else person.state(table))["game"]
        person.order(table, "submit", seat=seat, moves=[rng.choice(game["moves"][str(seat)])])
        news = [
            event["event"]
            for entry in people[0].state(table, since=state["rev"])["history"]
            for event in entry["events"]
        ]
        if met.issuperset(news):
            continue
        met.update(news)
        looker.caught_up(table, people[0])
        if looker.page.locator('.board[data-film="on"]').count():
            films += 1
            yield f"{films}-{news[0]}"
