"""Cups (RULES.md): a correct tiny game with secret dice, secret choices and chance."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Self, cast

import msgspec

from hiroma.kernel import (
    CHANCE,
    Below,
    Bot,
    Dice,
    Draw,
    Emit,
    Event,
    IllegalMove,
    Info,
    Lesson,
    Option,
    Options,
    Outcome,
    State,
    Viewer,
    kinds,
    mute,
)

ROUNDS = Option(name="rounds", default=1, clause="CU-O1", low=1, high=2)
MOOD = Option(name="mood", default="calm", clause="CU-O2", choices=("calm", "bold"))


class Stake(kinds.Move):
    coins: int


class Thrown(kinds.Event):
    seat: int


class Saw(kinds.Event):
    seat: int
    die: int


class Staked(kinds.Event):
    seat: int


class Lifted(kinds.Event):
    dice: tuple[int, ...]
    stakes: tuple[int, ...]
    reveals: bool = True


class CupsView(msgspec.Struct, frozen=True, kw_only=True):
    """`thrown` and `staked` have a flag a seat; `last` has the dice and stakes of the round before."""

    viewer: int | None
    first: int
    rounds: int
    bold: bool
    thrown: tuple[bool, ...]
    staked: tuple[bool, ...]
    die: int
    stake: int
    points: tuple[int, ...]
    last: tuple[tuple[int, ...], ...]


class Game(State):
    """One position. A die or a stake of 0 is still to come; `rounds` are those that are not over."""

    def __init__(self, seats: int, first: int, rounds: int, bold: bool) -> None:
        self.seats = seats
        self.first = first
        self.rounds = rounds
        self.bold = bold
        self.dice = [0] * seats
        self.stakes = [0] * seats
        self.points = [0] * seats
        self.last: list[tuple[int, ...]] = []

    def thrower(self) -> int:
        """The seat whose die is thrown next, or -1."""
        order = [(self.first + step) % self.seats for step in range(self.seats)]
        return next((seat for seat in order if not self.dice[seat]), -1)

    def actors(self) -> tuple[int, ...]:
        if not self.rounds:
            return ()
        if self.thrower() >= 0:
            return (CHANCE,)
        return tuple(seat for seat in range(self.seats) if not self.stakes[seat])

    def allowed(self) -> range:
        return range(2 if self.bold else 1, 4)

    def moves(self, seat: int) -> tuple[Stake, ...]:
        return tuple(Stake(coins) for coins in self.allowed()) if seat in self.actors() else ()

    def apply(self, seat: int, move: Any, emit: Emit = mute) -> None:
        self.check(seat, move)
        if seat == CHANCE:
            self.throw(move.values[0], emit)
        else:
            self.stake(seat, move.coins, emit)

    def check(self, seat: int, move: Any) -> None:
        if seat not in self.actors():
            raise IllegalMove("not-now", "CU-S1", seat=seat)
        if move not in (self.draw().outcomes() if seat == CHANCE else self.moves(seat)):
            raise IllegalMove("no-stake", "CU-S2", allowed=list(self.allowed()))

    def throw(self, die: int, emit: Emit) -> None:
        seat = self.thrower()
        self.dice[seat] = die
        if emit is not mute:
            self.tell_throw(seat, die, emit)

    def tell_throw(self, seat: int, die: int, emit: Emit) -> None:
        emit(Thrown(seat))
        emit(Saw(seat, die), only=seat)

    def stake(self, seat: int, coins: int, emit: Emit) -> None:
        self.stakes[seat] = coins
        if emit is not mute:
            self.tell_stake(seat, coins, emit)
        if all(self.stakes):
            self.lift(emit)

    def tell_stake(self, seat: int, coins: int, emit: Emit) -> None:
        emit(Staked(seat))

    def lift(self, emit: Emit) -> None:
        """CU-W1."""
        self.last = [tuple(self.dice), tuple(self.stakes)]
        for seat in range(self.seats):
            if self.dice[seat] == max(self.dice):
                self.points[seat] += self.stakes[seat]
        if emit is not mute:
            emit(Lifted(tuple(self.dice), tuple(self.stakes)))
        self.dice = [0] * self.seats
        self.stakes = [0] * self.seats
        self.rounds -= 1

    def draw(self) -> Draw:
        return Dice(1, 3, label="cup")

    def view(self, viewer: Viewer) -> Any:
        return CupsView(
            viewer=viewer,
            first=self.first,
            rounds=self.rounds,
            bold=self.bold,
            thrown=tuple(die > 0 for die in self.dice),
            staked=tuple(stake > 0 for stake in self.stakes),
            die=0 if viewer is None else self.dice[viewer],
            stake=0 if viewer is None else self.stakes[viewer],
            points=tuple(self.points),
            last=tuple(self.last),
        )

    def outcome(self) -> Outcome | None:
        return None if self.rounds else self.end()

    def end(self) -> Outcome:
        places = sorted(set(self.points), reverse=True)
        return Outcome(
            ranking=tuple(tuple(s for s in range(self.seats) if self.points[s] == place) for place in places),
            sides=tuple((seat,) for seat in range(self.seats)),
            scores=tuple(float(points) for points in self.points),
            clause="CU-E1",
            first=self.first,
        )

    def copy(self) -> Self:
        other = type(self)(self.seats, self.first, self.rounds, self.bold)
        other.dice = list(self.dice)
        other.stakes = list(self.stakes)
        other.points = list(self.points)
        other.last = list(self.last)
        return other


class Chooser:
    """A bot: a legal stake by chance."""

    def choose(self, state: Any, seat: int, below: Below) -> Any:
        moves = state.moves(seat)
        return moves[below(len(moves))]


def three_points(state: State, events: Sequence[Event]) -> bool:
    """The goal of the lesson."""
    return cast("Game", state).points[0] == 3


def high() -> Game:
    """The position of the lesson: the learner has the higher die."""
    game = Game(2, 0, 1, bold=False)
    game.dice = [3, 1]
    return game


class Cups:
    """The ruleset. `game` is the class of its states, which a planted fault replaces."""

    info: ClassVar[Info] = Info(
        id="cups", version=1, clauses="CU", designers=(), seats=(2, 3), options=(ROUNDS, MOOD), secrets=True, bound=6
    )
    move: ClassVar[Any] = Stake
    event: ClassVar[Any] = Thrown | Saw | Staked | Lifted
    sight: ClassVar[type[msgspec.Struct]] = CupsView
    bots: ClassVar[Mapping[str, Callable[[], Bot]]] = {"casual": Chooser, "club": Chooser}
    lessons: ClassVar[tuple[Lesson, ...]] = (Lesson(id="high", start=high, goal=three_points, solution=((Stake(3),),)),)
    game: type[Game] = Game

    def people(self, options: Options) -> tuple[int, ...]:
        return (2, 3)

    def holders(self, options: Options, people: int) -> tuple[int, ...]:
        return tuple(range(people))

    def sides(self, options: Options, seats: int) -> tuple[tuple[int, ...], ...]:
        return tuple((seat,) for seat in range(seats))

    def start(self, options: Options, seats: int, after: Outcome | None = None) -> Game:
        first = 0 if after is None else (after.first + 1) % seats
        return self.game(seats, first, int(options["rounds"]), options["mood"] == "bold")

    def imagine(self, view: CupsView, below: Below) -> Game:
        game = self.game(len(view.points), view.first, view.rounds, view.bold)
        game.points, game.last = list(view.points), list(view.last)
        for seat in range(game.seats):
            own = seat == view.viewer
            if view.thrown[seat]:
                game.dice[seat] = view.die if own else 1 + below(3)
            if view.staked[seat]:
                stakes = game.allowed()
                game.stakes[seat] = view.stake if own else stakes[below(len(stakes))]
        return game

    def silence(self, state: Game, seat: int) -> Stake | None:
        return next(iter(state.moves(seat)), None)

    def place(self, state: Game) -> None:
        return None


def twin(state: Any, viewer: Viewer, below: Below) -> Any:
    """Another world: others have other dice and stakes."""
    for seat in range(state.seats):
        if seat != viewer:
            if state.dice[seat]:
                state.dice[seat] = 1 + below(3)
            if state.stakes[seat]:
                stakes = state.allowed()
                state.stakes[seat] = stakes[below(len(stakes))]
    return state
