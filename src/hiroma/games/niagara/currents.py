"""What the river does at the end of a round, and what it does to whom (words: moves.py, clauses: RULES.md)."""

from typing import Literal

import msgspec

from hiroma.games.niagara.moves import Arm, Colour, Place

Swimmer = Literal["canoe", "joe", "whirlpool", "beaver"]


class FlowSet(msgspec.Struct, frozen=True, tag_field="event", tag="flow-set"):
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


class Flowed(msgspec.Struct, frozen=True, tag_field="event", tag="flowed"):
    """One unit of flow: everything adrift moved at once, the arm of `arrow` took what came to the fork.

    `unit` counts from 1 to `flow`; then the arrow turned to `turned` (NI-F4, NI-F7).
    """

    unit: int
    flow: int
    arrow: Arm
    turned: Arm
    swims: tuple[Swim, ...]


class Fell(msgspec.Struct, frozen=True, tag_field="event", tag="fell"):
    """A canoe lies in the basin (NI-W1)."""

    seat: int
    canoe: int


class GemLost(msgspec.Struct, frozen=True, tag_field="event", tag="gem-lost"):
    """Cargo of a fallen canoe is lost (NI-W2, NI-J5): back on its own site, or out of the game.

    `seat` is None when it was Diamond Joe's.
    """

    seat: int | None
    colour: Colour
    returned: bool


class BeaverCameBack(msgspec.Struct, frozen=True, tag_field="event", tag="beaver-came-back"):
    """The beaver went over the falls: back to the display, and the weather is fine, 0 (NI-X23)."""

    start: int


class WhirlpoolRose(msgspec.Struct, frozen=True, tag_field="event", tag="whirlpool-rose"):
    """The whirlpool went over the falls; a new one is in area 1 (NI-X14)."""


class PushedOut(msgspec.Struct, frozen=True, tag_field="event", tag="pushed-out"):
    """The whirlpool came to rest beside a moored canoe and pushed it on (NI-X17)."""

    seat: int
    canoe: int
    start: Place
    to: Place


class JoeFell(msgspec.Struct, frozen=True, tag_field="event", tag="joe-fell"):
    """Diamond Joe went over the falls and is back on area 1 (NI-J5)."""


class JoeLoaded(msgspec.Struct, frozen=True, tag_field="event", tag="joe-loaded"):
    """Diamond Joe took a gem (NI-J2)."""

    colour: Colour
    place: Place


class JoePaddled(msgspec.Struct, frozen=True, tag_field="event", tag="joe-paddled"):
    """Diamond Joe paddled as far as the first player's card says, `points` (NI-J3, NI-J4)."""

    points: int
    seat: int
    start: Place
    to: Place
    path: tuple[Place, ...]
