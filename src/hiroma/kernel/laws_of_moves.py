"""Laws of moves, draws, steps and copies."""

from collections.abc import Sequence

import msgspec

from hiroma.kernel.contract import CHANCE, Viewer
from hiroma.kernel.illegal import mutants, strangers
from hiroma.kernel.kinds import Event, Move
from hiroma.kernel.refusals import IllegalMove
from hiroma.kernel.state import State
from hiroma.kernel.trial import Broken, Trial, portrait, reason, some, travelled, who

SOME_MOVES = 60
"""Most moves of a seat that are tried from one position."""

EARLIER = 12
"""Latest moves of the game that are tried again where they are not legal."""

FAR = 6
"""Steps that a copy makes on its own."""

UNTOUCHED = "a refused move changes nothing"


def choices(trial: Trial, seat: int) -> Sequence[Move]:
    """Return the moves of a seat, or of chance: at least one, all different, the same when asked again."""
    state = trial.state
    end = state.outcome()
    trial.must(end is None, "there is no outcome before the end", end)
    if seat == CHANCE:
        return _draws(trial, state)
    offered = state.moves(seat)
    trial.must(isinstance(offered, tuple), "moves are a tuple", who(seat), type(offered))
    moves = list(offered)
    trial.must(moves, "an actor has a move", who(seat))
    try:
        repeats = len(set(moves)) < len(moves)
    except TypeError as error:
        trial.fail("moves are frozen all through", who(seat), error, moves[0])
    if repeats:
        trial.fail("moves do not repeat", who(seat), *sorted({str(move) for move in moves if moves.count(move) > 1}))
    again = list(state.moves(seat))
    if again != moves:
        trial.fail("moves come in a fixed order", who(seat), *_apart(moves, again))
    return moves


def _draws(trial: Trial, state: State) -> Sequence[Move]:
    draw = state.draw()
    outcomes = tuple(draw.outcomes())
    trial.must(outcomes, "a draw has outcomes", draw)
    again = state.draw()
    trial.must(again == draw, "a draw is the same when asked again", draw, again)
    return outcomes


def _apart(moves: list[Move], again: list[Move]) -> list[str]:
    # The first place where two lists of moves differ, or their lengths.
    for place, (one, other) in enumerate(zip(moves, again, strict=False)):
        if one != other:
            return [f"place {place}: {one} ≠ {other}"]
    return [f"{len(moves)} moves ≠ {len(again)} moves"]


def actors_in_order(trial: Trial, actors: tuple[int, ...]) -> None:
    """Actors are seats of the game in order, or chance alone."""
    trial.must(isinstance(actors, tuple), "actors are a tuple", type(actors), actors)
    trial.must(list(actors) == sorted(set(actors)), "actors come in seat order, once each", actors)
    trial.must(actors == (CHANCE,) or CHANCE not in actors, "chance moves alone", actors)
    trial.must(all(seat < trial.seats for seat in actors), "actors are seats of the game", actors)


def lively(trial: Trial, state: State) -> None:
    """An actor has a move: its list is never empty."""
    for seat in state.actors():
        if seat != CHANCE:
            moves = state.moves(seat)
            trial.must(isinstance(moves, tuple), "moves are a tuple", who(seat), type(moves))
            trial.must(moves, "an actor has a move", who(seat))


def steady(trial: Trial, actors: tuple[int, ...]) -> None:
    """Questions change nothing: asked twice, a state answers the same."""
    for seat in actors:
        choices(trial, seat)
    once = portrait(trial.state, trial.seats)
    trial.same(once, portrait(trial.state, trial.seats), "looking changes nothing")


def goes_on(trial: Trial, actors: tuple[int, ...]) -> None:
    """No legal move leads to a position in which an actor has no move."""
    for seat in actors:
        for move in some(choices(trial, seat), SOME_MOVES, trial.lot):
            after = trial.branch()
            after.go(seat, move)
            for other in after.state.actors():
                stuck = other != CHANCE and not after.state.moves(other)
                after.must(not stuck, "an actor has a move after every move", who(other))


def step(trial: Trial, seat: int, move: Move) -> None:
    """Make a legal move: apply accepts it, and its events travel."""
    told: list[tuple[Event, Viewer]] = []

    def emit(event: Event, only: Viewer = None) -> None:
        told.append((event, only))

    if seat != CHANCE:
        back = travelled(move, trial.ruleset.move)
        trial.must(back == move, "moves survive the journey", who(seat), move, back)
    trial.accepted(trial.state, seat, move, emit)
    trial.follow(seat, move)
    trial.steps.append((seat, move))
    for event, only in told:
        back = travelled(event, trial.ruleset.event)
        trial.must(back == event, "events survive the journey", event, back)
        one = only is None or only in range(trial.seats)
        trial.must(one, "an event is for everybody or for one seat", event, only)
        trial.must(only is None or trial.ruleset.info.secrets, "a game without secrets tells everybody", event)


def unheard(trial: Trial, actors: tuple[int, ...]) -> None:
    """A game goes the same way when nobody listens to its events."""
    seat = actors[0]
    possible = choices(trial, seat)
    move = possible[trial.lot.below(len(possible))]
    silent, loud = trial.state.copy(), trial.state.copy()

    def emit(event: Event, only: Viewer = None) -> None:
        del event, only

    trial.accepted(silent, seat, move)
    trial.accepted(loud, seat, move, emit)
    one, other = portrait(silent, trial.seats), portrait(loud, trial.seats)
    trial.same(one, other, "listening changes nothing", who(seat), move)


def only_legal(trial: Trial, actors: tuple[int, ...]) -> None:
    """A move that `moves` does not list is refused and explained, and changes nothing."""
    legal = {seat: list(choices(trial, seat)) for seat in actors}
    earlier = [move for _, move in trial.steps[-EARLIER:]]
    before, kept = portrait(trial.state, trial.seats), trial.state.copy()
    tried: list[tuple[int, Move]] = []
    for seat in (CHANCE, *range(trial.seats), trial.seats):
        allowed = legal.get(seat, [])
        if seat not in legal:
            offered = trial.state.moves(seat)
            trial.must(not offered, "who may not act has no moves", who(seat), offered)
        for move in [*strangers(trial.ruleset, legal, allowed), *earlier, *mutants(allowed[:40], trial.lot)]:
            if move not in allowed:
                try:
                    _refused(trial, seat, move)
                except Broken:
                    _culprit(trial, kept, before, tried)
                    raise
                tried.append((seat, move))
    if portrait(trial.state, trial.seats) != before:
        _culprit(trial, kept, before, tried)
        trial.same(before, portrait(trial.state, trial.seats), UNTOUCHED)


def _refused(trial: Trial, seat: int, move: Move) -> None:
    try:
        trial.state.apply(seat, move)
    except IllegalMove as refusal:
        _explained(trial, seat, move, refusal)
    except Exception as error:
        law = "apply raises nothing but a refusal"
        raise Broken(trial.account(law, who(seat), move, f"raised {reason(error)}")) from error
    else:
        trial.fail("apply refuses what moves does not list", who(seat), move)


def _explained(trial: Trial, seat: int, move: Move, refusal: IllegalMove) -> None:
    code, clause = refusal.code, refusal.clause
    trial.must(code and clause, "a refusal has a code and a clause", who(seat), move, f"{code!r}, {clause!r}")
    try:
        msgspec.json.encode(refusal.what)
    except (TypeError, ValueError, OverflowError) as error:
        trial.fail("what stands in the way travels", who(seat), move, code, error)
    if clause not in trial.clauses:
        trial.clauses[clause] = f"refusal {code} of {who(seat)}: {move}\n{trial.where()}"
    if seat != CHANCE and code not in trial.refused:
        trial.refused[code] = f"{who(seat)}: {move}\n{trial.where()}"


def _culprit(trial: Trial, kept: State, before: bytes, tried: list[tuple[int, Move]]) -> None:
    # Try the refused moves one after another, to name the first that left a trace; raise nothing when none did.
    trial.same(before, portrait(kept, trial.seats), "a copy is equal")
    for seat, move in tried:
        try:
            kept.apply(seat, move)
        except IllegalMove:
            trial.same(before, portrait(kept, trial.seats), UNTOUCHED, who(seat), move)


def independent(trial: Trial) -> None:
    """A copy is equal, and then goes its own way; views that were handed out stay as they were."""
    before = portrait(trial.state, trial.seats)
    other = trial.branch()
    trial.same(before, portrait(other.state, trial.seats), "a copy is equal")
    views = [other.state.view(viewer) for viewer in trial.viewers()]
    seen = [msgspec.json.encode(view) for view in views]
    for _ in range(FAR):
        actors = other.state.actors()
        if not actors or (actors[0] != CHANCE and not other.state.moves(actors[0])):
            break
        possible = choices(other, actors[0])
        other.go(actors[0], possible[trial.lot.below(len(possible))])
    other.same(before, portrait(trial.state, trial.seats), "a copy is independent", f"it left after {len(trial.steps)}")
    for viewer, view, was in zip(trial.viewers(), views, seen, strict=True):
        other.same(was, msgspec.json.encode(view), "a view does not change afterwards", who(viewer))


def silence(trial: Trial, seat: int) -> None:
    """The move that silence means, if there is one, is legal."""
    move = trial.ruleset.silence(trial.state, seat)
    legal = move is None or move in trial.state.moves(seat)
    trial.must(legal, "silence means a legal move", who(seat), move)
