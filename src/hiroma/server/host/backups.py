"""Backups: make them while the hall runs, list them, and restore one."""

import asyncio
import time
from pathlib import Path

import msgspec
import structlog

from hiroma.server.settings import Settings
from hiroma.store import Store, StoreError
from hiroma.store.backup import back_up, restore
from hiroma.table.refusal import Refused

log = structlog.get_logger()

END = ".sqlite3"


class BackupLine(msgspec.Struct, frozen=True, kw_only=True):
    """A backup: its file's name, when it was made (unix seconds), and how large it is in bytes."""

    name: str
    at: float
    size: int


def backups(settings: Settings) -> list[BackupLine]:
    """What is in the folder, the newest first."""
    folder = Path(settings.backups)
    files = [file for file in folder.glob(f"*{END}") if file.is_file() and not file.name.startswith(".")]
    found = [BackupLine(name=file.name, at=file.stat().st_mtime, size=file.stat().st_size) for file in files]
    return sorted(found, key=lambda line: -line.at)


def file_of(settings: Settings, name: str) -> Path:
    """The backup of that name; `Refused` ('no-such-backup') when the folder has none."""
    if not any(name == line.name for line in backups(settings)):
        raise Refused("no-such-backup")
    return Path(settings.backups) / name


async def make(store: Store, settings: Settings, why: str, now: float) -> str:
    """Back everything up to a new file; its name begins with `why`. `OSError` and `StoreError` as they come."""
    folder = Path(settings.backups)
    await asyncio.to_thread(folder.mkdir, 0o700, parents=True, exist_ok=True)
    name = f"{why}-{time.strftime('%Y%m%d-%H%M%S', time.gmtime(now))}{END}"
    await back_up(store, folder / name)
    await asyncio.to_thread((folder / name).chmod, 0o600)
    return name


async def put_back(settings: Settings, name: str, now: float) -> bool:
    """Put a backup in the place of everything, once what is there has been backed up itself; whether it was done.

    When it cannot be done nothing has changed, and a line of the log says why.
    """
    try:
        store = await Store.connect(settings.store)
        try:
            kept = await make(store, settings, "before-restore", now)
            counts = await restore(store, file_of(settings, name), now)
        finally:
            await store.close()
    except (StoreError, OSError, Refused) as error:
        log.error("not restored", backup=name, error=str(error))  # noqa: TRY400 - the reason is enough
        return False
    log.warning("restored", backup=name, before=kept, entries=counts["entries"])
    return True
