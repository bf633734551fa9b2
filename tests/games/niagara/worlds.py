"""Laws that every position of Niagara keeps, and other worlds that a viewer cannot tell from this one."""

from collections.abc import Iterator
from typing import Any

from hiroma.games.niagara.course import Game
from hiroma.kernel import CHANCE, Below, Viewer
from hiroma.kernel.lot import Lot
from tests.games.niagara.positions import RULES


def gems(game: Game) -> list[int]:
    """Return the number of gems of each colour in the whole game (NI-S9)."""
    aboard = [*game.cargo, game.joe_gem]
    return [
        sum(game.stock[colour::5]) + sum(game.store[colour::5]) + aboard.count(colour) + game.lost[colour]
        for colour in range(5)
    ]


def keeps_gems(game: Game) -> None:
    """Assert NI-S9, as a law for conformance: no gem appears or vanishes."""
    each = 6 if game.setting.spirits and game.seats == 3 else 7
    assert gems(game) == [each] * 5


def twin(game: Game, viewer: Viewer, below: Below) -> Game:
    """Return the same position with other picked cards where the viewer has not been shown them (NI-C3)."""
    for seat in range(game.seats):
        if game.chosen[seat] and seat != viewer and not game.shown(seat):
            hand = [card for card in range(1, 11) if game.hands[seat] >> card & 1]
            game.chosen[seat] = hand[below(len(hand))]
    return game


SETTINGS: list[dict[str, Any]] = [{}, {"flussgeister": True}, {"diamantenJoe": True}]
"""The three games that Niagara's options make."""


def opened(setting: dict[str, Any], seed: int, steps: int, seats: int = 4) -> Iterator[Game]:
    """Yield the states of a random game, from the first secret choice."""
    lot = Lot(seed)
    game = RULES.start(setting, seats)
    assert isinstance(game, Game)
    while game.actors() == (CHANCE,):
        choices = game.draw().outcomes()
        game.apply(CHANCE, choices[lot.below(len(choices))])
    for _ in range(steps):
        yield game
        actors = game.actors()
        if not actors:
            return
        seat = actors[lot.below(len(actors))]
        moves = game.moves(seat)
        game.apply(seat, moves[lot.below(len(moves))])
