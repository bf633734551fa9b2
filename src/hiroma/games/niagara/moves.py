"""The moves of Niagara, and the words that moves, events and views share (clause numbers: RULES.md).

Seats are 0-based. A seat's canoes are 0 and 1; with `flussgeister` canoe 1 is the tandem. Holds are 0
(left) and 1 (right, tandem only). Gems and stocks by colour come in the order violet, white, yellow, blue, pink.
"""

from typing import Literal

from hiroma.kernel import kinds

Colour = Literal["violet", "white", "yellow", "blue", "pink"]
Card = Literal["1", "2", "3", "4", "5", "6", "7", "cloud", "rope", "any"]
Arm = Literal["L", "R"]
Place = Literal["land", "1", "2", "3", "4", "5", "6L", "6R", "7L", "7R", "falls"]
"""Where a canoe is: ashore at the start, one of the nine areas, or in the basin below the falls."""


class Move(kinds.Move):
    """A move of this game."""


class Choose(Move):
    """Pick a card for this round in secret (NI-C1)."""

    card: Card


class Pay(Move):
    """Pay a scored gem: this canoe comes back from the basin (NI-W3, NI-W10)."""

    colour: Colour
    canoe: int


class Decline(Move):
    """Pay nothing this round (NI-W3)."""


class SetWeather(Move, tag="weather"):
    """With a cloud: move the weather one cell, `by` 1 or -1 (NI-F5)."""

    by: int


class Paddle(Move):
    """All steps of a canoe in this round, up or down; to its own area when a whirlpool blocks it (NI-M, NI-X10)."""

    canoe: int
    to: Place


class Load(Move):
    """Load a gem that lies beside the canoe, for 2 points (NI-M3)."""

    canoe: int
    colour: Colour


class Unload(Move):
    """Put a gem ashore beside the canoe, for 2 points (NI-M3)."""

    canoe: int
    colour: Colour


class TakeMoose(Move, tag="moose"):
    """Take the moose aboard before the first step (NI-X24)."""

    canoe: int


class Steal(Move):
    """Take the gem in a hold of another seat's canoe in the same area (NI-T)."""

    canoe: int
    victim: int
    victim_canoe: int
    hold: int


class Trade(Move):
    """Take, give or swap a gem with Diamond Joe, whichever the two canoes allow (NI-J6)."""

    canoe: int


class Done(Move):
    """Finish: the canoe in action, else the turn (NI-M18), or the chance to trade (NI-J6)."""
