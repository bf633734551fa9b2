"""The lines of the master from a position that stands, with everybody's chance to win after each. Runs in a worker."""

import msgspec

from hiroma.bots.hindsight import Finished, insight_of, on_wire, sides_of
from hiroma.games import ruleset
from hiroma.kernel import CHANCE, Seat, State
from hiroma.kernel.contract import Wire
from hiroma.table.play import read_moves

LINES = 5
"""Most lines of an answer."""


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """Moves of one seat that it may submit together, and everybody's chances after them."""

    moves: tuple[Wire, ...]
    chances: tuple[float, ...]
    """Of each side, 0..1."""


class Considered(msgspec.Struct, frozen=True, kw_only=True):
    """A position as the master sees it."""

    rev: int
    """The entry of the table's log after which the position stands."""
    sides: tuple[tuple[Seat, ...], ...]
    seat: Seat | None
    """The seat whose lines these are, None where nobody decides."""
    chances: tuple[float, ...]
    """Of each side, 0..1."""
    lines: tuple[Line, ...]
    """The best ones for the seat, best first; none where there is nothing to weigh."""


class Standing(msgspec.Struct, frozen=True):
    """A question to a worker: a game as it has been played so far, and the newest entry."""

    game: Finished
    rev: int


def considered(asked: Standing) -> bytes:
    """Return a `Considered`, as JSON."""
    game = asked.game
    state = played(game)
    insight = insight_of(game.game)
    actors = [seat for seat in state.actors() if seat != CHANCE]
    seat = actors[0] if actors else None
    weighed = [] if seat is None else insight.weigh(state, seat)[:LINES]
    answer = Considered(
        rev=asked.rev,
        sides=sides_of(game),
        seat=seat,
        chances=insight.chances(state),
        lines=tuple(Line(moves=on_wire(each.line), chances=each.chances) for each in weighed),
    )
    return msgspec.json.encode(answer)


def played(game: Finished) -> State:
    """Return the position to which a game has come."""
    rules = ruleset(game.game, game.version)
    state = rules.start(game.options, game.seats, game.after)
    for numbers in game.opening:
        state.apply(CHANCE, state.draw().result(numbers))
    for step in game.steps:
        for move in read_moves(rules, step.moves):
            state.apply(step.seat, move)
        for numbers in step.draws:
            state.apply(CHANCE, state.draw().result(numbers))
    return state
