"""Can't Stop as numbers: moves, observations, and a plain picture."""

from hiroma.games.cant_stop.course import Game
from hiroma.games.cant_stop.moves import Move
from hiroma.games.cant_stop.parts.board import CLIMBERS, HEIGHTS, ROLLS, ROUTES
from hiroma.games.cant_stop.parts.offers import DROP, GO, STOP
from hiroma.games.cant_stop.view import CantStopView
from hiroma.kernel.encoding import Chart, Field, Square, around, distance, put_hot
from hiroma.kernel.options import Options

PLAIN, HIGH, GOAL = 1, 3, 4
TALLEST = max(HEIGHTS)


class Numbers:
    """Moves: all GO by orange and red total, then all STOP, then DROP. Seats begin with the observer."""

    def moves(self, options: Options, seats: int) -> list[Move]:
        """Return 121 GO, 121 STOP and the DROP."""
        pairs = [(orange, red) for orange in ROUTES for red in ROUTES]
        return [*[GO[a][b] for a, b in pairs], *[STOP[a][b] for a, b in pairs], DROP]

    def chances(self, options: Options, seats: int) -> int:
        """Return the 1,296 rolls."""
        return len(ROLLS)

    def fields(self, options: Options, seats: int) -> tuple[Field, ...]:
        """Return the parts of an observation."""
        routes = len(ROUTES)
        return (
            Field("seat", (seats,), 1, "the observer's number, one-hot"),
            Field("mover", (seats,), 1, "whose turn it is, counted from the observer, one-hot"),
            Field("camps", (seats, routes), TALLEST, "cell of the bivouac on route 2 to 12, 0 for none"),
            Field("owners", (seats, routes), 1, "routes that a seat has claimed"),
            Field("climbers", (routes,), TALLEST, "cell of the climber on each route, 0 for none"),
            Field("hand", (1,), CLIMBERS, "climbers that are not on the board"),
            Field("dice", (4,), 6, "the roll, 0 before it"),
        )

    def observe(self, state: Game, seat: int) -> list[int]:
        """Return the numbers of all fields: everything is open."""
        seats = state.seats
        row: list[int] = []
        put_hot(row, seat, seats)
        put_hot(row, distance(seat, state.mover, seats), seats)
        for other in around(seat, seats):
            row += state.bivouacs[other][2:]
        for other in around(seat, seats):
            row += [1 if owner == other else 0 for owner in state.owners[2:]]
        row += state.climbers[2:]
        row.append(state.in_hand())
        if state.roll < 0:
            row += [0, 0, 0, 0]
        else:
            row += ROLLS[state.roll]
        return row

    def chart(self, view: CantStopView) -> Chart:
        """Return the routes as columns, the top above; `*` is a climber."""
        owners = dict(view.owners)
        climbers = {climb.route: climb.cell for climb in view.climbers}
        camps = [{climb.route: climb.cell for climb in row} for row in view.bivouacs]
        rows: list[tuple[Square, ...]] = []
        for cell in range(TALLEST, 0, -1):
            squares: list[Square] = []
            for route in ROUTES:
                if cell > HEIGHTS[route]:
                    squares.append(Square())
                    continue
                here = [seat for seat, row in enumerate(camps) if row.get(route) == cell]
                if route in owners:
                    here = [owners[route]]
                ground = GOAL if cell == HEIGHTS[route] else PLAIN
                squares.append(Square(ground, "*" if climbers.get(route) == cell else "", tuple(here)))
            rows.append(tuple(squares))
        rows.append(tuple([Square(HIGH, str(route)) for route in ROUTES]))
        dice = "-" if view.dice is None else " ".join([str(die) for die in view.dice])
        return Chart(tuple(rows), (f"dice {dice}, climbers in hand {view.in_hand}",))
