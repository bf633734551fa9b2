"""What happens in Niagara, as board, log and screen reader tell it (words: moves.py, clauses: RULES.md)."""

from typing import Literal

import msgspec

from hiroma.games.niagara.currents import (
    BeaverCameBack,
    Fell,
    Flowed,
    FlowSet,
    GemLost,
    JoeFell,
    JoeLoaded,
    JoePaddled,
    PushedOut,
    WhirlpoolRose,
)
from hiroma.games.niagara.moves import Arm, Card, Colour, Place


class FirstSeat(msgspec.Struct, frozen=True, tag_field="event", tag="first-seat"):
    """The seat that begins was drawn: it has the life ring (NI-S5)."""

    seat: int


class ArrowSet(msgspec.Struct, frozen=True, tag_field="event", tag="arrow-set"):
    """The arrow at the fork points to this arm at the start (NI-S5)."""

    arrow: Arm


class RoundBegan(msgspec.Struct, frozen=True, tag_field="event", tag="round-began"):
    """Round `round` (from 1) begins; `seat` has the life ring (NI-C8)."""

    round: int
    seat: int


class MooseCameBack(msgspec.Struct, frozen=True, tag_field="event", tag="moose-came-back"):
    """The moose stands on the pink bank again (NI-X28)."""


class CanoeCameBack(msgspec.Struct, frozen=True, tag_field="event", tag="canoe-came-back"):
    """A canoe is ashore again, for a scored gem, or free when `paid` is None (NI-W3, NI-W6)."""

    seat: int
    canoe: int
    paid: Colour | None


class RansomDeclined(msgspec.Struct, frozen=True, tag_field="event", tag="ransom-declined"):
    """A seat leaves its canoe in the basin this round (NI-W3)."""

    seat: int


class CardsCameBack(msgspec.Struct, frozen=True, tag_field="event", tag="cards-came-back"):
    """All hands were empty: everybody has all cards again (NI-C5)."""


class HasChosen(msgspec.Struct, frozen=True, tag_field="event", tag="has-chosen"):
    """A seat has picked its card, which is final (NI-C1, NI-C6). Which one is told to nobody else."""

    seat: int
    reveals: bool = True


class Chose(msgspec.Struct, frozen=True, tag_field="event", tag="chose"):
    """The card a seat picked, for the eyes of that seat only (NI-C3)."""

    seat: int
    card: Card


class CardShown(msgspec.Struct, frozen=True, tag_field="event", tag="card-shown"):
    """The turn of a seat begins: its card is turned up (NI-C3)."""

    seat: int
    card: Card
    reveals: bool = True


class WeatherMoved(msgspec.Struct, frozen=True, tag_field="event", tag="weather-moved"):
    """A cloud moved the weather from cell `start` to `to`, -1..2 (NI-F5)."""

    seat: int
    start: int
    to: int


class BeaverJumped(msgspec.Struct, frozen=True, tag_field="event", tag="beaver-jumped"):
    """The weather is at +2: the beaver jumps into area 1 (NI-X21)."""


class Paddled(msgspec.Struct, frozen=True, tag_field="event", tag="paddled"):
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


class Loaded(msgspec.Struct, frozen=True, tag_field="event", tag="loaded"):
    """A gem came aboard at `place` (NI-M3)."""

    seat: int
    canoe: int
    colour: Colour
    hold: int
    place: Place


class Unloaded(msgspec.Struct, frozen=True, tag_field="event", tag="unloaded"):
    """A gem was put ashore at `place` (NI-M3)."""

    seat: int
    canoe: int
    colour: Colour
    hold: int
    place: Place


class MooseTaken(msgspec.Struct, frozen=True, tag_field="event", tag="moose-taken"):
    """The moose is aboard: two points more (NI-X24, NI-X25)."""

    seat: int
    canoe: int


class Stolen(msgspec.Struct, frozen=True, tag_field="event", tag="stolen"):
    """`seat` took a gem out of hold `hold` of `victim`'s canoe (NI-T)."""

    seat: int
    canoe: int
    victim: int
    victim_canoe: int
    hold: int
    colour: Colour


class Scored(msgspec.Struct, frozen=True, tag_field="event", tag="scored"):
    """A landed gem counts (NI-M4)."""

    seat: int
    canoe: int
    colour: Colour


class ConditionMet(msgspec.Struct, frozen=True, tag_field="event", tag="condition-met"):
    """A seat has what ends the game with this round, as number `place` in time (NI-E1, NI-E2, NI-E3)."""

    seat: int
    what: Literal["four-alike", "five-colours", "seven"]
    place: int


class Moored(msgspec.Struct, frozen=True, tag_field="event", tag="moored"):
    """A rope keeps a canoe at the bank of its area until the flow is over (NI-X16)."""

    seat: int
    canoe: int
    place: Place


class Traded(msgspec.Struct, frozen=True, tag_field="event", tag="traded"):
    """A trade with Diamond Joe: `got` came from him, `gave` went to him (NI-J6)."""

    seat: int
    canoe: int
    got: Colour | None
    gave: Colour | None


class TurnEnded(msgspec.Struct, frozen=True, tag_field="event", tag="turn-ended"):
    """A seat is done; the next card is turned up, or the river flows."""

    seat: int


class Decided(msgspec.Struct, frozen=True, tag_field="event", tag="decided"):
    """The round is over and with it the game (NI-E2, NI-E3, NI-E7)."""

    winners: tuple[int, ...]
    clause: str


Event = (
    FirstSeat
    | ArrowSet
    | RoundBegan
    | MooseCameBack
    | CanoeCameBack
    | RansomDeclined
    | CardsCameBack
    | HasChosen
    | Chose
    | CardShown
    | WeatherMoved
    | BeaverJumped
    | Paddled
    | Loaded
    | Unloaded
    | MooseTaken
    | Stolen
    | Scored
    | ConditionMet
    | Moored
    | Traded
    | TurnEnded
    | FlowSet
    | Flowed
    | Fell
    | GemLost
    | BeaverCameBack
    | WhirlpoolRose
    | PushedOut
    | JoeFell
    | JoeLoaded
    | JoePaddled
    | Decided
)
