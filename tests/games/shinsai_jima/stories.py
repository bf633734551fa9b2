"""Events and refusals of many random games: the texts need a sentence for each."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from hiroma.games.shinsai_jima.course import Game
from hiroma.kernel import CHANCE, IllegalMove, Picked
from hiroma.kernel.lot import Lot
from tests.games.shinsai_jima.island import fresh

MIXES: tuple[dict[str, Any], ...] = (
    {},
    {"tsunami": True, "native_hammer": True, "swing_after_push": True},
    {"slaughter": True, "rockfall": True, "cube_crush_corpse": "actor"},
    {"stunned_falls": "corpse", "stuck_at_start": "at_once", "native_chip": "ready"},
    {"beginner": True, "ready_made": "island"},
)


def steps(setup: str, seed: int, **options: Any) -> Iterator[tuple[Game, int, Any]]:
    """Yield the positions of a random game, each with the seat and the move that follow."""
    lot, game = Lot(seed), fresh(setup, **options)
    while actors := game.actors():
        seat = actors[lot.below(len(actors))]
        choices: list[Any] = list(game.draw().outcomes() if seat == CHANCE else game.moves(seat))
        move = choices[lot.below(len(choices))]
        yield game, seat, move
        game.apply(seat, move)


@cache
def told() -> dict[str, list[Any]]:
    """Return tag → events of random games, at most 40 of each."""
    found: dict[str, list[Any]] = {}

    def listen(event: Any, only: int | None = None) -> None:
        kept = found.setdefault(event.__struct_config__.tag, [])
        if len(kept) < 40:
            kept.append(event)

    for seed in range(12):
        for mix in MIXES:
            for game, seat, move in steps("243"[seed % 3], seed, **mix):
                game.copy().apply(seat, move, listen)
    return found


@cache
def refused() -> dict[str, dict[str, Any]]:
    """Return code → details of a refusal, for all moves that were illegal in some positions."""
    found: dict[str, dict[str, Any]] = {}
    for seed in range(2):
        for mix in MIXES:
            for number, (game, seat, _) in enumerate(steps("3", seed, **mix)):
                if seat == CHANCE or number % 9:
                    continue
                allowed = set(game.moves(seat))
                for move in [*game.setup.moves.values(), Picked(0)]:
                    if move not in allowed:
                        try:
                            game.apply(seat, move)
                        except IllegalMove as refusal:
                            found.setdefault(refusal.code, dict(refusal.what))
    return found
