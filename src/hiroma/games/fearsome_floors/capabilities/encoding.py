"""Fearsome Floors as numbers: moves, observations, and a plain picture."""

from typing import Final, get_args

from hiroma.games.fearsome_floors.course import Game
from hiroma.games.fearsome_floors.legality import LAYS, TAKES
from hiroma.games.fearsome_floors.moves import Choose, Enter, Item, Lay, Leave, Move, Step, Stop
from hiroma.games.fearsome_floors.parts import layout
from hiroma.games.fearsome_floors.parts.board import (
    CELLS,
    ENTRANCE,
    EXIT,
    HEADINGS,
    HEIGHT,
    NAMES,
    SQUARE,
    SQUARES,
    TILES,
    WIDTH,
)
from hiroma.games.fearsome_floors.parts.hall import ESCAPED, POOL, WAITING
from hiroma.games.fearsome_floors.position import LAYING, NOTHING
from hiroma.games.fearsome_floors.setting import House
from hiroma.games.fearsome_floors.view import FearsomeFloorsView
from hiroma.kernel.encoding import Chart, Field, Square, around, distance, put_hot, zeros
from hiroma.kernel.options import Options

PLAIN, WATER, GOAL, DANGER, STONE, MARK = 1, 2, 4, 5, 6, 7
ITEMS: Final[tuple[Item, ...]] = get_args(Item)
DECK: Final = ("5", "7", "8", "10", "X", "XX", "XXX")
PLACE: Final = {tile: place for place, tile in enumerate(DECK)}
KINDS: Final = 4
"""Kinds of stone: stone, crystal, right-turn, u-turn."""
STAGES: Final = 5
POINTS: Final = 6
PIECES: Final = 4
ROUNDS: Final = 14


class Numbers:
    """Moves: take, enter, step, leave, stop; with a lay-out also choose and lay. Seats begin with the observer."""

    def moves(self, options: Options, seats: int) -> list[Move]:
        """Return 11 moves of pieces, and where players lay the hall out, every item at every square and heading."""
        steps = [Step(heading) for heading in HEADINGS]
        found: list[Move] = [*TAKES, Enter(), *steps, Leave(), Stop()]
        house = House(options)
        if not house.dmaufbau:
            return found
        items = layout.box(house)
        turned = [heading for heading in range(4) if any(heading in layout.turns(item) for item in items)]
        lays: list[Lay] = [LAYS[square][heading] for square in SQUARES for heading in turned]
        return [*found, *[Choose(item) for item in ITEMS if item in items], *lays]

    def chances(self, options: Options, seats: int) -> int:
        """Return the tiles of the monster."""
        return max(len(TILES), seats)

    def fields(self, options: Options, seats: int) -> tuple[Field, ...]:
        """Return the parts of an observation."""
        board = (HEIGHT, WIDTH)
        each = (seats, PIECES)
        return (
            Field("seat", (seats,), 1, "the observer's number, one-hot"),
            Field("mover", (seats,), 1, "whose turn it is, counted from the observer, one-hot"),
            Field("start", (seats,), 1, "the start player of this round, likewise"),
            Field("met", (seats,), 1, "the first seat with enough escapes, likewise"),
            Field("stage", (STAGES,), 1, "first seat, laying, moving, monster, over; one-hot"),
            Field("round", (1,), ROUNDS, "rounds 1 to 14; the second half is phase 2"),
            Field("second", (1,), 1, "1 in phase 2, where the caught are out of the game"),
            Field("pieces", (seats, *board), POINTS, "the number that is up on a seat's piece at a square, 0 for none"),
            Field("square", each, CELLS, "16 × row + column + 1 of each piece in the hall, else 0"),
            Field("number", each, POINTS, "the number that is up"),
            Field("waiting", each, 1, "pieces outside"),
            Field("escaped", each, PIECES * seats, "place in the order of escapes, from 1, else 0"),
            Field("moved", each, 1, "pieces that have moved this round"),
            Field("stones", (KINDS, *board), 1, "stones, crystals, right-turn stones, u-turn stones"),
            Field("pools", board, 1, "squares of pools"),
            Field("teleporters", board, 8, "1 to 4 for pair A by heading N E S W, 5 to 8 for pair B"),
            Field("monster", board, 1, "the monster"),
            Field("heading", (4,), 1, "the heading of the monster: N E S W, one-hot"),
            Field("deck", (len(DECK),), 2, "tiles face down: 5, 7, 8, 10, X, XX, XXX"),
            Field("taken", (PIECES,), 1, "the mover's piece on its way, one-hot"),
            Field("points", (1,), POINTS, "movement points left"),
            Field("items", (len(ITEMS),), 11, "what is left to lay out, by kind"),
            Field("item", (len(ITEMS),), 1, "what the mover has in hand, one-hot"),
        )

    def observe(self, state: Game, seat: int) -> list[int]:
        """Return the numbers of all fields: everything is open."""
        seats, hall = state.seats, state.hall
        row: list[int] = []
        put_hot(row, seat, seats)
        for other in (state.mover, state.start, state.met):
            put_hot(row, distance(seat, other, seats), seats)
        put_hot(row, state.stage, STAGES)
        row += [state.round, state.phase - 1]
        _put_pieces(row, state, seat)
        _put_stones(row, hall.on)
        _put_pools(row, hall.ground)
        _put_teleporters(row, state)
        put_hot(row, hall.monster, CELLS)
        put_hot(row, hall.heading, 4)
        _put_deck(row, state.deck)
        put_hot(row, -1 if state.taken == NOTHING else state.taken & 3, PIECES)
        row.append(state.points)
        laying = state.stage == LAYING
        row += [state.items.get(item, 0) if laying else 0 for item in ITEMS]
        row += [1 if laying and state.item == item else 0 for item in ITEMS]
        return row

    def chart(self, view: FearsomeFloorsView) -> Chart:
        """Return the hall: `M` is the monster, `o` a stone, `=` a pool."""
        words: dict[str, str] = {view.monster: "M"}
        grounds: dict[str, int] = {NAMES[EXIT]: GOAL, NAMES[ENTRANCE]: MARK}
        for ground in view.grounds:
            for name in ground.squares:
                grounds[name] = WATER if ground.item.startswith("pool") else MARK
        for stone in view.stones:
            grounds[stone.square] = STONE
            words[stone.square] = "o"
        grounds[view.monster] = DANGER
        standing: dict[str, list[int]] = {}
        for piece in view.pieces:
            if piece.square is not None:
                standing.setdefault(piece.square, []).append(piece.seat)
        rows: list[tuple[Square, ...]] = []
        for down in range(HEIGHT):
            row: list[Square] = []
            for name in NAMES[WIDTH * down : WIDTH * (down + 1)]:
                there = name in SQUARE
                colour = grounds.get(name, PLAIN) if there else 0
                row.append(Square(colour, words.get(name, ""), tuple(standing.get(name, []))))
            rows.append(tuple(row))
        left = f"round {view.round}, tiles face down {len(view.deck)}, monster heads {view.heading}"
        return Chart(tuple(rows), (left, f"escaped {len(view.escapes)}"))


def _put_pieces(row: list[int], state: Game, seat: int) -> None:
    hall, order = state.hall, around(seat, state.seats)
    for other in order:
        first = len(row)
        row += zeros(CELLS)
        for piece in state.pieces[other]:
            if hall.where[piece] >= 0:
                row[first + hall.where[piece]] = hall.number(piece)
    # Five fields of all pieces; one that is not in the game is 0 in each.
    first, all_pieces = len(row), PIECES * state.seats
    row += zeros(5 * all_pieces)
    out = {piece: number + 1 for number, piece in enumerate(state.escapes)}
    for place, other in enumerate(order):
        for piece in state.pieces[other]:
            where = hall.where[piece]
            at = first + PIECES * place + piece % PIECES
            row[at] = where + 1 if where >= 0 else 0
            row[at + all_pieces] = hall.number(piece)
            row[at + 2 * all_pieces] = 1 if where == WAITING else 0
            row[at + 3 * all_pieces] = out.get(piece, 0) if where == ESCAPED else 0
            row[at + 4 * all_pieces] = 1 if state.moved[piece] else 0


def _put_stones(row: list[int], on: list[int]) -> None:
    first = len(row)
    row += zeros(KINDS * CELLS)
    for square, kind in enumerate(on):
        if 0 < kind <= KINDS:
            row[first + (kind - 1) * CELLS + square] = 1


def _put_pools(row: list[int], ground: list[int]) -> None:
    first = len(row)
    row += zeros(CELLS)
    for square, floor in enumerate(ground):
        if floor == POOL:
            row[first + square] = 1


def _put_teleporters(row: list[int], state: Game) -> None:
    first = len(row)
    row += zeros(CELLS)
    for item, square, heading in state.hall.laid:
        if item == "teleporter-a":
            row[first + square] = heading + 1
        elif item == "teleporter-b":
            row[first + square] = heading + 5


def _put_deck(row: list[int], deck: list[str]) -> None:
    first = len(row)
    row += zeros(len(DECK))
    for tile in deck:
        row[first + PLACE[tile]] += 1
