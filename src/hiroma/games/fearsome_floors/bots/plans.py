"""Plans: whole moves of a piece, which bots weigh and then follow click by click."""

from hiroma.games.fearsome_floors.acts.steps import LEGS, STOP
from hiroma.games.fearsome_floors.course import Game
from hiroma.games.fearsome_floors.moves import Move, Take
from hiroma.games.fearsome_floors.parts.hall import EMPTY, PIECE, WAITING, Hall
from hiroma.games.fearsome_floors.parts.routes import LEAVE, Route, routes
from hiroma.games.fearsome_floors.position import LAYING, NOTHING, Position
from hiroma.kernel.contract import Below


class Plan:
    """One piece, and one way its move can end."""

    __slots__ = ("piece", "route")

    def __init__(self, piece: int, route: Route) -> None:
        self.piece: int = piece
        self.route: Route = route

    def moves(self) -> list[Move]:
        """Return the clicks after the piece is taken."""
        legs = self.route.legs
        found: list[Move] = [LEGS[leg] for leg in legs]
        if not legs or legs[-1] != LEAVE:
            found.append(STOP)
        return found


def plans_of(hall: Hall, piece: int, square: int, points: int) -> list[Plan]:
    """Return every plan for a piece that stands on `square` or waits. Afterwards the hall is as before."""
    standing = square != WAITING and hall.on[square] == PIECE + piece
    if standing:
        hall.on[square] = EMPTY
    found = [Plan(piece, route) for route in routes(hall, square, points)]
    if standing:
        hall.on[square] = PIECE + piece
    return found


def plans(at: Position) -> list[Plan]:
    """Return every plan of the mover: for the piece it has taken, or for each that it may take."""
    hall = at.hall
    if at.taken != NOTHING:
        return plans_of(hall, at.taken, hall.where[at.taken], at.points)
    found: list[Plan] = []
    for piece in at.to_move(at.mover):
        found += plans_of(hall, piece, hall.where[piece], hall.number(piece))
    return found


def carry_out(hall: Hall, plan: Plan) -> None:
    """Carry out a plan in the hall, which is then as the monster will find it."""
    piece, route = plan.piece, plan.route
    square = hall.where[piece]
    if square >= 0 and hall.on[square] == PIECE + piece:
        hall.on[square] = EMPTY
    for stone, goes in route.pushes:
        hall.shift(stone, goes)
    hall.where[piece] = route.square
    hall.faces[piece] ^= 1
    if route.square >= 0:
        hall.on[route.square] = PIECE + piece


class Planner:
    """A bot that decides on a plan and then follows it click by click."""

    def __init__(self) -> None:
        self.piece: int = NOTHING
        self.points: int = 0
        self.ahead: list[Move] = []

    def choose(self, state: Game, seat: int, below: Below) -> Move:
        """Return the next click of its plan; make a new plan when a turn begins."""
        if state.stage == LAYING:
            moves = state.moves(seat)
            return moves[below(len(moves))]
        if state.taken == NOTHING or not self.ahead or (state.taken, state.points) != (self.piece, self.points):
            plan = self.decide(state, seat, below)
            self.piece = plan.piece
            self.points = state.hall.number(plan.piece) if state.taken == NOTHING else state.points
            self.ahead = plan.moves()
            if state.taken == NOTHING:
                return Take(plan.piece & 3)
        move = self.ahead.pop(0)
        self.points -= 1
        return move

    def decide(self, at: Position, seat: int, below: Below) -> Plan:
        """Return one of `plans(at)`."""
        raise NotImplementedError
