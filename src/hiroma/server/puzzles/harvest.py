"""Harvester: looks for puzzles in games that were reviewed."""

import asyncio

import structlog

from hiroma.server.puzzles.desk import PuzzleDesk
from hiroma.store import StoreError

log = structlog.get_logger()

EVERY = 120.0
"""Seconds between two rounds."""


async def run(desk: PuzzleDesk) -> None:
    """Search a few games every two minutes, until cancelled."""
    while True:
        await asyncio.sleep(EVERY)
        try:
            await desk.harvest()
        except StoreError as error:
            log.warning("no puzzles looked for", error=str(error))
