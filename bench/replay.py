"""CPU time to fold the longest of many games from its log, as after a restart."""

import os
import random
import statistics
import time

import msgspec

from hiroma.games import ruleset
from hiroma.ids import TableId
from hiroma.table import commands
from hiroma.table.command import Command
from hiroma.table.consent import TERMS
from hiroma.table.refusal import Refusal
from hiroma.table.table import Table

GAMES = 60
ROUNDS = 5


def measure() -> dict[str, float]:
    """Return the entries of the longest of `GAMES` random five-seat games, and the CPU ms and µs an entry of a fold."""
    logs = [play(random.Random(seed)) for seed in range(GAMES)]
    longest = max(logs, key=len)
    times = []
    for _ in range(ROUNDS):
        start = time.process_time()
        Table.fold(longest, ruleset, os.urandom)
        times.append(time.process_time() - start)
    spent = statistics.median(times)
    return {
        "games": GAMES,
        "entries": len(longest),
        "fold_ms": round(spent * 1000, 2),
        "us_per_entry": round(spent / len(longest) * 1e6, 1),
    }


def play(rng: random.Random) -> list[tuple[bytes, bytes | None]]:
    """Play a game of five people who move at random, and return its log."""
    table = Table(ruleset, os.urandom)
    log: list[tuple[bytes, bytes | None]] = []

    def do(command: Command, player: str | None) -> None:
        done = table.do(command, player, 0.0)  # type: ignore[arg-type]  # the table takes it
        assert not isinstance(done, Refusal), done
        log.append((done.line, done.sealed))

    do(commands.Open(table=TableId("bench"), game="cant-stop", version=1, listed=False, options={}, terms=TERMS), "a")
    for player in "abcde":
        do(commands.Join(), player)
    do(commands.Start(), "a")
    while table.status == "playing" and table.play is not None:
        seat = table.play.state.actors()[0]
        moves = table.play.state.moves(seat)
        do(commands.Submit(seat=seat, moves=[msgspec.to_builtins(rng.choice(moves))]), "abcde"[seat])
    return log


if __name__ == "__main__":
    print(measure())
