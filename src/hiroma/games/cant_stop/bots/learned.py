"""The leaf of the learned outlook."""

from hiroma.games.cant_stop.acts.places import TEAM_TO_WIN, TO_WIN, ending, sides
from hiroma.games.cant_stop.bots.leaf import Leaf
from hiroma.games.cant_stop.bots.outlook import Standing
from hiroma.games.cant_stop.parts.board import HEIGHTS
from hiroma.games.cant_stop.position import Position


class LearnedLeaf(Leaf):
    """A leaf that values ends of turns by numbers from self-play (bots/outlook.py)."""

    def __init__(self, numbers: list[float]) -> None:
        self.numbers: list[float] = numbers
        self.cells: list[list[int]] = []
        self.left: list[int] = []
        self.team: bool = False
        self.goal: int = TO_WIN
        self.claims: int = 0
        self.partner: int = 0
        self.closed: int = 0
        self.mine: int = 0
        self.next_side: int = 0
        self.standings: dict[int, Standing] = {}

    def see(self, at: Position) -> None:
        """Note the claims and the cells of every side, and the side that moves next."""
        groups = sides(at.team, at.seats)
        self.team = at.team
        self.closed = at.closed
        self.claims = at.claims[at.mover]
        self.partner = at.partner_claims()
        self.goal = TEAM_TO_WIN if at.team else TO_WIN
        self.left = [self.goal - sum([at.claims[seat] for seat in seats]) for seats in groups]
        self.cells = [[max([at.bivouacs[seat][route] for seat in seats]) for route in range(13)] for seats in groups]
        self.mine = at.mover % len(groups)
        self.next_side = (at.mover + 1) % at.seats % len(groups)
        self.standings = {}

    def dropped(self) -> float:
        """Return the side's chance as everything stands."""
        return self.standing(0, 0).share([], [], 0)

    def banked(self, climbers: list[int], cells: list[int]) -> float:
        """Return 1 for a victory, 0 for a third claim that loses (CS-TM5), else the side's chance."""
        topped = tops = 0
        for route, cell in zip(climbers, cells, strict=True):
            if cell == HEIGHTS[route]:
                topped |= 1 << route
                tops += 1
        end = self.ended(tops)
        return end if end >= 0.0 else self.standing(topped, tops).share(climbers, cells, topped)

    def ended(self, tops: int) -> float:
        """Return 1 or 0 where `tops` more claims end the game, else -1."""
        clause = ending(self.team, self.claims + tops, self.partner) if tops else ""
        return -1.0 if not clause else 0.0 if clause == "CS-TM5" else 1.0

    def column(self, climbers: list[int], cells: list[int], low: int, high: int) -> list[float]:
        """Return the values by cell of the last climber."""
        topped = tops = 0
        for place in range(len(climbers) - 1):
            if cells[place] == HEIGHTS[climbers[place]]:
                topped |= 1 << climbers[place]
                tops += 1
        top = HEIGHTS[climbers[-1]]
        below = min(high, top - 1)
        end = self.ended(tops)
        if end >= 0.0:
            values = [end] * (below + 1 - low)
        else:
            values = self.standing(topped, tops).column(climbers, cells, topped, low, below)
        if high == top:
            values.append(self.banked(climbers, [*cells[:-1], top]))
        return values

    def begun(self) -> Standing:
        """Return the standing of all sides when the mover's turn begins."""
        return Standing(self.numbers, self.cells, self.left, self.closed, self.mine, self.mine, self.goal)

    def standing(self, topped: int, tops: int) -> Standing:
        """Return the standing of all sides once the routes of the mask `topped` are claimed, `tops` in number."""
        found = self.standings.get(topped)
        if found is None:
            left = self.left[:]
            left[self.mine] -= tops
            closed = self.closed | topped
            found = Standing(self.numbers, self.cells, left, closed, self.mine, self.next_side, self.goal)
            self.standings[topped] = found
        return found
