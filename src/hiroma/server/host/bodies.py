"""Bodies of /api/desk. Times are unix seconds."""

from typing import Annotated, Literal

import msgspec

from hiroma.ids import PlayerId, TableId
from hiroma.server.host.backups import BackupLine
from hiroma.server.host.health import Health

Which = Literal["open", "playing", "over", "closed", "idle"]


class ProcessLine(msgspec.Struct, frozen=True, kw_only=True):
    """A process of the hall: its last sign of life, people there, what it says of itself (None: an older version)."""

    id: str
    at: float
    people: int
    health: Health | None


class SettingLine(msgspec.Struct, frozen=True, kw_only=True):
    """A setting as it is, passwords left out. `source`: 'default', 'environment', 'flag'."""

    name: str
    value: str
    source: str


class DeskPage(msgspec.Struct, frozen=True, kw_only=True):
    """The desk: processes, settings, tables by state ('idle' besides), backups. `closing`: when this process closes."""

    now: float
    processes: list[ProcessLine]
    settings: list[SettingLine]
    tables: dict[str, int]
    backups: list[BackupLine]
    closing: float | None


class TableLine(msgspec.Struct, frozen=True, kw_only=True):
    """A table: `people` are names in order, `entries` how long its log is, `changed` when something last happened."""

    id: TableId
    game: str
    status: str
    listed: bool
    entries: int
    changed: float
    people: list[str]


class PersonLine(msgspec.Struct, frozen=True, kw_only=True):
    """A person; `account` is since when, None for a guest. `muted` and `banned` are until when, while they are."""

    id: PlayerId
    name: str
    created: float
    seen: float
    account: float | None
    roles: list[str]
    muted: float | None
    banned: float | None


class Wish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The backup to go on with."""

    name: Annotated[str, msgspec.Meta(max_length=200)]
