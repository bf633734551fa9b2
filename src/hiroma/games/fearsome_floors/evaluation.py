"""Static evaluation for a seat: the rounds that its pieces still need, and the harm that the monster's tiles may do."""

from typing import Final

from hiroma.games.fearsome_floors.acts.foresight import steps_of
from hiroma.games.fearsome_floors.acts.looking import NOTHING, look
from hiroma.games.fearsome_floors.acts.monster import deflect, step
from hiroma.games.fearsome_floors.parts.board import ENTRANCE, EXIT, FACES, ROUNDS, SQUARES, needed
from hiroma.games.fearsome_floors.parts.hall import DEAD, EMPTY, ESCAPED, HEADING, MONSTER, WAITING, Hall
from hiroma.games.fearsome_floors.position import Position

FAR: Final = 60
"""Steps out from a square without a way out, as the stones lie."""

OUT: Final = 2.0
"""The worth of an escaped piece, in rounds; a piece that still needs n rounds is worth -n."""
LOST: Final = -12.0
"""The worth of a dead piece, and of a piece that can no longer escape in time."""
WON: Final = 20.0
"""The worth of enough pieces out."""
SPARE: Final = 0.15
"""The weight of the piece that need not escape."""
EACH: Final = -1
"""In place of a seat: every seat."""


def ways_out(hall: Hall) -> list[int]:
    """Return for each square the points that lead out of the exit, as if there were no other pieces and no monster."""
    hall = hall.copy()
    for square in range(len(hall.on)):
        if hall.on[square] >= MONSTER:
            hall.on[square] = EMPTY
    sources: list[list[int]] = [[] for _ in hall.on]
    for square in SQUARES:
        for heading in HEADING:
            landing, _, _ = hall.stride(square, heading)
            if landing >= 0:
                sources[landing].append(square)
    far = [FAR] * len(hall.on)
    far[EXIT] = 1
    layer = [EXIT]
    while layer:
        further: list[int] = []
        for square in layer:
            for source in sources[square]:
                if far[source] == FAR:
                    far[source] = far[square] + 1
                    further.append(source)
        layer = further
    return far


class Judge:
    """An evaluator of halls in one round: it takes the ways out and the chances of tiles as constant."""

    __slots__ = ("chances", "far", "need", "pieces", "rounds_left", "tiles")

    def __init__(self, at: Position) -> None:
        self.far: list[int] = ways_out(at.hall)
        self.pieces: list[list[int]] = at.pieces
        self.need: int = needed(at.seats)
        possible = at.next_tiles()
        self.tiles: list[str] = sorted(set(possible))
        self.chances: list[float] = [possible.count(tile) / len(possible) for tile in self.tiles]
        self.rounds_left: int = ROUNDS - at.round

    def steps_out(self, where: int) -> int:
        """Return the points from a square, or from outside (WAITING), to the escape."""
        return self.far[ENTRANCE] + 1 if where == WAITING else self.far[where]

    def piece(self, hall: Hall, piece: int) -> float:
        """Return the worth of a piece by itself: less for each round it needs."""
        where = hall.where[piece]
        if where == ESCAPED:
            return OUT
        if where == DEAD:
            return LOST
        far = self.steps_out(where)
        rest = far % 7
        rounds = 2 * (far // 7) + (0 if rest == 0 else 1 if rest <= FACES[piece & 3][hall.faces[piece]] else 2)
        if rounds > self.rounds_left:
            return LOST
        return -0.5 * rounds - far / 7

    def seat(self, hall: Hall, seat: int) -> float:
        """Return the worth of a seat's pieces together; the worst one has only the weight `SPARE`."""
        worths = sorted([self.piece(hall, piece) for piece in self.pieces[seat]], reverse=True)
        total = worths[-1] * SPARE
        out = 0
        for worth in worths[:-1]:
            total += worth
            out += worth == OUT
        return total + WON if out >= self.need else total

    def seats(self, hall: Hall, seat: int) -> float:
        """Return the worth of a seat less that of the best of the others."""
        best = max([self.seat(hall, other) for other in range(len(self.pieces)) if other != seat])
        return self.seat(hall, seat) - best

    def farthest(self, catches: list[int]) -> int:
        """Return the most steps that a tile may make when pieces are caught in these steps."""
        return max([steps_of(tile, catches) for tile in self.tiles])

    def after_monster(self, hall: Hall, seat: int) -> float:
        """Return the average of `seats` after the monster's move. It uses the hall up."""
        return self._on_average(hall, seat)[0]

    def each_after_monster(self, hall: Hall) -> list[float]:
        """Return the average of `seat` after the monster's move, for each seat. It uses the hall up."""
        return self._on_average(hall, EACH)

    def _worths(self, hall: Hall, seat: int) -> list[float]:
        if seat == EACH:
            return [self.seat(hall, each) for each in range(len(self.pieces))]
        return [self.seats(hall, seat)]

    def _on_average(self, hall: Hall, seat: int) -> list[float]:
        hall.caught = []
        hall.on[hall.monster] = EMPTY
        steps: list[int] = []
        worths = [self._worths(hall, seat)]
        made = 0
        farthest = self.farthest(steps)
        while made < farthest:
            if look(hall) == NOTHING and hall.house.advanced:
                deflect(hall, None)
            made += 1
            step(hall, made, None)
            if len(hall.caught) > len(steps):
                steps += [made] * (len(hall.caught) - len(steps))
                worths += [self._worths(hall, seat)] * (len(hall.caught) + 1 - len(worths))
                farthest = self.farthest(steps)
        expected = [0.0] * len(worths[0])
        for tile, chance in zip(self.tiles, self.chances, strict=True):
            until = steps_of(tile, steps)
            found = worths[sum([each <= until for each in steps])]
            for place in range(len(found)):
                expected[place] += chance * found[place]
        return expected
