"""The view of Mia (clause numbers: RULES.md)."""

import msgspec


class Said(msgspec.Struct, frozen=True):
    """A call of this round."""

    seat: int
    call: int


class Lifted(msgspec.Struct, frozen=True, kw_only=True):
    """The end of the round before this one."""

    seat: int
    """The seat that doubted or gave in."""
    victim: int
    """The seat whose call it was."""
    call: int
    dice: tuple[int, ...]
    """The dice under the cup; none when it stayed down (MI-M2)."""
    loser: int
    lost: int
    """Lives that the loser lost, 1 or 2."""


class MiaView(msgspec.Struct, frozen=True, kw_only=True):
    """The position as one viewer sees it: all but the dice under the cup of others."""

    viewer: int | None
    """The seat that looks; None for a spectator."""
    seats: int
    first: int
    """The seat that began (MI-S2)."""
    begin: int
    """The lives that everybody began with (MI-O1)."""
    lives: tuple[int, ...]
    """The lives of each seat."""
    phase: str
    """'throw' before the dice are thrown, then 'call', then 'answer'."""
    mover: int
    """The seat that throws, calls or answers."""
    calls: tuple[Said, ...]
    """The calls of this round, the last one stands (MI-T2)."""
    own: tuple[int, ...]
    """The dice under the cup where the viewer has thrown them, the higher first; else none."""
    lifted: Lifted | None
    """The end of the round before; None in the first."""
    gone: tuple[int, ...]
    """The seats that are out, in this order (MI-L2)."""
    ended: str | None
    """The clause that ended the game."""
