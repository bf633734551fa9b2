"""People here: who looks at the lobby or sits at a listed table now, by name."""

from hiroma.ids import PlayerId
from hiroma.server.core.names import Names
from hiroma.server.core.presence import Presence
from hiroma.server.lobby.bodies import PersonHere
from hiroma.server.lobby.listing import Listing
from hiroma.store import Summary
from hiroma.store.friends import FriendRepository
from hiroma.store.relations import IGNORED, RelationRepository

NAMED = 100
"""Most people who are named."""


class PeopleHere:
    """Names nobody who is only at tables that the lobby does not list.

    Of several processes each knows the viewers of its own lobby.
    """

    def __init__(
        self, listing: Listing, presence: Presence, relations: RelationRepository, friends: FriendRepository
    ) -> None:
        self._listing = listing
        self._presence = presence
        self._relations = relations
        self._friends = friends

    async def seen_by(self, names: Names, asker: PlayerId) -> list[PersonHere]:
        """Return other people who are here, those at tables first, 100 at most.

        Without players on the asker's block lists, players who avoid the asker, and players whose whereabouts are
        hidden from the asker.
        """
        shunned = await self._relations.shuns(asker)
        hidden = {asker, *shunned[IGNORED]} | await self._relations.apart(asker)
        at = _places(await self._listing.pool())
        people = [player for player in at if self._presence.is_connected(player)]
        people += sorted({viewer.player for viewer in self._listing.viewers} - at.keys())
        hidden |= await self._friends.hidden([player for player in people if player not in hidden], asker)
        shown = [player for player in people if player not in hidden][:NAMED]
        await names.know(shown)
        return [
            PersonHere(
                id=player,
                name=names[player],
                table=at[player].table if player in at else None,
                game=at[player].game if player in at else None,
            )
            for player in shown
        ]


def _places(rows: list[Summary]) -> dict[PlayerId, Summary]:
    # The table of each player, first where a game is on; the rows come newest first.
    on = [row for row in rows if row.status in ("playing", "open")]
    on.sort(key=lambda row: row.status != "playing")
    places: dict[PlayerId, Summary] = {}
    for row in on:
        for player in row.players:
            places.setdefault(player, row)
    return places
