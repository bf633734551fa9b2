"""Clocks as they travel."""

import msgspec

from hiroma.table import clock


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


def shown(clocks: clock.Clock) -> Clocks:
    """The clocks as everybody may see them."""
    away = tuple(clocks.away.get(chair, 0.0) for chair in range(len(clocks.left)))
    return Clocks(at=clocks.since, left=tuple(clocks.left), running=clocks.running, away=away)


def chosen(pace: clock.Pace) -> Pace:
    """A clock as it is set."""
    return Pace(minutes=pace.bank // 60, seconds=pace.step, days=pace.days)
