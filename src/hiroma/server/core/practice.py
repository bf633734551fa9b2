"""Going on from any point of a finished game, alone."""

import os
from collections.abc import Sequence

from hiroma.games import ruleset
from hiroma.server.wire import bodies
from hiroma.store import Row
from hiroma.table.practice import Past
from hiroma.table.refusal import Refused
from hiroma.table.table import Table


def past(rows: Sequence[Row], no: int, rev: int) -> tuple[bodies.NewTable, Past, int]:
    """The table to open, how game `no` of a log stood after entry `rev`, and the version of its rules.

    `Refused`: 'no-such-step' when the game was not on then, 'no-finished-game' when it had ended.
    """
    table = Table(ruleset, os.urandom)
    for row in rows[: max(rev, 0)]:
        table.follow(row.body, row.sealed)
    play = table.play
    if play is None or play.no != no or table.rev != rev:
        raise Refused("no-such-step", rev=rev)
    if play.ended is not None:
        raise Refused("game-over")
    opening, steps = play.past()
    asked = bodies.NewTable(game=table.game, options=play.options, listed=False, practice=table.people)
    gone = Past(table=table.id, no=no, rev=rev, after=play.after, opening=opening, steps=steps)
    return asked, gone, table.ruleset.info.version
