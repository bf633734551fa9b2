"""A club player: the turn that leaves least to go after the flow one has to reckon with."""

from typing import Any, Final

from hiroma.games.niagara.board import CLOUD
from hiroma.games.niagara.codes import CHOOSE, DECLINE, DONE, MOVES, PAY, WEATHER
from hiroma.games.niagara.guesses import deal, flows
from hiroma.games.niagara.planner import best_turn, shifts, with_card
from hiroma.games.niagara.rules import Game
from hiroma.games.niagara.state import CHOOSING, RANSOM, TURN, Position
from hiroma.games.niagara.value import expected, left
from hiroma.kernel.contract import Below

DEALS: Final = 16
"""How often the cards of others are guessed."""

STILL: Final = [(0, 1.0)]
"""No flow: the river has just come to rest."""

THRIFT: Final = [0.0, -0.25, -0.15, 0.0, 0.1, 0.2, 0.25, 0.25, 0.0, 0.0, 0.05]
"""What playing a card costs, because it is gone for later."""


class Club:
    """Looks as far as the end of the round."""

    def choose(self, state: Any, seat: int, below: Below) -> Any:
        """One of the seat's moves."""
        assert isinstance(state, Game)
        return MOVES[choose(state, seat, below)]


def choose(game: Game, seat: int, below: Below) -> int:
    """The number of a club player's move."""
    codes = game.codes(seat)
    if len(codes) == 1:
        return codes[0]
    if game.phase == CHOOSING:
        return CHOOSE + card(game, seat, below)
    if game.phase == RANSOM:
        return ransom(game, seat, codes)
    dealt = [deal(game, seat, below) for _ in range(DEALS)]
    if game.phase == TURN and game.chosen[seat] != CLOUD:
        return best_turn(game, flows(game, seat, dealt, below))[1][0]
    return best_after(game, seat, codes, dealt, below)


def card(game: Game, seat: int, below: Below) -> int:
    """The card that promises to leave least to go."""
    return min([(worth, card) for card, worth in weighed(game, seat, below)])[1]


def weighed(game: Game, seat: int, below: Below) -> list[tuple[int, float]]:
    """Every card of the hand with what it leaves to go."""
    dealt = [deal(game, seat, below) for _ in range(DEALS)]
    found: list[tuple[int, float]] = []
    for code in game.codes(seat):
        own = code - CHOOSE
        for cards in dealt:
            cards[seat] = own
        found.append((own, _card_worth(game, seat, own, dealt, below) + THRIFT[own]))
    return found


def _card_worth(game: Game, seat: int, own: int, dealt: list[list[int]], below: Below) -> float:
    if own != CLOUD:
        return with_card(game, seat, own, flows(game, seat, dealt, below))
    worths = []
    for by in shifts(game):
        after = game.copy()
        after.weather += by
        worths.append(with_card(after, seat, own, flows(after, seat, dealt, below)))
    return min(worths)


def ransom(game: Game, seat: int, codes: list[int]) -> int:
    """Pay if what is to go gets less by it."""
    there = left(game)
    best, found = 1e9, codes[0]
    for code in codes:
        after = Position(game.seats, game.setting)
        after.take(game)
        if code != DECLINE:
            after.store[5 * seat + (code - PAY & 7)] -= 1
            after.place[2 * seat + (code - PAY >> 3)] = 0
        worth = expected(after, seat, there, STILL)
        if worth < best:
            best, found = worth, code
    return found


def best_after(game: Game, seat: int, codes: list[int], dealt: list[list[int]], below: Below) -> int:
    """The best of moves that end the turn at once: the weather, a trade."""
    there = left(game)
    best, found = 1e9, codes[0]
    for code in codes:
        after = Position(game.seats, game.setting)
        after.take(game)
        if WEATHER <= code < CHOOSE:
            after.weather += 1 if code == WEATHER else -1
        elif code != DONE:
            hold = 2 * (2 * seat + (code & 1))
            after.joe_gem, after.cargo[hold] = after.cargo[hold], after.joe_gem
        worth = expected(after, seat, there, flows(after, seat, dealt, below))
        if worth < best:
            best, found = worth, code
    return found
