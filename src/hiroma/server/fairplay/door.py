"""The door of a table, at the hall: compare a newcomer with what the host asks."""

from typing import Final

from hiroma.ids import PlayerId
from hiroma.records import Standing
from hiroma.store import Store
from hiroma.table.refusal import Refusal
from hiroma.table.table import Table

SETTLED: Final = 5
"""Rated games of a game, at least, before a player has a rating at a door. Fewer say too little."""
LATEST: Final = 100
"""Games with other people that the per cent of finished ones is taken from, at most: as on a player's page."""


async def refuses_at_door(store: Store, table: Table, player: PlayerId) -> Refusal | None:
    """Return why a player may not sit down here; None when the host asks nothing of them that they lack.

    'door-unrated', 'door-too-low', 'door-too-high', 'door-games', 'door-stayed': each has what is asked and what the
    player has. A highest rating alone lets players without a rating in, a lowest one does not. Players who have
    finished no game with others, and left none, pass the last.
    """
    door = table.door
    if door.lowest or door.highest or door.games:
        known = await store.records.standing((table.game, "", ""), [player])
        standing = known.get(player, Standing())
        if (refused := _by_rating(door.lowest, door.highest, standing)) is not None:
            return refused
        if standing.plays < door.games:
            return Refusal(code="door-games", what={"least": door.games, "have": standing.plays})
    if door.stayed:
        stayed, counted = await store.results.stayed(player, LATEST)
        if 100 * stayed < door.stayed * counted:
            return Refusal(code="door-stayed", what={"least": door.stayed, "have": 100 * stayed // counted})
    return None


def _by_rating(lowest: int, highest: int, standing: Standing) -> Refusal | None:
    points, rated = standing.rating.points, standing.rated
    if lowest and rated < SETTLED:
        return Refusal(code="door-unrated", what={"lowest": lowest, "need": SETTLED, "have": rated})
    if rated < SETTLED:
        return None
    if points < lowest:
        return Refusal(code="door-too-low", what={"lowest": lowest, "points": points})
    if 0 < highest < points:
        return Refusal(code="door-too-high", what={"highest": highest, "points": points})
    return None
