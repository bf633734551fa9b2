"""PettingZoo's AEC environment: one seat acts at a time. Seats that choose at once are asked one after another.

A choice waits in the state, and the observations of the others do not show it.
"""

from random import Random
from typing import Any

from gymnasium import spaces
from pettingzoo.utils import wrappers
from pettingzoo.utils.env import AECEnv

from hiroma.envs.forms import form
from hiroma.envs.play import ENDLESS, Play
from hiroma.envs.rl.arrays import FLAT, Arrays, Observation
from hiroma.envs.rl.rendering import MODES, Renderer
from hiroma.kernel import OptionValue

ILLEGAL = -1.0
"""The reward of a seat that makes an illegal move, which ends the game. The others get 0."""


class Turns(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game for several seats: `player_0` is seat 0.

    `seats` is the number of seats, `observation` 'flat' or 'dict', `max_cycles` the number of moves after which
    a game is cut. All other arguments are options of the game.
    """

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        observation: str = FLAT,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **options: OptionValue,
    ) -> None:
        super().__init__()
        self.form = form(game, seats, options)
        self.render_mode = render_mode
        self.metadata = metadata(game)
        self.max_cycles = max_cycles or longest(self.form.rules.info.ends_with)
        self.arrays = Arrays(self.form, observation)
        self.possible_agents = [f"player_{seat}" for seat in range(self.form.seats)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._renderer = Renderer(self.form, render_mode)
        self._chance = Random()
        seen = self.arrays.space()
        both = {"observation": seen, "action_mask": self.arrays.masks()}
        self.observation_spaces = {agent: spaces.Dict(both) for agent in self.possible_agents}
        self.action_spaces = {agent: self.arrays.actions() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of what an agent observes: 'observation' and 'action_mask'."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of actions: every move of the game by its number."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. The same seed and the same actions give the same game; without one the chance goes on."""
        if seed is not None:
            self._chance = Random(seed)
        self.play = Play(self.form, self._chance, self.max_cycles)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.play.actors[0]]
        self._renderer.follow(self.play.state, None)

    def observe(self, agent: str) -> dict[str, Observation]:
        """Return what an agent sees, and the mask of what it may do now."""
        seat = self._seat[agent]
        return {"observation": self.arrays.observe(self.play, seat), "action_mask": self.arrays.mask(self.play, seat)}

    def step(self, action: int | None) -> None:
        """Make the move of the agent on turn; `IllegalMove` changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        play = self.play
        assert action is not None, "only an agent that is done passes None"
        play.act(self._seat[agent], int(action))
        self._cumulative_rewards[agent] = 0.0
        self._renderer.follow(play.state, None)
        if play.actors:
            self.agent_selection = self.possible_agents[play.actors[0]]
            return
        for each, reward in zip(self.possible_agents, play.rewards, strict=True):
            self.rewards[each] = reward
            self._cumulative_rewards[each] += reward
            self.terminations[each] = not play.cut
            self.truncations[each] = play.cut
        self._deads_step_first()

    def render(self) -> Any:
        """Return a picture of what spectators see."""
        return self._renderer.render(self.play.state, None)

    def close(self) -> None:
        """Close the window."""
        self._renderer.close()


def metadata(game: str) -> dict[str, Any]:
    """Return what PettingZoo wants to know of an environment."""
    return {
        "name": f"{game.replace('-', '_')}_v0",
        "render_modes": MODES,
        "is_parallelizable": False,
        "render_fps": 2,
    }


def longest(ends_with: str | None) -> int | None:
    """Return the number of moves after which a game is cut; None where random play ends."""
    return None if ends_with is None else ENDLESS


def checked(env: Turns) -> Any:
    """Return an environment with PettingZoo's checks around it; an illegal move ends the game."""
    ended = wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ended))
