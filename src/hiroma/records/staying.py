"""Who played a game to its end, and who left the others alone with a bot."""

from collections.abc import Sequence

from hiroma.table import events
from hiroma.table.slips import Happened

PARTINGS = (
    events.Conceded,
    events.TimedOut,
    events.BotTookOver,
    events.Kicked,
    events.Returned,
)
"""What happens when somebody leaves a game, or comes back."""


def parted(game: Sequence[Happened]) -> bool:
    """Whether anybody left or came back at all: in most games nobody does."""
    return any(isinstance(heard.event, PARTINGS) for happened in game for heard in happened.heard)


def stayed(game: Sequence[Happened], chair: int, seats: Sequence[int], bot: bool) -> bool | None:
    """Whether the owner of a chair played to the end; None when a bot sat there from the first.

    `game` is what happened from its beginning, `bot`: one sits there at the end. To concede is to finish; to be made to
    by the clock is not. Who leaves when nothing is left for them to decide has stayed.
    """
    away = moved = False
    for happened in game:
        heard = [each.event for each in happened.heard]
        if any(isinstance(event, events.Conceded) and event.seat in seats for event in heard):
            return not any(isinstance(event, events.TimedOut) and event.chair == chair for event in heard)
        moved = moved or (away and happened.seat in seats)
        for event in heard:
            if isinstance(event, events.BotTookOver | events.Kicked) and event.chair == chair:
                away, moved = True, False
            elif isinstance(event, events.Returned) and event.chair == chair:
                away = False
    if not bot:
        return True
    return not moved if away else None
