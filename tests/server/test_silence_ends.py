"""Silence: the seconds after which it means a move."""

from types import SimpleNamespace
from typing import Any

import pytest

from hiroma.server.core.autopilot import silence_ends
from hiroma.table.clock import DAY, Clock
from hiroma.table.pace import Pace

SAID = 1000.0
SILENCE = 45.0


def table(pace: Pace | None, **more: Any) -> Any:
    """Return a table that asks seats 0 (a bot), 1 and 2 (people) to interrupt, and where 3 must decide."""
    clock = None
    if pace is not None:
        clock = Clock(pace, 4, SAID)
        clock.turn((1, 2, 3), (0, 1, 2, 3), None, 0)
    play = SimpleNamespace(
        holders=(0, 1, 2, 3),
        silent=lambda seat: None if seat == 3 else ({"move": "pass"},),
        state=SimpleNamespace(actors=lambda: (0, 1, 2, 3)),
    )
    chairs = [SimpleNamespace(bot="casual" if at == 0 else None) for at in range(4)]
    place = {"play": play, "clock": clock, "status": "playing", "paused": False, "chairs": chairs}
    return SimpleNamespace(**(place | more))


@pytest.mark.parametrize(
    ("pace", "seconds"),
    [
        (None, SILENCE),
        (Pace(300, 5, 0), SILENCE),
        (Pace(0, 20, 0), 20.0),
        (Pace(0, 0, 1), DAY),
        (Pace(0, 0, 3), 3 * DAY),
    ],
)
def test_it_lasts_as_the_clocks_do(pace: Pace | None, seconds: float) -> None:
    assert silence_ends(table(pace), SAID, SILENCE) == {1: SAID + seconds, 2: SAID + seconds}


def test_who_has_used_their_bank_has_passed_when_it_is_empty() -> None:
    place = table(Pace(60, 0, 0))
    place.clock.left[2] = 10.0
    assert silence_ends(place, SAID, SILENCE) == {1: SAID + SILENCE, 2: SAID + 10.0}


@pytest.mark.parametrize("stands", [{"paused": True}, {"status": "over"}, {"play": None}])
def test_nobody_is_silent_while_nothing_is_asked(stands: dict[str, Any]) -> None:
    assert silence_ends(table(None, **stands), SAID, SILENCE) == {}
