"""Proofs of Shinsai-jima for the tests that all games share. It has no second program of the rules."""

from tests.games.proving import Golden, Proofs, Run
from tests.games.shinsai_jima import golden
from tests.games.shinsai_jima.laws import LAWS, twin
from tests.games.shinsai_jima.perft import SPOTS, turns
from tests.games.shinsai_jima.texts import TEXTS
from tests.games.shinsai_jima.vectors import VECTORS

QUICK = {"casual"}
"""The other levels think longer than all laws together."""

PROOFS = Proofs(
    runs={
        "few": Run(games=15, seed=3, bots=QUICK),
        "version 1": Run(games=15, seed=6, bots=QUICK, version=1),
        "many": Run(games=100, seed=4, bots=QUICK),
        "every bot": Run(games=4, seed=9, every=60),
    },
    twin=twin,
    own=LAWS,
    golden=Golden(
        written=golden.written,
        ends={"SJ-V1", "SJ-V2", "SJ-V3", "SJ-V4", "SJ-CA10"},
        bend=("v2", "+1", "+2"),
    ),
    texts=TEXTS,
    spots=SPOTS,
    counted=turns,
    vectors=VECTORS,
    numbered=177,
)
