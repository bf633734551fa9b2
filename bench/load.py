"""A full house: 500 tables of four people, 2,000 sockets on one process, otherwise as `bench.server`."""

from typing import Any

from bench import server

TABLES = 500


def measure() -> dict[str, Any]:
    """Return the figures of `bench.server` with `TABLES` tables."""
    return server.measure(TABLES)
