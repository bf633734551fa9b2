"""Readings: sentences of the rulebook that versions of the rules understand differently (docs/adding-a-game.md)."""

from typing import Final

import msgspec


class Readings(msgspec.Struct, frozen=True, kw_only=True):
    """Interpretation of the rulebook, one flag a sentence. The defaults are those of the newest version.

    `after_swing`: what may be spent is counted after a swing, and a swing that wins need leave no advance (SJ-T4).
    `escape_ends`: a piece that has turned and escapes needs no `done` (SJ-T4), and its side may eat before it (SJ-F8).
    `living_wave`: the first wave of the tsunami is for a living seat (SJ-O5). `eats_anytime`: the option `eat_anytime`
    exists (SJ-F8). `odd_teams`: 7 and 11 people can play (SJ-S1).
    """

    after_swing: bool = True
    escape_ends: bool = True
    living_wave: bool = True
    eats_anytime: bool = True
    odd_teams: bool = True


NEWEST: Final = Readings()
FIRST: Final = Readings(after_swing=False, escape_ends=False, living_wave=False, eats_anytime=False, odd_teams=False)
"""Of version 1."""
