"""The child's turn: its legal moves, walks and explorations (HR-C)."""

from typing import Final

from hiroma.games.hidden_rooms.events import Explored, Forgotten, Reached, Walked
from hiroma.games.hidden_rooms.moves import EndTurn, Explore, Move, Resign, Walk
from hiroma.games.hidden_rooms.parts.board import FITS, MEMORY, NEIGHBOURS, SQUARE_NAMES, TILE_NAMES, TILES
from hiroma.games.hidden_rooms.position import EXPLORING, NOTHING, Position
from hiroma.kernel.contract import Emit

WALK: Final = [Walk(name) for name in SQUARE_NAMES]
"""The walk to each square, made once."""

EXPLORE: Final = [[Explore(name, tile) for tile in (*TILE_NAMES, None)] for name in SQUARE_NAMES]
"""`EXPLORE[target][tile]`; UNSEEN in place of a tile is one of the supply."""

UNSEEN: Final = TILES
END_TURN: Final = EndTurn()
RESIGN: Final = Resign()


def moves(at: Position) -> tuple[Move, ...]:
    """Return every move of the child's turn: walks, explorations from supply and memory, the end, giving up."""
    offered: list[Move] = []
    sources = ([UNSEEN] if at.supply else []) + at.memory
    for near in NEIGHBOURS[at.child]:
        if at.board[near] == NOTHING:
            offered += [EXPLORE[near][tile] for tile in sources]
        elif at.walks:
            offered.append(WALK[near])
    offered.append(END_TURN)
    offered.append(RESIGN)
    return tuple(offered)


def walk(at: Position, to: int, tell: Emit | None) -> None:
    """Walk to a neighbouring tile (HR-C-02)."""
    if tell:
        tell(Walked(SQUARE_NAMES[at.child], SQUARE_NAMES[to]))
    at.child = to
    at.walks -= 1


def reach(at: Position, target: int, tell: Emit | None) -> None:
    """Fix the target of an exploration with an unseen tile, which is turned over next (HR-C-07, HR-C-10)."""
    at.target = target
    at.phase = EXPLORING
    if tell:
        fits = at.supply & FITS[at.under()]
        tell(Reached(SQUARE_NAMES[at.child], SQUARE_NAMES[target], fits.bit_count(), at.supply.bit_count()))


def reveal(at: Position, tile: int, tell: Emit | None) -> None:
    """Put a revealed tile onto the board, into the memory, or back with all of a full memory (HR-C-12, HR-C-13)."""
    target, under = at.target, at.under()
    at.target = NOTHING
    at.supply &= ~(1 << tile)
    success = bool(FITS[under] >> tile & 1)
    if success:
        at.board[target] = tile
    else:
        at.memory.append(tile)
    if tell:
        tell(_explored(at, target, tile, under, False, success))
    if success:
        at.child = target
    elif len(at.memory) > MEMORY:
        if tell:
            tell(Forgotten(tuple([TILE_NAMES[each] for each in at.memory])))
        for each in at.memory:
            at.supply |= 1 << each
        at.memory.clear()


def recall(at: Position, target: int, tile: int, tell: Emit | None) -> None:
    """Try a tile of the memory; it stays in its slot if it does not fit (HR-C-08, HR-C-14)."""
    under = at.under()
    success = bool(FITS[under] >> tile & 1)
    if success:
        at.memory.remove(tile)
        at.board[target] = tile
    if tell:
        tell(_explored(at, target, tile, under, True, success))
    if success:
        at.child = target


def _explored(at: Position, target: int, tile: int, under: int, recalled: bool, success: bool) -> Explored:
    # Told before the child moves: it still stands where it started from.
    why = "value" if tile % 6 >= under % 6 else "colour" if success else "neither"
    start, to = SQUARE_NAMES[at.child], SQUARE_NAMES[target]
    return Explored(start, to, TILE_NAMES[tile], TILE_NAMES[under], recalled, success, why, len(at.memory))
