"""The laws of the contract, each checked on a game in progress. `conformance.check` checks them all.

The laws of events stand in `hearing.py`, those of a ruleset's options, bots, lessons and texts in `furnished.py`.
"""

from hiroma.kernel.laws_of_ends import ended, replay
from hiroma.kernel.laws_of_moves import (
    choices,
    goes_on,
    independent,
    lively,
    only_legal,
    silence,
    steady,
    step,
    unheard,
)
from hiroma.kernel.laws_of_worlds import another, bots, hidden, imagined, seen_alike
from hiroma.kernel.trial import Broken, Trial, Twin, differences, portrait, some

__all__ = [
    "Broken",
    "Trial",
    "Twin",
    "another",
    "bots",
    "choices",
    "differences",
    "ended",
    "goes_on",
    "hidden",
    "imagined",
    "independent",
    "lively",
    "only_legal",
    "portrait",
    "replay",
    "seen_alike",
    "silence",
    "some",
    "steady",
    "step",
    "unheard",
]
