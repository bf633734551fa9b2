"""A master: deals the unknown cards many times, plays each round out for everybody, and takes what wins most often."""

from math import exp
from typing import Any, Final

from hiroma.games.niagara import club
from hiroma.games.niagara.board import CLOUD
from hiroma.games.niagara.codes import CHOOSE, MOVES, WEATHER
from hiroma.games.niagara.guesses import hidden
from hiroma.games.niagara.planner import Line, best_turn, shifts, weighed
from hiroma.games.niagara.river import strength
from hiroma.games.niagara.rules import Game
from hiroma.games.niagara.state import CHOOSING, OVER, RANSOM, TRADING, TURN
from hiroma.games.niagara.value import expected, left, shares
from hiroma.kernel.contract import Below

WORLDS: Final = 24
"""Deals of the unknown cards for one decision."""

WARM: Final = 0.4
"""How far others stray from what a club player would play."""

BREADTH: Final = 6
"""Turns that are looked at more closely."""


class Master:
    """Looks through the round with everybody's eyes."""

    def choose(self, state: Any, seat: int, below: Below) -> Any:
        """One of the seat's moves."""
        assert isinstance(state, Game)
        codes = state.codes(seat)
        if len(codes) == 1:
            return MOVES[codes[0]]
        if state.phase == RANSOM:
            return MOVES[club.ransom(state, seat, codes)]
        worlds = _worlds(state, seat, below)
        if state.phase == CHOOSING:
            return MOVES[_best(worlds, seat, [[code] for code in codes])[0]]
        if state.phase == TURN and state.chosen[seat] != CLOUD:
            flows = [(_flow(world), 1 / len(worlds)) for world in worlds]
            ways = sorted(weighed(state, left(state), flows))[:BREADTH]
            return MOVES[_best(worlds, seat, [line for _, line in ways])[0]]
        return MOVES[_best(worlds, seat, [[code] for code in codes])[0]]


def _worlds(game: Game, seat: int, below: Below) -> list[Game]:
    """Copies of the game in which everybody else has picked a card."""
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
    # As a club player would weigh its cards, and a little of everything.
    blind = game.copy()
    for other in hidden(game, seat):
        blind.chosen[other] = 0
    blind.chosen[seat] = 0
    blind.phase = CHOOSING
    worths = club.weighed(blind, seat, below)
    least = min([worth for _, worth in worths])
    return [(card, exp((least - worth) / WARM) + 0.05) for card, worth in worths]


def _drawn(odds: list[tuple[int, float]], below: Below) -> int:
    total = sum([weight for _, weight in odds])
    point = total * below(1 << 16) / (1 << 16)
    for card, weight in odds:
        point -= weight
        if point < 0:
            return card
    return odds[-1][0]


def _best(worlds: list[Game], seat: int, choices: list[Line]) -> Line:
    best, found = -1.0, choices[0]
    if len(choices) == 1:
        return found
    for line in choices:
        worth = 0.0
        for world in worlds:
            worth += _outcome(world, seat, line)
        if worth > best:
            best, found = worth, line
    return found


def _outcome(world: Game, seat: int, line: Line) -> float:
    """The chance of a seat to win after these moves, when everybody plays this round to the end."""
    game = world.copy()
    if game.phase == CHOOSING:
        _pick_all(game, seat, line[0] - CHOOSE)
    else:
        for code in line:
            if game.mover == seat:
                game.play(seat, code, None)
    number = game.round
    while game.round == number and TURN <= game.phase <= TRADING:
        _play_turn(game)
    if game.phase == OVER:
        end = game.outcome()
        return 1.0 if end is not None and end.winners[0] == seat else 0.0
    return shares(game)[seat]


def _pick_all(game: Game, seat: int, card: int) -> None:
    picked = game.chosen[:]
    picked[seat] = card
    for other in range(game.seats):
        game.chosen[other] = picked[other] if other != game.seats - 1 else 0
    game.play(game.seats - 1, CHOOSE + picked[game.seats - 1], None)


def _flow(game: Game) -> int:
    """The flow of a world whose cards are all known, if clouds to come cancel out."""
    lowest = min([card for card in game.chosen if 0 < card < CLOUD], default=0)
    return strength(game, lowest, game.weather)


def _play_turn(game: Game) -> None:
    seat = game.mover
    flows = [(_flow(game), 1.0)]
    if game.phase == TRADING:
        game.play(seat, _trade(game, seat), None)
    elif game.chosen[seat] == CLOUD:
        game.play(seat, _cloud(game, seat), None)
    else:
        for code in best_turn(game, flows)[1]:
            game.play(seat, code, None)


def _cloud(game: Game, seat: int) -> int:
    there = left(game)
    best, found = 1e9, WEATHER
    lowest = min([card for card in game.chosen if 0 < card < CLOUD], default=0)
    for by in shifts(game):
        worth = expected(game, seat, there, [(strength(game, lowest, game.weather + by), 1.0)])
        if worth < best:
            best, found = worth, WEATHER if by == 1 else WEATHER + 1
    return found


def _trade(game: Game, seat: int) -> int:
    codes = game.codes(seat)
    return club.best_after(game, seat, codes, [game.chosen], lambda n: 0)
