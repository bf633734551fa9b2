"""Games that teach the outlook of the master: first those of `club`, which are quick, then those of the solver."""

from typing import Final

from hiroma.games.cant_stop.acts.places import winner
from hiroma.games.cant_stop.bots.learned import LearnedLeaf
from hiroma.games.cant_stop.bots.outlook import SPAN, Standing, unlearned
from hiroma.games.cant_stop.bots.rule_of_n import ga_linear
from hiroma.games.cant_stop.bots.turn import Turn
from hiroma.games.cant_stop.course import Game
from hiroma.games.cant_stop.evaluation import prospects
from hiroma.games.cant_stop.moves import Go
from hiroma.games.cant_stop.parts.board import ROLLS
from hiroma.games.cant_stop.parts.offers import DROP, STOP
from hiroma.kernel.contract import CHANCE, Below
from hiroma.kernel.learning import softmax
from hiroma.kernel.training import Sample

WATCHED: Final = 8000
"""Games of `club` that come first: only their results count."""

TRUST: Final = 0.9
"""Share of the solver's value after the first roll in a target; the rest is the game's result."""

REACH: Final = 12
"""Cells up to which a turn is solved. Hardly any turn comes that far, and tables are a third as long."""

ASTRAY: Final = 50
"""One in 50 choices between GO and STOP is made the other way, so that unusual positions are seen too."""


def watch(seats: int, unique: bool, team: bool, below: Below) -> list[Sample]:
    """Watch one game of `club` and return a sample for each turn, before its first roll.

    Its targets are the result of the game, in solitaire the value of the turns still to come.
    """
    state = Game(seats, unique, team, 1)
    state.begin(below(seats))
    bot, leaf = ga_linear(), LearnedLeaf(unlearned())
    seen: list[Standing] = []
    while state.actors():
        if state.roll >= 0:
            state.apply(state.mover, bot.choose(state, state.mover, below))
            continue
        if sum(state.turns) > len(seen):
            leaf.see(state)
            seen.append(leaf.begun())
        state.apply(CHANCE, state.draw().outcomes()[below(len(ROLLS))])
    if seats == 1:
        return [against_measure(at, short_of(len(seen) - turn)) for turn, at in enumerate(seen)]
    won = winner(state)
    return [Sample(at.entries(), [float(side == won) for side in [at.mine, *at.others]]) for at in seen]


def play(numbers: list[float], seats: int, unique: bool, team: bool, below: Below) -> list[Sample]:
    """Play one game, all seats by these numbers, and return a sample for each turn."""
    state = Game(seats, unique, team, 1)
    state.begin(below(seats))
    leaf = LearnedLeaf(numbers)
    turn = Turn(state, leaf, REACH)
    seen: list[tuple[Standing, float]] = []
    begun = 0
    while state.actors():
        if state.roll < 0:
            state.apply(CHANCE, state.draw().outcomes()[below(len(ROLLS))])
            continue
        fresh = sum(state.turns) != begun
        if fresh:
            begun = sum(state.turns)
            turn = Turn(state, leaf, REACH)
        ahead = prospects(state, state.moves(state.mover))
        best, most = None, turn.lost
        for prospect in ahead:
            value = turn.worth(prospect.cells)
            if best is None or value > most:
                best, most = prospect, value
        if fresh:
            seen.append((leaf.begun(), most))
        if best is None:
            state.apply(state.mover, DROP)
            continue
        stops = best.stops and turn.stopping(best.cells) >= most
        if below(ASTRAY) == 0:
            stops = best.stops and not best.loses() and not stops
        move: Go = best.go
        state.apply(state.mover, STOP[move.orange][move.red] if stops else move)
    if seats == 1:
        lengths = [short_of(len(seen) - turn) for turn in range(len(seen))]
        return [
            against_measure(standing, mixed(value - 1.0 / SPAN, length))
            for (standing, value), length in zip(seen, lengths, strict=True)
        ]
    return [sample(standing, value, winner(state)) for standing, value in seen]


def short_of(turns: int) -> float:
    """Return the value of a solitaire position with `turns` still to come, 0..1."""
    return max(0.0, 1.0 - turns / SPAN)


def mixed(value: float, result: float) -> float:
    """Return the target: the solver's value, and a little of the game's result."""
    return TRUST * value + (1.0 - TRUST) * result


def against_measure(standing: Standing, target: float) -> Sample:
    """Return a position of a single seat with its target against the measure."""
    return Sample(standing.entries(), [target, 1.0 - target])


def sample(standing: Standing, value: float, won: int) -> Sample:
    """Return a position with its targets; `value` is the solver's for the mover's side, `won` the winning side."""
    places = standing.entries()
    chances = softmax([sum([standing.numbers[place] for place in row]) for row in places])
    rest = max(1.0 - chances[0], 1e-9)
    targets = [value, *(chance * (1.0 - value) / rest for chance in chances[1:])]
    sides = [standing.mine, *standing.others]
    return Sample(places, [mixed(target, float(side == won)) for target, side in zip(targets, sides, strict=True)])
