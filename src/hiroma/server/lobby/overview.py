"""Overview of a hall: how many people wait and play at listed tables, and the running game that is worth watching."""

from collections.abc import Collection
from functools import lru_cache

import msgspec

from hiroma.ids import TableId
from hiroma.server.core.tables import Tables
from hiroma.server.wire import views
from hiroma.server.wire.table_card import TableCard
from hiroma.server.wire.wanted import kind_of
from hiroma.store import Summary
from hiroma.store.results import ResultRepository

LOOKED_AT = 30
"""Running games whose players' ratings are looked up: those with the most watchers and players."""
CARDS = 4000
"""Cards that are kept read."""


@lru_cache(CARDS)
def read(card: bytes) -> TableCard:
    """Return the card of a table."""
    return msgspec.json.decode(card, type=TableCard)


def crowds(rows: Collection[Summary]) -> dict[str, views.Crowd]:
    """Return how many people wait, and how many play, at these tables, by game; games without people are missing."""
    waiting: dict[str, int] = {}
    playing: dict[str, int] = {}
    for row in rows:
        among = {"open": waiting, "playing": playing}.get(row.status)
        if among is not None and row.players:
            among[row.game] = among.get(row.game, 0) + len(row.players)
    games = sorted({*waiting, *playing})
    return {game: views.Crowd(waiting=waiting.get(game, 0), playing=playing.get(game, 0)) for game in games}


async def best(rows: Collection[Summary], tables: Tables, results: ResultRepository) -> TableId | None:
    """Return the running game to show: with the best rated player, then the most watchers, then the most players.

    Games of one player and those with days for a turn are left out. None where nothing fits.
    """
    running = [row for row in rows if row.status == "playing" and _lively(read(row.card))]
    running.sort(key=lambda row: (-len(tables.watching(row.table)), -len(row.players), row.table))
    running = running[:LOOKED_AT]
    if not running:
        return None
    levels = await results.levels({player for row in running for player in row.players})

    def rank(row: Summary) -> tuple[float, int, int]:
        level = max((levels.get((player, row.game), 0.0) for player in row.players), default=0.0)
        return (level, len(tables.watching(row.table)), len(row.players))

    # The first of equals stays the first: the order before was by id.
    return max(running, key=rank).table


def _lively(card: TableCard) -> bool:
    return card.max_chairs > 1 and not card.private and kind_of(card) != "days"
