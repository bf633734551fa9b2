"""The card of a table: what the lobby keeps of it in the store."""

import msgspec

from hiroma.ids import PlayerId, TableId
from hiroma.server.wire.bounds import Options
from hiroma.server.wire.clocks import Pace
from hiroma.server.wire.door import Door


class TableCard(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table, the same for every reader. People are ids: names live elsewhere."""

    id: TableId
    game: str
    status: str
    rated: bool = False
    private: bool = False
    """True when not everybody may watch."""
    options: Options
    chairs: tuple[str, ...]
    """Player ids, bots as 'bot:LEVEL'."""
    max_chairs: int
    joinable: int = 0
    """Bots' seats that people may take in the game that is on."""
    door: Door | None = None
    """None where newcomers are asked nothing."""
    clock: Pace | None = None
    fill: float | None = None
    """When bots take the missing chairs, in unix seconds."""
    finished: int = 0
    """Number of the newest game that can be replayed; 0: none."""
    waiting: tuple[PlayerId, ...] = ()
    """Players that are to move."""
