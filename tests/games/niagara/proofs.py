"""Proofs of Niagara for the tests that all games share. Games by chance alone are cut after 60 rounds (NI-E7)."""

from typing import ClassVar

import msgspec
import pytest

from hiroma.games.niagara import Niagara
from hiroma.kernel import Info
from tests.games.niagara import golden
from tests.games.niagara.perft import SECOND, SPOTS
from tests.games.niagara.texts import TEXTS
from tests.games.niagara.vectors import VECTORS
from tests.games.niagara.worlds import keeps_gems, twin
from tests.games.proving import Golden, Proofs, Run


class Cut(Niagara):
    """The ruleset with a limit of sixty rounds. Styles of the game set shorter limits, so it has none."""

    options = tuple(
        msgspec.structs.replace(option, low=60, high=60, default=60) if option.name == "round_limit" else option
        for option in Niagara.info.options
    )
    info: ClassVar[Info] = msgspec.structs.replace(Niagara.info, options=options, styles=(), ends_with=None)


PROOFS = Proofs(
    runs={
        "few": Run(games=1, seed=5, every=150, rules=Cut),
        "to the end": Run(games=5, seed=4, every=60),
        "by chance": Run(games=9, seed=3, every=150, rules=Cut, marks=[pytest.mark.clause("NI-S9")]),
    },
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
