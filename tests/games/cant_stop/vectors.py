"""The rulebook's table of odds for three routes."""

import csv
from functools import partial
from pathlib import Path

from hiroma.games.cant_stop.parts import odds
from tests.games.proving import Vector

TRIPLES = list(csv.DictReader(Path(__file__).with_name("cant-stop.table.csv").read_text("utf-8").splitlines()))


def run(row: dict[str, str]) -> None:
    """Compare the odds with those of the table."""
    usable = sum(1 << int(row[column]) for column in ("col_a", "col_b", "col_c"))
    assert odds.success(usable) == int(row["success_rolls_of_1296"])
    assert odds.bust(usable) == int(row["bust_rolls_of_1296"])
    assert odds.two_steps(usable) == int(row["two_step_rolls_of_1296"])
    assert round(odds.mean_steps(usable), 4) == float(row["mean_max_steps_per_roll"])


VECTORS = {"-".join(row[f"col_{column}"] for column in "abc"): Vector(run=partial(run, row)) for row in TRIPLES}
