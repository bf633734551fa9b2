"""Proofs of Can't Stop for the tests that all games share."""

from tests.games.cant_stop import golden
from tests.games.cant_stop.perft import SECOND, SPOTS
from tests.games.cant_stop.texts import TEXTS
from tests.games.cant_stop.vectors import VECTORS
from tests.games.proving import Golden, Proofs, Run

PROOFS = Proofs(
    runs={"": Run(games=4, every=30)},
    golden=Golden(
        written=golden.written,
        ends={"CS-E1", "CS-TM4", "CS-TM5"},
        bend=("e1", "claims 2", "claims 3"),
        shows={"unique", "unique-team", "match"},
    ),
    texts=TEXTS,
    spots=SPOTS,
    second=SECOND,
    vectors=VECTORS,
    numbered=165,
)
