"""Partings: players who played a game to its end, and those who left it to a bot."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from hiroma.table import events
from hiroma.table.messages import Happened, Step

PARTINGS = (
    events.Conceded,
    events.TimedOut,
    events.BotTookOver,
    events.Kicked,
    events.Returned,
    events.SeatTaken,
    events.SeatGiven,
)
"""The events by which players leave a game, come back, or take a seat."""

COMINGS = (events.Returned, events.SeatTaken, events.SeatGiven)
CHANGES = (events.BotTookOver, events.Kicked, *COMINGS)
"""Events after which somebody else acts for a chair."""

Parting = Literal["stayed", "conceded", "timed-out", "left", "taken-over", "absent"]
"""'stayed': the player was there to the end. 'conceded': they gave up. 'timed-out': the clock gave up for them.
'left': they left the rest to a bot, ran out of time, or stopped moving in a rated game. 'taken-over': the others put a
bot in their place. 'absent': a bot was in their place from the first."""


class Part(msgspec.Struct, frozen=True):
    """The part of a chair's owner in a game: their parting from it, and the number of their turns that stand."""

    parting: Parting
    decided: int

    @property
    def lost(self) -> bool:
        """True for a player who conceded, ran out of time or left: they are last of all."""
        return self.parting in ("conceded", "timed-out", "left")

    def stayed(self, least: int) -> bool | None:
        """Return True for a player who played to the end; None for a player who was not there at all.

        A player who concedes has finished the game if at least `least` of their turns stand.
        """
        if self.parting == "absent":
            return None
        return self.parting == "stayed" or (self.parting == "conceded" and self.decided >= least)


def parted(game: Sequence[Happened]) -> bool:
    """Return True when anybody left or came back: in most games nobody does."""
    return any(isinstance(heard.event, PARTINGS) for happened in game for heard in happened.heard)


def part(game: Sequence[Happened], steps: Sequence[Step], chair: int, seats: Sequence[int], bot: bool) -> Part:
    """Return the part of a chair's owner.

    `game` has the entries from its beginning, `steps` the turns that stand; `bot` is true when a bot sits there at the
    end. A player who leaves when nothing is left for them to decide has stayed.
    """
    why, moved, bots = _spell(game, chair, bot), False, set()
    given_up: Parting | None = None
    for happened in game:
        if why is not None and happened.seat in seats:
            moved = True
            bots.add(happened.rev)
        heard = [each.event for each in happened.heard]
        timed_out = any(isinstance(event, events.TimedOut) and event.chair == chair for event in heard)
        for event in heard:
            if isinstance(event, events.Conceded) and event.seat in seats:
                given_up = "timed-out" if timed_out else "conceded"
            elif isinstance(event, events.BotTookOver) and event.chair == chair:
                why, moved = ("taken-over" if event.why == "others" else "left"), False
            elif isinstance(event, events.Kicked) and event.chair == chair:
                why, moved = "taken-over", False
            elif isinstance(event, COMINGS) and event.chair == chair:
                why = None
    own = sum(step.seat in seats and step.rev not in bots for step in steps)
    if given_up is None and why is not None and (moved or why == "absent"):
        return Part(why, own)
    return Part(given_up or "stayed", own)


def _spell(game: Sequence[Happened], chair: int, bot: bool) -> Parting | None:
    """Return 'absent' when a bot sits on the chair as the game begins, else None."""
    # The first change on such a chair is that somebody comes.
    for happened in game:
        for heard in happened.heard:
            event = heard.event
            if isinstance(event, CHANGES) and event.chair == chair:
                return "absent" if isinstance(event, COMINGS) else None
    return "absent" if bot else None
