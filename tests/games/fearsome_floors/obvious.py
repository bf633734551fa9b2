"""A second program of Fearsome Floors, slow and obvious, to count positions against the real rules.

Squares are (x, y); everything is a plain value that is copied. The program plays the printed lay-out only, without
options. It is written from the rulebook and shares nothing with the rules but the names of moves.
"""

from typing import Any, NamedTuple

XY = tuple[int, int]

STEPS: dict[str, XY] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
ORDER = "NESW"
STONES = {(2, 2), (12, 3), (7, 4), (8, 5), (13, 5), (6, 6), (4, 7), (12, 7), (14, 8), (5, 9), (8, 9)}
POOLS = {(8, 2), (9, 2), (8, 3), (9, 3), (4, 8), (5, 8), (6, 8), (7, 8)}
EXIT, ENTRANCE = (0, 0), (15, 10)
FACES = [(1, 6), (3, 4), (4, 3), (5, 2)]


class Table(NamedTuple):
    """A position. `pieces` maps (seat, piece) to a square or 'waiting' and so on; `moving` is (piece, points)."""

    seats: int
    stones: frozenset[XY]
    pieces: dict[tuple[int, int], Any]
    dark: frozenset[tuple[int, int]]
    moved: frozenset[tuple[int, int]]
    monster: XY
    heading: str
    round: int
    phase: int
    start: int
    mover: int
    moving: tuple[int, int] | None
    deck: tuple[str, ...]


def first(seats: int, start: int) -> Table:
    pieces = {(seat, piece): "waiting" for seat in range(seats) for piece in range(4)}
    deck = ("5", "7", "7", "8", "8", "10", "X", "XX")
    return Table(
        seats, frozenset(STONES), pieces, frozenset(), frozenset(), EXIT, "E", 1, 1, start, start, None, deck
    )  # fmt: skip


def there(square: XY) -> bool:
    x, y = square
    return 0 <= x <= 15 and 0 <= y <= 10 and x - y <= 11 and y - x <= 6


def on(square: XY, heading: str) -> XY:
    return square[0] + STEPS[heading][0], square[1] + STEPS[heading][1]


def standing(table: Table) -> dict[XY, tuple[int, int]]:
    """Return the pieces on the board, by square, without the moving piece."""
    moving = (table.mover, table.moving[0]) if table.moving else None
    return {square: who for who, square in table.pieces.items() if isinstance(square, tuple) and who != moving}


def free(table: Table, square: XY) -> bool:
    return there(square) and square not in table.stones and square not in standing(table) and square != table.monster


def pushed(table: Table, stone: XY, heading: str) -> Table | None:
    """Return the table after a piece pushes a stone, or None if it cannot."""
    square = on(stone, heading)
    if not free(table, square):
        return None
    while square in POOLS and free(table, on(square, heading)):
        square = on(square, heading)
    stones = table.stones - {stone}
    return table._replace(stones=stones if square in (EXIT, ENTRANCE) else stones | {square})


def stepped(table: Table, heading: str) -> Table | None:
    """Return the table after one step of the moving piece, or None if it cannot step there."""
    assert table.moving is not None
    piece, points = table.moving
    square: XY = table.pieces[table.mover, piece]
    after = table
    while True:
        square = on(square, heading)
        if not there(square) or square == table.monster:
            return None
        if square in after.stones:
            pushing = pushed(after, square, heading)
            if pushing is None:
                return None
            after = pushing
        if square not in POOLS:
            return at(after, square, points - 1)


def at(table: Table, square: Any, points: int) -> Table:
    assert table.moving is not None
    piece = table.moving[0]
    return table._replace(pieces={**table.pieces, (table.mover, piece): square}, moving=(piece, points))


def may_end(table: Table) -> bool:
    """Return True when the moving piece can reach a legal end of its move."""
    assert table.moving is not None
    piece, points = table.moving
    square = table.pieces[table.mover, piece]
    if square not in standing(table):
        return True
    return points > 0 and (square == EXIT or any(may_end(after) for h in ORDER if (after := stepped(table, h))))


def mine(table: Table, seat: int) -> list[int]:
    """Return the pieces that a seat may still move."""
    done = sum(who[0] == seat for who in table.moved)
    if table.round == 1 and done == 2:
        return []
    return [
        piece for (owner, piece), place in table.pieces.items()
        if owner == seat and (owner, piece) not in table.moved and place not in ("escaped", "dead")
    ]  # fmt: skip


def children(table: Table) -> dict[Any, Table]:
    """Return the table after each move, or after each tile when the monster is to move."""
    if not any(mine(table, seat) for seat in range(table.seats)):
        tiles = [tile for tile in table.deck if table.round > 1 or "X" not in tile]
        return {(index, tile): hunted(table, tile) for index, tile in enumerate(tiles)}
    if table.moving is None:
        numbers = {piece: FACES[piece][(table.mover, piece) in table.dark] for piece in mine(table, table.mover)}
        return {("take", piece): table._replace(moving=(piece, points)) for piece, points in numbers.items()}
    return on_the_move(table)


def on_the_move(table: Table) -> dict[Any, Table]:
    assert table.moving is not None
    piece, points = table.moving
    square = table.pieces[table.mover, piece]
    found: dict[Any, Table] = {}
    if square == "waiting":
        inside = at(table, ENTRANCE, points - 1)
        if table.monster != ENTRANCE and ENTRANCE not in table.stones and may_end(inside):
            found["enter"] = inside
        return found | {"stop": stopped(table)}
    for heading in ORDER:
        after = stepped(table, heading) if points else None
        if after and may_end(after):
            found[heading] = after
    if square == EXIT and points:
        found["leave"] = stopped(at(table, "escaped", points - 1))
    if square not in standing(table):
        found["stop"] = stopped(table)
    return found


def stopped(table: Table) -> Table:
    """End the move of the piece."""
    assert table.moving is not None
    who = (table.mover, table.moving[0])
    after = table._replace(moving=None, moved=table.moved | {who}, dark=table.dark ^ {who})
    for turn in range(1, table.seats + 1):
        seat = (table.mover + turn) % table.seats
        if mine(after, seat):
            return after._replace(mover=seat)
    return after._replace(dark=after.dark ^ (set(after.pieces) - after.moved)) if table.round == 1 else after


def sees(table: Table, heading: str) -> int:
    """Return the distance from the monster to the first piece it sees in this heading, 99 for none."""
    square, far = on(table.monster, heading), 1
    while there(square) and square not in table.stones:
        if square in standing(table):
            return far
        square, far = on(square, heading), far + 1
    return 99


def looked(table: Table) -> Table:
    ahead = ORDER.index(table.heading)
    lines = {heading: sees(table, heading) for heading in (ORDER[ahead], ORDER[ahead - 1], ORDER[(ahead + 1) % 4])}
    nearest = [heading for heading, far in lines.items() if far == min(lines.values()) < 99]
    return table._replace(heading=nearest[0]) if len(nearest) == 1 else table


def gone(table: Table, square: XY) -> Table:
    """Remove the stone or piece on a square. Stones leave the game; a piece waits or dies, by the phase."""
    who = standing(table).get(square)
    if who is None:
        return table._replace(stones=table.stones - {square})
    return table._replace(pieces={**table.pieces, who: "waiting" if table.phase == 1 else "dead"})


def shoved(table: Table, square: XY, heading: str) -> Table:
    """Let the monster push the stone or piece on a square."""
    target = on(square, heading)
    if not there(target):
        return gone(table, square)
    if target in table.stones or target in standing(table):
        table = shoved(table, target, heading)
    who = standing(table).get(square)
    while target in POOLS:
        further = on(target, heading)
        if further in table.stones or further in standing(table):
            if who is None:
                break
            table = shoved(table, further, heading)
        target = further
    if who is not None:
        return table._replace(pieces={**table.pieces, who: target})
    stones = table.stones - {square}
    return table._replace(stones=stones if target in (EXIT, ENTRANCE) else stones | {target})


def crept(table: Table) -> Table:
    """Let the monster take one step."""
    square = table.monster
    while True:
        ahead = on(square, table.heading)
        square = ahead if there(ahead) else (15 - square[0], 10 - square[1])
        if square in table.stones:
            table = shoved(table, square, table.heading)
        elif square in standing(table):
            table = gone(table, square)
        if square not in POOLS:
            return table._replace(monster=square)


def inside(table: Table) -> int:
    return sum(isinstance(place, tuple) for place in table.pieces.values())


def hunted(table: Table, tile: str) -> Table:
    """Let the monster move and begin the next round. The end of the game is not checked."""
    before = inside(table)
    need = {"X": 1, "XX": 2}.get(tile, 99)
    for _ in range(20 if need < 99 else int(tile)):
        if before - inside(table) >= need:
            break
        table = crept(looked(table))
    table = looked(table)
    deck = list(table.deck)
    deck.remove(tile)
    start = (table.start + 1) % table.seats
    after = table._replace(round=table.round + 1, start=start, moved=frozenset(), deck=tuple(deck))
    movers = [seat for turn in range(table.seats) if mine(after, seat := (start + turn) % table.seats)]
    after = after._replace(mover=movers[0] if movers else start)
    return after._replace(phase=2, deck=first(2, 0).deck) if len(deck) == 1 else after
