"""Events of Niagara, for board, log and screen reader (words: moves.py, clauses: RULES.md)."""

from typing import Literal

import msgspec

from hiroma.games.niagara.moves import Arm, Card, Colour, Place
from hiroma.kernel import kinds


class Event(kinds.Event):
    """An event of this game."""


class FirstSeat(Event):
    """The seat that begins was drawn: it has the life ring (NI-S5)."""

    seat: int


class ArrowSet(Event):
    """The arrow at the fork points to this arm at the start (NI-S5)."""

    arrow: Arm


class RoundBegan(Event):
    """Round `round` (from 1) begins; `seat` has the life ring (NI-C8)."""

    round: int
    seat: int


class MooseCameBack(Event):
    """The moose stands on the pink bank again (NI-X28)."""


class CanoeCameBack(Event):
    """A canoe is ashore again, for a scored gem, or free when `paid` is None (NI-W3, NI-W6)."""

    seat: int
    canoe: int
    paid: Colour | None


class RansomDeclined(Event):
    """A seat leaves its canoe in the basin this round (NI-W3)."""

    seat: int


class CardsCameBack(Event):
    """All hands were empty: everybody has all cards again (NI-C5)."""


class HasChosen(Event):
    """A seat has picked its card, which is final (NI-C1, NI-C6). The card stays hidden from all others."""

    seat: int
    reveals: bool = True


class Chose(Event):
    """The card a seat picked, for the eyes of that seat only (NI-C3)."""

    seat: int
    card: Card


class CardShown(Event):
    """The turn of a seat begins: its card is turned up (NI-C3)."""

    seat: int
    card: Card
    reveals: bool = True


class WeatherMoved(Event):
    """A cloud moved the weather from cell `start` to `to`, -1..2 (NI-F5)."""

    seat: int
    start: int
    to: int


class BeaverJumped(Event):
    """The weather is at +2: the beaver jumps into area 1 (NI-X21)."""


class Paddled(Event):
    """A canoe went from `start` through the areas of `path`, the last of which is where it is now (NI-M).

    `pushed`: the last step was a free one out of the whirlpool (NI-X6). `blocked`: the whirlpool
    stopped it there; `path` is then empty when it could not leave its area at all (NI-X10).
    `lost`: points that go unused by landing or by the whirlpool (NI-M10, NI-X10).
    """

    seat: int
    canoe: int
    start: Place
    to: Place
    path: tuple[Place, ...]
    pushed: bool
    blocked: bool
    lost: int


class Loaded(Event):
    """A gem came aboard at `place` (NI-M3)."""

    seat: int
    canoe: int
    colour: Colour
    hold: int
    place: Place


class Unloaded(Event):
    """A gem was put ashore at `place` (NI-M3)."""

    seat: int
    canoe: int
    colour: Colour
    hold: int
    place: Place


class MooseTaken(Event):
    """The moose is aboard: two points more (NI-X24, NI-X25)."""

    seat: int
    canoe: int


class Stolen(Event):
    """`seat` took a gem out of hold `hold` of `victim`'s canoe (NI-T)."""

    seat: int
    canoe: int
    victim: int
    victim_canoe: int
    hold: int
    colour: Colour


class Scored(Event):
    """A landed gem counts (NI-M4)."""

    seat: int
    canoe: int
    colour: Colour


class ConditionMet(Event):
    """A seat meets a condition, as number `place` in time: the game ends with this round (NI-E1, NI-E2, NI-E3)."""

    seat: int
    what: Literal["four-alike", "five-colours", "seven"]
    place: int


class Moored(Event):
    """A rope keeps a canoe at the bank of its area until the flow is over (NI-X16)."""

    seat: int
    canoe: int
    place: Place


class Traded(Event):
    """A trade with Diamond Joe: `got` came from him, `gave` went to him (NI-J6)."""

    seat: int
    canoe: int
    got: Colour | None
    gave: Colour | None


class TurnEnded(Event):
    """A seat is done; the next card is turned up, or the river flows."""

    seat: int


class Decided(Event):
    """The round is over and with it the game (NI-E2, NI-E3, NI-E7)."""

    winners: tuple[int, ...]
    clause: str


Swimmer = Literal["canoe", "joe", "whirlpool", "beaver"]


class FlowSet(Event):
    """The river is going to flow `flow` areas: lowest number card + weather (NI-F1, NI-F2, NI-F3).

    `seats` played the lowest card; none when `lowest` is 0 because nobody played a number.
    """

    lowest: int
    seats: tuple[int, ...]
    weather: int
    flow: int


class Swim(msgspec.Struct, frozen=True):
    """One piece carried from one place to another; `seat` and `canoe` only for canoes of players."""

    what: Swimmer
    seat: int | None
    canoe: int | None
    start: Place
    to: Place


class Flowed(Event):
    """One unit of flow: everything adrift moved at once, the arm of `arrow` took what came to the fork.

    `unit` counts from 1 to `flow`; then the arrow turned to `turned` (NI-F4, NI-F7).
    """

    unit: int
    flow: int
    arrow: Arm
    turned: Arm
    swims: tuple[Swim, ...]


class Fell(Event):
    """A canoe lies in the basin (NI-W1)."""

    seat: int
    canoe: int


class GemLost(Event):
    """Cargo of a fallen canoe is lost (NI-W2, NI-J5): back on its own site, or out of the game.

    `seat` is None when it was Diamond Joe's.
    """

    seat: int | None
    colour: Colour
    returned: bool


class BeaverCameBack(Event):
    """The beaver went over the falls: back to the display, and the weather is fine, 0 (NI-X23)."""

    start: int


class WhirlpoolRose(Event):
    """The whirlpool went over the falls; a new one is in area 1 (NI-X14)."""


class PushedOut(Event):
    """The whirlpool came to rest beside a moored canoe and pushed it on (NI-X17)."""

    seat: int
    canoe: int
    start: Place
    to: Place


class JoeFell(Event):
    """Diamond Joe went over the falls and is back on area 1 (NI-J5)."""


class JoeLoaded(Event):
    """Diamond Joe took a gem (NI-J2)."""

    colour: Colour
    place: Place


class JoePaddled(Event):
    """Diamond Joe paddled as far as the first player's card says, `points` (NI-J3, NI-J4)."""

    points: int
    seat: int
    start: Place
    to: Place
    path: tuple[Place, ...]
