"""What the common tests need to know of Niagara."""

from tests.games.niagara import golden
from tests.games.niagara.perft import SECOND, SPOTS
from tests.games.niagara.texts import TEXTS
from tests.games.niagara.vectors import VECTORS
from tests.games.niagara.worlds import keeps_gems, twin
from tests.games.proving import Golden, Proofs, Run

PROOFS = Proofs(
    runs={"": Run(games=5, seed=4, every=60)},
    twin=twin,
    own=[keeps_gems],
    golden=Golden(
        written=golden.written,
        ends={"NI-E2", "NI-E7"},
        bend=("four-alike", "A2 4>7L", "A2 4>7R"),
        shows={
            "four-alike\n",
            "five-colours\n",
            "seven\n",
            "two-at-once",
            " pay ",
            "A no",
            "steal",
            "unload",
            "weather -",
        },
    ),
    texts=TEXTS,
    spots=SPOTS,
    second=SECOND,
    vectors=VECTORS,
    numbered=68,
)
