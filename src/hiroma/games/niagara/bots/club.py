"""A club player: takes the turn that is worth most after the expected flow."""

from typing import Final

from hiroma.games.niagara import legality
from hiroma.games.niagara.acts.guesses import deal, flows
from hiroma.games.niagara.bots.planner import best_turn, shifts, with_card
from hiroma.games.niagara.course import Game
from hiroma.games.niagara.evaluation import STILL, expected
from hiroma.games.niagara.moves import Move
from hiroma.games.niagara.parts.board import CLOUD, LAND
from hiroma.games.niagara.parts.codes import CHOOSE, DECLINE, DONE, MOVES, WEATHER, canoe_of, card_of, colour_of
from hiroma.games.niagara.position import CHOOSING, RANSOM, TURN
from hiroma.kernel.contract import Below

DEALS: Final = 16
"""The number of guesses at the cards of others."""

THRIFT: Final = [0.0, -0.25, -0.15, 0.0, 0.1, 0.2, 0.25, 0.25, 0.0, 0.0, 0.05]
"""The cost of a card that is played, because it is gone for later."""


class Club:
    """A bot that looks as far as the end of the round."""

    def choose(self, state: Game, seat: int, below: Below) -> Move:
        """Return one of the seat's moves."""
        return MOVES[choose(state, seat, below)]


def choose(game: Game, seat: int, below: Below) -> int:
    """Return the number of a club player's move."""
    if game.phase == CHOOSING:
        return CHOOSE + max([(worth, card) for card, worth in cards(game, seat, below)])[1]
    if game.phase == RANSOM:
        return ransom(game, seat)
    dealt = [deal(game, seat, below) for _ in range(DEALS)]
    if game.phase == TURN and game.chosen[seat] != CLOUD:
        return best_turn(game, flows(game, seat, dealt, below))[1][0]
    return last(game, seat, dealt, below)


def cards(game: Game, seat: int, below: Below, deals: int = DEALS) -> list[tuple[int, float]]:
    """Return each card a seat can pick with its worth, by `deals` guesses at the cards of others."""
    dealt = [deal(game, seat, below) for _ in range(deals)]
    found: list[tuple[int, float]] = []
    for code in legality.codes(game, seat):
        card = card_of(code)
        for one in dealt:
            one[seat] = card
        found.append((card, _card(game, seat, card, dealt, below) - THRIFT[card]))
    return found


def _card(game: Game, seat: int, card: int, dealt: list[list[int]], below: Below) -> float:
    if card != CLOUD:
        return with_card(game, seat, card, flows(game, seat, dealt, below))
    worths = []
    for by in shifts(game):
        after = game.copy()
        after.weather += by
        worths.append(with_card(after, seat, card, flows(after, seat, dealt, below)))
    return max(worths)


def ransom(game: Game, seat: int) -> int:
    """Return the number of the best answer about ransom."""
    worths: list[tuple[float, int]] = []
    for code in legality.codes(game, seat):
        after = game.copy()
        if code != DECLINE:
            after.store[5 * seat + colour_of(code)] -= 1
            after.place[2 * seat + canoe_of(code)] = LAND
        worths.append((expected(after, seat, STILL), code))
    return max(worths)[1]


def last(game: Game, seat: int, dealt: list[list[int]], below: Below) -> int:
    """Return the number of the best move that ends a turn at once: the weather, a trade."""
    worths: list[tuple[float, int]] = []
    for code in legality.codes(game, seat):
        after = game.copy()
        if WEATHER <= code < CHOOSE:
            after.weather += 1 if code == WEATHER else -1
        elif code != DONE:
            hold = 2 * (2 * seat + canoe_of(code))
            after.joe_gem, after.cargo[hold] = after.cargo[hold], after.joe_gem
        worths.append((expected(after, seat, flows(after, seat, dealt, below)), code))
    return max(worths)[1]
