"""Whereabouts: where people are, as far as they let somebody see it."""

from collections.abc import Sequence

from hiroma.ids import PlayerId
from hiroma.server.company.bodies import Acquaintance
from hiroma.server.company.rows import Rows
from hiroma.server.core import naming
from hiroma.server.core.people import People
from hiroma.server.core.presence import Presence
from hiroma.server.lobby.listing import Listing
from hiroma.store import Summary
from hiroma.table.refusal import Refused


class Whereabouts:
    """Tells them. It names no table that the lobby does not list."""

    def __init__(self, rows: Rows, people: People, presence: Presence, listing: Listing) -> None:
        self._rows = rows
        self._people = people
        self._presence = presence
        self._listing = listing

    async def of(self, players: Sequence[PlayerId], asker: PlayerId) -> list[Acquaintance]:
        """Return these players as `asker` may know them, in their order."""
        names = await self._people.known(players)
        hidden = await self._rows.friends.hidden(players, asker)
        places = await self._places(set(players) - hidden)
        found: list[Acquaintance] = []
        for player in players:
            here = None if player in hidden else self._presence.is_connected(player)
            place = places.get(player) if here else None
            found.append(
                Acquaintance(
                    id=player,
                    name=names[player],
                    face=names.faces[player],
                    here=here,
                    table=place.table if place else None,
                    game=place.game if place else None,
                )
            )
        return found

    async def called(self, name: str, asker: PlayerId) -> list[Acquaintance]:
        """Return the players of that name. `Refused`: 'nobody-of-that-name'."""
        found = await self._rows.people.called(naming.look(name)) if name else []
        if not found:
            raise Refused("nobody-of-that-name", name=name)
        return await self.of(found, asker)

    async def _places(self, players: set[PlayerId]) -> dict[PlayerId, Summary]:
        # The table of each, first where a game is on; the rows come newest first.
        on = [row for row in await self._listing.pool() if row.status in ("playing", "open")]
        on.sort(key=lambda row: row.status != "playing")
        places: dict[PlayerId, Summary] = {}
        for row in on:
            for player in players & set(row.players):
                places.setdefault(player, row)
        return places
