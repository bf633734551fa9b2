"""Originality of books: parts that were published already, as they are or mirrored, and those that an author has won.

A part is known by its identity (`kernel.capabilities.Part`), a text that equal parts share.
"""

from collections.abc import Iterable

import msgspec

from hiroma.ids import PlayerId, TableId
from hiroma.kernel.capabilities import Books, Finding, Pack
from hiroma.server.core.scope import bare
from hiroma.server.core.tables import Tables
from hiroma.store.library import BookRow
from hiroma.table.table import Table

Places = dict[str, tuple[str, int]]
"""The identity of a part → the key of its book, and its number there."""

TRIED = 10
"""Tables an author may name."""


class Card(msgspec.Struct, frozen=True):
    """The part of a book that the store keeps for the list, and for the comparison of all books."""

    title: dict[str, str]
    author: str
    drawings: tuple[str, ...]
    paths: tuple[str, ...] = ()
    """The identities of its parts."""


def card_of(pack: Pack) -> Card:
    """Return what the store keeps of a book for the list."""
    drawings = tuple(part.drawing for part in pack.parts)
    return Card(msgspec.to_builtins(pack.title), pack.author, drawings, identities(pack))


def identities(pack: Pack) -> tuple[str, ...]:
    """Return what tells its parts from others."""
    return tuple(part.identity for part in pack.parts)


def published(rows: Iterable[BookRow], own: Pack) -> Places:
    """Return where each part of these books and of the game's own was published first; rows come newest first."""
    found: Places = {}
    for row in rows:
        paths = msgspec.json.decode(row.card, type=Card).paths
        found.update({path: (bare(row.key), number) for number, path in enumerate(paths, 1)})
    found.update({path: (own.key, number) for number, path in enumerate(identities(own), 1)})
    return found


def duplicates(pack: Pack, places: Places) -> list[Finding]:
    """Return W-DUPLICATE for every part that another book has, as it is or in a way that equals it."""
    found = []
    for part in pack.parts:
        for how, identity in part.alike.items():
            key, number = places.get(identity, (pack.key, 0))
            if key != pack.key:
                found.append(Finding("W-DUPLICATE", part.compared, {"book": key, "number": number, "how": how}))
                break
    return found


async def won(tables: Tables, named: list[TableId], player: PlayerId, game: str, books: Books) -> set[str]:
    """Return the identities of the parts that a player has won in the games shown at the `named` tables.

    Practice does not count.
    """
    found: set[str] = set()
    for table_id in filter(None, named[:TRIED]):
        table = await tables.look(table_id)
        if table is not None and table.game == game:
            found |= _won_at(table, player, books)
    return found


def _won_at(table: Table, player: PlayerId, books: Books) -> frozenset[str]:
    if table.practice or table.play is None or 0 not in table.seats_of(table.chair_of(player)):
        return frozenset()
    return books.won(table.play.state)
