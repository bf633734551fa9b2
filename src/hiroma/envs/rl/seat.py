"""Gymnasium's environment: one seat, alone or against bots. Chance and bots play between its decisions."""

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

import gymnasium

from hiroma.envs.forms import form
from hiroma.envs.play import ENDLESS, Play
from hiroma.envs.rl.arrays import FLAT, Arrays, Mask, Observation
from hiroma.envs.rl.rendering import MODES, Renderer
from hiroma.kernel import Bot, IllegalMove, OptionValue

ILLEGAL = -1.0
"""The reward of an illegal move, which ends the game."""


class OneSeat(gymnasium.Env[Observation, int]):
    """A game from the view of one seat.

    `seat` is that seat, None for another one in each game. `opponents` is the level of the bots on all other seats,
    or a level for each. The mask of legal moves is in `info["action_mask"]`, and in `action_masks()`. All
    arguments that are not named are options of the game.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": MODES, "render_fps": 2}  # type: ignore[misc]  # Gymnasium's is one of the instance

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        seat: int | None = None,
        opponents: str | Sequence[str] = "casual",
        observation: str = FLAT,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **options: OptionValue,
    ) -> None:
        self.form = form(game, seats, options)
        others = self.form.seats - 1
        levels = [opponents] * others if isinstance(opponents, str) else list(opponents)
        known = self.form.rules.bots
        if len(levels) != others or any(level not in known for level in levels):
            raise ValueError(f"{game} has bots {', '.join(known)}, and {others} other seats; not {opponents!r}")
        if seat is not None and not 0 <= seat < self.form.seats:
            raise ValueError(f"there is no seat {seat} among {self.form.seats}")
        self.levels = levels
        self.render_mode = render_mode
        self.max_cycles = max_cycles or (None if self.form.rules.info.ends_with is None else ENDLESS)
        self.arrays = Arrays(self.form, observation)
        self.observation_space = self.arrays.space()
        self.action_space = self.arrays.actions()  # type: ignore[assignment]  # its numbers are integers of numpy
        self._renderer = Renderer(self.form, render_mode)
        self._given = seat

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game, and play until the seat has to decide. A seed makes chance and bots the same."""
        super().reset(seed=seed)
        chance = Random(int(self.np_random.integers(2**63)))
        self.play = Play(self.form, chance, self.max_cycles)
        self.seat = chance.randrange(self.form.seats) if self._given is None else self._given
        bots = [self.form.rules.bots[level]() for level in self.levels]
        bots.insert(self.seat, None)  # type: ignore[arg-type]  # the seat itself has no bot
        self._bots: list[Bot] = bots
        self._others()
        return self._seen()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make a move, and play until the seat has to decide again. An illegal move ends the game."""
        play = self.play
        try:
            play.act(self.seat, int(action))
        except IllegalMove as refusal:
            seen, info = self._seen()
            return seen, ILLEGAL, True, False, info | {"illegal": refusal.code}
        self._others()
        seen, info = self._seen()
        over = not play.actors
        return seen, play.rewards[self.seat], over and not play.cut, play.cut, info

    def action_masks(self) -> Mask:
        """Return the mask of legal moves, under the name that sb3-contrib asks for."""
        return self.arrays.mask(self.play, self.seat)

    def _others(self) -> None:
        play, rules = self.play, self.form.rules
        while play.actors and self.seat not in play.actors:
            seat = play.actors[0]
            world = rules.imagine(play.state.view(seat), play.below) if rules.info.secrets else play.state
            play.act(seat, self.form.numbers[self._bots[seat].choose(world, seat, play.below)])
        self._renderer.follow(play.state, self.seat)

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        info = {"action_mask": self.arrays.mask(self.play, self.seat), "seat": self.seat}
        return self.arrays.observe(self.play, self.seat), info

    def render(self) -> Any:
        """Return a picture of what the seat sees."""
        return self._renderer.render(self.play.state, self.seat)

    def close(self) -> None:
        """Close the window."""
        self._renderer.close()
