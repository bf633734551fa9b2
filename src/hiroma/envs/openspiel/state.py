"""A state of OpenSpiel around a state of the rules."""

from functools import cache
from typing import Any, NamedTuple, Self

import msgspec
import pyspiel

from hiroma.envs.forms import Form
from hiroma.kernel import CHANCE, Draw, Move, State


class Heard(NamedTuple):
    """Digests of all that each seat has heard and done after a number of steps, and the position there."""

    steps: int
    state: State
    digests: tuple[bytes, ...]


class Now:
    """A position. Clones of a state share it until one of them moves on: to clone is what searches do most."""

    __slots__ = ("actors", "draw", "form", "heard", "horizon", "made", "over", "seen", "shared", "state")

    def __init__(self, form: Form, horizon: int, state: State, made: int = 0, heard: Heard | None = None) -> None:
        self.form = form
        self.horizon = horizon
        self.state = state
        self.made = made
        self.heard = heard
        self.shared = False
        self.draw: Draw | None = None
        self.look()

    def __deepcopy__(self, memo: object) -> Self:
        self.shared = True
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        # A state is written as its history: positions of compiled rules cannot be pickled.
        return _nothing, ()

    def own(self) -> "Now":
        """Return this position, or a copy of a shared one, to be changed."""
        return Now(self.form, self.horizon, self.state.copy(), self.made, self.heard) if self.shared else self

    def look(self) -> None:
        """Find out who acts, after a change."""
        self.actors = self.state.actors()
        self.seen: tuple[int, Any] = (-1, None)
        self.draw = None
        self.over = not self.actors or (self.made >= self.horizon and self.actors[0] != CHANCE)

    def drawn(self) -> Draw:
        """Return the draw of this position."""
        if self.draw is None:
            self.draw = self.state.draw()
        return self.draw


class HiromaState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A position for OpenSpiel. Actions of chance are indices of `draw().outcomes()`."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self._now: Now | None = game.beginning

    @property
    def now(self) -> Now:
        """Return the position; that of a state which was read from text is found by its history."""
        if self._now is None:
            self._now = self.get_game().beginning
            for action in self.history():
                self._apply_action(action)
        return self._now

    def current_player(self) -> int:
        """Return the first seat that may act; chance, or the end."""
        now = self.now
        if now.over:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = now.actors[0]
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        """Return true at the end, and at the horizon."""
        return self.now.over

    # OpenSpiel's own answers to the next four go through C++ and back. Its C++ does not ask these.

    def is_chance_node(self) -> bool:
        """Return true where chance decides."""
        now = self.now
        return not now.over and now.actors[0] == CHANCE

    def is_simultaneous_node(self) -> bool:
        """Return false: seats are asked one after another."""
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return the actions of a player, [] for one who does not act; those of chance for anybody where it decides."""
        now = self.now
        if now.over:
            return []
        seat = now.actors[0]
        if seat == CHANCE:
            return list(range(len(now.drawn().outcomes())))
        return self._legal_actions(seat) if player is None or player == seat else []

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """Return the flat observation of a player, of the current one where none is given."""
        if player is None:
            player = self.current_player()
        now = self.now
        if not 0 <= player < now.form.seats:
            raise pyspiel.SpielError(f"no player {player}: nobody observes for it")
        return now.form.scaled(now.form.encoding.observe(now.state, player))

    def _legal_actions(self, player: int) -> list[int]:
        now = self.now
        numbers = now.form.numbers
        return sorted([numbers[move] for move in now.state.moves(player)])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the results of the draw, equally likely."""
        return list(_evenly(len(self.now.drawn().outcomes())))

    def _apply_action(self, action: int) -> None:
        now = self._now = self.now.own()
        seat = now.actors[0]
        if seat == CHANCE:
            now.state.apply(CHANCE, now.drawn().outcomes()[action])
        else:
            now.state.apply(seat, now.form.moves[action])
            now.made += 1
        now.look()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return said(self.now.drawn().outcomes()[action])
        return said(self.now.form.moves[action])

    def returns(self) -> list[float]:
        """Return the rewards of a game that is over; zeros before, and at the horizon."""
        now = self.now
        outcome = None if now.actors else now.state.outcome()
        return [0.0] * now.form.seats if outcome is None else now.form.rewards(outcome)

    def __str__(self) -> str:
        form, state = self.now.form, self.now.state
        seats = range(form.seats if form.rules.info.secrets else 1)
        return "\n".join([written(form, state, seat) for seat in seats])


def _nothing() -> None:
    """Return the text of a position: none."""


@cache
def _evenly(count: int) -> tuple[tuple[int, float], ...]:
    return tuple((index, 1 / count) for index in range(count))


def said(move: Move) -> str:
    """Return a move as text: 'go orange=7 red=5'."""
    fields: dict[str, Any] = msgspec.to_builtins(move)
    name = fields.pop("do")
    return " ".join([name, *(f"{field}={value}" for field, value in fields.items())])


def written(form: Form, state: State, seat: int) -> str:
    """Return the observation of a seat as text: each field with the places of its numbers, and those other than 1."""
    numbers = form.encoding.observe(state, seat)
    found: list[str] = []
    start = 0
    for field in form.fields:
        part = numbers[start : start + field.size]
        start += field.size
        if any(part):
            here = [str(at) if number == 1 else f"{at}={number}" for at, number in enumerate(part) if number]
            found.append(f"{field.name} {' '.join(here)}")
    return "; ".join(found)
