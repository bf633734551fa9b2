"""Bodies of /api/play, /api/here, /api/me/waiting and /api/me/presets."""

from typing import Annotated

import msgspec

from hiroma.ids import PlayerId, TableId
from hiroma.server.wire.bounds import Options
from hiroma.table.command import PledgeHex


class Waiting(msgspec.Struct, frozen=True, kw_only=True):
    """A table that waits for the player: for their move, or to say ready for the next game of a match."""

    table: TableId
    game: str


class PersonHere(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody in the hall: at a listed `table` of a `game`, or (both None) in the lobby."""

    id: PlayerId
    name: str
    table: TableId | None
    game: str | None


class Preset(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A set of options of a game under a name (1 to 40 characters)."""

    game: str
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    options: Options


class PlayNow(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of POST /api/play: a seat at a table with just these options, at once."""

    game: str
    options: Options = {}
    fill: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0
    """Seconds after which bots take the missing chairs of a new table; 0: it waits for people."""
    begin: bool = False
    """True for a game at once, if need be against bots whose seats people may take. It is not rated then."""
    rated: bool | None = None
    """True for a rated table, false for an unrated one; None: either, but unrated if the player cannot be rated."""
    pledge: PledgeHex | None = None
