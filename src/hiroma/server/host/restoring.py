"""Restoring: a hall goes on with a backup that its host has chosen, once, however many processes it has.

Each process closes, does this, and opens again. One that starts meanwhile does it before it opens, and one that comes
late finds the order settled. Whichever process is first exchanges the database, in one transaction; the others wait
for that. When it dies over it another one is first.
"""

import asyncio
import time
from pathlib import Path

import structlog

from hiroma.server.host import backups
from hiroma.server.settings import Settings
from hiroma.store import Store, StoreError
from hiroma.store.admin_commands import Order
from hiroma.store.backup import NoBackup, exchange
from hiroma.store.database import Unfit
from hiroma.table.refusal import Refused

log = structlog.get_logger()

PATIENCE = 30.0
"""Seconds for which processes that are open are waited for. Then their leases end: they can write no entry any more."""
LOCKED = 300.0
"""Seconds for which a database is tried that another process fills, or that does not answer."""
LOOK = 0.1
"""Seconds between two looks."""


async def settle(settings: Settings) -> None:
    """Go on with the backup of the host's last order, or wait for the process that does; at once without such an order.

    Where it cannot be done nothing has changed, and a line of the log says why.
    """
    try:
        store = await Store.connect(settings.store)
    except StoreError as error:
        # Opening the hall fails for the same reason, and says so.
        log.warning("orders not looked at", error=str(error))
        return
    try:
        while (order := await store.admin_commands.restoring()) is not None:
            await _carry_out(store, settings, order)
    except StoreError as error:
        log.error("not restored", error=str(error))  # noqa: TRY400 - the reason is enough
    finally:
        await store.close()


async def _carry_out(store: Store, settings: Settings, order: Order) -> None:
    """Return when the order is settled, or another one has come. Raises `StoreError`."""
    why = "another process serves the hall without a bus"
    if await _alone(store, settings, order):
        why = await _try(store, settings, order)
    if why and await store.admin_commands.settle(order.n, False):
        log.error("not restored", backup=order.about, error=why)


async def _alone(store: Store, settings: Settings, order: Order) -> bool:
    """Wait until all other processes are closed. Return False when a process runs on that no lease can stop."""
    until = time.monotonic() + PATIENCE
    while await _stands(store, order) and await _anybody(store, settings):
        if time.monotonic() > until:
            return bool(settings.bus)
        await asyncio.sleep(LOOK)
    return True


async def _anybody(store: Store, settings: Settings) -> bool:
    if settings.bus:
        return bool(await store.leases.signs())
    return bool(await store.uptime.alive(await store.uptime.clock()))


async def _stands(store: Store, order: Order) -> bool:
    return await store.admin_commands.restoring() == order


async def _try(store: Store, settings: Settings, order: Order) -> str:
    """Exchange the database, or wait until another process has. Return why it cannot be; '' when it is."""
    began = time.monotonic()
    # One name for all tries: a copy of the database for each of them would fill the disk.
    kept = Path(settings.backups) / backups.named("before-restore", time.time())
    while await _stands(store, order):
        waited = time.monotonic() - began
        try:
            await _exchange(store, settings, order, kept)
        except Refused:
            # Another machine may have the file.
            if not settings.bus or waited > PATIENCE:
                return "there is no such file"
        except (NoBackup, Unfit) as error:
            # No later try finds another file, or another database.
            return str(error)
        except StoreError as error:
            if waited > LOCKED:
                return str(error)
        await asyncio.sleep(LOOK)
    return ""


async def _exchange(store: Store, settings: Settings, order: Order, kept: Path) -> None:
    file = backups.file_of(settings, order.about)
    counts = await exchange(store, order.n, file, kept)
    if counts is not None:
        log.warning("restored", backup=order.about, before=kept.name, entries=counts["entries"])
