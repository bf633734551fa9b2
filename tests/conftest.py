"""Fixtures that tests of several folders share."""

from tests.services import nats_server, own_postgres, postgres

__all__ = ["nats_server", "own_postgres", "postgres"]
