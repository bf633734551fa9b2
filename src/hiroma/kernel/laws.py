"""The laws of the contract, each asked of a game in progress. `conformance.check` asks them all."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from hiroma.kernel.contract import CHANCE, Below, Emit, State, Viewer, mute
from hiroma.kernel.illegal import mutants, strangers
from hiroma.kernel.kinds import Event, Move
from hiroma.kernel.lesson import play
from hiroma.kernel.lot import Lot
from hiroma.kernel.options import Options
from hiroma.kernel.refusals import IllegalMove
from hiroma.kernel.ruleset import Ruleset

Twin = Callable[[Any, Viewer, Below], State]
"""(state, viewer, below) → another world that differs only in what the viewer may not know."""


SOME_MOVES = 60
"""Moves of a seat that are tried from one position, where there are more."""

SHOWN = 6
"""Differences of two views that are named."""


class Broken(AssertionError):
    """A law of the contract is broken; the text says which, where, and after which moves."""


class Trial:
    """One game under examination: its start, the steps made so far, the codes and clauses of refusal met.

    `differed`: some other world was really another one.
    """

    def __init__(self, ruleset: Ruleset, options: Options, seats: int, lot: Lot) -> None:
        self.ruleset = ruleset
        self.options = options
        self.seats = seats
        self.lot = lot
        self.state: State = ruleset.start(options, seats)
        self.steps: list[tuple[int, Move]] = []
        self.refused: set[str] = set()
        self.clauses: set[str] = set()
        self.differed = False

    def must(self, truth: object, law: str, *about: object) -> None:
        """`Broken` unless the truth holds."""
        if not truth:
            shown = "; ".join(str(thing) for thing in about)
            trail = "\n".join(f"  {seat}: {move}" for seat, move in self.steps[-12:])
            raise Broken(
                f"{self.ruleset.info.id}: {law}: {shown}\n"
                f"{self.seats} seats, {dict(self.options)}, after {len(self.steps)} steps, the last of them:\n{trail}"
            )

    def viewers(self) -> tuple[Viewer, ...]:
        """A spectator, and every seat."""
        return (None, *range(self.seats))


def portrait(state: State, seats: int) -> bytes:
    """All that can be asked of a state, as bytes: equal portraits, equal states."""
    views = [state.view(viewer) for viewer in (None, *range(seats))]
    moves = [state.moves(seat) for seat in range(seats)]
    draw = state.draw() if state.actors() == (CHANCE,) else None
    return msgspec.json.encode([state.actors(), views, moves, draw, state.outcome()])


def choices(trial: Trial, seat: int) -> Sequence[Move]:
    """What a seat, or chance, may do: something, all different, and the same when asked again."""
    state = trial.state
    trial.must(state.outcome() is None, "there is no outcome before the end", state.outcome())
    if seat == CHANCE:
        return tuple(state.draw().outcomes())
    moves = list(state.moves(seat))
    trial.must(moves, "an actor has a move", seat)
    trial.must(len(set(moves)) == len(moves), "moves do not repeat", moves)
    trial.must(list(state.moves(seat)) == moves, "moves come in a fixed order", moves)
    return moves


def lively(trial: Trial, state: State) -> None:
    """Whoever is to act can: an acting seat never has an empty list."""
    for seat in state.actors():
        if seat != CHANCE:
            moves = state.moves(seat)
            trial.must(isinstance(moves, Sequence), "moves are a sequence", seat, type(moves))
            trial.must(moves, "an actor has a move", seat)


def goes_on(trial: Trial, actors: tuple[int, ...]) -> None:
    """No move that is offered leads to where somebody is to act and cannot."""
    for seat in actors:
        for move in some(choices(trial, seat), SOME_MOVES, trial.lot):
            after = trial.state.copy()
            _accepted(trial, after, seat, move)
            stuck = [other for other in after.actors() if other != CHANCE and not after.moves(other)]
            trial.must(not stuck, "an actor has a move after every move", stuck, move)


def some(things: Sequence[Move], most: int, lot: Lot) -> list[Move]:
    """All of them, or as many as `most` by chance."""
    rest = list(things)
    while len(rest) > most:
        rest.pop(lot.below(len(rest)))
    return rest


def step(trial: Trial, seat: int, move: Move) -> None:
    """A legal move is accepted, and what is told of it travels."""
    told: list[tuple[Event, Viewer]] = []

    def emit(event: Event, only: Viewer = None) -> None:
        told.append((event, only))

    _accepted(trial, trial.state, seat, move, emit)
    trial.steps.append((seat, move))
    for event, only in told:
        sent = msgspec.json.encode(event)
        try:
            back = msgspec.json.decode(sent, type=trial.ruleset.event)
        except msgspec.ValidationError as error:
            back = error
        trial.must(back == event, "events survive the journey", event, back)
        trial.must(only is None or trial.ruleset.info.secrets, "a game without secrets tells everybody", event)


def _accepted(trial: Trial, state: State, seat: int, move: Move, emit: Emit = mute) -> None:
    try:
        state.apply(seat, move, emit)
    except IllegalMove as refusal:
        trial.must(False, "apply accepts every move of moves", seat, move, refusal)


def unheard(trial: Trial, actors: tuple[int, ...]) -> None:
    """A game nobody listens to goes the same way."""
    seat = actors[0]
    possible = choices(trial, seat)
    move = possible[trial.lot.below(len(possible))]
    silent, loud = trial.state.copy(), trial.state.copy()

    def emit(event: Event, only: Viewer = None) -> None:
        del event, only

    _accepted(trial, silent, seat, move)
    _accepted(trial, loud, seat, move, emit)
    trial.must(portrait(silent, trial.seats) == portrait(loud, trial.seats), "listening changes nothing", move)


def only_legal(trial: Trial, actors: tuple[int, ...]) -> None:
    """Whatever `moves` does not list is refused and explained, and changes nothing."""
    legal = {seat: list(choices(trial, seat)) for seat in actors}
    before = portrait(trial.state, trial.seats)
    for seat in (CHANCE, *range(trial.seats), trial.seats):
        allowed = legal.get(seat, [])
        trial.must(seat in legal or not trial.state.moves(seat), "who may not act has no moves", seat)
        for move in strangers(trial.ruleset, legal, allowed) + mutants(allowed[:40], trial.lot):
            if move not in allowed:
                _refused(trial, seat, move)
    trial.must(portrait(trial.state, trial.seats) == before, "a refused move changes nothing")


def _refused(trial: Trial, seat: int, move: object) -> None:
    try:
        trial.state.apply(seat, move)
    except IllegalMove as refusal:
        trial.must(refusal.code and refusal.clause, "a refusal has a code and a clause", move)
        trial.clauses.add(refusal.clause)
        msgspec.json.encode(refusal.what)
        if seat != CHANCE:
            trial.refused.add(refusal.code)
    except Exception as error:
        raise Broken(f"{trial.ruleset.info.id}: apply({seat}, {move}) raised {error!r}") from error
    else:
        trial.must(False, "apply refuses what moves does not list", seat, move)


def independent(trial: Trial) -> None:
    """A copy is equal, and then goes its own way."""
    before = portrait(trial.state, trial.seats)
    copy = trial.state.copy()
    trial.must(portrait(copy, trial.seats) == before, "a copy is equal")
    for _ in range(6):
        actors = copy.actors()
        if not actors:
            break
        possible = copy.draw().outcomes() if actors[0] == CHANCE else copy.moves(actors[0])
        if not possible:
            break
        _accepted(trial, copy, actors[0], possible[trial.lot.below(len(possible))])
    trial.must(portrait(trial.state, trial.seats) == before, "a copy is independent")


def seen_alike(trial: Trial) -> None:
    """Views are of the promised type, and the same for everybody where nothing is secret."""
    everybody = trial.state.view(None)
    for viewer in trial.viewers():
        view = trial.state.view(viewer)
        trial.must(isinstance(view, trial.ruleset.sight), "views are of the promised type", viewer, type(view))
        if not trial.ruleset.info.secrets:
            trial.must(view == everybody, "without secrets everybody sees the same", viewer)


def imagined(trial: Trial) -> None:
    """A view leads back to a world that it fits."""
    state = trial.state
    for viewer in trial.viewers():
        seen = msgspec.json.encode(state.view(viewer))
        world = trial.ruleset.imagine(msgspec.json.decode(seen, type=trial.ruleset.sight), trial.lot.below)
        fits = msgspec.json.encode(world.view(viewer))
        trial.must(fits == seen, "an imagined world fits the view", viewer, *differences(seen, fits))
        trial.must(world.actors() == state.actors(), "an imagined world has the same actors", viewer)
        if viewer is not None:
            same = list(world.moves(viewer)) == list(state.moves(viewer))
            trial.must(same, "an imagined world has the same moves", viewer)


def differences(one: bytes, other: bytes) -> list[str]:
    """Name the fields in which two views (JSON) differ, each with both values: 'hands.0: [3] ≠ []'."""
    found: list[str] = []
    _compare("", msgspec.json.decode(one), msgspec.json.decode(other), found)
    return [*found[:SHOWN], "…"] if len(found) > SHOWN else found


def _compare(path: str, one: Any, other: Any, found: list[str]) -> None:
    if isinstance(one, dict) and isinstance(other, dict):
        parts = {key: (one.get(key), other.get(key)) for key in one | other}
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        parts = {str(place): pair for place, pair in enumerate(zip(one, other, strict=True))}
    else:
        if one != other:
            found.append(f"{path or 'the view'}: {one} ≠ {other}")
        return
    for key, (left, right) in parts.items():
        _compare(f"{path}.{key}".lstrip("."), left, right, found)


def another(trial: Trial, twin: Twin, viewer: Viewer) -> State:
    """Another world for a viewer, not always a different one; the trial remembers that somebody saw it differ."""
    other = twin(trial.state.copy(), viewer, trial.lot.below)
    if not trial.differed:
        seat = trial.lot.below(trial.seats)
        trial.differed = other.view(seat) != trial.state.view(seat)
    return other


def hidden(trial: Trial, twin: Twin) -> None:
    """Worlds that differ only in what a viewer may not know look the same to that viewer."""
    for viewer in trial.viewers():
        other = another(trial, twin, viewer)
        seen = msgspec.json.encode(trial.state.view(viewer))
        seen_there = msgspec.json.encode(other.view(viewer))
        trial.must(seen_there == seen, "a view shows nothing hidden", viewer, seen_there, seen)
        if viewer is not None:
            same = list(other.moves(viewer)) == list(trial.state.moves(viewer))
            trial.must(same, "moves show nothing hidden", viewer)


def bots(trial: Trial, actors: tuple[int, ...]) -> None:
    """Every level of bot chooses a legal move, from what its seat may know, and leaves what it looks at alone."""
    for seat in actors:
        if seat == CHANCE:
            continue
        for level, bot in trial.ruleset.bots.items():
            world = trial.ruleset.imagine(trial.state.view(seat), trial.lot.below)
            before = portrait(world, trial.seats)
            move = bot().choose(world, seat, trial.lot.below)
            trial.must(move in trial.state.moves(seat), "bots choose legal moves", level, move)
            trial.must(portrait(world, trial.seats) == before, "bots change nothing", level)


def ended(trial: Trial) -> None:
    """The end has an outcome that fits the ruleset, nobody moves any more, and the next game can begin."""
    state, ruleset = trial.state, trial.ruleset
    end = state.outcome()
    trial.must(end is not None, "a game that ends has an outcome")
    trial.must(not any(state.moves(seat) for seat in range(trial.seats)), "nobody moves after the end")
    assert end is not None
    sides = ruleset.sides(trial.options, trial.seats)
    trial.must(end.sides == sides, "the outcome has the sides of the ruleset", end.sides, sides)
    ranked = sorted(side for group in end.ranking for side in group)
    trial.must(ranked == list(range(len(sides))), "the ranking has every side once", end.ranking)
    trial.must(len(end.scores) == trial.seats, "there is a score for every seat", end.scores)
    trial.clauses.add(end.clause)
    trial.must(end.clause.startswith(ruleset.info.clauses + "-"), "the end has a clause", end.clause)
    trial.must(0 <= end.first < trial.seats, "the first seat is one of the seats", end.first)
    seen_alike(trial)
    imagined(trial)
    only_legal(trial, ())
    ruleset.start(trial.options, trial.seats, end)


def replay(trial: Trial) -> None:
    """The log, through JSON and back, gives the same game."""
    again = trial.ruleset.start(trial.options, trial.seats)
    for seat, move in trial.steps:
        kind = type(move) if seat == CHANCE else trial.ruleset.move
        again.apply(seat, msgspec.json.decode(msgspec.json.encode(move), type=kind))
    same = portrait(again, trial.seats) == portrait(trial.state, trial.seats)
    trial.must(same, "replaying the log gives the same game")


def silence(trial: Trial, seat: int) -> None:
    """What silence means, where it means something, is legal."""
    move = trial.ruleset.silence(trial.state, seat)
    trial.must(move is None or move in trial.state.moves(seat), "silence means a legal move", move)


def lessons(ruleset: Ruleset) -> None:
    """The solution of a lesson solves it, and no part of it does."""
    for lesson in ruleset.lessons:
        passed = [play(lesson, lesson.solution[:turns]).passed for turns in range(len(lesson.solution) + 1)]
        if not passed.pop() or any(passed):
            raise Broken(f"{ruleset.info.id}: the solution of a lesson solves it, and no part of it: {lesson.id}")
