"""A small game with a secret, and the ways to break it.

Each of two seats hides a number from 1 to 3, in any order; then a die falls, and who is nearer to it wins.
"""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, cast

import msgspec

from hiroma.kernel import (
    CHANCE,
    Below,
    Dice,
    Emit,
    Event,
    IllegalMove,
    Info,
    Lesson,
    Option,
    Options,
    Outcome,
    Ruleset,
    State,
    Viewer,
    kinds,
    mute,
)


class Hide(kinds.Move):
    number: int


class Hidden(kinds.Event):
    seat: int


class Fallen(kinds.Event):
    die: int


class Sight(msgspec.Struct, frozen=True):
    viewer: int | None
    chosen: tuple[bool, ...]
    mine: int | None
    shown: tuple[int, ...]
    die: int


class Toy(State):
    """One position. `flaw` names what is broken."""

    def __init__(self, flaw: str, first: int, serial: int = 0) -> None:
        self.flaw = flaw
        self.first = first
        self.serial = serial
        self.numbers: list[int] = [0, 0]
        self.die = 0
        self.asked = 0
        self.dreamt = False

    def actors(self) -> tuple[int, ...]:
        if self.die or (self.dreamt and self.flaw == "an imagined world has the same actors"):
            return ()
        waiting = tuple(seat for seat in (0, 1) if not self.numbers[seat]) or (CHANCE,)
        return waiting[::-1] if self.flaw == "actors come in seat order" else waiting

    def moves(self, seat: int) -> tuple[Hide, ...]:
        self.asked += 1
        if seat not in self.actors():
            if self.flaw == "who may not act has no moves" and not self.die:
                return (Hide(1),)
            return (Hide(1),) if self.flaw == "nobody moves after the end" and self.die and seat == 0 else ()
        moves = tuple(Hide(number) for number in (1, 2, 3))
        other = self.numbers[1 - seat]
        if self.flaw == "an actor has a move: " or (self.flaw == "an actor has a move after every move" and other):
            return ()
        if self.flaw == "moves show nothing hidden" and other:
            return moves[:other]
        return self._bent(moves)

    def _bent(self, moves: tuple[Hide, ...]) -> tuple[Hide, ...]:
        if self.dreamt and self.flaw == "an imagined world has the same moves":
            return moves[:2]
        if self.flaw == "moves are a tuple: ":
            return list(moves)  # type: ignore[return-value]  # the fault itself
        if self.flaw == "moves do not repeat":
            return (*moves, Hide(1))
        if self.flaw == "moves come in a fixed order" and self.asked % 2:
            return moves[::-1]
        return moves

    def apply(self, seat: int, move: Any, emit: Emit = mute) -> None:
        if seat == CHANCE:
            self._fall(move, emit)
            return
        if seat not in self.actors():
            raise IllegalMove("not-now", "TOY-1")
        if self.flaw == "raised":
            assert move.number < 900
        most = self.numbers[1 - seat] if self.flaw == "moves show nothing hidden" else 0
        good = isinstance(move, Hide) and move in [Hide(1), Hide(2), Hide(3)][: most or 3]
        if self.flaw == "apply accepts every move of moves" and move == Hide(2):
            good = False
        if self.flaw == "apply refuses what moves does not list" and move == Hide(4):
            good = True
        if not good:
            if self.flaw == "a refused move changes nothing":
                self.numbers[seat] = 1
            raise IllegalMove("no-number", "" if self.flaw == "a refusal has a code and a clause" else "TOY-2")
        self.numbers[seat] = move.number
        if self.flaw == "listening changes nothing" and emit is not mute:
            self.numbers[seat] = 3 - (move.number == 3)
        if emit is not mute:
            self._tell(seat, move, emit)

    def _tell(self, seat: int, move: Hide, emit: Emit) -> None:
        only = seat if self.flaw == "a game without secrets tells everybody" else None
        if self.flaw == "who sees the same hears the same":
            emit(Hidden(self.numbers[1 - seat]))
        if self.flaw == "what cannot be seen is not heard":
            emit(Hidden(move.number))
        emit(Hidden(1.5 if self.flaw == "events survive the journey" else seat), only)  # type: ignore[arg-type]  # the flaw is the wrong type

    def _fall(self, move: Any, emit: Emit) -> None:
        if self.actors() != (CHANCE,) or move not in self.draw().outcomes():
            raise IllegalMove("no-die", "TOY-3")
        if self.flaw == "a game ends":
            self.numbers = [0, 0]
            return
        self.die = move.values[0]
        emit(Fallen(self.die))

    def draw(self) -> Dice:
        return Dice(1, 3)

    def view(self, viewer: Viewer) -> Any:
        if self.flaw == "views are of the promised type":
            return Hide(1)
        leaks = self.flaw == "a view shows nothing hidden"
        open_ = self.die or leaks
        mine = None if viewer is None or not self.numbers[viewer] else self.numbers[viewer]
        shown = tuple(self.numbers) if open_ else ()
        if self.flaw == "without secrets everybody sees the same":
            shown = (0 if viewer is None else viewer, 7)
        if self.flaw == "replaying the log gives the same game" and self.die:
            shown = (*self.numbers, self.serial)
        return Sight(viewer, tuple(bool(number) for number in self.numbers), mine, shown, self.die)

    def outcome(self) -> Outcome | None:
        if not self.die:
            return self._outcome() if self.flaw == "there is no outcome before the end" else None
        return None if self.flaw == "a game that ends has an outcome" else self._outcome()

    def _outcome(self) -> Outcome:
        far = [abs(number - self.die) for number in self.numbers]
        ranking: tuple[tuple[int, ...], ...] = (
            ((0, 1),) if far[0] == far[1] else ((0,), (1,)) if far[0] < far[1] else ((1,), (0,))
        )
        if self.flaw == "the ranking has every side once":
            ranking = ((0,),)
        scores = (1.0,) if self.flaw == "there is a score for every seat" else (1.0, 2.0)
        clause = "X-1" if self.flaw == "the end has a clause" else "TOY-9"
        sides = ((0, 1),) if self.flaw == "the outcome has the sides of the ruleset" else ((0,), (1,))
        first = 5 if self.flaw == "the first seat is one of the seats" else self.first
        return Outcome(ranking=ranking, sides=sides, scores=scores, clause=clause, first=first)

    def copy(self) -> "Toy":
        other = Toy(self.flaw, self.first, self.serial)
        other.numbers = self.numbers if self.flaw == "a copy is independent" else self.numbers[:]
        other.die = 1 if self.flaw == "a copy is equal" else self.die
        return other


class Chooser:
    """A bot."""

    def __init__(self, flaw: str) -> None:
        self.flaw = flaw

    def choose(self, state: Any, seat: int, below: Below) -> Any:
        if self.flaw == "bots choose legal moves":
            return Hide(9)
        moves = state.moves(seat)
        if self.flaw == "bots change nothing":
            state.numbers[1 - seat] = 2
        return moves[below(len(moves))]


class ToyRules:
    """The ruleset of the toy with one flaw, or none."""

    move: ClassVar[Any] = Hide
    event: ClassVar[Any] = Hidden | Fallen
    sight: ClassVar[type[msgspec.Struct]] = Sight

    def __init__(self, flaw: str = "", secrets: bool = True, bound: int | None = 2) -> None:
        self.flaw = flaw
        self.started = 0
        self.info = Info(
            id="toy",
            version=1,
            clauses="TOY",
            designers=(),
            seats=(2, 2),
            options=(Option(name="odd", default=False, clause="TOY-5"),),
            secrets=secrets,
            bound=bound,
        )
        self.bots: dict[str, Callable[[], Chooser]] = {
            "any" if flaw == "there is a bot casual" else "casual": lambda: Chooser(flaw)
        }
        solution = 2 if flaw == "the solution of a lesson solves it" else 3
        self.lessons = (Lesson(id="hide", start=lambda: Toy("", 0), goal=hid_three, solution=((Hide(solution),),)),)

    def people(self, options: Options) -> tuple[int, ...]:
        return (2,)

    def holders(self, options: Options, people: int) -> tuple[int, ...]:
        return (0, 1)

    def sides(self, options: Options, seats: int) -> tuple[tuple[int, ...], ...]:
        return ((0,), (1,))

    def start(self, options: Options, seats: int, after: Outcome | None = None) -> Toy:
        self.started += 1
        return Toy(self.flaw, 0 if after is None else 1 - after.first, self.started)

    def imagine(self, view: Sight, below: Below) -> Toy:
        state = Toy(self.flaw, 0)
        state.die = view.die
        state.numbers = [1 + below(3) if chosen else 0 for chosen in view.chosen]
        if view.shown:
            state.numbers = list(view.shown[:2])
            state.serial = view.shown[-1]
        elif view.viewer is not None and view.mine is not None:
            state.numbers[view.viewer] = view.mine
        if self.flaw == "an imagined world fits the view":
            state.die = 3
        state.dreamt = True
        return state

    def silence(self, state: Toy, seat: int) -> Hide | None:
        if self.flaw == "silence means a legal move":
            return Hide(9)
        return Hide(1) if seat in state.actors() else None

    def place(self, state: Toy) -> None:
        return None


def hid_three(state: State, events: Sequence[Event]) -> bool:
    """The goal of the one lesson."""
    return cast("Toy", state).numbers[0] == 3


def twin(state: Toy, viewer: Viewer, below: Below) -> Toy:
    """Another world: the others hid other numbers."""
    if not state.die:
        for seat in (0, 1):
            if seat != viewer and state.numbers[seat]:
                state.numbers[seat] = 1 + below(3)
    return state


def toy(flaw: str = "", secrets: bool = True, bound: int | None = 2) -> Ruleset:
    """The rules, as those who do not look inside see them."""
    return cast("Ruleset", ToyRules(flaw, secrets, bound))
