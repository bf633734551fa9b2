"""Examples of all texts in Hidden Rooms."""

from typing import Any

from hiroma.games.hidden_rooms import events
from hiroma.games.hidden_rooms.parts.monster import KINDS
from tests.games.proving import Texts

REASONS = ("win", "caught", "walked-in", "terminal", "resigned", "abandoned")

EVENTS: list[Any] = [
    *(events.StageOpened(2, "G6", 4, again, "The Warden", "錠まえ", "Der Schließer") for again in (True, False)),
    events.PairShown(("R6", "B1")),
    *(events.Placed("R6", "B1", "c2", facing) for facing in "NESW"),
    events.Walked("f6", "e6"),
    events.Reached("f6", "e6", 3, 21),
    *(events.Explored("f6", "e6", "R6", "R5", False, True, why, 1) for why in ("value", "colour")),
    *(events.Explored("f6", "e6", "R1", "B5", recalled, False, "neither", 2) for recalled in (True, False)),
    events.Forgotten(("R1", "R2")),
    events.MonsterTurn(3),
    *(events.MonsterActed(kind, "c2", "N", "c1", facing, ("c1",), "") for kind in KINDS for facing in "NE"),
    *(events.AttemptEnded(2, reason, "e4", reason == "win", False, 7) for reason in REASONS),
    *(
        events.GameEnded(won, "HR-G-05", wins, losses)
        for won, wins, losses in ((True, 2, 0), (True, 2, 1), (True, 2, 2))
    ),
    *(events.GameEnded(False, clause, wins, 3) for clause, wins in (("HR-G-06", 0), ("HR-G-07", 1))),
]

TEXTS = Texts(
    events=lambda: EVENTS,
    refusals={
        "not-now": {"phase": "over"},
        "not-of-the-pair": {"tiles": ("R1", "R2")},
        "not-adjacent": {"squares": ("e6", "f5")},
        "no-such-memory": {"tiles": ("R1",)},
    },
    words={"tagline"},
    alike=2,  # the text names the square that a following or chasing monster enters, not its heading
)
