"""Shinsai-jima as numbers: moves, observations, and a plain picture.

Sides and pieces stand in their own order, the same for every observer: moves name them by it.
"""

from typing import Final

from hiroma.games.shinsai_jima.acts import window
from hiroma.games.shinsai_jima.course import Game
from hiroma.games.shinsai_jima.moves import Move
from hiroma.games.shinsai_jima.parts.board import CELLS, MAX_HEIGHT, NAMES, SIDES, SIZE
from hiroma.games.shinsai_jima.parts.codes import AIM as TO_AIM
from hiroma.games.shinsai_jima.parts.codes import FARTHEST, FIRE, LOAD_HAND, ROCKFALL, STOP, WIPE, kind_of
from hiroma.games.shinsai_jima.parts.codes import LOAD as TO_LOAD
from hiroma.games.shinsai_jima.parts.island import NOBODY, STATUSES
from hiroma.games.shinsai_jima.parts.setups import Setup, plays_in_teams, setup
from hiroma.games.shinsai_jima.parts.terrain import FIRST_COLOUR
from hiroma.games.shinsai_jima.position import (
    AIM,
    CLAIMED,
    CUBE,
    LOAD,
    OVER,
    PASSED,
    PIECE,
    SCATTER,
    SURVIVAL,
    TURNS,
    WINDOW,
)
from hiroma.games.shinsai_jima.setting import effective
from hiroma.games.shinsai_jima.view import ShinsaiJimaView
from hiroma.kernel.encoding import MOST, Chart, Field, Square, put_hot, zeros
from hiroma.kernel.options import Options

PLAIN, WATER, HIGH, GOAL = 1, 2, 3, 4
COLOURED: Final = FIRST_COLOUR + SIDES - 1
PHASES: Final = OVER + 1
EDGES: Final = 4
SCATTERED: Final = 6**4


def made_for(options: Options, seats: int) -> Setup:
    """Return the set-up for these options and this number of seats."""
    chosen = effective(options)
    return setup(seats, plays_in_teams(seats, bool(chosen["team"])), bool(chosen["extra_cubes"]))


class Numbers:
    """Moves by their numbers of parts/codes.py, without those that the options rule out."""

    def moves(self, options: Options, seats: int) -> list[Move]:
        """Return every move; those of catapult, rockfall and tsunami only where they are played."""
        chosen = effective(options)
        never: list[int] = []
        if not chosen["catapult"]:
            never += [TO_LOAD, LOAD_HAND, TO_AIM, STOP, FIRE]
        if not chosen["rockfall"]:
            never.append(ROCKFALL)
        if not chosen["tsunami"]:
            never.append(WIPE)
        return [move for code, move in made_for(options, seats).moves.items() if kind_of(code) not in never]

    def chances(self, options: Options, seats: int) -> int:
        """Return the rolls of four dice, for a projectile."""
        return SCATTERED

    def fields(self, options: Options, seats: int) -> tuple[Field, ...]:
        """Return the parts of an observation."""
        made = made_for(options, seats)
        return (
            *_course_fields(seats),
            *_island_fields(made),
            *_pieces_fields(made),
            *_goods_fields(made),
            *_window_fields(made),
            *_turn_fields(made),
            *_catapult_fields(),
        )

    def observe(self, state: Game, seat: int) -> list[int]:
        """Return the numbers of all fields. Of the answers in a window they have only those of the seat's side."""
        seats = state.setup.seats
        row: list[int] = []
        for other in (seat, state.mover, state.marker, state.scheduled, state.last_turn):
            put_hot(row, other, seats)
        first = len(row)
        row += zeros(seats)
        for place, other in enumerate(reversed(state.queue)):
            row[first + other] = place + 1
        row.append(1 if state.interrupting else 0)
        put_hot(row, state.phase, PHASES)
        _put_island(row, state)
        _put_pieces(row, state)
        _put_goods(row, state)
        _put_window(row, state, seat)
        _put_turn(row, state)
        _put_catapult(row, state)
        return row

    def chart(self, view: ShinsaiJimaView) -> Chart:
        """Return the island: the height of each stack, pieces by seat, `n` for natives."""
        on = {piece.cell: piece for piece in view.pieces if piece.cell is not None}
        rows: list[tuple[Square, ...]] = []
        for down in range(SIZE):
            row: list[Square] = []
            for cell in range(SIZE * down, SIZE * (down + 1)):
                stack, piece = view.stacks[cell], on.get(NAMES[cell])
                ground = WATER if not stack else GOAL if len(stack) > HIGH else HIGH if len(stack) > 1 else PLAIN
                word = str(len(stack)) if stack else ""
                seats: tuple[int, ...] = ()
                if piece is not None:
                    if piece.status == "corpse":
                        word += "x"
                    elif piece.seat is None:
                        word += "n"
                    else:
                        seats = (piece.seat,)
                row.append(Square(ground, word, seats))
            rows.append(tuple(row))
        points = " ".join([f"{side.id}:{side.score}" for side in view.sides[:-1]])
        return Chart(tuple(rows), (f"{view.phase}, turn {view.turns}", f"points {points}"))


def _course_fields(seats: int) -> tuple[Field, ...]:
    return (
        Field("seat", (seats,), 1, "the observer's number, one-hot"),
        Field("mover", (seats,), 1, "the seat that acts, or whose turn is due; one-hot"),
        Field("marker", (seats,), 1, "the seat with the start marker, one-hot"),
        Field("scheduled", (seats,), 1, "the seat whose scheduled turn is due or running, one-hot"),
        Field("last", (seats,), 1, "the seat that took the turn before, one-hot"),
        Field("queue", (seats,), seats, "interrupters still to act: 1 for the next one, 0 for others"),
        Field("interrupting", (1,), 1, "they come before the scheduled turn"),
        Field(
            "phase",
            (PHASES,),
            1,
            "in the order of the view's phases, one-hot",
        ),
    )


def _island_fields(made: Setup) -> tuple[Field, ...]:
    board = (SIZE, SIZE)
    return (
        Field("height", board, MAX_HEIGHT, "cubes of each stack, 0 for sea"),
        Field("cubes", (MAX_HEIGHT, *board), COLOURED, "each level: 0 none, 1 normal, 2 to 6 for A to E, 7 natives"),
        Field("occupant", board, made.pieces, "1 + the number of the piece or corpse on a cell, 0 for none"),
    )


def _put_island(row: list[int], state: Game) -> None:
    row += state.height[:CELLS]
    first = len(row)
    row += zeros(MAX_HEIGHT * CELLS)
    for cell in range(CELLS):
        for level in range(state.height[cell]):
            row[first + CELLS * level + cell] = state.cube(cell, level + 1)
    row += [state.occupant[cell] + 1 for cell in range(CELLS)]


def _pieces_fields(made: Setup) -> tuple[Field, ...]:
    pieces, seats = made.pieces, made.seats
    return (
        Field("status", (pieces, len(STATUSES)), 1, "box, alive, stunned, corpse, held, gone, out; one-hot"),
        Field("facing", (pieces, 4), 1, "N E S W, one-hot"),
        Field("holder", (pieces,), SIDES, "1 + the side that holds the corpse, 0 for none"),
        Field("wake", (pieces,), seats, "1 + the seat at whose turn a stunned piece stands up, 0 for none"),
        Field(
            "stuck",
            (pieces,),
            SIDES + 1,
            "0 free when the last turn ended, 1 since the set-up, 2 + the side",
        ),
    )


def _put_pieces(row: list[int], state: Game) -> None:
    for status in state.status:
        put_hot(row, status, len(STATUSES))
    for facing in state.facing:
        put_hot(row, facing, 4)
    row += [holder + 1 for holder in state.holder]
    row += [wake + 1 for wake in state.wake]
    row += [by + 2 for by in state.stuck_by]


def _goods_fields(made: Setup) -> tuple[Field, ...]:
    return (
        Field("tokens", (SIDES,), MOST, "points for deeds"),
        Field("chips", (SIDES,), 1, "chips that are ready"),
        Field("hands", (SIDES, 3), 1, "the coloured cube: in hand, on the island, lost; one-hot"),
        Field("pool", (1,), MOST, "normal cubes lost"),
        Field("piles", (3,), max(made.piles), "cubes still to be built on levels 2, 3, 4"),
        Field("rounds", (1,), MOST, "scheduled turns until the tsunami comes"),
    )


def _put_goods(row: list[int], state: Game) -> None:
    row += [min(tokens, MOST) for tokens in state.tokens]
    row += [1 if chip else 0 for chip in state.chips]
    for cube in state.cubes:
        put_hot(row, cube, 3)
    row.append(state.pool)
    row += state.left
    row.append(state.round_left)


def _window_fields(made: Setup) -> tuple[Field, ...]:
    seats = made.seats
    return (
        Field("asked", (seats,), 1, "seats asked in the window"),
        Field("waiting", (seats,), 1, "seats that have not answered"),
        Field("answers", (seats,), made.pieces + 2, "of the own side: 1 passed, 2 claimed, 3 + the corpse eaten"),
    )


def _put_window(row: list[int], state: Game, seat: int) -> None:
    seats = state.setup.seats
    asked = len(row)
    waiting, answers = asked + seats, asked + 2 * seats
    row += zeros(3 * seats)
    if state.phase == WINDOW:
        for other in state.asked:
            row[asked + other] = 1
            answer = state.answers[other]
            if (other - seat) % state.setup.sides == 0 and answer >= PASSED:
                row[answers + other] = 1 if answer == PASSED else 2 if answer == CLAIMED else answer + 3
        for other in window.waiting(state):
            row[waiting + other] = 1


def _turn_fields(made: Setup) -> tuple[Field, ...]:
    return (
        Field("turn", (len(TURNS),), 1, "normal, interrupt, cubes; one-hot, zeros outside a turn"),
        Field("power", (1,), MOST, "the power of the turn"),
        Field("piece", (made.pieces,), 1, "the chosen piece, one-hot"),
        Field("done", (6,), 1, "must move, rotated, advanced, pushed, ration, native moved"),
        Field("source", (1,), CELLS, "1 + the cell a cube is taken from, 0 for none"),
    )


def _put_turn(row: list[int], state: Game) -> None:
    pieces = state.setup.pieces
    if state.phase in (SURVIVAL, PIECE, CUBE):
        put_hot(row, state.kind, len(TURNS))
        row.append(min(state.power, MOST))
        put_hot(row, state.piece, pieces)
        done = (state.must, state.rotated, state.advanced, state.pushed, state.ration, state.native)
        row += [1 if each else 0 for each in done]
    else:
        row += zeros(len(TURNS) + 1 + pieces + 6)
    row.append(0 if state.source == NOBODY else state.source + 1)


def _catapult_fields() -> tuple[Field, ...]:
    return (
        Field("shooter", (SIDES,), 1, "the side that shoots, one-hot"),
        Field("shots", (2,), MOST, "shots left, shots fired"),
        Field("loaded", (COLOURED + 1,), MOST, "loaded projectiles by colour, as in `cubes`"),
        Field("flying", (COLOURED + 1,), MOST, "projectiles in the air by colour"),
        Field("shot", (EDGES + 2,), FARTHEST, "edge N E S W (0 or 1), lane, power of the shot in the air"),
    )


def _put_catapult(row: list[int], state: Game) -> None:
    colours = COLOURED + 1
    if state.phase not in (LOAD, AIM, SCATTER):
        row += zeros(SIDES + 2 + 2 * colours + EDGES + 2)
        return
    put_hot(row, state.shooter, SIDES)
    row += [min(state.shots, MOST), min(state.fired, MOST)]
    row += [state.loaded.count(cube) for cube in range(colours)]
    row += [state.flying.count(cube) for cube in range(colours)]
    aimed = state.edge != NOBODY
    put_hot(row, state.edge, EDGES)
    row += [state.lane, state.shot] if aimed else [0, 0]
