"""A second program of the rules, the obvious way: squares are (row, column), tiles names, the board a dictionary.

It is slow and plain, written from the rulebook alone, to be compared with the real rules step by step.
"""

from dataclasses import dataclass, field, replace

Square = tuple[int, int]

STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
TILES = [f"{colour}{value}" for colour in "RBGY" for value in range(1, 7)]


@dataclass(frozen=True)
class Night:
    """An attempt after its preparation; `over` is the reason of its end."""

    path: tuple[Square, ...]
    supply: frozenset[str]
    memory: tuple[str, ...]
    board: dict[Square, str] = field(hash=False)
    child: Square = (5, 5)
    monster: Square = (0, 0)
    facing: str = "N"
    walks: int = 2
    turns: int = 0
    over: str = ""


def begin(path: tuple[Square, ...], stage_tile: str, laid: str, kept: str) -> Night:
    """HR-P: place the tiles, put the monster on its path, and let it have its first turn."""
    supply = frozenset(TILES) - {stage_tile, laid, kept}
    facing = next(name for name, step in STEPS.items() if moved(path[0], step) == path[1])
    return monster_turn(Night(path, supply, (kept,), {(5, 5): laid}, monster=path[0], facing=facing))


def moved(square: Square, step: Square, count: int = 1) -> Square:
    """Return the square `count` steps on."""
    return square[0] + step[0] * count, square[1] + step[1] * count


def on_board(square: Square) -> bool:
    """Return True for one of the 36 squares."""
    return 0 <= square[0] < 6 and 0 <= square[1] < 6


def arrow(path: tuple[Square, ...], square: Square) -> str:
    """HR-M-05, HR-M-12."""

    def far(one: Square, other: Square) -> int:
        return abs(one[0] - other[0]) + abs(one[1] - other[1])

    if square in path:
        target = path[path.index(square) + 1]
    else:
        target = min(path, key=lambda on: (far(square, on), path.index(on)))
    return next(
        name
        for name, step in STEPS.items()
        if on_board(moved(square, step)) and far(moved(square, step), target) < far(square, target)
    )


def senses(night: Night) -> bool:
    """HR-M-02: the child is within one row and column of the square before the monster's eyes."""
    ahead = moved(night.monster, STEPS[night.facing])
    return max(abs(night.child[0] - ahead[0]), abs(night.child[1] - ahead[1])) <= 1


def monster_action(night: Night) -> Night:
    """HR-M-03, HR-M-04, HR-M-06."""
    step = STEPS[night.facing]
    goes = night.facing == arrow(night.path, night.monster)
    if senses(night):
        for side, across in STEPS.items():
            opposite = moved((0, 0), across, -1)
            if moved(night.monster, across) == night.child and step not in (across, opposite):
                return replace(night, facing=side)
        goes = True
    if not goes:
        return replace(night, facing=arrow(night.path, night.monster))
    to = moved(night.monster, step)
    over = "caught" if to == night.child else "terminal" if to == night.path[-1] else ""
    return replace(night, monster=to, over=over)


def monster_turn(night: Night) -> Night:
    """HR-M-01, HR-E-09."""
    if night.over:
        return night
    if night.turns == 300:
        return replace(night, over="abandoned")
    night = replace(night, turns=night.turns + 1)
    for _ in range(2):
        if not night.over:
            night = monster_action(night)
    return replace(night, walks=0 if night.over else 2)


def fits(taken: str, under: str) -> bool:
    """HR-C-11."""
    return int(taken[1]) >= int(under[1]) or taken[0] == under[0]


def entered(night: Night, to: Square) -> Night:
    """HR-E-01, HR-E-02, HR-E-03, HR-E-06."""
    over = "walked-in" if to == night.monster else "win" if to == (0, 0) else ""
    return replace(night, child=to, over=over, walks=0 if over else night.walks)


def walk(night: Night, to: Square) -> Night:
    """HR-C-02."""
    return entered(replace(night, walks=night.walks - 1), to)


def explore(night: Night, to: Square, tile: str) -> Night:
    """HR-C-12, HR-C-13, HR-C-14: `tile` is of the memory, or was just turned over."""
    recalled = tile in night.memory
    if fits(tile, night.board[night.child]):
        memory = tuple(each for each in night.memory if each != tile)
        night = replace(night, board={**night.board, to: tile}, memory=memory, supply=night.supply - {tile})
        night = entered(night, to)
    elif not recalled:
        memory = (*night.memory, tile)
        night = replace(night, memory=memory, supply=night.supply - {tile})
        if len(memory) == 6:
            night = replace(night, memory=(), supply=night.supply | frozenset(memory))
    return monster_turn(night)


def choices(night: Night) -> set[tuple[str, Square | None, str | None]]:
    """Return all moves of the child but giving up: ('walk', square, None), ('explore', square, tile or None) ..."""
    found: set[tuple[str, Square | None, str | None]] = {("end-turn", None, None)}
    for step in STEPS.values():
        to = moved(night.child, step)
        if to in night.board:
            found |= {("walk", to, None)} if night.walks else set()
        elif on_board(to):
            found |= {("explore", to, tile) for tile in night.memory}
            found |= {("explore", to, None)} if night.supply else set()
    return found
