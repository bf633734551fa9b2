"""Fixtures that tests of several folders share."""

from hypothesis import settings

from tests.services import nats_server, own_postgres, postgres

__all__ = ["nats_server", "own_postgres", "postgres"]

# How long an example takes says more of the machine than of the code: budgets are in bench/.
settings.register_profile("hall", deadline=None)
settings.load_profile("hall")
