"""Moves as numbers, which the rules work with, and as the structs that travel.

A code is kind << 12 | a << 6 | b; the meaning of a and b stands beside each kind. Structs are made once.
"""

from collections.abc import Iterator
from typing import Final

from hiroma.games.shinsai_jima import moves
from hiroma.games.shinsai_jima.parts.board import CELLS, COMPASS, LETTERS, NAMES, SIDES, SIZE
from hiroma.games.shinsai_jima.parts.kinds import ADVANCES, KINDS

BUILD: Final = 1  # cell
PLACE: Final = 2  # cell, facing
WIPE: Final = 3  # cell
PASS: Final = 4
INTERRUPT: Final = 5  # corpse to eat + 1, 0 for none
DIE: Final = 6
RATION: Final = 7  # corpse
SAVE: Final = 8  # piece
SELECT: Final = 9  # piece
SURGE: Final = 10  # side
BOOST: Final = 11  # corpse
EAT: Final = 12  # corpse
ROTATE: Final = 13  # facing
SWING: Final = 14  # 1 clockwise 0 counter-clockwise | slam << 1, quarters << 2 | facing
ADVANCE: Final = 15  # kind << 2 | distance, facing + 1, 0 for the piece's own
DONE: Final = 16
TAKE: Final = 17  # cell
PUT: Final = 18  # cell
COLOUR: Final = 19  # cell, side
ROCKFALL: Final = 20  # source, piece
LOAD: Final = 21  # cell
LOAD_HAND: Final = 22
AIM: Final = 23
STOP: Final = 24
FIRE: Final = 25  # edge << 3 | lane, power

FARTHEST: Final = 2 * (SIDES - 1) + SIZE
"""The greatest power a catapult may need (SJ-CA5)."""


def code(kind: int, a: int = 0, b: int = 0) -> int:
    """Return the number of a move."""
    return kind << 12 | a << 6 | b


def kind_of(number: int) -> int:
    """Return the kind of a move."""
    return number >> 12


def first_of(number: int) -> int:
    """Return part a of a move: a cell, piece, corpse or side, as the comment beside its kind says."""
    return number >> 6 & 63


def second_of(number: int) -> int:
    """Return part b of a move."""
    return number & 63


def swing_code(turn: int, quarters: int, way: int, slam: bool) -> int:
    """Return the number of a swing; `turn` is 1 clockwise, -1 the other way."""
    return SWING << 12 | ((1 if turn == 1 else 0) | (2 if slam else 0)) << 6 | quarters << 2 | way


def travelling(names: list[str]) -> dict[int, moves.Move]:
    """Return code → struct of every move in a game with pieces of these names."""
    return dict([*_plain(), *_on_cells(), *_with_pieces(names), *_of_a_piece(), *_of_the_catapult()])


def _plain() -> Iterator[tuple[int, moves.Move]]:
    yield code(PASS), moves.Pass()
    yield code(INTERRUPT), moves.Interrupt()
    yield code(DIE), moves.Die()
    yield code(DONE), moves.Done()
    for side in range(SIDES):
        yield code(SURGE, side), moves.Surge(LETTERS[side])


def _on_cells() -> Iterator[tuple[int, moves.Move]]:
    for cell in range(CELLS):
        at = NAMES[cell]
        yield code(BUILD, cell), moves.Build(at)
        yield code(WIPE, cell), moves.Wipe(at)
        yield code(TAKE, cell), moves.Take(at)
        yield code(PUT, cell), moves.Put(at)
        yield code(LOAD, cell), moves.Load(at)
        for way in range(4):
            yield code(PLACE, cell, way), moves.Place(at, COMPASS[way])
        for side in range(SIDES):
            yield code(COLOUR, cell, side), moves.Colour(LETTERS[side], at)


def _with_pieces(names: list[str]) -> Iterator[tuple[int, moves.Move]]:
    for piece, name in enumerate(names):
        yield code(INTERRUPT, piece + 1), moves.Interrupt(name)
        yield code(RATION, piece), moves.Ration(name)
        yield code(SAVE, piece), moves.Save(name)
        yield code(SELECT, piece), moves.Select(name)
        yield code(BOOST, piece), moves.Boost(name)
        yield code(EAT, piece), moves.Eat(name)
        for cell in range(CELLS):
            yield code(ROCKFALL, cell, piece), moves.Rockfall(name, NAMES[cell])


def _of_a_piece() -> Iterator[tuple[int, moves.Move]]:
    for way in range(4):
        facing = COMPASS[way]
        yield code(ROTATE, way), moves.Rotate(facing)
        for quarters in range(1, 5):
            for slam in (False, True):
                yield swing_code(1, quarters, way, slam), moves.Swing("cw", quarters, facing, slam)
                yield swing_code(-1, quarters, way, slam), moves.Swing("ccw", quarters, facing, slam)
    for kind, distance in ADVANCES:
        name = KINDS[kind]
        yield code(ADVANCE, kind << 2 | distance), moves.Advance(name, distance)
        for way in range(4):
            to = COMPASS[way]
            yield code(ADVANCE, kind << 2 | distance, way + 1), moves.Advance(name, distance, to)


def _of_the_catapult() -> Iterator[tuple[int, moves.Move]]:
    yield code(LOAD_HAND), moves.LoadHand()
    yield code(AIM), moves.Aim()
    yield code(STOP), moves.Stop()
    for edge in range(4):
        facing = COMPASS[edge]
        for lane in range(SIZE):
            for power in range(1, FARTHEST + 1):
                yield code(FIRE, edge << 3 | lane, power), moves.Fire(facing, lane, power)
