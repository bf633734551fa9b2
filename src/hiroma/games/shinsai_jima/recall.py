"""A game made from a view: the same game, but for guesses at answers not yet shown."""

import msgspec

from hiroma.games.shinsai_jima.acts import window
from hiroma.games.shinsai_jima.parts.board import CELL_OF, CELLS, COMPASS, LETTERS
from hiroma.games.shinsai_jima.parts.codes import INTERRUPT, first_of, kind_of
from hiroma.games.shinsai_jima.parts.island import FREE, NOBODY, STATUSES
from hiroma.games.shinsai_jima.parts.setups import Setup, setup
from hiroma.games.shinsai_jima.parts.terrain import FIRST_COLOUR, NORMAL
from hiroma.games.shinsai_jima.position import CLAIMED, PASSED, PHASES, TURNS, UNANSWERED, Course
from hiroma.games.shinsai_jima.setting import Readings, Switches
from hiroma.games.shinsai_jima.sight import CUBE_PLACES
from hiroma.games.shinsai_jima.view import CatapultSight, PieceSight, ShinsaiJimaView, TurnSight, WindowSight
from hiroma.kernel.contract import Below


def setup_of(view: ShinsaiJimaView) -> Setup:
    """Return the set-up of the game that a view shows."""
    return setup(view.seats, view.rules.team, view.rules.extra_cubes)


def switches_of(view: ShinsaiJimaView, readings: Readings) -> Switches:
    """Return the rules of the game that a view shows; `readings` are those of its version."""
    return Switches(msgspec.structs.asdict(view.rules), readings)


def recall(view: ShinsaiJimaView, at: Course, below: Below) -> None:
    """Make a new game agree with a view; answers that the view does not show are guessed with `below`."""
    _order(view, at)
    _island(view, at)
    for piece, seen in enumerate(view.pieces):
        _piece(at, piece, seen)
    for goods in view.sides:
        side = LETTERS.index(goods.id)
        at.tokens[side] = goods.tokens
        at.chips[side] = goods.chip
        at.cubes[side] = CUBE_PLACES.index(goods.cube)
    if view.turn is not None:
        _turn(at, view.turn)
    if view.catapult is not None:
        _catapult(at, view.catapult)
    if view.window is not None:
        _window(at, view.window, below)


def _order(view: ShinsaiJimaView, at: Course) -> None:
    at.phase = PHASES.index(view.phase)
    at.mover = view.mover
    at.first = view.first
    at.marker = view.marker
    at.scheduled = view.scheduled
    at.queue = list(reversed(view.queue))
    at.interrupting = view.interrupting
    at.last_turn = NOBODY if view.last_turn is None else view.last_turn
    at.turns = view.turns
    at.round_left = view.round_left
    at.clause = view.clause or ""
    at.ranking = [LETTERS.index(side) for side in view.ranking]
    at.final = [LETTERS.index(side) for side in view.final]
    at.effect = view.effect
    at.source = NOBODY if view.source is None else CELL_OF[view.source]


def _island(view: ShinsaiJimaView, at: Course) -> None:
    at.left = list(view.piles)
    at.pool = view.pool
    for cell in range(CELLS):
        for cube in view.stacks[cell]:
            at.lay(cell, NORMAL if cube == "n" else FIRST_COLOUR + LETTERS.index(cube))
    placed = sum(1 for piece in view.pieces if piece.status != "box")
    at.steps = sum(at.setup.piles) - sum(at.left) + placed


def _piece(at: Course, piece: int, seen: PieceSight) -> None:
    at.status[piece] = STATUSES.index(seen.status)
    if seen.cell is not None:
        at.stand(piece, CELL_OF[seen.cell])
    at.facing[piece] = COMPASS.index(seen.facing)
    at.holder[piece] = NOBODY if seen.holder is None else LETTERS.index(seen.holder)
    at.wake[piece] = NOBODY if seen.wake is None else seen.wake
    if seen.stuck_by is None:
        at.stuck_by[piece] = FREE
    else:
        at.stuck_by[piece] = NOBODY if seen.stuck_by == "-" else LETTERS.index(seen.stuck_by)


def _turn(at: Course, seen: TurnSight) -> None:
    at.kind = TURNS.index(seen.kind)
    at.power = seen.power
    at.piece = NOBODY if seen.piece is None else at.setup.names.index(seen.piece)
    at.must = seen.must
    at.rotated = seen.rotated
    at.advanced = seen.advanced
    at.pushed = seen.pushed
    at.ration = seen.ration
    at.native = seen.native


def _catapult(at: Course, seen: CatapultSight) -> None:
    at.shooter = LETTERS.index(seen.side)
    at.rank = seen.rank - 1
    at.shots = seen.shots
    at.fired = seen.fired
    at.loaded = [_cube(colour) for colour in seen.loaded]
    at.flying = [_cube(colour) for colour in seen.flying]
    at.edge = NOBODY if seen.edge is None else COMPASS.index(seen.edge)
    at.lane = seen.lane or 0
    at.shot = seen.power or 0


def _cube(colour: str | None) -> int:
    return NORMAL if colour is None else FIRST_COLOUR + LETTERS.index(colour)


def _window(at: Course, seen: WindowSight, below: Below) -> None:
    at.asked = list(seen.asked)
    at.answers = [UNANSWERED] * at.setup.seats
    for seat in seen.passes:
        at.answers[seat] = PASSED
    for claim in seen.claims:
        at.answers[claim.seat] = CLAIMED if claim.corpse is None else at.setup.names.index(claim.corpse)
    for seat in at.asked:
        if at.answers[seat] == UNANSWERED and seat not in seen.waiting:
            at.answers[seat] = guess(at, seat, below)


def guess(at: Course, seat: int, below: Below) -> int:
    """Return an answer that a seat might have given (SJ-F9b)."""
    claims = window.claims(at, seat)
    drawn = below(len(claims) + 1)
    if drawn == len(claims):
        return PASSED
    assert kind_of(claims[drawn]) == INTERRUPT
    corpse = first_of(claims[drawn])
    return corpse - 1 if corpse else CLAIMED
