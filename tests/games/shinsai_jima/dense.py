"""Crowded positions that perhaps no game leads to, and a law for all positions that follow from them.

`python -m tests.games.shinsai_jima.dense 100000` makes up 100,000 and tries every move they offer.
"""

import sys
from collections import Counter
from typing import Any

from hiroma.games.shinsai_jima import legality
from hiroma.games.shinsai_jima.acts.turns import begin
from hiroma.games.shinsai_jima.acts.victory import goal
from hiroma.games.shinsai_jima.course import Game
from hiroma.games.shinsai_jima.parts.board import AHEAD, CELLS, MAX_HEIGHT, NATIVES, OUTSIDE, SIDES
from hiroma.games.shinsai_jima.parts.codes import BOOST, EAT, SURGE, SWING
from hiroma.games.shinsai_jima.parts.island import ALIVE, CORPSE, GONE, HELD, NOBODY, OUT, STUNNED
from hiroma.games.shinsai_jima.parts.terrain import LOST, NORMAL, ON_BOARD, colour, coloured
from hiroma.games.shinsai_jima.position import CUBE, INTERRUPT, NORMAL_TURN
from hiroma.games.shinsai_jima.setting import NEWEST, OPTIONS, Readings
from hiroma.kernel import CHANCE
from hiroma.kernel.lot import Lot
from tests.games.shinsai_jima.island import fresh, window

SETUPS = ("2", "3", "4", "4t", "5", "6", "7", "8", "9", "10", "11", "12")
LIVELY = frozenset({SURGE, BOOST, EAT, SWING})
"""Moves that a walk through a turn prefers: the others end the turn soon."""
GROUNDS = ((0, 0, 1, 1, 2, 3, 4, 5), (1, 1, 2, 2, 3, 3, 4, 4), (1, 1, 3, 3, 3, 4, 5, 5), (0, 1, 1, 3, 3, 4, 4, 4))
"""Heights to draw from: level and ragged ground, and towers beside abysses, where only a swing may be left."""
STEPS = 24
"""Most steps of a walk."""


def made_up(lot: Lot, readings: Readings = NEWEST) -> Game:
    """Return a crowded position in which somebody has to act, with random chips, corpses and points."""
    setup = SETUPS[lot.below(len(SETUPS))]
    game = fresh(setup, readings=readings, **options(lot, setup))
    game.left = [0, 0, 0]
    game.steps = sum(game.setup.piles) + game.setup.pieces
    game.round_left = 1 + lot.below(game.setup.seats)
    _terrain(game, lot)
    _pieces(game, lot)
    if lot.below(4):
        _wall_in(game, lot)
    for side in range(SIDES):
        game.chips[side] = lot.below(2) == 1 and not game.rules.beginner
    for side in range(game.setup.sides):
        game.tokens[side] = min(lot.below(4), max(0, goal(game) - 1 - game.score(side)))
    game.marker = lot.below(game.setup.seats)
    game.last_turn = lot.below(game.setup.seats)
    _begin(game, lot)
    return game


def options(lot: Lot, setup: str) -> dict[str, Any]:
    """Return random options that go with a set-up. Most games have most of the island's dangers."""
    chosen: dict[str, Any] = {}
    for option in OPTIONS:
        if option.name in {"preset", "team"} or lot.below(3):
            continue
        if option.kind == "flag":
            chosen[option.name] = lot.below(2) == 1
        else:
            chosen[option.name] = option.choices[lot.below(len(option.choices))]
    chosen["catapult"] = False
    if chosen.get("beginner") and lot.below(4):
        del chosen["beginner"]
    if int(setup.rstrip("t")) > 4:
        chosen.pop("tsunami", None)
    return chosen


def _terrain(game: Game, lot: Lot) -> None:
    ground = lot.below(4)
    for cell in range(CELLS):
        game.lift(cell, 0)
        height = min(MAX_HEIGHT, GROUNDS[ground][lot.below(8)])
        if height == MAX_HEIGHT and game.fives() >= game.fifth_cap():
            height -= 1
        for _ in range(height):
            game.lay(cell, NORMAL)
    for side in (*range(game.setup.sides), NATIVES):
        cell = lot.below(CELLS)
        if lot.below(3) == 0:
            game.cubes[side] = LOST
        elif lot.below(2) and game.height[cell] < MAX_HEIGHT - 1:
            game.lay(cell, colour(side))
            game.cubes[side] = ON_BOARD


def _pieces(game: Game, lot: Lot) -> None:
    # Place pieces close together, so that they are in each other's way; draw statuses and holders.
    middle = lot.below(CELLS)
    near = sorted(
        (cell for cell in range(CELLS) if game.height[cell]),
        key=lambda cell: abs(cell % 7 - middle % 7) + abs(cell // 7 - middle // 7) + lot.below(3),
    )
    for piece in range(game.setup.pieces):
        game.status[piece] = (ALIVE, ALIVE, ALIVE, STUNNED, CORPSE, HELD, HELD, GONE)[lot.below(8)]
        game.facing[piece] = lot.below(4)
        seat = game.setup.seat_of[piece]
        if game.rules.slaughter and seat >= 0 and lot.below(12) == 0 and game.status.count(OUT) < 2:
            game.status[piece] = OUT
        if game.status[piece] in {ALIVE, STUNNED, CORPSE}:
            if near:
                _stand(game, piece, near)
            else:
                game.status[piece] = GONE
        elif game.status[piece] == HELD:
            _hold(game, piece, lot)
        if game.status[piece] == STUNNED:
            game.wake[piece] = seat if seat >= 0 else lot.below(game.setup.seats)


def _stand(game: Game, piece: int, near: list[int]) -> None:
    anywhere = piece >= game.setup.players or game.status[piece] == CORPSE
    low = [cell for cell in near if anywhere or game.height[cell] < 4]
    if low:
        game.stand(piece, low[0])
        near.remove(low[0])
    else:
        game.status[piece] = GONE


def _hold(game: Game, piece: int, lot: Lot) -> None:
    side = (*range(game.setup.sides), NATIVES)[lot.below(game.setup.sides + 1)]
    enemy = side != NATIVES and game.enemies(side, game.setup.side_of[piece])
    if enemy and game.score(side) + 1 >= goal(game):
        game.status[piece] = GONE
    else:
        game.holder[piece] = side


def _wall_in(game: Game, lot: Lot) -> None:
    # Surround a piece high up: walls, abysses, and in front a piece that it could swing; few corpses, no chip.
    standing = [piece for piece in range(game.setup.pieces) if game.status[piece] == ALIVE]
    if len(standing) < 2:
        return
    piece = standing[lot.below(len(standing))]
    cell, level = game.cell[piece], 1 + lot.below(3)
    ahead = AHEAD[game.facing[piece]][cell]
    if ahead == OUTSIDE:
        return
    _raise(game, cell, level)
    _raise(game, ahead, level)
    if game.occupant[ahead] < 0:
        rider = standing[lot.below(len(standing))]
        if rider != piece:
            game.leave(rider)
            game.stand(rider, ahead)
    for way in range(4):
        near, far = AHEAD[way][cell], AHEAD[way][AHEAD[way][cell]]
        if near != ahead and game.occupant[near] < 0:
            _raise(game, near, (1, MAX_HEIGHT, level + 2, level + 1)[lot.below(4)])
        if game.occupant[far] < 0:
            _raise(game, far, (1, MAX_HEIGHT, level + 2)[lot.below(3)])
    side = max(0, game.setup.side_of[piece]) if lot.below(2) else NATIVES
    for body in range(game.setup.pieces):
        if game.holder[body] == side and lot.below(2):
            game.holder[body], game.status[body] = NOBODY, GONE


def _raise(game: Game, cell: int, height: int) -> None:
    # Stack normal cubes, unless a coloured one lies there.
    if cell == OUTSIDE or coloured(game.stacks[cell]):
        return
    game.lift(cell, 0)
    most = MAX_HEIGHT if game.fives() < game.fifth_cap() else MAX_HEIGHT - 1
    for _ in range(min(height, most)):
        game.lay(cell, NORMAL)


def _begin(game: Game, lot: Lot) -> None:
    living = [seat for seat in range(game.setup.seats) if game.seat_lives(seat)]
    seat = living[lot.below(len(living))] if living else 0
    if len({seat % game.setup.sides for seat in living}) < 2:
        return
    if lot.below(3) == 0:
        window(game, seat)
    else:
        game.scheduled = seat if lot.below(2) else living[lot.below(len(living))]
        game.interrupting = game.scheduled != seat
        begin(game, seat, INTERRUPT if game.interrupting else NORMAL_TURN)
        game.proceed()


def playable(game: Game) -> bool:
    """Return True for a position that a game could meet: at least two sides live, so it is not over."""
    sides = {seat % game.setup.sides for seat in range(game.setup.seats) if game.seat_lives(seat)}
    return len(sides) > 1 and not game.clause


def nobody_is_at_a_loss(game: Game) -> None:
    """Assert that everybody who has to act has a move."""
    for seat in game.actors():
        assert seat == CHANCE or legality.codes(game, seat), (seat, game.view(None))


def offered(game: Game, seat: int, lot: Lot) -> list[int]:
    """Return the moves of a seat. Cube moves are many and alike: seven times in eight return only one of them."""
    codes = legality.codes(game, seat)
    return codes if game.phase != CUBE or lot.below(8) == 0 else [codes[lot.below(len(codes))]]


def walk(game: Game, lot: Lot, tried: Counter[int]) -> None:
    """Go through a turn at random. On the way try every move that is offered to anybody."""
    turns = game.turns
    for _ in range(STEPS):
        nobody_is_at_a_loss(game)
        actors = game.actors()
        if not actors or actors[0] == CHANCE or game.turns > turns + 1:
            return
        for seat in actors:
            for code in offered(game, seat, lot):
                after = game.copy()
                after.act(seat, code)
                nobody_is_at_a_loss(after)
                tried[code >> 12] += 1
        seat = actors[lot.below(len(actors))]
        codes = legality.codes(game, seat)
        lively = [code for code in codes if code >> 12 in LIVELY]
        choice = lively if lively and lot.below(3) else codes
        code = choice[lot.below(len(choice))]
        game.legal = None
        game.act(seat, code)


def search(count: int, seed: int = 1, readings: Readings = NEWEST) -> tuple[Counter[int], int]:
    """Return the number of moves tried by kind, and of positions made up; `count` of them had something to decide."""
    lot, tried, made = Lot(seed), Counter[int](), 0
    found = 0
    while found < count:
        made += 1
        game = made_up(lot, readings)
        if playable(game):
            found += 1
            walk(game, lot, tried)
    return tried, made


if __name__ == "__main__":
    counts, positions = search(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    print(f"{sys.argv[1]} positions with something to decide of {positions} made up, {counts.total()} moves tried")
    print("nobody who has to act is ever at a loss", dict(sorted(counts.items())))
