"""Work under which a process dies once, for tests of executors."""

import os
import signal
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from hiroma.arena.batches import spread
from hiroma.arena.duel import Duel, duel
from hiroma.arena.executors import Workers
from hiroma.games.cant_stop.bots.rule_of_n import ga_linear, rule_of_28

GAMES = 60


def squares(workers: Workers, grave: Path) -> list[int]:
    """Return the squares of 0 to 59. One process kills itself on the way, unless an earlier one has died already."""
    return spread(partial(_squares, grave), GAMES, workers)


def _squares(grave: Path, numbers: Sequence[int]) -> list[int]:
    if 30 in numbers and not grave.exists():
        grave.write_text(str(os.getpid()))
        os.kill(os.getpid(), signal.SIGKILL)
    return [number * number for number in numbers]


def die_when(last: int, number: int) -> int:
    """Return the number; kill the process at `last`."""
    if number == last:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def a_duel(workers: Workers) -> Duel:
    """Return a duel of two simple bots."""
    return duel("cant-stop", [rule_of_28, ga_linear], GAMES, seed=5, workers=workers)
