"""The chance to win a game of Hidden Rooms: the strong bot's worth of the open attempt, and what attempts are left.

A worth ranks turns, but it is no chance to win: it forgets tiles and discounts. `WINS` gives the chance.
"""

from collections.abc import Sequence
from typing import Final

from hiroma.games.hidden_rooms.acts import campaign
from hiroma.games.hidden_rooms.acts.child import UNSEEN
from hiroma.games.hidden_rooms.bots.plans import PLACE, Plan, plans
from hiroma.games.hidden_rooms.bots.strong import Search
from hiroma.games.hidden_rooms.capabilities.advice import turn_of
from hiroma.games.hidden_rooms.course import Game
from hiroma.games.hidden_rooms.evaluation import VALUES
from hiroma.games.hidden_rooms.moves import Move, NextAttempt
from hiroma.games.hidden_rooms.parts.books import Stages
from hiroma.games.hidden_rooms.parts.track import Course
from hiroma.games.hidden_rooms.position import CHILD, EXPLORING, NOTHING, OVER, PAIR, PLACING, STAGE_TILE
from hiroma.kernel.capabilities import Weighed

# From 4,000 games in which any level begins an attempt and `master` ends it: 43,000 positions, with our own stages.
WINS: Final = [0.0, 0.12, 0.20, 0.46, 0.63, 0.72, 0.76, 0.83, 0.965, 0.995, 1.0]
"""Attempts won, 0 to 1, of those of worth 0, 0.1 … 1."""

PAIRS: Final = [
    (value, 6 + other, 6 if value == other else 16) for value in range(VALUES) for other in range(value, VALUES)
]
"""Two tiles for each two values, and the number of pairs of tiles with these values."""

ALL_PAIRS: Final = sum([weight for _, _, weight in PAIRS])

MOST_KNOWN: Final = 64
_known: dict[Course, float] = {}
"""The values of `start`, for at most `MOST_KNOWN` paths."""


class Foresight:
    """The chance of the one side, if `master` plays from there on."""

    def chances(self, state: Game) -> tuple[float, ...]:
        """Return the chance to win the game."""
        if state.clause:
            return (float(bool(campaign.outcome(state).winners)),)
        if state.phase == STAGE_TILE:
            return (fresh(state.book, state.attempt, state.starred, state.stage),)
        if state.phase == OVER:
            return (fresh(state.book, state.attempt + 1, state.starred, state.stage),)
        if state.phase == PAIR:
            return (in_all(state, start(state.book, state.stage)),)
        search = Search(state)
        if state.phase == EXPLORING:
            return (in_all(state, wins(search.worth(Plan(state.child, NOTHING, state.target, UNSEEN)))),)
        if state.phase == PLACING:
            return (in_all(state, wins(max(worth for _, worth in _placings(state, search)))),)
        return (in_all(state, wins(max([search.worth(plan) for plan in plans(state)]))),)

    def weigh(self, state: Game, seat: int, made: Sequence[Move] = ()) -> list[Weighed]:
        """Return whole turns, best first; moves that were made but end no turn are worth the best end they allow."""
        search = Search(state)
        lines: dict[tuple[Move, ...], float] = {}
        if state.phase == PLACING:
            lines = {(PLACE[tile],): in_all(state, wins(worth)) for tile, worth in _placings(state, search)}
        elif state.phase == CHILD:
            lines = {turn_of(plan): in_all(state, wins(search.worth(plan))) for plan in plans(state)}
        else:
            lines = {(NextAttempt(),): self.chances(state)[0]}
        if made and tuple(made) not in lines:
            after = state.copy()
            for move in made:
                after.apply(seat, move)
            lines[tuple(made)] = self.chances(after)[0]
        return [Weighed(line, (chance,)) for line, chance in sorted(lines.items(), key=lambda each: -each[1])]


def wins(worth: float) -> float:
    """Return the share, 0 to 1, of attempts of this worth that are won."""
    place = max(0, min(len(WINS) - 2, int(worth * (len(WINS) - 1))))
    part = worth * (len(WINS) - 1) - place
    return WINS[place] + (WINS[place + 1] - WINS[place]) * part


def in_all(at: Game, chance: float) -> float:
    """Return the chance to win the game from the chance to win its open attempt."""
    return goes_on(at.book, at.attempt, at.starred, at.stage, chance)


def goes_on(book: Stages, attempt: int, starred: bool, stage: int, chance: float) -> float:
    """Return the chance to win a game from the `chance` to win an attempt of it (HR-G-05 to HR-G-07)."""
    total = 0.0
    for won, part in ((True, chance), (False, 1.0 - chance)):
        if part > 0.0:
            clause = campaign.ending(attempt, won, starred)
            ended = float(clause == "HR-G-05")
            total += part * (ended if clause else fresh(book, attempt + 1, starred or won, stage))
    return total


def fresh(book: Stages, attempt: int, starred: bool, stage: int) -> float:
    """Return the chance to win before the stage tile of an attempt: a 6 keeps the `stage` (HR-P-02)."""
    stages = [value if value < VALUES else stage for value in range(1, VALUES + 1)]
    chances = [goes_on(book, attempt, starred, each, start(book, each)) for each in stages]
    return sum(chances) / VALUES


def start(book: Stages, stage: int) -> float:
    """Return the chance to win an attempt at a stage, before its first two tiles are known."""
    course = book.courses[stage]
    found = _known.get(course)
    if found is None:
        if len(_known) == MOST_KNOWN:
            _known.clear()
        found = _known[course] = sum([weight * _begun(book, stage, pair) for *pair, weight in PAIRS]) / ALL_PAIRS
    return found


def _begun(book: Stages, stage: int, pair: list[int]) -> float:
    at = Game(book)
    at.stage, at.phase, at.pair = stage, PLACING, pair
    at.supply &= ~(1 << pair[0] | 1 << pair[1])
    return wins(max(worth for _, worth in _placings(at, Search(at))))


def _placings(at: Game, search: Search) -> list[tuple[int, float]]:
    one, other = at.pair
    return [(one, search.placing(one, other)), (other, search.placing(other, one))]
