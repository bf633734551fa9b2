"""Backups: make them while the hall runs, and list them."""

import asyncio
import time
from pathlib import Path

import msgspec

from hiroma.server.settings import Settings
from hiroma.store import Store
from hiroma.store.backup import back_up
from hiroma.table.refusal import Refused

END = ".sqlite3"


class BackupLine(msgspec.Struct, frozen=True, kw_only=True):
    """A backup: its file's name, when it was made (unix seconds), and how large it is in bytes."""

    name: str
    at: float
    size: int


def backups(settings: Settings) -> list[BackupLine]:
    """Return the backups in the folder, the newest first."""
    folder = Path(settings.backups)
    files = [file for file in folder.glob(f"*{END}") if file.is_file() and not file.name.startswith(".")]
    found = [BackupLine(name=file.name, at=file.stat().st_mtime, size=file.stat().st_size) for file in files]
    return sorted(found, key=lambda line: -line.at)


def has_backup(settings: Settings, name: str) -> bool:
    """Return True when the folder has a backup of that name."""
    return any(name == line.name for line in backups(settings))


def may_have_backup(settings: Settings, name: str) -> bool:
    """Return True when the hall may have a backup of that name: another process of several may have the file."""
    return bool(settings.bus) or has_backup(settings, name)


def file_of(settings: Settings, name: str) -> Path:
    """Return the file of a backup; refuse ('no-such-backup') a name that the folder does not have."""
    if not has_backup(settings, name):
        raise Refused("no-such-backup")
    return Path(settings.backups) / name


def named(why: str, now: float) -> str:
    """Return the name of a new backup: `why` it is made, and when."""
    return f"{why}-{time.strftime('%Y%m%d-%H%M%S', time.gmtime(now))}{END}"


async def make(store: Store, settings: Settings, why: str, now: float) -> None:
    """Back everything up to a new file; its name begins with `why`. `OSError` and `StoreError` as they come."""
    folder = Path(settings.backups)
    await asyncio.to_thread(folder.mkdir, 0o700, parents=True, exist_ok=True)
    await back_up(store, folder / named(why, now))
