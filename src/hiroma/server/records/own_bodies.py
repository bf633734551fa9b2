"""Bodies of private notes and of the search in a player's games. Times are unix seconds."""

from typing import Annotated

import msgspec

from hiroma.ids import PlayerId, TableId
from hiroma.server.records.bodies import PlayedGame

MOST_TEXT = 1_000
"""Characters of a note."""
MOST_TAGS = 8
"""Tags of a note."""
MOST_TAG = 24
"""Characters of a tag."""


class NewNote(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of PUT …/notes/…: an empty one is deleted."""

    text: Annotated[str, msgspec.Meta(max_length=MOST_TEXT)] = ""
    tags: Annotated[list[Annotated[str, msgspec.Meta(max_length=MOST_TAG)]], msgspec.Meta(max_length=MOST_TAGS)] = []


class OwnNote(msgspec.Struct, frozen=True, kw_only=True):
    """The reader's own note on a person or a game; both are empty where there is none."""

    text: str
    tags: tuple[str, ...]


class PersonNote(msgspec.Struct, frozen=True, kw_only=True):
    """A person, and the reader's note on them."""

    id: PlayerId
    name: str
    note: OwnNote


class GameNote(msgspec.Struct, frozen=True, kw_only=True):
    """A game on which the reader has a note."""

    table: TableId
    no: int
    note: OwnNote


class Notebook(msgspec.Struct, frozen=True, kw_only=True):
    """All notes of the reader, the newest first, and the tags in them."""

    people: list[PersonNote]
    games: list[GameNote]
    tags: list[str]


class FoundGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game of the reader with their note on it."""

    game: PlayedGame
    note: OwnNote


class FoundGames(msgspec.Struct, frozen=True, kw_only=True):
    """A page of a search, newest first."""

    games: list[FoundGame]
    next: str | None
    """`before` of the next page; None at the end. A page may be empty and have a next one: it looks at 2,000 games."""
