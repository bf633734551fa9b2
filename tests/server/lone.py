"""A tiny game of one seat with advice, daily, books and solitaire: reach a goal by rolling, and not far beyond."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar

import msgspec

from hiroma.kernel import (
    CHANCE,
    BadOption,
    Below,
    Bot,
    Capabilities,
    Dice,
    Draw,
    Emit,
    IllegalMove,
    Info,
    Lesson,
    Option,
    Options,
    Outcome,
    Rolled,
    Seat,
    State,
    Viewer,
    kinds,
    mute,
)
from hiroma.kernel.capabilities import AdviceTypes, BookTypes, DayResult, Finding, Name, Pack, Part, Sanitise
from hiroma.kernel.lot import Lot

BEYOND = 3


class Go(kinds.Move):
    """Roll."""


class Stop(kinds.Move):
    """Leave this goal."""


class Fell(kinds.Event):
    pips: int


class LoneView(msgspec.Struct, frozen=True, kw_only=True):
    goals: tuple[int, ...]
    total: int
    done: tuple[bool, ...]
    rolls: int
    rolling: bool


class Position(State):
    def __init__(self, goals: tuple[int, ...]) -> None:
        self.goals, self.total, self.rolls, self.rolling = goals, 0, 0, False
        self.done: list[bool] = []

    def actors(self) -> tuple[int, ...]:
        if len(self.done) == len(self.goals):
            return ()
        return (CHANCE,) if self.rolling else (0,)

    def moves(self, seat: Seat) -> tuple[Any, ...]:
        return (Go(), Stop()) if self.actors() == (seat,) and seat == 0 else ()

    def apply(self, seat: Seat, move: Any, emit: Emit = mute) -> None:
        if self.actors() != (seat,) or isinstance(move, Rolled) != self.rolling:
            raise IllegalMove("not-now", "LN-1")
        if isinstance(move, Rolled):
            if move not in self.draw().outcomes():
                raise IllegalMove("no-such-roll", "LN-2")
            self.rolling = False
            self.total += sum(move.values)
            emit(Fell(sum(move.values)))
            if self.total > self.goals[len(self.done)] + BEYOND:
                self._leave(False)
        elif isinstance(move, Go):
            self.rolling = True
            self.rolls += 1
        elif isinstance(move, Stop):
            self._leave(self.total >= self.goals[len(self.done)])
        else:
            raise IllegalMove("not-known", "LN-3")

    def _leave(self, won: bool) -> None:
        self.done.append(won)
        self.total = 0

    def draw(self) -> Draw:
        return Dice(2, 3)

    def view(self, viewer: Viewer) -> LoneView:
        return LoneView(
            goals=self.goals, total=self.total, done=tuple(self.done), rolls=self.rolls, rolling=self.rolling
        )

    def outcome(self) -> Outcome | None:
        if self.actors():
            return None
        ranking: tuple[tuple[int, ...], ...] = ((0,),) if all(self.done) else ((), (0,))
        return Outcome(ranking=ranking, sides=((0,),), scores=(float(sum(self.done)),), clause="LN-4", first=0)

    def copy(self) -> "Position":
        other = Position(self.goals)
        other.total, other.rolls, other.rolling, other.done = self.total, self.rolls, self.rolling, self.done[:]
        return other


class Careful:
    """Rolls until the goal is reached."""

    def choose(self, state: Position, seat: Seat, below: Below) -> Any:
        return Stop() if state.total >= state.goals[len(state.done)] else Go()


class Hasty:
    """Rolls once."""

    def choose(self, state: Position, seat: Seat, below: Below) -> Any:
        return Stop() if state.total else Go()


def goals_of(text: str) -> tuple[int, ...]:
    return tuple(int(goal) for goal in text.split())


def canonical(text: str) -> str:
    if not all(part.isdecimal() and 1 <= int(part) <= 60 for part in text.split()):
        raise BadOption("option-text", option="book", error="E-GOAL", place="")
    return " ".join(text.split())


class Lone:
    info: ClassVar[Info] = Info(
        id="lone",
        version=1,
        clauses="LN",
        designers=(),
        seats=(1, 1),
        options=(Option(name="book", default="", high=200, reads=canonical, clause="LN-5"),),
        secrets=False,
        ends_with="casual",
    )
    move: ClassVar[Any] = Go | Stop
    event: ClassVar[Any] = Fell
    sight: ClassVar[type[msgspec.Struct]] = LoneView
    bots: ClassVar[Mapping[str, Callable[[], Bot]]] = {"casual": Hasty, "master": Careful}
    lessons: ClassVar[tuple[Lesson, ...]] = ()

    def people(self, options: Options) -> tuple[int, ...]:
        return (1,)

    def holders(self, options: Options, people: int) -> tuple[int, ...]:
        return (0,)

    def sides(self, options: Options, seats: int) -> tuple[tuple[int, ...], ...]:
        return ((0,),)

    def start(self, options: Options, seats: int, after: Outcome | None = None) -> Position:
        return Position(goals_of(str(options.get("book", ""))) or (4, 6))

    def imagine(self, view: LoneView, below: Below) -> Position:
        state = Position(view.goals)
        state.total, state.rolls, state.rolling, state.done = view.total, view.rolls, view.rolling, list(view.done)
        return state

    def silence(self, state: Position, seat: Seat) -> None:
        return None

    def place(self, state: Position) -> None:
        return None


# -- its capabilities ---------------------------------------------------------------------------------


class Tip(msgspec.Struct, frozen=True):
    moves: tuple[Any, ...]
    missing: int


class Lookback(msgspec.Struct, frozen=True):
    moves: int
    pips: int
    done: tuple[bool, ...]


class Counsel:
    travels = AdviceTypes(turn=Tip, review=Lookback)

    def advise(self, state: Position, seat: Seat) -> list[Tip]:
        move = Careful().choose(state, seat, lambda _: 0)
        return [Tip((move,), max(0, state.goals[len(state.done)] - state.total))]

    def review(self, state: Position, steps: Iterable[tuple[Seat, Any]]) -> Lookback:
        moves = pips = 0
        for seat, move in steps:
            moves += seat != CHANCE
            pips += sum(move.values) if seat == CHANCE else 0
            state.apply(seat, move)
        return Lookback(moves, pips, tuple(state.done))


class Day:
    rivals: ClassVar[tuple[str, ...]] = ()

    def options(self, day: str) -> Options:
        return {"book": str(5 + int(day[-2:]) % 3)}

    def result(self, state: Position) -> DayResult:
        marks = "".join("W" if won else "L" for won in state.done)
        won = state.outcome() is not None and all(state.done)
        return DayResult(marks=marks, won=won, turns=state.rolls, rank=state.rolls if won else 1000)


class Goals(msgspec.Struct, frozen=True):
    """A file: '{"key": "hard", "by": "Ann", "goals": [30, 40]}'."""

    key: str
    by: str
    goals: tuple[int, ...]
    drawing: str = ""


class GoalBooks:
    travels = BookTypes(book=Goals, draft=Goals, study=Goals)
    levels = ("master", "casual")

    def own(self) -> Pack:
        return _pack(Goals("first", "", (4, 6)), "")

    def read(self, raw: bytes, sanitise: Sanitise) -> tuple[Pack | None, list[Finding]]:
        try:
            goals = msgspec.json.decode(raw, type=Goals)
        except msgspec.DecodeError:
            return None, [Finding("E-FORMAT", "")]
        if goals.drawing and sanitise(goals.drawing)[1]:
            return None, [Finding("E-SVG", "drawing")]
        return self.stored(raw), []

    def stored(self, body: bytes) -> Pack:
        goals = msgspec.json.decode(body, type=Goals)
        return _pack(goals, " ".join(map(str, goals.goals)))

    def won(self, state: Position) -> frozenset[str]:
        return frozenset(str(goal) for goal, won in zip(state.goals, state.done, strict=False) if won)

    def wins(self, play: str, part: int, level: str, attempts: int, seed: int) -> int:
        lot, bot, won = Lot(seed), Lone.bots[level](), 0
        for _ in range(attempts):
            state = Position((goals_of(play)[part - 1],))
            while actors := state.actors():
                outcomes = state.draw().outcomes()
                rolled = outcomes[lot.below(len(outcomes))]
                state.apply(actors[0], rolled if state.rolling else bot.choose(state, 0, lot.below))
            won += state.done[0]
        return won

    def study(self, draft: Any) -> Goals:
        return msgspec.convert(draft, Goals)


def _pack(goals: Goals, play: str) -> Pack:
    parts = tuple(
        Part(place=f"goals[{at}]", compared=f"goals[{at}]", alike={"same": str(goal)}, alone=str(goal), drawing="")
        for at, goal in enumerate(goals.goals)
    )
    name = Name(goals.key.title())
    return Pack(key=goals.key, title=name, author=goals.by, play=play, book=goals, parts=parts, warnings=())


class Alone:
    def length(self, state: Position) -> float:
        return float(state.rolls)


CAPABILITIES = Capabilities(advice=Counsel(), daily=Day(), books=GoalBooks(), solitaire=Alone())
