"""Puzzles: positions of real games with one clear best move, and what somebody's answer is worth. Runs in a worker.

A puzzle keeps the way to its position and no names. The chances are those of the game's `insight`.
"""

import hashlib
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files

import msgspec

from hiroma.bots.hindsight import Finished, by_seat, insight_of, judge, on_wire, sides_of
from hiroma.games import ruleset
from hiroma.kernel import CHANCE, IllegalMove, Seat, State
from hiroma.kernel.capabilities import Weighed
from hiroma.kernel.contract import Wire
from hiroma.kernel.lesson import Scene
from hiroma.table.play import read_moves
from hiroma.table.practice import PastStep
from hiroma.table.refusal import Refused

GAP = 0.08
"""The chance to win by which the best line is better than the rest."""
ALIKE = 0.005
"""Lines that differ by less are equally good."""
RIGHT = 0.02
"""The chance to win that a right answer may cost."""
FEWEST = 3
"""Lines from which to choose."""
TOLD = 4
"""Lines that an answer names."""
OPEN = (0.08, 0.95)
"""The chance of the side on turn, by its best line: nothing that is lost or won already."""


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A position of a finished game, and the seat that is to find its best move."""

    id: str
    game: Finished
    """The game up to the position."""
    seat: Seat


class Search(msgspec.Struct, frozen=True):
    """A question to a worker: the puzzles among the decisions before these steps of a game, counted from 0."""

    game: Finished
    places: tuple[int, ...]


class Asked(msgspec.Struct, frozen=True):
    """A question to a worker: a puzzle, the turns made so far, and True where the last is only looked at."""

    puzzle: Puzzle
    turns: list[list[Wire]]


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """A line and the chance to win that it leaves the side on turn, 0..1."""

    moves: tuple[Wire, ...]
    chance: float


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """The worth of an answer: the chance it left, the chance of the best line, and the best lines."""

    solved: bool
    chance: float
    best: float
    lines: tuple[Told, ...]
    """The best of each group of lines that lead to the same, best first."""


def position(game: Finished) -> State:
    """Return the state at the end of a way."""
    rules = ruleset(game.game, game.version)
    state = rules.start(game.options, game.seats, game.after)
    for step in (PastStep(CHANCE, [], game.opening), *game.steps):
        for move in read_moves(rules, step.moves):
            state.apply(step.seat, move)
        for numbers in step.draws:
            state.apply(CHANCE, state.draw().result(numbers))
    return state


def search(asked: Search) -> list[Puzzle]:
    """Return the puzzles among some decisions of a game."""
    found = []
    for place in asked.places:
        seat = asked.game.steps[place].seat
        way = msgspec.structs.replace(asked.game, steps=asked.game.steps[:place], revs=())
        state = position(way)
        side = by_seat(sides_of(way))[seat]
        if state.actors() == (seat,) and is_clear(insight_of(way.game).weigh(state, seat), side):
            name = hashlib.sha256(msgspec.json.encode(way)).hexdigest()[:10]
            found.append(Puzzle(id=f"{way.game}-{name}", game=way, seat=seat))
    return found


def is_clear(weighed: Sequence[Weighed], side: int) -> bool:
    """Return True for one best move, or several that come to the same, clearly before all others."""
    chances = sorted((each.chances[side] for each in weighed), reverse=True)
    if len(chances) < FEWEST or not OPEN[0] <= chances[0] <= OPEN[1]:
        return False
    rest = [chance for chance in chances if chance < chances[0] - ALIKE]
    return bool(rest) and rest[0] <= chances[0] - GAP and 2 * len(rest) >= len(chances)


def look(asked: Asked) -> Scene:
    """Return the position of a puzzle, or the one after drafted moves. `Refused` by the rules of its game."""
    puzzle = asked.puzzle
    rules = ruleset(puzzle.game.game, puzzle.game.version)
    state = position(puzzle.game)
    heard: list[msgspec.Struct] = []

    def emit(event: msgspec.Struct, only: Seat | None = None) -> None:
        if only is None or only == puzzle.seat:
            heard.append(event)

    for moves in asked.turns:
        for place, move in enumerate(read_moves(rules, moves)):
            try:
                state.apply(puzzle.seat, move, emit)
            except IllegalMove as illegal:
                raise Refused.by_rule(illegal, place) from None
    open_still = puzzle.seat in state.actors()
    return Scene(
        seat=puzzle.seat,
        seats=puzzle.game.seats,
        view=state.view(puzzle.seat),
        moves=state.moves(puzzle.seat) if open_still else [],
        actors=state.actors() if open_still else (),
        events=heard,
        passed=False,
        over=False,
    )


def looked(asked: Asked) -> bytes:
    """Return the scene as JSON: its view has a type of its own game."""
    return msgspec.json.encode(look(asked))


def answered(asked: Asked) -> Verdict:
    """Return what the moves of all turns are worth. `Refused` as `look`, and 'draw-between'."""
    puzzle = asked.puzzle
    way = puzzle.game
    made = read_moves(ruleset(way.game, way.version), [move for turn in asked.turns for move in turn])
    look(asked)
    state, insight = position(way), insight_of(way.game)
    side = by_seat(sides_of(way))[puzzle.seat]
    judged = judge(insight, state, puzzle.seat, side, made)
    lines = tuple(apart(insight.weigh(state, puzzle.seat), side))
    cost = 0.0 if judged is None else judged.cost
    return Verdict(solved=cost <= RIGHT, chance=lines[0].chance - cost, best=lines[0].chance, lines=lines[:TOLD])


def apart(weighed: Sequence[Weighed], side: int) -> Iterator[Told]:
    """Yield lines, best first, each of another worth."""
    last = 2.0
    for each in sorted(weighed, key=lambda each: -each.chances[side]):
        if each.chances[side] < last - ALIKE:
            last = each.chances[side]
            yield Told(moves=on_wire(each.line), chance=last)


@cache
def shipped() -> dict[str, Puzzle]:
    """Return the puzzles that come with the hall, by id."""
    body = (files("hiroma.bots") / "puzzles.json").read_bytes()
    return {puzzle.id: puzzle for puzzle in msgspec.json.decode(body, type=list[Puzzle])}
