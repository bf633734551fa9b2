"""A master: Monte Carlo search over many deals of the unknown cards; it takes the move that wins most often.

It plays each deal on for some rounds, with everybody as a club player of few guesses. The position after that is worth
the chance to win that the learned outlook gives.
"""

from math import exp
from typing import Final

from hiroma.games.niagara import legality
from hiroma.games.niagara.acts.guesses import hidden
from hiroma.games.niagara.acts.river import strength
from hiroma.games.niagara.bots import club
from hiroma.games.niagara.bots.outlook import NUMBERS, places
from hiroma.games.niagara.bots.planner import Line, best_turn, weighed
from hiroma.games.niagara.course import Game
from hiroma.games.niagara.moves import Move
from hiroma.games.niagara.parts.board import CLOUD
from hiroma.games.niagara.parts.codes import CHOOSE, MOVES
from hiroma.games.niagara.position import CHOOSING, OVER, RANSOM, TURN
from hiroma.kernel.contract import Below
from hiroma.kernel.learning import by_numbers
from hiroma.kernel.lot import Lot

WORLDS: Final = 8
"""Deals of the unknown cards for one decision."""

BREADTH: Final = 5
"""Actions that are looked at more closely."""

CARDS: Final = 7
"""Cards that are looked at more closely."""

AHEAD: Final = [0, 0, 0, 6, 4, 3]
"""Rounds that are played on after this one, by the number of seats: a decision costs about the same with any."""

LATER: Final = 0.99
"""Discount of a chance for each round that it comes later, so that the bot does not put off a win."""

GLANCES: Final = 2
"""Guesses at the cards of others for each card that is weighed in those rounds."""

STRAY: Final = 0.4
"""The loss of worth that makes another player's card less likely by a factor e."""

ANYTHING: Final = 0.05
"""Weight that every card has besides that."""


class Master:
    """A bot that plays rounds on for everybody."""

    def choose(self, state: Game, seat: int, below: Below) -> Move:
        """Return one of the seat's moves."""
        codes = legality.codes(state, seat)
        if len(codes) == 1:
            return MOVES[codes[0]]
        if state.phase == RANSOM:
            return MOVES[club.ransom(state, seat)]
        worlds = _worlds(state, seat, below)
        lines = [[code] for code in codes]
        if state.phase == TURN and state.chosen[seat] != CLOUD:
            flows = [(_flow(world), 1 / len(worlds)) for world in worlds]
            ways = sorted(weighed(state, flows), reverse=True)
            lines = [line for _, line in ways[:BREADTH]]
        elif state.phase == CHOOSING and len(codes) > CARDS:
            picks = sorted([(worth, card) for card, worth in club.cards(state, seat, below)], reverse=True)
            lines = [[CHOOSE + card] for _, card in picks[:CARDS]]
        return MOVES[_best(worlds, seat, lines)[0]]


def _worlds(game: Game, seat: int, below: Below) -> list[Game]:
    """Return copies of the game in which everybody else has picked a card."""
    others = hidden(game, seat)
    odds = {other: _odds(game, other, below) for other in others}
    worlds = []
    for _ in range(WORLDS):
        world = game.copy()
        for other in others:
            world.chosen[other] = _drawn(odds[other], below)
        worlds.append(world)
    return worlds


def _odds(game: Game, seat: int, below: Below) -> list[tuple[int, float]]:
    # The weights of a club player in that seat who has not picked yet and sees only the shown cards.
    blind = game.copy()
    blind.phase = CHOOSING
    blind.chosen[seat] = 0
    worths = club.cards(blind, seat, below)
    most = max([worth for _, worth in worths])
    return [(card, exp((worth - most) / STRAY) + ANYTHING) for card, worth in worths]


def _drawn(odds: list[tuple[int, float]], below: Below) -> int:
    point = sum([weight for _, weight in odds]) * below(1 << 16) / (1 << 16)
    for card, weight in odds:
        point -= weight
        if point < 0:
            return card
    return odds[-1][0]


def _best(worlds: list[Game], seat: int, lines: list[Line]) -> Line:
    best, found = -1.0, lines[0]
    for line in lines if len(lines) > 1 else []:
        worth = 0.0
        for number, world in enumerate(worlds):
            worth += _chance(world, seat, line, Lot(WORLDS * world.round + number).below)
        if worth > best:
            best, found = worth, line
    return found


def _chance(world: Game, seat: int, line: Line, below: Below) -> float:
    """Return a seat's chance to win after these moves and some rounds by everybody, discounted by `LATER`."""
    game = world.copy()
    now = game.round
    if game.phase == CHOOSING:
        _pick(game, seat, line[0] - CHOOSE)
    else:
        for code in line:
            game.play(seat, code, None)
    while game.phase != OVER and game.round <= now + AHEAD[game.seats]:
        _play_on(game, below)
    if game.phase == OVER:
        end = game.outcome()
        chance = 1.0 if end is not None and end.winners[0] == seat else 0.0
    else:
        chance = by_numbers(NUMBERS.of("river"), places(game, [False] * game.seats))[seat]
    return float(chance * LATER ** (game.round - now))


def _play_on(game: Game, below: Below) -> None:
    """Play one decision for everybody who owes one: an answer, a card, a turn."""
    if game.phase == RANSOM:
        for seat in game.actors():
            game.play(seat, club.ransom(game, seat), None)
    elif game.phase == CHOOSING:
        for seat in game.actors():
            weighed_cards = club.cards(game, seat, below, GLANCES)
            game.play(seat, CHOOSE + max([(worth, card) for card, worth in weighed_cards])[1], None)
    else:
        _play_turn(game)


def _pick(game: Game, seat: int, card: int) -> None:
    # The pick of the seat comes last: it begins the turns.
    game.chosen[seat] = 0
    game.play(seat, CHOOSE + card, None)


def _flow(game: Game) -> int:
    """Return the flow of a world in which all cards are known, if the clouds to come cancel out."""
    lowest = min([card for card in game.chosen if 0 < card < CLOUD], default=0)
    return strength(game, lowest, game.weather)


def _play_turn(game: Game) -> None:
    seat = game.mover
    if game.phase == TURN and game.chosen[seat] != CLOUD:
        for code in best_turn(game, [(_flow(game), 1.0)])[1]:
            game.play(seat, code, None)
    else:
        game.play(seat, club.last(game, seat, [game.chosen], _never), None)


def _never(bound: int) -> int:
    """Return 0 in place of chance: the first of several."""
    return 0
