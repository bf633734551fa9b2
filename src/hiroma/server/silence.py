"""When silence comes to mean a move: where the rules give it a meaning, nobody is waited for longer than this."""

from hiroma.kernel import CHANCE
from hiroma.table.table import Table


def ends(table: Table, since: float, silence: float) -> dict[int, float]:
    """For every acting seat of a person whose silence means a move: when it does, in seconds since 1970.

    That is `silence` seconds after `since`, the last time something was said, but never after the person's clock has
    run out. In games with days a turn it is then and not before.
    """
    play, clock = table.play, table.clock
    if play is None or table.status != "playing" or table.paused:
        return {}
    found = {}
    for seat in play.state.actors():
        if seat == CHANCE or play.silent(seat) is None or table.chairs[play.holders[seat]].bot is not None:
            continue
        last = float("inf") if clock is None else clock.ends(play.holders[seat])
        days = clock is not None and clock.pace.days
        found[seat] = last if days else min(since + silence, last)
    return found
