"""Whose paths are new: those published already, their mirror images, and what an author has won at.

A path is its text in a brief ('a1 b1 b2'), so that equal texts are equal paths.
"""

from collections.abc import Iterable

import msgspec

from hiroma.games.hidden_rooms.board import SIZE, SQUARE_NAMES, SQUARE_OF
from hiroma.games.hidden_rooms.books import Book, Finding, brief_of, designed
from hiroma.games.hidden_rooms.rules import Game
from hiroma.server.books.trials import GAME
from hiroma.server.hall import Hall
from hiroma.store.library import BookRow
from hiroma.table.table import Table

Places = dict[str, tuple[str, int]]
"""Path → the key of its book, and the number of its stage there."""

TRIED = 10
"""Tables an author may name."""


class Card(msgspec.Struct, frozen=True):
    """What the store keeps of a book for the list, and of all books for the comparison."""

    title: dict[str, str]
    author: str
    drawings: tuple[str, ...]
    paths: tuple[str, ...] = ()


def paths_of(book: Book) -> tuple[str, ...]:
    """The paths of its five stages."""
    return tuple(page.path for page in brief_of(book).stages)


def mirrored(path: str) -> str:
    """The path as seen in a mirror along the line from exit to start, which keeps both."""
    squares = [SQUARE_OF[name] for name in path.split(" ")]
    return " ".join(SQUARE_NAMES[square % SIZE * SIZE + square // SIZE] for square in squares)


def published(rows: Iterable[BookRow]) -> Places:
    """Where each path of these books and of the designed five was published first; rows come newest first."""
    found: Places = {}
    for row in rows:
        paths = msgspec.json.decode(row.card, type=Card).paths
        found.update({path: (row.key, number) for number, path in enumerate(paths, 1)})
    found.update({path: (designed().key, number) for number, path in enumerate(paths_of(designed()), 1)})
    return found


def duplicates(book: Book, places: Places) -> list[Finding]:
    """W-DUPLICATE for every path that another book has, as it is or mirrored."""
    found = []
    for at, path in enumerate(paths_of(book)):
        for seen, code in ((path, "same"), (mirrored(path), "mirrored")):
            key, number = places.get(seen, (book.key, 0))
            if key != book.key:
                found.append(Finding("W-DUPLICATE", f"stages[{at}].path", {"book": key, "number": number, "how": code}))
                break
    return found


async def won(hall: Hall, tables: list[str], player: str) -> set[str]:
    """The paths of the attempts a player has won in the games shown at these tables; practice does not count."""
    found: set[str] = set()
    for name in filter(None, tables[:TRIED]):
        room = await hall.room(name)
        if room is not None:
            found |= _won_at(room.table, player)
    return found


def _won_at(table: Table, player: str) -> set[str]:
    if table.game != GAME or table.practice or table.play is None or 0 not in table.seats_of(table.chair_of(player)):
        return set()
    game = table.play.state
    assert isinstance(game, Game)
    return {game.book.page(stage).path for stage, reason, _ in game.done if reason == "win"}
