"""Events of the catapult: shots, and the verdict on a bet."""

import msgspec


class ShotsBegan(msgspec.Struct, frozen=True, tag_field="event", tag="shots-began"):
    """A side of this rank has the catapult, for so many shots (SJ-CA3)."""

    side: str
    rank: int
    shots: int


class Loaded(msgspec.Struct, frozen=True, tag_field="event", tag="loaded"):
    """A projectile was loaded from a stack, or from the hand when `cell` is None (SJ-CA4)."""

    seat: int
    cell: str | None
    colour: str | None


class Fired(msgspec.Struct, frozen=True, tag_field="event", tag="fired"):
    """The catapult went off (SJ-CA5) with so many projectiles; `cell` is what was aimed at."""

    seat: int
    edge: str
    lane: int
    power: int
    cell: str
    projectiles: int


class Flew(msgspec.Struct, frozen=True, tag_field="event", tag="flew"):
    """One projectile: its dice, the lane and depth they lead to, and the cells it passed (SJ-CA6, SJ-CA7).

    `end`: 'body', 'side', 'shattered', 'rests', 'floats', 'lost' (too high), 'sea' or 'wide' (SJ-CA8);
    `cell` where, None when wide.
    """

    dice: tuple[int, int, int, int]
    lane: int
    depth: int
    path: tuple[str, ...]
    end: str
    cell: str | None


class Struck(msgspec.Struct, frozen=True, tag_field="event", tag="struck"):
    """A shot took a body off the island; the shooting side holds it (SJ-CA9)."""

    side: str
    piece: str


class Judged(msgspec.Struct, frozen=True, tag_field="event", tag="judged"):
    """After the last shot: the final order, the first has won (SJ-CA10); `changed` if a shot had effect."""

    winners: tuple[int, ...]
    ranking: tuple[str, ...]
    changed: bool
