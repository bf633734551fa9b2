"""Every game, in every kind of position, in four windows and three languages: all one can act with is in sight.

One person looks at the same table through all windows at once; the positions are reached by the API. What counts as a
fault is in `geometry.js`. Pictures of all that was looked at lie in `tests/browser/shots/matrix/`.
"""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.playing import turns
from tests.browser.visitor import OWN_HANDS, Arrive, Visitor

WINDOWS = {"upright": (360, 740), "lying": (740, 360), "tablet": (820, 1180), "desktop": (1440, 900)}
FINGERS = ("upright", "lying", "tablet")
LOCALES = {"en": "en-GB", "ja": "ja-JP", "de": "de-DE"}
SHOTS = Path(__file__).parent / "shots" / "matrix"
GEOMETRY = (Path(__file__).parent / "geometry.js").read_text()
NAMES = ("Maximiliane", "Ben", "千代", "Dorothea", "Emil", "Friederike", "Goro", "Hanna", "Ines", "Jun", "Karl", "Lena")

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "cant-stop": (4, {}),
    "fearsome-floors": (7, {}),
    "hidden-rooms": (1, {}),
    "niagara": (5, {"flussgeister": True}),
    "shinsai-jima": (12, {}),
}
"""Of each game: the most players, and the options with the most to decide."""

POSITIONS = 7
"""So many kinds of positions are looked at in a game, at most."""

STEPS = 150
"""So many moves are made at most to find them."""


@pytest.fixture(params=LOCALES)
def locale(request: pytest.FixtureRequest) -> str:
    """A language."""
    return str(request.param)


@pytest.mark.parametrize("game", TABLES)
def test_all_one_can_act_with_is_in_sight(arrive: Arrive, browser: Browser, game: str, locale: str) -> None:
    most, options = TABLES[game]
    people = [arrive(name) for name in NAMES[:most]]
    looker = Looker(browser, people[0], game, locale)
    table = people[0].open_table(game=game, **options)
    for person in people:
        person.say(table, "/join")
    looker.look(table, "open", board=False)
    people[0].say(table, "/start")
    for kind in _kinds(people, table):
        looker.look(table, kind)
    if most > 1:
        people[1].say(table, "/abort")
        looker.look(table, "vote")
        people[0].order(table, "refuse")
    for person in reversed(people):
        if person.state(table)["meta"]["status"] == "playing":
            person.order(table, "concede")
    looker.look(table, "end")
    looker.close()
    assert not looker.faults, "\n".join(looker.faults)


class Looker:
    """One person, who looks at a table through all windows at once."""

    def __init__(self, browser: Browser, person: Visitor, game: str, locale: str) -> None:
        self.game = game
        self.locale = locale
        self.faults: list[str] = []
        self.pages: dict[str, Page] = {}
        for window, (width, height) in WINDOWS.items():
            context = browser.new_context(
                locale=LOCALES[locale],
                viewport={"width": width, "height": height},
                has_touch=window in FINGERS,
                reduced_motion="reduce",
                service_workers="block",
                base_url=person.address,
                storage_state=person.context.storage_state(),
            )
            context.add_init_script(OWN_HANDS)
            self.pages[window] = context.new_page()
        SHOTS.mkdir(parents=True, exist_ok=True)

    def look(self, table: str, state: str, *, board: bool = True) -> None:
        """Look at the table as it stands now; what is wrong is kept in `faults`."""
        for window, page in self.pages.items():
            if page.url.rpartition("/t/")[2] != table:
                page.goto(f"/t/{table}")
            page.wait_for_selector(".board > * *" if board else ".waiting")
            page.evaluate(SETTLED)
            page.screenshot(path=SHOTS / f"{self.game}-{state}-{window}-{self.locale}.png", animations="disabled")
            faults = page.evaluate(GEOMETRY, {"phone": window in FINGERS})
            self.faults += [f"{state}, {window}: {fault}" for fault in faults]

    def close(self) -> None:
        """Leave."""
        for page in self.pages.values():
            page.context.close()


SETTLED = """() => new Promise((done) => {
  let quiet = setTimeout(done, 150);
  new MutationObserver(() => { clearTimeout(quiet); quiet = setTimeout(done, 150); })
    .observe(document.querySelector("main"), { subtree: true, childList: true, attributes: true });
})"""
"""Until the page has stood still for a moment."""


def _kinds(people: list[Visitor], table: str) -> Iterator[str]:
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
            yield f"{len(met)}-{kind}"
        person.order(table, "submit", seat=seat, moves=[rng.choice(game["moves"][str(seat)])])


def _kind(game: Any, seat: int) -> str:
    """What kinds of moves there are to choose from."""
    return "+".join(sorted({move["do"] for move in game["moves"][str(seat)]}))[:60]
