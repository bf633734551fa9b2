"""One game at a table: the state, the submissions so far, and how it ended."""

from collections.abc import Callable, Sequence

import msgspec

from hiroma.ids import PlayerId
from hiroma.kernel import CHANCE, Draw, Emit, IllegalMove, Options, Outcome, Ruleset, State, Viewer, mute
from hiroma.kernel.decoding import Malformed, decode
from hiroma.kernel.kinds import Move
from hiroma.table.entries import Drawn
from hiroma.table.messages import Heard, Step
from hiroma.table.practice import Past, PastStep
from hiroma.table.previewing import Foreseen, preview
from hiroma.table.refusal import Refused

Source = Callable[[int, Draw], tuple[int, ...]]
"""The source of draws: (n, draw) → one number for each range. Live, or read back from the log."""


def read_moves(ruleset: Ruleset, moves: Sequence[object]) -> list[Move]:
    """Return moves, given as decoded JSON, as structs of their ruleset; `Refused` ('malformed-move') for a bad one."""
    try:
        return decode(ruleset, moves)
    except Malformed as error:
        raise Refused("malformed-move", move=error.index, why=error.why) from None


class Hearing:
    """Collects events with their audience."""

    __slots__ = ("heard",)

    def __init__(self) -> None:
        self.heard: list[Heard] = []

    def __call__(self, event: msgspec.Struct, only: Viewer = None) -> None:
        """Keep an event."""
        self.heard.append(Heard(event, only))


class Play:
    """A game from its start to its end. `holders[seat]` is the chair that holds a seat.

    `shared`: other tables have the same deal.
    """

    def __init__(
        self, ruleset: Ruleset, options: Options, no: int, holders: tuple[int, ...], shared: bool = False
    ) -> None:
        self.shared = shared
        self.ruleset = ruleset
        self.options = dict(options)
        self.no = no
        self.holders = holders
        self.sides = ruleset.sides(options, len(holders))
        self.after: Outcome | None = None
        self.state: State
        self.opening: tuple[Drawn, ...] = ()
        self.steps: list[Step] = []
        self.newest: list[Draw] = []  # the draws after the last step, or the opening ones
        self.draws = 0
        self.decision = 0  # rev at which the present decision arose
        self.returned = 0  # rev at which the game last went back to an earlier one
        self.first = 0
        self.conceded: set[int] = set()
        self.held: dict[PlayerId, int] = {}  # player who gave a chair away in this game, or took one → that chair
        self.outcome: Outcome | None = None
        self.ended: str | None = None

    def begin(self, rev: int, after: Outcome | None, source: Source, emit: Emit) -> tuple[Drawn, ...]:
        """Start the state and make the opening draws."""
        self.after = after
        self.state = self.ruleset.start(self.options, len(self.holders), after)
        self.opening = self._draw(source, emit)
        self.first = min(self.state.actors(), default=0)
        self.decision = rev
        return self.opening

    def go_on_from(self, past: Past, rev: int) -> None:
        """Begin where a game stood. Its draws were made elsewhere: those made here are counted from 0.

        `Refused` when the past does not follow from the rules.
        """
        self.after = past.after
        self.state = self.ruleset.start(self.options, len(self.holders), past.after)
        self.opening = self._draw(_given(past.opening), mute)
        self.first = min(self.state.actors(), default=0)
        for step in past.steps:
            self.state = self._applied(self.state, step.seat, self.read(step.moves), mute)
            draws = self._draw(_given(step.draws), mute)
            self.steps.append(Step(rev, step.seat, tuple(step.moves), draws, reveals=True))
        self.draws = 0
        self.decision = rev

    def past(self) -> tuple[tuple[tuple[int, ...], ...], tuple[PastStep, ...]]:
        """Return the numbers of the opening draws, and the steps that stand, as a `Past` holds them."""
        return _numbers(self.opening), tuple(PastStep(s.seat, list(s.moves), _numbers(s.draws)) for s in self.steps)

    def submit(self, rev: int, seat: int, moves: Sequence[object], source: Source, emit: Hearing) -> tuple[Drawn, ...]:
        """Apply a seat's moves; return the draws made after them. When the rules refuse a move, nothing has changed."""
        before = self.state.actors()
        self.state = self._applied(self.state, seat, self.read(moves), emit)
        draws = self._draw(source, emit)
        reveals = bool(draws) or any(getattr(heard.event, "reveals", False) for heard in emit.heard)
        self.steps.append(Step(rev, seat, tuple(moves), draws, reveals))
        actors = self.state.actors()
        if len(actors) >= len(before) or not set(actors) < set(before):
            self.decision = rev
        self.outcome = self.state.outcome()
        if self.outcome is not None:
            self.ended = "rules"
        return draws

    def bind_last(self) -> None:
        """Mark the newest step so that nobody takes it back outright."""
        self.steps[-1] = msgspec.structs.replace(self.steps[-1], reveals=True)

    def read(self, moves: Sequence[object]) -> list[Move]:
        """Return moves as structs of the ruleset. `Refused` as `read_moves`."""
        return read_moves(self.ruleset, moves)

    def preview(self, seat: int, moves: Sequence[object]) -> Foreseen:
        """Return the position after drafted moves, from what the seat may know, and their events; nothing changes."""
        return preview(self.ruleset, self.state, seat, self.read(moves))

    def silent(self, seat: int) -> list[object] | None:
        """Return the turn that silence means for a seat, as it travels; None where it must decide."""
        move = self.ruleset.silence(self.state, seat)
        return None if move is None else [msgspec.to_builtins(move)]

    def may_undo(self) -> tuple[int, ...]:
        """Return the seat, if any, that may undo its last submission outright: nothing drawn, shown or done since."""
        if self.ended or not self.steps or self.steps[-1].reveals:
            return ()
        return (self.steps[-1].seat,)

    def last_of(self, seats: tuple[int, ...]) -> int | None:
        """Return the index of the newest step of any of these seats; None without one."""
        for index in range(len(self.steps) - 1, -1, -1):
            if self.steps[index].seat in seats:
                return index
        return None

    def back_to(self, index: int, rev: int) -> None:
        """Undo step `index` and all after it. Draws are not made again: their count goes on."""
        kept = self.steps[:index]
        self._start_anew()
        self._redraw(self.opening)
        self._make_again(kept)
        self.steps = kept
        self.decision = self.returned = rev

    def stand_at(self, opening: tuple[Drawn, ...], steps: Sequence[Step], rev: int) -> None:
        """Go to a position that was on the board before, by its opening draws and steps. Nothing is drawn."""
        self.opening = opening
        self._start_anew()
        self._redraw(opening)
        self._make_again(steps)
        self.steps = list(steps)
        self.decision = rev

    def draw_otherwise(self, rev: int, chosen: Sequence[Sequence[int]], source: Source) -> tuple[Drawn, ...]:
        """Make the draws after the last step, or the opening ones, as somebody has chosen; further ones by `source`.

        `Refused`: 'bad-draw' when they do not fit, and then nothing has changed.
        """
        before, count, newest = self.state, self.draws, self.newest
        try:
            draws = self._drawn_otherwise(chosen, source)
        except Refused:
            self.state, self.draws, self.newest = before, count, newest
            raise
        if not self.steps:
            self.opening = draws
        else:
            last = self.steps[-1]
            self.steps[-1] = Step(rev, last.seat, last.moves, draws, reveals=True)
        self.decision = rev
        self.outcome = self.state.outcome()
        if self.outcome is not None:
            self.ended = "rules"
        return draws

    def _drawn_otherwise(self, chosen: Sequence[Sequence[int]], source: Source) -> tuple[Drawn, ...]:
        self._start_anew()
        if self.steps:
            *kept, last = self.steps
            self._redraw(self.opening)
            self._make_again([*kept, msgspec.structs.replace(last, draws=())])
        draws = self._draw(source, mute, chosen)
        if len(draws) < len(chosen):
            raise Refused("bad-draw", n=self.draws)
        return draws

    def drawn(self) -> list[tuple[Draw, tuple[int, ...]]]:
        """Return the draws after the last step, or the opening ones, each with its numbers."""
        made = self.steps[-1].draws if self.steps else self.opening
        return [(draw, each.numbers) for draw, each in zip(self.newest, made, strict=True)]

    def _start_anew(self) -> None:
        self.state = self.ruleset.start(self.options, len(self.holders), self.after)

    def _make_again(self, steps: Sequence[Step]) -> None:
        for step in steps:
            for move in self.read(step.moves):
                self.state.apply(step.seat, move)
            self._redraw(step.draws)

    def concede(self, seats: tuple[int, ...]) -> bool:
        """Give up seats; return True when that ended the game because one side is left."""
        self.conceded.update(seats)
        left = [i for i, side in enumerate(self.sides) if not self.conceded.issuperset(side)]
        if len(left) > 1 or (left and len(self.sides) == 1):
            return False
        beaten = tuple(i for i in range(len(self.sides)) if i not in left)
        self.outcome = Outcome(
            ranking=(tuple(left), beaten),
            sides=self.sides,
            scores=(0.0,) * len(self.holders),
            clause="concede",
            first=self.first,
        )
        self.ended = "conceded"
        return True

    def steps_of(self, seat: int) -> int:
        """Return the number of steps of a seat that stand."""
        return sum([step.seat == seat for step in self.steps])

    def gave_up(self, seats: tuple[int, ...]) -> bool:
        """Return True when all these seats have conceded."""
        return self.conceded.issuperset(seats)

    def _applied(self, state: State, seat: int, moves: list[Move], emit: Emit) -> State:
        # A single move is refused without a trace by contract; a longer list needs a trial copy.
        trial = state if len(moves) == 1 else state.copy()
        for index, move in enumerate(moves):
            if trial.actors() == (CHANCE,):
                raise Refused("draw-between", move=index)
            try:
                trial.apply(seat, move, emit)
            except IllegalMove as illegal:
                raise Refused.by_rule(illegal, index) from None
        return trial

    def _draw(self, source: Source, emit: Emit, chosen: Sequence[Sequence[int]] = ()) -> tuple[Drawn, ...]:
        made: list[Drawn] = []
        self.newest = []
        while self.state.actors() == (CHANCE,):
            draw = self.state.draw()
            own = self.ruleset.place(self.state) if draw.n is None and self.shared else draw.n
            n = self.draws if own is None else own
            self.newest.append(draw)
            ours = len(made) < len(chosen)
            numbers = _fitting(tuple(chosen[len(made)]), draw, n) if ours else source(n, draw)
            made.append(Drawn(n, draw.label, draw.ranges(), numbers, own is not None, ours))
            self.state.apply(CHANCE, draw.result(numbers), emit)
            self.draws += 1
        return tuple(made)

    def _redraw(self, draws: tuple[Drawn, ...]) -> None:
        self.newest = []
        for drawn in draws:
            self.newest.append(draw := self.state.draw())
            self.state.apply(CHANCE, draw.result(drawn.numbers), mute)


def _numbers(draws: tuple[Drawn, ...]) -> tuple[tuple[int, ...], ...]:
    return tuple(drawn.numbers for drawn in draws)


def _given(numbers: Sequence[tuple[int, ...]]) -> Source:
    left = list(reversed(numbers))

    def source(n: int, draw: Draw) -> tuple[int, ...]:
        return _fitting(left.pop() if left else (), draw, n)

    return source


def _fitting(made: tuple[int, ...], draw: Draw, n: int) -> tuple[int, ...]:
    # `Refused` ('bad-draw') where these numbers are no result of the draw.
    ranges = draw.ranges()
    if len(made) != len(ranges) or any(x not in range(r) for x, r in zip(made, ranges, strict=True)):
        raise Refused("bad-draw", n=n)
    return made
