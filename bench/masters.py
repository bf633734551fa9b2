"""The master of Can't Stop against the same solver with the naive leaf, and against `club`, on seats in turns.

`python -m bench.masters --games 10000`, with `build/compiled` on PYTHONPATH. Each result is printed as soon as it is
known, with its 95 % interval and its goal; the exit status is 1 when a share is certainly below its goal.
`--numbers FILE` plays by the numbers of `hiroma train cant-stop TASK --to FILE`, in place of those that come with the
game.
"""

import argparse
from functools import partial
from pathlib import Path

import msgspec

from hiroma.arena.duel import Policy
from hiroma.arena.rotation import rotated
from hiroma.games.cant_stop.bots.learned import LearnedLeaf
from hiroma.games.cant_stop.bots.master import Master, Solver
from hiroma.games.cant_stop.bots.rule_of_n import ga_linear
from hiroma.kernel import Options
from hiroma.kernel.contract import Bot
from hiroma.kernel.training import Learned

CONTESTS: dict[str, tuple[list[Policy], Options, float]] = {
    "base": ([Master, Solver], {}, 0.55),
    "unique": ([Master, Solver], {"unique": True}, 0.55),
    "club": ([Master, ga_linear], {}, 0.76),
    "four": ([Master, Solver, Solver, Solver], {}, 0.28),
}
"""Name → policies, options, and the least share of games that the first policy should win."""


def trained(file: Path) -> Bot:
    """Return the master with the numbers of a training."""
    numbers = [number / Learned.PARTS for number in msgspec.json.decode(file.read_bytes(), type=Learned).numbers]
    return Solver(lambda: LearnedLeaf(numbers))


def main() -> int:
    """Play the contests asked for. Return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=list(CONTESTS), help=", ".join(CONTESTS))
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--numbers", type=Path)
    asked = parser.parse_args()
    below = 0
    for name in asked.names:
        policies, options, least = CONTESTS[name]
        if asked.numbers:
            policies = [partial(trained, asked.numbers), *policies[1:]]
        share = rotated("cant-stop", policies, asked.games, asked.seed, options, asked.workers).wins[0]
        print(f"{name}: {share} of {share.count} games (at least {least})", flush=True)
        below += share.mean + share.margin < least
    return int(below > 0)


if __name__ == "__main__":
    raise SystemExit(main())
