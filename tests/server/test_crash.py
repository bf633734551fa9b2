"""kill -9 under load: the log loses no acknowledged entry and has none twice, and all players go on by themselves."""

import pytest

from tests.server.killing import chaos
from tests.server.running import RunningHall

KILLS = 8


@pytest.mark.slow
async def test_kill_under_load(killable_hall: RunningHall) -> None:
    found, _ = await chaos([killable_hall], tables=4, kills=KILLS, together=False, seed=11)
    assert found.acked > 20 * KILLS
    assert found[2:] == (0,) * 5, found
