"""Examples of everything that is said in Fearsome Floors."""

from typing import Any, get_args

from hiroma.games.fearsome_floors import events, moves
from hiroma.games.fearsome_floors.parts.layout import CLAUSES
from tests.games.proving import Texts

ITEMS = get_args(moves.Item)
GONE: list[Any] = ["wall", "exit", "entrance", "teleporter", "monster"]
HOW: list[Any] = ["reached", "crushed", "teleported"]
STONES: list[Any] = ["stone", "crystal", "right-turn", "u-turn"]


def sight(side: Any, distance: int) -> events.Sight:
    return events.Sight(side, "N", distance, "h5", 0, 1, 4)


def look(why: Any, side: Any, last: bool, seen: int, tied: tuple[tuple[int, int], ...] = ()) -> events.MonsterLooked:
    sights = tuple(sight("ahead", 2) for _ in range(seen))
    seat, piece, number = (0, 1, 4) if why == "nearest" else (None, None, None)
    seats = tuple(sorted({whose for whose, _ in tied}))
    far = 3 if seen else None
    return events.MonsterLooked("h5", "E", "N", why, sights, side, far, seat, piece, number, seats, tied, 2, last)


EVENTS: list[Any] = [
    events.FirstSeat(0),
    *(events.Chosen(0, item) for item in ITEMS),
    *(events.Laid(0, item, ("h5", "h6"), "E") for item in ITEMS),
    events.LeftOut(("pool-2x2",)),
    events.RoundBegan(3, 1, 1),
    events.TurnBegan(1),
    *(events.Taken(0, 1, 4, square) for square in (None, "h5")),
    events.Entered(0, 1, 4, "p11", 3),
    *(events.Stepped(0, 1, 4, "h5", "g5", "W", over, 2) for over in ((), ("i3",))),
    *(events.StonePushed(None, item, "h5", "g5", over, None) for item in STONES for over in ((), ("i3",))),
    *(events.StonePushed(0, "stone", "h5", None, (), why) for why in GONE),
    *(events.Stopped(0, 1, 3, square, stayed) for square, stayed in ((None, True), ("h5", True), ("h5", False))),
    events.Escaped(0, 1, 4, 5, 2),
    *(events.GoalMet(0, first) for first in (True, False)),
    events.TurnedOver(((0, 1), (1, 2))),
    *(events.TileRevealed(tile, 5) for tile in ("5", "X", "XX", "XXX")),
    *(look("nearest", side, False, seen) for side in ("ahead", "left", "right") for seen in (1, 2)),
    look("nearest", "ahead", True, 1),
    look("tie", None, False, 2, ((0, 1), (1, 2))),
    look("nothing", None, True, 0),
    *(events.MonsterDeflected("h5", "i5", item, heading) for item in STONES[2:] for heading in ("N", "E", "S", "W")),
    events.MonsterStepped("h5", "i5", "E", ("i5",), False, (), (), 2),
    events.MonsterStepped("h5", "k3", "E", ("i3", "j3", "k3"), True, (), (), 2),
    events.MonsterStepped("n3", "c9", "E", ("c9",), False, ("Q",), (0,), 2),
    events.MonsterTeleported("h5", "c3", "W"),
    *(events.PiecePushed(0, 1, 4, "h5", "i5", over) for over in ((), ("i3",))),
    *(events.Caught(0, 1, 4, "h5", how, fate) for how in HOW for fate in ("waiting", "dead")),
    *(events.MonsterStopped("h5", "E", "X", steps, 1, "fed") for steps in (1, 7)),
    events.MonsterStopped("h5", "E", "X", 20, 0, "tired"),
    events.MonsterStopped("h5", "E", "8", 8, 0, "steps"),
    events.PhaseBegan(2),
    *(events.Won(seats, "FF-E9") for seats in ((0, 1), (0,))),
    *(events.Won((0,), clause) for clause in ("FF-E4", "FF-E7")),
    events.Won((0,), "FF-O10"),
]  # fmt: skip

FILLED: dict[str, Any] = {
    "square": "h5", "squares": ("h5", "h6"), "behind": "i5", "exit": "a1", "number": 4, "limit": 3, "item": "stone",
    "heading": "N", "points": 0,
}  # fmt: skip

TEXTS = Texts(
    events=lambda: EVENTS,
    nameless={"entered", "stopped", "stepped", "stone-pushed", "won"},
    filled=FILLED,
    codes=CLAUSES,
    words=("tagline", "how-goal", "how-move", "how-stones", "how-monster", "how-walls", "how-phases"),
    alike=3,  # the two teleporters of the box are one to the players; an early end reads like one after the round
    own={"an-item"},  # German has articles
)
