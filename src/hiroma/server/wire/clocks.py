"""Clocks as they travel."""

import msgspec

from hiroma.table.clock import Clock
from hiroma.table.pace import Pace as Chosen


class Pace(msgspec.Struct, frozen=True, kw_only=True):
    """Time to think: minutes for a game and seconds more each turn, or days for every turn."""

    minutes: int
    seconds: int
    days: int


class Clocks(msgspec.Struct, frozen=True, kw_only=True):
    """The clocks of a game, chair by chair: seconds `left` at the moment `at`; those of the chairs `running` go on.

    `at` is unix seconds, the server's. `away` is until when a chair's owner is on vacation, 0 while they are not: their
    clock stands still.
    """

    at: float
    left: tuple[float, ...]
    running: tuple[int, ...]
    away: tuple[float, ...]


def shown(clock: Clock) -> Clocks:
    """The clocks as everybody may see them."""
    away = tuple(clock.away.get(chair, 0.0) for chair in range(len(clock.left)))
    return Clocks(at=clock.since, left=tuple(clock.left), running=clock.running, away=away)


def chosen(pace: Chosen) -> Pace:
    """A clock as it is set."""
    return Pace(minutes=pace.bank // 60, seconds=pace.step, days=pace.days)
