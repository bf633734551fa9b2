"""Learned evaluation: a score for each seat, the sum of numbers that were trained on games.

There is a number for the rounds that a seat has to go (bots/race.py) and one for its holdings after the expected flow
(evaluation.py), each once for seats that have had their turn in this round and once for the others. A seat that has met
a condition has one number instead. Cards that nobody has shown do not count.
"""

from collections.abc import Sequence
from typing import Final

from hiroma.games.niagara.acts.river import strength
from hiroma.games.niagara.bots.race import left, rounds
from hiroma.games.niagara.course import Game
from hiroma.games.niagara.evaluation import STILL, Flows, Holdings
from hiroma.games.niagara.parts.board import NONE
from hiroma.games.niagara.position import TRADING, TURN
from hiroma.kernel.learning import Numbers, Places, bucket

ROUND: Final = 0.4
ROUNDS: Final = 70
"""Ranges of rounds to go, each `ROUND` wide."""

LOWEST: Final = -8.0
STEP: Final = 0.4
HOLDINGS: Final = 70
"""Ranges of a seat's holdings, each `STEP` wide, from `LOWEST` on."""

BLOCK: Final = ROUNDS + HOLDINGS
SIZE: Final = 2 * BLOCK + 1
"""Numbers in all; the last is for a condition that is met."""

USUAL: Final = 3
"""The lowest card to expect, as long as none is shown."""

SHARP: Final = 0.25
HELD: Final = 0.07
MET: Final = 6.0
"""The score of a round, a point of holdings and a condition met, before anything is learned."""


def unlearned() -> list[float]:
    """Return the numbers before any game."""
    block = [-SHARP * ROUND * each for each in range(ROUNDS)]
    block += [HELD * (LOWEST + STEP * each) for each in range(HOLDINGS)]
    return block + block + [MET]


NUMBERS: Final = Numbers("hiroma.games.niagara.bots", unlearned)
"""The trained numbers that come with the game."""


def acted(at: Game) -> list[bool]:
    """Return for each seat true if it has had its turn in this round."""
    if not TURN <= at.phase <= TRADING:
        return [False] * at.seats
    return [at.shown(seat) and seat != at.mover for seat in range(at.seats)]


def places(at: Game, done: Sequence[bool], lowest: int = NONE) -> Places:
    """Return the places of a position after its draws. `done` is true for each seat that has had its turn.

    `lowest` is the lowest hidden card of this round that somebody knows, NONE for none; shown cards count anyway.
    """
    open_cards = at.copy()
    for seat in range(at.seats):
        if not at.shown(seat):
            open_cards.chosen[seat] = 0
    flows: Flows = STILL
    if any(done):
        lowest = min([card for card in [lowest, at.lowest()] if card > 0], default=USUAL)
        flows = [(strength(at, lowest, at.weather), 1.0)]
    there = left(at)
    found: Places = []
    for seat in range(at.seats):
        if at.met[seat]:
            found.append([2 * BLOCK])
            continue
        block = BLOCK if done[seat] else 0
        holdings = Holdings(open_cards, seat)
        has = sum([weight * holdings.after(flow) for flow, weight in flows])
        found.append(
            [
                block + bucket(rounds(open_cards, seat, there), 0.0, ROUND, ROUNDS),
                block + ROUNDS + bucket(has, LOWEST, STEP, HOLDINGS),
            ]
        )
    return found
