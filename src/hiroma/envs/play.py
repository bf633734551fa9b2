"""One play-through for learners: chance is drawn between decisions, moves are numbers, views are arrays."""

from random import Random
from typing import Any, Final

from hiroma.envs.forms import Form
from hiroma.kernel import CHANCE, Draw, IllegalMove

ENDLESS: Final = 2_000
"""Moves after which a game is cut whose rules promise no end under random play."""


class Play:
    """A game in progress. `actors` are the seats that may act, `()` at the end.

    `rewards` are 0 until the game is over. `cut` says that it was left after `most` moves.
    """

    def __init__(self, form: Form, chance: Random, most: int | None = None) -> None:
        self.form = form
        self.most = most
        self.made = 0
        self.cut = False
        self.rewards: list[float] = [0.0] * form.seats
        self._random = chance.random
        self._draw: Draw | None = None
        self._outcomes: Any = ()
        self.state = form.rules.start(form.options, form.seats)
        self.actors = self._go_on()

    def below(self, count: int) -> int:
        """Return a number 0..count-1 by chance."""
        return int(self._random() * count)

    def act(self, seat: int, action: int) -> None:
        """Make a move, and what chance decides after it. `IllegalMove` of the rules, and then nothing has changed."""
        if not 0 <= action < len(self.form.moves):
            raise IllegalMove("unknown-move", "", action=action)
        self.state.apply(seat, self.form.moves[action])
        self.made += 1
        self.actors = self._go_on()
        if self.actors and self.most is not None and self.made >= self.most:
            self.cut, self.actors = True, ()

    def _go_on(self) -> tuple[int, ...]:
        state = self.state
        actors = state.actors()
        while actors and actors[0] == CHANCE:
            draw = state.draw()
            if draw is not self._draw:
                self._draw, self._outcomes = draw, draw.outcomes()
            outcomes = self._outcomes
            state.apply(CHANCE, outcomes[int(self._random() * len(outcomes))])
            actors = state.actors()
        if not actors:
            outcome = state.outcome()
            assert outcome is not None
            self.rewards = self.form.rewards(outcome)
        return actors

    def legal(self, seat: int) -> list[int]:
        """Return the actions of a seat, in the order of the rules; none for a seat that may not act."""
        if seat not in self.actors:
            return []
        numbers = self.form.numbers
        return [numbers[move] for move in self.state.moves(seat)]
