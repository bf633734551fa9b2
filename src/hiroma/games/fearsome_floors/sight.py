"""The view of a position: everything, with the taken piece's ways and a forecast of the monster."""

from typing import Final

from hiroma.games.fearsome_floors.acts.foresight import fates, foresee
from hiroma.games.fearsome_floors.acts.steps import slid
from hiroma.games.fearsome_floors.parts.board import FACES, HEADINGS, NAMES, SQUARES, needed
from hiroma.games.fearsome_floors.parts.hall import (
    DEAD,
    EMPTY,
    ESCAPED,
    HEADING,
    MONSTER,
    NONE,
    PIECE,
    STONE_KINDS,
    WAITING,
    Hall,
)  # fmt: skip
from hiroma.games.fearsome_floors.parts.layout import span
from hiroma.games.fearsome_floors.parts.routes import Route, may_step, routes
from hiroma.games.fearsome_floors.position import MONSTER_MOVES, MOVING, NOBODY, NOTHING, Position
from hiroma.games.fearsome_floors.view import (
    FearsomeFloorsView,
    Foreseen,
    Ground,
    Leg,
    Piece,
    Place,
    Reach,
    Stage,
    Stone,
    TileFate,
    Way,
)  # fmt: skip

STAGES: Final[tuple[Stage, ...]] = ("first-seat", "laying", "moving", "monster", "over")
LEGS: Final[tuple[Leg, ...]] = ("N", "E", "S", "W", "enter", "leave")
"""The name of each leg of a `Route`."""

PLACES: Final[dict[int, Place]] = {WAITING: "waiting", ESCAPED: "escaped", DEAD: "dead"}


def view(at: Position) -> FearsomeFloorsView:
    """Return the view, the same for everybody: the game has no secrets."""
    hall = at.hall
    walk, tiles = _foresight(at)
    return FearsomeFloorsView(
        seats=at.seats,
        options=at.house.options,
        stage=STAGES[at.stage],
        round=at.round,
        phase=at.phase,
        first=_seat(at.first),
        start=_seat(at.start),
        mover=_seat(at.mover),
        items=tuple(at.items.items()),
        item=at.item,
        pieces=tuple([_piece(at, piece) for row in at.pieces for piece in row]),
        stones=tuple(
            [Stone(STONE_KINDS[hall.on[each]], NAMES[each]) for each in SQUARES if EMPTY < hall.on[each] < MONSTER]
        ),
        grounds=tuple([_ground(hall, index) for index in range(len(hall.laid))]),
        monster=NAMES[hall.monster],
        heading=HEADINGS[hall.heading],
        deck=tuple(at.deck),
        tile=at.tile or None,
        escapes=tuple([(piece >> 2, piece & 3) for piece in at.escapes]),
        needed=needed(at.seats),
        met=_seat(at.met),
        taken=None if at.taken == NOTHING else at.taken & 3,
        points=at.points,
        trail=tuple([NAMES[square] for square in at.trail]),
        ways=tuple(_ways(at)),
        reach=tuple(_reach(at)),
        foresight=tuple(walk),
        tiles=tuple(tiles),
        ended=at.clause or None,
    )


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _piece(at: Position, piece: int) -> Piece:
    face, where = at.hall.faces[piece], at.hall.where[piece]
    light, dark = FACES[piece & 3]
    up, below = (dark, light) if face else (light, dark)
    place = "hall" if where >= 0 else PLACES[where]
    square = NAMES[where] if where >= 0 else None
    return Piece(piece >> 2, piece & 3, up, below, face == 1, place, square, at.moved[piece])


def _ground(hall: Hall, index: int) -> Ground:
    item, square, heading = hall.laid[index]
    return Ground(item, tuple([NAMES[each] for each in span(item, square, heading)]), HEADINGS[heading])


def _ways(at: Position) -> list[Way]:
    hall = at.hall
    found: list[Way] = []
    if at.taken == NOTHING or hall.where[at.taken] == WAITING:
        return found
    square = hall.where[at.taken]
    for heading in HEADING:
        if may_step(hall, square, heading, at.points):
            landing, stone, goes = hall.stride(square, heading)
            over = tuple([NAMES[each] for each in slid(square, landing, heading)])
            pushed = None if stone == NONE else NAMES[stone]
            found.append(Way(HEADINGS[heading], NAMES[landing], over, pushed, NAMES[goes] if goes >= 0 else None))
    return found


def _reach(at: Position) -> list[Reach]:
    if at.taken == NOTHING:
        return []
    best: dict[int, Route] = {}
    for route in routes(at.hall, at.hall.where[at.taken], at.points):
        known = best.get(route.square)
        if known is None or (known.left == route.left and len(route.pushes) < len(known.pushes)):
            best[route.square] = route
    return [
        Reach(NAMES[square] if square >= 0 else None, tuple([LEGS[leg] for leg in route.legs]), route.left)
        for square, route in best.items()
        if square != WAITING
    ]


def _foresight(at: Position) -> tuple[list[Foreseen], list[TileFate]]:
    """Return the forecast as if the taken piece stopped here; nothing while it shares a square."""
    hall = at.hall
    if at.stage not in (MOVING, MONSTER_MOVES):
        return [], []
    if at.taken != NOTHING and hall.where[at.taken] != WAITING:
        if hall.on[hall.where[at.taken]] != EMPTY:
            return [], []
        hall = hall.copy()
        hall.on[hall.where[at.taken]] = PIECE + at.taken
    walk = foresee(hall, at.deck)
    return walk, fates(walk, at.deck, at.round == 1)
