"""Two tiny games that keep the contract: `duel`, secret and simultaneous; `pile`, without chance or secrets."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import msgspec

from hiroma.games import newest, ruleset
from hiroma.kernel import (
    Below,
    Bot,
    Draw,
    Emit,
    IllegalMove,
    Info,
    Lesson,
    Option,
    Options,
    Outcome,
    Ruleset,
    UnknownRules,
    Viewer,
    kinds,
    mute,
)
from hiroma.kernel.state import State

MATCH = Option(name="match", default=1, clause="TOY-1", low=1, high=9, aliases=("Partien",))
MOOD = Option(name="mood", default="calm", clause="TOY-2", choices=("calm", "Wild"))
LOUD = Option(name="loud", default=False, clause="TOY-3", aliases=("lärm", "大声"), cancels=("mood",))


class Anything:
    """A bot of any level: one legal move, by chance."""

    def choose(self, state: Any, seat: int, below: Below) -> Any:
        moves = state.moves(seat)
        return moves[below(len(moves))]


# -- duel: three rounds; both choose a card in secret, then both are shown ------------------------


class Choose(kinds.Move):
    card: int


class HasChosen(kinds.Event):
    seat: int


class Took(kinds.Event):
    """For the eyes of `seat` only."""

    seat: int
    card: int


class Shown(kinds.Event):
    cards: tuple[int, int]
    reveals: bool = True


class DuelView(msgspec.Struct, frozen=True, kw_only=True):
    hands: tuple[tuple[int, ...], ...]
    chosen: tuple[bool, ...]
    mine: int | None
    viewer: int | None
    points: tuple[int, ...]


class DuelState(State):
    __slots__ = ("chosen", "first", "hands", "points")

    def __init__(self, first: int) -> None:
        self.hands = [[1, 2, 3], [1, 2, 3]]
        self.chosen: list[int | None] = [None, None]
        self.points = [0, 0]
        self.first = first

    def actors(self) -> tuple[int, ...]:
        if not any(self.hands):
            return ()
        return tuple(seat for seat in (0, 1) if self.chosen[seat] is None)

    def moves(self, seat: int) -> tuple[Choose, ...]:
        return tuple(Choose(card) for card in self.hands[seat]) if seat in self.actors() else ()

    def apply(self, seat: int, move: Any, emit: Emit = mute) -> None:
        if seat not in self.actors():
            raise IllegalMove("not-now", "TOY-4", seat=seat)
        if not isinstance(move, Choose) or move.card not in self.hands[seat]:
            raise IllegalMove("no-such-card", "TOY-5")
        self.chosen[seat] = move.card
        emit(HasChosen(seat))
        emit(Took(seat, move.card), only=seat)
        one, two = self.chosen
        if one is not None and two is not None:
            self.hands[0].remove(one)
            self.hands[1].remove(two)
            if one != two:
                self.points[0 if one > two else 1] += 1
            self.chosen = [None, None]
            emit(Shown((one, two)))

    def draw(self) -> Draw:
        raise AssertionError("no chance here")

    def view(self, viewer: Viewer) -> DuelView:
        return DuelView(
            hands=tuple(tuple(hand) for hand in self.hands),
            chosen=tuple(card is not None for card in self.chosen),
            mine=None if viewer is None else self.chosen[viewer],
            viewer=viewer,
            points=tuple(self.points),
        )

    def outcome(self) -> Outcome | None:
        if any(self.hands):
            return None
        a, b = self.points
        ranking = ((0, 1),) if a == b else ((0,), (1,)) if a > b else ((1,), (0,))
        return Outcome(
            ranking=ranking, sides=((0,), (1,)), scores=(float(a), float(b)), clause="TOY-6", first=self.first
        )

    def copy(self) -> "DuelState":
        twin = DuelState(self.first)
        twin.hands = [list(hand) for hand in self.hands]
        twin.chosen, twin.points = list(self.chosen), list(self.points)
        return twin


class Duel:
    info: ClassVar[Info] = Info(
        id="duel",
        version=1,
        clauses="TOY",
        designers=(),
        seats=(2, 2),
        options=(MATCH, MOOD, LOUD),
        secrets=True,
        bound=6,
    )
    move: ClassVar[Any] = Choose
    event: ClassVar[Any] = HasChosen | Took | Shown
    sight: ClassVar[type[msgspec.Struct]] = DuelView
    bots: ClassVar[Mapping[str, Callable[[], Bot]]] = {"random": Anything, "casual": Anything}
    lessons: ClassVar[tuple[Lesson, ...]] = ()

    def people(self, options: Options) -> tuple[int, ...]:
        return (2,)

    def holders(self, options: Options, people: int) -> tuple[int, ...]:
        return (0, 1)

    def sides(self, options: Options, seats: int) -> tuple[tuple[int, ...], ...]:
        return ((0,), (1,))

    def start(self, options: Options, seats: int, after: Outcome | None = None) -> DuelState:
        return DuelState((after.first + 1) % 2 if after else 0)

    def imagine(self, view: DuelView, below: Below) -> DuelState:
        state = DuelState(0)
        state.hands = [list(hand) for hand in view.hands]
        state.points = list(view.points)
        for seat in (0, 1):
            if view.chosen[seat]:
                hand = state.hands[seat]
                state.chosen[seat] = view.mine if seat == view.viewer else hand[below(len(hand))]
        return state

    def silence(self, state: DuelState, seat: int) -> Choose | None:
        return next(iter(state.moves(seat)), None)

    def place(self, state: DuelState) -> None:
        return None


# -- pile: take one or two stones a turn; who takes the last one wins -----------------------------


class Take(kinds.Move):
    """One stone."""


class Enough(kinds.Move):
    """No second stone."""


class Taken(kinds.Event):
    seat: int
    left: int


class PileView(msgspec.Struct, frozen=True, kw_only=True):
    stones: int
    mover: int
    taken: int
    seats: int
    first: int


class PileState(State):
    __slots__ = ("first", "most", "mover", "seats", "stones", "taken")

    def __init__(self, seats: int, first: int, most: int) -> None:
        self.seats, self.first, self.mover, self.most = seats, first, first, most
        self.stones, self.taken = 7, 0

    def actors(self) -> tuple[int, ...]:
        return (self.mover,) if self.stones else ()

    def moves(self, seat: int) -> tuple[Any, ...]:
        if seat not in self.actors():
            return ()
        return (Take(), Enough()) if self.taken else (Take(),)

    def apply(self, seat: int, move: Any, emit: Emit = mute) -> None:
        if seat not in self.actors():
            raise IllegalMove("not-now", "TOY-4", seat=seat)
        if not isinstance(move, Take) and not (isinstance(move, Enough) and self.taken):
            raise IllegalMove("take-one", "TOY-7")
        if isinstance(move, Take):
            self.stones -= 1
            self.taken += 1
            emit(Taken(seat, self.stones))
        if self.stones and (isinstance(move, Enough) or self.taken == self.most):
            self.mover, self.taken = (self.mover + 1) % self.seats, 0

    def draw(self) -> Draw:
        raise AssertionError("no chance here")

    def view(self, viewer: Viewer) -> PileView:
        return PileView(stones=self.stones, mover=self.mover, taken=self.taken, seats=self.seats, first=self.first)

    def outcome(self) -> Outcome | None:
        if self.stones:
            return None
        others = tuple(seat for seat in range(self.seats) if seat != self.mover)
        scores = tuple(float(seat == self.mover) for seat in range(self.seats))
        sides = tuple((seat,) for seat in range(self.seats))
        return Outcome(ranking=((self.mover,), others), sides=sides, scores=scores, clause="TOY-8", first=self.first)

    def copy(self) -> "PileState":
        twin = PileState(self.seats, self.first, self.most)
        twin.mover, twin.stones, twin.taken = self.mover, self.stones, self.taken
        return twin


class Pile:
    info: ClassVar[Info] = Info(
        id="pile", version=1, clauses="TOY", designers=(), seats=(2, 3), options=(MATCH,), secrets=False, bound=14
    )
    move: ClassVar[Any] = Take | Enough
    event: ClassVar[Any] = Taken
    sight: ClassVar[type[msgspec.Struct]] = PileView
    bots: ClassVar[Mapping[str, Callable[[], Bot]]] = {"random": Anything, "casual": Anything}
    lessons: ClassVar[tuple[Lesson, ...]] = ()
    most: ClassVar[int] = 2
    """Stones a turn."""

    def people(self, options: Options) -> tuple[int, ...]:
        return (2, 3)

    def holders(self, options: Options, people: int) -> tuple[int, ...]:
        return tuple(range(people))

    def sides(self, options: Options, seats: int) -> tuple[tuple[int, ...], ...]:
        return tuple((seat,) for seat in range(seats))

    def start(self, options: Options, seats: int, after: Outcome | None = None) -> PileState:
        return PileState(seats, (after.first + 1) % seats if after else 0, self.most)

    def imagine(self, view: PileView, below: Below) -> PileState:
        state = PileState(view.seats, view.first, self.most)
        state.mover, state.stones, state.taken = view.mover, view.stones, view.taken
        return state

    def silence(self, state: PileState, seat: int) -> None:
        return None

    def place(self, state: PileState) -> None:
        return None


class BigPile(Pile):
    """Version 2: up to three stones a turn."""

    info: ClassVar[Info] = msgspec.structs.replace(Pile.info, version=2)
    most: ClassVar[int] = 3


TOYS: dict[str, dict[int, Ruleset]] = {"duel": {1: Duel()}, "pile": {1: Pile()}}
"""Version 2 of the pile is not among them until a test puts it there."""


def find(game: str, version: int) -> Ruleset:
    """The toys, and the games of the house, at a version."""
    if game not in TOYS:
        return ruleset(game, version)
    if version not in TOYS[game]:
        raise UnknownRules(game, version, tuple(TOYS[game]))
    return TOYS[game][version]


def latest(game: str) -> Ruleset:
    """A game at the version of new tables."""
    return find(game, max(TOYS[game])) if game in TOYS else newest(game)
