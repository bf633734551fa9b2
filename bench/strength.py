"""Strength of the bots of Can't Stop: mean turns alone, and wins against each other from the first seat and the second.

`python -m bench.strength` prints the tables beside the figures of the literature and of earlier simulations;
`--games N` for head to head, `--alone N`, `--workers N`, `--unique`. Run it with `build/compiled` on PYTHONPATH, or it
takes four times as long.
"""

import argparse

from hiroma.arena import duel, solitaire
from hiroma.arena.duel import Policy
from hiroma.games.cant_stop.bots import Uniform
from hiroma.games.cant_stop.bots.master import Master
from hiroma.games.cant_stop.bots.one_roll import OneRoll
from hiroma.games.cant_stop.bots.rule_of_n import ga_constant, ga_linear, rule_of_28

POLICIES: dict[str, Policy] = {
    "Rule of 28": rule_of_28,
    "GA constant": ga_constant,
    "GA linear": ga_linear,
    "EV1": OneRoll,
    "random": Uniform,
    "master": Master,
}

ALONE = {"Rule of 28": 10.74, "GA constant": 9.24, "GA linear": 8.787, "EV1": 9.64, "random": 20.92}
"""Mean turns alone from earlier work: published, or simulated where nothing is."""

FIRST = {
    "Rule of 28": (0.541, 0.430, 0.400, 0.493, 0.967),
    "GA constant": (0.656, 0.548, 0.528, 0.616, 0.987),
    "GA linear": (0.692, 0.580, 0.557, 0.654, 0.995),
    "EV1": (0.591, 0.484, 0.448, 0.554, 0.995),
    "random": (0.045, 0.020, 0.009, 0.009, 0.535),
}
"""Share won by the first seat in earlier simulations, against the policies in the same order on the second."""

FIRST_UNIQUE = {
    "Rule of 28": (0.538, 0.445, 0.414, 0.503),
    "GA constant": (0.638, 0.544, 0.522, 0.611),
    "GA linear": (0.673, 0.578, 0.554, 0.644),
}

SLOW = {"EV1": 10, "master": 20}
"""Policy → divisor of its number of games."""


def alone(games: int, workers: int) -> None:
    """Print mean turns alone."""
    for name, policy in POLICIES.items():
        found = solitaire("cant-stop", policy, games // SLOW.get(name, 1), workers=workers)
        known = f" (known {ALONE[name]})" if name in ALONE else ""
        print(f"{name:12} {found} turns, deviation {found.deviation:.3f}, {found.count} games{known}", flush=True)


def against(games: int, workers: int, unique: bool) -> None:
    """Print the matrix: row first seat, column second; each cell with the known figure."""
    names = list(FIRST)
    print("unique" if unique else "base", "| first \\ second |", " | ".join(names))
    for row, known in (FIRST_UNIQUE if unique else FIRST).items():
        cells = []
        for column, figure in zip(names, known, strict=False):
            count = games // max(SLOW.get(row, 1), SLOW.get(column, 1))
            share = duel(
                "cant-stop", [POLICIES[row], POLICIES[column]], count, options={"unique": unique}, workers=workers
            ).wins[0]
            cells.append(f"{share.mean:.3f}±{share.margin:.3f} ({figure:.3f})")
        print(row, "|", " | ".join(cells), flush=True)


def main() -> None:
    """Print everything asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--alone", type=int, default=200_000)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--unique", action="store_true")
    asked = parser.parse_args()
    if asked.alone:
        alone(asked.alone, asked.workers)
    if asked.games:
        against(asked.games, asked.workers, asked.unique)


if __name__ == "__main__":
    main()
