"""The lines of the master at tables where somebody tries things out: one question at a time for each table."""

import asyncio

from hiroma.bots.considering import Standing, considered
from hiroma.bots.hindsight import Finished
from hiroma.games import capabilities
from hiroma.ids import PlayerId, TableId
from hiroma.server.core.workers import Think
from hiroma.table.hinting import must_allow_hints
from hiroma.table.refusal import Refused
from hiroma.table.state import TableState
from hiroma.table.table import Table

KEPT = 256
"""Tables whose newest answer is kept."""


def must_be_tried_out(table: TableState, player: PlayerId) -> None:
    """Refuse where the master's lines would be unfair: whoever plays there plays for all, and nothing is at stake.

    `Refused`: 'no-advice' for a game whose chances nobody knows and for every table that is not for practice,
    'not-seated' for watchers of a game with secrets, and as `must_allow_hints`.
    """
    must_allow_hints(table)
    if capabilities(table.game).insight is None or table.practice is None:
        raise Refused("no-advice")
    if table.ruleset.info.secrets and table.chair_of(player) is None:
        raise Refused("not-seated")


class Lines:
    """Answers about positions. Those who look at one table share its answer.

    A question about a position that the table has left is given up. One that failed is put again by whoever asks next.
    """

    def __init__(self, think: Think) -> None:
        self._think = think
        self._asked: dict[TableId, tuple[int, asyncio.Task[bytes]]] = {}

    async def at(self, table: Table) -> bytes:
        """Return the `Considered` of a table's position, as JSON. `Refused` ('stale') when the table goes on first."""
        play, rev = table.play, table.rev
        assert play is not None
        before = self._asked.get(table.id)
        if before is None or before[0] != rev or _came_to_nothing(before[1]):
            if before is not None:
                before[1].cancel()
            asked = Standing(Finished.of(play), rev)
            self._asked[table.id] = (rev, asyncio.create_task(self._think(considered, asked)))
            self._tidy()
        answer = self._asked[table.id][1]
        await asyncio.wait([answer])
        if answer.cancelled():
            raise Refused("stale", rev=rev, since=table.rev)
        return answer.result()

    def _tidy(self) -> None:
        # The oldest answers go; a question that is under way stays.
        for table, (_, answer) in list(self._asked.items()):
            if len(self._asked) > KEPT and answer.done():
                del self._asked[table]


def _came_to_nothing(answer: asyncio.Task[bytes]) -> bool:
    """Return True for a question that was given up or has failed, such as one over which a worker died."""
    return answer.cancelled() or (answer.done() and answer.exception() is not None)
