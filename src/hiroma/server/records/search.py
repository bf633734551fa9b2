"""Search in a player's games, page by page."""

import msgspec

from hiroma.ids import PlayerId, TableId
from hiroma.records import Variant
from hiroma.server.core.names import Names
from hiroma.server.records import pages
from hiroma.server.records.notebook import shown
from hiroma.server.records.own_bodies import FoundGame, FoundGames
from hiroma.store import Store
from hiroma.store.own_games import Place, WantedGames
from hiroma.table.refusal import Refused

PAGE = 30
"""Games of a page."""
LOOKED = 2_000
"""Games that a page looks at."""


async def search(
    store: Store, names: Names, player: PlayerId, wanted: WantedGames, option: str | None, before: str | None
) -> FoundGames:
    """Return a page of a player's games that fit; `option` is the name of one that differed from its default.

    `Refused`: 'malformed' (no such place to go on from).
    """
    if option is not None:
        wanted = await _with_option(store, player, wanted, option)
    rows, end = await store.own_games.search(player, wanted, _place(before), LOOKED, PAGE)
    games = await pages.told(store, names, rows, player)
    notes = await store.notes.on_games(player, [(row.table, row.no) for row in rows])
    found = [
        FoundGame(game=game, note=shown(notes.get((row.table, row.no)))) for game, row in zip(games, rows, strict=True)
    ]
    return FoundGames(games=found, next=None if end is None else f"{end[0]!r},{end[2]},{end[1]}")


async def _with_option(store: Store, player: PlayerId, wanted: WantedGames, option: str) -> WantedGames:
    # The classes of options that the player has played are few, and known: no game is read for them.
    played = {key for _, key, _ in await store.results.kinds(player) if key and option in Variant.read(key).options}
    return msgspec.structs.replace(wanted, variants=tuple(sorted(played)))


def _place(before: str | None) -> Place | None:
    if before is None:
        return None
    try:
        ended, no, table = before.split(",", 2)
        place = float(ended), TableId(table), int(no)
    except ValueError:
        raise Refused("malformed", why="before") from None
    if not (abs(place[0]) < 1e12 and abs(place[2]) < 2**31 and table.isprintable()):
        raise Refused("malformed", why="before")
    return place
