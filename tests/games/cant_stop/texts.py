"""Examples of everything that is said in Can't Stop."""

from typing import Any

from hiroma.games.cant_stop.events import Banked, Claimed, Climbed, DiceRolled, Dropped, FirstSeat, TurnBegan, Void, Won
from tests.games.proving import Texts

EVENTS: list[Any] = [
    FirstSeat(0),
    TurnBegan(1),
    *(DiceRolled(0, (1, 2, 3, 4), live) for live in (True, False)),
    *(Climbed(0, 7, 12, 13, placed, topped) for placed in (True, False) for topped in (True, False)),
    *(Void(0, 7, why) for why in ("closed", "topped", "no-climber")),
    *(Banked(0, 7, start, 5) for start in (0, 3)),
    *(Claimed(0, 7, removed) for removed in ((), (1,), (1, 2))),
    *(Dropped(0, forced, lost) for forced in (True, False) for lost in ((), ((7, 3),))),
    *(Won(seats, clause) for seats, clause in (((0,), "CS-E1"), ((0, 2), "CS-TM4"), ((1, 3), "CS-TM5"))),
]

TEXTS = Texts(
    events=lambda: EVENTS,
    nameless={"void"},
    refusals={
        "drop-not-forced": {"routes": (7, 8)},
        "no-such-pairing": {"pairings": ("7/3", "4/6")},
        "dead-pairing": {"routes": (7,)},
        "stop-blocked": {"routes": (7,)},
    },
    words=("tagline", "how-goal", "how-roll", "how-go", "how-stop", "how-orange"),
    alike=2,  # a climber placed on top reads as one that climbed there, and a DROP without a climber is always forced
)
