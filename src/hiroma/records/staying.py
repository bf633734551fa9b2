"""How people played a game to its end, or left it to a bot."""

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
"""After which somebody else acts for a chair."""

Parting = Literal["stayed", "conceded", "timed-out", "left", "taken-over", "absent"]
"""They played to the end; gave up; were made to by the clock; left the rest to a bot, ran out of time, or stopped
moving in a rated game; had a bot put in their place by the others; or had one there from the first."""


class Part(msgspec.Struct, frozen=True):
    """What the owner of a chair did in a game: how they parted from it, and how many of their turns stand."""

    parting: Parting
    decided: int

    @property
    def lost(self) -> bool:
        """They gave the game up by what they did or did not do: they are last of all."""
        return self.parting in ("conceded", "timed-out", "left")

    def stayed(self, least: int) -> bool | None:
        """Whether they played to the end; None when they were not there at all.

        To concede is to finish, once they have decided `least` times.
        """
        if self.parting == "absent":
            return None
        return self.parting == "stayed" or (self.parting == "conceded" and self.decided >= least)


def parted(game: Sequence[Happened]) -> bool:
    """Whether anybody left or came back at all: in most games nobody does."""
    return any(isinstance(heard.event, PARTINGS) for happened in game for heard in happened.heard)


def part(game: Sequence[Happened], steps: Sequence[Step], chair: int, seats: Sequence[int], bot: bool) -> Part:
    """The part of a chair's owner.

    `game` is what happened from its beginning, `steps` the turns that stand, `bot`: one sits there at the end. Who
    leaves when nothing is left for them to decide has stayed.
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
    """'absent' when a bot sits on the chair as the game begins: then the first that happens there is that one comes."""
    for happened in game:
        for heard in happened.heard:
            event = heard.event
            if isinstance(event, CHANGES) and event.chair == chair:
                return "absent" if isinstance(event, COMINGS) else None
    return "absent" if bot else None
