"""Examples of everything that is said in Niagara, and what games tell."""

from collections.abc import Iterator
from typing import Any

from hiroma.games.niagara import events
from tests.games.niagara.worlds import SETTINGS, opened
from tests.games.proving import Texts

STEPS: list[tuple[Any, Any]] = [("land", "4"), ("1", "land"), ("7L", "falls"), ("2", "4")]
EVENTS: list[Any] = [
    *(events.CanoeCameBack(0, 1, paid) for paid in (None, "pink")),
    *(events.CardShown(0, card) for card in ("1", "cloud", "rope", "any")),
    events.Chose(0, "cloud"),
    *(events.WeatherMoved(0, 0, to) for to in (-1, 0, 1, 2)),
    *(events.Paddled(0, 0, start, to, ("1",), pushed, blocked, 0)
      for start, to in STEPS
      for pushed in (True, False) for blocked in (True, False)),
    events.Paddled(0, 0, "4", "4", (), False, True, 1),
    events.Stolen(0, 1, 2, 1, 0, "yellow"),
    events.Moored(1, 0, "5"),
    events.JoeFell(),
    events.RansomDeclined(2),
    events.BeaverCameBack(2),
    events.WhirlpoolRose(),
    events.MooseTaken(0, 1),
    events.MooseCameBack(),
    events.Fell(0, 0),
    events.BeaverJumped(),
    events.CardsCameBack(),
    events.FirstSeat(1),
    events.ArrowSet("R"),
    *(events.ConditionMet(0, what, 1) for what in ("four-alike", "five-colours", "seven")),
    *(events.Traded(0, 0, got, gave) for got in (None, "blue") for gave in (None, "white")),
    *(events.FlowSet(lowest, seats, 1, flow) for lowest, seats, flow in ((0, (), 0), (3, (1,), 4), (2, (0, 2), 3))),
    events.Flowed(1, 3, "L", "R", ()),
    *(events.GemLost(seat, "violet", back) for seat in (None, 1) for back in (True, False)),
    *(events.PushedOut(0, 1, "5", to) for to in ("6L", "falls")),
    *(events.Decided((1,), clause) for clause in ("NI-E2", "NI-E7")),
]  # fmt: skip


def spoken() -> Iterator[Any]:
    """Those, and what games of each kind tell."""
    yield from EVENTS
    told: list[Any] = []
    for setting in SETTINGS:
        for game in opened(setting, seed=3, steps=150):
            if game.actors():
                seat = game.actors()[0]
                game.copy().apply(seat, game.moves(seat)[-1], lambda event, only=None: told.append(event))
    yield from told


TEXTS = Texts(
    events=spoken,
    nameless={"chose", "gem-lost"},
    filled={"reachable": ("2", "4")},
    words={"how-goal", "how-cards", "how-canoes", "how-theft", "how-river"},
    silent={"turn-ended"},
)
