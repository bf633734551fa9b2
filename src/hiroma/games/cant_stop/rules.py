"""What happens in Can't Stop: rolls, moves, banking and the end (clause numbers: RULES.md)."""

from typing import Any, Final

from hiroma.games.cant_stop.board import CLIMBERS, DEAL_OF, DEALS, HEIGHTS, OFFERED, ROUTES, TOTALS
from hiroma.games.cant_stop.moves import (
    Banked,
    CantStopView,
    Claimed,
    Climbed,
    DiceRolled,
    Drop,
    Dropped,
    Go,
    Stop,
    TurnBegan,
    Void,
    Won,
)
from hiroma.games.cant_stop.places import outcome
from hiroma.games.cant_stop.sight import view
from hiroma.games.cant_stop.state import NOBODY, Position
from hiroma.kernel.contract import CHANCE, Emit, Outcome, Seat, Viewer, mute
from hiroma.kernel.draws import Dice, Draw, Pick, Picked, Rolled
from hiroma.kernel.refusals import IllegalMove

DICE: Final = Dice(4, 6)
DROP: Final = Drop()
_AT_CHANCE: Final[tuple[Seat, ...]] = (CHANCE,)
_ACTS: Final[list[tuple[Seat, ...]]] = [(seat,) for seat in range(5)]
_OVER: Final[tuple[Seat, ...]] = ()


def _offers(deal: int, live: int) -> list[Any]:
    # GO needs a live pairing (CS-T7); STOP with a dead one is a DROP (CS-T6). Live pairings come first (CS-D9).
    if not live:
        return [DROP]
    living: list[Any] = []
    dead: list[Any] = []
    for index, (a, b) in enumerate(DEALS[deal]):
        for orange, red in ((a, b),) if a == b else ((a, b), (b, a)):
            if live >> index & 1:
                living += [Go(orange, red), Stop(orange, red)]
            else:
                dead.append(Stop(orange, red))
    return living + dead


OFFERS: Final[list[list[list[Any]]]] = [
    [_offers(deal, live) for live in range(1 << len(DEALS[deal]))] for deal in range(len(DEALS))
]
"""Moves by deal and by which of its pairings are live, without regard to `unique`."""


class Game(Position):
    """A game in progress: the `State` of the kernel's contract."""

    def actors(self) -> tuple[Seat, ...]:
        """The mover, CHANCE at a roll or at the draw of the first seat, nobody at the end."""
        if self.clause:
            return _OVER
        if self.deal < 0:
            return _AT_CHANCE
        return _ACTS[self.mover]

    def moves(self, seat: Seat) -> list[Any]:
        """Every pairing, orientation and GO or STOP the rules allow; `[Drop()]` when nothing is live."""
        if self.clause or self.deal < 0 or seat != self.mover:
            return []
        offers = OFFERS[self.deal][self.live()]
        if not self.unique:
            return offers
        return [move for move in offers if not isinstance(move, Stop) or not self._blocked(move.orange, move.red)]

    def draw(self) -> Draw:
        """Four dice, or at the very beginning the first seat (CS-S10, CS-D1)."""
        if self.first == NOBODY:
            return Pick(tuple(range(self.seats)), "first-seat")
        return DICE

    def apply(self, seat: Seat, move: Any, emit: Emit = mute) -> None:
        """Carry out a move; `IllegalMove` leaves everything as it was."""
        if seat == CHANCE:
            self._chance(move, emit)
            return
        if self.clause or self.deal < 0 or seat != self.mover:
            raise IllegalMove("not-your-turn", "CS-T1", seat=seat)
        kind = type(move)
        if kind is Go:
            self._check(move.orange, move.red, True)
            self._climb(move.orange, emit)
            self._climb(move.red, emit)
            self.deal = -1
            self.dice = ()
        elif kind is Stop:
            if self._check(move.orange, move.red, False):
                self._stop(move.orange, move.red, emit)
            else:
                self._drop(False, emit)
        elif kind is Drop:
            if self.live():
                raise IllegalMove("drop-not-forced", "CS-D7", dice=list(self.dice))
            self._drop(True, emit)
        else:
            raise IllegalMove("unknown-move", "CS-T1", kind=kind.__name__)

    def view(self, viewer: Viewer) -> CantStopView:
        """Everything, for everybody."""
        return view(self)

    def outcome(self) -> Outcome | None:
        """Places at the end (CS-E1, CS-E3, CS-TM4, CS-TM5)."""
        return outcome(self) if self.clause else None

    def copy(self) -> "Game":
        """An independent copy."""
        other = Game(self.seats, self.unique, self.team, self.match)
        other.take(self)
        return other

    def begin(self, first: Seat, emit: Emit = mute) -> None:
        """The first turn, by the seat drawn or next in a series (CS-S10, CS-MA4)."""
        self.first = first
        self._turn(first, emit)

    # -- checks ----------------------------------------------------------------------------------

    def _check(self, orange: int, red: int, go: bool) -> bool:
        # True when the pairing is live; refuses what the dice or the rules do not offer.
        if type(orange) is not int or type(red) is not int or 13 * orange + red not in OFFERED[self.deal]:
            raise IllegalMove("no-such-pairing", "CS-D2", orange=orange, red=red, dice=list(self.dice))
        if self.usable() & TOTALS[13 * orange + red]:
            if self.unique and not go and self._blocked(orange, red):
                self._refuse_stop(orange, red)
            return True
        if not self.live():
            raise IllegalMove("must-drop", "CS-D7", dice=list(self.dice))
        if go:
            raise IllegalMove("dead-pairing", "CS-T7", orange=orange, red=red)
        return False

    def _blocked(self, orange: int, red: int) -> bool:
        climbs = self.ascent(orange, red).climbs
        return bool(climbs) and bool(self.shared(climbs))

    def _refuse_stop(self, orange: int, red: int) -> None:
        climbs = self.ascent(orange, red).climbs
        cells = self.climbers[:]
        for route, cell in climbs:
            cells[route] = cell
        shared = [
            {"route": route, "cell": cells[route], "seats": self._camping(route, cells[route])}
            for route in self.shared(climbs)
        ]
        raise IllegalMove("stop-blocked", "CS-U1", shared=shared, routes=[place["route"] for place in shared])

    def _camping(self, route: int, cell: int) -> list[int]:
        return [seat for seat in range(self.seats) if seat != self.mover and self.bivouacs[seat][route] == cell]

    # -- chance ----------------------------------------------------------------------------------

    def _chance(self, move: Any, emit: Emit) -> None:
        if self.clause or self.deal >= 0:
            raise IllegalMove("no-draw-now", "CS-D1")
        if self.first == NOBODY:
            if type(move) is not Picked or not 0 <= move.index < self.seats:
                raise IllegalMove("not-a-seat", "CS-S10")
            self.begin(move.index, emit)
            return
        deal = DEAL_OF.get(move.values, -1) if type(move) is Rolled else -1
        if deal < 0:
            raise IllegalMove("not-a-roll", "CS-S11")
        self.dice = move.values
        self.deal = deal
        self.rolls += 1
        if emit is not mute:
            emit(DiceRolled(self.mover, move.values, self.live() != 0))

    # -- what moves ------------------------------------------------------------------------------

    def _climb(self, route: int, emit: Emit) -> None:
        bit = 1 << route
        cell = self.climbers[route]
        if (self.closed | self.topped) & bit or (cell == 0 and self.in_hand == 0):
            if emit is not mute:
                emit(Void(self.mover, route, self.why_void(route)))
            return
        start = cell
        if cell == 0:
            start = self.bivouacs[self.mover][route]
            self.in_hand -= 1
            self.placed |= bit
        self.climbers[route] = start + 1
        if start + 1 == HEIGHTS[route]:
            self.topped |= bit
        if emit is not mute:
            emit(Climbed(self.mover, route, start, start + 1, cell == 0, start + 1 == HEIGHTS[route]))

    def _stop(self, orange: int, red: int, emit: Emit) -> None:
        self._climb(orange, emit)
        self._climb(red, emit)
        mine = self.bivouacs[self.mover]
        for route in ROUTES:
            cell = self.climbers[route]
            if cell:
                if emit is not mute:
                    emit(Banked(self.mover, route, mine[route], cell))
                mine[route] = cell
        for route in ROUTES:
            if self.topped >> route & 1:
                self._claim(route, emit)
        self._judge(emit)
        if not self.clause:
            self._turn((self.mover + 1) % self.seats, emit)
        else:
            self._clear()

    def _claim(self, route: int, emit: Emit) -> None:
        removed: list[int] = []
        for seat in range(self.seats):
            if seat != self.mover and self.bivouacs[seat][route]:
                self.bivouacs[seat][route] = 0
                removed.append(seat)
        self.owners[route] = self.mover
        self.claims[self.mover] += 1
        self.closed |= 1 << route
        if emit is not mute:
            emit(Claimed(self.mover, route, tuple(removed)))

    def _drop(self, forced: bool, emit: Emit) -> None:
        if emit is not mute:
            lost = tuple((route, self.climbers[route]) for route in ROUTES if self.climbers[route])
            emit(Dropped(self.mover, forced, lost))
        self._turn((self.mover + 1) % self.seats, emit)

    def _judge(self, emit: Emit) -> None:
        # Once, after all claims of the STOP (CS-C4, CS-TM7).
        mover = self.mover
        if not self.team:
            if self.claims[mover] >= 3:
                self.clause = "CS-E1"
                self.winners = (mover,)
        elif self.claims[mover] + self.claims[(mover + 2) % 4] >= 5:
            self.clause = "CS-TM4"
            self.winners = (mover % 2, mover % 2 + 2)
        elif self.claims[mover] >= 3:
            self.clause = "CS-TM5"
            self.winners = (1 - mover % 2, 3 - mover % 2)
        if self.clause and emit is not mute:
            emit(Won(self.winners, self.clause))

    def _turn(self, seat: Seat, emit: Emit) -> None:
        self.mover = seat
        self.turns[seat] += 1
        self.rolls = 0
        self._clear()
        if emit is not mute:
            emit(TurnBegan(seat))

    def _clear(self) -> None:
        self.climbers = [0] * 13
        self.in_hand = CLIMBERS
        self.placed = 0
        self.topped = 0
        self.dice = ()
        self.deal = -1
