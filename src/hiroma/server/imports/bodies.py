"""Bodies of /api/imports. Times are unix seconds."""

import msgspec

from hiroma.ids import ImportId


class ImportedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game of an imported log, as the log tells it."""

    no: int
    ended: float
    people: int
    """Chairs of people. Anybody can write a log, so that the hall names nobody in it."""
    bots: int
    winners: tuple[int, ...]
    """Seats that came first, counted from 0; none where all sides came first together."""
    how: str
    """The end: 'rules', 'conceded', 'aborted'."""


class ImportCard(msgspec.Struct, frozen=True, kw_only=True):
    """An imported log. Each game has its replay at /imports/{id}/{no}."""

    id: ImportId
    game: str
    version: int
    made: float
    """When it was imported."""
    size: int
    """Bytes."""
    entries: int
    games: tuple[ImportedGame, ...]
    shared: bool
    """Everybody with the link may see it."""
    mine: bool


class Imports(msgspec.Struct, frozen=True, kw_only=True):
    """The reader's imports, the newest first, and what there is room for."""

    imports: list[ImportCard]
    most: int
    """Most imports of one person."""
    size: int
    """Bytes of them all."""
    most_size: int
    """Most bytes of them all."""
    most_file: int
    """Most bytes of a file."""


class ShareImport(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of PATCH /api/imports/{id}."""

    shared: bool
